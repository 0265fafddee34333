/// tests/test_hex.c: every relation of the hexagon grid against the text's table, against geometry and against its inverse.
#include <pave/hex.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

// ---- Any part, any relation -------------------------------------------------------------------------------------------------

typedef enum part_kind { FACE, EDGE, VERTEX } part_kind;

typedef struct part {
    part_kind kind;
    int32_t q, r, s;
} part;

static part of_face(pave_cell face) { return (part){FACE, face.q, face.r, face.s}; }
static part of_edge(pave_hex_edge edge) { return (part){EDGE, edge.q, edge.r, edge.s}; }
static part of_vertex(pave_hex_vertex vertex) { return (part){VERTEX, vertex.q, vertex.r, vertex.s}; }
static pave_cell to_face(part p) { return pave_cell_of(p.q, p.r); }
static pave_hex_edge to_edge(part p) { return pave_hex_edge_of(p.q, p.r, p.s); }
static pave_hex_vertex to_vertex(part p) { return pave_hex_vertex_of(p.q, p.r, p.s); }
static bool same(part a, part b) { return a.kind == b.kind && a.q == b.q && a.r == b.r && a.s == b.s; }

#define WRAP(name, from, to) \
    static part name(part p, int k) { return of_##to(pave_hex_##name(to_##from(p), k)); }
WRAP(neighbors, face, face)
WRAP(borders, face, edge)
WRAP(corners, face, vertex)
WRAP(joins, edge, face)
WRAP(continues, edge, edge)
WRAP(endpoints, edge, vertex)
WRAP(touches, vertex, face)
WRAP(protrudes, vertex, edge)
WRAP(adjacent, vertex, vertex)
WRAP(diagonals, face, face)
WRAP(touching, face, face)
WRAP(surrounding, vertex, vertex)

enum { NEIGHBORS, BORDERS, CORNERS, JOINS, CONTINUES, ENDPOINTS, TOUCHES, PROTRUDES, ADJACENT, DIAGONALS, TOUCHING, SURROUNDING, RELATIONS };
enum { NINE = ADJACENT + 1, RESULTS_MAX = 12 };

/// A relation as the library has it, and as geometry says it: results are the parts of kind `to`, other than the input, that share between
/// `shared_min` and `shared_max` corner points with it, and whose middle is at most `reach` from its own, squared, in units of a quarter of
/// an edge. Where nothing is shared, that says all.
typedef struct relation_row {
    const char *name;
    part_kind from, to;
    int count;
    part (*get)(part, int);
    int inverse;
    int shared_min, shared_max;
    int64_t reach;
    bool begins_before_north; ///< where the first is not the first clockwise from north: for the vertices N
} relation_row;

static const relation_row relations[RELATIONS] = {
    {"neighbors", FACE, FACE, PAVE_HEX_NEIGHBORS_MAX, neighbors, NEIGHBORS, 2, 2, 1000, false},
    {"borders", FACE, EDGE, PAVE_HEX_BORDERS_MAX, borders, JOINS, 2, 2, 1000, false},
    {"corners", FACE, VERTEX, PAVE_HEX_CORNERS_MAX, corners, TOUCHES, 1, 1, 1000, false},
    {"joins", EDGE, FACE, PAVE_HEX_JOINS_MAX, joins, BORDERS, 2, 2, 1000, false},
    {"continues", EDGE, EDGE, PAVE_HEX_CONTINUES_MAX, continues, CONTINUES, 1, 1, 1000, false},
    {"endpoints", EDGE, VERTEX, PAVE_HEX_ENDPOINTS_MAX, endpoints, PROTRUDES, 1, 1, 1000, false},
    {"touches", VERTEX, FACE, PAVE_HEX_TOUCHES_MAX, touches, CORNERS, 1, 1, 1000, true},
    {"protrudes", VERTEX, EDGE, PAVE_HEX_PROTRUDES_MAX, protrudes, ENDPOINTS, 1, 1, 1000, false},
    {"adjacent", VERTEX, VERTEX, PAVE_HEX_ADJACENT_MAX, adjacent, ADJACENT, 0, 0, 16, false},
    {"diagonals", FACE, FACE, PAVE_HEX_DIAGONALS_MAX, diagonals, DIAGONALS, 0, 0, 9 * 16, false},
    {"touching", FACE, FACE, PAVE_HEX_TOUCHING_MAX, touching, TOUCHING, 1, 2, 1000, false},
    {"surrounding", VERTEX, VERTEX, PAVE_HEX_SURROUNDING_MAX, surrounding, SURROUNDING, 0, 0, 4 * 16, false},
};

static void complain(const relation_row *relation, part p, const char *what)
{
    fail_msg("%s of %d: %d,%d,%d: %s", relation->name, (int)p.kind, (int)p.q, (int)p.r, (int)p.s, what);
}

// ---- Geometry ---------------------------------------------------------------------------------------------------------------

typedef struct point {
    int64_t x, y;
} point;

/// The corner points of a part, four times as large; returns how many. x counts in units of sqrt(3)/8 edges, y in 1/8: (2 q + r, 3 r) for the
/// middle of a face, times four, so that the middle of an edge is whole too.
static int points_of(part p, point *out)
{
    static const int8_t corner[6][2] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}; // from north, clockwise
    static const int8_t ends[3][2] = {{0, 1}, {0, 5}, {4, 5}};
    int64_t x = 2 * (int64_t)p.q + p.r, y = 3 * (int64_t)p.r;
    int count = p.kind == FACE ? 6 : p.kind == EDGE ? 2 : 1;
    for (int i = 0; i < count; i++) {
        int k = p.kind == FACE ? i : p.kind == EDGE ? ends[p.s][i] : 3 * p.s;
        out[i] = (point){4 * (x + corner[k][0]), 4 * (y + corner[k][1])};
    }
    return count;
}

