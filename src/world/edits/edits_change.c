/// src/world/edits/edits_change.c: applies and undoes edits. A change marks new edits and unmarks
/// undone edits, derives every cell that they may affect, and keeps all changes or reverts them.
#include "../../base/exact.h"

#include "../../base/sort.h"
#include "edits_model.h"

#include <string.h>

enum { PAVE_EDIT_BASE_SIDE = 16 };

/// The tiles of the world in a rectangle. Under BLOCKS, filling a rectangle costs little more than
/// computing one cell.
typedef struct pave_edit_base {
    pave_rect rect;
    uint32_t tiles[PAVE_EDIT_BASE_SIDE * PAVE_EDIT_BASE_SIDE];
} pave_edit_base;

/// A change in progress.
typedef struct pave_edit_change {
    pave_edits *edits;
    const int64_t *undo;
    int64_t undo_count, undone; ///< edits to be undone, and number of them unmarked so far
    int64_t first, added;       ///< first new record, and number of new records marked so far
    int64_t last;               ///< the last number before the change
    uint64_t *cells;            ///< keys of the cells that may change
    int64_t cell_count, cell_room;
    pave_edit_tile *tiles; ///< the resulting tile of each cell
    pave_error *error;
} pave_edit_change;

// ---- Records ------------------------------------------------------------------------------------

void pave_edits_release_record(const pave_edits *edits, pave_edit_record *record)
{
    pave_edit *edit = &record->edit;
    PAVE_RELEASE(&edits->allocator, edit->payload, edit->tiles, edit->cells);
    edit->payload = NULL;
    edit->tiles = NULL;
    edit->cells = NULL;
    edit->payload_size = edit->count = 0;
}

static bool change_copy(const pave_edits *edits, const void *from, int64_t count, size_t size,
                        const void **out)
{
    if (count == 0) return true;
    void *copy = pave_array_take(&edits->allocator, (size_t)count, size);
    if (copy) memcpy(copy, from, (size_t)count * size);
    *out = copy;
    return copy != NULL;
}

/// Copies an edit, and clears the fields that its kind does not use.
static bool change_record(const pave_edits *edits, const pave_edit *edit, pave_edit_record *out)
{
    const pave_edit_kind kind = edit->kind;
    pave_edit own = {.number = edit->number, .kind = kind};
    if (kind == PAVE_EDIT_PIN || kind == PAVE_EDIT_CLEAR || kind == PAVE_EDIT_COLOR)
        own.cell = edit->cell;
    if (kind == PAVE_EDIT_PIN) own.tile = edit->tile;
    if (kind == PAVE_EDIT_COLOR) own.place = edit->place;
    if (kind == PAVE_EDIT_COLOR) own.color = edit->color;
    if (kind == PAVE_EDIT_AREA) own.rect = edit->rect;
    if (kind == PAVE_EDIT_AREA) own.seed = edit->seed;
    if (kind == PAVE_EDIT_PINS) own.count = edit->count;
    own.payload_size = edit->payload_size;
    const void *cells = NULL, *tiles = NULL;
    bool fine = change_copy(edits, edit->payload, own.payload_size, 1, &own.payload) &&
                change_copy(edits, edit->cells, own.count, sizeof *own.cells, &cells) &&
                change_copy(edits, edit->tiles, own.count, sizeof *own.tiles, &tiles);
    own.cells = cells;
    own.tiles = tiles;
    *out = (pave_edit_record){own, true};
    if (!fine) pave_edits_release_record(edits, out);
    return fine;
}

/// Removes undone records if there are at least 64 records and at least half of them are undone.
static void edits_tidy(pave_edits *edits)
{
    enum { FEW = 64 };
    int64_t kept = 0;
    if (edits->record_count < FEW || edits->record_count / 2 < edits->standing) return;
    for (int64_t i = 0; i < edits->record_count; i++)
        if (edits->records[i].stands) edits->records[kept++] = edits->records[i];
    edits->record_count = kept;
}

// ---- Marks --------------------------------------------------------------------------------------

/// Computes the key of the marks of a feature.
static bool change_feature_key(pave_edits *edits, pave_cell cell, int32_t place, uint64_t *key)
{
    const pave_edit_feature *feature = pave_edits_feature(edits, cell.s, place);
    const pave_edit_spot *first = &edits->spots[feature->first];
    const pave_cell owner = pave_edits_spot_cell(first, cell);
    const int32_t chunk = pave_edits_make_chunk(edits, owner);
    *key = pave_edits_key(chunk, pave_edits_local(edits, owner) << PAVE_EDIT_PLACE_LOG |
                                     (uint32_t)first->place);
    return chunk != PAVE_EDIT_NONE;
}

