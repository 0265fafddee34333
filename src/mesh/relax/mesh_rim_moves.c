/// src/mesh/relax/mesh_rim_moves.c: moves of a free or framed rim, and the initial moves into the
/// frame.
#include "../../base/exact.h"

#include "mesh_rim_moves.h"

#include "../mesh_parts.h"
#include "../valid/mesh_shape.h"

#include "../../base/memory.h"

#include <math.h>
#include <string.h>

/// Whether a kind of relaxation proposes positions for rim vertices. The other kinds take means of
/// points inside the tiles at a vertex, so the rim would shrink.
static const bool rim_leads[] = {[PAVE_RELAX_EVEN] = true,
                                 [PAVE_RELAX_PUSH] = true,
                                 [PAVE_RELAX_ANGLE] = true,
                                 [PAVE_RELAX_LLOYD] = false,
                                 [PAVE_RELAX_REAPPLY] = false};

enum {
    PAVE_RIM_RINGS = 6,       ///< vertices up to this many tiles from the rim follow it,
    PAVE_RIM_RINGS_MORE = 2,  ///< plus this many for each tile width that the rim has to move,
    PAVE_RIM_RINGS_MOST = 64, ///< up to this maximum
    PAVE_RIM_WALK = 40,       ///< steps of the walk,
    PAVE_RIM_WALK_MORE = 12,  ///< plus this many per tile width
    PAVE_RIM_WALK_MOST = 400
};

// ---- Moves --------------------------------------------------------------------------------------

/// Moves a coordinate halfway to `to`. The move is rounded away from 0, so that the walk
/// terminates.
static int32_t rim_half(int32_t from, int32_t to)
{
    const int64_t way = (int64_t)to - from;
    return (int32_t)(from + (way + (way > 0) - (way < 0)) / 2);
}

/// Returns the move of rim vertex `place` toward `to`, limited by its leeway.
static pave_point rim_limited(const pave_rim_moves *moves, int32_t place, pave_point to)
{
    return pave_leeway_cut(moves->points[place], to,
                           pave_leeway_limit(moves->leeway.least[place], moves->gap));
}

/// Returns the proposed position of a rim vertex, before it is limited.
static pave_point rim_proposal(const pave_rim_moves *moves, int32_t place)
{
    const pave_point from = moves->points[place];
    pave_point to = moves->mesh->vertices[moves->mesh->rim[place]];
    if (!moves->frame.holds) return to;
    const pave_frame_hold hold = moves->frame.holds[place];
    if (hold.x) to.x = rim_half(from.x, hold.at.x);
    if (hold.y) to.y = rim_half(from.y, hold.at.y);
    return to;
}

static void rim_measure(pave_rim_moves *moves, const pave_point *before)
{
    for (int32_t i = 0; i < moves->mesh->rim_count; i++)
        moves->points[i] = before[moves->mesh->rim[i]];
    pave_leeway_measure(&moves->leeway, moves->points);
}

void pave_rim_moves_limit(pave_rim_moves *moves, const pave_point *before)
{
    if (!moves->mesh) return;
    rim_measure(moves, before);
    for (int32_t i = 0; i < moves->mesh->rim_count; i++)
        moves->mesh->vertices[moves->mesh->rim[i]] = rim_limited(moves, i, rim_proposal(moves, i));
}

bool pave_rim_moves_fixed(void *self, int32_t vertex)
{
    (void)self;
    (void)vertex;
    return false;
}

// ---- Tiles along the rim ------------------------------------------------------------------------

/// The tiles and inner vertices near the rim, which follow it.
typedef struct pave_rim_band {
    pave_shape_list tiles,
        vertices;  ///< the tiles at the vertices; the vertices that are not on the rim
    int32_t *ring; ///< ring number of each tile; 0: not reached
} pave_rim_band;

/// Adds those tiles at a vertex that have not been reached yet.
static bool rim_reach(const pave_mesh *mesh, pave_rim_band *band, int32_t vertex, int32_t ring)
{
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    for (int32_t i = 0; i < count; i++) {
        if (band->ring[tiles[i]] > 0) continue;
        if (!pave_shape_list_add(&band->tiles, tiles[i])) return false;
        band->ring[tiles[i]] = ring;
    }
    return true;
}

