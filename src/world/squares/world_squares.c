/// src/world/squares/world_squares.c: creates a world of squares: its method, codes, laws of
/// colours, and choices among tiles.
#include "../../base/exact.h"

#include "world_squares.h"

// ---- Tables -------------------------------------------------------------------------------------

/// Makes the law of a feature at the places first, first + step, ... of tiles: the weight of a
/// colour is the total weight of the fillers that have it at such a place.
static pave_result squares_make_law(pave_squares *own, int which, int first, int step, int colors,
                                    pave_law *law)
{
    static const int32_t middles[][2] = {{0, 128}, {128, 0}, {0, 0}}; // west, north, vertex
    const pave_deck *deck = &own->deck;
    pave_world *world = &own->world;
    uint64_t weights[PAVE_WANG_COLORS_MAX] = {0}, shares[PAVE_WANG_COLORS_MAX];
    for (int place = first; place < PAVE_WANG_PLACES_SQUARE; place += step)
        for (uint32_t f = 0; f < deck->filler_count; f++)
            weights[deck->filler_code[f] >> deck->shift[place] & world->mask] += deck->weights[f];
    pave_result result = pave_law_make(law, weights, colors, &world->allocator);
    if (result || !world->bias) return result;
    result = pave_shares(weights, (uint32_t)colors, &world->allocator, shares);
    return result ? result
                  : pave_biased_law_make(world->bias, shares, middles[which][0], middles[which][1],
                                         NULL, &world->bias->laws[which]);
}

static pave_result squares_make_laws(pave_squares *own, int colors)
{
    const pave_wang_kind kind = own->world.kind;
    pave_result result = PAVE_OK;
    if (kind != PAVE_WANG_CORNER)
        result = squares_make_law(own, 0, PAVE_WANG_R, 4, colors, &own->edge[0]);
    if (!result && kind != PAVE_WANG_CORNER)
        result = squares_make_law(own, 1, PAVE_WANG_T, 4, colors, &own->edge[1]);
    if (!result && kind != PAVE_WANG_EDGE)
        result = squares_make_law(own, 2, PAVE_WANG_TR, 2, colors, &own->vertex);
    return result;
}

/// Makes the choices that the method needs: among the fillers of a code, of four corners, or of the
/// whole set.
static pave_result squares_make_choices(pave_squares *own)
{
    pave_world *world = &own->world;
    pave_deck *deck = &own->deck;
    const bool phase = world->method == PAVE_WORLD_PHASE,
               mixed = phase && world->kind == PAVE_WANG_MIXED;
    const uint32_t all = (UINT32_C(1) << deck->place_count) - 1, corners = 0xAA;
    int32_t by_code = 0, by_corners = 0, whole = 0;
    pave_result result = PAVE_OK;
    if (deck->has_variants)
        result = pave_deck_table_for(deck, all, world->bits, NULL, &world->allocator, &by_code);
    if (!result && mixed)
        result = pave_deck_table_for(deck, corners, world->bits, world->bias, &world->allocator,
                                     &by_corners);
    if (!result && phase)
        result = pave_deck_table_for(deck, 0, world->bits, world->bias, &world->allocator, &whole);
    if (result) return result;
    if (deck->has_variants) own->by_code = &deck->tables[by_code];
    if (mixed) own->by_corners = &deck->tables[by_corners];
    if (phase) own->whole = &deck->tables[whole];
    pave_alias *ids = deck->has_variants ? deck->tables[by_code].columns : NULL;
    for (uint32_t f = 0; ids && f < deck->filler_count; f++) {
        ids[f].value = deck->filler_id[ids[f].value];
        ids[f].other = deck->filler_id[ids[f].other];
    }
    own->whole_is_even = phase && !world->bias;
    for (uint32_t f = 0; f < deck->filler_count && own->whole_is_even; f++)
        own->whole_is_even = own->whole->columns[f].other == f;
    return PAVE_OK;
}

static pave_result squares_build(pave_squares *own, const pave_wang_set *set)
{
    pave_world_set_bits(&own->world, set->color_count);
    // The right and the lower side of a cell are the far sides of their edges.
    own->deck.far = set->chiral ? 1 << PAVE_WANG_R | 1 << PAVE_WANG_B : 0;
    pave_result result = pave_deck_make(&own->deck, set, own->world.bits, &own->world.allocator);
    if (!result) result = squares_make_laws(own, set->color_count);
    return result ? result : squares_make_choices(own);
}

