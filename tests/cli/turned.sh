# Tile sets whose tiles may be turned and mirrored: a few tiles are a complete set.
set_of() {
    cat <<END
<tileset version="1.10" name="roads" tilewidth="16" tileheight="16" tilecount="81" columns="9">
 <transformations hflip="$1" vflip="$2" rotate="$3" preferuntransformed="$4"/>
 <image source="sheet.png" width="144" height="144"/>
 <wangsets><wangset name="roads" type="edge" tile="-1">
  <wangcolor name="grass" color="#00ff00" tile="-1" probability="1"/>
  <wangcolor name="road" color="#888888" tile="-1" probability="1"/>
END
    shift 4
    for tile; do printf '  <wangtile tileid="%s" wangid="%s"/>\n' "${tile%%:*}" "${tile#*:}"; done
    printf ' </wangset></wangsets>\n</tileset>\n'
}
pave wang template --colors 3 --tile 16 -o sheet.png
six=(0:1,0,1,0,1,0,1,0 1:1,0,1,0,1,0,2,0 4:1,0,1,0,2,0,2,0 10:1,0,2,0,1,0,2,0 13:1,0,2,0,2,0,2,0 40:2,0,2,0,2,0,2,0)
set_of 0 0 1 0 "${six[@]}" >six.tsx
set_of 0 0 1 0 "${six[@]:0:5}" >five.tsx
set_of 1 1 0 1 "${six[@]}" 3:1,0,1,0,2,0,1,0 >flips.tsx
try pave wang check six.tsx
try pave wang check six.tsx --json
try pave wang check five.tsx
try pave wang check flips.tsx
try pave wang check flips.tsx --json
try pave wang check flips.tsx --limit 1

# Maps, tables and pictures have the turned tiles; Tiled's bits are in the ids.
for method in feature phase; do
    for format in tmx tmj csv png; do
        try pave world fill six.tsx --seed 4 --size 8x5 --method $method -o $method.$format
    done
    cat $method.csv
    size_of_png $method.png
    try pave world verify $method.tmx
    try pave world verify $method.tmj
done
try pave world at six.tsx --seed 4 --colors 0,0 1,0 2,0
try pave world fill six.tsx --seed 4 --size 8x5 -o embedded.tmx --embed
grep -c transformations embedded.tmx
try pave world fill six.tsx --seed 4 --size 8x5 -o embedded.tmj --embed
grep -c transformations embedded.tmj
try pave world verify embedded.tmj
try pave world fill five.tsx --size 8x5 -o five.png

exit
: <<'STDOUT'
$ pave wang check six.tsx
six.tsx, "roads": edge set, 2 colours, 6 tiles in 16 poses
  colours: 1 grass, 2 road
complete: 16 of 16 combinations
  6 tiles are enough, as they may be turned or mirrored
$ pave wang check six.tsx --json
{"type":"edge","colors":2,"tiles":6,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"roads","type":"edge","colors":2,"tiles":6,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"symmetries":["rotate"],"enough":6,"enough_missing":0,"missing":[]}
$ pave wang check five.tsx
five.tsx, "roads": edge set, 2 colours, 5 tiles in 15 poses
  colours: 1 grass, 2 road
incomplete: 15 of 16 combinations, 1 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 1 is missing
  a world by method blocks
  6 tiles are enough, as they may be turned or mirrored; 1 missing
  missing, one per set of rotations, such as T,R,B,L:
    2,2,2,2  road, road, road, road
-> 1
$ pave wang check flips.tsx
flips.tsx, "roads": edge set, 2 colours, 7 tiles in 13 poses
  colours: 1 grass, 2 road
incomplete: 13 of 16 combinations, 3 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 3 are missing
  a world by method blocks
  9 tiles are enough, as they may be turned or mirrored; 2 missing
  missing, one per set of rotations, such as T,R,B,L:
    2,1,2,1  road, grass, road, grass
    2,1,2,2  road, grass, road, road
-> 1
$ pave wang check flips.tsx --json
{"type":"edge","colors":2,"tiles":7,"distinct":13,"never":0,"total":16,"missing_count":3,"sets":[{"name":"roads","type":"edge","colors":2,"tiles":7,"chosen":true}],"class":"paths","unset":false,"ground":1,"world":"blocks","lacks":3,"symmetries":["mirror","flip","prefer-plain"],"enough":9,"enough_missing":2,"missing":[[2,1,2,1],[2,1,2,2]]}
-> 1
$ pave wang check flips.tsx --limit 1
flips.tsx, "roads": edge set, 2 colours, 7 tiles in 13 poses
  colours: 1 grass, 2 road
incomplete: 13 of 16 combinations, 3 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 3 are missing
  a world by method blocks
  9 tiles are enough, as they may be turned or mirrored; 2 missing
  missing, one per set of rotations, such as T,R,B,L:
    2,1,2,1  road, grass, road, grass
  1 more is missing; --limit 2 lists them all
-> 1
$ pave world fill six.tsx --seed 4 --size 8x5 --method feature -o feature.tmx
$ pave world fill six.tsx --seed 4 --size 8x5 --method feature -o feature.tmj
$ pave world fill six.tsx --seed 4 --size 8x5 --method feature -o feature.csv
$ pave world fill six.tsx --seed 4 --size 8x5 --method feature -o feature.png
2684354564,1610612740,1,1610612749,3221225485,1,1610612737,3221225476
1,2684354561,1610612740,2684354564,3221225473,10,40,1
0,1610612737,2684354570,1610612740,4,1610612737,2684354570,1610612737
3221225473,2684354573,2684354570,2684354570,2684354561,2684354570,3221225476,2684354573
0,2684354561,1610612749,3221225485,10,2684354564,1610612740,3221225485
128x80
$ pave world verify feature.tmx
feature.tmx, layer "world", set "roads": 0 mismatches, 0 of 67 sides
$ pave world verify feature.tmj
feature.tmj, layer "world", set "roads": 0 mismatches, 0 of 67 sides
$ pave world fill six.tsx --seed 4 --size 8x5 --method phase -o phase.tmx
$ pave world fill six.tsx --seed 4 --size 8x5 --method phase -o phase.tmj
$ pave world fill six.tsx --seed 4 --size 8x5 --method phase -o phase.csv
$ pave world fill six.tsx --seed 4 --size 8x5 --method phase -o phase.png
10,10,3221225485,40,2684354564,2684354570,3221225473,4
0,1610612737,3221225473,40,4,1610612749,1,2684354561
1,2684354570,0,1610612749,2684354573,1610612749,1,0
1610612737,3221225476,13,40,2684354573,3221225476,10,10
40,4,3221225476,3221225485,40,4,3221225473,10
128x80
$ pave world verify phase.tmx
phase.tmx, layer "world", set "roads": 0 mismatches, 0 of 67 sides
$ pave world verify phase.tmj
phase.tmj, layer "world", set "roads": 0 mismatches, 0 of 67 sides
$ pave world at six.tsx --seed 4 --colors 0,0 1,0 2,0
2684354564 2,0,1,0,1,0,2,0
1610612740 1,0,2,0,2,0,1,0
1 1,0,1,0,1,0,2,0
$ pave world fill six.tsx --seed 4 --size 8x5 -o embedded.tmx --embed
1
$ pave world fill six.tsx --seed 4 --size 8x5 -o embedded.tmj --embed
1
$ pave world verify embedded.tmj
embedded.tmj, layer "world", set "roads": 0 mismatches, 0 of 67 sides
$ pave world fill five.tsx --size 8x5 -o five.png
STDOUT
