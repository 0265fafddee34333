# A battle that plays itself: its log, its film, and calls that are wrong.
try pave tactics skirmish --seed 7 --hash
try pave tactics skirmish --seed 7 --hash --json | tail -n 1 | cut -c 1-600
try pave tactics skirmish --field citadel --seed 3 --turns 9 --hash
try pave tactics skirmish --seed daily --files 3 --archers 2 --size 18 --turns 2
try pave tactics skirmish --seed 7 --size 16 --files 3 --turns 3 -o film --width 120
ls film
for picture in film/*; do size_of_png "$picture"; done | sort | uniq -c
try pave tactics skirmish --seed 7 --size 16 --files 3 --turns 3 -o film --width 120
mkdir again
try pave tactics skirmish --seed 7 --size 16 --files 3 --turns 3 -o again --width 120
for picture in film/*; do same_file "$picture" "again/${picture#film/}"; done
timeout --preserve-status --signal=INT --kill-after=60 1 pave tactics skirmish --size 60 --files 24 --width 4096 -o long >log
echo "film -> $?"
find long -name '.*' -o -name '*.part'
rm -r long log

try pave tactics skirmish --turns 0
try pave tactics skirmish --files 25
try pave tactics skirmish --archers many
try pave tactics skirmish --field sea
try pave tactics skirmish --size 13
try pave tactics skirmish --width 300
try pave tactics skirmish --size 14 --files 24
try pave tactics skirmish -o none/such/folder
try pave tactics skirmish -o again/turn-00000.png
try pave tactics skirmish citadel
