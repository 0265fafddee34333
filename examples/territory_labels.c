/// Which cells of a letter hang together: numbers for a picture, without anything else said of
/// them.
#include <pave/pave.h>

#include <stdio.h>

enum { WIDTH = 40, HEIGHT = 8, CELLS = WIDTH * HEIGHT };

int main(void)
{
    static const char picture[] = "..aaa......bbbb....aaaaaaaaaaaa........."
                                  ".a...a....b....b...a..........a...cc...."
                                  ".aa...a...b.b..b...a..bbbb....a..cccc..."
                                  "..a...a...b....b...a..b..b....a..cccc..."
                                  "...aaa.....bbbb....a..bbbb....a...cc...."
                                  "...................a..........a........."
                                  "..ccccccccc........aaaaaaaaaaaa...aabbcc"
                                  "..................................aabbcc";
    int32_t labels[CELLS], numbers[CELLS], count = 0, with_none = 0;
    pave_window_def place = {.width = WIDTH, .height = HEIGHT};
    pave_window *window = NULL;
    if (pave_window_create(&place, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < CELLS; i++) labels[i] = picture[i] == '.' ? 0 : picture[i];

    pave_ground ground = pave_ground_of_window(window);
    if (pave_label_components(&ground, labels, false, NULL, numbers, &count) != PAVE_OK) return 1;
    for (int i = 0; i < CELLS; i++)
        printf("%c%s", numbers[i] ? (numbers[i] < 10 ? '0' : 'A' - 10) + (int)numbers[i] : '.',
               i % WIDTH == WIDTH - 1 ? "\n" : "");
    if (pave_label_components(&ground, labels, true, NULL, numbers, &with_none) != PAVE_OK)
        return 1;
    printf("%d pieces; with those of the paper %d\n", (int)count, (int)with_none);
    pave_window_destroy(window);
    return 0;
}
