/// src/tactics/nest.c: maps of triangles in two sizes: rules for placing kinds on tiles, and walls
/// of both sizes.
#include "../base/exact.h"

#include "../base/memory.h"

#include <pave/nest.h>

#include <string.h>

struct pave_nest_private {
    pave_allocator allocator;
    pave_window *windows[2]; ///< big tiles, small tiles
    pave_nest_kind *kinds;
};

// ---- Kinds and windows --------------------------------------------------------------------------

static bool nest_name_is_valid(const char *name)
{
    size_t length = 0;
    for (; length < PAVE_NEST_NAME_SIZE && name[length]; length++) {
        const char c = name[length];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              c == '-' || c == '_'))
            return false;
    }
    return length > 0 && length < PAVE_NEST_NAME_SIZE;
}

/// Returns the 1-based index of the kind named `name` among the first `count`, or 0 if not found.
static int32_t nest_kind_find(const pave_nest_kind *kinds, int32_t count, const char *name)
{
    for (int32_t i = 0; i < count; i++)
        if (strcmp(kinds[i].name, name) == 0) return i + 1;
    return 0;
}

static pave_result nest_kinds_check(const pave_nest_def *def, pave_error *error)
{
    if (def->kind_count < 0 || def->kind_count > PAVE_NEST_KINDS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a nest has 0 to %d kinds, not %d", PAVE_NEST_KINDS_MAX,
                         (int)def->kind_count);
    for (int32_t i = 0; i < def->kind_count; i++) {
        const pave_nest_kind *kind = &def->kinds[i];
        if (!nest_name_is_valid(kind->name))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the name of kind %d must be 1 to %d letters, digits, - and _",
                             (int)i + 1, PAVE_NEST_NAME_SIZE - 1);
        if (nest_kind_find(def->kinds, i, kind->name))
            return PAVE_FAIL(error, PAVE_INVALID, "two kinds are called %s: give each its own name",
                             kind->name);
        if (kind->least < 0 || kind->upgrades < 0 || kind->upgrades > i)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the kind %s needs tiles of %d edges and upgrades kind %d: give 0 or "
                             "more, and a kind before it",
                             kind->name, (int)kind->least, (int)kind->upgrades);
    }
    return PAVE_OK;
}

/// Creates the window of the small tiles. Fails like pave_nest_create.
static pave_result nest_small_window(const pave_window_def *big, int32_t factor,
                                     pave_window_def *out, pave_error *error)
{
    const int64_t m = factor, most = PAVE_NEST_TILES_MAX;
    const bool sized = big->shape == PAVE_WINDOW_PARALLELOGRAM;
    if (big->wrap ||
        (!sized && big->shape != PAVE_WINDOW_HEXAGON && big->shape != PAVE_WINDOW_TRIANGLE))
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the big tiles of a nest are a hexagon, a triangle or a parallelogram "
                         "that does not wrap");
    if (sized && (big->width % 2 != 0 || big->at.s != PAVE_TRI_L))
        return PAVE_FAIL(
            error, PAVE_UNSUPPORTED,
            "the big tiles of a nest are a parallelogram of even width that begins with an L");
    const int64_t up = big->shape == PAVE_WINDOW_TRIANGLE && big->at.s == PAVE_TRI_R;
    const int64_t q = (big->at.q + up) * m - up, r = big->at.r * m, far = PAVE_COORDINATE_MAX;
    const int64_t side = sized ? 0 : big->radius * m;
    if (big->width < 0 || big->height < 0 || big->radius < 0 || big->width * m > most ||
        big->height * m > most ||
        (double)big->width * big->height * (double)(m * m) > (double)most ||
        6.0 * (double)side * (double)side > (double)most || q < -far || q > far || r < -far ||
        r > far)
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a nest has at most %d small tiles, all within |q|, |r| <= %d: use a "
                         "smaller window or factor",
                         PAVE_NEST_TILES_MAX, PAVE_COORDINATE_MAX);
    *out = *big;
    out->tiling = pave_tiling_tri();
    out->at = (pave_cell){(int32_t)q, (int32_t)r, big->at.s};
    out->width = sized ? (int32_t)(big->width * m) : 0;
    out->height = sized ? (int32_t)(big->height * m) : 0;
    out->radius = (int32_t)side;
    return PAVE_OK;
}

