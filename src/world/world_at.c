/// src/world/world_at.c: the tile at one cell, decided from the seed and the cell alone. The
/// rows of world_rows.c decide the same in bulk; this is the twin that they are tested against.
///
/// Square features are named as in square.h: the edges q,r,W and q,r,N and the vertex q,r at the
/// upper left of cell q,r.
#include "../base/exact.h"

#include "edits/edits_model.h"
#include "tilings/world_multigrid.h"

// ---- Features under FEATURE ---------------------------------------------------------------------

/// The colours of the edges q,r,W and q+1,r,W: mostly one call.
static void world_draw_west_pair(const pave_world *world, int32_t q, int32_t r, uint8_t *left,
                                 uint8_t *right)
{
    const pave_law *law = &world->edge[0];
    pave_random_words words = pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, q >> 4, r, 0, 0);
    *left = pave_law_color(law, world->seed, PAVE_STREAM_EDGE_COLOR, q, r, 0,
                           pave_words_byte(&words, q & 15));
    if ((q & 15) == 15)
        words = pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, (q + 1) >> 4, r, 0, 0);
    *right = pave_law_color(law, world->seed, PAVE_STREAM_EDGE_COLOR, q + 1, r, 0,
                            pave_words_byte(&words, (q + 1) & 15));
}

/// The colours of the edges q,r,N and q,r+1,N: mostly one call.
static void world_draw_north_pair(const pave_world *world, int32_t q, int32_t r, uint8_t *top,
                                  uint8_t *bottom)
{
    const pave_law *law = &world->edge[1];
    pave_random_words words = pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, q, r >> 4, 1, 0);
    *top = pave_law_color(law, world->seed, PAVE_STREAM_EDGE_COLOR, q, r, 1,
                          pave_words_byte(&words, r & 15));
    if ((r & 15) == 15)
        words = pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, q, (r + 1) >> 4, 1, 0);
    *bottom = pave_law_color(law, world->seed, PAVE_STREAM_EDGE_COLOR, q, r + 1, 1,
                             pave_words_byte(&words, (r + 1) & 15));
}

/// The colours of the vertices q,r and q+1,r: mostly one call.
static void world_draw_vertex_pair(const pave_world *world, int32_t q, int32_t r, uint8_t *left,
                                   uint8_t *right)
{
    const pave_law *law = &world->vertex;
    pave_random_words words =
        pave_random_at(world->seed, PAVE_STREAM_VERTEX_COLOR, q >> 4, r, 0, 0);
    *left = pave_law_color(law, world->seed, PAVE_STREAM_VERTEX_COLOR, q, r, 0,
                           pave_words_byte(&words, q & 15));
    if ((q & 15) == 15)
        words = pave_random_at(world->seed, PAVE_STREAM_VERTEX_COLOR, (q + 1) >> 4, r, 0, 0);
    *right = pave_law_color(law, world->seed, PAVE_STREAM_VERTEX_COLOR, q + 1, r, 0,
                            pave_words_byte(&words, (q + 1) & 15));
}

/// A feature of a square: its law in the bias, the offset of its cell, and the call of its byte.
typedef struct pave_square_feature {
    uint8_t place, law;
    int8_t q, r;
} pave_square_feature;

/// A call that decides sixteen features.
typedef struct pave_feature_call {
    pave_random_words words;
    int32_t q, r; ///< of the call
    bool made;
} pave_feature_call;

/// The byte that decides the colour of a feature of law 0, 1, 2: west, north, vertex. `call` is the
/// last one of this law, and of vertices of this row.
static uint8_t world_feature_byte(const pave_world *world, int law, int32_t q, int32_t r,
                                  pave_feature_call *call)
{
    const int32_t call_q = law == 1 ? q : q >> 4, call_r = law == 1 ? r >> 4 : r;
    if (!call->made || call->q != call_q || call->r != call_r) {
        call->words = pave_random_at(world->seed,
                                     law == 2 ? PAVE_STREAM_VERTEX_COLOR : PAVE_STREAM_EDGE_COLOR,
                                     call_q, call_r, law == 1, 0);
        call->q = call_q, call->r = call_r, call->made = true;
    }
    return pave_words_byte(&call->words, (uint32_t)(law == 1 ? r : q) & 15);
}

