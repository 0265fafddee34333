# pave region called wrongly: one line that says what, and what to do; nothing is written.

try pave region
try pave region shelling
try pave region schelling extra
try pave region show

echo '-- sizes'
for size in 0x3 -3x3 99999999999x3 3 nanx3 1000000000x1000000000; do try pave region schelling --size $size; done
for radius in -1 x 100000000 99999999999; do try pave region schelling --radius $radius; done
try pave region schelling --radius 40000
try pave region schelling --size 3x3 --window disk
try pave region schelling --radius 3 --window rectangle
try pave region schelling --grid square --radius 3
try pave region schelling --grid square --window hexagon
try pave region schelling --grid hexx
try pave region schelling --grid missing.json
try pave region schelling --size 3x3 --wrap
try pave region schelling --grid cairo --window disk --radius 3
try pave region schelling --orientation flatt
try pave region grow --areas 3 --window triangle --radius 0

echo '-- segregation'
for races in 0 -1 251 x; do try pave region schelling --races $races; done
for share in -0.1 1.1 nan x; do try pave region schelling --vacancy "$share"; done
try pave region schelling --vacancy 1
for table in '' 0 0,1,1,2,2,2 0,1,1,2,2,2,3,3 0,1,x 0,-1,1,1,1,1,1 0,1,1,2,2,2,99999999999; do try pave region schelling --table "$table"; done
try pave region schelling --table 0,1,1,2,2,2,3 --table 0,1,1,2,2,2,3
try pave region schelling --grid square --table 0,1,1,2,2,2,3
try pave region schelling --grid square --contact vertex --table 0,1,1,2,2,2,3
try pave region schelling --grid cairo --table 0,1
for ratio in -1 1.1 x 0.3,0.4 ,; do try pave region schelling --ratio "$ratio"; done
try pave region schelling --ratio 0.3 --table 0,1,1,2,2,2,3
try pave region schelling --ratio 0.3 --ratio 0.4
for groups in 1,2 x 0,0,0 -1,2,3 '1,,2'; do try pave region schelling --races 4 --groups "$groups"; done
for reach in 0 65 -1; do try pave region schelling --reach $reach; done
try pave region schelling --order random
for steps in -1 1e3 99999999999; do try pave region schelling --steps $steps; done
for seed in -1 x 99999999999999999999; do try pave region schelling --seed $seed; done
try pave region schelling --threads -1
try pave region schelling --min-size -1

echo '-- areas'
try pave region grow
for areas in 0 -1 x 99999999999 218; do try pave region grow --areas $areas; done
try pave region dicewars --areas 897
try pave region dicewars --areas 3 --players 4
for players in 0 -1 x; do try pave region dicewars --players $players; done
try pave region dicewars --original --players 9
try pave region dicewars --original --size 28x31
try pave region dicewars --original --areas 31
try pave region dicewars --original --orientation flat
try pave region dicewars --corrected
try pave region dicewars --land 0
try pave region dicewars --best 0
try pave region grow --areas 3 --land 0
try pave region grow --areas 3 --islands
try pave region grow --areas 3 --shares 1,2
try pave region grow --areas 3 --shares 1,0,2
for tolerance in -1 1001 x; do try pave region grow --areas 3 --tolerance $tolerance; done
try pave region grow --areas 3 --keep 1
try pave region grow --areas 3 --locked missing.json

echo '-- outputs'
try pave region schelling -o map
try pave region schelling -o map.foo
try pave region schelling -o -
try pave region schelling -o - --format svg --json
try pave region schelling --format svg
try pave region schelling -o no-folder/map.svg
try pave region schelling --labels none
try pave region schelling --smooth 3 --json
try pave region schelling --fill label -o map.json
try pave region schelling --scale 10 --width 100 -o map.svg
try pave region schelling --scale 100000 -o map.png
try pave region schelling --fill owner -o map.png
try pave region schelling --labels dice -o map.png
try pave region schelling --labels owner -o map.png
try pave region schelling --labels words -o map.png
touch taken
try pave region schelling --frames taken/film
try pave region schelling --frames taken
for format in svg png pdf json geojson; do try pave region grow --areas 3 -o /dev/full --format $format; done

