/// tests/grid/golden_grids.h: golden hashes of the three grids: everything that square.h, hex.h and
/// tri.h answer, a few broad hashes each.
///
/// What is said of parts is hashed as text, what is said in numbers as numbers, points by their
/// bits. Included by golden_hashes.c alone, after exact.h: so the inline arithmetic of points is
/// that of the sources here, with any flags.
#ifndef PAVE_TESTS_GOLDEN_GRIDS_H
#define PAVE_TESTS_GOLDEN_GRIDS_H

#include "same_parts.h"

#include <pave/hex.h>
#include <pave/random.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <stdlib.h>
#include <string.h>

// ---- What goes into a hash ----------------------------------------------------------------------

static uint64_t golden_long(uint64_t hash, uint64_t number)
{
    return pave_hash_word(pave_hash_word(hash, (uint32_t)number), (uint32_t)(number >> 32));
}

static uint64_t golden_double(uint64_t hash, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return golden_long(hash, bits);
}

static uint64_t golden_point(uint64_t hash, pave_vec2 point)
{
    return golden_double(golden_double(hash, point.x), point.y);
}

static uint64_t golden_cell(uint64_t hash, pave_cell cell)
{
    return pave_hash_word(pave_hash_word(pave_hash_word(hash, (uint32_t)cell.q), (uint32_t)cell.r),
                          (uint32_t)cell.s);
}

static uint64_t golden_text(uint64_t hash, const char *text)
{
    for (; *text; text++) hash = pave_hash_word(hash, (uint8_t)*text);
    return pave_hash_word(hash, 0);
}

/// Whether a hash stands for nothing, because something failed on the way.
static bool golden_broken;

/// Says so.
static uint64_t golden_fail(void)
{
    golden_broken = true;
    return 0;
}

// ---- What is asked ------------------------------------------------------------------------------

static uint32_t golden_word(int32_t i, uint32_t which)
{
    return pave_random_at(2026, PAVE_STREAM_USER + 1, i, (int32_t)which, 0, 0).word[0];
}

/// The i-th of cells that are near the origin, farther and farther away, and at the limits; `faces`
/// in a unit cell.
static pave_cell golden_cell_at(int32_t i, uint32_t faces)
{
    const int shift = i % 30;
    const uint32_t mask = UINT32_C(0xffffffff) >> (31 - shift);
    pave_cell cell = {(int32_t)(golden_word(i, 0) & mask), (int32_t)(golden_word(i, 1) & mask),
                      (int32_t)(golden_word(i, 2) % faces)};
    if (cell.q > PAVE_COORDINATE_MAX) cell.q = PAVE_COORDINATE_MAX;
    if (cell.r > PAVE_COORDINATE_MAX) cell.r = PAVE_COORDINATE_MAX;
    if (golden_word(i, 3) & 1) cell.q = -cell.q;
    if (golden_word(i, 3) & 2) cell.r = -cell.r;
    return cell;
}

enum { GOLDEN_CELLS = 600, GOLDEN_POINTS = 4000, GOLDEN_LIST_MAX = 4096 };

/// The k-th number of the relation, for all k, as text.
#define GOLDEN_ALL(hash, text_of, relation, part, maximum) \
    for (int k_ = 0; k_ < (maximum); k_++)                 \
    hash = golden_text(hash, text_of(relation(part, k_), (char[64]){0}))

// ---- Parts, relations, sides --------------------------------------------------------------------

