# Sets in files: complete or not, which combinations are missing, which of several sets.
cp "$DATA"/*.tsx "$DATA"/*.tmx .
try pave wang check paths.tsx
try pave wang check paths.tsx --json
try pave wang check paths.tsx --limit 1
try pave wang check paths.tsx --limit 1 --json
try pave wang check paths.tsx --limit 0
try pave wang check two_sets.tsx
try pave wang check two_sets.tsx --set Shore
try pave wang check two_sets.tsx --set Shore --json
try pave wang check two_sets.tsx --set Shores
try pave wang check mixed.tsx --limit 3
try pave wang check mixed.tsx --all --limit 3
try pave wang check mixed.tsx --limit 2 --json
try pave wang check weights.tsx
try pave wang check flips.tmx
try pave wang check flips.tmx --json --set Paths
# Of the tile sets in a map, the one that has the set.
try pave wang check two_tilesets.tmx --json
try pave wang check two_tilesets.tmx --json --set Shore
try pave wang check two_tilesets.tmx --set Hills

# Tiles that never occur; of two sets with one name the second cannot be chosen.
try pave wang check never.tsx --limit 1
try pave wang check never.tsx --limit 0 --json
try pave world fill never.tsx --hash --method feature
try pave world at never.tsx 0,0
sed 's|wangset name="Plain"|wangset name="Shore"|' two_sets.tsx >one_name.tsx
try pave wang check one_name.tsx

# The listing is limited to 1,000 by default; numbers up to 64 bits are numbers.
set_of_254 many edge 1,0,1,0,1,0,1,0 >many_colors.tsx
set_of_254 most mixed 1,1,1,1,1,1,1,1 >most_colors.tsx
pave wang check many_colors.tsx | sed -n '1p;3,4p;$p'
pave wang check many_colors.tsx | grep -c '^    1,'
pave wang check many_colors.tsx --limit 1500 | grep -c '^    1,'
try pave wang check many_colors.tsx --json --limit 2
try pave wang check most_colors.tsx --json --limit 1

exit
: <<'STDOUT'
$ pave wang check paths.tsx
paths.tsx, "Paths": edge set, 2 colours, 14 tiles
  colours: 1 Grass, 2 Path
incomplete: 14 of 16 combinations, 2 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 2 are missing
  a world by method blocks
  missing, as T,R,B,L:
    1,2,1,1  Grass, Path, Grass, Grass
    2,2,2,1  Path, Path, Path, Grass
-> 1
$ pave wang check paths.tsx --json
{"type":"edge","colors":2,"tiles":14,"distinct":14,"never":0,"total":16,"missing_count":2,"sets":[{"name":"Paths","type":"edge","colors":2,"tiles":14,"chosen":true}],"class":"paths","unset":false,"ground":1,"world":"blocks","lacks":2,"missing":[[1,2,1,1],[2,2,2,1]]}
-> 1
$ pave wang check paths.tsx --limit 1
paths.tsx, "Paths": edge set, 2 colours, 14 tiles
  colours: 1 Grass, 2 Path
incomplete: 14 of 16 combinations, 2 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 2 are missing
  a world by method blocks
  missing, as T,R,B,L:
    1,2,1,1  Grass, Path, Grass, Grass
  1 more is missing; --limit 2 lists them all
-> 1
$ pave wang check paths.tsx --limit 1 --json
{"type":"edge","colors":2,"tiles":14,"distinct":14,"never":0,"total":16,"missing_count":2,"sets":[{"name":"Paths","type":"edge","colors":2,"tiles":14,"chosen":true}],"class":"paths","unset":false,"ground":1,"world":"blocks","lacks":2,"missing":[[1,2,1,1]]}
-> 1
$ pave wang check paths.tsx --limit 0
paths.tsx, "Paths": edge set, 2 colours, 14 tiles
  colours: 1 Grass, 2 Path
incomplete: 14 of 16 combinations, 2 missing
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 2 are missing
  a world by method blocks
  2 are missing; --limit 2 lists them all
-> 1
$ pave wang check two_sets.tsx
two_sets.tsx, "Plain": edge set, 1 colour, 1 tile
  colours: 1 Grass
  sets, for --set:
    #1* "Plain": edge, 1 colour, 1 tile
    #2  "Shore": corner, 2 colours, 16 tiles
complete: 1 of 1 combinations
$ pave wang check two_sets.tsx --set Shore
two_sets.tsx, "Shore": corner set, 2 colours, 16 tiles
  colours: 1 Grass, 2 Water
  sets, for --set:
    #1  "Plain": edge, 1 colour, 1 tile
    #2* "Shore": corner, 2 colours, 16 tiles
complete: 16 of 16 combinations
$ pave wang check two_sets.tsx --set Shore --json
{"type":"corner","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"Plain","type":"edge","colors":1,"tiles":1,"chosen":false},{"name":"Shore","type":"corner","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check two_sets.tsx --set Shores
pave: two_sets.tsx: there is no wang set "Shores"; there are "Plain", "Shore"
-> 2
$ pave wang check mixed.tsx --limit 3
mixed.tsx, "Mixed & more": mixed set, 2 colours, 4 tiles
  colours: 1 Rock, 2 Sand
incomplete: 5 of 6561 combinations, unset counted as a colour
  class mixed: edges and corners of its own kind
  no world: the tiles that join colours allow only maps of one tile: draw more of them (pave wang check lists what is missing)
  6556 of all combinations of its colours are missing; --all lists them
-> 1
$ pave wang check mixed.tsx --all --limit 3
mixed.tsx, "Mixed & more": mixed set, 2 colours, 4 tiles
  colours: 1 Rock, 2 Sand
incomplete: 5 of 6561 combinations, unset counted as a colour, 6556 missing
  class mixed: edges and corners of its own kind
  no world: the tiles that join colours allow only maps of one tile: draw more of them (pave wang check lists what is missing)
  missing, as T,TR,R,BR,B,BL,L,TL:
    1,1,1,1,1,1,1,2  Rock, Rock, Rock, Rock, Rock, Rock, Rock, Sand
    1,1,1,1,1,1,1,0  Rock, Rock, Rock, Rock, Rock, Rock, Rock, unset
    1,1,1,1,1,1,2,1  Rock, Rock, Rock, Rock, Rock, Rock, Sand, Rock
  6553 more are missing; --limit 6556 lists them all
-> 1
$ pave wang check mixed.tsx --limit 2 --json
{"type":"mixed","colors":2,"tiles":4,"distinct":5,"never":0,"total":6561,"missing_count":6556,"sets":[{"name":"Mixed & more","type":"mixed","colors":2,"tiles":4,"chosen":true}],"class":"mixed","unset":true,"ground":0,"world":null,"lacks":0,"missing":[]}
-> 1
$ pave wang check weights.tsx
weights.tsx, "Weights": edge set, 1 colour, 4 tiles
  colours: 1 Grass
  1 tile never appears: it has weight 0
complete: 1 of 1 combinations
$ pave wang check flips.tmx
flips.tmx, "Paths": edge set, 2 colours, 16 tiles
  colours: 1 Grass, 2 Path
complete: 16 of 16 combinations
$ pave wang check flips.tmx --json --set Paths
{"type":"edge","colors":2,"tiles":16,"distinct":16,"never":0,"total":16,"missing_count":0,"sets":[{"name":"Paths","type":"edge","colors":2,"tiles":16,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":"feature","lacks":0,"missing":[]}
$ pave wang check two_tilesets.tmx --json
{"type":"edge","colors":2,"tiles":1,"distinct":1,"never":0,"total":16,"missing_count":15,"sets":[{"name":"Paths","type":"edge","colors":2,"tiles":1,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":null,"lacks":0,"missing":[[1,1,1,2],[1,1,2,1],[1,1,2,2],[1,2,1,1],[1,2,1,2],[1,2,2,1],[1,2,2,2],[2,1,1,1],[2,1,1,2],[2,1,2,1],[2,1,2,2],[2,2,1,1],[2,2,1,2],[2,2,2,1],[2,2,2,2]]}
-> 1
$ pave wang check two_tilesets.tmx --json --set Shore
{"type":"corner","colors":2,"tiles":2,"distinct":2,"never":0,"total":16,"missing_count":14,"sets":[{"name":"Shore","type":"corner","colors":2,"tiles":2,"chosen":true}],"class":"fills","unset":false,"ground":1,"world":null,"lacks":8,"missing":[[2,1,1,1],[1,2,1,1],[2,2,1,1],[1,1,2,1],[1,2,2,1],[1,1,1,2],[2,1,1,2],[1,1,2,2]]}
-> 1
$ pave wang check two_tilesets.tmx --set Hills
pave: two_tilesets.tmx: there is no wang set "Hills"; there is "Paths"
-> 2
$ pave wang check never.tsx --limit 1
never.tsx, "Lanes": edge set, 2 colours, 17 tiles
  colours: 1 Field, 2 Lane
  3 tiles never appear: they have weight 0
incomplete: 15 of 81 combinations, unset counted as a colour
  class paths: a part of the edges: roads, fences or pipes; ends, bends, crossings and branches would make any path: 16 are missing
  a world by method blocks
  missing for its class, as T,R,B,L:
    2,2,1,1  Lane, Lane, Field, Field
  15 more are missing; --limit 16 lists them all
  66 of all combinations of its colours are missing; --all lists them
-> 1
$ pave wang check never.tsx --limit 0 --json
{"type":"edge","colors":2,"tiles":17,"distinct":15,"never":3,"total":81,"missing_count":66,"sets":[{"name":"Lanes","type":"edge","colors":2,"tiles":17,"chosen":true}],"class":"paths","unset":true,"ground":1,"world":"blocks","lacks":16,"missing":[]}
-> 1
$ pave world fill never.tsx --hash --method feature
pave: never.tsx: the edge set lacks 3 of 16 combinations, the first is 2,1,1,2, whose tile weighs 0: draw tiles for them (pave wang check --all lists them); 4 tiles never appear: 3 have weight 0, 1 has an unset position; --method blocks may work without them
-> 1
$ pave world at never.tsx 0,0
0
$ pave wang check one_name.tsx
one_name.tsx, "Shore": edge set, 1 colour, 1 tile
  colours: 1 Grass
  sets, for --set:
    #1* "Shore": edge, 1 colour, 1 tile
    #2  "Shore": corner, 2 colours, 16 tiles
complete: 1 of 1 combinations
many_colors.tsx, "Many": edge set, 254 colours, 1 tile
incomplete: 1 of 4162314256 combinations, 4162314255 missing
  missing, as T,R,B,L:
  4162313255 more are missing; --limit 4162314255 lists them all
1000
1500
$ pave wang check many_colors.tsx --json --limit 2
{"type":"edge","colors":254,"tiles":1,"distinct":1,"never":0,"total":4162314256,"missing_count":4162314255,"sets":[{"name":"Many","type":"edge","colors":254,"tiles":1,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":null,"lacks":0,"missing":[[1,1,1,2],[1,1,1,3]]}
-> 1
$ pave wang check most_colors.tsx --json --limit 1
{"type":"mixed","colors":254,"tiles":1,"distinct":1,"never":0,"total":17324859965700833536,"missing_count":17324859965700833535,"sets":[{"name":"Most","type":"mixed","colors":254,"tiles":1,"chosen":true}],"class":"complete","unset":false,"ground":1,"world":null,"lacks":0,"missing":[[1,1,1,1,1,1,1,2]]}
-> 1
STDOUT
