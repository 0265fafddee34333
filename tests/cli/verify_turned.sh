# A map is checked by the colours of its tiles as they lie, whatever the file of the set says of symmetries; what compares nothing fails.
wangset() {
    printf '<wangsets><wangset name="w" type="%s" tile="-1"><wangcolor name="a" color="#ff0000" tile="-1" probability="1"/>' "$1"
    printf '<wangcolor name="b" color="#00ff00" tile="-1" probability="1"/><wangtile tileid="0" wangid="%s"/><wangtile tileid="1" wangid="%s"/></wangset></wangsets>' "$2" "$3"
}
# map NAME MORE WIDTHxHEIGHT GIDS [TILESET...]: a map, with more attributes.
map() {
    printf '<map version="1.10" %s width="%s" height="%s" tilewidth="16" tileheight="16" infinite="0">' "$2" "${3%x*}" "${3#*x}"
    printf '<tileset firstgid="1" name="s" tilewidth="16" tileheight="16" tilecount="3" columns="3"><image source="s.png" width="48" height="16"/>%s</tileset>' "$sets"
    printf '%s' "${@:5}"
    printf '<layer id="1" name="g" width="%s" height="%s"><data encoding="csv">%s</data></layer></map>\n' "${3%x*}" "${3#*x}" "$4"
} >"$1"
H=2147483648 V=1073741824 D=536870912 R=268435456
sides='1,0,1,0,1,0,1,0 2,0,2,0,2,0,2,0' corners='0,1,0,1,0,1,0,1 0,2,0,2,0,2,0,2'

# Tiles that look the same however they lie, in sets of sides and of corners, as they are, turned, and one that is not in the set.
for kind in corner edge; do
    [ $kind = edge ] && colors=$sides || colors=$corners
    # shellcheck disable=SC2086
    sets=$(wangset $kind $colors)
    map m.tmx 'orientation="orthogonal"' 3x1 1,2,1
    pave wang convert m.tmx -o plain.json
    sed 's/"sheet"/"symmetries": ["rotate", "mirror", "prefer-plain"], &/' plain.json >turning.json
    for gids in 1,2,1 $((H + 1)),2,1 $((H + D + 1)),$((V + 2)),$((D + 1)) 3,2,1; do
        for view in orthogonal isometric; do
            map m.tmx "orientation=\"$view\"" 3x1 $gids
            for set in '' plain.json turning.json; do
                # shellcheck disable=SC2086
                pave world verify m.tmx $set >said || printf '%s ' $?
                head -n 1 said
            done
        done | sort | uniq -c | sed 's/^ *//'
    done
done

# A road that must be turned to go on, in all 16 ways, which give the same with either file.
sets=$(wangset edge 1,0,2,0,1,0,2,0 2,0,1,0,1,0,1,0)
map m.tmx 'orientation="orthogonal"' 1x1 1
pave wang convert m.tmx -o road.json
gids='' && for ((i = 0; i < 32; i++)); do gids+=$((i / 2 * R + i % 2 + 1)),; done
for more in 'orientation="orthogonal"' 'orientation="staggered" staggeraxis="y" staggerindex="odd"' 'orientation="staggered" staggeraxis="x" staggerindex="even"'; do
    map m.tmx "$more" 8x4 "${gids%,}"
    try pave world verify m.tmx
    try pave world verify m.tmx road.json
done

# All 12 poses of a hexagon; where two sides meet that differ depends on them alone.
echo '{"name":"h","grid":"hex","kind":"edge","sheet":{"image":"s.png","tile":[16,16],"columns":3},"colors":[{},{}],"tiles":[{"colors":[2,1,1,1,1,1]},{"colors":[1,1,1,1,1,1]}]}' >hex.json
sets=''
hex='orientation="hexagonal" staggeraxis="y" staggerindex="odd" hexsidelength="8"'
for bits in 0 2 1 12 14 13 8 10 9 4 6 5 15; do printf '%s: ' $bits && map h.tmx "$hex" 2x1 $((bits * R + 1)),2 && try pave world verify h.tmx hex.json | head -n 2 | tail -n 1; done
map h.tmx "$hex" 4x3 "$(for bits in 0 2 1 12 14 13 8 10 9 4 6 5; do printf '%s,' $((bits * R + 1)); done | sed 's/,$//')"
try pave world verify h.tmx hex.json

# Nothing to compare: no tile, one tile, tiles of another set, tiles of JSON.
# shellcheck disable=SC2086
sets=$(wangset edge $sides)
other='<tileset firstgid="17" name="d" tilewidth="16" tileheight="16" tilecount="4" columns="4"><image source="d.png" width="64" height="16"/></tileset>'
for gids in 0,0,0 1,0,1 17,18,17 3,3,3 1,17,0; do
    map m.tmx 'orientation="orthogonal"' 3x1 $gids "$other"
    try pave world verify m.tmx
    try pave world verify m.tmx plain.json
