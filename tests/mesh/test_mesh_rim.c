/// Rims that relax: how far their vertices may go, rims that stay simple, frames.
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "mesh_exact.h"
#include "mesh_plan.h"

#include "src/mesh/mesh_parts.h"
#include "src/mesh/relax/mesh_rim_leeway.h"
#include "src/mesh/valid/line_is_simple.h"
#include "src/mesh/valid/mesh_shape.h"

// ---- Boards -------------------------------------------------------------------------------------

static pave_board *rim_board(int32_t width, int32_t height, int system, int pattern, uint64_t seed,
                             double share)
{
    pave_board *board = NULL;
    int64_t count;
    const pave_board_def def = {.width = width,
                                .height = height,
                                .system = (pave_hex_system)system,
                                .pattern = (pave_board_pattern)pattern};
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    assert_ok(pave_board_remove_random(
        board, &(pave_removal_def){.seed = seed, .share = share, .max_degree = PAVE_REMOVAL_ANY},
        NULL, NULL, NULL));
    assert_int_not_equal(pave_board_repair(board, NULL, NULL, 0, &count), PAVE_NO_MEMORY);
    return board;
}

static pave_mesh *rim_mesh(const pave_board *board, const pave_relax_def *relax)
{
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    const pave_mesh_def def = {.relax = relax ? *relax : (pave_relax_def){.steps = 0}};
    const pave_result result = pave_mesh_create_from_board(board, &def, NULL, NULL, &mesh, &error);
    if (result != PAVE_OK) print_message("%s\n", error.message);
    assert_ok(result);
    return mesh;
}

static pave_mesh *rim_random_mesh(int32_t width, int32_t height, int system, int pattern,
                                  uint64_t seed, double share, const pave_relax_def *relax)
{
    pave_board *board = rim_board(width, height, system, pattern, seed, share);
    pave_mesh *mesh = rim_mesh(board, relax);
    pave_board_destroy(board);
    return mesh;
}

static bool is_valid(const pave_mesh *mesh)
{
    exact_mesh exact;
    const bool good = exact_check(&exact, mesh);
    if (!good) print_message("%s\n", exact.fault);
    exact_release(&exact);
    return good;
}

// ---- Leeway -------------------------------------------------------------------------------------

/// A closed line round (0, 0) whose distance from there goes up and down.
static void make_star(pave_point *out, int32_t count, uint64_t seed, int32_t least, int32_t most)
{
    for (int32_t i = 0; i < count; i++) {
        const uint32_t word = pave_random_at(seed, 0x8100, i, 0, 0, 0).word[0];
        const double far = least + (double)(most - least) * (word / 4294967296.0),
                     turn = 6.283185307179586 * i / count;
        out[i] = (pave_point){(int32_t)(far * cos(turn)), (int32_t)(far * sin(turn))};
    }
}

static long double true_distance(pave_point a, pave_point b, pave_point p)
{
    const long double dx = (long double)b.x - a.x, dy = (long double)b.y - a.y,
                      px = (long double)p.x - a.x, py = (long double)p.y - a.y;
    long double part = (px * dx + py * dy) / (dx * dx + dy * dy);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return hypotl(px - part * dx, py - part * dy);
}

/// Every pair of a vertex and a side.
static void leeway_of_all_pairs(const pave_point *points, int32_t count, int32_t reach,
                                int32_t *out)
{
    for (int32_t i = 0; i < count; i++) out[i] = reach;
    for (int32_t i = 0; i < count; i++)
        for (int32_t v = 0; v < count; v++) {
            const int32_t j = (i + 1) % count, ends[] = {i, j, v};
            if (v == i || v == j) continue;
            const int32_t far = pave_leeway_distance(points[i], points[j], points[v]);
            for (int k = 0; k < 3; k++)
                if (far < out[ends[k]]) out[ends[k]] = far;
        }
}

static void check_leeway(const pave_point *points, int32_t count, int32_t reach)
{
    pave_leeway leeway;
    int32_t *want = malloc((size_t)count * sizeof *want);
    assert_true(pave_leeway_init(&leeway, count, reach, NULL));
    for (int again = 0; again < 2; again++) {
        pave_leeway_measure(&leeway, points);
        leeway_of_all_pairs(points, count, reach, want);
        assert_memory_equal(leeway.least, want, (size_t)count * sizeof *want);
    }
    pave_leeway_free(&leeway);
    free(want);
}

