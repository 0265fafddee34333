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
pave world fill --set land --bias $B,blend=20 --seed 3 --size 40x30 -o a.tmx
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
pave world fill --set land --bias map.png,cells=2 --size 20x10 -o map.tmx
try pave world verify map.tmx --own
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
pave world fill --set land --bias gone.png,cells=2 --size 4x4 -o far/m.tmx
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
