# World files that somebody else has made or changed: each is refused in one line, by every command, with exit code 3 and in time.
exec 2>&1
command -v sqlite3 >/dev/null || skip "sqlite3, which changes the files, is not installed"

# refused WHAT: every command refuses bad.pave in one line and prints nothing else; shows what the first says.
refused() {
    local call code first='' wrong=''
    for call in 'log bad.pave' 'at bad.pave 3,4' 'fill bad.pave --size 4x4 --hash' 'edit bad.pave 9,9 15' 'undo bad.pave' 'verify bad.pave'; do
        code=0
        # shellcheck disable=SC2086 # words
        timeout 20 pave world $call >out 2>err || code=$?
        [ $code -eq 3 ] && [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] || wrong="$wrong; pave world $call: $code, $(head -c 300 out err)"
        [ -n "$first" ] || first=$(cat err)
    done
    printf '%s\n  %s\n%s' "$1" "$first" "${wrong:+  WRONG$wrong
}"
    rm -rf bad.pave bad.pave-*
}

# bad WHAT SQL: a copy of town.pave, changed. old WHAT SQL: the same without the sums that pave keeps of edits.
bad() {
    cp town.pave bad.pave
    sqlite3 bad.pave ".dbconfig defensive off" "PRAGMA writable_schema=ON; $2" >/dev/null 2>sql || cat sql
    refused "$1"
}
old() { bad "$1" "PRAGMA user_version=3; DELETE FROM world WHERE name='edits'; $2"; }

pave world new town.pave --seed 7
pave world edit town.pave 3,4 15 --payload 'a well' >/dev/null
pave world edit town.pave 20,2 --area 1 --size 8x5 >/dev/null
pave world edit town.pave 40,2 5 >/dev/null
pave world undo town.pave >/dev/null

echo '# Tables that pave did not make'
bad 'a view that never ends' "ALTER TABLE world RENAME TO w2; CREATE VIEW world AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT 'n'||x AS name, x AS value FROM c"
bad 'a view of edits' "ALTER TABLE edits RENAME TO e2; CREATE VIEW edits AS SELECT * FROM e2"
bad 'a trigger that drops edits' "CREATE TRIGGER t BEFORE INSERT ON edits BEGIN SELECT RAISE(IGNORE); END"
bad 'a trigger that deletes the others' "CREATE TRIGGER t AFTER INSERT ON edits BEGIN DELETE FROM edits; END"
bad 'an index' "CREATE INDEX i ON edits(q)"
bad 'an index on an expression' "CREATE INDEX i ON edits(abs(q))"
bad 'a table' "CREATE TABLE other(x)"
bad 'a generated column' "ALTER TABLE edits ADD COLUMN twice AS (q * 2)"
bad 'a check' "UPDATE sqlite_schema SET sql = replace(sql, 'kind INTEGER NOT NULL', 'kind INTEGER NOT NULL CHECK (kind < 9)') WHERE name = 'edits'"
bad 'a virtual table' "CREATE VIRTUAL TABLE v USING fts5(x)"
bad 'a lost table' "DROP TABLE cells"
bad 'numbers that are not a key' "UPDATE sqlite_schema SET sql = replace(sql, 'number INTEGER PRIMARY', 'number INTEGER PRIMARX') WHERE name = 'edits'"
bad 'a schema that is not SQL' "UPDATE sqlite_schema SET sql = 'CREATE TABLE edits(' || char(10) || ')' WHERE name = 'edits'"
bad 'a schema of 10 MB' "UPDATE sqlite_schema SET sql = sql || printf('%.10000000c', ' ') WHERE name = 'edits'"

echo '# Edits that are missing or changed'
bad 'a lost edit' 'DELETE FROM edits WHERE number = 1'
bad 'all edits lost' 'DELETE FROM edits'
bad 'an undone number lost' 'DELETE FROM undone'
bad 'a hidden edit' 'UPDATE edits SET number = -1 WHERE number = 1'
bad 'a changed edit without its sum' 'UPDATE edits SET tile = 5, sum = NULL WHERE number = 1'
bad 'a changed edit' 'UPDATE edits SET tile = 5 WHERE number = 1'
bad 'a changed tally' "UPDATE world SET value = replace(value, '2', '3') WHERE name = 'edits'"
bad 'no tally' "DELETE FROM world WHERE name = 'edits'"