static point middle_of(part p)
{
    point points[6], sum = {0, 0};
    int count = points_of(p, points);
    for (int i = 0; i < count; i++) sum.x += points[i].x, sum.y += points[i].y;
    return (point){sum.x / count, sum.y / count}; // exact: corners are multiples of four
}

/// The squared way between two middles, in units of a quarter of an edge: a corner that is two y away from its middle is one edge from it.
static int64_t way_between(part a, part b)
{
    point from = middle_of(a), to = middle_of(b);
    int64_t x = to.x - from.x, y = to.y - from.y;
    return (3 * x * x + y * y) / 4;
}

static int shared_points(part a, part b)
{
    point of_a[6], of_b[6];
    int count_a = points_of(a, of_a), count_b = points_of(b, of_b), shared = 0;
    for (int i = 0; i < count_a; i++)
        for (int j = 0; j < count_b; j++) shared += of_a[i].x == of_b[j].x && of_a[i].y == of_b[j].y;
    return shared;
}

static bool geometry_says(const relation_row *relation, part a, part b)
{
    int shared = shared_points(a, b);
    return b.kind == relation->to && !same(a, b) && shared >= relation->shared_min && shared <= relation->shared_max &&
           way_between(a, b) <= relation->reach && (relation->get != diagonals || way_between(a, b) == relation->reach);
}

static int kinds_of_cell(part_kind kind) { return kind == EDGE ? 3 : kind == VERTEX ? 2 : 1; }

static bool results_have(const relation_row *relation, part p, part wanted)
{
    for (int k = 0; k < relation->count; k++)
        if (same(relation->get(p, k), wanted)) return true;
    return false;
}

static void check_geometry(const relation_row *relation, part p)
{
    int expected = 0;
    for (int32_t r = p.r - 3; r <= p.r + 3; r++)
        for (int32_t q = p.q - 3; q <= p.q + 3; q++)
            for (int32_t s = 0; s < kinds_of_cell(relation->to); s++) {
                part candidate = {relation->to, q, r, s};
                bool wanted = geometry_says(relation, p, candidate);
                expected += wanted;
                if (wanted != results_have(relation, p, candidate)) complain(relation, p, "differs from geometry");
            }
    if (expected != relation->count) complain(relation, p, "geometry has another number of results");
}

