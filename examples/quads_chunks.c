/// An endless grid of relaxed quads, loaded around a player chunk by chunk. The vertices that two
/// chunks share have the same names and positions in both, bit for bit, in any order of loading.
#include <pave/quads.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 8 };

/// Returns the vertex with that name, or NULL.
static const pave_vec2 *find(const pave_quads *quads, pave_cell name)
{
    for (int32_t i = 0; i < quads->vertex_count; i++)
        if (pave_cell_equal(quads->names[i], name)) return &quads->vertices[i];
    return NULL;
}

int main(void)
{
    const pave_quads_def ground = {.seed = 7};
    const pave_cell here = pave_cell_of(3, -1), there = pave_cell_of(4, -1);
    pave_quads *a, *b;
    pave_error error = {0};
    if (pave_quads_create_from_chunks(&ground, SIDE, &there, 1, NULL, &b, &error) != PAVE_OK ||
        pave_quads_create_from_chunks(&ground, SIDE, &here, 1, NULL, &a, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    printf("chunk 3,-1 has %" PRId32 " quads, chunk 4,-1 has %" PRId32 "\n", a->quad_count,
           b->quad_count);

    int shared = 0, same = 0;
    for (int32_t i = 0; i < a->vertex_count; i++) {
        const pave_vec2 *other = find(b, a->names[i]);
        if (!other) continue;
        shared++;
        same += memcmp(other, &a->vertices[i], sizeof *other) == 0;
    }
    printf("they share %d vertices, %d of them in the same place\n", shared, same);

    // Names are permanent, so a game can store them. The name of a quad gives the chunk to load.
    const pave_cell house = a->cells[100], chunk = pave_quads_chunk_of(house, SIDE);
    printf("the house stands on quad %" PRId32 ",%" PRId32 ",%" PRId32 " of chunk %" PRId32
           ",%" PRId32 "\n",
           house.q, house.r, house.s, chunk.q, chunk.r);
    pave_quads_destroy(b);
    pave_quads_destroy(a);

    // Both as one patch: neighbours, paths, sight and pictures.
    const pave_cell both[] = {here, there};
    pave_patch *patch;
    if (pave_quads_create_from_chunks(&ground, SIDE, both, 2, NULL, &a, &error) != PAVE_OK)
        return 1;
    if (pave_patch_create_from_quads(a, NULL, &patch, &error) != PAVE_OK) return 1;
    printf("as one patch they have %" PRId32 " quads; its hash is %016" PRIx64 "\n",
           patch->cell_count, pave_patch_hash(patch));
    pave_patch_destroy(patch);
    pave_quads_destroy(a);
    return shared == same && pave_cell_equal(chunk, here) ? 0 : 1;
}
