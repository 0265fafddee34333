/// src/world/world.c: making worlds: codes, laws of colours, choices among tiles.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/words.h"
#include "../tiling/window_shapes.h"
#include "tilings/world_multigrid.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

PAVE_WORDS(pave_world_method, "auto", "feature", "phase", "blocks", "aperiodic");

// ---- Codes --------------------------------------------------------------------------------------

static void world_lay_out_codes(pave_world *world, const pave_wang_set *set)
{
    while (1 << world->bits < set->color_count) world->bits++;
    if (world->bits == 0) world->bits = 1; // one colour: codes of a bit keep the kernels simple
    world->place_count = set->place_count;
    world->mask = (UINT32_C(1) << world->bits) - 1;
    for (int k = 0; k < set->place_count; k++)
        world->shift[set->places[k]] = world->bits * (set->place_count - 1 - k);
}

/// The colour of the feature at a place of a tile. The right and the lower side of a cell are the
/// far sides of their edges.
static uint8_t world_feature_of(const pave_wang_set *set, uint32_t index, int place)
{
    return pave_wang_feature_color(set, set->tiles[index].colors[place],
                                   pave_world_is_far((pave_wang_place)place));
}

static uint32_t world_code(const pave_world *world, const pave_wang_set *set, uint32_t index)
{
    uint32_t code = 0;
    for (int k = 0; k < set->place_count; k++)
        code = code << world->bits | (uint32_t)(world_feature_of(set, index, set->places[k]) - 1);
    return code;
}

// ---- Laws ---------------------------------------------------------------------------------------

pave_result pave_law_make(pave_law *law, const uint64_t *weights, int color_count,
                          const pave_allocator *allocator)
{
    uint64_t shares[PAVE_WANG_COLORS_MAX];
    pave_result result = pave_shares(weights, (uint32_t)color_count, allocator, shares);
    if (result) return result;
    uint64_t sum = 0;
    bool doubtful[256] = {false};
    law->step_count = (uint32_t)color_count - 1;
    for (uint32_t i = 0; i < law->step_count; i++) {
        sum += shares[i];
        law->threshold[i] = sum;
        bool inside = sum % (UINT64_C(1) << PAVE_LAW_BITS_MAX) !=
                      0; // the byte above the step decides only together with the bits below it
        uint64_t byte = (sum >> PAVE_LAW_BITS_MAX) + inside;
        if (byte <= 255) law->byte_step[law->byte_step_count++] = (uint8_t)byte;
        if (inside) doubtful[sum >> PAVE_LAW_BITS_MAX] = true;
    }
    for (uint32_t byte = 0, color = 0; byte < 256; byte++) {
        while (color < law->byte_step_count && law->byte_step[color] <= byte) color++;
        law->settled[byte] = doubtful[byte] ? PAVE_LAW_UNSETTLED : (uint8_t)color;
        if (doubtful[byte]) law->doubt[law->doubt_count++] = (uint8_t)byte;
    }
    return PAVE_OK;
}

/// The law of a feature that is shared by the given places of its tiles: each colour weighs what
/// the fillers weigh that have it there.
static pave_result world_make_law(pave_world *world, const pave_wang_set *set, pave_law *law,
                                  const uint8_t *places, int place_count, int32_t u, int32_t v)
{
    uint64_t weights[PAVE_WANG_COLORS_MAX] = {0}, shares[PAVE_WANG_COLORS_MAX];
    for (uint32_t i = 0; i < set->tile_count; i++) {
        if (!pave_wang_fills(set, i)) continue;
        for (int k = 0; k < place_count; k++)
            weights[world_feature_of(set, i, places[k]) - 1] += set->weights[i];
    }
    pave_result result = pave_law_make(law, weights, set->color_count, &world->allocator);
    if (result || !world->bias) return result;
    result = pave_shares(weights, set->color_count, &world->allocator, shares);
    const int which = v == 0 ? u == 0 ? 2 : 1 : 0;
    return result ? result
                  : pave_biased_law_make(world->bias, shares, u, v, &world->bias->laws[which]);
}

