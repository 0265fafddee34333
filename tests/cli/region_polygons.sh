# GeoJSON and WKT as grounds: names, snapping, gaps and overlaps, projections, Dice Wars on countries, paths through rooms.

cat >lands.wkt <<'END'
# four lands: the second has an island, the third lies in the first
North; POLYGON ((0 3, 6 3, 6 6, 0 6, 0 3), (1 4, 2 4, 2 5, 1 5, 1 4))
South; MULTIPOLYGON (((0 0, 3 0, 3 3, 0 3)), ((8 0, 9 0, 9 1, 8 1)))
Inner; POLYGON ((1 4, 2 4, 2 5, 1 5))
East; POLYGON ((3 0, 6 0, 6 3, 3 3))
END
try pave region show lands.wkt -o lands.json
try pave region show lands.json -o lands.geojson --json
cat lands.geojson
try pave region show lands.geojson -o again.geojson
diff lands.geojson again.geojson && echo same
try pave region show lands.wkt --projection mercator -o lands.svg >/dev/null
grep -o '>[A-Z][a-z]*</text>' lands.svg
try pave region show lands.wkt --projection equirectangular --labels id --hash -o lands.png | tail -n 1

echo '-- Dice Wars and others on them'
try pave region dicewars --on lands.wkt --keep --players 2 --seed 3 -o dice.json
sed -n '/^"names"/p; /^{"id"/p' dice.json
try pave region dicewars --on lands.wkt --areas 3 --players 3 --land 1 --tolerance 1
try pave region schelling --on lands.wkt --seed 1 --races 2 --steps 3
try pave region dicewars --keep
try pave region dicewars --on lands.wkt --keep --areas 3
printf 'grid hex\nwindow rectangle 3x3\n' >plain.mask
try pave region dicewars --on plain.mask --keep

try pave grid cells neighbors 0 --on lands.json

echo '-- a floor plan'
cat >floor.geojson <<'END'
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"name":"hall"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[900,0],[900,200],[0,200],[0,0]]]}},
{"type":"Feature","properties":{"name":"kitchen"},"geometry":{"type":"Polygon","coordinates":[[[0,200],[400,200],[400,600],[0,600],[0,200]]]}},
{"type":"Feature","properties":{"name":"office"},"geometry":{"type":"Polygon","coordinates":[[[400,200],[900,200],[900,600],[400,600],[400,200]]]}}]}
END
try pave grid cells path 1 2 --on floor.geojson
try pave grid cells path 1 2 --on floor.geojson --walls 3
sed 's/"hall"/"wall"/; s/"office"/"wall"/' floor.geojson >walls.geojson
try pave grid cells field 1 --on floor.geojson --walls office
try pave grid cells field 1 --on walls.geojson --walls wall
try pave grid cells field 1 --on walls.geojson --cost wall=7
try pave grid cells field 1 --on walls.geojson --walls door
try pave grid cells field 0 --on floor.geojson --cost 3=5
try pave tactics path --from 0,0,L --to 1,1,L --on floor.geojson
# The outlines of drawn polygons are straight, unless smoothing is given; so are those of areas of them.
for of in 'show floor.geojson' 'show floor.geojson --smooth 3' 'grow --on floor.geojson --areas 2 --seed 1'; do
    # shellcheck disable=SC2086 # words
    pave region $of --width 300 -o floor.svg >said.txt
    sed -n '/id="territories"/,/<\/g>/s/.* points="\([^"]*\)".*/\1/p' floor.svg | wc -w
done
# A name is one line, in every picture and in legends, and explains the colour of its label.
sed 's/"kitchen"/"New\\nYork\\tCity"/' floor.geojson >lines.geojson
pave region show lines.geojson --fill label --legend -o lines.svg >said.txt
sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' lines.svg | tr '\n' ';' && echo
pave region show lines.geojson -o lines.json >said.txt && sed -n '/^"names"/p' lines.json
sed "s/kitchen/a name of more than sixty-three bytes is explained by its number only/" floor.geojson >long.geojson
pave region show long.geojson --fill label --legend --labels none -o long.svg >said.txt
sed -n 's/.*<text.*>\(.*\)<\/text>/\1/p' long.svg | tr '\n' ';' && echo

echo '-- gaps, overlaps and what is near'
printf 'A POLYGON((0 0,400 0,400 400,0 400))\nB POLYGON((400.2 0,800 0,800 400,399.9 400))\nC POLYGON((0 400,800 400,800 700,0 700))\n' >near.wkt
try pave region show near.wkt
try pave region show near.wkt --snap 0.5 | grep neigh
try pave region show near.wkt --close | grep neigh
printf 'A POLYGON((0 0,400 0,400 400,0 400))\nB POLYGON((300 0,800 0,800 400,300 400))\n' >over.wkt
try pave region show over.wkt
try pave region show over.wkt --close | head -n 2

