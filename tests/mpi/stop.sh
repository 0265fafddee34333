#!/bin/bash
# A signal stops all ranks together: mpirun turns SIGINT and SIGTERM into SIGTERM for the ranks. Nothing is printed, and nothing is left behind.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

# What was printed, without the warnings of mpirun's own event loop (libevent), which may find a pipe of a stopped rank closed.
printed() { grep -v '^\[warn\] Epoll ' printed || true; }

scratch
# A run that takes minutes.
long=(region schelling --grid square --size 3000x3000 --races 20 --steps 1000000 --ratio 0.9 -o a.npy)

for signal in TERM INT; do
    status=0
    timeout --preserve-status --signal="$signal" --kill-after=30 4 mpirun ${quiet[@]+"${quiet[@]}"} -n 3 "$pave_mpi" "${long[@]}" >printed 2>&1 || status=$?
    case $status in 0 | 137) wrong "after SIG$signal mpirun returns $status" ;; esac
    [ -z "$(printed)" ] || wrong "after SIG$signal it prints: $(printed)"
    [ ! -e a.npy ] || wrong "after SIG$signal there is a file"
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
ranks 3 ./wrapper "$pave_mpi" "${long[@]}" >printed 2>&1 || status=$?
[ "$status" -eq 143 ] || wrong "where one rank is stopped the code is $status, not 143"
[ -z "$(printed)" ] || wrong "where one rank is stopped it prints: $(printed)"
[ $((SECONDS - started)) -le 40 ] || wrong "where one rank is stopped the others take long"

# One process dies of it, as pave does.
status=0
timeout --preserve-status --signal=TERM 3 "$pave_mpi" "${long[@]}" >printed 2>&1 || status=$?
[ "$status" -eq 143 ] || wrong "one process returns $status, not 143"
rm -f printed wrapper
[ -z "$(ls -A)" ] || wrong "left behind: $(ls -A)"
finish 'SIGTERM and SIGINT stop all ranks'
