# pave tess at, tile, vertex, edge: about a mesh in a file.

pave tess --size 4x3 --cut 5:6 --relax 2 -o tiles.json
for words in 'tile tiles.json 5' 'tile --json tiles.json 0 11' 'vertex tiles.json 8 0' 'vertex --json tiles.json 8' 'edge tiles.json 5:9' 'edge --json tiles.json 9:5' \
    'edge tiles.json 5:6' 'edge --json tiles.json 0:11' 'at tiles.json 1,1 0,0 2.5,1.7' 'at tiles.json -3,2' 'at --json tiles.json 1,1 100,100'; do
    # shellcheck disable=SC2086 # words
    try pave tess $words
done
printf '1,1\n\n# nothing\n  2.5,1.7   # a remark\r\n' >points.txt
try pave tess at tiles.json <points.txt
try pave tess at --json tiles.json <points.txt
printf '1,1\n1 1\nnan,0\n%0600d,1\n-3,2' 0 >points.txt
try pave tess at tiles.json <points.txt
try pave tess at --json tiles.json <points.txt

# Every tile is found at its centre.
pave tess --size 20x20 --remove 0.4 --seed 9 --repair --relax 5 -o many.json
seq 0 399 | xargs pave tess tile many.json | awk '$1 == "center" { print $2 }' | pave tess at many.json | cmp - <(seq 0 399) && echo 'every tile is at its centre'

# Ids are those of the graph's nodes.
printf '{"nodes":[[0,0],[4,0],[2,3],[2,1]],"edges":[[0,1],[1,2],[2,0],[3,0],[3,1],[3,2]]}' >graph.json
pave tess --graph graph.json --border outer -o one.json
try pave tess tile one.json 3
try pave tess tile one.json 0
try pave tess at one.json 2,1.2

try pave tess at
try pave tess at missing.json 1,1
try pave tess at graph.json 1,1
try pave tess at tiles.json 1
try pave tess at tiles.json nan,1
try pave tess at tiles.json 1,1 x
try pave tess tile tiles.json
try pave tess tile tiles.json x
try pave tess tile tiles.json -4
try pave tess tile tiles.json 99999999999999999999
try pave tess vertex tiles.json 99
try pave tess vertex tiles.json ''
for pair in 5 5: :5 5:6:7 5:x 5:99 5:5; do try pave tess edge tiles.json $pair; done
try pave tess edge tiles.json 5:6 1:2
