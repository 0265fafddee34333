/// formats/store/store_def.c: writing and reading a world's definition, and making the world from
/// it.
#include "store_model.h"

#include <inttypes.h>
#include <pave/formats/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- The world ----------------------------------------------------------------------------------

/// Returns the index of the file's face whose tiles a face of the tiling uses; -1: none.
static int32_t store_face(const pave_json_wang *tiles, const pave_tiling *tiling, int32_t s)
{
    const int sides = pave_tiling_side_count(tiling, s);
    if (tiles->face_count == tiling->face_count && tiles->faces[s].sides == sides) return s;
    for (int32_t face = 0; face < tiles->face_count; face++)
        if (tiles->faces[face].sides == sides) return face;
    return -1;
}

static pave_result store_make_sets(pave_store *store, pave_error *error)
{
    const pave_json_wang *tiles = store->def.tiles;
    const pave_tiling *tiling = store->tiling;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int32_t face = store_face(tiles, tiling, s);
        pave_result result = PAVE_OK;
        if (face < 0)
            return pave_error_set(error, PAVE_INVALID, store->path, 0, 0,
                                  "there are no tiles of %d sides, for face %d of the tiling %s",
                                  pave_tiling_side_count(tiling, s), (int)s, tiling->name);
        if (!store->by_face[face])
            result =
                pave_json_wang_create(tiles, face, &store->allocator, &store->by_face[face], error);
        if (result) return result;
        store->sets[s] = store->by_face[face];
    }
    return PAVE_OK;
}

/// Makes the sets, the tiling and the world of store->def, without edits. Returns the results of
/// pave_store_create.
static pave_result store_make_world(pave_store *store, pave_error *error)
{
    const pave_store_def *def = &store->def;
    const pave_allocator *from = &store->allocator;
    const pave_common_list *text = &store->tiling_text;
    pave_result result = text->count
                             ? pave_json_tiling_parse(text->elements, text->count, store->path,
                                                      from, &store->tiling, error)
                             : pave_tiling_create_named(def->tiling ? def->tiling : "square", from,
                                                        &store->tiling, error);
    if (result)
        return result == PAVE_NOT_FOUND && store->db
                   ? pave_store_damaged(store, "its tiling is unknown to pave", error)
                   : result;
    if (text->count) store->def.own_tiling = store->tiling;
    store->by_face =
        pave_common_array(from, (size_t)def->tiles->face_count, sizeof *store->by_face);
    store->sets = pave_common_array(from, (size_t)store->tiling->face_count, sizeof *store->sets);
    if (!store->by_face || !store->sets) return pave_store_no_memory(store, error);
    result = store_make_sets(store, error);
    if (result) return result;
    store->world_def = (pave_world_def){.sets = store->sets,
                                        .seed = def->seed,
                                        .method = def->method,
                                        .tiling = store->tiling,
                                        .origin = def->origin,
                                        .base = def->base,
                                        .shares = def->shares,
                                        .patch = def->patch,
                                        .bias = def->bias,
                                        .passable = def->passable,
                                        .solid = def->solid,
                                        .opened = def->opened,
                                        .mesh = def->mesh};
    result = pave_edits_create(&store->world_def, from, &store->edits, error);
    if (result && error && !error->file[0])
        return pave_error_set(error, result, store->path, 0, 0, "%s", error->message);
    if (!result) store->def.method = pave_world_method_of(pave_edits_base(store->edits));
    return result;
}

void pave_store_release_world(pave_store *store)
{
    const pave_allocator *from = &store->allocator;
    const size_t faces = store->def.tiles ? (size_t)store->def.tiles->face_count : 0;
    pave_edits_destroy(store->edits);
    for (size_t i = 0; store->by_face && i < faces; i++) pave_wang_destroy(store->by_face[i]);
    pave_common_free(from, store->by_face);
    if (store->tiling) pave_common_free(from, store->sets);
    pave_tiling_destroy(store->tiling);
    store->edits = NULL;
    store->by_face = NULL;
    store->sets = NULL;
    store->tiling = NULL;
}

