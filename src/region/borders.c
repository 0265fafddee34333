/// src/region/borders.c: borders of a map. A side between cells of different territories is a
/// border. Where exactly two border sides meet, the arc continues. Arcs are walked with the
/// higher-numbered territory on the right; its number is never 0, so there is always a cell to turn
/// around. Rings are then assembled from arcs: the boundary of a connected component is walked with
/// its cells on the right, and at every vertex the walk turns around whatever is on the left, other
/// cells or the outside. So each ring bounds one component of the complement and does not meet a
/// vertex twice, and a part connected only through a vertex gets a separate ring.
#include "../base/exact.h"

#include "../base/array.h"
#include "../base/bits.h"
#include "../base/memory.h"
#include "../base/sort.h"
#include "../graph/graph_union.h"
#include "../graph/ground_near.h"
#include "borders_parts.h"

#include <pave/territory.h>

#include <string.h>

/// A traced ring, before rings are sorted.
typedef struct pave_traced_ring {
    int64_t start, count; ///< range in its references
    int32_t component;    ///< connected component of its cells
    int32_t territory;
    bool hole;
} pave_traced_ring;

/// State during the creation of borders. Arcs are in the order of discovery until they are sorted.
typedef struct pave_borders_job {
    const int32_t *of_cell;
    int32_t cell_count;
    int64_t corner_count; ///< number of corners, as numbered by pave_borders_corner
    const pave_allocator *allocator;
    pave_borders *borders;
    pave_window flat; ///< the window, without wrapping
    pave_near near;   ///< neighbours in the window
    bool hexagons;    ///< a window where at most three cells meet at a vertex
    uint64_t *marks;  ///< bit per corner: set for sides not yet in an arc; later, for corners where
                      ///< an arc begins in either direction
    int32_t *rank;    ///< per word of marks: number of bits set before it
    int32_t *first_ref;       ///< per marked corner: reference of the arc
    const int32_t *component; ///< per cell: its connected component across sides, or 0
    int32_t *own_component;   ///< owned copy of `component`; NULL: components are territories
    pave_cell_side *sides;    ///< borders->sides
    pave_arc *arcs;           ///< capacity arc_room
    int64_t arc_count, arc_room;
    pave_traced_ring *rings; ///< capacity ring_room
    int64_t ring_count, ring_room;
    int32_t *refs; ///< borders->ref_count references, in the order of tracing
} pave_borders_job;

/// Sort key of arcs and rings.
typedef struct pave_borders_key {
    uint32_t major, minor;
} pave_borders_key;

// ---- Memory -------------------------------------------------------------------------------------

void pave_borders_destroy(pave_borders *borders)
{
    if (!borders) return;
    pave_allocator allocator = borders->allocator;
    PAVE_RELEASE(&borders->allocator, borders->twins, borders->refs, borders->rings,
                 borders->ring_start, borders->points, borders->arcs, borders->sides);
    pave_array_release(&allocator, borders);
}

/// Writes the indices of `count` keys, at most 2^31, in sorted order. The sort is stable.
static pave_result borders_sort(const pave_allocator *allocator, const pave_borders_key *keys,
                                int64_t count, int32_t *order)
{
    const size_t room = 2 * (size_t)count;
    uint64_t *memory = pave_array_take(allocator, room, sizeof *memory), *sorted = memory;
    if (!memory) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < count; i++) sorted[i] = (uint64_t)keys[i].minor << 32 | (uint64_t)i;
    for (int pass = 0; pass < 2; pass++) {
        sorted = pave_sort_keys(sorted, sorted == memory ? memory + count : memory, count, 32, 64);
        for (int64_t i = 0; i < count; i++) {
            order[i] = (int32_t)(sorted[i] & INT32_MAX);
            sorted[i] = (uint64_t)keys[order[i]].major << 32 | (uint64_t)order[i];
        }
    }
    pave_array_release(allocator, memory);
    return PAVE_OK;
}

