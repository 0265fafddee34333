# Maps and tile sets, in each way in which they are written, have what the strictest readers of Tiled's files demand; a width and a height of each picture among it.
command -v python3 >/dev/null || skip 'python3 reads the files that are written'
for set in roads river; do
    for end in tmx tmj; do pave world fill --set $set --size 5x4 -o $set.$end && pave world fill --set $set --size 5x4 --embed -o $set-in.$end; done
done
pave world fill --size 20x4 --infinite --map staggered -o infinite.tmx
pave world fill --size 20x4 --infinite --encoding base64 -o other.tmj
pave world fill --size 4x4 --map isometric -o isometric.tmx
pave world fill --size 4x4 --under country --set river -o under.tmx
pave wang template --kind corner --colors 3 -o template.png >/dev/null
pave wang complete --grid hex --tile 32 -o hex.png >/dev/null
pave wang complete --grid square --tile 16 -o square.png >/dev/null
# A sheet whose size no file says, which is not there, with margin and spacing; and one picture a tile, of which one is not there.
pave wang convert template.tsx -o plain.json
sed '/"sheet"/s/}/, "margin": 3, "spacing": 2}/; s/template.png/gone.png/' plain.json >gone.json
echo '{"name":"four","grid":"square","kind":"corner","colors":[{}],"tiles":[{"colors":[1,1,1,1],"image":"hex.png"},{"colors":[1,1,1,1],"image":"gone.png"},{"colors":[1,1,1,1],"image":"hex.png","rect":[32,0,32,32]}]}' >four.json
pave wang convert square.tsx -o square.json
for set in hex square plain gone; do
    for end in tmx tmj; do pave world fill $set.json --size 4x3 -o $set.$end; done
done
for end in tmx tmj; do pave world fill four.json --size 4x3 -o four.$end; done
for set in plain gone square four; do pave wang convert $set.json -o again-$set.tsx; done
sed 's/<image source="\([^"]*\)"[^>]*>/<image source="\1"\/>/' template.tsx >unsaid.xml
pave world fill unsaid.xml --size 4x4 --embed -o unsaid.tmx
strict() { python3 "$DATA/strict.py" "$@"; }
try strict ./*.tmx ./*.tmj ./*.tsx ./*.tsj
grep -ho '<image .*' gone.tmx unsaid.tmx four.tmx
# The check itself sees what is missing.
sed 's/ width="[0-9]*" height="[0-9]*"\/>/\/>/' hex.tmx >wrong.tmx
try strict wrong.tmx

exit
: <<'STDOUT'
$ strict ./four.tmx ./gone.tmx ./hex.tmx ./infinite.tmx ./isometric.tmx ./plain.tmx ./river-in.tmx ./river.tmx ./roads-in.tmx ./roads.tmx ./square.tmx ./under.tmx ./unsaid.tmx ./four.tmj ./gone.tmj ./hex.tmj ./other.tmj ./plain.tmj ./river-in.tmj ./river.tmj ./roads-in.tmj ./roads.tmj ./square.tmj ./again-four.tsx ./again-gone.tsx ./again-plain.tsx ./again-square.tsx ./infinite-roads.tsx ./isometric-roads.tsx ./river-river.tsx ./roads-roads.tsx ./square.tsx ./template.tsx ./under-country.tsx ./under-river.tsx ./other-roads.tsj ./river-river.tsj ./roads-roads.tsj
38 files: nothing is wrong
<image source="gone.png" width="307" height="307"/>
<image source="template.png" width="288" height="288"/>
<image source="hex.png" width="256" height="296"/>
<image source="gone.png" width="256" height="296"/>
<image source="hex.png" width="256" height="296"/>
$ strict wrong.tmx
wrong.tmx: image: width is missing
wrong.tmx: image: height is missing
wrong.tmx: tileset: hex.png is None x None, but its head says (256, 296)
wrong.tmx: tileset: 64 tiles of 32 x 37 in 8 columns are not in 0 x 0 pixels
-> 1
STDOUT
