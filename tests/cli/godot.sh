# A tile set for Godot 4: an atlas, a terrain set, peering bits.
cp "$DATA/several.tsx" .
try pave wang convert several.tsx -o set.tres
cat set.tres
pave world fill --set meadow --map isometric --size 2x2 -o map.tmx
try pave wang convert map-meadow.tsx -o meadow.tres
head -20 meadow.tres
tail -9 meadow.tres
try pave wang convert --set meadow -o built.tres

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
pave: the built-in sets have no sheet until a world is written; give -o as .json or .h, or pave world fill -o world.tmx
-> 2
STDOUT