static bool change_cell_key(pave_edits *edits, pave_cell cell, uint64_t *key)
{
    const int32_t chunk = pave_edits_make_chunk(edits, cell);
    *key = pave_edits_key(chunk, pave_edits_local(edits, cell));
    return chunk != PAVE_EDIT_NONE;
}

static uint64_t change_color_value(const pave_edits *edits, const pave_edit *edit)
{
    const bool far = pave_edits_feature(edits, edit->cell.s, edit->place)->far;
    if (edit->color == PAVE_WANG_FREE) return PAVE_EDIT_CLEARED;
    const int color = edit->color == PAVE_WANG_UNSET ? 0 : edit->color;
    return far ? edits->sets[0]->color_mirror[color] : (uint64_t)color;
}

/// Makes the chunks of an edit's cells, and reserves memory for its marks.
static bool change_reserve_marks(pave_edits *edits, const pave_edit *edit)
{
    uint64_t key;
    bool fine = true;
    if (edit->kind == PAVE_EDIT_AREA) return pave_edits_reserve_areas(edits, 1);
    if (edit->kind == PAVE_EDIT_COLOR)
        return change_feature_key(edits, edit->cell, edit->place, &key) &&
               pave_edit_marks_reserve(&edits->colors, 1);
    if (edit->kind != PAVE_EDIT_PINS)
        return change_cell_key(edits, edit->cell, &key) && pave_edit_marks_reserve(&edits->pins, 1);
    for (int64_t i = 0; i < edit->count && fine; i++)
        fine = change_cell_key(edits, edit->cells[i], &key);
    return fine && pave_edit_marks_reserve(&edits->pins, edit->count);
}

static void change_put_pin(pave_edits *edits, const pave_edit *edit, pave_cell cell, uint64_t value)
{
    uint64_t key;
    change_cell_key(edits, cell, &key);
    pave_edit_marks_put(&edits->pins, key, edit->number, value);
}

/// Adds the marks of an edit, for which memory must be reserved.
static void change_put(pave_edits *edits, const pave_edit *edit)
{
    uint64_t key;
    switch (edit->kind) {
    case PAVE_EDIT_AREA: pave_edits_put_area(edits, edit); break;
    case PAVE_EDIT_COLOR:
        change_feature_key(edits, edit->cell, edit->place, &key);
        pave_edit_marks_put(&edits->colors, key, edit->number, change_color_value(edits, edit));
        break;
    case PAVE_EDIT_PIN: change_put_pin(edits, edit, edit->cell, edit->tile); break;
    case PAVE_EDIT_CLEAR: change_put_pin(edits, edit, edit->cell, PAVE_EDIT_CLEARED); break;
    case PAVE_EDIT_PINS:
        for (int64_t i = 0; i < edit->count; i++)
            change_put_pin(edits, edit, edit->cells[i], edit->tiles[i]);
        break;
    }
}

static void change_unmark_pins(pave_edits *edits, const pave_edit *edit, int64_t count)
{
    uint64_t key;
    for (int64_t i = 0; i < count; i++) {
        change_cell_key(edits, edit->cells[i], &key);
        pave_edit_marks_take(&edits->pins, key, edit->number);
    }
}

/// Pins the cells of an edit. If two of them are the same, marks nothing and reports an error.
static pave_result change_put_pins(pave_edits *edits, const pave_edit *edit, pave_error *error)
{
    char at[PAVE_TILING_TEXT_SIZE];
    uint64_t key;
    for (int64_t i = 0; i < edit->count; i++) {
        change_cell_key(edits, edit->cells[i], &key);
        const pave_edit_mark *mark = pave_edit_marks_get(&edits->pins, key);
        if (!mark || mark->number != edit->number) {
            pave_edit_marks_put(&edits->pins, key, edit->number, edit->tiles[i]);
            continue;
        }
        change_unmark_pins(edits, edit, i);
        return PAVE_FAIL(error, PAVE_INVALID, "cell %s is listed twice in one edit",
                         pave_tiling_face_text(edits->tiling, edit->cells[i], at));
    }
    return PAVE_OK;
}

