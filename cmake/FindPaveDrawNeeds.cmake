# What pave_draw needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
find_package(ZLIB QUIET)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(CAIRO QUIET IMPORTED_TARGET cairo)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveDrawNeeds
    REQUIRED_VARS ZLIB_FOUND PkgConfig_FOUND CAIRO_FOUND
    REASON_FAILURE_MESSAGE "pave_draw needs cairo, zlib and pkg-config: run scripts/setup, or configure with -DPAVE_FORMATS=OFF")
