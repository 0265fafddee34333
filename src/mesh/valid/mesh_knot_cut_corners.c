/// src/mesh/valid/mesh_knot_cut_corners.c: draws knots in which most tiles are corners cut off
/// other tiles.
///
/// A triangle is a cut-off corner if at least two of its vertices are free and have three sides
/// each. Shrinking it to a point removes one tile and one side of each of its neighbours. Triangles
/// are shrunk until none is left. The remaining tiles, the core, are drawn; then the corners are
/// cut off again in reverse order. If the tiles of the core are convex, so are all others, at any
/// depth. Along each side, each corner gets a share that grows with the number of tiles in it. If
/// at most half of the tiles can be shrunk, nothing is drawn. (Networks made by inserting nodes
/// into triangles have this form: J. Andrade et al., "Apollonian Networks", 2005.)
#include "../../base/exact.h"

#include "mesh_knot.h"

#include "../../base/index.h"
#include "../../base/memory.h"

#include <math.h>
#include <string.h>

/// Darts are directed sides: those of tiles run clockwise on screen, and those of the outside run
/// the other way along the outline. Dart i leaves corner i of `rings`; the outer darts follow.
typedef struct pave_truncation {
    const pave_knot *knot;
    int32_t corners; ///< darts of tiles
    /// Neighbours of each dart along its tile or the outline. These and the arrays up to `tile`
    /// have two elements per corner.
    int32_t *next, *before;
    int32_t *twin, *from;   ///< the reverse dart; the dart's start vertex
    int32_t *tile;          ///< -1: outside
    int32_t *sides;         ///< side count of each tile; 0: the tile has been shrunk
    int32_t *undone;        ///< first dart of each shrunk tile, in order of shrinking
    int32_t count;          ///< number of shrunk tiles
    int32_t *queue, queued; ///< queue of tiles that have been reduced to three sides
    int32_t *inside;        ///< for each vertex, the number of tiles shrunk into it
    int32_t *numbers;       ///< for each vertex, its number in the core; -1: not in the core
    /// For each dart, the weight along its side of the corners shrunk into its start vertex. Two
    /// elements per corner.
    double *rooms;
    pave_index sides_by_ends;
} pave_truncation;

// ---- Memory -------------------------------------------------------------------------------------

static size_t truncation_room(const pave_knot *knot)
{
    return 5 * 2 * (size_t)knot->ring_start[knot->tile_count] + 3 * (size_t)knot->tile_count +
           2 * (size_t)knot->vertex_count;
}

static void truncation_free(pave_truncation *cuts)
{
    pave_index_release(&cuts->sides_by_ends);
    PAVE_RELEASE(&cuts->knot->allocator, cuts->rooms, cuts->next);
}

static bool truncation_begin(pave_truncation *cuts, const pave_knot *knot)
{
    const size_t darts = 2 * (size_t)knot->ring_start[knot->tile_count],
                 tiles = (size_t)knot->tile_count;
    *cuts = (pave_truncation){.knot = knot,
                              .corners = knot->ring_start[knot->tile_count],
                              .sides_by_ends = {.allocator = knot->allocator}};
    cuts->next = pave_array_allocate(&knot->allocator, truncation_room(knot), sizeof *cuts->next);
    cuts->rooms = pave_array_allocate(&knot->allocator, darts, sizeof *cuts->rooms);
    if (!cuts->next || !cuts->rooms) return false;
    cuts->before = cuts->next + darts;
    cuts->twin = cuts->before + darts;
    cuts->from = cuts->twin + darts;
    cuts->tile = cuts->from + darts;
    cuts->sides = cuts->tile + darts;
    cuts->undone = cuts->sides + tiles;
    cuts->queue = cuts->undone + tiles;
    cuts->inside = cuts->queue + tiles;
    cuts->numbers = cuts->inside + knot->vertex_count;
    return pave_index_reserve(&cuts->sides_by_ends, cuts->corners);
}

