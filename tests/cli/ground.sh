# One ground for every command: each kind of file with each query, answered or refused with a reason; and fields that a search
# over the file itself, in another language, finds too.

printf 'grid tri\nwindow rectangle 12x6\nrows\n' >rock.mask
printf '%s\n' ............ ...####..... ....##...#.. .........#.. ..##........ ............ >>rock.mask
pave tess --size 6x5 -o mesh.json --save-board board.json --save-graph graph.json
pave region grow -n 4 --grid tri --window rectangle --size 24x12 --land 0.7 --seed 3 -o map.json >made
pave region grow -n 3 --on mesh.json --land 0.8 --seed 3 -o tiles.json >made
pave region grow -n 5 --grid penrose --radius 6 --land 0.8 --seed 2 -o patch.json >made
pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o citadel.json >made
pave tactics terrain --seed 7 --size 40x24 -o terrain.json >made
pave world new --grid tri --set maze --connected --seed 7 world.pave >made
pave world new --set maze --connected --seed 7 square.pave >made
rm made

# ask QUERY COMMAND...: its first line, cut, and its exit code; queries with one answer stand in one line.
ask() {
    local query=$1 said status=0
    said=$("${@:2}" 2>&1) || status=$?
    said=${said%%$'\n'*}
    said="${said:0:140}$([ $status -eq 0 ] || echo " -> $status")"
    [ "$said" != "$last" ] && [ -n "$asked" ] && printf '  %s: %s\n' "$asked" "$last" && asked=
    asked="$asked${asked:+, }$query" last=$said
}

# row FILE A B: each query between two triangles.
row() {
    local file=$1 a=$2 b=$3 asked='' last=''
    echo "$file"
    ask path pave tactics path --on "$file" --from "$a" --to "$b"
    ask reach pave tactics reach --on "$file" --from "$a"
    ask field pave tactics field --on "$file" --from "$a"
    ask range pave tactics range --on "$file" --from "$a" --to "$b" --budget 9
    ask lines pave tactics lines --on "$file" --from "$a"
    ask formation pave tactics formation --on "$file" --at "$a" --files 2
    ask creature pave tactics creature --on "$file" --from "$a" --to "$b"
    ask 'grid path' pave grid tri path "$a" "$b" --on "$file"
    ask 'grid sight' pave grid tri sight "$a" "$b" --on "$file"
    ask 'grid draw' pave grid draw --grid tri --on "$file" --show "path $a $b" -o ground.svg
    ask region pave region grow -n 13 --on "$file" --tolerance 1
    printf '  %s: %s\n' "$asked" "$last"
}
row rock.mask 0,0,L 2,5,L
row map.json 3,3,L 1,8,L
row citadel.json 0,0,L 3,11,L
row terrain.json -2,10,L 6,12,L
row world.pave 1,1,L 3,4,L
for file in board.json mesh.json graph.json tiles.json patch.json; do row $file 0,0,L 1,1,L; done
rm -f ground.svg
try pave tactics formation --grid hex --on board.json --files 2

echo '-- words'
for command in 'grid draw -o x.svg' 'region dicewars' 'world draw -o x.svg' 'wang complete' 'tess --hash'; do
    # shellcheck disable=SC2086 # words
    try pave $command --grid cells
done
try pave grid tri path 3,3,L 1,8,L --on map.json --walls 99
try pave grid tri reach 3,14,L 3 --on citadel.json --cost street=2,gate=none
for words in '--walls moat' '--walls moat --walls wall' '--walls moat --cost moat=3' '--walls wall,bastion,tower,gate' '--walls door' '--cost moat=3' '--cost moat' '--cost moat=x' '--cost foot'; do
    # shellcheck disable=SC2086 # words
    try pave tactics path --on citadel.json --from 0,0,L --to 3,11,L $words --hash
done
for name in 4,0,L rats; do
    sed "s/\"cell\": \"3,0,L\"/\"cell\": \"$name\"/" citadel.json >named.json
    try pave grid tri reach 0,0,L 1 --on named.json
done
sed 's/"cell": "3,0,L", //' citadel.json >named.json
try pave grid tri reach 0,0,L 1 --on named.json
printf 'grid tri\nwindow rect\344ngle 2x2\n' >latin.mask
try pave grid tri reach 0,0,L 1 --on latin.mask
rm named.json latin.mask
for words in '--walls above:1' '--walls below:x' '--walls slope:60' '--walls river' '--cost foot' '--cost grass=2,forest=4' '--walls hill'; do
    # shellcheck disable=SC2086 # words
    try pave grid tri reach -2,10,L 2 --on terrain.json $words