// ---- Nests --------------------------------------------------------------------------------------

typedef struct pave_nest_block {
    pave_nest nest;
    struct pave_nest_private own;
} pave_nest_block;

static pave_result nest_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for the nest");
}

/// Allocates the windows and their masks.
static pave_result nest_take_windows(pave_nest *nest, const pave_window_def *big, pave_error *error)
{
    pave_window_def defs[2] = {*big, *big};
    pave_mask **masks[2] = {&nest->big, &nest->small};
    pave_result result = nest_small_window(big, nest->factor, &defs[1], error);
    defs[0].tiling = pave_tiling_tri();
    for (int i = 0; i < 2 && result == PAVE_OK; i++) {
        result = pave_window_create(&defs[i], &nest->own->allocator, &nest->own->windows[i], error);
        if (result == PAVE_OK)
            result =
                pave_mask_create(nest->own->windows[i], &nest->own->allocator, masks[i], error);
    }
    return result;
}

static bool nest_take_tiles(pave_nest *nest, const pave_nest_def *def)
{
    const pave_allocator *allocator = &nest->own->allocator;
    const size_t big = (size_t)nest->big->window->count, small = (size_t)nest->small->window->count;
    nest->on_big = pave_array_allocate(allocator, big, sizeof *nest->on_big);
    nest->on_small = pave_array_allocate(allocator, small, sizeof *nest->on_small);
    nest->halves = pave_array_allocate(allocator, small, sizeof *nest->halves);
    nest->kinds = nest->own->kinds =
        pave_array_allocate(allocator, (size_t)def->kind_count, sizeof *nest->kinds);
    if (!nest->on_big || !nest->on_small || !nest->halves || !nest->kinds) return false;
    for (int32_t i = 0; i < def->kind_count; i++) {
        nest->own->kinds[i] = def->kinds[i];
        if (def->kinds[i].least == 0) nest->own->kinds[i].least = 1;
    }
    return true;
}

pave_result pave_nest_create(const pave_nest_def *def, const pave_allocator *allocator,
                             pave_nest **out, pave_error *error)
{
    *out = NULL;
    if (def->factor < 1 || def->factor > PAVE_NEST_FACTOR_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the factor of a nest is 1 to %d, not %d",
                         PAVE_NEST_FACTOR_MAX, (int)def->factor);
    pave_result result = nest_kinds_check(def, error);
    if (result != PAVE_OK) return result;
    pave_nest_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (!block) return nest_no_memory(error);
    pave_nest *nest = &block->nest;
    nest->own = &block->own;
    nest->own->allocator = pave_allocator_or_default(allocator);
    nest->factor = def->factor;
    nest->kind_count = def->kind_count;
    result = nest_take_windows(nest, &def->window, error);
    if (result == PAVE_OK && !nest_take_tiles(nest, def)) result = nest_no_memory(error);
    if (result == PAVE_OK)
        *out = nest;
    else
        pave_nest_destroy(nest);
    return result;
}

void pave_nest_destroy(pave_nest *nest)
{
    if (!nest) return;
    struct pave_nest_private *own = nest->own;
    const pave_allocator allocator = own->allocator;
    PAVE_RELEASE(&allocator, own->kinds, nest->halves, nest->on_small, nest->on_big);
    pave_mask_destroy(nest->small);
    pave_mask_destroy(nest->big);
    pave_window_destroy(own->windows[1]);
    pave_window_destroy(own->windows[0]);
    pave_array_release(&allocator, nest);
}

// ---- Rules --------------------------------------------------------------------------------------

/// Returns the big tile under a small one.
static int64_t nest_below(const pave_nest *nest, pave_cell small)
{
    return pave_window_index(nest->big->window, pave_tri_parent(small, nest->factor));
}

