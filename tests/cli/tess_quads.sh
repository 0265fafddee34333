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
try pave tess --pattern townscaper --size 8x6 -o colors.svg --fill colors --labels
try pave tess --pattern townscaper --size 8x6 --relax 3 -o compared.svg --compare
try pave tess --pattern townscaper --size 8x6 --save-graph graph.json
try pave tess --graph graph.json --report
ls
rm ./*

# What does nothing here.
for option in '--layout odd-r' '--on walls.mask' '--cut 1:2' '--join 1:2' '--remove 0.2' --repair '--vertex centroid' '--toggle 1:2' '--save-board board.json' '--radius 3' '--at 1,1' \
    '--grid hex' '--voronoi 20' '--board board.json' '--lloyd 2' '--border ring' '--max-degree 5' '--rim free'; do
    # shellcheck disable=SC2086 # words
    try pave tess --pattern townscaper $option --hash
done
for option in --adjacency --intended; do try pave tess --pattern townscaper $option -o tiles.svg; done
for size in 100000x100000 2147483647x1; do try pave tess --pattern townscaper --size $size --hash; done
ls

exit
: <<'STDOUT'
$ pave tess --pattern townscaper --report --hash
tiles       109
vertices    135, 50 of them on the rim
edges       243; vertices - edges + faces is 2
sides       4: 109
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        0.816883 on average, from 0.557009 to 1.10677; minimum / mean 0.6819, coefficient of variation 0.1798
circle      at least 0.782 of a regular tile's; without the worst 1 % 0.784, 10 % 0.820
angle       at least 57.47 degrees; without the worst 1 % 58.86; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.782 on average, at most 2.208
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
0x166d2402d38e7315
$ pave tess --pattern townscaper --size 30x20 --seed 7 --report --json --hash
{"tiles":601,"vertices":665,"edges":1265,"euler":2,"rim":126,"inverted":0,"self_intersecting":0,"not_star_shaped":0,"area":490.6612056728918,"mean_area":0.8164079961279398,"min_area":0.5494780326262116,"max_area":1.1491529777704272,"area_cv":0.15541204071394815,"min_share":0.6730434234258805,"min_circle":0.7691355429812546,"circle_1":0.7817302623324979,"circle_10":0.8309921727024437,"min_angle":54.41511577413031,"angle_1":56.57519747495982,"under_20":0,"under_25":0,"concave":0,"mean_aspect":1.8101061164779337,"max_aspect":2.2545262032974476,"coverage_error":0,"sides":{"4":601},"steps":0,"moved":0,"guarded":0,"off_frame_count":0,"off_frame":0,"removed_share":0,"removed_edges":0,"outer_nodes":0,"repaired":[],"repaired_tiles":0,"displaced":0,"solved":false,"hash":"0xd9cf6a9a668ef134"}
$ pave tess --pattern townscaper --size 30x20 --seed 8 --hash
0x7e99f4d5dc0a969b
$ pave tess --pattern townscaper --size 1x1 --hash
0x1346d8b6284a49cd
$ pave tess --pattern townscaper --size 300x2 --hash
0xe42f6047ab8679fc
$ pave tess --pattern townscaper --size 8x6 --relax 5 --rim frame --report
tiles       46
vertices    63, 32 of them on the rim
edges       108; vertices - edges + faces is 2
sides       4: 46
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        0.821121 on average, from 0.53626 to 1.1431; minimum / mean 0.6531, coefficient of variation 0.1567
circle      at least 0.678 of a regular tile's; without the worst 1 % 0.678, 10 % 0.749
angle       at least 32.12 degrees; without the worst 1 % 32.12; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      2.513 on average, at most 4.939
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     5 steps; the last one moved vertices by at most 0.116
$ pave tess --pattern townscaper --size 8x6 --relax-around 9:2:3 --hash
0xed401909122b2922
$ pave tess --pattern townscaper --size 8x6 -o tiles.svg
$ pave tess --pattern townscaper --size 8x6 -o tiles.pdf
$ pave tess --pattern townscaper --size 8x6 -o tiles.png
$ pave tess --pattern townscaper --size 8x6 -o tiles.geojson
$ pave tess --pattern townscaper --size 8x6 -o tiles.obj
$ pave tess --pattern townscaper --size 8x6 -o tiles.off
$ pave tess --pattern townscaper --size 8x6 -o tiles.json
$ pave tess --pattern townscaper --size 8x6 -o colors.svg --fill colors --labels
$ pave tess --pattern townscaper --size 8x6 --relax 3 -o compared.svg --compare
$ pave tess --pattern townscaper --size 8x6 --save-graph graph.json
$ pave tess --graph graph.json --report
tiles       46
vertices    71, 40 of them on the rim
edges       116; vertices - edges + faces is 2
sides       4: 39  5: 6  6: 1
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        0.771827 on average, from 0.299494 to 1.68649; minimum / mean 0.3880, coefficient of variation 0.3020
circle      at least 0.556 of a regular tile's; without the worst 1 % 0.556, 10 % 0.753
angle       at least 53.39 degrees; without the worst 1 % 53.39; below 20 in 0.00 % of tiles, below 25 in 0.00 %
concave     0.00 % of tiles
aspect      1.748 on average, at most 2.310
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
colors.svg
compared.svg
graph.json
tiles.geojson
tiles.json
tiles.obj
tiles.off
tiles.pdf
tiles.png
tiles.svg
$ pave tess --pattern townscaper --layout odd-r --hash
pave: --layout: only for boards of --size; leave it out
-> 2
$ pave tess --pattern townscaper --on walls.mask --hash
pave: --on: only boards and grids take a ground; leave it out
-> 2
$ pave tess --pattern townscaper --cut 1:2 --hash
pave: --cut: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --join 1:2 --hash
pave: --join: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --remove 0.2 --hash
pave: --remove: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --repair --hash
pave: --repair: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --vertex centroid --hash
pave: --vertex: vertices of --pattern townscaper, a Voronoi diagram and --tiles faces have fixed positions; leave it out
-> 2
$ pave tess --pattern townscaper --toggle 1:2 --hash
pave: --toggle: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --save-board board.json --hash
pave: --save-board: only for boards; leave it out
-> 2
$ pave tess --pattern townscaper --radius 3 --hash
pave: --radius: only for --grid; leave it out
-> 2
$ pave tess --pattern townscaper --at 1,1 --hash
pave: --at: only for --grid; leave it out
-> 2
$ pave tess --pattern townscaper --grid hex --hash
pave: --pattern: only for boards of --size; leave it out
-> 2
$ pave tess --pattern townscaper --voronoi 20 --hash
pave: --pattern: only for boards of --size; leave it out
-> 2
$ pave tess --pattern townscaper --board board.json --hash
pave: --pattern: only for boards of --size; leave it out
-> 2
$ pave tess --pattern townscaper --lloyd 2 --hash
pave: --lloyd: only a Voronoi diagram takes it; leave it out
-> 2
$ pave tess --pattern townscaper --border ring --hash
pave: --border: only for graphs whose nodes become tiles; leave it out
-> 2
$ pave tess --pattern townscaper --max-degree 5 --hash
pave: --max-degree: only --remove P uses them; leave it out
-> 2
$ pave tess --pattern townscaper --rim free --hash
pave: --rim: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --pattern townscaper --adjacency -o tiles.svg
pave: --adjacency: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --intended -o tiles.svg
pave: --intended: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --pattern townscaper --size 100000x100000 --hash
pave: --size: 100000x100000 quads exceed the maximum of 16777216
-> 2
$ pave tess --pattern townscaper --size 2147483647x1 --hash
pave: --size: 2147483647x1 is out of range; width and height must be 1 to 1073741825
-> 2
STDOUT