echo '# Numbers and types'
old 'the largest number undone' 'INSERT INTO undone(number) VALUES (9223372036854775806)'
old 'the largest step' 'INSERT INTO undone VALUES (9223372036854775807, 7)'
old 'the largest edit' 'UPDATE edits SET number = 9223372036854775806 WHERE number = 2'
old 'a tile that the set lacks' 'UPDATE edits SET tile = 99, sum = NULL WHERE number = 1'
old 'a tile of text' "UPDATE edits SET tile = 'x', sum = NULL WHERE number = 1"
old 'a place of 2^40' 'UPDATE edits SET place = 1 << 40, sum = NULL'
old 'an area of 2^31' 'UPDATE edits SET width = 2147483647, sum = NULL WHERE kind = 3'
old 'an unknown kind' 'UPDATE edits SET kind = 5, sum = NULL'
old 'cells without end' "UPDATE edits SET kind = 4, sum = NULL WHERE number = 1; INSERT INTO cells VALUES (1, 9223372036854775806, 0, 0, 0, 5)"

echo '# The definition'
bad 'an unknown tiling' "UPDATE world SET value = 'spuare' WHERE name = 'tiling'"
bad 'a zero byte' "UPDATE world SET value = 'square' || char(0) || 'x' WHERE name = 'tiling'"
bad 'a name of 1 MB' "UPDATE world SET value = printf('%.1000000c', 'x') WHERE name = 'tiling'"
bad 'tile sets that are not JSON' "UPDATE world SET value = '{' || char(10) || '[' WHERE name = 'tiles'"
bad 'tile sets nested 100,000 deep' "UPDATE world SET value = replace(printf('%.100000c', 'x'), 'x', '[') WHERE name = 'tiles'"
bad 'an origin far out' "UPDATE world SET value = '2147483647,0,0' WHERE name = 'origin'"
bad 'a seed that is not a number' "UPDATE world SET value = 1.5 WHERE name = 'seed'"
bad 'a newer version' 'PRAGMA user_version = 99'

echo '# Bytes, and other things than files'
cp town.pave bad.pave
printf '\377\377\377\377' | dd of=bad.pave bs=1 seek=60 conv=notrunc status=none
refused 'a version of -1'
head -c 5000 town.pave >bad.pave
refused 'half a file'
head -c 80 town.pave >bad.pave
refused 'a head'
mkdir bad.pave
refused 'a folder'
ln -s bad.pave bad.pave
refused 'a link to itself'
ln -s /dev/zero bad.pave
refused 'a link to a device'
mkfifo bad.pave
for call in 'log bad.pave' 'edit bad.pave 9,9 15' 'undo bad.pave'; do
    # shellcheck disable=SC2086 # words
    try timeout 20 pave world $call
done
rm bad.pave
for end in journal wal shm; do
    cp town.pave bad.pave
    mkfifo bad.pave-$end
    refused "a pipe as bad.pave-$end"
done

# A page that only a writer needs: what stood in it is read, an edit is refused as what it is, an error of the file.
cp town.pave bad.pave
sqlite3 bad.pave "CREATE TABLE x(a); INSERT INTO x VALUES (zeroblob(30000)); DROP TABLE x"
page=$(sqlite3 bad.pave 'PRAGMA page_size') last=$(sqlite3 bad.pave 'PRAGMA page_count')
head -c "$page" /dev/zero | tr '\0' '\377' >ff
for k in $(seq 9 "$last"); do dd if=ff of=bad.pave bs="$page" seek=$((k - 1)) conv=notrunc status=none; done
try pave world log bad.pave
try pave world edit bad.pave 9,9 15 --payload "$(head -c 20000 /dev/zero | tr '\0' x)" >out
sed 1d out
try pave world log bad.pave

# A note that names another set: the tiles of the file count, and have no pictures.
for name in lava maze land; do
    cp town.pave other.pave
    sqlite3 other.pave "UPDATE world SET value = 'builtin:$name' WHERE name = 'note'"
    try pave world at other.pave --colors 3,4
    pave world fill other.pave --size 4x4 -o other.csv && cmp <(pave world fill town.pave --size 4x4 -o - --format csv) other.csv
done
try pave world fill other.pave --size 4x4 -o other.png

exit
: <<'STDOUT'
# Tables that pave did not make
a view that never ends
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a view of edits
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a trigger that drops edits
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a trigger that deletes the others
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
an index
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
an index on an expression
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a table
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a generated column
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a check
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a virtual table
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a lost table
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
numbers that are not a key
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
a schema that is not SQL
  pave: bad.pave: the file is damaged: malformed database schema (edits) - near ")": syntax error; restore a copy of it
a schema of 10 MB
  pave: bad.pave: the file is damaged: its tables are not as pave makes them; restore a copy of it
