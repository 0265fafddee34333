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
try pave grid draw --grid square --on walls.mask --show 'path 0,0 1,0' --labels none --width 100 -o - --format svg
try pave grid draw --grid square --on walls.mask --show 'sight 0,0 2,1' --labels none --width 100 -o - --format svg
try pave grid draw --grid square --on walls.mask --show 'path 0,0 2,0' --labels none --width 100 -o - --format svg

printf 'grid square\nwindow rectangle 3x2 wrap\nrows\n.#.\n...\n' >torus.mask
for query in 'components' 'field 0,0'; do try pave grid draw --grid square --on torus.mask --show "$query" --numbers --labels none --width 100 -o - --format svg; done
for query in 'view 0,0 1' 'twin 0,0 N'; do try pave grid draw --grid square --on torus.mask --show "$query" --labels none --width 100 -o - --format svg; done
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
try pave grid draw --on nothing.mask -o picture.svg
try pave grid draw --show components -o picture.svg
printf 'grid hex\nwindow rectangle 1x1 orientation flat\n' >walls.mask
try pave grid draw --on walls.mask --width 100 -o - --format svg
printf 'grid square\nwindow rectangle 3x2\n' >walls.mask
try pave grid draw --on walls.mask -o picture.svg
try pave grid draw --grid square --on walls.mask --size 3x2 -o picture.svg
try pave grid draw --grid square --on walls.mask --show 'path 0,0 7,7' -o picture.svg
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
try pave grid draw --grid square --on walls.mask -o picture.svg
rm walls.mask
ls

