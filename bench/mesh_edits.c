/// bench/mesh_edits.c: what a game does to a mesh of many tiles: it cuts and joins, brings its
/// locator up to date, finds the tile of a click, evens out round an edit, and undoes.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { FLIPS = 4096, RINGS = 2, STEPS = 10 };

/// A mesh with what it was made from.
typedef struct scene {
    pave_board *board;
    pave_mesh *mesh;
    pave_locator *locator;
} scene;

/// `calm` is as it was before each run, `wild` is edited on and on, and `still` never. Of the calm
/// one, edges that can be cut and joined again.
static struct {
    int32_t side;
    scene calm, wild, still;
    pave_board_tile tiles[FLIPS];
    int ways[FLIPS];
    int32_t draws;
    uint32_t next;
} now;

static uint32_t draw(uint32_t below)
{
    const pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, now.draws++, 0, 0, 0);
    return pave_random_below(words.word[0], below);
}

static pave_board_tile random_tile(void)
{
    return pave_board_at((int32_t)draw((uint32_t)now.side), (int32_t)draw((uint32_t)now.side));
}

static pave_result flip(scene *in, pave_board_tile tile, int way, pave_mesh_patch *patch)
{
    return pave_mesh_edit_board(in->mesh, in->board, tile, way,
                                !pave_board_has(in->board, tile, way), patch, NULL);
}

/// The next edge of the calm scene.
static void flip_next(bool update)
{
    const uint32_t i = now.next % FLIPS;
    pave_mesh_patch patch;
    if (flip(&now.calm, now.tiles[i], now.ways[i], &patch) != PAVE_OK ||
        (update && pave_locator_update(now.calm.locator, &patch) != PAVE_OK))
        abort();
}

// ---- What is measured ---------------------------------------------------------------------------

/// Random edges, those that cannot be flipped included, which cost little.
static void run_walk(void *context)
{
    pave_mesh_patch patch;
    (void)context;
    while (flip(&now.wild, random_tile(), (int)draw(6), &patch) != PAVE_OK) continue;
    bench_keep((uint64_t)patch.tile_count);
}

static void run_walk_locator(void *context)
{
    pave_mesh_patch patch;
    (void)context;
    while (flip(&now.wild, random_tile(), (int)draw(6), &patch) != PAVE_OK) continue;
    if (pave_locator_update(now.wild.locator, &patch) != PAVE_OK) abort();
}

/// Two edits: there and back.
static void run_back(void *context)
{
    (void)context;
    flip_next(true);
    flip_next(true);
    now.next++;
}

/// An edit, its neighbourhood evened out, and both undone.
static void run_even(void *context)
{
    const pave_relax_def def = {.steps = STEPS};
    pave_mesh_patch patch;
    (void)context;
    const int32_t tile = pave_board_node(now.calm.board, now.tiles[now.next % FLIPS]);
    flip_next(true);
    if (pave_mesh_relax_around(now.calm.mesh, tile, RINGS, &def, &patch, NULL) != PAVE_OK ||
        pave_locator_update(now.calm.locator, &patch) != PAVE_OK)
        abort();
    flip_next(true);
    now.next++;
}

static void run_around(void *context)
{
    const pave_relax_def def = {.steps = STEPS};
    pave_mesh_patch patch;
    (void)context;
    if (pave_mesh_relax_around(now.wild.mesh, pave_board_node(now.wild.board, random_tile()), RINGS,
                               &def, &patch, NULL) != PAVE_OK)
        abort();
    bench_keep((uint64_t)patch.moved_count);
}

static void run_click(void *context)
{
    const pave_vec2 at = pave_board_position(now.calm.board, random_tile());
    (void)context;
    bench_keep((uint64_t)pave_locator_find(now.calm.locator, at));
}

static void run_locator(void *context)
{
    pave_locator *locator;
    (void)context;
    if (pave_locator_create(now.still.mesh, NULL, &locator, NULL) != PAVE_OK) abort();
    pave_locator_destroy(locator);
}

/// With the copy, which is also measured apart.
static void run_prepare(void *context)
{
    pave_mesh *copy;
    (void)context;
    if (pave_mesh_copy(now.still.mesh, NULL, &copy, NULL) != PAVE_OK ||
        pave_mesh_prepare_edits(copy, now.still.board, NULL, NULL) != PAVE_OK)
        abort();
    pave_mesh_destroy(copy);
}

