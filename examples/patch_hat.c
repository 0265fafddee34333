/// A path over hats, a tiling by one shape that never repeats. The mirrored hats, about one in
/// eight, are ponds.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

static void print_tile(const pave_patch *patch, int32_t tile)
{
    const pave_cell name = patch->cells[tile];
    const pave_vec2 at = pave_monotile_center(PAVE_MONOTILE_HAT, name);
    printf("  %d,%d,%d at (%.2f, %.2f)\n", (int)name.q, (int)name.r, (int)name.s, at.x, at.y);
}

int main(void)
{
    // All hats within 40 of a distant point, in the tiling of this seed. Their names are permanent:
    // every other area that contains one of these tiles has it under the same name.
    const pave_monotile_def def = {.kind = PAVE_MONOTILE_HAT, .seed = 2023};
    const pave_area area = pave_area_disk(pave_vec2_of(1e6, 1e6), 40);
    pave_patch *patch;
    pave_search *search;
    pave_error error;
    if (pave_patch_create_from_monotile(&def, &area, NULL, &patch, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    if (pave_search_create(&(pave_ground){.graph = patch->graph}, NULL, &search, NULL) != PAVE_OK)
        return 1;

    int32_t *enter = malloc((size_t)patch->cell_count * sizeof *enter), ponds = 0;
    int32_t *way = malloc((size_t)patch->cell_count * sizeof *way);
    if (!enter || !way) return 1;
    for (int32_t i = 0; i < patch->cell_count; i++) {
        const bool mirrored = patch->cells[i].s / 6 == 1;
        enter[i] = mirrored ? -1 : 1; // a negative cost closes a cell
        ponds += mirrored;
    }
    printf("%d hats, %d of them ponds\n", (int)patch->cell_count, (int)ponds);

    // From the first hat in the north that is not a pond to the last one in the south.
    int32_t from = 0, to = patch->cell_count - 1;
    while (enter[from] < 0) from++;
    while (enter[to] < 0) to--;
    const pave_costs costs = {.enter = enter, .least = 1};
    pave_path path;
    if (pave_search_path(search, from, to, &costs, way, patch->cell_count, &path) == PAVE_OK) {
        printf("a way of %d steps around the ponds:\n", (int)path.count - 1);
        for (int64_t i = 0; i < path.count; i++) print_tile(patch, way[i]);
    }

    free(way);
    free(enter);
    pave_search_destroy(search);
    pave_patch_destroy(patch);
    return 0;
}
