/// tests/formats/test_json_map.c: maps as files: what is read, there and back on every ground.
#include <pave/formats/json.h>

#include <time.h>
#include <unistd.h>

#include "../region/map_fixture.h"
#include "../test.h"

/// Seven hexagons around one, and a row of four squares.
#define HEX "\"grid\": \"hex\", \"window\": {\"shape\": \"hexagon\", \"radius\": 1}"
#define ROW "\"grid\": \"square\", \"window\": {\"shape\": \"rectangle\", \"size\": [4, 1]}"

static pave_map *parse(const char *text)
{
    pave_map *map = NULL;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_map_parse(text, strlen(text), "m.json", NULL, &map, &error) != PAVE_OK)
        fail_msg("%s", pave_error_text(&error, message));
    assert_ok(error.result);
    return map;
}

static char *read_whole(const char *path)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = calloc(1, 1 << 20);
    assert_non_null(text);
    assert_true(fread(text, 1, (1 << 20) - 1, file) < (1 << 20) - 1);
    fclose(file);
    return text;
}

// ---- Reading ------------------------------------------------------------------------------------

TEST(reads_labels_alone)
{
    static const int32_t of_cell[] = {1, 1, 2, 1, 3, 0, 1};
    pave_map *map = parse("{" HEX ",\n \"labels\": [5, 5, 2, 5, 2, 0, 5]}");
    assert_int_equal(map->territories->cell_count, 7);
    assert_int_equal(map->territories->count, 3);
    assert_memory_equal(map->territories->of_cell, of_cell, sizeof of_cell);
    assert_true(map->territories->items[0].label == 5 && map->territories->items[0].size == 4 &&
                map->territories->items[2].label == 2);
    assert_true(map->kind[0] == 0 && map->orientation == PAVE_POINTY && map->player_count == 0 &&
                !map->owners && !map->dice);
    assert_true(map->own.window && !map->own.tiling && !map->own.graph &&
                pave_map_window(map) == map->own.window);
    pave_map_destroy(map);
}

TEST(reads_players)
{
    pave_map *map = parse(
        "{\"players\": 3, \"kind\": \"dicewars\", \"orientation\": \"flat\", \"territories\": "
        "[{\"id\": 1, \"owner\": 2, \"dice\": 4},"
        " {\"owner\": -1}, {\"dice\": 8, \"neighbors\": [2]}], \"labels\": [1, 2, 2, 3], " ROW "}");
    assert_true(map->player_count == 3 && strcmp(map->kind, "dicewars") == 0 &&
                map->orientation == PAVE_FLAT);
    assert_true(map->owners[0] == 2 && map->owners[1] == -1 && map->owners[2] == -1);
    assert_true(map->dice[0] == 4 && map->dice[1] == 0 && map->dice[2] == 8);
    pave_map_destroy(map);
}

/// All that is there and agrees is taken, whatever pave would leave out; a centre may be any cell
/// of the territory.
TEST(reads_what_agrees)
{
    pave_map *map =
        parse("{" ROW ", \"labels\": [1, 1, 1, 2], \"territory\": [1, 1, 1, 2], \"territories\": ["
              "{\"id\": 1, \"label\": 1, \"size\": 3, \"center\": 2, \"depth\": 1, \"border\": 1, "
              "\"coast\": 0, \"neighbors\": [2], \"borders\": [1],"
              " \"box\": [-0.5, 0, 1e3, 1], \"pole\": [1, 0.5], \"radius\": 0.5}, {\"borders\": "
              "[1], \"neighbors\": [1]}]}");
    assert_int_equal(map->territories->count, 2);
    pave_map_destroy(map);
    map = parse("{\"grid\": \"square\", \"window\": {\"shape\": \"rectangle\", \"size\": [0, 7]}, "
                "\"labels\": [], \"territory\": [], \"territories\": []}");
    assert_true(map->territories->count == 0 && map->territories->cell_count == 0);
    pave_map_destroy(map);
    map = parse("{\"graph\": {\"nodes\": [[0, 0], [1, 0], [2, 0]], \"edges\": [[0, 1], [1, 2]]}, "
                "\"labels\": [1, 2, 1]}");
    assert_true(map->territories->count == 3 && map->own.graph && !map->own.window);
    pave_map_destroy(map);
}

