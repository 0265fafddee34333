/// formats/store/store_edits.c: edits as rows: read, taken over from others, and written.
#include "store_model.h"

#include <stdio.h>
#include <string.h>

enum { STORE_COLUMNS = 11 }; ///< of an edit, before its payload and its sum

/// Edits while they are read, and what they point to.
typedef struct store_load {
    pave_store *store;
    pave_common_list edits, undone;
} store_load;

// ---- Reading ------------------------------------------------------------------------------------

static void store_release_edit(const pave_allocator *from, pave_edit *edit)
{
    const size_t count = (size_t)edit->count;
    pave_common_array_release(from, (void *)edit->cells, count, sizeof *edit->cells);
    pave_common_array_release(from, (void *)edit->tiles, count, sizeof *edit->tiles);
    pave_common_array_release(from, (void *)edit->payload, (size_t)edit->payload_size, 1);
}

static void store_release_load(store_load *load)
{
    const pave_allocator *from = &load->store->allocator;
    pave_edit *edits = load->edits.elements;
    for (size_t i = 0; i < load->edits.count; i++) store_release_edit(from, &edits[i]);
    pave_common_list_release(&load->edits, from);
    pave_common_list_release(&load->undone, from);
}

/// A cell and a tile, from four columns.
static bool store_read_cell(sqlite3_stmt *row, int column, pave_cell *cell, uint32_t *tile)
{
    int64_t q, r, s, id;
    if (!pave_store_integer(row, column, -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, &q) ||
        !pave_store_integer(row, column + 1, -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, &r) ||
        !pave_store_integer(row, column + 2, 0, PAVE_TILING_FACES_MAX, &s) ||
        !pave_store_integer(row, column + 3, 0, UINT32_MAX, &id))
        return false;
    *cell = (pave_cell){(int32_t)q, (int32_t)r, (int32_t)s};
    *tile = (uint32_t)id;
    return true;
}

/// The rest of an edit, from the columns place, color, width, height and seed.
static bool store_read_rest(sqlite3_stmt *row, pave_edit *edit)
{
    int64_t place = 0, color = 0, width = 0, height = 0, seed = 0;
    if (!pave_store_integer(row, 6, 0, INT32_MAX, &place) ||
        !pave_store_integer(row, 7, 0, INT32_MAX, &color) ||
        !pave_store_integer(row, 8, 0, INT32_MAX, &width) ||
        !pave_store_integer(row, 9, 0, INT32_MAX, &height) ||
        !pave_store_integer(row, 10, INT64_MIN, INT64_MAX, &seed))
        return false;
    edit->place = (int32_t)place;
    edit->color = (int)color;
    edit->rect = pave_rect_of(edit->cell.q, edit->cell.r, (int32_t)width, (int32_t)height);
    edit->seed = (uint64_t)seed;
    return true;
}

static pave_result store_no_memory(const pave_store *store, pave_error *error)
{
    return pave_error_set(error, PAVE_NO_MEMORY, store->path, 0, 0, "no memory for edits");
}

static pave_result store_read_payload(const store_load *load, sqlite3_stmt *row, pave_edit *edit,
                                      pave_error *error)
{
    const void *bytes = sqlite3_column_blob(row, 11);
    const int size = sqlite3_column_bytes(row, 11);
    if (size == 0) return PAVE_OK;
    void *copy = bytes ? pave_common_array(&load->store->allocator, (size_t)size, 1) : NULL;
    if (!copy) return store_no_memory(load->store, error);
    memcpy(copy, bytes, (size_t)size);
    edit->payload = copy;
    edit->payload_size = size;
    return PAVE_OK;
}

/// How many cells an edit lists; -1 where that is not known.
static int64_t store_count_cells(const pave_store *store, int64_t number)
{
    sqlite3_stmt *row = NULL;
    int64_t count = -1;
    if (sqlite3_prepare_v2(store->db, "SELECT count(*) FROM cells WHERE number = ?", -1, &row,
                           NULL) == SQLITE_OK &&
        sqlite3_bind_int64(row, 1, number) == SQLITE_OK && sqlite3_step(row) == SQLITE_ROW)
        count = sqlite3_column_int64(row, 0);
    sqlite3_finalize(row);
    return count;
}

