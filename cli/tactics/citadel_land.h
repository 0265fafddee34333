/// cli/tactics/citadel_land.h: pave tactics citadel --on: a citadel that stands in a land.
#ifndef PAVE_CLI_CITADEL_LAND_H
#define PAVE_CLI_CITADEL_LAND_H

#include "tactics.h"

/// What the options say about the land.
typedef struct citadel_land_options {
    const char *on, *at;
    cli_size size;
    uint64_t seed;
} citadel_land_options;

/// Whether the land is as large as one wishes: a terrain, or a world.
bool citadel_land_has_size(const citadel_land_options *options);

/// A land with a citadel on it. {0} at first.
typedef struct citadel_land {
    pave_citadel laid; ///< the citadel as it stands: its window is the land
    pave_citadel_place place;
    int32_t off;              ///< edges from where it was to stand
    int32_t territory;        ///< the id of that in which it was to stand; 0: none
    pave_terrain *terrain;    ///< NULL: the land is a file
    pave_map *map;            ///< NULL: the land is a terrain or a world
    struct pave_store *store; ///< NULL: the land is no world
    // Private.
    pave_window *window;
    pave_tri_vertex at;
    uint8_t *land, *zones;
    int32_t *sources, *parts, *house_cells;
    pave_cell *goals;
    int64_t goal_count;
    pave_citadel_gate *gates;
    pave_citadel_work *works;
    pave_tri_vertex *vertices;
} citadel_land;

/// Makes or reads the land and lays the citadel on it; give it to citadel_land_close in any case.
/// Returns CLI_DONE, or another exit code with a message written: CLI_NO where it has no place.
int citadel_land_open(const citadel_land_options *options, const pave_citadel *citadel,
                      citadel_land *out);
void citadel_land_close(citadel_land *land);

#endif
