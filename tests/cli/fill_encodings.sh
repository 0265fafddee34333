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