/// Collects the tiles in rings, from the rim inwards: `rings` rings, and one more whose inner
/// vertices are fixed.
static bool rim_find_band(const pave_mesh *mesh, int32_t rings, pave_rim_band *band)
{
    for (int32_t i = 0; i < mesh->rim_count; i++)
        if (!rim_reach(mesh, band, mesh->rim[i], 1)) return false;
    for (int32_t i = 0; i < band->tiles.count; i++) {
        int32_t count;
        const int32_t tile = band->tiles.items[i], ring_of = band->ring[tile];
        const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
        if (ring_of > rings) break;
        for (int32_t k = 0; k < count; k++) {
            if (pave_mesh_on_rim(mesh, ring[k])) continue;
            if (!pave_shape_list_add(&band->vertices, ring[k]) ||
                !rim_reach(mesh, band, ring[k], ring_of + 1))
                return false;
        }
    }
    pave_shape_list_sort(&band->vertices);
    return true;
}

// ---- Moving into the frame ----------------------------------------------------------------------

typedef struct pave_rim_walk {
    pave_rim_moves *moves;
    pave_point *before;
    int64_t floor;
    pave_rim_band band;
    pave_shape_list poor, changed;
} pave_rim_walk;

/// Returns the position 1/5 of the way from a vertex to the mean of the centres of its tiles.
static pave_point rim_follow(const pave_rim_walk *walk, int32_t vertex)
{
    const pave_mesh *mesh = walk->moves->mesh;
    int32_t count;
    const int32_t *tiles = pave_mesh_tiles_at(mesh, vertex, &count);
    const pave_point from = walk->before[vertex];
    int64_t x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        const pave_point center = pave_mesh_center_of(mesh, walk->before, tiles[i]);
        x += center.x;
        y += center.y;
    }
    return (pave_point){(int32_t)(from.x + ((int64_t)pave_mean_of(x, count) - from.x) / 5),
                        (int32_t)(from.y + ((int64_t)pave_mean_of(y, count) - from.y) / 5)};
}

/// Returns the position halfway from a vertex to its target.
static pave_point rim_approach(const pave_rim_moves *moves, int32_t place)
{
    const pave_point from = moves->points[place], to = moves->frame.holds[place].at;
    return (pave_point){rim_half(from.x, to.x), rim_half(from.y, to.y)};
}

static bool rim_held(const pave_rim_moves *moves, int32_t place)
{
    return moves->frame.holds[place].x || moves->frame.holds[place].y;
}

/// Moves the vertices from rim index `from` to the next held one and returns its index. Both ends
/// move half of the distance to their targets; the moves of the vertices between them are
/// interpolated.
static int32_t rim_walk_on(pave_rim_moves *moves, int32_t from)
{
    const int32_t count = moves->mesh->rim_count;
    int32_t to = from, steps = 0;
    do {
        to = to + 1 < count ? to + 1 : 0;
        steps++;
    } while (!rim_held(moves, to));
    const pave_point a = rim_approach(moves, from), b = rim_approach(moves, to);
    for (int32_t k = 0, place = from; k < steps; k++, place = place + 1 < count ? place + 1 : 0) {
        const pave_point at = moves->points[place];
        const int64_t ax = (int64_t)a.x - moves->points[from].x,
                      ay = (int64_t)a.y - moves->points[from].y,
                      bx = (int64_t)b.x - moves->points[to].x,
                      by = (int64_t)b.y - moves->points[to].y;
        const pave_point go = {(int32_t)(at.x + (ax * (steps - k) + bx * k) / steps),
                               (int32_t)(at.y + (ay * (steps - k) + by * k) / steps)};
        moves->mesh->vertices[moves->mesh->rim[place]] = rim_limited(moves, place, go);
    }
    return to;
}

/// Saves the positions of the rim and of the band before a step; all other vertices are fixed.
static void rim_keep(pave_rim_walk *walk)
{
    const pave_mesh *mesh = walk->moves->mesh;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        walk->before[mesh->rim[i]] = mesh->vertices[mesh->rim[i]];
    for (int32_t i = 0; i < walk->band.vertices.count; i++)
        walk->before[walk->band.vertices.items[i]] = mesh->vertices[walk->band.vertices.items[i]];
}

