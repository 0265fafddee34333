# A set in the legacy form of Tiled 1.0 to 1.4.
set=$SOURCE/../shared/data/tiles/debroglie_grass/grass_biome.tsx
[ -r "$set" ] || skip 'grass_biome.tsx is not there (a legacy terrain set that is no part of the project)'
cp "$set" .
try pave wang check grass_biome.tsx --limit 2
pave wang check grass_biome.tsx --json --limit 1
try pave world fill grass_biome.tsx --hash