TEST(leeway_is_that_of_all_pairs)
{
    enum { MOST = 400 };
    static pave_point points[MOST];
    for (uint64_t seed = 0; seed < 60; seed += SPARSE(5)) {
        const int32_t count = 3 + (int32_t)(seed * 37 % (MOST - 3));
        const int32_t size = seed % 5 == 4 ? PAVE_MESH_COORDINATE_MAX : 1 << (8 + seed % 16);
        make_star(points, count, seed, seed % 3 ? size / 8 : size / 2, size);
        for (int32_t reach = 1; reach < size / 2 && reach > 0; reach *= 7)
            check_leeway(points, count, reach);
    }
    for (uint64_t seed = 0; seed < 12; seed++) {
        pave_mesh *m = rim_random_mesh(14, 9, (int)(seed % 4), (int)(seed / 4), seed, .5, NULL);
        for (int32_t i = 0; i < m->rim_count; i++) points[i] = m->vertices[m->rim[i]];
        for (int32_t reach = 1000; reach < 1 << 20; reach *= 4)
            check_leeway(points, m->rim_count, reach);
        pave_mesh_destroy(m);
    }
}

TEST(distances_are_rounded_down)
{
    const int32_t most = PAVE_MESH_COORDINATE_MAX;
    for (int32_t i = 0; i < 20000; i++) {
        const pave_random_words a = pave_random_at(7, 0x8101, i, 0, 0, 0),
                                b = pave_random_at(7, 0x8102, i, 0, 0, 0);
        const int shift = i % 28;
        const pave_point p = {(int32_t)(a.word[0] >> 1 >> shift) - (most >> shift),
                              (int32_t)(a.word[1] >> 1 >> shift) - (most >> shift)},
                         q = {(int32_t)(a.word[2] >> 1 >> shift) - (most >> shift),
                              (int32_t)(a.word[3] >> 1 >> shift) - (most >> shift)},
                         r = {(int32_t)(b.word[0] >> 1 >> shift) - (most >> shift),
                              (int32_t)(b.word[1] >> 1 >> shift) - (most >> shift)};
        if (pave_point_equal(p, q) || pave_point_equal(q, r) || pave_point_equal(p, r)) continue;
        const long double want = true_distance(p, q, r), got = pave_leeway_distance(p, q, r),
                          length = hypotl((long double)q.x - p.x, (long double)q.y - p.y);
        assert_true(got <= want * (1 + 1e-15L));
        assert_true(want - got <= 1 + want / length + 1e-6L * want || got == INT32_MAX);
    }
    const pave_point a = {-most, -most}, b = {most, most}, c = {most, -most}, d = {most, most - 1};
    assert_int_equal(pave_leeway_distance(a, b, c), 1518500249); // 2^30 times the root of 2
    assert_int_equal(pave_leeway_distance(a, b, d), 0);
    assert_int_equal(pave_leeway_distance(a, d, b), 1);
}

TEST(moves_are_cut_exactly)
{
    const int32_t most = PAVE_MESH_COORDINATE_MAX;
    for (int32_t i = 0; i < 20000; i++) {
        const pave_random_words w = pave_random_at(8, 0x8103, i, 0, 0, 0),
                                v = pave_random_at(8, 0x8104, i, 0, 0, 0);
        const int shift = i % 29;
        const pave_point from = {(int32_t)(w.word[0] >> 1) - most,
                                 (int32_t)(w.word[1] >> 1) - most},
                         to = {from.x / 2 + ((int32_t)(w.word[2] >> 2) >> shift),
                               from.y / 2 - ((int32_t)(w.word[3] >> 2) >> shift)};
        const int32_t limit = (int32_t)(v.word[0] >> 1 >> (i % 31));
        const pave_point got = pave_leeway_cut(from, to, limit);
        const exact_wide x = (exact_wide)got.x - from.x, y = (exact_wide)got.y - from.y,
                         wx = (exact_wide)to.x - from.x, wy = (exact_wide)to.y - from.y,
                         square = x * x + y * y, most_square = (exact_wide)limit * limit;
        assert_true(square <= most_square);
        if (wx * wx + wy * wy <= most_square) assert_true(pave_point_equal(got, to));
        assert_true(x * wx >= 0 && y * wy >= 0 && (wx != 0 || x == 0) && (wy != 0 || y == 0));
        if (wx * wx + wy * wy > most_square && limit > 1000) // toward it, and as far as allowed
            assert_true(hypot((double)x, (double)y) > limit - 4 &&
                        fabs((double)(x * wy - y * wx)) < 4 * hypot((double)wx, (double)wy));
    }
    for (int32_t least = 0; least < 3000; least++)
        for (int32_t gap = 0; gap < 2000; gap += 111) {
            const int32_t limit = pave_leeway_limit(least, gap);
            assert_true(limit >= 0 && (least == 0 ? limit == 0 : 2 * limit < least));
            assert_true(pave_leeway_limit(least + 1, gap) >= limit);
        }
    assert_int_equal(pave_leeway_limit(INT32_MAX, 0), 858993458);
}

