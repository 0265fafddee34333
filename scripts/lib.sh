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
cmake                     the build
ninja-build               the build of the presets
'
packages_build="$packages_any"'
gcc                       the compiler
libc6-dev                 the C library, to build with
make                      the build without a preset
pkg-config                finds libraries, and is how those of pave are found
libexpat1-dev             reads TSX and TMX
zlib1g-dev                compressed layers
libzstd-dev               compressed layers
libpng-dev                pictures
libdeflate-dev            pictures and arrays of baked worlds
libcairo2-dev             scenes as PDF and PNG
fonts-dejavu-core         the typeface of labels in them
libsqlite3-dev            worlds with their edits in a file
libqhull-dev              Voronoi diagrams, to compare with
libplanarity-dev          drawings of graphs that have no positions
tiled                     the independent reader of our maps, and real tile sets
'
packages_web='
clang-14                  compiles for WebAssembly; the second compiler; sanitizers and fuzzers
lld-14                    links for WebAssembly
wasi-libc                 the C library for it
libclang-rt-14-dev-wasm32 functions that clang itself needs for it
python3                   reads the headers, for other languages; and what is written, as strict readers of others do
nodejs                    runs npm, readers of glTF, PMTiles and Zarr, and WebAssembly
npm                       installs what web/ and tests/npm list
'
packages="$packages_build$packages_web"'
g++                       public headers are tested as C++
clang                     clang-14 by its plain name
libclang-rt-14-dev        the sanitizers of clang-14
llvm-14                   readable sanitizer reports; coverage of the fuzzers
git                       version control
libomp-14-dev             threads of the command when clang builds it
libcmocka-dev             the tests
python3-dev               compiles the Python package
python3-cffi              what it is made with
python3-setuptools        its build
python3-wheel             its build as a file
python3-venv              an environment in which it is installed
python3-numpy             its arrays
python3-pytest            its tests
python3-shapely           reads the polygons that it gives; unites those of us-atlas
binaryen                  makes JavaScript of WebAssembly, for the extension of Tiled
mono-mcs                  compiles the binding for C#
mono-runtime              runs it
libmono-system-core4.0-cil what its test takes
libjansson-dev            an independent reader of JSON, for what we write
librandom123-dev          the reference of our random words
libgeos-dev               an oracle of tessellation: are polygons valid, does their union lack nothing
libboost-dev              another: the faces of planar graphs; and a Voronoi diagram, measured beside us
libcgal-dev               another: arrangements of lines; and a Delaunay triangulation, measured beside us
libstb-dev                stb_herringbone_wang_tile, measured beside us
qemu-user                 runs the goldens for other processors
gcc-aarch64-linux-gnu     builds the goldens for aarch64
libc6-dev-arm64-cross     the C library for aarch64
gcc-mingw-w64-x86-64      builds the core for Windows
chromium-headless-shell   the browser in which the page is tested, with fonts-dejavu-core
sqlite3                   an independent reader of .mbtiles; makes hostile world files
strace                    kills commands at chosen system calls
mandoc                    checks the man page
bsdextrautils             col, for the man page as plain text
locales                   a locale with a decimal comma, made for the tests
bash-completion           the completion is tested with it
shellcheck                checks the scripts
'

# Those that only pave_mpi and pave-mpi need, which are built with -DPAVE_MPI=ON: optional. The tests take them as well.
packages_mpi='
libopenmpi-dev            MPI: worlds and segregations on many processes
openmpi-bin               starts them: mpirun
'

# Those that only scripts/test --soak needs.
packages_soak='
gcc-s390x-linux-gnu       builds the goldens for a big-endian processor
libc6-dev-s390x-cross     the C library for it
lintian                   checks the Debian packages
libz-mingw-w64-dev        compression, for the command on Windows
wine64                    runs it
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

# set_up [build|web|soak] [mpi] [yes]: installs what is missing; build, web: only what these take; mpi: what pave_mpi takes as well. On a terminal it asks first, unless `yes` is given.
set_up() {
    local table=$packages answer missing names admin=()
    case " $* " in
    *' build '*) table=$packages_build ;;
    *' web '*) table=$packages_any$packages_web ;;
    *' soak '*) table+=$packages_soak ;;
    esac
    case " $* " in *' mpi '*) table+=$packages_mpi ;; esac
    say 'Set-up'
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        printf 'This is no Debian: there is no apt-get. Going on with what is installed; what the build needs is:\n%s\n' "$table"
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