echo '-- meshes and graphs'
pave tess --size 3x2 -o mesh.json
try pave region schelling --on missing.json
try pave region schelling --on graph.txt
try pave region schelling --on mesh.json --contact vertex
try pave region schelling --on mesh.json --grid hex
try pave region schelling --on graph.json --wrap
printf '{"nodes":[[0,0],[1,0]' >cut.json
try pave region schelling --on cut.json
printf '{"nodes":[],"edges":[]}' >none.json
try pave region schelling --on none.json
printf '{"nodes":[[0,0],[1,0],[2,0]],"neighbors":[[1],[0,2],[]]}' >loose.json
try pave region schelling --on loose.json
printf '{"nodes":[[0,0],[1,0],[2,0],[0,1]],"edges":[[0,1],[1,2],[0,3]]}' >path.json
try pave region grow --on path.json --areas 2 -o map.geojson
try pave region grow --on path.json --areas 2 -o path.json

echo '-- maps that do not fit'
try pave region show missing.json
try pave region show cut.json
try pave region show path.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2]}' >few.json
try pave region show few.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,-1]}' >negative.json
try pave region show negative.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,2],"territory":[1,1,1,2,2,2,3]}' >other.json
try pave region show other.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":-1},"labels":[1]}' >window.json
try pave region show window.json
printf '{"grid":"hexx","window":{"shape":"hexagon","radius":0},"labels":[1]}' >grid.json
try pave region show grid.json
printf '{"labels":[1]}' >ground.json
try pave region show ground.json
printf '{"grid":"hex","window":{"shape":"hexagon","radius":1},"labels":[1,1,1,2,2,2,2]}' >fine.json
try pave region grow --locked fine.json --areas 1
try pave region grow --locked fine.json --areas 3 --radius 2
try pave region grow --locked fine.json --areas 3 --keep 3
try pave region grow --locked fine.json --areas 3 --keep 1,x
try pave region grow --locked fine.json --areas 2 -o fine.json
try pave region show fine.json -o fine.json
try pave region show fine.json --labels dice -o map.png
try pave region show fine.json extra
ls

echo '-- patches'
printf '{"labels":[1,1,1],"patch":{"vertices":[[1,3],[2,3],[2,6],[1,6],[0,6],[1,7],[0,7],[0,2],[1,2]],"cells":[{"ring":[0,1,2,3]},\n{"ring":[4,3,5,6]},\n{"ring":[7,8,3,4]}]}}\n' >part.json
printf '{"labels":[1,1],"patch":{"vertices":[[0,0],[2,0],[2,1],[0,1],[1,1],[1,2],[0,2]],"cells":[{"ring":[0,1,2,3]},{"ring":[3,4,5,6]}]}}\n' >bricks.json
printf '{"labels":[1,1],"patch":{"vertices":[[0,0],[4,0],[4,4],[5,1],[5,6]],"cells":[{"ring":[0,1,2]},{"ring":[0,3,4]}]}}\n' >overlap.json
try pave region show part.json
try pave region show bricks.json
try pave region show overlap.json
try pave region show part.json -o part.svg
try pave region grow --locked part.json --areas 1

exit
: <<'STDOUT'
$ pave region
Usage: pave region COMMAND [OPTION...] [ARGUMENT...]

Region maps: Schelling's segregation, Dice Wars, territories of given sizes

Commands:
  pave region schelling   neighbourhoods by Schelling's segregation: the
                          unsatisfied move until all have enough neighbours of
                          their race
  pave region dicewars    maps of the game Dice Wars: territories with owners
                          and dice, on its own board or any other
  pave region grow        a given number of territories of given sizes:
                          compact, each in one piece
  pave region show        statistics of any map, and the map as a picture or in
                          another format

