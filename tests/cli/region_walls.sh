# pave region --on: a mask's window; its cells stay empty, and cells on both sides of its edges are not neighbours.

printf 'grid square\nwindow rectangle 6x4\nrows\n..#...\n..#...\n......\n..#...\n' >rooms.mask
printf 'grid square\nwindow rectangle 4x2\nedges 2,0,W 2,1,W\n' >wall.mask
try pave region schelling --grid square --on rooms.mask --races 3 --seed 2 -o races.json
cat races.json
try pave region grow --grid square --on rooms.mask --areas 3 --seed 2 -o areas.json
sed -n '/labels/,/territory/p' areas.json
try pave region dicewars --grid square --on rooms.mask --areas 3 --players 2 --land 1 --tolerance 0.5 -o dice.json
sed -n '/labels/,/territory/p' dice.json
try pave region show areas.json
try pave region grow --grid square --on wall.mask --areas 2 --seed 1 -o halves.json
cat halves.json
try pave region show halves.json --hash
try pave region grow --grid square --on wall.mask --areas 1
try pave region schelling --on wall.mask
try pave region schelling --grid square --on wall.mask --size 4x2
try pave region schelling --grid square --on missing.mask
# Pictures: rock, vacancies and sea differ; walls on sides are lines.
for words in 'schelling --races 3 --seed 2' 'grow --areas 3 --seed 2 --land 0.7' 'dicewars --areas 3 --players 2'; do
    # shellcheck disable=SC2086 # words
    pave region $words --grid square --on rooms.mask -o picture.svg >/dev/null
    echo "$words: $(grep -c 'fill="#575d68"' picture.svg) of rock, $(grep -c 'fill="#e9ecef"' picture.svg) empty, $(grep -c 'fill="#bfdcec"' picture.svg) of sea"
done
pave region grow --grid square --on wall.mask --areas 2 --seed 1 -o - --format svg | sed -n '/id="walls"/,/<\/g>/p'
rm -f picture.svg
# The outermost rings are sea.
try pave region grow --grid square --size 7x6 --areas 2 --margin 2 --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --radius 3 --areas 2 --margin 1 --land 0.5 --islands --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region dicewars --grid tri --window rectangle --size 14x6 --areas 4 --players 2 --margin 1 --seed 1 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --locked areas.json --keep 2 --areas 3 --margin 1 --seed 4 -o rim.json
sed -n '/labels/,/territory/p' rim.json
try pave region grow --size 8x8 --window parallelogram --wrap --areas 2 --margin 1
try pave region grow --radius 2 --areas 2 --margin 3
try pave region dicewars --margin 15 --hash
try pave region dicewars --original --margin 1
try pave region grow --radius 4 --areas 2 --margin -1
rm -f rim.json

