/// src/world/squares/world_blocks_create.c: the tables of BLOCKS for a set: its combinations with
/// unset as a colour, the combinations with each colour, a base, and the aim that its tiles
/// approximate best.
#include "../../base/exact.h"

#include "../../base/bits.h"
#include "../../base/memory.h"
#include "world_blocks.h"

#include <stdlib.h>
#include <string.h>

enum {
    PAVE_TRIAL = 32,     ///< width and height of the trial that compares bases and aims, in cells
    PAVE_TRIAL_SEED = 1, ///< seed of the trial, the same for every set
    /// a colour counts as present if at least 1 / PAVE_TRIAL_SHARE of the features have it
    PAVE_TRIAL_SHARE = 50,
    PAVE_TRIAL_LINES = 200, ///< the same fraction for lines
    PAVE_BASES_MAX = 6,
    PAVE_PATCH_DEFAULT = 6
};

// ---- Colours and combinations -------------------------------------------------------------------

/// A tile that may occur, with its colours.
typedef struct pave_blocks_entry {
    uint64_t colors;
    uint32_t index; ///< index of the tile; UINT32_MAX: the empty cell
} pave_blocks_entry;

static int blocks_entry_compare(const void *left, const void *right)
{
    const pave_blocks_entry *a = left, *b = right;
    if (a->colors != b->colors) return a->colors < b->colors ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

/// Returns the colour of the feature at a place of a tile.
static uint8_t blocks_feature(const pave_wang_set *set, uint32_t index, int place)
{
    return pave_wang_feature_color(set, set->tiles[index].colors[place],
                                   pave_world_is_far((pave_wang_place)place));
}

/// Numbers the colours of tiles of positive weight. Returns whether unset is one of them.
static bool blocks_number_colors(pave_block_world *blocks, const pave_wang_set *set, uint8_t *dense)
{
    bool used[PAVE_WANG_COLORS_MAX + 1] = {false};
    for (uint32_t i = 0; i < set->tile_count; i++)
        for (int k = 0; k < blocks->place_count && set->weights[i]; k++)
            used[blocks_feature(set, i, blocks->places[k])] = true;
    for (int color = 0; color <= set->color_count; color++) {
        if (!used[color]) continue;
        dense[color] = (uint8_t)blocks->color_count;
        blocks->color[blocks->color_count++] = (uint8_t)color;
    }
    return used[0];
}

/// Lists the tiles that may occur. Adds the empty cell if unset is a colour and no tile is unset
/// everywhere.
static uint32_t blocks_list(const pave_block_world *blocks, const pave_wang_set *set,
                            const uint8_t *dense, bool unset, pave_blocks_entry *out)
{
    uint32_t count = 0;
    bool empty = false;
    for (uint32_t i = 0; i < set->tile_count; i++) {
        uint64_t colors = 0;
        for (int k = 0; k < blocks->place_count; k++)
            colors |= (uint64_t)dense[blocks_feature(set, i, blocks->places[k])]
                      << (8 * blocks->places[k]);
        if (!set->weights[i]) continue;
        empty |= colors == 0;
        out[count++] = (pave_blocks_entry){colors, i};
    }
    if (unset && !empty) out[count++] = (pave_blocks_entry){0, UINT32_MAX};
    qsort(out, count, sizeof *out, blocks_entry_compare);
    return count;
}

/// Makes the alias columns for the tiles of each combination.
static pave_result blocks_weigh(pave_block_world *blocks, const pave_wang_set *set,
                                const pave_blocks_entry *entries, uint32_t count, uint64_t *weights,
                                pave_alias *columns)
{
    if (count == 1) {
        const uint32_t index = entries->index,
                       id = index == UINT32_MAX ? PAVE_WANG_EMPTY : set->ids[index];
        *columns = (pave_alias){.threshold = 0, .value = id, .other = id};
        return PAVE_OK;
    }
    for (uint32_t i = 0; i < count; i++) weights[i] = set->weights[entries[i].index];
    pave_result result = pave_shares(weights, count, &blocks->world.allocator, weights + count);
    if (!result)
        result = pave_alias_build(weights + count, count, &blocks->world.allocator, columns);
    for (uint32_t i = 0; i < count && !result; i++) {
        columns[i].value = set->ids[entries[columns[i].value].index];
        columns[i].other = set->ids[entries[columns[i].other].index];
    }
    return result;
}

static pave_result blocks_combine(pave_block_world *blocks, const pave_wang_set *set,
                                  const pave_blocks_entry *entries, uint64_t *weights)
{
    pave_result result = PAVE_OK;
    const uint32_t count = blocks->tile_count;
    if (!pave_index_reserve(&blocks->index, count)) return PAVE_NO_MEMORY;
    for (uint32_t first = 0, end; first < count && !result; first = end) {
        for (end = first; end < count && entries[end].colors == entries[first].colors;) end++;
        const uint32_t number = blocks->combination_count++;
        blocks->combinations[number] =
            (pave_combination){entries[first].colors, first, end - first};
        pave_index_put(&blocks->index, entries[first].colors, (int32_t)number);
        result = blocks_weigh(blocks, set, entries + first, end - first, weights,
                              blocks->columns + first);
    }
    return result;
}

static pave_result blocks_take_tiles(pave_block_world *blocks, const pave_wang_set *set)
{
    uint8_t dense[PAVE_WANG_COLORS_MAX + 1] = {0};
    const bool unset = blocks_number_colors(blocks, set, dense);
    const size_t capacity = (size_t)set->tile_count + 1;
    pave_blocks_entry *entries =
        pave_array_take(&blocks->world.allocator, capacity, sizeof *entries);
    uint64_t *weights = pave_array_take(&blocks->world.allocator, 2 * capacity, sizeof *weights);
    blocks->tile_count = entries ? blocks_list(blocks, set, dense, unset, entries) : 0;
    blocks->combinations = pave_array_allocate(&blocks->world.allocator, blocks->tile_count,
                                               sizeof *blocks->combinations);
    blocks->columns =
        pave_array_allocate(&blocks->world.allocator, blocks->tile_count, sizeof *blocks->columns);
    pave_result result = entries && weights && blocks->combinations && blocks->columns
                             ? blocks_combine(blocks, set, entries, weights)
                             : PAVE_NO_MEMORY;
    PAVE_RELEASE(&blocks->world.allocator, weights, entries);
    return result;
}

static size_t blocks_holder_words(const pave_block_world *blocks)
{
    return (size_t)blocks->place_count * (size_t)blocks->color_count * (size_t)blocks->words;
}

/// Makes the bit sets of the combinations with each colour at each place, unless there are too many
/// to search.
static pave_result blocks_list_holders(pave_block_world *blocks)
{
    const uint32_t words = (blocks->combination_count + 63) / 64;
    if (words > PAVE_BLOCK_SEARCH_WORDS) return PAVE_OK;
    blocks->words = (int)words;
    blocks->holders = pave_array_allocate(&blocks->world.allocator, blocks_holder_words(blocks),
                                          sizeof *blocks->holders);
    if (!blocks->holders) return PAVE_NO_MEMORY;
    for (uint32_t i = 0; i < blocks->combination_count; i++)
        for (int k = 0; k < blocks->place_count; k++) {
            const size_t color =
                blocks->combinations[i].colors >> (8 * blocks->places[k]) & UINT8_MAX;
            pave_bits_set(
                blocks->holders + ((size_t)k * (size_t)blocks->color_count + color) * words, i);
        }
    return PAVE_OK;
}

// ---- Edges between corners ----------------------------------------------------------------------

static size_t blocks_between_size(const pave_block_world *blocks)
{
    return (size_t)PAVE_PLANE_VERTEX * (size_t)blocks->color_count * (size_t)blocks->color_count;
}

/// Sides of a tile as edges between two corners: plane, edge, first end and second end.
static const struct {
    uint8_t plane, edge, first, second;
} pave_blocks_sides[] = {{PAVE_PLANE_NORTH, PAVE_WANG_T, PAVE_WANG_TL, PAVE_WANG_TR},
                         {PAVE_PLANE_NORTH, PAVE_WANG_B, PAVE_WANG_BL, PAVE_WANG_BR},
                         {PAVE_PLANE_WEST, PAVE_WANG_L, PAVE_WANG_TL, PAVE_WANG_BL},
                         {PAVE_PLANE_WEST, PAVE_WANG_R, PAVE_WANG_TR, PAVE_WANG_BR}};
enum { PAVE_BLOCKS_SIDES = 4 };

static int blocks_key_compare(const void *left, const void *right)
{
    const uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
    return a < b ? -1 : a > b;
}

/// Finds the most frequent colour of an edge between two corners in the set. If no tile has these
/// corners, it is the corners' colour if both are equal, otherwise 0, which is unset if the set has
/// unset.
static void blocks_learn_between(pave_block_world *blocks, uint32_t *keys)
{
    const size_t colors = (size_t)blocks->color_count;
    uint32_t count = 0;
    for (int plane = 0; plane < PAVE_PLANE_VERTEX; plane++)
        for (size_t i = 0; i < colors; i++)
            blocks->between[((size_t)plane * colors + i) * colors + i] = (uint8_t)i;
    for (uint32_t i = 0; i < blocks->combination_count; i++)
        for (int side = 0; side < PAVE_BLOCKS_SIDES; side++) {
            const uint64_t all = blocks->combinations[i].colors;
            keys[count++] = (uint32_t)pave_blocks_sides[side].plane << 24 |
                            (uint32_t)(all >> (8 * pave_blocks_sides[side].first) & 255) << 16 |
                            (uint32_t)(all >> (8 * pave_blocks_sides[side].second) & 255) << 8 |
                            (uint32_t)(all >> (8 * pave_blocks_sides[side].edge) & 255);
        }
    qsort(keys, count, sizeof *keys, blocks_key_compare);
    uint32_t most = 0;
    for (uint32_t first = 0, end; first < count; first = end) {
        for (end = first; end < count && keys[end] == keys[first];) end++;
        const uint32_t key = keys[first];
        if (first == 0 || keys[first - 1] >> 8 != key >> 8) most = 0;
        if (end - first <= most) continue;
        most = end - first;
        blocks->between[((size_t)(key >> 24) * colors + (key >> 16 & 255)) * colors +
                        (key >> 8 & 255)] = (uint8_t)key;
    }
}

static pave_result blocks_make_between(pave_block_world *blocks)
{
    const size_t keys_count = (size_t)blocks->combination_count * PAVE_BLOCKS_SIDES;
    blocks->between = pave_array_allocate(&blocks->world.allocator, blocks_between_size(blocks),
                                          sizeof *blocks->between);
    uint32_t *keys = pave_array_take(&blocks->world.allocator, keys_count, sizeof *keys);
    if (blocks->between && keys && blocks->world.kind == PAVE_WANG_MIXED)
        blocks_learn_between(blocks, keys);
    pave_array_release(&blocks->world.allocator, keys);
    return blocks->between && keys ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Bases --------------------------------------------------------------------------------------

/// A tile that fits itself on every side.
typedef struct pave_base {
    uint8_t plane[PAVE_PLANES];
    int rank; ///< bases with a higher rank are tried first
} pave_base;

static uint8_t combination_color(const pave_combination *combination, int place)
{
    return (uint8_t)(combination->colors >> (8 * place));
}

static bool blocks_fits_itself(const pave_combination *combination)
{
    uint8_t color[PAVE_WANG_PLACES_SQUARE];
    for (int place = 0; place < PAVE_WANG_PLACES_SQUARE; place++)
        color[place] = combination_color(combination, place);
    return color[PAVE_WANG_T] == color[PAVE_WANG_B] && color[PAVE_WANG_L] == color[PAVE_WANG_R] &&
           color[PAVE_WANG_TL] == color[PAVE_WANG_TR] &&
           color[PAVE_WANG_TL] == color[PAVE_WANG_BL] && color[PAVE_WANG_TL] == color[PAVE_WANG_BR];
}

/// Returns the number of colours that share a tile with a colour.
static int blocks_meets(const pave_block_world *blocks, uint8_t color)
{
    bool met[PAVE_WANG_COLORS_MAX + 1] = {false};
    int count = 0;
    for (uint32_t i = 0; i < blocks->combination_count; i++) {
        bool has = false;
        for (int k = 0; k < blocks->place_count; k++)
            has |= combination_color(&blocks->combinations[i], blocks->places[k]) == color;
        for (int k = 0; k < blocks->place_count && has; k++)
            met[combination_color(&blocks->combinations[i], blocks->places[k])] = true;
    }
    for (int i = 0; i < blocks->color_count; i++) count += met[i];
    return count;
}

static bool blocks_is_uniform(const pave_block_world *blocks, const pave_combination *combination)
{
    const uint8_t color = combination_color(combination, blocks->places[0]);
    for (int k = 1; k < blocks->place_count; k++)
        if (combination_color(combination, blocks->places[k]) != color) return false;
    return true;
}

/// Lists the first PAVE_BASES_MAX bases by rank. If `wanted` is not negative, lists only bases of
/// that colour.
static int blocks_list_bases(const pave_block_world *blocks, int wanted, pave_base *out)
{
    int count = 0, meets[PAVE_WANG_COLORS_MAX + 1];
    for (int color = 0; color < blocks->color_count; color++)
        meets[color] = blocks_meets(blocks, (uint8_t)color);
    for (uint32_t i = 0; i < blocks->combination_count; i++) {
        const pave_combination *combination = &blocks->combinations[i];
        const uint8_t color = combination_color(combination, blocks->places[0]);
        if (!blocks_fits_itself(combination) || (wanted >= 0 && color != wanted)) continue;
        pave_base base = {{combination_color(combination, PAVE_WANG_L),
                           combination_color(combination, PAVE_WANG_T),
                           combination_color(combination, PAVE_WANG_TL)},
                          4 * meets[color] + 2 * blocks_is_uniform(blocks, combination) +
                              (blocks->color[color] == 0)};
        int at = count < PAVE_BASES_MAX ? count++ : PAVE_BASES_MAX;
        while (at > 0 && out[at - 1].rank < base.rank) {
            if (at < PAVE_BASES_MAX) out[at] = out[at - 1];
            at--;
        }
        if (at < PAVE_BASES_MAX) out[at] = base;
    }
    return count;
}

// ---- Shares -------------------------------------------------------------------------------------

/// Returns the most frequent colour of a base.
static uint8_t blocks_ground(const pave_block_world *blocks)
{
    return blocks
        ->base[blocks->world.kind == PAVE_WANG_CORNER ? PAVE_PLANE_VERTEX : PAVE_PLANE_NORTH];
}

/// Returns the default weight of a colour: 2; for the base, the number of colours minus 1, at least
/// 3. With terraces, colours far from the base weigh more, because they lose more to rims.
static double blocks_weight(const pave_block_world *blocks, int color)
{
    const int others = blocks->color_count - 1;
    if (color == blocks_ground(blocks)) return others < 3 ? 3 : others;
    return blocks->aim == PAVE_AIM_TERRACES && blocks->terraces > 0 ? 2 * blocks->apart[color] + 1
                                                                    : 2;
}

/// Converts shares of colours to thresholds of words: the given shares, or the default weights.
static pave_result blocks_share(pave_block_world *blocks, const double *asked)
{
    double weights[PAVE_WANG_COLORS_MAX + 1] = {0};
    uint64_t whole[PAVE_WANG_COLORS_MAX + 1], shares[PAVE_WANG_COLORS_MAX + 1], sum = 0;
    const int count = blocks->color_count;
    for (int i = 0; i < count; i++)
        weights[i] = asked ? asked[blocks->color[i]] : blocks_weight(blocks, i);
    pave_result result = pave_weights_to_integers(weights, count, whole);
    if (!result) result = pave_shares(whole, count, &blocks->world.allocator, shares);
    for (int i = 0; i < count && !result; i++) blocks->thresholds[i] = sum += shares[i];
    return result;
}

// ---- Trials -------------------------------------------------------------------------------------

/// The result of a trial with a base and an aim.
typedef struct pave_trial {
    int reached;   ///< number of colours present
    int aimed;     ///< number of features for which the aim differs from the base
    int agreement; ///< number of these that agree with the aim
    int different; ///< number of features that differ from the base
    bool terraces; ///< the aim was adapted to the tiles by terraces
} pave_trial;

static pave_result blocks_try(pave_block_world *blocks, const pave_base *base, pave_aim aim,
                              pave_piece *piece, pave_trial *out)
{
    int32_t left, top, seen[PAVE_WANG_COLORS_MAX + 1] = {0}, all = 0;
    const int first = blocks->world.kind == PAVE_WANG_CORNER ? PAVE_PLANE_VERTEX : 0,
              last = blocks->world.kind == PAVE_WANG_EDGE ? PAVE_PLANE_NORTH : PAVE_PLANE_VERTEX;
    memcpy(blocks->base, base->plane, sizeof blocks->base);
    blocks->aim = aim;
    pave_blocks_find_ways(blocks);
    if (blocks->stripes) pave_blocks_find_stripes(blocks);
    pave_result result = blocks_share(blocks, NULL);
    *out = (pave_trial){.terraces = aim == PAVE_AIM_TERRACES && blocks->terraces > 0};
    if (result) return result;
    pave_piece_decide(piece, blocks, pave_rect_of(0, 0, PAVE_TRIAL, PAVE_TRIAL), &left, &top);
    for (int plane = first; plane <= last; plane++)
        for (int i = 0; i < PAVE_TRIAL * PAVE_TRIAL; i++, all++) {
            const int at = (top + i / PAVE_TRIAL) * PAVE_PIECE_STRIDE + left + i % PAVE_TRIAL;
            const uint8_t color = piece->now[plane][at], wanted = piece->aim[plane][at];
            seen[color]++;
            out->different += color != base->plane[plane];
            out->aimed += wanted != base->plane[plane];
            out->agreement += wanted != base->plane[plane] && color == wanted;
        }
    for (int color = 0; color < blocks->color_count; color++)
        out->reached +=
            seen[color] * (aim == PAVE_AIM_LINES ? PAVE_TRIAL_LINES : PAVE_TRIAL_SHARE) >= all;
    return PAVE_OK;
}

/// Returns whether a later trial is good enough to replace the earlier base or aim: more colours,
/// or at least a quarter more agreement with the aim (which is not compared for terraces).
static bool trial_is_better(const pave_trial *trial, const pave_trial *than)
{
    if (trial->reached != than->reached) return trial->reached > than->reached;
    return !trial->terraces &&
           4 * trial->agreement * than->aimed > 5 * than->agreement * trial->aimed;
}

/// Chooses the aim using the first base, then chooses the base.
static pave_result blocks_choose(pave_block_world *blocks, const pave_base *bases, int base_count,
                                 pave_piece *piece, pave_trial *best)
{
    static const struct {
        int count;
        pave_aim aims[PAVE_AIMS];
    } ways[] = {[PAVE_WANG_EDGE] = {2, {PAVE_AIM_LINES, PAVE_AIM_CELLS}},
                [PAVE_WANG_CORNER] = {1, {PAVE_AIM_TERRACES}},
                [PAVE_WANG_MIXED] = {
                    4, {PAVE_AIM_CELLS, PAVE_AIM_CORNERS, PAVE_AIM_LINES, PAVE_AIM_TERRACES}}};
    const int kind = (int)blocks->world.kind;
    int base = 0;
    pave_aim aim = ways[kind].aims[0];
    pave_trial trial;
    pave_result result = blocks_try(blocks, &bases[0], aim, piece, best);
    for (int i = 1; i < ways[kind].count && !result; i++) {
        if (ways[kind].aims[i] == PAVE_AIM_TERRACES && blocks->terraces == 0)
            continue; // gives the same result as corners
        result = blocks_try(blocks, &bases[0], ways[kind].aims[i], piece, &trial);
        if (result || !trial_is_better(&trial, best)) continue;
        *best = trial;
        aim = ways[kind].aims[i];
    }
    for (int i = 1; i < base_count && !result; i++) {
        result = blocks_try(blocks, &bases[i], aim, piece, &trial);
        if (result || !trial_is_better(&trial, best)) continue;
        *best = trial;
        base = i;
    }
    return result ? result : blocks_try(blocks, &bases[base], aim, piece, &trial);
}

/// Chooses a base and direction of stripes that have more colours than a map of one tile. If there
/// are no such stripes, best->different stays 0.
static pave_result blocks_choose_stripes(pave_block_world *blocks, const pave_base *bases,
                                         int base_count, pave_piece *piece, pave_trial *best)
{
    if (!pave_blocks_make_stripes(blocks)) return PAVE_NO_MEMORY;
    const pave_base *base = &bases[0];
    pave_aim aim = PAVE_AIM_DOWN;
    pave_trial trial;
    pave_result result = PAVE_OK;
    *best = (pave_trial){0}; // a single tile may already have several colours
    for (int i = 0; i < 2 * base_count && !result; i++) {
        const pave_aim way = i % 2 ? PAVE_AIM_ACROSS : PAVE_AIM_DOWN;
        result = blocks_try(blocks, &bases[i / 2], way, piece, &trial);
        if (result || trial.different == 0 || trial.reached <= best->reached) continue;
        *best = trial;
        base = &bases[i / 2];
        aim = way;
    }
    return result ? result : blocks_try(blocks, base, aim, piece, &trial);
}

// ---- Creation and destruction -------------------------------------------------------------------

static bool blocks_joins(const pave_block_world *blocks)
{
    for (uint32_t i = 0; i < blocks->combination_count; i++)
        if (!blocks_is_uniform(blocks, &blocks->combinations[i])) return true;
    return false;
}

/// Returns the dense colour of the base that the caller requests, -1 for any, or -2 if no tile has
/// it.
static int blocks_wanted(const pave_block_world *blocks, int asked)
{
    if (asked == 0) return -1;
    for (int i = 0; i < blocks->color_count; i++)
        if (blocks->color[i] == (asked == PAVE_WANG_UNSET ? 0 : asked)) return i;
    return -2;
}

static pave_result blocks_settle(pave_block_world *blocks, const pave_world_def *def,
                                 pave_error *error)
{
    pave_base bases[PAVE_BASES_MAX];
    const int wanted = blocks_wanted(blocks, def->base),
              count = wanted == -2 ? 0 : blocks_list_bases(blocks, wanted, bases);
    if (count == 0 && def->base)
        return PAVE_FAIL(error, PAVE_INCOMPLETE,
                         "no tile of the colour of the base fits itself: name another colour");
    if (count == 0)
        return PAVE_FAIL(error, PAVE_INCOMPLETE,
                         "no tile fits itself, so no map can begin: draw a tile of one colour");
    pave_piece *piece = pave_array_take(&blocks->world.allocator, 1, sizeof *piece);
    if (!piece) return PAVE_NO_MEMORY;
    pave_trial best = {0};
    pave_result result = blocks_choose(blocks, bases, count, piece, &best);
    if (!result && best.different == 0)
        result = blocks_choose_stripes(blocks, bases, count, piece, &best);
    pave_array_release(&blocks->world.allocator, piece);
    blocks->patch = def->patch ? def->patch : PAVE_PATCH_DEFAULT;
    if (!result && def->shares) result = blocks_share(blocks, def->shares);
    if (result == PAVE_RANGE)
        return PAVE_FAIL(error, result, "shares must be 0 or more, finite, and not all 0");
    if (result || best.different > 0) return result;
    return PAVE_FAIL(error, PAVE_INCOMPLETE,
                     blocks_joins(blocks)
                         ? "the tiles that join colours allow only maps of one tile: draw more of "
                           "them (pave wang check lists what is missing)"
                         : "no tile joins two colours: draw tiles that have both");
}

bool pave_blocks_take_base(pave_block_world *blocks, int asked)
{
    pave_base bases[PAVE_BASES_MAX];
    const int wanted = blocks_wanted(blocks, asked);
    if (wanted == -2 || blocks_list_bases(blocks, wanted, bases) == 0) return false;
    memcpy(blocks->base, bases[0].plane, sizeof blocks->base);
    return true;
}

pave_result pave_blocks_open(pave_block_world *blocks, const pave_wang_set *set, pave_error *error)
{
    pave_world *world = &blocks->world;
    blocks->index.allocator = world->allocator;
    world->kind = pave_wang_acts_as(set);
    blocks->place_count = pave_wang_places(world->kind, 4, blocks->places);
    memcpy(blocks->color_mirror, set->color_mirror, sizeof blocks->color_mirror);
    blocks->patch = PAVE_PATCH_DEFAULT;
    pave_result result = blocks_take_tiles(blocks, set);
    if (!result) result = blocks_list_holders(blocks);
    if (!result) result = blocks_make_between(blocks);
    if (!result && !pave_blocks_make_meets(blocks)) result = PAVE_NO_MEMORY;
    return result ? PAVE_FAIL(error, result, "not enough memory for the tables of a world")
                  : PAVE_OK;
}

pave_result pave_blocks_make(pave_world *world, const pave_world_def *def, pave_error *error)
{
    pave_block_world *blocks = (pave_block_world *)world;
    const pave_wang_set *set = pave_squares_set(def);
    const int unset = set->color_count + 1;
    if (def->patch != 0 && (def->patch < PAVE_PATCH_MIN || def->patch > PAVE_PATCH_MAX))
        return PAVE_FAIL(error, PAVE_RANGE, "patches of %d cells: use %d to %d", def->patch,
                         PAVE_PATCH_MIN, PAVE_PATCH_MAX);
    world->set_hash = pave_wang_hash(set);
    world->has_empty = true;
    pave_result result = pave_blocks_open(blocks, set, error);
    if (result) return result;
    world->seed = PAVE_TRIAL_SEED;
    result = blocks_settle(blocks, def, error);
    world->seed = def->seed;
    if (!result && def->bias && blocks->stripes)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "the set makes only stripes, which cannot follow a bias");
    if (!result && def->bias)
        result =
            pave_world_bias_create(def, unset, unset, 1, &world->allocator, &world->bias, error);
    if (!result && def->bias) result = pave_blocks_follow(blocks);
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, result, "not enough memory for the tables of a world");
    return result;
}

void pave_blocks_release(pave_world *world)
{
    pave_block_world *blocks = (pave_block_world *)world;
    const pave_allocator *from = &world->allocator;
    PAVE_RELEASE(from, blocks->biased, blocks->returns, blocks->stripes, blocks->meets,
                 blocks->between, blocks->holders, blocks->columns, blocks->combinations);
    pave_index_release(&blocks->index);
}
