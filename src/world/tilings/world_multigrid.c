/// src/world/tilings/world_multigrid.c: worlds on the rhombs of a multigrid, under FEATURE. The
/// colours of edges and vertices are drawn by their names (see multigrid.h), and the tile of each
/// rhomb by the rhomb's name.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "world_tiling.h"

#include <math.h>
#include <string.h>

enum {
    PAVE_WORLD_SIDES = 4,
    PAVE_RHOMB_PLACES = 8,
    PAVE_RHOMB_EDGE = 0,
    PAVE_RHOMB_VERTEX = 1,
    PAVE_RHOMB_CLOSING = 2, ///< in connected worlds: law of edges that may be closed
    PAVE_RHOMB_LAWS = 3
};

typedef struct pave_world_multigrid {
    pave_world world;
    pave_multigrid grid;
    int32_t deck_count;
    pave_deck *decks; ///< capacity for one element per pair
    const pave_deck *deck_of[PAVE_MULTIGRID_PAIRS_MAX];
    pave_law laws[PAVE_RHOMB_LAWS]; ///< {0} if the kind or the world does not use them
    bool connected;
    pave_walls walls; ///< for connected worlds
    bool passable[PAVE_WANG_COLORS_MAX];
} pave_world_multigrid;

// ---- The sets of a definition -------------------------------------------------------------------

static const pave_wang_set *rhomb_set_of(const pave_world_def *def, int32_t s)
{
    return def->sets ? def->sets[s] : def->set;
}

/// Returns a bit set of the places at which a rhomb of a pair is on the far side of the edge, so
/// the edge has the name of the cell across. Returns 0 if far sides do not matter.
static uint32_t rhomb_far(const pave_world_def *def, int32_t s)
{
    const pave_cell cell = {0, 0, s};
    pave_cell edges[PAVE_WORLD_SIDES];
    uint32_t far = 0;
    if (!rhomb_set_of(def, s)->chiral) return 0;
    pave_multigrid_edges(def->multigrid, cell, edges);
    for (int k = 0; k < PAVE_WORLD_SIDES; k++) {
        const bool near = edges[k].q == 0 && edges[k].r == 0 && edges[k].s / 2 == s;
        far |= near ? 0 : UINT32_C(1) << (2 * k);
    }
    return far;
}

static pave_result rhomb_check(const pave_world_def *def, pave_error *error)
{
    const int32_t pairs = def->multigrid->pair_count;
    for (int32_t s = 0; s < pairs; s++)
        if (rhomb_set_of(def, s)->sides != PAVE_WORLD_SIDES)
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the tiles of pair %d have %d sides: the cells of a multigrid have 4",
                             (int)s, rhomb_set_of(def, s)->sides);
    return pave_world_check_sets(def, pairs, "pair", error);
}

// ---- Creation -----------------------------------------------------------------------------------

/// Creates a deck for each pair of a set and a combination of far edges.
static pave_result rhomb_make_decks(pave_world *world, const pave_world_def *def)
{
    pave_world_multigrid *own = (pave_world_multigrid *)world;
    pave_result result = PAVE_OK;
    for (int32_t s = 0; s < own->grid.pair_count && !result; s++) {
        const pave_wang_set *set = rhomb_set_of(def, s);
        const uint32_t far = rhomb_far(def, s);
        pave_deck *deck = own->decks, *end = own->decks + own->deck_count;
        while (deck < end && (deck->set != set || deck->far != far)) deck++;
        own->deck_of[s] = deck;
        if (deck < end) continue;
        own->deck_count++;
        deck->far = far;
        result = pave_deck_make(deck, set, world->bits, &world->allocator);
        const uint32_t all = (UINT32_C(1) << deck->place_count) - 1;
        if (!result && deck->has_variants)
            result = pave_deck_table_for(deck, all, world->bits, NULL, &world->allocator,
                                         &deck->by_code);
    }
    return result;
}