static pave_result borders_job_take(pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    const pave_ground ground = pave_ground_of_window(&job->flat);
    pave_result result = PAVE_OK;
    if (borders->window) {
        job->flat = *borders->window;
        job->flat.def.wrap = false;
        job->hexagons = borders->window->grid == PAVE_WINDOW_HEXAGONS;
        result = pave_near_begin(&ground, job->allocator, &job->near);
    }
    if (result != PAVE_OK) return result;
    const size_t words = pave_bits_words(job->corner_count);
    job->marks = pave_array_allocate(job->allocator, words, sizeof *job->marks);
    job->rank = pave_array_take(job->allocator, words, sizeof *job->rank);
    return job->marks && job->rank ? PAVE_OK : PAVE_NO_MEMORY;
}

static void borders_release_arcs(pave_borders_job *job)
{
    pave_array_release(job->allocator, job->arcs);
    job->arcs = NULL;
    job->arc_room = 0;
}

static void borders_job_give(pave_borders_job *job)
{
    PAVE_RELEASE(job->allocator, job->refs, job->first_ref, job->rings);
    borders_release_arcs(job);
    PAVE_RELEASE(job->allocator, job->own_component, job->rank, job->marks);
    if (job->borders->window) pave_near_end(&job->near);
}

// ---- Sides --------------------------------------------------------------------------------------

/// Returns the cells across the sides of a cell, -1 at an outer side, and stores their count. The
/// list is valid until the next call.
static const int32_t *borders_across(const pave_borders_job *job, pave_border_at at, int32_t *count)
{
    const pave_borders *borders = job->borders;
    if (borders->polygons) {
        *count = pave_borders_sides(borders, at);
        return borders->polygons->neighbors + borders->polygons->start[at.cell];
    }
    const int32_t *list = pave_near_list(&job->near, at.cell, count);
    const int32_t sides = pave_borders_sides(borders, at);
    for (at.side = 0; *count < sides && at.side < sides; at.side++)
        job->near.shown.list[at.side] = (int32_t)pave_window_index(
            borders->window, pave_tiling_neighbors(borders->window->tiling, at.place, at.side));
    *count = sides;
    return list;
}

/// Walks around the end of a side. At a junction, returns true and stores its number in `vertex`.
/// Otherwise, if the side is part of a border, sets `next` to the side that continues the border.
static bool borders_walk_around(const pave_borders_job *job, pave_border_at at,
                                pave_border_at *next, int32_t *vertex)
{
    const pave_borders *borders = job->borders;
    const pave_border_at first = at;
    int64_t lowest = INT64_MAX;
    int all = 0, on_rim = 0;
    do {
        const int32_t from = job->of_cell[at.cell];
        const bool outside = pave_borders_cross(borders, &at);
        const int32_t to = job->of_cell[at.cell],
                      met = outside ? (from > 0) + (to > 0) : from != to;
        const int64_t corner = pave_borders_corner(borders, at);
        all += met;
        on_rim += outside ? met : 0;
        lowest = corner < lowest ? corner : lowest;
        if (to > (outside ? 0 : from)) *next = at;
        at = pave_borders_before(borders, at);
    } while (at.cell != first.cell || at.side != first.side);
    *vertex = borders->polygons ? borders->polygons->corners[lowest] : (int32_t)lowest;
    return all != 2 || on_rim == 1;
}

/// Like borders_walk_around, but faster on hexagons; `vertex` is undefined unless there is a
/// junction.
static bool borders_pass(const pave_borders_job *job, pave_border_at at, pave_border_at *next,
                         int32_t *vertex)
{
    const pave_border_at ahead = pave_borders_after(job->borders, at);
    pave_border_at left = at, third = ahead;
    if (job->hexagons && !pave_borders_cross(job->borders, &left) &&
        !pave_borders_cross(job->borders, &third)) {
        const int32_t a = job->of_cell[left.cell], b = job->of_cell[third.cell];
        *next = a == b ? ahead : pave_borders_after(job->borders, third);
        if (a == b || a == job->of_cell[at.cell] || b == job->of_cell[at.cell]) return false;
    }
    return borders_walk_around(job, at, next, vertex);
}

// ---- Twins --------------------------------------------------------------------------------------

