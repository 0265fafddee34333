# What a person has painted over stays, unless --force is given; links are written through.
pave wang template -o sheet.png
pave world fill --size 2x2 --tile 32 -o painted.png
cp painted.png sheet.png
try pave wang template -o sheet.png
same_file painted.png sheet.png
rm sheet.png
try pave wang template -o sheet.png
ls
try pave wang template --force -o sheet.png
try pave wang check sheet.tsx
# The sheet that a map brings: replaced as long as it is as pave painted it, of whatever size and view.
try pave world fill --size 2x2 -o level.tmx
try pave world fill --size 2x2 --tile 8 -o level.tmx
try pave world fill --size 2x2 --map isometric -o level.tmx
cp painted.png level-roads.png
cp level.tmx before.tmx
try pave world fill --size 3x3 -o level.tmx
same_file painted.png level-roads.png
same_file before.tmx level.tmx
try pave world fill --size 3x3 --set meadow -o level.tmx
try pave world fill --size 3x3 -o level.tmx --force
try pave world fill --size 2x2 -o level.csv --force
echo 'no picture' >level-roads.png
try pave world fill --size 2x2 -o level.tmx
rm level*
try pave world fill --size 2x2 -o level.tmx
sed -i 's/ probability="1"/ probability="2"/' level-roads.tsx
try pave world fill --size 3x3 -o level.tmx
echo foreign >level-roads.tsx
try pave world fill --size 3x3 -o level.tmx
rm level-roads.png level-roads.tsx
mkfifo level-roads.png
try pave world fill --size 3x3 -o level.tmx
rm level* before.tmx
# A .tmx and a .tmj of one name have one sheet: of the same size, or refused.
try pave world fill --size 2x2 -o both.tmx
try pave world fill --size 2x2 --set roads -o both.tmj
try pave world fill --size 2x2 --tile 16 -o both.tmj
try pave world fill --size 2x2 --tile 16 --force -o both.tmj
try pave world fill --size 2x2 -o both.TMX
rm both*
# Links are written through, also a link to a file that does not exist yet.
mkdir elsewhere
echo old >elsewhere/real.csv
ln -s elsewhere/real.csv link.csv
ln -s elsewhere/none.csv lost.csv
try pave world fill --size 2x2 -o link.csv
try pave world fill --size 2x2 -o lost.csv
cat elsewhere/real.csv
[ -L link.csv ] && [ -L lost.csv ] && echo 'both are links still'
ls elsewhere
ln -s nowhere lost.png
try pave wang template -o lost.png
# A picture of a built-in set needs no folder for temporary files.
TMPDIR=/nowhere try pave world fill --size 2x2 -o small.png
TMPDIR=/nowhere try pave world fill --size 2x2 -o elsewhere/small.png
same_file small.png elsewhere/small.png
TMPDIR=/nowhere pave world fill --size 2x2 -o - --format png | cmp - small.png
# A set that comes through a pipe has no name for a map.
for format in tmx tmj csv; do
    try pave world fill /dev/stdin --size 2x2 -o piped.$format <sheet.tsx
    cat sheet.tsx | try pave world fill /dev/stdin --size 2x2 -o piped.$format
done
ls
# What a call reads is never replaced: the set, its pictures, a picture that a bias follows, a tiling; not with --force either.
cp "$SOURCE"/docs/sets/biomes.* "$SOURCE"/docs/sets/puddles.* .
cat biomes.* puddles.* | cksum >before
try pave world draw biomes.tsx -o biomes.png
try pave world draw biomes.tsx --format png -o biomes.tsx
try pave world explore biomes.tsx --method blocks --moves N -o biomes.png
try pave world fill biomes.tsx -o biomes.png
try pave world fill biomes.tsx --grid square --within disk:3 --format csv -o biomes.png
try pave world fill --bias biomes.png --format csv -o biomes.png
cp biomes.png bias-country.png
try pave world fill --set country --bias bias-country.png -o bias.tmx --force
same_file biomes.png bias-country.png
try pave world draw --set country --bias world:puddles.tsx -o puddles.png
try pave wang convert biomes.tsx --format json -o biomes.png
try pave wang template --missing biomes.tsx --all -o biomes.png --force
mv biomes.png other.png
sed -i 's/biomes.png/other.png/' biomes.tsx
try pave wang template --missing biomes.tsx --all -o biomes.png --force
mv other.png biomes.png
sed -i 's/other.png/biomes.png/' biomes.tsx
try pave wang convert biomes.tsx -o own.json
try pave world new own.pave biomes.tsx
try pave world draw own.json -o biomes.png
try pave world draw own.pave -o biomes.png
cat biomes.* puddles.* | cksum | cmp - before
cat >hex.json <<'END'
{"name": "paths", "grid": "hex", "kind": "edge", "colors": [{"name": "grass"}], "sheet": {"image": "hex.png", "tile": [32, 37], "columns": 1},
 "tiles": [{"id": 0, "colors": [1,1,1,1,1,1]}]}
END
pave wang template --grid hex --colors 1 -o one.png && cp one.png hex.png
try pave world draw hex.json -o hex.png
try pave world fill hex.json --window disk --radius 3 --format csv -o hex.png
try pave world fill hex.json --size 3x3 -o hex.png
same_file one.png hex.png
"$SOURCE"/tests/fuzz/inputs get json ells.json >ell.json
try pave wang complete --grid ell.json -o ell.png --force
try pave wang template --grid ell.json -o ell.png --force
try pave wang complete --grid ell.json -o ell.json

