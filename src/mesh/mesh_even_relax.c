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
    pave_mesh_packs packs;
    pave_even_pass pass;
    pave_even_form forms[PAVE_LANE_LINKS + 1];
    pave_guard_floors floors;
    double regular[PAVE_LANE_LINKS + 1]; ///< by number of sides: see pave_even_regular
    float *scales;
    uint32_t *held; ///< see pave_even_pass
    uint32_t *bad; ///< of each pack of tiles: bit i is set where the guard must look at the tile in
                   ///< lane i
    bool last;     ///< no step follows: nothing need be told
    int32_t many;  ///< the most sides of a tile that is a pack by itself; 0: no tile is
    float *room;   ///< pave_even_room of that
    uint64_t *far; ///< of each strip of vertices the square of the farthest move
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

/// The area of a regular polygon, beside those of other numbers of sides, to the power that is
/// wanted.
static double pave_even_regular(const pave_relax_def *def, int32_t sides)
{
    const pave_vec2 unit = pave_unit_at(1, sides);
    return def->wanted > 0 ? pave_even_power((double)sides * (1 + unit.x) / unit.y, def->wanted)
                           : 1;
}

/// The area that a tile wants, beside those of the others.
static double pave_even_wanted(const pave_evening *even, const pave_relax_def *def, int32_t tile)
{
    const int32_t sides = pave_mesh_side_count(even->mesh, tile);
    return (def->weights ? def->weights[tile] : 1) *
           (sides <= PAVE_LANE_LINKS ? even->regular[sides] : pave_even_regular(def, sides));
}

/// Fills the scales so that the wanted areas of all tiles together are `area`, in fixed-point
/// units.
static void pave_even_scale(pave_evening *even, const pave_relax_def *def, double area)
{
    const pave_mesh *mesh = even->mesh;
    const pave_packs *packs = &even->packs.tiles;
    double sum = 0;
    for (int32_t sides = 3; sides <= PAVE_LANE_LINKS; sides++)
        even->regular[sides] = pave_even_regular(def, sides);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        sum += pave_even_wanted(even, def, tile);
    for (uint32_t lane = 0; lane < packs->lane_count; lane++)
        even->scales[lane] =
            (float)sqrt(sum / area / pave_even_wanted(even, def, packs->items[lane]));
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
    pave_array_release(allocator, even->bad, (size_t)even->packs.tiles.pack_count,
                       sizeof *even->bad);
    pave_array_release(allocator, even->held, (size_t)even->packs.vertices.pack_count,
                       sizeof *even->held);
    pave_array_release(allocator, even->scales, even->packs.tiles.lane_count, sizeof *even->scales);
    pave_array_release(allocator, even->room, pave_even_room(even->many), sizeof *even->room);
    pave_array_release(allocator, even->pass.slots,
                       PAVE_EVEN_PLANES * (size_t)even->packs.tiles.slot_count,
                       sizeof *even->pass.slots);
    pave_array_release(allocator, even->pass.before, (size_t)mesh->vertex_count,
                       sizeof *even->pass.before);
    pave_mesh_packs_release(&even->packs);
}

/// Fills which vertices stay.
static void pave_even_hold(pave_evening *even)
{
    const pave_packs *packs = &even->packs.vertices;
    for (int32_t i = 0; !even->rim->led && i < packs->pack_count; i++)
        for (int32_t lane = 0; lane < packs->packs[i].items; lane++)
            if (pave_mesh_on_rim(even->mesh, packs->items[packs->packs[i].first + (uint32_t)lane]))
                even->held[i] |= UINT32_C(1) << lane;
}

