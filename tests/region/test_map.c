/// tests/region/test_map.c: maps: what they are made of, owners and dice, what goes with them,
/// their number, failing memory.

#include "../test.h"
#include "map_fixture.h"

/// Squares, 4 x 3.
static const int32_t labels[12] = {1, 1, 0, 2, /**/ 1, 3, 0, 2, /**/ 3, 3, 0, 1};

static pave_window *squares(void)
{
    pave_window *window;
    assert_ok(pave_window_create(&(pave_window_def){.width = 4, .height = 3}, NULL, &window, NULL));
    return window;
}

static pave_map *make(pave_window *window)
{
    pave_map *map;
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_window(window), .labels = labels},
        .own.window = window};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    return map;
}

TEST(is_made)
{
    static const int32_t of_cell[12] = {1, 1, 0, 2, /**/ 1, 3, 0, 2, /**/ 3, 3, 0, 4};
    pave_map *map = make(squares());
    assert_true(map->territories->cell_count == 12 && map->territories->count == 4);
    assert_memory_equal(map->territories->of_cell, of_cell, sizeof of_cell);
    assert_memory_equal(map->territories->labels, labels, sizeof labels);
    assert_true(pave_map_window(map) == map->own.window && map->kind[0] == 0 && !map->owners &&
                !map->dice && !map->mesh);
    pave_map_destroy(map);
    pave_map_destroy(NULL);
}

/// A mask of the sea, and of the sides that a graph leaves out, but not beside the sea.
TEST(masks_have_sea_and_walls)
{
    pave_window *window = squares();
    pave_mask *walls, *mask;
    pave_graph *graph;
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    assert_ok(pave_mask_create(window, NULL, &mask, NULL));
    assert_ok(pave_mask_set_side(walls, 0, 1, true)); // between 0 and 1
    assert_ok(pave_mask_set_side(walls, 1, 1, true)); // between 1 and the sea
    assert_ok(pave_graph_create(&(pave_graph_def){.walls = walls}, NULL, &graph, NULL));
    pave_map *map;
    const pave_map_def def = {
        .territory = {.ground = pave_ground_of_graph(graph), .labels = labels}};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    pave_mask_set_cell(mask, 0, true); // is cleared
    assert_ok(pave_map_mask(map, mask));
    for (int i = 0; i < 12; i++) {
        assert_int_equal(pave_mask_cell(mask, i), labels[i] == 0);
        for (int k = 0; k < 4; k++)
            assert_int_equal(pave_mask_side(mask, i, k), (i == 0 && k == 1) || (i == 1 && k == 3));
    }
    pave_map_destroy(map);
    map = make(window);
    pave_mask_destroy(mask);
    assert_ok(pave_mask_create(window, NULL, &mask, NULL));
    assert_ok(pave_map_mask(map, mask));
    assert_int_equal(mask->side_count, 0);
    pave_mask_destroy(mask);
    pave_mask_destroy(walls);
    pave_graph_destroy(graph);
    pave_map_destroy(map);
}

/// Merging is that of territories, and the map has the labels after it.
TEST(merges)
{
    pave_window *window = squares();
    pave_map *map;
    const pave_map_def def = {.territory = {.ground = pave_ground_of_window(window),
                                            .labels = labels,
                                            .grow_into_none = true,
                                            .size_min = 3},
                              .kind = "schelling"};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_string_equal(map->kind, "schelling");
    for (int32_t i = 0; i < 12; i++) {
        assert_true(map->territories->labels[i] > 0);
        assert_true(map->territories->items[map->territories->of_cell[i] - 1].size >= 3);
    }
    pave_map_destroy(map);
    pave_window_destroy(window); // it was not handed over
}

TEST(is_refused)
{
    static const int32_t negative[12] = {0, 0, 0, -1};
    pave_window *window = squares();
    pave_map *map;
    pave_error error;
    pave_map_def def = {.territory = {.ground = pave_ground_of_window(window), .labels = negative},
                        .own.window = window};
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_RANGE);
    assert_null(map);
    assert_string_equal(error.message, "the label of cell 3 must be 0 or more, not -1");
    def.territory.labels = labels;
    def.territory.size_min = -1;
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_RANGE);
    assert_true(!map && error.message[0] != 0);
    def.territory.size_min = 0;
    def.orientation = (pave_orientation)2;
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_RANGE);
    assert_non_null(strstr(error.message, "orientation"));
    def.orientation = PAVE_POINTY;
    def.kind = "a kind of 32 letters, which is one too many";
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_INVALID);
    assert_string_equal(error.message,
                        "the kind of a map has at most 31 characters: use a shorter one");
    pave_map *of_mesh = map_fixture_make(15);
    def.kind = NULL;
    def.mesh = of_mesh->mesh;
    assert_int_equal(pave_map_create(&def, NULL, NULL, &map, &error), PAVE_INVALID);
    assert_string_equal(
        error.message, "the ground has 12 cells and the mesh 42 tiles: use the graph of that mesh");
    pave_map_destroy(of_mesh);
    pave_window_destroy(window); // still the caller's
}

