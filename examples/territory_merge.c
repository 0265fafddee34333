/// A map as chance has it becomes one that can be played on: empties are given away, specks
/// absorbed, holes filled.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 56, HEIGHT = 16, CELLS = WIDTH * HEIGHT };

static void show(const char *what, const pave_territory_def *def)
{
    pave_territories *territories = NULL;
    if (pave_territories_create(def, NULL, &territories, NULL) != PAVE_OK) return;
    printf("%s: %d territories; cells grown %d, absorbed %d, filled %d\n", what,
           (int)territories->count, (int)territories->grown, (int)territories->absorbed,
           (int)territories->filled);
    for (int i = 0; i < CELLS; i++) {
        putchar(".ox#+"[territories->labels[i]]);
        if (i % WIDTH == WIDTH - 1) putchar('\n');
    }
    pave_territories_destroy(territories);
}

int main(void)
{
    int32_t labels[CELLS];
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < CELLS; i++) { // patches of 7 x 4 with noise in them
        int patch = i / WIDTH / 4 * 8 + i % WIDTH / 7;
        uint32_t noise = pave_random_at(3, 0x8000, i, 0, 0, 0).word[0] % 10;
        labels[i] = noise < 2 ? 0
                    : noise < 4
                        ? (int32_t)noise
                        : 1 + (int32_t)(pave_random_at(3, 0x8000, patch, 1, 0, 0).word[0] % 4);
    }

    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = labels};
    show("as it is", &def);
    def.grow_into_none = true;
    show("empties to the nearest", &def);
    def.size_min = 4;
    show("none below 4 cells", &def);
    pave_territory_def holes = {.ground = def.ground, .labels = labels, .fill_holes = true};
    show("as it is, holes filled", &holes);
    pave_window_destroy(window);
    return 0;
}
