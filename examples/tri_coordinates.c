/// Other ways to name a triangle: three lanes, doubled, folded, by number in rows, and as half of a
/// square.
#include <pave/pave.h>

#include <stdio.h>

int main(void)
{
    enum { WIDTH = 10, SIDE = 6 };
    char text[PAVE_TRI_TEXT_SIZE];
    printf("%-8s %-10s %-10s %-10s %-6s %s\n", "face", "lanes", "doubled", "folded", "index",
           "square");
    for (int i = 0; i < 6; i++) {
        const pave_cell face = pave_tri_face_of(i / 2, -i / 2 + 1, i % 2);
        const pave_tri_lanes lanes = pave_tri_to_lanes(face);
        const pave_tri_pair doubled = pave_tri_to_doubled(face),
                            folded = pave_tri_to_folded(face, SIDE);
        const long long index = (long long)pave_tri_to_index(face, WIDTH);
        const pave_cell square = pave_cell_of(face.q, face.r); // it is half of that one
        printf("%-8s %2d,%2d,%2d   %2d,%2d      %2d,%2d      %4lld   %d,%d\n",
               pave_tri_face_text(face, text), (int)lanes.a, (int)lanes.b, (int)lanes.c,
               (int)doubled.q, (int)doubled.r, (int)folded.q, (int)folded.r, index, (int)square.q,
               (int)square.r);

        // All of them lead back.
        const bool back = pave_cell_equal(pave_tri_from_lanes(lanes), face) &&
                          pave_cell_equal(pave_tri_from_doubled(doubled), face) &&
                          pave_cell_equal(pave_tri_from_folded(folded, SIDE), face) &&
                          pave_cell_equal(pave_tri_from_index(index, WIDTH), face);
        if (!back) return 1;
    }

    // What comes from outside is asked first.
    const pave_tri_lanes lanes = {1, 2, 3};
    const pave_tri_pair pair = pave_tri_pair_of(4, 5);
    printf("lanes 1,2,3: %s\n", pave_tri_lanes_valid(lanes)
                                    ? "a face"
                                    : "no face, for they sum to 6, and not to 1 or 2");
    printf("doubled 4,5: %s\n",
           pave_tri_doubled_valid(pair) ? "a face" : "no face, for one is even and one is odd");
    printf("folded 4,5:  %s\n", pave_tri_folded_valid(pair, SIDE) ? "a face, as any pair is"
                                                                  : "no face within the limits");
    printf("index -7:    %s\n", pave_tri_index_valid(-7, WIDTH)
                                    ? pave_tri_face_text(pave_tri_from_index(-7, WIDTH), text)
                                    : "no face");
    return 0;
}
