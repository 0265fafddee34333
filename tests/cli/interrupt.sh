# Ctrl-C: what was begun is taken back, and the command dies of the signal.
for words in '-o big.csv' '-o big.tmx --compression zlib' '-o big.png --tile 4' '--hash'; do
    # shellcheck disable=SC2086 # words
    timeout --preserve-status --signal=INT --kill-after=60 1 pave world fill --size 200000x200000 $words
    echo "$words -> $?"
done
timeout --preserve-status --signal=TERM --kill-after=60 1 pave world fill --size 100000x100000 --hash
echo "TERM -> $?"
timeout --preserve-status --signal=INT --kill-after=60 1 pave wang check "$DATA/many_colors.tsx" --limit 5000000000 >listing
echo "listing -> $?"
rm listing
ls -A
