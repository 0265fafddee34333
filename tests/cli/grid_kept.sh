# A batch keeps tilings, walls and distances between its lines: its answers are those of single calls, whatever the lines before.
holds() { if cmp -s "$2" "$3"; then echo "holds: $1"; else echo "does not hold: $1"; diff "$2" "$3" | head -n 4; fi; }

singly() { while read -ra words; do { pave grid "${words[@]}" 2>&1 || true; } | sed "s/^pave: /error: /"; done; }

# More tilings and files of walls than are kept, several times in turn, with what is made from them; and wrong lines among them.
tilings=(cairo snub-square rhombille kisrhombille floret-pentagonal truncated-square trihexagonal tetrakis-square snub-trihexagonal rhombitrihexagonal)
for i in {1..6}; do
    printf 'grid square\nwindow rectangle %dx5\nrows\n' $((i + 3)) >"$i.mask"
    for row in {1..5}; do for ((q = 0; q < i + 3; q++)); do [ $((q * row % (i + 2))) -eq 1 ] && printf '# ' || printf '. '; done; echo; done >>"$i.mask"
done
for t in "${tilings[@]}"; do printf 'grid %s\nwindow parallelogram 4x4\ncells 1,1,0 2,1,1\n' "$t" >"$t.mask"; done
for round in {1..2}; do
    for ((i = 0; i < 10 / round; i++)); do
        t=${tilings[i]}
        echo "$t neighbors $round,-$i,1"
        echo "$t distance $i,$round,0 $((round * 3)),$((2 - i)),1"
        echo "$t color $i,$round,1 vertex"
        echo "$t path 0,0,0 3,$round,1 --on $t.mask"
        echo "$t view 1,1,1 $round --on $t.mask"
        echo "square path 0,0 3,4 --on $((i % 6 + 1)).mask"
        echo "square reach 0,0 $round 8 --on $((i % 6 + 1)).mask"
        echo "square reach 0,0 8 --on $((i * 5 % 6 + 1)).mask"
        echo "square view 0,0 $i --on $((i * round % 6 + 1)).mask"
        echo "hex color $i,$round"
        echo "no-$t neighbors 0,0,0"
        echo "square path 0,0 3,4 --on none.mask"
    done
done >queries
singly <queries >single
pave grid --batch <queries >batched 2>/dev/null
holds 'mixed batches answer as single calls' single batched
grep -c '^error: ' batched

# Distances of a batch, which soon come from fields, are those of single calls, the same in both directions and at any position of the pair.
for t in cairo kisrhombille elongated-triangular; do
    awk -v t="$t" 'BEGIN { x = 1; for (i = 0; i < 60; i++) { for (k = 0; k < 4; k++) { x = x * 16807 % 2147483647; d[k] = x % 61 - 30 }
        printf "%s distance %d,%d,%d %d,%d,%d\n", t, d[0], d[1], i % 3, d[2], d[3], int(i / 3) % 3 } }' >pairs
    pave grid --batch <pairs >there
    head -n 8 pairs | singly >single
    head -n 8 there >some
    tail -n 8 pairs | singly >>single
    tail -n 8 there >>some
    holds "$t: distances of a batch are those of single calls" single some
    awk '{ print $1, $2, $4, $3 }' pairs | pave grid --batch >back
    holds "$t: distances are the same both ways" there back
    awk -F '[ ,]' '{ printf "%s %s %d,%d,%d %d,%d,%d\n", $1, $2, $3 + 536870882, $4 - 536870882, $5, $6 + 536870882, $7 - 536870882, $8 }' pairs | pave grid --batch >moved
    holds "$t: distances are the same at the limits" there moved
done
# Cells that are too far are so in any order.
printf 'cairo distance 0,0,0 %s,0,0\n' 330 450 353 354 100000 60 330 | pave grid --batch 2>/dev/null >mixed
for far in 330 450 353 354 100000 60 330; do echo "cairo distance 0,0,0 $far,0,0"; done | singly >single
holds 'what is too far is so in any order' single mixed
rm -f ./*.mask queries single batched pairs there some back moved mixed

exit
: <<'STDOUT'
holds: mixed batches answer as single calls
30
holds: cairo: distances of a batch are those of single calls
holds: cairo: distances are the same both ways
holds: cairo: distances are the same at the limits
holds: kisrhombille: distances of a batch are those of single calls
holds: kisrhombille: distances are the same both ways
holds: kisrhombille: distances are the same at the limits
holds: elongated-triangular: distances of a batch are those of single calls
holds: elongated-triangular: distances are the same both ways
holds: elongated-triangular: distances are the same at the limits
holds: what is too far is so in any order
STDOUT
