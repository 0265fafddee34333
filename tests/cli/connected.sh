# --connected: every cell can be reached from every other one; the tiles are those of any other call, and files say which colours can be passed.
pave world fill --set maze --connected=path --seed 7 --size 40x30 -o maze.tmx --hash
pave world verify maze.tmx --own
grep -o '"connected" value="[^"]*"' maze.tmx
pave world fill --set dungeon --connected='#2/hall' --grid hex --seed 7 --size 12x9 -o rooms.json
pave world verify rooms.json --own
grep -o '"connected":"[^"]*"' rooms.json
# One by one, in any order.
pave world fill --set roads --grid tri --connected=road --bias noise:12 --seed 3 --at=-2,-2 --window parallelogram --size 8x2 -o - --format csv | tr ',' '\n' >filled
for r in -2 -1; do for q in -2 -1 0 1; do for s in L R; do echo "$q,$r,$s"; done; done; done | tac | pave world at --set roads --grid tri --connected=road --bias noise:12 --seed 3 - | tac | cmp filled -
# The parts of a window: each of them reaches its rim.
pave world fill --set maze --connected=path --seed 5 --size 90x60 -o - --format csv |
    awk -F, '
        function find(a) { while (up[a] != a) a = up[a] = up[up[a]]; return a }
        { for (x = 1; x <= NF; x++) { tile[x - 1, NR - 1] = $x; up[(NR - 1) * NF + x - 1] = (NR - 1) * NF + x - 1 } wide = NF }
        END {
            # A tile has its colours as binary digits: 1 a path to the north, 2 east, 4 south, 8 west; the variants come behind the 16.
            for (y = 0; y < NR; y++) for (x = 0; x < wide; x++) {
                t = tile[x, y] % 16
                if (int(t / 2) % 2 && x + 1 < wide) up[find(y * wide + x)] = find(y * wide + x + 1)
                if (int(t / 4) % 2 && y + 1 < NR) up[find(y * wide + x)] = find((y + 1) * wide + x)
            }
            for (i = 0; i < NR * wide; i++) { x = i % wide; y = int(i / wide); if (!x || !y || x == wide - 1 || y == NR - 1) rim[find(i)] = 1 }
            for (i = 0; i < NR * wide; i++) cut += !(find(i) in rim)
            print cut " cells are cut off"
        }'
