/// src/world/squares/world_painted.c: places tiles on a map of colours that the user painted. The
/// map has a margin of one block on all sides, into which the painted colours extend. First,
/// colours that no tile fits are replaced; then the rounds of world_blocks.h restore as many
/// colours as possible.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/memory.h"
#include "world_blocks.h"

#include <pave/world.h>
#include <string.h>

enum { PAVE_PAINTED_MARGIN = PAVE_BLOCK_SIDE, PAVE_PAINTED_NONE = 255 };

const char *const pave_painted_unit_words[] = {"corner", "cell", "lattice", NULL};

void pave_painted_size(pave_painted_unit unit, int32_t width, int32_t height, int32_t *units_wide,
                       int32_t *units_high)
{
    const int32_t scale = unit == PAVE_PAINTED_LATTICE ? 2 : 1,
                  more = unit == PAVE_PAINTED_CELLS ? 0 : 1;
    *units_wide = scale * width + more;
    *units_high = scale * height + more;
}

/// The working map: features at y * stride + x; the cell 0,0 is at x = y = the margin.
typedef struct pave_painted_map {
    const pave_painted_def *def;
    pave_block_world blocks;
    int32_t width, height;        ///< size including the margin
    size_t stride, count;         ///< row length, and number of elements, of a plane
    uint8_t *wanted[PAVE_PLANES]; ///< dense colours; PAVE_PAINTED_NONE: a colour that no tile has
    uint8_t *now[PAVE_PLANES];
    uint8_t dense[PAVE_WANG_COLORS_MAX + 1];
} pave_painted_map;

// ---- Requested colours --------------------------------------------------------------------------

static int32_t painted_clamp(int32_t value, int32_t count)
{
    return value < 0 ? 0 : value >= count ? count - 1 : value;
}

/// Returns the dense colour of a unit. Outside the map, returns the colour of the nearest unit.
static uint8_t painted_at(const pave_painted_map *map, int32_t x, int32_t y)
{
    int32_t wide, high;
    pave_painted_size(map->def->unit, map->def->width, map->def->height, &wide, &high);
    return map->dense[map->def->colors[(size_t)painted_clamp(y, high) * (size_t)wide +
                                       (size_t)painted_clamp(x, wide)]];
}

/// Returns the colour of an edge between two corners: the most frequent such colour in the set; in
/// edge sets, the colour of the corners.
static uint8_t painted_between(const pave_painted_map *map, int plane, uint8_t first,
                               uint8_t second)
{
    const size_t colors = (size_t)map->blocks.color_count;
    if (first == PAVE_PAINTED_NONE || second == PAVE_PAINTED_NONE) return PAVE_PAINTED_NONE;
    if (map->blocks.world.kind != PAVE_WANG_MIXED)
        return first == second ? first : map->blocks.base[plane];
    return map->blocks.between[((size_t)plane * colors + first) * colors + second];
}

static void painted_want_corners(pave_painted_map *map, int32_t x, int32_t y, uint8_t *out)
{
    const uint8_t at = painted_at(map, x, y);
    out[PAVE_PLANE_VERTEX] = at;
    out[PAVE_PLANE_NORTH] = painted_between(map, PAVE_PLANE_NORTH, at, painted_at(map, x + 1, y));
    out[PAVE_PLANE_WEST] = painted_between(map, PAVE_PLANE_WEST, at, painted_at(map, x, y + 1));
}

static void painted_want_cells(pave_painted_map *map, int32_t x, int32_t y, uint8_t *out)
{
    const uint8_t mine = painted_at(map, x, y), *base = map->blocks.base;
    const bool north = painted_at(map, x, y - 1) == mine, west = painted_at(map, x - 1, y) == mine;
    out[PAVE_PLANE_NORTH] = north ? mine : base[PAVE_PLANE_NORTH];
    out[PAVE_PLANE_WEST] = west ? mine : base[PAVE_PLANE_WEST];
    out[PAVE_PLANE_VERTEX] =
        north && west && painted_at(map, x - 1, y - 1) == mine ? mine : base[PAVE_PLANE_VERTEX];
}

