# Tile sets as JSON, TSX and C headers, and back.
try pave wang convert --set meadow -o meadow.json
cat meadow.json
try pave wang check meadow.json
try pave wang convert meadow.json -o meadow.tsx
try pave wang convert meadow.json -o meadow.h
cat meadow.h
try pave wang template --colors 3 --tile 16 -o sheet.png
try pave wang convert sheet.tsx -o sheet.json
try pave wang convert sheet.json -o back.tsx
for file in sheet.tsx sheet.json back.tsx; do
    pave world fill $file --seed 5 --size 30x20 -o ${file%.*}-${file#*.}.csv
    pave world fill $file --seed 5 --size 30x20 -o ${file%.*}-${file#*.}.png
done
cmp sheet-tsx.csv sheet-json.csv && cmp sheet-tsx.csv back-tsx.csv
cmp sheet-tsx.png sheet-json.png && cmp sheet-tsx.png back-tsx.png
try pave world fill sheet.json --seed 5 --size 9x5 -o world.tmx
try pave world verify world.tmx

# The header of the example is the one that its set makes now.
cp "$SOURCE/examples/paths.json" .
try pave wang check paths.json
try pave wang convert paths.json -o paths_wang.h
cmp paths_wang.h "$SOURCE/examples/paths_wang.h"
try pave wang convert paths.json -o again.json
try pave wang convert again.json -o again.h
cmp paths_wang.h again.h

# Several faces: --set is the number of one.
cat >faces.json <<'END'
{"kind": "edge", "name": "two", "colors": [{}],
 "faces": [{"sides": 8, "tiles": [{"colors": [1,1,1,1,1,1,1,1]}]}, {"sides": 4, "tiles": [{"colors": [1,1,1,1]}]}]}
END
try pave wang check faces.json
try pave wang check faces.json --set 1
try pave wang check faces.json --set 2

# What is refused.
try pave wang convert
try pave wang convert -o roads.tsx
try pave wang convert paths.json -o paths.tsx
try pave wang convert paths.json -o paths.json
try pave wang convert paths.json -o paths.png
try pave wang convert missing.json -o paths.h
echo '{"kind": "edge", "colours": []}' >wrong.json
try pave wang check wrong.json
try pave world fill wrong.json --size 3x3
sed 's/"name": "paths"/"name": "42"/' paths.json >numbers.json
try pave wang convert numbers.json -o numbers.h
grep "pave_wang_def " numbers.h
ls -A
# names of the library are not those of a set
sed 's/"name": "paths"/"name": "pave_wang"/' paths.json >own.json
try pave wang convert own.json -o own.h
grep 'own\|pave_wang' own.h | head -n 12
try pave wang convert meadow.json -o meadow.tres
