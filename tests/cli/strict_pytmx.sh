# pytmx, a reader of Tiled's maps in Python, opens the maps that are written, also those whose set of tiles has no size of its picture.
command -v python3 >/dev/null && python3 -c 'import pytmx' 2>/dev/null || skip 'pytmx is not there; it is asked whether it opens our maps'
pave wang complete --grid hex --tile 32 -o hex.png >/dev/null
pave world fill hex.json --size 3x2 -o hex.tmx
pave world fill --set land --size 5x4 -o land.tmx
pave world fill --set land --size 5x4 --embed --encoding base64 --compression zlib -o embedded.tmx
pave world fill --size 4x4 --map isometric -o isometric.tmx
pave world fill --size 4x4 --under country --set land -o under.tmx
python3 -c 'import pytmx, sys
for path in sys.argv[1:]: print(path, len(pytmx.TiledMap(path).layers))' *.tmx

exit
: <<'STDOUT'
embedded.tmx 1
hex.tmx 1
isometric.tmx 1
land.tmx 1
under.tmx 2
STDOUT
