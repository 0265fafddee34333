/// tests/patch/test_quads.c: relaxed quads: pieces in any order have the same bits, all quads are
/// convex and close around their vertices, names are of one part each; the pairs and the steps by a
/// second implementation; quality, what is refused. With PAVE_SOAK 10^7 quads.
#include "../grid/same_parts.h"
#include "../sparse.h"
#include "../test.h"
#include "src/base/area.h"
#include "src/base/exact_turn.h"
#include "src/patch/quads_parts.h"

#include <pave/hex.h>
#include <pave/random.h>

#include <math.h>

#ifdef PAVE_SOAK
enum { PIECES = 100 };
#else
enum { PIECES = 1 };
#endif

static pave_quads *in_box(const pave_quads_def *def, double x, double y, double width,
                          double height)
{
    const pave_area area =
        pave_area_rectangle(pave_vec2_of(x, y), pave_vec2_of(x + width, y + height));
    pave_quads *quads;
    assert_ok(pave_quads_create_from_area(def, &area, NULL, &quads, NULL));
    return quads;
}

static pave_quads *of_chunks(const pave_quads_def *def, int32_t side, const pave_cell *chunks,
                             int64_t count)
{
    pave_quads *quads;
    assert_ok(pave_quads_create_from_chunks(def, side, chunks, count, NULL, &quads, NULL));
    return quads;
}

static pave_vec2 corner(const pave_quads *quads, int32_t quad, int k)
{
    return quads->vertices[quads->corners[quad][k & 3]];
}

// ---- Pieces that are compared -------------------------------------------------------------------

/// A quad with the names and the places of its corners.
typedef struct record {
    pave_cell name, names[4];
    pave_vec2 corners[4];
} record;

static int compare_cells(pave_cell a, pave_cell b)
{
    if (a.r != b.r) return a.r < b.r ? -1 : 1;
    if (a.q != b.q) return a.q < b.q ? -1 : 1;
    return a.s < b.s ? -1 : a.s > b.s;
}

static int compare_records(const void *a, const void *b)
{
    return compare_cells(((const record *)a)->name, ((const record *)b)->name);
}

static record *records_of(const pave_quads *quads)
{
    record *out = calloc((size_t)quads->quad_count + 1, sizeof *out);
    for (int32_t i = 0; i < quads->quad_count; i++) {
        out[i].name = quads->cells[i];
        for (int k = 0; k < 4; k++) {
            out[i].names[k] = quads->names[quads->corners[i][k]];
            out[i].corners[k] = corner(quads, i, k);
        }
    }
    qsort(out, (size_t)quads->quad_count, sizeof *out, compare_records);
    return out;
}

/// Whether every quad of `part` is among `all`, the records of `whole`, bit for bit.
static void assert_part(const pave_quads *part, const pave_quads *whole, const record *all)
{
    record *few = records_of(part);
    for (int32_t i = 0; i < part->quad_count; i++) {
        const record *found =
            bsearch(&few[i], all, (size_t)whole->quad_count, sizeof *all, compare_records);
        assert_non_null(found);
        assert_memory_equal(found, &few[i], sizeof few[i]);
    }
    free(few);
}

static int compare_names(const void *a, const void *b)
{
    return compare_cells(*(const pave_cell *)a, *(const pave_cell *)b);
}

/// Whether all names of quads differ, and of vertices, and these are numbered by first use.
static void assert_names(const pave_quads *quads)
{
    const size_t cells = (size_t)quads->quad_count, vertices = (size_t)quads->vertex_count;
    pave_cell *sorted = calloc(cells + vertices, sizeof *sorted);
    for (int pass = 0; pass < 2; pass++) {
        const size_t count = pass ? vertices : cells;
        memcpy(sorted, pass ? quads->names : quads->cells, count * sizeof *sorted);
        qsort(sorted, count, sizeof *sorted, compare_names);
        for (size_t i = 1; i < count; i++)
            assert_true(compare_names(&sorted[i - 1], &sorted[i]) < 0);
        for (size_t i = 0; i < count; i++) assert_in_range(sorted[i].s, 0, 5);
    }
    int32_t seen = 0; // vertices by their first corners
    for (int32_t i = 0; i < quads->quad_count; i++) {
        assert_int_equal(quads->names[quads->corners[i][0]].s, 0);
        for (int k = 0; k < 4; k++) {
            assert_true(quads->corners[i][k] <= seen);
            seen += quads->corners[i][k] == seen;
        }
    }
    assert_int_equal(seen, quads->vertex_count);
    free(sorted);
}

