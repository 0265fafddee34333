/// tests/board/test_board_repair.c: repair round the faults against repair of the whole board; the
/// faces that it walks against those of the graph.
#include "../sparse.h"
#include "../test.h"
#include "board_fixture.h"
#include "src/board/adjacency_parts.h"
#include "src/board/board_faces.h"
#include "src/board/board_parts.h"

static uint32_t draw(uint64_t seed, int32_t what)
{
    return pave_random_at(seed, 0x8000, what, 0, 0, 0).word[0];
}

/// Cuts every adjacency by chance, also those to the border.
static void cut_each(pave_board *board, uint64_t seed, uint32_t hundredths)
{
    for (int32_t i = 0; i < board->slot_count; i++)
        for (int k = 0; k < 6; k++)
            if (pave_random_at(seed, 0x8000, i, k, 1, 0).word[0] % 100 < hundredths)
                (void)pave_board_set(board, pave_board_slot_tile(board, i), k, false);
}

/// Closes rooms of size x size tiles, except for some doors.
static void cut_rooms(pave_board *board, uint64_t seed, int32_t size, uint32_t doors)
{
    for (int32_t node = 0; node < pave_board_tile_count(board); node++)
        for (int k = 0; k < 6; k++) {
            pave_board_tile tile = pave_board_node_tile(board, node),
                            there = pave_board_neighbor(board, tile, k);
            bool same = tile.col / size == there.col / size && tile.row / size == there.row / size;
            if (pave_board_inner(board, there) && !same && draw(seed, 6 * node + k) % 100 >= doors)
                (void)pave_board_set(board, tile, k, false);
        }
}

/// The most inner tiles at a face.
static int32_t largest_face(const pave_board *board)
{
    pave_adjacency *adjacency = NULL;
    assert_ok(pave_board_to_adjacency(board, NULL, &adjacency, NULL));
    const pave_graph *graph = adjacency->graph;
    int32_t *faces = calloc(2 * (size_t)graph->arc_count + 1, sizeof *faces), most = 0;
    assert_non_null(faces);
    (void)pave_adjacency_label(adjacency, faces);
    int32_t *tiles = faces + graph->arc_count;
    for (int64_t arc = 0; arc < graph->arc_count; arc++)
        if (faces[arc] >= 0 && !pave_adjacency_is_border(adjacency, graph->to[arc]) &&
            ++tiles[faces[arc]] > most)
            most = tiles[faces[arc]];
    free(faces);
    pave_adjacency_destroy(adjacency);
    return most;
}

/// Returns how many were joined.
static int64_t check_twin(pave_board *board)
{
    size_t room = 3 * (size_t)board->slot_count;
    int32_t(*pairs)[2] = malloc(room * sizeof *pairs), (*twins)[2] = malloc(room * sizeof *twins);
    int64_t count = -1, twin_count = -1;
    pave_board *twin = NULL;
    assert_non_null(pairs);
    assert_non_null(twins);
    assert_ok(pave_board_copy(board, NULL, &twin, NULL));
    assert_ok(pave_board_repair_whole(twin, NULL, twins, (int64_t)room, &twin_count));
    assert_ok(pave_board_repair(board, NULL, pairs, (int64_t)room, &count));
    assert_int_equal(count, twin_count);
    assert_true(board_equal(board, twin));
    assert_memory_equal(pairs, twins, (size_t)count * sizeof *pairs);
    assert_in_range(largest_face(board), 0, PAVE_REPAIR_DEGREE);
    pave_board_destroy(twin);
    free(twins);
    free(pairs);
    return count;
}

/// A board of a size and system by chance.
static pave_board *any_board(uint64_t seed)
{
    return board_make((pave_board_def){.width = 1 + (int32_t)(draw(seed, -1) % 40),
                                       .height = 1 + (int32_t)(draw(seed, -2) % 40),
                                       .system = (pave_hex_system)(draw(seed, -3) % 4),
                                       .pattern = (pave_board_pattern)(draw(seed, -4) % 3)});
}

TEST(removed_at_random)
{
    int64_t joined = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        pave_board *board = any_board(seed);
        assert_ok(pave_board_remove_random(board,
                                           &(pave_removal_def){.seed = seed,
                                                               .share = (double)(seed % 11) / 10,
                                                               .max_degree = PAVE_REMOVAL_ANY},
                                           NULL, NULL, NULL));
        joined += check_twin(board);
        pave_board_destroy(board);
    }
    assert_true(joined > 200);
}

TEST(cut_at_will)
{
    int64_t joined = 0;
    for (uint64_t seed = 0; seed < 300 / SPARSE(4); seed++) {
        pave_board *board = any_board(seed);
        cut_each(board, seed, (uint32_t)(seed % 60));
        joined += check_twin(board);
        pave_board_destroy(board);
    }
    assert_true(joined > 5000 / SPARSE(4));
}

TEST(rooms)
{
    int64_t joined = 0;
    int32_t full = 0;
    for (uint64_t seed = 0; seed < 200 / SPARSE(4); seed++) {
        pave_board *board = any_board(seed);
        cut_rooms(board, seed, 1 + (int32_t)(seed % 7), (uint32_t)(seed % 4) * 10);
        joined += check_twin(board);
        full += largest_face(board) == PAVE_REPAIR_DEGREE;
        pave_board_destroy(board);
    }
    assert_true(joined > 5000 / SPARSE(4));
    assert_true(full > 20 / SPARSE(4)); // more tiles would meet there
}

