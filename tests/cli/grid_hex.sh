# Every query of hexagons, negative coordinates among them.
sed 's/^/hex /' >queries <<'END'
neighbors 0,0
neighbors -3,2
diagonals 0,0
touching -1,-1
borders 0,0
corners -1,-1
joins 0,0,NE
joins -2,5,NW
joins 0,0,W
continues 0,0,NE
continues 0,0,NW
continues -2,5,W
endpoints 0,0,NE
endpoints 0,0,NW
endpoints -2,5,W
touches 0,0,N
touches -1,4,S
protrudes 0,0,N
protrudes 0,0,S
adjacent 0,0,N
adjacent 0,0,S
surrounding 0,0,N
surrounding 0,0,S
twin 0,0 NE
twin 0,0 1
twin -3,2 SW
distance 10,5 0,2
distance 10,5 0,2 steps
distance -536870912,-536870912 536870912,536870912
line 0,0 5,-2
line 5,-2 0,0
line 0,0 -4,8
ray 0,0 NE 3
ray -1,-1 SW 2
ray -1,-1 3 2
ray 0,0 N 2
ray 0,0 WSW 2
ray 5,5 E 0
ring 0,0 0
ring 0,0 1
ring -5,5 2
ring 0,0 2 euclid
disk 0,0 1
disk -2,-2 2 steps
disk 0,0 2 euclid
spiral 0,0 2
spiral 3,-3 1 euclid
common 0,0 2 3,0 2
common 0,0 3 -2,-2 2 steps
common 0,0 1 3,0 1
rotate 3,1 1
rotate 3,1 -1
rotate 3,1 6
rotate 3,1 1 1,1
rotate 3,1 2 0,0,N
rotate 3,1 -2 0,0,S
reflect 3,1 q
reflect 3,1 r
reflect 3,1 s
reflect 3,1 q 1,3
reflect 3,1 s 0,0,N
to cube 3,-2
to offset-odd-r 3,-3
to offset-even-r 3,-3
to offset-odd-q -3,3
to offset-even-q -3,3
to doubled-width 3,-2
to doubled-height 3,-2
to shm 1,0
to shm 3,-1
to shm -5,9
to index:10 3,-2
from cube 3,-2,-1
from offset-odd-r 1,-3
from offset-even-r 2,-3
from offset-odd-q -3,1
from offset-even-q -3,2
from doubled-width 4,-2
from doubled-height 3,-1
from shm 10
from shm 666
from index:10 -17
shm-add 1 1
shm-add 1 6
shm-add 25 14
shm-add 0 451
shm-multiply 25 14
shm-multiply 1 451
shm-multiply 6 6
parent -3,2 2
parent -3,2 0
children -1,1 1
chunk 5,-1 4
chunk -8,7 4
chunk 5,-1 1
color 0,0
color 1,0
color -1,0 vertex
color 0,1 steps
world 0,0
world 1,1
world -3,2 --orientation flat
world 0,0,NE
world 0,0,N
world 0,0,S --orientation flat
world -3,2 --scale 2.5
at 0.5,0.5
at -4.3,-2.9
at -4.3,-2.9 --orientation flat
at 100,100 --scale 10
world 1,1 --y-up
world 1,1,N --origin 10,20 --orientation flat
world 1,1 --basis 2,0,1,1
at 5.9,2.2 --basis 2,0,1,1
at -4.3,2.9 --y-up
edge-at 0.1,-0.5
edge-at 0.1,-0.5 --orientation flat
edge-at 100,100 --scale 10
vertex-at 0.1,0.9
vertex-at 0.1,0.9 --y-up
vertex-at -4.3,-2.9 --origin -4,-3
dual -3,2
dual -3,2,N
dual -3,2,S
dual -3,2,NE
dual -3,2,NW
dual -3,2,W
round 0.5,-0.5
round 0.4,0.4
round -1.2,3.7
END
pave grid --batch <queries >answers
echo "-> $?"
paste -d= queries answers | sed 's/=/ = /'

