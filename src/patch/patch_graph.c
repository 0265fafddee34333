/// src/patch/patch_graph.c: creates graphs of patches. The cells around each vertex are sorted by
/// the exact directions of their sides; vertex contact needs no other geometry.
#include "../base/exact.h"

#include "../base/exact_turn.h"
#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "../mesh/polygons_build.h"
#include "patch_parts.h"

// ---- Across sides -------------------------------------------------------------------------------

static bool patch_is_open(const bool *blocked, int32_t cell)
{
    return cell >= 0 && !(blocked && blocked[cell]);
}

/// The arcs of a graph across sides.
typedef struct pave_patch_arcs {
    const pave_patch *patch;
    const bool *blocked;
    int32_t *sides; ///< by corner: the arc across the side, or -1
    int32_t *joins; ///< by end of a join: the arc along the join, or -1
    int32_t *head;  ///< by vertex: a side that ends there and has no twin yet, or -1
    int32_t *link;  ///< by corner: the next side in the list of `head`
} pave_patch_arcs;

/// Numbers the arcs of each cell: first across its sides, then along its joins. Returns the number
/// of arcs.
static int64_t patch_number_arcs(const pave_patch_arcs *arcs, int32_t *start)
{
    const pave_patch *patch = arcs->patch;
    const pave_polygons *polygons = patch->polygons;
    const struct pave_patch_private *own = patch->own;
    int64_t count = 0;
    for (int32_t cell = 0; cell < patch->cell_count; cell++) {
        const bool open = patch_is_open(arcs->blocked, cell);
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++)
            arcs->sides[i] = open && patch_is_open(arcs->blocked, polygons->neighbors[i])
                                 ? (int32_t)count++
                                 : -1;
        for (int32_t i = own->join_start ? own->join_start[cell] : 0;
             own->join_start && i < own->join_start[cell + 1]; i++)
            arcs->joins[i] =
                open && patch_is_open(arcs->blocked, own->join_ends[i].to) ? (int32_t)count++ : -1;
        start[cell + 1] = (int32_t)count;
    }
    return count;
}

/// Finds the twin of a side among the sides that end where it starts. If there is no such side,
/// adds this one to the list.
static void patch_pair_side(const pave_patch_arcs *arcs, int32_t cell, int32_t k,
                            pave_graph_parts *parts)
{
    const pave_polygons *polygons = arcs->patch->polygons;
    const int64_t corner = polygons->start[cell] + k;
    const int32_t from = polygons->corners[corner], to = pave_polygons_end(polygons, cell, k),
                  arc = arcs->sides[corner], there = polygons->neighbors[corner];
    if (arc < 0) return;
    parts->to[arc] = there;
    if (there > cell) {
        arcs->link[corner] = arcs->head[to];
        arcs->head[to] = (int32_t)corner;
        return;
    }
    int32_t other = arcs->head[from];
    while (polygons->corners[other] != to || parts->to[arcs->sides[other]] != cell)
        other = arcs->link[other];
    parts->twin[arc] = arcs->sides[other];
    parts->twin[arcs->sides[other]] = arc;
}

static void patch_fill_arcs(const pave_patch_arcs *arcs, pave_graph_parts *parts)
{
    const pave_patch *patch = arcs->patch;
    const struct pave_patch_private *own = patch->own;
    for (int32_t i = 0; i < patch->polygons->vertex_count; i++) arcs->head[i] = -1;
    for (int32_t cell = 0; cell < patch->cell_count; cell++)
        for (int32_t k = 0; k < pave_polygons_side_count(patch->polygons, cell); k++)
            patch_pair_side(arcs, cell, k, parts);
    for (int32_t i = 0; i < 2 * patch->join_count; i++) {
        if (arcs->joins[i] < 0) continue;
        parts->to[arcs->joins[i]] = own->join_ends[i].to;
        parts->twin[arcs->joins[i]] = arcs->joins[own->join_ends[i].twin];
    }
}

