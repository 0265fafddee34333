/// formats/tiled/tiled_map_compare.c: whether the tiles of a map are those of a world; the
/// properties of a map.
#include "tiled_map_verify.h"
#include "tiled_walk.h"

#include <string.h>

enum { STRIP_CELLS = 1 << 16 };

// ---- Which tile set, which properties -----------------------------------------------------------

pave_result pave_tiled_map_no_memory(const pave_tiled_map *map, pave_error *error)
{
    return pave_error_set(error, PAVE_NO_MEMORY, map->path, 0, 0,
                          "there is not enough memory to check the map; close other programs");
}

static bool has_wangset(const pave_tiled_tileset *tileset, const pave_tiled_wangset *wangset)
{
    for (uint32_t i = 0; i < tileset->wangset_count; i++)
        if (&tileset->wangsets[i] == wangset) return true;
    return false;
}

pave_result pave_tiled_wangset_locate(const pave_tiled_map *map, const pave_tiled_wangset *wangset,
                                      pave_tiled_found *out, pave_error *error)
{
    *out = (pave_tiled_found){0};
    if (map->orientation == PAVE_TILED_HEXAGONAL)
        return pave_error_set(error, PAVE_UNSUPPORTED, map->path, 0, 0,
                              "the map is hexagonal, but the Wang sets of Tiled are of squares: "
                              "they have no colours for six sides; give a map of squares");
    for (uint32_t i = 0; i < map->tileset_count && out->tileset == NULL; i++) {
        if (!has_wangset(map->tilesets[i], wangset)) continue;
        out->tileset = map->tilesets[i];
        out->first = map->first_gids[i];
        out->end = i + 1 < map->tileset_count ? map->first_gids[i + 1] : PAVE_TILED_GID_MASK + 1;
    }
    if (out->tileset == NULL)
        return pave_error_set(
            error, PAVE_NOT_FOUND, map->path, 0, 0,
            "the wang set is in none of the map's tile sets; take it from one of them");
    return PAVE_OK;
}

const char *pave_tiled_map_property(const pave_tiled_map *map, const char *name)
{
    for (uint32_t i = map->property_count; i > 0; i--)
        if (strcmp(map->properties[i - 1].name, name) == 0) return map->properties[i - 1].value;
    return NULL;
}

// ---- Worlds -------------------------------------------------------------------------------------

typedef struct comparer {
    const pave_tiled_map *map;
    const pave_world *world;
    pave_cell at;
    pave_tiled_found found;
    pave_tiled_comparison *out;
} comparer;

// The gid that a tile of the world has in the map.
static uint32_t gid_of(const comparer *self, uint32_t id)
{
    if (id == PAVE_WANG_EMPTY) return 0;
    return (id & ~PAVE_TILED_GID_MASK) | ((id & PAVE_TILED_GID_MASK) + self->found.first);
}

static void compare_cell(const comparer *self, uint32_t gid, uint32_t id, int32_t x, int32_t y)
{
    pave_tiled_comparison *out = self->out;
    if (gid == 0 && self->map->infinite) return;
    out->compared++;
    if (gid == gid_of(self, id)) return;
    out->different++;
    if (out->found && (y > out->first_y || (y == out->first_y && x >= out->first_x))) return;
    out->found = true;
    out->first_x = x;
    out->first_y = y;
}

