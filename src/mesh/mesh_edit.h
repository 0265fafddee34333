/// src/mesh/mesh_edit.h: one edit of a mesh (pave_reshape), the notes that roll back a failed edit,
/// and the records of past edits (pave_past).
#ifndef PAVE_SRC_MESH_EDIT_H
#define PAVE_SRC_MESH_EDIT_H

#include "../base/index.h"
#include "build/mesh_embedding.h"
#include "valid/mesh_shape.h"

// ---- State kept between edits -------------------------------------------------------------------

/// The previous contents of some bytes, so that a failed edit can be rolled back.
typedef struct pave_reshape_note {
    void *at;
    uint64_t was;
    size_t size;
} pave_reshape_note;

/// A vertex that an edit moved, other than the edited edge's own vertices.
typedef struct pave_past_place {
    /// The side between the two tiles that starts at the vertex, in the ring of `tile`.
    int32_t tile, other;
    uint64_t around;  ///< hash of the tiles at the vertex
    pave_point at[2]; ///< its positions while the edge was cut, and while it was whole
} pave_past_place;

/// The vertices of the faces left and right of an edge's arc. They are equal while the edge is cut.
typedef struct pave_past_side {
    /// Hash of the tiles at these vertices and of the side counts at the ends of the edge.
    uint64_t around;
    pave_point at[2];
} pave_past_side;

/// Record of an edit, for undoing it exactly; see mesh_edit_past.c.
typedef struct pave_past {
    int32_t a, b;            ///< as in pave_reshape
    pave_past_side sides[2]; ///< while the edge was cut, and while it was whole
    uint64_t context;        ///< hash of the tiles at all these vertices and of the positions of
                             ///< their other vertices
    pave_past_place *places;
    int64_t place_count, place_room;
} pave_past;

typedef struct pave_pasts {
    pave_index by_arc; ///< maps the arc of an edge to its index in `items`
    pave_past *items;
    int64_t room;
} pave_pasts;

/// The last edit. Valid while nothing else has changed the mesh.
typedef struct pave_past_last {
    int32_t past; ///< its record, or -1
    bool whole;   ///< state of the edge after the edit
    int32_t faces[2];
} pave_past_last;

/// The ring of a tile has capacity for one vertex per arc of its node, so it never moves within
/// mesh->rings. The list of tiles at a vertex moves to the end of vertex_tiles when it changes;
/// when that array is full, it is rebuilt with spare capacity.
struct pave_mesh_private {
    bool ready;          ///< the first edit has set up everything below
    int64_t ring_room;   ///< capacity of mesh->rings
    int64_t list_room;   ///< capacity of mesh->vertex_tiles
    int32_t vertex_room; ///< capacity of the mesh's per-vertex arrays
    int64_t rim_room;    ///< capacity of mesh->rim
    int64_t list_end;    ///< end of the used part of mesh->vertex_tiles
    int32_t *rim_place;  ///< vertex_room elements: index in mesh->rim of each rim vertex
    uint32_t *seen;      ///< vertex_room elements: last round in which a vertex was seen
    uint32_t round;
    uint64_t turns; ///< twice the area inside the rim
    pave_reshape_note *notes;
    int64_t note_count, note_room;
    pave_shape_list moved, tiles, around;
    pave_pasts pasts;
    pave_past_last last;
};

/// Frees the edit state; NULL is allowed. The arrays of the mesh are kept.
void pave_reshapes_free(pave_mesh *mesh);

/// Gives a mesh an edit state, initially not ready, unless it already has one. Returns false if out
/// of memory.
bool pave_reshapes_own(pave_mesh *mesh);

/// Prepares a mesh for edits. Does nothing if it is ready. Returns PAVE_OK; PAVE_INVALID if the
/// mesh does not belong to the embedding; PAVE_NO_MEMORY.
pave_result pave_reshapes_begin(pave_mesh *mesh, const pave_embedding *embedding);

/// Reserves capacity for one more vertex (which may be on the rim), for `tiles` elements of vertex
/// lists in total, and for `notes` notes. Returns false if out of memory.
bool pave_reshapes_reserve(pave_mesh *mesh, int64_t tiles, int64_t notes);