static void check_inverse(const relation_row *relation, part p)
{
    for (int k = 0; k < relation->count; k++)
        if (!results_have(&relations[relation->inverse], relation->get(p, k), p)) complain(relation, p, "its inverse does not lead back");
}

/// Whether direction a comes before b, turning clockwise on screen from north.
static bool turns_before(point a, point b)
{
    bool a_left = a.x < 0 || (a.x == 0 && a.y > 0), b_left = b.x < 0 || (b.x == 0 && b.y > 0);
    return a_left != b_left ? b_left : a.x * b.y - a.y * b.x > 0;
}

static void check_order(const relation_row *relation, part p)
{
    const bool before = relation->begins_before_north && p.s == PAVE_HEX_VERTEX_N;
    point from = middle_of(p), way[RESULTS_MAX];
    for (int k = 0; k < relation->count; k++) {
        point to = middle_of(relation->get(p, (k + before) % relation->count));
        way[k] = (point){to.x - from.x, to.y - from.y};
        if (k > 0 && !turns_before(way[k - 1], way[k])) complain(relation, p, "is not clockwise from its beginning");
    }
}

// ---- Windows of inputs ------------------------------------------------------------------------------------------------------

enum { WINDOW = 9 };
#define LIMIT PAVE_COORDINATE_MAX

/// The first cell of each window of inputs: all within the limits, four in their corners.
static const int32_t window_at[][2] = {{-4, -4},
                                       {-5, -5},
                                       {-LIMIT, -LIMIT},
                                       {LIMIT - WINDOW + 1, -LIMIT},
                                       {-LIMIT, LIMIT - WINDOW + 1},
                                       {LIMIT - WINDOW + 1, LIMIT - WINDOW + 1}};
enum { WINDOWS = sizeof window_at / sizeof window_at[0] };

static void for_each_input(part_kind kind, void (*check)(const relation_row *, part), const relation_row *relation)
{
    for (int w = 0; w < WINDOWS; w++)
        for (int i = 0; i < WINDOW * WINDOW; i++)
            for (int32_t s = 0; s < kinds_of_cell(kind); s++)
                check(relation, (part){kind, window_at[w][0] + i % WINDOW, window_at[w][1] + i / WINDOW, s});
}

static void relations_agree_with_geometry(void **state)
{
    (void)state;
    for (int i = 0; i < RELATIONS; i++) for_each_input(relations[i].from, check_geometry, &relations[i]);
}

static void inverses_lead_back(void **state)
{
    (void)state;
    for (int i = 0; i < RELATIONS; i++) {
        assert_int_equal(relations[relations[i].inverse].inverse, i);
        for_each_input(relations[i].from, check_inverse, &relations[i]);
    }
}

static void results_turn_clockwise(void **state)
{
    (void)state;
    for (int i = 0; i < RELATIONS; i++) for_each_input(relations[i].from, check_order, &relations[i]);
}

// ---- How the relations fit together -----------------------------------------------------------------------------------------

static bool is_pair(part a0, part a1, part b0, part b1) { return (same(a0, b0) && same(a1, b1)) || (same(a0, b1) && same(a1, b0)); }

