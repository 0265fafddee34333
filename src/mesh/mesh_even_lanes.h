// src/mesh/mesh_even_lanes.h: the loops of mesh_even.h, written once for lanes of any width.
// mesh_even.c includes this for each entry of its table, after it has defined
//   PAVE_WIDE          how many lanes: 1 (floats), 4 or 8 (vectors)
//   PAVE_WIDE_NAME(n)  the name of what is called n here
//   PAVE_WIDE_TARGET   the attribute of its functions, or nothing

#define PAVE_WIDE_FLOATS PAVE_WIDE_NAME(floats)
#define PAVE_WIDE_INTS PAVE_WIDE_NAME(ints)
#define PAVE_WIDE_INLINE PAVE_WIDE_TARGET static PAVE_ALWAYS_INLINE

// ---- Lanes --------------------------------------------------------------------------------------

#if PAVE_WIDE == 1
typedef float PAVE_WIDE_FLOATS;
typedef int32_t PAVE_WIDE_INTS;
#else
typedef float PAVE_WIDE_FLOATS __attribute__((vector_size(4 * PAVE_WIDE)));
typedef int32_t PAVE_WIDE_INTS __attribute__((vector_size(4 * PAVE_WIDE)));
#endif

PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(load)(const float *from)
{
    PAVE_WIDE_FLOATS out;
    memcpy(&out, from, sizeof out);
    return out;
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(load_ints)(const int32_t *from)
{
    PAVE_WIDE_INTS out;
    memcpy(&out, from, sizeof out);
    return out;
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(store)(float *to, PAVE_WIDE_FLOATS in)
{
    memcpy(to, &in, sizeof in);
}
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(store_ints)(int32_t *to, PAVE_WIDE_INTS in)
{
    memcpy(to, &in, sizeof in);
}

/// a where the mask, a comparison, is true; else b.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(pick)(PAVE_WIDE_INTS mask, PAVE_WIDE_FLOATS a,
                                                       PAVE_WIDE_FLOATS b)
{
#if PAVE_WIDE == 1
    return mask ? a : b;
#else
    return (PAVE_WIDE_FLOATS)((mask & (PAVE_WIDE_INTS)a) | (~mask & (PAVE_WIDE_INTS)b));
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(pick_ints)(PAVE_WIDE_INTS mask, PAVE_WIDE_INTS a,
                                                          PAVE_WIDE_INTS b)
{
#if PAVE_WIDE == 1
    return mask ? a : b;
#else
    return (mask & a) | (~mask & b);
#endif
}

/// a - b as floats, where the difference may wrap.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(differ)(PAVE_WIDE_INTS a, PAVE_WIDE_INTS b)
{
#if PAVE_WIDE == 1
    return (float)(int32_t)((uint32_t)a - (uint32_t)b);
#else
    typedef uint32_t unsigned_lanes __attribute__((vector_size(4 * PAVE_WIDE)));
    return __builtin_convertvector((PAVE_WIDE_INTS)((unsigned_lanes)a - (unsigned_lanes)b),
                                   PAVE_WIDE_FLOATS);
#endif
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(truncate)(PAVE_WIDE_FLOATS in)
{
#if PAVE_WIDE == 1
    return (int32_t)in;
#else
    return __builtin_convertvector(in, PAVE_WIDE_INTS);
#endif
}

// ---- Tiles --------------------------------------------------------------------------------------

/// What of a tile is written down for each corner; of x and y there is one more, the first again.
typedef struct PAVE_WIDE_NAME(work) {
    PAVE_WIDE_FLOATS *x, *y;          ///< corners, from the centre, in units of the tile
    PAVE_WIDE_FLOATS *gx, *gy, *gh;   ///< what the sides add to the slot
    PAVE_WIDE_FLOATS *sx, *sy, *lack; ///< the side from there; how much it bends too little there
    PAVE_WIDE_FLOATS energy, turns;   ///< twice the area
    PAVE_WIDE_FLOATS least,
        most; ///< of twice the area of a triangle; of the squares of a side's ends
} PAVE_WIDE_NAME(work);

/// Turns the corners as they were read, whole numbers in rows of `stride`, into x and y.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(center)(const pave_even_form *form, int32_t sides,
                                             PAVE_WIDE_FLOATS scale, const int32_t *x,
                                             const int32_t *y, int32_t stride,
                                             PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_INTS from_x = PAVE_WIDE_NAME(load_ints)(x),
                         from_y = PAVE_WIDE_NAME(load_ints)(y);
    const PAVE_WIDE_FLOATS none = {0};
    PAVE_WIDE_FLOATS mean_x = none, mean_y = none;
    for (int32_t k = 0; k < sides; k++, x += stride, y += stride) {
        work->x[k] = PAVE_WIDE_NAME(differ)(PAVE_WIDE_NAME(load_ints)(x), from_x) * scale;
        work->y[k] = PAVE_WIDE_NAME(differ)(PAVE_WIDE_NAME(load_ints)(y), from_y) * scale;
        mean_x += work->x[k];
        mean_y += work->y[k];
    }
    mean_x *= form->inverse;
    mean_y *= form->inverse;
    for (int32_t k = 0; k < sides; k++) {
        work->x[k] -= mean_x;
        work->y[k] -= mean_y;
    }
    work->x[sides] = none - mean_x; // as x[0], which is at none from itself
    work->y[sides] = none - mean_y;
}

/// The least turn of a triangle, and the largest square.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(bound)(PAVE_WIDE_FLOATS turn, PAVE_WIDE_FLOATS square,
                                            int32_t k, PAVE_WIDE_NAME(work) * work)
{
    work->least = k == 0 ? turn : PAVE_WIDE_NAME(pick)(turn < work->least, turn, work->least);
    work->most = k == 0 ? square : PAVE_WIDE_NAME(pick)(square > work->most, square, work->most);
}

/// What the sides add to the energy, the gradient and the second derivatives.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(sides)(const pave_even_form *form, int32_t sides,
                                            PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_FLOATS none = {0};
    PAVE_WIDE_FLOATS last_x = none, last_y = none, last_h = none; // of the end of the side before
    work->energy = work->turns = none;
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_FLOATS ax = work->x[k], ay = work->y[k], bx = work->x[k + 1],
                               by = work->y[k + 1], aa = ax * ax + ay * ay, bb = bx * bx + by * by,
                               u = aa + bb, m = ax * bx + ay * by, turn = ax * by - ay * bx,
                               d = form->half * turn,
                               i = 1 / PAVE_WIDE_NAME(pick)(d > form->thin, d, none + form->thin),
                               ii = i * i, thin = (form->p2 * u - form->q2 * m) * ii,
                               z = form->side * thin * i, w = form->steep * thin * ii,
                               s = 2 * (form->p1 + form->p2 * ii), r = form->q1 + form->q2 * ii;
        PAVE_WIDE_NAME(bound)(turn, u, k, work);
        work->turns += turn;
        work->energy += form->p1 * u - form->q1 * m + thin;
        work->gx[k] = last_x + (s * ax - r * bx - z * by);
        work->gy[k] = last_y + (s * ay - r * by + z * bx);
        work->gh[k] = last_h + (s + w * bb);
        last_x = s * bx - r * ax + z * ay;
        last_y = s * by - r * ay - z * ax;
        last_h = s + w * aa;
        work->sx[k] = bx - ax;
        work->sy[k] = by - ay;
    }
    work->gx[0] += last_x;
    work->gy[0] += last_y;
    work->gh[0] += last_h;
}

