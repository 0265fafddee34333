# pave region --grid penrose and the like: maps on patches, their files and pictures, what is refused.

for grid in penrose ammann-beenker multigrid-7 hat spectre townscaper; do
    try pave region grow --grid $grid --radius 12 --areas 4 --seed 3 --hash
done
try pave region grow --grid penrose:7 --radius 5 --areas 3 --seed 3 -o grown.json
head -n 5 grown.json
grep -c '"name":\[' grown.json
sed -n '/^"labels"/,$p' grown.json
try pave region show grown.json
try pave region show grown.json --fill-empty -o again.json --hash
same_file grown.json again.json

echo '-- contact across vertices'
try pave region schelling --grid penrose --radius 6 --contact vertex --races 3 --seed 2 -o races.json --hash
grep -c contact races.json
try pave region show races.json --json -o shown.json >/dev/null
same_file races.json shown.json
try pave region schelling --grid penrose --radius 6 --races 3 --seed 2 --hash
try pave region schelling --grid penrose --contact vertex --table 0,1

echo '-- Dice Wars'
try pave region dicewars --grid penrose --radius 9 --players 4 --seed 7 -o dice.json --hash
try pave region dicewars --grid penrose --size 16x12 --margin 2 --players 3 --seed 7 --hash
try pave region dicewars --grid penrose --margin 40
try pave region grow --grid hat --radius 30 --areas 4 --margin 1 --hash
try pave region grow --locked dice.json --keep 2,3 --areas 6 --seed 4 --hash

echo '-- pictures'
for format in svg pdf png geojson; do
    try pave region show dice.json -o dice.$format >/dev/null
    test -s dice.$format && echo "dice.$format"
done
size_of_png dice.png
grep -c '"type":"Feature"' dice.geojson
grep -o 'id="[a-z]*"' dice.svg
try pave region show dice.json --cells --labels none -o cells.svg >/dev/null
grep -o 'id="[a-z]*"' cells.svg
try pave region schelling --grid ammann-beenker --radius 5 --seed 1 --frames film --steps 2
ls film

echo '-- refused'
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W\n' >wall.mask
try pave region schelling --grid penrose --wrap
try pave region schelling --grid penrose --on wall.mask
try pave region schelling --grid penrose --orientation flat
try pave region grow --grid penrose --areas 3 --window hexagon
try pave region grow --grid penrose --areas 3 --window rectangle --radius 5
try pave region grow --grid penrose --areas 3 --radius 5 --size 3x3
try pave region grow --grid penrose:99999999999999999999 --areas 3
try pave region grow --grid penrose --areas 3 --radius 0
try pave region grow --grid penrose --areas 3 --radius 100000
try pave region grow --grid penros --areas 3
sed 's/"name":\[[^]]*\]/"name":[1,1,1]/' grown.json >wrong.json
try pave region show wrong.json
sed 's/"ring":\[\([0-9]*\),/"ring":[\1,\1,/' grown.json >wrong.json
try pave region show wrong.json
sed 's/^"labels"/"contact":"corner",\n"labels"/' grown.json >wrong.json
try pave region show wrong.json

