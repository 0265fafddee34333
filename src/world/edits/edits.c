/// src/world/edits/edits.c: the edits object: creates it, with tables of each cell's edges and
/// corners and of tiles by their colours, and lists its edits.
#include "../../base/exact.h"

#include "../../tiling/window_shapes.h"
#include "edits_model.h"

#include <stdlib.h>
#include <string.h>

const char *const pave_edit_kind_words[] = {"pin", "clear", "color", "area", "pins", NULL};

// ---- Features -----------------------------------------------------------------------------------

static int edit_spot_compare(const void *left, const void *right)
{
    const pave_edit_spot *a = left, *b = right;
    if (a->r != b->r) return a->r < b->r ? -1 : 1;
    if (a->q != b->q) return a->q < b->q ? -1 : 1;
    if (a->s != b->s) return a->s < b->s ? -1 : 1;
    return a->place < b->place ? -1 : a->place > b->place;
}

static bool edits_add_spot(pave_edits *edits, pave_cell cell, int place)
{
    if (!pave_array_reserve(&edits->allocator, &edits->spots, &edits->spot_room,
                            edits->spot_count + 1, sizeof *edits->spots))
        return false;
    const int32_t q = cell.q < 0 ? -cell.q : cell.q, r = cell.r < 0 ? -cell.r : cell.r;
    if (q > edits->reach) edits->reach = q;
    if (r > edits->reach) edits->reach = r;
    edits->spots[edits->spot_count++] = (pave_edit_spot){cell.q, cell.r, cell.s, place, false};
    return true;
}

/// Adds the cells around the vertex where side k ends, except the cell itself.
static bool edits_add_around(pave_edits *edits, pave_cell cell, int k)
{
    const pave_tiling *tiling = edits->tiling;
    const int first = (k + 1) % pave_tiling_side_count(tiling, cell.s);
    pave_cell at = cell;
    for (int corner = first;;) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, at.s, corner);
        at = pave_tiling_neighbors(tiling, at, corner);
        const int count = pave_tiling_side_count(tiling, at.s);
        corner = (side->twin + 1) % count;
        if (pave_cell_equal(at, cell) && corner == first) return true;
        if (!edits_add_spot(edits, at, 2 * ((corner + count - 1) % count) + 1)) return false;
    }
}

/// Creates the feature at a place of face s of the unit cell 0,0. Returns false if out of memory.
static bool edits_make_feature(pave_edits *edits, int32_t s, int place)
{
    const pave_cell cell = {0, 0, s};
    pave_edit_feature *feature = &edits->features[s * PAVE_WANG_PLACES_MAX + place];
    feature->first = (int32_t)edits->spot_count;
    bool fine = edits_add_spot(edits, cell, place);
    if (fine && place % 2 == 0) {
        const pave_tiling_side *side = pave_tiling_side_of(edits->tiling, s, place / 2);
        fine = edits_add_spot(edits, (pave_cell){side->q, side->r, side->s}, 2 * side->twin);
    } else if (fine) {
        fine = edits_add_around(edits, cell, place / 2);
    }
    if (!fine) return false;
    feature->count = (int32_t)(edits->spot_count - feature->first);
    pave_edit_spot *spots = edits->spots + feature->first;
    qsort(spots, (size_t)feature->count, sizeof *spots, edit_spot_compare);
    for (int32_t i = 0; i < feature->count; i++) {
        spots[i].far = place % 2 == 0 && i > 0;
        if (spots[i].q == 0 && spots[i].r == 0 && spots[i].s == s && spots[i].place == place)
            feature->far = spots[i].far;
    }
    return true;
}

static bool edits_make_features(pave_edits *edits)
{
    for (int32_t s = 0; s < edits->face_count; s++)
        for (int place = 0; place < 2 * pave_tiling_side_count(edits->tiling, s); place++) {
            const bool used = place % 2 ? edits->corners : edits->edges;
            if ((used || edits->connected) && !edits_make_feature(edits, s, place)) return false;
            edits->features[s * PAVE_WANG_PLACES_MAX + place].used = used;
        }
    return true;
}

