# Exit code 3 is never silent: every command says in one line that standard output cannot be written, when it is full or closed.
pave world new w.pave
pave tess --size 3x3 -o mesh.json
pave region grow --radius 3 --areas 2 -o map.json >out
pave world fill --size 2x2 -o map.tmx
printf 'grid tri\nwindow parallelogram 12x4\n' >board.mask
checked=0
full() {
    local where status lines
    for where in full closed; do
        if [ "$where" = full ]; then timeout 100 pave "$@" >/dev/full 2>err; else timeout 100 pave "$@" >&- 2>err; fi
        status=$? lines=$(wc -l <err)
        checked=$((checked + 1))
        if [ "$status" -ne 3 ] || [ "$lines" -ne 1 ] || ! grep -F 'standard output' err >/dev/null; then
            printf '%s: pave %s -> %s, %s lines: ' "$where" "$*" "$status" "$lines"
            head -n 1 err
        fi
    done
}
full world edit w.pave 3,4 15
full world edit w.pave 5,4 --color T=1
full world edit w.pave --clear 3,4
full world undo w.pave
echo '6,6 15' | pave world edit w.pave - 2>&1 >/dev/full
printf 'x\n' | pave world edit w.pave - 2>&1 >/dev/full # nothing is kept
pave world edit w.pave 8,8 --color T=1 --color B=1 2>&1 >/dev/full
pave world undo w.pave 2>&1 >/dev/full
try pave world log w.pave
while read -r line; do
    # shellcheck disable=SC2086 # words
    full $line
done <<'END'
grid hex neighbors 0,0
grid hex ring 0,0 2
grid draw --radius 1 --format svg -o -
tess --size 3x3 --hash
tess --size 3x3 --report --json
tess --size 3x3 --format json -o -
tess at mesh.json 0,0
tess tile mesh.json 0
wang check
wang complete --colors 2
wang complete --colors 4 --list
wang convert --format json -o -
world fill --size 2x2 --hash
world fill --size 2x2 --format csv -o -
world at 0,0
world bake --size 2x2 --resume -o answer.zarr
world draw --format svg -o -
world explore --moves N
world log w.pave
world verify map.tmx
region schelling --size 8x8 --steps 2
region dicewars --hash
region grow --radius 3 --areas 2
region show map.json
tactics field --from 0,0,L
tactics path --from 0,0,L --to 2,2,L
tactics reach --from 0,0,L
tactics range --from 0,0,L
tactics lines --from 0,0,L
tactics creature --on board.mask --kind triangle --clearance
tactics formation --files 3 --ranks 2 --at 5,6,L
tactics citadel
tactics nest 3,-1,R
tactics terrain --size 8x8
--help
--version
world --help
tess --help
END
printf '%s calls\n' $checked

exit
: <<'STDOUT'
pave: 1 edit is kept, but standard output cannot be written (No space left on device); free space on the disk
pave: standard output: cannot be written: No space left on device; free space on the disk
pave: 2 edits are kept, but standard output cannot be written (No space left on device); free space on the disk
pave: the undo is kept, but standard output cannot be written (No space left on device); free space on the disk
$ pave world log w.pave
1 3,4 tile 15
2 3,4 tile 15
3 5,4 place 0 grass
4 5,4 place 0 grass
7 6,6 tile 15
8 8,8 place 0 grass
84 calls
STDOUT
