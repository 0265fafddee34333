/// A tile set that is compiled in: paths_wang.h was written by
///     pave wang convert paths.json -o paths_wang.h
/// so this program reads no file and needs only the core. Thirteen hexagons, turned and mirrored,
/// make all 64 combinations of wood and path.
#include "paths_wang.h"

#include <pave/pave.h>
#include <stdio.h>

/// Returns the number of sides of a cell that paths cross, as a digit; `.` for none.
static char sign_of(const pave_world *world, pave_cell cell)
{
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    int paths = 0;
    pave_world_colors_at(world, cell, colors);
    for (int k = 0; k < paths_def.sides; k++) paths += colors[2 * k] == 2;
    return paths ? (char)('0' + paths) : '.';
}

int main(void)
{
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    if (pave_wang_create(&paths_def, NULL, &set, &error) == PAVE_OK) {
        const pave_world_def def = {.set = set, .tiling = pave_tiling_hex(), .seed = 7};
        pave_world_create(&def, NULL, &world, &error);
    }
    if (!world) {
        fprintf(stderr, "%s\n", error.message);
        pave_wang_destroy(set);
        return 1;
    }
    printf("%u tiles in %u poses, %s and %s\n\n", (unsigned)paths_def.tile_count,
           (unsigned)pave_wang_tile_count(set), paths_color_names[0], paths_color_names[1]);
    for (int32_t r = 0; r < 10; r++) {
        for (int32_t indent = 0; indent < r; indent++) putchar(' ');
        for (int32_t q = 0; q < 30; q++) printf(" %c", sign_of(world, (pave_cell){q, r, 0}));
        putchar('\n');
    }
    const pave_wang_pose pose = pave_wang_pose_of(6, pave_world_at(world, (pave_cell){3, 2, 0}));
    printf("\nthe tile at 3,2 is %u, %sturned by %d sides\n", (unsigned)pose.base,
           pose.mirrored ? "mirrored and " : "", pose.turns);
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return 0;
}
