/// src/mesh/mesh_even_relax.c: relaxation that evens tiles, step by step.
///
/// A step moves the vertices by what their tiles told them. Then the tiles tell again, and what
/// they find on the way says which of them the guard must look at.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/bits.h"
#include "../base/memory.h"
#include "mesh_even.h"
#include "mesh_parts.h"
#include "mesh_relax.h"
#include "mesh_rim_moves.h"
#include "mesh_unit.h"

#include <math.h>
#include <string.h>

#define PAVE_EVEN_OMEGA 0.6F
#define PAVE_EVEN_MOMENTUM 0.8F
#define PAVE_EVEN_CUT 0.15         ///< as a share of the root of the mean area
#define PAVE_EVEN_CUT_MAX 2097152. ///< pave_push_round is right below twice that

/// A mesh that is being evened.
typedef struct pave_evening {
    pave_mesh *mesh;
    const pave_even_kernel *kernel;
    pave_rim_moves *rim;
    pave_packs packs;
    pave_even_pass pass;
    pave_even_form forms[PAVE_LANE_SIDES + 1];
    pave_guard_floors floors;
    float *scales;
    uint32_t *bad; ///< of each pack: bit i is set where the guard must look at the tile in lane i
    bool last;     ///< no step follows: nothing need be told
    double *far;   ///< of each strip of vertices the square of the farthest move
} pave_evening;

// ---- Wanted areas -------------------------------------------------------------------------------

/// base^power for a power of 0 to 1, which counts in 2^-20ths: a product of square roots of square
/// roots.
static double pave_even_power(double base, double power)
{
    double product = 1;
    if (power >= 1) return base;
    for (int bit = 0; bit < 20; bit++) {
        base = sqrt(base);
        power *= 2;
        if (power < 1) continue;
        power -= 1;
        product *= base;
    }
    return product;
}

/// The area that a tile wants, beside those of the others.
static double pave_even_wanted(const pave_mesh *mesh, const pave_relax_def *def, int32_t tile)
{
    const int32_t sides = pave_mesh_side_count(mesh, tile);
    double wanted = def->weights ? def->weights[tile] : 1;
    if (def->wanted > 0) {
        const pave_vec2 unit = pave_unit_at(1, sides);
        wanted *= pave_even_power((double)sides * (1 + unit.x) / unit.y, def->wanted);
    }
    return wanted;
}

/// Fills the scales so that the wanted areas of all tiles together are `area`, in fixed-point
/// units.
static void pave_even_scale(pave_evening *even, const pave_relax_def *def, double area)
{
    const pave_mesh *mesh = even->mesh;
    const pave_packs *packs = &even->packs;
    double sum = 0;
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        sum += pave_even_wanted(mesh, def, tile);
    for (uint32_t lane = 0; lane < packs->lane_count; lane++)
        even->scales[lane] =
            (float)sqrt(sum / area / pave_even_wanted(mesh, def, packs->tiles[lane]));
}

// ---- Room ---------------------------------------------------------------------------------------

static size_t pave_even_strips(const pave_mesh *mesh)
{
    return ((size_t)mesh->vertex_count + PAVE_MESH_STRIP - 1) / PAVE_MESH_STRIP;
}

static void pave_evening_release(pave_evening *even)
{
    const pave_mesh *mesh = even->mesh;
    const pave_allocator *allocator = &mesh->allocator;
    pave_array_release(allocator, even->far, pave_even_strips(mesh), sizeof *even->far);
    pave_array_release(allocator, even->bad, (size_t)even->packs.pack_count, sizeof *even->bad);
    pave_array_release(allocator, even->scales, even->packs.lane_count, sizeof *even->scales);
    pave_array_release(allocator, even->pass.slots, even->packs.slot_count,
                       sizeof *even->pass.slots);
    pave_array_release(allocator, even->pass.before, (size_t)mesh->vertex_count,
                       sizeof *even->pass.before);
    pave_packs_release(&even->packs);
}