static pave_result too_far(const comparer *self, pave_error *error)
{
    return pave_error_set(error, PAVE_RANGE, self->map->path, 0, 0,
                          "the layer reaches beyond the world, whose coordinates go from -%d to %d",
                          PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
}

static pave_result no_tiles(const comparer *self, pave_result result, pave_error *error)
{
    return pave_error_set(error, result, self->map->path, 0, 0,
                          "the tiles of the world cannot be had: %s", pave_result_text(result));
}

static bool is_inside(int64_t q, int64_t r)
{
    return q >= -PAVE_COORDINATE_MAX && q <= PAVE_COORDINATE_MAX && r >= -PAVE_COORDINATE_MAX &&
           r <= PAVE_COORDINATE_MAX;
}

// The rows of a chunk, several at a time.
static pave_result compare_rows(const comparer *self, const pave_tiled_chunk *chunk, uint32_t *ids,
                                pave_error *error)
{
    const int64_t left = (int64_t)self->at.q + chunk->x, top = (int64_t)self->at.r + chunk->y;
    const int32_t most = STRIP_CELLS;
    if (!is_inside(left, top) || !is_inside(left + chunk->width - 1, top + chunk->height - 1))
        return too_far(self, error);
    for (int32_t y = 0, rows; y < chunk->height; y += rows) {
        rows = chunk->width < most ? most / chunk->width : 1;
        if (rows > chunk->height - y) rows = chunk->height - y;
        for (int32_t x = 0, columns; x < chunk->width; x += columns) {
            columns = chunk->width - x < most ? chunk->width - x : most;
            const pave_rect rect = pave_rect_of((int32_t)left + x, (int32_t)top + y, columns, rows);
            pave_result result = pave_world_fill(self->world, rect, NULL, ids, columns);
            if (result != PAVE_OK) return no_tiles(self, result, error);
            for (int32_t i = 0; i < columns * rows; i++) {
                const int32_t cx = x + i % columns, cy = y + i / columns;
                compare_cell(self, chunk->gids[(size_t)cy * (size_t)chunk->width + (size_t)cx],
                             ids[i], chunk->x + cx, chunk->y + cy);
            }
        }
    }
    return PAVE_OK;
}

// Where a cell of a staggered map lies in the world, perhaps beyond its limits.
typedef struct place {
    int64_t q, r;
} place;

static place place_of(const comparer *self, int32_t x, int32_t y)
{
    const pave_cell cell = pave_tiled_stagger_cell(self->map->stagger, x, y);
    return (place){(int64_t)self->at.q + cell.q, (int64_t)self->at.r + cell.r};
}

// A block of a chunk of a staggered map, whose rows are diagonals of the world: the rectangle of
// the world that has its cells is filled at once.
static pave_result compare_block(const comparer *self, const pave_tiled_chunk *chunk,
                                 pave_rect block, uint32_t *ids, pave_error *error)
{
    place least = {INT64_MAX, INT64_MAX}, most = {INT64_MIN, INT64_MIN};
    for (int64_t i = 0; i < pave_rect_count(block); i++) {
        const pave_cell cell = pave_rect_cell(block, i);
        const place at = place_of(self, cell.q, cell.r);
        least = (place){at.q < least.q ? at.q : least.q, at.r < least.r ? at.r : least.r};
        most = (place){at.q > most.q ? at.q : most.q, at.r > most.r ? at.r : most.r};
    }
    if (!is_inside(least.q, least.r) || !is_inside(most.q, most.r)) return too_far(self, error);
    const int32_t width = (int32_t)(most.q - least.q + 1), height = (int32_t)(most.r - least.r + 1);
    assert((int64_t)width * height <= STRIP_CELLS);
    const pave_rect rect = pave_rect_of((int32_t)least.q, (int32_t)least.r, width, height);
    const pave_result result = pave_world_fill(self->world, rect, NULL, ids, width);
    if (result != PAVE_OK) return no_tiles(self, result, error);
    for (int64_t i = 0; i < pave_rect_count(block); i++) {
        const pave_cell cell = pave_rect_cell(block, i);
        const place at = place_of(self, cell.q, cell.r);
        const size_t index =
            (size_t)(cell.r - chunk->y) * (size_t)chunk->width + (size_t)(cell.q - chunk->x);
        compare_cell(self, chunk->gids[index], ids[(at.r - least.r) * width + at.q - least.q],
                     cell.q, cell.r);
    }
    return PAVE_OK;
}

static pave_result compare_diagonals(const comparer *self, const pave_tiled_chunk *chunk,
                                     uint32_t *ids, pave_error *error)
{
    enum { BLOCK = 64 };
    pave_result result = PAVE_OK;
    for (int32_t y = 0; y < chunk->height; y += BLOCK)
        for (int32_t x = 0; x < chunk->width && result == PAVE_OK; x += BLOCK) {
            const pave_rect block = pave_rect_of(
                chunk->x + x, chunk->y + y, chunk->width - x < BLOCK ? chunk->width - x : BLOCK,
                chunk->height - y < BLOCK ? chunk->height - y : BLOCK);
            result = compare_block(self, chunk, block, ids, error);
        }
    return result;
}

pave_result pave_tiled_map_compare(const pave_tiled_map *map, const pave_tiled_layer *layer,
                                   const pave_tiled_wangset *wangset, const pave_world *world,
                                   pave_cell at, pave_tiled_comparison *out, pave_error *error)
{
    *out = (pave_tiled_comparison){0};
    comparer self = {.map = map, .world = world, .at = at, .out = out};
    pave_result result = pave_tiled_wangset_locate(map, wangset, &self.found, error);
    if (result != PAVE_OK) return result;
    uint32_t *ids = pave_common_array(map->allocator, STRIP_CELLS, sizeof *ids);
    if (ids == NULL) return pave_tiled_map_no_memory(map, error);
    for (uint32_t i = 0; i < layer->chunk_count && result == PAVE_OK; i++)
        result = map->orientation == PAVE_TILED_STAGGERED
                     ? compare_diagonals(&self, &layer->chunks[i], ids, error)
                     : compare_rows(&self, &layer->chunks[i], ids, error);
    pave_common_array_release(map->allocator, ids, STRIP_CELLS, sizeof *ids);
    return result;
}
