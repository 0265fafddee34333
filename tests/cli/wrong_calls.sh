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

# Coordinates
for place in 3 '3,' ',3' ' 3,4' ',' -3 12x,3 1,2,3 600000000,0; do try pave world at "$place"; done
try pave world at 0,0 some.tsx
try pave world at ''
try pave wang check ''
try pave world fill '' --hash
try pave world verify ''

ls -A

exit
: <<'STDOUT'
$ pave wold
pave: unknown command "wold"; did you mean pave world?
-> 2
$ pave xyzzy
pave: unknown command "xyzzy"; "pave --help" lists the commands
-> 2
$ pave world fil
pave: pave world has no command "fil"; did you mean pave world fill?
-> 2
$ pave wang xyzzy
pave: pave wang has no command "xyzzy"; "pave wang --help" lists the commands
-> 2
$ pave -x
pave: -x must come after the command; usage: pave COMMAND [OPTION...]
-> 2
$ pave wang --json check
pave: --json must come after the command; usage: pave wang COMMAND [OPTION...]
-> 2
$ pave world fill --sede 3 -o a.csv
pave: unknown option --sede; did you mean --seed? "pave world fill --help" lists the options
-> 2
$ pave world fill --xyzzy -o a.csv
pave: unknown option --xyzzy; "pave world fill --help" lists the options
-> 2
$ pave world fill -q -o a.csv
pave: unknown option -q; "pave world fill --help" lists the options
-> 2
$ pave world fill --out a.csv
pave: unknown option --out; did you mean --output? "pave world fill --help" lists the options
-> 2
$ pave wor fill
pave: unknown command "wor"; did you mean pave world?
-> 2
$ pave world fill --seed
pave: --seed: missing value; see "pave world fill --help"
-> 2
$ pave world fill -o
pave: -o: missing value; see "pave world fill --help"
-> 2
$ pave world fill --json=yes
pave: --json=yes: takes no value; leave out the = and what follows it
-> 2
$ pave world fill a b
pave: unexpected argument "b"; usage: pave world fill [OPTION...] [FILE]
-> 2
$ pave world verify
pave: MAP [FILE] is missing; usage: pave world verify [OPTION...] MAP [FILE]
-> 2
$ pave world at
pave: X,Y is missing; usage: pave world at [OPTION...] [FILE] X,Y...
-> 2
$ pave world at some.tsx
pave: X,Y is missing; usage: pave world at [OPTION...] [FILE] X,Y...
-> 2
$ pave --generate
pave: --generate: give manual or completion
-> 2
$ pave --generate xyzzy
pave: --generate: give manual or completion
-> 2
$ pave world fill --hash --seed 12x
0xe00251f1bb1e294d
$ pave world fill --hash --seed 
pave: --seed: "" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --hash --seed  1
0x176bd677c41e69aa
$ pave world fill --hash --seed -1
pave: --seed: "-1" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --hash --seed +1
pave: --seed: "+1" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --hash --seed 0x
pave: --seed: "0x" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --hash --seed 0xg
pave: --seed: "0xg" is not a seed; give an integer, decimal or 0x hexadecimal, or a word or a date
-> 2
$ pave world fill --hash --seed 1.5
0x6b4819e7007684b5
$ pave world fill --hash --seed 1e3
0x33f3ff946b132b84
$ pave world fill --hash --seed 18446744073709551616
pave: --seed: 18446744073709551616 is out of range; must be 0 to 18446744073709551615
-> 2
$ pave world fill --hash --seed 0x10000000000000000
pave: --seed: 0x10000000000000000 is out of range; must be 0 to 18446744073709551615
-> 2
$ pave world fill --hash --seed 99999999999999999999999999
pave: --seed: 99999999999999999999999999 is out of range; must be 0 to 18446744073709551615
-> 2
$ pave world fill --hash --at 3
pave: --at: "3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 3,
pave: --at: "3," is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at ,3
pave: --at: ",3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 3,4,5
pave: --at: "3,4,5" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 3x4
pave: --at: "3x4" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 3, 4
pave: --at: "3, 4" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 0x3,4
pave: --at: "0x3,4" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --at 536870913,0
pave: --at: 536870913,0 is out of range; coordinates must be -536870912 to 536870912
-> 2
$ pave world fill --hash --at 0,-536870913
pave: --at: 0,-536870913 is out of range; coordinates must be -536870912 to 536870912
-> 2
$ pave world fill --hash --at 99999999999999999999,0
pave: --at: 99999999999999999999,0 is out of range; coordinates must be -536870912 to 536870912
-> 2
$ pave world fill --hash --at a,b
pave: --at: "a,b" is not a place; give X,Y, such as -3,2
-> 2
$ pave world fill --hash --size 3
pave: --size: "3" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave world fill --hash --size 3x
pave: --size: "3x" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave world fill --hash --size 3x-4
pave: --size: 3x-4 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size 0x5
pave: --size: 0x5 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size 5x0
pave: --size: 5x0 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size -1x1
pave: --size: -1x1 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size 3,4
pave: --size: "3,4" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave world fill --hash --size 3x4x5
pave: --size: "3x4x5" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave world fill --hash --size 1073741826x1
pave: --size: 1073741826x1 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size 99999999999999999999x1
pave: --size: 99999999999999999999x1 is out of range; width and height must be 1 to 1073741825
-> 2
$ pave world fill --hash --size axb
pave: --size: "axb" is not a size; give WIDTHxHEIGHT, such as 64x48
-> 2
$ pave world fill --hash --at 536870912,0 --size 2x1
pave: --at 536870912,0 --size 2x1: out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world fill --hash --at -536870912,-536870912 --size 1073741825x1073741825 --threads 12x
pave: --threads: "12x" is not an integer; must be 0 to 1024
-> 2
$ pave world fill --hash --threads 0
0x065506a96560f412
$ pave world fill --hash --threads -1
pave: --threads: -1 is out of range; must be 0 to 1024
-> 2
$ pave world fill --hash --threads 1025
pave: --threads: 1025 is out of range; must be 0 to 1024
-> 2
$ pave world fill --hash --threads two
pave: --threads: "two" is not an integer; must be 0 to 1024
-> 2
$ pave wang check --limit -1
pave: --limit: -1 is out of range; must be 0 to 9223372036854775807
-> 2
$ pave wang check --limit x
pave: --limit: "x" is not an integer; must be 0 to 9223372036854775807
-> 2
$ pave wang check --limit 9223372036854775808
pave: --limit: 9223372036854775808 is out of range; must be 0 to 9223372036854775807
-> 2
$ pave wang template --colors 0 -o a.png
pave: --colors: 0 is out of range; must be 1 to 15
-> 2
$ pave wang template --colors 16 -o a.png
pave: --colors: 16 is out of range; must be 1 to 15
-> 2
$ pave wang template --colors -2 -o a.png
pave: --colors: -2 is out of range; must be 1 to 15
-> 2
$ pave wang template --colors x -o a.png
pave: --colors: "x" is not an integer; must be 1 to 15
-> 2
$ pave wang template --tile 7 -o a.png
pave: --tile: 7 is out of range; must be 8 to 256
-> 2
$ pave wang template --tile 257 -o a.png
pave: --tile: 257 is out of range; must be 8 to 256
-> 2
$ pave world fill --tile 3 -o a.png
pave: --tile: 3 is out of range; must be 4 to 1024
-> 2
$ pave world fill --tile 1025 -o a.png
pave: --tile: 1025 is out of range; must be 4 to 1024
-> 2
$ pave world fill --tile x -o a.png
pave: --tile: "x" is not an integer; must be 4 to 1024
-> 2
$ pave world fill --tile 33 --map isometric -o a.png
pave: --tile: 33 is odd, and an isometric tile is half as high as wide; give an even number
-> 2
$ pave world fill --hash --method fature
pave: --method: unknown value "fature"; did you mean feature? It must be one of auto, feature, phase, blocks, aperiodic
-> 2
$ pave world fill --hash --method xyzzy
pave: --method: unknown value "xyzzy"; give one of auto, feature, phase, blocks, aperiodic
-> 2
$ pave world fill --hash --set road
pave: --set: unknown built-in set "road"; give roads, meadow, cave, dungeon, maze, river, country, lakes, land or garden, or a FILE that holds the set
-> 2
$ pave wang check --set 
pave: --set: empty; give NAME
-> 2
$ pave wang template --kind mixed -o a.png
pave: --kind: unknown value "mixed"; give one of edge, corner
-> 2
$ pave world fill --compression zlib --encoding csv -o a.tmx
pave: --compression: csv cannot be compressed; give --encoding base64, or leave it out
-> 2
$ pave world fill --map hexagonal -o a.tmx
pave: --map: unknown value "hexagonal"; give one of orthogonal, isometric, staggered
-> 2
$ pave world fill --encoding csv -o a.png
pave: --encoding: only maps have an encoding; leave it out
-> 2
$ pave world fill --compression none -o a.png
pave: --compression: only maps are compressed; leave it out
-> 2
$ pave world fill --embed -o a.png
pave: --embed: only maps have a tile set; leave it out
-> 2
$ pave world fill --encoding csv -o a.csv
pave: --encoding: only maps have an encoding; leave it out
-> 2
$ pave world fill --compression none -o a.csv
pave: --compression: only maps are compressed; leave it out
-> 2
$ pave world fill --embed -o a.csv
pave: --embed: only maps have a tile set; leave it out
-> 2
$ pave world fill --map orthogonal -o a.csv
pave: --map: only maps and pictures have a view; leave it out
-> 2
$ pave world fill --tile 8 -o a.csv
pave: --tile: only maps and pictures have pixels; leave it out
-> 2
$ pave world fill --encoding csv -o a.json
pave: --encoding: only maps have an encoding; leave it out
-> 2
$ pave world fill --compression none -o a.json
pave: --compression: only maps are compressed; leave it out
-> 2
$ pave world fill --embed -o a.json
pave: --embed: only maps have a tile set; leave it out
-> 2
$ pave world fill --map orthogonal -o a.json
pave: --map: only maps and pictures have a view; leave it out
-> 2
$ pave world fill --tile 8 -o a.json
pave: --tile: only maps and pictures have pixels; leave it out
-> 2
$ pave world fill --hash --map isometric
pave: --map: only maps and pictures have a view; leave it out
-> 2
$ pave world fill --hash --format csv
pave: --format needs -o FILE; leave it out
-> 2
$ pave world fill --hash --tile 8
pave: --tile: only maps and pictures have pixels; leave it out
-> 2
$ pave world fill --size 536870912x2 -o a.csv
pave: a.csv: a map 536870912 cells wide: the maximum is 4194304; write it in several parts
-> 2
$ pave world fill --size 4194305x1 -o - --format json
pave: -: a map 4194305 cells wide: the maximum is 4194304; write it in several parts
-> 2
$ pave world fill --size 600000x1 -o a.png
pave: a.png: a picture 19200000 pixels wide: the maximum is 4194304; choose a smaller size
-> 2
$ pave world fill --size 20000x90000 --map isometric -o a.png
pave: -o: a picture of 1280000 x 2880000 pixels: 3686400 million; choose a smaller one, or allow more than 400 million with --force
-> 2
$ pave world fill
pave: nothing to do; give -o FILE.tmx, .tmj, .tscn, .png, .csv, .json or .mask, or --hash
-> 2
$ pave world fill -o a
pave: -o a: the extension sets the format; use .tmx, .tmj, .png, .csv, .json, .tscn, .mask, or give --format
-> 2
$ pave world fill -o a.gif
pave: -o a.gif: the extension sets the format; use .tmx, .tmj, .png, .csv, .json, .tscn, .mask, or give --format
-> 2
$ pave world fill -o a.tmx/b
pave: -o a.tmx/b: the extension sets the format; use .tmx, .tmj, .png, .csv, .json, .tscn, .mask, or give --format
-> 2
$ pave world fill -o 
pave: --output: empty; give FILE
-> 2
$ pave world fill -o -
pave: -o -: standard output has no ending; give --format, one of tmx, tmj, png, csv, json, tscn, mask
-> 2
$ pave world fill -o - --format csv --hash
pave: -o -: only one output can go to standard output; write this one to a file
-> 2
$ pave world fill -o - --format tmx
pave: -o -: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill -o /dev/null --format tmx
pave: -o /dev/null: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill -o /dev/null --format tmj --embed
pave: -o /dev/null: the map of a built-in set needs its picture next to it; write it to a file
-> 2
$ pave world fill -o nodir/a.tmx
pave: nodir/a.tmx: the folder nodir does not exist; make it first
-> 3
$ pave world fill -o nodir/a.png
pave: nodir/a.png: the folder nodir does not exist; make it first
-> 3
$ pave wang template -o nodir/a.png
pave: nodir/a.png: the folder nodir does not exist; make it first
-> 3
$ pave wang template
pave: -o is missing; give -o SHEET.png
-> 2
$ pave wang template -o sheet.jpg
pave: -o sheet.jpg: the extension sets the format; use .png
-> 2
$ pave wang template -o .png
pave: -o .png: give the sheet a name in front of .png
-> 2
$ pave world at 3
pave: "3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at 3,
pave: "3," is not a place; give X,Y, such as -3,2
-> 2
$ pave world at ,3
pave: ",3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at  3,4
pave: " 3,4" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at ,
pave: "," is not a place; give X,Y, such as -3,2
-> 2
$ pave world at -3
pave: "-3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at 12x,3
pave: "12x,3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at 1,2,3
pave: "1,2,3" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at 600000000,0
pave: 600000000,0 is out of range; coordinates go from -536870912 to 536870912
-> 2
$ pave world at 0,0 some.tsx
pave: "some.tsx" is not a place; give X,Y, such as -3,2
-> 2
$ pave world at 
pave: an argument is empty; usage: pave world at [OPTION...] [FILE] X,Y...
-> 2
$ pave wang check 
pave: an argument is empty; usage: pave wang check [OPTION...] [FILE]
-> 2
$ pave world fill  --hash
pave: an argument is empty; usage: pave world fill [OPTION...] [FILE]
-> 2
$ pave world verify 
pave: an argument is empty; usage: pave world verify [OPTION...] MAP [FILE]
-> 2
STDOUT
