# Triangles within triangles, the hexagons and squares in their grid.

for factor in 1 2 3 12; do try pave tactics nest --factor $factor -4,5,R; done
try pave tactics nest --factor 3 -1,2,R
try pave tactics nest --factor 3 0,0,L --json --hash --hexagon 0 --square E
for choice in 0 1 2; do try pave tactics nest --hexagon $choice -7,2,L; done
for kind in E N W; do try pave tactics nest --square $kind -7,2,R; done
try pave tactics nest --factor 3 -4,5,R --hexagon 1 --square N -o nested.svg
grep -cE '<g id="(hexagons|squares)"' nested.svg

try pave tactics nest
try pave tactics nest 0,0
try pave tactics nest --factor 0 0,0,L
try pave tactics nest --factor 1001 0,0,L
try pave tactics nest --factor 3 536870912,0,L
try pave tactics nest --factor 65 0,0,L -o nested.svg

exit
: <<'STDOUT'
$ pave tactics nest --factor 1 -4,5,R
-4,5,R is child 0 of -4,5,R, factor 1
$ pave tactics nest --factor 2 -4,5,R
-4,5,R is child 1 of -2,2,R, factor 2
$ pave tactics nest --factor 3 -4,5,R
-4,5,R is child 0 of -2,1,R, factor 3
$ pave tactics nest --factor 12 -4,5,R
-4,5,R is child 75 of -1,0,R, factor 12
$ pave tactics nest --factor 3 -1,2,R
-1,2,R is child 0 of -1,0,R, factor 3
$ pave tactics nest --factor 3 0,0,L --json --hash --hexagon 0 --square E
{"cell":"0,0,L","factor":3,"child":0,"parent":"0,0,L","hexagon":"0,0","of":["0,-1,L","0,-1,R","0,0,L","-1,0,R","-1,0,L","-1,-1,R"],"square":"0,0","holds":["0,0,L","0,0,R"],"hash":"0x4e002b936d26ef06"}
$ pave tactics nest --hexagon 0 -7,2,L
-7,2,L is child 1 of -4,1,L, factor 2
hexagon  -4,3
of       -7,1,L -7,1,R -7,2,L -8,2,R -8,2,L -8,1,R
$ pave tactics nest --hexagon 1 -7,2,L
-7,2,L is child 1 of -4,1,L, factor 2
hexagon  -4,3
of       -6,1,L -6,1,R -6,2,L -7,2,R -7,2,L -7,1,R
$ pave tactics nest --hexagon 2 -7,2,L
-7,2,L is child 1 of -4,1,L, factor 2
hexagon  -5,4
of       -7,2,L -7,2,R -7,3,L -8,3,R -8,3,L -8,2,R
$ pave tactics nest --square E -7,2,R
-7,2,R is child 2 of -4,1,R, factor 2
square   -7,2
holds    -7,2,L -7,2,R
$ pave tactics nest --square N -7,2,R
-7,2,R is child 2 of -4,1,R, factor 2
square   -7,-4
holds    -7,3,L -7,2,R
$ pave tactics nest --square W -7,2,R
-7,2,R is child 2 of -4,1,R, factor 2
square   -4,2
holds    -6,2,L -7,2,R
$ pave tactics nest --factor 3 -4,5,R --hexagon 1 --square N -o nested.svg
-4,5,R is child 0 of -2,1,R, factor 3
hexagon  -1,3
of       -3,4,L -3,4,R -3,5,L -4,5,R -4,5,L -4,4,R
square   -4,2
holds    -4,6,L -4,5,R
2
$ pave tactics nest
pave: C is missing; usage: pave tactics nest [OPTION...] C
-> 2
$ pave tactics nest 0,0
pave: C: "0,0" is not a cell; a triangle is q,r,L or q,r,R, such as 3,-1,R
-> 2
$ pave tactics nest --factor 0 0,0,L
pave: --factor: 0 is out of range; must be 1 to 1000
-> 2
$ pave tactics nest --factor 1001 0,0,L
pave: --factor: 1001 is out of range; must be 1 to 1000
-> 2
$ pave tactics nest --factor 3 536870912,0,L
pave: C: 536870912,0,L is at the limit; give a cell closer to 0,0
-> 2
$ pave tactics nest --factor 65 0,0,L -o nested.svg
pave: the factor of a nest is 1 to 64, not 65
-> 2
STDOUT
