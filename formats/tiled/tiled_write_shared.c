/// formats/tiled/tiled_write_shared.c: code shared by the writers of maps: checks the definition,
/// reads rows in blocks, and writes tables of numbers, properties and the lower layer.
#include "tiled_write_shared.h"

#include "../common/common_memory.h"
#include "tiled_tsx_write.h"

#include <stdio.h>

enum { BLOCK_ROWS = 64, BLOCK_CELLS = 1 << 20, PART_CELLS = 1 << 15 };

// ---- Checks -------------------------------------------------------------------------------------

void pave_tiled_map_cell(const pave_tiled_map_def *map, pave_tiled_size *size)
{
    const pave_tiled_tileset *tileset = map->tileset;
    bool grid = tileset->grid_width > 1 && tileset->grid_height > 1,
         isometric = map->orientation == PAVE_TILED_ISOMETRIC;
    size->cell_width = map->cell_width > 0 ? map->cell_width
                       : grid              ? tileset->grid_width
                                           : tileset->tile_width;
    if (map->cell_height > 0)
        size->cell_height = map->cell_height;
    else if (grid && map->cell_width == 0)
        size->cell_height = tileset->grid_height;
    else
        size->cell_height = isometric ? (size->cell_width + 1) / 2 : tileset->tile_height;
}

/// Returns true if `path` is one of the map's source files.
static bool is_own_source(const pave_tiled_tileset *tileset, const char *path)
{
    if (tileset->path && !tileset->embedded && pave_output_same_file(tileset->path, path))
        return true;
    if (tileset->image.path && pave_output_same_file(tileset->image.path, path)) return true;
    for (uint32_t i = 0; i < tileset->listed_count; i++)
        if (tileset->listed[i].image.path &&
            pave_output_same_file(tileset->listed[i].image.path, path))
            return true;
    return false;
}

/// Computes the size of the whole map in pixels.
static void measure_cells(const pave_tiled_map_def *map, const pave_tiled_size *size,
                          int64_t *width, int64_t *height)
{
    const int64_t w = map->width, h = map->height;
    *width = w * size->cell_width;
    *height = h * size->cell_height;
    if (map->orientation == PAVE_TILED_ISOMETRIC) {
        *width = (w + h) * size->cell_width / 2;
        *height = (w + h) * size->cell_height / 2;
    } else if (map->orientation != PAVE_TILED_ORTHOGONAL) {
        const pave_tiled_hexes hexes = pave_tiled_hexes_of(map, size);
        *width = map->stagger.columns ? w * hexes.column_width + hexes.offset_x
                                      : w * hexes.step_x + (h > 1 ? hexes.column_width : 0);
        *height = map->stagger.columns ? h * hexes.step_y + (w > 1 ? hexes.row_height : 0)
                                       : h * hexes.row_height + hexes.offset_y;
    }
}

/// Returns true if the pixels of an infinite map exceed Tiled's range.
static bool is_too_far(const pave_tiled_map_def *map, const pave_tiled_size *size)
{
    const pave_rect box = pave_tiled_map_box(map);
    const int64_t cell =
                      size->cell_width > size->cell_height ? size->cell_width : size->cell_height,
                  x = box.q < 0 ? -(int64_t)box.q : 0, y = box.r < 0 ? -(int64_t)box.r : 0;
    const int64_t far_x = (int64_t)box.q + box.width, far_y = (int64_t)box.r + box.height;
    const int64_t most_x = x > far_x ? x : far_x, most_y = y > far_y ? y : far_y;
    return map->width > PAVE_TILED_WRITE_WIDTH_MAX / PAVE_TILED_CUT_SIDE ||
           (most_x + most_y + 1) * cell > INT32_MAX;
}

