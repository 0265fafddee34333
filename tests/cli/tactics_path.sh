# Ways on triangles by four metrics, beside walls.
cat >keep.mask <<'END'
grid tri
window parallelogram 12x4
cells 2,1,L 2,1,R 2,2,L
edges 3,0,W 3,1,W 3,2,W
END
printf 'grid tri\nwindow parallelogram 12x4\nedges 3,0,W 3,1,W 3,2,W 3,3,W\n' >shut.mask
printf 'grid hex\nwindow rectangle 4x4\n' >hex.mask

for metric in edge shortcut touch flank; do
    try pave tactics path --from 0,0,L --to 2,2,R --metric $metric
done
try pave tactics path --from 0,0,L --to 2,2,R --json --hash
try pave tactics path --from 0,0,L --to 0,0,L --json
try pave tactics path --walls keep.mask --from 1,0,R --to 3,2,L
try pave tactics path --walls keep.mask --from 1,0,R --to 3,2,L --metric touch --corners both
try pave tactics path --walls keep.mask --from 1,0,R --to 3,2,L --metric touch --corners open
try pave tactics path --walls shut.mask --from 0,0,L --to 4,0,L
try pave tactics path --walls shut.mask --from 0,0,L --to 4,0,L --json
try pave tactics path --walls shut.mask --from 0,0,L --to 4,0,L --corners open
try pave tactics path --walls keep.mask --from 1,0,R --to 3,2,L -o way.svg
grep -c '<g id="walls"' way.svg
try pave tactics path --walls keep.mask --from 1,0,R --to 3,2,L -o - --format svg | head -c 40

try pave tactics path --from 0,0,L
try pave tactics path --to 0,0,L
try pave tactics path --from 0,0,X --to 0,0,L
try pave tactics path --from 0,0,L --to 30,0,L
try pave tactics path --walls keep.mask --from 2,1,R --to 0,0,L
try pave tactics path --walls keep.mask --from 0,0,L --to 2,1,R
try pave tactics path --walls keep.mask --size 4x4 --from 0,0,L --to 0,0,R
try pave tactics path --walls hex.mask --from 0,0,L --to 0,0,R
try pave tactics path --walls missing.mask --from 0,0,L --to 0,0,R
try pave tactics path --size 0x4 --from 0,0,L --to 0,0,R
try pave tactics path --size 2000x2000 --from 0,0,L --to 0,0,R
try pave tactics path --from 0,0,L --to 0,0,R --metric euclid
try pave tactics path --from 0,0,L --to 0,0,R --scale 20
try pave tactics path --from 0,0,L --to 0,0,R -o way.txt
