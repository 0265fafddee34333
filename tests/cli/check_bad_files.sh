# Files that are missing or wrong: exit code 3 and one line.
cp "$DATA"/*.tsx "$DATA"/*.tmx .
mkdir folder
: >empty.tsx
head -c 700 two_sets.tsx >cut.tsx
printf '\x00\x01\x02\x03' >binary.tsx
printf 'this is not a tile set\n' >not_xml.tsx
printf '<?xml version="1.0" encoding="UTF-8"?>\n<html><body/></html>\n' >other_xml.tsx
cat >color_above_count.tsx <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="bad" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="bad.png" width="32" height="32"/>
 <wangsets>
  <wangset name="Bad" type="edge" tile="-1">
   <wangcolor name="Grass" color="#3366cc" tile="-1" probability="1"/>
   <wangcolor name="Path" color="#66cd98" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="1,0,3,0,1,0,1,0"/>
  </wangset>
 </wangsets>
</tileset>
END
sed 's/tileid="1" wangid="1,0,3/tileid="9" wangid="1,0,2/' color_above_count.tsx >tile_above_count.tsx
printf '{"type":"tileset","name":"x"' >cut.tsj
printf '[1,2,3]' >array.tsj
sed 's/tilecount="16"/tilecount="99999999999"/' two_sets.tsx >huge.tsx
sed 's/tilewidth="16"/tilewidth="-16"/' two_sets.tsx >negative.tsx
sed 's/tilewidth="16"/tilewidth="16x"/' two_sets.tsx >garbage.tsx
sed 's/wangid="0,1,0,1,0,1,0,1"/wangid="0,1,0,1,0,1,0"/' two_sets.tsx >short.tsx
sed 's/probability="0.5"/probability="-0.5"/' weights.tsx >weight.tsx
printf '<?xml version="1.0"?>\n<map version="1.8" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8">\n <tileset firstgid="1" source="nowhere.tsx"/>\n</map>\n' >lost.tmx
for file in nowhere.tsx folder no/where.tsx empty.tsx cut.tsx binary.tsx cut.tsj array.tsj not_xml.tsx other_xml.tsx entities.tsx huge.tsx negative.tsx \
    garbage.tsx short.tsx weight.tsx color_above_count.tsx tile_above_count.tsx no_set.tsx lost.tmx; do
    try pave wang check $file
done
try pave wang check roads
try pave wang check no_set.tsx --set Any
try pave wang check /dev/null
try pave world fill color_above_count.tsx -o a.tmx
try pave world at nowhere.tsx 0,0
try pave world verify nowhere.tmx
try pave world verify two_sets.tsx
try pave world verify folder
head -c 900 flips.tmx >cut.tmx
try pave world verify cut.tmx
find . -name 'a.*'

# Names that would write to the terminal do not.
printf '{"type":"tileset","version":"1.8","name":"x","tilewidth":8,"tileheight":8,"tilecount":1,"columns":1,"image":"x.png","imagewidth":8,"imageheight":8,"wangsets":[{"name":"a\\u001b[31mb","type":"edge","tile":-1,"colors":[{"name":"c\\u0007\\nd","color":"#ff0000","tile":-1,"probability":1}],"wangtiles":[{"tileid":0,"wangid":[1,0,1,0,1,0,1,0]}]}]}' >bell.tsj
try pave wang check bell.tsj

exit
: <<'STDOUT'
$ pave wang check nowhere.tsx
pave: nowhere.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave wang check folder
pave: folder: this is a directory; name a file in it
-> 3
$ pave wang check no/where.tsx
pave: no/where.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave wang check empty.tsx
pave: empty.tsx: the file is empty; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave wang check cut.tsx
pave: cut.tsx:14:4: this is not well-formed XML (unclosed token); the file may be damaged or cut off
-> 3
$ pave wang check binary.tsx
pave: binary.tsx: this is neither XML nor JSON; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave wang check cut.tsj
pave: cut.tsj:1:29: this is not well-formed JSON: a comma or } is expected here, but the file is cut off
-> 3
$ pave wang check array.tsj
pave: array.tsj: this is neither XML nor JSON; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave wang check not_xml.tsx
pave: not_xml.tsx: this is neither XML nor JSON; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave wang check other_xml.tsx
pave: other_xml.tsx:2:1: the outermost element is <html>, but must be <tileset> or <map>; give a file of Tiled
-> 3
$ pave wang check entities.tsx
pave: entities.tsx:2:25: the entity "a" is declared; entities are refused, so write its text out where it is used
-> 3
$ pave wang check huge.tsx
pave: huge.tsx:2:1: <tileset>: tilecount is "99999999999", but must be an integer from 0 to 1048576
-> 3
$ pave wang check negative.tsx
pave: negative.tsx:2:1: <tileset>: tilewidth is "-16", but must be an integer from 1 to 16384
-> 3
$ pave wang check garbage.tsx
pave: garbage.tsx:2:1: <tileset>: tilewidth is "16x", but must be an integer from 1 to 16384
-> 3
$ pave wang check short.tsx
pave: short.tsx:12:4: <wangtile>: wangid is "0,1,0,1,0,1,0", but must be 8 colours such as 0,1,0,2,0,1,0,1
-> 3
$ pave wang check weight.tsx
pave: weight.tsx:5:2: <tile>: probability is "-0.5", but must be 0 or a decimal such as 0.25, from 1e-15 to 1e15
-> 3
$ pave wang check color_above_count.tsx
pave: color_above_count.tsx:9:4: <wangtile>: wangid has the colour 3, but the wang set "Bad" has 2 colours before it, numbered from 1; correct the wangid or add the colour
-> 3
$ pave wang check tile_above_count.tsx
tile_above_count.tsx, "Bad": edge set, 2 colours, 2 tiles
  colours: 1 Grass, 2 Path
  tilecount is 4, but by the picture and the ids there are 10 tiles; these are used
incomplete: 2 of 16 combinations, 14 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 14 are missing
  no world: the tiles that join colours allow only maps of one tile: draw more of them (pave wang check lists what is missing)
  missing, as T,R,B,L:
    1,1,1,2  Grass, Grass, Grass, Path
    1,1,2,1  Grass, Grass, Path, Grass
    1,1,2,2  Grass, Grass, Path, Path
    1,2,1,2  Grass, Path, Grass, Path
    1,2,2,1  Grass, Path, Path, Grass
    1,2,2,2  Grass, Path, Path, Path
    2,1,1,1  Path, Grass, Grass, Grass
    2,1,1,2  Path, Grass, Grass, Path
    2,1,2,1  Path, Grass, Path, Grass
    2,1,2,2  Path, Grass, Path, Path
    2,2,1,1  Path, Path, Grass, Grass
    2,2,1,2  Path, Path, Grass, Path
    2,2,2,1  Path, Path, Path, Grass
    2,2,2,2  Path, Path, Path, Path
-> 1
$ pave wang check no_set.tsx
pave: no_set.tsx: has no Wang set (Terrain Set in Tiled); add one in Tiled, or choose another file
-> 3
$ pave wang check lost.tmx
pave: lost.tmx:3:2: tile set nowhere.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave wang check roads
pave: roads: the file does not exist; the built-in set is --set roads, without a file
-> 3
$ pave wang check no_set.tsx --set Any
pave: no_set.tsx: the tile set has no wang set, which Tiled calls a Terrain Set; add one in Tiled's tile set editor
-> 2
$ pave wang check /dev/null
pave: /dev/null: the file is empty; give a tile set (.tsx, .tsj) or a map (.tmx, .tmj)
-> 3
$ pave world fill color_above_count.tsx -o a.tmx
pave: color_above_count.tsx:9:4: <wangtile>: wangid has the colour 3, but the wang set "Bad" has 2 colours before it, numbered from 1; correct the wangid or add the colour
-> 3
$ pave world at nowhere.tsx 0,0
pave: nowhere.tsx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world verify nowhere.tmx
pave: nowhere.tmx: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world verify two_sets.tsx
pave: two_sets.tsx: this is a tile set, but a map is expected; give a .tmx or .tmj
-> 3
$ pave world verify folder
pave: folder: this is a directory; name a file in it
-> 3
$ pave world verify cut.tmx
pave: cut.tmx:15:5: this is not well-formed XML (unclosed token); the file may be damaged or cut off
-> 3
$ pave wang check bell.tsj
bell.tsj, "a [31mb": edge set, 1 colour, 1 tile
  colours: 1 c  d
complete: 1 of 1 combinations
STDOUT
