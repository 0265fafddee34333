# What rhombs of multigrids answer by name, and what grids that repeat nowhere refuse.
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
penrose:1974 at 3.5,-2
penrose:2026-01-01 at 3.5,-2
penrose neighbors -1,-2,4 --json
penrose world -1,-2,4 --json
penrose at 100000000.5,-200000000
ammann-beenker at 0,0
multigrid-12 at 0,0
multigrid-12 touching 0,0,65
END
# What is refused.
while read -r query; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done <<'END'
penros at 0,0
penrose:-4 at 0,0
penrose: at 0,0
penrose ring 0,0,0 2
penrose path 0,0,0 0,0,1
penrose neighbors 0,0,10
penrose neighbors 0,0
penrose neighbors 2000000000,0,1
penrose neighbors 20000000000,0,1
penrose joins 0,0,20
penrose at 1e12,0
penrose at 0
penrose neighbors 0,0,0 --on rooms.mask
penrose at 0,0 --y-up
penrose at 0,0 --scale 10
hat at 0,0
spectre neighbors 0,0,0
townscaper:7 at 3,4
END
# Options of a batch count for all its lines; a line may have its own.
printf '%s\n' 'penrose world 0,0,0' 'penrose neighbors 0,0,0' 'square world 0,0' 'penrose:3 neighbors 0,0,0 --json' >queries
for options in --y-up '--scale 2' '--origin 1,0' '--on rooms.mask' --json; do
    # shellcheck disable=SC2086 # words
    try pave grid --batch $options <queries
done
# What must hold for the cells around the origin, in batches.
holds() { if cmp -s "$2" "$3"; then echo "holds: $1"; else echo "does not hold: $1"; diff "$2" "$3" | head -n 4; fi; }
for grid in penrose:5 ammann-beenker multigrid-7 multigrid-12; do
    for x in -9.3 -4.1 0.2 3.7 8.9; do for y in -7.7 -2.2 0.1 5.6; do echo "$grid at $x,$y"; done; done | pave grid --batch | sort -u >cells
    # The cell at the middle of a cell is that cell.
    sed "s/^/$grid world /" cells | pave grid --batch | sed "s/\(.*\) \(.*\)/$grid at \1,\2/" | pave grid --batch >back
    holds "$grid: at undoes world" cells back
    # Neighbors have a cell among their neighbors, and what touches it among what touches them.
    for relation in neighbors touching; do
        sed "s/^/$grid $relation /" cells | pave grid --batch | paste cells - | awk '{ for (i = 2; i <= NF; i++) print $1, $i }' | sort -u >pairs
        awk -v g="$grid" -v r=$relation '{ print g, r, $2 }' pairs | pave grid --batch | paste pairs - | awk '{ found = 0; for (i = 3; i <= NF; i++) found = found || $i == $1; if (!found) print }' >lost
        holds "$grid: $relation both ways" /dev/null lost
    done
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
pave: penrose has no query ring; its queries are neighbors, touching, borders, corners, joins, endpoints, touches, world, at
-> 2
$ pave grid penrose path 0,0,0 0,0,1
pave: penrose has no query path; its queries are neighbors, touching, borders, corners, joins, endpoints, touches, world, at
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
$ pave grid penrose neighbors 0,0,0 --on rooms.mask
pave: --on: a ground of a grid that never repeats has numbered cells, see pave grid cells; leave it out
-> 2
$ pave grid penrose at 0,0 --y-up
pave: --y-up: a grid that never repeats has a fixed position and size; leave it out
-> 2
$ pave grid penrose at 0,0 --scale 10
pave: --scale: a grid that never repeats has a fixed position and size; leave it out
-> 2
$ pave grid hat at 0,0
pave: hat has no queries; pave grid draw draws it
-> 2
$ pave grid spectre neighbors 0,0,0
pave: spectre has no queries; pave grid draw draws it
-> 2
$ pave grid townscaper:7 at 3,4
pave: townscaper:7 has no queries; pave grid draw draws it
-> 2
$ pave grid --batch --y-up
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,-2,5 0,-2,2 0,0,4 0,0,3
0.500000 -0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 4 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --scale 2
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,-2,5 0,-2,2 0,0,4 0,0,3
1.000000 1.000000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 4 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --origin 1,0
error: penrose has a fixed position and size; leave out --origin, --scale and other options of layouts
0,-2,5 0,-2,2 0,0,4 0,0,3
1.500000 0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
pave: standard input: 1 of 4 queries is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch --on rooms.mask
1.463525 1.063314
0,-2,5 0,-2,2 0,0,4 0,0,3
0.500000 0.500000
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
$ pave grid --batch --json
{"grid":"penrose","query":"world","args":["0,0,0"],"point":[1.463525,1.063314]}
{"grid":"penrose","query":"neighbors","args":["0,0,0"],"cells":["0,-2,5","0,-2,2","0,0,4","0,0,3"]}
{"grid":"square","query":"world","args":["0,0"],"point":[0.500000,0.500000]}
{"grid":"penrose:3","query":"neighbors","args":["0,0,0"],"cells":["0,0,6","0,0,1","0,0,4","0,0,3"]}
holds: penrose:5: at undoes world
holds: penrose:5: neighbors both ways
holds: penrose:5: touching both ways
holds: ammann-beenker: at undoes world
holds: ammann-beenker: neighbors both ways
holds: ammann-beenker: touching both ways
holds: multigrid-7: at undoes world
holds: multigrid-7: neighbors both ways
holds: multigrid-7: touching both ways
holds: multigrid-12: at undoes world
holds: multigrid-12: neighbors both ways
holds: multigrid-12: touching both ways
holds: penrose: the borders of a cell join it and its neighbors
holds: penrose: around the corners of a cell is what touches it
holds: multigrid-9: the borders of a cell join it and its neighbors
holds: multigrid-9: around the corners of a cell is what touches it
STDOUT
