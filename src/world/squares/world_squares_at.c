/// src/world/squares/world_squares_at.c: the tile at one square, computed from the seed and the
/// cell alone. world_squares_rows.c computes the same tiles in rows and is tested against this
/// code.
///
/// Square features are named as in square.h: the edges q,r,W and q,r,N and the vertex q,r at the
/// upper left of cell q,r.
#include "../../base/exact.h"

#include "world_squares.h"

#include <string.h>

enum { PAVE_CLOSURE_SQUARES = 32 }; ///< exceeds the closure of any square of a mixed set

// ---- Features under FEATURE ---------------------------------------------------------------------

/// A feature of a square: its law in the bias, the offset of its cell, and the call that contains
/// its byte.
typedef struct pave_square_feature {
    uint8_t place, law;
    int8_t q, r;
} pave_square_feature;

/// A call that decides sixteen features.
typedef struct pave_feature_call {
    pave_random_words words;
    int32_t q, r; ///< coordinates of the call
    bool made;
} pave_feature_call;

/// Returns the byte that decides the colour of a feature of law 0, 1 or 2: west, north, vertex.
/// `call` is a cache of the last call of this law; for vertices, of this row.
static uint8_t world_feature_byte(const pave_squares *own, int law, int32_t q, int32_t r,
                                  pave_feature_call *call)
{
    const int32_t call_q = law == 1 ? q : q >> 4, call_r = law == 1 ? r >> 4 : r;
    if (!call->made || call->q != call_q || call->r != call_r) {
        call->words = pave_random_at(own->world.seed,
                                     law == 2 ? PAVE_STREAM_VERTEX_COLOR : PAVE_STREAM_EDGE_COLOR,
                                     call_q, call_r, law == 1, 0);
        call->q = call_q, call->r = call_r, call->made = true;
    }
    return pave_words_byte(&call->words, (uint32_t)(law == 1 ? r : q) & 15);
}

/// Returns the colour of a feature without a bias.
static uint8_t world_bare_color(const pave_squares *own, int law, int32_t q, int32_t r,
                                uint8_t byte)
{
    if (law == 2)
        return pave_law_color(&own->vertex, own->world.seed, PAVE_STREAM_VERTEX_COLOR, q, r, 0,
                              byte);
    return pave_law_color(&own->edge[law], own->world.seed, PAVE_STREAM_EDGE_COLOR, q, r,
                          (uint32_t)law, byte);
}

/// Returns the code of a cell from its features. They are visited in order around the cell, because
/// adjacent features usually share calls and knots.
static uint32_t world_feature_code(const pave_squares *own, int32_t q, int32_t r)
{
    static const pave_square_feature features[PAVE_WANG_PLACES_SQUARE] = {
        {PAVE_WANG_L, 0, 0, 0},  {PAVE_WANG_T, 1, 0, 0},  {PAVE_WANG_R, 0, 1, 0},
        {PAVE_WANG_TL, 2, 0, 0}, {PAVE_WANG_TR, 2, 1, 0}, {PAVE_WANG_BR, 2, 1, 1},
        {PAVE_WANG_BL, 2, 0, 1}, {PAVE_WANG_B, 1, 0, 1}};
    const pave_world_bias *bias = own->world.bias;
    pave_bias_view view = {.made = false};
    pave_feature_call calls[4] = {{.made = false}}; // caches for west edges, north edges, vertices
                                                    // above and vertices below
    uint32_t code = 0;
    for (int k = 0; k < PAVE_WANG_PLACES_SQUARE; k++) {
        const pave_square_feature *feature = &features[k];
        if (own->world.kind == (feature->law == 2 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER)) continue;
        const pave_biased_law *law = bias ? &bias->laws[feature->law] : NULL;
        const int32_t at_q = q + feature->q, at_r = r + feature->r;
        const int level =
            bias ? pave_bias_law_level(bias, &view, law, at_q, at_r) : PAVE_LEVEL_NONE;
        const uint8_t byte = world_feature_byte(
            own, feature->law, at_q, at_r, &calls[feature->law + (feature->law == 2) * feature->r]);
        const uint8_t color = level == PAVE_LEVEL_NONE
                                  ? world_bare_color(own, feature->law, at_q, at_r, byte)
                                  : pave_biased_color(law, level, byte);
        code |= (uint32_t)color << own->deck.shift[feature->place];
    }
    return code;
}

// ---- Cells under PHASE --------------------------------------------------------------------------

/// The last call of PAVE_STREAM_PHASE_TILE and the last knots, which neighbours usually share.
typedef struct pave_phase_call {
    pave_random_words words;
    int32_t q, r; ///< coordinates of the call
    bool made;
    pave_bias_view view;
} pave_phase_call;

/// Returns the filler of a cell of the first class.
static uint32_t world_first_filler(const pave_squares *own, int32_t q, int32_t r,
                                   pave_phase_call *call)
{
    if (!call->made || call->q != q >> 3 || call->r != r) {
        call->words = pave_random_at(own->world.seed, PAVE_STREAM_PHASE_TILE, q >> 3, r, 0, 0);
        call->q = q >> 3;
        call->r = r;
        call->made = true;
    }
    return pave_squares_pick(own, own->whole, 0, &call->view, q, r, call->words.word[q >> 1 & 3]);
}

