/// src/mesh/mesh_relax.c: relaxation of meshes: steps that are Jacobi's (all from old positions),
/// each followed by the guard. Nearly all is in mesh_even_relax.c; here are definitions, and the
/// vertex rules that need the centres of a vertex's tiles one by one.
#include "../base/exact.h"

#include "../base/batch.h"
#include "../base/memory.h"
#include "mesh_edit.h"
#include "mesh_even.h"
#include "mesh_parts.h"
#include "mesh_relax.h"
#include "mesh_rim_moves.h"
#include "mesh_rules.h"
#include "mesh_unit.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// A mesh to whose vertices a rule is applied again. A step has three passes: each tile computes
/// its centre; each vertex goes where the rule has it, but one of the rim no farther than the rim
/// allows; each tile is looked at. Then the guard.
typedef struct pave_relax {
    pave_mesh *mesh;
    pave_vertex_rule rule;
    int64_t floor;       ///< see mesh_geometry.h
    pave_point *before;  ///< vertex_count: where the vertices were
    pave_point *centers; ///< tile_count
    uint32_t *places; ///< beside mesh->vertex_tiles: where in mesh->rings that tile has the vertex;
                      ///< NULL where there is no need
    int32_t *around;  ///< beside mesh->vertex_tiles: the same tiles in their order around the
                      ///< vertex, from the first; NULL likewise
    bool *poor;       ///< tile_count: the guard must look at it
    uint64_t *moved;  ///< for each strip of vertices the square of the farthest move
    pave_rim_moves *rim;
} pave_relax;

// ---- Where tiles have a vertex ------------------------------------------------------------------

/// A pass over the rings with a cursor for each vertex, in increasing order of tiles, as
/// vertex_tiles has them.
static bool relax_place(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    size_t count = (size_t)mesh->vertex_count;
    uint32_t *cursors = pave_array_allocate(&mesh->allocator, count, sizeof *cursors);
    relax->places = pave_array_allocate(&mesh->allocator, (size_t)pave_mesh_list_room(mesh),
                                        sizeof *relax->places);
    bool room = cursors && relax->places;
    for (size_t vertex = 0; room && vertex < count; vertex++)
        cursors[vertex] = mesh->vertex_start[vertex];
    for (int32_t tile = 0; room && tile < mesh->tile_count; tile++) {
        int32_t sides;
        const int32_t *ring = pave_mesh_ring(mesh, tile, &sides);
        for (int32_t k = 0; k < sides; k++)
            relax->places[cursors[ring[k]]++] = mesh->ring_start[tile] + (uint32_t)k;
    }
    pave_array_release(&mesh->allocator, cursors, count, sizeof *cursors);
    return room;
}

/// A tile at a vertex, with the vertices before and after it in its ring.
typedef struct pave_relax_wedge {
    int32_t before, after, tile;
} pave_relax_wedge;

static int relax_compare(const void *a, const void *b)
{
    const pave_relax_wedge *one = a, *two = b;
    return (one->before > two->before) - (one->before < two->before);
}

static const pave_relax_wedge *relax_find(const pave_relax_wedge *wedges, int32_t count,
                                          int32_t before)
{
    pave_relax_wedge key = {.before = before};
    return bsearch(&key, wedges, (size_t)count, sizeof *wedges, relax_compare);
}

/// Turns around one vertex that is not fixed: the next tile begins where this one ends.
static void relax_turn_one(pave_relax *relax, int32_t vertex, pave_relax_wedge *wedges)
{
    const pave_mesh *mesh = relax->mesh;
    int32_t count, sides, *around = relax->around + mesh->vertex_start[vertex];
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++) {
        const int32_t *ring = pave_mesh_ring(mesh, tiles[i], &sides);
        int32_t k = (int32_t)(relax->places[mesh->vertex_start[vertex] + (uint32_t)i] -
                              mesh->ring_start[tiles[i]]);
        wedges[i] = (pave_relax_wedge){ring[k > 0 ? k - 1 : sides - 1],
                                       ring[k + 1 < sides ? k + 1 : 0], tiles[i]};
        around[i] = tiles[i];
    }
    int32_t start = wedges[0].before;
    qsort(wedges, (size_t)count, sizeof *wedges, relax_compare);
    const pave_relax_wedge *at = relax_find(wedges, count, start);
    for (int32_t i = 0; at && i < count; i++, at = relax_find(wedges, count, at->after))
        around[i] = at->tile;
}

