# Ranges and lines of attack, and the walls that stop them.
cat >keep.mask <<'END'
grid tri
window parallelogram 16x6
cells 2,1,L 2,1,R 2,2,L
edges 3,3,W 3,4,W 3,2,W
END
try pave tactics range --from 5,5,R
try pave tactics range --from 5,5,R --metric edge --budget 3 --least 2 --json --hash
try pave tactics range --walls keep.mask --from 1,3,R --budget 4
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --over-walls
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --move 2
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --to 1,2,L
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --to 4,3,L
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --to 7,5,L --json
try pave tactics range --walls keep.mask --from 1,3,R --budget 4 --to 4,3,L -o range.svg
grep -o '<g id="[a-z]*"' range.svg

try pave tactics lines --from 5,5,R --budget 3
try pave tactics lines --walls keep.mask --from 1,3,R --hash
try pave tactics lines --walls keep.mask --from 1,3,R --budget 2 --json
try pave tactics lines --walls keep.mask --from 1,3,R -o lines.svg
grep -o '<g id="[a-z]*"' lines.svg

try pave tactics range --from 5,5,R --least 5
try pave tactics range --from 5,5,R --over-walls
try pave tactics range --from 5,5,R --budget 1001
try pave tactics range --from 5,5,R --to 99,0,L
try pave tactics lines
try pave tactics lines --from 5,5,R --budget -1
