/// src/tiling/tiling_make.c: tilings that own their tables, and derived tables.
#include "../base/exact.h"

#include "../base/memory.h"
#include "tiling_make.h"

#include <math.h>
#include <string.h>

// ---- Memory -------------------------------------------------------------------------------------

pave_tiling_made *pave_tiling_make(const char *name, const pave_allocator *allocator)
{
    pave_tiling_made *made = pave_array_allocate(allocator, 1, sizeof *made);
    if (!made) return NULL;
    made->allocator = pave_allocator_or_default(allocator);
    made->name = pave_array_allocate(allocator, strlen(name) + 1, 1);
    if (!made->name) {
        pave_tiling_destroy(&made->tiling);
        return NULL;
    }
    memcpy(made->name, name, strlen(name) + 1);
    made->tiling.name = made->name;
    return made;
}

void pave_tiling_show(pave_tiling_made *made)
{
    made->tiling.name = made->name;
    made->tiling.side_start = made->side_start;
    made->tiling.sides = made->sides;
    made->tiling.touching_start = made->touching_start;
    made->tiling.touching = made->touching;
    made->tiling.centers = made->centers;
    made->tiling.vertices = made->vertices;
    made->own.near_start = made->near_start;
    made->own.near = made->near;
    made->tiling.own = &made->own;
}

void pave_tiling_destroy(pave_tiling *tiling)
{
    if (!tiling) return;
    assert(tiling != pave_tiling_square() && tiling != pave_tiling_hex() &&
           tiling != pave_tiling_tri());
    pave_tiling_made *made = (pave_tiling_made *)tiling;
    const pave_allocator allocator = made->allocator;
    PAVE_RELEASE(&allocator, made->near, made->near_start, made->touching, made->touching_start,
                 made->vertices, made->centers, made->sides, made->side_start, made->name, made);
}

// ---- Directions ---------------------------------------------------------------------------------

#define PAVE_TILING_ANGLE_ERROR 1e-6

bool pave_tiling_turns_before(pave_vec2 a, pave_vec2 b)
{
    double a_length = sqrt(a.x * a.x + a.y * a.y), b_length = sqrt(b.x * b.x + b.y * b.y);
    if (fabs(a.x) <= PAVE_TILING_ANGLE_ERROR * a_length) a.x = 0.0;
    if (fabs(b.x) <= PAVE_TILING_ANGLE_ERROR * b_length) b.x = 0.0;
    bool a_east = a.x > 0.0 || (a.x == 0.0 && a.y < 0.0),
         b_east = b.x > 0.0 || (b.x == 0.0 && b.y < 0.0);
    if (a_east != b_east) return a_east;
    double turn = a.x * b.y - a.y * b.x;
    if (fabs(turn) > PAVE_TILING_ANGLE_ERROR * a_length * b_length) return turn > 0.0;
    return a_length < b_length;
}

pave_tiling_step pave_tiling_turn(const pave_tiling *tiling, pave_tiling_step step, int *k)
{
    int count = pave_tiling_side_count(tiling, step.s);
    const pave_tiling_side *side = pave_tiling_side_of(tiling, step.s, (*k + count - 1) % count);
    step.q += side->q;
    step.r += side->r;
    step.s = side->s;
    *k = side->twin;
    return step;
}

// ---- Touching faces -----------------------------------------------------------------------------

static bool tiling_step_equal(pave_tiling_step a, pave_tiling_step b)
{
    return a.q == b.q && a.r == b.r && a.s == b.s;
}

/// Appends a step unless it is among the first `count`. Returns the new count.
static int32_t tiling_step_add(pave_tiling_step *steps, int32_t count, pave_tiling_step step)
{
    for (int32_t i = 0; i < count; i++) {
        if (tiling_step_equal(steps[i], step)) return count;
    }
    steps[count] = step;
    return count + 1;
}

/// Lists the faces around face s, clockwise from its side 0: for each side, the neighbour, then the
/// faces around the corner at the end of the side. `out` must have capacity for tiling_walk_room
/// steps.
static int32_t tiling_walk_round(const pave_tiling *tiling, int32_t s, pave_tiling_step *out)
{
    const pave_tiling_step home = {0, 0, s};
    int32_t count = 0;
    for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
        pave_tiling_step step = {side->q, side->r, side->s};
        for (int at = side->twin; !tiling_step_equal(step, home);
             step = pave_tiling_turn(tiling, step, &at)) {
            count = tiling_step_add(out, count, step);
        }
    }
    return count;
}

