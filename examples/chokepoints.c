/// The doors of a castle: rooms are found by their distance from walls, and each narrow place is
/// printed with its width and the cells that close it.
#include <pave/pave.h>

#include <stdio.h>

static const char *const plan[] = {
    "########################", //
    "#.......#..............#", //
    "#.......#..............#", //
    "#......................#", //
    "#.......#..............#", //
    "#.......#..............#", //
    "#####.####.............#", //
    "#####.##########..######", //
    "#.......#..............#", //
    "#.......#..............#", //
    "#.......#..............#", //
    "#.......#..............#", //
    "########################",
};

enum { WIDTH = 24, HEIGHT = 13, CELLS = WIDTH * HEIGHT };

int main(void)
{
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_chokepoints *found = NULL;
    pave_error error = {0};
    uint8_t walls[CELLS];
    char map[CELLS];
    for (int i = 0; i < CELLS; i++) walls[i] = plan[i / WIDTH][i % WIDTH] == '#';
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;
    pave_chokepoints_def def = {.ground = pave_ground_of_window(window), .closed = walls};
    if (pave_chokepoints_create(&def, NULL, &found, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }

    for (int i = 0; i < CELLS; i++) map[i] = walls[i] ? '#' : (char)('a' + found->of_cell[i] - 1);
    for (int32_t i = 0; i < found->across_count; i++) map[found->cells[i]] = '+';
    for (int row = 0; row < HEIGHT; row++) printf("  %.*s\n", WIDTH, map + WIDTH * row);
    for (int32_t i = 0; i < found->count; i++) {
        const pave_chokepoint *gate = &found->items[i];
        printf("%c and %c: %d wide at column %d, row %d, between the walls at %d and %d\n",
               'a' + gate->areas[0] - 1, 'a' + gate->areas[1] - 1, (int)gate->width,
               (int)gate->cell % WIDTH, (int)gate->cell / WIDTH, (int)gate->sides[0],
               (int)gate->sides[1]);
    }
    pave_chokepoints_destroy(found);
    pave_window_destroy(window);
    return 0;
}
