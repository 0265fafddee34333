# What other tilings answer.
while read -r query; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done <<'END'
cairo neighbors 0,0,0
cairo neighbors -3,2,3
cairo touching 0,0,1
cairo corners 0,0,0
cairo world -1,1,2
cairo world -1,1,2 --scale 10
cairo at 2,2
cairo at -20,31.5 --scale 10
cairo at 12,-18 --y-up --origin 10,-20
cairo world 0,0,1 --basis 1,0,0,1
cairo twin 0,0,0 4
cairo twin -1,2,3 0
cairo color 0,0,0
cairo color 0,-1,3 vertex
cairo color 0,0,0 steps
snub-square color 1,1,5 vertex
cairo twin 0,0,0 5
cairo twin 0,0,0 N
cairo color 0,0,0 touch
cairo edge-at 0,0
rhombille world 0,0,2 --orientation flat
trihexagonal neighbors 0,0,0
snub-square corners 0,0,0 --json
cairo world 0,0,0 --json
cairo ring 0,0,0 1
cairo neighbors 0,0,4
cairo neighbors 0,0
cairo neighbors 0,0,L
cairo neighbors 0,536870913,0
cairo world 0,0,V
cario neighbors 0,0,0
cairo at 1e12,0
3.3.3.3.3.3 neighbors 0,0,L
6.6.6 line 0,0 3,0
END
# Neighbors are neighbors of each other, and what is at a cell's middle is the cell, on every tiling of the list.
for tiling in trihexagonal truncated-square truncated-hexagonal truncated-trihexagonal rhombitrihexagonal snub-square elongated-triangular snub-trihexagonal \
    rhombille tetrakis-square triakis-triangular kisrhombille deltoidal-trihexagonal cairo prismatic-pentagonal floret-pentagonal; do
    for q in {-2..2}; do for r in {-2..2}; do for s in {0..20}; do echo "$q,$r,$s"; done; done; done >all
    sed "s/^/$tiling world /" all | pave grid --batch 2>/dev/null | paste -d' ' all - | grep -v error >there
    sed "s/^[^ ]* \(.*\) \(.*\)/$tiling at \1,\2/" there | pave grid --batch | paste -d' ' <(cut -d' ' -f1 there) - | awk '$1 != $2 { print "moved: " $0 }'
    cut -d' ' -f1 there | sed "s/^/$tiling neighbors /" | pave grid --batch | paste -d' ' <(cut -d' ' -f1 there) - | awk '{ for (i = 2; i <= NF; i++) print $1, $i }' | sort >pairs
    sed "s/^[^ ]* \(.*\)/$tiling neighbors \1/" pairs | pave grid --batch | paste -d' ' pairs - | awk '{ for (i = 3; i <= NF && $i != $1; i++); if (i > NF) print "one way: " $0 }'
    echo "$tiling: $(sed 's/.*,//; s/ .*//' there | sort -u | wc -l) faces"
done
rm all there pairs

# A mask may name the grid by its vertices.
printf 'grid 3.6.3.6\nwindow rectangle 3x3\n' >vertices.mask
try pave grid trihexagonal path 0,0,0 1,1,0 --on vertices.mask
rm vertices.mask

