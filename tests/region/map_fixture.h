/// tests/region/map_fixture.h: maps on every kind of ground, with and without players.
#ifndef PAVE_TESTS_MAP_FIXTURE_H
#define PAVE_TESTS_MAP_FIXTURE_H

#include <pave/map.h>

#include <stdlib.h>
#include <string.h>

/// A ground: a window of a grid by name; no name: a user-made tiling; without a window the tiles
/// of a board, or with `edges` their graph as edges; or a patch of rhombs.
typedef struct map_fixture {
    const char *name, *grid;
    pave_window_def window;
    pave_contact contact;
    pave_orientation orientation;
    double rhombs;            ///< the radius of a disk of Penrose's rhombs; 0: another ground
    bool board, edges, holes; ///< with holes: one label, except for every tenth cell
    int32_t labels, block; ///< the number of labels, and of consecutive cells with the same label
    int32_t players;
    bool dice;
} map_fixture;

enum { MAP_FIXTURES = 22, MAP_FIXTURES_PATCHES = 20 }; ///< from the latter on: on patches

static const map_fixture map_fixtures[MAP_FIXTURES] = {
    {.name = "hexagon",
     .grid = "hex",
     .window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 8},
     .labels = 9,
     .block = 1,
     .orientation = PAVE_FLAT},
    {.name = "dicewars",
     .grid = "hex",
     .window = {.width = 28, .height = 32},
     .labels = 32,
     .block = 5,
     .players = 7,
     .dice = true},
    {.name = "even-q",
     .grid = "hex",
     .window = {.width = 9, .height = 6, .system = PAVE_HEX_EVEN_Q},
     .labels = 4,
     .block = 3,
     .orientation = PAVE_FLAT},
    {.name = "hex torus",
     .grid = "hex",
     .window = {.width = 6, .height = 4, .wrap = true},
     .labels = 3,
     .block = 2},
    {.name = "hexagon that wraps",
     .grid = "hex",
     .window = {.shape = PAVE_WINDOW_HEXAGON, .radius = 3, .wrap = true},
     .labels = 3,
     .block = 2},
    {.name = "hex triangle",
     .grid = "hex",
     .window = {.shape = PAVE_WINDOW_TRIANGLE, .radius = 6, .at = {-2, 3, 0}},
     .labels = 3,
     .block = 4,
     .players = 2},
    {.name = "squares",
     .grid = "square",
     .window = {.width = 12, .height = 7, .at = {-3, 40, 0}},
     .labels = 5,
     .block = 4,
     .dice = true},
    {.name = "squares round corners",
     .grid = "square",
     .window = {.width = 9, .height = 9},
     .contact = PAVE_CONTACT_VERTEX,
     .labels = 3,
     .block = 1},
    {.name = "small torus",
     .grid = "square",
     .window = {.width = 2, .height = 2, .wrap = true},
     .labels = 2,
     .block = 1},
    {.name = "disk of squares",
     .grid = "square",
     .window = {.shape = PAVE_WINDOW_DISK, .radius = 5, .metric = PAVE_SQUARE_8},
     .labels = 3,
     .block = 3},
    {.name = "triangles",
     .grid = "tri",
     .window = {.width = 11, .height = 5, .orientation = PAVE_FLAT},
     .labels = 4,
     .block = 3,
     .orientation = PAVE_FLAT},
    {.name = "triangle",
     .grid = "tri",
     .window = {.shape = PAVE_WINDOW_TRIANGLE, .radius = 6, .at = {1, 1, 1}},
     .labels = 4,
     .block = 3},
    {.name = "disk of triangles",
     .grid = "tri",
     .window = {.shape = PAVE_WINDOW_DISK, .radius = 4, .metric = PAVE_TRI_TOUCH},
     .labels = 4,
     .block = 3},
    {.name = "cairo",
     .grid = "cairo",
     .window = {.width = 4, .height = 5},
     .labels = 4,
     .block = 5,
     .players = 3},
    {.name = "bricks",
     .window = {.shape = PAVE_WINDOW_PARALLELOGRAM, .width = 7, .height = 5},
     .labels = 3,
     .block = 2},
    {.name = "mesh", .board = true, .labels = 4, .block = 3, .players = 4, .dice = true},
    {.name = "graph", .board = true, .edges = true, .labels = 4, .block = 3},
    {.name = "one cell",
     .grid = "square",
     .window = {.width = 1, .height = 1},
     .labels = 2,
     .block = 1},
    {.name = "holes",
     .grid = "square",
     .window = {.width = 12, .height = 7},
     .labels = 2,
     .block = 1,
     .holes = true},
    {.name = "no cell",
     .grid = "hex",
     .window = {.width = 0, .height = 3},
     .labels = 2,
     .block = 1,
     .players = 2},
    {.name = "penrose", .rhombs = 6, .labels = 4, .block = 5, .players = 3, .dice = true},
    {.name = "penrose round corners",
     .rhombs = 3.5,
     .contact = PAVE_CONTACT_VERTEX,
     .labels = 3,
     .block = 2},
};

static inline pave_tiling *map_fixture_bricks(void)
{
    static const pave_vec2 corners[] = {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}};
    const pave_tiling_polygon face = {6, corners};
    const pave_tiling_def def = {
        .name = "bricks", .i = {2, 0}, .j = {1, 1}, .face_count = 1, .faces = &face};
    pave_tiling *tiling = NULL;
    return pave_tiling_create(&def, NULL, &tiling, NULL) == PAVE_OK ? tiling : NULL;
}

