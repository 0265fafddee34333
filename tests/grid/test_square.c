/// tests/grid/test_square.c: every relation of the square grid against the article's table, against
/// geometry and against its inverse.
#include <pave/square.h>

#define GRID(name) pave_square_##name
#define GRID_NAME "square"
enum { OTHERS = 3, SIDES = 4, SPOKES = 4, TEXT_SIZE = PAVE_SQUARE_TEXT_SIZE, GOLDEN_ROWS = 12 };
#include "../test.h"
#include "grid_relations.h"

enum { TOUCHING = NINE, MEETS, SURROUNDING };

static const char *const annotations[3][3] = {{""}, {"W", "N"}, {""}};

static part of_vertex(pave_square_vertex vertex) { return (part){VERTEX, vertex.q, vertex.r, 0}; }
static pave_square_vertex to_vertex(part p) { return pave_square_vertex_of(p.q, p.r); }

WRAP(touching, face, face)
WRAP(meets, edge, edge)
WRAP(surrounding, vertex, vertex)

// ---- Geometry, in halves of an edge -------------------------------------------------------------

static int points_of(part p, spot *out)
{
    int64_t x = 2 * (int64_t)p.q, y = 2 * (int64_t)p.r;
    const spot all[4] = {{x, y}, {x + 2, y}, {x, y + 2}, {x + 2, y + 2}};
    switch (p.kind) {
    case FACE: memcpy(out, all, sizeof all); return 4;
    case EDGE: out[0] = all[0], out[1] = p.s == PAVE_SQUARE_EDGE_W ? all[2] : all[1]; return 2;
    case VERTEX: out[0] = all[0]; return 1;
    }
    return 0;
}

static bool straight(int64_t dx, int64_t dy) { return (dx == 0) != (dy == 0); }
static bool one_edge_long(int64_t dx, int64_t dy) { return dx * dx + dy * dy == 4; }
static bool in_one_face(int64_t dx, int64_t dy) { return llabs(dx) <= 2 && llabs(dy) <= 2; }

static bool north_west_first(part p)
{
    (void)p;
    return true;
}

static const relation_row relations[RELATIONS] = {
    {"neighbors", FACE, FACE, PAVE_SQUARE_NEIGHBORS_MAX, neighbors, NEIGHBORS, 2, 2, any_way, NULL},
    {"borders", FACE, EDGE, PAVE_SQUARE_BORDERS_MAX, borders, JOINS, 2, 2, any_way, NULL},
    {"corners", FACE, VERTEX, PAVE_SQUARE_CORNERS_MAX, corners, TOUCHES, 1, 1, any_way,
     north_west_first},
    {"joins", EDGE, FACE, PAVE_SQUARE_JOINS_MAX, joins, BORDERS, 2, 2, any_way, NULL},
    {"continues", EDGE, EDGE, PAVE_SQUARE_CONTINUES_MAX, continues, CONTINUES, 1, 1, straight,
     NULL},
    {"endpoints", EDGE, VERTEX, PAVE_SQUARE_ENDPOINTS_MAX, endpoints, PROTRUDES, 1, 1, any_way,
     NULL},
    {"touches", VERTEX, FACE, PAVE_SQUARE_TOUCHES_MAX, touches, CORNERS, 1, 1, any_way,
     north_west_first},
    {"protrudes", VERTEX, EDGE, PAVE_SQUARE_PROTRUDES_MAX, protrudes, ENDPOINTS, 1, 1, any_way,
     NULL},
    {"adjacent", VERTEX, VERTEX, PAVE_SQUARE_ADJACENT_MAX, adjacent, ADJACENT, 0, 0, one_edge_long,
     NULL},
    {"touching", FACE, FACE, PAVE_SQUARE_TOUCHING_MAX, touching, TOUCHING, 1, 2, any_way, NULL},
    {"meets", EDGE, EDGE, PAVE_SQUARE_MEETS_MAX, meets, MEETS, 1, 1, any_way, NULL},
    {"surrounding", VERTEX, VERTEX, PAVE_SQUARE_SURROUNDING_MAX, surrounding, SURROUNDING, 0, 0,
     in_one_face, NULL},
};