static pave_result world_make_laws(pave_world *world, const pave_wang_set *set)
{
    static const uint8_t west[] = {PAVE_WANG_L, PAVE_WANG_R}, north[] = {PAVE_WANG_T, PAVE_WANG_B};
    static const uint8_t corners[] = {PAVE_WANG_TR, PAVE_WANG_BR, PAVE_WANG_BL, PAVE_WANG_TL};
    pave_result result = PAVE_OK;
    if (world->kind != PAVE_WANG_CORNER)
        result = world_make_law(world, set, &world->edge[0], west, 2, 0, 128);
    if (!result && world->kind != PAVE_WANG_CORNER)
        result = world_make_law(world, set, &world->edge[1], north, 2, 128, 0);
    if (!result && world->kind != PAVE_WANG_EDGE)
        result = world_make_law(world, set, &world->vertex, corners, 4, 0, 0);
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
static pave_result world_list_fillers(pave_world *world, const pave_wang_set *set,
                                      uint64_t *weights)
{
    pave_filler *order = pave_array_allocate(&world->allocator, world->filler_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    uint32_t count = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fills(set, i))
            order[count++] = (pave_filler){.key = world_code(world, set, i), .index = i};
    qsort(order, count, sizeof *order, filler_compare);
    for (uint32_t f = 0; f < count; f++) {
        world->filler_id[f] = set->ids[order[f].index];
        world->filler_code[f] = order[f].key;
        weights[f] = set->weights[order[f].index];
        bool first = f == 0 || order[f - 1].key != order[f].key;
        if (first)
            world->id_of_code[order[f].key] = world->filler_id[f];
        else
            world->has_variants = true;
    }
    pave_array_release(&world->allocator, order, world->filler_count, sizeof *order);
    return PAVE_OK;
}

/// Alias columns over weights, with values from `fillers`.
static pave_result world_make_columns(const pave_world *world, const uint64_t *weights,
                                      const pave_filler *fillers, uint32_t count, uint64_t *shares,
                                      pave_alias *columns)
{
    pave_result result = pave_shares(weights, count, &world->allocator, shares);
    if (!result) result = pave_alias_build(shares, count, &world->allocator, columns);
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
static pave_result world_make_choices(const pave_world *world, const pave_filler *order,
                                      const uint64_t *weights, pave_choice *choices,
                                      pave_alias *columns)
{
    uint32_t count = world->filler_count;
    uint64_t *mine = pave_array_allocate(&world->allocator, count, sizeof *mine);
    uint64_t *shares = pave_array_allocate(&world->allocator, count, sizeof *shares);
    pave_result result = mine && shares ? PAVE_OK : PAVE_NO_MEMORY;
    for (uint32_t first = 0, end; first < count && !result; first = end) {
        for (end = first; end < count && order[end].key == order[first].key; end++)
            mine[end - first] = weights[order[end].index];
        choices[order[first].key] = (pave_choice){.first = first, .count = end - first};
        if (end - first == 1)
            columns[first] = (pave_alias){
                .threshold = 0, .value = order[first].index, .other = order[first].index};
        else
            result = world_make_columns(world, mine, order + first, end - first, shares,
                                        columns + first);
    }
    pave_array_release(&world->allocator, shares, count, sizeof *shares);
    pave_array_release(&world->allocator, mine, count, sizeof *mine);
    return result;
}

/// The same at each level of the bias. Where a key has no filler with any weight left, its fillers
/// weigh what they weigh without bias.
static pave_result world_make_leveled(const pave_world *world, const pave_filler *order,
                                      const uint64_t *weights, pave_choice *choices,
                                      pave_alias *columns)
{
    if (!world->bias) return world_make_choices(world, order, weights, choices, columns);
    const uint32_t count = world->filler_count;
    uint64_t *biased = pave_array_allocate(&world->allocator, count, sizeof *biased);
    pave_result result = biased ? PAVE_OK : PAVE_NO_MEMORY;
    for (uint32_t level = 0; level < world->levels && !result; level++) {
        pave_bias_weigh(world->bias, (int)level, world->filler_code, weights, count,
                        world->place_count, world->bits, biased);
        world_restore_weights(order, weights, count, biased);
        result = world_make_choices(world, order, biased, choices, columns + (size_t)level * count);
    }
    pave_array_release(&world->allocator, biased, count, sizeof *biased);
    return result;
}

/// The choices that the method needs: among the fillers of a code, of four corners, of the whole
/// set.
static pave_result world_make_tables(pave_world *world, const uint64_t *weights, pave_filler *order)
{
    pave_result result = PAVE_OK;
    for (uint32_t f = 0; f < world->filler_count; f++)
        order[f] = (pave_filler){.key = world->filler_code[f], .index = f};
    if (world->by_code)
        result = world_make_choices(world, order, weights, world->by_code, world->code_columns);
    for (uint32_t f = 0; world->by_code && f < world->filler_count && !result; f++) {
        world->code_columns[f].value = world->filler_id[world->code_columns[f].value];
        world->code_columns[f].other = world->filler_id[world->code_columns[f].other];
    }
    if (!result && world->by_corners) {
        for (uint32_t f = 0; f < world->filler_count; f++)
            order[f].key = pave_world_corner_code(world, world->filler_code[f]);
        qsort(order, world->filler_count, sizeof *order, filler_compare);
        result =
            world_make_leveled(world, order, weights, world->by_corners, world->corner_columns);
    }
    if (!result && world->whole) {
        pave_choice all;
        for (uint32_t f = 0; f < world->filler_count; f++)
            order[f] = (pave_filler){.key = 0, .index = f};
        result = world_make_leveled(world, order, weights, &all, world->whole);
        if (!result && world->bias && world->filler_count == PAVE_BIAS_FILLERS)
            pave_bias_choice_make(&world->bias->choice, world->whole);
        world->whole_is_even = !result && !world->bias;
        for (uint32_t f = 0; f < world->filler_count && world->whole_is_even; f++)
            world->whole_is_even = world->whole[f].other == f;
    }
    return result;
}

// ---- Life ---------------------------------------------------------------------------------------

/// The most colours of which codes of so many places have 24 bits.
static int world_color_limit(int place_count)
{
    const int bits = 24 / place_count;
    return bits < 8 ? 1 << bits : PAVE_WANG_COLORS_MAX;
}

/// Whether a combination has a tile that weighs 0, which no world draws.
static bool world_has_weightless(const pave_wang_set *set, const uint8_t *combination)
{
    for (uint32_t i = 0; i < set->tile_count; i++) {
        int same = 0;
        for (int k = 0; k < set->place_count; k++)
            same += set->tiles[i].colors[set->places[k]] == combination[k];
        if (same == set->place_count && set->weights[i] == 0) return true;
    }
    return false;
}

pave_result pave_world_check(const pave_wang_set *set, const char *where, pave_error *error)
{
    const int limit = world_color_limit(set->place_count);
    const bool small = set->color_count <= limit;
    char advice[64] = "draw tiles for them (pave wang check --all lists them)",
         text[4 * PAVE_WANG_PLACES_MAX + 1] = "";
    if (!small)
        snprintf(advice, sizeof advice, "worlds take up to %d colours, not %d, so split the set",
                 limit, set->color_count);
    pave_wang_census census = pave_wang_take_census(set);
    if (census.complete && small) return PAVE_OK;
    if (census.complete)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0, "%sfor tiles of %d sides %s",
                              where, set->sides, advice);
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    if (pave_wang_next_missing(set, missing))
        for (int k = 0; k < census.places; k++)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", k ? "," : "",
                     missing[k]);
    const bool weightless = world_has_weightless(set, missing);
    return pave_error_set(error, PAVE_INCOMPLETE, NULL, 0, 0,
                          "%sthe %s set lacks %s of %s combinations, the first is %s%s: %s", where,
                          pave_wang_kind_name(set->kind), census.missing_text, census.total_text,
                          text, weightless ? ", whose tile weighs 0" : "", advice);
}