// ---- Decks --------------------------------------------------------------------------------------

/// A tile while it is being sorted.
typedef struct pave_edit_tiled {
    const uint8_t *colors;
    uint32_t index;
} pave_edit_tiled;

static int edit_tiled_compare(const void *left, const void *right)
{
    const pave_edit_tiled *a = left, *b = right;
    const int order = memcmp(a->colors, b->colors, PAVE_WANG_PLACES_MAX);
    return order != 0 ? order : a->index < b->index ? -1 : a->index > b->index;
}

static bool edit_deck_make(pave_edit_deck *deck, const pave_wang_set *set,
                           const pave_allocator *from)
{
    deck->set = set;
    deck->order = pave_array_allocate(from, set->tile_count, sizeof *deck->order);
    pave_edit_tiled *tiles = pave_array_allocate(from, set->tile_count, sizeof *tiles);
    if (deck->order && tiles) {
        for (uint32_t i = 0; i < set->tile_count; i++)
            if (set->weights[i] > 0)
                tiles[deck->count++] = (pave_edit_tiled){set->tiles[i].colors, i};
        qsort(tiles, deck->count, sizeof *tiles, edit_tiled_compare);
        for (uint32_t i = 0; i < deck->count; i++) deck->order[i] = tiles[i].index;
    }
    const bool fine = deck->order && tiles;
    pave_array_release(from, tiles);
    return fine;
}

static bool edits_make_decks(pave_edits *edits)
{
    for (int32_t s = 0; s < edits->face_count; s++) {
        int32_t d = 0;
        while (d < edits->deck_count && edits->decks[d].set != edits->sets[s]) d++;
        edits->decks_of[s] = d;
        if (d < edits->deck_count) continue;
        if (!edit_deck_make(&edits->decks[edits->deck_count++], edits->sets[s], &edits->allocator))
            return false;
    }
    return true;
}

// ---- Creation and destruction -------------------------------------------------------------------

static bool edits_allocate(pave_edits *edits)
{
    const pave_allocator *from = &edits->allocator;
    const size_t faces = (size_t)edits->face_count;
    edits->sets = pave_array_allocate(from, faces, sizeof *edits->sets);
    edits->decks = pave_array_allocate(from, faces, sizeof *edits->decks);
    edits->decks_of = pave_array_allocate(from, faces, sizeof *edits->decks_of);
    edits->features =
        pave_array_allocate(from, faces * PAVE_WANG_PLACES_MAX, sizeof *edits->features);
    return edits->sets && edits->decks && edits->decks_of && edits->features;
}

/// Copies the sets and the places that they use.
static void edits_take_sets(pave_edits *edits, const pave_world_def *def)
{
    for (int32_t s = 0; s < edits->face_count; s++)
        edits->sets[s] = def->sets ? def->sets[s] : def->set;
    const pave_wang_set *set = edits->sets[0];
    const pave_wang_kind kind = set->kind == PAVE_WANG_MIXED ? pave_wang_acts_as(set) : set->kind;
    edits->edges = kind != PAVE_WANG_CORNER;
    edits->corners = kind != PAVE_WANG_EDGE;
    edits->color_count = set->color_count;
    edits->has_empty = edits->world->has_empty;
    edits->connected = def->passable != NULL;
    if (edits->connected) edits->rocks = ((const pave_world_tiling *)edits->world)->rocks;
    for (int c = 1; def->passable && c <= set->color_count; c++)
        edits->passable[c] = def->passable[c];
}