/// A tile and its six neighbours, of which each keeps three: closed all around, so that their face
/// goes round them; or with all doors out of one of the six, which the face then meets twice. No
/// tile has too few neighbours, and no two faces share two edges.
TEST(flowers)
{
    for (int number = 0; number < 4 * 7; number++) {
        pave_board *board = board_make(
            (pave_board_def){.width = 9, .height = 9, .system = (pave_hex_system)(number % 4)});
        const pave_board_tile middle = pave_board_at(4, 4);
        for (int ring = 0; ring < 6; ring++) {
            const pave_board_tile tile = pave_board_neighbor(board, middle, ring);
            for (int k = 0; k < 6 && ring != number / 4; k++) {
                const pave_board_tile there = pave_board_neighbor(board, tile, k);
                if (!same_tile(there, middle) && pave_board_between(board, there, middle) < 0)
                    assert_ok(pave_board_set(board, tile, k, false));
            }
        }
        assert_in_range(check_twin(board), 1, 15);
        pave_board_destroy(board);
    }
}

/// Small boards, where every tile is at the border.
TEST(small_boards)
{
    for (uint64_t seed = 0; seed < 2000; seed += SPARSE(3)) {
        pave_board *board =
            board_make((pave_board_def){.width = 1 + (int32_t)(draw(seed, -1) % 5),
                                        .height = 1 + (int32_t)(draw(seed, -2) % 5),
                                        .system = (pave_hex_system)(seed % 4),
                                        .pattern = (pave_board_pattern)(draw(seed, -4) % 3)});
        cut_each(board, seed, 2 + draw(seed, -5) % 50);
        (void)check_twin(board);
        pave_board_destroy(board);
    }
}

// ---- Faces --------------------------------------------------------------------------------------

/// The arc from one place to another.
static int32_t arc_between(const pave_board *board, const pave_adjacency *adjacency, int32_t from,
                           int32_t to)
{
    return pave_adjacency_find(adjacency, pave_board_node(board, pave_board_slot_tile(board, from)),
                               pave_board_node(board, pave_board_slot_tile(board, to)));
}

/// Every corner of every inner tile: the arcs between the tiles of its triangle lie in one face of
/// the graph exactly where the triangles lie in one face of the walk.
static void check_faces(const pave_board *board)
{
    static pave_board_face face;
    pave_board_walker walker;
    pave_adjacency *adjacency = NULL;
    assert_ok(pave_board_to_adjacency(board, NULL, &adjacency, NULL));
    size_t arcs = (size_t)adjacency->graph->arc_count;
    int32_t *labels = malloc(arcs * sizeof *labels), *lowest = malloc(arcs * sizeof *lowest);
    assert_non_null(labels);
    assert_non_null(lowest);
    int32_t faces = pave_adjacency_label(adjacency, labels);
    for (int32_t i = 0; i < faces; i++) lowest[i] = -1;
    pave_board_walker_make(board, &walker);
    for (int32_t node = 0; node < pave_board_tile_count(board); node++)
        for (int k = 0; k < 6; k++) {
            pave_board_tile tile = pave_board_node_tile(board, node);
            pave_board_triangle at = pave_board_corner(&walker, tile, k);
            int32_t place = pave_board_slot(board, tile);
            int32_t before = pave_board_slot(board, pave_board_neighbor(board, tile, (k + 5) % 6)),
                    after = pave_board_slot(board, pave_board_neighbor(board, tile, k));
            for (int corner = 0; corner < 3; corner++) {
                int32_t found = pave_board_triangle_place(&walker, at, corner);
                assert_true(found == place || found == before || found == after);
            }
            assert_true(pave_board_face_walk(&walker, at, &face));
            assert_true(!face.round && face.lowest <= at);
            int32_t arc = arc_between(board, adjacency, after, place); // the corner is on its left
            if (pave_adjacency_is_cut(adjacency, arc)) continue;
            int32_t *known = &lowest[labels[adjacency->graph->twin[arc]]];
            if (*known < 0) *known = face.lowest;
            assert_int_equal(*known, face.lowest);
        }
    for (int32_t i = 0; i < faces; i++)
        for (int32_t j = 0; j < i && lowest[i] >= 0; j++) assert_true(lowest[i] != lowest[j]);
    free(lowest);
    free(labels);
    pave_adjacency_destroy(adjacency);
}

TEST(faces_are_those_of_the_graph)
{
    for (uint64_t seed = 0; seed < 60; seed++) {
        int64_t count;
        pave_board *board = board_make((pave_board_def){.width = 1 + (int32_t)(seed % 9),
                                                        .height = 1 + (int32_t)(seed % 7),
                                                        .system = (pave_hex_system)(seed % 4)});
        cut_each(board, seed, 20);
        assert_ok(pave_board_repair(board, NULL, NULL, 0, &count));
        check_faces(board);
        pave_board_destroy(board);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
