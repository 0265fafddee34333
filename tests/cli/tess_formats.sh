# pave tess -o: each format, whole where it is small; pictures with all their layers.

try pave tess --size 2x1 -o - --format json
try pave tess --size 2x1 -o - --format geojson
try pave tess --size 2x1 -o - --format obj
try pave tess --size 2x1 -o - --format off
try pave tess --size 2x1 --width 100 -o - --format svg
try pave tess --size 3x2 --remove 0.5 --seed 1 --repair --relax 3 --kind push --min-radius 0.8 --adjacency --labels --scale 20 -o - --format svg
for fill in colors area none; do try pave tess --size 2x1 --cut 0:1 --join 0:1 --fill $fill --width 100 -o - --format svg; done

try pave tess --remove 0.3 --repair -o tiles.png
head -c 8 tiles.png | od -An -tx1
size_of_png tiles.png
try pave tess --remove 0.3 --repair --width 333 --layout even-r -o tiles.PNG
size_of_png tiles.PNG
try pave tess --voronoi 100 --relax 3 --fill area -o cells.pdf
head -c 5 cells.pdf && echo

# What is written is read again: the mesh is the same, and so is the board; a graph comes from files of three formats.
try pave tess --size 6x5 --remove 0.4 --seed 2 --repair --relax 4 --report --hash --save-board board.json -o tiles.json
try pave tess --board board.json --relax 4 --hash
printf '{"nodes":[[0,0],[4,0],[4,4],[0,4],[1,1],[3,1],[3,3],[1,3]],"edges":[[0,1],[1,2],[2,3],[3,0],[4,5],[5,6],[6,7],[7,4],[0,4],[1,5],[2,6],[3,7],[0,5],[2,7]]}' >graph.json
printf 'v 0 0 0\nv 4 0 0\nv 4 4 0\nv 0 4 0\nv 1 1 0\nv 3 1 0\nv 3 3 0\nv 1 3 0\nl 1 2 3 4 1\nl 5 6 7 8 5\nl 1 5\nl 2 6\nl 3 7\nl 4 8\nl 1 6\nl 3 8\n' >graph.obj
printf 'OFF\n8 14 0\n0 0 0\n4 0 0\n4 4 0\n0 4 0\n1 1 0\n3 1 0\n3 3 0\n1 3 0\n2 0 1\n2 1 2\n2 2 3\n2 3 0\n2 4 5\n2 5 6\n2 6 7\n2 7 4\n2 0 4\n2 1 5\n2 2 6\n2 3 7\n2 0 5\n2 2 7\n' >graph.off
for format in json obj off; do try pave tess --graph graph.$format --hash; done
try pave tess --graph graph.json --cut 0:5 --report
# Faces over several lines, several on a line, a mark of UTF-8, and y up.
printf 'OFF\n4 2 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0\n1\n2\n3 0\n2\n3\n' >lines.off
printf 'OFF\n4 2 0\n0 0 0 1 0 0\n1 1 0 0 1 0\n3 0 1 2 3 0 2 3\n' >line.off
printf '\xef\xbb\xbfv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\n' >mark.obj
printf 'v 0 -0.1 0\nv 1 0 0\nv 1 0.1 1\nv 0 0 1\nf 1 2 3 4\n' >up.obj
for file in lines.off line.off mark.obj up.obj; do try pave tess --graph $file --border ring --hash; done
try pave tess --graph up.obj --up z --border ring --hash
pave tactics terrain --seed 7 --size 20x10 -o land.obj | cat
try pave tess --graph land.obj --border ring --hash
try pave tess --up y
printf 'grid hex\nwindow rectangle 3x3 system offset-even-q\nedges 1,0,NE\n' >walls.mask
try pave tess --on walls.mask --save-board -
try pave tess --on walls.mask --pattern quad --repair --report
try pave tess --size 3x3 --layout odd-q --on walls.mask --hash
ls
echo '-- every tiling, also where the faces of unit cells lie apart or leave one out'
for grid in tri:1x2 rhombille:1x5 truncated-hexagonal:8x7 triakis-triangular:1x1 triakis-triangular:3x3; do
    pave tess --grid "${grid%:*}" --size "${grid#*:}" --hash
