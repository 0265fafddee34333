# Worlds with edits in a file: made, edited, listed, undone, and taken wherever a FILE of a world is.
run() { printf '$ pave %s\n' "$*"; pave "$@"; code=$?; [ $code -eq 0 ] || printf -- '-> %d\n' "$code"; } 2>&1
exec 2>&1

run world new town.pave --seed daily-2026-11-22
run world new town.pave
run world edit town.pave 3,4 15 --payload 'a "well"'
run world edit town.pave 4,4 0
run world edit town.pave 3,6 --color R=grass
run world edit town.pave 3,8 --color BR=1
run world edit town.pave 3,8 --color R=lava
run world edit town.pave 20,2 --area 1 --size 8x5
run world edit town.pave 0,0 3
run world edit town.pave --clear 3,4
printf '%s\n' '10,10 5 hello there' 'clear 0,0' '9,10 0' nowhere '12,12 99' '12,12 1 2' | run world edit town.pave -
run world log town.pave
run world log town.pave --json
run world at town.pave --colors 3,4 10,10
run world undo town.pave
run world undo town.pave 2
run world undo town.pave 2
run world undo town.pave first

# The same world by every command; undone, it is that of the seed.
run world fill town.pave --size 12x6 -o a.csv
pave world fill town.pave --at -20,-20 --size 60x60 -o town.tmx && run world verify town.tmx
run world verify town.tmx town.pave
run world verify town.pave
run world verify town.pave --json
run world verify town.pave --seed 1
pave world draw town.pave --at -20,-20 --size 60x60 -o town.png && pave world fill town.pave -o town.json
run world explore town.pave --moves N,E
while pave world undo town.pave >undone; do :; done
cat undone
[ "$(pave world fill town.pave --size 99x99 --hash)" = "$(pave world fill --seed daily-2026-11-22 --size 99x99 --hash)" ] && echo 'the world of the seed again'

# A map that a designer drew, pinned as one edit.
pave world fill --seed 3 --size 5x4 -o house.tmx
pave world new house.pave --seed 4 && run world edit house.pave 100,-7 --pins house.tmx --payload house
[ "$(pave world fill house.pave --at 100,-7 --size 5x4 --hash)" = "$(pave world fill --seed 3 --size 5x4 --hash)" ] && echo 'the house stands'
run world log house.pave

# Every grid, method and kind of set.
for options in '--grid hex --set meadow --method phase --origin 3,4' '--grid tri' '--grid cairo --set country' '--set country --method phase' \
    '--bias noise:30 --set country' '--grid hex --bias noise:20'; do
    rm -f any.pave
    # shellcheck disable=SC2086
    pave world new any.pave --seed 5 $options && {
        a=$(pave world fill any.pave --at -9,-9 --size 20x20 --hash) b=$(pave world fill --seed 5 $options --at -9,-9 --size 20x20 --hash)
        [ "$a" = "$b" ] && pave world edit any.pave 0,0,0 "$(pave world at any.pave 1,1,0)" >number && pave world draw any.pave -o any.png && echo "fine: $options, $(cat number)"
    }
done

# What is wrong.
run world log a.csv
run world at town.pave --set roads 0,0
run world new copy.pave town.pave
run world edit town.pave 1,1 1 --clear 2,2
run world edit town.pave 1,1
run world edit town.pave house 1
run world new town.pave
run world new -
run world new /dev/stdout
run world fill town.pave --size 3x3 --format tmx -o -
pave world fill town.pave --size 3x3 -o brought.tmx && cp town.png brought-roads.png
run world fill town.pave --size 3x3 -o brought.tmx
run world fill town.pave --size 3x3 -o brought.tmx --force
pave world new own.pave "$SOURCE/docs/sets/pond.tsx" && run world fill own.pave --size 3x3 -o own.tmx --force
printf 'SQLite format 3\0' >bad.pave && head -c 200 town.pave | tail -c 184 >>bad.pave && run world at bad.pave 0,0
ls
# tiles in JSON name the world, as maps do
mkdir folder
pave world new named.pave --grid hex --set cave
pave world edit named.pave 0,0 63 >/dev/null
for how in '--within disk:3' '--size 4x4'; do
    # shellcheck disable=SC2086 # several options
    pave world fill named.pave $how -o folder/named.json
    grep -o '"from":"[^"]*"' folder/named.json
    try pave world verify folder/named.json --own
