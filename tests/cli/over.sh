# What is drawn over pictures: the sides and names of cells, counters.

# look WORDS...: the texts of the picture, at most eight, and the counts of circles and polygons.
look() {
    echo "$ pave $*"
    pave "$@" -o picture.svg >said 2>&1 || { echo "-> $?" && cat said && return; }
    sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' picture.svg | head -8 | tr '\n' ' '
    echo "$(grep -c '<circle' picture.svg) circles, $(grep -c '<polygon' picture.svg) polygons"
}
printf '# the watch\n\n3,4,R=captain:red\n5,3,L=A1:#204060\n4,4,L=orc\n' >units.txt
look tactics citadel --size 12 --scale 30
look tactics citadel --size 12 --scale 30 --cells
look tactics citadel --size 12 --scale 40 --units units.txt
look tactics terrain --size 12x6 --scale 60 --names
look tactics reach --size 8x4 --from 2,1,L --units '1,1,L=you:blue,2,1,R=ogre king:purple'
look tactics formation --size 20x8 --units '1,1,L=B'
look tactics nest 3,2,L --units '1,1,L=B'
look region dicewars --labels none --units '3,4=dragon'
look world draw --set land --grid hex --size 4x3 --cells --names --scale 60
look world draw --set land --grid square --size 4x3 --units '3,2=X' --scale 60
look grid draw --grid cairo --size 2x2 --units '1,1,2=orc'
printf '\357\273\277# with a byte order mark\n3,2=X\n' >marked.txt
look world draw --set land --grid square --size 4x3 --units marked.txt --scale 60
for units in '9,9=X' '1,1=' '1,1' 'none.txt' '1,1,L=X' '1,1=X:pink' '1,1=X:#12345' '1,1=X,'; do try pave world draw --grid hex --size 4x3 --units "$units" -o x.svg; done
printf '1,1=A\n\n2,1=B:blu\n' >bad.txt
: >empty.txt
printf '1,1=A\0\n' >zero.txt
try pave world draw --grid hex --size 4x3 --units zero.txt -o x.svg
try pave world draw --grid hex --size 4x3 --units empty.txt -o x.svg
try pave world draw --grid hex --size 4x3 --units bad.txt -o x.svg
try pave tactics citadel --size 12 --cells -o x.json
try pave tactics terrain --prisms --units units.txt -o x.svg
try pave tactics formation --sheet facings --cells -o x.svg
try pave world draw --grid penrose --cells -o x.svg
try pave grid draw --grid penrose --units '0,0,0=A' -o x.svg
pave tess --size 3x3 -o board.json
pave region grow --on board.json --areas 3 -o map.json >said 2>&1 || cat said
try pave region show map.json --units '1,1=A' -o x.svg

# The answer is drawn over the ground that it was asked on: a plan of the citadel, the relief, the world, the map.
pave tactics citadel --size 14 -o town.json >said 2>&1 || cat said
pave tactics terrain --size 20x10 --seed 3 -o land.json >said 2>&1 || cat said
pave world new W.pave --set land --grid tri --seed 3
pave region grow --grid tri --radius 4 --areas 3 -o areas.json >said 2>&1 || cat said
look tactics reach --on town.json --from 16,8,R --scale 40
look tactics path --on land.json --from 2,3,L --to 5,3,R
grep -c '<image' picture.svg
look tactics field --on W.pave --from 1,2,L --size 8x4
look tactics lines --on areas.json --from 0,0,L

# The name of a counter is inside the picture, also at its sides; a name wider than the picture is smaller.
for words in 'square 2,1=Dragonfly' 'hex -2,0=Captain_Smith:red,2,0=Lieutenant' 'square 0,0=The_Flying_Dutchman_and_all_his_crew_of_the_seven_seas'; do
    size=$(test "${words% *}" = hex || echo '--size 3x2')
    # shellcheck disable=SC2086 # words
    pave grid draw --grid "${words% *}" $size --scale 100 --labels none --units "${words#* }" -o - --format svg | grep -o '<svg .*\|<text.*' | grep -o ' width="[0-9]*"\| x=.*'
done

