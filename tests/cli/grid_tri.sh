# Every query of triangles, negative coordinates among them.
sed 's/^/tri /' >queries <<'END'
neighbors 0,0,L
neighbors -3,2,R
diagonals 0,0,L
diagonals 0,0,R
touching 0,0,L
touching -1,-1,R
borders 0,0,L
borders -1,-1,R
corners 0,0,L
corners -1,-1,R
joins 0,0,E
joins -2,5,N
joins 0,0,W
continues 0,0,E
continues 0,0,N
continues -2,5,W
meets 0,0,E
meets 0,0,N
meets -2,5,W
endpoints 0,0,E
endpoints 0,0,N
endpoints -2,5,W
touches 0,0
touches -1,4,V
protrudes 0,0
adjacent 0,0
distance 10,5,L 0,2,R
distance 10,5,L 0,2,R edge
distance 10,5,L 0,2,R shortcut
distance 10,5,L 0,2,R touch
distance 10,5,L 0,2,R flank
distance -536870912,-536870912,L 536870912,536870912,R
line 0,0,L 3,-1,R
line 3,-1,R 0,0,L
line 0,0,L 3,1,R shortcut
line 0,0,L 3,1,R touch
line 0,0,L 3,1,R flank
ray 0,0,L NE 3
ray -1,-1,R SW 3
ray -1,-1,R 3 3
ray 0,0,L N 3
ray 0,0,R WSW 3
ray 5,5,L E 0
ring 0,0,L 0
ring 0,0,L 1
ring -5,5,R 2
ring 0,0,L 1 touch
ring 0,0,R 2 shortcut
ring 0,0,R 1 flank
ring 0,0,L 2 euclid
disk 0,0,L 1
disk -2,-2,R 2 edge
disk 0,0,L 1 touch
disk 0,0,L 2 shortcut
disk 0,0,L 1 flank
disk 0,0,R 2 euclid
spiral 0,0,L 2
spiral 3,-3,R 1 touch
rotate 3,1,L 1
rotate 3,1,L -1
rotate 3,1,R 6
rotate 3,1,L 1 1,1
rotate 3,1,L 1 1,1,V
rotate 3,1,L 2 0,0,L
rotate 3,1,L -2 0,0,R
reflect 3,1,L q
reflect 3,1,L r
reflect 3,1,R s
reflect 3,1,L q 1,3
reflect 3,1,L s 0,0,L
to three-lane 3,-2,L
to three-lane 3,-2,R
to doubled -3,2,L
to doubled -3,2,R
to folded 1,1,L
to folded:5 1,1,L
to folded:5 1,1,R
to xys 3,-2,R
to index:10 3,-2,R
from three-lane 3,-2,1
from three-lane 3,-2,0
from doubled -6,4
from doubled -5,5
from folded 1,1
from folded:5 3,3
from xys 3,-2,0
from index:10 -33
parent -3,2,L 2
parent -3,2,R 3
children -1,1,L 2
children 0,0,R 2
twin 0,0,L N
twin 0,0,L ESE
twin 0,0,L 2
twin -3,2,R ENE
twin -3,2,R S
twin -3,2,R 2
common 0,0,L 2 1,1,R 2
common 0,0,L 1 1,1,R 2 touch
common 0,0,L 1 1,0,L 1 flank
common 0,0,L 1 2,0,L 1 shortcut
color 0,0,L
color 0,0,R edge
color -1,2,L vertex
color -1,2,R touch
world 0,0,L
world 1,1,R
world -3,2,L --orientation flat
world 0,0,E
world 0,0,N
world 0,0,W
world 1,1
world 1,1,V
world -3,2,R --scale 2.5
at 0.5,0.5
at -4.3,-2.9
at -4.3,-2.9 --orientation flat
at 100,100 --scale 10
world 1,1,R --y-up
world 1,1 --basis 1,0,0,1
at 0.7,0.7 --basis 1,0,0,1
at 0.7,0.2 --basis 1,0,0,1
edge-at 1.2,-3.4
edge-at 0.5,0.1
edge-at 0.5,0.1 --orientation flat
vertex-at 1.2,-3.4
vertex-at 1.2,3.4 --y-up
vertex-at 12,34 --scale 10 --origin 1,2
dual -3,2
dual -3,2,V
dual -3,2,L
dual -3,2,R
dual -3,2,E
dual -3,2,N
dual -3,2,W
round 0.5,0.5
round 0.4,0.4
round -1.2,3.7
END
pave grid --batch <queries >answers
echo "-> $?"
paste -d= queries answers | sed 's/=/ = /'
