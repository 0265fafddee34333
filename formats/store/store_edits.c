/// formats/store/store_edits.c: reading, refreshing and writing edits.
#include "store_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { STORE_COLUMNS = 11 }; ///< columns of an edit before its payload and checksum

/// Edits being read, and the arrays that they point to.
typedef struct store_load {
    pave_store *store;
    pave_common_list edits, undone;
    // Last step read, highest edit number so far, and number of the last edit read.
    int64_t step, last, number;
    pave_store_tally tally; ///< tally including these edits
} store_load;

// ---- Checksums ----------------------------------------------------------------------------------

/// Columns of an edit before its payload; 0 if its kind does not use them.
static void store_columns(const pave_edit *edit, int64_t out[STORE_COLUMNS])
{
    const pave_edit_kind kind = edit->kind;
    const bool area = kind == PAVE_EDIT_AREA, color = kind == PAVE_EDIT_COLOR;
    const pave_rect rect = area ? edit->rect : pave_rect_of(0, 0, 0, 0);
    const pave_cell cell = area                     ? pave_cell_of(rect.q, rect.r)
                           : kind == PAVE_EDIT_PINS ? pave_cell_of(0, 0)
                                                    : edit->cell;
    const int64_t columns[STORE_COLUMNS] = {edit->number,
                                            kind,
                                            cell.q,
                                            cell.r,
                                            cell.s,
                                            kind == PAVE_EDIT_PIN ? edit->tile : 0,
                                            color ? edit->place : 0,
                                            color ? edit->color : 0,
                                            rect.width,
                                            rect.height,
                                            area ? (int64_t)edit->seed : 0};
    memcpy(out, columns, sizeof columns);
}

/// Hash of an edit's columns, payload and cells.
static uint64_t store_hash(const int64_t columns[STORE_COLUMNS], const pave_edit *edit)
{
    uint64_t hash = PAVE_HASH_START;
    const unsigned char *bytes = edit->payload;
    for (int i = 0; i < STORE_COLUMNS; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)columns[i]),
                              (uint32_t)((uint64_t)columns[i] >> 32));
    for (int64_t i = 0; i < edit->payload_size; i++) hash = pave_hash_word(hash, bytes[i]);
    for (int64_t i = 0; i < edit->count; i++) {
        const pave_cell cell = edit->cells[i];
        const uint32_t words[] = {(uint32_t)cell.q, (uint32_t)cell.r, (uint32_t)cell.s,
                                  edit->tiles[i]};
        hash = pave_hash(hash, words, 4);
    }
    return hash;
}

/// Checksum of a row: 32 bits of the hash.
static int64_t store_sum(uint64_t hash) { return (int32_t)(uint32_t)(hash >> 32); }

/// Adds an edit to the tally (1), or removes it (-1).
static void store_count(pave_store_tally *tally, const pave_edit *edit, int sign)
{
    int64_t columns[STORE_COLUMNS];
    store_columns(edit, columns);
    tally->standing += sign;
    tally->sum += (uint64_t)(int64_t)sign * store_hash(columns, edit);
}

/// Counts an undone number and removes its edit from the tally if it is stored.
static void store_count_undone(pave_store_tally *tally, int64_t step, int64_t number)
{
    const uint32_t words[] = {(uint32_t)step, (uint32_t)(step >> 32), (uint32_t)number,
                              (uint32_t)(number >> 32)};
    tally->undone++;
    tally->sum += pave_hash(PAVE_HASH_START, words, 4);
}

/// Finds the edit with a number, unless undone.
static bool store_find(const pave_store *store, int64_t number, pave_edit *out)
{
    return number >= 1 && pave_edits_next(store->edits, number - 1, out) && out->number == number;
}

