# Worlds on grids that repeat nowhere: lists of cells, verified again; places; pictures; and what they are refused for.
try pave world fill --grid penrose --seed 7 --radius 2 -o -  --format json
try pave world fill --grid penrose --seed 7 --radius 2 -o - --format csv
try pave world fill --grid penrose:town --seed 7 --set meadow --size 6x4 --at 3,-5,2 -o town.json --json
try pave world verify town.json --own
try pave world verify town.json --seed 8
sed 's/\[\([-0-9]*,[-0-9]*,[-0-9]*\),[0-9]*\],$/[\1,3],/' town.json >wrong.json
try pave world verify wrong.json --own --json
sed 's/"set":"meadow"/"set":"own"/' town.json >own.json
try pave world verify own.json
for grid in ammann-beenker multigrid-6 multigrid-12; do
    pave world fill --grid $grid --set land --bias noise:20 --seed 3 --radius 9 -o $grid.json
    try pave world verify $grid.json --own
done
# A place has the tile that a fill puts there, whatever else is filled
pave world fill --grid penrose --seed 5 --radius 4 -o - --format csv >cells.csv
tail -n +2 cells.csv | sed 's/,[^,]*$//' >names
tail -n +2 cells.csv | sed 's/.*,//' >filled
pave world at --grid penrose --seed 5 - <names >places
same_file filled places
try pave world at --grid penrose --seed 7 --colors --json 3,5,2 -4000000,7000000,0
try pave world at --grid penrose --bias noise:20 --level 3,5,2
printf '3,5,2\n3,5\n3,5,10\n' | try pave world at --grid penrose -
# The user's own set of squares
cp "$DATA/two_sets.tsx" "$DATA/weights.tsx" .
try pave world fill weights.tsx --grid penrose --seed 7 --radius 6 -o weights.json --hash
try pave world verify weights.json weights.tsx --own
try pave world fill two_sets.tsx --grid penrose --hash
# Pictures
pave world draw --grid penrose --seed 7 --radius 3 -o roads.svg
pave world draw --grid multigrid-7 --set land --seed 7 --size 5x4 --at 1000000.5,-2 -o land.png
pave world draw weights.tsx --grid penrose --radius 2 -o weights.pdf
grep -c '<path' roads.svg | sed 's/^[0-9][0-9]*$/paths/'
file -b land.png weights.pdf | cut -d, -f1
# What there is not
try pave world fill --grid hat --hash
try pave world draw --grid townscaper -o town.png
try pave world new --grid penrose world.pave
try pave world explore --grid penrose -o walk.svg
try pave world bake --grid penrose -o map/
try pave world fill --grid penrose --method phase --hash
try pave world fill --grid penrose --method blocks --hash
try pave world fill --grid penrose --origin 1,1,1 --hash
try pave world fill --grid penrose --base grass --hash
try pave world fill --grid penrose --within disk:3 --hash
try pave world fill --grid penrose --window hexagon --hash
try pave world fill --grid penrose --hash=chunks
try pave world fill --grid penrose --at 3,5,10 --hash
try pave world fill --grid penrose --at 3,x --hash
try pave world fill --grid penrose -o map.tmx
try pave world draw --grid penrose --basis '1,0 0,1' -o map.png
try pave world draw weights.tsx --grid penrose --look tiles -o map.png
try pave world draw --grid penrose --radius 500 -o map.png
try pave world at --grid penrose 300000000,5,2
try pave world at --grid penrose 3,5
sed 's/\[[-0-9]*,/[300000000,/' town.json >far.json
try pave world verify far.json
sed 's/"offsets":\[[0-9]*,/"offsets":[/' town.json >short.json
try pave world verify short.json
sed '3p' town.json >twice.json
try pave world verify twice.json
