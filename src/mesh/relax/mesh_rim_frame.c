/// src/mesh/relax/mesh_rim_frame.c: chooses the target rectangle of a rim, the rim vertices at its
/// corners, and the positions of the other rim vertices on its sides.
#include "../../base/exact.h"

#include "mesh_rim_frame.h"

#include "../mesh_parts.h"
#include "../valid/mesh_shape.h"

#include "../../base/memory.h"

#include <math.h>
#include <string.h>

// ---- The rectangle ------------------------------------------------------------------------------

enum {
    PAVE_FRAME_NEAR = 2
}; ///< rectangles that differ by at most this many units are considered equal

static double frame_ratio(pave_point_box box)
{
    return ((double)box.max.x - box.min.x) / ((double)box.max.y - box.min.y);
}

int32_t pave_frame_unit(const pave_mesh *mesh)
{
    const double unit = sqrt((double)pave_mesh_rim_turns(mesh) / 2 / (double)mesh->tile_count);
    return unit < PAVE_MESH_COORDINATE_MAX ? (int32_t)unit + 1 : PAVE_MESH_COORDINATE_MAX;
}

/// Computes the rectangle with the given area and ratio, centred on the bounds. Returns false if it
/// is out of range.
static bool frame_choose(pave_point_box bounds, double area, double ratio, pave_point_box *out)
{
    const double most = PAVE_MESH_COORDINATE_MAX, width = floor(sqrt(area * ratio) + 0.5),
                 height = floor(sqrt(area / ratio) + 0.5),
                 left = floor(((double)bounds.min.x + bounds.max.x - width) / 2),
                 top = floor(((double)bounds.min.y + bounds.max.y - height) / 2);
    if (fabs(width - ((double)bounds.max.x - bounds.min.x)) <= PAVE_FRAME_NEAR &&
        fabs(height - ((double)bounds.max.y - bounds.min.y)) <= PAVE_FRAME_NEAR) {
        *out = bounds;
        return true;
    }
    if (!(left >= -most && top >= -most && left + width <= most && top + height <= most))
        return false;
    *out = (pave_point_box){{(int32_t)left, (int32_t)top},
                            {(int32_t)(left + width), (int32_t)(top + height)}};
    return true;
}

/// Returns the corners of a box, in the order of pave_frame.
static pave_point frame_corner(pave_point_box box, int index)
{
    return (pave_point){index == 1 || index == 2 ? box.max.x : box.min.x,
                        index >= 2 ? box.max.y : box.min.y};
}

// ---- Corners ------------------------------------------------------------------------------------

static double frame_between(pave_point a, pave_point b)
{
    const double x = (double)b.x - a.x, y = (double)b.y - a.y;
    return sqrt(x * x + y * y);
}

static pave_point frame_at(const pave_mesh *mesh, int32_t place)
{
    return mesh->vertices[mesh->rim[place]];
}

/// Returns the index of the rim vertex nearest to a corner of the bounding box. The width of a tile
/// is added to the distance of vertices of several tiles, to favour vertices of a single tile,
/// which are true corners of the mesh.
static int32_t frame_nearest(const pave_mesh *mesh, pave_point corner, double unit)
{
    int32_t best = -1;
    double least = 0;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        int32_t count;
        const pave_point at = frame_at(mesh, i);
        (void)pave_mesh_tiles_at(mesh, mesh->rim[i], &count);
        const double far = frame_between(at, corner) + (count > 1 ? unit : 0);
        if (best >= 0) {
            const pave_point known = frame_at(mesh, best);
            const bool before = at.y != known.y ? at.y < known.y : at.x < known.x;
            if (far > least || (far == least && !before)) continue;
        }
        best = i;
        least = far;
    }
    return best;
}

static int32_t frame_offset(const pave_mesh *mesh, const pave_frame *frame, int32_t place)
{
    const int32_t offset = place - frame->corners[0];
    return offset < 0 ? offset + mesh->rim_count : offset;
}

static int32_t frame_place(const pave_mesh *mesh, const pave_frame *frame, int32_t offset)
{
    const int64_t place = (int64_t)frame->corners[0] + offset;
    return (int32_t)(place < mesh->rim_count ? place : place - mesh->rim_count);
}

/// Returns the offset of corner `index`. Corner 4 is the first corner again, at offset rim_count.
static int32_t frame_corner_offset(const pave_mesh *mesh, const pave_frame *frame, int index)
{
    return index == 4 ? mesh->rim_count : frame_offset(mesh, frame, frame->corners[index]);
}

