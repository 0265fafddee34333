/// src/tiling/tiling_make.h: what the makers of tilings share.
#ifndef PAVE_SRC_TILING_MAKE_H
#define PAVE_SRC_TILING_MAKE_H

#include <pave/tiling.h>

/// For the face under a point: the unit cell is cut into near_size x near_size boxes.
typedef struct pave_tiling_private {
    int32_t near_size;
    const int32_t *near_start;    ///< near_size * near_size + 1: into near, row by row
    const pave_tiling_step *near; ///< the faces that may have points in a box
} pave_tiling_private;

/// A tiling with what it must release. Tables that it does not own are NULL here and set in
/// `tiling` alone.
typedef struct pave_tiling_made {
    pave_tiling tiling; ///< first, so that the one is the other
    pave_tiling_private own;
    pave_allocator allocator;
    char *name;
    size_t name_size;
    int32_t side_count, touching_count, near_count;
    int32_t *side_start, *touching_start, *near_start;
    pave_tiling_side *sides;
    pave_tiling_step *touching, *near;
    pave_vec2 *centers, *vertices;
} pave_tiling_made;

/// A tiling with a copy of the name and no tables yet; NULL when there is no memory.
pave_tiling_made *pave_tiling_make(const char *name, const pave_allocator *allocator);

/// Make a tiling as pave_tiling_create and pave_tiling_create_dual do, with any name.
pave_result pave_tiling_build(const pave_tiling_def *def, const pave_allocator *allocator,
                              pave_tiling **out, pave_error *error);
pave_result pave_tiling_build_dual(const pave_tiling *tiling, const char *name,
                                   const pave_allocator *allocator, pave_tiling **out,
                                   pave_error *error);

/// Whether a tiling may have a name, which may be NULL. Returns PAVE_OK or PAVE_INVALID, with the
/// error filled.
pave_result pave_tiling_check_name(const char *name, pave_error *error);

/// Where a tiling that was made has a name that pave knows, and is that tiling, it is replaced by
/// pave's own; where it is another it is destroyed, and `out` is NULL. Returns PAVE_OK;
/// PAVE_INVALID or PAVE_NO_MEMORY, with the error filled.
pave_result pave_tiling_settle_name(pave_tiling **out, const pave_allocator *allocator,
                                    pave_error *error);

/// Points the tiling at the tables that are owned.
void pave_tiling_show(pave_tiling_made *made);

/// Makes touching and near, and their sizes, from all the others. Returns PAVE_OK or
/// PAVE_NO_MEMORY.
pave_result pave_tiling_make_touching(pave_tiling_made *made);
pave_result pave_tiling_make_near(pave_tiling_made *made);

/// Whether the direction `a` comes before `b`, turning clockwise on screen from north (y down).
/// What is within 1e-6 of north is north; of two that are as near to each other, the shorter comes
/// first.
bool pave_tiling_turns_before(pave_vec2 a, pave_vec2 b);

/// Whether the edge between two points is crossed by a ray from `point` towards greater u. Its
/// order does not matter. See tiling.c.
bool pave_tiling_ray_crosses(pave_vec2 point, pave_vec2 a, pave_vec2 b);

/// The face that one meets next, turning clockwise around the corner where side k of the face at
/// `step` begins, and in *k its side that begins there.
pave_tiling_step pave_tiling_turn(const pave_tiling *tiling, pave_tiling_step step, int *k);

/// The vertex configuration of a tiling, such as "3.3.4.3.4", or "V3.3.4.3.4" of a dual; NULL for
/// an index that is not in 0..PAVE_TILING_NAMES-1. The text is static. Constant time.
const char *pave_tiling_configuration(int32_t index);

#endif