static bool relax_turn(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    int32_t most = 0, count;
    for (int32_t vertex = 0; vertex < mesh->vertex_count; vertex++) {
        (void)pave_mesh_tiles_at(mesh, vertex, &count);
        if (count > most) most = count;
    }
    pave_relax_wedge *wedges = pave_array_allocate(&mesh->allocator, (size_t)most, sizeof *wedges);
    relax->around = pave_array_allocate(&mesh->allocator, (size_t)pave_mesh_list_room(mesh),
                                        sizeof *relax->around);
    bool room = wedges && relax->around;
    for (int32_t vertex = 0; room && vertex < mesh->vertex_count; vertex++)
        if (!pave_mesh_on_rim(mesh, vertex)) relax_turn_one(relax, vertex, wedges);
    pave_array_release(&mesh->allocator, wedges, (size_t)most, sizeof *wedges);
    return room;
}

// ---- Vertices -----------------------------------------------------------------------------------

static pave_point relax_apply(const pave_relax *relax, int32_t vertex)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(relax->mesh, vertex, &count);
    if (relax->around) tiles = relax->around + relax->mesh->vertex_start[vertex];
    pave_rule_sum sum = {0};
    for (int32_t i = 0; i < count; i++) pave_rule_add(&sum, relax->centers[tiles[i]]);
    return pave_rule_get(&sum, relax->rule);
}

// ---- Definitions --------------------------------------------------------------------------------

static bool relax_length(double length) { return length >= 0 && length < HUGE_VAL; }

/// The first tile whose weight is not above 0 and finite; -1: each is.
static int32_t relax_wrong_weight(const pave_relax_def *def, int32_t tiles)
{
    for (int32_t tile = 0; def->weights && tile < tiles; tile++)
        if (!(def->weights[tile] > 0 && def->weights[tile] < HUGE_VAL)) return tile;
    return -1;
}

pave_result pave_relax_check(const pave_relax_def *def, int32_t tiles, pave_error *error)
{
    const struct {
        bool good;
        const char *text;
    } fields[] = {
        {def->kind >= PAVE_RELAX_EVEN && def->kind <= PAVE_RELAX_REAPPLY,
         "kind of relaxation must be 0 to 4"},
        {def->steps >= 0, "number of relaxation steps must be 0 or more"},
        {relax_length(def->until), "movement that ends relaxation must be finite, and 0 or more"},
        {relax_length(def->min_radius),
         "minimum radius must be finite, and 0 (the default) or more"},
        {def->wanted >= 0 && def->wanted <= 1,
         "power of regular areas must be 0 (equal areas) to 1 (equal sides)"},
        {def->vertex_rule >= 0 && def->vertex_rule <= PAVE_VERTEX_CIRCUMCENTER,
         "vertex rule to reapply must be 0 to 2"},
        {def->rim >= PAVE_RIM_STAY && def->rim <= PAVE_RIM_FRAME, "kind of rim must be 0 to 2"},
        {def->frame_ratio == 0 || (def->frame_ratio >= 1.0 / PAVE_FRAME_RATIO_MAX &&
                                   def->frame_ratio <= PAVE_FRAME_RATIO_MAX),
         "ratio of the frame must be 1/100 to 100, or 0 (that of the tiles)"},
    };
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (!fields[i].good)
            return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "the %s", fields[i].text);
    const int32_t wrong = relax_wrong_weight(def, tiles);
    if (wrong >= 0)
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0,
                              "the weight of tile %" PRId32 " must be finite, and above 0", wrong);
    return PAVE_OK;
}

float pave_relax_radius(const pave_relax_def *def, double step, uint64_t turns, int64_t tiles,
                        int64_t corners)
{
    double radius = def->min_radius / step;
    if (def->min_radius == 0)
        radius = tiles > 0
                     ? PAVE_RADIUS_SHARE *
                           sqrt((double)turns / ((double)corners * pave_unit_at(tiles, corners).y))
                     : 0;
    return (float)(radius < PAVE_PUSH_RADIUS_MAX ? radius : PAVE_PUSH_RADIUS_MAX);
}

