# shellcheck shell=bash disable=SC2154 # clang is set by those who read this
# What run and coverage share: a fuzzer NAME is the file fuzz_NAME.c beside this one; its inputs are in corpus/NAME.pack, and in the build in inputs/NAME.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)

# The names of all fuzzers.
fuzzers() {
    local file
    for file in "$here"/fuzz_*.c; do
        file=${file##*/fuzz_}
        printf '%s\n' "${file%.c}"
    done
}

# tool NAME: its path in clang 14 or another; nothing where there is none.
tool() { command -v "$1-14" || command -v "$1" || true; }

# build FOLDER FLAGS TARGETS... [-- CMAKE OPTIONS...]: builds them with clang and these flags; prints what went wrong.
build() {
    local folder=$1 flags=$2 targets=()
    shift 2
    while [ $# -gt 0 ] && [ "$1" != -- ]; do targets+=("$1"); shift; done
    [ $# -eq 0 ] || shift
    mkdir -p "$folder"
    { cmake -S "$root" -B "$folder" -DCMAKE_C_COMPILER="$clang" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_FLAGS="$flags" -DPAVE_HOUSE_TESTS=OFF \
        -DPAVE_EXAMPLES=OFF -DPAVE_BENCH=OFF -DPAVE_COMMAND=OFF -DPAVE_SOAK=OFF "$@" &&
        cmake --build "$folder" --parallel 2 --target "${targets[@]}"; } >"$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
}
