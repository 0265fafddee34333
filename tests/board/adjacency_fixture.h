/// tests/board/adjacency_fixture.h: windows as adjacencies, random cuts, and what an adjacency must
/// be, without the library's checks.
#ifndef PAVE_TESTS_ADJACENCY_FIXTURE_H
#define PAVE_TESTS_ADJACENCY_FIXTURE_H

#include "src/board/adjacency_parts.h"

#include <pave/adjacency.h>

#include <stdlib.h>
#include <string.h>

typedef struct fixture {
    pave_window *window;
    pave_mask *walls;
    pave_graph *graph;
    pave_adjacency *adjacency;
} fixture;

/// Whether a sound adjacency stays sound if an edge is cut.
static inline bool fixture_can_cut(pave_adjacency *adjacency, int32_t arc)
{
    int64_t count = 0;
    if (pave_adjacency_set_cut(adjacency, arc, true) != PAVE_OK) return false;
    (void)pave_adjacency_check(adjacency, NULL, NULL, 0, &count);
    (void)pave_adjacency_set_cut(adjacency, arc, false);
    return count == 0;
}

static inline uint32_t fixture_word(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(23, 0x8000, a, b, 0, c).word[0];
}

/// A rectangle of `tiling` (NULL: squares), of which `walled` of 100 sides are missing; `border`
/// NULL: what is outermost.
static inline fixture fixture_make(const pave_tiling *tiling, int32_t width, int32_t height,
                                   int32_t seed, uint32_t walled, const int32_t *border,
                                   int32_t border_count)
{
    fixture made = {0};
    pave_window_def place = {.tiling = tiling, .width = width, .height = height};
    if (pave_window_create(&place, NULL, &made.window, NULL) != PAVE_OK ||
        pave_mask_create(made.window, NULL, &made.walls, NULL) != PAVE_OK)
        abort();
    for (pave_window_walk walk = pave_window_begin(made.window);
         walled > 0 && pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(made.window->tiling, walk.cell.s); k++)
            if (fixture_word((int32_t)walk.index, seed, 100 + (uint32_t)k) % 200 < walled &&
                pave_mask_set_side(made.walls, walk.index, k, true) != PAVE_OK)
                abort();
    pave_graph_def def = {.walls = made.walls};
    if (pave_graph_create(&def, NULL, &made.graph, NULL) != PAVE_OK) abort();
    pave_adjacency_def whole = {
        .graph = made.graph, .border = border, .border_count = border_count};
    if (pave_adjacency_create(&whole, NULL, &made.adjacency, NULL) != PAVE_OK) abort();
    return made;
}

static inline void fixture_free(fixture *made)
{
    pave_adjacency_destroy(made->adjacency);
    pave_graph_destroy(made->graph);
    pave_mask_destroy(made->walls);
    pave_window_destroy(made->window);
}

/// Small windows of three tilings, with and without missing sides; the border is the outermost, or
/// what comes.
static inline fixture fixture_of(int32_t seed)
{
    const pave_tiling *tilings[] = {pave_tiling_hex(), pave_tiling_hex(), NULL, pave_tiling_tri()};
    int32_t border[400], count = 0, width = 3 + (int32_t)(fixture_word(seed, 0, 0) % 5),
                         height = 3 + (int32_t)(fixture_word(seed, 0, 1) % 5);
    uint32_t walled = seed % 3 == 2 ? fixture_word(seed, 0, 2) % 40 : 0;
    if (seed % 4 == 3) width *= 2;
    fixture made = fixture_make(tilings[seed % 4], width, height, seed, walled, NULL, 0);
    if (seed % 5 != 4) return made;
    for (int32_t node = 0; node < made.graph->node_count;
         node++) { // a different border: some nodes more, a few less
        uint32_t chance = fixture_word(seed, node, 3) % 100;
        if (pave_adjacency_is_border(made.adjacency, node) ? chance < 97 : chance < 6)
            border[count++] = node;
    }
    fixture_free(&made);
    return fixture_make(tilings[seed % 4], width, height, seed, walled, border, count);
}

/// Cuts about `share` of 100 of the edges that can be cut.
static inline void fixture_cut(pave_adjacency *adjacency, int32_t seed, uint32_t share)
{
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++)
        if (arc < adjacency->graph->twin[arc] && fixture_word(arc, seed, 7) % 100 < share)
            (void)pave_adjacency_set_cut(adjacency, arc, true);
}

// ---- A disk -------------------------------------------------------------------------------------
// A vertex in each inner tile, joined to the tile's corners: are the triangles a triangulation of
// one disk, each two of which have at most an edge or a corner in common?

