# Worlds of the built-in sets on every grid: each picture is made, and the same again.
for set in roads meadow cave dungeon maze river; do
    for grid in square hex tri cairo truncated-trihexagonal; do
        try pave world draw --set $set --grid $grid --size 3x2 --width 48 --seed 5 -o a.svg
        pave world draw --set $set --grid $grid --size 3x2 --width 48 --seed 5 --format svg -o - | cmp - a.svg
    done
done
head -c 8 a.svg
try pave world draw --grid hex --radius 2 --orientation flat -o a.png
try pave world draw --window triangle --radius 4 --grid tri --width 300 --method phase -o a.pdf
try pave world draw --grid square --size 3x2 --width 96 -o a.png
try pave world draw --grid tri --basis '1,0 0,1' --size 3x2 --scale 20 -o a.png
size_of_png a.png
try pave world draw --grid square --basis '1,0 0.5,1' --size 3x2 -o a.svg
rm -f a.*

# Squares without --grid, as of pave world fill.
pave world draw --size 3x2 -o a.svg
pave world draw --grid square --size 3x2 --format svg -o - | cmp - a.svg
rm a.svg

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
for grid in square cairo; do try pave world draw --grid $grid --size 2x2 --orientation flat -o a.svg; done

# The pictures of a file's tiles, and the same again.
for grid in square hex tri; do
    try pave wang complete --grid $grid --kind mixed --rotate --mirror -o $grid.png
    set=$grid.json
    [ -f $set ] || set=$grid.tsx
    try pave world draw $set --grid $grid --size 5x4 --seed 3 -o drawn.png
    size_of_png drawn.png
    pave world draw $set --grid $grid --size 5x4 --seed 3 --format png -o - | cmp - drawn.png
done
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
try pave world draw --grid hex --look tiles --radius 1 -o drawn.svg
rm -f drawn.* bare.json *.tsx *.json hex.png tri.png square.png

exit
: <<'STDOUT'
$ pave world draw --set roads --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set roads --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set roads --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set roads --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set roads --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set meadow --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set meadow --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set meadow --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set meadow --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set meadow --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set cave --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set cave --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set cave --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set cave --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set cave --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set dungeon --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set dungeon --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set dungeon --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set dungeon --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set dungeon --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set maze --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set maze --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set maze --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set maze --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set maze --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set river --grid square --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set river --grid hex --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set river --grid tri --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set river --grid cairo --size 3x2 --width 48 --seed 5 -o a.svg
$ pave world draw --set river --grid truncated-trihexagonal --size 3x2 --width 48 --seed 5 -o a.svg
<?xml ve$ pave world draw --grid hex --radius 2 --orientation flat -o a.png
$ pave world draw --window triangle --radius 4 --grid tri --width 300 --method phase -o a.pdf
$ pave world draw --grid square --size 3x2 --width 96 -o a.png
$ pave world draw --grid tri --basis 1,0 0,1 --size 3x2 --scale 20 -o a.png
46x46
$ pave world draw --grid square --basis 1,0 0.5,1 --size 3x2 -o a.svg
$ pave world draw
pave: -o is missing; give a picture, such as -o world.png
-> 2
$ pave world draw --set road -o a.svg
pave: --set: unknown built-in set "road"; give roads, meadow, cave, dungeon, maze, river, country, lakes, land or garden, or a FILE that holds the set
-> 2
$ pave world draw --grid square --size 3x2 --scale 2 -o a.svg
pave: --scale: tiles of 2 pixels cannot be painted; they have 4 to 1024
-> 2
$ pave world draw --size 1000x1000 -o a.svg
pave: --size: about 1000000 cells, but a picture has at most 100000; choose a smaller window
-> 2
$ pave world draw --size 0x4 -o a.svg
pave: --size: 0x4 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world draw --at 1,1,L -o a.svg
pave: --at: "1,1,L" is not a cell of square; give X,Y, such as -3,2
-> 2
$ pave world draw --grid cairo --at 5 -o x.svg
pave: --at: "5" is not a cell of cairo; give X,Y or Q,R,S, such as -3,2,0
-> 2
$ pave world draw --grid cairo --at 600000000,5 -o x.svg
pave: --at: 600000000,5 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world draw --grid cairo --at 5,5 --size 2x2 -o a.svg
$ pave world draw --grid none -o a.svg
pave: --grid: "none" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave world draw --scale 20 --width 300 -o a.svg
pave: --scale: --width gives the size; leave it out
-> 2
$ pave world draw --grid tri --basis 1,0 2,0 -o a.svg
pave: --basis: the two steps of "1,0 2,0" are parallel, or out of range
-> 2
$ pave world draw --grid tri --basis 1,0 0,5000 -o a.svg
pave: --basis: a step is too long or too short to be drawn; give steps of lengths from 0.001 to 1000, and their size with --scale
-> 2
$ pave world draw --grid tri --basis 1,0 0,1 --orientation flat -o a.svg
pave: --orientation: --basis gives it; leave it out
-> 2
$ pave world draw --grid square --size 2x2 --orientation flat -o a.svg
pave: --orientation flat: has no effect on this grid; leave it out
-> 2
$ pave world draw --grid cairo --size 2x2 --orientation flat -o a.svg
pave: --orientation flat: has no effect on this grid; leave it out
-> 2
$ pave wang complete --grid square --kind mixed --rotate --mirror -o square.png
51 tiles for 256 combinations
$ pave world draw square.tsx --grid square --size 5x4 --seed 3 -o drawn.png
160x128
$ pave wang complete --grid hex --kind mixed --rotate --mirror -o hex.png
414 tiles for 4096 combinations
$ pave world draw hex.json --grid hex --size 5x4 --seed 3 -o drawn.png
176x122
$ pave wang complete --grid tri --kind mixed --rotate --mirror -o tri.png
20 tiles for 64 combinations
$ pave world draw tri.json --grid tri --size 5x4 --seed 3 -o drawn.png
96x112
$ pave world draw hex.json --scale 30 --radius 2 -o drawn.png
260x240
$ pave world draw hex.json --width 300 --radius 2 -o drawn.svg
1
$ pave world draw hex.json --look colors --radius 1 -o drawn.svg
0
$ pave world draw hex.json --radius 1 -o drawn.svg
pave: hex.json: picture hex.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world draw bare.json --radius 1 -o drawn.svg
$ pave world draw bare.json --look tiles --radius 1 -o drawn.svg
pave: --look tiles: bare.json has no pictures of tiles as a grid needs them; leave it out, or add a sheet
-> 2
$ pave world draw --grid hex --look tiles --radius 1 -o drawn.svg
pave: --look: the built-in sets have one look; leave it out
-> 2
STDOUT