static void painted_want_lattice(pave_painted_map *map, int32_t x, int32_t y, uint8_t *out)
{
    out[PAVE_PLANE_VERTEX] = painted_at(map, 2 * x, 2 * y);
    out[PAVE_PLANE_NORTH] = painted_at(map, 2 * x + 1, 2 * y);
    out[PAVE_PLANE_WEST] = painted_at(map, 2 * x, 2 * y + 1);
}

/// Fills in the wanted and the current colours. Where no tile has the wanted colour, the current
/// colour is the base's.
static void painted_want(pave_painted_map *map)
{
    static void (*const ways[])(pave_painted_map *, int32_t, int32_t, uint8_t *) = {
        painted_want_corners, painted_want_cells, painted_want_lattice};
    for (int32_t y = 0; y <= map->height; y++)
        for (int32_t x = 0; x <= map->width; x++) {
            uint8_t wanted[PAVE_PLANES];
            ways[map->def->unit](map, x - PAVE_PAINTED_MARGIN, y - PAVE_PAINTED_MARGIN, wanted);
            for (int plane = 0; plane < PAVE_PLANES; plane++) {
                const size_t at = (size_t)y * map->stride + (size_t)x;
                map->wanted[plane][at] = wanted[plane];
                map->now[plane][at] =
                    wanted[plane] == PAVE_PAINTED_NONE ? map->blocks.base[plane] : wanted[plane];
            }
        }
}

// ---- Reverting to tiles that fit ----------------------------------------------------------------

static uint64_t painted_colors(const pave_painted_map *map, int32_t x, int32_t y)
{
    uint64_t colors = 0;
    for (int k = 0; k < map->blocks.place_count; k++) {
        const int place = map->blocks.places[k];
        const pave_feature_step step = pave_feature_steps[place];
        const size_t at = (size_t)(y + step.y) * map->stride + (size_t)(x + step.x);
        colors |= (uint64_t)map->now[step.plane][at] << (8 * place);
    }
    return colors;
}

/// Resets every cell without a matching tile to the features of the base. Returns whether there was
/// such a cell.
static bool painted_wear_once(pave_painted_map *map, uint8_t *lost)
{
    bool any = false;
    for (int32_t y = 0; y < map->height; y++)
        for (int32_t x = 0; x < map->width; x++) {
            const size_t at = (size_t)y * map->stride + (size_t)x;
            lost[at] =
                pave_blocks_find(&map->blocks, painted_colors(map, x, y)) == PAVE_COMBINATION_NONE;
            any |= lost[at];
        }
    for (int32_t y = 0; y < map->height && any; y++)
        for (int32_t x = 0; x < map->width; x++) {
            if (!lost[(size_t)y * map->stride + (size_t)x]) continue;
            for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
                const pave_feature_step step = pave_feature_steps[place];
                const size_t at = (size_t)(y + step.y) * map->stride + (size_t)(x + step.x);
                map->now[step.plane][at] = map->blocks.base[step.plane];
            }
        }
    return any;
}

// ---- Blocks -------------------------------------------------------------------------------------

/// Moves the features of one block into a piece, or back.
static void painted_move(pave_painted_map *map, pave_piece *piece, int32_t x, int32_t y, bool back)
{
    for (int plane = 0; plane < PAVE_PLANES; plane++)
        for (int32_t j = 0; j <= PAVE_BLOCK_SIDE; j++)
            for (int32_t i = 0; i <= PAVE_BLOCK_SIDE; i++) {
                const size_t at = (size_t)(y + j) * map->stride + (size_t)(x + i);
                uint8_t *now = &piece->now[plane][j * PAVE_PIECE_STRIDE + i];
                if (back) map->now[plane][at] = *now;
                if (back) continue;
                *now = map->now[plane][at];
                piece->aim[plane][j * PAVE_PIECE_STRIDE + i] =
                    map->wanted[plane][at] == PAVE_PAINTED_NONE ? *now : map->wanted[plane][at];
            }
}

