# A walk in a terminal: what the screen shows, resizing, keys on all grids, and that the terminal is given back.
command -v terminal >/dev/null || skip 'the terminal of the tests was not built'
if ! terminal vt100 40x10 'q' pave world walk | grep -q '^ended with 0'; then skip 'pave was built without ncurses'; fi

# Letters on a terminal without colours: what was visited, what is hidden, nothing of the rest.
terminal vt100 60x16 'screen up right right screen q' pave world walk --seed 7
# A larger and a smaller window; the player stays in the middle.
terminal vt100 40x10 'right size:64x14 screen size:24x6 screen q' pave world walk --seed 7 --phases
# Nothing changes where keys mean nothing; up is on no square's corner.
terminal vt100 30x6 'y u b n 5 x screen q' pave world walk --seed 7 --zoom 4
# Hexagons: up and down go straight on in a zigzag, digits through sides.
terminal vt100 50x12 'up up up down screen 1 4 2 5 screen q' pave world walk --seed 7 --grid hex --set meadow --zoom 9
# Triangles, and a tiling with faces of several kinds.
terminal vt100 50x12 'right right right down screen q' pave world walk --seed 7 --grid tri --set cave --zoom 8
terminal vt100 50x12 'right up left 3 screen q' pave world walk --seed 7 --grid truncated-square --set river --zoom 7
# Further sight; larger cells; the help goes with the next key.
terminal vt100 50x12 '] ] screen - - - screen ? screen + screen q' pave world walk --seed 7 --method feature
# At the rim of the world.
terminal vt100 60x8 'right up up screen q' pave world walk --at 536870912,-536870911 --method feature
# Files, also of sets that lack combinations.
terminal vt100 60x8 'right right screen q' pave world walk "$SOURCE/docs/sets/crossroads.json" --seed 892
terminal vt100 50x10 'right right down screen q' pave world walk "$SOURCE/docs/sets/pond.tsx" --method blocks --sight 3 --zoom 6

# A world that follows a bias.
terminal vt100 50x10 'right screen q' pave world walk --set meadow --method feature --bias noise:8 --sight 6 --zoom 2

# A world file, as it is edited; its seed and method are its own.
pave world new town.pave --seed 7 --method phase --origin 1,0
pave world edit town.pave 2,0 15 >/dev/null
terminal vt100 60x10 'right screen q' pave world walk town.pave
rm town.pave*

# Colours: half blocks in UTF-8, whole characters without; the same drawn bit by bit and at once.
terminal xterm-256color 80x24 'up right right up left colors down down colors ctrl-c' pave world walk --seed 7
LC_ALL=C terminal xterm-256color 80x24 'up right right colors q' pave world walk --seed 7
terminal xterm 80x24 'up right right colors q' pave world walk --seed 7
terminal xterm-256color 70x20 'right right up ] size:90x30 left left colors size:20x5 colors q' pave world walk --seed 7 --grid hex --set dungeon

# Ctrl-C, and other signals, leave the terminal clean.
terminal xterm-256color 80x24 'right colors ctrl-c' pave world walk
for signal in TERM HUP; do
    terminal vt100 30x6 'right screen' timeout --foreground --preserve-status --signal=$signal 1 pave world walk | tail -n 1
done

# Refused.
try pave world walk </dev/null
terminal no-such-terminal 60x5 '' pave world walk
try terminal vt100 60x5 '' pave world walk --at x
try terminal vt100 60x5 '' pave world walk no-such-file.tsx
try pave world walk --sight 9
