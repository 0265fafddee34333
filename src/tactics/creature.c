/// src/tactics/creature.c: bodies of creatures, their moves, and tests whether moves are free.
///
/// Every body is bounded by strips first <= lane < end of the lanes q, r and q + r + s, as is the
/// hull of a body before and after a move. Six numbers therefore describe a body or a hull.
#include "../base/exact.h"

#include "creature_shape.h"

#include <pave/creature.h>

const char *const pave_creature_kind_words[] = {"rhombus", "hexagon", "triangle", NULL};

static bool creature_exists(pave_creature creature)
{
    return pave_word(pave_creature_kind_words, creature.kind) && creature.size >= 1 &&
           creature.size <= PAVE_CREATURE_SIZE_MAX;
}

/// Returns PAVE_OK if the creature and the pose are valid, otherwise the error.
static pave_result creature_fault(pave_creature creature, pave_creature_pose pose)
{
    const int stances = pave_creature_stance_count(creature.kind);
    if (!creature_exists(creature) || !pave_cell_in_range(pose.anchor) || pose.anchor.s < 0 ||
        pose.anchor.s > 1 || (int)pose.stance < 0 || (int)pose.stance >= stances)
        return PAVE_RANGE;
    return creature.kind != PAVE_CREATURE_TRIANGLE && pose.anchor.s != PAVE_TRI_L ? PAVE_INVALID
                                                                                  : PAVE_OK;
}

pave_result pave_creature_check(pave_creature creature, pave_creature_pose pose, pave_error *error)
{
    char text[PAVE_TRI_TEXT_SIZE];
    const char *kind = pave_word(pave_creature_kind_words, creature.kind);
    const pave_result fault = creature_fault(creature, pose);
    if (fault == PAVE_OK) return PAVE_OK;
    if (!kind)
        return PAVE_FAIL(
            error, fault,
            "kind %d of creature does not exist: use a rhombus, a hexagon or a triangle",
            (int)creature.kind);
    if (!creature_exists(creature))
        return PAVE_FAIL(error, fault, "the size of a creature must be 1 to %d, not %d",
                         PAVE_CREATURE_SIZE_MAX, (int)creature.size);
    if (fault == PAVE_INVALID)
        return PAVE_FAIL(error, fault,
                         "the anchor of a %s is an L, not %s: give the cell that points down", kind,
                         pave_tri_face_text(pose.anchor, text));
    if (!pave_cell_in_range(pose.anchor) || pose.anchor.s < 0 || pose.anchor.s > 1)
        return PAVE_FAIL(error, fault, "the anchor is not a cell within |q|, |r| <= %d",
                         PAVE_COORDINATE_MAX);
    return PAVE_FAIL(error, fault, "a %s has no stance %d: rhombi have E, N and W, all others 0",
                     kind, (int)pose.stance);
}

// ---- Bodies -------------------------------------------------------------------------------------

int64_t pave_creature_cell_count(pave_creature creature)
{
    static const int64_t factor[] = {2, 6, 1};
    assert(creature_exists(creature));
    return factor[creature.kind] * creature.size * creature.size;
}

/// Builds a region from the first lanes and the lengths.
static pave_creature_region creature_lanes(const int64_t first[3], int64_t q, int64_t r,
                                           int64_t third)
{
    return (pave_creature_region){{first[0], first[1], first[2]},
                                  {first[0] + q, first[1] + r, first[2] + third}};
}

pave_creature_region pave_creature_region_of(pave_creature creature, pave_creature_pose pose)
{
    const int64_t k = creature.size, q = pose.anchor.q, r = pose.anchor.r, third = q + r;
    if (creature.kind == PAVE_CREATURE_HEXAGON)
        return creature_lanes((int64_t[3]){q - k, r - k, third - k}, 2 * k, 2 * k, 2 * k);
    if (creature.kind == PAVE_CREATURE_TRIANGLE) {
        if (pose.anchor.s == PAVE_TRI_L) return creature_lanes((int64_t[3]){q, r, third}, k, k, k);
        return creature_lanes((int64_t[3]){q + 1 - k, r, third + 1}, k, k, k);
    }
    switch (pose.stance) {
    case PAVE_TRI_EDGE_E: return creature_lanes((int64_t[3]){q, r, third}, k, k, 2 * k);
    case PAVE_TRI_EDGE_N: return creature_lanes((int64_t[3]){q, r - k, third}, k, 2 * k, k);
    default: return creature_lanes((int64_t[3]){q - k, r, third}, 2 * k, k, k);
    }
}