// What every grid relates to a face, an edge and a vertex, and the twins at an edge; `grid` and
// `GRID` are its name.
#define GOLDEN_OF_FACE(hash, grid, GRID, face)                                   \
    do {                                                                         \
        GOLDEN_ALL(hash, pave_##grid##_face_text, pave_##grid##_neighbors, face, \
                   PAVE_##GRID##_NEIGHBORS_MAX);                                 \
        GOLDEN_ALL(hash, pave_##grid##_edge_text, pave_##grid##_borders, face,   \
                   PAVE_##GRID##_BORDERS_MAX);                                   \
        GOLDEN_ALL(hash, pave_##grid##_vertex_text, pave_##grid##_corners, face, \
                   PAVE_##GRID##_CORNERS_MAX);                                   \
        GOLDEN_ALL(hash, pave_##grid##_face_text, pave_##grid##_diagonals, face, \
                   PAVE_##GRID##_DIAGONALS_MAX);                                 \
        GOLDEN_ALL(hash, pave_##grid##_face_text, pave_##grid##_touching, face,  \
                   PAVE_##GRID##_TOUCHING_MAX);                                  \
    } while (0)
#define GOLDEN_OF_EDGE(hash, grid, GRID, edge)                                     \
    do {                                                                           \
        GOLDEN_ALL(hash, pave_##grid##_face_text, pave_##grid##_joins, edge,       \
                   PAVE_##GRID##_JOINS_MAX);                                       \
        GOLDEN_ALL(hash, pave_##grid##_edge_text, pave_##grid##_continues, edge,   \
                   PAVE_##GRID##_CONTINUES_MAX);                                   \
        GOLDEN_ALL(hash, pave_##grid##_vertex_text, pave_##grid##_endpoints, edge, \
                   PAVE_##GRID##_ENDPOINTS_MAX);                                   \
    } while (0)
#define GOLDEN_OF_VERTEX(hash, grid, GRID, vertex)                                  \
    do {                                                                            \
        GOLDEN_ALL(hash, pave_##grid##_face_text, pave_##grid##_touches, vertex,    \
                   PAVE_##GRID##_TOUCHES_MAX);                                      \
        GOLDEN_ALL(hash, pave_##grid##_edge_text, pave_##grid##_protrudes, vertex,  \
                   PAVE_##GRID##_PROTRUDES_MAX);                                    \
        GOLDEN_ALL(hash, pave_##grid##_vertex_text, pave_##grid##_adjacent, vertex, \
                   PAVE_##GRID##_ADJACENT_MAX);                                     \
    } while (0)
#define GOLDEN_TWINS(hash, grid, GRID, edge)                                             \
    for (int k_ = 0; k_ < PAVE_##GRID##_JOINS_MAX; k_++) {                               \
        uint32_t side_ = 0;                                                              \
        while (!same_##grid##_edge(                                                      \
            pave_##grid##_borders(pave_##grid##_joins(edge, 1 - k_), (int)side_), edge)) \
            side_++;                                                                     \
        hash = pave_hash_word(hash, side_);                                              \
    }

static uint64_t golden_square_relations(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 1);
        const pave_square_vertex vertex = pave_square_vertex_of(face.q, face.r);
        GOLDEN_OF_FACE(hash, square, SQUARE, face);
        for (int32_t s = 0; s < 2; s++) {
            const pave_square_edge edge = pave_square_edge_of(face.q, face.r, s);
            GOLDEN_OF_EDGE(hash, square, SQUARE, edge);
            GOLDEN_ALL(hash, pave_square_edge_text, pave_square_meets, edge, PAVE_SQUARE_MEETS_MAX);
            GOLDEN_TWINS(hash, square, SQUARE, edge);
        }
        GOLDEN_OF_VERTEX(hash, square, SQUARE, vertex);
        GOLDEN_ALL(hash, pave_square_vertex_text, pave_square_surrounding, vertex,
                   PAVE_SQUARE_SURROUNDING_MAX);
    }
    return hash;
}

static uint64_t golden_hex_relations(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 1);
        GOLDEN_OF_FACE(hash, hex, HEX, face);
        for (int32_t s = 0; s < 3; s++) {
            const pave_hex_edge edge = pave_hex_edge_of(face.q, face.r, s);
            GOLDEN_OF_EDGE(hash, hex, HEX, edge);
            GOLDEN_TWINS(hash, hex, HEX, edge);
        }
        for (int32_t s = 0; s < 2; s++) {
            const pave_hex_vertex vertex = pave_hex_vertex_of(face.q, face.r, s);
            GOLDEN_OF_VERTEX(hash, hex, HEX, vertex);
            GOLDEN_ALL(hash, pave_hex_vertex_text, pave_hex_surrounding, vertex,
                       PAVE_HEX_SURROUNDING_MAX);
        }
    }
    return hash;
}

static uint64_t golden_tri_relations(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 2);
        const pave_tri_vertex vertex = pave_tri_vertex_of(face.q, face.r);
        GOLDEN_OF_FACE(hash, tri, TRI, face);
        for (int32_t s = 0; s < 3; s++) {
            const pave_tri_edge edge = pave_tri_edge_of(face.q, face.r, s);
            GOLDEN_OF_EDGE(hash, tri, TRI, edge);
            GOLDEN_ALL(hash, pave_tri_edge_text, pave_tri_meets, edge, PAVE_TRI_MEETS_MAX);
            GOLDEN_TWINS(hash, tri, TRI, edge);
        }
        GOLDEN_OF_VERTEX(hash, tri, TRI, vertex);
    }
    return hash;
}

// ---- Coordinates, moves, coarse and fine --------------------------------------------------------

/// Only of what comes back as it went.
static uint64_t golden_back(uint64_t hash, pave_cell cell, pave_cell back)
{
    return pave_cell_equal(cell, back) ? hash : golden_fail();
}

/// The index of a face in its triangle of m^2.
static int64_t golden_tri_child(pave_cell face, int32_t m)
{
    const int64_t i = pave_floor_modulo(face.q, m), j = pave_floor_modulo(face.r, m);
    return face.s == PAVE_TRI_L ? i + j * m : (m - 1 - i) + (m - 1 - j) * m;
}

/// The index of a face in its chunk of m x m.
static int64_t golden_chunk(pave_cell face, int32_t m)
{
    return pave_floor_modulo(face.q, m) + pave_floor_modulo(face.r, m) * m;
}

static pave_cell golden_chunk_child(pave_cell chunk, int32_t m, int64_t index)
{
    return pave_cell_of((int32_t)((int64_t)chunk.q * m + index % m),
                        (int32_t)((int64_t)chunk.r * m + index / m));
}

static uint64_t golden_square_coordinates(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 1), about = golden_cell_at(i + GOLDEN_CELLS, 1);
        const int32_t width = (face.q < 0 ? -face.q : face.q) + 1, m = i % 37 + 1;
        const pave_cell positive = pave_cell_of(width - 1, face.r);
        const int64_t index = positive.q + (int64_t)positive.r * width,
                      child = golden_chunk(face, m);
        hash = golden_long(hash, (uint64_t)index);
        hash = golden_cell(golden_long(hash, (uint64_t)child), pave_square_parent(face, m));
        hash = golden_back(hash, face, golden_chunk_child(pave_square_parent(face, m), m, child));
        for (int k = 0; k < 4; k++) {
            hash = golden_cell(hash, pave_square_rotate_about_face(face, k - 7, about));
            hash = golden_cell(hash, pave_square_rotate_about_vertex(
                                         face, k, pave_square_vertex_of(about.q, about.r)));
            hash = golden_cell(
                hash, pave_square_reflect_about_face(face, (pave_square_axis)(k % 2), about));
            hash = golden_cell(
                hash, pave_square_reflect_about_vertex(face, (pave_square_axis)(k % 2),
                                                       pave_square_vertex_of(about.q, about.r)));
        }
        for (int k = 0; k < PAVE_SQUARE_DIRECTIONS_MAX; k++)
            hash = golden_cell(hash, pave_square_ray(pave_cell_of(i, -i), k, face.q & 0x7ffffff));
    }
    return hash;
}

static uint64_t golden_hex_coordinates(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 1);
        const int32_t width = (face.q < 0 ? -face.q : face.q) + 1, radius = i % 37;
        const pave_cell positive = pave_cell_of(width - 1, face.r),
                        parent = pave_hex_parent(face, radius);
        const int64_t index = positive.q + (int64_t)positive.r * width,
                      child = pave_floor_modulo(face.q - (3 * (int64_t)radius + 1) * face.r,
                                                pave_hex_parent_size(radius));
        hash = golden_long(hash, (uint64_t)index);
        hash = golden_back(golden_cell(golden_long(hash, (uint64_t)child), parent), face,
                           pave_hex_child(parent, radius, child));
        hash = golden_cell(golden_long(hash, (uint64_t)golden_chunk(face, radius + 1)),
                           pave_square_parent(face, radius + 1));
        const pave_hex_cube cube = pave_hex_to_cube(face);
        hash = golden_back(golden_cell(hash, (pave_cell){cube.q, cube.r, cube.s}), face,
                           pave_hex_from_cube(cube));
        for (int system = PAVE_HEX_ODD_R; system <= PAVE_HEX_DOUBLED_HEIGHT; system++) {
            const pave_hex_offset offset = pave_hex_to_offset(face, (pave_hex_system)system);
            hash = golden_back(golden_cell(hash, pave_cell_of(offset.col, offset.row)), face,
                               pave_hex_from_offset(offset, (pave_hex_system)system));
        }
    }
    return hash;
}

static uint64_t golden_hex_moves(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        // Not farther from each other than 2^30 steps, as what is turned must be.
        const pave_cell face = golden_cell_at(i, 1), far = golden_cell_at(i + GOLDEN_CELLS, 1),
                        about = pave_cell_of(far.q / 2, face.r / 2);
        const pave_hex_vertex vertex = pave_hex_vertex_of(about.q, about.r, i % 2);
        for (int k = 0; k < 6; k++) {
            pave_cell turned = pave_cell_of(0, 0);
            hash = golden_cell(
                hash, pave_hex_rotate_about_face(pave_cell_of(face.q / 2, face.r), k - 9, about));
            hash = pave_hash_word(hash, pave_hex_rotate_about_vertex(
                                            pave_cell_of(face.q / 2, face.r), k, vertex, &turned));
            hash = golden_cell(hash, turned);
            hash = golden_cell(hash, pave_hex_reflect_about_face(pave_cell_of(face.q / 2, face.r),
                                                                 (pave_hex_axis)(k % 3), about));
            hash = golden_cell(hash, pave_hex_reflect_about_vertex(pave_cell_of(face.q / 2, face.r),
                                                                   (pave_hex_axis)(k % 3), vertex));
        }
        for (int k = 0; k < PAVE_HEX_DIRECTIONS_MAX; k++)
            hash = golden_cell(hash, pave_hex_ray(pave_cell_of(i, -i), k, face.q & 0x7ffffff));
    }
    return hash;
}

static uint64_t golden_hex_shm(void)
{
    uint64_t hash = PAVE_HASH_START, sum, product, minus, least, read;
    char text[PAVE_HEX_TEXT_SIZE];
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 1),
                        other = golden_cell_at(i + 7 * GOLDEN_CELLS, 1);
        const uint64_t a = pave_hex_to_shm(face), b = pave_hex_to_shm(other);
        pave_cell back = pave_cell_of(0, 0);
        sum = product = minus = least = read = 0;
        (void)pave_hex_from_shm(a, &back); // PAVE_OK: else it does not come back
        hash = golden_back(golden_long(hash, a), face, back);
        hash = pave_hash_word(hash, (uint32_t)pave_hex_shm_add(a, b, &sum));
        hash = pave_hash_word(hash, (uint32_t)pave_hex_shm_multiply(a, b, &product));
        if (pave_hex_shm_multiply(b, 6, &minus) != PAVE_OK) return golden_fail(); // 6 is -1
        hash = pave_hash_word(hash, (uint32_t)pave_hex_shm_add(a, minus, &least));
        hash = golden_long(golden_long(golden_long(hash, sum), product), least);
        if (pave_hex_shm_read(pave_hex_shm_text(a, text), &read) != PAVE_OK || read != a)
            return golden_fail();
        hash = golden_text(hash, text);
    }
    return hash;
}

