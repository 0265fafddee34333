/// src/mesh/mesh_relax_ways.c: where the four kinds of relaxation would have the vertices.
#include "../base/exact.h"

#include "mesh_relax.h"
#include "mesh_rules.h"
#include "mesh_unit.h"

#include <math.h>

static pave_point pave_way_round(double x, double y, pave_point otherwise)
{
    const double most = PAVE_MESH_COORDINATE_MAX;
    x = floor(x + 0.5);
    y = floor(y + 0.5);
    bool inside = x >= -most && x <= most && y >= -most && y <= most; // also no NaN
    return inside ? (pave_point){(int32_t)x, (int32_t)y} : otherwise;
}

static void pave_way_tell_center(pave_relax *relax, int32_t tile)
{
    relax->told[tile] = pave_mesh_center_of(relax->mesh, relax->before, tile);
}

/// The mean of what the tiles have told.
static pave_point pave_way_go_mean(const pave_relax *relax, int32_t vertex, const int32_t *tiles,
                                   int32_t count)
{
    (void)vertex;
    int64_t x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        x += relax->told[tiles[i]].x;
        y += relax->told[tiles[i]].y;
    }
    return (pave_point){pave_mean_of(x, count), pave_mean_of(y, count)};
}

// ---- Pushes -------------------------------------------------------------------------------------

static pave_point pave_way_go_push(const pave_relax *relax, int32_t vertex, const int32_t *tiles,
                                   int32_t count)
{
    pave_point at = relax->before[vertex];
    int64_t x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        pave_point center = relax->told[tiles[i]],
                   push = pave_push(at.x - center.x, at.y - center.y, relax->radius,
                                    relax->radius_squared);
        x += push.x;
        y += push.y;
    }
    int32_t weight = pave_push_weight(count);
    return (pave_point){at.x + pave_push_move(x, weight), at.y + pave_push_move(y, weight)};
}

// ---- Angles -------------------------------------------------------------------------------------

/// Tells each vertex of the tile the corner of a regular polygon round its centre: of its number of
/// sides and its mean radius, and turned so that the corners are nearest to the vertices (the turn
/// is that of the sum of the vertices, each turned back by the angle of its corner).
static void pave_way_tell_regular(pave_relax *relax, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(relax->mesh, tile, &count);
    pave_point center = pave_mesh_center_of(relax->mesh, relax->before, tile),
               *told = relax->told + relax->mesh->ring_start[tile];
    double lengths = 0;
    pave_vec2 turn = {0, 0};
    for (int32_t k = 0; k < count; k++) {
        double x = (double)relax->before[ring[k]].x - center.x,
               y = (double)relax->before[ring[k]].y - center.y;
        pave_vec2 unit = pave_unit_at(k, count);
        lengths += sqrt(x * x + y * y);
        turn.x += x * unit.x + y * unit.y;
        turn.y += y * unit.x - x * unit.y;
    }
    double length = sqrt(turn.x * turn.x + turn.y * turn.y),
           scale = length > 0 ? lengths / (double)count / length : 0;
    for (int32_t k = 0; k < count; k++) {
        pave_vec2 unit = pave_unit_at(k, count);
        double x = (turn.x * unit.x - turn.y * unit.y) * scale,
               y = (turn.y * unit.x + turn.x * unit.y) * scale;
        told[k] = scale > 0 ? pave_way_round(center.x + x, center.y + y, relax->before[ring[k]])
                            : relax->before[ring[k]];
    }
}

static pave_point pave_way_go_corners(const pave_relax *relax, int32_t vertex, const int32_t *tiles,
                                      int32_t count)
{
    (void)tiles;
    const uint32_t *places = relax->places + relax->mesh->vertex_start[vertex];
    int64_t x = 0, y = 0;
    for (int32_t i = 0; i < count; i++) {
        x += relax->told[places[i]].x;
        y += relax->told[places[i]].y;
    }
    return (pave_point){pave_mean_of(x, count), pave_mean_of(y, count)};
}

// ---- Centroids ----------------------------------------------------------------------------------

/// The centroid of the tile's area, summed by the triangles at its centre.
static void pave_way_tell_centroid(pave_relax *relax, int32_t tile)
{
    int32_t count;
    const int32_t *ring = pave_mesh_ring(relax->mesh, tile, &count);
    pave_point center = pave_mesh_center_of(relax->mesh, relax->before, tile),
               a = relax->before[ring[count - 1]];
    double area = 0, x = 0, y = 0;
    for (int32_t k = 0; k < count; k++) {
        pave_point b = relax->before[ring[k]];
        double turn = (double)pave_turn(center, a, b);
        area += turn;
        x += turn * (((double)a.x - center.x) + ((double)b.x - center.x));
        y += turn * (((double)a.y - center.y) + ((double)b.y - center.y));
        a = b;
    }
    relax->told[tile] =
        area > 0 ? pave_way_round(center.x + x / (3 * area), center.y + y / (3 * area), center)
                 : center;
}

// ---- The vertex rule again ----------------------------------------------------------------------

static pave_point pave_way_go_rule(const pave_relax *relax, int32_t vertex, const int32_t *tiles,
                                   int32_t count)
{
    if (relax->turned) tiles = relax->around + relax->mesh->vertex_start[vertex];
    pave_rule_sum sum = {0};
    for (int32_t i = 0; i < count; i++) pave_rule_add(&sum, relax->told[tiles[i]]);
    return pave_rule_get(&sum, relax->rule);
}

const pave_relax_way pave_relax_ways[] = {
    [PAVE_RELAX_PUSH] = {.tell = pave_way_tell_center, .go = pave_way_go_push},
    [PAVE_RELAX_ANGLE] = {.tell = pave_way_tell_regular,
                          .go = pave_way_go_corners,
                          .corners = true},
    [PAVE_RELAX_LLOYD] = {.tell = pave_way_tell_centroid, .go = pave_way_go_mean},
    [PAVE_RELAX_REAPPLY] = {.tell = pave_way_tell_center, .go = pave_way_go_rule, .turned = true},
};
