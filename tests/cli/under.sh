# A layer beneath an overlay: in a map two layers and two tile sets, which verify and come along together; in a picture both.
cp "$DATA"/pond.* .
try pave wang check pond.tsx
try pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmx --json
try sed -n '/<tileset/p;/<layer/,/<\/layer>/p' a.tmx
try pave world verify a.tmx --own
grep -h under a.tmx
try pave world verify a.tmx --own --json
try pave world verify a.tmx --layer under --set country
try pave world verify a.tmx --layer under --own
try pave world verify a.tmx --layer under --seed 3 --method phase
# One tile of the layer beneath is another; what is wished of the world above is not of that beneath.
awk -F, -v OFS=, '/<layer/ { under = /under/ } under && /^[0-9]/ && !done { $2 = 18; done = 1 } { print }' a.tmx >broken.tmx
try pave world verify broken.tmx --own
pave world fill pond.tsx --base water --patch 9 --under pond.tsx --seed 3 --size 6x4 -o twice.tmj
try pave world verify twice.tmj --own
try pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmj
try pave world fill pond.tsx --under meadow --seed 3 --size 6x4 -o a.png
# The same tiles with --embed and chunks; the set on itself.
try pave world fill pond.tsx --under country --seed 3 --size 6x4 --embed --infinite -o b.tmx
try pave world verify b.tmx --own
try pave world fill --set roads --under pond.tsx --size 4x3 -o c.tmx --json
# What does not go together.
try pave world fill pond.tsx --under meadow --hash
try pave world fill pond.tsx --under meadow -o a.csv
try pave world fill pond.tsx --under none.tsx -o d.tmx
try pave world fill --set roads --under pond.tsx -o pond.png
try pave world fill pond.tsx --under country --size 3x3 -o - --format tmx
try pave world fill pond.tsx --under country --size 3x3 --format tmx -o /dev/stdout
try pave world fill pond.tsx --under - -o e.tmx <pond.tsx
try pave world fill --under - -o e.tmj --embed <pond.tsx
try pave world fill pond.tsx --under meadow --size 3x3 -o - --format png >/dev/null
# The sheet that the layer beneath brings: replaced by force alone, and never where the call reads it.
pave world fill pond.tsx --under country --size 6x4 -o f.tmx
cp pond.png f-country.png
try pave world fill pond.tsx --under country --size 6x4 -o f.tmx
same_file pond.png f-country.png
try pave world fill pond.tsx --under country --size 6x4 -o f.tmx --force
try pave world verify f.tmx --own
cp f-country.png before.png
try pave world fill f-country.tsx --under country --size 6x4 -o f.tmx --force
try pave world fill pond.tsx --under country --terrain f-country.png -o f.tmx --force
same_file before.png f-country.png
try pave world fill pond.tsx --under pond.tsx -o f.tmx --force
rm -f f.tmx f-country.* before.png
rm -f broken.tmx twice.tmj
find . -type f | sort

exit
: <<'STDOUT'
$ pave wang check pond.tsx
pond.tsx, "Pond": corner set, 1 colour, 15 tiles
  colours: 1 water
complete: 16 of 16 combinations, unset counted as a colour
  class overlay: complete with unset: patches or paths on a layer beneath
  a world by method blocks
$ pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmx --json
{"file":"a.tmx","brought":["a-country.png","a-country.tsx"],"set":"Pond","method":"blocks","seed":"3","at":[0,0],"width":6,"height":4,"hash":"0x10c139db1cb03fe9"}
$ sed -n /<tileset/p;/<layer/,/<\/layer>/p a.tmx
 <tileset firstgid="1" source="pond.tsx"/>
 <tileset firstgid="17" source="a-country.tsx"/>
 <layer id="2" name="under" width="6" height="4">
  <data encoding="csv">
42,39,41,40,28,25,
41,34,39,58,19,27,
33,21,38,23,61,53,
19,30,22,22,18,38
</data>
 </layer>
 <layer id="1" name="world" width="6" height="4">
  <data encoding="csv">
0,0,0,0,0,4,
5,0,0,0,3,8,
15,7,7,7,8,16,
16,16,16,16,16,16
</data>
 </layer>
$ pave world verify a.tmx --own
a.tmx, layer "world", set "Pond": 0 mismatches, 0 of 21 corners
  empty cells: 8; tiles that are not in the set: 0
  the world of seed 3, method blocks, from 0,0 on: these are its tiles, all 24
a.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
  the world of seed 4, method feature, from 0,0 on: these are its tiles, all 24
  <property name="under" value="country"/>
  <property name="under_method" value="feature"/>
  <property name="under_seed" value="4"/>
  <property name="under_world" value="0x61f9e67cc7338128"/>
 <layer id="2" name="under" width="6" height="4">