/// Side k of a face looks at neighbor k across border k, which lies between the corners k and k + 1.
static void check_side(const relation_row *relation, part f)
{
    for (int k = 0; k < 6; k++) {
        part border = borders(f, k), corner = corners(f, k);
        if (!is_pair(joins(border, 0), joins(border, 1), f, neighbors(f, k))) complain(relation, f, "border and neighbor are apart");
        if (!is_pair(endpoints(border, 0), endpoints(border, 1), corner, corners(f, (k + 1) % 6)))
            complain(relation, f, "border is not between its corners");
        if (!same(touching(f, k), neighbors(f, k))) complain(relation, f, "touching k is not neighbor k");
        part out = f; // the end of the edge that leaves the corner outwards
        for (int i = 0; i < 3; i++)
            if (!same(adjacent(corner, i), corners(f, (k + 1) % 6)) && !same(adjacent(corner, i), corners(f, (k + 5) % 6))) out = adjacent(corner, i);
        if (!results_have(&relations[CORNERS], diagonals(f, k), out)) complain(relation, f, "diagonal k is not across corner k");
    }
}

/// The k-th protruding edge leads to adjacent vertex k and lies between the touched faces k and k + 1.
static void check_spoke(const relation_row *relation, part v)
{
    for (int k = 0; k < 3; k++) {
        part edge = protrudes(v, k);
        if (!is_pair(endpoints(edge, 0), endpoints(edge, 1), v, adjacent(v, k))) complain(relation, v, "edge and adjacent vertex are apart");
        if (!is_pair(joins(edge, 0), joins(edge, 1), touches(v, k), touches(v, (k + 1) % 3)))
            complain(relation, v, "edge is not between the touched faces");
        if (!same(corners(touches(v, k), (2 * k + 2 + v.s) % 6), v)) complain(relation, v, "is not the stated corner of the touched face k");
        if (!same(surrounding(v, 4 * k + 2 * v.s), adjacent(v, k))) complain(relation, v, "surrounding has adjacent k elsewhere");
    }
    for (int k = 1; k < 12; k += 2)
        if (surrounding(v, k).s != v.s) complain(relation, v, "surrounding has the own kind elsewhere");
}

/// Two of the edges that continue an edge begin at its endpoint 0: 0 and 1 of NE and NW, 0 and 3 of W.
static void check_line(const relation_row *relation, part e)
{
    for (int k = 0; k < 4; k++) {
        bool first = k == 0 || k == (e.s == PAVE_HEX_EDGE_W ? 3 : 1);
        if (shared_points(continues(e, k), endpoints(e, 0)) != first) complain(relation, e, "continues at the other endpoint");
    }
}

static void relations_fit_together(void **state)
{
    (void)state;
    for_each_input(FACE, check_side, &relations[NEIGHBORS]);
    for_each_input(VERTEX, check_spoke, &relations[ADJACENT]);
    for_each_input(EDGE, check_line, &relations[CONTINUES]);
}

static void check_sides(const relation_row *relation, part f)
{
    for (int k = 0; k < 6; k++) {
        pave_hex_side side = pave_hex_side_of(to_face(f), k), twin = pave_hex_side_twin(side);
        pave_hex_edge edge = pave_hex_side_edge(side);
        if (!same(of_face(pave_hex_side_face(side)), f)) complain(relation, f, "a side lost its face");
        if (!pave_hex_side_equal(pave_hex_side_twin(twin), side)) complain(relation, f, "the twin of the twin is another side");
        if (pave_hex_side_equal(twin, side)) complain(relation, f, "a side is its own twin");
        if (!same(of_face(pave_hex_side_face(twin)), neighbors(f, k))) complain(relation, f, "the twin is not the neighbor's");
        if (!same(of_edge(edge), borders(f, k))) complain(relation, f, "the side's edge is not the border");
        if (!pave_hex_edge_equal(pave_hex_side_edge(twin), edge)) complain(relation, f, "twins lie on two edges");
        int own = pave_hex_side_equal(pave_hex_edge_side(edge, 0), side) ? 0 : 1;
        if (!pave_hex_side_equal(pave_hex_edge_side(edge, own), side)) complain(relation, f, "the edge has not this side");
        if (!pave_hex_side_equal(pave_hex_edge_side(edge, 1 - own), twin)) complain(relation, f, "the edge has not its twin");
    }
}

