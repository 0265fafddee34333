/// A line of spears on three grids: how many soldiers of each rank reach an enemy in contact, with
/// a range of one cell and of two.
#include <pave/pave.h>

#include <stdio.h>

enum { RANKS = 3, FILES = 8, SOLDIERS = RANKS * FILES, ROOM = 256 };

/// For each rank, prints how many soldiers have a clear line to an enemy.
static int count_ranks(const pave_formation *line, const pave_cell *enemies, int64_t enemy_count,
                       int32_t range)
{
    pave_attack attacks[SOLDIERS * 16];
    int64_t count;
    bool reaches[SOLDIERS] = {false};
    const pave_attack_def def = {
        .targets = enemies, .target_count = enemy_count, .range = range, .solid = true};
    if (pave_formation_attacks(line, &def, attacks, SOLDIERS * 16, &count, NULL) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < count; i++)
        if (attacks[i].state == PAVE_ATTACK_CLEAR) reaches[attacks[i].soldier] = true;
    printf("  an arm of %d:", (int)range);
    for (int rank = 0; rank < RANKS; rank++) {
        int able = 0;
        for (int i = 0; i < SOLDIERS; i++)
            able += line->places[line->soldiers[i].place].rank == rank && reaches[i];
        printf("  rank %d: %d of %d", rank + 1, able, FILES);
    }
    printf("\n");
    return 0;
}

/// A line in the middle of a board, facing north, with an enemy on every cell in contact.
static int show(const char *name, const pave_tiling *tiling, int32_t width)
{
    const pave_window_def board = {.tiling = tiling, .width = width, .height = 12};
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_formation *line = NULL;
    pave_cell enemies[ROOM];
    int64_t enemy_count;
    pave_error error;
    if (pave_window_create(&board, NULL, &window, NULL) != PAVE_OK ||
        pave_mask_create(window, NULL, &walls, NULL) != PAVE_OK)
        return 1;
    const pave_formation_def def = {.grid = window->grid,
                                    .kind = PAVE_FORMATION_LINE,
                                    .ranks = RANKS,
                                    .files = FILES,
                                    .facing = 0,
                                    .at = {7, 5, 0}};
    if (pave_formation_create(&def, walls, NULL, &line, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    int failed = pave_formation_front(line, enemies, ROOM, &enemy_count) != PAVE_OK;
    printf("%s: %d enemies in contact\n", name, (int)enemy_count);
    for (int32_t range = 1; range <= 2 && !failed; range++)
        failed = count_ranks(line, enemies, enemy_count, range);
    pave_formation_destroy(line);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    return failed;
}

int main(void)
{
    return show("triangles", pave_tiling_tri(), 40) || show("hexagons", pave_tiling_hex(), 20) ||
           show("squares", pave_tiling_square(), 20);
}
