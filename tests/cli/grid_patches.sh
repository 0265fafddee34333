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
penrose path 0,0,0 0,0,1 --walls rooms.mask
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
for options in --y-up '--scale 2' '--origin 1,0' '--walls rooms.mask' --json; do
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
