# Files of other programs are not replaced, and nothing is left beside them. With --force it is made
# over them.
mkdir own pictures
echo mine >own/index.html
echo mine >pictures/world.png
try pave demo -o own
try pave demo -o pictures
cat own/index.html pictures/world.png
ls -A own pictures
# A folder in the place of a file is refused, and nothing else is moved: not even with --force.
mkdir own/zoom-64.png
echo old >own/world.png
try pave demo -o own --force
cat own/index.html own/world.png
rmdir own/zoom-64.png
# Two runs at once do not conflict.
pave demo -o own --force >one.txt 2>&1 & pave demo --output=own --force >two.txt 2>&1
wait $! && cat one.txt two.txt | sed 's|: [0-9]* pictures|: N pictures|'
# The gallery: every command that it shows makes, run again in an empty folder, the same files and
# the same answers.
mkdir again
html_text() { sed -e 's/&lt;/</g' -e 's/&gt;/>/g' -e 's/&quot;/"/g' -e 's/&amp;/\&/g'; }
grep -o '<kbd>.*</kbd>' own/index.html | sed -e 's/<[a-z/]*>//g' | html_text >commands
[ "$(wc -l <commands)" -ge 25 ] || echo 'few commands are shown'
(cd again && while read -r line; do
    eval "$line" >>../answers 2>&1
done <../commands)
diff -r -x index.html own again && echo 'all files are the same again'
tr '\n' '\f' <own/index.html | grep -o '<samp>[^<]*</samp>' | sed -e 's/<samp>//' -e 's/<\/samp>//' | tr '\f' '\n' | html_text | grep -v '^$' >shown
grep -v '^$' answers | diff - shown && echo 'all answers are the same again'
# Every named picture exists, and the page links to no other.
grep -o ' \(src\|href\)="[^"#]*"' own/index.html | sed 's/.*="//; s/"$//' | sort -u | while read -r file; do
    [ -s "own/$file" ] || echo "$file is named, but not there"
done
[ "$(grep -c '<kbd>.*sed' own/index.html)" -ge 4 ] || echo 'no weights are shown'
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
pave: own/index.html: was not made by pave demo; name another folder, or give --force to replace it
-> 2
$ pave demo -o pictures
pave: pictures/world.png: is there already and was not made by pave demo; name another folder, or give --force to replace it
-> 2
mine
mine
own:
index.html

pictures:
world.png
$ pave demo -o own --force
pave: own/zoom-64.png: is a folder where a file belongs; name another folder
-> 3
mine
old
own/index.html: N pictures
own/index.html: N pictures
all files are the same again
all answers are the same again
-> 130
$ pave demo -o file
pave: file: is not a folder; name another
-> 3
$ pave demo -o file/gallery
pave: file/gallery: the folder cannot be made: Not a directory; name another
-> 3
STDOUT
