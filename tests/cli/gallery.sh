# The gallery: every command of scripts/gallery.txt makes what the page shows, and the page names no other file.
"$SOURCE/scripts/gallery" "$(command -v pave)" own | sed 's|: [0-9]* pictures|: N pictures|'
grep -o ' \(src\|href\)="[^"#]*"' own/index.html | sed 's/.*="//; s/"$//' | sort -u | while read -r file; do
    [ -s "own/$file" ] || echo "$file is named, but not there"
done
[ "$(grep -c '<kbd>' own/index.html)" -ge 25 ] || echo 'few commands are shown'
try "$SOURCE/scripts/gallery" | sed "s|$SOURCE/||"

exit
: <<'STDOUT'
own/index.html: N pictures
$ scripts/gallery
scripts/gallery: give the command and a folder
-> 2
STDOUT
