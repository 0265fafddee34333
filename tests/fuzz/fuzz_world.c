/// tests/fuzz/fuzz_world.c: any bytes as tiles of a world; what is taken is written, and read again
/// as the same cells with the same tiles.
#include "../../formats/json/json_parts.h"
#include "limited.h"

#include <pave/formats/json.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void check(const pave_json_world *world)
{
    const int32_t families = world->multigrid.families;
    must((families != 0) == (world->window == NULL) && world->ids);
    for (int64_t i = 0; families && i < world->cell_count; i++)
        must(pave_multigrid_cell_valid(&world->multigrid, world->cells[i]));
    must(world->patch == 0 || (world->patch >= 4 && world->patch <= 64));
    if (families) return;
    must(world->tiling && world->window->count > 0);
    must(world->window->def.shape == PAVE_WINDOW_PARALLELOGRAM);
    must(!world->within || world->within->window == world->window);
    must(pave_word(pave_world_method_words, world->method) != NULL);
    must(!world->painted || world->method == PAVE_WORLD_AUTO);
    for (int64_t i = 0; world->within && i < world->window->count; i++)
        must(pave_mask_cell(world->within, i) || world->ids[i] == PAVE_WANG_EMPTY);
}

/// The cells that are not null, with their tiles. The windows may differ where a rim is null.
static void check_cells(const pave_json_world *a, const pave_json_world *b)
{
    must(a->multigrid.families == b->multigrid.families && a->cell_count == b->cell_count);
    for (int64_t i = 0; i < a->cell_count; i++)
        must(pave_cell_equal(a->cells[i], b->cells[i]) && a->ids[i] == b->ids[i]);
    if (!a->window) return;
    pave_window_walk walk = pave_window_begin(a->window);
    while (pave_window_next(&walk)) {
        if (a->within && !pave_mask_cell(a->within, walk.index)) continue;
        const int64_t index = pave_window_index(b->window, walk.cell);
        must(index >= 0 && (!b->within || pave_mask_cell(b->within, index)));
        must(a->ids[walk.index] == b->ids[index]);
    }
}

static bool is_same(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static void check_there_and_back(const pave_json_world *world, const pave_allocator *allocator)
{
    const pave_json_world_def def = {.window = world->window,
                                     .within = world->within,
                                     .ids = world->ids,
                                     .set = world->set,
                                     .method = world->method,
                                     .seed = world->seed,
                                     .world = world->world,
                                     .origin = world->origin,
                                     .painted = world->painted,
                                     .only = world->only,
                                     .base = world->base,
                                     .shares = world->shares,
                                     .patch = world->patch,
                                     .multigrid = world->window ? NULL : &world->multigrid,
                                     .cells = world->cells,
                                     .cell_count = world->cell_count};
    char path[64];
    pave_json_world *read = NULL;
    pave_error error = {0};
    snprintf(path, sizeof path, "fuzz_world_%ld.json", (long)getpid());
    if (pave_json_world_write(&def, path, allocator, NULL, NULL) == PAVE_OK) {
        const pave_result result = pave_json_world_read(path, allocator, &read, &error);
        if (result != PAVE_OK && result != PAVE_NO_MEMORY) fprintf(stderr, "%s\n", error.message);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (read) {
            must(read->method == world->method && read->world == world->world);
            must(is_same(read->set, world->set) && is_same(read->only, world->only));
            must(is_same(read->base, world->base) && is_same(read->shares, world->shares));
            must(read->patch == world->patch && read->painted == world->painted);
            check_cells(world, read);
            check_cells(read, world);
        }
        pave_json_world_destroy(read);
    }
    pave_json_world_csv_write(&def, path, allocator, NULL, NULL);
    remove(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_json_world *world = NULL;
    pave_error error = {0};
    const pave_result result = pave_json_text_parse(&pave_json_world_format, (const char *)data,
                                                    size, "in.json", &allocator, &world, &error);
    must((result == PAVE_OK) == (world != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (world) {
        check(world);
        check_there_and_back(world, &allocator);
    }
    pave_json_world_destroy(world);
    must(used == 0);
    return 0;
}
