# Terrain on triangles: pictures, surfaces, prisms, heights from a picture.
try pave tactics terrain --seed 7 --hash
try pave tactics terrain --seed 7 --json --hash
try pave tactics terrain --seed 7 --size 60x30 --erosion 0 --hash
try pave tactics terrain --seed 7 --size 60x30 --sea 0
try pave tactics terrain --seed 7 --size 60x30 -o land.png
head -c 4 land.png | tail -c 3
try pave tactics terrain --seed 7 --size 60x30 --cells -o land.svg
grep -o '<g id="[a-z]*"' land.svg
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.glb
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms --step 0.25 -o tiers.glb
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 --prisms -o tiers.svg
grep -c '<polygon' tiers.svg
try pave tactics terrain --seed 7 --size 20x10 --hills 6 --rivers 5 -o land.obj
grep -c '^f ' land.obj
grep -v '^[vf]' land.obj
cat land.mtl
try pave tactics terrain --seed 7 --size 4x2 -o - --format obj | head -n 3

"$SOURCE/tests/fuzz/inputs" get png gray16.png >heights.png
try pave tactics terrain --heights heights.png --size 60x30 --relief 8 --sea 0.4 --hash
try pave tactics terrain --heights heights.png --size 60x30 --erosion 3 --json

try pave tactics terrain --size 0x4
try pave tactics terrain --size 5000x5000
try pave tactics terrain --heights land.obj
try pave tactics terrain --heights missing.png
try pave tactics terrain --hills 1
try pave tactics terrain --relief 20000
try pave tactics terrain --relief 0
try pave tactics terrain --sea 1.5
try pave tactics terrain --rivers 0
try pave tactics terrain --prisms
try pave tactics terrain --prisms --cells -o land.png
try pave tactics terrain --step 2 -o land.glb
try pave tactics terrain --prisms --step 9999 -o land.glb
try pave tactics terrain --cells -o land.obj
try pave tactics terrain --scale 8 -o land.glb
try pave tactics terrain --scale 0.5 -o small.png
try pave tactics terrain --heights heights.png -o heights.png
try pave tactics terrain -o nowhere/land.glb
try pave tactics terrain -o land.tif
try pave tactics terrain land
