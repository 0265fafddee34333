/// src/patch/quads_relax.c: relaxed quads: creates quads from paired triangles and relaxes them
/// towards squares of one size, keeping them convex. docs/determinism.md specifies each step.
#include "../base/exact.h"

#include "../base/array.h"
#include "quads_parts.h"

#include <math.h>

// ---- Kinds --------------------------------------------------------------------------------------

/// The offsets of a cell's slots: x in half sides, y in sixths of the distance between rows.
static const int8_t quads_slot_places[PAVE_QUADS_SLOTS][2] = {{0, 0}, {3, 3}, {2, 0},
                                                              {1, 3}, {2, 2}, {4, 4}};

static pave_vec2 quads_slot_place(int64_t q, int64_t r, int slot)
{
    const int8_t *place = quads_slot_places[slot];
    return pave_vec2_of((double)(4 * q + 2 * r + place[0]) * 0.5,
                        (double)(6 * r + place[1]) * PAVE_QUADS_SIXTH);
}

static pave_quads_corner quads_corner_of(int32_t q, int32_t r, int slot)
{
    return (pave_quads_corner){(int8_t)q, (int8_t)r, (int8_t)slot, quads_slot_place(q, r, slot)};
}

static pave_quads_corner quads_middle_of(pave_tri_edge edge)
{
    return quads_corner_of(edge.q, edge.r, 1 + edge.s);
}

/// Returns the side of a face that has an edge of the given kind.
static int quads_side_of(pave_cell face, int kind)
{
    int side = 0;
    while (pave_tri_borders(face, side).s != kind) side++;
    return side;
}

/// Makes the quad at corner k of a face: that corner, the midpoint of the next side of its triangle
/// or rhomb, the centre, and the midpoint of the previous side. In a rhomb whose inner edge is side
/// `i` of this face and `j` of the other, corners i and i + 1 of this face also have a side of the
/// other face.
static void quads_kind_make(pave_cell face, int kind, int k, pave_quads_corner *out)
{
    const pave_tri_vertex corner = pave_tri_corners(face, k);
    pave_tri_edge next = pave_tri_borders(face, k), last = pave_tri_borders(face, (k + 2) % 3);
    out[2] = quads_corner_of(face.q, face.r, 4 + face.s);
    if (kind != PAVE_QUADS_ALONE) {
        const int i = quads_side_of(face, kind);
        const pave_cell other = pave_tri_neighbors(face, i);
        const int j = quads_side_of(other, kind);
        out[2] = quads_middle_of(pave_tri_borders(face, i));
        if (k == i) next = pave_tri_borders(other, (j + 1) % 3);
        if (k == (i + 1) % 3) last = pave_tri_borders(other, (j + 2) % 3);
    }
    out[0] = quads_corner_of(corner.q, corner.r, 0);
    out[1] = quads_middle_of(next);
    out[3] = quads_middle_of(last);
}

void pave_quads_kinds_make(pave_quads_kinds *out)
{
    for (int s = 0; s < 2; s++) {
        const pave_cell face = pave_tri_face_of(0, 0, s);
        for (int kind = 0; kind <= PAVE_QUADS_ALONE; kind++) {
            const bool all = s == PAVE_TRI_L || kind == PAVE_QUADS_ALONE;
            const int apex = all ? 0 : (quads_side_of(face, kind) + 2) % 3;
            for (int k = 0; k < 3; k++) {
                out->named[s][kind][k] = all || k == apex;
                quads_kind_make(face, kind, k, out->corners[s][kind][k]);
            }
        }
    }
}

static const pave_quads_corner *quads_item_corners(const pave_quads_work *work,
                                                   const pave_quads_item *item)
{
    return work->kinds->corners[item->name.s / 3][item->pair][item->name.s % 3];
}

// ---- Quads --------------------------------------------------------------------------------------