static bool world_is_mixed_phase(const pave_world *world)
{
    return world->method == PAVE_WORLD_PHASE && world->kind == PAVE_WANG_MIXED;
}

static pave_result world_allocate(pave_world *world)
{
    const pave_allocator *from = &world->allocator;
    uint32_t fillers = world->filler_count;
    bool phase = world->method == PAVE_WORLD_PHASE;
    world->filler_id = pave_array_allocate(from, fillers, sizeof *world->filler_id);
    world->filler_code = pave_array_allocate(from, fillers, sizeof *world->filler_code);
    world->id_of_code = pave_array_allocate(from, world->code_count, sizeof *world->id_of_code);
    const size_t leveled = (size_t)fillers * world->levels;
    if (phase) world->whole = pave_array_allocate(from, leveled, sizeof *world->whole);
    if (world_is_mixed_phase(world)) {
        world->by_corners =
            pave_array_allocate(from, world->corner_count, sizeof *world->by_corners);
        world->corner_columns = pave_array_allocate(from, leveled, sizeof *world->corner_columns);
    }
    bool whole = !phase || world->whole;
    bool corners = !world_is_mixed_phase(world) || (world->by_corners && world->corner_columns);
    return world->filler_id && world->filler_code && world->id_of_code && whole && corners
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

static pave_result world_allocate_variants(pave_world *world)
{
    if (!world->has_variants) return PAVE_OK;
    world->by_code =
        pave_array_allocate(&world->allocator, world->code_count, sizeof *world->by_code);
    world->code_columns =
        pave_array_allocate(&world->allocator, world->filler_count, sizeof *world->code_columns);
    return world->by_code && world->code_columns ? PAVE_OK : PAVE_NO_MEMORY;
}

static pave_result world_build(pave_world *world, const pave_wang_set *set)
{
    for (uint32_t i = 0; i < set->tile_count; i++) world->filler_count += pave_wang_fills(set, i);
    uint64_t *weights =
        pave_array_allocate(&world->allocator, world->filler_count, sizeof *weights);
    pave_filler *order = pave_array_allocate(&world->allocator, world->filler_count, sizeof *order);
    pave_result result = weights && order ? world_allocate(world) : PAVE_NO_MEMORY;
    if (!result) result = world_make_laws(world, set);
    if (!result) result = world_list_fillers(world, set, weights);
    if (!result) result = world_allocate_variants(world);
    if (!result) result = world_make_tables(world, weights, order);
    pave_array_release(&world->allocator, order, world->filler_count, sizeof *order);
    pave_array_release(&world->allocator, weights, world->filler_count, sizeof *weights);
    return result;
}

/// The squares of PHASE are those of the world whose first class is at 0,0, moved by at most one.
static void world_move_to(pave_world *world, pave_cell origin)
{
    if (world->method != PAVE_WORLD_PHASE) return;
    const bool edges = world->kind == PAVE_WANG_EDGE;
    world->origin_q = (edges ? origin.q ^ origin.r : origin.q) & 1;
    world->origin_r = edges ? 0 : origin.r & 1;
}

/// Whether every combination is held, and that is not just one beside tiles with unset places.
static bool world_is_complete(const pave_wang_set *set)
{
    return pave_wang_take_census(set).complete &&
           !(set->color_count == 1 && pave_wang_has_unset(set));
}

/// The tables of FEATURE and PHASE, of a complete set.
static pave_result world_make_tables_of(pave_world *world, const pave_world_def *def,
                                        const pave_wang_set *set, pave_error *error)
{
    pave_result result = pave_world_check(set, "", error);
    if (!result && def->bias)
        result = pave_world_bias_create(def, set->color_count, world->unset_color, 3,
                                        &world->allocator, &world->bias, error);
    if (result) return result;
    world->kind = set->kind;
    memcpy(world->color_mirror, set->color_mirror, sizeof world->color_mirror);
    world_lay_out_codes(world, set);
    world->code_count = UINT32_C(1) << (world->bits * world->place_count);
    world->corner_count = UINT32_C(1) << (world->bits * 4);
    result = world_build(world, set);
    if (result) pave_error_set(error, result, NULL, 0, 0, "no memory for the tables of a world");
    return result;
}

/// The same of a set that is complete when unset is a colour.
static pave_result world_make_unset(pave_world *world, const pave_world_def *def,
                                    const pave_wang_set *set, pave_error *error)
{
    pave_wang_set *filled = NULL;
    pave_result result = pave_wang_make_unset(set, set->kind, &world->allocator, &filled, error);
    if (!result && !pave_wang_take_census(filled).complete) result = PAVE_INCOMPLETE;
    world->unset_color = (uint8_t)(set->color_count + 1);
    if (!result) result = world_make_tables_of(world, def, filled, error);
    if (result) world->unset_color = 0;
    pave_wang_destroy(filled);
    return result;
}

/// The tables of BLOCKS, where unset is a colour.
static pave_result world_make_blocks(pave_world *world, const pave_world_def *def,
                                     const pave_wang_set *set, pave_error *error)
{
    const int unset = set->color_count + 1;
    world->kind = pave_wang_acts_as(set);
    world->way = &pave_way_blocks;
    pave_result result = pave_blocks_create(def, set, &world->allocator, &world->blocks, error);
    if (result || !def->bias) return result;
    if (world->blocks->stripes)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "the set makes stripes alone, which follow no bias");
    result = pave_world_bias_create(def, unset, unset, 1, &world->allocator, &world->bias, error);
    if (!result) result = pave_blocks_follow(world->blocks, world->bias);
    return result;
}