/// Hash of sample tiles of the world without edits, to detect a change of the algorithm.
static uint64_t store_sample(const pave_store *store)
{
    enum { SIDE = 16 };
    uint32_t tiles[SIDE * PAVE_TILING_FACES_MAX];
    const int32_t faces = store->tiling->face_count;
    uint64_t hash = PAVE_HASH_START;
    for (int32_t r = -SIDE / 2; r < SIDE / 2; r++) {
        const pave_rect row = pave_rect_of(-SIDE / 2, r, SIDE, 1);
        if (pave_world_fill(pave_edits_base(store->edits), row, NULL, tiles,
                            (ptrdiff_t)SIDE * faces))
            return 0;
        hash = pave_hash(hash, tiles, (int64_t)SIDE * faces);
    }
    return hash;
}

// ---- Copying ------------------------------------------------------------------------------------

/// Collects text in a list of the store: the tile sets or the tiling.
typedef struct store_text {
    pave_store *store;
    pave_common_list *list;
} store_text;

static bool store_take_text(void *context, const char *bytes, size_t size)
{
    const store_text *text = context;
    char *to = size ? pave_common_list_add(text->list, &text->store->allocator, size) : NULL;
    if (to) memcpy(to, bytes, size);
    return size == 0 || to;
}

/// Returns whether a tiling is one of the three regular grids, which are stored by name.
static bool store_is_regular(const pave_tiling *tiling)
{
    return tiling == pave_tiling_square() || tiling == pave_tiling_hex() ||
           tiling == pave_tiling_tri();
}

static pave_result store_take_tiling(pave_store *store, pave_error *error)
{
    const pave_tiling *own = store->def.own_tiling;
    if (!own) return PAVE_OK;
    store->def.tiling = own->name;
    store->def.own_tiling = NULL;
    if (store_is_regular(own)) return PAVE_OK;
    store_text text = {store, &store->tiling_text};
    const pave_json_sink sink = {store_take_text, &text};
    const pave_result result = pave_json_tiling_print(own, sink, &store->allocator, error);
    return result == PAVE_STOPPED ? pave_store_no_memory(store, error) : result;
}

pave_result pave_store_take_def(pave_store *store, const pave_store_def *def, pave_error *error)
{
    store->def = *def;
    pave_result result = store_take_tiling(store, error);
    if (!result) result = pave_store_take_bias(store, error);
    return result ? result : store_make_world(store, error);
}

/// Units in which a world stores the fraction of solid cells and of dead ends.
static const double solid_unit = 4294967296.0, opened_unit = 65536.0;

// ---- Writing ------------------------------------------------------------------------------------

/// Binds the name of a value, with a `below.` prefix per level below. Returns false if it is too
/// long.
static bool store_bind_name(const pave_store *store, sqlite3_stmt *statement, const char *name)
{
    static const char below[] = "below.";
    char full[sizeof below * PAVE_STORE_BELOW_MAX + 32] = "";
    size_t used = 0;
    for (int i = 0; i < store->depth; i++)
        used += (size_t)snprintf(full + used, sizeof full - used, "%s", below);
    snprintf(full + used, sizeof full - used, "%s", name);
    return sqlite3_bind_text(statement, 1, full, -1, SQLITE_TRANSIENT) == SQLITE_OK;
}

sqlite3_stmt *pave_store_put(const pave_store *store, const char *name)
{
    sqlite3_stmt *put = NULL;
    if (sqlite3_prepare_v2(store->db, "INSERT INTO world VALUES (?, ?)", -1, &put, NULL) ==
            SQLITE_OK &&
        store_bind_name(store, put, name))
        return put;
    sqlite3_finalize(put);
    return NULL;
}

