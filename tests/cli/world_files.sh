# Worlds of pave's own tile-set files on every grid.
for shape in hex:edge tri:corner square:edge; do
    pave wang complete --grid ${shape%:*} --kind ${shape#*:} --colors 2 --rotate --force -o ${shape%:*}.png >/dev/null
done
pave wang complete --grid tri --kind edge --colors 2 --rotate --force -o edges.png >/dev/null
pave wang convert --set 0 hex.json -o copy.json
# the grid is that of the file
try pave world fill hex.json --seed 7 --size 4x3 -o hexagons.json
try cat hexagons.json
try pave world at hex.json --seed 7 -1,2 0,2 1,2
try pave world fill tri.json --seed 7 --window hexagon --radius 1 -o triangles.json
for file in hex tri; do
    for method in feature phase; do
        pave world fill $file.json --method $method --seed 9 --size 20x20 --at -7,-9 -o many.json
        try pave world verify many.json $file.json --own
    done
done
try pave world verify hexagons.json hex.json --own
try pave world verify hexagons.json hex.json --seed 8
# standard input
try pave world at - --seed 7 -1,2 <hex.json
cat hex.json | try pave world at - --seed 7 -1,2
cat hex.json | try pave world verify hexagons.json -
cat hex.json | try pave wang check -
pave world fill --set roads --size 2x2 -o roads.tmj
cat roads-roads.tsj | try pave world at - 0,0 1,0
cat roads.tmj | try pave world at - 0,0 1,0
echo '{}' | try pave world at - 0,0
echo | try pave world at - 0,0
# tiles for faces of several shapes: hexagons first, or last
tiles() { sed -n '/"tiles"/,$p' $1.json | sed '$d'; }
faces() {
    echo '{"name": "both", "kind": "edge", "symmetries": ["rotate"], "colors": [{}, {}], "faces": ['
    printf '{"sides": %s,%s},\n{"sides": %s,%s}]}\n' $1 "$(tiles $2)" $3 "$(tiles $4)"
}
faces 6 hex 3 edges >a.json
faces 3 edges 6 hex >b.json
for file in a b; do
    for grid in trihexagonal hex tri rhombitrihexagonal square; do
        try pave world fill $file.json --grid $grid --seed 3 --size 4x4 --hash
    done
done
try pave world at a.json --grid trihexagonal --colors 0,0,0 0,0,1 0,0,2
pave world fill a.json --grid trihexagonal --seed 3 --size 4x4 -o both.json
try pave world verify both.json b.json --own
# another grid with the same shapes, named or not
printf '{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1]]]}' >tiling.json
sed 's/"grid": "hex"/"grid": "bricks"/' hex.json >bricks.json
try pave world fill bricks.json --hash
try pave world fill bricks.json --grid tiling.json --seed 7 --size 4x3 --hash
try pave world fill hex.json --grid tiling.json --seed 7 --size 4x3 --hash
# hexagons as maps and pictures
try pave world fill hex.json --seed 7 --size 6x4 -o map.tmx
try sed -n '1,8p;/<layer/,$p' map.tmx
try pave world fill hex.json --grid hex --seed 7 --size 6x4 --at 0,-2 --infinite --stagger even-q -o map.tmj
try pave world at hex.json --seed 7 0,0 1,0 0,1 -1,2
try pave world fill hex.json --seed 7 --size 6x4 -o map.png --hash
try pave world fill hex.json --seed 7 --size 6x4 --hash
size_of_png map.png
try pave world fill hex.json --seed 7 --size 6x4 --stagger odd-q -o map.png
size_of_png map.png
try pave world fill hex.json --seed 7 --at 536870900,0 -o map.tmx
sed '/"sheet"/d' hex.json >plain.json
try pave world fill plain.json -o plain.tmx
try pave world fill plain.json -o plain.png
try pave world fill hex.json -o hex.csv
try pave world fill hex.json --window hexagon --radius 3 -o map.tmx
try pave world fill tri.json -o map.tmx
# pictures in the colours of the set, on the grid of the file
for file in hex.json tri.json square.tsx a.json; do
    try pave world draw $file --size 3x2 --seed 5 -o a.svg $([ $file = a.json ] && echo --grid trihexagonal)
    grep -o 'id="[a-z]*"\|fill="#[0-9a-f]*"\|stroke="#[0-9a-f]*"' a.svg | sort | uniq -c | sed 's/^ *//'
done
try pave world draw roads-roads.tsj --size 3x2 --seed 5 -o map.svg
try pave world draw hex.json --orientation flat --radius 2 --width 200 -o map.png
try pave world draw hex.json --set 0 --radius 2 --method phase -o map.pdf
try pave world draw hex.json --grid tri -o map.png
try pave world draw roads-roads.tsj --grid hex -o map.png
try pave world draw none.json -o map.png
# what is refused
try pave world fill hex.json --grid square --hash
try pave world fill hex.json --grid tri --hash
try pave world fill hex.json --set 1 --hash
try pave world fill hex.json --set grass --hash
try pave world fill a.json --grid trihexagonal --set 0 --hash
try pave world fill hex.json --infinite --window hexagon --radius 3 -o hex.tmj
try pave world fill hex.json --tile 8 -o hex.tmj
try pave world fill tri.json --embed -o tri.tmj
try pave world fill hex.json --terrain map.png --hash
try pave world fill hex.json --only 1 --hash
try pave world fill roads.tmj --grid hex --hash
sed '/"id": 3,/d' hex.json >less.json
try pave world fill less.json --hash
sed 's/"colors": \[2/"colors": [3/' hex.json >more.json
try pave world fill more.json --hash
