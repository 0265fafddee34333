# Worlds of the built-in sets on every grid: each picture is made, and the same again.
for set in roads meadow cave dungeon maze river; do
    for grid in square hex tri cairo truncated-trihexagonal; do
        try pave world draw --set $set --grid $grid --size 3x2 --seed 5 -o a.svg
        pave world draw --set $set --grid $grid --size 3x2 --seed 5 --format svg -o - | cmp - a.svg
    done
done
head -c 8 a.svg
try pave world draw --radius 2 --orientation flat -o a.png
try pave world draw --window triangle --radius 4 --grid tri --width 300 --method phase -o a.pdf
try pave world draw --grid square --size 3x2 --width 96 -o a.png
try pave world draw --grid tri --basis '1,0 0,1' --size 3x2 --scale 20 -o a.png
size_of_png a.png
try pave world draw --grid square --basis '1,0 0.5,1' --size 3x2 -o a.svg
rm -f a.*

# What is refused.
try pave world draw
try pave world draw --set road -o a.svg
try pave world draw --grid square --size 3x2 --scale 2 -o a.svg
try pave world draw --size 1000x1000 -o a.svg
try pave world draw --size 0x4 -o a.svg
try pave world draw --at 1,1,L -o a.svg
try pave world draw --grid cairo --at 5 -o x.svg
try pave world draw --grid cairo --at 600000000,5 -o x.svg
try pave world draw --grid cairo --at 5,5 --size 2x2 -o a.svg
pave world draw --grid cairo --at 5,5,0 --size 2x2 -o b.svg
cmp a.svg b.svg && rm a.svg b.svg
try pave world draw --grid none -o a.svg
try pave world draw --scale 20 --width 300 -o a.svg
try pave world draw --grid tri --basis '1,0 2,0' -o a.svg
try pave world draw --grid tri --basis '1,0 0,5000' -o a.svg
try pave world draw --grid tri --basis '1,0 0,1' --orientation flat -o a.svg

# The pictures of a file's tiles: squares as pave world fill composes them, byte by byte; the others are made, and the same again.
for grid in square hex tri; do
    try pave wang complete --grid $grid --kind mixed --rotate --mirror -o $grid.png
    set=$grid.json
    [ -f $set ] || set=$grid.tsx
    try pave world draw $set --grid $grid --size 5x4 --seed 3 -o drawn.png
    size_of_png drawn.png
    pave world draw $set --grid $grid --size 5x4 --seed 3 --format png -o - | cmp - drawn.png
done
pave world draw square.tsx --size 5x4 --seed 3 -o drawn.png
pave world fill square.tsx --size 5x4 --seed 3 -o filled.png
cmp drawn.png filled.png
try pave world draw hex.json --scale 30 --radius 2 -o drawn.png
size_of_png drawn.png
try pave world draw hex.json --width 300 --radius 2 -o drawn.svg
grep -c '<image' drawn.svg
try pave world draw hex.json --look colors --radius 1 -o drawn.svg
grep -c '<image' drawn.svg
rm hex.png
try pave world draw hex.json --radius 1 -o drawn.svg
sed '/"sheet"/d' hex.json >bare.json
try pave world draw bare.json --radius 1 -o drawn.svg
try pave world draw bare.json --look tiles --radius 1 -o drawn.svg
try pave world draw --look tiles --radius 1 -o drawn.svg
rm -f drawn.* filled.png bare.json *.tsx *.json hex.png tri.png square.png