static uint64_t golden_tri_coordinates(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 2);
        const int32_t width = (face.q < 0 ? -face.q : face.q) + 1, m = i % 37 + 1;
        const pave_cell positive = pave_tri_face_of(width - 1, face.r, face.s),
                        parent = pave_tri_parent(face, m);
        const int64_t index = 2 * (positive.q + (int64_t)positive.r * width) + positive.s,
                      child = golden_tri_child(face, m);
        const pave_tri_lanes lanes = pave_tri_to_lanes(face);
        const pave_tri_pair doubled = pave_tri_to_doubled(face),
                            folded = pave_tri_to_folded(face, PAVE_TRI_FOLD_MAX);
        hash = golden_long(hash, (uint64_t)index);
        hash = golden_back(golden_cell(golden_long(hash, (uint64_t)child), parent), face,
                           pave_tri_child(parent, m, child));
        hash = golden_back(golden_cell(hash, (pave_cell){lanes.a, lanes.b, lanes.c}), face,
                           pave_tri_from_lanes(lanes));
        hash = golden_back(golden_cell(hash, pave_cell_of(doubled.q, doubled.r)), face,
                           pave_tri_from_doubled(doubled));
        hash = golden_back(golden_cell(hash, pave_cell_of(folded.q, folded.r)), face,
                           pave_tri_from_folded(folded, PAVE_TRI_FOLD_MAX));
        hash = golden_back(golden_cell(hash, pave_cell_of(face.q, face.r)), face,
                           pave_tri_face_of(face.q, face.r, face.s)); // its half of a square
    }
    return hash;
}

