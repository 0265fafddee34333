# Fortified towns on triangles: what is printed and written, and what is refused.
try pave tactics citadel --seed 7 --hash
try pave tactics citadel --seed 7 --size 24 --outline triangle --moat --ravelins --json --hash
try pave tactics citadel --seed daily --size 60 --outline rhombus --gates 3 --pattern spider --shore sea --hash
try pave tactics citadel --seed 2 --size 48 --outline hexagon --bastions 12 --hash

# Cells with their zones, and a picture.
try pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o small.json
head -8 small.json
grep -c zone small.json
grep -o '"zone": "[a-z-]*"' small.json | sort | uniq -c | sed 's/^ *//'
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
