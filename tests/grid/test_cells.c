/// tests/grid/test_cells.c: runs of cells against one cell after the other: every length, every
/// room behind, nothing past the end.
#include "../test.h"
#include "src/grid/cells.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

enum { LONGEST = 3 * PAVE_CELLS_BLOCK + 2, ROOM = 2 * PAVE_CELLS_BLOCK + 1, GUARD = 8 };

static const pave_cell guard = {77, 78, 79};

static pave_cell moved(pave_cell cell, int32_t dq, int32_t dr, int32_t times)
{
    return (pave_cell){cell.q + times * dq, cell.r + times * dr, cell.s};
}

static void check_pairs(pave_cell a, pave_cell b, int32_t dq, int32_t dr, int count, int room)
{
    pave_cell out[LONGEST + ROOM + GUARD];
    for (int i = 0; i < LONGEST + ROOM + GUARD; i++) out[i] = guard;
    pave_cell *end = out + count + room;
    assert_ptr_equal(pave_cells_pairs(out, end, a, b, dq, dr, count), out + count);
    for (int i = 0; i < count; i++)
        assert_true(pave_cell_equal(out[i], moved(i % 2 ? b : a, dq, dr, i / 2)));
    for (int i = 0; i < GUARD; i++) assert_true(pave_cell_equal(end[i], guard));
}

TEST(pairs_are_written_cell_by_cell)
{
    for (int count = 0; count <= LONGEST; count++)
        for (int room = 0; room <= ROOM; room++)
            for (int32_t d = -2; d <= 2; d++) {
                check_pairs((pave_cell){-3, 4, 0}, (pave_cell){-3, 5, 1}, d, 1 - d, count, room);
                check_pairs((pave_cell){PAVE_COORDINATE_MAX, -PAVE_COORDINATE_MAX, 5},
                            (pave_cell){9, 9, 9}, d, d, count, room);
            }
}

static void check_run(pave_cell a, int32_t dq, int32_t dr, int count, int room, int place)
{
    pave_cell all[4 + LONGEST + ROOM + GUARD], *out = all + place, *end = out + count + room;
    for (int i = 0; i < 4 + LONGEST + ROOM + GUARD; i++) all[i] = guard;
    assert_ptr_equal(pave_cells_run(out, end, a, dq, dr, count), out + count);
    for (int i = 0; i < count; i++) assert_true(pave_cell_equal(out[i], moved(a, dq, dr, i)));
    for (int i = 0; i < GUARD; i++) assert_true(pave_cell_equal(end[i], guard));
    for (int i = 0; i < place; i++) assert_true(pave_cell_equal(all[i], guard));
}

/// At each of the four places that a cell may have in 16 bytes.
TEST(runs_and_rows_step_evenly)
{
    for (int count = 0; count <= LONGEST; count++)
        for (int place = 0; place < 4; place++) {
            for (int room = 0; room <= ROOM; room++)
                check_run((pave_cell){5, -6, 1}, -1, 2, count, room, place);
            pave_cell out[LONGEST];
            assert_ptr_equal(pave_cells_row(out, out + LONGEST, -7, 8, count), out + count);
            for (int i = 0; i < count; i++)
                assert_true(pave_cell_equal(out[i], moved((pave_cell){-7, 8, 0}, 1, 0, i)));
        }
}

/// The blocks behind a run at the far end of the 32-bit numbers wrap without harm.
TEST(runs_may_end_at_the_last_number)
{
    pave_cell out[LONGEST];
    pave_cells_row(out, out + LONGEST, INT32_MAX - 2, INT32_MIN, 3);
    assert_true(pave_cell_equal(out[2], pave_cell_of(INT32_MAX, INT32_MIN)));
}

// ---- Metrics that do not exist ------------------------------------------------------------------

#define REFUSED(call, result)           \
    do {                                \
        count = 77;                     \
        assert_int_equal(call, result); \
        assert_int_equal(count, 0);     \
        assert_int_equal(out[0].q, 9);  \
    } while (0)