$ pave world verify a.tmx --own --json
{"mismatches":0,"sides":0,"corners":0,"checked_sides":0,"checked_corners":21,"empty":8,"foreign":0,"first":null,"world":{"method":"blocks","seed":"3","at":[0,0],"compared":24,"different":0,"first":null},"changed":false,"under":{"mismatches":0,"sides":0,"corners":0,"checked_sides":38,"checked_corners":0,"empty":0,"foreign":0,"first":null,"world":{"method":"feature","seed":"4","at":[0,0],"compared":24,"different":0,"first":null},"changed":false}}
$ pave world verify a.tmx --layer under --set country
a.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
$ pave world verify a.tmx --layer under --own
a.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
  the world of seed 4, method feature, from 0,0 on: these are its tiles, all 24
$ pave world verify a.tmx --layer under --seed 3 --method phase
a.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
  the world of seed 3, method phase, from 0,0 on: 23 of 24 cells have other tiles, the first is 0,0
-> 1
$ pave world verify broken.tmx --own
broken.tmx, layer "world", set "Pond": 0 mismatches, 0 of 21 corners
  empty cells: 8; tiles that are not in the set: 0
  the world of seed 3, method blocks, from 0,0 on: these are its tiles, all 24
broken.tmx, layer "under", set "country": 2 mismatches, 2 of 38 sides
  the first is at the cell 1,0
  the world of seed 4, method feature, from 0,0 on: 1 of 24 cells have other tiles, the first is 1,0
-> 1
$ pave world verify twice.tmj --own
twice.tmj, layer "world", set "Pond": 0 mismatches, 0 of 11 corners
  empty cells: 17; tiles that are not in the set: 0
  the world of seed 3, method blocks, from 0,0 on: these are its tiles, all 24
twice.tmj, layer "under", set "Pond": 0 mismatches, 0 of 27 corners
  empty cells: 3; tiles that are not in the set: 0
  the world of seed 4, method blocks, from 0,0 on: these are its tiles, all 24
$ pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmj
$ pave world fill pond.tsx --under meadow --seed 3 --size 6x4 -o a.png
$ pave world fill pond.tsx --under country --seed 3 --size 6x4 --embed --infinite -o b.tmx
$ pave world verify b.tmx --own
b.tmx, layer "world", set "Pond": 0 mismatches, 0 of 21 corners
  empty cells: 240; tiles that are not in the set: 0
  the world of seed 3, method blocks, from 0,0 on: these are its tiles, all 16
b.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
  empty cells: 232; tiles that are not in the set: 0
  the world of seed 4, method feature, from 0,0 on: these are its tiles, all 24
$ pave world fill --set roads --under pond.tsx --size 4x3 -o c.tmx --json
{"file":"c.tmx","brought":["c-roads.png","c-roads.tsx"],"set":"roads","method":"feature","seed":"0","at":[0,0],"width":4,"height":3,"hash":"0xf6f623596d26a8bd"}
$ pave world fill pond.tsx --under meadow --hash
pave: --under: only maps and pictures have layers; leave it out
-> 2
$ pave world fill pond.tsx --under meadow -o a.csv
pave: --under: only maps and pictures have layers; leave it out
-> 2
$ pave world fill pond.tsx --under none.tsx -o d.tmx
pave: none.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set roads --under pond.tsx -o pond.png
pave: -o pond.png: the tiles come from this file; choose another name
-> 2
$ pave world fill pond.tsx --under country --size 3x3 -o - --format tmx
pave: -o -: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill pond.tsx --under country --size 3x3 --format tmx -o /dev/stdout
pave: -o /dev/stdout: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill pond.tsx --under - -o e.tmx
pave: -: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill --under - -o e.tmj --embed
pave: -: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill pond.tsx --under country --size 6x4 -o f.tmx
pave: f-country.png: this sheet has been painted over, or was not made by pave; give the map another name, or --force to replace it
-> 2
same: pond.png f-country.png
$ pave world fill pond.tsx --under country --size 6x4 -o f.tmx --force
$ pave world verify f.tmx --own
f.tmx, layer "world", set "Pond": 0 mismatches, but no colours were compared: no two tiles are neighbours
  empty cells: 24; tiles that are not in the set: 0
  the world of seed 0, method blocks, from 0,0 on: these are its tiles, all 24
f.tmx, layer "under", set "country": 0 mismatches, 0 of 38 sides
  the world of seed 1, method feature, from 0,0 on: these are its tiles, all 24
$ pave world fill f-country.tsx --under country --size 6x4 -o f.tmx --force
pave: -o f.tmx: would replace the input f-country.png; choose another name
-> 2
$ pave world fill pond.tsx --under country --terrain f-country.png -o f.tmx --force
pave: -o f.tmx: would replace the input f-country.png; choose another name
-> 2
same: before.png f-country.png
$ pave world fill pond.tsx --under pond.tsx -o f.tmx --force
./a-country.png
./a-country.tsj
./a-country.tsx
./a.png
./a.tmj
./a.tmx
./b-country.png
./b.tmx
./c-roads.png
./c-roads.tsx
./c.tmx
./pond.png
./pond.tsx
STDOUT