/// The same without any of that but the bounds.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(turns)(int32_t sides, PAVE_WIDE_NAME(work) * work)
{
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_FLOATS ax = work->x[k], ay = work->y[k], bx = work->x[k + 1],
                               by = work->y[k + 1];
        PAVE_WIDE_NAME(bound)(ax * by - ay * bx, ax * ax + ay * ay + (bx * bx + by * by), k, work);
    }
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(bends)(const pave_even_form *form, int32_t sides,
                                            PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_FLOATS none = {0};
    for (int32_t k = 0, from = sides - 1; k < sides; from = k++) {
        const PAVE_WIDE_FLOATS turn = work->sx[from] * work->sy[k] - work->sy[from] * work->sx[k],
                               lack = form->tau - form->corner * turn;
        work->lack[k] = PAVE_WIDE_NAME(pick)(lack > none, lack, none);
        work->energy += form->bend_energy * (work->lack[k] * work->lack[k]);
    }
}

/// What the area and the bends add, and the slots of a tile.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(write)(const pave_even_pass *pass, const pave_pack *pack,
                                            const pave_even_form *form, int32_t lane,
                                            PAVE_WIDE_FLOATS scale, PAVE_WIDE_NAME(work) * work)
{
    const int32_t sides = pack->links;
    const PAVE_WIDE_FLOATS none = {0}, more = work->turns * 0.5F + form->rest,
                           area = form->gamma * more, weight = (work->energy + area * more) * scale,
                           weight_h = weight * scale, stiff = none + form->bend_square;
    PAVE_WIDE_FLOATS mean_x = none, mean_y = none;
    for (int32_t k = 0; k < sides; k++) {
        mean_x += work->gx[k];
        mean_y += work->gy[k];
    }
    mean_x *= form->inverse;
    mean_y *= form->inverse;
    for (int32_t k = 0; k < sides; k++) {
        const int32_t from = k > 0 ? k - 1 : sides - 1, to = k + 1 < sides ? k + 1 : 0,
                      far = from > 0 ? from - 1 : sides - 1;
        // sides: far to from, from to k, k to `to`, `to` on
        const PAVE_WIDE_FLOATS ax = work->sx[far], ay = work->sy[far], bx = work->sx[to],
                               by = work->sy[to], ex = work->sx[from] + work->sx[k],
                               ey = work->sy[from] + work->sy[k],
                               turn = area - form->bend * work->lack[k],
                               pull_a = form->bend * work->lack[from],
                               pull_b = form->bend * work->lack[to];
        const PAVE_WIDE_FLOATS x = work->gx[k] - mean_x + turn * ey + pull_a * ay + pull_b * by,
                               y = work->gy[k] - mean_y - turn * ex - pull_a * ax - pull_b * bx,
                               h = work->gh[k] +
                                   (form->gamma * 0.5F +
                                    PAVE_WIDE_NAME(pick)(work->lack[k] > none, stiff, none)) *
                                       (ex * ex + ey * ey) +
                                   PAVE_WIDE_NAME(pick)(work->lack[from] > none, stiff, none) *
                                       (ax * ax + ay * ay) +
                                   PAVE_WIDE_NAME(pick)(work->lack[to] > none, stiff, none) *
                                       (bx * bx + by * by);
        float *slot =
            pass->slots +
            pave_packs_place(pack->slot + (uint32_t)(k * pack->lanes + lane), PAVE_EVEN_PLANES);
        PAVE_WIDE_NAME(store)(slot, x * weight);
        PAVE_WIDE_NAME(store)(slot + PAVE_LANE_COUNT, y * weight);
        PAVE_WIDE_NAME(store)(slot + 2 * PAVE_LANE_COUNT, h * weight_h);
    }
}