static bool quads_work_add(pave_quads_work *work, const pave_quads_field *field, pave_cell face,
                           bool wanted)
{
    const uint8_t pair = field->pairs[pave_quads_field_at(field, face.q, face.r)][face.s];
    if (!pave_array_reserve(&work->allocator, &work->items, &work->item_room,
                            (int64_t)work->item_count + 3, sizeof *work->items))
        return false;
    for (int k = 0; k < 3; k++) {
        if (!work->kinds->named[face.s][pair][k]) continue;
        pave_quads_item *item = &work->items[work->item_count++];
        *item = (pave_quads_item){
            .name = {face.q, face.r, 3 * face.s + k}, .pair = pair, .wanted = wanted};
        const pave_quads_corner *corners = quads_item_corners(work, item);
        for (int i = 0; i < PAVE_QUADS_CORNERS; i++)
            item->vertex[i] = PAVE_QUADS_SLOTS * pave_quads_field_at(field, face.q + corners[i].q,
                                                                     face.r + corners[i].r) +
                              corners[i].slot;
    }
    return true;
}

/// Lists all quads of the enlarged shape, with slots for vertices.
static bool quads_work_list(pave_quads_work *work, const pave_quads_field *field,
                            const pave_quads_shape *shape, int32_t wider)
{
    const pave_quads_row rows = pave_quads_shape_rows(shape, wider),
                         inner = pave_quads_shape_rows(shape, 0);
    for (int32_t r = rows.min; r <= rows.max; r++) {
        const pave_quads_row row = pave_quads_shape_row(shape, wider, r),
                             own = pave_quads_shape_row(shape, 0, r);
        for (int32_t q = row.min; q <= row.max; q++) {
            const bool within = r >= inner.min && r <= inner.max && q >= own.min && q <= own.max;
            for (int32_t s = 0; s < 2; s++) {
                const pave_cell face = pave_tri_face_of(q, r, s);
                if (!quads_work_add(work, field, face, within && pave_quads_shape_has(shape, face)))
                    return false;
            }
        }
    }
    return true;
}

// ---- Levels -------------------------------------------------------------------------------------

/// Numbers those corners of a quad that have no number yet.
static bool quads_work_number(pave_quads_work *work, const pave_quads_item *item)
{
    const pave_quads_corner *corners = quads_item_corners(work, item);
    if (!pave_array_reserve(&work->allocator, &work->names, &work->name_room,
                            (int64_t)work->vertex_count + PAVE_QUADS_CORNERS, sizeof *work->names))
        return false;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        int32_t *number = &work->numbers[item->vertex[k]];
        if (*number >= 0) continue;
        work->names[work->vertex_count] =
            (pave_cell){item->name.q + corners[k].q, item->name.r + corners[k].r, corners[k].slot};
        *number = work->vertex_count++;
    }
    return true;
}

/// Returns whether any corner has a number below `end`.
static bool quads_work_touches(const pave_quads_work *work, const pave_quads_item *item,
                               int32_t below)
{
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        const int32_t number = work->numbers[item->vertex[k]];
        if (number >= 0 && number < below) return true;
    }
    return false;
}

/// Finds the quads and vertices on which the wanted quads depend. A vertex of level l matters in
/// all steps except the last l; a quad has the minimum level of its corners. Other quads get
/// PAVE_QUADS_STEPS_MAX.
static bool quads_work_levels(pave_quads_work *work)
{
    int32_t pending = work->item_count;
    for (int32_t i = 0; i < work->slot_count; i++) work->numbers[i] = -1;
    for (int32_t i = 0; i < work->item_count; i++) {
        work->pending[i] = i;
        work->items[i].level = PAVE_QUADS_STEPS_MAX;
        if (work->items[i].wanted && !quads_work_number(work, &work->items[i])) return false;
    }
    work->upto[0] = work->vertex_count;
    for (int32_t level = 0; level < work->steps; level++) {
        int32_t left = 0;
        for (int32_t i = 0; i < pending; i++) {
            pave_quads_item *item = &work->items[work->pending[i]];
            if (!quads_work_touches(work, item, work->upto[level])) {
                work->pending[left++] = work->pending[i];
                continue;
            }
            item->level = (uint8_t)level;
            if (!quads_work_number(work, item)) return false;
        }
        pending = left;
        work->upto[level + 1] = work->vertex_count;
    }
    return true;
}

/// Keeps the quads that matter, and replaces slots by vertex numbers.
static void quads_work_keep(pave_quads_work *work)
{
    int32_t kept = 0;
    for (int32_t i = 0; i < work->item_count; i++) {
        pave_quads_item item = work->items[i];
        if (!item.wanted && item.level == PAVE_QUADS_STEPS_MAX) continue;
        for (int k = 0; k < PAVE_QUADS_CORNERS; k++) item.vertex[k] = work->numbers[item.vertex[k]];
        work->items[kept++] = item;
    }
    work->item_count = kept;
}