/// Lines with any vertices moved by as much as they may are simple: not by luck, as each goes
/// straight toward the others.
TEST(lines_with_leeway_stay_simple)
{
    enum { COUNT = 60 };
    static pave_point points[COUNT], next[COUNT];
    for (uint64_t seed = 0; seed < 400; seed += SPARSE(7)) {
        const int32_t size = 4 << seed % 20;
        pave_leeway leeway;
        bool simple = false;
        make_star(points, COUNT, seed, size, size * 8);
        assert_ok(pave_rim_is_simple(points, COUNT, NULL, &simple));
        if (!simple) continue; // the smallest ones have vertices at one place
        assert_true(pave_leeway_init(&leeway, COUNT, size * 2, NULL));
        for (int32_t step = 0; step < 30; step++) {
            pave_leeway_measure(&leeway, points);
            for (int32_t i = 0; i < COUNT; i++) {
                const pave_random_words w = pave_random_at(seed, 0x8105, i, step, 0, 0);
                const pave_point to = {points[i].x + (int32_t)(w.word[0] % 8191) - 4095,
                                       points[i].y + (int32_t)(w.word[1] % 8191) - 4095};
                next[i] = pave_leeway_cut(points[i], w.word[2] & 1 ? points[w.word[3] % COUNT] : to,
                                          pave_leeway_limit(leeway.least[i], 0));
            }
            for (int32_t i = 0; i < COUNT; i++)
                points[i] = (seed + (uint64_t)i) % 3 ? next[i] : points[i]; // some stay
            assert_ok(pave_rim_is_simple(points, COUNT, NULL, &simple));
            assert_true(simple);
        }
        pave_leeway_free(&leeway);
    }
}

// ---- Simple rims --------------------------------------------------------------------------------

static const pave_relax_kind rim_kinds[] = {PAVE_RELAX_EVEN, PAVE_RELAX_PUSH, PAVE_RELAX_ANGLE,
                                            PAVE_RELAX_LLOYD, PAVE_RELAX_REAPPLY};
enum { RIM_KINDS = sizeof rim_kinds / sizeof *rim_kinds };

TEST(every_step_leaves_a_simple_rim)
{
    int64_t moved = 0, off = 0;
    for (uint64_t seed = 0; seed < 240; seed += SPARSE(29)) {
        const pave_random_words words = pave_random_at(seed, 0x8106, 0, 0, 0, 0);
        const int32_t width = 1 + (int32_t)(words.word[0] % 14),
                      height = 1 + (int32_t)(words.word[1] % 14);
        pave_board *board = rim_board(width, height, (int)(seed % 4), (int)(seed / 4 % 3), seed,
                                      (double)(words.word[2] % 11) / 10);
        for (int rim = PAVE_RIM_FREE; rim <= PAVE_RIM_FRAME; rim++) {
            const pave_relax_def def = {.kind = rim_kinds[seed % RIM_KINDS],
                                        .steps = 1,
                                        .min_radius = seed % 5 == 0 ? 1.5 : 0,
                                        .rim = (pave_rim_kind)rim};
            pave_mesh *m = rim_mesh(board, NULL), *was = rim_mesh(board, NULL);
            for (int step = 0; step < 8; step++) {
                assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
                assert_true(is_valid(m));
            }
            for (int32_t i = 0; i < m->rim_count; i++)
                moved += !pave_point_equal(m->vertices[m->rim[i]], was->vertices[m->rim[i]]);
            off += rim == PAVE_RIM_FRAME ? m->made.off_frame_count : 0;
            pave_mesh_destroy(m);
            pave_mesh_destroy(was);
        }
        pave_board_destroy(board);
    }
    print_message("vertices of rims that moved: %ld, off their frames %ld\n", (long)moved,
                  (long)off);
    assert_true(moved > 5000 / SPARSE(17));
}

