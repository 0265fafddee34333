/// pave/edits.h: lasting changes of an endless world. An overlay over a pave_world keeps what a
/// game or a designer changed: pinned tiles, changed colours of edges and corners, areas with seeds
/// of their own, each with a payload that the game may use as it likes. The tiles around are chosen
/// again, so that all still match. Only edits are kept; elsewhere, and once they are undone,
/// the world is that of its seed.
///
/// The colour of an edge or corner is
///   1. that of the latest COLOR on it; else
///   2. that of a pinned tile around it; else
///   3. that of the latest AREA with a cell around it, in the world of the area's seed; else
///   4. that of the world.
/// The *base* of a cell is the latest AREA that contains it, or the world. A cell is
///   1. its pin, where it has one; else
///   2. the tile of its base, where all its colours are those of its base; else
///   3. drawn by weight among the tiles with its colours.
/// In a connected world a vertex owns no wall where an edit closes a side that ends at it (by a
/// colour that cannot be passed), or where the bases of cells around it have different seeds. So
/// walls near edits open, and a cell is cut off only where sides that edits close enclose it. No
/// other cells change than those around such vertices.
///
/// So the tiles are a pure function of the world and of the edits that stand. In which order they
/// came matters only between edits of the same cell, edge, corner or ground, where the latest,
/// which is that of the greatest number, counts. docs/determinism.md has every detail.
///
/// formats/store.h keeps edits in a file. Example: town.c.
#ifndef PAVE_EDITS_H
#define PAVE_EDITS_H

#include <pave/world.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What an edit does.
typedef enum pave_edit_kind {
    PAVE_EDIT_PIN = 0,   ///< "pin": the tile of a cell
    PAVE_EDIT_CLEAR = 1, ///< "clear": no pin of before counts at a cell
    PAVE_EDIT_COLOR = 2, ///< "color": the colour of an edge or corner
    PAVE_EDIT_AREA = 3,  ///< "area": a rectangle with a seed of its own
    PAVE_EDIT_PINS = 4   ///< "pins": the tiles of many cells, such as a house that was drawn
} pave_edit_kind;

/// The words of pave_edit_kind.
PAVE_API extern const char *const pave_edit_kind_words[];

enum {
    PAVE_EDIT_AREA_MAX = 65536, ///< unit cells along a side of an area
    PAVE_EDIT_CUT_MAX = 4096    ///< joined cells from which on a component is not cut off
};

/// The most bytes of a payload, and cells of one edit.
#define PAVE_EDIT_PAYLOAD_MAX (INT64_C(1) << 28)
#define PAVE_EDIT_CELLS_MAX (INT64_C(1) << 24)

/// An edit. Fields that its kind does not use are ignored.
typedef struct pave_edit {
    int64_t number; ///< from 1; of an edit to be made 0: one more than the last
    pave_edit_kind kind;
    pave_cell cell; ///< PIN, CLEAR, COLOR: |q|, |r| <= PAVE_COORDINATE_MAX
    uint32_t tile;  ///< PIN: an id of the set of its face; PAVE_WANG_EMPTY where unset is a colour
    int32_t place;  ///< COLOR: the edge or corner: a place of the cell, as wang.h numbers them
    /// COLOR: what the cell reads there, 1 to the count of colours; PAVE_WANG_UNSET: unset;
    /// PAVE_WANG_FREE: no COLOR of before counts.
    int color;
    pave_rect rect; ///< AREA: unit cells, 1..PAVE_EDIT_AREA_MAX along each side, all in range
    uint64_t seed;  ///< AREA: of its world, which else is as the whole is defined
    const pave_cell *cells; ///< PINS: the cells, each once
    const uint32_t *tiles;  ///< PINS: their tiles
    int64_t count;          ///< PINS: how many, 1..PAVE_EDIT_CELLS_MAX
    const void *payload;    ///< bytes of the caller's, which pave only keeps
    int64_t payload_size;   ///< 0..PAVE_EDIT_PAYLOAD_MAX
} pave_edit;

/// A world and its edits.
typedef struct pave_edits pave_edits;

