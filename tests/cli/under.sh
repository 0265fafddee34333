# A layer beneath an overlay: in a map two layers and two tile sets, which verify and come along together; in a picture both.
cp "$DATA"/pond.* .
try pave wang check pond.tsx
try pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmx --json
try sed -n '/<tileset/p;/<layer/,/<\/layer>/p' a.tmx
try pave world verify a.tmx --own
try pave world verify a.tmx --layer under --set country
try pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmj
try pave world fill pond.tsx --under meadow --seed 3 --size 6x4 -o a.png
# The same tiles with --embed and chunks; the set on itself.
try pave world fill pond.tsx --under country --seed 3 --size 6x4 --embed --infinite -o b.tmx
try pave world verify b.tmx --own
try pave world fill --set roads --under pond.tsx --size 4x3 -o c.tmx --json
# What does not go together.
try pave world fill pond.tsx --under meadow --hash
try pave world fill pond.tsx --under meadow -o a.csv
try pave world fill pond.tsx --under none.tsx -o d.tmx
try pave world fill --set roads --under pond.tsx -o pond.png
find . -type f | sort
