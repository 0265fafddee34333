# What grids that repeat nowhere answer: rhombs of multigrids by name, hats, spectres and quads in a piece around what is asked.
while read -r query; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done <<'END'
penrose at 3.5,-2
penrose neighbors -1,-2,4
penrose touching -1,-2,4
penrose borders -1,-2,4
penrose corners -1,-2,4
penrose joins 1,-1,1
penrose endpoints 1,-1,1
penrose touches 1,-1,0
penrose world -1,-2,4
penrose line -1,-2,4 1,-3,4
penrose distance -1,-2,4 11,-1,3
penrose path -1,-2,4 3,-1,3
penrose path -1,-2,4 3,-1,3 vertex
penrose path -1,-2,4 -1,-2,4
penrose reach -1,-2,4 2
penrose reach -1,-2,4 1 vertex
penrose sight -1,-2,4 11,-1,3
penrose view -1,-2,4 2
penrose view -1,-2,4 0
penrose view -1,-2,4 2 euclid
penrose:1974 at 3.5,-2
penrose:2026-01-01 at 3.5,-2
penrose neighbors -1,-2,4 --json
penrose world -1,-2,4 --json
penrose at 100000000.5,-200000000
ammann-beenker at 0,0
multigrid-12 at 0,0
multigrid-12 touching 0,0,65
townscaper:7 at 3,4
END
for grid in hat spectre townscaper; do
    here=$(pave grid $grid at 3,4) there=$(pave grid $grid at -15,20)
    for query in "neighbors $here" "touching $here" "corners $here" "world $here" "path $here $there" "line $here $there" "distance $here $there" "reach $here 1" "sight $here $there"; do
        # shellcheck disable=SC2086 # words
        try pave grid $grid $query
    done
done
# What is refused.
while read -r query; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done <<'END'
penros at 0,0
penrose:-4 at 0,0
penrose: at 0,0
penrose ring 0,0,0 2
penrose neighbors 0,0,10
penrose neighbors 0,0
penrose neighbors 2000000000,0,1
penrose neighbors 20000000000,0,1
penrose joins 0,0,20
penrose at 1e12,0
penrose at 0
penrose distance 0,0,0 200000,0,0
penrose reach 0,0,0 1000000
penrose distance 0,0,0 0,0,1 euclid
penrose field 0,0,0
penrose view 0,0,0 201
penrose view 0,0,0 3 steps
penrose path 0,0,0 0,0,1 --on rooms.mask
penrose path 0,0,0 0,0,1 --corners both
penrose at 0,0 --y-up
penrose at 0,0 --scale 10
hat borders 0,0,0
hat neighbors 0,0,0
hat neighbors 0,0,12
spectre neighbors 0,0,0
townscaper neighbors 0,0,6
townscaper neighbors 90000000,0,0
END
# Options of a batch count for all its lines; a line may have its own.
printf '%s\n' 'penrose world 0,0,0' 'penrose path 0,0,0 0,0,1' 'penrose neighbors 0,0,0' 'square world 0,0' 'penrose:3 neighbors 0,0,0 --json' >queries
for options in --y-up '--scale 2' '--origin 1,0' '--on rooms.mask' --json; do
    # shellcheck disable=SC2086 # words
    try pave grid --batch $options <queries
