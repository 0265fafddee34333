/// src/patch/planar_boxes.h: boxes of whole-number points, packed into a tree: those that meet a
/// place are found without looking at the others. Based on: I. Kamel, C. Faloutsos, "On Packing
/// R-trees", 1993; G. Morton, "A Computer Oriented Geodetic Data Base", 1966 (the order).
#ifndef PAVE_SRC_PLANAR_BOXES_H
#define PAVE_SRC_PLANAR_BOXES_H

#include "../mesh/mesh_geometry.h"

enum { PAVE_PLANAR_FAN = 16, PAVE_PLANAR_LEVELS = 9 };

/// {.allocator} is empty.
typedef struct pave_planar_boxes {
    pave_allocator allocator;
    int32_t count;                         ///< of items
    int32_t levels;                        ///< the root is alone in the last one
    int32_t begin[PAVE_PLANAR_LEVELS + 1]; ///< of each level, in `boxes`; and the end of the last
    pave_point_box *boxes;                 ///< first those of items, then those of PAVE_PLANAR_FAN
    int32_t *items;                        ///< the item of each of the first boxes
} pave_planar_boxes;

/// Packs items 0 .. count - 1, each with the box of two points, and forgets what was packed before.
/// False: no memory, and it is empty. O(n).
bool pave_planar_boxes_pack(pave_planar_boxes *boxes, int32_t count, const int32_t (*ends)[2],
                            const pave_point *points);

void pave_planar_boxes_release(pave_planar_boxes *boxes);

/// What goes through boxes. Both get `self` of the visit.
typedef struct pave_planar_visitor {
    /// Whether something in a box may count, and in `rank` how early it is to be visited: the
    /// greatest first.
    bool (*wants)(const void *self, const pave_point_box *box, int64_t *rank);
    void (*take)(void *self, int32_t item);
} pave_planar_visitor;

/// Gives the visitor the items whose boxes, and all around them, it wants.
void pave_planar_boxes_visit(const pave_planar_boxes *boxes, const pave_planar_visitor *visitor,
                             void *self);

#endif
