/// tests/mesh/test_dense.c: meshes of boards by the dense path, against a naive twin: all layouts,
/// sizes and shares, every runner.
#include "../calls.h"
#include "../sparse.h"
#include "../test.h"
#include "dense_fixture.h"
#include "src/board/board_parts.h"
#include "src/mesh/dense/dense.h"
#include "src/mesh/valid/mesh_shape.h"

static const pave_batch backwards = {.runner = {run_backwards, NULL}};

static int accepted, refused, pinched;

/// Makes the mesh by a batch; NULL where the board is left to the general way.
static pave_mesh *mesh_by(const pave_board *board, const pave_batch *batch)
{
    pave_dense dense;
    pave_mesh *mesh = NULL;
    const pave_result result = pave_dense_create(board, batch, NULL, &dense);
    if (result == PAVE_OK)
        assert_ok(pave_dense_to_mesh(&dense, batch, NULL, &mesh));
    else
        assert_int_equal(result, PAVE_NOT_FOUND);
    assert_null(dense.links);
    return mesh;
}

static void equal_meshes(const pave_mesh *a, const pave_mesh *b)
{
    assert_int_equal(a->vertex_count, b->vertex_count);
    assert_int_equal(a->corner_count, b->corner_count);
    assert_memory_equal(a->vertices, b->vertices, (size_t)a->vertex_count * sizeof *a->vertices);
    assert_memory_equal(a->vertex_start, b->vertex_start,
                        ((size_t)a->vertex_count + 1) * sizeof *a->vertex_start);
    assert_memory_equal(a->vertex_tiles, b->vertex_tiles,
                        (size_t)a->corner_count * sizeof *a->vertex_tiles);
    assert_memory_equal(a->ring_start, b->ring_start,
                        ((size_t)a->tile_count + 1) * sizeof *a->ring_start);
    assert_memory_equal(a->rings, b->rings, (size_t)a->corner_count * sizeof *a->rings);
    assert_int_equal(a->rim_count, b->rim_count);
    assert_memory_equal(a->rim, b->rim, (size_t)a->rim_count * sizeof *a->rim);
    assert_memory_equal(a->fixed, b->fixed, ((size_t)a->vertex_count + 63) / 64 * sizeof *a->fixed);
}

/// All ways to make the mesh of a board. Whether it has one.
static bool check_board(const pave_board *board, bool by_twin)
{
    pave_mesh *first = mesh_by(board, NULL), *other = mesh_by(board, &backwards);
    assert_int_equal(other != NULL, first != NULL);
    if (other) equal_meshes(first, other);
    pave_mesh_destroy(other);
    if (first && by_twin) twin_check(board, first);
    bool made = first != NULL;
    accepted += made;
    refused += !made;
    pave_mesh_destroy(first);
    return made;
}

TEST(test_whole)
{
    for (int system = 0; system < 4; system++)
        for (int32_t width = 1; width <= 70; width += width < 9 ? 1 : 7)
            for (int32_t height = 1; height <= 12; height++) {
                if ((system + width + height) % SPARSE(4)) continue;
                pave_board *board = dense_board(width, height, system, PAVE_BOARD_HEX, 0, 0.0, 0.0);
                assert_true(check_board(board, true));
                pave_board_destroy(board);
            }
}

TEST(test_patterns)
{
    for (int system = 0; system < 4; system++)
        for (int pattern = 1; pattern < 3; pattern++)
            for (int32_t size = 1; size < 22; size++) {
                pave_board *board =
                    dense_board(size, 1 + size * 7 % 20, system, pattern, 0, 0.0, 0.0);
                bool made = check_board(board, true);
                if (pattern == PAVE_BOARD_QUAD) assert_true(made);
                pave_board_destroy(board);
            }
}

