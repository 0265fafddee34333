/// src/world/explore_naive.c: naive maps: each tile is drawn when its cell is visited, from the
/// tiles that match the existing neighbours.
#include "../base/exact.h"

#include "cell_numbers.h"
#include "wang/wang_set.h"

#include <pave/explore.h>
#include <string.h>

struct pave_naive_private {
    pave_allocator allocator;
    const pave_tiling *tiling;
    const pave_wang_set *const *sets; ///< by face; NULL: all faces use `set`
    const pave_wang_set *set;
    uint64_t seed;
    pave_explore_cells laid;
    uint32_t *tiles; ///< by cell index: index of its tile
    int64_t tile_room;
    /// remaining stock, at the index of the first pose of each tile; NULL: unlimited
    int64_t *left;
    uint32_t *family; ///< index of the first pose of each tile; NULL if `left` is NULL
};

static const pave_wang_set *naive_set(const struct pave_naive_private *own, int32_t face)
{
    return own->sets ? own->sets[face] : own->set;
}

static bool naive_has(const struct pave_naive_private *own, pave_cell cell)
{
    return pave_tiling_cell_valid(own->tiling, cell);
}

// ---- Creation -----------------------------------------------------------------------------------

static bool naive_alike(const pave_wang_set *a, const pave_wang_set *b)
{
    return a->kind == b->kind && a->color_count == b->color_count &&
           memcmp(a->color_mirror, b->color_mirror, (size_t)a->color_count + 1) == 0;
}

static pave_result naive_check(const struct pave_naive_private *own, const pave_naive_def *def,
                               pave_error *error)
{
    if ((!def->sets && !def->set) || (def->sets && def->stocks))
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "a naive map needs a set or one for each face, and stocks only where it has one set");
    for (int32_t s = 0; s < own->tiling->face_count; s++) {
        const pave_wang_set *set = naive_set(own, s);
        const int sides = pave_tiling_side_count(own->tiling, s);
        if (!set || set->sides != sides)
            return PAVE_FAIL(
                error, PAVE_INVALID,
                "face %d has %d sides, the tiles of its set %d: give a set of such tiles", (int)s,
                sides, set ? set->sides : 0);
        if (!naive_alike(set, naive_set(own, 0)))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the sets of face %d and face 0 differ in kind or colours: use sets "
                             "of one kind with the same colours",
                             (int)s);
    }
    return PAVE_OK;
}

/// Copies the stocks. Returns false if out of memory.
static bool naive_stock(struct pave_naive_private *own, const int64_t *stocks)
{
    const pave_wang_set *set = own->set;
    if (!stocks) return true;
    own->left = pave_array_take(&own->allocator, set->tile_count, sizeof *own->left);
    own->family = pave_array_take(&own->allocator, set->tile_count, sizeof *own->family);
    if (!own->left || !own->family) return false;
    for (uint32_t i = 0, first = 0; i < set->tile_count; i++) {
        const uint32_t bits = set->symmetries ? pave_wang_pose_mask(set->sides) : 0;
        if ((set->ids[i] & ~bits) != (set->ids[first] & ~bits)) first = i;
        own->family[i] = first;
        own->left[i] = stocks[i] < 0 ? -1 : stocks[i];
    }
    return true;
}

pave_result pave_naive_create(const pave_naive_def *def, const pave_allocator *allocator,
                              pave_naive **out, pave_error *error)
{
    assert(def && out);
    *out = NULL;
    struct pave_naive_private made = {.allocator = pave_allocator_or_default(allocator),
                                      .tiling = def->tiling ? def->tiling : pave_tiling_square(),
                                      .sets = def->sets,
                                      .set = def->set,
                                      .seed = def->seed};
    pave_result result = naive_check(&made, def, error);
    if (result != PAVE_OK) return result;
    made.laid.allocator = made.laid.index.allocator = made.allocator;
    made.laid.face_count = made.tiling->face_count;
    pave_naive *naive = pave_array_allocate(allocator, 1, sizeof *naive);
    struct pave_naive_private *own = naive ? pave_array_take(allocator, 1, sizeof *own) : NULL;
    if (own) {
        *own = made;
        *naive = (pave_naive){.own = own};
        if (naive_stock(own, def->stocks)) {
            *out = naive;
            return PAVE_OK;
        }
        pave_naive_destroy(naive);
    } else {
        pave_array_release(allocator, naive);
    }
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a naive map");
}

