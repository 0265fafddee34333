/// src/world/squares/world_squares.c: making worlds of squares: the method, codes, laws of colours,
/// choices among tiles.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "world_squares.h"

#include <stdlib.h>
#include <string.h>

// ---- Codes --------------------------------------------------------------------------------------

static void world_lay_out_codes(pave_squares *own, const pave_wang_set *set)
{
    pave_world_set_bits(&own->world, set->color_count);
    own->place_count = set->place_count;
    own->code_count = UINT32_C(1) << (own->world.bits * own->place_count);
    own->corner_count = UINT32_C(1) << (own->world.bits * 4);
    for (int k = 0; k < set->place_count; k++)
        own->shift[set->places[k]] = own->world.bits * (set->place_count - 1 - k);
}

/// The colour of the feature at a place of a tile. The right and the lower side of a cell are the
/// far sides of their edges.
static uint8_t world_feature_of(const pave_wang_set *set, uint32_t index, int place)
{
    return pave_wang_feature_color(set, set->tiles[index].colors[place],
                                   pave_world_is_far((pave_wang_place)place));
}

static uint32_t world_code(const pave_squares *own, const pave_wang_set *set, uint32_t index)
{
    uint32_t code = 0;
    for (int k = 0; k < set->place_count; k++)
        code =
            code << own->world.bits | (uint32_t)(world_feature_of(set, index, set->places[k]) - 1);
    return code;
}

// ---- Laws ---------------------------------------------------------------------------------------

/// The law of a feature that is shared by the given places of its tiles: each colour weighs what
/// the fillers weigh that have it there.
static pave_result world_make_law(pave_squares *own, const pave_wang_set *set, pave_law *law,
                                  const uint8_t *places, int place_count, int32_t u, int32_t v)
{
    uint64_t weights[PAVE_WANG_COLORS_MAX] = {0}, shares[PAVE_WANG_COLORS_MAX];
    for (uint32_t i = 0; i < set->tile_count; i++) {
        if (!pave_wang_fills(set, i)) continue;
        for (int k = 0; k < place_count; k++)
            weights[world_feature_of(set, i, places[k]) - 1] += set->weights[i];
    }
    pave_result result = pave_law_make(law, weights, set->color_count, &own->world.allocator);
    if (result || !own->world.bias) return result;
    result = pave_shares(weights, set->color_count, &own->world.allocator, shares);
    const int which = v == 0 ? u == 0 ? 2 : 1 : 0;
    return result
               ? result
               : pave_biased_law_make(own->world.bias, shares, u, v, &own->world.bias->laws[which]);
}

static pave_result world_make_laws(pave_squares *own, const pave_wang_set *set)
{
    static const uint8_t west[] = {PAVE_WANG_L, PAVE_WANG_R}, north[] = {PAVE_WANG_T, PAVE_WANG_B};
    static const uint8_t corners[] = {PAVE_WANG_TR, PAVE_WANG_BR, PAVE_WANG_BL, PAVE_WANG_TL};
    pave_result result = PAVE_OK;
    if (own->world.kind != PAVE_WANG_CORNER)
        result = world_make_law(own, set, &own->edge[0], west, 2, 0, 128);
    if (!result && own->world.kind != PAVE_WANG_CORNER)
        result = world_make_law(own, set, &own->edge[1], north, 2, 128, 0);
    if (!result && own->world.kind != PAVE_WANG_EDGE)
        result = world_make_law(own, set, &own->vertex, corners, 4, 0, 0);
    return result;
}

// ---- Fillers ------------------------------------------------------------------------------------

/// A filler while it is being sorted.
typedef struct pave_filler {
    uint32_t key, index;
} pave_filler;