pave_result pave_store_keep_tally(pave_store *store, const pave_store_tally *tally, bool writes,
                                  pave_error *error)
{
    char text[80];
    size_t size;
    snprintf(text, sizeof text, "%" PRId64 " %" PRId64 " 0x%016" PRIx64, tally->standing,
             tally->undone, tally->sum);
    sqlite3_stmt *put = store->queries[PAVE_STORE_PUT_TALLY]; // NULL while writing a new file
    if (writes && !put) return pave_store_put_text(store, "edits", text, error);
    if (writes)
        return sqlite3_bind_text(put, 1, text, -1, SQLITE_TRANSIENT) == SQLITE_OK
                   ? pave_store_step(store, PAVE_STORE_PUT_TALLY, error)
                   : pave_store_fail(store, error);
    char *kept = pave_store_text(store, "edits", &size);
    const bool same = kept ? strcmp(kept, text) == 0 : store->version < 4 && !store->starved;
    pave_common_free(&store->allocator, kept);
    return same ? PAVE_OK : pave_store_damaged(store, "edits are missing, or have changed", error);
}

// ---- Reading ------------------------------------------------------------------------------------

static void store_release_edit(const pave_allocator *from, pave_edit *edit)
{
    PAVE_COMMON_FREE(from, edit->cells, edit->tiles, edit->payload);
}

static void store_release_load(store_load *load)
{
    const pave_allocator *from = &load->store->allocator;
    pave_edit *edits = load->edits.elements;
    for (size_t i = 0; i < load->edits.count; i++) store_release_edit(from, &edits[i]);
    pave_common_list_release(&load->edits, from);
    pave_common_list_release(&load->undone, from);
}

/// Reads columns `from` to `from + count - 1` of an edit and checks their limits.
static bool store_read_columns(sqlite3_stmt *row, int from, int count, int64_t *out)
{
    const int64_t far = PAVE_COORDINATE_MAX, max = INT32_MAX;
    const int64_t low[STORE_COLUMNS] = {1, 0, -far, -far, 0, 0, 0, 0, 0, 0, INT64_MIN};
    const int64_t high[STORE_COLUMNS] = {PAVE_STORE_NUMBER_MAX,
                                         PAVE_EDIT_PINS,
                                         far,
                                         far,
                                         PAVE_TILING_FACES_MAX,
                                         UINT32_MAX,
                                         max,
                                         max,
                                         max,
                                         max,
                                         INT64_MAX};
    for (int i = 0; i < count; i++)
        if (!pave_store_integer(row, i, low[from + i], high[from + i], &out[i])) return false;
    return true;
}

static pave_result store_read_payload(const store_load *load, sqlite3_stmt *row, pave_edit *edit,
                                      pave_error *error)
{
    const void *bytes = sqlite3_column_blob(row, 11);
    const int size = sqlite3_column_bytes(row, 11);
    if (size == 0) return PAVE_OK;
    void *copy = bytes ? pave_common_array(&load->store->allocator, (size_t)size, 1) : NULL;
    if (!copy) return pave_store_no_memory(load->store, error);
    memcpy(copy, bytes, (size_t)size);
    edit->payload = copy;
    edit->payload_size = size;
    return PAVE_OK;
}

/// Returns the number of cells that an edit lists; -1 if unknown.
static int64_t store_count_cells(const pave_store *store, int64_t number)
{
    sqlite3_stmt *row = NULL;
    int64_t count = -1;
    if (sqlite3_prepare_v2(store->db, "SELECT max(i) + 1 FROM cells WHERE number = ?", -1, &row,
                           NULL) == SQLITE_OK &&
        sqlite3_bind_int64(row, 1, number) == SQLITE_OK && sqlite3_step(row) == SQLITE_ROW &&
        !pave_store_integer(row, 0, 1, PAVE_EDIT_CELLS_MAX, &count))
        count = -1;
    sqlite3_finalize(row);
    return count;
}

