# pave world bake replaces and removes only what bakes have written; what is damaged is made again or refused, in one line and at once.
bake() { try timeout 20 pave world bake --size 8x8 --tile 8 --no-page "$@"; }
ids() { try timeout 20 pave world bake --seed 7 --size 1000x1000 "$@"; }
# A folder of work that is not one: other files, other kinds of files, and links.
foreign() {
    printf '## w.bake: %s\n' "$1"
    shift
    mkdir w.bake
    (cd w.bake && eval "$1")
    find w.bake -ls >before
    bake -o w/ "${@:2}"
    find w.bake -ls | grep -v 'w.bake\(/lock\)\?$' | diff <(grep -v 'w.bake\(/lock\)\?$' before) -
    rm -r w.bake
}
request='printf "pave bake 1, parts 1\nfolder x\nindex.html\n" >request'
foreign 'data of somebody' 'echo mine >results.data'
foreign 'a table' 'echo mine >output.csv'
foreign 'an output' 'echo mine >output'
foreign 'folders' 'mkdir outputs tree && echo mine >tree/letter.txt'
foreign 'a request of somebody' 'echo mine >request'
foreign 'an unfinished request of somebody' 'echo mine >request.5'
foreign 'a log' 'echo mine >requests.log'
foreign 'a journal' 'echo mine >1-of-1.journal'
foreign 'a lock of somebody' 'echo mine >lock'
foreign 'a bake, and a letter' "$request; echo mine >letter.txt" --force
foreign 'a bake, and a letter in its tree' "$request; mkdir -p tree/2024 && echo mine >tree/2024/a.jpg" --force
foreign 'a bake, and what was replaced' "$request; mkdir -p replaced/0/0 && echo mine >replaced/0/0/0.png" --force
foreign 'a bake, and a link as its tree' "$request; mkdir ../precious; ln -s ../precious tree" --force
foreign 'a bake, and a link as its journal' "$request; ln -s ../precious 1-of-1.journal" --force
foreign 'a bake, and a pipe as its journal' "$request; mkfifo 1-of-1.journal" --force
foreign 'a bake, and a picture beside the levels' "$request; mkdir tree && echo mine >tree/0.png" --force
echo mine >w.bake
bake -o w/ --force
rm w.bake
ln -s precious w.bake
bake -o w/ --force
rm w.bake
# Outputs that no bake wrote.
mkdir -p photos/2024 tiles/3/4 z.zarr/2024 old
echo mine | tee photos/2024/a.jpg photos/index.html tiles/3/4/5.png z.zarr/2024/d.txt x.pmtiles x.mbtiles >/dev/null
bake --force -o photos/
bake --force -o tiles/
ids --force -o z.zarr
bake --resume -o photos/
bake --resume -o x.pmtiles
ids --format mbtiles --resume -o x.mbtiles
bake -o x.pmtiles
mkfifo pipe.pmtiles
bake --resume -o pipe.pmtiles
bake --force -o pipe.pmtiles
rm pipe.pmtiles x.*
cat photos/2024/a.jpg photos/index.html tiles/3/4/5.png z.zarr/2024/d.txt
# What bakes wrote, and something else in it.
bake -o old/
bake --force -o old/
echo mine >old/0/0/notes.txt
bake --force -o old/
rm old/0/0/notes.txt
# A page of the user's, and files with names such as a bake's, which this one has not written.
for last in old/index.html old/0/0/1.png old/1/0/0.png old/0/0/00.png; do
    mkdir -p "$(dirname $last)" && echo mine >$last
    bake --force -o old/
    cat $last && rm $last
done
rm -r old/1 old/.bake
bake --force -o old/
# Another bake of the same name.
other() { try timeout 20 pave world bake --size 8x8 --tile 8 "$@"; }
for name in old.pmtiles old.mbtiles; do
    other --seed 7 -o $name >/dev/null
    other --seed 7 --resume -o $name
    other --seed 8 --resume -o $name
    other --seed 7 --at 1,0 --resume -o $name
    truncate -s -1 $name
    other --seed 7 --resume -o $name
