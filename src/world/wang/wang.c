/// src/world/wang/wang.c: Wang tile sets: creation, access and matching.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "wang_symmetry.h"

#include <stdlib.h>
#include <string.h>

const char *const pave_wang_kind_words[] = {"edge", "corner", "mixed", NULL};
const char *const pave_wang_symmetry_words[] = {"rotate",    "mirror",       "flip",
                                                "half-turn", "prefer-plain", NULL};

int pave_wang_places(pave_wang_kind kind, int sides, uint8_t *out)
{
    assert(sides >= 3 && sides <= PAVE_WANG_SIDES_MAX);
    int count = 0;
    for (int place = 0; place < 2 * sides; place++)
        if (kind == PAVE_WANG_MIXED || place % 2 == (kind == PAVE_WANG_CORNER))
            out[count++] = (uint8_t)place;
    return count;
}

// ---- Checking and copying -----------------------------------------------------------------------

static pave_result wang_check_counts(const pave_wang_def *def, pave_error *error)
{
    if (!pave_word(pave_wang_kind_words, def->kind))
        return PAVE_FAIL(error, PAVE_RANGE, "kind %d: use an edge, a corner or a mixed set",
                         (int)def->kind);
    if (def->sides != 0 && (def->sides < 3 || def->sides > PAVE_WANG_SIDES_MAX))
        return PAVE_FAIL(error, PAVE_RANGE, "tiles of %d sides: use 3 to %d", def->sides,
                         PAVE_WANG_SIDES_MAX);
    if (def->color_count < 1 || def->color_count > PAVE_WANG_COLORS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d colours: a set has 1 to %d", def->color_count,
                         PAVE_WANG_COLORS_MAX);
    if (def->tile_count < 1 || def->tile_count > PAVE_WANG_TILES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%lu tiles: a set has 1 to %d",
                         (unsigned long)def->tile_count, PAVE_WANG_TILES_MAX);
    return PAVE_OK;
}

/// The state of a set's creation.
typedef struct pave_wang_draft {
    const pave_wang_def *def;
    pave_wang_frame frame;
    bool turns; ///< whether any tile has symmetries
    /// PAVE_WANG_PREFER_PLAIN: sorted combinations of untransformed tiles
    pave_wang_tile *plain;
    uint32_t plain_count;  ///< number of elements of `plain`
    pave_wang_tile *tiles; ///< tile_count elements: the given tiles
    double *shares;        ///< by index in the set: the pose's part of its tile's weight
    uint64_t pose_count;   ///< total number of poses
} pave_wang_draft;

static uint32_t wang_symmetries_at(const pave_wang_def *def, uint32_t i)
{
    return def->tile_symmetries ? def->tile_symmetries[i] : def->symmetries;
}

static pave_result wang_check_symmetries(const pave_wang_set *set, pave_wang_draft *draft,
                                         pave_error *error)
{
    const pave_wang_def *def = draft->def;
    pave_result result = pave_wang_frame_make(set->sides, def->mirror_sum, def->color_count,
                                              def->color_mirrors, &draft->frame, error);
    if (!result) result = pave_wang_symmetries_check(def->symmetries, set->sides, error);
    draft->turns = (def->symmetries & ~(uint32_t)PAVE_WANG_PREFER_PLAIN) != 0;
    for (uint32_t i = 0; def->tile_symmetries && i < def->tile_count && !result; i++) {
        result = pave_wang_symmetries_check(def->tile_symmetries[i], set->sides, error);
        draft->turns = draft->turns || def->tile_symmetries[i] != 0;
    }
    return result;
}

static pave_result wang_check_id(const pave_wang_set *set, const pave_wang_draft *draft,
                                 uint32_t id, pave_error *error)
{
    const uint32_t mask = pave_wang_pose_mask(set->sides);
    if (draft->turns && id & mask)
        return PAVE_FAIL(
            error, PAVE_INVALID,
            "a tile has the id %lu: where tiles are turned or mirrored, use ids up to %lu",
            (unsigned long)id, (unsigned long)~mask);
    return PAVE_OK;
}