/// Writes one value of the definition: `text`, or `number` if `text` is NULL.
static pave_result store_put_value(pave_store *store, const char *name, const char *text,
                                   int64_t size, int64_t number, pave_error *error)
{
    sqlite3_stmt *put = pave_store_put(store, name);
    bool fine = put && (text ? sqlite3_bind_text64(put, 2, text, (sqlite3_uint64)size,
                                                   SQLITE_STATIC, SQLITE_UTF8) == SQLITE_OK
                             : sqlite3_bind_int64(put, 2, number) == SQLITE_OK);
    fine = fine && sqlite3_step(put) == SQLITE_DONE;
    const pave_result result = fine ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_finalize(put);
    return result;
}

pave_result pave_store_put_text(pave_store *store, const char *name, const char *text,
                                pave_error *error)
{
    return store_put_value(store, name, text, (int64_t)strlen(text), 0, error);
}

static pave_result store_put_tiles(pave_store *store, pave_error *error)
{
    pave_common_list text = {.element_size = 1};
    store_text context = {store, &text};
    const pave_json_sink sink = {store_take_text, &context};
    pave_result result =
        pave_json_wang_print(store->def.tiles, store->path, sink, &store->allocator, error);
    if (result == PAVE_STOPPED) result = pave_store_no_memory(store, error);
    if (!result)
        result = store_put_value(store, "tiles", text.elements, (int64_t)text.count, 0, error);
    pave_common_list_release(&text, &store->allocator);
    return result;
}

static pave_result store_put_hash(pave_store *store, const char *name, uint64_t hash,
                                  pave_error *error)
{
    char text[24];
    snprintf(text, sizeof text, "0x%016" PRIx64, hash);
    return pave_store_put_text(store, name, text, error);
}

static pave_result store_put_shares(pave_store *store, pave_error *error)
{
    const pave_store_def *def = &store->def;
    sqlite3_stmt *put = NULL;
    if (!def->shares) return PAVE_OK;
    bool fine = sqlite3_prepare_v2(store->db, "INSERT INTO shares VALUES (?, ?)", -1, &put, NULL) ==
                SQLITE_OK;
    for (int c = 0; c <= def->tiles->color_count && fine; c++)
        fine = sqlite3_bind_int(put, 1, PAVE_STORE_SHARES * store->depth + c) == SQLITE_OK &&
               sqlite3_bind_double(put, 2, def->shares[c]) == SQLITE_OK &&
               sqlite3_step(put) == SQLITE_DONE && sqlite3_reset(put) == SQLITE_OK;
    const pave_result result = fine ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_finalize(put);
    return result;
}

/// Writes the passable colours (1 or 0 for each), the rock, and the fraction of dead ends to open.
/// Writes nothing for a world that is not connected or has no rock.
static pave_result store_put_passable(pave_store *store, pave_error *error)
{
    const pave_store_def *def = &store->def;
    char text[PAVE_WANG_COLORS_MAX + 1] = "";
    if (!def->passable) return PAVE_OK;
    for (int c = 1; c <= def->tiles->color_count; c++) text[c - 1] = def->passable[c] ? '1' : '0';
    const pave_result result = pave_store_put_text(store, "passable", text, error);
    if (result || !(def->solid > 0 || def->opened > 0 || def->mesh)) return result;
    snprintf(text, sizeof text, "%" PRId64 ",%d,%d", (int64_t)(def->solid * solid_unit),
             (int)(def->opened * opened_unit), def->mesh);
    return pave_store_put_text(store, "rock", text, error);
}

