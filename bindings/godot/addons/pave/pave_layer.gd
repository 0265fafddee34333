class_name PaveLayer
extends TileMapLayer
## A TileMapLayer that shows an endless world of its tile set: it fills chunks around a camera and
## drops those that are far away. See [PaveWorld] for what the tile set needs.

## The seed of the world.
@export var world_seed := 0
## The terrain set of the tile set.
@export var terrain_set := 0
## What the chunks follow. Without one, the camera of the viewport.
@export var camera: Node2D
## Cells of a chunk, in each direction.
@export_range(4, 64) var chunk_size := 16
## Chunks beyond what is seen, in each direction.
@export_range(0, 8) var margin := 1
## Chunks that are filled in a frame at most.
@export_range(1, 64) var chunks_a_frame := 2

## The world, from the first frame on.
var world: PaveWorld
var _chunks := {}


func _ready() -> void:
	start(world_seed)


## Begins again with another seed.
func start(seed: int) -> void:
	world_seed = seed
	world = PaveWorld.new(tile_set, seed, terrain_set)
	if world.error != "":
		push_error("PaveLayer: " + world.error)
	_chunks.clear()
	clear()


func _process(_delta: float) -> void:
	if world.error == "":
		update(chunks_a_frame)


## How many chunks are filled.
func chunk_count() -> int:
	return _chunks.size()


## Drops far chunks and fills up to [param most] near ones, the nearest first. Returns how many are
## still missing.
func update(most: int) -> int:
	var seen := _seen_chunks()
	for chunk: Vector2i in _chunks.keys():
		if not seen.grow(1).has_point(chunk):
			_drop(chunk)
	var missing: Array[Vector2i] = []
	for y in range(seen.position.y, seen.end.y):
		for x in range(seen.position.x, seen.end.x):
			if not _chunks.has(Vector2i(x, y)):
				missing.append(Vector2i(x, y))
	var middle := seen.get_center()
	missing.sort_custom(func(a, b): return (a - middle).length_squared() < (b - middle).length_squared())
	for chunk in missing.slice(0, most):
		world.fill(self, Rect2i(chunk * chunk_size, Vector2i.ONE * chunk_size))
		_chunks[chunk] = true
	return maxi(missing.size() - most, 0)


func _drop(chunk: Vector2i) -> void:
	for y in chunk_size:
		for x in chunk_size:
			erase_cell(chunk * chunk_size + Vector2i(x, y))
	_chunks.erase(chunk)


# The chunks that the camera sees, and the margin. Of diamonds it is the box of the four corners.
func _seen_chunks() -> Rect2i:
	var from := camera if camera else get_viewport().get_camera_2d()
	var zoom: Vector2 = from.zoom if from is Camera2D else Vector2.ONE
	var half := get_viewport_rect().size / zoom / 2.0
	var middle := from.global_position if from else half
	var cells := Rect2i(local_to_map(to_local(middle)), Vector2i.ZERO)
	for corner: Vector2 in [Vector2(-1, -1), Vector2(1, -1), Vector2(-1, 1), Vector2(1, 1)]:
		cells = cells.expand(local_to_map(to_local(middle + half * corner)))
	var size := Vector2.ONE * chunk_size
	var first := Vector2i((Vector2(cells.position) / size).floor())
	var last := Vector2i((Vector2(cells.end) / size).floor())
	return Rect2i(first, last - first + Vector2i.ONE).grow(margin)
