# pave tess called wrongly: one line that says what, and what to do; nothing is written.

try pave tess -o
try pave tess -o tiles
try pave tess -o tiles.foo
try pave tess -o -
try pave tess -o - --format svg --hash
try pave tess -o no-folder/tiles.svg
try pave tess --repair
try pave tess --format svg --hash
try pave tess --json --hash
try pave tess extra --hash
try pave tess tiel tiles.json
try pave tess --hash extra
for name in x.obj x.txt x; do try pave tess --save-board $name; try pave tess --save-graph $name; done
for size in 0x3 -3x3 99999999999x3 3 nanx3 100000x100000; do try pave tess --size $size --hash; done
for share in 1.1 -0.1 nan '' x; do try pave tess --remove "$share" --hash; done
for degree in 2 33 6.5 all ''; do try pave tess --remove 0.2 --max-degree "$degree" --hash; done
for sides in 2 x; do try pave tess --remove 0.2 --min-sides "$sides" --hash; done
# Rules that let nothing go are said, and no error.
try pave tess --size 5x5 --remove 0.2 --min-sides 7 --hash
try pave tess --size 5x5 --remove 0.2 --min-sides 6 --max-degree any --hash
for option in '--max-degree 6' '--min-sides 4'; do try pave tess $option --hash; done
for pair in '' 0 0: 0:1:2 0:x 0:999 0:-1 0:5 0,0:13,0 0,0:99999999999,0 -1,-1:0,-1; do try pave tess --cut "$pair" --hash; done
try pave tess --join 0:107 --hash
try pave tess --seed -1 --hash
try pave tess --layout odd --hash
try pave tess --pattern hexx --hash
try pave tess --vertex circumcenter --hash
# No step is no relaxation.
for option in '--rim frame' '--rim free' '--kind angle' '--until 0.1'; do try pave tess --relax 0 $option --hash; done # shellcheck disable=SC2086 # words
for steps in -1 1e3 99999999999; do try pave tess --relax $steps --hash; done
for size in 0 -1 nan inf; do try pave tess --until $size --hash; done
try pave tess --min-radius 1 --hash
try pave tess --min-radius 1 --kind angle --relax 1 --hash
try pave tess --kind angle --hash
try pave tess --compare -o tiles.svg
try pave tess --labels --hash
try pave tess --adjacency -o tiles.obj
try pave tess --scale 10 --width 100 -o tiles.svg
try pave tess --scale 100000 -o tiles.png
try pave tess --size 1001x1000 -o tiles.svg

# Sources.
try pave tess --board board.json --graph graph.json --hash
try pave tess --board board.json --size 2x2 --hash
try pave tess --board board.json --pattern quad --hash
try pave tess --graph graph.json --layout odd-r --hash
try pave tess --graph graph.json --on walls.mask --hash
try pave tess --graph graph.txt --hash
try pave tess --grid foo --hash
try pave tess --grid cairo --size 100000x100000 --hash
for window in hexagon triangle disk; do try pave tess --grid cairo --window $window --radius 3 --hash; done
try pave tess --grid cairo --radius 3 --hash
try pave tess --lloyd 3 --hash
for count in 0 -1 99999999999; do try pave tess --voronoi $count --hash; done
for option in '--cut 1:2' '--remove 0.2' --repair '--vertex mean' '--save-board board.json'; do
    # shellcheck disable=SC2086 # words
    try pave tess --voronoi 10 $option --hash
done
try pave tess --voronoi 10 --size 1000000000x1 --hash
printf 'grid hex\nwindow rectangle 3x3 system offset-odd-q\nedges 1,1,NE\n' >walls.mask
try pave tess --on walls.mask --size 4x4 --hash

