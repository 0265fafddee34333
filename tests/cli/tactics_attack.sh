# Ranges and lines of attack, and the walls that stop them.
cat >keep.mask <<'END'
grid tri
window parallelogram 16x6
cells 2,1,L 2,1,R 2,2,L
edges 3,3,W 3,4,W 3,2,W
END
try pave tactics range --from 5,5,R
try pave tactics range --from 5,5,R --metric edge --budget 3 --least 2 --json --hash
try pave tactics range --on keep.mask --from 1,3,R --budget 4
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --over-walls
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --move 2
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 1,2,L
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 4,3,L
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 7,5,L --json
try pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 4,3,L -o range.svg
grep -o '<g id="[a-z]*"' range.svg

try pave tactics lines --from 5,5,R --budget 3
try pave tactics lines --on keep.mask --from 1,3,R --hash
try pave tactics lines --on keep.mask --from 1,3,R --budget 2 --json
try pave tactics lines --on keep.mask --from 1,3,R -o lines.svg
grep -o '<g id="[a-z]*"' lines.svg

try pave tactics range --from 5,5,R --least 5
try pave tactics range --from 5,5,R --over-walls
try pave tactics range --from 5,5,R --budget 1001
try pave tactics range --from 5,5,R --to 99,0,L
try pave tactics lines
try pave tactics lines --from 5,5,R --budget -1

