# --hash=chunks: a hash of chunks of 256 x 256 cells; the same on any number of threads, and with a file written or not.
for words in '--seed 7 --size 300x700' '--set meadow --method phase --seed 3 --at -1000,77 --size 1030x260' \
    '--seed 7 --at 536870613,536870643 --size 300x270'; do
    # shellcheck disable=SC2086 # words
    {
        first=$(pave world fill $words --hash=chunks)
        echo "$words: $first"
        for more in '--threads 1' '--threads 3' '-o a.csv' '-o b.tmx --force'; do
            [ "$(pave world fill $words --hash=chunks $more)" = "$first" ] || echo "different: $more"
        done
    }
done
# --hash is --hash=whole, and the last one counts. What follows --hash is not its value.
pave world fill --seed 7 --hash --size 9x9
pave world fill --seed 7 --hash=whole --size 9x9
pave world fill --seed 7 --hash --size 9x9 --hash=chunks
pave wang template -o blank.png
try pave world fill --hash blank.tsx --size 9x9
try pave world fill --hash=chunks blank.tsx --size 9x9
try pave world fill --seed 7 --size 9x9 --json
try pave world fill --seed 7 --size 9x9 --json --hash=chunks
# Windows of whole unit cells.
try pave world fill --grid hex --window parallelogram --size 300x20 --seed 7 --hash=chunks
try pave world fill --grid hex --window parallelogram --size 300x20 --seed 7 --hash=chunks -o hex.csv
try pave world fill --grid tri --window parallelogram --size 600x20 --seed 7 --json --hash=chunks
try pave world fill --grid square --window rectangle --size 300x700 --seed 7 --hash=chunks
try pave world fill --grid cairo --window parallelogram --size 20x20 --seed 7 --hash=chunks
# What has no chunks, and what is wrong.
try pave world fill --grid hex --seed 7 --hash=chunks
try pave world fill --grid hex --window hexagon --radius 3 --hash=chunks
try pave world fill --grid tri --window parallelogram --size 7x3 --hash=chunks
try pave world fill --within disk:3 --hash=chunks
try pave world fill --set meadow --map staggered -o s.tmx --hash=chunks
try pave world fill --hash=nonsense
try pave world fill --hash=
try pave world fill --hash=chunk
try pave world fill --hash nonsense
ls
