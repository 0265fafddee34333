# Paths, reach and fields of triangles by the steps of shortcut, flank and touch, with their corner rules; the same as pave tactics.
cat >keep.mask <<'END'
grid tri
window parallelogram 16x6
cells 3,2,L 5,0,R 5,4,R
edges 2,0,W 2,1,W 2,2,W 5,3,N 6,3,N 6,3,E 4,1,E
END
ask() { while read -r query; do try pave grid $query; done; } # shellcheck disable=SC2086 # words
ask <<'END'
tri path 0,0,L 3,0,L shortcut --walls keep.mask
tri path 0,0,L 3,0,L flank --walls keep.mask
tri path 0,0,L 3,0,L flank --walls keep.mask --corners short
tri path 0,0,L 3,0,L flank --walls keep.mask --corners both
tri path 0,0,L 3,0,L flank --walls keep.mask --corners open --json
tri path 0,0,L 3,0,L touch --walls keep.mask
tri path 0,0,L 3,0,L touch --walls keep.mask --corners open
tri path 0,0,L 3,0,L vertex --walls keep.mask --corners open
tri reach 7,1,R 2 shortcut --walls keep.mask
tri reach 7,1,R 1 flank --walls keep.mask
tri reach 7,1,R 1 touch --walls keep.mask --corners both
tri path 0,0,L 3,0,L --walls keep.mask --corners open
tri path 0,0,L 3,0,L edge --walls keep.mask --corners open
tri path 0,0,L 3,0,L shortcuts --walls keep.mask
tri bridges shortcut --walls keep.mask
tri path 0,0,L 3,0,L flank --walls keep.mask --corners round
square path 0,0 3,0 shortcut --walls keep.mask
hex neighbors 0,0 --corners open
END
# A window that wraps too narrowly has no moves.
printf 'grid tri\nwindow parallelogram 4x4 wrap\n' >narrow.mask
try pave grid tri reach 0,0,L 1 flank --walls narrow.mask
# In a batch: each line with its rule; the moves of a file are made once for each.
printf '%s\n' 'tri field 0,0,L flank' 'tri field 0,0,L flank --corners open' 'tri field 0,0,L flank' 'tri neighbors 0,0,L --corners one' |
    pave grid --batch --walls keep.mask >lines
echo "-> $?"
sed -n '2p;4p' lines
[ "$(sed -n 1p lines)" = "$(sed -n 3p lines)" ] && [ "$(sed -n 1p lines)" != "$(sed -n 2p lines)" ] && echo 'each line has its rule'
pave grid tri cells --walls keep.mask | tr ' ' '\n' >cells
# pave tactics field by the same metric and rule.
for metric in shortcut flank touch; do
    for corners in short one both open; do
        pave tactics field --walls keep.mask --from 7,1,R --metric $metric --corners $corners --json |
            sed 's/.*"cells"://' | grep -oE '"cell":"[^"]*","distance":[0-9]+' | sed 's/"cell":"\(.*\)","distance":/\1 /' >theirs
        pave grid tri field 7,1,R $metric --walls keep.mask --corners $corners | tr ' ' '\n' | paste -d' ' cells - | grep -v -- '-$' >ours
        cmp ours theirs && echo "$metric $corners: as pave tactics, $(wc -l <ours) cells"
    done
done
rm ./*.mask lines cells ours theirs