/// Without a ground a mesh is its own; a graph that is given is the same.
TEST(lies_on_meshes)
{
    pave_board *board;
    pave_mesh *mesh;
    pave_graph *graph;
    pave_map *map, *other;
    int32_t of_tiles[42];
    assert_ok(pave_board_create(&(pave_board_def){.width = 7, .height = 6}, NULL, &board, NULL));
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    assert_ok(pave_mesh_to_graph(mesh, NULL, &graph, NULL));
    for (int32_t i = 0; i < 42; i++) of_tiles[i] = i / 4 % 3;
    pave_map_def def = {.territory.labels = of_tiles, .mesh = mesh};
    assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
    assert_true(map->own.graph && map->ground.graph == map->own.graph && map->mesh == mesh &&
                !map->own.mesh && !pave_map_window(map));
    def.territory.ground = pave_ground_of_graph(graph);
    def.own = (pave_map_own){.mesh = mesh, .graph = graph};
    assert_ok(pave_map_create(&def, NULL, NULL, &other, NULL));
    assert_true(pave_map_hash(map) == pave_map_hash(other) && other->ground.graph == graph);
    pave_map_destroy(map);
    pave_map_destroy(other);
    pave_board_destroy(board);
}

TEST(has_players)
{
    static const int32_t owners[4] = {1, -1, 0, 1}, dice[4] = {8, 0, 3, 1};
    static const int32_t wrong_owners[4] = {1, 0, 2, 0}, wrong_dice[4] = {1, 1, 1, -4};
    pave_error error;
    pave_map *map = make(squares());
    const uint64_t bare = pave_map_hash(map);
    assert_ok(pave_map_set_players(map, 2, owners, dice, &error));
    assert_true(map->player_count == 2 && map->owners != owners);
    assert_memory_equal(map->owners, owners, sizeof owners);
    assert_memory_equal(map->dice, dice, sizeof dice);
    const uint64_t owned = pave_map_hash(map);
    assert_int_equal(pave_map_set_players(map, 2, wrong_owners, dice, &error), PAVE_RANGE);
    assert_string_equal(error.message, "the owner of territory 3 must be -1 (none) to 1, not 2");
    assert_int_equal(pave_map_set_players(map, 2, owners, wrong_dice, &error), PAVE_RANGE);
    assert_string_equal(error.message, "the dice of territory 4 must be 0 or more, not -4");
    assert_int_equal(pave_map_set_players(map, -1, NULL, NULL, &error), PAVE_RANGE);
    assert_int_equal(pave_map_set_players(map, PAVE_MAP_PLAYERS_MAX + 1, NULL, NULL, NULL),
                     PAVE_RANGE);
    assert_true(pave_map_hash(map) == owned && owned != bare); // as it was
    assert_ok(pave_map_set_players(map, 2, NULL, dice, &error));
    assert_true(!map->owners && map->dice && pave_map_hash(map) != owned);
    assert_ok(pave_map_set_players(map, 0, NULL, NULL, &error));
    assert_true(pave_map_hash(map) == bare);
    pave_map_destroy(map);
}

/// Territories 1 and 4 have label 1; label 3 is beyond the list.
TEST(has_players_of_labels)
{
    static const int32_t owners[2] = {1, 0}, dice[2] = {5, 2}, wanted_owners[4] = {1, 0, -1, 1},
                         wanted_dice[4] = {5, 2, 0, 5};
    pave_error error;
    pave_map *map = make(squares());
    assert_ok(pave_map_set_players_of_labels(map, 2, 2, owners, dice, &error));
    assert_memory_equal(map->owners, wanted_owners, sizeof wanted_owners);
    assert_memory_equal(map->dice, wanted_dice, sizeof wanted_dice);
    assert_int_equal(pave_map_set_players_of_labels(map, 1, 2, owners, dice, &error), PAVE_RANGE);
    assert_string_equal(error.message, "the owner of territory 1 must be -1 (none) to 0, not 1");
    pave_map_destroy(map);
}

static uint64_t hash_list(uint64_t hash, const int32_t *list, int32_t count)
{
    hash = pave_hash_word(hash, list ? (uint32_t)count : UINT32_MAX);
    for (int32_t i = 0; list && i < count; i++) hash = pave_hash_word(hash, (uint32_t)list[i]);
    return hash;
}

/// The words that are hashed: both halves of the number of the territories, the players, a list of
/// owners and one of dice, each after its count.
static uint64_t hash_twin(const pave_map *map)
{
    const uint64_t number = pave_territories_hash(map->territories);
    uint64_t hash = PAVE_HASH_START;
    hash = pave_hash_word(hash, (uint32_t)(number & UINT32_MAX));
    hash = pave_hash_word(hash, (uint32_t)(number / 4294967296));
    hash = pave_hash_word(hash, (uint32_t)map->player_count);
    hash = hash_list(hash, map->owners, map->territories->count);
    return hash_list(hash, map->dice, map->territories->count);
}

