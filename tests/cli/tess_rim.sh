# pave tess --rim: the outline stays, moves like the rest, or becomes a rectangle of given proportions; in each layout.

for rim in stay free frame; do
    for pattern in hex quad triangle; do try pave tess --size 8x6 --pattern $pattern --relax 10 --rim $rim --hash; done
done
pave tess --size 8x6 --remove 0.2 --seed 1 --repair --relax 10 --rim stay --hash >stay
pave tess --size 8x6 --remove 0.2 --seed 1 --repair --relax 10 --hash | cmp - stay

# A frame: how wide and how high, for each layout and pattern; every vertex of the rim is on it.
bounds() { # FILE.json: the width divided by the height
    python3 -c 'import json,sys; v=json.load(open(sys.argv[1]))["vertices"]; x=[p[0] for p in v]; y=[p[1] for p in v]; print("%.3f" % ((max(x)-min(x))/(max(y)-min(y))))' "$1"
}
for layout in odd-r even-r odd-q even-q; do
    for pattern in quad triangle; do
        pave tess --size 20x20 --pattern $pattern --layout $layout --relax 20 --rim frame --frame 3:2 --report -o tiles.json | grep -E '^(invalid|frame)'
        bounds tiles.json
    done
done
try pave tess --size 12x9 --remove 0.6 --seed 4 --max-degree any --repair --relax 10 --rim frame --report
pave tess --size 12x9 --remove 0.6 --seed 4 --max-degree any --repair --relax 10 --rim frame --report --json | grep -o '"off_frame[a-z_]*":[0-9.]*'
for threads in 1 2 3; do pave tess --size 150x150 --remove 0.2 --repair --relax 5 --rim free --threads $threads --hash; done | uniq -c | awk '{ print $1 " alike" }'

# Other sources have rims too, and a frame can be edited.
try pave tess --grid cairo --size 4x4 --relax 5 --rim frame --hash
try pave tess --voronoi 50 --size 20x10 --seed 5 --relax 5 --rim free --hash
try pave tess --size 10x7 --remove 0.25 --seed 4 --max-degree any --repair --relax 20 --rim frame --toggle 34:44 --report

# Wrong.
try pave tess --rim frame --hash
try pave tess --frame 2:1 --relax 5 --hash
try pave tess --frame 2:1 --rim free --relax 5 --hash
try pave tess --rim framed --relax 5 --hash
for ratio in 2 2x1 0:1 -1:2 1:1001 1000:1 101:1 1:101 a:b; do try pave tess --rim frame --relax 5 --frame=$ratio --hash; done

