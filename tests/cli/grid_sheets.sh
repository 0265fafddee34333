# pave grid draw: several queries beside each other, labels of the query alone, and rows that go up.

# draw WORDS...: the picture's size, its title, and its texts with their places.
draw() {
    echo "$ pave grid draw $*"
    pave grid draw "$@" -o - --format svg >picture.svg 2>said || echo "-> $?"
    cat said
    grep -o '<svg .*' picture.svg | grep -o ' width="[0-9]*" height="[0-9]*"'
    sed -n 's/.*<title>\(.*\)<\/title>.*/title \1/p; s/.*<text x="\([^"]*\)" y="\([^"]*\)".*>\(.*\)<\/text>/\1 \2 \3/p' picture.svg
}
draw --grid square --size 3x3 --parts query --show 'joins 1,1,W' --show 'joins 1,1,N' --width 400
draw --radius 1 --labels none --show 'neighbors 0,0' --show 'corners 0,0' --show 'borders 0,0' --show 'diagonals 0,0' --columns 3 --scale 20
draw --labels none --show 'neighbors 0,0' --show 'distance 0,0 3,4' --show 'line 40,40 41,41' --columns 1
draw --radius 1 --parts query --show 'touches 0,0,N'
draw --show 'dual 0,0,N' --radius 0
# With y up, r grows upwards, and queries go by that layout.
draw --radius 1 --y-up --width 200
draw --grid tri --radius 1 --y-up --width 200
draw --grid square --size 2x2 --y-up --show 'at 0.5,-1.5' --width 200
pave grid square at 0.5,-1.5 --y-up
# Refused.
for words in '--columns 2' '--columns 2 --show components' '--y-up --basis 1,0,0,1' '--corners open' '--parts query,faces' '--columns 0 --show components --show components'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw $words -o picture.svg
done
try pave grid draw --show 'neighbors 0,0' --show 'corners 0,0' --caption both -o picture.svg
try pave grid draw --show 'neighbors 0,0' --show 'corners 0,0,0' -o picture.svg
printf '%.0s--show components\n' {1..101} >words
# shellcheck disable=SC2046 # words
try pave grid draw $(tr '\n' ' ' <words | sed 's/--show components/--show=components/g') -o - --format svg 2>&1 | tail -n 2
rm -f picture.svg said words

exit
: <<'STDOUT'
$ pave grid draw --grid square --size 3x3 --parts query --show joins 1,1,W --show joins 1,1,N --width 400
 width="400" height="213"
title square grid: 2 queries
92.715 98.724 1,1
34.433 98.724 0,1
92.715 205.881 joins 1,1,W
307.285 40.442 1,0
307.285 98.724 1,1
307.285 67.136 1,1,N
307.285 205.881 joins 1,1,N
$ pave grid draw --radius 1 --labels none --show neighbors 0,0 --show corners 0,0 --show borders 0,0 --show diagonals 0,0 --columns 3 --scale 20
 width="387" height="307"
title hex grid: 4 queries
72.802 116.071 neighbors 0,0
210.821 34.514 0,0,N
228.141 44.514 1,-1,S
228.141 64.514 0,1,N
210.821 74.514 0,0,S
193.5 64.514 -1,1,N
193.5 44.514 0,-1,S
210.821 116.071 corners 0,0
331.518 116.071 borders 0,0
72.802 301.807 diagonals 0,0
$ pave grid draw --labels none --show neighbors 0,0 --show distance 0,0 3,4 --show line 40,40 41,41 --columns 1
 width="927" height="2095"
title hex grid: 3 queries
463.5 593.746 neighbors 0,0
463.5 1424.443 distance 0,0 3,4: 7
463.5 2063.14 line 40,40 41,41
$ pave grid draw --radius 1 --parts query --show touches 0,0,N
 width="420" height="448"
title hex grid: touches 0,0,N
146.705 100.726 0,-1
273.295 100.726 1,-1
210 210.355 0,0
210 134.18 0,0,N
210 423.602 touches 0,0,N
$ pave grid draw --show dual 0,0,N --radius 0
 width="167" height="238"
title hex grid: dual 0,0,N
83.5 119.781 0,0
83.5 43.605 0,0,N
83.5 216.111 dual 0,0,N: 0,-1,L
$ pave grid draw --radius 1 --y-up --width 200
 width="200" height="194"
title hex grid
69.805 154.39 0,-1
130.195 154.39 1,-1
39.609 102.091 -1,0
100 102.091 0,0
160.391 102.091 1,0
69.805 49.791 -1,1
130.195 49.791 0,1
$ pave grid draw --grid tri --radius 1 --y-up --width 200
 width="200" height="179"
title tri grid
60.366 115.957 -1,-1,R
100 138.84 0,-1,L
139.634 115.957 0,-1,R
60.366 70.192 -1,0,L
100 47.31 -1,0,R
139.634 70.192 0,0,L
$ pave grid draw --grid square --size 2x2 --y-up --show at 0.5,-1.5 --width 200
 width="200" height="235"
title square grid: at 0.5,-1.5
60.63 151.324 0,0
139.37 151.324 1,0
139.37 72.583 1,1
60.63 72.583 0,1
100 211.437 at 0.5,-1.5
0,1
$ pave grid draw --columns 2 -o picture.svg
pave: --columns: has no effect on a single picture; leave it out
-> 2
$ pave grid draw --columns 2 --show components -o picture.svg
pave: --columns: has no effect on a single picture; leave it out
-> 2
$ pave grid draw --y-up --basis 1,0,0,1 -o picture.svg
pave: --y-up: --basis gives it; leave it out
-> 2
$ pave grid draw --corners open -o picture.svg
pave: --corners: only paths, reach and field have them; give one to --show; leave it out
-> 2
$ pave grid draw --parts query,faces -o picture.svg
pave: --parts: "query" is not a kind of parts; they are faces, edges and vertices, or query alone
-> 2
$ pave grid draw --columns 0 --show components --show components -o picture.svg
pave: --columns: 0 is out of range; must be 1 to 100
-> 2
$ pave grid draw --show neighbors 0,0 --show corners 0,0 --caption both -o picture.svg
pave: --caption: each picture has its query below; leave it out
-> 2
$ pave grid draw --show neighbors 0,0 --show corners 0,0,0 -o picture.svg
pave: --show: "0,0,0" is not a face; hex faces are q,r, such as -3,2
-> 2
pave: --show: a picture shows at most 100 queries
-> 2
STDOUT