static void run_copy(void *context)
{
    pave_mesh *copy;
    (void)context;
    if (pave_mesh_copy(now.still.mesh, NULL, &copy, NULL) != PAVE_OK) abort();
    pave_mesh_destroy(copy);
}

// ---- Groups -------------------------------------------------------------------------------------

static void begin_still(void)
{
    const pave_board_def def = {.width = now.side, .height = now.side, .system = PAVE_HEX_EVEN_Q};
    const pave_removal_def removal = {.seed = 3, .share = 0.2};
    const pave_mesh_def made = {.relax = {.steps = STEPS}};
    scene *still = &now.still;
    int64_t count;
    if (pave_board_create(&def, NULL, &still->board, NULL) != PAVE_OK ||
        pave_board_remove_random(still->board, &removal, NULL, NULL, NULL) != PAVE_OK ||
        pave_board_repair(still->board, NULL, NULL, 0, &count) != PAVE_OK ||
        pave_mesh_create_from_board(still->board, &made, NULL, NULL, &still->mesh, NULL) != PAVE_OK)
        abort();
}

static void begin_copy(scene *out)
{
    if (pave_board_copy(now.still.board, NULL, &out->board, NULL) != PAVE_OK ||
        pave_mesh_copy(now.still.mesh, NULL, &out->mesh, NULL) != PAVE_OK ||
        pave_mesh_prepare_edits(out->mesh, out->board, NULL, NULL) != PAVE_OK ||
        pave_locator_create(out->mesh, NULL, &out->locator, NULL) != PAVE_OK)
        abort();
}

static void find_flips(void)
{
    for (int i = 0; i < FLIPS;) {
        now.tiles[i] = random_tile();
        now.ways[i] = (int)draw(6);
        if (flip(&now.calm, now.tiles[i], now.ways[i], NULL) != PAVE_OK) continue;
        if (flip(&now.calm, now.tiles[i], now.ways[i], NULL) != PAVE_OK) abort();
        i++;
    }
}

static int add_game(int32_t side, bench_entry *entries)
{
    now.side = side;
    begin_still();
    begin_copy(&now.calm);
    begin_copy(&now.wild);
    find_flips();
    const bench_entry all[] = {
        {"there and back, with locator", run_back, NULL, 2, "edit", NULL},
        {"edit, even out, back, with locator", run_even, NULL, 1, "turn", NULL},
        {"relax around: 2 rings, 10 steps", run_around, NULL, 1, "call", NULL},
        {"a click", run_click, NULL, 1, "click", NULL},
        {"a new locator", run_locator, NULL, 1, "call", NULL},
        {"prepare edits, of a copy", run_prepare, NULL, 1, "call", NULL},
        {"a copy alone", run_copy, NULL, 1, "call", NULL},
        {"random edits", run_walk, NULL, 1, "edit", NULL},
        {"random edits, with locator", run_walk_locator, NULL, 1, "edit", NULL},
    };
    enum { COUNT = sizeof all / sizeof *all };
    for (int i = 0; i < COUNT; i++) entries[i] = all[i];
    return COUNT;
}

static int add_1e4(bench_entry *entries) { return add_game(100, entries); }
static int add_1e6(bench_entry *entries) { return add_game(1000, entries); }

static void drop_scene(scene *one)
{
    pave_locator_destroy(one->locator);
    pave_mesh_destroy(one->mesh);
    pave_board_destroy(one->board);
    *one = (scene){0};
}

static void drop_game(void)
{
    drop_scene(&now.calm);
    drop_scene(&now.wild);
    drop_scene(&now.still);
}

#define ABOUT_GAME                                                                               \
    " tiles in even-q, a fifth removed, relaxed by 10 steps. Edits of edges all over the mesh; " \
    "their locator is brought up to date after each."
const bench_group bench_mesh_edits_1e4 = {"mesh-edits-1e4", "100 x 100" ABOUT_GAME, add_1e4,
                                          drop_game};
const bench_group bench_mesh_edits_1e6 = {"mesh-edits-1e6", "1000 x 1000" ABOUT_GAME, add_1e6,
                                          drop_game};