/// How surely all triangles are above the floor: above 0 where they are.
PAVE_WIDE_INLINE PAVE_WIDE_FLOATS PAVE_WIDE_NAME(sure)(const pave_even_pass *pass,
                                                       const pave_even_form *form,
                                                       PAVE_WIDE_FLOATS scale,
                                                       const PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_FLOATS none = {0}, square = scale * scale,
                           wrong = form->doubt * work->most + (work->most + 1) * scale;
    return PAVE_WIDE_NAME(pick)(work->most < form->far * square,
                                work->least - wrong - pass->floor * square, none);
}

// ---- Packs --------------------------------------------------------------------------------------

/// Reads the corners of a pack: whole numbers, from any origin.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(read)(const pave_even_pass *pass, const pave_pack *pack,
                                           int32_t *x, int32_t *y)
{
    const uint32_t *corners = pass->tiles->links + pack->slot;
    for (int32_t i = 0; i < pack->links * PAVE_LANE_COUNT; i++) {
        x[i] = pass->points[corners[i]].x;
        y[i] = pass->points[corners[i]].y;
    }
}

PAVE_WIDE_INLINE uint32_t PAVE_WIDE_NAME(pack)(const pave_even_pass *pass, const pave_pack *pack,
                                               bool slots)
{
    enum { ROOM = PAVE_LANE_LINKS };
    int32_t x[ROOM * PAVE_LANE_COUNT], y[ROOM * PAVE_LANE_COUNT];
    const pave_even_form *form = &pass->forms[pack->links];
    float sure[PAVE_LANE_COUNT];
    uint32_t doubts = 0;
    if (pack->links < 3) return doubts; // no tile has so few, but compilers do not know
    PAVE_WIDE_NAME(read)(pass, pack, x, y);
    for (int32_t lane = 0; lane < PAVE_LANE_COUNT; lane += PAVE_WIDE) {
        PAVE_WIDE_FLOATS room[8][ROOM + 1];
        PAVE_WIDE_NAME(work)
        work = {.x = room[0],
                .y = room[1],
                .gx = room[2],
                .gy = room[3],
                .gh = room[4],
                .sx = room[5],
                .sy = room[6],
                .lack = room[7]};
        const PAVE_WIDE_FLOATS scale = PAVE_WIDE_NAME(load)(pass->scales + pack->first + lane);
        PAVE_WIDE_NAME(center)
        (form, pack->links, scale, x + lane, y + lane, PAVE_LANE_COUNT, &work);
        if (slots) {
            PAVE_WIDE_NAME(sides)(form, pack->links, &work);
            PAVE_WIDE_NAME(bends)(form, pack->links, &work);
            PAVE_WIDE_NAME(write)(pass, pack, form, lane, scale, &work);
        } else {
            PAVE_WIDE_NAME(turns)(pack->links, &work);
        }
        PAVE_WIDE_NAME(store)(sure + lane, PAVE_WIDE_NAME(sure)(pass, form, scale, &work));
    }
    for (int32_t lane = 0; lane < pack->items; lane++)
        doubts |= (uint32_t) !(sure[lane] > 0) << lane;
    return doubts;
}

