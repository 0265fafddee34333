# shellcheck shell=bash
# What the tests of the command share; tests/cli/run reads it before each.
#   DATA    files of the tests      SOURCE  the folder of the project

# try COMMAND...: prints the command, whatever it prints, and its exit code unless that is 0.
try() {
    local status=0
    printf '$ %s\n' "$*"
    "$@" 2>&1 || status=$?
    [ "$status" -eq 0 ] || printf -- '-> %s\n' "$status"
}

# Skips the test, with a message.
skip() {
    printf 'skip: %s\n' "$*"
    exit 77
}

# size_of_png FILE.png: WIDTHxHEIGHT as its head says.
size_of_png() { od -An -tu1 -j16 -N8 "$1" | awk '{ printf "%dx%d\n", $1 * 16777216 + $2 * 65536 + $3 * 256 + $4, $5 * 16777216 + $6 * 65536 + $7 * 256 + $8 }'; }

# same_file A B: says whether two files are the same, byte by byte.
same_file() { cmp -s "$1" "$2" && printf 'same: %s %s\n' "$1" "$2" || printf 'different: %s %s\n' "$1" "$2"; }

# set_of_254 NAME KIND WANGID: prints a tile set of one tile, with as many colours as there can be.
set_of_254() {
    printf '<tileset version="1.8" name="%s" tilewidth="16" tileheight="16" tilecount="1" columns="1">\n' "$1"
    printf '<image source="%s.png" width="16" height="16"/>\n<wangsets><wangset name="%s" type="%s" tile="-1">\n' "$1" "${1^}" "$2"
    for ((i = 1; i <= 254; i++)); do
        printf '<wangcolor name="c%d" color="#%06x" tile="-1" probability="1"/>\n' $i $((i * 65793))
    done
    printf '<wangtile tileid="0" wangid="%s"/>\n</wangset></wangsets></tileset>\n' "$3"
}