/// Finds the twins of the sides shared by a cell and its neighbour, using the positions of vertices
/// in the cell's ring.
static void borders_pair_cells(const pave_polygons *polygons, int32_t cell, int32_t neighbor,
                               const int32_t *where, int32_t *twins)
{
    const int32_t count = pave_polygons_side_count(polygons, neighbor);
    for (int32_t k = 0; k < count; k++) {
        const int64_t corner = polygons->start[neighbor] + k;
        if (polygons->neighbors[corner] != cell) continue;
        twins[corner] = where[pave_polygons_end(polygons, neighbor, k)];
        twins[polygons->start[cell] + twins[corner]] = k;
    }
}

/// Finds all twins. Each pair of neighbours is processed once, using the ring of the cell with
/// fewer sides. Linear time, since the cells and their neighbours form a planar graph.
static pave_result borders_find_twins(pave_borders *borders)
{
    const pave_polygons *polygons = borders->polygons;
    const pave_allocator *allocator = &borders->allocator;
    int32_t *twins = pave_array_take(allocator, (size_t)polygons->corner_count, sizeof *twins);
    int32_t *where = pave_array_take(allocator, (size_t)polygons->vertex_count, sizeof *where);
    int32_t *paired = pave_array_allocate(allocator, (size_t)polygons->cell_count, sizeof *paired);
    const bool taken = twins && where && paired;
    borders->twins = twins;
    for (int32_t cell = 0; taken && cell < polygons->cell_count; cell++) {
        const int64_t start = polygons->start[cell];
        const int32_t count = pave_polygons_side_count(polygons, cell);
        for (int32_t k = 0; k < count; k++) where[polygons->corners[start + k]] = k;
        for (int32_t k = 0; k < count; k++) {
            const int32_t there = pave_polygons_neighbor(polygons, cell, k);
            if (there < 0 || paired[there] == cell + 1) continue;
            const int32_t sides = pave_polygons_side_count(polygons, there);
            if (sides > count || (sides == count && there > cell)) continue;
            paired[there] = cell + 1;
            borders_pair_cells(polygons, cell, there, where, twins);
        }
    }
    PAVE_RELEASE(allocator, paired, where);
    return taken ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Arcs ---------------------------------------------------------------------------------------

/// Follows the border from a side to the next junction, or all the way around a closed border.
static pave_result borders_add_arc(pave_borders_job *job, pave_border_at first, int32_t vertex)
{
    pave_border_at at = first, across = first;
    pave_arc arc = {.right = job->of_cell[first.cell],
                    .from = vertex,
                    .rim = pave_borders_cross(job->borders, &across)};
    int64_t count = job->borders->side_count;
    if (job->arc_count == PAVE_ARCS_MAX) return PAVE_RANGE;
    if (!pave_array_reserve(job->allocator, &job->arcs, &job->arc_room, job->arc_count + 1,
                            sizeof *job->arcs))
        return PAVE_NO_MEMORY;
    arc.left = arc.rim ? 0 : job->of_cell[across.cell];
    arc.side_start = count;
    do {
        pave_bits_put(job->marks, pave_borders_corner(job->borders, at), 0);
        job->sides[count++] = (pave_cell_side){at.cell, at.side};
        arc.closed = !borders_pass(job, at, &at, &arc.to);
    } while (arc.closed && (at.cell != first.cell || at.side != first.side));
    if (arc.closed)
        (void)borders_walk_around(job, pave_borders_before(job->borders, at), &at, &arc.to);
    if (arc.closed) arc.from = arc.to;
    arc.side_count = count - arc.side_start;
    arc.count = arc.side_count + !arc.closed;
    job->borders->side_count = count;
    job->borders->point_count += arc.count;
    job->arcs[job->arc_count++] = arc;
    return PAVE_OK;
}

/// Marks the border sides whose cell is on the right, and returns their count.
static int64_t borders_mark(const pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    pave_window_walk walk = pave_window_begin(borders->window);
    int64_t count = 0;
    for (pave_border_at at = {0}; at.cell < job->cell_count; at.cell++) {
        int32_t sides;
        if (borders->window && pave_window_next(&walk)) at.place = walk.cell;
        const int32_t own = job->of_cell[at.cell], *across = borders_across(job, at, &sides);
        for (at.side = 0; at.side < sides; at.side++) {
            const int32_t there = across[at.side];
            if ((there < 0 ? 0 : job->of_cell[there]) >= own) continue;
            pave_bits_set(job->marks, pave_borders_corner(borders, at));
            count++;
        }
    }
    return count;
}

/// Returns the first marked corner from `corner` on, or corner_count or more at the end.
static int64_t borders_next_mark(const pave_borders_job *job, int64_t corner)
{
    for (; corner < job->corner_count; corner = (corner | 63) + 1) {
        const uint64_t word = job->marks[corner >> 6] >> (corner & 63);
        if (word) return corner + pave_bits_lowest(word);
    }
    return corner;
}

/// Adds the arcs that begin at junctions and clears the marks of their sides. All remaining arcs
/// are closed.
static pave_result borders_add_arcs(pave_borders_job *job, bool closed)
{
    const pave_borders *borders = job->borders;
    pave_result result = PAVE_OK;
    int32_t cell = 0;
    for (int64_t corner = borders_next_mark(job, 0);
         corner < job->corner_count && result == PAVE_OK;
         corner = borders_next_mark(job, corner + 1)) {
        pave_border_at next;
        int32_t vertex = 0;
        if (borders->window) cell = (int32_t)(corner / borders->window->tiling->sides_max);
        while (borders->polygons && borders->polygons->start[cell + 1] <= corner) cell++;
        pave_border_at at = pave_borders_at(borders, (pave_cell_side){cell, 0});
        at.side = (int32_t)(corner - pave_borders_corner(borders, at));
        if (closed || borders_pass(job, pave_borders_before(borders, at), &next, &vertex))
            result = borders_add_arc(job, at, vertex);
    }
    return result;
}

// ---- Arcs in order, with points -----------------------------------------------------------------

static pave_result borders_sort_arcs(pave_borders_job *job)
{
    const pave_allocator *allocator = job->allocator;
    const size_t count = (size_t)job->arc_count;
    int32_t *order = pave_array_take(allocator, count, sizeof *order);
    pave_borders_key *keys = pave_array_take(allocator, count, sizeof *keys);
    pave_arc *arcs = pave_array_take(allocator, count, sizeof *arcs);
    pave_result result = order && keys && arcs ? PAVE_OK : PAVE_NO_MEMORY;
    for (size_t i = 0; i < count && result == PAVE_OK; i++)
        keys[i] = (pave_borders_key){(uint32_t)job->arcs[i].left, (uint32_t)job->arcs[i].right};
    if (result == PAVE_OK) result = borders_sort(allocator, keys, job->arc_count, order);
    for (size_t i = 0; i < count && result == PAVE_OK; i++) arcs[i] = job->arcs[order[i]];
    PAVE_RELEASE(allocator, keys, order);
    job->borders->arcs = arcs;
    job->borders->arc_count = arcs ? (int32_t)count : 0;
    return result;
}

/// Sets the points of an arc to the vertices of its sides.
static void borders_place_arc(const pave_borders *borders, const pave_arc *arc, pave_vec2 *points)
{
    pave_border_at at = {0};
    for (int64_t k = 0; k < arc->side_count; k++) {
        at = pave_borders_at(borders, borders->sides[arc->side_start + k]);
        points[arc->start + k] = pave_borders_point(borders, at);
    }
    if (!arc->closed)
        points[arc->start + arc->side_count] =
            pave_borders_point(borders, pave_borders_after(borders, at));
}

/// Traces the arcs, sorts them, and computes their points.
static pave_result borders_trace(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const int64_t count = borders_mark(job);
    borders->sides = job->sides =
        pave_array_take(job->allocator, (size_t)count, sizeof *job->sides);
    if (!job->sides) return PAVE_NO_MEMORY;
    pave_result result = borders_add_arcs(job, false);
    if (result == PAVE_OK) result = borders_add_arcs(job, true);
    if (result != PAVE_OK)
        borders->side_count = count; // the release function needs the allocated count
    assert(borders->side_count == count);
    if (result == PAVE_OK) result = borders_sort_arcs(job);
    borders_release_arcs(job);
    if (result != PAVE_OK) return result;
    pave_vec2 *points =
        pave_array_take(job->allocator, (size_t)borders->point_count, sizeof *points);
    borders->points = points;
    if (!points) return PAVE_NO_MEMORY;
    pave_arc *arcs = (pave_arc *)(uintptr_t)borders->arcs;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        arcs[i].start = i == 0 ? 0 : arcs[i - 1].start + arcs[i - 1].count;
        borders_place_arc(borders, &arcs[i], points);
    }
    return PAVE_OK;
}