done
pave world new named-square.pave --set cave
pave world edit named-square.pave 0,0 15 >/dev/null
pave world fill named-square.pave -o folder/square.json
try pave world verify folder/square.json --own
rm named.pave
try pave world verify folder/named.json --own
try pave world verify folder/named.json
rm -r folder named-square.pave
# A seed beside a world file is refused; a name means no more than a file; bytes that are not text are kept.
try pave world fill town.pave --seed 99 --size 4x4 --hash
# What is the default is refused as well: the file says all of the world.
for option in '--seed 0' '--method auto' '--set roads' '--grid square'; do
    for call in 'fill town.pave --hash' 'at town.pave 0,0' 'draw town.pave -o x.png' 'explore town.pave --moves N'; do
        # shellcheck disable=SC2086 # words
        run world $call $option
    done
done
try pave world new file:u.pave --seed 3
try pave world at file:u.pave 0,0
pave world edit file:u.pave 1,1 3 --payload "$(printf '\377\376 bad')"
try pave world log file:u.pave --json
ls -- *u.pave*
# What the call says of a file, a folder, a seed; what does nothing, or is there twice; numbers that do not exist.
try pave world edit nope.pave 0,0 1
try pave world undo nope.pave
try pave world log nope.pave
try pave world new no/such/a.pave
ls -A | grep new || true
try pave world fill --seed -4 --hash
try pave world fill --seed "" --hash
pave world new square.pave --seed 7
try pave world edit square.pave 0,0 empty
try pave world edit square.pave 0,0 1 --size 3x3
echo 0,0 1 | try pave world edit square.pave - --payload x
try pave world edit square.pave 5,5 --color T=1 --color B=2 --payload both
try pave world log square.pave
try pave world edit square.pave 5,5 --color T=1 --color T=2
try pave world edit square.pave 5,5 --color T=1 --color X=2
try pave world edit square.pave 0,0 --area 1 --size 65537x1
try pave world edit square.pave 536870900,0 --area 1 --size 70x1
pave world fill --size 3x3 -o three.tmx
try pave world edit square.pave 536870912,0 --pins three.tmx
try pave world edit square.pave 1,1,1 3
# The set of a world file; parts of hexagons by the winds; the map of another grid.
try pave wang check square.pave
pave world new hex.pave --grid hex --set meadow
pave world new sides.pave --grid hex
try pave wang check hex.pave
try pave world edit hex.pave 0,0 --color NE=1 --color south=2
try pave world edit hex.pave 0,0 --color E=1
try pave world edit sides.pave 0,0 --color NE=1 --color w=2 --color 4=1
try pave world log sides.pave
pave wang complete --grid hex --kind edge --colors 2 --rotate -o h.png >made && pave world fill h.json --size 3x3 -o hexagons.tmx
try pave world verify hexagons.tmx square.pave
try pave world verify three.tmx hex.pave
try pave world fill three.tmx --under square.pave --size 2x2 -o under.tmx
rm -f ./*.tmx ./*.png ./*.tsx h.json
# The whole definition is in the file: the tiling, the picture and the worlds that it was made from may go.
cat >bricks.json <<'END'
{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]]}
END
pave world fill --set cave --size 6x4 --tile 8 -o cave.png
pave wang convert -o roads.json
pave world new low.pave --set meadow --seed 4 --bias world:dungeon,cells=5
n=0
for options in '--set land --bias world:meadow,cells=5' '--set land --bias world:low.pave' '--grid bricks.json --set cave' '--grid bricks.json --bias world:low.pave,cells=2' \
    '--set land --bias cave.png' '--bias world:roads.json,seed=3' '--grid hex --bias world:lakes' '--method phase --bias world:country'; do
    n=$((n + 1))
    # shellcheck disable=SC2086
    pave world new whole$n.pave --seed 5 $options && pave world fill --seed 5 $options --at -20,-20 --size 40x40 --hash >hash$n
done
mkdir away && mv whole*.pave away && rm low.pave bricks.json cave.png roads.json && cd away
for k in $(seq $n); do
    [ "$(pave world fill whole$k.pave --at -20,-20 --size 40x40 --hash)" = "$(cat ../hash$k)" ] || echo "another world: $k"
    pave world edit whole$k.pave 0,0 "$(pave world at whole$k.pave 0,0)" && pave world fill whole$k.pave --size 4x4 -o t.json && pave world verify t.json whole$k.pave >t.txt || cat t.txt
    pave world draw whole$k.pave --size 6x6 -o t.png && pave world verify whole$k.pave
done
# A page of the file that no edit needs is damaged.
printf '\0\0\177\377' | dd of=whole3.pave bs=1 seek=32 conv=notrunc status=none
try pave world verify whole3.pave | sed 's/\(is damaged\): .*/\1: .../' # SQLite's words
cd .. && rm -r away

