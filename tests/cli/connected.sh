# --connected: every cell can be reached from every other one; the tiles are those of any other call, and files say which colours can be passed.
pave world fill --set maze --connected path --seed 7 --size 40x30 -o maze.tmx --hash
pave world verify maze.tmx --own
grep -o '"connected" value="[^"]*"' maze.tmx
pave world fill --set dungeon --connected '#2,hall' --grid hex --seed 7 --size 12x9 -o rooms.json
pave world verify rooms.json --own
grep -o '"connected":"[^"]*"' rooms.json
# One by one, in any order.
pave world fill --set roads --grid tri --connected road --bias noise:12 --seed 3 --at=-2,-2 --window parallelogram --size 8x2 -o - --format csv | tr ',' '\n' >filled
for r in -2 -1; do for q in -2 -1 0 1; do for s in L R; do echo "$q,$r,$s"; done; done; done | tac | pave world at --set roads --grid tri --connected road --bias noise:12 --seed 3 - | tac | cmp filled -
# The parts of a window: each of them reaches its rim.
pave world fill --set maze --connected path --seed 5 --size 90x60 -o - --format csv |
    awk -F, '
        function find(a) { while (up[a] != a) a = up[a] = up[up[a]]; return a }
        { for (x = 1; x <= NF; x++) { tile[x - 1, NR - 1] = $x; up[(NR - 1) * NF + x - 1] = (NR - 1) * NF + x - 1 } wide = NF }
        END {
            # A tile has its colours as binary digits: 1 a path to the north, 2 east, 4 south, 8 west; the variants come behind the 16.
            for (y = 0; y < NR; y++) for (x = 0; x < wide; x++) {
                t = tile[x, y] % 16
                if (int(t / 2) % 2 && x + 1 < wide) up[find(y * wide + x)] = find(y * wide + x + 1)
                if (int(t / 4) % 2 && y + 1 < NR) up[find(y * wide + x)] = find((y + 1) * wide + x)
            }
            for (i = 0; i < NR * wide; i++) { x = i % wide; y = int(i / wide); if (!x || !y || x == wide - 1 || y == NR - 1) rim[find(i)] = 1 }
            for (i = 0; i < NR * wide; i++) cut += !(find(i) in rim)
            print cut " cells are cut off"
        }'
# The maps of a bake say it too.
pave world bake --set maze --connected path --bias noise:9 --seed 7 --size 30x20 --map-size 15 -o maze.world >/dev/null
pave world verify maze.maps/1_0.tmx --own
rm -r maze.world maze.maps
try pave world fill --set roads --connected raod --hash
try pave world fill --set roads --connected road,road --hash
try pave world fill --set cave --connected floor --hash
try pave world fill --set roads --connected road --method phase --hash
try pave world fill --set roads --connected road --grid penrose --size 3x3 --hash
try pave world new town.pave --connected road
rm maze.tmx maze-maze.* rooms.json filled
ls

exit
: <<'STDOUT'
0x36b424802455f34a
maze.tmx, layer "world", set "maze": 0 mismatches, 0 of 2330 sides
  the world of seed 7, method feature, from 0,0 on: these are its tiles, all 1200
"connected" value="path"
rooms.json, set "dungeon": 0 mismatches, 0 of 283 sides
  the world of seed 7, method feature: these are its tiles, all 108
"connected":"#2,hall"
0 cells are cut off
maze.maps/1_0.tmx, layer "world", set "maze": 0 mismatches, 0 of 420 sides
  the world of seed 7, method feature, from 15,0 on: these are its tiles, all 225
$ pave world fill --set roads --connected raod --hash
pave: --connected: the set has no colour "raod"; there are #1 grass, #2 road
-> 2
$ pave world fill --set roads --connected road,road --hash
pave: --connected: road is named twice; name it once
-> 2
$ pave world fill --set cave --connected floor --hash
pave: --connected: a set of corners has no sides to pass; choose a set of edges
-> 2
$ pave world fill --set roads --connected road --method phase --hash
pave: --connected: worlds of method phase cannot be connected; choose feature
-> 2
$ pave world fill --set roads --connected road --grid penrose --size 3x3 --hash
pave: --connected: worlds on multigrids cannot be connected; choose a tiling
-> 2
$ pave world new town.pave --connected road
pave: --connected: a world file cannot hold a connected world; leave it out
-> 2
STDOUT
