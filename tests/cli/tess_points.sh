# pave tess --voronoi-of: Voronoi cells of the points of a file, clipped, merged, and repeated.

if pave tess --voronoi 1 --hash 2>&1 | grep -q Qhull; then echo 'skip: pave was built without Qhull'; exit 77; fi

# nearest CELLS.geojson POINTS CLIP: random places; those inside of the rings of CLIP, one a line, must lie in the cell of the nearest
# point, which has its number as its name, and in no other; those outside in none.
nearest() {
    awk -v points="$2" -v clip="$3" '
        function rings(text, to,   parts, n, i) { # "x,y;x,y;...|x,y;..." by point: to[ring, k, axis], counts in to[ring]
            gsub(/\]\]+/, "|", text); gsub(/\],\[/, ";", text); gsub(/[][]/, "", text); gsub(/\|,/, "|", text)
            n = split(text, parts, "|"); to["count"] = 0
            for (i = 1; i <= n; i++) if (parts[i] != "") add(parts[i], to)
        }
        function add(ring, to,   corners, n, k, xy) {
            n = split(ring, corners, ";"); to["count"]++; to[to["count"]] = n
            for (k = 1; k <= n; k++) { split(corners[k], xy, ","); to[to["count"], k, 0] = xy[1]; to[to["count"], k, 1] = xy[2] }
        }
        function inside(x, y, of,   r, k, j, odd) {
            odd = 0
            for (r = 1; r <= of["count"]; r++) for (k = 1; k <= of[r]; k++) {
                j = k < of[r] ? k + 1 : 1
                if ((of[r, k, 1] > y) != (of[r, j, 1] > y) && x < of[r, k, 0] + (y - of[r, k, 1]) / (of[r, j, 1] - of[r, k, 1]) * (of[r, j, 0] - of[r, k, 0])) odd = !odd
            }
            return odd
        }
        /"Feature"/ {
            name = $0; sub(/.*"name":"/, "", name); sub(/".*/, "", name)
            text = $0; sub(/.*"coordinates":/, "", text); sub(/}.*/, "", text)
            cells[name] = text
        }
        END {
            while ((getline line <points) > 0) { n++; split(line, xy, ";"); x[n] = xy[1]; y[n] = xy[2] }
            getline line <clip
            rings(line, outline)
            srand(5)
            for (s = 1; s <= 400; s++) {
                px[s] = rand() * 12 - 1; py[s] = rand() * 12 - 1; best[s] = 0; least = 1e9
                for (i = 1; i <= n; i++) { d = (x[i] - px[s]) ^ 2 + (y[i] - py[s]) ^ 2; if (d < least) { least = d; best[s] = i } }
                in_outline[s] = inside(px[s], py[s], outline); all += in_outline[s]
            }
            for (name in cells) {
                delete ring
                rings(cells[name], ring)
                for (s = 1; s <= 400; s++) if (inside(px[s], py[s], ring)) { found[s]++; wrong += name != best[s] }
            }
            for (s = 1; s <= 400; s++) wrong += found[s] != in_outline[s]
            print (all > 50 && all < 350 ? "many" : all), "places in cells,", wrong + 0, "wrong"
        }' "$1"
}

echo '-- a mesh of points without names, and each is in its own cell'
awk 'BEGIN { srand(3); for (i = 0; i < 80; i++) printf "%.4f %.4f\n", rand() * 10, rand() * 10 }' >points.txt
try pave tess --voronoi-of points.txt -o mesh.json --report | head -n 2
tr ' ' ',' <points.txt | pave tess at mesh.json | awk '$1 != NR - 1' | wc -l
pave tess --voronoi-of - --hash <points.txt | cmp - <(pave tess --voronoi-of points.txt --hash) && echo same
try pave region grow --on mesh.json --areas 5 --seed 2
try pave grid cells path 0 3 --on mesh.json

echo '-- names, clipped by a polygon with a hole'
awk '{ printf "%s;%s;%d\n", $1, $2, NR }' points.txt >named.csv
echo '[[[0.5,1],[9,0.2],[6,5],[9.5,9.5],[5,7],[1,9.9]],[[3,3],[4,3],[4,4.5]]]' >clip.txt
printf '{"type":"Polygon","coordinates":%s}' "$(cat clip.txt)" >clip.geojson
try pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.geojson
nearest clipped.geojson named.csv clip.txt
try pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.json --hash
pave region show clipped.json | head -n 4
try pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.svg
echo '[[[2,2],[8,2],[8,7],[2,7]]]' >square.txt
try pave tess --voronoi-of named.csv --clip 2,2,6,5 -o square.geojson
nearest square.geojson named.csv square.txt