PAVE_WIDE_TARGET static uint32_t PAVE_WIDE_NAME(tell)(const pave_even_pass *pass,
                                                      const pave_pack *pack)
{
    return PAVE_WIDE_NAME(pack)(pass, pack, true);
}

PAVE_WIDE_TARGET static uint32_t PAVE_WIDE_NAME(look)(const pave_even_pass *pass,
                                                      const pave_pack *pack)
{
    return PAVE_WIDE_NAME(pack)(pass, pack, false);
}

// ---- Vertices -----------------------------------------------------------------------------------

/// Sums what the tiles tell each vertex of a pack, in increasing order of tiles: x, y and h.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(sum)(const pave_even_pass *pass, const pave_pack *pack,
                                          float (*sums)[PAVE_LANE_COUNT])
{
    for (int32_t i = 0; i < pack->items; i++) {
        const uint32_t *links = pass->vertices->links + pack->slot + i;
        const float *slot = pass->slots + *links;
        float x = slot[0], y = slot[PAVE_LANE_COUNT], h = slot[2 * PAVE_LANE_COUNT];
        for (int32_t k = 1; k < pack->links; k++) {
            links += pack->lanes;
            slot = pass->slots + *links;
            x += slot[0];
            y += slot[PAVE_LANE_COUNT];
            h += slot[2 * PAVE_LANE_COUNT];
        }
        sums[0][i] = x;
        sums[1][i] = y;
        sums[2][i] = h;
    }
}

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(moved)(PAVE_WIDE_INTS at, PAVE_WIDE_FLOATS move)
{
    const PAVE_WIDE_FLOATS whole = (move + 12582912.0F) - 12582912.0F; // as pave_push_round
    const PAVE_WIDE_INTS zero = {0}, to = at + PAVE_WIDE_NAME(truncate)(whole),
                         most = zero + PAVE_MESH_COORDINATE_MAX,
                         capped = PAVE_WIDE_NAME(pick_ints)(to > most, most, to);
    return PAVE_WIDE_NAME(pick_ints)(capped < -most, -most, capped);
}

