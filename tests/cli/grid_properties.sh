# What must hold for every cell, in batches: the only recorded answer is "all hold".
grids=(square hex tri)
declare -A faces=([square]= [hex]= [tri]='L R') sides=([square]=4 [hex]=6 [tri]=3) metrics=([square]='4 8' [hex]=steps [tri]='edge shortcut touch flank')
declare -A systems=([square]='index:41' [hex]='cube offset-odd-r offset-even-r offset-odd-q offset-even-q doubled-width doubled-height shm index:41'
    [tri]='three-lane doubled folded xys index:41')

# cells GRID: all cells up to 9 from the middle, and some at the limits.
cells() {
    local q r s
    for q in {-9..9} 536870912 -536870912; do
        for r in {-9..9} 536870912 -536870912; do
            if [ -z "${faces[$1]}" ]; then echo "$q,$r"; else for s in ${faces[$1]}; do echo "$q,$r,$s"; done; fi
        done
    done
}

# holds WHAT A B: two files are the same.
holds() { if cmp -s "$2" "$3"; then echo "holds: $1"; else echo "does not hold: $1"; diff "$2" "$3" | head -n 4; fi; }

ask() { pave grid --batch "$@"; }

reversed() { awk '{ for (i = NF; i > 1; i--) printf "%s ", $i; print $1 }' "$@"; }