// ---- Connected components -----------------------------------------------------------------------

/// Numbers the components of polygons by their first cells.
static void borders_join_polygons(const pave_borders_job *job, int32_t *component)
{
    const pave_polygons *polygons = job->borders->polygons;
    int32_t found = 0;
    for (int32_t i = 0; i < job->cell_count; i++) {
        component[i] = i;
        for (int64_t k = polygons->start[i]; k < polygons->start[i + 1]; k++) {
            const int32_t there = polygons->neighbors[k];
            if (there >= 0 && there < i && job->of_cell[there] == job->of_cell[i])
                (void)pave_union_join(component, i, there);
        }
    }
    for (int32_t i = 0; i < job->cell_count; i++)
        component[i] = job->of_cell[i] == 0 ? 0
                       : component[i] == i  ? ++found
                                            : component[component[i]];
}

/// Finds the connected components, which often equal the territories.
static pave_result borders_find_components(pave_borders_job *job)
{
    const size_t cells = (size_t)job->cell_count;
    const pave_ground ground = pave_ground_of_window(&job->flat);
    pave_result result = PAVE_OK;
    job->own_component = pave_array_take(job->allocator, cells, sizeof *job->own_component);
    job->component = job->own_component;
    if (!job->component) return PAVE_NO_MEMORY;
    if (job->borders->window)
        result = pave_label_components(&ground, job->of_cell, false, job->allocator,
                                       job->own_component, NULL);
    else
        borders_join_polygons(job, job->own_component);
    if (result != PAVE_OK || cells == 0 ||
        memcmp(job->component, job->of_cell, cells * sizeof *job->component) != 0)
        return result;
    pave_array_release(job->allocator, job->own_component);
    job->own_component = NULL;
    job->component = job->of_cell;
    return PAVE_OK;
}

