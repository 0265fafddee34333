/// src/world/tilings/connected_walls.c: decides whether sides of a connected world may be walls,
/// for one side or for a block of cells.
///
/// Based on: R. Levi, D. Ron, R. Rubinfeld, "Local algorithms for sparse spanning graphs", 2014
/// (local decisions on edges, independent of order).
#include "../../base/exact.h"

#include "connected_walls.h"

#include "../../base/memory.h"

#include <stdlib.h>
#include <string.h>

enum {
    WALL_NONE = -1, ///< a peak that owns no wall
    OWNS_NONE = 0,  ///< in a block: a vertex that owns no wall; k + 1 is side k
    KNOWN = 65534, ///< too near the rim for its wall to be known, but `rank` is already the rank of
                   ///< the root
    OUTSIDE = 65535 ///< outside the block: nothing is known
};

// ---- Creation -----------------------------------------------------------------------------------

static int compare_sides(const void *a, const void *b)
{
    const pave_wall_side *one = a, *other = b;
    if (one->edge != other->edge) return one->edge < other->edge ? -1 : 1;
    if (one->edge_q != other->edge_q) return one->edge_q < other->edge_q ? -1 : 1;
    return (one->edge_r > other->edge_r) - (one->edge_r < other->edge_r);
}

/// Finds the two ends of each edge, from one of its cells.
static void find_ends(pave_walls *walls, const pave_tiling *tiling)
{
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int count = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < count; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k),
                                   *next = pave_tiling_side_of(tiling, s, (k + 1) % count);
            pave_wall_end *ends = &walls->ends[2 * side->edge];
            ends[0] = (pave_wall_end){side->vertex, side->vertex_q - side->edge_q,
                                      side->vertex_r - side->edge_r, 0};
            ends[1] = (pave_wall_end){next->vertex, next->vertex_q - side->edge_q,
                                      next->vertex_r - side->edge_r, 0};
        }
    }
}

static void note_reach(int32_t *reach, int32_t q, int32_t r)
{
    if (abs(q) > *reach) *reach = abs(q);
    if (abs(r) > *reach) *reach = abs(r);
}

/// Lists the sides at each vertex, sorted by name.
static pave_result find_sides(pave_walls *walls)
{
    for (int32_t i = 0; i < 2 * walls->edge_count; i++) walls->first[walls->ends[i].vertex + 1]++;
    for (int32_t v = 0; v < walls->vertex_count; v++) {
        if (walls->first[v + 1] > PAVE_WALL_SIDES_MAX) return PAVE_UNSUPPORTED;
        walls->first[v + 1] += walls->first[v];
    }
    for (int32_t i = 0; i < 2 * walls->edge_count; i++) {
        const pave_wall_end *end = &walls->ends[i], *other = &walls->ends[i ^ 1];
        pave_wall_side *side = &walls->sides[walls->first[end->vertex]];
        while (side->vertex >= 0) side++;
        *side = (pave_wall_side){i / 2,         -end->q,           -end->r,
                                 other->vertex, other->q - end->q, other->r - end->r};
        note_reach(&walls->reach, side->q, side->r);
        note_reach(&walls->end_reach, end->q, end->r);
    }
    for (int32_t v = 0; v < walls->vertex_count; v++)
        qsort(&walls->sides[walls->first[v]], (size_t)(walls->first[v + 1] - walls->first[v]),
              sizeof *walls->sides, compare_sides);
    return PAVE_OK;
}

/// Finds the index of each end of an edge among the sides of its vertex.
static void number_ends(pave_walls *walls)
{
    for (int32_t i = 0; i < 2 * walls->edge_count; i++) {
        pave_wall_end *end = &walls->ends[i];
        const pave_wall_side *sides = &walls->sides[walls->first[end->vertex]];
        while (sides[end->side].edge != i / 2 || sides[end->side].edge_q != -end->q ||
               sides[end->side].edge_r != -end->r)
            end->side++;
    }
}

