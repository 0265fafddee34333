# Templates are complete, and worlds can be made from them.
for kind in edge corner; do
    for colors in 1 2 3; do
        try pave wang template --kind $kind --colors $colors -o $kind-$colors.png
        try pave wang check $kind-$colors.tsx
        pave wang check $kind-$colors.tsx --json
        size_of_png $kind-$colors.png
    done
done
try pave wang template --tile 8 --colors 15 -o large.png
size_of_png large.png
pave wang check large.tsx --json
try pave world fill corner-3.tsx --seed 1 --size 9x7 --hash -o world.png
size_of_png world.png
try pave world fill edge-2.tsx --seed 1 --size 9x7 --method phase -o world.tmx
try pave world verify world.tmx
cat edge-2.tsx

# Only what is missing.
try pave wang template --missing edge-2.tsx -o none.png
sed '/tileid="[357]"/d' edge-2.tsx >holes.tsx
try pave wang template --missing holes.tsx -o missing.png
size_of_png missing.png
cat missing.tsx
pave wang check missing.tsx --json
cat >hex.json <<'END'
{"name": "paths", "grid": "hex", "kind": "edge", "symmetries": ["rotate"], "colors": [{"name": "grass", "rgb": "#5fb04a"}, {"name": "path"}],
 "tiles": [{"colors": [1,1,1,1,1,1]}, {"colors": [2,1,1,1,1,1]}]}
END
try pave wang template --missing hex.json -o hex-missing.png
size_of_png hex-missing.png
cat hex-missing.json
try pave wang template --missing hex.json --kind edge -o x.png
try pave wang template --set paths -o x.png

# What the class wants: of rectangles on empty cells without their lower corners, these two.
cat >island.tsx <<'END'
<tileset version="1.8" name="island" tilewidth="16" tileheight="16" tilecount="8" columns="4">
 <image source="island.png" width="64" height="32"/>
 <wangsets><wangset name="Island" type="corner" tile="-1"><wangcolor name="sand" color="#f2cf4a" tile="-1" probability="1"/>
  <wangtile tileid="0" wangid="0,0,0,1,0,0,0,0"/><wangtile tileid="1" wangid="0,0,0,0,0,1,0,0"/><wangtile tileid="2" wangid="0,0,0,1,0,1,0,0"/>
  <wangtile tileid="3" wangid="0,1,0,1,0,0,0,0"/><wangtile tileid="4" wangid="0,0,0,0,0,1,0,1"/><wangtile tileid="5" wangid="0,1,0,1,0,1,0,1"/>
  <wangtile tileid="6" wangid="0,1,0,0,0,0,0,1"/>
 </wangset></wangsets>
</tileset>
END
try pave wang check island.tsx
try pave wang template --missing island.tsx -o corners.png
grep wangid corners.tsx
try pave world fill island.tsx --size 4x4 -o nothing.tmx
sed 's/<wangtile tileid="6"/<wangtile tileid="7" wangid="0,1,0,0,0,0,0,0"\/><wangtile tileid="8" wangid="0,0,0,0,0,0,0,1"\/>&/; s/tilecount="8"/tilecount="12"/; s/height="32"/height="48"/' island.tsx >whole.tsx
try pave wang check whole.tsx
try pave wang template --missing whole.tsx -o x.png
try pave wang template --all -o x.png

# Both files, or neither.
mkdir taken taken/sheet.tsx
try pave wang template -o taken/sheet.png
ls -A taken
mkdir taken/sheet.json
try pave wang template --missing hex.json -o taken/sheet.png
ls -A taken
try pave wang template --missing hex.json -o nowhere/sheet.png
echo old >hex-missing.json
try pave wang template --missing hex.json -o hex-missing.png
cat hex-missing.json
mkdir held held/sheet.png
echo old >held/sheet.json
try pave wang template --missing hex.json --force -o held/sheet.png
cat held/sheet.json
ls -A held
try pave wang template --missing hex.json --force -o hex-missing.png
head -n 2 hex-missing.json
try pave wang template -o nowhere/sheet.png
try pave wang template --colors 15 --tile 256 -o too-large.png
ls -A

# Other shapes than squares, and tilings of several.
for grid in tri hex truncated-square 5; do
    try pave wang template --grid $grid --kind corner --tile 24 -o shape.png
    size_of_png shape.png
    try pave wang check shape.json --limit 0
    [ $grid = 5 ] || try pave world draw shape.json --size 3x2 --seed 1 -o world.png
    rm -f shape.* world.png
done
try pave wang complete --grid truncated-square --rotate -o both.png
try pave wang complete --grid truncated-square --rotate --json
try pave wang complete --grid trihexagonal --flip
head -12 both.json
tail -8 both.json
try pave wang template --missing hex.json --grid hex -o x.png
