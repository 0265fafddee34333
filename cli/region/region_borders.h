/// cli/region/region_borders.h: the borders of a map that is written or drawn.
#ifndef PAVE_CLI_REGION_BORDERS_H
#define PAVE_CLI_REGION_BORDERS_H

#include <pave/borders.h>
#include <pave/map.h>

/// {0} at first; region_borders_release at the end.
typedef struct region_borders {
    pave_polygons *polygons;
    pave_borders *borders;
} region_borders;

/// Whether its cells are polygons: all are but the nodes of a graph of a file.
bool region_has_outlines(const pave_map *map);

/// Makes the borders of the map's territories, or of `count` parts where `of_cell` is not NULL, and
/// smooths them with so many passes; 0: not. Returns an exit code, having said what was wrong.
int region_borders_make(const pave_map *map, const int32_t *of_cell, int32_t count, int32_t smooth,
                        region_borders *out);

void region_borders_release(region_borders *borders);

#endif