static void check_edge_sides(const relation_row *relation, part e)
{
    for (int k = 0; k < 2; k++) {
        pave_hex_side side = pave_hex_edge_side(to_edge(e), k);
        if (!same(of_face(pave_hex_side_face(side)), joins(e, k))) complain(relation, e, "side k is not of the joined face k");
        if (!same(of_edge(pave_hex_side_edge(side)), e)) complain(relation, e, "side k lies on another edge");
    }
}

static void sides_have_twins(void **state)
{
    (void)state;
    for_each_input(FACE, check_sides, &relations[BORDERS]);
    for_each_input(EDGE, check_edge_sides, &relations[JOINS]);
}

static void directions_are_compass_points(void **state)
{
    (void)state;
    static const int8_t step[PAVE_HEX_NEIGHBORS_MAX][3] = {{PAVE_HEX_NE, 1, -1}, {PAVE_HEX_E, 1, 0},  {PAVE_HEX_SE, 0, 1},
                                                           {PAVE_HEX_SW, -1, 1}, {PAVE_HEX_W, -1, 0}, {PAVE_HEX_NW, 0, -1}};
    for (int k = 0; k < PAVE_HEX_NEIGHBORS_MAX; k++)
        assert_true(pave_cell_equal(pave_hex_neighbors(pave_cell_of(10, 20), step[k][0]), pave_cell_of(10 + step[k][1], 20 + step[k][2])));
}

static void equality_sees_every_field(void **state)
{
    (void)state;
    pave_hex_edge edge = pave_hex_edge_of(1, 2, PAVE_HEX_EDGE_NW);
    assert_true(pave_hex_edge_equal(edge, pave_hex_edge_of(1, 2, 1)));
    assert_false(pave_hex_edge_equal(edge, pave_hex_edge_of(0, 2, 1)));
    assert_false(pave_hex_edge_equal(edge, pave_hex_edge_of(1, 1, 1)));
    assert_false(pave_hex_edge_equal(edge, pave_hex_edge_of(1, 2, PAVE_HEX_EDGE_W)));
    pave_hex_vertex vertex = pave_hex_vertex_of(1, 2, PAVE_HEX_VERTEX_S);
    assert_true(pave_hex_vertex_equal(vertex, pave_hex_vertex_of(1, 2, 1)));
    assert_false(pave_hex_vertex_equal(vertex, pave_hex_vertex_of(2, 2, 1)));
    assert_false(pave_hex_vertex_equal(vertex, pave_hex_vertex_of(1, 1, 1)));
    assert_false(pave_hex_vertex_equal(vertex, pave_hex_vertex_of(1, 2, 0)));
    pave_hex_side side = pave_hex_side_of(pave_cell_of(1, 2), 3);
    assert_false(pave_hex_side_equal(side, pave_hex_side_of(pave_cell_of(0, 2), 3)));
    assert_false(pave_hex_side_equal(side, pave_hex_side_of(pave_cell_of(1, 0), 3)));
    assert_false(pave_hex_side_equal(side, pave_hex_side_of(pave_cell_of(1, 2), 0)));
}

// ---- The text's table -------------------------------------------------------------------------------------------------------

#define GOLDEN PAVE_SOURCE_DIR "/tests/golden/grid_parts_hex.tsv"
enum { GOLDEN_ROWS = 15, LINE_SIZE = 256 };

/// Reads `q`, `q+1`, `q-1` or the same of r, and steps over it and the comma behind it.
static int32_t read_offset(const char **text, char letter)
{
    assert_int_equal(**text, letter);
    char *end;
    long offset = strtol(*text + 1, &end, 10);
    *text = *end == ',' ? end + 1 : end;
    return (int32_t)offset;
}

/// The annotations in the order of their numbers.
static const char *const annotations[3][3] = {{""}, {"NE", "NW", "W"}, {"N", "S"}};

static part read_golden_part(const char *text, part_kind kind, int32_t q, int32_t r)
{
    part p = {kind, q, r, 0};
    p.q += read_offset(&text, 'q');
    p.r += read_offset(&text, 'r');
    while (p.s < kinds_of_cell(kind) && strcmp(text, annotations[kind][p.s]) != 0) p.s++;
    assert_true(p.s < kinds_of_cell(kind));
    return p;
}

