# What pave_tiled needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
find_package(EXPAT QUIET)
find_package(PNG QUIET)
find_package(ZLIB QUIET)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(ZSTD QUIET IMPORTED_TARGET libzstd)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveTiledNeeds
    REQUIRED_VARS EXPAT_FOUND PNG_FOUND ZLIB_FOUND PkgConfig_FOUND ZSTD_FOUND
    REASON_FAILURE_MESSAGE "pave_tiled needs expat, libpng, zlib, pkg-config and zstd: run scripts/setup, or configure with -DPAVE_FORMATS=OFF")
