# pave grid draw on windows that wrap: a path leaves and enters again, and marks outside are drawn at their image.

printf 'grid square\nwindow rectangle 4x3 wrap\nrows\n.#..\n.#..\n.#..\n' >walls.mask
for query in 'path 0,1 2,1' 'path -8,1 6,5 vertex' 'sight -1,1 0,1' 'view 4,4 1' 'neighbors 0,0'; do
    try pave grid draw --grid square --on walls.mask --labels none --show "$query" --caption none --scale 16 -o - --format svg
done
printf 'grid hex\nwindow hexagon 1 wrap\ncells -1,0 0,1\n' >walls.mask
try pave grid draw --grid hex --on walls.mask --labels none --show 'path -1,1 1,0' --caption none --scale 16 -o - --format svg
rm walls.mask
ls

exit
: <<'STDOUT'
$ pave grid draw --grid square --on walls.mask --labels none --show path 0,1 2,1 --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="83" height="57" viewBox="0 0 83 57" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: path 0,1 2,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="9.06,4.5 25.06,4.5 25.06,20.5 9.06,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,4.5 41.06,4.5 41.06,20.5 25.06,20.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,4.5 57.06,4.5 57.06,20.5 41.06,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,4.5 73.06,4.5 73.06,20.5 57.06,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,20.5 25.06,20.5 25.06,36.5 9.06,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,20.5 41.06,20.5 41.06,36.5 25.06,36.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,20.5 57.06,20.5 57.06,36.5 41.06,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,20.5 73.06,20.5 73.06,36.5 57.06,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,36.5 25.06,36.5 25.06,52.5 9.06,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,36.5 41.06,36.5 41.06,52.5 25.06,52.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,36.5 57.06,36.5 57.06,52.5 41.06,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,36.5 73.06,36.5 73.06,52.5 57.06,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="57.06,20.5 73.06,20.5 73.06,36.5 57.06,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,20.5 25.06,20.5 25.06,36.5 9.06,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,20.5 57.06,20.5 57.06,36.5 41.06,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polyline points="17.06,28.5 9.38,28.5" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="4.26,28.5 9.38,26.452 9.38,30.548" fill="#000000" fill-opacity="0.345"/>
<polyline points="77.86,28.5 65.06,28.5 54.18,28.5" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="49.06,28.5 54.18,26.452 54.18,30.548" fill="#000000" fill-opacity="0.345"/>
</g>
<g id="query-labels">
</g>
</svg>
$ pave grid draw --grid square --on walls.mask --labels none --show path -8,1 6,5 vertex --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="83" height="67" viewBox="0 0 83 67" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: path -8,1 6,5 vertex</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="9.06,9.06 25.06,9.06 25.06,25.06 9.06,25.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,9.06 41.06,9.06 41.06,25.06 25.06,25.06" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,9.06 57.06,9.06 57.06,25.06 41.06,25.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,9.06 73.06,9.06 73.06,25.06 57.06,25.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,25.06 25.06,25.06 25.06,41.06 9.06,41.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,25.06 41.06,25.06 41.06,41.06 25.06,41.06" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,25.06 57.06,25.06 57.06,41.06 41.06,41.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,25.06 73.06,25.06 73.06,41.06 57.06,41.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,41.06 25.06,41.06 25.06,57.06 9.06,57.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="25.06,41.06 41.06,41.06 41.06,57.06 25.06,57.06" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,41.06 57.06,41.06 57.06,57.06 41.06,57.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="57.06,41.06 73.06,41.06 73.06,57.06 57.06,57.06" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="57.06,9.06 73.06,9.06 73.06,25.06 57.06,25.06" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="9.06,25.06 25.06,25.06 25.06,41.06 9.06,41.06" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="41.06,41.06 57.06,41.06 57.06,57.06 41.06,57.06" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polyline points="17.06,33.06 7.88,23.88" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="4.26,20.26 9.329,22.432 6.432,25.329" fill="#000000" fill-opacity="0.345"/>
<polyline points="77.86,29.86 65.06,17.06 55.88,7.88" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="52.26,4.26 57.329,6.432 54.432,9.329" fill="#000000" fill-opacity="0.345"/>
<polyline points="61.86,61.86 52.68,52.68" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="49.06,49.06 54.129,51.232 51.232,54.129" fill="#000000" fill-opacity="0.345"/>
</g>
<g id="query-labels">
</g>
</svg>
$ pave grid draw --grid square --on walls.mask --labels none --show sight -1,1 0,1 --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="89" height="57" viewBox="0 0 89 57" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: sight -1,1 0,1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="20.5,4.5 36.5,4.5 36.5,20.5 20.5,20.5" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,4.5 52.5,4.5 52.5,20.5 36.5,20.5" fill="#966c4c" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,4.5 68.5,4.5 68.5,20.5 52.5,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,4.5 84.5,4.5 84.5,20.5 68.5,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,20.5 52.5,20.5 52.5,36.5 36.5,36.5" fill="#966c4c" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,20.5 68.5,20.5 68.5,36.5 52.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,20.5 84.5,20.5 84.5,36.5 68.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,36.5 36.5,36.5 36.5,52.5 20.5,52.5" fill="#f6cfae" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,36.5 52.5,36.5 52.5,52.5 36.5,52.5" fill="#966c4c" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,36.5 68.5,36.5 68.5,52.5 52.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,36.5 84.5,36.5 84.5,52.5 68.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="4.5,20.5 20.5,20.5 20.5,36.5 4.5,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,20.5 84.5,20.5 84.5,36.5 68.5,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polyline points="12.5,28.5 28.5,28.5" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
</g>
<g id="query-labels">
</g>
</svg>
$ pave grid draw --grid square --on walls.mask --labels none --show view 4,4 1 --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="73" height="57" viewBox="0 0 73 57" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: view 4,4 1</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="4.5,4.5 20.5,4.5 20.5,20.5 4.5,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,4.5 36.5,4.5 36.5,20.5 20.5,20.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,4.5 52.5,4.5 52.5,20.5 36.5,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,4.5 68.5,4.5 68.5,20.5 52.5,20.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="4.5,20.5 20.5,20.5 20.5,36.5 4.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,20.5 52.5,20.5 52.5,36.5 36.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,20.5 68.5,20.5 68.5,36.5 52.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="4.5,36.5 20.5,36.5 20.5,52.5 4.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,36.5 36.5,36.5 36.5,52.5 20.5,52.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,36.5 52.5,36.5 52.5,52.5 36.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,36.5 68.5,36.5 68.5,52.5 52.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="4.5,4.5 20.5,4.5 20.5,20.5 4.5,20.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#9a4520" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,20.5 68.5,20.5 68.5,36.5 52.5,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="4.5,36.5 20.5,36.5 20.5,52.5 4.5,52.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="4.5,20.5 20.5,20.5 20.5,36.5 4.5,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query-labels">
</g>
</svg>
$ pave grid draw --grid square --on walls.mask --labels none --show neighbors 0,0 --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="89" height="73" viewBox="0 0 89 73" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>square grid: neighbors 0,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,20.5 52.5,20.5 52.5,36.5 36.5,36.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,20.5 68.5,20.5 68.5,36.5 52.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,20.5 84.5,20.5 84.5,36.5 68.5,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,36.5 36.5,36.5 36.5,52.5 20.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,36.5 52.5,36.5 52.5,52.5 36.5,52.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,36.5 68.5,36.5 68.5,52.5 52.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,36.5 84.5,36.5 84.5,52.5 68.5,52.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,52.5 36.5,52.5 36.5,68.5 20.5,68.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,52.5 52.5,52.5 52.5,68.5 36.5,68.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="52.5,52.5 68.5,52.5 68.5,68.5 52.5,68.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="68.5,52.5 84.5,52.5 84.5,68.5 68.5,68.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="20.5,4.5 36.5,4.5 36.5,20.5 20.5,20.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="36.5,20.5 52.5,20.5 52.5,36.5 36.5,36.5" fill="#9a4520" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,36.5 36.5,36.5 36.5,52.5 20.5,52.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="4.5,20.5 20.5,20.5 20.5,36.5 4.5,36.5" fill="#d9692f" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="20.5,20.5 36.5,20.5 36.5,36.5 20.5,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query-labels">
</g>
</svg>
$ pave grid draw --grid hex --on walls.mask --labels none --show path -1,1 1,0 --caption none --scale 16 -o - --format svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" width="101" height="89" viewBox="0 0 101 89" fill="none" fill-rule="evenodd" stroke-linejoin="round" stroke-linecap="round" font-family="DejaVu Sans, Verdana, sans-serif" text-anchor="middle">
<title>hex grid: path -1,1 1,0</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<g id="faces">
<polygon points="32.207,4.5 46.063,12.5 46.063,28.5 32.207,36.5 18.35,28.5 18.35,12.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="59.919,4.5 73.776,12.5 73.776,28.5 59.919,36.5 46.063,28.5 46.063,12.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="18.35,28.5 32.207,36.5 32.207,52.5 18.35,60.5 4.494,52.5 4.494,36.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="46.063,28.5 59.919,36.5 59.919,52.5 46.063,60.5 32.207,52.5 32.207,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="73.776,28.5 87.632,36.5 87.632,52.5 73.776,60.5 59.919,52.5 59.919,36.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="32.207,52.5 46.063,60.5 46.063,76.5 32.207,84.5 18.35,76.5 18.35,60.5" fill="#f7f3e9" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="59.919,52.5 73.776,60.5 73.776,76.5 59.919,84.5 46.063,76.5 46.063,60.5" fill="#57524a" stroke="#a79d8b" stroke-width="0.64"/>
</g>
<g id="query">
<polygon points="32.207,52.5 46.063,60.5 46.063,76.5 32.207,84.5 18.35,76.5 18.35,60.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polygon points="73.776,28.5 87.632,36.5 87.632,52.5 73.776,60.5 59.919,52.5 59.919,36.5" fill="#1f6f8b" stroke="#a79d8b" stroke-width="0.64"/>
<polyline points="32.207,68.5 15.156,68.5" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="10.036,68.5 15.156,66.452 15.156,70.548" fill="#000000" fill-opacity="0.345"/>
<polyline points="95.946,44.5 78.896,44.5" stroke="#000000" stroke-opacity="0.345" stroke-width="1.76"/>
<polygon points="73.776,44.5 78.896,42.452 78.896,46.548" fill="#000000" fill-opacity="0.345"/>
</g>
<g id="query-labels">
</g>
</svg>
STDOUT
