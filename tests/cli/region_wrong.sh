# pave region called wrongly: one line that says what, and what to do; nothing is written.

try pave region
try pave region shelling
try pave region schelling extra
try pave region show

echo '-- sizes'
for size in 0x3 -3x3 99999999999x3 3 nanx3 1000000000x1000000000; do try pave region schelling --size $size; done
for radius in -1 x 100000000 99999999999; do try pave region schelling --radius $radius; done
try pave region schelling --radius 40000
try pave region schelling --size 3x3 --window disk
try pave region schelling --radius 3 --window rectangle
try pave region schelling --grid square --radius 3
try pave region schelling --grid square --window hexagon
try pave region schelling --grid hexx
try pave region schelling --grid missing.json
try pave region schelling --size 3x3 --wrap
try pave region schelling --grid cairo --window disk --radius 3
try pave region schelling --orientation flatt
try pave region grow --areas 3 --window triangle --radius 0

echo '-- segregation'
for races in 0 -1 251 x; do try pave region schelling --races $races; done
for share in -0.1 1.1 nan x; do try pave region schelling --vacancy "$share"; done
try pave region schelling --vacancy 1
for table in '' 0 0,1,1,2,2,2 0,1,1,2,2,2,3,3 0,1,x 0,-1,1,1,1,1,1 0,1,1,2,2,2,99999999999; do try pave region schelling --table "$table"; done
try pave region schelling --table 0,1,1,2,2,2,3 --table 0,1,1,2,2,2,3
try pave region schelling --grid square --table 0,1,1,2,2,2,3
try pave region schelling --grid square --contact vertex --table 0,1,1,2,2,2,3
try pave region schelling --grid cairo --table 0,1
for ratio in -1 1.1 x 0.3,0.4 ,; do try pave region schelling --ratio "$ratio"; done
try pave region schelling --ratio 0.3 --table 0,1,1,2,2,2,3
try pave region schelling --ratio 0.3 --ratio 0.4
for groups in 1,2 x 0,0,0 -1,2,3 '1,,2'; do try pave region schelling --races 4 --groups "$groups"; done
for reach in 0 65 -1; do try pave region schelling --reach $reach; done
try pave region schelling --order random
for steps in -1 1e3 99999999999; do try pave region schelling --steps $steps; done
for seed in -1 x 99999999999999999999; do try pave region schelling --seed $seed; done
try pave region schelling --threads -1
try pave region schelling --min-size -1

echo '-- areas'
try pave region grow
for areas in 0 -1 x 99999999999 218; do try pave region grow --areas $areas; done
try pave region dicewars --areas 897
try pave region dicewars --areas 3 --players 4
for players in 0 -1 x; do try pave region dicewars --players $players; done
try pave region dicewars --original --players 9
try pave region dicewars --original --size 28x31
try pave region dicewars --original --areas 31
try pave region dicewars --original --orientation flat
try pave region dicewars --corrected
try pave region dicewars --land 0
try pave region dicewars --best 0
try pave region grow --areas 3 --land 0
try pave region grow --areas 3 --islands
try pave region grow --areas 3 --shares 1,2
try pave region grow --areas 3 --shares 1,0,2
for tolerance in -1 1001 x; do try pave region grow --areas 3 --tolerance $tolerance; done
try pave region grow --areas 3 --keep 1
try pave region grow --areas 3 --locked missing.json

echo '-- outputs'
try pave region schelling -o map
try pave region schelling -o map.foo
try pave region schelling -o -
try pave region schelling -o - --format svg --json
try pave region schelling --format svg
try pave region schelling -o no-folder/map.svg
try pave region schelling --labels none
try pave region schelling --smooth 3 --json
try pave region schelling --fill label -o map.json
try pave region schelling --scale 10 --width 100 -o map.svg
try pave region schelling --scale 100000 -o map.png
try pave region schelling --fill owner -o map.png
try pave region schelling --labels dice -o map.png
try pave region schelling --labels owner -o map.png
try pave region schelling --labels words -o map.png
try pave region schelling --frames no-folder/film
touch taken
try pave region schelling --frames taken
for format in svg png pdf json geojson; do try pave region grow --areas 3 -o /dev/full --format $format; done

echo '-- meshes and graphs'
for source in mesh graph; do try pave region schelling --$source missing.json; done
try pave region schelling --graph graph.txt
try pave region schelling --mesh mesh.json --graph graph.json
try pave region schelling --mesh mesh.json --grid hex
try pave region schelling --graph graph.json --wrap
printf '{"nodes":[[0,0],[1,0]' >cut.json
for source in mesh graph; do try pave region schelling --$source cut.json; done
printf '{"nodes":[],"edges":[]}' >none.json
try pave region schelling --graph none.json
printf '{"nodes":[[0,0],[1,0],[2,0]],"neighbors":[[1],[0,2],[]]}' >loose.json
try pave region schelling --graph loose.json
printf '{"nodes":[[0,0],[1,0],[2,0],[0,1]],"edges":[[0,1],[1,2],[0,3]]}' >path.json
try pave region grow --graph path.json --areas 2 -o map.geojson
try pave region grow --graph path.json --areas 2 -o path.json

echo '-- maps that do not fit'
try pave region show missing.json
try pave region show cut.json
try pave region show path.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2]}' >few.json
try pave region show few.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,-1]}' >negative.json
try pave region show negative.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,2],"territory":[1,1,1,2,2,2,3]}' >other.json
try pave region show other.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":-1},"labels":[1]}' >window.json
try pave region show window.json
printf '{"grid":"hexx","window":{"shape":"hexagon","radius":0},"labels":[1]}' >grid.json
try pave region show grid.json
printf '{"labels":[1]}' >ground.json
try pave region show ground.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,2]}' >fine.json
try pave region grow --locked fine.json --areas 1
try pave region grow --locked fine.json --areas 3 --radius 2
try pave region grow --locked fine.json --areas 3 --keep 3
try pave region grow --locked fine.json --areas 3 --keep 1,x
try pave region grow --locked fine.json --areas 2 -o fine.json
try pave region show fine.json -o fine.json
try pave region show fine.json --labels dice -o map.png
try pave region show fine.json extra
ls

echo '-- patches'
printf '{"labels":[1,1,1],"patch":{"vertices":[[1,3],[2,3],[2,6],[1,6],[0,6],[1,7],[0,7],[0,2],[1,2]],"cells":[{"ring":[0,1,2,3]},\n{"ring":[4,3,5,6]},\n{"ring":[7,8,3,4]}]}}\n' >part.json
printf '{"labels":[1,1],"patch":{"vertices":[[0,0],[2,0],[2,1],[0,1],[1,1],[1,2],[0,2]],"cells":[{"ring":[0,1,2,3]},{"ring":[3,4,5,6]}]}}\n' >bricks.json
printf '{"labels":[1,1],"patch":{"vertices":[[0,0],[4,0],[4,4],[5,1],[5,6]],"cells":[{"ring":[0,1,2]},{"ring":[0,3,4]}]}}\n' >overlap.json
try pave region show part.json
try pave region show bricks.json
try pave region show overlap.json
try pave region show part.json -o part.svg
try pave region grow --locked part.json --areas 1
try pave tactics citadel --on part.json