/// Searches for better tiles in the blocks in which a colour has `changed`; other blocks are not
/// modified.
static pave_result painted_lay_blocks(pave_painted_map *map, pave_piece *piece, bool changed,
                                      const pave_batch *batch)
{
    const int64_t rows = map->height / PAVE_BLOCK_SIDE + 1,
                  columns = map->width / PAVE_BLOCK_SIDE + 1,
                  total = rows * columns * PAVE_BLOCK_ROUNDS;
    piece->blocks = &map->blocks;
    piece->width = piece->height = PAVE_BLOCK_SIDE;
    if (pave_batch_stop(batch, 0, total)) return PAVE_STOPPED;
    for (int round = 0; changed && round < PAVE_BLOCK_ROUNDS; round++) {
        const pave_rect first = pave_block_first(round);
        for (int32_t y = first.r; y + PAVE_BLOCK_SIDE <= map->height; y += PAVE_BLOCK_SIDE) {
            if (pave_batch_stop(batch, (round * rows + y / PAVE_BLOCK_SIDE) * columns, total))
                return PAVE_STOPPED;
            for (int32_t x = first.q; x + PAVE_BLOCK_SIDE <= map->width; x += PAVE_BLOCK_SIDE) {
                piece->q = x - PAVE_PAINTED_MARGIN;
                piece->r = y - PAVE_PAINTED_MARGIN;
                painted_move(map, piece, x, y, false);
                pave_piece_lay(piece, round, 0, 0);
                painted_move(map, piece, x, y, true);
            }
        }
    }
    pave_batch_stop(batch, total, total);
    return PAVE_OK;
}

// ---- Results ------------------------------------------------------------------------------------

/// Counts the changed features of a cell that are not shared with a later cell. At the right and
/// lower rim of the map this includes the outer features.
static void painted_count(const pave_painted_map *map, int32_t x, int32_t y,
                          pave_painted_changes *changes)
{
    const bool edges = map->blocks.world.kind != PAVE_WANG_CORNER,
               corners = map->blocks.world.kind != PAVE_WANG_EDGE;
    const int32_t wide = map->def->width, high = map->def->height;
    const size_t at =
        (size_t)(y + PAVE_PAINTED_MARGIN) * map->stride + (size_t)(x + PAVE_PAINTED_MARGIN);
    for (int plane = 0; plane < PAVE_PLANES; plane++) {
        if (plane == PAVE_PLANE_VERTEX ? !corners : !edges) continue;
        if ((plane == PAVE_PLANE_NORTH && x == wide) || (plane == PAVE_PLANE_WEST && y == high))
            continue;
        changes->painted++;
        if (map->wanted[plane][at] == map->now[plane][at]) continue;
        if (changes->changed++ > 0) continue;
        changes->first_x = x < wide ? x : wide - 1;
        changes->first_y = y < high ? y : high - 1;
    }
}

static void painted_answer(const pave_painted_map *map, uint32_t *out,
                           pave_painted_changes *changes)
{
    for (int32_t y = 0; y <= map->def->height; y++)
        for (int32_t x = 0; x <= map->def->width; x++) {
            painted_count(map, x, y, changes);
            if (x == map->def->width || y == map->def->height) continue;
            out[(size_t)y * (size_t)map->def->width + (size_t)x] = pave_blocks_tile(
                &map->blocks, painted_colors(map, x + PAVE_PAINTED_MARGIN, y + PAVE_PAINTED_MARGIN),
                x, y);
        }
}

// ---- Entry points -------------------------------------------------------------------------------

