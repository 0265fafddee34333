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
try pave tess --before -o tiles.svg
try pave tess --labels --hash
try pave tess --centers -o tiles.obj
try pave tess --scale 10 --width 100 -o tiles.svg
try pave tess --scale 100000 -o tiles.png
try pave tess --fill map -o tiles.svg
try pave tess --map map.txt -o tiles.svg
try pave tess --size 1001x1000 -o tiles.svg

# Sources.
try pave tess --board board.json --graph graph.json --hash
try pave tess --board board.json --size 2x2 --hash
try pave tess --board board.json --pattern quad --hash
try pave tess --graph graph.json --layout odd-r --hash
try pave tess --graph graph.json --walls walls.mask --hash
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
try pave tess --walls walls.mask --size 4x4 --hash

# Files.
for source in board graph grid walls; do try pave tess --$source missing.json --hash; done
try pave tess --board . --hash
printf '{"size":[3,3]' >cut.json
for source in board graph grid; do try pave tess --$source cut.json --hash; done
printf '{"nodes":[[0,0],[NaN,0]],"edges":[]}' >graph.json
try pave tess --graph graph.json --hash
printf '{"nodes":[[0,0],[1,0],[0,1e300]],"edges":[[0,1],[1,2],[2,0]]}' >graph.json
try pave tess --graph graph.json --hash
printf 'OFF\n3 1 0\n0 0 0\n1 0 0\n' >cut.off
try pave tess --graph cut.off --hash
printf 'v 0 0 0\nf 1 2 3\n' >graph.obj
try pave tess --graph graph.obj --hash
try pave tess --fill map --map missing.txt -o tiles.svg
seq 1 107 >map.txt
try pave tess --fill map --map map.txt -o tiles.svg
printf '1 2\n3 x\n' >map.txt
try pave tess --fill map --map map.txt -o tiles.svg
printf '{"size":[3,3]}' >board.json
try pave tess --board board.json -o board.json
try pave tess --board board.json -o other.json --save-board other.json
try pave tess --board board.json --hash --save-board -
for format in svg png pdf obj json geojson; do try pave tess -o /dev/full --format $format; done
ls