// ---- Rings --------------------------------------------------------------------------------------

/// Returns the first or the last side of an arc in the direction of its reference.
static pave_border_at borders_end_side(const pave_borders *borders, int32_t ref, bool last)
{
    const pave_arc *arc = &borders->arcs[ref < 0 ? ~ref : ref];
    const int64_t k = last != (ref < 0) ? arc->side_count - 1 : 0;
    pave_border_at at = pave_borders_at(borders, borders->sides[arc->side_start + k]);
    if (ref < 0) (void)pave_borders_cross(borders, &at);
    return at;
}

static int64_t borders_first_corner(const pave_borders *borders, int32_t ref)
{
    return pave_borders_corner(borders, borders_end_side(borders, ref, false));
}

/// Returns the slot of the reference that begins at a corner.
static int32_t *borders_ref_at(const pave_borders_job *job, int64_t corner)
{
    const uint64_t before = job->marks[corner >> 6] & pave_bits_ones(corner & 63);
    assert(pave_bits_test(job->marks, corner));
    return &job->first_ref[job->rank[corner >> 6] + pave_bits_count(before)];
}

/// Marks the corners where arcs begin in either direction, and stores their references.
static pave_result borders_mark_refs(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const size_t words = pave_bits_words(job->corner_count);
    int32_t count = 0;
    memset(job->marks, 0, words * sizeof *job->marks);
    for (int32_t i = 0; i < borders->arc_count; i++) {
        pave_bits_set(job->marks, borders_first_corner(borders, i));
        if (borders->arcs[i].left > 0) pave_bits_set(job->marks, borders_first_corner(borders, ~i));
    }
    for (size_t i = 0; i < words; i++) {
        job->rank[i] = count;
        count += pave_bits_count(job->marks[i]);
    }
    borders->ref_count = count;
    job->first_ref = pave_array_take(job->allocator, (size_t)count, sizeof *job->first_ref);
    job->refs = pave_array_take(job->allocator, (size_t)count, sizeof *job->refs);
    if (!job->first_ref || !job->refs) return PAVE_NO_MEMORY;
    for (int32_t i = 0; i < borders->arc_count; i++) {
        *borders_ref_at(job, borders_first_corner(borders, i)) = i;
        if (borders->arcs[i].left > 0) *borders_ref_at(job, borders_first_corner(borders, ~i)) = ~i;
    }
    return PAVE_OK;
}

