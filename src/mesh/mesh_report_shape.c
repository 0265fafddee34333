/// src/mesh/mesh_report_shape.c: what a report measures of each tile. Tiles of a block wait until
/// there are eight of as many sides, which are then measured in vectors.
#include "../base/exact.h"

#include "mesh_report.h"

#include "mesh_parts.h"

#include <math.h>
#include <string.h>

/// The tangent of a hundredth of a degree.
#define PAVE_REPORT_STRAIGHT 1.7453292696659573e-4

// ---- Entries ------------------------------------------------------------------------------------

#define PAVE_WIDE 1
#define PAVE_WIDE_NAME(name) pave_report_one_##name
#define PAVE_WIDE_TARGET
#include "mesh_report_lanes.h"

#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 9)
#define PAVE_REPORT_VECTORS 1
#define PAVE_WIDE 2
#define PAVE_WIDE_NAME(name) pave_report_two_##name
#define PAVE_WIDE_TARGET
#include "mesh_report_lanes.h"
#else
#define PAVE_REPORT_VECTORS 0
#endif

#if PAVE_REPORT_VECTORS && PAVE_X86
#define PAVE_WIDE 4
#define PAVE_WIDE_NAME(name) pave_report_four_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX2
#include "mesh_report_lanes.h"

#define PAVE_WIDE 8
#define PAVE_WIDE_NAME(name) pave_report_eight_##name
#define PAVE_WIDE_TARGET PAVE_TARGET_AVX512
#include "mesh_report_lanes.h"
#endif

static const pave_report_kernel pave_report_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_report_one_measure},
#if PAVE_REPORT_VECTORS
    {{"two", PAVE_ISA_PLAIN}, pave_report_two_measure},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_report_four_measure},
    {{"avx512", PAVE_ISA_AVX512}, pave_report_eight_measure},
#endif
#endif
};

const pave_kernel_table pave_report_kernels = PAVE_KERNEL_TABLE(pave_report_entries);

// ---- Tiles of many sides ------------------------------------------------------------------------

enum { PAVE_REPORT_CORNERS = 64 };

static pave_report_one_place pave_report_place(pave_point center, pave_point at)
{
    return (pave_report_one_place){(double)at.x - (double)center.x,
                                   (double)at.y - (double)center.y};
}

static pave_report_shape pave_report_large(const pave_mesh *mesh, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    const pave_point *vertices = mesh->vertices, center = pave_mesh_center_point(mesh, tile);
    pave_report_one_shape shape = pave_report_one_none();
    pave_report_one_place at = pave_report_place(center, vertices[ring[0]]),
                          before = pave_report_one_differ(
                              at, pave_report_place(center, vertices[ring[count - 1]]));
    for (int32_t k = 1; k <= count; k++) {
        const pave_report_one_place next =
            pave_report_place(center, vertices[ring[k < count ? k : 0]]);
        pave_report_one_add(before, at, next, &shape);
        before = pave_report_one_differ(next, at);
        at = next;
    }
    return (pave_report_shape){.turns = shape.turns,
                               .near = shape.near,
                               .far = shape.far,
                               .slope = shape.slope,
                               .concave = shape.concave != 0,
                               .star = shape.least > 0.0 && shape.rounds == 1.0};
}

// ---- Blocks -------------------------------------------------------------------------------------

/// Tiles that wait for others with as many sides.
typedef struct pave_report_queue {
    int32_t tiles[PAVE_REPORT_LANES];
    int32_t count;
} pave_report_queue;

/// Measures what waits. Lanes without a tile repeat the first.
static void pave_report_flush(const pave_report_kernel *kernel, const pave_mesh *mesh,
                              pave_report_queue *queue, int32_t sides, int32_t first,
                              pave_report_shape *out)
{
    pave_report_shape shapes[PAVE_REPORT_LANES];
    for (int32_t i = queue->count; i < PAVE_REPORT_LANES; i++) queue->tiles[i] = queue->tiles[0];
    kernel->measure(mesh, queue->tiles, sides, shapes);
    for (int32_t i = 0; i < queue->count; i++) out[queue->tiles[i] - first] = shapes[i];
    queue->count = 0;
}

void pave_report_measure(const pave_report_kernel *kernel, const pave_mesh *mesh, int32_t first,
                         int32_t count, pave_report_shape *out)
{
    pave_report_queue queues[PAVE_REPORT_SIDES + 1];
    for (int32_t sides = 0; sides <= PAVE_REPORT_SIDES; sides++) queues[sides].count = 0;
    for (int32_t tile = first; tile < first + count; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        if (sides < 3 || sides > PAVE_REPORT_SIDES) {
            out[tile - first] = pave_report_large(mesh, tile);
            continue;
        }
        pave_report_queue *queue = &queues[sides];
        queue->tiles[queue->count++] = tile;
        if (queue->count == PAVE_REPORT_LANES)
            pave_report_flush(kernel, mesh, queue, sides, first, out);
    }
    for (int32_t sides = 3; sides <= PAVE_REPORT_SIDES; sides++)
        if (queues[sides].count > 0)
            pave_report_flush(kernel, mesh, &queues[sides], sides, first, out);
    for (int32_t i = 0; i < count; i++) { // exact turns, where doubles may have rounded them
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, first + i, &sides);
        if (out[i].far < PAVE_REPORT_FAR && sides <= PAVE_REPORT_CORNERS) continue;
        out[i].turns = pave_turns_number(pave_mesh_turns(mesh, ring, sides));
        out[i].star = pave_mesh_tile_is_star(mesh, first + i);
    }
}
