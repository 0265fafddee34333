/// src/scene/picture_patch_kinds.h: the kinds of cells of a patch, and their colours.
#ifndef PAVE_SRC_PICTURE_PATCH_KINDS_H
#define PAVE_SRC_PICTURE_PATCH_KINDS_H

#include "../mesh/polygons_build.h"
#include "picture_shared.h"

/// Kinds of cells by shape. The kind of a cell determines its colour.
typedef struct pave_picture_kinds {
    pave_picture_patch_fill fill; ///< never the default value
    int32_t *of;                  ///< by cell: its kind, 0..count-1
    int32_t count;
    bool of_one_area; ///< all kinds have the same area, like mirror images
} pave_picture_kinds;

/// Finds the kinds of cells; `out` must be {0}. Returns false if memory runs out. The caller must
/// close `out` in either case.
bool pave_picture_kinds_open(pave_picture_kinds *out, const pave_patch *patch,
                             pave_picture_patch_fill fill, const pave_allocator *allocator);
void pave_picture_kinds_close(pave_picture_kinds *kinds, const pave_allocator *allocator);

/// Returns the colour of a cell. Constant time.
uint32_t pave_picture_kind_color(const pave_picture_kinds *kinds, int32_t cell);

#endif