static pave_result wang_copy_tiles(const pave_wang_set *set, pave_wang_draft *draft,
                                   pave_error *error)
{
    const pave_wang_def *def = draft->def;
    const size_t stride = 2 * (size_t)set->sides;
    for (uint32_t i = 0; i < def->tile_count; i++) {
        const uint32_t id = def->ids ? def->ids[i] : i;
        const pave_result result = wang_check_id(set, draft, id, error);
        if (result) return result;
        for (int k = 0; k < set->place_count; k++) {
            uint8_t color = def->colors[(size_t)i * stride + set->places[k]];
            if (color > set->color_count)
                return PAVE_FAIL(
                    error, PAVE_INVALID,
                    "tile %lu has colour %d where the set has %d colour%s: correct the tile",
                    (unsigned long)id, color, set->color_count, set->color_count == 1 ? "" : "s");
            draft->tiles[i].colors[set->places[k]] = color;
        }
    }
    return PAVE_OK;
}

// ---- Poses --------------------------------------------------------------------------------------

static int wang_tile_compare(const void *left, const void *right)
{
    return memcmp(left, right, sizeof(pave_wang_tile));
}

/// Collects the combinations of untransformed tiles of positive weight.
static pave_result wang_collect_plain(const pave_wang_set *set, pave_wang_draft *draft)
{
    const pave_wang_def *def = draft->def;
    if (!(def->symmetries & PAVE_WANG_PREFER_PLAIN)) return PAVE_OK;
    draft->plain = pave_array_allocate(&set->allocator, def->tile_count, sizeof *draft->plain);
    if (!draft->plain) return PAVE_NO_MEMORY;
    for (uint32_t i = 0; i < def->tile_count; i++)
        if (!def->tile_weights || def->tile_weights[i] > 0)
            draft->plain[draft->plain_count++] = draft->tiles[i];
    qsort(draft->plain, draft->plain_count, sizeof *draft->plain, wang_tile_compare);
    return PAVE_OK;
}

/// Writes the poses of a tile, the untransformed tile first, and returns their number. `out` and
/// `how` must hold at least PAVE_WANG_ELEMENTS_MAX elements.
static int wang_list_poses(const pave_wang_draft *draft, uint32_t i, pave_wang_tile *out,
                           pave_wang_element *how)
{
    const pave_wang_group group =
        pave_wang_group_make(draft->frame.sides, wang_symmetries_at(draft->def, i));
    int count = 0;
    for (int g = 0; g < group.count; g++) {
        pave_wang_lay(&draft->frame, group.element[g], &draft->tiles[i], &out[count]);
        bool known = g > 0 && draft->plain &&
                     bsearch(&out[count], draft->plain, draft->plain_count, sizeof *draft->plain,
                             wang_tile_compare);
        for (int k = 0; k < count && !known; k++)
            known = wang_tile_compare(&out[k], &out[count]) == 0;
        if (!known) how[count++] = group.element[g];
    }
    return count;
}

static pave_result wang_count_poses(pave_wang_set *set, pave_wang_draft *draft, pave_error *error)
{
    pave_wang_tile tiles[PAVE_WANG_ELEMENTS_MAX];
    pave_wang_element how[PAVE_WANG_ELEMENTS_MAX];
    uint64_t count = draft->turns ? 0 : draft->def->tile_count;
    for (uint32_t i = 0; draft->turns && i < draft->def->tile_count; i++)
        count += (uint64_t)wang_list_poses(draft, i, tiles, how);
    if (count > PAVE_WANG_TILES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%lu tiles have %llu poses: a set has up to %d of them",
                         (unsigned long)draft->def->tile_count, (unsigned long long)count,
                         PAVE_WANG_TILES_MAX);
    set->tile_count = (uint32_t)count;
    return PAVE_OK;
}

static void wang_add_poses(pave_wang_set *set, const pave_wang_draft *draft)
{
    const pave_wang_def *def = draft->def;
    pave_wang_tile tiles[PAVE_WANG_ELEMENTS_MAX];
    pave_wang_element how[PAVE_WANG_ELEMENTS_MAX] = {{0}};
    uint32_t index = 0;
    for (uint32_t i = 0; i < def->tile_count; i++) {
        int count = 1;
        tiles[0] = draft->tiles[i];
        if (draft->turns) count = wang_list_poses(draft, i, tiles, how);
        for (int k = 0; k < count; k++, index++) {
            set->tiles[index] = tiles[k];
            set->ids[index] =
                (def->ids ? def->ids[i] : i) | pave_wang_element_bits(set->sides, how[k]);
            draft->shares[index] = (def->tile_weights ? def->tile_weights[i] : 1) / count;
        }
    }
    assert(index == set->tile_count);
}