/// How far a step leads, cut where it is too far: to within an octagon round the circle.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(cut)(float cut, PAVE_WIDE_FLOATS *x, PAVE_WIDE_FLOATS *y)
{
    const PAVE_WIDE_FLOATS none = {0}, ax = PAVE_WIDE_NAME(pick)(*x < none, -*x, *x),
                           ay = PAVE_WIDE_NAME(pick)(*y < none, -*y, *y),
                           both = (ax + ay) * 0.70710678F,
                           larger = PAVE_WIDE_NAME(pick)(ax > ay, ax, ay),
                           far = PAVE_WIDE_NAME(pick)(both > larger, both, larger),
                           less = PAVE_WIDE_NAME(pick)(far > none + cut, cut / far, none + 1);
    *x = PAVE_WIDE_NAME(pick)(far < none + HUGE_VALF, *x * less, none);
    *y = PAVE_WIDE_NAME(pick)(far < none + HUGE_VALF, *y * less, none);
}

PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(go)(const pave_even_pass *pass, int32_t index)
{
    enum { ROOM = PAVE_LANE_COUNT };
    const pave_pack *pack = &pass->vertices->packs[index];
    const int32_t *vertices = pass->vertices->items + pack->first;
    const uint32_t held = pass->held[index];
    float sums[3][ROOM];
    int32_t x[ROOM], y[ROOM], was_x[ROOM], was_y[ROOM];
    for (int32_t i = pack->items; i < ROOM; i++) { // what is computed there is not read
        sums[0][i] = sums[1][i] = sums[2][i] = 0;
        x[i] = y[i] = was_x[i] = was_y[i] = 0;
    }
    PAVE_WIDE_NAME(sum)(pass, pack, sums);
    for (int32_t i = 0; i < pack->items; i++) {
        const pave_point at = pass->points[vertices[i]], was = pass->before[vertices[i]];
        x[i] = at.x;
        y[i] = at.y;
        was_x[i] = was.x;
        was_y[i] = was.y;
    }
    for (int32_t i = 0; i < pack->items; i += PAVE_WIDE) {
        const PAVE_WIDE_INTS at_x = PAVE_WIDE_NAME(load_ints)(x + i),
                             at_y = PAVE_WIDE_NAME(load_ints)(y + i),
                             from_x = PAVE_WIDE_NAME(load_ints)(was_x + i),
                             from_y = PAVE_WIDE_NAME(load_ints)(was_y + i);
        const PAVE_WIDE_FLOATS step = -pass->omega / PAVE_WIDE_NAME(load)(sums[2] + i);
        PAVE_WIDE_FLOATS go_x = PAVE_WIDE_NAME(load)(sums[0] + i) * step +
                                pass->momentum * PAVE_WIDE_NAME(differ)(at_x, from_x),
                         go_y = PAVE_WIDE_NAME(load)(sums[1] + i) * step +
                                pass->momentum * PAVE_WIDE_NAME(differ)(at_y, from_y);
        PAVE_WIDE_NAME(cut)(pass->cut, &go_x, &go_y);
        PAVE_WIDE_NAME(store_ints)(was_x + i, PAVE_WIDE_NAME(moved)(at_x, go_x));
        PAVE_WIDE_NAME(store_ints)(was_y + i, PAVE_WIDE_NAME(moved)(at_y, go_y));
    }
    for (int32_t i = 0; i < pack->items; i++) {
        pass->before[vertices[i]] = (pave_point){x[i], y[i]};
        if (!(held >> i & 1)) pass->points[vertices[i]] = (pave_point){was_x[i], was_y[i]};
    }
}

#undef PAVE_WIDE_FLOATS
#undef PAVE_WIDE_INTS
#undef PAVE_WIDE_INLINE
#undef PAVE_WIDE
#undef PAVE_WIDE_NAME
#undef PAVE_WIDE_TARGET
