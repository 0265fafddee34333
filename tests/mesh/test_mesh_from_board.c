/// tests/mesh/test_mesh_from_board.c: meshes of boards by the dense path and the general way: the
/// same tiles bit for bit; refusals, ranges.
#include "../sparse.h"
#include "../test.h"
#include "dense_fixture.h"
#include "src/mesh/dense/dense.h"

/// The general way.
static pave_result make_generally(const pave_board *board, const pave_mesh_def *def,
                                  pave_mesh **out, pave_error *error)
{
    pave_adjacency *adjacency;
    assert_ok(pave_board_to_adjacency(board, NULL, &adjacency, NULL));
    pave_result result = pave_mesh_create_from_adjacency(adjacency, def, NULL, NULL, out, error);
    pave_adjacency_destroy(adjacency);
    return result;
}

/// Equal, except for the numbers of vertices.
static void same_mesh(const pave_mesh *a, const pave_mesh *b)
{
    assert_int_equal(a->tile_count, b->tile_count);
    assert_int_equal(a->vertex_count, b->vertex_count);
    assert_int_equal(a->corner_count, b->corner_count);
    assert_int_equal(a->rim_count, b->rim_count);
    assert_true(a->step == b->step && a->origin.x == b->origin.x && a->origin.y == b->origin.y);
    assert_memory_equal(a->ring_start, b->ring_start,
                        ((size_t)a->tile_count + 1) * sizeof *a->ring_start);
    int32_t *other = malloc((size_t)a->vertex_count * sizeof *other);
    for (int32_t vertex = 0; vertex < a->vertex_count; vertex++) other[vertex] = -1;
    for (int64_t i = 0; i < a->corner_count; i++) {
        int32_t vertex = a->rings[i];
        if (other[vertex] < 0) other[vertex] = b->rings[i];
        assert_int_equal(other[vertex], b->rings[i]);
    }
    for (int32_t vertex = 0, there = 0, counts[2]; vertex < a->vertex_count; vertex++) {
        there = other[vertex];
        assert_true(there >= 0);
        assert_int_equal(a->vertices[vertex].x, b->vertices[there].x);
        assert_int_equal(a->vertices[vertex].y, b->vertices[there].y);
        assert_int_equal(pave_mesh_on_rim(a, vertex), pave_mesh_on_rim(b, there));
        const int32_t *tiles = pave_mesh_tiles_at(a, vertex, &counts[0]),
                      *others = pave_mesh_tiles_at(b, there, &counts[1]);
        assert_int_equal(counts[0], counts[1]);
        assert_memory_equal(tiles, others, (size_t)counts[0] * sizeof *tiles);
    }
    int32_t turn = 0;
    while (b->rim[turn] != other[a->rim[0]]) turn++;
    for (int32_t i = 0; i < a->rim_count; i++)
        assert_int_equal(other[a->rim[i]], b->rim[(i + turn) % a->rim_count]);
    assert_int_equal(a->made.repaired_tiles, b->made.repaired_tiles);
    assert_int_equal(a->made.repair_rounds, b->made.repair_rounds);
    assert_int_equal(a->made.steps, b->made.steps);
    assert_int_equal(a->made.displaced, b->made.displaced);
    assert_int_equal(a->made.solved, b->made.solved);
    assert_int_equal(a->made.guarded, b->made.guarded);
    assert_true(a->made.moved == b->made.moved);
    free(other);
}

/// Makes both; they must agree. Whether there is one.
static bool check_both(const pave_board *board, const pave_mesh_def *def)
{
    pave_mesh *fast, *slow;
    pave_error errors[2] = {{0}, {0}};
    pave_result result = pave_mesh_create_from_board(board, def, NULL, NULL, &fast, &errors[0]);
    assert_int_equal(result, make_generally(board, def, &slow, &errors[1]));
    assert_string_equal(errors[0].message, errors[1].message);
    if (result == PAVE_OK) {
        pave_mesh_faults faults;
        same_mesh(fast, slow);
        assert_int_equal(pave_mesh_hash(fast), pave_mesh_hash(slow));
        assert_ok(pave_mesh_check(fast, NULL, &faults));
    } else {
        assert_int_equal(result, PAVE_INVALID);
        assert_null(fast);
    }
    pave_mesh_destroy(fast);
    pave_mesh_destroy(slow);
    return result == PAVE_OK;
}

