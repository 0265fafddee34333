# Run by cpack before it packs: what Debian's policy adds to each package. Times are SOURCE_DATE_EPOCH where it is set, so that the same sources give the
# same bytes.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
foreach(component ${CPACK_COMPONENTS_ALL})
    string(TOUPPER ${component} upper)
    set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
    set(tree ${CPACK_TEMPORARY_DIRECTORY}/${component}${CPACK_PACKAGING_INSTALL_PREFIX})
    set(documents ${tree}/share/doc/${package})
    file(REMOVE ${tree}/share/doc/pave/LICENSE) # it is the file copyright
    file(READ ${CPACK_RESOURCE_FILE_LICENSE} licence)
    file(WRITE ${documents}/copyright "pave ${CPACK_PACKAGE_VERSION}, packaged from its sources by its own build.\n\n${licence}")
    file(WRITE ${documents}/changelog
        "pave (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium\n\n  * Version ${CPACK_PACKAGE_VERSION}: CHANGELOG.md in pave-doc lists its changes.\n\n"
        " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
    file(GLOB pages ${tree}/share/man/man*/*)
    execute_process(COMMAND gzip -9nf ${documents}/changelog ${pages} RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "gzip failed on the changelog or the man page of ${package}")
    endif()
    file(GLOB_RECURSE files LIST_DIRECTORIES true ${tree}/*)
    if(DEFINED ENV{SOURCE_DATE_EPOCH})
        execute_process(COMMAND touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} ${tree} ${files})
    endif()
endforeach()
