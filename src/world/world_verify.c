/// src/world/world_verify.c: checks whether the colours of neighbouring tiles match, and finds
/// connected components of cells, on any tiling and multigrid.
#include "../base/exact.h"

#include "../base/index.h"
#include "world_model.h"

#include <string.h>

enum {
    PAVE_VERIFY_RHOMB = 4, ///< sides of a rhomb
    PAVE_VERIFY_BITS = 8,  ///< log2 of the number of cached tiles
};

/// The colours of a square along its sides, three bytes each. For the right and bottom sides, these
/// are the colours that the neighbour must have.
typedef struct pave_verify_square {
    uint32_t right, left, bottom, top;
} pave_verify_square;

/// A square that is outside or whose tile is not in the set. It matches no square.
static const pave_verify_square verify_no_square = {1u << 24, 2u << 24, 4u << 24, 8u << 24};

/// A cache entry for an id.
typedef struct pave_verify_tile {
    uint64_t key; ///< the id, and the number of its set plus 1; 0: unused
    bool foreign; ///< the tile is not in the set
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    pave_verify_square square; ///< used if it has four sides
} pave_verify_tile;

/// A window or cells of a multigrid, the tiles in it, and the results so far.
typedef struct pave_verify {
    const pave_window *window; ///< NULL: `rhombs`
    const pave_mask *within;   ///< NULL: all cells
    const pave_world_rhombs *rhombs;
    pave_index index; ///< from keys of rhombs to their numbers
    pave_cell last;   ///< rhomb whose neighbours are cached here
    pave_cell neighbors[PAVE_VERIFY_RHOMB];
    int twins[PAVE_VERIFY_RHOMB];
    const pave_wang_set *const *sets;
    const uint32_t *ids;
    pave_world_verdict *verdict;
    pave_verify_tile tiles[1 << PAVE_VERIFY_BITS]; ///< hash table of cached tiles
} pave_verify;

// ---- Cells --------------------------------------------------------------------------------------

/// Returns the index of a cell; -1 if it is outside.
static int64_t verify_index(const pave_verify *v, pave_cell cell)
{
    if (v->rhombs) return pave_index_get(&v->index, pave_rhomb_key(v->rhombs->multigrid, cell));
    const int64_t index = pave_window_wrapped(v->window, cell);
    return index >= 0 && v->within && !pave_mask_cell(v->within, index) ? -1 : index;
}

static int verify_sides(const pave_verify *v, pave_cell cell) { return v->sets[cell.s]->sides; }

/// Returns the cell across a side, and the matching side of that cell.
static pave_cell verify_across(pave_verify *v, pave_cell cell, int k, int *twin)
{
    if (v->rhombs) {
        if (!pave_cell_equal(v->last, cell))
            pave_multigrid_neighbors(v->rhombs->multigrid, cell, v->neighbors, v->twins);
        v->last = cell;
        *twin = v->twins[k];
        return v->neighbors[k];
    }
    *twin = pave_tiling_side_of(v->window->tiling, cell.s, k)->twin;
    return pave_tiling_neighbors(v->window->tiling, cell, k);
}

/// Returns the colour of a cell at a place.
typedef struct pave_verify_seen {
    int64_t index; ///< the index of the cell; -1: outside
    bool foreign;  ///< its tile is not in the set
    uint8_t color;
} pave_verify_seen;

static uint32_t verify_side(uint8_t corner, uint8_t side, uint8_t other)
{
    return corner | (uint32_t)side << 8 | (uint32_t)other << 16;
}

static pave_verify_square verify_square_of(const uint8_t *c, const uint8_t *mirror)
{
    return (pave_verify_square){
        .right = verify_side(c[PAVE_WANG_TR], mirror[c[PAVE_WANG_R]], c[PAVE_WANG_BR]),
        .left = verify_side(c[PAVE_WANG_TL], c[PAVE_WANG_L], c[PAVE_WANG_BL]),
        .bottom = verify_side(c[PAVE_WANG_BL], mirror[c[PAVE_WANG_B]], c[PAVE_WANG_BR]),
        .top = verify_side(c[PAVE_WANG_TL], c[PAVE_WANG_T], c[PAVE_WANG_TR])};
}