done
rm old.*
# Another sheet between two parts.
cp "$SOURCE"/docs/sets/pond.* .
sheet() { try pave world bake pond.tsx --size 40x40 --no-page -o pond/ "$@"; }
sheet --part 1/2
cp pond.png before.png
pave wang template -o sheet.png
cp sheet.png pond.png
sheet --part 2/2
sheet --part 2/2 --resume
cp before.png pond.png
sheet --part 2/2
# A damaged part is made again by the run that completes the output, in each format; so is a journal.
whole() { try timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page "$@"; }
whole -o one/
whole -o one.pmtiles
for damage in 'tree/3/0/0.png 100' 'tree/5/1/1.png 60' '1-of-2.journal 5' '1-of-2.journal 90' '1-of-2.journal 800'; do
    whole -o one-two/ --part 1/2
    printf XXXX | dd of="one-two.bake/${damage% *}" bs=1 seek="${damage#* }" conv=notrunc 2>/dev/null
    whole -o one-two/ --part 2/2 --resume
    diff -r one one-two
    rm -r one-two
done
for place in 100 17000 60000; do
    whole -o two.pmtiles --part 1/2
    printf XXXX | dd of=two.pmtiles.bake/1-of-2.data bs=1 seek=$place conv=notrunc 2>/dev/null
    whole -o two.pmtiles --part 2/2 --resume
    same_file one.pmtiles two.pmtiles
    rm two.pmtiles
done
ids -o one.zarr
ids --part 1/2 -o two.zarr
printf XXXX | dd of=two.zarr.bake/tree/0/0 bs=1 seek=1500 conv=notrunc 2>/dev/null
ids --part 2/2 --resume -o two.zarr
diff -r one.zarr two.zarr
# Links in the work: nothing is written where they lead.
ids --part 1/2 -o s.zarr
echo precious >prec.txt
ln -s ../prec.txt s.zarr.bake/2-of-2.journal
ids --part 2/2 -o s.zarr
rm s.zarr.bake/2-of-2.journal
mkdir elsewhere
mv s.zarr.bake/tree/0 elsewhere/0 && ln -s ../../elsewhere/0 s.zarr.bake/tree/0
ids --part 2/2 -o s.zarr
ids --part 1/2 --resume -o s.zarr
cat prec.txt
# A link to the output stays; what it leads to is replaced.
mkdir real empty && ln -s real/a.pmtiles link.pmtiles && ln -s empty link
bake -o link.pmtiles
bake -o link.pmtiles --force
bake -o link/
[ -L link.pmtiles ] && [ -L link ] && find real empty | LC_ALL=C sort
# The same of ids.
ids -o more.zarr
mkdir more.zarr/55 && echo mine >more.zarr/55/66
ids --force -o more.zarr
cat more.zarr/55/66