static uint64_t golden_tri_moves(void)
{
    uint64_t hash = PAVE_HASH_START;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell face = golden_cell_at(i, 2), about = golden_cell_at(i + GOLDEN_CELLS, 2);
        const pave_tri_vertex vertex = pave_tri_vertex_of(about.q, about.r);
        for (int k = 0; k < 6; k++) {
            pave_cell turned = pave_cell_of(0, 0);
            hash = pave_hash_word(hash, pave_tri_rotate_about_face(face, k - 9, about, &turned));
            hash = golden_cell(golden_cell(hash, turned),
                               pave_tri_rotate_about_vertex(face, k, vertex));
            hash =
                golden_cell(hash, pave_tri_reflect_about_face(face, (pave_tri_axis)(k % 3), about));
            hash = golden_cell(hash,
                               pave_tri_reflect_about_vertex(face, (pave_tri_axis)(k % 3), vertex));
        }
        for (int k = 0; k < PAVE_TRI_DIRECTIONS_MAX; k++)
            hash = golden_cell(
                hash, pave_tri_ray(pave_tri_face_of(i, -i, face.s), k, face.q & 0x7ffffff));
    }
    return hash;
}

// ---- Lists --------------------------------------------------------------------------------------
// The grids under one hat: as functions that take a metric as a number.

