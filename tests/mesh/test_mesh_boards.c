/// tests/mesh/test_mesh_boards.c: boards of all kinds become tiles that the second check
/// (mesh_exact.h) finds valid, with the adjacencies of the board and no others. Random boards by
/// the rules of removal, which need no repair; by sides alone, and hand-cut ones, with repair. With
/// PAVE_SOAK 8,000 boards, and 2,000 of 30 x 30.
#include "../board/board_fixture.h"
#include "../test.h"
#include "mesh_exact.h"
#include "src/board/board_parts.h"

#ifdef PAVE_SOAK
enum { RANDOM_BOARDS = 5000, HAND_BOARDS = 3000, SOUND_BOARDS = 2000 };
#else
enum { RANDOM_BOARDS = 300, HAND_BOARDS = 150, SOUND_BOARDS = 200 };
#endif

static uint32_t dice(uint64_t seed, int32_t what, uint32_t below)
{
    return pave_random_below(pave_random_at(seed, 0x8000, what, 0, 0, 0).word[0], below);
}

/// The board of a number: 1 to 45 wide and high, of all layouts; one in eight each of
/// quadrilaterals and of triangles.
static pave_board *board_of(uint64_t number)
{
    const uint32_t pattern = dice(number, -3, 8);
    return board_make((pave_board_def){.width = 1 + (int32_t)dice(number, -1, 45),
                                       .height = 1 + (int32_t)dice(number, -2, 45),
                                       .system = (pave_hex_system)(number % 4),
                                       .pattern = pattern == 0   ? PAVE_BOARD_QUAD
                                                  : pattern == 1 ? PAVE_BOARD_TRIANGLE
                                                                 : PAVE_BOARD_HEX});
}

// ---- Checks -------------------------------------------------------------------------------------

/// Whether the tiles share sides where the board has adjacencies, each once.
static bool is_as_asked(const pave_board *board, const pave_mesh *mesh)
{
    for (int32_t tile = 0; tile < mesh->tile_count; tile++) {
        int32_t sides[PAVE_BOARD_NEIGHBORS_MAX], inner = 0,
                                                 count = pave_mesh_side_count(mesh, tile);
        const pave_board_tile at = pave_board_node_tile(board, pave_mesh_node(mesh, tile));
        if (count > PAVE_BOARD_NEIGHBORS_MAX) return false;
        pave_mesh_neighbors(mesh, tile, sides);
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            const pave_board_tile there = pave_board_neighbor(board, at, k);
            int32_t found = 0;
            if (!pave_board_inner(board, there)) continue;
            for (int32_t i = 0; i < count; i++)
                found += sides[i] >= 0 &&
                         pave_mesh_node(mesh, sides[i]) == pave_board_node(board, there);
            if (found != pave_board_has(board, at, k)) return false;
            inner += found;
        }
        for (int32_t i = 0; i < count; i++) inner -= sides[i] >= 0;
        if (inner != 0) return false;
    }
    return mesh->tile_count == pave_board_tile_count(board);
}

/// What became of boards.
typedef struct tally {
    int64_t tiles, refused, solved, joined;
} tally;

/// Makes tiles of a board and releases it.
static void check_tiles(pave_board *board, uint64_t number, tally *sum)
{
    pave_mesh *mesh = NULL;
    pave_error error = {0};
    exact_mesh exact = {0};
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error) == PAVE_OK) {
        if (!exact_check(&exact, mesh)) fail_msg("board %d: %s", (int)number, exact.fault);
        if (!is_as_asked(board, mesh)) fail_msg("board %d: other adjacencies", (int)number);
        sum->tiles += mesh->tile_count;
        sum->solved += mesh->made.solved;
        exact_release(&exact);
    } else {
        print_message("board %d is refused: %s\n", (int)number, error.message);
        sum->refused++;
    }
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
}

static void print_tally(const char *what, int64_t boards, const tally *sum)
{
    print_message("%d %s boards, %d tiles, %d joined, %d refused, %d solved as a whole\n",
                  (int)boards, what, (int)sum->tiles, (int)sum->joined, (int)sum->refused,
                  (int)sum->solved);
}