enum { REACH = SPARSE(2) > 1 ? 2 : 3 }; // chunks q, r within +-REACH

TEST(chunks_in_any_order_are_the_ground)
{
    for (int pass = 0; pass < 6; pass++) {
        static const int32_t sides[] = {1, 2, 3, 5, 8, SPARSE(9) == 1 ? 13 : 9};
        static const int32_t steps[] = {0, 17, 0, PAVE_QUADS_NONE, 0, 1};
        static const int32_t rounds[] = {0, 0, 9, PAVE_QUADS_ROUNDS_MAX, 1, 0};
        const pave_quads_def def = {
            .seed = (uint64_t)pass * 77, .steps = steps[pass], .rounds = rounds[pass]};
        const int32_t side = sides[pass];
        pave_cell chunks[(2 * REACH + 1) * (2 * REACH + 1)];
        int count = 0;
        for (int32_t q = -REACH; q <= REACH; q++)
            for (int32_t r = -REACH; r <= REACH; r++) chunks[count++] = pave_cell_of(q, r);
        for (int i = count - 1; i > 0; i--) {
            const uint32_t word = pave_random_at(9, PAVE_STREAM_USER, i, pass, 0, 0).word[0];
            const uint32_t j = pave_random_below(word, (uint32_t)i + 1);
            const pave_cell other = chunks[i];
            chunks[i] = chunks[j];
            chunks[j] = other;
        }
        pave_quads *all = of_chunks(&def, side, chunks, count);
        const double wide = 3.0 * (REACH + 1) * side + 10, high = 5.5 * (REACH + 1) * side + 10;
        pave_quads *ground = in_box(&def, -wide, -high, 2 * wide, 2 * high);
        record *of_ground = records_of(ground), *of_all = records_of(all);
        assert_part(all, ground, of_ground);
        int32_t sum = 0;
        for (int i = 0; i < count; i++) {
            pave_quads *one = of_chunks(&def, side, &chunks[i], 1);
            assert_part(one, all, of_all);
            for (int32_t k = 0; k < one->quad_count; k++)
                assert_true(pave_cell_equal(pave_quads_chunk_of(one->cells[k], side), chunks[i]));
            sum += one->quad_count;
            pave_quads_destroy(one);
        }
        assert_int_equal(sum, all->quad_count);
        // No quad of these chunks is missing.
        int32_t inside = 0;
        for (int32_t i = 0; i < ground->quad_count; i++) {
            const pave_cell chunk = pave_quads_chunk_of(ground->cells[i], side);
            inside += abs(chunk.q) <= REACH && abs(chunk.r) <= REACH;
        }
        assert_int_equal(inside, all->quad_count);
        free(of_all);
        free(of_ground);
        pave_quads_destroy(ground);
        pave_quads_destroy(all);
    }
}

TEST(areas_are_the_ground)
{
    const pave_quads_def def = {.seed = 3, .size = 0.7};
    pave_quads *whole = in_box(&def, -60, -200, 120, 400);
    for (int32_t i = 1; i < whole->quad_count; i++)
        assert_true(compare_cells(whole->cells[i - 1], whole->cells[i]) < 0);
    assert_names(whole);
    record *of_whole = records_of(whole);
    for (int pass = 0; pass < 300; pass += SPARSE(11)) {
        const pave_random_words words = pave_random_at(5, PAVE_STREAM_USER, pass, 0, 0, 0);
        const double x = pave_random_between(words.word[0], -60, 40) + 0.25,
                     y = pave_random_between(words.word[1], -200, 150);
        pave_area area = pave_area_rectangle(
            pave_vec2_of(x, y), pave_vec2_of(x + pave_random_between(words.word[2], 0, 9),
                                             y + pave_random_between(words.word[3], 0, 19)));
        area.disk = pass % 2;
        pave_quads *part;
        int32_t inside = 0;
        assert_ok(pave_quads_create_from_area(&def, &area, NULL, &part, NULL));
        assert_part(part, whole, of_whole);
        for (int32_t i = 0; i < whole->quad_count; i++) {
            const pave_vec2 a = corner(whole, i, 0), b = corner(whole, i, 1),
                            c = corner(whole, i, 2), d = corner(whole, i, 3);
            inside += pave_area_contains(&area, pave_vec2_of(((a.x + b.x) + (c.x + d.x)) * 0.25,
                                                             ((a.y + b.y) + (c.y + d.y)) * 0.25));
        }
        assert_int_equal(part->quad_count, inside);
        pave_quads_destroy(part);
    }
    free(of_whole);
    pave_quads_destroy(whole);
}

