# What pave_bake needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
find_package(PNG QUIET)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(DEFLATE QUIET IMPORTED_TARGET libdeflate)
    pkg_check_modules(SQLITE QUIET IMPORTED_TARGET sqlite3)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveBakeNeeds
    REQUIRED_VARS PNG_FOUND PkgConfig_FOUND DEFLATE_FOUND SQLITE_FOUND
    REASON_FAILURE_MESSAGE "pave_bake needs libdeflate, libpng, sqlite3 and pkg-config: run scripts/setup")
