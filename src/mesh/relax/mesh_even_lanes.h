// src/mesh/relax/mesh_even_lanes.h: the loops of mesh_even.h, written once for lanes of any width;
// see mesh_lanes.h.

// ---- Tiles --------------------------------------------------------------------------------------

/// Per-corner values of a tile. x and y have one additional element, which repeats the first.
typedef struct PAVE_WIDE_NAME(work) {
    PAVE_WIDE_FLOATS *x, *y;        ///< corners relative to the centre, in units of the tile
    PAVE_WIDE_FLOATS *gx, *gy, *gh; ///< gradient and h contributed by the sides
    PAVE_WIDE_FLOATS *sx, *sy, *ss; ///< the side that starts at the corner, and its squared length
    PAVE_WIDE_FLOATS *bend, *stiff; ///< bend penalty at the corner and its stiffness
    PAVE_WIDE_FLOATS energy, turns; ///< twice the area
    /// Minimum of twice a triangle's area; maximum of |a|^2 + |b|^2 over the sides (a, b).
    PAVE_WIDE_FLOATS least, most;
} PAVE_WIDE_NAME(work);

/// Reads the corners, as integers relative to any origin, into x and y, relative to the centre.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(center)(const pave_even_form *form, int32_t sides,
                                             PAVE_WIDE_FLOATS scale, const pave_point *points,
                                             const int32_t *const *rings,
                                             PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_FLOATS none = {0};
    PAVE_WIDE_INTS from_x, from_y, x, y;
    PAVE_WIDE_FLOATS mean_x = none, mean_y = none;
    PAVE_WIDE_NAME(gather)(points, rings, 0, &from_x, &from_y);
    work->x[0] = work->y[0] = none;
    for (int32_t k = 1; k < sides; k++) {
        PAVE_WIDE_NAME(gather)(points, rings, k, &x, &y);
        work->x[k] = PAVE_WIDE_NAME(differ)(x, from_x) * scale;
        work->y[k] = PAVE_WIDE_NAME(differ)(y, from_y) * scale;
        mean_x += work->x[k];
        mean_y += work->y[k];
    }
    mean_x *= form->inverse;
    mean_y *= form->inverse;
    for (int32_t k = 0; k < sides; k++) {
        work->x[k] -= mean_x;
        work->y[k] -= mean_y;
    }
    work->x[sides] = none - mean_x; // equals x[0], whose offset is 0
    work->y[sides] = none - mean_y;
}

/// Adds the contribution of the sides to the energy, the gradient and the second derivatives.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(sides)(const pave_even_form *form, int32_t sides,
                                            PAVE_WIDE_NAME(work) * work)
{
    const PAVE_WIDE_FLOATS none = {0};
    PAVE_WIDE_FLOATS last_x = none, last_y = none, last_h = none; // values at the end of the
                                                                  // previous side
    work->energy = work->turns = none;
    for (int32_t k = 0; k < sides; k++) {
        const PAVE_WIDE_FLOATS ax = work->x[k], ay = work->y[k], bx = work->x[k + 1],
                               by = work->y[k + 1], aa = ax * ax + ay * ay, bb = bx * bx + by * by,
                               u = aa + bb, m = ax * bx + ay * by, turn = ax * by - ay * bx,
                               d = form->half * turn,
                               i = 1 / PAVE_WIDE_NAME(larger)(d, none + form->thin), ii = i * i,
                               thin = (form->p2 * u - form->q2 * m) * ii, z = form->side * thin * i,
                               w = form->steep * thin * ii, s = 2 * (form->p1 + form->p2 * ii),
                               r = form->q1 + form->q2 * ii;
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
        work->ss[k] = work->sx[k] * work->sx[k] + work->sy[k] * work->sy[k];
    }
    work->gx[0] += last_x;
    work->gy[0] += last_y;
    work->gh[0] += last_h;
}

/// Updates the minimum turn of a triangle and the maximum sum of squares.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(bound)(PAVE_WIDE_FLOATS turn, PAVE_WIDE_FLOATS square,
                                            int32_t k, PAVE_WIDE_NAME(work) * work)
{
    work->least = k == 0 ? turn : PAVE_WIDE_NAME(smaller)(turn, work->least);
    work->most = k == 0 ? square : PAVE_WIDE_NAME(larger)(square, work->most);
}

/// Computes the bounds over all triangles.
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
    const PAVE_WIDE_FLOATS none = {0}, stiff = none + form->bend_square;
    for (int32_t k = 0; k < sides; k++) {
        const int32_t from = k > 0 ? k - 1 : sides - 1;
        const PAVE_WIDE_FLOATS turn = work->sx[from] * work->sy[k] - work->sy[from] * work->sx[k],
                               lack = PAVE_WIDE_NAME(larger)(form->tau - form->corner * turn, none);
        work->bend[k] = form->bend * lack;
        work->stiff[k] = PAVE_WIDE_NAME(pick)(lack > none, stiff, none);
        work->energy += form->bend_energy * (lack * lack);
    }
}

