/// Hexagons made of hexagons, for maps of lower resolution, and chunks, for storing maps.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    enum { RADIUS = 2, CHUNK = 8 };
    pave_cell face = pave_cell_of(-7, 3);
    char text[PAVE_HEX_TEXT_SIZE];

    // Each letter is a big hexagon of 19 faces; capitals are their middles.
    for (int32_t r = -6; r <= 6; r++) {
        printf("%*s", (int)r + 6, "");
        for (int32_t q = -9; q <= 9; q++) {
            pave_cell cell = pave_cell_of(q, r), parent = pave_hex_parent(cell, RADIUS);
            char letter = (char)('a' + pave_floor_modulo(parent.q + 5 * (int64_t)parent.r, 26));
            printf(" %c", pave_hex_child_index(cell, RADIUS) == 0 ? letter - 'a' + 'A' : letter);
        }
        putchar('\n');
    }

    pave_cell parent = pave_hex_parent(face, RADIUS);
    printf("%s is", pave_hex_face_text(face, text));
    printf(" number %d of the %d children of %s\n", (int)pave_hex_child_index(face, RADIUS),
           (int)pave_hex_parent_size(RADIUS), pave_hex_face_text(parent, text));
    printf("whose middle is %s; its first:",
           pave_hex_face_text(pave_hex_child(parent, RADIUS, 0), text));
    for (int64_t i = 0; i < 6; i++)
        printf(" %s", pave_hex_face_text(pave_hex_child(parent, RADIUS, i), text));

    pave_cell chunk = pave_hex_chunk(face, CHUNK);
    int64_t index = pave_hex_chunk_index(face, CHUNK);
    printf("\nIn chunks of 8 x 8 it is number %d of the chunk %s", (int)index,
           pave_hex_face_text(chunk, text));
    printf(", and that is %s again\n",
           pave_hex_face_text(pave_hex_chunk_face(chunk, CHUNK, index), text));
    return 0;
}