echo '-- GeoJSON, in which y points up'
cat >towns.geojson <<'END'
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"Name":null,"name":"Low"},"geometry":{"type":"Point","coordinates":[1,1]}},
{"type":"Feature","id":7,"geometry":{"coordinates":[[1,3],[3,2]],"type":"MultiPoint"}}]}
END
try pave tess --voronoi-of towns.geojson --clip 0,0,4,4 -o towns.json
sed -n '1,2p' towns.json
try pave tess --voronoi-of towns.geojson --clip 0,0,4,4 -o towns.out.geojson
cat towns.out.geojson
printf 'Id;Latitude;Longitude\n"Up; ""there""";3;1\nLow;1;1\n' >towns.csv
try pave tess --voronoi-of towns.csv --clip 0,0,4,4 -o towns.json
sed -n '1,2p' towns.json
printf 'id,label,lat,long,name\n1,a,3,1,Up\n2,b,1,1,Low\n' >towns.csv
try pave tess --voronoi-of towns.csv --clip 0,0,4,4 -o towns.json
sed -n '1,2p' towns.json

echo '-- points that are one'
printf '0,0\n1,0\n\n0,1\n1,0\n1,0.05,late\n' >double.csv
try pave tess --voronoi-of double.csv --report | head -n 3
try pave tess --voronoi-of double.csv --merge 0.1 --report | head -n 3
printf '0 0\n1000000 0\n# half a metre apart\n500000 800000\n500000 800000.5\n' >near.txt
try pave tess --voronoi-of near.txt --hash
try pave tess --voronoi-of near.txt --merge 4 --report | head -n 3

echo '-- repeated'
try pave tess --voronoi-of points.txt --wrap --clip 0,0,10,10 --save-tiling tiling.json --report | head -n 3
try pave region grow --grid tiling.json --size 3x2 --wrap --areas 9 --seed 4
try pave tess --voronoi 300 --wrap --lloyd 2 --hash
try pave tess --voronoi 300 --wrap --save-tiling tiling.json

echo '-- refused'
try pave tess --voronoi-of points.txt --wrap --hash
try pave tess --voronoi-of points.txt --voronoi 7 --hash
try pave tess --voronoi-of points.txt --size 7x7 --hash
try pave tess --voronoi-of points.txt --clip 0,0,0,5 --hash
try pave tess --voronoi-of points.txt --clip 50,50,1,1 --clip mesh.json --hash
try pave tess --voronoi 7 --clip 0,0,1,1 --hash
try pave tess --voronoi 7 --save-tiling t.json
printf 'x,y\n1,2\n1,two\n' >word.csv
try pave tess --voronoi-of word.csv --hash
for header in id,easting,northing a,b,c x,latitud,y2 Paris,2.3,48.8; do
    printf '%s\n1,2,3\n' "$header" >header.csv
    try pave tess --voronoi-of header.csv --hash
done
printf '1;2;a\n3\n' >short.csv
try pave tess --voronoi-of short.csv --hash
printf '1;2;caf\xe9\n' >latin.csv
try pave tess --voronoi-of latin.csv --hash
printf '# nothing\n' >none.csv
try pave tess --voronoi-of none.csv --hash
try pave tess --voronoi-of clip.geojson --hash
printf '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[[1,2]]}}]}' >deep.geojson
try pave tess --voronoi-of deep.geojson --hash
printf '1,2\n1e999,2\n' >far.csv
try pave tess --voronoi-of far.csv --hash
: >empty.geojson
try pave region show empty.geojson


echo '-- rectangles out of range'
printf '0,0\n1,0\n0,1\n' >three.csv
for clip in 0,0,1e300,1e300 nan,0,1,1 10,10,5 0,0,5,5,5 0,0,1e18,1e18 0,0,1e-9,3 1e15,1e15,3,3; do
    try pave tess --voronoi-of three.csv --clip $clip --hash
done
try pave tess --voronoi-of three.csv --clip 1e15,1e15,3,3 --wrap --hash
printf 'POLYGON((0 0,1e12 0,1e12 1e12))' >wide.wkt
try pave tess --voronoi-of three.csv --clip wide.wkt --hash

echo '-- points too far apart, too close together, too far from 0'
printf '1,1\n1e300,2\n3,4\n' >apart.csv
printf '0,1e-300\n0,2e-300\n' >close.csv
printf '1e20,1\n1e20,2\n' >away.csv
printf '0,0\n9e8,9e8\n' >edge.csv
for points in apart close away edge; do try pave tess --voronoi-of $points.csv --report | head -n 2; done