exit
: <<'STDOUT'
## w.bake: data of somebody
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/results.data: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a table
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/output.csv: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: an output
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/output: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: folders
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/tree: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a request of somebody
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/request: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: an unfinished request of somebody
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/request.5: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a log
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/requests.log: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a journal
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/1-of-1.journal: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a lock of somebody
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/
pave: w.bake/lock: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and a letter
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/letter.txt: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and a letter in its tree
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/tree/2024/a.jpg: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and what was replaced
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/replaced: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
## w.bake: a bake, and a link as its tree
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/tree: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and a link as its journal
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/1-of-1.journal: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and a pipe as its journal
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/1-of-1.journal: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
## w.bake: a bake, and a picture beside the levels
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake/tree/0.png: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o w/ --force
pave: w.bake: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o photos/
pave: photos: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o tiles/
pave: tiles: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --force -o z.zarr
pave: z.zarr: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --resume -o photos/
pave: photos: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --resume -o x.pmtiles
pave: x.pmtiles: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --format mbtiles --resume -o x.mbtiles
pave: x.mbtiles: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o x.pmtiles
pave: x.pmtiles: already exists; choose another name, remove it, or replace it with --force
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --resume -o pipe.pmtiles
pave: pipe.pmtiles: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o pipe.pmtiles
pave: pipe.pmtiles: is not a regular file; choose another name, or remove it
-> 2
mine
mine
mine
mine
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o old/
pictures=1/1 units=1/1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pictures=1/1 units=1/1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old/0/0/notes.txt: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old/index.html: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
mine
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old/0/0/1.png: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
mine
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old/1/0/0.png: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
mine
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old/0/0/00.png: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
mine
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page --force -o old/
pave: old: has files that a bake does not write, or lacks the file .bake that marks a bake, so it is not replaced; choose another folder
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --resume -o old.pmtiles
pictures=1/1 units=1/1 kept=1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 8 --resume -o old.pmtiles
pave: old.pmtiles: is a bake with other options or files; choose another name, or replace it with --force
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --at 1,0 --resume -o old.pmtiles
pave: old.pmtiles: is a bake with other options or files; choose another name, or replace it with --force
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --resume -o old.pmtiles
pave: old.pmtiles: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --resume -o old.mbtiles
pictures=1/1 units=1/1 kept=1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 8 --resume -o old.mbtiles
pave: old.mbtiles: is a bake with other options or files; choose another name, or replace it with --force
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --at 1,0 --resume -o old.mbtiles
pave: old.mbtiles: is a bake with other options or files; choose another name, or replace it with --force
-> 2
$ timeout 20 pave world bake --size 8x8 --tile 8 --seed 7 --resume -o old.mbtiles
pave: old.mbtiles: is not the output of a bake, or is damaged; choose another name, or replace it with --force
-> 3
$ pave world bake pond.tsx --size 40x40 --no-page -o pond/ --part 1/2
pictures=0/21 units=0/1 whole=no
$ pave world bake pond.tsx --size 40x40 --no-page -o pond/ --part 2/2
pave: pond.bake/request: the bake begun there has other options or files; go on with those, or remove the folder to begin anew
-> 2
$ pave world bake pond.tsx --size 40x40 --no-page -o pond/ --part 2/2 --resume
pave: pond.bake/request: the bake begun there has other options or files; go on with those, or remove the folder to begin anew
-> 2
$ pave world bake pond.tsx --size 40x40 --no-page -o pond/ --part 2/2
pictures=21/21 units=1/1 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one/
pictures=139/139 units=5/5 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one.pmtiles
pictures=139/139 units=5/5 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
pave: one-two/: the picture 3/0/0 was damaged; it and all later ones were rebuilt
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 2/2 --resume
pictures=139/139 units=5/5 kept=2 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o one-two/ --part 2/2 --resume
pictures=139/139 units=5/5 kept=1 whole=yes
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
pave: two.pmtiles: the picture 1/0/0 was damaged; it and all later ones were rebuilt
same: one.pmtiles two.pmtiles
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
pave: two.pmtiles: the picture 1/0/0 was damaged; it and all later ones were rebuilt
same: one.pmtiles two.pmtiles
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 1/2
pictures=108/139 units=2/5 whole=no
$ timeout 20 pave world bake --seed 7 --size 600x600 --tile 4 --no-page -o two.pmtiles --part 2/2 --resume
pictures=139/139 units=5/5 whole=yes
pave: two.pmtiles: the picture 1/0/0 was damaged; it and all later ones were rebuilt
same: one.pmtiles two.pmtiles
$ timeout 20 pave world bake --seed 7 --size 1000x1000 -o one.zarr
chunks=16/16 units=4/4 whole=yes
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 1/2 -o two.zarr
chunks=8/16 units=2/4 whole=no
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 2/2 --resume -o two.zarr
chunks=16/16 units=4/4 whole=yes
pave: two.zarr: the chunk 0,0 was damaged; it and all later ones were rebuilt
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 1/2 -o s.zarr
chunks=8/16 units=2/4 whole=no
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 2/2 -o s.zarr
pave: s.zarr.bake/2-of-2.journal: is in the way, and was not written by a bake; move it away, or choose another output
-> 2
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 2/2 -o s.zarr
pave: s.zarr.bake/tree/0/0: a link, or something else that is not a file of a bake, is in the way; remove it
-> 3
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --part 1/2 --resume -o s.zarr
pave: s.zarr.bake/tree/0/0: a link, or something else that is not a file of a bake, is in the way; remove it
-> 3
precious
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o link.pmtiles
pictures=1/1 units=1/1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o link.pmtiles --force
pictures=1/1 units=1/1 whole=yes
$ timeout 20 pave world bake --size 8x8 --tile 8 --no-page -o link/
pictures=1/1 units=1/1 whole=yes
empty
empty/.bake
empty/0
empty/0/0
empty/0/0/0.png
real
real/a.pmtiles
$ timeout 20 pave world bake --seed 7 --size 1000x1000 -o more.zarr
chunks=16/16 units=4/4 whole=yes
$ timeout 20 pave world bake --seed 7 --size 1000x1000 --force -o more.zarr
pave: more.zarr/55/66: was not written by a bake, or was changed since, so its folder is not replaced; move it away, or choose another output
-> 2
mine
STDOUT
