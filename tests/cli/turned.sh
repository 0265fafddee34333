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

# Roads of rows and of columns have colours of their own: method phase needs less than all combinations.
rows=()
for i in {0..15}; do rows+=("$i:$((1 + i % 2)),0,$((3 + i / 2 % 2)),0,$((1 + i / 4 % 2)),0,$((3 + i / 8)),0"); done
more='<wangcolor name="rail" color="#ff0000" tile="-1" probability="1"/><wangcolor name="tie" color="#ffff00" tile="-1" probability="1"/>'
set_of 0 0 0 0 "${rows[@]}" | sed "/name=\"road\"/s|\$|$more|" >rows.tsx
sed '/tileid="5"/d' rows.tsx >hole.tsx
try pave wang check rows.tsx --limit 0
try pave wang check hole.tsx --limit 0
try pave wang check hole.tsx --limit 0 --json
