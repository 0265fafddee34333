# The summary in JSON.
try pave world fill --seed 7 --size 4x3 --json
try pave world fill --seed 7 --size 4x3 --json -o map.tmx
try pave world fill --seed 7 --size 4x3 --json --embed --set meadow --method phase --at -1,-2 -o map.tmj
try pave world fill --seed 7 --size 4x3 --json --tile 8 -o 'a "name".png'
cp "$DATA/two_sets.tsx" .
try pave world fill two_sets.tsx --set Shore --json -o map.csv
ls

exit
: <<'STDOUT'
$ pave world fill --seed 7 --size 4x3 --json
{"file":null,"brought":[],"set":"roads","method":"feature","seed":"7","at":[0,0],"width":4,"height":3,"hash":"0xbb03fe0af4f34e5b"}
$ pave world fill --seed 7 --size 4x3 --json -o map.tmx
{"file":"map.tmx","brought":["map-roads.png","map-roads.tsx"],"set":"roads","method":"feature","seed":"7","at":[0,0],"width":4,"height":3,"hash":"0xbb03fe0af4f34e5b"}
$ pave world fill --seed 7 --size 4x3 --json --embed --set meadow --method phase --at -1,-2 -o map.tmj
{"file":"map.tmj","brought":["map-meadow.png"],"set":"meadow","method":"phase","seed":"7","at":[-1,-2],"width":4,"height":3,"hash":"0x6bf2e8c765e4faae"}
$ pave world fill --seed 7 --size 4x3 --json --tile 8 -o a "name".png
{"file":"a \"name\".png","brought":[],"set":"roads","method":"feature","seed":"7","at":[0,0],"width":4,"height":3,"hash":"0xbb03fe0af4f34e5b"}
$ pave world fill two_sets.tsx --set Shore --json -o map.csv
{"file":"map.csv","brought":[],"set":"Shore","method":"feature","seed":"0","at":[0,0],"width":32,"height":32,"hash":"0x1f7d189ff7e46470"}
a "name".png
map-meadow.png
map-roads.png
map-roads.tsx
map.csv
map.tmj
map.tmx
two_sets.tsx
STDOUT
