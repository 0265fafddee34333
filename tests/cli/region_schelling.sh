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

exit
: <<'STDOUT'
$ pave region schelling --seed 1
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
$ pave region schelling --seed 1 --hash
status=satisfied steps=758 satisfied=199/199 satisfaction=100% territories=10
0x85532a972c2d6f7b
$ pave region schelling --seed 0x1 --races 10 --radius 8 --steps 20000 --table 0,1,1,2,2,2,3 --ratio 0.4
pave: --ratio: --table says how many neighbours each wants; give one of the two
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
pave: --wrap: triangles and disks cannot wrap: take a rectangle, a parallelogram or a hexagon
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
{"id":3,"label":1,"size":1,"center":17,"depth":1,"border":4,"coast":4,"neighbors":[],"borders":[],"box":[-0.8660254037844388,2,0.8660254037844386,4],"pole":[-5.551115123125783e-17,3],"radius":0.8660254037844385}]}
$ pave region show map.json --hash
kind           schelling
cells          19, 12 of them land
labels         2
territories    3 in 2 pieces
sizes          1 to 7, 4.0 on average; 10 % up to 1, 50 % up to 4, 90 % up to 7
neighbours     0 to 1, 0.7 on average; 10 % up to 0, 50 % up to 1, 90 % up to 1
articulations  0
bridges        1: 1-2 (4 wide)
colours        2 tell neighbours apart
segregation    dissimilarity 0.7396, isolation 0.8734, Moran's I 0.5429, interface density 0.2000
0xbf27c97104413f25
$ pave region schelling --radius 2 --races 3 --seed 3 -o - --format geojson --smooth 0
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"id":1,"label":1,"size":4,"neighbors":[2],"pole":[-1.299038105676658,-2.25],"radius":1.3228756555322953},"geometry":{"type":"Polygon","coordinates":[[[-3.4641016151377543,-1],[-3.4641016151377543,-2],[-2.598076211353316,-2.5],[-2.598076211353316,-3.5],[-1.7320508075688771,-4],[-0.8660254037844386,-3.5],[0,-4],[0.8660254037844384,-3.5],[0.8660254037844388,-2.5],[0,-2],[0,-1],[-0.8660254037844386,-0.5],[-1.7320508075688774,-1],[-2.598076211353316,-0.5],[-3.4641016151377543,-1]]]}},
{"type":"Feature","properties":{"id":2,"label":2,"size":7,"neighbors":[1],"pole":[1.7447461200688771,-0.9912109375],"radius":1.7193779590430877},"geometry":{"type":"Polygon","coordinates":[[[0.8660254037844384,-3.5],[1.7320508075688776,-4],[2.5980762113533155,-3.5],[2.5980762113533164,-2.5],[3.4641016151377543,-2],[3.464101615137755,-1],[4.330127018922193,-0.5],[4.330127018922194,0.5],[3.4641016151377543,1],[3.4641016151377543,2],[2.598076211353316,2.5],[1.7320508075688774,2],[1.7320508075688774,1],[0.8660254037844386,0.5],[0,1],[-0.8660254037844388,0.5],[-0.8660254037844386,-0.5],[0,-1],[0,-2],[0.8660254037844388,-2.5],[0.8660254037844384,-3.5]]]}},
{"type":"Feature","properties":{"id":3,"label":1,"size":1,"neighbors":[],"pole":[-5.551115123125783e-17,3],"radius":0.8660254037844385},"geometry":{"type":"Polygon","coordinates":[[[0.8660254037844386,3.5],[0,4],[-0.8660254037844384,3.5],[-0.8660254037844388,2.5],[0,2],[0.8660254037844384,2.5],[0.8660254037844386,3.5]]]}}]}
STDOUT
