#!/bin/bash
# A signal stops all ranks together: mpirun turns SIGINT and SIGTERM into SIGTERM for the ranks. One line at most says so, and only the folder of
# work is left, for --resume.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

# What was printed, without the warnings of mpirun's own event loop (libevent), which may find a pipe of a stopped rank closed.
printed() { grep -v '^\[warn\] Epoll ' printed || true; }

# check NAME WHERE: what is printed, and that there is no output NAME.pmtiles, after a stop.
check() {
    local name=$1
    shift
    case $(printed) in
    '') ;;
    *$'\n'*) wrong "$1 it prints several lines: $(printed)" ;;
    "pave-mpi: $name.pmtiles: stopped after "*' units, which are kept; go on with --resume') ;;
    *) wrong "$1 it prints: $(printed)" ;;
    esac
    [ ! -e "$name.pmtiles" ] || wrong "$1 there is an output"
}

scratch
# A run that takes minutes.
long=(world bake --seed 7 --size 3000x3000 --tile 16 --no-page --rate 5 -o)

for signal in TERM INT; do
    status=0
    timeout --preserve-status --signal="$signal" --kill-after=30 4 mpirun ${quiet[@]+"${quiet[@]}"} -n 3 "$pave_mpi" "${long[@]}" "$signal.pmtiles" >printed 2>&1 || status=$?
    case $status in 0 | 137) wrong "after SIG$signal mpirun returns $status" ;; esac
    check "$signal" "after SIG$signal"
done

# One rank is stopped, by its own signal: all leave, with the code of the signal.
cat >wrapper <<'END'
#!/bin/bash
rank=${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}
[ "$rank" -ne 1 ] || (sleep 4; kill -TERM $$) &
exec "$@"
END
chmod +x wrapper
status=0
started=$SECONDS
ranks 3 ./wrapper "$pave_mpi" "${long[@]}" rank.pmtiles >printed 2>&1 || status=$?
[ "$status" -eq 143 ] || wrong "where one rank is stopped the code is $status, not 143"
check rank 'where one rank is stopped'
[ $((SECONDS - started)) -le 40 ] || wrong "where one rank is stopped the others take long"

# One process dies of it, as pave does.
status=0
timeout --preserve-status --signal=TERM 3 "$pave_mpi" "${long[@]}" one.pmtiles >printed 2>&1 || status=$?
[ "$status" -eq 143 ] || wrong "one process returns $status, not 143"
check one 'of one process'
rm -rf printed wrapper {TERM,INT,rank,one}.pmtiles.bake
[ -z "$(ls -A)" ] || wrong "left behind: $(ls -A)"
finish 'SIGTERM and SIGINT stop all ranks'
