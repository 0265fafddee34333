# What is wished of a world by blocks: colours, base, shares, patches; a map says so, and verifies.
cp "$DATA"/*.tsx "$DATA"/pond.png .
try pave world fill pond.tsx --shares water=3,none=1 --patch 12 --size 12x6 -o a.csv
try cat a.csv
try pave world fill pond.tsx --base water --size 12x6 -o a.tmx
grep -c '"base" value="water"' a.tmx
try pave world verify a.tmx --own
try pave world fill pond.tsx --base water --shares water=0.5 --patch 12 --size 4x2 -o -  --format json
pave world fill pond.tsx --base water --shares none=2 --patch 12 --seed 9 --size 40x30 -o a.json
try pave world verify a.json pond.tsx --own
try pave world verify a.json --own
pave world fill pond.tsx --only '#1,none' --base none --seed 9 --window disk --radius 20 -o disk.json
try pave world verify disk.json pond.tsx --own
# Another world: what the call leaves out is as the file says.
pave world fill pond.tsx --base none --seed 9 --patch 12 --size 40x30 -o b.tmx
try pave world verify b.tmx --seed 9
try pave world verify b.tmx --seed 9 --patch 5
try pave world verify b.tmx --seed 9 --base water
try pave world verify b.tmx --seed 9 --method phase
try pave world verify b.tmx --own --patch 5
try pave world verify b.tmx --patch 5
try pave world verify a.json pond.tsx --seed 9 --base lava
# A property that a person has made wrong: one line.
for change in base=lava patch=3 patch=x shares=water shares=water=0,none=0 only=lava method=none seed=x q=1.5 world=0xzz origin=1; do
    sed "/<property name=\"${change%%=*}\"/d; s|<properties>|&<property name=\"${change%%=*}\" value=\"${change#*=}\"/>|" b.tmx >wrong.tmx
    try pave world verify wrong.tmx --own
done
try pave world verify wrong.tmx
# The place of phases is kept as well; it belongs to them alone.
pave world fill --method phase --origin 1,0 --seed 9 --size 12x6 -o origin.tmx
grep origin origin.tmx
try pave world verify origin.tmx --own
pave world fill --method phase --origin 1,0 --seed 9 --size 12x6 -o origin.json
try pave world verify origin.json --own
try pave world fill --origin 1,0 --hash
try pave world at --origin 1,0 --method feature 3,4
# Painted maps have no world.
cp "$DATA"/terrain.png .
pave world fill paths.tsx --terrain terrain.png --seed 3 -o painted.tmx 2>/dev/null
pave world fill paths.tsx --terrain terrain.png --seed 3 -o painted.json 2>/dev/null
try pave world verify painted.tmx --own
try pave world verify painted.json paths.tsx --own
try pave world verify painted.json paths.tsx
# Colours by name, number and #number; what is named so and so is said by its number.
sed 's/<wangcolor name="[a-z]*"/<wangcolor name="none"/' pond.tsx >none.tsx
try pave world fill none.tsx --base none --hash
try pave world fill none.tsx --base '#1' --hash
try pave world fill none.tsx --base '#0' --hash
try pave world fill pond.tsx --base '#2' --hash
sed 's/<wangcolor name="Grass"/<wangcolor name="2"/' paths.tsx >number.tsx
try pave world fill number.tsx --base 2 --hash
# Options that would do nothing.
try pave world fill pond.tsx --shares water=3,water=1 --hash
try pave world fill paths.tsx --shares none=3 --hash
try pave world fill paths.tsx --base none --hash
try pave world fill paths.tsx --only none --hash
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