exit
: <<'STDOUT'
$ pave region schelling --grid square --on rooms.mask --races 3 --seed 2 -o races.json
status=satisfied steps=7 satisfied=13/13 satisfaction=100% territories=4
{"kind":"schelling","orientation":"pointy",
"grid":"square",
"window":{"shape":"rectangle","size":[6,4]},
"labels":[
0,0,0,1,0,2,
1,0,0,0,2,2,
1,0,1,1,2,2,
1,0,0,1,0,2],
"territory":[
0,0,0,1,0,2,
3,0,0,0,2,2,
3,0,4,4,2,2,
3,0,0,4,0,2],
"territories":[
{"id":1,"label":1,"size":1,"center":3,"depth":1,"border":3,"coast":3,"neighbors":[],"borders":[],"box":[3,0,4,1],"pole":[3.5,0.5],"radius":0.5},
{"id":2,"label":2,"size":6,"center":11,"depth":1,"border":6,"coast":5,"neighbors":[4],"borders":[1],"box":[4,0,6,4],"pole":[5,2],"radius":1},
{"id":3,"label":1,"size":3,"center":12,"depth":1,"border":4,"coast":4,"neighbors":[],"borders":[],"box":[0,1,1,4],"pole":[0.5,2.5],"radius":0.5},
{"id":4,"label":1,"size":3,"center":15,"depth":1,"border":7,"coast":6,"neighbors":[2],"borders":[1],"box":[2,2,4,4],"pole":[3.4140625,2.5859375],"radius":0.5855728031701096}],
"arcs":[
{"left":0,"right":1,"closed":false,"points":[[3,0],[4,0]]},
{"left":0,"right":1,"closed":false,"points":[[4,0],[4,1]]},
{"left":0,"right":1,"closed":false,"points":[[4,1],[3,1],[3,0]]},
{"left":0,"right":2,"closed":false,"points":[[5,0],[6,0],[6,1],[6,2],[6,3],[6,4],[5,4]]},
{"left":0,"right":2,"closed":false,"points":[[4,1],[5,1],[5,0]]},
{"left":0,"right":2,"closed":false,"points":[[4,2],[4,1]]},
{"left":0,"right":2,"closed":false,"points":[[5,4],[5,3],[4,3]]},
{"left":0,"right":3,"closed":false,"points":[[0,1],[1,1],[1,2],[1,3],[1,4]]},
{"left":0,"right":3,"closed":false,"points":[[1,4],[0,4],[0,3],[0,2],[0,1]]},
{"left":0,"right":4,"closed":false,"points":[[4,3],[4,4]]},
{"left":0,"right":4,"closed":false,"points":[[4,4],[3,4]]},
{"left":0,"right":4,"closed":false,"points":[[3,4],[3,3],[2,3],[2,2],[3,2],[4,2]]},
{"left":2,"right":4,"closed":false,"points":[[4,2],[4,3]]}]}
$ pave region grow --grid square --on rooms.mask --areas 3 --seed 2 -o areas.json
areas=3 sizes=6..8 within=yes land=21/24 pieces=1
"labels":[
2,2,0,3,3,3,
2,2,0,3,3,3,
2,1,1,1,3,3,
2,1,0,1,1,1],
"territory":[
$ pave region dicewars --grid square --on rooms.mask --areas 3 --players 2 --land 1 --tolerance 0.5 -o dice.json
areas=3 players=2 sizes=6..8 land=21/24 fairness=0.811 seed=0
"labels":[
3,3,0,2,2,2,
3,3,0,2,2,2,
3,3,1,1,1,1,
3,3,0,1,1,1],
"territory":[
$ pave region show areas.json
kind           grow
cells          24, 21 of them land
labels         3
territories    3 in 1 piece
sizes          6 to 8, 7.0 on average; 10 % up to 6, 50 % up to 7, 90 % up to 8
neighbours     1 to 2, 1.3 on average; 10 % up to 1, 50 % up to 1, 90 % up to 2
articulations  1: 3
bridges        2: 1-3 (3 wide), 2-3 (4 wide)
colours        2, so that neighbours differ
segregation    dissimilarity 0.7697, isolation 0.8357, Moran's I 0.6286, interface density 0.2414
$ pave region grow --grid square --on wall.mask --areas 2 --seed 1 -o halves.json
areas=2 sizes=4..4 within=yes land=8/8 pieces=2
{"kind":"grow","orientation":"pointy",
"grid":"square",
"window":{"shape":"rectangle","size":[4,2]},
"walls":[[1,1],[5,1]],
"labels":[
1,1,2,2,
1,1,2,2],
"territory":[
1,1,2,2,
1,1,2,2],
"territories":[
{"id":1,"label":1,"size":4,"center":0,"depth":1,"border":0,"coast":0,"neighbors":[],"borders":[],"box":[0,0,2,2],"pole":[1,1],"radius":1},
{"id":2,"label":2,"size":4,"center":2,"depth":1,"border":0,"coast":0,"neighbors":[],"borders":[],"box":[2,0,4,2],"pole":[3,1],"radius":1}],
"arcs":[
{"left":0,"right":1,"closed":false,"points":[[2,2],[1,2],[0,2],[0,1],[0,0],[1,0],[2,0]]},
{"left":0,"right":2,"closed":false,"points":[[2,0],[3,0],[4,0],[4,1],[4,2],[3,2],[2,2]]},
{"left":1,"right":2,"closed":false,"points":[[2,2],[2,1],[2,0]]}]}
$ pave region show halves.json --hash
kind           grow
cells          8, 8 of them land
labels         2
territories    2 in 2 pieces
sizes          4 to 4, 4.0 on average; 10 % up to 4, 50 % up to 4, 90 % up to 4
neighbours     0 to 0, 0.0 on average; 10 % up to 0, 50 % up to 0, 90 % up to 0
articulations  0
bridges        0
colours        1, so that neighbours differ
segregation    dissimilarity 1.0000, isolation 1.0000, Moran's I 1.0000, interface density 0.0000
0xc8cbc1be7e9079e3
$ pave region grow --grid square --on wall.mask --areas 1
pave: the open ground has 2 connected components, more than the 1 area can cover: request more areas, close the small components, or request sea (land 0.99)
-> 2
$ pave region schelling --on wall.mask
status=frozen steps=0 satisfied=2/8 satisfaction=25% territories=7
-> 1
$ pave region schelling --grid square --on wall.mask --size 4x2
pave: --size: --on gives the cells; leave it out
-> 2
$ pave region schelling --grid square --on missing.mask
pave: missing.mask: the file cannot be read (No such file or directory); check its name and permissions
-> 3
schelling --races 3 --seed 2: 1 of rock, 4 empty, 0 of sea
grow --areas 3 --seed 2 --land 0.7: 1 of rock, 0 empty, 1 of sea
dicewars --areas 3 --players 2: 1 of rock, 0 empty, 1 of sea
<g id="walls">
<polyline points="512,95.486 512,307" stroke="#3c424d" stroke-width="32.807"/>
<polyline points="512,307 512,518.514" stroke="#3c424d" stroke-width="32.807"/>
</g>
$ pave region grow --grid square --size 7x6 --areas 2 --margin 2 --seed 1 -o rim.json
areas=2 sizes=2..4 within=yes land=6/42 pieces=1
"labels":[
0,0,0,0,0,0,0,
0,0,0,0,0,0,0,
0,0,2,1,1,0,0,
0,0,2,1,1,0,0,
0,0,0,0,0,0,0,
0,0,0,0,0,0,0],
"territory":[
$ pave region grow --radius 3 --areas 2 --margin 1 --land 0.5 --islands --seed 1 -o rim.json
areas=2 sizes=4..6 within=yes land=10/37 pieces=1
"labels":[
0,0,0,0,
0,1,1,1,0,
0,0,1,1,1,0,
0,0,0,0,2,2,0,
0,0,0,0,2,0,
0,0,0,2,0,
0,0,0,0],
"territory":[
$ pave region dicewars --grid tri --window rectangle --size 14x6 --areas 4 --players 2 --margin 1 --seed 1 -o rim.json
areas=4 players=2 sizes=4..9 land=26/84 fairness=1.000 seed=1
"labels":[
0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,3,3,3,2,2,2,2,2,4,4,0,0,
0,0,3,3,3,0,0,0,2,2,4,4,0,0,
0,0,0,0,0,0,0,1,1,4,4,4,0,0,
0,0,0,0,0,0,0,0,1,1,4,4,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0],
"territory":[
$ pave region grow --locked areas.json --keep 2 --areas 3 --margin 1 --seed 4 -o rim.json
areas=3 sizes=2..8 within=yes land=13/24 pieces=1
"labels":[
0,0,0,1,1,1,
0,3,2,1,1,1,
0,3,2,2,1,1,
0,0,0,0,0,0],
"territory":[
$ pave region grow --size 8x8 --window parallelogram --wrap --areas 2 --margin 1
pave: a window that wraps has no rim: leave out the margin
-> 2
$ pave region grow --radius 2 --areas 2 --margin 3
pave: 2 areas need a free cell each, but there are only 0: request fewer areas, or a smaller margin
-> 2
$ pave region dicewars --margin 15 --hash
pave: 7 areas need a free cell each, but there are only 0: request fewer areas, or a smaller margin
-> 2
$ pave region dicewars --original --margin 1
pave: --margin: --original has its own; leave it out
-> 2
$ pave region grow --radius 4 --areas 2 --margin -1
pave: --margin: -1 is out of range; must be 0 to 2147483647
-> 2
STDOUT
