/// How segregated is it? The same two races mixed, in a checkerboard, in patches and in halves, and
/// what each measure says of that.
#include <pave/pave.h>

#include <stdio.h>

enum { SIDE = 32, CELLS = SIDE * SIDE };

static int32_t mixed(pave_cell cell)
{
    return 1 + (int32_t)(pave_random_at(4, PAVE_STREAM_USER, cell.q, cell.r, 0, 0).word[0] >> 31);
}
static int32_t checkers(pave_cell cell) { return 1 + ((cell.q + cell.r) & 1); }
static int32_t patches(pave_cell cell) { return 1 + (((cell.q >> 2) + (cell.r >> 2)) & 1); }
static int32_t halves(pave_cell cell) { return 1 + (cell.q >= SIDE / 2); }

int main(void)
{
    static const struct {
        const char *name;
        int32_t (*label)(pave_cell);
    } maps[] = {{"mixed", mixed}, {"checkers", checkers}, {"patches", patches}, {"halves", halves}};
    pave_window *window = NULL;
    if (pave_window_create(&(pave_window_def){.width = SIDE, .height = SIDE, .wrap = true}, NULL,
                           &window, NULL) != PAVE_OK)
        return 1;
    pave_ground ground = pave_ground_of_window(window);

    printf(
        "          same  dissimilarity  isolation   Moran  interface  clusters  median  largest\n");
    for (int i = 0; i < 4; i++) {
        int32_t labels[CELLS];
        pave_measures found;
        for (int64_t cell = 0; cell < window->count; cell++)
            labels[cell] = maps[i].label(pave_window_cell(window, cell));
        if (pave_measures_make(&ground, labels, NULL, &found) != PAVE_OK) return 1;
        printf("%-8s %5.2f %14.2f %10.2f %7.2f %10.2f %9d %7.1f %8d\n", maps[i].name,
               found.same_share, found.dissimilarity, found.isolation, found.moran,
               found.interface_density, (int)found.clusters, found.median_size, (int)found.largest);
    }
    pave_window_destroy(window);
    return 0;
}
