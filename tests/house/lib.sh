# shellcheck shell=bash
# What the tests of the house share. They run in a folder of their own below build/ and are given by ctest:
#   PAVE_SOURCE  the folder of the project         PAVE_BUILD  the build folder
set -euo pipefail
: "${PAVE_SOURCE:?run this by ctest}" "${PAVE_BUILD:?run this by ctest}"

wrong=0

# Says that something is wrong; the test goes on, and `finish` fails it.
wrong() {
    printf 'wrong: %s\n' "$*" >&2
    wrong=$((wrong + 1))
}

# Ends the test, in words.
finish() {
    [ "$wrong" -eq 0 ] || { printf '%s things are wrong\n' "$wrong" >&2; exit 1; }
    printf 'fine: %s\n' "$*"
}

# Ends the test without a verdict. ctest counts it as skipped, and scripts/test repeats the line.
skip() {
    printf 'skip: %s\n' "$*"
    exit 77
}

# need PROGRAM PACKAGE: skips where a program is not there.
need() { command -v "$1" >/dev/null || skip "$1 is not there (Debian package $2)"; }

# A list of compilers that are there, of those that are named.
compilers() {
    local name
    for name; do
        if command -v "$name" >/dev/null; then printf '%s\n' "$name"; else printf 'skip: %s is not there\n' "$name" >&2; fi
    done
}
