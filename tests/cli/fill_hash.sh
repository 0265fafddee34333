# The hash depends on the tiles alone, not on other options or the number of threads.
words='--seed 0xdecaf --at -100,-37 --size 130x201'
for set in roads meadow; do
    for method in feature phase; do
        # shellcheck disable=SC2086 # words
        {
            first=$(pave world fill $words --set $set --method $method --hash)
            echo "$set $method $first"
            for more in '--threads 1' '--threads 2' '--threads 3' '-o a.csv' '-o a.json' '-o a.tmx' '-o a.tmj' '-o a.png --tile 4' \
                '-o b.png --tile 4 --map isometric' '-o b.tmj --map isometric'; do
                [ "$(pave world fill $words --set $set --method $method --hash $more)" = "$first" ] || echo "different: $more"
            done
            pave world fill $words --set $set --method $method --json | grep -c "\"hash\":\"$first\""
        }
    done
done
# A rectangle equals its parts, and its single cells.
pave world fill --seed 3 --at -2,-1 --size 5x3 -o whole.csv
{ pave world fill --seed 3 --at -2,-1 --size 5x1 -o- --format csv; pave world fill --seed 3 --at -2,0 --size 5x2 -o- --format csv; } >parts.csv
same_file whole.csv parts.csv
pave world at --seed 3 {-2,-1,0,1,2},-1 | paste -sd, >row.csv
head -n 1 whole.csv | cmp - row.csv && echo 'same: the first row, place by place'
# The corners of the world are cells like all others.
try pave world fill --at 536870912,536870912 --size 1x1 --hash
try pave world fill --at -536870912,-536870912 --size 3x3 -o - --format csv
try pave world at 536870912,-536870912

exit
: <<'STDOUT'
roads feature 0xfceb200b5fec5edd
1
roads phase 0x13d0ead6815ad5a6
1
meadow feature 0x96e1c34c9c6b218c
1
meadow phase 0xb3b798bb56023b30
1
same: whole.csv parts.csv
same: the first row, place by place
$ pave world fill --at 536870912,536870912 --size 1x1 --hash
0xa24d8dfd5bf6182d
$ pave world fill --at -536870912,-536870912 --size 3x3 -o - --format csv
4,5,7
5,3,9
1,6,12
$ pave world at 536870912,-536870912
11
STDOUT
