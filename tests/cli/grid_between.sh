# Queries between walls: movement, fields, views, regions, cuts, trees, colours, on every kind of grid.
cat >square.walls <<'END'
# two rooms; the left one has a pillar, the right one a corridor
grid square
window rectangle 8x3
rows
. . . # . . # .
. # . # . . . .
. . . # . . # .
END
cat >torus.walls <<'END'
grid square
window rectangle 5x2 wrap
rows
..#..
.....
END
cat >hex.walls <<'END'
grid hex
window hexagon 2
cells 0,0 1,-1 -1,1
edges 0,1,W
END
cat >tri.walls <<'END'
grid tri
window parallelogram 4x2
edges 0,0,E
END
cat >cairo.walls <<'END'
grid cairo
window parallelogram 2x2
cells 1,1,0
END
cat >solid.walls <<'END'
grid square
window rectangle 2x1
rows
##
END
cat >empty.walls <<'END'
grid square
window rectangle 0x0
END
for json in '' ' --json'; do
    for grid in square hex tri cairo; do
        [ -z "$json" ] || [ $grid = cairo ] || continue
        a=0,0
        case $grid in hex) a=-2,0 ;; tri) a=0,0,L ;; cairo) a=0,0,0 ;; esac
        for query in cells "index $a" components bridges 'bridges vertex' articulations 'articulations vertex' tree 'tree vertex' colors 'colors 3' 'colors 2' 'colors greedy vertex' \
            'colors 4 vertex' "field $a" "field $a vertex" "reach $a 0" "reach $a 2" "reach $a 2 vertex" "view $a 0" "view $a 2" "view $a 100 euclid"; do
            echo "$grid $query --walls $grid.walls$json"
        done
    done
done >queries
pave grid --batch <queries >answers
echo "-> $?"
paste -d= queries answers | sed 's/=/ = /'
ask() { while read -r query; do try pave grid $query; done; } # shellcheck disable=SC2086 # words
ask <<'END'
square path 0,0 2,2 4 --walls square.walls
square path 4,1 7,2 8 --walls square.walls
square path 4,1 7,2 vertex --walls square.walls
hex path -2,0 0,1 steps --walls hex.walls
tri path 0,0,L 1,0,L touch --walls tri.walls
tri path 0,0,L 1,0,L edge --walls tri.walls
square path 0,0 7,0 8 --walls square.walls
square cells --walls torus.walls
square index 3,1 --walls torus.walls
square index -1,-1 --walls torus.walls
square bridges --walls torus.walls
square field 4,0 --walls torus.walls
square view 1,0 4 --walls torus.walls
square tree --walls torus.walls
square reach 3,0 1 --walls square.walls
square view 3,0 2 8 --walls square.walls
square view 0,0 2000000000 --walls square.walls
square view 0,0 1000 --walls torus.walls
square view 0,0 1001 --walls torus.walls
square colors 1 --walls square.walls
square colors 1 --walls square.walls --json
square components --walls solid.walls --json
square colors --walls solid.walls --json
square bridges --walls solid.walls --json
square tree --walls solid.walls
square cells --walls empty.walls
square cells --walls empty.walls --json
square components --walls empty.walls --json
cairo view 0,0,0 2000000 --walls cairo.walls
cells
square cells
square tree
square cells 1 --walls square.walls
square index --walls square.walls
square index -1,-1 --walls square.walls
square reach 8,0 1 --walls square.walls
square field 8,0 --walls square.walls
square view 8,0 1 --walls square.walls
square reach 0,0 --walls square.walls
square reach 0,0 -1 --walls square.walls
square reach 0,0 1 touch --walls square.walls
square view 0,0 1 edge --walls square.walls
square field 0,0 steps --walls square.walls
square colors 0 --walls square.walls
square colors few --walls square.walls
square bridges 3 --walls square.walls
cairo view 0,0,0 2 steps --walls cairo.walls
hex components --walls square.walls
square components --walls missing.walls
END
# A view equals line of sight, cell by cell, with any walls; by a table, and beyond its radius.
for r in {0..11}; do for q in {0..11}; do if (((q * q + 3 * r * q + 5 * r) % 7 == 3)); then printf '#'; else printf '.'; fi; done; echo; done >rows
for grid in square hex; do
    { echo "grid $grid"; echo 'window parallelogram 12x12'; echo rows; cat rows; } >many.walls
    pave grid $grid cells --walls many.walls | tr ' ' '\n' >cells
    for a in 0,0 5,6 11,3; do
        sed "s/.*/$grid sight $a &/" cells | pave grid --batch --walls many.walls | paste -d' ' cells - | awk '$2 == "yes" { print $1 }' | paste -sd' ' >seen
        for k in 40 60; do pave grid $grid view $a $k --walls many.walls | cmp - seen && echo "$grid view $a $k is what sight says"; done
        # and reach equals the distance field
        pave grid $grid field $a --walls many.walls | tr ' ' '\n' | paste -d' ' - cells | awk '$1 != "-" && $1 <= 9' | sort -s -n -k1,1 | cut -d' ' -f2 | paste -sd' ' >near
        pave grid $grid reach $a 9 --walls many.walls | cmp - near && echo "$grid reach $a 9 is what the field says"
    done
done
rm ./*.walls queries answers rows cells seen near
