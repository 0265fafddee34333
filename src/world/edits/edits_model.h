/// src/world/edits/edits_model.h: the data structures of edits.
///
/// The plane is cut into *chunks* of 64 x 64 unit cells, found by hash. A cell is a chunk's number
/// and a *local* number within it; a *spot* is a cell and a place. A *mark* is the effect of one
/// edit on a cell (a pin) or on a feature (a colour); marks are kept in lists, latest first. A
/// *patch* is a cell with a colour from an edit rather than from its base, that is, a pinned or
/// derived cell. Its tile may still equal the tile of its base.
#ifndef PAVE_SRC_EDITS_MODEL_H
#define PAVE_SRC_EDITS_MODEL_H

#include "../../base/array.h"
#include "../../base/index.h"
#include "../squares/world_blocks.h"
#include "../tilings/world_tiling.h"

#include <pave/edits.h>

enum {
    PAVE_EDIT_CHUNK_LOG = 6,
    PAVE_EDIT_CHUNK = 1 << PAVE_EDIT_CHUNK_LOG,
    PAVE_EDIT_SLOT_LOG = 14, ///< number of low bits of a local number, which is (row <<
                             ///< PAVE_EDIT_SLOT_LOG) + x * face_count + s
    PAVE_EDIT_PLACE_LOG = 5,
    PAVE_EDIT_LEVEL_MIN = PAVE_EDIT_CHUNK_LOG,
    PAVE_EDIT_LEVEL_MAX = 16,
    PAVE_EDIT_NONE = -1
};

/// The value of a cleared pin or colour.
#define PAVE_EDIT_CLEARED UINT64_MAX

/// The effect of an edit; `value` is a tile, a colour at the first spot of its feature, or the slot
/// of an area.
typedef struct pave_edit_mark {
    int64_t number;
    uint64_t value;
    int32_t next; ///< next mark in the list; PAVE_EDIT_NONE at the end
} pave_edit_mark;

/// Linked lists of marks by key, in one array; free marks form another list.
typedef struct pave_edit_marks {
    pave_index heads; ///< index from keys to first marks
    pave_edit_mark *list;
    int64_t used, count, capacity; ///< number of marks; number of elements, including free ones;
                                   ///< capacity
    int32_t free;
} pave_edit_marks;

typedef struct pave_edit_patch {
    uint32_t local, tile;
} pave_edit_patch;

typedef struct pave_edit_chunk {
    int32_t q, r; ///< coordinates of its first unit cell, divided by 64
    pave_edit_patch *patches;
    int64_t count, capacity;
} pave_edit_chunk;

/// A cell around a feature, as an offset from another such cell, and the feature's place in it.
typedef struct pave_edit_spot {
    int32_t q, r, s, place;
    bool far; ///< its colour is the mirror of the first spot's colour
} pave_edit_spot;

/// The feature at a place of a face: its spots, in the same order from every cell around it.
typedef struct pave_edit_feature {
    int32_t first, count; ///< range of its spots; count 0: not needed
    bool used;            ///< whether the sets' kind uses the place
    bool far;             ///< `far` of the spot in the face itself
} pave_edit_feature;

/// The tiles of a set by colours.
typedef struct pave_edit_deck {
    const pave_wang_set *set;
    uint32_t count;
    uint32_t *order; ///< indices of tiles of positive weight, increasing by colours, then index
} pave_edit_deck;

typedef struct pave_edit_area {
    int64_t number;
    pave_rect rect;
    uint64_t seed;
} pave_edit_area;

/// An edit, with copies of its arrays.
typedef struct pave_edit_record {
    pave_edit edit;
    bool stands;
} pave_edit_record;

/// The edited world; its implementation is pave_way_edited.
typedef struct pave_edited_world {
    pave_world world;
    const struct pave_edits *edits;
} pave_edited_world;