/// Whether a set is that of APERIODIC, with which no other method makes a world.
static bool world_is_aperiodic(const pave_wang_set *set)
{
    uint32_t tiles[PAVE_APERIODIC_TILES];
    return pave_aperiodic_match(set, tiles, NULL);
}

/// What APERIODIC needs: which tile of the set is which, and a point.
static pave_result world_make_aperiodic(pave_world *world, const pave_world_def *def,
                                        const pave_wang_set *set, pave_error *error)
{
    uint32_t tiles[PAVE_APERIODIC_TILES];
    if (!pave_aperiodic_match(set, tiles, error)) return PAVE_UNSUPPORTED;
    if (def->bias)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "method aperiodic follows no bias: the shares of its tiles are the "
                              "same everywhere");
    world->kind = PAVE_WANG_EDGE;
    world->way = &pave_way_aperiodic;
    pave_aperiodic_take(&world->aperiodic, set, tiles);
    pave_aperiodic_draw(&world->aperiodic, world->seed);
    return PAVE_OK;
}

static pave_result world_make_squares(pave_world *world, const pave_world_def *def,
                                      pave_error *error)
{
    const pave_wang_set *set = def->sets ? def->sets[0] : def->set;
    if (set->sides != 4)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the tiles have %d sides: squares have 4; give the tiling of the set",
                              set->sides);
    const bool complete = world_is_complete(set);
    if (def->method == PAVE_WORLD_AUTO && !complete)
        world->method = world_is_aperiodic(set) ? PAVE_WORLD_APERIODIC : PAVE_WORLD_BLOCKS;
    world->set_hash = pave_wang_hash(set);
    if (world->method == PAVE_WORLD_APERIODIC) return world_make_aperiodic(world, def, set, error);
    if (world->method == PAVE_WORLD_BLOCKS) return world_make_blocks(world, def, set, error);
    pave_result result = PAVE_INCOMPLETE;
    if (!complete && pave_wang_has_unset(set)) result = world_make_unset(world, def, set, error);
    if (result == PAVE_INCOMPLETE) result = world_make_tables_of(world, def, set, error);
    world_move_to(world, def->origin);
    if (world->bias) world->bias->shift_q = world->origin_q, world->bias->shift_r = world->origin_r;
    if (world->origin_q || world->origin_r)
        world->set_hash =
            pave_hash_word(world->set_hash, (uint32_t)(world->origin_r << 1 | world->origin_q));
    return result;
}