/// The code of a cell of a world with a bias. Features go round the cell, so that few of them lie
/// beyond the knots of the one before.
static uint32_t world_biased_code(const pave_world *world, int32_t q, int32_t r)
{
    static const pave_square_feature features[PAVE_WANG_PLACES_SQUARE] = {
        {PAVE_WANG_L, 0, 0, 0},  {PAVE_WANG_T, 1, 0, 0},  {PAVE_WANG_R, 0, 1, 0},
        {PAVE_WANG_TL, 2, 0, 0}, {PAVE_WANG_TR, 2, 1, 0}, {PAVE_WANG_BR, 2, 1, 1},
        {PAVE_WANG_BL, 2, 0, 1}, {PAVE_WANG_B, 1, 0, 1}};
    pave_bias_view view = {.made = false};
    pave_feature_call calls[4] = {{.made = false}}; // west, north, vertices above and below
    uint32_t code = 0;
    for (int k = 0; k < PAVE_WANG_PLACES_SQUARE; k++) {
        const pave_square_feature *feature = &features[k];
        if (world->kind == (feature->law == 2 ? PAVE_WANG_EDGE : PAVE_WANG_CORNER)) continue;
        const pave_biased_law *law = &world->bias->laws[feature->law];
        const int32_t at_q = q + feature->q, at_r = r + feature->r;
        const int level = pave_bias_law_level(world->bias, &view, law, at_q, at_r);
        const uint8_t byte =
            world_feature_byte(world, feature->law, at_q, at_r,
                               &calls[feature->law + (feature->law == 2) * feature->r]);
        code |= (uint32_t)pave_biased_color(law, level, byte) << world->shift[feature->place];
    }
    return code;
}

/// The code of a cell from its features.
static inline uint32_t world_feature_code(const pave_world *world, int32_t q, int32_t r)
{
    uint8_t color[PAVE_WANG_PLACES_SQUARE];
    uint32_t code = 0;
    if (world->bias) return world_biased_code(world, q, r);
    if (world->kind != PAVE_WANG_CORNER) {
        world_draw_west_pair(world, q, r, &color[PAVE_WANG_L], &color[PAVE_WANG_R]);
        world_draw_north_pair(world, q, r, &color[PAVE_WANG_T], &color[PAVE_WANG_B]);
        for (int place = PAVE_WANG_T; place <= PAVE_WANG_L; place += 2)
            code |= (uint32_t)color[place] << world->shift[place];
    }
    if (world->kind != PAVE_WANG_EDGE) {
        world_draw_vertex_pair(world, q, r, &color[PAVE_WANG_TL], &color[PAVE_WANG_TR]);
        world_draw_vertex_pair(world, q, r + 1, &color[PAVE_WANG_BL], &color[PAVE_WANG_BR]);
        for (int place = PAVE_WANG_TR; place <= PAVE_WANG_TL; place += 2)
            code |= (uint32_t)color[place] << world->shift[place];
    }
    return code;
}

// ---- Cells under PHASE --------------------------------------------------------------------------

/// The last call of PHASE_TILE that was made, and the knots that were read: neighbours mostly share
/// both.
typedef struct pave_phase_call {
    pave_random_words words;
    int32_t q, r; ///< of the call
    bool made;
    pave_bias_view view;
} pave_phase_call;

/// The filler of a cell of the first class.
static uint32_t world_first_filler(const pave_world *world, int32_t q, int32_t r,
                                   pave_phase_call *call)
{
    if (!call->made || call->q != q >> 3 || call->r != r) {
        call->words = pave_random_at(world->seed, PAVE_STREAM_PHASE_TILE, q >> 3, r, 0, 0);
        call->q = q >> 3;
        call->r = r;
        call->made = true;
    }
    return pave_alias_pick(pave_world_columns(world, &call->view, world->whole, q, r),
                           world->filler_count, call->words.word[q >> 1 & 3]);
}

/// The bits of a neighbour's code at `from`, moved to the bits of `to` in ours.
static uint32_t world_carry(const pave_world *world, uint32_t code, pave_wang_place from,
                            pave_wang_place to)
{
    return (code >> world->shift[from] & world->mask) << world->shift[to];
}

/// The corner bits of any cell of a corner or mixed set: each corner belongs to just one cell with
/// q and r even.
static uint32_t world_phase_corners(const pave_world *world, int32_t q, int32_t r,
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
        uint32_t owner = world->filler_code[world_first_filler(world, vq & ~1, vr & ~1, call)];
        code |= world_carry(world, owner, place_in_owner[vr & 1][vq & 1], corners[k].place);
    }
    return code;
}

/// The filler of a white cell of an edge or mixed set.
static uint32_t world_white_filler_by(const pave_world *world, int32_t q, int32_t r,
                                      pave_phase_call *call)
{
    if (world->kind == PAVE_WANG_EDGE || (r & 1) == 0) return world_first_filler(world, q, r, call);
    pave_choice choice =
        world->by_corners[pave_world_corner_code(world, world_phase_corners(world, q, r, call))];
    return pave_alias_pick(pave_world_columns(world, &call->view, world->corner_columns, q, r) +
                               choice.first,
                           choice.count, pave_world_variant_word(world, q, r));
}

