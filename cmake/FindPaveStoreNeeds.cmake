# What pave_store needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(SQLITE QUIET IMPORTED_TARGET sqlite3)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveStoreNeeds
    REQUIRED_VARS PkgConfig_FOUND SQLITE_FOUND
    REASON_FAILURE_MESSAGE "pave_store needs sqlite3 and pkg-config: run scripts/setup")
