# A file needs only what the call needs: pictures that cannot be had, and tile sets that have nothing to do with the colours, stop only what draws them.
pave wang template --colors 2 --tile 16 -o sheet.png >/dev/null
wangs=$(grep -o '<wangcolor.*\|<wangtile.*' sheet.tsx)
colors="<wangsets><wangset name=\"w\" type=\"edge\" tile=\"-1\">$wangs</wangset></wangsets>"
# map NAME SET MORE [GIDS]: a map of 4 x 1 tiles, with the inside of its tile set, and further tile sets.
map() {
    printf '<map version="1.10" orientation="orthogonal" width="4" height="1" tilewidth="16" tileheight="16" infinite="0">\n'
    printf '<tileset firstgid="1" name="s" tilewidth="16" tileheight="16" tilecount="16" columns="4">%s%s</tileset>\n%s\n' "$2" "$colors" "$3"
    printf '<layer id="1" name="g" width="4" height="1"><data encoding="csv">%s</data></layer></map>\n' "${4:-1,1,1,1}"
} >"$1"
sheet='<image source="sheet.png" width="64" height="64"/>'
# each MAP: what all calls that draw nothing say, apart from what is right, and that no map differs.
each() {
    rm -f c.json c.h f.csv f.tmx
    for call in "wang check $1" "world verify $1" "world at $1 0,0 1,0" "wang convert $1 -o c.json" "wang convert $1 -o c.h" "world fill $1 --size 3x2 -o f.csv" "world fill $1 --size 3x2 --embed -o f.tmx" "world fill $1 --size 3x2 --hash"; do
        # shellcheck disable=SC2086
        pave $call >said 2>&1 || printf 'pave %s -> %s: %s\n' "$call" $? "$(cat said)"
    done
    [ -n "${2-}" ] || cmp -s f.csv right.csv || echo "$1: another world"
}
map m.tmx "$sheet" ''
each m.tmx first
cp f.csv right.csv
# What another tile set may have: parts of a picture, as Tiled 1.9 writes, a picture inside the file, a sheet smaller than a tile, no picture, and files.
mkfifo pipe.tsx pipe.png
echo '<tileset' >broken.tsx
while read -r more; do
    map m.tmx "$sheet" "$more"
    each m.tmx
done <<'END'
<tileset firstgid="17" name="d" tilewidth="16" tileheight="16" tilecount="1" columns="0"><tile id="0" x="0" y="0" width="16" height="16"><image width="32" height="48" source="d.png"/></tile></tileset>
<tileset firstgid="17" name="d" tilewidth="16" tileheight="16" tilecount="1" columns="0"><image format="png"><data encoding="base64">iVBORw0KGgo=</data></image></tileset>
<tileset firstgid="17" name="d" tilewidth="16" tileheight="16" tilecount="1" columns="0"><image source="d.png" width="8" height="8"/></tileset>
<tileset firstgid="17" name="d" tilewidth="16" tileheight="16" tilecount="1" columns="0"></tileset>
<tileset firstgid="17" name="d" tilewidth="16" tileheight="16"><image source="pipe.png"/></tileset>
<tileset firstgid="17" source="gone.tsx"/>
<tileset firstgid="17" source="broken.tsx"/>
<tileset firstgid="17" source="pipe.tsx"/>
<tileset firstgid="17" source="/dev/zero"/>
<tileset firstgid="17" source="."/>
END
# A tile beyond all tile sets is one that is not in the set.
map m.tmx "$sheet" '' 1,1,900,1
try pave world verify m.tmx
# The set itself: the picture is missing, a pipe, inside the file, too small; all is right until it is drawn, or a map would have no picture at all.
mkfifo fifo.png
for set in '<image source="gone.png" width="64" height="64"/>' '<image source="fifo.png" width="64" height="64"/>' '<image source="gone.png" width="8" height="8"/>' '<image source="gone.png"/>' '<image format="png"><data encoding="base64">iVBORw0KGgo=</data></image>' ''; do
    map m.tmx "$set" ''
    each m.tmx
    try pave world fill m.tmx --size 3x2 -o p.png
