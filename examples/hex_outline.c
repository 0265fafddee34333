/// Walking along the shore of an island with sides and their twins: a side belongs to one face, its
/// twin to the face across the edge.
#include <pave/pave.h>

#include <stdio.h>

static const pave_cell island[] = {{0, 0, 0}, {1, 0, 0},  {2, 0, 0},
                                   {0, 1, 0}, {2, -1, 0}, {-1, 2, 0}};
enum { ISLAND = sizeof island / sizeof island[0] };

static bool on_island(pave_cell cell)
{
    for (int i = 0; i < ISLAND; i++)
        if (pave_cell_equal(island[i], cell)) return true;
    return false;
}

/// The piece of shore after this one, clockwise: the next side of the face, or, if there is land
/// behind it, the next one of that land.
static pave_hex_side next_shore(pave_hex_side shore)
{
    pave_hex_side side = pave_hex_side_of(pave_hex_side_face(shore), (shore.direction + 1) % 6);
    pave_hex_side behind = pave_hex_side_twin(side);
    if (!on_island(pave_hex_side_face(behind))) return side;
    return next_shore(behind);
}

int main(void)
{
    pave_hex_side first = pave_hex_side_of(pave_cell_of(0, 0), PAVE_HEX_NW), shore = first;
    char text[PAVE_HEX_TEXT_SIZE];
    int length = 0;
    printf("The vertices along the shore:");
    do {
        printf(" %s", pave_hex_vertex_text(
                          pave_hex_corners(pave_hex_side_face(shore), shore.direction), text));
        length++;
        shore = next_shore(shore);
    } while (!pave_hex_side_equal(shore, first));
    printf("\n%d edges around it\n", length);

    // The shore as an edge is one thing, seen from both faces; from an edge one gets back to both
    // sides of it.
    static const char *const names[] = {"NE", "E", "SE", "SW", "W", "NW"};
    pave_hex_edge edge = pave_hex_side_edge(first);
    printf("The first is the edge %s;", pave_hex_edge_text(edge, text));
    for (int k = 0; k < PAVE_HEX_JOINS_MAX; k++) {
        pave_hex_side side = pave_hex_edge_side(edge, k);
        printf(" %s sees it in direction %s%s", pave_hex_face_text(pave_hex_side_face(side), text),
               names[side.direction], k ? "\n" : ",");
    }
    return 0;
}