// ---- Darts --------------------------------------------------------------------------------------

static uint64_t truncation_ends(const pave_truncation *cuts, int32_t from, int32_t to)
{
    return (uint64_t)cuts->from[from] << 32 | (uint64_t)cuts->from[to];
}

static void truncation_link(pave_truncation *cuts, int32_t dart, int32_t next)
{
    cuts->next[dart] = next;
    cuts->before[next] = dart;
}

static bool truncation_walk_tiles(pave_truncation *cuts)
{
    const pave_knot *knot = cuts->knot;
    for (int32_t t = 0; t < knot->tile_count; t++) {
        const int32_t first = knot->ring_start[t], last = knot->ring_start[t + 1] - 1;
        cuts->sides[t] = last - first + 1;
        for (int32_t i = first; i <= last; i++) {
            cuts->tile[i] = t;
            cuts->from[i] = knot->rings[i];
            truncation_link(cuts, i, i < last ? i + 1 : first);
        }
    }
    bool memory = true;
    for (int32_t i = 0; i < cuts->corners && memory; i++)
        memory = pave_index_put(&cuts->sides_by_ends, truncation_ends(cuts, i, cuts->next[i]), i);
    return memory;
}

/// Pairs the darts. Adds an outline dart for each side that belongs to only one tile.
static void truncation_walk_outline(pave_truncation *cuts)
{
    int32_t dart = cuts->corners;
    for (int32_t i = 0; i < cuts->corners; i++) {
        const int32_t twin =
            pave_index_get(&cuts->sides_by_ends, truncation_ends(cuts, cuts->next[i], i));
        cuts->twin[i] = twin >= 0 ? twin : dart;
        if (twin >= 0) continue;
        cuts->twin[dart] = i;
        cuts->from[dart] = cuts->from[cuts->next[i]];
        cuts->tile[dart++] = -1;
    }
    for (int32_t i = cuts->corners; i < dart; i++) {
        int32_t around = cuts->twin[i];
        do around = cuts->twin[cuts->before[around]];
        while (cuts->tile[around] >= 0);
        truncation_link(cuts, i, around);
    }
}

// ---- Restoring corners --------------------------------------------------------------------------

/// Returns the next dart around the start vertex of `dart`, outside of its tile.
static int32_t truncation_leaving(const pave_truncation *cuts, int32_t dart)
{
    return cuts->next[cuts->twin[dart]];
}

/// Returns whether the start vertex of a tile's dart may be removed: it is free and has exactly one
/// side that does not belong to the tile.
static bool truncation_may_go(const pave_truncation *cuts, int32_t dart)
{
    return cuts->from[dart] < cuts->knot->free_count &&
           cuts->twin[truncation_leaving(cuts, dart)] ==
               cuts->before[cuts->twin[cuts->before[dart]]];
}

static bool truncation_keeps_three_sides(const pave_truncation *cuts, int32_t dart)
{
    const int32_t tile = cuts->tile[cuts->twin[dart]];
    return tile < 0 || cuts->sides[tile] > 3;
}

/// Returns the dart of a triangle whose start vertex the triangle can shrink into: preferably the
/// vertex that may not be removed. Returns -1 if the triangle cannot shrink.
static int32_t truncation_first(const pave_truncation *cuts, int32_t dart)
{
    int32_t stays = 0, first = dart;
    for (int k = 0; k < 3; k++, dart = cuts->next[dart]) {
        if (!truncation_keeps_three_sides(cuts, dart)) return -1;
        if (truncation_may_go(cuts, dart)) continue;
        stays++;
        first = dart;
    }
    return stays > 1 ? -1 : first;
}

