# A set that lacks a combination is refused by feature and phase: exit code 1, and the line names how many are missing and the first.
# Without --method it is laid by blocks, unless no two of its tiles join colours.
cp "$DATA"/*.tsx .
try pave world fill paths.tsx --method feature -o a.tmx
try pave world fill paths.tsx --method feature --hash
try pave world fill paths.tsx --hash
try pave world fill paths.tsx --method phase --hash
try pave world at --method feature paths.tsx 0,0
try pave world fill mixed.tsx --method feature -o a.png
try pave world fill mixed.tsx -o a.png
try pave world fill two_sets.tsx --set Shores -o a.csv
try pave world fill no_set.tsx -o a.csv
find . -type f ! -name '*.tsx'

exit
: <<'STDOUT'
$ pave world fill paths.tsx --method feature -o a.tmx
pave: paths.tsx: the edge set lacks 2 of 16 combinations, the first is 1,2,1,1: draw tiles for them (pave wang check --all lists them); --method blocks may work without them
-> 1
$ pave world fill paths.tsx --method feature --hash
pave: paths.tsx: the edge set lacks 2 of 16 combinations, the first is 1,2,1,1: draw tiles for them (pave wang check --all lists them); --method blocks may work without them
-> 1
$ pave world fill paths.tsx --hash
0x8a3cfe2ce343a6f8
$ pave world fill paths.tsx --method phase --hash
pave: paths.tsx: the edge set lacks 2 of 16 combinations, the first is 1,2,1,1: draw tiles for them (pave wang check --all lists them); --method blocks may work without them
-> 1
$ pave world at --method feature paths.tsx 0,0
pave: paths.tsx: the edge set lacks 2 of 16 combinations, the first is 1,2,1,1: draw tiles for them (pave wang check --all lists them); --method blocks may work without them
-> 1
$ pave world fill mixed.tsx --method feature -o a.png
pave: mixed.tsx: the mixed set lacks 253 of 256 combinations, the first is 1,1,1,1,1,1,1,2: draw tiles for them (pave wang check --all lists them); 1 tile never appears: it has an unset place; --method blocks may work without them
-> 1
$ pave world fill mixed.tsx -o a.png
pave: mixed.tsx: the tiles that join colours allow only maps of one tile: draw more of them (pave wang check lists what is missing)
-> 1
$ pave world fill two_sets.tsx --set Shores -o a.csv
pave: two_sets.tsx: there is no wang set "Shores"; there are "Plain", "Shore"
-> 2
$ pave world fill no_set.tsx -o a.csv
pave: no_set.tsx: has no Wang set (Terrain Set in Tiled); add one in Tiled, or choose another file
-> 3
STDOUT
