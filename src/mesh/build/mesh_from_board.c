/// src/mesh/build/mesh_from_board.c: creates the mesh of a board, by the dense path if possible,
/// otherwise by the general path through its adjacency. Both give the same tiles.
///
/// The dense path does not search for faults. If a tile has two neighbours, an edge is a bridge,
/// two faces share two edges or a tile meets a face twice, then no vertex positions make all
/// triangles of all tiles positive. In this case local repair fails, and the general path reports
/// the fault (docs/decisions/0015-why-every-mesh-is-valid.md).
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../board/board_parts.h"
#include "../dense/dense.h"
#include "../relax/mesh_relax.h"
#include "../valid/mesh_shape.h"

// ---- Progress -----------------------------------------------------------------------------------

/// Maps the progress of a part to a fraction of the whole. A part has its own scale, and may run
/// through it several times.
typedef struct pave_parts {
    const pave_progress *to; ///< NULL: no progress
    int64_t before, part, all;
    int64_t scales, passed; ///< total number of runs of this part, and number of completed ones
    int64_t told;
    bool stopped; ///< a stop was requested, even if the part had already ended
} pave_parts;

enum { PAVE_PASS = 1 << 16, PAVE_PASSES_CREATE = 2, PAVE_PASSES_SOUND = 1, PAVE_PASSES_MESH = 3 };

static bool parts_stop(void *context, int64_t done, int64_t total)
{
    pave_parts *parts = context;
    const double passed = (double)parts->passed + (double)done / (double)total,
                 scales = (double)parts->scales, whole = (double)(parts->part * PAVE_PASS);
    const int64_t at =
        parts->before * PAVE_PASS + (int64_t)(passed < scales ? passed / scales * whole : whole);
    parts->passed += done == total;
    if (at > parts->told) parts->told = at;
    if (!parts->stopped)
        parts->stopped = parts->to->stop(parts->to->context, parts->told, parts->all * PAVE_PASS);
    return parts->stopped;
}

// ---- The dense path -----------------------------------------------------------------------------

typedef struct pave_from_board {
    const pave_board *board;
    const pave_mesh_def *def;
    const pave_allocator *allocator;
    const pave_batch *given;
    pave_parts parts;
    pave_batch batch;
} pave_from_board;

static void from_begin(pave_from_board *from)
{
    from->parts.part = from->parts.scales = PAVE_PASSES_CREATE;
    from->parts.all =
        PAVE_PASSES_CREATE + PAVE_PASSES_SOUND + (int64_t)from->def->relax.steps + PAVE_PASSES_MESH;
    if (!from->given) return;
    from->batch.runner = from->given->runner;
    from->parts.to = &from->given->progress;
    if (from->parts.to->stop) from->batch.progress = (pave_progress){parts_stop, &from->parts};
}

static void from_next_part(pave_from_board *from, int64_t part, int64_t scales)
{
    from->parts.before += from->parts.part;
    from->parts.part = part;
    from->parts.scales = scales;
    from->parts.passed = 0;
}

static pave_result from_dense(pave_from_board *from, pave_mesh **out, pave_error *error)
{
    const pave_relax_def *relax = &from->def->relax;
    pave_dense dense;
    pave_result result = pave_dense_create(from->board, &from->batch, from->allocator, &dense);
    if (result != PAVE_OK) return result;
    from_next_part(from, PAVE_PASSES_MESH, PAVE_PASSES_MESH);
    result = pave_dense_to_mesh(&dense, &from->batch, from->allocator, out);
    if (result == PAVE_OK) result = pave_mesh_repair(*out, &from->batch);
    from_next_part(from, PAVE_PASSES_SOUND, 1);
    if (result == PAVE_OK && pave_batch_stop(&from->batch, 1, 1)) result = PAVE_STOPPED;
    if (result == PAVE_OK && relax->steps > 0) {
        from_next_part(from, relax->steps, 1);
        result = pave_mesh_relax(*out, relax, &from->batch, error);
    }
    if (result == PAVE_OK) return result;
    pave_mesh_destroy(*out);
    *out = NULL;
    return result;
}

// ---- The general path ---------------------------------------------------------------------------

static pave_result from_adjacency(pave_from_board *from, pave_mesh **out, pave_error *error)
{
    pave_adjacency *adjacency;
    pave_result result = pave_board_to_adjacency(from->board, from->allocator, &adjacency, NULL);
    if (result != PAVE_OK) return PAVE_FAIL(error, result, "%s", pave_result_text(result));
    from->parts.part = from->parts.all - from->parts.before; // everything that remains
    from->parts.scales = 1;
    from->parts.passed = 0;
    result = pave_mesh_create_from_adjacency(adjacency, from->def, from->allocator, &from->batch,
                                             out, error);
    pave_adjacency_destroy(adjacency);
    return result;
}

pave_result pave_mesh_create_from_board(const pave_board *board, const pave_mesh_def *def,
                                        const pave_allocator *allocator, const pave_batch *batch,
                                        pave_mesh **out, pave_error *error)
{
    static const pave_mesh_def plain = {0};
    assert(board && out);
    *out = NULL;
    pave_from_board from = {
        .board = board, .def = def ? def : &plain, .allocator = allocator, .given = batch};
    pave_result result = pave_relax_check(&from.def->relax, pave_board_tile_count(board), error);
    if (result != PAVE_OK) return result;
    from_begin(&from);
    result =
        from.def->vertex_rule == PAVE_VERTEX_MEAN ? from_dense(&from, out, error) : PAVE_NOT_FOUND;
    if (result == PAVE_NOT_FOUND) return from_adjacency(&from, out, error);
    return result == PAVE_OK || result == PAVE_RANGE // these errors have been reported
               ? result
               : PAVE_FAIL(error, result, "%s", pave_result_text(result));
}
