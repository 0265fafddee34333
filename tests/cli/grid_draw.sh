# pave grid draw: pictures in all formats, what is written on them, a query, and what is refused.

try pave grid draw --grid hex --radius 1 --parts faces,edges,vertices -o parts.svg
cat parts.svg
try pave grid draw --grid square --size 2x2 --labels index:2 --show 'borders 1,1' --scale 32 -o - --format svg
try pave grid draw --grid tri --radius 1 --show 'touches 0,0' --numbers --caption none --scale 32 -o - --format svg
try pave grid draw --grid cairo --size 1x1 --labels none --orientation flat --show 'at 0.5,0.5' --scale 32 -o - --format svg
try pave grid draw --grid hex --radius 1 --show 'distance -1,0 1,0' --labels none --scale 16 -o - --format svg

try pave grid draw --grid hex --radius 0 --parts edges --show 'endpoints 0,0,NE' --scale 32 -o - --format svg
try pave grid draw --grid square --size 2x1 --color vertex --show 'children 0,0 2' --numbers --width 100 -o - --format svg
try pave grid draw --grid tri --window parallelogram --size 4x1 --show 'ray 0,0,L E 3' --labels none --width 100 -o - --format svg
printf 'grid square\nwindow rectangle 3x2\nrows\n..#\n...\nedges 1,0,W\n' >walls.mask
try pave grid draw --grid square --walls walls.mask --show 'path 0,0 1,0' --labels none --width 100 -o - --format svg
try pave grid draw --grid square --walls walls.mask --show 'sight 0,0 2,1' --labels none --width 100 -o - --format svg
try pave grid draw --grid square --walls walls.mask --show 'path 0,0 2,0' --labels none --width 100 -o - --format svg

printf 'grid square\nwindow rectangle 3x2 wrap\nrows\n.#.\n...\n' >torus.mask
for query in 'components' 'field 0,0' 'colors'; do try pave grid draw --grid square --walls torus.mask --show "$query" --numbers --labels none --width 100 -o - --format svg; done
for query in 'view 0,0 1' 'tree' 'twin 0,0 N'; do try pave grid draw --grid square --walls torus.mask --show "$query" --labels none --width 100 -o - --format svg; done
try pave grid draw --grid hex --radius 1 --show 'common -1,0 1 1,0 1' --labels none --width 100 -o - --format svg
try pave grid draw --grid hex --radius 0 --show 'chunk 0,0 2' --labels none --width 100 -o - --format svg
try pave grid draw --grid hex --radius 0 --show 'vertex-at 0.1,0.9' --labels none --width 100 -o - --format svg

try pave grid draw --grid square --size 1x1 --basis '1,0.5 -1,0.5' --width 100 -o - --format svg
try pave grid draw --grid square --size 2x1 --basis '1,0.5 -1,0.5' --labels none --show 'at 0.5,0.75' --width 100 -o - --format svg

try pave grid draw --grid hex --window disk --radius 2 --at -3,2 -o picture.png
head -c 8 picture.png | od -An -tx1
try pave grid draw --grid tri --window triangle --radius 3 -o picture.pdf
head -c 5 picture.pdf && echo
cp picture.pdf again.pdf
pave grid draw --grid tri --window triangle --radius 3 -o picture.pdf
cmp picture.pdf again.pdf && echo the same twice

rm -f ./*
try pave grid draw
try pave grid draw -o picture.foo
try pave grid draw -o no-folder/picture.svg
try pave grid draw --grid hexx -o picture.svg
try pave grid draw --grid missing.json -o picture.svg
printf '{"i":[1,0],' >cut.json
try pave grid draw --grid cut.json -o picture.svg
rm cut.json
try pave grid draw --grid square --window hexagon -o picture.svg
try pave grid draw --grid square --radius 3 -o picture.svg
try pave grid draw --grid hex --window disk --size 3x3 -o picture.svg
try pave grid draw --at 0,0,0,0 -o picture.svg
try pave grid draw --at 536870912,0 -o picture.svg
try pave grid draw --parts faces,corners -o picture.svg
try pave grid draw --parts '' -o picture.svg
try pave grid draw --grid cairo --parts edges -o picture.svg
try pave grid draw --grid cairo --labels cube -o picture.svg
try pave grid draw --labels cubic -o picture.svg
try pave grid draw --show 'neighbours 0,0' -o picture.svg
try pave grid draw --show 'neighbors 0,0,NE' -o picture.svg
try pave grid draw --scale 0 -o picture.svg
try pave grid draw --width 0 -o picture.svg
try pave grid draw --width 100 --scale 32 -o picture.svg
try pave grid draw --color side -o picture.svg
try pave grid draw --basis 1,0 -o picture.svg
try pave grid draw --basis '1,0 a,b' -o picture.svg
try pave grid draw --basis '1,0 2,0' -o picture.svg
try pave grid draw --basis '1,0 1,2' --orientation flat -o picture.svg
try pave grid draw --walls nothing.mask -o picture.svg
try pave grid draw --show tree -o picture.svg
printf 'grid hex\nwindow rectangle 1x1 orientation flat\n' >walls.mask
try pave grid draw --walls walls.mask --width 100 -o - --format svg
printf 'grid square\nwindow rectangle 3x2\n' >walls.mask
try pave grid draw --walls walls.mask -o picture.svg
try pave grid draw --grid square --walls walls.mask --size 3x2 -o picture.svg
try pave grid draw --grid square --walls walls.mask --show 'path 0,0 7,7' -o picture.svg
rm walls.mask
try pave grid draw --scale 100000 -o picture.png
for words in '--size 1073741825x1' '--size 1001x1000' '--window disk --radius 708' '--grid hex --radius 578' '--grid tri --window triangle --radius 1001' '--grid cairo --size 500x501' \
    '--size 3x1 --at 536870911,0' '--size 3' '--size 1x1 --numbers' '--grid cairo --window disk'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw --grid square $words -o picture.svg
done
try pave grid draw --show 'disk 0,0 577' -o picture.svg
try pave grid draw --basis '1e300,0 0,1' -o picture.svg
try pave grid draw --basis '1,0 0,1e-4' -o picture.svg
printf 'grid square\nwindow rectangle 1001x1000\n' >walls.mask
try pave grid draw --grid square --walls walls.mask -o picture.svg
rm walls.mask
ls
