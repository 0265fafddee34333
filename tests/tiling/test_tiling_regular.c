/// tests/tiling/test_tiling_regular.c: the tables of squares, hexagons and triangles say what
/// square.h, hex.h and tri.h say, in every number.
#include "../grid/same_parts.h"
#include "../test.h"

#include <pave/hex.h>
#include <pave/random.h>
#include <pave/square.h>
#include <pave/tiling.h>
#include <pave/tri.h>

#include <math.h>

enum { SIDES = 6, TOUCHING = 12 };

/// What a header says of a face: the neighbor, edge and corner at each side, and the faces that
/// touch it. Squares and triangles have one vertex.
typedef struct told {
    int sides, touching;
    pave_cell neighbors[SIDES], edges[SIDES], corners[SIDES], touched[TOUCHING];
    int twins[SIDES];
} told;

typedef void tell_function(pave_cell face, told *out);

static pave_cell cell_of(int32_t q, int32_t r, int32_t s)
{
    pave_cell cell = pave_cell_of(q, r);
    cell.s = s;
    return cell;
}

#define TELL(grid, GRID, corner_s)                                                                 \
    static void tell_##grid(pave_cell face, told *out)                                             \
    {                                                                                              \
        out->sides = GRID##_NEIGHBORS_MAX;                                                         \
        out->touching = GRID##_TOUCHING_MAX;                                                       \
        for (int k = 0; k < out->sides; k++) {                                                     \
            pave_##grid##_edge edge = pave_##grid##_borders(face, k);                              \
            pave_##grid##_vertex vertex = pave_##grid##_corners(face, k);                          \
            out->neighbors[k] = pave_##grid##_neighbors(face, k);                                  \
            out->edges[k] = cell_of(edge.q, edge.r, edge.s);                                       \
            out->corners[k] = cell_of(vertex.q, vertex.r, corner_s);                               \
            out->twins[k] = 0;                                                                     \
            while (!same_##grid##_edge(pave_##grid##_borders(out->neighbors[k], out->twins[k]),    \
                                       edge))                                                      \
                out->twins[k]++;                                                                   \
        }                                                                                          \
        for (int k = 0; k < out->touching; k++) out->touched[k] = pave_##grid##_touching(face, k); \
    }
TELL(square, PAVE_SQUARE, 0)
TELL(hex, PAVE_HEX, vertex.s)
TELL(tri, PAVE_TRI, 0)

static void assert_cell(pave_cell a, pave_cell b)
{
    if (!pave_cell_equal(a, b)) fail_msg("%d,%d,%d is not %d,%d,%d", a.q, a.r, a.s, b.q, b.r, b.s);
}

static void compare(const pave_tiling *tiling, tell_function *tell)
{
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const pave_cell face = cell_of(-7, 4, s);
        told wanted = {0};
        tell(face, &wanted);
        assert_int_equal(pave_tiling_side_count(tiling, s), wanted.sides);
        assert_int_equal(pave_tiling_touching_count(tiling, s), wanted.touching);
        for (int k = 0; k < wanted.sides; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            assert_cell(pave_tiling_neighbors(tiling, face, k), wanted.neighbors[k]);
            assert_cell(cell_of(face.q + side->edge_q, face.r + side->edge_r, side->edge),
                        wanted.edges[k]);
            assert_cell(cell_of(face.q + side->vertex_q, face.r + side->vertex_r, side->vertex),
                        wanted.corners[k]);
            assert_int_equal(side->twin, wanted.twins[k]);
        }
        for (int k = 0; k < wanted.touching; k++)
            assert_cell(pave_tiling_touching(tiling, face, k), wanted.touched[k]);
    }
}

TEST(relations)
{
    compare(pave_tiling_square(), tell_square);
    compare(pave_tiling_hex(), tell_hex);
    compare(pave_tiling_tri(), tell_tri);
}

// ---- Places -------------------------------------------------------------------------------------

typedef struct world {
    pave_result (*layout)(const pave_layout_def *, pave_layout *, pave_error *);
    pave_vec2 (*face_point)(const pave_layout *, pave_cell);
    void (*corner_points)(const pave_layout *, pave_cell, pave_vec2 *);
    pave_cell (*face_at)(const pave_layout *, pave_vec2);
    pave_result (*face_read)(const char *, pave_cell *);
    char *(*face_text)(pave_cell, char *);
} world;

static const pave_layout_def defs[] = {{PAVE_POINTY, false, 0.0, {0.0, 0.0}},
                                       {PAVE_FLAT, false, 0.0, {0.0, 0.0}},
                                       {PAVE_POINTY, true, 12.5, {-3.0, 8.0}},
                                       {PAVE_FLAT, true, 0.3, {1e6, -1e6}}};

static void compare_places(const pave_tiling *tiling, const world *grid)
{
    for (size_t n = 0; n < sizeof(defs) / sizeof(defs[0]); n++) {
        pave_layout layout, wanted;
        assert_ok(pave_tiling_layout(tiling, &defs[n], &layout, NULL));
        assert_ok(grid->layout(&defs[n], &wanted, NULL));
        assert_true(layout.origin.x == wanted.origin.x && layout.origin.y == wanted.origin.y);
        assert_true(layout.i.x == wanted.i.x && layout.i.y == wanted.i.y &&
                    layout.j.x == wanted.j.x && layout.j.y == wanted.j.y);
        for (int32_t k = 0; k < 20000; k++) {
            const pave_random_words words = pave_random_at(7, PAVE_STREAM_USER, k, 0, 0, 0);
            const pave_vec2 point =
                pave_layout_point(&layout, (words.word[0] / 4294967296.0 - 0.5) * 1e4,
                                  (words.word[1] / 4294967296.0 - 0.5) * 1e4);
            const pave_cell cell = pave_tiling_face_at(tiling, &layout, point);
            const pave_vec2 a = pave_tiling_face_point(tiling, &layout, cell),
                            b = grid->face_point(&layout, cell);
            char text[PAVE_TILING_TEXT_SIZE], other[PAVE_TILING_TEXT_SIZE];
            pave_cell read;
            assert_cell(cell, grid->face_at(&layout, point));
            assert_true(a.x == b.x && a.y == b.y);
            pave_vec2 corners[SIDES];
            grid->corner_points(&layout, cell, corners);
            for (int side = 0; side < pave_tiling_side_count(tiling, cell.s); side++) {
                const pave_vec2 corner = pave_tiling_corner_point(tiling, &layout, cell, side);
                assert_true(corner.x == corners[side].x && corner.y == corners[side].y);
            }
            assert_string_equal(pave_tiling_face_text(tiling, cell, text),
                                grid->face_text(cell, other));
            assert_ok(grid->face_read(text, &read));
        }
    }
}

#define WORLD(grid)                                                                       \
    {                                                                                     \
        pave_##grid##_layout, pave_##grid##_face_point, pave_##grid##_face_corner_points, \
            pave_##grid##_face_at, pave_##grid##_face_read, pave_##grid##_face_text       \
    }

TEST(places)
{
    static const world square = WORLD(square), hex = WORLD(hex), tri = WORLD(tri);
    compare_places(pave_tiling_square(), &square);
    compare_places(pave_tiling_hex(), &hex);
    compare_places(pave_tiling_tri(), &tri);
}

int main(void) { return run_all_tests(NULL, NULL); }
