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
square path 0,0 6,0 --on square.walls
square path 0,0 6,0 vertex --on square.walls
square path 0,0 0,0 --on square.walls
square sight 0,0 6,0 --on square.walls
square sight 6,0 0,0 --on square.walls
square sight 0,4 6,4 --on square.walls
square sight 2,3 4,4 --on square.walls
square path 0,0 4,0 --on closed.walls
square path 0,0 4,0 --on closed.walls --json
square sight 0,0 4,0 --on closed.walls --json
square path 0,0 2,0 --on closed.walls
square path 1,0 3,0 --on torus.walls
square path 5,1 -1,3 --on torus.walls
square sight 0,0 -1,0 --on torus.walls
square sight 0,0 4,0 --on torus.walls
square path 0,0 2,0 --on torus.walls
square path 2,0 0,0 --on torus.walls
square path 2,0 7,0 --on torus.walls
square sight 2,0 2,0 --on torus.walls
square neighbors 0,0 --on missing.walls
square neighbors 0,0 --on missing.walls --scale x
hex path -2,0 2,0 --on hex.walls
hex path -1,1 1,-1 --on hex.walls
hex sight -2,0 2,0 --on hex.walls
hex sight -2,2 2,-2 --on hex.walls
hex sight 0,1 -1,1 --on hex.walls
hex path -3,3 3,-3 --on hex.walls --json
tri path 0,0,L 3,0,L --on tri.walls
tri path 0,0,L 3,0,L vertex --on tri.walls
tri sight 0,0,L 3,0,L --on tri.walls
tri sight 0,3,L 3,3,L --on tri.walls
cairo path 0,0,0 5,5,3 --on cairo.walls
cairo sight 0,0,0 5,5,3 --on cairo.walls
cairo sight 0,0,0 1,0,2 --on cairo.walls
square path 0,0 6,0
square sight 0,0 6,0
square path 0,0 7,0 --on square.walls
square path -1,0 6,0 --on square.walls
square sight 0,0 9,9 --on square.walls
hex path 0,0 1,0 --on square.walls
square path 0,0 1,0 --on missing.walls
square path 0,0 1,0 --on .
square path 0,0 6,0 both --on square.walls
END
printf 'grid square\nwindow rectangle 2x2\nrows\n. #\n. ?\n' >bad.walls
try pave grid square path 0,0 1,0 --on bad.walls
printf 'window rectangle 2x2\n' >bad.walls
try pave grid square path 0,0 1,0 --on bad.walls
# In batches: the walls of the call, or those of the line.
printf '%s\n' 'square path 0,0 4,0' 'square sight 0,0 1,0' 'square path 0,0 6,0 --on square.walls' 'hex path 0,0 1,0 --on missing.walls' 'square path 0,0 1,0' \
    'cairo sight 0,0,0 5,5,3 --on cairo.walls' 'square path 1,0 3,0 --on=torus.walls' >queries
try pave grid --batch --on closed.walls <queries
# The same in both directions, and not longer than necessary.
for a in {0..6},{0..4}; do for b in {0..6},{0..4}; do echo "$a $b"; done; done >pairs
sed 's/^/square sight /' pairs | pave grid --batch --on square.walls >there
sed 's/\(.*\) \(.*\)/square sight \2 \1/' pairs | pave grid --batch --on square.walls | cmp - there && echo 'sight is the same both ways'
sed 's/^/square path /' pairs | pave grid --batch --on square.walls | awk '{ print NF }' >there
sed 's/\(.*\) \(.*\)/square path \2 \1/' pairs | pave grid --batch --on square.walls | awk '{ print NF }' | cmp - there && echo 'paths are as long both ways'

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
bricks.json path 0,0 4,2 --on bricks.walls
bricks.json sight 0,0 5,0 --on bricks.walls
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
# Costs beyond 2^31 - 2, and cells too far apart for a line of sight.
{ printf 'grid square\nwindow rectangle 3000x1\nrows\n'; head -c 3000 /dev/zero | tr '\0' '#'; } >long.mask
for query in 'path 0,0 2999,0' 'field 0,0'; do try pave grid square $query --on long.mask --cost marked=1000000; done
pave grid square reach 0,0 2147483647 --on long.mask --cost marked=1000000 | wc -w
printf 'grid cairo\nwindow parallelogram 4x4 wrap\n' >wrap.mask
try pave grid cairo sight 0,0,0 400000000,300,0 --on wrap.mask

