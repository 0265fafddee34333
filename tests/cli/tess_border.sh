# pave tess --border: which nodes of a graph are no tiles; --save-graph: what --graph reads again; --grid: boards of any window.

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
try pave tess --grid square --walls pond.mask --report
sed 's/# . . # ./# . . . #/' pond.mask >bay.mask
try pave tess --grid square --walls bay.mask --report
try pave tess --grid square --walls pond.mask --size 3x3 --hash
try pave tess --grid hex --window disk --size 3x3 --hash
try pave tess --grid hex --radius 100000 --hash
try pave tess --grid hex --at here --hash
try pave tess --radius 3 --hash

# The points of a Voronoi diagram and their neighbours: as many tiles again.
pave tess --voronoi 200 --seed 3 --save-graph points.json --report | head -n 1
tail -n 2 points.json
pave tess --graph points.json --vertex circumcentre --report | head -n 1
