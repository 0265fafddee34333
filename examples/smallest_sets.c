/// The minimum number of tiles of a complete set, if tiles may be turned and mirrored; and a world
/// of six tiles in all their rotations.
#include <pave/pave.h>

#include <stdio.h>

static void print_row(const char *name, pave_wang_complete_def def)
{
    printf("%-18s", name);
    for (int colors = 2; colors <= 4; colors++) {
        pave_wang_complete_count count;
        def.color_count = colors;
        if (pave_wang_complete_count_of(&def, &count, NULL) == PAVE_OK)
            printf(" %12s of %-8s", count.orbits_text, count.combinations_text);
    }
    putchar('\n');
}

/// Prints a cell of roads in two characters: the tile, and the number of sides by which it is
/// turned.
static void print_cell(uint32_t id)
{
    const pave_wang_pose pose = pave_wang_pose_of(4, id);
    printf(" %c%d", "-abcde"[pose.base], pose.turns);
}

int main(void)
{
    const uint32_t turns = PAVE_WANG_ROTATE, both = PAVE_WANG_ROTATE | PAVE_WANG_MIRROR;
    puts("Tiles of the smallest complete set, of 2, 3 and 4 colours:");
    print_row("squares, turned", (pave_wang_complete_def){.symmetries = turns});
    print_row("  and mirrored", (pave_wang_complete_def){.symmetries = both});
    print_row("hexagons, turned", (pave_wang_complete_def){.sides = 6, .symmetries = turns});
    print_row("  and mirrored", (pave_wang_complete_def){.sides = 6, .symmetries = both});
    print_row("triangles, turned", (pave_wang_complete_def){.sides = 3, .symmetries = turns});

    const pave_wang_complete_def roads = {.color_count = 2, .symmetries = turns};
    pave_wang_set *set = NULL;
    pave_world *world = NULL;
    pave_error error = {0};
    if (pave_wang_complete_create(&roads, NULL, &set, &error) != PAVE_OK ||
        pave_world_create(&(pave_world_def){.set = set, .seed = 3}, NULL, &world, &error)) {
        fprintf(stderr, "%s\n", error.message);
        pave_wang_destroy(set);
        return 1;
    }
    puts("\nA world of six tiles, - a b c d e, with their turns:");
    for (int32_t r = 0; r < 6; r++) {
        for (int32_t q = 0; q < 12; q++) print_cell(pave_world_at(world, pave_cell_of(q, r)));
        putchar('\n');
    }
    pave_world_destroy(world);
    pave_wang_destroy(set);
    return 0;
}