done
try pave world verify m.tmx plain.json --json
map m.tmx 'orientation="orthogonal"' 3x1 17,18,17 "$other"
try pave world verify m.tmx --json
# The tile set with the picture of the set is the one that is compared, wherever its tiles lie.
map m.tmx 'orientation="orthogonal"' 4x1 18,2,1,18 "$other"
try pave world verify m.tmx
try pave world verify m.tmx plain.json
echo '{"grid":"square","at":[0,0],"width":2,"height":1,"tiles":[[40,41]],"set":"roads"}' >t.json
try pave world verify t.json
echo '{"grid":"square","at":[0,0],"width":1,"height":1,"tiles":[[4]],"set":"roads"}' >t.json
try pave world verify t.json
# Tiles in JSON are turned as their ids say, and what is wrong with their file is the file's fault.
echo '{"grid":"square","at":[0,0],"width":3,"height":1,"tiles":[[2147483648,1,0]],"from":"plain.json"}' >t.json
try pave world verify t.json
echo '{"grid":"nope","at":[0,0],"width":1,"height":1,"tiles":[[0]],"set":"roads"}' >t.json
try pave world verify t.json

exit
: <<'STDOUT'
6 1 m.tmx, layer "g", set "w": 4 mismatches, 4 of 4 corners
6 1 m.tmx, layer "g", set "w": 4 mismatches, 4 of 4 corners
6 1 m.tmx, layer "g", set "w": 4 mismatches, 4 of 4 corners
6 1 m.tmx, layer "g", set "w": 4 mismatches, 4 of 4 corners
6 1 m.tmx, layer "g", set "w": 2 mismatches, 2 of 2 sides
6 1 m.tmx, layer "g", set "w": 2 mismatches, 2 of 2 sides
6 1 m.tmx, layer "g", set "w": 2 mismatches, 2 of 2 sides
6 1 m.tmx, layer "g", set "w": 2 mismatches, 2 of 2 sides
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 18 mismatches, 18 of 52 sides
  the first is at the cell 0,0
-> 1
$ pave world verify m.tmx road.json
m.tmx, layer "g", set "w": 18 mismatches, 18 of 52 sides
  the first is at the cell 0,0
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 15 mismatches, 15 of 45 sides
  the first is at the cell 7,0
-> 1
$ pave world verify m.tmx road.json
m.tmx, layer "g", set "w": 15 mismatches, 15 of 45 sides
  the first is at the cell 7,0
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 32 mismatches, 32 of 49 sides
  the first is at the cell 7,0
-> 1
$ pave world verify m.tmx road.json
m.tmx, layer "g", set "w": 32 mismatches, 32 of 49 sides
  the first is at the cell 7,0
-> 1
0: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
2: h.tmx, layer "g", set "h": 1 mismatch, 1 of 1 sides
1: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
12: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
14: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
13: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
8: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
10: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
9: h.tmx, layer "g", set "h": 1 mismatch, 1 of 1 sides
4: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
6: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
5: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
15: h.tmx, layer "g", set "h": 0 mismatches, 0 of 1 sides
$ pave world verify h.tmx hex.json
h.tmx, layer "g", set "h": 5 mismatches, 5 of 23 sides
  the first is at the cell 1,0
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 3; tiles that are not in the set: 0
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 3; tiles that are not in the set: 0
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 1; tiles that are not in the set: 0
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 1; tiles that are not in the set: 0
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 3
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 3
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 3
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 3
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 1 mismatch, 1 of 1 sides
  the first is at the cell 0,0
  empty cells: 1; tiles that are not in the set: 1
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 1 mismatch, 1 of 1 sides
  the first is at the cell 0,0
  empty cells: 1; tiles that are not in the set: 1
-> 1
$ pave world verify m.tmx plain.json --json
{"mismatches":1,"sides":1,"corners":0,"checked_sides":1,"checked_corners":0,"empty":1,"foreign":1,"first":[0,0],"world":null,"changed":null}
-> 1
$ pave world verify m.tmx --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":0,"checked_corners":0,"empty":0,"foreign":3,"first":null,"world":null,"changed":null}
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 3 mismatches, 3 of 3 sides
  the first is at the cell 0,0
  empty cells: 0; tiles that are not in the set: 2
-> 1
$ pave world verify m.tmx plain.json
m.tmx, layer "g", set "w": 3 mismatches, 3 of 3 sides
  the first is at the cell 0,0
  empty cells: 0; tiles that are not in the set: 2
-> 1
$ pave world verify t.json
t.json, set "roads": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 2
-> 1
$ pave world verify t.json
t.json, set "roads": 0 mismatches, but no colours were compared: no two tiles are neighbours
-> 1
$ pave world verify t.json
t.json, set "w": 2 mismatches, 2 of 2 sides
  the first is at the cell 0,0
-> 1
$ pave world verify t.json
pave: t.json:1:9: unknown grid "nope": use square, hex, tri or another tiling that pave knows by name, or put a tiling object here
-> 3
STDOUT
