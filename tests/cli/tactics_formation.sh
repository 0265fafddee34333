# Formations: who attacks on three grids, orders between walls, pictures, what is refused.
cat >rock.mask <<'END'
grid tri
window rectangle 28x12
cells 5,4,L 5,4,R 6,4,L 6,4,R
END
cat >yard.mask <<'END'
grid tri
window rectangle 12x3
END

for grid in tri hex square; do
    try pave tactics formation --grid $grid --ranks 3 --range 1
    try pave tactics formation --grid $grid --ranks 3 --range 2
done
for kind in line column wedge square ring; do
    try pave tactics formation --kind $kind --facing 1 --hash
done
try pave tactics formation --files 3 --ranks 2 --at 5,6,L --enemy 6,5,L --enemy 5,4,R --range 2 --json
try pave tactics formation --files 5 --at 10,14,L --order "march 3" --order "wheel right" --order open --order close
try pave tactics formation --files 8 --order "form column 4x4" --order "form wedge 4" --order "wheel left middle" --hash
try pave tactics formation --files 6 --at 5,8,L --on rock.mask --order "march 6"
try pave tactics formation --files 3 --at 2,2,L --on yard.mask --order "march 2"
try pave tactics formation --files 3 --at 2,2,L --on yard.mask --order "march 3"
echo "exit $?"
try pave tactics formation --files 3 --numbers -o line.svg
grep -c '<g id="soldiers"' line.svg
try pave tactics formation --files 5 --order "wheel left" --sheet turns -o turns.svg
grep -c 'turn 1' turns.svg
try pave tactics formation --files 5 --sheet facings -o facings.svg
grep -o 'facing [0-9]' facings.svg
try pave tactics formation --files 5 --grid square --sheet facings -o - --format svg | grep -o 'facing [0-9]'

try pave tactics formation --facing 7
try pave tactics formation --grid square --facing 4
try pave tactics formation --facing -1
try pave tactics formation --ranks 0
try pave tactics formation --ranks 40 --files 40
try pave tactics formation --kind wedge --files 3
try pave tactics formation --kind ring --open
try pave tactics formation --at 0,0,L
try pave tactics formation --at 5,5,R
try pave tactics formation --at 5,5
try pave tactics formation --grid hex --at 5,5,L
try pave tactics formation --on rock.mask --at 5,4,L
try pave tactics formation --on rock.mask --size 8x8
try pave tactics formation --on rock.mask --grid hex
try pave tactics formation --on missing.mask
try pave tactics formation --order "march"
try pave tactics formation --order "march 2 3"
try pave tactics formation --order "march 2000"
try pave tactics formation --order "wheel up"
try pave tactics formation --order "wheel left corner"
try pave tactics formation --order "open now"
try pave tactics formation --order "dance 3"
try pave tactics formation --order "form line 3x3"
try pave tactics formation --order "form line 3"
try pave tactics formation --order close
try pave tactics formation --order open --kind ring
try pave tactics formation --enemy 1,1,X
try pave tactics formation --enemy 90,1,L
try pave tactics formation --at 10,10,L --enemy 10,10,L
try pave tactics formation --range 65
try pave tactics formation --sheet turns -o x.svg
try pave tactics formation --sheet facings --order "march 1" -o x.svg
try pave tactics formation --sheet facings
try pave tactics formation --numbers
try pave tactics formation --scale 20

