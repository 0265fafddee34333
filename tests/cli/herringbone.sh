# Templates of herringbone tiles, empty and painted, their check, and worlds of them.
try pave wang template --herringbone --kind corner --side 5 -o corner.png
size_of_png corner.png
try pave wang template --herringbone --types 1,2,1,1,2,3 --side 9 --vary 2x1 -o edge.png
size_of_png edge.png
try pave world herringbone edge.png --check
pave world herringbone corner.png --check --json | tr '{' '\n' | head -n 4
try pave wang template --herringbone --set cave --side 8 -o cave.png
try pave world herringbone cave.png --check
pave world herringbone cave.png --check --json

# The same pixels by any part, any number of threads, from the template as through a pipe.
first=$(pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --hash)
echo "$first"
for threads in 1 2 3; do
    [ "$(pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --hash --threads $threads -o a.png)" = "$first" ] || echo different
done
[ "$(pave world herringbone - --seed 7 --at -40,-30 --size 90x70 --hash <cave.png)" = "$first" ] || echo different
try pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --json
size_of_png a.png
try pave world herringbone cave.png --seed 7 --at 536870813,-536870912 --size 100x100 --hash
try pave world herringbone --set roads --side 8 --seed 7 --size 64x48 -o roads.png --hash
size_of_png roads.png

# What is refused.
try pave world herringbone cave.png
try pave world herringbone cave.png --at 536870900,0 --size 100x10 --hash
try pave world herringbone --at x --hash
try pave world herringbone cave.png -o cave.png
try pave world herringbone roads.png --hash
try pave world herringbone missing.png --hash
echo no picture >text.png
try pave world herringbone text.png --hash
try pave world herringbone --check
try pave world herringbone cave.png --check --seed 3
try pave world herringbone cave.png --set roads --hash
try pave world herringbone --side 3 --hash
try pave wang template --herringbone --set cave --side 8 -o cave.png
try pave wang template --herringbone --set cave --side 8 -o cave.png --force
try pave wang template --herringbone --set caves -o a2.png
try pave wang template --herringbone --set cave --kind edge -o a2.png
try pave wang template --herringbone --set cave --side 2 -o a2.png
try pave wang template --herringbone --tile 8 -o a2.png
try pave wang template --herringbone --missing cave.png -o a2.png
try pave wang template --herringbone --types 1,2,3 -o a2.png
try pave wang template --herringbone --types 1,2,3,4,5,6,7 -o a2.png
try pave wang template --herringbone --types 9,1,1,1,1,1 -o a2.png
try pave wang template --herringbone --kind corner --types 5,1,1,1 -o a2.png
try pave wang template --herringbone --types 1,1,1,1,1,1 --colors 2 -o a2.png
try pave wang template --herringbone --colors 8 -o a2.png
try pave wang template --herringbone --vary 65x1 -o a2.png
try pave wang template --side 8 -o a2.png
try pave wang template --set cave -o a2.png
[ ! -e a2.png ] || echo a2.png is there

exit
: <<'STDOUT'
$ pave wang template --herringbone --kind corner --side 5 -o corner.png
104x172
$ pave wang template --herringbone --types 1,2,1,1,2,3 --side 9 --vary 2x1 -o edge.png
84x280
$ pave world herringbone edge.png --check
edge.png: edges in 1,2,1,1,2,3 colours, 8 flat tiles of 18 x 9 pixels, 72 upright ones
  blank, at pixel 1,3: the flat tile of colours 1,1,1,1,1,1 is all white
  blank, at pixel 22,3: the flat tile of colours 1,1,2,1,1,1 is all white
  blank, at pixel 43,3: the flat tile of colours 1,1,1,1,1,1 is all white
  blank, at pixel 64,3: the flat tile of colours 1,1,2,1,1,1 is all white
  blank, at pixel 1,15: the flat tile of colours 1,1,1,2,1,1 is all white
  blank, at pixel 22,15: the flat tile of colours 1,1,2,2,1,1 is all white
  blank, at pixel 43,15: the flat tile of colours 1,1,1,2,1,1 is all white
  blank, at pixel 64,15: the flat tile of colours 1,1,2,2,1,1 is all white
  blank, at pixel 1,29: the upright tile of colours 1,1,1,1,1,1 is all white
  blank, at pixel 13,29: the upright tile of colours 1,1,2,1,1,1 is all white
  blank, at pixel 25,29: the upright tile of colours 1,1,1,1,2,1 is all white
  blank, at pixel 37,29: the upright tile of colours 1,1,2,1,2,1 is all white
  blank, at pixel 49,29: the upright tile of colours 1,1,1,1,3,1 is all white
  blank, at pixel 61,29: the upright tile of colours 1,1,2,1,3,1 is all white
  blank, at pixel 1,50: the upright tile of colours 1,1,1,1,1,1 is all white
  blank, at pixel 13,50: the upright tile of colours 1,1,2,1,1,1 is all white
  blank, at pixel 25,50: the upright tile of colours 1,1,1,1,2,1 is all white
  blank, at pixel 37,50: the upright tile of colours 1,1,2,1,2,1 is all white
  blank, at pixel 49,50: the upright tile of colours 1,1,1,1,3,1 is all white
  blank, at pixel 61,50: the upright tile of colours 1,1,2,1,3,1 is all white
  60 more; --json lists them all
