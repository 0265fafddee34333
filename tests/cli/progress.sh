# A bar on a terminal once the work lasts over a second; not a byte in a pipe.
command -v script >/dev/null || skip 'script is not there (Debian package bsdutils)'
script -qec 'timeout --foreground --preserve-status --signal=INT 3 pave world fill --size 100000x100000 -o big.csv' terminal </dev/null >/dev/null
grep -o 'filling \[' terminal | sort -u
grep -o '] *[0-9]* %' terminal | head -n 1 | sed 's/[0-9][0-9]*/N/'
script -qec 'timeout --foreground --preserve-status --signal=INT 3 pave grid draw --radius 20 --width 30000 -o big.png' terminal </dev/null >/dev/null
grep -o 'drawing \[' terminal | sort -u
timeout --preserve-status --signal=INT 3 pave world fill --size 100000x100000 -o big.csv 2>piped
wc -c <piped
rm -f terminal piped
script -qec 'pave world fill --size 100x100 --hash' terminal </dev/null >/dev/null
grep -c filling terminal
find . -type f ! -name terminal ! -name piped