exit
: <<'STDOUT'
$ pave tactics formation --grid tri --ranks 3 --range 1
a line of 24 soldiers on tri, facing 0, led from 5,10,L
targets  19 cells in contact, range 1
rank 1   8 of 8 have a clear line
rank 2   8 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --grid tri --ranks 3 --range 2
a line of 24 soldiers on tri, facing 0, led from 5,10,L
targets  19 cells in contact, range 2
rank 1   8 of 8 have a clear line
rank 2   8 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --grid hex --ranks 3 --range 1
a line of 24 soldiers on hex, facing 0, led from 15,10
targets  9 cells in contact, range 1
rank 1   8 of 8 have a clear line
rank 2   0 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --grid hex --ranks 3 --range 2
a line of 24 soldiers on hex, facing 0, led from 15,10
targets  9 cells in contact, range 2
rank 1   8 of 8 have a clear line
rank 2   8 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --grid square --ranks 3 --range 1
a line of 24 soldiers on square, facing 0, led from 20,10
targets  10 cells in contact, range 1
rank 1   8 of 8 have a clear line
rank 2   0 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --grid square --ranks 3 --range 2
a line of 24 soldiers on square, facing 0, led from 20,10
targets  10 cells in contact, range 2
rank 1   8 of 8 have a clear line
rank 2   0 of 8 have a clear line
rank 3   0 of 8 have a clear line
$ pave tactics formation --kind line --facing 1 --hash
a line of 16 soldiers on tri, facing 1, led from 5,10,R
targets  19 cells in contact, range 1
rank 1   8 of 8 have a clear line
rank 2   8 of 8 have a clear line
0x9472034e3d05ba07
$ pave tactics formation --kind column --facing 1 --hash
a column of 18 soldiers on tri, facing 1, led from 5,10,R
targets  7 cells in contact, range 1
rank 1   3 of 3 have a clear line
rank 2   0 of 3 have a clear line
rank 3   0 of 3 have a clear line
rank 4   0 of 3 have a clear line
rank 5   0 of 3 have a clear line
rank 6   0 of 3 have a clear line
0x90fe28978cef8b45
$ pave tactics formation --kind wedge --facing 1 --hash
a wedge of 16 soldiers on tri, facing 1, led from 5,10,L
targets  5 cells in contact, range 1
rank 1   1 of 1 have a clear line
rank 2   2 of 3 have a clear line
rank 3   0 of 5 have a clear line
rank 4   0 of 7 have a clear line
0x8fd2031374c577df
$ pave tactics formation --kind square --facing 1 --hash
a square of 40 soldiers on tri, facing 1, led from 5,10,R
targets  52 cells in contact, range 1
rank 1   22 of 22 have a clear line
rank 2   18 of 18 have a clear line
0x3baba66531c1186c
$ pave tactics formation --kind ring --facing 1 --hash
a ring of 30 soldiers on tri, facing 1, led from 5,10,R
targets  42 cells in contact, range 1
rank 1   18 of 18 have a clear line
rank 2   12 of 12 have a clear line
0x72d47d15e7582e35
$ pave tactics formation --files 3 --ranks 2 --at 5,6,L --enemy 6,5,L --enemy 5,4,R --range 2 --json
{"kind":"line","grid":"tri","at":"5,6,L","soldiers":6,"facing":0,"range":2,"targets":2,"orders":[],"ranks":[{"rank":1,"soldiers":3,"clear":3},{"rank":2,"soldiers":3,"clear":2}],"cells":[{"cell":"4,6,L","rank":1,"file":1,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"clear","target":"5,4,R"},{"cell":"5,6,L","rank":1,"file":2,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"clear","target":"5,4,R"},{"cell":"6,6,L","rank":1,"file":3,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"clear","target":"6,5,L"},{"cell":"4,6,R","rank":2,"file":1,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"clear","target":"5,4,R"},{"cell":"5,6,R","rank":2,"file":2,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"clear","target":"6,5,L"},{"cell":"6,6,R","rank":2,"file":3,"facing":0,"steps":0,"waits":0,"state":"in place","attack":"friend","target":"6,5,L","blocker":3}]}
$ pave tactics formation --files 5 --at 10,14,L --order march 3 --order wheel right --order open --order close
a line of 10 soldiers on tri, facing 1, led from 13,8,R
order    march 3: 6 turns, 60 steps, 10 in place
order    wheel right: 9 turns, 50 steps, 10 in place
order    open: 1 turn, 5 steps, 10 in place
order    close: 1 turn, 5 steps, 10 in place
targets  13 cells in contact, range 1
rank 1   5 of 5 have a clear line
rank 2   5 of 5 have a clear line
$ pave tactics formation --files 8 --order form column 4x4 --order form wedge 4 --order wheel left middle --hash
a wedge of 16 soldiers on tri, facing 5, led from 6,9,L
order    form column 4x4: 7 turns, 74 steps, 16 in place
order    form wedge 4: 2 turns, 16 steps, 16 in place
order    wheel left middle: 7 turns, 84 steps, 16 in place
targets  5 cells in contact, range 1
rank 1   1 of 1 have a clear line
rank 2   2 of 3 have a clear line
rank 3   0 of 5 have a clear line
rank 4   0 of 7 have a clear line
0x6331d9ad1f244f6f
$ pave tactics formation --files 6 --at 5,8,L --on rock.mask --order march 6
a line of 12 soldiers on tri, facing 0, led from 8,2,L
order    march 6: 17 turns, 160 steps, 12 in place
targets  15 cells in contact, range 1
rank 1   6 of 6 have a clear line
rank 2   6 of 6 have a clear line
$ pave tactics formation --files 3 --at 2,2,L --on yard.mask --order march 2
a line of 6 soldiers on tri, facing 0, led from 3,0,L
order    march 2: 4 turns, 24 steps, 6 in place
targets  0 cells in contact, range 1
rank 1   0 of 3 have a clear line
rank 2   0 of 3 have a clear line
$ pave tactics formation --files 3 --at 2,2,L --on yard.mask --order march 3
a line of 6 soldiers on tri, facing 0, led from 3,-1,L
order    march 3: 6 turns, 24 steps, 0 in place, 6 blocked
targets  0 cells in contact, range 1
rank 1   0 of 3 have a clear line
rank 2   0 of 3 have a clear line
-> 1
exit 0
$ pave tactics formation --files 3 --numbers -o line.svg
a line of 6 soldiers on tri, facing 0, led from 5,10,L
targets  9 cells in contact, range 1
rank 1   3 of 3 have a clear line
rank 2   3 of 3 have a clear line
1
$ pave tactics formation --files 5 --order wheel left --sheet turns -o turns.svg
a line of 10 soldiers on tri, facing 5, led from 5,7,R
order    wheel left: 11 turns, 60 steps, 10 in place
targets  13 cells in contact, range 1
rank 1   5 of 5 have a clear line
rank 2   5 of 5 have a clear line
1
$ pave tactics formation --files 5 --sheet facings -o facings.svg
a line of 10 soldiers on tri, facing 0, led from 5,10,L
targets  13 cells in contact, range 1
rank 1   5 of 5 have a clear line
rank 2   5 of 5 have a clear line
facing 0
facing 1
facing 2
facing 3
facing 4
facing 5
facing 0
facing 1
facing 2
facing 3
$ pave tactics formation --facing 7
pave: --facing: 7 is out of range; must be 0 to 5
-> 2
$ pave tactics formation --grid square --facing 4
pave: a facing of 4: squares have the facings 0 to 3
-> 2
$ pave tactics formation --facing -1
pave: --facing: -1 is out of range; must be 0 to 5
-> 2
$ pave tactics formation --ranks 0
pave: --ranks: 0 is out of range; must be 1 to 1024
-> 2
$ pave tactics formation --ranks 40 --files 40
pave: a line of 40 ranks and 40 files has more than 1024 soldiers: use fewer
-> 2
$ pave tactics formation --kind wedge --files 3
pave: --files: the lengths of a wedge's ranks are fixed; leave it out
-> 2
$ pave tactics formation --kind ring --open
pave: --open: only for lines and columns; leave it out
-> 2
$ pave tactics formation --at 0,0,L
pave: the formation does not fit: -3,0,L, in rank 1, is beyond the board
-> 2
$ pave tactics formation --at 5,5,R
pave: a line with the facing 0 is led from a triangle L: use 5,5,L
-> 2
$ pave tactics formation --at 5,5
pave: --at: "5,5" is not a cell of the grid tri; a cell is q,r,L or q,r,R
-> 2
$ pave tactics formation --grid hex --at 5,5,L
pave: --at: "5,5,L" is not a cell of the grid hex; a cell is q,r
-> 2
$ pave tactics formation --on rock.mask --at 5,4,L
pave: the formation does not fit: 5,4,L, in rank 1, is a wall
-> 2
$ pave tactics formation --on rock.mask --size 8x8
pave: --size: the ground of --on has a fixed size; leave it out
-> 2
$ pave tactics formation --on rock.mask --grid hex
pave: rock.mask:1:6: the mask is for the grid "tri", not for hex: give that grid, or another mask
-> 3
$ pave tactics formation --on missing.mask
pave: missing.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tactics formation --order march
pave: --order: "march" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order march 2 3
pave: --order: "march 2 3" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order march 2000
pave: --order: "march 2000" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order wheel up
pave: --order: "wheel up" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order wheel left corner
pave: --order: "wheel left corner" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order open now
pave: --order: "open now" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order dance 3
pave: --order: "dance 3" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order form line 3x3
pave: --order: form line 3x3: a line of these ranks and files has 9 places, but there are 16 soldiers: change the ranks or files
-> 2
$ pave tactics formation --order form line 3
pave: --order: "form line 3" is not an order; orders are march N, wheel left, wheel right middle, open, close, form KIND RxF or form wedge R
-> 2
$ pave tactics formation --order close
pave: --order: close: the ranks are closed already
-> 2
$ pave tactics formation --order open --kind ring
pave: --order: open: only a line and a column have ranks to open
-> 2
$ pave tactics formation --enemy 1,1,X
pave: --enemy: 1,1,X is not a cell of the board
-> 2
$ pave tactics formation --enemy 90,1,L
pave: --enemy: 90,1,L is not a cell of the board
-> 2
$ pave tactics formation --at 10,10,L --enemy 10,10,L
pave: --enemy: soldier 4 is on 10,10,L at the end; give another cell
-> 2
$ pave tactics formation --range 65
pave: --range: 65 is out of range; must be 1 to 64
-> 2
$ pave tactics formation --sheet turns -o x.svg
pave: --sheet: needs an order, for its turns; leave it out
-> 2
$ pave tactics formation --sheet facings --order march 1 -o x.svg
pave: --order: --sheet facings shows formations without orders and enemies; leave it out
-> 2
$ pave tactics formation --sheet facings
pave: --sheet: only pictures show them; leave it out
-> 2
$ pave tactics formation --numbers
pave: --numbers: only pictures show them; leave it out
-> 2
$ pave tactics formation --scale 20
pave: --scale: only pictures have a size; leave it out
-> 2
STDOUT
