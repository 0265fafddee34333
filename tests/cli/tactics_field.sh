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
try pave tactics field --on keep.mask --from 1,0,R --hash
try pave tactics field --on keep.mask --cost wood.mask=3 --from 1,0,R
try pave tactics field --size 4x2 --from 0,0,L --json --hash
try pave tactics field --size 1x1 --from 0,0,L --against touch --json
try pave tactics field --on keep.mask --from 1,0,R -o field.svg
grep -c '<text' field.svg
try pave tactics field --on keep.mask --from 1,0,R --against edge -o ratio.svg
grep -o '>0\.[0-9]<' ratio.svg | sort | uniq -c

try pave tactics reach --from 5,5,R
try pave tactics reach --from 5,5,R --budget 3 --turns 4
try pave tactics reach --size 6x2 --from 0,0,L --budget 2 --turns 2 --json --hash
try pave tactics reach --on keep.mask --cost wood.mask=3 --from 0,0,L --budget 4 --turns 3
try pave tactics reach --on keep.mask --cost wood.mask=9 --from 0,0,L --budget 4 --turns 3
try pave tactics reach --on keep.mask --cost wood.mask=2 --from 0,0,L --budget 4 --turns 2 -o reach.svg
grep -o '<g id="[a-z]*"' reach.svg

try pave tactics field
try pave tactics field --from 2,1,L --on keep.mask
try pave tactics field --from 0,0,L --cost marked=3
try pave tactics field --from 0,0,L --on keep.mask --cost other.mask=2
try pave tactics field --from 0,0,L --on wood.mask --size 3x3
try pave tactics reach --from 0,0,L --budget 0
try pave tactics reach --from 0,0,L --turns 0
try pave tactics reach --from 0,0,L --metric 8

exit
: <<'STDOUT'
$ pave tactics field --from 5,5,R --metric edge
from 5,5,R: 288 of 288 cells reached, the farthest -6,11,R at 22, metric edge
$ pave tactics field --from 5,5,R --metric shortcut
from 5,5,R: 288 of 288 cells reached, the farthest -6,11,R at 17, metric shortcut
$ pave tactics field --from 5,5,R --metric touch
from 5,5,R: 288 of 288 cells reached, the farthest 0,0,L at 11, metric touch
$ pave tactics field --from 5,5,R --metric flank
from 5,5,R: 288 of 288 cells reached, the farthest 0,0,L at 11, metric flank
$ pave tactics field --from 5,5,R --metric edge --against touch
from 5,5,R: 288 of 288 cells reached, the farthest -6,11,R at 22, metric edge
against touch: at most 3 times as long, 3 to 1, at 6,4,L
$ pave tactics field --from 5,5,R --metric shortcut --against touch
from 5,5,R: 288 of 288 cells reached, the farthest -6,11,R at 17, metric shortcut
against touch: at most 2 times as long, 10 to 5, at 5,0,R
$ pave tactics field --from 5,5,R --metric flank --against touch
from 5,5,R: 288 of 288 cells reached, the farthest 0,0,L at 11, metric flank
against touch: at most 2 times as long, 2 to 1, at 6,4,L
$ pave tactics field --on keep.mask --from 1,0,R --hash
from 1,0,R: 45 of 48 cells reached, the farthest 3,0,L at 13, metric shortcut
0xfd87a827b98984a4
$ pave tactics field --on keep.mask --cost wood.mask=3 --from 1,0,R
from 1,0,R: 45 of 48 cells reached, the farthest 3,0,L at 16, metric shortcut
$ pave tactics field --size 4x2 --from 0,0,L --json --hash
{"from":"0,0,L","metric":"shortcut","reached":8,"board":8,"farthest":{"cell":"1,0,R","distance":3},"cells":[{"cell":"0,0,L","distance":0},{"cell":"0,0,R","distance":1},{"cell":"1,0,L","distance":2},{"cell":"1,0,R","distance":3},{"cell":"-1,1,R","distance":2},{"cell":"0,1,L","distance":2},{"cell":"0,1,R","distance":3},{"cell":"1,1,L","distance":3}],"hash":"0xd531b2cae88b2b0f"}
$ pave tactics field --size 1x1 --from 0,0,L --against touch --json
{"from":"0,0,L","metric":"shortcut","reached":1,"board":1,"farthest":{"cell":"0,0,L","distance":0},"cells":[{"cell":"0,0,L","distance":0}]}
$ pave tactics field --on keep.mask --from 1,0,R -o field.svg
from 1,0,R: 45 of 48 cells reached, the farthest 3,0,L at 13, metric shortcut
44
$ pave tactics field --on keep.mask --from 1,0,R --against edge -o ratio.svg
from 1,0,R: 45 of 48 cells reached, the farthest 3,0,L at 13, metric shortcut
against edge: at most 1 times as long, 3 to 3, at 0,0,L
      1 >0.7<
     17 >0.8<
     13 >0.9<