typedef struct golden_grid {
    uint32_t faces;                ///< in a unit cell
    int step_metrics, all_metrics; ///< those that count steps, and with the Euclidean one
    pave_result (*line)(pave_cell a, pave_cell b, int metric, pave_cell *out, int64_t *count);
    pave_result (*ring)(pave_cell center, int64_t k, int metric, pave_cell *out, int64_t *count);
    pave_result (*disk)(pave_cell center, int64_t k, int metric, pave_cell *out, int64_t *count);
    pave_result (*spiral)(pave_cell center, int64_t k, int metric, pave_cell *out, int64_t *count);
    pave_result (*range)(pave_cell center, int64_t k, int metric, pave_cell with, int64_t with_k,
                         pave_cell *out, int64_t *count);
    uint64_t (*numbers)(uint64_t hash, pave_cell a, pave_cell b,
                        int metric); ///< the distance, and some cells of the line
} golden_grid;

/// The functions of a grid that has several metrics of steps.
#define GOLDEN_LISTS(grid)                                                                        \
    static pave_result golden_##grid##_line(pave_cell a, pave_cell b, int metric, pave_cell *out, \
                                            int64_t *count)                                       \
    {                                                                                             \
        return pave_##grid##_line(a, b, (pave_##grid##_metric)metric, out, GOLDEN_LIST_MAX,       \
                                  count);                                                         \
    }                                                                                             \
    static pave_result golden_##grid##_range(pave_cell center, int64_t k, int metric,             \
                                             pave_cell with, int64_t with_k, pave_cell *out,      \
                                             int64_t *count)                                      \
    {                                                                                             \
        pave_##grid##_range a =                                                                   \
            pave_##grid##_range_of_disk(center, k, (pave_##grid##_metric)metric);                 \
        pave_##grid##_range b =                                                                   \
            pave_##grid##_range_of_disk(with, with_k, (pave_##grid##_metric)0);                   \
        pave_##grid##_range both = pave_##grid##_range_intersection(a, b);                        \
        pave_result result = pave_##grid##_range_cells(&both, out, GOLDEN_LIST_MAX, count);       \
        return result;                                                                            \
    }                                                                                             \
    static uint64_t golden_##grid##_numbers(uint64_t hash, pave_cell a, pave_cell b, int metric)  \
    {                                                                                             \
        hash = golden_long(hash,                                                                  \
                           (uint64_t)pave_##grid##_distance(a, b, (pave_##grid##_metric)metric)); \
        return golden_long(hash, pave_##grid##_norm(a, b));                                       \
    }

/// Those of every grid.
#define GOLDEN_ROUND(grid)                                                                         \
    static pave_result golden_##grid##_ring(pave_cell center, int64_t k, int metric,               \
                                            pave_cell *out, int64_t *count)                        \
    {                                                                                              \
        return pave_##grid##_ring(center, k, (pave_##grid##_metric)metric, out, GOLDEN_LIST_MAX,   \
                                  count);                                                          \
    }                                                                                              \
    static pave_result golden_##grid##_disk(pave_cell center, int64_t k, int metric,               \
                                            pave_cell *out, int64_t *count)                        \
    {                                                                                              \
        return pave_##grid##_disk(center, k, (pave_##grid##_metric)metric, out, GOLDEN_LIST_MAX,   \
                                  count);                                                          \
    }                                                                                              \
    static pave_result golden_##grid##_spiral(pave_cell center, int64_t k, int metric,             \
                                              pave_cell *out, int64_t *count)                      \
    {                                                                                              \
        return pave_##grid##_spiral(center, k, (pave_##grid##_metric)metric, out, GOLDEN_LIST_MAX, \
                                    count);                                                        \
    }