/// A row of tiles with a long tooth on each, so close to the next one that pushes would make them
/// meet.
static pave_mesh *comb(int32_t teeth)
{
    pave_vec2 *points = calloc((size_t)(5 * teeth + 2), sizeof *points);
    int32_t *rings = calloc((size_t)(9 * teeth), sizeof *rings);
    int64_t *start = calloc((size_t)(2 * teeth + 1), sizeof *start);
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    for (int32_t t = 0; t <= teeth; t++) {
        const pave_vec2 own[] = {{t, 0}, {t, 1}, {t + .9, 1}, {t + .05, 6}, {t + .85, 6}};
        memcpy(points + 5 * t, own, (t < teeth ? 5 : 2) * sizeof *own);
    }
    for (int32_t t = 0; t < teeth; t++) {
        const int32_t v = 5 * t, ring[] = {v,     v + 5, v + 6, v + 2, v + 1, // the base
                                           v + 1, v + 2, v + 4, v + 3};       // and the tooth
        memcpy(rings + 9 * t, ring, sizeof ring);
        start[2 * t + 1] = 9 * t + 5;
        start[2 * t + 2] = 9 * t + 9;
    }
    const pave_mesh_rings from = {5 * teeth + 2, 2 * teeth, points, start, rings, 0, {0, 0}, NULL};
    const pave_result result = pave_mesh_create_from_rings(&from, NULL, &mesh, &error);
    if (result != PAVE_OK) print_message("%s\n", error.message);
    assert_ok(result);
    free(points), free(rings), free(start);
    return mesh;
}

TEST(teeth_of_a_comb_do_not_meet)
{
    for (int kind = 0; kind < RIM_KINDS; kind++)
        for (int rim = PAVE_RIM_FREE; rim <= PAVE_RIM_FRAME; rim++) {
            const pave_relax_def def = {
                .kind = rim_kinds[kind], .steps = 1, .min_radius = 3, .rim = (pave_rim_kind)rim};
            pave_mesh *m = comb(SPARSE(2) > 1 ? 6 : 12);
            assert_true(is_valid(m));
            for (int step = 0; step < 40 / SPARSE(5); step++) {
                assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
                assert_true(is_valid(m));
            }
            pave_mesh_destroy(m);
        }
}

static bool none_is_fixed(void *self, int32_t vertex) { return self == NULL && vertex < 0; }

/// A step of pushes on all vertices, guarded, but without the limits of the rim.
static void push_without_limits(pave_mesh *m, float radius)
{
    const size_t count = (size_t)m->vertex_count;
    pave_point *before = malloc(count * sizeof *before);
    memcpy(before, m->vertices, count * sizeof *before);
    for (int32_t v = 0; v < m->vertex_count; v++) {
        int32_t tiles;
        const int32_t *at = pave_mesh_tiles_at(m, v, &tiles);
        int64_t x = 0, y = 0;
        for (int32_t i = 0; i < tiles; i++) {
            const pave_point center = pave_mesh_center_of(m, before, at[i]),
                             push = pave_push(before[v].x - center.x, before[v].y - center.y,
                                              radius, radius * radius);
            x += push.x, y += push.y;
        }
        m->vertices[v].x += pave_push_move(x, pave_push_weight(tiles));
        m->vertices[v].y += pave_push_move(y, pave_push_weight(tiles));
    }
    pave_mesh_view view = {m, before};
    pave_shape shape = pave_mesh_shape(&view);
    pave_shape_list bad = {.allocator = m->allocator}, changed = {.allocator = m->allocator};
    shape.fixed = none_is_fixed;
    const int64_t floor = pave_guard_floor(pave_mesh_rim_turns(m), m->corner_count);
    assert_true(pave_mesh_below(m, floor, NULL, &bad));
    assert_ok(pave_shape_guard(&shape, (pave_guard_floors){floor, floor}, bad.items, bad.count,
                               NULL, &changed, NULL));
    pave_shape_list_free(&bad);
    pave_shape_list_free(&changed);
    free(before);
}

/// Boards whose tiles all stay positive and whose rims cross all the same where no move of the rim
/// is limited; with the limits they do not.
TEST(rims_without_limits_would_cross)
{
    int32_t crossed = 0;
    for (uint64_t seed = 0; seed < 6; seed++) {
        const double share = .5 + .1 * (double)seed;
        pave_mesh *m = rim_random_mesh(20, 20, 2, 0, seed, share, NULL),
                  *limited = rim_random_mesh(20, 20, 2, 0, seed, share, NULL);
        const pave_relax_def def = {
            .kind = PAVE_RELAX_PUSH, .steps = 25, .min_radius = 1.6, .rim = PAVE_RIM_FREE};
        bool simple = true;
        for (int step = 0; step < 25 && simple; step++) {
            push_without_limits(m, 1.6F * 65536);
            assert_int_equal(plan_bad_tiles(m), 0);
            simple = pave_mesh_rim_check(m, NULL) == PAVE_OK;
        }
        crossed += !simple;
        assert_ok(pave_mesh_relax(limited, &def, NULL, NULL));
        assert_true(is_valid(limited));
        pave_mesh_destroy(m);
        pave_mesh_destroy(limited);
    }
    print_message("%d of 6 rims cross\n", crossed);
    assert_int_equal(crossed, 6);
}

// ---- What moves ---------------------------------------------------------------------------------

