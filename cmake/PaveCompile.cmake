# How everything here is compiled.

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
    set(pave_warnings -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
    if(PAVE_WARNINGS_AS_ERRORS)
        list(APPEND pave_warnings -Werror)
    endif()
    set(pave_sections -ffunction-sections -fdata-sections)
    set(pave_exact -ffp-contract=off) # the same bits everywhere: docs/determinism.md
    if(CMAKE_C_COMPILER_ID STREQUAL GNU AND CMAKE_SYSTEM_PROCESSOR MATCHES "^s390")
        list(APPEND pave_exact -fexcess-precision=fast) # in strict C, gcc computes floats there in doubles
    endif()
elseif(MSVC)
    set(pave_warnings /W4)
    set(pave_exact /fp:precise)
endif()

# Warnings, exact floats and hidden symbols for a target of ours; what it needs of its users is none of their concern.
function(pave_compile target)
    target_compile_options(${target} PRIVATE ${pave_warnings} ${pave_exact})
    target_compile_definitions(${target} PRIVATE _FILE_OFFSET_BITS=64) # files beyond 2 GiB, also where longs have 32 bits
    if(MINGW) # the printf of C99; gcc checks formats by that of Windows
        target_compile_definitions(${target} PRIVATE __USE_MINGW_ANSI_STDIO=1)
        target_compile_options(${target} PRIVATE -Wno-format)
    endif()
    set_target_properties(${target} PROPERTIES C_VISIBILITY_PRESET hidden)
endfunction()

# NAME (shared) and NAME_static. The sources are compiled once for both, but on Windows, where the two need different declarations.
function(pave_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "EXPORT" "SOURCES;LINK;LINK_STATIC;PRIVATE")
    if(WIN32)
        add_library(${name} SHARED ${arg_SOURCES})
        add_library(${name}_static STATIC ${arg_SOURCES})
        target_compile_definitions(${name} PRIVATE PAVE_BUILD_SHARED)
    else()
        add_library(${name}_objects OBJECT ${arg_SOURCES})
        set_target_properties(${name}_objects PROPERTIES POSITION_INDEPENDENT_CODE ON)
        target_link_libraries(${name}_objects PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE})
        add_library(${name} SHARED $<TARGET_OBJECTS:${name}_objects>)
        add_library(${name}_static STATIC $<TARGET_OBJECTS:${name}_objects>)
        set_target_properties(${name} ${name}_static PROPERTIES LINKER_LANGUAGE C)
        pave_build_options(${name}_objects)
    endif()
    target_compile_definitions(${name}_static PUBLIC PAVE_STATIC)
    target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE ${arg_PRIVATE})
    target_link_libraries(${name}_static PUBLIC ${arg_LINK_STATIC} PRIVATE ${arg_PRIVATE})
    set_target_properties(${name} PROPERTIES
        VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} EXPORT_NAME ${arg_EXPORT})
    set_target_properties(${name}_static PROPERTIES EXPORT_NAME ${arg_EXPORT}_static POSITION_INDEPENDENT_CODE ON)
    if(NOT MSVC) # there the import library has the name
        set_target_properties(${name}_static PROPERTIES OUTPUT_NAME ${name})
    endif()
    add_library(pave::${arg_EXPORT} ALIAS ${name})
    add_library(pave::${arg_EXPORT}_static ALIAS ${name}_static)
    if(pave_sections AND NOT APPLE) # a program gets the functions that it uses
        target_link_options(${name}_static INTERFACE LINKER:--gc-sections)
    endif()
    pave_build_options(${name} ${name}_static)
endfunction()

# How a library of ours is compiled, and where it and its users find the headers.
function(pave_build_options)
    foreach(target ${ARGN})
        pave_compile(${target})
        target_compile_options(${target} PRIVATE ${pave_sections})
        target_compile_features(${target} PUBLIC c_std_99)
        target_include_directories(${target} PUBLIC
            $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    endforeach()
endfunction()
