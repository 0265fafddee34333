/// src/patch/monotile_cells.c: lists the tiles of an area. A tiling is one cluster of level
/// PAVE_MONOTILE_LEVELS, far larger than the range. The seed selects a tile of a cluster three
/// levels below. That cluster is surrounded by others, so the range is covered for any choice of
/// the tile. The first corner of the tile is at the origin. The tiles of an area are found by
/// descending from the root, skipping clusters whose boxes miss the area.
#include "../base/exact.h"

#include "../base/area.h"
#include "../base/array.h"
#include "monotile_model.h"

#include <pave/random.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// A tiling, and data common to all clusters of the same kind and level. steps[l] has the motions
/// of clusters of level l within those of the next level.
typedef struct pave_monotile_frame {
    pave_monotile kind;
    const pave_monotile_rules *rules;
    int32_t kind_count;
    /// kind of each child, or -1
    int8_t children[PAVE_MONOTILE_KINDS_MAX][PAVE_MONOTILE_CHILDREN_MAX];
    pave_monotile_motion steps[PAVE_MONOTILE_LEVELS][PAVE_MONOTILE_PLACES_MAX];
    /// Extent of a cluster from its reference point, in each direction.
    double reach[PAVE_MONOTILE_LEVELS + 1][PAVE_MONOTILE_KINDS_MAX][PAVE_MONOTILE_DIRECTIONS];
    int64_t tiles[PAVE_MONOTILE_DRAWN + 1][PAVE_MONOTILE_KINDS_MAX]; ///< number of tiles in a
                                                                     ///< cluster
    pave_monotile_motion root;
} pave_monotile_frame;

// ---- Levels -------------------------------------------------------------------------------------

/// Computes (by[0] + by[1] z^2) a. If `mirrored`, the factor is reflected in the x axis.
static pave_monotile_point monotile_multiply(const int8_t *by, bool mirrored, pave_monotile_point a)
{
    return pave_monotile_sum(
        pave_monotile_scaled(a, by[0]),
        pave_monotile_scaled(pave_monotile_turned(a, mirrored ? PAVE_MONOTILE_DIRECTIONS - 2 : 2),
                             by[1]));
}

static void monotile_make_steps(pave_monotile_frame *frame)
{
    const pave_monotile_rules *rules = frame->rules;
    pave_monotile_point vectors[2] = {pave_monotile_small(rules->vectors[0]),
                                      pave_monotile_small(rules->vectors[1])};
    for (int level = 0; level < PAVE_MONOTILE_LEVELS; level++) {
        const bool mirrored = rules->alternate && level % 2 == 1;
        pave_monotile_point next[2];
        for (int i = 0; i < rules->place_count; i++) {
            const pave_monotile_place *place = &rules->places[i];
            frame->steps[level][i].turn =
                2 * (mirrored && place->turn > 0 ? 6 - place->turn : place->turn);
            frame->steps[level][i].step =
                pave_monotile_sum(monotile_multiply(place->along[0], mirrored, vectors[0]),
                                  monotile_multiply(place->along[1], mirrored, vectors[1]));
        }
        for (int i = 0; i < 2; i++)
            next[i] = pave_monotile_sum(monotile_multiply(rules->next[i][0], mirrored, vectors[0]),
                                        monotile_multiply(rules->next[i][1], mirrored, vectors[1]));
        memcpy(vectors, next, sizeof next);
    }
}

static int8_t monotile_kind_of(const pave_monotile_rules *rules, char letter)
{
    const char *found = strchr(rules->kinds, letter);
    return (int8_t)(found ? found - rules->kinds : -1);
}

static void monotile_make_children(pave_monotile_frame *frame)
{
    const pave_monotile_rules *rules = frame->rules;
    frame->kind_count = (int32_t)strlen(rules->kinds);
    for (int32_t kind = 0; kind < frame->kind_count; kind++) {
        const char *letters = rules->of[kind].children;
        const size_t count = strlen(letters);
        for (size_t i = 0; i < PAVE_MONOTILE_CHILDREN_MAX; i++)
            frame->children[kind][i] = i < count ? monotile_kind_of(rules, letters[i]) : (int8_t)-1;
    }
}

/// Returns the motion of child i in a cluster of a kind, one level above `level`.
static const pave_monotile_motion *monotile_step(const pave_monotile_frame *frame, int level,
                                                 int32_t kind, int i)
{
    return &frame->steps[level][frame->rules->of[kind].place + i];
}

static void monotile_count_tiles(pave_monotile_frame *frame)
{
    for (int level = 0; level <= PAVE_MONOTILE_DRAWN; level++)
        for (int32_t kind = 0; kind < frame->kind_count; kind++) {
            int64_t sum = level == 0 ? frame->rules->of[kind].leaf_count : 0;
            for (int i = 0; level > 0 && i < PAVE_MONOTILE_CHILDREN_MAX; i++) {
                const int8_t child = frame->children[kind][i];
                if (child >= 0) sum += frame->tiles[level - 1][child];
            }
            frame->tiles[level][kind] = sum;
        }
}