// ---- Steps --------------------------------------------------------------------------------------

/// Half the diagonal of the target square, whose side is 0.9.
#define PAVE_QUADS_RADIUS 0.6363961030678928
#define PAVE_QUADS_STRESS 32.0  ///< extra weight of a quad that is far from its target square
#define PAVE_QUADS_PACE 1.3     ///< step length, relative to the mean of the quads' targets
#define PAVE_QUADS_MOMENTUM 0.5 ///< momentum, relative to the last move
#define PAVE_QUADS_HEIGHT 0.125 ///< minimum width of a strip that contains three corners of a quad
#define PAVE_QUADS_FARTHEST 1.5 ///< maximum distance of a vertex from its start position

/// Returns a lower bound of the minimum height of a quad's four corner triangles: twice their
/// minimum area, divided by the longest side or diagonal.
static double quads_height(const double *x, const double *y)
{
    double least = INFINITY, longest = 0;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        const int next = (k + 1) & 3, last = (k + 3) & 3, across = (k + 2) & 3;
        const double ax = x[k] - x[last], ay = y[k] - y[last], bx = x[next] - x[k],
                     by = y[next] - y[k], cx = x[across] - x[k], cy = y[across] - y[k];
        const double turn = ax * by - ay * bx, side = bx * bx + by * by,
                     diagonal = cx * cx + cy * cy;
        if (turn < least) least = turn;
        if (side > longest) longest = side;
        if (diagonal > longest) longest = diagonal;
    }
    return least / sqrt(longest);
}

/// Adds a quad's pull on its corners towards the target square around its centre that has the least
/// sum of squared distances. Corner k of the square is its first corner rotated by k right angles.
static void quads_pull(const pave_quads_work *work, const pave_quads_item *item)
{
    const pave_quads_corner *corners = quads_item_corners(work, item);
    pave_quads_vertex *ends[PAVE_QUADS_CORNERS];
    double x[PAVE_QUADS_CORNERS], y[PAVE_QUADS_CORNERS];
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        ends[k] = &work->vertices[item->vertex[k]];
        x[k] = corners[k].place.x + ends[k]->at.x;
        y[k] = corners[k].place.y + ends[k]->at.y;
    }
    const double slack = (quads_height(x, y) - PAVE_QUADS_HEIGHT) * 0.5;
    const double middle_x = ((x[0] + x[1]) + (x[2] + x[3])) * 0.25,
                 middle_y = ((y[0] + y[1]) + (y[2] + y[3])) * 0.25;
    double ax = ((x[0] - x[2]) + (y[1] - y[3])) * 0.25, ay = ((y[0] - y[2]) - (x[1] - x[3])) * 0.25;
    const double scale = PAVE_QUADS_RADIUS / sqrt(ax * ax + ay * ay);
    double pull_x[PAVE_QUADS_CORNERS], pull_y[PAVE_QUADS_CORNERS], stress = 0;
    ax *= scale;
    ay *= scale;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        const double turned = ax;
        pull_x[k] = middle_x + ax - x[k];
        pull_y[k] = middle_y + ay - y[k];
        stress += pull_x[k] * pull_x[k] + pull_y[k] * pull_y[k];
        ax = -ay;
        ay = turned;
    }
    const double weight = 1 + PAVE_QUADS_STRESS * stress;
    for (int k = 0; k < PAVE_QUADS_CORNERS; k++) {
        ends[k]->pull.x += weight * pull_x[k];
        ends[k]->pull.y += weight * pull_y[k];
        ends[k]->weight += weight;
        if (slack < ends[k]->slack) ends[k]->slack = slack;
    }
}

