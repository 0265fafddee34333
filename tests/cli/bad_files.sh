# A file that cannot be read, or is not what it should be, is exit code 3 and one line that names it, whatever the command.
mkdir folder
printf 'no such thing\n' >text
printf '{"grid": ' >cut
printf '\0\1\2\3' >zero
printf '{"grid": "nope", "set": "nope", "tiling": "nope", "name": 3}\n' >names
checked=0
# bad ENDING COMMAND...: each bad file under a name with that ending, in place of FILE.
bad() {
    local ending=$1 kind status said word words
    shift
    for kind in missing folder text cut zero names; do
        words=()
        for word; do words+=("${word/FILE/$kind.$ending}"); done
        [ "$kind" = missing ] || [ -e "$kind.$ending" ] || cp -r "$kind" "$kind.$ending"
        status=0
        said=$(pave "${words[@]}" 2>&1 >out) || status=$?
        checked=$((checked + 1))
        if [ "$status" -ne 3 ] || [[ $said = *$'\n'* || $said != *"$kind.$ending"* ]]; then
            printf '%s: pave %s -> %s: %s\n' "$kind" "${words[*]}" "$status" "$said"
        fi
    done
}
pave world new good.pave
pave tess --size 3x3 -o mesh.json
for ending in tsx tsj tmx tmj json; do
    commands=('wang check' 'world verify' 'world fill --size 2x2 -o o.csv')
    [ $ending != json ] || commands+=('wang convert -o o.json' 'world at' 'world draw -o o.png' 'world explore --moves N' 'world bake --size 2x2 -o b.zarr' 'world new n.pave'
        'wang template -o s.png --missing')
    for command in "${commands[@]}"; do
        # shellcheck disable=SC2086 # words
        case $command in
        'world at') bad $ending $command FILE 0,0 ;;
        *) bad $ending $command FILE ;;
        esac
    done
done
bad tsx world fill --size 2x2 --under FILE -o o.tmx
bad json world fill --size 2x2 --bias world:FILE --hash
for command in 'world edit FILE 0,0 1' 'world undo FILE' 'world log FILE' 'world fill FILE --size 2x2 --hash' 'world at FILE 0,0'; do
    # shellcheck disable=SC2086
    bad pave $command
done
for command in 'tess --board FILE --hash' 'tess --graph FILE --hash' 'tess at FILE 0,0' 'tess tile FILE 0' \
    'region show FILE' 'region grow --on FILE --areas 2' 'grid hex cells --on FILE' 'region grow --locked FILE --radius 3 --areas 2' \
    'region dicewars --on FILE' 'region schelling --on FILE' \
    'wang complete --grid ./FILE' 'grid ./FILE neighbors 0,0' 'grid draw --grid ./FILE -o g.svg' 'world edit good.pave 0,0 --pins FILE'; do
    # shellcheck disable=SC2086
    bad json $command
done
bad obj tess --graph FILE --hash
bad off tess --graph FILE --hash
for command in 'tactics terrain --heights FILE --size 4x4 -o t.obj' 'world fill --size 2x2 --bias FILE --hash'; do
    # shellcheck disable=SC2086
    bad png $command
done
for command in 'grid hex cells --on FILE' 'grid draw --on FILE -o g.svg' 'tactics field --on FILE --from 0,0,L' 'world fill --grid hex --within FILE -o o.csv' \
    'tactics formation --on FILE --at 0,0,L' 'tactics creature --on FILE --from 0,0,L --to 3,3,L'; do
    # shellcheck disable=SC2086
    bad mask $command
done
printf '%s calls\n' $checked

exit
: <<'STDOUT'
318 calls
STDOUT