static int64_t repair(pave_board *board)
{
    int64_t joined = -1;
    const pave_result result = pave_board_repair(board, NULL, NULL, 0, &joined);
    assert_true(result == PAVE_OK || (result == PAVE_CAPACITY && joined > 0));
    return joined;
}

static void remove_by(pave_board *board, uint64_t seed, double share, int32_t max_degree)
{
    const pave_removal_def def = {.seed = seed, .share = share, .max_degree = max_degree};
    assert_ok(pave_board_remove_random(board, &def, NULL, NULL, NULL));
}

/// A single column of more than two triangles is not connected.
static bool is_torn_pattern(const pave_board *board)
{
    return board->pattern == PAVE_BOARD_TRIANGLE && (board->width == 1 || board->height == 1);
}

// ---- Tests --------------------------------------------------------------------------------------

TEST(random_boards)
{
    tally sum = {0};
    for (uint64_t number = 0; number < RANDOM_BOARDS; number++) {
        pave_board *board = board_of(number);
        const double share = dice(number, -4, 1001) / 1000.0;
        if (number % 2) {
            remove_by(board, number, share, PAVE_REMOVAL_ANY);
            sum.joined += repair(board);
        } else {
            remove_by(board, number, share, 0);
            if (is_torn_pattern(board)) (void)repair(board);
        }
        check_tiles(board, number, &sum);
    }
    print_tally("random", RANDOM_BOARDS, &sum);
    assert_true(sum.joined > RANDOM_BOARDS / 4); // by sides alone there is what to repair
    assert_true(sum.refused == 0 && sum.solved == 0);
}

/// Cuts by chance; closed rooms with some doors; or everything along some lines.
static void cut_by_hand(pave_board *board, uint64_t number)
{
    const uint32_t kind = dice(number, -5, 3), share = dice(number, -6, 60);
    const int32_t size = 1 + (int32_t)dice(number, -7, 7);
    for (int32_t node = 0; node < pave_board_tile_count(board); node++)
        for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
            const pave_board_tile tile = pave_board_node_tile(board, node),
                                  there = pave_board_neighbor(board, tile, k);
            const bool apart =
                tile.col / size != there.col / size || tile.row / size != there.row / size;
            const bool chance = dice(number, 6 * node + k, 100) < share;
            const bool line = (tile.col + tile.row) % (2 * size + 1) == 0;
            if (kind == 0   ? chance
                : kind == 1 ? apart && !chance && pave_board_inner(board, there)
                            : line && !chance)
                (void)pave_board_set(board, tile, k, false);
        }
}

TEST(hand_cut_boards)
{
    tally sum = {0};
    for (uint64_t number = 0; number < HAND_BOARDS; number++) {
        pave_board *board = board_of(number + 1000000);
        cut_by_hand(board, number);
        sum.joined += repair(board);
        check_tiles(board, number, &sum);
    }
    print_tally("hand-cut", HAND_BOARDS, &sum);
    assert_true(sum.joined > HAND_BOARDS);
    assert_true(sum.refused == 0 && sum.solved == 0);
}

/// By the rules nothing has to be joined.
TEST(rules_need_no_repair)
{
    static const int32_t degrees[] = {0, 5, 8, PAVE_REPAIR_DEGREE};
    static const double shares[] = {.2, .5, 1};
    tally sum = {0};
    for (uint64_t number = 0; number < SOUND_BOARDS; number++) {
        pave_board *board =
            board_make((pave_board_def){.width = 30,
                                        .height = 30,
                                        .system = (pave_hex_system)(number % 4),
                                        .pattern = number % 9 ? PAVE_BOARD_HEX : PAVE_BOARD_QUAD});
        const int32_t degree = number % 2 ? 0 : degrees[number / 2 % 4];
        remove_by(board, number, shares[number % 3], degree);
        assert_int_equal(repair(board), 0);
        if (degree == 0)
            check_tiles(board, number, &sum);
        else
            pave_board_destroy(board);
    }
    print_tally("ruled", SOUND_BOARDS, &sum);
    assert_true(sum.refused == 0 && sum.solved == 0);
}

int main(void) { return run_all_tests(NULL, NULL); }
