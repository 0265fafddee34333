/// src/region/growth_model.h: data shared by the steps of growth: cells with their areas, and areas
/// with their target sizes.
#ifndef PAVE_SRC_GROWTH_MODEL_H
#define PAVE_SRC_GROWTH_MODEL_H

#include "../base/heap.h"
#include "../base/sort.h"

#include <pave/growth.h>

/// Purposes of random words.
enum {
    PAVE_GROWTH_WORD_PLACE = 0,
    PAVE_GROWTH_WORD_COST,
    PAVE_GROWTH_WORD_LAND,
    PAVE_GROWTH_WORD_BAY
};

enum {
    PAVE_GROWTH_CLOSED = -1,
    PAVE_GROWTH_BLOCKS = 48,
    PAVE_GROWTH_PARTS = 16,     ///< units of progress in a round
    PAVE_GROWTH_CELLS = 1 << 16 ///< cells between two reports of progress
};

/// An area; number 0 is the sea.
typedef struct pave_growth_area {
    int32_t size;        ///< number of cells
    int32_t least, most; ///< minimum and maximum size within the tolerance
    int32_t want;        ///< target size
    int32_t locked;      ///< number of cells that it must keep
    bool fixed;          ///< it consists of its locked cells only
    double share;
} pave_growth_area;

/// A connected component of the ground without closed cells and fixed areas.
typedef struct pave_growth_part {
    int32_t cells, free; ///< number of all cells; number of cells that are not locked
    int32_t rooted;      ///< number of areas with locked cells that grow in it
    int32_t areas;       ///< number of other areas allotted to it
    int32_t first_area;  ///< first of the allotted areas; the rest are linked by `next_area`
    int32_t seas;        ///< number of provinces that become sea
    int32_t first_cell;  ///< start of its cells in the order of places
    double land;         ///< total share of its areas
    double room;         ///< remaining capacity
    bool used;
} pave_growth_part;

/// A growing unit that is, or will become, an area or a part of the sea.
typedef struct pave_growth_province {
    int32_t area;   ///< PAVE_GROWTH_CLOSED: not known yet
    int32_t part;   ///< -1: part of a fixed area
    int32_t center; ///< cell that it grows from; -1: it grows from its locked cells
    int32_t size, want;
    int32_t pace; ///< cost of a step, in 256ths
    int64_t x, y; ///< sum of its cells' positions, later their mean
    int64_t nearest;
} pave_growth_province;

/// Links of a cell in a search.
typedef struct pave_growth_reach {
    int32_t next, before;
} pave_growth_reach;

/// A cell in the list of those that wait at one distance.
typedef struct pave_growth_wait {
    int32_t cell, next; ///< next: index of the one that was added before it; -1: none
} pave_growth_wait;

/// The cells next to a cell: base + to[0], base + to[1], ..
typedef struct pave_growth_arcs {
    const int32_t *to;
    int32_t base, count;
} pave_growth_arcs;

enum { PAVE_GROWTH_STENCILS = 256, PAVE_GROWTH_STENCIL_MAX = 15 };

/// Differences from a cell to its neighbours. On a grid many cells share them.
typedef struct pave_growth_stencil {
    int32_t count, to[PAVE_GROWTH_STENCIL_MAX];
} pave_growth_stencil;

typedef struct pave_growth_border {
    int32_t to, length; ///< neighbouring id; number of shared edges
} pave_growth_border;

enum { PAVE_GROWTH_LANES = 8 };

/// One border of each of PAVE_GROWTH_LANES areas. Length 0: the area has no more.
typedef struct pave_growth_row {
    double length[PAVE_GROWTH_LANES];
    int32_t to[PAVE_GROWTH_LANES];
} pave_growth_row;

typedef struct pave_growth_flow pave_growth_flow; ///< see growth_flow.h

/// Adjacency of areas, by ids 0..count.
typedef struct pave_growth_borders {
    int32_t *start, *end;     ///< count + 1 elements each
    pave_growth_border *list; ///< borders of each id, from its start to its end
    int32_t *slots;           ///< count + 1 elements: scratch for construction
    int64_t room;             ///< capacity of `list`
    int32_t count;            ///< elements of `list`, with those of earlier rounds
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
    pave_growth_block blocks[PAVE_GROWTH_BLOCKS]; ///< all allocated blocks
    int32_t block_count;
    bool failed;   ///< set after an allocation has failed
    bool sea;      ///< there is sea
    bool paced;    ///< some provinces grow faster than others
    int32_t rough; ///< 0..256
    int32_t cell_count, open_count, free_count;
    int32_t area_count, grown_count; ///< number of areas; number of areas that are not fixed
    int32_t part_count, province_count;
    int32_t land; ///< target number of cells of all areas that are not fixed
    int32_t rounds;
    int32_t step;            ///< completed rounds of growing and of settling, for progress
    bool stopped;            ///< the progress callback has asked to stop
    pave_growth_area *areas; ///< area_count + 1 elements
    pave_growth_part *parts;
    pave_growth_province *provinces; ///< province_count + 1 elements; the first is unused
    int32_t *next_area;              ///< area_count + 1 elements
    pave_growth_borders borders;
    pave_growth_wait *waits; ///< of all distances, in the order they were added
    int64_t wait_room;       ///< capacity of `waits`
    pave_growth_flow *flow;  ///< NULL before the first balancing
    pave_growth_row *rows;
    int64_t row_room; ///< capacity of `rows`
    // Per cell:
    uint8_t *stencil; ///< stencil of the cell, or NULL: there are too many
    pave_growth_stencil *stencils;
    int32_t *of;      ///< area (province while provinces grow); 0: sea; PAVE_GROWTH_CLOSED
    uint8_t *held;    ///< the cell never changes its area
    int32_t *part_of; ///< -1: closed, or in a fixed area
    int32_t *list;    ///< cells by area: those of area a begin at first[a]
    int32_t *first;   ///< area_count + 2 or province_count + 2 elements
    int32_t *queue;
    int32_t *distance; ///< from the start of its province
    int32_t *cost;     ///< cost of a step to it; used only with roughness
    pave_growth_reach *reach;
    double flight;  ///< factor from Euclidean distance to step costs; 0: step counts are used
    int32_t *x, *y; ///< positions as integers, or NULL
    uint64_t *keys, *spare; ///< for sorting; `keys` is also the heap
    int32_t heap_count;
    uint8_t *waiting; ///< the cell is in the heap
    uint32_t *marks;  ///< marks of connectivity searches: mark_base + the number of the search
    uint32_t mark_base;
    int32_t *moved;   ///< cells that move along with another
    uint8_t *changed; ///< the area's borders may have changed
} pave_growth;

