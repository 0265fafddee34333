/// The spiral honeycomb mosaic: one number for each hexagon, and sums and products of hexagons.
#include <pave/pave.h>

#include <stdio.h>

/// Prints `a SIGN b = result` to the base 7, with the faces.
static void show(uint64_t a, char sign, uint64_t b, pave_result result, uint64_t answer)
{
    char text[3][PAVE_HEX_TEXT_SIZE];
    pave_cell face;
    if (result != PAVE_OK || pave_hex_from_shm(answer, &face) != PAVE_OK) {
        printf("%6s %c %6s: %s\n", pave_hex_shm_text(a, text[0]), sign,
               pave_hex_shm_text(b, text[1]), pave_result_text(PAVE_RANGE));
        return;
    }
    printf("%6s %c %6s = %6s", pave_hex_shm_text(a, text[0]), sign, pave_hex_shm_text(b, text[1]),
           pave_hex_shm_text(answer, text[2]));
    printf(", the face %s\n", pave_hex_face_text(face, text[0]));
}

int main(void)
{
    static const char *const inputs[] = {"1234", "7", "66666666666666666666666666"};
    uint64_t a = 0, b = pave_hex_to_shm(pave_cell_of(-1, 3)), answer = 0;
    char text[PAVE_HEX_TEXT_SIZE];
    for (int i = 0; i < 3; i++)
        printf("\"%s\": %s\n", inputs[i], pave_result_text(pave_hex_shm_read(inputs[i], &a)));

    // Adding shifts the mosaic, multiplying turns and stretches it; 3 is a sixth clockwise, 10
    // makes flowers of seven.
    show(a, '+', b, pave_hex_shm_add(a, b, &answer), answer);
    show(a, '-', b, pave_hex_shm_subtract(a, b, &answer), answer);
    show(0, '-', a, pave_hex_shm_negate(a, &answer), answer);
    show(a, '*', 3, pave_hex_shm_multiply(a, 3, &answer), answer);
    show(a, '*', 7, pave_hex_shm_multiply(a, 7, &answer), answer);
    show(UINT64_MAX, '*', a, pave_hex_shm_multiply(UINT64_MAX, a, &answer), answer);

    // The first flower and its six neighbors as they lie, row by row.
    pave_cell cells[37];
    int64_t count;
    if (pave_hex_disk(pave_cell_of(0, 0), 3, PAVE_HEX_STEPS, cells, 37, &count) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < count; i++) {
        if (i == 0 || cells[i].r != cells[i - 1].r)
            printf("\n%*s", 2 * (cells[i].r < 0 ? -cells[i].r : cells[i].r) + 2, "");
        printf("%4s", pave_hex_shm_text(pave_hex_to_shm(cells[i]), text));
    }
    putchar('\n');
    return 0;
}
