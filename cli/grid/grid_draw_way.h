/// cli/grid/grid_draw_way.h: lines through the cells of a query: ways, sight, steps. For
/// grid_draw.c alone.
#ifndef PAVE_CLI_GRID_DRAW_WAY_H
#define PAVE_CLI_GRID_DRAW_WAY_H

#include "grid_draw.h"

/// Whether the query draws lines through cells.
bool grid_draw_has_way(const grid_drawing *d);

/// Draws them, if there are any. `unit` is the shortest edge, `color` that of steps.
void grid_draw_way(const grid_drawing *drawing, pave_scene *scene, double unit, uint32_t color);

#endif
