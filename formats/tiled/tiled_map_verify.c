/// formats/tiled/tiled_map_verify.c: whether the tiles of a map are those of a world, and whether
/// they match: the colours of sides and corners, compared among neighbours; and its properties.
#include "tiled_build.h"
#include "tiled_walk.h"

#include <stdlib.h>
#include <string.h>

/// The tile set of a map that has a wang set.
typedef struct found_set {
    const pave_tiled_tileset *tileset;
    uint32_t first, end; ///< its gids
} found_set;

/// The local id of a gid without its flags; UINT32_MAX where it is of another tile set.
static inline uint32_t found_id(const found_set *found, uint32_t number)
{
    return number >= found->first && number < found->end ? number - found->first : UINT32_MAX;
}

enum { STRIP_CELLS = 1 << 16 };

// ---- Which tile set, which properties -----------------------------------------------------------

static pave_result fail_without_memory(const pave_tiled_map *map, pave_error *error)
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

/// Finds the tile set of a wang set in a map of squares. Returns PAVE_OK; PAVE_NOT_FOUND where none
/// has it; PAVE_UNSUPPORTED for a hexagonal map.
static pave_result locate_wangset(const pave_tiled_map *map, const pave_tiled_wangset *wangset,
                                  found_set *out, pave_error *error)
{
    *out = (found_set){0};
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
    found_set found;
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
typedef struct world_place {
    int64_t q, r;
} world_place;

static world_place place_of(const comparer *self, int32_t x, int32_t y)
{
    const pave_cell cell = pave_tiled_stagger_cell(self->map->stagger, x, y);
    return (world_place){(int64_t)self->at.q + cell.q, (int64_t)self->at.r + cell.r};
}

// A block of a chunk of a staggered map, whose rows are diagonals of the world: the rectangle of
// the world that has its cells is filled at once.
static pave_result compare_block(const comparer *self, const pave_tiled_chunk *chunk,
                                 pave_rect block, uint32_t *ids, pave_error *error)
{
    world_place least = {INT64_MAX, INT64_MAX}, most = {INT64_MIN, INT64_MIN};
    for (int64_t i = 0; i < pave_rect_count(block); i++) {
        const pave_cell cell = pave_rect_cell(block, i);
        const world_place at = place_of(self, cell.q, cell.r);
        least = (world_place){at.q < least.q ? at.q : least.q, at.r < least.r ? at.r : least.r};
        most = (world_place){at.q > most.q ? at.q : most.q, at.r > most.r ? at.r : most.r};
    }
    if (!is_inside(least.q, least.r) || !is_inside(most.q, most.r)) return too_far(self, error);
    const int32_t width = (int32_t)(most.q - least.q + 1), height = (int32_t)(most.r - least.r + 1);
    assert((int64_t)width * height <= STRIP_CELLS);
    const pave_rect rect = pave_rect_of((int32_t)least.q, (int32_t)least.r, width, height);
    const pave_result result = pave_world_fill(self->world, rect, NULL, ids, width);
    if (result != PAVE_OK) return no_tiles(self, result, error);
    for (int64_t i = 0; i < pave_rect_count(block); i++) {
        const pave_cell cell = pave_rect_cell(block, i);
        const world_place at = place_of(self, cell.q, cell.r);
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
    pave_result result = locate_wangset(map, wangset, &self.found, error);
    if (result != PAVE_OK) return result;
    uint32_t *ids = pave_common_array(map->allocator, STRIP_CELLS, sizeof *ids);
    if (ids == NULL) return fail_without_memory(map, error);
    for (uint32_t i = 0; i < layer->chunk_count && result == PAVE_OK; i++)
        result = map->orientation == PAVE_TILED_STAGGERED
                     ? compare_diagonals(&self, &layer->chunks[i], ids, error)
                     : compare_rows(&self, &layer->chunks[i], ids, error);
    pave_common_array_release(map->allocator, ids, STRIP_CELLS, sizeof *ids);
    return result;
}

// ---- Colours ------------------------------------------------------------------------------------

// A tile and where it lies: on the lattice of squares, as a row and a column, and on the map.
typedef struct spot {
    int32_t row, column;
    int32_t x, y;
    bool foreign;                            ///< not in the set
    uint8_t colors[PAVE_WANG_PLACES_SQUARE]; ///< turned as its flags say
} spot;

// The tiles of a row of the lattice, ascending by column.
typedef struct spots {
    const spot *list;
    size_t count;
} spots;

typedef struct verifier {
    const pave_tiled_map *map;
    const pave_tiled_layer *layer;
    const pave_tiled_wangset *wangset;
    found_set found; ///< the tile set that has the wang set
    uint8_t
        uses[PAVE_WANG_PLACES_SQUARE]; ///< 255 at the places that the kind uses, 0 at the others
    pave_tiled_verdict *verdict;
} verifier;

// ---- One cell -----------------------------------------------------------------------------------

// The wang tile of a local id, or NULL.
static const pave_tiled_wangtile *find_wangtile(const pave_tiled_wangset *wangset, uint32_t id)
{
    uint32_t low = 0, high = wangset->tile_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (wangset->tiles[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < wangset->tile_count && wangset->tiles[low].id == id ? &wangset->tiles[low] : NULL;
}

// Notes what a gid shows; false where that is nothing.
static bool look(const verifier *v, uint32_t gid, spot *out)
{
    const uint32_t id = found_id(&v->found, gid & PAVE_TILED_GID_MASK);
    if ((gid & PAVE_TILED_GID_MASK) == 0) {
        v->verdict->empty++;
        return false;
    }
    const pave_tiled_wangtile *tile = id == UINT32_MAX ? NULL : find_wangtile(v->wangset, id);
    const pave_wang_pose pose = pave_wang_pose_of(4, gid);
    memset(out->colors, 0, sizeof out->colors);
    out->foreign = tile == NULL;
    v->verdict->foreign += out->foreign;
    for (int place = 0; tile != NULL && place < PAVE_WANG_PLACES_SQUARE; place++)
        out->colors[place] =
            (uint8_t)(v->uses[place] & tile->colors[pave_wang_pose_place(4, 4, pose, place)]);
    return true;
}

// ---- Sides and corners --------------------------------------------------------------------------

// Whether a spot comes before another in the order of reading the map.
static bool is_before(const spot *a, const spot *b)
{
    return a->y != b->y ? a->y < b->y : a->x < b->x;
}

// Counts a comparison, and keeps the first cell in the order of reading whose tile does not match
// one before it: corners are compared when the row below is known, after cells further on.
static void note(pave_tiled_verdict *verdict, bool same, int64_t *checked, int64_t *wrong,
                 const spot *later)
{
    ++*checked;
    if (same) {
        return;
    }
    ++*wrong;
    if (!verdict->found || later->y < verdict->first_y ||
        (later->y == verdict->first_y && later->x < verdict->first_x)) {
        verdict->found = true;
        verdict->first_x = later->x;
        verdict->first_y = later->y;
    }
}

static void check_side(const verifier *v, const spot *a, int place_a, const spot *b, int place_b)
{
    pave_tiled_verdict *verdict = v->verdict;
    if (a->foreign && b->foreign) return;
    note(verdict, a->colors[place_a] == b->colors[place_b], &verdict->checked_sides,
         &verdict->sides, is_before(a, b) ? b : a);
}

// A tile at a corner, and the place of its colour there.
typedef struct touch {
    const spot *spot;
    int place;
} touch;

// Compares the corner that up to four tiles share.
static void check_corner(const verifier *v, touch *touches, int count)
{
    pave_tiled_verdict *verdict = v->verdict;
    if (count < 2) return;
    for (int i = 1; i < count; i++) { // into the order of reading
        for (int k = i; k > 0 && is_before(touches[k].spot, touches[k - 1].spot); k--) {
            const touch swapped = touches[k];
            touches[k] = touches[k - 1];
            touches[k - 1] = swapped;
        }
    }
    const uint8_t color = touches[0].spot->colors[touches[0].place];
    int odd = 1, foreign = 0; // the first one that differs; how many are not in the set
    for (int i = 0; i < count; i++) foreign += touches[i].spot->foreign;
    if (foreign == count) return;
    while (odd < count && touches[odd].spot->colors[touches[odd].place] == color) odd++;
    note(verdict, odd == count, &verdict->checked_corners, &verdict->corners,
         touches[odd == count ? 0 : odd].spot);
}

// Adds the tiles of a row that touch the corner to the left of a column, from *next on.
static int find_touches(spots row, size_t *next, int64_t column, int left_place, int right_place,
                        touch *out)
{
    int count = 0;
    while (*next < row.count && (int64_t)row.list[*next].column + 1 < column) ++*next;
    size_t at = *next;
    if (at < row.count && (int64_t)row.list[at].column + 1 == column)
        out[count++] = (touch){.spot = &row.list[at++], .place = left_place};
    if (at < row.count && row.list[at].column == column)
        out[count++] = (touch){.spot = &row.list[at], .place = right_place};
    return count;
}

// The first column from `column` on whose left corner a tile of the row touches.
static int64_t next_corner(spots row, size_t next, int64_t column)
{
    while (next < row.count && (int64_t)row.list[next].column + 1 < column) next++;
    if (next == row.count) return INT64_MAX;
    return row.list[next].column < column ? column : row.list[next].column;
}

// Compares the corners between two rows, one of which may be empty.
static void check_corners(const verifier *v, spots above, spots row)
{
    size_t next_above = 0, next = 0;
    for (int64_t column = INT32_MIN;; column++) {
        touch touches[4];
        const int64_t a = next_corner(above, next_above, column),
                      b = next_corner(row, next, column);
        column = a < b ? a : b;
        if (column == INT64_MAX) return;
        int count = find_touches(above, &next_above, column, PAVE_WANG_BR, PAVE_WANG_BL, touches);
        count += find_touches(row, &next, column, PAVE_WANG_TR, PAVE_WANG_TL, touches + count);
        check_corner(v, touches, count);
    }
}

// Compares the sides of a row with each other and with those of the row above.
static void check_sides(const verifier *v, spots above, spots row)
{
    for (size_t i = 0, k = 0; i < row.count; i++) {
        const spot *here = &row.list[i];
        if (i > 0 && here[-1].column + 1 == here->column)
            check_side(v, here - 1, PAVE_WANG_R, here, PAVE_WANG_L);
        while (k < above.count && above.list[k].column < here->column) k++;
        if (k < above.count && above.list[k].column == here->column)
            check_side(v, &above.list[k], PAVE_WANG_B, here, PAVE_WANG_T);
    }
}

// Compares all of a row, the row above being the one before it, if it lies there.
static void check_row(const verifier *v, spots above, spots row)
{
    const spots none = {0};
    const bool joined =
        above.count > 0 && row.count > 0 && (int64_t)above.list[0].row + 1 == row.list[0].row;
    if (v->wangset->kind != PAVE_WANG_CORNER) check_sides(v, joined ? above : none, row);
    if (v->wangset->kind == PAVE_WANG_EDGE) return;
    if (joined) {
        check_corners(v, above, row);
    } else {
        check_corners(v, above, none);
        check_corners(v, none, row);
    }
}

// ---- The whole ----------------------------------------------------------------------------------

// Adds the tiles of the walk's row; false when there is no memory.
static bool list_row(const verifier *v, const pave_tiled_walk *walk, pave_common_list *list)
{
    const bool staggered = v->map->orientation == PAVE_TILED_STAGGERED;
    for (uint32_t k = 0; k < walk->count; k++) {
        const pave_tiled_chunk *chunk = pave_tiled_walk_chunk(walk, k);
        const uint32_t *gids = pave_tiled_walk_gids(walk, k);
        for (int32_t i = 0; i < chunk->width; i++) {
            spot here = {.row = walk->y, .column = chunk->x + i, .x = chunk->x + i, .y = walk->y};
            if (!look(v, gids[i], &here)) continue;
            if (staggered) {
                const pave_cell cell = pave_tiled_stagger_cell(v->map->stagger, here.x, here.y);
                here.row = cell.r;
                here.column = cell.q;
            }
            spot *added = pave_common_list_add(list, v->map->allocator, 1);
            if (added == NULL) return false;
            *added = here;
        }
    }
    return true;
}

// Row by row, two of which are kept.
static bool verify_rows(const verifier *v, pave_tiled_walk *walk)
{
    pave_common_list lists[2] = {{.element_size = sizeof(spot)}, {.element_size = sizeof(spot)}};
    spots above = {0};
    bool well = true;
    for (int at = 0; well && pave_tiled_walk_next(walk); at = 1 - at) {
        lists[at].count = 0;
        well = list_row(v, walk, &lists[at]);
        const spots row = {.list = lists[at].elements, .count = lists[at].count};
        if (well) check_row(v, above, row);
        above = row;
    }
    if (well) check_row(v, above, (spots){0});
    pave_common_list_release(&lists[0], v->map->allocator);
    pave_common_list_release(&lists[1], v->map->allocator);
    return well;
}

static int compare_spots(const void *a, const void *b)
{
    const spot *left = a, *right = b;
    if (left->row != right->row) return left->row < right->row ? -1 : 1;
    return (left->column > right->column) - (left->column < right->column);
}

// All at once: the rows of the lattice are diagonals of the map.
static bool verify_diagonals(const verifier *v, pave_tiled_walk *walk)
{
    pave_common_list list = {.element_size = sizeof(spot)};
    spots above = {0};
    bool well = true;
    while (well && pave_tiled_walk_next(walk)) well = list_row(v, walk, &list);
    spot *all = list.elements;
    if (well && list.count > 0) qsort(all, list.count, sizeof *all, compare_spots);
    for (size_t first = 0, end; well && first < list.count; first = end) {
        for (end = first; end < list.count && all[end].row == all[first].row; end++)
            ;
        const spots row = {.list = all + first, .count = end - first};
        check_row(v, above, row);
        above = row;
    }
    if (well) check_row(v, above, (spots){0});
    pave_common_list_release(&list, v->map->allocator);
    return well;
}

pave_result pave_tiled_map_verify(const pave_tiled_map *map, const pave_tiled_layer *layer,
                                  const pave_tiled_wangset *wangset, pave_tiled_verdict *verdict,
                                  pave_error *error)
{
    *verdict = (pave_tiled_verdict){0};
    verifier v = {.map = map, .layer = layer, .wangset = wangset, .verdict = verdict};
    pave_result result = locate_wangset(map, wangset, &v.found, error);
    if (result != PAVE_OK || layer->chunk_count == 0) return result;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
        bool used = wangset->kind == PAVE_WANG_MIXED ||
                    (place % 2 == 0) == (wangset->kind == PAVE_WANG_EDGE);
        v.uses[place] = used ? UINT8_MAX : 0;
    }
    pave_tiled_walk walk = {.layer = layer, .allocator = map->allocator};
    const bool staggered = map->orientation == PAVE_TILED_STAGGERED;
    const bool well = pave_tiled_walk_begin(&walk) &&
                      (staggered ? verify_diagonals(&v, &walk) : verify_rows(&v, &walk));
    pave_tiled_walk_end(&walk);
    verdict->mismatches = verdict->sides + verdict->corners;
    return well ? PAVE_OK : fail_without_memory(map, error);
}
