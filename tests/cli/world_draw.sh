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
try pave world draw --grid none -o a.svg
try pave world draw --scale 20 --width 300 -o a.svg
try pave world draw --grid tri --basis '1,0 2,0' -o a.svg
try pave world draw --grid tri --basis '1,0 0,5000' -o a.svg
try pave world draw --grid tri --basis '1,0 0,1' --orientation flat -o a.svg