// ---- Memory (growth.c) --------------------------------------------------------------------------

/// Allocates a zeroed array that is freed with the growth. Returns NULL and sets `failed` if out of
/// memory.
void *pave_growth_take(pave_growth *growth, size_t count, size_t size);

/// Reports that `part` of PAVE_GROWTH_PARTS units of the current step are done. Returns whether to
/// stop; later calls return the same.
bool pave_growth_told(pave_growth *growth, int64_t part);

/// Sets `part_of` to `mark` for a cell and all that are connected with it through cells that join:
/// if `joins` is NULL, cells of its area. Returns their number.
int32_t pave_growth_flood(pave_growth *growth, int32_t first, int32_t mark,
                          bool (*joins)(const pave_growth *growth, int32_t cell));

/// Sorts `keys` by their high halves. The sort is stable. `spare` has the same length.
static inline void pave_growth_sort(pave_growth *growth, int32_t count)
{
    uint64_t *sorted = pave_sort_keys(growth->keys, growth->spare, count, 32, 64);
    if (sorted != growth->keys) growth->spare = growth->keys;
    growth->keys = sorted;
}

static inline pave_growth_arcs pave_growth_arcs_of(const pave_growth *growth, int32_t cell)
{
    const pave_graph *graph = growth->graph;
    if (growth->stencil) {
        const pave_growth_stencil *stencil = &growth->stencils[growth->stencil[cell]];
        return (pave_growth_arcs){stencil->to, cell, stencil->count};
    }
    int32_t start = graph->start[cell];
    return (pave_growth_arcs){graph->to + start, 0, graph->start[cell + 1] - start};
}

// ---- The rim (growth_margin.c) ------------------------------------------------------------------

enum { PAVE_GROWTH_RING = 4 }; ///< flag of cells in the rings of the margin

/// Sets `out` to a value above 0 for each cell of the margin of `def` and its bays, otherwise to 0.
/// `out` must hold at least n elements. Returns PAVE_OK, PAVE_RANGE or PAVE_NO_MEMORY.
pave_result pave_growth_margin(const pave_growth_def *def, const pave_allocator *allocator,
                               int32_t *out);

// ---- Places (growth_parts.c, growth_places.c) ---------------------------------------------------

/// Finds the parts of the ground and the areas of each. Returns PAVE_INVALID if the areas cannot
/// cover the parts.
pave_result pave_growth_allot(pave_growth *growth);
/// Makes the provinces and their starting cells.
pave_result pave_growth_place(pave_growth *growth);

// ---- Rounds (growth_rounds.c, growth_land.c) ----------------------------------------------------

/// Grows all provinces at once. Returns early if told to stop.
void pave_growth_spread(pave_growth *growth);
/// Moves each province to the centre of its cells.
void pave_growth_center(pave_growth *growth);
/// Makes provinces that are too small grow faster in the next round.
void pave_growth_pace(pave_growth *growth);
/// Allocates and fills integer positions, if positions are meaningful.
pave_result pave_growth_positions(pave_growth *growth);
/// Chooses the provinces that are land, and the areas they belong to.
pave_result pave_growth_choose(pave_growth *growth);
/// Joins pieces of land whose areas have moved apart. `of` holds areas.
void pave_growth_isthmus(pave_growth *growth);

// ---- Transfers (growth_release.c, growth_balance.c) ---------------------------------------------

/// Lists cells by ids 0..count in `first` and `list`.
void pave_growth_count(pave_growth *growth, int32_t count);
/// Fills `borders` for ids 0..count; if `changed` is not NULL, those of other ids are kept. Call
/// pave_growth_count first.
pave_result pave_growth_touch(pave_growth *growth, int32_t count, const uint8_t *changed);
/// Returns -1 if a cell cannot move from its area to area `to`; otherwise returns the number of
/// other cells that must move with it, at most `budget`, and stores them in `moved`.
int32_t pave_growth_release(pave_growth *growth, int32_t cell, int32_t to, int32_t budget);
void pave_growth_move(pave_growth *growth, int32_t cell, int32_t to);
/// Returns the weight of a cell's surroundings in area `to` minus the weight in its own area.
int32_t pave_growth_gain(const pave_growth *growth, int32_t cell, int32_t to);
/// Returns the total number of cells by which sizes exceed the tolerance.
int64_t pave_growth_excess(const pave_growth *growth);
/// Balances sizes until they are within the tolerance or cannot be improved. Returns early if told
/// to stop; so does pave_growth_shape.
pave_result pave_growth_balance(pave_growth *growth);
/// Shortens borders within the tolerance. The size of the sea may change by `slack` cells.
void pave_growth_shape(pave_growth *growth, int32_t slack);

#endif
