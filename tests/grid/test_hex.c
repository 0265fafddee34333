/// tests/grid/test_hex.c: every relation of the hexagon grid against the article's table, against
/// geometry and against its inverse.
#include <pave/hex.h>

#define GRID(name) pave_hex_##name
#define GRID_NAME "hex"
enum { OTHERS = 3, SIDES = 6, SPOKES = 3, TEXT_SIZE = PAVE_HEX_TEXT_SIZE, GOLDEN_ROWS = 15 };
#include "../test.h"
#include "grid_relations.h"

enum { DIAGONALS = NINE, TOUCHING, SURROUNDING };

static const char *const annotations[3][3] = {{""}, {"NE", "NW", "W"}, {"N", "S"}};

static part of_vertex(pave_hex_vertex vertex)
{
    return (part){VERTEX, vertex.q, vertex.r, vertex.s};
}
static pave_hex_vertex to_vertex(part p) { return pave_hex_vertex_of(p.q, p.r, p.s); }

WRAP(diagonals, face, face)
WRAP(touching, face, face)
WRAP(surrounding, vertex, vertex)

// ---- Geometry: x in units of sqrt(3)/8 edges, y in eighths --------------------------------------
// The middle of a face is at (2 q + r, 3 r), times four, so that the middle of an edge is whole
// too.

static int points_of(part p, spot *out)
{
    static const int8_t corner[6][2] = {{0, -2}, {1, -1}, {1, 1},
                                        {0, 2},  {-1, 1}, {-1, -1}}; // from north, clockwise
    static const int8_t ends[3][2] = {{0, 1}, {0, 5}, {4, 5}};
    int64_t x = 2 * (int64_t)p.q + p.r, y = 3 * (int64_t)p.r;
    int count = p.kind == FACE ? 6 : p.kind == EDGE ? 2 : 1;
    for (int i = 0; i < count; i++) {
        int k = p.kind == FACE ? i : p.kind == EDGE ? ends[p.s][i] : 3 * p.s;
        out[i] = (spot){4 * (x + corner[k][0]), 4 * (y + corner[k][1])};
    }
    return count;
}

/// The squared length of a way, in quarters of an edge: a corner that is eight y away from its
/// middle is one edge from it.
static int64_t square_length(int64_t dx, int64_t dy) { return (3 * dx * dx + dy * dy) / 4; }
static bool one_edge_long(int64_t dx, int64_t dy) { return square_length(dx, dy) == 16; }
static bool across_a_corner(int64_t dx, int64_t dy) { return square_length(dx, dy) == 9 * 16; }
static bool in_one_face(int64_t dx, int64_t dy) { return square_length(dx, dy) <= 4 * 16; }
static bool is_vertex_n(part p) { return p.s == PAVE_HEX_VERTEX_N; }

static const relation_row relations[RELATIONS] = {
    {"neighbors", FACE, FACE, PAVE_HEX_NEIGHBORS_MAX, neighbors, NEIGHBORS, 2, 2, any_way, NULL},
    {"borders", FACE, EDGE, PAVE_HEX_BORDERS_MAX, borders, JOINS, 2, 2, any_way, NULL},
    {"corners", FACE, VERTEX, PAVE_HEX_CORNERS_MAX, corners, TOUCHES, 1, 1, any_way, NULL},
    {"joins", EDGE, FACE, PAVE_HEX_JOINS_MAX, joins, BORDERS, 2, 2, any_way, NULL},
    {"continues", EDGE, EDGE, PAVE_HEX_CONTINUES_MAX, continues, CONTINUES, 1, 1, any_way, NULL},
    {"endpoints", EDGE, VERTEX, PAVE_HEX_ENDPOINTS_MAX, endpoints, PROTRUDES, 1, 1, any_way, NULL},
    {"touches", VERTEX, FACE, PAVE_HEX_TOUCHES_MAX, touches, CORNERS, 1, 1, any_way, is_vertex_n},
    {"protrudes", VERTEX, EDGE, PAVE_HEX_PROTRUDES_MAX, protrudes, ENDPOINTS, 1, 1, any_way, NULL},
    {"adjacent", VERTEX, VERTEX, PAVE_HEX_ADJACENT_MAX, adjacent, ADJACENT, 0, 0, one_edge_long,
     NULL},
    {"diagonals", FACE, FACE, PAVE_HEX_DIAGONALS_MAX, diagonals, DIAGONALS, 0, 0, across_a_corner,
     NULL},
    {"touching", FACE, FACE, PAVE_HEX_TOUCHING_MAX, touching, TOUCHING, 1, 2, any_way, NULL},
    {"surrounding", VERTEX, VERTEX, PAVE_HEX_SURROUNDING_MAX, surrounding, SURROUNDING, 0, 0,
     in_one_face, NULL},
};