done
for words in '--walls 1' '--walls owner:0' '--walls sea,2' '--walls sea' '--cost sea=2' '--walls x'; do
    # shellcheck disable=SC2086 # words
    try pave grid tri reach 3,3,L 2 --on map.json $words
done
try pave grid tri reach 0,0,L 2 --on rock.mask --cost marked=2
try pave grid tri reach 3,3,L 1 --on map.json --cost rock.mask=2
try pave grid square path 0,0 3,3 --on square.pave --size 9x9 --at=-2,-2
try pave grid square path 0,0 3,3 --on square.pave --size 9x9 --at=-2,-2 --walls path
try pave tess --grid square --on square.pave -o x.svg
try pave grid square path 0,0 3,3 --on square.pave --walls lava
try pave grid square path 0,0 3,3 --on square.pave --at x
try pave grid tri path 0,0,L 0,1,L --on map.json --size 3x3
try pave grid cells path 0 7 --on tiles.json
try pave grid cells path 0 7 --on mesh.json --walls 1,99
try pave grid cells path 0 7 --on map.json
try pave grid cells sight 0 7 --on mesh.json
try pave grid cells path 0 x --on mesh.json
try pave grid cells path 0 9999999999 --on mesh.json
try pave grid cells path 0 3
try pave grid square path 0,0 3,0 8 --on square.pave --corners both
try pave grid hex path 0,0 3,3 --on board.json --walls marked
try pave tactics reach --from 0,0,L --cost marked=2

echo '-- costs of creatures and formations'
way() { pave tactics "$@" --json | grep -o '"length":[0-9]*'; }
for cost in moat=1 moat=3 ground=2,moat=0; do # the smallest triangle goes as one cell does
    echo "$cost" "$(way path --on citadel.json --from 0,0,L --to 3,11,L --metric edge --cost $cost)" \
        "$(way creature --on citadel.json --kind triangle --from 0,0,L --to 3,11,L --cost $cost)"
done
for cost in grass=1 foot above:3=4; do
    try pave tactics creature --on terrain.json --kind hexagon --from -2,10,L --to 6,12,L --cost $cost
done
try pave tactics creature --on citadel.json --clearance --cost moat=1
try pave tactics creature --from 0,0,L --to 3,11,L --cost moat=1
pave tactics creature --on citadel.json --from 0,0,L --to 3,11,L --legend -o creature.svg >made
pave tactics formation --on citadel.json --at 0,0,L --files 2 --legend -o formation.svg >made
grep -c -e '>moat<' -e '>rhombus<' -e '>rank 1<' creature.svg formation.svg # the ground and the answer
rm creature.svg formation.svg

echo '-- masks of the same'
pave tactics citadel --seed 7 --size 12 --outline hexagon --moat -o citadel.mask >made
pave tactics terrain --seed 7 --size 40x24 -o terrain.mask >made
pave region show map.json -o map.mask >made
for name in citadel terrain map; do
    pave grid tri components --on $name.json >of_json
    pave grid tri components --on $name.mask >of_mask
    same_file of_json of_mask
done
pave tactics terrain --seed 5 --size 160x80 --sea 0.1 --relief 3 -o wide.json >made
# Shares of a world follow its heights, where it lies.
for words in terrain:terrain.json terrain:wide.json,cells=2,at=3:4 terrain:citadel.json terrain:none.json terrain:wide.json,seed=3 terrain:; do
    try pave world fill --grid tri --set land --size 40x24 --bias "$words,bands=water/sand/grass" --hash
