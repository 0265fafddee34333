/// src/grid/cells.h: runs of cells, for the lists of all grids: rows of a disk, sides of a ring,
/// strips of triangles.
///
/// A run is written in blocks of a fixed number of cells, as vectors, without a branch per cell. It
/// may therefore write past its own cells, up to `end`; the next run overwrites them. Lists are
/// written from front to back; `end` is the end of the whole list.
#ifndef PAVE_SRC_CELLS_H
#define PAVE_SRC_CELLS_H

#include <pave/base.h>

#include <string.h>

// ---- Lanes --------------------------------------------------------------------------------------
// Four 32-bit lanes. Addition wraps, since a block past the end of a run may exceed every limit.

#if defined(__GNUC__)
typedef uint32_t pave_cells_lanes __attribute__((vector_size(16)));

static inline pave_cells_lanes pave_cells_four(int32_t a, int32_t b, int32_t c, int32_t d)
{
    return (pave_cells_lanes){(uint32_t)a, (uint32_t)b, (uint32_t)c, (uint32_t)d};
}

static inline pave_cells_lanes pave_cells_plus(pave_cells_lanes a, pave_cells_lanes b)
{
    return a + b;
}
#else
typedef struct pave_cells_lanes {
    uint32_t lane[4];
} pave_cells_lanes;

static inline pave_cells_lanes pave_cells_four(int32_t a, int32_t b, int32_t c, int32_t d)
{
    pave_cells_lanes lanes = {{(uint32_t)a, (uint32_t)b, (uint32_t)c, (uint32_t)d}};
    return lanes;
}

static inline pave_cells_lanes pave_cells_plus(pave_cells_lanes a, pave_cells_lanes b)
{
    for (int i = 0; i < 4; i++) a.lane[i] += b.lane[i];
    return a;
}
#endif

// ---- Spans --------------------------------------------------------------------------------------

/// Returns the number of integers in a span, which must be below 2^63.
static inline int64_t pave_cells_span_size(pave_span span)
{
    return span.max < span.min ? 0 : span.max - span.min + 1;
}

// ---- Runs ---------------------------------------------------------------------------------------

enum { PAVE_CELLS_BLOCK = 8 };

/// Stores four cells from three vectors.
static inline void pave_cells_store(pave_cell *out, pave_cells_lanes first, pave_cells_lanes second,
                                    pave_cells_lanes third)
{
    char *bytes = (char *)out;
    memcpy(bytes, &first, 16);
    memcpy(bytes + 16, &second, 16);
    memcpy(bytes + 32, &third, 16);
}

static inline int32_t pave_cells_add(int32_t a, int32_t b)
{
    return (int32_t)((uint32_t)a + (uint32_t)b);
}

/// Writes the cells a, b, a + (dq, dr), b + (dq, dr), a + 2 (dq, dr), ...: `count` >= 0 cells, two
/// per step. All have the s of a or of b. Returns out + count. `out` must hold at least count
/// cells; cells after them, up to `end`, may be overwritten.
static inline pave_cell *pave_cells_pairs(pave_cell *out, const pave_cell *end, pave_cell a,
                                          pave_cell b, int32_t dq, int32_t dr, int64_t count)
{
    pave_cell c = {pave_cells_add(a.q, dq), pave_cells_add(a.r, dr), a.s},
              d = {pave_cells_add(b.q, dq), pave_cells_add(b.r, dr), b.s};
    pave_cells_lanes step0 = pave_cells_four(2 * dq, 2 * dr, 0, 2 * dq),
                     step1 = pave_cells_four(2 * dr, 0, 2 * dq, 2 * dr),
                     step2 = pave_cells_four(0, 2 * dq, 2 * dr, 0);
    pave_cells_lanes near0 = pave_cells_four(a.q, a.r, a.s, b.q),
                     near1 = pave_cells_four(b.r, b.s, c.q, c.r),
                     near2 = pave_cells_four(c.s, d.q, d.r, d.s);
    pave_cells_lanes far0 = pave_cells_plus(near0, step0), far1 = pave_cells_plus(near1, step1),
                     far2 = pave_cells_plus(near2, step2);
    int64_t i = 0;
    assert(count >= 0 && count <= end - out);
    step0 = pave_cells_plus(step0, step0);
    step1 = pave_cells_plus(step1, step1);
    step2 = pave_cells_plus(step2, step2);
    for (; i < count && end - out >= i + PAVE_CELLS_BLOCK; i += PAVE_CELLS_BLOCK) {
        pave_cells_store(out + i, near0, near1, near2);
        pave_cells_store(out + i + 4, far0, far1, far2);
        near0 = pave_cells_plus(near0, step0);
        near1 = pave_cells_plus(near1, step1);
        near2 = pave_cells_plus(near2, step2);
        far0 = pave_cells_plus(far0, step0);
        far1 = pave_cells_plus(far1, step1);
        far2 = pave_cells_plus(far2, step2);
    }
    if (i < count) {
        pave_cell last[PAVE_CELLS_BLOCK];
        pave_cells_store(last, near0, near1, near2);
        pave_cells_store(last + 4, far0, far1, far2);
        memcpy(out + i, last, (size_t)(count - i) * sizeof *out);
    }
    return out + count;
}

/// Writes `count` cells a, a + (dq, dr), a + 2 (dq, dr), ... Otherwise like pave_cells_pairs.
static inline pave_cell *pave_cells_run(pave_cell *out, const pave_cell *end, pave_cell a,
                                        int32_t dq, int32_t dr, int64_t count)
{
    // Storing vectors is faster if they do not cross a cache line. One of every four consecutive
    // cells is at a multiple of 16 bytes.
    for (; count > 0 && ((uintptr_t)out & 15) != 0; count--) {
        *out++ = a;
        a.q = pave_cells_add(a.q, dq);
        a.r = pave_cells_add(a.r, dr);
    }
    pave_cell b = {pave_cells_add(a.q, dq), pave_cells_add(a.r, dr), a.s};
    return pave_cells_pairs(out, end, a, b, 2 * dq, 2 * dr, count);
}

/// Writes `count` cells (q, r, 0), (q + 1, r, 0), ... Otherwise like pave_cells_pairs.
static inline pave_cell *pave_cells_row(pave_cell *out, const pave_cell *end, int32_t q, int32_t r,
                                        int64_t count)
{
    return pave_cells_run(out, end, pave_cell_of(q, r), 1, 0, count);
}

// ---- Lists --------------------------------------------------------------------------------------

/// Performs the checks common to all functions that list `need` cells. Sets `count`, and returns
/// PAVE_OK if the list can be written.
static inline pave_result pave_cells_begin(bool in_range, int64_t need, int64_t capacity,
                                           int64_t *count)
{
    assert(need >= 0 && capacity >= 0);
    *count = in_range ? need : 0;
    if (!in_range) return PAVE_RANGE;
    return need > capacity ? PAVE_CAPACITY : PAVE_OK;
}

#endif
