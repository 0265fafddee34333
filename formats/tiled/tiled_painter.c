/// formats/tiled/tiled_painter.c: draws any rectangle of an orthogonal map to pixels in memory.
#include "../common/common_memory.h"
#include "tiled_canvas.h"
#include "tiled_write_shared.h"

#include <string.h>

struct pave_tiled_painter_private {
    pave_tiled_sprites sprites;
    int32_t offset_x, offset_y; ///< offset of every tile
    bool plain;                 ///< each tile covers exactly its cell
};

// ---- Creation ----------------------------------------------------------------------------------

/// Returns true if each tile covers exactly its cell.
static bool is_plain(const pave_tiled_painter *painter)
{
    const struct pave_tiled_painter_private *own = painter->own;
    bool plain = own->offset_x == 0 && own->offset_y == 0;
    for (uint32_t i = 0; plain && i < own->sprites.count; i++) {
        const pave_tiled_sprite *sprite = &own->sprites.list[i];
        plain = sprite->opaque && sprite->width == painter->cell_width &&
                sprite->height == painter->cell_height && sprite->width == sprite->height;
    }
    return plain;
}

static void measure(const pave_tiled_tileset *tileset, pave_tiled_painter *painter)
{
    struct pave_tiled_painter_private *own = painter->own;
    const pave_tiled_map_def map = {.tileset = tileset};
    pave_tiled_size size;
    pave_tiled_map_cell(&map, &size);
    painter->cell_width = size.cell_width;
    painter->cell_height = size.cell_height;
    own->offset_x = tileset->offset_x;
    own->offset_y = tileset->offset_y;
    own->plain = is_plain(painter);
}

static pave_result check(const pave_tiled_painter *painter, const pave_tiled_tileset *tileset,
                         pave_error *error)
{
    if (painter->cell_width >= 1 && painter->cell_height >= 1 &&
        painter->cell_width <= PAVE_TILED_TILE_SIZE_MAX &&
        painter->cell_height <= PAVE_TILED_TILE_SIZE_MAX)
        return PAVE_OK;
    return pave_error_set(error, PAVE_INVALID, tileset->path, 0, 0,
                          "cells of %d x %d pixels: they must be 1 to %d each way",
                          (int)painter->cell_width, (int)painter->cell_height,
                          PAVE_TILED_TILE_SIZE_MAX);
}

pave_result pave_tiled_painter_create(const pave_tiled_tileset *tileset, pave_tiled_painter **out,
                                      pave_error *error)
{
    assert(tileset && out);
    const pave_allocator *allocator = tileset->allocator;
    *out = NULL;
    pave_tiled_painter *made = pave_common_array(allocator, 1, sizeof *made);
    if (made) made->allocator = allocator;
    if (made) made->own = pave_common_array(allocator, 1, sizeof *made->own);
    if (!made || !made->own) {
        pave_tiled_painter_destroy(made);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for the pictures");
    }
    pave_result result = pave_tiled_sprites_load(tileset, &made->own->sprites, error);
    // Must be done now, because threads may share the painter.
    if (result == PAVE_OK) pave_tiled_sprites_paint(&made->own->sprites);
    if (result == PAVE_OK) measure(tileset, made);
    if (result == PAVE_OK) result = check(made, tileset, error);
    if (result == PAVE_OK)
        *out = made;
    else
        pave_tiled_painter_destroy(made);
    return result;
}

void pave_tiled_painter_destroy(pave_tiled_painter *painter)
{
    if (!painter) return;
    const pave_allocator *allocator = painter->allocator;
    if (painter->own) pave_tiled_sprites_release(&painter->own->sprites);
    PAVE_COMMON_FREE(allocator, painter->own, painter);
}

/// Returns the number of cells touched by `pixels` beyond a cell.
static int32_t cells_of(int64_t pixels, int32_t cell)
{
    return pixels <= 0 ? 0 : (int32_t)((pixels + cell - 1) / cell);
}

void pave_tiled_painter_reach(const pave_tiled_painter *painter, int32_t out[4])
{
    const struct pave_tiled_painter_private *own = painter->own;
    const int64_t most = own->sprites.most, x = own->offset_x, y = own->offset_y;
    out[0] = cells_of(-x, painter->cell_width);
    out[1] = cells_of(most - painter->cell_height - y, painter->cell_height);
    out[2] = cells_of(most - painter->cell_width + x, painter->cell_width);
    out[3] = cells_of(y, painter->cell_height);
}

// ---- Drawing ------------------------------------------------------------------------------------

/// Returns true if tiles cover every pixel of the rectangle.
static bool is_covered(const pave_tiled_painter *painter, const pave_tiled_part *part)
{
    const int64_t count = (int64_t)part->columns * part->rows;
    bool covered = painter->own->plain && part->x >= 0 && part->y >= 0 &&
                   (int64_t)part->x + part->width <= (int64_t)part->columns * painter->cell_width &&
                   (int64_t)part->y + part->height <= (int64_t)part->rows * painter->cell_height;
    for (int64_t i = 0; covered && i < count; i++) covered = part->ids[i] != PAVE_WANG_EMPTY;
    return covered;
}

pave_result pave_tiled_painter_draw(const pave_tiled_painter *painter, const pave_tiled_part *part,
                                    uint8_t *out, pave_error *error)
{
    assert(part->columns >= 0 && part->rows >= 0 && part->width >= 0 && part->height >= 0);
    struct pave_tiled_painter_private *own = painter->own;
    const pave_tiled_canvas canvas = {.rgba = out,
                                      .stride = 4 * (size_t)part->width,
                                      .left = part->x,
                                      .top = part->y,
                                      .right = (int64_t)part->x + part->width,
                                      .bottom = (int64_t)part->y + part->height};
    if (!is_covered(painter, part)) memset(out, 0, canvas.stride * (size_t)part->height);
    pave_result result = PAVE_OK;
    for (int32_t r = 0; r < part->rows; r++)
        for (int32_t q = 0; q < part->columns && result == PAVE_OK; q++) {
            const uint32_t id = part->ids[(size_t)r * (size_t)part->columns + (size_t)q];
            result = pave_tiled_canvas_put(&canvas, &own->sprites, id, PAVE_TILED_ORTHOGONAL,
                                           (int64_t)q * painter->cell_width + own->offset_x,
                                           ((int64_t)r + 1) * painter->cell_height + own->offset_y);
            if (result == PAVE_INVALID)
                PAVE_FAIL(error, result, "the tile %u has no picture in the tile set",
                          (unsigned)(id & PAVE_TILED_GID_MASK));
            else if (result != PAVE_OK)
                PAVE_FAIL(error, result, "out of memory for a tile");
        }
    return result;
}
