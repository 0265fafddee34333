/// src/tiling/tiling_dual.c: dual tilings, with a face for each vertex.
#include "../base/exact.h"

#include "../base/memory.h"
#include "tiling_make.h"

/// Returns the step and the side at which a walk around a vertex begins. They belong to the first
/// corner at the vertex.
static pave_tiling_step tiling_round_begin(const pave_tiling *tiling, int32_t vertex, int *k)
{
    pave_tiling_step step = {0, 0, 0};
    for (; step.s < tiling->face_count; step.s++) {
        for (*k = 0; *k < pave_tiling_side_count(tiling, step.s); (*k)++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, step.s, *k);
            if (side->vertex != vertex) continue;
            step.q = -side->vertex_q;
            step.r = -side->vertex_r;
            return step;
        }
    }
    assert(false); // every vertex has faces
    return step;
}

/// Writes the centres of the faces around a vertex, clockwise. Returns their number.
static int32_t tiling_round_centers(const pave_tiling *tiling, int32_t vertex, pave_vec2 *out)
{
    int first_side = 0, k;
    const pave_tiling_step first = tiling_round_begin(tiling, vertex, &first_side);
    pave_tiling_step step = first;
    int32_t count = 0;
    k = first_side;
    do {
        const double u = step.q + tiling->centers[step.s].x, v = step.r + tiling->centers[step.s].y;
        out[count++] =
            pave_vec2_of(u * tiling->i.x + v * tiling->j.x, u * tiling->i.y + v * tiling->j.y);
        step = pave_tiling_turn(tiling, step, &k);
    } while (step.q != first.q || step.r != first.r || step.s != first.s || k != first_side);
    return count;
}

pave_result pave_tiling_build_dual(const pave_tiling *tiling, const char *name,
                                   const pave_allocator *allocator, pave_tiling **out,
                                   pave_error *error)
{
    const size_t corner_count = (size_t)tiling->side_start[tiling->face_count],
                 face_count = (size_t)tiling->vertex_count;
    pave_vec2 *corners = pave_array_allocate(allocator, corner_count, sizeof *corners),
              *next = corners;
    pave_tiling_polygon *faces = pave_array_allocate(allocator, face_count, sizeof *faces);
    pave_tiling_def def = {.name = name,
                           .i = tiling->i,
                           .j = tiling->j,
                           .face_count = tiling->vertex_count,
                           .faces = faces};
    pave_result result = corners && faces ? PAVE_OK : PAVE_NO_MEMORY;
    *out = NULL;
    if (result == PAVE_NO_MEMORY)
        PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for the tiling");
    for (int32_t vertex = 0; vertex < tiling->vertex_count && result == PAVE_OK; vertex++) {
        faces[vertex].corners = next;
        faces[vertex].corner_count = tiling_round_centers(tiling, vertex, next);
        next += faces[vertex].corner_count;
        if (faces[vertex].corner_count >= 3) continue;
        result = PAVE_FAIL(
            error, PAVE_INVALID,
            "vertex %d joins only two faces, so that the dual would have a face with two corners",
            (int)vertex);
    }
    if (result == PAVE_OK) result = pave_tiling_build(&def, allocator, out, error);
    PAVE_RELEASE(allocator, faces, corners);
    return result;
}

pave_result pave_tiling_create_dual(const pave_tiling *tiling, const char *name,
                                    const pave_allocator *allocator, pave_tiling **out,
                                    pave_error *error)
{
    *out = NULL;
    pave_result result = pave_tiling_check_name(name, error);
    if (result == PAVE_OK) result = pave_tiling_build_dual(tiling, name, allocator, out, error);
    return result == PAVE_OK ? pave_tiling_settle_name(out, allocator, error) : result;
}
