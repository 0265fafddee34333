// cli/region_borders.c: the borders of a map.
#include "region_borders.h"

#include "../say.h"

bool region_has_outlines(const pave_map *map) { return map->mesh || pave_map_window(map); }

static int refuse(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? cli_failed("out of memory; ask for fewer cells")
                                           : cli_failed("%s", error->message);
}

static pave_result make_polygons(const pave_map *map, pave_polygons **out)
{
    pave_layout layout;
    const pave_window *window = pave_map_window(map);
    if (map->mesh) return pave_polygons_create_from_mesh(map->mesh, NULL, out, NULL);
    pave_result result = pave_tiling_layout(
        window->tiling, &(pave_layout_def){.orientation = map->orientation}, &layout, NULL);
    return result == PAVE_OK ? pave_polygons_create_from_window(window, &layout, NULL, out, NULL)
                             : result;
}

// The rims of windows of squares and triangles are straight along most sides, and stay as they are;
// those of all others are smoothed, too.
static bool has_ragged_rim(const pave_map *map)
{
    const pave_window *window = pave_map_window(map);
    return map->mesh ||
           (window->tiling != pave_tiling_square() && window->tiling != pave_tiling_tri());
}

int region_borders_make(const pave_map *map, const int32_t *of_cell, int32_t count, int32_t smooth,
                        region_borders *out)
{
    pave_error error = {0};
    error.result = make_polygons(map, &out->polygons);
    if (error.result == PAVE_OK)
        pave_borders_create(out->polygons, of_cell ? of_cell : map->territories->of_cell,
                            of_cell ? count : map->territories->count, NULL, &out->borders, &error);
    else
        pave_error_set(&error, error.result, NULL, 0, 0, "%s", pave_result_text(error.result));
    if (error.result == PAVE_OK && smooth > 0)
        pave_borders_smooth(
            out->borders, &(pave_smooth_def){.passes = smooth, .rim = has_ragged_rim(map)}, &error);
    return error.result == PAVE_OK ? CLI_DONE : refuse(&error);
}

void region_borders_release(region_borders *borders)
{
    pave_borders_destroy(borders->borders);
    pave_polygons_destroy(borders->polygons);
    *borders = (region_borders){0};
}
