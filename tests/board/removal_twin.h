/// tests/board/removal_twin.h: random removal as its definition says it: all adjacencies sorted by
/// their words, and for each that is attempted all faces of the board found anew.
#ifndef PAVE_TESTS_REMOVAL_TWIN_H
#define PAVE_TESTS_REMOVAL_TWIN_H

#include "board_fixture.h"
#include "src/board/board_parts.h"

#include <stdlib.h>

// ---- Faces --------------------------------------------------------------------------------------
// Corner k of an inner tile, 6 * node + k, is the triangle of the tile and its neighbours k and k
// + 1.

typedef struct twin {
    pave_board *board;
    pave_removal_def def;
    int32_t count;  // inner tiles
    int32_t *faces; // of corners: one of the same face
    bool *outer;    // of such corners: the face has a node of the border
    uint8_t *marks; // of nodes
} twin;

static int32_t twin_face(twin *t, int32_t corner)
{
    while (t->faces[corner] != corner) {
        t->faces[corner] = t->faces[t->faces[corner]];
        corner = t->faces[corner];
    }
    return corner;
}

static void twin_join(twin *t, int32_t a, int32_t b)
{
    t->faces[twin_face(t, a)] = twin_face(t, b);
}

static int32_t twin_near(const twin *t, int32_t node, int k)
{
    return pave_board_node(
        t->board, pave_board_neighbor(t->board, pave_board_node_tile(t->board, node), (k + 6) % 6));
}

static bool twin_has(const twin *t, int32_t node, int k)
{
    return pave_board_has(t->board, pave_board_node_tile(t->board, node), (k + 6) % 6);
}

static void twin_find_faces(twin *t)
{
    for (int32_t i = 0; i < 6 * t->count; i++) t->faces[i] = i;
    for (int32_t node = 0; node < t->count; node++)
        for (int k = 0; k < 6; k++) {
            int32_t u = twin_near(t, node, k), v = twin_near(t, node, k + 1);
            if (u < t->count) twin_join(t, 6 * node + k, 6 * u + (k + 2) % 6);
            if (v < t->count) twin_join(t, 6 * node + k, 6 * v + (k + 4) % 6);
            if (!twin_has(t, node, k)) twin_join(t, 6 * node + k, 6 * node + (k + 5) % 6);
        }
    for (int32_t i = 0; i < 6 * t->count; i++) t->outer[i] = false;
    for (int32_t i = 0; i < 6 * t->count; i++)
        if (twin_near(t, i / 6, i % 6) >= t->count || twin_near(t, i / 6, i % 6 + 1) >= t->count)
            t->outer[twin_face(t, i)] = true;
}

/// Marks the nodes of a face with `bit`. Returns its triangles.
static int32_t twin_mark(twin *t, int32_t face, unsigned bit)
{
    int32_t triangles = 0;
    for (int32_t node = 0; node < t->count; node++)
        for (int k = 0; k < 6; k++) {
            if (twin_face(t, 6 * node + k) != face) continue;
            int32_t u = twin_near(t, node, k), v = twin_near(t, node, k + 1);
            triangles += node < u && node < v;
            t->marks[node] |= (uint8_t)bit;
            t->marks[u] |= (uint8_t)bit;
            t->marks[v] |= (uint8_t)bit;
        }
    return triangles;
}

/// Whether a tile is in a face.
static bool twin_in(twin *t, int32_t node, int32_t face)
{
    for (int k = 0; k < 6; k++)
        if (twin_face(t, 6 * node + k) == face) return true;
    return false;
}

// ---- The rules ----------------------------------------------------------------------------------

static bool twin_keeps(const twin *t, int32_t node)
{
    int sides = 0, inner = 0;
    for (int k = 0; k < 6; k++)
        if (twin_has(t, node, k)) {
            sides++;
            inner += twin_near(t, node, k) < t->count;
        }
    if (sides - 1 < t->def.min_sides) return false;
    return t->def.max_degree == PAVE_REMOVAL_ANY || sides == inner || inner - 1 >= 2;
}

