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
texts --grid square --on walls.mask --show 'neighbors 9,9'
texts --grid square --on walls.mask --show 'neighbors 3,1'
rm -f walls.mask picture.svg said

# round shows its coordinates where their face is: the dot is in the orange face.
for query in 'square|round 0.6,0.6' 'hex|round 0.1,0.6' 'tri|round 0.1,0.6' 'square|at 0.6,0.6'; do
    echo "$query"
    pave grid draw --grid "${query%|*}" --show "${query#*|}" --size 2x2 --at 0,0 --labels none --caption none --scale 10 -o - --format svg | grep '<circle\|#d9692f'
done

exit
: <<'STDOUT'
$ pave grid draw --radius 2
 width="589" height="547"
     19 font-size="25.6"
$ pave grid draw --radius 2 --parts vertices
 width="1160" height="1080"
     54 font-size="12"
$ pave grid draw --radius 2 --parts faces,edges
 width="831" height="772"
     72 font-size="12"
     19 font-size="24.889"
$ pave grid draw --radius 2 --parts faces,edges --at 500000000,-500000000
 width="2024" height="1881"
     72 font-size="12"
     19 font-size="26.146"
$ pave grid draw --grid square --size 100x100 --parts edges
 width="4096" height="4096"
  20200 font-size="5.492"
$ pave grid draw --radius 2 --parts faces,edges,vertices --scale 64
 width="615" height="573"
     19 font-size="17.92"
     54 font-size="6.366"
     72 font-size="6.667"
$ pave grid draw --radius 2 --parts faces,edges,vertices --scale 40
 width="369" height="342"
     19 font-size="11.2"
$ pave grid draw --radius 2 --parts faces,edges,vertices --width 150
 width="150" height="140"
$ pave grid draw --radius 2 --parts faces,edges,vertices --width 60
 width="60" height="56"
$ pave grid draw --radius 0 --show borders 0,0 --scale 20
 width="60" height="69"
      1 font-size="5.6"
      1 font-size="7.961"
$ pave grid draw --radius 0 --caption a caption that is wider than what it stands under
 width="178" height="185"
      1 font-size="25.6"
      1 font-size="5.338"
$ pave grid draw --radius 12 --labels none --caption a caption --width 500
 width="500" height="457"
      1 font-size="12"
