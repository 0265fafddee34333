/// src/patch/planar_boxes.h: a packed tree of integer boxes, for fast spatial queries. Based on: I.
/// Kamel, C. Faloutsos, "On Packing R-trees", 1993; G. Morton, "A Computer Oriented Geodetic Data
/// Base", 1966 (the order).
#ifndef PAVE_SRC_PLANAR_BOXES_H
#define PAVE_SRC_PLANAR_BOXES_H

#include "../mesh/mesh_geometry.h"

enum { PAVE_PLANAR_FAN = 16, PAVE_PLANAR_LEVELS = 9 };

/// Initialize with {.allocator}, which makes an empty tree.
typedef struct pave_planar_boxes {
    pave_allocator allocator;
    int32_t count;                         ///< number of items
    int32_t levels;                        ///< number of levels; the last level is the root alone
    int32_t begin[PAVE_PLANAR_LEVELS + 1]; ///< start of each level in `boxes`, then the end of the
                                           ///< last level
    pave_point_box *boxes; ///< boxes of items, followed by boxes of groups of PAVE_PLANAR_FAN
    int32_t *items;        ///< item of each leaf box
} pave_planar_boxes;

/// Packs items 0 .. count - 1, each with the bounding box of two points, and replaces the previous
/// content. Returns false, and leaves the tree empty, if out of memory. O(n).
bool pave_planar_boxes_pack(pave_planar_boxes *boxes, int32_t count, const int32_t (*ends)[2],
                            const pave_point *points);

void pave_planar_boxes_release(pave_planar_boxes *boxes);

/// Callbacks of a visit. Both receive `self`.
typedef struct pave_planar_visitor {
    /// Whether the content of a box may matter. `rank` receives its priority; the greatest is
    /// visited first.
    bool (*wants)(const void *self, const pave_point_box *box, int64_t *rank);
    void (*take)(void *self, int32_t item);
} pave_planar_visitor;

/// Visits each item for which `wants` accepts its box and all enclosing boxes.
void pave_planar_boxes_visit(const pave_planar_boxes *boxes, const pave_planar_visitor *visitor,
                             void *self);

#endif
