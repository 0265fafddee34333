# Batches: an answer a line; a wrong query is reported, and the others continue.
printf '%s\n' 'square neighbors 0,0' 'square neighbors zero' 'nonsense' '' '   ' '# a comment' 'square distance 3,4 0,0 8 # far' \
    'square world 1,1 --scale 2' 'square world 1,1' '--scale=0.5 square world 1,1' 'square at 1.5,1.5 --scale' 'square at 1.5,1.5 --size 3' \
    'square at 1.5,1.5 --batch' '--json' 'square joins 0,0,W --json' 'square joins 0,0 --json' '--json=yes square joins 0,0,W' \
    "	square 	borders   0,0	" 'square neighbors 0,0 1 2 3 4 5 6' >queries
try pave grid --batch <queries
try pave grid --batch --scale 10 <queries | grep -A1 distance | head -n 1
try pave grid --batch --json <queries
# Options of the call apply to all lines; a basis has no blank in a line.
printf '%s\n' 'square world 1,1' 'square world 1,1 --origin 0,0' 'square world 1,1 --scale 2' 'square world 1,1 --basis 1,0 0,1' 'square world 1,1 --basis 1,0,0,1' 'hex edge-at 10,20' >places
try pave grid --batch --origin 10,20 --basis '1,0.5 -1,0.5' <places
try pave grid --batch --y-up --origin 10,20 <places
rm places
# An option that does nothing in a line is refused there; in the call it applies to the lines that use it.
printf '%s\n' 'square neighbors 0,0 --scale 2' '--y-up square distance 0,0 3,4' 'square world 1,1 --on no.mask' 'square nonsense --scale 2' \
    'cairo corners 0,0,0 --scale 2' 'hex corners 0,0 --scale 2' 'hex neighbors 0,0 --scale 2 --json' >places
try pave grid --batch --scale 3 <places
rm places
# Lines may end with CR LF, and the last line without an end.
printf 'square world 0,0\r\n\r\n# nothing\r\nsquare world 1,0' | try pave grid --batch --scale 10
printf '\357\273\277square world 0,0\n' | try pave grid --batch
# The end of the input ends the last line, however short.
printf 's' | try pave grid --batch
printf '\357\273\277' | try pave grid --batch
try pave grid --batch </dev/null
# Bytes that are not text are reported as other errors.
printf 'square\0 neighbors 0,0\nsquare neighbors \377\033[1m,0\nsquare neighbors 0,0\n' | try pave grid --batch --json
printf 'square neighbors \033[1m,0\n' | try pave grid --batch
printf 'square neighbors a\302\233[1mb\n' | try pave grid --batch | cat -v
# Options of the call, and unknown ones; numbers have no plus sign.
printf '%s\n' '-- square neighbors -3,2' -h 'square neighbors 0,0 --help' -V 'hex neighbors 0,0 -x' 'square neighbors -3,2' 'square at -.5,1' \
    'square neighbors +1,2' 'square ring 0,0 +3' 'square at +1,2' 'square at 1,+2' 'square at 1e+0,2' 'hex from cube +1,0,-1' >queries
try pave grid --batch <queries
# Output that cannot be written gives an error, however short.
echo 'square neighbors 0,0' | pave grid --batch >/dev/full
echo "full -> $?"
yes 'square neighbors 0,0' | head -n 50000 | pave grid --batch >/dev/full
echo "full -> $?"
{ head -c 1000000 /dev/zero | tr '\0' x; echo; echo square neighbors 1,1; head -c 65536 /dev/zero | tr '\0' '#'; } | try pave grid --batch
{ for i in {1..40}; do printf 'word '; done; echo; } | try pave grid --batch
# A line is answered before the next is read.
coproc pave grid --batch
for query in 'square distance 0,0 3,4' 'square xyzzy' 'square corners 0,0'; do
    echo "$query" >&"${COPROC[1]}"
    read -r -t 20 answer <&"${COPROC[0]}"
    echo "$query: $answer"
