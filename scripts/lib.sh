# shellcheck shell=bash
# What the scripts share. Source it first: . "$(dirname "$0")/lib.sh"
# It sets `root`, the folder of the project, and goes there, so that every script works from any folder.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# One line about what is being done.
say() { printf '\n== %s\n' "$*"; }

# One line about what is wrong and what to do; ends the script.
die() {
    printf '%s: %s\n' "scripts/$(basename "$0")" "$*" >&2
    exit 1
}

# The comment at the head of the script is its help.
show_help() { awk 'NR == 1 { next } !/^#/ || /^# shellcheck/ { exit } { sub(/^# ?/, ""); print }' "$0"; }

# ---- Set-up -------------------------------------------------------------------------------------------------------------------

# The packages that a bare Debian 12 lacks, with reasons. One package a line; scripts/setup installs those that are missing.
# First those of every build; then those of the library, the command and scripts/demo; of the package and the page of web/ (scripts/play); and
# those that only the tests need.
packages_any='
cmake                     configures the build
ninja-build               runs the build of the presets
'
packages_build="$packages_any"'
gcc                       compiles pave
libc6-dev                 the headers of the C library
make                      runs the build without a preset
pkg-config                finds libraries, including those of pave
libexpat1-dev             reads TSX and TMX
zlib1g-dev                reads and writes compressed layers
libzstd-dev               reads and writes compressed layers
libpng-dev                reads and writes PNG pictures
libdeflate-dev            compresses pictures and arrays of baked worlds
libcairo2-dev             writes drawings as PDF and PNG
fonts-dejavu-core         the font of labels in drawings
libsqlite3-dev            stores worlds with their edits
libqhull-dev              computes Voronoi diagrams
libplanarity-dev          draws graphs without positions
tiled                     opens our maps in tests, and contains example tile sets
'
packages_web='
clang-14                  compiles for WebAssembly, and builds sanitizers and fuzzers
lld-14                    links for WebAssembly
wasi-libc                 the C library for WebAssembly
libclang-rt-14-dev-wasm32 the runtime library of clang for WebAssembly
python3                   reads the headers for other languages, and checks written files
nodejs                    runs WebAssembly, npm, and readers of glTF, PMTiles and Zarr
npm                       installs the dependencies of web/ and tests/npm
'
packages="$packages_build$packages_web"'
g++                       compiles the public headers as C++ in tests
clang                     installs clang-14 under the name clang
libclang-rt-14-dev        the sanitizers of clang-14
llvm-14                   makes sanitizer reports readable, and measures the coverage of fuzzers
git                       manages the source code
libomp-14-dev             OpenMP for the command when clang builds it
libcmocka-dev             runs the unit tests
python3-dev               compiles the Python package
python3-cffi              connects the Python package to C
python3-setuptools        builds the Python package
python3-wheel             makes a wheel of the Python package
python3-venv              makes virtual environments
python3-numpy             arrays in Python
python3-pytest            tests the Python package
python3-shapely           reads the polygons of the Python package, and joins those of us-atlas
binaryen                  converts WebAssembly to JavaScript for the extension of Tiled
mono-mcs                  compiles the binding for C#
mono-runtime              runs programs in C#
libmono-system-core4.0-cil a library that the C# test needs
libjansson-dev            reads our JSON in tests
librandom123-dev          reference implementation of our random numbers
libgeos-dev               checks that the polygons of tessellations are valid and leave no gaps
libboost-dev              checks the faces of planar graphs; benchmarks compare its Voronoi diagrams
libcgal-dev               checks arrangements of lines; benchmarks compare its Delaunay triangulation
libstb-dev                benchmarks compare its stb_herringbone_wang_tile
qemu-user                 runs the goldens for other processors
gcc-aarch64-linux-gnu     builds the goldens for aarch64
libc6-dev-arm64-cross     the headers of the C library for aarch64
gcc-mingw-w64-x86-64      builds the core for Windows
chromium-headless-shell   runs the page in tests, with fonts-dejavu-core
sqlite3                   reads .mbtiles in tests, and makes hostile world files
strace                    stops commands at chosen system calls
mandoc                    checks the man page
bsdextrautils             converts the man page to plain text
locales                   makes a locale with a decimal comma for the tests
bash-completion           runs the completion in tests
shellcheck                checks the scripts
'

# Those that only scripts/test --soak needs.
packages_soak='
gcc-s390x-linux-gnu       builds the goldens for a big-endian processor
libc6-dev-s390x-cross     the C library for it
lintian                   checks the Debian packages
libz-mingw-w64-dev        compression, for the command on Windows
wine64                    runs it
firefox-esr               runs the page in tests, as a second browser
xvfb                      a screen for Firefox, which has no WebGL without one
'