struct pave_edits {
    pave_allocator allocator;
    pave_world *world; ///< the world before edits
    pave_edited_world edited;
    const pave_tiling *tiling;
    int32_t face_count;
    bool edges, corners;     ///< which places are used
    bool connected;          ///< for a connected world: all places have features
    const pave_rocks *rocks; ///< rocks of `world`; NULL: none
    bool passable[PAVE_WANG_COLORS_MAX + 1];
    bool has_empty; ///< whether unset is a colour
    int color_count;
    /// maximum distance, in unit cells, from the rim of an area to a cell that it may change
    int32_t reach;
    const pave_wang_set **sets; ///< by face
    int32_t *decks_of;          ///< by face: index of its deck
    pave_edit_deck *decks;      ///< face_count elements
    int32_t deck_count;
    pave_edit_feature *features; ///< index: face * PAVE_WANG_PLACES_MAX + place
    pave_edit_spot *spots;
    int64_t spot_count, spot_room;

    pave_edit_record *records; ///< sorted by number; may include undone ones
    int64_t record_count, record_room, standing;
    int64_t last;
    pave_index chunk_numbers;
    pave_edit_chunk *chunks;
    int64_t chunk_count, chunk_room;
    /// pins by cell, colours by feature, areas by block of a level
    pave_edit_marks pins, colors, grounds;
    pave_edit_area *areas;
    int64_t area_count, area_room;                ///< number of slots, and capacity
    int64_t area_levels[PAVE_EDIT_LEVEL_MAX + 1]; ///< number of areas of each level
    int64_t area_standing;
    pave_edit_patch *scratch; ///< scratch for merging patches
    int64_t scratch_room;
};

// ---- Worlds of areas ----------------------------------------------------------------------------

/// A world with another seed, which shares the tables of the original world.
typedef union pave_world_view {
    pave_world world;
    pave_squares squares;
    pave_block_world blocks;
    pave_aperiodic_world aperiodic;
    pave_world_tiling tiling;
} pave_world_view;

/// Returns the world of an area, stored in `view`; for PAVE_EDIT_NONE, the world itself.
const pave_world *pave_edits_ground(const pave_edits *edits, int32_t area, pave_world_view *view);

// ---- Chunks and marks ---------------------------------------------------------------------------

static inline uint64_t pave_edits_chunk_key(int32_t q, int32_t r)
{
    return (uint64_t)(uint32_t)(q + (1 << 25)) << 28 | (uint32_t)(r + (1 << 25));
}

/// Returns the index of a cell's chunk, or PAVE_EDIT_NONE.
static inline int32_t pave_edits_chunk_of(const pave_edits *edits, pave_cell cell)
{
    return pave_index_get(
        &edits->chunk_numbers,
        pave_edits_chunk_key(cell.q >> PAVE_EDIT_CHUNK_LOG, cell.r >> PAVE_EDIT_CHUNK_LOG));
}

/// Like pave_edits_chunk_of, but makes the chunk if necessary; PAVE_EDIT_NONE if out of memory.
int32_t pave_edits_make_chunk(pave_edits *edits, pave_cell cell);

static inline uint32_t pave_edits_local(const pave_edits *edits, pave_cell cell)
{
    const uint32_t x = (uint32_t)cell.q & (PAVE_EDIT_CHUNK - 1),
                   y = (uint32_t)cell.r & (PAVE_EDIT_CHUNK - 1);
    return y << PAVE_EDIT_SLOT_LOG | (x * (uint32_t)edits->face_count + (uint32_t)cell.s);
}

static inline uint64_t pave_edits_key(int32_t chunk, uint32_t local)
{
    return (uint64_t)(uint32_t)chunk << 32 | local;
}

static inline pave_cell pave_edits_cell(const pave_edits *edits, uint64_t key)
{
    const pave_edit_chunk *chunk = &edits->chunks[key >> 32];
    const uint32_t local = (uint32_t)key, slot = local & ((1 << PAVE_EDIT_SLOT_LOG) - 1),
                   faces = (uint32_t)edits->face_count;
    return (pave_cell){chunk->q * PAVE_EDIT_CHUNK + (int32_t)(slot / faces),
                       chunk->r * PAVE_EDIT_CHUNK + (int32_t)(local >> PAVE_EDIT_SLOT_LOG),
                       (int32_t)(slot % faces)};
}