done
try pave wang convert m.tmx -o c.tsx
try pave world bake m.tmx --size 3x2 -o b.pmtiles --no-page
try pave world draw m.tmx --size 3x2 --grid square --look tiles -o d.svg
# The only tile set is not there.
echo '<map version="1.10" orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16"><tileset firstgid="1" source="pipe.tsx"/><layer id="1" name="g" width="2" height="1"><data encoding="csv">1,1</data></layer></map>' >m.tmx
try pave world verify m.tmx
try pave wang check m.tmx
echo '<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16"><properties><property name="tiles" value="pipe.tsx"/></properties><layer id="1" name="g" width="1" height="1"><data encoding="csv">0</data></layer></map>' >n.tmx
try pave world verify n.tmx
# A file that the call names may be a pipe.
try pave wang check <(cat sheet.tsx) | tail -n +2

# Parts of pictures are drawn: of tiles in any place of a picture, as their own files have them, in Tiled's set, in one of pave's own, and back.
tiles=$(for ((i = 0; i < 16; i++)); do printf '<tile id="%s" x="%s" y="%s" width="16" height="16"><image source="sheet.png" width="64" height="64"/></tile>' $i $((i % 4 * 16)) $((i / 4 * 16)); done)
map m.tmx "$sheet" ''
pave world fill m.tmx --size 9x7 -o sheet-9x7.png
map parts.tmx "$tiles" '' && sed -i 's/columns="4"/columns="0"/' parts.tmx
each parts.tmx
pave wang convert parts.tmx -o parts.json
pave wang convert parts.json -o back.tsx
grep -c '"rect": \[16, 32, 16, 16\]' parts.json
grep -c '<tile id="9" x="16" y="32" width="16" height="16">' back.tsx
for set in parts.tmx parts.json back.tsx; do
    pave world fill $set --size 9x7 -o drawn.png
    same_file drawn.png sheet-9x7.png
    pave world draw $set --grid square --size 9x7 --look tiles -o $set.png
done
same_file parts.tmx.png parts.json.png
same_file back.tsx.png parts.json.png
pave world fill parts.tmx --size 3x2 --embed -o f.tmj && grep -c '"x":16,"y":32,"width":16,"height":16,' f.tmj
sed -i 's/x="48" y="48"/x="50" y="48"/' parts.tmx
try pave world fill parts.tmx --size 9x7 -o drawn.png
sed -i 's/"rect": \[48, 48/"rect": [50, 48/' parts.json
try pave world draw parts.json --size 9x7 --grid square -o drawn.svg

# Several pictures, each of its own size; margin and spacing; base64 with gzip, and a picture inside the file.
map m.tmx '<image source="sheet.png" width="64" height="64"/>' '<tileset firstgid="17" name="d" tilewidth="99" tileheight="77" tilecount="2" columns="0"><grid orientation="orthogonal" width="1" height="1"/><tile id="0"><image width="99" height="77" source="a.png"/></tile><tile id="3"><image width="9" height="7" source="b.png"/></tile></tileset>' 1,1,20,1
try pave world verify m.tmx
map m.tmx '<image source="sheet.png" width="60" height="60"/>' ''
sed -i 's/tilecount="16" columns="4"/spacing="1" margin="2" tilecount="9" columns="3"/' m.tmx
each m.tmx
map m.tmx '<image format="png" width="64" height="64"><data encoding="base64">iVBORw0KGgo=</data></image>' ''
sed -i "s/<data encoding=\"csv\">1,1,1,1/<data encoding=\"base64\" compression=\"gzip\">$(printf '\1\0\0\0\2\0\0\0\1\0\0\0\1\0\0\0' | gzip -n | base64 | sed 's/[/]/\\&/g')/" m.tmx
try pave world verify m.tmx

# Whole numbers may have a point or an exponent, as Godot writes them; 1.5 and 1e400 are not gids.
pave world fill --size 3x2 --embed -o w.tmj
pave world verify w.tmj --own >right
sed 's/\([":,[]\)\([0-9][0-9]*\)\([],]\)/\1\2.0\3/g; s/\([:,[]\)\([0-9][0-9]*\)\([],]\)/\1\2e0\3/g; s/"value":\([0-9]\)/"value":\1.0/' w.tmj >whole.tmj
grep -c '[0-9][.]0' whole.tmj
pave world verify whole.tmj --own | sed 's/whole/w/' | cmp - right
for gid in 1.5 1e400 -1 -0.5; do
    sed "/\"data\"/{n;s/[0-9][0-9]*/$gid/}" w.tmj >wrong.tmj
    try pave world verify wrong.tmj
