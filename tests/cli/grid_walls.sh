# Paths and sight between walls, on every kind of grid and on user-made tilings.
cat >square.walls <<'END'
# a wall with a gap at its lower end
grid square
window rectangle 7x5
rows
. . . # . . .
. . . # . . .
. . . # . . .
. . . # . . .
. . . . . . .
END
cat >hex.walls <<'END'
grid hex
window hexagon 3
cells 0,0 1,-1 -1,1
edges 0,1,W
END
cat >tri.walls <<'END'
grid tri
window parallelogram 8x4
edges 2,0,W 2,1,W 2,2,W
END
cat >cairo.walls <<'END'
grid cairo
window parallelogram 6x6
cells 2,2,0 2,2,1
END
cat >closed.walls <<'END'
grid square
window rectangle 5x1
rows
..#..
END
cat >torus.walls <<'END'
grid square
window rectangle 5x1 wrap
rows
..#..
END
ask() { while read -r query; do try pave grid $query; done; } # shellcheck disable=SC2086 # words
ask <<'END'
square path 0,0 6,0 --walls square.walls
square path 0,0 6,0 vertex --walls square.walls
square path 0,0 0,0 --walls square.walls
square sight 0,0 6,0 --walls square.walls
square sight 6,0 0,0 --walls square.walls
square sight 0,4 6,4 --walls square.walls
square sight 2,3 4,4 --walls square.walls
square path 0,0 4,0 --walls closed.walls
square path 0,0 4,0 --walls closed.walls --json
square sight 0,0 4,0 --walls closed.walls --json
square path 0,0 2,0 --walls closed.walls
square path 1,0 3,0 --walls torus.walls
square path 5,1 -1,3 --walls torus.walls
square sight 0,0 -1,0 --walls torus.walls
square sight 0,0 4,0 --walls torus.walls
square path 0,0 2,0 --walls torus.walls
square path 2,0 0,0 --walls torus.walls
square path 2,0 7,0 --walls torus.walls
square sight 2,0 2,0 --walls torus.walls
square neighbors 0,0 --walls missing.walls
square neighbors 0,0 --walls missing.walls --scale x
hex path -2,0 2,0 --walls hex.walls
hex path -1,1 1,-1 --walls hex.walls
hex sight -2,0 2,0 --walls hex.walls
hex sight -2,2 2,-2 --walls hex.walls
hex sight 0,1 -1,1 --walls hex.walls
hex path -3,3 3,-3 --walls hex.walls --json
tri path 0,0,L 3,0,L --walls tri.walls
tri path 0,0,L 3,0,L vertex --walls tri.walls
tri sight 0,0,L 3,0,L --walls tri.walls
tri sight 0,3,L 3,3,L --walls tri.walls
cairo path 0,0,0 5,5,3 --walls cairo.walls
cairo sight 0,0,0 5,5,3 --walls cairo.walls
cairo sight 0,0,0 1,0,2 --walls cairo.walls
square path 0,0 6,0
square sight 0,0 6,0
square path 0,0 7,0 --walls square.walls
square path -1,0 6,0 --walls square.walls
square sight 0,0 9,9 --walls square.walls
hex path 0,0 1,0 --walls square.walls
square path 0,0 1,0 --walls missing.walls
square path 0,0 1,0 --walls .
square path 0,0 6,0 both --walls square.walls
END
printf 'grid square\nwindow rectangle 2x2\nrows\n. #\n. ?\n' >bad.walls
try pave grid square path 0,0 1,0 --walls bad.walls
printf 'window rectangle 2x2\n' >bad.walls
try pave grid square path 0,0 1,0 --walls bad.walls
# In batches: the walls of the call, or those of the line.
printf '%s\n' 'square path 0,0 4,0' 'square sight 0,0 1,0' 'square path 0,0 6,0 --walls square.walls' 'hex path 0,0 1,0 --walls missing.walls' 'square path 0,0 1,0' \
    'cairo sight 0,0,0 5,5,3 --walls cairo.walls' 'square path 1,0 3,0 --walls=torus.walls' >queries
try pave grid --batch --walls closed.walls <queries
# The same in both directions, and not longer than necessary.
for a in {0..6},{0..4}; do for b in {0..6},{0..4}; do echo "$a $b"; done; done >pairs
sed 's/^/square sight /' pairs | pave grid --batch --walls square.walls >there
sed 's/\(.*\) \(.*\)/square sight \2 \1/' pairs | pave grid --batch --walls square.walls | cmp - there && echo 'sight is the same both ways'
sed 's/^/square path /' pairs | pave grid --batch --walls square.walls | awk '{ print NF }' >there
sed 's/\(.*\) \(.*\)/square path \2 \1/' pairs | pave grid --batch --walls square.walls | awk '{ print NF }' | cmp - there && echo 'paths are as long both ways'

# A user-made tiling.
cat >bricks.json <<'END'
{
    "name": "bricks",
    "i": [2, 0],
    "j": [1, 1],
    "faces": [[[0, 0], [1, 0], [2, 0], [2, 1], [1, 1], [0, 1]]]
}
END
printf 'grid bricks\nwindow parallelogram 6x4\ncells 2,1\n' >bricks.walls
ask <<'END'
bricks.json neighbors 0,0
./bricks.json touching -1,2
bricks.json corners 0,0
bricks.json world 1,1
bricks.json at 1.5,0.5
bricks.json distance 0,0 5,-3
bricks.json path 0,0 4,2 --walls bricks.walls
bricks.json sight 0,0 5,0 --walls bricks.walls
bricks.json ring 0,0 1
bricks.json neighbors 0,0,1
missing.json neighbors 0,0
./bricks neighbors 0,0
END
sed 's/\[0, 1\]\]/[0, 1.5]]/' bricks.json >gap.json
try pave grid gap.json neighbors 0,0
echo '{' >broken.json
try pave grid broken.json neighbors 0,0
ask <<'END'
cairo distance 0,0,0 0,0,0
cairo distance 0,0,0 0,0,1
cairo distance 0,0,0 3,4,2
cairo distance -40,10,3 20,-30,1
snub-trihexagonal distance 0,0,0 3,-5,8
kisrhombille distance 0,0,0 2,2,11
cairo distance 0,0,0 100000,0,0
cairo distance 536870912,0,0 536870911,0,0
END
rm ./*.walls ./*.json queries pairs there
