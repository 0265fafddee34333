# CSV, JSON, TMX and TMJ of a small part of a world.
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format json
try pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv --method phase
try pave world fill --seed 0xffffffffffffffff --set meadow --size 3x2 -o - --format json
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmx
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmj
ls
cat map.tmx map-roads.tsx map.tmj map-roads.tsj

# With --format, a file may have any name.
try pave world fill --seed 7 --at -3,2 --size 6x4 -o map.txt --format csv
try cat map.txt

# The set of a file is named by its path as seen from the map; of a map that holds it, it goes into the new one.
mkdir sets maps
cp "$DATA/two_sets.tsx" sets
cp "$DATA/flips.tmx" sets
try pave world fill sets/two_sets.tsx --set Shore --size 2x2 -o maps/shore.tmx
grep tileset maps/shore.tmx
try pave world fill sets/flips.tmx --size 2x2 -o maps/paths.tmx
grep -e '<tileset' -e '<image' -e 'wangset ' maps/paths.tmx
try pave world fill sets/two_sets.tsx --set Shore --size 2x2 --embed -o maps/shore.tmj
grep -e '"image"' -e '"source"' maps/shore.tmj
ls maps

exit
: <<'STDOUT'
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv
10,15,9,0,3,12
8,5,6,10,10,15
4,3,9,2,14,15
9,4,2,12,3,15
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format json
{"set":"roads","method":"feature","seed":"7","world":"0x63e873be5ef283fb","at":[-3,2],"width":6,"height":4,"tiles":[
[10,15,9,0,3,12],
[8,5,6,10,10,15],
[4,3,9,2,14,15],
[9,4,2,12,3,15]]}
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o - --format csv --method phase
8,4,3,14,10,10
14,9,4,7,8,4
5,2,13,7,8,1
3,8,1,3,10,8
$ pave world fill --seed 0xffffffffffffffff --set meadow --size 3x2 -o - --format json
{"set":"meadow","method":"feature","seed":"18446744073709551615","world":"0xdd11de0a515df054","at":[0,0],"width":3,"height":2,"tiles":[
[10,4,2],
[5,10,7]]}
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmx
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o map.tmj
map-roads.png
map-roads.tsj
map-roads.tsx
map.tmj
map.tmx
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" renderorder="right-down" width="6" height="4" tilewidth="32" tileheight="32" infinite="0" nextlayerid="2" nextobjectid="1">
 <properties>
  <property name="method" value="feature"/>
  <property name="q" type="int" value="-3"/>
  <property name="r" type="int" value="2"/>
  <property name="seed" value="7"/>
  <property name="set" value="roads"/>
  <property name="world" value="0x63e873be5ef283fb"/>
 </properties>
 <tileset firstgid="1" source="map-roads.tsx"/>
 <layer id="1" name="world" width="6" height="4">
  <data encoding="csv">
11,16,10,1,4,13,
9,6,7,11,11,16,
5,4,10,3,15,16,
10,5,3,13,4,16
</data>
 </layer>
</map>
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="roads" tilewidth="32" tileheight="32" tilecount="16" columns="4">
 <image source="map-roads.png" width="128" height="128"/>
 <wangsets>
  <wangset name="roads" type="edge" tile="-1">
   <wangcolor name="grass" color="#5f9e3e" tile="-1" probability="1"/>
   <wangcolor name="road" color="#e6b655" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="1,0,1,0,1,0,1,0"/>
   <wangtile tileid="1" wangid="2,0,1,0,1,0,1,0"/>
   <wangtile tileid="2" wangid="1,0,2,0,1,0,1,0"/>
   <wangtile tileid="3" wangid="2,0,2,0,1,0,1,0"/>
   <wangtile tileid="4" wangid="1,0,1,0,2,0,1,0"/>
   <wangtile tileid="5" wangid="2,0,1,0,2,0,1,0"/>
   <wangtile tileid="6" wangid="1,0,2,0,2,0,1,0"/>
   <wangtile tileid="7" wangid="2,0,2,0,2,0,1,0"/>
   <wangtile tileid="8" wangid="1,0,1,0,1,0,2,0"/>
   <wangtile tileid="9" wangid="2,0,1,0,1,0,2,0"/>
   <wangtile tileid="10" wangid="1,0,2,0,1,0,2,0"/>
   <wangtile tileid="11" wangid="2,0,2,0,1,0,2,0"/>
   <wangtile tileid="12" wangid="1,0,1,0,2,0,2,0"/>
   <wangtile tileid="13" wangid="2,0,1,0,2,0,2,0"/>
   <wangtile tileid="14" wangid="1,0,2,0,2,0,2,0"/>
   <wangtile tileid="15" wangid="2,0,2,0,2,0,2,0"/>
  </wangset>
 </wangsets>
