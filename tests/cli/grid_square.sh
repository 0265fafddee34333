# Every query of squares, negative coordinates among them.
sed 's/^/square /' >queries <<'END'
neighbors 0,0
neighbors -3,2
diagonals -3,2
touching 0,0
borders -1,-1
corners -1,-1
joins 0,0,W
joins -2,5,N
continues 0,0,W
continues -2,5,N
meets 0,0,W
meets 0,0,N
endpoints 0,0,W
endpoints 0,0,N
touches 0,0
touches -1,4,V
protrudes 0,0
adjacent 0,0
surrounding 0,0
twin 0,0 N
twin 0,0 1
twin -3,2 W
distance 10,5 0,2
distance 10,5 0,2 4
distance 10,5 0,2 8
distance -536870912,-536870912 536870912,536870912
line 0,0 5,2
line 5,2 0,0
line 0,0 -3,7 8
line 1,1 1,1
ray 0,0 N 3
ray -1,-1 SW 2
ray -1,-1 7 2
ray 5,5 E 0
ring 0,0 0
ring 0,0 2
ring -5,5 1 8
ring 0,0 3 euclid
disk 0,0 1
disk -2,-2 1 8
disk 0,0 2 euclid
spiral 0,0 2
spiral 0,0 1 8
common 0,0 2 3,0 2
common 0,0 1 2,2 1 8
common 0,0 1 9,9 1
common -536870912,0 2 -536870912,3 1
common 0,0 1000000 2000000,0 1000000
rotate 3,1 1
rotate 3,1 -1
rotate 3,1 6
rotate 3,1 1 1,1
rotate 3,1 1 0,0,V
reflect 3,1 x
reflect 3,1 y
reflect 3,1 x 1,3
reflect 3,1 y 0,0,V
to index:10 3,2
to index:10 3,-2
from index:10 23
from index:10 -17
parent -3,2 2
children -2,1 2
color 0,0
color -1,0
color -1,1 vertex
color -1,1 8
color -1,1 4
world 0,0
world -3,2
world 0,0,W
world 0,0,N
world 0,0,V
world -3,2 --scale 2.5
at 0.5,0.5
at -0.5,1
at -.5,1e0
at 5,5 --scale 2
world 1,1 --y-up
world 1,1,V --origin 10,-20 --scale 2
world 1,1 --basis 1,0.5,-1,0.5
world 1,0,W --basis=1,0.5,-1,0.5 --origin=100,0
at 0,1.5 --basis 1,0.5,-1,0.5
at 1.5,-1.5 --y-up
at 0,0 --origin 0.5,0.5
edge-at 0.1,0.5
edge-at -0.5,-0.9
edge-at 0.5,0.9 --y-up
edge-at 0.5,0.5
vertex-at 0.6,-3.4
vertex-at 0.6,-3.4 --origin 10,10 --scale 2
vertex-at 0.5,0.5
round 0.5,-0.5
round -1.2,3.7
END
pave grid --batch <queries >answers
echo "-> $?"
paste -d= queries answers | sed 's/=/ = /'