// ---- How the others fit in ----------------------------------------------------------------------

static void check_side(const relation_row *relation, part f)
{
    for (int k = 0; k < SIDES; k++) {
        part corner = corners(f, k);
        if (!same(touching(f, k), neighbors(f, k)))
            complain(relation, f, "touching k is not neighbor k");
        part out = f; // the end of the edge that leaves the corner outwards
        for (int i = 0; i < 3; i++)
            if (!same(adjacent(corner, i), corners(f, (k + 1) % 6)) &&
                !same(adjacent(corner, i), corners(f, (k + 5) % 6)))
                out = adjacent(corner, i);
        if (!results_have(&relations[CORNERS], diagonals(f, k), out))
            complain(relation, f, "diagonal k is not across corner k");
    }
}

static void check_spoke(const relation_row *relation, part v)
{
    for (int k = 0; k < SPOKES; k++) {
        if (!same(corners(touches(v, k), (2 * k + 2 + v.s) % 6), v))
            complain(relation, v, "is not the stated corner of the touched face k");
        if (!same(surrounding(v, 4 * k + 2 * v.s), adjacent(v, k)))
            complain(relation, v, "surrounding has adjacent k elsewhere");
    }
    for (int k = 1; k < 12; k += 2)
        if (surrounding(v, k).s != v.s)
            complain(relation, v, "surrounding has the own kind elsewhere");
}

/// Two of the edges that continue an edge begin at its endpoint 0: 0 and 1 of NE and NW, 0 and 3 of
/// W.
static void check_line(const relation_row *relation, part e)
{
    for (int k = 0; k < 4; k++) {
        bool first = k == 0 || k == (e.s == PAVE_HEX_EDGE_W ? 3 : 1);
        if (shared_points(continues(e, k), endpoints(e, 0)) != first)
            complain(relation, e, "continues at the other endpoint");
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
    static const int8_t step[PAVE_HEX_NEIGHBORS_MAX][3] = {
        {PAVE_HEX_NE, 1, -1}, {PAVE_HEX_E, 1, 0},  {PAVE_HEX_SE, 0, 1},
        {PAVE_HEX_SW, -1, 1}, {PAVE_HEX_W, -1, 0}, {PAVE_HEX_NW, 0, -1}};
    for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++)
        assert_true(pave_cell_equal(pave_hex_neighbors(pave_cell_of(10, 20), step[k][0]),
                                    pave_cell_of(10 + step[k][1], 20 + step[k][2])));
}

// ---- Parts as text ------------------------------------------------------------------------------

/// Nothing that an int32_t can hold overruns the named size.
TEST(texts_fit_their_size)
{
    char text[PAVE_HEX_TEXT_SIZE];
    assert_string_equal(pave_hex_edge_text(pave_hex_edge_of(INT32_MIN, INT32_MIN, 1), text),
                        "-2147483648,-2147483648,NW");
    assert_string_equal(pave_hex_face_text(pave_cell_of(INT32_MIN, INT32_MAX), text),
                        "-2147483648,2147483647");
}

/// Beyond the parts of no kind.
static const text_case text_cases[] = {
    {"0,0", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"-0,007", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"536870912,-536870912", {PAVE_OK, PAVE_INVALID, PAVE_INVALID}},
    {"536870913,0", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"0,536870913", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"-536870913,0", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"0,-536870913", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"4294967296,0", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"18446744073709551616,0", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"0,-99999999999999999999999999999999999999999999", {PAVE_RANGE, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,W", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"-1,-2,N", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"536870912,-536870912,N", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"536870913,0,W", {PAVE_INVALID, PAVE_RANGE, PAVE_INVALID}},
    {"0,-99999999999999999999,N", {PAVE_INVALID, PAVE_INVALID, PAVE_RANGE}},
    {"536870913,0,E", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,E", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,NW", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"1,2,", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,0", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,1,1", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"-3,4,NE", {PAVE_INVALID, PAVE_OK, PAVE_INVALID}},
    {"1,2,S", {PAVE_INVALID, PAVE_INVALID, PAVE_OK}},
    {"-1,-536870913,S", {PAVE_INVALID, PAVE_INVALID, PAVE_RANGE}},
    {"1,2,NEE", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,nw", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
    {"1,2,N ", {PAVE_INVALID, PAVE_INVALID, PAVE_INVALID}},
};

TEST(readers_are_strict) { check_readers(text_cases, sizeof text_cases / sizeof text_cases[0]); }

int main(void) { return run_all_tests(NULL, NULL); }