/// Starts a round: returns a number that does not occur in `seen`.
uint32_t pave_reshapes_round(pave_mesh *mesh);

/// Saves the contents of at most 8 bytes. Capacity must be reserved.
void pave_reshapes_note(struct pave_mesh_private *edits, void *at, size_t size);

/// `undo` restores everything noted after the first `to` notes; `keep` discards all notes.
void pave_reshapes_undo(struct pave_mesh_private *edits, int64_t to);
void pave_reshapes_keep(struct pave_mesh_private *edits);

// ---- One edit -----------------------------------------------------------------------------------

typedef struct pave_reshape {
    pave_mesh_view view; ///< must be first: the `self` of its shape is the edit
    pave_mesh *mesh;
    struct pave_mesh_private *edits;
    pave_embedding embedding;
    int32_t arc, twin;  ///< the edge; the arc leaves an inner node, the lower one if both are inner
    int32_t a, b;       ///< tiles at its ends; b is -1 for a border node
    uint32_t round;     ///< marks vertices that repair moves
    int64_t placed;     ///< number of notes before repair
    int32_t past;       ///< index of the edge's record if that applies, otherwise -1
    pave_past_side was; ///< the faces before the edit
    bool no_memory;
    pave_mesh_patch patch;
} pave_reshape;

/// Returns an empty patch: the result of an edit that changes nothing.
pave_mesh_patch pave_reshape_no_patch(void);

/// Returns the index of a vertex in the ring of a tile, or -1.
int32_t pave_reshape_corner(const pave_mesh *mesh, int32_t tile, int32_t vertex);

/// Returns the fault that cutting a whole edge, or restoring a cut one, would cause, or kind
/// PAVE_FAULT_NONE.
pave_fault pave_reshape_cut_fault(pave_reshape *edit);
pave_fault pave_reshape_join_fault(const pave_reshape *edit);

/// Computes how many list elements and notes the edit needs.
void pave_reshape_needs(const pave_reshape *edit, bool join, int64_t *tiles, int64_t *notes);

/// Changes rings, lists, vertex numbers and the rim. The embedding must already have the new state
/// of the edge. Fills vertices and renumbered of the patch.
void pave_reshape_cut_rings(pave_reshape *edit);
void pave_reshape_join_rings(pave_reshape *edit);

// ---- Records of past edits ----------------------------------------------------------------------

/// Stores the vertices of the faces left and right of the edge's arc. `whole` is the current state
/// of the edge.
void pave_reshape_faces(const pave_reshape *edit, bool whole, int32_t out[2]);

/// Looks up the record of the edge before the edge changes, and fills `was` and `past`. Returns
/// false if out of memory.
bool pave_past_find(pave_reshape *edit, bool whole);

/// Returns the vertex of a record's entry, or -1 if it no longer exists. The record must apply.
int32_t pave_past_vertex(const pave_mesh *mesh, const pave_past_place *place);

/// Records the changes of the edit, unless it has undone a previous one. `whole` is the new state
/// of the edge. The notes since `placed` must still exist. Returns false, with no change, if out of
/// memory.
bool pave_past_keep(pave_reshape *edit, bool whole);

/// Vertices in increasing order, with their new positions.
typedef struct pave_past_moves {
    const int32_t *vertices;
    const pave_point *to;
    int32_t count;
} pave_past_moves;

/// Returns whether a tile is at an end of the last edited edge, provided nothing else has changed
/// the mesh since.
bool pave_past_is_of_last(const pave_mesh *mesh, int32_t tile);

/// Adds moves to the record of the last edit; call it before making them. Returns false, with no
/// change, if out of memory.
bool pave_past_join_last(pave_mesh *mesh, const pave_past_moves *moves);

/// Ends the last edit: later changes are not added to its record, and locators must be rebuilt.
void pave_past_forget_last(pave_mesh *mesh);

/// Frees all records of a mesh that has an edit state.
void pave_pasts_free(pave_mesh *mesh);

#endif
