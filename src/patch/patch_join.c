/// src/patch/patch_join.c: creates patches of cells with an equal number of sides, given the
/// positions of their corners. Bitwise equal positions become one vertex.
#include "../base/exact.h"

#include "../base/memory.h"
#include "patch_parts.h"

#include <string.h>

typedef struct pave_join {
    const pave_patch_corners *from;
    int32_t vertex_count;
    pave_vec2 *vertices; ///< capacity for one vertex per corner
    int64_t *start;
    int32_t *corners;
    pave_index index; ///< maps hashes of positions to vertices; collisions use the next keys
} pave_join;

static uint64_t join_key(pave_vec2 point)
{
    const double plain[2] = {point.x, point.y};
    uint64_t bits[2], hash = PAVE_HASH_START;
    memcpy(bits, plain, sizeof bits);
    for (int i = 0; i < 2; i++) {
        hash = pave_hash_word(hash, (uint32_t)bits[i]);
        hash = pave_hash_word(hash, (uint32_t)(bits[i] >> 32));
    }
    return hash >> 1;
}

/// Returns the index of the vertex at a point and adds it if it is new; -1 if out of memory.
static int32_t join_vertex(pave_join *join, pave_vec2 point)
{
    uint64_t key = join_key(point);
    for (;; key++) {
        const int32_t vertex = pave_index_get(&join->index, key);
        if (vertex < 0) break;
        if (join->vertices[vertex].x == point.x && join->vertices[vertex].y == point.y)
            return vertex;
    }
    if (!pave_index_put(&join->index, key, join->vertex_count)) return -1;
    join->vertices[join->vertex_count] = point;
    return join->vertex_count++;
}

static pave_result join_fill(pave_join *join)
{
    const pave_patch_corners *from = join->from;
    const int64_t count = (int64_t)from->cell_count * from->sides;
    for (int32_t cell = 0; cell <= from->cell_count; cell++)
        join->start[cell] = (int64_t)cell * from->sides;
    for (int64_t i = 0; i < count; i++) {
        const pave_vec2 plain = {from->corners[i].x + 0.0,
                                 from->corners[i].y + 0.0}; // turns -0 into 0
        join->corners[i] = join_vertex(join, plain);
        if (join->corners[i] < 0) return PAVE_NO_MEMORY;
    }
    return PAVE_OK;
}

pave_result pave_patch_join(const pave_patch_corners *from, const pave_allocator *allocator,
                            pave_patch **out, pave_error *error)
{
    const size_t cells = (size_t)from->cell_count, corners = cells * (size_t)from->sides;
    pave_join join = {.from = from,
                      .vertices = pave_array_take(allocator, corners, sizeof *join.vertices),
                      .start = pave_array_take(allocator, cells + 1, sizeof *join.start),
                      .corners = pave_array_take(allocator, corners, sizeof *join.corners),
                      .index.allocator = pave_allocator_or_default(allocator)};
    *out = NULL;
    pave_result result =
        join.vertices && join.start && join.corners ? join_fill(&join) : PAVE_NO_MEMORY;
    if (result == PAVE_OK)
        result = pave_patch_create(&(pave_patch_def){.name = from->name,
                                                     .cell_count = from->cell_count,
                                                     .vertex_count = join.vertex_count,
                                                     .cells = from->cells,
                                                     .vertices = join.vertices,
                                                     .start = join.start,
                                                     .corners = join.corners},
                                   allocator, out, error);
    pave_index_release(&join.index);
    PAVE_RELEASE(allocator, join.corners, join.start, join.vertices);
    return result == PAVE_NO_MEMORY ? pave_patch_no_memory(error) : result;
}
