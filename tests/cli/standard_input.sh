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
from /dev/null grid --batch --walls -
printf '%s\n' 'square components --walls -' '- neighbors 0,0' 'hex neighbors 0,0' >queries
from queries grid --batch
from /dev/null tess --board - --map - -o x.svg
# Where "-" is no file
from /dev/null grid square neighbors -
