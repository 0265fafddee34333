# Fields of distance, one metric against another, and what a unit reaches turn by turn.
cat >keep.mask <<'END'
grid tri
window parallelogram 12x4
cells 2,1,L 2,1,R 2,2,L
edges 3,0,W 3,1,W 3,2,W
END
printf 'grid tri\nwindow parallelogram 12x4\ncells 1,0,R 1,1,L 1,1,R 1,2,L\n' >wood.mask
printf 'grid tri\nwindow parallelogram 12x3\ncells 1,0,R\n' >other.mask

for metric in edge shortcut touch flank; do
    try pave tactics field --from 5,5,R --metric $metric
done
for metric in edge shortcut flank; do
    try pave tactics field --from 5,5,R --metric $metric --against touch
done
try pave tactics field --walls keep.mask --from 1,0,R --hash
try pave tactics field --walls keep.mask --rough wood.mask --rough-cost 3 --from 1,0,R
try pave tactics field --size 4x2 --from 0,0,L --json --hash
try pave tactics field --size 1x1 --from 0,0,L --against touch --json
try pave tactics field --walls keep.mask --from 1,0,R -o field.svg
grep -c '<text' field.svg
try pave tactics field --walls keep.mask --from 1,0,R --against edge -o ratio.svg
grep -o '>0\.[0-9]<' ratio.svg | sort | uniq -c

try pave tactics reach --from 5,5,R
try pave tactics reach --from 5,5,R --budget 3 --turns 4
try pave tactics reach --size 6x2 --from 0,0,L --budget 2 --turns 2 --json --hash
try pave tactics reach --walls keep.mask --rough wood.mask --rough-cost 3 --from 0,0,L --budget 4 --turns 3
try pave tactics reach --walls keep.mask --rough wood.mask --rough-cost 9 --from 0,0,L --budget 4 --turns 3
try pave tactics reach --walls keep.mask --rough wood.mask --from 0,0,L --budget 4 --turns 2 -o reach.svg
grep -o '<g id="[a-z]*"' reach.svg

try pave tactics field
try pave tactics field --from 2,1,L --walls keep.mask
try pave tactics field --from 0,0,L --rough-cost 3
try pave tactics field --from 0,0,L --walls keep.mask --rough other.mask
try pave tactics field --from 0,0,L --rough wood.mask --size 3x3
try pave tactics reach --from 0,0,L --budget 0
try pave tactics reach --from 0,0,L --turns 0
try pave tactics reach --from 0,0,L --metric 8
