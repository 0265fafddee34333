class_name PaveWorld
extends RefCounted
## An endless world of the terrains of a TileSet. The tile of a cell follows from the seed and the
## cell alone, so parts that are filled in any order fit together.
##
## The tiles are those of [code]pave world fill SET.tres --method feature --seed SEED[/code]. The
## tile set has a tile for each combination of its terrains, in one atlas; its tiles are squares, or
## diamonds in the layout Diamond Down. [member error] says what else it needs.
## [codeblock]
## var world := PaveWorld.new(preload("res://meadow.tres"), 7)
## world.fill($TileMapLayer, Rect2i(-20, -20, 40, 40))
## [/codeblock]

# How decisions are made: docs/determinism.md of pave.
enum { VARIANT = 2, EDGE_COLOR = 3, VERTEX_COLOR = 4 }
enum { BOTH, CORNERS, SIDES }
const WORD := 0xFFFFFFFF
const SQUARE: Array[TileSet.CellNeighbor] = [
	TileSet.CELL_NEIGHBOR_TOP_SIDE, TileSet.CELL_NEIGHBOR_TOP_RIGHT_CORNER,
	TileSet.CELL_NEIGHBOR_RIGHT_SIDE, TileSet.CELL_NEIGHBOR_BOTTOM_RIGHT_CORNER,
	TileSet.CELL_NEIGHBOR_BOTTOM_SIDE, TileSet.CELL_NEIGHBOR_BOTTOM_LEFT_CORNER,
	TileSet.CELL_NEIGHBOR_LEFT_SIDE, TileSet.CELL_NEIGHBOR_TOP_LEFT_CORNER]
const DIAMOND: Array[TileSet.CellNeighbor] = [
	TileSet.CELL_NEIGHBOR_TOP_RIGHT_SIDE, TileSet.CELL_NEIGHBOR_RIGHT_CORNER,
	TileSet.CELL_NEIGHBOR_BOTTOM_RIGHT_SIDE, TileSet.CELL_NEIGHBOR_BOTTOM_CORNER,
	TileSet.CELL_NEIGHBOR_BOTTOM_LEFT_SIDE, TileSet.CELL_NEIGHBOR_LEFT_CORNER,
	TileSet.CELL_NEIGHBOR_TOP_LEFT_SIDE, TileSet.CELL_NEIGHBOR_TOP_CORNER]

## Why there is no world; empty when there is one.
var error := ""
## The source of the tiles.
var source_id := 0
## The seed, any whole number.
var world_seed := 0

var _mode: int = BOTH
var _colors := 0
var _vertex_law := PackedInt64Array()  # running sums of the shares of the colours
var _west_law := PackedInt64Array()
var _north_law := PackedInt64Array()
var _tables := {}  # of each combination, as a number: an alias table of atlas coordinates


func _init(tile_set: TileSet, seed := 0, terrain_set := 0) -> void:
	world_seed = seed
	if tile_set == null or terrain_set >= tile_set.get_terrain_sets_count():
		error = "the tile set has no terrain set %d" % terrain_set
		return
	_colors = tile_set.get_terrains_count(terrain_set)
	var tiles := _read_tiles(tile_set, terrain_set)
	if error == "":
		_make_laws(tiles)
		_make_tables(tiles)


## The atlas coordinates of the tile at a cell.
func at(cell: Vector2i) -> Vector2i:
	return tiles_in(Rect2i(cell, Vector2i.ONE))[0]


## Sets all cells of a rectangle.
func fill(layer: TileMapLayer, rect: Rect2i) -> void:
	var list := tiles_in(rect)
	var i := 0
	for y in range(rect.position.y, rect.end.y):
		for x in range(rect.position.x, rect.end.x):
			layer.set_cell(Vector2i(x, y), source_id, list[i])
			i += 1


## The atlas coordinates of the tiles of a rectangle, row by row.
func tiles_in(rect: Rect2i) -> Array[Vector2i]:
	var out: Array[Vector2i] = []
	if error != "":
		push_error("PaveWorld: " + error)
		out.resize(maxi(rect.get_area(), 0))
		out.fill(Vector2i(-1, -1))
		return out
	var keys := _keys(rect)
	var i := 0
	for r in range(rect.position.y, rect.end.y):
		var block := -1
		var words: PackedInt64Array
		for q in range(rect.position.x, rect.end.x):
			var table: Array = _tables[keys[i]]
			i += 1
			if table.size() == 1:
				out.append(table[0][0])
				continue
			if words.is_empty() or q >> 2 != block:
				block = q >> 2
				words = _call(VARIANT, block, r, 0, 0)
			var product := words[q & 3] * table.size()
			var column: Array = table[product >> 32]
			out.append(column[0] if product & WORD < column[1] else column[2])
	return out


# ---- Colours -------------------------------------------------------------------------------------

