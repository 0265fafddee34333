/// Squares in chunks of m x m, as maps are stored, and numbers for the cells of a strip: both right
/// for negative coordinates too.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    static const int32_t places[][2] = {{0, 0}, {37, 5}, {-1, -1}, {-33, 31}};
    char text[PAVE_SQUARE_TEXT_SIZE], chunk[PAVE_SQUARE_TEXT_SIZE];
    puts("Chunks of 32 x 32:");
    for (int i = 0; i < 4; i++) {
        pave_cell face = pave_cell_of(places[i][0], places[i][1]),
                  parent = pave_square_parent(face, 32);
        int64_t index = pave_square_child_index(face, 32);
        printf("  %s is the cell %d of the chunk %s", pave_square_face_text(face, text), (int)index,
               pave_square_face_text(parent, chunk));
        printf(", which is %s again\n",
               pave_square_face_text(pave_square_child(parent, 32, index), text));
    }
    printf("In C, -33 / 32 is %d; rounded down it is %d, and %d is left\n", -33 / 32,
           (int)pave_floor_divide(-33, 32), (int)pave_floor_modulo(-33, 32));

    puts("A strip of width 10, without an end above or below:");
    for (int64_t index = -11; index <= 11; index += 11) {
        pave_cell face = pave_square_from_index(index, 10);
        printf("  number %d is %s, number %d is below\n", (int)index,
               pave_square_face_text(face, text),
               (int)pave_square_to_index(pave_square_neighbors(face, PAVE_SQUARE_S), 10));
    }
    printf("Number 10^10 is %s\n", pave_square_index_valid(INT64_C(10000000000), 10)
                                       ? "within the limits"
                                       : "beyond the limits: ask before you convert");
    return 0;
}