/// Adds the contributions of the area and the bends, and writes a row for each corner.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(write)(const pave_even_form *form, int32_t sides,
                                            PAVE_WIDE_FLOATS scale, PAVE_WIDE_NAME(work) * work,
                                            pave_band_row *const *told)
{
    const PAVE_WIDE_FLOATS none = {0}, more = work->turns * 0.5F + form->rest,
                           area = form->gamma * more, weight = (work->energy + area * more) * scale,
                           weight_h = weight * scale;
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
                               ey = work->sy[from] + work->sy[k], turn = area - work->bend[k],
                               pull_a = work->bend[from], pull_b = work->bend[to];
        const PAVE_WIDE_FLOATS x = work->gx[k] - mean_x + turn * ey + pull_a * ay + pull_b * by,
                               y = work->gy[k] - mean_y - turn * ex - pull_a * ax - pull_b * bx,
                               h = work->gh[k] +
                                   (form->gamma * 0.5F + work->stiff[k]) * (ex * ex + ey * ey) +
                                   work->stiff[from] * work->ss[far] +
                                   work->stiff[to] * work->ss[to];
        PAVE_WIDE_NAME(scatter)(told, k, x * weight, y * weight, h * weight_h);
    }
}

/// Returns a margin that is positive if all triangles are certainly above the floor.
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

// ---- Bands --------------------------------------------------------------------------------------

/// Tiles of a band with the same side count, one in each lane. If there are too few, some are
/// repeated.
typedef struct PAVE_WIDE_NAME(group) {
    const int32_t *rings[PAVE_WIDE];
    pave_band_row *told[PAVE_WIDE]; ///< rows of the tile's ring
    PAVE_WIDE_FLOATS scale;
} PAVE_WIDE_NAME(group);

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(meet)(const pave_even_pass *pass, int32_t first,
                                           const uint16_t *order, int32_t left, int32_t sides,
                                           pave_band_row *told, PAVE_WIDE_NAME(group) * group)
{
    const pave_bands *bands = pass->bands;
    float scales[PAVE_WIDE];
    for (int32_t lane = 0; lane < PAVE_WIDE; lane++) {
        const int32_t tile = first + order[lane < left ? lane : 0];
        group->rings[lane] = bands->rings + bands->start[tile];
        group->told[lane] = told ? told + (bands->start[tile] - bands->start[first]) : NULL;
        if (pass->scales) scales[lane] = pass->scales[tile];
    }
    const PAVE_WIDE_FLOATS none = {0};
    group->scale = none + pass->side_scales[sides];
    if (pass->scales) group->scale = PAVE_WIDE_NAME(load)(scales);
}

/// Marks the tiles of a group that are not certain to be good.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(mark)(PAVE_WIDE_FLOATS sure, const uint16_t *order,
                                           int32_t left, uint64_t *doubts)
{
    const PAVE_WIDE_FLOATS none = {0};
    float each[PAVE_WIDE];
    if (PAVE_WIDE_NAME(all)(sure > none)) return;
    PAVE_WIDE_NAME(store)(each, sure);
    for (int32_t lane = 0; lane < PAVE_WIDE && lane < left; lane++)
        if (!(each[lane] > 0)) doubts[order[lane] / 64] |= UINT64_C(1) << order[lane] % 64;
}

/// Processes the tiles from `order` to `end` of a band, all with `sides` sides: computes their rows
/// or, if `told` is NULL, tests them.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(kind)(const pave_even_pass *pass, int32_t first,
                                           const uint16_t *order, const uint16_t *end,
                                           int32_t sides, pave_band_row *told, uint64_t *doubts)
{
    const pave_even_form *form = &pass->forms[sides];
    for (; order < end; order += PAVE_WIDE) {
        PAVE_WIDE_FLOATS room[10][PAVE_BAND_SIDES + 1];
        PAVE_WIDE_NAME(work)
        work = {.x = room[0],
                .y = room[1],
                .gx = room[2],
                .gy = room[3],
                .gh = room[4],
                .sx = room[5],
                .sy = room[6],
                .ss = room[7],
                .bend = room[8],
                .stiff = room[9]};
        PAVE_WIDE_NAME(group) group;
        PAVE_WIDE_NAME(meet)(pass, first, order, (int32_t)(end - order), sides, told, &group);
        PAVE_WIDE_NAME(center)(form, sides, group.scale, pass->points, group.rings, &work);
        if (told) {
            PAVE_WIDE_NAME(sides)(form, sides, &work);
            PAVE_WIDE_NAME(bends)(form, sides, &work);
            PAVE_WIDE_NAME(write)(form, sides, group.scale, &work, group.told);
            continue;
        }
        PAVE_WIDE_NAME(turns)(sides, &work);
        PAVE_WIDE_NAME(mark)
        (PAVE_WIDE_NAME(sure)(pass, form, group.scale, &work), order, (int32_t)(end - order),
         doubts);
    }
}

