# What pave_embed needs. One file for the build and, beside pave-config.cmake, for programs that link the installed static library.
# Debian's libplanarity has no file of pkg-config.
find_path(PLANARITY_INCLUDE_DIR planarity/graph.h)
find_library(PLANARITY_LIBRARY planarity)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PaveEmbedNeeds
    REQUIRED_VARS PLANARITY_LIBRARY PLANARITY_INCLUDE_DIR
    REASON_FAILURE_MESSAGE "pave_embed needs libplanarity: run scripts/setup")
mark_as_advanced(PLANARITY_INCLUDE_DIR PLANARITY_LIBRARY)
if(PaveEmbedNeeds_FOUND AND NOT TARGET Planarity::Planarity)
    add_library(Planarity::Planarity UNKNOWN IMPORTED)
    set_target_properties(Planarity::Planarity PROPERTIES
        IMPORTED_LOCATION "${PLANARITY_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${PLANARITY_INCLUDE_DIR}")
endif()