# Edits that are missing or changed
a lost edit
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
all edits lost
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
an undone number lost
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
a hidden edit
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
a changed edit without its sum
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
a changed edit
  pave: bad.pave: the file is damaged: edit 1 was changed after it was written; restore a copy of it
a changed tally
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
no tally
  pave: bad.pave: the file is damaged: edits are missing, or have changed; restore a copy of it
# Numbers and types
the largest number undone
  pave: bad.pave: the file is damaged: the list of undone edits is wrong; restore a copy of it
the largest step
  pave: bad.pave: the file is damaged: the list of undone edits is wrong; restore a copy of it
the largest edit
  pave: bad.pave: the file is damaged: an edit is wrong; restore a copy of it
a tile that the set lacks
  pave: bad.pave: the file is damaged: cell 3,4 cannot have tile 99: the set has no such tile; restore a copy of it
a tile of text
  pave: bad.pave: the file is damaged: an edit is wrong; restore a copy of it
a place of 2^40
  pave: bad.pave: the file is damaged: an edit is wrong; restore a copy of it
an area of 2^31
  pave: bad.pave: the file is damaged: area 20,2 of 2147483647 x 5: use 1 to 65536 along each side, in the range of coordinates; restore a copy of it
an unknown kind
  pave: bad.pave: the file is damaged: an edit is wrong; restore a copy of it
cells without end
  pave: bad.pave: the file is damaged: an edit has no list of cells; restore a copy of it
# The definition
an unknown tiling
  pave: bad.pave: the file is damaged: its tiling is unknown to pave; restore a copy of it
a zero byte
  pave: bad.pave: the file is damaged: the definition of the world is incomplete; restore a copy of it
a name of 1 MB
  pave: bad.pave: the file is damaged: its tiling is unknown to pave; restore a copy of it
tile sets that are not JSON
  pave: bad.pave: the file is damaged: this is not well-formed JSON: a name in quotes is expected here; restore a copy of it
tile sets nested 100,000 deep
  pave: bad.pave: the file is damaged: this is not well-formed JSON: an object is expected here; restore a copy of it
an origin far out
  pave: bad.pave: the file is damaged: origin 2147483647,0,0 is not a cell of the tiling; restore a copy of it
a seed that is not a number
  pave: bad.pave: the file is damaged: the definition of the world is incomplete; restore a copy of it
a newer version
  pave: bad.pave: has version 99, but this pave reads up to 4: use a newer pave
# Bytes, and other things than files
a version of -1
  pave: bad.pave: is not a world file: pave world new makes one
half a file
  pave: bad.pave: the file is damaged: database disk image is malformed; restore a copy of it
a head
  pave: bad.pave: the file is damaged: database disk image is malformed; restore a copy of it
a folder
  pave: bad.pave: is not a world file: pave world new makes one
a link to itself
  pave: bad.pave: cannot be read: Too many levels of symbolic links
a link to a device
  pave: /dev/zero: is not a world file: pave world new makes one
$ timeout 20 pave world log bad.pave
pave: bad.pave: is not a world file: pave world new makes one
-> 3
$ timeout 20 pave world edit bad.pave 9,9 15
pave: bad.pave: is not a world file: pave world new makes one
-> 3
$ timeout 20 pave world undo bad.pave
pave: bad.pave: is not a world file: pave world new makes one
-> 3
a pipe as bad.pave-journal
  pave: bad.pave-journal: is not a file, but a world has a file of this name: remove it
a pipe as bad.pave-wal
  pave: bad.pave-wal: is not a file, but a world has a file of this name: remove it
a pipe as bad.pave-shm
  pave: bad.pave-shm: is not a file, but a world has a file of this name: remove it
$ pave world log bad.pave
1 3,4 tile 15 "a well"
2 20,2 area 8x5 of seed 1
pave: bad.pave: the file is damaged: database disk image is malformed; restore a copy of it
-> 3
$ pave world log bad.pave
1 3,4 tile 15 "a well"
2 20,2 area 8x5 of seed 1
$ pave world at other.pave --colors 3,4
15 2,0,2,0,2,0,2,0
$ pave world at other.pave --colors 3,4
15 2,0,2,0,2,0,2,0
$ pave world at other.pave --colors 3,4
15 2,0,2,0,2,0,2,0
$ pave world fill other.pave --size 4x4 -o other.png
pave: -o other.png: other.pave has no pictures of its tiles, in a sheet by their ids or one for each; add them, or draw its colours with pave world draw
-> 2
STDOUT
