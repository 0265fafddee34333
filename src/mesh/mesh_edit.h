/// src/mesh/mesh_edit.h: edits of meshes: what is kept from one to the next, and the parts of one.
#ifndef PAVE_SRC_MESH_EDIT_H
#define PAVE_SRC_MESH_EDIT_H

#include "../base/index.h"
#include "build/mesh_embedding.h"
#include "valid/mesh_valid.h"

// ---- What is kept -------------------------------------------------------------------------------

/// What some bytes held before they were changed, so that an edit can be undone whole.
typedef struct pave_reshape_note {
    void *at;
    uint64_t was;
    size_t size;
} pave_reshape_note;

/// A vertex that an edit moved beside those of the faces at its edge.
typedef struct pave_past_place {
    int32_t tile, other; ///< the side between the two that begins there in the first one's ring
    uint64_t around;     ///< a hash of the tiles there
    pave_point at[2];    ///< where it was while the edge was cut, and while it was whole
} pave_past_place;

/// The faces at an edge, to the left and right of its arc; both are the same while it is cut.
typedef struct pave_past_side {
    uint64_t around; ///< a hash of the tiles at their vertices, and of how many sides the ends have
    pave_point at[2];
} pave_past_side;

/// What an edit changed; see mesh_undo.c.
typedef struct pave_past {
    int32_t a, b;            ///< as in pave_reshape
    pave_past_side sides[2]; ///< while the edge was cut, and while it was whole
    uint64_t context;        ///< a hash of what else the tiles at all these vertices have
    pave_past_place *places;
    int64_t place_count, place_room;
} pave_past;

typedef struct pave_pasts {
    pave_index by_arc; ///< of the edge: in `items`, which are as many
    pave_past *items;
    int64_t room;
} pave_pasts;

/// The last edit, while nothing else has changed the mesh.
typedef struct pave_past_last {
    int32_t past; ///< -1: none
    bool whole;   ///< what it made of its edge
    int32_t faces[2];
} pave_past_last;

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
    pave_shape_list moved, tiles, around;
    pave_pasts pasts;
    pave_past_last last;
};

/// Releases what is kept; NULL is allowed. The arrays of the mesh stay.
void pave_reshapes_free(pave_mesh *mesh);

/// Makes a mesh have a state of edits, not ready for them where it had none. False: no memory.
bool pave_reshapes_own(pave_mesh *mesh);

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
    int32_t arc, twin;  ///< the edge; the arc leaves an inner node, the lower one of two
    int32_t a, b;       ///< the tiles at its ends; b is -1 for a border node
    uint32_t round;     ///< of vertices that repair moves
    int64_t placed;     ///< how many notes there were before repair
    int32_t past;       ///< that of the edge, where it fits; -1: none
    pave_past_side was; ///< the faces before the edit
    bool no_memory;
    pave_mesh_patch patch;
} pave_reshape;

/// The patch of no change.
pave_mesh_patch pave_reshape_no_patch(void);

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

// ---- What was there -----------------------------------------------------------------------------

/// The vertices of the faces to the left and right of the edge's arc, which is whole or not now.
void pave_reshape_faces(const pave_reshape *edit, bool whole, int32_t out[2]);

/// Looks at the edge before it is changed, and fills `was` and `past`. False: no memory.
bool pave_past_find(pave_reshape *edit, bool whole);

/// The vertex of a place of a past that fits; -1 where it is nowhere.
int32_t pave_past_vertex(const pave_mesh *mesh, const pave_past_place *place);

/// Remembers what the edit has changed, where it did not undo; `whole`: what the edge is now. The
/// notes since `placed` still stand. False: no memory, no change.
bool pave_past_keep(pave_reshape *edit, bool whole);

/// Vertices in increasing order, and where they are to go.
typedef struct pave_past_moves {
    const int32_t *vertices;
    const pave_point *to;
    int32_t count;
} pave_past_moves;

/// Whether a tile is one of the two of the last edit, since which nothing else has changed the
/// mesh.
bool pave_past_is_of_last(const pave_mesh *mesh, int32_t tile);

/// Makes moves that are still to be made a part of that edit. False: no memory, no change.
bool pave_past_join_last(pave_mesh *mesh, const pave_past_moves *moves);

/// What changes the mesh now is not part of the last edit, and locators cannot follow it.
void pave_past_forget_last(pave_mesh *mesh);

/// Releases all pasts of a mesh that has a state of edits.
void pave_pasts_free(pave_mesh *mesh);

#endif
