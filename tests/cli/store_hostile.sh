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
bad 'numbers that are no key' "UPDATE sqlite_schema SET sql = replace(sql, 'number INTEGER PRIMARY', 'number INTEGER PRIMARX') WHERE name = 'edits'"
bad 'a schema that is no SQL' "UPDATE sqlite_schema SET sql = 'CREATE TABLE edits(' || char(10) || ')' WHERE name = 'edits'"
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
bad 'tile sets that are no JSON' "UPDATE world SET value = '{' || char(10) || '[' WHERE name = 'tiles'"
bad 'tile sets nested 100,000 deep' "UPDATE world SET value = replace(printf('%.100000c', 'x'), 'x', '[') WHERE name = 'tiles'"
bad 'an origin far out' "UPDATE world SET value = '2147483647,0,0' WHERE name = 'origin'"
bad 'a seed that is no number' "UPDATE world SET value = 1.5 WHERE name = 'seed'"
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