/// An id and its index; equal ids are ordered by index.
typedef struct pave_wang_id {
    uint32_t id, index;
} pave_wang_id;

static int wang_id_compare(const void *left, const void *right)
{
    const pave_wang_id *a = left, *b = right;
    if (a->id != b->id) return a->id < b->id ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

static pave_result wang_sort_ids(pave_wang_set *set, pave_error *error)
{
    pave_wang_id *order = pave_array_allocate(&set->allocator, set->tile_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    for (uint32_t i = 0; i < set->tile_count; i++)
        order[i] = (pave_wang_id){.id = set->ids[i], .index = i};
    qsort(order, set->tile_count, sizeof *order, wang_id_compare);
    pave_result result = PAVE_OK;
    for (uint32_t i = 0; i < set->tile_count && !result; i++) {
        set->by_id[i] = order[i].index;
        if (i > 0 && order[i].id == order[i - 1].id)
            result = PAVE_FAIL(error, PAVE_INVALID, "tile %lu is in the set twice: keep one",
                               (unsigned long)order[i].id);
    }
    pave_array_release(&set->allocator, order);
    return result;
}

// ---- Weights ------------------------------------------------------------------------------------

/// Returns the effective weight: the pose's share times the weights of its colours, in order of
/// place.
static double wang_effective_weight(const pave_wang_set *set, const pave_wang_draft *draft,
                                    uint32_t index)
{
    double weight = draft->shares[index];
    for (int k = 0; k < set->place_count; k++) {
        uint8_t color = set->tiles[index].colors[set->places[k]];
        if (color > 0 && draft->def->color_weights) weight *= draft->def->color_weights[color - 1];
    }
    return weight;
}

static pave_result wang_weigh(pave_wang_set *set, const pave_wang_draft *draft, pave_error *error)
{
    for (uint32_t i = 0; i < set->tile_count; i++)
        draft->shares[i] = wang_effective_weight(set, draft, i);
    pave_result result = pave_weights_to_integers(draft->shares, set->tile_count, set->weights);
    if (result)
        return PAVE_FAIL(
            error, result,
            "the weights of tiles and colours must be 0 or more, finite, and not all 0");
    return PAVE_OK;
}

// ---- Combinations -------------------------------------------------------------------------------

bool pave_wang_fills(const pave_wang_set *set, uint32_t index)
{
    if (set->weights[index] == 0) return false;
    for (int k = 0; k < set->place_count; k++)
        if (set->tiles[index].colors[set->places[k]] == 0) return false;
    return true;
}

/// A combination, and a tile that has it.
typedef struct pave_wang_holder {
    pave_wang_tile tile;
    uint32_t index;
} pave_wang_holder;

static int wang_holder_compare(const void *left, const void *right)
{
    const pave_wang_holder *a = left, *b = right;
    int order = memcmp(&a->tile, &b->tile, sizeof a->tile);
    if (order) return order;
    return a->index < b->index ? -1 : a->index > b->index;
}

static pave_result wang_collect_held(pave_wang_set *set)
{
    pave_wang_holder *order = pave_array_allocate(&set->allocator, set->tile_count, sizeof *order);
    if (!order) return PAVE_NO_MEMORY;
    uint32_t count = 0;
    for (uint32_t i = 0; i < set->tile_count; i++)
        if (pave_wang_fills(set, i))
            order[count++] = (pave_wang_holder){.tile = set->tiles[i], .index = i};
    qsort(order, count, sizeof *order, wang_holder_compare);
    for (uint32_t i = 0; i < count; i++)
        if (i == 0 || memcmp(&order[i].tile, &order[i - 1].tile, sizeof order[i].tile) != 0)
            set->held[set->held_count++] = order[i].index;
    pave_array_release(&set->allocator, order);
    return PAVE_OK;
}

// ---- Creation and destruction -------------------------------------------------------------------

static pave_result wang_allocate(pave_wang_set *set)
{
    set->ids = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->ids);
    set->by_id = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->by_id);
    set->tiles = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->tiles);
    set->weights = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->weights);
    set->held = pave_array_allocate(&set->allocator, set->tile_count, sizeof *set->held);
    return set->ids && set->by_id && set->tiles && set->weights && set->held ? PAVE_OK
                                                                             : PAVE_NO_MEMORY;
}

