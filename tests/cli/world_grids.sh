# Worlds on every grid: fills as JSON, places, masks, origins, and whether they match.
for grid in hex tri trihexagonal cairo kisrhombille truncated-hexagonal; do
    for method in feature phase; do
        for set in roads meadow; do
            pave world fill --grid $grid --set $set --method $method --seed 7 --size 9x8 --at -4,-3 -o $grid.json
            try pave world verify $grid.json --own
        done
    done
done
# what a fill has is what single places have
pave world fill --grid hex --seed 7 --window parallelogram --size 4x2 --at -2,1 -o hex.json
try cat hex.json
try pave world at --grid hex --seed 7 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2 1,2
pave world fill --grid tri --seed 7 --window parallelogram --size 4x2 --at -2,1 -o tri.json
try cat tri.json
try pave world at --grid tri --seed 7 -2,1,L -2,1,R -1,1,0 -1,1,1
try pave world at --grid cairo --seed 7 --json -2,1,0 -2,1,3
try pave world at --grid hex --set meadow --colors 0,0 1,0
# places from standard input
printf '0,0\n\n1,0\r\nnowhere\n999999999,0\n0,0,5\n' >places
try pave world at --grid hex --seed 7 - <places
try pave world at --grid hex --seed 7 --json 5,5 - <places
printf '0,0\n-3,2\n' >places
try pave world at --seed 9 - <places
try pave world at --grid hex --seed 7 <places
# windows, masks, what is near a place
printf 'grid hex\nwindow hexagon 1\nrows\n. #\n# # #\n. .\n' >star.mask
try pave world fill --grid hex --seed 7 --within star.mask -o -  --format json
try pave world fill --grid hex --seed 7 --window hexagon --radius 1 -o - --format json
try pave world fill --grid hex --seed 7 --within disk:1 --at 0,0 -o - --format json
try pave world fill --grid tri --seed 7 --within disk:2 -o - --format json
try pave world fill --seed 7 --within disk:1 -o - --format json
try pave world fill --grid hex --seed 7 --within disk:1 --json
try pave world fill --grid hex --seed 7 --within disk:1 --hash
# the first phase begins at the origin
for origin in 0,0 1,0 0,1; do
    try pave world fill --grid hex --method phase --origin $origin --size 3x2 -o - --format json
done
try pave world fill --method phase --origin 1,0 --seed 7 --size 3x2 -o - --format csv
try pave world fill --method phase --at -1,0 --seed 7 --size 3x2 -o - --format csv
# a grid from a file
printf '{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1]]]}' >tiling.json
pave world fill --grid tiling.json --set meadow --size 5x5 -o bricks.json
try pave world verify bricks.json
# threads
pave world fill --grid cairo --method phase --size 40x40 --threads 1 -o one.json
pave world fill --grid cairo --method phase --size 40x40 --threads 3 -o three.json
same_file one.json three.json
# one wrong tile, tiles of another set, another world
sed 's/\[\([0-9]*\),\([0-9]*\),/[\2,\1,/' hex.json >wrong.json
try pave world verify wrong.json
try pave world verify wrong.json --json --own
try pave world verify hex.json --seed 8
try pave world verify hex.json --set meadow
sed 's/"width":4/"width":5/' hex.json >bad.json
try pave world verify bad.json
sed 's/"seed":"7",//' hex.json >bad.json
try pave world verify bad.json --own
# what is refused
try pave world fill --grid hex -o hex.png
try pave world fill --grid hex -o hex.tmx --embed
try pave world fill --grid nowhere --hash
try pave world fill --grid hex --set forest --hash
try pave world fill --grid hex --within disk:-1 --hash
# what is really filled must be in range; a mask lies where it lies
try pave world fill --within disk:0 --at 536870911,0 --hash
try pave world fill --within disk:1 --at 536870911,0 --hash
try pave world fill --grid hex --window disk --radius 3 --at 536870908,0 --hash
try pave world fill --at 536870900,0 --hash
try pave world fill --grid hex --at 536870900,0 --size 16x16 --hash
try pave world fill --grid hex --seed 7 --within star.mask --at 5,0 --hash
try pave world fill --grid cairo --within disk:1 --hash
try pave world fill --grid hex --within star.mask --size 2x2 --hash
try pave world fill --grid tri --within star.mask --hash
try pave world fill --grid hex --window hexagon --size 3x3 --hash
try pave world fill --grid hex --size 1000000x1000000 --hash
try pave world fill --grid tri --method phase --origin 0,0 --hash
try pave world at --grid tri 0,0
try pave world at --grid cairo 0,0,9
try pave world at --grid hex
try pave world verify hex.json --layer ground
