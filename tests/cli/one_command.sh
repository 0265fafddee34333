# What all commands share: endings in any case, the short seed, threads, files that would be read and written at once, options that do nothing.
pave tess --size 3x3 -o MESH.JSON
try pave grid draw --radius 1 -o A.SVG
try pave world fill --size 2x2 -o B.PNG
try pave wang template -o SHEET.PNG
try pave region grow --radius 2 --areas 2 -o C.GeoJSON
ls
for command in 'world fill --size 3x3 --hash' 'tess --size 4x4 --remove 0.5 --repair --hash' 'region grow --radius 3 --areas 3 --hash' 'region dicewars --hash'; do
    # shellcheck disable=SC2086 # words
    [ "$(pave $command -s 7)" = "$(pave $command --seed 7)" ] || echo "different: $command"
done
try pave world at -s 7 0,0
[ "$(pave world fill --size 3x3 --hash --threads 0)" = "$(pave world fill --size 3x3 --hash --threads 1)" ] || echo 'different: threads'

# The same file by another name, through a link, a hard link and a folder; read and written, or written twice.
mkdir folder
ln -s MESH.JSON link.json
ln MESH.JSON hard.json
ln -s missing.svg dangling.svg
try pave region grow --on MESH.JSON --areas 2 -o ./MESH.JSON
try pave region grow --on MESH.JSON --areas 2 -o link.json
try pave region grow --on MESH.JSON --areas 2 -o hard.json
try pave region grow --on link.json --areas 2 -o folder/../MESH.JSON
try pave tess --size 3x3 -o board.json --save-board folder/../board.json
try pave world fill SHEET.tsx -o folder/../SHEET.tsx --format csv
cp SHEET.tsx folder/SHEET.csv
try pave world fill --size 2x2 -o folder/SHEET.csv
try pave region show folder/map.json -o folder/map.json
# A needless option is refused.
try pave tess --seed 7 --hash
try pave grid hex distance 0,0 1,1 --scale 2
try pave grid hex distance 0,0 1,1 --on none.mask
try pave region grow --areas 2 --contact vertex --on MESH.JSON
# Numbers that are too large, and zero bytes in points.
try pave tess --scale 1e300 -o a.svg
try pave tess --until 1e999 --hash
try pave tess at MESH.JSON 1e300,0
printf '1,1\n1,1\0junk\n1e300,0\n' | try pave tess at MESH.JSON

exit
: <<'STDOUT'
$ pave grid draw --radius 1 -o A.SVG
$ pave world fill --size 2x2 -o B.PNG
$ pave wang template -o SHEET.PNG
$ pave region grow --radius 2 --areas 2 -o C.GeoJSON
areas=2 sizes=8..11 within=yes land=19/19 pieces=1
A.SVG
B.PNG
C.GeoJSON
MESH.JSON
SHEET.PNG
SHEET.tsx
$ pave world at -s 7 0,0
13
$ pave region grow --on MESH.JSON --areas 2 -o ./MESH.JSON
pave: -o ./MESH.JSON: the command reads this file; choose another name
-> 2
$ pave region grow --on MESH.JSON --areas 2 -o link.json
pave: -o link.json: the command reads this file; choose another name
-> 2
$ pave region grow --on MESH.JSON --areas 2 -o hard.json
pave: -o hard.json: the command reads this file; choose another name
-> 2
$ pave region grow --on link.json --areas 2 -o folder/../MESH.JSON
pave: -o folder/../MESH.JSON: the command reads this file; choose another name
-> 2
$ pave tess --size 3x3 -o board.json --save-board folder/../board.json
pave: --save-board folder/../board.json: -o writes this file; choose another name
-> 2
$ pave world fill SHEET.tsx -o folder/../SHEET.tsx --format csv
pave: -o folder/../SHEET.tsx: the command reads this file; choose another name
-> 2
$ pave world fill --size 2x2 -o folder/SHEET.csv
$ pave region show folder/map.json -o folder/map.json
pave: -o folder/map.json: the command reads this file; choose another name
-> 2
$ pave tess --seed 7 --hash
pave: --seed: only --remove, --voronoi and --pattern townscaper are random; leave it out
-> 2
$ pave grid hex distance 0,0 1,1 --scale 2
pave: --scale: the query has no positions; leave it out
-> 2
$ pave grid hex distance 0,0 1,1 --on none.mask
pave: --on: the query does not use a ground; leave it out
-> 2
$ pave region grow --areas 2 --contact vertex --on MESH.JSON
pave: --contact: only cells of grids share vertices; leave it out
-> 2
$ pave tess --scale 1e300 -o a.svg
pave: --scale: 1e300 is out of range; must be above 0, up to 1e+18
-> 2
$ pave tess --until 1e999 --hash
pave: --until: 1e999 is out of range; must be above 0, up to 1e+18
-> 2
$ pave tess at MESH.JSON 1e300,0
pave: 1e300,0 is out of range
-> 2
$ pave tess at MESH.JSON
4
error: not a point; give two decimal numbers, such as 1.5,-2
error: not a point; give two decimal numbers, such as 1.5,-2
pave: standard input: 2 of 3 lines are invalid; see the "error: ..." answers
-> 3
STDOUT