enum { DISK_TRIANGLES = 4096, DISK_POINTS = 4096 };

typedef struct disk {
    int32_t corners[DISK_TRIANGLES][3]; ///< first the tile's own
    bool border[DISK_TRIANGLES]; ///< what is opposite is a side towards the border: no other tile's
    int32_t count;
} disk;

static inline bool disk_uses(const int32_t *triangle, int32_t a, int32_t b)
{
    int found = 0;
    for (int i = 0; i < 3; i++) found += triangle[i] == a || triangle[i] == b;
    return found == 2;
}

static inline int32_t disk_edge_uses(const disk *all, int32_t a, int32_t b)
{
    int32_t count = 0;
    for (int32_t i = 0; i < all->count; i++) count += disk_uses(all->corners[i], a, b);
    return count;
}

/// The triangles at a point are connected across their edges at it.
static inline bool disk_link_connected(const disk *all, int32_t point)
{
    int32_t at[DISK_TRIANGLES], count = 0, reached = 1;
    for (int32_t i = 0; i < all->count; i++)
        if (all->corners[i][0] == point || all->corners[i][1] == point ||
            all->corners[i][2] == point)
            at[count++] = i;
    for (int32_t i = 0; i < reached; i++) // at[0 .. reached - 1] are connected
        for (int32_t j = reached; j < count; j++) {
            bool joined = false;
            for (int k = 0; k < 3; k++) {
                int32_t corner = all->corners[at[i]][k];
                joined |= corner != point &&
                          (all->corners[at[j]][0] == corner || all->corners[at[j]][1] == corner ||
                           all->corners[at[j]][2] == corner);
            }
            if (!joined) continue;
            int32_t swap = at[j];
            at[j] = at[reached];
            at[reached++] = swap;
        }
    return reached == count;
}

static inline bool disk_is(const disk *all)
{
    static bool used[DISK_POINTS];
    int32_t points = 0, edges2 = 0; // twice the edges, those of one triangle counted double
    memset(used, 0, sizeof used);
    for (int32_t i = 0; i < all->count; i++)
        for (int k = 0; k < 3; k++) {
            int32_t a = all->corners[i][k], b = all->corners[i][(k + 1) % 3];
            if (a == b) return false;
            int32_t uses = disk_edge_uses(all, a, b);
            if (uses > 2 || (k == 1 && uses != (all->border[i] ? 1 : 2))) return false;
            edges2 += uses == 1 ? 2 : 1;
            if (!used[a]) points++;
            used[a] = true;
        }
    if (points - edges2 / 2 + all->count != 1) return false;
    for (int32_t point = 0; point < DISK_POINTS; point++)
        if (used[point] && !disk_link_connected(all, point)) return false;
    return true;
}

/// Whether each inner tile can be a polygon, so that all together are one disk, seen from the right
/// side. By definition, not by the checks.
static inline bool fixture_good(const pave_adjacency *adjacency)
{
    static int32_t faces[1 << 16];
    static disk all;
    const pave_graph *graph = adjacency->graph;
    int32_t face_count = 0;
    if (adjacency->inner_count == 0) return true;
    for (int32_t arc = 0; arc < graph->arc_count; arc++) faces[arc] = -1;
    all.count = 0;
    for (int32_t first = 0; first < graph->arc_count; first++) {
        if (faces[first] >= 0 || pave_adjacency_is_cut(adjacency, first)) continue;
        double area =
            0.0; // of its walk, positive where that is clockwise: then it is around a component
        bool inner = false;
        for (int32_t arc = first; faces[arc] < 0; arc = pave_adjacency_next(adjacency, arc)) {
            pave_vec2 a = graph->positions[graph->to[graph->twin[arc]]],
                      b = graph->positions[graph->to[arc]];
            area += a.x * b.y - a.y * b.x;
            inner |= !pave_adjacency_is_border(adjacency, graph->to[arc]);
            faces[arc] = face_count;
        }
        if (area > -1e-9 && inner) return false; // a tree has no area: its walk is also around it
        face_count++;
    }
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (pave_adjacency_is_border(adjacency, node)) continue;
        if (pave_adjacency_degree(adjacency, node) < 3) return false;
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            if (pave_adjacency_is_cut(adjacency, arc)) continue;
            all.border[all.count] = pave_adjacency_is_border(adjacency, graph->to[arc]);
            int32_t *corners = all.corners[all.count++];
            corners[0] = face_count + node;
            corners[1] = faces[arc];
            corners[2] = faces[pave_adjacency_successor(adjacency, arc)];
            if (all.count == DISK_TRIANGLES || corners[0] >= DISK_POINTS) abort();
        }
    }
    return disk_is(&all);
}

#endif
