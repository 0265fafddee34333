# pave tess --border: which nodes of a graph are not tiles; --save-graph: what --graph reads again; --grid: boards of any window.

# The 48 states by their 105 borders: the outer 32 vanish, with a word, or get a ring.
cp "$SOURCE/docs/pictures/states.json" .
try pave tess --graph states.json --report --json
try pave tess --graph states.json --border outer --hash
try pave tess --graph states.json --border ring --report
try pave tess --graph states.json --border none --hash

# count NODES EDGES [OPTION...]: how many tiles a graph with a ring becomes, and whether all is well.
count() {
    printf '{"nodes":[%s],"edges":[%s]}\n' "$1" "$2" | tee graph.json
    shift 2
    try pave tess --graph graph.json --border ring "$@" --report | grep -vE '^(area|angle|aspect|edges|vertices)'
}
count '[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[0,2],[1,2],[2,2]' '[0,1],[1,2],[3,4],[4,5],[6,7],[7,8],[0,3],[3,6],[1,4],[4,7],[2,5],[5,8]'
count '[0,0],[1,0],[2,0],[3,1],[4,1]' '[0,1],[1,2],[2,3],[3,4]'
count '[0,0],[1,0],[0,1],[-1,0],[0,-1]' '[0,1],[0,2],[0,3],[0,4]'
count '[0,0],[1,0],[0,1],[-1,0],[0,-1],[2,1],[2,-1],[3,1]' '[0,1],[0,2],[0,3],[0,4],[1,5],[1,6],[5,7]'
count '[5,5]' ''
count '[0,0],[3,1]' '[0,1]'
count '[0,0],[1,0],[0,1]' '[0,1],[1,2],[2,0]' --relax 5
count '' ''
count '[0,0],[1,0],[5,5]' '[0,1]'
count '[0,0],[4,0],[2,4],[2,1]' '[0,1],[1,2],[2,0],[0,3]'

# In the file.
wheel='"nodes":[[0,0],[1,0],[0,1],[-1,0],[0,-1]],"edges":[[0,1],[0,2],[0,3],[0,4],[1,2],[2,3],[3,4],[4,1]]'
for border in '[]' '"none"' '"ring"' '"outer"' '[1,2,3,4]' '"rim"'; do
    printf '{%s,"border":%s}\n' "$wheel" "$border" >graph.json
    printf '%s\n' "$border"
    try pave tess --graph graph.json --hash
done
printf '{%s,"border":[1,2,3,4]}\n' "$wheel" >graph.json
try pave tess --graph graph.json --border ring --hash
try pave tess --size 3x3 --border ring --hash

# What is saved is what was made.
pave tess --size 6x5 --remove 0.2 --repair --save-graph saved.json --hash
pave tess --graph saved.json --hash
pave tess --grid cairo --size 3x3 --cut 4:5 --save-graph saved.json --hash
pave tess --graph saved.json --hash
pave tess --graph states.json --border ring --save-graph saved.json --hash
pave tess --graph saved.json --hash
grep -c '"border": \[48, 49,' saved.json
pave tess --size 2x1 --save-graph - | head -n 4

# Windows.
try pave tess --grid hex --radius 2 --hash
try pave tess --grid hex --window disk --radius 2 --at 7,-3 --hash
try pave tess --grid tri --window triangle --radius 4 --orientation flat --report
try pave tess --grid square --window disk --radius 3 --remove 0.2 --repair --hash
try pave tess --grid snub-square --window parallelogram --size 3x2 --hash
cat >pond.mask <<'MASK'
grid square
window rectangle 5x4
rows
    . # # . .
    . . . . .
    # . . # .
    . . . . .
edges 1,3,N
MASK
try pave tess --grid square --on pond.mask --report
sed 's/# . . # ./# . . . #/' pond.mask >bay.mask
try pave tess --grid square --on bay.mask --report
try pave tess --grid square --on pond.mask --size 3x3 --hash
try pave tess --grid hex --window disk --size 3x3 --hash
try pave tess --grid hex --radius 100000 --hash
try pave tess --grid hex --at here --hash
try pave tess --radius 3 --hash

# The points of a Voronoi diagram and their neighbours: as many tiles again.
pave tess --voronoi 200 --seed 3 --save-graph points.json --report | head -n 1
tail -n 2 points.json
pave tess --graph points.json --vertex circumcentre --report | head -n 1