$ pave tactics reach --from 5,5,R
from 5,5,R: 85 cells within 1 turn of 6 points, metric shortcut
by turn  85
$ pave tactics reach --from 5,5,R --budget 3 --turns 4
from 5,5,R: 230 cells within 4 turns of 3 points, metric shortcut
by turn  25 85 166 230
$ pave tactics reach --size 6x2 --from 0,0,L --budget 2 --turns 2 --json --hash
{"from":"0,0,L","metric":"shortcut","budget":2,"reached":9,"turns":[5,9],"cells":[{"cell":"0,0,L","turn":0,"left":2},{"cell":"0,0,R","turn":1,"left":1},{"cell":"1,0,L","turn":1,"left":0},{"cell":"-1,1,R","turn":1,"left":0},{"cell":"0,1,L","turn":1,"left":0},{"cell":"1,0,R","turn":2,"left":1},{"cell":"0,1,R","turn":2,"left":1},{"cell":"2,0,L","turn":2,"left":0},{"cell":"1,1,L","turn":2,"left":0}],"hash":"0x23b98c50b5642910"}
$ pave tactics reach --on keep.mask --cost wood.mask=3 --from 0,0,L --budget 4 --turns 3
from 0,0,L: 26 cells within 3 turns of 4 points, metric shortcut
by turn  6 16 26
$ pave tactics reach --on keep.mask --cost wood.mask=9 --from 0,0,L --budget 4 --turns 3
from 0,0,L: 20 cells within 3 turns of 4 points, metric shortcut
by turn  6 12 20
$ pave tactics reach --on keep.mask --cost wood.mask=2 --from 0,0,L --budget 4 --turns 2 -o reach.svg
from 0,0,L: 18 cells within 2 turns of 4 points, metric shortcut
by turn  7 18
<g id="ground"
<g id="cells"
<g id="rough"
<g id="outlines"
<g id="walls"
<g id="labels"
<g id="tokens"
$ pave tactics field
pave: --from is missing; give a cell, such as --from 0,0,L
-> 2
$ pave tactics field --from 2,1,L --on keep.mask
pave: --from: 2,1,L is a wall, or closed; give an open cell
-> 2
$ pave tactics field --from 0,0,L --cost marked=3
pave: --cost: it needs the ground of --on; leave it out
-> 2
$ pave tactics field --from 0,0,L --on keep.mask --cost other.mask=2
pave: other.mask: its window differs from that of keep.mask; give both the same window
-> 3
$ pave tactics field --from 0,0,L --on wood.mask --size 3x3
pave: --size: the ground of --on has a fixed size; leave it out
-> 2
$ pave tactics reach --from 0,0,L --budget 0
pave: --budget: 0 is out of range; must be 1 to 1000000
-> 2
$ pave tactics reach --from 0,0,L --turns 0
pave: --turns: 0 is out of range; must be 1 to 1000
-> 2
$ pave tactics reach --from 0,0,L --metric 8
pave: --metric: unknown value "8"; give one of edge, shortcut, touch, flank
-> 2
STDOUT
