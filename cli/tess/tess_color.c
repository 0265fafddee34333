// cli/tess_color.c: the colours of tiles in pictures.
#include "tess_draw.h"

#include <stdlib.h>

/// By the number of sides, from warm to cool: of 3, 4, ... 8, and more.
static const uint32_t side_colors[] = {0xe8927cff, 0xf3c58bff, 0xf7e6b0ff, 0xc3dcb0ff,
                                       0x93c7bbff, 0x86b0d3ff, 0xa79fd1ff};

/// For numbers that only tell tiles apart.
static const uint32_t distinct_colors[] = {0x9ec5c9ff, 0xf2d49bff, 0xe6a58fff, 0xb8d0a2ff,
                                           0xb4b0d8ff, 0xf2e8cfff, 0x8fb0cfff, 0xd7b5a6ff,
                                           0xcfe0d4ff, 0xe3b7c8ff, 0xc9b37eff, 0x9fb79bff};

/// By area: the smallest, the middle, the largest.
static const uint32_t area_colors[] = {0xf4efd9ff, 0x9cc9b8ff, 0x3f7f96ff};

enum {
    SIDES_FIRST = 3,
    SIDE_COLORS = sizeof side_colors / sizeof *side_colors,
    DISTINCT_COLORS = sizeof distinct_colors / sizeof *distinct_colors
};

// The colour a share of the way from one to another.
static uint32_t blend(uint32_t from, uint32_t to, double share)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        double a = from >> shift & 0xff, b = to >> shift & 0xff;
        out |= (uint32_t)(a + share * (b - a) + 0.5) << shift;
    }
    return out;
}

static uint32_t area_color(const tess_drawing *drawing, int32_t tile)
{
    double range = drawing->most - drawing->least;
    double share = range > 1e-9 * drawing->most
                       ? (pave_mesh_area(drawing->job->mesh, tile) - drawing->least) / range
                       : 0.5;
    return share < 0.5 ? blend(area_colors[0], area_colors[1], 2 * share)
                       : blend(area_colors[1], area_colors[2], 2 * share - 1);
}

static uint32_t side_color(const tess_drawing *drawing, int32_t tile)
{
    int32_t index = pave_mesh_side_count(drawing->job->mesh, tile) - SIDES_FIRST;
    return side_colors[index < SIDE_COLORS ? index : SIDE_COLORS - 1];
}

uint32_t tess_tile_color(const tess_drawing *drawing, int32_t tile)
{
    switch ((tess_fill)drawing->job->options->fill) {
    case TESS_FILL_SIDES: return side_color(drawing, tile);
    case TESS_FILL_COLORS: return distinct_colors[drawing->colors[tile] % DISTINCT_COLORS];
    case TESS_FILL_AREA: return area_color(drawing, tile);
    case TESS_FILL_MAP:
        return distinct_colors[pave_floor_modulo(drawing->job->numbers[tile], DISTINCT_COLORS)];
    default: return 0;
    }
}

static bool color_neighbors(tess_drawing *drawing)
{
    pave_graph *graph = NULL;
    drawing->colors =
        malloc(((size_t)drawing->job->mesh->tile_count + 1) * sizeof *drawing->colors);
    bool fine = drawing->colors && pave_mesh_graph(drawing->job->mesh, NULL, &graph) == PAVE_OK &&
                pave_graph_color_greedy(graph, NULL, drawing->colors, NULL) == PAVE_OK;
    pave_graph_destroy(graph);
    return fine;
}

static void find_areas(tess_drawing *drawing)
{
    const pave_mesh *mesh = drawing->job->mesh;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        double area = pave_mesh_area(mesh, tile);
        drawing->least = tile == 0 || area < drawing->least ? area : drawing->least;
        drawing->most = tile == 0 || area > drawing->most ? area : drawing->most;
    }
}

bool tess_open_colors(tess_drawing *drawing)
{
    if (drawing->job->options->fill == TESS_FILL_AREA) find_areas(drawing);
    return drawing->job->options->fill != TESS_FILL_COLORS || color_neighbors(drawing);
}

void tess_close_colors(tess_drawing *drawing) { free(drawing->colors); }
