# Debian packages, by cpack in the build folder: pave (the command), libpaveX.Y, libpave-dev, pave-doc. Configure with -DCMAKE_INSTALL_PREFIX=/usr, so that
# the libraries lie where Debian has them. debian.cmake adds the files that only packages have.
set(PAVE_CONTACT "the pave authors <pave@example.invalid>" CACHE STRING "Name and mail address of who makes the packages")

set(CPACK_GENERATOR DEB)
string(REPLACE - ~ CPACK_PACKAGE_VERSION ${version_text}) # 1.0.0~rc1 sorts before 1.0.0
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL command library dev doc)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_PACKAGE_CONTACT "${PAVE_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian_end.cmake)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)

set(CPACK_DEBIAN_COMMAND_PACKAGE_NAME pave)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_COMMAND_PACKAGE_SUGGESTS "pave-doc, tiled")
set(CPACK_COMPONENT_COMMAND_DESCRIPTION "grids, endless tile worlds and region maps from a seed
pave fills maps of any size with Wang tiles, cuts tilings into tiles with
chosen neighbours, makes maps of territories, and answers questions about
squares, hexagons and triangles. A map is a pure function of its seed.
It reads and writes the files of Tiled and Godot, JSON, CSV, SVG, PDF, PNG.")

get_target_property(soversion pave SOVERSION)
set(library libpave${soversion})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME ${library})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "grids, endless tile worlds and region maps: shared libraries
pave is a C library for grids, tilings, tessellations and maps that are a pure
function of their seed. This package has the core, libpave, which needs the
C library alone, and the libraries of formats: pictures, the files of Tiled,
worlds in files, Voronoi diagrams.")

set(CPACK_DEBIAN_DEV_PACKAGE_NAME libpave-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEV_PACKAGE_SUGGESTS pave-doc)
# What the static libraries need, and what pkg-config asks for.
string(JOIN ", " CPACK_DEBIAN_DEV_PACKAGE_DEPENDS "${library} (= ${CPACK_PACKAGE_VERSION})" libcairo2-dev libdeflate-dev libexpat1-dev libpng-dev libsqlite3-dev
    libzstd-dev zlib1g-dev)
if(TARGET pave_voronoi)
    string(APPEND CPACK_DEBIAN_DEV_PACKAGE_DEPENDS ", libqhull-dev")
endif()
if(TARGET pave_embed)
    string(APPEND CPACK_DEBIAN_DEV_PACKAGE_DEPENDS ", libplanarity-dev")
endif()
set(CPACK_COMPONENT_DEV_DESCRIPTION "grids, endless tile worlds and region maps: development files
pave is a C library for grids, tilings, tessellations and maps that are a pure
function of their seed. This package has the headers, the static libraries,
and the files for CMake and pkg-config.")

set(CPACK_DEBIAN_DOC_PACKAGE_NAME pave-doc)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_COMPONENT_DOC_DESCRIPTION "grids, endless tile worlds and region maps: documents and examples
pave is a C library and a command for grids, tilings, tessellations and maps
that are a pure function of their seed. This package has its documents with
their pictures, and example programs in C.")

# Packages that use the libraries depend on this one; the linker's cache is renewed.
set(shlibs "")
foreach(target pave pave_tiled pave_draw pave_json pave_store pave_bake pave_voronoi pave_embed)
    if(TARGET ${target})
        string(APPEND shlibs "lib${target} ${soversion} ${library} (>= ${CPACK_PACKAGE_VERSION})\n")
    endif()
endforeach()
file(WRITE ${PROJECT_BINARY_DIR}/debian/shlibs "${shlibs}")
file(WRITE ${PROJECT_BINARY_DIR}/debian/triggers "activate-noawait ldconfig\n")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/debian/shlibs ${PROJECT_BINARY_DIR}/debian/triggers)

include(CPack)