static bool world_is_square(const pave_world_def *def)
{
    return !def->tiling || pave_window_grid_of(def->tiling) == PAVE_WINDOW_SQUARES;
}

/// Whether a method knows no tiling but squares.
static bool world_is_of_squares(pave_world_method method)
{
    return method == PAVE_WORLD_BLOCKS || method == PAVE_WORLD_APERIODIC;
}

/// What a definition with a multigrid cannot have beside it.
static pave_result world_check_multigrid(const pave_world_def *def, pave_error *error)
{
    if (def->tiling)
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "a world is on a tiling or on a multigrid, not on both");
    if (def->method != PAVE_WORLD_AUTO && def->method != PAVE_WORLD_FEATURE)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "method %s is not of multigrids: use feature",
                              pave_world_method_name(def->method));
    if (def->origin.q != 0 || def->origin.r != 0 || def->origin.s != 0)
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "worlds on multigrids have no phases, so no origin: leave it out");
    return PAVE_OK;
}

static pave_result world_check_def(const pave_world_def *def, pave_error *error)
{
    if (!pave_world_method_name(def->method))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "method %d: use auto, feature, phase, blocks or aperiodic",
                              (int)def->method);
    if (def->multigrid) return world_check_multigrid(def, error);
    const int32_t faces = def->tiling ? def->tiling->face_count : 1;
    if (world_is_of_squares(def->method) && !world_is_square(def))
        return pave_error_set(error, PAVE_UNSUPPORTED, NULL, 0, 0,
                              "method %s is of squares: use feature or phase",
                              pave_world_method_name(def->method));
    if (!pave_cell_in_range(def->origin) || def->origin.s < 0 || def->origin.s >= faces)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "origin %d,%d,%d: is no cell of the tiling", (int)def->origin.q,
                              (int)def->origin.r, (int)def->origin.s);
    return PAVE_OK;
}

