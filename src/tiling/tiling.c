/// src/tiling/tiling.c: functions of all tilings: layout, the cell at a point, cells as text.
#include "../base/exact.h"

#include "../grid/cells_text.h"
#include "../grid/layout_make.h"
#include "tiling_make.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

const char *const pave_contact_words[] = {"edge", "vertex", NULL};

// ---- Layout -------------------------------------------------------------------------------------

pave_result pave_tiling_layout(const pave_tiling *tiling, const pave_layout_def *def,
                               pave_layout *out, pave_error *error)
{
    const pave_layout_bases bases = {tiling->i, tiling->j, tiling->flat_i, tiling->flat_j};
    return pave_layout_make(def, &bases, out, error);
}

// ---- The cell under a point ---------------------------------------------------------------------
// A point is in the face whose outline a ray from the point, towards greater u, crosses an odd
// number of times. The test of an edge depends only on its two ends, in a fixed order and with the
// same bits for both faces. Both faces of an edge therefore get the same result, and regardless of
// rounding, the number of faces that contain a point is odd, never 0.

/// The shift of a point in u and in v before it is looked up. It breaks ties consistently,
/// regardless of rounding.
#define PAVE_TILING_HAIR_U 1e-11
#define PAVE_TILING_HAIR_V 1e-14

// The end with the lower v belongs to the edge; the other end does not.
bool pave_tiling_ray_crosses(pave_vec2 point, pave_vec2 a, pave_vec2 b)
{
    if ((a.y <= point.y) == (b.y <= point.y)) return false;
    if (b.y < a.y) {
        pave_vec2 swap = a;
        a = b;
        b = swap;
    }
    if (point.x < a.x && point.x < b.x) return true;
    if (point.x >= a.x && point.x >= b.x) return false;
    return (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y) > 0.0;
}

/// Returns the corner at which side k of the face at `step` begins.
static pave_vec2 tiling_corner_near(const pave_tiling *tiling, pave_tiling_step step,
                                    const pave_tiling_side *side)
{
    const pave_vec2 *vertex = &tiling->vertices[side->vertex];
    return pave_vec2_of((step.q + side->vertex_q) + vertex->x,
                        (step.r + side->vertex_r) + vertex->y);
}

static bool tiling_face_holds(const pave_tiling *tiling, pave_tiling_step step, pave_vec2 point)
{
    const pave_tiling_side *sides = &tiling->sides[tiling->side_start[step.s]];
    int count = pave_tiling_side_count(tiling, step.s);
    bool inside = false;
    pave_vec2 from = tiling_corner_near(tiling, step, &sides[count - 1]);
    for (int k = 0; k < count; k++) {
        pave_vec2 to = tiling_corner_near(tiling, step, &sides[k]);
        inside ^= pave_tiling_ray_crosses(point, from, to);
        from = to;
    }
    return inside;
}

/// Splits a lattice coordinate, shifted by a hair, into the unit cell and the position within it, 0
/// <= place < 1.
static int32_t tiling_cell_split(double coordinate, double hair, double *place)
{
    const double limit = (double)PAVE_COORDINATE_MAX + 1024.0;
    if (isnan(coordinate)) coordinate = 0.0;
    if (coordinate > limit) coordinate = limit;
    if (coordinate < -limit) coordinate = -limit;
    double cell = floor(coordinate);
    *place =
        (coordinate - cell) +
        hair; // this order matters: far from the origin, a hair is smaller than rounding errors
    if (*place >= 1.0) {
        cell += 1.0;
        *place -= 1.0;
    }
    return (int32_t)cell;
}

pave_cell pave_tiling_face_at(const pave_tiling *tiling, const pave_layout *layout, pave_vec2 point)
{
    pave_vec2 lattice = pave_layout_lattice(layout, point), place;
    pave_cell cell = {0};
    cell.q = tiling_cell_split(lattice.x, PAVE_TILING_HAIR_U, &place.x);
    cell.r = tiling_cell_split(lattice.y, PAVE_TILING_HAIR_V, &place.y);
    const pave_tiling_private *own = tiling->own;
    int32_t box =
        (int32_t)(place.y * own->near_size) * own->near_size + (int32_t)(place.x * own->near_size);
    const pave_tiling_step *near = own->near + own->near_start[box],
                           *last = own->near + own->near_start[box + 1] - 1;
    assert(near <= last);
    while (near < last && !tiling_face_holds(tiling, *near, place))
        near++; // one of them contains the point; if no other one does, it is the last
    assert(tiling_face_holds(tiling, *near, place));
    cell.q += near->q;
    cell.r += near->r;
    cell.s = near->s;
    return cell;
}

// ---- Cells as text ------------------------------------------------------------------------------

/// Reads the index of a face in the unit cell, given as a letter or a number.
static const char *tiling_face_index_read(const pave_tiling *tiling, const char *text, int64_t *out)
{
    if (!tiling->letters) return pave_cells_number_read(text, out);
    for (int32_t s = 0; s < tiling->face_count; s++) {
        if (*text != tiling->letters[s]) continue;
        *out = s;
        return text + 1;
    }
    return NULL;
}

pave_result pave_tiling_face_read(const pave_tiling *tiling, const char *text, pave_cell *out)
{
    int64_t q, r, s = 0;
    const char *rest = pave_cells_pair_read(text, &q, &r);
    if (rest && (*rest == ',' || tiling->face_count > 1)) {
        rest = *rest == ',' ? tiling_face_index_read(tiling, rest + 1, &s) : NULL;
    }
    if (!rest || *rest != '\0' || s < 0 || s >= tiling->face_count) return PAVE_INVALID;
    if (!pave_cells_pair_in_range(q, r)) return PAVE_RANGE;
    *out = pave_cell_of((int32_t)q, (int32_t)r);
    out->s = (int32_t)s;
    return PAVE_OK;
}

char *pave_tiling_face_text(const pave_tiling *tiling, pave_cell cell, char *out)
{
    assert(cell.s >= 0 && cell.s < tiling->face_count);
    if (tiling->face_count == 1) {
        (void)snprintf(out, PAVE_TILING_TEXT_SIZE, "%" PRId32 ",%" PRId32, cell.q, cell.r);
    } else if (tiling->letters) {
        (void)snprintf(out, PAVE_TILING_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%c", cell.q, cell.r,
                       tiling->letters[cell.s]);
    } else {
        (void)snprintf(out, PAVE_TILING_TEXT_SIZE, "%" PRId32 ",%" PRId32 ",%" PRId32, cell.q,
                       cell.r, cell.s);
    }
    return out;
}