/// Shifts the first class of PHASE by at most one in each direction, relative to the world whose
/// first class contains 0,0.
static void squares_move_to(pave_squares *own, pave_cell origin)
{
    pave_world *world = &own->world;
    if (world->method != PAVE_WORLD_PHASE) return;
    const bool edges = world->kind == PAVE_WANG_EDGE;
    own->origin_q = (edges ? origin.q ^ origin.r : origin.q) & 1;
    own->origin_r = edges ? 0 : origin.r & 1;
    pave_bias_shift(world->bias, own->origin_q, own->origin_r);
    if (own->origin_q || own->origin_r)
        world->set_hash =
            pave_hash_word(world->set_hash, (uint32_t)(own->origin_r << 1 | own->origin_q));
}

/// Returns whether every combination is held. Sets of one colour do not count if tiles have unset
/// edges or corners.
static bool squares_are_complete(const pave_wang_set *set)
{
    return pave_wang_take_census(set).complete &&
           !(set->color_count == 1 && pave_wang_has_unset(set));
}

/// Makes the tables of a complete set.
static pave_result squares_make_tables(pave_squares *own, const pave_world_def *def,
                                       const pave_wang_set *set, pave_error *error)
{
    pave_world *world = &own->world;
    pave_result result = pave_world_check(set, "", error);
    if (!result && def->bias)
        result = pave_world_bias_create(def, set->color_count, own->unset_color, 3,
                                        &world->allocator, &world->bias, error);
    if (result) return result;
    world->kind = set->kind;
    world->has_empty = own->unset_color != 0;
    result = squares_build(own, set);
    if (result) PAVE_FAIL(error, result, "not enough memory for the tables of a world");
    return result;
}

/// Makes the tables of a set that is complete if unset counts as a colour.
static pave_result squares_make_unset(pave_squares *own, const pave_world_def *def,
                                      const pave_wang_set *set, pave_error *error)
{
    pave_wang_set *filled = NULL;
    pave_result result =
        pave_wang_make_unset(set, set->kind, &own->world.allocator, &filled, error);
    if (!result && !pave_wang_take_census(filled).complete) result = PAVE_INCOMPLETE;
    own->unset_color = (uint8_t)(set->color_count + 1);
    if (!result) result = squares_make_tables(own, def, filled, error);
    if (result) own->unset_color = 0;
    pave_wang_destroy(filled);
    return result;
}

// ---- Creation and destruction -------------------------------------------------------------------

pave_result pave_squares_choose(const pave_world_def *def, const pave_world_way **way,
                                pave_world_method *method, pave_error *error)
{
    const pave_wang_set *set = pave_squares_set(def);
    uint32_t tiles[PAVE_APERIODIC_TILES];
    if (set->sides != 4)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the tiles have %d sides: squares have 4; give the tiling of the set",
                         set->sides);
    // The set of APERIODIC does not work with any other method.
    if (*method == PAVE_WORLD_AUTO)
        *method = squares_are_complete(set)                ? PAVE_WORLD_FEATURE
                  : pave_aperiodic_match(set, tiles, NULL) ? PAVE_WORLD_APERIODIC
                                                           : PAVE_WORLD_BLOCKS;
    *way = *method == PAVE_WORLD_APERIODIC ? &pave_way_aperiodic
           : *method == PAVE_WORLD_BLOCKS  ? &pave_way_blocks
                                           : &pave_way_squares;
    return PAVE_OK;
}

pave_result pave_squares_make(pave_world *world, const pave_world_def *def, pave_error *error)
{
    pave_squares *own = (pave_squares *)world;
    const pave_wang_set *set = pave_squares_set(def);
    pave_result result = PAVE_INCOMPLETE;
    world->set_hash = pave_wang_hash(set);
    if (!squares_are_complete(set) && pave_wang_has_unset(set))
        result = squares_make_unset(own, def, set, error);
    if (result == PAVE_INCOMPLETE) result = squares_make_tables(own, def, set, error);
    if (!result) squares_move_to(own, def->origin);
    return result;
}

void pave_squares_release(pave_world *world)
{
    pave_deck_destroy(&((pave_squares *)world)->deck, &world->allocator);
}