// ---- Room ---------------------------------------------------------------------------------------

static size_t relax_strips(int32_t count)
{
    return ((size_t)count + PAVE_MESH_STRIP - 1) / PAVE_MESH_STRIP;
}

static void relax_free(pave_relax *relax)
{
    const pave_mesh *mesh = relax->mesh;
    const pave_allocator *allocator = &mesh->allocator;
    pave_array_release(allocator, relax->moved, relax_strips(mesh->vertex_count),
                       sizeof *relax->moved);
    pave_array_release(allocator, relax->poor, (size_t)mesh->tile_count, sizeof *relax->poor);
    pave_array_release(allocator, relax->around, (size_t)pave_mesh_list_room(mesh),
                       sizeof *relax->around);
    pave_array_release(allocator, relax->places, (size_t)pave_mesh_list_room(mesh),
                       sizeof *relax->places);
    pave_array_release(allocator, relax->centers, (size_t)mesh->tile_count, sizeof *relax->centers);
    pave_array_release(allocator, relax->before, (size_t)mesh->vertex_count, sizeof *relax->before);
}

static bool relax_init(pave_relax *relax, pave_mesh *mesh, const pave_relax_def *def,
                       pave_rim_moves *rim)
{
    const pave_allocator *allocator = &mesh->allocator;
    uint64_t turns = pave_mesh_rim_turns(mesh);
    *relax = (pave_relax){.mesh = mesh, .rule = def->vertex_rule, .rim = rim};
    relax->floor = pave_guard_floor(turns, mesh->corner_count);
    relax->before =
        pave_array_allocate(allocator, (size_t)mesh->vertex_count, sizeof *relax->before);
    relax->centers =
        pave_array_allocate(allocator, (size_t)mesh->tile_count, sizeof *relax->centers);
    relax->poor = pave_array_allocate(allocator, (size_t)mesh->tile_count, sizeof *relax->poor);
    relax->moved =
        pave_array_allocate(allocator, relax_strips(mesh->vertex_count), sizeof *relax->moved);
    if (!relax->before || !relax->centers || !relax->poor || !relax->moved) return false;
    return relax->rule != PAVE_VERTEX_CENTROID || // circumcentres are of three, with but one order
           (relax_place(relax) && relax_turn(relax));
}

// ---- Passes in strips ---------------------------------------------------------------------------

static int32_t relax_end(int32_t strip, int32_t count)
{
    int64_t end = ((int64_t)strip + 1) * PAVE_MESH_STRIP;
    return end < count ? (int32_t)end : count;
}

static void relax_tell(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = relax_end(strip, relax->mesh->tile_count);
    for (int32_t tile = strip * PAVE_MESH_STRIP; tile < end; tile++)
        relax->centers[tile] = pave_mesh_center_of(relax->mesh, relax->before, tile);
}

static void relax_go(void *job, int32_t strip)
{
    pave_relax *relax = job;
    pave_mesh *mesh = relax->mesh;
    int32_t end = relax_end(strip, mesh->vertex_count);
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        if (!relax->rim->led && pave_mesh_on_rim(mesh, vertex)) continue;
        mesh->vertices[vertex] = relax_apply(relax, vertex);
    }
}

static void relax_look(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = relax_end(strip, relax->mesh->tile_count);
    for (int32_t tile = strip * PAVE_MESH_STRIP; tile < end; tile++) {
        int64_t turn = pave_mesh_turn_min(relax->mesh, relax->mesh->vertices, tile);
        relax->poor[tile] = turn <= 0 || turn < relax->floor;
    }
}

static void relax_measure(void *job, int32_t strip)
{
    pave_relax *relax = job;
    int32_t end = relax_end(strip, relax->mesh->vertex_count);
    relax->moved[strip] = 0;
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        pave_point now = relax->mesh->vertices[vertex], was = relax->before[vertex];
        int64_t x = (int64_t)now.x - was.x, y = (int64_t)now.y - was.y;
        uint64_t square = (uint64_t)(x * x) + (uint64_t)(y * y);
        if (square > relax->moved[strip]) relax->moved[strip] = square;
    }
}

// ---- Steps --------------------------------------------------------------------------------------

