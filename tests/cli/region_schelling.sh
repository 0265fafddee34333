# pave region schelling: how runs end, with all reports; the exit code; the same map whatever the threads.

try pave region schelling --seed 1
try pave region schelling --seed 1 --hash
try pave region schelling --seed 0x1 --races 10 --radius 8 --steps 20000 --table 0,1,1,2,2,2,3 --ratio 0.4
try pave region schelling --seed 1 --races 10 --radius 8 --steps 20000 --table 0,1,1,2,2,2,3 --hash
try pave region schelling --seed 1 --ratio 0.4 --hash
for seed in 2 3 4 5 6; do try pave region schelling --seed $seed; done

echo '-- how it ends'
try pave region schelling --races 1
try pave region schelling --races 2
try pave region schelling --steps 0
try pave region schelling --steps 3
try pave region schelling --vacancy 0
try pave region schelling --radius 0
try pave region schelling --ratio 0
try pave region schelling --ratio 1 --steps 50
try pave region schelling --steps 3 --hash --min-size 5 --fill-empty --fill-holes

echo '-- grids, meshes, graphs'
try pave region schelling --grid square --seed 3
try pave region schelling --grid square --contact vertex --size 20x10 --seed 3
try pave region schelling --grid square --size 20x20 --wrap --seed 3
try pave region schelling --grid tri --radius 10 --seed 3
try pave region schelling --grid tri --size 20x10 --contact vertex --seed 3
try pave region schelling --grid cairo --size 9x9 --races 4 --seed 3
try pave region schelling --window disk --radius 9 --wrap --seed 3
try pave region schelling --radius 9 --wrap --seed 3
try pave region schelling --orientation flat --size 16x12 --seed 3
pave tess --size 12x9 --remove 0.2 --seed 7 --repair -o mesh.json
try pave region schelling --on mesh.json --races 4 --seed 3
printf '{"nodes":[[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[0,2],[1,2],[2,2]],"edges":[[0,1],[1,2],[3,4],[4,5],[6,7],[7,8],[0,3],[3,6],[1,4],[4,7],[2,5],[5,8]]}' >graph.json
try pave region schelling --on graph.json --races 3 --seed 3
printf 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nl 1 2 3 4 1\n' >graph.obj
try pave region schelling --on graph.obj --races 3 --seed 3

echo '-- groups, thresholds and orders'
try pave region schelling --races 4 --groups 5,3,2 --counted --vacancy 0.1 --seed 4 --json
try pave region schelling --groups 1,1 --seed 4
try pave region schelling --races 3 --ratio 0.2,0.6 --seed 4
try pave region schelling --races 3 --table 0,1,1,1,1,1,1 --table 0,1,1,2,2,3,3 --seed 4
try pave region schelling --races 3 --reach 2 --ratio 0.3 --seed 4
for order in sync sequential; do try pave region schelling --races 5 --order $order --steps 500 --seed 4; done

echo '-- threads'
for threads in 1 2 3; do try pave region schelling --radius 60 --races 6 --seed 5 --threads $threads --hash; done

echo '-- files'
try pave region schelling --radius 2 --races 3 --seed 3 -o map.json --json --hash
cat map.json
try pave region show map.json --hash
try pave region schelling --radius 2 --races 3 --seed 3 -o - --format geojson --smooth 0

echo '-- several runs: a table, a picture, and maps'
try pave region schelling --races 5 --runs 3 --seed 7 --csv runs.csv --plot runs.svg -o run-%d.json
grep -c . runs.csv
head -n 3 runs.csv
grep '^8' runs.csv | tail -n 1
try pave region show run-2.json | grep segregation
grep -c '<polyline' runs.svg
grep -o '<text[^>]*>[^<]*' runs.svg | sed 's/.*>//' | tr '\n' ' '; echo
try pave region schelling --races 5 --seed 8 --csv -
try pave region schelling --races 3 --ratio 0.3,0.5 --runs 2 --steps 1 --csv -
try pave region schelling --races 3 --table 0,1,1,2,2,2,3 --steps 0 --csv - --json
try pave region schelling --races 5 --runs 2 --json
try pave region schelling --races 5 --runs 2 --plot runs.png
size_of_png runs.png
try pave region schelling --races 5 --runs 2 --plot runs.gif
try pave region schelling --races 5 --runs 2 --frames film
try pave region schelling --races 5 --runs 2 -o map.json
try pave region schelling --csv same.svg --plot same.svg
try pave region schelling --csv nowhere/a.csv
rm -f run*