/// Removes the side of a dart from the tile across it.
static void truncation_take_out(pave_truncation *cuts, int32_t dart)
{
    const int32_t twin = cuts->twin[dart], tile = cuts->tile[twin];
    cuts->next[cuts->before[twin]] = cuts->next[twin];
    cuts->before[cuts->next[twin]] = cuts->before[twin];
    if (tile >= 0 && --cuts->sides[tile] == 3) cuts->queue[cuts->queued++] = tile;
}

static void truncation_put_back(pave_truncation *cuts, int32_t dart)
{
    const int32_t twin = cuts->twin[dart], tile = cuts->tile[twin];
    cuts->next[cuts->before[twin]] = twin;
    cuts->before[cuts->next[twin]] = twin;
    if (tile >= 0) cuts->sides[tile]++;
}

/// A vertex of a triangle.
typedef struct pave_truncation_corner {
    int32_t vertex, leaving;
    bool goes;
} pave_truncation_corner;

static void truncation_look(const pave_truncation *cuts, int32_t first,
                            pave_truncation_corner corners[3])
{
    for (int k = 0; k < 3; k++, first = cuts->next[first])
        corners[k] = (pave_truncation_corner){cuts->from[first], truncation_leaving(cuts, first),
                                              truncation_may_go(cuts, first)};
}

/// Returns the weight of `tiles` tiles along a side: tiles^(3/4). (A smaller exponent makes deeply
/// nested tiles too small; a larger one makes sides too short.)
static double truncation_room_for(int32_t tiles)
{
    const double root = sqrt(tiles);
    return root * sqrt(root);
}

static void truncation_shrink(pave_truncation *cuts, int32_t first)
{
    pave_truncation_corner corners[3];
    truncation_look(cuts, first, corners);
    const int32_t into = corners[0].vertex;
    int32_t inside = 1;
    for (int k = 0; k < 3; k++) inside += cuts->inside[corners[k].vertex];
    for (int k = 0; k < 3; k++, first = cuts->next[first]) {
        truncation_take_out(cuts, first);
        if (!corners[k].goes) continue;
        cuts->from[corners[k].leaving] = into;
        cuts->rooms[corners[k].leaving] +=
            truncation_room_for(inside - cuts->inside[corners[k].vertex]);
    }
    cuts->sides[cuts->tile[first]] = 0;
    cuts->inside[into] = inside;
    cuts->undone[cuts->count++] = first;
}

/// Returns one of a tile's remaining darts.
static int32_t truncation_dart_of(const pave_truncation *cuts, int32_t tile)
{
    int32_t dart = cuts->knot->ring_start[tile];
    while (cuts->before[cuts->next[dart]] != dart) dart++;
    return dart;
}

static void truncation_undo(pave_truncation *cuts)
{
    for (int32_t t = 0; t < cuts->knot->tile_count; t++)
        if (cuts->sides[t] == 3) cuts->queue[cuts->queued++] = t;
    for (int32_t i = 0; i < cuts->queued; i++) {
        const int32_t tile = cuts->queue[i];
        if (cuts->sides[tile] != 3) continue;
        const int32_t first = truncation_first(cuts, truncation_dart_of(cuts, tile));
        if (first >= 0) truncation_shrink(cuts, first);
    }
}

// ---- Cutting off --------------------------------------------------------------------------------

/// Cuts off the most recently shrunk corner again: each removed vertex moves along its outgoing
/// side by a share computed from its weight.
static void truncation_cut(pave_truncation *cuts, pave_vec2 *at)
{
    pave_truncation_corner corners[3];
    int32_t dart = cuts->undone[--cuts->count];
    cuts->sides[cuts->tile[dart]] = 3;
    for (int k = 0; k < 3; k++) truncation_put_back(cuts, dart = cuts->before[dart]);
    truncation_look(cuts, dart, corners);
    const int32_t inside = cuts->inside[corners[0].vertex];
    const pave_vec2 from = at[corners[0].vertex];
    cuts->inside[corners[0].vertex] -=
        cuts->inside[corners[1].vertex] + cuts->inside[corners[2].vertex] + 1;
    for (int k = 0; k < 3; k++) {
        const int32_t vertex = corners[k].vertex, leaving = corners[k].leaving,
                      back = cuts->twin[leaving];
        if (!corners[k].goes) continue;
        const double room = truncation_room_for(inside - cuts->inside[vertex]);
        cuts->rooms[leaving] -= room;
        const double part = room / (room + cuts->rooms[leaving] + cuts->rooms[back] + 1);
        const pave_vec2 to = at[cuts->from[back]];
        at[vertex] = pave_vec2_of(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y));
        cuts->from[leaving] = vertex;
    }
}

