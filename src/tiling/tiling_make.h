/// src/tiling/tiling_make.h: definitions shared by the functions that create tilings.
#ifndef PAVE_SRC_TILING_MAKE_H
#define PAVE_SRC_TILING_MAKE_H

#include <pave/tiling.h>

/// The table for finding the face at a point: near_size x near_size boxes of the unit cell.
typedef struct pave_tiling_private {
    int32_t near_size;
    const int32_t *near_start;    ///< near_size * near_size + 1 indices into `near`, row by row
    const pave_tiling_step *near; ///< faces that may intersect each box
} pave_tiling_private;

/// A tiling and the tables that it must release. Pointers to tables that it does not own are NULL
/// here and set only in `tiling`.
typedef struct pave_tiling_made {
    pave_tiling
        tiling; ///< must be first, so that pointers to both structs can be converted to each other
    pave_tiling_private own;
    pave_allocator allocator;
    char *name;
    int32_t *side_start, *touching_start, *near_start;
    pave_tiling_side *sides;
    pave_tiling_step *touching, *near;
    pave_vec2 *centers, *vertices;
} pave_tiling_made;

/// Creates a tiling with a copy of the name and without tables. Returns NULL if out of memory.
pave_tiling_made *pave_tiling_make(const char *name, const pave_allocator *allocator);

/// Like pave_tiling_create and pave_tiling_create_dual, but accept any name.
pave_result pave_tiling_build(const pave_tiling_def *def, const pave_allocator *allocator,
                              pave_tiling **out, pave_error *error);
pave_result pave_tiling_build_dual(const pave_tiling *tiling, const char *name,
                                   const pave_allocator *allocator, pave_tiling **out,
                                   pave_error *error);

/// Checks whether a tiling may have a given name, which may be NULL. Returns PAVE_OK, or
/// PAVE_INVALID with `error` filled.
pave_result pave_tiling_check_name(const char *name, pave_error *error);

/// If a new tiling has the name of a built-in tiling and equals it, replaces it with the built-in
/// one. If it has the name but differs, destroys it and sets `out` to NULL. Returns PAVE_OK;
/// PAVE_INVALID or PAVE_NO_MEMORY, with `error` filled.
pave_result pave_tiling_settle_name(pave_tiling **out, const pave_allocator *allocator,
                                    pave_error *error);

/// Sets the table pointers of the tiling to the owned tables.
void pave_tiling_show(pave_tiling_made *made);

/// Computes the tables `touching` and `near` from the other tables. Returns PAVE_OK or
/// PAVE_NO_MEMORY.
pave_result pave_tiling_make_touching(pave_tiling_made *made);
pave_result pave_tiling_make_near(pave_tiling_made *made);

/// Returns whether direction `a` precedes `b`, clockwise on screen from north (y down). A direction
/// within 1e-6 of north counts as north. If two directions are within 1e-6 of each other, the
/// shorter vector comes first.
bool pave_tiling_turns_before(pave_vec2 a, pave_vec2 b);

/// Returns whether a ray from `point` towards greater u crosses the edge between a and b. The order
/// of a and b does not matter. See tiling.c.
bool pave_tiling_ray_crosses(pave_vec2 point, pave_vec2 a, pave_vec2 b);

/// Returns the next face, clockwise, around the corner at which side k of the face at `step`
/// begins. *k receives the side of that face that begins at the corner.
pave_tiling_step pave_tiling_turn(const pave_tiling *tiling, pave_tiling_step step, int *k);

/// Returns the vertex configuration of a tiling, such as "3.3.4.3.4", or "V3.3.4.3.4" for a dual;
/// NULL if the index is not in 0..PAVE_TILING_NAMES-1. The text is static. Constant time.
const char *pave_tiling_configuration(int32_t index);

#endif
