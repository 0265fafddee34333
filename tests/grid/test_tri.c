/// tests/grid/test_tri.c: every relation of the triangle grid against the article's table, against
/// geometry and against its inverse.
#include <pave/tri.h>

#define GRID(name) pave_tri_##name
#define GRID_NAME "tri"
enum { OTHERS = 3, SIDES = 3, SPOKES = 6, TEXT_SIZE = PAVE_TRI_TEXT_SIZE, GOLDEN_ROWS = 18 };
#include "../test.h"
#include "grid_relations.h"

enum { DIAGONALS = NINE, TOUCHING, MEETS };

static const char *const annotations[3][3] = {{"L", "R"}, {"E", "N", "W"}, {""}};

static part of_vertex(pave_tri_vertex vertex) { return (part){VERTEX, vertex.q, vertex.r, 0}; }
static pave_tri_vertex to_vertex(part p) { return pave_tri_vertex_of(p.q, p.r); }

WRAP(diagonals, face, face)
WRAP(touching, face, face)
WRAP(meets, edge, edge)

// ---- Geometry: x in twelfths of an edge, y in sixths of a height --------------------------------

static int points_of(part p, spot *out)
{
    int64_t x = 12 * (int64_t)p.q + 6 * (int64_t)p.r, y = 6 * (int64_t)p.r;
    const spot corner = {x, y}, right = {x + 12, y}, below = {x + 6, y + 6}, far = {x + 18, y + 6};
    switch (p.kind) {
    case FACE: out[0] = p.s == PAVE_TRI_L ? corner : far, out[1] = right, out[2] = below; return 3;
    case EDGE:
        out[0] = p.s == PAVE_TRI_EDGE_E ? right : corner,
        out[1] = p.s == PAVE_TRI_EDGE_N ? right : below;
        return 2;
    case VERTEX: out[0] = corner; return 1;
    }
    return 0;
}

/// The squared length of a way, in twelfths of an edge: a height is sqrt(3)/2 edges.
static int64_t square_length(int64_t dx, int64_t dy) { return dx * dx + 3 * dy * dy; }
static bool one_edge_long(int64_t dx, int64_t dy) { return square_length(dx, dy) == 144; }
/// Opposite faces are two thirds of a height behind their corner: 2/sqrt(3) of an edge away.
static bool opposite(int64_t dx, int64_t dy) { return square_length(dx, dy) == 192; }
/// What lies between the sides begins with what lies before side 0: on R that is straight north.
static bool is_face_l(part p) { return p.s == PAVE_TRI_L; }

static const relation_row relations[RELATIONS] = {
    {"neighbors", FACE, FACE, PAVE_TRI_NEIGHBORS_MAX, neighbors, NEIGHBORS, 2, 2, any_way, NULL},
    {"borders", FACE, EDGE, PAVE_TRI_BORDERS_MAX, borders, JOINS, 2, 2, any_way, NULL},
    {"corners", FACE, VERTEX, PAVE_TRI_CORNERS_MAX, corners, TOUCHES, 1, 1, any_way, is_face_l},
    {"joins", EDGE, FACE, PAVE_TRI_JOINS_MAX, joins, BORDERS, 2, 2, any_way, NULL},
    {"continues", EDGE, EDGE, PAVE_TRI_CONTINUES_MAX, continues, CONTINUES, 1, 1, one_edge_long,
     NULL},
    {"endpoints", EDGE, VERTEX, PAVE_TRI_ENDPOINTS_MAX, endpoints, PROTRUDES, 1, 1, any_way, NULL},
    {"touches", VERTEX, FACE, PAVE_TRI_TOUCHES_MAX, touches, CORNERS, 1, 1, any_way, NULL},
    {"protrudes", VERTEX, EDGE, PAVE_TRI_PROTRUDES_MAX, protrudes, ENDPOINTS, 1, 1, any_way, NULL},
    {"adjacent", VERTEX, VERTEX, PAVE_TRI_ADJACENT_MAX, adjacent, ADJACENT, 0, 0, one_edge_long,
     NULL},
    {"diagonals", FACE, FACE, PAVE_TRI_DIAGONALS_MAX, diagonals, DIAGONALS, 1, 1, opposite,
     is_face_l},
    {"touching", FACE, FACE, PAVE_TRI_TOUCHING_MAX, touching, TOUCHING, 1, 2, any_way, NULL},
    {"meets", EDGE, EDGE, PAVE_TRI_MEETS_MAX, meets, MEETS, 1, 1, any_way, NULL},
};

