# "-" for a file that is read is standard input, in every command, and only once.
pave wang template -o sheet.png
pave world fill --size 3x2 -o map.tmx
pave tess --size 3x3 -o mesh.json
pave tess --size 3x3 --save-board board.json --hash
pave region dicewars --seed 7 -o regions.json >/dev/null
printf 'mask\ngrid hex\nrectangle 2 2 odd-r\nat 0 0\n' >some.mask
printf '{"nodes": [[0,0],[1,0],[0,1],[-1,0],[0,-1]], "edges": [[0,1],[0,2],[0,3],[0,4],[1,2],[2,3],[3,4],[4,1]]}' >graph.json
printf '{"name": "bricks", "i": [2, 0], "j": [1, 1], "faces": [[[0,0],[1,0],[2,0],[2,1],[1,1],[0,1]]]}' >tiling.json
from() { # from FILE WORD...: pave WORD... with the file as standard input
    local file=$1
    shift
    try pave "$@" <"$file"
}
from sheet.tsx wang check -
from sheet.tsx world fill - --size 2x2 --hash
from sheet.tsx world at - 0,0
from map.tmx world verify -
from mesh.json tess at - 1,1
from mesh.json tess tile - 0 --json
from board.json tess --board - --hash
pave region show - --hash <regions.json | tail -n 1
from graph.json tess --graph - --hash
from tiling.json grid - neighbors 0,0
from tiling.json grid draw --grid - --size 2x2 -o tiling.svg
# What is not there, or not a file of that kind
from /dev/null wang check -
from sheet.tsx tess at - 1,1
from mesh.json tess --graph - -o x.svg
from mesh.json tess at -
from /dev/null grid --batch --on -
printf '%s\n' 'square components --on -' '- neighbors 0,0' 'hex neighbors 0,0' >queries
from queries grid --batch
from /dev/null tess --board - --on - -o x.svg
# Where "-" is not a file
from /dev/null grid square neighbors -

exit
: <<'STDOUT'
0x575bcdbf2f9580f6
$ pave wang check -
-, "template": edge set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
$ pave world fill - --size 2x2 --hash
0x862df2be13a05fe1
$ pave world at - 0,0
7
$ pave world verify -
-, layer "world", set "roads": 0 mismatches, 0 of 7 sides
$ pave tess at - 1,1
4
$ pave tess tile - 0 --json
{"id":0,"center":[0,0.86602783203125],"ring":[5,0,7,6,13,4],"corners":[[-0.5,0],[0.5,0],[1,0.86602783203125],[0.5,1.7320556640625],[-0.5,1.7320556640625],[-1,0.86602783203125]],"sides":[null,1,4,3,null,null],"neighbors":[1,4,3],"area":2.59808349609375,"perimeter":6.0000084116966494,"centroid":[0,0.86602783203125],"inscribed_radius":0.8660260108442266,"circle_center":[0,0.86602783203125],"circle_radius":0.8660260108442265,"angles":[119.999930,119.999930,120.000139,119.999930,119.999930,120.000139]}
$ pave tess --board - --hash
0x575bcdbf2f9580f6
0x05ecb769961ba450
$ pave tess --graph - --hash
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0x8cabf229efa38a70
$ pave grid - neighbors 0,0
1,-1 1,0 0,1 -1,1 -1,0 0,-1
$ pave grid draw --grid - --size 2x2 -o tiling.svg
$ pave wang check -
pave: -: the file is empty; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave tess at - 1,1
pave: -:1:1: this is not well-formed JSON: an object is expected here
-> 3
$ pave tess --graph - -o x.svg
pave: -:1:2: a graph has no "step"; its members are nodes, edges, neighbors and border
-> 3
$ pave tess at -
pave: -: without X,Y the points are read from standard input; give the name of the file
-> 2
$ pave grid --batch --on -
pave: --on -: --batch reads its queries from standard input; give the name of a file
-> 2
$ pave grid --batch
error: -: queries are read from standard input; give a file
error: -: queries are read from standard input; give a file
1,-1 1,0 0,1 -1,1 -1,0 0,-1
pave: standard input: 2 of 3 queries are invalid; see the "error: ..." answers
-> 3
$ pave tess --board - --on - -o x.svg
pave: -: only one input can be standard input; give names for the others
-> 2
$ pave grid square neighbors -
pave: "-" is not a face; square faces are q,r, such as -3,2
-> 2
STDOUT
