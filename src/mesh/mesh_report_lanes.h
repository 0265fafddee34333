// src/mesh/mesh_report_lanes.h: the measures of mesh_report.h, written once for lanes of any width.
// mesh_report_shape.c includes this for each entry of its table, after it has defined
//   PAVE_WIDE          how many lanes: 1 (doubles), 4 or 8 (vectors)
//   PAVE_WIDE_NAME(n)  the name of what is called n here
//   PAVE_WIDE_TARGET   the attribute of its functions, or nothing

#define PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(doubles)
#define PAVE_WIDE_MASKS PAVE_WIDE_NAME(masks)
#define PAVE_WIDE_INTS PAVE_WIDE_NAME(ints)
#define PAVE_WIDE_INLINE PAVE_WIDE_TARGET static PAVE_ALWAYS_INLINE

// ---- Lanes --------------------------------------------------------------------------------------

#if PAVE_WIDE == 1
typedef double PAVE_WIDE_DOUBLES;
typedef int64_t PAVE_WIDE_MASKS; ///< 0, or what is not
typedef int32_t PAVE_WIDE_INTS;
#else
typedef double PAVE_WIDE_DOUBLES __attribute__((vector_size(8 * PAVE_WIDE)));
typedef int64_t PAVE_WIDE_MASKS __attribute__((vector_size(8 * PAVE_WIDE))); ///< 0 or -1
typedef int32_t PAVE_WIDE_INTS __attribute__((vector_size(4 * PAVE_WIDE)));
#endif

PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(load)(const int32_t *from)
{
    PAVE_WIDE_INTS in;
    memcpy(&in, from, sizeof in);
#if PAVE_WIDE == 1
    return (double)in;
#else
    return __builtin_convertvector(in, PAVE_WIDE_DOUBLES);
#endif
}

/// Towards zero; |number| < 2^31.
PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(truncate)(PAVE_WIDE_DOUBLES number)
{
#if PAVE_WIDE == 1
    return (double)(int32_t)number;
#else
    return __builtin_convertvector(__builtin_convertvector(number, PAVE_WIDE_INTS),
                                   PAVE_WIDE_DOUBLES);
#endif
}

/// a where the mask is true, else b.
PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(pick)(PAVE_WIDE_MASKS mask, PAVE_WIDE_DOUBLES a,
                                                        PAVE_WIDE_DOUBLES b)
{
#if PAVE_WIDE == 1
    return mask ? a : b;
#else
    return (PAVE_WIDE_DOUBLES)((mask & (PAVE_WIDE_MASKS)a) | (~mask & (PAVE_WIDE_MASKS)b));
#endif
}

// ---- Corners ------------------------------------------------------------------------------------

typedef struct PAVE_WIDE_NAME(place) {
    PAVE_WIDE_DOUBLES x, y;
} PAVE_WIDE_NAME(place);

/// What is known when all corners have been added.
typedef struct PAVE_WIDE_NAME(shape) {
    PAVE_WIDE_DOUBLES turns, near, far, slope, least; ///< the least triangle, doubled
    PAVE_WIDE_DOUBLES rounds;
    PAVE_WIDE_MASKS concave;
} PAVE_WIDE_NAME(shape);

PAVE_WIDE_INLINE PAVE_WIDE_NAME(shape) PAVE_WIDE_NAME(none)(void)
{
    const PAVE_WIDE_DOUBLES zero = {0}, all = zero + HUGE_VAL;
    const PAVE_WIDE_MASKS no = {0};
    return (PAVE_WIDE_NAME(shape)){zero, all, zero, all, all, zero, no};
}

PAVE_WIDE_INLINE PAVE_WIDE_NAME(place)
    PAVE_WIDE_NAME(differ)(PAVE_WIDE_NAME(place) a, PAVE_WIDE_NAME(place) b)
{
    return (PAVE_WIDE_NAME(place)){a.x - b.x, a.y - b.y};
}

/// Below the centre, or straight to the right of it: half of all.
PAVE_WIDE_INLINE PAVE_WIDE_MASKS PAVE_WIDE_NAME(below)(PAVE_WIDE_NAME(place) at)
{
    const PAVE_WIDE_DOUBLES zero = {0};
    return (at.y > zero) | ((at.y == zero) & (at.x > zero));
}

/// Adds a corner: `at` it is, `before` the side towards it, and `next` the corner behind it, both
/// corners seen from the centre. Where a side begins beyond the foot of the centre on it, its begin
/// is the nearest; where it ends before that foot, its end is, which is a corner itself.
PAVE_WIDE_INLINE void PAVE_WIDE_NAME(add)(PAVE_WIDE_NAME(place) before, PAVE_WIDE_NAME(place) at,
                                          PAVE_WIDE_NAME(place) next, PAVE_WIDE_NAME(shape) * shape)
{
    const PAVE_WIDE_DOUBLES zero = {0}, all = zero + HUGE_VAL;
    const PAVE_WIDE_NAME(place) behind = PAVE_WIDE_NAME(differ)(next, at);
    const PAVE_WIDE_DOUBLES turn = before.x * behind.y - before.y * behind.x,
                            same = before.x * behind.x + before.y * behind.y,
                            square = behind.x * behind.x + behind.y * behind.y,
                            along = -(behind.x * at.x + behind.y * at.y),
                            over = at.x * behind.y - at.y * behind.x,
                            here = at.x * at.x + at.y * at.y;
    const PAVE_WIDE_MASKS right = turn > zero;
    // one division for both
    const PAVE_WIDE_DOUBLES factor = PAVE_WIDE_NAME(pick)(right, turn, zero + 1.0),
                            inverse = 1.0 / (factor * square),
                            slope = PAVE_WIDE_NAME(pick)(right, same * (square * inverse), all);
    PAVE_WIDE_DOUBLES near = over * over * (factor * inverse);
    near = PAVE_WIDE_NAME(pick)(along < square, near, all);
    near = PAVE_WIDE_NAME(pick)(along > zero, near, here);
    shape->slope = PAVE_WIDE_NAME(pick)(slope < shape->slope, slope, shape->slope);
    shape->near = PAVE_WIDE_NAME(pick)(near < shape->near, near, shape->near);
    shape->far = PAVE_WIDE_NAME(pick)(here > shape->far, here, shape->far);
    shape->least = PAVE_WIDE_NAME(pick)(over < shape->least, over, shape->least);
    shape->turns += over;
    shape->concave |= (turn < zero) & ((same <= zero) | (-turn > same * PAVE_REPORT_STRAIGHT));
    shape->rounds += PAVE_WIDE_NAME(pick)(PAVE_WIDE_NAME(below)(next) & ~PAVE_WIDE_NAME(below)(at),
                                          zero + 1.0, zero);
}

