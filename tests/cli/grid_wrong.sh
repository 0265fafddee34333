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
