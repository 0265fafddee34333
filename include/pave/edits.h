/// pave/edits.h: lasting changes of an endless world. A pave_edits is an overlay on a pave_world
/// with the changes of a game or a designer: pinned tiles, changed colours of edges and corners,
/// and areas with a separate seed, each with a payload for the game. Adjacent tiles are chosen
/// again to match. Only the edits are stored. Elsewhere, and after an undo, the world depends only
/// on its seed.
///
/// The colour of an edge or corner is, in this order,
///   1. the colour of the latest COLOR on it;
///   2. the colour of a pinned tile around it;
///   3. its colour in the world of the latest AREA that contains a cell around it;
///   4. its colour in the world without edits.
/// The *base* of a cell is the latest AREA that contains it, or the world without edits. The tile
/// of a cell is, in this order,
///   1. its pin;
///   2. the tile of its base, if all its colours equal the base's;
///   3. a tile drawn by weight among those with its colours.
/// In a connected world, a vertex owns no wall if an edit closes a side that ends at it (with a
/// colour that cannot be passed), or if the bases of the cells around it have different seeds. This
/// opens walls near edits; cells are cut off only if sides closed by edits enclose them. Only cells
/// around such vertices change.
///
/// The tiles are a pure function of the world and the current edits. The order of edits matters
/// only between edits of the same cell, edge, corner or ground: the latest edit, which has the
/// highest number, takes effect. docs/determinism.md has the details.
///
/// formats/store.h keeps edits in a file. Example: town.c.
#ifndef PAVE_EDITS_H
#define PAVE_EDITS_H

#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The kinds of edits.
typedef enum pave_edit_kind {
    PAVE_EDIT_PIN = 0,   ///< "pin": sets the tile of a cell
    PAVE_EDIT_CLEAR = 1, ///< "clear": removes the pin of a cell
    PAVE_EDIT_COLOR = 2, ///< "color": sets the colour of an edge or corner
    PAVE_EDIT_AREA = 3,  ///< "area": gives a rectangle a separate seed
    PAVE_EDIT_PINS = 4   ///< "pins": sets the tiles of many cells, such as a house
} pave_edit_kind;

/// Names of the pave_edit_kind values.
PAVE_API extern const char *const pave_edit_kind_words[];

enum {
    PAVE_EDIT_AREA_MAX = 65536, ///< maximum length of a side of an area, in unit cells
    PAVE_EDIT_CUT_MAX = 4096    ///< size from which a component does not count as cut off, in cells
};

/// Maximum size of a payload in bytes, and maximum number of cells of one edit.
#define PAVE_EDIT_PAYLOAD_MAX (INT64_C(1) << 28)
#define PAVE_EDIT_CELLS_MAX (INT64_C(1) << 24)

/// An edit. Fields that the kind does not use are ignored.
typedef struct pave_edit {
    int64_t number; ///< 1-based number of the edit; for a new edit, 0 means the next number
    pave_edit_kind kind;
    pave_cell cell; ///< PIN, CLEAR, COLOR: |q|, |r| <= PAVE_COORDINATE_MAX
    uint32_t tile;  ///< PIN: tile id in the set of the face; PAVE_WANG_EMPTY if unset is a colour
    int32_t place;  ///< COLOR: place of the edge or corner in the cell, numbered as in wang.h
    /// COLOR: the colour as seen from the cell, 1 to the number of colours; PAVE_WANG_UNSET: unset;
    /// PAVE_WANG_FREE: removes an earlier COLOR.
    int color;
    pave_rect rect; ///< AREA: rectangle of unit cells, 1..PAVE_EDIT_AREA_MAX on each side, within
                    ///< the limits
    uint64_t seed;  ///< AREA: seed of the area; the rest of the definition is the world's
    const pave_cell *cells; ///< PINS: distinct cells
    const uint32_t *tiles;  ///< PINS: tile ids of these cells
    int64_t count;          ///< PINS: number of cells, 1..PAVE_EDIT_CELLS_MAX
    const void *payload;    ///< bytes for the caller; pave only stores them
    int64_t payload_size;   ///< size of the payload in bytes, 0..PAVE_EDIT_PAYLOAD_MAX
} pave_edit;