exit
: <<'STDOUT'
$ pave grid cairo neighbors 0,0,0
0,-1,1 1,0,3 0,0,1 0,0,3 0,-1,2
$ pave grid cairo neighbors -3,2,3
-3,1,2 -3,2,0 -3,2,2 -4,2,1 -4,2,0
$ pave grid cairo touching 0,0,1
1,0,3 1,0,2 1,1,3 0,1,0 0,0,2 0,0,3 0,0,0
$ pave grid cairo corners 0,0,0
0.816497,-0.816497 1.578298,-0.612372 1.374174,0.149429 0.612372,0.353553 0.408248,-0.408248
$ pave grid cairo world -1,1,2
-1.680738 2.890072
$ pave grid cairo world -1,1,2 --scale 10
-16.807382 28.900719
$ pave grid cairo at 2,2
1,1,3
$ pave grid cairo at -20,31.5 --scale 10
-1,1,2
$ pave grid cairo at 12,-18 --y-up --origin 10,-20
1,-1,3
$ pave grid cairo world 0,0,1 --basis 1,0,0,1
0.629986 0.370014
$ pave grid cairo twin 0,0,0 4
0,-1,2 1
$ pave grid cairo twin -1,2,3 0
-1,1,2 2
$ pave grid cairo color 0,0,0
0
$ pave grid cairo color 0,-1,3 vertex
3
$ pave grid cairo color 0,0,0 steps
0
$ pave grid snub-square color 1,1,5 vertex
4
$ pave grid cairo twin 0,0,0 5
pave: SIDE: "5" is not a side of that cell; sides go from 0 to 4
-> 2
$ pave grid cairo twin 0,0,0 N
pave: SIDE: "N" is not a side of that cell; sides go from 0 to 4
-> 2
$ pave grid cairo color 0,0,0 touch
pave: color of cairo has no contact "touch"; it has edge, steps, vertex
-> 2
$ pave grid cairo edge-at 0,0
pave: cairo has no query edge-at; its queries are neighbors, touching, corners, twin, distance, color, world, at, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid rhombille world 0,0,2 --orientation flat
0.866025 1.500000
$ pave grid trihexagonal neighbors 0,0,0
0,0,1 1,-1,2 0,1,1 0,0,2 -1,1,1 0,-1,2
$ pave grid snub-square corners 0,0,0 --json
{"grid":"snub-square","query":"corners","args":["0,0,0"],"points":[[0.965926,-0.258819],[1.224745,0.707107],[0.258819,0.965926],[0.000000,0.000000]]}
$ pave grid cairo world 0,0,0 --json
{"grid":"cairo","query":"world","args":["0,0,0"],"point":[0.973631,-0.251113]}
$ pave grid cairo ring 0,0,0 1
pave: cairo has no query ring; its queries are neighbors, touching, corners, twin, distance, color, world, at, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid cairo neighbors 0,0,4
pave: "0,0,4" is not a face; in cairo they are q,r,s with s from 0 to 3, such as 0,0,0
-> 2
$ pave grid cairo neighbors 0,0
pave: "0,0" is not a face; in cairo they are q,r,s with s from 0 to 3, such as 0,0,0
-> 2
$ pave grid cairo neighbors 0,0,L
pave: "0,0,L" is not a face; in cairo they are q,r,s with s from 0 to 3, such as 0,0,0
-> 2
$ pave grid cairo neighbors 0,536870913,0
pave: 0,536870913,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid cairo world 0,0,V
pave: world needs a face such as 0,0,0; "0,0,V" is not one: check what follows the second comma
-> 2
$ pave grid cario neighbors 0,0,0
pave: "cario" is not a grid; did you mean cairo? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid cairo at 1e12,0
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid 3.3.3.3.3.3 neighbors 0,0,L
0,-1,R 0,0,R -1,0,R
$ pave grid 6.6.6 line 0,0 3,0
0,0 1,0 2,0 3,0
trihexagonal: 3 faces
truncated-square: 2 faces
truncated-hexagonal: 3 faces
truncated-trihexagonal: 6 faces
rhombitrihexagonal: 6 faces
snub-square: 6 faces
elongated-triangular: 3 faces
snub-trihexagonal: 9 faces
rhombille: 3 faces
tetrakis-square: 4 faces
triakis-triangular: 6 faces
kisrhombille: 12 faces
deltoidal-trihexagonal: 6 faces
cairo: 4 faces
prismatic-pentagonal: 2 faces
floret-pentagonal: 6 faces
$ pave grid trihexagonal path 0,0,0 1,1,0 --on vertices.mask
0,0,0 0,0,2 0,1,0 0,2,1 1,1,0
STDOUT
