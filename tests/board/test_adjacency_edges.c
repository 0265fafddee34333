/// tests/board/test_adjacency_edges.c: edges before they are a graph: what is wrong with them,
/// against looking at each pair; and the fixed-point frame.
#include "../sparse.h"
#include "../test.h"
#include "src/board/adjacency_parts.h"
#include "src/board/fixed_frame.h"

#include <math.h>

enum { NODES_MAX = 64, EDGES_MAX = 400 };

static uint32_t word_of(int32_t a, int32_t b, uint32_t c)
{
    return pave_random_at(5, 0x8000, a, b, 0, c).word[0];
}

typedef struct drawn {
    int32_t node_count, edge_count;
    pave_vec2 positions[NODES_MAX];
    int32_t edges[EDGES_MAX][2];
} drawn;

static void add_edge(drawn *drawing, int32_t a, int32_t b)
{
    if (drawing->edge_count == EDGES_MAX) return;
    drawing->edges[drawing->edge_count][0] = a;
    drawing->edges[drawing->edge_count++][1] = b;
}

static pave_result check_edges(const drawn *drawing, pave_fault *out, int64_t capacity,
                               int64_t *count)
{
    return pave_edges_check(&(pave_edges_def){drawing->node_count, drawing->positions,
                                              drawing->edge_count,
                                              (const int32_t(*)[2])drawing->edges},
                            NULL, out, capacity, count, NULL);
}

// ---- Twins --------------------------------------------------------------------------------------

typedef struct spot {
    int64_t x, y;
} spot;

static int sign(int64_t number) { return number < 0 ? -1 : number > 0; }

static int turn(spot a, spot b, spot c)
{
    return sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
}

static bool same(spot a, spot b) { return a.x == b.x && a.y == b.y; }

/// Whether p lies on the segment a b, ends included.
static bool lies_on(spot p, spot a, spot b)
{
    return turn(a, b, p) == 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0;
}

