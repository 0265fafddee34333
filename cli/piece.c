// cli/piece.c: pieces of grids.
#include "piece.h"

double cli_piece_cells(const pave_window_def *def)
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