/// Counts the sides around the origin that may be closed, with seed 0. Their fraction is the same
/// everywhere. A few unit cells are enough if they are large.
static pave_result count_closable(pave_walls *walls, const pave_allocator *allocator)
{
    enum { BAND = 64 }; // width of a block in unit cells
    int32_t side = 128;
    while (side > 1 && side * side > PAVE_WALL_COUNTED / walls->edge_count) side /= 2;
    walls->all = (uint64_t)(side * side) * (uint64_t)walls->edge_count;
    const int32_t wide = side < BAND ? side : BAND, capacity = pave_wall_block_rows(walls, wide);
    if (capacity == 0) {
        pave_wall_view view;
        pave_wall_view_begin(&view, 0);
        for (int32_t i = 0; i < side * side; i++)
            for (int32_t e = 0; e < walls->edge_count; e++)
                walls->closable += pave_walls_may_close(walls, &view, e, i % side, i / side);
        return PAVE_OK;
    }
    pave_wall_block *block = pave_array_allocate(allocator, 1, sizeof *block);
    if (!block) return PAVE_NO_MEMORY;
    for (int32_t r = 0; r < side; r += capacity)
        for (int32_t q = 0; q < side; q += wide) {
            const int32_t rows = side - r < capacity ? side - r : capacity;
            pave_wall_block_make(block, walls, 0, q, r, wide, rows);
            for (int32_t i = 0; i < rows * walls->edge_count; i++) {
                uint8_t row[BAND];
                pave_wall_block_row(block, i % walls->edge_count, q, r + i / walls->edge_count,
                                    wide, row);
                for (int32_t x = 0; x < wide; x++) walls->closable += row[x] != 0;
            }
        }
    pave_array_release(allocator, block);
    return PAVE_OK;
}

pave_result pave_walls_make(pave_walls *walls, const pave_tiling *tiling,
                            const pave_allocator *allocator)
{
    const size_t ends = 2 * (size_t)tiling->edge_count;
    *walls = (pave_walls){.vertex_count = tiling->vertex_count, .edge_count = tiling->edge_count};
    walls->first =
        pave_array_allocate(allocator, (size_t)tiling->vertex_count + 1, sizeof *walls->first);
    walls->sides = pave_array_allocate(allocator, ends, sizeof *walls->sides);
    walls->ends = pave_array_allocate(allocator, ends, sizeof *walls->ends);
    if (!walls->first || !walls->sides || !walls->ends) return PAVE_NO_MEMORY;
    for (size_t i = 0; i < ends; i++) walls->sides[i].vertex = -1;
    find_ends(walls, tiling);
    const pave_result result = find_sides(walls);
    if (result) return result;
    number_ends(walls);
    // Measured optimum: wider margins make blocks slower; with narrower margins more chains leave
    // the block.
    walls->margin = walls->vertex_count == 1 ? 4 : walls->vertex_count <= 3 ? 5 : 3;
    if (walls->margin < 2 * walls->reach) walls->margin = 2 * walls->reach;
    return count_closable(walls, allocator);
}

void pave_walls_release(pave_walls *walls, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, walls->first, walls->sides, walls->ends);
}

// ---- Multigrids ---------------------------------------------------------------------------------

void pave_walls_of_multigrid(pave_walls *walls, const pave_multigrid *multigrid)
{
    // Number of edges out of 2^16 that may be closed with 4 to 12 families, each measured on a
    // million edges.
    static const uint16_t closable[] = {30233, 30273, 30241, 30251, 30227,
                                        30246, 30237, 30262, 30250};
    *walls = (pave_walls){.closable = closable[multigrid->families - PAVE_MULTIGRID_FAMILIES_MIN],
                          .all = 1 << 16,
                          .multigrid = multigrid};
    for (int32_t s = 0; s < multigrid->pair_count; s++) {
        const pave_cell cell = {0, 0, s};
        while (!pave_cell_equal(pave_multigrid_vertex(multigrid, cell, walls->corner[s]), cell))
            walls->corner[s]++; // the corner depends only on the pair
    }
}

void pave_wall_rhombs_begin(pave_wall_rhombs *rhombs)
{
    for (int i = 0; i < PAVE_WALL_KEPT; i++) rhombs->kept[i].made = false;
}

// ---- Single sides -------------------------------------------------------------------------------
// A vertex is a cell: its unit cell, and its class as s.

void pave_wall_view_begin(pave_wall_view *view, uint64_t seed)
{
    view->seed = seed;
    view->silent = NULL;
    for (int i = 0; i < PAVE_WALL_KEPT; i++) view->kept[i].name = UINT32_MAX;
    for (int i = 0; i < PAVE_WALL_OWNERS; i++) view->owners[i].made = false;
}

