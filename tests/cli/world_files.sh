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
# hexagons as maps and pictures; those of columns have a side at the top
sed 's/"grid": "hex"/"grid": "hex", "mirror_sum": 4/' hex.json >flat.json
try pave world fill hex.json --seed 7 --size 6x4 -o map.tmx
try sed -n '1,8p;/<layer/,$p' map.tmx
try pave world fill flat.json --grid hex --seed 7 --size 6x4 --at 0,-2 --infinite --stagger even-q -o map.tmj
try pave world at hex.json --seed 7 0,0 1,0 0,1 -1,2
try pave world fill hex.json --seed 7 --size 6x4 -o map.png --hash
try pave world fill hex.json --seed 7 --size 6x4 --hash
size_of_png map.png
try pave world fill flat.json --seed 7 --size 6x4 -o map.png
size_of_png map.png
try pave world fill hex.json --stagger odd-q -o map.png
try pave world fill flat.json --stagger even-r -o map.tmx
try pave world fill hex.json --seed 7 --at 536870900,0 -o map.tmx
try pave world fill hex.json --seed 7 --at 0,536870900 --size 12x12 -o map.tmx
try pave world verify map.tmx --own
try pave world fill hex.json --seed 7 --at -536870911,-536870911 --size 9x12 -o map.tmx
sed '/"sheet"/d' hex.json >plain.json
try pave world fill plain.json -o plain.tmx
try pave world fill plain.json -o plain.png
try pave world fill hex.json -o hex.csv
try pave world fill hex.json --window hexagon --radius 3 -o map.tmx
try pave world fill tri.json -o map.tmx
# pictures in the colours of the set, on the grid of the file
for file in hex.json tri.json square.tsx a.json; do
    try pave world draw $file --look colors --size 3x2 --seed 5 -o a.svg $([ $file = a.json ] && echo --grid trihexagonal)
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
# maps of hexagons name their tiles, and are verified with them; in columns, in chunks, elsewhere
mkdir sub
for how in hex.json 'flat.json --at -7,9 --stagger even-q' 'hex.json --at -7,9 --stagger even-r --infinite' 'flat.json --stagger odd-q --method phase --origin 1,-1'; do
    for format in tmx tmj; do
        # shellcheck disable=SC2086 # several options
        pave world fill $how --seed 5 --size 21x9 -o sub/hexagons.$format
        try pave world verify sub/hexagons.$format --own
    done
done
grep -h '"tiles"' sub/hexagons.tmx
try pave world verify sub/hexagons.tmx --seed 6 --json
awk -F, -v OFS=, '/^[0-9]/ && !done { $3 = 1; $4 = 1; done = 1 } { print }' sub/hexagons.tmx >sub/changed.tmx
try pave world verify sub/changed.tmx --own
mv sub/hexagons.tmx moved.tmx
pave wang convert square.tsx -o square.json
try pave world verify moved.tmx --own
try pave world verify moved.tmx square.json --own
try pave world verify moved.tmx flat.json --own
# so are squares, seen in any way, and what lies beneath
for how in '--map isometric --under square.json' '--map staggered --infinite --at 5,-6' '--map staggered --stagger even-q'; do
    # shellcheck disable=SC2086 # several options
    pave world fill square.json $how --seed 5 --size 21x9 -o sub/squares.tmx
    try pave world verify sub/squares.tmx --own
done
# as CSV: nothing where no cell is
try pave world fill --grid tri --window hexagon --radius 1 --seed 7 -o - --format csv
try pave world fill --within disk:1 --seed 7 -o - --format csv
# larger than the blocks in which shifted maps are filled
for how in '' '--infinite --at 7,-9' '--stagger even-q --at 3,5'; do
    # shellcheck disable=SC2086 # several options
    try pave world fill square.json --map staggered $how --seed 5 --size 131x70 --hash -o sub/many.tmx
    try pave world verify sub/many.tmx --own
    try pave world fill --set meadow --method phase --map staggered $how --seed 5 --size 131x70 --hash -o sub/meadow.tmj --force
    try pave world verify sub/meadow.tmj --own
done