/// Looks up a tile. Rotated tiles need a search, and their colours are rotated.
static const pave_verify_tile *verify_look(pave_verify *v, pave_verify_tile *tile, uint64_t key)
{
    const int32_t s = (int32_t)(key >> 32) - 1;
    const uint32_t id = (uint32_t)key;
    uint8_t turned[PAVE_WANG_PLACES_MAX];
    const uint8_t *colors =
        id == PAVE_WANG_EMPTY ? NULL : pave_wang_colors_of(v->sets[s], id, turned);
    *tile = (pave_verify_tile){
        .key = key, .foreign = !colors && id != PAVE_WANG_EMPTY, .square = verify_no_square};
    if (colors) memcpy(tile->colors, colors, 2 * (size_t)v->sets[s]->sides);
    if (colors) tile->square = verify_square_of(tile->colors, v->sets[s]->color_mirror);
    return tile;
}

/// Returns the tile with an id in the set of a face or pair.
static inline const pave_verify_tile *verify_tile(pave_verify *v, int32_t s, uint32_t id)
{
    const uint64_t key = (uint64_t)(s + 1) << 32 | id;
    pave_verify_tile *tile =
        &v->tiles[(id ^ (uint32_t)s << 16) * UINT32_C(2654435769) >> (32 - PAVE_VERIFY_BITS)];
    return tile->key == key ? tile : verify_look(v, tile, key);
}

static pave_verify_seen verify_see(pave_verify *v, pave_cell cell, int place)
{
    const int64_t index = verify_index(v, cell);
    const pave_verify_tile *tile =
        verify_tile(v, cell.s, index < 0 ? PAVE_WANG_EMPTY : v->ids[index]);
    return (pave_verify_seen){
        .index = index, .foreign = tile->foreign, .color = tile->colors[place]};
}

static void verify_note(pave_verify *v, pave_cell cell, int place)
{
    if (v->verdict->found) return;
    v->verdict->found = true;
    v->verdict->cell = cell;
    v->verdict->place = place;
}

// ---- Edges and vertices -------------------------------------------------------------------------

/// Checks side k of a cell if the cell across has a higher index, or it is the same cell and its
/// side is a later one.
static void verify_edge(pave_verify *v, pave_cell cell, int k)
{
    int twin;
    const pave_cell across = verify_across(v, cell, k, &twin);
    const pave_verify_seen mine = verify_see(v, cell, 2 * k),
                           theirs = verify_see(v, across, 2 * twin);
    if (theirs.index < mine.index || (theirs.index == mine.index && twin < k)) return;
    if (mine.foreign && theirs.foreign) return;
    v->verdict->edges++;
    if (theirs.color == v->sets[cell.s]->color_mirror[mine.color]) return;
    v->verdict->edge_mismatches++;
    verify_note(v, cell, 2 * k);
}

/// Moves to the next corner around a vertex: across the side that begins at the corner,
/// counter-clockwise about the cell.
static int verify_turn(pave_verify *v, pave_cell *cell, int corner)
{
    int twin;
    *cell = verify_across(v, *cell, corner, &twin);
    return (twin + 1) % verify_sides(v, *cell);
}

/// Checks the vertex where side k of a cell ends, if no cell around it has a lower index.
static void verify_vertex(pave_verify *v, pave_cell cell, int k)
{
    const int first = (k + 1) % verify_sides(v, cell);
    const pave_verify_seen mine = verify_see(v, cell, 2 * k + 1);
    pave_cell at = cell;
    bool others = false, differs = false, foreign = mine.foreign;
    for (int corner = verify_turn(v, &at, first);
         at.q != cell.q || at.r != cell.r || at.s != cell.s || corner != first;
         corner = verify_turn(v, &at, corner)) {
        const int count = verify_sides(v, at);
        const pave_verify_seen theirs = verify_see(v, at, 2 * ((corner + count - 1) % count) + 1);
        if (theirs.index < 0) continue;
        if (theirs.index < mine.index) return;
        others = true;
        differs = differs || theirs.color != mine.color;
        foreign = foreign && theirs.foreign;
    }
    if (!others || foreign) return;
    v->verdict->vertices++;
    if (!differs) return;
    v->verdict->vertex_mismatches++;
    verify_note(v, cell, 2 * k + 1);
}

