# A set in the legacy form of Tiled 1.0 to 1.4.
set=$SOURCE/../shared/data/tiles/debroglie_grass/grass_biome.tsx
[ -r "$set" ] || skip 'grass_biome.tsx is not there (a legacy terrain set that is not part of the project)'
cp "$set" .
try pave wang check grass_biome.tsx --limit 2
pave wang check grass_biome.tsx --json --limit 1
try pave world fill grass_biome.tsx --hash

exit
: <<'STDOUT'
$ pave wang check grass_biome.tsx --limit 2
grass_biome.tsx, "Terrains": corner set, 5 colours, 57 tiles
  colours: 1 Grass, 2 Water, 3 Forest, 4 Swampgrass, 5 Swamp
whole: all tiles of its class, 41 of 625 combinations
  class network: terrains that meet in some pairs
  a world by method blocks
  584 of all combinations of its colours are missing; --all lists them
{"type":"corner","colors":5,"tiles":57,"distinct":41,"never":0,"total":625,"missing_count":584,"sets":[{"name":"Terrains","type":"corner","colors":5,"tiles":57,"chosen":true}],"class":"network","unset":false,"ground":1,"world":"blocks","lacks":0,"missing":[]}
$ pave world fill grass_biome.tsx --hash
0xe9a376da4893a0e0
STDOUT
