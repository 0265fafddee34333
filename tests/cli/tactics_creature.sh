# Creatures of many triangles: their ways between walls, and how large one may be where.
cp "$SOURCE/docs/pictures/gorge.mask" gorge.mask
printf 'grid tri\nwindow parallelogram 12x4\nedges 3,0,W 3,1,W 3,2,W 3,3,W\n' >shut.mask
printf 'grid tri\nwindow parallelogram 12x4 wrap\n' >torus.mask
printf 'grid tri\nwindow parallelogram 2x1\ncells 0,0,L 0,0,R\n' >full.mask

try pave tactics creature --on gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L --hash
try pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L
try pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --to-stance E --json
try pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --no-turns
try pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --step-cost 1 --turn-cost 9
try pave tactics creature --on gorge.mask --kind triangle --size 4 --from -4,8,L --to 12,9,R --json --hash
try pave tactics creature --on gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L
try pave tactics creature --on gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L --json
try pave tactics creature --on shut.mask --kind triangle --from 0,0,L --to 4,0,L
try pave tactics creature --on shut.mask --kind triangle --from 0,0,L --to 0,0,L
for kind in rhombus hexagon triangle; do try pave tactics creature --on gorge.mask --kind $kind --clearance --hash; done
for stance in N W; do try pave tactics creature --on gorge.mask --clearance --stance $stance --hash; done
try pave tactics creature --on shut.mask --kind hexagon --clearance --json
try pave tactics creature --on full.mask --clearance
try pave tactics creature --on full.mask --clearance --json
try pave tactics creature --on gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L -o way.svg
grep -c '<g id="creature"' way.svg
try pave tactics creature --on gorge.mask --clearance -o clearance.svg
grep -c '<g id="labels"' clearance.svg

try pave tactics creature --from 0,0,L --to 0,0,R
try pave tactics creature --on gorge.mask --kind hexagon --size 2 --from 0,0,L --to 12,14,L
try pave tactics creature --on gorge.mask --kind hexagon --size 2 --from 0,0,R --to 12,14,L
try pave tactics creature --on gorge.mask --kind hexagon --size 0 --from 0,0,L --to 12,14,L
try pave tactics creature --on gorge.mask --kind square --from 0,0,L --to 12,14,L
try pave tactics creature --on gorge.mask --from 0,0,L
try pave tactics creature --on gorge.mask --from 0,90,L --to 0,0,L
try pave tactics creature --on torus.mask --from 0,0,L --to 1,0,L
try pave tactics creature --on torus.mask --clearance
try pave tactics creature --on gorge.mask --clearance --from 0,0,L
try pave tactics creature --on gorge.mask --kind hexagon --stance N --from -2,9,L --to 11,14,L
try pave tactics creature --on gorge.mask --kind hexagon --turn-cost 3 --from -2,9,L --to 11,14,L
try pave tactics creature --on gorge.mask --no-turns --turn-cost 3 --from 1,6,L --to 2,6,L

