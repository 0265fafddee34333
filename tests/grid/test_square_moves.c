/// tests/grid/test_square_moves.c: moving about the square grid: rays, rotation, reflection,
/// distances by breadth-first search, chunks, numbers.
#include "../test.h"
#include "same_parts.h"
#include "square_places.h"

// ---- Diagonals and rays -------------------------------------------------------------------------

TEST(diagonals_lie_across_the_corners)
{
    for (int p = 0; p < PLACES; p++)
        for (int k = 0; k < PAVE_SQUARE_DIAGONALS_MAX; k++) {
            pave_cell across = pave_square_diagonals(place(p), k);
            assert_true(same_square_vertex(pave_square_corners(across, (k + 2) % 4),
                                           pave_square_corners(place(p), k)));
            assert_true(pave_cell_equal(pave_square_touching(place(p), (2 * k + 7) % 8), across));
        }
}

static pave_cell step_in(pave_cell cell, int direction)
{
    return direction < 4 ? pave_square_neighbors(cell, direction)
                         : pave_square_diagonals(cell, direction - 4);
}

TEST(rays_go_step_by_step)
{
    for (int p = 0; p < PLACES; p++)
        for (int d = 0; d < PAVE_SQUARE_DIRECTIONS_MAX; d++) {
            pave_cell from = place_within(p, 40), cell = from;
            for (int64_t k = 0; k <= 40; k++, cell = step_in(cell, d))
                assert_true(pave_cell_equal(pave_square_ray(from, d, k), cell));
        }
    const int64_t far = 2 * (int64_t)LIMIT;
    assert_true(pave_cell_equal(pave_square_ray(place(6), PAVE_SQUARE_SE, far), place(3)));
    assert_true(pave_cell_equal(pave_square_ray(place(3), PAVE_SQUARE_NW, far), place(6)));
    assert_true(pave_cell_equal(pave_square_ray(place(4), PAVE_SQUARE_NE, far), place(5)));
    assert_true(pave_cell_equal(pave_square_ray(place(5), PAVE_SQUARE_SW, far), place(4)));
    assert_true(pave_cell_equal(pave_square_ray(place(6), PAVE_SQUARE_E, far + 1),
                                pave_cell_of(LIMIT + 1, -LIMIT)));
}

// ---- Rotation and reflection --------------------------------------------------------------------

/// A point in half squares.
typedef struct halves {
    int64_t x, y;
} halves;

static halves middle_of(pave_cell face)
{
    return (halves){2 * (int64_t)face.q + 1, 2 * (int64_t)face.r + 1};
}
static halves corner_of(pave_square_vertex vertex)
{
    return (halves){2 * (int64_t)vertex.q, 2 * (int64_t)vertex.r};
}

static halves turned(halves at, int k, halves about)
{
    int64_t x = at.x - about.x, y = at.y - about.y;
    for (int quarters = ((k % 4) + 4) % 4; quarters > 0; quarters--) {
        int64_t old_x = x;
        x = -y; // y points down: this is clockwise
        y = old_x;
    }
    return (halves){about.x + x, about.y + y};
}

static bool is_at(pave_cell face, halves at)
{
    return middle_of(face).x == at.x && middle_of(face).y == at.y;
}

static void check_turns(pave_cell face, pave_cell about)
{
    pave_square_vertex vertex = pave_square_vertex_of(about.q, about.r);
    for (int k = -9; k <= 9; k++) {
        assert_true(is_at(pave_square_rotate_about_face(face, k, about),
                          turned(middle_of(face), k, middle_of(about))));
        assert_true(is_at(pave_square_rotate_about_vertex(face, k, vertex),
                          turned(middle_of(face), k, corner_of(vertex))));
    }
}

static void check_mirrors(pave_cell face, pave_cell about)
{
    pave_square_vertex vertex = pave_square_vertex_of(about.q, about.r);
    halves at = middle_of(face), by_face = middle_of(about), by_vertex = corner_of(vertex);
    assert_true(is_at(pave_square_reflect_about_face(face, PAVE_SQUARE_AXIS_X, about),
                      (halves){at.x, 2 * by_face.y - at.y}));
    assert_true(is_at(pave_square_reflect_about_face(face, PAVE_SQUARE_AXIS_Y, about),
                      (halves){2 * by_face.x - at.x, at.y}));
    assert_true(is_at(pave_square_reflect_about_vertex(face, PAVE_SQUARE_AXIS_X, vertex),
                      (halves){at.x, 2 * by_vertex.y - at.y}));
    assert_true(is_at(pave_square_reflect_about_vertex(face, PAVE_SQUARE_AXIS_Y, vertex),
                      (halves){2 * by_vertex.x - at.x, at.y}));
}

