# What pave_json stands on. One file for the build and, beside pave-config.cmake, for whoever links the installed static library.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
    pkg_check_modules(JANSSON QUIET IMPORTED_TARGET jansson)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveJsonNeeds
    REQUIRED_VARS PkgConfig_FOUND JANSSON_FOUND
    REASON_FAILURE_MESSAGE "pave_json needs jansson and pkg-config: run scripts/setup, or configure with -DPAVE_FORMATS=OFF")