const pave_random_words *pave_wall_view_call(pave_wall_view *view, uint32_t stream, int32_t q,
                                             int32_t r, uint32_t s, uint32_t draw)
{
    const uint32_t name = stream << 24 | draw << 16 | s,
                   slot = ((uint32_t)q + 2 * (uint32_t)r + 16 * draw + 37 * s) % PAVE_WALL_KEPT;
    if (view->kept[slot].name != name || view->kept[slot].q != q || view->kept[slot].r != r) {
        view->kept[slot].name = name;
        view->kept[slot].q = q;
        view->kept[slot].r = r;
        view->kept[slot].words = pave_random_at(view->seed, stream, q, r, s, draw);
    }
    return &view->kept[slot].words;
}

static uint32_t half_at(pave_wall_view *view, pave_cell vertex, uint32_t draw)
{
    return pave_wall_half(pave_wall_view_call(view, PAVE_STREAM_WALL, vertex.q >> 3, vertex.r,
                                              (uint32_t)vertex.s, draw),
                          vertex.q);
}

/// Returns whether an edge precedes another edge at a vertex, by name.
static bool named_before(pave_cell a, pave_cell b)
{
    return a.s != b.s ? a.s < b.s : a.q != b.q ? a.q < b.q : a.r < b.r;
}

static uint32_t rank_at(pave_wall_view *view, pave_cell vertex) { return half_at(view, vertex, 0); }

/// Returns the index of the cached sides at a vertex of a multigrid, sorted by name. Computes them
/// if they are not cached.
static int32_t rhomb_sides(const pave_walls *walls, pave_wall_rhombs *rhombs, pave_cell vertex)
{
    const pave_multigrid *grid = walls->multigrid;
    const int32_t slot =
        (int32_t)(((uint32_t)vertex.q + 5 * (uint32_t)vertex.r + 11 * (uint32_t)vertex.s) %
                  PAVE_WALL_KEPT);
    if (rhombs->kept[slot].made && pave_cell_equal(rhombs->kept[slot].vertex, vertex)) return slot;
    pave_cell cell = vertex, *edges = rhombs->kept[slot].edge, *others = rhombs->kept[slot].other;
    int32_t count = 0;
    int k = walls->corner[vertex.s];
    do { // clockwise around the vertex, at which side k of a cell begins
        pave_cell across[4];
        int twins[4], at = count++;
        const pave_cell edge = pave_multigrid_edge(grid, cell, k);
        for (; at > 0 && named_before(edge, edges[at - 1]); at--)
            edges[at] = edges[at - 1], others[at] = others[at - 1];
        edges[at] = edge;
        others[at] = pave_multigrid_vertex(grid, cell, (k + 1) & 3);
        pave_multigrid_neighbors(grid, cell, across, twins);
        cell = across[(k + 3) & 3];
        k = twins[(k + 3) & 3];
    } while (!pave_cell_equal(cell, vertex));
    rhombs->kept[slot].made = true;
    rhombs->kept[slot].vertex = vertex;
    rhombs->kept[slot].count = count;
    return slot;
}

/// Finds the other ends of the sides at a vertex, and returns their number.
static int32_t other_ends(const pave_walls *walls, pave_wall_view *view, pave_cell vertex,
                          pave_cell *out)
{
    if (walls->multigrid) {
        const int32_t slot = rhomb_sides(walls, view->rhombs, vertex);
        const int32_t count = view->rhombs->kept[slot].count;
        memcpy(out, view->rhombs->kept[slot].other, (size_t)count * sizeof *out);
        return count;
    }
    const pave_wall_side *sides = &walls->sides[walls->first[vertex.s]];
    const int32_t count = walls->first[vertex.s + 1] - walls->first[vertex.s];
    for (int32_t k = 0; k < count; k++)
        out[k] = (pave_cell){vertex.q + sides[k].q, vertex.r + sides[k].r, sides[k].vertex};
    return count;
}

/// Returns one of the first `count` sides of a list, chosen by the 16 bits of a vertex.
static inline int32_t choose(const uint8_t *list, uint32_t count, uint32_t half)
{
    return list[half * count >> 16];
}

/// Returns the chosen side that leads uphill from a vertex, and stores its other end. Returns
/// WALL_NONE at a peak.
static int32_t uphill_at(const pave_walls *walls, pave_wall_view *view, pave_cell vertex,
                         pave_cell *end)
{
    pave_cell others[PAVE_WALL_SIDES_MAX];
    const int32_t count = other_ends(walls, view, vertex, others);
    const uint32_t rank = rank_at(view, vertex);
    uint8_t higher[PAVE_WALL_SIDES_MAX];
    uint32_t found = 0;
    for (int32_t k = 0; k < count; k++)
        if (rank_at(view, others[k]) > rank) higher[found++] = (uint8_t)k;
    if (!found) return WALL_NONE;
    const int32_t side = choose(higher, found, half_at(view, vertex, 1));
    *end = others[side];
    return side;
}