static void rim_put_back(const pave_rim_walk *walk)
{
    pave_mesh *mesh = walk->moves->mesh;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        mesh->vertices[mesh->rim[i]] = walk->before[mesh->rim[i]];
    for (int32_t i = 0; i < walk->band.vertices.count; i++)
        mesh->vertices[walk->band.vertices.items[i]] = walk->before[walk->band.vertices.items[i]];
}

static pave_result rim_walk_guard(pave_rim_walk *walk)
{
    pave_mesh *mesh = walk->moves->mesh;
    pave_mesh_view view = {mesh, walk->before};
    pave_shape shape = pave_mesh_shape(&view);
    shape.fixed = pave_rim_moves_fixed;
    walk->poor.count = walk->changed.count = 0;
    for (int32_t i = 0; i < walk->band.tiles.count; i++) {
        const int32_t tile = walk->band.tiles.items[i];
        const int64_t turn = pave_mesh_turn_min(mesh, mesh->vertices, tile);
        if ((turn <= 0 || turn < walk->floor) && !pave_shape_list_add(&walk->poor, tile))
            return PAVE_NO_MEMORY;
    }
    if (walk->poor.count == 0) return PAVE_OK;
    return pave_shape_guard(&shape, (pave_guard_floors){walk->floor, walk->floor}, walk->poor.items,
                            walk->poor.count, &mesh->allocator, &walk->changed, NULL);
}

static pave_result rim_walk_step(pave_rim_walk *walk)
{
    pave_rim_moves *moves = walk->moves;
    pave_mesh *mesh = moves->mesh;
    int32_t first = 0;
    rim_keep(walk);
    rim_measure(moves, walk->before);
    while (!rim_held(moves, first)) first++;
    for (int32_t place = first, next; (next = rim_walk_on(moves, place)) != first;) place = next;
    for (int32_t i = 0; i < walk->band.vertices.count; i++) {
        const int32_t vertex = walk->band.vertices.items[i];
        mesh->vertices[vertex] = rim_follow(walk, vertex);
    }
    const pave_result result = rim_walk_guard(walk);
    if (result != PAVE_OK) rim_put_back(walk);
    return result;
}

/// Returns the maximum distance of a vertex from its initial target. With `held`, only held
/// coordinates count.
static double rim_way(const pave_rim_moves *moves, bool held)
{
    double most = 0;
    for (int32_t i = 0; i < moves->mesh->rim_count; i++) {
        const pave_frame_hold hold = moves->frame.holds[i];
        if (!hold.x && !hold.y) continue;
        const pave_point at = moves->mesh->vertices[moves->mesh->rim[i]];
        const double x = hold.x || !held ? (double)at.x - hold.at.x : 0,
                     y = hold.y || !held ? (double)at.y - hold.at.y : 0, way = sqrt(x * x + y * y);
        most = way > most ? way : most;
    }
    return most;
}

static int32_t rim_scaled(int32_t base, int32_t more, double tiles, int32_t most)
{
    const double number = base + more * tiles;
    return number < most ? (int32_t)number : most;
}

static void rim_walk_free(pave_rim_walk *walk)
{
    const pave_mesh *mesh = walk->moves->mesh;
    pave_shape_list_free(&walk->changed);
    pave_shape_list_free(&walk->poor);
    pave_shape_list_free(&walk->band.vertices);
    pave_shape_list_free(&walk->band.tiles);
    PAVE_RELEASE(&mesh->allocator, walk->before, walk->band.ring);
}