pave_result pave_world_create(const pave_world_def *def, const pave_allocator *allocator,
                              pave_world **out, pave_error *error)
{
    assert(def && (def->set || def->sets) && out);
    *out = NULL;
    pave_result result = world_check_def(def, error);
    if (result) return result;
    pave_world *world = pave_array_allocate(allocator, 1, sizeof *world);
    if (!world) return pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "no memory for a world");
    world->allocator = pave_allocator_or_default(allocator);
    world->seed = def->seed;
    pave_philox_schedule(world->seed, &world->keys);
    world->method = def->method == PAVE_WORLD_AUTO ? PAVE_WORLD_FEATURE : def->method;
    world->kernel = pave_kernel_best(&pave_world_kernels);
    world->levels = def->bias ? PAVE_BIAS_LEVELS : 1;
    world->way = def->multigrid         ? &pave_way_multigrid
                 : world_is_square(def) ? &pave_way_squares
                                        : &pave_way_tiling;
    result = def->multigrid         ? pave_world_multigrid_make(world, def, error)
             : world_is_square(def) ? world_make_squares(world, def, error)
                                    : pave_world_tiling_make(world, def, error);
    if (result) {
        pave_world_destroy(world);
        return result;
    }
    *out = world;
    return PAVE_OK;
}

void pave_world_destroy(pave_world *world)
{
    if (!world) return;
    pave_allocator from = world->allocator;
    pave_world_tiling_destroy(world);
    pave_world_multigrid_destroy(world);
    pave_blocks_destroy(world->blocks);
    pave_world_bias_destroy(world->bias);
    pave_array_release(&from, world->code_columns, world->filler_count,
                       sizeof *world->code_columns);
    pave_array_release(&from, world->by_code, world->code_count, sizeof *world->by_code);
    const size_t leveled = (size_t)world->filler_count * world->levels;
    pave_array_release(&from, world->corner_columns, leveled, sizeof *world->corner_columns);
    pave_array_release(&from, world->by_corners, world->corner_count, sizeof *world->by_corners);
    pave_array_release(&from, world->whole, leveled, sizeof *world->whole);
    pave_array_release(&from, world->id_of_code, world->code_count, sizeof *world->id_of_code);
    pave_array_release(&from, world->filler_code, world->filler_count, sizeof *world->filler_code);
    pave_array_release(&from, world->filler_id, world->filler_count, sizeof *world->filler_id);
    pave_array_release(&from, world, 1, sizeof *world);
}

pave_world_method pave_world_method_of(const pave_world *world) { return world->method; }