/// A world and its edits.
typedef struct pave_edits pave_edits;

/// Makes the world of a definition, without edits. Release it with pave_edits_destroy. The sets and
/// the tiling must outlive it. Returns the results of pave_world_create, and PAVE_UNSUPPORTED for a
/// multigrid. Costs the same as a world, plus 16 bytes per tile of the sets.
PAVE_API pave_result pave_edits_create(const pave_world_def *def, const pave_allocator *allocator,
                                       pave_edits **out, pave_error *error);

/// Releases the edits and their world; NULL is allowed.
PAVE_API void pave_edits_destroy(pave_edits *edits);

/// The edited world, for all functions that take a world: cells, fills, colours, pictures, maps,
/// walkers. It changes with the edits and is valid until pave_edits_destroy; do not destroy it. A
/// cell that edits affect costs a search in a list of its chunk of 64 x 64 cells; other cells cost
/// the same as without edits. Its fingerprint, pave_world_hash, equals the fingerprint of the world
/// without edits. Constant time.
PAVE_API const pave_world *pave_edits_world(const pave_edits *edits);

/// The world without the edits. It is valid until pave_edits_destroy. Constant time.
PAVE_API const pave_world *pave_edits_base(const pave_edits *edits);

// ---- Changing -----------------------------------------------------------------------------------

/// Adds edits, in order, and undoes others, as one atomic step.
///     pave_edits_change(edits, &(pave_edit){.cell = cell, .tile = 5}, 1, NULL, 0, &error)
/// `add` must hold at least add_count edits, `undo` at least undo_count numbers; both may be NULL
/// if the count is 0. Numbers given in `add` must increase and be above pave_edits_last. Everything
/// is copied. Returns PAVE_OK; PAVE_RANGE if a number, cell, place, colour or size is out of range;
/// PAVE_NOT_FOUND for an unknown tile or number; PAVE_INVALID if pins and colours conflict;
/// PAVE_INCOMPLETE if a cell would have no tile; PAVE_NO_MEMORY. On failure nothing changes, and
/// `error` (may be NULL) says which cell and place are wrong. Time: a few calls of pave_world_at
/// per affected cell.
PAVE_API pave_result pave_edits_change(pave_edits *edits, const pave_edit *add, int64_t add_count,
                                       const int64_t *undo, int64_t undo_count, pave_error *error);

/// Counts the cells of a connected world that are cut off near edits. Call it before and after a
/// change; the difference is the number of cells that the change cuts off. Components grow in
/// parallel until at most one can still grow. They start from pinned cells, the neighbours of
/// these, and both cells at an edge with a COLOR. The completed components are cut off, except rock
/// and components of PAVE_EDIT_CUT_MAX cells or more. `list` must hold at least `count` elements.
/// Returns PAVE_OK, with 0 if the world is not connected; the errors of pave_edits_change for
/// cells, places and tiles; PAVE_NO_MEMORY. Linear in the number of reached cells, typically a few
/// dozen.
PAVE_API pave_result pave_edits_cut(const pave_edits *edits, const pave_edit *list, int64_t count,
                                    int64_t *out);

// ---- The list -----------------------------------------------------------------------------------

/// The highest number of any edit so far, including undone edits; 0 before the first edit. Constant
/// time.
PAVE_API int64_t pave_edits_last(const pave_edits *edits);

/// Finds the first current edit with a number above `after`; 0 finds the oldest. Returns false if
/// there is no such edit, with `out` unchanged. Pointers in `out` are valid until the next change.
/// O(log n).
///     pave_edit edit = {0};
///     while (pave_edits_next(edits, edit.number, &edit)) use(&edit);
PAVE_API bool pave_edits_next(const pave_edits *edits, int64_t after, pave_edit *out);

/// Finds the edit (PIN or PINS) that pins a cell; |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the
/// tiling. Returns false if the cell is not pinned, with `out` unchanged. Pointers in `out` are
/// valid until the next change. O(log n).
PAVE_API bool pave_edits_pin_at(const pave_edits *edits, pave_cell cell, pave_edit *out);

#ifdef __cplusplus
}
#endif
#endif
