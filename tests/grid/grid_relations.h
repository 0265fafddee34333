/// tests/grid/grid_relations.h: any part and any relation of a grid against the table of the
/// article (A. Patel, "Grid parts and relationships"), against geometry and against its inverse;
/// its parts as text. A test of a grid defines, before it includes this file,
/// `GRID(name)` (the names of its functions), GRID_NAME, and the numbers OTHERS (relations that it
/// has beyond the nine, numbered on from NINE), SIDES, SPOKES, TEXT_SIZE and GOLDEN_ROWS; and,
/// after it, what is only declared here.
#ifndef PAVE_TESTS_GRID_RELATIONS_H
#define PAVE_TESTS_GRID_RELATIONS_H

#include "../test.h"
#include "clockwise.h"
#include "grid_windows.h"

// ---- Any part, any relation ---------------------------------------------------------------------

enum {
    NEIGHBORS,
    BORDERS,
    CORNERS,
    JOINS,
    CONTINUES,
    ENDPOINTS,
    TOUCHES,
    PROTRUDES,
    ADJACENT,
    NINE
};
enum { RELATIONS = NINE + OTHERS };

typedef enum part_kind { FACE, EDGE, VERTEX } part_kind;

typedef struct part {
    part_kind kind;
    int32_t q, r, s;
} part;

/// A relation as the library has it, and as geometry says it: results are the parts of kind `to`,
/// other than the input, that share between `shared_min` and `shared_max` corner points with it,
/// plus a condition on the way between the middles. Vertices share no points with each other, so
/// for them the condition says all.
typedef struct relation_row {
    const char *name;
    part_kind from, to;
    int count;
    part (*get)(part, int);
    int inverse;
    int shared_min, shared_max;
    bool (*condition)(int64_t dx, int64_t dy);
    bool (*last_first)(part); ///< whether the results begin with the last clockwise from north;
                              ///< NULL: never, with the first
} relation_row;

static const relation_row relations[RELATIONS];
static const char *const
    annotations[3][3]; ///< of the faces, edges and vertices, by s; NULL where there are no more
static part of_vertex(GRID(vertex) vertex);
static GRID(vertex) to_vertex(part p);
static int points_of(part p, spot *out); ///< the corners of a part, of which and of whose middle x
                                         ///< and y are whole; returns how many

enum { POINTS_MAX = 6, RESULTS_MAX = 12 };

static part of_face(pave_cell face) { return (part){FACE, face.q, face.r, face.s}; }
static part of_edge(GRID(edge) edge) { return (part){EDGE, edge.q, edge.r, edge.s}; }
static pave_cell to_face(part p) { return (pave_cell){p.q, p.r, p.s}; }
static GRID(edge) to_edge(part p) { return GRID(edge_of)(p.q, p.r, p.s); }
static bool same(part a, part b)
{
    return a.kind == b.kind && a.q == b.q && a.r == b.r && a.s == b.s;
}

#define WRAP(name, from, to) \
    static part name(part p, int k) { return of_##to(GRID(name)(to_##from(p), k)); }
WRAP(neighbors, face, face)
WRAP(borders, face, edge)
WRAP(corners, face, vertex)
WRAP(joins, edge, face)
WRAP(continues, edge, edge)
WRAP(endpoints, edge, vertex)
WRAP(touches, vertex, face)
WRAP(protrudes, vertex, edge)
WRAP(adjacent, vertex, vertex)

static void complain(const relation_row *relation, part p, const char *what)
{
    fail_msg("%s of %d: %d,%d,%d: %s", relation->name, (int)p.kind, (int)p.q, (int)p.r, (int)p.s,
             what);
}

/// How many parts of a kind a cell has.
static int kinds_of_cell(part_kind kind)
{
    int count = 0;
    while (count < 3 && annotations[kind][count]) count++;
    return count;
}

static bool results_have(const relation_row *relation, part p, part wanted)
{
    for (int k = 0; k < relation->count; k++)
        if (same(relation->get(p, k), wanted)) return true;
    return false;
}

// ---- Over all inputs ----------------------------------------------------------------------------

static void for_each_input(part_kind kind, void (*check)(const relation_row *, part),
                           const relation_row *relation)
{
    for (int w = 0; w < WINDOWS; w++)
        for (int i = 0; i < WINDOW * WINDOW; i++)
            for (int32_t s = 0; s < kinds_of_cell(kind); s++)
                check(relation,
                      (part){kind, window_at[w][0] + i % WINDOW, window_at[w][1] + i / WINDOW, s});
}

// ---- Geometry -----------------------------------------------------------------------------------

static spot middle_of(part p)
{
    spot points[POINTS_MAX] = {{0, 0}}, sum = {0, 0};
    int count = points_of(p, points);
    for (int i = 0; i < count; i++) sum.x += points[i].x, sum.y += points[i].y;
    assert_true(sum.x % count == 0 && sum.y % count == 0);
    return (spot){sum.x / count, sum.y / count};
}

static spot way_to(part from, part to)
{
    spot a = middle_of(from), b = middle_of(to);
    return (spot){b.x - a.x, b.y - a.y};
}

static bool any_way(int64_t dx, int64_t dy)
{
    (void)dx, (void)dy;
    return true;
}

static int shared_points(part a, part b)
{
    spot of_a[POINTS_MAX] = {{0, 0}}, of_b[POINTS_MAX] = {{0, 0}};
    int count_a = points_of(a, of_a), count_b = points_of(b, of_b), shared = 0;
    for (int i = 0; i < count_a; i++)
        for (int j = 0; j < count_b; j++)
            shared += of_a[i].x == of_b[j].x && of_a[i].y == of_b[j].y;
    return shared;
}

static bool geometry_says(const relation_row *relation, part a, part b)
{
    int shared = shared_points(a, b);
    spot way = way_to(a, b);
    return b.kind == relation->to && !same(a, b) && shared >= relation->shared_min &&
           shared <= relation->shared_max && relation->condition(way.x, way.y);
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
                if (wanted != results_have(relation, p, candidate))
                    complain(relation, p, "differs from geometry");
            }
    if (expected != relation->count)
        complain(relation, p, "geometry has another number of results");
}

