# A walk step by step: the article's own, in the naive way, north first beside east first; by phases and by features; on other grids; boxes and
# holes; pictures; what is wrong.
set=$SOURCE/docs/sets/crossroads.json
try pave world explore "$set" --method naive --start 15 --seed 892 --moves N,E,S | sed "s|$SOURCE/||"
try pave world explore "$set" --method naive --start 15 --seed 892 --moves E,N,W | sed "s|$SOURCE/||"
try pave world explore --seed 7 --moves N,E,E,W
try pave world explore --seed 7 --method feature --set meadow --moves N,E
try pave world explore --grid hex --seed 7 --moves E,2,sw,North-East
try pave world explore --grid tri --seed 7 --set cave --moves n,NE
try pave world explore --grid cairo --seed 7 --moves 0,1
try pave world explore --seed 7 --at 5,-3 --origin 5,-3 --start 15 --moves S
try pave world explore --set dungeon --seed 2 --start 80
try pave world explore --seed 7 --moves N --json
try pave world explore --seed 7 --method feature --set meadow --bias noise:16 --moves N,N
try pave world explore "$SOURCE/docs/sets/biomes.tsx" --method naive --only grass,water --seed 4 --moves N,E | sed "s|$SOURCE/||"

# The same tiles as the world has, whatever the way.
for moves in N,N,E,E,S,S,W E,S,E,N,N,N,W,W; do
    pave world explore --seed 7 --moves $moves --json >walk.json
    grep -o '"cell":\[[-0-9]*,[-0-9]*\]\|"tile":[0-9]*' walk.json | tr -d '"celti:[]' | while read -r cell && read -r tile; do
        [ "$(pave world at --method phase --seed 7 "$cell")" = "$tile" ] || echo "another tile at $cell"
    done
done

# A world file, as it is edited.
pave world new town.pave --seed 7 --method phase
pave world edit town.pave 2,0 15 >/dev/null
try pave world explore town.pave --moves E,E
try pave world explore town.pave --method naive --moves E
try pave world explore town.pave --start 15
try pave world explore town.pave --method feature
rm town.pave*

# A board game's box.
try pave world explore --method naive --stock 1 --seed 73 --moves N,E,S,S,W,W,N,N,N,E,E,E
pave world explore --method naive --stock 1 --seed 73 --moves N,E,S,S,W,W,N,N,N,E,E,E -o box.svg 2>&1
echo "-> $?"

