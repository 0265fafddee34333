# The summary in JSON.
try pave world fill --seed 7 --size 4x3 --json
try pave world fill --seed 7 --size 4x3 --json -o map.tmx
try pave world fill --seed 7 --size 4x3 --json --embed --set meadow --method phase --at -1,-2 -o map.tmj
try pave world fill --seed 7 --size 4x3 --json --tile 8 -o 'a "name".png'
cp "$DATA/two_sets.tsx" .
try pave world fill two_sets.tsx --set Shore --json -o map.csv
ls