static bool frame_in_order(const pave_mesh *mesh, const pave_frame *frame)
{
    bool good = true;
    for (int k = 0; k < 4; k++)
        good &= frame_corner_offset(mesh, frame, k) < frame_corner_offset(mesh, frame, k + 1);
    return good;
}

static double frame_side_length(const pave_mesh *mesh, const pave_frame *frame, int32_t offset)
{
    return frame_between(frame_at(mesh, frame_place(mesh, frame, offset)),
                         frame_at(mesh, frame_place(mesh, frame, offset + 1)));
}

/// Chooses corners that divide the length of the rim, starting with the first corner. Used if one
/// rim vertex is nearest to two corners of the bounding box.
static void frame_divide(const pave_mesh *mesh, pave_point_box bounds, pave_frame *frame)
{
    const double width = (double)bounds.max.x - bounds.min.x,
                 height = (double)bounds.max.y - bounds.min.y;
    const double parts[] = {width, width + height, 2 * width + height};
    double length = 0, all = 0;
    int32_t found[4] = {frame->corners[0]};
    for (int32_t i = 0; i < mesh->rim_count; i++) all += frame_side_length(mesh, frame, i);
    int k = 0;
    for (int32_t i = 1; i < mesh->rim_count && k < 3; i++) {
        const double side = frame_side_length(mesh, frame, i - 1),
                     want = all * parts[k] / (2 * (width + height));
        length += side;
        if (length + side / 2 < want && mesh->rim_count - i > 3 - k) continue;
        found[++k] = frame_place(mesh, frame, i);
    }
    for (k = 0; k < 4; k++) frame->corners[k] = found[k];
}

static void frame_choose_corners(const pave_mesh *mesh, pave_frame *frame)
{
    const double unit = pave_frame_unit(mesh);
    pave_point_box bounds = pave_point_box_none;
    for (int32_t i = 0; i < mesh->rim_count; i++)
        bounds = pave_point_box_add(bounds, frame_at(mesh, i));
    for (int k = 0; k < 4; k++)
        frame->corners[k] = frame_nearest(mesh, frame_corner(bounds, k), unit);
    if (!frame_in_order(mesh, frame)) frame_divide(mesh, bounds, frame);
}

// ---- Vertices that cannot be held ---------------------------------------------------------------

/// Returns whether two offsets, p < q, are on the same side of the frame. If so, p and q become the
/// range of vertices that belong to this side only.
static bool frame_one_side(const pave_mesh *mesh, const pave_frame *frame, int32_t *p, int32_t *q)
{
    for (int k = 0; k < 4; k++) {
        const int32_t from = frame_corner_offset(mesh, frame, k),
                      to = frame_corner_offset(mesh, frame, k + 1);
        if (*p >= from && *q <= to) return true;
    }
    if (*p > 0 || *q < frame_corner_offset(mesh, frame, 3)) return false;
    *p = *q; // the part from there to the first corner
    *q = mesh->rim_count;
    return true;
}

/// If a tile side cuts off a range of rim vertices, adds 1 in `ends` at the range's first offset
/// and subtracts 1 after its last.
static void frame_note(const pave_mesh *mesh, const pave_frame *frame, int32_t one, int32_t other,
                       int32_t *ends)
{
    int32_t p = frame_offset(mesh, frame, one), q = frame_offset(mesh, frame, other);
    if (p > q) {
        const int32_t kept = p;
        p = q;
        q = kept;
    }
    if (q - p == 1 || q - p == mesh->rim_count - 1) return; // a side of the rim
    if (!frame_one_side(mesh, frame, &p, &q)) return;
    ends[p + 1]++;
    ends[q]--;
}

static void frame_note_tile(const pave_mesh *mesh, const pave_frame *frame, int32_t tile,
                            const int32_t *places, int32_t *ends)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int32_t k = 0; k < count; k++) {
        const int32_t from = ring[k], to = ring[k + 1 < count ? k + 1 : 0];
        if (pave_mesh_on_rim(mesh, from) && pave_mesh_on_rim(mesh, to))
            frame_note(mesh, frame, places[from], places[to], ends);
    }
}

/// Releases vertices that are cut off by sides of tiles between two vertices on the same side of
/// the frame. `places` has the index in the rim of each rim vertex; `ends` must be zero.
static void frame_let_go(const pave_mesh *mesh, pave_frame *frame, const int32_t *places,
                         int32_t *ends)
{
    int32_t depth = 0, count;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        const int32_t *tiles = pave_mesh_tiles_at(mesh, mesh->rim[i], &count);
        for (int32_t k = 0; k < count; k++) frame_note_tile(mesh, frame, tiles[k], places, ends);
    }
    for (int32_t offset = 0; offset < mesh->rim_count; offset++) {
        pave_frame_hold *hold = &frame->holds[frame_place(mesh, frame, offset)];
        depth += ends[offset];
        if (depth > 0) hold->x = hold->y = false;
    }
}