static pave_result painted_check(const pave_painted_def *def, pave_error *error)
{
    if (!pave_word(pave_painted_unit_words, def->unit))
        return PAVE_FAIL(error, PAVE_RANGE, "unit %d: use corner, cell or lattice", (int)def->unit);
    if (def->width < 1 || def->height < 1 || def->width > PAVE_PAINTED_SIDE_MAX ||
        def->height > PAVE_PAINTED_SIDE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a map of %d x %d cells: use 1 to %d each way",
                         (int)def->width, (int)def->height, PAVE_PAINTED_SIDE_MAX);
    if (def->set->sides != 4)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "tiles of %d sides: painted maps are of squares",
                         def->set->sides);
    int32_t wide, high;
    pave_painted_size(def->unit, def->width, def->height, &wide, &high);
    for (size_t i = 0; i < (size_t)wide * (size_t)high; i++)
        if (def->colors[i] > def->set->color_count)
            return PAVE_FAIL(error, PAVE_RANGE, "colour %d is painted at %d,%d: the set has %d",
                             def->colors[i], (int)(i % (size_t)wide), (int)(i / (size_t)wide),
                             def->set->color_count);
    return PAVE_OK;
}

/// Allocates the planes, including `lost`.
static bool painted_take(pave_painted_map *map, const pave_allocator *allocator)
{
    const int32_t capacity =
        2 * PAVE_PAINTED_MARGIN + PAVE_BLOCK_SIDE - 1; // a multiple of the block size
    map->width = (map->def->width + capacity) / PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE;
    map->height = (map->def->height + capacity) / PAVE_BLOCK_SIDE * PAVE_BLOCK_SIDE;
    map->stride = (size_t)map->width + 1;
    map->count = map->stride * ((size_t)map->height + 1);
    uint8_t *memory = pave_array_take(allocator, map->count, 2 * PAVE_PLANES + 1);
    for (int plane = 0; plane < PAVE_PLANES && memory; plane++) {
        map->wanted[plane] = memory + (size_t)plane * map->count;
        map->now[plane] = memory + (size_t)(PAVE_PLANES + plane) * map->count;
    }
    return memory != NULL;
}

static pave_result painted_make(pave_painted_map *map, pave_piece *piece, const pave_batch *batch,
                                pave_error *error)
{
    const bool based = pave_blocks_take_base(&map->blocks, map->def->base);
    memset(map->dense, PAVE_PAINTED_NONE, sizeof map->dense);
    for (int i = 0; i < map->blocks.color_count; i++) map->dense[map->blocks.color[i]] = (uint8_t)i;
    painted_want(map);
    uint8_t *lost = map->wanted[0] + 2 * PAVE_PLANES * map->count;
    bool changed = false;
    while (painted_wear_once(map, lost)) {
        changed = true;
        if (based) continue;
        return PAVE_FAIL(error, PAVE_INCOMPLETE,
                         "tiles for the painted colours are missing, and no tile%s that could "
                         "replace them fits itself: draw one",
                         map->def->base ? " of the colour of the base" : "");
    }
    return painted_lay_blocks(map, piece, changed, batch);
}

pave_result pave_painted_lay(const pave_painted_def *def, const pave_allocator *allocator,
                             const pave_batch *batch, uint32_t *out, pave_painted_changes *changes,
                             pave_error *error)
{
    assert(def && def->set && def->colors && out && changes);
    pave_painted_map map = {.def = def, .blocks = {.world = {.seed = def->seed}}};
    *changes = (pave_painted_changes){0};
    pave_result result = painted_check(def, error);
    if (result) return result;
    map.blocks.world.allocator = pave_allocator_or_default(allocator);
    result = pave_blocks_open(&map.blocks, def->set, error);
    if (result) {
        pave_blocks_release(&map.blocks.world);
        return result;
    }
    pave_piece *piece = pave_array_allocate(allocator, 1, sizeof *piece);
    if (!piece || !painted_take(&map, allocator))
        result = PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a painted map");
    if (!result) result = painted_make(&map, piece, batch, error);
    if (!result) painted_answer(&map, out, changes);
    if (result == PAVE_STOPPED) PAVE_FAIL(error, result, "stopped");
    PAVE_RELEASE(allocator, map.wanted[0], piece);
    pave_blocks_release(&map.blocks.world);
    return result;
}
