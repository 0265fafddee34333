# pave tess --grid penrose and the like: the cells of a patch as nodes, those that touch them as the border.

for grid in penrose ammann-beenker multigrid-6 multigrid-12 hat spectre townscaper; do
    try pave tess --grid $grid --radius 9 --report | grep -vE '^(area|angle|aspect|circle)'
done
try pave tess --grid penrose:7 --size 9x6 --relax 20 --hash
try pave tess --grid penrose:7 --size 9x6 --at 100,-50 --hash
try pave tess --grid penrose --radius 6 --remove 0.3 --seed 2 --report | grep -E '^(tiles|sides|removed)'
try pave tess --grid penrose --radius 6 --remove 0.6 --max-degree any --seed 2 --repair --report | grep -E '^(tiles|sides|invalid|repaired|removed)'
try pave tess --grid penrose --radius 6 --toggle 20:27 --hash
try pave tess --grid penrose --radius 4 --save-graph graph.json --hash
try pave tess --graph graph.json --hash
for format in svg png json geojson obj; do
    try pave tess --grid hat --radius 8 -o tiles.$format
    test -s tiles.$format && echo tiles.$format
done
pave region grow --mesh tiles.json --areas 3 --seed 1
echo '-- refused'
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W\n' >wall.mask
try pave tess --grid penrose --walls wall.mask --hash
try pave tess --grid penrose --window hexagon --hash
try pave tess --grid penrose --orientation flat --hash
try pave tess --grid penrose --radius 0 --hash
try pave tess --grid penrose --at x --hash
try pave tess --grid penrose:x,y --hash