static void pave_evening_begin(pave_evening *even, const pave_relax_def *def)
{
    pave_mesh *mesh = even->mesh;
    const uint64_t turns = pave_mesh_rim_turns(mesh);
    const double area = (double)turns / 2,
                 cut = PAVE_EVEN_CUT * sqrt(area / (double)mesh->tile_count);
    even->floors.floor = pave_guard_floor(turns, mesh->corner_count);
    even->floors.deep = even->floors.floor / PAVE_GUARD_DEEP;
    for (int32_t sides = 3; sides <= PAVE_LANE_SIDES; sides++)
        even->forms[sides] = pave_even_form_of(sides);
    memcpy(even->pass.before, mesh->vertices, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    pave_even_scale(even, def, area);
    even->pass.packs = &even->packs;
    even->pass.vertices = mesh->vertices;
    even->pass.scales = even->scales;
    even->pass.forms = even->forms;
    even->pass.floor = (float)even->floors.floor * 1.0001F + 1;
    even->pass.omega = PAVE_EVEN_OMEGA;
    even->pass.cut = (float)(cut < PAVE_EVEN_CUT_MAX ? cut : PAVE_EVEN_CUT_MAX);
}

/// `even` has a kernel, a mesh and a rim.
static pave_result pave_evening_make(pave_evening *even, const pave_relax_def *def)
{
    const pave_mesh *mesh = even->mesh;
    const pave_allocator *allocator = &mesh->allocator;
    const pave_result result = pave_packs_make(mesh, &even->packs);
    if (result != PAVE_OK) return result;
    const pave_packs *packs = &even->packs;
    even->pass.before =
        pave_array_take(allocator, (size_t)mesh->vertex_count, sizeof *even->pass.before);
    even->pass.slots = pave_array_take(allocator, packs->slot_count, sizeof *even->pass.slots);
    even->scales = pave_array_take(allocator, packs->lane_count, sizeof *even->scales);
    even->bad = pave_array_allocate(allocator, (size_t)packs->pack_count, sizeof *even->bad);
    even->far = pave_array_allocate(allocator, pave_even_strips(mesh), sizeof *even->far);
    if (!even->pass.before || !even->pass.slots || !even->scales || !even->bad || !even->far)
        return PAVE_NO_MEMORY;
    pave_evening_begin(even, def);
    return PAVE_OK;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Fills the slots of a pack, and finds which of its tiles are in doubt.
static uint32_t pave_even_tell(const pave_evening *even, int32_t index)
{
    const pave_pack *pack = &even->packs.packs[index];
    if (pack->lanes == PAVE_LANE_COUNT)
        return (even->last ? even->kernel->look : even->kernel->tell)(&even->pass, pack);
    if (!even->last) pave_even_tell_one(&even->pass, pack);
    return 1;
}

/// Whether the guard would let a tile be as it is.
static bool pave_even_good(const pave_evening *even, int32_t tile)
{
    const pave_mesh *mesh = even->mesh;
    const int64_t turn = pave_mesh_turn_min(mesh, mesh->vertices, tile);
    if (turn <= 0 || turn >= even->floors.floor) return turn > 0;
    return turn >=
           pave_guard_least(even->floors, pave_mesh_turn_min(mesh, even->pass.before, tile));
}

static void pave_even_tell_band(void *job, int32_t band)
{
    pave_evening *even = job;
    for (int32_t i = even->packs.bands[band]; i < even->packs.bands[band + 1]; i++) {
        const uint32_t doubts = pave_even_tell(even, i);
        const int32_t *tiles = even->packs.tiles + even->packs.packs[i].first;
        uint32_t bad = 0;
        for (uint32_t left = doubts; left; left &= left - 1) {
            const int lane = pave_bits_lowest(left);
            if (!pave_even_good(even, tiles[lane])) bad |= UINT32_C(1) << lane;
        }
        even->bad[i] = bad;
    }
}

/// Adds the tiles of a pack that the guard must look at. False: no memory.
static bool pave_even_add_bad(const pave_evening *even, int32_t index, pave_shape_list *list)
{
    const int32_t *tiles = even->packs.tiles + even->packs.packs[index].first;
    for (uint32_t left = even->bad[index]; left; left &= left - 1)
        if (!pave_shape_list_add(list, tiles[pave_bits_lowest(left)])) return false;
    return true;
}

/// Lets the guard look at the bad tiles, and those tell again whose vertices it moved back.
static pave_result pave_even_guard(pave_evening *even)
{
    pave_mesh_view view = {even->mesh, even->pass.before};
    pave_shape shape = pave_mesh_shape(&view);
    if (even->rim->mesh) shape.fixed = pave_rim_moves_fixed;
    const pave_allocator *allocator = &even->mesh->allocator;
    pave_shape_list bad = {.allocator = *allocator}, changed = {.allocator = *allocator};
    bool room = true;
    for (int32_t i = 0; room && i < even->packs.pack_count; i++)
        room = pave_even_add_bad(even, i, &bad);
    pave_result result = room ? PAVE_OK : PAVE_NO_MEMORY;
    if (room && bad.count > 0)
        result = pave_shape_guard(&shape, even->floors, bad.items, bad.count, allocator, &changed,
                                  &even->mesh->made.guarded);
    for (int32_t i = 0; result == PAVE_OK && !even->last && i < changed.count; i++)
        (void)pave_even_tell(even, pave_packs_find(&even->packs, changed.items[i]));
    pave_shape_list_free(&changed);
    pave_shape_list_free(&bad);
    return result;
}

// ---- Vertices -----------------------------------------------------------------------------------

static void pave_even_go(void *job, int32_t strip)
{
    pave_evening *even = job;
    const int64_t begin = (int64_t)strip * PAVE_MESH_STRIP,
                  end = begin + PAVE_MESH_STRIP < even->mesh->vertex_count
                            ? begin + PAVE_MESH_STRIP
                            : even->mesh->vertex_count;
    double far = 0;
    for (int64_t at = begin; at < end; at += PAVE_EVEN_VERTICES) {
        const uint32_t held =
            even->rim->led ? 0 : (uint32_t)(even->mesh->fixed[at / 64] >> at % 64);
        const int64_t count = end - at < PAVE_EVEN_VERTICES ? end - at : PAVE_EVEN_VERTICES;
        const double square = even->kernel->go(&even->pass, (int32_t)at, (int32_t)count, held);
        far = square > far ? square : far;
    }
    even->far[strip] = far;
}

/// How far the farthest vertex went in this step, in fixed-point units; `changed`: not all went
/// where they were led.
static double pave_even_moved(const pave_evening *even, bool changed)
{
    const pave_mesh *mesh = even->mesh;
    double most = 0;
    if (!changed) {
        for (size_t i = 0; i < pave_even_strips(mesh); i++)
            most = even->far[i] > most ? even->far[i] : most;
        return sqrt(most);
    }
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        const pave_point now = mesh->vertices[vertex], was = even->pass.before[vertex];
        const double x = (double)now.x - was.x, y = (double)now.y - was.y, square = x * x + y * y;
        most = square > most ? square : most;
    }
    return sqrt(most);
}

// ---- Steps --------------------------------------------------------------------------------------

/// One step; where it fails, the vertices are back where they were. `moved` gets the farthest move
/// in fixed-point units.
static pave_result pave_even_step(pave_evening *even, int32_t step, const pave_batch *batch,
                                  double *moved)
{
    pave_mesh *mesh = even->mesh;
    const int64_t guarded = mesh->made.guarded;
    even->pass.momentum = PAVE_EVEN_MOMENTUM * (step < 4 ? (float)step * 0.25F : 1);
    pave_mesh_run_strips(batch, mesh->vertex_count, pave_even_go, even);
    pave_rim_moves_limit(even->rim, even->pass.before);
    pave_batch_run(batch, even->packs.band_count, pave_even_tell_band, even);
    const pave_result result = pave_even_guard(even);
    if (result == PAVE_OK) {
        *moved = pave_even_moved(even, mesh->made.guarded != guarded || even->rim->mesh);
        return result;
    }
    memcpy(mesh->vertices, even->pass.before, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    mesh->made.guarded = guarded;
    return result;
}

pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch)
{
    pave_evening even = {.mesh = mesh, .kernel = kernel, .rim = rim};
    pave_result result = pave_evening_make(&even, def);
    bool still = false;
    if (result == PAVE_OK) pave_batch_run(batch, even.packs.band_count, pave_even_tell_band, &even);
    for (int32_t step = 0; result == PAVE_OK && !still && step < def->steps; step++) {
        double moved;
        even.last = step + 1 == def->steps;
        if (pave_batch_stop(batch, step, def->steps))
            result = PAVE_STOPPED;
        else
            result = pave_even_step(&even, step, batch, &moved);
        if (result != PAVE_OK) break;
        mesh->made.steps++;
        mesh->made.moved = moved * mesh->step;
        still = def->until > 0 && mesh->made.moved <= def->until;
    }
    pave_evening_release(&even);
    return result;
}

pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch)
{
    return pave_even_relax_by(pave_kernel_best(&pave_even_kernels), mesh, def, rim, batch);
}