/// Returns the capacity that tiling_walk_round needs: one for each side, and one for each face
/// around each corner.
static int32_t tiling_walk_room(const pave_tiling *tiling, int32_t s)
{
    int32_t capacity = 0;
    for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) {
        int at = k;
        pave_tiling_step step = {0, 0, s};
        do {
            step = pave_tiling_turn(tiling, step, &at);
            capacity++;
        } while (step.q != 0 || step.r != 0 || step.s != s || at != k);
    }
    return capacity;
}

/// Returns the vector from the centre of face s to the centre of the face at `step`, in world
/// coordinates.
static pave_vec2 tiling_way(const pave_tiling *tiling, int32_t s, pave_tiling_step step)
{
    double u = step.q + tiling->centers[step.s].x - tiling->centers[s].x,
           v = step.r + tiling->centers[step.s].y - tiling->centers[s].y;
    return pave_vec2_of(u * tiling->i.x + v * tiling->j.x, u * tiling->i.y + v * tiling->j.y);
}

/// Copies a ring of steps, starting with the first step at or after north.
static void tiling_ring_copy(const pave_tiling *tiling, int32_t s, const pave_tiling_step *ring,
                             int32_t count, pave_tiling_step *out)
{
    int32_t first = 0;
    for (int32_t i = 1; i < count; i++) {
        if (pave_tiling_turns_before(tiling_way(tiling, s, ring[i]),
                                     tiling_way(tiling, s, ring[first])))
            first = i;
    }
    for (int32_t i = 0; i < count; i++) out[i] = ring[(first + i) % count];
}

pave_result pave_tiling_make_touching(pave_tiling_made *made)
{
    const pave_allocator *allocator = &made->allocator;
    pave_tiling *tiling = &made->tiling;
    int32_t capacity = 0, count = 0;
    for (int32_t s = 0; s < tiling->face_count; s++) capacity += tiling_walk_room(tiling, s);
    pave_tiling_step *rings = pave_array_allocate(allocator, (size_t)capacity, sizeof *rings);
    made->touching_start = pave_array_allocate(allocator, (size_t)tiling->face_count + 1,
                                               sizeof *made->touching_start);
    if (rings && made->touching_start) {
        for (int32_t s = 0; s < tiling->face_count; s++) {
            int32_t ring = tiling_walk_round(tiling, s, rings + count);
            made->touching_start[s] = count;
            count += ring;
            if (ring > tiling->touching_max) tiling->touching_max = ring;
        }
        made->touching_start[tiling->face_count] = count;
        made->touching = pave_array_allocate(allocator, (size_t)count, sizeof *made->touching);
    }
    if (made->touching) {
        for (int32_t s = 0; s < tiling->face_count; s++) {
            int32_t start = made->touching_start[s];
            tiling_ring_copy(tiling, s, rings + start, made->touching_start[s + 1] - start,
                             made->touching + start);
        }
    }
    pave_array_release(allocator, rings);
    return made->touching ? PAVE_OK : PAVE_NO_MEMORY;
}

// ---- Faces near a box ---------------------------------------------------------------------------

/// Number of boxes per face, chosen so that most boxes intersect only one face and points in them
/// need no outline test.
enum { PAVE_TILING_BOXES_EACH = 32, PAVE_TILING_BOXES_MAX = 40 };

/// Boxes are enlarged by this margin, which is much larger than rounding errors. A face that does
/// not intersect the enlarged box does not contain a point of the box.
#define PAVE_TILING_BOX_MARGIN 1e-9

static pave_vec2 tiling_outline(const pave_tiling *tiling, pave_tiling_step step, int k)
{
    const pave_tiling_side *side =
        pave_tiling_side_of(tiling, step.s, k % pave_tiling_side_count(tiling, step.s));
    const pave_vec2 *vertex = &tiling->vertices[side->vertex];
    return pave_vec2_of((step.q + side->vertex_q) + vertex->x,
                        (step.r + side->vertex_r) + vertex->y);
}

/// Clips the range of a segment's parameter (0 to 1) to low <= start + way * parameter <= high.
static void tiling_clip(double start, double way, double low, double high, double *from, double *to)
{
    if (way == 0.0) {
        if (start < low || start > high) *to = -1.0;
        return;
    }
    double enter = (low - start) / way, leave = (high - start) / way;
    if (enter > leave) {
        double swap = enter;
        enter = leave;
        leave = swap;
    }
    if (enter > *from) *from = enter;
    if (leave < *to) *to = leave;
}

