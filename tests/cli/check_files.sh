# Sets in files: complete or not, which combinations are missing, which of several sets.
cp "$DATA"/*.tsx "$DATA"/*.tmx .
try pave wang check paths.tsx
try pave wang check paths.tsx --json
try pave wang check paths.tsx --limit 1
try pave wang check paths.tsx --limit 1 --json
try pave wang check paths.tsx --limit 0
try pave wang check two_sets.tsx
try pave wang check two_sets.tsx --set Shore
try pave wang check two_sets.tsx --set Shore --json
try pave wang check two_sets.tsx --set Shores
try pave wang check mixed.tsx --limit 3
try pave wang check mixed.tsx --all --limit 3
try pave wang check mixed.tsx --limit 2 --json
try pave wang check weights.tsx
try pave wang check flips.tmx
try pave wang check flips.tmx --json --set Paths
# Of the tile sets in a map, the one that has the set.
try pave wang check two_tilesets.tmx --json
try pave wang check two_tilesets.tmx --json --set Shore
try pave wang check two_tilesets.tmx --set Hills

# Tiles that never occur; of two sets with one name the second cannot be chosen.
try pave wang check never.tsx --limit 1
try pave wang check never.tsx --limit 0 --json
try pave world fill never.tsx --hash --method feature
try pave world at never.tsx 0,0
sed 's|wangset name="Plain"|wangset name="Shore"|' two_sets.tsx >one_name.tsx
try pave wang check one_name.tsx

# The listing is limited to 1,000 by default; numbers up to 64 bits are numbers.
set_of_254 many edge 1,0,1,0,1,0,1,0 >many_colors.tsx
set_of_254 most mixed 1,1,1,1,1,1,1,1 >most_colors.tsx
pave wang check many_colors.tsx | sed -n '1p;3,6p;$p'
pave wang check many_colors.tsx | grep -c '^    1,'
pave wang check many_colors.tsx --limit 1500 | grep -c '^    1,'
try pave wang check many_colors.tsx --json --limit 2
try pave wang check most_colors.tsx --json --limit 1