static void verify_cell(pave_verify *v, pave_cell cell, int64_t index)
{
    const pave_wang_set *set = v->sets[cell.s];
    v->verdict->empty += v->ids[index] == PAVE_WANG_EMPTY;
    v->verdict->foreign += verify_see(v, cell, 0).foreign;
    for (int k = 0; k < set->sides; k++) {
        if (set->kind != PAVE_WANG_CORNER) verify_edge(v, cell, k);
        if (set->kind != PAVE_WANG_EDGE) verify_vertex(v, cell, k);
    }
}

static inline bool verify_has(const pave_verify *v, int64_t i)
{
    return !v->within || pave_mask_cell(v->within, i);
}

static inline pave_verify_square verify_square(pave_verify *v, int64_t i)
{
    return verify_has(v, i) ? verify_tile(v, 0, v->ids[i])->square : verify_no_square;
}

/// Checks rows of `width` squares. For a square that matches its right and lower neighbours,
/// verify_cell would count only these two sides and, if all cells around it are present, the corner
/// between them.
static void verify_squares(pave_verify *v, int64_t width)
{
    const bool edges = v->sets[0]->kind != PAVE_WANG_CORNER,
               corners = v->sets[0]->kind != PAVE_WANG_EDGE;
    const int64_t count = v->window->count, last = count - width; // the first cell of the last row
    for (int64_t start = 0; start < count; start += width) {
        pave_verify_square right = verify_square(v, start), beyond = verify_no_square;
        if (start < last) beyond = verify_square(v, start + width);
        for (int64_t i = start; i < start + width; i++) {
            const pave_verify_square here = right, below = beyond;
            const bool more = i + 1 < start + width;
            right = more ? verify_square(v, i + 1) : verify_no_square;
            beyond = more && start < last ? verify_square(v, i + 1 + width) : verify_no_square;
            const bool matches =
                here.right == right.left && here.bottom == below.top &&
                (!corners ||
                 (here.right >> 16 == (beyond.top & UINT32_C(0xff0000ff)) && i > start &&
                  start > 0 && verify_has(v, i - 1) && verify_has(v, i - width)));
            if (matches) {
                v->verdict->edges += 2 * edges;
                v->verdict->vertices += corners;
            } else if (verify_has(v, i)) {
                verify_cell(v, pave_window_cell(v->window, i), i);
            }
        }
    }
}

// ---- Entry points -------------------------------------------------------------------------------

/// Checks that the set of a face or pair has the right number of sides, and the same kind as the
/// first set.
static pave_result verify_set(const pave_wang_set *const *sets, int32_t s, int sides,
                              const char *what, pave_error *error)
{
    if (sets[s]->sides != sides)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%s %d has %d sides, the tiles of its set %d: give a set of such tiles",
                         what, (int)s, sides, sets[s]->sides);
    if (sets[s]->kind != sets[0]->kind)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "%s %d has a set of kind %s, %s 0 one of kind %s: use one kind", what,
                         (int)s, pave_word(pave_wang_kind_words, sets[s]->kind), what,
                         pave_word(pave_wang_kind_words, sets[0]->kind));
    return PAVE_OK;
}

static pave_result verify_window_sets(const pave_window *window, const pave_wang_set *const *sets,
                                      pave_error *error)
{
    pave_result result = PAVE_OK;
    for (int32_t s = 0; s < window->face_count && !result; s++)
        result = verify_set(sets, s, pave_tiling_side_count(window->tiling, s), "face", error);
    return result;
}

