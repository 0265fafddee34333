# Worlds that follow noise, a picture, another world: filled, asked, kept in maps, verified, drawn.
B=noise:48
try pave world fill --set land --bias $B --size 96x64 --hash
try pave world fill --set land --bias $B --seed 3 --size 9x3 -o - --format csv
try pave world at --set land --bias $B --seed 3 0,0 8,2
try pave world at --set land --bias $B --seed 3 --colors -- -500000000,7
# Both ways by each method; other grids.
try pave world fill --set land --bias $B --method phase --size 96x64 --hash
try pave world fill --set dungeon --bias noise:20,bands=wall/hall/door/hall --hash
try pave world fill --grid hex --set land --bias noise:8 --radius 6 --hash
try pave world fill --grid tri --set cave --bias noise:8,octaves=1,rough=0 --hash
try pave world fill --grid cairo --set meadow --bias noise:8,seed=5,blend=0 --method phase --hash
# Kept in maps, and read from them.
pave world fill --set land --bias $B,blend=20 --seed 3 --size 40x30 --tile 16 -o a.tmx
grep '"bias"' a.tmx
try pave world verify a.tmx --own
try pave world at a.tmx 5,6
pave world fill --set land --bias $B,blend=20 --seed 3 --size 40x30 -o a.json
try pave world verify a.json --own
pave world fill --grid hex --set land --bias noise:8 --radius 6 -o hex.json
try pave world verify hex.json --own
sed '/<property name="bias"/d' a.tmx >unbiased.tmx
try pave world verify unbiased.tmx --own
for value in noise:x noise:48,bands=lava nowhere.png noise:48,blend=101; do
    sed "s/<property name=\"bias\" value=\"[^\"]*\"/<property name=\"bias\" value=\"$value\"/" a.tmx >wrong.tmx
    try pave world verify wrong.tmx --own
done
# A picture; a world below; layers on layers.
pave world fill --set cave --seed 4 --size 6x4 --tile 8 -o map.png
try pave world fill --set land --bias map.png,cells=2,at=-10:-8 --at -20,-16 --size 96x64 --hash
pave world fill --set land --bias map.png,cells=2 --size 20x10 --tile 16 -o map.tmx
try pave world verify map.tmx --own
# Holes: beyond the picture the world is as without it.
for base in none 48; do
    case $base in none) as='' ;; *) as="--bias noise:$base" ;; esac
    painted="--set land --bias map.png,cells=2,at=-10:-8,holes=$base"
    # shellcheck disable=SC2086
    for place in 0,0 500,-90; do
        try pave world fill $painted --at $place --size 20x20 --hash
        try pave world fill --set land $as --at $place --size 20x20 --hash
    done
    # shellcheck disable=SC2086
    pave world new holes-$base.pave $painted
    try pave world fill holes-$base.pave --at 0,0 --size 20x20 --hash
done
try pave world fill --set land --bias map.png,holes=1 --size 4x4 --hash
try pave world fill --set land --bias map.png,holes=none,rough=3 --size 4x4 --hash
try pave world fill --set land --bias noise:48,holes=none --size 4x4 --hash
try pave world fill --set land --bias world:meadow,cells=12 --size 96x64 --hash
try pave world fill --set land --bias world:a.tmx,cells=12,seed=8 --size 96x64 --hash
# Weights row by row.
try pave world fill --set land --bias noise:48,weights=1/0/0/0:0/1/0/0:0/0/3/1:0/0/0/1 --size 96x64 --hash
try pave world fill --set land --bias noise:48,weights=0/0/7/0 --size 5x2 -o - --format csv
# Wide bands: a colour again and again.
try pave world fill --set land --bias noise:48,bands=1/1/1/1/2/3/3/3/3/4/4/4 --size 96x64 --hash
# What is wrong with it.
for what in noise noise: noise:1 noise:65537 noise:48,bands=lava noise:48,bands= noise:48,blend=101 noise:48,blend \
    noise:48,octaves=0 noise:48,octaves=9 noise:48,rough=101 noise:48,cells=3 noise:48,at=1:1 noise:48,seed= noise:48,depth=3 \
    noise:48,weights=1/2 noise:48,weights=1/2/3/x noise:48,weights=1/2/3/4,blend=5 noise:48,bands=1/2/3/4/1/2/3/4/1/2/3/4/1/2/3/4/1 \
    map.png,octaves=2 map.png,rough=3 map.png,seed=4 map.png,at=5 map.png,cells=0 missing.png \
    world:lava world:meadow,at=1:1 world:meadow,octaves=2 world: ''; do
    try pave world fill --set land --bias "$what" --size 4x4 --hash