exit
: <<'STDOUT'
$ pave world new town.pave --seed daily-2026-11-22
$ pave world new town.pave
pave: town.pave: already exists; choose another name, or remove it first
-> 2
$ pave world edit town.pave 3,4 15 --payload a "well"
1
$ pave world edit town.pave 4,4 0
refused: cell 4,4 is pinned to a tile with colour 1 at its left side, where another edit has 2
-> 1
$ pave world edit town.pave 3,6 --color R=grass
2
$ pave world edit town.pave 3,8 --color BR=1
pave: place 3: tiles of this kind have no colour there
-> 2
$ pave world edit town.pave 3,8 --color R=lava
pave: --color: the set has no colour "lava"; its colours are #1 grass, #2 road
-> 2
$ pave world edit town.pave 20,2 --area 1 --size 8x5
3
$ pave world edit town.pave 0,0 3
4
$ pave world edit town.pave --clear 3,4
5
$ pave world edit town.pave -
6
7
8
error: is not a place; give Q,R TILE [PAYLOAD] or clear Q,R
refused: cell 12,12 cannot have tile 99: the set has no such tile
9
pave: standard input: 1 of 6 edits is invalid; see the "error: ..." answer
-> 3
$ pave world log town.pave
1 3,4 tile 15 "a "well""
2 3,6 place 2 grass
3 20,2 area 8x5 of seed 1
4 0,0 tile 3
5 3,4 clear
6 10,10 tile 5 "hello there"
7 0,0 clear
8 9,10 tile 0
9 12,12 tile 1 "2"
$ pave world log town.pave --json
{"edits":[{"edit":1,"cell":"3,4","tile":15,"payload":"a \"well\""},{"edit":2,"kind":"color","cell":"3,6","place":2,"color":1,"payload":""},{"edit":3,"kind":"area","cell":"20,2","size":[8,5],"seed":"1","payload":""},{"edit":4,"cell":"0,0","tile":3,"payload":""},{"edit":5,"kind":"clear","cell":"3,4","tile":null,"payload":""},{"edit":6,"cell":"10,10","tile":5,"payload":"hello there"},{"edit":7,"kind":"clear","cell":"0,0","tile":null,"payload":""},{"edit":8,"cell":"9,10","tile":0,"payload":""},{"edit":9,"cell":"12,12","tile":1,"payload":"2"}]}
$ pave world at town.pave --colors 3,4 10,10
10 1,0,2,0,1,0,2,0
5 2,0,1,0,2,0,1,0
$ pave world undo town.pave
9
$ pave world undo town.pave 2
2
$ pave world undo town.pave 2
refused: there is no edit 2
-> 1
$ pave world undo town.pave first
pave: "first" is not the number of an edit; pave world log lists them
-> 2
$ pave world fill town.pave --size 12x6 -o a.csv
$ pave world verify town.tmx
town.tmx, layer "world", set "roads": 0 mismatches, 0 of 7080 sides
  the world of seed 10316852880707774457, method feature, from -20,-20 on: these are its tiles, all 3600
$ pave world verify town.tmx town.pave
town.tmx, layer "world", set "roads": 0 mismatches, 0 of 7080 sides
  the world of seed 10316852880707774457, method feature, from -20,-20 on: these are its tiles, all 3600
$ pave world verify town.pave
town.pave: 0 mismatches around 7 edits, in 787 edges and 0 corners
$ pave world verify town.pave --json
{"edits":7,"edges":787,"vertices":0,"mismatches":0}
$ pave world verify town.pave --seed 1
pave: town.pave is a world file, which defines its tiles; leave out the rest
-> 2
$ pave world explore town.pave --moves N,E
the walk begins at 0,0
  0,0: drawn north: road, east: grass, south: grass, west: road; 9: the only one that fits, tile 9
north to 0,-1
  0,-1: drawn north: road, east: road, south: road, west: road; 15: the only one that fits, tile 15
east to 1,-1
  1,-1: drawn north: road, east: road, south: grass, west: road; 11: the only one that fits, tile 11
