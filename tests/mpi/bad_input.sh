#!/bin/bash
# Whatever is wrong gives one line and the exit code that belongs to it, on any number of ranks; only the first rank prints.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

scratch
# says COUNT CODE WORDS COMMAND...: on so many ranks, the code and one line with the words.
says() {
    local count=$1 code=$2 words=$3 status=0 printed
    shift 3
    printed=$(ranks "$count" "$pave_mpi" "$@" 2>&1) || status=$?
    [ "$status" -eq "$code" ] || wrong "pave-mpi $* on $count ranks returns $status, not $code"
    [ "$(wc -l <<<"$printed")" -eq 1 ] || wrong "pave-mpi $* on $count ranks prints several lines: $printed"
    case $printed in *"$words"*) ;; *) wrong "pave-mpi $* on $count ranks prints '$printed'" ;; esac
}
for count in 1 3; do
    says "$count" 0 "pave-mpi $(cat "$PAVE_SOURCE/VERSION")" --version
    says "$count" 2 'unknown command "nonsense"' nonsense
    says "$count" 2 'this command needs one process: use pave world fill' world fill --size 3x3
    says "$count" 2 'pave-mpi offers world bake' world
    says "$count" 2 '--tile: "x" is not an integer' world bake --tile x
done
[ "$(ranks 2 "$pave_mpi" --help | sed -n 1p)" = 'Usage: mpirun -n N pave-mpi COMMAND [OPTION...]' ] || wrong '--help prints something else'
ranks 2 "$pave_mpi" world bake --help | grep -- '--seed' >/dev/null || wrong 'world bake --help prints no options'

# A message of one rank alone, behind the first one, is printed all the same. A wrapper gives each rank a folder of its own, as on machines that
# share none; one of them lacks what the call names.
cat >wrapper <<'END'
#!/bin/bash
rank=${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}
mkdir -p "rank$rank"
cd "rank$rank"
[ "$rank" -eq 2 ] || mkdir -p out
exec "$@"
END
chmod +x wrapper
status=0
printed=$(ranks 3 ./wrapper "$pave_mpi" world bake --size 30x30 -o out/a.pmtiles 2>&1) || status=$?
[ "$status" -eq 3 ] || wrong "where one rank lacks a folder it returns $status"
[ "$printed" = 'pave-mpi: out/a.pmtiles: the folder out does not exist; make it first' ] || wrong "where one rank lacks a folder it prints '$printed'"
# The folders are there, but not shared.
mkdir rank2/out
rm -rf rank?/out/*
status=0
printed=$(ranks 3 ./wrapper "$pave_mpi" world bake --size 30x30 -o out/a.pmtiles 2>&1) || status=$?
[ "$status" -eq 3 ] || wrong "where folders are not shared it returns $status"
case $printed in 'pave-mpi: out/a.pmtiles.bake/1-of-1.data: cannot be opened: No such file or directory; '*) ;; *) wrong "where folders are not shared it prints '$printed'" ;; esac
[ "$(wc -l <<<"$printed")" -eq 1 ] || wrong "where folders are not shared it prints several lines: $printed"
finish 'one line and one exit code on 1 and 3 ranks'