static pave_result patch_side_graph(const pave_patch *patch, const bool *blocked, pave_graph *graph,
                                    pave_graph_parts *parts)
{
    const pave_allocator *allocator = &graph->allocator;
    const size_t corners = (size_t)patch->polygons->corner_count,
                 vertices = (size_t)patch->polygons->vertex_count,
                 joins = 2 * (size_t)patch->join_count;
    const pave_patch_arcs arcs = {.patch = patch,
                                  .blocked = blocked,
                                  .sides = pave_array_take(allocator, corners, sizeof *arcs.sides),
                                  .joins = pave_array_take(allocator, joins, sizeof *arcs.joins),
                                  .head = pave_array_take(allocator, vertices, sizeof *arcs.head),
                                  .link = pave_array_take(allocator, corners, sizeof *arcs.link)};
    pave_result result = PAVE_NO_MEMORY;
    if (arcs.sides && arcs.joins && arcs.head && arcs.link) {
        const int64_t count = patch_number_arcs(&arcs, parts->start);
        result = count > INT32_MAX ? PAVE_RANGE
                                   : pave_graph_take_arcs(graph, parts, (int32_t)count, true, true);
        if (result == PAVE_OK) patch_fill_arcs(&arcs, parts);
    }
    PAVE_RELEASE(allocator, arcs.link, arcs.head, arcs.joins, arcs.sides);
    return result;
}

// ---- Across vertices ----------------------------------------------------------------------------

/// A corner of a cell at a vertex.
typedef struct pave_patch_corner {
    int32_t cell, k;
} pave_patch_corner;

typedef struct pave_patch_around {
    const pave_patch *patch;
    const bool *blocked;
    int64_t *start;             ///< vertex_count + 1 elements
    pave_patch_corner *corners; ///< corners at each vertex, clockwise
    int32_t *seen;              ///< by cell: the last cell whose list contains it
} pave_patch_around;

/// Returns the end of the side that starts at a corner.
static pave_vec2 patch_next_point(const pave_polygons *polygons, pave_patch_corner corner)
{
    const int32_t next = corner.k + 1;
    return pave_polygons_corner(polygons, corner.cell,
                                next < pave_polygons_side_count(polygons, corner.cell) ? next : 0);
}

/// Returns whether direction a from `at` is in the half turn clockwise from due north, north
/// included.
static bool patch_is_east(pave_vec2 at, pave_vec2 a)
{
    return a.x > at.x || (a.x == at.x && a.y < at.y);
}

static bool patch_is_before(const pave_polygons *polygons, pave_vec2 at, pave_patch_corner a,
                            pave_patch_corner b)
{
    const pave_vec2 to_a = patch_next_point(polygons, a), to_b = patch_next_point(polygons, b);
    const bool east_a = patch_is_east(at, to_a), east_b = patch_is_east(at, to_b);
    if (east_a != east_b) return east_a;
    return pave_exact_turn(at, to_a, to_b) > 0;
}

static void patch_order_corners(pave_patch_around *around)
{
    const pave_polygons *polygons = around->patch->polygons;
    for (int32_t vertex = 0; vertex < polygons->vertex_count; vertex++) {
        const pave_vec2 at = polygons->vertices[vertex];
        pave_patch_corner *corners = around->corners + around->start[vertex];
        const int64_t count = around->start[vertex + 1] - around->start[vertex];
        for (int64_t i = 1; i < count; i++) {
            const pave_patch_corner corner = corners[i];
            int64_t to = i;
            for (; to > 0 && patch_is_before(polygons, at, corner, corners[to - 1]); to--)
                corners[to] = corners[to - 1];
            corners[to] = corner;
        }
    }
}

static void patch_gather_corners(pave_patch_around *around)
{
    const pave_polygons *polygons = around->patch->polygons;
    for (int64_t i = 0; i < polygons->corner_count; i++) around->start[polygons->corners[i] + 1]++;
    for (int32_t i = 0; i < polygons->vertex_count; i++) around->start[i + 1] += around->start[i];
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int32_t k = 0; k < pave_polygons_side_count(polygons, cell); k++)
            around->corners[around->start[polygons->corners[polygons->start[cell] + k]]++] =
                (pave_patch_corner){cell, k};
    for (int32_t i = polygons->vertex_count; i > 0; i--) around->start[i] = around->start[i - 1];
    around->start[0] = 0; // undoes the shift caused by filling
    patch_order_corners(around);
}

