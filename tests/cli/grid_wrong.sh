# Queries that are wrong: one line that says what and what to do, and exit code 2.
try pave grid | head -n 2
try pave grid squar
try pave grid xyzzy neighbors 0,0
try pave grid square
try pave grid square neighbor 0,0
try pave grid square xyzzy 0,0
try pave grid square neighbors
try pave grid square neighbors 0,0 1,1
try pave grid square distance 0,0

# Coordinates
for part in 0 0, ,0 0,0,0 0,0,L 0,0,W 0,0,V a,b 0x1,2 1.5,2 +1,2 ' 1,2' 1,2, 536870913,0 0,-536870913 99999999999999999999,0; do
    try pave grid square neighbors "$part"
done
for part in 0,0 0,0,E 0,0,w 0,0,V 0,0,WN 0,0,; do try pave grid square joins "$part"; done
for part in 0,0,W 0,0,S 0; do try pave grid square touches "$part"; done
for part in 0,0,S x; do try pave grid square world "$part"; done
try pave grid square rotate 1,1 1 0,0,W
for point in 1 1, ,1 1,2,3 nan,0 inf,0 1e999,0 0x1,0 1,5,2 '1;2' 1.,. 1e,0; do try pave grid square at "$point"; done
try pave grid square at 1e300,0
try pave grid square round -1e10,0

# Words and numbers
try pave grid square distance 0,0 1,1 steps
try pave grid square distance 0,0 1,1 euclid
try pave grid square ring 0,0 1 hex
try pave grid square ray 0,0 NNE 1
try pave grid square ray 0,0 8 1
try pave grid square ray 0,0 N -1
try pave grid square reflect 0,0 q
for k in -1 x 1.5 '' 2147483648; do try pave grid square ring 0,0 "$k"; done
try pave grid square rotate 1,1 half
try pave grid square parent 1,1 0
try pave grid square to cube 1,1
try pave grid square to index 1,1
try pave grid square to index:0 1,1
try pave grid square to index:x 1,1
try pave grid square to index:10 -1,1
try pave grid square from index:10 a
try pave grid square from index:10 1,2
try pave grid square from index:10 9999999999999999
try pave grid square from index:10 99999999999999999999999

# Too many, or too far
try pave grid square disk 0,0 100000
try pave grid square line -536870912,0 536870912,0
try pave grid square ray 0,0 E 536870913
try pave grid square ring 536870912,0 1
try pave grid square rotate 536870912,536870912 1 -536870912,-536870912
try pave grid square children 536870912,0 2
try pave grid square children 0,0 20000
try pave grid square neighbors 536870912,-536870912

# Options
try pave grid square world 0,0 --scale 0
try pave grid square world 0,0 --scale -1
try pave grid square world 0,0 --scale=x
try pave grid square world 0,0 --scale 1e300
try pave grid square world 0,0 --origin 1
try pave grid square world 0,0 --origin 1e999,0
for basis in 1,0 '1,0 0' '1,0,0' '1,0 2,0' 'x,0 0,1' '0,0 0,0'; do try pave grid square world 0,0 --basis "$basis"; done
try pave grid hex world 0,0 --basis '1,0 0,1' --orientation flat
try pave grid hex world 0,0 --basis '1,0 0,1' --scale 2
try pave grid hex world 0,0 --basis '1,0 0,1' --y-up
try pave grid hex world 0,0 --basis '1e200,0 0,1e200'
try pave grid square world 0,0 --orientation up
try pave grid square world 0,0 --sale 2
try pave grid --batch square neighbors 0,0

# Annotations that a grid does not have, and parts of the wrong kind
for query in 'hex borders 0,0,W' 'hex joins 0,0,E' 'hex joins 0,0' 'hex touches 0,0' 'hex touches 0,0,V' 'hex neighbors 0,0,L' 'tri neighbors 0,0' 'tri neighbors 0,0,E' \
    'tri neighbors 0,0,0' 'tri joins 0,0,NE' 'tri touches 0,0,L' 'tri world 0,0,X' 'hex rotate 1,0 1 0,0,NE'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done