bool pave_nest_allows(const pave_nest *nest, int32_t kind, bool big, int64_t index)
{
    assert(kind >= 1 && kind <= nest->kind_count);
    const pave_nest_kind *rule = &nest->kinds[kind - 1];
    const pave_window *window = big ? nest->big->window : nest->small->window;
    if (rule->least > (big ? nest->factor : 1)) return false;
    if (rule->upgrades == 0) return true;
    return !big &&
           nest->on_big[nest_below(nest, pave_window_cell(window, index))] == rule->upgrades;
}

/// Reports why a kind is not allowed on a tile.
static pave_result nest_refuse(const pave_nest *nest, int32_t kind, bool big, pave_cell cell,
                               pave_error *error)
{
    const pave_nest_kind *rule = &nest->kinds[kind - 1];
    char text[PAVE_TRI_TEXT_SIZE];
    pave_tri_face_text(cell, text);
    if (rule->least > (big ? nest->factor : 1))
        return PAVE_FAIL(
            error, PAVE_INVALID, "%s is on the %s tile %s of %d edges, but needs at least %d",
            rule->name, big ? "big" : "small", text, big ? (int)nest->factor : 1, (int)rule->least);
    return PAVE_FAIL(
        error, PAVE_INVALID,
        "%s is on the %s tile %s, but upgrades %s: put it on a small tile of a big tile with that",
        rule->name, big ? "big" : "small", text, nest->kinds[rule->upgrades - 1].name);
}

static pave_result nest_check_tiles(const pave_nest *nest, bool big, pave_error *error)
{
    const pave_window *window = big ? nest->big->window : nest->small->window;
    const int32_t *on = big ? nest->on_big : nest->on_small;
    for (int64_t i = 0; i < window->count; i++) {
        if (on[i] < 0 || on[i] > nest->kind_count)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "a tile has kind %d, which does not exist: there are %d", (int)on[i],
                             (int)nest->kind_count);
        if (on[i] && !pave_nest_allows(nest, on[i], big, i))
            return nest_refuse(nest, on[i], big, pave_window_cell(window, i), error);
        if (!big && nest->halves[i] > PAVE_TRI_CORNERS_MAX)
            return PAVE_FAIL(error, PAVE_RANGE, "a half tile begins at corner 0, 1 or 2, not %d",
                             nest->halves[i] - 1);
    }
    return PAVE_OK;
}

pave_result pave_nest_check(const pave_nest *nest, pave_error *error)
{
    const pave_result result = nest_check_tiles(nest, true, error);
    return result == PAVE_OK ? nest_check_tiles(nest, false, error) : result;
}

// ---- Walls --------------------------------------------------------------------------------------

/// Returns whether the kind on a tile closes it.
static bool nest_is_closed(const pave_nest *nest, int32_t kind)
{
    return kind > 0 && nest->kinds[kind - 1].blocks;
}

