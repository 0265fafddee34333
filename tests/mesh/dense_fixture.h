/// tests/mesh/dense_fixture.h: random boards, and the mesh of a board made naively: faces by
/// walking every arc, vertices numbered by the triangles of the dense path. A twin of
/// src/mesh/dense that shares nothing with it.
#ifndef PAVE_TESTS_DENSE_FIXTURE_H
#define PAVE_TESTS_DENSE_FIXTURE_H

#include "../test.h"
#include "src/base/bits.h"
#include "src/board/board_parts.h"
#include "src/mesh/mesh_geometry.h"
#include "src/mesh/mesh_parts.h"

#include <pave/board.h>
#include <pave/mesh.h>

/// A board of a pattern, where `share` of the pairs of inner tiles and `rim_share` of the links to
/// the border have been cut as far as three are left.
static inline pave_board *dense_board(int32_t width, int32_t height, int system, int pattern,
                                      uint64_t seed, double share, double rim_share)
{
    pave_board *board;
    pave_board_def def = {.width = width,
                          .height = height,
                          .system = (pave_hex_system)system,
                          .pattern = (pave_board_pattern)pattern};
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    for (int32_t round = 0; round < 3 * width * height; round++) {
        pave_random_words words = pave_random_at(seed, PAVE_STREAM_USER, round, 0, 0, 0);
        pave_board_tile tile =
            pave_board_at((int32_t)pave_random_below(words.word[0], (uint32_t)width),
                          (int32_t)pave_random_below(words.word[1], (uint32_t)height));
        int k = (int)pave_random_below(words.word[2], 6);
        pave_board_tile other = pave_board_neighbor(board, tile, k);
        bool inner = pave_board_inner(board, other);
        if (words.word[3] >= (inner ? share : rim_share) * 4294967296.0 ||
            !pave_board_has(board, tile, k))
            continue;
        if (pave_bits_count(pave_board_links6(board, tile)) > 3 &&
            (!inner || pave_bits_count(pave_board_links6(board, other)) > 3))
            pave_board_set(board, tile, k, false);
    }
    return board;
}

/// Joins the tiles along the rim to all neighbours: then no tile is joined to the border alone.
static inline void dense_join_rim(pave_board *board)
{
    for (int32_t place = 0; place < board->slot_count; place++) {
        pave_board_tile tile = pave_board_slot_tile(board, place);
        bool rim = tile.col == 0 || tile.row == 0 || tile.col == board->width - 1 ||
                   tile.row == board->height - 1;
        if (!rim || !pave_board_inner(board, tile)) continue;
        for (int k = 0; k < 6; k++) assert_ok(pave_board_set(board, tile, k, true));
    }
}

typedef struct twin {
    const pave_board *board;
    int32_t *face_of;   ///< 6 * place + k: the face on the left of an arc; -1: there is no arc
    int32_t *vertex_of; ///< face: its vertex
    int32_t *lowest;    ///< face: one of its arcs
    int32_t face_count, vertex_count;
} twin;

/// The arc that follows on the same face: from its twin clockwise.
static inline int32_t twin_next(const twin *t, int32_t arc)
{
    pave_board_tile tile =
        pave_board_neighbor(t->board, pave_board_slot_tile(t->board, arc / 6), arc % 6);
    int k = (arc % 6 + 3) % 6;
    do k = (k + 1) % 6;
    while (!pave_board_has(t->board, tile, k));
    return 6 * pave_board_slot(t->board, tile) + k;
}

/// The face at a tile's corner k: that of its first arc from k on.
static inline int32_t twin_corner(const twin *t, int32_t place, int k)
{
    while (t->face_of[6 * place + k] < 0) k = (k + 1) % 6;
    return t->face_of[6 * place + k];
}

