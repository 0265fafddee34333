# pave region -o: pictures of all kinds, whole where they are small.

printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,0,2,2,1,0]}' >map.json
printf '{"grid":"square","window":{"shape":"rectangle","size":[3,2]},"kind":"dicewars","labels":[1,2,3,1,2,0],"players":2,"territories":[{"id":1,"owner":0,"dice":3},{"id":2,"owner":1,"dice":8},{"id":3,"owner":0,"dice":9}]}' >players.json
printf '{"graph":{"nodes":[[0,0],[1,0],[2,0]],"edges":[[0,1],[1,2]]},"labels":[1,1,2]}' >graph.json
try pave region show map.json --width 100 -o - --format svg
try pave region show map.json --width 100 --cells --smooth 0 --fill label --labels size -o - --format svg
try pave region show map.json --width 100 --fill none --labels none -o - --format svg
try pave region show players.json --width 200 -o - --format svg
try pave region show players.json --width 30 --labels dice --fill territory -o - --format svg
try pave region show graph.json --width 100 -o - --format svg

try pave region schelling --radius 3 --races 4 --seed 1 -o races.png
size_of_png races.png
try pave region dicewars --original --seed 1 --width 500 -o game.PNG
size_of_png game.PNG
try pave region grow --areas 5 --land 0.7 -o land.pdf
head -c 5 land.pdf && echo
cp land.pdf again.pdf
pave region grow --areas 5 --land 0.7 -o land.pdf
same_file land.pdf again.pdf
# Cells that are smaller than a pixel or two become pixels.
try pave region schelling --radius 300 --races 4 --seed 1 --steps 0 --width 200 -o pixels.png
size_of_png pixels.png
try pave region schelling --radius 300 --races 4 --seed 1 --steps 0 --width 40 -o - --format svg | grep -c '<image'
ls
