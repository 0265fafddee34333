# pave grid draw of grids that repeat nowhere: windows, looks, queries, formats, and what is refused.
draw() { try pave grid draw "$@" --scale 20 -o - --format svg; }
draw --grid penrose --radius 2
draw --grid penrose --radius 2 --labels axial --color edge
draw --grid penrose --radius 2 --color vertex
draw --grid ammann-beenker:7 --size 3x2 --at 100,50
draw --grid ammann-beenker:7 --window rectangle --size 3x2 --at 0,0,0
draw --grid hat --radius 6
draw --grid spectre --radius 5
draw --grid townscaper --radius 3
draw --grid penrose --radius 3 --at 2,1 --show 'neighbors 0,0,0' --caption none
draw --grid penrose --radius 3 --show 'touches 0,0,0' --numbers
draw --grid penrose --radius 2 --show 'borders 0,0,0'
draw --grid penrose --radius 3 --show 'at 1,1'
draw --grid penrose --radius 3 --show 'world 0,0,0'
draw --grid hat --radius 6 --show "corners $(pave grid hat at 0,0)"
draw --grid penrose --radius 2 --show 'field 0,0,0' --numbers
# Far away the picture lies where the query is, and is large enough for all of it.
size() { sed -n 's/.*viewBox="0 0 \([0-9]*\) \([0-9]*\)".*/\1 x \2/p'; }
for query in 'path 0,0,0 9,0,0' 'line 0,0,0 9,0,0' 'sight 0,0,0 9,0,0' 'reach 500,20,4 3' 'reach 500,20,4 3 vertex' 'distance 0,0,0 9,0,0' 'at 12345,678'; do
    pave grid draw --grid penrose --show "$query" --scale 10 -o - --format svg | tee picture.svg | size
    for group in faces query; do
        printf '%s: %s polygons\n' $group "$(awk -v g="<g id=\"$group\"" 'index($0, g) { on = 1 } on && /<polygon|<path/ { n++ } on && /<\/g>/ { print n + 0; exit }' picture.svg)"
    done
    grep -c 'f6cfae' picture.svg || :
done
# The same ground for the same seed; words are hashed.
for seed in 0 7 rain; do pave grid draw --grid multigrid-7:$seed --radius 4 -o - --format svg | sha256sum; done
# Formats and several queries.
try pave grid draw --grid penrose --width 200 -o picture.png
size_of_png picture.png
try pave grid draw --grid penrose -o picture.pdf
head -c 5 picture.pdf && echo
try pave grid draw --grid penrose --radius 3 --show 'neighbors 0,0,0' --show 'touching 0,0,0' --columns 1 --width 200 -o picture.png
size_of_png picture.png
rm -f ./*
# What is refused.
for words in '--orientation flat' --y-up '--basis 1,0,0,1' '--walls rooms.mask' '--parts edges' '--labels cube' '--window hexagon' '--window parallelogram' '--window rectangle --radius 3' \
    '--window disk --size 3x3' '--radius 3 --size 3x3' '--radius 9999' '--size 5000x5000' '--radius 0 --at 0.3,0.3' '--at 1' '--at 0,0,10' '--at 1e15,0' '--at 0,0,0,0'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw --grid penrose $words -o picture.svg
done
try pave grid draw --grid penrose:-1 -o picture.svg
try pave grid draw --grid penros -o picture.svg
try pave grid draw --grid penrose --corners both --show 'path 0,0,0 0,0,1' -o picture.svg
try pave grid draw --grid penrose --show 'ring 0,0,0 1' -o picture.svg
try pave grid draw --grid penrose --show 'field 0,0,99' -o picture.svg
try pave grid draw --grid penrose --radius 2 --show 'neighbors 50,0,0' -o picture.svg
try pave grid draw --grid penrose --radius 2 --show 'field 50,0,0' -o picture.svg
try pave grid draw --grid penrose --radius 2 --show 'path 0,0,0 50,0,0' -o picture.svg
try pave grid draw --grid penrose --show 'path 0,0,0 5000,0,0' -o picture.svg
try pave grid draw --grid hat --show 'neighbors 0,0,0' -o picture.svg
ls