exit
: <<'STDOUT'
$ pave wang template -o sheet.png
pave: sheet.png: the file exists, and may have been painted over; choose another name, or --force to replace it
-> 2
same: painted.png sheet.png
$ pave wang template -o sheet.png
pave: sheet.tsx: the file exists, and may have been painted over; choose another name, or --force to replace it
-> 2
painted.png
sheet.tsx
$ pave wang template --force -o sheet.png
$ pave wang check sheet.tsx
sheet.tsx, "template": edge set, 2 colours, 16 tiles
  colours: 1 green, 2 blue
complete: 16 of 16 combinations
$ pave world fill --size 2x2 -o level.tmx
$ pave world fill --size 2x2 --tile 8 -o level.tmx
$ pave world fill --size 2x2 --map isometric -o level.tmx
$ pave world fill --size 3x3 -o level.tmx
pave: level-roads.png: this sheet has been painted over, or was not made by pave; give the map another name, or --force to replace it
-> 2
same: painted.png level-roads.png
same: before.tmx level.tmx
$ pave world fill --size 3x3 --set meadow -o level.tmx
$ pave world fill --size 3x3 -o level.tmx --force
$ pave world fill --size 2x2 -o level.csv --force
$ pave world fill --size 2x2 -o level.tmx
pave: level-roads.png: this sheet has been painted over, or was not made by pave; give the map another name, or --force to replace it
-> 2
$ pave world fill --size 2x2 -o level.tmx
$ pave world fill --size 3x3 -o level.tmx
pave: level-roads.tsx: this tile set has been edited, or was not made by pave; give the map another name, or --force to replace it
-> 2
$ pave world fill --size 3x3 -o level.tmx
pave: level-roads.tsx: this tile set has been edited, or was not made by pave; give the map another name, or --force to replace it
-> 2
$ pave world fill --size 3x3 -o level.tmx
pave: level-roads.png: this sheet has been painted over, or was not made by pave; give the map another name, or --force to replace it
-> 2
$ pave world fill --size 2x2 -o both.tmx
$ pave world fill --size 2x2 --set roads -o both.tmj
$ pave world fill --size 2x2 --tile 16 -o both.tmj
pave: both-roads.png: both.tmx also uses this sheet, with tiles of another size; give the map another name, or --force to replace the sheet
-> 2
$ pave world fill --size 2x2 --tile 16 --force -o both.tmj
$ pave world fill --size 2x2 -o both.TMX
pave: both-roads.png: both.tmx also uses this sheet, with tiles of another size; give the map another name, or --force to replace the sheet
-> 2
$ pave world fill --size 2x2 -o link.csv
$ pave world fill --size 2x2 -o lost.csv
14,15
9,5
both are links still
none.csv
real.csv
$ pave wang template -o lost.png
pave: lost.png: the file exists, and may have been painted over; choose another name, or --force to replace it
-> 2
$ pave world fill --size 2x2 -o small.png
$ pave world fill --size 2x2 -o elsewhere/small.png
same: small.png elsewhere/small.png
$ pave world fill /dev/stdin --size 2x2 -o piped.tmx
pave: /dev/stdin: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill /dev/stdin --size 2x2 -o piped.tmx
pave: /dev/stdin: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill /dev/stdin --size 2x2 -o piped.tmj
pave: /dev/stdin: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill /dev/stdin --size 2x2 -o piped.tmj
pave: /dev/stdin: a map cannot refer to a pipe; give the name of the file
-> 2
$ pave world fill /dev/stdin --size 2x2 -o piped.csv
$ pave world fill /dev/stdin --size 2x2 -o piped.csv
elsewhere
link.csv
lost.csv
lost.png
painted.png
piped.csv
sheet.png
sheet.tsx
small.png
$ pave world draw biomes.tsx -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world draw biomes.tsx --format png -o biomes.tsx
pave: -o biomes.tsx: the command reads this file; choose another name
-> 2
$ pave world explore biomes.tsx --method blocks --moves N -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world fill biomes.tsx -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world fill biomes.tsx --grid square --within disk:3 --format csv -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world fill --bias biomes.png --format csv -o biomes.png
pave: -o biomes.png: the bias is read from this file; choose another name
-> 2
$ pave world fill --set country --bias bias-country.png -o bias.tmx --force
pave: -o bias.tmx: would replace the input bias-country.png; choose another name
-> 2
same: biomes.png bias-country.png
$ pave world draw --set country --bias world:puddles.tsx -o puddles.png
pave: -o puddles.png: the tiles come from this file; choose another name
-> 2
$ pave wang convert biomes.tsx --format json -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave wang template --missing biomes.tsx --all -o biomes.png --force
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave wang template --missing biomes.tsx --all -o biomes.png --force
pave: -o biomes.png: would replace the input biomes.tsx; choose another name
-> 2
$ pave wang convert biomes.tsx -o own.json
$ pave world new own.pave biomes.tsx
$ pave world draw own.json -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world draw own.pave -o biomes.png
pave: -o biomes.png: the tiles come from this file; choose another name
-> 2
$ pave world draw hex.json -o hex.png
pave: -o hex.png: the tiles come from this file; choose another name
-> 2
$ pave world fill hex.json --window disk --radius 3 --format csv -o hex.png
pave: -o hex.png: the tiles come from this file; choose another name
-> 2
$ pave world fill hex.json --size 3x3 -o hex.png
pave: -o hex.png: the tiles come from this file; choose another name
-> 2
same: one.png hex.png
$ pave wang complete --grid ell.json -o ell.png --force
pave: -o ell.png: would replace the input ell.json; choose another name
8 sides: 256 tiles for 256 combinations
-> 2
$ pave wang template --grid ell.json -o ell.png --force
pave: -o ell.png: would replace the input ell.json; choose another name
-> 2
$ pave wang complete --grid ell.json -o ell.json
pave: -o ell.json: the extension sets the format; use .png
-> 2
STDOUT