/// Returns the bits at place `from` of a neighbour's code, shifted to place `to` of this cell's
/// code.
static uint32_t world_carry(const pave_squares *own, uint32_t code, pave_wang_place from,
                            pave_wang_place to)
{
    return (code >> own->deck.shift[from] & own->world.mask) << own->deck.shift[to];
}

/// Returns the corner bits of any cell of a corner or mixed set. Each corner belongs to exactly one
/// cell with even q and r.
static uint32_t world_phase_corners(const pave_squares *own, int32_t q, int32_t r,
                                    pave_phase_call *call)
{
    static const struct {
        pave_wang_place place;
        int32_t q, r;
    } corners[] = {
        {PAVE_WANG_TL, 0, 0}, {PAVE_WANG_TR, 1, 0}, {PAVE_WANG_BR, 1, 1}, {PAVE_WANG_BL, 0, 1}};
    static const pave_wang_place place_in_owner[2][2] = {
        {PAVE_WANG_TL, PAVE_WANG_TR}, {PAVE_WANG_BL, PAVE_WANG_BR}}; // by r & 1, q & 1
    uint32_t code = 0;
    for (int k = 0; k < 4; k++) {
        int32_t vq = q + corners[k].q, vr = r + corners[k].r;
        uint32_t owner = own->deck.filler_code[world_first_filler(own, vq & ~1, vr & ~1, call)];
        code |= world_carry(own, owner, place_in_owner[vr & 1][vq & 1], corners[k].place);
    }
    return code;
}

/// Returns the filler of a white cell of an edge or mixed set.
static uint32_t world_white_filler_by(const pave_squares *own, int32_t q, int32_t r,
                                      pave_phase_call *call)
{
    if (own->world.kind == PAVE_WANG_EDGE || (r & 1) == 0)
        return world_first_filler(own, q, r, call);
    const uint32_t corners = pave_squares_corner_code(own, world_phase_corners(own, q, r, call));
    return pave_squares_pick(own, own->by_corners, corners, &call->view, q, r,
                             pave_squares_variant_word(own, q, r));
}

uint32_t pave_squares_white_filler(const pave_squares *own, int32_t q, int32_t r)
{
    pave_phase_call call = {.made = false};
    return world_white_filler_by(own, q, r, &call);
}

/// Returns the edge bits of a black cell, taken from its four white neighbours.
static uint32_t world_phase_edges(const pave_squares *own, int32_t q, int32_t r,
                                  pave_phase_call *call)
{
    static const struct {
        int32_t q, r;
        pave_wang_place theirs, ours;
    } sides[] = {{0, -1, PAVE_WANG_B, PAVE_WANG_T},
                 {1, 0, PAVE_WANG_L, PAVE_WANG_R},
                 {-1, 0, PAVE_WANG_R, PAVE_WANG_L},
                 {0, 1, PAVE_WANG_T, PAVE_WANG_B}};
    uint32_t code = 0;
    for (int k = 0; k < 4; k++) {
        uint32_t filler = world_white_filler_by(own, q + sides[k].q, r + sides[k].r, call);
        code |= world_carry(own, own->deck.filler_code[filler], sides[k].theirs, sides[k].ours);
    }
    return code;
}

/// Returns whether the method decides a cell's tile before all its features are known.
static bool world_decides_early(const pave_squares *own, int32_t q, int32_t r)
{
    return own->world.kind == PAVE_WANG_CORNER ? ((q | r) & 1) == 0 : ((q ^ r) & 1) == 0;
}

// ---- Queries ------------------------------------------------------------------------------------

static uint32_t world_resolve(const pave_squares *own, uint32_t code, int32_t q, int32_t r)
{
    const pave_deck_table *table = own->by_code;
    if (!table || table->start[code + 1] - table->start[code] == 1)
        return own->deck.id_of_code[code];
    return pave_deck_pick(table, code, pave_squares_variant_word(own, q, r));
}

/// Returns the code of a cell under PHASE. Stores the cell's filler if the method decides the
/// cell early, otherwise UINT32_MAX.
static inline uint32_t world_phase_code(const pave_squares *own, int32_t q, int32_t r,
                                        uint32_t *filler)
{
    pave_phase_call call = {.made = false};
    if (world_decides_early(own, q, r)) {
        const bool first = own->world.kind == PAVE_WANG_CORNER;
        *filler =
            first ? world_first_filler(own, q, r, &call) : world_white_filler_by(own, q, r, &call);
        return own->deck.filler_code[*filler];
    }
    uint32_t code = 0;
    if (own->world.kind != PAVE_WANG_EDGE) code |= world_phase_corners(own, q, r, &call);
    if (own->world.kind != PAVE_WANG_CORNER) code |= world_phase_edges(own, q, r, &call);
    *filler = UINT32_MAX;
    return code;
}