done

# The name of a set may have line breaks, and be longer than a title.
printf '{"name":"two\\nlines\\u0085%s","grid":"hex","kind":"edge","colors":[{}],"tiles":[{"colors":[1,1,1,1,1,1]}]}' "$(printf 'x%.0s' {1..44})$(printf '\303\274%.0s' {1..40})" >named.json
try pave world draw named.json --size 3x2 -o named.svg
grep -o '<title>.*</title>' named.svg
pave world explore named.json --moves E,E -o walk.svg | wc -l
grep -o '<title>.*</title>' walk.svg

exit
: <<'STDOUT'
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 2 mismatches, 2 of 3 sides
  the first is at the cell 1,0
  empty cells: 0; tiles that are not in the set: 1
-> 1
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2: picture gone.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2: picture fifo.png: this is a pipe or a device; name a file
-> 3
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2:1: the picture of 8 x 8 pixels holds no tile of 16 x 16; correct the sizes
-> 3
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2: picture gone.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
pave world fill m.tmx --size 3x2 --embed -o f.tmx -> 3: pave: m.tmx:2:90: the picture is inside the file; save it as a PNG, and name that
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2:90: the picture is inside the file; save it as a PNG, and name that
-> 3
pave world fill m.tmx --size 3x2 --embed -o f.tmx -> 3: pave: m.tmx:2:1: the tile set names no picture; give it an image or one for each tile
$ pave world fill m.tmx --size 3x2 -o p.png
pave: m.tmx:2:1: the tile set names no picture; give it an image or one for each tile
-> 3
$ pave wang convert m.tmx -o c.tsx
pave: m.tmx:2:1: the tile set names no picture; give it an image or one for each tile
-> 3
$ pave world bake m.tmx --size 3x2 -o b.pmtiles --no-page
pictures=1/1 units=1/1 whole=yes
$ pave world draw m.tmx --size 3x2 --grid square --look tiles -o d.svg
pave: m.tmx:2:1: the tile set names no picture; give it an image or one for each tile
-> 3
$ pave world verify m.tmx
pave: m.tmx:1:98: tile set pipe.tsx: this is a pipe or a device; name a file
-> 3
$ pave wang check m.tmx
pave: m.tmx:1:98: tile set pipe.tsx: this is a pipe or a device; name a file
-> 3
$ pave world verify n.tmx
pave: n.tmx: the file of its tiles, pipe.tsx, cannot be read (it is a pipe or a device); give it as FILE
-> 3
/dev/fd/63, "template": edge set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
1
1
same: drawn.png sheet-9x7.png
same: drawn.png sheet-9x7.png
same: drawn.png sheet-9x7.png
same: parts.tmx.png parts.json.png
same: back.tsx.png parts.json.png
1
$ pave world fill parts.tmx --size 9x7 -o drawn.png
pave: parts.tmx:2: tile 15 shows 16 x 16 pixels from 50,48 on, but its picture has 64 x 64: correct its x, y, width and height
-> 3
$ pave world draw parts.json --size 9x7 --grid square -o drawn.svg
pave: parts.json: tile 15: its rect [50, 48, 16, 16] reaches beyond the picture of 64 x 64 pixels
-> 3
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 2 mismatches, 2 of 3 sides
  the first is at the cell 1,0
  empty cells: 0; tiles that are not in the set: 1
-> 1
$ pave world verify m.tmx
m.tmx, layer "g", set "w": 1 mismatch, 1 of 3 sides
  the first is at the cell 0,0
-> 1
41
$ pave world verify wrong.tmj
pave: wrong.tmj: layers[0]: data[0] is not a gid; write integers from 0 to 4294967295
-> 3
$ pave world verify wrong.tmj
pave: wrong.tmj: layers[0]: data[0] is not a gid; write integers from 0 to 4294967295
-> 3
$ pave world verify wrong.tmj
pave: wrong.tmj: layers[0]: data[0] is not a gid; write integers from 0 to 4294967295
-> 3
$ pave world verify wrong.tmj
pave: wrong.tmj: layers[0]: data[0] is not a gid; write integers from 0 to 4294967295
-> 3
$ pave world draw named.json --size 3x2 -o named.svg
<title>two lines xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxüüüü, hex</title>
0
<title>A walk, two lines xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxüüüü</title>
STDOUT
