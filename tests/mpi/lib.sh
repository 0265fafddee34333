# shellcheck shell=bash
# What the tests of ranks share. They are tests of the house (../house/lib.sh) whose programs mpirun starts: as root, on more ranks than there
# are processors, with the loopback interface alone.
# shellcheck source=../house/lib.sh
. "$PAVE_SOURCE/tests/house/lib.sh"

need mpirun openmpi-bin

# Open MPI: as root; ranks may share a processor; nothing probes for fast networks; quiet where containers forbid ptrace. MPICH needs none of these.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_mpi_yield_when_idle=1 OMPI_MCA_pml=ob1
export OMPI_MCA_btl=self,vader OMPI_MCA_btl_vader_single_copy_mechanism=none
quiet=()
if mpirun --version | grep 'Open MPI' >/dev/null; then quiet=(-q); fi

# mpirun of Open MPI listens on the loopback interface, which a sandbox may have down.
lo_is_up() {
    local flags
    if command -v ip >/dev/null; then [ -n "$(ip link show lo up)" ]; return; fi
    flags=$(cat /sys/class/net/lo/flags 2>/dev/null || echo 1)
    [ $((flags & 1)) -eq 1 ]
}
if [ "${#quiet[@]}" -gt 0 ] && ! lo_is_up; then
    ip link set lo up 2>/dev/null || skip 'the loopback interface is down, and mpirun needs it (as root: ip link set lo up)'
fi

# ranks N COMMAND...: on N ranks. mpirun returns the exit code of the first. Ranks that wait for each other forever are ended after two minutes.
ranks() {
    local count=$1
    shift
    timeout --kill-after=20 120 mpirun ${quiet[@]+"${quiet[@]}"} -n "$count" "$@"
}

# shellcheck disable=SC2034 # for the tests
pave=$PAVE_BUILD/bin/pave
# shellcheck disable=SC2034
pave_mpi=$PAVE_BUILD/bin/pave-mpi