TEST(test_random)
{
    accepted = refused = 0;
    for (uint64_t seed = 0; seed < 1500; seed += SPARSE(11)) {
        pave_random_words words = pave_random_at(seed, PAVE_STREAM_USER + 1, 0, 0, 0, 0);
        int32_t width = 1 + (int32_t)pave_random_below(words.word[0], 60),
                height = 1 + (int32_t)pave_random_below(words.word[1], 60);
        double share = words.word[2] / 4294967296.0, rim_share = (seed & 3) == 3 ? share : 0.0;
        pave_board *board = dense_board(width, height, (int)(words.word[3] & 3), PAVE_BOARD_HEX,
                                        seed, share * share, rim_share);
        bool made = check_board(board, true);
        if (made) assert_true(twin_connected(board));
        if (!made && seed % 4 != 3 && share < .5)
            assert_false(twin_connected(board)); // then only what is apart is refused
        pave_board_destroy(board);
    }
    print_message("random boards: %d by the dense, %d left to the general way\n", accepted,
                  refused);
    assert_true(accepted > 800 / SPARSE(16));
}

/// Boards of several strips, and rows of several parts. Faces cross strips, some go over many rows.
TEST(test_large)
{
    static const int32_t sizes[][2] = {{20, 130}, {7, 400}, {513, 9},   {1100, 70}, {62, 200},
                                       {63, 63},  {64, 62}, {255, 127}, {1, 300},   {600, 2}};
    accepted = refused = 0;
    for (int system = 0; system < 4; system++)
        for (uint64_t seed = 0; seed < sizeof sizes / sizeof *sizes; seed++) {
            if (((uint64_t)system + seed) % SPARSE(4)) continue;
            double share = seed % 3 == 0 ? 0.03 : seed % 3 == 1 ? 0.08 : 0.15;
            pave_board *board = dense_board(sizes[seed][0], sizes[seed][1], system, PAVE_BOARD_HEX,
                                            seed, share, 0.0);
            dense_join_rim(board);
            assert_true(check_board(board, true));
            pave_board_destroy(board);
        }
    assert_int_equal(refused, 0);
}

/// A face that goes straight down over all rows, around a comb of tiles that are connected at one
/// side.
TEST(test_long_face)
{
    for (int system = 0; system < 4; system++)
        for (int32_t length = 20; length < 180; length += 53) {
            pave_board *board = dense_board(40, 200, system, PAVE_BOARD_HEX, 9, 0.05, 0.0);
            dense_join_rim(board);
            for (int32_t row = 10; row < 10 + length; row++)
                for (int k = 0; k < 6; k++) { // nothing leads from column 20 to column 21
                    pave_board_tile tile = pave_board_at(20, row),
                                    other = pave_board_neighbor(board, tile, k);
                    if (other.col == 21)
                        pave_board_set(board, tile, k, false);
                    else
                        pave_board_set(board, tile, k, true);
                    tile.col = 21;
                    if (pave_board_neighbor(board, tile, k).col != 20)
                        pave_board_set(board, tile, k, true);
                }
            bool made = check_board(board, true);
            assert_true(length > 110 || made);
            pave_board_destroy(board);
        }
}

/// Every dense board holds what its header says of faces, leaders and positions.
TEST(test_faces)
{
    for (int system = 0; system < 4; system++) {
        pave_board *board = dense_board(40, 30, system, PAVE_BOARD_HEX, 5, 0.06, 0.02);
        pave_dense dense;
        assert_ok(pave_dense_create(board, NULL, NULL, &dense));
        for (int32_t multi = 0; multi < dense.multi_count; multi++) {
            const int32_t *slots = dense.multi_slots + dense.multi_start[multi];
            const int32_t count = dense.multi_start[multi + 1] - dense.multi_start[multi];
            for (int32_t i = 0; i < count; i++) {
                assert_int_equal(pave_dense_kind(&dense, slots[i]), PAVE_SLOT_MULTI);
                assert_int_equal(dense.x[slots[i]], dense.x[slots[0]]);
                assert_int_equal(dense.y[slots[i]], dense.y[slots[0]]);
                for (int32_t k = 0; k < i; k++) assert_true(slots[k] != slots[i]);
            }
        }
        pave_dense_release(&dense);
        pave_board_destroy(board);
    }
}