/// Repeats steps until each vertex is at its initial target or the maximum number of steps is
/// reached. If targets remain, relaxation continues the moves as far as possible.
static pave_result rim_walk_all(pave_rim_moves *moves)
{
    pave_mesh *mesh = moves->mesh;
    const double tiles = rim_way(moves, false) / pave_frame_unit(mesh);
    const int32_t rings =
                      rim_scaled(PAVE_RIM_RINGS, PAVE_RIM_RINGS_MORE, tiles, PAVE_RIM_RINGS_MOST),
                  steps = rim_scaled(PAVE_RIM_WALK, PAVE_RIM_WALK_MORE, tiles, PAVE_RIM_WALK_MOST);
    const pave_shape_list none = {.allocator = mesh->allocator};
    pave_rim_walk walk = {.moves = moves,
                          .floor = pave_guard_floor(pave_mesh_rim_turns(mesh), mesh->corner_count),
                          .band = {.tiles = none, .vertices = none},
                          .poor = none,
                          .changed = none};
    const size_t vertices = (size_t)mesh->vertex_count;
    walk.before = pave_array_take(&mesh->allocator, vertices, sizeof *walk.before);
    walk.band.ring =
        pave_array_allocate(&mesh->allocator, (size_t)mesh->tile_count, sizeof *walk.band.ring);
    pave_result result = PAVE_NO_MEMORY;
    if (walk.before && walk.band.ring && rim_find_band(mesh, rings, &walk.band)) {
        memcpy(walk.before, mesh->vertices, vertices * sizeof *walk.before);
        result = PAVE_OK;
    }
    for (int32_t step = 0; result == PAVE_OK && step < steps && rim_way(moves, false) > 0; step++)
        result = rim_walk_step(&walk);
    rim_walk_free(&walk);
    return result;
}

// ---- Beginning and end --------------------------------------------------------------------------

/// Sets the gap and the reach to 0.15 and 0.52 of the width of a tile: see pave_leeway_limit. No
/// step moves a rim vertex by more than 0.151 tile widths.
static bool rim_init(pave_rim_moves *moves, pave_mesh *mesh)
{
    const int64_t unit = pave_frame_unit(mesh);
    const int32_t reach = (int32_t)(unit * 52 / 100);
    moves->mesh = mesh;
    moves->gap = (int32_t)(unit * 15 / 100);
    moves->points =
        pave_array_allocate(&mesh->allocator, (size_t)mesh->rim_count, sizeof *moves->points);
    return pave_leeway_init(&moves->leeway, mesh->rim_count, reach > 0 ? reach : 1,
                            &mesh->allocator) &&
           moves->points;
}

static pave_result rim_make_frame(pave_rim_moves *moves, pave_mesh *mesh, double ratio)
{
    pave_result result = pave_frame_make(mesh, ratio, &moves->frame);
    if (result != PAVE_OK || ratio == 0 || !moves->frame.holds) return result;
    result = pave_frame_stretch(mesh, &moves->frame);
    pave_frame_free(mesh, &moves->frame);
    return result == PAVE_OK ? pave_frame_make(mesh, ratio, &moves->frame) : result;
}

pave_result pave_rim_moves_begin(pave_rim_moves *moves, pave_mesh *mesh, const pave_relax_def *def)
{
    *moves = (pave_rim_moves){.mesh = NULL};
    pave_result result = PAVE_OK;
    if (def->rim == PAVE_RIM_STAY) return result;
    moves->led = rim_leads[def->kind];
    if (def->rim == PAVE_RIM_FRAME) result = rim_make_frame(moves, mesh, def->frame_ratio);
    if (!rim_init(moves, mesh) && result == PAVE_OK) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK && moves->frame.holds && rim_way(moves, true) > 0)
        result = rim_walk_all(moves);
    return result;
}

void pave_rim_moves_note(const pave_rim_moves *moves)
{
    if (!moves->mesh || !moves->frame.holds) return;
    pave_mesh_stats *made = &moves->mesh->made;
    made->off_frame_count = 0;
    made->off_frame = 0;
    for (int32_t i = 0; i < moves->mesh->rim_count; i++) {
        const double off = pave_frame_off(moves->mesh, &moves->frame, i) * moves->mesh->step;
        made->off_frame_count += off > 0;
        made->off_frame = off > made->off_frame ? off : made->off_frame;
    }
}

void pave_rim_moves_free(pave_rim_moves *moves)
{
    if (!moves->mesh) return;
    pave_frame_free(moves->mesh, &moves->frame);
    pave_leeway_free(&moves->leeway);
    pave_array_release(&moves->mesh->allocator, moves->points);
    moves->mesh = NULL;
}
