/// src/tactics/terrain/terrain_water.c: drainage. Based on: R. Barnes, C. Lehman, D. Mulla,
/// "Priority-Flood", 2014; J. O'Callaghan, D. Mark, "The Extraction of Drainage Networks from
/// Digital Elevation Data", 1984.
///
/// The flood rises from the sea and from the rim. It takes vertices in the order of the level at
/// which it reaches them; ties go to the vertex found first. A vertex drains to its lowest
/// neighbour if that is lower, otherwise to the vertex from which the flood arrived. Both were
/// taken earlier, so drainage has no cycles, and levels never rise downstream.
#include "../../base/exact.h"

#include "../../base/heap.h"
#include "../../base/memory.h"
#include "terrain_model.h"

#include <string.h>

typedef struct pave_flood {
    pave_terrain *terrain;
    uint64_t *heap; ///< level << 32 | order of discovery
    int32_t heap_count;
    int32_t *found; ///< vertices in order of discovery
    int32_t found_count;
    int32_t *taken; ///< vertices in the order of the heap
    uint8_t *seen;
} pave_flood;

/// Finds the indices of the six vertices around a vertex, by straight direction; -1 outside the
/// rim.
static void terrain_around(const pave_terrain *terrain, pave_tri_vertex vertex, int32_t out[6])
{
    for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++)
        out[k] = pave_terrain_index(terrain, pave_tri_adjacent(vertex, k));
}

static bool terrain_on_rim(const pave_terrain *terrain, pave_tri_vertex vertex)
{
    for (int k = 0; k < PAVE_TRI_TOUCHES_MAX; k++)
        if (!pave_window_contains(terrain->window, pave_tri_touches(vertex, k))) return true;
    return false;
}

// ---- The flood ----------------------------------------------------------------------------------

static void flood_find(pave_flood *flood, int32_t vertex, int32_t level, int32_t from)
{
    pave_terrain_private *own = flood->terrain->own;
    const uint64_t key = (uint64_t)((int64_t)level - INT32_MIN) << 32;
    own->levels[vertex] = level;
    own->down[vertex] = from;
    flood->seen[vertex] = 1;
    flood->found[flood->found_count] = vertex;
    pave_heap_push_key(flood->heap, &flood->heap_count, key | (uint32_t)flood->found_count);
    flood->found_count++;
}

/// Adds the vertices from which the flood rises: the sea, and the rim.
static void flood_begin(pave_flood *flood)
{
    pave_terrain *terrain = flood->terrain;
    pave_terrain_private *own = terrain->own;
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        if (terrain->def.dry || own->heights[i] > terrain->def.sea) continue;
        own->waters[i] = PAVE_WATER_SEA;
        flood_find(flood, i, terrain->def.sea, -1);
    }
    for (int32_t row = 0; row < terrain->row_count; row++) {
        const pave_terrain_row *at = &terrain->rows[row];
        for (int32_t i = at->start; i < at[1].start; i++)
            if (!flood->seen[i] && terrain_on_rim(terrain, pave_tri_vertex_of(at->q + i - at->start,
                                                                              terrain->r + row)))
                flood_find(flood, i, own->heights[i], -1);
    }
}

static void flood_rise(pave_flood *flood)
{
    const pave_terrain_private *own = flood->terrain->own;
    for (int32_t count = 0; flood->heap_count > 0; count++) {
        const uint64_t key = pave_heap_pop_key(flood->heap, &flood->heap_count);
        const int32_t vertex = flood->found[(uint32_t)key], level = own->levels[vertex];
        int32_t around[PAVE_TRI_ADJACENT_MAX];
        flood->taken[count] = vertex;
        terrain_around(flood->terrain, pave_terrain_vertex(flood->terrain, vertex), around);
        for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++) {
            const int32_t next = around[k];
            if (next < 0 || flood->seen[next]) continue;
            const int32_t height = own->heights[next];
            flood_find(flood, next, height > level ? height : level, vertex);
        }
    }
}

// ---- Drainage -----------------------------------------------------------------------------------

/// Redirects land to its lowest neighbour, if that is lower; ties go to the first direction.
static void flood_steepen(pave_flood *flood)
{
    pave_terrain_private *own = flood->terrain->own;
    for (int32_t i = 0; i < flood->terrain->vertex_count; i++) {
        if (own->waters[i] == PAVE_WATER_SEA) continue;
        int32_t around[PAVE_TRI_ADJACENT_MAX], lowest = own->levels[i];
        terrain_around(flood->terrain, pave_terrain_vertex(flood->terrain, i), around);
        for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++)
            if (around[k] >= 0 && own->levels[around[k]] < lowest) {
                lowest = own->levels[around[k]];
                own->down[i] = around[k];
            }
    }
}

