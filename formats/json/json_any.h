/// formats/json/json_any.h: readers used by pave_json_any_read.
#ifndef PAVE_FORMATS_JSON_ANY_H
#define PAVE_FORMATS_JSON_ANY_H

#include "json_map.h"

/// Read into a pave_json_any whose type is set.
extern const pave_json_format pave_json_citadel_format, pave_json_terrain_format;

#endif
