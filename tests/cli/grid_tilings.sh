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