static pave_result change_mark(pave_edits *edits, const pave_edit *edit, pave_error *error)
{
    if (!change_reserve_marks(edits, edit)) return pave_edits_no_memory(error);
    if (edit->kind == PAVE_EDIT_PINS) return change_put_pins(edits, edit, error);
    change_put(edits, edit);
    return PAVE_OK;
}

/// Removes the marks of an edit, whose chunks must exist.
static void change_unmark(pave_edits *edits, const pave_edit *edit)
{
    uint64_t key;
    if (edit->kind == PAVE_EDIT_PINS) {
        change_unmark_pins(edits, edit, edit->count);
    } else if (edit->kind == PAVE_EDIT_AREA) {
        pave_edits_take_area(edits, edit);
    } else if (edit->kind == PAVE_EDIT_COLOR) {
        change_feature_key(edits, edit->cell, edit->place, &key);
        pave_edit_marks_take(&edits->colors, key, edit->number);
    } else {
        change_cell_key(edits, edit->cell, &key);
        pave_edit_marks_take(&edits->pins, key, edit->number);
    }
}

// ---- Affected cells -----------------------------------------------------------------------------

static bool change_touch(pave_edit_change *change, pave_cell cell)
{
    pave_edits *edits = change->edits;
    uint64_t key;
    if (!pave_cell_in_range(cell)) return true; // not a cell of the world
    if (!change_cell_key(edits, cell, &key) ||
        !pave_array_reserve(&edits->allocator, &change->cells, &change->cell_room,
                            change->cell_count + 1, sizeof *change->cells))
        return false;
    change->cells[change->cell_count++] = key;
    return true;
}

/// Adds the cells around a feature to the cells that may change.
static bool change_touch_feature(pave_edit_change *change, pave_cell cell, int32_t place)
{
    const pave_edits *edits = change->edits;
    const pave_edit_feature *feature = pave_edits_feature(edits, cell.s, place);
    for (int32_t i = 0; i < feature->count; i++)
        if (!change_touch(change, pave_edits_spot_cell(&edits->spots[feature->first + i], cell)))
            return false;
    return true;
}

/// Adds the cells around the feature of a COLOR; in connected worlds, around both ends of an edge.
static bool change_touch_color(pave_edit_change *change, pave_cell cell, int32_t place)
{
    const int places = 2 * pave_tiling_side_count(change->edits->tiling, cell.s);
    if (!change_touch_feature(change, cell, place)) return false;
    return !change->edits->connected || place % 2 == 1 ||
           (change_touch_feature(change, cell, place + 1) &&
            change_touch_feature(change, cell, (place + places - 1) % places));
}

/// Adds a cell, and the cells around its features.
static bool change_touch_around(pave_edit_change *change, pave_cell cell)
{
    const int places = 2 * pave_tiling_side_count(change->edits->tiling, cell.s);
    for (int place = 0; place < places; place++)
        if (!change_touch_feature(change, cell, place)) return false;
    return true;
}

/// Adds the cells of a rectangle in the unit cells q..end-1 of a row.
static bool change_touch_row(pave_edit_change *change, pave_rect within, int32_t q, int32_t end,
                             int32_t r)
{
    if (q < within.q) q = within.q;
    if (end > within.q + within.width) end = within.q + within.width;
    for (; q < end; q++)
        for (int32_t s = 0; s < change->edits->face_count; s++)
            if (!change_touch(change, (pave_cell){q, r, s})) return false;
    return true;
}

/// Adds the cells in a rectangle that are within reach of an area's rim, on both sides of it.
static bool change_touch_rim(pave_edit_change *change, pave_rect rect, pave_rect within)
{
    const int32_t reach = change->edits->reach, left = rect.q - reach, top = rect.r - reach,
                  right = rect.q + rect.width + reach, bottom = rect.r + rect.height + reach;
    const int32_t left_end = rect.q + reach, right_begin = rect.q + rect.width - reach;
    const int32_t end = within.r + within.height < bottom ? within.r + within.height : bottom;
    for (int32_t r = within.r > top ? within.r : top; r < end; r++) {
        const bool whole =
            r < rect.r + reach || r >= rect.r + rect.height - reach || left_end >= right_begin;
        const bool fine = whole ? change_touch_row(change, within, left, right, r)
                                : change_touch_row(change, within, left, left_end, r) &&
                                      change_touch_row(change, within, right_begin, right, r);
        if (!fine) return false;
    }
    return true;
}

