# pave tess --grid penrose and the like: the cells of a patch as nodes, those that touch them as the border.

for grid in penrose ammann-beenker multigrid-6 multigrid-12 hat spectre townscaper; do
    try pave tess --grid $grid --radius 9 --report | grep -vE '^(area|angle|aspect|circle)'
done
try pave tess --grid penrose:7 --size 9x6 --relax 20 --hash
try pave tess --grid penrose:7 --size 9x6 --at 100,-50 --hash
try pave tess --grid penrose --radius 6 --remove 0.3 --seed 2 --report | grep -E '^(tiles|sides|removed)'
try pave tess --grid penrose --radius 6 --remove 0.6 --max-degree any --seed 2 --repair --report | grep -E '^(tiles|sides|invalid|repaired|removed)'
try pave tess --grid penrose --radius 6 --toggle 20:27 --hash
try pave tess --grid penrose --radius 4 --save-graph graph.json --hash
try pave tess --graph graph.json --hash
for format in svg png json geojson obj; do
    try pave tess --grid hat --radius 8 -o tiles.$format
    test -s tiles.$format && echo tiles.$format
done
pave region grow --on tiles.json --areas 3 --seed 1
echo '-- refused'
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W\n' >wall.mask
try pave tess --grid penrose --on wall.mask --hash
try pave tess --grid penrose --window hexagon --hash
try pave tess --grid penrose --orientation flat --hash
try pave tess --grid penrose --radius 0 --hash
try pave tess --grid penrose --at x --hash
try pave tess --grid penrose:x,y --hash

exit
: <<'STDOUT'
$ pave tess --grid penrose --radius 9 --report
tiles       311
vertices    348, 72 of them on the rim
edges       658; vertices - edges + faces is 2
sides       4: 311
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid ammann-beenker --radius 9 --report
tiles       312
vertices    350, 74 of them on the rim
edges       661; vertices - edges + faces is 2
sides       4: 312
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid multigrid-6 --radius 9 --report
tiles       315
vertices    355, 78 of them on the rim
edges       669; vertices - edges + faces is 2
sides       4: 315
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid multigrid-12 --radius 9 --report
tiles       322
vertices    360, 74 of them on the rim
edges       681; vertices - edges + faces is 2
sides       4: 322
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid hat --radius 9 --report
tiles       17
vertices    45, 28 of them on the rim
edges       61; vertices - edges + faces is 2
sides       4: 2  5: 4  6: 11
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid spectre --radius 9 --report
tiles       31
vertices    73, 36 of them on the rim
edges       103; vertices - edges + faces is 2
sides       4: 3  5: 11  6: 16  7: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid townscaper --radius 9 --report
tiles       306
vertices    346, 78 of them on the rim
edges       651; vertices - edges + faces is 2
sides       4: 306
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid penrose:7 --size 9x6 --relax 20 --hash
0xf047be5910ccc073
$ pave tess --grid penrose:7 --size 9x6 --at 100,-50 --hash
0xa02724e9148b06ee
tiles       139
sides       3: 42  4: 97
removed     21 of 252 adjacencies, 8.33 %; 74 were attempted
tiles       139
sides       3: 100  4: 39
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
removed     50 of 252 adjacencies, 19.84 %; 144 were attempted
repaired    no adjacency had to be restored
$ pave tess --grid penrose --radius 6 --toggle 20:27 --hash
0xa32655029a954f03
$ pave tess --grid penrose --radius 4 --save-graph graph.json --hash
0xf13a1f4eabf2d01e
$ pave tess --graph graph.json --hash
0x8bc649b458ad6fb5
$ pave tess --grid hat --radius 8 -o tiles.svg
tiles.svg
$ pave tess --grid hat --radius 8 -o tiles.png
tiles.png
$ pave tess --grid hat --radius 8 -o tiles.json
tiles.json
$ pave tess --grid hat --radius 8 -o tiles.geojson
tiles.geojson
$ pave tess --grid hat --radius 8 -o tiles.obj
tiles.obj
areas=3 sizes=4..6 within=yes land=14/14 pieces=1
-- refused
$ pave tess --grid penrose --on wall.mask --hash
pave: --on: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave tess --grid penrose --window hexagon --hash
pave: --window: penrose has no hexagon; a patch of it is a disk or a rectangle
-> 2
$ pave tess --grid penrose --orientation flat --hash
pave: --orientation: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave tess --grid penrose --radius 0 --hash
pave: --radius: this piece contains no cell centre of penrose; choose a larger one
-> 2
$ pave tess --grid penrose --at x --hash
pave: --at: "x" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave tess --grid penrose:x,y --hash
0x9ac1dd679bb33319
STDOUT