static int filler_compare(const void *left, const void *right)
{
    const pave_filler *a = left, *b = right;
    if (a->key != b->key) return a->key < b->key ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

/// Lists the fillers by code and takes over their ids, codes and weights.
static pave_result world_list_fillers(pave_squares *own, const pave_wang_set *set,
                                      uint64_t *weights)
{
    pave_filler *order =
        pave_array_allocate(&own->world.allocator, own->filler_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    uint32_t count = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fills(set, i))
            order[count++] = (pave_filler){.key = world_code(own, set, i), .index = i};
    qsort(order, count, sizeof *order, filler_compare);
    for (uint32_t f = 0; f < count; f++) {
        own->filler_id[f] = set->ids[order[f].index];
        own->filler_code[f] = order[f].key;
        weights[f] = set->weights[order[f].index];
        bool first = f == 0 || order[f - 1].key != order[f].key;
        if (first)
            own->id_of_code[order[f].key] = own->filler_id[f];
        else
            own->has_variants = true;
    }
    pave_array_release(&own->world.allocator, order, own->filler_count, sizeof *order);
    return PAVE_OK;
}

/// Alias columns over weights, with values from `fillers`.
static pave_result world_make_columns(const pave_squares *own, const uint64_t *weights,
                                      const pave_filler *fillers, uint32_t count, uint64_t *shares,
                                      pave_alias *columns)
{
    pave_result result = pave_shares(weights, count, &own->world.allocator, shares);
    if (!result) result = pave_alias_build(shares, count, &own->world.allocator, columns);
    for (uint32_t i = 0; i < count && !result; i++) {
        columns[i].value = fillers[columns[i].value].index;
        columns[i].other = fillers[columns[i].other].index;
    }
    return result;
}

/// Gives the fillers of each key that all weigh 0 back what they weigh.
static void world_restore_weights(const pave_filler *order, const uint64_t *weights, uint32_t count,
                                  uint64_t *biased)
{
    for (uint32_t first = 0, end; first < count; first = end) {
        uint64_t any = 0;
        for (end = first; end < count && order[end].key == order[first].key; end++)
            any |= biased[order[end].index];
        for (uint32_t i = first; any == 0 && i < end; i++)
            biased[order[i].index] = weights[order[i].index];
    }
}

/// One choice for each key among `order`, which is sorted by key; order[i].index is a filler.
static pave_result world_make_choices(const pave_squares *own, const pave_filler *order,
                                      const uint64_t *weights, pave_choice *choices,
                                      pave_alias *columns)
{
    uint32_t count = own->filler_count;
    uint64_t *mine = pave_array_allocate(&own->world.allocator, count, sizeof *mine);
    uint64_t *shares = pave_array_allocate(&own->world.allocator, count, sizeof *shares);
    pave_result result = mine && shares ? PAVE_OK : PAVE_NO_MEMORY;
    for (uint32_t first = 0, end; first < count && !result; first = end) {
        for (end = first; end < count && order[end].key == order[first].key; end++)
            mine[end - first] = weights[order[end].index];
        choices[order[first].key] = (pave_choice){.first = first, .count = end - first};
        if (end - first == 1)
            columns[first] = (pave_alias){
                .threshold = 0, .value = order[first].index, .other = order[first].index};
        else
            result =
                world_make_columns(own, mine, order + first, end - first, shares, columns + first);
    }
    pave_array_release(&own->world.allocator, shares, count, sizeof *shares);
    pave_array_release(&own->world.allocator, mine, count, sizeof *mine);
    return result;
}

/// The same at each level of the bias. Where a key has no filler with any weight left, its fillers
/// weigh what they weigh without bias.
static pave_result world_make_leveled(const pave_squares *own, const pave_filler *order,
                                      const uint64_t *weights, pave_choice *choices,
                                      pave_alias *columns)
{
    if (!own->world.bias) return world_make_choices(own, order, weights, choices, columns);
    const uint32_t count = own->filler_count;
    uint64_t *biased = pave_array_allocate(&own->world.allocator, count, sizeof *biased);
    pave_result result = biased ? PAVE_OK : PAVE_NO_MEMORY;
    for (uint32_t level = 0; level < own->world.levels && !result; level++) {
        pave_bias_weigh(own->world.bias, (int)level, own->filler_code, weights, count,
                        own->place_count, own->world.bits, biased);
        world_restore_weights(order, weights, count, biased);
        result = world_make_choices(own, order, biased, choices, columns + (size_t)level * count);
    }
    pave_array_release(&own->world.allocator, biased, count, sizeof *biased);
    return result;
}

/// The choices that the method needs: among the fillers of a code, of four corners, of the whole
/// set.
static pave_result world_make_tables(pave_squares *own, const uint64_t *weights, pave_filler *order)
{
    pave_result result = PAVE_OK;
    for (uint32_t f = 0; f < own->filler_count; f++)
        order[f] = (pave_filler){.key = own->filler_code[f], .index = f};
    if (own->by_code)
        result = world_make_choices(own, order, weights, own->by_code, own->code_columns);
    for (uint32_t f = 0; own->by_code && f < own->filler_count && !result; f++) {
        own->code_columns[f].value = own->filler_id[own->code_columns[f].value];
        own->code_columns[f].other = own->filler_id[own->code_columns[f].other];
    }
    if (!result && own->by_corners) {
        for (uint32_t f = 0; f < own->filler_count; f++)
            order[f].key = pave_squares_corner_code(own, own->filler_code[f]);
        qsort(order, own->filler_count, sizeof *order, filler_compare);
        result = world_make_leveled(own, order, weights, own->by_corners, own->corner_columns);
    }
    if (!result && own->whole) {
        pave_choice all;
        for (uint32_t f = 0; f < own->filler_count; f++)
            order[f] = (pave_filler){.key = 0, .index = f};
        result = world_make_leveled(own, order, weights, &all, own->whole);
        if (!result && own->world.bias && own->filler_count == PAVE_BIAS_FILLERS)
            pave_bias_choice_make(&own->world.bias->choice, own->whole);
        own->whole_is_even = !result && !own->world.bias;
        for (uint32_t f = 0; f < own->filler_count && own->whole_is_even; f++)
            own->whole_is_even = own->whole[f].other == f;
    }
    return result;
}

// ---- Memory ---

static bool world_is_mixed_phase(const pave_squares *own)
{
    return own->world.method == PAVE_WORLD_PHASE && own->world.kind == PAVE_WANG_MIXED;
}

static pave_result world_allocate(pave_squares *own)
{
    const pave_allocator *from = &own->world.allocator;
    uint32_t fillers = own->filler_count;
    bool phase = own->world.method == PAVE_WORLD_PHASE;
    own->filler_id = pave_array_allocate(from, fillers, sizeof *own->filler_id);
    own->filler_code = pave_array_allocate(from, fillers, sizeof *own->filler_code);
    own->id_of_code = pave_array_allocate(from, own->code_count, sizeof *own->id_of_code);
    const size_t leveled = (size_t)fillers * own->world.levels;
    if (phase) own->whole = pave_array_allocate(from, leveled, sizeof *own->whole);
    if (world_is_mixed_phase(own)) {
        own->by_corners = pave_array_allocate(from, own->corner_count, sizeof *own->by_corners);
        own->corner_columns = pave_array_allocate(from, leveled, sizeof *own->corner_columns);
    }
    bool whole = !phase || own->whole;
    bool corners = !world_is_mixed_phase(own) || (own->by_corners && own->corner_columns);
    return own->filler_id && own->filler_code && own->id_of_code && whole && corners
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

static pave_result world_allocate_variants(pave_squares *own)
{
    if (!own->has_variants) return PAVE_OK;
    own->by_code =
        pave_array_allocate(&own->world.allocator, own->code_count, sizeof *own->by_code);
    own->code_columns =
        pave_array_allocate(&own->world.allocator, own->filler_count, sizeof *own->code_columns);
    return own->by_code && own->code_columns ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result world_build(pave_squares *own, const pave_wang_set *set)
{
    for (uint32_t i = 0; i < set->tile_count; i++) own->filler_count += pave_wang_fills(set, i);
    uint64_t *weights =
        pave_array_allocate(&own->world.allocator, own->filler_count, sizeof *weights);
    pave_filler *order =
        pave_array_allocate(&own->world.allocator, own->filler_count, sizeof *order);
    pave_result result = weights && order ? world_allocate(own) : PAVE_NO_MEMORY;
    if (!result) result = world_make_laws(own, set);
    if (!result) result = world_list_fillers(own, set, weights);
    if (!result) result = world_allocate_variants(own);
    if (!result) result = world_make_tables(own, weights, order);
    pave_array_release(&own->world.allocator, order, own->filler_count, sizeof *order);
    pave_array_release(&own->world.allocator, weights, own->filler_count, sizeof *weights);
    return result;
}

/// The squares of PHASE are those of the world whose first class is at 0,0, moved by at most one.
static void world_move_to(pave_squares *own, pave_cell origin)
{
    pave_world *world = &own->world;
    if (world->method != PAVE_WORLD_PHASE) return;
    const bool edges = world->kind == PAVE_WANG_EDGE;
    own->origin_q = (edges ? origin.q ^ origin.r : origin.q) & 1;
    own->origin_r = edges ? 0 : origin.r & 1;
    if (world->bias) world->bias->shift_q = own->origin_q, world->bias->shift_r = own->origin_r;
    if (own->origin_q || own->origin_r)
        world->set_hash =
            pave_hash_word(world->set_hash, (uint32_t)(own->origin_r << 1 | own->origin_q));
}

/// Whether every combination is held, and that is not just one beside tiles with unset places.
static bool world_is_complete(const pave_wang_set *set)
{
    return pave_wang_take_census(set).complete &&
           !(set->color_count == 1 && pave_wang_has_unset(set));
}

/// The tables of a complete set.
static pave_result world_make_tables_of(pave_squares *own, const pave_world_def *def,
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
    memcpy(own->color_mirror, set->color_mirror, sizeof own->color_mirror);
    world_lay_out_codes(own, set);
    result = world_build(own, set);
    if (result) pave_error_set(error, result, NULL, 0, 0, "no memory for the tables of a world");
    return result;
}

/// The same of a set that is complete when unset is a colour.
static pave_result world_make_unset(pave_squares *own, const pave_world_def *def,
                                    const pave_wang_set *set, pave_error *error)
{
    pave_wang_set *filled = NULL;
    pave_result result =
        pave_wang_make_unset(set, set->kind, &own->world.allocator, &filled, error);
    if (!result && !pave_wang_take_census(filled).complete) result = PAVE_INCOMPLETE;
    own->unset_color = (uint8_t)(set->color_count + 1);
    if (!result) result = world_make_tables_of(own, def, filled, error);
    if (result) own->unset_color = 0;
    pave_wang_destroy(filled);
    return result;
}

// ---- Life ---------------------------------------------------------------------------------------

pave_result pave_squares_choose(const pave_world_def *def, const pave_world_way **way,
                                pave_world_method *method, pave_error *error)
{
    const pave_wang_set *set = pave_squares_set(def);
    uint32_t tiles[PAVE_APERIODIC_TILES];
    if (set->sides != 4)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the tiles have %d sides: squares have 4; give the tiling of the set",
                              set->sides);
    // With the set of APERIODIC no other method makes a world.
    if (*method == PAVE_WORLD_AUTO)
        *method = world_is_complete(set)                   ? PAVE_WORLD_FEATURE
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
    if (!world_is_complete(set) && pave_wang_has_unset(set))
        result = world_make_unset(own, def, set, error);
    if (result == PAVE_INCOMPLETE) result = world_make_tables_of(own, def, set, error);
    if (!result) world_move_to(own, def->origin);
    return result;
}

void pave_squares_release(pave_world *world)
{
    const pave_squares *own = (const pave_squares *)world;
    const pave_allocator *from = &world->allocator;
    const size_t fillers = own->filler_count, leveled = fillers * world->levels;
    pave_array_release(from, own->code_columns, fillers, sizeof *own->code_columns);
    pave_array_release(from, own->by_code, own->code_count, sizeof *own->by_code);
    pave_array_release(from, own->corner_columns, leveled, sizeof *own->corner_columns);
    pave_array_release(from, own->by_corners, own->corner_count, sizeof *own->by_corners);
    pave_array_release(from, own->whole, leveled, sizeof *own->whole);
    pave_array_release(from, own->id_of_code, own->code_count, sizeof *own->id_of_code);
    pave_array_release(from, own->filler_code, fillers, sizeof *own->filler_code);
    pave_array_release(from, own->filler_id, fillers, sizeof *own->filler_id);
}
