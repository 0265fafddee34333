# pave tess --tiles faces: the bounded faces of a graph as tiles.

echo '-- a mesh: two squares, with a dangling edge'
echo '{"nodes":[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1],[3,3]],"edges":[[0,1],[1,2],[2,3],[3,4],[4,5],[5,0],[1,4],[3,6]]}' >two.json
try pave tess --graph two.json --tiles faces -o mesh.json --report
cat mesh.json
try pave tess --graph two.json --tiles faces --relax 3 --hash
try pave tess at mesh.json 0.5,0.5 1.5,0.5

echo '-- crossings'
echo '{"nodes":[[0,0],[2,2],[2,0],[0,2],[1,0]],"edges":[[0,1],[2,3],[0,2],[1,2],[3,0],[1,3]]}' >cross.json
try pave tess --graph cross.json --tiles faces -o cross.svg
try pave tess --graph cross.json --tiles faces --node-crossings -o cross.obj
grep -c '^f' cross.obj

echo '-- no mesh: two pieces, one of them not star-shaped'
echo '{"nodes":[[0,0],[4,0],[4,1],[1,1],[1,4],[0,4],[6,0],[7,0],[7,1]],"edges":[[0,1],[1,2],[2,3],[3,4],[4,5],[5,0],[6,7],[7,8],[8,6]]}' >pieces.json
try pave tess --graph pieces.json --tiles faces -o pieces.json.json --hash
try pave region show pieces.json.json --json
try pave grid cells neighbors 0 --on pieces.json.json
try pave tess --graph pieces.json --tiles faces -o pieces.svg
for format in geojson svg png; do pave region show pieces.json.json -o pieces.$format >/dev/null && test -s pieces.$format; done
grep -c '"type":"Feature"' pieces.geojson
try pave tess --graph pieces.json --tiles faces --relax 2 -o a.json
try pave tess --graph pieces.json --tiles faces -o a.obj

echo '-- holes'
echo '{"nodes":[[0,0],[9,0],[9,9],[0,9],[3,3],[6,3],[6,6],[3,6]],"edges":[[0,1],[1,2],[2,3],[3,0],[4,5],[5,6],[6,7],[7,4]]}' >hole.json
try pave tess --graph hole.json --tiles faces -o hole.json.json
try pave tess --graph hole.json --tiles faces --cut-holes -o cut.json
sed -n '/^"labels"/,/^"territories"/p' cut.json

echo '-- snapped'
echo '{"nodes":[[0,0],[1,0],[2,0.01],[2,1],[1.01,1],[0,1],[1,1],[0.99,0.01]],"edges":[[0,1],[7,2],[2,3],[3,4],[6,5],[5,0],[7,6]]}' >near.json
try pave tess --graph near.json --tiles faces -o near.svg
try pave tess --graph near.json --tiles faces --snap 0.05 --report | head -n 2
# A node on an edge, or within the distance, divides it; a crossing is still refused.
echo '{"nodes":[[0,0],[10,0],[10,10],[0,10],[5,0.01],[5,10]],"edges":[[0,1],[1,2],[2,3],[3,0],[4,5]]}' >ends.json
try pave tess --graph ends.json --tiles faces --hash
try pave tess --graph ends.json --tiles faces --snap 0.02 --report | head -n 3
try pave tess --graph cross.json --tiles faces --snap 0.02 --hash

echo '-- a position far away'
sed 's/\[65.9,29.5\]/[-2147483648,29.5]/' "$SOURCE/docs/pictures/streets.json" >far.json
try pave tess --graph far.json --tiles faces --node-crossings -o far.svg

echo '-- refused'
try pave tess --tiles faces --hash
try pave tess --graph two.json --cut-holes --hash
try pave tess --graph two.json --tiles faces --border ring --hash
try pave tess --graph two.json --tiles faces --cut 0:1 --hash
try pave tess --graph two.json --tiles faces --snap 99 --hash
sed -E 's/[0-9]+\.[0-9]/&e-300/g' "$SOURCE/docs/pictures/streets.json" >close.json
try pave tess --graph close.json --tiles faces --node-crossings --hash
sed -E 's/\b([0-9])\./0\1./g; s/\b([0-9]{2})\./0\1./g; s/\b[0-9]{3}\./100000000000000&/g' "$SOURCE/docs/pictures/streets.json" >away.json
try pave tess --graph away.json --tiles faces --node-crossings --hash
echo '{"nodes":[[0,0],[1,0],[1,1]],"edges":[[0,1],[1,2]]}' >open.json
try pave tess --graph open.json --tiles faces --hash