exit
: <<'STDOUT'
$ pave tactics range --from 5,5,R
from 5,5,R: 118 cells at 1 to 4, 0 more hidden by walls, metric touch
$ pave tactics range --from 5,5,R --metric edge --budget 3 --least 2 --json --hash
{"from":"5,5,R","metric":"edge","least":2,"most":3,"covered":15,"hidden":0,"cells":["5,4,L","5,4,R","6,4,L","6,4,R","7,4,L","4,5,L","4,5,R","6,5,R","7,5,L","4,6,L","4,6,R","5,6,R","6,6,L","4,7,L","5,7,L"],"hash":"0x47107111e274c42f"}
$ pave tactics range --on keep.mask --from 1,3,R --budget 4
from 1,3,R: 31 cells at 1 to 4, 32 more hidden by walls, metric touch
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --over-walls
from 1,3,R: 63 cells at 1 to 4, 0 more hidden by walls, metric touch
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --move 2
from 1,3,R: 36 cells at 1 to 4, 41 more hidden by walls, metric touch
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 1,2,L
from 1,3,R: 31 cells at 1 to 4, 32 more hidden by walls, metric touch
1,2,L is in range
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 4,3,L
from 1,3,R: 31 cells at 1 to 4, 32 more hidden by walls, metric touch
4,3,L is hidden by walls
-> 1
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 7,5,L --json
{"from":"1,3,R","metric":"touch","least":1,"most":4,"covered":31,"hidden":32,"hit":false,"cells":["0,0,R","1,0,L","1,0,R","0,1,L","0,1,R","1,1,L","1,1,R","0,2,L","0,2,R","1,2,L","1,2,R","2,2,R","0,3,L","0,3,R","1,3,L","2,3,L","2,3,R","0,4,L","0,4,R","1,4,L","1,4,R","2,4,L","2,4,R","0,5,L","0,5,R","1,5,L","1,5,R","2,5,L","2,5,R","3,5,L","3,5,R"]}
-> 1
$ pave tactics range --on keep.mask --from 1,3,R --budget 4 --to 4,3,L -o range.svg
from 1,3,R: 31 cells at 1 to 4, 32 more hidden by walls, metric touch
4,3,L is hidden by walls
-> 1
<g id="ground"
<g id="cells"
<g id="outlines"
<g id="walls"
<g id="labels"
<g id="tokens"
$ pave tactics lines --from 5,5,R --budget 3
from 5,5,R: 12 lines pass 54 cells within 3
NE       6 cells, then range before 9,2,L
E        6 cells, then range before 9,5,L
SE       6 cells, then range before 5,9,L
SW       6 cells, then range before 2,9,L
W        6 cells, then range before 2,5,L
NW       6 cells, then range before 5,2,L
N        3 cells, then range before 7,1,R
ENE      3 cells, then range before 9,3,R
ESE      3 cells, then range before 7,7,R
S        3 cells, then range before 3,9,R
WSW      3 cells, then range before 1,7,R
WNW      3 cells, then range before 3,3,R
$ pave tactics lines --on keep.mask --from 1,3,R --hash
from 1,3,R: 12 lines pass 32 cells within 6
NE       2 cells, then side before 3,2,L
E        2 cells, then side before 3,3,L
SE       4 cells, then border before 1,6,L
SW       3 cells, then border before -1,5,R
W        3 cells, then border before -1,3,R
NW       7 cells, then border before 1,-1,R
N        0 cells, then cell before 2,2,L
ENE      1 cell, then vertex before 3,2,R
ESE      4 cells, then border before 4,6,L
S        2 cells, then border before 0,6,L
WSW      1 cell, then border before -1,4,R
WNW      3 cells, then border before -1,1,R
0xcb9efed9ca902f07
$ pave tactics lines --on keep.mask --from 1,3,R --budget 2 --json
{"from":"1,3,R","range":2,"covered":26,"lines":[{"direction":"NE","count":2,"end":"side","next":"3,2,L","cells":["2,3,L","2,2,R"]},{"direction":"E","count":2,"end":"side","next":"3,3,L","cells":["2,3,L","2,3,R"]},{"direction":"SE","count":4,"end":"range","next":"1,6,L","cells":["1,4,L","1,4,R","1,5,L","1,5,R"]},{"direction":"SW","count":3,"end":"border","next":"-1,5,R","cells":["1,4,L","0,4,R","0,5,L"]},{"direction":"W","count":3,"end":"border","next":"-1,3,R","cells":["1,3,L","0,3,R","0,3,L"]},{"direction":"NW","count":4,"end":"range","next":"1,1,L","cells":["1,3,L","1,2,R","1,2,L","1,1,R"]},{"direction":"N","count":0,"end":"cell","next":"2,2,L","cells":[]},{"direction":"ENE","count":1,"end":"vertex","next":"3,2,R","cells":["2,3,L"]},{"direction":"ESE","count":2,"end":"range","next":"3,5,L","cells":["2,4,L","2,4,R"]},{"direction":"S","count":2,"end":"range","next":"0,6,L","cells":["1,4,L","0,5,R"]},{"direction":"WSW","count":1,"end":"border","next":"-1,4,R","cells":["0,4,L"]},{"direction":"WNW","count":2,"end":"range","next":"0,2,L","cells":["1,3,L","0,2,R"]}]}
$ pave tactics lines --on keep.mask --from 1,3,R -o lines.svg
from 1,3,R: 12 lines pass 32 cells within 6
NE       2 cells, then side before 3,2,L
E        2 cells, then side before 3,3,L
SE       4 cells, then border before 1,6,L
SW       3 cells, then border before -1,5,R
W        3 cells, then border before -1,3,R
NW       7 cells, then border before 1,-1,R
N        0 cells, then cell before 2,2,L
ENE      1 cell, then vertex before 3,2,R
ESE      4 cells, then border before 4,6,L
S        2 cells, then border before 0,6,L
WSW      1 cell, then border before -1,4,R
WNW      3 cells, then border before -1,1,R
<g id="ground"
<g id="cells"
<g id="outlines"
<g id="trails"
<g id="walls"
<g id="labels"
<g id="tokens"
$ pave tactics range --from 5,5,R --least 5
pave: --least: 5 is over --budget, the longest range, 4; give a smaller one
-> 2
$ pave tactics range --from 5,5,R --over-walls
pave: --over-walls: needs walls; leave it out
-> 2
$ pave tactics range --from 5,5,R --budget 1001
pave: --budget: 1001 is out of range; must be 0 to 1000
-> 2
$ pave tactics range --from 5,5,R --to 99,0,L
pave: --to: 99,0,L is outside the board; give a cell on it
-> 2
$ pave tactics lines
pave: --from is missing; give a cell, such as --from 0,0,L
-> 2
$ pave tactics lines --from 5,5,R --budget -1
pave: --budget: -1 is out of range; must be 0 to 1000
-> 2
STDOUT