done
# What must hold for the cells around the origin, in batches.
holds() { if cmp -s "$2" "$3"; then echo "holds: $1"; else echo "does not hold: $1"; diff "$2" "$3" | head -n 4; fi; }
for grid in penrose:5 ammann-beenker multigrid-7 multigrid-12 hat spectre townscaper; do
    for x in -9.3 -4.1 0.2 3.7 8.9; do for y in -7.7 -2.2 0.1 5.6; do echo "$grid at $x,$y"; done; done | pave grid --batch | sort -u >cells
    # The cell at the middle of a cell is that cell.
    sed "s/^/$grid world /" cells | pave grid --batch | sed "s/\(.*\) \(.*\)/$grid at \1,\2/" | pave grid --batch >back
    holds "$grid: at undoes world" cells back
    # Neighbors have a cell among their neighbors, and what touches it among what touches them; the distance is 1, both ways.
    for relation in neighbors touching; do
        sed "s/^/$grid $relation /" cells | pave grid --batch | paste cells - | awk '{ for (i = 2; i <= NF; i++) print $1, $i }' | sort -u >pairs
        awk -v g="$grid" -v r=$relation '{ print g, r, $2 }' pairs | pave grid --batch | paste pairs - | awk '{ found = 0; for (i = 3; i <= NF; i++) found = found || $i == $1; if (!found) print }' >lost
        holds "$grid: $relation both ways" /dev/null lost
    done
    sed "s/^/$grid neighbors /" cells | pave grid --batch | paste cells - | awk -v g="$grid" '{ print g, "distance", $1, $2; print g, "distance", $2, $1 }' | pave grid --batch | sort -u >one
    echo 1 >expected
    holds "$grid: neighbors are a step apart" expected one
    # A path is a step longer than the distance, and its steps are between neighbors; the first and the last cell are where it was to go.
    paste -d' ' <(head -n -3 cells) <(tail -n +4 cells) >ends
    sed "s/^/$grid path /" ends | pave grid --batch >paths
    sed "s/^/$grid distance /" ends | pave grid --batch >distances
    awk '{ print NF - 1 }' paths >lengths
    holds "$grid: a path is as long as the distance" distances lengths
    awk '{ print $1, $NF }' paths >reached
    holds "$grid: a path leads where it was to go" ends reached
    # A line is the same backwards.
    awk -v g="$grid" '{ print g, "line", $2, $1 }' ends | pave grid --batch | awk '{ for (i = NF; i > 1; i--) printf "%s ", $i; print $1 }' >backwards
    sed "s/^/$grid line /" ends | pave grid --batch >lines
    holds "$grid: a line is the same backwards" lines backwards
done
# Edges and vertices of rhombs have one name each, and lead back.
for grid in penrose multigrid-9; do
    for x in -3 0 2.5; do echo "$grid at $x,1.5"; done | pave grid --batch >cells
    sed "s/^/$grid borders /" cells | pave grid --batch | tr ' ' '\n' | sed "s/^/$grid joins /" | pave grid --batch | tr ' ' '\n' | sort -u >joined
    { sed "s/^/$grid neighbors /" cells | pave grid --batch | tr ' ' '\n'; cat cells; } | sort -u >beside
    holds "$grid: the borders of a cell join it and its neighbors" beside joined
    sed "s/^/$grid corners /" cells | pave grid --batch | tr ' ' '\n' | sed "s/^/$grid touches /" | pave grid --batch | tr ' ' '\n' | sort -u >around
    { sed "s/^/$grid touching /" cells | pave grid --batch | tr ' ' '\n'; cat cells; } | sort -u >beside
    holds "$grid: around the corners of a cell is what touches it" beside around
done
# Far out a place of `at` is a cell that queries take.
echo 'townscaper at 0,100000000' | pave grid --batch >far
sed 's/^/townscaper neighbors /' far | pave grid --batch | wc -w
try pave grid spectre distance -1,2,6007 1500,-588,5604

