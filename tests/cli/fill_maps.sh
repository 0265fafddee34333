# Staggered maps, and infinite ones in aligned chunks: the tiles are those of the world, and pictures have its size.
for stagger in odd-r even-r odd-q even-q; do
    pave world fill --set meadow --map staggered --stagger $stagger --seed 3 --at -7,5 --size 20x33 -o s.tmx
    grep -o 'stagger.*index="[a-z]*"' s.tmx
    pave world verify s.tmx --own | tail -1
    pave world fill --set meadow --map staggered --stagger $stagger --seed 3 --at -7,5 --size 20x33 --infinite -o s.tmj
    pave world verify s.tmj --own | tail -1
done
try pave world fill --set meadow --map staggered --size 20x33 -o s.png
size_of_png s.png
try pave world fill --set meadow --map staggered --size 20x33 --hash
try pave world fill --set meadow --map staggered --size 20x33 --hash -o s.csv
try pave world fill --infinite --at -20,-3 --size 18x4 --compression zlib -o i.tmx
grep -c '<chunk' i.tmx
grep -o '<chunk[^>]*>\|<layer[^>]*>\|infinite="."' i.tmx
try pave world verify i.tmx --own
try pave world fill --infinite --at -20,-3 --size 18x4 -o i.tmj --json
grep -o '"source":[^}]*\|"startx[^,]*\|"infinite[^,]*' i.tmj
try pave world fill --infinite --at -536870912,0 --size 2x2 -o far.tmx
try pave world fill --infinite -o i.csv
try pave world fill --stagger odd-r -o j.tmx
try pave world fill --map staggered --at 536870911,0 --size 9x9 -o j.tmx