try pave world fill --set roads --connected=raod --hash
try pave world fill --set roads --connected=road,road --hash
# Rock: of corner sets, and solid cells of sets of edges. Built-in sets know what can be passed.
pave world fill --set cave --connected --bias noise:12 --seed 7 --size 40x30 -o cave.tmx --hash
pave world verify cave.tmx --own
grep -o '"connected" value="[^"]*"' cave.tmx
pave world fill --set dungeon --connected --solid 40 --mesh 8 --grid tri --seed 7 --size 12x9 -o rooms.json --hash
pave world verify rooms.json --own
grep -o '"connected":"[^"]*"' rooms.json
pave world at --set dungeon --connected=door/hall,solid=40,mesh=8 --grid tri --seed 7 3,4,L 5,6,R
pave world at --set dungeon --connected --solid 40 --mesh 8 --grid tri --seed 7 5,6,R
# Dead ends are opened, all of them or some.
pave world fill --set maze --connected --dead-ends 0 --grid tri --seed 7 --size 40x40 -o open.json --hash
pave world verify open.json --own --connected
pave world fill --set maze --connected --dead-ends 50 --solid 30 --seed 7 --size 40x40 -o half.json
pave world verify half.json --own --connected
grep -o '"connected":"[^"]*"' half.json
pave world at --set maze --connected --dead-ends 50 --solid 30 --seed 7 3,4 7,9
rm open.json half.json
try pave world fill --set maze --connected --dead-ends 120 --hash
try pave world fill --set cave --connected --solid 40 --hash
try pave world fill --set maze --connected --mesh 8 --hash
try pave world fill --set maze --solid 40 --hash
try pave world fill --set maze --connected=path,solid=140 --hash
try pave world fill --set maze --connected=path/hedge --solid 40 --hash
# Cells of a mask stay free, such as villages: files name it as seen from them.
mkdir maps
printf 'grid square\nwindow rectangle 6x4 at 4,3\nrows\n######\n######\n######\n######\n' >village.mask
pave world fill --set dungeon --connected --solid 95 --keep village.mask --seed 5 --size 24x16 -o maps/village.tmx --hash
grep -o '"connected" value="[^"]*"' maps/village.tmx
pave world verify maps/village.tmx --own --connected
pave world fill --set dungeon --connected=door/hall,solid=95,keep=village.mask --seed 5 --within village.mask -o maps/village.json
grep -o '"connected":"[^"]*"' maps/village.json
pave world verify maps/village.json --connected # none of its cells is blocked
pave world at --set dungeon --connected --solid 95 --keep village.mask --seed 5 5,4
pave world at --set dungeon --connected --solid 95 --seed 5 5,4
pave world fill --set cave --connected --keep village.mask --seed 5 --size 24x16 -o maps/cave.tmx
(cd maps && pave world verify cave.tmx --own)
try pave world fill --set dungeon --connected --solid 95 --keep none.mask --hash
try pave world fill --set dungeon --grid tri --connected --solid 95 --keep village.mask --hash
try pave world fill --set dungeon --connected --keep village.mask --hash
try pave world fill --set dungeon --keep village.mask --hash
try pave world fill --set cave --connected --keep village.mask -o village.mask
try pave world new solid.pave --set cave --connected --keep village.mask
rm village.mask
pave world verify maps/cave.tmx | head -n 1
try pave world verify maps/cave.tmx --own
rm -r maps
# A set that lacks tiles, and a property without colours.
try pave world fill --set garden --connected --hash
for file in maze.tmx rooms.json; do sed -E 's/"connected"( value=|:)"[^"]*"/"connected"\1""/' $file >empty.${file#*.}; try pave world verify empty.${file#*.} --connected; rm empty.*; done
try pave world fill --set roads --connected=road --method phase --hash
# Rhombs too, of edges.
pave world fill --set dungeon --connected --grid penrose --seed 7 --radius 5 -o rhombs.json --hash
pave world verify rhombs.json --own --connected
try pave world fill --set cave --connected --grid penrose --radius 5 --hash
# A file of a connected world: it is that of the call, and edits close no way but by a ring.
try pave world new maze.pave --set maze --connected=path --seed 7
pave world fill maze.pave --size 40x30 --hash
pave world verify maze.pave
try pave world edit maze.pave 3,4 0
try pave world edit maze.pave 9,4 --color R=hedge --color B=hedge
printf '20,10 0\n21,10 0\n22,10 0\n22,11 0\n22,12 0\n21,12 0\n20,12 0\n20,11 0\n' | pave world edit maze.pave -
try pave world edit maze.pave 30,2 --area 3 --size 8x8
try pave world edit maze.pave --clear 21,10
pave world fill maze.pave --size 44x34 --at=-2,-2 -o edited.tmx
pave world verify edited.tmx maze.pave
try pave world verify edited.tmx maze.pave --at 0,0
pave world verify edited.tmx maze.pave --connected
pave world fill maze.pave --within disk:3 -o of.json
pave world verify of.json maze.pave --own --connected
# A finite map with a closed rim is one part.
try pave world edit maze.pave 100,50 --rim hedge --size 40x30
pave world fill maze.pave --at 100,50 --size 40x30 -o finite.tmx
pave world verify finite.tmx maze.pave --connected
pave world edit maze.pave 100,50 --rim free --size 40x30
try pave world edit maze.pave 100,50 --rim hedges
try pave world edit maze.pave 100,50 --rim hedge --size 5000x2
# Rock: files hold it, and edits free it around what they close.
for world in 'dungeon --connected --solid 60 --dead-ends 20' 'cave --connected --bias noise:12 --grid hex'; do
    try pave world new rock.pave --set $world --seed 5
    pave world fill rock.pave --within disk:6 --hash
    pave world fill --set $world --seed 5 --within disk:6 --hash
    for cell in 0,0 3,4 7,1 -5,2 2,-6; do pave world edit rock.pave $cell 0; done
    pave world edit rock.pave 8,8 --area 3 --size 6x6
    pave world verify rock.pave
    pave world fill rock.pave --within disk:20 -o rock.json
    pave world verify rock.json rock.pave --own --connected
    rm rock.pave rock.json
done
try pave world new deep.pave --set roads --grid hex --connected=road --bias world:maze.pave,cells=2
pave world fill deep.pave --size 9x9 --hash
pave world fill --set roads --grid hex --connected=road --bias world:maze.pave,cells=2 --size 9x9 --hash
try pave world fill maze.pave --connected=path --hash
rm maze.pave deep.pave edited.tmx edited-* finite* of.json
rm maze.tmx maze-maze.* rhombs.json cave.tmx cave-cave.* rooms.json filled
ls

exit
: <<'STDOUT'
0x36b424802455f34a
maze.tmx, layer "world", set "maze": 0 mismatches, 0 of 2330 sides
  the world of seed 7, method feature, from 0,0 on: these are its tiles, all 1200
"connected" value="path"
rooms.json, set "dungeon": 0 mismatches, 0 of 283 sides
  the world of seed 7, method feature: these are its tiles, all 108
"connected":"door/hall"
0 cells are cut off
$ pave world fill --set roads --connected=raod --hash
pave: --connected: the set has no colour "raod"; its colours are #1 grass, #2 road
-> 2
$ pave world fill --set roads --connected=road,road --hash
pave: --connected: road is given twice; give it once
-> 2
0xb2193fb0c5f9aace
cave.tmx, layer "world", set "cave": 0 mismatches, 0 of 1267 corners
  the world of seed 7, method feature, from 0,0 on: these are its tiles, all 1200
"connected" value="floor"
0x384a2ceba796d95e
rooms.json, set "dungeon": 0 mismatches, 0 of 147 sides
  the world of seed 7, method feature: these are its tiles, all 108
"connected":"door/hall,solid=40,mesh=8"
9
11
11
0x0e28799225cdc917
open.json, set "maze": 0 mismatches, 0 of 2340 sides
  through path: 6 parts, none enclosed; 1911 of 2340 sides are open, 0 dead ends, 0 blocked cells
  the world of seed 7, method feature: these are its tiles, all 1600
half.json, set "maze": 0 mismatches, 0 of 3120 sides
  through path: 4 parts, none enclosed; 1350 of 3120 sides are open, 84 dead ends, 443 blocked cells
  the world of seed 7, method feature: these are its tiles, all 1600
"connected":"path,solid=30,dead-ends=50"
6
30
$ pave world fill --set maze --connected --dead-ends 120 --hash
pave: --dead-ends: "120" is not a percentage; give 0 to 100
-> 2
$ pave world fill --set cave --connected --solid 40 --hash
pave: --solid and --dead-ends are for sets of edges; leave them out
-> 2
$ pave world fill --set maze --connected --mesh 8 --hash
pave: --mesh: without --solid there is no rock; give --solid
-> 2
$ pave world fill --set maze --solid 40 --hash
pave: --solid, --dead-ends, --mesh and --keep are for connected worlds; give --connected
-> 2
$ pave world fill --set maze --connected=path,solid=140 --hash
pave: --connected: "140" is not a percentage; give 0 to 100
-> 2
$ pave world fill --set maze --connected=path/hedge --solid 40 --hash
pave: maze: every colour can be passed, so no cell can be solid: leave one out
-> 3
0xf43a60c2dd6464d5
"connected" value="door/hall,solid=95,keep=../village.mask"
maps/village.tmx, layer "world", set "dungeon": 0 mismatches, 0 of 728 sides
  through door/hall: 3 parts, none enclosed; 115 of 728 sides are open, 18 dead ends, 266 blocked cells
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 384
"connected":"door/hall,solid=95,keep=../village.mask"
maps/village.json, set "dungeon": 0 mismatches, 0 of 38 sides
  through door/hall: 1 part, none enclosed; 23 of 38 sides are open, 6 dead ends, 0 blocked cells
24
33
cave.tmx, layer "world", set "cave": 0 mismatches, 0 of 421 corners
  the world of seed 5, method feature, from 0,0 on: these are its tiles, all 384
$ pave world fill --set dungeon --connected --solid 95 --keep none.mask --hash
pave: --keep: none.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set dungeon --grid tri --connected --solid 95 --keep village.mask --hash
pave: --keep: village.mask:1:6: the mask is for the grid "square", not for tri: give that grid, or another mask
-> 3
$ pave world fill --set dungeon --connected --keep village.mask --hash
pave: --keep: without --solid there is no rock; give --solid
-> 2
$ pave world fill --set dungeon --keep village.mask --hash
pave: --solid, --dead-ends, --mesh and --keep are for connected worlds; give --connected
-> 2
$ pave world fill --set cave --connected --keep village.mask -o village.mask
pave: -o village.mask: the command reads this file; choose another name
-> 2
$ pave world new solid.pave --set cave --connected --keep village.mask
pave: --keep: a world file cannot hold a mask; leave it out
-> 2
maps/cave.tmx, layer "world", set "cave": 0 mismatches, 0 of 421 corners
$ pave world verify maps/cave.tmx --own
pave: maps/cave.tmx: property connected: maps/../village.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set garden --connected --hash
pave: garden: a connected world takes a complete set: the edge set lacks 614 of 625 combinations, the first is 1,1,1,1: draw tiles for them (pave wang check --all lists them)
-> 1
$ pave world verify empty.tmx --connected
pave: empty.tmx: property connected: includes no passable colour; give one, such as path
-> 3
$ pave world verify empty.json --connected
pave: empty.json: property connected: includes no passable colour; give one, such as hall
-> 3
$ pave world fill --set roads --connected=road --method phase --hash
pave: --connected: worlds of method phase cannot be connected; choose feature
-> 2
0x37d5ce07c7d86919
rhombs.json, set "dungeon": 0 mismatches, 0 of 176 sides
  through door/hall: 6 parts, none enclosed; 97 of 176 sides are open, 20 dead ends, 0 blocked cells
  the world of seed 7, method feature: these are its tiles, all 99
$ pave world fill --set cave --connected --grid penrose --radius 5 --hash
pave: connected worlds on multigrids cannot have sets of corners, solid cells or opened dead ends: use a set of edges, or a tiling
-> 3
$ pave world new maze.pave --set maze --connected=path --seed 7
0x36b424802455f34a
maze.pave: 0 mismatches around 0 edits, in 0 edges and 0 corners
$ pave world edit maze.pave 3,4 0
1 cuts off 1 cell
$ pave world edit maze.pave 9,4 --color R=hedge --color B=hedge
2
3
4 cuts off 1 cell
5 cuts off 1 cell
6 cuts off 1 cell
7 cuts off 1 cell
8 cuts off 1 cell
9 cuts off 1 cell
10 cuts off 1 cell
11 cuts off 2 cells
$ pave world edit maze.pave 30,2 --area 3 --size 8x8
12
$ pave world edit maze.pave --clear 21,10
13
edited.tmx, layer "world", set "maze": 0 mismatches, 0 of 2914 sides
  the world of seed 7, method feature, from -2,-2 on: these are its tiles, all 1496
$ pave world verify edited.tmx maze.pave --at 0,0
pave: --at: maze.pave defines the world; leave it out
-> 2
edited.tmx, layer "world", set "maze": 0 mismatches, 0 of 2914 sides
  through path: 19 parts, none enclosed; 1598 of 2914 sides are open, 320 dead ends, 8 blocked cells
  the world of seed 7, method feature, from -2,-2 on: these are its tiles, all 1496
of.json, set "maze": 0 mismatches, 0 of 36 sides
  through path: 9 parts, none enclosed; 16 of 36 sides are open, 9 dead ends, 0 blocked cells
  the world of seed 7, method feature: these are its tiles, all 25
$ pave world edit maze.pave 100,50 --rim hedge --size 40x30
14 to 153 cuts off 1200 cells
finite.tmx, layer "world", set "maze": 0 mismatches, 0 of 2330 sides
  through path: 1 part, none enclosed; 1283 of 2330 sides are open, 284 dead ends, 0 blocked cells
  the world of seed 7, method feature, from 100,50 on: these are its tiles, all 1200
154 to 293
$ pave world edit maze.pave 100,50 --rim hedges
pave: --rim: the set has no colour "hedges"; its colours are #1 hedge, #2 path
-> 2
$ pave world edit maze.pave 100,50 --rim hedge --size 5000x2
pave: --size: a rim encloses at most 4096x4096 unit cells of the world; give fewer
-> 2
$ pave world new rock.pave --set dungeon --connected --solid 60 --dead-ends 20 --seed 5
0xdd13d4a974151345
0xdd13d4a974151345
1 cuts off 1 cell
2
3 cuts off 1 cell
4 cuts off 1 cell
5
6
rock.pave: 0 mismatches around 6 edits, in 684 edges and 0 corners
rock.json, set "dungeon": 0 mismatches, 0 of 1600 sides
  through door/hall: 9 parts, none enclosed; 522 of 1600 sides are open, 50 dead ends, 369 blocked cells
  the world of seed 5, method feature: these are its tiles, all 841
$ pave world new rock.pave --set cave --connected --bias noise:12 --grid hex --seed 5
0x40eb5e1316c0a6a6
0x40eb5e1316c0a6a6
1
2
3
4
5
6
rock.pave: 0 mismatches around 6 edits, in 0 edges and 766 corners
rock.json, set "cave": 0 mismatches, 0 of 2520 corners
  through floor: 1 part, none enclosed; 2550 of 3660 sides are open, 0 dead ends, 242 blocked cells
  the world of seed 5, method feature: these are its tiles, all 1261
$ pave world new deep.pave --set roads --grid hex --connected=road --bias world:maze.pave,cells=2
0x1d1c430615c40975
0x1d1c430615c40975
$ pave world fill maze.pave --connected=path --hash
pave: maze.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
STDOUT
