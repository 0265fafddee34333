# pave region --walls: a mask's window; its cells stay empty, and cells on both sides of its edges are no neighbours.

printf 'grid square\nwindow rectangle 6x4\nrows\n..#...\n..#...\n......\n..#...\n' >rooms.mask
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W 2,1,W\n' >wall.mask
try pave region schelling --grid square --walls rooms.mask --races 3 --seed 2 -o races.json
cat races.json
try pave region grow --grid square --walls rooms.mask --areas 3 --seed 2 -o areas.json
sed -n '/labels/,/territory/p' areas.json
try pave region dicewars --grid square --walls rooms.mask --areas 3 --players 2 --land 1 --tolerance 0.5 -o dice.json
sed -n '/labels/,/territory/p' dice.json
try pave region show areas.json
try pave region grow --grid square --walls wall.mask --areas 2 --seed 1 -o halves.json
cat halves.json
try pave region show halves.json --hash
try pave region grow --grid square --walls wall.mask --areas 1
try pave region schelling --walls wall.mask
try pave region schelling --grid square --walls wall.mask --size 4x2
try pave region schelling --grid square --walls missing.mask
# Pictures: rock, vacancies and sea differ; walls on sides are lines.
for words in 'schelling --races 3 --seed 2' 'grow --areas 3 --seed 2 --land 0.7' 'dicewars --areas 3 --players 2'; do
    # shellcheck disable=SC2086 # words
    pave region $words --grid square --walls rooms.mask -o picture.svg >/dev/null
    echo "$words: $(grep -c 'fill="#575d68"' picture.svg) of rock, $(grep -c 'fill="#e9ecef"' picture.svg) empty, $(grep -c 'fill="#bfdcec"' picture.svg) of sea"
done
pave region grow --grid square --walls wall.mask --areas 2 --seed 1 -o - --format svg | sed -n '/id="walls"/,/<\/g>/p'
rm -f picture.svg
# The outermost rings are sea.
try pave region grow --grid square --size 7x6 --areas 2 --margin 2 --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --radius 3 --areas 2 --margin 1 --land 0.5 --islands --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region dicewars --grid tri --window rectangle --size 14x6 --areas 4 --players 2 --margin 1 --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --locked areas.json --keep 2 --areas 3 --margin 1 --seed 4 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --size 8x8 --window parallelogram --wrap --areas 2 --margin 1
try pave region grow --radius 2 --areas 2 --margin 3
try pave region dicewars --margin 15 --hash
try pave region dicewars --original --margin 1
try pave region grow --radius 4 --areas 2 --margin -1
rm -f rim.json