echo '-- refused'
try pave region show lands.wkt --projection polar
try pave region show lands.wkt --snap -1
try pave region show plain.mask
printf '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]}}]}' >point.geojson
try pave region show point.geojson
try pave region show lands.wkt --projection none --snap 100
printf 'POLYGON((0 0,1 0,1 95))' >far.wkt
try pave region show far.wkt --projection mercator
try pave region show lands.json --projection mercator
try pave region show plain.mask --close
try pave region show lands.json --snap 1

exit
: <<'STDOUT'
$ pave region show lands.wkt -o lands.json
pave: lands.wkt: coordinates are used without a projection; for longitudes and latitudes, use --projection of pave region show
kind           polygons
cells          6, 6 of them land
labels         4
territories    4 in 1 piece
sizes          1 to 2, 1.5 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
neighbours     1 to 3, 2.0 on average; 10 % up to 1, 50 % up to 2, 90 % up to 3
articulations  1: 1
bridges        1: 1-3 (4 wide)
colours        3, so that neighbours differ
segregation    dissimilarity 0.5192, isolation 0.5056, Moran's I 0.0300, interface density 0.7000
$ pave region show lands.json -o lands.geojson --json
{"kind":"polygons","cells":6,"land":6,"labels":4,"territories":4,"sizes":{"min":1,"p10":1,"median":1.5,"p90":2,"max":2,"mean":1.5},"neighbors":{"min":1,"p10":1,"median":2,"p90":3,"max":3,"mean":2},"pieces":1,"articulations":[1],"bridges":[{"territories":[1,3],"width":4}],"colors":3,"measures":{"alone":0,"same_share":0.35555555555555557,"dissimilarity":0.5192307692307693,"isolation":0.5055555555555555,"moran":0.030000000000000027,"interface_density":0.7,"clusters":4,"largest":2,"mean_size":1.5,"median_size":1.5}}
{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"id":1,"label":1,"size":2,"name":"North","neighbors":[2,3,4],"pole":[4,4.5],"radius":1.5},"geometry":{"type":"Polygon","coordinates":[[[0,3],[3,3],[6,3],[6,6],[0,6],[0,3]],[[2,4],[1,4],[1,5],[2,5],[2,4]]]}},
{"type":"Feature","properties":{"id":2,"label":2,"size":2,"name":"South","neighbors":[1,4],"pole":[1.5,1.5],"radius":1.5},"geometry":{"type":"MultiPolygon","coordinates":[[[[3,0],[3,3],[0,3],[0,0],[3,0]]],[[[9,1],[8,1],[8,0],[9,0],[9,1]]]]}},
{"type":"Feature","properties":{"id":3,"label":3,"size":1,"name":"Inner","neighbors":[1],"pole":[1.5,4.5],"radius":0.5},"geometry":{"type":"Polygon","coordinates":[[[2,5],[1,5],[1,4],[2,4],[2,5]]]}},
{"type":"Feature","properties":{"id":4,"label":4,"size":1,"name":"East","neighbors":[1,2],"pole":[4.5,1.5],"radius":1.5},"geometry":{"type":"Polygon","coordinates":[[[6,3],[3,3],[3,0],[6,0],[6,3]]]}}]}
$ pave region show lands.geojson -o again.geojson
pave: lands.geojson: coordinates are used without a projection; for longitudes and latitudes, use --projection of pave region show
kind           polygons
cells          6, 6 of them land
labels         4
territories    4 in 1 piece
sizes          1 to 2, 1.5 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
neighbours     1 to 3, 2.0 on average; 10 % up to 1, 50 % up to 2, 90 % up to 3
articulations  1: 1
bridges        1: 1-3 (4 wide)
colours        3, so that neighbours differ
segregation    dissimilarity 0.5192, isolation 0.5056, Moran's I 0.0300, interface density 0.7000
3c3
< {"type":"Feature","properties":{"id":2,"label":2,"size":2,"name":"South","neighbors":[1,4],"pole":[1.5,1.5],"radius":1.5},"geometry":{"type":"MultiPolygon","coordinates":[[[[3,0],[3,3],[0,3],[0,0],[3,0]]],[[[9,1],[8,1],[8,0],[9,0],[9,1]]]]}},
---
> {"type":"Feature","properties":{"id":2,"label":2,"size":2,"name":"South","neighbors":[1,4],"pole":[1.5,1.5],"radius":1.5},"geometry":{"type":"MultiPolygon","coordinates":[[[[3,0],[3,3],[0,3],[0,0],[3,0]]],[[[8,0],[9,0],[9,1],[8,1],[8,0]]]]}},
>North</text>
>South</text>
>Inner</text>
>East</text>
0xd2a03a59a9863d5b
-- Dice Wars and others on them
$ pave region dicewars --on lands.wkt --keep --players 2 --seed 3 -o dice.json
pave: lands.wkt: coordinates are used without a projection; for longitudes and latitudes, use --projection of pave region show
areas=4 players=2 sizes=1..2 land=6/6 fairness=0.952 seed=3
"names":["North","South","Inner","East"],
{"id":1,"label":1,"size":2,"center":0,"depth":1,"border":6,"coast":0,"neighbors":[2,3,4],"borders":[1,4,1],"box":[0,-6,6,-3],"pole":[4,-4.5],"radius":1.5,"owner":0,"dice":1},
{"id":2,"label":2,"size":2,"center":2,"depth":1,"border":2,"coast":0,"neighbors":[1,4],"borders":[1,1],"box":[0,-3,9,0],"pole":[1.5,-1.5],"radius":1.5,"owner":1,"dice":4},
{"id":3,"label":3,"size":1,"center":4,"depth":1,"border":4,"coast":0,"neighbors":[1],"borders":[4],"box":[1,-5,2,-4],"pole":[1.5,-4.5],"radius":0.5,"owner":0,"dice":5},
{"id":4,"label":4,"size":1,"center":5,"depth":1,"border":2,"coast":0,"neighbors":[1,2],"borders":[1,1],"box":[3,-3,6,0],"pole":[4.5,-1.5],"radius":1.5,"owner":1,"dice":2}],
$ pave region dicewars --on lands.wkt --areas 3 --players 3 --land 1 --tolerance 1
pave: lands.wkt: coordinates are used without a projection; for longitudes and latitudes, use --projection of pave region show
areas=3 players=3 sizes=1..3 land=6/6 fairness=0.810 seed=0
$ pave region schelling --on lands.wkt --seed 1 --races 2 --steps 3
pave: lands.wkt: coordinates are used without a projection; for longitudes and latitudes, use --projection of pave region show
status=satisfied steps=0 satisfied=4/4 satisfaction=100% territories=1
$ pave region dicewars --keep
pave: --keep: it needs the map of --on; leave it out
-> 2
$ pave region dicewars --on lands.wkt --keep --areas 3
pave: --areas: --keep leaves the territories; leave it out
-> 2
$ pave region dicewars --on plain.mask --keep
pave: --keep: plain.mask is not a map; give one, or GeoJSON
-> 2
$ pave grid cells neighbors 0 --on lands.json
2 1 4
-- a floor plan
$ pave grid cells path 1 2 --on floor.geojson
1 2
$ pave grid cells path 1 2 --on floor.geojson --walls 3
no
-> 1
$ pave grid cells field 1 --on floor.geojson --walls office
1 0 -
$ pave grid cells field 1 --on walls.geojson --walls wall
- 0 -
$ pave grid cells field 1 --on walls.geojson --cost wall=7
7 0 7
$ pave grid cells field 1 --on walls.geojson --walls door
pave: --walls: "door" is unknown in this map; it has sea, labels such as 12, their names, and owner:N
-> 2
$ pave grid cells field 0 --on floor.geojson --cost 3=5
0 1 5
$ pave tactics path --from 0,0,L --to 1,1,L --on floor.geojson
pave: floor.geojson is a map, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on floor.geojson
-> 2
13
61
11
hall;New York City;office;hall;New York City;office;
"names":["hall","New York City","office"],
hall;label 2;office;
-- gaps, overlaps and what is near
$ pave region show near.wkt
pave: near.wkt:2:1: feature 1 (A) and feature 2 (B) overlap at 400,400; correct one, or give the overlap to the smaller one with pave region show --close
-> 3
neighbours     2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
colours        3, so that neighbours differ
neighbours     2 to 2, 2.0 on average; 10 % up to 2, 50 % up to 2, 90 % up to 2
colours        3, so that neighbours differ
$ pave region show over.wkt
pave: over.wkt:2:1: feature 1 (A) and feature 2 (B) overlap at 400,0; correct one, or give the overlap to the smaller one with pave region show --close
-> 3
$ pave region show over.wkt --close
pave: over.wkt: overlaps closed: 1; the first at 400,0, of feature 1 (A) and feature 2 (B)
-- refused
$ pave region show lands.wkt --projection polar
pave: --projection: unknown value "polar"; give one of none, equirectangular, mercator
-> 2
$ pave region show lands.wkt --snap -1
pave: --snap: -1 is out of range; must be above 0, up to 1e+18
-> 2
$ pave region show plain.mask
pave: plain.mask: this is a mask, not a map; give a map, as pave region grow --on makes it, GeoJSON or WKT
-> 3
$ pave region show point.geojson
pave: point.geojson:1:70: feature 1 is a Point, which has no area; leave out all but Polygon and MultiPolygon
-> 3
$ pave region show lands.wkt --projection none --snap 100
pave: lands.wkt:1:1: snap: 100 is out of range; must be 0 to 8 for an extent of 9
-> 3
$ pave region show far.wkt --projection mercator
pave: far.wkt:1:1: latitude 95 is not in -90 to 90; project only longitudes and latitudes
-> 3
$ pave region show lands.json --projection mercator
pave: --projection: only GeoJSON and WKT have it, and lands.json is neither; leave it out
-> 2
$ pave region show plain.mask --close
pave: --close: only GeoJSON and WKT have it, and plain.mask is neither; leave it out
-> 2
$ pave region show lands.json --snap 1
pave: --snap: only GeoJSON and WKT have it, and lands.json is neither; leave it out
-> 2
STDOUT
