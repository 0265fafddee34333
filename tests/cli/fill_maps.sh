# Staggered maps, and infinite ones in aligned chunks: the tiles are those of the world, and pictures have its size.
for stagger in odd-r even-r odd-q even-q; do
    pave world fill --set meadow --map staggered --stagger $stagger --seed 3 --at -7,5 --size 20x33 -o s.tmx
    grep -o 'stagger.*index="[a-z]*"' s.tmx
    pave world verify s.tmx --own | tail -1
    pave world fill --set meadow --map staggered --stagger $stagger --seed 3 --at -7,5 --size 20x33 --infinite -o s.tmj
    pave world verify s.tmj --own | tail -1
done
try pave world fill --set meadow --map staggered --size 20x33 -o s.png
size_of_png s.png
try pave world fill --set meadow --map staggered --size 20x33 --hash
try pave world fill --set meadow --map staggered --size 20x33 --hash -o s.csv
try pave world fill --infinite --at -20,-3 --size 18x4 --compression zlib -o i.tmx
grep -c '<chunk' i.tmx
grep -o '<chunk[^>]*>\|<layer[^>]*>\|infinite="."' i.tmx
try pave world verify i.tmx --own
try pave world fill --infinite --at -20,-3 --size 18x4 -o i.tmj --json
grep -o '"source":[^}]*\|"startx[^,]*\|"infinite[^,]*' i.tmj
try pave world fill --infinite --at -536870912,0 --size 2x2 -o far.tmx
try pave world fill --infinite -o i.csv
try pave world fill --stagger odd-r -o j.tmx
try pave world fill --map staggered --at 536870911,0 --size 9x9 -o j.tmx

exit
: <<'STDOUT'
staggered" renderorder="right-down" width="20" height="33" tilewidth="64" tileheight="32" infinite="0" staggeraxis="y" staggerindex="odd"
  the world of seed 3, method feature, from -7,5 on: these are its tiles, all 660
  the world of seed 3, method feature, from 0,0 on: these are its tiles, all 660
staggered" renderorder="right-down" width="20" height="33" tilewidth="64" tileheight="32" infinite="0" staggeraxis="y" staggerindex="even"
  the world of seed 3, method feature, from -7,5 on: these are its tiles, all 660
  the world of seed 3, method feature, from 0,0 on: these are its tiles, all 660
staggered" renderorder="right-down" width="20" height="33" tilewidth="64" tileheight="32" infinite="0" staggeraxis="x" staggerindex="odd"
  the world of seed 3, method feature, from -7,5 on: these are its tiles, all 660
  the world of seed 3, method feature, from 0,0 on: these are its tiles, all 660
staggered" renderorder="right-down" width="20" height="33" tilewidth="64" tileheight="32" infinite="0" staggeraxis="x" staggerindex="even"
  the world of seed 3, method feature, from -7,5 on: these are its tiles, all 660
  the world of seed 3, method feature, from 0,0 on: these are its tiles, all 660
$ pave world fill --set meadow --map staggered --size 20x33 -o s.png
1312x544
$ pave world fill --set meadow --map staggered --size 20x33 --hash
pave: --map: only maps and pictures have a view; leave it out
-> 2
$ pave world fill --set meadow --map staggered --size 20x33 --hash -o s.csv
pave: --map: only maps and pictures have a view; leave it out
-> 2
$ pave world fill --infinite --at -20,-3 --size 18x4 --compression zlib -o i.tmx
4
infinite="1"
<layer id="1" name="world" width="32" height="32">
<chunk x="-32" y="-16" width="16" height="16">
<chunk x="-16" y="-16" width="16" height="16">
<chunk x="-32" y="0" width="16" height="16">
<chunk x="-16" y="0" width="16" height="16">
$ pave world verify i.tmx --own
i.tmx, layer "world", set "roads": 0 mismatches, 0 of 122 sides
  empty cells: 952; tiles that are not in the set: 0
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 72
$ pave world fill --infinite --at -20,-3 --size 18x4 -o i.tmj --json
{"file":"i.tmj","brought":["i-roads.png","i-roads.tsj"],"set":"roads","method":"feature","seed":"0","at":[-20,-3],"width":18,"height":4,"hash":"0x33f28f3c8960bd24"}
"infinite":true
"source":"i-roads.tsj"
"startx":-32
$ pave world fill --infinite --at -536870912,0 --size 2x2 -o far.tmx
pave: far.tmx: an infinite map of 2 x 2 cells from -536870912,0: it must be at most 262144 cells wide, and within 2^31 - 1 pixels of 0,0
-> 2
$ pave world fill --infinite -o i.csv
pave: --infinite: only maps are infinite; leave it out
-> 2
$ pave world fill --stagger odd-r -o j.tmx
pave: --stagger: only staggered maps are shifted; give --map staggered, or leave it out
-> 2
$ pave world fill --map staggered --at 536870911,0 --size 9x9 -o j.tmx
pave: --at 536870911,0 --size 9x9: out of range; coordinates go from -536870912 to 536870912
-> 2
STDOUT