exit
: <<'STDOUT'
$ pave tess --graph states.json --report --json
pave: 32 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
{"tiles":16,"vertices":48,"edges":63,"euler":2,"rim":33,"inverted":0,"self_intersecting":0,"not_star_shaped":0,"area":2384090.1397018433,"mean_area":149005.6337313652,"min_area":45228.67555999756,"max_area":237908.69032287598,"area_cv":0.39328689865724975,"min_share":0.303536681314601,"min_circle":0.4190849616403092,"circle_1":0.4190849616403092,"circle_10":0.4664241542680266,"min_angle":61.42614432249333,"angle_1":61.42614432249333,"under_20":0,"under_25":0,"concave":0,"mean_aspect":2.1088444354361933,"max_aspect":3.151243521081936,"coverage_error":0,"sides":{"4":2,"5":4,"6":7,"7":1,"8":2},"steps":0,"moved":0,"guarded":0,"off_frame_count":0,"off_frame":0,"removed_share":0,"removed_edges":0,"outer_nodes":32,"repaired":[],"repaired_tiles":0,"displaced":0,"solved":false}
$ pave tess --graph states.json --border outer --hash
0xe9de7a1807362250
$ pave tess --graph states.json --border ring --report
tiles       48
vertices    103, 45 of them on the rim
edges       150; vertices - edges + faces is 2
sides       3: 1  4: 8  5: 22  6: 11  7: 4  8: 2
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        131886 on average, from 4727.12 to 334678; minimum / mean 0.0358, coefficient of variation 0.6545
circle      at least 0.145 of a regular tile's; without the worst 1 % 0.145, 10 % 0.347
angle       at least 45.27 degrees; without the worst 1 % 45.27; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     2.08 % of tiles
aspect      2.040 on average, at most 3.151
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --graph states.json --border none --hash
pave: a tile has fewer than three neighbours: tile 7; join it to another
pave: a tile has fewer than three neighbours: tile 18; join it to another
pave: a tile has fewer than three neighbours: tile 36; join it to another
pave: a tile has fewer than three neighbours: tile 37; join it to another
pave: a tile has fewer than three neighbours: tile 44; join it to another
pave: a tile has no border around it: tile 0; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 2; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 3; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 5; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 6; put a ring of border tiles around all others, or use --border ring
pave: and 31 more faults; --faults 41 lists them all
-> 1
{"nodes":[[0,0],[1,0],[2,0],[0,1],[1,1],[2,1],[0,2],[1,2],[2,2]],"edges":[[0,1],[1,2],[3,4],[4,5],[6,7],[7,8],[0,3],[3,6],[1,4],[4,7],[2,5],[5,8]]}
$ pave tess --graph graph.json --border ring --report
tiles       9
sides       4: 9
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.929 of a regular tile's; without the worst 1 % 0.929, 10 % 0.929
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[0,0],[1,0],[2,0],[3,1],[4,1]],"edges":[[0,1],[1,2],[2,3],[3,4]]}
$ pave tess --graph graph.json --border ring --report
tiles       5
sides       4: 3  5: 2
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.777 of a regular tile's; without the worst 1 % 0.777, 10 % 0.777
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[0,0],[1,0],[0,1],[-1,0],[0,-1]],"edges":[[0,1],[0,2],[0,3],[0,4]]}
$ pave tess --graph graph.json --border ring --report
tiles       5
sides       4: 4  8: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.754 of a regular tile's; without the worst 1 % 0.754, 10 % 0.754
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[0,0],[1,0],[0,1],[-1,0],[0,-1],[2,1],[2,-1],[3,1]],"edges":[[0,1],[0,2],[0,3],[0,4],[1,5],[1,6],[5,7]]}
$ pave tess --graph graph.json --border ring --report
tiles       8
sides       4: 5  5: 1  6: 1  8: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.511 of a regular tile's; without the worst 1 % 0.511, 10 % 0.511
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[5,5]],"edges":[]}
$ pave tess --graph graph.json --border ring --report
tiles       1
sides       6: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 1.000 of a regular tile's; without the worst 1 % 1.000, 10 % 1.000
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[0,0],[3,1]],"edges":[[0,1]]}
$ pave tess --graph graph.json --border ring --report
tiles       2
sides       4: 2
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.957 of a regular tile's; without the worst 1 % 0.957, 10 % 0.957
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
{"nodes":[[0,0],[1,0],[0,1]],"edges":[[0,1],[1,2],[2,0]]}
$ pave tess --graph graph.json --border ring --relax 5 --report
tiles       3
sides       4: 3
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
circle      at least 0.943 of a regular tile's; without the worst 1 % 0.943, 10 % 0.943
concave     0.00 % of tiles
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     5 steps; the last one moved vertices by at most 0.0117
{"nodes":[],"edges":[]}
$ pave tess --graph graph.json --border ring --report
pave: no tiles: the graph has no nodes; add at least one
-> 1
{"nodes":[[0,0],[1,0],[5,5]],"edges":[[0,1]]}
$ pave tess --graph graph.json --border ring --report
pave: no edges lead from node 0 to node 2, so no ring can go around all: join the 2 parts, or make a mesh of each
-> 1
{"nodes":[[0,0],[4,0],[2,4],[2,1]],"edges":[[0,1],[1,2],[2,0],[0,3]]}
$ pave tess --graph graph.json --border ring --report
pave: a tile has fewer than three neighbours: tile 3; join it to another
pave: an edge has one face on both sides: tile 0 - tile 3; join more of the tiles adjacent to it
-> 1
[]
$ pave tess --graph graph.json --hash
pave: a tile has no border around it: tile 1; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 2; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 3; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 4; put a ring of border tiles around all others, or use --border ring
-> 1
"none"
$ pave tess --graph graph.json --hash
pave: a tile has no border around it: tile 1; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 2; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 3; put a ring of border tiles around all others, or use --border ring
pave: a tile has no border around it: tile 4; put a ring of border tiles around all others, or use --border ring
-> 1
"ring"
$ pave tess --graph graph.json --hash
0x85119f7cf939690e
"outer"
$ pave tess --graph graph.json --hash
pave: 4 outer nodes of the graph are the border and not tiles; --border ring makes them tiles
0x8cabf229efa38a70
[1,2,3,4]
$ pave tess --graph graph.json --hash
0x8cabf229efa38a70
"rim"
$ pave tess --graph graph.json --hash
pave: graph.json:1:111: border must be a list of nodes, such as "border": [0, 1, 2], or "outer", "ring" or "none"
-> 3
$ pave tess --graph graph.json --border ring --hash
pave: --border: graph.json names the nodes of its border; leave one of the two out
-> 2
$ pave tess --size 3x3 --border ring --hash
pave: --border: only for graphs whose nodes become tiles; leave it out
-> 2
0xec034d6412c65685
0xec034d6412c65685
0xc5f3e14c50969d52
0xc5f3e14c50969d52
0x9d6afe553a111e0f
0x9d6afe553a111e0f
1
{
    "nodes": [
        [0, 0.86602783203125],
        [1.5, 0],
$ pave tess --grid hex --radius 2 --hash
0x566c2f196f541b6b
$ pave tess --grid hex --window disk --radius 2 --at 7,-3 --hash
0x1d8513abc23055ab
$ pave tess --grid tri --window triangle --radius 4 --orientation flat --report
tiles       16
vertices    15, 12 of them on the rim
edges       30; vertices - edges + faces is 2
sides       3: 16
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        0.497964 on average, from 0.433014 to 0.554256; minimum / mean 0.8696, coefficient of variation 0.0609
circle      at least 0.933 of a regular tile's; without the worst 1 % 0.933, 10 % 0.975
angle       at least 53.41 degrees; without the worst 1 % 53.41; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.233 on average, at most 2.441
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid square --window disk --radius 3 --remove 0.2 --repair --hash
0x1b57e04d7d89b9a6
$ pave tess --grid snub-square --window parallelogram --size 3x2 --hash
0xf4f98aac44bf9fd7
$ pave tess --grid square --on pond.mask --report
pave: a border tile lies inside: border tile 31; make it an inner tile, or leave it out
-> 1
$ pave tess --grid square --on bay.mask --report
tiles       16
vertices    28, 24 of them on the rim
edges       43; vertices - edges + faces is 2
sides       3: 2  4: 14
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        1.05903 on average, from 0.388885 to 1.66667; minimum / mean 0.3672, coefficient of variation 0.2774
circle      at least 0.465 of a regular tile's; without the worst 1 % 0.465, 10 % 0.598
angle       at least 27.41 degrees; without the worst 1 % 27.41; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.190 on average, at most 4.679
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
$ pave tess --grid square --on pond.mask --size 3x3 --hash
pave: --size: --on gives the window; leave it out
-> 2
$ pave tess --grid hex --window disk --size 3x3 --hash
pave: --size: a disk has a --radius; leave it out, or choose another --window
-> 2
$ pave tess --grid hex --radius 100000 --hash
pave: --radius: about 30000000000 cells, but a mesh has at most 100000000; choose a smaller window
-> 2
$ pave tess --grid hex --at here --hash
pave: --at: "here" is not a cell of hex; give X,Y, such as -3,2
-> 2
$ pave tess --radius 3 --hash
pave: --radius: only for --grid; leave it out
-> 2
tiles       200
    "border": "ring"
}
tiles       200
STDOUT
