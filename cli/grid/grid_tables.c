// cli/grid_tables.c: what all grids answer by the table of their tiling: where they lie, sides,
// colours.
#include "grid_cache.h"

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
