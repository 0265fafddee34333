# pave tess --toggle: adjacencies changed in the mesh that is there; what would make it invalid is refused with 1, and nothing is written.

try pave tess --size 5x5 --toggle 2,2:2,1 --report
# Without relaxation it is the mesh of the board without it; twice is never.
pave tess --size 5x5 --cut 2,2:2,1 --hash >cut
pave tess --size 5x5 --toggle 2,2:2,1 --hash | cmp - cut && echo 'as a cut'
pave tess --size 5x5 --cut 2,2:2,1 --toggle 7:12 --hash >joined
pave tess --size 5x5 --hash | cmp - joined && echo 'as a join'
# The board that is saved is that of the mesh.
try pave tess --size 5x5 --remove 0.2 --seed 2 --repair --relax 9 --toggle 11:12 --save-board board.json -o tiles.json --hash
pave tess --board board.json -o again.json
cmp <(grep -o '"neighbors":.*' tiles.json) <(grep -o '"neighbors":.*' again.json) && echo 'neighbours alike'
# Relaxed vertices elsewhere stay where they are.
pave tess --size 5x5 --remove 0.2 --seed 2 --repair --relax 9 -o before.json
for tile in 0 4 20 24; do cmp <(pave tess tile tiles.json $tile | grep corners) <(pave tess tile before.json $tile | grep corners); done && echo 'far tiles stay'
try pave tess --grid square --size 3x3 --toggle 0:1 --report
# The edit back undoes: the same mesh, also when it is relaxed, and with the relaxation around the edit.
pave tess --size 9x9 --remove 0.2 --seed 4 --repair --relax 10 --hash >relaxed
pave tess --size 9x9 --remove 0.2 --seed 4 --repair --relax 10 --toggle 40:41 --toggle 12:13 --toggle 40:41 --toggle 12:13 --hash | cmp - relaxed && echo 'undone'
# A neighbourhood is relaxed, and all else stays.
try pave tess --size 9x9 --remove 0.2 --seed 4 --repair --toggle 40:41 --relax-around 4,4:2:10 -o around.json --hash
pave tess --size 9x9 --remove 0.2 --seed 4 --repair --toggle 40:41 -o edited.json
for tile in 0 8 39 40 41 72 80; do cmp -s <(pave tess tile around.json $tile) <(pave tess tile edited.json $tile) && echo "$tile stays" || echo "$tile moves"; done
# Edits are made in the order in which they are given.
board='--size 9x9 --remove 0.2 --seed 4'
one=$(pave tess $board --toggle 40:41 --relax-around 40:2:10 --toggle 50:51 --hash)
other=$(pave tess $board --toggle 40:41 --toggle 50:51 --relax-around 40:2:10 --hash)
[ "$one" != "$other" ] && echo 'the order counts'
pave tess $board --relax-around 40:2:10 --toggle 40:41 --save-board relaxed.json --hash
pave tess $board --toggle 40:41 --relax-around 40:2:10 --toggle 40:41 --hash
pave tess $board --hash
rm relaxed.json
try pave tess --voronoi 20 --seed 3 --relax-around 7:1:3 --kind lloyd --hash
try pave tess --size 3x3 --relax-around 9:1:3 --hash
try pave tess --size 3x3 --relax-around -1,0:1:3 --hash
try pave tess --size 3x3 --relax-around 4:1 --hash
try pave tess --size 3x3 --relax-around 4:-1:3 --hash
try pave tess --size 3x3 --relax-around 4:1:many --hash
try pave tess --size 3x3 --relax-around 4:1:1000001 --hash
try pave tess --size 3x3 --relax-around 4:99999999999:1 --hash
try pave tess --size 3x3 --relax-around 4:1:3 --rim free --hash

try pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --toggle 4:7 -o tiles.svg
try pave tess --size 1x2 --toggle 0:1 -o tiles.svg
try pave tess --toggle 0:5 --hash
try pave tess --toggle -1,-1:0,-1 --hash
try pave tess --toggle 0:999 --hash
try pave tess --toggle 4 --hash
try pave tess --voronoi 10 --toggle 0:1 --hash
ls

