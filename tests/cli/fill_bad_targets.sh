# Targets that cannot be written and pictures that cannot be read: exit code 3, one line, nothing half-written.
[ "$(id -u)" -ne 0 ] || run_as_nobody=1
try pave world fill -o nowhere/a.csv
mkdir folder folder/a.png
try pave world fill -o folder/a.png
try pave world fill -o folder/b.tmx --size 2x2
ls folder
cp "$DATA/two_sets.tsx" .
for format in csv json tmx tmj png; do
    try pave world fill two_sets.tsx --set Shore --format $format -o /dev/full
done
try pave world fill --tile 4 -o /dev/full --format png
try pave world fill --size 100000x100000 -o big.tmx
try pave world fill -o a.csv/b.csv
if [ -z "${run_as_nobody-}" ]; then
    mkdir locked
    chmod a-w locked
    pave world fill -o locked/a.csv 2>/dev/null
    [ $? -eq 3 ] || echo 'a locked folder was written to'
    chmod u+w locked
    rmdir locked || echo 'something was left in it'
fi

# Standard output
pave world fill --size 100x100 -o - --format csv >/dev/full
echo "-> $?"
pave world fill --hash >/dev/full
echo "-> $?"
pave wang check >/dev/full
echo "-> $?"
pave world fill --hash >&-
echo "-> $?"
pave world fill -o - --format csv >&-
echo "-> $?"
pave --help >&-
echo "-> $?"
pave world fill --size 2000x2000 -o - --format csv | head -n 1 | wc -l
echo "-> ${PIPESTATUS[0]}"
# A file is not opened with the number of a closed stream.
pave world fill --size 2x2 -o a.csv <&- >&- 2>&-
echo "-> $?"
cat a.csv

# Pictures
try pave world fill two_sets.tsx --set Shore -o a.png
pave wang template --kind corner -o blank.png
cp blank.png whole.png
head -c 200 whole.png >blank.png
try pave world fill blank.tsx -o a.png
echo 'no picture' >blank.png
try pave world fill blank.tsx -o a.png
pave wang template --kind corner --tile 8 -o small.png
cp small.png blank.png
try pave world fill blank.tsx -o a.png
# but a map needs no picture
try pave world fill blank.tsx -o a.tmx
try pave world fill two_sets.tsx --set Shore --hash
# A picture that would be too large is not begun.
try pave world fill --size 100000000x1 -o b.png
try pave world fill --size 1x100000000 -o b.tmx
try pave world fill --size 3000000x1 --tile 1024 --set meadow -o c.tmj
ls -A

exit
: <<'STDOUT'
$ pave world fill -o nowhere/a.csv
pave: nowhere/a.csv: the folder nowhere does not exist; make it first
-> 3
$ pave world fill -o folder/a.png
pave: folder/a.png: cannot write: Is a directory; it is a folder: name a file in it
-> 3
$ pave world fill -o folder/b.tmx --size 2x2
a.png
b-roads.png
b-roads.tsx
b.tmx
$ pave world fill two_sets.tsx --set Shore --format csv -o /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill two_sets.tsx --set Shore --format json -o /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill two_sets.tsx --set Shore --format tmx -o /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill two_sets.tsx --set Shore --format tmj -o /dev/full
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill two_sets.tsx --set Shore --format png -o /dev/full
pave: two_sets.tsx:3: picture two_sets.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill --tile 4 -o /dev/full --format png
pave: /dev/full: cannot write: No space left on device; make room on the disk
-> 3
$ pave world fill --size 100000x100000 -o big.tmx
pave: --size: 100000x100000 is more than 1000 million cells; choose a smaller size, or give --force
-> 2
$ pave world fill -o a.csv/b.csv
pave: a.csv/b.csv: the folder a.csv does not exist; make it first
-> 3
-> 3
-> 3
-> 3
-> 3
-> 3
-> 3
1
-> 3
-> 0
14,15
9,5
$ pave world fill two_sets.tsx --set Shore -o a.png
pave: two_sets.tsx:3: picture two_sets.png: the file cannot be read (No such file or directory); check its name and permissions
-> 3
$ pave world fill blank.tsx -o a.png
pave: blank.tsx:3: picture blank.png: the PNG is damaged or cut off (it ends too early); save it again
-> 3
$ pave world fill blank.tsx -o a.png
pave: blank.tsx:3: picture blank.png: this is not a PNG; save the picture as one
-> 3
$ pave world fill blank.tsx -o a.png
pave: blank.tsx:3: picture blank.png: it has 32 x 32 pixels, but the tile set says 128 x 128: use the picture that belongs to it
-> 3
$ pave world fill blank.tsx -o a.tmx
$ pave world fill two_sets.tsx --set Shore --hash
0x1f7d189ff7e46470
$ pave world fill --size 100000000x1 -o b.png
pave: b.png: a map 100000000 cells wide: the maximum is 4194304; write it in several parts
-> 2
$ pave world fill --size 1x100000000 -o b.tmx
pave: b.tmx: 1 x 100000000 cells of 32 x 32 pixels make a picture of more than 2^31 - 1 pixels: choose a smaller size
-> 2
$ pave world fill --size 3000000x1 --tile 1024 --set meadow -o c.tmj
pave: c.tmj: 3000000 x 1 cells of 1024 x 1024 pixels make a picture of more than 2^31 - 1 pixels: choose a smaller size
-> 2
a.csv
a.tmx
blank.png
blank.tsx
folder
small.png
small.tsx
two_sets.tsx
whole.png
STDOUT
: <<'STDERR'
pave: standard output: cannot write: No space left on device; make room on the disk
pave: standard output: cannot be written: No space left on device; free space on the disk
pave: standard output: cannot be written: No space left on device; free space on the disk
pave: standard output: cannot be written: Bad file descriptor; it was closed; leave it open, or redirect it to a file
pave: standard output: cannot write: Bad file descriptor; choose another place
pave: standard output: cannot be written: Bad file descriptor; it was closed; leave it open, or redirect it to a file
pave: standard output: cannot write: Broken pipe; the reader closed it
STDERR