TEST(relations_agree_with_geometry)
{
    for (int i = 0; i < RELATIONS; i++)
        for_each_input(relations[i].from, check_geometry, &relations[i]);
}

static void check_inverse(const relation_row *relation, part p)
{
    for (int k = 0; k < relation->count; k++)
        if (!results_have(&relations[relation->inverse], relation->get(p, k), p))
            complain(relation, p, "its inverse does not lead back");
}

TEST(inverses_lead_back)
{
    for (int i = 0; i < RELATIONS; i++) {
        assert_int_equal(relations[relations[i].inverse].inverse, i);
        for_each_input(relations[i].from, check_inverse, &relations[i]);
    }
}

static void check_order(const relation_row *relation, part p)
{
    const bool last_first = relation->last_first && relation->last_first(p);
    spot before = {0, 0};
    for (int k = 0; k < relation->count; k++) {
        spot way = way_to(p, relation->get(p, (k + last_first) % relation->count));
        if (k > 0 && !turns_before(before, way))
            complain(relation, p, "is not clockwise from its beginning");
        before = way;
    }
}

TEST(results_turn_clockwise)
{
    for (int i = 0; i < RELATIONS; i++)
        for_each_input(relations[i].from, check_order, &relations[i]);
}

// ---- How the relations fit together -------------------------------------------------------------

static bool is_pair(part a0, part a1, part b0, part b1)
{
    return (same(a0, b0) && same(a1, b1)) || (same(a0, b1) && same(a1, b0));
}

/// Side k of a face looks at neighbor k across border k, which lies between the corners k and k
/// + 1.
static void check_borders(const relation_row *relation, part f)
{
    for (int k = 0; k < SIDES; k++) {
        part border = borders(f, k);
        if (!is_pair(joins(border, 0), joins(border, 1), f, neighbors(f, k)))
            complain(relation, f, "border and neighbor are apart");
        if (!is_pair(endpoints(border, 0), endpoints(border, 1), corners(f, k),
                     corners(f, (k + 1) % SIDES)))
            complain(relation, f, "border is not between its corners");
    }
}

/// The k-th protruding edge leads to adjacent vertex k and lies between the touched faces k and k
/// + 1.
static void check_spokes(const relation_row *relation, part v)
{
    for (int k = 0; k < SPOKES; k++) {
        part edge = protrudes(v, k);
        if (!is_pair(endpoints(edge, 0), endpoints(edge, 1), v, adjacent(v, k)))
            complain(relation, v, "edge and adjacent vertex are apart");
        if (!is_pair(joins(edge, 0), joins(edge, 1), touches(v, k), touches(v, (k + 1) % SPOKES)))
            complain(relation, v, "edge is not between the touched faces");
    }
}

TEST(nine_fit_together)
{
    for_each_input(FACE, check_borders, &relations[NEIGHBORS]);
    for_each_input(VERTEX, check_spokes, &relations[ADJACENT]);
}

// ---- The article's table ------------------------------------------------------------------------

#define GOLDEN PAVE_SOURCE_DIR "/tests/golden/grid_parts_" GRID_NAME ".tsv"
enum { LINE_SIZE = 256 };

