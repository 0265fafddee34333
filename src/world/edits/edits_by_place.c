/// src/world/edits/edits_by_place.c: chunks, marks and areas: edits found by position.
#include "../../base/exact.h"

#include "edits_model.h"

#include <string.h>

// ---- Chunks -------------------------------------------------------------------------------------

int32_t pave_edits_make_chunk(pave_edits *edits, pave_cell cell)
{
    const int32_t q = cell.q >> PAVE_EDIT_CHUNK_LOG, r = cell.r >> PAVE_EDIT_CHUNK_LOG;
    const uint64_t key = pave_edits_chunk_key(q, r);
    const int32_t found = pave_index_get(&edits->chunk_numbers, key);
    if (found >= 0) return found;
    if (edits->chunk_count == INT32_MAX ||
        !pave_array_reserve(&edits->allocator, &edits->chunks, &edits->chunk_room,
                            edits->chunk_count + 1, sizeof *edits->chunks) ||
        !pave_index_put(&edits->chunk_numbers, key, (int32_t)edits->chunk_count))
        return PAVE_EDIT_NONE;
    edits->chunks[edits->chunk_count] = (pave_edit_chunk){.q = q, .r = r};
    return (int32_t)edits->chunk_count++;
}

// ---- Marks --------------------------------------------------------------------------------------

bool pave_edit_marks_reserve(pave_edit_marks *marks, int64_t more)
{
    if (more > INT32_MAX - marks->used) return false;
    return pave_index_reserve(&marks->heads, marks->heads.count + more) &&
           pave_array_reserve(&marks->heads.allocator, &marks->list, &marks->capacity,
                              marks->used + more, sizeof *marks->list);
}

static int32_t edit_marks_new(pave_edit_marks *marks)
{
    const int32_t slot = marks->free;
    marks->used++;
    if (slot == PAVE_EDIT_NONE) {
        assert(marks->count < marks->capacity);
        return (int32_t)marks->count++;
    }
    marks->free = marks->list[slot].next;
    return slot;
}

void pave_edit_marks_put(pave_edit_marks *marks, uint64_t key, int64_t number, uint64_t value)
{
    const int32_t slot = edit_marks_new(marks), head = pave_index_get(&marks->heads, key);
    int32_t before = PAVE_EDIT_NONE, after = head;
    while (after != PAVE_EDIT_NONE && marks->list[after].number > number) {
        before = after;
        after = marks->list[after].next;
    }
    marks->list[slot] = (pave_edit_mark){number, value, after};
    if (before != PAVE_EDIT_NONE)
        marks->list[before].next = slot;
    else
        pave_index_put(&marks->heads, key, slot); // cannot fail: memory is reserved
}

uint64_t pave_edit_marks_take(pave_edit_marks *marks, uint64_t key, int64_t number)
{
    int32_t before = PAVE_EDIT_NONE, slot = pave_index_get(&marks->heads, key);
    assert(slot >= 0);
    while (marks->list[slot].number != number) {
        before = slot;
        slot = marks->list[slot].next;
        assert(slot != PAVE_EDIT_NONE);
    }
    const int32_t after = marks->list[slot].next;
    if (before != PAVE_EDIT_NONE)
        marks->list[before].next = after;
    else if (after != PAVE_EDIT_NONE)
        pave_index_put(&marks->heads, key, after); // cannot fail: the key exists
    else
        pave_index_remove(&marks->heads, key);
    marks->list[slot].next = marks->free;
    marks->free = slot;
    marks->used--;
    return marks->list[slot].value;
}

void pave_edit_marks_release(pave_edit_marks *marks)
{
    pave_array_release(&marks->heads.allocator, marks->list);
    pave_index_release(&marks->heads);
}

// ---- Areas --------------------------------------------------------------------------------------
// An area of level k is at most 2^k wide and high. It is listed in every block of 2^k x 2^k unit
// cells that it intersects, at most four. A look-up for a cell reads only one list per level.

static int edit_level(pave_rect rect)
{
    int level = PAVE_EDIT_LEVEL_MIN;
    while (1 << level < rect.width || 1 << level < rect.height) level++;
    assert(level <= PAVE_EDIT_LEVEL_MAX);
    return level;
}

static uint64_t edit_block_key(int level, int32_t q, int32_t r)
{
    return (uint64_t)level << 56 | pave_edits_chunk_key(q >> level, r >> level);
}

/// Computes the i-th of the four blocks that a rectangle may meet. Returns false if it equals an
/// earlier one.
static bool edit_block(pave_rect rect, int level, int i, uint64_t *key)
{
    const int32_t q = i & 1 ? rect.q + rect.width - 1 : rect.q,
                  r = i & 2 ? rect.r + rect.height - 1 : rect.r;
    *key = edit_block_key(level, q, r);
    return (!(i & 1) || q >> level != rect.q >> level) &&
           (!(i & 2) || r >> level != rect.r >> level);
}

