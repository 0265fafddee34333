# A tile set for Godot 4: an atlas, a terrain set, peering bits.
cp "$DATA/several.tsx" .
try pave wang convert several.tsx -o set.tres
cat set.tres
pave world fill --set meadow --map isometric --size 2x2 -o map.tmx
try pave wang convert map-meadow.tsx -o meadow.tres
head -20 meadow.tres
tail -9 meadow.tres
try pave wang convert --set meadow -o built.tres