# What a grid does not have
for query in 'hex meets 0,0,NE' 'tri surrounding 0,0' 'hex distance 0,0 1,1 8' 'tri distance 0,0,L 0,0,R 4' 'tri line 0,0,L 1,1,R euclid' 'hex to folded 0,0' 'tri to cube 0,0,L' \
    'hex reflect 1,1 x' 'tri ray 0,0,L NNE 1'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done
for query in 'square twin 0,0' 'square twin 0,0 NE' 'square twin 0,0 4' 'hex twin 0,0 N' 'tri twin 0,0,L ENE' 'tri twin 0,0,R 3' 'hex shm-add 7 1' 'hex shm-add 1 x' 'hex shm-add 1' \
    'hex shm-multiply 6666666666666 6666666666666' 'square shm-add 1 1' 'square common 0,0 1 1,1' 'square common 0,0 -1 1,1 1' 'square common 0,0 1 1,1 x' 'square common 0,0 1 1,1 1 euclid' \
    'hex common 0,0 20000 0,0 20000' 'tri common 0,0,L 2000000000 0,0,L 2000000000' 'square common 536870912,0 1 536870912,0 1' 'hex chunk 0,0 0' 'square chunk 0,0 2' 'hex color 0,0 touch' 'square color 0,0 9' 'tri color 0,0,L corner' \
    'hex edge-at 1' 'hex vertex-at 1e300,0'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done
# Coordinates that are none
for query in 'hex from cube 1,1,1' 'hex from cube 1,1' 'hex from cube 1,1,-2,0' 'hex from cube 99999999999,0,-99999999999' 'hex from cube 536870913,0,-536870913' \
    'hex from doubled-width 1,2' 'hex from doubled-height 1,2' 'hex from shm 7' 'hex from shm x' 'hex from shm 66666666666666666666666666' 'hex from shm 6666666666666666666666' \
    'hex to cube:3 0,0' 'tri from three-lane 1,1,1' 'tri from doubled 1,2' 'tri from xys 0,0,2' 'tri to folded:3 5,5,L' 'tri to folded:0 0,0,L' 'tri to index:5 5,0,L'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done
# Words of systems
for query in 'tri to folded:4 3,3,L' 'tri to folded:4 2,2,R' 'tri to folder:4 0,0,L'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done
# Turns that do not meet the grid, or go too far
for query in 'hex rotate 1,0 1 0,0,N' 'tri rotate 1,0,L 1 0,0,L' 'hex rotate 536870912,536870912 1 -536870912,-536870912' 'hex rotate 536870912,536870912 6 -536870912,-536870912' \
    'tri rotate 536870912,536870912,R 1' 'tri reflect 536870912,536870912,R q' 'hex ray 536870912,0 E 1' 'tri ray 536870912,536870912,R SE 2' 'hex disk 0,0 6000' 'tri disk 0,0,L 99999 touch' \
    'hex children 536870912,0 3' 'hex children 0,0 536870912' 'tri children 0,0,L 99999' 'hex ring 0,0 536870913'; do
    # shellcheck disable=SC2086 # words
    try pave grid $query
done

