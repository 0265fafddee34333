/// formats/bake/bake_place.h: the place of an output: what may be replaced there, and putting it
/// in.
#ifndef PAVE_FORMATS_BAKE_PLACE_H
#define PAVE_FORMATS_BAKE_PLACE_H

#include "bake_work.h"

/// Whether the output may take its place. What is there must be replaceable, and a folder one of an
/// earlier bake: nothing else is ever removed. PAVE_OK, or PAVE_INVALID with the error filled.
pave_result pave_bake_place_check(const pave_bake_work *work, pave_error *error);

/// Whether something is at the output's place, an empty folder aside.
bool pave_bake_place_taken(const pave_bake_work *work);

/// The folder of the maps of a .world, NAME.maps beside NAME.world. `out` holds PAVE_BAKE_PATH
/// characters.
char *pave_bake_place_maps(const pave_bake_work *work, char *out);

/// Puts a file or folder in its place, after the same check. A folder that is there is put aside
/// first, then removed.
pave_result pave_bake_place_put(const pave_bake_work *work, const char *from, const char *to,
                                pave_error *error);

#endif