static bool tiling_segment_meets(const pave_box *box, pave_vec2 a, pave_vec2 b)
{
    double from = 0.0, to = 1.0;
    tiling_clip(a.x, b.x - a.x, box->min.x, box->max.x, &from, &to);
    tiling_clip(a.y, b.y - a.y, box->min.y, box->max.y, &from, &to);
    return from <= to;
}

/// Returns whether a face intersects the box: one of its sides does, or the face contains the whole
/// box.
static bool tiling_face_meets(const pave_tiling *tiling, pave_tiling_step step, const pave_box *box)
{
    const pave_vec2 middle =
        pave_vec2_of(0.5 * (box->min.x + box->max.x), 0.5 * (box->min.y + box->max.y));
    bool inside = false;
    for (int k = 0; k < pave_tiling_side_count(tiling, step.s); k++) {
        pave_vec2 a = tiling_outline(tiling, step, k), b = tiling_outline(tiling, step, k + 1);
        if (tiling_segment_meets(box, a, b)) return true;
        inside ^= pave_tiling_ray_crosses(middle, a, b);
    }
    return inside;
}

static pave_box tiling_face_box(const pave_tiling *tiling, int32_t s)
{
    const pave_tiling_step home = {0, 0, s};
    const pave_vec2 first = tiling_outline(tiling, home, 0);
    pave_box box = pave_box_of(first, first);
    for (int k = 1; k < pave_tiling_side_count(tiling, s); k++)
        box = pave_box_add(box, tiling_outline(tiling, home, k));
    return box;
}

/// Lists the faces that intersect the box. If `out` is NULL, only counts them. `faces` has the
/// bounding boxes of the faces.
static int32_t tiling_list_near(const pave_tiling *tiling, const pave_box *faces,
                                const pave_box *box, pave_tiling_step *out)
{
    int32_t count = 0;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_box *face = &faces[s];
        const int32_t last_q = (int32_t)floor(box->max.x - face->min.x),
                      last_r = (int32_t)floor(box->max.y - face->min.y);
        pave_tiling_step step = {0, 0, s};
        for (step.r = (int32_t)ceil(box->min.y - face->max.y); step.r <= last_r; step.r++) {
            for (step.q = (int32_t)ceil(box->min.x - face->max.x); step.q <= last_q; step.q++) {
                if (!tiling_face_meets(tiling, step, box)) continue;
                if (out) out[count] = step;
                count++;
            }
        }
    }
    return count;
}

static pave_box tiling_box_of(int32_t size, int32_t index)
{
    const int32_t column = index % size, row = index / size;
    pave_box box;
    box.min = pave_vec2_of((double)column / size - PAVE_TILING_BOX_MARGIN,
                           (double)row / size - PAVE_TILING_BOX_MARGIN);
    box.max = pave_vec2_of((double)(column + 1) / size + PAVE_TILING_BOX_MARGIN,
                           (double)(row + 1) / size + PAVE_TILING_BOX_MARGIN);
    return box;
}

pave_result pave_tiling_make_near(pave_tiling_made *made)
{
    pave_tiling *tiling = &made->tiling;
    pave_box faces[PAVE_TILING_FACES_MAX];
    int32_t size = 1, count = 0;
    for (int32_t s = 0; s < tiling->face_count; s++) faces[s] = tiling_face_box(tiling, s);
    while (size * size < PAVE_TILING_BOXES_EACH * tiling->face_count &&
           size < PAVE_TILING_BOXES_MAX)
        size++;
    made->near_start = pave_array_allocate(&made->allocator, (size_t)size * (size_t)size + 1,
                                           sizeof *made->near_start);
    if (!made->near_start) return PAVE_NO_MEMORY;
    made->own.near_size = size;
    for (int32_t index = 0; index < size * size; index++) {
        const pave_box box = tiling_box_of(size, index);
        made->near_start[index] = count;
        count += tiling_list_near(tiling, faces, &box, NULL);
    }
    made->near_start[size * size] = count;
    made->near = pave_array_allocate(&made->allocator, (size_t)count, sizeof *made->near);
    if (!made->near) return PAVE_NO_MEMORY;
    for (int32_t index = 0; index < size * size; index++) {
        const pave_box box = tiling_box_of(size, index);
        (void)tiling_list_near(tiling, faces, &box, made->near + made->near_start[index]);
    }
    return PAVE_OK;
}
