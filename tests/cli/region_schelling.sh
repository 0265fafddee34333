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
try pave region schelling --mesh mesh.json --races 4 --seed 3
printf '{"nodes":[[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[0,2],[1,2],[2,2]],"edges":[[0,1],[1,2],[3,4],[4,5],[6,7],[7,8],[0,3],[3,6],[1,4],[4,7],[2,5],[5,8]]}' >graph.json
try pave region schelling --graph graph.json --races 3 --seed 3
printf 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nl 1 2 3 4 1\n' >graph.obj
try pave region schelling --graph graph.obj --races 3 --seed 3

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