/// Whether two segments have a point in common that is not an end of both.
static bool crosses(spot a, spot b, spot c, spot d)
{
    const spot ends[4] = {a, b, c, d};
    if (same(a, b) || same(c, d)) return false;
    if ((same(a, c) && same(b, d)) || (same(a, d) && same(b, c)))
        return false; // the same edge again
    for (int i = 0; i < 4; i++) {
        spot from = i < 2 ? c : a, to = i < 2 ? d : b;
        if (lies_on(ends[i], from, to) && !same(ends[i], from) && !same(ends[i], to)) return true;
    }
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/// Positions that are whole numbers.
static void take_spots(const drawn *drawing, spot *spots)
{
    for (int32_t n = 0; n < drawing->node_count; n++)
        spots[n] = (spot){(int64_t)drawing->positions[n].x, (int64_t)drawing->positions[n].y};
}

/// Faults against all pairs of edges: each reported fault is one, and without the ignored edges no
/// fault is left.
static int32_t compare_with_pairs(const drawn *drawing)
{
    static pave_fault faults[4 * EDGES_MAX];
    static bool aside[EDGES_MAX];
    spot spots[NODES_MAX];
    int64_t count = -1;
    int32_t crossings = 0, same_place = 0, duplicates = 0, selves = 0;
    assert_ok(check_edges(drawing, faults, 4 * EDGES_MAX, &count));
    take_spots(drawing, spots);
    memset(aside, 0, sizeof aside);
    for (int32_t i = 0; i < count; i++) {
        const int32_t *n = faults[i].nodes;
        assert_true(i == 0 || faults[i].kind >= faults[i - 1].kind);
        if (faults[i].kind == PAVE_FAULT_SELF_EDGE) selves++;
        if (faults[i].kind == PAVE_FAULT_DUPLICATE_EDGE) duplicates++;
        if (faults[i].kind == PAVE_FAULT_SAME_POSITION) {
            same_place++;
            assert_true(n[0] < n[1] && same(spots[n[0]], spots[n[1]]));
        }
        if (faults[i].kind != PAVE_FAULT_CROSSING) continue;
        crossings++;
        int32_t found = -1, other = -1;
        for (int32_t e = 0; e < drawing->edge_count; e++) {
            const int32_t *edge = drawing->edges[e];
            if ((edge[0] == n[0] && edge[1] == n[1]) || (edge[0] == n[1] && edge[1] == n[0]))
                found = found < 0 ? e : found;
            if ((edge[0] == n[2] && edge[1] == n[3]) || (edge[0] == n[3] && edge[1] == n[2]))
                other = e;
        }
        assert_true(found >= 0 && !aside[found] && (n[2] == n[3] || other >= 0));
        aside[found] = true;
        if (n[2] == n[3])
            assert_true(lies_on(spots[n[2]], spots[n[0]], spots[n[1]]) &&
                        !same(spots[n[2]], spots[n[0]]) && !same(spots[n[2]], spots[n[1]]));
        else
            assert_true(crosses(spots[n[0]], spots[n[1]], spots[n[2]], spots[n[3]]));
    }
    for (int32_t e = 0; e < drawing->edge_count;
         e++) { // those between the places of an edge left aside are left aside with it
        const int32_t *edge = drawing->edges[e];
        for (int32_t f = 0; f < drawing->edge_count; f++) {
            const int32_t *more = drawing->edges[f];
            if (aside[f] &&
                ((same(spots[edge[0]], spots[more[0]]) && same(spots[edge[1]], spots[more[1]])) ||
                 (same(spots[edge[0]], spots[more[1]]) && same(spots[edge[1]], spots[more[0]]))))
                aside[e] = true;
        }
    }
    int32_t left = 0, twins = 0, selves_twin = 0, duplicates_twin = 0;
    for (int32_t e = 0; e < drawing->edge_count; e++) {
        const int32_t *one = drawing->edges[e];
        bool again = false;
        selves_twin += one[0] == one[1];
        for (int32_t f = 0; f < e; f++) {
            const int32_t *two = drawing->edges[f];
            again |= one[0] != one[1] && ((one[0] == two[0] && one[1] == two[1]) ||
                                          (one[0] == two[1] && one[1] == two[0]));
            left += !aside[e] && !aside[f] &&
                    crosses(spots[one[0]], spots[one[1]], spots[two[0]], spots[two[1]]);
        }
        duplicates_twin += again;
        for (int32_t p = 0; p < drawing->node_count && !aside[e]; p++)
            left += one[0] != one[1] && lies_on(spots[p], spots[one[0]], spots[one[1]]) &&
                    !same(spots[p], spots[one[0]]) && !same(spots[p], spots[one[1]]);
    }
    for (int32_t p = 0; p < drawing->node_count; p++) {
        bool again = false;
        for (int32_t q = 0; q < p; q++) again |= same(spots[p], spots[q]);
        twins += again;
    }
    assert_int_equal(left, 0);
    assert_int_equal(twins, same_place);
    assert_int_equal(selves_twin, selves);
    assert_int_equal(duplicates_twin, duplicates);
    return crossings;
}

// ---- Tests --------------------------------------------------------------------------------------

/// On a coarse raster much is upright, level, on one line, touching, in one place.
TEST(random_edges_agree_with_pairs)
{
    int clean = 0, crossed = 0;
    for (int32_t seed = 0; seed < 1500; seed++) {
        drawn drawing = {.node_count = 2 + (int32_t)(word_of(seed, 0, 0) % (NODES_MAX - 1))};
        uint32_t sizes[] = {3, 6, 12, 40, 1000}, size = sizes[seed % 5];
        for (int32_t n = 0; n < drawing.node_count; n++)
            drawing.positions[n] =
                pave_vec2_of(word_of(seed, n, 1) % size, word_of(seed, n, 2) % size);
        int32_t edges = (int32_t)(word_of(seed, 0, 3) % (seed % 3 == 0 ? 6 : 60));
        for (int32_t e = 0; e < edges; e++)
            add_edge(&drawing, (int32_t)word_of(seed, e, 4) & INT32_MAX,
                     (int32_t)word_of(seed, e, 5) & INT32_MAX);
        for (int32_t e = 0; e < edges; e++)
            drawing.edges[e][0] %= drawing.node_count, drawing.edges[e][1] %= drawing.node_count;
        if (compare_with_pairs(&drawing) == 0)
            clean++;
        else
            crossed++;
    }
    assert_true(clean > 100 && crossed > 800);
}

/// What each kind says, in order.
TEST(each_fault_is_named)
{
    drawn drawing = {.node_count = 12};
    const int32_t places[12][2] = {{0, 0},  {4, 4}, {0, 4},  {4, 0},  {10, 0}, {20, 0},
                                   {15, 0}, {4, 0}, {30, 0}, {30, 8}, {30, 4}, {30, 12}};
    pave_fault faults[16];
    int64_t count = -1;
    for (int32_t n = 0; n < 12; n++)
        drawing.positions[n] = pave_vec2_of(places[n][0], places[n][1]);
    add_edge(&drawing, 2, 2);   // 0: to itself
    add_edge(&drawing, 0, 1);   // 1
    add_edge(&drawing, 3, 2);   // 2: crosses 1, as long as it
    add_edge(&drawing, 1, 0);   // 3: again
    add_edge(&drawing, 4, 5);   // 4: node 6 stands on it
    add_edge(&drawing, 8, 9);   // 5: upright
    add_edge(&drawing, 10, 11); // 6: on a part of it, so that a node of each stands on the other
    const pave_fault expected[] = {
        {PAVE_FAULT_SELF_EDGE, {2, -1, -1, -1}},    {PAVE_FAULT_DUPLICATE_EDGE, {1, 0, -1, -1}},
        {PAVE_FAULT_SAME_POSITION, {3, 7, -1, -1}}, {PAVE_FAULT_CROSSING, {2, 3, 0, 1}},
        {PAVE_FAULT_CROSSING, {4, 5, 6, 6}},        {PAVE_FAULT_CROSSING, {8, 9, 10, 10}},
        {PAVE_FAULT_CROSSING, {10, 11, 9, 9}}};
    assert_ok(check_edges(&drawing, faults, 16, &count));
    assert_int_equal(count, 7);
    for (int i = 0; i < 7; i++) assert_memory_equal(&faults[i], &expected[i], sizeof faults[i]);
    for (int k = 0; k < 2; k++)
        drawing.edges[1][k] = expected[3].nodes[k], drawing.edges[2][k] = expected[3].nodes[2 + k];
    drawing.edges[3][0] = 3,
    drawing.edges[3][1] =
        2; // the two that cross have changed places: now the other one is the later
    assert_ok(check_edges(&drawing, faults, 16, &count));
    assert_true(count == 7 && faults[3].nodes[0] == 0 && faults[3].nodes[1] == 1 &&
                faults[3].nodes[2] == 2 && faults[3].nodes[3] == 3);
    memset(faults, 0, sizeof faults);
    assert_int_equal(check_edges(&drawing, faults, 6, &count), PAVE_CAPACITY);
    assert_true(count == 7 && faults[0].kind == PAVE_FAULT_NONE); // nothing is written
    assert_ok(check_edges(&drawing, faults, 7, &count));
    assert_true(count == 7 && faults[2].kind == PAVE_FAULT_SAME_POSITION &&
                faults[7].kind == PAVE_FAULT_NONE);
}

/// A line goes because a node stands on it; those that it kept apart cross farther on.
TEST(what_is_left_aside_hides_nothing)
{
    drawn drawing = {.node_count = 7,
                     .positions = {{0, -2}, {20, 4}, {0, 0}, {6, 0}, {5, 0}, {0, 2}, {20, -4}}};
    pave_fault faults[4];
    int64_t count = -1;
    add_edge(&drawing, 0, 1);
    add_edge(&drawing, 2, 3);
    add_edge(&drawing, 5, 6);
    const pave_fault expected[] = {{PAVE_FAULT_CROSSING, {2, 3, 4, 4}},
                                   {PAVE_FAULT_CROSSING, {5, 6, 0, 1}}};
    assert_ok(check_edges(&drawing, faults, 4, &count));
    assert_int_equal(count, 2);
    for (int i = 0; i < 2; i++) assert_memory_equal(&faults[i], &expected[i], sizeof faults[i]);
}

/// Exact positions decide, not rounded ones, at any scale: two nodes 2^-40 apart among edges of
/// length 1e6, and a position one ulp to either side of a line, and on it.
TEST(nothing_is_rounded)
{
    pave_fault faults[4];
    int64_t count = -1;
    drawn near = {.node_count = 5,
                  .positions = {{0, 0}, {0x1p-40, 0}, {1e6, 0}, {0, 1e6}, {0, -1e6}}};
    const int32_t edges[6][2] = {{0, 1}, {1, 2}, {0, 3}, {0, 4}, {2, 3}, {2, 4}};
    for (int e = 0; e < 6; e++) add_edge(&near, edges[e][0], edges[e][1]);
    assert_ok(check_edges(&near, faults, 4, &count));
    assert_int_equal(count, 0);
    near.positions[1] = pave_vec2_of(-0x1p-40, 0); // now 1 - 2 leads through node 0
    assert_ok(check_edges(&near, faults, 4, &count));
    assert_int_equal(count, 1);
    assert_memory_equal(&faults[0], &((pave_fault){PAVE_FAULT_CROSSING, {1, 2, 0, 0}}),
                        sizeof *faults);
    near.positions[1] = pave_vec2_of(0, 0);
    assert_ok(check_edges(&near, faults, 4, &count));
    assert_int_equal(count, 1);
    assert_int_equal(faults[0].kind, PAVE_FAULT_SAME_POSITION);
    for (int power = -1000; power <= 300; power += 10)
        for (int aside = -1; aside <= 1; aside++) {
            drawn line = {.node_count = 4, .positions = {{1, 1}, {3, 5}, {2, 3}, {9, 3}}};
            if (aside != 0) line.positions[2].y = nextafter(3, 3 + aside);
            for (int n = 0; n < 4; n++) {
                line.positions[n].x = ldexp(line.positions[n].x, power);
                line.positions[n].y = ldexp(line.positions[n].y, power);
            }
            add_edge(&line, 0, 1);
            add_edge(&line, 2, 3); // from the left of the line, or on it, it is a fault
            assert_ok(check_edges(&line, faults, 4, &count));
            assert_int_equal(count, aside < 0 ? 0 : 1);
        }
}

TEST(every_kind_has_a_sentence)
{
    for (int kind = 1; kind <= 12; kind++) {
        assert_true(strlen(pave_fault_text((pave_fault_kind)kind)) > 10);
        for (int other = 0; other < kind; other++)
            assert_string_not_equal(pave_fault_text((pave_fault_kind)kind),
                                    pave_fault_text((pave_fault_kind)other));
    }
    assert_string_equal(pave_fault_text(PAVE_FAULT_NONE), "unknown fault");
    assert_string_equal(pave_fault_text((pave_fault_kind)13), "unknown fault");
    assert_true(PAVE_FAULT_SELF_EDGE == 1 && PAVE_FAULT_CROSSING == 5 &&
                PAVE_FAULT_SHARED_TWICE == 12); // pinned
}

TEST(what_is_no_data_is_refused)
{
    const double numbers[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1e101, -1e101};
    pave_error error = {0};
    int64_t count = -1;
    for (int i = 0; i < 10; i++) {
        pave_vec2 positions[2] = {{0.0, 0.0}, {1.0, 1.0}};
        (i % 2 ? &positions[1].x : &positions[1].y)[0] = numbers[i / 2];
        assert_int_equal(pave_edges_check(&(pave_edges_def){2, positions, 0, NULL}, NULL, NULL, 0,
                                          &count, &error),
                         PAVE_RANGE);
        assert_true(count == 0 && strstr(error.message, "node 1 "));
    }
    const pave_vec2 positions[2] = {{0.0, 0.0}, {1.0, 1.0}};
    const int32_t wrong[][2] = {{0, 2}, {-1, 0}, {2, 1}, {INT32_MAX, 0}};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pave_edges_check(&(pave_edges_def){2, positions, 1, &wrong[i]}, NULL, NULL,
                                          0, &count, &error),
                         PAVE_INVALID);
        assert_true(strstr(error.message, "edge 0 joins"));
    }
    assert_int_equal(
        pave_edges_check(&(pave_edges_def){-1, NULL, 0, NULL}, NULL, NULL, 0, &count, &error),
        PAVE_RANGE);
    assert_int_equal(
        pave_edges_check(&(pave_edges_def){0, NULL, -1, NULL}, NULL, NULL, 0, &count, &error),
        PAVE_RANGE);
    assert_int_equal(pave_edges_check(&(pave_edges_def){0, NULL, INT32_MAX / 2 + 1, NULL}, NULL,
                                      NULL, 0, &count, NULL),
                     PAVE_RANGE);
    assert_ok(pave_edges_check(&(pave_edges_def){0, NULL, 0, NULL}, NULL, NULL, 0, &count, NULL));
    assert_int_equal(count, 0);
}