pave_result pave_edits_create(const pave_world_def *def, const pave_allocator *allocator,
                              pave_edits **out, pave_error *error)
{
    assert(def && out);
    *out = NULL;
    if (def->multigrid)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "worlds on multigrids have no edits: use squares or another tiling");
    pave_world *world = NULL;
    const pave_result result = pave_world_create(def, allocator, &world, error);
    if (result) return result;
    pave_edits *edits = pave_array_allocate(allocator, 1, sizeof *edits);
    if (!edits) {
        pave_world_destroy(world);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for edits");
    }
    edits->allocator = pave_allocator_or_default(allocator);
    edits->world = world;
    edits->edited = (pave_edited_world){*world, edits};
    edits->edited.world.way = &pave_way_edited;
    edits->tiling = def->tiling ? def->tiling : pave_tiling_square();
    edits->face_count = edits->tiling->face_count;
    edits->pins.free = edits->colors.free = edits->grounds.free = PAVE_EDIT_NONE;
    edits->chunk_numbers.allocator = edits->pins.heads.allocator = edits->allocator;
    edits->colors.heads.allocator = edits->grounds.heads.allocator = edits->allocator;
    bool fine = edits_allocate(edits);
    if (fine) edits_take_sets(edits, def);
    fine = fine && edits_make_features(edits) && edits_make_decks(edits);
    if (edits->rocks)
        edits->reach *= 3; // a pin near the rim of an area frees the sites around its cell
    if (!fine) {
        pave_edits_destroy(edits);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for edits");
    }
    *out = edits;
    return PAVE_OK;
}

void pave_edits_destroy(pave_edits *edits)
{
    if (!edits) return;
    const pave_allocator own = edits->allocator, *from = &own;
    for (int64_t i = 0; i < edits->record_count; i++)
        pave_edits_release_record(edits, &edits->records[i]);
    for (int64_t i = 0; i < edits->chunk_count; i++)
        pave_array_release(from, edits->chunks[i].patches);
    for (int32_t d = 0; d < edits->deck_count; d++) pave_array_release(from, edits->decks[d].order);
    PAVE_RELEASE(from, edits->scratch, edits->areas);
    pave_edit_marks_release(&edits->grounds);
    pave_edit_marks_release(&edits->colors);
    pave_edit_marks_release(&edits->pins);
    pave_array_release(from, edits->chunks);
    pave_index_release(&edits->chunk_numbers);
    PAVE_RELEASE(from, edits->records, edits->spots, edits->features, edits->decks_of, edits->decks,
                 edits->sets);
    pave_world_destroy(edits->world);
    pave_array_release(from, edits);
}

const pave_world *pave_edits_world(const pave_edits *edits) { return &edits->edited.world; }

const pave_world *pave_edits_base(const pave_edits *edits) { return edits->world; }

// ---- The list -----------------------------------------------------------------------------------

/// Returns the index of the first record whose number is greater than `after`.
static int64_t edits_search(const pave_edits *edits, int64_t after)
{
    int64_t low = 0, high = edits->record_count;
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        if (edits->records[middle].edit.number <= after)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

pave_edit_record *pave_edits_find(const pave_edits *edits, int64_t number)
{
    if (number < 1) return NULL;
    const int64_t i = edits_search(edits, number - 1);
    return i < edits->record_count && edits->records[i].edit.number == number ? &edits->records[i]
                                                                              : NULL;
}

int64_t pave_edits_last(const pave_edits *edits) { return edits->last; }

int64_t pave_edits_count(const pave_edits *edits) { return edits->standing; }

bool pave_edits_next(const pave_edits *edits, int64_t after, pave_edit *out)
{
    for (int64_t i = edits_search(edits, after); i < edits->record_count; i++) {
        if (!edits->records[i].stands) continue;
        *out = edits->records[i].edit;
        return true;
    }
    return false;
}

bool pave_edits_pin_at(const pave_edits *edits, pave_cell cell, pave_edit *out)
{
    assert(pave_world_has(edits->world, cell));
    const pave_edit_mark *pin = pave_edits_pin_of(edits, cell);
    if (!pin) return false;
    *out = pave_edits_find(edits, pin->number)->edit;
    return true;
}
