# Of several sets the first that has tiles is taken; others go by name, or where names are equal or empty by number. tilecount is no law.
cp "$DATA/several.tsx" .
try pave wang check several.tsx
try pave wang check several.tsx --json
try pave wang check several.tsx --set Fence --json --limit 0
try pave wang check several.tsx --set '#3' --limit 0
try pave wang check several.tsx --set '#4' --limit 0
try pave wang check several.tsx --set '#1'
try pave wang check several.tsx --set '#5'
try pave world fill several.tsx --set '#4' --size 3x1 -o -  --format csv
try pave world fill several.tsx --size 2x2 -o several.tmx
try pave world verify several.tmx --set '#4'
try pave world verify several.tmx --own
for set in Fence '#3' '#4'; do
    pave world fill several.tsx --set "$set" --method auto --size 2x2 -o several.tmx && grep '"set"' several.tmx
    pave world verify several.tmx --own | tail -1
done