pave_result pave_tiled_map_measure(const pave_tiled_map_def *map, const char *path,
                                   pave_tiled_size *size, pave_error *error)
{
    assert(map && map->tileset && map->rows.read && path);
    if (map->width < 1 || map->height < 1 || map->cell_width < 0 || map->cell_height < 0)
        return pave_error_set(
            error, PAVE_RANGE, path, 0, 0,
            "a map of %d x %d cells cannot be written: give a size of 1x1 at least",
            (int)map->width, (int)map->height);
    if (map->width > PAVE_TILED_WRITE_WIDTH_MAX)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "a map %d cells wide: the maximum is %d; write it in several parts",
                              (int)map->width, PAVE_TILED_WRITE_WIDTH_MAX);
    for (const pave_tiled_map_def *layer = map; layer; layer = layer->under)
        if (is_own_source(layer->tileset, path))
            return pave_error_set(
                error, PAVE_INVALID, path, 0, 0,
                "this file belongs to the tile set that is used: choose another name");
    if (!size) return PAVE_OK;
    if (map->orientation < PAVE_TILED_ORTHOGONAL || map->orientation > PAVE_TILED_HEXAGONAL)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "orientation %d: use orthogonal, isometric, staggered or hexagonal",
                              (int)map->orientation);
    if (map->encoding == PAVE_TILED_CSV && map->compression != PAVE_TILED_UNCOMPRESSED)
        return pave_error_set(
            error, PAVE_INVALID, path, 0, 0,
            "csv cannot be compressed: choose the encoding base64, or no compression");
    pave_tiled_map_cell(map, size);
    if (size->cell_width < 1 || size->cell_height < 1 ||
        size->cell_width > PAVE_TILED_TILE_SIZE_MAX || size->cell_height > PAVE_TILED_TILE_SIZE_MAX)
        return pave_error_set(
            error, PAVE_RANGE, path, 0, 0, "cells of %d x %d pixels: they must be 1 to %d each way",
            (int)size->cell_width, (int)size->cell_height, PAVE_TILED_TILE_SIZE_MAX);
    const int32_t side =
        map->stagger.columns ? size->cell_width : size->cell_height; // along the axis
    if (map->orientation == PAVE_TILED_HEXAGONAL &&
        (map->stagger.hex_side < 0 || map->stagger.hex_side > side))
        return pave_error_set(
            error, PAVE_RANGE, path, 0, 0,
            "hexagons with a side of %d pixels: it must be 0 to %d, the size of the cell",
            (int)map->stagger.hex_side, (int)side);
    int64_t width, height;
    measure_cells(map, size, &width, &height);
    if (map->infinite && is_too_far(map, size))
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "an infinite map of %d x %d cells from %d,%d: it must be at most %d "
                              "cells wide, and within 2^31 - 1 pixels of 0,0",
                              (int)map->width, (int)map->height, (int)map->at_q, (int)map->at_r,
                              PAVE_TILED_WRITE_WIDTH_MAX / PAVE_TILED_CUT_SIDE);
    if (width > INT32_MAX || height > INT32_MAX)
        return pave_error_set(error, PAVE_RANGE, path, 0, 0,
                              "%d x %d cells of %d x %d pixels make a picture of more than 2^31 - "
                              "1 pixels: choose a smaller size",
                              (int)map->width, (int)map->height, (int)size->cell_width,
                              (int)size->cell_height);
    size->width = width < 1 ? 1 : (int32_t)width;
    size->height = height < 1 ? 1 : (int32_t)height;
    return PAVE_OK;
}

/// Opens and writes the tile set files as companions of the map's file.
static void bring_files(pave_output *output, const pave_tiled_map_def *map,
                        pave_tiled_sheet_files *files)
{
    for (int k = 0; k < PAVE_TILED_LAYERS && map; k++, map = map->under) {
        pave_output *last;
        if (!map->bring || output->result != PAVE_OK) continue;
        const pave_result result =
            pave_tiled_builtin_open(&files[k], map->tileset, &last, output->error);
        if (result != PAVE_OK) {
            pave_output_take(output, result);
            continue;
        }
        pave_output_accompany(output, last);
        output = last;
        while (output->companion) output = output->companion;
    }
}

pave_result pave_tiled_map_open(pave_output *output, const pave_tiled_map_def *map,
                                const char *path, const pave_batch *batch, pave_tiled_size *size,
                                pave_tiled_sheet_files *files, pave_error *error)
{
    pave_result result = pave_tiled_map_measure(map, path, size, error);
    for (const pave_tiled_map_def *layer = map; layer && result == PAVE_OK; layer = layer->under)
        if (size && !layer->tileset->path && !pave_tiled_has_picture(layer->tileset))
            return pave_error_set(error, PAVE_INVALID, path, 0, 0,
                                  "the tile set has neither a file nor a picture that a map could "
                                  "name: write its sheet first");
    if (result == PAVE_OK) result = pave_output_open(output, path, map->tileset->allocator, error);
    if (result != PAVE_OK) return result;
    output->batch = batch;
    if (files) bring_files(output, map, files);
    return PAVE_OK;
}

/// One more than the highest id of a tile set.
static uint32_t ids_of(const pave_tiled_tileset *tileset)
{
    uint32_t count = tileset->tile_count;
    if (tileset->image.path) return count;
    for (uint32_t i = 0; i < tileset->listed_count; i++)
        if (tileset->listed[i].id >= count) count = tileset->listed[i].id + 1;
    return count;
}

