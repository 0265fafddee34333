# install, uninstall, the CMake package with its components, and the files of pkg-config. What is installed has one of these components, as
# distributions part it: library (shared libraries), dev (what compiles with them), doc, command.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/pave)
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# Each export set is one file of targets: a program that uses the core does not need what the formats need, and a program that links a shared library
# does not need what the static one needs.
function(pave_install)
    foreach(target ${ARGN})
        string(REPLACE _ - set_name ${target})
        install(TARGETS ${target} EXPORT ${set_name}
            RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT library
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT dev
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
        install(EXPORT ${set_name} NAMESPACE pave:: FILE ${set_name}-targets.cmake DESTINATION ${package_dir} COMPONENT dev)
    endforeach()
endfunction()

# The pkg-config file of a library. It finds the prefix from where it lies, so an installed tree can be moved.
function(pave_pkgconfig name)
    cmake_parse_arguments(PARSE_ARGV 1 PC "" "DESCRIPTION;REQUIRES;REQUIRES_PRIVATE;LIBS_PRIVATE" "")
    cmake_path(SET prefix NORMALIZE ${CMAKE_INSTALL_PREFIX})
    cmake_path(ABSOLUTE_PATH pkgconfig_dir BASE_DIRECTORY ${prefix} NORMALIZE OUTPUT_VARIABLE from)
    cmake_path(RELATIVE_PATH prefix BASE_DIRECTORY ${from} OUTPUT_VARIABLE PC_UP)
    set(PC_NAME ${name})
    configure_file(${PROJECT_SOURCE_DIR}/cmake/pave.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${pkgconfig_dir} COMPONENT dev)
endfunction()

# The README, the documents and the examples. Links to headers lead to the installed ones, and what else is not installed is not a link; a picture is its caption.
function(pave_install_documents)
    set(source ${PROJECT_SOURCE_DIR})
    file(GLOB_RECURSE texts RELATIVE ${source} CONFIGURE_DEPENDS ${source}/docs/*.md)
    list(APPEND texts README.md CHANGELOG.md examples/README.md)
    file(REMOVE_RECURSE ${PROJECT_BINARY_DIR}/documents) # a document may be gone
    foreach(text ${texts})
        set_property(DIRECTORY ${source} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source}/${text})
        cmake_path(GET text PARENT_PATH folder)
        file(RELATIVE_PATH headers ${CMAKE_INSTALL_FULL_DOCDIR}/${folder} ${CMAKE_INSTALL_FULL_INCLUDEDIR})
        file(READ ${source}/${text} content)
        string(REGEX REPLACE "\\]\\((\\.\\./)*include/" "](${headers}/" content "${content}")
        string(REGEX REPLACE "!?\\[([^]]*)\\]\\((\\.\\./)*(CONTRIBUTING|bindings|src|tests|scenes|scripts|bench|cli|formats|cmake|web)[^)]*\\)" "\\1" content "${content}")
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/documents/${text} CONTENT "@content@" @ONLY)
    endforeach()
    install(FILES ${source}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT doc)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/documents/ DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT doc)
    install(DIRECTORY ${source}/docs ${source}/examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT doc
        PATTERN *.md EXCLUDE PATTERN CMakeLists.txt EXCLUDE)
endfunction()

if(TARGET pave)
    pave_install(pave pave_static)
    pave_pkgconfig(pave DESCRIPTION "Grids, tilings and maps that are a pure function of their seed" LIBS_PRIVATE -lm)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/pave DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT dev
        FILES_MATCHING PATTERN "*.h" PATTERN formats EXCLUDE)
    configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/pave-config.cmake.in ${PROJECT_BINARY_DIR}/pave-config.cmake
        INSTALL_DESTINATION ${package_dir})
    write_basic_package_version_file(${PROJECT_BINARY_DIR}/pave-config-version.cmake COMPATIBILITY SameMajorVersion)
    install(FILES ${PROJECT_BINARY_DIR}/pave-config.cmake ${PROJECT_BINARY_DIR}/pave-config-version.cmake
        DESTINATION ${package_dir} COMPONENT dev)
    pave_install_documents()
endif()

# A format library pave_NAME: with its header, what finds the needs of its static form (Find<NEEDS>.cmake; "" where it needs libc alone), and the same as
# names of pkg-config.
function(pave_install_format name needs description)
    if(NOT TARGET pave_${name})
        return()
    endif()
    set(private "") # CMake 3.31 warns about a keyword without a value
    if(ARGN)
        list(JOIN ARGN " " requires)
        list(APPEND private REQUIRES_PRIVATE ${requires})
    endif()
    set(also "")
    if(name STREQUAL store)
        set(also ", pave_json = ${version_text}")
    endif()
    if(name STREQUAL embed)
        list(APPEND private LIBS_PRIVATE -lplanarity)
    endif()
    pave_install(pave_${name} pave_${name}_static)
    pave_pkgconfig(pave_${name} DESCRIPTION ${description} REQUIRES "pave = ${version_text}${also}" ${private})
    install(FILES ${PROJECT_SOURCE_DIR}/include/pave/formats/${name}.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/pave/formats COMPONENT dev)
    if(needs)
        install(FILES ${PROJECT_SOURCE_DIR}/cmake/Find${needs}.cmake DESTINATION ${package_dir} COMPONENT dev)
    endif()
endfunction()
pave_install_format(tiled PaveTiledNeeds "Reads and writes the files of Tiled for pave" expat libpng libzstd zlib)
pave_install_format(draw PaveDrawNeeds "Draws pave's scenes as SVG, PDF and PNG" cairo zlib)
pave_install_format(json "" "Reads and writes pave's own files, OBJ and OFF")
if(TARGET pave_json)
    install(FILES ${PROJECT_SOURCE_DIR}/include/pave/formats/obj.h
        ${PROJECT_SOURCE_DIR}/include/pave/formats/json_wang.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/pave/formats COMPONENT dev)
endif()
pave_install_format(store PaveStoreNeeds "Keeps worlds with their edits in files for pave" sqlite3)
pave_install_format(bake PaveBakeNeeds "Bakes worlds into pyramids of pictures and stores of ids for pave" libdeflate libpng sqlite3)
pave_install_format(voronoi PaveVoronoiNeeds "Voronoi diagrams as meshes for pave" qhull_r)
pave_install_format(embed PaveEmbedNeeds "Graphs without positions, drawn, for pave")

if(TARGET pave_command)
    install(TARGETS pave_command RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT command)
    if(PAVE_MAN_PAGE)
        install(FILES ${PAVE_MAN_PAGE} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT command)
    endif()
    if(PAVE_COMPLETION)
        install(FILES ${PAVE_COMPLETION} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT command)
    endif()
endif()

if(PROJECT_IS_TOP_LEVEL)
    add_custom_target(uninstall COMMAND ${CMAKE_COMMAND} -D MANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt
        -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake COMMENT "Removing what was installed" VERBATIM)
endif()