done


echo '-- vertices repeated at seams'
printf 'v 0 0 0\nv 1 0 0\nv 1 0 1\nv 0 0 1\nv 1.0001 0 0\nv 2 0 0\nv 2 0 1\nv 1 0 1.0001\nf 1 2 3 4\nf 5 6 7 8\n' >seam.obj
try pave tess --graph seam.obj --tiles faces --weld 0.001 --report | head -n 3
try pave tess --graph seam.obj --border ring --weld 0.001 --save-graph welded.json
cat welded.json
try pave tess --size 3x3 --weld 0.001 --hash

exit
: <<'STDOUT'
$ pave tess --size 2x1 -o - --format json
{"step":0.0000152587890625,
"vertices":[
[0.5,0],
[1,-0.86602783203125],
[2,-0.86602783203125],
[-1,0.86602783203125],
[-0.5,0],
[0.5,1.7320556640625],
[1,0.86602783203125],
[2,0.86602783203125],
[2.5,0],
[-0.5,1.7320556640625]],
"tiles":[
{"id":0,"center":[0,0.86602783203125],"ring":[4,0,6,5,9,3],"neighbors":[1]},
{"id":1,"center":[1.5,0],"ring":[1,2,8,7,6,0],"neighbors":[0]}]}
$ pave tess --size 2x1 -o - --format geojson
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"id":0,"neighbors":[1],"vertices":[4,0,6,5,9,3]},"geometry":{"type":"Polygon","coordinates":[[[-0.5,0],[0.5,0],[1,0.86602783203125],[0.5,1.7320556640625],[-0.5,1.7320556640625],[-1,0.86602783203125],[-0.5,0]]]}},
{"type":"Feature","properties":{"id":1,"neighbors":[0],"vertices":[1,2,8,7,6,0]},"geometry":{"type":"Polygon","coordinates":[[[1,-0.86602783203125],[2,-0.86602783203125],[2.5,0],[2,0.86602783203125],[1,0.86602783203125],[0.5,0],[1,-0.86602783203125]]]}}]}
$ pave tess --size 2x1 -o - --format obj
# pave: 10 vertices, 2 tiles; y points down
v 0.5 0 0
v 1 -0.86602783203125 0
v 2 -0.86602783203125 0
v -1 0.86602783203125 0
v -0.5 0 0
v 0.5 1.7320556640625 0
v 1 0.86602783203125 0
v 2 0.86602783203125 0
v 2.5 0 0
v -0.5 1.7320556640625 0
f 5 1 7 6 10 4
f 2 3 9 8 7 1
$ pave tess --size 2x1 -o - --format off
OFF
# pave; y points down
10 2 11
0.5 0 0
1 -0.86602783203125 0
2 -0.86602783203125 0
-1 0.86602783203125 0
-0.5 0 0
0.5 1.7320556640625 0
1 0.86602783203125 0
2 0.86602783203125 0
2.5 0 0
-0.5 1.7320556640625 0
6 4 0 6 5 9 3
6 1 2 8 7 6 0
$ pave tess --size 2x1 --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="81" viewBox="0 0 100 81" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tiles from chosen adjacency</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="tiles">
<polygon points="22.64,31.022 44.528,31.022 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.235"/>
<polygon points="55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,31.022" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.235"/>
</g>
<g id="rim">
<polygon points="44.528,31.022 55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978 22.64,31.022" stroke="#3d4551" stroke-width="2.223"/>
</g>
</svg>
$ pave tess --size 3x2 --remove 0.5 --seed 1 --repair --relax 3 --kind push --min-radius 0.8 --adjacency --labels --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="145" height="146" viewBox="0 0 145 146" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tiles from chosen adjacency</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="tiles">
<polygon points="32.5,47.019 52.5,47.019 62.5,64.34 52.5,81.66 32.5,81.66 22.5,64.34" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.128"/>
<polygon points="62.5,29.699 82.5,29.699 92.5,47.019 87.5,73 62.5,64.34 52.5,47.019" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.128"/>
<polygon points="92.5,47.019 112.5,47.019 122.5,64.34 112.5,81.66 87.5,73" fill="#f7e6b0" stroke="#3d4551" stroke-width="1.128"/>
<polygon points="32.5,81.66 52.5,81.66 62.5,98.981 52.5,116.301 32.5,116.301 22.5,98.981" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.128"/>
<polygon points="62.5,64.34 87.5,73 82.5,98.981 62.5,98.981 52.5,81.66" fill="#f7e6b0" stroke="#3d4551" stroke-width="1.128"/>
<polygon points="87.5,73 112.5,81.66 122.5,98.981 112.5,116.301 92.5,116.301 82.5,98.981" fill="#c3dcb0" stroke="#3d4551" stroke-width="1.128"/>
</g>
<g id="rim">
<polygon points="52.5,47.019 62.5,29.699 82.5,29.699 92.5,47.019 112.5,47.019 122.5,64.34 112.5,81.66 122.5,98.981 112.5,116.301 92.5,116.301 82.5,98.981 62.5,98.981 52.5,116.301 32.5,116.301 22.5,98.981 32.5,81.66 22.5,64.34 32.5,47.019" stroke="#3d4551" stroke-width="2.031"/>
</g>
<g id="adjacency">
<polyline points="42.5,64.34 42.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,64.34 73.333,48.463" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="42.5,64.34 69.5,83.392" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="42.5,64.34 42.5,98.981" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="42.5,64.34 12.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,64.34 12.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="73.333,48.463 72.5,12.378" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="73.333,48.463 102.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="73.333,48.463 105.5,62.608" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="73.333,48.463 69.5,83.392" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="73.333,48.463 42.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="105.5,62.608 102.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="105.5,62.608 132.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="105.5,62.608 132.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="105.5,62.608 101.667,97.537" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="42.5,98.981 69.5,83.392" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="42.5,98.981 72.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,98.981 42.5,133.622" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,98.981 12.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,98.981 12.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="69.5,83.392 101.667,97.537" stroke="#2f6f9f" stroke-width="1.128"/>
<polyline points="69.5,83.392 72.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="101.667,97.537 132.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="101.667,97.537 132.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="101.667,97.537 102.5,133.622" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="101.667,97.537 72.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="12.5,12.378 42.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="12.5,12.378 12.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,29.699 72.5,12.378" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,29.699 12.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="72.5,12.378 102.5,29.699" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="102.5,29.699 132.5,12.378" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="102.5,29.699 132.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="132.5,12.378 132.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="132.5,47.019 132.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="132.5,81.66 132.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="132.5,116.301 102.5,133.622" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="102.5,133.622 72.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="72.5,116.301 42.5,133.622" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="42.5,133.622 12.5,116.301" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="12.5,116.301 12.5,81.66" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<polyline points="12.5,81.66 12.5,47.019" stroke="#8fb3cb" stroke-width="0.903" stroke-dasharray="2.257,2.257"/>
<circle cx="42.5" cy="64.34" r="1.918" fill="#2f6f9f"/>
<circle cx="73.333" cy="48.463" r="1.918" fill="#2f6f9f"/>
<circle cx="105.5" cy="62.608" r="1.918" fill="#2f6f9f"/>
<circle cx="42.5" cy="98.981" r="1.918" fill="#2f6f9f"/>
<circle cx="69.5" cy="83.392" r="1.918" fill="#2f6f9f"/>
<circle cx="101.667" cy="97.537" r="1.918" fill="#2f6f9f"/>
<circle cx="12.5" cy="12.378" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="42.5" cy="29.699" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="72.5" cy="12.378" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="102.5" cy="29.699" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="132.5" cy="12.378" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="132.5" cy="47.019" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="132.5" cy="81.66" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="132.5" cy="116.301" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="102.5" cy="133.622" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="72.5" cy="116.301" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="42.5" cy="133.622" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="12.5" cy="116.301" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="12.5" cy="81.66" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
<circle cx="12.5" cy="47.019" r="1.918" fill="#ffffff" stroke="#8fb3cb" stroke-width="0.903"/>
</g>
<g id="labels">
<text x="42.5" y="67.87" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">0</text>
<text x="73.333" y="51.993" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">1</text>
<text x="105.5" y="66.138" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">2</text>
<text x="42.5" y="102.511" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">3</text>
<text x="69.5" y="86.922" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">4</text>
<text x="101.667" y="101.067" font-size="9.671" fill="#3d4551" stroke="#ffffff" stroke-width="2.901" paint-order="stroke">5</text>
</g>
</svg>
$ pave tess --size 2x1 --cut 0:1 --join 0:1 --fill colors --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="81" viewBox="0 0 100 81" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tiles from chosen adjacency</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="tiles">
<polygon points="22.64,31.022 44.528,31.022 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978" fill="#9ec5c9" stroke="#3d4551" stroke-width="1.235"/>
<polygon points="55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,31.022" fill="#f2d49b" stroke="#3d4551" stroke-width="1.235"/>
</g>
<g id="rim">
<polygon points="44.528,31.022 55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978 22.64,31.022" stroke="#3d4551" stroke-width="2.223"/>
</g>
</svg>
$ pave tess --size 2x1 --cut 0:1 --join 0:1 --fill area --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="81" viewBox="0 0 100 81" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tiles from chosen adjacency</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="tiles">
<polygon points="22.64,31.022 44.528,31.022 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978" fill="#9cc9b8" stroke="#3d4551" stroke-width="1.235"/>
<polygon points="55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,31.022" fill="#9cc9b8" stroke="#3d4551" stroke-width="1.235"/>
</g>
<g id="rim">
<polygon points="44.528,31.022 55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978 22.64,31.022" stroke="#3d4551" stroke-width="2.223"/>
</g>
</svg>
$ pave tess --size 2x1 --cut 0:1 --join 0:1 --fill none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="81" viewBox="0 0 100 81" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tiles from chosen adjacency</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="tiles">
<polygon points="22.64,31.022 44.528,31.022 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978" stroke="#3d4551" stroke-width="1.235"/>
<polygon points="55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,31.022" stroke="#3d4551" stroke-width="1.235"/>
</g>
<g id="rim">
<polygon points="44.528,31.022 55.472,12.066 77.36,12.066 88.304,31.022 77.36,49.978 55.472,49.978 44.528,68.934 22.64,68.934 11.696,49.978 22.64,31.022" stroke="#3d4551" stroke-width="2.223"/>
</g>
</svg>
$ pave tess --remove 0.3 --repair -o tiles.png
 89 50 4e 47 0d 0a 1a 0a
