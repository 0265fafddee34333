# Pictures of other programs are not replaced either, and nothing is left beside them.
mkdir own pictures
echo mine >pictures/world.png
try pave demo -o pictures
cat pictures/world.png
ls -A pictures
# A folder in the place of a file is refused, and nothing else is moved: not even with --force.
mkdir own/zoom-64.png
echo old >own/world.png
try pave demo -o own --force
cat own/world.png
rm -r own
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
rm -r pictures own again one.txt two.txt commands answers shown

exit
: <<'STDOUT'
$ pave demo -o pictures
pave: pictures/world.png: already exists and was not made by pave demo; choose another folder, or give --force to replace it
-> 2
mine
world.png
$ pave demo -o own --force
pave: own/zoom-64.png: is a folder, but must be a file; choose another folder
-> 3
old
own/index.html: N pictures
own/index.html: N pictures
all files are the same again
all answers are the same again
STDOUT