static const relation_row *find_relation(const char *name)
{
    for (int i = 0; i < NINE; i++)
        if (strcmp(relations[i].name, name) == 0) return &relations[i];
    fail_msg("%s: no relation is called %s", GOLDEN, name);
    return NULL;
}

static void check_golden_row(char *line, int32_t q, int32_t r)
{
    char *field[5];
    for (int i = 0; i < 5; i++) {
        field[i] = strtok(i ? NULL : line, "\t\n");
        assert_non_null(field[i]);
    }
    assert_string_equal(field[0], "hex");
    const relation_row *relation = find_relation(field[1]);
    part input = read_golden_part(field[3], relation->from, q, r);
    if (relation->from != FACE) assert_string_equal(field[2], annotations[relation->from][input.s]);
    int outputs = 0;
    for (char *output = strtok(field[4], " "); output; output = strtok(NULL, " "), outputs++)
        if (!results_have(relation, input, read_golden_part(output, relation->to, q, r))) complain(relation, input, output);
    assert_int_equal(outputs, relation->count);
}

static void rows_of_the_text_hold_at(int32_t q, int32_t r)
{
    FILE *file = fopen(GOLDEN, "r");
    if (!file) fail_msg("%s cannot be opened", GOLDEN);
    char line[LINE_SIZE], seen[GOLDEN_ROWS][LINE_SIZE];
    int rows = 0;
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#') continue;
        assert_true(rows < GOLDEN_ROWS);
        memcpy(seen[rows], line, sizeof line);
        for (int i = 0; i < rows; i++) assert_string_not_equal(seen[i], line);
        check_golden_row(line, q, r);
        rows++;
    }
    fclose(file);
    assert_int_equal(rows, GOLDEN_ROWS);
}

static void rows_of_the_text_hold(void **state)
{
    (void)state;
    for (int w = 0; w < WINDOWS; w++) rows_of_the_text_hold_at(window_at[w][0], window_at[w][1]);
}

// ---- Parts as text ----------------------------------------------------------------------------------------------------------

static void texts_go_both_ways(void **state)
{
    (void)state;
    static const int32_t numbers[] = {0, 1, -1, 9, 10, -10, 123456789, -123456789, LIMIT, -LIMIT};
    enum { NUMBERS = sizeof numbers / sizeof numbers[0] };
    for (int i = 0; i < NUMBERS * NUMBERS; i++) {
        int32_t q = numbers[i % NUMBERS], r = numbers[i / NUMBERS];
        char text[PAVE_HEX_TEXT_SIZE], wanted[64];
        pave_cell face = {7, 7, 7};
        snprintf(wanted, sizeof wanted, "%d,%d", (int)q, (int)r);
        assert_string_equal(pave_hex_face_text(pave_cell_of(q, r), text), wanted);
        assert_int_equal(pave_hex_face_read(text, &face), PAVE_OK);
        assert_true(pave_cell_equal(face, pave_cell_of(q, r)));
        for (int32_t s = 0; s < 2; s++) {
            pave_hex_vertex vertex = {7, 7, 7};
            snprintf(wanted, sizeof wanted, "%d,%d,%s", (int)q, (int)r, annotations[VERTEX][s]);
            assert_string_equal(pave_hex_vertex_text(pave_hex_vertex_of(q, r, s), text), wanted);
            assert_int_equal(pave_hex_vertex_read(text, &vertex), PAVE_OK);
            assert_true(pave_hex_vertex_equal(vertex, pave_hex_vertex_of(q, r, s)));
        }
        for (int32_t s = 0; s < 3; s++) {
            pave_hex_edge edge = {7, 7, 7};
            snprintf(wanted, sizeof wanted, "%d,%d,%s", (int)q, (int)r, annotations[EDGE][s]);
            assert_string_equal(pave_hex_edge_text(pave_hex_edge_of(q, r, s), text), wanted);
            assert_int_equal(pave_hex_edge_read(text, &edge), PAVE_OK);
            assert_true(pave_hex_edge_equal(edge, pave_hex_edge_of(q, r, s)));
        }
    }
}