TEST(size_scales_alone)
{
    pave_quads *one = in_box(&(pave_quads_def){.seed = 8}, -10, -10, 20, 20),
               *two = in_box(&(pave_quads_def){.seed = 8, .size = 4}, -40, -40, 80, 80);
    assert_int_equal(one->quad_count, two->quad_count);
    assert_int_equal(one->vertex_count, two->vertex_count);
    for (int32_t i = 0; i < one->vertex_count; i++) {
        assert_true(4 * one->vertices[i].x == two->vertices[i].x);
        assert_true(4 * one->vertices[i].y == two->vertices[i].y);
    }
    pave_quads_destroy(two);
    pave_quads_destroy(one);
}

TEST(seeds_and_places_differ)
{
    pave_quads *a = in_box(&(pave_quads_def){.seed = 1}, 0, 0, 40, 40),
               *b = in_box(&(pave_quads_def){.seed = 2}, 0, 0, 40, 40);
    const pave_cell here = {0, 0, 0}, there = {5, -2, 0};
    pave_quads *c = of_chunks(&(pave_quads_def){.seed = 1}, 6, &here, 1),
               *d = of_chunks(&(pave_quads_def){.seed = 1}, 6, &there, 1);
    assert_true(a->quad_count != b->quad_count ||
                memcmp(a->cells, b->cells, (size_t)a->quad_count * sizeof *a->cells) != 0);
    assert_true(c->quad_count != d->quad_count ||
                memcmp(c->corners, d->corners, (size_t)c->quad_count * sizeof *c->corners) != 0);
    pave_quads_destroy(d);
    pave_quads_destroy(c);
    pave_quads_destroy(b);
    pave_quads_destroy(a);
}

// ---- A second implementation --------------------------------------------------------------------
// By docs/determinism.md, over sides of edges and maps of names, without levels, fields and kinds.

enum { NAIVE = 24, NAIVE_ROWS = 2 * NAIVE + 1 }; // cells q, r within +-NAIVE

typedef struct naive {
    int pair[NAIVE_ROWS][NAIVE_ROWS][2]; // kind of the edge, or 3
    pave_vec2 at[NAIVE_ROWS][NAIVE_ROWS][6];
} naive;

static int *naive_pair(naive *ground, pave_cell face)
{
    return &ground->pair[face.q + NAIVE][face.r + NAIVE][face.s];
}

static bool naive_has(int32_t q, int32_t r)
{
    return q >= -NAIVE && q <= NAIVE && r >= -NAIVE && r <= NAIVE;
}

static uint64_t naive_key(uint64_t seed, pave_tri_edge edge)
{
    const pave_random_words words = pave_random_at(seed, PAVE_STREAM_QUADS, edge.q, edge.r, 0, 0);
    return (uint64_t)words.word[edge.s] << 2 | (uint64_t)edge.s;
}

static bool naive_alone(naive *ground, pave_cell face)
{
    return naive_has(face.q, face.r) && *naive_pair(ground, face) == 3;
}

/// Whether an edge between two faces that are alone is the best of all such edges of a face.
static bool naive_is_best(naive *ground, uint64_t seed, pave_tri_edge edge, pave_cell face)
{
    for (int side = 0; side < 3; side++) {
        const pave_tri_edge other = pave_tri_borders(face, side);
        if (naive_alone(ground, pave_tri_neighbors(face, side)) &&
            naive_key(seed, other) < naive_key(seed, edge))
            return false;
    }
    return true;
}

