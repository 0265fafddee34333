# Queries between walls: movement, fields, views, regions, on every kind of grid.
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
        for query in cells "index $a" components "field $a" "field $a vertex" "reach $a 0" "reach $a 2" "reach $a 2 vertex" "view $a 0" "view $a 2" "view $a 100 euclid"; do
            echo "$grid $query --on $grid.walls$json"
        done
    done
done >queries
pave grid --batch <queries >answers
echo "-> $?"
paste -d= queries answers | sed 's/=/ = /'
ask() { while read -r query; do try pave grid $query; done; } # shellcheck disable=SC2086 # words
ask <<'END'
square path 0,0 2,2 4 --on square.walls
square path 4,1 7,2 8 --on square.walls
square path 4,1 7,2 vertex --on square.walls
hex path -2,0 0,1 steps --on hex.walls
tri path 0,0,L 1,0,L touch --on tri.walls
tri path 0,0,L 1,0,L edge --on tri.walls
square path 0,0 7,0 8 --on square.walls
square cells --on torus.walls
square index 3,1 --on torus.walls
square index -1,-1 --on torus.walls
square field 4,0 --on torus.walls
square view 1,0 4 --on torus.walls
square reach 3,0 1 --on square.walls
square view 3,0 2 8 --on square.walls
square view 0,0 2000000000 --on square.walls
square view 0,0 1000 --on torus.walls
square view 0,0 1001 --on torus.walls
square components --on solid.walls --json
square cells --on empty.walls
square cells --on empty.walls --json
square components --on empty.walls --json
cairo view 0,0,0 2000000 --on cairo.walls
cells
square cells
square cells 1 --on square.walls
square index --on square.walls
square index -1,-1 --on square.walls
square reach 8,0 1 --on square.walls
square field 8,0 --on square.walls
square view 8,0 1 --on square.walls
square reach 0,0 --on square.walls
square reach 0,0 -1 --on square.walls
square reach 0,0 1 touch --on square.walls
square view 0,0 1 edge --on square.walls
square field 0,0 steps --on square.walls
cairo view 0,0,0 2 steps --on cairo.walls
hex components --on square.walls
square components --on missing.walls
END
# A view equals line of sight, cell by cell, with any walls; by a table, and beyond its radius.
for r in {0..11}; do for q in {0..11}; do if (((q * q + 3 * r * q + 5 * r) % 7 == 3)); then printf '#'; else printf '.'; fi; done; echo; done >rows
for grid in square hex; do
    { echo "grid $grid"; echo 'window parallelogram 12x12'; echo rows; cat rows; } >many.walls
    pave grid $grid cells --on many.walls | tr ' ' '\n' >cells
    for a in 0,0 5,6 11,3; do
        sed "s/.*/$grid sight $a &/" cells | pave grid --batch --on many.walls | paste -d' ' cells - | awk '$2 == "yes" { print $1 }' | paste -sd' ' >seen
        for k in 40 60; do pave grid $grid view $a $k --on many.walls | cmp - seen && echo "$grid view $a $k is what sight says"; done
        # and reach equals the distance field
        pave grid $grid field $a --on many.walls | tr ' ' '\n' | paste -d' ' - cells | awk '$1 != "-" && $1 <= 9' | sort -s -n -k1,1 | cut -d' ' -f2 | paste -sd' ' >near
        pave grid $grid reach $a 9 --on many.walls | cmp - near && echo "$grid reach $a 9 is what the field says"
    done
