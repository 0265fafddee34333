# Creatures of many triangles: their ways between walls, and how large one may be where.
cp "$SOURCE/docs/pictures/gorge.mask" gorge.mask
printf 'grid tri\nwindow parallelogram 12x4\nedges 3,0,W 3,1,W 3,2,W 3,3,W\n' >shut.mask
printf 'grid tri\nwindow parallelogram 12x4 wrap\n' >torus.mask
printf 'grid tri\nwindow parallelogram 2x1\ncells 0,0,L 0,0,R\n' >full.mask

try pave tactics creature --walls gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L --hash
try pave tactics creature --walls gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L
try pave tactics creature --walls gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --to-stance E --json
try pave tactics creature --walls gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --no-turns
try pave tactics creature --walls gorge.mask --size 3 --stance N --from -3,10,L --to 12,9,L --step-cost 1 --turn-cost 9
try pave tactics creature --walls gorge.mask --kind triangle --size 4 --from -4,8,L --to 12,9,R --json --hash
try pave tactics creature --walls gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L
try pave tactics creature --walls gorge.mask --kind hexagon --size 3 --from 6,5,L --to 12,14,L --json
try pave tactics creature --walls shut.mask --kind triangle --from 0,0,L --to 4,0,L
try pave tactics creature --walls shut.mask --kind triangle --from 0,0,L --to 0,0,L
for kind in rhombus hexagon triangle; do try pave tactics creature --walls gorge.mask --kind $kind --clearance --hash; done
for stance in N W; do try pave tactics creature --walls gorge.mask --clearance --stance $stance --hash; done
try pave tactics creature --walls shut.mask --kind hexagon --clearance --json
try pave tactics creature --walls full.mask --clearance
try pave tactics creature --walls full.mask --clearance --json
try pave tactics creature --walls gorge.mask --kind hexagon --size 2 --from -2,9,L --to 11,14,L -o way.svg
grep -c '<g id="creature"' way.svg
try pave tactics creature --walls gorge.mask --clearance -o clearance.svg
grep -c '<g id="labels"' clearance.svg

try pave tactics creature --from 0,0,L --to 0,0,R
try pave tactics creature --walls gorge.mask --kind hexagon --size 2 --from 0,0,L --to 12,14,L
try pave tactics creature --walls gorge.mask --kind hexagon --size 2 --from 0,0,R --to 12,14,L
try pave tactics creature --walls gorge.mask --kind hexagon --size 0 --from 0,0,L --to 12,14,L
try pave tactics creature --walls gorge.mask --kind square --from 0,0,L --to 12,14,L
try pave tactics creature --walls gorge.mask --from 0,0,L
try pave tactics creature --walls gorge.mask --from 0,90,L --to 0,0,L
try pave tactics creature --walls torus.mask --from 0,0,L --to 1,0,L
try pave tactics creature --walls torus.mask --clearance
try pave tactics creature --walls gorge.mask --clearance --from 0,0,L
try pave tactics creature --walls gorge.mask --kind hexagon --stance N --from -2,9,L --to 11,14,L
try pave tactics creature --walls gorge.mask --kind hexagon --turn-cost 3 --from -2,9,L --to 11,14,L
try pave tactics creature --walls gorge.mask --no-turns --turn-cost 3 --from 1,6,L --to 2,6,L