// ---- How the others fit in ----------------------------------------------------------------------

/// Diagonal k lies across corner k.
static void check_side(const relation_row *relation, part f)
{
    for (int k = 0; k < SIDES; k++) {
        part across = diagonals(f, k), corner = corners(f, k);
        if (shared_points(f, across) != 1 || shared_points(across, corner) != 1)
            complain(relation, f, "diagonal k is not across its corner");
        if (!same(touching(f, 4 * k + 2 * f.s), neighbors(f, k)))
            complain(relation, f, "touching has neighbor k elsewhere");
        if (!same(touching(f, (4 * k + 10 + 2 * f.s) % 12), across))
            complain(relation, f, "touching has diagonal k elsewhere");
    }
    for (int k = 1; k < 12; k += 2) {
        part flank = touching(f, k);
        int shared_with_neighbors = 0;
        for (int i = 0; i < SIDES; i++)
            shared_with_neighbors += shared_points(flank, neighbors(f, i)) == 2;
        if (flank.s != f.s || shared_with_neighbors != 1)
            complain(relation, f, "touching has no flank at an odd number");
    }
}

static void check_line(const relation_row *relation, part e)
{
    static const int line[3][2] = {{1, 6}, {2, 7}, {4, 9}};
    for (int k = 0; k < 2; k++) {
        if (shared_points(continues(e, k), endpoints(e, k)) != 1)
            complain(relation, e, "continues beyond the other endpoint");
        if (!same(meets(e, line[e.s][k]), continues(e, k)))
            complain(relation, e, "meets has the line elsewhere");
    }
}

TEST(others_fit_in)
{
    for_each_input(FACE, check_side, &relations[NEIGHBORS]);
    for_each_input(EDGE, check_line, &relations[CONTINUES]);
}

// ---- Parts as text ------------------------------------------------------------------------------

/// Digits are read as faces too.
TEST(digits_are_faces)
{
    for (int32_t s = 0; s < 2; s++) {
        char text[TEXT_SIZE];
        part got = {FACE, 7, 7, 1 - s};
        snprintf(text, sizeof text, "-3,12,%d", (int)s);
        assert_ok(read_part(text, &got));
        assert_true(same(got, (part){FACE, -3, 12, s}));
    }
}

/// Nothing that an int32_t can hold overruns the named size.
TEST(texts_fit_their_size)
{
    char text[PAVE_TRI_TEXT_SIZE];
    assert_string_equal(pave_tri_edge_text(pave_tri_edge_of(INT32_MIN, INT32_MIN, 2), text),
                        "-2147483648,-2147483648,W");
    assert_string_equal(pave_tri_face_text(pave_tri_face_of(INT32_MIN, INT32_MAX, 1), text),
                        "-2147483648,2147483647,R");
}

/// Beyond the parts of no kind.
static const text_case text_cases[] = {
    {"0,0", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"-0,007", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"536870912,-536870912", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"0,536870913", {PAVE_INVALID, PAVE_INVALID, PAVE_RANGE}},
    {"-536870913,0", {PAVE_INVALID, PAVE_INVALID, PAVE_RANGE}},
    {"1,2,L", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"-1,-2,R", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"1,-2,0", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"1,-2,1", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"536870912,-536870912,R", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"536870913,0,L", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"0,-536870913,1", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"18446744073709551616,0,L", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,E", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"1,2,N", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"1,2,W", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"0,-99999999999999999999,N", {PAVE_INVALID, PAVE_RANGE, PAVE_INVALID}},
    {"536870913,0,X", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,l", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,S", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,LR", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,L ", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2, L", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2L", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"--1,1,L", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
};

TEST(readers_are_strict) { check_readers(text_cases, sizeof text_cases / sizeof text_cases[0]); }

int main(void) { return run_all_tests(NULL, NULL); }