done
# Of an option that is given again the last counts, as in GNU's commands.
try pave world fill --set land --bias noise:48 --bias noise:24 --hash
# Options of the text that begin alike are not taken for each other; none may be there again.
try pave world fill --set land --bias noise:48,bands=1,blend=5 --size 4x4 --hash
try pave world fill --set land --bias noise:48,seed=3,seed=4 --size 4x4 --hash
try pave world fill --set land --bias noise:48,b=3 --size 4x4 --hash
try pave world draw --set land --bias noise:x -o x.png
# A map in another folder names the picture as seen from there; without the picture only --own fails.
mkdir far
cp map.png gone.png
pave world fill --set land --bias gone.png,cells=2 --size 4x4 --tile 16 -o far/m.tmx
pave world fill --set land --bias gone.png,cells=2 --size 4x4 -o far/m.json
grep bias far/m.tmx
try pave world verify far/m.tmx --own
try pave world verify far/m.json --own
rm gone.png
try pave world verify far/m.tmx
try pave world verify far/m.tmx --own
for what in noise:48,weights=0/0/0/0 noise:48,bands=none noise:48,bands=1,bands=2 world:- a,b.png; do
    try pave world fill --set land --bias "$what" --size 4x4 --hash
done
# Layers on layers: a world that follows a world that follows noise.
pave world new low.pave --set meadow --seed 4 --bias noise:20 >low.log
try pave world fill --set land --bias world:low.pave,cells=3 --size 96x64 --hash
try pave world fill --set land --bias world:low.pave,seed=4 --size 4x4 --hash
pave world new hex.pave --grid hex --set meadow >hex.log
try pave world fill --set land --bias world:hex.pave --size 4x4 --hash

exit
: <<'STDOUT'
$ pave world fill --set land --bias noise:48 --size 96x64 --hash
0xdeeb1be26f40214f
$ pave world fill --set land --bias noise:48 --seed 3 --size 9x3 -o - --format csv
170,170,170,426,426,170,430,191,511
170,426,426,426,174,442,171,239,511
426,426,426,170,171,494,186,431,511
$ pave world at --set land --bias noise:48 --seed 3 0,0 8,2
170
511
$ pave world at --set land --bias noise:48 --seed 3 --colors -- -500000000,7
0 0,1,0,1,0,1,0,1
$ pave world fill --set land --bias noise:48 --method phase --size 96x64 --hash
0xa99d425d5428dde7
$ pave world fill --set dungeon --bias noise:20,bands=wall/hall/door/hall --hash
0xf36f0501297dd2fb
$ pave world fill --grid hex --set land --bias noise:8 --radius 6 --hash
0x97fbbd893a9c925d
$ pave world fill --grid tri --set cave --bias noise:8,octaves=1,rough=0 --hash
0x9e423a993804858a
$ pave world fill --grid cairo --set meadow --bias noise:8,seed=5,blend=0 --method phase --hash
0x7181a89ed0186683
  <property name="bias" value="noise:48,blend=20"/>
$ pave world verify a.tmx --own
a.tmx, layer "world", set "land": 0 mismatches, 0 of 1267 corners
  the world of seed 3, method feature, from 0,0 on: these are its tiles, all 1200