exit
: <<'STDOUT'
$ pave grid
pave: GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0
$ pave grid squar
pave: "squar" is not a grid; did you mean square? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid xyzzy neighbors 0,0
pave: "xyzzy" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid square
pave: QUERY is missing; a query is GRID QUERY ARGS..., such as square neighbors C
-> 2
$ pave grid square neighbor 0,0
pave: unknown query "neighbor"; did you mean neighbors? Queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid square xyzzy 0,0
pave: unknown query "xyzzy"; queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid square neighbors
pave: C is missing; usage: square neighbors C
-> 2
$ pave grid square neighbors 0,0 1,1
pave: "1,1" is an unexpected argument; usage: square neighbors C
-> 2
$ pave grid square distance 0,0
pave: B is missing; usage: square distance A B [METRIC]
-> 2
$ pave grid square neighbors 0
pave: "0" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 0,
pave: "0," is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors ,0
pave: ",0" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 0,0,0
pave: "0,0,0" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 0,0,L
pave: "0,0,L" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 0,0,W
pave: neighbors needs a face such as 0,0; 0,0,W is an edge
-> 2
$ pave grid square neighbors 0,0,V
pave: neighbors needs a face such as 0,0; 0,0,V is a vertex
-> 2
$ pave grid square neighbors a,b
pave: "a,b" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 0x1,2
pave: "0x1,2" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 1.5,2
pave: "1.5,2" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors +1,2
pave: "+1,2" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors  1,2
pave: " 1,2" is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 1,2,
pave: "1,2," is not a face; square faces are q,r, such as -3,2
-> 2
$ pave grid square neighbors 536870913,0
pave: 536870913,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square neighbors 0,-536870913
pave: 0,-536870913 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square neighbors 99999999999999999999,0
pave: 99999999999999999999,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square joins 0,0
pave: joins needs an edge such as 0,0,W; 0,0 is a face
-> 2
$ pave grid square joins 0,0,E
pave: "0,0,E" is not an edge; square edges are W, N, such as 0,0,W
-> 2
$ pave grid square joins 0,0,w
pave: "0,0,w" is not an edge; square edges are W, N, such as 0,0,W
-> 2
$ pave grid square joins 0,0,V
pave: joins needs an edge such as 0,0,W; 0,0,V is a vertex
-> 2
$ pave grid square joins 0,0,WN
pave: "0,0,WN" is not an edge; square edges are W, N, such as 0,0,W
-> 2
$ pave grid square joins 0,0,
pave: "0,0," is not an edge; square edges are W, N, such as 0,0,W
-> 2
$ pave grid square touches 0,0,W
pave: touches needs a vertex such as 0,0; 0,0,W is an edge
-> 2
$ pave grid square touches 0,0,S
pave: "0,0,S" is not a vertex; square vertices are q,r, such as -3,2
-> 2
$ pave grid square touches 0
pave: "0" is not a vertex; square vertices are q,r, such as -3,2
-> 2
$ pave grid square world 0,0,S
pave: world needs a face such as 0,0, an edge such as 0,0,W or a vertex such as 0,0,V; "0,0,S" is not one: check what follows the second comma
-> 2
$ pave grid square world x
pave: world needs a face such as 0,0, an edge such as 0,0,W or a vertex such as 0,0,V; "x" is not one
-> 2
$ pave grid square rotate 1,1 1 0,0,W
pave: rotate needs a face such as 0,0 or a vertex such as 0,0,V; 0,0,W is an edge
-> 2
$ pave grid square at 1
pave: "1" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1,
pave: "1," is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at ,1
pave: ",1" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1,2,3
pave: "1,2,3" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at nan,0
pave: "nan,0" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at inf,0
pave: "inf,0" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1e999,0
pave: 1e999,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square at 0x1,0
pave: "0x1,0" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1,5,2
pave: "1,5,2" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1;2
pave: "1;2" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1.,.
pave: "1.,." is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1e,0
pave: "1e,0" is not a point; at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square at 1e300,0
pave: 1e300,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square round -1e10,0
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square distance 0,0 1,1 steps
pave: distance of square has no metric "steps"; it has 4, 8
-> 2
$ pave grid square distance 0,0 1,1 euclid
pave: distance of square has no metric "euclid"; it has 4, 8
-> 2
$ pave grid square ring 0,0 1 hex
pave: ring of square has no metric "hex"; it has 4, 8, euclid
-> 2
$ pave grid square ray 0,0 NNE 1
pave: ray of square has no direction "NNE"; it has N, E, S, W, NW, NE, SE, SW
-> 2
$ pave grid square ray 0,0 8 1
pave: ray of square has no direction "8"; it has N, E, S, W, NW, NE, SE, SW
-> 2
$ pave grid square ray 0,0 N -1
pave: K: -1 is out of range; give a number from 0 to 2147483647
-> 2
$ pave grid square reflect 0,0 q
pave: reflect of square has no axis "q"; it has x, y
-> 2
$ pave grid square ring 0,0 -1
pave: K: -1 is out of range; give a number from 0 to 2147483647
-> 2
$ pave grid square ring 0,0 x
pave: K: "x" is not an integer; give one from 0 to 2147483647
-> 2
$ pave grid square ring 0,0 1.5
pave: K: "1.5" is not an integer; give one from 0 to 2147483647
-> 2
$ pave grid square ring 0,0 
pave: an argument is empty; usage: pave grid [OPTION...] GRID QUERY ARGS...
-> 2
$ pave grid square ring 0,0 2147483648
pave: K: 2147483648 is out of range; give a number from 0 to 2147483647
-> 2
$ pave grid square rotate 1,1 half
pave: TURNS: "half" is not an integer; give one from -2147483648 to 2147483647
-> 2
$ pave grid square parent 1,1 0
pave: M: 0 is out of range; give a number from 1 to 536870912
-> 2
$ pave grid square to cube 1,1
pave: square has no system "cube"; its systems are index:WIDTH
-> 2
$ pave grid square to index 1,1
pave: "index": its WIDTH is missing or wrong; give index:WIDTH, from 1 to 536870912, such as index:10
-> 2
$ pave grid square to index:0 1,1
pave: "index:0": its WIDTH is missing or wrong; give index:WIDTH, from 1 to 536870912, such as index:10
-> 2
$ pave grid square to index:x 1,1
pave: "index:x": its WIDTH is missing or wrong; give index:WIDTH, from 1 to 536870912, such as index:10
-> 2
$ pave grid square to index:10 -1,1
pave: the cell has no index: q must be 0 to WIDTH-1
-> 2
$ pave grid square from index:10 a
pave: "a" is not a valid index; give an integer
-> 2
$ pave grid square from index:10 1,2
pave: "1,2" is not a valid index; give an integer
-> 2
$ pave grid square from index:10 9999999999999999
pave: 9999999999999999 is not a valid index of a cell: q must be 0 to WIDTH-1, and q and r go from -536870912 to 536870912
-> 2
$ pave grid square from index:10 99999999999999999999999
pave: 99999999999999999999999 is not a valid index of a cell: q must be 0 to WIDTH-1, and q and r go from -536870912 to 536870912
-> 2
$ pave grid square disk 0,0 100000
pave: the result has more than 100000000 cells; request fewer
-> 2
$ pave grid square line -536870912,0 536870912,0
pave: the result has 1073741825 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid square ray 0,0 E 536870913
pave: the result has 536870914 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid square ring 536870912,0 1
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square rotate 536870912,536870912 1 -536870912,-536870912
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square children 536870912,0 2
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid square children 0,0 20000
pave: the result has 400000000 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid square neighbors 536870912,-536870912
536870912,-536870913 536870913,-536870912 536870912,-536870911 536870911,-536870912
$ pave grid square world 0,0 --scale 0
pave: --scale: 0 is out of range; must be above 0, up to 1e+18
-> 2
$ pave grid square world 0,0 --scale -1
pave: --scale: -1 is out of range; must be above 0, up to 1e+18
-> 2
$ pave grid square world 0,0 --scale=x
pave: --scale: "x" is not a number; give one above 0, such as 2 or 0.5
-> 2
$ pave grid square world 0,0 --scale 1e300
pave: --scale: 1e300 is out of range; must be above 0, up to 1e+18
-> 2
$ pave grid square world 0,0 --origin 1
pave: --origin: "1" is not a point; give two decimal numbers, such as 1.5,-2
-> 2
$ pave grid square world 0,0 --origin 1e999,0
pave: --origin: 1e999,0 is out of range; numbers must be -1e+18 to 1e+18
-> 2
$ pave grid square world 0,0 --basis 1,0
pave: --basis: "1,0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid square world 0,0 --basis 1,0 0
pave: --basis: "1,0 0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid square world 0,0 --basis 1,0,0
pave: --basis: "1,0,0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid square world 0,0 --basis 1,0 2,0
pave: --basis: the two steps of "1,0 2,0" are parallel, or out of range
-> 2
$ pave grid square world 0,0 --basis x,0 0,1
pave: --basis: "x,0 0,1" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid square world 0,0 --basis 0,0 0,0
pave: --basis: the two steps of "0,0 0,0" are parallel, or out of range
-> 2
$ pave grid hex world 0,0 --basis 1,0 0,1 --orientation flat
pave: --basis sets the orientation, the scale and which way is up; leave those options out
-> 2
$ pave grid hex world 0,0 --basis 1,0 0,1 --scale 2
pave: --basis sets the orientation, the scale and which way is up; leave those options out
-> 2
$ pave grid hex world 0,0 --basis 1,0 0,1 --y-up
pave: --basis sets the orientation, the scale and which way is up; leave those options out
-> 2
$ pave grid hex world 0,0 --basis 1e200,0 0,1e200
pave: --basis: the two steps of "1e200,0 0,1e200" are parallel, or out of range
-> 2
$ pave grid square world 0,0 --orientation up
pave: --orientation: unknown value "up"; give one of pointy, flat
-> 2
$ pave grid square world 0,0 --sale 2
pave: unknown option --sale; did you mean --scale? "pave grid --help" lists the options
-> 2
$ pave grid --batch square neighbors 0,0
pave: --batch reads its queries from standard input; leave out "square", or --batch
-> 2
$ pave grid hex borders 0,0,W
pave: borders needs a face such as 0,0; 0,0,W is an edge
-> 2
$ pave grid hex joins 0,0,E
pave: "0,0,E" is not an edge; hex edges are NE, NW, W, such as 0,0,NE
-> 2
$ pave grid hex joins 0,0
pave: joins needs an edge such as 0,0,NE; 0,0 is a face
-> 2
$ pave grid hex touches 0,0
pave: touches needs a vertex such as 0,0,N; 0,0 is a face
-> 2
$ pave grid hex touches 0,0,V
pave: "0,0,V" is not a vertex; hex vertices are N, S, such as 0,0,N
-> 2
$ pave grid hex neighbors 0,0,L
pave: "0,0,L" is not a face; hex faces are q,r, such as -3,2
-> 2
$ pave grid tri neighbors 0,0
pave: neighbors needs a face such as 0,0,L; 0,0 is a vertex
-> 2
$ pave grid tri neighbors 0,0,E
pave: neighbors needs a face such as 0,0,L; 0,0,E is an edge
-> 2
$ pave grid tri neighbors 0,0,0
0,-1,R 0,0,R -1,0,R
$ pave grid tri joins 0,0,NE
pave: "0,0,NE" is not an edge; tri edges are E, N, W, such as 0,0,E
-> 2
$ pave grid tri touches 0,0,L
pave: touches needs a vertex such as 0,0; 0,0,L is a face
-> 2
$ pave grid tri world 0,0,X
pave: world needs a face such as 0,0,L, an edge such as 0,0,E or a vertex such as 0,0,V; "0,0,X" is not one: check what follows the second comma
-> 2
$ pave grid hex rotate 1,0 1 0,0,NE
pave: rotate needs a face such as 0,0 or a vertex such as 0,0,N; 0,0,NE is an edge
-> 2
$ pave grid hex meets 0,0,NE
pave: hex has no query meets; its queries are neighbors, diagonals, touching, borders, corners, joins, continues, endpoints, touches, protrudes, adjacent, surrounding, dual, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, shm-add, shm-multiply, parent, children, chunk, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid tri surrounding 0,0
pave: tri has no query surrounding; its queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, dual, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid hex distance 0,0 1,1 8
pave: distance of hex has no metric "8"; it has steps
-> 2
$ pave grid tri distance 0,0,L 0,0,R 4
pave: distance of tri has no metric "4"; it has edge, shortcut, touch, flank
-> 2
$ pave grid tri line 0,0,L 1,1,R euclid
pave: line of tri has no metric "euclid"; it has edge, shortcut, touch, flank
-> 2
$ pave grid hex to folded 0,0
pave: hex has no system "folded"; its systems are cube, offset-odd-r, offset-even-r, offset-odd-q, offset-even-q, doubled-width, doubled-height, shm, index:WIDTH
-> 2
$ pave grid tri to cube 0,0,L
pave: tri has no system "cube"; its systems are three-lane, doubled, folded[:N], xys, index:WIDTH
-> 2
$ pave grid hex reflect 1,1 x
pave: reflect of hex has no axis "x"; it has q, r, s
-> 2
$ pave grid tri ray 0,0,L NNE 1
pave: ray of tri has no direction "NNE"; it has NE, E, SE, SW, W, NW, N, ENE, ESE, S, WSW, WNW
-> 2
$ pave grid square twin 0,0
pave: SIDE is missing; usage: square twin C SIDE
-> 2
$ pave grid square twin 0,0 NE
pave: twin of square has no side "NE"; it has N, E, S, W
-> 2
$ pave grid square twin 0,0 4
pave: twin of square has no side "4"; it has N, E, S, W
-> 2
$ pave grid hex twin 0,0 N
pave: twin of hex has no side "N"; it has NE, E, SE, SW, W, NW
-> 2
$ pave grid tri twin 0,0,L ENE
pave: twin of tri has no side "ENE"; it has N, ESE, WSW
-> 2
$ pave grid tri twin 0,0,R 3
pave: twin of tri has no side "3"; it has ENE, S, WNW
-> 2
$ pave grid hex shm-add 7 1
pave: "7" is not an shm address; give digits from 0 to 6 that form a number below 2^64
-> 2
$ pave grid hex shm-add 1 x
pave: "x" is not an shm address; give digits from 0 to 6 that form a number below 2^64
-> 2
$ pave grid hex shm-add 1
pave: SHM is missing; usage: hex shm-add SHM SHM
-> 2
$ pave grid hex shm-multiply 6666666666666 6666666666666
pave: the result is out of range: addresses are below 2^64, with at most 23 digits
-> 2
$ pave grid square shm-add 1 1
pave: square has no query shm-add; its queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid square common 0,0 1 1,1
pave: L is missing; usage: square common A K B L [METRIC]
-> 2
$ pave grid square common 0,0 -1 1,1 1
pave: K: -1 is out of range; give a number from 0 to 2147483647
-> 2
$ pave grid square common 0,0 1 1,1 x
pave: L: "x" is not an integer; give one from 0 to 2147483647
-> 2
$ pave grid square common 0,0 1 1,1 1 euclid
pave: common of square has no metric "euclid"; it has 4, 8
-> 2
$ pave grid hex common 0,0 20000 0,0 20000
pave: the result has 1200060001 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid tri common 0,0,L 2000000000 0,0,L 2000000000
pave: one of K and L must be at most 100000000
-> 2
$ pave grid square common 536870912,0 1 536870912,0 1
536870912,-1 536870911,0 536870912,0 536870912,1
$ pave grid hex chunk 0,0 0
pave: SIZE: 0 is out of range; give a number from 1 to 536870912
-> 2
$ pave grid square chunk 0,0 2
pave: square has no query chunk; its queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid hex color 0,0 touch
pave: color of hex has no contact "touch"; it has edge, steps, vertex
-> 2
$ pave grid square color 0,0 9
pave: color of square has no contact "9"; it has edge, 4, vertex, 8
-> 2
$ pave grid tri color 0,0,L corner
pave: color of tri has no contact "corner"; it has edge, vertex, touch
-> 2
$ pave grid hex edge-at 1
pave: "1" is not a point; edge-at needs two decimal numbers, such as 1.5,-2
-> 2
$ pave grid hex vertex-at 1e300,0
pave: 1e300,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid hex from cube 1,1,1
pave: 1,1,1 is not a valid cube of a cell: q + r + s must be 0, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from cube 1,1
pave: "1,1" is not a valid cube; give integers q,r,s
-> 2
$ pave grid hex from cube 1,1,-2,0
pave: "1,1,-2,0" is not a valid cube; give integers q,r,s
-> 2
$ pave grid hex from cube 99999999999,0,-99999999999
pave: 99999999999,0,-99999999999 is not a valid cube of a cell: q + r + s must be 0, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from cube 536870913,0,-536870913
pave: 536870913,0,-536870913 is not a valid cube of a cell: q + r + s must be 0, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from doubled-width 1,2
pave: 1,2 is not a valid doubled-width of a cell: col + row must be even, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from doubled-height 1,2
pave: 1,2 is not a valid doubled-height of a cell: col + row must be even, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from shm 7
pave: 7 is not a valid shm of a cell: its digits must be 0 to 6, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from shm x
pave: x is not a valid shm of a cell: its digits must be 0 to 6, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from shm 66666666666666666666666666
pave: 66666666666666666666666666 is not a valid shm of a cell: its digits must be 0 to 6, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex from shm 6666666666666666666666
pave: 6666666666666666666666 is not a valid shm of a cell: its digits must be 0 to 6, and q and r go from -536870912 to 536870912
-> 2
$ pave grid hex to cube:3 0,0
pave: hex has no system "cube:3"; its systems are cube, offset-odd-r, offset-even-r, offset-odd-q, offset-even-q, doubled-width, doubled-height, shm, index:WIDTH
-> 2
$ pave grid tri from three-lane 1,1,1
pave: 1,1,1 is not a valid three-lane of a cell: a + b + c must be 2 for L or 1 for R, and q and r go from -536870912 to 536870912
-> 2
$ pave grid tri from doubled 1,2
pave: 1,2 is not a valid doubled of a cell: both must be even or both odd, and q and r go from -536870912 to 536870912
-> 2
$ pave grid tri from xys 0,0,2
pave: 0,0,2 is not a valid xys of a cell: s must be 0 for L or 1 for R, and q and r go from -536870912 to 536870912
-> 2
$ pave grid tri to folded:3 5,5,L
pave: the cell has no folded: it must be before the fold: q + r less than N, or less than N - 1 for R
-> 2
$ pave grid tri to folded:0 0,0,L
pave: "folded:0": its N is missing or wrong; give folded:N, from 1 to 1073741826, such as folded:10
-> 2
$ pave grid tri to index:5 5,0,L
pave: the cell has no index: q must be 0 to WIDTH-1
-> 2
$ pave grid tri to folded:4 3,3,L
pave: the cell has no folded: it must be before the fold: q + r less than N, or less than N - 1 for R
-> 2
$ pave grid tri to folded:4 2,2,R
pave: the cell has no folded: it must be before the fold: q + r less than N, or less than N - 1 for R
-> 2
$ pave grid tri to folder:4 0,0,L
pave: tri has no system "folder:4"; its systems are three-lane, doubled, folded[:N], xys, index:WIDTH
-> 2
$ pave grid hex rotate 1,0 1 0,0,N
pave: this turn about a vertex does not map cells of hex to cells; give an even number of sixths, or turn about a face
-> 2
$ pave grid tri rotate 1,0,L 1 0,0,L
pave: this turn about a face does not map cells of tri to cells; give an even number of sixths, or turn about a vertex
-> 2
$ pave grid hex rotate 536870912,536870912 1 -536870912,-536870912
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid hex rotate 536870912,536870912 6 -536870912,-536870912
536870912,536870912
$ pave grid tri rotate 536870912,536870912,R 1
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid tri reflect 536870912,536870912,R q
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid hex ray 536870912,0 E 1
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid tri ray 536870912,536870912,R SE 2
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid hex disk 0,0 6000
pave: the result has 108018001 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid tri disk 0,0,L 99999 touch
pave: the result has more than 100000000 cells; request fewer
-> 2
$ pave grid hex children 536870912,0 3
pave: the result is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave grid hex children 0,0 536870912
pave: the result has 864691130065747969 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid tri children 0,0,L 99999
pave: the result has 9999800001 cells; the maximum is 100000000; request fewer
-> 2
$ pave grid hex ring 0,0 536870913
pave: the result has more than 100000000 cells; request fewer
-> 2
STDOUT
