/// formats/json/json_any.h: what pave_json_any_read chooses from.
#ifndef PAVE_FORMATS_JSON_ANY_H
#define PAVE_FORMATS_JSON_ANY_H

#include "json_map.h"

/// Readers into a pave_json_any, whose type is set.
extern const pave_json_format pave_json_citadel_format, pave_json_terrain_format;

#endif
