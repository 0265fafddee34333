# Every command of pave world and pave wang refuses what is wrong in one line, with exit code 2 or 3, prints nothing else, and leaves no file.
cp "$DATA"/pond.* "$DATA"/entities.tsx .
pave wang complete --grid hex --kind edge --colors 2 --rotate -o hex.png >/dev/null
pave world fill --size 4x4 -o ok.tmx
pave world fill --size 4x4 -o ok.json
pave world fill hex.json --size 4x4 -o hexagons.tmx
head -c 200 ok.tmx >cut.tmx
head -c 100 pond.tsx >cut.tsx
head -c 80 hex.json >cut.json
head -c 50 pond.png >cut.png
head -c 60 ok.json >tiles.json
: >empty.tsx
mkdir folder
shopt -s dotglob globstar
before=(**)
calls=0
# refused WORDS...: the call is wrong, in every way as it should be; else it says what is not.
refused() {
    local said after status=0
    said=$(pave "$@" 2>&1 >../out) || status=$?
    calls=$((calls + 1))
    after=(**)
    [ "$status" = 2 ] || [ "$status" = 3 ] || printf 'pave %s: exit code %s\n' "$*" "$status"
    [[ $said != *$'\n'* && $said = 'pave: '* ]] || printf 'pave %s: other lines: %s\n' "$*" "$said"
    [ ! -s ../out ] || printf 'pave %s: prints something\n' "$*"
    [ "${after[*]}" = "${before[*]}" ] || printf 'pave %s: leaves other files: %s\n' "$*" "${after[*]}"
}
# shellcheck disable=SC2086 # several words
{
    # an unknown option; seeds, sizes and places that do not exist
    for call in 'world fill -o x.tmx' 'world fill -o x.png' 'world fill --hash' 'world at 0,0' 'world verify ok.tmx' 'world verify ok.json' 'world draw -o x.svg' 'world explore -o x.svg' \
        'wang check' 'wang complete --colors 2' 'wang complete --colors 2 -o y.png' 'wang convert -o x.json' 'wang template -o y.png'; do
        refused $call --nonsense
        case $call in world*) for seed in -1 18446744073709551616 +5 .5 0xg ''; do refused $call --seed "$seed"; done ;; esac
        case $call in *fill* | *draw*) for size in 1e9 0x5 5 -1x4 1000000000x1000000000 99999999999x1; do refused $call --size $size; done ;; esac
    done
    for place in 600000000,0 99999999999,0 1,2,3 1 x,y; do refused world at $place; refused world fill --hash --at $place; done
    # files that are not there, empty, cut off, something else
    for file in no.tsx no.json cut.tsx cut.json empty.tsx folder . cut.png pond.png /dev/null entities.tsx; do
        for call in "world fill $file --hash" "world fill $file -o x.tmx" "world at $file 0,0" "world draw $file -o x.svg" "world explore $file -o x.svg" "wang check $file" \
            "wang convert $file -o x.h" "wang template --missing $file -o y.png" "world fill pond.tsx --under $file -o x.tmx" "world fill $file --grid hex --hash" \
            "world verify ok.json $file" "world verify hexagons.tmx $file" "world verify $file"; do
            refused $call
        done
    done
    for file in no.tmx cut.tmx tiles.json; do refused world verify $file; refused world verify $file --own; done
    for file in no.png cut.png ok.tmx; do refused world fill pond.tsx --terrain $file -o x.tmx; done
    refused world fill --within no.mask --hash
    # where nothing can be written
    for call in 'world fill' 'world fill --grid hex' 'world fill hex.json' 'world fill pond.tsx' 'world draw' 'world explore' 'wang complete --colors 2' 'wang convert' 'wang convert pond.tsx' 'wang template'; do
        for format in tmx tmj png csv json svg pdf tsx h tres; do
            refused $call -o no/such/x.$format
            refused $call -o /dev/full --format $format
        done
    done
}
[ "$calls" -gt 300 ] && echo "more than 300 wrong calls"

exit
: <<'STDOUT'
more than 300 wrong calls
STDOUT
