extends Node2D
## An endless meadow. The arrow keys move the camera, the space bar makes another world.

const SPEED := 400.0

@onready var world: PaveLayer = $World
@onready var camera: Camera2D = $Camera
@onready var label: Label = $Text/Label


func _process(delta: float) -> void:
	camera.position += Input.get_vector("ui_left", "ui_right", "ui_up", "ui_down") * SPEED * delta
	var cell := world.local_to_map(camera.position)
	label.text = "seed %d, cell %d,%d: arrow keys, space" % [world.world_seed, cell.x, cell.y]


func _unhandled_input(event: InputEvent) -> void:
	if event.is_action_pressed("ui_select"):
		world.start(world.world_seed + 1)
