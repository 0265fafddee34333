/// src/mesh/mesh_even.c: the energy of even tiles: its loops over the lanes of a pack and over
/// vertices. They are loops of a constant width, which compilers turn into vectors: one source for
/// every instruction set.
///
/// Based on: J. Smith, S. Schaefer, "Bijective Parameterization with Free Boundaries", 2015 (the
/// symmetric Dirichlet energy); B. Polyak, "Some methods of speeding up the convergence of
/// iteration methods", 1964 (momentum).
#include "../base/exact.h"

#include "mesh_even.h"

#include "mesh_geometry.h"
#include "mesh_unit.h"

#include <math.h>
#include <string.h>

// ---- Forms --------------------------------------------------------------------------------------

#define PAVE_EVEN_ALPHA 0.5
#define PAVE_EVEN_BETA 0.5
#define PAVE_EVEN_GAMMA 2.0
#define PAVE_EVEN_KAPPA 10.0
#define PAVE_EVEN_TAU 0.4F
#define PAVE_EVEN_THIN 0.03F ///< a side's d counts as at least that

/// Moves the area at which tiles are at rest so that regular ones of area 1 are.
#define PAVE_EVEN_REST ((float)(PAVE_EVEN_BETA / (2 * PAVE_EVEN_GAMMA) - 1))

pave_even_form pave_even_form_of(int64_t sides)
{
    const pave_vec2 unit = pave_unit_at(1, sides);
    const double n = (double)sides,
                 tangent = unit.y / (1 + unit.x), // of half the angle of a side
        p1 = PAVE_EVEN_ALPHA / (8 * unit.y), q1 = 2 * unit.x * p1,
                 p2 = p1 + PAVE_EVEN_BETA / (4 * tangent), q2 = q1 + PAVE_EVEN_BETA / (2 * tangent),
                 turn = 4 * (1 - unit.x) / n; // of two sides of the regular polygon
    return (pave_even_form){.inverse = (float)(1 / n),
                            .half = (float)(n / 2),
                            .p1 = (float)p1,
                            .q1 = (float)q1,
                            .p2 = (float)p2,
                            .q2 = (float)q2,
                            .side = (float)n,
                            .steep = (float)(0.75 * n * n),
                            .corner = (float)(1 / turn),
                            .bend = (float)(2 * PAVE_EVEN_KAPPA / (n * turn)),
                            .bend_square = (float)(PAVE_EVEN_KAPPA / (n * turn * turn)),
                            .bend_energy = (float)(PAVE_EVEN_KAPPA / n),
                            .doubt = (float)((8 * n + 32) / 16777216)};
}

// ---- A side, a corner ---------------------------------------------------------------------------

/// What the side from a to b, seen from the centre, adds to the energy of its tile, to the gradient
/// at both ends and to the second derivatives there.
typedef struct pave_even_side {
    float turn, square, energy;
    float ax, ay, ah, bx, by, bh;
} pave_even_side;

static PAVE_ALWAYS_INLINE pave_even_side pave_even_side_of(const pave_even_form *form, float ax,
                                                           float ay, float bx, float by)
{
    const float aa = ax * ax + ay * ay, bb = bx * bx + by * by, u = aa + bb, m = ax * bx + ay * by,
                turn = ax * by - ay * bx, d = form->half * turn,
                i = 1 / (d > PAVE_EVEN_THIN ? d : PAVE_EVEN_THIN), ii = i * i,
                thin = (form->p2 * u - form->q2 * m) * ii, z = form->side * thin * i,
                w = form->steep * thin * ii, s = 2 * (form->p1 + form->p2 * ii),
                r = form->q1 + form->q2 * ii;
    return (pave_even_side){.turn = turn,
                            .square = u,
                            .energy = form->p1 * u - form->q1 * m + thin,
                            .ax = s * ax - r * bx - z * by,
                            .ay = s * ay - r * by + z * bx,
                            .ah = s + w * bb,
                            .bx = s * bx - r * ax + z * ay,
                            .by = s * by - r * ay - z * ax,
                            .bh = s + w * aa};
}

