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
