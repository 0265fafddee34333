/// src/region/growth_model.h: what the steps of growth share: the cells with their areas, the
/// areas with their aims.
#ifndef PAVE_SRC_GROWTH_MODEL_H
#define PAVE_SRC_GROWTH_MODEL_H

#include "../base/heap.h"
#include "../base/sort.h"

#include <pave/growth.h>

/// Numbers of the stream, beside cell or province.
enum {
    PAVE_GROWTH_WORD_PLACE = 0,
    PAVE_GROWTH_WORD_COST,
    PAVE_GROWTH_WORD_LAND,
    PAVE_GROWTH_WORD_BAY
};

enum { PAVE_GROWTH_CLOSED = -1, PAVE_GROWTH_BLOCKS = 48 };

/// An area; number 0 is the sea.
typedef struct pave_growth_area {
    int32_t size;        ///< cells
    int32_t least, most; ///< the sizes that are within the tolerance
    int32_t want;        ///< the size that is aimed at
    int32_t locked;      ///< cells that are its own for ever
    bool fixed;          ///< it has no others
    double share;
} pave_growth_area;

/// A connected component of the ground without closed cells and fixed areas.
typedef struct pave_growth_part {
    int32_t cells, free; ///< all; and those that are not locked
    int32_t rooted;      ///< areas with locked cells that grow in it
    int32_t areas;       ///< others that were allotted to it
    int32_t first_area;  ///< of these; the others follow by `next_area`
    int32_t seas;        ///< provinces that become sea
    int32_t first_cell;  ///< where its cells stand in the order of places
    double land;         ///< shares of its areas
    double room;         ///< what it could still take
    bool used;
} pave_growth_part;

/// What grows: an area, or a part of the sea; or something that is still to become either.
typedef struct pave_growth_province {
    int32_t area;   ///< PAVE_GROWTH_CLOSED: not yet known
    int32_t part;   ///< -1: of a fixed area
    int32_t center; ///< where it grows from; -1: from its locked cells
    int32_t size, want;
    int32_t pace; ///< what a step costs it, of 256
    int64_t x, y; ///< the sum of its cells' positions, then their mean
    int64_t nearest;
} pave_growth_province;

/// A cell while provinces grow. Steps visit cells in random order, so it is one record.
typedef struct pave_growth_reach {
    int32_t distance, next, before; ///< in a list of cells of one distance
    int32_t cost;                   ///< of a step to it, where there is roughness
} pave_growth_reach;

typedef struct pave_growth_border {
    int32_t to, length; ///< edges
} pave_growth_border;

/// Which areas touch, by ids 0..count.
typedef struct pave_growth_borders {
    int32_t *start;           ///< count + 2
    pave_growth_border *list; ///< those of an id from its start on
    int32_t *slots;           ///< count + 1, for its making
    int64_t room;             ///< of `list`
    int32_t count;
} pave_growth_borders;

typedef struct pave_growth_block {
    void *memory;
    size_t count, size;
} pave_growth_block;

typedef struct pave_growth {
    const pave_growth_def *def;
    const pave_graph *graph;
    const pave_allocator *allocator;
    const pave_batch *batch;
    pave_error *error;
    pave_growth_block blocks[PAVE_GROWTH_BLOCKS]; ///< whatever it has taken
    int32_t block_count;
    bool failed;   ///< some of it was not to be had
    bool sea;      ///< there is one
    bool paced;    ///< some province is faster than others
    int32_t rough; ///< 0..256
    int32_t cell_count, open_count, free_count;
    int32_t area_count, grown_count; ///< areas; and those that are not fixed
    int32_t part_count, province_count;
    int32_t land; ///< cells of all areas that are not fixed, as they are to be
    int32_t rounds;
    pave_growth_area *areas; ///< area_count + 1
    pave_growth_part *parts;
    pave_growth_province *provinces; ///< province_count + 1; the first one is not used
    int32_t *next_area;              ///< area_count + 1
    pave_growth_borders borders;
    // Of cells:
    int32_t *of;      ///< area (while provinces grow, province); 0: sea; PAVE_GROWTH_CLOSED
    uint8_t *held;    ///< it never changes hands
    int32_t *part_of; ///< -1: closed, or of a fixed area
    int32_t *list;    ///< cells by area: those of area a begin at first[a]
    int32_t *first;   ///< area_count + 2, or province_count + 2
    int32_t *queue;
    pave_growth_reach *reach;
    double flight;  ///< turns a distance of positions into steps' costs; 0: steps are counted
    int32_t *x, *y; ///< positions as whole numbers; NULL: there are none
    uint64_t *keys, *spare; ///< of sorting; `keys` is the heap, too
    int32_t heap_count;
    uint8_t *waiting; ///< it is in the heap
    uint32_t *marks;  ///< of tests of connection: mark_base + which search
    uint32_t mark_base;
    int32_t *moved; ///< cells that go along with another
} pave_growth;

