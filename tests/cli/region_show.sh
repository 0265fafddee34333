# pave region show: reports of maps, merged and in other formats, also from a pipe.

printf '{"grid":"hex","window":{"shape":"hexagon","radius":2},"labels":[1,1,0, 1,2,1,0, 1,1,1,3,3, 4,1,3,3, 4,4,0]}' >map.json
try pave region show map.json
try pave region show map.json --json
pave region show - --hash <map.json | tail -n 1
try pave region show map.json --fill-holes
try pave region show map.json --fill-empty --min-size 4 --fill-holes --json
try pave region show map.json --min-size 4 -o merged.json --hash
try pave region show merged.json --hash
printf '{"grid":"square","window":{"shape":"rectangle","size":[4,1]},"labels":[0,0,0,0]}' >sea.json
try pave region show sea.json
try pave region show sea.json --json
printf '{"grid":"square","window":{"shape":"rectangle","size":[3,2]},"labels":[1,2,3,1,2,3],"players":2,"territories":[{"id":1,"owner":0,"dice":3},{"id":2,"owner":1,"dice":8},{"id":3,"owner":0,"dice":9}]}' >players.json
try pave region show players.json
try pave region show players.json --json
try pave region show players.json --min-size 3 -o - --format json

exit
: <<'STDOUT'
$ pave region show map.json
cells          19, 16 of them land
labels         4
territories    4 in 1 piece
sizes          1 to 8, 4.0 on average; 10 % up to 1, 50 % up to 3, 90 % up to 8
neighbours     1 to 3, 2.0 on average; 10 % up to 1, 50 % up to 2, 90 % up to 3
articulations  1: 1
bridges        1: 1-2 (6 wide)
colours        3, so that neighbours differ
segregation    dissimilarity 0.6147, isolation 0.6452, Moran's I 0.2193, interface density 0.4848
$ pave region show map.json --json
{"kind":"","cells":19,"land":16,"labels":4,"territories":4,"sizes":{"min":1,"p10":1,"median":3.5,"p90":8,"max":8,"mean":4},"neighbors":{"min":1,"p10":1,"median":2,"p90":3,"max":3,"mean":2},"pieces":1,"articulations":[1],"bridges":[{"territories":[1,2],"width":6}],"colors":3,"measures":{"alone":0,"same_share":0.5625,"dissimilarity":0.6146873207114171,"isolation":0.6452380952380953,"moran":0.21926961926961933,"interface_density":0.48484848484848486,"clusters":4,"largest":8,"mean_size":4,"median_size":3.5}}
0x2f362ef8478959b7
$ pave region show map.json --fill-holes
cells          19, 16 of them land
labels         3
territories    3 in 1 piece
sizes          3 to 9, 5.3 on average; 10 % up to 3, 50 % up to 4, 90 % up to 9
neighbours     2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.6669, isolation 0.7729, Moran's I 0.4158, interface density 0.3030
$ pave region show map.json --fill-empty --min-size 4 --fill-holes --json
{"kind":"","cells":19,"land":19,"labels":2,"territories":2,"sizes":{"min":6,"p10":6,"median":9.5,"p90":13,"max":13,"mean":9.5},"neighbors":{"min":1,"p10":1,"median":1,"p90":1,"max":1,"mean":1},"pieces":1,"articulations":[],"bridges":[{"territories":[1,2],"width":8}],"colors":2,"measures":{"alone":0,"same_share":0.8245614035087718,"dissimilarity":0.6881868131868132,"isolation":0.856390977443609,"moran":0.5485347985347986,"interface_density":0.19047619047619047,"clusters":2,"largest":13,"mean_size":9.5,"median_size":9.5}}
$ pave region show map.json --min-size 4 -o merged.json --hash
cells          19, 16 of them land
labels         2
territories    2 in 1 piece
sizes          4 to 12, 8.0 on average; 10 % up to 4, 50 % up to 4, 90 % up to 12
neighbours     1 to 1, 1.0 on average; 10 % up to 1, 50 % up to 1, 90 % up to 1
articulations  0
bridges        1: 1-2 (5 wide)
colours        2, so that neighbours differ
segregation    dissimilarity 0.7266, isolation 0.8930, Moran's I 0.5354, interface density 0.1515
0xc45582c5a1b6015b
$ pave region show merged.json --hash
cells          19, 16 of them land
labels         2
territories    2 in 1 piece
sizes          4 to 12, 8.0 on average; 10 % up to 4, 50 % up to 4, 90 % up to 12
neighbours     1 to 1, 1.0 on average; 10 % up to 1, 50 % up to 1, 90 % up to 1
articulations  0
bridges        1: 1-2 (5 wide)
colours        2, so that neighbours differ
segregation    dissimilarity 0.7266, isolation 0.8930, Moran's I 0.5354, interface density 0.1515
0xc45582c5a1b6015b
$ pave region show sea.json
cells          4, 0 of them land
labels         0
territories    0 in 0 pieces
articulations  0
bridges        0
colours        0, so that neighbours differ
segregation    dissimilarity 0.0000, isolation 0.0000, Moran's I 0.0000, interface density 0.0000
$ pave region show sea.json --json
{"kind":"","cells":4,"land":0,"labels":0,"territories":0,"sizes":{"min":0,"p10":0,"median":0,"p90":0,"max":0,"mean":0},"neighbors":{"min":0,"p10":0,"median":0,"p90":0,"max":0,"mean":0},"pieces":0,"articulations":[],"bridges":[],"colors":0,"measures":{"alone":0,"same_share":0,"dissimilarity":0,"isolation":0,"moran":0,"interface_density":0,"clusters":0,"largest":0,"mean_size":0,"median_size":0}}
$ pave region show players.json
cells          6, 6 of them land
labels         3
territories    3 in 1 piece
sizes          2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
neighbours     1 to 2, 1.3 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
articulations  1: 2
bridges        2: 1-2 (2 wide), 2-3 (2 wide)
colours        2, so that neighbours differ
player 0       territories 2, cells 4, dice 12; the largest group: territories 1, cells 2
player 1       territories 1, cells 2, dice 8; the largest group: territories 1, cells 2
segregation    dissimilarity 0.4167, isolation 0.6111, Moran's I 0.1429, interface density 0.5714
$ pave region show players.json --json
{"kind":"","cells":6,"land":6,"labels":3,"territories":3,"sizes":{"min":2,"p10":2,"median":2,"p90":2,"max":2,"mean":2},"neighbors":{"min":1,"p10":1,"median":1,"p90":2,"max":2,"mean":1.3333333333333333},"pieces":1,"articulations":[2],"bridges":[{"territories":[1,2],"width":2},{"territories":[2,3],"width":2}],"colors":2,"players":[{"player":0,"territories":2,"land":4,"dice":12,"supply":1,"supply_land":2},{"player":1,"territories":1,"land":2,"dice":8,"supply":1,"supply_land":2}],"measures":{"alone":0,"same_share":0.4444444444444444,"dissimilarity":0.4166666666666667,"isolation":0.611111111111111,"moran":0.14285714285714285,"interface_density":0.5714285714285714,"clusters":3,"largest":2,"mean_size":2,"median_size":2}}
$ pave region show players.json --min-size 3 -o - --format json
{"kind":"","orientation":"pointy",
"grid":"square",
"window":{"shape":"rectangle","size":[3,2]},
"labels":[
2,2,2,
2,2,2],
"territory":[
1,1,1,
1,1,1],
"players":2,
"territories":[
{"id":1,"label":2,"size":6,"center":1,"depth":1,"border":0,"coast":0,"neighbors":[],"borders":[],"box":[0,0,3,2],"pole":[1.5,1],"radius":1,"owner":1,"dice":8}],
"arcs":[
{"left":0,"right":1,"closed":true,"points":[[0,0],[1,0],[2,0],[3,0],[3,1],[3,2],[2,2],[1,2],[0,2],[0,1]]}]}
STDOUT