// ---- Boxes --------------------------------------------------------------------------------------

static double monotile_greater(double a, double b) { return a > b ? a : b; }

/// Returns the component of a point along a direction.
static double monotile_along(pave_monotile_point point, int direction)
{
    const int back = (PAVE_MONOTILE_DIRECTIONS - direction) % PAVE_MONOTILE_DIRECTIONS;
    return pave_monotile_position(pave_monotile_turned(point, back), 1.0).x;
}

static double monotile_leaf_reach(const pave_monotile_rules *rules, const pave_monotile_leaf *leaf,
                                  int direction)
{
    double most = -DBL_MAX;
    for (int k = 0; k < PAVE_MONOTILE_CORNERS; k++) {
        pave_monotile_point corner = pave_monotile_small(rules->outline[k]);
        if (leaf->mirrored) corner = pave_monotile_mirrored(corner);
        corner = pave_monotile_sum(pave_monotile_turned(corner, leaf->turn),
                                   pave_monotile_small(leaf->n));
        most = monotile_greater(most, monotile_along(corner, direction));
    }
    return most;
}

static double monotile_cluster_reach(const pave_monotile_frame *frame, int level, int32_t kind,
                                     int direction)
{
    const pave_monotile_rule *rule = &frame->rules->of[kind];
    double most = -DBL_MAX;
    for (int i = 0; level == 0 && i < rule->leaf_count; i++)
        most = monotile_greater(
            most,
            monotile_leaf_reach(frame->rules, &frame->rules->leaves[rule->leaf + i], direction));
    for (int i = 0; level > 0 && i < PAVE_MONOTILE_CHILDREN_MAX; i++) {
        const int8_t child = frame->children[kind][i];
        if (child < 0) continue;
        const pave_monotile_motion *step = monotile_step(frame, level - 1, kind, i);
        const int within =
            (direction + PAVE_MONOTILE_DIRECTIONS - step->turn) % PAVE_MONOTILE_DIRECTIONS;
        most = monotile_greater(most, monotile_along(step->step, direction) +
                                          frame->reach[level - 1][child][within]);
    }
    return most;
}

static void monotile_make_reach(pave_monotile_frame *frame)
{
    for (int level = 0; level <= PAVE_MONOTILE_LEVELS; level++)
        for (int32_t kind = 0; kind < frame->kind_count; kind++)
            for (int d = 0; d < PAVE_MONOTILE_DIRECTIONS; d++)
                frame->reach[level][kind][d] = monotile_cluster_reach(frame, level, kind, d);
}

/// Returns whether the box of a moved cluster misses a given box. Positions of far clusters are
/// accurate to about 2^-10, so a margin of one unit is safe.
static bool monotile_misses(const pave_monotile_frame *frame, int level, int32_t kind,
                            pave_monotile_motion at, const pave_box *box)
{
    const double *reach = frame->reach[level][kind];
    const pave_vec2 place = pave_monotile_position(at.step, 1.0);
    const int turn = PAVE_MONOTILE_DIRECTIONS - at.turn;
    return place.x + reach[turn % 12] + 1.0 < box->min.x ||
           place.y + reach[(turn + 3) % 12] + 1.0 < box->min.y ||
           place.x - reach[(turn + 6) % 12] - 1.0 > box->max.x ||
           place.y - reach[(turn + 9) % 12] - 1.0 > box->max.y;
}

// ---- The seed -----------------------------------------------------------------------------------

/// Draws a number below `count`, and a rotation of the tiling in steps of 60 degrees.
static int64_t monotile_draw(const pave_monotile_def *def, int64_t count, int32_t *turn)
{
    const uint64_t limit = UINT64_MAX - UINT64_MAX % (uint64_t)count;
    for (int32_t attempt = 0;; attempt++) {
        const pave_random_words words =
            pave_random_at(def->seed, PAVE_STREAM_MONOTILE, attempt, 0, (uint32_t)def->kind, 0);
        const uint64_t number = words.word[0] | (uint64_t)words.word[1] << 32;
        *turn = (int32_t)pave_random_below(words.word[2], 6);
        if (number < limit) return (int64_t)(number % (uint64_t)count);
    }
}

/// Descends to child i of the cluster at `at`, which is one level above `level`.
static void monotile_enter(const pave_monotile_frame *frame, int level, int32_t *kind, int i,
                           pave_monotile_motion *at)
{
    *at = pave_monotile_after(*at, *monotile_step(frame, level, *kind, i));
    *kind = frame->children[*kind][i];
}

