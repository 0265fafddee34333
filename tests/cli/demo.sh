# Files of other programs are not replaced, and nothing is left beside them. With --force it is made
# over them.
mkdir own
echo mine >own/index.html
try pave demo -o own
cat own/index.html
ls -A own
pave demo -o own --force | sed 's|: [0-9]* pictures|: N pictures|'
# Every named picture exists, and the page links to no other.
grep -o ' \(src\|href\)="[^"#]*"' own/index.html | sed 's/.*="//; s/"$//' | sort -u | while read -r file; do
    [ -s "own/$file" ] || echo "$file is named, but not there"
done
# Interrupted, it leaves nothing.
timeout --preserve-status --signal=INT 0.4 pave demo -o new/stopped
echo "-> $?"
ls -A new/stopped
mkdir locked
: >file
try pave demo -o file
try pave demo -o file/gallery

exit
: <<'STDOUT'
$ pave demo -o own
pave: own/index.html: was not made by pave demo; choose another folder, or give --force to replace it
-> 2
mine
index.html
own/index.html: N pictures
-> 130
$ pave demo -o file
pave: file: is not a folder; choose another
-> 3
$ pave demo -o file/gallery
pave: file/gallery: cannot create the folder: Not a directory; choose another
-> 3
STDOUT