/// How much a corner between two sides bends too little: 0, or above.
static PAVE_ALWAYS_INLINE float pave_even_bend(const pave_even_form *form, float ax, float ay,
                                               float bx, float by)
{
    const float lack = PAVE_EVEN_TAU - form->corner * (ax * by - ay * bx);
    return lack > 0 ? lack : 0;
}

// ---- Packs: loops over lanes -------------------------------------------------------------------

typedef float pave_even_lane[PAVE_LANE_COUNT];

/// The tiles of a pack. What is of corners has one more: the first again.
typedef struct pave_even_lanes {
    pave_even_lane x[PAVE_LANE_SIDES + 1], y[PAVE_LANE_SIDES + 1]; ///< corners, from the centres
    pave_even_lane gx[PAVE_LANE_SIDES + 1], gy[PAVE_LANE_SIDES + 1], gh[PAVE_LANE_SIDES + 1];
    pave_even_lane sx[PAVE_LANE_SIDES], sy[PAVE_LANE_SIDES]; ///< sides
    pave_even_lane lack[PAVE_LANE_SIDES];                    ///< bends
    pave_even_lane energy, turns, least, most; ///< twice the area; the least triangle's, and the
                                               ///< largest square of a side's ends
} pave_even_lanes;

/// Reads the corners, in units of each tile, from its centre.
static PAVE_ALWAYS_INLINE void pave_even_read(const pave_even_pass *pass, const pave_pack *pack,
                                              const pave_even_form *form, pave_even_lanes *lanes)
{
    const int32_t sides = pack->sides, *corners = pass->packs->corners + pack->slot;
    const float *scales = pass->scales + pack->first;
    int32_t from_x[PAVE_LANE_COUNT], from_y[PAVE_LANE_COUNT], x[PAVE_LANE_COUNT],
        y[PAVE_LANE_COUNT];
    pave_even_lane mean_x = {0}, mean_y = {0};
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        from_x[i] = pass->vertices[corners[i]].x;
        from_y[i] = pass->vertices[corners[i]].y;
    }
    for (int32_t k = 0; k < sides; k++, corners += PAVE_LANE_COUNT) {
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            x[i] = pass->vertices[corners[i]].x;
            y[i] = pass->vertices[corners[i]].y;
        }
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            lanes->x[k][i] = (float)(int32_t)((uint32_t)x[i] - (uint32_t)from_x[i]) * scales[i];
            lanes->y[k][i] = (float)(int32_t)((uint32_t)y[i] - (uint32_t)from_y[i]) * scales[i];
            mean_x[i] += lanes->x[k][i];
            mean_y[i] += lanes->y[k][i];
        }
    }
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        mean_x[i] *= form->inverse;
        mean_y[i] *= form->inverse;
    }
    for (int32_t k = 0; k < sides; k++)
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            lanes->x[k][i] -= mean_x[i];
            lanes->y[k][i] -= mean_y[i];
        }
    memcpy(lanes->x[sides], lanes->x[0], sizeof lanes->x[0]);
    memcpy(lanes->y[sides], lanes->y[0], sizeof lanes->y[0]);
}

/// Which tiles are in doubt: a bit each.
static PAVE_ALWAYS_INLINE uint32_t pave_even_doubts(const pave_even_pass *pass,
                                                    const pave_pack *pack,
                                                    const pave_even_form *form,
                                                    const pave_even_lanes *lanes)
{
    const float *scales = pass->scales + pack->first, far = 288230376151711744.0F; // 2^58
    uint32_t doubts[PAVE_LANE_COUNT], any = 0, bits = 0;
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        const float most = lanes->most[i], square = scales[i] * scales[i],
                    wrong = form->doubt * most + (most + 1) * scales[i];
        const float over = lanes->least[i] - wrong - pass->floor * square;
        doubts[i] = (uint32_t) !(over > 0) | (uint32_t) !(most < far * square);
        any |= doubts[i];
    }
    for (int i = 0; any && i < pack->tiles; i++) bits |= doubts[i] << i;
    return bits;
}