/// Adds a cell that touches another, unless it is already listed.
static int64_t patch_add_touching(pave_patch_around *around, int32_t cell, int32_t other,
                                  int64_t count, int32_t *to)
{
    if (other == cell || around->seen[other] == cell || !patch_is_open(around->blocked, other))
        return count;
    around->seen[other] = cell;
    if (to) to[count] = other;
    return count + 1;
}

/// Lists the cells that touch a cell, clockwise around it: for each corner, the cells that follow
/// the cell itself around the vertex; the last of these is across the side that starts there. The
/// cell across the side before corner 0 is last. Returns their number. If `to` is NULL, only counts
/// them.
static int64_t patch_list_touching(pave_patch_around *around, int32_t cell, int32_t *to)
{
    const pave_polygons *polygons = around->patch->polygons;
    const int32_t sides = pave_polygons_side_count(polygons, cell);
    const int32_t before = pave_polygons_neighbor(polygons, cell, sides - 1);
    int64_t count = 0;
    if (!patch_is_open(around->blocked, cell)) return 0;
    for (int32_t k = 0; k < sides; k++) {
        const int32_t vertex = polygons->corners[polygons->start[cell] + k];
        const pave_patch_corner *corners = around->corners + around->start[vertex];
        const int64_t size = around->start[vertex + 1] - around->start[vertex];
        int64_t own = 0;
        while (corners[own].cell != cell) own++;
        for (int64_t i = 1; i < size; i++) {
            const int32_t other = corners[(own + i) % size].cell;
            if (k > 0 || other != before)
                count = patch_add_touching(around, cell, other, count, to);
        }
    }
    if (before >= 0) count = patch_add_touching(around, cell, before, count, to);
    const struct pave_patch_private *own = around->patch->own;
    for (int32_t i = own->join_start ? own->join_start[cell] : 0;
         own->join_start && i < own->join_start[cell + 1]; i++)
        count = patch_add_touching(around, cell, own->join_ends[i].to, count, to);
    return count;
}

/// Walks along a boundary, starting at outer side `first`. Returns twice the area to its right:
/// positive for the boundary of a component, negative for a hole.
static double patch_walk_rim(const pave_polygons *polygons, int32_t first, bool *walked)
{
    const pave_vec2 origin =
        pave_polygons_corner(polygons, polygons->rim[first].cell, polygons->rim[first].side);
    pave_vec2 a = origin;
    double area = 0.0;
    int32_t i = first;
    do {
        walked[i] = true;
        i = polygons->rim[i].next;
        const pave_vec2 b =
            pave_polygons_corner(polygons, polygons->rim[i].cell, polygons->rim[i].side);
        area += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y);
        a = b;
    } while (i != first);
    return area;
}

/// Marks the cells with a corner on the boundary of a component. Arcs across vertices cross each
/// other, so this rim cannot be derived from faces. `walked` and `outer` have a bool for each outer
/// side and each vertex, all false.
static void patch_mark_rim(const pave_polygons *polygons, bool *walked, bool *outer, bool *rim)
{
    for (int32_t first = 0; first < polygons->rim_count; first++) {
        if (walked[first] || patch_walk_rim(polygons, first, walked) <= 0.0) continue;
        int32_t i = first;
        do {
            const pave_outer_side *side = &polygons->rim[i];
            outer[polygons->corners[polygons->start[side->cell] + side->side]] = true;
            i = side->next;
        } while (i != first);
    }
    for (int32_t cell = 0; cell < polygons->cell_count; cell++)
        for (int64_t i = polygons->start[cell]; i < polygons->start[cell + 1]; i++)
            rim[cell] = rim[cell] || outer[polygons->corners[i]];
}

