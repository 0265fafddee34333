#!/bin/bash
# pave-mpi region schelling on 1 to 5 ranks gives the answer and the hash of pave region schelling; its file has the same races on any number of
# ranks; what cannot be cut up is refused in one line.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

scratch

# same OPTIONS...: the same answer and the same exit code on all `counts` of ranks.
cases=0 counts='1 2 3 4 5'
same() {
    local expected printed status=0 now count
    expected=$("$pave" region schelling --hash "$@" 2>&1) || status=$?
    [ "$status" -le 1 ] || wrong "pave region schelling $* fails: $expected"
    for count in $counts; do
        now=0
        printed=$(ranks "$count" "$pave_mpi" region schelling --hash "$@" 2>&1) || now=$?
        [ "$printed" = "$expected" ] || wrong "$* on $count ranks prints '$printed', and pave '$expected'"
        [ "$now" -eq "$status" ] || wrong "$* on $count ranks returns $now, and pave $status"
    done
    cases=$((cases + 1))
}
same --seed 3
same --grid square --size 60x41 --races 4 --seed 5
same --grid tri --window rectangle --size 50x30 --races 3 --seed 6 --steps 40
same --grid hex --window rectangle --size 40x30 --races 5 --wrap --seed 7
counts='2 5'
same --grid square --size 30x30 --wrap --reach 3 --races 3 --steps 20 --ratio 0.4
same --grid tri --window triangle --radius 30 --races 3 --seed 8 --steps 50
same --grid hex --window triangle --radius 25 --counted --groups 3,2,1 --vacancy 0.2
same --grid square --window disk --radius 15 --contact vertex --races 3 --steps 30
same --grid hex --window parallelogram --size 30x9 --table 0,0,1,1,2,2,3 --seed crows
same --grid square --size 3x3 --races 3                 # more ranks than rows
same --grid square --size 1000x1 --races 3 --steps 10   # one row
alone=$("$pave_mpi" region schelling --seed 3 --hash) || true
[ "$alone" = "$(ranks 3 "$pave_mpi" region schelling --seed 3 --hash || true)" ] || wrong "without mpirun it prints '$alone'"

# ---- The file ---------------------------------------------------------------------------------------------------------------
for count in 1 2 3 5; do
    ranks "$count" "$pave_mpi" region schelling --grid square --size 40x23 --seed 2 --races 4 -o "$count.npy" >/dev/null || wrong "-o on $count ranks fails"
    cmp 1.npy "$count.npy" || wrong "the file of $count ranks is not that of one"
done
[ "$(stat -c %s 1.npy)" -eq $((128 + 40 * 23)) ] || wrong "the file has $(stat -c %s 1.npy) bytes"
head -c 128 1.npy | grep -a "'shape': (23, 40)" >/dev/null || wrong 'the file does not say its shape'
# Its races are those of the map that pave writes: as many of each.
"$pave" region schelling --grid square --size 40x23 --seed 2 --races 4 -o map.json >/dev/null
tail -c +129 1.npy | od -An -v -tu1 -w1 | tr -d ' ' >npy.txt
tr -d ' \n' <map.json | sed 's/.*"labels":\[//; s/\].*//; s/$/,/' | tr ',' '\n' >map.txt
cmp npy.txt map.txt || wrong 'the races in the file are not those of the map'
[ -z "$(find . -name '.*.part')" ] || wrong 'something temporary is left behind'

# ---- Refusals -----------------------------------------------------------------------------------------------------------------
# refuses CODE WORDS OPTIONS...: one line with the words, and the code.
refuses() {
    local code=$1 words=$2 status=0 printed
    shift 2
    printed=$(ranks 3 "$pave_mpi" region schelling "$@" 2>&1) || status=$?
    [ "$status" -eq "$code" ] || wrong "$* returns $status, not $code"
    [ "$(wc -l <<<"$printed")" -eq 1 ] || wrong "$* prints several lines: $printed"
    case $printed in "pave-mpi: "*"$words"*) ;; *) wrong "$* prints '$printed'" ;; esac
}
for option in '--rule swap' '--order sequential' '--noise 0.1' --repair --fill-empty '--min-size 3'; do
    # shellcheck disable=SC2086 # words
    refuses 2 'it works in sequence, which ranks cannot share; use pave region schelling' $option
done
for option in '--walls a.txt' '--graph a.json' '--frames film' --cells; do
    # shellcheck disable=SC2086 # words
    refuses 2 'needs the whole map in one process; use pave region schelling' $option
done
refuses 2 '--grid: only square, hex and tri' --grid rhombille
refuses 2 'only .npy can be written' -o a.png
refuses 2 'unknown option --nonsense' --nonsense
refuses 2 '--table: 3 numbers, but cells have up to 6 neighbours' --table 0,1,2
refuses 3 'the folder no-such-folder does not exist' -o no-such-folder/a.npy
finish "$cases boards on 1 to 5 ranks, the file, and what is refused"