exit
: <<'STDOUT'
$ pave grid draw --grid hex --radius 1 --parts faces,edges,vertices -o parts.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="714" height="692" viewBox="0 0 714 692" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="256.376,55.524 357,113.619 357,229.81 256.376,287.905 155.752,229.81 155.752,113.619" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="457.624,55.524 558.248,113.619 558.248,229.81 457.624,287.905 357,229.81 357,113.619" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="155.752,229.81 256.376,287.905 256.376,404.095 155.752,462.19 55.128,404.095 55.128,287.905" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="357,229.81 457.624,287.905 457.624,404.095 357,462.19 256.376,404.095 256.376,287.905" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="558.248,229.81 658.872,287.905 658.872,404.095 558.248,462.19 457.624,404.095 457.624,287.905" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="256.376,404.095 357,462.19 357,578.381 256.376,636.476 155.752,578.381 155.752,462.19" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
<polygon points="457.624,404.095 558.248,462.19 558.248,578.381 457.624,636.476 357,578.381 357,462.19" fill="#f7f3e9" stroke="#a79d8b" stroke-width="4.648"/>
</g>
<g id="face-labels">
<text x="256.376" y="183.589" font-size="32.533" fill="#33302b">0,-1</text>
<text x="457.624" y="183.589" font-size="32.533" fill="#33302b">1,-1</text>
<text x="155.752" y="357.875" font-size="32.533" fill="#33302b">-1,0</text>
<text x="357" y="357.875" font-size="32.533" fill="#33302b">0,0</text>
<text x="558.248" y="357.875" font-size="32.533" fill="#33302b">1,0</text>
<text x="256.376" y="532.16" font-size="32.533" fill="#33302b">-1,1</text>
<text x="457.624" y="532.16" font-size="32.533" fill="#33302b">0,1</text>
</g>
<g id="edge-labels">
<polyline points="256.376,55.524 357,113.619" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="256.376,55.524 155.752,113.619" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="155.752,113.619 155.752,229.81" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="457.624,55.524 558.248,113.619" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="457.624,55.524 357,113.619" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,113.619 357,229.81" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="558.248,113.619 558.248,229.81" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="155.752,229.81 256.376,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="155.752,229.81 55.128,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="55.128,287.905 55.128,404.095" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,229.81 457.624,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,229.81 256.376,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="256.376,287.905 256.376,404.095" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="558.248,229.81 658.872,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="558.248,229.81 457.624,287.905" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="457.624,287.905 457.624,404.095" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="658.872,287.905 658.872,404.095" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="55.128,404.095 155.752,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="256.376,404.095 357,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="256.376,404.095 155.752,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="155.752,462.19 155.752,578.381" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="457.624,404.095 558.248,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="457.624,404.095 357,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,462.19 357,578.381" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="658.872,404.095 558.248,462.19" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="558.248,462.19 558.248,578.381" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="155.752,578.381 256.376,636.476" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,578.381 457.624,636.476" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="357,578.381 256.376,636.476" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="558.248,578.381 457.624,636.476" stroke="#a79d8b" stroke-width="20.914"/>
<polyline points="256.376,55.524 357,113.619" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="256.376,55.524 155.752,113.619" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="155.752,113.619 155.752,229.81" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="457.624,55.524 558.248,113.619" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="457.624,55.524 357,113.619" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,113.619 357,229.81" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="558.248,113.619 558.248,229.81" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="155.752,229.81 256.376,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="155.752,229.81 55.128,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="55.128,287.905 55.128,404.095" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,229.81 457.624,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,229.81 256.376,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="256.376,287.905 256.376,404.095" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="558.248,229.81 658.872,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="558.248,229.81 457.624,287.905" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="457.624,287.905 457.624,404.095" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="658.872,287.905 658.872,404.095" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="55.128,404.095 155.752,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="256.376,404.095 357,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="256.376,404.095 155.752,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="155.752,462.19 155.752,578.381" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="457.624,404.095 558.248,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="457.624,404.095 357,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,462.19 357,578.381" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="658.872,404.095 558.248,462.19" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="558.248,462.19 558.248,578.381" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="155.752,578.381 256.376,636.476" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,578.381 457.624,636.476" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="357,578.381 256.376,636.476" stroke="#e9dfc8" stroke-width="16.267"/>
<polyline points="558.248,578.381 457.624,636.476" stroke="#e9dfc8" stroke-width="16.267"/>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,304.267,88.764)" font-size="13.264" fill="#33302b">0,-1,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,208.485,88.764)" font-size="13.264" fill="#33302b">0,-1,NW</text>
<text transform="matrix(0,-1,1,0,160.593,171.714)" font-size="13.264" fill="#33302b">0,-1,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,505.515,88.764)" font-size="13.264" fill="#33302b">1,-1,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,409.733,88.764)" font-size="13.264" fill="#33302b">1,-1,NW</text>
<text transform="matrix(0,-1,1,0,361.841,171.714)" font-size="13.264" fill="#33302b">1,-1,W</text>
<text transform="matrix(0,-1,1,0,563.089,171.714)" font-size="13.264" fill="#33302b">2,-1,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,203.644,263.05)" font-size="13.264" fill="#33302b">-1,0,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,107.861,263.05)" font-size="13.264" fill="#33302b">-1,0,NW</text>
<text transform="matrix(0,-1,1,0,59.97,346)" font-size="13.264" fill="#33302b">-1,0,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,404.891,263.05)" font-size="13.264" fill="#33302b">0,0,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,309.109,263.05)" font-size="13.264" fill="#33302b">0,0,NW</text>
<text transform="matrix(0,-1,1,0,261.217,346)" font-size="13.264" fill="#33302b">0,0,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,606.139,263.05)" font-size="13.264" fill="#33302b">1,0,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,510.356,263.05)" font-size="13.264" fill="#33302b">1,0,NW</text>
<text transform="matrix(0,-1,1,0,462.465,346)" font-size="13.264" fill="#33302b">1,0,W</text>
<text transform="matrix(0,-1,1,0,663.713,346)" font-size="13.264" fill="#33302b">2,0,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,103.02,437.336)" font-size="13.264" fill="#33302b">-2,1,NE</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,304.267,437.336)" font-size="13.264" fill="#33302b">-1,1,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,208.485,437.336)" font-size="13.264" fill="#33302b">-1,1,NW</text>
<text transform="matrix(0,-1,1,0,160.593,520.286)" font-size="13.264" fill="#33302b">-1,1,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,505.515,437.336)" font-size="13.264" fill="#33302b">0,1,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,409.733,437.336)" font-size="13.264" fill="#33302b">0,1,NW</text>
<text transform="matrix(0,-1,1,0,361.841,520.286)" font-size="13.264" fill="#33302b">0,1,W</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,610.98,437.336)" font-size="13.264" fill="#33302b">1,1,NW</text>
<text transform="matrix(0,-1,1,0,563.089,520.286)" font-size="13.264" fill="#33302b">1,1,W</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,203.644,611.621)" font-size="13.264" fill="#33302b">-2,2,NE</text>
<text transform="matrix(0.866025,0.5,-0.5,0.866025,404.891,611.621)" font-size="13.264" fill="#33302b">-1,2,NE</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,309.109,611.621)" font-size="13.264" fill="#33302b">-1,2,NW</text>
<text transform="matrix(0.866025,-0.5,0.5,0.866025,510.356,611.621)" font-size="13.264" fill="#33302b">0,2,NW</text>
</g>
<g id="vertices">
<circle cx="155.752" cy="113.619" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="155.752" y="117.999" font-size="12" fill="#33302b">0,-2,S</text>
<circle cx="357" cy="113.619" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="357" y="117.999" font-size="12" fill="#33302b">1,-2,S</text>
<circle cx="558.248" cy="113.619" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="558.248" y="117.999" font-size="12" fill="#33302b">2,-2,S</text>
<circle cx="55.128" cy="287.905" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="55.128" y="292.285" font-size="12" fill="#33302b">-1,-1,S</text>
<circle cx="256.376" cy="55.524" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="256.376" y="59.904" font-size="12" fill="#33302b">0,-1,N</text>
<circle cx="256.376" cy="287.905" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="256.376" y="292.285" font-size="12" fill="#33302b">0,-1,S</text>
<circle cx="457.624" cy="55.524" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="457.624" y="59.904" font-size="12" fill="#33302b">1,-1,N</text>
<circle cx="457.624" cy="287.905" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="457.624" y="292.285" font-size="12" fill="#33302b">1,-1,S</text>
<circle cx="658.872" cy="287.905" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="658.872" y="292.285" font-size="12" fill="#33302b">2,-1,S</text>
<circle cx="155.752" cy="229.81" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="155.752" y="234.19" font-size="12" fill="#33302b">-1,0,N</text>
<circle cx="155.752" cy="462.19" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="155.752" y="466.57" font-size="12" fill="#33302b">-1,0,S</text>
<circle cx="357" cy="229.81" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="357" y="234.19" font-size="12" fill="#33302b">0,0,N</text>
<circle cx="357" cy="462.19" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="357" y="466.57" font-size="12" fill="#33302b">0,0,S</text>
<circle cx="558.248" cy="229.81" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="558.248" y="234.19" font-size="12" fill="#33302b">1,0,N</text>
<circle cx="558.248" cy="462.19" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="558.248" y="466.57" font-size="12" fill="#33302b">1,0,S</text>
<circle cx="55.128" cy="404.095" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="55.128" y="408.475" font-size="12" fill="#33302b">-2,1,N</text>
<circle cx="256.376" cy="404.095" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="256.376" y="408.475" font-size="12" fill="#33302b">-1,1,N</text>
<circle cx="256.376" cy="636.476" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="256.376" y="640.856" font-size="12" fill="#33302b">-1,1,S</text>
<circle cx="457.624" cy="404.095" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="457.624" y="408.475" font-size="12" fill="#33302b">0,1,N</text>
<circle cx="457.624" cy="636.476" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="457.624" y="640.856" font-size="12" fill="#33302b">0,1,S</text>
<circle cx="658.872" cy="404.095" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="658.872" y="408.475" font-size="12" fill="#33302b">1,1,N</text>
<circle cx="155.752" cy="578.381" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="155.752" y="582.761" font-size="12" fill="#33302b">-2,2,N</text>
<circle cx="357" cy="578.381" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="357" y="582.761" font-size="12" fill="#33302b">-1,2,N</text>
<circle cx="558.248" cy="578.381" r="24.4" fill="#ffffff" stroke="#7d7567" stroke-width="3.253"/>
<text x="558.248" y="582.761" font-size="12" fill="#33302b">0,2,N</text>
</g>
</svg>
$ pave grid draw --grid square --size 2x2 --labels index:2 --show borders 1,1 --scale 32 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="90" height="107" viewBox="0 0 90 107" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: borders 1,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="11.56,8.86 43.56,8.86 43.56,40.86 11.56,40.86" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.28"/>
<polygon points="43.56,8.86 75.56,8.86 75.56,40.86 43.56,40.86" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.28"/>
<polygon points="11.56,40.86 43.56,40.86 43.56,72.86 11.56,72.86" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.28"/>
<polygon points="43.56,40.86 75.56,40.86 75.56,72.86 43.56,72.86" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.28"/>
</g>
<g id="query">
<polygon points="43.56,40.86 75.56,40.86 75.56,72.86 43.56,72.86" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.28"/>
</g>
<g id="face-labels">
<text x="27.56" y="28.13" font-size="8.96" fill="#33302b">0</text>
<text x="59.56" y="28.13" font-size="8.96" fill="#33302b">1</text>
<text x="27.56" y="60.13" font-size="8.96" fill="#33302b">2</text>
</g>
<g id="query-borders">
<polyline points="43.56,40.86 75.56,40.86" stroke="#d9692f" stroke-width="7.04"/>
<polyline points="75.56,40.86 75.56,72.86" stroke="#d9692f" stroke-width="7.04"/>
<polyline points="43.56,72.86 75.56,72.86" stroke="#d9692f" stroke-width="7.04"/>
<polyline points="43.56,40.86 43.56,72.86" stroke="#d9692f" stroke-width="7.04"/>
</g>
<g id="query-labels">
<text x="59.56" y="60.13" font-size="8.96" fill="#ffffff">3</text>
<text x="59.56" y="42.787" font-size="5.28" fill="#ffffff">1,1,N</text>
<text transform="matrix(0,-1,1,0,77.487,56.86)" font-size="5.28" fill="#ffffff">2,1,W</text>
<text x="59.56" y="74.787" font-size="5.28" fill="#ffffff">1,2,N</text>
<text transform="matrix(0,-1,1,0,45.487,56.86)" font-size="5.28" fill="#ffffff">1,1,W</text>
</g>
<text x="45" y="95.36" font-size="12" fill="#33302b">borders 1,1</text>
</svg>
$ pave grid draw --grid tri --radius 1 --show touches 0,0 --numbers --caption none --scale 32 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="81" height="73" viewBox="0 0 81 73" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tri grid: touches 0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="24.5,8.787 40.5,36.5 8.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="24.5,8.787 56.5,8.787 40.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="56.5,8.787 72.5,36.5 40.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="8.5,36.5 40.5,36.5 24.5,64.213" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="40.5,36.5 56.5,64.213 24.5,64.213" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="40.5,36.5 72.5,36.5 56.5,64.213" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
</g>
<g id="query">
<polygon points="24.5,8.787 56.5,8.787 40.5,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="56.5,8.787 72.5,36.5 40.5,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="40.5,36.5 72.5,36.5 56.5,64.213" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="40.5,36.5 56.5,64.213 24.5,64.213" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="8.5,36.5 40.5,36.5 24.5,64.213" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="24.5,8.787 40.5,36.5 8.5,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
</g>
<g id="query-borders">
<circle cx="40.5" cy="36.5" r="8.64" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.517"/>
</g>
<g id="query-labels">
<text x="40.5" y="39.07" font-size="7.04" fill="#ffffff">0,0</text>
</g>
</svg>
$ pave grid draw --grid cairo --size 1x1 --labels none --orientation flat --show at 0.5,0.5 --scale 32 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="92" height="115" viewBox="0 0 92 115" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>cairo grid: at 0.5,0.5</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="52.532,8.858 76.91,15.39 70.378,39.768 46,46.3 39.468,21.922" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="70.378,39.768 83.442,52.832 76.91,77.21 52.532,70.678 46,46.3" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="46,46.3 52.532,70.678 39.468,83.742 15.09,77.21 21.622,52.832" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
<polygon points="15.09,15.39 39.468,21.922 46,46.3 21.622,52.832 8.558,39.768" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.739"/>
</g>
<g id="query">
<polygon points="46,46.3 52.532,70.678 39.468,83.742 15.09,77.21 21.622,52.832" fill="#d9692f" stroke="#a79d8b" stroke-width="0.739"/>
</g>
<g id="query-labels">
<circle cx="42.404" cy="50.986" r="1.626" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.739"/>
</g>
<text x="46" y="103.091" font-size="12" fill="#33302b">at 0.5,0.5</text>
</svg>
$ pave grid draw --grid hex --radius 1 --show distance -1,0 1,0 --labels none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="103" viewBox="0 0 100 103" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: distance -1,0 1,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="36.144,4.411 50,12.411 50,28.411 36.144,36.411 22.287,28.411 22.287,12.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="63.856,4.411 77.713,12.411 77.713,28.411 63.856,36.411 50,28.411 50,12.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="22.287,28.411 36.144,36.411 36.144,52.411 22.287,60.411 8.431,52.411 8.431,36.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="50,28.411 63.856,36.411 63.856,52.411 50,60.411 36.144,52.411 36.144,36.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="77.713,28.411 91.569,36.411 91.569,52.411 77.713,60.411 63.856,52.411 63.856,36.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.144,52.411 50,60.411 50,76.411 36.144,84.411 22.287,76.411 22.287,60.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="63.856,52.411 77.713,60.411 77.713,76.411 63.856,84.411 50,76.411 50,60.411" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="22.287,28.411 36.144,36.411 36.144,52.411 22.287,60.411 8.431,52.411 8.431,36.411" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="77.713,28.411 91.569,36.411 91.569,52.411 77.713,60.411 63.856,52.411 63.856,36.411" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="96.492" font-size="8.482" fill="#33302b">distance -1,0 1,0: 2</text>
</svg>
$ pave grid draw --grid hex --radius 0 --parts edges --show endpoints 0,0,NE --scale 32 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="98" height="109" viewBox="0 0 98 109" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: endpoints 0,0,NE</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="44.776,17.544 72.489,33.544 72.489,65.544 44.776,81.544 17.063,65.544 17.063,33.544" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.28"/>
</g>
<g id="query">
</g>
<g id="query-borders">
<polyline points="44.776,17.544 72.489,33.544" stroke="#1f6f8b" stroke-width="7.04"/>
<circle cx="72.489" cy="33.544" r="8.64" fill="#d9692f" stroke="#ffffff" stroke-width="0.896"/>
<circle cx="44.776" cy="17.544" r="8.64" fill="#d9692f" stroke="#ffffff" stroke-width="0.896"/>
</g>
<g id="query-labels">
</g>
<text x="49" y="98.084" font-size="8.633" fill="#33302b">endpoints 0,0,NE</text>
</svg>
$ pave grid draw --grid square --size 2x1 --color vertex --show children 0,0 2 --numbers --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="112" viewBox="0 0 100 112" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: children 0,0 2</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="14.648,9.763 50,9.763 50,45.116 14.648,45.116" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.414"/>
<polygon points="50,9.763 85.352,9.763 85.352,45.116 50,45.116" fill="#bfd9c4" stroke="#a79d8b" stroke-width="1.414"/>
</g>
<g id="query">
<polygon points="14.648,9.763 50,9.763 50,45.116 14.648,45.116" fill="#d9692f" stroke="#a79d8b" stroke-width="1.414"/>
<polygon points="50,9.763 85.352,9.763 85.352,45.116 50,45.116" fill="#d9692f" stroke="#a79d8b" stroke-width="1.414"/>
<polygon points="14.648,45.116 50,45.116 50,80.468 14.648,80.468" fill="#d9692f" stroke="#a79d8b" stroke-width="1.414"/>
<polygon points="50,45.116 85.352,45.116 85.352,80.468 50,80.468" fill="#d9692f" stroke="#a79d8b" stroke-width="1.414"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="32.324" y="32.601" font-size="14.141" fill="#ffffff">0</text>
<text x="67.676" y="32.601" font-size="14.141" fill="#ffffff">1</text>
<text x="32.324" y="67.953" font-size="14.141" fill="#ffffff">2</text>
<text x="67.676" y="67.953" font-size="14.141" fill="#ffffff">3</text>
</g>
<text x="50" y="99.873" font-size="10.775" fill="#33302b">children 0,0 2</text>
</svg>
$ pave grid draw --grid tri --window parallelogram --size 4x1 --show ray 0,0,L E 3 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="68" viewBox="0 0 100 68" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>tri grid: ray 0,0,L E 3</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="9.454,8.84 41.891,8.84 25.673,36.931" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="41.891,8.84 58.109,36.931 25.673,36.931" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="41.891,8.84 74.327,8.84 58.109,36.931" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="74.327,8.84 90.546,36.931 58.109,36.931" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.749"/>
</g>
<g id="query">
<polygon points="41.891,8.84 58.109,36.931 25.673,36.931" fill="#d9692f" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="41.891,8.84 74.327,8.84 58.109,36.931" fill="#d9692f" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="74.327,8.84 90.546,36.931 58.109,36.931" fill="#d9692f" stroke="#a79d8b" stroke-width="0.749"/>
<polygon points="9.454,8.84 41.891,8.84 25.673,36.931" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.749"/>
<polyline points="25.673,18.203 41.891,27.567 58.109,18.203 65.338,22.377" stroke="#000000" stroke-opacity="0.345" stroke-width="3.568"/>
<polygon points="74.327,27.567 63.262,25.973 67.414,18.781" fill="#000000" fill-opacity="0.345"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="56.181" font-size="11.767" fill="#33302b">ray 0,0,L E 3</text>
</svg>
$ pave grid draw --grid square --on walls.mask --show path 0,0 1,0 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="95" viewBox="0 0 100 95" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: path 0,0 1,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="7.627,9.015 35.876,9.015 35.876,37.263 7.627,37.263" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,9.015 64.124,9.015 64.124,37.263 35.876,37.263" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,9.015 92.373,9.015 92.373,37.263 64.124,37.263" fill="#57524a" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,37.263 35.876,37.263 35.876,65.512 7.627,65.512" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,37.263 64.124,37.263 64.124,65.512 35.876,65.512" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,37.263 92.373,37.263 92.373,65.512 64.124,65.512" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="query">
<polygon points="7.627,37.263 35.876,37.263 35.876,65.512 7.627,65.512" fill="#d9692f" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,37.263 64.124,37.263 64.124,65.512 35.876,65.512" fill="#d9692f" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,9.015 35.876,9.015 35.876,37.263 7.627,37.263" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,9.015 64.124,9.015 64.124,37.263 35.876,37.263" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.13"/>
<polyline points="21.751,23.139 21.751,51.388 50,51.388 50,32.179" stroke="#000000" stroke-opacity="0.345" stroke-width="3.107"/>
<polygon points="50,23.139 53.616,32.179 46.384,32.179" fill="#000000" fill-opacity="0.345"/>
</g>
<g id="walls">
<polyline points="35.876,9.015 35.876,37.263" stroke="#57524a" stroke-width="3.107"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="84.119" font-size="12" fill="#33302b">path 0,0 1,0</text>
</svg>
$ pave grid draw --grid square --on walls.mask --show sight 0,0 2,1 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="82" viewBox="0 0 100 82" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: sight 0,0 2,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="12.871,7.822 37.624,7.822 37.624,32.574 12.871,32.574" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,7.822 62.376,7.822 62.376,32.574 37.624,32.574" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,7.822 87.129,7.822 87.129,32.574 62.376,32.574" fill="#57524a" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="12.871,32.574 37.624,32.574 37.624,57.327 12.871,57.327" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,32.574 62.376,32.574 62.376,57.327 37.624,57.327" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,32.574 87.129,32.574 87.129,57.327 62.376,57.327" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
</g>
<g id="query">
<polygon points="12.871,7.822 37.624,7.822 37.624,32.574 12.871,32.574" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,32.574 87.129,32.574 87.129,57.327 62.376,57.327" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.99"/>
<polyline points="25.248,20.198 74.752,44.951" stroke="#000000" stroke-opacity="0.345" stroke-width="2.723"/>
</g>
<g id="walls">
<polyline points="37.624,7.822 37.624,32.574" stroke="#57524a" stroke-width="2.723"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="72.801" font-size="9.608" fill="#33302b">sight 0,0 2,1: no</text>
</svg>
$ pave grid draw --grid square --on walls.mask --show path 0,0 2,0 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="83" viewBox="0 0 100 83" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: path 0,0 2,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="12.871,8.044 37.624,8.044 37.624,32.796 12.871,32.796" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,8.044 62.376,8.044 62.376,32.796 37.624,32.796" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,8.044 87.129,8.044 87.129,32.796 62.376,32.796" fill="#57524a" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="12.871,32.796 37.624,32.796 37.624,57.549 12.871,57.549" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,32.796 62.376,32.796 62.376,57.549 37.624,57.549" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,32.796 87.129,32.796 87.129,57.549 62.376,57.549" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
</g>
<g id="query">
<polygon points="12.871,8.044 37.624,8.044 37.624,32.796 12.871,32.796" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,8.044 87.129,8.044 87.129,32.796 62.376,32.796" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.99"/>
</g>
<g id="walls">
<polyline points="37.624,8.044 37.624,32.796" stroke="#57524a" stroke-width="2.723"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="73.447" font-size="10.072" fill="#33302b">path 0,0 2,0: no</text>
</svg>
$ pave grid draw --grid square --on torus.mask --show components --numbers --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="94" viewBox="0 0 100 94" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: components</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="7.627,8.02 35.876,8.02 35.876,36.269 7.627,36.269" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,8.02 64.124,8.02 64.124,36.269 35.876,36.269" fill="#57524a" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,8.02 92.373,8.02 92.373,36.269 64.124,36.269" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,36.269 35.876,36.269 35.876,64.518 7.627,64.518" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,36.269 64.124,36.269 64.124,64.518 35.876,64.518" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,36.269 92.373,36.269 92.373,64.518 64.124,64.518" fill="#f3e3b8" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="query">
</g>
<g id="face-labels">
<text x="21.751" y="26.269" font-size="11.299" fill="#33302b">0</text>
<text x="78.249" y="26.269" font-size="11.299" fill="#33302b">0</text>
<text x="21.751" y="54.518" font-size="11.299" fill="#33302b">0</text>
<text x="50" y="54.518" font-size="11.299" fill="#33302b">0</text>
<text x="78.249" y="54.518" font-size="11.299" fill="#33302b">0</text>
</g>
<g id="query-labels">
</g>
<text x="50" y="83.125" font-size="12" fill="#33302b">components</text>
</svg>
$ pave grid draw --grid square --on torus.mask --show field 0,0 --numbers --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="94" viewBox="0 0 100 94" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: field 0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="7.627,8.02 35.876,8.02 35.876,36.269 7.627,36.269" fill="#d9692f" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,8.02 64.124,8.02 64.124,36.269 35.876,36.269" fill="#57524a" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,8.02 92.373,8.02 92.373,36.269 64.124,36.269" fill="#e8ae8c" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,36.269 35.876,36.269 35.876,64.518 7.627,64.518" fill="#e8ae8c" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,36.269 64.124,36.269 64.124,64.518 35.876,64.518" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,36.269 92.373,36.269 92.373,64.518 64.124,64.518" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="query">
<polygon points="7.627,8.02 35.876,8.02 35.876,36.269 7.627,36.269" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="face-labels">
<text x="78.249" y="26.269" font-size="11.299" fill="#33302b">1</text>
<text x="21.751" y="54.518" font-size="11.299" fill="#33302b">1</text>
<text x="50" y="54.518" font-size="11.299" fill="#33302b">2</text>
<text x="78.249" y="54.518" font-size="11.299" fill="#33302b">2</text>
</g>
<g id="query-labels">
<text x="21.751" y="26.269" font-size="11.299" fill="#ffffff">0</text>
</g>
<text x="50" y="83.125" font-size="12" fill="#33302b">field 0,0</text>
</svg>
$ pave grid draw --grid square --on torus.mask --show view 0,0 1 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="94" viewBox="0 0 100 94" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: view 0,0 1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="7.627,8.02 35.876,8.02 35.876,36.269 7.627,36.269" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,8.02 64.124,8.02 64.124,36.269 35.876,36.269" fill="#57524a" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,8.02 92.373,8.02 92.373,36.269 64.124,36.269" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,36.269 35.876,36.269 35.876,64.518 7.627,64.518" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="35.876,36.269 64.124,36.269 64.124,64.518 35.876,64.518" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,36.269 92.373,36.269 92.373,64.518 64.124,64.518" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="query">
<polygon points="35.876,8.02 64.124,8.02 64.124,36.269 35.876,36.269" fill="#9a4520" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="64.124,8.02 92.373,8.02 92.373,36.269 64.124,36.269" fill="#d9692f" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,36.269 35.876,36.269 35.876,64.518 7.627,64.518" fill="#d9692f" stroke="#a79d8b" stroke-width="1.13"/>
<polygon points="7.627,8.02 35.876,8.02 35.876,36.269 7.627,36.269" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.13"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="83.125" font-size="12" fill="#33302b">view 0,0 1</text>
</svg>
$ pave grid draw --grid square --on torus.mask --show twin 0,0 N --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="80" viewBox="0 0 100 80" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: twin 0,0 N</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="12.871,6.832 37.624,6.832 37.624,31.585 12.871,31.585" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,6.832 62.376,6.832 62.376,31.585 37.624,31.585" fill="#57524a" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,6.832 87.129,6.832 87.129,31.585 62.376,31.585" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="12.871,31.585 37.624,31.585 37.624,56.337 12.871,56.337" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="37.624,31.585 62.376,31.585 62.376,56.337 37.624,56.337" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
<polygon points="62.376,31.585 87.129,31.585 87.129,56.337 62.376,56.337" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.99"/>
</g>
<g id="query">
<polygon points="12.871,6.832 37.624,6.832 37.624,31.585 12.871,31.585" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.99"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="71.135" font-size="8.869" fill="#33302b">twin 0,0 N: 0,-1 2</text>
</svg>
$ pave grid draw --grid hex --radius 1 --show common -1,0 1 1,0 1 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="103" viewBox="0 0 100 103" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: common -1,0 1 1,0 1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="36.113,4.54 50,12.558 50,28.593 36.113,36.611 22.226,28.593 22.226,12.558" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="63.887,4.54 77.774,12.558 77.774,28.593 63.887,36.611 50,28.593 50,12.558" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="22.226,28.593 36.113,36.611 36.113,52.647 22.226,60.664 8.338,52.647 8.338,36.611" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="50,28.593 63.887,36.611 63.887,52.647 50,60.664 36.113,52.647 36.113,36.611" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="77.774,28.593 91.662,36.611 91.662,52.647 77.774,60.664 63.887,52.647 63.887,36.611" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="36.113,52.647 50,60.664 50,76.7 36.113,84.718 22.226,76.7 22.226,60.664" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="63.887,52.647 77.774,60.664 77.774,76.7 63.887,84.718 50,76.7 50,60.664" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.641"/>
</g>
<g id="query">
<polygon points="50,28.593 63.887,36.611 63.887,52.647 50,60.664 36.113,52.647 36.113,36.611" fill="#d9692f" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="22.226,28.593 36.113,36.611 36.113,52.647 22.226,60.664 8.338,52.647 8.338,36.611" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.641"/>
<polygon points="77.774,28.593 91.662,36.611 91.662,52.647 77.774,60.664 63.887,52.647 63.887,36.611" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.641"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="96.469" font-size="8.111" fill="#33302b">common -1,0 1 1,0 1</text>
</svg>
$ pave grid draw --grid hex --radius 0 --show chunk 0,0 2 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="112" viewBox="0 0 100 112" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: chunk 0,0 2</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="50,9.903 81.241,27.94 81.241,64.015 50,82.052 18.759,64.015 18.759,27.94" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.443"/>
</g>
<g id="query">
<polygon points="50,9.903 81.241,27.94 81.241,64.015 50,82.052 18.759,64.015 18.759,27.94" fill="#1f6f8b" stroke="#a79d8b" stroke-width="1.443"/>
</g>
<g id="query-labels">
</g>
<text x="50" y="100.2" font-size="9.189" fill="#33302b">chunk 0,0 2: 0,0</text>
</svg>
$ pave grid draw --grid hex --radius 0 --show vertex-at 0.1,0.9 --labels none --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="121" viewBox="0 0 100 121" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: vertex-at 0.1,0.9</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="50,9.762 81.241,27.799 81.241,63.874 50,81.911 18.759,63.874 18.759,27.799" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.443"/>
</g>
<g id="query">
</g>
<g id="query-borders">
<circle cx="50" cy="81.911" r="9.74" fill="#d9692f" stroke="#ffffff" stroke-width="1.01"/>
</g>
<g id="query-labels">
<text x="50" y="84.18" font-size="6.217" fill="#ffffff">0,0,S</text>
<circle cx="53.607" cy="78.304" r="3.175" fill="#1f6f8b" stroke="#ffffff" stroke-width="1.443"/>
</g>
<text x="50" y="109.398" font-size="8.987" fill="#33302b">vertex-at 0.1,0.9</text>
</svg>
$ pave grid draw --grid square --size 1x1 --basis 1,0.5 -1,0.5 --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="61" viewBox="0 0 100 61" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="50,10.782 89.436,30.5 50,50.218 10.564,30.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.411"/>
</g>
<g id="face-labels">
<text x="50" y="36.937" font-size="17.636" fill="#33302b">0,0</text>
</g>
</svg>
$ pave grid draw --grid square --size 2x1 --basis 1,0.5 -1,0.5 --labels none --show at 0.5,0.75 --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="80" viewBox="0 0 100 80" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: at 0.5,0.75</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="35.859,8.053 64.141,22.194 35.859,36.335 7.577,22.194" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.012"/>
<polygon points="64.141,22.194 92.423,36.335 64.141,50.476 35.859,36.335" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.012"/>
</g>
<g id="query">
<polygon points="64.141,22.194 92.423,36.335 64.141,50.476 35.859,36.335" fill="#d9692f" stroke="#a79d8b" stroke-width="1.012"/>
</g>
<g id="query-labels">
<circle cx="50" cy="29.265" r="2.783" fill="#1f6f8b" stroke="#ffffff" stroke-width="1.012"/>
</g>
<text x="50" y="69.033" font-size="12" fill="#33302b">at 0.5,0.75</text>
</svg>
$ pave grid draw --grid hex --window disk --radius 2 --at -3,2 -o picture.png
 89 50 4e 47 0d 0a 1a 0a
