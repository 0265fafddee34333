# The man page is made from the option tables, and mandoc reports nothing.
pave --generate manual >pave.1
for word in 'pave grid' 'pave wang check' 'pave world fill' compression 'pave region show'; do grep -c "$word" pave.1; done >counts
[ "$(sort -n counts | head -n 1)" -gt 0 ] || echo 'something is not in the manual'
command -v mandoc >/dev/null || skip 'mandoc is not there (Debian package mandoc)'
mandoc -Tlint -Wstyle pave.1 2>/dev/null | grep -v -e 'mandoc.db' -e 'referenced manual not found'
mandoc -Tutf8 pave.1 | col -b >pave.txt
# Every option that help shows is in it.
for command in grid tess 'tess at' 'wang check' 'wang template' 'world fill' 'world at' 'world verify' region 'region schelling' 'region dicewars' 'region grow' 'region show' demo; do
    # shellcheck disable=SC2086 # words
    pave $command --help | grep -o -e '--[a-z][a-z]*' | sort -u | while read -r option; do
        grep -q -e "$option" pave.txt || echo "pave.1 lacks $option of pave $command"
    done
done
sed -n '/^NAME/,/^DESCRIPTION/p' pave.txt
