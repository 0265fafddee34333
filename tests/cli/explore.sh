# A walk step by step: the article's own, in the naive way, north first beside east first; by phases and by features; on other grids; boxes and
# holes; pictures; what is wrong.
set=$SOURCE/docs/sets/crossroads.json
try pave world explore "$set" --method naive --start 15 --seed 892 --moves N,E,S | sed "s|$SOURCE/||"
try pave world explore "$set" --method naive --start 15 --seed 892 --moves E,N,W | sed "s|$SOURCE/||"
try pave world explore --seed 7 --moves N,E,E,W
try pave world explore --seed 7 --method feature --set meadow --moves N,E
try pave world explore --grid hex --seed 7 --moves E,2,sw,North-East
try pave world explore --grid tri --seed 7 --set cave --moves n,NE
try pave world explore --grid cairo --seed 7 --moves 0,1
try pave world explore --seed 7 --at 5,-3 --origin 5,-3 --start 15 --moves S
try pave world explore --set dungeon --seed 2 --start 80
try pave world explore --seed 7 --moves N --json
try pave world explore --seed 7 --method feature --set meadow --bias noise:16 --moves N,N
try pave world explore "$SOURCE/docs/sets/biomes.tsx" --method naive --only grass,water --seed 4 --moves N,E | sed "s|$SOURCE/||"

# The same tiles as the world has, whatever the way.
for moves in N,N,E,E,S,S,W E,S,E,N,N,N,W,W; do
    pave world explore --seed 7 --moves $moves --json >walk.json
    grep -o '"cell":\[[-0-9]*,[-0-9]*\]\|"tile":[0-9]*' walk.json | tr -d '"celti:[]' | while read -r cell && read -r tile; do
        [ "$(pave world at --method phase --seed 7 "$cell")" = "$tile" ] || echo "another tile at $cell"
    done
done

# A world file, as it is edited.
pave world new town.pave --seed 7 --method phase
pave world edit town.pave 2,0 15 >/dev/null
try pave world explore town.pave --moves E,E
try pave world explore town.pave --method naive --moves E
try pave world explore town.pave --start 15
try pave world explore town.pave --method feature
rm town.pave*

# A board game's box.
try pave world explore --method naive --stock 1 --seed 73 --moves N,E,S,S,W,W,N,N,N,E,E,E
pave world explore --method naive --stock 1 --seed 73 --moves N,E,S,S,W,W,N,N,N,E,E,E -o box.svg 2>&1
echo "-> $?"

# Pictures.
texts() { grep -o '>[^<>]*</text>' "$1" | sed 's/^>//; s/<.*//'; }
pave world explore "$set" --method naive --start 15 --seed 892 --moves N,E,S --candidates --theme roads -o walk.svg
texts walk.svg
pave world explore --seed 7 --moves N --candidates -o walk.svg
texts walk.svg
pave world explore --seed 7 --moves N,E,E -o bare.svg
echo "texts without candidates: $(texts bare.svg | wc -l)"
pave world explore --grid hex --seed 7 --moves E,E --candidates --width 600 -o hex.png
size_of_png hex.png | sed 's/x.*//'
pave world explore --grid tri --seed 7 --moves SE --orientation flat --set meadow -o tri.pdf && head -c 5 tri.pdf
echo
pave world explore --set country --seed 7 --moves N,W -o country.png && size_of_png country.png
pave world explore "$SOURCE/docs/sets/pond.tsx" --method auto --seed 3 --moves N,W -o pond.png && size_of_png pond.png
rm -f ./*.svg ./*.png ./*.pdf walk.json

# Long walks.
many() { awk -v n="$1" -v of="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s%s", i ? "," : "", substr(of, i % length(of) + 1, 1) }'; }
pave world explore --seed 7 --moves "$(many 1000 NEESWWSSE)" | tail -n 1
pave world explore --seed 7 --moves "$(many 1001 N)" 2>&1
pave world explore --seed 7 --moves "$(many 1000 NE)" -o long.png 2>&1
pave world explore --seed 7 --moves "$(many 100 N)" --candidates -o long.png 2>&1

# What is wrong.
try pave world explore --moves N,X
try pave world explore --grid hex --moves N
try pave world explore --moves N,,E
try pave world explore --at 536870912,0 --moves E
try pave world explore --method naive --at=-536870912,0 --moves W
try pave world explore --at 1,2,3,4
try pave world explore --start 16
try pave world explore --method naive --start x
try pave world explore --stock 3 --moves N
try pave world explore --method naive --origin 1,1
try pave world explore --method naive --bias noise:4
try pave world explore --method naive --base 1
try pave world explore --method naive --shares 1=2
try pave world explore --method naive --patch 5
try pave world explore --candidates
try pave world explore --theme nothing -o x.svg
try pave world explore --method phase "$SOURCE/docs/sets/biomes.tsx" | sed "s|$SOURCE/||g"
try pave world explore --method naive --grid truncated-square --stock 3 --moves N
# A seed that was found is said only of a walk that is shown.
try pave world explore --start 15 --moves --