# The packages of a table that are not installed, one a line.
packages_missing() {
    local name reason
    while read -r name reason; do
        [ -n "$name" ] || continue
        ! { [ "$name" = npm ] && command -v npm >/dev/null; } || continue # other packages of nodejs hold it
        dpkg-query --show --showformat='${db:Status-Abbrev}' "$name" 2>/dev/null | grep '^ii' >/dev/null || printf '%s\t%s\n' "$name" "$reason"
    done <<<"$1"
}

# set_up [build|web|soak] [yes]: installs what is missing; build, web: only what these take. On a terminal it asks first, unless `yes` is given.
set_up() {
    local table=$packages answer missing names admin=()
    case " $* " in
    *' build '*) table=$packages_build ;;
    *' web '*) table=$packages_any$packages_web ;;
    *' soak '*) table+=$packages_soak ;;
    esac
    say 'Set-up'
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        printf 'This system has no apt-get. Continuing with the installed packages; the build needs:\n%s\n' "$table"
        return 0
    fi
    missing=$(packages_missing "$table")
    if [ -z "$missing" ]; then
        printf 'Nothing is missing.\n'
        return 0
    fi
    printf 'These Debian packages are missing:\n'
    printf '%s\n' "$missing" | awk -F'\t' '{ printf "  %-24s %s\n", $1, $2 }'
    names=$(printf '%s\n' "$missing" | cut -f1)
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "installing needs root and there is no sudo; as root, run: apt-get install ${names//$'\n'/ }"
        admin=(sudo)
    fi
    case " $* " in
    *' yes '*) ;;
    *)
        if [ -t 0 ] && [ -t 1 ]; then
            read -r -p 'Install them now with apt-get? [Y/n] ' answer
            case "$answer" in '' | [yY]*) ;; *) die 'nothing was installed; run it again when you like, or install them yourself' ;; esac
        fi
        ;;
    esac
    say 'apt-get update'
    # The timeout is for the lock of the packages; for that of the lists apt-get does not wait by itself.
    local printed tries=60
    until printed=$("${admin[@]}" env LC_ALL=C apt-get -o DPkg::Lock::Timeout=300 update --quiet 2>&1); do
        printf '%s\n' "$printed"
        if [[ $printed != *'Could not get lock'* || $((--tries)) -eq 0 ]]; then
            die 'apt-get update failed; see its message above (is the network there?)'
        fi
        sleep 5
    done
    printf '%s\n' "$printed"
    say 'apt-get install'
    # shellcheck disable=SC2086 # names are words
    "${admin[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install --quiet --yes --no-install-recommends $names ||
        die 'apt-get install failed; see its message above'
}

# Installs what the tests take from npm, in the versions of tests/npm/package-lock.json, below build/tools/npm. Without npm or a network it
# says so, and the tests that need it are skipped.
set_up_npm() {
    local folder=build/tools/npm
    say 'What the tests take from npm'
    if ! command -v npm >/dev/null; then
        echo 'skip: gltf-validator, pmtiles, zarrita, us-atlas and Godot, because there is no npm; Debian has it'
        return 0
    fi
    mkdir -p "$folder"
    if [ -d "$folder/node_modules" ] && cmp -s tests/npm/package-lock.json "$folder/package-lock.json"; then
        printf 'Nothing is missing.\n'
        return 0
    fi
    cp tests/npm/package.json tests/npm/package-lock.json "$folder/"
    (cd "$folder" && npm ci --silent --omit=peer --ignore-scripts --no-audit --no-fund >/dev/null) || {
        rm -f "$folder/package-lock.json"
        echo 'skip: gltf-validator, pmtiles, zarrita, us-atlas and Godot, npm could not install them'
    }
}

# Installs what makes and tests the package of web/js, in the versions of web/package-lock.json, in web/node_modules: a node among it, since
# Debian's is older than the tools take. Without npm or a network it says so, and the tests of web/ are skipped.
set_up_web() {
    local kept=web/node_modules/.package-lock.of-web.json
    say 'What web/ takes from npm'
    if ! command -v npm >/dev/null; then
        echo 'skip: web/, because there is no npm; Debian has it'
        return 0
    fi
    if cmp -s web/package-lock.json "$kept"; then
        printf 'Nothing is missing.\n'
        return 0
    fi
    (cd web && npm ci --silent --no-audit --no-fund >/dev/null) || {
        rm -rf web/node_modules
        echo 'skip: web/, npm could not install what it takes'
        return 0
    }
    cp web/package-lock.json "$kept"
}

# ---- Building -----------------------------------------------------------------------------------------------------------------

# The number of jobs: one for each available processor.
jobs() { nproc 2>/dev/null || echo 2; }

# build PRESET [CMAKE OPTION...]: configures and builds build/PRESET.
build() {
    local preset=$1
    shift
    say "Building build/$preset"
    cmake --preset "$preset" "$@" || die "cmake could not configure build/$preset; its message is printed above"
    cmake --build --preset "$preset" --parallel "$(jobs)" || die "build/$preset did not build; the compiler's message is printed above"
}