static void wang_begin(pave_wang_set *set, const pave_wang_def *def,
                       const pave_allocator *allocator)
{
    set->allocator = pave_allocator_or_default(allocator);
    set->kind = def->kind;
    set->sides = def->sides ? def->sides : 4;
    set->color_count = def->color_count;
    set->symmetries = def->symmetries;
    set->place_count = pave_wang_places(set->kind, set->sides, set->places);
}

/// Moves the results of the draft to the set.
static pave_result wang_take_draft(pave_wang_set *set, pave_wang_draft *draft)
{
    set->mirror_sum = draft->frame.mirror_sum;
    memcpy(set->color_mirror, draft->frame.color_mirror, sizeof set->color_mirror);
    for (int color = 1; color <= set->color_count; color++)
        set->chiral = set->chiral || set->color_mirror[color] != color;
    draft->shares = pave_array_allocate(&set->allocator, set->tile_count, sizeof *draft->shares);
    const pave_result result = draft->shares ? wang_allocate(set) : PAVE_NO_MEMORY;
    if (!result) wang_add_poses(set, draft);
    return result;
}

static pave_result wang_build(pave_wang_set *set, const pave_wang_def *def, pave_error *error)
{
    pave_wang_draft draft = {.def = def};
    pave_result result = wang_check_symmetries(set, &draft, error);
    if (!result) {
        draft.tiles = pave_array_allocate(&set->allocator, def->tile_count, sizeof *draft.tiles);
        if (!draft.tiles) result = PAVE_NO_MEMORY;
    }
    if (!result) result = wang_copy_tiles(set, &draft, error);
    if (!result) result = wang_collect_plain(set, &draft);
    if (!result) result = wang_count_poses(set, &draft, error);
    if (!result) result = wang_take_draft(set, &draft);
    if (!result) result = wang_sort_ids(set, error);
    if (!result) result = wang_weigh(set, &draft, error);
    if (!result) result = wang_collect_held(set);
    PAVE_RELEASE(&set->allocator, draft.shares, draft.plain, draft.tiles);
    return result;
}

pave_result pave_wang_make(const pave_wang_def *def, const pave_allocator *allocator,
                           pave_wang_set **out, pave_error *error)
{
    assert(def && out);
    *out = NULL;
    pave_result result = wang_check_counts(def, error);
    if (result) return result;
    assert(def->colors);
    pave_wang_set *set = pave_array_allocate(allocator, 1, sizeof *set);
    if (!set) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a tile set");
    wang_begin(set, def, allocator);
    result = wang_build(set, def, error);
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, result, "not enough memory for %lu tiles", (unsigned long)def->tile_count);
    if (result)
        pave_wang_destroy(set);
    else
        *out = set;
    return result;
}

pave_result pave_wang_create(const pave_wang_def *def, const pave_allocator *allocator,
                             pave_wang_set **out, pave_error *error)
{
    assert(def && out);
    *out = NULL;
    for (uint32_t i = 0; def->ids && i < def->tile_count; i++)
        if (def->ids[i] == PAVE_WANG_EMPTY)
            return PAVE_FAIL(
                error, PAVE_INVALID,
                "a tile has the id %lu, which is reserved for empty cells: use another",
                (unsigned long)def->ids[i]);
    return pave_wang_make(def, allocator, out, error);
}

void pave_wang_destroy(pave_wang_set *set)
{
    if (!set) return;
    pave_allocator allocator = set->allocator;
    PAVE_RELEASE(&allocator, set->held, set->weights, set->tiles, set->by_id, set->ids, set);
}

// ---- Reading ------------------------------------------------------------------------------------

pave_wang_kind pave_wang_kind_of(const pave_wang_set *set) { return set->kind; }
int pave_wang_color_count(const pave_wang_set *set) { return set->color_count; }
int pave_wang_sides(const pave_wang_set *set) { return set->sides; }
uint32_t pave_wang_symmetries(const pave_wang_set *set) { return set->symmetries; }
uint32_t pave_wang_tile_count(const pave_wang_set *set) { return set->tile_count; }

int pave_wang_color_mirror(const pave_wang_set *set, int color)
{
    assert(color >= 0 && color <= set->color_count);
    return set->color_mirror[color];
}

uint32_t pave_wang_tile_id(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->ids[index];
}

