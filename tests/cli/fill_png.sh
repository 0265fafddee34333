# Pictures: their sizes, and that a second run gives the same.
try pave world fill --seed 2 --size 6x4 -o a.png
try pave world fill --seed 2 --size 6x4 --tile 8 -o b.png
try pave world fill --seed 2 --size 6x4 --map isometric -o c.png
try pave world fill --seed 2 --size 6x4 --map isometric --tile 16 --set meadow -o d.png
for picture in a b c d; do printf '%s %s\n' $picture "$(size_of_png $picture.png)"; done
pave world fill --seed 2 --size 6x4 -o e.png --threads 1
same_file a.png e.png
pave world fill --seed 2 --size 6x4 -o - --format png >f.png
same_file a.png f.png
# The sheet that is written with a map makes the same picture.
pave world fill --seed 2 --size 6x4 --map isometric -o map.tmx
pave world fill map-roads.tsx --seed 2 --size 6x4 -o g.png
same_file c.png g.png
ls

exit
: <<'STDOUT'
$ pave world fill --seed 2 --size 6x4 -o a.png
$ pave world fill --seed 2 --size 6x4 --tile 8 -o b.png
$ pave world fill --seed 2 --size 6x4 --map isometric -o c.png
$ pave world fill --seed 2 --size 6x4 --map isometric --tile 16 --set meadow -o d.png
a 192x128
b 48x32
c 320x160
d 80x40
same: a.png e.png
same: a.png f.png
same: c.png g.png
a.png
b.png
c.png
d.png
e.png
f.png
g.png
map-roads.png
map-roads.tsx
map.tmx
STDOUT
