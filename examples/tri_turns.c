/// Rays, rotation and reflection: a formation of triangles marches, wheels and is mirrored.
#include <pave/pave.h>

#include <stdio.h>

enum { SIZE = 4 };

static void print(const char *what, const pave_cell *cells)
{
    char text[PAVE_TRI_TEXT_SIZE];
    printf("%-42s", what);
    for (int i = 0; i < SIZE; i++) printf(" %s", pave_tri_face_text(cells[i], text));
    putchar('\n');
}

int main(void)
{
    // A line of soldiers in a lane: every second soldier is further back but can see past its
    // neighbours.
    pave_cell line[SIZE], out[SIZE];
    for (int i = 0; i < SIZE; i++)
        line[i] = pave_tri_ray(pave_tri_face_of(0, 0, PAVE_TRI_L), PAVE_TRI_E, i);
    print("the line", line);
    for (int i = 0; i < SIZE; i++) out[i] = pave_tri_ray(line[i], PAVE_TRI_SE, 4);
    print("four steps to the south-east", out);
    for (int i = 0; i < SIZE; i++) out[i] = pave_tri_ray(line[i], PAVE_TRI_N, 2);
    print("two diagonal steps to the north", out);
    for (int i = 0; i < SIZE; i++)
        out[i] = pave_tri_rotate_about_vertex(line[i], 1, pave_tri_vertex_of(0, 0));
    print("wheeled by a sixth about the vertex 0,0", out);

    // About the centre of a face, only multiples of a third of a turn map the grid to itself.
    bool landed = true;
    for (int i = 0; i < SIZE; i++)
        landed = pave_tri_rotate_about_face(line[i], 2, line[0], &out[i]) && landed;
    if (landed) print("wheeled by a third about its first man", out);
    if (!pave_tri_rotate_about_face(line[0], 1, line[0], &out[0]))
        printf("a sixth about a face would turn it upside down\n");

    for (int i = 0; i < SIZE; i++)
        out[i] = pave_tri_reflect_about_vertex(line[i], PAVE_TRI_AXIS_R, pave_tri_vertex_of(0, 0));
    print("left and right changed about the vertex", out);
    for (int i = 0; i < SIZE; i++)
        out[i] = pave_tri_reflect_about_face(line[i], PAVE_TRI_AXIS_Q, line[0]);
    print("mirrored so that q is kept", out);

    // Computed coordinates may be out of range. They are clamped, and the cell then fails the range
    // check.
    const pave_cell far = pave_cell_cut(INT64_C(5) << 40, 7, PAVE_TRI_L);
    printf("q = %d, r = %d is %s\n", (int)far.q, (int)far.r,
           pave_cell_in_range(far) ? "within the limits" : "beyond the limits");
    return 0;
}