// ---- Large --------------------------------------------------------------------------------------

typedef struct heap_drawing {
    int32_t node_count, edge_count;
    pave_vec2 *positions;
    int32_t (*edges)[2];
} heap_drawing;

static heap_drawing take_drawing(int32_t nodes, int32_t edges)
{
    heap_drawing made = {0, 0, malloc((size_t)nodes * sizeof *made.positions),
                         malloc((size_t)edges * sizeof *made.edges)};
    assert_true(made.positions && made.edges);
    return made;
}

static int32_t put_node(heap_drawing *drawing, double x, double y)
{
    drawing->positions[drawing->node_count] = pave_vec2_of(x, y);
    return drawing->node_count++;
}

static void put_edge(heap_drawing *drawing, int32_t a, int32_t b)
{
    drawing->edges[drawing->edge_count][0] = a;
    drawing->edges[drawing->edge_count++][1] = b;
}

static int64_t count_crossings(const heap_drawing *drawing, pave_fault *first)
{
    int64_t count = -1;
    pave_result result = pave_edges_check(&(pave_edges_def){drawing->node_count, drawing->positions,
                                                            drawing->edge_count,
                                                            (const int32_t(*)[2])drawing->edges},
                                          NULL, first, 1, &count, NULL);
    assert_int_equal(result, count > 1 ? PAVE_CAPACITY : PAVE_OK);
    return count;
}