/// Writes the parameters of a world and of the worlds below.
static pave_result store_put_def(pave_store *store, pave_error *error)
{
    const pave_store_def *def = &store->def;
    const pave_common_list *tiling = &store->tiling_text;
    char number[24], origin[64];
    snprintf(number, sizeof number, "%" PRIu64, def->seed);
    snprintf(origin, sizeof origin, "%d,%d,%d", (int)def->origin.q, (int)def->origin.r,
             (int)def->origin.s);
    pave_result result = pave_store_put_text(store, "tiling",
                                             def->tiling     ? def->tiling
                                             : tiling->count ? ""
                                                             : "square",
                                             error);
    if (!result && tiling->count)
        result = store_put_value(store, "tiling_text", tiling->elements, (int64_t)tiling->count, 0,
                                 error);
    if (!result) result = store_put_tiles(store, error);
    if (!result) result = pave_store_put_text(store, "seed", number, error);
    if (!result)
        result = pave_store_put_text(store, "method",
                                     pave_word(pave_world_method_words, def->method), error);
    if (!result) result = pave_store_put_text(store, "origin", origin, error);
    if (!result) result = store_put_value(store, "base", NULL, 0, def->base, error);
    if (!result) result = store_put_value(store, "patch", NULL, 0, def->patch, error);
    if (!result) result = pave_store_put_text(store, "note", def->note ? def->note : "", error);
    if (!result) result = store_put_shares(store, error);
    if (!result) result = store_put_passable(store, error);
    if (!result) result = pave_store_write_bias(store, error);
    return !result && store->below ? store_put_def(store->below, error) : result;
}

pave_result pave_store_write_def(pave_store *store, pave_error *error)
{
    char head[160];
    snprintf(head, sizeof head, "PRAGMA application_id=%d; PRAGMA user_version=%d; BEGIN;",
             PAVE_STORE_APPLICATION, PAVE_STORE_VERSION);
    pave_result result = pave_store_run(store, head, error);
    if (!result) result = pave_store_make_tables(store, error);
    if (!result) result = pave_store_put_text(store, "pave", PAVE_VERSION_TEXT, error);
    if (!result) result = store_put_value(store, "algorithm", NULL, 0, PAVE_STORE_ALGORITHM, error);
    if (!result) result = store_put_def(store, error);
    if (!result)
        result = store_put_hash(store, "fingerprint",
                                pave_world_hash(pave_edits_base(store->edits)), error);
    if (!result) result = store_put_hash(store, "sample", store_sample(store), error);
    if (!result) result = pave_store_keep_tally(store, &store->tally, true, error);
    return result ? result : pave_store_run(store, "COMMIT", error);
}

// ---- Reading ------------------------------------------------------------------------------------

sqlite3_stmt *pave_store_value(const pave_store *store, const char *name)
{
    sqlite3_stmt *row = NULL;
    if (sqlite3_prepare_v2(store->db, "SELECT value FROM world WHERE name = ?", -1, &row, NULL) ==
            SQLITE_OK &&
        store_bind_name(store, row, name) && sqlite3_step(row) == SQLITE_ROW)
        return row;
    sqlite3_finalize(row);
    return NULL;
}

char *pave_store_text(pave_store *store, const char *name, size_t *size)
{
    sqlite3_stmt *row = pave_store_value(store, name);
    const char *text = row ? (const char *)sqlite3_column_text(row, 0) : NULL;
    *size = text ? (size_t)sqlite3_column_bytes(row, 0) : 0;
    const bool whole = text && strlen(text) == *size;
    char *copy = whole ? pave_common_text_copy(&store->allocator, text, *size) : NULL;
    store->starved = store->starved || (whole && !copy);
    sqlite3_finalize(row);
    return copy;
}

static bool store_number(const pave_store *store, const char *name, int64_t low, int64_t high,
                         int64_t *out)
{
    sqlite3_stmt *row = pave_store_value(store, name);
    const bool fine = row && pave_store_integer(row, 0, low, high, out);
    sqlite3_finalize(row);
    return fine;
}