static pave_result store_read_cells(const store_load *load, pave_edit *edit, pave_error *error)
{
    const pave_store *store = load->store;
    const pave_allocator *from = &store->allocator;
    const int64_t count = store_count_cells(store, edit->number);
    if (count < 1 || count > PAVE_EDIT_CELLS_MAX)
        return pave_store_damaged(store, "an edit has no list of cells", error);
    pave_cell *cells = pave_common_array(from, (size_t)count, sizeof *cells);
    uint32_t *tiles = pave_common_array(from, (size_t)count, sizeof *tiles);
    edit->cells = cells;
    edit->tiles = tiles;
    edit->count = count;
    if (!cells || !tiles) return store_no_memory(store, error);
    sqlite3_stmt *rows = NULL;
    bool fine =
        sqlite3_prepare_v2(store->db, "SELECT q, r, s, tile FROM cells WHERE number = ? ORDER BY i",
                           -1, &rows, NULL) == SQLITE_OK &&
        sqlite3_bind_int64(rows, 1, edit->number) == SQLITE_OK;
    for (int64_t i = 0; i < count && fine; i++)
        fine = sqlite3_step(rows) == SQLITE_ROW && store_read_cell(rows, 0, &cells[i], &tiles[i]);
    sqlite3_finalize(rows);
    return fine ? PAVE_OK : pave_store_damaged(store, "the cells of an edit are wrong", error);
}

/// The sum of an edit, of 32 bits: of its columns, its payload and its cells.
static int64_t store_sum(const int64_t *columns, int count, const pave_edit *edit)
{
    uint64_t hash = PAVE_HASH_START;
    const unsigned char *bytes = edit->payload;
    for (int i = 0; i < count; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)columns[i]),
                              (uint32_t)((uint64_t)columns[i] >> 32));
    for (int64_t i = 0; i < edit->payload_size; i++) hash = pave_hash_word(hash, bytes[i]);
    for (int64_t i = 0; i < edit->count; i++) {
        const pave_cell cell = edit->cells[i];
        const uint32_t words[] = {(uint32_t)cell.q, (uint32_t)cell.r, (uint32_t)cell.s,
                                  edit->tiles[i]};
        hash = pave_hash(hash, words, 4);
    }
    return (int32_t)(uint32_t)(hash >> 32);
}

/// Whether an edit is as it was written; those of older versions have no sum.
static pave_result store_check_sum(const pave_store *store, sqlite3_stmt *row,
                                   const pave_edit *edit, pave_error *error)
{
    int64_t columns[STORE_COLUMNS], sum;
    char what[64];
    if (sqlite3_column_type(row, STORE_COLUMNS + 1) == SQLITE_NULL) return PAVE_OK;
    for (int i = 0; i < STORE_COLUMNS; i++) columns[i] = sqlite3_column_int64(row, i);
    if (pave_store_integer(row, STORE_COLUMNS + 1, INT32_MIN, INT32_MAX, &sum) &&
        sum == store_sum(columns, STORE_COLUMNS, edit))
        return PAVE_OK;
    snprintf(what, sizeof what, "edit %lld is not as it was written", (long long)edit->number);
    return pave_store_damaged(store, what, error);
}

static pave_result store_read_row(store_load *load, sqlite3_stmt *row, pave_error *error)
{
    pave_store *store = load->store;
    int64_t number, kind;
    pave_edit *edit = pave_common_list_add(&load->edits, &store->allocator, 1);
    if (!edit) return store_no_memory(store, error);
    if (!pave_store_integer(row, 0, 1, INT64_MAX - 1, &number) ||
        !pave_store_integer(row, 1, 0, PAVE_EDIT_PINS, &kind) ||
        !store_read_cell(row, 2, &edit->cell, &edit->tile) || !store_read_rest(row, edit))
        return pave_store_damaged(store, "an edit is wrong", error);
    edit->number = number;
    edit->kind = (pave_edit_kind)kind;
    pave_result result = store_read_payload(load, row, edit, error);
    if (!result && edit->kind == PAVE_EDIT_PINS) result = store_read_cells(load, edit, error);
    return result ? result : store_check_sum(store, row, edit, error);
}

/// The edits after store->last.
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
    if (sqlite3_prepare_v2(store->db, sql, -1, &rows, NULL) == SQLITE_OK &&
        sqlite3_bind_int64(rows, 1, store->last) == SQLITE_OK)
        while (!result && (state = sqlite3_step(rows)) == SQLITE_ROW)
            result = store_read_row(load, rows, error);
    if (!result && state != SQLITE_DONE) result = pave_store_fail(store, error);
    sqlite3_finalize(rows);
    return result;
}

/// The numbers that were undone after store->step, of those that stand here. `step` and `last` get
/// the last of each.
static pave_result store_read_undone(store_load *load, int64_t *step, int64_t *last,
                                     pave_error *error)
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
            fine = pave_store_integer(rows, 0, 1, INT64_MAX, step) &&
                   pave_store_integer(rows, 1, 1, INT64_MAX - 1, &number);
            if (!fine) break;
            if (number > *last) *last = number;
            if (!pave_edits_next(store->edits, number - 1, &edit) || edit.number != number)
                continue;
            int64_t *undone = pave_common_list_add(&load->undone, &store->allocator, 1);
            if (undone) *undone = number;
            store->starved = store->starved || !undone;
            fine = undone != NULL;
        }
    sqlite3_finalize(rows);
    if (!fine) return pave_store_damaged(store, "the list of what was undone is wrong", error);
    return state == SQLITE_DONE ? PAVE_OK : pave_store_fail(store, error);
}