// ---- Memory (growth.c) --------------------------------------------------------------------------

/// An array that goes with the growth, all zero; NULL, and `failed` is set, where there is no
/// memory.
void *pave_growth_take(pave_growth *growth, size_t count, size_t size);

/// Sorts `keys` by their high halves; equal ones stay in order. `spare` is as long.
static inline void pave_growth_sort(pave_growth *growth, int32_t count)
{
    uint64_t *sorted = pave_sort_keys(growth->keys, growth->spare, count, 32, 64);
    if (sorted != growth->keys) growth->spare = growth->keys;
    growth->keys = sorted;
}

// ---- The rim (growth_margin.c) ------------------------------------------------------------------

enum { PAVE_GROWTH_RING = 4 }; ///< and more: a cell of the margin's rings

/// Above 0 for each cell of the margin of `def` and its bays, else 0. `out` must hold at least n
/// elements. Returns PAVE_OK, PAVE_RANGE or PAVE_NO_MEMORY.
pave_result pave_growth_margin(const pave_growth_def *def, const pave_allocator *allocator,
                               int32_t *out);

// ---- Places (growth_parts.c, growth_places.c) ---------------------------------------------------

/// Finds the parts of the ground, and which areas lie in which. PAVE_INVALID where they cannot be
/// covered.
pave_result pave_growth_allot(pave_growth *growth);
/// Makes the provinces, and their places to start.
pave_result pave_growth_place(pave_growth *growth);

// ---- Rounds (growth_rounds.c, growth_land.c) ----------------------------------------------------

/// Grows all provinces at once.
void pave_growth_spread(pave_growth *growth);
/// Moves each to the middle of what it has.
void pave_growth_center(pave_growth *growth);
/// Provinces that are too small grow faster the next time.
void pave_growth_pace(pave_growth *growth);
/// Takes and fills whole-numbered positions, where there are any that mean something.
pave_result pave_growth_positions(pave_growth *growth);
/// Decides which provinces are land, and which areas they are.
pave_result pave_growth_choose(pave_growth *growth);
/// Joins pieces of land, where areas have moved apart since. `of` holds areas.
void pave_growth_isthmus(pave_growth *growth);

// ---- Handing over (growth_release.c, growth_balance.c) ------------------------------------------

/// Counts cells by ids 0..count, into `first` and `list`.
void pave_growth_count(pave_growth *growth, int32_t count);
/// Fills `borders` for ids 0..count; needs pave_growth_count.
pave_result pave_growth_touch(pave_growth *growth, int32_t count);
/// Whether a cell may go from its area to area `to`: -1: no; else how many other cells must go with
/// it, at most `budget`, which `moved` then holds.
int32_t pave_growth_release(pave_growth *growth, int32_t cell, int32_t to, int32_t budget);
void pave_growth_move(pave_growth *growth, int32_t cell, int32_t to);
/// How much more of what lies round a cell belongs to `to` than to the area that has it.
int32_t pave_growth_gain(const pave_growth *growth, int32_t cell, int32_t to);
/// How far all sizes are beyond the tolerance, in cells.
int64_t pave_growth_excess(const pave_growth *growth);
/// Evens out sizes until they are within the tolerance, or no more can be done.
pave_result pave_growth_balance(pave_growth *growth);
/// Shortens borders within the tolerance. The sea may stray by `slack` cells.
void pave_growth_shape(pave_growth *growth, int32_t slack);

#endif