/// Parses a 64-bit text, decimal or hexadecimal with 0x.
static bool store_word(pave_store *store, const char *name, uint64_t *out)
{
    size_t size;
    char *text = pave_store_text(store, name, &size), *end = text;
    if (text) *out = strtoull(text, &end, strncmp(text, "0x", 2) == 0 ? 16 : 10);
    const bool fine = text && size > 0 && text[0] >= '0' && text[0] <= '9' && *end == '\0';
    pave_common_free(&store->allocator, text);
    return fine;
}

static bool store_origin(pave_store *store)
{
    size_t size;
    char *text = pave_store_text(store, "origin", &size);
    int q, r, s, used = 0;
    const bool fine =
        text && sscanf(text, "%d,%d,%d%n", &q, &r, &s, &used) == 3 && (size_t)used == size;
    if (fine) store->def.origin = (pave_cell){q, r, s};
    pave_common_free(&store->allocator, text);
    return fine;
}

static bool store_method(pave_store *store)
{
    size_t size;
    char *text = pave_store_text(store, "method", &size);
    const int method = text ? pave_word_number(pave_world_method_words, text) : -1;
    if (method >= 0) store->def.method = (pave_world_method)method;
    pave_common_free(&store->allocator, text);
    return method >= 0;
}

static pave_result store_read_tiles(pave_store *store, pave_error *error)
{
    size_t size;
    char *text = pave_store_text(store, "tiles", &size);
    if (!text) return pave_store_damaged(store, "the tile sets are missing", error);
    const pave_result result =
        pave_json_wang_parse(text, size, store->path, &store->allocator, &store->tiles, error);
    pave_common_free(&store->allocator, text);
    store->def.tiles = store->tiles;
    return result;
}

static pave_result store_read_shares(pave_store *store, pave_error *error)
{
    sqlite3_stmt *rows = NULL;
    const int colors = store->tiles->color_count, first = PAVE_STORE_SHARES * store->depth;
    int count = 0;
    bool fine = sqlite3_prepare_v2(store->db,
                                   "SELECT color - ?1, share FROM shares "
                                   "WHERE color BETWEEN ?1 AND ?2 ORDER BY color",
                                   -1, &rows, NULL) == SQLITE_OK &&
                sqlite3_bind_int(rows, 1, first) == SQLITE_OK &&
                sqlite3_bind_int(rows, 2, first + PAVE_STORE_SHARES - 1) == SQLITE_OK;
    while (fine && sqlite3_step(rows) == SQLITE_ROW) {
        int64_t color;
        if (!store->shares)
            store->shares =
                pave_common_array(&store->allocator, (size_t)colors + 1, sizeof *store->shares);
        store->starved = store->starved || !store->shares;
        fine =
            store->shares && pave_store_integer(rows, 0, count, count, &color) && count <= colors;
        if (fine) store->shares[count++] = sqlite3_column_double(rows, 1);
    }
    sqlite3_finalize(rows);
    store->def.shares = store->shares;
    return fine && (count == 0 || count == colors + 1)
               ? PAVE_OK
               : pave_store_damaged(store, "the shares of colours are wrong", error);
}

/// Reads the rock, if stored. Returns false if it is invalid.
static bool store_read_rock(pave_store *store)
{
    long long solid = 0, opened = 0;
    int end = 0;
    size_t size;
    sqlite3_stmt *row = pave_store_value(store, "rock");
    const bool there = row != NULL;
    sqlite3_finalize(row);
    char *text = there ? pave_store_text(store, "rock", &size) : NULL;
    const bool fine = !there || (text && size < 40 &&
                                 sscanf(text, "%10lld,%5lld,%4d%n", &solid, &opened,
                                        &store->def.mesh, &end) == 3 &&
                                 (size_t)end == size);
    store->def.solid = (double)solid / solid_unit;
    store->def.opened = (double)opened / opened_unit;
    pave_common_free(&store->allocator, text);
    return fine;
}

