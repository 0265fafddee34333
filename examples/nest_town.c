/// A map of two sizes: towns stand on big triangles alone, a mill is an upgrade of a farm, and the
/// walls of a rectangular hall cut small triangles into halves, which closes them.
#include <pave/pave.h>

#include <stdio.h>

enum { FARM = 1, MILL, TOWN };

static const pave_nest_kind kinds[] = {
    {.name = "farm", .least = 3}, {.name = "mill", .upgrades = FARM}, {.name = "town", .least = 3}};

int main(void)
{
    const pave_nest_def def = {
        .window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 2}, // 24 big triangles
        .factor = 3,                                           // of 9 small ones
        .kinds = kinds,
        .kind_count = 3};
    pave_nest *nest = NULL;
    pave_error error;
    if (pave_nest_create(&def, NULL, &nest, &error) != PAVE_OK) return 1;
    const int64_t big = pave_window_index(nest->big->window, (pave_cell){0, 0, PAVE_TRI_L}),
                  small = pave_window_index(nest->small->window, (pave_cell){1, 1, PAVE_TRI_L});
    printf("A town on a small tile? %s\n",
           pave_nest_allows(nest, TOWN, false, small) ? "yes" : "no");
    printf("A mill where there is no farm? %s\n",
           pave_nest_allows(nest, MILL, false, small) ? "yes" : "no");
    nest->on_big[big] = FARM;
    nest->on_small[small] = MILL;
    printf("A mill on a farm? %s\n", pave_nest_check(nest, &error) == PAVE_OK ? "yes" : "no");

    // A hall from 2 to 8 half edges, three strips high, and what its walls make of the map.
    const pave_nest_building hall = {.left = 2, .right = 8, .top = -4, .bottom = -1};
    pave_mask *walls = NULL;
    int32_t labels[216], rooms = 0;
    if (pave_nest_build(nest, hall, &error) != PAVE_OK ||
        pave_mask_create(nest->small->window, NULL, &walls, NULL) != PAVE_OK ||
        pave_nest_walls(nest, walls) != PAVE_OK ||
        pave_mask_components(walls, NULL, labels, &rooms) != PAVE_OK)
        return 1;
    printf("With a hall the map has %d parts; its text:\n", (int)rooms);

    char text[2048];
    int64_t size = 0;
    if (pave_nest_write(nest, text, sizeof text, &size) == PAVE_OK) fputs(text, stdout);
    pave_mask_destroy(walls);
    pave_nest_destroy(nest);
    return 0;
}