static void naive_round(naive *ground, uint64_t seed)
{
    static naive next;
    next = *ground;
    for (int32_t q = -NAIVE; q <= NAIVE; q++)
        for (int32_t r = -NAIVE; r <= NAIVE; r++)
            for (int s = 0; s < 3; s++) {
                const pave_tri_edge edge = {q, r, s};
                const pave_cell a = pave_tri_joins(edge, 0), b = pave_tri_joins(edge, 1);
                if (!naive_alone(ground, a) || !naive_alone(ground, b) ||
                    !naive_is_best(ground, seed, edge, a) || !naive_is_best(ground, seed, edge, b))
                    continue;
                *naive_pair(&next, a) = *naive_pair(&next, b) = s;
            }
    *ground = next;
}

static pave_vec2 naive_start(pave_cell vertex)
{
    static const double places[6][2] = {{0, 0},     {1.5, 0.5},   {1, 0},
                                        {0.5, 0.5}, {1, 1.0 / 3}, {2, 2.0 / 3}};
    return pave_vec2_of(2.0 * vertex.q + vertex.r + places[vertex.s][0],
                        sqrt(3) * (vertex.r + places[vertex.s][1]));
}

/// The corners of a quad, by going around its rhomb or triangle. False: no quad has that name.
static bool naive_corners(naive *ground, pave_cell name, pave_cell out[4])
{
    const pave_cell face = {name.q, name.r, name.s / 3};
    const int k = name.s % 3, pair = *naive_pair(ground, face);
    pave_tri_edge sides[4];
    pave_tri_vertex corners[4];
    pave_cell middle = {face.q, face.r, 4 + face.s};
    int count = 0;
    for (int side = 0; side < 3; side++) {
        const pave_tri_edge edge = pave_tri_borders(face, side);
        if (edge.s != pair) {
            corners[count] = pave_tri_corners(face, side);
            sides[count++] = edge;
            continue;
        }
        const pave_cell other = pave_tri_neighbors(face, side);
        int back = 0;
        while (!same_tri_edge(pave_tri_borders(other, back), edge)) back++;
        for (int i = 1; i < 3; i++) {
            corners[count] = pave_tri_corners(other, (back + i) % 3);
            sides[count++] = pave_tri_borders(other, (back + i) % 3);
        }
        middle = (pave_cell){edge.q, edge.r, 1 + edge.s};
    }
    for (int i = 0; i < count; i++) {
        if (!same_tri_vertex(corners[i], pave_tri_corners(face, k))) continue;
        const pave_tri_edge next = sides[i], last = sides[(i + count - 1) % count];
        const bool shared = pair < 3 && (pave_tri_borders(face, k).s == pair ||
                                         pave_tri_borders(face, (k + 2) % 3).s == pair);
        if (shared && face.s == PAVE_TRI_R) return false;
        out[0] = (pave_cell){corners[i].q, corners[i].r, 0};
        out[1] = (pave_cell){next.q, next.r, 1 + next.s};
        out[2] = middle;
        out[3] = (pave_cell){last.q, last.r, 1 + last.s};
        return true;
    }
    fail();
    return false;
}

typedef struct naive_sum {
    double x, y, weight, slack;
} naive_sum;

static double naive_slack(const pave_vec2 p[4])
{
    double least = 1e9, longest = 0;
    for (int k = 0; k < 4; k++) {
        const pave_vec2 a = p[(k + 3) % 4], b = p[k], c = p[(k + 1) % 4];
        least = fmin(least, (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x));
        for (int i = 0; i < k; i++)
            longest = fmax(longest, hypot(p[k].x - p[i].x, p[k].y - p[i].y));
    }
    return fmax(0, (least / longest - 0.125) / 2);
}

static void naive_pull(const pave_vec2 p[4], naive_sum *sums[4])
{
    pave_vec2 c = {0}, a = {0}, pull[4];
    double stress = 0;
    for (int k = 0; k < 4; k++) c.x += p[k].x / 4, c.y += p[k].y / 4;
    for (int k = 0; k < 4; k++) { // turned back k times
        const pave_vec2 d = {p[k].x - c.x, p[k].y - c.y};
        const pave_vec2 turned[] = {d, {d.y, -d.x}, {-d.x, -d.y}, {-d.y, d.x}};
        a.x += turned[k].x / 4;
        a.y += turned[k].y / 4;
    }
    const double scale = 0.9 / sqrt(2) / hypot(a.x, a.y);
    a = pave_vec2_of(a.x * scale, a.y * scale);
    for (int k = 0; k < 4; k++) {
        const pave_vec2 turned[] = {a, {-a.y, a.x}, {-a.x, -a.y}, {a.y, -a.x}};
        pull[k] = pave_vec2_of(c.x + turned[k].x - p[k].x, c.y + turned[k].y - p[k].y);
        stress += pull[k].x * pull[k].x + pull[k].y * pull[k].y;
    }
    const double slack = naive_slack(p);
    for (int k = 0; k < 4; k++) {
        sums[k]->x += (1 + 32 * stress) * pull[k].x;
        sums[k]->y += (1 + 32 * stress) * pull[k].y;
        sums[k]->weight += 1 + 32 * stress;
        sums[k]->slack = fmin(sums[k]->slack, slack);
    }
}

