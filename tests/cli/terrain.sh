# Tiles on painted terrain: pixels of corners, cells and lattices; what changes is said; --strict refuses.
cp "$DATA"/*.tsx "$DATA"/terrain.png .
try pave world fill --set meadow --terrain terrain.png -o a.csv
try cat a.csv
try pave world fill --set meadow --terrain terrain.png --pixel cell --json
try pave world fill --set roads --terrain terrain.png --pixel lattice -o b.csv
try cat b.csv
try pave world fill --set roads --terrain terrain.png --strict --hash
# A set without ends and crossings cannot show all of it.
try pave world fill paths.tsx --terrain terrain.png --pixel lattice --json
try pave world fill paths.tsx --terrain terrain.png --pixel lattice --strict --hash
# What does not go together.
try pave world fill --set meadow --terrain terrain.png --size 3x3 --hash
try pave world fill --set meadow --terrain none.png --hash
try pave world fill --set meadow --pixel cell --hash
try pave world fill --set meadow --strict --hash
try pave world fill --grid hex --set meadow --terrain terrain.png --hash
try pave world fill --set meadow --terrain terrain.png --map staggered -o a.tmx
find . -type f ! -name '*.tsx' | sort

exit
: <<'STDOUT'
$ pave world fill --set meadow --terrain terrain.png -o a.csv
$ cat a.csv
0,2,6,4,0,0,0,0
0,3,15,14,4,0,2,4
0,1,11,15,12,0,1,8
0,0,1,9,10,6,6,4
0,2,4,0,3,15,15,12
0,1,8,0,1,9,9,8
$ pave world fill --set meadow --terrain terrain.png --pixel cell --json
{"file":null,"brought":[],"set":"meadow","method":"painted","seed":"0","at":[0,0],"width":9,"height":7,"painted":80,"changed":0,"hash":"0x55fdf73f5b7ddec5"}
$ pave world fill --set roads --terrain terrain.png --pixel lattice -o b.csv
$ cat b.csv
0,0,0,0
0,0,0,0
0,0,0,0
$ pave world fill --set roads --terrain terrain.png --strict --hash
0x18238251368e6ce5
$ pave world fill paths.tsx --terrain terrain.png --pixel lattice --json
pave: terrain.png: changed 1 of 31 edges to terrain that has tiles, the first at cell 1,2
{"file":null,"brought":[],"set":"Paths","method":"painted","seed":"0","at":[0,0],"width":4,"height":3,"painted":31,"changed":1,"hash":"0x0a26d13312163da1"}
$ pave world fill paths.tsx --terrain terrain.png --pixel lattice --strict --hash
pave: terrain.png: 1 of 31 edges have no tiles as painted, the first at cell 1,2
-> 1
$ pave world fill --set meadow --terrain terrain.png --size 3x3 --hash
pave: --size: --terrain defines the tiles; leave it out
-> 2
$ pave world fill --set meadow --terrain none.png --hash
pave: none.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set meadow --pixel cell --hash
pave: --pixel: only --terrain is painted; leave it out
-> 2
$ pave world fill --set meadow --strict --hash
pave: --strict: only --terrain is painted; leave it out
-> 2
$ pave world fill --grid hex --set meadow --terrain terrain.png --hash
pave: --terrain: only rectangles of squares are painted; leave it out
-> 2
$ pave world fill --set meadow --terrain terrain.png --map staggered -o a.tmx
pave: --terrain: painted terrain is a rectangle of the world, and a staggered map is not; give --map orthogonal or isometric
-> 2
./a.csv
./b.csv
./terrain.png
STDOUT