/// Adds the patches of a chunk that are in a rectangle; in connected worlds also the cells that
/// edits there may open.
static bool change_touch_chunk(pave_edit_change *change, int32_t number, pave_rect rect)
{
    pave_edits *edits = change->edits;
    for (int64_t i = 0; i < edits->chunks[number].count; i++) {
        const uint64_t key = pave_edits_key(number, edits->chunks[number].patches[i].local);
        pave_cell cell = pave_edits_cell(edits, key);
        const int32_t s = cell.s;
        cell.s = 0;
        if (!pave_rect_contains(rect, cell)) continue;
        cell.s = s;
        if (!(edits->connected ? change_touch_around : change_touch)(change, cell)) return false;
    }
    return true;
}

static pave_rect change_grown(pave_rect rect, int32_t reach)
{
    return (pave_rect){rect.q - reach, rect.r - reach, rect.width + 2 * reach,
                       rect.height + 2 * reach};
}

/// Adds the cells in a part of a chunk that are near the rims of areas older than `number`.
static bool change_touch_hidden(pave_edit_change *change, pave_rect part, int64_t number)
{
    const pave_edits *edits = change->edits;
    const pave_rect around = change_grown(part, edits->reach);
    int64_t after = 0;
    for (int32_t area; (area = pave_edits_next_area(edits, part, after)) != PAVE_EDIT_NONE;) {
        after = edits->areas[area].number;
        if (after >= number) break;
        if (!change_touch_rim(change, edits->areas[area].rect, around)) return false;
    }
    return true;
}

/// Adds the cells that an area may change: along its rim, at patches, and along the rims of areas
/// that it hides.
static bool change_touch_area(pave_edit_change *change, const pave_edit *edit)
{
    pave_edits *edits = change->edits;
    const int log = PAVE_EDIT_CHUNK_LOG;
    const pave_rect rect = edit->rect;
    if (!change_touch_rim(change, rect, change_grown(rect, edits->reach))) return false;
    for (int32_t r = rect.r >> log; r <= (rect.r + rect.height - 1) >> log; r++)
        for (int32_t q = rect.q >> log; q <= (rect.q + rect.width - 1) >> log; q++) {
            const int32_t chunk = pave_index_get(&edits->chunk_numbers, pave_edits_chunk_key(q, r));
            const pave_rect part =
                pave_rect_intersection(rect, pave_rect_of(q * PAVE_EDIT_CHUNK, r * PAVE_EDIT_CHUNK,
                                                          PAVE_EDIT_CHUNK, PAVE_EDIT_CHUNK));
            if (chunk >= 0 && !change_touch_chunk(change, chunk, rect)) return false;
            if (!change_touch_hidden(change, part, edit->number)) return false;
        }
    return true;
}

static bool change_touch_edit(pave_edit_change *change, const pave_edit *edit)
{
    if (edit->kind == PAVE_EDIT_AREA) return change_touch_area(change, edit);
    if (edit->kind == PAVE_EDIT_COLOR) return change_touch_color(change, edit->cell, edit->place);
    if (edit->kind != PAVE_EDIT_PINS) return change_touch_around(change, edit->cell);
    for (int64_t i = 0; i < edit->count; i++)
        if (!change_touch_around(change, edit->cells[i])) return false;
    return true;
}

/// Sorts the cells and removes duplicates.
static bool change_sort(pave_edit_change *change)
{
    const pave_allocator *from = &change->edits->allocator;
    const int64_t count = change->cell_count;
    int64_t kept = 0;
    uint64_t *spare = pave_array_take(from, (size_t)count, sizeof *spare);
    if (!spare) return false;
    int high = 32;
    while (change->edits->chunk_count >> (high - 32) > 0) high++;
    uint64_t *sorted = pave_sort_keys(change->cells, spare, count, 0, high);
    for (int64_t i = 0; i < count; i++)
        if (i == 0 || sorted[i] != sorted[i - 1]) change->cells[kept++] = sorted[i];
    change->cell_count = kept;
    pave_array_release(from, spare);
    return true;
}

// ---- Patches ------------------------------------------------------------------------------------

/// Returns the number of cells, starting with cell i, that are in the chunk of cell i.
static int64_t change_group(const pave_edit_change *change, int64_t i)
{
    int64_t end = i;
    while (end < change->cell_count && change->cells[end] >> 32 == change->cells[i] >> 32) end++;
    return end - i;
}