TEST(metrics_that_do_not_exist_are_refused)
{
    const pave_cell at = {0, 0, 0}, to = {2, 0, 0};
    pave_cell out[64] = {{9, 9, 9}};
    int64_t count;
    for (int side = 0; side < 2; side++) {
        const pave_square_metric square = (pave_square_metric)(side ? 3 : -1);
        const pave_hex_metric hex = (pave_hex_metric)(side ? 2 : -1);
        const pave_tri_metric tri = (pave_tri_metric)(side ? 5 : -1);
        REFUSED(pave_square_ring(at, 1, square, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_square_disk(at, 1, square, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_square_spiral(at, 1, square, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_square_line(at, to, square, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_hex_ring(at, 1, hex, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_hex_disk(at, 1, hex, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_hex_spiral(at, 1, hex, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_tri_ring(at, 1, tri, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_tri_disk(at, 1, tri, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_tri_spiral(at, 1, tri, out, 64, &count), PAVE_RANGE);
        REFUSED(pave_tri_line(at, to, tri, out, 64, &count), PAVE_RANGE);
    }
    REFUSED(pave_square_line(at, to, PAVE_SQUARE_EUCLID, out, 64, &count), PAVE_UNSUPPORTED);
    REFUSED(pave_tri_line(at, to, PAVE_TRI_EUCLID, out, 64, &count), PAVE_UNSUPPORTED);
}

// ---- Parts as text ------------------------------------------------------------------------------

/// The part (3, -4, s) of a text is read and written again; a text behind it and a coordinate out
/// of range are refused, and leave the part as it was.
#define CHECK_PART(type, good, wanted_s, far, read, write, size) \
    do {                                                         \
        char text[size];                                         \
        type part, kept;                                         \
        memset(&part, 7, sizeof part);                           \
        assert_ok(read(good, &part));                            \
        assert_true(part.q == 3 && part.r == -4);                \
        assert_string_equal(write(part, text), good);            \
        kept = part;                                             \
        assert_int_equal(read(good " ", &part), PAVE_INVALID);   \
        assert_int_equal(read("", &part), PAVE_INVALID);         \
        assert_int_equal(read(far, &part), PAVE_RANGE);          \
        assert_memory_equal(&part, &kept, sizeof part);          \
        wanted_s;                                                \
    } while (0)

TEST(parts_are_read_and_written)
{
    CHECK_PART(pave_cell, "3,-4", assert_int_equal(part.s, 0), "536870913,0", pave_square_face_read,
               pave_square_face_text, PAVE_SQUARE_TEXT_SIZE);
    CHECK_PART(pave_square_edge, "3,-4,N", assert_int_equal(part.s, PAVE_SQUARE_EDGE_N),
               "536870913,0,W", pave_square_edge_read, pave_square_edge_text,
               PAVE_SQUARE_TEXT_SIZE);
    CHECK_PART(pave_square_vertex, "3,-4", (void)0, "0,-536870913", pave_square_vertex_read,
               pave_square_vertex_text, PAVE_SQUARE_TEXT_SIZE);
    CHECK_PART(pave_cell, "3,-4", assert_int_equal(part.s, 0), "536870913,0", pave_hex_face_read,
               pave_hex_face_text, PAVE_HEX_TEXT_SIZE);
    CHECK_PART(pave_hex_edge, "3,-4,W", assert_int_equal(part.s, PAVE_HEX_EDGE_W), "536870913,0,NE",
               pave_hex_edge_read, pave_hex_edge_text, PAVE_HEX_TEXT_SIZE);
    CHECK_PART(pave_hex_vertex, "3,-4,S", assert_int_equal(part.s, PAVE_HEX_VERTEX_S),
               "0,-536870913,N", pave_hex_vertex_read, pave_hex_vertex_text, PAVE_HEX_TEXT_SIZE);
    CHECK_PART(pave_cell, "3,-4,R", assert_int_equal(part.s, PAVE_TRI_R), "536870913,0,L",
               pave_tri_face_read, pave_tri_face_text, PAVE_TRI_TEXT_SIZE);
    CHECK_PART(pave_tri_edge, "3,-4,N", assert_int_equal(part.s, PAVE_TRI_EDGE_N), "536870913,0,E",
               pave_tri_edge_read, pave_tri_edge_text, PAVE_TRI_TEXT_SIZE);
    CHECK_PART(pave_tri_vertex, "3,-4", (void)0, "0,-536870913", pave_tri_vertex_read,
               pave_tri_vertex_text, PAVE_TRI_TEXT_SIZE);
}

int main(void) { return run_all_tests(NULL, NULL); }