/// Reads rows of the lower layer, with their ids in the map.
static pave_result read_under(void *context, int32_t first, int32_t count, uint32_t *out)
{
    const pave_tiled_under *under = context;
    const pave_result result = under->from->rows.read(under->from->rows.context, first, count, out);
    const size_t cells = (size_t)count * (size_t)under->map.width;
    for (size_t i = 0; i < cells && result == PAVE_OK; i++)
        if (out[i] != PAVE_WANG_EMPTY) out[i] += under->first;
    return result;
}

void pave_tiled_under_make(const pave_tiled_map_def *map, pave_tiled_under *out)
{
    *out = (pave_tiled_under){.map = *map, .tileset = *map->under->tileset, .from = map->under};
    out->first = ids_of(map->tileset);
    out->tileset.tile_count += out->first;
    out->map.tileset = &out->tileset;
    out->map.rows = (pave_tiled_rows){.read = read_under, .context = out};
    out->map.under = NULL;
}

bool pave_tiled_is_embedded(const pave_tiled_map_def *map)
{
    return map->embed || map->tileset->embedded || !map->tileset->path;
}

// ---- Rows ---------------------------------------------------------------------------------------

static void read_rows(pave_output *output, const pave_tiled_map_def *map, int32_t first,
                      int32_t count, uint32_t *out)
{
    assert(first >= 0 && count >= 1 && first <= map->height - count);
    pave_result result = map->rows.read(map->rows.context, first, count, out);
    if (result != PAVE_OK)
        pave_output_fail(output, result, "the tiles of rows %d to %d cannot be computed: %s",
                         (int)first, (int)(first + count - 1), pave_result_text(result));
}

/// Fails if an id of some rows is not in the tile set.
static void check_rows(pave_output *output, const pave_tiled_map_def *map, int32_t first,
                       int32_t count, const uint32_t *ids)
{
    size_t cells = (size_t)count * (size_t)map->width;
    int32_t largest = 0; // signed, so that it vectorizes
    for (size_t i = 0; i < cells; i++) {
        const int32_t id = ids[i] == PAVE_WANG_EMPTY ? 0 : (int32_t)(ids[i] & PAVE_TILED_GID_MASK);
        largest = id > largest ? id : largest;
    }
    bool sheet = map->tileset->image.path &&
                 map->tileset->tile_count > 0; // only then are all ids below the count valid
    uint32_t limit = sheet ? map->tileset->tile_count : PAVE_TILED_GID_MASK;
    if ((uint32_t)largest >= limit)
        pave_output_fail(output, PAVE_INVALID,
                         "rows %d to %d have the tile %u, but the tile set has only ids below %u",
                         (int)first, (int)(first + count - 1), (unsigned)largest, (unsigned)limit);
}

void pave_tiled_rows_read(pave_output *output, const pave_tiled_map_def *map, int32_t first,
                          int32_t count, uint32_t *out)
{
    read_rows(output, map, first, count, out);
    if (output->result == PAVE_OK) check_rows(output, map, first, count, out);
}

void pave_tiled_progress(pave_output *output, const pave_tiled_map_def *map, int64_t rows_done)
{
    pave_output_stopped(output, rows_done, map->height);
}

void pave_tiled_blocks_begin(pave_tiled_blocks *blocks, const pave_tiled_map_def *map,
                             pave_output *output)
{
    int32_t room = BLOCK_CELLS / map->width;
    room = room < 1 ? 1 : room > BLOCK_ROWS ? BLOCK_ROWS : room;
    if (room > map->height) room = map->height;
    *blocks = (pave_tiled_blocks){.map = map, .output = output, .room = room};
    blocks->ids = pave_common_array(output->allocator, (size_t)room * (size_t)map->width,
                                    sizeof *blocks->ids);
    if (!blocks->ids) pave_output_no_memory(output);
}

bool pave_tiled_blocks_next(pave_tiled_blocks *blocks)
{
    const pave_tiled_map_def *map = blocks->map;
    blocks->first += blocks->count;
    pave_tiled_progress(blocks->output, map, blocks->first);
    if (blocks->first == map->height || blocks->output->result != PAVE_OK) return false;
    int32_t left = map->height - blocks->first;
    blocks->count = left < blocks->room ? left : blocks->room;
    (blocks->checks_later ? read_rows : pave_tiled_rows_read)(blocks->output, map, blocks->first,
                                                              blocks->count, blocks->ids);
    return blocks->output->result == PAVE_OK;
}

void pave_tiled_blocks_end(pave_tiled_blocks *blocks)
{
    pave_common_free(blocks->output->allocator, blocks->ids);
    blocks->ids = NULL;
}

// ---- Tables -------------------------------------------------------------------------------------

