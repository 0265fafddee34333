/// Moving about the square grid: rays, diagonals, turning and mirroring a shape, and three ways to
/// measure.
#include <pave/pave.h>

#include <stdio.h>

/// An L of four faces.
static const pave_cell shape[4] = {{0, 0, 0}, {0, 1, 0}, {0, 2, 0}, {1, 2, 0}};

static void print(const char *name, const pave_cell *cells, int count)
{
    char text[PAVE_SQUARE_TEXT_SIZE];
    printf("%-28s", name);
    for (int i = 0; i < count; i++) printf(" %s", pave_square_face_text(cells[i], text));
    putchar('\n');
}

int main(void)
{
    pave_cell face = pave_cell_of(3, 4), cells[4];
    for (int k = 0; k < PAVE_SQUARE_DIAGONALS_MAX; k++) cells[k] = pave_square_diagonals(face, k);
    print("Across the corners of 3,4:", cells, PAVE_SQUARE_DIAGONALS_MAX);
    for (int k = 0; k < 4; k++) cells[k] = pave_square_ray(face, PAVE_SQUARE_SE, k);
    print("From there south-east:", cells, 4);

    print("A shape:", shape, 4);
    for (int i = 0; i < 4; i++) cells[i] = pave_square_rotate_about_face(shape[i], 1, shape[2]);
    print("a quarter about its knee:", cells, 4);
    for (int i = 0; i < 4; i++)
        cells[i] = pave_square_rotate_about_vertex(shape[i], -1, pave_square_vertex_of(0, 0));
    print("back about the vertex 0,0:", cells, 4);
    for (int i = 0; i < 4; i++)
        cells[i] = pave_square_reflect_about_face(shape[i], PAVE_SQUARE_AXIS_Y, shape[0]);
    print("left to right:", cells, 4);
    for (int i = 0; i < 4; i++)
        cells[i] = pave_square_reflect_about_vertex(shape[i], PAVE_SQUARE_AXIS_X,
                                                    pave_square_vertex_of(0, 3));
    print("as seen in the water:", cells, 4);

    pave_cell far = pave_cell_of(-9, 9);
    printf("From 3,4 to -9,9: %d steps in 4 directions, %d in 8, and %d is the square of the "
           "straight way\n",
           (int)pave_square_distance(face, far, PAVE_SQUARE_4),
           (int)pave_square_distance(face, far, PAVE_SQUARE_8), (int)pave_square_norm(face, far));
    return 0;
}