pave_result pave_world_verify(const pave_window *window, const pave_mask *within,
                              const pave_wang_set *const *sets, const uint32_t *ids,
                              pave_world_verdict *out, pave_error *error)
{
    assert(window && (!within || within->window == window) && sets && (ids || window->count == 0) &&
           out);
    memset(out, 0, sizeof *out);
    const pave_result result = verify_window_sets(window, sets, error);
    if (result) return result;
    pave_verify v = {.window = window, .within = within, .sets = sets, .ids = ids, .verdict = out};
    if (window->grid == PAVE_WINDOW_SQUARES && window->count > 0 && !window->def.wrap &&
        window->def.shape <= PAVE_WINDOW_PARALLELOGRAM) {
        verify_squares(&v, window->count / window->row_count);
        return PAVE_OK;
    }
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk))
        if (verify_has(&v, walk.index)) verify_cell(&v, walk.cell, walk.index);
    return PAVE_OK;
}

/// Checks and numbers the cells of a multigrid.
static pave_result verify_number(pave_verify *v, pave_error *error)
{
    const pave_world_rhombs *rhombs = v->rhombs;
    if (rhombs->count < 0 || rhombs->count > INT32_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%lld cells are out of range: give 0 to %d",
                         (long long)rhombs->count, INT32_MAX);
    for (int32_t s = 0; s < rhombs->multigrid->pair_count; s++) {
        const pave_result result = verify_set(rhombs->sets, s, PAVE_VERIFY_RHOMB, "pair", error);
        if (result) return result;
    }
    if (!pave_index_reserve(&v->index, rhombs->count))
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory to verify tiles");
    for (int64_t i = 0; i < rhombs->count; i++) {
        const pave_cell cell = rhombs->cells[i];
        if (!pave_multigrid_cell_valid(rhombs->multigrid, cell))
            return PAVE_FAIL(error, PAVE_RANGE, "%d,%d,%d is not a cell of the multigrid in range",
                             (int)cell.q, (int)cell.r, (int)cell.s);
        const uint64_t key = pave_rhomb_key(rhombs->multigrid, cell);
        if (pave_index_get(&v->index, key) >= 0)
            return PAVE_FAIL(error, PAVE_INVALID, "the cell %d,%d,%d is listed twice", (int)cell.q,
                             (int)cell.r, (int)cell.s);
        pave_index_put(&v->index, key, (int32_t)i);
    }
    return PAVE_OK;
}

pave_result pave_world_verify_rhombs(const pave_world_rhombs *rhombs,
                                     const pave_allocator *allocator, pave_world_verdict *out,
                                     pave_error *error)
{
    assert(rhombs && rhombs->multigrid && rhombs->sets && out);
    memset(out, 0, sizeof *out);
    pave_verify v = {.rhombs = rhombs,
                     .last = {0, 0, -1},
                     .sets = rhombs->sets,
                     .ids = rhombs->ids,
                     .verdict = out};
    v.index.allocator = pave_allocator_or_default(allocator);
    const pave_result result = verify_number(&v, error);
    for (int64_t i = 0; i < rhombs->count && !result; i++) verify_cell(&v, rhombs->cells[i], i);
    pave_index_release(&v.index);
    return result;
}

// ---- Parts --------------------------------------------------------------------------------------

/// Union-find over cells. `open` holds the open sides of cells; `parent` is a connected cell with a
/// lower index, or the cell itself.
typedef struct pave_cell_parts {
    pave_verify v;
    int64_t count;
    const bool *passable;
    uint16_t *open;  ///< by number: bit mask of open sides, and LEAVES
    int32_t *parent; ///< by number
    pave_world_parts *out;
} pave_cell_parts;

enum { PAVE_PARTS_LEAVES = 1 << 15 }; ///< flag: an open side leads to a cell without a number

static int32_t parts_find(int32_t *parent, int32_t i)
{
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
}

static pave_cell parts_cell(const pave_cell_parts *parts, int64_t i)
{
    return parts->v.rhombs ? parts->v.rhombs->cells[i] : pave_window_cell(parts->v.window, i);
}

static bool parts_has(const pave_cell_parts *parts, int64_t i)
{
    return !parts->v.within || pave_mask_cell(parts->v.within, i);
}

