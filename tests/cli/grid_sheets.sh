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
for words in '--columns 2' '--columns 2 --show tree' '--y-up --basis 1,0,0,1' '--corners open' '--parts query,faces' '--columns 0 --show tree --show tree'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw $words -o picture.svg
done
try pave grid draw --show 'neighbors 0,0' --show 'corners 0,0' --caption both -o picture.svg
try pave grid draw --show 'neighbors 0,0' --show 'corners 0,0,0' -o picture.svg
printf '%.0s--show tree\n' {1..101} >words
# shellcheck disable=SC2046 # words
try pave grid draw $(tr '\n' ' ' <words | sed 's/--show tree/--show=tree/g') -o - --format svg 2>&1 | tail -n 2
rm -f picture.svg said words