exit
: <<'STDOUT'
$ pave region schelling --seed 1
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
$ pave region schelling --seed 1 --hash
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
0x85532a972c2d6f7b
$ pave region schelling --seed 0x1 --races 10 --radius 8 --steps 20000 --table 0,1,1,2,2,2,3 --ratio 0.4
pave: --ratio: --table also sets the threshold; give one of the two
-> 2
$ pave region schelling --seed 1 --races 10 --radius 8 --steps 20000 --table 0,1,1,2,2,2,3 --hash
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
0x85532a972c2d6f7b
$ pave region schelling --seed 1 --ratio 0.4 --hash
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
0x85532a972c2d6f7b
$ pave region schelling --seed 2
status=limit steps=20000 satisfied=202/205 satisfaction=98.53% territories=12
-> 1
$ pave region schelling --seed 3
status=limit steps=20000 satisfied=199/200 satisfaction=99.5% territories=14
-> 1
$ pave region schelling --seed 4
status=limit steps=20000 satisfied=195/196 satisfaction=99.48% territories=15
-> 1
$ pave region schelling --seed 5
status=limit steps=20000 satisfied=194/198 satisfaction=97.97% territories=14
-> 1
$ pave region schelling --seed 6
status=satisfied steps=356 satisfied=193/193 satisfaction=100% territories=11
-- how it ends
$ pave region schelling --races 1
status=satisfied steps=0 satisfied=0/0 satisfaction=100% territories=0
$ pave region schelling --races 2
status=satisfied steps=0 satisfied=116/116 satisfaction=100% territories=6
$ pave region schelling --steps 0
status=limit steps=0 satisfied=8/200 satisfaction=4% territories=148
-> 1
$ pave region schelling --steps 3
status=limit steps=3 satisfied=21/200 satisfaction=10.5% territories=147
-> 1
$ pave region schelling --vacancy 0
status=frozen steps=0 satisfied=4/217 satisfaction=1.84% territories=163
-> 1
$ pave region schelling --radius 0
status=satisfied steps=0 satisfied=1/1 satisfaction=100% territories=1
$ pave region schelling --ratio 0
status=satisfied steps=0 satisfied=200/200 satisfaction=100% territories=148
$ pave region schelling --ratio 1 --steps 50
status=limit steps=50 satisfied=0/200 satisfaction=0% territories=147
-> 1
$ pave region schelling --steps 3 --hash --min-size 5 --fill-empty --fill-holes
status=limit steps=3 satisfied=21/200 satisfaction=10.5% territories=13
0xb00f1876b534edb8
-> 1
-- grids, meshes, graphs
$ pave region schelling --grid square --seed 3
status=satisfied steps=313 satisfied=522/522 satisfaction=100% territories=40
$ pave region schelling --grid square --contact vertex --size 20x10 --seed 3
status=limit steps=20000 satisfied=182/183 satisfaction=99.45% territories=13
-> 1
$ pave region schelling --grid square --size 20x20 --wrap --seed 3
status=satisfied steps=469 satisfied=362/362 satisfaction=100% territories=24
$ pave region schelling --grid tri --radius 10 --seed 3
status=satisfied steps=1375 satisfied=543/543 satisfaction=100% territories=28
$ pave region schelling --grid tri --size 20x10 --contact vertex --seed 3
status=satisfied steps=1016 satisfied=183/183 satisfaction=100% territories=10
$ pave region schelling --grid cairo --size 9x9 --races 4 --seed 3
status=satisfied steps=17 satisfied=253/253 satisfaction=100% territories=22
$ pave region schelling --window disk --radius 9 --wrap --seed 3
pave: --wrap: triangles and disks cannot wrap: use a rectangle, a parallelogram or a hexagon
-> 2
$ pave region schelling --radius 9 --wrap --seed 3
status=satisfied steps=6721 satisfied=249/249 satisfaction=100% territories=10
$ pave region schelling --orientation flat --size 16x12 --seed 3
status=satisfied steps=399 satisfied=176/176 satisfaction=100% territories=14
$ pave region schelling --on mesh.json --races 4 --seed 3
status=satisfied steps=13 satisfied=89/89 satisfaction=100% territories=8
$ pave region schelling --on graph.json --races 3 --seed 3
status=limit steps=20000 satisfied=6/8 satisfaction=75% territories=3
-> 1
$ pave region schelling --on graph.obj --races 3 --seed 3
status=limit steps=20000 satisfied=2/3 satisfaction=66.66% territories=2
-> 1
-- groups, thresholds and orders
$ pave region schelling --races 4 --groups 5,3,2 --counted --vacancy 0.1 --seed 4 --json
{"status":"satisfied","steps":35,"moves":442,"cells":217,"agents":195,"vacancies":22,"satisfied":195,"unsatisfied":0,"territories":10,"satisfaction":100,"history":[102,98,98,85,77,65,56,55,40,39,35,33,33,29,24,20,19,13,10,8,6,6,5,3,2,2,2,2,3,2,3,2,2,1,1,0],"measures":{"alone":0,"same_share":0.8054700854700855,"dissimilarity":0.770061971933573,"isolation":0.8378388278388279,"moran":0.6796352800447379,"interface_density":0.2033195020746888,"clusters":10,"largest":85,"mean_size":19.5,"median_size":11.5}}
$ pave region schelling --groups 1,1 --seed 4
status=satisfied steps=14 satisfied=143/143 satisfaction=100% territories=11
$ pave region schelling --races 3 --ratio 0.2,0.6 --seed 4
status=satisfied steps=19 satisfied=143/143 satisfaction=100% territories=10
$ pave region schelling --races 3 --table 0,1,1,1,1,1,1 --table 0,1,1,2,2,3,3 --seed 4
status=satisfied steps=6 satisfied=143/143 satisfaction=100% territories=12
$ pave region schelling --races 3 --reach 2 --ratio 0.3 --seed 4
status=satisfied steps=6 satisfied=143/143 satisfaction=100% territories=8
$ pave region schelling --races 5 --order sync --steps 500 --seed 4
status=satisfied steps=22 satisfied=173/173 satisfaction=100% territories=13
$ pave region schelling --races 5 --order sequential --steps 500 --seed 4
status=satisfied steps=25 satisfied=173/173 satisfaction=100% territories=16
-- threads
$ pave region schelling --radius 60 --races 6 --seed 5 --threads 1 --hash
status=satisfied steps=64 satisfied=9124/9124 satisfaction=100% territories=397
0xcf24b0130e20e13a
$ pave region schelling --radius 60 --races 6 --seed 5 --threads 2 --hash
status=satisfied steps=64 satisfied=9124/9124 satisfaction=100% territories=397
0xcf24b0130e20e13a
$ pave region schelling --radius 60 --races 6 --seed 5 --threads 3 --hash
status=satisfied steps=64 satisfied=9124/9124 satisfaction=100% territories=397
0xcf24b0130e20e13a
-- files
$ pave region schelling --radius 2 --races 3 --seed 3 -o map.json --json --hash
{"status":"satisfied","steps":6,"moves":27,"cells":19,"agents":12,"vacancies":7,"satisfied":12,"unsatisfied":0,"territories":3,"satisfaction":100,"history":[6,7,6,5,2,1,0],"measures":{"alone":1,"same_share":0.8272727272727273,"dissimilarity":0.7395918367346939,"isolation":0.8734126984126983,"moran":0.542857142857143,"interface_density":0.2,"clusters":3,"largest":7,"mean_size":4,"median_size":4},"hash":"0xbf27c97104413f25"}
{"kind":"schelling","orientation":"pointy",
"grid":"hex",
"window":{"shape":"hexagon","radius":2},
"labels":[
1,1,2,
1,1,2,2,
0,0,2,2,2,
0,0,0,2,
0,1,0],
"territory":[
1,1,2,
1,1,2,2,
0,0,2,2,2,
0,0,0,2,
0,3,0],
"territories":[
{"id":1,"label":1,"size":4,"center":4,"depth":1,"border":7,"coast":3,"neighbors":[2],"borders":[4],"box":[-3.4641016151377543,-4,0.8660254037844388,-0.5],"pole":[-1.299038105676658,-2.25],"radius":1.3228756555322953},
{"id":2,"label":2,"size":7,"center":10,"depth":1,"border":10,"coast":6,"neighbors":[1],"borders":[4],"box":[-0.8660254037844388,-4,4.330127018922194,2.5],"pole":[1.7447461200688771,-0.9912109375],"radius":1.7193779590430877},
{"id":3,"label":1,"size":1,"center":17,"depth":1,"border":4,"coast":4,"neighbors":[],"borders":[],"box":[-0.8660254037844388,2,0.8660254037844386,4],"pole":[-5.551115123125783e-17,3],"radius":0.8660254037844385}],
"arcs":[
{"left":0,"right":1,"closed":false,"points":[[-3.4641016151377543,-1],[-3.4641016151377543,-2],[-2.598076211353316,-2.5],[-2.598076211353316,-3.5],[-1.7320508075688771,-4],[-0.8660254037844386,-3.5],[0,-4],[0.8660254037844384,-3.5]]},
{"left":0,"right":1,"closed":false,"points":[[-0.8660254037844386,-0.5],[-1.7320508075688774,-1],[-2.598076211353316,-0.5],[-3.4641016151377543,-1]]},
{"left":0,"right":2,"closed":false,"points":[[0.8660254037844384,-3.5],[1.7320508075688776,-4],[2.5980762113533155,-3.5],[2.5980762113533164,-2.5],[3.4641016151377543,-2],[3.464101615137755,-1],[4.330127018922193,-0.5],[4.330127018922194,0.5],[3.4641016151377543,1],[3.4641016151377543,2],[2.598076211353316,2.5]]},
{"left":0,"right":2,"closed":false,"points":[[2.598076211353316,2.5],[1.7320508075688774,2],[1.7320508075688774,1],[0.8660254037844386,0.5],[0,1],[-0.8660254037844388,0.5],[-0.8660254037844386,-0.5]]},
{"left":0,"right":3,"closed":false,"points":[[0.8660254037844386,3.5],[0,4],[-0.8660254037844384,3.5]]},
{"left":0,"right":3,"closed":false,"points":[[-0.8660254037844384,3.5],[-0.8660254037844388,2.5],[0,2],[0.8660254037844384,2.5],[0.8660254037844386,3.5]]},
{"left":1,"right":2,"closed":false,"points":[[-0.8660254037844386,-0.5],[0,-1],[0,-2],[0.8660254037844388,-2.5],[0.8660254037844384,-3.5]]}]}
$ pave region show map.json --hash
kind           schelling
cells          19, 12 of them land
labels         2
territories    3 in 2 pieces
sizes          1 to 7, 4.0 on average; 10 % up to 1, 50 % up to 4, 90 % up to 7
neighbours     0 to 1, 0.7 on average; 10 % up to 0, 50 % up to 1, 90 % up to 1
articulations  0
bridges        1: 1-2 (4 wide)
colours        2, so that neighbours differ
segregation    dissimilarity 0.7396, isolation 0.8734, Moran's I 0.5429, interface density 0.2000
0xbf27c97104413f25
$ pave region schelling --radius 2 --races 3 --seed 3 -o - --format geojson --smooth 0
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"id":1,"label":1,"size":4,"neighbors":[2],"pole":[-1.299038105676658,-2.25],"radius":1.3228756555322953},"geometry":{"type":"Polygon","coordinates":[[[-3.4641016151377543,-1],[-3.4641016151377543,-2],[-2.598076211353316,-2.5],[-2.598076211353316,-3.5],[-1.7320508075688771,-4],[-0.8660254037844386,-3.5],[0,-4],[0.8660254037844384,-3.5],[0.8660254037844388,-2.5],[0,-2],[0,-1],[-0.8660254037844386,-0.5],[-1.7320508075688774,-1],[-2.598076211353316,-0.5],[-3.4641016151377543,-1]]]}},
{"type":"Feature","properties":{"id":2,"label":2,"size":7,"neighbors":[1],"pole":[1.7447461200688771,-0.9912109375],"radius":1.7193779590430877},"geometry":{"type":"Polygon","coordinates":[[[0.8660254037844384,-3.5],[1.7320508075688776,-4],[2.5980762113533155,-3.5],[2.5980762113533164,-2.5],[3.4641016151377543,-2],[3.464101615137755,-1],[4.330127018922193,-0.5],[4.330127018922194,0.5],[3.4641016151377543,1],[3.4641016151377543,2],[2.598076211353316,2.5],[1.7320508075688774,2],[1.7320508075688774,1],[0.8660254037844386,0.5],[0,1],[-0.8660254037844388,0.5],[-0.8660254037844386,-0.5],[0,-1],[0,-2],[0.8660254037844388,-2.5],[0.8660254037844384,-3.5]]]}},
{"type":"Feature","properties":{"id":3,"label":1,"size":1,"neighbors":[],"pole":[-5.551115123125783e-17,3],"radius":0.8660254037844385},"geometry":{"type":"Polygon","coordinates":[[[0.8660254037844386,3.5],[0,4],[-0.8660254037844384,3.5],[-0.8660254037844388,2.5],[0,2],[0.8660254037844384,2.5],[0.8660254037844386,3.5]]]}}]}
-- several runs: a table, a picture, and maps
$ pave region schelling --races 5 --runs 3 --seed 7 --csv runs.csv --plot runs.svg -o run-%d.json
seed=7 status=satisfied steps=27 satisfied=172/172 satisfaction=100% territories=13 file=run-1.json
seed=8 status=satisfied steps=31 satisfied=181/181 satisfaction=100% territories=11 file=run-2.json
seed=9 status=satisfied steps=35 satisfied=172/172 satisfaction=100% territories=11 file=run-3.json
97
seed,races,threshold,step,agents,satisfied,same_share,dissimilarity,isolation,moran,interface_density,clusters,largest
7,5,0.4,0,172,65,0.310174,0.462111,0.443840,0.060251,0.699468,78,11
7,5,0.4,1,172,67,0.334795,0.473491,0.468757,0.116168,0.657825,70,10
8,5,0.4,31,181,181,0.834254,0.850540,0.863181,0.772774,0.173709,11,39
segregation    dissimilarity 0.8505, isolation 0.8632, Moran's I 0.7728, interface density 0.1737
16
0 % 20 % 40 % 60 % 80 % 100 % 0 10 20 30 steps Satisfied agents all satisfied in 3 of 3 seed 7 seed 8 seed 9 
$ pave region schelling --races 5 --seed 8 --csv -
seed,races,threshold,step,agents,satisfied,same_share,dissimilarity,isolation,moran,interface_density,clusters,largest
8,5,0.4,0,181,44,0.231492,0.391529,0.377006,-0.016231,0.759036,96,11
8,5,0.4,1,181,57,0.289595,0.422645,0.423402,0.048358,0.710214,82,12
8,5,0.4,2,181,70,0.334899,0.468338,0.460011,0.115126,0.662621,74,14
8,5,0.4,3,181,78,0.355341,0.488414,0.477374,0.141366,0.642005,70,17
8,5,0.4,4,181,98,0.400184,0.530481,0.513812,0.203013,0.596200,62,18
8,5,0.4,5,181,114,0.441713,0.553132,0.547119,0.249954,0.560976,58,17
8,5,0.4,6,181,115,0.466851,0.557615,0.565812,0.293920,0.529954,51,19
8,5,0.4,7,181,121,0.487870,0.600073,0.584294,0.314480,0.511792,49,18
8,5,0.4,8,181,124,0.507643,0.613769,0.602355,0.355727,0.482100,47,22
8,5,0.4,9,181,130,0.528821,0.618602,0.617824,0.380190,0.463357,46,29
8,5,0.4,10,181,143,0.603683,0.692209,0.682215,0.496214,0.380282,36,34
8,5,0.4,11,181,147,0.637845,0.691542,0.703446,0.516288,0.362587,31,33
8,5,0.4,12,181,152,0.658611,0.719991,0.723152,0.551850,0.338747,32,32
8,5,0.4,13,181,159,0.706722,0.752184,0.758813,0.600569,0.300699,25,32
8,5,0.4,14,181,163,0.725322,0.763680,0.775809,0.634027,0.278422,22,33
8,5,0.4,15,181,169,0.752118,0.787253,0.796698,0.668002,0.250000,20,32
8,5,0.4,16,181,169,0.762615,0.789408,0.807090,0.688843,0.234597,21,32
8,5,0.4,17,181,172,0.768600,0.799008,0.811839,0.700763,0.226107,19,33
8,5,0.4,18,181,169,0.777440,0.803532,0.816719,0.698627,0.228637,18,32
8,5,0.4,19,181,170,0.766667,0.795569,0.808682,0.691109,0.235431,21,32
8,5,0.4,20,181,173,0.790608,0.814324,0.828598,0.719946,0.210900,19,32
8,5,0.4,21,181,176,0.804788,0.830580,0.841305,0.741414,0.196217,16,32
8,5,0.4,22,181,176,0.801565,0.824834,0.838148,0.739306,0.199052,17,32
8,5,0.4,23,181,176,0.803683,0.824049,0.839161,0.739555,0.198582,16,32
8,5,0.4,24,181,175,0.802578,0.824357,0.839003,0.740598,0.196682,16,32
8,5,0.4,25,181,176,0.800552,0.825655,0.835675,0.729497,0.205607,16,32
8,5,0.4,26,181,177,0.807274,0.830130,0.841607,0.741254,0.196721,15,33
8,5,0.4,27,181,177,0.810313,0.831901,0.844357,0.746568,0.192488,15,33
8,5,0.4,28,181,179,0.829834,0.848787,0.860589,0.771327,0.174941,12,39
8,5,0.4,29,181,180,0.833610,0.849329,0.862339,0.770243,0.175644,11,39
8,5,0.4,30,181,180,0.830663,0.847432,0.861563,0.774447,0.172577,12,39
8,5,0.4,31,181,181,0.834254,0.850540,0.863181,0.772774,0.173709,11,39
$ pave region schelling --races 3 --ratio 0.3,0.5 --runs 2 --steps 1 --csv -
seed,races,threshold,step,agents,satisfied,same_share,dissimilarity,isolation,moran,interface_density,clusters,largest
0,3,0.3 0.5,0,147,106,0.476092,0.335246,0.599482,-0.040109,0.519856,38,21
0,3,0.3 0.5,1,147,128,0.674717,0.528175,0.746744,0.338936,0.330909,23,28
1,3,0.3 0.5,0,149,106,0.514765,0.398633,0.621668,-0.006110,0.503704,38,28
1,3,0.3 0.5,1,149,122,0.605817,0.500214,0.694775,0.190705,0.405109,28,29
-> 1
$ pave region schelling --races 3 --table 0,1,1,2,2,2,3 --steps 0 --csv - --json
pave: --csv -: only one output can go to standard output; write this one to a file
-> 2
$ pave region schelling --races 5 --runs 2 --json
{"seed":"0","status":"satisfied","steps":40,"moves":681,"cells":217,"agents":172,"vacancies":45,"satisfied":172,"unsatisfied":0,"territories":13,"satisfaction":100,"history":[131,126,106,92,85,74,69,55,52,42,32,26,22,22,18,18,15,15,14,11,7,2,3,3,3,3,4,3,2,1,1,1,1,1,1,1,1,1,1,1,0],"measures":{"alone":0,"same_share":0.8261627906976744,"dissimilarity":0.8457695212203594,"isolation":0.8578349944629013,"moran":0.7537452396985879,"interface_density":0.18229166666666666,"clusters":13,"largest":37,"mean_size":13.23076923076923,"median_size":12}}
{"seed":"1","status":"satisfied","steps":37,"moves":815,"cells":217,"agents":175,"vacancies":42,"satisfied":175,"unsatisfied":0,"territories":12,"satisfaction":100,"history":[122,105,102,93,87,82,75,67,58,47,30,31,29,21,23,19,22,23,14,16,17,13,16,16,16,14,12,11,11,11,7,8,6,4,3,1,1,0],"measures":{"alone":0,"same_share":0.8043809523809523,"dissimilarity":0.8291321713870733,"isolation":0.8394965986394559,"moran":0.7332452405136406,"interface_density":0.2004950495049505,"clusters":12,"largest":35,"mean_size":14.583333333333334,"median_size":14.5}}
$ pave region schelling --races 5 --runs 2 --plot runs.png
seed=0 status=satisfied steps=40 satisfied=172/172 satisfaction=100% territories=13
seed=1 status=satisfied steps=37 satisfied=175/175 satisfaction=100% territories=12
1620x924
$ pave region schelling --races 5 --runs 2 --plot runs.gif
pave: --plot runs.gif: the name must end in .svg|pdf|png
-> 2
$ pave region schelling --races 5 --runs 2 --frames film
pave: --frames: a film shows one run; leave it out
-> 2
$ pave region schelling --races 5 --runs 2 -o map.json
pave: -o map.json: --runs writes several files; put %d into the name for their numbers, such as map-%d.json
-> 2
$ pave region schelling --csv same.svg --plot same.svg
pave: --plot same.svg: --csv writes this file; choose another name
-> 2
$ pave region schelling --csv nowhere/a.csv
pave: nowhere/a.csv: the folder nowhere does not exist; make it first
-> 3
STDOUT