/// Turns around the end of a side, across everything outside the polygon, until it reaches the
/// polygon's side that begins there.
static pave_border_at borders_turn(const pave_borders_job *job, pave_border_at at)
{
    const int32_t component = job->component[at.cell];
    for (;;) {
        (void)pave_borders_cross(job->borders, &at);
        if (job->component[at.cell] == component) return at;
        at = pave_borders_before(job->borders, at);
    }
}

static pave_result borders_add_ring(pave_borders_job *job, int32_t first, uint8_t *seen)
{
    const pave_borders *borders = job->borders;
    const int32_t cell = borders_end_side(borders, first, true).cell;
    pave_traced_ring ring = {.component = job->component[cell], .territory = job->of_cell[cell]};
    int32_t ref = first;
    if (!pave_array_reserve(job->allocator, &job->rings, &job->ring_room, job->ring_count + 1,
                            sizeof *job->rings))
        return PAVE_NO_MEMORY;
    if (job->ring_count > 0)
        ring.start = job->rings[job->ring_count - 1].start + job->rings[job->ring_count - 1].count;
    do {
        job->refs[ring.start + ring.count++] = ref;
        seen[ref < 0 ? ~ref : ref] |= ref < 0 ? 2 : 1;
        if (borders->arcs[ref < 0 ? ~ref : ref].closed) break;
        ref = *borders_ref_at(
            job,
            pave_borders_corner(borders, borders_turn(job, borders_end_side(borders, ref, true))));
    } while (ref != first);
    ring.hole = pave_borders_twice_area(borders, job->refs + ring.start, ring.count) < 0.0;
    job->rings[job->ring_count++] = ring;
    return PAVE_OK;
}

static pave_result borders_add_rings(pave_borders_job *job)
{
    const pave_borders *borders = job->borders;
    uint8_t *seen = pave_array_allocate(job->allocator, (size_t)borders->arc_count, sizeof *seen);
    pave_result result = seen ? PAVE_OK : PAVE_NO_MEMORY;
    for (int32_t i = 0; i < borders->arc_count && result == PAVE_OK; i++) {
        if (!(seen[i] & 1)) result = borders_add_ring(job, i, seen);
        if (result == PAVE_OK && borders->arcs[i].left > 0 && !(seen[i] & 2))
            result = borders_add_ring(job, ~i, seen);
    }
    pave_array_release(job->allocator, seen);
    return result;
}

// ---- Rings in order -----------------------------------------------------------------------------

/// Returns the sort key of a ring: territory, component, and whether it is a hole.
static pave_borders_key borders_ring_key(const pave_borders_job *job, int64_t ring)
{
    const pave_traced_ring *one = &job->rings[ring];
    return (pave_borders_key){(uint32_t)one->territory, 2 * (uint32_t)one->component + one->hole};
}

static void borders_copy_rings(const pave_borders_job *job, const int32_t *order,
                               int32_t *ring_start, pave_ring *rings, int32_t *refs)
{
    int64_t done = 0;
    for (int64_t i = 0; i < job->ring_count; i++) {
        const pave_traced_ring *from = &job->rings[order[i]];
        ring_start[from->territory]++;
        rings[i] = (pave_ring){done, from->count, from->hole};
        for (int64_t k = 0; k < from->count; k++) refs[done++] = job->refs[from->start + k];
    }
    for (int32_t t = 1; t <= job->borders->count; t++) ring_start[t] += ring_start[t - 1];
}