GOLDEN_LISTS(square)
GOLDEN_LISTS(tri)
GOLDEN_ROUND(square)
GOLDEN_ROUND(hex)
GOLDEN_ROUND(tri)

static pave_result golden_hex_line(pave_cell a, pave_cell b, int metric, pave_cell *out,
                                   int64_t *count)
{
    (void)metric;
    return pave_hex_line(a, b, out, GOLDEN_LIST_MAX, count);
}

static pave_result golden_hex_range(pave_cell center, int64_t k, int metric, pave_cell with,
                                    int64_t with_k, pave_cell *out, int64_t *count)
{
    (void)metric;
    pave_hex_range both = pave_hex_range_intersection(pave_hex_range_of_disk(center, k),
                                                      pave_hex_range_of_disk(with, with_k));
    pave_result result = pave_hex_range_cells(&both, out, GOLDEN_LIST_MAX, count);
    return result;
}

static uint64_t golden_hex_numbers(uint64_t hash, pave_cell a, pave_cell b, int metric)
{
    (void)metric;
    hash = golden_long(hash, (uint64_t)pave_hex_distance(a, b));
    return golden_long(hash, pave_hex_norm(a, b));
}

static const golden_grid golden_square = {1,
                                          2,
                                          3,
                                          golden_square_line,
                                          golden_square_ring,
                                          golden_square_disk,
                                          golden_square_spiral,
                                          golden_square_range,
                                          golden_square_numbers};
static const golden_grid golden_hex = {1,
                                       1,
                                       2,
                                       golden_hex_line,
                                       golden_hex_ring,
                                       golden_hex_disk,
                                       golden_hex_spiral,
                                       golden_hex_range,
                                       golden_hex_numbers};
static const golden_grid golden_tri = {2,
                                       4,
                                       5,
                                       golden_tri_line,
                                       golden_tri_ring,
                                       golden_tri_disk,
                                       golden_tri_spiral,
                                       golden_tri_range,
                                       golden_tri_numbers};

static pave_cell golden_list[GOLDEN_LIST_MAX];

static uint64_t golden_cells(uint64_t hash, pave_result result, int64_t count)
{
    hash = golden_long(pave_hash_word(hash, (uint32_t)result), (uint64_t)count);
    for (int64_t i = 0; result == PAVE_OK && i < count; i++)
        hash = golden_cell(hash, golden_list[i]);
    return hash;
}

