# Pictures of pave tess: before and after beside each other, and intended centres.

# look WORDS...: the size of the picture, its texts, and the counts of polygons, lines and circles.
look() {
    echo "$ pave tess $*"
    pave tess "$@" -o - --format svg >picture.svg 2>said || echo "-> $?"
    cat said
    grep -o '<svg .*' picture.svg | grep -o ' width="[0-9]*" height="[0-9]*"'
    sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' picture.svg
    echo "$(grep -c '<polygon' picture.svg) polygons, $(grep -c '<polyline' picture.svg) lines, $(grep -c '<circle' picture.svg) circles"
}
board='--size 6x4 --pattern triangle'
look $board --relax 8 --compare --width 600
look $board --relax 1 --compare --width 600
# The caption says what lies between.
look --size 6x4 --relax 8 --toggle 8:9 --compare --width 600
look --size 6x4 --relax 8 --toggle 8:9 --relax-around 4:1:3 --compare --width 600
look --size 6x4 --toggle 8:9 --relax-around 4:1:3 --compare --width 600
look $board --relax 8 --width 300
look $board --relax 8 --compare --intended --scale 20
look $board --relax 8 --compare --width 600
look --pattern triangle --size 4x3 --intended --width 200
# In a frame of other proportions nodes are stretched like the tiles: no line is longer than a tile is wide.
look --size 9x9 --relax 20 --rim frame --frame 16:9 --intended --width 500
sed -n '/id="intended"/,/<\/g>/s/.*points="\([^"]*\)".*/\1/p' picture.svg | tr ', ' '  ' | awk '{ x = $3 - $1; y = $4 - $2; if (x * x + y * y > 40 * 40) long++ } END { print NR " lines, " long + 0 " long" }'
look --grid cairo --size 3x2 --relax 4 --compare --intended --width 400
look --voronoi 12 --seed 3 --relax 4 --compare --width 400
# The right half is the picture without --compare; the left one that without --relax.
pave tess $board --relax 8 --compare --width 600 -o both.svg
for words in '' '--relax 8'; do
    pave tess $board $words -o one.svg # shellcheck disable=SC2086 # words
    grep -c '<polygon' one.svg
done
[ "$(grep -c '<polygon' both.svg)" -eq $((2 * $(grep -c '<polygon' one.svg))) ] && echo 'twice as many'
for words in '--compare' '--voronoi 9 --intended' '--relax 3 --compare --report' '--intended --hash'; do
    # shellcheck disable=SC2086 # words
    try pave tess --size 3x3 $words
done
try pave tess --size 3x3 --compare -o tiles.svg
try pave tess --size 3x3 --relax 2 --compare -o tiles.geojson
rm -f picture.svg said both.svg one.svg

exit
: <<'STDOUT'
$ pave tess --size 6x4 --pattern triangle --relax 8 --compare --width 600
 width="600" height="268"
before
after 8 steps
50 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --pattern triangle --relax 1 --compare --width 600
 width="600" height="268"
before
after 1 step
50 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --relax 8 --toggle 8:9 --compare --width 600
 width="600" height="271"
before
after 8 steps and 1 edit
50 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --relax 8 --toggle 8:9 --relax-around 4:1:3 --compare --width 600
 width="600" height="271"
before
after 8 steps and 2 edits
50 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --toggle 8:9 --relax-around 4:1:3 --compare --width 600
 width="600" height="271"
before
after 2 edits
50 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --pattern triangle --relax 8 --width 300
 width="300" height="249"
25 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --pattern triangle --relax 8 --compare --intended --scale 20
 width="400" height="178"
before
after 8 steps
50 polygons, 45 lines, 48 circles
$ pave tess --size 6x4 --pattern triangle --relax 8 --compare --width 600
 width="600" height="268"
before
after 8 steps
50 polygons, 0 lines, 0 circles
$ pave tess --pattern triangle --size 4x3 --intended --width 200
 width="200" height="202"
13 polygons, 10 lines, 12 circles
$ pave tess --size 9x9 --relax 20 --rim frame --frame 16:9 --intended --width 500
 width="500" height="293"
82 polygons, 56 lines, 81 circles
56 lines, 0 long
$ pave tess --grid cairo --size 3x2 --relax 4 --compare --intended --width 400
 width="400" height="156"
before
after 4 steps
50 polygons, 0 lines, 48 circles
$ pave tess --voronoi 12 --seed 3 --relax 4 --compare --width 400
 width="400" height="213"
before
after 4 steps
26 polygons, 0 lines, 0 circles
25
25
twice as many
$ pave tess --size 3x3 --compare
pave: --compare: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --size 3x3 --voronoi 9 --intended
pave: --intended: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --size 3x3 --relax 3 --compare --report
pave: --compare: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
$ pave tess --size 3x3 --intended --hash
pave: --intended: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
$ pave tess --size 3x3 --compare -o tiles.svg
pave: --compare: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --size 3x3 --relax 2 --compare -o tiles.geojson
pave: --compare: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
STDOUT
