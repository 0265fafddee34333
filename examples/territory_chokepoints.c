/// Where a map of territories is weak: borders and territories without which it falls apart.
#include <pave/pave.h>

#include <stdio.h>

enum { CELLS = 60 * 40, AREAS = 30 };

int main(void)
{
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = 60, .height = 40};
    pave_window *window = NULL;
    pave_territories *map = NULL;
    pave_territory_bridge bridges[AREAS];
    static int32_t labels[CELLS];
    int32_t ids[AREAS];
    int64_t count = 0;
    pave_error error = {0};
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;
    pave_growth_def growth = {
        .ground = pave_ground_of_window(window), .seed = 5, .areas = AREAS, .land = 0.45};
    if (pave_growth_make(&growth, NULL, NULL, labels, NULL, &error) != PAVE_OK) return 1;
    pave_territory_def def = {.ground = growth.ground, .labels = labels};
    if (pave_territories_create(&def, NULL, &map, &error) != PAVE_OK) return 1;

    if (pave_territories_bridges(map, NULL, bridges, AREAS, &count) != PAVE_OK) return 1;
    for (int64_t i = 0; i < count; i++)
        printf("without the border of %d and %d, %d long, a connected component splits\n",
               (int)bridges[i].a, (int)bridges[i].b, (int)bridges[i].width);
    if (pave_territories_articulation_points(map, NULL, ids, AREAS, &count) != PAVE_OK) return 1;
    printf("articulation points (%d), without which the land splits:", (int)count);
    for (int64_t i = 0; i < count; i++) printf(" %d", (int)ids[i]);
    printf("\n");
    pave_territories_destroy(map);
    pave_window_destroy(window);
    return 0;
}