/// Returns the rank of the root of a vertex.
static uint32_t root_at(const pave_walls *walls, pave_wall_view *view, pave_cell vertex)
{
    for (pave_cell end; uphill_at(walls, view, vertex, &end) != WALL_NONE;) vertex = end;
    return rank_at(view, vertex);
}

static int32_t find_wall(const pave_walls *walls, pave_wall_view *view, pave_cell vertex)
{
    pave_cell others[PAVE_WALL_SIDES_MAX], end;
    const int32_t side = uphill_at(walls, view, vertex, &end);
    if (side != WALL_NONE) return side;
    const int32_t count = other_ends(walls, view, vertex, others);
    const uint32_t rank = rank_at(view, vertex);
    uint8_t higher[PAVE_WALL_SIDES_MAX];
    uint32_t found = 0;
    for (int32_t k = 0; k < count; k++)
        if (root_at(walls, view, others[k]) > rank) higher[found++] = (uint8_t)k;
    return found ? choose(higher, found, half_at(view, vertex, 2)) : WALL_NONE;
}

/// Returns the side that a vertex owns, or WALL_NONE. The result is cached, because two sides of a
/// cell end at each vertex.
static int32_t wall_at(const pave_walls *walls, pave_wall_view *view, pave_cell vertex)
{
    const uint32_t slot =
        ((uint32_t)vertex.q + 4 * (uint32_t)vertex.r + 7 * (uint32_t)vertex.s) % PAVE_WALL_OWNERS;
    if (!view->owners[slot].made || !pave_cell_equal(view->owners[slot].vertex, vertex)) {
        view->owners[slot].wall = find_wall(walls, view, vertex);
        view->owners[slot].vertex = vertex;
        view->owners[slot].made = true;
    }
    return view->owners[slot].wall;
}

static bool wall_is_silent(const pave_wall_view *view, pave_cell vertex)
{
    return view->silent && view->silent(view->context, vertex);
}

bool pave_walls_may_close(const pave_walls *walls, pave_wall_view *view, int32_t edge, int32_t q,
                          int32_t r)
{
    for (int i = 0; i < 2; i++) {
        const pave_wall_end *end = &walls->ends[2 * edge + i];
        const pave_cell vertex = {q + end->q, r + end->r, end->vertex};
        if (wall_at(walls, view, vertex) == end->side && !wall_is_silent(view, vertex)) return true;
    }
    return false;
}

bool pave_walls_may_close_rhomb(const pave_walls *walls, pave_wall_view *view, pave_cell cell,
                                int k)
{
    const pave_cell edge = pave_multigrid_edge(walls->multigrid, cell, k);
    for (int i = 0; i < 2; i++) {
        const pave_cell vertex = pave_multigrid_vertex(walls->multigrid, cell, (k + i) & 3);
        const int32_t side = wall_at(walls, view, vertex);
        if (side == WALL_NONE) continue;
        const int32_t slot = rhomb_sides(walls, view->rhombs, vertex);
        if (pave_cell_equal(view->rhombs->kept[slot].edge[side], edge)) return true;
    }
    return false;
}

// ---- Blocks of cells ----------------------------------------------------------------------------

static int32_t block_width(const pave_walls *walls, int32_t columns)
{
    return (columns + 2 * walls->end_reach + 2 * walls->margin + 14) & ~7;
}

int32_t pave_wall_block_rows(const pave_walls *walls, int32_t columns)
{
    if (block_width(walls, columns) > PAVE_WALL_WIDTH || 2 * walls->edge_count > PAVE_WALL_STEPS)
        return 0;
    const int32_t rows = PAVE_WALL_ROOM / walls->vertex_count / block_width(walls, columns) -
                         2 * (walls->end_reach + walls->margin);
    return rows < 1 ? 0 : rows;
}

/// Converts a rank to the form stored in blocks: compilers vectorize comparisons of signed numbers
/// better.
static inline int16_t signed_half(uint32_t half) { return (int16_t)((int32_t)half - 32768); }

static inline int32_t index_in(const pave_wall_block *block, int32_t v, int32_t x, int32_t y)
{
    return (v * block->height + y) * block->width + x;
}

