# One function for our libraries, one for our warnings: every target gets the same treatment.

function(flagfall_compile_options target)
    target_compile_features(${target} PUBLIC cxx_std_20)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor
        -Wold-style-cast -Wimplicit-fallthrough -Werror)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # g++ 12 warns falsely of overlapping copies inside std::string's operator+ (GCC bug 105651).
        target_compile_options(${target} PRIVATE -Wno-restrict)
    endif()
    if(FLAGFALL_SANITIZE)
        target_compile_options(${target} PUBLIC -fsanitize=address,undefined -fno-sanitize-recover=all
            -fno-omit-frame-pointer)
        target_link_options(${target} PUBLIC -fsanitize=address,undefined)
    endif()
    if(FLAGFALL_FUZZ)
        target_compile_options(${target} PUBLIC -fsanitize=fuzzer-no-link)
    endif()
endfunction()

# flagfall_module(name DIR folder [WITHOUT pattern] [USES targets…] [PRIVATELY targets…])
# A static library of everything in DIR/src with the public headers of DIR/include, less what matches WITHOUT.
# USES are the only rooms and libraries its headers may include.
function(flagfall_module name)
    cmake_parse_arguments(arg "" "DIR;WITHOUT" "USES;PRIVATELY" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${arg_DIR}/src/*.cpp ${arg_DIR}/src/*.hpp
        ${arg_DIR}/include/*.hpp)
    if(arg_WITHOUT)
        list(FILTER sources EXCLUDE REGEX ${arg_WITHOUT})
    endif()
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${arg_DIR}/include PRIVATE ${arg_DIR}/src)
    target_link_libraries(${name} PUBLIC ${arg_USES} PRIVATE ${arg_PRIVATELY})
    flagfall_compile_options(${name})
endfunction()