exit
: <<'STDOUT'
$ pave grid square path 0,0 6,0 --on square.walls
0,0 1,0 2,0 2,1 2,2 2,3 2,4 3,4 4,4 5,4 6,4 6,3 6,2 6,1 6,0
$ pave grid square path 0,0 6,0 vertex --on square.walls
0,0 1,1 2,2 2,3 3,4 4,3 5,2 6,1 6,0
$ pave grid square path 0,0 0,0 --on square.walls
0,0
$ pave grid square sight 0,0 6,0 --on square.walls
no
-> 1
$ pave grid square sight 6,0 0,0 --on square.walls
no
-> 1
$ pave grid square sight 0,4 6,4 --on square.walls
yes
$ pave grid square sight 2,3 4,4 --on square.walls
no
-> 1
$ pave grid square path 0,0 4,0 --on closed.walls
no
-> 1
$ pave grid square path 0,0 4,0 --on closed.walls --json
{"grid":"square","query":"path","args":["0,0","4,0"],"value":false}
-> 1
$ pave grid square sight 0,0 4,0 --on closed.walls --json
{"grid":"square","query":"sight","args":["0,0","4,0"],"value":false}
-> 1
$ pave grid square path 0,0 2,0 --on closed.walls
no
-> 1
$ pave grid square path 1,0 3,0 --on torus.walls
1,0 0,0 4,0 3,0
$ pave grid square path 5,1 -1,3 --on torus.walls
0,0 4,0
$ pave grid square sight 0,0 -1,0 --on torus.walls
yes
$ pave grid square sight 0,0 4,0 --on torus.walls
no
-> 1
$ pave grid square path 0,0 2,0 --on torus.walls
no
-> 1
$ pave grid square path 2,0 0,0 --on torus.walls
no
-> 1
$ pave grid square path 2,0 7,0 --on torus.walls
2,0
$ pave grid square sight 2,0 2,0 --on torus.walls
yes
$ pave grid square neighbors 0,0 --on missing.walls
pave: --on: the query does not use a ground; leave it out
-> 2
$ pave grid square neighbors 0,0 --on missing.walls --scale x
pave: --scale: "x" is not a number; give one above 0, such as 2 or 0.5
-> 2
$ pave grid hex path -2,0 2,0 --on hex.walls
-2,0 -2,1 -2,2 -1,2 0,2 1,1 2,0
$ pave grid hex path -1,1 1,-1 --on hex.walls
no
-> 1
$ pave grid hex sight -2,0 2,0 --on hex.walls
no
-> 1
$ pave grid hex sight -2,2 2,-2 --on hex.walls
no
-> 1
$ pave grid hex sight 0,1 -1,1 --on hex.walls
no
-> 1
$ pave grid hex path -3,3 3,-3 --on hex.walls --json
{"grid":"hex","query":"path","args":["-3,3","3,-3"],"cells":["-3,3","-2,2","-2,1","-1,0","0,-1","1,-2","2,-2","3,-3"]}
$ pave grid tri path 0,0,L 3,0,L --on tri.walls
0,0,L 0,0,R 1,0,L 1,0,R 1,1,L 1,1,R 1,2,L 1,2,R 1,3,L 1,3,R 2,3,L 2,2,R 2,2,L 2,1,R 2,1,L 2,0,R 3,0,L
$ pave grid tri path 0,0,L 3,0,L vertex --on tri.walls
0,0,L 1,0,L 1,1,L 1,2,L 1,2,R 2,2,R 2,1,R 3,0,L
$ pave grid tri sight 0,0,L 3,0,L --on tri.walls
no
-> 1
$ pave grid tri sight 0,3,L 3,3,L --on tri.walls
yes
$ pave grid cairo path 0,0,0 5,5,3 --on cairo.walls
0,0,0 0,0,1 0,1,0 0,1,1 1,1,2 1,2,0 1,2,1 2,2,2 2,3,0 2,3,1 3,3,2 3,4,0 3,4,1 4,4,2 4,5,0 5,5,3
$ pave grid cairo sight 0,0,0 5,5,3 --on cairo.walls
no
-> 1
$ pave grid cairo sight 0,0,0 1,0,2 --on cairo.walls
yes
$ pave grid square path 0,0 6,0
pave: path needs --on FILE, a ground such as a mask, whose window limits the moves; docs/grounds.md lists all kinds
-> 2
$ pave grid square sight 0,0 6,0
pave: sight needs --on FILE, a ground such as a mask, whose window limits the moves; docs/grounds.md lists all kinds
-> 2
$ pave grid square path 0,0 7,0 --on square.walls
pave: B is outside the window of square.walls
-> 2
$ pave grid square path -1,0 6,0 --on square.walls
pave: A is outside the window of square.walls
-> 2
$ pave grid square sight 0,0 9,9 --on square.walls
pave: B is outside the window of square.walls
-> 2
$ pave grid hex path 0,0 1,0 --on square.walls
pave: square.walls:2:6: the mask is for the grid "square", not for hex: give that grid, or another mask
-> 3
$ pave grid square path 0,0 1,0 --on missing.walls
pave: missing.walls: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave grid square path 0,0 1,0 --on .
pave: .: this is a directory; name a file in it
-> 3
$ pave grid square path 0,0 6,0 both --on square.walls
pave: path of square has no contact "both"; it has edge, 4, vertex, 8
-> 2
$ pave grid square path 0,0 1,0 --on bad.walls
pave: bad.walls:5:3: a row has only "." (clear) and "#" (set): row 2 of 2 has something else
-> 3
$ pave grid square path 0,0 1,0 --on bad.walls
pave: bad.walls:1:1: the grid is not named: put a line such as "grid square" before the window
-> 3
$ pave grid --batch --on closed.walls
no
yes
0,0 1,0 2,0 2,1 2,2 2,3 2,4 3,4 4,4 5,4 6,4 6,3 6,2 6,1 6,0
error: missing.walls: the file cannot be read (No such file or directory); check its name and permissions
0,0 1,0
no
1,0 0,0 4,0 3,0
pave: standard input: 1 of 7 queries is invalid; see the "error: ..." answer
-> 3
sight is the same both ways
paths are as long both ways
$ pave grid bricks.json neighbors 0,0
1,-1 1,0 0,1 -1,1 -1,0 0,-1
$ pave grid ./bricks.json touching -1,2
0,1 0,2 -1,3 -2,3 -2,2 -1,1
$ pave grid bricks.json corners 0,0
1.000000,0.000000 2.000000,0.000000 2.000000,1.000000 1.000000,1.000000 0.000000,1.000000 0.000000,0.000000
$ pave grid bricks.json world 1,1
4.000000 1.500000
$ pave grid bricks.json at 1.5,0.5
0,0
$ pave grid bricks.json distance 0,0 5,-3
5
$ pave grid bricks.json path 0,0 4,2 --on bricks.walls
0,0 1,0 2,0 3,0 3,1 3,2 4,2
$ pave grid bricks.json sight 0,0 5,0 --on bricks.walls
yes
$ pave grid bricks.json ring 0,0 1
pave: bricks.json has no query ring; its queries are neighbors, touching, corners, twin, distance, color, world, at, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid bricks.json neighbors 0,0,1
pave: "0,0,1" is not a face; bricks.json faces are q,r, such as -3,2
-> 2
$ pave grid missing.json neighbors 0,0
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave grid ./bricks neighbors 0,0
pave: ./bricks: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave grid gap.json neighbors 0,0
pave: gap.json:5:15: face 0 overlaps its own repetition, at its side 1
-> 3
$ pave grid broken.json neighbors 0,0
pave: broken.json:2:1: this is not well-formed JSON: a name in quotes is expected here, but the file is cut off
-> 3
$ pave grid cairo distance 0,0,0 0,0,0
0
$ pave grid cairo distance 0,0,0 0,0,1
1
$ pave grid cairo distance 0,0,0 3,4,2
12
$ pave grid cairo distance -40,10,3 20,-30,1
161
$ pave grid snub-trihexagonal distance 0,0,0 3,-5,8
17
$ pave grid kisrhombille distance 0,0,0 2,2,11
19
$ pave grid cairo distance 0,0,0 100000,0,0
pave: A and B are too far apart: the search would have more than 4000000 cells
-> 2
$ pave grid cairo distance 536870912,0,0 536870911,0,0
2
$ pave grid square path 0,0 2999,0 --on long.mask --cost marked=1000000
pave: the cost exceeds 2147483646; give smaller costs
-> 2
$ pave grid square field 0,0 --on long.mask --cost marked=1000000
pave: the cost exceeds 2147483646; give smaller costs
-> 2
2148
$ pave grid cairo sight 0,0,0 400000000,300,0 --on wrap.mask
pave: A and B are too far apart; choose closer cells
-> 2
STDOUT