exit
: <<'STDOUT'
$ pave tactics creature --on gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L --hash
hexagon of size 2, -2,9,L to 11,14,L: length 42, 21 moves, 0 of them turns
path     -2,9,L -1,9,L 0,9,L 1,9,L 2,8,L 3,7,L 4,6,L 5,6,L 6,6,L 7,6,L 8,6,L 8,7,L 8,8,L 8,9,L 8,10,L 8,11,L 9,11,L 10,11,L 10,12,L 10,13,L 10,14,L 11,14,L
0xfa791d009c53712d
$ pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L
rhombus of size 3, -3,10,L to 12,9,L: length 36, 17 moves, 1 of them turns
path     -3,10,L -2,10,L -1,9,L 0,8,L 1,8,L 4,5,L 5,5,L 6,5,L 7,5,L 8,5,L 9,5,L 9,6,L 9,7,L 9,8,L 9,9,L 10,9,L 11,9,L 12,9,L
stances  N N N N N W W W W W W W W W W W W W
$ pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --to-stance E --json
{"length":40,"moves":18,"turns":2,"kind":"rhombus","size":3,"path":["-3,10,L","-2,10,L","-1,9,L","0,8,L","1,8,L","4,5,L","5,5,L","6,5,L","7,5,L","8,5,L","9,5,L","9,6,L","9,7,L","9,8,L","9,9,L","10,9,L","11,9,L","12,9,L","12,9,L"],"stances":["N","N","N","N","N","W","W","W","W","W","W","W","W","W","W","W","W","W","E"]}
$ pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --no-turns
rhombus of size 3, -3,10,L to 12,9,L: no path
-> 1
$ pave tactics creature --on gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --step-cost 1 --turn-cost 9
rhombus of size 3, -3,10,L to 12,9,L: length 25, 17 moves, 1 of them turns
path     -3,10,L -2,10,L -1,9,L 0,8,L 1,8,L 4,5,L 5,5,L 6,5,L 7,5,L 8,5,L 9,5,L 9,6,L 9,7,L 9,8,L 9,9,L 10,9,L 11,9,L 12,9,L
stances  N N N N N W W W W W W W W W W W W W
$ pave tactics creature --on gorge.mask --kind triangle --size 4 --from -4,8,L --to 12,9,R --json --hash
{"length":40,"moves":17,"turns":3,"kind":"triangle","size":4,"path":["-4,8,L","-1,8,R","0,8,L","3,4,R","4,4,R","5,4,R","6,4,R","7,4,R","8,4,R","9,4,R","9,5,R","9,6,R","9,7,R","9,8,R","10,8,R","11,8,R","11,9,R","12,9,R"],"hash":"0x529dbec9b0f5c29d"}
$ pave tactics creature --on gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L
hexagon of size 3, 6,5,L to 12,14,L: no path
-> 1
$ pave tactics creature --on gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L --json
{"length":null,"kind":"hexagon","size":3,"path":[]}
-> 1
$ pave tactics creature --on shut.mask --kind triangle --from 0,0,L --to 4,0,L
triangle of size 1, 0,0,L to 4,0,L: no path
-> 1
$ pave tactics creature --on shut.mask --kind triangle --from 0,0,L --to 0,0,L
triangle of size 1, 0,0,L to 0,0,L: length 0, 0 moves, 0 of them turns
path     0,0,L
$ pave tactics creature --on gorge.mask --kind rhombus --clearance --hash
rhombus: the largest that fits has size 6, at 6,4,L
anchors  305 200 119 61 21 5
0x2f77b68529698f5c
$ pave tactics creature --on gorge.mask --kind hexagon --clearance --hash
hexagon: the largest that fits has size 3, at 6,5,L
anchors  239 106 18
0xa7a0a7a4fa51baee
$ pave tactics creature --on gorge.mask --kind triangle --clearance --hash
triangle: the largest that fits has size 9, at 6,4,L
anchors  663 503 366 252 153 76 39 19 6
0xf169d5d85f0c10a6
$ pave tactics creature --on gorge.mask --clearance --stance N --hash
rhombus: the largest that fits has size 5, at 10,5,L
anchors  291 196 110 50 6
0xa8a1503bd13b3079
$ pave tactics creature --on gorge.mask --clearance --stance W --hash
rhombus: the largest that fits has size 6, at 0,6,L
anchors  308 206 126 63 17 1
0xa42e9a79a64e5387
$ pave tactics creature --on shut.mask --kind hexagon --clearance --json
{"kind":"hexagon","largest":1,"at":"1,1,L","anchors":[12],"clearance":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0,0,0,1,0,1,0,0,0,1,0,1,0,0,0,1,0,1,0,0,0,1,0,1,0,0,0,1,0,1,0]}
$ pave tactics creature --on full.mask --clearance
rhombus: no size fits anywhere
$ pave tactics creature --on full.mask --clearance --json
{"kind":"rhombus","largest":0,"anchors":[],"clearance":[0,0]}
$ pave tactics creature --on gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L -o way.svg
hexagon of size 2, -2,9,L to 11,14,L: length 42, 21 moves, 0 of them turns
path     -2,9,L -1,9,L 0,9,L 1,9,L 2,8,L 3,7,L 4,6,L 5,6,L 6,6,L 7,6,L 8,6,L 8,7,L 8,8,L 8,9,L 8,10,L 8,11,L 9,11,L 10,11,L 10,12,L 10,13,L 10,14,L 11,14,L
1
$ pave tactics creature --on gorge.mask --clearance -o clearance.svg
rhombus: the largest that fits has size 6, at 6,4,L
anchors  305 200 119 61 21 5
1
$ pave tactics creature --from 0,0,L --to 0,0,R
pave: --on is missing; give a ground, such as a mask, whose window is the board; docs/grounds.md has all kinds
-> 2
$ pave tactics creature --on gorge.mask --kind hexagon --size 2 --from 0,0,L --to 12,14,L
pave: --from: a hexagon of size 2 does not fit at 0,0,L; give another cell, or a smaller size (--clearance shows the maximum size at each cell)
-> 2
$ pave tactics creature --on gorge.mask --kind hexagon --size 2 --from 0,0,R --to 12,14,L
pave: --from: the anchor of a hexagon is an L, not 0,0,R: give the cell that points down
-> 2
$ pave tactics creature --on gorge.mask --kind hexagon --size 0 --from 0,0,L --to 12,14,L
pave: --size: 0 is out of range; must be 1 to 1048576
-> 2
$ pave tactics creature --on gorge.mask --kind square --from 0,0,L --to 12,14,L
pave: --kind: unknown value "square"; give one of rhombus, hexagon, triangle
-> 2
$ pave tactics creature --on gorge.mask --from 0,0,L
pave: --to is missing; give a cell, such as --to 0,0,L
-> 2
$ pave tactics creature --on gorge.mask --from 0,90,L --to 0,0,L
pave: --from: 0,90,L is outside the board; give a cell on it
-> 2
$ pave tactics creature --on torus.mask --from 0,0,L --to 1,0,L
pave: creatures need a window that does not wrap, so that their bodies cannot meet themselves: give walls on one that does not
-> 2
$ pave tactics creature --on torus.mask --clearance
pave: creatures need a window that does not wrap, so that their bodies cannot meet themselves: give walls on one that does not
-> 2
$ pave tactics creature --on gorge.mask --clearance --from 0,0,L
pave: --from: --clearance does not search for a path; leave it out
-> 2
$ pave tactics creature --on gorge.mask --kind hexagon --stance N --from -2,9,L --to 11,14,L
pave: --stance: only a rhombus has stances; leave it out
-> 2
$ pave tactics creature --on gorge.mask --kind hexagon --turn-cost 3 --from -2,9,L --to 11,14,L
pave: --turn-cost: the creature never turns; leave it out
-> 2
$ pave tactics creature --on gorge.mask --no-turns --turn-cost 3 --from 1,6,L --to 2,6,L
pave: --turn-cost: the creature never turns; leave it out
-> 2
STDOUT
