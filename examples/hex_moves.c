/// Rays, turning and mirroring a shape about a face or a vertex, and two ways to measure.
#include <pave/pave.h>

#include <stdio.h>

enum { SHAPE = 4 };
static const pave_cell shape[SHAPE] = {{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {3, -1, 0}};

static void print_cell(pave_cell cell)
{
    char text[PAVE_HEX_TEXT_SIZE];
    printf(" %s", pave_hex_face_text(cell, text));
}

int main(void)
{
    static const char *const directions[] = {"NE", "E",   "SE",  "SW", "W",   "NW",
                                             "N",  "ENE", "ESE", "S",  "WSW", "WNW"};
    static const pave_hex_axis axes[] = {PAVE_HEX_AXIS_Q, PAVE_HEX_AXIS_R, PAVE_HEX_AXIS_S};
    pave_cell center = pave_cell_of(0, 0);
    for (int direction = 0; direction < PAVE_HEX_DIRECTIONS_MAX; direction++) {
        printf("%-4s", directions[direction]);
        for (int64_t k = 1; k <= 4; k++) print_cell(pave_hex_ray(center, direction, k));
        pave_cell last = pave_hex_ray(center, direction, 4);
        printf(": %d steps away, %d squared\n", (int)pave_hex_distance(center, last),
               (int)pave_hex_norm(center, last));
    }

    for (int k = 0; k < 6; k++) {
        printf("turned by %d sixths about the face 0,0:", k);
        for (int i = 0; i < SHAPE; i++) print_cell(pave_hex_rotate_about_face(shape[i], k, center));
        putchar('\n');
    }
    pave_hex_vertex vertex = pave_hex_vertex_of(0, 0, PAVE_HEX_VERTEX_N);
    for (int k = 0; k < 3; k++) {
        printf("turned by %d sixths about the vertex 0,0,N:", k);
        for (int i = 0; i < SHAPE; i++) {
            pave_cell turned;
            if (pave_hex_rotate_about_vertex(shape[i], k, vertex, &turned))
                print_cell(turned);
            else
                printf(" no face");
        }
        putchar('\n');
    }
    for (int axis = 0; axis < 3; axis++) {
        printf("mirrored, %c kept: about the face", "qrs"[axis]);
        for (int i = 0; i < SHAPE; i++)
            print_cell(pave_hex_reflect_about_face(shape[i], axes[axis], center));
        printf("; about the vertex");
        for (int i = 0; i < SHAPE; i++)
            print_cell(pave_hex_reflect_about_vertex(shape[i], axes[axis], vertex));
        putchar('\n');
    }
    return 0;
}
