/// The tile under a point, such as a pointer on a screen: a mesh printed as letters.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    pave_board_def def = {.width = 7, .height = 3};
    pave_mesh_def how = {.relax = {.steps = 5}};
    pave_board *board = NULL;
    pave_mesh *mesh = NULL;
    pave_locator *locator = NULL;
    if (pave_board_create(&def, NULL, &board, NULL) != PAVE_OK) return 1;
    if (pave_board_remove_random(board, &(pave_removal_def){.seed = 2, .share = 0.3}, NULL, NULL,
                                 NULL) != PAVE_OK)
        return 1;
    if (pave_mesh_create_from_board(board, &how, NULL, NULL, &mesh, NULL) != PAVE_OK) return 1;
    if (pave_locator_create(mesh, NULL, &locator, NULL) != PAVE_OK) return 1;

    for (int y = 0; y < 24; y++) {
        for (int x = 0; x < 76; x++) {
            int32_t tile =
                pave_locator_find(locator, pave_vec2_of(-1.2 + x * 0.18, -1.2 + y * 0.24));
            putchar(tile < 0 ? '.' : 'a' + (char)tile);
        }
        putchar('\n');
    }
    pave_locator_destroy(locator);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
    return 0;
}