static void pave_evening_begin(pave_evening *even, const pave_relax_def *def)
{
    pave_mesh *mesh = even->mesh;
    const uint64_t turns = pave_mesh_rim_turns(mesh);
    const double area = (double)turns / 2,
                 cut = PAVE_EVEN_CUT * sqrt(area / (double)mesh->tile_count);
    even->floors.floor = pave_guard_floor(turns, mesh->corner_count);
    even->floors.deep = even->floors.floor / PAVE_GUARD_DEEP;
    for (int32_t sides = 3; sides <= PAVE_LANE_LINKS; sides++)
        even->forms[sides] = pave_even_form_of(sides);
    memcpy(even->pass.before, mesh->vertices, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    pave_even_scale(even, def, area);
    pave_even_hold(even);
    even->pass.tiles = &even->packs.tiles;
    even->pass.vertices = &even->packs.vertices;
    even->pass.points = mesh->vertices;
    even->pass.held = even->held;
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
    const pave_result result = pave_mesh_packs_make(mesh, PAVE_EVEN_PLANES, &even->packs);
    if (result != PAVE_OK) return result;
    const pave_packs *packs = &even->packs.tiles;
    even->pass.before =
        pave_array_take(allocator, (size_t)mesh->vertex_count, sizeof *even->pass.before);
    even->pass.slots = pave_array_take(allocator, PAVE_EVEN_PLANES * (size_t)packs->slot_count,
                                       sizeof *even->pass.slots);
    for (int32_t i = 0; i < packs->pack_count; i++)
        if (packs->packs[i].lanes == 1 && packs->packs[i].links > even->many)
            even->many = packs->packs[i].links;
    even->room = pave_array_take(allocator, pave_even_room(even->many), sizeof *even->room);
    even->scales = pave_array_take(allocator, packs->lane_count, sizeof *even->scales);
    even->held =
        pave_array_allocate(allocator, (size_t)even->packs.vertices.pack_count, sizeof *even->held);
    even->bad = pave_array_allocate(allocator, (size_t)packs->pack_count, sizeof *even->bad);
    even->far = pave_array_allocate(allocator, pave_even_strips(mesh), sizeof *even->far);
    if (!even->pass.before || !even->pass.slots || !even->scales || !even->held || !even->bad ||
        !even->room || !even->far)
        return PAVE_NO_MEMORY;
    pave_evening_begin(even, def);
    return PAVE_OK;
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Whether the guard would let a tile be as it is.
static bool pave_even_good(const pave_evening *even, int32_t tile)
{
    const pave_mesh *mesh = even->mesh;
    const int64_t turn = pave_mesh_turn_min(mesh, mesh->vertices, tile);
    if (turn <= 0 || turn >= even->floors.floor) return turn > 0;
    return turn >=
           pave_guard_least(even->floors, pave_mesh_turn_min(mesh, even->pass.before, tile));
}

/// Fills the slots of a pack, and finds its bad tiles.
static void pave_even_tell(pave_evening *even, int32_t index)
{
    const pave_pack *pack = &even->packs.tiles.packs[index];
    const int32_t *tiles = even->packs.tiles.items + pack->first;
    uint32_t doubts = 1, bad = 0;
    if (pack->lanes == PAVE_LANE_COUNT)
        doubts = (even->last ? even->kernel->look : even->kernel->tell)(&even->pass, pack);
    else if (!even->last)
        pave_even_tell_one(&even->pass, pack, even->room);
    for (; doubts; doubts &= doubts - 1) {
        const int lane = pave_bits_lowest(doubts);
        if (!pave_even_good(even, tiles[lane])) bad |= UINT32_C(1) << lane;
    }
    even->bad[index] = bad;
}

static void pave_even_tell_band(void *job, int32_t band)
{
    pave_evening *even = job;
    for (int32_t i = even->packs.tiles.bands[band]; i < even->packs.tiles.bands[band + 1]; i++)
        if (even->packs.tiles.packs[i].lanes == PAVE_LANE_COUNT) pave_even_tell(even, i);
}

/// All tiles; those of many sides one by one, as they have one room.
static void pave_even_tell_all(pave_evening *even, const pave_batch *batch)
{
    pave_batch_run(batch, even->packs.tiles.band_count, pave_even_tell_band, even);
    for (int32_t i = 0; even->many > 0 && i < even->packs.tiles.pack_count; i++)
        if (even->packs.tiles.packs[i].lanes == 1) pave_even_tell(even, i);
}

/// Adds the tiles of a pack that the guard must look at. False: no memory.
static bool pave_even_add_bad(const pave_evening *even, int32_t index, pave_shape_list *list)
{
    const int32_t *tiles = even->packs.tiles.items + even->packs.tiles.packs[index].first;
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
    for (int32_t i = 0; room && i < even->packs.tiles.pack_count; i++)
        room = pave_even_add_bad(even, i, &bad);
    pave_result result = room ? PAVE_OK : PAVE_NO_MEMORY;
    if (room && bad.count > 0)
        result = pave_shape_guard(&shape, even->floors, bad.items, bad.count, allocator, &changed,
                                  &even->mesh->made.guarded);
    for (int32_t i = 0; result == PAVE_OK && !even->last && i < changed.count; i++)
        pave_even_tell(even, pave_packs_find(&even->packs.tiles, changed.items[i],
                                             pave_mesh_side_count(even->mesh, changed.items[i])));
    pave_shape_list_free(&changed);
    pave_shape_list_free(&bad);
    return result;
}

// ---- Vertices -----------------------------------------------------------------------------------

static void pave_even_go_band(void *job, int32_t band)
{
    const pave_evening *even = job;
    const int32_t *bands = even->packs.vertices.bands;
    for (int32_t i = bands[band]; i < bands[band + 1]; i++) even->kernel->go(&even->pass, i);
}

static int32_t pave_even_end(const pave_evening *even, int32_t strip)
{
    const int64_t end = ((int64_t)strip + 1) * PAVE_MESH_STRIP;
    return end < even->mesh->vertex_count ? (int32_t)end : even->mesh->vertex_count;
}

static void pave_even_measure(void *job, int32_t strip)
{
    pave_evening *even = job;
    const int32_t end = pave_even_end(even, strip);
    uint64_t far = 0;
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        const pave_point now = even->mesh->vertices[vertex], was = even->pass.before[vertex];
        const int64_t x = (int64_t)now.x - was.x, y = (int64_t)now.y - was.y;
        const uint64_t square = (uint64_t)(x * x) + (uint64_t)(y * y);
        far = square > far ? square : far;
    }
    even->far[strip] = far;
}

/// Notes how far the farthest vertex went in the step before.
static void pave_even_note(pave_evening *even, const pave_batch *batch)
{
    pave_mesh *mesh = even->mesh;
    uint64_t most = 0;
    pave_mesh_run_strips(batch, mesh->vertex_count, pave_even_measure, even);
    for (size_t i = 0; i < pave_even_strips(mesh); i++)
        most = even->far[i] > most ? even->far[i] : most;
    mesh->made.moved = sqrt((double)most) * mesh->step;
}

// ---- Steps --------------------------------------------------------------------------------------

/// One step; where it fails, the vertices are back where they were.
static pave_result pave_even_step(pave_evening *even, int32_t step, const pave_batch *batch)
{
    pave_mesh *mesh = even->mesh;
    const int64_t guarded = mesh->made.guarded;
    even->pass.momentum = PAVE_EVEN_MOMENTUM * (step < 4 ? (float)step * 0.25F : 1);
    pave_batch_run(batch, even->packs.vertices.band_count, pave_even_go_band, even);
    pave_rim_moves_limit(even->rim, even->pass.before);
    pave_even_tell_all(even, batch);
    const pave_result result = pave_even_guard(even);
    if (result == PAVE_OK) {
        mesh->made.steps++;
        return result;
    }
    memcpy(mesh->vertices, even->pass.before, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    mesh->made.guarded = guarded;
    return result;
}

static pave_result pave_even_steps(pave_evening *even, const pave_relax_def *def,
                                   const pave_batch *batch)
{
    pave_even_tell_all(even, batch);
    for (int32_t step = 0; step < def->steps; step++) {
        even->last = step + 1 == def->steps;
        if (pave_batch_stop(batch, step, def->steps)) {
            if (step > 0) pave_even_note(even, batch);
            return PAVE_STOPPED;
        }
        const pave_result result = pave_even_step(even, step, batch);
        if (result != PAVE_OK) return result;
        if (def->until == 0 && !even->last) continue;
        pave_even_note(even, batch);
        if (even->mesh->made.moved <= def->until) break;
    }
    return PAVE_OK;
}

pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch)
{
    pave_evening even = {.mesh = mesh, .kernel = kernel, .rim = rim};
    pave_result result = pave_evening_make(&even, def);
    if (result == PAVE_OK) result = pave_even_steps(&even, def, batch);
    pave_evening_release(&even);
    return result;
}

pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch)
{
    return pave_even_relax_by(pave_kernel_best(&pave_even_kernels), mesh, def, rim, batch);
}
