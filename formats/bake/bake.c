/// formats/bake/bake.c: formats by their names, and how much a bake is.
#include "bake_plan.h"

#include <string.h>

static const char *const names[] = {[PAVE_BAKE_PMTILES] = "pmtiles",
                                    [PAVE_BAKE_MBTILES] = "mbtiles",
                                    [PAVE_BAKE_FOLDER] = "folder",
                                    [PAVE_BAKE_ZARR] = "zarr",
                                    [PAVE_BAKE_WORLD] = "world"};
enum { FORMATS = sizeof names / sizeof *names };

const char *pave_bake_format_name(pave_bake_format format)
{
    return (unsigned)format < FORMATS ? names[format] : NULL;
}

pave_result pave_bake_format_read(const char *name, pave_bake_format *out)
{
    for (int i = 0; i < FORMATS; i++)
        if (strcmp(name, names[i]) == 0) {
            *out = (pave_bake_format)i;
            return PAVE_OK;
        }
    return PAVE_NOT_FOUND;
}

bool pave_bake_is_pyramid(pave_bake_format format)
{
    return format == PAVE_BAKE_PMTILES || format == PAVE_BAKE_MBTILES || format == PAVE_BAKE_FOLDER;
}

pave_result pave_bake_measure(const pave_bake_def *def, int64_t *units, int64_t *items,
                              pave_error *error)
{
    pave_bake_plan plan;
    const pave_result result = pave_bake_plan_make(def, &plan, error);
    *units = result == PAVE_OK ? plan.unit_count : 0;
    *items = result == PAVE_OK ? plan.item_count : 0;
    return result;
}
