/// A map with an exact number of connected areas of about equal size, compact or ragged.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 36, HEIGHT = 16, AREAS = 12 };

int main(void)
{
    pave_window_def place = {
        .tiling = pave_tiling_hex(), .width = WIDTH, .height = HEIGHT, .system = PAVE_HEX_ODD_R};
    pave_window *window = NULL;
    pave_error error = {0};
    static int32_t labels[WIDTH * HEIGHT];
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;

    for (int ragged = 0; ragged < 2; ragged++) {
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = 7,
                               .areas = AREAS,
                               .land = 0.7,
                               .roughness = ragged};
        pave_growth_result result;
        if (pave_growth_make(&def, NULL, NULL, labels, &result, &error) != PAVE_OK) {
            printf("%s\n", error.message);
            return 1;
        }
        printf("roughness %d: %d areas of %d to %d cells in %d piece(s) of land, compactness %.1f, "
               "%d cells protrude\n",
               ragged, (int)result.areas, (int)result.size_min, (int)result.size_max,
               (int)result.pieces, result.compactness, (int)result.spikes);
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            if (i % WIDTH == 0) printf("%s", i / WIDTH % 2 ? "   " : "  ");
            printf("%c%s", labels[i] ? 'a' + labels[i] - 1 : '.',
                   i % WIDTH == WIDTH - 1 ? "\n" : " ");
        }
    }

    pave_growth_def many = {.ground = pave_ground_of_window(window), .areas = 1000};
    if (pave_growth_make(&many, NULL, NULL, labels, NULL, &error) != PAVE_OK)
        printf("%s\n", error.message);
    pave_window_destroy(window);
    return 0;
}
