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

exit
: <<'STDOUT'
-> 0
tri neighbors 0,0,L = 0,-1,R 0,0,R -1,0,R
tri neighbors -3,2,R = -2,2,L -3,3,L -3,2,L
tri diagonals 0,0,L = -1,-1,R 1,-1,R -1,1,R
tri diagonals 0,0,R = 1,-1,L 1,1,L -1,1,L
tri touching 0,0,L = 0,-1,R 1,-1,L 1,-1,R 1,0,L 0,0,R 0,1,L -1,1,R -1,1,L -1,0,R -1,0,L -1,-1,R 0,-1,L
tri touching -1,-1,R = 0,-2,L 0,-2,R 0,-1,L 0,-1,R 0,0,L -1,0,R -1,0,L -2,0,R -2,0,L -2,-1,R -1,-1,L -1,-2,R
tri borders 0,0,L = 0,0,N 0,0,E 0,0,W
tri borders -1,-1,R = 0,-1,W -1,0,N -1,-1,E
tri corners 0,0,L = 0,0 1,0 0,1
tri corners -1,-1,R = 0,-1 0,0 -1,0
tri joins 0,0,E = 0,0,R 0,0,L
tri joins -2,5,N = -2,4,R -2,5,L
tri joins 0,0,W = 0,0,L -1,0,R
tri continues 0,0,E = 1,-1,E -1,1,E
tri continues 0,0,N = 1,0,N -1,0,N
tri continues -2,5,W = -2,6,W -2,4,W
tri meets 0,0,E = 1,-1,W 1,-1,E 1,0,N 1,0,W 0,1,N 0,1,W -1,1,E -1,1,N 0,0,W 0,0,N
tri meets 0,0,N = 1,-1,W 1,-1,E 1,0,N 1,0,W 0,0,E 0,0,W -1,0,E -1,0,N 0,-1,W 0,-1,E
tri meets -2,5,W = -2,4,E -2,5,N -2,5,E -2,6,N -2,6,W -3,6,E -3,6,N -3,5,E -3,5,N -2,4,W
tri endpoints 0,0,E = 1,0 0,1
tri endpoints 0,0,N = 1,0 0,0
tri endpoints -2,5,W = -2,6 -2,5
tri touches 0,0 = 0,-1,L 0,-1,R 0,0,L -1,0,R -1,0,L -1,-1,R
tri touches -1,4,V = -1,3,L -1,3,R -1,4,L -2,4,R -2,4,L -2,3,R
tri protrudes 0,0 = 0,-1,E 0,0,N 0,0,W -1,0,E -1,0,N 0,-1,W
tri adjacent 0,0 = 1,-1 1,0 0,1 -1,1 -1,0 0,-1
tri distance 10,5,L 0,2,R = 25
tri distance 10,5,L 0,2,R edge = 25
tri distance 10,5,L 0,2,R shortcut = 22
tri distance 10,5,L 0,2,R touch = 12
tri distance 10,5,L 0,2,R flank = 13
tri distance -536870912,-536870912,L 536870912,536870912,R = 4294967297
tri line 0,0,L 3,-1,R = 0,0,L 0,0,R 1,0,L 1,-1,R 2,-1,L 2,-1,R 3,-1,L 3,-1,R
tri line 3,-1,R 0,0,L = 3,-1,R 3,-1,L 2,-1,R 2,-1,L 1,-1,R 1,0,L 0,0,R 0,0,L
tri line 0,0,L 3,1,R shortcut = 0,0,L 0,0,R 1,0,L 1,0,R 2,1,L 2,1,R 3,1,L 3,1,R
tri line 0,0,L 3,1,R touch = 0,0,L 1,0,L 2,0,L 2,0,R 2,1,R 3,1,R
tri line 0,0,L 3,1,R flank = 0,0,L 1,0,L 2,0,L 2,0,R 2,1,R 3,1,R
tri ray 0,0,L NE 3 = 0,0,L 0,-1,R 1,-1,L 1,-2,R
tri ray -1,-1,R SW 3 = -1,-1,R -1,0,L -2,0,R -2,1,L
tri ray -1,-1,R 3 3 = -1,-1,R -1,0,L -2,0,R -2,1,L
tri ray 0,0,L N 3 = 0,0,L 0,-1,R 1,-2,L 1,-3,R
tri ray 0,0,R WSW 3 = 0,0,R -1,1,L -2,1,R -3,2,L
tri ray 5,5,L E 0 = 5,5,L
tri ring 0,0,L 0 = 0,0,L
tri ring 0,0,L 1 = 0,-1,R 0,0,R -1,0,R
tri ring -5,5,R 2 = -4,4,R -4,5,R -5,6,R -6,6,R -6,5,R -5,4,R
tri ring 0,0,L 1 touch = 0,-1,R 1,-1,L 1,-1,R 1,0,L 0,0,R 0,1,L -1,1,R -1,1,L -1,0,R -1,0,L -1,-1,R 0,-1,L
tri ring 0,0,R 2 shortcut = 1,-1,L 1,-1,R 1,0,R 1,1,L 0,1,R -1,1,R -1,1,L -1,0,R 0,-1,R
tri ring 0,0,R 1 flank = 1,-1,R 1,0,L 1,0,R 0,1,R 0,1,L -1,1,R -1,0,R 0,0,L 0,-1,R
tri ring 0,0,L 2 euclid = 1,-1,L 1,-1,R 1,0,L 0,1,L -1,1,R -1,1,L -1,0,L -1,-1,R 0,-1,L
tri disk 0,0,L 1 = 0,-1,R -1,0,R 0,0,L 0,0,R
tri disk -2,-2,R 2 edge = -2,-3,R -1,-3,R -3,-2,R -2,-2,L -2,-2,R -1,-2,L -1,-2,R -3,-1,R -2,-1,L -2,-1,R
tri disk 0,0,L 1 touch = -1,-1,R 0,-1,L 0,-1,R 1,-1,L 1,-1,R -1,0,L -1,0,R 0,0,L 0,0,R 1,0,L -1,1,L -1,1,R 0,1,L
tri disk 0,0,L 2 shortcut = -1,-1,R 0,-1,L 0,-1,R 1,-1,L 1,-1,R -1,0,L -1,0,R 0,0,L 0,0,R 1,0,L -1,1,L -1,1,R 0,1,L
tri disk 0,0,L 1 flank = 0,-1,L 0,-1,R 1,-1,L -1,0,L -1,0,R 0,0,L 0,0,R 1,0,L -1,1,L 0,1,L
tri disk 0,0,R 2 euclid = 0,-1,R 1,-1,L 1,-1,R -1,0,R 0,0,L 0,0,R 1,0,L 1,0,R -1,1,L -1,1,R 0,1,L 0,1,R 1,1,L
tri spiral 0,0,L 2 = 0,0,L 0,-1,R 0,0,R -1,0,R 1,-1,L 1,0,L 0,1,L -1,1,L -1,0,L 0,-1,L
tri spiral 3,-3,R 1 touch = 3,-3,R 4,-4,L 4,-4,R 4,-3,L 4,-3,R 4,-2,L 3,-2,R 3,-2,L 2,-2,R 2,-2,L 2,-3,R 3,-3,L 3,-4,R
tri rotate 3,1,L 1 = -2,4,R
tri rotate 3,1,L -1 = 4,-4,R
tri rotate 3,1,R 6 = 3,1,R
tri rotate 3,1,L 1 1,1 = 0,3,R
tri rotate 3,1,L 1 1,1,V = 0,3,R
tri rotate 3,1,L 2 0,0,L = -4,3,L
tri rotate 3,1,L -2 0,0,R = 1,-3,L
tri reflect 3,1,L q = 3,-5,L
tri reflect 3,1,L r = -5,1,L
tri reflect 3,1,R s = 1,3,R
tri reflect 3,1,L q 1,3 = 3,2,L
tri reflect 3,1,L s 0,0,L = 1,3,L
tri to three-lane 3,-2,L = 3,-2,1
tri to three-lane 3,-2,R = 3,-2,0
tri to doubled -3,2,L = -6,4
tri to doubled -3,2,R = -5,5
tri to folded 1,1,L = 1,1
tri to folded:5 1,1,L = 1,1
tri to folded:5 1,1,R = 3,3
tri to xys 3,-2,R = 3,-2,1
tri to index:10 3,-2,R = -33
tri from three-lane 3,-2,1 = 3,-2,L
tri from three-lane 3,-2,0 = 3,-2,R
tri from doubled -6,4 = -3,2,L
tri from doubled -5,5 = -3,2,R
tri from folded 1,1 = 1,1,L
tri from folded:5 3,3 = 1,1,R
tri from xys 3,-2,0 = 3,-2,L
tri from index:10 -33 = 3,-2,R
tri parent -3,2,L 2 = -2,1,L
tri parent -3,2,R 3 = -1,0,R
tri children -1,1,L 2 = -2,2,L -1,2,L -2,3,L -2,2,R
tri children 0,0,R 2 = 1,1,R 0,1,R 1,0,R 1,1,L
tri twin 0,0,L N = 0,-1,R 1
tri twin 0,0,L ESE = 0,0,R 2
tri twin 0,0,L 2 = -1,0,R 0
tri twin -3,2,R ENE = -2,2,L 2
tri twin -3,2,R S = -3,3,L 0
tri twin -3,2,R 2 = -3,2,L 1
tri common 0,0,L 2 1,1,R 2 = 
tri common 0,0,L 1 1,1,R 2 touch = 1,-1,R 0,0,R 1,0,L -1,1,R 0,1,L
tri common 0,0,L 1 1,0,L 1 flank = 1,-1,L 0,0,L 0,0,R 1,0,L 0,1,L
tri common 0,0,L 1 2,0,L 1 shortcut = 
tri color 0,0,L = 0
tri color 0,0,R edge = 1
tri color -1,2,L vertex = 1
tri color -1,2,R touch = 2
tri world 0,0,L = 0.500000 0.288675
tri world 1,1,R = 2.500000 1.443376
tri world -3,2,L --orientation flat = -2.309401 1.000000
tri world 0,0,E = 0.750000 0.433013
tri world 0,0,N = 0.500000 0.000000
tri world 0,0,W = 0.250000 0.433013
tri world 1,1 = 1.500000 0.866025
tri world 1,1,V = 1.500000 0.866025
tri world -3,2,R --scale 2.5 = -2.500000 5.773503
tri at 0.5,0.5 = 0,0,L
tri at -4.3,-2.9 = -3,-4,R
tri at -4.3,-2.9 --orientation flat = -5,-1,L
tri at 100,100 --scale 10 = 4,11,L
tri world 1,1,R --y-up = 2.500000 -1.443376
tri world 1,1 --basis 1,0,0,1 = 1.000000 1.000000
tri at 0.7,0.7 --basis 1,0,0,1 = 0,0,R
tri at 0.7,0.2 --basis 1,0,0,1 = 0,0,L
tri edge-at 1.2,-3.4 = 3,-4,N
tri edge-at 0.5,0.1 = 0,0,N
tri edge-at 0.5,0.1 --orientation flat = 0,0,N
tri vertex-at 1.2,-3.4 = 3,-4
tri vertex-at 1.2,3.4 --y-up = 3,-4
tri vertex-at 12,34 --scale 10 --origin 1,2 = -1,4
tri dual -3,2 = -3,2
tri dual -3,2,V = -3,2
tri dual -3,2,L = -3,3,N
tri dual -3,2,R = -2,2,S
tri dual -3,2,E = -3,3,NE
tri dual -3,2,N = -2,2,W
tri dual -3,2,W = -3,3,NW
tri round 0.5,0.5 = 0,0,R
tri round 0.4,0.4 = 0,0,L
tri round -1.2,3.7 = -2,3,R
STDOUT