static void free_drawing(heap_drawing *drawing)
{
    free(drawing->edges);
    free(drawing->positions);
}

/// A snake whose face has a million nodes: long, with upright, level and slanting edges, all in the
/// sweep's way.
TEST(a_million_nodes_in_one_face)
{
    enum { COUNT = 500000 / SPARSE(4) };
    heap_drawing drawing = take_drawing(2 * COUNT, 2 * COUNT + 1);
    pave_fault first;
    for (int32_t i = 0; i < COUNT; i++)
        put_node(&drawing, i / 2, (i & 1) ^ (i >> 1 & 1)); // battlements
    for (int32_t i = COUNT - 1; i >= 0; i--)
        put_node(&drawing, i / 2.0 - 0.25, 3 + i % 2); // a zigzag back
    for (int32_t i = 0; i < 2 * COUNT; i++) put_edge(&drawing, i, (i + 1) % (2 * COUNT));
    assert_int_equal(count_crossings(&drawing, &first), 0);
    put_edge(&drawing, COUNT / 2, COUNT / 2 + 2 * 7); // through four teeth
    assert_true(count_crossings(&drawing, &first) >= 1);
    assert_int_equal(first.kind, PAVE_FAULT_CROSSING);
    free_drawing(&drawing);
}

/// A star of many edges, no two in one line; one edge more crosses a fourth of them, and only that
/// edge is reported.
TEST(many_edges_at_one_node)
{
    enum { PRIME = SPARSE(2) > 1 ? 16411 : 65537 };
    heap_drawing drawing = take_drawing(4 * PRIME + 8, 4 * PRIME + 8);
    pave_fault first;
    put_node(&drawing, 0, 0);
    for (int32_t i = 1; i < PRIME; i++)
        for (int turned = 0; turned < 4; turned++) {
            int32_t x = i, y = PRIME;
            for (int k = 0; k < turned; k++) {
                int32_t old = x;
                x = -y;
                y = old;
            }
            put_edge(&drawing, 0, put_node(&drawing, x, y));
        }
    assert_int_equal(count_crossings(&drawing, &first), 0);
    int32_t a = put_node(&drawing, -2.0 * PRIME, PRIME / 2),
            b = put_node(&drawing, 2.0 * PRIME, PRIME / 2 + 1);
    put_edge(&drawing, a, b);
    assert_int_equal(count_crossings(&drawing, &first), 1);
    assert_true(first.nodes[0] == a && first.nodes[1] == b &&
                (first.nodes[2] == 0 || first.nodes[3] == 0));
    free_drawing(&drawing);
}

