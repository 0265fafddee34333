# What a map of a built-in set brings along: maps in one folder do not take each other's.
pave world fill --size 2x2 -o small.tmx --tile 16
pave world fill --size 2x2 -o large.tmx --tile 64
pave world fill --size 2x2 -o inside.tmx --embed
pave world fill --size 2x2 -o no_ending --format tmx
mkdir a.b
pave world fill --size 2x2 -o a.b/map --format tmj --set meadow
pave world fill --size 2x2 -o a.png
pave world fill --size 2x2 -o a.csv
find . -type f | sort
size_of_png small-roads.png
size_of_png large-roads.png
grep -h 'source=' small.tmx large.tmx inside.tmx small-roads.tsx
# After a failure, what was not there before is not there.
mkdir taken.tmx
try pave world fill --size 2x2 -o taken.tmx
find . -name 'taken*'
