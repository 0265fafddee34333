/// tests/fuzz/fuzz_store.c: any bytes as a file of a world with edits. What is taken has a world,
/// whose tiles around each edit match, and takes an edit, which is there when it is read again.
#define _XOPEN_SOURCE 700 // mkstemp
#include "limited.h"

#include <pave/formats/store.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { SIDE = 8 };

/// No two tiles around a cell mismatch.
static void check_around(const pave_store *store, const pave_wang_set *const *sets, pave_cell cell)
{
    pave_world_verdict verdict;
    pave_window *window = NULL;
    const pave_window_def def = {.tiling = pave_store_tiling(store),
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = SIDE,
                                 .height = SIDE,
                                 .at = pave_cell_of(cell.q - SIDE / 2, cell.r - SIDE / 2)};
    if (pave_window_create(&def, NULL, &window, NULL)) return; // at the end of the coordinates
    uint32_t *ids = calloc((size_t)window->count, sizeof *ids);
    must(ids != NULL);
    must(pave_world_fill_window(pave_edits_world(pave_store_edits(store)), window, NULL, ids) ==
         PAVE_OK);
    must(pave_world_verify(window, NULL, sets, ids, &verdict, NULL) == PAVE_OK);
    must(verdict.edge_mismatches == 0 && verdict.vertex_mismatches == 0 && verdict.foreign == 0);
    free(ids);
    pave_window_destroy(window);
}

static void look_at(const pave_store *store)
{
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX] = {NULL};
    pave_wang_set *set = NULL;
    const pave_json_wang *tiles = pave_store_def_of(store)->tiles;
    const int32_t faces = pave_store_tiling(store)->face_count;
    if (tiles->face_count != 1 || pave_json_wang_create(tiles, 0, NULL, &set, NULL)) return;
    for (int32_t s = 0; s < faces; s++) sets[s] = set;
    pave_edit edit = {0};
    for (int i = 0; i < 8 && pave_edits_next(pave_store_edits(store), edit.number, &edit); i++)
        check_around(store, sets, edit.kind == PAVE_EDIT_PINS ? edit.cells[0] : edit.cell);
    pave_wang_destroy(set);
}

/// Opens the file, and makes an edit where it is opened to be written.
static void open_file(const char *path, bool writes)
{
    size_t used = 0;
    const pave_allocator allocator = {limited_resize, &used};
    const pave_store_way way = {.writes = writes};
    pave_store *store = NULL;
    pave_error error = {0};
    const pave_result result = pave_store_open(path, way, &allocator, &store, &error);
    must((result == PAVE_OK) == (store != NULL) && error.result == result);
    must(result == PAVE_OK || (error.message[0] && !strchr(error.message, '\n')));
    if (store) look_at(store);
    if (store && writes) {
        const pave_world *world = pave_edits_world(pave_store_edits(store));
        const pave_edit edit = {.cell = {3, -2, 0},
                                .tile = pave_world_at(world, (pave_cell){3, -2, 0})};
        pave_edit found;
        if (pave_store_change(store, &edit, 1, NULL, 0, NULL) == PAVE_OK)
            must(pave_edits_pin_at(pave_store_edits(store), edit.cell, &found) &&
                 found.tile == edit.tile);
    }
    pave_store_close(store);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    char path[] = "/tmp/pave-fuzz-XXXXXX", other[64];
    const int file = mkstemp(path);
    if (file < 0) return 0;
    const bool written = write(file, data, size) == (ssize_t)size;
    close(file);
    if (written) open_file(path, false);
    if (written) open_file(path, true);
    for (int i = 0; i < 4; i++) {
        snprintf(other, sizeof other, "%s%s", path, ends[i]);
        unlink(other);
    }
    return 0;
}
