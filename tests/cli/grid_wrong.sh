# Queries that are wrong: one line that says what and what to do, and exit code 2.
try pave grid
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

# What is too much, or too far
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
try pave grid square world 0,0 --orientation up
try pave grid square world 0,0 --sale 2
try pave grid --batch square neighbors 0,0
