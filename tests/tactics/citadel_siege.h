/// tests/tactics/citadel_siege.h: sight and dead ground by force: a segment against every solid
/// triangle near it, in whole numbers. Nothing of it is shared with what makes citadels.
#ifndef PAVE_TESTS_CITADEL_SIEGE_H
#define PAVE_TESTS_CITADEL_SIEGE_H

#include <pave/tri.h>

#include <stdlib.h>

/// A parallelogram of cells: that of q, r, s is at (r * width + q) * 2 + s. A frame of two cells at
/// its rim is not solid.
typedef struct siege {
    int32_t width, height;
    uint8_t *solid;
    uint8_t *outside; ///< the cells that may be at the foot of a work
    int16_t *bastion; ///< the bastion that a cell belongs to; -1: none
} siege;

static inline int64_t siege_index(const siege *s, pave_cell cell)
{
    return ((int64_t)cell.r * s->width + cell.q) * 2 + cell.s;
}

static inline bool siege_has(const siege *s, pave_cell cell)
{
    return cell.q >= 0 && cell.r >= 0 && cell.q < s->width && cell.r < s->height;
}

static inline siege siege_create(int32_t width, int32_t height)
{
    const size_t cells = (size_t)width * (size_t)height * 2;
    siege s = {width, height, calloc(cells, 1), calloc(cells, 1), malloc(cells * sizeof(int16_t))};
    for (size_t i = 0; i < cells; i++) s.bastion[i] = -1;
    return s;
}

static inline void siege_release(siege *s)
{
    free(s->solid);
    free(s->outside);
    free(s->bastion);
}

/// On which side of the line from a to b a point is.
static inline int siege_side(const int32_t a[2], const int32_t b[2], const int32_t p[2])
{
    const int64_t cross =
        (int64_t)(b[0] - a[0]) * (p[1] - a[1]) - (int64_t)(b[1] - a[1]) * (p[0] - a[0]);
    return (cross > 0) - (cross < 0);
}

/// Whether a segment meets a closed triangle: no line along a side of either parts them.
static inline bool siege_meets(const int32_t a[2], const int32_t b[2], int32_t corner[3][2])
{
    const int x = siege_side(a, b, corner[0]), y = siege_side(a, b, corner[1]),
              z = siege_side(a, b, corner[2]);
    if (x == y && y == z && x != 0) return false;
    for (int k = 0; k < 3; k++) {
        const int32_t *from = corner[k], *to = corner[(k + 1) % 3];
        const int within = siege_side(from, to, corner[(k + 2) % 3]);
        if (siege_side(from, to, a) == -within && siege_side(from, to, b) == -within) return false;
    }
    return true;
}

static inline void siege_middle(pave_cell cell, int32_t out[2])
{
    out[0] = 3 * cell.q + 1 + cell.s;
    out[1] = 3 * cell.r + 1 + cell.s;
}

/// Whether the segment between the middles of two cells touches no solid cell but the first.
static inline bool siege_sees(const siege *s, pave_cell from, pave_cell to)
{
    int32_t a[2], b[2];
    siege_middle(from, a);
    siege_middle(to, b);
    const int32_t q0 = (from.q < to.q ? from.q : to.q) - 1, q1 = from.q + to.q - q0,
                  r0 = (from.r < to.r ? from.r : to.r) - 1, r1 = from.r + to.r - r0;
    for (int32_t r = r0; r <= r1; r++)
        for (int32_t q = q0; q <= q1; q++)
            for (int32_t half = 0; half < 2; half++) {
                const pave_cell cell = pave_tri_face_of(q, r, half);
                int32_t corner[3][2];
                if (!siege_has(s, cell) || !s->solid[siege_index(s, cell)] ||
                    pave_cell_equal(cell, from))
                    continue;
                for (int k = 0; k < 3; k++) {
                    const pave_tri_vertex at = pave_tri_corners(cell, k);
                    corner[k][0] = 3 * at.q;
                    corner[k][1] = 3 * at.r;
                }
                if (siege_meets(a, b, corner)) return false;
            }
    return true;
}

/// A cell of a bastion at the rim of the works.
typedef struct siege_parapet {
    pave_cell cell;
    int64_t far;
} siege_parapet;

static inline int siege_nearer(const void *a, const void *b)
{
    const siege_parapet *x = a, *y = b;
    return (x->far > y->far) - (x->far < y->far);
}

/// Whether a cell of a bastion that `foot` does not touch sees it from at most `reach` cells away.
/// `parapets` is sorted anew.
static inline bool siege_seen(const siege *s, pave_cell foot, siege_parapet *parapets,
                              int32_t count, int64_t reach)
{
    for (int32_t i = 0; i < count; i++)
        parapets[i].far = pave_tri_distance(parapets[i].cell, foot, PAVE_TRI_TOUCH);
    qsort(parapets, (size_t)count, sizeof *parapets, siege_nearer);
    for (int32_t i = 0; i < count && parapets[i].far <= reach; i++) {
        const int16_t bastion = s->bastion[siege_index(s, parapets[i].cell)];
        bool own = false;
        for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++)
            own = own || s->bastion[siege_index(s, pave_tri_touching(foot, k))] == bastion;
        if (!own && siege_sees(s, parapets[i].cell, foot)) return true;
    }
    return false;
}

/// How many cells at the foot of the works are dead ground: outside, touching `foot_of`, and not
/// seen.
static inline int32_t siege_dead(const siege *s, const uint8_t *foot_of, int64_t reach)
{
    const int64_t cells = (int64_t)s->width * s->height * 2;
    siege_parapet *parapets = malloc((size_t)cells * sizeof *parapets);
    int32_t count = 0, dead = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int32_t r = 2; r < s->height - 2; r++)
            for (int32_t x = 4; x < 2 * s->width - 4; x++) {
                const pave_cell cell = pave_tri_face_of(x >> 1, r, x & 1);
                const int64_t i = siege_index(s, cell);
                bool rim = false, foot = false;
                for (int k = 0; k < PAVE_TRI_TOUCHING_MAX; k++) {
                    const int64_t next = siege_index(s, pave_tri_touching(cell, k));
                    rim = rim || s->outside[next];
                    foot = foot || foot_of[next];
                }
                if (pass == 0 && s->bastion[i] >= 0 && rim) parapets[count++].cell = cell;
                if (pass == 1 && s->outside[i] && foot)
                    dead += !siege_seen(s, cell, parapets, count, reach);
            }
    free(parapets);
    return dead;
}

#endif
