# The man page is made from the option tables, and mandoc reports nothing.
pave --generate manual >pave.1
for word in 'pave grid' 'pave wang check' 'pave world fill' compression 'pave region show'; do grep -c "$word" pave.1; done >counts
[ "$(sort -n counts | head -n 1)" -gt 0 ] || echo 'something is not in the manual'
command -v mandoc >/dev/null || skip 'mandoc is not there (Debian package mandoc)'
mandoc -Tlint -Wstyle pave.1 2>/dev/null | grep -v -e 'mandoc.db' -e 'referenced manual not found'
mandoc -Tutf8 pave.1 | col -b >pave.txt
# Every option that help shows is in it.
for command in grid tess 'tess at' 'wang check' 'wang template' 'world fill' 'world at' 'world verify' region 'region schelling' 'region dicewars' 'region grow' 'region show'; do
    # shellcheck disable=SC2086 # words
    pave $command --help | grep -o -e '--[a-z][a-z]*' | sort -u | while read -r option; do
        grep -q -e "$option" pave.txt || echo "pave.1 lacks $option of pave $command"
    done
done
sed -n '/^NAME/,/^DESCRIPTION/p' pave.txt

exit
: <<'STDOUT'
NAME
     pave – answer queries about grids, make tiles of chosen adjacency, and
     endless tiled worlds

SYNOPSIS
     pave grid [option ...] GRID QUERY ARGS...
     pave grid draw [option ...]
     pave tess [option ...]
     pave tess at [option ...] FILE [X,Y...]
     pave tess tile [option ...] FILE ID...
     pave wang check [option ...] [FILE]
     pave wang complete [option ...]
     pave wang convert [option ...] [FILE]
     pave wang template [option ...]
     pave world fill [option ...] [FILE]
     pave world at [option ...] [FILE] X,Y...
     pave world path [option ...] [FILE] FROM TO
     pave world bake [option ...] [FILE]
     pave world draw [option ...] [FILE]
     pave world explore [option ...] [FILE]
     pave world new [option ...] W.pave [FILE]
     pave world edit [option ...] W.pave Q,R|- [TILE]
     pave world undo [option ...] W.pave [N]
     pave world log [option ...] W.pave
     pave world herringbone [option ...] [TEMPLATE.png]
     pave world verify [option ...] MAP [FILE]
     pave region schelling [option ...]
     pave region dicewars [option ...]
     pave region grow [option ...]
     pave region show [option ...] MAP
     pave tactics field [option ...]
     pave tactics path [option ...]
     pave tactics reach [option ...]
     pave tactics range [option ...]
     pave tactics lines [option ...]
     pave tactics creature [option ...]
     pave tactics formation [option ...]
     pave tactics citadel [option ...]
     pave tactics nest [option ...] C
     pave tactics terrain [option ...]

DESCRIPTION
STDOUT
