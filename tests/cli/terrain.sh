# Tiles on painted terrain: pixels of corners, cells and lattices; what changes is said; --strict refuses.
cp "$DATA"/*.tsx "$DATA"/terrain.png .
try pave world fill --set meadow --terrain terrain.png -o a.csv
try cat a.csv
try pave world fill --set meadow --terrain terrain.png --pixel cell --json
try pave world fill --set roads --terrain terrain.png --pixel lattice -o b.csv
try cat b.csv
try pave world fill --set roads --terrain terrain.png --strict --hash
# A set without ends and crossings cannot show all of it.
try pave world fill paths.tsx --terrain terrain.png --pixel lattice --json
try pave world fill paths.tsx --terrain terrain.png --pixel lattice --strict --hash
# What does not go together.
try pave world fill --set meadow --terrain terrain.png --size 3x3 --hash
try pave world fill --set meadow --terrain none.png --hash
try pave world fill --set meadow --pixel cell --hash
try pave world fill --set meadow --strict --hash
try pave world fill --grid hex --set meadow --terrain terrain.png --hash
try pave world fill --set meadow --terrain terrain.png --map staggered -o a.tmx
find . -type f ! -name '*.tsx' | sort
