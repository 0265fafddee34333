/// tests/grid/test_hex_coordinates.c: the other names of hexagons: systems of columns and rows,
/// coarse cells and chunks.
#include "../test.h"
#include "hex_fixture.h"

#include <pave/square.h>

static const int32_t window_at[][2] = {{-6, -6},
                                       {-LIMIT, -LIMIT},
                                       {LIMIT - 12, -LIMIT},
                                       {-LIMIT, LIMIT - 12},
                                       {LIMIT - 12, LIMIT - 12}};
enum {
    WINDOWS = sizeof window_at / sizeof window_at[0],
    WINDOW = 13,
    CELLS = WINDOWS * WINDOW * WINDOW,
    SYSTEMS = 6
};

/// The i-th of the cells to test with.
static pave_cell cell_number(int i)
{
    int window = i / (WINDOW * WINDOW), place = i % (WINDOW * WINDOW);
    return pave_cell_of(window_at[window][0] + place % WINDOW,
                        window_at[window][1] + place / WINDOW);
}

// ---- Cube, offset, doubled ----------------------------------------------------------------------

TEST(cube_has_a_third_lane)
{
    for (int i = 0; i < CELLS; i++) {
        pave_cell face = cell_number(i);
        pave_hex_cube cube = pave_hex_to_cube(face);
        assert_true((int64_t)cube.q + cube.r + cube.s == 0 && cube.q == face.q && cube.r == face.r);
        assert_true(pave_hex_cube_valid(cube));
        assert_true(pave_cell_equal(pave_hex_from_cube(cube), face));
        cube.s++;
        assert_false(pave_hex_cube_valid(cube));
    }
    pave_hex_cube beyond = {LIMIT + 1, -LIMIT, -1};
    assert_false(pave_hex_cube_valid(beyond));
}

static const pave_hex_system systems[SYSTEMS] = {PAVE_HEX_ODD_R,         PAVE_HEX_EVEN_R,
                                                 PAVE_HEX_ODD_Q,         PAVE_HEX_EVEN_Q,
                                                 PAVE_HEX_DOUBLED_WIDTH, PAVE_HEX_DOUBLED_HEIGHT};

/// The position of a column and row in each system, in halves of a column and of a row; only rows
/// are shifted, or only columns.
static void place_of(pave_hex_offset offset, pave_hex_system system, int64_t *x, int64_t *y)
{
    const int64_t col = offset.col, row = offset.row, odd_row = ((row % 2) + 2) % 2,
                  odd_col = ((col % 2) + 2) % 2;
    *x = 2 * col, *y = 2 * row;
    if (system == PAVE_HEX_ODD_R) *x += odd_row;
    if (system == PAVE_HEX_EVEN_R) *x -= odd_row;
    if (system == PAVE_HEX_ODD_Q) *y += odd_col;
    if (system == PAVE_HEX_EVEN_Q) *y -= odd_col;
    if (system == PAVE_HEX_DOUBLED_WIDTH) *x = col;
    if (system == PAVE_HEX_DOUBLED_HEIGHT) *y = row;
}

static bool is_for_flat(pave_hex_system system)
{
    return system == PAVE_HEX_ODD_Q || system == PAVE_HEX_EVEN_Q ||
           system == PAVE_HEX_DOUBLED_HEIGHT;
}

TEST(offsets_lie_where_the_faces_lie)
{
    for (int i = 0; i < CELLS; i++)
        for (int n = 0; n < SYSTEMS; n++) {
            const pave_hex_system system = systems[n];
            pave_cell face = cell_number(i);
            pave_hex_offset offset = pave_hex_to_offset(face, system);
            int64_t x, y,
                half = is_for_flat(system) ? 2 * (int64_t)face.r + face.q
                                           : 2 * (int64_t)face.q + face.r;
            place_of(offset, system, &x, &y);
            assert_true(is_for_flat(system) ? x == 2 * (int64_t)face.q && y == half
                                            : x == half && y == 2 * (int64_t)face.r);
            assert_true(pave_hex_offset_valid(offset, system));
            assert_true(pave_cell_equal(pave_hex_from_offset(offset, system), face));
        }
}

TEST(offsets_are_told_to_be_wrong)
{
    for (int32_t col = -9; col <= 9; col++)
        for (int32_t row = -9; row <= 9; row++)
            for (int n = 0; n < SYSTEMS; n++) {
                const pave_hex_system system = systems[n];
                pave_hex_offset offset = {col, row};
                assert_true(pave_hex_offset_valid(offset, system) ==
                            (system < PAVE_HEX_DOUBLED_WIDTH || abs(col + row) % 2 == 0));
            }
    static const pave_cell edges[] = {{LIMIT, 0, 0}, {-LIMIT, 0, 0}, {0, LIMIT, 0}, {0, -LIMIT, 0}};
    for (int i = 0; i < 4; i++)
        for (int n = 0; n < SYSTEMS; n++) {
            const pave_hex_system system = systems[n];
            pave_hex_offset offset = pave_hex_to_offset(edges[i], system);
            int32_t step = system < PAVE_HEX_DOUBLED_WIDTH ? 1 : 2;
            *(i < 2 ? &offset.col : &offset.row) +=
                (i % 2 ? -1 : 1) * step; // further along its own axis
            assert_false(pave_hex_offset_valid(offset, system));
        }
    for (int n = 0; n < SYSTEMS; n++) {
        assert_false(pave_hex_offset_valid((pave_hex_offset){INT32_MIN, INT32_MIN}, systems[n]));
        assert_false(pave_hex_offset_valid((pave_hex_offset){INT32_MAX, INT32_MAX}, systems[n]));
    }
}