$ pave world at a.tmx 5,6
384
$ pave world verify a.json --own
a.json, set "land": 0 mismatches, 0 of 1267 corners
  the world of seed 3, method feature: these are its tiles, all 1200
$ pave world verify hex.json --own
hex.json, set "land": 0 mismatches, 0 of 252 corners
  the world of seed 0, method feature: these are its tiles, all 127
$ pave world verify unbiased.tmx --own
unbiased.tmx, layer "world", set "land": 0 mismatches, 0 of 1267 corners
  the world of seed 3, method feature, from 0,0 on: 1198 of 1200 cells have other tiles, the first is 0,0
  its tile set or properties have changed since it was written: the world was 0x2fe194dde3aef12c and would be 0xcc725e6889bf1b96
-> 1
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property bias: noise=x: give an integer from 2 to 65536
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property bias: the set has no colour "lava"; its colours are #1 water, #2 sand, #3 grass, #4 forest
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property bias: nowhere.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world verify wrong.tmx --own
pave: wrong.tmx: property bias: blend=101: give an integer from 0 to 100
-> 3
$ pave world fill --set land --bias map.png,cells=2,at=-10:-8 --at -20,-16 --size 96x64 --hash
0x5ead6dd31df6f3b3
$ pave world verify map.tmx --own
map.tmx, layer "world", set "land": 0 mismatches, 0 of 227 corners
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 200
$ pave world fill --set land --bias map.png,cells=2,at=-10:-8,holes=none --at 0,0 --size 20x20 --hash
0x722ef3aeeee4c1e9
$ pave world fill --set land --at 0,0 --size 20x20 --hash
0x71878d0fd83a9ba7
$ pave world fill --set land --bias map.png,cells=2,at=-10:-8,holes=none --at 500,-90 --size 20x20 --hash
0x98a534eb78155692
$ pave world fill --set land --at 500,-90 --size 20x20 --hash
0x98a534eb78155692
$ pave world fill holes-none.pave --at 0,0 --size 20x20 --hash
0x722ef3aeeee4c1e9
$ pave world fill --set land --bias map.png,cells=2,at=-10:-8,holes=48 --at 0,0 --size 20x20 --hash
0x722ef3aeeee4c1e9
$ pave world fill --set land --bias noise:48 --at 0,0 --size 20x20 --hash
0x9d811311001233c4
$ pave world fill --set land --bias map.png,cells=2,at=-10:-8,holes=48 --at 500,-90 --size 20x20 --hash
0xd65be5224e0671be
$ pave world fill --set land --bias noise:48 --at 500,-90 --size 20x20 --hash
0xd65be5224e0671be
$ pave world fill holes-48.pave --at 0,0 --size 20x20 --hash
0x722ef3aeeee4c1e9
$ pave world fill --set land --bias map.png,holes=1 --size 4x4 --hash
pave: --bias: holes=1: give an integer from 2 to 65536
-> 2
$ pave world fill --set land --bias map.png,holes=none,rough=3 --size 4x4 --hash
pave: --bias: rough= has no effect on a map; leave it out
-> 2
$ pave world fill --set land --bias noise:48,holes=none --size 4x4 --hash
pave: --bias: holes= has no effect on noise; leave it out
-> 2
$ pave world fill --set land --bias world:meadow,cells=12 --size 96x64 --hash
0x6cbf88117df823fd
$ pave world fill --set land --bias world:a.tmx,cells=12,seed=8 --size 96x64 --hash
0x34c44d863d9820f2
$ pave world fill --set land --bias noise:48,weights=1/0/0/0:0/1/0/0:0/0/3/1:0/0/0/1 --size 96x64 --hash
0x15cc9772b8d75184
$ pave world fill --set land --bias noise:48,weights=0/0/7/0 --size 5x2 -o - --format csv
170,170,170,170,426
426,170,170,170,426
$ pave world fill --set land --bias noise:48,bands=1/1/1/1/2/3/3/3/3/4/4/4 --size 96x64 --hash
0xdeeb1be26f40214f
$ pave world fill --set land --bias noise --size 4x4 --hash
pave: --bias: "noise": give noise:SCALE, FILE.png, terrain:FILE or world:FILE; a file whose name has a comma needs another name
-> 2
$ pave world fill --set land --bias noise: --size 4x4 --hash
pave: --bias: noise=: give an integer from 2 to 65536
-> 2
$ pave world fill --set land --bias noise:1 --size 4x4 --hash
pave: --bias: noise=1: give an integer from 2 to 65536
-> 2
$ pave world fill --set land --bias noise:65537 --size 4x4 --hash
pave: --bias: noise=65537: give an integer from 2 to 65536
-> 2
$ pave world fill --set land --bias noise:48,bands=lava --size 4x4 --hash
pave: --bias: the set has no colour "lava"; its colours are #1 water, #2 sand, #3 grass, #4 forest
-> 2
$ pave world fill --set land --bias noise:48,bands= --size 4x4 --hash
pave: --bias: bands= has no value; give one, or leave it out
-> 2
$ pave world fill --set land --bias noise:48,blend=101 --size 4x4 --hash
pave: --bias: blend=101: give an integer from 0 to 100
-> 2
$ pave world fill --set land --bias noise:48,blend --size 4x4 --hash
pave: --bias: "blend" is not an option; options are bands=, weights=, blend=, octaves=, rough=, seed=, cells=, at=, holes=
-> 2
$ pave world fill --set land --bias noise:48,octaves=0 --size 4x4 --hash
pave: --bias: octaves=0: give an integer from 1 to 8
-> 2
$ pave world fill --set land --bias noise:48,octaves=9 --size 4x4 --hash
pave: --bias: octaves=9: give an integer from 1 to 8
-> 2
$ pave world fill --set land --bias noise:48,rough=101 --size 4x4 --hash
pave: --bias: rough=101: give an integer from 0 to 100
-> 2
$ pave world fill --set land --bias noise:48,cells=3 --size 4x4 --hash
pave: --bias: cells= has no effect on noise; leave it out
-> 2
$ pave world fill --set land --bias noise:48,at=1:1 --size 4x4 --hash
pave: --bias: at= has no effect on noise; leave it out
-> 2
$ pave world fill --set land --bias noise:48,seed= --size 4x4 --hash
pave: --bias: seed= has no value; give one, or leave it out
-> 2
$ pave world fill --set land --bias noise:48,depth=3 --size 4x4 --hash
pave: --bias: "depth" is not an option; options are bands=, weights=, blend=, octaves=, rough=, seed=, cells=, at=, holes=
-> 2
$ pave world fill --set land --bias noise:48,weights=1/2 --size 4x4 --hash
pave: --bias: weights=: a row has 2 numbers; give one for each of the 4 colours
-> 2
$ pave world fill --set land --bias noise:48,weights=1/2/3/x --size 4x4 --hash
pave: --bias: weights=x: give an integer from 0 to 65535
-> 2
$ pave world fill --set land --bias noise:48,weights=1/2/3/4,blend=5 --size 4x4 --hash
pave: --bias: weights= replaces bands= and blend=; leave one out
-> 2
$ pave world fill --set land --bias noise:48,bands=1/2/3/4/1/2/3/4/1/2/3/4/1/2/3/4/1 --size 4x4 --hash
pave: --bias: 17 bands: the maximum is 16; give up to 16 colours in bands=
-> 2
$ pave world fill --set land --bias map.png,octaves=2 --size 4x4 --hash
pave: --bias: octaves= has no effect on a map; leave it out
-> 2
$ pave world fill --set land --bias map.png,rough=3 --size 4x4 --hash
pave: --bias: rough= has no effect on a map; leave it out
-> 2
$ pave world fill --set land --bias map.png,seed=4 --size 4x4 --hash
pave: --bias: seed= has no effect on a map; leave it out
-> 2
$ pave world fill --set land --bias map.png,at=5 --size 4x4 --hash
pave: --bias: at=5: give X:Y, such as at=-100:50
-> 2
$ pave world fill --set land --bias map.png,cells=0 --size 4x4 --hash
pave: --bias: cells=0: give an integer from 1 to 65536
-> 2
$ pave world fill --set land --bias missing.png --size 4x4 --hash
pave: missing.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set land --bias world:lava --size 4x4 --hash
pave: lava: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set land --bias world:meadow,at=1:1 --size 4x4 --hash
pave: --bias: at= has no effect on a world; leave it out
-> 2
$ pave world fill --set land --bias world:meadow,octaves=2 --size 4x4 --hash
pave: --bias: octaves= has no effect on a world; leave it out
-> 2
$ pave world fill --set land --bias world: --size 4x4 --hash
pave: --bias: "world:": give noise:SCALE, FILE.png, terrain:FILE or world:FILE; a file whose name has a comma needs another name
-> 2
$ pave world fill --set land --bias  --size 4x4 --hash
pave: --bias: empty; give WHAT
-> 2
$ pave world fill --set land --bias noise:48 --bias noise:24 --hash
0xb9192b433e99c6cf
$ pave world fill --set land --bias noise:48,bands=1,blend=5 --size 4x4 --hash
0x78bf813bc58b5629
$ pave world fill --set land --bias noise:48,seed=3,seed=4 --size 4x4 --hash
pave: --bias: seed= is given twice; give it once
-> 2
$ pave world fill --set land --bias noise:48,b=3 --size 4x4 --hash
pave: --bias: "b" is not an option; options are bands=, weights=, blend=, octaves=, rough=, seed=, cells=, at=, holes=
-> 2
$ pave world draw --set land --bias noise:x -o x.png
pave: --bias: noise=x: give an integer from 2 to 65536
-> 2
  <property name="bias" value="../gone.png,cells=2"/>
