# Walking: paths through an endless world, masks of it, and the connected components of maps.
try pave world path --set maze --connected=path --seed 7 0,0 3,2
try pave world path --set dungeon --connected=door,hall --grid hex --seed 7 0,0 -2,1 --json
try pave world path --set cave --passable=floor --seed 4 0,0 2,1
try pave world path --set dungeon --passable=door,hall --grid penrose --seed 7 4,16,9 -13,-13,4 --json
# A window between the walls of a mask: the path there is as long, where it does not lead outside.
pave world fill --set maze --connected=path --grid tri --seed 7 --at=-20,-20 --size 80x40 -o maze.mask
head -n 2 maze.mask
pave world path --set maze --connected=path --grid tri --seed 7 0,0,L 4,-3,R --json | tr ',' '\n' | grep steps
pave grid tri path 0,0,L 4,-3,R --on maze.mask | wc -w
pave world fill --set meadow --passable grass --seed 7 --size 6x3 -o - --format mask
# A world file says what can be passed; an edit closes the way.
pave world new w.pave --set maze --connected=path --seed 7
try pave world path w.pave 0,0 3,2 --json
pave world edit w.pave 0,1 --color B=hedge >/dev/null
try pave world path w.pave 0,0 3,2 --json
try pave world fill w.pave --size 3x2 -o - --format mask
# A path in a picture: the parts that are shown, on each kind of ground.
pave world draw --set maze --connected=path --seed 7 --grid tri --size 30x11 --path -2,5,R:8,8,R -o tri.svg
pave world draw --set dungeon --passable=door,hall --seed 7 --grid penrose --radius 6 --at 4,16,9 --path 4,16,9:-13,-13,4 -o rhombs.svg
pave world draw --set maze --connected=path --seed 7 --grid square --size 3x3 --path 0,0:3,2 -o square.svg
grep -c e0402c tri.svg rhombs.svg square.svg
try pave world draw --set maze --connected=path --path 0,0 -o x.svg
try pave world draw --set maze --passable=path -o x.svg
# The cells of a mask alone; what is outside of it is blocked.
pave world fill --set maze --connected=path --seed 7 --within disk:1 -o - --format mask
# No way, a place that is blocked, a limit, a call that is wrong.
try pave world path --set maze --passable=path --seed 7 35,0 0,0
try pave world path --set roads --passable=road --grid tri --seed 7 2,0,L 1,2,R
try pave world path --set maze --connected=path 0,0 900,0 --limit 1000
pave world path --set maze 0,0 1,0
try pave world path --set maze --passable hedges 0,0 1,0
try pave world path --set maze --passable=path 0,0 1
try pave world fill --set maze --passable=path -o x.csv
try pave world fill --grid penrose --passable=road --radius 3 -o x.mask
timeout --preserve-status --signal=INT --kill-after=60 0.4 pave world path --set maze --connected=path --limit 2000000000 0,0 400000000,0
printf -- '-> %s\n' $?
# Parts of maps of squares and hexagons, of tiles in JSON, and of rhombs.
pave world fill --set maze --connected=path --seed 7 --size 60x40 -o maze.tmx
try pave world verify maze.tmx --connected
try pave world verify --connected --own maze.tmx --json
pave world fill --set maze --seed 7 --size 60x40 -o plain.tmx
try pave world verify plain.tmx --connected
try pave world verify plain.tmx --connected=path
try pave world verify plain.tmx --connected=paths
try pave world verify plain.tmx --connected=
try pave world verify plain.tmx --connected=path --seed 7
pave world fill --set cave --grid cairo --seed 7 --size 6x6 -o cave.json
try pave world verify cave.json --connected=floor
pave world fill --grid penrose --seed 7 --radius 6 -o rhombs.json
try pave world verify rhombs.json --connected=road
pave world fill --set maze --connected=path --seed 7 --size 1x1 -o one.tmx
try pave world verify one.tmx --connected
rm ./*.svg w.pave
try pave world path plain-maze.tsx --set maze 0,0 1,0
ls

exit
: <<'STDOUT'
$ pave world path --set maze --connected=path --seed 7 0,0 3,2
0,0
-1,0
-1,1
0,1
0,2
1,2
1,3
2,3
2,2
3,2
$ pave world path --set dungeon --connected=door,hall --grid hex --seed 7 0,0 -2,1 --json
{"steps":3,"path":[[0,0],[-1,1],[-2,2],[-2,1]]}
$ pave world path --set cave --passable=floor --seed 4 0,0 2,1
0,0
1,0
2,0
2,1
$ pave world path --set dungeon --passable=door,hall --grid penrose --seed 7 4,16,9 -13,-13,4 --json
{"steps":3,"path":[[4,16,9],[5,16,3],[5,-13,0],[-13,-13,4]]}
grid tri
window rectangle 80x40 at -20,-20,L
{"steps":25
26
grid square
window rectangle 6x3
edges 0,0,W 2,1,W 2,2,W 2,3,N 6,2,W 5,3,N
$ pave world path w.pave 0,0 3,2 --json
{"steps":9,"path":[[0,0],[-1,0],[-1,1],[0,1],[0,2],[1,2],[1,3],[2,3],[2,2],[3,2]]}
$ pave world path w.pave 0,0 3,2 --json
{"steps":9,"path":[[0,0],[-1,0],[-1,1],[0,1],[1,1],[1,2],[1,3],[2,3],[2,2],[3,2]]}
$ pave world fill w.pave --size 3x2 -o - --format mask
grid square
window rectangle 3x2
edges 0,0,N 1,0,W 0,1,N 1,0,N 2,0,N 2,1,N 0,2,N 2,1,W 2,2,N
tri.svg:1
rhombs.svg:1
square.svg:1
$ pave world draw --set maze --connected=path --path 0,0 -o x.svg
pave: --path: "0,0" is not two cells; give FROM:TO, such as 0,0:9,4
-> 2
$ pave world draw --set maze --passable=path -o x.svg
pave: --passable: only paths need it; leave it out
-> 2
grid square
window disk 1
edges 0,-1,N 0,0,N 0,-1,W 1,0,W 0,1,N 1,0,N 1,1,W
$ pave world path --set maze --passable=path --seed 7 35,0 0,0
pave: 35,0 is walled in: only 2 cells can be reached from it
-> 1
$ pave world path --set roads --passable=road --grid tri --seed 7 2,0,L 1,2,R
pave: 1,2,R is blocked; the nearest cell that is not is 2,2,L
-> 1
$ pave world path --set maze --connected=path 0,0 900,0 --limit 1000
pave: nothing was found among 1000 cells: raise the limit with pave world path --limit
-> 1
0,0
1,0
$ pave world path --set maze --passable hedges 0,0 1,0
pave: --passable: the set has no colour "hedges"; its colours are #1 hedge, #2 path
-> 2
$ pave world path --set maze --passable=path 0,0 1
pave: "1" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --set maze --passable=path -o x.csv
pave: --passable: only masks have passable cells; leave it out
-> 2
$ pave world fill --grid penrose --passable=road --radius 3 -o x.mask
pave: -o x.mask: masks are of tilings, not of penrose; write .json
-> 2
-> 130
$ pave world verify maze.tmx --connected
maze.tmx, layer "world", set "maze": 0 mismatches, 0 of 4700 sides
  through path: 17 parts, none enclosed; 2533 of 4700 sides are open, 577 dead ends, 0 blocked cells
$ pave world verify --connected --own maze.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":4700,"checked_corners":0,"empty":0,"foreign":0,"first":null,"connected":{"passable":"path","parts":17,"enclosed":0,"sides":4700,"open":2533,"dead_ends":577,"blocked":0,"first":null},"world":{"method":"feature","seed":"7","at":[0,0],"compared":2400,"different":0,"first":null},"changed":false}
$ pave world verify plain.tmx --connected
pave: --connected: plain.tmx does not define passable colours; give them, such as --connected=path
-> 2
$ pave world verify plain.tmx --connected=path
plain.tmx, layer "world", set "maze": 0 mismatches, 0 of 4700 sides
  through path: 82 of 119 parts are enclosed, the first at 35,0; 2368 of 4700 sides are open, 598 dead ends, 134 blocked cells
-> 1
$ pave world verify plain.tmx --connected=paths
pave: --connected: the set has no colour "paths"; its colours are #1 hedge, #2 path
-> 2
$ pave world verify plain.tmx --connected=
pave: --connected: empty; give COLOR,...
-> 2
$ pave world verify plain.tmx --connected=path --seed 7
plain.tmx, layer "world", set "maze": 0 mismatches, 0 of 4700 sides
  through path: 82 of 119 parts are enclosed, the first at 35,0; 2368 of 4700 sides are open, 598 dead ends, 134 blocked cells
  the world of seed 7, method feature, from 0,0 on: 2253 of 2400 cells have other tiles, the first is 0,0
-> 1
$ pave world verify cave.json --connected=floor
cave.json, set "cave": 0 mismatches, 0 of 225 corners
  through floor: 1 of 2 parts are enclosed, the first at 2,3,0; 252 of 324 sides are open, 0 dead ends, 3 blocked cells
-> 1
$ pave world verify rhombs.json --connected=road
rhombs.json, set "roads": 0 mismatches, 0 of 252 sides
  through road: 1 of 11 parts are enclosed, the first at -2,0,6; 140 of 252 sides are open, 29 dead ends, 5 blocked cells
-> 1
$ pave world verify one.tmx --connected
one.tmx, layer "world", set "maze": 0 mismatches, but no colours were compared: no two tiles are neighbours
  through path: no two cells are neighbours, so nothing was counted; 0 of 0 sides are open, 1 dead ends, 0 blocked cells
-> 1
$ pave world path plain-maze.tsx --set maze 0,0 1,0
pave: --passable is missing; give the passable colours, such as --passable path
-> 2
cave.json
maze-maze.png
maze-maze.tsx
maze.mask
maze.tmx
one-maze.png
one-maze.tsx
one.tmx
plain-maze.png
plain-maze.tsx
plain.tmx
rhombs.json
STDOUT