static pave_result store_read_cells(const store_load *load, pave_edit *edit, pave_error *error)
{
    const pave_store *store = load->store;
    const pave_allocator *from = &store->allocator;
    const int64_t count = store_count_cells(store, edit->number);
    if (count < 0) return pave_store_damaged(store, "an edit has no list of cells", error);
    pave_cell *cells = pave_common_array(from, (size_t)count, sizeof *cells);
    uint32_t *tiles = pave_common_array(from, (size_t)count, sizeof *tiles);
    edit->cells = cells;
    edit->tiles = tiles;
    edit->count = count;
    if (!cells || !tiles) return pave_store_no_memory(store, error);
    sqlite3_stmt *rows = NULL;
    bool fine = sqlite3_prepare_v2(store->db,
                                   "SELECT q, r, s, tile, i FROM cells WHERE number = ? ORDER BY i",
                                   -1, &rows, NULL) == SQLITE_OK &&
                sqlite3_bind_int64(rows, 1, edit->number) == SQLITE_OK;
    for (int64_t i = 0, k, at[4]; i < count && fine; i++) {
        fine = sqlite3_step(rows) == SQLITE_ROW && store_read_columns(rows, 2, 4, at) &&
               pave_store_integer(rows, 4, i, i, &k);
        if (!fine) break;
        cells[i] = (pave_cell){(int32_t)at[0], (int32_t)at[1], (int32_t)at[2]};
        tiles[i] = (uint32_t)at[3];
    }
    sqlite3_finalize(rows);
    return fine ? PAVE_OK : pave_store_damaged(store, "the cells of an edit are wrong", error);
}

static pave_result store_read_row(store_load *load, sqlite3_stmt *row, pave_error *error)
{
    pave_store *store = load->store;
    int64_t in[STORE_COLUMNS], sum;
    char what[64];
    pave_edit *edit = pave_common_list_add(&load->edits, &store->allocator, 1);
    if (!edit) return pave_store_no_memory(store, error);
    if (!store_read_columns(row, 0, STORE_COLUMNS, in) || in[0] <= load->number)
        return pave_store_damaged(store, "an edit is wrong", error);
    load->number = edit->number = in[0];
    edit->kind = (pave_edit_kind)in[1];
    edit->cell = (pave_cell){(int32_t)in[2], (int32_t)in[3], (int32_t)in[4]};
    edit->tile = (uint32_t)in[5];
    edit->place = (int32_t)in[6];
    edit->color = (int)in[7];
    edit->rect = pave_rect_of(edit->cell.q, edit->cell.r, (int32_t)in[8], (int32_t)in[9]);
    edit->seed = (uint64_t)in[10];
    pave_result result = store_read_payload(load, row, edit, error);
    if (!result && edit->kind == PAVE_EDIT_PINS) result = store_read_cells(load, edit, error);
    if (result) return result;
    store_count(&load->tally, edit, 1);
    // the row was written by an older version
    if (sqlite3_column_type(row, STORE_COLUMNS + 1) == SQLITE_NULL) return PAVE_OK;
    if (pave_store_integer(row, STORE_COLUMNS + 1, INT32_MIN, INT32_MAX, &sum) &&
        sum == store_sum(store_hash(in, edit)))
        return PAVE_OK;
    snprintf(what, sizeof what, "edit %lld was changed after it was written",
             (long long)edit->number);
    return pave_store_damaged(store, what, error);
}

/// Reads the edits after store->last.
static pave_result store_read_new(store_load *load, pave_error *error)
{
    pave_store *store = load->store;
    sqlite3_stmt *rows = NULL;
    pave_result result = PAVE_OK;
    int state = SQLITE_ERROR;
    const char *sql =
        store->version < 3
            ? "SELECT number, kind, q, r, s, tile, place, color, width, height, seed, payload, "
              "NULL FROM edits WHERE number > ? ORDER BY number"
            : "SELECT number, kind, q, r, s, tile, place, color, width, height, seed, payload, "
              "sum FROM edits WHERE number > ? ORDER BY number";
    load->number = store->last;
    if (sqlite3_prepare_v2(store->db, sql, -1, &rows, NULL) == SQLITE_OK &&
        sqlite3_bind_int64(rows, 1, store->last) == SQLITE_OK)
        while (!result && (state = sqlite3_step(rows)) == SQLITE_ROW)
            result = store_read_row(load, rows, error);
    if (!result && state != SQLITE_DONE) result = pave_store_fail(store, error);
    sqlite3_finalize(rows);
    return result;
}