/// Reserves memory for `more` marks. Returns false if out of memory.
bool pave_edit_marks_reserve(pave_edit_marks *marks, int64_t more);

/// Adds a mark, for which memory must be reserved.
void pave_edit_marks_put(pave_edit_marks *marks, uint64_t key, int64_t number, uint64_t value);

/// Removes the mark of an edit, which must exist, and returns its value.
uint64_t pave_edit_marks_take(pave_edit_marks *marks, uint64_t key, int64_t number);

/// Returns the latest mark of a key, or NULL.
static inline const pave_edit_mark *pave_edit_marks_get(const pave_edit_marks *marks, uint64_t key)
{
    const int32_t head = pave_index_get(&marks->heads, key);
    return head < 0 ? NULL : &marks->list[head];
}

void pave_edit_marks_release(pave_edit_marks *marks);

// ---- Areas --------------------------------------------------------------------------------------

/// The functions reserve memory for more areas, add an area, and remove the area with a number.
bool pave_edits_reserve_areas(pave_edits *edits, int64_t more);
void pave_edits_put_area(pave_edits *edits, const pave_edit *edit);
void pave_edits_take_area(pave_edits *edits, const pave_edit *edit);

/// Returns the slot of the latest area that contains the unit cell, or PAVE_EDIT_NONE.
int32_t pave_edits_area_at(const pave_edits *edits, int32_t q, int32_t r);

/// Returns the area with the lowest number above `after` that meets a rectangle within one chunk,
/// or PAVE_EDIT_NONE. The next function returns the latest area that contains the whole rectangle.
int32_t pave_edits_next_area(const pave_edits *edits, pave_rect rect, int64_t after);
int32_t pave_edits_covering_area(const pave_edits *edits, pave_rect rect);

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the record with a number, undone or not, or NULL.
pave_edit_record *pave_edits_find(const pave_edits *edits, int64_t number);

/// Releases the copies of a record's arrays.
void pave_edits_release_record(const pave_edits *edits, pave_edit_record *record);

/// Returns the feature at a place of a cell, and stores the key of its marks if its chunk exists.
static inline const pave_edit_feature *pave_edits_feature(const pave_edits *edits, int32_t s,
                                                          int32_t place)
{
    return &edits->features[s * PAVE_WANG_PLACES_MAX + place];
}

/// Returns the cell of a spot.
static inline pave_cell pave_edits_spot_cell(const pave_edit_spot *spot, pave_cell cell)
{
    return (pave_cell){cell.q + spot->q, cell.r + spot->r, spot->s};
}

/// Returns the current pin of a cell, or NULL.
const pave_edit_mark *pave_edits_pin_of(const pave_edits *edits, pave_cell cell);

/// Returns the colours of a tile of a face; all 0 for PAVE_WANG_EMPTY. The set must have the tile.
const uint8_t *pave_edits_tile_colors(const pave_edits *edits, int32_t s, uint32_t tile);

/// Result of deriving a cell: the tile of its base, or a patch.
typedef struct pave_edit_tile {
    bool patched;
    uint32_t tile;
} pave_edit_tile;

/// Derives a cell by the rules of edits.h; `known` is the world's tile at the cell, or NULL.
/// Returns the results of pave_edits_change.
pave_result pave_edits_derive(const pave_edits *edits, pave_cell cell, const uint32_t *known,
                              pave_edit_tile *out, pave_error *error);

// ---- Checks -------------------------------------------------------------------------------------

/// Fills `error` and returns PAVE_NO_MEMORY.
pave_result pave_edits_no_memory(pave_error *error);

/// Checks all numbers of an edit. Its own number must be above `before`.
pave_result pave_edits_check(const pave_edits *edits, const pave_edit *edit, int64_t before,
                             pave_error *error);

/// Checks that all edits of a list of numbers are current.
pave_result pave_edits_check_undo(const pave_edits *edits, const int64_t *undo, int64_t count,
                                  pave_error *error);

/// Returns the number of current edits. Constant time.
int64_t pave_edits_count(const pave_edits *edits);

#endif
