// cli/grid/grid_rhombs.c: queries of the rhombs of a multigrid, answered from their names.
#include "grid_cache.h"
#include "grid_patch.h"

#include <math.h>

static const pave_multigrid *multigrid_of(const grid_call *call) { return call->kind->multigrid; }
static pave_cell cell_of(const grid_call *call) { return call->arguments[0].part.at; }

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    return grid_rhomb_read(grid->multigrid, text, out);
}

enum { SIDES = 4 };

// Returns the side that an edge name refers to; -1 if the name is not an edge. `cell` receives the
// cell in the name.
static int side_of(const pave_multigrid *multigrid, pave_cell edge, pave_cell *cell)
{
    *cell = (pave_cell){edge.q, edge.r, edge.s / 2};
    if (edge.s < 0 || !pave_multigrid_cell_valid(multigrid, *cell)) return -1;
    for (int k = 0; k < SIDES; k++)
        if (pave_cell_equal(pave_multigrid_edge(multigrid, *cell, k), edge)) return k;
    return -1;
}

// Returns the corner that a vertex name refers to, in the cell that names it; -1 if the name is not
// a vertex.
static int corner_of(const pave_multigrid *multigrid, pave_cell vertex)
{
    for (int k = 0; k < SIDES; k++)
        if (pave_cell_equal(pave_multigrid_vertex(multigrid, vertex, k), vertex)) return k;
    return -1;
}

static pave_result read_edge(const grid_kind *grid, const char *text, pave_cell *out)
{
    pave_cell cell;
    int64_t numbers[3];
    const cli_reading reading = cli_read_numbers(text, ",", 3, INT32_MIN, INT32_MAX, numbers);
    if (reading != CLI_READ) return reading == CLI_NO_FORM ? PAVE_INVALID : PAVE_RANGE;
    *out = (pave_cell){(int32_t)numbers[0], (int32_t)numbers[1], (int32_t)numbers[2]};
    return side_of(grid->multigrid, *out, &cell) >= 0 ? PAVE_OK : PAVE_INVALID;
}

static pave_result read_vertex(const grid_kind *grid, const char *text, pave_cell *out)
{
    const pave_result result = grid_rhomb_read(grid->multigrid, text, out);
    if (result != PAVE_OK) return result;
    return corner_of(grid->multigrid, *out) >= 0 ? PAVE_OK : PAVE_INVALID;
}

static void add_cells(const pave_cell *cells, int count, grid_answer *answer)
{
    for (int i = 0; i < count; i++) grid_add(answer, GRID_FACE, cells[i]);
}

static void neighbors(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[SIDES];
    pave_multigrid_neighbors(multigrid_of(call), cell_of(call), cells, NULL);
    add_cells(cells, SIDES, answer);
}

static void touching(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[SIDES * PAVE_MULTIGRID_AROUND_MAX];
    add_cells(cells, pave_multigrid_touching(multigrid_of(call), cell_of(call), cells), answer);
}

static void borders(const grid_call *call, grid_answer *answer)
{
    for (int k = 0; k < SIDES; k++)
        grid_add(answer, GRID_EDGE, pave_multigrid_edge(multigrid_of(call), cell_of(call), k));
}

static void corners(const grid_call *call, grid_answer *answer)
{
    for (int k = 0; k < SIDES; k++)
        grid_add(answer, GRID_VERTEX, pave_multigrid_vertex(multigrid_of(call), cell_of(call), k));
}

static void joins(const grid_call *call, grid_answer *answer)
{
    pave_cell cell, cells[SIDES];
    const int side = side_of(multigrid_of(call), cell_of(call), &cell);
    pave_multigrid_neighbors(multigrid_of(call), cell, cells, NULL);
    grid_add(answer, GRID_FACE, cell);
    grid_add(answer, GRID_FACE, cells[side]);
}

static void endpoints(const grid_call *call, grid_answer *answer)
{
    pave_cell cell;
    const int side = side_of(multigrid_of(call), cell_of(call), &cell);
    for (int k = side; k <= side + 1; k++)
        grid_add(answer, GRID_VERTEX, pave_multigrid_vertex(multigrid_of(call), cell, k % SIDES));
}

static void touches(const grid_call *call, grid_answer *answer)
{
    pave_cell cells[PAVE_MULTIGRID_AROUND_MAX];
    const int corner = corner_of(multigrid_of(call), cell_of(call));
    add_cells(cells, pave_multigrid_around(multigrid_of(call), cell_of(call), corner, cells),
              answer);
}

static void world(const grid_call *call, grid_answer *answer)
{
    grid_add_point(answer, pave_multigrid_center(multigrid_of(call), cell_of(call)));
    answer->kind = GRID_POINT;
}

static void at(const grid_call *call, grid_answer *answer)
{
    const pave_vec2 point = call->arguments[0].point;
    const double most = PAVE_MULTIGRID_FAR - 64;
    if (fabs(point.x) > most || fabs(point.y) > most)
        grid_wrong(answer, "the result is out of range; cells of %s are within %d of 0,0",
                   call->kind->name, PAVE_MULTIGRID_FAR);
    else
        grid_add(answer, GRID_FACE, pave_multigrid_cell_at(multigrid_of(call), point));
}

const grid_kind grid_rhombs = {
    .name = "rhombs",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL},
              [GRID_EDGE] = {NULL, read_edge, NULL},
              [GRID_VERTEX] = {NULL, read_vertex, NULL}},
    .run = {[GRID_NEIGHBORS] = neighbors,
            [GRID_TOUCHING] = touching,
            [GRID_BORDERS] = borders,
            [GRID_CORNERS] = corners,
            [GRID_JOINS] = joins,
            [GRID_ENDPOINTS] = endpoints,
            [GRID_TOUCHES] = touches,
            [GRID_WORLD] = world,
            [GRID_AT] = at},
};

grid_kind grid_kind_of_rhombs(const char *name, const pave_multigrid *multigrid)
{
    grid_kind kind = grid_rhombs;
    kind.name = name;
    kind.multigrid = multigrid;
    return kind;
}