void pave_naive_destroy(pave_naive *naive)
{
    if (!naive) return;
    struct pave_naive_private *own = naive->own;
    const pave_allocator allocator = own->allocator;
    PAVE_RELEASE(&allocator, own->left, own->family, own->tiles);
    pave_explore_release(&own->laid);
    PAVE_RELEASE(&allocator, own, naive);
}

// ---- Reading ------------------------------------------------------------------------------------

uint32_t pave_naive_at(const pave_naive *naive, pave_cell cell)
{
    if (!naive_has(naive->own, cell)) return UINT32_MAX;
    const int32_t number = pave_explore_find(&naive->own->laid, cell);
    return number < 0 ? UINT32_MAX : naive->own->tiles[number];
}

int64_t pave_naive_left(const pave_naive *naive, uint32_t index)
{
    const struct pave_naive_private *own = naive->own;
    assert(!own->set || index < own->set->tile_count);
    return own->left ? own->left[own->family[index]] : -1;
}

/// Returns the colour of a cell's tile at a place; -1 if the cell has no tile.
static int naive_color(const pave_naive *naive, pave_cell cell, int place)
{
    const uint32_t tile = pave_naive_at(naive, cell);
    return tile == UINT32_MAX ? -1 : naive_set(naive->own, cell.s)->tiles[tile].colors[place];
}

/// Converts a colour to a constraint; -1: free.
static uint8_t naive_constraint(int color)
{
    return color < 0 ? PAVE_WANG_FREE : color == 0 ? PAVE_WANG_UNSET : (uint8_t)color;
}

/// Returns the colour at corner `first` of a cell in the tiles around it; -1 if no cell around it
/// has a tile. Side k begins at corner k.
static int naive_corner(const pave_naive *naive, pave_cell cell, int first)
{
    const pave_tiling *tiling = naive->own->tiling;
    pave_cell at = cell;
    int corner = first;
    for (;;) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, at.s, corner);
        at = pave_tiling_neighbors(tiling, at, corner);
        const int count = pave_tiling_side_count(tiling, at.s);
        corner = (side->twin + 1) % count;
        if (at.q == cell.q && at.r == cell.r && at.s == cell.s && corner == first) return -1;
        const int color = naive_color(naive, at, 2 * ((corner + count - 1) % count) + 1);
        if (color >= 0) return color;
    }
}

void pave_naive_constraints(const pave_naive *naive, pave_cell cell, uint8_t *out)
{
    const struct pave_naive_private *own = naive->own;
    assert(naive_has(own, cell) && out);
    const pave_tiling *tiling = own->tiling;
    const pave_wang_set *set = naive_set(own, cell.s);
    memset(out, PAVE_WANG_FREE, 2 * (size_t)set->sides);
    for (int k = 0; k < set->sides; k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
        if (set->kind != PAVE_WANG_CORNER) {
            const int color =
                naive_color(naive, pave_tiling_neighbors(tiling, cell, k), 2 * side->twin);
            out[2 * k] = naive_constraint(color < 0 ? color : set->color_mirror[color]);
        }
        if (set->kind != PAVE_WANG_EDGE)
            out[2 * k + 1] = naive_constraint(naive_corner(naive, cell, (k + 1) % set->sides));
    }
}

/// Returns whether a tile may be drawn under some constraints.
static bool naive_fits(const pave_naive *naive, const pave_wang_set *set, uint32_t index,
                       const uint8_t *constraints)
{
    return set->weights[index] > 0 && pave_naive_left(naive, index) != 0 &&
           pave_wang_fits(set, index, constraints);
}

pave_result pave_naive_candidates(const pave_naive *naive, pave_cell cell, uint32_t *out,
                                  int64_t capacity, int64_t *count)
{
    assert(naive && count && (out || capacity <= 0));
    const pave_wang_set *set = naive_set(naive->own, cell.s);
    uint8_t constraints[PAVE_WANG_PLACES_MAX];
    int64_t found = 0;
    pave_naive_constraints(naive, cell, constraints);
    for (uint32_t i = 0; i < set->tile_count; i++) found += naive_fits(naive, set, i, constraints);
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    for (uint32_t i = 0; found > 0; i++) {
        if (!naive_fits(naive, set, i, constraints)) continue;
        *out++ = i;
        found--;
    }
    return PAVE_OK;
}

// ---- Placing tiles ------------------------------------------------------------------------------

