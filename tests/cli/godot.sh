# A tile set for Godot 4: an atlas, a terrain set, peering bits; and back. Scenes with TileMapLayers.
cp "$DATA/several.tsx" .
try pave wang convert several.tsx -o set.tres
cat set.tres
pave world fill --set meadow --map isometric --size 2x2 -o map.tmx
try pave wang convert map-meadow.tsx -o meadow.tres
head -20 meadow.tres
tail -9 meadow.tres
try pave wang convert --set meadow -o built.tres

# A TileSet is a set as any other; so is that of a scene.
try pave wang check meadow.tres
for set in meadow.tres map-meadow.tsx; do try pave world fill "$set" --seed 9 --size 40x30 --hash; done
try pave world fill --set cave --seed 7 --at -3,-2 --size 2x1 -o cave.tscn
tail -9 cave.tscn
ls cave*
try pave world fill cave.tscn --seed 7 --at -3,-2 --size 2x1 -o - --format csv
pave world fill --set cave --seed 7 --at -3,-2 --size 2x1 -o - --format csv
try pave world fill meadow.tres --size 9x9 -o back.tmx
try pave world verify back.tmx --own
try pave wang check - <meadow.tres
try pave wang convert meadow.tres -o again.tsx
head -4 again.tsx

# Hexagons, by corners and on both axes.
pave wang template --grid hex --kind corner --tile 32 -o hexagons.png
try pave wang convert hexagons.json -o hexagons.tres
sed -n '8,17p;/resource\]/,$p' hexagons.tres
for set in hexagons.tres hexagons.json; do try pave world fill "$set" --seed 9 --size 12x8 --hash; done
sed 's/"sides": 6/"sides": 6, "mirror_sum": 4/; s/\[32, 37\]/[37, 32]/' hexagons.json >flat.json
try pave wang convert flat.json -o flat.tres
grep -E 'tile_|^0:0' flat.tres
try pave world fill flat.tres --size 3x3 -o flat.tscn
grep -E 'tile_[so]|metadata' flat.tscn

# Refused.
try pave world fill --set cave --at 32767,0 --size 2x1 -o far.tscn
try pave world fill --set cave --infinite -o infinite.tscn
sed 's/tile_shape = 1/tile_shape = 2/' meadow.tres >half.tres
try pave wang check half.tres

: >empty.tres
try pave wang check empty.tres

exit
: <<'STDOUT'
$ pave wang convert several.tsx -o set.tres
[gd_resource type="TileSet" load_steps=3 format=3]

[ext_resource type="Texture2D" path="several.png" id="1"]

[sub_resource type="TileSetAtlasSource" id="TileSetAtlasSource_1"]
texture = ExtResource("1")
texture_region_size = Vector2i(16, 16)
0:0/0 = 0
0:0/0/terrain_set = 0
0:0/0/terrain = 0
0:0/0/terrains_peering_bit/top_side = 0
0:0/0/terrains_peering_bit/right_side = 0
0:0/0/terrains_peering_bit/bottom_side = 0
0:0/0/terrains_peering_bit/left_side = 0
1:0/0 = 0
2:0/0 = 0
3:0/0 = 0
0:1/0 = 0
1:1/0 = 0
2:1/0 = 0
3:1/0 = 0
0:2/0 = 0
1:2/0 = 0
2:2/0 = 0
3:2/0 = 0
0:3/0 = 0
1:3/0 = 0
2:3/0 = 0
3:3/0 = 0

[resource]
tile_size = Vector2i(16, 16)
terrain_set_0/mode = 2
terrain_set_0/terrain_0/name = "wood"
terrain_set_0/terrain_0/color = Color(0.5019607843137255, 0.25098039215686274, 0, 1)
sources/0 = SubResource("TileSetAtlasSource_1")
$ pave wang convert map-meadow.tsx -o meadow.tres
[gd_resource type="TileSet" load_steps=3 format=3]

[ext_resource type="Texture2D" path="map-meadow.png" id="1"]

[sub_resource type="TileSetAtlasSource" id="TileSetAtlasSource_1"]
texture = ExtResource("1")
texture_region_size = Vector2i(64, 32)
0:0/0 = 0
0:0/0/terrain_set = 0
0:0/0/terrain = 0
0:0/0/terrains_peering_bit/right_corner = 0
0:0/0/terrains_peering_bit/bottom_corner = 0
0:0/0/terrains_peering_bit/left_corner = 0
0:0/0/terrains_peering_bit/top_corner = 0
1:0/0 = 0
1:0/0/terrain_set = 0
1:0/0/terrain = 0
1:0/0/terrains_peering_bit/right_corner = 1
1:0/0/terrains_peering_bit/bottom_corner = 0
1:0/0/terrains_peering_bit/left_corner = 0
tile_shape = 1
tile_layout = 5
tile_size = Vector2i(64, 32)
terrain_set_0/mode = 1
terrain_set_0/terrain_0/name = "grass"
terrain_set_0/terrain_0/color = Color(0.37254901960784314, 0.6196078431372549, 0.24313725490196078, 1)
terrain_set_0/terrain_1/name = "water"
terrain_set_0/terrain_1/color = Color(0.1843137254901961, 0.5607843137254902, 0.7686274509803922, 1)
sources/0 = SubResource("TileSetAtlasSource_1")
$ pave wang convert --set meadow -o built.tres
pave: a built-in set has a sheet only with a map; write .json or .h, or use pave world fill -o world.tmx
-> 2
$ pave wang check meadow.tres
meadow.tres, "meadow": corner set, 2 colours, 16 tiles
  colours: 1 grass, 2 water
