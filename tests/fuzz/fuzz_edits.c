/// tests/fuzz/fuzz_edits.c: any bytes as edits of a board's mesh, with its locator: after each, the
/// mesh is sound, the locator answers like a new one, and the edit back gives the mesh that was
/// there.
#include "limited.h"

#include <pave/mesh.h>

/// A mesh with what it was made from, and its locator.
typedef struct play {
    pave_allocator allocator;
    pave_board *board;
    pave_mesh *mesh;
    pave_locator *locator;
} play;

/// The first four bytes: size, system, pattern, what is removed, how it is relaxed.
static bool begin(play *p, const uint8_t *data)
{
    const pave_board_def def = {.width = 1 + data[0] % 12,
                                .height = 1 + data[0] / 12 % 12,
                                .system = (pave_hex_system)(PAVE_HEX_ODD_R + data[1] % 4),
                                .pattern = (pave_board_pattern)(data[1] / 4 % 3)};
    const pave_removal_def removal = {.seed = data[2], .share = (data[2] % 16) / 15.0};
    const pave_mesh_def made = {
        .vertex_rule = (pave_vertex_rule)(data[1] / 12 % 3),
        .relax = {.kind = (pave_relax_kind)(data[3] % 5), .steps = data[3] / 5 % 8}};
    int64_t count;
    if (pave_board_create(&def, &p->allocator, &p->board, NULL) != PAVE_OK) return false;
    (void)pave_board_remove_random(p->board, &removal, &p->allocator, NULL, NULL);
    (void)pave_board_repair(p->board, &p->allocator, NULL, 0, &count);
    return pave_mesh_create_from_board(p->board, &made, &p->allocator, NULL, &p->mesh, NULL) ==
               PAVE_OK &&
           pave_locator_create(p->mesh, &p->allocator, &p->locator, NULL) == PAVE_OK;
}

static void check(play *p)
{
    pave_mesh_faults faults;
    pave_locator *anew = NULL;
    must(pave_mesh_check(p->mesh, &p->allocator, &faults) == PAVE_OK);
    must(pave_locator_create(p->mesh, &p->allocator, &anew, NULL) == PAVE_OK);
    for (int32_t v = 0; v < p->mesh->vertex_count; v++) {
        const pave_vec2 at = pave_mesh_point(p->mesh, v);
        must(pave_locator_find(p->locator, at) == pave_locator_find(anew, at));
    }
    for (int32_t tile = 0; tile < p->mesh->tile_count; tile++)
        must(pave_locator_find(p->locator, pave_mesh_center(p->mesh, tile)) == tile);
    pave_locator_destroy(anew);
}

static bool flip(play *p, pave_board_tile tile, int k, pave_mesh_patch *patch)
{
    const bool has =
        pave_board_contains(p->board, tile) && k < 6 && pave_board_has(p->board, tile, k);
    return pave_mesh_edit_board(p->mesh, p->board, tile, k, !has, patch, NULL) == PAVE_OK &&
           patch->tile_count > 0;
}

/// Three bytes: a tile, a neighbour, and what then: nothing, back, or evened out and maybe back.
static void turn(play *p, const uint8_t *data)
{
    const pave_board_tile tile = pave_board_at(data[0] % 14 - 1, data[0] / 14 - 1);
    const pave_relax_def even = {.kind = (pave_relax_kind)(data[2] / 4 % 5),
                                 .steps = data[2] / 20 % 6};
    const uint64_t hash = pave_mesh_hash(p->mesh);
    pave_mesh_patch patch;
    if (!flip(p, tile, data[1] % 7, &patch)) {
        must(pave_mesh_hash(p->mesh) == hash && patch.pair[0] == -1);
        return;
    }
    must(pave_locator_update(p->locator, &patch) == PAVE_OK);
    if (data[2] & 2) {
        must(pave_mesh_relax_around(p->mesh, patch.pair[0], data[1] / 7 % 5, &even, &patch, NULL) ==
             PAVE_OK);
        must(pave_locator_update(p->locator, &patch) == PAVE_OK);
    }
    if (data[2] & 1) {
        must(flip(p, tile, data[1] % 7, &patch) && patch.restored);
        must(pave_mesh_hash(p->mesh) == hash);
        must(pave_locator_update(p->locator, &patch) == PAVE_OK);
    }
    check(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { HEAD = 4, TURN = 3, TURNS_MAX = 200 };
    size_t used = 0;
    play p = {.allocator = {.resize = limited_resize, .context = &used}};
    if (size >= HEAD && begin(&p, data))
        for (size_t i = HEAD; i + TURN <= size && i < HEAD + TURN * TURNS_MAX; i += TURN)
            turn(&p, data + i);
    pave_locator_destroy(p.locator);
    pave_mesh_destroy(p.mesh);
    pave_board_destroy(p.board);
    must(used == 0);
    return 0;
}
