/// Follows the walls around a room using sides. A side is a face and a direction; its twin is the
/// side of the neighbouring face in the opposite direction.
#include <pave/pave.h>

#include <stdio.h>

static const char *const plan[] = {
    "########..", "########..", "...#####..", "...#######", "...#######",
};

static bool in_room(pave_cell cell)
{
    return pave_rect_contains(pave_rect_of(0, 0, 10, 5), cell) && plan[cell.r][cell.q] == '#';
}

typedef struct side {
    pave_cell face;
    int direction;
} side;

/// Returns the next wall clockwise: turns right and, while there is an opening instead of a wall,
/// steps through it and turns left.
static side next_wall(side wall)
{
    side next = {wall.face, (wall.direction + 1) % 4};
    for (;;) {
        const pave_cell behind = pave_square_neighbors(next.face, next.direction);
        if (!in_room(behind)) return next;
        next = (side){behind, (next.direction + 3) % 4};
    }
}

int main(void)
{
    const side first = {pave_cell_of(0, 0), PAVE_SQUARE_N};
    side wall = first;
    char text[PAVE_SQUARE_TEXT_SIZE];
    int length = 0, before = PAVE_SQUARE_W;
    for (int r = 0; r < 5; r++) printf("  %s\n", plan[r]);
    printf("Corners of the room:");
    do {
        if (wall.direction != before)
            printf(" %s",
                   pave_square_vertex_text(pave_square_corners(wall.face, wall.direction), text));
        before = wall.direction;
        length++;
        wall = next_wall(wall);
    } while (!pave_cell_equal(wall.face, first.face) || wall.direction != first.direction);
    printf("\n%d walls around it\n", length);

    // As an edge, the wall is the same from both faces.
    pave_square_edge edge = pave_square_borders(first.face, first.direction);
    printf("The first is the edge %s, between", pave_square_edge_text(edge, text));
    for (int k = 0; k < PAVE_SQUARE_JOINS_MAX; k++)
        printf(" %s%s", pave_square_face_text(pave_square_joins(edge, k), text), k ? "\n" : " and");
    return 0;
}