$ pave world verify far/m.tmx --own
far/m.tmx, layer "world", set "land": 0 mismatches, 0 of 21 corners
  the world of seed 0, method feature, from 0,0 on: these are its tiles, all 16
$ pave world verify far/m.json --own
far/m.json, set "land": 0 mismatches, 0 of 21 corners
  the world of seed 0, method feature: these are its tiles, all 16
$ pave world verify far/m.tmx
far/m.tmx, layer "world", set "land": 0 mismatches, 0 of 21 corners
$ pave world verify far/m.tmx --own
pave: far/m.tmx: property bias: far/../gone.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --set land --bias noise:48,weights=0/0/0/0 --size 4x4 --hash
pave: --bias: weights=: a row has only zeros; give at least one colour a positive weight
-> 2
$ pave world fill --set land --bias noise:48,bands=none --size 4x4 --hash
pave: --bias: bands=: no tile has unset places; leave none out
-> 2
$ pave world fill --set land --bias noise:48,bands=1,bands=2 --size 4x4 --hash
pave: --bias: bands= is given twice; give it once
-> 2
$ pave world fill --set land --bias world:- --size 4x4 --hash
pave: --bias: a bias is read from a file; give its name
-> 2
$ pave world fill --set land --bias a,b.png --size 4x4 --hash
pave: --bias: "b.png" is not an option; options are bands=, weights=, blend=, octaves=, rough=, seed=, cells=, at=, holes=
-> 2
$ pave world fill --set land --bias world:low.pave,cells=3 --size 96x64 --hash
0x9e56ead05aa59257
$ pave world fill --set land --bias world:low.pave,seed=4 --size 4x4 --hash
pave: --bias: low.pave is a world file with its own seed; leave seed= out
-> 2
$ pave world fill --set land --bias world:hex.pave --size 4x4 --hash
pave: land: a world as bias must be of squares
-> 3
STDOUT
