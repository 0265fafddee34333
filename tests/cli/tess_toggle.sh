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
try pave tess --size 2x2 --relax 3 --toggle 0:1 --before --width 100 -o - --format svg
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
