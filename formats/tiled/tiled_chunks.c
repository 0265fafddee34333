/// formats/tiled/tiled_chunks.c: the chunks of 16 x 16 cells of an infinite map, aligned like those
/// of Tiled, which writes whole chunks.
#include "tiled_write_shared.h"

#include "../common/common_memory.h"

enum { SIDE = PAVE_TILED_CUT_SIDE, READ_CELLS = 1 << 20 };

/// Rounds down to a multiple of 16.
static int32_t align(int32_t number) { return number & ~(SIDE - 1); }

pave_rect pave_tiled_map_box(const pave_tiled_map_def *map)
{
    if (!map->infinite) return pave_rect_of(0, 0, map->width, map->height);
    const int32_t left = align(map->at_q), top = align(map->at_r);
    return pave_rect_of(left, top, align(map->at_q + map->width + SIDE - 1) - left,
                        align(map->at_r + map->height + SIDE - 1) - top);
}

void pave_tiled_cuts_begin(pave_tiled_cuts *cuts, const pave_tiled_map_def *map,
                           pave_output *output)
{
    const pave_rect box = pave_tiled_map_box(map);
    *cuts = (pave_tiled_cuts){.map = map,
                              .output = output,
                              .left = box.q,
                              .top = box.r,
                              .right = box.q + box.width,
                              .bottom = box.r + box.height};
    cuts->y = cuts->top - SIDE;
    cuts->next_x = cuts->right;
    cuts->rows =
        pave_common_array(output->allocator, SIDE * (size_t)map->width, sizeof *cuts->rows);
    if (!cuts->rows) pave_output_no_memory(output);
}

void pave_tiled_cuts_end(pave_tiled_cuts *cuts)
{
    pave_common_free(cuts->output->allocator, cuts->rows);
    cuts->rows = NULL;
}

/// Reads the map's rows in the row of chunks at y into their positions.
static void read_rows(pave_tiled_cuts *cuts)
{
    const pave_tiled_map_def *map = cuts->map;
    const int32_t above = cuts->y - map->at_r; // first of the 16 rows, relative to the map
    int32_t first = above < 0 ? 0 : above,
            end = above + SIDE < map->height ? above + SIDE : map->height;
    const int32_t most = READ_CELLS / map->width > 0 ? READ_CELLS / map->width : 1;
    pave_tiled_progress(cuts->output, map, first);
    for (int32_t count; first < end && cuts->output->result == PAVE_OK; first += count) {
        count = end - first < most ? end - first : most;
        pave_tiled_rows_read(cuts->output, map, first, count,
                             cuts->rows + (size_t)(first - above) * (size_t)map->width);
    }
}

/// Copies the chunk at x, y out of the rows; returns false if it has no tile.
static bool cut(pave_tiled_cuts *cuts)
{
    const pave_tiled_map_def *map = cuts->map;
    bool any = false;
    for (int32_t i = 0; i < SIDE * SIDE; i++) {
        const int32_t x = cuts->x + i % SIDE - map->at_q, row = i / SIDE;
        const int32_t y = cuts->y + row - map->at_r;
        const bool inside = x >= 0 && x < map->width && y >= 0 && y < map->height;
        cuts->ids[i] =
            inside ? cuts->rows[(size_t)row * (size_t)map->width + (size_t)x] : PAVE_WANG_EMPTY;
        any = any || cuts->ids[i] != PAVE_WANG_EMPTY;
    }
    return any;
}

bool pave_tiled_cuts_next(pave_tiled_cuts *cuts)
{
    for (;;) {
        if (cuts->next_x >= cuts->right) {
            cuts->y += SIDE;
            cuts->next_x = cuts->left;
            if (cuts->y < cuts->bottom && cuts->output->result == PAVE_OK) read_rows(cuts);
        }
        if (cuts->y >= cuts->bottom)
            pave_tiled_progress(cuts->output, cuts->map, cuts->map->height);
        if (cuts->y >= cuts->bottom || cuts->output->result != PAVE_OK) return false;
        cuts->x = cuts->next_x;
        cuts->next_x += SIDE;
        if (cut(cuts)) return true;
    }
}