exit
: <<'STDOUT'
-> 0
square neighbors 0,0 = 0,-1 1,0 0,1 -1,0
square neighbors -3,2 = -3,1 -2,2 -3,3 -4,2
square diagonals -3,2 = -4,1 -2,1 -2,3 -4,3
square touching 0,0 = 0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1
square borders -1,-1 = -1,-1,N 0,-1,W -1,0,N -1,-1,W
square corners -1,-1 = -1,-1 0,-1 0,0 -1,0
square joins 0,0,W = 0,0 -1,0
square joins -2,5,N = -2,4 -2,5
square continues 0,0,W = 0,-1,W 0,1,W
square continues -2,5,N = -1,5,N -3,5,N
square meets 0,0,W = 0,-1,W 0,0,N 0,1,N 0,1,W -1,1,N -1,0,N
square meets 0,0,N = 1,-1,W 1,0,N 1,0,W 0,0,W -1,0,N 0,-1,W
square endpoints 0,0,W = 0,0 0,1
square endpoints 0,0,N = 1,0 0,0
square touches 0,0 = -1,-1 0,-1 0,0 -1,0
square touches -1,4,V = -2,3 -1,3 -1,4 -2,4
square protrudes 0,0 = 0,-1,W 0,0,N 0,0,W -1,0,N
square adjacent 0,0 = 0,-1 1,0 0,1 -1,0
square surrounding 0,0 = 0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1
square twin 0,0 N = 0,-1 2
square twin 0,0 1 = 1,0 3
square twin -3,2 W = -4,2 1
square distance 10,5 0,2 = 13
square distance 10,5 0,2 4 = 13
square distance 10,5 0,2 8 = 10
square distance -536870912,-536870912 536870912,536870912 = 2147483648
square line 0,0 5,2 = 0,0 1,0 1,1 2,1 3,1 4,1 4,2 5,2
square line 5,2 0,0 = 5,2 4,2 4,1 3,1 2,1 1,1 1,0 0,0
square line 0,0 -3,7 8 = 0,0 0,1 -1,2 -1,3 -2,4 -2,5 -3,6 -3,7
square line 1,1 1,1 = 1,1
square ray 0,0 N 3 = 0,0 0,-1 0,-2 0,-3
square ray -1,-1 SW 2 = -1,-1 -2,0 -3,1
square ray -1,-1 7 2 = -1,-1 -2,0 -3,1
square ray 5,5 E 0 = 5,5
square ring 0,0 0 = 0,0
square ring 0,0 2 = 0,-2 1,-1 2,0 1,1 0,2 -1,1 -2,0 -1,-1
square ring -5,5 1 8 = -5,4 -4,4 -4,5 -4,6 -5,6 -6,6 -6,5 -6,4
square ring 0,0 3 euclid = 0,-3 1,-2 2,-2 2,-1 3,0 2,1 2,2 1,2 0,3 -1,2 -2,2 -2,1 -3,0 -2,-1 -2,-2 -1,-2
square disk 0,0 1 = 0,-1 -1,0 0,0 1,0 0,1
square disk -2,-2 1 8 = -3,-3 -2,-3 -1,-3 -3,-2 -2,-2 -1,-2 -3,-1 -2,-1 -1,-1
square disk 0,0 2 euclid = 0,-2 -1,-1 0,-1 1,-1 -2,0 -1,0 0,0 1,0 2,0 -1,1 0,1 1,1 0,2
square spiral 0,0 2 = 0,0 0,-1 1,0 0,1 -1,0 0,-2 1,-1 2,0 1,1 0,2 -1,1 -2,0 -1,-1
square spiral 0,0 1 8 = 0,0 0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1
square common 0,0 2 3,0 2 = 1,0 2,0
square common 0,0 1 2,2 1 8 = 1,1
square common 0,0 1 9,9 1 = 
square common -536870912,0 2 -536870912,3 1 = -536870912,2
square common 0,0 1000000 2000000,0 1000000 = 1000000,0
square rotate 3,1 1 = -1,3
square rotate 3,1 -1 = 1,-3
square rotate 3,1 6 = -3,-1
square rotate 3,1 1 1,1 = 1,3
square rotate 3,1 1 0,0,V = -2,3
square reflect 3,1 x = 3,-1
square reflect 3,1 y = -3,1
square reflect 3,1 x 1,3 = 3,5
square reflect 3,1 y 0,0,V = -4,1
square to index:10 3,2 = 23
square to index:10 3,-2 = -17
square from index:10 23 = 3,2
square from index:10 -17 = 3,-2
square parent -3,2 2 = -2,1
square children -2,1 2 = -4,2 -3,2 -4,3 -3,3
square color 0,0 = 0
square color -1,0 = 1
square color -1,1 vertex = 3
square color -1,1 8 = 3
square color -1,1 4 = 0
square world 0,0 = 0.500000 0.500000
square world -3,2 = -2.500000 2.500000
square world 0,0,W = 0.000000 0.500000
square world 0,0,N = 0.500000 0.000000
square world 0,0,V = 0.000000 0.000000
square world -3,2 --scale 2.5 = -6.250000 6.250000
square at 0.5,0.5 = 0,0
square at -0.5,1 = -1,1
square at -.5,1e0 = -1,1
square at 5,5 --scale 2 = 2,2
square world 1,1 --y-up = 1.500000 -1.500000
square world 1,1,V --origin 10,-20 --scale 2 = 12.000000 -18.000000
square world 1,1 --basis 1,0.5,-1,0.5 = 0.000000 1.500000
square world 1,0,W --basis = 1,0.5,-1,0.5 --origin=100,0=100.500000 0.750000
square at 0,1.5 --basis 1,0.5,-1,0.5 = 1,1
square at 1.5,-1.5 --y-up = 1,1
square at 0,0 --origin 0.5,0.5 = -1,-1
square edge-at 0.1,0.5 = 0,0,W
square edge-at -0.5,-0.9 = -1,-1,N
square edge-at 0.5,0.9 --y-up = 0,-1,N
square edge-at 0.5,0.5 = 0,0,N
square vertex-at 0.6,-3.4 = 1,-3
square vertex-at 0.6,-3.4 --origin 10,10 --scale 2 = -5,-7
square vertex-at 0.5,0.5 = 1,1
square round 0.5,-0.5 = 1,0
square round -1.2,3.7 = -1,4
STDOUT