done 2>&1
exec {COPROC[1]}>&-
wait $!
echo "-> $?"
# A long batch is answered whole and in order.
seq 1 200000 | sed 's/.*/square distance 0,0 &,0/' | pave grid --batch | cmp - <(seq 1 200000) && echo 'all of them'
# A signal stops it; so does a reader that closes the pipe.
mkfifo pipe
{ sleep 30 >pipe & echo $!; } >sleeper
timeout --preserve-status --signal=INT 1 pave grid --batch <pipe
echo "INT -> $?"
kill "$(cat sleeper)"
rm pipe sleeper
yes 'square neighbors 0,0' | pave grid --batch 2>said | head -n 1
sed 's/^/said: /' said
try pave grid --batch </

exit
: <<'STDOUT'
$ pave grid --batch
0,-1 1,0 0,1 -1,0
error: "zero" is not a face; square faces are q,r, such as -3,2
error: "nonsense" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
4
3.000000 3.000000
1.500000 1.500000
0.750000 0.750000
error: --scale: missing value
error: --size: "3" is not a size; give WIDTHxHEIGHT, such as 64x48
error: unknown option --batch; a line may have --json, --orientation, --y-up, --origin, --basis, --on, --walls, --cost, --at, --size, --corners, --scale
{"grid":null,"query":null,"args":[],"error":"GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0"}
{"grid":"square","query":"joins","args":["0,0,W"],"cells":["0,0","-1,0"]}
{"grid":"square","query":"joins","args":["0,0"],"error":"joins needs an edge such as 0,0,W; 0,0 is a face"}
error: --json: takes no value; leave out the = and what follows it
0,0,N 1,0,W 0,1,N 0,0,W
error: "1" is an unexpected argument; usage: square neighbors C
pave: standard input: 9 of 16 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch --json
{"grid":"square","query":"neighbors","args":["0,0"],"cells":["0,-1","1,0","0,1","-1,0"]}
{"grid":"square","query":"neighbors","args":["zero"],"error":"\"zero\" is not a face; square faces are q,r, such as -3,2"}
{"grid":"nonsense","query":null,"args":[],"error":"\"nonsense\" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json"}
{"grid":"square","query":"distance","args":["3,4","0,0","8"],"value":4}
{"grid":"square","query":"world","args":["1,1"],"point":[3.000000,3.000000]}
{"grid":"square","query":"world","args":["1,1"],"point":[1.500000,1.500000]}
{"grid":"square","query":"world","args":["1,1"],"point":[0.750000,0.750000]}
{"grid":"square","query":"at","args":["1.5,1.5"],"error":"--scale: missing value"}
{"grid":"square","query":"at","args":["1.5,1.5"],"error":"--size: \"3\" is not a size; give WIDTHxHEIGHT, such as 64x48"}
{"grid":"square","query":"at","args":["1.5,1.5"],"error":"unknown option --batch; a line may have --json, --orientation, --y-up, --origin, --basis, --on, --walls, --cost, --at, --size, --corners, --scale"}
{"grid":null,"query":null,"args":[],"error":"GRID is missing; a query is GRID QUERY ARGS..., such as hex neighbors 0,0"}
{"grid":"square","query":"joins","args":["0,0,W"],"cells":["0,0","-1,0"]}
{"grid":"square","query":"joins","args":["0,0"],"error":"joins needs an edge such as 0,0,W; 0,0 is a face"}
{"grid":"square","query":"joins","args":["0,0,W"],"error":"--json: takes no value; leave out the = and what follows it"}
{"grid":"square","query":"borders","args":["0,0"],"edges":["0,0,N","1,0,W","0,1,N","0,0,W"]}
{"grid":"square","query":"neighbors","args":["0,0","1","2","3","4","5","6"],"error":"\"1\" is an unexpected argument; usage: square neighbors C"}
pave: standard input: 9 of 16 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch --origin 10,20 --basis 1,0.5 -1,0.5
10.000000 21.500000
0.000000 1.500000
error: --basis sets the orientation, the scale and which way is up; leave those options out
error: --basis: "1,0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
11.500000 21.500000
0,0,NE
pave: standard input: 2 of 6 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch --y-up --origin 10,20
11.500000 18.500000
1.500000 -1.500000
13.000000 17.000000
error: --basis: "1,0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
error: --basis sets the orientation, the scale and which way is up; leave those options out
0,0,NE
pave: standard input: 2 of 6 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch --scale 3
error: --scale: the query has no positions; leave it out
error: --y-up: the query has no positions; leave it out
error: --on: the query does not use a ground; leave it out
error: unknown query "nonsense"; queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
1.632993,-1.632993 3.156597,-1.224745 2.748348,0.298858 1.224745,0.707107 0.816497,-0.816497
error: --scale: the query has no positions; leave it out
{"grid":"hex","query":"neighbors","args":["0,0"],"error":"--scale: the query has no positions; leave it out"}
pave: standard input: 6 of 7 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch --scale 10
5.000000 5.000000
15.000000 5.000000
$ pave grid --batch
0.500000 0.500000
$ pave grid --batch
error: "s" is not a grid; grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
pave: standard input: 1 of 1 query is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch
$ pave grid --batch
$ pave grid --batch --json
{"grid":null,"query":null,"args":[],"error":"the line has a zero byte"}
{"grid":"square","query":"neighbors","args":["\ufffd\u001b[1m,0"],"error":"\"\ufffd\u001b[1m,0\" is not a face; square faces are q,r, such as -3,2"}
{"grid":"square","query":"neighbors","args":["0,0"],"cells":["0,-1","1,0","0,1","-1,0"]}
pave: standard input: 2 of 3 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch
error: " [1m,0" is not a face; square faces are q,r, such as -3,2
pave: standard input: 1 of 1 query is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch
error: "a [1mb" is not a face; square faces are q,r, such as -3,2
pave: standard input: 1 of 1 query is invalid; see the "error: ..." answer
-> 3
$ pave grid --batch
error: -- is not needed in a line; leave it out: -3,2 is a cell, not an option
error: -h is not an option of a line; use "pave grid --help"
error: --help is not an option of a line; use "pave grid --help"
error: -V is not an option of a line; use "pave grid --version"
error: unknown option -x; a line may have --json, --orientation, --y-up, --origin, --basis, --on, --walls, --cost, --at, --size, --corners, --scale
-3,1 -2,2 -3,3 -4,2
-1,1
error: "+1,2" is not a face; square faces are q,r, such as -3,2
error: K: "+3" is not an integer; give one from 0 to 2147483647
error: "+1,2" is not a point; at needs two decimal numbers, such as 1.5,-2
error: "1,+2" is not a point; at needs two decimal numbers, such as 1.5,-2
1,2
error: "+1,0,-1" is not a valid cube; give integers q,r,s
pave: standard input: 10 of 13 queries are invalid; see the "error: ..." answers
-> 3
full -> 3
full -> 3
$ pave grid --batch
error: the line is too long
1,0 2,1 1,2 0,1
error: the line is too long
pave: standard input: 2 of 3 queries are invalid; see the "error: ..." answers
-> 3
$ pave grid --batch
error: the line has too many words for a query
pave: standard input: 1 of 1 query is invalid; see the "error: ..." answer
-> 3
square distance 0,0 3,4: 7
square xyzzy: error: unknown query "xyzzy"; queries are neighbors, diagonals, touching, borders, corners, joins, continues, meets, endpoints, touches, protrudes, adjacent, surrounding, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, parent, children, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
square corners 0,0: 0,0 1,0 1,1 0,1
-> 3
all of them
INT -> 130
0,-1 1,0 0,1 -1,0
said: pave: standard output: cannot be written: Broken pipe; the reader closed it
$ pave grid --batch
pave: standard input: cannot be read: Is a directory
-> 3
STDOUT
: <<'STDERR'
pave: standard output: cannot be written: No space left on device; free space on the disk
pave: standard output: cannot be written: No space left on device; free space on the disk
pave: standard input: 1 of 3 queries is invalid; see the "error: ..." answer
STDERR