/// A random board, and how its mesh is made.
static pave_board *random_board(uint64_t seed, bool repair, pave_mesh_def *def)
{
    pave_random_words words = pave_random_at(seed, PAVE_STREAM_USER + 2, 0, 0, 0, 0),
                      more = pave_random_at(seed, PAVE_STREAM_USER + 2, 1, 0, 0, 0);
    int32_t width = 1 + (int32_t)pave_random_below(words.word[0], 40),
            height = 1 + (int32_t)pave_random_below(words.word[1], 40);
    double share = words.word[2] / 4294967296.0, rim_share = (seed & 7) == 7 ? share / 4 : 0.0;
    pave_board *board = dense_board(width, height, (int)(words.word[3] & 3), PAVE_BOARD_HEX, seed,
                                    share / 2, rim_share);
    int64_t count = 0;
    if (repair) {
        int32_t(*pairs)[2] = malloc(((size_t)board->inner_edges + 1) * sizeof *pairs);
        pave_result result =
            pave_board_repair(board, NULL, pairs, (int32_t)board->inner_edges + 1, &count);
        assert_true(result == PAVE_OK || result == PAVE_INVALID);
        free(pairs);
    }
    *def = (pave_mesh_def){.relax = {.kind = (pave_relax_kind)(more.word[0] >> 8 & 1),
                                     .steps = (int32_t)(more.word[0] & 3)}};
    if (more.word[1] & 1) def->relax.min_radius = 0.5 + more.word[2] / 4294967296.0;
    return board;
}

TEST(test_equal)
{
    int made = 0, by_dense = 0;
    for (uint64_t seed = 0; seed < 600; seed += SPARSE(3)) {
        pave_mesh_def def;
        pave_board *board = random_board(seed, seed & 1, &def);
        made += check_both(board, &def);
        pave_dense dense;
        if (pave_dense_create(board, NULL, NULL, &dense) == PAVE_OK) {
            by_dense++;
            pave_dense_release(&dense);
        }
        pave_board_destroy(board);
    }
    print_message("random boards: %d have meshes, %d by the dense path\n", made, by_dense);
    assert_true(made > 300 / SPARSE(3) && by_dense > 300 / SPARSE(3));
}

TEST(test_patterns)
{
    for (int system = 0; system < 4; system++)
        for (int pattern = 0; pattern < 3; pattern++)
            for (int32_t size = 1; size < 16; size++) {
                pave_mesh_def def = {.relax = {.kind = (pave_relax_kind)(size & 1), .steps = 2}};
                pave_board *board =
                    dense_board(size, 1 + size * 7 % 11, system, pattern, 0, 0.0, 0.0);
                (void)check_both(board, &def);
                pave_board_destroy(board);
            }
}

/// What the dense path does not do goes the general way.
TEST(test_other_rules)
{
    pave_board *board = dense_board(12, 9, 0, PAVE_BOARD_HEX, 1, 0.1, 0.0);
    for (int rule = 0; rule < 3; rule++)
        for (int kind = 0; kind < 5; kind++) {
            pave_mesh_def def = {.vertex_rule = (pave_vertex_rule)rule,
                                 .relax = {.kind = (pave_relax_kind)kind, .steps = 2}};
            assert_true(check_both(board, &def));
        }
    pave_mesh *mesh;
    pave_error error;
    pave_mesh_def wrong = {.relax = {.steps = -1}}, rule = {.vertex_rule = (pave_vertex_rule)9};
    assert_int_equal(pave_mesh_create_from_board(board, &wrong, NULL, NULL, &mesh, &error),
                     PAVE_RANGE);
    assert_null(mesh);
    assert_int_equal(pave_mesh_create_from_board(board, &rule, NULL, NULL, &mesh, &error),
                     PAVE_RANGE);
    assert_null(mesh);
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
}

int main(void) { return run_all_tests(NULL, NULL); }