</tileset>
{"type":"map",
 "version":"1.8",
 "compressionlevel":-1,
 "orientation":"orthogonal",
 "renderorder":"right-down",
 "infinite":false,
 "width":6,
 "height":4,
 "tilewidth":32,
 "tileheight":32,
 "properties":[{"name":"method","type":"string","value":"feature"},{"name":"q","type":"int","value":-3},{"name":"r","type":"int","value":2},{"name":"seed","type":"string","value":"7"},{"name":"set","type":"string","value":"roads"},{"name":"world","type":"string","value":"0x63e873be5ef283fb"}],
 "tilesets":[{"firstgid":1,
   "source":"map-roads.tsj"}],
 "layers":[{"data":[
    11,16,10,1,4,13,
    9,6,7,11,11,16,
    5,4,10,3,15,16,
    10,5,3,13,4,16],
   "id":1,
   "name":"world",
   "type":"tilelayer",
   "x":0,
   "y":0,
   "width":6,
   "height":4,
   "opacity":1,
   "visible":true}],
 "nextlayerid":2,
 "nextobjectid":1}
{"type":"tileset",
 "version":"1.8",
 "name":"roads",
 "tilewidth":32,
 "tileheight":32,
 "spacing":0,
 "margin":0,
 "tilecount":16,
 "columns":4,
 "image":"map-roads.png",
 "imagewidth":128,
 "imageheight":128,
 "wangsets":[{"name":"roads","type":"edge","tile":-1,
  "colors":[{"color":"#5f9e3e","name":"grass","probability":1,"tile":-1},
  {"color":"#e6b655","name":"road","probability":1,"tile":-1}],
  "wangtiles":[{"tileid":0,"wangid":[1,0,1,0,1,0,1,0]},
  {"tileid":1,"wangid":[2,0,1,0,1,0,1,0]},
  {"tileid":2,"wangid":[1,0,2,0,1,0,1,0]},
  {"tileid":3,"wangid":[2,0,2,0,1,0,1,0]},
  {"tileid":4,"wangid":[1,0,1,0,2,0,1,0]},
  {"tileid":5,"wangid":[2,0,1,0,2,0,1,0]},
  {"tileid":6,"wangid":[1,0,2,0,2,0,1,0]},
  {"tileid":7,"wangid":[2,0,2,0,2,0,1,0]},
  {"tileid":8,"wangid":[1,0,1,0,1,0,2,0]},
  {"tileid":9,"wangid":[2,0,1,0,1,0,2,0]},
  {"tileid":10,"wangid":[1,0,2,0,1,0,2,0]},
  {"tileid":11,"wangid":[2,0,2,0,1,0,2,0]},
  {"tileid":12,"wangid":[1,0,1,0,2,0,2,0]},
  {"tileid":13,"wangid":[2,0,1,0,2,0,2,0]},
  {"tileid":14,"wangid":[1,0,2,0,2,0,2,0]},
  {"tileid":15,"wangid":[2,0,2,0,2,0,2,0]}]}]}
$ pave world fill --seed 7 --at -3,2 --size 6x4 -o map.txt --format csv
$ cat map.txt
10,15,9,0,3,12
8,5,6,10,10,15
4,3,9,2,14,15
9,4,2,12,3,15
$ pave world fill sets/two_sets.tsx --set Shore --size 2x2 -o maps/shore.tmx
 <tileset firstgid="1" source="../sets/two_sets.tsx"/>
$ pave world fill sets/flips.tmx --size 2x2 -o maps/paths.tmx
 <tileset firstgid="1" name="paths" tilewidth="16" tileheight="16" tilecount="16" columns="4">
  <image source="../sets/paths.png" width="64" height="64"/>
   <wangset name="Paths" type="edge" tile="-1">
$ pave world fill sets/two_sets.tsx --set Shore --size 2x2 --embed -o maps/shore.tmj
   "image":"../sets/two_sets.png",
paths.tmx
shore.tmj
shore.tmx
STDOUT