TEST(reads_grounds)
{
    static const struct {
        const char *ground;
        int32_t cells;
    } rows[] = {
        {"\"grid\": \"tri\", \"window\": {\"shape\": \"hexagon\", \"radius\": 1}", 6},
        {"\"grid\": \"tri\", \"window\": {\"shape\": \"triangle\", \"radius\": 2, \"at\": [0, 0, "
         "1]}",
         4},
        {"\"grid\": \"tri\", \"window\": {\"shape\": \"rectangle\", \"size\": [3, 2], "
         "\"orientation\": \"flat\"}",
         6},
        {"\"grid\": \"tri\", \"window\": {\"shape\": \"disk\", \"radius\": 1, \"metric\": "
         "\"touch\"}",
         13},
        {"\"grid\": \"square\", \"window\": {\"shape\": \"disk\", \"radius\": 1, \"metric\": "
         "\"8\"}",
         9},
        {"\"grid\": \"square\", \"window\": {\"wrap\": true, \"size\": [3, 3], \"shape\": "
         "\"rectangle\"}",
         9},
        {"\"grid\": \"square\", \"contact\": \"vertex\", \"window\": {\"shape\": "
         "\"parallelogram\", \"size\": [3, 3], \"at\": [-1, -1]}",
         9},
        {"\"grid\": \"hex\", \"window\": {\"shape\": \"rectangle\", \"size\": [4, 2], \"system\": "
         "\"even-q\"}",
         8},
        {"\"grid\": \"cairo\", \"window\": {\"shape\": \"rectangle\", \"size\": [1, 1]}", 4},
        {"\"grid\": {\"i\": [2, 0], \"j\": [1, 1], \"faces\": [[[0, 0], [1, 0], [2, 0], [2, 1], "
         "[1, 1], [0, 1]]]}, \"window\": {\"shape\": "
         "\"parallelogram\", \"size\": [2, 2]}",
         4},
        {"\"mesh\": {\"vertices\": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]], \"tiles\": "
         "[{\"ring\": [0, 1, 4, 3]}, {\"ring\": [1, 2, 5, 4]}]}",
         2},
        {"\"patch\": {\"cells\": [{\"ring\": [0, 1, 4, 3]}, {\"name\": [5, 6, 7], \"ring\": [1, "
         "2, 5, 4]}], \"vertices\": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]}",
         2},
        {"\"patch\": {\"vertices\": [[0, 0], [1, 0], [1, 1], [0, 1], [2, 1], [2, 2], [1, 2]], "
         "\"cells\": [{\"ring\": [0, 1, 2, 3]}, {\"ring\": [2, 4, 5, 6]}]}, \"contact\": "
         "\"vertex\"",
         2},
        {"\"graph\": {\"nodes\": [[0, 0], [1, 0]], \"neighbors\": [[1], [0]]}", 2},
        {"\"grid\": \"square\", \"window\": {\"shape\": \"rectangle\", \"size\": [2, 1]}, "
         "\"walls\": [[0, 1]]",
         2},
    };
    for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
        char text[1024];
        size_t size = (size_t)snprintf(text, sizeof text, "{%s, \"labels\": [", rows[row].ground);
        for (int32_t i = 0; i < rows[row].cells; i++)
            size += (size_t)snprintf(text + size, sizeof text - size, i ? ",1" : "1");
        snprintf(text + size, sizeof text - size, "]}");
        pave_map *map = parse(text);
        assert_int_equal(map->territories->cell_count, rows[row].cells);
        assert_int_equal(map->territories->count, strstr(rows[row].ground, "walls") ? 2 : 1);
        pave_map_destroy(map);
    }
}

