# pave tess -o: each format, whole where it is small; pictures with all their layers.

try pave tess --size 2x1 -o - --format json
try pave tess --size 2x1 -o - --format geojson
try pave tess --size 2x1 -o - --format obj
try pave tess --size 2x1 -o - --format off
try pave tess --size 2x1 --width 100 -o - --format svg
try pave tess --size 3x2 --remove 0.5 --seed 1 --repair --relax 3 --kind push --min-radius 0.8 --before --adjacency --centers --labels --scale 20 -o - --format svg
printf '1 1\n-7\n' >map.txt
try pave tess --size 3x1 --fill map --map map.txt --width 100 -o - --format svg
printf '1, 1\r\n-7' >map.txt
try pave tess --size 3x1 --fill map --map map.txt --width 100 -o - --format svg
for fill in colors area none; do try pave tess --size 2x1 --cut 0:1 --join 0:1 --fill $fill --width 100 -o - --format svg; done

try pave tess --remove 0.3 --repair -o tiles.png
head -c 8 tiles.png | od -An -tx1
size_of_png tiles.png
try pave tess --remove 0.3 --repair --width 333 --layout even-r -o tiles.PNG
size_of_png tiles.PNG
try pave tess --voronoi 100 --relax 3 --before --fill area -o cells.pdf
head -c 5 cells.pdf && echo

# What is written is read again: the mesh is the same, and so is the board; a graph comes from files of three formats.
try pave tess --size 6x5 --remove 0.4 --seed 2 --repair --relax 4 --report --hash --save-board board.json -o tiles.json
try pave tess --board board.json --relax 4 --hash
printf '{"nodes":[[0,0],[4,0],[4,4],[0,4],[1,1],[3,1],[3,3],[1,3]],"edges":[[0,1],[1,2],[2,3],[3,0],[4,5],[5,6],[6,7],[7,4],[0,4],[1,5],[2,6],[3,7],[0,5],[2,7]]}' >graph.json
printf 'v 0 0 0\nv 4 0 0\nv 4 4 0\nv 0 4 0\nv 1 1 0\nv 3 1 0\nv 3 3 0\nv 1 3 0\nl 1 2 3 4 1\nl 5 6 7 8 5\nl 1 5\nl 2 6\nl 3 7\nl 4 8\nl 1 6\nl 3 8\n' >graph.obj
printf 'OFF\n8 14 0\n0 0 0\n4 0 0\n4 4 0\n0 4 0\n1 1 0\n3 1 0\n3 3 0\n1 3 0\n2 0 1\n2 1 2\n2 2 3\n2 3 0\n2 4 5\n2 5 6\n2 6 7\n2 7 4\n2 0 4\n2 1 5\n2 2 6\n2 3 7\n2 0 5\n2 2 7\n' >graph.off
for format in json obj off; do try pave tess --graph graph.$format --hash; done
try pave tess --graph graph.json --cut 0:5 --report
printf 'grid hex\nwindow rectangle 3x3 system offset-even-q\nedges 1,0,NE\n' >walls.mask
try pave tess --walls walls.mask --save-board -
try pave tess --walls walls.mask --pattern quad --repair --report
try pave tess --size 3x3 --layout odd-q --walls walls.mask --hash
ls
echo '-- every tiling, also where the faces of unit cells lie apart or leave one out'
for grid in tri:1x2 rhombille:1x5 truncated-hexagonal:8x7 triakis-triangular:1x1 triakis-triangular:3x3; do
    pave tess --grid "${grid%:*}" --size "${grid#*:}" --hash
done