# The combinations of a rectangle of cells, row by row.
func _keys(rect: Rect2i) -> PackedInt64Array:
	var across := Vector2i(1, 0)
	var down := Vector2i(0, 1)
	var vertices: PackedInt64Array
	var west: PackedInt64Array
	var north: PackedInt64Array
	if _mode != SIDES:
		vertices = _decide(VERTEX_COLOR, 0, _vertex_law, Rect2i(rect.position, rect.size + across + down))
	if _mode != CORNERS:
		west = _decide(EDGE_COLOR, 0, _west_law, Rect2i(rect.position, rect.size + across))
		north = _decide(EDGE_COLOR, 1, _north_law, Rect2i(rect.position, rect.size + down))
	var keys := PackedInt64Array()
	keys.resize(rect.get_area())
	var i := 0
	for y in rect.size.y:
		for x in rect.size.x:
			var v := y * (rect.size.x + 1) + x  # also of the west edge
			var below := v + rect.size.x + 1
			var n := y * rect.size.x + x
			match _mode:
				CORNERS:
					keys[i] = ((vertices[v + 1] * _colors + vertices[below + 1]) * _colors
							+ vertices[below]) * _colors + vertices[v]
				SIDES:
					keys[i] = ((north[n] * _colors + west[v + 1]) * _colors
							+ north[n + rect.size.x]) * _colors + west[v]
				_:
					var key := (north[n] * _colors + vertices[v + 1]) * _colors + west[v + 1]
					key = (key * _colors + vertices[below + 1]) * _colors + north[n + rect.size.x]
					keys[i] = ((key * _colors + vertices[below]) * _colors + west[v]) * _colors + vertices[v]
			i += 1
	return keys


# The colours of a rectangle of vertices or edges, row by row. Sixteen neighbours share a call: those
# in a row, of north edges (s is 1) those in a column.
func _decide(stream: int, s: int, law: PackedInt64Array, rect: Rect2i) -> PackedInt64Array:
	var out := PackedInt64Array()
	out.resize(rect.get_area())
	for a in rect.size.x if s == 1 else rect.size.y:
		var block := 0
		var words: PackedInt64Array
		for b in rect.size.y if s == 1 else rect.size.x:
			var x := a if s == 1 else b
			var y := b if s == 1 else a
			var q := rect.position.x + x
			var r := rect.position.y + y
			var along := r if s == 1 else q
			if words.is_empty() or along >> 4 != block:
				block = along >> 4
				words = _call(stream, q, block, s, 0) if s == 1 else _call(stream, block, r, s, 0)
			var word := (words[along >> 2 & 3] >> 8 * (along & 3) & 255) << 24
			var color := 0
			while word >= law[color]:
				color += 1
			if word + 0xFFFFFF >= law[color]:  # the byte does not settle it
				word += _call(stream, q, r, s, 1)[0] >> 8
				while word >= law[color]:
					color += 1
			out[y * rect.size.x + x] = color
	return out


# Philox4x32-10.
func _call(stream: int, q: int, r: int, s: int, draw: int) -> PackedInt64Array:
	var c0 := q & WORD
	var c1 := r & WORD
	var c2 := stream << 16 | s
	var c3 := draw
	var k0 := world_seed & WORD
	var k1 := world_seed >> 32 & WORD
	for i in 10:
		var a := 0xD2511F53 * c0
		var b := 0xCD9E8D57 * c2
		c0 = (b >> 32 & WORD) ^ c1 ^ k0
		c1 = b & WORD
		c2 = (a >> 32 & WORD) ^ c3 ^ k1
		c3 = a & WORD
		k0 = k0 + 0x9E3779B9 & WORD
		k1 = k1 + 0xBB67AE85 & WORD
	return PackedInt64Array([c0, c1, c2, c3])


# ---- The tile set --------------------------------------------------------------------------------

# The tiles of the terrain set: code (their colours, -1 unset), at, weight. Sets the error where the
# set makes no world.
func _read_tiles(tile_set: TileSet, terrain_set: int) -> Array[Dictionary]:
	var tiles: Array[Dictionary] = []
	var neighbors := SQUARE
	match tile_set.tile_shape:
		TileSet.TILE_SHAPE_ISOMETRIC:
			neighbors = DIAMOND
			if tile_set.tile_layout != TileSet.TILE_LAYOUT_DIAMOND_DOWN:
				error = "the layout of isometric tiles must be Diamond Down"
		TileSet.TILE_SHAPE_SQUARE:
			pass
		_:
			error = "tiles must be squares or isometric; bake hexagons with pave world fill -o x.tscn"
	var sources := {}
	for i in tile_set.get_source_count():
		var atlas := tile_set.get_source(tile_set.get_source_id(i)) as TileSetAtlasSource
		for t in atlas.get_tiles_count() if atlas else 0:
			var place := atlas.get_tile_id(t)
			var data := atlas.get_tile_data(place, 0)
			if data.terrain_set != terrain_set:
				continue
			sources[tile_set.get_source_id(i)] = true
			var bits: Array[int] = []
			for neighbor in neighbors:
				var valid := tile_set.tile_shape < 2 and data.is_valid_terrain_peering_bit(neighbor)
				bits.append(data.get_terrain_peering_bit(neighbor) if valid else -1)
			if bits.max() >= 0:
				tiles.append({bits = bits, at = place, weight = data.probability})
	_mode = tile_set.get_terrain_set_mode(terrain_set)
	if error != "":
		return tiles
	if tiles.is_empty():
		error = "no tile has terrains of the terrain set %d" % terrain_set
	elif sources.size() > 1:
		error = "the tiles of the terrain set are in several atlases; put them in one"
	else:
		source_id = sources.keys()[0]
		_find_places(tiles)
	return tiles