void pave_tiled_table_row(pave_output *output, const uint32_t *ids, int32_t count,
                          const pave_tiled_table_style *style)
{
    enum { CELL_SIZE = 12, AT_ONCE = 256 };
    pave_output_text(output, style->row_begin);
    for (int32_t x = 0; x < count;) {
        const int32_t end = count - x < AT_ONCE ? count : x + AT_ONCE;
        char *begin = pave_output_room(output, (size_t)CELL_SIZE * AT_ONCE), *to = begin;
        if (!begin) return;
        for (; x < end; x++) {
            if (x > 0) *to++ = ',';
            if (!style->gids && ids[x] == PAVE_WANG_EMPTY) *to++ = '-';
            to = pave_output_digits(to, style->gids                 ? pave_tiled_gid_of_id(ids[x])
                                        : ids[x] == PAVE_WANG_EMPTY ? 1
                                                                    : ids[x]);
        }
        output->used += (size_t)(to - begin);
    }
    pave_output_text(output, style->row_end);
}

/// Rows of a block, written in parts.
typedef struct table {
    const pave_tiled_blocks *blocks;
    const pave_tiled_table_style *style;
    int32_t rows; ///< rows of a part
} table;

static void write_rows(void *job, int64_t index, pave_output *part)
{
    const table *self = job;
    const pave_tiled_blocks *blocks = self->blocks;
    const int32_t width = blocks->map->width, first = (int32_t)index * self->rows,
                  left = blocks->count - first, count = left < self->rows ? left : self->rows;
    check_rows(part, blocks->map, blocks->first + first, count,
               blocks->ids + (size_t)first * (size_t)width);
    for (int32_t y = first; y < first + count && part->result == PAVE_OK; y++) {
        if (blocks->first + y > 0) pave_output_text(part, self->style->row_join);
        pave_tiled_table_row(part, blocks->ids + (size_t)y * (size_t)width, width, self->style);
    }
}

void pave_tiled_table_write(pave_output *output, const pave_tiled_map_def *map,
                            const pave_tiled_table_style *style)
{
    pave_tiled_blocks blocks;
    table job = {.blocks = &blocks, .style = style, .rows = 1 + PART_CELLS / map->width};
    pave_tiled_blocks_begin(&blocks, map, output);
    blocks.checks_later = true;
    while (pave_tiled_blocks_next(&blocks))
        pave_output_parts(output, (blocks.count + job.rows - 1) / job.rows, write_rows, &job);
    pave_tiled_blocks_end(&blocks);
}

// ---- Properties ---------------------------------------------------------------------------------

/// Prints the properties that have a value. If `place` is not NULL, values are paths and are
/// written relative to it.
static bool print(pave_output *output, const pave_tiled_said *said, int32_t count,
                  const char *place, pave_tiled_property_printer *printer, bool first)
{
    for (int32_t i = 0; i < count; i++) {
        if (!said[i].value) continue;
        printer(output, &said[i], place, first);
        first = false;
    }
    return first;
}

void pave_tiled_properties_write(pave_output *output, const pave_tiled_map_def *map,
                                 const char *path, pave_tiled_property_printer *printer)
{
    char q[12], r[12], seed[24], world[24], origin[32], under_seed[24], under_world[24];
    static const pave_tiled_map_def none = {0};
    const pave_tiled_map_def *under = map->under && map->under->set ? map->under : &none;
    snprintf(q, sizeof q, "%d", map->infinite ? 0 : (int)map->at_q);
    snprintf(r, sizeof r, "%d", map->infinite ? 0 : (int)map->at_r);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)map->seed);
    snprintf(world, sizeof world, "0x%016llx", (unsigned long long)map->world);
    snprintf(origin, sizeof origin, "%d,%d", (int)map->origin.q, (int)map->origin.r);
    snprintf(under_seed, sizeof under_seed, "%llu", (unsigned long long)under->seed);
    snprintf(under_world, sizeof under_world, "0x%016llx", (unsigned long long)under->world);
    // The seed is text, since Tiled's int has 32 bits. The first properties are in Tiled's order.
    const pave_tiled_said own[] = {
        {"method", map->method, false},
        {"q", q, true},
        {"r", r, true},
        {"seed", seed, false},
        {"set", map->set, false},
        {"world", map->world ? world : NULL, false},
        {"origin", map->origin.q || map->origin.r ? origin : NULL, false},
        {"under", under->set, false},
        {"under_method", under->method, false},
        {"under_seed", under->set ? under_seed : NULL, false},
        {"under_world", under->world ? under_world : NULL, false},
    };
    const pave_tiled_said paths[] = {
        {"tiles", map->tiles, false},
        {"under_tiles", map->under ? map->under->tiles : NULL, false},
    };
    bool first = print(output, own, sizeof own / sizeof *own, NULL, printer, true);
    first = print(output, map->properties, map->property_count, NULL, printer, first);
    print(output, paths, sizeof paths / sizeof *paths, path, printer, first);
}
