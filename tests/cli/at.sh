# Single places: the ids that a fill puts there, with nothing else on the line.
pave world fill --seed 9 --at -4,-4 --size 9x9 -o - --format csv >all.csv
for method in feature phase; do
    for set in roads meadow; do
        places=()
        for y in {-4..4}; do for x in {-4..4}; do places+=("$x,$y"); done; done
        pave world fill --seed 9 --at -4,-4 --size 9x9 --set $set --method $method -o - --format csv | tr , "\n" >filled
        pave world at --seed 9 --set $set --method $method "${places[@]}" >places
        same_file filled places
    done
done
try pave world at 0,0
try pave world at --seed 9 -3,2
try pave world at --seed 9 -3,2 3,-2 0,0
try pave world at --seed 9 -3,2 3,-2 --json
cp "$DATA/two_sets.tsx" "$DATA/weights.tsx" .
try pave world at two_sets.tsx --set Shore 0,0 1,0 2,0
try pave world at two_sets.tsx -5,7
try pave world at weights.tsx --seed 4 0,0 1,0 2,0 3,0 4,0 5,0
# The colours of a place, for each kind of set and method
try pave world at --seed 7 --colors -3,2 -2,2
try pave world at --seed 7 --method phase --colors -3,2 -2,2
try pave world at --seed 7 --set meadow --colors -3,2 -2,2
try pave world at --seed 7 --colors --json -3,2

exit
: <<'STDOUT'
same: filled places
same: filled places
same: filled places
same: filled places
$ pave world at 0,0
14
$ pave world at --seed 9 -3,2
6
$ pave world at --seed 9 -3,2 3,-2 0,0
6
10
1
$ pave world at --seed 9 -3,2 3,-2 --json
[{"at":[-3,2],"tile":6},{"at":[3,-2],"tile":10}]
$ pave world at two_sets.tsx --set Shore 0,0 1,0 2,0
15
7
14
$ pave world at two_sets.tsx -5,7
3
$ pave world at weights.tsx --seed 4 0,0 1,0 2,0 3,0 4,0 5,0
1
1
1
1
1
1
$ pave world at --seed 7 --colors -3,2 -2,2
10 1,0,2,0,1,0,2,0
15 2,0,2,0,2,0,2,0
$ pave world at --seed 7 --method phase --colors -3,2 -2,2
8 1,0,1,0,1,0,2,0
4 1,0,1,0,2,0,1,0
$ pave world at --seed 7 --set meadow --colors -3,2 -2,2
2 0,1,0,2,0,1,0,1
4 0,1,0,1,0,2,0,1
$ pave world at --seed 7 --colors --json -3,2
[{"at":[-3,2],"tile":10,"colors":[1,0,2,0,1,0,2,0]}]
STDOUT
