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

exit
: <<'STDOUT'
$ pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 -o tiles.svg
pave: a tile has fewer than three neighbours: tile 4 (1,1); join it to another, or use --repair
-> 1
$ pave tess --size 1x1 --cut 0,0:0,-1 --cut 0,0:1,0 --cut 0,0:1,1 --cut 0,0:0,1 --cut 0,0:-1,1 --report
pave: a tile has fewer than three neighbours: tile 0 (0,0); join it to another, or use --repair
pave: an edge has one face on both sides: tile 0 (0,0) - border tile 8 (-1,0); join more of the tiles adjacent to it, or use --repair
-> 1
$ pave tess --size 40x40 --remove 0.6 --seed 2 --max-degree any --report
pave: the inner tiles are not connected: tile 0 (0,0) and tile 7 (7,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 25 (25,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 31 (31,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 600 (0,15); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 1574 (14,39); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 1590 (30,39); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 1592 (32,39); join their parts, or use --repair
pave: two faces share two edges: tile 550 (30,13) - tile 589 (29,14) and tile 592 (32,14) - tile 631 (31,15); join more of the tiles between them, or use --repair
-> 1
$ pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 -o tiles.svg --save-board refused.json
pave: a tile has fewer than three neighbours: tile 4 (1,1); join it to another, or use --repair
-> 1
{
    "layout": "even-q",
    "size": [3, 3],
    "pattern": "hex",
    "cuts": [
        [[1, 0], [1, 1]],
        [[0, 1], [1, 1]],
        [[1, 1], [2, 1]],
        [[1, 1], [1, 2]]
    ]
}
$ pave tess --board refused.json --repair --hash
0xc291fc499c24cb19
$ pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --cut 4:7 --save-board none/refused.json
pave: none/refused.json: the folder none does not exist; make it first
-> 3
$ pave tess --size 200x200 --remove 0.9 --max-degree any --save-board board.json
pave: the inner tiles are not connected: tile 0 (0,0) and tile 1 (1,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 5 (5,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 11 (11,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 21 (21,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 25 (25,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 31 (31,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 33 (33,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 37 (37,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 41 (41,0); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 43 (43,0); join their parts, or use --repair
pave: and 176 more faults; --faults 186 lists them all; use --repair, which restores the missing adjacencies
-> 1
$ pave tess --size 1x5 --pattern triangle --hash
pave: the inner tiles are not connected: tile 0 (0,0) and tile 2 (0,2); join their parts, or use --repair
pave: the inner tiles are not connected: tile 0 (0,0) and tile 4 (0,4); join their parts, or use --repair
-> 1
$ pave tess --board board.json -o tiles.geojson
pave: a tile has fewer than three neighbours: tile 4 (1,1); join it to another, or use --repair
-> 1
$ pave tess --board board.json --repair --save-board mended.json
{
    "layout": "even-q",
    "size": [3, 3],
    "pattern": "hex",
    "cuts": [
        [[1, 0], [1, 1]],
        [[0, 1], [1, 1]],
        [[1, 1], [2, 1]]
    ]
}
$ pave tess --board mended.json --hash
0xc291fc499c24cb19
{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1],[3,2]]}
$ pave tess --graph graph.json --hash
pave: 3 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0xdfd3db1b73093428
$ pave tess --graph graph.json --repair --hash
pave: 3 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0xdfd3db1b73093428
{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1]]}
$ pave tess --graph graph.json --hash
pave: a tile has fewer than three neighbours: tile 3; join it to another
-> 1
$ pave tess --graph graph.json --repair --hash
pave: a tile has fewer than three neighbours: tile 3; join it to another
-> 1
{"nodes":[],"edges":[]}
$ pave tess --graph graph.json --hash
pave: no tiles: the graph has no nodes; add at least one
-> 1
$ pave tess --graph graph.json --repair --hash
pave: no tiles: the graph has no nodes; add at least one
-> 1
{"nodes":[[0,0],[1,0],[0,1]],"edges":[[0,1],[1,2],[2,0]]}
$ pave tess --graph graph.json --hash
pave: no inner tiles: all 3 are in the border; use --border ring, which adds border tiles around them, or name the border in the file
-> 1
$ pave tess --graph graph.json --repair --hash
pave: no inner tiles: all 3 are in the border; use --border ring, which adds border tiles around them, or name the border in the file
-> 1
{"nodes":[[0,0],[1,1],[0,1],[1,0],[1,0]],"edges":[[0,1],[1,2],[2,3],[3,3],[0,1]]}
$ pave tess --graph graph.json --hash
pave: an edge leads back to its own tile: tile 3; leave the edge out
pave: two tiles are joined twice: tile 0 and tile 1; leave one of the edges out
pave: two tiles have the same position: tile 3 and tile 4; move one of them
pave: two edges cross: tile 2 - tile 3 and tile 0 - tile 1; leave one of them out, or move a tile
-> 1
$ pave tess --graph graph.json --repair --hash
pave: an edge leads back to its own tile: tile 3; leave the edge out
pave: two tiles are joined twice: tile 0 and tile 1; leave one of the edges out
pave: two tiles have the same position: tile 3 and tile 4; move one of them
pave: two edges cross: tile 2 - tile 3 and tile 0 - tile 1; leave one of them out, or move a tile
-> 1
{"nodes":[[0,0],[2,0],[1,0]],"edges":[[0,1],[1,2]]}
$ pave tess --graph graph.json --hash
pave: a tile is on an edge: tile 2 is on tile 0 - tile 1; leave one of them out, or move a tile
-> 1
$ pave tess --graph graph.json --repair --hash
pave: a tile is on an edge: tile 2 is on tile 0 - tile 1; leave one of them out, or move a tile
-> 1
{"nodes":[[0,0],[1,1]],"neighbors":[[1],[]]}
$ pave tess --graph graph.json --hash
pave: a tile names a neighbour that does not name it: tile 0 names tile 1; let both name each other
-> 1
$ pave tess --graph graph.json --repair --hash
pave: a tile names a neighbour that does not name it: tile 0 names tile 1; let both name each other
-> 1
{"nodes":[[0,0],[6,0],[3,6],[2,1],[4,1],[3,3]],"edges":[[0,1],[1,2],[2,0],[0,3],[1,4],[2,5],[3,4],[4,5],[5,3]],"border":[0,1]}
$ pave tess --graph graph.json --hash
pave: a tile has no border around it: tile 2; put a ring of border tiles around all others, or use --border ring
-> 1
$ pave tess --graph graph.json --repair --hash
pave: a tile has no border around it: tile 2; put a ring of border tiles around all others, or use --border ring
-> 1
graph.json
STDOUT