/// Returns the vertex with index `at` in a block.
static pave_cell vertex_at(const pave_wall_block *block, int32_t at)
{
    const int32_t row = at / block->width;
    return (pave_cell){block->q + at % block->width, block->r + row % block->height,
                       row / block->height};
}

/// Computes the 16 bits of each vertex of a row in a draw.
static void half_row(const pave_wall_block *block, int32_t v, int32_t y, uint32_t draw,
                     uint16_t *out)
{
    const pave_random_kernel *kernel =
        (const pave_random_kernel *)pave_kernel_best(&pave_random_kernels);
    uint32_t words[PAVE_WALL_WIDTH / 2 + 4 * PAVE_RUN_MULTIPLE];
    const pave_call_run run = {.keys = &block->keys,
                               .stream = PAVE_STREAM_WALL,
                               .s = (uint32_t)v,
                               .q = block->q >> 3,
                               .r = block->r + y,
                               .count =
                                   (block->width / 8 + PAVE_RUN_MULTIPLE - 1) & -PAVE_RUN_MULTIPLE,
                               .draw = draw};
    kernel->run_by_call(&run, words);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(out, words, (size_t)block->width * sizeof *out);
#else
    for (int32_t x = 0; x < block->width; x++) out[x] = (uint16_t)(words[x / 2] >> 16 * (x & 1));
#endif
}

static void count_higher(const int16_t *restrict rank, const int16_t *restrict other, int32_t count,
                         uint16_t *restrict found)
{
    for (int32_t x = 0; x < count; x += PAVE_WALL_LANES)
        for (int32_t i = x; i < x + PAVE_WALL_LANES; i++)
            found[i] = (uint16_t)(found[i] + (other[i] > rank[i]));
}

/// Chooses side k, which leads to the vertex at offset `step`, if it leads uphill and the countdown
/// `pick` has reached 0.
static void take_side(const int16_t *restrict rank, const int16_t *restrict other, int32_t count,
                      int32_t k, int32_t step, uint16_t *restrict pick, uint16_t *restrict wall,
                      uint16_t *restrict up)
{
    for (int32_t x = 0; x < count; x += PAVE_WALL_LANES)
        for (int32_t i = x; i < x + PAVE_WALL_LANES; i++) {
            const uint16_t higher = other[i] > rank[i] ? 0xffff : 0,
                           taken = pick[i] == 0 ? higher : 0;
            wall[i] = (uint16_t)(wall[i] + (taken & (uint16_t)(k + 1)));
            up[i] = (uint16_t)(up[i] + (taken & (uint16_t)step));
            pick[i] = (uint16_t)(pick[i] + higher);
        }
}

/// Chooses a wall for each vertex of a row that does not own one yet: of its `found` uphill sides,
/// the one with index floor(half * found / 2^16).
static void wall_row(pave_wall_block *block, const int32_t *steps, int32_t v, int32_t y,
                     uint32_t draw)
{
    const pave_walls *walls = block->walls;
    const int32_t rim = walls->reach, at = index_in(block, v, rim, y),
                  count = (block->width - 2 * rim + PAVE_WALL_LANES - 1) & -PAVE_WALL_LANES;
    const int16_t *rank = &block->rank[at];
    uint16_t *wall = &block->wall[at], *up = &block->up[at];
    uint16_t pick[PAVE_WALL_WIDTH] = {0}, halves[PAVE_WALL_WIDTH + PAVE_WALL_LANES] = {0};
    half_row(block, v, y, draw, halves);
    for (int32_t k = walls->first[v]; k < walls->first[v + 1]; k++)
        count_higher(rank, rank + steps[k], count, pick);
    for (int32_t x = 0; x < count; x += PAVE_WALL_LANES)
        for (int32_t i = x; i < x + PAVE_WALL_LANES; i++) {
            const uint16_t chosen = (uint16_t)((uint32_t)halves[rim + i] * pick[i] >> 16);
            pick[i] = wall[i] == OWNS_NONE ? chosen : UINT16_MAX;
        }
    for (int32_t k = walls->first[v]; k < walls->first[v + 1]; k++)
        take_side(rank, rank + steps[k], count, k - walls->first[v], steps[k], pick, wall, up);
}

