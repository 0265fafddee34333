/// tests/test_tri.c: every relation of the triangle grid against the text's table, against geometry and against its inverse.
#include <pave/tri.h>

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
static part of_edge(pave_tri_edge edge) { return (part){EDGE, edge.q, edge.r, edge.s}; }
static part of_vertex(pave_tri_vertex vertex) { return (part){VERTEX, vertex.q, vertex.r, 0}; }
static pave_cell to_face(part p) { return pave_tri_face_of(p.q, p.r, p.s); }
static pave_tri_edge to_edge(part p) { return pave_tri_edge_of(p.q, p.r, p.s); }
static pave_tri_vertex to_vertex(part p) { return pave_tri_vertex_of(p.q, p.r); }
static bool same(part a, part b) { return a.kind == b.kind && a.q == b.q && a.r == b.r && a.s == b.s; }

#define WRAP(name, from, to) \
    static part name(part p, int k) { return of_##to(pave_tri_##name(to_##from(p), k)); }
WRAP(neighbors, face, face)
WRAP(borders, face, edge)
WRAP(corners, face, vertex)
WRAP(joins, edge, face)
WRAP(continues, edge, edge)
WRAP(endpoints, edge, vertex)
WRAP(touches, vertex, face)
WRAP(protrudes, vertex, edge)
WRAP(adjacent, vertex, vertex)
WRAP(touching, face, face)
WRAP(meets, edge, edge)
WRAP(diagonals, face, face)

enum { NEIGHBORS, BORDERS, CORNERS, JOINS, CONTINUES, ENDPOINTS, TOUCHES, PROTRUDES, ADJACENT, DIAGONALS, TOUCHING, MEETS, RELATIONS };
enum { NINE = ADJACENT + 1, RESULTS_MAX = 12 };

/// A relation as the library has it, and as geometry says it: results are the parts of kind `to`, other than the input, that share between
/// `shared_min` and `shared_max` corner points with it, plus a condition on the way between the middles. Vertices share no points with each
/// other, so for them the condition says all. Ways are in sixths of the lattice vectors, so that all is whole.
typedef struct relation_row {
    const char *name;
    part_kind from, to;
    int count;
    part (*get)(part, int);
    int inverse;
    int shared_min, shared_max;
    bool (*condition)(int64_t du, int64_t dv);
    bool before_sides; ///< begins with what lies before side 0, else with the first clockwise from north
} relation_row;

static bool any_way(int64_t du, int64_t dv)
{
    (void)du, (void)dv;
    return true;
}
static int64_t square_length(int64_t du, int64_t dv) { return du * du + du * dv + dv * dv; }
static bool one_edge_long(int64_t du, int64_t dv) { return square_length(du, dv) == 36; }
/// Opposite faces are two thirds of a height behind their corner: 2/sqrt(3) of an edge away.
static bool opposite(int64_t du, int64_t dv) { return square_length(du, dv) == 48; }

static const relation_row relations[RELATIONS] = {
    {"neighbors", FACE, FACE, PAVE_TRI_NEIGHBORS_MAX, neighbors, NEIGHBORS, 2, 2, any_way, false},
    {"borders", FACE, EDGE, PAVE_TRI_BORDERS_MAX, borders, JOINS, 2, 2, any_way, false},
    {"corners", FACE, VERTEX, PAVE_TRI_CORNERS_MAX, corners, TOUCHES, 1, 1, any_way, true},
    {"joins", EDGE, FACE, PAVE_TRI_JOINS_MAX, joins, BORDERS, 2, 2, any_way, false},
    {"continues", EDGE, EDGE, PAVE_TRI_CONTINUES_MAX, continues, CONTINUES, 1, 1, one_edge_long, false},
    {"endpoints", EDGE, VERTEX, PAVE_TRI_ENDPOINTS_MAX, endpoints, PROTRUDES, 1, 1, any_way, false},
    {"touches", VERTEX, FACE, PAVE_TRI_TOUCHES_MAX, touches, CORNERS, 1, 1, any_way, false},
    {"protrudes", VERTEX, EDGE, PAVE_TRI_PROTRUDES_MAX, protrudes, ENDPOINTS, 1, 1, any_way, false},
    {"adjacent", VERTEX, VERTEX, PAVE_TRI_ADJACENT_MAX, adjacent, ADJACENT, 0, 0, one_edge_long, false},
    {"diagonals", FACE, FACE, PAVE_TRI_DIAGONALS_MAX, diagonals, DIAGONALS, 1, 1, opposite, true},
    {"touching", FACE, FACE, PAVE_TRI_TOUCHING_MAX, touching, TOUCHING, 1, 2, any_way, false},
    {"meets", EDGE, EDGE, PAVE_TRI_MEETS_MAX, meets, MEETS, 1, 1, any_way, false},
};

static void complain(const relation_row *relation, part p, const char *what)
{
    fail_msg("%s of %d: %d,%d,%d: %s", relation->name, (int)p.kind, (int)p.q, (int)p.r, (int)p.s, what);
}

// ---- Geometry ---------------------------------------------------------------------------------------------------------------

typedef struct point {
    int64_t u, v;
} point;

/// The corner points of a part, in sixths of the lattice vectors; returns how many.
static int points_of(part p, point *out)
{
    int64_t u = 6 * (int64_t)p.q, v = 6 * (int64_t)p.r;
    const point corner = {u, v}, right = {u + 6, v}, below = {u, v + 6}, far = {u + 6, v + 6};
    switch (p.kind) {
    case FACE: out[0] = p.s == PAVE_TRI_L ? corner : far, out[1] = right, out[2] = below; return 3;
    case EDGE: out[0] = p.s == PAVE_TRI_EDGE_E ? right : corner, out[1] = p.s == PAVE_TRI_EDGE_N ? right : below; return 2;
    case VERTEX: out[0] = corner; return 1;
    }
    return 0;
}

static point middle_of(part p)
{
    point points[3], sum = {0, 0};
    int count = points_of(p, points);
    for (int i = 0; i < count; i++) sum.u += points[i].u, sum.v += points[i].v;
    return (point){sum.u / count, sum.v / count}; // exact: corners are whole sixths
}

static int shared_points(part a, part b)
{
    point of_a[3], of_b[3];
    int count_a = points_of(a, of_a), count_b = points_of(b, of_b), shared = 0;
    for (int i = 0; i < count_a; i++)
        for (int j = 0; j < count_b; j++) shared += of_a[i].u == of_b[j].u && of_a[i].v == of_b[j].v;
    return shared;
}

static bool geometry_says(const relation_row *relation, part a, part b)
{
    int shared = shared_points(a, b);
    point from = middle_of(a), to = middle_of(b);
    return b.kind == relation->to && !same(a, b) && shared >= relation->shared_min && shared <= relation->shared_max &&
           relation->condition(to.u - from.u, to.v - from.v);
}

static int kinds_of_cell(part_kind kind) { return kind == EDGE ? 3 : kind == FACE ? 2 : 1; }

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

/// Whether direction a comes before b, turning clockwise on screen from north. On screen, x is u + v/2, and y goes with v.
static bool turns_before(point a, point b)
{
    bool a_left = 2 * a.u + a.v < 0 || (2 * a.u + a.v == 0 && a.v > 0), b_left = 2 * b.u + b.v < 0 || (2 * b.u + b.v == 0 && b.v > 0);
    return a_left != b_left ? b_left : a.u * b.v - a.v * b.u > 0;
}

static point way_to(part from, part to)
{
    point a = middle_of(from), b = middle_of(to);
    return (point){b.u - a.u, b.v - a.v};
}

/// Clockwise from the first at or after north; what lies between the sides, from the last before side 0, which is the last clockwise from north
/// or, on R, straight north.
static void check_order(const relation_row *relation, part p)
{
    bool starts_last = relation->before_sides && p.s == PAVE_TRI_L;
    point way[RESULTS_MAX];
    for (int k = 0; k < relation->count; k++) {
        way[k] = way_to(p, relation->get(p, (k + starts_last) % relation->count));
        if (k > 0 && !turns_before(way[k - 1], way[k])) complain(relation, p, "is not clockwise from its beginning");
    }
    if (relation->before_sides && p.s == PAVE_TRI_R && (2 * way[0].u + way[0].v != 0 || way[0].v >= 0))
        complain(relation, p, "does not begin in the north");
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

/// Side k of a face looks at neighbor k across border k, which lies between the corners k and k + 1; diagonal k lies across corner k.
static void check_side(const relation_row *relation, part f)
{
    for (int k = 0; k < 3; k++) {
        part border = borders(f, k), across = diagonals(f, k), corner = corners(f, k);
        if (!is_pair(joins(border, 0), joins(border, 1), f, neighbors(f, k))) complain(relation, f, "border and neighbor are apart");
        if (!is_pair(endpoints(border, 0), endpoints(border, 1), corner, corners(f, (k + 1) % 3)))
            complain(relation, f, "border is not between its corners");
        if (shared_points(f, across) != 1 || shared_points(across, corner) != 1) complain(relation, f, "diagonal k is not across its corner");
        if (!same(touching(f, 4 * k + 2 * f.s), neighbors(f, k))) complain(relation, f, "touching has neighbor k elsewhere");
        if (!same(touching(f, (4 * k + 10 + 2 * f.s) % 12), across)) complain(relation, f, "touching has diagonal k elsewhere");
    }
    for (int k = 1; k < 12; k += 2) {
        part flank = touching(f, k);
        int shared_with_neighbors = 0;
        for (int i = 0; i < 3; i++) shared_with_neighbors += shared_points(flank, neighbors(f, i)) == 2;
        if (flank.s != f.s || shared_with_neighbors != 1) complain(relation, f, "touching has no flank at an odd number");
    }
}

/// The k-th protruding edge leads to adjacent vertex k and lies between the touched faces k and k + 1.
static void check_spoke(const relation_row *relation, part v)
{
    for (int k = 0; k < 6; k++) {
        part edge = protrudes(v, k);
        if (!is_pair(endpoints(edge, 0), endpoints(edge, 1), v, adjacent(v, k))) complain(relation, v, "edge and adjacent vertex are apart");
        if (!is_pair(joins(edge, 0), joins(edge, 1), touches(v, k), touches(v, (k + 1) % 6)))
            complain(relation, v, "edge is not between the touched faces");
    }
}

static void check_line(const relation_row *relation, part e)
{
    static const int line[3][2] = {{1, 6}, {2, 7}, {4, 9}};
    for (int k = 0; k < 2; k++) {
        if (shared_points(continues(e, k), endpoints(e, k)) != 1) complain(relation, e, "continues beyond the other endpoint");
        if (!same(meets(e, line[e.s][k]), continues(e, k))) complain(relation, e, "meets has the line elsewhere");
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
    for (int k = 0; k < 3; k++) {
        pave_tri_side side = pave_tri_side_of(to_face(f), k), twin = pave_tri_side_twin(side);
        pave_tri_edge edge = pave_tri_side_edge(side);
        if (!same(of_face(pave_tri_side_face(side)), f)) complain(relation, f, "a side lost its face");
        if (!pave_tri_side_equal(pave_tri_side_twin(twin), side)) complain(relation, f, "the twin of the twin is another side");
        if (pave_tri_side_equal(twin, side)) complain(relation, f, "a side is its own twin");
        if (!same(of_face(pave_tri_side_face(twin)), neighbors(f, k))) complain(relation, f, "the twin is not the neighbor's");
        if (!same(of_edge(edge), borders(f, k))) complain(relation, f, "the side's edge is not the border");
        if (!pave_tri_edge_equal(pave_tri_side_edge(twin), edge)) complain(relation, f, "twins lie on two edges");
        int own = pave_tri_side_equal(pave_tri_edge_side(edge, 0), side) ? 0 : 1;
        if (!pave_tri_side_equal(pave_tri_edge_side(edge, own), side)) complain(relation, f, "the edge has not this side");
        if (!pave_tri_side_equal(pave_tri_edge_side(edge, 1 - own), twin)) complain(relation, f, "the edge has not its twin");
    }
}

static void check_edge_sides(const relation_row *relation, part e)
{
    for (int k = 0; k < 2; k++) {
        pave_tri_side side = pave_tri_edge_side(to_edge(e), k);
        if (!same(of_face(pave_tri_side_face(side)), joins(e, k))) complain(relation, e, "side k is not of the joined face k");
        if (!same(of_edge(pave_tri_side_edge(side)), e)) complain(relation, e, "side k lies on another edge");
    }
}

static void sides_have_twins(void **state)
{
    (void)state;
    for_each_input(FACE, check_sides, &relations[BORDERS]);
    for_each_input(EDGE, check_edge_sides, &relations[JOINS]);
}

static void equality_sees_every_field(void **state)
{
    (void)state;
    pave_tri_edge edge = pave_tri_edge_of(1, 2, PAVE_TRI_EDGE_N);
    assert_true(pave_tri_edge_equal(edge, pave_tri_edge_of(1, 2, 1)));
    assert_false(pave_tri_edge_equal(edge, pave_tri_edge_of(0, 2, 1)));
    assert_false(pave_tri_edge_equal(edge, pave_tri_edge_of(1, 1, 1)));
    assert_false(pave_tri_edge_equal(edge, pave_tri_edge_of(1, 2, PAVE_TRI_EDGE_W)));
    pave_tri_vertex vertex = pave_tri_vertex_of(1, 2);
    assert_true(pave_tri_vertex_equal(vertex, pave_tri_vertex_of(1, 2)));
    assert_false(pave_tri_vertex_equal(vertex, pave_tri_vertex_of(2, 2)));
    assert_false(pave_tri_vertex_equal(vertex, pave_tri_vertex_of(1, 1)));
    pave_tri_side side = pave_tri_side_of(pave_tri_face_of(1, 2, PAVE_TRI_R), 2);
    assert_true(pave_tri_side_equal(side, pave_tri_side_of(pave_tri_face_of(1, 2, 1), 2)));
    assert_false(pave_tri_side_equal(side, pave_tri_side_of(pave_tri_face_of(0, 2, 1), 2)));
    assert_false(pave_tri_side_equal(side, pave_tri_side_of(pave_tri_face_of(1, 0, 1), 2)));
    assert_false(pave_tri_side_equal(side, pave_tri_side_of(pave_tri_face_of(1, 2, 0), 2)));
    assert_false(pave_tri_side_equal(side, pave_tri_side_of(pave_tri_face_of(1, 2, 1), 0)));
}

// ---- The text's table -------------------------------------------------------------------------------------------------------

#define GOLDEN PAVE_SOURCE_DIR "/tests/golden/grid_parts_tri.tsv"
enum { GOLDEN_ROWS = 18, LINE_SIZE = 256 };

/// Reads `q`, `q+1`, `q-1` or the same of r, and steps over it and the comma behind it.
static int32_t read_offset(const char **text, char letter)
{
    assert_int_equal(**text, letter);
    char *end;
    long offset = strtol(*text + 1, &end, 10);
    *text = *end == ',' ? end + 1 : end;
    return (int32_t)offset;
}

static const char *letters_of(part_kind kind) { return kind == FACE ? "LR" : kind == EDGE ? "ENW" : ""; }

static part read_golden_part(const char *text, part_kind kind, int32_t q, int32_t r)
{
    part p = {kind, q, r, 0};
    p.q += read_offset(&text, 'q');
    p.r += read_offset(&text, 'r');
    if (kind != VERTEX) {
        const char *letter = strchr(letters_of(kind), *text++);
        assert_non_null(letter);
        p.s = (int32_t)(letter - letters_of(kind));
    }
    assert_int_equal(*text, '\0');
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
    assert_string_equal(field[0], "tri");
    const relation_row *relation = find_relation(field[1]);
    part input = read_golden_part(field[3], relation->from, q, r);
    if (relation->from != VERTEX) assert_int_equal(field[2][0], letters_of(relation->from)[input.s]);
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
        char text[PAVE_TRI_TEXT_SIZE], wanted[64];
        pave_tri_vertex vertex = {7, 7};
        snprintf(wanted, sizeof wanted, "%d,%d", (int)q, (int)r);
        assert_string_equal(pave_tri_vertex_text(pave_tri_vertex_of(q, r), text), wanted);
        assert_int_equal(pave_tri_vertex_read(text, &vertex), PAVE_OK);
        assert_true(pave_tri_vertex_equal(vertex, pave_tri_vertex_of(q, r)));
        for (int32_t s = 0; s < 2; s++) {
            pave_cell face = {7, 7, 7}, again = {7, 7, 7};
            snprintf(wanted, sizeof wanted, "%d,%d,%c", (int)q, (int)r, "LR"[s]);
            assert_string_equal(pave_tri_face_text(pave_tri_face_of(q, r, s), text), wanted);
            assert_int_equal(pave_tri_face_read(text, &face), PAVE_OK);
            assert_true(pave_cell_equal(face, pave_tri_face_of(q, r, s)));
            snprintf(wanted, sizeof wanted, "%d,%d,%d", (int)q, (int)r, (int)s);
            assert_int_equal(pave_tri_face_read(wanted, &again), PAVE_OK);
            assert_true(pave_cell_equal(again, face));
        }
        for (int32_t s = 0; s < 3; s++) {
            pave_tri_edge edge = {7, 7, 7};
            snprintf(wanted, sizeof wanted, "%d,%d,%c", (int)q, (int)r, "ENW"[s]);
            assert_string_equal(pave_tri_edge_text(pave_tri_edge_of(q, r, s), text), wanted);
            assert_int_equal(pave_tri_edge_read(text, &edge), PAVE_OK);
            assert_true(pave_tri_edge_equal(edge, pave_tri_edge_of(q, r, s)));
        }
    }
}

/// Nothing that an int32_t can hold overruns the named size.
static void texts_fit_their_size(void **state)
{
    (void)state;
    char text[PAVE_TRI_TEXT_SIZE];
    assert_string_equal(pave_tri_edge_text(pave_tri_edge_of(INT32_MIN, INT32_MIN, 2), text), "-2147483648,-2147483648,W");
    assert_string_equal(pave_tri_face_text(pave_tri_face_of(INT32_MIN, INT32_MAX, 1), text), "-2147483648,2147483647,R");
}

typedef struct text_case {
    const char *text;
    pave_result face, edge, vertex;
} text_case;

static const text_case text_cases[] = {
    {"0,0", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"-0,007", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"536870912,-536870912", PAVE_INVALID, PAVE_INVALID, PAVE_OK},
    {"0,536870913", PAVE_INVALID, PAVE_INVALID, PAVE_RANGE},
    {"-536870913,0", PAVE_INVALID, PAVE_INVALID, PAVE_RANGE},
    {"99999999999999999999,x", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,L", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"-1,-2,R", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"1,-2,0", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"1,-2,1", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"536870912,-536870912,R", PAVE_OK, PAVE_INVALID, PAVE_INVALID},
    {"536870913,0,L", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"0,-536870913,1", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"18446744073709551616,0,L", PAVE_RANGE, PAVE_INVALID, PAVE_INVALID},
    {"1,2,E", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"1,2,N", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"1,2,W", PAVE_INVALID, PAVE_OK, PAVE_INVALID},
    {"0,-99999999999999999999,N", PAVE_INVALID, PAVE_RANGE, PAVE_INVALID},
    {"536870913,0,X", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,l", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,S", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,2", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,00", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,LR", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,L ", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2, L", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2L", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {",1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"-,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"--1,1,L", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"+1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {" 1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1 ,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,1\n", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1.0,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"0x1,1", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"q,r", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
    {"1,2,W,W", PAVE_INVALID, PAVE_INVALID, PAVE_INVALID},
};

static void readers_are_strict(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof text_cases / sizeof text_cases[0]; i++) {
        const text_case *expected = &text_cases[i];
        pave_cell face = {77, 77, 77};
        pave_tri_edge edge = {77, 77, 77};
        pave_tri_vertex vertex = {77, 77};
        if (pave_tri_face_read(expected->text, &face) != expected->face) fail_msg("\"%s\" as a face", expected->text);
        if (pave_tri_edge_read(expected->text, &edge) != expected->edge) fail_msg("\"%s\" as an edge", expected->text);
        if (pave_tri_vertex_read(expected->text, &vertex) != expected->vertex) fail_msg("\"%s\" as a vertex", expected->text);
        if (expected->face != PAVE_OK && (face.q != 77 || face.r != 77 || face.s != 77)) fail_msg("\"%s\" failed, yet wrote", expected->text);
        if (expected->edge != PAVE_OK && (edge.q != 77 || edge.r != 77 || edge.s != 77)) fail_msg("\"%s\" failed, yet wrote", expected->text);
        if (expected->vertex != PAVE_OK && (vertex.q != 77 || vertex.r != 77)) fail_msg("\"%s\" failed, yet wrote", expected->text);
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
        cmocka_unit_test(equality_sees_every_field),
        cmocka_unit_test(texts_go_both_ways),
        cmocka_unit_test(texts_fit_their_size),
        cmocka_unit_test(readers_are_strict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