# Which bits count: a set of both that uses sides alone, or corners alone, is of those.
func _find_places(tiles: Array[Dictionary]) -> void:
	var used := [false, false]
	for tile in tiles:
		for place in 8:
			used[place % 2] = used[place % 2] or tile.bits[place] >= 0
	if _mode == BOTH and used[0] != used[1]:
		_mode = SIDES if used[0] else CORNERS
	for tile in tiles:
		var code: Array[int] = []
		for place in 8:
			if _mode == BOTH or (_mode == CORNERS) == (place % 2 == 1):
				code.append(tile.bits[place])
		tile.code = code
		if _colors == 1 and code.min() < 0:
			error = "one terrain and unset places: bake it with pave world fill -o x.tscn"


# Gives each tile a whole weight, and each kind of place the shares of its colours.
func _make_laws(tiles: Array[Dictionary]) -> void:
	var heaviest := 0.0
	for tile in tiles:
		heaviest = maxf(heaviest, tile.weight)
	var unit := 1.0
	while unit * 2.0 <= heaviest:
		unit *= 2.0
	while unit > heaviest and heaviest > 0.0:
		unit /= 2.0
	for tile in tiles:
		tile.whole = maxi(1, int(tile.weight / unit * 68719476736.0)) if tile.weight > 0.0 else 0
		tile.fills = tile.whole > 0 and tile.code.min() >= 0
	match _mode:
		CORNERS:
			_vertex_law = _law(tiles, [0, 1, 2, 3])
		SIDES:
			_north_law = _law(tiles, [0, 2])
			_west_law = _law(tiles, [1, 3])
		_:
			_vertex_law = _law(tiles, [1, 3, 5, 7])
			_north_law = _law(tiles, [0, 4])
			_west_law = _law(tiles, [2, 6])


func _law(tiles: Array[Dictionary], places: Array[int]) -> PackedInt64Array:
	var weights := PackedInt64Array()
	weights.resize(_colors)
	for tile in tiles:
		if tile.fills:
			for place in places:
				weights[tile.code[place]] += tile.whole
	var sums := _shares(weights)
	for c in range(1, _colors):
		sums[c] += sums[c - 1]
	return sums


func _make_tables(tiles: Array[Dictionary]) -> void:
	var columns := 0
	for tile in tiles:
		columns = maxi(columns, tile.at.x + 1)
	tiles.sort_custom(func(a, b): return a.at.x + a.at.y * columns < b.at.x + b.at.y * columns)
	var lists := {}
	for tile in tiles:
		if tile.fills:
			var key := 0
			for color in tile.code:
				key = key * _colors + color
			lists.get_or_add(key, []).append(tile)
	var wanted := int(pow(_colors, 8 if _mode == BOTH else 4))
	if lists.size() < wanted:
		error = ("the tile set lacks %d of %d combinations of terrains: pave wang check lists them, "
				+ "pave world fill -o x.tscn does without them") % [wanted - lists.size(), wanted]
		return
	for key in lists:
		_tables[key] = _alias(lists[key])


# Whole weights as shares of 2^32. What is left goes to the largest remainders.
func _shares(weights: PackedInt64Array) -> PackedInt64Array:
	var sum := 0
	for weight in weights:
		sum += weight
	var shares := PackedInt64Array()
	var rests := PackedInt64Array()
	var left := 1 << 32
	for weight in weights:
		if sum == 0:
			shares.append(0)
			continue
		var share := weight / sum
		var rest := weight % sum
		for bit in 32:
			share *= 2
			rest *= 2
			if rest >= sum:
				rest -= sum
				share += 1
		shares.append(share)
		rests.append(rest)
		left -= share
	while left > 0 and sum > 0:
		var best := 0
		for i in rests.size():
			if rests[i] > rests[best]:
				best = i
		shares[best] += 1
		rests[best] = -1
		left -= 1
	return shares


# Walker's alias table: columns of a tile, a threshold and another tile.
func _alias(list: Array) -> Array:
	var n := list.size()
	var weights := PackedInt64Array()
	var table := []
	for tile in list:
		weights.append(tile.whole)
		table.append([tile.at, 0, tile.at])
	if n == 1:
		return table
	var held := _shares(weights)
	var poor: Array[int] = []
	var rich: Array[int] = []
	for i in n:
		held[i] *= n
		if held[i] < 1 << 32:
			poor.append(i)
		else:
			rich.append(i)
	while poor and rich:
		var p: int = poor.pop_back()
		var top: int = rich.back()
		table[p] = [list[p].at, held[p], list[top].at]
		held[top] -= (1 << 32) - held[p]
		if held[top] < 1 << 32:
			poor.append(rich.pop_back())
	return table