<g id="faces"
<g id="query"
<g id="face-labels"
<text x="184.52" y="128.216" font-size="24.889" fill="#33302b" stroke="#f7f3e9" stroke-width="5.973" paint-order="stroke">0,-1</text>
<text x="338.48" y="128.216" font-size="24.889" fill="#33302b" stroke="#f7f3e9" stroke-width="5.973" paint-order="stroke">1,-1</text>
<text x="184.52" y="394.883" font-size="24.889" fill="#33302b" stroke="#f7f3e9" stroke-width="5.973" paint-order="stroke">-1,1</text>
<text x="338.48" y="394.883" font-size="24.889" fill="#33302b" stroke="#f7f3e9" stroke-width="5.973" paint-order="stroke">0,1</text>
<g id="edge-labels"
<g id="query-labels"
<text x="261.5" y="261.55" font-size="24.889" fill="#ffffff" stroke="#d9692f" stroke-width="5.973" paint-order="stroke">0,0</text>
<text x="107.54" y="261.55" font-size="24.889" fill="#ffffff" stroke="#1f6f8b" stroke-width="5.973" paint-order="stroke">-1,0</text>
<text x="415.46" y="261.55" font-size="24.889" fill="#ffffff" stroke="#1f6f8b" stroke-width="5.973" paint-order="stroke">1,0</text>
<g id="faces"
<g id="query"
<g id="edge-labels"
<g id="query-borders"
<g id="query-labels"
$ pave grid draw --show neighbors 9,9
9,7 10,7 11,7 8,8 11,8 7,9 11,9 7,10 10,10 7,11 8,11 9,11 10,8 10,9 9,10 8,10 8,9 9,8 9,9 neighbors 9,9
$ pave grid draw --grid square --show corners -70,30
-72,28 -71,28 -70,28 -69,28 -68,28 -72,29 -71,29 -70,29 -69,29 -68,29 -72,30 -71,30 -69,30 -68,30 -72,31 -71,31 -70,31 -69,31 -68,31 -72,32 -71,32 -70,32 -69,32 -68,32 -70,30 -70,30 -69,30 -69,31 -70,31 corners -70,30
$ pave grid draw --grid tri --show touches 40,-30
39,-32,R 40,-32,L 40,-32,R 41,-32,L 41,-32,R 38,-31,R 39,-31,L 41,-31,L 41,-31,R 38,-30,L 38,-30,R 40,-30,R 41,-30,L 38,-29,L 38,-29,R 39,-29,L 39,-29,R 40,-29,L 40,-31,L 40,-31,R 40,-30,L 39,-30,R 39,-30,L 39,-31,R 40,-30 touches 40,-30
$ pave grid draw --grid cairo --show neighbors 20,7,3
18,5,0 18,5,1 18,5,2 18,5,3 19,5,0 19,5,1 19,5,2 19,5,3 20,5,0 20,5,1 20,5,2 20,5,3 21,5,0 21,5,1 21,5,2 21,5,3 22,5,0 22,5,1 22,5,2 22,5,3 18,6,0 18,6,1 18,6,2 18,6,3 19,6,0 19,6,1 19,6,2 19,6,3 20,6,0 20,6,1 20,6,3 21,6,0 21,6,1 21,6,2 21,6,3 22,6,0 22,6,1 22,6,2 22,6,3 18,7,0 18,7,1 18,7,2 18,7,3 19,7,2 19,7,3 20,7,1 21,7,0 21,7,1 21,7,2 21,7,3 22,7,0 22,7,1 22,7,2 22,7,3 18,8,0 18,8,1 18,8,2 18,8,3 19,8,0 19,8,1 19,8,2 19,8,3 20,8,0 20,8,1 20,8,2 20,8,3 21,8,0 21,8,1 21,8,2 21,8,3 22,8,0 22,8,1 22,8,2 22,8,3 18,9,0 18,9,1 18,9,2 18,9,3 19,9,0 19,9,1 19,9,2 19,9,3 20,9,0 20,9,1 20,9,2 20,9,3 21,9,0 21,9,1 21,9,2 21,9,3 22,9,0 22,9,1 22,9,2 22,9,3 20,6,2 20,7,0 20,7,2 19,7,1 19,7,0 20,7,3 neighbors 20,7,3
$ pave grid draw --grid square --show at 100.5,-99.5
98,-102 99,-102 100,-102 101,-102 102,-102 98,-101 99,-101 100,-101 101,-101 102,-101 98,-100 99,-100 101,-100 102,-100 98,-99 99,-99 100,-99 101,-99 102,-99 98,-98 99,-98 100,-98 101,-98 102,-98 100,-100 at 100.5,-99.5
$ pave grid draw --show neighbors 3,0
0,-2 1,-2 2,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 0,0 1,0 -2,1 -1,1 0,1 1,1 -2,2 -1,2 0,2 4,-1 4,0 3,1 2,1 2,0 3,-1 3,0 neighbors 3,0
$ pave grid draw --show line 9,9 0,0
0,-2 1,-2 2,-2 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0 2,0 -2,1 -1,1 0,1 -2,2 -1,2 0,2 9,8 8,8 8,7 7,7 7,6 6,6 6,5 5,5 5,4 4,4 4,3 3,3 3,2 2,2 2,1 1,1 1,0 9,9 0,0 line 9,9 0,0
$ pave grid draw --radius 1 --labels none --show neighbors 2,0 --numbers
0 1 2 3 4 5 neighbors 2,0
$ pave grid draw --radius 2 --show neighbors 9,9
-> 2
pave: --show: no part of it is in or next to the window; move the window with --at

$ pave grid draw --at 0,0 --show neighbors 9,9
-> 2
pave: --show: no part of it is in or next to the window; move the window with --at

$ pave grid draw --show neighbors 536870912,0
-> 2
pave: --show: the window leaves |q|, |r| <= 536870912: make it smaller or move it

$ pave grid draw --grid square --on walls.mask --show neighbors 9,9
-> 2
pave: --show: no part of it is in or next to the window of walls.mask; use cells there

$ pave grid draw --grid square --on walls.mask --show neighbors 3,1
0,0 1,0 2,0 0,1 1,1 3,0 4,1 3,2 2,1 3,1 neighbors 3,1
square|round 0.6,0.6
<polygon points="13,13 23,13 23,23 13,23" fill="#d9692f" stroke="#a79d8b" stroke-width="0.4"/>
<circle cx="14" cy="14" r="0.88" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.4"/>
hex|round 0.1,0.6
<polygon points="20.17,18 28.83,23 28.83,33 20.17,38 11.51,33 11.51,23" fill="#d9692f" stroke="#a79d8b" stroke-width="0.4"/>
<circle cx="18.438" cy="22" r="0.88" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.4"/>
tri|round 0.1,0.6
<polygon points="3,2.84 13,2.84 8,11.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.231"/>
<circle cx="7" cy="8.036" r="0.88" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.231"/>
square|at 0.6,0.6
<polygon points="3,3 13,3 13,13 3,13" fill="#d9692f" stroke="#a79d8b" stroke-width="0.4"/>
<circle cx="9" cy="9" r="0.88" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.4"/>
STDOUT
