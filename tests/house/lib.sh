# shellcheck shell=bash
# What the tests of the house share. Each runs in a separate folder below build/, and ctest sets:
#   PAVE_SOURCE  the folder of the project         PAVE_BUILD  the build folder
set -euo pipefail
: "${PAVE_SOURCE:?run this by ctest, or set it to the folder of the project}" "${PAVE_BUILD:?run this by ctest, or set it to the build folder}"

wrong=0

# Goes to a folder of its own, which is gone at the end: a test that is run by hand leaves nothing where it was called.
scratch() {
    PAVE_SOURCE=$(cd "$PAVE_SOURCE" && pwd)
    PAVE_BUILD=$(cd "$PAVE_BUILD" && pwd)
    scratch_folder=$(mktemp -d)
    trap 'rm -rf "$scratch_folder"' EXIT
    cd "$scratch_folder"
}

# Reports that something is wrong; the test continues, and `finish` fails it.
wrong() {
    printf 'wrong: %s\n' "$*" >&2
    wrong=$((wrong + 1))
}

# Ends the test with a message.
finish() {
    [ "$wrong" -eq 0 ] || { printf '%s things are wrong\n' "$wrong" >&2; exit 1; }
    printf 'fine: %s\n' "$*"
}

# Ends the test without a verdict. ctest counts it as skipped, and scripts/test repeats the line.
skip() {
    [ -z "$way" ] || answer "skip: $*"
    printf 'skip: %s\n' "$*"
    exit 77
}

# docs/adopt.md makes one tile in several ways. A test that has built what one of them needs calls `goes WAY` first, and `answer TEXT` with what
# the way printed; house/ways compares all answers.
way=
goes() {
    way=$1
    mkdir -p "$PAVE_BUILD/ways"
    rm -f "$PAVE_BUILD/ways/$way"
}
answer() { printf '%s\n' "$*" >"$PAVE_BUILD/ways/$way"; }

# typed HEADING FILE...: what docs/adopt.md tells to type in a section, as commands for a shell. The files of the page that are named are written here.
typed() {
    awk -v heading="## $1" -v files=" ${*:2} " '
        /^## / { inside = $0 == heading }
        /^```/ { fence = !fence; first = fence; shell = $0 == "```sh"; file = ""; next }
        first && /^(\/\/|#) [A-Za-z.]+:$/ && index(files, " " substr($2, 1, length($2) - 1) " ") { file = substr($2, 1, length($2) - 1) }
        { first = 0 }
        fence && file { print >file }
        fence && shell && inside' "$PAVE_SOURCE/docs/adopt.md"
}

# need PROGRAM PACKAGE: skips if a program is missing.
need() { command -v "$1" >/dev/null || skip "$1 is not there (Debian package $2)"; }

# Skips if something that builds web/ is missing; puts its tools on the PATH, a newer node than Debian's among them.
need_web() {
    need node nodejs
    need clang-14 clang-14
    need wasm-ld-14 lld-14
    need ninja ninja-build
    need python3 python3
    [ -f /usr/lib/wasm32-wasi/libc.a ] || skip 'there is no C library for WebAssembly (Debian package wasi-libc)'
    PATH=$PAVE_SOURCE/web/node_modules/.bin:$PATH
}

# Those of the named compilers that are installed.
compilers() {
    local name
    for name; do
        if command -v "$name" >/dev/null; then printf '%s\n' "$name"; else printf 'skip: %s is not there\n' "$name" >&2; fi
    done
}

# flags_of WORDS...: sets `flags` to the words that pkg-config prints, which are quoted for a shell.
# shellcheck disable=SC2034 # for callers
flags=()
flags_of() { eval "flags=($(pkg-config "$@"))"; }
