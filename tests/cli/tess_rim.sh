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