/// Edges that lie on each other, in one upright line: all but the shortest go.
TEST(many_edges_in_one_line)
{
    enum { COUNT = 100000 };
    heap_drawing drawing = take_drawing(COUNT + 1, COUNT);
    pave_fault first;
    for (int32_t i = 0; i <= COUNT; i++) put_node(&drawing, 5, i);
    for (int32_t i = 1; i <= COUNT; i++) put_edge(&drawing, 0, i);
    assert_int_equal(count_crossings(&drawing, &first), COUNT - 1);
    free_drawing(&drawing);
}

// ---- The fixed-point frame ----------------------------------------------------------------------

static void check_lattice(double length, pave_vec2 at, double turn_over)
{
    const pave_vec2 positions[3] = {at, {at.x + length, at.y}, {at.x, at.y - length * turn_over}};
    const int32_t edges[2][2] = {{0, 1}, {0, 2}};
    pave_fixed_frame frame = pave_fixed_frame_of_edges(3, positions, 2, edges);
    int exponent;
    assert_true(frexp(frame.step, &exponent) == 0.5); // a power of two
    double mean = (length + length * turn_over) / 2.0 / frame.step;
    assert_true(mean >= 65536.0 && mean < 131072.0);
}

TEST(the_mean_edge_has_2_16_to_2_17_steps)
{
    for (int i = -900; i < 300; i++) check_lattice(ldexp(1.0, i), pave_vec2_of(0.0, 0.0), 1.0);
    for (int i = 0; i < 2000; i++)
        check_lattice(1e-3 * (1 + i), pave_vec2_of(0.0, 0.0), 1.0 + word_of(i, 0, 8) / 0x1p33);
    check_lattice(1.0, pave_vec2_of(6e6, -5e5), 1.0); // far away: the origin goes along
    pave_window *window = NULL;
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = 9, .height = 9};
    pave_graph *graph = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    assert_ok(pave_graph_create(&(pave_graph_def){.window = window}, NULL, &graph, NULL));
    pave_fixed_frame frame = pave_fixed_frame_of_graph(graph);
    assert_true(frame.step == 0x1p-16 && frame.origin.x == 0.0 && frame.origin.y == 0.0);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
    const pave_vec2 lone = {3.0, 4.0};
    assert_true(pave_fixed_frame_of_edges(1, &lone, 0, NULL).step == 0x1p-16);
}