uint32_t pave_world_white_filler(const pave_world *world, int32_t q, int32_t r)
{
    pave_phase_call call = {.made = false};
    return world_white_filler_by(world, q, r, &call);
}

/// The edge bits of a black cell, from its four white neighbours.
static uint32_t world_phase_edges(const pave_world *world, int32_t q, int32_t r,
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
        uint32_t filler = world_white_filler_by(world, q + sides[k].q, r + sides[k].r, call);
        code |= world_carry(world, world->filler_code[filler], sides[k].theirs, sides[k].ours);
    }
    return code;
}

/// Whether the method decides this cell's tile before it knows all its features.
static bool world_decides_early(const pave_world *world, int32_t q, int32_t r)
{
    return world->kind == PAVE_WANG_CORNER ? ((q | r) & 1) == 0 : ((q ^ r) & 1) == 0;
}

// ---- Answers ------------------------------------------------------------------------------------

static uint32_t world_resolve(const pave_world *world, uint32_t code, int32_t q, int32_t r)
{
    if (!world->has_variants || world->by_code[code].count == 1) return world->id_of_code[code];
    return pave_world_variant_id(world, code, pave_world_variant_word(world, q, r));
}

/// The code of a cell under PHASE, and its filler if the method decides that early, else
/// UINT32_MAX.
static inline uint32_t world_phase_code(const pave_world *world, int32_t q, int32_t r,
                                        uint32_t *filler)
{
    pave_phase_call call = {.made = false};
    if (world_decides_early(world, q, r)) {
        const bool first = world->kind == PAVE_WANG_CORNER;
        *filler = first ? world_first_filler(world, q, r, &call)
                        : world_white_filler_by(world, q, r, &call);
        return world->filler_code[*filler];
    }
    uint32_t code = 0;
    if (world->kind != PAVE_WANG_EDGE) code |= world_phase_corners(world, q, r, &call);
    if (world->kind != PAVE_WANG_CORNER) code |= world_phase_edges(world, q, r, &call);
    *filler = UINT32_MAX;
    return code;
}

/// A square in the world whose first class is at 0,0.
static pave_cell world_moved(const pave_world *world, pave_cell cell)
{
    return pave_cell_of(cell.q - world->origin_q, cell.r - world->origin_r);
}

static uint32_t squares_at(const pave_world *world, pave_cell cell)
{
    if (world->method == PAVE_WORLD_FEATURE)
        return world_resolve(world, world_feature_code(world, cell.q, cell.r), cell.q, cell.r);
    uint32_t filler;
    cell = world_moved(world, cell);
    const uint32_t code = world_phase_code(world, cell.q, cell.r, &filler);
    return filler != UINT32_MAX ? world->filler_id[filler]
                                : world_resolve(world, code, cell.q, cell.r);
}

int pave_squares_level_at(const pave_world *world, pave_cell cell)
{
    pave_bias_view view = {.made = false};
    cell = world_moved(world, cell);
    return pave_bias_level(world->bias, &view, cell.q, cell.r, 128, 128);
}

static void squares_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    uint32_t filler;
    cell = world_moved(world, cell);
    const uint32_t code = world->method == PAVE_WORLD_PHASE
                              ? world_phase_code(world, cell.q, cell.r, &filler)
                              : world_feature_code(world, cell.q, cell.r);
    const bool edges = world->kind != PAVE_WANG_CORNER, corners = world->kind != PAVE_WANG_EDGE;
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++) {
        const bool used = place % 2 == PAVE_WANG_T % 2 ? edges : corners;
        out[place] = used ? (uint8_t)(1 + (code >> world->shift[place] & world->mask)) : 0;
        if (pave_world_is_far((pave_wang_place)place)) out[place] = world->color_mirror[out[place]];
        if (out[place] == world->unset_color) out[place] = 0;
    }
}

const pave_world_way pave_way_squares = {.at = squares_at,
                                         .colors_at = squares_colors_at,
                                         .level_at = pave_squares_level_at,
                                         .fill = pave_world_fill_rows,
                                         .strip_columns_log = 12,
                                         .slow = 1};

// ---- Worlds of any kind -------------------------------------------------------------------------

uint32_t pave_world_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    return world->edits ? pave_edits_at(world->edits, cell) : world->way->at(world, cell);
}

int pave_world_level_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    return world->bias ? world->way->level_at(world, cell) : 0;
}

void pave_world_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    assert(pave_world_has(world, cell));
    if (world->edits)
        pave_edits_colors_at(world->edits, cell, out);
    else
        world->way->colors_at(world, cell, out);
}