/// Sets side k of a small tile if it is set in the small mask or, on the rim of its big tile, in
/// the big mask.
static pave_result nest_wall_sides(const pave_nest *nest, int64_t index, pave_cell cell,
                                   pave_mask *out)
{
    const pave_cell parent = pave_tri_parent(cell, nest->factor);
    const int64_t below = pave_window_index(nest->big->window, parent);
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        const pave_cell across = pave_tri_parent(pave_tri_neighbors(cell, k), nest->factor);
        // A small tile at the rim of a big tile has the same orientation, so the sides of both have
        // the same numbers.
        const bool rim = !pave_cell_equal(across, parent);
        if (!pave_mask_side(nest->small, index, k) && !(rim && pave_mask_side(nest->big, below, k)))
            continue;
        const pave_result result = pave_mask_set_side(out, index, k, true);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

pave_result pave_nest_walls(const pave_nest *nest, pave_mask *out)
{
    assert(out->window->count == nest->small->window->count);
    for (pave_window_walk walk = pave_window_begin(nest->small->window); pave_window_next(&walk);) {
        const int64_t below = nest_below(nest, walk.cell);
        if (pave_mask_cell(nest->small, walk.index) || pave_mask_cell(nest->big, below) ||
            nest->halves[walk.index] || nest_is_closed(nest, nest->on_big[below]) ||
            nest_is_closed(nest, nest->on_small[walk.index]))
            pave_mask_set_cell(out, walk.index, true);
        const pave_result result = nest_wall_sides(nest, walk.index, walk.cell, out);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

// ---- Buildings ----------------------------------------------------------------------------------

/// Returns the tile of a strip that an upright wall at `at` half edges bisects, and the corner
/// through which the wall passes: the top of an R, or the lowest corner of an L.
static pave_cell nest_cut(int64_t at, int64_t r, int *corner)
{
    const bool down = pave_floor_modulo(at - r, 2) == 1;
    *corner = down ? 2 : 0;
    return (pave_cell){(int32_t)pave_floor_divide(at - r - (down ? 1 : 2), 2), (int32_t)r,
                       down ? PAVE_TRI_L : PAVE_TRI_R};
}

/// Visits the upper (row `top`) or lower sides of a building: the sides of Ls in the strip below a
/// row of vertices, or of the Rs above it if that strip is outside the window. If `set` is false,
/// only checks them.
static pave_result nest_build_row(pave_nest *nest, pave_nest_building b, int32_t r, bool set)
{
    const int64_t first = pave_floor_divide((int64_t)b.left - r + 1, 2); // first q: 2 q + r >= left
    for (int64_t q = first; 2 * q + r + 2 <= b.right; q++) {
        const pave_cell inside = r == b.top ? (pave_cell){(int32_t)q, r, PAVE_TRI_L}
                                            : (pave_cell){(int32_t)q, r - 1, PAVE_TRI_R};
        const int64_t index = pave_window_index(nest->small->window, inside);
        if (index < 0) return PAVE_RANGE;
        const pave_result result =
            set ? pave_mask_set_side(nest->small, index, r == b.top ? 0 : 1, true) : PAVE_OK;
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

/// Visits the half tiles at the left or right side of a building.
static pave_result nest_build_column(pave_nest *nest, pave_nest_building b, int32_t at, bool set)
{
    for (int32_t r = b.top; r < b.bottom; r++) {
        int corner = 0;
        const int64_t index = pave_window_index(nest->small->window, nest_cut(at, r, &corner));
        if (index < 0) return PAVE_RANGE;
        if (set) nest->halves[index] = (uint8_t)(1 + corner);
    }
    return PAVE_OK;
}

static pave_result nest_build_all(pave_nest *nest, pave_nest_building b, bool set)
{
    pave_result result = nest_build_row(nest, b, b.top, set);
    if (result == PAVE_OK) result = nest_build_row(nest, b, b.bottom, set);
    if (result == PAVE_OK) result = nest_build_column(nest, b, b.left, set);
    return result == PAVE_OK ? nest_build_column(nest, b, b.right, set) : result;
}

pave_result pave_nest_build(pave_nest *nest, pave_nest_building b, pave_error *error)
{
    const int32_t far = 1 << 30;
    if (b.left >= b.right || b.top >= b.bottom || b.left < -far || b.right > far ||
        b.top < -PAVE_COORDINATE_MAX || b.bottom > PAVE_COORDINATE_MAX)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "a building has left below right and top below bottom, not %d..%d and %d..%d",
            (int)b.left, (int)b.right, (int)b.top, (int)b.bottom);
    // Only the first side of a mask allocates memory.
    pave_result result = nest_build_all(nest, b, false);
    if (result == PAVE_OK) result = nest_build_all(nest, b, true);
    if (result == PAVE_OK) return PAVE_OK;
    return PAVE_FAIL(error, result,
                     result == PAVE_RANGE
                         ? "the building is not entirely on the map: move it, or make it smaller"
                         : "not enough memory for the walls of the building");
}