static PAVE_ALWAYS_INLINE void pave_even_sides(const pave_even_form *form, int32_t sides,
                                               pave_even_lanes *lanes)
{
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        lanes->energy[i] = lanes->turns[i] = lanes->most[i] = 0;
        lanes->least[i] = HUGE_VALF;
        lanes->gx[0][i] = lanes->gy[0][i] = lanes->gh[0][i] = 0;
    }
    for (int32_t k = 0; k < sides; k++)
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            const pave_even_side side = pave_even_side_of(form, lanes->x[k][i], lanes->y[k][i],
                                                          lanes->x[k + 1][i], lanes->y[k + 1][i]);
            lanes->energy[i] += side.energy;
            lanes->turns[i] += side.turn;
            lanes->least[i] = side.turn < lanes->least[i] ? side.turn : lanes->least[i];
            lanes->most[i] = side.square > lanes->most[i] ? side.square : lanes->most[i];
            lanes->gx[k][i] += side.ax;
            lanes->gy[k][i] += side.ay;
            lanes->gh[k][i] += side.ah;
            lanes->gx[k + 1][i] = side.bx;
            lanes->gy[k + 1][i] = side.by;
            lanes->gh[k + 1][i] = side.bh;
            lanes->sx[k][i] = lanes->x[k + 1][i] - lanes->x[k][i];
            lanes->sy[k][i] = lanes->y[k + 1][i] - lanes->y[k][i];
        }
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        lanes->gx[0][i] += lanes->gx[sides][i];
        lanes->gy[0][i] += lanes->gy[sides][i];
        lanes->gh[0][i] += lanes->gh[sides][i];
    }
}

/// Only the turns of the triangles.
static PAVE_ALWAYS_INLINE void pave_even_turns(int32_t sides, pave_even_lanes *lanes)
{
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        lanes->most[i] = 0;
        lanes->least[i] = HUGE_VALF;
    }
    for (int32_t k = 0; k < sides; k++)
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            const float ax = lanes->x[k][i], ay = lanes->y[k][i], bx = lanes->x[k + 1][i],
                        by = lanes->y[k + 1][i], turn = ax * by - ay * bx,
                        square = ax * ax + ay * ay + (bx * bx + by * by);
            lanes->least[i] = turn < lanes->least[i] ? turn : lanes->least[i];
            lanes->most[i] = square > lanes->most[i] ? square : lanes->most[i];
        }
}

static PAVE_ALWAYS_INLINE void pave_even_bends(const pave_even_form *form, int32_t sides,
                                               pave_even_lanes *lanes)
{
    for (int32_t k = 0, from = sides - 1; k < sides; from = k++)
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            const float lack = pave_even_bend(form, lanes->sx[from][i], lanes->sy[from][i],
                                              lanes->sx[k][i], lanes->sy[k][i]);
            lanes->lack[k][i] = lack;
            lanes->energy[i] += form->bend_energy * (lack * lack);
        }
}

/// What the area and the bends add at a corner, and the slots.
static PAVE_ALWAYS_INLINE void pave_even_write(const pave_even_pass *pass, const pave_pack *pack,
                                               const pave_even_form *form, pave_even_lanes *lanes)
{
    const int32_t sides = pack->sides;
    const float *scales = pass->scales + pack->first, gamma = (float)PAVE_EVEN_GAMMA;
    pave_even_lane area, mean_x = {0}, mean_y = {0}, weight, square;
    for (int32_t k = 0; k < sides; k++)
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            mean_x[i] += lanes->gx[k][i];
            mean_y[i] += lanes->gy[k][i];
        }
    for (int i = 0; i < PAVE_LANE_COUNT; i++) {
        const float more = lanes->turns[i] * 0.5F + PAVE_EVEN_REST;
        area[i] = gamma * more;
        mean_x[i] *= form->inverse;
        mean_y[i] *= form->inverse;
        weight[i] = (lanes->energy[i] + area[i] * more) * scales[i];
        square[i] = weight[i] * scales[i];
    }
    for (int32_t k = 0; k < sides; k++) {
        const int32_t from = k > 0 ? k - 1 : sides - 1, to = k + 1 < sides ? k + 1 : 0,
                      far = from > 0 ? from - 1 : sides - 1;
        pave_even_slot *slots = pass->slots + pack->slot + (uint32_t)k * PAVE_LANE_COUNT;
        for (int i = 0; i < PAVE_LANE_COUNT; i++) {
            // sides: far to from, from to k, k to `to`, `to` on
            const float ax = lanes->sx[far][i], ay = lanes->sy[far][i], bx = lanes->sx[to][i],
                        by = lanes->sy[to][i], ex = lanes->sx[from][i] + lanes->sx[k][i],
                        ey = lanes->sy[from][i] + lanes->sy[k][i];
            const float lack = lanes->lack[k][i], before = lanes->lack[from][i],
                        after = lanes->lack[to][i];
            const float turn = area[i] - form->bend * lack, pull_a = form->bend * before,
                        pull_b = form->bend * after;
            const float stiff = gamma * 0.5F + (lack > 0 ? form->bend_square : 0),
                        stiff_a = before > 0 ? form->bend_square : 0,
                        stiff_b = after > 0 ? form->bend_square : 0;
            const float x = lanes->gx[k][i] - mean_x[i] + turn * ey + pull_a * ay + pull_b * by,
                        y = lanes->gy[k][i] - mean_y[i] - turn * ex - pull_a * ax - pull_b * bx,
                        h = lanes->gh[k][i] + stiff * (ex * ex + ey * ey) +
                            stiff_a * (ax * ax + ay * ay) + stiff_b * (bx * bx + by * by);
            slots[i].x = x * weight[i];
            slots[i].y = y * weight[i];
            slots[i].h = h * square[i];
            slots[i].none = 0;
        }
    }
}