/// Returns the share of a matching tile in a choice: its weight or, with stocks, its copies, at
/// most 2^20.
static uint64_t naive_share(const pave_naive *naive, const pave_wang_set *set, uint32_t index)
{
    const int64_t left = pave_naive_left(naive, index), most = INT64_C(1) << 20;
    if (!naive->own->left) return set->weights[index];
    return (uint64_t)(left < 0 || left > most ? most : left);
}

/// Chooses a tile with a random word; UINT32_MAX if no tile fits.
static uint32_t naive_choose(const pave_naive *naive, const pave_wang_set *set,
                             const uint8_t *constraints, uint32_t word)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (naive_fits(naive, set, i, constraints)) sum += naive_share(naive, set, i);
    if (sum == 0) return UINT32_MAX;
    uint64_t target = pave_wang_scale(word, sum);
    for (uint32_t i = 0;; i++) {
        assert(i < set->tile_count);
        if (!naive_fits(naive, set, i, constraints)) continue;
        const uint64_t share = naive_share(naive, set, i);
        if (target < share) return i;
        target -= share;
    }
}

static pave_result naive_beyond(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_RANGE,
                     "this is not a cell of the tiling within 2^29 of the origin");
}

static pave_result naive_refuse(const struct pave_naive_private *own, pave_cell cell,
                                pave_result result, const char *why, pave_error *error)
{
    char text[PAVE_TILING_TEXT_SIZE];
    return PAVE_FAIL(error, result, "%s: %s", pave_tiling_face_text(own->tiling, cell, text), why);
}

/// Places a matching tile.
static pave_result naive_lay(pave_naive *naive, pave_cell cell, uint32_t index, pave_error *error)
{
    struct pave_naive_private *own = naive->own;
    const bool reserved = pave_array_reserve(&own->allocator, &own->tiles, &own->tile_room,
                                             own->laid.count + 1, sizeof *own->tiles) &&
                          pave_explore_add(&own->laid, cell);
    naive->cells = own->laid.cells;
    naive->tiles = own->tiles;
    if (!reserved) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for one more cell");
    own->tiles[own->laid.count - 1] = index;
    naive->count = own->laid.count;
    if (own->left && own->left[own->family[index]] > 0) own->left[own->family[index]]--;
    return PAVE_OK;
}

/// Returns whether any tile of the set matches, in stock or not.
static bool naive_exists(const pave_wang_set *set, const uint8_t *constraints)
{
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (set->weights[i] > 0 && pave_wang_fits(set, i, constraints)) return true;
    return false;
}

pave_result pave_naive_visit(pave_naive *naive, pave_cell cell, pave_error *error)
{
    assert(naive);
    const struct pave_naive_private *own = naive->own;
    uint8_t constraints[PAVE_WANG_PLACES_MAX];
    if (!naive_has(own, cell)) return naive_beyond(error);
    if (pave_naive_at(naive, cell) != UINT32_MAX) return PAVE_OK;
    const pave_wang_set *set = naive_set(own, cell.s);
    const uint32_t word =
        pave_random_at(own->seed, PAVE_STREAM_NAIVE, (int32_t)(naive->draws >> 2), 0, 0, 0)
            .word[naive->draws & 3];
    pave_naive_constraints(naive, cell, constraints);
    const uint32_t index = naive_choose(naive, set, constraints, word);
    if (index == UINT32_MAX)
        return naive_refuse(own, cell, PAVE_INCOMPLETE,
                            naive_exists(set, constraints) ? "no tile that is left fits"
                                                           : "no tile of the set fits",
                            error);
    const pave_result result = naive_lay(naive, cell, index, error);
    naive->draws += result == PAVE_OK;
    return result;
}

pave_result pave_naive_put(pave_naive *naive, pave_cell cell, uint32_t index, pave_error *error)
{
    assert(naive);
    const struct pave_naive_private *own = naive->own;
    uint8_t constraints[PAVE_WANG_PLACES_MAX];
    if (!naive_has(own, cell)) return naive_beyond(error);
    const pave_wang_set *set = naive_set(own, cell.s);
    assert(index < set->tile_count);
    const char *why = NULL;
    pave_naive_constraints(naive, cell, constraints);
    if (pave_naive_at(naive, cell) != UINT32_MAX)
        why = "the cell has a tile";
    else if (pave_naive_left(naive, index) == 0)
        why = "the tile is used up";
    else if (!pave_wang_fits(set, index, constraints))
        why = "the tile does not match those around it";
    if (why) return naive_refuse(own, cell, PAVE_INVALID, why, error);
    return naive_lay(naive, cell, index, error);
}
