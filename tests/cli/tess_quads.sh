# pave tess --pattern townscaper: relaxed quads of an endless ground; what all sources share works on them, and what only boards have is refused.

try pave tess --pattern townscaper --report --hash
try pave tess --pattern townscaper --size 30x20 --seed 7 --report --json --hash
try pave tess --pattern townscaper --size 30x20 --seed 8 --hash
try pave tess --pattern townscaper --size 1x1 --hash
try pave tess --pattern townscaper --size 300x2 --hash
try pave tess --pattern townscaper --size 8x6 --relax 5 --rim frame --report
try pave tess --pattern townscaper --size 8x6 --relax-around 9:2:3 --hash

# Every format, and the graph of its neighbours, which makes as many tiles.
for format in svg pdf png geojson obj off json; do try pave tess --pattern townscaper --size 8x6 -o tiles.$format; done
try pave tess --pattern townscaper --size 8x6 -o colors.svg --fill colors --labels --centers
try pave tess --pattern townscaper --size 8x6 --relax 3 -o compared.svg --compare
try pave tess --pattern townscaper --size 8x6 --save-graph graph.json
try pave tess --graph graph.json --report
ls
rm ./*

# What does nothing here.
for option in '--layout odd-r' '--walls walls.mask' '--cut 1:2' '--join 1:2' '--remove 0.2' --repair '--vertex centroid' '--toggle 1:2' '--save-board board.json' '--radius 3' '--at 1,1' \
    '--grid hex' '--voronoi 20' '--board board.json' '--lloyd 2' '--border ring' '--max-degree 5' '--rim free'; do
    # shellcheck disable=SC2086 # words
    try pave tess --pattern townscaper $option --hash
done
for option in --adjacency --intended; do try pave tess --pattern townscaper $option -o tiles.svg; done
for size in 100000x100000 2147483647x1; do try pave tess --pattern townscaper --size $size --hash; done
ls
