/// Walking round an island of triangles along its coast with sides and their twins: a side belongs
/// to one face, its twin to the face behind it.
#include <pave/pave.h>

#include <stdio.h>

/// The island: a big triangle of 16 small ones without its lower tip, and with a bay of one.
static bool in_island(pave_cell cell)
{
    return cell.q >= 0 && cell.r >= 0 && cell.q + cell.r + cell.s < 4 && cell.r < 3 &&
           !(cell.q == 1 && cell.r == 0 && cell.s == PAVE_TRI_L);
}

/// The side after this one along the coast, clockwise: the next side of the face, and as long as it
/// is open, step through and turn on.
static pave_tri_side next_coast(pave_tri_side coast)
{
    pave_tri_side side = pave_tri_side_of(pave_tri_side_face(coast), (coast.direction + 1) % 3);
    for (;;) {
        pave_tri_side behind = pave_tri_side_twin(side);
        if (!in_island(pave_tri_side_face(behind))) return side;
        side = pave_tri_side_of(pave_tri_side_face(behind), (behind.direction + 1) % 3);
    }
}

int main(void)
{
    pave_tri_side first = pave_tri_side_of(pave_tri_face_of(0, 0, PAVE_TRI_L), 0), coast = first;
    char text[PAVE_TRI_TEXT_SIZE];
    int length = 0;
    printf("Along the coast:");
    do {
        printf(" %s", pave_tri_edge_text(pave_tri_side_edge(coast), text));
        length++;
        coast = next_coast(coast);
    } while (!pave_tri_side_equal(coast, first));
    printf("\n%d sides around it\n", length);

    // The coast as an edge is one thing, seen from both faces; from an edge one gets back to both
    // sides of it.
    pave_tri_edge edge = pave_tri_side_edge(first);
    printf("The first is the edge %s;", pave_tri_edge_text(edge, text));
    for (int k = 0; k < PAVE_TRI_JOINS_MAX; k++) {
        pave_tri_side side = pave_tri_edge_side(edge, k);
        printf(" %s sees it as its side %d%s", pave_tri_face_text(pave_tri_side_face(side), text),
               (int)side.direction, k ? "\n" : ",");
    }
    return 0;
}
