# pave tess at and tile: about a mesh in a file.

pave tess --size 4x3 --cut 5:6 --relax 2 -o tiles.json
for words in 'tile tiles.json 5' 'tile --json tiles.json 0 11' \
    'at tiles.json 1,1 0,0 2.5,1.7' 'at tiles.json -3,2' 'at --json tiles.json 1,1 100,100'; do
    # shellcheck disable=SC2086 # words
    try pave tess $words
done
printf '1,1\n\n# nothing\n  2.5,1.7   # a remark\r\n' >points.txt
try pave tess at tiles.json <points.txt
try pave tess at --json tiles.json <points.txt
printf '1,1\n1 1\nnan,0\n%0600d,1\n-3,2' 0 >points.txt
try pave tess at tiles.json <points.txt
try pave tess at --json tiles.json <points.txt

# Every tile is found at its centre.
pave tess --size 20x20 --remove 0.4 --seed 9 --repair --relax 5 -o many.json
seq 0 399 | xargs pave tess tile many.json | awk '$1 == "center" { print $2 }' | pave tess at many.json | cmp - <(seq 0 399) && echo 'every tile is at its centre'

# Ids are those of the graph's nodes.
printf '{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1],[3,2]]}' >graph.json
pave tess --graph graph.json --border outer -o one.json
try pave tess tile one.json 3
try pave tess tile one.json 0
try pave tess at one.json 2,1.2

try pave tess at
try pave tess at missing.json 1,1
try pave tess at graph.json 1,1
try pave tess at tiles.json 1
try pave tess at tiles.json nan,1
try pave tess at tiles.json 1,1 x
try pave tess tile tiles.json
try pave tess tile tiles.json x
try pave tess tile tiles.json -4
try pave tess tile tiles.json 99999999999999999999

exit
: <<'STDOUT'
$ pave tess tile tiles.json 5
tile        5
center      1.3535308837890625,1.647613525390625
ring        9 10 20 19 8
corners     0.9685516357421875,0.80126953125 2.085662841796875,0.856414794921875 2.25,2.165069580078125 1.035400390625,2.677703857421875 0.428009033203125,1.737579345703125
sides       1 2 9 4 0
neighbors   1 2 9 4 0
area        2.4215598558075726
perimeter   5.956160438459694
centroid    1.3879621553486237,1.6675448285843508
inscribed   0.7565581676988163
circle      1.3864683051935487,1.6669136784907266
its radius  0.7947328807949097
angles      117.172278 99.983639 105.725103 99.982832 117.136148
$ pave tess tile --json tiles.json 0 11
{"id":0,"center":[-0.017242431640625,0.8561553955078125],"ring":[7,0,9,8,17,6],"corners":[[-0.5,0],[0.5,0],[0.9685516357421875,0.80126953125],[0.428009033203125,1.737579345703125],[-0.5,1.7320556640625],[-1,0.86602783203125]],"sides":[null,1,5,4,null,null],"neighbors":[1,5,4],"area":2.541400146437809,"perimeter":5.937378899354869,"centroid":[-0.016675529870241512,0.856457200488459],"inscribed_radius":0.8262954095248748,"circle_center":[-0.03440931786108702,0.86602783203125],"circle_radius":0.8362266465611183,"angles":[119.999930,120.317456,119.684202,119.657311,120.340961,120.000139]}
{"id":11,"center":[4.517242431640625,3.4739837646484375],"ring":[22,23,34,33,32,21],"corners":[[4.071990966796875,2.592559814453125],[5,2.59808349609375],[5.5,3.464111328125],[5,4.33013916015625],[4,4.33013916015625],[3.5314483642578125,3.52886962890625]],"sides":[7,null,null,null,10,6],"neighbors":[7,10,6],"area":2.541400146437809,"perimeter":5.937378899354868,"centroid":[4.516675529870241,3.473681959667791],"inscribed_radius":0.8262954095248748,"circle_center":[4.534409317861087,3.464111328125],"circle_radius":0.8362266465611183,"angles":[119.657311,120.340961,120.000139,119.999930,120.317456,119.684202]}
$ pave tess at tiles.json 1,1 0,0 2.5,1.7
5
0
2
$ pave tess at tiles.json -3,2
none
-> 1
$ pave tess at --json tiles.json 1,1 100,100
{"at":[1,1],"tile":5}
{"at":[100,100],"tile":null}
-> 1
$ pave tess at tiles.json
5
2
$ pave tess at --json tiles.json
{"at":[1,1],"tile":5}
{"at":[2.5,1.7],"tile":2}
$ pave tess at tiles.json
5
error: not a point; give two decimal numbers, such as 1.5,-2
error: not a point; give two decimal numbers, such as 1.5,-2
0
none
pave: standard input: 2 of 5 lines are invalid; see the "error: ..." answers
-> 3
$ pave tess at --json tiles.json
{"at":[1,1],"tile":5}
{"error":"not a point; give two decimal numbers, such as 1.5,-2"}
{"error":"not a point; give two decimal numbers, such as 1.5,-2"}
{"at":[0,1],"tile":0}
{"at":[-3,2],"tile":null}
pave: standard input: 2 of 5 lines are invalid; see the "error: ..." answers
-> 3
every tile is at its centre
$ pave tess tile one.json 3
tile        3
center      2,1
ring        0 1 2
corners     2,0.333343505859375 2.666656494140625,1.333343505859375 1.333343505859375,1.333343505859375
sides       - - -
neighbors   none
area        0.666656494140625
perimeter   3.7370025532458016
centroid    2,1.0000101725260415
inscribed   0.333343505859375
circle      2,0.9765567578484079
its radius  0.3567867480109668
angles      67.379328 56.310336 56.310336
$ pave tess tile one.json 0
pave: one.json has no tile 0; ids go from 3 to 3
-> 2
$ pave tess at one.json 2,1.2
3
$ pave tess at
pave: FILE [X,Y...] is missing; usage: pave tess at [OPTION...] FILE [X,Y...]
-> 2
$ pave tess at missing.json 1,1
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave tess at graph.json 1,1
pave: graph.json:1:2: a mesh has no "nodes"; its members are vertices, tiles, step, origin and page
-> 3
$ pave tess at tiles.json 1
pave: "1" is not a point; give two decimal numbers, such as 1.5,-2
-> 2
$ pave tess at tiles.json nan,1
pave: "nan,1" is not a point; give two decimal numbers, such as 1.5,-2
-> 2
$ pave tess at tiles.json 1,1 x
pave: "x" is not a point; give two decimal numbers, such as 1.5,-2
-> 2
$ pave tess tile tiles.json
pave: FILE ID... is missing; usage: pave tess tile [OPTION...] FILE ID...
-> 2
$ pave tess tile tiles.json x
pave: "x" is not a tile; give the id of one, such as 12
-> 2
$ pave tess tile tiles.json -4
pave: tiles.json has no tile -4; ids go from 0 to 11
-> 2
$ pave tess tile tiles.json 99999999999999999999
pave: tiles.json has no tile 99999999999999999999; ids go from 0 to 11
-> 2
STDOUT
