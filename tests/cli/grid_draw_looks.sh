# pave grid draw: which texts are readable, the order of layers, and which part is drawn by default.

# draw WORDS...: the picture's size, the sizes of its texts, and the count of each size.
draw() {
    echo "$ pave grid draw $*"
    pave grid draw "$@" -o - --format svg >picture.svg 2>said || echo "-> $?"
    cat said
    grep -o '<svg .*' picture.svg | grep -o ' width="[0-9]*" height="[0-9]*"'
    grep -o 'font-size="[^"]*"' picture.svg | sort | uniq -c
}

# Names of edges and vertices have 12 pixels, unless the picture became too large, or its size is given; those below 5 are left out.
draw --radius 2
draw --radius 2 --parts vertices
draw --radius 2 --parts faces,edges
draw --radius 2 --parts faces,edges --at 500000000,-500000000
draw --grid square --size 100x100 --parts edges
draw --radius 2 --parts faces,edges,vertices --scale 64
draw --radius 2 --parts faces,edges,vertices --scale 40
draw --radius 2 --parts faces,edges,vertices --width 150
draw --radius 2 --parts faces,edges,vertices --width 60
draw --radius 0 --show 'borders 0,0' --scale 20
# Captions: no larger than texts on cells, readable, and not wider than the picture.
draw --radius 0 --caption 'a caption that is wider than what it stands under'
draw --radius 12 --labels none --caption 'a caption' --width 500
# Names are above marked faces and paths, with a halo.
pave grid draw --radius 1 --parts faces,edges --show 'line -1,0 1,0' -o - --format svg | grep -o '<g id="[^"]*"\|.*paint-order.*'
pave grid draw --radius 1 --parts edges --show 'borders 0,0' -o - --format svg | grep -o '<g id="[^"]*"'

# By default, the part that is drawn is where the query is; otherwise at least a part of the query is in it or beside it.
# texts WORDS...: what is written.
texts() {
    echo "$ pave grid draw $*"
    pave grid draw "$@" -o - --format svg >picture.svg 2>said || echo "-> $?"
    cat said
    sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' picture.svg | paste -sd ' '
}
texts --show 'neighbors 9,9'
texts --grid square --show 'corners -70,30'
texts --grid tri --show 'touches 40,-30'
texts --grid cairo --show 'neighbors 20,7,3'
texts --grid square --show 'at 100.5,-99.5'
texts --show 'neighbors 3,0'
texts --show 'line 9,9 0,0'
texts --radius 1 --labels none --show 'neighbors 2,0' --numbers
texts --radius 2 --show 'neighbors 9,9'
texts --at 0,0 --show 'neighbors 9,9'
texts --show 'neighbors 536870912,0'
printf 'grid square\nwindow rectangle 3x2\n' >walls.mask
texts --grid square --walls walls.mask --show 'neighbors 9,9'
texts --grid square --walls walls.mask --show 'neighbors 3,1'
rm -f walls.mask picture.svg said