// ---- How the others fit in ----------------------------------------------------------------------

static void check_side(const relation_row *relation, part f)
{
    for (int k = 0; k < SIDES; k++) {
        if (!same(touching(f, 2 * k), neighbors(f, k)))
            complain(relation, f, "touching 2k is not neighbor k");
        part across = touching(f, 2 * k + 1), corner = corners(f, (k + 1) % 4);
        if (shared_points(f, across) != 1 || shared_points(across, corner) != 1)
            complain(relation, f, "touching 2k + 1 is not across its corner");
    }
}

static void check_spoke(const relation_row *relation, part v)
{
    for (int k = 0; k < SPOKES; k++) {
        if (!same(corners(touches(v, k), (k + 2) % 4), v))
            complain(relation, v, "is not corner k + 2 of the touched face k");
        if (!same(surrounding(v, 2 * k), adjacent(v, k)))
            complain(relation, v, "surrounding 2k is not adjacent k");
    }
}

static void check_line(const relation_row *relation, part e)
{
    for (int k = 0; k < 2; k++) {
        if (shared_points(continues(e, k), endpoints(e, k)) != 1)
            complain(relation, e, "continues beyond the other endpoint");
        if (!same(meets(e, 3 * k + (e.s == PAVE_SQUARE_EDGE_N)), continues(e, k)))
            complain(relation, e, "meets has the line elsewhere");
    }
}

TEST(others_fit_in)
{
    for_each_input(FACE, check_side, &relations[NEIGHBORS]);
    for_each_input(VERTEX, check_spoke, &relations[ADJACENT]);
    for_each_input(EDGE, check_line, &relations[CONTINUES]);
}

TEST(directions_are_compass_points)
{
    pave_cell face = pave_cell_of(10, 20);
    assert_true(pave_cell_equal(pave_square_neighbors(face, PAVE_SQUARE_N), pave_cell_of(10, 19)));
    assert_true(pave_cell_equal(pave_square_neighbors(face, PAVE_SQUARE_E), pave_cell_of(11, 20)));
    assert_true(pave_cell_equal(pave_square_neighbors(face, PAVE_SQUARE_S), pave_cell_of(10, 21)));
    assert_true(pave_cell_equal(pave_square_neighbors(face, PAVE_SQUARE_W), pave_cell_of(9, 20)));
}

// ---- Parts as text ------------------------------------------------------------------------------

/// Nothing that an int32_t can hold overruns the named size.
TEST(texts_fit_their_size)
{
    char text[PAVE_SQUARE_TEXT_SIZE];
    assert_string_equal(pave_square_edge_text(pave_square_edge_of(INT32_MIN, INT32_MIN, 1), text),
                        "-2147483648,-2147483648,N");
    assert_string_equal(pave_square_face_text(pave_cell_of(INT32_MIN, INT32_MAX), text),
                        "-2147483648,2147483647");
}

/// Beyond the parts of no kind.
static const text_case text_cases[] = {
    {"0,0", {PAVE_OK, PAVE_INVALID, PAVE_OK}},
    {"-0,007", {PAVE_OK, PAVE_INVALID, PAVE_OK}},
    {"536870912,-536870912", {PAVE_OK, PAVE_INVALID, PAVE_OK}},
    {"536870913,0", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"0,536870913", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"-536870913,0", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"0,-536870913", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"4294967296,0", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"18446744073709551616,0", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"0,-99999999999999999999999999999999999999999999", {PAVE_RANGE, PAVE_INVALID, PAVE_RANGE}},
    {"1,2,W", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"-1,-2,N", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"536870912,-536870912,N", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"536870913,0,W", {PAVE_INVALID, PAVE_RANGE, PAVE_INVALID}},
    {"0,-99999999999999999999,N", {PAVE_INVALID, PAVE_RANGE, PAVE_INVALID}},
    {"536870913,0,E", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,E", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,NW", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,0", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,1,1", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
};

TEST(readers_are_strict) { check_readers(text_cases, sizeof text_cases / sizeof text_cases[0]); }

int main(void) { return run_all_tests(NULL, NULL); }
