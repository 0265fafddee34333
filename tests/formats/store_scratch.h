/// tests/formats/store_scratch.h: files of worlds in a folder of their own, for the tests of
/// pave_store.
#ifndef PAVE_TESTS_STORE_SCRATCH_H
#define PAVE_TESTS_STORE_SCRATCH_H

#include <pave/formats/store.h>

#include <unistd.h>

#include <sqlite3.h>

#include "../test.h"

static char folder[] = "/tmp/pave-store-XXXXXX";

static inline const char *path_of(const char *name)
{
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static inline void remove_world(const char *name)
{
    static const char *const ends[] = {"", "-wal", "-shm"};
    char path[128];
    for (int i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s%s", folder, name, ends[i]);
        unlink(path);
    }
}

/// A complete edge set of two colours, for faces of 3 and 4 sides, ids from 10 on.
static inline pave_json_wang *make_tiles(void)
{
    static char text[20000];
    size_t used = 0;
    used += (size_t)snprintf(text + used, sizeof text - used,
                             "{\"name\": \"lines\", \"kind\": \"edge\", \"colors\": [{\"name\": "
                             "\"grass\"}, {\"name\": \"road\", \"weight\": 0.5}], \"faces\": [");
    for (int sides = 4; sides >= 3; sides--) {
        used += (size_t)snprintf(text + used, sizeof text - used, "%s{\"sides\": %d, \"tiles\": [",
                                 sides == 3 ? ", " : "", sides);
        for (int i = 0; i < 1 << sides; i++) {
            used += (size_t)snprintf(text + used, sizeof text - used,
                                     "%s{\"id\": %d, \"colors\": [", i ? ", " : "", 10 + i);
            for (int k = 0; k < sides; k++)
                used += (size_t)snprintf(text + used, sizeof text - used, "%s%d", k ? ", " : "",
                                         1 + (i >> k & 1));
            used += (size_t)snprintf(text + used, sizeof text - used, "]}");
        }
        used += (size_t)snprintf(text + used, sizeof text - used, "]}");
    }
    snprintf(text + used, sizeof text - used, "]}");
    pave_json_wang *tiles = NULL;
    pave_error error = {0};
    if (pave_json_wang_parse(text, strlen(text), "lines.json", NULL, &tiles, &error))
        fail_msg("%s", error.message);
    return tiles;
}

static inline void create(const char *name, const char *tiling, pave_world_method method,
                          uint64_t seed)
{
    pave_json_wang *tiles = make_tiles();
    pave_error error = {0};
    const pave_store_def def = {.tiles = tiles,
                                .tiling = tiling,
                                .seed = seed,
                                .method = method,
                                .origin = {method == PAVE_WORLD_PHASE, 0, 0},
                                .note = "a note"};
    remove_world(name);
    if (pave_store_create(path_of(name), &def, NULL, &error)) fail_msg("%s", error.message);
    pave_json_wang_destroy(tiles);
}

static inline pave_store *open_store(const char *name, bool writes)
{
    pave_store *store = NULL;
    pave_error error = {0};
    const pave_store_way way = {.writes = writes, .power_safe = writes && name[0] == 'o'};
    if (pave_store_open(path_of(name), way, NULL, &store, &error)) fail_msg("%s", error.message);
    return store;
}

static inline pave_result pin(pave_store *store, int32_t q, int32_t r, uint32_t tile,
                              const char *payload)
{
    const pave_edit edit = {.cell = pave_cell_of(q, r),
                            .tile = tile,
                            .payload = payload,
                            .payload_size = payload ? (int64_t)strlen(payload) : 0};
    return pave_store_change(store, &edit, 1, NULL, 0, NULL);
}

static inline pave_result undo(pave_store *store, int64_t number)
{
    return pave_store_change(store, NULL, 0, &number, 1, NULL);
}

static inline uint32_t tile_at(const pave_store *store, int32_t q, int32_t r)
{
    return pave_world_at(pave_edits_world(pave_store_edits(store)), pave_cell_of(q, r));
}

static inline uint64_t hash_of(const pave_store *store)
{
    uint32_t tiles[40 * 40 * 6];
    const int32_t faces = pave_store_tiling(store)->face_count;
    const pave_rect rect = pave_rect_of(-20, -20, 40, 40);
    pave_world_fill(pave_edits_world(pave_store_edits(store)), rect, NULL, tiles,
                    (ptrdiff_t)40 * faces);
    return pave_hash(PAVE_HASH_START, tiles, (int64_t)40 * 40 * faces);
}

static inline void run_sql(const char *name, const char *sql)
{
    sqlite3 *db = NULL;
    assert_int_equal(sqlite3_open(path_of(name), &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) fail_msg("%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

static inline void refuse(const char *name, pave_result result, const char *text)
{
    pave_store *store = NULL;
    pave_error error = {0};
    for (int writes = 0; writes < 2; writes++) {
        const pave_store_way way = {.writes = writes != 0};
        assert_int_equal(pave_store_open(path_of(name), way, NULL, &store, &error), result);
        assert_null(store);
        if (!strstr(error.message, text)) fail_msg("%s", error.message);
        assert_int_equal(error.result, result);
    }
}

static inline int make_folder(void **state) { return mkdtemp(folder) ? 0 : -1; }

static inline int remove_folder(void **state) { return rmdir(folder); }

#endif
