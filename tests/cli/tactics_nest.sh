# Triangles within triangles, the hexagons and squares in their grid, and maps of two sizes.
cp "$SOURCE/docs/pictures/town.nest" town.nest
printf 'factor 3\nkind inn least 3\nbig\ngrid tri\nwindow hexagon 1\nsmall\ntiles inn 0,0,L\n' >wrong.nest
printf 'factor 2\nbig\ngrid hex\nwindow hexagon 1\n' >hex.nest

for factor in 1 2 3 12; do try pave tactics nest --factor $factor -4,5,R; done
try pave tactics nest --factor 3 --children -1,2,R
try pave tactics nest --factor 3 --children 0,0,L --json --hash --hexagon 0 --square E
for choice in 0 1 2; do try pave tactics nest --hexagon $choice -7,2,L; done
for kind in E N W; do try pave tactics nest --square $kind -7,2,R; done
try pave tactics nest --map town.nest --hash
try pave tactics nest --map town.nest --json
try pave tactics nest --map town.nest --walls
pave tactics nest --map town.nest --walls >town.mask
try pave tactics path --walls town.mask --from 11,7,R --to 12,6,L --metric edge
try pave tactics nest --map - <town.nest
try pave tactics nest --map town.nest -o town.svg
grep -c '<g id="halves"' town.svg
try pave tactics nest --factor 3 -4,5,R --hexagon 1 --square N -o nested.svg
grep -cE '<g id="(hexagons|squares)"' nested.svg

try pave tactics nest
try pave tactics nest 0,0
try pave tactics nest --factor 0 0,0,L
try pave tactics nest --factor 1001 0,0,L
try pave tactics nest --children --factor 3 536870912,0,L
try pave tactics nest --factor 65 0,0,L -o nested.svg
try pave tactics nest --map town.nest 0,0,L
try pave tactics nest --map town.nest --factor 3
try pave tactics nest --map town.nest --hexagon 1
try pave tactics nest --map town.nest --walls --json
try pave tactics nest --walls 0,0,L
try pave tactics nest --map wrong.nest
try pave tactics nest --map hex.nest
try pave tactics nest --map missing.nest