static inline void map_fixture_window(const map_fixture *fixture, pave_map_def *def)
{
    pave_window_def window = fixture->window;
    pave_error error;
    if (!fixture->grid)
        window.tiling = def->own.tiling = map_fixture_bricks();
    else if (strcmp(fixture->grid, "square") == 0)
        window.tiling = pave_tiling_square();
    else if (strcmp(fixture->grid, "hex") == 0)
        window.tiling = pave_tiling_hex();
    else if (strcmp(fixture->grid, "tri") == 0)
        window.tiling = pave_tiling_tri();
    else if (pave_tiling_create_named(fixture->grid, NULL, &def->own.tiling, NULL) == PAVE_OK)
        window.tiling = def->own.tiling;
    if (!window.tiling || pave_window_create(&window, NULL, &def->own.window, &error) != PAVE_OK)
        abort();
    def->territory.ground = pave_ground_of_window(def->own.window);
    def->territory.ground.contact = fixture->contact;
}

static inline void map_fixture_board(const map_fixture *fixture, pave_map_def *def)
{
    pave_board *board;
    if (pave_board_create(&(pave_board_def){.width = 7, .height = 6}, NULL, &board, NULL) !=
        PAVE_OK)
        abort();
    if (pave_mesh_create_from_board(board, NULL, NULL, NULL, &def->own.mesh, NULL) != PAVE_OK)
        abort();
    pave_board_destroy(board);
    if (fixture->edges) {
        pave_graph *dual;
        if (pave_mesh_to_graph(def->own.mesh, NULL, &dual, NULL) != PAVE_OK) abort();
        int32_t(*edges)[2] = calloc((size_t)dual->arc_count + 1, sizeof *edges), count = 0;
        if (!edges) abort();
        for (int32_t node = 0; node < dual->node_count; node++)
            for (int32_t arc = dual->start[node]; arc < dual->start[node + 1]; arc++)
                if (dual->to[arc] > node) {
                    edges[count][0] = dual->to[arc]; // the other way round than pave writes them
                    edges[count++][1] = node;
                }
        const pave_result result = pave_graph_create_from_edges(
            &(pave_edges_def){dual->node_count, dual->positions, count, (const int32_t(*)[2])edges},
            NULL, &def->own.graph, NULL);
        if (result != PAVE_OK) abort();
        free(edges);
        pave_graph_destroy(dual);
        pave_mesh_destroy(def->own.mesh);
        def->own.mesh = NULL;
        def->territory.ground = pave_ground_of_graph(def->own.graph);
    }
    def->mesh = def->own.mesh;
}

static inline void map_fixture_rhombs(const map_fixture *fixture, pave_map_def *def)
{
    pave_multigrid multigrid;
    const pave_area area = pave_area_disk(pave_vec2_of(0, 0), fixture->rhombs);
    if (pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = 7}, &multigrid, NULL) !=
            PAVE_OK ||
        pave_patch_create_from_multigrid(&multigrid, &area, NULL, &def->own.patch, NULL) != PAVE_OK)
        abort();
    def->patch = def->own.patch;
    def->territory.ground = pave_ground_of_graph(def->patch->graph);
    if (fixture->contact == PAVE_CONTACT_EDGE) return;
    if (pave_patch_graph(def->patch, fixture->contact, NULL, NULL, &def->own.graph) != PAVE_OK)
        abort();
    def->territory.ground = pave_ground_of_graph(def->own.graph);
}

/// Makes a map of the list; it owns its ground.
static inline pave_map *map_fixture_make(int number)
{
    const map_fixture *fixture = &map_fixtures[number];
    pave_map_def def = {.orientation = fixture->orientation, .kind = fixture->name};
    pave_map *map;
    if (fixture->rhombs > 0)
        map_fixture_rhombs(fixture, &def);
    else if (fixture->board)
        map_fixture_board(fixture, &def);
    else
        map_fixture_window(fixture, &def);
    const int64_t count = def.mesh ? def.mesh->tile_count : pave_ground_count(def.territory.ground);
    int32_t *labels = calloc((size_t)count + 1, sizeof *labels);
    if (!labels) abort();
    for (int64_t i = 0; i < count; i++)
        labels[i] = (int32_t)(pave_hash_word(PAVE_HASH_START + (uint64_t)number,
                                             (uint32_t)(i / fixture->block)) %
                              (uint64_t)fixture->labels);
    for (int64_t i = 0; fixture->holes && i < count; i++) labels[i] = i % 10 == 5 ? labels[i] : 2;
    def.territory.labels = labels;
    if (pave_map_create(&def, NULL, NULL, &map, NULL) != PAVE_OK) abort();
    free(labels);
    if (fixture->players > 0 || fixture->dice) {
        int32_t *owners = calloc((size_t)map->territories->count + 1, 2 * sizeof *owners),
                *dice = owners + map->territories->count;
        if (!owners) abort();
        for (int32_t t = 0; t < map->territories->count; t++) {
            owners[t] = t % (fixture->players + 1) - 1;
            dice[t] = 1 + t * 5 % 8;
        }
        if (pave_map_set_players(map, fixture->players, fixture->players > 0 ? owners : NULL,
                                 fixture->dice ? dice : NULL, NULL) != PAVE_OK)
            abort();
        free(owners);
    }
    return map;
}

#endif
