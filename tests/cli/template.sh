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

# Both files, or neither.
mkdir taken taken/sheet.tsx
try pave wang template -o taken/sheet.png
ls -A taken
try pave wang template -o nowhere/sheet.png
try pave wang template --colors 15 --tile 256 -o too-large.png
ls -A