static pave_tri_range creature_range(pave_creature_region region)
{
    const pave_span q = pave_span_of(region.first[0], region.end[0] - 1),
                    r = pave_span_of(region.first[1], region.end[1] - 1),
                    third = pave_span_of(region.first[2], region.end[2] - 1),
                    any = pave_span_of(INT64_MIN, INT64_MAX);
    const pave_tri_spans spans = {q, r, third, any, any, any};
    return (pave_tri_range){{spans, spans}};
}

pave_tri_range pave_creature_body(pave_creature creature, pave_creature_pose pose)
{
    assert(creature_fault(creature, pose) == PAVE_OK);
    return creature_range(pave_creature_region_of(creature, pose));
}

static bool same_vertex(pave_tri_vertex a, pave_tri_vertex b) { return a.q == b.q && a.r == b.r; }

int pave_creature_corners(pave_creature creature, pave_creature_pose pose, pave_tri_vertex *out)
{
    const pave_creature_region body = pave_creature_region_of(creature, pose);
    const int64_t *first = body.first, *end = body.end;
    // Clockwise: first bound of the third lane with the top, top with the last bound of q, and so
    // on.
    const int64_t at[PAVE_CREATURE_CORNERS_MAX][2] = {
        {first[2] - first[1], first[1]}, {end[0], first[1]}, {end[0], end[2] - end[0]},
        {end[2] - end[1], end[1]},       {first[0], end[1]}, {first[0], first[2] - first[0]}};
    int count = 0;
    assert(creature_fault(creature, pose) == PAVE_OK);
    for (int i = 0; i < PAVE_CREATURE_CORNERS_MAX; i++) {
        const pave_tri_vertex corner = pave_tri_vertex_of((int32_t)at[i][0], (int32_t)at[i][1]);
        if (count == 0 || (!same_vertex(out[count - 1], corner) && !same_vertex(out[0], corner)))
            out[count++] = corner;
    }
    return count;
}

// ---- Moves --------------------------------------------------------------------------------------

int pave_creature_move_count(pave_creature_kind kind)
{
    static const int turns[] = {4, 0, 3};
    assert(pave_word(pave_creature_kind_words, kind));
    return PAVE_CREATURE_STEPS + turns[kind];
}

/// Returns the anchor shifted by an integer number of edges.
static pave_cell creature_shift(pave_cell cell, int64_t q, int64_t r, int32_t s)
{
    return (pave_cell){(int32_t)(cell.q + q), (int32_t)(cell.r + r), s};
}

/// Each half of a rhombus of side k is a large face. The half across the shared edge E, N or W is
/// offset by k times the offset of the face across that edge.
static pave_creature_pose creature_rhombus_turned(int32_t k, pave_creature_pose pose, int turn)
{
    static const int8_t across[3][2] = {{0, 0}, {0, -1}, {-1, 0}};
    const int stance = ((int)pose.stance + 1 + turn % 2) % 3;
    const bool keeps_up = turn >= 2;
    const int8_t *from = across[pose.stance], *to = across[stance];
    const int64_t q = keeps_up ? (int64_t)k * (from[0] - to[0]) : 0,
                  r = keeps_up ? (int64_t)k * (from[1] - to[1]) : 0;
    return (pave_creature_pose){creature_shift(pose.anchor, q, r, PAVE_TRI_L),
                                (pave_tri_edge_kind)stance};
}

/// The top of a triangle that points up is the upper right corner, shifted, of the triangles across
/// its sides 1 and 2.
static pave_creature_pose creature_triangle_turned(int32_t k, pave_creature_pose pose, int side)
{
    const pave_cell at = pose.anchor;
    const int64_t down[3][2] = {{k - 1, -(int64_t)k}, {k - 1, 0}, {-1, 0}};
    const int64_t up[3][2] = {{1, 0}, {1 - k, k}, {1 - k, 0}};
    const int64_t *by = at.s == PAVE_TRI_L ? down[side] : up[side];
    return (pave_creature_pose){creature_shift(at, by[0], by[1], 1 - at.s), pose.stance};
}