static pave_result store_read_passable(pave_store *store, pave_error *error)
{
    const int colors = store->tiles->color_count;
    sqlite3_stmt *row = pave_store_value(store, "passable");
    const bool there = row != NULL;
    size_t size;
    sqlite3_finalize(row);
    if (!there) return PAVE_OK;
    char *text = pave_store_text(store, "passable", &size);
    const bool fine = text && size == (size_t)colors && strspn(text, "01") == size;
    if (fine)
        store->passable =
            pave_common_array(&store->allocator, (size_t)colors + 1, sizeof *store->passable);
    for (int c = 1; store->passable && c <= colors; c++) store->passable[c] = text[c - 1] == '1';
    store->starved = store->starved || (fine && !store->passable);
    store->def.passable = store->passable;
    pave_common_free(&store->allocator, text);
    return store->passable && store_read_rock(store)
               ? PAVE_OK
               : pave_store_damaged(store, "the passable colours or the settings of rock are wrong",
                                    error);
}

/// Checks that the world equals the stored one.
static pave_result store_check_world(pave_store *store, pave_error *error)
{
    uint64_t fingerprint, sample;
    int64_t algorithm;
    if (!store_word(store, "fingerprint", &fingerprint) || !store_word(store, "sample", &sample) ||
        !store_number(store, "algorithm", 0, INT32_MAX, &algorithm))
        return pave_store_damaged(store, "the fingerprint of the world is missing", error);
    if (algorithm == PAVE_STORE_ALGORITHM &&
        fingerprint == pave_world_hash(pave_edits_base(store->edits)) &&
        sample == store_sample(store))
        return PAVE_OK;
    return pave_error_set(error, PAVE_UNSUPPORTED, store->path, 0, 0,
                          "this version of pave makes a different world from its seed: use the "
                          "version that made the file");
}

/// Reads the text of a custom tiling, if stored.
static bool store_read_tiling(pave_store *store)
{
    sqlite3_stmt *row = pave_store_value(store, "tiling_text");
    const char *text = row ? (const char *)sqlite3_column_text(row, 0) : NULL;
    const size_t size = text ? (size_t)sqlite3_column_bytes(row, 0) : 0;
    char *copy = size ? pave_common_list_add(&store->tiling_text, &store->allocator, size) : NULL;
    if (copy) memcpy(copy, text, size);
    store->starved = store->starved || (size && !copy);
    const bool fine = !row || copy;
    sqlite3_finalize(row);
    return fine;
}

/// Reads the whole definition and makes the world.
static pave_result store_read_world(pave_store *store, pave_error *error)
{
    size_t size;
    int64_t base, patch;
    store->tiling_name = pave_store_text(store, "tiling", &size);
    store->note = pave_store_text(store, "note", &size);
    store->def.tiling = store->tiling_name;
    store->def.note = store->note;
    if (!store->tiling_name || !store_read_tiling(store) || !store->note ||
        !store_word(store, "seed", &store->def.seed) || !store_method(store) ||
        !store_origin(store) || !store_number(store, "base", 0, UINT8_MAX, &base) ||
        !store_number(store, "patch", 0, INT32_MAX, &patch))
        return pave_store_damaged(store, "the definition of the world is incomplete", error);
    store->def.base = (int)base;
    store->def.patch = (int)patch;
    pave_result result = store_read_tiles(store, error);
    if (!result) result = store_read_shares(store, error);
    if (!result) result = store_read_passable(store, error);
    if (!result) result = pave_store_read_bias(store, error);
    return result ? result : store_make_world(store, error);
}

pave_result pave_store_read_below(pave_store *store, pave_error *error)
{
    if (store->depth >= PAVE_STORE_BELOW_MAX)
        return pave_store_damaged(store, "too many worlds follow each other", error);
    if (!pave_store_open_below(store)) return pave_store_no_memory(store, error);
    return store_read_world(store->below, error);
}

pave_result pave_store_read_def(pave_store *store, pave_error *error)
{
    const pave_result result = store_read_world(store, error);
    return result ? result : store_check_world(store, error);
}
