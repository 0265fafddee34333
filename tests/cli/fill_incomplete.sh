# A set that lacks a combination is refused by feature and phase: exit code 1, and the line names how many are missing and the first.
# Without --method it is laid by blocks, unless no two of its tiles join colours.
cp "$DATA"/*.tsx .
try pave world fill paths.tsx --method feature -o a.tmx
try pave world fill paths.tsx --method feature --hash
try pave world fill paths.tsx --hash
try pave world fill paths.tsx --method phase --hash
try pave world at --method feature paths.tsx 0,0
try pave world fill mixed.tsx --method feature -o a.png
try pave world fill mixed.tsx -o a.png
try pave world fill two_sets.tsx --set Shores -o a.csv
try pave world fill no_set.tsx -o a.csv
find . -type f ! -name '*.tsx'