# Files.
for source in board graph grid on; do try pave tess --$source missing.json --hash; done
try pave tess --board . --hash
printf '{"size":[3,3]' >cut.json
for source in board graph grid; do try pave tess --$source cut.json --hash; done
printf '{"nodes":[[0,0],[NaN,0]],"edges":[]}' >graph.json
try pave tess --graph graph.json --hash
printf '{"nodes":[[0,0],[1,0],[0,1e300]],"edges":[[0,1],[1,2],[2,0]]}' >graph.json
try pave tess --graph graph.json --hash
try pave tess --graph graph.json --tiles faces --hash
printf 'OFF\n3 1 0\n0 0 0\n1 0 0\n' >cut.off
try pave tess --graph cut.off --hash
printf 'v 0 0 0\nf 1 2 3\n' >graph.obj
try pave tess --graph graph.obj --hash
printf '{"size":[3,3]}' >board.json
try pave tess --board board.json -o board.json
try pave tess --board board.json -o other.json --save-board other.json
try pave tess --board board.json --hash --save-board -
for format in svg png pdf obj json geojson; do try pave tess -o /dev/full --format $format; done
ls

exit
: <<'STDOUT'
$ pave tess -o
pave: -o: missing value; see "pave tess --help"
-> 2
$ pave tess -o tiles
pave: -o tiles: the extension sets the format; use .svg, .pdf, .png, .geojson, .obj, .off, .json, or give --format
-> 2
$ pave tess -o tiles.foo
pave: -o tiles.foo: the extension sets the format; use .svg, .pdf, .png, .geojson, .obj, .off, .json, or give --format
-> 2
$ pave tess -o -
pave: -o -: standard output has no ending; give --format, one of svg, pdf, png, geojson, obj, off, json
-> 2
$ pave tess -o - --format svg --hash
pave: -o -: only one output can go to standard output; write this one to a file
-> 2
$ pave tess -o no-folder/tiles.svg
pave: no-folder/tiles.svg: the folder no-folder does not exist; make it first
-> 3
$ pave tess --repair
pave: nothing to do; give a file, such as -o tiles.svg, or --report or --hash ("pave tess --help" lists all options)
-> 2
$ pave tess --format svg --hash
pave: --format needs -o FILE; leave it out
-> 2
$ pave tess --json --hash
pave: --json: it is the format of --report; leave it out
-> 2
$ pave tess extra --hash
pave: pave tess has no command "extra"; "pave tess --help" lists the commands
-> 2
$ pave tess tiel tiles.json
pave: pave tess has no command "tiel"; did you mean pave tess tile?
-> 2
$ pave tess --hash extra
pave: unexpected argument "extra"; usage: pave tess [OPTION...]
-> 2
$ pave tess --save-board x.obj
pave: --save-board x.obj: the name must end in .json
-> 2
$ pave tess --save-graph x.obj
pave: --save-graph x.obj: the name must end in .json
-> 2
$ pave tess --save-board x.txt
pave: --save-board x.txt: the name must end in .json
-> 2
$ pave tess --save-graph x.txt
pave: --save-graph x.txt: the name must end in .json
-> 2
$ pave tess --save-board x
pave: --save-board x: the name must end in .json
-> 2
$ pave tess --save-graph x
pave: --save-graph x: the name must end in .json
-> 2
$ pave tess --size 0x3 --hash
pave: --size: 0x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave tess --size -3x3 --hash
pave: --size: -3x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave tess --size 99999999999x3 --hash
pave: --size: 99999999999x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave tess --size 3 --hash
pave: --size: "3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave tess --size nanx3 --hash
pave: --size: "nanx3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave tess --size 100000x100000 --hash
pave: --size: 100000x100000 tiles exceed the maximum of 268435456, with the border
-> 2
$ pave tess --remove 1.1 --hash
pave: --remove: 1.1 is out of range; must be 0 to 1
-> 2
$ pave tess --remove -0.1 --hash
pave: --remove: -0.1 is out of range; must be 0 to 1
-> 2
$ pave tess --remove nan --hash
pave: --remove: "nan" is not a number; give one from 0 to 1, such as 0.2
-> 2
$ pave tess --remove  --hash
pave: --remove: "" is not a number; give one from 0 to 1, such as 0.2
-> 2
$ pave tess --remove x --hash
pave: --remove: "x" is not a number; give one from 0 to 1, such as 0.2
-> 2
$ pave tess --remove 0.2 --max-degree 2 --hash
pave: --max-degree: "2" is not a number of tiles; give 3 to 32, or any
-> 2
$ pave tess --remove 0.2 --max-degree 33 --hash
pave: --max-degree: "33" is not a number of tiles; give 3 to 32, or any
-> 2
$ pave tess --remove 0.2 --max-degree 6.5 --hash
pave: --max-degree: "6.5" is not a number of tiles; give 3 to 32, or any
-> 2
$ pave tess --remove 0.2 --max-degree all --hash
pave: --max-degree: "all" is not a number of tiles; give 3 to 32, or any
-> 2
$ pave tess --remove 0.2 --max-degree  --hash
pave: --max-degree: empty; give D|any
-> 2
$ pave tess --remove 0.2 --min-sides 2 --hash
pave: --min-sides: 2 is out of range; must be 3 to 1000
-> 2
$ pave tess --remove 0.2 --min-sides x --hash
pave: --min-sides: "x" is not an integer; must be 3 to 1000
-> 2
$ pave tess --size 5x5 --remove 0.2 --min-sides 7 --hash
pave: --remove: nothing was removed: --min-sides 7 and --max-degree 6 allow none of the 12 attempts
0x950825cd51a87d9d
$ pave tess --size 5x5 --remove 0.2 --min-sides 6 --max-degree any --hash
pave: --remove: nothing was removed: --min-sides 6 allows none of the 12 attempts
0x950825cd51a87d9d
$ pave tess --max-degree 6 --hash
pave: --max-degree: only --remove P uses them; leave it out
-> 2
$ pave tess --min-sides 4 --hash
pave: --min-sides: only --remove P uses them; leave it out
-> 2
$ pave tess --cut  --hash
pave: --cut: empty; give A:B
-> 2
$ pave tess --cut 0 --hash
pave: --cut: "0" are not two tiles; give them as A:B, such as 0,0:1,0
-> 2
$ pave tess --cut 0: --hash
pave: --cut: "0:" are not two tiles; give them as A:B, such as 0,0:1,0
-> 2
$ pave tess --cut 0:1:2 --hash
pave: --cut: "0:1:2" are not two tiles; give them as A:B, such as 0,0:1,0
-> 2
$ pave tess --cut 0:x --hash
pave: --cut: "x" is not a tile; give its number, or its column and row, such as 3,1
-> 2
$ pave tess --cut 0:999 --hash
pave: --cut: the board has no tile 999; numbers go from 0 to 153, columns from -1 to 12, rows from -1 to 9
-> 2
$ pave tess --cut 0:-1 --hash
pave: --cut: the board has no tile -1; numbers go from 0 to 153, columns from -1 to 12, rows from -1 to 9
-> 2
$ pave tess --cut 0:5 --hash
pave: --cut: 0:5 are not neighbours; give two neighbours
-> 2
$ pave tess --cut 0,0:13,0 --hash
pave: --cut: the board has no tile 13,0; numbers go from 0 to 153, columns from -1 to 12, rows from -1 to 9
-> 2
$ pave tess --cut 0,0:99999999999,0 --hash
pave: --cut: the board has no tile 99999999999,0; numbers go from 0 to 153, columns from -1 to 12, rows from -1 to 9
-> 2
$ pave tess --cut -1,-1:0,-1 --hash
pave: --cut: -1,-1:0,-1 are both in the border, whose tiles stay joined; leave it out
-> 2
$ pave tess --join 0:107 --hash
pave: --join: 0:107 are not neighbours; give two neighbours
-> 2
$ pave tess --seed -1 --hash
pave: --seed: "-1" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave tess --layout odd --hash
pave: --layout: unknown value "odd"; did you mean odd-r? It must be one of odd-r, even-r, odd-q, even-q
-> 2
$ pave tess --pattern hexx --hash
pave: --pattern: unknown value "hexx"; did you mean hex? It must be one of hex, quad, triangle, townscaper
-> 2
$ pave tess --vertex circumcenter --hash
pave: --vertex: unknown value "circumcenter"; did you mean circumcentre? It must be one of mean, centroid, circumcentre
-> 2
$ pave tess --relax 0 --rim frame --hash
pave: --rim: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --relax 0 --rim free --hash
pave: --rim: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --relax 0 --kind angle --hash
pave: --kind: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --relax 0 --until 0.1 --hash
pave: --until: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --relax -1 --hash
pave: --relax: -1 is out of range; must be 0 to 1000000
-> 2
$ pave tess --relax 1e3 --hash
pave: --relax: "1e3" is not an integer; must be 0 to 1000000
-> 2
$ pave tess --relax 99999999999 --hash
pave: --relax: 99999999999 is out of range; must be 0 to 1000000
-> 2
$ pave tess --until 0 --hash
pave: --until: 0 is out of range; must be above 0, up to 1e+18
-> 2
$ pave tess --until -1 --hash
pave: --until: -1 is out of range; must be above 0, up to 1e+18
-> 2
$ pave tess --until nan --hash
pave: --until: "nan" is not a number; give one above 0, such as 2 or 0.5
-> 2
$ pave tess --until inf --hash
pave: --until: "inf" is not a number; give one above 0, such as 2 or 0.5
-> 2
$ pave tess --min-radius 1 --hash
pave: --min-radius: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --min-radius 1 --kind angle --relax 1 --hash
pave: --min-radius: only for --kind push; leave it out
-> 2
$ pave tess --kind angle --hash
pave: --kind: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --compare -o tiles.svg
pave: --compare: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --labels --hash
pave: --labels: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
$ pave tess --adjacency -o tiles.obj
pave: --adjacency: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
$ pave tess --scale 10 --width 100 -o tiles.svg
pave: --scale: --width gives the size; leave it out
-> 2
$ pave tess --scale 100000 -o tiles.png
pave: -o: a picture of 1956867 x 1752320 pixels: a PNG is drawn with at most 32767 each way; choose a smaller scale, or SVG
-> 2
$ pave tess --size 1001x1000 -o tiles.svg
pave: -o: a picture has at most 1000000 tiles, and this one would have 1001000; draw fewer, or write .geojson
-> 2
$ pave tess --board board.json --graph graph.json --hash
pave: --graph: --board also defines the tiles; give one of the two
-> 2
$ pave tess --board board.json --size 2x2 --hash
pave: --size: the file of --board gives the number of tiles; leave it out
-> 2
$ pave tess --board board.json --pattern quad --hash
pave: --pattern: only for boards of --size; leave it out
-> 2
$ pave tess --graph graph.json --layout odd-r --hash
pave: --layout: only for boards of --size; leave it out
-> 2
$ pave tess --graph graph.json --on walls.mask --hash
pave: --on: only boards and grids take a ground; leave it out
-> 2
$ pave tess --graph graph.txt --hash
pave: --graph: graph.txt: the extension sets the format; use .json, .obj or .off
-> 2
$ pave tess --grid foo --hash
pave: --grid: "foo" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave tess --grid cairo --size 100000x100000 --hash
pave: --size: about 40000000000 cells, but a mesh has at most 100000000; choose a smaller window
-> 2
$ pave tess --grid cairo --window hexagon --radius 3 --hash
pave: --window: the tiling cairo has no windows of the shape hexagon: use a rectangle or a parallelogram
-> 2
$ pave tess --grid cairo --window triangle --radius 3 --hash
pave: --window: the tiling cairo has no windows of the shape triangle: use a rectangle or a parallelogram
-> 2
$ pave tess --grid cairo --window disk --radius 3 --hash
pave: --window: the tiling cairo has no windows of the shape disk: use a rectangle or a parallelogram
-> 2
$ pave tess --grid cairo --radius 3 --hash
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave tess --lloyd 3 --hash
pave: --lloyd: only a Voronoi diagram takes it; leave it out
-> 2
$ pave tess --voronoi 0 --hash
pave: --voronoi: 0 is out of range; must be 1 to 16777216
-> 2
$ pave tess --voronoi -1 --hash
pave: --voronoi: -1 is out of range; must be 1 to 16777216
-> 2
$ pave tess --voronoi 99999999999 --hash
pave: --voronoi: 99999999999 is out of range; must be 1 to 16777216
-> 2
$ pave tess --voronoi 10 --cut 1:2 --hash
pave: --cut: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --voronoi 10 --remove 0.2 --hash
pave: --remove: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --voronoi 10 --repair --hash
pave: --repair: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --voronoi 10 --vertex mean --hash
pave: --vertex: vertices of --pattern townscaper, a Voronoi diagram and --tiles faces have fixed positions; leave it out
-> 2
$ pave tess --voronoi 10 --save-board board.json --hash
pave: --save-board: only for boards; leave it out
-> 2
$ pave tess --voronoi 10 --size 1000000000x1 --hash
pave: --voronoi: the rectangle is too long for its width; make it wider, or split it
-> 2
$ pave tess --on walls.mask --size 4x4 --hash
pave: --on: walls.mask: the walls are for a board of 3x3 tiles in odd-q, not of 4x4 in even-q: make both the same
-> 2
$ pave tess --board missing.json --hash
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tess --graph missing.json --hash
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tess --grid missing.json --hash
pave: --grid: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tess --on missing.json --hash
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tess --board . --hash
pave: .: this is a directory; name a file in it
-> 3
$ pave tess --board cut.json --hash
pave: cut.json:1:14: this is not well-formed JSON: a comma or } is expected here, but the file is cut off
-> 3
$ pave tess --graph cut.json --hash
pave: cut.json:1:2: a graph has no "size"; its members are nodes, edges, neighbors and border
-> 3
$ pave tess --grid cut.json --hash
pave: --grid: cut.json:1:2: a tiling has no "size"; its members are name, i, j and faces
-> 3
$ pave tess --graph graph.json --hash
pave: graph.json:1:18: this is not well-formed JSON: a value is expected here
-> 3
$ pave tess --graph graph.json --hash
pave: graph.json: node 2 has no finite position up to 1e100: give it one
-> 3
$ pave tess --graph graph.json --tiles faces --hash
pave: graph.json: node 2 has no finite position up to 1e100: give it one
-> 3
$ pave tess --graph cut.off --hash
pave: cut.off:5:1: vertex 2 of 3 is missing; the file is cut off, or the count is wrong
-> 3
$ pave tess --graph graph.obj --hash
pave: graph.obj:2:7: vertex 3 does not exist: there are 1; correct the number
-> 3
$ pave tess --board board.json -o board.json
pave: -o board.json: the command reads this file; choose another name
-> 2
$ pave tess --board board.json -o other.json --save-board other.json
pave: --save-board other.json: -o writes this file; choose another name
-> 2
$ pave tess --board board.json --hash --save-board -
pave: --save-board -: only one output can go to standard output; write this one to a file
-> 2
$ pave tess -o /dev/full --format svg
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess -o /dev/full --format png
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess -o /dev/full --format pdf
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess -o /dev/full --format obj
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess -o /dev/full --format json
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave tess -o /dev/full --format geojson
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
board.json
cut.json
cut.off
graph.json
graph.obj
walls.mask
STDOUT