exit
: <<'STDOUT'
$ pave region grow --grid penrose --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=130..152 within=yes land=553/553 pieces=1
0x848b3730d94882fe
$ pave region grow --grid ammann-beenker --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=125..149 within=yes land=549/549 pieces=1
0xca40f3a0bdaf22ad
$ pave region grow --grid multigrid-7 --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=126..151 within=yes land=563/563 pieces=1
0x95ddee16cfbdf9a3
$ pave region grow --grid hat --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=7..9 within=yes land=31/31 pieces=1
0x535a967392f54afa
$ pave region grow --grid spectre --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=12..16 within=yes land=56/56 pieces=1
0xc1f73eff825d7a9b
$ pave region grow --grid townscaper --radius 12 --areas 4 --seed 3 --hash
areas=4 sizes=122..142 within=yes land=544/544 pieces=1
0xb720e9d6ff548043
$ pave region grow --grid penrose:7 --radius 5 --areas 3 --seed 3 -o grown.json
areas=3 sizes=29..35 within=yes land=99/99 pieces=1
{"kind":"grow","orientation":"pointy",
"patch":{"name":"penrose:7",
"vertices":[
[-0.8090169943749475,-5.567581822058034],
[0,-4.97979656976556],
99
"labels":[
3,1,3,1,3,1,1,1,3,1,1,3,3,1,3,3,1,1,3,3,3,1,1,1,1,3,3,1,1,3,1,1,1,3,3,1,1,3,3,1,1,1,1,3,3,1,1,3,1,3,3,1,1,3,1,1,3,3,1,1,3,2,1,3,
3,2,2,3,3,2,2,2,2,3,2,2,2,3,2,2,2,2,2,2,3,3,2,2,2,2,2,2,2,2,2,2,2,2,2],
"territory":[
1,2,1,2,1,2,2,2,1,2,2,1,1,2,1,1,2,2,1,1,1,2,2,2,2,1,1,2,2,1,2,2,2,1,1,2,2,1,1,2,2,2,2,1,1,2,2,1,2,1,1,2,2,1,2,2,1,1,2,2,1,3,2,1,
1,3,3,1,1,3,3,3,3,1,3,3,3,1,3,3,3,3,3,3,1,1,3,3,3,3,3,3,3,3,3,3,3,3,3],
"territories":[
{"id":1,"label":3,"size":35,"center":38,"depth":3,"border":12,"coast":0,"neighbors":[2,3],"borders":[7,5],"box":[-5.045084971874737,-5.567581822058034,0,4.028740053470407],"pole":[-2.925513033444911,-1.266105512617063],"radius":1.8222451620092183},
{"id":2,"label":1,"size":35,"center":31,"depth":4,"border":14,"coast":0,"neighbors":[1,3],"borders":[7,7],"box":[-1.118033988749895,-5.567581822058034,5.545084971874737,1.5388417685876267],"pole":[1.811013217873507,-1.9727308260087637],"radius":2.1154625273961054},
{"id":3,"label":2,"size":29,"center":83,"depth":3,"border":12,"coast":0,"neighbors":[1,2],"borders":[5,7],"box":[-2.9270509831248423,0,4.73606797749979,5.567581822058034],"pole":[0.18609109462891446,3.0232633785485365],"radius":1.9565331912170238}],
"arcs":[
{"left":0,"right":1,"closed":false,"points":[[-2.9270509831248423,4.028740053470407],[-3.73606797749979,3.440954801177934],[-4.045084971874737,2.48989828488278],[-5.045084971874737,2.48989828488278],[-4.73606797749979,1.5388417685876267],[-5.045084971874737,0.5877852522924731],[-4.23606797749979,0],[-5.045084971874737,-0.5877852522924731],[-4.73606797749979,-1.5388417685876267],[-5.045084971874737,-2.48989828488278],[-4.23606797749979,-3.0776835371752535],[-3.23606797749979,-3.0776835371752535],[-2.9270509831248423,-4.028740053470407],[-2.118033988749895,-4.61652530576288],[-1.118033988749895,-4.61652530576288],[-0.8090169943749475,-5.567581822058034],[0,-4.97979656976556]]},
{"left":0,"right":2,"closed":false,"points":[[0,-4.97979656976556],[0.8090169943749475,-5.567581822058034],[0.5,-4.61652530576288],[1.5,-4.61652530576288],[2.3090169943749474,-4.028740053470407],[2.618033988749895,-4.97979656976556],[2.9270509831248423,-4.028740053470407],[3.9270509831248423,-4.028740053470407],[3.618033988749895,-3.0776835371752535],[4.427050983124842,-2.48989828488278],[4.73606797749979,-1.5388417685876267],[4.427050983124842,-0.5877852522924731],[5.23606797749979,0],[5.545084971874737,0.9510565162951535],[4.73606797749979,1.5388417685876267]]},
{"left":0,"right":3,"closed":false,"points":[[4.73606797749979,1.5388417685876267],[4.427050983124842,2.48989828488278],[3.618033988749895,3.0776835371752535],[3.9270509831248423,4.028740053470407],[2.9270509831248423,4.028740053470407],[2.618033988749895,4.97979656976556],[1.8090169943749474,4.392011317473087],[1,4.97979656976556],[0,4.97979656976556],[-0.8090169943749475,5.567581822058034],[-1.118033988749895,4.61652530576288],[-2.118033988749895,4.61652530576288],[-2.9270509831248423,4.028740053470407]]},
{"left":1,"right":2,"closed":false,"points":[[-0.30901699437494745,0.9510565162951535],[0,0],[-0.8090169943749475,-0.5877852522924731],[-1.118033988749895,-1.5388417685876267],[-0.8090169943749475,-2.48989828488278],[0,-3.0776835371752535],[-0.30901699437494745,-4.028740053470407],[0,-4.97979656976556]]},
{"left":1,"right":3,"closed":false,"points":[[-2.9270509831248423,4.028740053470407],[-2.118033988749895,3.440954801177934],[-2.4270509831248423,2.48989828488278],[-2.118033988749895,1.5388417685876267],[-1.118033988749895,1.5388417685876267],[-0.30901699437494745,0.9510565162951535]]},
{"left":2,"right":3,"closed":false,"points":[[-0.30901699437494745,0.9510565162951535],[0.6909830056250525,0.9510565162951535],[1.5,1.5388417685876267],[2.3090169943749474,0.9510565162951535],[2.618033988749895,0],[2.9270509831248423,0.9510565162951535],[3.9270509831248423,0.9510565162951535],[4.73606797749979,1.5388417685876267]]}]}
$ pave region show grown.json
kind           grow
cells          99, 99 of them land
labels         3
territories    3 in 1 piece
sizes          29 to 35, 33.0 on average; 10 % up to 29, 50 % up to 35, 90 % up to 35
neighbours     2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.8895, isolation 0.9190, Moran's I 0.8386, interface density 0.1073
$ pave region show grown.json --fill-empty -o again.json --hash
kind           grow
cells          99, 99 of them land
labels         3
territories    3 in 1 piece
sizes          29 to 35, 33.0 on average; 10 % up to 29, 50 % up to 35, 90 % up to 35
neighbours     2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
articulations  0
bridges        0
colours        3, so that neighbours differ
segregation    dissimilarity 0.8895, isolation 0.9190, Moran's I 0.8386, interface density 0.1073
0xf61e2406bc164c1a
same: grown.json again.json
-- contact across vertices
$ pave region schelling --grid penrose --radius 6 --contact vertex --races 3 --seed 2 -o races.json --hash
status=satisfied steps=8 satisfied=95/95 satisfaction=100% territories=2
0x9058f668d10b1309
1
same: races.json shown.json
$ pave region schelling --grid penrose --radius 6 --races 3 --seed 2 --hash
status=satisfied steps=7 satisfied=95/95 satisfaction=100% territories=12
0xba0fa8ba511a9e49
$ pave region schelling --grid penrose --contact vertex --table 0,1
pave: --table: 2 numbers, but cells have up to 11 neighbours; give 12, for 0 to 11 occupied neighbours
-> 2
-- Dice Wars
$ pave region dicewars --grid penrose --radius 9 --players 4 --seed 7 -o dice.json --hash
areas=7 players=4 sizes=13..24 land=134/311 fairness=0.771 seed=7
0x4e7eb1a519c3995c
$ pave region dicewars --grid penrose --size 16x12 --margin 2 --players 3 --seed 7 --hash
areas=4 players=3 sizes=11..22 land=65/238 fairness=0.693 seed=7
0xf656b76fc12c3783
$ pave region dicewars --grid penrose --margin 40
pave: 7 areas need a free cell each, but there are only 0: request fewer areas, or a smaller margin
-> 2
$ pave region grow --grid hat --radius 30 --areas 4 --margin 1 --hash
areas=4 sizes=34..43 within=yes land=155/206 pieces=1
0x495cfc9133cc42b1
$ pave region grow --locked dice.json --keep 2,3 --areas 6 --seed 4 --hash
areas=6 sizes=13..73 within=yes land=311/311 pieces=1
0xa1a0d7e3f7d51684
-- pictures
dice.svg
dice.pdf
dice.png
dice.geojson
1024x1017
7
id="territories"
id="borders"
id="dice"
id="territories"
id="cells"
id="borders"
$ pave region schelling --grid ammann-beenker --radius 5 --seed 1 --frames film --steps 2
status=limit steps=2 satisfied=5/86 satisfaction=5.81% territories=75
-> 1
step-00000.png
step-00001.png
step-00002.png
-- refused
$ pave region schelling --grid penrose --wrap
pave: --wrap: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave region schelling --grid penrose --on wall.mask
pave: --on: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave region schelling --grid penrose --orientation flat
pave: --orientation: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave region grow --grid penrose --areas 3 --window hexagon
pave: --window: penrose has no hexagon; a patch of it is a disk or a rectangle
-> 2
$ pave region grow --grid penrose --areas 3 --window rectangle --radius 5
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave region grow --grid penrose --areas 3 --radius 5 --size 3x3
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave region grow --grid penrose:99999999999999999999 --areas 3
pave: --grid: "penrose:99999999999999999999": its seed is wrong; give penrose:SEED, a number up to 18446744073709551615, a word or a date
-> 2
$ pave region grow --grid penrose --areas 3 --radius 0
pave: --radius: this piece contains no cell centre of penrose; choose a larger one
-> 2
$ pave region grow --grid penrose --areas 3 --radius 100000
pave: --radius: more than about 4000000 cells, the maximum of a patch; choose a smaller one
-> 2
$ pave region grow --grid penros --areas 3
pave: --grid: "penros" is not a grid; did you mean penrose? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave region show wrong.json
pave: wrong.json:127:1: cells 0 and 1 have the same name 1,1,1: give each another
-> 3
$ pave region show wrong.json
pave: wrong.json:126:1: cell 0 has vertex 0 twice: split the cell there
-> 3
$ pave region show wrong.json
pave: wrong.json:226:11: contact must be "edge" or "vertex"
-> 3
STDOUT
