# The smallest complete sets, counted and listed.
for grid in square hex tri 8; do
    for kind in edge corner mixed blob; do
        try pave wang complete --grid $grid --kind $kind
        try pave wang complete --grid $grid --kind $kind --rotate
        try pave wang complete --grid $grid --kind $kind --rotate --mirror
    done
done
try pave wang complete --colors 4 --rotate
pave wang complete --colors 4 --rotate --list | tail -3
pave wang complete --colors 4 --rotate --list | wc -l
try pave wang complete --colors 3 --mirror
try pave wang complete --colors 3 --kind corner --flip
try pave wang complete --colors 3 --mirror --flip
try pave wang complete --colors 3 --half-turn
try pave wang complete --kind blob --rotate --list
try pave wang complete --grid tri --colors 3 --rotate --list --json
try pave wang complete --grid 12 --kind mixed --colors 254 --rotate --json

# Sheets to paint over, which are complete from the start.
try pave wang complete --colors 4 --rotate -o square.png
try pave wang check square.tsx
try pave world fill square.tsx --size 9x7 --seed 2 -o square.tmx
try pave world verify square.tmx
for sheet in "hex edge 3" "tri mixed 2" "8 corner 2"; do
    read -r grid kind colors <<<"$sheet"
    try pave wang complete --grid $grid --kind $kind --colors $colors --rotate --tile 40 -o $grid.png
    size_of_png $grid.png
    try pave wang check $grid.json
done
try pave wang complete --kind blob --rotate -o blob.png
try pave wang check blob.tsx --limit 0
try pave wang check blob.tsx --limit 0 --json
try pave wang complete --half-turn -o half.png
try pave wang complete --colors 4 --rotate -o square.png
try pave wang complete --colors 16 -o many.png
try pave wang complete --tile 8
try pave wang complete --kind mixed --colors 8 -o many.png
ls -A

# What is refused.
try pave wang complete --grid 13
try pave wang complete --grid penrose
try pave wang complete --grid hat
try pave wang complete --grid round
try pave wang complete --grid tri --flip
try pave wang complete --grid 5 --half-turn
try pave wang complete --kind blob --colors 3

