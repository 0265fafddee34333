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
run world edit town.pave 0,0 --start 3,5,7
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
# A seed beside a world file is refused; a name means no more than a file; bytes that are no text are kept.
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
try pave world edit square.pave 0,0 --start -1
try pave world edit square.pave 0,0 --start 3,-1
try pave world edit square.pave 0,0 --start empty
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