/// Whether tile u meets v, a tile or a node of the border, in another face than f and g. All nodes
/// of the border are one.
static bool twin_meet(twin *t, int32_t u, int32_t v, int32_t f, int32_t g)
{
    for (int k = 0; k < 6; k++) {
        int32_t face = twin_face(t, 6 * u + k);
        if (face == f || face == g) continue;
        if (v < t->count ? twin_in(t, v, face) : t->outer[face]) return true;
    }
    return false;
}

static bool twin_allows(twin *t, int32_t a, int k)
{
    int32_t b = twin_near(t, a, k);
    if (!twin_keeps(t, a) || !twin_keeps(t, b)) return false;
    if (t->def.max_degree == PAVE_REMOVAL_ANY) return true;
    twin_find_faces(t);
    int32_t f = twin_face(t, 6 * a + k), g = twin_face(t, 6 * a + (k + 5) % 6), nodes = 0;
    if (f == g) return false;
    memset(t->marks, 0, (size_t)t->board->slot_count);
    int32_t size = twin_mark(t, f, 1) + twin_mark(t, g, 2) + 2;
    for (int32_t node = 0; node < t->board->slot_count; node++) nodes += t->marks[node] != 0;
    if (size > t->def.max_degree || nodes != size) return false;
    if (t->outer[f] && t->outer[g]) return false;
    for (int32_t u = 0; u < t->board->slot_count; u++)
        for (int32_t v = 0; v < t->board->slot_count; v++) {
            if (t->marks[u] != 1 || t->marks[v] != 2) continue;
            if (u < t->count ? twin_meet(t, u, v, f, g) : twin_meet(t, v, u, f, g)) return false;
        }
    return true;
}

// ---- All of it ----------------------------------------------------------------------------------

typedef struct edge {
    uint32_t word;
    pave_board_tile tile;
    int bit;
} edge;

static int edge_order(const void *left, const void *right)
{
    const edge *a = left, *b = right;
    if (a->word != b->word) return a->word < b->word ? -1 : 1;
    if (a->tile.row != b->tile.row) return a->tile.row < b->tile.row ? -1 : 1;
    if (a->tile.col != b->tile.col) return a->tile.col < b->tile.col ? -1 : 1;
    return a->bit < b->bit ? -1 : a->bit > b->bit;
}

/// The adjacencies between inner tiles, by their words.
static int64_t twin_edges(const pave_board *board, uint64_t seed, edge *edges)
{
    int64_t count = 0;
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col < board->width; col++)
            for (int bit = 0; bit < 3; bit++) {
                pave_board_tile tile = {col, row},
                                there = pave_board_neighbor(board, tile, board_owned(board, bit));
                if (!pave_board_inner(board, there) ||
                    !pave_board_has(board, tile, board_owned(board, bit)))
                    continue;
                pave_random_words words =
                    pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, col >> 2, row, (uint32_t)bit, 0);
                edges[count++] = (edge){words.word[col & 3], tile, bit};
            }
    qsort(edges, (size_t)count, sizeof *edges, edge_order);
    return count;
}

static pave_removal remove_naively(pave_board *board, pave_removal_def def)
{
    if (def.max_degree == 0) def.max_degree = 6;
    if (def.min_sides == 0) def.min_sides = 3;
    edge *edges = malloc((size_t)board->slot_count * 3 * sizeof *edges);
    twin t = {.board = board, .def = def, .count = pave_board_tile_count(board)};
    t.faces = malloc((size_t)t.count * 6 * sizeof *t.faces);
    t.outer = malloc((size_t)t.count * 6 * sizeof *t.outer);
    t.marks = malloc((size_t)board->slot_count);
    pave_removal removal = {.inner_edges = twin_edges(board, def.seed, edges)};
    for (int64_t i = 0; i < removal.inner_edges && edges[i].word < def.share * 4294967296.0; i++) {
        int k = board_owned(board, edges[i].bit);
        removal.attempted++;
        if (!twin_allows(&t, pave_board_node(board, edges[i].tile), k)) continue;
        assert_int_equal(pave_board_set(board, edges[i].tile, k, false), PAVE_OK);
        removal.removed++;
    }
    free(t.marks);
    free(t.outer);
    free(t.faces);
    free(edges);
    return removal;
}

#endif