3 tiles, 3 seen and 0 hidden
pave: town.pave: has no edit to undo
the world of the seed again
$ pave world edit house.pave 100,-7 --pins house.tmx --payload house
1
the house stands
$ pave world log house.pave
1 20 tiles from 100,-7 on "house"
fine: --grid hex --set meadow --method phase --origin 3,4, 1
fine: --grid tri, 1
fine: --grid cairo --set country, 1
fine: --set country --method phase, 1
fine: --bias noise:30 --set country, 1
fine: --grid hex --bias noise:20, 1
$ pave world log a.csv
pave: a.csv: is not a world file: pave world new makes one
-> 3
$ pave world at town.pave --set roads 0,0
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world new copy.pave town.pave
pave: town.pave is a world file; copy it, or give the tile set
-> 2
$ pave world edit town.pave 1,1 1 --clear 2,2
pave: --clear: only one kind of edit is allowed at a time; leave out the rest
-> 2
$ pave world edit town.pave 1,1
pave: TILE is missing; usage: pave world edit W.pave Q,R TILE
-> 2
$ pave world edit town.pave house 1
pave: "house" is not a place; give X,Y, such as -3,2
-> 2
$ pave world new town.pave
pave: town.pave: already exists; choose another name, or remove it first
-> 2
$ pave world new -
pave: -: a world file is read and written in place; give the name of a file
-> 2
$ pave world new /dev/stdout
pave: /dev/stdout: a world file is read and written in place; give the name of a file
-> 2
$ pave world fill town.pave --size 3x3 --format tmx -o -
pave: -o -: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill town.pave --size 3x3 -o brought.tmx
pave: brought-roads.png: this sheet has been painted over, or was not made by pave; give the map another name, or --force to replace it
-> 2
$ pave world fill town.pave --size 3x3 -o brought.tmx --force
$ pave world fill own.pave --size 3x3 -o own.tmx --force
$ pave world at bad.pave 0,0
pave: bad.pave: the file is damaged: database disk image is malformed; restore a copy of it
-> 3
a.csv
any.pave
any.png
bad.pave
brought-roads.png
brought-roads.tsx
brought.tmx
house-roads.png
house-roads.tsx
house.pave
house.tmx
number
own.pave
own.tmx
town-roads.png
town-roads.tsx
town.json
town.pave
town.png
town.tmx
undone
"from":"../named.pave"
$ pave world verify folder/named.json --own
folder/named.json, set "cave": 0 mismatches, 0 of 72 corners
  the world of seed 0, method feature: these are its tiles, all 37
"from":"../named.pave"
$ pave world verify folder/named.json --own
folder/named.json, set "cave": 0 mismatches, 0 of 30 corners
  the world of seed 0, method feature: these are its tiles, all 16
$ pave world verify folder/square.json --own
folder/square.json, set "cave": 0 mismatches, 0 of 1085 corners
  the world of seed 0, method feature: these are its tiles, all 1024