TEST(regular_boards_stay)
{
    for (int system = 0; system < 4; system++)
        for (int kind = 0; kind < RIM_KINDS; kind++) {
            const pave_relax_def def = {.kind = rim_kinds[kind], .steps = 10, .rim = PAVE_RIM_FREE};
            pave_mesh *m = rim_random_mesh(9, 8, system, 0, 0, 0, NULL),
                      *was = rim_random_mesh(9, 8, system, 0, 0, 0, NULL);
            assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
            for (int32_t v = 0; v < m->vertex_count; v++) {
                const int32_t x = abs(m->vertices[v].x - was->vertices[v].x),
                              y = abs(m->vertices[v].y - was->vertices[v].y);
                if (rim_kinds[kind] == PAVE_RELAX_PUSH) assert_int_equal(x + y, 0);
                assert_true(x < 16 && y < 16); // of 65536: rounding
            }
            pave_mesh_destroy(m);
            pave_mesh_destroy(was);
        }
}

/// A rim that stays does, and one that is free with a kind that has no place for it as well.
TEST(rims_that_stay_stay)
{
    for (int kind = 0; kind < RIM_KINDS; kind++)
        for (int rim = PAVE_RIM_STAY; rim <= PAVE_RIM_FREE; rim++) {
            const pave_relax_def def = {
                .kind = rim_kinds[kind], .steps = 5, .rim = (pave_rim_kind)rim};
            pave_mesh *m = rim_random_mesh(12, 10, 0, 0, 3, .3, &def),
                      *was = rim_random_mesh(12, 10, 0, 0, 3, .3, NULL);
            int32_t moved = 0;
            for (int32_t i = 0; i < m->rim_count; i++)
                moved += !pave_point_equal(m->vertices[m->rim[i]], was->vertices[m->rim[i]]);
            if (rim == PAVE_RIM_FREE && rim_kinds[kind] != PAVE_RELAX_LLOYD &&
                rim_kinds[kind] != PAVE_RELAX_REAPPLY)
                assert_true(moved > m->rim_count / 4);
            else
                assert_int_equal(moved, 0);
            pave_mesh_destroy(m);
            pave_mesh_destroy(was);
        }
}

// ---- Frames -------------------------------------------------------------------------------------

static pave_point_box bounds_of(const pave_mesh *m)
{
    pave_point_box box = pave_point_box_none;
    for (int32_t i = 0; i < m->rim_count; i++)
        box = pave_point_box_add(box, m->vertices[m->rim[i]]);
    return box;
}

static double rim_area(const pave_mesh *m) { return (double)pave_mesh_rim_turns(m) / 2; }

/// Every vertex of the rim is on the bounding box, four of them in its corners.
static void check_rectangle(const pave_mesh *m)
{
    const pave_point_box box = bounds_of(m);
    int32_t corners = 0;
    for (int32_t i = 0; i < m->rim_count; i++) {
        const pave_point at = m->vertices[m->rim[i]];
        const bool x = at.x == box.min.x || at.x == box.max.x,
                   y = at.y == box.min.y || at.y == box.max.y;
        assert_true(x || y);
        corners += x && y;
    }
    assert_int_equal(corners, 4);
    assert_int_equal(m->made.off_frame_count, 0);
    assert_true(m->made.off_frame == 0);
    assert_true(is_valid(m));
}

TEST(frames_are_rectangles_of_the_same_area)
{
    static const int32_t sizes[][2] = {{1, 1}, {2, 1}, {1, 7}, {3, 3}, {9, 6}, {6, 14}, {21, 20}};
    int number = 0;
    for (int system = 0; system < 4; system++)
        for (int pattern = 0; pattern < 3; pattern++)
            for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
                for (int kind = 0; kind < RIM_KINDS; kind++) {
                    if (number++ % SPARSE(11)) continue;
                    const pave_relax_def def = {
                        .kind = rim_kinds[kind], .steps = 4, .rim = PAVE_RIM_FRAME};
                    pave_board *board = rim_board(sizes[i][0], sizes[i][1], system, pattern, 0, 0);
                    pave_mesh *was = rim_mesh(board, NULL), *m = rim_mesh(board, &def);
                    if (was->rim_count > 3) {
                        check_rectangle(m);
                        assert_true(fabs(rim_area(m) / rim_area(was) - 1) < 1e-4);
                    }
                    pave_mesh_destroy(m);
                    pave_mesh_destroy(was);
                    pave_board_destroy(board);
                }
}

