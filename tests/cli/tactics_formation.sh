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
try pave tactics formation --files 6 --at 5,8,L --walls rock.mask --order "march 6"
try pave tactics formation --files 3 --at 2,2,L --walls yard.mask --order "march 2"
try pave tactics formation --files 3 --at 2,2,L --walls yard.mask --order "march 3"
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
try pave tactics formation --walls rock.mask --at 5,4,L
try pave tactics formation --walls rock.mask --size 8x8
try pave tactics formation --walls rock.mask --grid hex
try pave tactics formation --walls missing.mask
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