/// Lines of up to 600 steps; distances of any length.
static uint64_t golden_lines(const golden_grid *grid)
{
    uint64_t hash = PAVE_HASH_START;
    int64_t count;
    for (int32_t i = 0; i < GOLDEN_CELLS; i++) {
        const pave_cell a = golden_cell_at(i, grid->faces),
                        b = golden_cell_at(i + GOLDEN_CELLS, grid->faces);
        const pave_cell near = {a.q / 2 + b.q % 128, a.r / 2 + b.r % 128, b.s},
                        from = {a.q / 2, a.r / 2, a.s};
        for (int metric = 0; metric < grid->step_metrics; metric++) {
            const pave_result result = grid->line(from, near, metric, golden_list, &count);
            hash = grid->numbers(golden_cells(hash, result, count), a, b, metric);
        }
    }
    return hash;
}

static uint64_t golden_rings(const golden_grid *grid)
{
    uint64_t hash = PAVE_HASH_START;
    int64_t count;
    for (int32_t i = 0; i < 20; i++) {
        const pave_cell center = golden_cell_at(
            29 * i, grid->faces); // near and far, and so near the limits that some leave them
        for (int metric = 0; metric < grid->all_metrics; metric++) {
            pave_result result = grid->ring(center, i, metric, golden_list, &count);
            hash = golden_cells(hash, result, count);
            result = grid->disk(center, i, metric, golden_list, &count);
            hash = golden_cells(hash, result, count);
            result = grid->spiral(center, i, metric, golden_list, &count);
            hash = golden_cells(hash, result, count);
            if (metric >= grid->step_metrics) continue;
            result = grid->range(center, i, metric,
                                 (pave_cell){center.q - i / 2, center.r + i % 7, center.s}, i + 1,
                                 golden_list, &count);
            hash = golden_cells(hash, result, count);
        }
    }
    return hash;
}

static uint64_t golden_square_lists(void)
{
    return golden_lines(&golden_square) ^ golden_rings(&golden_square);
}
static uint64_t golden_hex_lists(void)
{
    return golden_lines(&golden_hex) ^ golden_rings(&golden_hex);
}
static uint64_t golden_tri_lists(void)
{
    return golden_lines(&golden_tri) ^ golden_rings(&golden_tri);
}

// ---- Places in the world ------------------------------------------------------------------------

/// The i-th point: anywhere; on an edge, where ties are; far away; or beyond the limits.
static pave_vec2 golden_point_at(int32_t i)
{
    const double x = (int32_t)golden_word(i, 4), y = (int32_t)golden_word(i, 5);
    switch (i % 4) {
    case 0: return pave_vec2_of(x * 0x1p-26, y * 0x1p-26);
    case 1:
        return pave_vec2_of(((int32_t)(golden_word(i, 4) % 256) - 128) * 0.25,
                            ((int32_t)(golden_word(i, 5) % 256) - 128) * 0.25);
    case 2: return pave_vec2_of(x * 0.25 + y * 0x1p-33, y * 0.25 + x * 0x1p-33);
    default: return pave_vec2_of(x * 1.5, y * 0x1p-20);
    }
}

enum { GOLDEN_LAYOUTS = 6 };

/// Layouts of all kinds: as it comes, flat, y up, far away and small, squashed, sheared and turned.
static bool golden_layout(int number,
                          pave_result (*make)(const pave_layout_def *def, pave_layout *out,
                                              pave_error *error),
                          pave_layout *out)
{
    static const pave_layout_def defs[GOLDEN_LAYOUTS] = {
        {.size = 0},
        {.orientation = PAVE_FLAT, .size = 2.5},
        {.y_up = true, .size = 0.7, .origin = {0.5, -0.25}},
        {.orientation = PAVE_FLAT, .y_up = true, .size = 0.001, .origin = {12345.678, -9876.54321}},
        {.size = 32.0, .origin = {3.0, 4.0}},
        {.orientation = PAVE_FLAT, .size = 1.0 / 3.0}};
    if (make(&defs[number], out, NULL) != PAVE_OK) return false;
    if (number == 4)
        return pave_layout_transform(out, pave_vec2_of(1.0, 0.0), pave_vec2_of(0.0, 0.5), out) ==
               PAVE_OK;
    if (number == 5)
        return pave_layout_transform(out, pave_vec2_of(0.8, 0.6), pave_vec2_of(-0.1, 0.9), out) ==
               PAVE_OK;
    return true;
}