static inline void twin_make(twin *t, const pave_board *board)
{
    *t = (twin){.board = board};
    int32_t arcs = 6 * board->slot_count;
    t->face_of = malloc((size_t)arcs * sizeof *t->face_of);
    t->lowest = malloc((size_t)arcs * sizeof *t->lowest);
    t->vertex_of = malloc((size_t)arcs * sizeof *t->vertex_of);
    for (int32_t arc = 0; arc < arcs; arc++) t->face_of[arc] = -1;
    for (int32_t arc = 0; arc < arcs; arc++) {
        if (t->face_of[arc] >= 0 ||
            !pave_board_has(board, pave_board_slot_tile(board, arc / 6), arc % 6))
            continue;
        t->lowest[t->face_count] = arc;
        t->vertex_of[t->face_count] = -1;
        for (int32_t at = arc; t->face_of[at] < 0; at = twin_next(t, at))
            t->face_of[at] = t->face_count;
        t->face_count++;
    }
    for (int32_t place = 0; place < board->slot_count; place++)
        for (int slot = 0; slot < 2; slot++) {
            // The triangle of a tile and of the neighbours k - 1 and k is at its corner k.
            int k = pave_board_flat(board) ? 3 - slot : 2 + slot, inner = 0;
            pave_board_tile tiles[3] = {pave_board_slot_tile(board, place)};
            tiles[1] = pave_board_neighbor(board, tiles[0], k - 1);
            tiles[2] = pave_board_neighbor(board, tiles[0], k);
            if (!pave_board_contains(board, tiles[1]) || !pave_board_contains(board, tiles[2]))
                continue;
            int32_t face = twin_corner(t, place, k), at = t->lowest[face];
            do inner += pave_board_inner(board, pave_board_slot_tile(board, at / 6));
            while ((at = twin_next(t, at)) != t->lowest[face]);
            if (inner > 0 && t->vertex_of[face] < 0) t->vertex_of[face] = t->vertex_count++;
        }
}

static inline void twin_free(twin *t)
{
    free(t->face_of);
    free(t->lowest);
    free(t->vertex_of);
}

/// Where the vertex of a face lies, and whether it is on the rim.
static inline pave_point twin_point(const twin *t, int32_t face, bool *rim)
{
    int64_t x[2] = {0, 0}, y[2] = {0, 0}, count[2] = {0, 0};
    int32_t first = t->lowest[face], at = first, before = first;
    while (twin_next(t, before) != first) before = twin_next(t, before);
    *rim = false;
    do {
        int32_t after = twin_next(t, at), arcs[3] = {before, at, after};
        bool border[3];
        pave_board_tile tile = pave_board_slot_tile(t->board, at / 6);
        for (int i = 0; i < 3; i++)
            border[i] = !pave_board_inner(t->board, pave_board_slot_tile(t->board, arcs[i] / 6));
        *rim = *rim || border[1];
        for (int all = 0; all < 2; all++)
            if (all || border[0] || border[1] || border[2]) {
                x[all] += pave_board_x(t->board, tile);
                y[all] += pave_board_y(t->board, tile);
                count[all]++;
            }
        before = at;
        at = after;
    } while (at != first);
    return (pave_point){pave_mean_of(x[!*rim], count[!*rim]), pave_mean_of(y[!*rim], count[!*rim])};
}

