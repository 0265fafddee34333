# pave region dicewars: the game's own maps and others, with their reports.

for seed in 0 1 2 3; do try pave region dicewars --original --seed $seed; done
try pave region dicewars --original --seed 7 --hash
try pave region dicewars --original --corrected --seed 7 --hash
try pave region dicewars --original --seed 7 --players 2 --json --hash
try pave region dicewars --original --corrected --best 20 --seed 7

for seed in 0 1 2 3; do try pave region dicewars --seed $seed; done
try pave region dicewars --size 28x32 --players 7 --tolerance 0.3 --land 0.69 --roughness 1 --dice 3 --dice-max 8 --seed 3 --hash
try pave region dicewars --seed 3 --hash
try pave region dicewars --size 28x32 --areas 31 --seed 3 --json --hash
try pave region dicewars --areas 12 --players 3 --best 10 --seed 3 --json
try pave region dicewars --radius 8 --areas 9 --players 4 --land 1 --roughness 0 --tolerance 0.1
try pave region dicewars --grid square --size 20x20 --players 5
try pave region dicewars --grid tri --size 30x12 --players 5
try pave region dicewars --size 12x12 --wrap --players 3 --dice 2 --dice-max 4
pave tess --size 12x9 --remove 0.2 --seed 7 --repair -o mesh.json
try pave region dicewars --on mesh.json --areas 8 --players 2
cp "$SOURCE/docs/pictures/streets.json" .
try pave region dicewars --on streets.json --players 3

echo '-- equal starts'
for symmetry in 2 3 6 mirror; do try pave region dicewars --radius 9 --areas 12 --symmetry $symmetry --hash; done
for symmetry in 2 4 mirror; do try pave region dicewars --grid square --size 17x16 --symmetry $symmetry --hash; done
for symmetry in 2 3 6 mirror; do try pave region dicewars --grid tri --radius 7 --areas 12 --symmetry $symmetry --hash; done
try pave region dicewars --symmetry 6 --players 3 --seed 2 --json
try pave region dicewars --grid square --symmetry 3
try pave region dicewars --symmetry 4
try pave region dicewars --symmetry 2 --wrap
try pave region dicewars --grid cairo --symmetry 2
try pave region dicewars --symmetry 3 --players 4
try pave region dicewars --symmetry 3 --areas 31
try pave region dicewars --original --symmetry 2

echo '-- as drawn, and fairer'
for swaps in 0 100 4000; do try pave region dicewars --players 6 --areas 36 --swaps $swaps; done

echo '-- many maps'
try pave region dicewars --players 6 --areas 36 --seed 5 --count 3 -o map-%02d.json
ls
for number in 01 02 03; do try pave region show map-$number.json --hash | tail -n 1; done
try pave region dicewars --players 6 --areas 36 --seed 7 --hash
try pave region dicewars --players 6 --areas 36 --seed 5 --count 2 --best 2
try pave region dicewars --size 6x4 --areas 4 --players 2 --count 2 -o 'm%d.svg' --json
try pave region dicewars --count 2 -o map.json
try pave region dicewars --count 2 -o %d-%d.json
try pave region dicewars --count 2 -o map-%s.json
rm map-*.json m*.svg

echo '-- files'
try pave region dicewars --size 6x4 --areas 4 --players 2 --seed 1 -o map.json --hash
cat map.json
try pave region show map.json --hash
try pave region show map.json --json

