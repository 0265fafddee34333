# Paths, reach and fields of triangles by the steps of shortcut, flank and touch, with their corner rules; the same as pave tactics.
cat >keep.mask <<'END'
grid tri
window parallelogram 16x6
cells 3,2,L 5,0,R 5,4,R
edges 2,0,W 2,1,W 2,2,W 5,3,N 6,3,N 6,3,E 4,1,E
END
ask() { while read -r query; do try pave grid $query; done; } # shellcheck disable=SC2086 # words
ask <<'END'
tri path 0,0,L 3,0,L shortcut --on keep.mask
tri path 0,0,L 3,0,L flank --on keep.mask
tri path 0,0,L 3,0,L flank --on keep.mask --corners short
tri path 0,0,L 3,0,L flank --on keep.mask --corners both
tri path 0,0,L 3,0,L flank --on keep.mask --corners open --json
tri path 0,0,L 3,0,L touch --on keep.mask
tri path 0,0,L 3,0,L touch --on keep.mask --corners open
tri path 0,0,L 3,0,L vertex --on keep.mask --corners open
tri reach 7,1,R 2 shortcut --on keep.mask
tri reach 7,1,R 1 flank --on keep.mask
tri reach 7,1,R 1 touch --on keep.mask --corners both
tri path 0,0,L 3,0,L --on keep.mask --corners open
tri path 0,0,L 3,0,L edge --on keep.mask --corners open
tri path 0,0,L 3,0,L shortcuts --on keep.mask
tri path 0,0,L 3,0,L flank --on keep.mask --corners round
square path 0,0 3,0 shortcut --on keep.mask
hex neighbors 0,0 --corners open
END
# A window that wraps too narrowly has no moves.
printf 'grid tri\nwindow parallelogram 4x4 wrap\n' >narrow.mask
try pave grid tri reach 0,0,L 1 flank --on narrow.mask
# In a batch: each line with its rule; the moves of a file are made once for each.
printf '%s\n' 'tri field 0,0,L flank' 'tri field 0,0,L flank --corners open' 'tri field 0,0,L flank' 'tri neighbors 0,0,L --corners one' |
    pave grid --batch --on keep.mask >lines
echo "-> $?"
sed -n '2p;4p' lines
[ "$(sed -n 1p lines)" = "$(sed -n 3p lines)" ] && [ "$(sed -n 1p lines)" != "$(sed -n 2p lines)" ] && echo 'each line has its rule'
pave grid tri cells --on keep.mask | tr ' ' '\n' >cells
# pave tactics field by the same metric and rule.
for metric in shortcut flank touch; do
    for corners in short one both open; do
        pave tactics field --on keep.mask --from 7,1,R --metric $metric --corners $corners --json |
            sed 's/.*"cells"://' | grep -oE '"cell":"[^"]*","distance":[0-9]+' | sed 's/"cell":"\(.*\)","distance":/\1 /' >theirs
        pave grid tri field 7,1,R $metric --on keep.mask --corners $corners | tr ' ' '\n' | paste -d' ' cells - | grep -v -- '-$' >ours
        cmp ours theirs && echo "$metric $corners: as pave tactics, $(wc -l <ours) cells"
    done
done
rm ./*.mask lines cells ours theirs

exit
: <<'STDOUT'
$ pave grid tri path 0,0,L 3,0,L shortcut --on keep.mask
0,0,L 0,0,R 1,1,L 1,1,R 1,2,L 1,2,R 1,3,L 1,3,R 2,2,L 2,1,R 3,0,L
$ pave grid tri path 0,0,L 3,0,L flank --on keep.mask
0,0,L 1,0,L 1,1,L 1,2,L 1,3,L 2,2,L 2,1,L 3,0,L
$ pave grid tri path 0,0,L 3,0,L flank --on keep.mask --corners short
0,0,L 1,0,L 1,1,L 1,2,L 1,3,L 2,3,L 2,2,L 2,1,L 3,0,L
$ pave grid tri path 0,0,L 3,0,L flank --on keep.mask --corners both
0,0,L 0,0,R 0,1,R 0,2,R 0,3,R 1,3,R 2,3,L 2,2,R 2,2,L 2,1,R 2,0,R 3,0,L
$ pave grid tri path 0,0,L 3,0,L flank --on keep.mask --corners open --json
{"grid":"tri","query":"path","args":["0,0,L","3,0,L","flank"],"cells":["0,0,L","1,0,L","2,0,L","3,0,L"]}
$ pave grid tri path 0,0,L 3,0,L touch --on keep.mask
0,0,L 1,0,L 1,1,L 1,2,L 1,2,R 2,2,R 2,1,R 3,0,L
$ pave grid tri path 0,0,L 3,0,L touch --on keep.mask --corners open
0,0,L 1,0,L 2,0,L 3,0,L
$ pave grid tri path 0,0,L 3,0,L vertex --on keep.mask --corners open
0,0,L 1,0,L 2,0,L 3,0,L
$ pave grid tri reach 7,1,R 2 shortcut --on keep.mask
7,1,R 7,1,L 7,2,L 7,0,R 6,1,R 6,2,L 6,2,R 7,2,R
$ pave grid tri reach 7,1,R 1 flank --on keep.mask
7,1,R 7,0,R 6,1,R 7,1,L 6,2,R 7,2,L 7,2,R
$ pave grid tri reach 7,1,R 1 touch --on keep.mask --corners both
7,1,R 6,1,R 7,1,L 6,2,L 6,2,R 7,2,L
$ pave grid tri path 0,0,L 3,0,L --on keep.mask --corners open
pave: --corners: only path, reach and field around corners have them; leave it out
-> 2
$ pave grid tri path 0,0,L 3,0,L edge --on keep.mask --corners open
pave: --corners: only path, reach and field around corners have them; leave it out
-> 2
$ pave grid tri path 0,0,L 3,0,L shortcuts --on keep.mask
pave: path of tri has no contact "shortcuts"; it has edge, vertex, touch, shortcut, flank
-> 2
$ pave grid tri path 0,0,L 3,0,L flank --on keep.mask --corners round
pave: --corners: unknown value "round"; give one of short, one, both, open
-> 2
$ pave grid square path 0,0 3,0 shortcut --on keep.mask
pave: path of square has no contact "shortcut"; it has edge, 4, vertex, 8
-> 2
$ pave grid hex neighbors 0,0 --corners open
pave: --corners: only path, reach and field around corners have them; leave it out
-> 2
$ pave grid tri reach 0,0,L 1 flank --on narrow.mask
pave: --on: a window that wraps needs a period of 3 unit cells: use a larger one
-> 3
-> 3
0 1 1 2 2 3 3 4 4 5 5 - 6 7 7 8 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 2 3 3 4 4 5 - 6 6 7 7 8 8 9 9 10 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 4 5 5 6 6 7 7 8 8 9 9 - 10 11 11 12 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13
error: --corners: only path, reach and field around corners have them; leave it out
each line has its rule
shortcut short: as pave tactics, 93 cells
shortcut one: as pave tactics, 93 cells
shortcut both: as pave tactics, 93 cells
shortcut open: as pave tactics, 93 cells
flank short: as pave tactics, 93 cells
flank one: as pave tactics, 93 cells
flank both: as pave tactics, 93 cells
flank open: as pave tactics, 93 cells
touch short: as pave tactics, 93 cells
touch one: as pave tactics, 93 cells
touch both: as pave tactics, 93 cells
touch open: as pave tactics, 93 cells
STDOUT
: <<'STDERR'
pave: standard input: 1 of 4 queries is invalid; see the "error: ..." answer
STDERR