/// A long way: where the world's origin is within, it stays the frame's, and the step grows; else
/// the middle becomes the origin.
TEST(the_origin_stays_where_it_is_within)
{
    static pave_vec2 positions[30002];
    static int32_t edges[30001][2];
    for (int far = 0; far < 2; far++) {
        for (int32_t n = 0; n < 30002; n++) {
            positions[n] = pave_vec2_of(n - 1 + 2 * far, 0.0);
            if (n > 0) edges[n - 1][0] = n - 1, edges[n - 1][1] = n;
        }
        pave_fixed_frame frame =
            pave_fixed_frame_of_edges(30002, positions, 30001, (const int32_t(*)[2])edges);
        assert_true(frame.step == (far ? 0x1p-16 : 0x1p-15) &&
                    frame.origin.x == (far ? 15001.5 : 0.0) && frame.origin.y == 0.0);
    }
}

TEST(all_nodes_fit_the_lattice)
{
    for (int32_t seed = 0; seed < 400; seed++) {
        pave_vec2 positions[40];
        int32_t edges[39][2];
        double size = ldexp(1.0, (int32_t)(word_of(seed, 0, 1) % 600) - 300),
               far = ldexp(size, (int32_t)(word_of(seed, 0, 2) % 60));
        if (seed % 7 == 0) far = 0.0;
        for (int32_t n = 0; n < 40; n++) {
            double long_way = n == 39 && seed % 3 == 0
                                  ? ldexp(size, (int32_t)(word_of(seed, 0, 3) % 30))
                                  : 0.0; // one node far from the others
            positions[n] = pave_vec2_of(far + size * word_of(seed, n, 4) / 0x1p32 + long_way,
                                        -far + size * word_of(seed, n, 5) / 0x1p32);
            if (n > 0) edges[n - 1][0] = n - 1, edges[n - 1][1] = n;
        }
        pave_fixed_frame frame = pave_fixed_frame_of_edges(40, positions, 39,
                                                           (const int32_t(*)[2])edges),
                         other;
        for (int32_t n = 0; n < 40; n++) {
            int32_t x, y;
            pave_fixed_snap(&frame, positions[n], &x, &y);
            assert_true(x >= -PAVE_FIXED_MAX && x <= PAVE_FIXED_MAX && y >= -PAVE_FIXED_MAX &&
                        y <= PAVE_FIXED_MAX);
            assert_true(fabs(frame.origin.x + x * frame.step - positions[n].x) <=
                        0.5001 * frame.step + 1e-15 * fabs(positions[n].x));
            assert_true(fabs(frame.origin.y + y * frame.step - positions[n].y) <=
                        0.5001 * frame.step + 1e-15 * fabs(positions[n].y));
        }
        for (int i = 0; i < 19; i++) { // neither the order of edges nor that of their ends matters
            int32_t a = edges[i][0], b = edges[i][1];
            edges[i][0] = edges[38 - i][1], edges[i][1] = edges[38 - i][0];
            edges[38 - i][0] = a, edges[38 - i][1] = b;
        }
        other = pave_fixed_frame_of_edges(40, positions, 39, (const int32_t(*)[2])edges);
        assert_true(other.step == frame.step && other.origin.x == frame.origin.x &&
                    other.origin.y == frame.origin.y);
        pave_graph *graph = NULL;
        if (pave_graph_create_from_edges(
                &(pave_edges_def){40, positions, 39, (const int32_t(*)[2])edges}, NULL, &graph,
                NULL) != PAVE_OK)
            continue;
        other = pave_fixed_frame_of_graph(graph);
        assert_true(other.step == frame.step && other.origin.x == frame.origin.x &&
                    other.origin.y == frame.origin.y);
        pave_graph_destroy(graph);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