exit
: <<'STDOUT'
$ pave region dicewars --original --seed 0
areas=30 players=7 sizes=11..27 land=607/896 fairness=0.650 seed=0
$ pave region dicewars --original --seed 1
areas=30 players=7 sizes=11..28 land=653/896 fairness=0.629 seed=1
$ pave region dicewars --original --seed 2
areas=31 players=7 sizes=15..28 land=636/896 fairness=0.676 seed=2
$ pave region dicewars --original --seed 3
areas=31 players=7 sizes=12..26 land=616/896 fairness=0.639 seed=3
$ pave region dicewars --original --seed 7 --hash
areas=31 players=7 sizes=11..26 land=635/896 fairness=0.606 seed=7
0xd83595f92b08174e
$ pave region dicewars --original --corrected --seed 7 --hash
areas=31 players=7 sizes=6..27 land=636/896 fairness=0.613 seed=7
0x8db405fd2001b70c
$ pave region dicewars --original --seed 7 --players 2 --json --hash
{"areas":31,"players":2,"cells":896,"land":635,"size_min":11,"size_max":26,"seed":"7","fairness":0.8374438598807832,"starts":[{"territories":16,"land":339,"dice":47,"group":5,"group_land":110,"front":36,"coast":144,"distance":1},{"territories":15,"land":296,"dice":46,"group":3,"group_land":52,"front":36,"coast":147,"distance":1}],"ratios":{"territories":0.9375,"land":0.8731563421828908,"dice":0.9787234042553191,"group":0.6,"group_land":0.4727272727272727,"front":1,"coast":0.9795918367346939,"distance":1},"hash":"0xed984b375a266d5e"}
$ pave region dicewars --original --corrected --best 20 --seed 7
areas=31 players=7 sizes=6..27 land=619/896 fairness=0.682 seed=16
$ pave region dicewars --seed 0
areas=26 players=7 sizes=12..25 land=481/896 fairness=0.898 seed=0
$ pave region dicewars --seed 1
areas=26 players=7 sizes=13..25 land=486/896 fairness=0.874 seed=1
$ pave region dicewars --seed 2
areas=26 players=7 sizes=12..24 land=464/896 fairness=0.783 seed=2
$ pave region dicewars --seed 3
areas=26 players=7 sizes=12..25 land=482/896 fairness=0.794 seed=3
$ pave region dicewars --size 28x32 --players 7 --tolerance 0.3 --land 0.69 --roughness 1 --dice 3 --dice-max 8 --seed 3 --hash
areas=26 players=7 sizes=12..25 land=482/896 fairness=0.794 seed=3
0x3ffbb4d8aa8c08b0
$ pave region dicewars --seed 3 --hash
areas=26 players=7 sizes=12..25 land=482/896 fairness=0.794 seed=3
0x3ffbb4d8aa8c08b0
$ pave region dicewars --size 28x32 --areas 31 --seed 3 --json --hash
{"areas":31,"players":7,"cells":896,"land":482,"size_min":11,"size_max":21,"within":true,"seed":"3","fairness":0.8913850942986281,"starts":[{"territories":5,"land":78,"dice":13,"group":2,"group_land":38,"front":16,"coast":41,"distance":1.7692307692307692},{"territories":5,"land":73,"dice":13,"group":2,"group_land":31,"front":15,"coast":55,"distance":1.7307692307692308},{"territories":4,"land":67,"dice":14,"group":2,"group_land":35,"front":16,"coast":39,"distance":1.7407407407407407},{"territories":4,"land":62,"dice":13,"group":2,"group_land":36,"front":16,"coast":8,"distance":1.7037037037037037},{"territories":4,"land":62,"dice":13,"group":2,"group_land":36,"front":16,"coast":44,"distance":1.7407407407407407},{"territories":5,"land":77,"dice":13,"group":2,"group_land":31,"front":15,"coast":86,"distance":1.7692307692307692},{"territories":4,"land":63,"dice":14,"group":2,"group_land":35,"front":16,"coast":37,"distance":1.7407407407407407}],"ratios":{"territories":0.8,"land":0.7948717948717948,"dice":0.9285714285714286,"group":1,"group_land":0.8157894736842105,"front":0.9375,"coast":0.09302325581395349,"distance":0.962962962962963},"hash":"0x9631fe7b60ce81e8"}
$ pave region dicewars --areas 12 --players 3 --best 10 --seed 3 --json
{"areas":12,"players":3,"cells":896,"land":482,"size_min":28,"size_max":53,"within":true,"seed":"3","fairness":0.9724862444423322,"starts":[{"territories":4,"land":157,"dice":12,"group":2,"group_land":80,"front":8,"coast":126,"distance":1.5},{"territories":4,"land":167,"dice":12,"group":2,"group_land":81,"front":8,"coast":94,"distance":1.375},{"territories":4,"land":158,"dice":12,"group":2,"group_land":77,"front":8,"coast":108,"distance":1.375}],"ratios":{"territories":1,"land":0.9401197604790419,"dice":1,"group":1,"group_land":0.9506172839506173,"front":1,"coast":0.746031746031746,"distance":0.9166666666666666}}
$ pave region dicewars --radius 8 --areas 9 --players 4 --land 1 --roughness 0 --tolerance 0.1
areas=9 players=4 sizes=22..27 land=217/217 fairness=0.801 seed=0
$ pave region dicewars --grid square --size 20x20 --players 5
areas=11 players=5 sizes=12..24 land=197/400 fairness=0.630 seed=0
$ pave region dicewars --grid tri --size 30x12 --players 5
areas=8 players=5 sizes=17..28 land=168/360 fairness=0.693 seed=0
$ pave region dicewars --size 12x12 --wrap --players 3 --dice 2 --dice-max 4
areas=4 players=3 sizes=17..33 land=99/144 fairness=0.662 seed=0
$ pave region dicewars --on mesh.json --areas 8 --players 2
areas=8 players=2 sizes=6..11 land=75/108 fairness=0.992 seed=0
$ pave region dicewars --on streets.json --players 3
areas=3 players=3 sizes=9..14 within=no land=34/76 fairness=0.898 seed=0
-> 1
-- equal starts
$ pave region dicewars --radius 9 --areas 12 --symmetry 2 --hash
areas=12 players=2 sizes=10..21 land=186/271 fairness=1.000 seed=0
0x8130a55c46f2f749
$ pave region dicewars --radius 9 --areas 12 --symmetry 3 --hash
areas=12 players=3 sizes=13..17 land=186/271 fairness=1.000 seed=0
0x5a320d6a53a0d242
$ pave region dicewars --radius 9 --areas 12 --symmetry 6 --hash
areas=12 players=6 sizes=10..21 land=186/271 fairness=1.000 seed=0
0x4e52bb0a526a0c16
$ pave region dicewars --radius 9 --areas 12 --symmetry mirror --hash
areas=12 players=2 sizes=10..20 land=180/271 fairness=1.000 seed=0
0x8fd6d1298be15bac
$ pave region dicewars --grid square --size 17x16 --symmetry 2 --hash
areas=8 players=2 sizes=20..26 land=188/272 fairness=1.000 seed=0
0x4f23d8381054b5b3
$ pave region dicewars --grid square --size 17x16 --symmetry 4 --hash
areas=8 players=4 sizes=19..25 land=176/272 fairness=1.000 seed=0
0x45cb6e4631bbd2b2
$ pave region dicewars --grid square --size 17x16 --symmetry mirror --hash
areas=8 players=2 sizes=15..29 land=176/272 fairness=1.000 seed=0
0x7d6fb92bce141c5c
$ pave region dicewars --grid tri --radius 7 --areas 12 --symmetry 2 --hash
areas=12 players=2 sizes=11..22 land=202/294 fairness=1.000 seed=0
0x050ecf0da562223d
$ pave region dicewars --grid tri --radius 7 --areas 12 --symmetry 3 --hash
areas=12 players=3 sizes=12..23 land=204/294 fairness=1.000 seed=0
0xe1ab69474c7b858e
$ pave region dicewars --grid tri --radius 7 --areas 12 --symmetry 6 --hash
areas=12 players=6 sizes=16..18 land=204/294 fairness=1.000 seed=0
0xeb814ff6e7989cd3
$ pave region dicewars --grid tri --radius 7 --areas 12 --symmetry mirror --hash
areas=12 players=2 sizes=11..21 land=202/294 fairness=1.000 seed=0
0xa7d677a1bac465ed
$ pave region dicewars --symmetry 6 --players 3 --seed 2 --json
{"areas":24,"players":3,"cells":896,"land":378,"size_min":11,"size_max":19,"within":true,"seed":"2","fairness":1,"starts":[{"territories":8,"land":126,"dice":24,"group":4,"group_land":63,"front":20,"coast":92,"distance":1.25},{"territories":8,"land":126,"dice":24,"group":4,"group_land":63,"front":20,"coast":92,"distance":1.25},{"territories":8,"land":126,"dice":24,"group":4,"group_land":63,"front":20,"coast":92,"distance":1.25}],"ratios":{"territories":1,"land":1,"dice":1,"group":1,"group_land":1,"front":1,"coast":1,"distance":1}}
$ pave region dicewars --grid square --symmetry 3
pave: --symmetry: squares have no such symmetry; use 2, 4 or mirror
-> 2
$ pave region dicewars --symmetry 4
pave: --symmetry: hexagons and triangles have no such symmetry; use 2, 3, 6 or mirror
-> 2
$ pave region dicewars --symmetry 2 --wrap
pave: --symmetry: a symmetric map needs a window of squares, hexagons or triangles that does not wrap and has no walls on edges
-> 2
$ pave region dicewars --grid cairo --symmetry 2
pave: --symmetry: a symmetric map needs a window of squares, hexagons or triangles that does not wrap and has no walls on edges
-> 2
$ pave region dicewars --symmetry 3 --players 4
pave: a symmetry of 3 parts needs the same number of players, or a divisor of it, not 4
-> 2
$ pave region dicewars --symmetry 3 --areas 31
pave: a symmetry of 3 parts needs a number of territories that 3 divides, not 31
-> 2
$ pave region dicewars --original --symmetry 2
pave: --symmetry: --original deals as the game does; leave it out
-> 2
-- as drawn, and fairer
$ pave region dicewars --players 6 --areas 36 --swaps 0
areas=36 players=6 sizes=9..18 land=481/896 fairness=0.723 seed=0
$ pave region dicewars --players 6 --areas 36 --swaps 100
areas=36 players=6 sizes=9..18 land=481/896 fairness=0.867 seed=0
$ pave region dicewars --players 6 --areas 36 --swaps 4000
areas=36 players=6 sizes=9..18 land=481/896 fairness=0.961 seed=0
-- many maps
$ pave region dicewars --players 6 --areas 36 --seed 5 --count 3 -o map-%02d.json
areas=36 players=6 sizes=8..17 land=451/896 fairness=0.954 seed=5 file=map-01.json
areas=36 players=6 sizes=9..17 land=467/896 fairness=0.968 seed=6 file=map-02.json
areas=36 players=6 sizes=9..17 land=469/896 fairness=0.956 seed=7 file=map-03.json
map-01.json
map-02.json
map-03.json
mesh.json
streets.json
0x845b34c40f901ac0
0x2c55cded1f2eb426
0x5cd73a48fd9da9be
$ pave region dicewars --players 6 --areas 36 --seed 7 --hash
areas=36 players=6 sizes=9..17 land=469/896 fairness=0.956 seed=7
0x5cd73a48fd9da9be
$ pave region dicewars --players 6 --areas 36 --seed 5 --count 2 --best 2
areas=36 players=6 sizes=9..17 land=467/896 fairness=0.968 seed=6
areas=36 players=6 sizes=9..17 land=469/896 fairness=0.956 seed=7
$ pave region dicewars --size 6x4 --areas 4 --players 2 --count 2 -o m%d.svg --json
{"areas":4,"players":2,"cells":24,"land":17,"size_min":2,"size_max":6,"within":true,"seed":"0","fairness":0.9206349206349207,"starts":[{"territories":2,"land":9,"dice":6,"group":2,"group_land":9,"front":2,"coast":8,"distance":1.5},{"territories":2,"land":8,"dice":6,"group":2,"group_land":8,"front":2,"coast":5,"distance":1}],"ratios":{"territories":1,"land":0.8888888888888888,"dice":1,"group":1,"group_land":0.8888888888888888,"front":1,"coast":0.625,"distance":0.6666666666666666},"file":"m1.svg"}
{"areas":4,"players":2,"cells":24,"land":17,"size_min":3,"size_max":6,"within":true,"seed":"1","fairness":0.9682539682539683,"starts":[{"territories":2,"land":8,"dice":6,"group":2,"group_land":8,"front":1,"coast":6,"distance":1.5},{"territories":2,"land":9,"dice":6,"group":2,"group_land":9,"front":1,"coast":7,"distance":1.5}],"ratios":{"territories":1,"land":0.8888888888888888,"dice":1,"group":1,"group_land":0.8888888888888888,"front":1,"coast":0.8571428571428571,"distance":1},"file":"m2.svg"}
$ pave region dicewars --count 2 -o map.json
pave: -o map.json: --count writes several files; put %d into the name for their numbers, such as map-%d.json
-> 2
$ pave region dicewars --count 2 -o %d-%d.json
pave: -o %d-%d.json: --count writes several files; put %d into the name for their numbers, such as map-%d.json
-> 2
$ pave region dicewars --count 2 -o map-%s.json
pave: -o map-%s.json: --count writes several files; put %d into the name for their numbers, such as map-%d.json
-> 2
-- files
$ pave region dicewars --size 6x4 --areas 4 --players 2 --seed 1 -o map.json --hash
areas=4 players=2 sizes=3..6 land=17/24 fairness=0.968 seed=1
0x59264f7b80a0c6a7
{"kind":"dicewars","orientation":"pointy",
"grid":"hex",
"window":{"shape":"rectangle","size":[6,4],"system":"odd-r"},
"labels":[
4,4,0,0,0,0,
4,0,0,0,3,3,
4,1,1,2,3,3,
1,1,2,2,3,3],
"territory":[
1,1,0,0,0,0,
1,0,0,0,2,2,
1,3,3,4,2,2,
3,3,4,4,2,2],
"players":2,
"territories":[
{"id":1,"label":4,"size":4,"center":6,"depth":1,"border":6,"coast":3,"neighbors":[3],"borders":[3],"box":[-0.8660254037844388,-1,2.598076211353316,4],"pole":[0.8709082162844384,0.4990234375],"radius":0.9962650644775188,"owner":0,"dice":4},
{"id":2,"label":3,"size":6,"center":17,"depth":1,"border":8,"coast":5,"neighbors":[4],"borders":[3],"box":[6.0621778264910695,0.5,10.392304845413264,5.5],"pole":[8.041694460952167,2.990234375],"radius":1.484584980676658,"owner":1,"dice":3},
{"id":3,"label":1,"size":4,"center":19,"depth":1,"border":9,"coast":3,"neighbors":[1,4],"borders":[3,3],"box":[0,2,4.330127018922193,5.5],"pole":[2.1650635094610963,3.75],"radius":1.3228756555322951,"owner":0,"dice":2},
{"id":4,"label":2,"size":3,"center":21,"depth":1,"border":8,"coast":2,"neighbors":[2,3],"borders":[3,3],"box":[3.4641016151377543,2,6.928203230275509,5.5],"pole":[5.189316485206632,4.0029296875],"radius":0.995562559331651,"owner":1,"dice":3}],
"arcs":[
{"left":0,"right":1,"closed":false,"points":[[2.5980762113533155,-0.5],[2.598076211353316,0.5],[1.7320508075688774,1],[1.7320508075688774,2]]},
{"left":0,"right":1,"closed":false,"points":[[0,4],[-0.8660254037844384,3.5],[-0.8660254037844388,2.5],[0,2],[0,1],[-0.8660254037844388,0.5],[-0.8660254037844386,-0.5],[0,-1],[0.8660254037844388,-0.5],[1.7320508075688771,-1],[2.5980762113533155,-0.5]]},
{"left":0,"right":2,"closed":false,"points":[[9.526279441628825,0.5],[10.392304845413264,1],[10.392304845413264,2],[9.526279441628825,2.5],[9.526279441628825,3.5],[10.392304845413264,4],[10.392304845413262,5],[9.526279441628823,5.5],[8.660254037844386,5],[7.794228634059947,5.5],[6.928203230275509,5]]},
{"left":0,"right":2,"closed":false,"points":[[6.0621778264910695,2.5],[6.928203230275509,2],[6.928203230275509,1],[7.794228634059947,0.5],[8.660254037844387,1],[9.526279441628825,0.5]]},
{"left":0,"right":3,"closed":false,"points":[[1.7320508075688774,2],[2.598076211353316,2.5],[3.4641016151377543,2],[4.330127018922193,2.5]]},
{"left":0,"right":3,"closed":false,"points":[[3.4641016151377543,5],[2.5980762113533155,5.5],[1.732050807568877,5],[0.8660254037844384,5.5],[0,5],[0,4]]},
{"left":0,"right":4,"closed":false,"points":[[4.330127018922193,2.5],[5.196152422706632,2],[6.0621778264910695,2.5]]},
{"left":0,"right":4,"closed":false,"points":[[6.928203230275509,5],[6.0621778264910695,5.5],[5.196152422706632,5],[4.330127018922193,5.5],[3.4641016151377543,5]]},
{"left":1,"right":3,"closed":false,"points":[[0,4],[0.8660254037844386,3.5],[0.8660254037844384,2.5],[1.7320508075688774,2]]},
{"left":2,"right":4,"closed":false,"points":[[6.0621778264910695,2.5],[6.062177826491071,3.5],[6.928203230275509,4],[6.928203230275509,5]]},
{"left":3,"right":4,"closed":false,"points":[[3.4641016151377543,5],[3.4641016151377543,4],[4.330127018922193,3.5],[4.330127018922193,2.5]]}]}
$ pave region show map.json --hash
kind           dicewars
cells          24, 17 of them land
labels         4
territories    4 in 1 piece
sizes          3 to 6, 4.2 on average; 10 % up to 3, 50 % up to 4, 90 % up to 6
neighbours     1 to 2, 1.5 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
articulations  2: 3, 4
bridges        3: 1-3 (3 wide), 2-4 (3 wide), 3-4 (3 wide)
colours        2, so that neighbours differ
player 0       territories 2, cells 8, dice 6; the largest group: territories 2, cells 8
player 1       territories 2, cells 9, dice 6; the largest group: territories 2, cells 9
segregation    dissimilarity 0.7915, isolation 0.7873, Moran's I 0.6080, interface density 0.3000
0x59264f7b80a0c6a7
$ pave region show map.json --json
{"kind":"dicewars","cells":24,"land":17,"labels":4,"territories":4,"sizes":{"min":3,"p10":3,"median":4,"p90":6,"max":6,"mean":4.25},"neighbors":{"min":1,"p10":1,"median":1.5,"p90":2,"max":2,"mean":1.5},"pieces":1,"articulations":[3,4],"bridges":[{"territories":[1,3],"width":3},{"territories":[2,4],"width":3},{"territories":[3,4],"width":3}],"colors":2,"players":[{"player":0,"territories":2,"land":8,"dice":6,"supply":2,"supply_land":8},{"player":1,"territories":2,"land":9,"dice":6,"supply":2,"supply_land":9}],"measures":{"alone":0,"same_share":0.7323529411764705,"dissimilarity":0.7915094339622643,"isolation":0.7872549019607844,"moran":0.608041958041958,"interface_density":0.3,"clusters":4,"largest":6,"mean_size":4.25,"median_size":4}}
STDOUT
