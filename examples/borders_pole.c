/// Places for labels: the widest place inside each territory, for circles and for words.
#include <pave/pave.h>

#include <stdio.h>

/// A map as text: a letter is a territory, a dot none.
static const char map[] = "AAAAAAAAAAAAAA"
                          "AABBBBBBBBBBAA"
                          "AAB.........AA"
                          "AAB.........AA"
                          "AABBBBBBBBBBAA"
                          "AAAAAAAAAAAAAA"
                          "CCCCCCCCCCCAAA";

int main(void)
{
    const pave_window_def def = {.width = 14, .height = 7};
    pave_window *window = NULL;
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    int32_t of_cell[14 * 7];
    char drawn[sizeof map];
    if (pave_window_create(&def, NULL, &window, NULL) != PAVE_OK) return 1;
    for (int i = 0; i < 14 * 7; i++) of_cell[i] = map[i] == '.' ? 0 : map[i] - 'A' + 1;
    if (pave_polygons_create_from_window(window, NULL, NULL, &polygons, NULL) != PAVE_OK) return 1;
    if (pave_borders_create(polygons, of_cell, 3, NULL, &borders, NULL) != PAVE_OK) return 1;

    for (int i = 0; i < 14 * 7; i++) drawn[i] = map[i] == '.' ? ' ' : '.';
    for (int32_t t = 1; t <= 3; t++) {
        pave_vec2 circle, label;
        double radius, height;
        if (pave_borders_pole(borders, t, 1.0, 0.001, &circle, &radius, NULL) != PAVE_OK) return 1;
        if (pave_borders_pole(borders, t, 4.0, 0.001, &label, &height, NULL) != PAVE_OK) return 1;
        printf(
            "%c: a circle of radius %.3f at (%.3f, %.3f); a label of %.3f x %.3f at (%.3f, %.3f)\n",
            'A' + (int)t - 1, radius, circle.x, circle.y, 8.0 * height, 2.0 * height, label.x,
            label.y);
        drawn[(int)label.y * 14 + (int)label.x] =
            (char)('A' + t - 1); // a pole lies inside, whatever the shape
    }
    for (int row = 0; row < 7; row++) printf("%.14s\n", drawn + 14 * row);
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_window_destroy(window);
    return 0;
}
