/// Adjacencies that are hard to draw: each gives valid tiles, and all but one where the rule has
/// them.
#include "../sparse.h"
#include "../test.h"
#include "mesh_exact.h"
#include "mesh_fixture.h"

#include <pave/random.h>

#include "src/mesh/unit_circle.h"

// ---- Meshes -------------------------------------------------------------------------------------

/// What it must be, whatever it is made from; without a name it may be drawn anew as a whole.
static void look(pave_mesh *mesh, const char *name)
{
    exact_mesh exact;
    if (!exact_check(&exact, mesh)) fail_msg("%s: %s", name ? name : "drawn anew", exact.fault);
    exact_release(&exact);
    if (mesh->made.solved) fail_msg("%s: drawn anew as a whole", name);
}

static pave_adjacency *adjacency_of(const pave_edges_def *def, const char *name)
{
    pave_graph *graph;
    pave_adjacency *adjacency;
    pave_error error = {0};
    if (pave_graph_create_from_edges(def, NULL, &graph, &error) != PAVE_OK)
        fail_msg("%s: %s", name, error.message);
    const pave_adjacency_def whole = {.graph = graph, .take_graph = true};
    if (pave_adjacency_create(&whole, NULL, &adjacency, &error) != PAVE_OK)
        fail_msg("%s: %s", name, error.message);
    return adjacency;
}

// ---- Webs ---------------------------------------------------------------------------------------

/// Rings of nodes, each farther out than the one inside it by a factor, with spokes.
static void web(int32_t sides, int32_t rings, double ratio)
{
    const int32_t nodes = sides * (rings + 1);
    pave_vec2 *at = malloc((size_t)nodes * sizeof *at);
    int32_t(*ends)[2] = malloc((size_t)nodes * 2 * sizeof *ends);
    int32_t edges = 0;
    double radius = 1;
    char name[64];
    snprintf(name, sizeof name, "web of %d rings of %d, ratio %g", (int)rings, (int)sides, ratio);
    for (int32_t r = 0; r <= rings; r++, radius *= ratio)
        for (int32_t i = 0; i < sides; i++) {
            const pave_vec2 unit = pave_unit_at(i, sides);
            at[sides * r + i] = pave_vec2_of(radius * unit.x, radius * unit.y);
            ends[edges][0] = sides * r + i, ends[edges++][1] = sides * r + (i + 1) % sides;
            if (r == rings) continue;
            ends[edges][0] = sides * r + i, ends[edges++][1] = sides * (r + 1) + i;
        }
    pave_adjacency *adjacency =
        adjacency_of(&(pave_edges_def){nodes, at, edges, (const int32_t(*)[2])ends}, name);
    pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
    look(mesh, name);
    assert_int_equal(mesh->tile_count, sides * rings);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
    free(ends), free(at);
}

TEST(webs)
{
    const int32_t sides[] = {3, 4, 5, 6, 12};
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++)
        for (int32_t rings = 5; rings <= 60; rings += SPARSE(3) * 11) {
            web(sides[i], rings, 2);
            web(sides[i], rings, 1.5);
        }
}

// ---- Boards -------------------------------------------------------------------------------------

/// Makes the mesh of a board, and releases both.
static void try_board(pave_board *board, const char *name)
{
    pave_mesh *mesh;
    pave_error error = {0};
    int64_t joined;
    const pave_result repaired = pave_board_repair(board, NULL, NULL, 0, &joined);
    assert_true(repaired == PAVE_OK || repaired == PAVE_CAPACITY);
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, &error) != PAVE_OK)
        fail_msg("%s: %s", name ? name : "drawn anew", error.message);
    look(mesh, name);
    pave_mesh_destroy(mesh);
    pave_board_destroy(board);
}

static pave_board *board_of(int32_t width, int32_t height, pave_hex_system system)
{
    pave_board *board;
    const pave_board_def def = {.width = width, .height = height, .system = system};
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    return board;
}