// ---- The core -----------------------------------------------------------------------------------

/// Collects the remaining tiles and renumbers their vertices, keeping the order. `rings` and
/// `starts` have capacity for all tiles.
static void truncation_gather(pave_truncation *cuts, pave_knot *core, int32_t *rings,
                              int32_t *starts)
{
    const pave_knot *knot = cuts->knot;
    *core = (pave_knot){.ring_start = starts, .rings = rings, .allocator = knot->allocator};
    for (int32_t v = 0; v < knot->vertex_count; v++) cuts->numbers[v] = -1;
    for (int32_t t = 0, k = 0; t < knot->tile_count; t++) {
        if (cuts->sides[t] == 0) continue;
        int32_t dart = truncation_dart_of(cuts, t);
        for (int32_t i = 0; i < cuts->sides[t]; i++, dart = cuts->next[dart])
            cuts->numbers[rings[k++] = cuts->from[dart]] = 0;
        starts[++core->tile_count] = k;
    }
    for (int32_t v = 0; v < knot->vertex_count; v++) {
        if (cuts->numbers[v] < 0) continue;
        cuts->numbers[v] = core->vertex_count++;
        core->inner_count += v < knot->inner_count;
    }
    core->free_count = core->inner_count;
    for (int32_t i = 0; i < starts[core->tile_count]; i++) rings[i] = cuts->numbers[rings[i]];
}

/// Draws the core. Vertices on the outline do not move.
static bool truncation_draw_core(pave_truncation *cuts, pave_vec2 *at)
{
    const pave_knot *knot = cuts->knot;
    const size_t room = (size_t)cuts->corners + (size_t)knot->tile_count + 1,
                 points = (size_t)knot->vertex_count;
    pave_knot core;
    int32_t *rings = pave_array_allocate(&knot->allocator, room, sizeof *rings);
    pave_vec2 *drawn = pave_array_take(&knot->allocator, points, sizeof *drawn);
    bool memory = rings && drawn;
    if (memory) {
        truncation_gather(cuts, &core, rings, rings + cuts->corners);
        for (int32_t v = 0; v < knot->vertex_count; v++)
            if (cuts->numbers[v] >= 0) drawn[cuts->numbers[v]] = at[v];
        memory = core.inner_count == 0 || pave_knot_draw(&core, false, drawn);
        for (int32_t v = 0; v < knot->inner_count && memory; v++)
            if (cuts->numbers[v] >= 0) at[v] = drawn[cuts->numbers[v]];
    }
    PAVE_RELEASE(&knot->allocator, drawn, rings);
    return memory;
}

pave_result pave_knot_draw_truncated(const pave_knot *knot, pave_vec2 *at)
{
    pave_truncation cuts;
    bool memory = truncation_begin(&cuts, knot) && truncation_walk_tiles(&cuts);
    if (memory) {
        truncation_walk_outline(&cuts);
        truncation_undo(&cuts);
    }
    const bool most = memory && cuts.count > knot->tile_count / 2;
    if (most) memory = truncation_draw_core(&cuts, at);
    while (most && memory && cuts.count > 0) truncation_cut(&cuts, at);
    truncation_free(&cuts);
    return !memory ? PAVE_NO_MEMORY : most ? PAVE_OK : PAVE_NOT_FOUND;
}