complete: 16 of 16 combinations
$ pave world fill meadow.tres --seed 9 --size 40x30 --hash
0xdd599b2e8332e22b
$ pave world fill map-meadow.tsx --seed 9 --size 40x30 --hash
0xdd599b2e8332e22b
$ pave world fill --set cave --seed 7 --at -3,-2 --size 2x1 -o cave.tscn
[node name="World" type="TileMapLayer"]
tile_map_data = PackedByteArray("AAD9//7/AAADAAEAAAD+//7/AAAPAAAAAAA=")
tile_set = SubResource("TileSet_1")
metadata/method = "feature"
metadata/q = -3
metadata/r = -2
metadata/seed = "7"
metadata/set = "cave"
metadata/world = "0x97361f5e2e47fd8e"
cave-cave.png
cave.tscn
$ pave world fill cave.tscn --seed 7 --at -3,-2 --size 2x1 -o - --format csv
19,15
19,15
$ pave world fill meadow.tres --size 9x9 -o back.tmx
$ pave world verify back.tmx --own
back.tmx, layer "world", set "meadow": 0 mismatches, 0 of 96 corners
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 81
$ pave wang check -
-, "set": corner set, 2 colours, 16 tiles
  colours: 1 grass, 2 water
complete: 16 of 16 combinations
$ pave wang convert meadow.tres -o again.tsx
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="meadow" tilewidth="64" tileheight="32" tilecount="16" columns="4">
 <grid orientation="isometric" width="64" height="32"/>
 <image source="map-meadow.png" width="256" height="128"/>
$ pave wang convert hexagons.json -o hexagons.tres
0:0/0 = 0
0:0/0/terrain_set = 0
0:0/0/terrain = 0
0:0/0/terrains_peering_bit/top_right_corner = 0
0:0/0/terrains_peering_bit/bottom_right_corner = 0
0:0/0/terrains_peering_bit/bottom_corner = 0
0:0/0/terrains_peering_bit/bottom_left_corner = 0
0:0/0/terrains_peering_bit/top_left_corner = 0
0:0/0/terrains_peering_bit/top_corner = 0
1:0/0 = 0
[resource]
tile_shape = 3
tile_size = Vector2i(32, 37)
terrain_set_0/mode = 1
terrain_set_0/terrain_0/name = "green"
terrain_set_0/terrain_0/color = Color(0.37254901960784314, 0.6901960784313725, 0.2901960784313726, 1)
terrain_set_0/terrain_1/name = "blue"
terrain_set_0/terrain_1/color = Color(0.19607843137254901, 0.4470588235294118, 0.8509803921568627, 1)
sources/0 = SubResource("TileSetAtlasSource_1")
$ pave world fill hexagons.tres --seed 9 --size 12x8 --hash
0x0154bcbf029047f6
$ pave world fill hexagons.json --seed 9 --size 12x8 --hash
0x0154bcbf029047f6
$ pave wang convert flat.json -o flat.tres
0:0/0 = 0
0:0/0/terrain_set = 0
0:0/0/terrain = 0
0:0/0/terrains_peering_bit/right_corner = 0
0:0/0/terrains_peering_bit/bottom_right_corner = 0
0:0/0/terrains_peering_bit/bottom_left_corner = 0
0:0/0/terrains_peering_bit/left_corner = 0
0:0/0/terrains_peering_bit/top_left_corner = 0
0:0/0/terrains_peering_bit/top_right_corner = 0
tile_shape = 3
tile_offset_axis = 1
tile_size = Vector2i(37, 32)
$ pave world fill flat.tres --size 3x3 -o flat.tscn
tile_shape = 3
tile_offset_axis = 1
tile_size = Vector2i(37, 32)
tile_set = SubResource("TileSet_1")
metadata/method = "feature"
metadata/q = 0
metadata/r = 0
metadata/seed = "0"
metadata/set = "flat"
metadata/world = "0xf46c06ebb36840f8"
metadata/tiles = "flat.tres"
$ pave world fill --set cave --at 32767,0 --size 2x1 -o far.tscn
pave: far.tscn: the cells 32767,0 to 32768,0 do not fit: a TileMapLayer has cells from -32768 to 32767; choose a smaller size, or a place nearer to 0,0
-> 2
$ pave world fill --set cave --infinite -o infinite.tscn
pave: --infinite: only maps are infinite; leave it out
-> 2
$ pave wang check half.tres
pave: half.tres:131: tile_shape is Half-Offset Square; choose Square, Isometric or Hexagon
-> 3
$ pave wang check empty.tres
pave: empty.tres:1: the file has no TileSet; give a TileSet of Godot 4, or a scene that has one
-> 3
STDOUT