TEST(boards_of_which_all_is_removed)
{
    const struct {
        int32_t size;
        pave_hex_system system;
        uint64_t seed;
    } boards[] = {{30, PAVE_HEX_ODD_Q, 393},
                  {30, PAVE_HEX_EVEN_Q, 393},
                  {60, PAVE_HEX_ODD_R, 294},
                  {60, PAVE_HEX_ODD_R, 402}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (int share = 0; share < 3; share++) {
            pave_board *board = board_of(boards[i].size, boards[i].size, boards[i].system);
            const pave_removal_def def = {
                .seed = boards[i].seed, .share = 1 - 0.05 * share, .max_degree = PAVE_REMOVAL_ANY};
            assert_ok(pave_board_remove_random(board, &def, NULL, NULL, NULL));
            try_board(board, "removed");
        }
}

/// Cuts all adjacencies between tiles of different rooms.
static void cut_rooms(pave_board *board, int32_t (*room)(int32_t, int32_t, int32_t, int32_t))
{
    for (int32_t row = 0; row < board->height; row++)
        for (int32_t col = 0; col < board->width; col++)
            for (int k = 0; k < PAVE_BOARD_NEIGHBORS_MAX; k++) {
                const pave_board_tile tile = {col, row},
                                      there = pave_board_neighbor(board, tile, k);
                if (pave_board_inner(board, there) &&
                    room(col, row, board->width, board->height) !=
                        room(there.col, there.row, board->width, board->height))
                    assert_ok(pave_board_set(board, tile, k, false));
            }
}

static int32_t room_of_two(int32_t col, int32_t row, int32_t width, int32_t height)
{
    (void)height;
    return row / 2 * width + col / 2;
}

static int32_t room_in_room(int32_t col, int32_t row, int32_t width, int32_t height)
{
    const int32_t x = col < width - 1 - col ? col : width - 1 - col,
                  y = row < height - 1 - row ? row : height - 1 - row;
    return x < y ? x : y;
}

/// Rooms of 2 x 2, closed save what repair joins. Tiles of the rim have all their
/// vertices between two corners of it.
TEST(rooms_and_walls)
{
    for (int system = 0; system < 4; system++) {
        pave_board *board = board_of(27, 22, (pave_hex_system)system);
        cut_rooms(board, room_of_two);
        try_board(board, "rooms");
        board = board_of(7, 16, (pave_hex_system)system);
        cut_rooms(board, room_in_room);
        try_board(board, "walls");
    }
}

// ---- Places of very different density -----------------------------------------------------------

/// A wide world with a small town in it, as squares that were jolted: the vertices of tiles that
/// are valid by the rule stay where the rule has them.
TEST(a_town_in_a_world)
{
    enum { SIDE = 24 };
    pave_vec2 at[SIDE * SIDE];
    int32_t ends[SIDE * SIDE * 3][2], edges = 0;
    for (int32_t i = 0; i < SIDE * SIDE; i++) {
        const pave_random_words words = pave_random_at(15, 0x8000, i, 0, 0, 0);
        const int32_t x = i % SIDE - SIDE / 2, y = i / SIDE - SIDE / 2;
        // Cubes: the steps in the middle are hundreds of times smaller than those outside.
        at[i] = pave_vec2_of(x * (x * x + 1) + words.word[0] * 0x1p-33,
                             y * (y * y + 1) + words.word[1] * 0x1p-33);
        if (i % SIDE < SIDE - 1) ends[edges][0] = i, ends[edges++][1] = i + 1;
        if (i / SIDE < SIDE - 1) ends[edges][0] = i, ends[edges++][1] = i + SIDE;
        if (i % SIDE < SIDE - 1 && i / SIDE < SIDE - 1)
            ends[edges][0] = i, ends[edges++][1] = i + SIDE + 1;
    }
    pave_adjacency *adjacency =
        adjacency_of(&(pave_edges_def){SIDE * SIDE, at, edges, (const int32_t(*)[2])ends}, "town");
    pave_mesh *mesh = adjacency_mesh(adjacency, NULL);
    look(mesh, "town");
    assert_int_equal(mesh->made.repaired_tiles, 0);
    assert_int_equal(mesh->made.displaced, 0);
    // The inner tiles in the middle are far below the mean, and untouched.
    double least = 1e300, mean = 0;
    for (int32_t t = 0; t < mesh->tile_count; t++) {
        const double area = pave_mesh_area(mesh, t);
        mean += area / mesh->tile_count;
        if (area < least) least = area;
    }
    assert_true(least < mean / 1000);
    pave_mesh_destroy(mesh);
    pave_adjacency_destroy(adjacency);
}

int main(void) { return run_all_tests(NULL, NULL); }