TEST(moves_are_those_of_the_plane)
{
    for (int p = 0; p < PLACES; p++)
        for (int o = 0; o < PLACES; o++) // from one end of the world to the other, too
            for (int c = 0; c < 25; c++) {
                pave_cell face = moved(place_within(p, 2), c % 5 - 2, c / 5 - 2);
                check_turns(face, place(o));
                check_mirrors(face, place(o));
            }
    check_turns(place(3), pave_cell_of(LIMIT, -LIMIT));
    assert_true(
        pave_cell_equal(pave_square_rotate_about_face(place(0), INT32_MIN, place(1)), place(0)));
    assert_true(pave_cell_equal(pave_square_rotate_about_face(place(0), INT32_MAX, place(1)),
                                pave_square_rotate_about_face(place(0), 3, place(1))));
}

typedef pave_cell (*mover)(pave_cell face, int what, pave_cell about);

static pave_cell turn_face(pave_cell face, int k, pave_cell about)
{
    return pave_square_rotate_about_face(face, k, about);
}
static pave_cell turn_vertex(pave_cell face, int k, pave_cell about)
{
    return pave_square_rotate_about_vertex(face, k, pave_square_vertex_of(about.q, about.r));
}
static pave_cell mirror_face(pave_cell face, int axis, pave_cell about)
{
    return pave_square_reflect_about_face(face, axis & 1 ? PAVE_SQUARE_AXIS_Y : PAVE_SQUARE_AXIS_X,
                                          about);
}
static pave_cell mirror_vertex(pave_cell face, int axis, pave_cell about)
{
    return pave_square_reflect_about_vertex(face,
                                            axis & 1 ? PAVE_SQUARE_AXIS_Y : PAVE_SQUARE_AXIS_X,
                                            pave_square_vertex_of(about.q, about.r));
}

static const mover movers[] = {turn_face, turn_vertex, mirror_face, mirror_vertex};

TEST(moves_form_a_group_and_keep_distances)
{
    uint64_t seed = 8;
    for (int i = 0; i < 4000; i++) {
        pave_cell a = chance_cell(&seed, LIMIT / 8), b = chance_cell(&seed, LIMIT / 8),
                  about = chance_cell(&seed, LIMIT / 8);
        int k = (int)chance_of(&seed, -8, 8), l = (int)chance_of(&seed, -8, 8);
        for (int m = 0; m < 4; m++) {
            pave_cell at = movers[m](a, k, about), bt = movers[m](b, k, about);
            assert_true(pave_square_distance(at, bt, PAVE_SQUARE_4) ==
                        pave_square_distance(a, b, PAVE_SQUARE_4));
            assert_true(pave_square_distance(at, bt, PAVE_SQUARE_8) ==
                        pave_square_distance(a, b, PAVE_SQUARE_8));
            assert_true(pave_square_norm(at, bt) == pave_square_norm(a, b));
            pave_cell back = movers[m](at, m < 2 ? -k : k, about),
                      further = movers[m](at, l, about);
            assert_true(pave_cell_equal(back, a));
            if (m < 2) assert_true(pave_cell_equal(further, movers[m](a, k + l, about)));
        }
        // Two mirrors make half a turn; a mirror undoes the sense of a turn.
        assert_true(pave_cell_equal(mirror_face(mirror_face(a, 0, about), 1, about),
                                    turn_face(a, 2, about)));
        assert_true(pave_cell_equal(mirror_vertex(mirror_vertex(a, 0, about), 1, about),
                                    turn_vertex(a, 2, about)));
        assert_true(pave_cell_equal(mirror_face(turn_face(a, k, about), 0, about),
                                    turn_face(mirror_face(a, 0, about), -k, about)));
    }
}

TEST(a_quarter_leads_from_side_to_side)
{
    const pave_cell middle = place(2);
    for (int k = 0; k < 4; k++) {
        assert_true(pave_cell_equal(turn_face(pave_square_neighbors(middle, k), 1, middle),
                                    pave_square_neighbors(middle, (k + 1) % 4)));
        assert_true(pave_cell_equal(turn_face(pave_square_diagonals(middle, k), 1, middle),
                                    pave_square_diagonals(middle, (k + 1) % 4)));
        pave_square_vertex vertex = pave_square_vertex_of(middle.q, middle.r);
        assert_true(pave_cell_equal(
            pave_square_rotate_about_vertex(pave_square_touches(vertex, k), 1, vertex),
            pave_square_touches(vertex, (k + 1) % 4)));
    }
}