static pave_vec2 *naive_at(naive *ground, pave_cell vertex)
{
    return &ground->at[vertex.q + NAIVE][vertex.r + NAIVE][vertex.s];
}

static void naive_step(naive *ground, naive *moves)
{
    static naive_sum sums[NAIVE_ROWS][NAIVE_ROWS][6];
    const int most = NAIVE - 3;
    for (int i = 0; i < NAIVE_ROWS * NAIVE_ROWS * 6; i++)
        (&sums[0][0][0])[i] = (naive_sum){0, 0, 0, 1e9};
    for (int32_t r = -most; r <= most; r++)
        for (int32_t q = -most; q <= most; q++)
            for (int32_t s = 0; s < 6; s++) {
                pave_cell names[4];
                pave_vec2 places[4];
                naive_sum *own[4];
                if (!naive_corners(ground, (pave_cell){q, r, s}, names)) continue;
                for (int k = 0; k < 4; k++) {
                    places[k] = *naive_at(ground, names[k]);
                    own[k] = &sums[names[k].q + NAIVE][names[k].r + NAIVE][names[k].s];
                }
                naive_pull(places, own);
            }
    for (int32_t q = -most; q <= most; q++)
        for (int32_t r = -most; r <= most; r++)
            for (int32_t s = 0; s < 6; s++) {
                const naive_sum sum = sums[q + NAIVE][r + NAIVE][s];
                const pave_cell vertex = {q, r, s};
                pave_vec2 *at = naive_at(ground, vertex), *last = naive_at(moves, vertex);
                const pave_vec2 start = naive_start(vertex);
                if (sum.weight == 0) continue;
                pave_vec2 move = {1.3 * sum.x / sum.weight + last->x / 2,
                                  1.3 * sum.y / sum.weight + last->y / 2};
                const double length = hypot(move.x, move.y),
                             shorter = length > sum.slack ? sum.slack / length : 1;
                move = pave_vec2_of(move.x * shorter, move.y * shorter);
                if (hypot(at->x + move.x - start.x, at->y + move.y - start.y) > 1.5)
                    move = pave_vec2_of(0, 0);
                *last = move;
                at->x += move.x;
                at->y += move.y;
            }
}

TEST(a_second_implementation_agrees)
{
    static naive ground, moves;
    const pave_quads_def def = {.seed = UINT64_C(0xabcdef0123456789)};
    memset(&moves, 0, sizeof moves);
    for (int32_t q = -NAIVE; q <= NAIVE; q++)
        for (int32_t r = -NAIVE; r <= NAIVE; r++) {
            for (int32_t s = 0; s < 6; s++)
                ground.at[q + NAIVE][r + NAIVE][s] = naive_start((pave_cell){q, r, s});
            ground.pair[q + NAIVE][r + NAIVE][0] = ground.pair[q + NAIVE][r + NAIVE][1] = 3;
        }
    for (int round = 0; round < PAVE_QUADS_ROUNDS; round++) naive_round(&ground, def.seed);
    for (int step = 0; step < PAVE_QUADS_STEPS; step++) naive_step(&ground, &moves);
    const pave_cell chunk = {0, 0, 0};
    pave_quads *quads = of_chunks(&def, 7, &chunk, 1);
    int32_t count = 0;
    for (int32_t i = 0; i < quads->quad_count; i++) {
        pave_cell names[4];
        assert_true(naive_corners(&ground, quads->cells[i], names));
        for (int k = 0; k < 4; k++) {
            assert_true(pave_cell_equal(quads->names[quads->corners[i][k]], names[k]));
            const pave_vec2 place = corner(quads, i, k), wanted = *naive_at(&ground, names[k]);
            assert_true(fabs(place.x - wanted.x) < 1e-9 && fabs(place.y - wanted.y) < 1e-9);
        }
    }
    for (int32_t q = -8; q <= 8; q++)
        for (int32_t r = -8; r <= 8; r++)
            for (int32_t s = 0; s < 6; s++) {
                const pave_cell name = {q, r, s};
                pave_cell names[4];
                count += pave_cell_equal(pave_quads_chunk_of(name, 7), chunk) &&
                         naive_corners(&ground, name, names);
            }
    assert_int_equal(quads->quad_count, count);
    pave_quads_destroy(quads);
}