static pave_vec2 golden_points[GOLDEN_POINTS];
static pave_cell golden_faces[GOLDEN_POINTS];

/// Where the faces under the points lie, for all layouts. `more` hashes what else is near a point.
static uint64_t golden_places(pave_result (*make)(const pave_layout_def *def, pave_layout *out,
                                                  pave_error *error),
                              pave_cell (*face_at)(const pave_layout *layout, pave_vec2 point),
                              pave_vec2 (*face_point)(const pave_layout *layout, pave_cell face),
                              uint64_t (*more)(uint64_t hash, const pave_layout *layout,
                                               pave_vec2 point))
{
    uint64_t hash = PAVE_HASH_START;
    for (int number = 0; number < GOLDEN_LAYOUTS; number++) {
        pave_layout layout;
        if (!golden_layout(number, make, &layout)) return golden_fail();
        hash = golden_point(
            golden_point(golden_point(golden_point(hash, layout.i), layout.j), layout.u), layout.v);
        for (int32_t i = 0; i < GOLDEN_POINTS; i++) golden_points[i] = golden_point_at(i);
        for (int32_t i = 0; i < GOLDEN_POINTS; i++) {
            golden_faces[i] = face_at(&layout, golden_points[i]);
            hash = more(golden_cell(hash, golden_faces[i]), &layout, golden_points[i]);
        }
        for (int32_t i = 0; i < GOLDEN_POINTS; i++)
            hash = golden_point(hash, face_point(&layout, golden_faces[i]));
    }
    return hash;
}

static uint64_t golden_square_near(uint64_t hash, const pave_layout *layout, pave_vec2 point)
{
    const pave_square_edge edge = pave_square_edge_at(layout, point);
    const pave_square_vertex vertex = pave_square_vertex_at(layout, point);
    hash = golden_cell(golden_cell(hash, (pave_cell){edge.q, edge.r, edge.s}),
                       pave_cell_of(vertex.q, vertex.r));
    return golden_point(golden_point(hash, pave_square_edge_point(layout, edge)),
                        pave_square_vertex_point(layout, vertex));
}

static uint64_t golden_hex_near(uint64_t hash, const pave_layout *layout, pave_vec2 point)
{
    const pave_hex_edge edge = pave_hex_edge_at(layout, point);
    const pave_hex_vertex vertex = pave_hex_vertex_at(layout, point);
    hash = golden_cell(golden_cell(hash, (pave_cell){edge.q, edge.r, edge.s}),
                       (pave_cell){vertex.q, vertex.r, vertex.s});
    return golden_point(golden_point(hash, pave_hex_edge_point(layout, edge)),
                        pave_hex_vertex_point(layout, vertex));
}

static uint64_t golden_tri_near(uint64_t hash, const pave_layout *layout, pave_vec2 point)
{
    const pave_tri_edge edge = pave_tri_edge_at(layout, point);
    const pave_tri_vertex vertex = pave_tri_vertex_at(layout, point);
    hash = golden_cell(golden_cell(hash, (pave_cell){edge.q, edge.r, edge.s}),
                       pave_cell_of(vertex.q, vertex.r));
    return golden_point(golden_point(hash, pave_tri_edge_point(layout, edge)),
                        pave_tri_vertex_point(layout, vertex));
}

static uint64_t golden_square_places(void)
{
    return golden_places(pave_square_layout, pave_square_face_at, pave_square_face_point,
                         golden_square_near);
}

static uint64_t golden_hex_places(void)
{
    return golden_places(pave_hex_layout, pave_hex_face_at, pave_hex_face_point, golden_hex_near);
}

static uint64_t golden_tri_places(void)
{
    return golden_places(pave_tri_layout, pave_tri_face_at, pave_tri_face_point, golden_tri_near);
}

#endif