/// Returns the pose after a move, without checks.
static pave_creature_pose creature_after(pave_creature creature, pave_creature_pose pose, int move)
{
    if (move < PAVE_CREATURE_STEPS) {
        const pave_tri_vertex by = pave_tri_adjacent(pave_tri_vertex_of(0, 0), move);
        pose.anchor = creature_shift(pose.anchor, by.q, by.r, pose.anchor.s);
        return pose;
    }
    return creature.kind == PAVE_CREATURE_RHOMBUS
               ? creature_rhombus_turned(creature.size, pose, move - PAVE_CREATURE_STEPS)
               : creature_triangle_turned(creature.size, pose, move - PAVE_CREATURE_STEPS);
}

pave_creature_pose pave_creature_moved(pave_creature creature, pave_creature_pose pose, int move)
{
    assert(creature_fault(creature, pose) == PAVE_OK && move >= 0 &&
           move < pave_creature_move_count(creature.kind));
    return creature_after(creature, pose, move);
}

static pave_creature_region creature_passed(pave_creature creature, pave_creature_pose pose,
                                            int move)
{
    assert(creature_fault(creature, pose) == PAVE_OK && move >= 0 &&
           move < pave_creature_move_count(creature.kind));
    return pave_creature_region_hull(
        pave_creature_region_of(creature, pose),
        pave_creature_region_of(creature, creature_after(creature, pose, move)));
}

pave_tri_range pave_creature_sweep(pave_creature creature, pave_creature_pose pose, int move)
{
    return creature_range(creature_passed(creature, pose, move));
}

// ---- Walls --------------------------------------------------------------------------------------

pave_result pave_creature_window_check(const pave_window *window, pave_error *error)
{
    if (window->grid != PAVE_WINDOW_TRIANGLES)
        return PAVE_FAIL(
            error, PAVE_UNSUPPORTED,
            "creatures need a window of triangles: give walls on a window of triangles");
    if (window->def.wrap)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "creatures need a window that does not wrap, so that their bodies cannot "
                         "meet themselves: give walls on one that does not");
    return PAVE_OK;
}

/// Every edge has an L on one side. The R across E, N or W is in the region unless it is outside
/// the bounds of one of the three lanes.
static bool creature_is_free_at(const pave_mask *walls, const pave_creature_region *region,
                                pave_cell cell)
{
    const int64_t index = pave_window_index(walls->window, cell), third = (int64_t)cell.q + cell.r;
    if (index < 0 || pave_mask_cell(walls, index)) return false;
    if (!walls->sides || cell.s != PAVE_TRI_L) return true;
    return !(cell.r > region->first[1] && pave_mask_side(walls, index, 0)) &&
           !(third + 1 < region->end[2] && pave_mask_side(walls, index, 1)) &&
           !(cell.q > region->first[0] && pave_mask_side(walls, index, 2));
}

static bool creature_is_free(const pave_mask *walls, const pave_creature_region *region)
{
    assert(pave_creature_window_check(walls->window, NULL) == PAVE_OK);
    for (int64_t r = region->first[1]; r < region->end[1]; r++)
        for (int32_t s = 0; s < 2; s++) {
            int64_t q = region->first[2] - r - s, end = region->end[2] - r - s;
            q = q > region->first[0] ? q : region->first[0];
            end = end < region->end[0] ? end : region->end[0];
            for (; q < end; q++)
                if (!creature_is_free_at(walls, region, (pave_cell){(int32_t)q, (int32_t)r, s}))
                    return false;
        }
    return true;
}

bool pave_creature_fits(const pave_mask *walls, pave_creature creature, pave_creature_pose pose)
{
    const pave_creature_region body = pave_creature_region_of(creature, pose);
    assert(creature_fault(creature, pose) == PAVE_OK);
    return creature_is_free(walls, &body);
}
