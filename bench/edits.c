/// bench/edits.c: worlds with a million edits: fills with and without them, one more edit in
/// memory, and one that a file has acknowledged.
#include "worlds.h"

#include "../scenes/worlds.h"

#include <pave/edits.h>
#include <pave/formats/store.h>
#include <stdio.h>

enum { SIDE = 1024, WIDE = 3000, EDITS = 1000000 };

static const struct {
    const char *name;
    scene_set set;
    pave_world_method method;
} laws[] = {{"edge, feature", {PAVE_WANG_EDGE, 2, 1, false}, PAVE_WORLD_FEATURE},
            {"corner, phase", {PAVE_WANG_CORNER, 2, 1, false}, PAVE_WORLD_PHASE},
            {"mixed, feature", {PAVE_WANG_MIXED, 2, 1, false}, PAVE_WORLD_FEATURE}};
enum { LAWS = (int)(sizeof laws / sizeof *laws) };

typedef struct edits_case {
    char fill[64], filled[64], edit[64];
    pave_wang_set *set;
    pave_edits *edits;
    int32_t step;
} edits_case;

static edits_case cases[LAWS];
static uint32_t *tiles;
static pave_store *store;
static const char path[] = "bench.pave";

static pave_random_words words_of(edits_case *c)
{
    return pave_random_at(3, PAVE_STREAM_USER, c->step++, 0, 0, 0);
}

/// A pin at a random cell, of a tile that there is; whether it can stand is for the edits to say.
static pave_edit random_pin(edits_case *c, int32_t wide)
{
    const pave_random_words words = words_of(c);
    const uint32_t count = c->set ? pave_wang_tile_count(c->set) : 16;
    const uint32_t index = pave_random_below(words.word[2], count);
    return (pave_edit){.cell = {pave_random_between(words.word[0], 0, wide - 1),
                                pave_random_between(words.word[1], 0, wide - 1), 0},
                       .tile = c->set ? pave_wang_tile_id(c->set, index) : index};
}

static void fill(const pave_world *world, edits_case *c)
{
    const pave_random_words words = words_of(c);
    const pave_rect rect =
        pave_rect_of(pave_random_between(words.word[0], 0, WIDE - SIDE),
                     pave_random_between(words.word[1], 0, WIDE - SIDE), SIDE, SIDE);
    pave_world_fill(world, rect, NULL, tiles, SIDE);
    bench_keep(tiles[SIDE]);
}

static void run_base(void *context)
{
    edits_case *c = context;
    fill(pave_edits_base(c->edits), c);
}

static void run_edited(void *context)
{
    edits_case *c = context;
    fill(pave_edits_world(c->edits), c);
}

static void run_edit(void *context)
{
    edits_case *c = context;
    const pave_edit edit = random_pin(c, WIDE);
    pave_edits_change(c->edits, &edit, 1, NULL, 0, NULL);
}

static void run_store(void *context)
{
    const pave_edit edit = random_pin(context, 1 << 28);
    pave_store_change(store, &edit, 1, NULL, 0, NULL);
}

static void open_file(void)
{
    static char text[2000];
    size_t used = (size_t)snprintf(text, sizeof text,
                                   "{\"kind\": \"edge\", \"grid\": \"square\", \"colors\": "
                                   "[{\"name\": \"a\"}, {\"name\": \"b\"}], \"tiles\": [");
    for (int i = 0; i < 16; i++)
        used += (size_t)snprintf(text + used, sizeof text - used, "%s{\"colors\": [%d,%d,%d,%d]}",
                                 i ? "," : "", 1 + (i & 1), 1 + (i >> 1 & 1), 1 + (i >> 2 & 1),
                                 1 + (i >> 3));
    snprintf(text + used, sizeof text - used, "]}");
    pave_json_wang *file = NULL;
    const pave_store_way way = {.writes = true};
    remove(path);
    if (pave_json_wang_parse(text, strlen(text), "bench", NULL, &file, NULL) ||
        pave_store_create(path, &(pave_store_def){.tiles = file}, NULL, NULL) ||
        pave_store_open(path, way, NULL, &store, NULL))
        abort();
    pave_json_wang_destroy(file);
}

static int add_edits(bench_entry *entries)
{
    static edits_case in_file;
    int count = 0;
    tiles = malloc(sizeof *tiles * SIDE * SIDE);
    if (!tiles) abort();
    for (int i = 0; i < LAWS; i++) {
        edits_case *c = &cases[i];
        c->set = scene_set_create(&laws[i].set);
        const pave_world_def def = {.set = c->set, .seed = 7, .method = laws[i].method};
        if (!c->set || pave_edits_create(&def, NULL, &c->edits, NULL)) abort();
        for (int k = 0; k < EDITS; k++) run_edit(c);
        snprintf(c->fill, sizeof c->fill, "%s, fill without edits", laws[i].name);
        snprintf(c->filled, sizeof c->filled, "%s, fill with 10^6 edits", laws[i].name);
        snprintf(c->edit, sizeof c->edit, "%s, one more edit", laws[i].name);
        const double cells = (double)SIDE * SIDE;
        entries[count++] = (bench_entry){c->fill, run_base, c, cells, "tile", NULL};
        entries[count++] = (bench_entry){c->filled, run_edited, c, cells, "tile", NULL};
        entries[count++] = (bench_entry){c->edit, run_edit, c, 1, "edit", NULL};
    }
    open_file();
    entries[count++] = (bench_entry){"an edit in a file", run_store, &in_file, 1, "edit", NULL};
    return count;
}

static void drop_edits(void)
{
    for (int i = 0; i < LAWS; i++) {
        pave_edits_destroy(cases[i].edits);
        pave_wang_destroy(cases[i].set);
    }
    pave_store_close(store);
    remove(path);
    free(tiles);
}

const bench_group bench_edits = {
    "edits",
    "Rectangles of 1024 x 1024 in a world of 3000 x 3000 cells with a million pins, three of four "
    "of which stand; single pins, in memory, and acknowledged by a file (WAL, synchronous NORMAL).",
    add_edits, drop_edits};
