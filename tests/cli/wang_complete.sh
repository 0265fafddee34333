# The smallest complete sets, counted and listed.
for grid in square hex tri 8; do
    for kind in edge corner mixed blob; do
        try pave wang complete --grid $grid --kind $kind
        try pave wang complete --grid $grid --kind $kind --rotate
        try pave wang complete --grid $grid --kind $kind --rotate --mirror
    done
done
try pave wang complete --colors 4 --rotate
pave wang complete --colors 4 --rotate --list | tail -3
pave wang complete --colors 4 --rotate --list | wc -l
try pave wang complete --colors 3 --mirror
try pave wang complete --colors 3 --kind corner --flip
try pave wang complete --colors 3 --mirror --flip
try pave wang complete --colors 3 --half-turn
try pave wang complete --colors 4 --pairs 1 --rotate --mirror
try pave wang complete --kind blob --rotate --list
try pave wang complete --grid tri --colors 3 --rotate --list --json
try pave wang complete --grid 12 --kind mixed --colors 254 --rotate --json

# Sheets to paint over, which are complete from the start.
try pave wang complete --colors 4 --rotate -o square.png
try pave wang check square.tsx
try pave world fill square.tsx --size 9x7 --seed 2 -o square.tmx
try pave world verify square.tmx
for sheet in "hex edge 3" "tri mixed 2" "8 corner 2"; do
    read -r grid kind colors <<<"$sheet"
    try pave wang complete --grid $grid --kind $kind --colors $colors --rotate --tile 40 -o $grid.png
    size_of_png $grid.png
    try pave wang check $grid.json
done
try pave wang complete --kind blob --rotate -o blob.png
try pave wang check blob.tsx --limit 0
try pave wang check blob.tsx --limit 0 --json
try pave wang complete --half-turn -o half.png
try pave wang complete --pairs 1 --rotate --mirror -o pair.png
cat pair.json
try pave wang complete --colors 4 --rotate -o square.png
try pave wang complete --colors 16 -o many.png
try pave wang complete --tile 8
try pave wang complete --kind mixed --colors 8 -o many.png
ls -A

# What is refused.
try pave wang complete --grid 13
try pave wang complete --grid penrose
try pave wang complete --grid hat
try pave wang complete --grid round
try pave wang complete --grid tri --flip
try pave wang complete --grid 5 --half-turn
try pave wang complete --pairs 2
try pave wang complete --kind blob --colors 3
try pave wang complete --kind blob --pairs 1
