# pave region dicewars: the game's own maps and others, with their reports.

for seed in 0 1 2 3; do try pave region dicewars --original --seed $seed; done
try pave region dicewars --original --seed 7 --hash
try pave region dicewars --original --corrected --seed 7 --hash
try pave region dicewars --original --seed 7 --players 2 --json --hash
try pave region dicewars --original --corrected --best 20 --seed 7

for seed in 0 1 2 3; do try pave region dicewars --seed $seed; done
try pave region dicewars --size 28x32 --players 7 --tolerance 0.3 --land 0.69 --roughness 1 --dice 3 --dice-max 8 --seed 3 --hash
try pave region dicewars --seed 3 --hash
try pave region dicewars --size 28x32 --areas 31 --seed 3 --json --hash
try pave region dicewars --areas 12 --players 3 --best 10 --seed 3 --json
try pave region dicewars --radius 8 --areas 9 --players 4 --land 1 --roughness 0 --tolerance 0.1
try pave region dicewars --grid square --size 20x20 --players 5
try pave region dicewars --grid tri --size 30x12 --players 5
try pave region dicewars --size 12x12 --wrap --players 3 --dice 2 --dice-max 4
pave tess --size 12x9 --remove 0.2 --seed 7 --repair -o mesh.json
try pave region dicewars --mesh mesh.json --areas 8 --players 2

echo '-- files'
try pave region dicewars --size 6x4 --areas 4 --players 2 --seed 1 -o map.json --hash
cat map.json
try pave region show map.json --hash
try pave region show map.json --json
