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
try pave world new file:u.pave --seed 3
try pave world at file:u.pave 0,0
pave world edit file:u.pave 1,1 3 --payload "$(printf '\377\376 bad')"
try pave world log file:u.pave --json
ls -- *u.pave*