exit
: <<'STDOUT'
$ pave grid penrose at 3.5,-2
-1,-2,4
$ pave grid penrose neighbors -1,-2,4
1,-1,0 1,-2,1 0,-1,0 -2,1,8
$ pave grid penrose touching -1,-2,4
1,-1,0 1,-2,1 1,-2,2 -2,0,9 -1,0,8 0,-1,1 0,-1,0 0,-1,2 -1,1,9 -2,1,8 1,1,3
$ pave grid penrose borders -1,-2,4
1,-1,1 1,-2,3 -1,-2,8 -1,-2,9
$ pave grid penrose corners -1,-2,4
1,1,3 1,-1,0 1,-2,1 -1,-2,4
$ pave grid penrose joins 1,-1,1
1,-1,0 -1,-2,4
$ pave grid penrose endpoints 1,-1,1
1,-1,0 1,1,3
$ pave grid penrose touches 1,-1,0
1,-1,0 1,-2,1 -1,-2,4
$ pave grid penrose world -1,-2,4
3.177051 -1.720477
$ pave grid penrose line -1,-2,4 1,-3,4
-1,-2,4 1,-2,1 -2,-2,7 0,-2,4 0,-3,5 2,0,0 0,-3,4 -3,-4,7 3,-3,1 1,-3,4
$ pave grid penrose distance -1,-2,4 11,-1,3
38
$ pave grid penrose path -1,-2,4 3,-1,3
-1,-2,4 1,-2,1 -2,-2,7 0,-2,4 0,-3,5 2,0,0 2,0,3 -4,0,9 1,0,6 3,0,3 3,2,0 3,-5,2 3,-1,3
$ pave grid penrose path -1,-2,4 3,-1,3 vertex
-1,-2,4 1,-2,2 0,0,6 -1,-3,7 2,1,0 2,-4,2 2,-1,6 -2,-5,7 3,-1,3
$ pave grid penrose path -1,-2,4 -1,-2,4
-1,-2,4
$ pave grid penrose reach -1,-2,4 2
-1,-2,4 -2,1,8 1,-1,0 0,-1,0 1,-2,1 -2,-1,7 1,1,3 -1,1,9 -1,1,6 0,-1,2 -1,-1,4 -2,-2,7 0,-1,1 1,-2,2
$ pave grid penrose reach -1,-2,4 1 vertex
-1,-2,4 1,1,3 -1,1,9 -2,1,8 0,-1,2 1,-1,0 0,-1,0 1,-2,1 0,-1,1 1,-2,2 -1,0,8 -2,0,9
$ pave grid penrose sight -1,-2,4 11,-1,3
yes
$ pave grid penrose view -1,-2,4 2
-2,-1,7 1,1,3 -1,1,9 -2,1,8 -1,1,6 0,-1,2 1,-1,0 -1,-2,4 0,-1,0 1,-2,1 -1,-1,4 -2,-2,7 0,-1,1 1,-2,2 -1,0,8 -2,0,9
$ pave grid penrose view -1,-2,4 0
-1,-2,4
$ pave grid penrose view -1,-2,4 2 euclid
-2,-1,7 1,1,3 -1,1,9 -2,1,8 -1,1,6 0,-1,2 1,-1,0 -1,-2,4 0,-1,0 1,-2,1 -1,-1,4 -2,-2,7 0,-1,1 1,-2,2 -1,0,8 -2,0,9
$ pave grid penrose:1974 at 3.5,-2
-1,1,9
$ pave grid penrose:2026-01-01 at 3.5,-2
1,-1,2
$ pave grid penrose neighbors -1,-2,4 --json
{"grid":"penrose","query":"neighbors","args":["-1,-2,4"],"cells":["1,-1,0","1,-2,1","0,-1,0","-2,1,8"]}
$ pave grid penrose world -1,-2,4 --json
{"grid":"penrose","query":"world","args":["-1,-2,4"],"point":[3.177051,-1.720477]}
$ pave grid penrose at 100000000.5,-200000000
14662139,88445201,9
$ pave grid ammann-beenker at 0,0
0,-1,5
$ pave grid multigrid-12 at 0,0
0,-1,28
$ pave grid multigrid-12 touching 0,0,65
0,0,64 0,0,53 0,0,54 0,0,55 -1,0,39 -1,0,43 -1,0,42
$ pave grid townscaper:7 at 3,4
0,2,1
$ pave grid hat neighbors 1,1,0
0,2,5 0,2,5 0,0,1 1,0,0 1,0,0 1,0,0 3,-1,2 3,-1,2 3,1,4 3,1,4 1,2,0 1,2,0 1,2,0 0,2,5
$ pave grid hat touching 1,1,0
0,2,5 0,0,1 1,0,0 3,-1,2 3,1,4 1,2,0
$ pave grid hat corners 1,1,0
3.000000,5.196152 1.500000,4.330127 2.000000,3.464102 3.000000,3.464102 4.000000,3.464102 4.500000,4.330127 6.000000,3.464102 7.500000,4.330127 7.000000,5.196152 6.000000,5.196152 6.000000,6.928203 4.500000,7.794229 4.000000,6.928203 3.000000,6.928203
$ pave grid hat world 1,1,0
4.500000 5.196152
$ pave grid hat path 1,1,0 -5,9,4
1,1,0 0,2,5 -1,2,2 -2,3,3 -4,5,5 -4,6,4 -5,8,5 -5,9,4
$ pave grid hat line 1,1,0 -5,9,4
1,1,0 0,2,5 1,2,0 0,2,5 0,3,4 -2,4,0 -1,4,1 -2,4,0 -2,5,9 -3,6,3 -3,7,3 -5,8,5 -5,9,4
$ pave grid hat distance 1,1,0 -5,9,4
7
$ pave grid hat reach 1,1,0 1
1,1,0 0,0,1 1,0,0 3,-1,2 0,2,5 3,1,4 1,2,0
$ pave grid hat sight 1,1,0 -5,9,4
yes
$ pave grid spectre neighbors 2,2,6366
3,3,6342 3,3,6342 3,3,6342 -1,2,6362 -1,2,6362 -1,2,6362 -1,2,6007 -1,2,6007 -1,2,6007 -1,2,6007 1,1,5602 5,-1,6352 5,-1,6352 5,-1,6352
$ pave grid spectre touching 2,2,6366
3,3,6342 -1,2,6362 0,0,6736 -1,2,6007 1,1,5602 5,-1,6352
$ pave grid spectre corners 2,2,6366
4.732051,4.732051 3.732051,4.732051 3.232051,5.598076 2.366025,5.098076 2.366025,4.098076 1.366025,4.098076 0.866025,3.232051 1.732051,2.732051 2.598076,3.232051 3.098076,2.366025 4.098076,2.366025 5.098076,2.366025 5.598076,3.232051 4.732051,3.732051
$ pave grid spectre world 2,2,6366
3.348076 3.665064
$ pave grid spectre path 2,2,6366 -15,18,5592
2,2,6366 -1,2,6362 -4,8,5218 -3,6,6325 -5,7,6736 -8,13,5588 -8,13,6342 -10,14,6352 -15,18,5592
$ pave grid spectre line 2,2,6366 -15,18,5592
2,2,6366 -1,2,6362 -4,8,5218 -3,6,6325 -5,7,6374 -6,9,5978 -8,13,5588 -8,13,6342 -10,14,6352 -15,18,5592
$ pave grid spectre distance 2,2,6366 -15,18,5592
8
$ pave grid spectre reach 2,2,6366 1
2,2,6366 1,1,5602 -1,2,6007 5,-1,6352 -1,2,6362 3,3,6342
$ pave grid spectre sight 2,2,6366 -15,18,5592
yes
$ pave grid townscaper neighbors 0,2,0
0,1,5 0,2,1 0,2,2 -1,2,3
$ pave grid townscaper touching 0,2,0
-1,2,1 0,1,2 0,1,5 1,1,2 0,2,1 0,2,4 0,2,2 -1,2,4 -1,2,3
$ pave grid townscaper corners 0,2,0
2.204816,3.715486 3.407081,3.545332 3.671106,4.422662 2.754676,4.623795
$ pave grid townscaper world 0,2,0
2.993942 4.060448
$ pave grid townscaper path 0,2,0 -14,11,3
0,2,0 -1,2,3 -1,2,1 -1,2,0 -2,2,5 -2,3,0 -3,3,1 -3,3,2 -4,3,5 -4,4,0 -5,4,1 -5,4,0 -6,4,1 -6,4,2 -7,5,1 -7,5,2 -8,6,1 -8,6,2 -9,7,1 -9,7,0 -10,7,1 -10,7,2 -11,8,1 -11,8,2 -12,9,1 -12,9,2 -13,10,1 -13,10,2 -14,11,1 -14,11,3
$ pave grid townscaper line 0,2,0 -14,11,3
0,2,0 -1,2,3 -1,2,4 -1,2,5 -1,3,0 -2,3,1 -2,3,2 -3,4,1 -3,4,0 -4,4,3 -4,4,5 -4,5,0 -5,5,1 -5,5,4 -5,5,2 -6,5,4 -6,6,1 -6,6,0 -6,6,2 -7,6,4 -7,6,5 -7,7,0 -8,7,5 -8,7,2 -9,8,1 -9,8,2 -10,8,4 -10,9,1 -10,9,0 -11,9,1 -11,9,4 -11,9,2 -12,10,1 -12,10,2 -13,10,4 -13,10,5 -13,11,0 -14,11,3
$ pave grid townscaper distance 0,2,0 -14,11,3
29
$ pave grid townscaper reach 0,2,0 1
0,2,0 0,1,5 -1,2,3 0,2,1 0,2,2
$ pave grid townscaper sight 0,2,0 -14,11,3
yes
$ pave grid penros at 0,0
pave: "penros" is not a grid; did you mean penrose? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid penrose:-4 at 0,0
pave: "penrose:-4": its seed is wrong; give penrose:SEED, a number up to 18446744073709551615, a word or a date
-> 2
$ pave grid penrose: at 0,0
pave: "penrose:": its seed is wrong; give penrose:SEED, a number up to 18446744073709551615, a word or a date
-> 2
$ pave grid penrose ring 0,0,0 2
pave: penrose has no query ring; its queries are neighbors, touching, borders, corners, joins, endpoints, touches, distance, line, world, at, path, reach, field, sight, view
-> 2
$ pave grid penrose neighbors 0,0,10
pave: neighbors needs a face such as 0,0,0; 0,0,10 is an edge
-> 2
$ pave grid penrose neighbors 0,0
pave: "0,0" is not a face; in penrose they are q,r,s with s from 0 to 9, as queries print them
-> 2
$ pave grid penrose neighbors 2000000000,0,1
pave: 2000000000,0,1 is out of range; cells of penrose are within 268435456 of 0,0
-> 2
$ pave grid penrose neighbors 20000000000,0,1
pave: 20000000000,0,1 is out of range; cells of penrose are within 268435456 of 0,0
-> 2
$ pave grid penrose joins 0,0,20
pave: "0,0,20" is not an edge; in penrose they are q,r,s, as queries print them
-> 2
$ pave grid penrose at 1e12,0
pave: the result is out of range; cells of penrose are within 268435456 of 0,0
-> 2
$ pave grid penrose at 0
pave: "0" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid penrose distance 0,0,0 200000,0,0
pave: the cells are too far apart, or too many: the piece around them would have more than 4000000
-> 2
$ pave grid penrose reach 0,0,0 1000000
pave: the cells are too far apart, or too many: the piece around them would have more than 4000000
-> 2
$ pave grid penrose distance 0,0,0 0,0,1 euclid
pave: distance of penrose has no metric "euclid"; it has steps
-> 2
$ pave grid penrose field 0,0,0
pave: penrose is infinite, so draw a field instead: pave grid draw --grid penrose --show "field A"
-> 2
$ pave grid penrose view 0,0,0 201
pave: K: 201 is out of range; give a number from 0 to 200
-> 2
$ pave grid penrose view 0,0,0 3 steps
pave: view of penrose has no metric "steps"; it has euclid
-> 2
$ pave grid penrose path 0,0,0 0,0,1 --on rooms.mask
pave: --on: a ground of a grid that never repeats has numbered cells, see pave grid cells; leave it out
-> 2
$ pave grid penrose path 0,0,0 0,0,1 --corners both
pave: --corners: a ground of a grid that never repeats has numbered cells, see pave grid cells; leave it out
-> 2
$ pave grid penrose at 0,0 --y-up
pave: --y-up: a grid that never repeats has a fixed position and size; leave it out
-> 2
$ pave grid penrose at 0,0 --scale 10
pave: --scale: a grid that never repeats has a fixed position and size; leave it out
-> 2
$ pave grid hat borders 0,0,0
pave: hat has no query borders; its queries are neighbors, touching, corners, distance, line, world, at, path, reach, field, sight, view
-> 2
$ pave grid hat neighbors 0,0,0
pave: hat has no cell 0,0,0; `at X,Y` gives the one at a point
-> 2
$ pave grid hat neighbors 0,0,12
pave: "0,0,12" is not a face; in hat they are q,r,s with s from 0 to 11, as queries print them
-> 2
$ pave grid spectre neighbors 0,0,0
pave: spectre has no cell 0,0,0; `at X,Y` gives the one at a point
-> 2
$ pave grid townscaper neighbors 0,0,6
pave: "0,0,6" is not a face; in townscaper they are q,r,s with s from 0 to 5, as queries print them
-> 2
$ pave grid townscaper neighbors 90000000,0,0
pave: 90000000,0,0 is out of range; cells of townscaper are within 134217728 of 0,0
-> 2
$ pave grid --batch --y-up
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,0,0 0,-2,2 0,-1,3 0,0,1
0,-2,5 0,-2,2 0,0,4 0,0,3
0.500000 -0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 5 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --scale 2
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,0,0 0,-2,2 0,-1,3 0,0,1
0,-2,5 0,-2,2 0,0,4 0,0,3
1.000000 1.000000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 5 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --origin 1,0
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,0,0 0,-2,2 0,-1,3 0,0,1
0,-2,5 0,-2,2 0,0,4 0,0,3
1.500000 0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 5 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --on rooms.mask
1.463525 1.063314
error: --on: a map on a patch of penrose has numbered cells; use pave grid cells, or leave it out
0,-2,5 0,-2,2 0,0,4 0,0,3
0.500000 0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 5 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --json
{"grid":"penrose","query":"world","args":["0,0,0"],"point":[1.463525,1.063314]}
{"grid":"penrose","query":"path","args":["0,0,0","0,0,1"],"cells":["0,0,0","0,-2,2","0,-1,3","0,0,1"]}
{"grid":"penrose","query":"neighbors","args":["0,0,0"],"cells":["0,-2,5","0,-2,2","0,0,4","0,0,3"]}
{"grid":"square","query":"world","args":["0,0"],"point":[0.500000,0.500000]}
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
holds: penrose:5: at undoes world
holds: penrose:5: neighbors both ways
holds: penrose:5: touching both ways
holds: penrose:5: neighbors are a step apart
holds: penrose:5: a path is as long as the distance
holds: penrose:5: a path leads where it was to go
holds: penrose:5: a line is the same backwards
holds: ammann-beenker: at undoes world
holds: ammann-beenker: neighbors both ways
holds: ammann-beenker: touching both ways
holds: ammann-beenker: neighbors are a step apart
holds: ammann-beenker: a path is as long as the distance
holds: ammann-beenker: a path leads where it was to go
holds: ammann-beenker: a line is the same backwards
holds: multigrid-7: at undoes world
holds: multigrid-7: neighbors both ways
holds: multigrid-7: touching both ways
holds: multigrid-7: neighbors are a step apart
holds: multigrid-7: a path is as long as the distance
holds: multigrid-7: a path leads where it was to go
holds: multigrid-7: a line is the same backwards
holds: multigrid-12: at undoes world
holds: multigrid-12: neighbors both ways
holds: multigrid-12: touching both ways
holds: multigrid-12: neighbors are a step apart
holds: multigrid-12: a path is as long as the distance
holds: multigrid-12: a path leads where it was to go
holds: multigrid-12: a line is the same backwards
holds: hat: at undoes world
holds: hat: neighbors both ways
holds: hat: touching both ways
holds: hat: neighbors are a step apart
holds: hat: a path is as long as the distance
holds: hat: a path leads where it was to go
holds: hat: a line is the same backwards
holds: spectre: at undoes world
holds: spectre: neighbors both ways
holds: spectre: touching both ways
holds: spectre: neighbors are a step apart
holds: spectre: a path is as long as the distance
holds: spectre: a path leads where it was to go
holds: spectre: a line is the same backwards
holds: townscaper: at undoes world
holds: townscaper: neighbors both ways
holds: townscaper: touching both ways
holds: townscaper: neighbors are a step apart
holds: townscaper: a path is as long as the distance
holds: townscaper: a path leads where it was to go
holds: townscaper: a line is the same backwards
holds: penrose: the borders of a cell join it and its neighbors
holds: penrose: around the corners of a cell is what touches it
holds: multigrid-9: the borders of a cell join it and its neighbors
holds: multigrid-9: around the corners of a cell is what touches it
4
$ pave grid spectre distance -1,2,6007 1500,-588,5604
pave: spectre has no cell 1500,-588,5604; `at X,Y` gives the one at a point
-> 2
STDOUT
