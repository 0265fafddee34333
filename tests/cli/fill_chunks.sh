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

exit
: <<'STDOUT'
--seed 7 --size 300x700: 0xebcbdad442c3e819
--set meadow --method phase --seed 3 --at -1000,77 --size 1030x260: 0xfd30ad802bc533c9
--seed 7 --at 536870613,536870643 --size 300x270: 0xcfc35be65aab5e8f
0x259b24fe054a1541
0x259b24fe054a1541
0xe48948741cd40e70
$ pave world fill --hash blank.tsx --size 9x9
0x47e3df6763cac5f5
$ pave world fill --hash=chunks blank.tsx --size 9x9
0xee8b6a083ed57679
$ pave world fill --seed 7 --size 9x9 --json
{"file":null,"brought":[],"set":"roads","method":"feature","seed":"7","at":[0,0],"width":9,"height":9,"hash":"0x259b24fe054a1541"}
$ pave world fill --seed 7 --size 9x9 --json --hash=chunks
{"file":null,"brought":[],"set":"roads","method":"feature","seed":"7","at":[0,0],"width":9,"height":9,"chunks":"0xe48948741cd40e70"}
$ pave world fill --grid hex --window parallelogram --size 300x20 --seed 7 --hash=chunks
0xf41b719cf636b5ec
$ pave world fill --grid hex --window parallelogram --size 300x20 --seed 7 --hash=chunks -o hex.csv
0xf41b719cf636b5ec
$ pave world fill --grid tri --window parallelogram --size 600x20 --seed 7 --json --hash=chunks
{"file":null,"grid":"tri","set":"roads","method":"feature","seed":"7","cells":12000,"chunks":"0x36f77b0ec877f277"}
$ pave world fill --grid square --window rectangle --size 300x700 --seed 7 --hash=chunks
0xebcbdad442c3e819
$ pave world fill --grid cairo --window parallelogram --size 20x20 --seed 7 --hash=chunks
0xaaee9b573efe0514
$ pave world fill --grid hex --seed 7 --hash=chunks
pave: --hash=chunks: only rectangles of squares and parallelograms have chunks; give --window parallelogram, or --hash
-> 2
$ pave world fill --grid hex --window hexagon --radius 3 --hash=chunks
pave: --hash=chunks: only rectangles of squares and parallelograms have chunks; give --window parallelogram, or --hash
-> 2
$ pave world fill --grid tri --window parallelogram --size 7x3 --hash=chunks
pave: --hash=chunks: a strip of 7 triangles is not a multiple of the unit cell; give an even width, or --hash
-> 2
$ pave world fill --within disk:3 --hash=chunks
pave: --hash=chunks: only rectangles of squares and parallelograms have chunks; give --window parallelogram, or --hash
-> 2
$ pave world fill --set meadow --map staggered -o s.tmx --hash=chunks
pave: --hash=chunks: the map has shifted rows or columns, so it is not a rectangle of the world; give --hash
-> 2
$ pave world fill --hash=nonsense
pave: --hash: unknown value "nonsense"; give one of whole, chunks
-> 2
$ pave world fill --hash=
pave: --hash: unknown value ""; give one of whole, chunks
-> 2
$ pave world fill --hash=chunk
pave: --hash: unknown value "chunk"; did you mean chunks? It must be one of whole, chunks
-> 2
$ pave world fill --hash nonsense
pave: nonsense: the file cannot be read (No such file or directory); check its name and permissions
-> 3
a.csv
b-meadow.png
b-meadow.tsx
b-roads.png
b-roads.tsx
b.tmx
blank.png
blank.tsx
hex.csv
STDOUT
