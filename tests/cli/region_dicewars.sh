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
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.619 seed=0
$ pave region dicewars --seed 1
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.633 seed=1
$ pave region dicewars --seed 2
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.581 seed=2
$ pave region dicewars --seed 3
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.583 seed=3
$ pave region dicewars --size 28x32 --players 7 --tolerance 0.3 --land 0.69 --roughness 1 --dice 3 --dice-max 8 --seed 3 --hash
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.583 seed=3
0x212ac13d4d2e3a53
$ pave region dicewars --seed 3 --hash
areas=30 players=7 sizes=14..27 land=618/896 fairness=0.583 seed=3
0x212ac13d4d2e3a53
$ pave region dicewars --size 28x32 --areas 31 --seed 3 --json --hash
{"areas":31,"players":7,"cells":896,"land":618,"size_min":13,"size_max":26,"within":true,"seed":"3","fairness":0.6634748354312041,"starts":[{"territories":5,"land":101,"dice":13,"group":2,"group_land":48,"front":17,"coast":52,"distance":1.5769230769230769},{"territories":5,"land":87,"dice":13,"group":1,"group_land":23,"front":18,"coast":27,"distance":1.6538461538461537},{"territories":4,"land":73,"dice":14,"group":1,"group_land":23,"front":13,"coast":39,"distance":1.7777777777777777},{"territories":4,"land":81,"dice":13,"group":2,"group_land":36,"front":14,"coast":44,"distance":1.8518518518518519},{"territories":4,"land":88,"dice":13,"group":2,"group_land":42,"front":13,"coast":32,"distance":1.8148148148148149},{"territories":5,"land":117,"dice":13,"group":2,"group_land":49,"front":15,"coast":41,"distance":1.6923076923076923},{"territories":4,"land":71,"dice":14,"group":1,"group_land":20,"front":12,"coast":31,"distance":2.1481481481481484}],"ratios":{"territories":0.8,"land":0.6068376068376068,"dice":0.9285714285714286,"group":0.5,"group_land":0.40816326530612246,"front":0.6666666666666666,"coast":0.5192307692307693,"distance":0.7340848806366047},"hash":"0xe79dde0f4cb299fd"}
$ pave region dicewars --areas 12 --players 3 --best 10 --seed 3 --json
{"areas":12,"players":3,"cells":896,"land":618,"size_min":36,"size_max":67,"within":true,"seed":"12","fairness":0.9548393113610505,"starts":[{"territories":4,"land":206,"dice":12,"group":2,"group_land":108,"front":9,"coast":76,"distance":1.25},{"territories":4,"land":190,"dice":12,"group":2,"group_land":115,"front":8,"coast":81,"distance":1.25},{"territories":4,"land":222,"dice":12,"group":2,"group_land":115,"front":9,"coast":34,"distance":1.25}],"ratios":{"territories":1,"land":0.8558558558558559,"dice":1,"group":1,"group_land":0.9391304347826087,"front":0.8888888888888888,"coast":0.41975308641975306,"distance":1}}
$ pave region dicewars --radius 8 --areas 9 --players 4 --land 1 --roughness 0 --tolerance 0.1
areas=9 players=4 sizes=22..27 land=217/217 fairness=0.623 seed=0
$ pave region dicewars --grid square --size 20x20 --players 5
areas=13 players=5 sizes=14..28 land=276/400 fairness=0.565 seed=0
$ pave region dicewars --grid tri --size 30x12 --players 5
areas=12 players=5 sizes=14..27 land=248/360 fairness=0.578 seed=0
$ pave region dicewars --size 12x12 --wrap --players 3 --dice 2 --dice-max 4
areas=4 players=3 sizes=17..33 land=99/144 fairness=0.651 seed=0
$ pave region dicewars --on mesh.json --areas 8 --players 2
areas=8 players=2 sizes=6..11 land=75/108 fairness=0.909 seed=0
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
{"id":4,"label":2,"size":3,"center":21,"depth":1,"border":8,"coast":2,"neighbors":[2,3],"borders":[3,3],"box":[3.4641016151377543,2,6.928203230275509,5.5],"pole":[5.189316485206632,4.0029296875],"radius":0.995562559331651,"owner":1,"dice":3}]}
$ pave region show map.json --hash
kind           dicewars
cells          24, 17 of them land
labels         4
territories    4 in 1 piece
sizes          3 to 6, 4.2 on average; 10 % up to 3, 50 % up to 4, 90 % up to 6
neighbours     1 to 2, 1.5 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
articulations  2: 3, 4
bridges        3: 1-3 (3 wide), 2-4 (3 wide), 3-4 (3 wide)
colours        2 tell neighbours apart
player 0       territories 2, cells 8, dice 6; the largest group: territories 2, cells 8
player 1       territories 2, cells 9, dice 6; the largest group: territories 2, cells 9
segregation    dissimilarity 0.7915, isolation 0.7873, Moran's I 0.6080, interface density 0.3000
0x59264f7b80a0c6a7
$ pave region show map.json --json
{"kind":"dicewars","cells":24,"land":17,"labels":4,"territories":4,"sizes":{"min":3,"p10":3,"median":4,"p90":6,"max":6,"mean":4.25},"neighbors":{"min":1,"p10":1,"median":1,"p90":2,"max":2,"mean":1.5},"pieces":1,"articulations":[3,4],"bridges":[{"territories":[1,3],"width":3},{"territories":[2,4],"width":3},{"territories":[3,4],"width":3}],"colors":2,"players":[{"player":0,"territories":2,"land":8,"dice":6,"supply":2,"supply_land":8},{"player":1,"territories":2,"land":9,"dice":6,"supply":2,"supply_land":9}],"measures":{"alone":0,"same_share":0.7323529411764705,"dissimilarity":0.7915094339622643,"isolation":0.7872549019607844,"moran":0.608041958041958,"interface_density":0.3,"clusters":4,"largest":6,"mean_size":4.25,"median_size":4}}
STDOUT