static pave_result borders_place_rings(pave_borders_job *job)
{
    pave_borders *borders = job->borders;
    const size_t count = (size_t)job->ring_count;
    int32_t *order = pave_array_take(job->allocator, count, sizeof *order);
    pave_borders_key *keys = pave_array_take(job->allocator, count, sizeof *keys);
    int32_t *ring_start =
        pave_array_allocate(job->allocator, (size_t)job->borders->count + 1, sizeof *ring_start);
    pave_ring *rings = pave_array_take(job->allocator, count, sizeof *rings);
    int32_t *refs = pave_array_take(job->allocator, (size_t)borders->ref_count, sizeof *refs);
    pave_result result = order && keys && ring_start && rings && refs ? PAVE_OK : PAVE_NO_MEMORY;
    for (size_t i = 0; i < count && result == PAVE_OK; i++)
        keys[i] = borders_ring_key(job, (int64_t)i);
    if (result == PAVE_OK) result = borders_sort(job->allocator, keys, job->ring_count, order);
    if (result == PAVE_OK) borders_copy_rings(job, order, ring_start, rings, refs);
    PAVE_RELEASE(job->allocator, keys, order);
    borders->ring_start = ring_start;
    borders->ring_count = (int32_t)count;
    borders->rings = rings;
    borders->refs = refs;
    return result;
}

/// Traces the rings from sorted arcs, and sorts them.
static pave_result borders_trace_rings(pave_borders_job *job)
{
    pave_result result = borders_mark_refs(job);
    if (result == PAVE_OK) result = borders_add_rings(job);
    return result == PAVE_OK ? borders_place_rings(job) : result;
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result borders_check(const pave_borders_def *def, int64_t cells, pave_error *error)
{
    if (def->count < 0)
        return PAVE_FAIL(error, PAVE_RANGE, "count must be 0 or more, not %d", (int)def->count);
    if (def->window && cells > INT32_MAX / def->window->tiling->sides_max)
        return PAVE_FAIL(
            error, PAVE_RANGE,
            "a window of at most %d cells can have borders, not %lld: use its polygons",
            INT32_MAX / (int)def->window->tiling->sides_max, (long long)cells);
    for (int64_t i = 0; i < cells; i++)
        if (def->of_cell[i] < 0 || def->of_cell[i] > def->count)
            return PAVE_FAIL(error, PAVE_RANGE, "the territory of cell %d must be 0 to %d, not %d",
                             (int)i, (int)def->count, (int)def->of_cell[i]);
    return PAVE_OK;
}

static pave_result borders_make(pave_borders_job *job)
{
    pave_result result = borders_job_take(job);
    if (result == PAVE_OK && job->borders->polygons) result = borders_find_twins(job->borders);
    if (result == PAVE_OK) result = borders_find_components(job);
    if (result == PAVE_OK) result = borders_trace(job);
    return result == PAVE_OK ? borders_trace_rings(job) : result;
}

pave_result pave_borders_create(const pave_borders_def *def, const pave_allocator *allocator,
                                pave_borders **out, pave_error *error)
{
    const pave_window *window = def->polygons ? NULL : def->window;
    const int64_t cells = window ? window->count : def->polygons->cell_count;
    pave_layout layout = {0};
    *out = NULL;
    pave_result result = borders_check(def, cells, error);
    if (result == PAVE_OK && window)
        result = pave_tiling_layout(
            window->tiling, &(pave_layout_def){.orientation = def->orientation}, &layout, error);
    if (result != PAVE_OK) return result;
    pave_borders *borders = pave_array_allocate(allocator, 1, sizeof *borders);
    if (!borders) return PAVE_FAIL(error, PAVE_NO_MEMORY, "%s", pave_result_text(PAVE_NO_MEMORY));
    *borders = (pave_borders){.polygons = def->polygons,
                              .window = window,
                              .layout = layout,
                              .count = def->count,
                              .allocator = pave_allocator_or_default(allocator)};
    pave_borders_job job = {.of_cell = def->of_cell,
                            .cell_count = (int32_t)cells,
                            .corner_count = window ? cells * window->tiling->sides_max
                                                   : def->polygons->corner_count,
                            .allocator = &borders->allocator,
                            .borders = borders};
    result = borders_make(&job);
    borders_job_give(&job);
    if (result == PAVE_OK) {
        *out = borders;
        return PAVE_OK;
    }
    pave_borders_destroy(borders);
    return PAVE_FAIL(error, result, "%s",
                     result == PAVE_RANGE ? "the map has more than 2^30 arcs"
                                          : pave_result_text(result));
}