static PAVE_ALWAYS_INLINE uint32_t pave_even_tell_body(const pave_even_pass *pass,
                                                       const pave_pack *pack)
{
    const pave_even_form *form = &pass->forms[pack->sides];
    pave_even_lanes lanes;
    pave_even_read(pass, pack, form, &lanes);
    pave_even_sides(form, pack->sides, &lanes);
    pave_even_bends(form, pack->sides, &lanes);
    pave_even_write(pass, pack, form, &lanes);
    return pave_even_doubts(pass, pack, form, &lanes);
}

static PAVE_ALWAYS_INLINE uint32_t pave_even_look_body(const pave_even_pass *pass,
                                                       const pave_pack *pack)
{
    const pave_even_form *form = &pass->forms[pack->sides];
    pave_even_lanes lanes;
    pave_even_read(pass, pack, form, &lanes);
    pave_even_turns(pack->sides, &lanes);
    return pave_even_doubts(pass, pack, form, &lanes);
}

// ---- Tiles of many sides ------------------------------------------------------------------------

/// A tile whose corners are read one by one.
typedef struct pave_even_tile {
    const pave_even_pass *pass;
    const int32_t *ring;
    int32_t sides;
    float scale, mean_x, mean_y;
    pave_even_form form;
} pave_even_tile;

typedef struct pave_even_point {
    float x, y;
} pave_even_point;

/// Corner k, which may be one round too far or too early.
static pave_even_point pave_even_corner(const pave_even_tile *tile, int32_t k)
{
    k = k < 0 ? k + tile->sides : k < tile->sides ? k : k - tile->sides;
    const pave_point at = tile->pass->vertices[tile->ring[k]],
                     from = tile->pass->vertices[tile->ring[0]];
    return (pave_even_point){
        (float)(int32_t)((uint32_t)at.x - (uint32_t)from.x) * tile->scale - tile->mean_x,
        (float)(int32_t)((uint32_t)at.y - (uint32_t)from.y) * tile->scale - tile->mean_y};
}

static void pave_even_center(pave_even_tile *tile)
{
    float x = 0, y = 0;
    tile->mean_x = tile->mean_y = 0;
    for (int32_t k = 0; k < tile->sides; k++) {
        const pave_even_point at = pave_even_corner(tile, k);
        x += at.x;
        y += at.y;
    }
    tile->mean_x = x * tile->form.inverse;
    tile->mean_y = y * tile->form.inverse;
}

