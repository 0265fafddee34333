#!/bin/bash
# pave-mpi world bake on 1, 2 and 4 ranks gives the bytes of one process, for each format; a rank that is killed, and a run that goes on on
# another number of ranks, leave no trace in them. A full disk and bad input give one line and the right code, and a journal of another bake is
# refused. With `all`, each format, on each number of ranks; else one of pictures and one of ids, on two, and one of each of the rest.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

scratch
formats='a.pmtiles a.zarr' counts=2 killed=a.zarr worlds=('town.pave --size 70x70 --tile 16') limited=1
if [ "${1:-}" = all ]; then
    formats='a.pmtiles a.mbtiles a/ a.zarr a.world' counts='1 2 4' killed=$formats limited='all 1'
    worlds+=('--grid hex --seed 3 --size 50x40' '--grid cairo --set river --seed 3 --size 12x10')
fi

# words FORMAT: sets `world`, what is baked in it.
words() {
    world=(--set meadow --seed 7 --at '-33,12')
    case $1 in
    *.zarr) world+=(--size 3000x900 --hash=chunks) ;;
    *.world) world+=(--size 150x130 --tile 8 --map-size 40 --hash) ;;
    *) world+=(--size 160x140 --tile 16 --hash) ;;
    esac
}

mkdir one
for name in $formats; do
    words "$name"
    (cd one && "$pave" world bake "${world[@]}" --threads 1 -o "$name" >"answer-${name%/}") || wrong "$name was not baked"
done
for count in $counts; do
    mkdir ranks
    for name in $formats; do
        # One rank alone exchanges nothing: a format of pictures and one of ids are enough.
        case $count$name in 1a.pmtiles | 1a.zarr | [24]*) ;; *) continue ;; esac
        words "$name"
        (cd ranks && ranks $count "$pave_mpi" world bake "${world[@]}" -o "$name" >"answer-${name%/}") || wrong "$name was not baked on $count ranks"
    done
    for name in ranks/*; do
        diff -r "one/${name#*/}" "$name" || wrong "$count ranks: other bytes or answers"
    done
    rm -r ranks
done

# Other tilings, and a world with edits.
"$pave" world new --seed 7 town.pave >/dev/null
"$pave" world edit town.pave 3,3 9 >/dev/null
for world in "${worlds[@]}"; do
    # shellcheck disable=SC2086 # words
    "$pave" world bake $world --no-page -o one-more/ >/dev/null && ranks 3 "$pave_mpi" world bake $world --no-page -o ranks-more/ >/dev/null
    diff -r one-more ranks-more || wrong "$world: other bytes"
    rm -rf one-more ranks-more
done

# A rank is killed in the middle; other numbers of ranks, and one process, go on.
cat >wrapper <<'END'
#!/bin/bash
# The rank 1 kills itself once something is in the journal.
rank=${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}
if [ "$rank" -eq 1 ]; then
    ( for ((i = 0; i < 400; i++)); do
        sleep 0.02
        for journal in *.bake/1-of-1.journal; do [ "$(stat -c %s "$journal" 2>/dev/null || echo 0)" -gt 760 ] && kill -KILL $$ && exit; done
    done ) &
fi
exec "$@"
END
chmod +x wrapper
for name in $killed; do
    words "$name"
    mkdir killed
    cd killed
    ranks 3 ../wrapper "$pave_mpi" world bake "${world[@]}" --rate 60 -o "$name" >/dev/null 2>&1 && wrong "$name: no rank was killed"
    [ ! -e "${name%/}" ] || wrong "$name is there after a rank was killed"
    ranks 2 "$pave_mpi" world bake "${world[@]}" --resume -o "$name" >answer.txt || wrong "$name does not go on with 2 ranks"
    grep -q 'kept=' answer.txt || wrong "$name: nothing was kept: $(cat answer.txt)"
    cd ..
    diff -r "one/${name%/}" "killed/${name%/}" || wrong "$name after a rank was killed: other bytes"
    rm -r killed
done

# SIGTERM: all leave together, and one process goes on.
mkdir stopped
cd stopped
words a.pmtiles
mpirun ${quiet[@]+"${quiet[@]}"} -n 3 "$pave_mpi" world bake "${world[@]}" --rate 20 -o a.pmtiles >out.txt 2>err.txt &
runner=$!
for ((i = 0; i < 400; i++)); do
    sleep 0.05
    [ "$(stat -c %s a.pmtiles.bake/1-of-1.journal 2>/dev/null || echo 0)" -gt 760 ] && break