uint32_t pave_wang_tile_index(const pave_wang_set *set, uint32_t id)
{
    // binary search for the first index whose id is at least `id`
    uint32_t low = 0, high = set->tile_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (set->ids[set->by_id[middle]] < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < set->tile_count && set->ids[set->by_id[low]] == id ? set->by_id[low] : UINT32_MAX;
}

const uint8_t *pave_wang_tile_colors(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->tiles[index].colors;
}

/// Returns the place of a tile whose colour a pose has at `place` (mirrored if the pose is
/// mirrored). `mirror_sum` is as in pave_wang_def, but not 0. Constant time.
static int wang_pose_place(int sides, int mirror_sum, pave_wang_pose pose, int place)
{
    const int turned = (place - 2 * pose.turns + 2 * sides) % (2 * sides);
    return pose.mirrored ? (2 * mirror_sum - turned + 2 * sides) % (2 * sides) : turned;
}

const uint8_t *pave_wang_colors_of(const pave_wang_set *set, uint32_t id, uint8_t *turned)
{
    uint32_t index = pave_wang_tile_index(set, id);
    if (index != UINT32_MAX) return set->tiles[index].colors;
    const pave_wang_pose pose = pave_wang_pose_of(set->sides, id);
    index = id == PAVE_WANG_EMPTY ? UINT32_MAX : pave_wang_tile_index(set, pose.base);
    if (index == UINT32_MAX) return NULL;
    for (int k = 0; k < 2 * set->sides; k++) {
        const int place = wang_pose_place(set->sides, set->mirror_sum, pose, k);
        const uint8_t color = set->tiles[index].colors[place];
        turned[k] = pose.mirrored ? set->color_mirror[color] : color;
    }
    return turned;
}

uint32_t pave_wang_open_sides(const pave_wang_set *set, uint32_t id, const bool *passable)
{
    uint8_t turned[PAVE_WANG_PLACES_MAX];
    const uint8_t *colors = pave_wang_colors_of(set, id, turned);
    const bool by_corners = set->kind == PAVE_WANG_CORNER;
    uint32_t open = 0;
    for (int k = 0; colors && k < set->sides; k++) {
        const int color = colors[2 * k + by_corners];
        if (color == 0 || !passable[color] || !passable[set->color_mirror[color]]) continue;
        open |= UINT32_C(1) << k;
        if (by_corners) open |= UINT32_C(1) << (k + 1) % set->sides;
    }
    return open;
}

uint64_t pave_wang_tile_weight(const pave_wang_set *set, uint32_t index)
{
    assert(index < set->tile_count);
    return set->weights[index];
}

// ---- Matching -----------------------------------------------------------------------------------

static bool wang_color_fits(uint8_t color, uint8_t constraint)
{
    return constraint == PAVE_WANG_FREE ||
           color == (constraint == PAVE_WANG_UNSET ? 0 : constraint);
}

bool pave_wang_fits(const pave_wang_set *set, uint32_t index, const uint8_t *constraints)
{
    assert(index < set->tile_count);
    for (int k = 0; k < set->place_count; k++) {
        int place = set->places[k];
        if (!wang_color_fits(set->tiles[index].colors[place], constraints[place])) return false;
    }
    return true;
}

pave_result pave_wang_match(const pave_wang_set *set, const uint8_t *constraints, uint32_t *out,
                            int64_t capacity, int64_t *count)
{
    int64_t found = 0;
    assert(count && (out || capacity <= 0));
    for (uint32_t i = 0; i < set->tile_count; i++) found += pave_wang_fits(set, i, constraints);
    *count = found;
    if (found > capacity) return PAVE_CAPACITY;
    for (uint32_t i = 0; found > 0; i++) {
        if (!pave_wang_fits(set, i, constraints)) continue;
        *out++ = i;
        found--;
    }
    return PAVE_OK;
}

uint64_t pave_wang_hash(const pave_wang_set *set)
{
    const uint32_t head[] = {(uint32_t)set->kind, (uint32_t)set->sides, (uint32_t)set->color_count,
                             set->tile_count};
    uint64_t hash = pave_hash(PAVE_HASH_START, head, sizeof head / sizeof *head);
    for (uint32_t i = 0; i < set->tile_count; i++) {
        const uint8_t *colors = set->tiles[i].colors;
        hash = pave_hash_64(pave_hash_word(hash, set->ids[i]), set->weights[i]);
        for (int place = 0; place < 2 * set->sides; place++)
            hash = pave_hash_word(hash, colors[place]);
    }
    for (int color = 1; set->chiral && color <= set->color_count; color++)
        hash = pave_hash_word(hash, set->color_mirror[color]);
    return hash;
}