/// In each layout the four corners of a board of squares are those of four tiles, and all tiles are
/// nearly squares: with a free rim as well.
TEST(squares_have_square_corners)
{
    for (int system = 0; system < 4; system++)
        for (int rim = PAVE_RIM_FREE; rim <= PAVE_RIM_FRAME; rim++) {
            const pave_relax_def def = {.steps = 20, .rim = (pave_rim_kind)rim};
            pave_mesh *m = rim_random_mesh(20, 20, system, 1, 0, 0, &def);
            pave_mesh_report report;
            const pave_point_box box = bounds_of(m);
            int32_t corners = 0, count;
            assert_ok(pave_mesh_report_make(m, NULL, &report));
            print_message("%s: spread of areas %.4f, least angle %.2f\n",
                          pave_word(pave_rim_kind_words, def.rim), report.area_cv,
                          report.min_angle);
            assert_true(report.area_cv < (rim == PAVE_RIM_FRAME ? .01 : .012));
            assert_true(report.min_angle > (rim == PAVE_RIM_FRAME ? 88 : 89));
            if (rim == PAVE_RIM_FRAME) check_rectangle(m);
            for (int32_t i = 0; i < m->rim_count; i++) {
                const pave_point at = m->vertices[m->rim[i]];
                if ((at.x != box.min.x && at.x != box.max.x) ||
                    (at.y != box.min.y && at.y != box.max.y))
                    continue;
                (void)pave_mesh_tiles_at(m, m->rim[i], &count);
                assert_int_equal(count, 1);
                corners++;
            }
            if (rim == PAVE_RIM_FRAME) assert_int_equal(corners, 4);
            pave_mesh_destroy(m);
        }
}

/// A frame that is there is found again: so steps add up.
TEST(steps_in_a_frame_add_up)
{
    for (uint64_t seed = 0; seed < 8; seed++) {
        const pave_relax_kind kind = seed % 2 ? PAVE_RELAX_ANGLE : PAVE_RELAX_PUSH;
        pave_relax_def def = {
            .kind = kind, .steps = 6, .rim = PAVE_RIM_FRAME, .frame_ratio = seed % 3 ? 0 : 1.7};
        pave_mesh *m = rim_random_mesh(12, 9, (int)(seed % 4), 0, seed, .1, &def);
        def.steps = 1;
        pave_mesh *steps = rim_random_mesh(12, 9, (int)(seed % 4), 0, seed, .1, &def);
        for (int step = 1; step < 6; step++) assert_ok(pave_mesh_relax(steps, &def, NULL, NULL));
        if (m->made.off_frame_count == 0) assert_true(plan_hash(m) == plan_hash(steps));
        pave_mesh_destroy(m);
        pave_mesh_destroy(steps);
    }
}

TEST(frames_have_the_proportions_that_are_asked_for)
{
    static const double ratios[] = {1, 2, .5, 16.0 / 9, 5, .2, 30};
    for (size_t i = 0; i < sizeof ratios / sizeof *ratios; i++)
        for (uint64_t seed = 0; seed < 4; seed++) {
            const pave_relax_def def = {
                .steps = 3, .rim = PAVE_RIM_FRAME, .frame_ratio = ratios[i]};
            pave_mesh *m = rim_random_mesh(15, 12, (int)seed, (int)seed % 3, seed, .1, &def),
                      *was = rim_random_mesh(15, 12, (int)seed, (int)seed % 3, seed, .1, NULL);
            const pave_point_box box = bounds_of(m);
            const double width = (double)box.max.x - box.min.x,
                         height = (double)box.max.y - box.min.y;
            assert_true(is_valid(m));
            if (m->made.off_frame_count == 0) {
                check_rectangle(m);
                assert_true(fabs(width / height / ratios[i] - 1) < 1e-3);
            }
            assert_true(fabs(rim_area(m) / rim_area(was) - 1) < .02);
            pave_mesh_destroy(m);
            pave_mesh_destroy(was);
        }
}

/// Where a tile has no vertex inside, as it would have no area it sticks out, and is counted.
TEST(tiles_without_a_vertex_inside_stick_out)
{
    int32_t rectangles = 0, others = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        const pave_relax_def def = {.steps = 10, .rim = PAVE_RIM_FRAME};
        pave_mesh *m =
            rim_random_mesh(16, 12, (int)(seed % 4), 0, seed, .1 * (double)(seed % 11), &def);
        const pave_point_box box = bounds_of(m);
        int32_t outer = 0;
        for (int32_t t = 0; t < m->tile_count; t++) {
            int32_t count, inside = 0;
            const int32_t *ring = pave_mesh_ring(m, t, &count);
            for (int32_t k = 0; k < count; k++) inside += !pave_mesh_on_rim(m, ring[k]);
            outer += inside == 0;
        }
        assert_true(is_valid(m));
        if (m->made.off_frame_count > 0) {
            others++;
            assert_true(m->made.off_frame > 0);
            if (m->made.off_frame > 4)
                print_message("seed %d: %d off by %.3f\n", (int)seed, m->made.off_frame_count,
                              m->made.off_frame);
        } else {
            rectangles++;
            check_rectangle(m);
        }
        if (outer == 0 && m->made.off_frame_count > 0)
            print_message("seed %d: %d off by %.3f though all tiles have a vertex inside\n",
                          (int)seed, m->made.off_frame_count, m->made.off_frame);
        (void)box;
        pave_mesh_destroy(m);
    }
    print_message("%d rectangles, %d others\n", rectangles, others);
    assert_true(rectangles > 5 && others > 5);
}