/// The sum over sides, into the slots; returns the energy, and `turns` gets twice the area.
static float pave_even_add_sides(const pave_even_tile *tile, pave_even_slot *slots, float *turns)
{
    float energy = 0, x = 0, y = 0;
    memset(slots, 0, (size_t)tile->sides * sizeof *slots);
    *turns = 0;
    for (int32_t k = 0; k < tile->sides; k++) {
        const pave_even_point a = pave_even_corner(tile, k), b = pave_even_corner(tile, k + 1);
        const pave_even_side side = pave_even_side_of(&tile->form, a.x, a.y, b.x, b.y);
        pave_even_slot *next = &slots[k + 1 < tile->sides ? k + 1 : 0];
        slots[k].x += side.ax;
        slots[k].y += side.ay;
        slots[k].h += side.ah;
        next->x += side.bx;
        next->y += side.by;
        next->h += side.bh;
        energy += side.energy;
        *turns += side.turn;
    }
    for (int32_t k = 0; k < tile->sides; k++) {
        x += slots[k].x;
        y += slots[k].y;
    }
    for (int32_t k = 0; k < tile->sides; k++) {
        slots[k].x -= x * tile->form.inverse;
        slots[k].y -= y * tile->form.inverse;
    }
    return energy;
}

/// Adds what turns with the side from a to b by `pull`, and what that adds to the second
/// derivatives.
static void pave_even_pull(pave_even_slot *slot, pave_even_point a, pave_even_point b, float pull,
                           float stiff)
{
    const float x = b.x - a.x, y = b.y - a.y;
    slot->x += pull * y;
    slot->y -= pull * x;
    slot->h += stiff * (x * x + y * y);
}

/// The area and the bend at corner k; returns what the bend adds to the energy.
static float pave_even_add_corner(const pave_even_tile *tile, int32_t k, float area,
                                  pave_even_slot *slots)
{
    const pave_even_form *form = &tile->form;
    const pave_even_point a = pave_even_corner(tile, k - 1), b = pave_even_corner(tile, k),
                          c = pave_even_corner(tile, k + 1);
    const float lack = pave_even_bend(form, b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y),
                pull = form->bend * lack, stiff = lack > 0 ? form->bend_square : 0;
    pave_even_pull(&slots[k], a, c, area - pull, (float)PAVE_EVEN_GAMMA * 0.5F + stiff);
    pave_even_pull(&slots[k > 0 ? k - 1 : tile->sides - 1], b, c, pull, stiff);
    pave_even_pull(&slots[k + 1 < tile->sides ? k + 1 : 0], a, b, pull, stiff);
    return form->bend_energy * (lack * lack);
}