/// Reserves memory for all patches, so that later steps cannot fail.
static bool change_reserve(pave_edit_change *change)
{
    pave_edits *edits = change->edits;
    const pave_allocator *from = &edits->allocator;
    for (int64_t i = 0, size; i < change->cell_count; i += size) {
        pave_edit_chunk *chunk = &edits->chunks[change->cells[i] >> 32];
        int64_t added = 0;
        size = change_group(change, i);
        for (int64_t k = i; k < i + size; k++) added += change->tiles[k].patched;
        const int64_t need = chunk->count + added;
        if (!pave_array_reserve(from, &chunk->patches, &chunk->capacity, need,
                                sizeof *chunk->patches) ||
            !pave_array_reserve(from, &edits->scratch, &edits->scratch_room, need,
                                sizeof *edits->scratch))
            return false;
    }
    return true;
}

/// Merges the changed cells of one chunk into its patches. Both lists are sorted.
static void change_merge(pave_edit_change *change, int64_t first, int64_t size)
{
    pave_edits *edits = change->edits;
    pave_edit_chunk *chunk = &edits->chunks[change->cells[first] >> 32];
    int64_t old = 0, count = 0;
    for (int64_t k = first; k < first + size; k++) {
        const uint32_t local = (uint32_t)change->cells[k];
        while (old < chunk->count && chunk->patches[old].local < local)
            edits->scratch[count++] = chunk->patches[old++];
        if (old < chunk->count && chunk->patches[old].local == local) old++;
        if (change->tiles[k].patched)
            edits->scratch[count++] = (pave_edit_patch){local, change->tiles[k].tile};
    }
    while (old < chunk->count) edits->scratch[count++] = chunk->patches[old++];
    if (count > 0) memcpy(chunk->patches, edits->scratch, (size_t)count * sizeof *chunk->patches);
    chunk->count = count;
}

// ---- Complete changes ---------------------------------------------------------------------------

/// Records and marks the new edits, in order.
static pave_result change_add(pave_edit_change *change, const pave_edit *add, int64_t count)
{
    pave_edits *edits = change->edits;
    pave_result result = PAVE_OK;
    if (!pave_array_reserve(&edits->allocator, &edits->records, &edits->record_room,
                            edits->record_count + count, sizeof *edits->records))
        return pave_edits_no_memory(change->error);
    for (int64_t i = 0; i < count && !result; i++) {
        result = pave_edits_check(edits, &add[i], edits->last, change->error);
        if (result) break;
        pave_edit_record *record = &edits->records[edits->record_count];
        if (!change_record(edits, &add[i], record)) return pave_edits_no_memory(change->error);
        if (record->edit.number == 0) record->edit.number = edits->last + 1;
        result = change_mark(edits, &record->edit, change->error);
        if (result) {
            pave_edits_release_record(edits, record);
        } else {
            edits->last = record->edit.number;
            edits->record_count++;
            change->added++;
        }
    }
    return result;
}

/// Removes the marks of the edits to undo.
static pave_result change_undo(pave_edit_change *change)
{
    pave_edits *edits = change->edits;
    const pave_result result =
        pave_edits_check_undo(edits, change->undo, change->undo_count, change->error);
    for (; !result && change->undone < change->undo_count; change->undone++) {
        pave_edit_record *record = pave_edits_find(edits, change->undo[change->undone]);
        if (!record->stands)
            return PAVE_FAIL(change->error, PAVE_NOT_FOUND,
                             "edit %lld is listed twice to be undone",
                             (long long)record->edit.number);
        record->stands = false;
        change_unmark(edits, &record->edit);
    }
    return result;
}

/// Fills the base with the world's tiles for the next cells.
static void change_look_ahead(const pave_edit_change *change, int64_t i, pave_edit_base *base)
{
    const pave_edits *edits = change->edits;
    pave_cell low = pave_edits_cell(edits, change->cells[i]), high = low;
    for (; i < change->cell_count; i++) {
        const pave_cell cell = pave_edits_cell(edits, change->cells[i]);
        const int32_t left = cell.q < low.q ? cell.q : low.q,
                      right = cell.q > high.q ? cell.q : high.q;
        const int32_t top = cell.r < low.r ? cell.r : low.r,
                      bottom = cell.r > high.r ? cell.r : high.r;
        if (right - left >= PAVE_EDIT_BASE_SIDE || bottom - top >= PAVE_EDIT_BASE_SIDE) break;
        low = pave_cell_of(left, top);
        high = pave_cell_of(right, bottom);
    }
    base->rect = pave_rect_of(low.q, low.r, high.q - low.q + 1, high.r - low.r + 1);
    pave_world_fill(edits->world, base->rect, NULL, base->tiles, base->rect.width);
}