/// One tile of any shape: also such that one of its corners is nearest to two of the frame.
TEST(single_tiles_get_frames)
{
    int32_t made = 0;
    for (uint64_t seed = 0; seed < 300; seed += SPARSE(7)) {
        const int32_t count = 4 + (int32_t)(seed % 7);
        pave_vec2 points[16];
        pave_point star[16];
        int32_t ring[16];
        make_star(star, count, seed, 2000, 30000);
        for (int32_t i = 0; i < count; i++) {
            ring[i] = i;
            points[i] = pave_vec2_of(star[i].x, star[i].y * (seed % 3 ? 1 : .2));
        }
        const int64_t start[] = {0, count};
        const pave_mesh_rings rings = {count, 1, points, start, ring, 0, {0, 0}, NULL};
        const pave_relax_def def = {.steps = 30, .rim = PAVE_RIM_FRAME, .kind = PAVE_RELAX_ANGLE};
        pave_mesh *m = NULL;
        if (pave_mesh_create_from_rings(&rings, NULL, &m, NULL) != PAVE_OK) continue;
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        assert_true(is_valid(m));
        if (m->made.off_frame_count == 0) check_rectangle(m);
        made += m->made.off_frame_count == 0;
        pave_mesh_destroy(m);
    }
    print_message("%d rectangles\n", made);
    assert_true(made > 100 / SPARSE(10));
}

TEST(a_triangle_has_no_frame)
{
    const pave_vec2 points[] = {{0, 0}, {10, 0}, {3, 8}};
    const int64_t start[] = {0, 3};
    const int32_t ring[] = {0, 1, 2};
    const pave_mesh_rings rings = {3, 1, points, start, ring, 0, {0, 0}, NULL};
    const pave_relax_def def = {.steps = 5, .rim = PAVE_RIM_FRAME};
    pave_mesh *m = NULL;
    assert_ok(pave_mesh_create_from_rings(&rings, NULL, &m, NULL));
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_true(is_valid(m));
    assert_int_equal(m->made.off_frame_count, 0);
    pave_mesh_destroy(m);
}

/// At the end of all coordinates there is no room for a wider frame.
TEST(frames_must_fit)
{
    const pave_vec2 points[] = {{0, 0}, {1 << 30, 0}, {1 << 30, 1 << 20}, {0, 1 << 20}};
    const int64_t start[] = {0, 4};
    const int32_t ring[] = {0, 1, 2, 3};
    const pave_mesh_rings rings = {4, 1, points, start, ring, 1, {0, 0}, NULL};
    pave_relax_def def = {.steps = 1, .rim = PAVE_RIM_FRAME, .frame_ratio = 100};
    pave_mesh *m = NULL;
    pave_error error = {0};
    assert_ok(pave_mesh_create_from_rings(&rings, NULL, &m, NULL));
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_true(is_valid(m));
    pave_mesh_destroy(m);
    const pave_vec2 square[] = {{0, 0}, {1 << 30, 0}, {1 << 30, 1 << 30}, {0, 1 << 30}};
    const pave_mesh_rings wide = {4, 1, square, start, ring, 1, {0, 0}, NULL};
    assert_ok(pave_mesh_create_from_rings(&wide, NULL, &m, NULL));
    const uint64_t hash = plan_hash(m);
    assert_int_equal(pave_mesh_relax(m, &def, NULL, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "frame"));
    assert_true(plan_hash(m) == hash);
    pave_mesh_destroy(m);
    static const double wrong[] = {-1, 101, .009, NAN, INFINITY};
    m = rim_random_mesh(4, 4, 0, 0, 0, 0, NULL);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        def.frame_ratio = wrong[i];
        assert_int_equal(pave_mesh_relax(m, &def, NULL, &error), PAVE_RANGE);
    }
    def = (pave_relax_def){.steps = 1, .rim = (pave_rim_kind)3};
    assert_int_equal(pave_mesh_relax(m, &def, NULL, &error), PAVE_RANGE);
    pave_mesh_destroy(m);
}

// ---- Around it ----------------------------------------------------------------------------------

