# pave grid draw of grids that repeat nowhere: windows, looks, formats, and what is refused.
draw() { try pave grid draw "$@" --scale 20 -o - --format svg; }
draw --grid penrose --radius 2
draw --grid penrose --radius 2 --labels axial --color edge
draw --grid penrose --radius 2 --color vertex
draw --grid ammann-beenker:7 --size 3x2 --at 100,50
draw --grid ammann-beenker:7 --window rectangle --size 3x2 --at 0,0,0
draw --grid hat --radius 6
draw --grid spectre --radius 5
draw --grid townscaper --radius 3
# The same ground for the same seed; words are hashed.
for seed in 0 7 rain; do pave grid draw --grid multigrid-7:$seed --radius 4 -o - --format svg | sha256sum; done
# Formats.
try pave grid draw --grid penrose --width 200 -o picture.png
size_of_png picture.png
try pave grid draw --grid penrose -o picture.pdf
head -c 5 picture.pdf && echo
rm -f ./*
# What is refused.
for words in '--orientation flat' --y-up '--basis 1,0,0,1' '--on rooms.mask' '--parts edges' '--labels cube' '--window hexagon' '--window parallelogram' '--window rectangle --radius 3' \
    '--window disk --size 3x3' '--radius 3 --size 3x3' '--radius 9999' '--size 5000x5000' '--radius 0 --at 0.3,0.3' '--at 1' '--at 0,0,10' '--at 1e15,0' '--at 0,0,0,0'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw --grid penrose $words -o picture.svg
done
try pave grid draw --grid penrose:-1 -o picture.svg
try pave grid draw --grid penros -o picture.svg
for words in '--show path' '--show path --show line'; do
    # shellcheck disable=SC2086 # words
    try pave grid draw --grid penrose $words -o picture.svg
done
try pave grid draw --grid hat --at 1,2,3 -o picture.svg
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
1a941a9fe344374bf2a679ec33cf646477579d991c4eded383998006daed1ab3  -
d07426ee92a51e6aef71b9e75f464a3f0ff0ab4315d7941ff3bf016253e2eb64  -
0c44e002acb768d32f74c7fef0aa6bf949f0fcaac16d5becf819e56a0b56f012  -
$ pave grid draw --grid penrose --width 200 -o picture.png
200x203
$ pave grid draw --grid penrose -o picture.pdf
%PDF-
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
$ pave grid draw --grid penrose --show path -o picture.svg
pave: --show: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid penrose --show path --show line -o picture.svg
pave: --show: penrose never repeats, and has patches instead of windows; leave it out, or choose another --grid
-> 2
$ pave grid draw --grid hat --at 1,2,3 -o picture.svg
pave: --at: "1,2,3" is not a point of hat; give a point X,Y
-> 2
STDOUT
