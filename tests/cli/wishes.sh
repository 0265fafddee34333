# What is wished of a world by blocks: colours, base, shares, patches; a map says so, and verifies.
cp "$DATA"/*.tsx "$DATA"/pond.png .
try pave world fill pond.tsx --shares water=3,none=1 --patch 12 --size 12x6 -o a.csv
try cat a.csv
try pave world fill pond.tsx --base water --size 12x6 -o a.tmx
grep -c '"base" value="water"' a.tmx
try pave world verify a.tmx --own
try pave world fill pond.tsx --base water --shares water=0.5 --patch 12 --size 4x2 -o -  --format json
pave world fill pond.tsx --base water --shares none=2 --patch 12 --seed 9 --size 40x30 -o a.json
try pave world verify a.json pond.tsx --own
try pave world verify a.json --own
pave world fill pond.tsx --only '#1,none' --base none --seed 9 --window disk --radius 20 -o disk.json
try pave world verify disk.json pond.tsx --own
# Another world: what the call leaves out is as the file says.
pave world fill pond.tsx --base none --seed 9 --patch 12 --size 40x30 -o b.tmx
try pave world verify b.tmx --seed 9
try pave world verify b.tmx --seed 9 --patch 5
try pave world verify b.tmx --seed 9 --base water
try pave world verify b.tmx --seed 9 --method phase
try pave world verify b.tmx --own --patch 5
try pave world verify b.tmx --patch 5
try pave world verify a.json pond.tsx --seed 9 --base lava
# A property that a person has made wrong: one line.
for change in base=lava patch=3 patch=x shares=water shares=water=0,none=0 only=lava method=none seed=x q=1.5 world=0xzz origin=1; do
    sed "/<property name=\"${change%%=*}\"/d; s|<properties>|&<property name=\"${change%%=*}\" value=\"${change#*=}\"/>|" b.tmx >wrong.tmx
    try pave world verify wrong.tmx --own
done
try pave world verify wrong.tmx
# The place of phases is kept as well; it belongs to them alone.
pave world fill --method phase --origin 1,0 --seed 9 --size 12x6 -o origin.tmx
grep origin origin.tmx
try pave world verify origin.tmx --own
pave world fill --method phase --origin 1,0 --seed 9 --size 12x6 -o origin.json
try pave world verify origin.json --own
try pave world fill --origin 1,0 --hash
try pave world at --origin 1,0 --method feature 3,4
# Painted maps have no world.
cp "$DATA"/terrain.png .
pave world fill paths.tsx --terrain terrain.png --seed 3 -o painted.tmx 2>/dev/null
pave world fill paths.tsx --terrain terrain.png --seed 3 -o painted.json 2>/dev/null
try pave world verify painted.tmx --own
try pave world verify painted.json paths.tsx --own
try pave world verify painted.json paths.tsx
# Colours by name, number and #number; what is named so and so is said by its number.
sed 's/<wangcolor name="[a-z]*"/<wangcolor name="none"/' pond.tsx >none.tsx
try pave world fill none.tsx --base none --hash
try pave world fill none.tsx --base '#1' --hash
try pave world fill none.tsx --base '#0' --hash
try pave world fill pond.tsx --base '#2' --hash
sed 's/<wangcolor name="Grass"/<wangcolor name="2"/' paths.tsx >number.tsx
try pave world fill number.tsx --base 2 --hash
# Options that would do nothing.
try pave world fill pond.tsx --shares water=3,water=1 --hash
try pave world fill paths.tsx --shares none=3 --hash
try pave world fill paths.tsx --base none --hash
try pave world fill paths.tsx --only none --hash
try pave world fill paths.tsx --only Path --hash
try pave world fill paths.tsx --only 2,1 --method blocks --size 5x3 -o b.csv
try cat b.csv
try pave world at pond.tsx --base none --colors 3,4
# What is wrong with it.
try pave world fill pond.tsx --base grass --hash
try pave world fill paths.tsx --only Path,2 --hash
try pave world fill paths.tsx --only Path --base Grass --hash
try pave world fill pond.tsx --shares water --hash
try pave world fill pond.tsx --shares water=-1 --hash
try pave world fill pond.tsx --shares water=0,none=0 --hash
try pave world fill pond.tsx --patch 3 --hash
try pave world fill pond.tsx --method feature --patch 8 --hash
try pave world fill --grid hex --set meadow --patch 8 --hash

exit
: <<'STDOUT'
$ pave world fill pond.tsx --shares water=3,none=1 --patch 12 --size 12x6 -o a.csv
$ cat a.csv
1,11,15,15,15,15,15,15,15,15,15,15
-1,3,15,15,15,15,15,15,15,15,15,15
-1,3,15,15,15,15,15,15,15,15,15,15
2,7,15,15,15,15,15,15,15,15,15,15
3,15,15,15,15,15,15,15,15,15,15,15
3,15,15,15,15,15,15,15,15,15,15,15
$ pave world fill pond.tsx --base water --size 12x6 -o a.tmx
1
$ pave world verify a.tmx --own
a.tmx, layer "world", set "Pond": 0 mismatches, 0 of 87 corners
  the world of seed 0, method blocks, from 0,0 on: these are its tiles, all 72
$ pave world fill pond.tsx --base water --shares water=0.5 --patch 12 --size 4x2 -o - --format json
{"set":"Pond","method":"blocks","seed":"0","world":"0xd72703580957323d","base":"water","shares":"water=0.5","patch":12,"at":[0,0],"width":4,"height":2,"tiles":[
[-1,-1,-1,-1],
[-1,-1,-1,-1]]}
$ pave world verify a.json pond.tsx --own
a.json, set "Pond": 0 mismatches, 0 of 1267 corners
  empty cells: 1054; tiles that are not in the set: 0
  the world of seed 9, method blocks: these are its tiles, all 1200
$ pave world verify a.json --own
pave: a.json: its tile set, "Pond", is not built in; give the file of the set as FILE
-> 2
$ pave world verify disk.json pond.tsx --own
disk.json, set "Pond": 0 mismatches, 0 of 840 corners
  empty cells: 552; tiles that are not in the set: 0
  the world of seed 9, method blocks: these are its tiles, all 841
$ pave world verify b.tmx --seed 9
b.tmx, layer "world", set "Pond": 0 mismatches, 0 of 291 corners
  empty cells: 949; tiles that are not in the set: 0
  the world of seed 9, method blocks, from 0,0 on: these are its tiles, all 1200
$ pave world verify b.tmx --seed 9 --patch 5
b.tmx, layer "world", set "Pond": 0 mismatches, 0 of 291 corners
  empty cells: 949; tiles that are not in the set: 0
  the world of seed 9, method blocks, from 0,0 on: 622 of 1200 cells have other tiles, the first is 10,0
-> 1
$ pave world verify b.tmx --seed 9 --base water
b.tmx, layer "world", set "Pond": 0 mismatches, 0 of 291 corners
  empty cells: 949; tiles that are not in the set: 0
  the world of seed 9, method blocks, from 0,0 on: 81 of 1200 cells have other tiles, the first is 0,3
-> 1
$ pave world verify b.tmx --seed 9 --method phase
b.tmx, layer "world", set "Pond": 0 mismatches, 0 of 291 corners
  empty cells: 949; tiles that are not in the set: 0
  the world of seed 9, method phase, from 0,0 on: 802 of 1200 cells have other tiles, the first is 0,0
-> 1
$ pave world verify b.tmx --own --patch 5
pave: --own: the map itself records its world; leave out --patch, or --own
-> 2
$ pave world verify b.tmx --patch 5
pave: --patch: only a comparison with a world uses it; give --seed as well
-> 2
$ pave world verify a.json pond.tsx --seed 9 --base lava
pave: --base: the set has no colour "lava"; its colours are #1 water, and none
-> 2
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property base: the set has no colour "lava"; its colours are #1 water, and none
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property patch: "3" is not an integer from 4 to 64
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property patch: "x" is not an integer from 4 to 64
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property shares: "water" is not a share; give COLOR=N, such as grass=3
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property shares: all shares are 0; give at least one colour more
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property only: the set has no colour "lava"; its colours are #1 water, and none
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property method: unknown method "none"; give feature, phase, blocks, aperiodic or painted
-> 3
$ pave world verify wrong.tmx --own
wrong.tmx, layer "world", set "Pond": 0 mismatches, 0 of 291 corners
  empty cells: 949; tiles that are not in the set: 0
  the world of seed 17475979339373025751, method blocks, from 0,0 on: 946 of 1200 cells have other tiles, the first is 0,0
  its tile set or properties have changed since it was written: the world was 0x5257e378f3b14edc and would be 0x47ebea365700c116
-> 1
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property q: "1.5" is not an integer from -536870912 to 536870912
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property world: "0xzz" is not a number of 64 bits
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property origin: "1" is not a cell; give Q,R, such as 1,0
-> 3
$ pave world verify wrong.tmx
pave: wrong.tmx: property origin: "1" is not a cell; give Q,R, such as 1,0
-> 3
  <property name="origin" value="1,0"/>
 <tileset firstgid="1" source="origin-roads.tsx"/>
$ pave world verify origin.tmx --own
origin.tmx, layer "world", set "roads": 0 mismatches, 0 of 126 sides
  the world of seed 9, method phase, from 0,0 on: these are its tiles, all 72
$ pave world verify origin.json --own
origin.json, set "roads": 0 mismatches, 0 of 126 sides
  the world of seed 9, method phase: these are its tiles, all 72
$ pave world fill --origin 1,0 --hash
pave: --origin: only method phase has one; give --method phase, or leave it out
-> 2
$ pave world at --origin 1,0 --method feature 3,4
pave: --origin: only method phase has one; give --method phase, or leave it out
-> 2
$ pave world verify painted.tmx --own
pave: --own: painted.tmx was made from painted terrain and has no world to compare it with; leave --own out
-> 2
$ pave world verify painted.json paths.tsx --own
pave: --own: painted.json was made from painted terrain and has no world to compare it with; leave --own out
-> 2
$ pave world verify painted.json paths.tsx
painted.json, set "Paths": 0 mismatches, 0 of 82 sides
$ pave world fill none.tsx --base none --hash
pave: --base: "none" may be colour #0 or #1, where #0 is unset; give its number so
-> 2
$ pave world fill none.tsx --base #1 --hash
0xe7eb5af6c11bdaa7
$ pave world fill none.tsx --base #0 --hash
0x33082b7fe634247c
$ pave world fill pond.tsx --base #2 --hash
pave: --base: the set has no colour "#2"; its colours are #1 water, and none
-> 2
$ pave world fill number.tsx --base 2 --hash
pave: --base: "2" may be colour #2 or #1; give its number so
-> 2
$ pave world fill pond.tsx --shares water=3,water=1 --hash
pave: --shares: water is given twice; give it once
-> 2
$ pave world fill paths.tsx --shares none=3 --hash
pave: --shares: none: no tile of the set has an unset place, so no cell is empty; give one of its colours
-> 2
$ pave world fill paths.tsx --base none --hash
pave: --base: none: no tile of the set has an unset place, so no cell is empty; give one of its colours
-> 2
$ pave world fill paths.tsx --only none --hash
pave: --only: none: no tile of the set has an unset place, so no cell is empty; give one of its colours
-> 2
$ pave world fill paths.tsx --only Path --hash
0x48ded4199743aa0d
$ pave world fill paths.tsx --only 2,1 --method blocks --size 5x3 -o b.csv
$ cat b.csv
3,12,15,15,15
15,5,15,15,15
15,5,15,15,15
$ pave world at pond.tsx --base none --colors 3,4
-1 0,0,0,0,0,0,0,0
$ pave world fill pond.tsx --base grass --hash
pave: --base: the set has no colour "grass"; its colours are #1 water, and none
-> 2
$ pave world fill paths.tsx --only Path,2 --hash
pave: --only: 2 is given twice; give it once
-> 2
$ pave world fill paths.tsx --only Path --base Grass --hash
pave: --base: colour Grass is not in --only; add it there
-> 2
$ pave world fill pond.tsx --shares water --hash
pave: --shares: "water" is not a share; give COLOR=N, such as grass=3
-> 2
$ pave world fill pond.tsx --shares water=-1 --hash
pave: --shares: "water=-1" is not a share; give COLOR=N, such as grass=3
-> 2
$ pave world fill pond.tsx --shares water=0,none=0 --hash
pave: --shares: all shares are 0; give at least one colour more
-> 2
$ pave world fill pond.tsx --patch 3 --hash
pave: --patch: 3 is out of range; must be 4 to 64
-> 2
$ pave world fill pond.tsx --method feature --patch 8 --hash
pave: --base, --shares and --patch: only method blocks uses them; leave them out, or --method
-> 2
$ pave world fill --grid hex --set meadow --patch 8 --hash
pave: --only, --base, --shares and --patch only support squares; leave them out
-> 2
STDOUT