PAVE_WIDE_INLINE void PAVE_WIDE_NAME(band)(const pave_even_pass *pass, int32_t band,
                                           pave_band_row *told, uint64_t *doubts)
{
    const int32_t first = pave_band_first(pass->bands, band);
    const uint16_t *order = pass->bands->order + first, *ends = pave_band_ends(pass->bands, band);
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++) PAVE_WIDE_NAME(kind)
    (pass, first, order + ends[sides - 1], order + ends[sides], sides, told, doubts);
}

PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(tell)(const pave_even_pass *pass, int32_t band,
                                                  pave_band_row *told)
{
    PAVE_WIDE_NAME(band)(pass, band, told, NULL);
}

#if PAVE_WIDE < 16 // this code mostly reads points, so eight lanes are as fast
PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(look)(const pave_even_pass *pass, int32_t band,
                                                  uint64_t *doubts)
{
    PAVE_WIDE_NAME(band)(pass, band, NULL, doubts);
}
#endif

PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(add)(pave_band_row *sums, uint32_t mask,
                                                 const int32_t *corners, int64_t count,
                                                 const pave_band_row *told)
{
    for (int64_t i = 0; i < count; i++) {
        pave_band_row *sum = &sums[(uint32_t)corners[i] & mask];
#if PAVE_WIDE == 1
        for (int k = 0; k < 3; k++) sum->floats[k] += told[i].floats[k];
#else
        PAVE_WIDE_NAME(row) row, more;
        memcpy(&row, sum, sizeof row);
        memcpy(&more, &told[i], sizeof more);
        row += more;
        memcpy(sum, &row, sizeof row);
#endif
    }
}

// ---- Vertices -----------------------------------------------------------------------------------

PAVE_WIDE_INLINE PAVE_WIDE_INTS PAVE_WIDE_NAME(moved)(PAVE_WIDE_INTS at, PAVE_WIDE_FLOATS move)
{
    const PAVE_WIDE_FLOATS whole = (move + 12582912.0F) - 12582912.0F; // rounds like
                                                                       // pave_push_round
    const PAVE_WIDE_INTS zero = {0}, to = at + PAVE_WIDE_NAME(truncate)(whole),
                         most = zero + PAVE_MESH_COORDINATE_MAX,
                         capped = PAVE_WIDE_NAME(pick_ints)(to > most, most, to);
    return PAVE_WIDE_NAME(pick_ints)(capped < -most, -most, capped);
}

/// Shortens a move so that it stays in the octagon circumscribed about the circle of radius `cut`.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(cut)(float cut, PAVE_WIDE_FLOATS *x, PAVE_WIDE_FLOATS *y)
{
    const PAVE_WIDE_FLOATS none = {0}, ax = PAVE_WIDE_NAME(pick)(*x < none, -*x, *x),
                           ay = PAVE_WIDE_NAME(pick)(*y < none, -*y, *y),
                           both = (ax + ay) * 0.70710678F,
                           far = PAVE_WIDE_NAME(larger)(both, PAVE_WIDE_NAME(larger)(ax, ay)),
                           less = PAVE_WIDE_NAME(pick)(far > none + cut, cut / far, none + 1);
    *x = PAVE_WIDE_NAME(pick)(far < none + HUGE_VALF, *x * less, none);
    *y = PAVE_WIDE_NAME(pick)(far < none + HUGE_VALF, *y * less, none);
}

PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(go)(const pave_even_pass *pass, pave_band_row *sums,
                                                int32_t vertex, int32_t count)
{
    for (; count >= PAVE_WIDE; count -= PAVE_WIDE, vertex += PAVE_WIDE, sums += PAVE_WIDE) {
        PAVE_WIDE_INTS at_x, at_y, from_x, from_y;
        PAVE_WIDE_FLOATS x, y, h;
        PAVE_WIDE_NAME(load_rows)(sums, &x, &y, &h);
        PAVE_WIDE_NAME(load_points)(pass->points + vertex, &at_x, &at_y);
        PAVE_WIDE_NAME(load_points)(pass->before + vertex, &from_x, &from_y);
        const PAVE_WIDE_FLOATS step = -pass->omega / h;
        PAVE_WIDE_FLOATS go_x = x * step + pass->momentum * PAVE_WIDE_NAME(differ)(at_x, from_x),
                         go_y = y * step + pass->momentum * PAVE_WIDE_NAME(differ)(at_y, from_y);
        PAVE_WIDE_NAME(cut)(pass->cut, &go_x, &go_y);
        memset(sums, 0, sizeof *sums * PAVE_WIDE);
        PAVE_WIDE_NAME(store_points)(pass->before + vertex, at_x, at_y);
        PAVE_WIDE_NAME(store_points)
        (pass->points + vertex, PAVE_WIDE_NAME(moved)(at_x, go_x),
         PAVE_WIDE_NAME(moved)(at_y, go_y));
    }
#if PAVE_WIDE > 1
    pave_even_one_go(pass, sums, vertex, count);
#endif
}
