// cli/grid/grid_window.c: from options to the definition of a window.
#include "grid_window.h"

static pave_window_shape choose_shape(const cli_call *call, const grid_window_options *options,
                                      bool rectangle, const pave_tiling *tiling)
{
    if (cli_given(call, "window")) return (pave_window_shape)options->shape;
    bool hexagonal = tiling == pave_tiling_hex() || tiling == pave_tiling_tri();
    bool sized = cli_given(call, "size") || (rectangle && !cli_given(call, "radius"));
    return hexagonal && !sized ? PAVE_WINDOW_HEXAGON : PAVE_WINDOW_RECTANGLE;
}

int grid_window_define(const cli_call *call, const grid_window_options *options, bool rectangle,
                       const pave_tiling *tiling, pave_window_def *out)
{
    *out = (pave_window_def){.tiling = tiling,
                             .shape = choose_shape(call, options, rectangle, tiling),
                             .width = options->size.width,
                             .height = options->size.height,
                             .radius = (int32_t)options->radius,
                             .orientation = (pave_orientation)options->orientation};
    if (tiling == pave_tiling_hex() && out->shape == PAVE_WINDOW_RECTANGLE &&
        out->orientation == PAVE_FLAT)
        out->system = PAVE_HEX_ODD_Q;
    bool sized = grid_window_is_sized(out->shape);
    const char *wrong = sized ? "radius" : "size";
    return cli_given(call, wrong)
               ? cli_wrong("--%s: a %s has a --%s; leave it out, or choose another --window", wrong,
                           pave_window_shape_name(out->shape), sized ? "size" : "radius")
               : CLI_DONE;
}

double grid_window_cells(const pave_window_def *def)
{
    bool triangles = def->tiling == pave_tiling_tri();
    double side = def->radius;
    switch (def->shape) {
    case PAVE_WINDOW_HEXAGON: return (triangles ? 6 : 3) * side * side;
    case PAVE_WINDOW_TRIANGLE: return (triangles ? 1 : 0.5) * side * side;
    case PAVE_WINDOW_DISK:
        return (triangles ? 1.5 : def->tiling == pave_tiling_hex() ? 3 : 2) * side * side;
    default: return (double)def->width * def->height * (triangles ? 1 : def->tiling->face_count);
    }
}
