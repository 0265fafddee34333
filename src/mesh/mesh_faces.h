/// src/mesh/mesh_faces.h: the faces of an adjacency, which are the vertices of its mesh.
#ifndef PAVE_SRC_MESH_FACES_H
#define PAVE_SRC_MESH_FACES_H

#include <pave/mesh.h>

/// Faces at which inner nodes lie are numbered in the order of their first corners: by nodes, and
/// round these clockwise from north.
typedef struct pave_faces {
    const pave_adjacency *adjacency;
    int32_t *face;        ///< of each arc: that on its left; -1: cut, or no inner node lies at it
    int32_t *arc;         ///< of each face: one of its arcs
    int32_t count;        ///< of faces
    int64_t corner_count; ///< arcs of inner nodes that are not cut
    bool plain;           ///< the inner nodes come first
    pave_allocator allocator;
} pave_faces;

/// Walks along the faces. PAVE_OK or PAVE_NO_MEMORY; in both cases to be given to pave_faces_free.
/// Linear time.
pave_result pave_faces_make(const pave_adjacency *adjacency, const pave_allocator *allocator,
                            pave_faces *faces);
void pave_faces_free(pave_faces *faces);

/// The mesh of the faces, without positions. PAVE_OK; PAVE_INVALID: the rim is not one line;
/// PAVE_NO_MEMORY. On failure `out` is NULL.
pave_result pave_faces_to_mesh(const pave_faces *faces, const pave_allocator *allocator,
                               pave_mesh **out);

#endif
