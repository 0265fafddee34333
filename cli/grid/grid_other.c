// cli/grid/grid_other.c: what queries of all other tilings answer: cairo, snub-square, FILE.json.
#include "grid_cache.h"

static pave_result read_face(const grid_kind *grid, const char *text, pave_cell *out)
{
    return pave_tiling_face_read(grid->own_tiling, text, out);
}

static pave_cell cell_of(const grid_call *call) { return call->arguments[0].part.at; }

static void neighbors(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_neighbors(tiling, cell_of(call), k));
}

static void touching(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = call->kind->own_tiling;
    for (int k = 0; k < pave_tiling_touching_count(tiling, cell_of(call).s); k++)
        grid_add(answer, GRID_FACE, pave_tiling_touching(tiling, cell_of(call), k));
}

// ---- Places -------------------------------------------------------------------------------------

static void corners(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    const pave_tiling *tiling = call->kind->own_tiling;
    if (!grid_layout(call, &layout, answer)) return;
    for (int k = 0; k < pave_tiling_side_count(tiling, cell_of(call).s); k++)
        grid_add_point(answer, pave_tiling_corner_point(tiling, &layout, cell_of(call), k));
}

static void world(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer)) return;
    grid_add_point(answer, pave_tiling_face_point(call->kind->own_tiling, &layout, cell_of(call)));
    answer->kind = GRID_POINT;
}

static void at(const grid_call *call, grid_answer *answer)
{
    pave_layout layout;
    if (!grid_layout(call, &layout, answer)) return;
    pave_cell cell = pave_tiling_face_at(call->kind->own_tiling, &layout, call->arguments[0].point);
    if (grid_within(answer, cell)) grid_add(answer, GRID_FACE, cell);
}

// ---- Distance -----------------------------------------------------------------------------------

static void distance(const grid_call *call, grid_answer *answer)
{
    grid_steps *steps = grid_steps_open(call->options->cache, call->kind->own_tiling, answer);
    answer->kind = GRID_VALUE;
    if (!steps) return;
    switch (grid_steps_between(steps, cell_of(call), call->arguments[1].part.at, &answer->number)) {
    case PAVE_OK: break;
    case PAVE_RANGE:
        grid_wrong(answer, "A and B are too far apart: the search would have more than %lld cells",
                   (long long)SEARCH_CELLS_MAX);
        break;
    default: grid_failed(answer, "out of memory");
    }
}

const grid_kind grid_other = {
    .name = "other",
    .parts = {[GRID_FACE] = {NULL, read_face, NULL}},
    .metrics = "steps|euclid",
    .contacts = {"edge|steps", "vertex"},
    .run = {[GRID_NEIGHBORS] = neighbors,
            [GRID_TOUCHING] = touching,
            [GRID_CORNERS] = corners,
            [GRID_DISTANCE] = distance,
            [GRID_WORLD] = world,
            [GRID_AT] = at,
            GRID_ALIKE},
};

// ---- Every grid, by the table of its tiling -----------------------------------------------------

bool grid_layout(const grid_call *call, pave_layout *out, grid_answer *answer)
{
    const grid_options *options = call->options;
    const cli_basis *basis = &options->basis;
    pave_layout_def def = {.orientation = (pave_orientation)options->orientation,
                           .y_up = options->y_up,
                           .size = options->scale,
                           .origin = options->origin};
    if (basis->given && (options->orientation != PAVE_POINTY || options->y_up ||
                         options->scale < 1 || options->scale > 1))
        return grid_wrong(
            answer,
            "--basis: it says the orientation, the scale and which way is up; leave those out");
    if (basis->given)
        return pave_layout_of(options->origin, basis->i, basis->j, out) == PAVE_OK ||
               grid_wrong(answer,
                          "--basis: its numbers are too large or too small to compute with");
    return pave_tiling_layout(grid_tiling(call->kind), &def, out, NULL) == PAVE_OK ||
           grid_wrong(answer, "--scale: %g is too large or too small to compute with", def.size);
}

void grid_twin(const grid_call *call, grid_answer *answer)
{
    const pave_tiling *tiling = grid_tiling(call->kind);
    pave_cell cell = call->arguments[0].part.at;
    int side = (int)call->arguments[1].number;
    grid_add(answer, GRID_FACE, pave_tiling_neighbors(tiling, cell, side));
    answer->kind = GRID_SIDE;
    answer->number = pave_tiling_side_of(tiling, cell.s, side)->twin;
}

void grid_color(const grid_call *call, grid_answer *answer)
{
    const pave_coloring *coloring =
        grid_coloring_open(call->options->cache, grid_tiling(call->kind), call->contact, answer);
    answer->kind = GRID_VALUE;
    if (coloring) answer->number = pave_coloring_of(coloring, call->arguments[0].part.at);
}