/// pave_mean_of of up to 64 numbers.
PAVE_WIDE_INLINE PAVE_WIDE_DOUBLES PAVE_WIDE_NAME(mean)(PAVE_WIDE_DOUBLES sum, double count)
{
    const PAVE_WIDE_DOUBLES zero = {0}, mean = (2.0 * sum + count) / (2.0 * count),
                            whole = PAVE_WIDE_NAME(truncate)(mean);
    return whole - PAVE_WIDE_NAME(pick)(whole > mean, zero + 1.0, zero);
}

/// Measures tiles whose corners are in rows of PAVE_REPORT_LANES.
PAVE_WIDE_INLINE PAVE_WIDE_NAME(shape)
    PAVE_WIDE_NAME(shape_of)(const int32_t *x, const int32_t *y, int32_t sides)
{
    const PAVE_WIDE_DOUBLES zero = {0};
    PAVE_WIDE_NAME(place) corners[PAVE_REPORT_SIDES], center = {zero, zero};
    PAVE_WIDE_NAME(shape) shape = PAVE_WIDE_NAME(none)();
    for (int32_t k = 0; k < sides; k++) {
        corners[k].x = PAVE_WIDE_NAME(load)(x + k * PAVE_REPORT_LANES);
        corners[k].y = PAVE_WIDE_NAME(load)(y + k * PAVE_REPORT_LANES);
        center.x += corners[k].x;
        center.y += corners[k].y;
    }
    center.x = PAVE_WIDE_NAME(mean)(center.x, sides);
    center.y = PAVE_WIDE_NAME(mean)(center.y, sides);
    const PAVE_WIDE_NAME(place) first = PAVE_WIDE_NAME(differ)(corners[0], center);
    PAVE_WIDE_NAME(place)
    at = first, before = PAVE_WIDE_NAME(differ)(corners[0], corners[sides - 1]);
    for (int32_t k = 1; k <= sides; k++) {
        const PAVE_WIDE_NAME(place) next =
            k < sides ? PAVE_WIDE_NAME(differ)(corners[k], center) : first;
        PAVE_WIDE_NAME(add)(before, at, next, &shape);
        before = PAVE_WIDE_NAME(differ)(next, at);
        at = next;
    }
    return shape;
}

PAVE_WIDE_TARGET static void PAVE_WIDE_NAME(measure)(const pave_mesh *mesh, const int32_t *tiles,
                                                     int32_t sides, pave_report_shape *out)
{
    enum { LANES = PAVE_REPORT_LANES };
    const int32_t *rings[LANES];
    int32_t x[PAVE_REPORT_SIDES * LANES], y[PAVE_REPORT_SIDES * LANES];
    for (int lane = 0; lane < LANES; lane++)
        rings[lane] = mesh->rings + mesh->ring_start[tiles[lane]];
    for (int32_t k = 0; k < sides; k++)
        for (int lane = 0; lane < LANES; lane++) {
            const pave_point at = mesh->vertices[rings[lane][k]];
            x[k * LANES + lane] = at.x;
            y[k * LANES + lane] = at.y;
        }
    for (int lane = 0; lane < LANES; lane += PAVE_WIDE) {
        const PAVE_WIDE_NAME(shape) shape = PAVE_WIDE_NAME(shape_of)(x + lane, y + lane, sides);
        double turns[PAVE_WIDE], near[PAVE_WIDE], far[PAVE_WIDE], slope[PAVE_WIDE],
            least[PAVE_WIDE], rounds[PAVE_WIDE];
        int64_t concave[PAVE_WIDE];
        memcpy(turns, &shape.turns, sizeof turns);
        memcpy(near, &shape.near, sizeof near);
        memcpy(far, &shape.far, sizeof far);
        memcpy(slope, &shape.slope, sizeof slope);
        memcpy(least, &shape.least, sizeof least);
        memcpy(rounds, &shape.rounds, sizeof rounds);
        memcpy(concave, &shape.concave, sizeof concave);
        for (int i = 0; i < PAVE_WIDE; i++)
            out[lane + i] = (pave_report_shape){.turns = turns[i],
                                                .near = near[i],
                                                .far = far[i],
                                                .slope = slope[i],
                                                .concave = concave[i] != 0,
                                                .star = least[i] > 0.0 && rounds[i] == 1.0};
    }
}

#undef PAVE_WIDE_DOUBLES
#undef PAVE_WIDE_MASKS
#undef PAVE_WIDE_INTS
#undef PAVE_WIDE_INLINE
#undef PAVE_WIDE
#undef PAVE_WIDE_NAME
#undef PAVE_WIDE_TARGET