static inline int twin_compare(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static inline void twin_check_vertex(const twin *t, const pave_mesh *mesh, int32_t face)
{
    bool rim;
    int32_t vertex = t->vertex_of[face], tiles[1024], count = 0, found, at = t->lowest[face];
    pave_point point = twin_point(t, face, &rim);
    do {
        pave_board_tile tile = pave_board_slot_tile(t->board, at / 6);
        if (pave_board_inner(t->board, tile) && count < 1024)
            tiles[count++] = pave_board_node(t->board, tile);
    } while ((at = twin_next(t, at)) != t->lowest[face]);
    qsort(tiles, (size_t)count, sizeof *tiles, twin_compare);
    const int32_t *ours = pave_mesh_tiles_at(mesh, vertex, &found);
    assert_int_equal(found, count);
    assert_memory_equal(ours, tiles, (size_t)count * sizeof *tiles);
    assert_int_equal(mesh->vertices[vertex].x, point.x);
    assert_int_equal(mesh->vertices[vertex].y, point.y);
    assert_int_equal(pave_mesh_on_rim(mesh, vertex), rim);
}

static inline void twin_check_ring(const twin *t, const pave_mesh *mesh, int32_t tile)
{
    int32_t count, found = 0,
                   place = pave_board_slot(t->board, pave_board_node_tile(t->board, tile));
    const int32_t *ring = pave_mesh_ring(mesh, tile, &count);
    for (int k = 0; k < 6; k++)
        if (t->face_of[6 * place + k] >= 0) {
            assert_true(found < count);
            assert_int_equal(ring[found++], t->vertex_of[t->face_of[6 * place + k]]);
        }
    assert_int_equal(found, count);
}

/// The rim, as arcs from inner tiles to the border follow each other: the next one clockwise around
/// the same vertex.
static inline void twin_check_rim(const twin *t, const pave_mesh *mesh)
{
    int32_t sides = 0, first = -1;
    for (int32_t arc = 0; arc < 6 * t->board->slot_count; arc++) {
        if (t->face_of[arc] < 0 ||
            !pave_board_inner(t->board, pave_board_slot_tile(t->board, arc / 6)))
            continue;
        if (pave_board_inner(
                t->board,
                pave_board_neighbor(t->board, pave_board_slot_tile(t->board, arc / 6), arc % 6)))
            continue;
        sides++;
        if (first < 0 || t->vertex_of[t->face_of[arc]] < t->vertex_of[t->face_of[first]])
            first = arc;
    }
    assert_int_equal(mesh->rim_count, sides);
    for (int32_t i = 0; i < sides; i++) {
        assert_int_equal(mesh->rim[i], t->vertex_of[t->face_of[first]]);
        int32_t at = first; // the face behind the end of the side: walk it backwards, which is from
                            // border to inner
        pave_board_tile tile = pave_board_slot_tile(t->board, at / 6),
                        out = pave_board_neighbor(t->board, tile, at % 6);
        int32_t face = t->face_of[6 * pave_board_slot(t->board, out) + (at % 6 + 3) % 6];
        for (at = t->lowest[face];; at = twin_next(t, at)) {
            pave_board_tile from = pave_board_slot_tile(t->board, at / 6),
                            to = pave_board_neighbor(t->board, from, at % 6);
            if (pave_board_inner(t->board, from) && !pave_board_inner(t->board, to)) break;
        }
        first = at;
    }
}

static inline void twin_check(const pave_board *board, const pave_mesh *mesh)
{
    twin t;
    twin_make(&t, board);
    assert_int_equal(mesh->vertex_count, t.vertex_count);
    assert_int_equal(mesh->tile_count, board->width * board->height);
    for (int32_t face = 0; face < t.face_count; face++)
        if (t.vertex_of[face] >= 0) twin_check_vertex(&t, mesh, face);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) twin_check_ring(&t, mesh, tile);
    twin_check_rim(&t, mesh);
    assert_int_equal(mesh->ring_start[mesh->tile_count], mesh->corner_count);
    assert_int_equal(mesh->vertex_start[mesh->vertex_count], mesh->corner_count);
    twin_free(&t);
}

/// Whether the promises of dense boards hold: all have three neighbours, one component, every face
/// of the rim has one run of border tiles. By flood, not by counts.
static inline bool twin_connected(const pave_board *board)
{
    int32_t count = board->width * board->height, depth = 0, seen = 1,
            *stack = malloc((size_t)count * sizeof *stack);
    bool *marked = calloc((size_t)count, sizeof *marked);
    stack[depth++] = 0;
    marked[0] = true;
    while (depth > 0) {
        pave_board_tile tile = pave_board_node_tile(board, stack[--depth]);
        for (int k = 0; k < 6; k++) {
            pave_board_tile other = pave_board_neighbor(board, tile, k);
            if (!pave_board_has(board, tile, k) || !pave_board_inner(board, other) ||
                marked[pave_board_node(board, other)])
                continue;
            marked[pave_board_node(board, other)] = true;
            stack[depth++] = pave_board_node(board, other);
            seen++;
        }
    }
    free(stack);
    free(marked);
    return seen == count;
}

#endif