exit
: <<'STDOUT'
$ pave tess --size 8x6 --pattern hex --relax 10 --rim stay --hash
0x1e0beab9633b7548
$ pave tess --size 8x6 --pattern quad --relax 10 --rim stay --hash
0xbf911c77613b5bfc
$ pave tess --size 8x6 --pattern triangle --relax 10 --rim stay --hash
0x56103d5961b51fff
$ pave tess --size 8x6 --pattern hex --relax 10 --rim free --hash
0x1e0beab9633b7548
$ pave tess --size 8x6 --pattern quad --relax 10 --rim free --hash
0x73ba3fe9c4d43406
$ pave tess --size 8x6 --pattern triangle --relax 10 --rim free --hash
0xfc2c5ff61f09df81
$ pave tess --size 8x6 --pattern hex --relax 10 --rim frame --hash
0xc9a39c132ba3993f
$ pave tess --size 8x6 --pattern quad --relax 10 --rim frame --hash
0x3700ccf97975cfcb
$ pave tess --size 8x6 --pattern triangle --relax 10 --rim frame --hash
0xddb9d28a0e32ed18
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
1.500
$ pave tess --size 12x9 --remove 0.6 --seed 4 --max-degree any --repair --relax 10 --rim frame --report
tiles       108
vertices    137, 82 of them on the rim
edges       244; vertices - edges + faces is 2
sides       3: 54  4: 30  5: 20  6: 4
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.66131 on average, from 0.769404 to 4.93456; minimum / mean 0.2891, coefficient of variation 0.3582
circle      at least 0.375 of a regular tile's; without the worst 1 % 0.386, 10 % 0.512
angle       at least 10.67 degrees; without the worst 1 % 13.45; below 20 in 9.26 % of tiles, below 25 in 22.22 %
concave     3.70 % of tiles
aspect      4.438 on average, at most 12.916
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     10 steps; the last one moved vertices by at most 0.242
frame       11 vertices of the rim are not on it, but at most 2.55 away
removed     124 of 283 adjacencies, 43.82 %; 157 were attempted
repaired    3 adjacencies restored: 9:21, 102:103, 106:107
mended      4 tiles that were not valid at the first positions of the vertices
displaced   10 vertices moved by repair
"off_frame_count":11
"off_frame":2.5545501708984375
3 alike
$ pave tess --grid cairo --size 4x4 --relax 5 --rim frame --hash
0x9acbf7776dc734c7
$ pave tess --voronoi 50 --size 20x10 --seed 5 --relax 5 --rim free --hash
0x16ca715ab2fb44be
$ pave tess --size 10x7 --remove 0.25 --seed 4 --max-degree any --repair --relax 20 --rim frame --toggle 34:44 --report
tiles       70
vertices    131, 66 of them on the rim
edges       200; vertices - edges + faces is 2
sides       3: 9  4: 15  5: 29  6: 17
invalid     0 inverted, 0 self-intersecting, 0 not star-shaped
area        2.61556 on average, from 1.31583 to 3.61035; minimum / mean 0.5031, coefficient of variation 0.1842
circle      at least 0.575 of a regular tile's; without the worst 1 % 0.575, 10 % 0.683
angle       at least 20.97 degrees; without the worst 1 % 20.97; below 20 in 0.00 % of tiles, below 25 in 1.43 %
concave     0.00 % of tiles
aspect      2.755 on average, at most 6.627
coverage    the areas of the tiles add up to the area inside the rim, with a relative error of 0
relaxed     20 steps; the last one moved vertices by at most 0.107
frame       2 vertices of the rim are not on it, but at most 1.85 away
removed     42 of 177 adjacencies, 23.73 %; 44 were attempted
repaired    no adjacency had to be restored
$ pave tess --rim frame --hash
pave: --rim: has no effect without relaxation steps, such as --relax 20; leave it out
-> 2
$ pave tess --frame 2:1 --relax 5 --hash
pave: --frame: only for --rim frame; leave it out
-> 2
$ pave tess --frame 2:1 --rim free --relax 5 --hash
pave: --frame: only for --rim frame; leave it out
-> 2
$ pave tess --rim framed --relax 5 --hash
pave: --rim: unknown value "framed"; did you mean frame? It must be one of stay, free, frame
-> 2
$ pave tess --rim frame --relax 5 --frame=2 --hash
pave: --frame: "2" is not a ratio; give WIDTH:HEIGHT, such as 16:9
-> 2
$ pave tess --rim frame --relax 5 --frame=2x1 --hash
pave: --frame: "2x1" is not a ratio; give WIDTH:HEIGHT, such as 16:9
-> 2
$ pave tess --rim frame --relax 5 --frame=0:1 --hash
pave: --frame: 0:1 is out of range; width and height must be 1 to 1000
-> 2
$ pave tess --rim frame --relax 5 --frame=-1:2 --hash
pave: --frame: -1:2 is out of range; width and height must be 1 to 1000
-> 2
$ pave tess --rim frame --relax 5 --frame=1:1001 --hash
pave: --frame: 1:1001 is out of range; width and height must be 1 to 1000
-> 2
$ pave tess --rim frame --relax 5 --frame=1000:1 --hash
pave: --frame: must be 1:100 to 100:1
-> 2
$ pave tess --rim frame --relax 5 --frame=101:1 --hash
pave: --frame: must be 1:100 to 100:1
-> 2
$ pave tess --rim frame --relax 5 --frame=1:101 --hash
pave: --frame: must be 1:100 to 100:1
-> 2
$ pave tess --rim frame --relax 5 --frame=a:b --hash
pave: --frame: "a:b" is not a ratio; give WIDTH:HEIGHT, such as 16:9
-> 2
STDOUT
