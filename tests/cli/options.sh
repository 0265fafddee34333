# The ways in which options and coordinates may be typed: all of them mean the same.
first=$(pave world fill --seed 7 --at -3,2 --size 5x4 --hash)
echo "$first"
for words in '--at=-3,2 --seed=7 --size=5x4 --hash' '--hash --size 5x4 --at -3,2 --seed 0x7' '--seed 1 --hash --at -3,2 --seed 7 --size 5X4' \
    '--hash --seed 007 --at -03,2 --size 5x4 --method feature --set roads' '--hash --seed 7 --at -3,2 --size 5x4 --'; do
    # shellcheck disable=SC2086 # words
    [ "$(pave world fill $words)" = "$first" ] || echo "different: $words"
done

# Coordinates are an operand in any order, and a file may have any name.
try pave world at -3,2 --seed 7
try pave world at --seed 7 -- -3,2
try pave world at -3,2 0,0 --seed 7 -1,-1
pave wang template -o blank.png
cp blank.tsx ./-3.tsx
cp blank.tsx ./1,2
try pave world at -3.tsx -3,2
try pave world at ./1,2 1,2
try pave world fill blank.tsx --size 3x2 -o- --format csv
try pave world fill --size 3x2 blank.tsx --format=csv --output=-
try pave wang check -- -3.tsx

exit
: <<'STDOUT'
0x261b115d618f4ed8
$ pave world at -3,2 --seed 7
10
$ pave world at --seed 7 -- -3,2
10
$ pave world at -3,2 0,0 --seed 7 -1,-1
10
13
15
$ pave world at -3.tsx -3,2
1
$ pave world at ./1,2 1,2
10
$ pave world fill blank.tsx --size 3x2 -o- --format csv
7,15,11
9,10,10
$ pave world fill --size 3x2 blank.tsx --format=csv --output=-
7,15,11
9,10,10
$ pave wang check -- -3.tsx
-3.tsx, "template": edge set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
STDOUT
