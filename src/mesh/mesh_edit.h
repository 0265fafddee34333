/// src/mesh/mesh_edit.h: edits of meshes: what is kept from one to the next, and the parts of one.
#ifndef PAVE_SRC_MESH_EDIT_H
#define PAVE_SRC_MESH_EDIT_H

#include "mesh_embedding.h"
#include "mesh_shape.h"

// ---- What is kept -------------------------------------------------------------------------------

/// What some bytes held before they were changed, so that an edit can be undone whole.
typedef struct pave_reshape_note {
    void *at;
    uint64_t was;
    size_t size;
} pave_reshape_note;

/// In the arrays of the mesh the ring of a tile has room for as many vertices as its node has arcs,
/// so it stays where it is. The tiles at a vertex go to the end of vertex_tiles when they change;
/// where that is full, all are put together anew, with room.
struct pave_mesh_private {
    bool ready;          ///< the first edit has made all of what follows
    int64_t ring_room;   ///< of mesh->rings
    int64_t list_room;   ///< of mesh->vertex_tiles
    int32_t vertex_room; ///< of what the mesh has for each vertex
    int64_t rim_room;    ///< of mesh->rim
    int64_t list_end;    ///< of what is used of mesh->vertex_tiles
    int32_t *rim_place;  ///< vertex_room: of vertices on the rim, where mesh->rim has them
    uint32_t *seen;      ///< vertex_room: the last round in which a vertex was seen
    uint32_t round;
    uint64_t turns; ///< twice the area inside the rim
    pave_reshape_note *notes;
    int64_t note_count, note_room;
    pave_shape_list moved, tiles;
};

/// Releases what is kept; NULL is allowed. The arrays of the mesh stay.
void pave_reshapes_free(pave_mesh *mesh);

/// Makes a mesh ready for edits. PAVE_OK, and nothing else, where it is. PAVE_INVALID: it is not
/// that of the embedding; PAVE_NO_MEMORY.
pave_result pave_reshapes_begin(pave_mesh *mesh, const pave_embedding *embedding);

/// Makes room for one more vertex, also on the rim, for lists of `tiles` elements together, and for
/// `notes`. False: no memory.
bool pave_reshapes_reserve(pave_mesh *mesh, int64_t tiles, int64_t notes);

/// A number that `seen` has nowhere.
uint32_t pave_reshapes_round(pave_mesh *mesh);

/// Notes what some bytes hold, at most 8; there must be room.
void pave_reshapes_note(struct pave_mesh_private *edits, void *at, size_t size);

/// Brings back everything that was noted after the first `to` notes; or forgets it all.
void pave_reshapes_undo(struct pave_mesh_private *edits, int64_t to);
void pave_reshapes_keep(struct pave_mesh_private *edits);

// ---- One edit -----------------------------------------------------------------------------------

typedef struct pave_reshape {
    pave_mesh_view view; ///< the first: so a shape's self is an edit
    pave_mesh *mesh;
    struct pave_mesh_private *edits;
    pave_embedding embedding;
    int32_t arc, twin; ///< the edge; the arc leaves an inner node, the lower one of two
    int32_t a, b;      ///< the tiles at its ends; b is -1 for a border node
    uint32_t round;    ///< of vertices that repair moves
    bool no_memory;
    pave_mesh_patch patch;
} pave_reshape;

/// Where the ring of a tile has a vertex; -1: nowhere.
int32_t pave_reshape_corner(const pave_mesh *mesh, int32_t tile, int32_t vertex);

/// The fault that there is when the whole edge is cut, or when the cut one is made whole; of kind
/// PAVE_FAULT_NONE if none.
pave_fault pave_reshape_cut_fault(pave_reshape *edit);
pave_fault pave_reshape_join_fault(const pave_reshape *edit);

/// How many tiles and notes the lists and rings ask for.
void pave_reshape_needs(const pave_reshape *edit, bool join, int64_t *tiles, int64_t *notes);

/// Changes rings, lists, numbers and the rim; the embedding has the edge as it shall be. Fills
/// vertices and renumbered of the patch.
void pave_reshape_cut_rings(pave_reshape *edit);
void pave_reshape_join_rings(pave_reshape *edit);

#endif