/// Reads `q`, `q+1`, `q-1` or the same of r, and steps over it and the comma behind it.
static int32_t read_offset(const char **text, char letter)
{
    assert_int_equal(**text, letter);
    char *end;
    long offset = strtol(*text + 1, &end, 10);
    *text = *end == ',' ? end + 1 : end;
    return (int32_t)offset;
}

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
    assert_string_equal(field[0], GRID_NAME);
    const relation_row *relation = find_relation(field[1]);
    part input = read_golden_part(field[3], relation->from, q, r);
    const char *annotation = annotations[relation->from][input.s];
    assert_string_equal(field[2], *annotation ? annotation : "-");
    int outputs = 0;
    for (char *output = strtok(field[4], " "); output; output = strtok(NULL, " "), outputs++)
        if (!results_have(relation, input, read_golden_part(output, relation->to, q, r)))
            complain(relation, input, output);
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

TEST(rows_of_the_text_hold)
{
    for (int w = 0; w < WINDOWS; w++) rows_of_the_text_hold_at(window_at[w][0], window_at[w][1]);
}

// ---- Parts as text ------------------------------------------------------------------------------

static const char *text_of(part p, char *out)
{
    switch (p.kind) {
    case FACE: return GRID(face_text)(to_face(p), out);
    case EDGE: return GRID(edge_text)(to_edge(p), out);
    case VERTEX: return GRID(vertex_text)(to_vertex(p), out);
    }
    return NULL;
}

/// Reads a part of the kind that `out` has; what it is stands in what the library writes to.
static pave_result read_part(const char *text, part *out)
{
    pave_result result = PAVE_INVALID;
    if (out->kind == FACE) {
        pave_cell face = to_face(*out);
        result = GRID(face_read)(text, &face);
        *out = of_face(face);
    } else if (out->kind == EDGE) {
        GRID(edge) edge = to_edge(*out);
        result = GRID(edge_read)(text, &edge);
        *out = of_edge(edge);
    } else {
        GRID(vertex) vertex = to_vertex(*out);
        result = GRID(vertex_read)(text, &vertex);
        *out = of_vertex(vertex);
    }
    return result;
}

static void check_text(part p)
{
    char text[TEXT_SIZE], wanted[64];
    const char *annotation = annotations[p.kind][p.s];
    part got = {p.kind, 7, 7, p.s == 0 ? kinds_of_cell(p.kind) - 1 : 0};
    snprintf(wanted, sizeof wanted, "%d,%d%s%s", (int)p.q, (int)p.r, *annotation ? "," : "",
             annotation);
    assert_string_equal(text_of(p, text), wanted);
    assert_ok(read_part(text, &got));
    assert_true(same(got, p));
}

TEST(texts_go_both_ways)
{
    static const int32_t numbers[] = {0, 1, -1, 9, 10, -10, 123456789, -123456789, LIMIT, -LIMIT};
    enum { NUMBERS = sizeof numbers / sizeof numbers[0] };
    for (int i = 0; i < NUMBERS * NUMBERS; i++)
        for (part_kind kind = FACE; kind <= VERTEX; kind++)
            for (int32_t s = 0; s < kinds_of_cell(kind); s++)
                check_text((part){kind, numbers[i % NUMBERS], numbers[i / NUMBERS], s});
}

/// What a text is as a face, an edge and a vertex.
typedef struct text_case {
    const char *text;
    pave_result as[3];
} text_case;

/// Parts of no kind, on any grid.
static const char *const no_parts[] = {
    "",        "1",
    "1,",      ",1",
    ",",       "-,1",
    "1,-",     "--1,1",
    "+1,1",    "1,+1",
    " 1,1",    "1 ,1",
    "1, 1",    "1,1 ",
    "1,1\n",   "1;1",
    "1.0,1",   "1e1,1",
    "0x1,1",   "q,r",
    "1,1,",    "1,1,1,1",
    "1,2,W,W", "1,2,W ",
    "1,2, W",  "1,2W",
    "1,2,w",   "1,2,n",
    "1,2,X",   "1,2,SE",
    "1,2,NWW", "1,2,2",
    "1,2,00",  "99999999999999999999,x",
};
enum { NO_PARTS = sizeof no_parts / sizeof no_parts[0] };

/// A reader gives what it should, and what it does not take leaves its output as it was.
static void check_reader(const char *text, part_kind kind, pave_result wanted)
{
    for (int32_t s = 0; s < kinds_of_cell(kind); s++) {
        const part untouched = {kind, 77, 77, s};
        part got = untouched;
        pave_result result = read_part(text, &got);
        if (result != wanted)
            fail_msg("\"%s\" as a part of kind %d: %s", text, (int)kind, pave_result_text(result));
        if (result != PAVE_OK && !same(got, untouched)) fail_msg("\"%s\" failed, yet wrote", text);
    }
}

static void check_readers(const text_case *cases, int count)
{
    for (part_kind kind = FACE; kind <= VERTEX; kind++) {
        for (int i = 0; i < count; i++) check_reader(cases[i].text, kind, cases[i].as[kind]);
        for (int i = 0; i < NO_PARTS; i++) check_reader(no_parts[i], kind, PAVE_INVALID);
    }
}

#endif