exit
: <<'STDOUT'
$ pave wang complete --grid square --kind edge
16 tiles for 16 combinations
$ pave wang complete --grid square --kind edge --rotate
6 tiles for 16 combinations
$ pave wang complete --grid square --kind edge --rotate --mirror
6 tiles for 16 combinations
$ pave wang complete --grid square --kind corner
16 tiles for 16 combinations
$ pave wang complete --grid square --kind corner --rotate
6 tiles for 16 combinations
$ pave wang complete --grid square --kind corner --rotate --mirror
6 tiles for 16 combinations
$ pave wang complete --grid square --kind mixed
256 tiles for 256 combinations
$ pave wang complete --grid square --kind mixed --rotate
70 tiles for 256 combinations
$ pave wang complete --grid square --kind mixed --rotate --mirror
51 tiles for 256 combinations
$ pave wang complete --grid square --kind blob
47 tiles for 47 combinations
$ pave wang complete --grid square --kind blob --rotate
15 tiles for 47 combinations
$ pave wang complete --grid square --kind blob --rotate --mirror
14 tiles for 47 combinations
$ pave wang complete --grid hex --kind edge
64 tiles for 64 combinations
$ pave wang complete --grid hex --kind edge --rotate
14 tiles for 64 combinations
$ pave wang complete --grid hex --kind edge --rotate --mirror
13 tiles for 64 combinations
$ pave wang complete --grid hex --kind corner
64 tiles for 64 combinations
$ pave wang complete --grid hex --kind corner --rotate
14 tiles for 64 combinations
$ pave wang complete --grid hex --kind corner --rotate --mirror
13 tiles for 64 combinations
$ pave wang complete --grid hex --kind mixed
4096 tiles for 4096 combinations
$ pave wang complete --grid hex --kind mixed --rotate
700 tiles for 4096 combinations
$ pave wang complete --grid hex --kind mixed --rotate --mirror
414 tiles for 4096 combinations
$ pave wang complete --grid hex --kind blob
322 tiles for 322 combinations
$ pave wang complete --grid hex --kind blob --rotate
60 tiles for 322 combinations
$ pave wang complete --grid hex --kind blob --rotate --mirror
47 tiles for 322 combinations
$ pave wang complete --grid tri --kind edge
8 tiles for 8 combinations
$ pave wang complete --grid tri --kind edge --rotate
4 tiles for 8 combinations
$ pave wang complete --grid tri --kind edge --rotate --mirror
4 tiles for 8 combinations
$ pave wang complete --grid tri --kind corner
8 tiles for 8 combinations
$ pave wang complete --grid tri --kind corner --rotate
4 tiles for 8 combinations
$ pave wang complete --grid tri --kind corner --rotate --mirror
4 tiles for 8 combinations
$ pave wang complete --grid tri --kind mixed
64 tiles for 64 combinations
$ pave wang complete --grid tri --kind mixed --rotate
24 tiles for 64 combinations
$ pave wang complete --grid tri --kind mixed --rotate --mirror
20 tiles for 64 combinations
$ pave wang complete --grid tri --kind blob
18 tiles for 18 combinations
$ pave wang complete --grid tri --kind blob --rotate
8 tiles for 18 combinations
$ pave wang complete --grid tri --kind blob --rotate --mirror
8 tiles for 18 combinations
$ pave wang complete --grid 8 --kind edge
256 tiles for 256 combinations
$ pave wang complete --grid 8 --kind edge --rotate
36 tiles for 256 combinations
$ pave wang complete --grid 8 --kind edge --rotate --mirror
30 tiles for 256 combinations
$ pave wang complete --grid 8 --kind corner
256 tiles for 256 combinations
$ pave wang complete --grid 8 --kind corner --rotate
36 tiles for 256 combinations
$ pave wang complete --grid 8 --kind corner --rotate --mirror
30 tiles for 256 combinations
$ pave wang complete --grid 8 --kind mixed
65536 tiles for 65536 combinations
$ pave wang complete --grid 8 --kind mixed --rotate
8230 tiles for 65536 combinations
$ pave wang complete --grid 8 --kind mixed --rotate --mirror
4371 tiles for 65536 combinations
$ pave wang complete --grid 8 --kind blob
2207 tiles for 2207 combinations
$ pave wang complete --grid 8 --kind blob --rotate
285 tiles for 2207 combinations
$ pave wang complete --grid 8 --kind blob --rotate --mirror
187 tiles for 2207 combinations
$ pave wang complete --colors 4 --rotate
70 tiles for 256 combinations
3 4 3 4
3 4 4 4
4 4 4 4
70
$ pave wang complete --colors 3 --mirror
54 tiles for 81 combinations
$ pave wang complete --colors 3 --kind corner --flip
45 tiles for 81 combinations
$ pave wang complete --colors 3 --mirror --flip
36 tiles for 81 combinations
$ pave wang complete --colors 3 --half-turn
45 tiles for 81 combinations
$ pave wang complete --kind blob --rotate --list
1 1 1 1 1 1 1 1
1 1 1 1 1 1 2 1
1 1 1 1 2 1 2 1
1 1 1 1 2 2 2 1
1 1 2 1 1 1 2 1
1 1 2 1 2 1 2 1
1 1 2 1 2 2 2 1
1 1 2 2 2 1 2 1
1 1 2 2 2 2 2 1
2 1 2 1 2 1 2 1
2 1 2 1 2 1 2 2
2 1 2 1 2 2 2 2
2 1 2 2 2 1 2 2
2 1 2 2 2 2 2 2
2 2 2 2 2 2 2 2
$ pave wang complete --grid tri --colors 3 --rotate --list --json
{"sides":3,"kind":"edge","colors":3,"ways":3,"combinations":27,"tiles":11,"list":[[1,1,1],[1,1,2],[1,1,3],[1,2,2],[1,2,3],[1,3,2],[1,3,3],[2,2,2],[2,2,3],[2,3,3],[3,3,3]]}
$ pave wang complete --grid 12 --kind mixed --colors 254 --rotate --json
{"sides":12,"kind":"mixed","colors":254,"ways":12,"combinations":"5200070107896443229954481287788030427072419912870218694656","tiles":"433339175658036935829540107321678494893792535028304501476"}
$ pave wang complete --colors 4 --rotate -o square.png
70 tiles for 256 combinations
$ pave wang check square.tsx
square.tsx, "template": edge set, 4 colours, 70 tiles in 256 poses
  colours: 1 green, 2 blue, 3 yellow, 4 red
