/// A walk over hexagons under method phase: a cell of the last class depends on nine cells that are
/// decided first. These stay hidden until the player reaches them. The same cells in a different
/// order give the same tiles.
#include <pave/pave.h>

#include <stdio.h>

enum { MOVES = 6, EAST = 1, RADIUS = 4 };

/// Visits the cells in the given order and prints the result of each visit.
static pave_walker *walk(const pave_world *world, const pave_cell *cells, int step, bool print)
{
    pave_walker *walker;
    if (pave_walker_create(world, NULL, &walker, NULL) != PAVE_OK) return NULL;
    for (int i = step > 0 ? 0 : MOVES - 1; i >= 0 && i < MOVES; i += step) {
        pave_walk_visit visit;
        if (pave_walker_visit(walker, cells[i], &visit) != PAVE_OK) break;
        if (print)
            printf("%d,%d is of class %d: %d decided, %d seen and %d hidden by now\n", cells[i].q,
                   cells[i].r, pave_world_class_at(world, cells[i]), (int)visit.count,
                   (int)walker->seen_count, (int)(walker->count - walker->seen_count));
    }
    return walker;
}

/// Draws the cells around the centre: @ is the player, o a cell that was seen, ? a hidden cell.
static void draw(const pave_walker *walker)
{
    for (int r = -2; r <= RADIUS - 2; r++) {
        const int first = -2 - (r - (r & 1)) / 2; // rows are aligned on the left
        printf("%*s", r & 1, "");
        for (int q = first; q <= first + 2 * RADIUS; q++) {
            const pave_cell cell = pave_cell_of(q, r);
            const pave_walk_state state = pave_walker_state(walker, cell);
            if (cell.q == walker->at.q && cell.r == walker->at.r)
                printf(" @");
            else
                printf(" %c", state == PAVE_WALK_SEEN     ? 'o'
                              : state == PAVE_WALK_HIDDEN ? '?'
                                                          : '.');
        }
        printf("\n");
    }
}

int main(void)
{
    pave_wang_set *roads;
    pave_world *world;
    pave_cell cells[MOVES] = {{0, 0, 0}};
    if (pave_builtin_create_sides(PAVE_BUILTIN_ROADS, 6, NULL, &roads, NULL) != PAVE_OK) return 1;
    const pave_world_def def = {
        .set = roads, .seed = 7, .tiling = pave_tiling_hex(), .method = PAVE_WORLD_PHASE};
    if (pave_world_create(&def, NULL, &world, NULL) != PAVE_OK) return 1;
    for (int i = 1; i < MOVES; i++)
        cells[i] = pave_hex_neighbors(cells[i - 1], i < 4 ? EAST : EAST + 1);
    pave_walker *there = walk(world, cells, 1, true), *back = walk(world, cells, -1, false);
    if (!there || !back) return 1;
    draw(there);
    int same = there->count == back->count;
    for (int64_t i = 0; i < there->count; i++)
        same = same && pave_walker_state(there, there->cells[i]) ==
                           pave_walker_state(back, there->cells[i]);
    printf("walked from the other end: %s\n", same ? "the same cells" : "something else");
    pave_walker_destroy(back);
    pave_walker_destroy(there);
    pave_world_destroy(world);
    pave_wang_destroy(roads);
    return same ? 0 : 1;
}