/// The hash depends on every label, id, owner and die, but not on the ground.
TEST(has_a_number)
{
    uint64_t numbers[MAP_FIXTURES];
    for (int k = 0; k < MAP_FIXTURES; k++) {
        pave_map *map = map_fixture_make(k), *again = map_fixture_make(k);
        numbers[k] = pave_map_hash(map);
        assert_true(numbers[k] == pave_map_hash(again) && numbers[k] == hash_twin(map));
        for (int other = 0; other < k; other++) assert_true(numbers[k] != numbers[other]);
        again->orientation = (pave_orientation)!again->orientation;
        assert_true(numbers[k] == pave_map_hash(again));
        if (map->dice) {
            again->dice[map->territories->count / 2]++;
            assert_true(numbers[k] != pave_map_hash(again));
        }
        pave_map_destroy(map);
        pave_map_destroy(again);
    }
}

/// The outlines are those of the cells as they are drawn: flat hexagons are as wide as pointy ones
/// are high.
TEST(has_outlines)
{
    for (int k = 0; k < MAP_FIXTURES; k++) {
        pave_map *map = map_fixture_make(k);
        pave_polygons *polygons = NULL;
        const pave_result result = pave_map_polygons(map, NULL, &polygons, NULL);
        assert_int_equal(result, map_fixtures[k].edges ? PAVE_UNSUPPORTED : PAVE_OK);
        assert_true((polygons == NULL) == (result != PAVE_OK));
        if (polygons) {
            pave_borders *borders;
            assert_int_equal(polygons->cell_count, map->territories->cell_count);
            assert_ok(pave_borders_create(&(pave_borders_def){.polygons = polygons,
                                                              .of_cell = map->territories->of_cell,
                                                              .count = map->territories->count},
                                          NULL, &borders, NULL));
            for (int32_t id = 1; id <= borders->count; id++)
                assert_true(borders->ring_start[id] > borders->ring_start[id - 1]);
            pave_borders_destroy(borders);
        }
        pave_polygons_destroy(polygons);
        pave_map_destroy(map);
    }
    pave_map *map = map_fixture_make(0);
    pave_polygons *flat, *pointy;
    assert_ok(pave_map_polygons(map, NULL, &flat, NULL));
    map->orientation = PAVE_POINTY;
    assert_ok(pave_map_polygons(map, NULL, &pointy, NULL));
    pave_vec2 most[2] = {{0, 0}, {0, 0}}; // the first cell is the lower corner of the window; take
                                          // the middle one, around (0, 0)
    const pave_polygons *const both[2] = {flat, pointy};
    for (int which = 0; which < 2; which++)
        for (int32_t k = 0; k < 6; k++) {
            const pave_vec2 corner = pave_polygons_corner(both[which], 108, k);
            if (corner.x > most[which].x) most[which].x = corner.x;
            if (corner.y > most[which].y) most[which].y = corner.y;
        }
    assert_float_equal(most[0].x, 1, 1e-12);
    assert_float_equal(most[1].y, 1, 1e-12);
    assert_float_equal(most[0].y, most[1].x, 1e-12);
    pave_polygons_destroy(flat);
    pave_polygons_destroy(pointy);
    pave_map_destroy(map);
}

TEST(failing_memory)
{
    static const int32_t owners[4] = {1, -1, 0, 1}, dice[4] = {8, 0, 3, 1};
    pave_map *of_mesh = map_fixture_make(15);
    pave_window *window = squares();
    for (int which = 0; which < 2; which++) {
        for (failing part = each_failing; failing_next(&part);) {
            pave_map_def def = {.territory = {.labels = of_mesh->territories->labels},
                                .mesh = of_mesh->mesh};
            if (which)
                def = (pave_map_def){
                    .territory = {.ground = pave_ground_of_window(window), .labels = labels}};
            pave_map *map;
            pave_error error;
            const pave_result result = pave_map_create(&def, &part.allocator, NULL, &map, &error);
            assert_told(part, result);
            if (result != PAVE_OK) assert_true(error.message[0] != 0 && !map);
            for (int64_t k = 0; which && map && k < 2; k++) {
                part.fail_at = part.count + k;
                assert_int_equal(pave_map_set_players(map, 2, owners, dice, &error),
                                 PAVE_NO_MEMORY);
                assert_true(!map->owners && map->player_count == 0 &&
                            error.result == PAVE_NO_MEMORY);
            }
            if (map) part.fail_at = part.count;
            pave_map_destroy(map);
        }
    }
    pave_window_destroy(window);
    pave_map_destroy(of_mesh);
}

int main(void) { return run_all_tests(NULL, NULL); }