/// Tiles apart, a hole in the middle, a tile with two links: not for the dense path.
TEST(test_refused)
{
    for (int system = 0; system < 4; system++) {
        pave_dense dense;
        pave_board *board = dense_board(30, 100, system, PAVE_BOARD_HEX, 0, 0.0, 0.0);
        for (int k = 0; k < 4; k++) pave_board_set(board, pave_board_at(9, 9), k, false);
        assert_int_equal(pave_dense_create(board, NULL, NULL, &dense), PAVE_NOT_FOUND);
        pave_board_destroy(board);

        board = dense_board(30, 100, system, PAVE_BOARD_HEX, 0, 0.0,
                            0.0); // tiles 10..14 x 20..24 apart from all else
        for (int32_t place = 0; place < board->slot_count; place++)
            for (int k = 0; k < 6; k++) {
                pave_board_tile tile = pave_board_slot_tile(board, place),
                                other = pave_board_neighbor(board, tile, k);
                bool in = tile.col / 5 == 2 && tile.row / 5 == 4 && tile.col >= 0 && tile.row >= 0;
                bool there = other.col / 5 == 2 && other.row / 5 == 4;
                if (in && !there) pave_board_set(board, tile, k, false);
            }
        assert_false(twin_connected(board));
        assert_false(check_board(board, false));
        pave_board_destroy(board);

        board = dense_board(30, 100, system, PAVE_BOARD_HEX, 0, 0.0,
                            0.0); // two halves that are joined by the border alone
        for (int32_t place = 0; place < board->slot_count; place++)
            for (int k = 0; k < 6; k++) {
                pave_board_tile tile = pave_board_slot_tile(board, place),
                                other = pave_board_neighbor(board, tile, k);
                bool cut = pave_board_inner(board, tile) && pave_board_inner(board, other) &&
                           (tile.row < 50) != (other.row < 50);
                if (cut) pave_board_set(board, tile, k, false);
            }
        assert_false(twin_connected(board));
        assert_false(check_board(board, false));
        pave_board_destroy(board);
    }
}

static void *take_dirty(void *context, void *memory, size_t size, size_t new_size)
{
    (void)context;
    if (new_size == 0) {
        free(memory);
        return NULL;
    }
    void *out = realloc(memory, new_size);
    if (out && size == 0) memset(out, 0xff, new_size);
    return out;
}

/// A room that a single tile joins to the rest: the face around it meets that tile twice. Its
/// lists of tiles hold no other numbers than those of tiles.
TEST(test_pinch)
{
    enum { SIZE = 24 };
    const pave_allocator dirty = {.resize = take_dirty};
    for (int system = 0; system < 4; system++)
        for (int radius = 1; radius < 6; radius++) {
            pave_board *board = dense_board(SIZE, SIZE, system, PAVE_BOARD_HEX, 0, 0.0, 0.0);
            int steps[SIZE * SIZE] = {0}; // to the middle of the room, and one; 0: outside
            steps[SIZE / 2 * (SIZE + 1)] = 1;
            int32_t door = -1;
            for (int step = 1; step <= radius + 1; step++)
                for (int32_t i = 0; i < SIZE * SIZE; i++)
                    for (int k = 0; k < 6 && steps[i] == step; k++) {
                        const int32_t other = pave_board_node(
                            board, pave_board_neighbor(board, pave_board_node_tile(board, i), k));
                        if (steps[other] > 0) continue;
                        if (step <= radius) steps[other] = step + 1;
                        if (step > radius && door < 0) door = other;
                        if (step > radius && other != door)
                            pave_board_set(board, pave_board_node_tile(board, i), k, false);
                    }
            pave_dense dense;
            pave_mesh *mesh;
            if (pave_dense_create(board, NULL, &dirty, &dense) == PAVE_OK) {
                assert_ok(pave_dense_to_mesh(&dense, NULL, &dirty, &mesh));
                for (int64_t i = 0; i < mesh->corner_count; i++)
                    assert_in_range(mesh->vertex_tiles[i], 0, mesh->tile_count - 1);
                assert_int_equal(pave_mesh_repair(mesh, NULL), PAVE_NOT_FOUND);
                pave_mesh_destroy(mesh);
                pinched++;
            }
            pave_board_destroy(board);
        }
    assert_true(pinched > 8);
}

int main(void) { return run_all_tests(NULL, NULL); }