/// Reads the numbers of the edits that were undone after store->step.
static pave_result store_read_undone(store_load *load, pave_error *error)
{
    pave_store *store = load->store;
    sqlite3_stmt *rows = NULL;
    int state = SQLITE_ERROR;
    bool fine = true;
    if (sqlite3_prepare_v2(store->db,
                           "SELECT step, number FROM undone WHERE step > ? ORDER BY step", -1,
                           &rows, NULL) == SQLITE_OK &&
        sqlite3_bind_int64(rows, 1, store->step) == SQLITE_OK)
        while (fine && (state = sqlite3_step(rows)) == SQLITE_ROW) {
            int64_t number;
            pave_edit edit;
            fine =
                pave_store_integer(rows, 0, load->step + 1, PAVE_STORE_NUMBER_MAX, &load->step) &&
                pave_store_integer(rows, 1, 1, PAVE_STORE_NUMBER_MAX, &number);
            if (!fine) break;
            if (number > load->last) load->last = number;
            store_count_undone(&load->tally, load->step, number);
            if (!store_find(store, number, &edit)) continue;
            store_count(&load->tally, &edit, -1);
            int64_t *undone = pave_common_list_add(&load->undone, &store->allocator, 1);
            if (undone) *undone = number;
            store->starved = store->starved || !undone;
            fine = undone != NULL;
        }
    if (!fine) {
        sqlite3_finalize(rows);
        return pave_store_damaged(store, "the list of undone edits is wrong", error);
    }
    const pave_result result = state == SQLITE_DONE ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_finalize(rows);
    return result;
}

pave_result pave_store_read_edits(pave_store *store, pave_error *error)
{
    store_load load = {.store = store,
                       .edits = {.element_size = sizeof(pave_edit)},
                       .undone = {.element_size = sizeof(int64_t)},
                       .step = store->step,
                       .last = store->last,
                       .tally = store->tally};
    pave_error own;
    if (!error) error = &own;
    pave_result result = store_read_undone(&load, error);
    if (!result) result = store_read_new(&load, error);
    if (!result) result = pave_store_keep_tally(store, &load.tally, false, error);
    if (!result && load.edits.count + load.undone.count > 0) {
        result = pave_edits_change(store->edits, load.edits.elements, (int64_t)load.edits.count,
                                   load.undone.elements, (int64_t)load.undone.count, error);
        if (result == PAVE_NO_MEMORY) store->starved = true;
        if (result) result = pave_store_damaged(store, error->message, error);
    }
    if (!result) {
        store->step = load.step;
        store->last = load.number > load.last ? load.number : load.last;
        store->tally = load.tally;
    }
    store_release_load(&load);
    return result;
}

// ---- Writing ------------------------------------------------------------------------------------

static bool store_bind(sqlite3_stmt *query, const int64_t *numbers, int count)
{
    for (int i = 0; i < count; i++)
        if (sqlite3_bind_int64(query, i + 1, numbers[i]) != SQLITE_OK) return false;
    return true;
}

static pave_result store_put_edit(pave_store *store, const pave_edit *edit, pave_error *error)
{
    sqlite3_stmt *query = store->queries[PAVE_STORE_PUT_EDIT];
    int64_t numbers[STORE_COLUMNS];
    const int columns = STORE_COLUMNS;
    store_columns(edit, numbers);
    if (!store_bind(query, numbers, columns) ||
        sqlite3_bind_int64(query, columns + 2, store_sum(store_hash(numbers, edit))) != SQLITE_OK)
        return pave_store_fail(store, error);
    const int bound = edit->payload_size > 0
                          ? sqlite3_bind_blob64(query, columns + 1, edit->payload,
                                                (sqlite3_uint64)edit->payload_size, SQLITE_STATIC)
                          : sqlite3_bind_null(query, columns + 1);
    pave_result result = bound == SQLITE_OK ? pave_store_step(store, PAVE_STORE_PUT_EDIT, error)
                                            : pave_store_fail(store, error);
    for (int64_t i = 0; i < edit->count && !result; i++) {
        const int64_t cell[] = {
            edit->number, i, edit->cells[i].q, edit->cells[i].r, edit->cells[i].s, edit->tiles[i]};
        result = store_bind(store->queries[PAVE_STORE_PUT_CELL], cell, 6)
                     ? pave_store_step(store, PAVE_STORE_PUT_CELL, error)
                     : pave_store_fail(store, error);
    }
    return result;
}

