# Of several sets the first that has tiles is taken; others go by name, or where names are equal or empty by number. tilecount is no law.
cp "$DATA/several.tsx" .
try pave wang check several.tsx
try pave wang check several.tsx --json
try pave wang check several.tsx --set Fence --json --limit 0
try pave wang check several.tsx --set '#3' --limit 0
try pave wang check several.tsx --set '#4' --limit 0
try pave wang check several.tsx --set '#1'
try pave wang check several.tsx --set '#5'
try pave world fill several.tsx --set '#4' --size 3x1 -o -  --format csv
try pave world fill several.tsx --size 2x2 -o several.tmx
try pave world verify several.tmx --set '#4'
try pave world verify several.tmx --own
for set in Fence '#3' '#4'; do
    pave world fill several.tsx --set "$set" --method auto --size 2x2 -o several.tmx && grep '"set"' several.tmx
    pave world verify several.tmx --own | tail -1
done

exit
: <<'STDOUT'
$ pave wang check several.tsx
several.tsx, "Fence": edge set, 1 colour, 1 tile
  colours: 1 wood
  sets, for --set:
    #1  "New Terrain": corner, 0 colours, 0 tiles
    #2* "Fence": mixed, 1 colour, 1 tile
    #3  "Fence": edge, 2 colours, 1 tile
    #4  "": corner, 1 colour, 1 tile
  tilecount is 3, but by the picture and the ids there are 18 tiles; these are used
complete: 1 of 1 combinations
$ pave wang check several.tsx --json
{"type":"edge","colors":1,"tiles":1,"distinct":1,"never":0,"total":1,"missing_count":0,"sets":[{"name":"New Terrain","type":"corner","colors":0,"tiles":0,"chosen":false},{"name":"Fence","type":"mixed","colors":1,"tiles":1,"chosen":true},{"name":"Fence","type":"edge","colors":2,"tiles":1,"chosen":false},{"name":"","type":"corner","colors":1,"tiles":1,"chosen":false}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check several.tsx --set Fence --json --limit 0
{"type":"edge","colors":1,"tiles":1,"distinct":1,"never":0,"total":1,"missing_count":0,"sets":[{"name":"New Terrain","type":"corner","colors":0,"tiles":0,"chosen":false},{"name":"Fence","type":"mixed","colors":1,"tiles":1,"chosen":true},{"name":"Fence","type":"edge","colors":2,"tiles":1,"chosen":false},{"name":"","type":"corner","colors":1,"tiles":1,"chosen":false}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check several.tsx --set #3 --limit 0
several.tsx, "Fence": edge set, 2 colours, 1 tile
  colours: 1 unnamed, 2 iron
  sets, for --set:
    #1  "New Terrain": corner, 0 colours, 0 tiles
    #2  "Fence": mixed, 1 colour, 1 tile
    #3* "Fence": edge, 2 colours, 1 tile
    #4  "": corner, 1 colour, 1 tile
  tilecount is 3, but by the picture and the ids there are 18 tiles; these are used
incomplete: 1 of 16 combinations, 15 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 15 are missing
  no world: no tile fits itself, so no map can begin: draw a tile of one colour
  15 are missing; --limit 15 lists them all
-> 1
$ pave wang check several.tsx --set #4 --limit 0
several.tsx, "": corner set, 1 colour, 1 tile
  colours: 1 New Terrain
  sets, for --set:
    #1  "New Terrain": corner, 0 colours, 0 tiles
    #2  "Fence": mixed, 1 colour, 1 tile
    #3  "Fence": edge, 2 colours, 1 tile
    #4* "": corner, 1 colour, 1 tile
  tilecount is 3, but by the picture and the ids there are 18 tiles; these are used
complete: 1 of 1 combinations
$ pave wang check several.tsx --set #1
pave: several.tsx:5: the wang set "New Terrain" has no colours; add some in Tiled
-> 3
$ pave wang check several.tsx --set #5
pave: several.tsx: there is no wang set "#5"; there are "New Terrain", "Fence", "Fence", ""
-> 2
$ pave world fill several.tsx --set #4 --size 3x1 -o - --format csv
5,5,5
$ pave world fill several.tsx --size 2x2 -o several.tmx
$ pave world verify several.tmx --set #4
several.tmx, layer "world", set "": 0 mismatches, but no colours were compared: the tiles are not in this set; give theirs with --set, or its file as FILE
  empty cells: 0; tiles that are not in the set: 4
-> 1
$ pave world verify several.tmx --own
several.tmx, layer "world", set "Fence": 0 mismatches, 0 of 4 sides
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 4
  <property name="set" value="Fence"/>
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 4
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 4
  <property name="set" value="#4"/>
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 4
STDOUT
: <<'STDERR'
pave: several.tsx: no tile fits itself, so no map can begin: draw a tile of one colour
STDERR