/// Makes the world of a definition, without edits; destroy it with pave_edits_destroy. The sets and
/// the tiling must live as long. Returns as pave_world_create, and PAVE_UNSUPPORTED for a
/// multigrid. Costs a world, and 16 bytes for each tile of the sets.
PAVE_API pave_result pave_edits_create(const pave_world_def *def, const pave_allocator *allocator,
                                       pave_edits **out, pave_error *error);

/// Releases the edits and their world; NULL is allowed.
PAVE_API void pave_edits_destroy(pave_edits *edits);

/// The world as it is edited, for whatever takes a world: cells, fills, colours, pictures, maps,
/// walkers. It changes whenever the edits do, lives as long, and must not be destroyed. A cell that
/// edits touch costs a search in a list of its chunk of 64 x 64, the others as much as without
/// edits; a fill about a nanosecond for each cell that is touched. Its fingerprint,
/// pave_world_hash, is that of the world without edits. Constant time.
PAVE_API const pave_world *pave_edits_world(const pave_edits *edits);

/// The world of the seed, without its edits. It lives as long as they. Constant time.
PAVE_API const pave_world *pave_edits_base(const pave_edits *edits);

// ---- Changing -----------------------------------------------------------------------------------

/// Makes edits, in order, and undoes others, as one step: all of it or nothing.
///     pave_edits_change(edits, &(pave_edit){.cell = cell, .tile = 5}, 1, NULL, 0, &error)
/// `add` must hold at least add_count elements, `undo`, numbers, undo_count; both may be NULL for
/// 0. Numbers given by the caller ascend, beyond pave_edits_last. Everything is copied. Returns
/// PAVE_OK; PAVE_RANGE for a number, cell, place, colour or size that does not exist;
/// PAVE_NOT_FOUND for an unknown tile or undo; PAVE_INVALID where pins and colours contradict each
/// other; PAVE_INCOMPLETE where a cell would have no tile; PAVE_NO_MEMORY. Then nothing has changed
/// and `error` (or NULL) names the cell and place. Time: a few pave_world_at for each cell touched.
PAVE_API pave_result pave_edits_change(pave_edits *edits, const pave_edit *add, int64_t add_count,
                                       const int64_t *undo, int64_t undo_count, pave_error *error);

/// Counts the cells of a connected world that are cut off near edits. Call it before and after a
/// change: the difference is what that cuts off. Components of joined cells grow side by side, from
/// the cells of pins and their neighbors and from both cells of a COLOR of an edge, until one at
/// most can grow. Those that ended are cut off; rock and components of PAVE_EDIT_CUT_MAX cells or
/// more are not. `list` must hold at least `count` elements. Returns PAVE_OK, with 0 in a world
/// that is not connected; as pave_edits_change for a cell, place or tile that does not exist;
/// PAVE_NO_MEMORY. Time O(cells that are reached), mostly a few dozen.
PAVE_API pave_result pave_edits_cut(const pave_edits *edits, const pave_edit *list, int64_t count,
                                    int64_t *out);

// ---- The list -----------------------------------------------------------------------------------

/// The greatest number that an edit has had, undone ones among them; 0: none yet. Constant time.
PAVE_API int64_t pave_edits_last(const pave_edits *edits);

/// Finds the first edit that stands and has a number greater than `after`; 0: the oldest. False
/// without any; then `out` is untouched. What it points to stays until the next change. Time O(log
/// n).
///     pave_edit edit = {0};
///     while (pave_edits_next(edits, edit.number, &edit)) use(&edit);
PAVE_API bool pave_edits_next(const pave_edits *edits, int64_t after, pave_edit *out);

/// Finds the edit, PIN or PINS, that pins a cell; |q|, |r| <= PAVE_COORDINATE_MAX, s a face of the
/// tiling. False without any; then `out` is untouched. As pave_edits_next. Time O(log n).
PAVE_API bool pave_edits_pin_at(const pave_edits *edits, pave_cell cell, pave_edit *out);

#ifdef __cplusplus
}
#endif
#endif