$ pave world verify folder/named.json --own
pave: folder/named.json: the file of its tiles, folder/../named.pave, cannot be read (No such file or directory); give it as FILE
-> 3
$ pave world verify folder/named.json
folder/named.json, set "cave": 0 mismatches, 0 of 30 corners
$ pave world fill town.pave --seed 99 --size 4x4 --hash
pave: --seed: town.pave is a world file with its own seed; leave --seed out
-> 2
$ pave world fill town.pave --hash --seed 0
pave: --seed: town.pave is a world file with its own seed; leave --seed out
-> 2
$ pave world at town.pave 0,0 --seed 0
pave: --seed: town.pave is a world file with its own seed; leave --seed out
-> 2
$ pave world draw town.pave -o x.png --seed 0
pave: --seed: town.pave is a world file with its own seed; leave --seed out
-> 2
$ pave world explore town.pave --moves N --seed 0
pave: --seed: town.pave is a world file with its own seed; leave --seed out
-> 2
$ pave world fill town.pave --hash --method auto
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world at town.pave 0,0 --method auto
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world draw town.pave -o x.png --method auto
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world explore town.pave --moves N --method auto
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world fill town.pave --hash --set roads
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world at town.pave 0,0 --set roads
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world draw town.pave -o x.png --set roads
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world explore town.pave --moves N --set roads
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world fill town.pave --hash --grid square
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world at town.pave 0,0 --grid square
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world draw town.pave -o x.png --grid square
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world explore town.pave --moves N --grid square
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world new file:u.pave --seed 3
$ pave world at file:u.pave 0,0
14
1
$ pave world log file:u.pave --json
{"edits":[{"edit":1,"cell":"1,1","tile":3,"payload_hex":"fffe20626164"}]}
file:u.pave
$ pave world edit nope.pave 0,0 1
pave: nope.pave: the file does not exist: pave world new makes one
-> 3
$ pave world undo nope.pave
pave: nope.pave: the file does not exist: pave world new makes one
-> 3
$ pave world log nope.pave
pave: nope.pave: the file does not exist: pave world new makes one
-> 3
$ pave world new no/such/a.pave
pave: no/such/a.pave: the folder no/such does not exist; make it first
-> 3
$ pave world fill --seed -4 --hash
pave: --seed: "-4" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --seed  --hash
pave: --seed: "" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world edit square.pave 0,0 empty
refused: cell 0,0 cannot be empty: unset is not a colour of this world
-> 1
$ pave world edit square.pave 0,0 1 --size 3x3
pave: --size: only --area and --rim have a size; leave it out
-> 2
$ pave world edit square.pave - --payload x
pave: --payload: each line has its own payload; leave it out
-> 2
$ pave world edit square.pave 5,5 --color T=1 --color B=2 --payload both
1
2
$ pave world log square.pave
1 5,5 place 0 grass "both"
2 5,5 place 4 road "both"
$ pave world edit square.pave 5,5 --color T=1 --color T=2
pave: --color: T=2: this part is given twice; give it once
-> 2
$ pave world edit square.pave 5,5 --color T=1 --color X=2
pave: --color: "X=2" is not a part of the cell; give PART=COLOR, such as T=2
-> 2
$ pave world edit square.pave 0,0 --area 1 --size 65537x1
pave: area 0,0 of 65537 x 1: use 1 to 65536 along each side, in the range of coordinates
-> 2
$ pave world edit square.pave 536870900,0 --area 1 --size 70x1
pave: area 536870900,0 of 70 x 1: use 1 to 65536 along each side, in the range of coordinates
-> 2
$ pave world edit square.pave 536870912,0 --pins three.tmx
pave: 536870913,0 is not a cell of the world: coordinates go from -536870912 to 536870912
-> 2
$ pave world edit square.pave 1,1,1 3
pave: "1,1,1" is not a place; give X,Y, such as -3,2
-> 2
$ pave wang check square.pave
square.pave, "roads": edge set, 2 colours, 16 tiles
  colours: 1 grass, 2 road
complete: 16 of 16 combinations
$ pave wang check hex.pave
hex.pave, "meadow": tiles of 6 sides: corner set, 2 colours, 64 tiles
  colours: 1 grass, 2 water
complete: 64 of 64 combinations
$ pave world edit hex.pave 0,0 --color NE=1 --color south=2
1
2
$ pave world edit hex.pave 0,0 --color E=1
pave: --color: "E=1" is not a part of the cell; give PART=COLOR, such as 0=2
-> 2
$ pave world edit sides.pave 0,0 --color NE=1 --color w=2 --color 4=1
1
2
3
$ pave world log sides.pave
1 0,0 place 0 grass
2 0,0 place 8 road
3 0,0 place 4 grass
$ pave world verify hexagons.tmx square.pave
pave: square.pave: is a world on the grid square, but the tiles are on the grid hex; give their own world file, or their tile set
-> 2
$ pave world verify three.tmx hex.pave
pave: hex.pave: is a world on the grid hex, but the tiles are on the grid square; give their own world file, or their tile set
-> 2
$ pave world fill three.tmx --under square.pave --size 2x2 -o under.tmx
pave: --under: square.pave is a world file; give its tile set
-> 2
1
whole1.pave: 0 mismatches around 1 edits, in 0 edges and 60 corners
1
whole2.pave: 0 mismatches around 1 edits, in 0 edges and 60 corners
1
whole3.pave: 0 mismatches around 1 edits, in 0 edges and 96 corners
1
whole4.pave: 0 mismatches around 1 edits, in 120 edges and 0 corners
1
whole5.pave: 0 mismatches around 1 edits, in 0 edges and 60 corners
1
whole6.pave: 0 mismatches around 1 edits, in 84 edges and 0 corners
1
whole7.pave: 0 mismatches around 1 edits, in 120 edges and 0 corners
1
whole8.pave: 0 mismatches around 1 edits, in 84 edges and 0 corners
$ pave world verify whole3.pave
pave: whole3.pave: the file is damaged: ...
-> 3
STDOUT