exit
: <<'STDOUT'
$ pave tactics citadel --size 12 --scale 30
336 circles, 82 polygons
$ pave tactics citadel --size 12 --scale 30 --cells
336 circles, 1062 polygons
$ pave tactics citadel --size 12 --scale 40 --units units.txt
c captain A1 orc 342 circles, 82 polygons
$ pave tactics terrain --size 12x6 --scale 60 --names
0,0,R 1,0,L 1,0,R 2,0,L 2,0,R 3,0,L 3,0,R 4,0,L 0 circles, 0 polygons
$ pave tactics reach --size 8x4 --from 2,1,L --units 1,1,L=you:blue,2,1,R=ogre king:purple
5 4 3 2 2 1 2 2 6 circles, 32 polygons
$ pave tactics formation --size 20x8 --units 1,1,L=B
B 2 circles, 192 polygons
$ pave tactics nest 3,2,L --units 1,1,L=B
B 2 circles, 120 polygons
$ pave region dicewars --labels none --units 3,4=dragon
d dragon 2 circles, 26 polygons
$ pave world draw --set land --grid hex --size 4x3 --cells --names --scale 60
0,0 1,0 2,0 3,0 0,1 1,1 2,1 3,1 153 circles, 25 polygons
$ pave world draw --set land --grid square --size 4x3 --units 3,2=X --scale 60
X 2 circles, 0 polygons
$ pave grid draw --grid cairo --size 2x2 --units 1,1,2=orc
0,0,0 0,0,1 0,0,2 0,0,3 1,0,0 1,0,1 1,0,2 1,0,3 2 circles, 16 polygons
$ pave world draw --set land --grid square --size 4x3 --units marked.txt --scale 60
X 2 circles, 0 polygons
$ pave world draw --grid hex --size 4x3 --units 9,9=X -o x.svg
pave: --units: 9,9 is outside the picture; give a cell in it
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1= -o x.svg
pave: --units: "1,1=" is not a unit; give CELL=NAME:COLOR, such as 3,1=orc:red
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1 -o x.svg
pave: --units: 1,1 is neither units nor a file; give CELL=NAME
-> 2
$ pave world draw --grid hex --size 4x3 --units none.txt -o x.svg
pave: --units: none.txt is neither units nor a file; give CELL=NAME
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1,L=X -o x.svg
pave: --units: "1,1,L" is not a cell of this grid; give it as shown by --names
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1=X:pink -o x.svg
pave: --units: "pink" is not a colour; give red, blue, green, yellow, orange, purple, brown, black, gray or #RRGGBB
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1=X:#12345 -o x.svg
pave: --units: "#12345" is not a colour; give red, blue, green, yellow, orange, purple, brown, black, gray or #RRGGBB
-> 2
$ pave world draw --grid hex --size 4x3 --units 1,1=X, -o x.svg
$ pave world draw --grid hex --size 4x3 --units zero.txt -o x.svg
pave: zero.txt: has a zero byte; give text, a line CELL=NAME for each unit
-> 3
$ pave world draw --grid hex --size 4x3 --units empty.txt -o x.svg
pave: empty.txt: is empty; give a line CELL=NAME for each unit
-> 3
$ pave world draw --grid hex --size 4x3 --units bad.txt -o x.svg
pave: bad.txt:3: "blu" is not a colour; give red, blue, green, yellow, orange, purple, brown, black, gray or #RRGGBB
-> 3
$ pave tactics citadel --size 12 --cells -o x.json
pave: --cells: only pictures (.svg, .pdf, .png) show them; leave it out
-> 2
$ pave tactics terrain --prisms --units units.txt -o x.svg
pave: --units: prisms are drawn without them; leave it out
-> 2
$ pave tactics formation --sheet facings --cells -o x.svg
pave: --cells: they are drawn over one picture; leave it out
-> 2
$ pave world draw --grid penrose --cells -o x.svg
pave: --cells: is drawn over built-in sets and colours on a tiling; choose another --grid
-> 2
$ pave grid draw --grid penrose --units 0,0,0=A -o x.svg
pave: --units: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave region show map.json --units 1,1=A -o x.svg
pave: --units, --names: cells without a grid have no names; leave the option out
-> 2
$ pave tactics reach --on town.json --from 16,8,R --scale 40
6 5 5 6 6 6 6 5 2 circles, 2431 polygons
$ pave tactics path --on land.json --from 2,3,L --to 5,3,R
3 circles, 209 polygons
1
$ pave tactics field --on W.pave --from 1,2,L --size 8x4
4 3 3 3 4 4 4 2 114 circles, 81 polygons
$ pave tactics lines --on areas.json --from 0,0,L
1 2 3 2 circles, 180 polygons
 width="354"
 x="277" y="194.52" font-size="48" font-weight="bold" fill="#fffdf6">D</text>
 x="258.6" y="245.95" font-size="30" font-weight="bold" fill="#2a2430" stroke="#fffdf6" stroke-width="9.6" paint-order="stroke">Dragonfly</text>
 width="921"
 x="114.09" y="457.346" font-size="83.138" font-weight="bold" fill="#fffdf6">C</text>
 x="251.773" y="546.425" font-size="51.962" font-weight="bold" fill="#2a2430" stroke="#fffdf6" stroke-width="16.628" paint-order="stroke">Captain_Smith</text>
 x="806.91" y="457.346" font-size="83.138" font-weight="bold" fill="#fffdf6">L</text>
 x="739.687" y="546.425" font-size="51.962" font-weight="bold" fill="#2a2430" stroke="#fffdf6" stroke-width="16.628" paint-order="stroke">Lieutenant</text>
 width="354"
 x="77" y="94.52" font-size="48" font-weight="bold" fill="#fffdf6">T</text>
 x="177" y="138.203" font-size="8.775" font-weight="bold" fill="#2a2430" stroke="#fffdf6" stroke-width="9.6" paint-order="stroke">The_Flying_Dutchman_and_all_his_crew_of_the_seven_seas</text>
STDOUT