1024x917
$ pave tess --remove 0.3 --repair --width 333 --layout even-r -o tiles.PNG
333x221
$ pave tess --voronoi 100 --relax 3 --fill area -o cells.pdf
%PDF-
$ pave tess --size 6x5 --remove 0.4 --seed 2 --repair --relax 4 --report --hash --save-board board.json -o tiles.json
tiles       30
vertices    62, 42 of them on the rim
edges       91; vertices - edges + faces is 2
sides       3: 3  4: 10  5: 11  6: 6
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.59808 on average, from 1.63706 to 3.65131; minimum / mean 0.6301, coefficient of variation 0.1789
circle      at least 0.648 of a regular tile's; without the worst 1 % 0.648, 10 % 0.777
angle       at least 39.35 degrees; without the worst 1 % 39.35; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.320 on average, at most 3.636
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     4 steps; the last one moved vertices by at most 0.129
removed     20 of 69 adjacencies, 28.99 %; 25 were attempted
repaired    no adjacency had to be restored
0xcecbb270b6d7a6cd
$ pave tess --board board.json --relax 4 --hash
0xcecbb270b6d7a6cd
$ pave tess --graph graph.json --hash
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0x8c009c90d30b6e3f
$ pave tess --graph graph.obj --hash
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0x8c009c90d30b6e3f
$ pave tess --graph graph.off --hash
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0x8c009c90d30b6e3f
$ pave tess --graph graph.json --cut 0:5 --report
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
tiles       4
vertices    6, 5 of them on the rim
edges       9; vertices - edges + faces is 2
sides       3: 3  4: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        1.31944 on average, from 1.00001 to 2.02777; minimum / mean 0.7579, coefficient of variation 0.3123
circle      at least 0.828 of a regular tile's; without the worst 1 % 0.828, 10 % 0.828
angle       at least 45.00 degrees; without the worst 1 % 45.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.744 on average, at most 3.162
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --graph lines.off --border ring --hash
0xa2ac9a3c6cd34cc6
$ pave tess --graph line.off --border ring --hash
0xa2ac9a3c6cd34cc6
$ pave tess --graph mark.obj --border ring --hash
0xfd44983e21473c04
$ pave tess --graph up.obj --border ring --hash
pave: up.obj: assuming that y points up, because y extends less than z; use --up z otherwise
0xfd44983e21473c04
$ pave tess --graph up.obj --up z --border ring --hash
0xb08dc9b44b9235f4
cells=200 sea=28% lakes=0 rivers=0 longest=0 heights=-0.68..3.72 triangles=200
$ pave tess --graph land.obj --border ring --hash
0x50fd71c616a7ec68
$ pave tess --up y
pave: --up: only for graphs of .obj and .off; leave it out
-> 2
$ pave tess --on walls.mask --save-board -
{
    "layout": "even-q",
    "size": [3, 3],
    "pattern": "hex",
    "cuts": [
        [[1, 1], [2, 0]]
    ]
}
$ pave tess --on walls.mask --pattern quad --repair --report
tiles       9
vertices    16, 12 of them on the rim
edges       24; vertices - edges + faces is 2
sides       4: 9
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.4778 on average, from 2.05682 to 2.59808; minimum / mean 0.8301, coefficient of variation 0.0908
circle      at least 0.862 of a regular tile's; without the worst 1 % 0.862, 10 % 0.862
angle       at least 70.89 degrees; without the worst 1 % 70.89; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.593 on average, at most 1.821
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
repaired    no adjacency had to be restored
$ pave tess --size 3x3 --layout odd-q --on walls.mask --hash
pave: --on: walls.mask: the walls are for a board of 3x3 tiles in even-q, not of 3x3 in odd-q: make both the same
-> 2
board.json
cells.pdf
graph.json
graph.obj
graph.off
land.mtl
land.obj
line.off
lines.off
mark.obj
tiles.PNG
tiles.json
tiles.png
up.obj
walls.mask
-- every tiling, also where the faces of unit cells lie apart or leave one out
0xf3a30ee03dd3d6ad
0x409d661203f04a1b
0xc5c35db471ec7e2c
0xfdd92e9a85623d48
0x11fc549773960b50
-- vertices repeated at seams
$ pave tess --graph seam.obj --tiles faces --weld 0.001 --report
pave: seam.obj: 2 nodes are merged with others within the distance of --weld
tiles       2
$ pave tess --graph seam.obj --border ring --weld 0.001 --save-graph welded.json
pave: seam.obj: 2 nodes are merged with others within the distance of --weld
{
    "nodes": [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [2, 0],
        [2, 1],
        [1, -1],
        [2.5, -1],
        [3, -0.5],
        [3, 1.5],
        [2.5, 2],
        [1, 2],
        [-0.5, 2],
        [-1, 1.5],
        [-1, -0.5],
        [-0.5, -1]
    ],
    "edges": [
        [0, 1],
        [0, 3],
        [0, 14],
        [0, 15],
        [1, 6],
        [1, 4],
        [1, 2],
        [2, 5],
        [2, 11],
        [2, 3],
        [3, 12],
        [3, 13],
        [4, 7],
        [4, 8],
        [4, 5],
        [5, 9],
        [5, 10],
        [6, 7],
        [6, 15],
        [7, 8],
        [8, 9],
        [9, 10],
        [10, 11],
        [11, 12],
        [12, 13],
        [13, 14],
        [14, 15]
    ],
    "border": [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
}
$ pave tess --size 3x3 --weld 0.001 --hash
pave: --weld: only for --graph; leave it out
-> 2
STDOUT
