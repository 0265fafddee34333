/// A town on a terrain, on the nearest land that is large enough. Roads lead from its gates to the
/// rim.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

/// Places the town in the middle of the terrain, or near it.
static void settle(const pave_citadel *town, const pave_terrain *terrain)
{
    const pave_window *window = terrain->window;
    uint8_t *land = malloc((size_t)window->count), *zones = malloc((size_t)window->count);
    const pave_citadel_place_def def = {.window = window,
                                        .land = land,
                                        .at = pave_tri_vertex_of(50, 60),
                                        .shift = 60,
                                        .bridges = true};
    pave_citadel_place place;
    pave_error error;
    if (land && zones) {
        pave_citadel_land_of_terrain(terrain, land);
        if (pave_citadel_place_in(town, &def, NULL, &place, zones, NULL, &error) == PAVE_OK)
            printf("The town stands at %d,%d, turned by %d sixths; %d cells of road\n",
                   (int)place.at.q, (int)place.at.r, (int)place.turn, (int)place.road_count);
        else
            printf("%s\n", error.message);
    }
    free(zones);
    free(land);
}

int main(void)
{
    const pave_window_def board = {.tiling = pave_tiling_tri(), .width = 320, .height = 120};
    const pave_citadel_def town_def = {.seed = 7, .size = 20, .moat = true};
    pave_window *window = NULL;
    pave_terrain *terrain = NULL;
    pave_citadel *town = NULL;
    pave_terrain_def land = {.seed = 7, .hills = 100, .river = 400, .steep = 512}; // a wide plain
    if (pave_window_create(&board, NULL, &window, NULL) != PAVE_OK) return 1;
    land.window = window;
    if (pave_terrain_create(&land, NULL, &terrain, NULL) == PAVE_OK &&
        pave_citadel_create(&town_def, NULL, &town, NULL) == PAVE_OK)
        settle(town, terrain);
    pave_citadel_destroy(town);
    pave_terrain_destroy(terrain);
    pave_window_destroy(window);
    return 0;
}