/// Converts a square to the world whose first class is at 0,0.
static pave_cell squares_moved(const pave_squares *own, pave_cell cell)
{
    return pave_cell_of(cell.q - own->origin_q, cell.r - own->origin_r);
}

static uint32_t squares_at(const pave_world *world, pave_cell cell)
{
    const pave_squares *own = (const pave_squares *)world;
    if (world->method == PAVE_WORLD_FEATURE)
        return world_resolve(own, world_feature_code(own, cell.q, cell.r), cell.q, cell.r);
    uint32_t filler;
    cell = squares_moved(own, cell);
    const uint32_t code = world_phase_code(own, cell.q, cell.r, &filler);
    return filler != UINT32_MAX ? own->deck.filler_id[filler]
                                : world_resolve(own, code, cell.q, cell.r);
}

int pave_squares_level_at(const pave_world *world, pave_cell cell)
{
    pave_bias_view view = {.made = false};
    return pave_bias_level(world->bias, &view, cell.q, cell.r, 128, 128);
}

static int squares_level_at(const pave_world *world, pave_cell cell)
{
    return pave_squares_level_at(world, squares_moved((const pave_squares *)world, cell));
}

static void squares_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    const pave_squares *own = (const pave_squares *)world;
    uint32_t filler;
    cell = squares_moved(own, cell);
    const uint32_t code = world->method == PAVE_WORLD_PHASE
                              ? world_phase_code(own, cell.q, cell.r, &filler)
                              : world_feature_code(own, cell.q, cell.r);
    memset(out, 0, PAVE_WANG_PLACES_SQUARE);
    pave_deck_read_colors(&own->deck, code, world->mask, out);
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        if (out[place] == own->unset_color) out[place] = 0;
}

// ---- Closures -----------------------------------------------------------------------------------

/// Returns the class of a square in the world whose first class is at 0,0.
static int square_class(pave_wang_kind kind, int32_t q, int32_t r)
{
    if (kind == PAVE_WANG_EDGE) return (q ^ r) & 1;
    if (((q | r) & 1) == 0) return 0;
    return kind == PAVE_WANG_MIXED && ((q ^ r) & 1) ? 2 : 1;
}

typedef struct pave_square_closure {
    pave_cell cells[PAVE_CLOSURE_SQUARES];
    int32_t count;
} pave_square_closure;

static void square_join(pave_square_closure *closure, int32_t q, int32_t r)
{
    for (int32_t i = 0; i < closure->count; i++)
        if (closure->cells[i].q == q && closure->cells[i].r == r) return;
    assert(closure->count < PAVE_CLOSURE_SQUARES);
    closure->cells[closure->count++] = pave_cell_of(q, r);
}

/// Adds the cells of the first class that own the corners of a cell.
static void square_join_corners(pave_square_closure *closure, int32_t q, int32_t r)
{
    for (int k = 0; k < 4; k++) square_join(closure, (q + (k & 1)) & ~1, (r + (k >> 1)) & ~1);
}

static void square_close(pave_wang_kind kind, int32_t q, int32_t r, pave_square_closure *closure)
{
    static const int32_t sides[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const int me = square_class(kind, q, r);
    const bool edges = (kind == PAVE_WANG_EDGE && me == 1) || (kind == PAVE_WANG_MIXED && me == 2);
    if (kind != PAVE_WANG_EDGE && me > 0) square_join_corners(closure, q, r);
    for (int k = 0; k < 4 && edges; k++) {
        const int32_t near_q = q + sides[k][0], near_r = r + sides[k][1];
        if (square_class(kind, near_q, near_r) == 1) square_join_corners(closure, near_q, near_r);
        square_join(closure, near_q, near_r);
    }
    square_join(closure, q, r);
}

static int squares_class_at(const pave_world *world, pave_cell cell)
{
    cell = squares_moved((const pave_squares *)world, cell);
    return square_class(world->kind, cell.q, cell.r);
}

static pave_result squares_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                                   int64_t capacity, int64_t *count)
{
    const pave_squares *own = (const pave_squares *)world;
    pave_square_closure closure = {.count = 0};
    cell = squares_moved(own, cell);
    square_close(world->kind, cell.q, cell.r, &closure);
    *count = closure.count;
    if (*count > capacity) return PAVE_CAPACITY;
    for (int32_t i = 0; i < closure.count; i++)
        out[i] =
            pave_cell_of(closure.cells[i].q + own->origin_q, closure.cells[i].r + own->origin_r);
    return PAVE_OK;
}

// ---- Implementation table -----------------------------------------------------------------------

const pave_world_way pave_way_squares = {.size = sizeof(pave_squares),
                                         .make = pave_squares_make,
                                         .release = pave_squares_release,
                                         .at = squares_at,
                                         .colors_at = squares_colors_at,
                                         .level_at = squares_level_at,
                                         .class_at = squares_class_at,
                                         .closure = squares_closure,
                                         .fill_strip = pave_squares_fill_strip,
                                         .strip_columns_log = 12,
                                         .slow = 1};