complete: 256 of 256 combinations
  70 tiles are enough, as they may be turned or mirrored
$ pave world fill square.tsx --size 9x7 --seed 2 -o square.tmx
$ pave world verify square.tmx
square.tmx, layer "world", set "template": 0 mismatches, 0 of 110 sides
$ pave wang complete --grid hex --kind edge --colors 3 --rotate --tile 40 -o hex.png
130 tiles for 729 combinations
480x517
$ pave wang check hex.json
hex.json, "template": tiles of 6 sides: edge set, 3 colours, 130 tiles in 729 poses
  colours: 1 green, 2 blue, 3 yellow
complete: 729 of 729 combinations
  130 tiles are enough, as they may be turned or mirrored
$ pave wang complete --grid tri --kind mixed --colors 2 --rotate --tile 40 -o tri.png
24 tiles for 64 combinations
200x175
$ pave wang check tri.json
tri.json, "template": tiles of 3 sides: mixed set, 2 colours, 24 tiles in 64 poses
  colours: 1 green, 2 blue
complete: 64 of 64 combinations
  24 tiles are enough, as they may be turned or mirrored
$ pave wang complete --grid 8 --kind corner --colors 2 --rotate --tile 40 -o 8.png
36 tiles for 256 combinations
240x240
$ pave wang check 8.json
8.json, "template": tiles of 8 sides: corner set, 2 colours, 36 tiles in 256 poses
  colours: 1 green, 2 blue
complete: 256 of 256 combinations
  36 tiles are enough, as they may be turned or mirrored
$ pave wang complete --kind blob --rotate -o blob.png
15 tiles for 47 combinations
$ pave wang check blob.tsx --limit 0
blob.tsx, "template": mixed set, 2 colours, 15 tiles in 47 poses
  colours: 1 green, 2 blue
whole: all tiles of its class, 47 of 256 combinations
  class blob: all 47 of a blob: walls or water that may be narrow
  a world by method blocks
  15 tiles are enough for all of a blob, as they may be turned or mirrored
  209 of all combinations of its colours are missing; --all lists them
$ pave wang check blob.tsx --limit 0 --json
{"type":"mixed","colors":2,"tiles":15,"distinct":47,"never":0,"total":256,"missing_count":209,"sets":[{"name":"template","type":"mixed","colors":2,"tiles":15,"chosen":true}],"class":"blob","unset":false,"ground":1,"world":"blocks","lacks":0,"symmetries":["rotate"],"enough":15,"enough_missing":0,"missing":[]}
$ pave wang complete --half-turn -o half.png
10 tiles for 16 combinations
$ pave wang complete --colors 4 --rotate -o square.png
pave: square.png: the file exists, and may have been painted over; choose another name, or --force to replace it
70 tiles for 256 combinations
-> 2
$ pave wang complete --colors 16 -o many.png
pave: -o: a sheet shows up to 15 colours; leave -o out
65536 tiles for 65536 combinations
-> 2
$ pave wang complete --tile 8
pave: --tile: only a sheet (-o) has it; leave it out
-> 2
$ pave wang complete --kind mixed --colors 8 -o many.png
pave: -o: a sheet cannot hold 16777216 tiles; use fewer colours
16777216 tiles for 16777216 combinations
-> 2
8.json
8.png
blob.png
blob.tsx
half.json
half.png
hex.json
hex.png
square.png
square.tmx
square.tsx
tri.json
tri.png
$ pave wang complete --grid 13
pave: --grid: tiles have 3 to 12 sides
-> 2
$ pave wang complete --grid penrose
16 tiles for 16 combinations
$ pave wang complete --grid hat
pave: --grid: worlds on hat are not supported; give a tiling or a multigrid, such as penrose
-> 2
$ pave wang complete --grid round
pave: --grid: "round" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave wang complete --grid tri --flip
pave: --flip: a tile of 3 sides does not fit upside down; give --mirror or --rotate
-> 2
$ pave wang complete --grid 5 --half-turn
pave: --half-turn: a tile of 5 sides does not fit upside down; give --mirror or --rotate
-> 2
$ pave wang complete --kind blob --colors 3
pave: --kind blob has two colours; leave --colors out
-> 2
STDOUT
