// cli/grid/grid_window.c: makes window definitions from options.
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
                           pave_word(pave_window_shape_words, out->shape),
                           sized ? "size" : "radius")
               : CLI_DONE;
}

int grid_window_turns(const pave_tiling *tiling, int orientation)
{
    const bool turned = tiling->flat_i.x != tiling->i.x || tiling->flat_i.y != tiling->i.y;
    if (turned || orientation == PAVE_POINTY) return CLI_DONE;
    return cli_wrong("--orientation flat: has no effect on this grid; leave it out");
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

int grid_window_make(const char *option, const pave_window_def *def, double most, const char *who,
                     pave_window **out)
{
    pave_error error = {0};
    const double cells = grid_window_cells(def);
    const char *size = option ? option : grid_window_option(def);
    const char *shape = option ? option : def->wrap ? "wrap" : "window";
    const char *place = option || pave_cell_equal(def->at, pave_cell_of(0, 0)) ? size : "at";
    *out = NULL;
    if (cells > most)
        return cli_wrong("--%s: about %.0f cells, but %s at most %.0f; choose a smaller window",
                         size, cells, who, most);
    if (pave_window_create(def, NULL, out, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY
                   ? cli_failed("out of memory; choose a smaller window")
                   : cli_wrong("--%s: %s", error.result == PAVE_UNSUPPORTED ? shape : place,
                               error.message);
    if ((*out)->count > 0) return CLI_DONE;
    pave_window_destroy(*out);
    *out = NULL;
    return cli_wrong("--%s: the window has no cell; choose a larger one", size);
}

int grid_window_at(const pave_tiling *tiling, const char *name, const char *text, pave_cell *out)
{
    const char *form = tiling->letters          ? " or Q,R,L, such as -3,2,L"
                       : tiling->face_count > 1 ? " or Q,R,S, such as -3,2,0"
                                                : ", such as -3,2";
    *out = pave_cell_of(0, 0);
    if (!text) return CLI_DONE;
    const cli_reading pair = cli_read_place(text, out);
    const pave_result face =
        pair == CLI_NO_FORM ? pave_tiling_face_read(tiling, text, out) : PAVE_OK;
    if (pair == CLI_TOO_FAR || face == PAVE_RANGE)
        return cli_wrong("--at: %s is out of range; coordinates go from -%d to %d", text,
                         PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    return face == PAVE_OK
               ? CLI_DONE
               : cli_wrong("--at: \"%s\" is not a cell of %s; give X,Y%s", text, name, form);
}

static bool can_be_drawn(pave_vec2 step)
{
    const double longest = 1000, square = step.x * step.x + step.y * step.y;
    return square * longest * longest >= 1 && square <= longest * longest;
}

int grid_window_layout(const cli_basis *basis, pave_layout *out)
{
    if (pave_layout_of(pave_vec2_of(0, 0), basis->i, basis->j, out) != PAVE_OK)
        return cli_wrong("--basis: its numbers are too large or too small to compute with");
    if (!can_be_drawn(basis->i) || !can_be_drawn(basis->j))
        return cli_wrong("--basis: a step is too long or too short to be drawn; give steps of "
                         "lengths from 0.001 to 1000, and their size with --scale");
    return CLI_DONE;
}
