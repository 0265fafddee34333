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

# What is refused.
try pave wang complete --grid 13
try pave wang complete --grid round
try pave wang complete --grid tri --flip
try pave wang complete --grid 5 --half-turn
try pave wang complete --pairs 2
try pave wang complete --kind blob --colors 3
try pave wang complete --kind blob --pairs 1