static bool frame_held(const pave_frame_hold *hold) { return hold->x || hold->y; }

/// Computes the area of the polygon of the held vertices, and its bounds. `line` must hold at least
/// rim_count elements.
static void frame_measure(const pave_mesh *mesh, pave_frame *frame, int32_t *line)
{
    int32_t count = 0;
    frame->bounds = pave_point_box_none;
    for (int32_t i = 0; i < mesh->rim_count; i++) {
        if (!frame_held(&frame->holds[i])) continue;
        line[count++] = mesh->rim[i];
        frame->bounds = pave_point_box_add(frame->bounds, frame_at(mesh, i));
    }
    frame->area = pave_turns_number(pave_mesh_turns(mesh, line, count)) / 2;
}

/// Releases the vertices that cannot be on the frame, and measures the polygon of the remaining
/// vertices.
static pave_result frame_find_loose(const pave_mesh *mesh, pave_frame *frame)
{
    const pave_allocator *allocator = &mesh->allocator;
    const size_t vertices = (size_t)mesh->vertex_count, ends_room = (size_t)mesh->rim_count + 2;
    int32_t *places = pave_array_take(allocator, vertices, sizeof *places),
            *ends = pave_array_allocate(allocator, ends_room, sizeof *ends);
    const bool room = places && ends;
    for (int32_t i = 0; room && i < mesh->rim_count; i++) places[mesh->rim[i]] = i;
    if (room) {
        frame_let_go(mesh, frame, places, ends);
        frame_measure(mesh, frame, places);
    }
    PAVE_RELEASE(allocator, ends, places);
    return room ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Positions on sides -------------------------------------------------------------------------

/// Sets the held coordinates. Sides are numbered top, right, bottom, left.
static void frame_hold_side(const pave_mesh *mesh, pave_frame *frame, int side)
{
    const int32_t from = frame_corner_offset(mesh, frame, side),
                  to = frame_corner_offset(mesh, frame, side + 1);
    for (int32_t offset = from; offset < to; offset++) {
        pave_frame_hold *hold = &frame->holds[frame_place(mesh, frame, offset)];
        hold->x = side % 2 == 1 || offset == from;
        hold->y = side % 2 == 0 || offset == from;
    }
}

/// Returns the distance from a held vertex to the next one, and advances `offset` to it.
static double frame_next(const pave_mesh *mesh, const pave_frame *frame, int32_t *offset)
{
    const pave_point from = frame_at(mesh, frame_place(mesh, frame, *offset));
    do ++*offset;
    while (!frame_held(&frame->holds[frame_place(mesh, frame, *offset)]));
    return frame_between(from, frame_at(mesh, frame_place(mesh, frame, *offset)));
}

static void frame_spread_side(const pave_mesh *mesh, pave_frame *frame, int side)
{
    const int32_t from = frame_corner_offset(mesh, frame, side),
                  to = frame_corner_offset(mesh, frame, side + 1);
    const pave_point a = frame_corner(frame->box, side),
                     b = frame_corner(frame->box, (side + 1) % 4);
    double all = 0, length = 0;
    frame->holds[frame->corners[side]].at = a;
    for (int32_t offset = from; offset < to;) all += frame_next(mesh, frame, &offset);
    for (int32_t offset = from; offset < to;) {
        length += frame_next(mesh, frame, &offset);
        pave_frame_hold *hold = &frame->holds[frame_place(mesh, frame, offset)];
        if (offset == to) break; // this is the corner of the next side
        hold->at.x = (int32_t)floor(a.x + ((double)b.x - a.x) * (length / all) + 0.5);
        hold->at.y = (int32_t)floor(a.y + ((double)b.y - a.y) * (length / all) + 0.5);
    }
}

// ---- Creation -----------------------------------------------------------------------------------

pave_result pave_frame_make(const pave_mesh *mesh, double ratio, pave_frame *frame)
{
    *frame = (pave_frame){.holds = NULL};
    if (mesh->rim_count < 4) return PAVE_OK;
    frame->holds =
        pave_array_allocate(&mesh->allocator, (size_t)mesh->rim_count, sizeof *frame->holds);
    if (!frame->holds) return PAVE_NO_MEMORY;
    frame_choose_corners(mesh, frame);
    for (int side = 0; side < 4; side++) frame_hold_side(mesh, frame, side);
    const pave_result result = frame_find_loose(mesh, frame);
    if (result != PAVE_OK) return result;
    if (ratio == 0) ratio = frame_ratio(frame->bounds);
    if (!frame_choose(frame->bounds, frame->area, ratio, &frame->box)) return PAVE_RANGE;
    for (int side = 0; side < 4; side++) frame_spread_side(mesh, frame, side);
    return PAVE_OK;
}

void pave_frame_free(const pave_mesh *mesh, pave_frame *frame)
{
    pave_array_release(&mesh->allocator, frame->holds);
    frame->holds = NULL;
}

// ---- Change of proportions ----------------------------------------------------------------------

/// Scales the mesh to the frame's box. Returns false if it is out of range.
static bool frame_scale(pave_mesh *mesh, const pave_frame *frame)
{
    const double own = sqrt(frame->area * frame_ratio(frame->bounds)),
                 width = (double)frame->box.max.x - frame->box.min.x,
                 height = (double)frame->box.max.y - frame->box.min.y, across = width / own,
                 down = height * own / frame->area, most = PAVE_MESH_COORDINATE_MAX,
                 x = ((double)frame->bounds.min.x + frame->bounds.max.x) / 2,
                 y = ((double)frame->bounds.min.y + frame->bounds.max.y) / 2;
    bool fits = true;
    for (int32_t i = 0; fits && i < mesh->vertex_count; i++) {
        const pave_point at = mesh->vertices[i];
        const double to_x = floor(x + (at.x - x) * across + 0.5),
                     to_y = floor(y + (at.y - y) * down + 0.5);
        fits = to_x >= -most && to_x <= most && to_y >= -most && to_y <= most;
        if (fits) mesh->vertices[i] = (pave_point){(int32_t)to_x, (int32_t)to_y};
    }
    return fits;
}

/// Repairs slivers after rounding. Returns PAVE_OK, PAVE_NOT_FOUND or PAVE_NO_MEMORY.
static pave_result frame_mend(pave_mesh *mesh)
{
    pave_mesh_view view = {mesh, NULL};
    const pave_shape shape = pave_mesh_shape(&view);
    pave_shape_list bad = {.allocator = mesh->allocator};
    pave_shape_repaired repaired = {0};
    pave_result result = pave_mesh_rim_check(mesh, &mesh->allocator);
    if (result == PAVE_INVALID) result = PAVE_NOT_FOUND;
    if (result == PAVE_OK && !pave_mesh_below(mesh, 1, NULL, &bad)) result = PAVE_NO_MEMORY;
    if (result == PAVE_OK && bad.count > 0)
        result = pave_shape_repair(&shape, bad.items, bad.count, true, &mesh->allocator, &repaired);
    pave_shape_list_free(&bad);
    return result;
}

pave_result pave_frame_stretch(pave_mesh *mesh, const pave_frame *frame)
{
    const size_t count = (size_t)mesh->vertex_count;
    const double own = sqrt(frame->area * frame_ratio(frame->bounds)),
                 width = (double)frame->box.max.x - frame->box.min.x;
    if (fabs(own - width) <= PAVE_FRAME_NEAR) return PAVE_OK;
    pave_point *was = pave_array_take(&mesh->allocator, count, sizeof *was);
    if (!was) return PAVE_NO_MEMORY;
    memcpy(was, mesh->vertices, count * sizeof *was);
    const pave_result result = frame_scale(mesh, frame) ? frame_mend(mesh) : PAVE_NOT_FOUND;
    if (result != PAVE_OK) memcpy(mesh->vertices, was, count * sizeof *was);
    pave_array_release(&mesh->allocator, was);
    return result == PAVE_NOT_FOUND ? PAVE_OK : result;
}

// ---- Distance from the frame --------------------------------------------------------------------

double pave_frame_off(const pave_mesh *mesh, const pave_frame *frame, int32_t place)
{
    const pave_frame_hold *hold = &frame->holds[place];
    const pave_point at = frame_at(mesh, place);
    if (frame_held(hold)) {
        const double x = hold->x ? (double)at.x - hold->at.x : 0,
                     y = hold->y ? (double)at.y - hold->at.y : 0;
        return sqrt(x * x + y * y);
    }
    const pave_point_box box = frame->box;
    const double left = (double)at.x - box.min.x, right = (double)box.max.x - at.x,
                 top = (double)at.y - box.min.y, bottom = (double)box.max.y - at.y,
                 x = left < right ? left : right, y = top < bottom ? top : bottom;
    if (x > 0 && y > 0) return x < y ? x : y;
    return sqrt((x < 0 ? x * x : 0) + (y < 0 ? y * y : 0));
}
