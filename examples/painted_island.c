/// A painted island becomes tiles: the colours at the corners are given, and matching tiles are
/// chosen.
#include <pave/pave.h>
#include <stdio.h>

enum { WIDE = 12, HIGH = 7 };

static const char *const painted[HIGH + 1] = {"~~~~~~~~~~~~~", "~~~~..~~~~~~~", "~~.....~~..~~",
                                              "~......~...~~", "~..........~~", "~~...~~....~~",
                                              "~~~~~~~~..~~~", "~~~~~~~~~~~~~"};

int main(void)
{
    uint8_t colors[(WIDE + 1) * (HIGH + 1)];
    uint32_t tiles[WIDE * HIGH];
    pave_wang_set *meadow = NULL;
    pave_painted_changes changes;
    for (int y = 0; y <= HIGH; y++)
        for (int x = 0; x <= WIDE; x++) // colour 1 is grass, 2 is water
            colors[y * (WIDE + 1) + x] = painted[y][x] == '.' ? 1 : 2;
    if (pave_builtin_create(PAVE_BUILTIN_MEADOW, NULL, &meadow, NULL) != PAVE_OK) return 1;
    pave_painted_def def = {.set = meadow, .width = WIDE, .height = HIGH, .colors = colors};
    pave_error error = {0};
    if (pave_painted_lay(&def, NULL, NULL, tiles, &changes, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    for (int y = 0; y < HIGH; y++) {
        for (int x = 0; x < WIDE; x++) printf("%3u", tiles[y * WIDE + x]);
        printf("\n");
    }
    printf("%d of %d corners changed\n", (int)changes.changed, (int)changes.painted);
    pave_wang_destroy(meadow);
}