// ---- Distance -----------------------------------------------------------------------------------

enum { REACH = 12, SIDE = 2 * REACH + 1 };

/// Steps from the middle of a window to every cell of it, by breadth-first search over the
/// neighbourhood of a metric.
static void search_distances(pave_cell from, pave_square_metric metric, int steps[SIDE][SIDE])
{
    pave_cell queue[SIDE * SIDE];
    int first = 0, last = 0;
    memset(steps, -1, sizeof(int) * SIDE * SIDE);
    steps[REACH][REACH] = 0;
    queue[last++] = from;
    while (first < last) {
        pave_cell cell = queue[first++];
        int here = steps[cell.r - from.r + REACH][cell.q - from.q + REACH];
        for (int k = 0;
             k < (metric == PAVE_SQUARE_4 ? PAVE_SQUARE_NEIGHBORS_MAX : PAVE_SQUARE_TOUCHING_MAX);
             k++) {
            pave_cell next = metric == PAVE_SQUARE_4 ? pave_square_neighbors(cell, k)
                                                     : pave_square_touching(cell, k);
            int32_t q = next.q - from.q + REACH, r = next.r - from.r + REACH;
            if (q < 0 || q >= SIDE || r < 0 || r >= SIDE || steps[r][q] >= 0) continue;
            steps[r][q] = here + 1;
            queue[last++] = next;
        }
    }
}

TEST(distances_are_those_of_a_search)
{
    for (int p = 0; p < PLACES; p++)
        for (int m = PAVE_SQUARE_4; m <= PAVE_SQUARE_8; m++) {
            int steps[SIDE][SIDE];
            pave_cell from = place(p);
            search_distances(from, (pave_square_metric)m, steps);
            for (int32_t c = 0; c < SIDE * SIDE; c++) {
                pave_cell to = moved(from, c % SIDE - REACH, c / SIDE - REACH);
                assert_true(pave_square_distance(from, to, (pave_square_metric)m) ==
                            steps[c / SIDE][c % SIDE]);
                assert_true(pave_square_distance(to, from, (pave_square_metric)m) ==
                            steps[c / SIDE][c % SIDE]);
                int64_t x = c % SIDE - REACH, y = c / SIDE - REACH;
                assert_true(pave_square_norm(from, to) == (uint64_t)(x * x + y * y));
            }
        }
}

TEST(distances_through_the_world_fit)
{
    const int64_t across = 2 * (int64_t)LIMIT;
    assert_true(pave_square_distance(place(3), place(6), PAVE_SQUARE_4) == 2 * across);
    assert_true(pave_square_distance(place(3), place(6), PAVE_SQUARE_8) == across);
    assert_true(pave_square_norm(place(4), place(5)) == 2 * (uint64_t)across * (uint64_t)across);
}

// ---- Chunks and numbers -------------------------------------------------------------------------

static const int32_t factors[] = {1, 2, 3, 7, 32, 1000, LIMIT - 1, LIMIT};
enum { FACTORS = sizeof factors / sizeof factors[0] };

/// A face belongs to the coarse face whose square holds it, in whole numbers: m parent <= face < m
/// (parent + 1).
static void check_parent(pave_cell face, int32_t m)
{
    pave_cell parent = pave_square_parent(face, m);
    int64_t q = face.q - (int64_t)m * parent.q, r = face.r - (int64_t)m * parent.r;
    assert_true(q >= 0 && q < m && r >= 0 && r < m && parent.s == 0);
}

TEST(every_face_has_its_place_in_a_chunk)
{
    for (int f = 0; f < FACTORS; f++)
        for (int p = 0; p < PLACES; p++)
            for (int32_t c = 0; c < 41 * 41; c++)
                check_parent(moved(place_within(p, 20), c % 41 - 20, c / 41 - 20), factors[f]);
}

TEST(a_chunk_has_all_its_children)
{
    for (int32_t m = 1; m <= 12; m++)
        for (int32_t c = 0; c < 49; c++)
            for (int64_t index = 0; index < m * m; index++) {
                const pave_cell parent = pave_cell_of(c % 7 - 3, c / 7 - 3),
                                child = pave_cell_of(parent.q * m + (int32_t)index % m,
                                                     parent.r * m + (int32_t)index / m);
                assert_true(pave_cell_equal(pave_square_parent(child, m), parent));
            }
}

int main(void) { return run_all_tests(NULL, NULL); }