/// Returns the world's tile at cell i under BLOCKS, otherwise NULL.
static const uint32_t *change_known(const pave_edit_change *change, int64_t i, pave_edit_base *base)
{
    const pave_edits *edits = change->edits;
    const pave_cell cell = pave_edits_cell(edits, change->cells[i]);
    if (edits->world->method != PAVE_WORLD_BLOCKS) return NULL;
    if (!pave_rect_contains(base->rect, cell)) change_look_ahead(change, i, base);
    return &base->tiles[(cell.r - base->rect.r) * base->rect.width + cell.q - base->rect.q];
}

/// Derives all cells that may change.
static pave_result change_derive(pave_edit_change *change)
{
    pave_edits *edits = change->edits;
    bool fine = true;
    for (int64_t i = 0; i < change->undone && fine; i++)
        fine = change_touch_edit(change, &pave_edits_find(edits, change->undo[i])->edit);
    for (int64_t i = 0; i < change->added && fine; i++)
        fine = change_touch_edit(change, &edits->records[change->first + i].edit);
    fine = fine && change_sort(change);
    if (edits->rocks) // freed sites also affect the cells around them
        for (int64_t i = 0, count = change->cell_count; i < count && fine; i++)
            fine = change_touch_around(change, pave_edits_cell(edits, change->cells[i]));
    if (!fine || (edits->rocks && !change_sort(change))) return pave_edits_no_memory(change->error);
    change->tiles =
        pave_array_take(&edits->allocator, (size_t)change->cell_count, sizeof *change->tiles);
    if (!change->tiles) return pave_edits_no_memory(change->error);
    pave_result result = PAVE_OK;
    pave_edit_base base;
    base.rect = pave_rect_of(0, 0, 0, 0);
    for (int64_t i = 0; i < change->cell_count && !result; i++)
        result =
            pave_edits_derive(edits, pave_edits_cell(edits, change->cells[i]),
                              change_known(change, i, &base), &change->tiles[i], change->error);
    if (!result && !change_reserve(change)) result = pave_edits_no_memory(change->error);
    return result;
}

/// Restores the marks of the edits to undo; their memory is still reserved.
static void change_go_back(pave_edit_change *change)
{
    pave_edits *edits = change->edits;
    while (change->added-- > 0) {
        pave_edit_record *record = &edits->records[--edits->record_count];
        change_unmark(edits, &record->edit);
        pave_edits_release_record(edits, record);
    }
    while (change->undone-- > 0) {
        pave_edit_record *record = pave_edits_find(edits, change->undo[change->undone]);
        change_put(edits, &record->edit);
        record->stands = true;
    }
    edits->last = change->last;
}

static void change_keep(pave_edit_change *change)
{
    pave_edits *edits = change->edits;
    for (int64_t i = 0, size; i < change->cell_count; i += size) {
        size = change_group(change, i);
        change_merge(change, i, size);
    }
    for (int64_t i = 0; i < change->undo_count; i++)
        pave_edits_release_record(edits, pave_edits_find(edits, change->undo[i]));
    edits->standing += change->added - change->undo_count;
    edits_tidy(edits);
}

pave_result pave_edits_change(pave_edits *edits, const pave_edit *add, int64_t add_count,
                              const int64_t *undo, int64_t undo_count, pave_error *error)
{
    assert(edits && add_count >= 0 && undo_count >= 0);
    assert((add || add_count == 0) && (undo || undo_count == 0));
    pave_edit_change change = {.edits = edits,
                               .undo = undo,
                               .undo_count = undo_count,
                               .first = edits->record_count,
                               .last = edits->last,
                               .error = error};
    pave_result result = change_undo(&change);
    if (!result) result = change_add(&change, add, add_count);
    if (!result) result = change_derive(&change);
    if (result)
        change_go_back(&change);
    else
        change_keep(&change);
    const pave_allocator *from = &edits->allocator;
    PAVE_RELEASE(from, change.tiles, change.cells);
    return result;
}
