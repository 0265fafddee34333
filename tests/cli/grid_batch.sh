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
printf '%s\n' 'square neighbors 0,0 --scale 2' '--y-up square distance 0,0 3,4' 'square world 1,1 --walls no.mask' 'square nonsense --scale 2' \
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
# Bytes that are no text are reported as other errors.
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
