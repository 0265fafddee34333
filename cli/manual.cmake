# The man page and the bash completion, made by the command itself from its option tables. When cross compiling the command does not run here,
# and they are left out.
if(CMAKE_CROSSCOMPILING)
    set(PAVE_MAN_PAGE "")
    set(PAVE_COMPLETION "")
    return()
endif()

set(PAVE_MAN_PAGE ${CMAKE_CURRENT_BINARY_DIR}/man/pave.1)
set(PAVE_COMPLETION ${CMAKE_CURRENT_BINARY_DIR}/completion/pave)
file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/man ${CMAKE_CURRENT_BINARY_DIR}/completion)
add_custom_command(OUTPUT ${PAVE_MAN_PAGE} ${PAVE_COMPLETION}
    COMMAND pave_command --generate manual > ${PAVE_MAN_PAGE}
    COMMAND pave_command --generate completion > ${PAVE_COMPLETION}
    DEPENDS pave_command COMMENT "Writing the man page and the bash completion" VERBATIM)
add_custom_target(pave_manual ALL DEPENDS ${PAVE_MAN_PAGE} ${PAVE_COMPLETION})