# Pictures.
texts() { grep -o '>[^<>]*</text>' "$1" | sed 's/^>//; s/<.*//'; }
pave world explore "$set" --method naive --start 15 --seed 892 --moves N,E,S --candidates --theme roads -o walk.svg
texts walk.svg
pave world explore --seed 7 --moves N --candidates -o walk.svg
texts walk.svg
pave world explore --seed 7 --moves N,E,E -o bare.svg
echo "texts without candidates: $(texts bare.svg | wc -l)"
pave world explore --grid hex --seed 7 --moves E,E --candidates --width 600 -o hex.png
size_of_png hex.png | sed 's/x.*//'
pave world explore --grid tri --seed 7 --moves SE --orientation flat --set meadow -o tri.pdf && head -c 5 tri.pdf
echo
pave world explore --seed 7 --moves N --orientation flat -o bare.svg 2>&1
pave world explore --set country --seed 7 --moves N,W -o country.png && size_of_png country.png
pave world explore "$SOURCE/docs/sets/pond.tsx" --method auto --seed 3 --moves N,W -o pond.png && size_of_png pond.png
rm -f ./*.svg ./*.png ./*.pdf walk.json

# Long walks.
many() { awk -v n="$1" -v of="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s%s", i ? "," : "", substr(of, i % length(of) + 1, 1) }'; }
pave world explore --seed 7 --moves "$(many 1000 NEESWWSSE)" | tail -n 1
pave world explore --seed 7 --moves "$(many 1001 N)" 2>&1
pave world explore --seed 7 --moves "$(many 1000 NE)" -o long.png 2>&1
pave world explore --seed 7 --moves "$(many 100 N)" --candidates -o long.png 2>&1

# What is wrong.
try pave world explore --moves N,X
try pave world explore --grid hex --moves N
try pave world explore --moves N,,E
try pave world explore --at 536870912,0 --moves E
try pave world explore --method naive --at=-536870912,0 --moves W
try pave world explore --at 1,2,3,4
try pave world explore --start 16
try pave world explore --method naive --start x
try pave world explore --stock 3 --moves N
try pave world explore --method naive --origin 1,1
try pave world explore --method naive --bias noise:4
try pave world explore --method naive --base 1
try pave world explore --method naive --shares 1=2
try pave world explore --method naive --patch 5
try pave world explore --candidates
try pave world explore --theme nothing -o x.svg
try pave world explore --method phase "$SOURCE/docs/sets/biomes.tsx" | sed "s|$SOURCE/||g"
try pave world explore --method naive --grid truncated-square --stock 3 --moves N
# A seed that was found is said only of a walk that is shown.
try pave world explore --start 15 --moves --

exit
: <<'STDOUT'
$ pave world explore docs/sets/crossroads.json --method naive --start 15 --seed 892 --moves N,E,S
the walk begins at 0,0
  0,0: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: placed by hand, tile 15
north to 0,-1
  0,-1: south: road; 3 5 7 10 11 12 13 15: the 4th of 8 that fit, tile 10
east to 1,-1
  1,-1: west: road; 4 6 7 8 12 13 14 15: the 2nd of 8 that fit, tile 6
south to 1,0
  1,0: north: grass, west: road; 4 6 7 12: the 3rd of 4 that fit, tile 7
4 tiles, 4 seen and 0 hidden
$ pave world explore docs/sets/crossroads.json --method naive --start 15 --seed 892 --moves E,N,W
the walk begins at 0,0
  0,0: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: placed by hand, tile 15
east to 1,0
  1,0: west: road; 4 6 7 8 12 13 14 15: the 4th of 8 that fit, tile 8
north to 1,-1
  1,-1: south: road; 3 5 7 10 11 12 13 15: the 2nd of 8 that fit, tile 5
west to 0,-1
  0,-1: east: grass, south: road; 3 5 7 13: the 3rd of 4 that fit, tile 7
4 tiles, 4 seen and 0 hidden
$ pave world explore --seed 7 --moves N,E,E,W
the walk begins at 0,0
  0,0, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 9th of 16 that fit, tile 8
north to 0,-1
  0,-2, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 7th of 16 that fit, tile 6
  1,-1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 9th of 16 that fit, tile 8
  -1,-1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 6th of 16 that fit, tile 5
  0,-1, black: north: road, east: road, south: grass, west: grass; 3: the only one that fits, tile 3
east to 1,-1: decided before, and seen now
east to 2,-1
  2,-2, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 13th of 16 that fit, tile 12
  3,-1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 2nd of 16 that fit, tile 1
  2,0, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 3rd of 16 that fit, tile 2
  2,-1, black: north: road, east: grass, south: grass, west: grass; 1: the only one that fits, tile 1
west to 1,-1: seen before
9 tiles, 4 seen and 5 hidden
$ pave world explore --seed 7 --method feature --set meadow --moves N,E
the walk begins at 0,0
  0,0: drawn north-east corner: grass, south-east corner: grass, south-west corner: water, north-west corner: water; 12: the only one that fits, tile 12
north to 0,-1
  0,-1: drawn north-east corner: grass, south-east corner: grass, south-west corner: water, north-west corner: grass; 4: the only one that fits, tile 4
east to 1,-1
  1,-1: drawn north-east corner: grass, south-east corner: grass, south-west corner: grass, north-west corner: grass; 0: the only one that fits, tile 0
3 tiles, 3 seen and 0 hidden
$ pave world explore --grid hex --seed 7 --moves E,2,sw,North-East
the walk begins at 0,0
  0,0, white: no constraint; 64 tiles: the 57th of 64 that fit, tile 56
east to 1,0
  2,-1, white: no constraint; 64 tiles: the 33rd of 64 that fit, tile 32
  1,1, white: no constraint; 64 tiles: the 14th of 64 that fit, tile 13
  1,0, grey: north-east: grass, south-east: grass, west: grass; 0 2 8 10 32 34 40 42: the 3rd of 8 that fit, tile 8
south-east to 1,1: decided before, and seen now
south-west to 0,2
  0,3, white: no constraint; 64 tiles: the 41st of 64 that fit, tile 40
  -1,2, white: no constraint; 64 tiles: the 5th of 64 that fit, tile 4
  0,2, grey: north-east: road, south-east: road, west: grass; 5 7 13 15 37 39 45 47: the 2nd of 8 that fit, tile 7
north-east to 1,1: seen before
7 tiles, 4 seen and 3 hidden
$ pave world explore --grid tri --seed 7 --set cave --moves n,NE
the walk begins at 0,0,L
  0,0,L: no constraint; 0 1 2 3 4 5 6 7: the 1st of 8 that fit, tile 0
north to 0,-1,R
  1,-2,R: no constraint; 0 1 2 3 4 5 6 7: the 1st of 8 that fit, tile 0
  0,-1,R: south-east corner: floor, south-west corner: floor, north corner: floor; 0: the only one that fits, tile 0
north-east to 1,-1,L
  1,-1,L: north-east corner: floor, south corner: floor, north-west corner: floor; 0: the only one that fits, tile 0
4 tiles, 3 seen and 1 hidden
$ pave world explore --grid cairo --seed 7 --moves 0,1
the walk begins at 0,0,0
  0,0,0, white: no constraint; 32 tiles: the 25th of 32 that fit, tile 24
north to 0,-1,1
  1,-1,2, white: no constraint; 32 tiles: the 14th of 32 that fit, tile 13
  0,-1,0, white: no constraint; 32 tiles: the 9th of 32 that fit, tile 8
  0,-1,1, grey: east: road, south: grass, north: grass; 2 3 10 11: the 4th of 4 that fit, tile 11
east to 1,-1,2: decided before, and seen now
4 tiles, 3 seen and 1 hidden
$ pave world explore --seed 7 --at 5,-3 --origin 5,-3 --start 15 --moves S
pave: --start: the seed is 52, the first from 7 on with tile 15 there
the walk begins at 5,-3
  5,-3, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 16th of 16 that fit, tile 15
south to 5,-2
  6,-2, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 8th of 16 that fit, tile 7
  5,-1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 1st of 16 that fit, tile 0
  4,-2, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 13th of 16 that fit, tile 12
  5,-2, black: north: road, east: grass, south: grass, west: grass; 1: the only one that fits, tile 1
5 tiles, 2 seen and 3 hidden
$ pave world explore --set dungeon --seed 2 --start 80
pave: --start: the seed is 50, the first from 2 on with tile 80 there
the walk begins at 0,0
  0,0, white: no constraint; 243 tiles: the 81st of 243 that fit, tile 80
1 tile, 1 seen and 0 hidden
$ pave world explore --seed 7 --moves N --json
{"method":"phase","seed":"7","steps":[{"at":[0,0],"revealed":true,"decided":[{"cell":[0,0],"class":0,"constraints":"","candidates":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],"tile":8}]},{"move":"north","at":[0,-1],"revealed":true,"decided":[{"cell":[0,-2],"class":0,"constraints":"","candidates":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],"tile":6},{"cell":[1,-1],"class":0,"constraints":"","candidates":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],"tile":8},{"cell":[-1,-1],"class":0,"constraints":"","candidates":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15],"tile":5},{"cell":[0,-1],"class":1,"constraints":"north: road, east: road, south: grass, west: grass","candidates":[3],"tile":3}]}],"tiles":5,"seen":2,"hole":false}
$ pave world explore --seed 7 --method feature --set meadow --bias noise:16 --moves N,N
the walk begins at 0,0
  0,0: drawn north-east corner: grass, south-east corner: grass, south-west corner: water, north-west corner: water; 12: the only one that fits, tile 12
north to 0,-1
  0,-1: drawn north-east corner: grass, south-east corner: grass, south-west corner: water, north-west corner: grass; 4: the only one that fits, tile 4
north to 0,-2
  0,-2: drawn north-east corner: grass, south-east corner: grass, south-west corner: grass, north-west corner: grass; 0: the only one that fits, tile 0
3 tiles, 3 seen and 0 hidden
$ pave world explore docs/sets/biomes.tsx --method naive --only grass,water --seed 4 --moves N,E
the walk begins at 0,0
  0,0: no constraint; 0 3 8 9 18 19 20 21 38 39 40 41 42 43 44 45: the 1st of 16 that fit, tile 0
north to 0,-1
  0,-1: south-east corner: grass, south-west corner: grass; 0 3 38 39: the 2nd of 4 that fit, tile 3
east to 1,-1
  1,-1: south-west corner: grass, north-west corner: grass; 0 18 38 42: the 4th of 4 that fit, tile 42
3 tiles, 3 seen and 0 hidden
$ pave world explore town.pave --moves E,E
the walk begins at 0,0
  0,0, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 9th of 16 that fit, tile 8
east to 1,0
  1,-1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 9th of 16 that fit, tile 8
  2,0, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: placed by hand, tile 15
  1,1, white: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 2nd of 16 that fit, tile 1
  1,0, black: north: grass, east: road, south: road, west: grass; 6: the only one that fits, tile 6
east to 2,0: decided before, and seen now
5 tiles, 3 seen and 2 hidden
$ pave world explore town.pave --method naive --moves E
pave: --method naive: makes no world, but town.pave is a world file; give a tile set instead
-> 2
$ pave world explore town.pave --start 15
pave: roads has its own seed; give another world file
-> 2
$ pave world explore town.pave --method feature
pave: town.pave is a world file, which defines the set, grid and method; leave out --set, --grid and the other options of worlds
-> 2
$ pave world explore --method naive --stock 1 --seed 73 --moves N,E,S,S,W,W,N,N,N,E,E,E
pave: no tile fits at -1,0, where the walk ends
the walk begins at 0,0
  0,0: no constraint; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15: the 15th of 16 that fit, tile 14
north to 0,-1
  0,-1: south: grass; 0 1 2 3 8 9 10 11: the 2nd of 8 that fit, tile 1
east to 1,-1
  1,-1: west: grass; 0 2 3 4 5 6 7: the 6th of 7 that fit, tile 6
south to 1,0
  1,0: north: road, west: road; 9 11 13 15: the 4th of 4 that fit, tile 15
south to 1,1
  1,1: north: road; 3 5 7 9 11 13: the 3rd of 6 that fit, tile 7
west to 0,1
  0,1: north: road, east: grass; 5 9 13: the 3rd of 3 that fit, tile 13
west to -1,1
  -1,1: east: road; 2 3 10 11: the 4th of 4 that fit, tile 11
north to -1,0
  -1,0: east: road, south: road; no tile fits
7 tiles, 7 seen and 0 hidden
-> 1
pave: no tile fits at -1,0, where the walk ends
-> 1
The walk begins at 0,0
no constraint; placed by hand
Move 1: north to 0,-1
south: road; the 4th of 8 that fit
Move 2: east to 1,-1
west: road; the 2nd of 8 that fit
Move 3: south to 1,0
north: grass, west: road; the 3rd of 4 that fit
The walk begins at 0,0, white
no constraint; the 9th of 16 that fit
1
2
3
4
Move 1: north to 0,-1, black
1  0,-2, white
no constraint; the 7th of 16 that fit
2  1,-1, white
no constraint; the 9th of 16 that fit
3  -1,-1, white
no constraint; the 6th of 16 that fit
4  0,-1, black
north: road, east: road, south: grass, west:
grass; the only one that fits
texts without candidates: 0
600
%PDF-
pave: --orientation flat: has no effect on this grid; leave it out
353x353
289x289
1117 tiles, 890 seen and 227 hidden
pave: --moves: more than 1000 moves
pave: --moves: 259081 cells are too many to draw; make fewer moves
pave: --moves: 109080 cells are too many to draw; make fewer moves, or leave --candidates out
$ pave world explore --moves N,X
pave: --moves: "X" is not a side of this cell; give N, E, S or W
-> 2
$ pave world explore --grid hex --moves N
pave: --moves: "N" is not a side of this cell; give NE, E, SE, SW, W or NW
-> 2
$ pave world explore --moves N,,E
pave: --moves: "" is not a side of this cell; give N, E, S or W
-> 2
$ pave world explore --at 536870912,0 --moves E
pave: --moves: the walk leaves the world, whose coordinates go from -536870912 to 536870912
-> 2
$ pave world explore --method naive --at=-536870912,0 --moves W
pave: --moves: the walk leaves the world, whose coordinates go from -536870912 to 536870912
-> 2
$ pave world explore --at 1,2,3,4
pave: "1,2,3,4" is not a place; give X,Y, such as -3,2
-> 2
$ pave world explore --start 16
pave: --start: there is no tile 16 in the set "roads"
-> 2
$ pave world explore --method naive --start x
pave: --start: there is no tile x in the set "roads"
-> 2
$ pave world explore --stock 3 --moves N
pave: --stock: only --method naive can run out of tiles; leave it out
-> 2
$ pave world explore --method naive --origin 1,1
pave: --origin: --method naive makes no world; leave it out
-> 2
$ pave world explore --method naive --bias noise:4
pave: --bias: --method naive makes no world; leave it out
-> 2
$ pave world explore --method naive --base 1
pave: --base: --method naive makes no world; leave it out
-> 2
$ pave world explore --method naive --shares 1=2
pave: --shares: --method naive makes no world; leave it out
-> 2
$ pave world explore --method naive --patch 5
pave: --patch: --method naive makes no world; leave it out
-> 2
$ pave world explore --candidates
pave: --candidates: only pictures (.svg, .pdf, .png) have it; leave it out
-> 2
$ pave world explore --theme nothing -o x.svg
pave: --theme: unknown value "nothing"; give one of roads, meadow, cave, dungeon, maze, river, country, lakes, land, garden
-> 2
$ pave world explore --method phase docs/sets/biomes.tsx
pave: docs/sets/biomes.tsx: the corner set lacks 210 of 256 combinations, the first is 1,1,2,3: draw tiles for them (pave wang check --all lists them); --method blocks may work without them
-> 1
$ pave world explore --method naive --grid truncated-square --stock 3 --moves N
pave: --stock: needs a grid whose cells all use one set; leave it out
-> 2
$ pave world explore --start 15 --moves --
pave: --moves: "--" is not a side of this cell; give N, E, S or W
-> 2
STDOUT