for grid in "${grids[@]}"; do
    cells "$grid" >cells
    grep -v 536870912 cells >near
    for system in ${systems[$grid]}; do
        # Of rows of a width, only the cells in them have a number.
        case $system in index:*) grep -v -e '^-' -e 536870912 cells >some ;; *) cp cells some ;; esac
        sed "s/^/$grid to $system /" some | ask | sed "s/^/$grid from $system /" | ask >back
        holds "$grid: from $system undoes to" some back
        sort -u back | wc -l >count
        sort -u some | wc -l >expected
        holds "$grid: $system names each cell once" expected count
    done
    for options in '' '--orientation flat' '--scale 0.37' '--orientation flat --scale 1000' '--y-up --origin -3,4.5 --scale 2' '--basis=1,0.5,-1,0.5 --origin=100,0'; do
        # shellcheck disable=SC2086 # words
        sed "s/^/$grid world /" near | ask $options | sed "s/\(.*\) \(.*\)/$grid at \1,\2/" | ask $options >back
        holds "$grid: at undoes world $options" near back
        for part in edge:borders vertex:corners; do
            # On square a vertex looks like a face.
            [ "$grid$part" = squarevertex:corners ] && mark=,V || mark=""
            head -n 200 near | sed "s/^/$grid ${part#*:} /" | ask | tr ' ' '\n' | sort -u >parts
            # shellcheck disable=SC2086 # words
            sed "s/.*/$grid world &$mark/" parts | ask $options | sed "s/\(.*\) \(.*\)/$grid ${part%:*}-at \1,\2/" | ask $options >back
            holds "$grid: ${part%:*}-at undoes world $options" parts back
        done
    done
    # A cell and one of its neighbors: each is the other's.
    sed "s/^/$grid neighbors /" cells | ask >neighbors
    paste -d' ' cells neighbors | awk -v n="${sides[$grid]}" 'NF != n + 1 { print "not " n ": " $0 }' | head -n 3
    paste -d' ' near <(sed "s/^/$grid neighbors /" near | ask) | awk '{ for (i = 2; i <= NF; i++) print $1, $i }' | sort >pairs
    awk '{ print $2, $1 }' pairs | sed 's/$/ /' | awk '{ print $1, $2 }' | sort >turned
    comm -12 pairs turned >both
    sed "s/\(.*\) \(.*\)/$grid distance \1 \2/" both | ask | sort -u >one
    echo 1 >expected
    holds "$grid: neighbors are at distance 1" expected one
    for ((k = 0; k < ${sides[$grid]}; k++)); do
        sed "s/^/$grid twin /; s/\$/ $k/" near | ask | sed "s/^/$grid twin /" | ask | sed "s/ $k\$//" >back
        holds "$grid: the twin of the twin of side $k is that side" near back
    done
    for contact in edge:neighbors vertex:touching; do
        sed "s/^/$grid color /; s/\$/ ${contact%:*}/" near | ask | paste -d' ' near - >colors
        sed "s/^/$grid ${contact#*:} /" near | ask | paste -d' ' near - | awk 'NR == FNR { color[$1] = $2; next } { for (i = 2; i <= NF; i++) if ($i in color && color[$i] == color[$1]) print "alike: " $1, $i }' colors - >alike
        : >nothing
        holds "$grid: colours over ${contact%:*} differ" nothing alike
    done
    # Pairs of cells far and near.
    shuf --random-source=<(yes) near | paste -d' ' near - >pairs
    shuf --random-source=<(yes 2) cells | head -n 40 | paste -d' ' - <(head -n 40 near) >far
    for metric in ${metrics[$grid]}; do
        awk -v g="$grid" -v m="$metric" '{ print g, "distance", $1, $2, m }' pairs far | ask >there
        awk -v g="$grid" -v m="$metric" '{ print g, "distance", $2, $1, m }' pairs far | ask >back
        holds "$grid: distance $metric is the same both ways" there back
        awk -v g="$grid" -v m="$metric" '{ print g, "line", $1, $2, m }' pairs | ask >there
        awk -v g="$grid" -v m="$metric" '{ print g, "line", $2, $1, m }' pairs | ask | reversed >back
        holds "$grid: a line $metric reversed is the line back" there back
        awk '{ print $1, $NF }' there >ends
        holds "$grid: a line $metric goes from A to B" pairs ends
        awk -v g="$grid" -v m="$metric" 'NR <= 60 { print g, "common", $1, "12", $2, "17", m }' pairs | ask | sed 's/ /\n/g; s/$/\n/' >common
        awk -v g="$grid" -v m="$metric" 'NR <= 60 { print g, "disk", $1, "12", m; print g, "disk", $2, "17", m }' pairs | ask |
            awk 'NR % 2 { delete first; for (i = 1; i <= NF; i++) first[i] = $i; count = NF; next } { delete second; for (i = 1; i <= NF; i++) second[$i]; for (i = 1; i <= count; i++) if (first[i] in second) print first[i]; print "" }' >disks
        sed -i '/^$/d' common disks
        holds "$grid: common $metric is what both disks have" disks common
        for k in 0 1 2 7; do
            head -n 50 near | sed "s/.*/$grid ring & $k $metric/" | ask | tr ' ' '\n' >ring
            head -n 50 near | sed "s/.*/$grid ring & $k $metric/" | ask | paste -d' ' <(head -n 50 near) - |
                awk -v g="$grid" -v m="$metric" '{ for (i = 2; i <= NF; i++) print g, "distance", $1, $i, m }' | ask | sort -u >one
            echo $k >expected
            holds "$grid: ring $k $metric is at distance $k" expected one
        done
        for k in 0 3; do
            head -n 50 near | sed "s/.*/$grid disk & $k $metric/" | ask | awk '{ print NF }' | sort -u >disks
            for ring in $(seq 0 $k); do head -n 50 near | sed "s/.*/$grid ring & $ring $metric/" | ask | awk '{ print NF }' | paste -sd' '; done |
                awk '{ for (i = 1; i <= NF; i++) sum[i] += $i } END { for (i in sum) print sum[i] }' | sort -u >rings
            holds "$grid: disk $k $metric has as many cells as its rings" rings disks
            head -n 50 near | sed "s/.*/$grid disk & $k $metric/" | ask | tr ' ' '\n' | sort >disks
            head -n 50 near | sed "s/.*/$grid spiral & $k $metric/" | ask | tr ' ' '\n' | sort >spirals
            holds "$grid: spiral $k $metric has the cells of the disk" disks spirals
        done
    done
    # Six turns are no turn, and a mirror undoes itself.
    [ "$grid" = square ] && round=4 || round=6
    cp near turned
    for _ in $(seq $round); do sed "s/^/$grid rotate /; s/\$/ 1/" turned | ask >next; mv next turned; done
    holds "$grid: $round turns come round" near turned
    for axis in $([ "$grid" = square ] && echo x y || echo q r s); do
        sed "s/^/$grid reflect /; s/\$/ $axis/" near | ask | sed "s/^/$grid reflect /; s/\$/ $axis/" | ask >back
        holds "$grid: reflect $axis undoes itself" near back
    done
    for m in 2 5; do
        sed "s/^/$grid parent /; s/\$/ $m/" near | ask | paste -d' ' near - >parents
        awk -v g="$grid" -v m="$m" '{ print g, "children", $2, m }' parents | ask | paste -d' ' near - | awk '{ for (i = 2; i <= NF && $i != $1; i++); if (i > NF) print "lost: " $1 }' >lost
        : >nothing
        holds "$grid: each cell is a child of its parent, $m" nothing lost
    done
