# Pictures of pave tess: their sizes, and intended centres.

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
look $board --relax 8 --width 300
look $board --relax 8 --intended --scale 20
look --pattern triangle --size 4x3 --intended --width 200
look --grid cairo --size 3x2 --relax 4 --intended --width 400
look --voronoi 12 --seed 3 --relax 4 --width 400
for words in '--voronoi 9 --intended' '--intended --hash'; do
    # shellcheck disable=SC2086 # words
    try pave tess --size 3x3 $words
done
rm -f picture.svg said

exit
: <<'STDOUT'
$ pave tess --size 6x4 --pattern triangle --relax 8 --width 300
 width="300" height="249"
25 polygons, 0 lines, 0 circles
$ pave tess --size 6x4 --pattern triangle --relax 8 --intended --scale 20
 width="202" height="167"
25 polygons, 22 lines, 24 circles
$ pave tess --pattern triangle --size 4x3 --intended --width 200
 width="200" height="202"
13 polygons, 10 lines, 12 circles
$ pave tess --grid cairo --size 3x2 --relax 4 --intended --width 400
 width="400" height="288"
25 polygons, 0 lines, 24 circles
$ pave tess --voronoi 12 --seed 3 --relax 4 --width 400
 width="400" height="400"
13 polygons, 0 lines, 0 circles
$ pave tess --size 3x3 --voronoi 9 --intended
pave: --intended: quads of --pattern townscaper, cells of a Voronoi diagram and faces of a graph have fixed adjacencies; leave it out
-> 2
$ pave tess --size 3x3 --intended --hash
pave: --intended: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
STDOUT