// If no strip narrower than w contains three points, they keep their orientation if each moves by
// less than w / 2. Otherwise they would be collinear at some moment, and so would initially have
// been within a strip narrower than w. After the move, no strip narrower than w minus twice the
// maximum move contains them. So a convex quad stays convex, and its height stays above
// PAVE_QUADS_HEIGHT, if each corner moves by at most half of the excess of its height over
// PAVE_QUADS_HEIGHT.
static void quads_go(pave_quads_vertex *vertex)
{
    const double pace = PAVE_QUADS_PACE / vertex->weight;
    double x = vertex->pull.x * pace + vertex->move.x * PAVE_QUADS_MOMENTUM,
           y = vertex->pull.y * pace + vertex->move.y * PAVE_QUADS_MOMENTUM;
    const double slack = vertex->slack > 0 ? vertex->slack : 0, square = x * x + y * y;
    if (square > slack * slack) {
        const double shorter = slack / sqrt(square);
        x *= shorter;
        y *= shorter;
    }
    const double far_x = vertex->at.x + x, far_y = vertex->at.y + y;
    if (far_x * far_x + far_y * far_y > PAVE_QUADS_FARTHEST * PAVE_QUADS_FARTHEST) x = y = 0;
    vertex->move = pave_vec2_of(x, y);
    vertex->at = pave_vec2_of(vertex->at.x + x, vertex->at.y + y);
}

/// Performs one step; `level` more steps will follow. Vertices of a higher level get incomplete
/// pulls but are not used again.
static void quads_work_step(pave_quads_work *work, int32_t level)
{
    for (int32_t i = 0; i < work->vertex_count; i++) {
        work->vertices[i].pull = pave_vec2_of(0, 0);
        work->vertices[i].weight = 0;
        work->vertices[i].slack = INFINITY;
    }
    for (int32_t i = 0; i < work->item_count; i++)
        if (work->items[i].level <= level) quads_pull(work, &work->items[i]);
    for (int32_t i = 0; i < work->upto[level]; i++) quads_go(&work->vertices[i]);
}

// ---- Entry points -------------------------------------------------------------------------------

pave_vec2 pave_quads_work_position(const pave_quads_work *work, int32_t vertex, double size)
{
    const pave_cell name = work->names[vertex];
    const pave_vec2 place = quads_slot_place(name.q, name.r, name.s);
    return pave_vec2_of((place.x + work->vertices[vertex].at.x) * size,
                        (place.y + work->vertices[vertex].at.y) * size);
}

static pave_result quads_work_take(pave_quads_work *work, const pave_quads_field *field,
                                   const pave_quads_shape *shape, int32_t wider)
{
    if (!quads_work_list(work, field, shape, wider)) return PAVE_NO_MEMORY;
    const size_t items = (size_t)work->item_count,
                 slots = (size_t)(work->slot_count = field->cell_count * PAVE_QUADS_SLOTS);
    work->numbers = pave_array_take(&work->allocator, slots, sizeof *work->numbers);
    work->pending = pave_array_take(&work->allocator, items, sizeof *work->pending);
    const bool found = work->numbers && work->pending && quads_work_levels(work);
    if (found) quads_work_keep(work);
    PAVE_RELEASE(&work->allocator, work->pending, work->numbers);
    return found ? PAVE_OK : PAVE_NO_MEMORY;
}

// A step links a vertex to the other vertices of its quads. Before relaxation these are at most
// sqrt(3) sides away, which is two rows. So the margin is one cell per step, plus one for the quads
// there, and one for quads named after the other triangle of a rhomb.
pave_result pave_quads_work_make(pave_quads_work *work, const pave_quads_shape *shape,
                                 const pave_quads_def *def, const pave_quads_kinds *kinds,
                                 const pave_allocator *allocator)
{
    const int32_t wider = def->steps + 2;
    pave_quads_field field = {.allocator = pave_allocator_or_default(allocator)};
    work->allocator = field.allocator;
    work->steps = def->steps;
    work->kinds = kinds;
    pave_result result = pave_quads_field_make(&field, shape, def, wider + 2);
    if (result == PAVE_OK) result = quads_work_take(work, &field, shape, wider);
    pave_quads_field_release(&field);
    if (result != PAVE_OK) return result;
    work->vertex_room = work->vertex_count;
    work->vertices =
        pave_array_allocate(&work->allocator, (size_t)work->vertex_room, sizeof *work->vertices);
    if (!work->vertices) return PAVE_NO_MEMORY;
    for (int32_t level = work->steps - 1; level >= 0; level--) quads_work_step(work, level);
    return PAVE_OK;
}

void pave_quads_work_release(pave_quads_work *work)
{
    PAVE_RELEASE(&work->allocator, work->vertices, work->names, work->items);
}
