/// A map is grown anew, but the areas that one likes stay as they are, cell for cell.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 40, HEIGHT = 14, AREAS = 10 };

static void print(const char *title, const int32_t *labels)
{
    printf("%s\n", title);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        if (i % WIDTH == 0) printf("  ");
        printf("%c%s", "~0123456789"[labels[i]], i % WIDTH == WIDTH - 1 ? "\n" : "");
    }
}

int main(void)
{
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    static int32_t labels[WIDTH * HEIGHT], locked[WIDTH * HEIGHT];
    bool fixed[AREAS] = {true, false, false, true}; // areas 1 and 4, which are drawn as 0 and 3
    pave_error error = {0};
    if (pave_window_create(&place, NULL, &window, &error) != PAVE_OK) return 1;
    pave_growth_def def = {
        .ground = pave_ground_of_window(window), .seed = 3, .areas = AREAS, .land = 0.8};
    if (pave_growth_make(&def, NULL, NULL, labels, NULL, &error) != PAVE_OK) return 1;
    print("before:", labels);

    for (int i = 0; i < WIDTH * HEIGHT; i++)
        locked[i] = labels[i] > 0 && fixed[labels[i] - 1] ? labels[i] : 0;
    def.locked = locked; // what is locked keeps its area;
    def.fixed = fixed;   // what is fixed does not grow either
    def.seed = 4;
    if (pave_growth_make(&def, NULL, NULL, labels, NULL, &error) != PAVE_OK) return 1;
    print("after, 0 and 3 kept:", labels);
    pave_window_destroy(window);
    return 0;
}