static pave_result relax_guard(pave_relax *relax)
{
    pave_mesh *mesh = relax->mesh;
    pave_mesh_view view = {mesh, relax->before};
    pave_shape shape = pave_mesh_shape(&view);
    if (relax->rim->mesh) shape.fixed = pave_rim_moves_fixed;
    pave_shape_list poor = {.allocator = mesh->allocator}, changed = {.allocator = mesh->allocator};
    pave_result result = PAVE_OK;
    for (int32_t tile = 0; result == PAVE_OK && tile < mesh->tile_count; tile++)
        if (relax->poor[tile] && !pave_shape_list_add(&poor, tile)) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK && poor.count > 0)
        result =
            pave_shape_guard(&shape, (pave_guard_floors){relax->floor, relax->floor}, poor.items,
                             poor.count, &mesh->allocator, &changed, &mesh->made.guarded);
    pave_shape_list_free(&changed);
    pave_shape_list_free(&poor);
    return result;
}

/// One step; where it fails, the vertices are back where they were. `moved` gets the farthest move
/// in fixed-point units.
static pave_result relax_step(pave_relax *relax, const pave_batch *batch, double *moved)
{
    pave_mesh *mesh = relax->mesh;
    size_t size = (size_t)mesh->vertex_count * sizeof *mesh->vertices;
    int64_t guarded = mesh->made.guarded;
    memcpy(relax->before, mesh->vertices, size);
    pave_mesh_run_strips(batch, mesh->tile_count, relax_tell, relax);
    pave_mesh_run_strips(batch, mesh->vertex_count, relax_go, relax);
    pave_rim_moves_limit(relax->rim, relax->before);
    pave_mesh_run_strips(batch, mesh->tile_count, relax_look, relax);
    pave_result result = relax_guard(relax);
    if (result != PAVE_OK) {
        memcpy(mesh->vertices, relax->before, size);
        mesh->made.guarded = guarded;
        return result;
    }
    pave_mesh_run_strips(batch, mesh->vertex_count, relax_measure, relax);
    uint64_t most = 0;
    for (size_t i = 0; i < relax_strips(mesh->vertex_count); i++)
        most = relax->moved[i] > most ? relax->moved[i] : most;
    *moved = sqrt((double)most);
    return PAVE_OK;
}

/// Steps of the rules that are here.
static pave_result relax_steps(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch)
{
    pave_relax relax;
    bool still = false;
    pave_result result = relax_init(&relax, mesh, def, rim) ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t step = 0; result == PAVE_OK && !still && step < def->steps; step++) {
        double moved;
        if (pave_batch_stop(batch, step, def->steps))
            result = PAVE_STOPPED;
        else
            result = relax_step(&relax, batch, &moved);
        if (result != PAVE_OK) break;
        mesh->made.steps++;
        mesh->made.moved = moved * mesh->step;
        still = def->until > 0 && mesh->made.moved <= def->until;
    }
    relax_free(&relax);
    return result;
}

pave_result pave_mesh_relax(pave_mesh *mesh, const pave_relax_def *def, const pave_batch *batch,
                            pave_error *error)
{
    assert(mesh && def);
    pave_result result = pave_relax_check(def, mesh->tile_count, error);
    if (result != PAVE_OK || def->steps == 0 || mesh->tile_count == 0) return result;
    pave_rim_moves rim;
    pave_past_forget_last(mesh);
    result = pave_rim_moves_begin(&rim, mesh, def);
    if (result == PAVE_OK)
        result = def->kind == PAVE_RELAX_REAPPLY && def->vertex_rule != PAVE_VERTEX_MEAN
                     ? relax_steps(mesh, def, &rim, batch)
                     : pave_even_relax(mesh, def, &rim, batch);
    pave_rim_moves_note(&rim);
    pave_rim_moves_free(&rim);
    if (result == PAVE_OK)
        (void)pave_batch_stop(batch, def->steps,
                              def->steps); // all is done: stopping now would change nothing
    else
        (void)pave_error_set(error, result, NULL, 0, 0, "relaxation: %s",
                             result == PAVE_RANGE
                                 ? "the frame does not fit fixed-point coordinates: take "
                                   "proportions nearer to those of the tiles"
                                 : pave_result_text(result));
    return result;
}