/// Accumulates runoff downstream, starting with the vertices taken last.
static void flood_gather(pave_flood *flood)
{
    pave_terrain_private *own = flood->terrain->own;
    const int32_t count = flood->terrain->vertex_count;
    for (int32_t i = 0; i < count; i++) own->runoff[i] = own->waters[i] != PAVE_WATER_SEA;
    for (int32_t i = count - 1; i >= 0; i--) {
        const int32_t vertex = flood->taken[i], next = own->down[vertex];
        if (next >= 0 && own->waters[next] != PAVE_WATER_SEA)
            own->runoff[next] += own->runoff[vertex];
    }
}

// ---- Lakes and rivers ---------------------------------------------------------------------------

static bool flood_is_hollow(const pave_terrain_private *own, int32_t vertex)
{
    return own->waters[vertex] == PAVE_WATER_NONE && own->levels[vertex] > own->heights[vertex];
}

/// Collects the vertices of a hollow, which all have the same level, in `found`, and returns their
/// number. `seen` marks collected vertices.
static int32_t flood_collect(pave_flood *flood, int32_t first)
{
    const pave_terrain_private *own = flood->terrain->own;
    int32_t count = 0, around[PAVE_TRI_ADJACENT_MAX];
    flood->found[count++] = first;
    flood->seen[first] = 2;
    for (int32_t at = 0; at < count; at++) {
        terrain_around(flood->terrain, pave_terrain_vertex(flood->terrain, flood->found[at]),
                       around);
        for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++)
            if (around[k] >= 0 && flood->seen[around[k]] == 1 && flood_is_hollow(own, around[k])) {
                flood->seen[around[k]] = 2;
                flood->found[count++] = around[k];
            }
    }
    return count;
}

/// Turns large hollows into lakes and fills small ones.
static void flood_lakes(pave_flood *flood)
{
    pave_terrain *terrain = flood->terrain;
    pave_terrain_private *own = terrain->own;
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        if (flood->seen[i] != 1 || !flood_is_hollow(own, i)) continue;
        const int32_t count = flood_collect(flood, i);
        const bool lake = count >= terrain->def.lake;
        terrain->lake_count += lake;
        for (int32_t k = 0; k < count; k++) {
            const int32_t vertex = flood->found[k];
            if (lake)
                own->waters[vertex] = PAVE_WATER_LAKE;
            else
                own->heights[vertex] = own->levels[vertex];
        }
    }
}

static void flood_finish(pave_flood *flood)
{
    pave_terrain *terrain = flood->terrain;
    pave_terrain_private *own = terrain->own;
    terrain->lowest = terrain->highest = own->heights[0];
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        if (own->waters[i] == PAVE_WATER_NONE && own->runoff[i] >= terrain->def.river)
            own->waters[i] = PAVE_WATER_RIVER;
        if (own->waters[i] == PAVE_WATER_SEA) own->runoff[i] = 0;
        if (own->heights[i] < terrain->lowest) terrain->lowest = own->heights[i];
        if (own->heights[i] > terrain->highest) terrain->highest = own->heights[i];
    }
}

// ---- Erosion ------------------------------------------------------------------------------------

static void flood_find_ways(pave_flood *flood)
{
    const size_t count = (size_t)flood->terrain->vertex_count;
    memset(flood->seen, 0, count);
    memset(flood->terrain->own->waters, 0, count);
    flood->found_count = 0;
    flood_begin(flood);
    flood_rise(flood);
    flood_steepen(flood);
    flood_gather(flood);
}

/// Returns the strength of erosion, in 256ths of the height difference. It grows with the square
/// root of the runoff. Based on: J. Braun, S. Willett, "A Very Efficient O(n), Implicit and
/// Parallel Method to Solve the Stream Power Equation", 2013.
static int64_t flood_force(int32_t runoff)
{
    int64_t root = 0; // root of 256 * runoff, so in 16ths
    for (int64_t bit = INT64_C(1) << 20; bit > 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= 256 * (int64_t)runoff) root += bit;
    return root > 24 ? root - 24 : 0;
}

