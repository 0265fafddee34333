/// A set that lacks most combinations still makes an endless world: patches of water on empty
/// cells. They are rectangles, since the set has no inner corners.
#include <pave/pave.h>
#include <stdio.h>

int main(void)
{
    // Corner colours at TR, BR, BL, TL: outer corners, sides and the full tile of a pond.
    static const uint8_t corners[9][4] = {{0, 1, 0, 0}, {0, 1, 1, 0}, {0, 0, 1, 0},
                                          {1, 1, 0, 0}, {1, 1, 1, 1}, {0, 0, 1, 1},
                                          {1, 0, 0, 0}, {1, 0, 0, 1}, {0, 0, 0, 1}};
    uint8_t colors[9 * 8] = {0};
    for (int tile = 0; tile < 9; tile++)
        for (int k = 0; k < 4; k++) colors[8 * tile + 2 * k + 1] = corners[tile][k];
    pave_wang_def def = {
        .kind = PAVE_WANG_CORNER, .color_count = 1, .tile_count = 9, .colors = colors};
    pave_wang_set *pond = NULL;
    pave_wang_looks looks;
    pave_world *world = NULL;
    pave_error error = {0};
    if (pave_wang_create(&def, NULL, &pond, &error) != PAVE_OK ||
        pave_wang_look(pond, NULL, &looks, &error) != PAVE_OK ||
        pave_world_create(&(pave_world_def){.set = pond, .seed = 4}, NULL, &world, &error)) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("class %s, method %s\n", pave_word(pave_wang_class_words, looks.class_of_set),
           pave_word(pave_world_method_words, pave_world_method_of(world)));
    for (int y = 0; y < 12; y++) {
        for (int x = 0; x < 40; x++) {
            uint32_t tile = pave_world_at(world, pave_cell_of(x, y));
            putchar(tile == PAVE_WANG_EMPTY ? '.' : "/^\\<~>[_]"[tile]);
        }
        putchar('\n');
    }
    pave_world_destroy(world);
    pave_wang_destroy(pond);
}