"pave region COMMAND --help" describes each.
-> 2
$ pave region shelling
pave: pave region has no command "shelling"; did you mean pave region schelling?
-> 2
$ pave region schelling extra
pave: unexpected argument "extra"; usage: pave region schelling [OPTION...]
-> 2
$ pave region show
pave: MAP is missing; usage: pave region show [OPTION...] MAP
-> 2
-- sizes
$ pave region schelling --size 0x3
pave: --size: 0x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave region schelling --size -3x3
pave: --size: -3x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave region schelling --size 99999999999x3
pave: --size: 99999999999x3 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave region schelling --size 3
pave: --size: "3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave region schelling --size nanx3
pave: --size: "nanx3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave region schelling --size 1000000000x1000000000
pave: --size: about 1000000000000000000 cells, but a map has at most 2147483646; choose a smaller window
-> 2
$ pave region schelling --radius -1
pave: --radius: -1 is out of range; must be 0 to 67108864
-> 2
$ pave region schelling --radius x
pave: --radius: "x" is not an integer; must be 0 to 67108864
-> 2
$ pave region schelling --radius 100000000
pave: --radius: 100000000 is out of range; must be 0 to 67108864
-> 2
$ pave region schelling --radius 99999999999
pave: --radius: 99999999999 is out of range; must be 0 to 67108864
-> 2
$ pave region schelling --radius 40000
pave: --radius: about 4800000000 cells, but a map has at most 2147483646; choose a smaller window
-> 2
$ pave region schelling --size 3x3 --window disk
pave: --size: a disk has a --radius; leave it out, or choose another --window
-> 2
$ pave region schelling --radius 3 --window rectangle
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave region schelling --grid square --radius 3
pave: --radius: a rectangle has a --size; leave it out, or choose another --window
-> 2
$ pave region schelling --grid square --window hexagon
pave: --window: the tiling square has no windows of the shape hexagon: use a rectangle, a parallelogram or a disk
-> 2
$ pave region schelling --grid hexx
pave: --grid: "hexx" is not a grid; did you mean hex? Grids are square, hex, tri, trihexagonal, truncated-square, truncated-hexagonal, truncated-trihexagonal, rhombitrihexagonal, snub-square, elongated-triangular, snub-trihexagonal, rhombille, tetrakis-square, triakis-triangular, kisrhombille, deltoidal-trihexagonal, cairo, prismatic-pentagonal, floret-pentagonal, penrose, ammann-beenker, multigrid-6, multigrid-7, multigrid-8, multigrid-9, multigrid-10, multigrid-11, multigrid-12, hat, spectre, townscaper, or FILE.json
-> 2
$ pave region schelling --grid missing.json
pave: --grid: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave region schelling --size 3x3 --wrap
pave: --wrap: a rectangle of hexagons wraps only if its rows meet their own ends: give an even number of rows (odd-r, even-r) or columns (odd-q, even-q)
-> 2
$ pave region schelling --grid cairo --window disk --radius 3
pave: --window: the tiling cairo has no windows of the shape disk: use a rectangle or a parallelogram
-> 2
$ pave region schelling --orientation flatt
pave: --orientation: unknown value "flatt"; did you mean flat? It must be one of pointy, flat
-> 2
$ pave region grow --areas 3 --window triangle --radius 0
pave: --radius: the window has no cell; choose a larger one
-> 2
-- segregation
$ pave region schelling --races 0
pave: --races: 0 is out of range; must be 1 to 250
-> 2
$ pave region schelling --races -1
pave: --races: -1 is out of range; must be 1 to 250
-> 2
$ pave region schelling --races 251
pave: --races: 251 is out of range; must be 1 to 250
-> 2
$ pave region schelling --races x
pave: --races: "x" is not an integer; must be 1 to 250
-> 2
$ pave region schelling --vacancy -0.1
pave: --vacancy: -0.1 is out of range; must be 0 to 1
-> 2
$ pave region schelling --vacancy 1.1
pave: --vacancy: 1.1 is out of range; must be 0 to 1
-> 2
$ pave region schelling --vacancy nan
pave: --vacancy: "nan" is not a number; give one from 0 to 1, such as 0.2
-> 2
$ pave region schelling --vacancy x
pave: --vacancy: "x" is not a number; give one from 0 to 1, such as 0.2
-> 2
$ pave region schelling --vacancy 1
pave: --vacancy: must be below 1
-> 2
$ pave region schelling --table 
pave: --table: empty; give A,B,...
-> 2
$ pave region schelling --table 0
pave: --table: 1 number, but cells have up to 6 neighbours; give 7, for 0 to 6 occupied neighbours
-> 2
$ pave region schelling --table 0,1,1,2,2,2
pave: --table: 6 numbers, but cells have up to 6 neighbours; give 7, for 0 to 6 occupied neighbours
-> 2
$ pave region schelling --table 0,1,1,2,2,2,3,3
pave: --table: 8 numbers, but cells have up to 6 neighbours; give 7, for 0 to 6 occupied neighbours
-> 2
$ pave region schelling --table 0,1,x
pave: --table: value 3 is not an integer; separate them with commas, such as 0,1,1,2
-> 2
$ pave region schelling --table 0,-1,1,1,1,1,1
pave: --table: -1 is out of range; numbers must be 0 to 2147483647
-> 2
$ pave region schelling --table 0,1,1,2,2,2,99999999999
pave: --table: 99999999999 is out of range; numbers must be 0 to 2147483647
-> 2
$ pave region schelling --table 0,1,1,2,2,2,3 --table 0,1,1,2,2,2,3
pave: --table: 2 values for 9 groups (without the empty race); give one for all, or one for each
-> 2
$ pave region schelling --grid square --table 0,1,1,2,2,2,3
pave: --table: 7 numbers, but cells have up to 4 neighbours; give 5, for 0 to 4 occupied neighbours
-> 2
$ pave region schelling --grid square --contact vertex --table 0,1,1,2,2,2,3
pave: --table: 7 numbers, but cells have up to 8 neighbours; give 9, for 0 to 8 occupied neighbours
-> 2
$ pave region schelling --grid cairo --table 0,1
pave: --table: 2 numbers, but cells have up to 5 neighbours; give 6, for 0 to 5 occupied neighbours
-> 2
$ pave region schelling --ratio -1
pave: --ratio: -1 is out of range; numbers must be 0 to 1
-> 2
$ pave region schelling --ratio 1.1
pave: --ratio: 1.1 is out of range; numbers must be 0 to 1
-> 2
$ pave region schelling --ratio x
pave: --ratio: value 1 is not a number; separate them with commas, such as 3,1,0.5
-> 2
$ pave region schelling --ratio 0.3,0.4
pave: --ratio: 2 values for 9 groups (without the empty race); give one for all, or one for each
-> 2
$ pave region schelling --ratio ,
pave: --ratio: value 1 is not a number; separate them with commas, such as 3,1,0.5
-> 2
$ pave region schelling --ratio 0.3 --table 0,1,1,2,2,2,3
pave: --ratio: --table also sets the threshold; give one of the two
-> 2
$ pave region schelling --ratio 0.3 --ratio 0.4
pave: --ratio: given 2 times; give it once, with a value for each group, such as 0.3,0.5
-> 2
$ pave region schelling --races 4 --groups 1,2
pave: --groups: 2 shares for 3 groups (without the empty race); give one for each
-> 2
$ pave region schelling --races 4 --groups x
pave: --groups: value 1 is not a number; separate them with commas, such as 3,1,0.5
-> 2
$ pave region schelling --races 4 --groups 0,0,0
pave: --groups: all shares are 0; give at least one group a share
-> 2
$ pave region schelling --races 4 --groups -1,2,3
pave: --groups: -1 is out of range; numbers must be 0 to 1000000000
-> 2
$ pave region schelling --races 4 --groups 1,,2
pave: --groups: value 2 is not a number; separate them with commas, such as 3,1,0.5
-> 2
$ pave region schelling --reach 0
pave: --reach: 0 is out of range; must be 1 to 64
-> 2
$ pave region schelling --reach 65
pave: --reach: 65 is out of range; must be 1 to 64
-> 2
$ pave region schelling --reach -1
pave: --reach: -1 is out of range; must be 1 to 64
-> 2
$ pave region schelling --order random
pave: --order: unknown value "random"; give one of sync, sequential
-> 2
$ pave region schelling --steps -1
pave: --steps: -1 is out of range; must be 0 to 2147483647
-> 2
$ pave region schelling --steps 1e3
pave: --steps: "1e3" is not an integer; must be 0 to 2147483647
-> 2
$ pave region schelling --steps 99999999999
pave: --steps: 99999999999 is out of range; must be 0 to 2147483647
-> 2
$ pave region schelling --seed -1
pave: --seed: "-1" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave region schelling --seed x
status=satisfied steps=372 satisfied=193/193 satisfaction=100% territories=13
$ pave region schelling --seed 99999999999999999999
pave: --seed: 99999999999999999999 is out of range; must be 0 to 18446744073709551615
-> 2
$ pave region schelling --threads -1
pave: --threads: -1 is out of range; must be 0 to 1024
-> 2
$ pave region schelling --min-size -1
pave: --min-size: -1 is out of range; must be 0 to 2147483647
-> 2
-- areas
$ pave region grow
pave: --areas is missing; give the number of territories, such as --areas 12
-> 2
$ pave region grow --areas 0
pave: --areas: 0 is out of range; must be 1 to 2147483647
-> 2
$ pave region grow --areas -1
pave: --areas: -1 is out of range; must be 1 to 2147483647
-> 2
$ pave region grow --areas x
pave: --areas: "x" is not an integer; must be 1 to 2147483647
-> 2
$ pave region grow --areas 99999999999
pave: --areas: 99999999999 is out of range; must be 1 to 2147483647
-> 2
$ pave region grow --areas 218
pave: --areas: 218 exceeds the 217 available cells; use fewer, or a larger window
-> 2
$ pave region dicewars --areas 897
pave: --areas: 897 exceeds the 896 available cells; use fewer, or a larger window
-> 2
$ pave region dicewars --areas 3 --players 4
pave: 4 players cannot share 3 territories: request at least as many territories as players
-> 2
$ pave region dicewars --players 0
pave: --players: 0 is out of range; must be 1 to 1000
-> 2
$ pave region dicewars --players -1
pave: --players: -1 is out of range; must be 1 to 1000
-> 2
$ pave region dicewars --players x
pave: --players: "x" is not an integer; must be 1 to 1000
-> 2
$ pave region dicewars --original --players 9
pave: --players: 9 is out of range; --original allows up to 8
-> 2
$ pave region dicewars --original --size 28x31
pave: --size: the board of --original has 28x32 cells; leave it out
-> 2
$ pave region dicewars --original --areas 31
pave: --areas: --original has its own; leave it out
-> 2
$ pave region dicewars --original --orientation flat
pave: --orientation: --original has its own; leave it out
-> 2
$ pave region dicewars --corrected
pave: --corrected: only --original has a bias to correct; leave it out
-> 2
$ pave region dicewars --land 0
pave: --land: 0 is out of range; must be 0.0001 to 1
-> 2
$ pave region dicewars --best 0
pave: --best: 0 is out of range; must be 1 to 1000000
-> 2
$ pave region grow --areas 3 --land 0
pave: --land: 0 is out of range; must be 0.0001 to 1
-> 2
$ pave region grow --areas 3 --islands
pave: --islands: needs sea, from --land below 1 or --margin; leave it out
-> 2
$ pave region grow --areas 3 --shares 1,2
pave: --shares: 2 shares for 3 areas; give one for each
-> 2
$ pave region grow --areas 3 --shares 1,0,2
pave: --shares: 0 is out of range; numbers must be 1e-09 to 1000000000
-> 2
$ pave region grow --areas 3 --tolerance -1
pave: --tolerance: -1 is out of range; must be 0 to 1000
-> 2
$ pave region grow --areas 3 --tolerance 1001
pave: --tolerance: 1001 is out of range; must be 0 to 1000
-> 2
$ pave region grow --areas 3 --tolerance x
pave: --tolerance: "x" is not a number; give one from 0 to 1000, such as 0.2
-> 2
$ pave region grow --areas 3 --keep 1
pave: --keep: it names territories of --locked; leave it out
-> 2
$ pave region grow --areas 3 --locked missing.json
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
-- outputs
$ pave region schelling -o map
pave: -o map: the extension sets the format; use .svg, .pdf, .png, .json, .geojson, .mask, or give --format
-> 2
$ pave region schelling -o map.foo
pave: -o map.foo: the extension sets the format; use .svg, .pdf, .png, .json, .geojson, .mask, or give --format
-> 2
$ pave region schelling -o -
pave: -o -: standard output has no ending; give --format, one of svg, pdf, png, json, geojson, mask
-> 2
$ pave region schelling -o - --format svg --json
pave: -o -: only one output can go to standard output; write this one to a file
-> 2
$ pave region schelling --format svg
pave: --format needs -o FILE; leave it out
-> 2
$ pave region schelling -o no-folder/map.svg
pave: no-folder/map.svg: the folder no-folder does not exist; make it first
-> 3
$ pave region schelling --labels none
pave: --labels: only pictures (.svg, .pdf, .png) show them; leave it out
-> 2
$ pave region schelling --smooth 3 --json
pave: --smooth: only what -o writes has borders; leave it out
-> 2
$ pave region schelling --fill label -o map.json
pave: --fill: only pictures (.svg, .pdf, .png) show it; leave it out
-> 2
$ pave region schelling --scale 10 --width 100 -o map.svg
pave: --scale: --width gives the size; leave it out
-> 2
$ pave region schelling --scale 100000 -o map.png
pave: -o: a picture of 3031889 x 2699101 pixels: a PNG is drawn with at most 32767 each way; choose a smaller scale, or SVG
-> 2
$ pave region schelling --fill owner -o map.png
pave: --fill: the map has no owners; choose another value
-> 2
$ pave region schelling --labels dice -o map.png
pave: --labels: the map has no dice; choose another value
-> 2
$ pave region schelling --labels owner -o map.png
pave: --labels: the map has no owners; choose another value
-> 2
$ pave region schelling --labels words -o map.png
pave: --labels: unknown value "words"; give one of none, id, size, label, owner, dice, name
-> 2
$ pave region schelling --frames taken/film
pave: taken/film: cannot create the folder: Not a directory; choose another
-> 3
$ pave region schelling --frames taken
pave: taken: is not a folder; choose another
-> 3
$ pave region grow --areas 3 -o /dev/full --format svg
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave region grow --areas 3 -o /dev/full --format png
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave region grow --areas 3 -o /dev/full --format pdf
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave region grow --areas 3 -o /dev/full --format json
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave region grow --areas 3 -o /dev/full --format geojson
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
-- meshes and graphs
$ pave region schelling --on missing.json
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave region schelling --on graph.txt
pave: graph.txt: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave region schelling --on mesh.json --contact vertex
pave: --contact: only cells of grids share vertices; leave it out
-> 2
$ pave region schelling --on mesh.json --grid hex
pave: mesh.json is a mesh, whose cells have numbers; use the grid cells, such as pave grid cells path 0 5 --on mesh.json
-> 2
$ pave region schelling --on graph.json --wrap
pave: --wrap: --on gives the cells; leave it out
-> 2
$ pave region schelling --on cut.json
pave: cut.json:1:22: this is not well-formed JSON: a comma or ] is expected here, but the file is cut off
-> 3
$ pave region schelling --on none.json
pave: none.json: has no cells; give the name of a file with at least one
-> 3
$ pave region schelling --on loose.json
pave: loose.json: node 1 lists 2 as a neighbour, but not the reverse; list each with the other
-> 3
$ pave region grow --on path.json --areas 2 -o map.geojson
pave: -o map.geojson: the nodes of a graph have no outlines; write .json, or a picture
-> 2
$ pave region grow --on path.json --areas 2 -o path.json
pave: -o path.json: the command reads this file; choose another name
-> 2
-- maps that do not fit
$ pave region show missing.json
pave: missing.json: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave region show cut.json
pave: cut.json:1:22: this is not well-formed JSON: a comma or ] is expected here, but the file is cut off
-> 3
$ pave region show path.json
pave: path.json: this is a graph, not a map; give a map, as pave region grow --on makes it, GeoJSON or WKT
-> 3
$ pave region show few.json
pave: few.json:1:64: there are 6 labels for the 7 cells of the window; give each one, 0 for empty
-> 3
$ pave region show negative.json
pave: negative.json:1:77: the label of cell 6 must be an integer from 0 (empty) to 2147483647
-> 3
$ pave region show other.json
pave: other.json:1:105: the labels put cell 6 in territory 2, not 3; correct the labels, or leave territory out
-> 3
$ pave region show window.json
pave: window.json:1:52: radius must be an integer from 0 to 67108864, such as "radius": 8
-> 3
$ pave region show grid.json
pave: grid.json:1:9: unknown grid "hexx": use square, hex, tri or another tiling that pave knows by name, or put a tiling object here
-> 3
$ pave region show ground.json
pave: ground.json:1:1: a map must have a ground: a grid and a window, such as "grid": "hex", "window": {"shape": "hexagon", "radius": 8}, a mesh, a patch or a graph
-> 3
$ pave region grow --locked fine.json --areas 1
pave: --areas: 2 territories are locked; request at least that number, or keep fewer with --keep
-> 2
$ pave region grow --locked fine.json --areas 3 --radius 2
pave: --locked: fine.json has 7 cells, but 19 are needed; leave out options that set other cells
-> 2
$ pave region grow --locked fine.json --areas 3 --keep 3
pave: --keep: 3 is out of range; numbers must be 1 to 2
-> 2
$ pave region grow --locked fine.json --areas 3 --keep 1,x
pave: --keep: value 2 is not an integer; separate them with commas, such as 0,1,1,2
-> 2
$ pave region grow --locked fine.json --areas 2 -o fine.json
pave: -o fine.json: the command reads this file; choose another name
-> 2
$ pave region show fine.json -o fine.json
pave: -o fine.json: the command reads this file; choose another name
-> 2
$ pave region show fine.json --labels dice -o map.png
pave: --labels: the map has no dice; choose another value
-> 2
$ pave region show fine.json extra
pave: unexpected argument "extra"; usage: pave region show [OPTION...] MAP
-> 2
cut.json
few.json
fine.json
grid.json
ground.json
loose.json
mesh.json
negative.json
none.json
other.json
path.json
taken
window.json
-- patches
$ pave region show part.json
pave: part.json:3:1: cells 0 and 2 overlap, or meet along a part of a side: give both the same corners there
-> 3
$ pave region show bricks.json
pave: bricks.json:1:109: cells 0 and 1 overlap, or meet along a part of a side: give both the same corners there
-> 3
$ pave region show overlap.json
pave: overlap.json:1:95: cells 0 and 1 overlap, or meet along a part of a side: give both the same corners there
-> 3
$ pave region show part.json -o part.svg
pave: part.json:3:1: cells 0 and 2 overlap, or meet along a part of a side: give both the same corners there
-> 3
$ pave region grow --locked part.json --areas 1
pave: part.json:3:1: cells 0 and 2 overlap, or meet along a part of a side: give both the same corners there
-> 3
STDOUT