/// Flat rectangles of hexagons stand in columns, if the file does not say otherwise.
TEST(flat_rectangles)
{
    pave_map *map = parse("{\"grid\": \"hex\", \"window\": {\"shape\": \"rectangle\", \"size\": "
                          "[2, 1]}, \"orientation\": \"flat\", \"labels\": [1, 1]}");
    assert_int_equal(map->own.window->def.system, PAVE_HEX_ODD_Q);
    pave_map_destroy(map);
    map = parse("{\"grid\": \"hex\", \"window\": {\"shape\": \"rectangle\", \"size\": [2, 1], "
                "\"system\": \"odd-r\"}, \"orientation\": \"flat\", \"labels\": [1, 1]}");
    assert_int_equal(map->own.window->def.system, PAVE_HEX_ODD_R);
    pave_map_destroy(map);
}

// ---- Wrong files --------------------------------------------------------------------------------

/// Sizes beyond any memory are refused before an allocation of that size.
TEST(huge_windows)
{
    static const char *const windows[] = {
        "\"shape\": \"rectangle\", \"size\": [1, 2147483647]",
        "\"shape\": \"rectangle\", \"size\": [2147483647, 2147483647]",
        "\"shape\": \"rectangle\", \"size\": [0, 2147483647]",
        "\"shape\": \"parallelogram\", \"size\": [2147483647, 1]",
        "\"shape\": \"hexagon\", \"radius\": 67108864",
        "\"shape\": \"triangle\", \"radius\": 67108864",
        "\"shape\": \"disk\", \"radius\": 67108864",
    };
    static const char *const grids[] = {"square", "hex", "tri", "cairo"};
    for (size_t k = 0; k < 4 * sizeof windows / sizeof windows[0]; k++) {
        char text[256];
        failing counted = {.fail_at = -1};
        const pave_allocator allocator = failing_allocator(&counted);
        pave_map *map;
        pave_error error;
        snprintf(text, sizeof text, "{\"grid\": \"%s\", \"window\": {%s}, \"labels\": [1, 0]}",
                 grids[k % 4], windows[k / 4]);
        assert_int_not_equal(
            pave_json_map_parse(text, strlen(text), NULL, &allocator, &map, &error), PAVE_OK);
        assert_true(error.message[0] != 0 && counted.alive == 0);
        assert_true(counted.count < 200);
    }
}

// ---- There and back -----------------------------------------------------------------------------

static void check_same(const pave_map *map, const pave_map *again)
{
    assert_true(pave_map_hash(map) == pave_map_hash(again));
    assert_int_equal(map->orientation, again->orientation);
    assert_string_equal(map->kind, again->kind);
    assert_int_equal(map->player_count, again->player_count);
    assert_true(!map->owners == !again->owners && !map->dice == !again->dice);
    assert_memory_equal(map->territories->labels, again->territories->labels,
                        (size_t)map->territories->cell_count * sizeof(int32_t));
    assert_true(!map->mesh == !again->mesh);
    if (map->mesh) assert_true(pave_mesh_hash(map->mesh) == pave_mesh_hash(again->mesh));
    assert_true(!map->patch == !again->patch);
    if (map->patch) {
        assert_string_equal(map->patch->name, again->patch->name);
        assert_true(pave_patch_hash(map->patch) == pave_patch_hash(again->patch));
        assert_true(again->patch == again->own.patch);
        assert_int_equal(map->ground.graph->arc_count, again->ground.graph->arc_count);
    }
    const pave_window *window = pave_map_window(map), *other = pave_map_window(again);
    assert_true(!window == !other);
    for (int64_t i = 0; window && i < window->count; i++)
        assert_true(pave_cell_equal(pave_window_cell(window, i), pave_window_cell(other, i)));
    if (window) assert_true(window->def.wrap == other->def.wrap && window->grid == other->grid);
}