-> 1

"type":"corner","colors":[2,2,2,2],"side":5,"variants":1,"flat":64,"upright":64,"odd_count":128,"odd":[
"odd":"blank","tile":0,"sort":"flat","colors":[1,1,1,1,1,1],"at":[1,3]},
"odd":"blank","tile":1,"sort":"flat","colors":[2,1,1,1,1,1],"at":[14,3]},
$ pave wang template --herringbone --set cave --side 8 -o cave.png
$ pave world herringbone cave.png --check
cave.png: corners in 2,2,2,2 colours, 64 flat tiles of 16 x 8 pixels, 64 upright ones
  no tile is blank, and all frames are intact
{"type":"corner","colors":[2,2,2,2],"side":8,"variants":1,"flat":64,"upright":64,"odd_count":0,"odd":[]}
0xe506e9815bb0b6b2
$ pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --json
{"tiles":"cave.png","seed":"7","at":[-40,-30],"width":90,"height":70,"hash":"0xe506e9815bb0b6b2"}
90x70
$ pave world herringbone cave.png --seed 7 --at 536870813,-536870912 --size 100x100 --hash
0x4f755e95557402d3
$ pave world herringbone --set roads --side 8 --seed 7 --size 64x48 -o roads.png --hash
0x84687e8d26658065
64x48
$ pave world herringbone cave.png
pave: nothing to do; give -o FILE.png, or --hash
-> 2
$ pave world herringbone cave.png --at 536870900,0 --size 100x10 --hash
pave: --at 536870900,0 --size 100x10: out of range; pixels go from -536870912 to 536870912
-> 2
$ pave world herringbone --at x --hash
pave: --at: "x" is not a place; give X,Y, such as -3,2
-> 2
$ pave world herringbone cave.png -o cave.png
pave: -o cave.png: the command reads this file; choose another name
-> 2
$ pave world herringbone roads.png --hash
pave: roads.png: this is not a template of herringbone tiles: the last pixels of its first row hold no shape; paint over a template, in its size, and save it without loss
-> 3
$ pave world herringbone missing.png --hash
pave: missing.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world herringbone text.png --hash
pave: text.png: this is not a PNG; save the picture as one
-> 3
$ pave world herringbone --check
pave: --check: only a TEMPLATE.png can be checked; leave it out
-> 2
$ pave world herringbone cave.png --check --seed 3
pave: --seed: --check only reads the template; leave it out
-> 2
$ pave world herringbone cave.png --set roads --hash
pave: --set: TEMPLATE.png has the tiles; leave it out
-> 2
$ pave world herringbone --side 3 --hash
pave: --side: 3 is out of range; must be 4 to 255
-> 2
$ pave wang template --herringbone --set cave --side 8 -o cave.png
pave: cave.png: the file exists, and may have been painted over; choose another name, or --force to replace it
-> 2
$ pave wang template --herringbone --set cave --side 8 -o cave.png --force
$ pave wang template --herringbone --set caves -o a2.png
pave: --set: "caves" has no herringbone tiles; use roads, meadow, cave, dungeon, maze, river, country, lakes or land
-> 2
$ pave wang template --herringbone --set cave --kind edge -o a2.png
pave: --kind: --missing and --set define it; leave it out
-> 2
$ pave wang template --herringbone --set cave --side 2 -o a2.png
pave: --side: 2 is out of range; painted sets have 4 to 255
-> 2
$ pave wang template --herringbone --tile 8 -o a2.png
pave: --tile: herringbone tiles have their own shape, and --side; leave it out
-> 2
$ pave wang template --herringbone --missing cave.png -o a2.png
pave: --missing: herringbone templates have all tiles; leave it out
-> 2
$ pave wang template --herringbone --types 1,2,3 -o a2.png
pave: --types: give 6 numbers separated by commas, one for each type of edge, from 1 to 8
-> 2
$ pave wang template --herringbone --types 1,2,3,4,5,6,7 -o a2.png
pave: --types: give 6 numbers separated by commas, one for each type of edge, from 1 to 8
-> 2
$ pave wang template --herringbone --types 9,1,1,1,1,1 -o a2.png
pave: 9 colours of a type: templates of edges have marks for 8
-> 2
$ pave wang template --herringbone --kind corner --types 5,1,1,1 -o a2.png
pave: 5 colours of a type: templates of corners have marks for 4
-> 2
$ pave wang template --herringbone --types 1,1,1,1,1,1 --colors 2 -o a2.png
pave: --colors: --types gives the numbers; leave it out
-> 2
$ pave wang template --herringbone --colors 8 -o a2.png
pave: the template would have 34304 x 52228 pixels, but at most 32768 each way and 268435456 in total are allowed; choose fewer colours or variants, or smaller tiles
-> 2
$ pave wang template --herringbone --vary 65x1 -o a2.png
pave: --vary: 65x1 is out of range; must be 1x1 to 64x64
-> 2
$ pave wang template --side 8 -o a2.png
pave: --side: only --herringbone has such tiles; leave it out
-> 2
$ pave wang template --set cave -o a2.png
pave: --set: pave world fill --set NAME -o FILE.tmx writes the sheet of squares; leave it out
-> 2
STDOUT
