# The files that are written with a map of a built-in set: maps in one folder do not overwrite each other's.
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
# After a failure, no new file is left.
mkdir taken.tmx
try pave world fill --size 2x2 -o taken.tmx
find . -name 'taken*'
# The source of the tiles is not overwritten.
pave wang template -o sheet.png
cp "$DATA/flips.tmx" .
cp sheet.png before.png
try pave world fill sheet.tsx -o sheet.png
try pave world fill sheet.tsx -o ./a.b/../sheet.png
try pave world fill sheet.tsx --format csv -o sheet.tsx
try pave world fill flips.tmx -o flips.tmx
same_file sheet.png before.png
same_file flips.tmx "$DATA/flips.tmx" | sed "s|$DATA|DATA|"

exit
: <<'STDOUT'
./a.b/map
./a.b/map-meadow.png
./a.b/map-meadow.tsj
./a.csv
./a.png
./inside-roads.png
./inside.tmx
./large-roads.png
./large-roads.tsx
./large.tmx
./no_ending
./no_ending-roads.png
./no_ending-roads.tsx
./small-roads.png
./small-roads.tsx
./small.tmx
64x64
256x256
 <tileset firstgid="1" source="small-roads.tsx"/>
 <tileset firstgid="1" source="large-roads.tsx"/>
  <image source="inside-roads.png" width="128" height="128"/>
 <image source="small-roads.png" width="64" height="64"/>
$ pave world fill --size 2x2 -o taken.tmx
pave: taken.tmx: cannot write: Is a directory; it is a folder: name a file in it
-> 3
./taken.tmx
$ pave world fill sheet.tsx -o sheet.png
pave: -o sheet.png: the tiles come from this file; choose another name
-> 2
$ pave world fill sheet.tsx -o ./a.b/../sheet.png
pave: -o ./a.b/../sheet.png: the tiles come from this file; choose another name
-> 2
$ pave world fill sheet.tsx --format csv -o sheet.tsx
pave: -o sheet.tsx: the command reads this file; choose another name
-> 2
$ pave world fill flips.tmx -o flips.tmx
pave: -o flips.tmx: the command reads this file; choose another name
-> 2
same: sheet.png before.png
same: flips.tmx DATA/flips.tmx
STDOUT