/// Makes the law of all edges, or of all vertices. All places of the tiles of all pairs of families
/// have the same weight.
static pave_result rhomb_make_law(pave_world *world, int which, int colors)
{
    pave_world_multigrid *own = (pave_world_multigrid *)world;
    uint64_t sum[PAVE_WANG_COLORS_MAX] = {0};
    pave_result result = PAVE_OK;
    for (int32_t s = 0; s < own->grid.pair_count && !result; s++) {
        const pave_deck *deck = own->deck_of[s];
        for (int k = 0; k < deck->place_count && !result; k++)
            if (deck->places[k] % 2 == (which == PAVE_RHOMB_VERTEX))
                result = pave_deck_add_shares(deck, deck->shift[deck->places[k]], world->mask,
                                              colors, &world->allocator, sum);
    }
    const pave_law_shares of = {own->passable,
                                &own->walls,
                                which == PAVE_RHOMB_CLOSING ? PAVE_LAW_OTHER : PAVE_LAW_PLAIN,
                                true,
                                (uint32_t)colors,
                                &world->allocator};
    const pave_bias_change change = {pave_law_weights, &of};
    const bool changes = own->connected && which != PAVE_RHOMB_VERTEX;
    uint64_t weights[PAVE_WANG_COLORS_MAX];
    memcpy(weights, sum, sizeof weights);
    if (!result && changes) result = pave_law_weights(&of, weights);
    if (!result) result = pave_law_make(&own->laws[which], weights, colors, &world->allocator);
    if (result || !world->bias) return result;
    uint64_t shares[PAVE_WANG_COLORS_MAX];
    result = pave_shares(sum, (uint32_t)colors, &world->allocator, shares);
    return result ? result
                  : pave_biased_law_make(world->bias, shares, 0, 0, changes ? &change : NULL,
                                         &world->bias->laws[which]);
}

/// Returns the hash of the multigrid and of the sets of its pairs.
static uint64_t rhomb_hash(const pave_world_def *def)
{
    uint64_t hash = pave_hash_64(PAVE_HASH_START, pave_multigrid_hash(def->multigrid));
    for (int32_t s = 0; s < def->multigrid->pair_count; s++)
        hash = pave_hash_64(hash, pave_wang_hash(rhomb_set_of(def, s)));
    for (int c = 1; def->passable && c <= rhomb_set_of(def, 0)->color_count; c++)
        hash = pave_hash_word(hash, def->passable[c]);
    return hash;
}

static pave_result rhomb_allocate(pave_world *world, const pave_world_def *def)
{
    pave_world_multigrid *own = (pave_world_multigrid *)world;
    own->grid = *def->multigrid;
    own->decks =
        pave_array_allocate(&world->allocator, (size_t)own->grid.pair_count, sizeof *own->decks);
    return own->decks ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result rhomb_connect(pave_world *world, const pave_world_def *def, pave_error *error)
{
    pave_world_multigrid *own = (pave_world_multigrid *)world;
    if (world->kind == PAVE_WANG_CORNER || def->solid > 0 || def->keep || def->opened > 0)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "connected worlds on multigrids cannot have sets of corners, solid cells "
                         "or opened dead ends: use a set of edges, or a tiling");
    own->connected = true;
    pave_walls_of_multigrid(&own->walls, &own->grid);
    return pave_world_take_passable(def, own->passable, error);
}

static pave_result multigrid_make(pave_world *world, const pave_world_def *def, pave_error *error)
{
    pave_result result = rhomb_check(def, error);
    if (result) return result;
    const pave_wang_set *set = rhomb_set_of(def, 0);
    world->kind = set->kind;
    pave_world_set_bits(world, set->color_count);
    result = rhomb_allocate(world, def);
    if (!result && def->passable) {
        result = rhomb_connect(world, def, error);
        if (result) return result;
    }
    if (!result && def->bias) {
        result = pave_world_bias_create(def, set->color_count, 0,
                                        (def->passable ? PAVE_RHOMB_LAWS : PAVE_RHOMB_CLOSING),
                                        &world->allocator, &world->bias, error);
        if (result) return result;
    }
    if (!result) result = rhomb_make_decks(world, def);
    if (!result && world->kind != PAVE_WANG_CORNER)
        result = rhomb_make_law(world, PAVE_RHOMB_EDGE, set->color_count);
    if (!result && world->kind != PAVE_WANG_EDGE)
        result = rhomb_make_law(world, PAVE_RHOMB_VERTEX, set->color_count);
    if (!result && def->passable)
        result = rhomb_make_law(world, PAVE_RHOMB_CLOSING, set->color_count);
    if (!result) world->set_hash = rhomb_hash(def);
    return result ? PAVE_FAIL(error, result, "not enough memory for the tables of a world")
                  : PAVE_OK;
}

static void multigrid_release(pave_world *world)
{
    const pave_allocator *from = &world->allocator;
    pave_world_multigrid *own = (pave_world_multigrid *)world;
    for (int32_t d = 0; own->decks && d < own->deck_count; d++)
        pave_deck_destroy(&own->decks[d], from);
    pave_array_release(from, own->decks);
}

// ---- Colours ------------------------------------------------------------------------------------

/// Returns the level of the bias at a point in square coordinates.
static int rhomb_level(const pave_world *world, pave_bias_view *view, pave_vec2 at)
{
    const int64_t x = (int64_t)floor(at.x * 256 + 0.5), y = (int64_t)floor(at.y * 256 + 0.5);
    return pave_bias_level(world->bias, view, (int32_t)(x >> 8), (int32_t)(y >> 8),
                           (int32_t)(x & 255), (int32_t)(y & 255));
}

