/// Sides and their twins: around a room along its walls. A side belongs to one face, its twin to
/// the face across the edge.
#include <pave/pave.h>

#include <stdio.h>

static const char *const plan[] = {
    "########..", "########..", "...#####..", "...#######", "...#######",
};

static bool in_room(pave_cell cell)
{
    return pave_rect_contains(pave_rect_of(0, 0, 10, 5), cell) && plan[cell.r][cell.q] == '#';
}

/// The wall after this one, clockwise: turn right, and as long as there is no wall but an opening,
/// step through it and look left of there.
static pave_square_side next_wall(pave_square_side wall)
{
    pave_square_side side =
        pave_square_side_of(pave_square_side_face(wall), (wall.direction + 1) % 4);
    for (;;) {
        pave_square_side behind = pave_square_side_twin(side);
        if (!in_room(pave_square_side_face(behind))) return side;
        side = pave_square_side_of(pave_square_side_face(behind), (behind.direction + 1) % 4);
    }
}

int main(void)
{
    pave_square_side first = pave_square_side_of(pave_cell_of(0, 0), PAVE_SQUARE_N), wall = first;
    char text[PAVE_SQUARE_TEXT_SIZE];
    int length = 0, before = PAVE_SQUARE_W;
    for (int r = 0; r < 5; r++) printf("  %s\n", plan[r]);
    printf("Corners of the room:");
    do {
        if (wall.direction != before)
            printf(" %s",
                   pave_square_vertex_text(
                       pave_square_corners(pave_square_side_face(wall), wall.direction), text));
        before = wall.direction;
        length++;
        wall = next_wall(wall);
    } while (!pave_square_side_equal(wall, first));
    printf("\n%d walls around it\n", length);

    // The wall as an edge is one thing, seen from both faces; from an edge one gets back to both
    // sides of it.
    pave_square_edge edge = pave_square_borders(pave_square_side_face(first), first.direction);
    printf("The first is the edge %s;", pave_square_edge_text(edge, text));
    for (int k = 0; k < PAVE_SQUARE_JOINS_MAX; k++) {
        pave_square_side side = pave_square_edge_side(edge, k);
        printf(" %s sees it in direction %c%s",
               pave_square_face_text(pave_square_side_face(side), text), "NESW"[side.direction],
               k ? "\n" : ",");
    }
    return 0;
}
