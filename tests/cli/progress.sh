# A bar on a terminal once the work lasts over a second; not a byte in a pipe.
command -v script >/dev/null || skip 'script is not there (Debian package bsdutils)'
script -qec 'timeout --foreground --preserve-status --signal=INT 2 pave world fill --size 100000x100000 --force --threads 1 -o big.csv' terminal </dev/null >/dev/null
grep -o 'filling \[' terminal | sort -u
grep -o '] *[0-9]* %' terminal | head -n 1 | sed 's/[0-9][0-9]*/N/'
script -qec 'timeout --foreground --preserve-status --signal=INT 2 pave grid draw --radius 20 --width 30000 --force -o big.png' terminal </dev/null >/dev/null
grep -o 'drawing \[' terminal | sort -u
# Work that cannot say how far it is shows how long it takes so far. A signal leaves nothing of a bar on the screen, nor does a message.
bars() { # which bars were drawn, and what is left on the screen
    tr '\r' '\n' <terminal | grep -a ' so far' | sed 's/\x1b\[K.*//; s/[0-9][0-9]* s so far/N s so far/' | sort -u
    printf '[%s]\n' "$(sed '/^Script/d; s/\r$//' terminal | tr -d '\n' | sed 's/.*\r//; s/\x1b\[K//g')"
}
script -qec 'timeout --foreground --preserve-status --signal=INT 2.5 pave tess --size 300x300 --relax-around 45000:100:1000000 --hash' terminal </dev/null >/dev/null
bars
script -qec '(sleep 2.5; echo x) | pave tess --graph - -o tiles.svg' terminal </dev/null >/dev/null
bars
timeout --preserve-status --signal=INT 2 pave world fill --size 100000x100000 --force --threads 1 -o big.csv 2>piped
wc -c <piped
# A bar that was seen says 100 % at the end, though that may come at once after another drawing; also where a film ends long before --steps.
last() { grep -ao '] *[0-9]* %' terminal | tail -n 1; }
mkfifo pipe.csv
(sleep 2 && cat >/dev/null) <pipe.csv &
script -qec 'pave world fill --size 500x500 -o pipe.csv' terminal </dev/null >/dev/null
last
script -qec 'pave world fill --size 20000x20000 --threads 1 --hash' terminal </dev/null >/dev/null
grep -aq '%' terminal && last || echo '] 100 %' # a machine that needs no second for it
script -qec 'pave region schelling --radius 60 --races 3 --seed 1 --frames film' terminal </dev/null >/dev/null
grep -aq '%' terminal && last || echo '] 100 %'
rm -rf terminal piped pipe.csv film
script -qec 'pave world fill --size 100x100 --hash' terminal </dev/null >/dev/null
grep -c filling terminal
find . -type f ! -name terminal ! -name piped

exit
: <<'STDOUT'
filling [
]   N %
drawing [
editing, N s so far
[]
choosing adjacencies, N s so far
[pave: -:1:1: this is not well-formed JSON: an object is expected here]
0
] 100 %
] 100 %
] 100 %
0
STDOUT
