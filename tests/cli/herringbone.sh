# Templates of herringbone tiles, empty and painted, their check, and worlds of them.
try pave wang template --herringbone --kind corner --side 5 -o corner.png
size_of_png corner.png
try pave wang template --herringbone --types 1,2,1,1,2,3 --side 9 --vary 2x1 -o edge.png
size_of_png edge.png
try pave world herringbone edge.png --check
pave world herringbone corner.png --check --json | tr '{' '\n' | head -n 4
try pave wang template --herringbone --set cave --side 8 -o cave.png
try pave world herringbone cave.png --check
pave world herringbone cave.png --check --json

# The same pixels by any part, any number of threads, from the template as through a pipe.
first=$(pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --hash)
echo "$first"
for threads in 1 2 3; do
    [ "$(pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --hash --threads $threads -o a.png)" = "$first" ] || echo different
done
[ "$(pave world herringbone - --seed 7 --at -40,-30 --size 90x70 --hash <cave.png)" = "$first" ] || echo different
try pave world herringbone cave.png --seed 7 --at -40,-30 --size 90x70 --json
size_of_png a.png
try pave world herringbone cave.png --seed 7 --at 536870813,-536870912 --size 100x100 --hash
try pave world herringbone --set roads --side 8 --seed 7 --size 64x48 -o roads.png --hash
size_of_png roads.png

# What is refused.
try pave world herringbone cave.png
try pave world herringbone cave.png --at 536870900,0 --size 100x10 --hash
try pave world herringbone --at x --hash
try pave world herringbone cave.png -o cave.png
try pave world herringbone roads.png --hash
try pave world herringbone missing.png --hash
echo no picture >text.png
try pave world herringbone text.png --hash
try pave world herringbone --check
try pave world herringbone cave.png --check --seed 3
try pave world herringbone cave.png --set roads --hash
try pave world herringbone --side 3 --hash
try pave wang template --herringbone --set cave --side 8 -o cave.png
try pave wang template --herringbone --set cave --side 8 -o cave.png --force
try pave wang template --herringbone --set caves -o a2.png
try pave wang template --herringbone --set cave --kind edge -o a2.png
try pave wang template --herringbone --set cave --side 2 -o a2.png
try pave wang template --herringbone --tile 8 -o a2.png
try pave wang template --herringbone --missing cave.png -o a2.png
try pave wang template --herringbone --types 1,2,3 -o a2.png
try pave wang template --herringbone --types 1,2,3,4,5,6,7 -o a2.png
try pave wang template --herringbone --types 9,1,1,1,1,1 -o a2.png
try pave wang template --herringbone --kind corner --types 5,1,1,1 -o a2.png
try pave wang template --herringbone --types 1,1,1,1,1,1 --colors 2 -o a2.png
try pave wang template --herringbone --colors 8 -o a2.png
try pave wang template --herringbone --vary 65x1 -o a2.png
try pave wang template --side 8 -o a2.png
try pave wang template --set cave -o a2.png
[ ! -e a2.png ] || echo a2.png is there