/// Places the root so that the first corner of the selected tile is at the origin.
static void monotile_place_root(const pave_monotile_def *def, pave_monotile_frame *frame)
{
    const pave_monotile_rules *rules = frame->rules;
    int32_t kind = monotile_kind_of(rules, rules->root), turn;
    pave_monotile_motion at = {0};
    int level = PAVE_MONOTILE_LEVELS;
    for (int i = 0; i < PAVE_MONOTILE_PATH; i++)
        monotile_enter(frame, --level, &kind, rules->path[i], &at);
    int64_t number = monotile_draw(def, frame->tiles[level][kind], &turn);
    while (level-- > 0) {
        int i = 0;
        for (;; i++) {
            const int8_t child = frame->children[kind][i];
            const int64_t tiles = child < 0 ? 0 : frame->tiles[level][child];
            if (number < tiles) break;
            number -= tiles;
        }
        monotile_enter(frame, level, &kind, i, &at);
    }
    const pave_monotile_leaf *leaf = &rules->leaves[rules->of[kind].leaf + number];
    const pave_monotile_point corner =
        pave_monotile_sum(pave_monotile_turned(pave_monotile_small(leaf->n), at.turn), at.step);
    frame->root.turn = 2 * turn;
    frame->root.step = pave_monotile_scaled(pave_monotile_turned(corner, frame->root.turn), -1);
}

static void monotile_make_frame(const pave_monotile_def *def, pave_monotile_frame *frame)
{
    frame->kind = def->kind;
    frame->rules = pave_monotile_rules_of(def->kind);
    monotile_make_steps(frame);
    monotile_make_children(frame);
    monotile_count_tiles(frame);
    monotile_make_reach(frame);
    monotile_place_root(def, frame);
}

// ---- Areas --------------------------------------------------------------------------------------

static bool monotile_add(const pave_monotile_frame *frame, const pave_area *area, int32_t kind,
                         pave_monotile_motion at, pave_monotile_list *list)
{
    const pave_monotile_rule *rule = &frame->rules->of[kind];
    for (int i = 0; i < rule->leaf_count; i++) {
        pave_monotile_found found;
        found.cell = pave_monotile_cell_of(frame->kind, &frame->rules->leaves[rule->leaf + i], at);
        found.center = pave_monotile_center(frame->kind, found.cell);
        if (!pave_area_contains(area, found.center)) continue;
        if (!pave_array_reserve(&list->allocator, &list->tiles, &list->room, list->count + 1,
                                sizeof *list->tiles))
            return false;
        list->tiles[list->count++] = found;
    }
    return true;
}

/// Lists the tiles of a cluster. Recursion depth is at most PAVE_MONOTILE_LEVELS.
static bool monotile_walk(const pave_monotile_frame *frame, const pave_area *area, int level,
                          int32_t kind, pave_monotile_motion at, pave_monotile_list *list)
{
    if (monotile_misses(frame, level, kind, at, &area->box)) return true;
    if (level == 0) return monotile_add(frame, area, kind, at, list);
    for (int i = 0; i < PAVE_MONOTILE_CHILDREN_MAX; i++) {
        if (frame->children[kind][i] < 0) continue;
        int32_t child = kind;
        pave_monotile_motion there = at;
        monotile_enter(frame, level - 1, &child, i, &there);
        if (!monotile_walk(frame, area, level - 1, child, there, list)) return false;
    }
    return true;
}

static int monotile_compare(const void *a, const void *b)
{
    const pave_monotile_found *one = a, *other = b;
    if (one->center.y != other->center.y) return one->center.y < other->center.y ? -1 : 1;
    if (one->center.x != other->center.x) return one->center.x < other->center.x ? -1 : 1;
    return 0;
}

pave_result pave_monotile_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY,
                     "not enough memory for the tiles: free some, or use a smaller area");
}

static pave_result monotile_check(const pave_monotile_def *def, const pave_area *area,
                                  pave_error *error)
{
    const double far = PAVE_MONOTILE_FAR;
    const pave_box *box = &area->box;
    if (!pave_word(pave_monotile_words, def->kind))
        return PAVE_FAIL(error, PAVE_RANGE, "shape %d does not exist: use a hat or a spectre",
                         (int)def->kind);
    if (box->min.x >= -far && box->max.x <= far && box->min.y >= -far && box->max.y <= far &&
        box->min.x <= box->max.x && box->min.y <= box->max.y)
        return PAVE_OK;
    return PAVE_FAIL(error, PAVE_RANGE,
                     "the area reaches too far out, or its box ends before it begins: use one "
                     "within 2^28 of the origin");
}

pave_result pave_monotile_gather(const pave_monotile_def *def, const pave_area *area,
                                 const pave_allocator *allocator, pave_monotile_list *list,
                                 pave_error *error)
{
    *list = (pave_monotile_list){.allocator = pave_allocator_or_default(allocator)};
    const pave_result result = monotile_check(def, area, error);
    if (result != PAVE_OK) return result;
    pave_monotile_frame *frame = pave_array_take(allocator, 1, sizeof *frame);
    if (!frame) return pave_monotile_no_memory(error);
    monotile_make_frame(def, frame);
    const bool listed =
        monotile_walk(frame, area, PAVE_MONOTILE_LEVELS,
                      monotile_kind_of(frame->rules, frame->rules->root), frame->root, list);
    pave_array_release(allocator, frame);
    if (!listed) return pave_monotile_no_memory(error);
    if (list->count > 1)
        qsort(list->tiles, (size_t)list->count, sizeof *list->tiles, monotile_compare);
    return PAVE_OK;
}
