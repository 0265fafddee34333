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