/// Lowers ground from the outlets up, each vertex towards its downstream vertex, which is already
/// final. Afterwards no slope exceeds one edge of height per edge.
static void flood_erode(pave_flood *flood)
{
    pave_terrain_private *own = flood->terrain->own;
    for (int32_t i = 0; i < flood->terrain->vertex_count; i++) {
        const int32_t vertex = flood->taken[i], next = own->down[vertex];
        if (next < 0 || own->waters[vertex] == PAVE_WATER_SEA) continue;
        const bool sea = own->waters[next] == PAVE_WATER_SEA;
        const int64_t low = sea ? flood->terrain->def.sea : own->heights[next],
                      high = own->heights[vertex], force = flood_force(own->runoff[vertex]);
        if (high <= low) continue;
        int64_t cut = low + (high - low) * 256 / (256 + force);
        if (cut > low + PAVE_TERRAIN_UNIT) cut = low + PAVE_TERRAIN_UNIT;
        own->heights[vertex] = (int32_t)cut;
    }
}

bool pave_terrain_flow(pave_terrain *terrain, const pave_allocator *allocator)
{
    const size_t count = (size_t)terrain->vertex_count;
    pave_flood flood = {.terrain = terrain};
    flood.heap = pave_array_take(allocator, count, sizeof *flood.heap);
    flood.found = pave_array_take(allocator, count, sizeof *flood.found);
    flood.taken = pave_array_take(allocator, count, sizeof *flood.taken);
    flood.seen = pave_array_allocate(allocator, count, 1);
    const bool taken = flood.heap && flood.found && flood.taken && flood.seen;
    if (taken) {
        flood_find_ways(&flood);
        for (int32_t round = 0; round < terrain->def.erosion; round++) {
            flood_erode(&flood);
            flood_find_ways(&flood);
        }
        flood_lakes(&flood);
        flood_finish(&flood);
    }
    PAVE_RELEASE(allocator, flood.seen, flood.taken, flood.found, flood.heap);
    return taken;
}

// ---- Rivers as a list ---------------------------------------------------------------------------

/// Returns the inflow of a vertex that continues the river, or -1 if no river flows into it.
static int32_t terrain_main_inflow(const pave_terrain *terrain, int32_t vertex)
{
    int32_t around[PAVE_TRI_ADJACENT_MAX], best = -1;
    terrain_around(terrain, pave_terrain_vertex(terrain, vertex), around);
    for (int k = 0; k < PAVE_TRI_ADJACENT_MAX; k++) {
        const int32_t from = around[k];
        if (from < 0 || terrain->down[from] != vertex || terrain->waters[from] != PAVE_WATER_RIVER)
            continue;
        if (best < 0 || terrain->runoff[from] > terrain->runoff[best]) best = from;
    }
    return best;
}

/// Follows the river that starts at a source.
static pave_river terrain_follow(const pave_terrain *terrain, int32_t source)
{
    pave_river river = {.source = source, .mouth = source};
    while (terrain->down[river.mouth] >= 0) {
        const int32_t from = river.mouth;
        river.mouth = terrain->down[from];
        river.length++;
        river.into = (pave_water)terrain->waters[river.mouth];
        if (river.into != PAVE_WATER_RIVER || terrain_main_inflow(terrain, river.mouth) != from)
            return river;
    }
    river.into = PAVE_WATER_NONE;
    return river;
}

pave_result pave_terrain_rivers(const pave_terrain *terrain, pave_river *out, int64_t capacity,
                                int64_t *count)
{
    assert(terrain && count && capacity >= 0 && (out || capacity == 0));
    int64_t need = 0;
    for (int pass = 0; pass < 2; pass++) { // nothing is written if the capacity is too small
        need = 0;
        for (int32_t i = 0; i < terrain->vertex_count; i++) {
            if (terrain->waters[i] != PAVE_WATER_RIVER || terrain_main_inflow(terrain, i) >= 0)
                continue;
            if (pass == 1) out[need] = terrain_follow(terrain, i);
            need++;
        }
        *count = need;
        if (need > capacity) return PAVE_CAPACITY;
    }
    return PAVE_OK;
}

bool pave_terrain_river_at(const pave_terrain *terrain, int32_t cell, int32_t k)
{
    int32_t corners[3];
    assert(k >= 0 && k < PAVE_TRI_CORNERS_MAX);
    pave_terrain_corners(terrain, cell, corners);
    return pave_terrain_is_river(terrain, corners[k], corners[(k + 1) % 3]);
}