TEST(both_ways_and_any_runner_give_the_same)
{
    for (uint64_t seed = 0; seed < 12; seed++) {
        const pave_mesh_def def = {.relax = {.kind = rim_kinds[seed % 2],
                                             .steps = 4,
                                             .rim = seed / 2 % 2 ? PAVE_RIM_FRAME : PAVE_RIM_FREE}};
        pave_board *board =
            rim_board(seed < 4 ? 140 / SPARSE(2) : 20, seed < 4 ? 130 / SPARSE(3) : 14,
                      (int)(seed % 4), (int)(seed / 4), seed, .15 * (double)(seed % 5));
        pave_mesh *m = rim_mesh(board, &def.relax), *generally = NULL, *backwards = NULL;
        pave_adjacency *adjacency = NULL;
        int64_t strips = 0;
        const pave_batch batch = {.runner = {run_backwards, &strips}};
        assert_ok(pave_board_to_adjacency(board, NULL, &adjacency, NULL));
        assert_ok(pave_mesh_create_from_adjacency(adjacency, &def, NULL, NULL, &generally, NULL));
        assert_ok(pave_mesh_create_from_board(board, &def, NULL, &batch, &backwards, NULL));
        assert_true(pave_mesh_hash(m) == pave_mesh_hash(generally));
        assert_true(pave_mesh_hash(m) == pave_mesh_hash(backwards));
        assert_int_equal(m->made.off_frame_count, generally->made.off_frame_count);
        assert_true(m->made.off_frame == generally->made.off_frame);
        pave_mesh_destroy(m);
        pave_mesh_destroy(generally);
        pave_mesh_destroy(backwards);
        pave_adjacency_destroy(adjacency);
        pave_board_destroy(board);
    }
}

TEST(rims_can_be_edited_afterwards)
{
    int32_t done = 0, tried = 0;
    for (uint64_t seed = 0; seed < 12; seed += SPARSE(5)) {
        const pave_relax_def def = {
            .kind = PAVE_RELAX_PUSH, .steps = 10, .rim = seed % 2 ? PAVE_RIM_FRAME : PAVE_RIM_FREE};
        pave_board *board = rim_board(11, 9, (int)(seed % 4), 0, seed, .2);
        pave_mesh *m = rim_mesh(board, &def);
        for (int32_t i = 0; i < 60; i++) {
            const pave_random_words w = pave_random_at(seed, 0x8107, i, 0, 0, 0);
            const pave_board_tile tile = {(int32_t)(w.word[0] % 11), (int32_t)(w.word[1] % 9)};
            const int k = (int)(w.word[2] % 6);
            const bool has = pave_board_has(board, tile, k);
            const pave_result result = pave_mesh_edit_board(m, board, tile, k, !has, NULL, NULL);
            tried += result == PAVE_OK || result == PAVE_NOT_FOUND;
            done += result == PAVE_OK;
            assert_true(is_valid(m));
        }
        const pave_relax_def again = {.steps = 2, .rim = def.rim};
        assert_ok(pave_mesh_relax(m, &again, NULL, NULL));
        assert_true(is_valid(m));
        pave_mesh_destroy(m);
        pave_board_destroy(board);
    }
    print_message("%d of %d edits made\n", done, tried);
    assert_true(done > 200 / SPARSE(4) && done * 10 > tried * 9);
}

TEST(failing_allocations)
{
    for (int rim = PAVE_RIM_FREE; rim <= PAVE_RIM_FRAME; rim++)
        for (int stretched = 0; stretched <= rim - PAVE_RIM_FREE; stretched++)
            for (int64_t fail_at = 0;; fail_at += 1 + fail_at / 16 * (SPARSE(2) - 1)) {
                failing counts = {.fail_at = fail_at};
                const pave_relax_def def = {.steps = 2,
                                            .min_radius = 1.2,
                                            .rim = (pave_rim_kind)rim,
                                            .frame_ratio = stretched};
                pave_error error = {0};
                pave_mesh *m = rim_random_mesh(7, 6, 0, 0, 3, 1, NULL);
                const pave_allocator own = m->allocator;
                m->allocator = failing_allocator(&counts);
                const pave_result result = pave_mesh_relax(m, &def, NULL, &error);
                m->allocator = own;
                assert_int_equal(counts.alive, 0);
                assert_int_equal(counts.bytes, 0);
                assert_true(is_valid(m));
                const bool done = counts.count <= fail_at;
                assert_int_equal(result, done ? PAVE_OK : PAVE_NO_MEMORY);
                pave_mesh_destroy(m);
                if (done) break;
                assert_true(fail_at < 5000);
            }
}

int main(void) { return run_all_tests(NULL, NULL); }
