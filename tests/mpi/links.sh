#!/bin/bash
# pave itself needs no MPI, and pave-mpi does.
# shellcheck source=lib.sh source-path=SCRIPTDIR
. "$(dirname "$0")/lib.sh"

for program in pave lib/libpave.so lib/libpave_bake.so; do
    file=$PAVE_BUILD/$program
    [ "$program" != pave ] || file=$pave
    [ -e "$file" ] || continue
    libraries=$(ldd "$file") || wrong "ldd $program fails"
    case $libraries in *libmpi*) wrong "$program links MPI" ;; esac
done
case $(ldd "$pave_mpi") in *libmpi*) ;; *) wrong 'pave-mpi links no MPI' ;; esac
finish 'pave links no MPI'