/// Joins a cell across side k with a cell of a higher index, or with itself.
static void parts_side(pave_cell_parts *parts, int32_t i, pave_cell cell, int k)
{
    int twin;
    const pave_cell across = verify_across(&parts->v, cell, k, &twin);
    const int64_t there = verify_index(&parts->v, across);
    const bool open = parts->open[i] >> k & 1;
    if (there < 0 && open) parts->open[i] |= PAVE_PARTS_LEAVES;
    if (there < i || (there == i && twin < k)) return;
    parts->out->sides++;
    if (!open || !(parts->open[there] >> twin & 1)) return;
    parts->out->open++;
    const int32_t a = parts_find(parts->parent, i), b = parts_find(parts->parent, (int32_t)there);
    parts->parent[a > b ? a : b] = a > b ? b : a;
}

/// Counts a cell: as blocked, as a dead end, and as a new part if it is the first cell of its part.
static void parts_count(pave_cell_parts *parts, int32_t i)
{
    pave_world_parts *out = parts->out;
    const uint32_t open = parts->open[i] & (PAVE_PARTS_LEAVES - 1u);
    out->blocked += open == 0;
    out->dead_ends += open != 0 && (open & (open - 1)) == 0;
    if (open == 0 || parts->parent[i] != i) return;
    out->parts++;
    if (parts->open[i] & PAVE_PARTS_LEAVES) return;
    if (out->enclosed++ == 0) out->cell = parts_cell(parts, i);
}

static void parts_join(pave_cell_parts *parts)
{
    const pave_verify *v = &parts->v;
    for (int64_t i = 0; i < parts->count; i++) {
        parts->parent[i] = (int32_t)i;
        if (parts_has(parts, i))
            parts->open[i] = (uint16_t)pave_wang_open_sides(v->sets[parts_cell(parts, i).s],
                                                            v->ids[i], parts->passable);
    }
    for (int64_t i = 0; i < parts->count; i++) {
        const pave_cell cell = parts_cell(parts, i);
        for (int k = 0; k < verify_sides(v, cell) && parts_has(parts, i); k++)
            parts_side(parts, (int32_t)i, cell, k);
    }
    for (int64_t i = 0; i < parts->count; i++)
        parts->open[parts_find(parts->parent, (int32_t)i)] |= parts->open[i] & PAVE_PARTS_LEAVES;
    for (int64_t i = 0; i < parts->count; i++)
        if (parts_has(parts, i)) parts_count(parts, (int32_t)i);
    if (parts->out->parts == 1) parts->out->enclosed = 0;
}

pave_result pave_world_verify_parts(const pave_world_parts_def *def,
                                    const pave_allocator *allocator, pave_world_parts *out,
                                    pave_error *error)
{
    const pave_world_rhombs *rhombs = def->rhombs;
    assert(def && !def->window != !rhombs && def->passable && out);
    memset(out, 0, sizeof *out);
    pave_cell_parts parts = {.v = {.window = def->window,
                                   .within = def->within,
                                   .rhombs = rhombs,
                                   .last = {0, 0, -1},
                                   .sets = rhombs ? rhombs->sets : def->sets,
                                   .ids = rhombs ? rhombs->ids : def->ids},
                             .count = rhombs ? rhombs->count : def->window->count,
                             .passable = def->passable,
                             .out = out};
    const pave_allocator from = pave_allocator_or_default(allocator);
    parts.v.index.allocator = from;
    pave_result result =
        rhombs ? verify_number(&parts.v, error) : verify_window_sets(def->window, def->sets, error);
    if (!result && parts.count > INT32_MAX)
        result = PAVE_FAIL(error, PAVE_RANGE, "%lld cells are too many: give %d",
                           (long long)parts.count, INT32_MAX);
    const size_t count = result ? 0 : (size_t)parts.count;
    if (!result) {
        parts.open = pave_array_allocate(&from, count, sizeof *parts.open);
        parts.parent = pave_array_take(&from, count, sizeof *parts.parent);
        if (parts.open && parts.parent)
            parts_join(&parts);
        else
            result = PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory to find parts");
    }
    PAVE_RELEASE(&from, parts.open, parts.parent);
    pave_index_release(&parts.v.index);
    return result;
}