exit
: <<'STDOUT'
-> 0
hex neighbors 0,0 = 1,-1 1,0 0,1 -1,1 -1,0 0,-1
hex neighbors -3,2 = -2,1 -2,2 -3,3 -4,3 -4,2 -3,1
hex diagonals 0,0 = 1,-2 2,-1 1,1 -1,2 -2,1 -1,-1
hex touching -1,-1 = 0,-2 0,-1 -1,0 -2,0 -2,-1 -1,-2
hex borders 0,0 = 0,0,NE 1,0,W 0,1,NW -1,1,NE 0,0,W 0,0,NW
hex corners -1,-1 = -1,-1,N 0,-2,S -1,0,N -1,-1,S -2,0,N -1,-2,S
hex joins 0,0,NE = 1,-1 0,0
hex joins -2,5,NW = -2,5 -2,4
hex joins 0,0,W = 0,0 -1,0
hex continues 0,0,NE = 1,0,NW 1,0,W 0,0,NW 1,-1,W
hex continues 0,0,NW = 1,-1,W 0,0,NE 0,0,W -1,0,NE
hex continues -2,5,W = -2,5,NW -3,6,NE -3,6,NW -3,5,NE
hex endpoints 0,0,NE = 1,-1,S 0,0,N
hex endpoints 0,0,NW = 0,0,N 0,-1,S
hex endpoints -2,5,W = -2,4,S -3,6,N
hex touches 0,0,N = 0,-1 1,-1 0,0
hex touches -1,4,S = -1,4 -1,5 -2,5
hex protrudes 0,0,N = 1,-1,W 0,0,NE 0,0,NW
hex protrudes 0,0,S = 0,1,NW 0,1,W -1,1,NE
hex adjacent 0,0,N = 1,-2,S 1,-1,S 0,-1,S
hex adjacent 0,0,S = 0,1,N -1,2,N -1,1,N
hex surrounding 0,0,N = 1,-2,S 1,-1,N 2,-2,S 1,0,N 1,-1,S 0,1,N 0,0,S -1,1,N 0,-1,S -1,0,N 0,-2,S 0,-1,N
hex surrounding 0,0,S = 0,0,N 1,-1,S 0,1,N 1,0,S 0,2,N 0,1,S -1,2,N -1,1,S -2,2,N -1,0,S -1,1,N 0,-1,S
hex twin 0,0 NE = 1,-1 3
hex twin 0,0 1 = 1,0 4
hex twin -3,2 SW = -4,3 0
hex distance 10,5 0,2 = 13
hex distance 10,5 0,2 steps = 13
hex distance -536870912,-536870912 536870912,536870912 = 2147483648
hex line 0,0 5,-2 = 0,0 1,0 2,-1 3,-1 4,-2 5,-2
hex line 5,-2 0,0 = 5,-2 4,-2 3,-1 2,-1 1,0 0,0
hex line 0,0 -4,8 = 0,0 0,1 -1,2 -1,3 -2,4 -2,5 -3,6 -3,7 -4,8
hex ray 0,0 NE 3 = 0,0 1,-1 2,-2 3,-3
hex ray -1,-1 SW 2 = -1,-1 -2,0 -3,1
hex ray -1,-1 3 2 = -1,-1 -2,0 -3,1
hex ray 0,0 N 2 = 0,0 1,-2 2,-4
hex ray 0,0 WSW 2 = 0,0 -2,1 -4,2
hex ray 5,5 E 0 = 5,5
hex ring 0,0 0 = 0,0
hex ring 0,0 1 = 1,-1 1,0 0,1 -1,1 -1,0 0,-1
hex ring -5,5 2 = -4,3 -3,3 -3,4 -3,5 -4,6 -5,7 -6,7 -7,7 -7,6 -7,5 -6,4 -5,3
hex ring 0,0 2 euclid = 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2
hex disk 0,0 1 = 0,-1 1,-1 -1,0 0,0 1,0 -1,1 0,1
hex disk -2,-2 2 steps = -2,-4 -1,-4 0,-4 -3,-3 -2,-3 -1,-3 0,-3 -4,-2 -3,-2 -2,-2 -1,-2 0,-2 -4,-1 -3,-1 -2,-1 -1,-1 -4,0 -3,0 -2,0
hex disk 0,0 2 euclid = 0,-2 1,-2 2,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 0,0 1,0 2,0 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2
hex spiral 0,0 2 = 0,0 1,-1 1,0 0,1 -1,1 -1,0 0,-1 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2
hex spiral 3,-3 1 euclid = 3,-3 4,-4 4,-3 3,-2 2,-2 2,-3 3,-4
hex common 0,0 2 3,0 2 = 2,-1 1,0 2,0 1,1
hex common 0,0 3 -2,-2 2 steps = 0,-3 -1,-2 0,-2 -2,-1 -1,-1 -3,0 -2,0
hex common 0,0 1 3,0 1 = 
hex rotate 3,1 1 = -1,4
hex rotate 3,1 -1 = 4,-3
hex rotate 3,1 6 = 3,1
hex rotate 3,1 1 1,1 = 1,3
hex rotate 3,1 2 0,0,N = -4,2
hex rotate 3,1 -2 0,0,S = 0,-3
hex reflect 3,1 q = 3,-4
hex reflect 3,1 r = -4,1
hex reflect 3,1 s = 1,3
hex reflect 3,1 q 1,3 = 3,3
hex reflect 3,1 s 0,0,N = 2,2
hex to cube 3,-2 = 3,-2,-1
hex to offset-odd-r 3,-3 = 1,-3
hex to offset-even-r 3,-3 = 2,-3
hex to offset-odd-q -3,3 = -3,1
hex to offset-even-q -3,3 = -3,2
hex to doubled-width 3,-2 = 4,-2
hex to doubled-height 3,-2 = 3,-1
hex to shm 1,0 = 1
hex to shm 3,-1 = 10
hex to shm -5,9 = 261
hex to index:10 3,-2 = -17
hex from cube 3,-2,-1 = 3,-2
hex from offset-odd-r 1,-3 = 3,-3
hex from offset-even-r 2,-3 = 3,-3
hex from offset-odd-q -3,1 = -3,3
hex from offset-even-q -3,2 = -3,3
hex from doubled-width 4,-2 = 3,-2
hex from doubled-height 3,-1 = 3,-2
hex from shm 10 = 3,-1
hex from shm 666 = -12,6
hex from index:10 -17 = 3,-2
hex shm-add 1 1 = 12
hex shm-add 1 6 = 0
hex shm-add 25 14 = 12
hex shm-add 0 451 = 451
hex shm-multiply 25 14 = 366
hex shm-multiply 1 451 = 451
hex shm-multiply 6 6 = 1
hex parent -3,2 2 = -1,0
hex parent -3,2 0 = -3,2
hex children -1,1 1 = -2,3 -1,3 -3,4 -2,4 -2,2 -1,2 -3,3
hex chunk 5,-1 4 = 1,-1
hex chunk -8,7 4 = -2,1
hex chunk 5,-1 1 = 5,-1
hex color 0,0 = 0
hex color 1,0 = 1
hex color -1,0 vertex = 2
hex color 0,1 steps = 2
hex world 0,0 = 0.000000 0.000000
hex world 1,1 = 2.598076 1.500000
hex world -3,2 --orientation flat = -4.500000 0.866025
hex world 0,0,NE = 0.433013 -0.750000
hex world 0,0,N = 0.000000 -1.000000
hex world 0,0,S --orientation flat = -0.500000 0.866025
hex world -3,2 --scale 2.5 = -8.660254 7.500000
hex at 0.5,0.5 = 0,0
hex at -4.3,-2.9 = -1,-2
hex at -4.3,-2.9 --orientation flat = -3,0
hex at 100,100 --scale 10 = 2,7
hex world 1,1 --y-up = 2.598076 -1.500000
hex world 1,1,N --origin 10,20 --orientation flat = 12.000000 21.732051
hex world 1,1 --basis 2,0,1,1 = 3.000000 1.000000
hex at 5.9,2.2 --basis 2,0,1,1 = 2,2
hex at -4.3,2.9 --y-up = -1,-2
hex edge-at 0.1,-0.5 = 0,0,NE
hex edge-at 0.1,-0.5 --orientation flat = 0,0,NW
hex edge-at 100,100 --scale 10 = 2,7,NE
hex vertex-at 0.1,0.9 = 0,0,S
hex vertex-at 0.1,0.9 --y-up = 0,0,N
hex vertex-at -4.3,-2.9 --origin -4,-3 = -1,1,N
hex dual -3,2 = -3,2
hex dual -3,2,N = -3,1,L
hex dual -3,2,S = -4,2,R
hex dual -3,2,NE = -3,1,E
hex dual -3,2,NW = -3,1,W
hex dual -3,2,W = -4,2,N
hex round 0.5,-0.5 = 1,-1
hex round 0.4,0.4 = 1,0
hex round -1.2,3.7 = -1,4
STDOUT