// ---- Coarse and fine ----------------------------------------------------------------------------

/// The middle of a big hexagon, as the header places it.
static pave_cell middle_of(pave_cell parent, int32_t radius)
{
    int64_t i = parent.q, j = parent.r;
    return pave_cell_of((int32_t)(i * (2 * (int64_t)radius + 1) + j * radius),
                        (int32_t)(j * ((int64_t)radius + 1) - i * radius));
}

/// A step E adds 1, and a step NE 3 R + 2, modulo the size.
static int64_t child_index(pave_cell face, int32_t radius)
{
    return pave_floor_modulo(face.q - (3 * (int64_t)radius + 1) * face.r,
                             pave_hex_parent_size(radius));
}

static void check_parent(pave_cell face, int32_t radius)
{
    pave_cell parent = pave_hex_parent(face, radius), middle = middle_of(parent, radius);
    int64_t index = child_index(face, radius);
    if (parent.s != 0 || pave_hex_distance(face, middle) > radius)
        fail_msg("%d,%d is not in the big hexagon %d,%d of radius %d", (int)face.q, (int)face.r,
                 (int)parent.q, (int)parent.r, (int)radius);
    assert_true(pave_cell_equal(pave_hex_child(parent, radius, index), face));
}

/// Each face lies in the disk of its parent. That no face lies in two follows: there are as many
/// faces to a parent as its disk has.
TEST(parents_hold_their_faces)
{
    static const int32_t radii[] = {0,      1, 2, 3, 4, 5, 9, 100, 4095, 1 << 20, (1 << 29) - 1,
                                    1 << 29};
    for (int k = 0; k < 12; k++) {
        for (int32_t at = 0; at < 81 * 81; at++)
            check_parent(pave_cell_of(at % 81 - 40, at / 81 - 40), radii[k]);
        for (int i = 0; i < CELLS; i++) check_parent(cell_number(i), radii[k]);
    }
    uint64_t random = 8;
    for (int i = 0; i < 20000; i++) {
        int32_t radius = (int32_t)(next_random(&random) >> random_in(&random, 3, 31));
        pave_cell face =
            pave_cell_of(random_in(&random, -LIMIT, LIMIT), random_in(&random, -LIMIT, LIMIT));
        check_parent(face, radius);
    }
}

TEST(children_are_all_different)
{
    for (int32_t radius = 0; radius <= 6; radius++)
        for (int32_t at = 0; at < 49; at++) {
            pave_cell parent = pave_cell_of(at % 7 - 3, at / 7 - 3);
            int64_t size = pave_hex_parent_size(radius);
            assert_true(
                pave_cell_equal(pave_hex_child(parent, radius, 0), middle_of(parent, radius)));
            for (int64_t index = 0; index < size; index++) {
                pave_cell child = pave_hex_child(parent, radius, index);
                assert_true(pave_cell_equal(pave_hex_parent(child, radius), parent));
                assert_true(child_index(child, radius) ==
                            index); // so no two indices give one child
            }
        }
}

/// Neighbors of the coarse grid are big hexagons side by side.
TEST(parents_are_a_hexagon_grid)
{
    for (int32_t radius = 0; radius <= 5; radius++)
        for (int k = 0; k < 6; k++) {
            pave_cell parent = pave_cell_of(-2, 1), next = pave_hex_neighbors(parent, k);
            assert_true(pave_hex_distance(middle_of(parent, radius), middle_of(next, radius)) ==
                        2 * radius + 1);
            pave_cell first = pave_hex_neighbors(middle_of(parent, radius), k);
            if (radius > 0) assert_true(pave_cell_equal(pave_hex_parent(first, radius), parent));
            pave_cell across = pave_hex_ray(middle_of(parent, radius), k, 2 * radius + 1);
            assert_true(pave_cell_equal(pave_hex_parent(across, radius), next));
        }
}

TEST(chunks_are_parallelograms)
{
    static const int32_t sizes[] = {1, 2, 3, 7, 64, 1000, LIMIT};
    for (int k = 0; k < 7; k++)
        for (int i = 0; i < CELLS; i++) {
            const int32_t m = sizes[k];
            pave_cell face = cell_number(i), chunk = pave_square_parent(face, m);
            int64_t first_q = (int64_t)chunk.q * m, first_r = (int64_t)chunk.r * m;
            assert_true(face.q >= first_q && face.q < first_q + m && face.r >= first_r &&
                        face.r < first_r + m && chunk.s == 0);
        }
}

int main(void) { return run_all_tests(NULL, NULL); }