static pave_result patch_take_rim(const pave_polygons *polygons, pave_graph *graph)
{
    const pave_allocator *allocator = &graph->allocator;
    const size_t sides = (size_t)polygons->rim_count, vertices = (size_t)polygons->vertex_count;
    bool *walked = pave_array_allocate(allocator, sides, sizeof *walked),
         *outer = pave_array_allocate(allocator, vertices, sizeof *outer),
         *rim = pave_graph_take_rim(graph);
    const bool fine = walked && outer && rim;
    if (fine) patch_mark_rim(polygons, walked, outer, rim);
    PAVE_RELEASE(allocator, outer, walked);
    return fine ? PAVE_OK : PAVE_NO_MEMORY;
}

static int32_t patch_find_arc(const pave_graph_parts *parts, int32_t from, int32_t to)
{
    int32_t arc = parts->start[from];
    while (parts->to[arc] != to) arc++;
    assert(arc < parts->start[from + 1]);
    return arc;
}

static void patch_forget(pave_patch_around *around)
{
    for (int32_t cell = 0; cell < around->patch->cell_count; cell++) around->seen[cell] = -1;
}

static pave_result patch_fill_touching(pave_patch_around *around, pave_graph *graph,
                                       pave_graph_parts *parts)
{
    int64_t count = 0;
    patch_forget(around);
    for (int32_t cell = 0; cell < graph->node_count; cell++) {
        count += patch_list_touching(around, cell, NULL);
        if (count > INT32_MAX) return PAVE_RANGE;
        parts->start[cell + 1] = (int32_t)count;
    }
    const pave_result result = pave_graph_take_arcs(graph, parts, (int32_t)count, true, true);
    if (result != PAVE_OK) return result;
    patch_forget(around);
    for (int32_t cell = 0; cell < graph->node_count; cell++)
        patch_list_touching(around, cell, parts->to + parts->start[cell]);
    for (int32_t cell = 0; cell < graph->node_count; cell++)
        for (int32_t arc = parts->start[cell]; arc < parts->start[cell + 1]; arc++)
            parts->twin[arc] = patch_find_arc(parts, parts->to[arc], cell);
    return PAVE_OK;
}

static pave_result patch_vertex_graph(const pave_patch *patch, const bool *blocked,
                                      pave_graph *graph, pave_graph_parts *parts)
{
    const pave_allocator *allocator = &graph->allocator;
    const size_t vertices = (size_t)patch->polygons->vertex_count + 1,
                 corners = (size_t)patch->polygons->corner_count, cells = (size_t)patch->cell_count;
    pave_patch_around around = {
        .patch = patch,
        .blocked = blocked,
        .start = pave_array_allocate(allocator, vertices, sizeof *around.start),
        .corners = pave_array_take(allocator, corners, sizeof *around.corners),
        .seen = pave_array_take(allocator, cells, sizeof *around.seen)};
    pave_result result = PAVE_NO_MEMORY;
    if (around.start && around.corners && around.seen) {
        patch_gather_corners(&around);
        result = patch_fill_touching(&around, graph, parts);
    }
    PAVE_RELEASE(allocator, around.seen, around.corners, around.start);
    return result;
}

// ---- Both contacts ------------------------------------------------------------------------------

pave_result pave_patch_graph(const pave_patch *patch, pave_contact contact, const bool *blocked,
                             const pave_allocator *allocator, pave_graph **out)
{
    pave_graph_parts parts;
    pave_result result = pave_graph_begin(patch->cell_count, allocator, out, &parts);
    if (result == PAVE_OK)
        result = contact == PAVE_CONTACT_EDGE ? patch_side_graph(patch, blocked, *out, &parts)
                                              : patch_vertex_graph(patch, blocked, *out, &parts);
    if (result == PAVE_OK) result = patch_take_rim(patch->polygons, *out);
    if (result != PAVE_OK) {
        pave_graph_destroy(*out);
        *out = NULL;
        return result;
    }
    (*out)->contact = contact;
    for (int32_t cell = 0; cell < patch->cell_count; cell++)
        parts.positions[cell] = pave_patch_middle(patch->polygons, cell);
    return PAVE_OK;
}
