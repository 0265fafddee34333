/// Line of sight past walls: one symmetric rule for all grids, in integers.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 13, HEIGHT = 7, CELLS = WIDTH * HEIGHT };

static const char map[] = "............."
                          "...##....#..."
                          "...#........."
                          ".......#....."
                          ".@....#......"
                          "..........##."
                          "....#........";

/// Draws what the @ sees: * is a wall in view, # a wall that is hidden.
static int look(const pave_tiling *tiling)
{
    pave_window_def def = {.tiling = tiling, .width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    int64_t from = 0, seen[CELLS], count, both = 0;
    char picture[CELLS];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < CELLS; i++) {
        pave_mask_set_cell(walls, i, map[i] == '#');
        if (map[i] == '@') from = i;
        picture[i] = map[i] == '#' ? '#' : ' ';
    }
    // Everything within 20 steps, segment by segment.
    if (pave_field_of_view_far(&(pave_view_def){walls, from, 20, 0}, NULL, seen, CELLS, &count,
                               NULL) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < count; i++) picture[seen[i]] = map[seen[i]] == '#' ? '*' : '.';
    picture[from] = '@';
    printf("\n%s: %d of %d cells are seen\n", tiling->name, (int)count, CELLS);
    for (int r = 0; r < HEIGHT; r++) {
        printf("  ");
        for (int q = 0; q < WIDTH; q++)
            printf("%s%c",
                   q                                      ? " "
                   : tiling == pave_tiling_hex() && r % 2 ? " "
                                                          : "",
                   picture[r * WIDTH + q]);
        printf("\n");
    }
    // Sight is symmetric.
    for (int64_t i = 0; i < count; i++) {
        bool back = false;
        if (pave_line_of_sight(walls, pave_window_cell(window, seen[i]),
                               pave_window_cell(window, from), &back) != PAVE_OK)
            return 1;
        both += back;
    }
    printf("  %d of them see it too\n", (int)both);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return both == count ? 0 : 1;
}

int main(void)
{
    return look(pave_tiling_square()) || look(pave_tiling_hex()) || look(pave_tiling_tri());
}