static void there_and_back_with(const pave_map *map, const char *name)
{
    char paths[2][128];
    pave_map *again;
    pave_error error;
    char message[PAVE_ERROR_TEXT_SIZE];
    snprintf(paths[0], sizeof paths[0], "%s/map_%ld_0.json", PAVE_BINARY_DIR, (long)getpid());
    snprintf(paths[1], sizeof paths[1], "%s/map_%ld_1.json", PAVE_BINARY_DIR, (long)getpid());
    if (pave_json_map_write(map, NULL, paths[0], NULL, NULL, &error) != PAVE_OK)
        fail_msg("%s: %s", name, pave_error_text(&error, message));
    if (pave_json_map_read(paths[0], NULL, &again, &error) != PAVE_OK)
        fail_msg("%s: %s", name, pave_error_text(&error, message));
    check_same(map, again);
    assert_ok(pave_json_map_write(again, NULL, paths[1], NULL, NULL, &error));
    char *first = read_whole(paths[0]), *second = read_whole(paths[1]);
    assert_string_equal(first, second);
    free(first);
    free(second);
    pave_map_destroy(again);
    remove(paths[0]);
    remove(paths[1]);
}

TEST(there_and_back)
{
    for (int k = 0; k < MAP_FIXTURES; k++) {
        pave_map *map = map_fixture_make(k);
        there_and_back_with(map, map_fixtures[k].name);
        pave_map_destroy(map);
    }
}

/// A file with borders has each arc, with all its points, and reads back as the same map.
TEST(borders_are_written)
{
    for (int k = 0; k < MAP_FIXTURES; k++) {
        char path[128];
        pave_map *map = map_fixture_make(k), *again = NULL;
        pave_polygons *polygons = NULL;
        pave_borders *borders = NULL;
        int64_t arcs = 0, points = 0;
        if (pave_map_polygons(map, NULL, &polygons, NULL) == PAVE_OK) {
            assert_ok(pave_borders_create(&(pave_borders_def){.polygons = polygons,
                                                              .of_cell = map->territories->of_cell,
                                                              .count = map->territories->count},
                                          NULL, &borders, NULL));
            if (k % 2) assert_ok(pave_borders_smooth(borders, NULL, NULL));
            snprintf(path, sizeof path, "%s/arcs_%ld.json", PAVE_BINARY_DIR, (long)getpid());
            assert_ok(pave_json_map_write(map, borders, path, NULL, NULL, NULL));
            assert_ok(pave_json_map_read(path, NULL, &again, NULL));
            check_same(map, again);
            char *text = read_whole(path), *at = strstr(text, "\"arcs\":[");
            assert_non_null(at);
            for (char *next = at; (next = strstr(next, "{\"left\":")); next++) arcs++;
            for (char *next = at; (next = strstr(next, "],[")); next++) points++;
            assert_int_equal(arcs, borders->arc_count);
            assert_int_equal(points + arcs, borders->point_count);
            free(text);
            remove(path);
        }
        pave_map_destroy(again);
        pave_borders_destroy(borders);
        pave_polygons_destroy(polygons);
        pave_map_destroy(map);
    }
}

