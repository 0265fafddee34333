# Run by cpack when the packages are made: those of shared libraries get scripts that call ldconfig, where Debian has a trigger. They are packed again
# without, by dpkg-deb, which also writes the same bytes for the same SOURCE_DATE_EPOCH.
foreach(package ${CPACK_PACKAGE_FILES})
    set(tree ${package}.tree)
    execute_process(COMMAND dpkg-deb --raw-extract ${package} ${tree} COMMAND_ERROR_IS_FATAL ANY)
    file(REMOVE ${tree}/DEBIAN/postinst ${tree}/DEBIAN/postrm)
    execute_process(COMMAND dpkg-deb --root-owner-group --build ${tree} ${package} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    file(REMOVE_RECURSE ${tree})
endforeach()