$ pave grid draw --grid tri --window triangle --radius 3 -o picture.pdf
%PDF-
the same twice
$ pave grid draw
pave: -o is missing; give a picture, such as -o grid.svg
-> 2
$ pave grid draw -o picture.foo
pave: -o picture.foo: the extension sets the format; use .svg, .pdf, .png, or give --format
-> 2
$ pave grid draw -o no-folder/picture.svg
pave: no-folder/picture.svg: the folder no-folder does not exist; make it first
-> 3
$ pave grid draw --grid hexx -o picture.svg
pave: --grid: "hexx" is not a grid; did you mean hex? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid draw --grid missing.json -o picture.svg
pave: --grid: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave grid draw --grid cut.json -o picture.svg
pave: --grid: cut.json:1:12: this is not well-formed JSON: a name in quotes is expected here, but the file is cut off
-> 3
$ pave grid draw --grid square --window hexagon -o picture.svg
pave: --window: the tiling square has no windows of the shape hexagon: use a rectangle, a parallelogram or a disk
-> 2
$ pave grid draw --grid square --radius 3 -o picture.svg
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave grid draw --grid hex --window disk --size 3x3 -o picture.svg
pave: --size: a disk has a --radius; leave it out, or choose another --window
-> 2
$ pave grid draw --at 0,0,0,0 -o picture.svg
pave: --at: "0,0,0,0" is not a cell of hex; give X,Y, such as -3,2
-> 2
$ pave grid draw --at 536870912,0 -o picture.svg
pave: --at: the window leaves |q|, |r| <= 536870912: make it smaller or move it
-> 2
$ pave grid draw --parts faces,corners -o picture.svg
pave: --parts: "corners" is not a kind of parts; they are faces, edges and vertices, or query alone
-> 2
$ pave grid draw --parts  -o picture.svg
pave: --parts: empty; give LIST
-> 2
$ pave grid draw --grid cairo --parts edges -o picture.svg
pave: --parts: edges of cairo have no names; only those of square, hex and tri do
-> 2
$ pave grid draw --grid cairo --labels cube -o picture.svg
pave: --labels: cairo has no other coordinates; give axial or none
-> 2
$ pave grid draw --labels cubic -o picture.svg
pave: --labels: hex has no system "cubic"; its systems are cube, offset-odd-r, offset-even-r, offset-odd-q, offset-even-q, doubled-width, doubled-height, shm, index:WIDTH
-> 2
$ pave grid draw --show neighbours 0,0 -o picture.svg
pave: --show: unknown query "neighbours"; did you mean neighbors? Queries are neighbors, diagonals, touching, borders, corners, joins, continues, endpoints, touches, protrudes, adjacent, surrounding, dual, twin, distance, line, ray, ring, disk, spiral, common, rotate, reflect, to, from, shm-add, shm-multiply, parent, children, chunk, color, world, at, edge-at, vertex-at, round, path, reach, field, sight, view, cells, index, components
-> 2
$ pave grid draw --show neighbors 0,0,NE -o picture.svg
pave: --show: neighbors needs a face such as 0,0; 0,0,NE is an edge
-> 2
$ pave grid draw --scale 0 -o picture.svg
pave: --scale: 0 is out of range; must be above 0, up to 1e+18
-> 2
$ pave grid draw --width 0 -o picture.svg
pave: --width: 0 is out of range; must be 1 to 1073741824
-> 2
$ pave grid draw --width 100 --scale 32 -o picture.svg
pave: --scale: --width gives the size; leave it out
-> 2
$ pave grid draw --color side -o picture.svg
pave: --color: unknown value "side"; give one of edge, vertex
-> 2
$ pave grid draw --basis 1,0 -o picture.svg
pave: --basis: "1,0" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid draw --basis 1,0 a,b -o picture.svg
pave: --basis: "1,0 a,b" is not two steps; give them such as "1,0.5 -1,0.5", or 1,0.5,-1,0.5
-> 2
$ pave grid draw --basis 1,0 2,0 -o picture.svg
pave: --basis: the two steps of "1,0 2,0" are parallel, or out of range
-> 2
$ pave grid draw --basis 1,0 1,2 --orientation flat -o picture.svg
pave: --orientation: --basis gives it; leave it out
-> 2
$ pave grid draw --on nothing.mask -o picture.svg
pave: nothing.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave grid draw --show components -o picture.svg
pave: --show: components needs --on FILE, a ground such as a mask, whose window limits the moves; docs/grounds.md lists all kinds
-> 2
$ pave grid draw --on walls.mask --width 100 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="100" height="90" viewBox="0 0 100 90" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="69.685,10.905 89.37,45 69.685,79.095 30.315,79.095 10.63,45 30.315,10.905" fill="#f7f3e9" stroke="#a79d8b" stroke-width="1.575"/>
</g>
<g id="face-labels">
<text x="50" y="50.748" font-size="15.748" fill="#33302b">0,0</text>
</g>
</svg>
$ pave grid draw --on walls.mask -o picture.svg
pave: walls.mask:1:6: the mask is for the grid "square", not for hex: give that grid, or another mask
-> 3
$ pave grid draw --grid square --on walls.mask --size 3x2 -o picture.svg
pave: --size: --on gives the window; leave it out
-> 2
$ pave grid draw --grid square --on walls.mask --show path 0,0 7,7 -o picture.svg
pave: --show: B is outside the window of walls.mask
-> 2
$ pave grid draw --scale 100000 -o picture.png
pave: -o: a picture of 920026 x 854000 pixels: a PNG is drawn with at most 32767 each way; choose a smaller scale, or SVG
-> 2
$ pave grid draw --grid square --size 1073741825x1 -o picture.svg
pave: --size: about 1073741825 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --size 1001x1000 -o picture.svg
pave: --size: about 1001000 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --window disk --radius 708 -o picture.svg
pave: --radius: about 1002528 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --grid hex --radius 578 -o picture.svg
pave: --radius: about 1002252 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --grid tri --window triangle --radius 1001 -o picture.svg
pave: --radius: about 1002001 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --grid cairo --size 500x501 -o picture.svg
pave: --size: about 1002000 cells, but a picture has at most 1000000; choose a smaller window
-> 2
$ pave grid draw --grid square --size 3x1 --at 536870911,0 -o picture.svg
pave: --at: the window leaves |q|, |r| <= 536870912: make it smaller or move it
-> 2
$ pave grid draw --grid square --size 3 -o picture.svg
pave: --size: "3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave grid draw --grid square --size 1x1 --numbers -o picture.svg
pave: --numbers: only an answer of --show has numbers; leave it out
-> 2
$ pave grid draw --grid square --grid cairo --window disk -o picture.svg
pave: --window: the tiling cairo has no windows of the shape disk: use a rectangle or a parallelogram
-> 2
$ pave grid draw --show disk 0,0 577 -o picture.svg
pave: --show: the result has 1000519 parts; a picture shows at most 1000000, so request fewer
-> 2
$ pave grid draw --basis 1e300,0 0,1 -o picture.svg
pave: --basis: the two steps of "1e300,0 0,1" are parallel, or out of range
-> 2
$ pave grid draw --basis 1,0 0,1e-4 -o picture.svg
pave: --basis: a step is too long or too short to be drawn; give steps of lengths from 0.001 to 1000, and their size with --scale
-> 2
$ pave grid draw --grid square --on walls.mask -o picture.svg
pave: --on: walls.mask has 1001000 cells; a picture has at most 1000000, so draw a smaller ground
-> 2
STDOUT
