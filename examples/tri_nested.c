/// Nested grids: nine triangles form a large one, and the large triangles also form a grid.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    enum { M = 3 };
    char text[PAVE_TRI_TEXT_SIZE];
    const pave_cell face = pave_tri_face_of(-4, 5, PAVE_TRI_R), parent = pave_tri_parent(face, M);
    printf("%s is a child", pave_tri_face_text(face, text));
    printf(" of the big triangle %s; all its children are\n ", pave_tri_face_text(parent, text));
    for (int index = 0; index < M * M; index++)
        printf(" %s", pave_tri_face_text(pave_tri_child(parent, M, index), text));

    // Two levels of nesting by three equal one level of nesting by nine.
    const pave_cell twice = pave_tri_parent(parent, M), once = pave_tri_parent(face, M * M);
    printf("\nThe big triangle of %s is %s, %s\n", pave_tri_face_text(parent, text),
           pave_tri_face_text(twice, (char[PAVE_TRI_TEXT_SIZE]){0}),
           pave_cell_equal(twice, once) ? "as it is in one step" : "but not in one step");
    return 0;
}
