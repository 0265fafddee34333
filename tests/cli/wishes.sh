# What is wished of a world by blocks: colours, base, shares, patches; a map says so, and verifies.
cp "$DATA"/*.tsx "$DATA"/pond.png .
try pave world fill pond.tsx --shares water=3,none=1 --patch 12 --size 12x6 -o a.csv
try cat a.csv
try pave world fill pond.tsx --base water --size 12x6 -o a.tmx
grep -c '"base" value="water"' a.tmx
try pave world verify a.tmx --own
try pave world fill paths.tsx --only Path --hash
try pave world fill paths.tsx --only 2,1 --method blocks --size 5x3 -o b.csv
try cat b.csv
try pave world at pond.tsx --base none --colors 3,4
# What is wrong with it.
try pave world fill pond.tsx --base grass --hash
try pave world fill paths.tsx --only Path,2 --hash
try pave world fill paths.tsx --only Path --base Grass --hash
try pave world fill pond.tsx --shares water --hash
try pave world fill pond.tsx --shares water=-1 --hash
try pave world fill pond.tsx --shares water=0,none=0 --hash
try pave world fill pond.tsx --patch 3 --hash
try pave world fill pond.tsx --method feature --patch 8 --hash
try pave world fill --grid hex --set meadow --patch 8 --hash
