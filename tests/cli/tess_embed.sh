# pave tess --embed: graphs without positions, or with a drawing that crosses. Positions depend on the library that embeds: so counts
# alone are expected here.

echo '{"edges":[[0,1],[1,2]]}' >path.json
if pave tess --graph path.json --embed --save-graph - 2>&1 | grep -q libplanarity; then echo 'skip: pave was built without libplanarity'; exit 77; fi

echo '-- a cube'
echo '{"edges":[[0,1],[1,2],[2,3],[3,0],[4,5],[5,6],[6,7],[7,4],[0,4],[1,5],[2,6],[3,7]]}' >cube.json
try pave tess --graph cube.json --embed --tiles faces --report | head -n 5
try pave tess --graph cube.json --embed --border ring --relax 5 --report | head -n 3
try pave tess --graph cube.json --embed --border ring --save-graph drawn.json
try pave tess --graph drawn.json --report | head -n 2
echo '{"neighbors":[[1,2,3],[0,2,3],[0,1,3],[0,1,2]]}' | pave tess --graph - --embed --tiles faces --report | head -n 1

echo '-- edges that cross where they are drawn'
echo '{"nodes":[[0,0],[1,1],[1,0],[0,1]],"edges":[[0,1],[2,3],[0,2],[2,1],[1,3],[3,0]]}' >crossing.json
try pave tess --graph crossing.json --tiles faces --hash
try pave tess --graph crossing.json --embed --tiles faces -o k4.json
pave grid cells neighbors 0 --on k4.json | wc -w

echo '-- parts, dead ends and nodes without edges'
echo '{"edges":[[0,1],[1,2],[2,0],[3,4],[4,5],[5,6],[6,3],[2,9]]}' >parts.json
try pave tess --graph parts.json --embed --tiles faces --cut-holes -o parts.map.json
pave region show parts.map.json | head -n 2

echo '-- not planar'
echo '{"edges":[[0,1],[0,2],[0,3],[0,4],[1,2],[1,3],[1,4],[2,3],[2,4],[3,5],[5,4]]}' >five.json
try pave tess --graph five.json --embed --hash | tr ',' '\n' | wc -l
pave tess --graph five.json --embed --hash 2>&1 | sed 's/ by the paths.*//'
echo '{"edges":[[0,3],[0,4],[0,5],[1,3],[1,4],[1,5],[2,3],[2,4],[2,5]]}' >houses.json
pave tess --graph houses.json --embed --hash 2>&1 | sed 's/ by the paths.*//'

printf '{"edges":[[0,1],[0,2],[0,3],[0,4],[1,2],[1,3],[1,4],[2,3],[2,4],[3,5]%s,[20,4]]}' "$(printf ',[%d,%d]' $(for k in {5..19}; do echo "$k" $((k + 1)); done))" >long.json
pave tess --graph long.json --embed --hash 2>&1 | grep -o '([0-9]* more)'

echo '-- refused'
try pave tess --graph cube.json --hash
try pave tess --graph cube.json --tiles faces --hash
try pave tess --embed --hash
try pave region show cube.json
echo '{"edges":[[0,1],[1,1]]}' | try pave tess --graph - --embed --hash
echo '{"edges":[[0,99999999]]}' | try pave tess --graph - --embed --hash

exit
: <<'STDOUT'
-- a cube
$ pave tess --graph cube.json --embed --tiles faces --report
tiles       5
vertices    8, 4 of them on the rim
edges       12; vertices - edges + faces is 2
sides       4: 5
$ pave tess --graph cube.json --embed --border ring --relax 5 --report
tiles       8
vertices    13, 8 of them on the rim
$ pave tess --graph cube.json --embed --border ring --save-graph drawn.json
$ pave tess --graph drawn.json --report
tiles       8
tiles       3
-- edges that cross where they are drawn
$ pave tess --graph crossing.json --tiles faces --hash
pave: edges cross: 0 - 1 and 2 - 3, at 0.5,0.5; leave one of them out, or use --node-crossings, which puts a node there
-> 1
$ pave tess --graph crossing.json --embed --tiles faces -o k4.json
2
-- parts, dead ends and nodes without edges
$ pave tess --graph parts.json --embed --tiles faces --cut-holes -o parts.map.json
pave: 1 edge is left out: not around a face
kind           faces
cells          2, 2 of them land
-- not planar
16
pave: five.json: the graph is not planar: it joins all of 0, 1, 2, 3, 4
pave: houses.json: the graph is not planar: it joins all of 0, 1, 2 | 3, 4, 5
(10 more)
-- refused
$ pave tess --graph cube.json --hash
pave: cube.json: the nodes have no positions; use --embed, which draws the graph
-> 3
$ pave tess --graph cube.json --tiles faces --hash
pave: cube.json: the nodes have no positions; use --embed, which draws the graph
-> 3
$ pave tess --embed --hash
pave: --embed: only for --graph; leave it out
-> 2
$ pave region show cube.json
pave: cube.json: this file cannot be a ground; give a mask, a map, a mesh, a board, a graph with nodes, a citadel, a terrain, GeoJSON or WKT
-> 3
$ pave tess --graph - --embed --hash
pave: -: an edge joins node 1 to itself; leave it out
-> 3
$ pave tess --graph - --embed --hash
pave: -:1:14: node 99999999 does not exist: nodes are 0 to 16777215; correct the number, or add it to nodes
-> 3
STDOUT