void pave_even_tell_one(const pave_even_pass *pass, const pave_pack *pack)
{
    pave_even_tile tile = {.pass = pass,
                           .ring = pass->packs->corners + pack->slot,
                           .sides = pack->sides,
                           .scale = pass->scales[pack->first],
                           .form = pave_even_form_of(pack->sides)};
    pave_even_slot *slots = pass->slots + pack->slot;
    float turns;
    pave_even_center(&tile);
    float energy = pave_even_add_sides(&tile, slots, &turns);
    const float more = turns * 0.5F + PAVE_EVEN_REST, area = (float)PAVE_EVEN_GAMMA * more;
    energy += area * more;
    for (int32_t k = 0; k < tile.sides; k++) energy += pave_even_add_corner(&tile, k, area, slots);
    for (int32_t k = 0; k < tile.sides; k++) {
        slots[k].x *= energy * tile.scale;
        slots[k].y *= energy * tile.scale;
        slots[k].h *= energy * tile.scale * tile.scale;
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

static PAVE_ALWAYS_INLINE int32_t pave_even_clamp(int32_t number)
{
    const int32_t most = PAVE_MESH_COORDINATE_MAX;
    number = number < most ? number : most;
    return number > -most ? number : -most;
}

/// Sums the slots of each vertex, in the order of its tiles.
static PAVE_ALWAYS_INLINE void pave_even_sum(const pave_even_pass *pass, int32_t first,
                                             int32_t count, pave_even_slot *sums)
{
    const pave_packs *packs = pass->packs;
    for (int32_t i = 0; i < count; i++) {
        int32_t tiles;
        (void)pave_mesh_tiles_at(packs->mesh, first + i, &tiles);
        const uint32_t *places = packs->places + packs->mesh->vertex_start[first + i];
        pave_even_slot sum = pass->slots[places[0]];
        for (int32_t j = 1; j < tiles; j++) {
            const pave_even_slot *slot = &pass->slots[places[j]];
            sum.x += slot->x;
            sum.y += slot->y;
            sum.h += slot->h;
        }
        sums[i] = sum;
    }
}

static PAVE_ALWAYS_INLINE double pave_even_go_body(const pave_even_pass *pass, int32_t first,
                                                   int32_t count, uint32_t held)
{
    pave_even_slot sums[PAVE_EVEN_VERTICES];
    int32_t x[PAVE_EVEN_VERTICES] = {0}, y[PAVE_EVEN_VERTICES] = {0},
            was_x[PAVE_EVEN_VERTICES] = {0}, was_y[PAVE_EVEN_VERTICES] = {0},
            free[PAVE_EVEN_VERTICES];
    double far[PAVE_EVEN_VERTICES], most = 0;
    const float omega = -pass->omega, momentum = pass->momentum, cut = pass->cut,
                cut_square = cut * cut;
    pave_even_sum(pass, first, count, sums);
    for (int32_t i = count; i < PAVE_EVEN_VERTICES; i++) sums[i] = (pave_even_slot){0, 0, 1, 0};
    for (int32_t i = 0; i < count; i++) {
        x[i] = pass->vertices[first + i].x;
        y[i] = pass->vertices[first + i].y;
        was_x[i] = pass->before[first + i].x;
        was_y[i] = pass->before[first + i].y;
    }
    for (int i = 0; i < PAVE_EVEN_VERTICES; i++) free[i] = (int32_t)(held >> i & 1) - 1;
    for (int i = 0; i < PAVE_EVEN_VERTICES; i++) {
        const float step = omega / sums[i].h,
                    dx = sums[i].x * step + momentum * (float)(x[i] - was_x[i]),
                    dy = sums[i].y * step + momentum * (float)(y[i] - was_y[i]),
                    square = dx * dx + dy * dy,
                    less = square > cut_square ? cut / sqrtf(square) : 1,
                    to_x = square < HUGE_VALF ? dx * less : 0,
                    to_y = square < HUGE_VALF ? dy * less : 0;
        const int32_t go_x = pave_push_round(to_x) & free[i],
                      go_y = pave_push_round(to_y) & free[i];
        far[i] = (double)go_x * (double)go_x + (double)go_y * (double)go_y;
        was_x[i] = pave_even_clamp(x[i] + go_x);
        was_y[i] = pave_even_clamp(y[i] + go_y);
    }
    for (int32_t i = 0; i < count; i++) {
        pass->before[first + i] = (pave_point){x[i], y[i]};
        pass->vertices[first + i] = (pave_point){was_x[i], was_y[i]};
        most = far[i] > most ? far[i] : most;
    }
    return most;
}

// ---- Entries ------------------------------------------------------------------------------------

static uint32_t pave_even_tell_plain(const pave_even_pass *pass, const pave_pack *pack)
{
    return pave_even_tell_body(pass, pack);
}
static uint32_t pave_even_look_plain(const pave_even_pass *pass, const pave_pack *pack)
{
    return pave_even_look_body(pass, pack);
}
static double pave_even_go_plain(const pave_even_pass *pass, int32_t first, int32_t count,
                                 uint32_t held)
{
    return pave_even_go_body(pass, first, count, held);
}

#if PAVE_X86
PAVE_TARGET_AVX2 static uint32_t pave_even_tell_avx2(const pave_even_pass *pass,
                                                     const pave_pack *pack)
{
    return pave_even_tell_body(pass, pack);
}
PAVE_TARGET_AVX2 static uint32_t pave_even_look_avx2(const pave_even_pass *pass,
                                                     const pave_pack *pack)
{
    return pave_even_look_body(pass, pack);
}
PAVE_TARGET_AVX2 static double pave_even_go_avx2(const pave_even_pass *pass, int32_t first,
                                                 int32_t count, uint32_t held)
{
    return pave_even_go_body(pass, first, count, held);
}
#endif

static const pave_even_kernel pave_even_entries[] = {
    {{"plain", PAVE_ISA_PLAIN}, pave_even_tell_plain, pave_even_look_plain, pave_even_go_plain},
#if PAVE_X86
    {{"avx2", PAVE_ISA_AVX2}, pave_even_tell_avx2, pave_even_look_avx2, pave_even_go_avx2},
#endif
};

const pave_kernel_table pave_even_kernels = PAVE_KERNEL_TABLE(pave_even_entries);
