# Files that are missing or wrong: exit code 3 and one line.
cp "$DATA"/*.tsx "$DATA"/*.tmx .
mkdir folder
: >empty.tsx
head -c 700 two_sets.tsx >cut.tsx
printf '\x00\x01\x02\x03' >binary.tsx
printf '{"type":"tileset","name":"x"' >cut.tsj
printf '[1,2,3]' >array.tsj
sed 's/tilecount="16"/tilecount="99999999999"/' two_sets.tsx >huge.tsx
sed 's/tilewidth="16"/tilewidth="-16"/' two_sets.tsx >negative.tsx
sed 's/tilewidth="16"/tilewidth="16x"/' two_sets.tsx >garbage.tsx
sed 's/wangid="0,1,0,1,0,1,0,1"/wangid="0,1,0,1,0,1,0"/' two_sets.tsx >short.tsx
sed 's/probability="0.5"/probability="-0.5"/' weights.tsx >weight.tsx
printf '<?xml version="1.0"?>\n<map version="1.8" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8">\n <tileset firstgid="1" source="nowhere.tsx"/>\n</map>\n' >lost.tmx
for file in nowhere.tsx folder no/where.tsx empty.tsx cut.tsx binary.tsx cut.tsj array.tsj not_xml.tsx other_xml.tsx entities.tsx huge.tsx negative.tsx \
    garbage.tsx short.tsx weight.tsx color_above_count.tsx tile_above_count.tsx no_set.tsx lost.tmx; do
    try pave wang check $file
done
try pave wang check roads
try pave wang check no_set.tsx --set Any
try pave wang check /dev/null
try pave world fill color_above_count.tsx -o a.tmx
try pave world at nowhere.tsx 0,0
try pave world verify nowhere.tmx
try pave world verify two_sets.tsx
try pave world verify folder
head -c 900 flips.tmx >cut.tmx
try pave world verify cut.tmx
find . -name 'a.*'

# Names that would write to the terminal do not.
printf '{"type":"tileset","version":"1.8","name":"x","tilewidth":8,"tileheight":8,"tilecount":1,"columns":1,"image":"x.png","imagewidth":8,"imageheight":8,"wangsets":[{"name":"a\\u001b[31mb","type":"edge","tile":-1,"colors":[{"name":"c\\u0007\\nd","color":"#ff0000","tile":-1,"probability":1}],"wangtiles":[{"tileid":0,"wangid":[1,0,1,0,1,0,1,0]}]}]}' >bell.tsj
try pave wang check bell.tsj
