# What pave_voronoi needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(QHULL QUIET IMPORTED_TARGET qhull_r)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveVoronoiNeeds
    REQUIRED_VARS PkgConfig_FOUND QHULL_FOUND
    REASON_FAILURE_MESSAGE "pave_voronoi needs qhull and pkg-config: run scripts/setup")
