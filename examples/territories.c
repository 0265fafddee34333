/// Territories of a map: sizes, centres, and neighbours with the length of each border.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 24, HEIGHT = 8, CELLS = WIDTH * HEIGHT };

int main(void)
{
    static const char picture[] =
        "....aaaaaa......bbbb...."
        "..aaaaaaaaaa..bbbbbbbb.."
        "..aaaaaaaaaacccbbbbbbb.."
        "..aaaaaaaaacccccccbbbb.."
        "....ddddddccccccccc....."
        ".dddddddddddcccccc..aaa."
        ".dddddddddddd.......aaa."
        "...ddddddd.............."; // separate islands of the same colour are separate territories
    int32_t labels[CELLS];
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_territories *territories = NULL;
    pave_error error = {0};
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;
    for (int i = 0; i < CELLS; i++) labels[i] = picture[i] == '.' ? 0 : picture[i];

    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
    if (pave_territories_create(&def, NULL, NULL, &territories, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    for (int32_t id = 1; id <= territories->count; id++) {
        const pave_territory *item = &territories->items[id - 1];
        pave_cell center = pave_window_cell(window, item->center);
        printf("%d %c: %2d cells, middle %d,%d at depth %d, border %d, of these coast %d\n",
               (int)id, (char)item->label, (int)item->size, (int)center.q, (int)center.r,
               (int)item->depth, (int)item->border, (int)item->coast);
        for (int32_t i = territories->start[id - 1]; i < territories->start[id]; i++)
            printf("    beside %d along %d edges\n", (int)territories->neighbors[i],
                   (int)territories->lengths[i]);
    }
    printf("the map is %016llx\n", (unsigned long long)pave_territories_hash(territories));
    pave_territories_destroy(territories);
    pave_window_destroy(window);
    return 0;
}
