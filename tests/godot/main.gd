extends Node2D
## Compares worlds of the addon, scenes and tile sets with what the command says of them, in the
## engine itself. tests/house/godot makes the files and judges what is printed.

const WORLD_SEED := 12345678901234567


func _ready() -> void:
	print(Engine.get_version_info().string)
	add_child(load("res://tile.gd").new())  # of docs/adopt.md
	for set_name in ["corner", "edge", "mixed", "diamond"]:
		_check_world(set_name)
	for scene in ["square", "isometric", "staggered", "rows", "columns", "turned", "baked"]:
		_check_scene(scene)
	for set_name in ["baked", "hexagon"]:
		print(set_name, ": ", PaveWorld.new(load("res://%s.tres" % set_name), 1).error)
	_check_stream()
	_check_terrains()
	await _run_demo()
	print("done")


func _table(file: String) -> Array[PackedStringArray]:
	var rows: Array[PackedStringArray] = []
	for line in FileAccess.get_file_as_string("res://" + file).strip_edges().split("\n"):
		rows.append(line.split(","))
	return rows


# The tile of an atlas by its number in the command's table.
func _place(number: int, columns: int) -> Vector2i:
	return Vector2i(number % columns, number / columns)


func _columns(tile_set: TileSet) -> int:
	var columns := 0
	var atlas: TileSetAtlasSource = tile_set.get_source(tile_set.get_source_id(0))
	for i in atlas.get_tiles_count():
		columns = maxi(columns, atlas.get_tile_id(i).x + 1)
	return columns


func _check_world(set_name: String) -> void:
	var tile_set: TileSet = load("res://%s.tres" % set_name)
	var world := PaveWorld.new(tile_set, WORLD_SEED)
	var rows := _table(set_name + ".csv")
	var columns := _columns(tile_set)
	var wrong := 0
	var origin := Vector2i(-7, -5)
	var whole := world.tiles_in(Rect2i(origin, Vector2i(rows[0].size(), rows.size())))
	var i := 0
	for y in rows.size():
		for x in rows[y].size():
			var place := _place(int(rows[y][x]), columns)
			wrong += int(whole[i] != place)
			if i % 7 == 0:
				wrong += int(world.at(origin + Vector2i(x, y)) != place)
			i += 1
	print("world %s: %d tiles, %d wrong%s" % [set_name, i, wrong, world.error])


func _check_scene(scene: String) -> void:
	var layer: TileMapLayer = load("res://%s.tscn" % scene).instantiate()
	var rows := _table(scene + ".scene.csv")
	var columns := _columns(layer.tile_set)
	var origin := Vector2i(layer.get_meta("q"), layer.get_meta("r"))
	var wrong := 0
	var cells := 0
	for y in rows.size():
		for x in rows[y].size():
			var cell := origin + Vector2i(x, y)
			var number := int(rows[y][x])
			if number < 0:
				wrong += int(layer.get_cell_source_id(cell) != -1)
				continue
			cells += 1
			wrong += int(layer.get_cell_atlas_coords(cell) != _place(number & 0x0FFFFFFF, columns))
			wrong += int(layer.is_cell_flipped_h(cell) != (number >> 31 & 1 == 1))
			wrong += int(layer.is_cell_flipped_v(cell) != (number >> 30 & 1 == 1))
			wrong += int(layer.is_cell_transposed(cell) != (number >> 29 & 1 == 1))
	wrong += absi(cells - layer.get_used_cells().size())
	print("scene %s: %d cells, %d wrong" % [scene, cells, wrong])
	layer.free()


# Chunks follow the camera, are the tiles of the world, and are dropped behind it.
func _check_stream() -> void:
	var camera := Camera2D.new()
	add_child(camera)
	var layer := PaveLayer.new()
	layer.tile_set = load("res://corner.tres")
	layer.world_seed = WORLD_SEED
	layer.camera = camera
	layer.set_process(false)
	add_child(layer)
	var wrong := 0
	var most := 0
	for step in 5:
		camera.position = Vector2(-900 + 450 * step, 77 * step)
		while layer.update(4) > 0:
			pass
		most = maxi(most, layer.chunk_count())
		wrong += int(layer.get_used_cells().size() != layer.chunk_count() * 256)
		for corner: Vector2 in [Vector2(-383, -239), Vector2(383, 239)]:
			var cell := layer.local_to_map(camera.position + corner)
			wrong += int(layer.get_cell_atlas_coords(cell) != layer.world.at(cell))
	print("stream: at most %d chunks, %d wrong" % [most, wrong])
	layer.start(1)
	print("again: %d chunks" % layer.chunk_count())
	layer.free()
	camera.free()


# Godot's own terrain brush paints five by four cells of a terrain into a map of another.
func _check_terrains() -> void:
	for set_name in ["corner", "edge", "mixed", "hexagon", "columns"]:
		var layer := TileMapLayer.new()
		layer.tile_set = load("res://%s.tres" % set_name)
		var around: Array[Vector2i] = []
		var cells: Array[Vector2i] = []
		for i in 99:
			around.append(Vector2i(i % 11, i / 11))
		for i in 20:
			cells.append(Vector2i(3 + i % 5, 3 + i / 5))
		layer.set_cells_terrain_connect(around, 0, 0)
		layer.set_cells_terrain_connect(cells, 0, 1)
		var painted := 0
		for cell in cells:
			var data := layer.get_cell_tile_data(cell)
			painted += int(data != null and data.terrain == 1)
		print("terrains %s: %d painted" % [set_name, painted])
		layer.free()


# The demo fills what it shows, and shows another world.
func _run_demo() -> void:
	var demo: Node2D = load("res://demo/demo.tscn").instantiate()
	add_child(demo)
	var world: PaveLayer = demo.get_node("World")
	demo.get_node("Camera").make_current()
	for frame in 12:
		await get_tree().process_frame
	print("demo: %d chunks" % world.chunk_count())