static pave_result store_put_undone(pave_store *store, int64_t number, pave_error *error)
{
    // The first statement inserts the row that readers look for.
    static const pave_store_query steps[] = {PAVE_STORE_PUT_UNDONE, PAVE_STORE_DROP_EDIT,
                                             PAVE_STORE_DROP_CELLS};
    pave_result result = PAVE_OK;
    for (int i = 0; i < 3 && !result; i++) {
        result = store_bind(store->queries[steps[i]], &number, 1)
                     ? pave_store_step(store, steps[i], error)
                     : pave_store_fail(store, error);
        if (i == 0 && !result) store->step = sqlite3_last_insert_rowid(store->db);
    }
    if (!result) store_count_undone(&store->tally, store->step, number);
    return result;
}

/// Writes the edits after `before` and the undone numbers, which are already removed from
/// `store->tally`.
static pave_result store_put_change(pave_store *store, int64_t before, const int64_t *undo,
                                    int64_t undo_count, pave_error *error)
{
    pave_result result = PAVE_OK;
    pave_edit edit = {.number = before};
    for (int64_t i = 0; i < undo_count && !result; i++)
        result = store_put_undone(store, undo[i], error);
    while (!result && pave_edits_next(store->edits, edit.number, &edit)) {
        result = store_put_edit(store, &edit, error);
        store_count(&store->tally, &edit, 1);
    }
    if (!result) result = pave_store_keep_tally(store, &store->tally, true, error);
    if (!result) result = pave_store_step(store, PAVE_STORE_COMMIT, error);
    return result;
}

/// Reads all edits again after a failed write.
static void store_begin_again(pave_store *store)
{
    pave_edits *fresh = NULL;
    if (pave_edits_create(&store->world_def, &store->allocator, &fresh, NULL)) return;
    pave_edits_destroy(store->edits);
    store->edits = fresh;
    store->step = store->last = 0;
    store->tally = (pave_store_tally){0};
    store->news = INT64_MIN; // the next change tries again if this fails
    pave_store_refresh(store, NULL);
}

/// Numbers new edits from the last number in the file, even if that edit was undone.
static pave_result store_number(const pave_store *store, const pave_edit *add, int64_t count,
                                pave_edit **out, pave_error *error)
{
    int64_t last = pave_edits_last(store->edits);
    if (store->last > last) last = store->last;
    pave_edit *list = pave_common_array(&store->allocator, (size_t)count, sizeof *list);
    *out = list;
    if (!list) return pave_store_no_memory(store, error);
    for (int64_t i = 0; i < count; i++) {
        list[i] = add[i];
        if (list[i].number == 0) list[i].number = last + 1;
        if (list[i].number > last) last = list[i].number;
        if (last > PAVE_STORE_NUMBER_MAX)
            return pave_error_set(error, PAVE_RANGE, store->path, 0, 0,
                                  "the numbers of edits end at 2^62: make a new file");
    }
    return PAVE_OK;
}

pave_result pave_store_change(pave_store *store, const pave_edit *add, int64_t add_count,
                              const int64_t *undo, int64_t undo_count, pave_error *error)
{
    assert(store && store->way.writes && add_count >= 0 && undo_count >= 0);
    pave_edit *list = NULL, edit;
    pave_result result = pave_store_step(store, PAVE_STORE_BEGIN, error);
    if (result) return result;
    result = pave_store_refresh(store, error);
    const int64_t before = pave_edits_last(store->edits);
    const pave_store_tally tally = store->tally;
    if (!result) result = store_number(store, add, add_count, &list, error);
    for (int64_t i = 0; i < undo_count && !result; i++)
        if (store_find(store, undo[i], &edit)) store_count(&store->tally, &edit, -1);
    if (!result) result = pave_edits_change(store->edits, list, add_count, undo, undo_count, error);
    pave_common_free(&store->allocator, list);
    if (result) {
        store->tally = tally;
        pave_store_step(store, PAVE_STORE_ROLLBACK, NULL);
        return result;
    }
    result = store_put_change(store, before, undo, undo_count, error);
    if (result) {
        pave_store_step(store, PAVE_STORE_ROLLBACK, NULL);
        store_begin_again(store);
        return result;
    }
    if (pave_edits_last(store->edits) > store->last) store->last = pave_edits_last(store->edits);
    return PAVE_OK;
}
