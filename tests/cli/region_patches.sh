# pave region --grid penrose and the like: maps on patches, their files and pictures, what is refused.

for grid in penrose ammann-beenker multigrid-7 hat spectre townscaper; do
    try pave region grow --grid $grid --radius 12 --areas 4 --seed 3 --hash
done
try pave region grow --grid penrose:7 --radius 5 --areas 3 --seed 3 -o grown.json
head -n 5 grown.json
grep -c '"name":\[' grown.json
sed -n '/^"labels"/,$p' grown.json
try pave region show grown.json
try pave region show grown.json --fill-empty -o again.json --hash
same_file grown.json again.json

echo '-- contact across vertices'
try pave region schelling --grid penrose --radius 6 --contact vertex --races 3 --seed 2 -o races.json --hash
grep -c contact races.json
try pave region show races.json --json -o shown.json >/dev/null
same_file races.json shown.json
try pave region schelling --grid penrose --radius 6 --races 3 --seed 2 --hash
try pave region schelling --grid penrose --contact vertex --table 0,1

echo '-- Dice Wars'
try pave region dicewars --grid penrose --radius 9 --players 4 --seed 7 -o dice.json --hash
try pave region dicewars --grid penrose --size 16x12 --margin 2 --players 3 --seed 7 --hash
try pave region dicewars --grid penrose --margin 40
try pave region grow --grid hat --radius 30 --areas 4 --margin 1 --hash
try pave region grow --locked dice.json --keep 2,3 --areas 6 --seed 4 --hash

echo '-- pictures'
for format in svg pdf png geojson; do
    try pave region show dice.json -o dice.$format >/dev/null
    test -s dice.$format && echo "dice.$format"
done
size_of_png dice.png
grep -c '"type":"Feature"' dice.geojson
grep -o 'id="[a-z]*"' dice.svg
try pave region show dice.json --cells --labels none -o cells.svg >/dev/null
grep -o 'id="[a-z]*"' cells.svg
try pave region schelling --grid ammann-beenker --radius 5 --seed 1 --frames film --steps 2
ls film

echo '-- refused'
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W\n' >wall.mask
try pave region schelling --grid penrose --wrap
try pave region schelling --grid penrose --walls wall.mask
try pave region schelling --grid penrose --orientation flat
try pave region grow --grid penrose --areas 3 --window hexagon
try pave region grow --grid penrose --areas 3 --window rectangle --radius 5
try pave region grow --grid penrose --areas 3 --radius 5 --size 3x3
try pave region grow --grid penrose:99999999999999999999 --areas 3
try pave region grow --grid penrose --areas 3 --radius 0
try pave region grow --grid penrose --areas 3 --radius 100000
try pave region grow --grid penros --areas 3
sed 's/"name":\[[^]]*\]/"name":[1,1,1]/' grown.json >wrong.json
try pave region show wrong.json
sed 's/"ring":\[\([0-9]*\),/"ring":[\1,\1,/' grown.json >wrong.json
try pave region show wrong.json
sed 's/^"labels"/"contact":"corner",\n"labels"/' grown.json >wrong.json
try pave region show wrong.json
