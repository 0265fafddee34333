/// Smooth borders: neighbours stay joined because they share each line. Compares the settings.
#include <pave/pave.h>

#include <stdio.h>

/// Territories around seven cells: each cell belongs to the nearest one.
static void share_out(const pave_window *window, int32_t *of_cell)
{
    const pave_ground ground = pave_ground_of_window(window);
    for (int32_t i = 0; i < window->count; i++) {
        const pave_vec2 at = pave_ground_position(&ground, i);
        double best = 1e9;
        for (int32_t center = 0; center < 7; center++) {
            const pave_vec2 there =
                pave_ground_position(&ground, (int32_t)(window->count - 1) * center / 6);
            const double distance =
                (at.x - there.x) * (at.x - there.x) + (at.y - there.y) * (at.y - there.y);
            if (distance < best) {
                best = distance;
                of_cell[i] = center + 1;
            }
        }
    }
}

int main(void)
{
    const pave_window_def def = {
        .tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 8};
    const pave_smooth_def calm = {.passes = 20}, wild = {.wiggle = 0.8, .seed = 7, .rim = true},
                          as_cells = {.corners = true, .rounds = -1};
    pave_window *window = NULL;
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    int32_t of_cell[217];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    if (pave_polygons_create_from_window(window, NULL, NULL, &polygons, NULL) != PAVE_OK) return 1;
    share_out(window, of_cell);
    if (pave_borders_create(
            &(pave_borders_def){.polygons = polygons, .of_cell = of_cell, .count = 7}, NULL,
            &borders, NULL) != PAVE_OK)
        return 1;

    const struct {
        const char *name;
        const pave_smooth_def *how;
    } ways[] = {{"as cells have them", &as_cells},
                {"smooth", NULL},
                {"calmer", &calm},
                {"bent at random", &wild},
                {"smooth", NULL}};
    for (int i = 0; i < 5; i++) {
        if (pave_borders_smooth(borders, ways[i].how, NULL) != PAVE_OK) return 1;
        double area = 0.0;
        for (int32_t t = 1; t <= 7; t++) area += pave_borders_area(borders, t);
        printf("%-18s %5d points, areas of %.3f in all\n", ways[i].name, (int)borders->point_count,
               area);
    }
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_window_destroy(window);
    return 0;
}
