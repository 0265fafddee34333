# All encodings hold the same tiles; --compression alone means base64.
first=$(pave world fill --seed 5 --size 70x150 --hash)
echo "$first"
for words in '--encoding csv' '--encoding base64' '--encoding base64 --compression none' '--compression zlib' '--compression zstd' '--encoding base64 --compression zlib --embed'; do
    for format in tmx tmj; do
        # shellcheck disable=SC2086 # words
        [ "$(pave world fill --seed 5 --size 70x150 $words --hash -o map.$format)" = "$first" ] || echo "the hash differs: $words"
        echo "$words $format: $(grep -o -e 'encoding="[^"]*"' -e 'compression="[^"]*"' -e '"encoding": *"[^"]*"' -e '"compression": *"[^"]*"' map.$format | tr '\n' ' ')"
        pave world verify map.$format
        rm map.$format
    done
done
ls

exit
: <<'STDOUT'
0xa8d9e59dd17c554c
--encoding csv tmx: encoding="UTF-8" encoding="csv" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding csv tmj: 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 tmx: encoding="UTF-8" encoding="base64" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 tmj: "compression":"" "encoding":"base64" 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 --compression none tmx: encoding="UTF-8" encoding="base64" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 --compression none tmj: "compression":"" "encoding":"base64" 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--compression zlib tmx: encoding="UTF-8" encoding="base64" compression="zlib" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--compression zlib tmj: "compression":"zlib" "encoding":"base64" 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--compression zstd tmx: encoding="UTF-8" encoding="base64" compression="zstd" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--compression zstd tmj: "compression":"zstd" "encoding":"base64" 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 --compression zlib --embed tmx: encoding="UTF-8" encoding="base64" compression="zlib" 
map.tmx, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
--encoding base64 --compression zlib --embed tmj: "compression":"zlib" "encoding":"base64" 
map.tmj, layer "world", set "roads": 0 mismatches, 0 of 20780 sides
map-roads.png
map-roads.tsj
map-roads.tsx
STDOUT
