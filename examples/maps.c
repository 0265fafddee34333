/// A map: labels on their ground, the territories that they make, whose these are, and the outlines
/// along which they are drawn.
#include <pave/pave.h>

#include <stdio.h>

// Areas of a board, as growth or Dice Wars number them; 0 is the sea.
static const int32_t labels[] = {
    1, 1, 2, 2, 0, //
    1, 3, 2, 0, 4, //
    3, 3, 3, 4, 4, //
};
static const int32_t owners[] = {0, 1, 1, 0}, dice[] = {4, 2, 3, 8}; // of areas 1 to 4

static void print_outlines(const pave_map *map)
{
    pave_polygons *polygons;
    pave_borders *borders;
    if (pave_map_polygons(map, NULL, &polygons, NULL) != PAVE_OK)
        return; // a graph of edges has none
    if (pave_borders_create(polygons, map->territories->of_cell, map->territories->count, NULL,
                            &borders, NULL) == PAVE_OK)
        for (int32_t id = 1; id <= borders->count; id++)
            printf("territory %d: area %.2f, border %.2f\n", (int)id,
                   pave_borders_area(borders, id), pave_borders_perimeter(borders, id));
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
}

int main(void)
{
    pave_window *window;
    pave_map *map;
    pave_error error;
    if (pave_window_create(&(pave_window_def){.tiling = pave_tiling_hex(), .width = 5, .height = 3},
                           NULL, &window, &error) != PAVE_OK)
        return 1;
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .kind = "dicewars",
        .own.window = window, // it goes with the map from now on
    };
    if (pave_map_create(&def, NULL, &map, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        pave_window_destroy(window);
        return 1;
    }
    printf("%d cells, %d rows, %d territories\n", (int)pave_map_cell_count(map),
           (int)pave_map_window(map)->row_count, (int)map->territories->count);
    if (pave_map_set_players_of_labels(map, 2, 4, owners, dice, &error) != PAVE_OK) return 1;
    for (int32_t id = 1; id <= map->territories->count; id++)
        printf("territory %d, of area %d: player %d with %d dice\n", (int)id,
               (int)map->territories->items[id - 1].label, (int)map->owners[id - 1],
               (int)map->dice[id - 1]);
    printf("hash %016llx\n", (unsigned long long)pave_map_hash(map));

    // A move: the first territory is taken.
    int32_t moved[4] = {1, map->owners[1], map->owners[2], map->owners[3]};
    if (pave_map_set_players(map, 2, moved, map->dice, &error) != PAVE_OK)
        printf("%s\n", error.message);
    printf("hash %016llx\n", (unsigned long long)pave_map_hash(map));
    print_outlines(map);
    pave_map_destroy(map);
    return 0;
}