/// The graph of a window without walls is written as the window, with walls as these.
TEST(graphs_of_windows)
{
    static const int32_t labels[20] = {1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 1, 1, 1, 0, 3, 3, 3, 3, 0};
    pave_window *window;
    pave_mask *walls;
    assert_ok(pave_window_create(&(pave_window_def){.width = 5, .height = 4}, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    for (int step = 0; step < 4; step++) { // none; one wall; some; all of a cell
        pave_graph *graph;
        pave_map *map;
        if (step == 1) assert_ok(pave_mask_set_side(walls, 0, 1, true));
        for (int k = 0; step == 2 && k < 4; k++)
            assert_ok(pave_mask_set_side(walls, 10 + k, 0, true));
        if (step == 3) pave_mask_set_cell(walls, 7, true);
        assert_ok(pave_graph_create(&(pave_graph_def){.window = window, .walls = walls}, NULL,
                                    &graph, NULL));
        const pave_map_def def = {
            .territory = {.ground = pave_ground_of_graph(graph), .labels = labels}};
        assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
        there_and_back_with(map, "a window with walls");
        pave_map_destroy(map);
        pave_graph_destroy(graph);
    }
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

TEST(cannot_be_written)
{
    static const int32_t labels[9] = {1, 1, 1, 2, 2, 2, 3, 3, 3};
    static const char *const errors[] = {
        "no.json: the graph of the map has walls but no sides; make it with sides",
        ("no.json: a map file cannot store walls if cells are adjacent at corners; build the graph "
         "across "
         "edges"),
        "no.json: the graph of the map has no positions; make it with positions",
    };
    pave_window *window;
    pave_mask *walls;
    assert_ok(pave_window_create(&(pave_window_def){.width = 3, .height = 3}, NULL, &window, NULL));
    assert_ok(pave_mask_create(window, NULL, &walls, NULL));
    assert_ok(pave_mask_set_side(walls, 4, 1, true));
    for (int k = 0; k < 3; k++) {
        pave_graph *graph;
        pave_map *map;
        pave_error error;
        char text[PAVE_ERROR_TEXT_SIZE];
        const pave_graph_def def = {.window = window,
                                    .walls = walls,
                                    .no_sides = k == 0,
                                    .contact = k == 1 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE,
                                    .no_positions = k == 2};
        assert_ok(pave_graph_create(&def, NULL, &graph, NULL));
        if (k == 2) graph->window = NULL;
        const pave_map_def map_def = {
            .territory = {.ground = pave_ground_of_graph(graph), .labels = labels}};
        assert_ok(pave_map_create(&map_def, NULL, NULL, &map, NULL));
        assert_int_equal(pave_json_map_write(map, NULL, "no.json", NULL, NULL, &error),
                         PAVE_UNSUPPORTED);
        assert_string_equal(pave_error_text(&error, text), errors[k]);
        assert_int_not_equal(access("no.json", F_OK), 0);
        pave_map_destroy(map);
        pave_graph_destroy(graph);
    }
    pave_mask_destroy(walls);
    pave_window_destroy(window);
}

/// A graph in which cells of the patch are blocked has no file, and neither has one of no patch.
TEST(graphs_of_patches)
{
    pave_map *whole = map_fixture_make(MAP_FIXTURES_PATCHES);
    const pave_patch *patch = whole->patch;
    bool *blocked = calloc((size_t)patch->cell_count, sizeof *blocked);
    assert_non_null(blocked);
    for (int k = 0; k < 3; k++) {
        pave_graph *graph;
        pave_map *map;
        pave_error error;
        char text[PAVE_ERROR_TEXT_SIZE];
        blocked[patch->cell_count / 2] = k > 0;
        assert_ok(pave_patch_graph(patch, k == 2 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE, blocked,
                                   NULL, &graph));
        const pave_map_def def = {.territory = {.ground = pave_ground_of_graph(graph),
                                                .labels = whole->territories->labels},
                                  .patch = patch};
        assert_ok(pave_map_create(&def, NULL, NULL, &map, NULL));
        if (k == 0) there_and_back_with(map, "a graph of a patch");
        if (k > 0) {
            assert_int_equal(pave_json_map_write(map, NULL, "no.json", NULL, NULL, &error),
                             PAVE_UNSUPPORTED);
            assert_string_equal(
                pave_error_text(&error, text),
                "no.json: a map file needs all neighbours of a patch, across edges or also "
                "vertices, but this map has others; make its graph without blocked cells");
            assert_int_not_equal(access("no.json", F_OK), 0);
        }
        pave_map_destroy(map);
        pave_graph_destroy(graph);
    }
    free(blocked);
    pave_map_destroy(whole);
}

int main(void) { return run_all_tests(NULL, NULL); }
