# pave region --walls: a mask's window; its cells stay empty, and cells on both sides of its edges are no neighbours.

printf 'grid square\nwindow rectangle 6x4\nrows\n..#...\n..#...\n......\n..#...\n' >rooms.mask
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W 2,1,W\n' >wall.mask
try pave region schelling --grid square --walls rooms.mask --races 3 --seed 2 -o races.json
cat races.json
try pave region grow --grid square --walls rooms.mask --areas 3 --seed 2 -o areas.json
sed -n '/labels/,/territory/p' areas.json
try pave region dicewars --grid square --walls rooms.mask --areas 3 --players 2 --land 1 --tolerance 0.5 -o dice.json
sed -n '/labels/,/territory/p' dice.json
try pave region show areas.json --narrow 2
try pave region grow --grid square --walls wall.mask --areas 2 --seed 1 -o halves.json
cat halves.json
try pave region show halves.json --hash
try pave region grow --grid square --walls wall.mask --areas 1
try pave region schelling --walls wall.mask
try pave region schelling --grid square --walls wall.mask --size 4x2
try pave region schelling --grid square --walls missing.mask
