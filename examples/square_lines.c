/// Straight lines on the square grid, in 4 and in 8 directions: lists in a buffer of one's own, and
/// single cells of a line as long as the world.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { WIDTH = 24, HEIGHT = 8, CELLS_MAX = WIDTH + HEIGHT };

static void draw(pave_cell a, pave_cell b, pave_square_metric metric)
{
    char picture[HEIGHT][WIDTH + 1];
    pave_cell cells[CELLS_MAX];
    int64_t count;
    if (pave_square_line(a, b, metric, cells, CELLS_MAX, &count) != PAVE_OK) return;
    memset(picture, '.', sizeof picture);
    for (int64_t i = 0; i < count; i++) picture[cells[i].r][cells[i].q] = '#';
    for (int r = 0; r < HEIGHT; r++) printf("  %.*s\n", WIDTH, picture[r]);
    printf("%d cells, so %d steps\n", (int)count, (int)pave_square_distance(a, b, metric));
}

int main(void)
{
    pave_cell a = pave_cell_of(1, 6), b = pave_cell_of(22, 1);
    puts("In 4 directions:");
    draw(a, b, PAVE_SQUARE_4);
    puts("In 8 directions:");
    draw(a, b, PAVE_SQUARE_8);

    // Too small a buffer: the need is told, and nothing is written. Or ask before.
    int64_t count;
    pave_result result = pave_square_line(a, b, PAVE_SQUARE_4, NULL, 0, &count);
    printf("Without a buffer: %s; it takes %d cells (%d)\n", pave_result_text(result), (int)count,
           (int)pave_square_line_size(a, b, PAVE_SQUARE_4));

    // From corner to corner of the world: no list, and still exact.
    pave_cell west = pave_cell_of(-PAVE_COORDINATE_MAX, -3),
              east = pave_cell_of(PAVE_COORDINATE_MAX, 4);
    pave_cell middle = pave_square_line_at(west, east, PAVE_SQUARE_8, PAVE_COORDINATE_MAX);
    char text[PAVE_SQUARE_TEXT_SIZE];
    printf("The middle of a line through the whole world: %s\n",
           pave_square_face_text(middle, text));
    return 0;
}
