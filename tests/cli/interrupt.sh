# Ctrl-C: unfinished files are removed, and the command ends by the signal.
for words in '-o big.csv --force' '-o big.tmx --compression zlib --force' '-o big.png --tile 4 --force' '--hash'; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 0.4 pave world fill --size 200000x200000 $words
    echo "$words -> $?"
done
timeout --preserve-status --signal=TERM --kill-after=60 0.4 pave world fill --size 100000x100000 --hash
echo "TERM -> $?"
# One row is as long as the world is wide: the signal takes effect in the middle of it.
timeout --preserve-status --signal=TERM --kill-after=60 0.4 pave world fill --at=-536870912,0 --size 1073741825x1 --hash --threads 1
echo "a row -> $?"
for signal in QUIT ALRM XCPU USR1; do
    timeout --preserve-status --signal=$signal --kill-after=60 0.4 pave world fill --size 4000000x1000000 -o big.json --force 2>&1
    echo "$signal -> $?"
done
timeout --preserve-status --signal=INT --kill-after=60 0.4 pave wang template --colors 15 --tile 72 -o sheet.png
echo "template -> $?"
set_of_254 many edge 1,0,1,0,1,0,1,0 >many_colors.tsx
timeout --preserve-status --signal=INT --kill-after=60 0.4 pave wang check many_colors.tsx --limit 5000000000 >listing
echo "listing -> $?"
rm listing many_colors.tsx
for words in '-o big.png --radius 20 --width 30000 --force' '-o big.pdf --radius 300 --width 8000' '-o big.svg --radius 500 --scale 64 --parts faces,edges'; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 0.4 pave grid draw --grid hex $words
    echo "$words -> $?"
done
for words in '--size 1000x1000 --remove 0.2 --relax 1000000 --repair -o big.geojson' '--size 4000x4000 -o big.json' '--size 900x1000 --labels --adjacency -o big.svg' '--voronoi 200000 --lloyd 1000 --hash'; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 0.4 pave tess $words
    echo "$words -> $?"
done
# A unit of a bake that leaves levels out is drawn for minutes: it stops in the middle, and goes on later.
for words in '' --resume; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 0.4 pave world bake --size 20000x20000 --zoom 0-2 --tile 4 --no-page -o big.pmtiles $words 2>&1
    echo "bake $words -> $?"
done
ls big.pmtiles.bake
rm -r big.pmtiles.bake
# A second one during the clean-up changes nothing. (With one thread: of two the system may serve each another.)
pave world fill --size 200000x200000 -o big.tmx --compression zlib --force --threads 1 &
sleep 0.4
kill -HUP $!
kill -TERM $!
exec 3>&2 2>/dev/null # bash says how it ended
wait $!
status=$?
exec 2>&3 3>&-
echo "twice -> $status"
# A file that reaches its size limit gives one line, and nothing is left of it.
(ulimit -f 100; pave world fill --size 2000x2000 -o big.csv 2>&1)
echo "XFSZ -> $?"
(ulimit -f 1; exec pave world fill --size 2000x2 -o - --format csv) >limited 2>said
echo "XFSZ -> $?"
cat said
rm limited said
ls -A

exit
: <<'STDOUT'
-o big.csv --force -> 130
-o big.tmx --compression zlib --force -> 130
-o big.png --tile 4 --force -> 130
--hash -> 130
TERM -> 143
a row -> 143
QUIT -> 131
ALRM -> 142
XCPU -> 152
USR1 -> 138
template -> 130
listing -> 130
-o big.png --radius 20 --width 30000 --force -> 130
-o big.pdf --radius 300 --width 8000 -> 130
-o big.svg --radius 500 --scale 64 --parts faces,edges -> 130
--size 1000x1000 --remove 0.2 --relax 1000000 --repair -o big.geojson -> 130
--size 4000x4000 -o big.json -> 130
--size 900x1000 --labels --adjacency -o big.svg -> 130
--voronoi 200000 --lloyd 1000 --hash -> 130
pave: big.pmtiles: stopped after 0 of 1 units, which are kept; go on with --resume
bake  -> 130
pave: big.pmtiles: stopped after 0 of 1 units, which are kept; go on with --resume
bake --resume -> 130
1-of-1.data
1-of-1.journal
lock
request
twice -> 129
pave: big.csv: cannot write: File too large; the file is larger than the system allows
XFSZ -> 3
XFSZ -> 3
pave: standard output: cannot write: File too large; the file is larger than the system allows
STDOUT
