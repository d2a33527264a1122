# flagfall_embed_sql(target folder)
# The numbered schema steps of the folder (0001_*.sql, 0002_*.sql …) as one source file of the target, in order.
# A step is embedded as it stands; a changed, new or renamed file configures anew.
function(flagfall_embed_sql target folder)
    file(GLOB steps CONFIGURE_DEPENDS ${folder}/*.sql)
    list(SORT steps)
    set(entries "")
    set(number 0)
    foreach(step IN LISTS steps)
        math(EXPR number "${number} + 1")
        get_filename_component(name ${step} NAME)
        if(NOT name MATCHES "^0*${number}_")
            message(FATAL_ERROR "${step}: expected schema step ${number} here; steps are numbered without gaps")
        endif()
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${step})
        file(READ ${step} sql)
        string(APPEND entries "    R\"sql(${sql})sql\",\n")
    endforeach()
    set(source ${CMAKE_CURRENT_BINARY_DIR}/schema_steps.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT [[// Made from the .sql files beside the store; see cmake/flagfall_embed_sql.cmake.
#include "schema.hpp"

namespace arbiter::store {

const std::vector<std::string_view>& schemaSteps() {
    static const std::vector<std::string_view> steps{
@entries@    };
    return steps;
}

} // namespace arbiter::store
]] @ONLY)
    target_sources(${target} PRIVATE ${source})
endfunction()