pave_result pave_store_read_edits(pave_store *store, pave_error *error)
{
    store_load load = {.store = store,
                       .edits = {.element_size = sizeof(pave_edit)},
                       .undone = {.element_size = sizeof(int64_t)}};
    int64_t step = store->step, last = store->last;
    pave_result result = store_read_undone(&load, &step, &last, error);
    if (!result) result = store_read_new(&load, error);
    if (!result && load.edits.count + load.undone.count > 0) {
        result = pave_edits_change(store->edits, load.edits.elements, (int64_t)load.edits.count,
                                   load.undone.elements, (int64_t)load.undone.count, error);
        if (result && error)
            pave_error_set(error, result, store->path, 0, 0, "is damaged: %s", error->message);
    }
    if (!result && load.edits.count > 0) {
        const pave_edit *edits = load.edits.elements;
        if (edits[load.edits.count - 1].number > last) last = edits[load.edits.count - 1].number;
    }
    if (!result) {
        store->step = step;
        store->last = last;
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
    const bool area = edit->kind == PAVE_EDIT_AREA;
    const int64_t numbers[STORE_COLUMNS] = {edit->number,
                                            edit->kind,
                                            area ? edit->rect.q : edit->cell.q,
                                            area ? edit->rect.r : edit->cell.r,
                                            edit->cell.s,
                                            edit->tile,
                                            edit->place,
                                            edit->color,
                                            edit->rect.width,
                                            edit->rect.height,
                                            (int64_t)edit->seed};
    const int columns = STORE_COLUMNS;
    if (!store_bind(query, numbers, columns) ||
        sqlite3_bind_int64(query, columns + 2, store_sum(numbers, columns, edit)) != SQLITE_OK)
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
    // The first step inserts the row whose number readers go by.
    static const pave_store_query steps[] = {PAVE_STORE_PUT_UNDONE, PAVE_STORE_DROP_EDIT,
                                             PAVE_STORE_DROP_CELLS};
    pave_result result = PAVE_OK;
    for (int i = 0; i < 3 && !result; i++) {
        result = store_bind(store->queries[steps[i]], &number, 1)
                     ? pave_store_step(store, steps[i], error)
                     : pave_store_fail(store, error);
        if (i == 0 && !result) store->step = sqlite3_last_insert_rowid(store->db);
    }
    return result;
}

/// Writes the edits after `before`, and what was undone.
static pave_result store_put_change(pave_store *store, int64_t before, const int64_t *undo,
                                    int64_t undo_count, pave_error *error)
{
    pave_result result = PAVE_OK;
    pave_edit edit = {.number = before};
    for (int64_t i = 0; i < undo_count && !result; i++)
        result = store_put_undone(store, undo[i], error);
    while (!result && pave_edits_next(store->edits, edit.number, &edit))
        result = store_put_edit(store, &edit, error);
    if (!result) result = pave_store_step(store, PAVE_STORE_COMMIT, error);
    return result;
}

/// Reads all edits again, after a change that could not be written.
static void store_begin_again(pave_store *store)
{
    pave_edits *fresh = NULL;
    if (pave_edits_create(&store->world_def, &store->allocator, &fresh, NULL)) return;
    pave_edits_destroy(store->edits);
    store->edits = fresh;
    store->step = store->last = 0;
    pave_store_read_edits(store, NULL);
}

/// The numbers of the edits in a file go on where its last one was, also an undone one.
static pave_result store_number(const pave_store *store, const pave_edit *add, int64_t count,
                                pave_edit **out, pave_error *error)
{
    int64_t last = pave_edits_last(store->edits);
    if (store->last > last) last = store->last;
    pave_edit *list = pave_common_array(&store->allocator, (size_t)count, sizeof *list);
    *out = list;
    if (!list) return store_no_memory(store, error);
    for (int64_t i = 0; i < count; i++) {
        list[i] = add[i];
        if (list[i].number == 0) list[i].number = last + 1;
        if (list[i].number > last) last = list[i].number;
    }
    return PAVE_OK;
}

pave_result pave_store_change(pave_store *store, const pave_edit *add, int64_t add_count,
                              const int64_t *undo, int64_t undo_count, pave_error *error)
{
    assert(store && store->way.writes && add_count >= 0 && undo_count >= 0);
    pave_edit *list = NULL;
    pave_result result = pave_store_step(store, PAVE_STORE_BEGIN, error);
    if (result) return result;
    result = pave_store_refresh(store, error);
    const int64_t before = pave_edits_last(store->edits);
    if (!result) result = store_number(store, add, add_count, &list, error);
    if (!result) result = pave_edits_change(store->edits, list, add_count, undo, undo_count, error);
    pave_common_array_release(&store->allocator, list, (size_t)add_count, sizeof *list);
    if (result) {
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
