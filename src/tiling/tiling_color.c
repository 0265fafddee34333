/// src/tiling/tiling_color.c: periodic proper colourings, found by exact search.
///
/// The contacts of w x h unit cells on a torus form a graph. Backtracking searches for a colouring;
/// the next face is always the one with the fewest colours left. Based on: D. Brelaz, "New methods
/// to color the vertices of a graph", 1979 (the choice of the next face).
#include "../base/exact.h"

#include "../base/memory.h"
#include "tiling_make.h"

#include <string.h>

/// Maximum number of assignments tried for one torus and one number of colours. Named tilings need
/// fewer than a hundred.
#define PAVE_COLORING_STEPS_MAX 200000

/// A torus and the state of the search on it.
typedef struct pave_coloring_search {
    int32_t node_count, arc_count, colors;
    int32_t *start; ///< node_count + 1 indices into `to`
    int32_t *to;
    int32_t *color;   ///< colour of each node, or -1
    int32_t *left;    ///< number of colours that no neighbour of the node has
    int32_t *blocked; ///< [node * colors + color]: number of neighbours with that colour
    int32_t *chosen;  ///< the nodes in the order in which they were coloured
    int32_t *in_use;  ///< for each depth, the number of colours used at lower depths
} pave_coloring_search;

// ---- The torus ----------------------------------------------------------------------------------

static pave_tiling_step contact_step(const pave_tiling *tiling, pave_contact contact, int32_t s,
                                     int k)
{
    if (contact == PAVE_CONTACT_VERTEX) return tiling->touching[tiling->touching_start[s] + k];
    const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
    const pave_tiling_step step = {side->q, side->r, side->s};
    return step;
}

static int contact_count(const pave_tiling *tiling, pave_contact contact, int32_t s)
{
    return contact == PAVE_CONTACT_VERTEX ? pave_tiling_touching_count(tiling, s)
                                          : pave_tiling_side_count(tiling, s);
}

static int32_t contact_total(const pave_tiling *tiling, pave_contact contact)
{
    return contact == PAVE_CONTACT_VERTEX ? tiling->touching_start[tiling->face_count]
                                          : tiling->side_start[tiling->face_count];
}

/// Lists the contacts of all cells of a torus. Returns false if a cell is in contact with itself.
static bool coloring_join(pave_coloring_search *search, const pave_tiling *tiling,
                          pave_contact contact, int32_t width, int32_t height)
{
    int32_t arc = 0;
    for (int32_t node = 0; node < search->node_count; node++) {
        const int32_t s = node % tiling->face_count, q = node / tiling->face_count % width,
                      r = node / tiling->face_count / width;
        search->start[node] = arc;
        for (int k = 0; k < contact_count(tiling, contact, s); k++) {
            const pave_tiling_step step = contact_step(tiling, contact, s, k);
            const int32_t to_q = ((q + step.q) % width + width) % width,
                          to_r = ((r + step.r) % height + height) % height;
            const int32_t to = (to_r * width + to_q) * tiling->face_count + step.s;
            if (to == node) return false;
            search->to[arc++] = to;
        }
    }
    search->start[search->node_count] = arc;
    return true;
}

// ---- The search ---------------------------------------------------------------------------------

static void coloring_give(pave_coloring_search *search, int32_t node, int32_t color)
{
    search->color[node] = color;
    for (int32_t arc = search->start[node]; arc < search->start[node + 1]; arc++) {
        const int32_t to = search->to[arc];
        search->left[to] -= search->blocked[to * search->colors + color]++ == 0;
    }
}

static void coloring_take_back(pave_coloring_search *search, int32_t node)
{
    const int32_t color = search->color[node];
    search->color[node] = -1;
    for (int32_t arc = search->start[node]; arc < search->start[node + 1]; arc++) {
        const int32_t to = search->to[arc];
        search->left[to] += --search->blocked[to * search->colors + color] == 0;
    }
}

/// Returns the uncoloured node with the fewest colours left. Ties go to the first.
static int32_t coloring_next(const pave_coloring_search *search)
{
    int32_t best = -1;
    for (int32_t node = 0; node < search->node_count; node++) {
        if (search->color[node] < 0 && (best < 0 || search->left[node] < search->left[best]))
            best = node;
    }
    return best;
}

/// Gives `node` the first colour, starting at `from`, that no neighbour has. Of the unused colours,
/// tries only the first. Returns false if no colour is left.
static bool coloring_try(pave_coloring_search *search, int32_t node, int32_t from, int32_t in_use)
{
    for (int32_t color = from; color < search->colors && color <= in_use; color++) {
        if (search->blocked[node * search->colors + color] > 0) continue;
        coloring_give(search, node, color);
        return true;
    }
    return false;
}

/// Searches for a colouring, and returns whether there is one. If so, search->color contains it.
static bool coloring_solve(pave_coloring_search *search)
{
    int32_t depth = 0, from = 0, steps = 0;
    for (int32_t node = 0; node < search->node_count; node++) {
        search->color[node] = -1;
        search->left[node] = search->colors;
    }
    memset(search->blocked, 0,
           (size_t)search->node_count * (size_t)search->colors * sizeof(int32_t));
    search->chosen[0] = 0;
    search->in_use[0] = 0;
    while (depth < search->node_count) {
        const int32_t node = search->chosen[depth], in_use = search->in_use[depth];
        if (steps++ > PAVE_COLORING_STEPS_MAX) return false;
        if (coloring_try(search, node, from, in_use)) {
            if (++depth == search->node_count) break;
            search->chosen[depth] = coloring_next(search);
            search->in_use[depth] = search->color[node] == in_use ? in_use + 1 : in_use;
            from = 0;
        } else {
            if (depth-- == 0) return false;
            from = search->color[search->chosen[depth]] + 1;
            coloring_take_back(search, search->chosen[depth]);
        }
    }
    return true;
}

