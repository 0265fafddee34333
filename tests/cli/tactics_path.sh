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
try pave tactics path --on keep.mask --from 1,0,R --to 3,2,L
try pave tactics path --on keep.mask --from 1,0,R --to 3,2,L --metric touch --corners both
try pave tactics path --on keep.mask --from 1,0,R --to 3,2,L --metric touch --corners open
try pave tactics path --on shut.mask --from 0,0,L --to 4,0,L
try pave tactics path --on shut.mask --from 0,0,L --to 4,0,L --json
try pave tactics path --on shut.mask --from 0,0,L --to 4,0,L --corners open
try pave tactics path --on keep.mask --from 1,0,R --to 3,2,L -o way.svg
grep -c '<g id="walls"' way.svg
try pave tactics path --on keep.mask --from 1,0,R --to 3,2,L -o - --format svg | head -c 40

try pave tactics path --from 0,0,L
try pave tactics path --to 0,0,L
try pave tactics path --from 0,0,X --to 0,0,L
try pave tactics path --from 0,0,L --to 30,0,L
try pave tactics path --on keep.mask --from 2,1,R --to 0,0,L
try pave tactics path --on keep.mask --from 0,0,L --to 2,1,R
try pave tactics path --on keep.mask --size 4x4 --from 0,0,L --to 0,0,R
try pave tactics path --on hex.mask --from 0,0,L --to 0,0,R
try pave tactics path --on missing.mask --from 0,0,L --to 0,0,R
try pave tactics path --size 0x4 --from 0,0,L --to 0,0,R
try pave tactics path --size 2000x2000 --from 0,0,L --to 0,0,R
try pave tactics path --from 0,0,L --to 0,0,R --metric euclid
try pave tactics path --from 0,0,L --to 0,0,R --scale 20
try pave tactics path --from 0,0,L --to 0,0,R -o way.txt

exit
: <<'STDOUT'
$ pave tactics path --from 0,0,L --to 2,2,R --metric edge
0,0,L to 2,2,R: length 9, 9 steps, metric edge
path     0,0,L 0,0,R 0,1,L 0,1,R 0,2,L 0,2,R 1,2,L 1,2,R 2,2,L 2,2,R
$ pave tactics path --from 0,0,L --to 2,2,R --metric shortcut
0,0,L to 2,2,R: length 7, 5 steps, metric shortcut
path     0,0,L 0,0,R 1,1,L 1,1,R 2,2,L 2,2,R
$ pave tactics path --from 0,0,L --to 2,2,R --metric touch
0,0,L to 2,2,R: length 5, 5 steps, metric touch
path     0,0,L -1,1,R -1,2,R 0,3,L 1,3,L 2,2,R
$ pave tactics path --from 0,0,L --to 2,2,R --metric flank
0,0,L to 2,2,R: length 5, 5 steps, metric flank
path     0,0,L 0,1,L 0,2,L 0,2,R 1,2,R 2,2,R
$ pave tactics path --from 0,0,L --to 2,2,R --json --hash
{"length":7,"steps":5,"metric":"shortcut","path":["0,0,L","0,0,R","1,1,L","1,1,R","2,2,L","2,2,R"],"hash":"0x0e158a44fc36c029"}
$ pave tactics path --from 0,0,L --to 0,0,L --json
{"length":0,"steps":0,"metric":"shortcut","path":["0,0,L"]}
$ pave tactics path --on keep.mask --from 1,0,R --to 3,2,L
1,0,R to 3,2,L: length 9, 7 steps, metric shortcut
path     1,0,R 1,1,L 1,1,R 1,2,L 1,2,R 2,3,L 2,3,R 3,2,L
$ pave tactics path --on keep.mask --from 1,0,R --to 3,2,L --metric touch --corners both
1,0,R to 3,2,L: length 9, 9 steps, metric touch
path     1,0,R 0,1,R 1,2,L 1,3,L 1,3,R 2,3,L 2,3,R 3,3,L 4,2,L 3,2,L
$ pave tactics path --on keep.mask --from 1,0,R --to 3,2,L --metric touch --corners open
1,0,R to 3,2,L: length 3, 3 steps, metric touch
path     1,0,R 2,0,R 3,1,L 3,2,L
$ pave tactics path --on shut.mask --from 0,0,L --to 4,0,L
0,0,L to 4,0,L: no path, metric shortcut
-> 1
$ pave tactics path --on shut.mask --from 0,0,L --to 4,0,L --json
{"length":null,"metric":"shortcut","path":[]}
-> 1
$ pave tactics path --on shut.mask --from 0,0,L --to 4,0,L --corners open
0,0,L to 4,0,L: length 8, 6 steps, metric shortcut
path     0,0,L 0,0,R 1,1,L 1,1,R 2,1,L 3,0,R 4,0,L
$ pave tactics path --on keep.mask --from 1,0,R --to 3,2,L -o way.svg
1,0,R to 3,2,L: length 9, 7 steps, metric shortcut
path     1,0,R 1,1,L 1,1,R 1,2,L 1,2,R 2,3,L 2,3,R 3,2,L
1
$ pave tactics path --on keep.mask --fro$ pave tactics path --from 0,0,L
pave: --to is missing; give a cell, such as --to 0,0,L
-> 2
$ pave tactics path --to 0,0,L
pave: --from is missing; give a cell, such as --from 0,0,L
-> 2
$ pave tactics path --from 0,0,X --to 0,0,L
pave: --from: "0,0,X" is not a cell; a triangle is q,r,L or q,r,R, such as 3,-1,R
-> 2
$ pave tactics path --from 0,0,L --to 30,0,L
pave: --to: 30,0,L is outside the board; give a cell on it
-> 2
$ pave tactics path --on keep.mask --from 2,1,R --to 0,0,L
pave: --from: 2,1,R is a wall, or closed; give an open cell
-> 2
$ pave tactics path --on keep.mask --from 0,0,L --to 2,1,R
0,0,L to 2,1,R: no path, metric shortcut
-> 1
$ pave tactics path --on keep.mask --size 4x4 --from 0,0,L --to 0,0,R
pave: --size: the ground of --on has a fixed size; leave it out
-> 2
$ pave tactics path --on hex.mask --from 0,0,L --to 0,0,R
pave: hex.mask:1:6: the mask is for the grid "hex", not for tri: give that grid, or another mask
-> 3
$ pave tactics path --on missing.mask --from 0,0,L --to 0,0,R
pave: missing.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tactics path --size 0x4 --from 0,0,L --to 0,0,R
pave: --size: 0x4 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave tactics path --size 2000x2000 --from 0,0,L --to 0,0,R
pave: --size: 4000000 cells, but there may be at most 1000000; choose a smaller one
-> 2
$ pave tactics path --from 0,0,L --to 0,0,R --metric euclid
pave: --metric: unknown value "euclid"; give one of edge, shortcut, touch, flank
-> 2
$ pave tactics path --from 0,0,L --to 0,0,R --scale 20
pave: --scale: only pictures have a size; leave it out
-> 2
$ pave tactics path --from 0,0,L --to 0,0,R -o way.txt
pave: -o way.txt: the extension sets the format; use .svg, .pdf, .png, or give --format
-> 2
STDOUT