done
# Sums of addresses are sums of positions; the product of two does not depend on their order.
cells hex | grep -v 536870912 >near
shuf --random-source=<(yes) near | paste -d' ' near - | head -n 500 >pairs
awk '{ print "hex to shm", $1; print "hex to shm", $2 }' pairs | ask | paste -d' ' - - >addresses
sed 's/^/hex shm-add /' addresses | ask | sed 's/^/hex from shm /' | ask >sums
tr ', ' '  ' <pairs | awk '{ print $1 + $3 "," $2 + $4 }' >expected
holds 'hex: shm-add adds places' expected sums
sed 's/^/hex shm-multiply /' addresses | ask >there
awk '{ print "hex shm-multiply", $2, $1 }' addresses | ask >back
holds 'hex: shm-multiply is the same both ways' there back
rm -f cells near some back count expected neighbors pairs turned both one far there ends ring disks rings spirals parents lost nothing parts colors alike common addresses sums

exit
: <<'STDOUT'
holds: square: from index:41 undoes to
holds: square: index:41 names each cell once
holds: square: at undoes world 
holds: square: edge-at undoes world 
holds: square: vertex-at undoes world 
holds: square: at undoes world --orientation flat
holds: square: edge-at undoes world --orientation flat
holds: square: vertex-at undoes world --orientation flat
holds: square: at undoes world --scale 0.37
holds: square: edge-at undoes world --scale 0.37
holds: square: vertex-at undoes world --scale 0.37
holds: square: at undoes world --orientation flat --scale 1000
holds: square: edge-at undoes world --orientation flat --scale 1000
holds: square: vertex-at undoes world --orientation flat --scale 1000
holds: square: at undoes world --y-up --origin -3,4.5 --scale 2
holds: square: edge-at undoes world --y-up --origin -3,4.5 --scale 2
holds: square: vertex-at undoes world --y-up --origin -3,4.5 --scale 2
holds: square: at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: square: edge-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: square: vertex-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: square: neighbors are at distance 1
holds: square: the twin of the twin of side 0 is that side
holds: square: the twin of the twin of side 1 is that side
holds: square: the twin of the twin of side 2 is that side
holds: square: the twin of the twin of side 3 is that side
holds: square: colours over edge differ
holds: square: colours over vertex differ
holds: square: distance 4 is the same both ways
holds: square: a line 4 reversed is the line back
holds: square: a line 4 goes from A to B
holds: square: common 4 is what both disks have
holds: square: ring 0 4 is at distance 0
holds: square: ring 1 4 is at distance 1
holds: square: ring 2 4 is at distance 2
holds: square: ring 7 4 is at distance 7
holds: square: disk 0 4 has as many cells as its rings
holds: square: spiral 0 4 has the cells of the disk
holds: square: disk 3 4 has as many cells as its rings
holds: square: spiral 3 4 has the cells of the disk
holds: square: distance 8 is the same both ways
holds: square: a line 8 reversed is the line back
holds: square: a line 8 goes from A to B
holds: square: common 8 is what both disks have
holds: square: ring 0 8 is at distance 0
holds: square: ring 1 8 is at distance 1
holds: square: ring 2 8 is at distance 2
holds: square: ring 7 8 is at distance 7
holds: square: disk 0 8 has as many cells as its rings
holds: square: spiral 0 8 has the cells of the disk
holds: square: disk 3 8 has as many cells as its rings
holds: square: spiral 3 8 has the cells of the disk
holds: square: 4 turns come round
holds: square: reflect x undoes itself
holds: square: reflect y undoes itself
holds: square: each cell is a child of its parent, 2
holds: square: each cell is a child of its parent, 5
holds: hex: from cube undoes to
holds: hex: cube names each cell once
holds: hex: from offset-odd-r undoes to
holds: hex: offset-odd-r names each cell once
holds: hex: from offset-even-r undoes to
holds: hex: offset-even-r names each cell once
holds: hex: from offset-odd-q undoes to
holds: hex: offset-odd-q names each cell once
holds: hex: from offset-even-q undoes to
holds: hex: offset-even-q names each cell once
holds: hex: from doubled-width undoes to
holds: hex: doubled-width names each cell once
holds: hex: from doubled-height undoes to
holds: hex: doubled-height names each cell once
holds: hex: from shm undoes to
holds: hex: shm names each cell once
holds: hex: from index:41 undoes to
holds: hex: index:41 names each cell once
holds: hex: at undoes world 
holds: hex: edge-at undoes world 
holds: hex: vertex-at undoes world 
holds: hex: at undoes world --orientation flat
holds: hex: edge-at undoes world --orientation flat
holds: hex: vertex-at undoes world --orientation flat
holds: hex: at undoes world --scale 0.37
holds: hex: edge-at undoes world --scale 0.37
holds: hex: vertex-at undoes world --scale 0.37
holds: hex: at undoes world --orientation flat --scale 1000
holds: hex: edge-at undoes world --orientation flat --scale 1000
holds: hex: vertex-at undoes world --orientation flat --scale 1000
holds: hex: at undoes world --y-up --origin -3,4.5 --scale 2
holds: hex: edge-at undoes world --y-up --origin -3,4.5 --scale 2
holds: hex: vertex-at undoes world --y-up --origin -3,4.5 --scale 2
holds: hex: at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: hex: edge-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: hex: vertex-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: hex: neighbors are at distance 1
holds: hex: the twin of the twin of side 0 is that side
holds: hex: the twin of the twin of side 1 is that side
holds: hex: the twin of the twin of side 2 is that side
holds: hex: the twin of the twin of side 3 is that side
holds: hex: the twin of the twin of side 4 is that side
holds: hex: the twin of the twin of side 5 is that side
holds: hex: colours over edge differ
holds: hex: colours over vertex differ
holds: hex: distance steps is the same both ways
holds: hex: a line steps reversed is the line back
holds: hex: a line steps goes from A to B
holds: hex: common steps is what both disks have
holds: hex: ring 0 steps is at distance 0
holds: hex: ring 1 steps is at distance 1
holds: hex: ring 2 steps is at distance 2
holds: hex: ring 7 steps is at distance 7
holds: hex: disk 0 steps has as many cells as its rings
holds: hex: spiral 0 steps has the cells of the disk
holds: hex: disk 3 steps has as many cells as its rings
holds: hex: spiral 3 steps has the cells of the disk
holds: hex: 6 turns come round
holds: hex: reflect q undoes itself
holds: hex: reflect r undoes itself
holds: hex: reflect s undoes itself
holds: hex: each cell is a child of its parent, 2
holds: hex: each cell is a child of its parent, 5
holds: tri: from three-lane undoes to
holds: tri: three-lane names each cell once
holds: tri: from doubled undoes to
holds: tri: doubled names each cell once
holds: tri: from folded undoes to
holds: tri: folded names each cell once
holds: tri: from xys undoes to
holds: tri: xys names each cell once
holds: tri: from index:41 undoes to
holds: tri: index:41 names each cell once
holds: tri: at undoes world 
holds: tri: edge-at undoes world 
holds: tri: vertex-at undoes world 
holds: tri: at undoes world --orientation flat
holds: tri: edge-at undoes world --orientation flat
holds: tri: vertex-at undoes world --orientation flat
holds: tri: at undoes world --scale 0.37
holds: tri: edge-at undoes world --scale 0.37
holds: tri: vertex-at undoes world --scale 0.37
holds: tri: at undoes world --orientation flat --scale 1000
holds: tri: edge-at undoes world --orientation flat --scale 1000
holds: tri: vertex-at undoes world --orientation flat --scale 1000
holds: tri: at undoes world --y-up --origin -3,4.5 --scale 2
holds: tri: edge-at undoes world --y-up --origin -3,4.5 --scale 2
holds: tri: vertex-at undoes world --y-up --origin -3,4.5 --scale 2
holds: tri: at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: tri: edge-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: tri: vertex-at undoes world --basis=1,0.5,-1,0.5 --origin=100,0
holds: tri: neighbors are at distance 1
holds: tri: the twin of the twin of side 0 is that side
holds: tri: the twin of the twin of side 1 is that side
holds: tri: the twin of the twin of side 2 is that side
holds: tri: colours over edge differ
holds: tri: colours over vertex differ
holds: tri: distance edge is the same both ways
holds: tri: a line edge reversed is the line back
holds: tri: a line edge goes from A to B
holds: tri: common edge is what both disks have
holds: tri: ring 0 edge is at distance 0
holds: tri: ring 1 edge is at distance 1
holds: tri: ring 2 edge is at distance 2
holds: tri: ring 7 edge is at distance 7
holds: tri: disk 0 edge has as many cells as its rings
holds: tri: spiral 0 edge has the cells of the disk
holds: tri: disk 3 edge has as many cells as its rings
holds: tri: spiral 3 edge has the cells of the disk
holds: tri: distance shortcut is the same both ways
holds: tri: a line shortcut reversed is the line back
holds: tri: a line shortcut goes from A to B
holds: tri: common shortcut is what both disks have
holds: tri: ring 0 shortcut is at distance 0
holds: tri: ring 1 shortcut is at distance 1
holds: tri: ring 2 shortcut is at distance 2
holds: tri: ring 7 shortcut is at distance 7
holds: tri: disk 0 shortcut has as many cells as its rings
holds: tri: spiral 0 shortcut has the cells of the disk
holds: tri: disk 3 shortcut has as many cells as its rings
holds: tri: spiral 3 shortcut has the cells of the disk
holds: tri: distance touch is the same both ways
holds: tri: a line touch reversed is the line back
holds: tri: a line touch goes from A to B
holds: tri: common touch is what both disks have
holds: tri: ring 0 touch is at distance 0
holds: tri: ring 1 touch is at distance 1
holds: tri: ring 2 touch is at distance 2
holds: tri: ring 7 touch is at distance 7
holds: tri: disk 0 touch has as many cells as its rings
holds: tri: spiral 0 touch has the cells of the disk
holds: tri: disk 3 touch has as many cells as its rings
holds: tri: spiral 3 touch has the cells of the disk
holds: tri: distance flank is the same both ways
holds: tri: a line flank reversed is the line back
holds: tri: a line flank goes from A to B
holds: tri: common flank is what both disks have
holds: tri: ring 0 flank is at distance 0
holds: tri: ring 1 flank is at distance 1
holds: tri: ring 2 flank is at distance 2
holds: tri: ring 7 flank is at distance 7
holds: tri: disk 0 flank has as many cells as its rings
holds: tri: spiral 0 flank has the cells of the disk
holds: tri: disk 3 flank has as many cells as its rings
holds: tri: spiral 3 flank has the cells of the disk
holds: tri: 6 turns come round
holds: tri: reflect q undoes itself
holds: tri: reflect r undoes itself
holds: tri: reflect s undoes itself
holds: tri: each cell is a child of its parent, 2
holds: tri: each cell is a child of its parent, 5
holds: hex: shm-add adds places
holds: hex: shm-multiply is the same both ways
STDOUT
