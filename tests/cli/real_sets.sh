# The tile sets of Debian's package tiled.
examples=/usr/share/doc/tiled/examples
[ -r $examples/isometric_grass_and_water.tmx ] || skip "$examples is not there (Debian package tiled)"
try pave wang check $examples/isometric_grass_and_water.tmx
try pave wang check $examples/isometric_grass_and_water.tmx --json
try pave wang check $examples/desert.tsx
try pave wang check $examples/desert.tsx --all --limit 3
pave wang check $examples/desert.tsx --json --limit 2
try pave world fill $examples/desert.tsx -o a.tmx
for method in feature phase; do
    try pave world fill $examples/isometric_grass_and_water.tmx --seed 4 --method $method --size 40x30 --hash -o $method.tmx
    try pave world verify $method.tmx --json
done
grep -o '<map .*orientation="[a-z]*"' feature.tmx
try pave world fill $examples/isometric_grass_and_water.tmx --seed 4 --size 8x6 -o a.png
size_of_png a.png
try pave world at $examples/isometric_grass_and_water.tmx --set 'Grass and Water' 0,0 -3,2
try pave world verify $examples/desert.tmx
try pave world verify $examples/isometric_grass_and_water.tmx