/// Nothing that an int32_t can hold overruns the named size.
static void texts_fit_their_size(void **state)
{
    (void)state;
    char text[PAVE_HEX_TEXT_SIZE];
    assert_string_equal(pave_hex_edge_text(pave_hex_edge_of(INT32_MIN, INT32_MIN, 1), text), "-2147483648,-2147483648,NW");
    assert_string_equal(pave_hex_face_text(pave_cell_of(INT32_MIN, INT32_MAX), text), "-2147483648,2147483647");
}

typedef struct text_case {
    const char *text;
    pave_result face, edge, vertex;
} text_case;

static const text_case text_cases[] = {
    {"0,0", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"-0,007", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"536870912,-536870912", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"536870913,0", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"0,536870913", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"-536870913,0", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"0,-536870913", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"4294967296,0", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"18446744073709551616,0", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"0,-99999999999999999999999999999999999999999999", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"99999999999999999999,x", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,W", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"-1,-2,N", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"536870912,-536870912,N", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"536870913,0,W", PAVE_INVALID, PAVE_RANGE, PAVE_INVALID},
    {"0,-99999999999999999999,N", PAVE_INVALID, PAVE_INVALID, PAVE_RANGE},
    {"536870913,0,E", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,w", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,E", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,NW", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"1,2,W ", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2, W", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2W", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,0", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {",1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {",", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"-,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,-", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"--1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"+1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,+1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {" 1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1 ,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1, 1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,1 ", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,1\n", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1;1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1.0,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1e1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"0x1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"q,r", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,W,W", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"-3,4,NE", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"1,2,S", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"-1,-536870913,S", PAVE_INVALID, PAVE_INVALID, PAVE_RANGE},
    {"1,2,SE", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,NEE", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,n", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,nw", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,N ", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
};

static void readers_are_strict(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof text_cases / sizeof text_cases[0]; i++) {
        const text_case *expected = &text_cases[i];
        pave_cell face = {77, 77, 77};
        pave_hex_edge edge = {77, 77, 77};
        pave_hex_vertex vertex = {77, 77, 77};
        if (pave_hex_face_read(expected->text, &face) != expected->face) fail_msg("\"%s\" as a face", expected->text);
        if (pave_hex_edge_read(expected->text, &edge) != expected->edge) fail_msg("\"%s\" as an edge", expected->text);
        if (pave_hex_vertex_read(expected->text, &vertex) != expected->vertex) fail_msg("\"%s\" as a vertex", expected->text);
        if (expected->face != PAVE_OK && (face.q != 77 || face.r != 77 || face.s != 77)) fail_msg("\"%s\" failed, yet wrote", expected->text);
        if (expected->edge != PAVE_OK && (edge.q != 77 || edge.r != 77 || edge.s != 77)) fail_msg("\"%s\" failed, yet wrote", expected->text);
        if (expected->vertex != PAVE_OK && (vertex.q != 77 || vertex.r != 77 || vertex.s != 77))
            fail_msg("\"%s\" failed, yet wrote", expected->text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_of_the_text_hold),
        cmocka_unit_test(relations_agree_with_geometry),
        cmocka_unit_test(inverses_lead_back),
        cmocka_unit_test(results_turn_clockwise),
        cmocka_unit_test(relations_fit_together),
        cmocka_unit_test(sides_have_twins),
        cmocka_unit_test(directions_are_compass_points),
        cmocka_unit_test(equality_sees_every_field),
        cmocka_unit_test(texts_go_both_ways),
        cmocka_unit_test(texts_fit_their_size),
        cmocka_unit_test(readers_are_strict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
