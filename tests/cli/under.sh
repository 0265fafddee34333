# A layer beneath an overlay: in a map two layers and two tile sets, which verify and come along together; in a picture both.
cp "$DATA"/pond.* .
try pave wang check pond.tsx
try pave world fill pond.tsx --under country --seed 3 --size 6x4 -o a.tmx --json
try sed -n '/<tileset/p;/<layer/,/<\/layer>/p' a.tmx
try pave world verify a.tmx --own
grep -h under a.tmx
try pave world verify a.tmx --own --json
try pave world verify a.tmx --layer under --set country
try pave world verify a.tmx --layer under --own
try pave world verify a.tmx --layer under --seed 3 --method phase
# One tile of the layer beneath is another; what is wished of the world above is not of that beneath.
awk -F, -v OFS=, '/<layer/ { under = /under/ } under && /^[0-9]/ && !done { $2 = 18; done = 1 } { print }' a.tmx >broken.tmx
try pave world verify broken.tmx --own
pave world fill pond.tsx --base water --patch 9 --under pond.tsx --seed 3 --size 6x4 -o twice.tmj
try pave world verify twice.tmj --own
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
try pave world fill pond.tsx --under country --size 3x3 -o - --format tmx
try pave world fill pond.tsx --under country --size 3x3 --format tmx -o /dev/stdout
try pave world fill pond.tsx --under - -o e.tmx <pond.tsx
try pave world fill --under - -o e.tmj --embed <pond.tsx
try pave world fill pond.tsx --under meadow --size 3x3 -o - --format png >/dev/null
# The sheet that the layer beneath brings: replaced by force alone, and never where the call reads it.
pave world fill pond.tsx --under country --size 6x4 -o f.tmx
cp pond.png f-country.png
try pave world fill pond.tsx --under country --size 6x4 -o f.tmx
same_file pond.png f-country.png
try pave world fill pond.tsx --under country --size 6x4 -o f.tmx --force
try pave world verify f.tmx --own
cp f-country.png before.png
try pave world fill f-country.tsx --under country --size 6x4 -o f.tmx --force
try pave world fill pond.tsx --under country --terrain f-country.png -o f.tmx --force
same_file before.png f-country.png
try pave world fill pond.tsx --under pond.tsx -o f.tmx --force
rm -f f.tmx f-country.* before.png
rm -f broken.tmx twice.tmj
find . -type f | sort