done
rm ./*.walls queries answers rows cells seen near

exit
: <<'STDOUT'
-> 0
square cells --on square.walls = 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,1 0,2 1,2 2,2 3,2 4,2 5,2 6,2 7,2
square index 0,0 --on square.walls = 0
square components --on square.walls = 0 0 0 - 1 1 - 1 0 - 0 - 1 1 1 1 0 0 0 - 1 1 - 1
square field 0,0 --on square.walls = 0 1 2 - - - - - 1 - 3 - - - - - 2 3 4 - - - - -
square field 0,0 vertex --on square.walls = 0 1 2 - - - - - 1 - 2 - - - - - 2 2 3 - - - - -
square reach 0,0 0 --on square.walls = 0,0
square reach 0,0 2 --on square.walls = 0,0 1,0 0,1 2,0 0,2
square reach 0,0 2 vertex --on square.walls = 0,0 1,0 0,1 2,0 2,1 0,2 1,2
square view 0,0 0 --on square.walls = 0,0
square view 0,0 2 --on square.walls = 0,0 1,0 2,0 0,1 1,1 0,2
square view 0,0 100 euclid --on square.walls = 0,0 1,0 2,0 3,0 0,1 1,1 3,1 0,2
hex cells --on hex.walls = 0,-2 1,-2 2,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 0,0 1,0 2,0 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2
hex index -2,0 --on hex.walls = 7
hex components --on hex.walls = 0 0 0 0 0 - 0 0 0 - 0 0 0 - 0 0 0 0 0
hex field -2,0 --on hex.walls = 2 3 4 1 2 - 5 0 1 - 5 6 1 - 4 5 2 3 4
hex field -2,0 vertex --on hex.walls = 2 3 4 1 2 - 5 0 1 - 5 6 1 - 4 5 2 3 4
hex reach -2,0 0 --on hex.walls = -2,0
hex reach -2,0 2 --on hex.walls = -2,0 -1,-1 -1,0 -2,1 0,-2 0,-1 -2,2
hex reach -2,0 2 vertex --on hex.walls = -2,0 -1,-1 -1,0 -2,1 0,-2 0,-1 -2,2
hex view -2,0 0 --on hex.walls = -2,0
hex view -2,0 2 --on hex.walls = 0,-2 -1,-1 0,-1 -2,0 -1,0 0,0 -2,1 -1,1 -2,2
hex view -2,0 100 euclid --on hex.walls = 0,-2 1,-2 2,-2 -1,-1 0,-1 1,-1 -2,0 -1,0 0,0 -2,1 -1,1 -2,2
tri cells --on tri.walls = 0,0,L 0,0,R 1,0,L 1,0,R 0,1,L 0,1,R 1,1,L 1,1,R
tri index 0,0,L --on tri.walls = 0
tri components --on tri.walls = 0 1 1 1 1 1 1 1
tri field 0,0,L --on tri.walls = 0 - - - - - - -
tri field 0,0,L vertex --on tri.walls = 0 - - - - - - -
tri reach 0,0,L 0 --on tri.walls = 0,0,L
tri reach 0,0,L 2 --on tri.walls = 0,0,L
tri reach 0,0,L 2 vertex --on tri.walls = 0,0,L
tri view 0,0,L 0 --on tri.walls = 0,0,L
tri view 0,0,L 2 --on tri.walls = 0,0,L
tri view 0,0,L 100 euclid --on tri.walls = 0,0,L
cairo cells --on cairo.walls = 0,0,0 0,0,1 0,0,2 0,0,3 1,0,0 1,0,1 1,0,2 1,0,3 0,1,0 0,1,1 0,1,2 0,1,3 1,1,0 1,1,1 1,1,2 1,1,3
cairo index 0,0,0 --on cairo.walls = 0
cairo components --on cairo.walls = 0 0 0 0 0 0 0 0 0 0 0 0 - 0 0 0
cairo field 0,0,0 --on cairo.walls = 0 1 2 1 2 3 2 1 2 3 4 3 - 5 4 3
cairo field 0,0,0 vertex --on cairo.walls = 0 1 1 1 2 2 2 1 2 3 3 2 - 3 3 2
cairo reach 0,0,0 0 --on cairo.walls = 0,0,0
cairo reach 0,0,0 2 --on cairo.walls = 0,0,0 0,0,1 0,0,3 1,0,3 0,0,2 1,0,0 1,0,2 0,1,0
cairo reach 0,0,0 2 vertex --on cairo.walls = 0,0,0 0,0,1 0,0,2 0,0,3 1,0,3 1,0,0 1,0,1 1,0,2 0,1,0 0,1,3 1,1,3
cairo view 0,0,0 0 --on cairo.walls = 0,0,0
cairo view 0,0,0 2 --on cairo.walls = 0,0,0 0,0,1 0,0,2 0,0,3 1,0,0 1,0,2 1,0,3 0,1,0
cairo view 0,0,0 100 euclid --on cairo.walls = 0,0,0 0,0,1 0,0,2 0,0,3 1,0,0 1,0,1 1,0,2 1,0,3 0,1,0 0,1,1 0,1,2 0,1,3 1,1,0 1,1,2 1,1,3
cairo cells --on cairo.walls --json = {"grid":"cairo","query":"cells","args":[],"cells":["0,0,0","0,0,1","0,0,2","0,0,3","1,0,0","1,0,1","1,0,2","1,0,3","0,1,0","0,1,1","0,1,2","0,1,3","1,1,0","1,1,1","1,1,2","1,1,3"]}
cairo index 0,0,0 --on cairo.walls --json = {"grid":"cairo","query":"index","args":["0,0,0"],"value":0}
cairo components --on cairo.walls --json = {"grid":"cairo","query":"components","args":[],"values":[0,0,0,0,0,0,0,0,0,0,0,0,null,0,0,0],"count":1}
cairo field 0,0,0 --on cairo.walls --json = {"grid":"cairo","query":"field","args":["0,0,0"],"values":[0,1,2,1,2,3,2,1,2,3,4,3,null,5,4,3]}
cairo field 0,0,0 vertex --on cairo.walls --json = {"grid":"cairo","query":"field","args":["0,0,0","vertex"],"values":[0,1,1,1,2,2,2,1,2,3,3,2,null,3,3,2]}
cairo reach 0,0,0 0 --on cairo.walls --json = {"grid":"cairo","query":"reach","args":["0,0,0","0"],"cells":["0,0,0"]}
cairo reach 0,0,0 2 --on cairo.walls --json = {"grid":"cairo","query":"reach","args":["0,0,0","2"],"cells":["0,0,0","0,0,1","0,0,3","1,0,3","0,0,2","1,0,0","1,0,2","0,1,0"]}
cairo reach 0,0,0 2 vertex --on cairo.walls --json = {"grid":"cairo","query":"reach","args":["0,0,0","2","vertex"],"cells":["0,0,0","0,0,1","0,0,2","0,0,3","1,0,3","1,0,0","1,0,1","1,0,2","0,1,0","0,1,3","1,1,3"]}
cairo view 0,0,0 0 --on cairo.walls --json = {"grid":"cairo","query":"view","args":["0,0,0","0"],"cells":["0,0,0"]}
cairo view 0,0,0 2 --on cairo.walls --json = {"grid":"cairo","query":"view","args":["0,0,0","2"],"cells":["0,0,0","0,0,1","0,0,2","0,0,3","1,0,0","1,0,2","1,0,3","0,1,0"]}
cairo view 0,0,0 100 euclid --on cairo.walls --json = {"grid":"cairo","query":"view","args":["0,0,0","100","euclid"],"cells":["0,0,0","0,0,1","0,0,2","0,0,3","1,0,0","1,0,1","1,0,2","1,0,3","0,1,0","0,1,1","0,1,2","0,1,3","1,1,0","1,1,2","1,1,3"]}
$ pave grid square path 0,0 2,2 4 --on square.walls
0,0 0,1 0,2 1,2 2,2
$ pave grid square path 4,1 7,2 8 --on square.walls
4,1 5,2 6,1 7,2
$ pave grid square path 4,1 7,2 vertex --on square.walls
4,1 5,2 6,1 7,2
$ pave grid hex path -2,0 0,1 steps --on hex.walls
-2,0 -2,1 -2,2 -1,2 0,1
$ pave grid tri path 0,0,L 1,0,L touch --on tri.walls
no
-> 1
$ pave grid tri path 0,0,L 1,0,L edge --on tri.walls
no
-> 1
$ pave grid square path 0,0 7,0 8 --on square.walls
no
-> 1
$ pave grid square cells --on torus.walls
0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 4,1
$ pave grid square index 3,1 --on torus.walls
8
$ pave grid square index -1,-1 --on torus.walls
9
$ pave grid square field 4,0 --on torus.walls
1 2 - 1 0 2 3 3 2 1
$ pave grid square view 1,0 4 --on torus.walls
0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 4,1
$ pave grid square reach 3,0 1 --on square.walls
3,0
$ pave grid square view 3,0 2 8 --on square.walls
1,0 2,0 3,0 4,0 5,0 1,1 2,1 3,1 4,1 5,1 5,2
$ pave grid square view 0,0 2000000000 --on square.walls
pave: K: some cells within 2000000000 are beyond the limits; give a smaller number
-> 2
$ pave grid square view 0,0 1000 --on torus.walls
0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 4,1
$ pave grid square view 0,0 1001 --on torus.walls
pave: K: 1001 is out of range; where the window wraps, give a number from 0 to 1000
-> 2
$ pave grid square components --on solid.walls --json
{"grid":"square","query":"components","args":[],"values":[null,null],"count":0}
$ pave grid square cells --on empty.walls

$ pave grid square cells --on empty.walls --json
{"grid":"square","query":"cells","args":[],"cells":[]}
$ pave grid square components --on empty.walls --json
{"grid":"square","query":"components","args":[],"values":[],"count":0}
$ pave grid cairo view 0,0,0 2000000 --on cairo.walls
0,0,0 0,0,1 0,0,2 0,0,3 1,0,0 1,0,1 1,0,2 1,0,3 0,1,0 0,1,1 0,1,2 0,1,3 1,1,0 1,1,2 1,1,3
$ pave grid cells
pave: QUERY is missing; a query is GRID QUERY ARGS..., such as cells neighbors C
-> 2
$ pave grid square cells
pave: cells needs --on FILE, a ground such as a mask, whose window limits the moves; docs/grounds.md lists all kinds
-> 2
$ pave grid square cells 1 --on square.walls
pave: "1" is an unexpected argument; usage: square cells
-> 2
$ pave grid square index --on square.walls
pave: C is missing; usage: square index C
-> 2
$ pave grid square index -1,-1 --on square.walls
pave: C is outside the window of square.walls
-> 2
$ pave grid square reach 8,0 1 --on square.walls
pave: A is outside the window of square.walls
-> 2
$ pave grid square field 8,0 --on square.walls
pave: A is outside the window of square.walls
-> 2
$ pave grid square view 8,0 1 --on square.walls
pave: A is outside the window of square.walls
-> 2
$ pave grid square reach 0,0 --on square.walls
pave: K is missing; usage: square reach A K [CONTACT]
-> 2
$ pave grid square reach 0,0 -1 --on square.walls
pave: K: -1 is out of range; give a number from 0 to 2147483647
-> 2
$ pave grid square reach 0,0 1 touch --on square.walls
pave: reach of square has no contact "touch"; it has edge, 4, vertex, 8
-> 2
$ pave grid square view 0,0 1 edge --on square.walls
pave: view of square has no metric "edge"; it has 4, 8, euclid
-> 2
$ pave grid square field 0,0 steps --on square.walls
pave: field of square has no contact "steps"; it has edge, 4, vertex, 8
-> 2
$ pave grid cairo view 0,0,0 2 steps --on cairo.walls
pave: view of cairo has no metric "steps"; it has euclid
-> 2
$ pave grid hex components --on square.walls
pave: square.walls:2:6: the mask is for the grid "square", not for hex: give that grid, or another mask
-> 3
$ pave grid square components --on missing.walls
pave: missing.walls: the file cannot be read (No such file or directory); check its name and permissions
-> 3
square view 0,0 40 is what sight says
square view 0,0 60 is what sight says
square reach 0,0 9 is what the field says
square view 5,6 40 is what sight says
square view 5,6 60 is what sight says
square reach 5,6 9 is what the field says
square view 11,3 40 is what sight says
square view 11,3 60 is what sight says
square reach 11,3 9 is what the field says
hex view 0,0 40 is what sight says
hex view 0,0 60 is what sight says
hex reach 0,0 9 is what the field says
hex view 5,6 40 is what sight says
hex view 5,6 60 is what sight says
hex reach 5,6 9 is what the field says
hex view 11,3 40 is what sight says
hex view 11,3 60 is what sight says
hex reach 11,3 9 is what the field says
STDOUT
