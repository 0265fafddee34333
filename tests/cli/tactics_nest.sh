# Triangles within triangles, the hexagons and squares in their grid.

for factor in 1 2 3 12; do try pave tactics nest --factor $factor -4,5,R; done
try pave tactics nest --factor 3 --children -1,2,R
try pave tactics nest --factor 3 --children 0,0,L --json --hash --hexagon 0 --square E
for choice in 0 1 2; do try pave tactics nest --hexagon $choice -7,2,L; done
for kind in E N W; do try pave tactics nest --square $kind -7,2,R; done
try pave tactics nest --factor 3 -4,5,R --hexagon 1 --square N -o nested.svg
grep -cE '<g id="(hexagons|squares)"' nested.svg

try pave tactics nest
try pave tactics nest 0,0
try pave tactics nest --factor 0 0,0,L
try pave tactics nest --factor 1001 0,0,L
try pave tactics nest --children --factor 3 536870912,0,L
try pave tactics nest --factor 65 0,0,L -o nested.svg