done
rm ./*.mask made of_json of_mask wide.json

echo '-- fields by a search in Python'
python3 - <<'PYTHON'
import json, subprocess
from collections import deque

def said(*words):
    return subprocess.run(['pave', 'grid', *words], capture_output=True, text=True).stdout.split()

def field(graph, start):
    distance, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for other in graph[cell]:
            if other in graph and other not in distance:
                distance[other] = distance[cell] + 1
                queue.append(other)
    return distance

def check(name, grid, file, graph, cells, start, text, *more):
    found = field(graph, start)
    wanted = [str(found[cell]) if cell in found else '-' for cell in cells]
    given = said(grid, 'field', text, '--on', file, *more)
    print(name, len(cells), 'cells,', len(found), 'reached,', 'the same' if given == wanted else 'DIFFERENT')

# Triangles: q, r and L or R; an L points down.
def beside(cell):
    q, r, s = cell
    return [(q, r - 1, 'R'), (q, r, 'R'), (q - 1, r, 'R')] if s == 'L' else [(q + 1, r, 'L'), (q, r + 1, 'L'), (q, r, 'L')]

def parse(text):
    q, r, s = text.split(',')
    return int(q), int(r), s

def strips(width, height):  # an upright rectangle from 0,0,L on: row r begins r half edges further left
    return [((i + r) // 2 - r, r, 'LR'[(i + r) % 2]) for r in range(height) for i in range(width)]

def triangles(name, file, cells, open_cells, start):
    graph = {cell: beside(cell) for cell in open_cells}
    check(name, 'tri', file, graph, cells, parse(start), start)

data = json.load(open('citadel.json'))
cells = [parse(cell['cell']) for cell in data['cells']]
walked = {'ground', 'gate', 'street', 'square', 'garden', 'bridge', 'covered way', 'glacis', 'road', 'ravelin'}
triangles('citadel', 'citadel.json', cells, [c for c, d in zip(cells, data['cells']) if d['zone'] in walked], '0,0,L')

data = json.load(open('terrain.json'))
cells = strips(*data['window']['size'])
triangles('terrain', 'terrain.json', cells, [c for c, z in zip(cells, data['cells']) if data['zones'][z] not in ('sea', 'lake')], '-2,10,L')

data = json.load(open('map.json'))
cells = strips(*data['window']['size'])
triangles('map', 'map.json', cells, [c for c, label in zip(cells, data['labels']) if label], '3,3,L')

def rings(tiles):  # who shares a side
    sides, graph = {}, {}
    for i, ring in enumerate(tiles):
        for a, b in zip(ring, ring[1:] + ring[:1]):
            sides[a, b] = i
    for (a, b), i in sides.items():
        graph.setdefault(i, [])
        if (b, a) in sides:
            graph[i].append(sides[b, a])
    return graph

data = json.load(open('mesh.json'))
ids = {tile['id']: i for i, tile in enumerate(data['tiles'])}
graph = {i: [ids[n] for n in tile['neighbors']] for i, tile in enumerate(data['tiles'])}
check('mesh', 'cells', 'mesh.json', graph, range(len(graph)), 0, '0')
for i in (8, 9, 10):
    del graph[i]
check('mesh with walls', 'cells', 'mesh.json', graph, range(30), 0, '0', '--walls', '8,9,10')

for name in 'tiles', 'patch':
    data = json.load(open(name + '.json'))
    whole = rings([t['ring'] for t in data['mesh']['tiles']] if name == 'tiles' else [c['ring'] for c in data['patch']['cells']])
    graph = {i: n for i, n in whole.items() if data['labels'][i]}
    start = min(graph)
    check(name, 'cells', name + '.json', graph, range(len(data['labels'])), start, str(start))

data = json.load(open('graph.json'))
graph = {i: [] for i in range(len(data['nodes']))}
for a, b in data['edges']:
    graph[a].append(b)
    graph[b].append(a)
check('graph', 'cells', 'graph.json', graph, range(len(graph)), 0, '0')
PYTHON

# A world: the path within a window is that of the endless world where that stays in the window.
pave world path square.pave 0,0 5,5 | tr '\n' ' ' >endless
pave grid square path 0,0 5,5 --on square.pave --at=-20,-20 --size 50x50 | tr ' ' '\n' | wc -l
tr ' ' '\n' <endless | grep -c ,
rm ./*.json ./*.pave endless

echo '-- marked cells and sides, of the ground and of a mask over it'
printf 'grid square\nwindow rectangle 4x4\nrows\n.#..\n.#..\n....\n....\nedges 2,2,W\n' >marked.mask
printf 'grid square\nwindow rectangle 4x4\n' >plain.mask
for words in marked.mask 'marked.mask --walls marked' 'plain.mask --walls marked.mask' plain.mask 'marked.mask --cost marked=none' 'marked.mask --cost marked=3'; do
    # shellcheck disable=SC2086 # words
    try pave grid square path 0,0 2,0 --on $words
    # shellcheck disable=SC2086 # words
    try pave grid square sight 0,0 2,0 --on $words
done
printf 'grid hex\nwindow rectangle 4x3\n' >odd.mask
printf 'grid hex\nwindow rectangle 4x3 system offset-even-r\ncells 2,1\n' >even.mask
try pave grid hex components --on odd.mask --walls even.mask
rm ./*.mask
# What numbered cells lack, and a graph whose nodes have no positions.
printf '{"nodes":[[0,0],[1,0],[2,0]],"edges":[[0,1],[1,2]]}' >nodes.json
for query in 'neighbors -1' 'field 0 vertex' 'field 0 edge' 'field 0 steps' 'path 0 2 steps'; do
    # shellcheck disable=SC2086 # words
    try pave grid cells $query --on nodes.json
done
printf '{"edges":[[0,1],[1,2]]}' >edges.json
try pave grid cells components --on edges.json

exit
: <<'STDOUT'
rock.mask
  path: 0,0,L to 2,5,L: length 12, 8 steps, metric shortcut
  reach: from 0,0,L: 19 cells within 1 turn of 6 points, metric shortcut
  field: from 0,0,L: 62 of 72 cells reached, the farthest 3,4,R at 13, metric shortcut
  range: from 0,0,L: 36 cells at 1 to 9, 25 more hidden by walls, metric touch -> 1
  lines: from 0,0,L: 12 lines pass 28 cells within 6
  formation: a line of 4 soldiers on tri, facing 0, led from 0,0,L
  creature: rhombus of size 1, 0,0,L to 2,5,L: length 14, 7 moves, 0 of them turns
  grid path: 0,0,L 0,0,R 0,1,L 0,1,R 0,2,L 0,2,R 0,3,L 0,3,R 0,4,L 0,4,R 0,5,L 0,5,R 1,5,L 1,5,R 2,5,L
  grid sight: no -> 1
  grid draw: 
  region: areas=13 sizes=1..10 within=yes land=62/72 pieces=1
map.json
  path: 3,3,L to 1,8,L: length 8, 6 steps, metric shortcut
  reach: from 3,3,L: 80 cells within 1 turn of 6 points, metric shortcut
  field: from 3,3,L: 202 of 288 cells reached, the farthest -6,11,R at 17, metric shortcut
  range: from 3,3,L: 277 cells at 1 to 9, 0 more hidden by walls, metric touch
  lines: from 3,3,L: 12 lines pass 90 cells within 6
  formation: a line of 4 soldiers on tri, facing 0, led from 3,3,L
  creature: rhombus of size 1, 3,3,L to 1,8,L: length 10, 5 moves, 0 of them turns
  grid path: 3,3,L 2,3,R 2,4,L 1,4,R 1,5,L 1,5,R 1,6,L 1,6,R 1,7,L 1,7,R 1,8,L
  grid sight: yes
  grid draw: 
  region: areas=13 sizes=12..20 within=yes land=202/288 pieces=1
citadel.json
  path: 0,0,L to 3,11,L: length 47, 34 steps, metric shortcut
  reach: from 0,0,L: 26 cells within 1 turn of 6 points, metric shortcut
  field: from 0,0,L: 558 of 780 cells reached, the farthest 9,19,R at 57, metric shortcut
  range: from 0,0,L: 136 cells at 1 to 9, 1 more hidden by walls, metric touch -> 1
  lines: from 0,0,L: 12 lines pass 36 cells within 6
  formation: a line of 4 soldiers on tri, facing 0, led from 0,0,L
  creature: rhombus of size 1, 0,0,L to 3,11,L: length 54, 27 moves, 0 of them turns
  grid path: 0,0,L 0,0,R 0,1,L 0,1,R 0,2,L 0,2,R 0,3,L 0,3,R 0,4,L 0,4,R 0,5,L 0,5,R 0,6,L 0,6,R 0,7,L -1,7,R -1,8,L -2,8,R -2,9,L -3,9,R -3,10,L -3,10,R
  grid sight: no -> 1
  grid draw: 
  region: areas=13 sizes=19..68 within=yes land=558/780 pieces=1
terrain.json
  path: -2,10,L to 6,12,L: length 18, 12 steps, metric shortcut
  reach: from -2,10,L: 85 cells within 1 turn of 6 points, metric shortcut
  field: from -2,10,L: 852 of 960 cells reached, the farthest 5,23,R at 37, metric shortcut
  range: from -2,10,L: 393 cells at 1 to 9, 0 more hidden by walls, metric touch -> 1
  lines: from -2,10,L: 12 lines pass 98 cells within 6
  formation: a line of 4 soldiers on tri, facing 0, led from -2,10,L
  creature: rhombus of size 1, -2,10,L to 6,12,L: length 20, 10 moves, 0 of them turns
  grid path: -2,10,L -2,10,R -2,11,L -2,11,R -2,12,L -2,12,R -1,12,L -1,12,R 0,12,L 0,12,R 1,12,L 1,12,R 2,12,L 2,12,R 3,12,L 3,12,R 4,12,L 4,12,R 5,12,L
  grid sight: yes
  grid draw: 
  region: areas=13 sizes=6..102 within=yes land=858/960 pieces=2
world.pave
  path: 1,1,L to 3,4,L: length 10, 8 steps, metric shortcut
  reach: from 1,1,L: 34 cells within 1 turn of 6 points, metric shortcut
  field: from 1,1,L: 265 of 288 cells reached, the farthest 10,2,R at 26, metric shortcut
  range: from 1,1,L: 19 cells at 1 to 9, 177 more hidden by walls, metric touch -> 1
  lines: from 1,1,L: 12 lines pass 20 cells within 6
  formation: a line of 4 soldiers on tri, facing 0, led from 1,1,L
  creature: rhombus of size 1, 1,1,L to 3,4,L: length 14, 7 moves, 2 of them turns
  grid path: 1,1,L 1,1,R 1,2,L 0,2,R 0,3,L 0,3,R 0,4,L 0,4,R 1,4,L 1,4,R 2,4,L 2,4,R 3,4,L
  grid sight: no -> 1
  grid draw: 
  region: areas=13 sizes=1..553 within=no land=576/576 pieces=13 -> 1
board.json
  path, reach, field, range, lines, formation, creature, grid path, grid sight, grid draw: pave: board.json is a board of the grid hex, not of tri; use pave grid hex -> 2
  region: areas=13 sizes=1..5 within=yes land=30/30 pieces=1
mesh.json
  path, reach, field, range, lines, formation, creature, grid path, grid sight, grid draw: pave: mesh.json is a mesh, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on mesh.json -> 2
  region: areas=13 sizes=1..5 within=yes land=30/30 pieces=1
graph.json
  path, reach, field, range, lines, formation, creature, grid path, grid sight, grid draw: pave: graph.json is a graph, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on graph.json -> 2
  region: areas=13 sizes=1..9 within=yes land=56/56 pieces=1
tiles.json
  path, reach, field, range, lines, formation, creature, grid path, grid sight, grid draw: pave: tiles.json is a map, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on tiles.json -> 2
  region: areas=13 sizes=1..4 within=yes land=24/30 pieces=1
patch.json
  path, reach, field, range, lines, formation, creature, grid path, grid sight, grid draw: pave: patch.json is a map, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on patch.json -> 2
  region: areas=13 sizes=1..16 within=yes land=111/139 pieces=1
$ pave tactics formation --grid hex --on board.json --files 2
a line of 4 soldiers on hex, facing 0, led from 0,1
targets  3 cells in contact, range 1
rank 1   2 of 2 have a clear line
rank 2   0 of 2 have a clear line
-- words
$ pave grid draw -o x.svg --grid cells
pave: --grid: cells names the cells of a mesh or graph, which only pave grid takes; give a grid, such as hex
-> 2
$ pave region dicewars --grid cells
pave: --grid: cells names the cells of a mesh or graph, which only pave grid takes; give a grid, such as hex
-> 2
$ pave world draw -o x.svg --grid cells
pave: --grid: cells names the cells of a mesh or graph, which only pave grid takes; give a grid, such as hex
-> 2
$ pave wang complete --grid cells
pave: --grid: cells names the cells of a mesh or graph, which only pave grid takes; give a grid, such as hex
-> 2
$ pave tess --hash --grid cells
pave: --grid: cells names the cells of a mesh or graph, which only pave grid takes; give a grid, such as hex
-> 2
$ pave grid tri path 3,3,L 1,8,L --on map.json --walls 99
pave: --walls: "99" is unknown in this map; it has sea, labels such as 12, and owner:N
-> 2
$ pave grid tri reach 3,14,L 3 --on citadel.json --cost street=2,gate=none
3,14,L
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --walls moat --hash
0,0,L to 3,11,L: length 47, 32 steps, metric shortcut
path     0,0,L -1,1,R -1,2,L -2,3,R -2,4,L -3,5,R -2,6,L -2,6,R -1,7,L -2,8,R -2,9,L -3,10,R -3,11,L -3,11,R -3,12,L -3,12,R -3,13,L -4,14,R -3,15,L -3,15,R -3,16,L -3,16,R -2,17,L -2,17,R -1,17,L -1,17,R 0,17,L 1,16,R 2,15,L 1,14,R 2,13,L 2,12,R 3,11,L
0xcf90c11bca076a49
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --walls moat --walls wall --hash
pave: --walls: given twice; give one list, separated by commas
-> 2
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --walls moat --cost moat=3 --hash
0,0,L to 3,11,L: length 47, 32 steps, metric shortcut
path     0,0,L -1,1,R -1,2,L -2,3,R -2,4,L -3,5,R -2,6,L -2,6,R -1,7,L -2,8,R -2,9,L -3,10,R -3,11,L -3,11,R -3,12,L -3,12,R -3,13,L -4,14,R -3,15,L -3,15,R -3,16,L -3,16,R -2,17,L -2,17,R -1,17,L -1,17,R 0,17,L 1,16,R 2,15,L 1,14,R 2,13,L 2,12,R 3,11,L
0xcf90c11bca076a49
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --walls wall,bastion,tower,gate --hash
0,0,L to 3,11,L: no path, metric shortcut
0xd5f0b44d31acc869
-> 1
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --walls door --hash
pave: --walls: "door" is unknown in this citadel; it has ground, wall, bastion, gate, tower, street, square, house, church, keep, garden, moat, bridge, ravelin, covered way, glacis, road, water
-> 2
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --cost moat=3 --hash
0,0,L to 3,11,L: length 47, 34 steps, metric shortcut
path     0,0,L -1,1,R -1,2,L -2,3,R -2,4,L -3,5,R -2,6,L -2,6,R -1,7,L -2,8,R -2,9,L -3,10,R -3,11,L -3,11,R -3,12,L -3,12,R -3,13,L -4,14,R -3,15,L -3,15,R -3,16,L -3,16,R -2,17,L -2,17,R -1,17,L -1,17,R 0,17,L 1,16,R 2,15,L 2,14,R 2,14,L 2,13,R 3,12,L 3,11,R 3,11,L
0x6cffb77cb8718bbe
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --cost moat --hash
pave: --cost: give NAME=N with N from 0 to 1000000, or NAME=none
-> 2
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --cost moat=x --hash
pave: --cost: give NAME=N with N from 0 to 1000000, or NAME=none
-> 2
$ pave tactics path --on citadel.json --from 0,0,L --to 3,11,L --cost foot --hash
pave: --cost foot: only a terrain has such costs; give NAME=N
-> 2
$ pave grid tri reach 0,0,L 1 --on named.json
pave: named.json:15:9: cell 3,0,L of the window is expected here; keep the window's order
-> 3
$ pave grid tri reach 0,0,L 1 --on named.json
pave: named.json:15:9: cell 3,0,L of the window is expected here; keep the window's order
-> 3
$ pave grid tri reach 0,0,L 1 --on named.json
0,0,L 0,0,R
$ pave grid tri reach 0,0,L 1 --on latin.mask
pave: latin.mask:2:8: "rect\xe4ngle" is not a shape: write rectangle, parallelogram, hexagon, triangle or disk, and a size
-> 3
$ pave grid tri reach -2,10,L 2 --on terrain.json --walls above:1
-2,10,L
$ pave grid tri reach -2,10,L 2 --on terrain.json --walls below:x
pave: --walls: "below:x" is unknown in this terrain; it has sea, lake, river, beach, grass, forest, rock, snow, above:H, below:H, slope:PERCENT
-> 2
$ pave grid tri reach -2,10,L 2 --on terrain.json --walls slope:60
-2,10,L
$ pave grid tri reach -2,10,L 2 --on terrain.json --walls river
-2,10,L -2,9,R -3,10,R -2,10,R -2,9,L -1,9,L -3,10,L -1,10,L -3,11,L -2,11,L
$ pave grid tri reach -2,10,L 2 --on terrain.json --cost foot
-2,10,L
$ pave grid tri reach -2,10,L 2 --on terrain.json --cost grass=2,forest=4
-2,10,L -3,10,R -2,10,R -3,10,L -1,10,L -3,11,L -2,11,L
$ pave grid tri reach -2,10,L 2 --on terrain.json --walls hill
pave: --walls: "hill" is unknown in this terrain; it has sea, lake, river, beach, grass, forest, rock, snow, above:H, below:H, slope:PERCENT
-> 2
$ pave grid tri reach 3,3,L 2 --on map.json --walls 1
3,3,L 3,2,R 2,3,R 3,2,L 2,3,L 2,4,L
$ pave grid tri reach 3,3,L 2 --on map.json --walls owner:0
pave: --walls: "owner:0" is unknown in this map; it has sea, labels such as 12, and owner:N
-> 2
$ pave grid tri reach 3,3,L 2 --on map.json --walls sea,2
3,3,L 3,2,R 2,3,R 3,3,R 3,2,L 4,2,L 2,3,L 4,3,L 2,4,L 3,4,L
$ pave grid tri reach 3,3,L 2 --on map.json --walls sea
3,3,L 3,2,R 2,3,R 3,3,R 3,2,L 4,2,L 2,3,L 4,3,L 2,4,L 3,4,L
$ pave grid tri reach 3,3,L 2 --on map.json --cost sea=2
3,3,L 3,2,R 2,3,R 3,3,R 3,2,L 4,2,L 2,3,L 4,3,L 2,4,L 3,4,L
$ pave grid tri reach 3,3,L 2 --on map.json --walls x
pave: --walls: "x" is unknown in this map; it has sea, labels such as 12, and owner:N
-> 2
$ pave grid tri reach 0,0,L 2 --on rock.mask --cost marked=2
0,0,L 0,0,R 1,0,L 0,1,L
$ pave grid tri reach 3,3,L 1 --on map.json --cost rock.mask=2
pave: rock.mask: its window differs from that of map.json; give both the same window
-> 3
$ pave grid square path 0,0 3,3 --on square.pave --size 9x9 --at=-2,-2
0,0 -1,0 -1,1 0,1 0,2 1,2 1,3 2,3 2,4 3,4 4,4 4,3 3,3
$ pave grid square path 0,0 3,3 --on square.pave --size 9x9 --at=-2,-2 --walls path
no
-> 1
$ pave tess --grid square --on square.pave -o x.svg
pave: square.pave: a world is endless; give a piece of it, such as a mask that pave world fill writes
-> 3
$ pave grid square path 0,0 3,3 --on square.pave --walls lava
pave: --walls: "lava" is unknown in this world; it has hedge, path
-> 2
$ pave grid square path 0,0 3,3 --on square.pave --at x
pave: --at: "x" is not a cell of the grid square
-> 2
$ pave grid tri path 0,0,L 0,1,L --on map.json --size 3x3
pave: --size: only for worlds; leave it out
-> 2
$ pave grid cells path 0 7 --on tiles.json
0 7
$ pave grid cells path 0 7 --on mesh.json --walls 1,99
pave: --walls: "99" is unknown in this mesh; it has the numbers of its cells
-> 2
$ pave grid cells path 0 7 --on map.json
pave: --on: map.json is a map of the grid tri; use that grid instead of cells
-> 2
$ pave grid cells sight 0 7 --on mesh.json
pave: cells has no query sight; its queries are neighbors, world, path, reach, field, components
-> 2
$ pave grid cells path 0 x --on mesh.json
pave: "x" is not a face; cells of a ground have numbers, from 0
-> 2
$ pave grid cells path 0 9999999999 --on mesh.json
pave: 9999999999 is out of range; cells of a ground have numbers, from 0
-> 2
$ pave grid cells path 0 3
pave: path needs --on FILE, a ground such as a mask, whose window limits the moves; docs/grounds.md lists all kinds
-> 2
$ pave grid square path 0,0 3,0 8 --on square.pave --corners both
no
-> 1
$ pave grid hex path 0,0 3,3 --on board.json --walls marked
pave: B is outside the window of board.json
-> 2
$ pave tactics reach --from 0,0,L --cost marked=2
pave: --cost: it needs the ground of --on; leave it out
-> 2
-- costs of creatures and formations
moat=1 "length":48 "length":48
moat=3 "length":54 "length":54
ground=2,moat=0 "length":33 "length":33
$ pave tactics creature --on terrain.json --kind hexagon --from -2,10,L --to 6,12,L --cost grass=1
hexagon of size 1, -2,10,L to 6,12,L: length 20, 10 moves, 0 of them turns
path     -2,10,L -2,11,L -2,12,L -1,12,L 0,12,L 1,12,L 2,12,L 3,12,L 4,12,L 5,12,L 6,12,L
$ pave tactics creature --on terrain.json --kind hexagon --from -2,10,L --to 6,12,L --cost foot
hexagon of size 1, -2,10,L to 6,12,L: length 188, 10 moves, 0 of them turns
path     -2,10,L -1,10,L 0,10,L 1,10,L 2,10,L 3,10,L 4,10,L 4,11,L 5,11,L 6,11,L 6,12,L
$ pave tactics creature --on terrain.json --kind hexagon --from -2,10,L --to 6,12,L --cost above:3=4
hexagon of size 1, -2,10,L to 6,12,L: length 26, 10 moves, 0 of them turns
path     -2,10,L -1,10,L 0,10,L 0,11,L 1,11,L 2,11,L 3,11,L 3,12,L 4,12,L 5,12,L 6,12,L
$ pave tactics creature --on citadel.json --clearance --cost moat=1
pave: --cost: --clearance does not search for a path; leave it out
-> 2
$ pave tactics creature --from 0,0,L --to 3,11,L --cost moat=1
pave: --cost: it needs the ground of --on; leave it out
-> 2
creature.svg:2
formation.svg:2
-- masks of the same
same: of_json of_mask
same: of_json of_mask
same: of_json of_mask
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:terrain.json,bands=water/sand/grass --hash
0xb39535697a5ea241
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:wide.json,cells=2,at=3:4,bands=water/sand/grass --hash
0x40933f58fb4fd259
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:citadel.json,bands=water/sand/grass --hash
pave: --bias: citadel.json: is a citadel; give the JSON of a terrain
-> 2
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:none.json,bands=water/sand/grass --hash
pave: none.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:wide.json,seed=3,bands=water/sand/grass --hash
pave: --bias: seed= has no effect on a map; leave it out
-> 2
$ pave world fill --grid tri --set land --size 40x24 --bias terrain:,bands=water/sand/grass --hash
pave: --bias: "terrain:": give noise:SCALE, FILE.png, terrain:FILE or world:FILE; a file whose name has a comma needs another name
-> 2
-- fields by a search in Python
citadel 780 cells, 558 reached, the same
terrain 960 cells, 852 reached, the same
map 288 cells, 202 reached, the same
mesh 30 cells, 30 reached, the same
mesh with walls 30 cells, 27 reached, the same
tiles 30 cells, 24 reached, the same
patch 139 cells, 111 reached, the same
graph 56 cells, 56 reached, the same
13
13
-- marked cells and sides, of the ground and of a mask over it
$ pave grid square path 0,0 2,0 --on marked.mask
0,0 0,1 0,2 1,2 1,3 2,3 2,2 2,1 2,0
$ pave grid square sight 0,0 2,0 --on marked.mask
no
-> 1
$ pave grid square path 0,0 2,0 --on marked.mask --walls marked
0,0 0,1 0,2 1,2 1,3 2,3 2,2 2,1 2,0
$ pave grid square sight 0,0 2,0 --on marked.mask --walls marked
no
-> 1
$ pave grid square path 0,0 2,0 --on plain.mask --walls marked.mask
0,0 0,1 0,2 1,2 1,3 2,3 2,2 2,1 2,0
$ pave grid square sight 0,0 2,0 --on plain.mask --walls marked.mask
no
-> 1
$ pave grid square path 0,0 2,0 --on plain.mask
0,0 1,0 2,0
$ pave grid square sight 0,0 2,0 --on plain.mask
yes
$ pave grid square path 0,0 2,0 --on marked.mask --cost marked=none
0,0 0,1 0,2 1,2 1,3 2,3 2,2 2,1 2,0
$ pave grid square sight 0,0 2,0 --on marked.mask --cost marked=none
yes
$ pave grid square path 0,0 2,0 --on marked.mask --cost marked=3
0,0 1,0 2,0
$ pave grid square sight 0,0 2,0 --on marked.mask --cost marked=3
yes
$ pave grid hex components --on odd.mask --walls even.mask
pave: even.mask: its window differs from that of odd.mask; give both the same window
-> 3
$ pave grid cells neighbors -1 --on nodes.json
pave: -1 is out of range; cells of a ground have numbers, from 0
-> 2
$ pave grid cells field 0 vertex --on nodes.json
pave: field of cells has no contact "vertex"; it has edge, steps
-> 2
$ pave grid cells field 0 edge --on nodes.json
0 1 2
$ pave grid cells field 0 steps --on nodes.json
0 1 2
$ pave grid cells path 0 2 steps --on nodes.json
0 1 2
$ pave grid cells components --on edges.json
pave: edges.json: this file cannot be a ground; give a mask, a map, a mesh, a board, a graph with nodes, a citadel, a terrain, GeoJSON or WKT
-> 3
STDOUT