// ---- Convexity and quality ----------------------------------------------------------------------

static bool is_convex(const pave_quads *quads, int32_t i)
{
    bool convex = true;
    for (int k = 0; k < 4; k++)
        convex = convex && pave_exact_turn(corner(quads, i, k), corner(quads, i, k + 1),
                                           corner(quads, i, k + 2)) > 0;
    return convex;
}

typedef struct quality {
    double least_angle, greatest_angle, least_area, greatest_area, mean_area, spread;
} quality;

static quality quality_of(const pave_quads *quads)
{
    quality out = {180, 0, 1e9, 0, 0, 0};
    double squares = 0;
    for (int32_t i = 0; i < quads->quad_count; i++) {
        double area = 0;
        for (int k = 0; k < 4; k++) {
            const pave_vec2 a = corner(quads, i, k + 3), b = corner(quads, i, k),
                            c = corner(quads, i, k + 1);
            const double turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x),
                         along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
            const double angle = 180 - atan2(turn, along) * 180 / acos(-1);
            area += turn / 4;
            out.least_angle = fmin(out.least_angle, angle);
            out.greatest_angle = fmax(out.greatest_angle, angle);
        }
        out.least_area = fmin(out.least_area, area);
        out.greatest_area = fmax(out.greatest_area, area);
        out.mean_area += area / quads->quad_count;
        squares += area * area / quads->quad_count;
    }
    out.spread = sqrt(squares - out.mean_area * out.mean_area) / out.mean_area;
    return out;
}

TEST(all_quads_are_convex_and_good)
{
    for (int piece = 0; piece < PIECES; piece++) { // of 10^5
        pave_quads *quads = in_box(&(pave_quads_def){.seed = 20 + (uint64_t)piece / 9},
                                   -100 + 290 * (piece % 9), 5, 290, 290);
        for (int32_t i = 0; i < quads->quad_count; i++) assert_true(is_convex(quads, i));
        const quality good = quality_of(quads);
        assert_true(good.least_angle > 42 && good.greatest_angle < 146);
        assert_true(good.least_area > 0.55 * good.mean_area);
        assert_true(good.greatest_area < 1.7 * good.mean_area);
        assert_true(good.spread < 0.18);
        assert_true(fabs(good.mean_area - PAVE_QUADS_MEAN_AREA) < 0.004);
        pave_quads_destroy(quads);
    }
}

TEST(quads_are_convex_whatever_is_wished)
{
    static const int32_t steps[] = {PAVE_QUADS_NONE, 1, 2, 3, 5, 9, 20, PAVE_QUADS_STEPS_MAX};
    static const int32_t rounds[] = {PAVE_QUADS_NONE, 1, 2, PAVE_QUADS_ROUNDS_MAX};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
        for (size_t j = 0; j < sizeof rounds / sizeof *rounds; j++) {
            if ((i + j) % SPARSE(4)) continue;
            const pave_quads_def def = {.seed = i, .steps = steps[i], .rounds = rounds[j]};
            pave_quads *quads = in_box(&def, 0, 0, 30, 30);
            for (int32_t k = 0; k < quads->quad_count; k++) assert_true(is_convex(quads, k));
            pave_quads_destroy(quads);
        }
}

TEST(quads_are_convex_far_away)
{
    const double far = PAVE_QUADS_FAR;
    const pave_quads_def def = {.seed = 4, .size = 3};
    for (int i = 0; i < 4; i++) {
        const double x = i & 1 ? 3 * far - 60 : -3 * far, y = i & 2 ? 3 * far - 60 : -3 * far;
        pave_quads *quads = in_box(&def, x, y, 60, 60);
        assert_true(quads->quad_count > 450 && quads->quad_count < 530);
        for (int32_t k = 0; k < quads->quad_count; k++) assert_true(is_convex(quads, k));
        pave_quads_destroy(quads);
    }
}