exit
: <<'STDOUT'
-- a mesh: two squares, with a dangling edge
$ pave tess --graph two.json --tiles faces -o mesh.json --report
pave: 1 edge is left out: not around a face
tiles       2
vertices    6, 6 of them on the rim
edges       7; vertices - edges + faces is 2
sides       4: 2
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        1 on average, from 1 to 1; minimum / mean 1.0000, coefficient of variation 0.0000
circle      at least 1.000 of a regular tile's; without the worst 1 % 1.000, 10 % 1.000
angle       at least 90.00 degrees; without the worst 1 % 90.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.414 on average, at most 1.414
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"step":0.0000152587890625,
"vertices":[
[0,0],
[1,0],
[1,1],
[0,1],
[2,0],
[2,1]],
"tiles":[
{"id":0,"center":[0.5,0.5],"ring":[0,1,2,3],"neighbors":[1]},
{"id":1,"center":[1.5,0.5],"ring":[1,4,5,2],"neighbors":[0]}]}
$ pave tess --graph two.json --tiles faces --relax 3 --hash
pave: 1 edge is left out: not around a face
0xc920286a8ecc5a3e
$ pave tess at mesh.json 0.5,0.5 1.5,0.5
0
1
-- crossings
$ pave tess --graph cross.json --tiles faces -o cross.svg
pave: edges cross: 0 - 1 and 2 - 3, at 1,1; leave one of them out, or use --node-crossings, which puts a node there
-> 1
$ pave tess --graph cross.json --tiles faces --node-crossings -o cross.obj
4
-- no mesh: two pieces, one of them not star-shaped
$ pave tess --graph pieces.json --tiles faces -o pieces.json.json --hash
0x71ac0d7cfd1ecbe1
$ pave region show pieces.json.json --json
{"kind":"faces","cells":2,"land":2,"labels":2,"territories":2,"sizes":{"min":1,"p10":1,"median":1,"p90":1,"max":1,"mean":1},"neighbors":{"min":0,"p10":0,"median":0,"p90":0,"max":0,"mean":0},"pieces":2,"articulations":[],"bridges":[],"colors":1,"measures":{"alone":2,"same_share":0,"dissimilarity":1,"isolation":1,"moran":0,"interface_density":0,"clusters":2,"largest":1,"mean_size":1,"median_size":1}}
$ pave grid cells neighbors 0 --on pieces.json.json

$ pave tess --graph pieces.json --tiles faces -o pieces.svg
pave: -o: the faces are not a mesh: tile 0 is not star-shaped around the mean of its vertices, or too thin: split it, or move its vertices; or write them as a map, -o FILE.json, which pave region show draws
-> 1
2
$ pave tess --graph pieces.json --tiles faces --relax 2 -o a.json
pave: --relax: the faces are not a mesh: tile 0 is not star-shaped around the mean of its vertices, or too thin: split it, or move its vertices; or write them as a map, -o FILE.json, which pave region show draws
-> 1
$ pave tess --graph pieces.json --tiles faces -o a.obj
pave: -o: the faces are not a mesh: tile 0 is not star-shaped around the mean of its vertices, or too thin: split it, or move its vertices; or write them as a map, -o FILE.json, which pave region show draws
-> 1
-- holes
$ pave tess --graph hole.json --tiles faces -o hole.json.json
pave: a face has a hole: the one next to 0 - 1 contains 4 - 5, at 3,3; use --cut-holes, which cuts it open
-> 1
$ pave tess --graph hole.json --tiles faces --cut-holes -o cut.json
"labels":[
1,2,3],
"territory":[
1,2,3],
"territories":[
-- snapped
$ pave tess --graph near.json --tiles faces -o near.svg
pave: near.json: no faces: the edges do not enclose anything; check that they meet at common nodes
-> 1
$ pave tess --graph near.json --tiles faces --snap 0.05 --report
tiles       2
$ pave tess --graph ends.json --tiles faces --hash
pave: an edge goes through a node: 2 - 3 through one of 4 - 5, at 5,10; use --node-crossings, which divides it there
-> 1
$ pave tess --graph ends.json --tiles faces --snap 0.02 --report
tiles       2
vertices    6, 6 of them on the rim
$ pave tess --graph cross.json --tiles faces --snap 0.02 --hash
pave: edges cross: 0 - 1 and 2 - 3, at 1,1; leave one of them out, or use --node-crossings, which puts a node there
-> 1
-- a position far away
$ pave tess --graph far.json --tiles faces --node-crossings -o far.svg
pave: 56 nodes are merged with others, which are too near for the extent of the graph; look for equal positions, or for one that is far away
pave: 1 edge is left out: not around a face
-- refused
$ pave tess --tiles faces --hash
pave: --tiles: only for --graph; leave it out
-> 2
$ pave tess --graph two.json --cut-holes --hash
pave: --cut-holes: only --tiles faces takes it; leave it out
-> 2
$ pave tess --graph two.json --tiles faces --border ring --hash
pave: --border: only for graphs whose nodes become tiles; leave it out
-> 2
$ pave tess --graph two.json --tiles faces --cut 0:1 --hash
pave: --cut: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --graph two.json --tiles faces --snap 99 --hash
pave: --snap: 99 is out of range; must be 0 to 2 for an extent of 3
-> 2
$ pave tess --graph close.json --tiles faces --node-crossings --hash
pave: close.json: the points are too far from 0 for their extent, or too close together, for faces: move or scale them
-> 3
$ pave tess --graph away.json --tiles faces --node-crossings --hash
pave: away.json: the points are too far from 0 for their extent, or too close together, for faces: move or scale them
-> 3
$ pave tess --graph open.json --tiles faces --hash
pave: open.json: no faces: the edges do not enclose anything; check that they meet at common nodes
-> 1
STDOUT
