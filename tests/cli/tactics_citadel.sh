# Fortified towns on triangles: what is printed and written, and what is refused.
try pave tactics citadel --seed 7 --hash
try pave tactics citadel --seed 7 --size 24 --outline triangle --moat --ravelins --json --hash
try pave tactics citadel --seed daily --size 60 --outline rhombus --gates 3 --pattern spider --shore sea --hash
try pave tactics citadel --seed 2 --size 48 --outline hexagon --bastions 12 --hash

# Cells with their zones, and a picture.
try pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.json
head -8 small.json
grep -c zone small.json
grep -o '"zone": "[a-z ]*"' small.json | sort | uniq -c | sed 's/^ *//'
try pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.svg
head -c 5 small.svg
echo
rm small.json small.svg

# Bad input: one line each.
try pave tactics citadel --size 0
try pave tactics citadel --size 61
try pave tactics citadel --size 12 --outline triangle
try pave tactics citadel --size 21 --outline rhombus
try pave tactics citadel --size 16 --outline free
try pave tactics citadel --outline square
try pave tactics citadel --outline hexagon --bastions 5
try pave tactics citadel --size 14 --outline hexagon --bastions 40
try pave tactics citadel --gates 16
try pave tactics citadel -o town.json --width 300
try pave tactics citadel -o town.stl
try pave tactics citadel here

# Solids: each zone a material.
try pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.obj
grep -v '^[vf]' town.obj | grep usemtl
try pave tactics citadel --seed 7 --size 16 --outline hexagon --moat -o town.glb
head -c 4 town.glb
echo

# On a terrain, and on a map of territories.
try pave tactics citadel --seed 1 --size 16 --outline hexagon --moat --ravelins --on terrain --hash
try pave tactics citadel --seed 1 --size 16 --outline hexagon --on terrain --at 10,60,L --land-size 240x130 --json --hash
try pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.json
grep -c zone land.json
grep -o '"zone": "[a-z ]*"' land.json | sort | uniq -c | sed 's/^ *//'
try pave tactics citadel --seed 1 --size 14 --outline hexagon --on terrain --land-size 180x90 -o land.svg
grep -o 'id="[a-z]*"' land.svg
try pave region grow -n 4 --grid tri --window rectangle --size 200x90 --land 0.7 --seed 3 -o map.json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --hash
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json --at 0,0,L --json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on map.json -o map.svg
head -c 5 map.svg
echo

# No room is an answer; the rest is bad input.
try pave tactics citadel --seed 1 --size 20 --on terrain --land-size 30x20
try pave tactics citadel --size 60 --on map.json
try pave tactics citadel --on terrain --at 1,2
try pave tactics citadel --on terrain --at 5000,2,L
try pave tactics citadel --on terrain --land-size 4000x4000
try pave tactics citadel --on terrain --shore sea
try pave tactics citadel --at 1,2,L
try pave tactics citadel --land-size 100x100
try pave tactics citadel --on map.json --land-size 100x100
try pave tactics citadel --on terrain -o land.glb
try pave tactics citadel --on missing.json
try pave tactics citadel --on map.svg
try pave tactics citadel --on map.json -o map.json
pave region grow -n 4 --grid hex --size 30x30 -o hex.json >/dev/null
try pave tactics citadel --on hex.json

# On a world.
try pave world new land.pave --grid tri --set land --bias noise:64 --seed 3
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --hash
try pave tactics citadel --seed 3 --size 14 --outline hexagon --moat --on land.pave --at 900,-500,R --land-size 150x80 --json
try pave tactics citadel --seed 3 --size 14 --outline hexagon --on land.pave --land-size 150x80 -o land.svg
try pave tactics citadel --size 14 --on land.pave --at 1,2
try pave world new squares.pave --seed 3
try pave tactics citadel --size 14 --on squares.pave
rm -f land.pave squares.pave land.svg