/// The constants that are literals.
TEST(constants_are_right)
{
    pave_quads_kinds kinds;
    assert_true(PAVE_QUADS_SIXTH == sqrt(3) / 6);
    pave_quads_kinds_make(&kinds);
    for (int s = 0; s < 2; s++)
        for (int pair = 0; pair <= 3; pair++)
            for (int k = 0; k < 3; k++)
                for (int i = 0; i < 4; i++) {
                    const pave_quads_corner *made = &kinds.corners[s][pair][k][i];
                    const pave_vec2 place = naive_start((pave_cell){made->q, made->r, made->slot});
                    assert_true(fabs(place.x - made->place.x) < 1e-15 &&
                                fabs(place.y - made->place.y) < 1e-15);
                }
}

// ---- Around vertices ----------------------------------------------------------------------------

TEST(quads_close_around_their_vertices)
{
    pave_quads *quads = in_box(&(pave_quads_def){.seed = 11}, -25, -25, 50, 50);
    pave_patch *patch;
    assert_ok(pave_patch_create_from_quads(quads, NULL, &patch, NULL));
    assert_string_equal(patch->name, "quads");
    assert_int_equal(patch->cell_count, quads->quad_count);
    double *angles = calloc((size_t)quads->vertex_count, sizeof *angles);
    bool *outer = calloc((size_t)quads->vertex_count, sizeof *outer);
    const pave_polygons *polygons = patch->polygons;
    for (int32_t i = 0; i < quads->quad_count; i++) {
        assert_true(pave_cell_equal(patch->cells[i], quads->cells[i]));
        assert_int_equal(pave_patch_index(patch, quads->cells[i]), i);
        for (int k = 0; k < 4; k++) {
            const pave_vec2 a = corner(quads, i, k + 3), b = corner(quads, i, k),
                            c = corner(quads, i, k + 1);
            angles[quads->corners[i][k]] +=
                atan2((c.x - b.x) * (a.y - b.y) - (c.y - b.y) * (a.x - b.x),
                      (c.x - b.x) * (a.x - b.x) + (c.y - b.y) * (a.y - b.y));
            if (polygons->neighbors[4 * i + k] >= 0) continue;
            // An outer side lies at the border of the box.
            outer[quads->corners[i][k]] = outer[quads->corners[i][(k + 1) & 3]] = true;
            assert_true(fmax(fabs(b.x), fabs(b.y)) > 23);
        }
    }
    int32_t inner = 0;
    for (int32_t i = 0; i < quads->vertex_count; i++) {
        if (outer[i]) continue;
        inner++;
        assert_true(fabs(angles[i] - 2 * acos(-1)) < 1e-9);
    }
    assert_true(inner > quads->vertex_count * 9 / 10);
    free(outer);
    free(angles);
    pave_patch_destroy(patch);
    pave_quads_destroy(quads);
}

TEST(names_are_of_one_part_each)
{
    const pave_cell chunks[] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {40, -70, 0}};
    pave_quads *quads = of_chunks(&(pave_quads_def){.seed = 2}, 9, chunks, 4);
    assert_names(quads);
    pave_quads_destroy(quads);
}

TEST(rounds_pair_what_they_can)
{
    pave_quads *none =
                   in_box(&(pave_quads_def){.rounds = PAVE_QUADS_NONE, .steps = PAVE_QUADS_NONE}, 0,
                          0, 100, 100),
               *one = in_box(&(pave_quads_def){.rounds = 1}, 0, 0, 100, 100),
               *all = in_box(&(pave_quads_def){.rounds = 0}, 0, 0, 100, 100);
    // Triangles have the area of the root of 3; of n of them, 3 n - 2 n pairs / 2 are quads.
    assert_true(fabs(none->quad_count - 30000 / sqrt(3)) < 200);
    assert_true(one->quad_count < none->quad_count * 0.83);
    assert_true(all->quad_count < none->quad_count * 0.72);
    int32_t middles = 0;
    for (int32_t i = 0; i < all->vertex_count; i++) middles += all->names[i].s >= 4;
    assert_true(fabs(middles / (10000 / sqrt(3)) - 0.122) < 0.01); // left alone
    pave_quads_destroy(all);
    pave_quads_destroy(one);
    pave_quads_destroy(none);
}

