/// What is in a tile set: its kind, its colours, and of each tile the id, the colours and the
/// weight. Tiles are numbered twice: by an index 0, 1, 2..., and by the id that their maker gave
/// them.
#include <pave/pave.h>

#include <stdio.h>

/// The tile's colours as letters around a square: the first letter of each colour's name.
static void print_tile(pave_builtin builtin, const pave_wang_set *set, uint32_t index)
{
    static const int around[9] = {PAVE_WANG_TL, PAVE_WANG_T,  PAVE_WANG_TR, PAVE_WANG_L, -1,
                                  PAVE_WANG_R,  PAVE_WANG_BL, PAVE_WANG_B,  PAVE_WANG_BR};
    const uint8_t *colors = pave_wang_tile_colors(set, index);
    printf("  %2u  ", (unsigned)pave_wang_tile_id(set, index));
    for (int i = 0; i < 9; i++) {
        int color = around[i] < 0 ? 0 : colors[around[i]];
        putchar(color ? pave_builtin_color_name(builtin, color)[0] : '.');
        if (i == 2 || i == 5) putchar('/');
    }
    printf("  weight 2^36 x %g\n", (double)pave_wang_tile_weight(set, index) / 68719476736.0);
}

static void print_set(pave_builtin builtin, const pave_wang_set *set)
{
    printf("%s: a set of the kind '%s' for faces of %d sides, %u tiles\n",
           pave_builtin_name(builtin), pave_wang_kind_name(pave_wang_kind_of(set)),
           pave_wang_side_count(set), (unsigned)pave_wang_tile_count(set));
    for (int color = 1; color <= pave_wang_color_count(set); color++)
        printf("  colour %d is %s, #%06x\n", color, pave_builtin_color_name(builtin, color),
               (unsigned)pave_builtin_color_rgb(builtin, color));
    for (uint32_t index = 0; index < pave_wang_tile_count(set); index += 5)
        print_tile(builtin, set, index);
}

/// The tiles that would do where something is demanded of some places and nothing of the others.
static void print_fitting(const pave_wang_set *set, const char *what, const uint8_t *demands)
{
    printf("  %s:", what);
    for (uint32_t index = 0; index < pave_wang_tile_count(set); index++)
        if (pave_wang_fits(set, index, demands))
            printf(" %u", (unsigned)pave_wang_tile_id(set, index));
    putchar('\n');
}

int main(void)
{
    for (int i = 0; i < PAVE_BUILTIN_COUNT; i++) {
        pave_builtin builtin = (pave_builtin)i;
        pave_wang_set *set;
        if (pave_builtin_create(builtin, NULL, &set, NULL) != PAVE_OK) return 1;
        print_set(builtin, set);
        uint8_t demands[PAVE_WANG_PLACES_SQUARE] = {PAVE_WANG_FREE};
        demands[PAVE_WANG_T] = demands[PAVE_WANG_TL] = demands[PAVE_WANG_TR] =
            2; // a set looks only at the places of its kind
        print_fitting(set, "tiles with the second colour all along the top", demands);
        if (pave_wang_tile_index(set, 99) == UINT32_MAX)
            printf("  there is no tile 99; tile 7 has the index %u\n",
                   (unsigned)pave_wang_tile_index(set, 7));
        pave_wang_destroy(set);
    }
    return 0;
}
