# Worlds that never repeat: the same by any command, as a map whose sides match, from a set in a file.
pave world fill --method aperiodic --seed 7 --at -3,-2 --size 8x4 -o - --format csv
try pave world at --method aperiodic --seed 7 -3,-2
try pave world at --set garden --seed 7 536870912,-536870912
try pave world fill --set garden --seed 7 --at -60,40 --size 130x90 --hash -o world.tmx
try pave world fill --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash --threads 2
try pave world verify world.tmx --own
try pave world fill world.tmx --method aperiodic --seed 7 --at -60,40 --size 130x90 --hash
try pave world fill world.tmx --seed 7 --at -60,40 --size 130x90 --hash
try pave world draw --method aperiodic --size 4x3 --scale 16 -o drawn.png
try pave world draw --set garden --window disk --radius 2 -o drawn.svg
try pave world explore --method aperiodic --moves E,S,W
try pave world new --method aperiodic --seed 7 never.pave
try pave world at never.pave -3,-2
try pave world edit never.pave -3,-2 0
# What is refused.
try pave world fill --method aperiodic --set roads --size 4x4 -o never.csv
try pave world fill --method aperiodic --set meadow --size 4x4 -o never.csv
try pave world fill --method aperiodic --grid hex --size 4x4 -o never.csv
try pave world fill --method aperiodic --bias noise:16 --size 4x4 -o never.csv
try pave world fill --method aperiodic --patch 8 --size 4x4 -o never.csv
try pave world fill --method phase --set garden --size 4x4 -o never.csv
try pave world fill --method blocks --set garden --size 4x4 -o never.csv
try pave world fill --set garden --grid cairo --size 4x4 -o never.csv
try pave world herringbone --set garden --size 4x4 -o never.png
ls