exit
: <<'STDOUT'
$ pave tess --size 5x5 --toggle 2,2:2,1 --report
tiles       25
vertices    69, 38 of them on the rim
edges       93; vertices - edges + faces is 2
sides       5: 2  6: 23
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.59808 on average, from 2.16507 to 3.0311; minimum / mean 0.8333, coefficient of variation 0.0667
circle      at least 0.862 of a regular tile's; without the worst 1 % 0.862, 10 % 1.001
angle       at least 81.79 degrees; without the worst 1 % 81.79; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.221 on average, at most 1.636
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
as a cut
as a join
$ pave tess --size 5x5 --remove 0.2 --seed 2 --repair --relax 9 --toggle 11:12 --save-board board.json -o tiles.json --hash
0x019f7af4f122eae9
neighbours alike
far tiles stay
$ pave tess --grid square --size 3x3 --toggle 0:1 --report
tiles       9
vertices    15, 12 of them on the rim
edges       23; vertices - edges + faces is 2
sides       3: 2  4: 7
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        1 on average, from 0.5 to 1.5; minimum / mean 0.5000, coefficient of variation 0.3333
circle      at least 0.596 of a regular tile's; without the worst 1 % 0.596, 10 % 0.596
angle       at least 45.00 degrees; without the worst 1 % 45.00; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.087 on average, at most 3.162
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
undone
$ pave tess --size 9x9 --remove 0.2 --seed 4 --repair --toggle 40:41 --relax-around 4,4:2:10 -o around.json --hash
0x147c288021d86a15
0 stays
8 stays
39 moves
40 moves
41 moves
72 stays
80 stays
the order counts
0xa66aba6b5c644e39
0xdda4bfba4b41725f
0xdda4bfba4b41725f
$ pave tess --voronoi 20 --seed 3 --relax-around 7:1:3 --kind lloyd --hash
0x61ee229fc62bb3b4
$ pave tess --size 3x3 --relax-around 9:1:3 --hash
pave: --relax-around: tile 9 is in the border, which has no polygons
-> 2
$ pave tess --size 3x3 --relax-around -1,0:1:3 --hash
pave: --relax-around: tile -1,0 is in the border, which has no polygons
-> 2
$ pave tess --size 3x3 --relax-around 4:1 --hash
pave: --relax-around: "4:1" is not a tile with rings and steps; give TILE:RINGS:STEPS, such as 5:2:10
-> 2
$ pave tess --size 3x3 --relax-around 4:-1:3 --hash
pave: --relax-around: 4:-1:3: give 0 to 2147483647 rings
-> 2
$ pave tess --size 3x3 --relax-around 4:1:many --hash
pave: --relax-around: "4:1:many" is not a tile with rings and steps; give TILE:RINGS:STEPS, such as 5:2:10
-> 2
$ pave tess --size 3x3 --relax-around 4:1:1000001 --hash
pave: --relax-around: 4:1:1000001: give 0 to 1000000 steps
-> 2
$ pave tess --size 3x3 --relax-around 4:99999999999:1 --hash
pave: --relax-around: 4:99999999999:1: give 0 to 2147483647 rings
-> 2
$ pave tess --size 3x3 --relax-around 4:1:3 --rim free --hash
pave: --rim: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --size 3x3 --cut 4:1 --cut 4:3 --cut 4:5 --toggle 4:7 -o tiles.svg
pave: --toggle: 4:7 would make the tiles invalid: a tile has fewer than three neighbours: tile 4 (1,1); leave it out
-> 1
$ pave tess --size 1x2 --toggle 0:1 -o tiles.svg
pave: --toggle: 0:1 would make the tiles invalid: the inner tiles are not connected: tile 0 (0,0) and tile 1 (0,1); leave it out
-> 1
$ pave tess --toggle 0:5 --hash
pave: --toggle: 0:5 are not neighbours; give two neighbours
-> 2
$ pave tess --toggle -1,-1:0,-1 --hash
pave: --toggle: -1,-1:0,-1 are both in the border, whose tiles stay joined; leave it out
-> 2
$ pave tess --toggle 0:999 --hash
pave: --toggle: the board has no tile 999; numbers go from 0 to 153, columns from -1 to 12, rows from -1 to 9
-> 2
$ pave tess --toggle 4 --hash
pave: --toggle: "4" are not two tiles; give them as A:B, such as 0,0:1,0
-> 2
$ pave tess --voronoi 10 --toggle 0:1 --hash
pave: --toggle: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
again.json
around.json
before.json
board.json
cut
edited.json
joined
relaxed
tiles.json
STDOUT
