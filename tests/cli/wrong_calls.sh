# Calls that are wrong: one line that says what and what to do, exit code 2, and nothing is written.
try pave wold
try pave xyzzy
try pave world fil
try pave wang xyzzy
try pave -x
try pave wang --json check
try pave world fill --sede 3 -o a.csv
try pave world fill --xyzzy -o a.csv
try pave world fill -q -o a.csv
try pave world fill --out a.csv
try pave wor fill
try pave world fill --seed
try pave world fill -o
try pave world fill --json=yes
try pave world fill a b
try pave demo a -o b
try pave world verify
try pave world at
try pave world at some.tsx
try pave --generate
try pave --generate xyzzy

# Numbers
for seed in 12x '' ' 1' -1 +1 0x 0xg 1.5 1e3 18446744073709551616 0x10000000000000000 99999999999999999999999999; do
    try pave world fill --hash --seed "$seed"
done
for at in 3 '3,' ',3' 3,4,5 3x4 '3, 4' 0x3,4 536870913,0 0,-536870913 99999999999999999999,0 a,b; do
    try pave world fill --hash --at "$at"
done
for size in 3 3x 3x-4 0x5 5x0 -1x1 3,4 3x4x5 1073741826x1 99999999999999999999x1 axb; do
    try pave world fill --hash --size "$size"
done
try pave world fill --hash --at 536870912,0 --size 2x1
try pave world fill --hash --at -536870912,-536870912 --size 1073741825x1073741825 --threads 12x
for threads in 0 -1 1025 two; do try pave world fill --hash --threads $threads; done
for limit in -1 x 9223372036854775808; do try pave wang check --limit $limit; done
for colors in 0 16 -2 x; do try pave wang template --colors $colors -o a.png; done
for tile in 7 257; do try pave wang template --tile $tile -o a.png; done
for tile in 3 1025 x; do try pave world fill --tile $tile -o a.png; done
try pave world fill --tile 33 --map isometric -o a.png

# Words
try pave world fill --hash --method fature
try pave world fill --hash --method xyzzy
try pave world fill --hash --set road
try pave wang check --set ''
try pave wang template --kind mixed -o a.png
try pave world fill --compression zlib --encoding csv -o a.tmx
try pave world fill --map hexagonal -o a.tmx

# Options that would do nothing
for format in png csv json; do
    for option in '--encoding csv' '--compression none' '--embed' '--map orthogonal' '--tile 8'; do
        # shellcheck disable=SC2086 # words
        [ "$format" = png ] && case $option in --map* | --tile*) continue ;; esac
        # shellcheck disable=SC2086 # words
        try pave world fill $option -o a.$format
    done
done
try pave world fill --hash --map isometric
try pave world fill --hash --format csv
try pave world fill --hash --tile 8

# Sizes that a file does not take
try pave world fill --size 536870912x2 -o a.csv
try pave world fill --size 4194305x1 -o - --format json
try pave world fill --size 600000x1 -o a.png
try pave world fill --size 20000x90000 --map isometric -o a.png

# Targets
try pave world fill
try pave world fill -o a
try pave world fill -o a.gif
try pave world fill -o a.tmx/b
try pave world fill -o ''
try pave world fill -o - 
try pave world fill -o - --format csv --hash
try pave world fill -o - --format tmx
try pave world fill -o /dev/null --format tmx
try pave world fill -o /dev/null --format tmj --embed
try pave world fill -o nodir/a.tmx
try pave world fill -o nodir/a.png
try pave wang template -o nodir/a.png
try pave wang template
try pave wang template -o sheet.jpg
try pave wang template -o .png
try pave demo

# Coordinates
for place in 3 '3,' ',3' ' 3,4' ',' -3 12x,3 1,2,3 600000000,0; do try pave world at "$place"; done
try pave world at 0,0 some.tsx
try pave world at ''
try pave wang check ''
try pave world fill '' --hash
try pave world verify ''

ls -A
