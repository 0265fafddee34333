# Adjacencies from which no tiles can be made: each fault is named, the exit code is 1, and nothing is written.

try pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 -o tiles.svg
try pave tess --size 1x1 --cut 0,0:0,-1 --cut 0,0:1,0 --cut 0,0:1,1 --cut 0,0:0,1 --cut 0,0:-1,1 --report
try pave tess --size 40x40 --remove 0.6 --seed 2 --max-degree any --report
# The board is saved all the same.
try pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 -o tiles.svg --save-board refused.json
cat refused.json
try pave tess --board refused.json --repair --hash
rm refused.json
try pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 --save-board none/refused.json
try pave tess --size 200x200 --remove 0.9 --max-degree any --save-board board.json
try pave tess --size 1x5 --pattern triangle --hash
printf '{"size":[3,3],"cuts":[[[1,1],[1,0]],[[1,1],[0,1]],[[1,1],[2,1]],[[1,1],[1,2]]]}' >board.json
try pave tess --board board.json -o tiles.geojson
try pave tess --board board.json --repair --save-board mended.json
cat mended.json
try pave tess --board mended.json --hash
rm board.json mended.json

graph() { printf '%s\n' "$1" >graph.json && printf '%s\n' "$1" && try pave tess --graph graph.json --hash && try pave tess --graph graph.json --repair --hash; }
graph '{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1],[3,2]]}'
graph '{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1]]}'
graph '{"nodes":[],"edges":[]}'
graph '{"nodes":[[0,0],[1,0],[0,1]],"edges":[[0,1],[1,2],[2,0]]}'
graph '{"nodes":[[0,0],[1,1],[0,1],[1,0],[1,0]],"edges":[[0,1],[1,2],[2,3],[3,3],[0,1]]}'
graph '{"nodes":[[0,0],[2,0],[1,0]],"edges":[[0,1],[1,2]]}'
graph '{"nodes":[[0,0],[1,1]],"neighbors":[[1],[]]}'
graph '{"nodes":[[0,0],[6,0],[3,6],[2,1],[4,1],[3,3]],"edges":[[0,1],[1,2],[2,0],[0,3],[1,4],[2,5],[3,4],[4,5],[5,3]],"border":[0,1]}'
ls