/// Returns the colour of an edge or vertex, given by its name and position, according to one of the
/// laws.
static uint8_t rhomb_color(const pave_world *world, pave_bias_view *view, int which, pave_cell name,
                           pave_vec2 at)
{
    static const uint32_t streams[] = {PAVE_STREAM_EDGE_COLOR, PAVE_STREAM_VERTEX_COLOR,
                                       PAVE_STREAM_EDGE_COLOR};
    const uint32_t s = (uint32_t)name.s;
    const pave_random_words words =
        pave_random_at(world->seed, streams[which], name.q >> 4, name.r, s, 0);
    const uint8_t byte = pave_words_byte(&words, (uint32_t)name.q & 15);
    const int level = world->bias ? rhomb_level(world, view, at) : PAVE_LEVEL_NONE;
    if (level != PAVE_LEVEL_NONE) return pave_biased_color(&world->bias->laws[which], level, byte);
    return pave_law_color(&((const pave_world_multigrid *)world)->laws[which], world->seed,
                          streams[which], name.q, name.r, s, byte);
}

static uint32_t rhomb_code(const pave_world *world, pave_cell cell)
{
    const pave_world_multigrid *own = (const pave_world_multigrid *)world;
    const pave_deck *deck = own->deck_of[cell.s];
    pave_bias_view view = {.made = false};
    pave_wall_view walls;
    pave_wall_rhombs rhombs;
    pave_cell edges[PAVE_WORLD_SIDES];
    pave_vec2 corners[PAVE_WORLD_SIDES] = {{0, 0}};
    uint32_t code = 0;
    if (own->connected) {
        pave_wall_view_begin(&walls, world->seed);
        pave_wall_rhombs_begin(&rhombs);
        walls.rhombs = &rhombs;
    }
    if (world->bias) pave_multigrid_corners(&own->grid, cell, corners);
    if (world->kind != PAVE_WANG_CORNER) {
        pave_multigrid_edges(&own->grid, cell, edges);
        for (int k = 0; k < PAVE_WORLD_SIDES; k++) {
            const pave_vec2 a = corners[k], b = corners[(k + 1) % PAVE_WORLD_SIDES];
            const pave_vec2 middle = pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2);
            const bool closes =
                own->connected && pave_walls_may_close_rhomb(&own->walls, &walls, cell, k);
            code |=
                (uint32_t)rhomb_color(world, &view, closes ? PAVE_RHOMB_CLOSING : PAVE_RHOMB_EDGE,
                                      edges[k], middle)
                << deck->shift[2 * k];
        }
    }
    for (int k = 0; world->kind != PAVE_WANG_EDGE && k < PAVE_WORLD_SIDES; k++) {
        const int corner = (k + 1) % PAVE_WORLD_SIDES; // corner at the end of side k
        const pave_cell name = pave_multigrid_vertex(&own->grid, cell, corner);
        code |= (uint32_t)rhomb_color(world, &view, PAVE_RHOMB_VERTEX, name, corners[corner])
                << deck->shift[2 * k + 1];
    }
    return code;
}

// ---- Queries ------------------------------------------------------------------------------------

static const pave_world_multigrid *multigrid_of(const pave_world *world)
{
    return (const pave_world_multigrid *)world;
}

const pave_multigrid *pave_world_multigrid_of(const pave_world *world)
{
    return world->way == &pave_way_multigrid ? &multigrid_of(world)->grid : NULL;
}

static bool multigrid_has(const pave_world *world, pave_cell cell)
{
    return pave_multigrid_cell_valid(&multigrid_of(world)->grid, cell);
}

static uint32_t multigrid_at(const pave_world *world, pave_cell cell)
{
    return pave_deck_feature_id(world, multigrid_of(world)->deck_of[cell.s],
                                rhomb_code(world, cell), cell);
}

static void multigrid_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    memset(out, 0, PAVE_RHOMB_PLACES);
    pave_deck_read_colors(multigrid_of(world)->deck_of[cell.s], rhomb_code(world, cell),
                          world->mask, out);
}

static int multigrid_level_at(const pave_world *world, pave_cell cell)
{
    pave_bias_view view = {.made = false};
    return rhomb_level(world, &view, pave_multigrid_center(&multigrid_of(world)->grid, cell));
}

const pave_world_way pave_way_multigrid = {.size = sizeof(pave_world_multigrid),
                                           .make = multigrid_make,
                                           .release = multigrid_release,
                                           .has = multigrid_has,
                                           .at = multigrid_at,
                                           .colors_at = multigrid_colors_at,
                                           .level_at = multigrid_level_at};