// ---- Refusals and memory ------------------------------------------------------------------------

static void refuse(const pave_quads_def *def, pave_area area, pave_result result)
{
    pave_quads *quads = (pave_quads *)&area;
    pave_error error = {0};
    assert_int_equal(pave_quads_create_from_area(def, &area, NULL, &quads, &error), result);
    assert_null(quads);
    assert_int_equal(error.result, result);
    assert_true(error.message[0] != '\0');
}

static void refuse_chunks(int32_t side, const pave_cell *chunks, int64_t count, pave_result result)
{
    pave_quads *quads = (pave_quads *)&side;
    pave_error error = {0};
    assert_int_equal(pave_quads_create_from_chunks(&(pave_quads_def){0}, side, chunks, count, NULL,
                                                   &quads, &error),
                     result);
    assert_null(quads);
    assert_int_equal(error.result, result);
    assert_true(error.message[0] != '\0');
}

TEST(what_is_wrong_is_refused)
{
    const pave_area unit = pave_area_rectangle(pave_vec2_of(0, 0), pave_vec2_of(1, 1));
    const double far = PAVE_QUADS_FAR;
    const pave_cell twice[] = {{1, 2, 0}, {0, 0, 0}, {1, 2, 0}}, odd = {0, 0, 1};
    const pave_cell outer = {(1 << 27) - 1, 0, 0}, huge = {INT32_MAX, INT32_MIN, 0};
    refuse(&(pave_quads_def){.rounds = 17}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.rounds = -2}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.steps = 65}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.steps = -2}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.size = -1}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.size = NAN}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.size = INFINITY}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){.size = 1e-7}, unit, PAVE_RANGE);
    refuse(&(pave_quads_def){0}, pave_area_disk(pave_vec2_of(NAN, 0), 1), PAVE_RANGE);
    refuse(&(pave_quads_def){0}, pave_area_disk(pave_vec2_of(0, INFINITY), 1), PAVE_RANGE);
    refuse(&(pave_quads_def){0}, pave_area_disk(pave_vec2_of(far, 0), 1), PAVE_RANGE);
    refuse(&(pave_quads_def){.size = 0.5}, pave_area_disk(pave_vec2_of(0, -far / 2), 1),
           PAVE_RANGE);
    refuse(&(pave_quads_def){0}, pave_area_disk(pave_vec2_of(0, 0), far - 1), PAVE_RANGE);
    refuse(&(pave_quads_def){0},
           pave_area_rectangle(pave_vec2_of(1 - far, 0), pave_vec2_of(far - 1, 1)), PAVE_RANGE);
    refuse_chunks(0, &odd, 0, PAVE_RANGE);
    refuse_chunks(PAVE_QUADS_SIDE_MAX + 1, &odd, 0, PAVE_RANGE);
    refuse_chunks(4, &odd, 1, PAVE_RANGE);
    refuse_chunks(4, &odd, -1, PAVE_RANGE);
    refuse_chunks(2, &outer, 1, PAVE_RANGE);
    refuse_chunks(1, &huge, 1, PAVE_RANGE);
    refuse_chunks(4, twice, 3, PAVE_INVALID);
}

TEST(empty_pieces_are_pieces)
{
    pave_quads *quads = of_chunks(&(pave_quads_def){0}, 4, NULL, 0);
    pave_patch *patch;
    assert_int_equal(quads->quad_count, 0);
    assert_ok(pave_patch_create_from_quads(quads, NULL, &patch, NULL));
    assert_int_equal(patch->cell_count, 0);
    pave_patch_destroy(patch);
    pave_quads_destroy(quads);
    const pave_area backwards = pave_area_rectangle(pave_vec2_of(3, 300), pave_vec2_of(1, -300));
    assert_ok(pave_quads_create_from_area(&(pave_quads_def){0}, &backwards, NULL, &quads, NULL));
    assert_int_equal(quads->quad_count, 0);
    pave_quads_destroy(quads);
    pave_quads_destroy(NULL);
}

int main(void) { return run_all_tests(NULL, NULL); }
