/// A map of the game Dice Wars on its original board: letters are players, and a capital marks the
/// cell with an area's dice.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_dicewars_board board;
    pave_dicewars_board_def def = {.seed = 7, .players = 3};
    if (pave_dicewars_board_make(&def, NULL, NULL, &board, NULL, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < PAVE_DICEWARS_CELLS; i++) {
        const pave_dicewars_area *area = &board.areas[board.cells[i]];
        char letter =
            board.cells[i] == 0 ? '.' : (char)((area->center == i ? 'A' : 'a') + area->owner);
        if (i % PAVE_DICEWARS_WIDTH == 0)
            printf("\n%s", i / PAVE_DICEWARS_WIDTH % 2 ? " " : ""); // odd rows are shifted
        printf("%c ", letter);
    }
    printf("\n\n%d areas; its number is %016llx\n", board.area_count,
           (unsigned long long)pave_dicewars_board_hash(&board));
    for (int32_t player = 0; player < board.players; player++)
        printf("player %d: %d connected areas\n", (int)player,
               (int)pave_dicewars_board_supply(&board, player));

    // The same seed without the game's bias: a different map, with owners and dice dealt evenly.
    def.corrected = true;
    if (pave_dicewars_board_make(&def, NULL, NULL, &board, NULL, NULL) != PAVE_OK) return 1;
    for (int32_t player = 0; player < board.players; player++) {
        int areas = 0, dice = 0;
        for (int id = 1; id <= PAVE_DICEWARS_AREAS_MAX; id++) {
            if (board.areas[id].size == 0 || board.areas[id].owner != player) continue;
            areas++;
            dice += board.areas[id].dice;
        }
        printf("corrected, player %d: %d areas, %d dice\n", (int)player, areas, dice);
    }
    return 0;
}