done
kill -TERM $runner
! wait $runner || wrong 'after SIGTERM mpirun returns 0'
for ((i = 0; i < 400; i++)); do # mpirun may return before its ranks do
    pgrep -f "^$pave_mpi " >/dev/null || break
    sleep 0.05
done
[ ! -e a.pmtiles ] || wrong 'after SIGTERM there is an output'
[ "$(grep -c 'pave-mpi: ' err.txt)" -le 1 ] || wrong "after SIGTERM: $(cat err.txt)"
"$pave" world bake "${world[@]}" --resume -o a.pmtiles >/dev/null || wrong 'one process does not go on'
cmp ../one/a.pmtiles a.pmtiles || wrong 'after SIGTERM: other bytes'
# Another bake is there already, or was begun.
code=0
ranks 3 "$pave_mpi" world bake "${world[@]}" -o a.pmtiles >out.txt 2>err.txt || code=$?
[ $code -eq 2 ] && [ "$(wc -l <err.txt)" -eq 1 ] && grep -q 'already exists' err.txt || wrong "an output that is there: code $code, $(cat err.txt)"
"$pave" world bake --size 500x500 --part 1/2 -o b.zarr >/dev/null
code=0
ranks 2 "$pave_mpi" world bake --seed 1 --size 500x500 --part 2/2 -o b.zarr >out.txt 2>err.txt || code=$?
[ $code -eq 2 ] && [ "$(wc -l <err.txt)" -eq 1 ] && grep -q 'other options or files' err.txt || wrong "another bake: code $code, $(cat err.txt)"
cd ..
rm -r stopped

# A full disk, on all ranks and on one alone: files may not grow. Without the shared memory of MPI, which is files too.
cat >limited <<'END'
#!/bin/bash
rank=${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}
case $1 in all | "$rank") ulimit -f 200 ;; esac
shift
exec "$@"
END
chmod +x limited
for which in $limited; do
    mkdir full
    cd full
    words a.pmtiles
    code=0
    OMPI_MCA_btl=self,tcp OMPI_MCA_btl_tcp_if_include=lo PMIX_MCA_gds=hash \
        ranks 3 ../limited $which "$pave_mpi" world bake "${world[@]}" -o a.pmtiles >out.txt 2>err.txt || code=$?
    [ $code -eq 3 ] || wrong "a full disk on $which: code $code"
    [ "$(wc -l <err.txt)" -eq 1 ] || wrong "a full disk on $which: $(cat err.txt)"
    [ ! -e a.pmtiles ] || wrong "a full disk on $which: there is an output"
    ranks 2 "$pave_mpi" world bake "${world[@]}" --resume -o a.pmtiles >/dev/null || wrong "after a full disk on $which it does not go on"
    cmp ../one/a.pmtiles a.pmtiles || wrong "after a full disk on $which: other bytes"
    cd ..
    rm -r full
done

# Bad input.
refuses() {
    local code=$1 text=$2 status=0 printed
    shift 2
    printed=$(ranks 3 "$pave_mpi" world bake "$@" 2>&1) || status=$?
    [ "$status" -eq "$code" ] || wrong "$* returns $status, not $code"
    [ "$(wc -l <<<"$printed")" -eq 1 ] || wrong "$* prints several lines: $printed"
    case $printed in "pave-mpi: "*"$text"*) ;; *) wrong "$* prints '$printed'" ;; esac
}
refuses 2 'nothing to do'
refuses 2 'the extension sets the format' -o a.gif
refuses 2 'is out of range' --size -3x5 -o b.zarr
refuses 3 'cannot be read' missing.tsx -o b.zarr
refuses 3 'does not exist' -o nowhere/b.zarr
printf '<tileset name="cut" tilewid' >cut.tsx
refuses 3 'cut.tsx' cut.tsx -o b.pmtiles
refuses 2 '--part 3' --part 3 -o b.zarr
[ -z "$(find . -type d -name '*.bake')" ] || wrong 'a refused call left its folder'
finish "$(printf '%s' "$formats" | wc -w) formats on $counts ranks, killed and not"