exit
: <<'STDOUT'
-- a mesh of points without names, and each is in its own cell
$ pave tess --voronoi-of points.txt -o mesh.json --report
tiles       80
0
same
$ pave region grow --on mesh.json --areas 5 --seed 2
areas=5 sizes=14..18 within=yes land=80/80 pieces=1
$ pave grid cells path 0 3 --on mesh.json
0 33 47 27 56 3
-- names, clipped by a polygon with a hole
$ pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.geojson
pave: named.csv: 23 points have no cell inside --clip; the first is on line 4
many places in cells, 0 wrong
$ pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.json --hash
pave: named.csv: 23 points have no cell inside --clip; the first is on line 4
0xe7cd3701200c198e
kind           voronoi
cells          59, 59 of them land
labels         57
territories    57 in 1 piece
$ pave tess --voronoi-of named.csv --clip clip.geojson -o clipped.svg
pave: named.csv: 23 points have no cell inside --clip; the first is on line 4
pave: -o: the cells are not a mesh: tile 1 is not star-shaped around the mean of its vertices, or too thin: split it, or move its vertices; or write them as a map, -o FILE.json, which pave region show draws
-> 1
$ pave tess --voronoi-of named.csv --clip 2,2,6,5 -o square.geojson
pave: named.csv: 42 points have no cell inside --clip; the first is on line 4
many places in cells, 0 wrong
-- GeoJSON, in which y points up
$ pave tess --voronoi-of towns.geojson --clip 0,0,4,4 -o towns.json
{"kind":"voronoi","orientation":"pointy","y_up":true,
"names":["Low","7","7"],
$ pave tess --voronoi-of towns.geojson --clip 0,0,4,4 -o towns.out.geojson
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"id":1,"label":1,"size":1,"name":"Low","neighbors":[2,3],"pole":[1.125,1],"radius":1},"geometry":{"type":"Polygon","coordinates":[[[2.75,0],[1.75,2],[0,2],[0,0],[2.75,0]]]}},
{"type":"Feature","properties":{"id":2,"label":2,"size":1,"name":"7","neighbors":[1,3],"pole":[1.125,3],"radius":1},"geometry":{"type":"Polygon","coordinates":[[[0,2],[1.75,2],[2.75,4],[0,4],[0,2]]]}},
{"type":"Feature","properties":{"id":3,"label":3,"size":1,"name":"7","neighbors":[1,2],"pole":[2.94140625,2.01171875],"radius":1.05859375},"geometry":{"type":"Polygon","coordinates":[[[2.75,4],[1.75,2],[2.75,0],[4,0],[4,4],[2.75,4]]]}}]}
$ pave tess --voronoi-of towns.csv --clip 0,0,4,4 -o towns.json
{"kind":"voronoi","orientation":"pointy","y_up":true,
"names":["Up; \"there\"","Low"],
$ pave tess --voronoi-of towns.csv --clip 0,0,4,4 -o towns.json
{"kind":"voronoi","orientation":"pointy","y_up":true,
"names":["Up","Low"],
-- points that are one
$ pave tess --voronoi-of double.csv --report
pave: double.csv: 1 point is left out, because another one is at the same position; the first is on line 5, and its neighbour on line 2
tiles       4
$ pave tess --voronoi-of double.csv --merge 0.1 --report
pave: double.csv: 2 points are left out, because another one is within the distance of --merge; the first is on line 5, and its neighbour on line 2
tiles       3
$ pave tess --voronoi-of near.txt --hash
pave: near.txt: the points of lines 4 and 5 are less than a step of the lattice apart, which is 4 here; merge them, or move one
-> 3
$ pave tess --voronoi-of near.txt --merge 4 --report
pave: near.txt: 1 point is left out, because another one is within the distance of --merge; the first is on line 5, and its neighbour on line 4
tiles       3
-- repeated
$ pave tess --voronoi-of points.txt --wrap --clip 0,0,10,10 --save-tiling tiling.json --report
tiles       80
vertices    201, 80 of them on the rim
$ pave region grow --grid tiling.json --size 3x2 --wrap --areas 9 --seed 4
areas=9 sizes=48..59 within=yes land=480/480 pieces=1
$ pave tess --voronoi 300 --wrap --lloyd 2 --hash
0x02c601cc8e3f043b
$ pave tess --voronoi 300 --wrap --save-tiling tiling.json
pave: --save-tiling: a tiling has at most 256 cells, not 300
-> 2
-- refused
$ pave tess --voronoi-of points.txt --wrap --hash
pave: --wrap: give the rectangle that repeats, as --clip X,Y,W,H
-> 2
$ pave tess --voronoi-of points.txt --voronoi 7 --hash
pave: --voronoi-of: --voronoi also defines the tiles; give one of the two
-> 2
$ pave tess --voronoi-of points.txt --size 7x7 --hash
pave: --size: --clip X,Y,W,H gives the rectangle of --voronoi-of
-> 2
$ pave tess --voronoi-of points.txt --clip 0,0,0,5 --hash
pave: --clip: 0,0,0,5: width and height must be 1e-6 to 1e9
-> 2
$ pave tess --voronoi-of points.txt --clip 50,50,1,1 --clip mesh.json --hash
pave: --clip: mesh.json has no polygons; give GeoJSON or WKT, or X,Y,W,H
-> 2
$ pave tess --voronoi 7 --clip 0,0,1,1 --hash
pave: --clip: only --voronoi-of takes it; leave it out
-> 2
$ pave tess --voronoi 7 --save-tiling t.json
pave: --save-tiling: only --wrap makes a tiling; leave it out
-> 2
$ pave tess --voronoi-of word.csv --hash
pave: word.csv:3:3: column 2 must be a number, the y of a point, as in "3.5,2" or "3.5;2;name"
-> 3
$ pave tess --voronoi-of header.csv --hash
pave: header.csv:1:1: the header must name the columns of a point: x, lon, lng, long or longitude, and y, lat or latitude
-> 3
$ pave tess --voronoi-of header.csv --hash
pave: header.csv:1:1: the header must name the columns of a point: x, lon, lng, long or longitude, and y, lat or latitude
-> 3
$ pave tess --voronoi-of header.csv --hash
pave: header.csv:1:1: the header must name the columns of a point: x, lon, lng, long or longitude, and y, lat or latitude
-> 3
$ pave tess --voronoi-of header.csv --hash
pave: header.csv:1:1: the header must name the columns of a point: x, lon, lng, long or longitude, and y, lat or latitude
-> 3
$ pave tess --voronoi-of short.csv --hash
pave: short.csv:2:1: column 2 must be a number, the y of a point, as in "3.5,2" or "3.5;2;name"
-> 3
$ pave tess --voronoi-of latin.csv --hash
pave: latin.csv:1:5: a name must be in UTF-8; correct it
-> 3
$ pave tess --voronoi-of none.csv --hash
pave: none.csv:1:1: the file has no point; add one
-> 3
$ pave tess --voronoi-of clip.geojson --hash
pave: clip.geojson:1:1: feature 1 is a Polygon; leave out all but Point and MultiPoint
-> 3
$ pave tess --voronoi-of deep.geojson --hash
pave: deep.geojson:1:70: the coordinates of feature 1 are nested 2 deep, and those of a Point are nested 1 deep
-> 3
$ pave tess --voronoi-of far.csv --hash
pave: far.csv:2:1: a position must be finite; correct it
-> 3
$ pave region show empty.geojson
pave: empty.geojson: the file is empty; give a mask, a map or another ground
-> 3
-- rectangles out of range
$ pave tess --voronoi-of three.csv --clip 0,0,1e300,1e300 --hash
pave: --clip: 0,0,1e300,1e300: must be X,Y,W,H, four numbers up to 1e18, or a file
-> 2
$ pave tess --voronoi-of three.csv --clip nan,0,1,1 --hash
pave: --clip: nan,0,1,1: must be X,Y,W,H, four numbers up to 1e18, or a file
-> 2
$ pave tess --voronoi-of three.csv --clip 10,10,5 --hash
pave: --clip: 10,10,5: must be X,Y,W,H, four numbers up to 1e18, or a file
-> 2
$ pave tess --voronoi-of three.csv --clip 0,0,5,5,5 --hash
pave: --clip: 0,0,5,5,5: must be X,Y,W,H, four numbers up to 1e18, or a file
-> 2
$ pave tess --voronoi-of three.csv --clip 0,0,1e18,1e18 --hash
pave: --clip: 0,0,1e18,1e18: width and height must be 1e-6 to 1e9
-> 2
$ pave tess --voronoi-of three.csv --clip 0,0,1e-9,3 --hash
pave: --clip: 0,0,1e-9,3: width and height must be 1e-6 to 1e9
-> 2
$ pave tess --voronoi-of three.csv --clip 1e15,1e15,3,3 --hash
pave: --clip: 1e15,1e15,3,3: too far from the points: together they extend over 1e+15, and at most 1e9 is possible
-> 2
$ pave tess --voronoi-of three.csv --clip 1e15,1e15,3,3 --wrap --hash
pave: --clip: 1e15,1e15,3,3: the rectangle is too far from the origin for its size; move it closer to the origin
-> 2
$ pave tess --voronoi-of three.csv --clip wide.wkt --hash
pave: --clip: wide.wkt: too far from the points: together they extend over 1e+12, and at most 1e9 is possible
-> 2
-- points too far apart, too close together, too far from 0
$ pave tess --voronoi-of apart.csv --report
pave: apart.csv: the points are too far apart: they extend over 1e+300, and at most 1e9 is possible; check for a position that is far away
$ pave tess --voronoi-of close.csv --report
pave: close.csv: the points are too close together: the rectangle around them must have sides of at least 1e-6; scale them up
$ pave tess --voronoi-of away.csv --report
pave: away.csv: the points are too far from 0 for their extent; subtract the same offset from all
$ pave tess --voronoi-of edge.csv --report
tiles       2
STDOUT
