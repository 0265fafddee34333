# What pave_mpi needs. One file for the build and, beside pave-config.cmake, for programs that link it.
find_package(MPI QUIET COMPONENTS C)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveMpiNeeds
    REQUIRED_VARS MPI_C_FOUND
    REASON_FAILURE_MESSAGE "pave_mpi needs MPI, such as Open MPI: run scripts/setup --mpi, or configure with -DPAVE_MPI=OFF")