/// Replaces the `rank` of each vertex of a row with the rank of its root. Chains that leave the
/// block are followed one by one.
static void root_row(pave_wall_block *block, int32_t v, int32_t y)
{
    const int32_t rim = block->walls->margin - block->walls->reach, row = index_in(block, v, 0, y);
    for (int32_t i = row + rim; i < row + block->width - rim; i++) {
        int32_t root = block->up[i];
        while (block->up[root] != root) root = block->up[root];
        if (block->wall[root] == OUTSIDE) {
            pave_wall_view view;
            pave_wall_view_begin(&view, block->keys.seed);
            block->rank[root] = signed_half(root_at(block->walls, &view, vertex_at(block, root)));
            block->wall[root] = KNOWN;
        }
        block->rank[i] = block->rank[root];
    }
}

/// Initializes a row, except for its walls: ranks only.
static void begin_row(pave_wall_block *block, int32_t v, int32_t y)
{
    const int32_t row = index_in(block, v, 0, y), rim = block->walls->reach;
    uint16_t halves[PAVE_WALL_WIDTH];
    half_row(block, v, y, 0, halves);
    for (int32_t x = 0; x < block->width; x++) {
        block->rank[row + x] = signed_half(halves[x]);
        block->up[row + x] = (uint16_t)(row + x);
        block->wall[row + x] = OUTSIDE;
    }
    if (y >= rim && y < block->height - rim)
        memset(&block->wall[row + rim], OWNS_NONE,
               (size_t)(block->width - 2 * rim) * sizeof *block->wall);
}

void pave_wall_block_make(pave_wall_block *block, const pave_walls *walls, uint64_t seed, int32_t q,
                          int32_t r, int32_t columns, int32_t rows)
{
    const int32_t reach = walls->reach, margin = walls->margin, around = walls->end_reach + margin;
    block->walls = walls;
    block->q = (q - around) & ~7;
    block->r = r - around;
    block->width = (q + columns + around - block->q + 7) & ~7;
    block->height = rows + 2 * around;
    pave_philox_schedule(seed, &block->keys);
    const int32_t lines = walls->vertex_count * block->height, size = lines * block->width;
    assert(size <= PAVE_WALL_ROOM && block->width <= PAVE_WALL_WIDTH);
    int32_t steps[PAVE_WALL_STEPS]; // offset from each vertex to the other end of each side
    for (int32_t v = 0; v < walls->vertex_count; v++)
        for (int32_t k = walls->first[v]; k < walls->first[v + 1]; k++)
            steps[k] =
                index_in(block, walls->sides[k].vertex, walls->sides[k].q, walls->sides[k].r) -
                index_in(block, v, 0, 0);
    memset(&block->rank[size], 0,
           PAVE_WALL_LANES * sizeof *block->rank); // loops may read past the last row
    for (int32_t i = 0; i < lines; i++) begin_row(block, i / block->height, i % block->height);
    for (int32_t v = 0; v < walls->vertex_count; v++)
        for (int32_t y = reach; y < block->height - reach; y++) wall_row(block, steps, v, y, 1);
    for (int round = 0; round < 2; round++) // after two rounds, most chains are one step long
        for (int32_t i = 0; i < size; i++) block->up[i] = block->up[block->up[i]];
    for (int32_t v = 0; v < walls->vertex_count; v++)
        for (int32_t y = margin - reach; y < block->height - margin + reach; y++)
            root_row(block, v, y);
    for (int32_t v = 0; v < walls->vertex_count; v++)
        for (int32_t y = margin; y < block->height - margin; y++) wall_row(block, steps, v, y, 2);
}

void pave_wall_block_silence(pave_wall_block *block,
                             bool (*silent)(void *context, pave_cell vertex), void *context)
{
    const int32_t margin = block->walls->margin;
    for (int32_t v = 0; v < block->walls->vertex_count; v++)
        for (int32_t y = margin; y < block->height - margin; y++)
            for (int32_t x = margin; x < block->width - margin; x++) {
                const int32_t at = index_in(block, v, x, y);
                if (block->wall[at] != OWNS_NONE && silent(context, vertex_at(block, at)))
                    block->wall[at] = OWNS_NONE;
            }
}

void pave_wall_block_row(const pave_wall_block *block, int32_t edge, int32_t q, int32_t r,
                         int32_t count, uint8_t *restrict out)
{
    memset(out, 0, (size_t)count);
    for (int i = 0; i < 2; i++) {
        const pave_wall_end *end = &block->walls->ends[2 * edge + i];
        const int32_t at =
            index_in(block, end->vertex, q + end->q - block->q, r + end->r - block->r);
        const uint16_t *restrict wall = &block->wall[at], side = (uint16_t)(end->side + 1);
        for (int32_t x = 0; x < count; x++) out[x] |= wall[x] == side ? 255 : 0;
    }
}