bool pave_edits_reserve_areas(pave_edits *edits, int64_t more)
{
    return edits->area_count + more <= INT32_MAX / 4 &&
           pave_array_reserve(&edits->allocator, &edits->areas, &edits->area_room,
                              edits->area_count + more, sizeof *edits->areas) &&
           pave_edit_marks_reserve(&edits->grounds, 4 * more);
}

/// Reuses free slots, which have number 0. They are rare, so a linear search is good enough.
static int64_t edits_new_area(pave_edits *edits)
{
    int64_t slot = 0;
    if (edits->area_standing == edits->area_count) return edits->area_count++;
    while (edits->areas[slot].number != 0) slot++;
    return slot;
}

void pave_edits_put_area(pave_edits *edits, const pave_edit *edit)
{
    const int level = edit_level(edit->rect);
    const int64_t slot = edits_new_area(edits);
    edits->areas[slot] = (pave_edit_area){edit->number, edit->rect, edit->seed};
    edits->area_standing++;
    edits->area_levels[level]++;
    uint64_t key;
    for (int i = 0; i < 4; i++)
        if (edit_block(edit->rect, level, i, &key))
            pave_edit_marks_put(&edits->grounds, key, edit->number, (uint64_t)slot);
}

void pave_edits_take_area(pave_edits *edits, const pave_edit *edit)
{
    const int level = edit_level(edit->rect);
    uint64_t key, slot = 0;
    for (int i = 0; i < 4; i++)
        if (edit_block(edit->rect, level, i, &key))
            slot = pave_edit_marks_take(&edits->grounds, key, edit->number);
    edits->areas[slot].number = 0;
    edits->area_standing--;
    edits->area_levels[level]--;
}

static int32_t edit_marks_first(const pave_edits *edits, int level, int32_t q, int32_t r)
{
    if (edits->area_levels[level] == 0) return PAVE_EDIT_NONE;
    return pave_index_get(&edits->grounds.heads, edit_block_key(level, q, r));
}

static bool edit_area_covers(const pave_edit_area *area, pave_rect rect)
{
    return rect.q >= area->rect.q && rect.r >= area->rect.r &&
           rect.q + rect.width <= area->rect.q + area->rect.width &&
           rect.r + rect.height <= area->rect.r + area->rect.height;
}

int32_t pave_edits_covering_area(const pave_edits *edits, pave_rect rect)
{
    int32_t best = PAVE_EDIT_NONE;
    if (edits->area_standing == 0) return best;
    for (int level = PAVE_EDIT_LEVEL_MIN; level <= PAVE_EDIT_LEVEL_MAX; level++)
        for (int32_t i = edit_marks_first(edits, level, rect.q, rect.r); i != PAVE_EDIT_NONE;
             i = edits->grounds.list[i].next) {
            const int32_t slot = (int32_t)edits->grounds.list[i].value;
            if (!edit_area_covers(&edits->areas[slot], rect)) continue;
            if (best == PAVE_EDIT_NONE || edits->areas[slot].number > edits->areas[best].number)
                best = slot;
            break; // all remaining areas are older
        }
    return best;
}

int32_t pave_edits_area_at(const pave_edits *edits, int32_t q, int32_t r)
{
    return pave_edits_covering_area(edits, pave_rect_of(q, r, 1, 1));
}

int32_t pave_edits_next_area(const pave_edits *edits, pave_rect rect, int64_t after)
{
    int32_t best = PAVE_EDIT_NONE;
    for (int level = PAVE_EDIT_LEVEL_MIN; level <= PAVE_EDIT_LEVEL_MAX; level++)
        for (int32_t i = edit_marks_first(edits, level, rect.q, rect.r); i != PAVE_EDIT_NONE;
             i = edits->grounds.list[i].next) {
            const int32_t slot = (int32_t)edits->grounds.list[i].value;
            const pave_edit_area *area = &edits->areas[slot];
            if (area->number <= after) break;
            if ((best == PAVE_EDIT_NONE || area->number < edits->areas[best].number) &&
                pave_rect_count(pave_rect_intersection(area->rect, rect)) > 0)
                best = slot;
        }
    return best;
}

// ---- Worlds of areas ----------------------------------------------------------------------------

const pave_world *pave_edits_ground(const pave_edits *edits, int32_t area, pave_world_view *view)
{
    if (area == PAVE_EDIT_NONE) return edits->world;
    const uint64_t seed = edits->areas[area].seed;
    memcpy(view, edits->world, edits->world->way->size);
    view->world.seed = seed;
    pave_philox_schedule(seed, &view->world.keys);
    if (view->world.way->reseed) view->world.way->reseed(&view->world);
    return &view->world;
}