// ---- Memory -------------------------------------------------------------------------------------

static void coloring_search_release(pave_coloring_search *search, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, search->in_use, search->chosen, search->blocked, search->left,
                 search->color, search->to, search->start);
}

/// Allocates arrays for the largest torus and the maximum number of colours.
static pave_result coloring_search_allocate(pave_coloring_search *search,
                                            const pave_allocator *allocator, int32_t nodes,
                                            int32_t arcs, int32_t colors)
{
    search->arc_count = arcs;
    search->start = pave_array_allocate(allocator, (size_t)nodes + 1, sizeof *search->start);
    search->to = pave_array_allocate(allocator, (size_t)arcs, sizeof *search->to);
    search->color = pave_array_allocate(allocator, (size_t)nodes, sizeof *search->color);
    search->left = pave_array_allocate(allocator, (size_t)nodes, sizeof *search->left);
    search->blocked =
        pave_array_allocate(allocator, (size_t)nodes * (size_t)colors, sizeof *search->blocked);
    search->chosen = pave_array_allocate(allocator, (size_t)nodes + 1, sizeof *search->chosen);
    search->in_use = pave_array_allocate(allocator, (size_t)nodes + 1, sizeof *search->in_use);
    return search->start && search->to && search->color && search->left && search->blocked &&
                   search->chosen && search->in_use
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

void pave_coloring_release(pave_coloring *coloring, const pave_allocator *allocator)
{
    const pave_coloring none = {0};
    pave_array_release(allocator, coloring->table);
    *coloring = none;
}

// ---- Periods ------------------------------------------------------------------------------------

/// Returns a lower bound of the number of colours: the maximum number of faces around a vertex, at
/// least one.
static int32_t coloring_least(const pave_tiling *tiling, pave_contact contact)
{
    int32_t least = 1;
    for (int32_t vertex = 0; vertex < tiling->vertex_count && contact == PAVE_CONTACT_VERTEX;
         vertex++) {
        int32_t round = 0;
        for (int32_t k = 0; k < tiling->side_start[tiling->face_count]; k++)
            round += tiling->sides[k].vertex == vertex;
        if (round > least) least = round;
    }
    return least;
}

static bool coloring_period(pave_coloring_search *search, const pave_tiling *tiling,
                            pave_contact contact, pave_coloring *out)
{
    for (int32_t cells = 1; cells <= PAVE_COLORING_CELLS_MAX; cells++) {
        for (int32_t height = 1; height <= cells; height++) {
            const int32_t width = cells / height;
            if (width * height != cells) continue;
            search->node_count = cells * tiling->face_count;
            if (!coloring_join(search, tiling, contact, width, height) || !coloring_solve(search))
                continue;
            out->width = width;
            out->height = height;
            return true;
        }
    }
    return false;
}

/// Copies the colours, renumbered in the order of their first cells.
static pave_result coloring_copy(const pave_coloring_search *search,
                                 const pave_allocator *allocator, pave_coloring *out)
{
    uint8_t renamed[PAVE_COLORING_COLORS_MAX];
    out->table = pave_array_allocate(allocator, (size_t)search->node_count, 1);
    if (!out->table) return PAVE_NO_MEMORY;
    memset(renamed, UINT8_MAX, sizeof(renamed));
    for (int32_t node = 0; node < search->node_count; node++) {
        uint8_t *name = &renamed[search->color[node]];
        if (*name == UINT8_MAX) *name = (uint8_t)out->colors++;
        out->table[node] = *name;
    }
    return PAVE_OK;
}

pave_result pave_tiling_color(const pave_tiling *tiling, pave_contact contact, int32_t colors_max,
                              const pave_allocator *allocator, pave_coloring *out)
{
    pave_coloring_search search = {0};
    pave_coloring found = {0};
    const int32_t colors = colors_max < 1                          ? 1
                           : colors_max > PAVE_COLORING_COLORS_MAX ? PAVE_COLORING_COLORS_MAX
                                                                   : colors_max;
    const int32_t nodes = PAVE_COLORING_CELLS_MAX * tiling->face_count;
    const int32_t arcs = PAVE_COLORING_CELLS_MAX * contact_total(tiling, contact);
    *out = found;
    found.face_count = tiling->face_count;
    pave_result result = coloring_search_allocate(&search, allocator, nodes, arcs, colors);
    if (result == PAVE_OK) result = PAVE_NOT_FOUND;
    search.colors = coloring_least(tiling, contact);
    for (; result == PAVE_NOT_FOUND && search.colors <= colors_max && search.colors <= colors;
         search.colors++) {
        if (coloring_period(&search, tiling, contact, &found))
            result = coloring_copy(&search, allocator, &found);
    }
    coloring_search_release(&search, allocator);
    if (result == PAVE_OK) *out = found;
    return result;
}
