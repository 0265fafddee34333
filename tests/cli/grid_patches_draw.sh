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
for words in '--orientation flat' --y-up '--basis 1,0,0,1' '--on rooms.mask' '--parts edges' '--labels cube' '--window hexagon' '--window parallelogram' '--window rectangle --radius 3' \
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

exit
: <<'STDOUT'
$ pave grid draw --grid penrose --radius 2 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="96" height="92" viewBox="0 0 96 92" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="28,5.713 48,5.713 41.82,24.734 21.82,24.734" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="11.82,17.468 28,5.713 21.82,24.734 5.639,36.489" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,17.468 70.361,36.489 54.18,24.734 48,5.713" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="80.361,5.713 86.541,24.734 70.361,36.489 64.18,17.468" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,5.713 54.18,24.734 48,43.755 41.82,24.734" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="41.82,24.734 48,43.755 28,43.755 21.82,24.734" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="21.82,24.734 28,43.755 11.82,55.511 5.639,36.489" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="54.18,24.734 70.361,36.489 64.18,55.511 48,43.755" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="70.361,36.489 90.361,36.489 84.18,55.511 64.18,55.511" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,43.755 48,43.755 31.82,55.511 11.82,55.511" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,43.755 64.18,55.511 48,67.266 31.82,55.511" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="31.82,55.511 48,67.266 28,67.266 11.82,55.511" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="84.18,55.511 90.361,74.532 70.361,74.532 64.18,55.511" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,55.511 70.361,74.532 54.18,86.287 48,67.266" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,67.266 48,67.266 41.82,86.287 21.82,86.287" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.456"/>
</g>
</svg>
$ pave grid draw --grid penrose --radius 2 --labels axial --color edge --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="96" height="92" viewBox="0 0 96 92" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="28,5.713 48,5.713 41.82,24.734 21.82,24.734" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="11.82,17.468 28,5.713 21.82,24.734 5.639,36.489" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,17.468 70.361,36.489 54.18,24.734 48,5.713" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="80.361,5.713 86.541,24.734 70.361,36.489 64.18,17.468" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,5.713 54.18,24.734 48,43.755 41.82,24.734" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="41.82,24.734 48,43.755 28,43.755 21.82,24.734" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="21.82,24.734 28,43.755 11.82,55.511 5.639,36.489" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="54.18,24.734 70.361,36.489 64.18,55.511 48,43.755" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="70.361,36.489 90.361,36.489 84.18,55.511 64.18,55.511" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,43.755 48,43.755 31.82,55.511 11.82,55.511" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,43.755 64.18,55.511 48,67.266 31.82,55.511" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="31.82,55.511 48,67.266 28,67.266 11.82,55.511" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="84.18,55.511 90.361,74.532 70.361,74.532 64.18,55.511" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,55.511 70.361,74.532 54.18,86.287 48,67.266" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,67.266 48,67.266 41.82,86.287 21.82,86.287" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
</g>
<g id="face-labels">
</g>
</svg>
$ pave grid draw --grid penrose --radius 2 --color vertex --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="96" height="92" viewBox="0 0 96 92" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="28,5.713 48,5.713 41.82,24.734 21.82,24.734" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="11.82,17.468 28,5.713 21.82,24.734 5.639,36.489" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,17.468 70.361,36.489 54.18,24.734 48,5.713" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="80.361,5.713 86.541,24.734 70.361,36.489 64.18,17.468" fill="#b7aed6" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,5.713 54.18,24.734 48,43.755 41.82,24.734" fill="#b7aed6" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="41.82,24.734 48,43.755 28,43.755 21.82,24.734" fill="#f1e4b8" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="21.82,24.734 28,43.755 11.82,55.511 5.639,36.489" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="54.18,24.734 70.361,36.489 64.18,55.511 48,43.755" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="70.361,36.489 90.361,36.489 84.18,55.511 64.18,55.511" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,43.755 48,43.755 31.82,55.511 11.82,55.511" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,43.755 64.18,55.511 48,67.266 31.82,55.511" fill="#9cc5a1" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="31.82,55.511 48,67.266 28,67.266 11.82,55.511" fill="#f0c987" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="84.18,55.511 90.361,74.532 70.361,74.532 64.18,55.511" fill="#f1e4b8" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,55.511 70.361,74.532 54.18,86.287 48,67.266" fill="#b7aed6" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,67.266 48,67.266 41.82,86.287 21.82,86.287" fill="#e39d86" stroke="#4d473e" stroke-width="0.456"/>
</g>
</svg>
$ pave grid draw --grid ammann-beenker:7 --size 3x2 --at 100,50 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="93" height="65" viewBox="0 0 93 65" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>ammann-beenker:7 grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="53.571,5.429 73.571,5.429 73.571,25.429 53.571,25.429" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="39.429,11.287 53.571,25.429 39.429,39.571 25.287,25.429" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="25.287,25.429 39.429,39.571 19.429,39.571 5.287,25.429" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="53.571,25.429 73.571,25.429 59.429,39.571 39.429,39.571" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="73.571,25.429 87.713,39.571 73.571,53.713 59.429,39.571" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="59.429,39.571 73.571,53.713 53.571,53.713 39.429,39.571" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="19.429,39.571 39.429,39.571 39.429,59.571 19.429,59.571" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
</g>
</svg>
$ pave grid draw --grid ammann-beenker:7 --window rectangle --size 3x2 --at 0,0,0 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="79" height="65" viewBox="0 0 79 65" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>ammann-beenker:7 grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="19.5,5.429 39.5,5.429 39.5,25.429 19.5,25.429" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="53.642,11.287 67.784,25.429 53.642,39.571 39.5,25.429" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="39.5,25.429 53.642,39.571 33.642,39.571 19.5,25.429" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="5.358,39.571 19.5,25.429 19.5,45.429 5.358,59.571" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="19.5,25.429 33.642,39.571 33.642,59.571 19.5,45.429" fill="#2f6f8b" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="33.642,39.571 53.642,39.571 53.642,59.571 33.642,59.571" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
<polygon points="53.642,39.571 73.642,39.571 73.642,59.571 53.642,59.571" fill="#f1dfb4" stroke="#4d473e" stroke-width="0.468"/>
</g>
</svg>
$ pave grid draw --grid hat --radius 6 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="332" height="324" viewBox="0 0 332 324" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hat grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="166,23.436 196,6.115 206,23.436 196,40.756 186,58.077 166,58.077 166,92.718 136,110.038 126,92.718 136,75.397 106,58.077 106,23.436 126,23.436 136,6.115" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="226,127.359 226,162 206,162 196,144.679 186,127.359 196,110.038 166,92.718 166,58.077 186,58.077 196,75.397 226,58.077 256,75.397 246,92.718 256,110.038" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="106,127.359 76,110.038 86,92.718 106,92.718 126,92.718 136,110.038 166,92.718 196,110.038 186,127.359 166,127.359 166,162 136,179.321 126,162 106,162" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="46,162 16,179.321 6,162 16,144.679 26,127.359 46,127.359 46,92.718 76,75.397 86,92.718 76,110.038 106,127.359 106,162 86,162 76,179.321" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="286,162 256,179.321 246,162 226,162 226,127.359 256,110.038 246,92.718 256,75.397 286,92.718 286,127.359 306,127.359 316,144.679 326,162 316,179.321" fill="#e3a27c" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="166,162 166,127.359 186,127.359 196,144.679 206,162 196,179.321 226,196.641 226,231.282 206,231.282 196,213.962 166,231.282 136,213.962 146,196.641 136,179.321" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="226,196.641 196,179.321 206,162 226,162 246,162 256,179.321 286,162 316,179.321 306,196.641 286,196.641 286,231.282 256,248.603 246,231.282 226,231.282" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="46,231.282 16,213.962 26,196.641 16,179.321 46,162 76,179.321 86,162 106,162 106,196.641 76,213.962 86,231.282 76,248.603 66,265.923 46,265.923" fill="#e3a27c" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="106,196.641 106,162 126,162 136,179.321 146,196.641 136,213.962 166,231.282 166,265.923 146,265.923 136,248.603 106,265.923 76,248.603 86,231.282 76,213.962" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="166,300.564 136,317.885 126,300.564 136,283.244 146,265.923 166,265.923 166,231.282 196,213.962 206,231.282 196,248.603 226,265.923 226,300.564 206,300.564 196,317.885" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.861"/>
</g>
</svg>
$ pave grid draw --grid spectre --radius 5 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="266" height="236" viewBox="0 0 266 236" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>spectre grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="75.321,6.038 85.321,23.359 105.321,23.359 105.321,43.359 88,53.359 98,70.679 88,88 70.679,78 70.679,58 50.679,58 40.679,40.679 30.679,23.359 40.679,6.038 58,16.038" fill="#5f97a0" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="105.321,23.359 125.321,23.359 135.321,6.038 152.641,16.038 152.641,36.038 172.641,36.038 182.641,53.359 165.321,63.359 148,53.359 138,70.679 118,70.679 98,70.679 88,53.359 105.321,43.359" fill="#2f6f8b" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="195.321,100.679 185.321,83.359 165.321,83.359 165.321,63.359 182.641,53.359 172.641,36.038 182.641,18.718 199.962,28.718 199.962,48.718 219.962,48.718 229.962,66.038 239.962,83.359 229.962,100.679 212.641,90.679" fill="#e3a27c" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="6.038,109.962 16.038,92.641 6.038,75.321 23.359,65.321 40.679,75.321 50.679,58 70.679,58 70.679,78 53.359,88 63.359,105.321 53.359,122.641 43.359,139.962 23.359,139.962 23.359,119.962" fill="#f1dfb4" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="130.679,118 110.679,118 100.679,135.321 83.359,125.321 83.359,105.321 63.359,105.321 53.359,88 70.679,78 88,88 98,70.679 118,70.679 138,70.679 148,88 130.679,98" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="160.679,135.321 150.679,118 130.679,118 130.679,98 148,88 138,70.679 148,53.359 165.321,63.359 165.321,83.359 185.321,83.359 195.321,100.679 205.321,118 195.321,135.321 178,125.321" fill="#e3a27c" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="195.321,135.321 205.321,118 195.321,100.679 212.641,90.679 229.962,100.679 239.962,83.359 259.962,83.359 259.962,103.359 242.641,113.359 252.641,130.679 242.641,148 232.641,165.321 212.641,165.321 212.641,145.321" fill="#f1dfb4" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="182.641,182.641 165.321,172.641 148,182.641 138,165.321 148,148 130.679,138 130.679,118 150.679,118 160.679,135.321 178,125.321 195.321,135.321 212.641,145.321 212.641,165.321 192.641,165.321" fill="#c0cfb5" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="100.679,135.321 90.679,152.641 100.679,169.962 83.359,179.962 66.038,169.962 56.038,187.282 36.038,187.282 36.038,167.282 53.359,157.282 43.359,139.962 53.359,122.641 63.359,105.321 83.359,105.321 83.359,125.321" fill="#eac198" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="148,148 138,165.321 148,182.641 130.679,192.641 113.359,182.641 103.359,199.962 83.359,199.962 83.359,179.962 100.679,169.962 90.679,152.641 100.679,135.321 110.679,118 130.679,118 130.679,138" fill="#eac198" stroke="#4d473e" stroke-width="1.431"/>
<polygon points="225.321,212.641 205.321,212.641 195.321,229.962 178,219.962 178,199.962 158,199.962 148,182.641 165.321,172.641 182.641,182.641 192.641,165.321 212.641,165.321 232.641,165.321 242.641,182.641 225.321,192.641" fill="#8fbfb5" stroke="#4d473e" stroke-width="1.431"/>
</g>
</svg>
$ pave grid draw --grid townscaper --radius 3 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="141" height="137" viewBox="0 0 141 137" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>townscaper grid</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="54.251,37.27 45.932,18.932 63.25,14.929 72.072,31.947" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="91.931,26.682 72.072,31.947 63.25,14.929 79.192,11.403" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="91.931,26.682 79.192,11.403 91.706,5.335 103.408,11.832" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="91.931,26.682 103.408,11.832 119.043,14.797 111.763,29.786" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="54.251,37.27 40.293,48.535 30.929,31.154 45.932,18.932" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="28.603,62.821 16.797,47.522 30.929,31.154 40.293,48.535" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="54.251,37.27 61.607,52.043 49.633,63.966 40.293,48.535" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="54.251,37.27 72.072,31.947 78.664,47.393 61.607,52.043" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="91.931,26.682 95.963,45.645 78.664,47.393 72.072,31.947" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="68.543,64.193 61.607,52.043 78.664,47.393 82.689,63.953" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="99.186,62.942 82.689,63.953 78.664,47.393 95.963,45.645" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="91.931,26.682 111.763,29.786 114.975,46.059 95.963,45.645" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="99.186,62.942 95.963,45.645 114.975,46.059 119.226,61.754" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="28.603,62.821 18.339,79.435 5.495,65.242 16.797,47.522" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="28.603,62.821 40.192,77.417 31.215,93.185 18.339,79.435" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="28.603,62.821 40.293,48.535 49.633,63.966 40.192,77.417" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="68.543,64.193 61.545,76.304 49.633,63.966 61.607,52.043" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="53.771,89.635 40.192,77.417 49.633,63.966 61.545,76.304" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="53.771,89.635 61.545,76.304 78.098,80.127 71.002,94.934" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="68.543,64.193 82.689,63.953 78.098,80.127 61.545,76.304" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="99.186,62.942 95.788,80.078 78.098,80.127 82.689,63.953" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="89.136,97.04 71.002,94.934 78.098,80.127 95.788,80.078" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="89.136,97.04 95.788,80.078 115.423,79.138 108.219,98.076" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="99.186,62.942 119.226,61.754 115.423,79.138 95.788,80.078" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="127.892,98.656 108.219,98.076 115.423,79.138 135.505,79.183" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="8.117,96.514 18.339,79.435 31.215,93.185 20.501,110.165" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="53.771,89.635 44.76,104.485 31.215,93.185 40.192,77.417" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="33.897,121.603 20.501,110.165 31.215,93.185 44.76,104.485" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="33.897,121.603 44.76,104.485 61.248,110.462 50.587,127.894" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="53.771,89.635 71.002,94.934 61.248,110.462 44.76,104.485" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="89.136,97.04 79.812,114.205 61.248,110.462 71.002,94.934" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="69.458,131.665 50.587,127.894 61.248,110.462 79.812,114.205" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
<polygon points="89.136,97.04 108.219,98.076 99.647,116.912 79.812,114.205" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.446"/>
</g>
</svg>
$ pave grid draw --grid penrose --radius 3 --at 2,1 --show neighbors 0,0,0 --caption none --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="158" height="153" viewBox="0 0 158 153" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: neighbors 0,0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="110.18,5.436 116.361,24.457 100.18,36.213 94,17.191" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="94,17.191 100.18,36.213 80.18,36.213 74,17.191" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="116.361,24.457 136.361,24.457 120.18,36.213 100.18,36.213" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="57.82,28.947 64,47.968 47.82,36.213 41.639,17.191" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="74,17.191 80.18,36.213 64,47.968 57.82,28.947" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="41.639,17.191 47.82,36.213 41.639,55.234 35.459,36.213" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="80.18,36.213 100.18,36.213 84,47.968 64,47.968" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="120.18,36.213 136.361,47.968 116.361,47.968 100.18,36.213" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="47.82,36.213 64,47.968 57.82,66.989 41.639,55.234" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="84,47.968 100.18,36.213 94,55.234 77.82,66.989" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="100.18,36.213 116.361,47.968 110.18,66.989 94,55.234" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="64,47.968 84,47.968 77.82,66.989 57.82,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="116.361,47.968 136.361,47.968 130.18,66.989 110.18,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="21.639,55.234 41.639,55.234 25.459,66.989 5.459,66.989" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="41.639,55.234 57.82,66.989 41.639,78.745 25.459,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="94,55.234 110.18,66.989 94,78.745 77.82,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="136.361,47.968 142.541,66.989 136.361,86.011 130.18,66.989" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="25.459,66.989 41.639,78.745 21.639,78.745 5.459,66.989" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="77.82,66.989 84,86.011 64,86.011 57.82,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="130.18,66.989 136.361,86.011 116.361,86.011 110.18,66.989" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="57.82,66.989 64,86.011 47.82,97.766 41.639,78.745" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="94,78.745 100.18,97.766 84,86.011 77.82,66.989" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="110.18,66.989 116.361,86.011 100.18,97.766 94,78.745" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="21.639,78.745 41.639,78.745 35.459,97.766 15.459,97.766" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="84,86.011 100.18,97.766 80.18,97.766 64,86.011" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="116.361,86.011 136.361,86.011 120.18,97.766 100.18,97.766" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="41.639,78.745 47.82,97.766 41.639,116.787 35.459,97.766" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="136.361,86.011 152.541,97.766 136.361,109.522 120.18,97.766" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="47.82,97.766 64,86.011 57.82,105.032 41.639,116.787" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="64,86.011 80.18,97.766 74,116.787 57.82,105.032" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="120.18,97.766 136.361,109.522 116.361,109.522 100.18,97.766" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="80.18,97.766 100.18,97.766 94,116.787 74,116.787" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="100.18,97.766 116.361,109.522 110.18,128.543 94,116.787" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="57.82,105.032 74,116.787 57.82,128.543 41.639,116.787" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="74,116.787 94,116.787 77.82,128.543 57.82,128.543" fill="#a7bec3" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="94,116.787 100.18,135.809 84,147.564 77.82,128.543" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.444"/>
</g>
<g id="query">
<polygon points="64,47.968 84,47.968 77.82,66.989 57.82,66.989" fill="#d9692f" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="77.82,66.989 84,86.011 64,86.011 57.82,66.989" fill="#1f6f8b" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="57.82,66.989 64,86.011 47.82,97.766 41.639,78.745" fill="#d9692f" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="94,78.745 100.18,97.766 84,86.011 77.82,66.989" fill="#d9692f" stroke="#4d473e" stroke-width="0.444"/>
<polygon points="84,86.011 100.18,97.766 80.18,97.766 64,86.011" fill="#d9692f" stroke="#4d473e" stroke-width="0.444"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="70.91" y="59.343" font-size="5.107" fill="#ffffff">0,0,3</text>
<text x="70.91" y="78.364" font-size="5.107" fill="#ffffff">0,0,0</text>
<text x="52.82" y="84.242" font-size="5.107" fill="#ffffff">0,0,4</text>
</g>
</svg>
$ pave grid draw --grid penrose --radius 3 --show touches 0,0,0 --numbers --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="142" height="161" viewBox="0 0 142 161" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: touches 0,0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="77.91,5.614 84.09,24.635 67.91,36.39 61.729,17.369" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,17.369 67.91,36.39 47.91,36.39 41.729,17.369" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="104.09,24.635 120.271,36.39 100.271,36.39 84.09,24.635" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,24.635 47.91,36.39 31.729,48.146 15.549,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,24.635 100.271,36.39 84.09,48.146 67.91,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,36.39 67.91,36.39 61.729,55.412 41.729,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,36.39 126.451,55.412 106.451,55.412 100.271,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="15.549,36.39 31.729,48.146 25.549,67.167 9.369,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,48.146 47.91,36.39 41.729,55.412 25.549,67.167" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,48.146 90.271,67.167 74.09,55.412 67.91,36.39" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="100.271,36.39 106.451,55.412 90.271,67.167 84.09,48.146" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,36.39 74.09,55.412 67.91,74.433 61.729,55.412" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="106.451,55.412 126.451,55.412 110.271,67.167 90.271,67.167" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,55.412 67.91,74.433 47.91,74.433 41.729,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="41.729,55.412 47.91,74.433 31.729,86.188 25.549,67.167" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="74.09,55.412 90.271,67.167 84.09,86.188 67.91,74.433" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="110.271,67.167 126.451,55.412 120.271,74.433 104.09,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="25.549,67.167 31.729,86.188 11.729,86.188 5.549,67.167" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="90.271,67.167 110.271,67.167 104.09,86.188 84.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,74.433 67.91,74.433 51.729,86.188 31.729,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,74.433 84.09,86.188 67.91,97.944 51.729,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,74.433 136.451,86.188 120.271,97.944 104.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="51.729,86.188 67.91,97.944 47.91,97.944 31.729,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="11.729,86.188 31.729,86.188 25.549,105.21 5.549,105.21" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="104.09,86.188 110.271,105.21 90.271,105.21 84.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,86.188 47.91,97.944 41.729,116.965 25.549,105.21" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,86.188 90.271,105.21 74.09,116.965 67.91,97.944" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,97.944 126.451,116.965 110.271,105.21 104.09,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,97.944 67.91,97.944 61.729,116.965 41.729,116.965" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="110.271,105.21 126.451,116.965 106.451,116.965 90.271,105.21" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,97.944 74.09,116.965 67.91,135.986 61.729,116.965" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="41.729,116.965 47.91,135.986 31.729,124.231 25.549,105.21" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="74.09,116.965 90.271,105.21 84.09,124.231 67.91,135.986" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="90.271,105.21 106.451,116.965 100.271,135.986 84.09,124.231" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,116.965 67.91,135.986 47.91,135.986 41.729,116.965" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="query">
<polygon points="104.09,86.188 110.271,105.21 90.271,105.21 84.09,86.188" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,86.188 90.271,105.21 74.09,116.965 67.91,97.944" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="110.271,105.21 126.451,116.965 106.451,116.965 90.271,105.21" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="74.09,116.965 90.271,105.21 84.09,124.231 67.91,135.986" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="90.271,105.21 106.451,116.965 100.271,135.986 84.09,124.231" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="97.18" y="98.337" font-size="7.227" fill="#ffffff">0</text>
<text x="79.09" y="104.215" font-size="7.227" fill="#ffffff">4</text>
<text x="108.361" y="113.725" font-size="7.227" fill="#ffffff">1</text>
<text x="79.09" y="123.236" font-size="7.227" fill="#ffffff">3</text>
<text x="95.271" y="123.236" font-size="7.227" fill="#ffffff">2</text>
</g>
<text x="71" y="152.192" font-size="12" fill="#33302b">touches 0,0,0</text>
</svg>
$ pave grid draw --grid penrose --radius 2 --show borders 0,0,0 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="97" height="111" viewBox="0 0 97 111" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: borders 0,0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="28.5,5.513 48.5,5.513 42.32,24.534 22.32,24.534" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="12.32,17.268 28.5,5.513 22.32,24.534 6.139,36.289" fill="#a7bec3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.68,17.268 70.861,36.289 54.68,24.534 48.5,5.513" fill="#a7bec3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="80.861,5.513 87.041,24.534 70.861,36.289 64.68,17.268" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48.5,5.513 54.68,24.534 48.5,43.555 42.32,24.534" fill="#a7bec3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="42.32,24.534 48.5,43.555 28.5,43.555 22.32,24.534" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="22.32,24.534 28.5,43.555 12.32,55.311 6.139,36.289" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="54.68,24.534 70.861,36.289 64.68,55.311 48.5,43.555" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="70.861,36.289 90.861,36.289 84.68,55.311 64.68,55.311" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28.5,43.555 48.5,43.555 32.32,55.311 12.32,55.311" fill="#a7bec3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48.5,43.555 64.68,55.311 48.5,67.066 32.32,55.311" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="32.32,55.311 48.5,67.066 28.5,67.066 12.32,55.311" fill="#a7bec3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="84.68,55.311 90.861,74.332 70.861,74.332 64.68,55.311" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.68,55.311 70.861,74.332 54.68,86.087 48.5,67.066" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28.5,67.066 48.5,67.066 42.32,86.087 22.32,86.087" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.456"/>
</g>
<g id="query">
<polygon points="84.68,55.311 90.861,74.332 70.861,74.332 64.68,55.311" fill="#1f6f8b" stroke="#4d473e" stroke-width="0.456"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="77.771" y="67.011" font-size="5.999" fill="#ffffff">0,0,0</text>
<circle cx="87.771" cy="64.821" r="1.603" fill="#d9692f" stroke="#ffffff" stroke-width="0.456"/>
<circle cx="80.861" cy="74.332" r="1.603" fill="#d9692f" stroke="#ffffff" stroke-width="0.456"/>
<circle cx="67.771" cy="64.821" r="1.603" fill="#d9692f" stroke="#ffffff" stroke-width="0.456"/>
<circle cx="74.68" cy="55.311" r="1.603" fill="#d9692f" stroke="#ffffff" stroke-width="0.456"/>
</g>
<text x="48.5" y="102.295" font-size="12" fill="#33302b">borders 0,0,0</text>
</svg>
$ pave grid draw --grid penrose --radius 3 --show at 1,1 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="142" height="161" viewBox="0 0 142 161" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: at 1,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="77.91,5.614 84.09,24.635 67.91,36.39 61.729,17.369" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,17.369 67.91,36.39 47.91,36.39 41.729,17.369" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="104.09,24.635 120.271,36.39 100.271,36.39 84.09,24.635" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,24.635 47.91,36.39 31.729,48.146 15.549,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,24.635 100.271,36.39 84.09,48.146 67.91,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,36.39 67.91,36.39 61.729,55.412 41.729,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,36.39 126.451,55.412 106.451,55.412 100.271,36.39" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="15.549,36.39 31.729,48.146 25.549,67.167 9.369,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,48.146 47.91,36.39 41.729,55.412 25.549,67.167" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,48.146 90.271,67.167 74.09,55.412 67.91,36.39" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="100.271,36.39 106.451,55.412 90.271,67.167 84.09,48.146" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,36.39 74.09,55.412 67.91,74.433 61.729,55.412" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="106.451,55.412 126.451,55.412 110.271,67.167 90.271,67.167" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,55.412 67.91,74.433 47.91,74.433 41.729,55.412" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="41.729,55.412 47.91,74.433 31.729,86.188 25.549,67.167" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="74.09,55.412 90.271,67.167 84.09,86.188 67.91,74.433" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="110.271,67.167 126.451,55.412 120.271,74.433 104.09,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="25.549,67.167 31.729,86.188 11.729,86.188 5.549,67.167" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="90.271,67.167 110.271,67.167 104.09,86.188 84.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,74.433 67.91,74.433 51.729,86.188 31.729,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,74.433 84.09,86.188 67.91,97.944 51.729,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,74.433 136.451,86.188 120.271,97.944 104.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="51.729,86.188 67.91,97.944 47.91,97.944 31.729,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="11.729,86.188 31.729,86.188 25.549,105.21 5.549,105.21" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="104.09,86.188 110.271,105.21 90.271,105.21 84.09,86.188" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="31.729,86.188 47.91,97.944 41.729,116.965 25.549,105.21" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="84.09,86.188 90.271,105.21 74.09,116.965 67.91,97.944" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="120.271,97.944 126.451,116.965 110.271,105.21 104.09,86.188" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="47.91,97.944 67.91,97.944 61.729,116.965 41.729,116.965" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="110.271,105.21 126.451,116.965 106.451,116.965 90.271,105.21" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="67.91,97.944 74.09,116.965 67.91,135.986 61.729,116.965" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="41.729,116.965 47.91,135.986 31.729,124.231 25.549,105.21" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="74.09,116.965 90.271,105.21 84.09,124.231 67.91,135.986" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="90.271,105.21 106.451,116.965 100.271,135.986 84.09,124.231" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="61.729,116.965 67.91,135.986 47.91,135.986 41.729,116.965" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="query">
<polygon points="104.09,86.188 110.271,105.21 90.271,105.21 84.09,86.188" fill="#d9692f" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="97.18" y="97.889" font-size="5.999" fill="#ffffff">0,0,0</text>
<circle cx="87.91" cy="94.433" r="1.59" fill="#1f6f8b" stroke="#ffffff" stroke-width="0.452"/>
</g>
<text x="71" y="152.192" font-size="12" fill="#33302b">at 1,1</text>
</svg>
$ pave grid draw --grid penrose --radius 3 --show world 0,0,0 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="152" height="156" viewBox="0 0 152 156" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: world 0,0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="82.91,5.428 89.09,24.449 72.91,36.205 66.729,17.184" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="66.729,17.184 72.91,36.205 52.91,36.205 46.729,17.184" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="109.09,24.449 125.271,36.205 105.271,36.205 89.09,24.449" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="36.729,24.449 52.91,36.205 36.729,47.961 20.549,36.205" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="89.09,24.449 105.271,36.205 89.09,47.961 72.91,36.205" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="52.91,36.205 72.91,36.205 66.729,55.226 46.729,55.226" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="125.271,36.205 131.451,55.226 111.451,55.226 105.271,36.205" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="20.549,36.205 36.729,47.961 30.549,66.982 14.369,55.226" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="36.729,47.961 52.91,36.205 46.729,55.226 30.549,66.982" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="89.09,47.961 95.271,66.982 79.09,55.226 72.91,36.205" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="105.271,36.205 111.451,55.226 95.271,66.982 89.09,47.961" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="72.91,36.205 79.09,55.226 72.91,74.247 66.729,55.226" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="111.451,55.226 131.451,55.226 115.271,66.982 95.271,66.982" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="66.729,55.226 72.91,74.247 52.91,74.247 46.729,55.226" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="46.729,55.226 52.91,74.247 36.729,86.003 30.549,66.982" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="79.09,55.226 95.271,66.982 89.09,86.003 72.91,74.247" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="115.271,66.982 131.451,55.226 125.271,74.247 109.09,86.003" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="30.549,66.982 36.729,86.003 16.729,86.003 10.549,66.982" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="95.271,66.982 115.271,66.982 109.09,86.003 89.09,86.003" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="52.91,74.247 72.91,74.247 56.729,86.003 36.729,86.003" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="72.91,74.247 89.09,86.003 72.91,97.759 56.729,86.003" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="125.271,74.247 141.451,86.003 125.271,97.759 109.09,86.003" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="56.729,86.003 72.91,97.759 52.91,97.759 36.729,86.003" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="16.729,86.003 36.729,86.003 30.549,105.024 10.549,105.024" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="109.09,86.003 115.271,105.024 95.271,105.024 89.09,86.003" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="36.729,86.003 52.91,97.759 46.729,116.78 30.549,105.024" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="89.09,86.003 95.271,105.024 79.09,116.78 72.91,97.759" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="125.271,97.759 131.451,116.78 115.271,105.024 109.09,86.003" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="52.91,97.759 72.91,97.759 66.729,116.78 46.729,116.78" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="115.271,105.024 131.451,116.78 111.451,116.78 95.271,105.024" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="72.91,97.759 79.09,116.78 72.91,135.801 66.729,116.78" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="46.729,116.78 52.91,135.801 36.729,124.045 30.549,105.024" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="79.09,116.78 95.271,105.024 89.09,124.045 72.91,135.801" fill="#a7bec3" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="95.271,105.024 111.451,116.78 105.271,135.801 89.09,124.045" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
<polygon points="66.729,116.78 72.91,135.801 52.91,135.801 46.729,116.78" fill="#f5ebd4" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="query">
<polygon points="109.09,86.003 115.271,105.024 95.271,105.024 89.09,86.003" fill="#1f6f8b" stroke="#4d473e" stroke-width="0.452"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="102.18" y="97.703" font-size="5.999" fill="#ffffff">0,0,0</text>
<circle cx="102.18" cy="95.513" r="1.59" fill="#d9692f" stroke="#ffffff" stroke-width="0.452"/>
</g>
<text x="76" y="148.477" font-size="8.142" fill="#33302b">world 0,0,0: 1.463525 1.063314</text>
</svg>
$ pave grid draw --grid hat --radius 6 --show corners 0,0,1 --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="332" height="348" viewBox="0 0 332 348" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hat grid: corners 0,0,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="166,23.454 196,6.134 206,23.454 196,40.775 186,58.095 166,58.095 166,92.736 136,110.057 126,92.736 136,75.416 106,58.095 106,23.454 126,23.454 136,6.134" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="226,127.377 226,162.018 206,162.018 196,144.698 186,127.377 196,110.057 166,92.736 166,58.095 186,58.095 196,75.416 226,58.095 256,75.416 246,92.736 256,110.057" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="106,127.377 76,110.057 86,92.736 106,92.736 126,92.736 136,110.057 166,92.736 196,110.057 186,127.377 166,127.377 166,162.018 136,179.339 126,162.018 106,162.018" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="46,162.018 16,179.339 6,162.018 16,144.698 26,127.377 46,127.377 46,92.736 76,75.416 86,92.736 76,110.057 106,127.377 106,162.018 86,162.018 76,179.339" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="286,162.018 256,179.339 246,162.018 226,162.018 226,127.377 256,110.057 246,92.736 256,75.416 286,92.736 286,127.377 306,127.377 316,144.698 326,162.018 316,179.339" fill="#efd3bd" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="166,162.018 166,127.377 186,127.377 196,144.698 206,162.018 196,179.339 226,196.659 226,231.3 206,231.3 196,213.98 166,231.3 136,213.98 146,196.659 136,179.339" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="226,196.659 196,179.339 206,162.018 226,162.018 246,162.018 256,179.339 286,162.018 316,179.339 306,196.659 286,196.659 286,231.3 256,248.621 246,231.3 226,231.3" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="46,231.3 16,213.98 26,196.659 16,179.339 46,162.018 76,179.339 86,162.018 106,162.018 106,196.659 76,213.98 86,231.3 76,248.621 66,265.941 46,265.941" fill="#efd3bd" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="106,196.659 106,162.018 126,162.018 136,179.339 146,196.659 136,213.98 166,231.3 166,265.941 146,265.941 136,248.621 106,265.941 76,248.621 86,231.3 76,213.98" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
<polygon points="166,300.582 136,317.903 126,300.582 136,283.262 146,265.941 166,265.941 166,231.3 196,213.98 206,231.3 196,248.621 226,265.941 226,300.582 206,300.582 196,317.903" fill="#cdded4" stroke="#4d473e" stroke-width="1.861"/>
</g>
<g id="query">
<polygon points="166,162.018 166,127.377 186,127.377 196,144.698 206,162.018 196,179.339 226,196.659 226,231.3 206,231.3 196,213.98 166,231.3 136,213.98 146,196.659 136,179.339" fill="#1f6f8b" stroke="#4d473e" stroke-width="1.861"/>
</g>
<g id="face-labels">
</g>
<g id="query-labels">
<text x="181" y="192.876" font-size="13.361" fill="#ffffff">0,0,1</text>
<circle cx="166" cy="162.018" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="166" cy="127.377" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="186" cy="127.377" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="196" cy="144.698" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="206" cy="162.018" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="196" cy="179.339" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="226" cy="196.659" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="226" cy="231.3" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="206" cy="231.3" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="196" cy="213.98" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="166" cy="231.3" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="136" cy="213.98" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="146" cy="196.659" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
<circle cx="136" cy="179.339" r="6.551" fill="#d9692f" stroke="#ffffff" stroke-width="1.861"/>
</g>
<text x="166" y="338.293" font-size="15.803" fill="#33302b">corners 0,0,1</text>
</svg>
$ pave grid draw --grid penrose --radius 2 --show field 0,0,0 --numbers --scale 20 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="96" height="111" viewBox="0 0 96 111" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>penrose grid: field 0,0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="28,5.513 48,5.513 41.82,24.534 21.82,24.534" fill="#f1d7c3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="11.82,17.268 28,5.513 21.82,24.534 5.639,36.289" fill="#f7f3e9" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,17.268 70.361,36.289 54.18,24.534 48,5.513" fill="#ebbb9e" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="80.361,5.513 86.541,24.534 70.361,36.289 64.18,17.268" fill="#f1d7c3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,5.513 54.18,24.534 48,43.555 41.82,24.534" fill="#ebbb9e" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="41.82,24.534 48,43.555 28,43.555 21.82,24.534" fill="#f1d7c3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="21.82,24.534 28,43.555 11.82,55.311 5.639,36.289" fill="#f1d7c3" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="54.18,24.534 70.361,36.289 64.18,55.311 48,43.555" fill="#e5a079" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="70.361,36.289 90.361,36.289 84.18,55.311 64.18,55.311" fill="#df8454" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,43.555 48,43.555 31.82,55.311 11.82,55.311" fill="#ebbb9e" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="48,43.555 64.18,55.311 48,67.066 31.82,55.311" fill="#e5a079" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="31.82,55.311 48,67.066 28,67.066 11.82,55.311" fill="#ebbb9e" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="84.18,55.311 90.361,74.332 70.361,74.332 64.18,55.311" fill="#d9692f" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="64.18,55.311 70.361,74.332 54.18,86.087 48,67.066" fill="#df8454" stroke="#4d473e" stroke-width="0.456"/>
<polygon points="28,67.066 48,67.066 41.82,86.087 21.82,86.087" fill="#f1d7c3" stroke="#4d473e" stroke-width="0.456"/>
</g>
<g id="query">
<polygon points="84.18,55.311 90.361,74.332 70.361,74.332 64.18,55.311" fill="#1f6f8b" stroke="#4d473e" stroke-width="0.456"/>
</g>
<g id="face-labels">
<text x="34.91" y="17.683" font-size="7.288" fill="#33302b">4</text>
<text x="16.82" y="23.561" font-size="7.288" fill="#33302b">5</text>
<text x="59.18" y="23.561" font-size="7.288" fill="#33302b">3</text>
<text x="75.361" y="23.561" font-size="7.288" fill="#33302b">4</text>
<text x="48" y="27.194" font-size="7.288" fill="#33302b">3</text>
<text x="34.91" y="36.704" font-size="7.288" fill="#33302b">4</text>
<text x="16.82" y="42.582" font-size="7.288" fill="#33302b">4</text>
<text x="59.18" y="42.582" font-size="7.288" fill="#33302b">2</text>
<text x="77.271" y="48.46" font-size="7.288" fill="#33302b">1</text>
<text x="29.91" y="52.093" font-size="7.288" fill="#33302b">3</text>
<text x="48" y="57.971" font-size="7.288" fill="#33302b">2</text>
<text x="29.91" y="63.849" font-size="7.288" fill="#33302b">3</text>
<text x="59.18" y="73.359" font-size="7.288" fill="#33302b">1</text>
<text x="34.91" y="79.237" font-size="7.288" fill="#33302b">4</text>
</g>
<g id="query-labels">
<text x="77.271" y="67.481" font-size="7.288" fill="#ffffff">0</text>
</g>
<text x="48" y="102.295" font-size="12" fill="#33302b">field 0,0,0</text>
</svg>
330 x 345
faces: 958 polygons
query: 31 polygons
0
330 x 345
faces: 958 polygons
query: 42 polygons
0
330 x 345
faces: 958 polygons
query: 2 polygons
958
254 x 268
faces: 561 polygons
query: 24 polygons
0
254 x 268
faces: 561 polygons
query: 73 polygons
0
330 x 345
faces: 958 polygons
query: 2 polygons
0
254 x 268
faces: 556 polygons
query: 1 polygons
0
1a941a9fe344374bf2a679ec33cf646477579d991c4eded383998006daed1ab3  -
d07426ee92a51e6aef71b9e75f464a3f0ff0ab4315d7941ff3bf016253e2eb64  -
0c44e002acb768d32f74c7fef0aa6bf949f0fcaac16d5becf819e56a0b56f012  -
$ pave grid draw --grid penrose --width 200 -o picture.png
200x203
$ pave grid draw --grid penrose -o picture.pdf
%PDF-
$ pave grid draw --grid penrose --radius 3 --show neighbors 0,0,0 --show touching 0,0,0 --columns 1 --width 200 -o picture.png
200x446
$ pave grid draw --grid penrose --orientation flat -o picture.svg
pave: --orientation: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --y-up -o picture.svg
pave: --y-up: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --basis 1,0,0,1 -o picture.svg
pave: --basis: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --on rooms.mask -o picture.svg
pave: --on: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --parts edges -o picture.svg
pave: --parts: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --labels cube -o picture.svg
pave: --labels: penrose has no other coordinates; give axial or none
-> 2
$ pave grid draw --grid penrose --window hexagon -o picture.svg
pave: --window: penrose has no hexagon; a patch of it is a disk or a rectangle
-> 2
$ pave grid draw --grid penrose --window parallelogram -o picture.svg
pave: --window: penrose has no parallelogram; a patch of it is a disk or a rectangle
-> 2
$ pave grid draw --grid penrose --window rectangle --radius 3 -o picture.svg
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave grid draw --grid penrose --window disk --size 3x3 -o picture.svg
pave: --size: a disk has a --radius; leave it out, or choose another --window
-> 2
$ pave grid draw --grid penrose --radius 3 --size 3x3 -o picture.svg
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave grid draw --grid penrose --radius 9999 -o picture.svg
pave: --radius: more than about 4000000 cells, the maximum of a patch; choose a smaller one
-> 2
$ pave grid draw --grid penrose --size 5000x5000 -o picture.svg
pave: --size: more than about 4000000 cells, the maximum of a patch; choose a smaller one
-> 2
$ pave grid draw --grid penrose --radius 0 --at 0.3,0.3 -o picture.svg
pave: --radius: this piece contains no cell centre of penrose; choose a larger one
-> 2
$ pave grid draw --grid penrose --at 1 -o picture.svg
pave: --at: "1" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave grid draw --grid penrose --at 0,0,10 -o picture.svg
pave: --at: "0,0,10" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave grid draw --grid penrose --at 1e15,0 -o picture.svg
pave: --at: 1e15,0 is out of range; coordinates range from -268369920 to 268369920
-> 2
$ pave grid draw --grid penrose --at 0,0,0,0 -o picture.svg
pave: --at: "0,0,0,0" is not a point or cell of penrose; give a point X,Y or a cell Q,R,S
-> 2
$ pave grid draw --grid penrose:-1 -o picture.svg
pave: --grid: "penrose:-1": its seed is wrong; give penrose:SEED, a number up to 18446744073709551615, a word or a date
-> 2
$ pave grid draw --grid penros -o picture.svg
pave: --grid: "penros" is not a grid; did you mean penrose? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave grid draw --grid penrose --corners both --show path 0,0,0 0,0,1 -o picture.svg
pave: --corners: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --show ring 0,0,0 1 -o picture.svg
pave: --show: penrose has no query ring; its queries are neighbors, touching, borders, corners, joins, endpoints, touches, distance, line, world, at, path, reach, field, sight, view
-> 2
$ pave grid draw --grid penrose --show field 0,0,99 -o picture.svg
pave: --show: "0,0,99" is not a face; in penrose they are q,r,s with s from 0 to 9, as queries print them
-> 2
$ pave grid draw --grid penrose --radius 2 --show neighbors 50,0,0 -o picture.svg
pave: --show: no part of it is in the piece; move the piece with --at
-> 2
$ pave grid draw --grid penrose --radius 2 --show field 50,0,0 -o picture.svg
pave: --show: 50,0,0 is not a cell of the piece; move it with --at, or give a larger --radius or --size
-> 2
$ pave grid draw --grid penrose --radius 2 --show path 0,0,0 50,0,0 -o picture.svg
pave: --show: 50,0,0 is not a cell of the piece; move it with --at, or give a larger --radius or --size
-> 2
$ pave grid draw --grid penrose --show path 0,0,0 5000,0,0 -o picture.svg
pave: --show: its cells are too far apart to be drawn; a picture has at most 1000000 cells
-> 2
$ pave grid draw --grid hat --show neighbors 0,0,0 -o picture.svg
pave: --show: 0,0,0 is not a cell of the piece; move it with --at, or give a larger --radius or --size
-> 2
STDOUT
