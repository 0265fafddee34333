/// tests/region/test_territory.c: territories against a twin that finds everything by flood fill:
/// merging of empties, specks and holes, and what territories are like; as windows and as graphs.
#include "../sparse.h"
#include "../test.h"
#include "src/graph/ground_near.h"
#include "territory_twin.h"

static twin map;
static bool rim[TWIN_MAX];

/// The rim, from the window alone.
static void find_rim(const pave_window *window)
{
    memset(rim, 0, sizeof rim);
    for (pave_window_walk walk = pave_window_begin(window); pave_window_next(&walk);)
        for (int k = 0; k < pave_tiling_side_count(window->tiling, walk.cell.s); k++)
            if (pave_window_wrapped(window, pave_tiling_neighbors(window->tiling, walk.cell, k)) <
                0)
                rim[walk.index] = true;
}

// ---- Against the twin ---------------------------------------------------------------------------

static void check_items(const pave_territories *territories, const char *what, int number)
{
    static int32_t depths[TWIN_MAX];
    const pave_graph *graph = map.graph;
    twin_depths(&map, depths);
    for (int32_t t = 1; t <= territories->count; t++) {
        const pave_territory *item = &territories->items[t - 1];
        int32_t size = 0, first = -1, border = 0, coast = 0, depth = 0, center = -1;
        pave_vec2 mean = {0, 0}, min = {1e9, 1e9}, max = {-1e9, -1e9};
        double nearest = 1e300;
        for (int32_t i = 0; i < graph->node_count; i++) {
            if (map.of_cell[i] != t) continue;
            pave_vec2 point = graph->positions[i];
            if (size++ == 0) first = i;
            if (depths[i] > depth) depth = depths[i];
            mean = (pave_vec2){mean.x + point.x, mean.y + point.y};
            min = (pave_vec2){point.x < min.x ? point.x : min.x, point.y < min.y ? point.y : min.y};
            max = (pave_vec2){point.x > max.x ? point.x : max.x, point.y > max.y ? point.y : max.y};
            for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++) {
                border += map.of_cell[graph->to[arc]] != t;
                coast += map.of_cell[graph->to[arc]] == 0;
            }
        }
        mean = (pave_vec2){mean.x / size, mean.y / size};
        for (int32_t i = 0; i < graph->node_count; i++) {
            double x = graph->positions[i].x - mean.x, y = graph->positions[i].y - mean.y,
                   far = x * x + y * y;
            if (map.of_cell[i] != t || depths[i] != depth || far >= nearest) continue;
            nearest = far;
            center = i;
        }
        if (item->label != map.label_of[t] || item->size != size || item->first != first ||
            item->border != border || item->coast != coast)
            fail_msg("%s %d: territory %d is of another size or has other borders", what, number,
                     (int)t);
        if (item->depth != depth || item->center != center)
            fail_msg("%s %d: territory %d: centre %d at depth %d, not %d at %d", what, number,
                     (int)t, (int)item->center, (int)item->depth, (int)center, (int)depth);
        if (memcmp(&item->mean, &mean, sizeof mean) != 0 ||
            memcmp(&item->box.min, &min, sizeof min) != 0 ||
            memcmp(&item->box.max, &max, sizeof max) != 0)
            fail_msg("%s %d: territory %d lies elsewhere", what, number, (int)t);
    }
}

static void check_neighbors(const pave_territories *territories)
{
    static int32_t shared[TWIN_MAX + 1];
    const pave_graph *graph = map.graph;
    assert_int_equal(territories->start[0], 0);
    for (int32_t t = 1; t <= territories->count; t++) {
        int32_t at = territories->start[t - 1];
        memset(shared, 0, sizeof shared);
        for (int32_t i = 0; i < graph->node_count; i++)
            for (int32_t arc = graph->start[i]; map.of_cell[i] == t && arc < graph->start[i + 1];
                 arc++)
                shared[map.of_cell[graph->to[arc]]]++;
        for (int32_t other = 1; other <= territories->count; other++) {
            if (other == t) continue;
            if (shared[other] == 0) continue;
            assert_true(at < territories->start[t]);
            assert_int_equal(territories->neighbors[at], other);
            assert_int_equal(territories->lengths[at++], shared[other]);
        }
        assert_int_equal(at, territories->start[t]);
    }
}

static int32_t changed_cells(const int32_t *before)
{
    int32_t count = 0;
    for (int32_t i = 0; i < map.graph->node_count; i++) count += before[i] != map.labels[i];
    return count;
}

/// One ground against the twin, which has been made already.
static uint64_t check_ground(const pave_territory_def *def, const int32_t *changed,
                             const char *what, int number)
{
    pave_territories *territories = NULL;
    pave_error error = {0};
    int32_t cells = map.graph->node_count;
    assert_ok(pave_territories_create(def, NULL, NULL, &territories, &error));
    assert_int_equal(territories->cell_count, cells);
    for (int32_t i = 0; i < cells; i++)
        if (territories->labels[i] != map.labels[i] || territories->of_cell[i] != map.of_cell[i])
            fail_msg("%s %d: cell %d has label %d and territory %d, not %d and %d", what, number,
                     (int)i, (int)territories->labels[i], (int)territories->of_cell[i],
                     (int)map.labels[i], (int)map.of_cell[i]);
    assert_int_equal(territories->count, map.count);
    assert_int_equal(territories->grown, changed[0]);
    assert_int_equal(territories->absorbed, changed[1]);
    assert_int_equal(territories->filled, changed[2]);
    check_items(territories, what, number);
    check_neighbors(territories);
    uint64_t hash = pave_territories_hash(territories);
    pave_territories_destroy(territories);
    return hash;
}

/// A ground, and if `window` is not NULL that window too, under the rules of `def`. The labels are
/// in def->labels.
static void check(const pave_window *window, const pave_graph *graph, pave_territory_def def,
                  const char *what, int number)
{
    static int32_t before[TWIN_MAX];
    int32_t cells = graph->node_count, changed[3] = {0};
    assert_true(cells <= TWIN_MAX);
    map.graph = graph;
    map.rim = rim;
    memcpy(map.labels, def.labels, sizeof *map.labels * (size_t)cells);
    if (def.grow_into_none) twin_grow(&map);
    changed[0] = changed_cells(def.labels);
    memcpy(before, map.labels, sizeof before);
    if (def.size_min > 1) twin_absorb(&map, def.size_min);
    changed[1] = changed_cells(before);
    memcpy(before, map.labels, sizeof before);
    if (def.fill_holes) twin_fill(&map, def.hole_max);
    changed[2] = changed_cells(before);
    twin_number(&map, false);
    def.ground = pave_ground_of_graph(graph);
    uint64_t hash = check_ground(&def, changed, what, number);
    if (!window) return;
    def.ground = pave_ground_of_window(window);
    def.ground.contact = graph->contact;
    assert_true(check_ground(&def, changed, what, number) == hash);
}

/// All rules, by the bits of a number.
static pave_territory_def rules(int number, const int32_t *labels)
{
    static const int32_t least[] = {0, 2, 5, 40}, most[] = {0, 3};
    pave_territory_def def = {.labels = labels};
    def.grow_into_none = number & 1;
    def.fill_holes = number >> 1 & 1;
    def.size_min = least[number >> 2 & 3];
    def.hole_max = most[number >> 4 & 1];
    return def;
}

static int32_t labels[TWIN_MAX];

TEST(every_case)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++)
            for (int rule = (number + contact) % SPARSE(3); rule < 32; rule += SPARSE(3)) {
                pave_window *window = case_window(number);
                pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
                find_rim(window);
                case_labels(graph, number + 100 * rule, (uint32_t)rule * 2 % 60,
                            1 + (uint32_t)(number + rule) % 4, rule % 5, labels);
                check(window, graph, rules(rule, labels), "case", number);
                pave_graph_destroy(graph);
                pave_window_destroy(window);
            }
}

TEST(larger_maps)
{
    static const graph_case cases[] = {
        {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 20}},
        {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 20, .wrap = true}},
        {0, {.width = 36, .height = 36}},
        {0, {.width = 36, .height = 36, .wrap = true}},
        {2, {.shape = PAVE_WINDOW_HEXAGON, .radius = 14}},
        {2, {.width = 50, .height = 20, .wrap = true}},
    };
    for (int number = 0; number < (int)(sizeof cases / sizeof *cases); number++)
        for (int rule = number % SPARSE(3); rule < 32; rule += SPARSE(3)) {
            pave_window_def def = cases[number].def;
            pave_window *window = NULL;
            def.tiling = cases[number].grid == 0   ? NULL
                         : cases[number].grid == 1 ? pave_tiling_hex()
                                                   : pave_tiling_tri();
            assert_ok(pave_window_create(&def, NULL, &window, NULL));
            pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
            find_rim(window);
            case_labels(graph, number + 100 * rule, 10 + (uint32_t)rule % 3 * 20,
                        2 + (uint32_t)rule % 3, 3 + rule % 6, labels);
            check(window, graph, rules(rule, labels), "larger map", number);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

TEST(walls_part_territories)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int rule = number % SPARSE(3); rule < 32; rule += SPARSE(3)) {
            pave_window *window = case_window(number);
            pave_mask *mask = case_mask(window, number, 15, 25);
            pave_graph *graph = case_graph(window, mask, PAVE_CONTACT_EDGE);
            find_rim(window);
            case_labels(graph, number + 100 * rule, 20, 3, rule % 5, labels);
            check(NULL, graph, rules(rule, labels), "walls", number);
            pave_graph_destroy(graph);
            pave_mask_destroy(mask);
            pave_window_destroy(window);
        }
}

TEST(other_tilings)
{
    for (int32_t number = 0; pave_tiling_name(number); number++)
        for (int rule = number % SPARSE(3); rule < 16; rule += SPARSE(3)) {
            pave_tiling *tiling = NULL;
            pave_window *window = NULL;
            assert_ok(pave_tiling_create_named(pave_tiling_name(number), NULL, &tiling, NULL));
            pave_window_def def = {.tiling = tiling,
                                   .shape = PAVE_WINDOW_PARALLELOGRAM,
                                   .width = 10,
                                   .height = 8,
                                   .wrap = rule % 3 == 0};
            assert_ok(pave_window_create(&def, NULL, &window, NULL));
            pave_graph *graph = case_graph(window, NULL, (pave_contact)(rule & 1));
            find_rim(window);
            case_labels(graph, number + 100 * rule, 20, 3, rule % 4, labels);
            check(window, graph, rules(rule, labels), pave_tiling_name(number), number);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
            pave_tiling_destroy(tiling);
        }
}

/// Tiles of meshes: some have three neighbours, some many.
TEST(meshes)
{
    for (int rule = 0; rule < 32; rule++) {
        pave_board_def def = {.width = 24, .height = 20};
        pave_board *board = NULL;
        pave_mesh *mesh = NULL;
        pave_graph *graph = NULL;
        pave_near near;
        int64_t repaired;
        assert_ok(pave_board_create(&def, NULL, &board, NULL));
        assert_ok(pave_board_remove_random(
            board, &(pave_removal_def){.seed = (uint64_t)rule, .share = 0.5}, NULL, NULL, NULL));
        assert_int_equal(pave_board_repair(board, NULL, NULL, 0, &repaired) == PAVE_NO_MEMORY, 0);
        assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
        assert_ok(pave_mesh_to_graph(mesh, NULL, &graph, NULL));
        pave_ground ground = pave_ground_of_graph(graph);
        assert_ok(pave_near_begin(&ground, NULL, &near));
        memset(rim, 0, sizeof rim);
        assert_ok(pave_near_rim(&near, rim));
        int32_t at_rim = 0;
        for (int32_t i = 0; i < graph->node_count; i++) at_rim += rim[i];
        assert_true(at_rim >= 2 * (24 + 20) - 4 &&
                    at_rim < 200); // the tiles around the board, and few others
        case_labels(graph, rule, 20, 3, rule % 6, labels);
        check(NULL, graph, rules(rule, labels), "mesh", rule);
        pave_near_end(&near);
        pave_graph_destroy(graph);
        pave_mesh_destroy(mesh);
        pave_board_destroy(board);
    }
}

// ---- By hand ------------------------------------------------------------------------------------

/// Territories of a picture of squares: letters are labels, '.' is 0.
static pave_territories *of_picture(const char *picture, int32_t width, pave_territory_def def)
{
    pave_window *window = NULL;
    pave_territories *territories = NULL;
    int32_t height = (int32_t)strlen(picture) / width;
    assert_ok(pave_window_create(&(pave_window_def){.width = width, .height = height}, NULL,
                                 &window, NULL));
    for (int32_t i = 0; i < width * height; i++) labels[i] = picture[i] == '.' ? 0 : picture[i];
    def.labels = labels;
    def.ground = pave_ground_of_window(window);
    assert_ok(pave_territories_create(&def, NULL, NULL, &territories, NULL));
    pave_window_destroy(window);
    return territories;
}

static void expect(const char *picture, int32_t width, pave_territory_def def, const char *result)
{
    pave_territories *territories = of_picture(picture, width, def);
    char text[TWIN_MAX + 1] = {0};
    for (int32_t i = 0; i < territories->cell_count; i++)
        text[i] = territories->labels[i] ? (char)territories->labels[i] : '.';
    assert_string_equal(text, result);
    pave_territories_destroy(territories);
}

TEST(drawn_by_hand)
{
    // A speck in a speck, and a tie that goes to the lower id.
    expect("aaaaa"
           "abbba"
           "abcba"
           "abbba"
           "aaaaa",
           5, (pave_territory_def){.size_min = 2},
           "aaaaa"
           "abbba"
           "abbba"
           "abbba"
           "aaaaa");
    expect("aabcc", 5, (pave_territory_def){.size_min = 2}, "aaacc");
    // Nested holes go to the outermost territory; at the rim no hole exists; the lake of an island
    // belongs to it, and the sea does not.
    expect("aaaaaaa"
           "abbbbba"
           "ab.c.ba"
           "abbbbba"
           "aaaaaaa"
           "a..ddd."
           "a..d.d."
           "a..ddd.",
           7, (pave_territory_def){.fill_holes = true},
           "aaaaaaa"
           "aaaaaaa"
           "aaaaaaa"
           "aaaaaaa"
           "aaaaaaa"
           "a..ddd."
           "a..ddd."
           "a..ddd.");
    // Only small ones: the ring is too large, what is in it is not.
    expect("aaaaaaa"
           "abbbbba"
           "ab.c.ba"
           "abbbbba"
           "aaaaaaa",
           7, (pave_territory_def){.fill_holes = true, .hole_max = 3},
           "aaaaaaa"
           "abbbbba"
           "abbbbba"
           "abbbbba"
           "aaaaaaa");
    // Empties go where they share most edges; like colours that meet are one.
    expect("a...b", 5, (pave_territory_def){.grow_into_none = true}, "aaabb");
    expect("a.a"
           "..."
           "b.b",
           3, (pave_territory_def){.grow_into_none = true},
           "aaa"
           "aaa"
           "bbb");
    // What joins brings its like together: the speck makes two of the same label one.
    pave_territories *joined = of_picture("aabaaccc", 8, (pave_territory_def){.size_min = 2});
    assert_int_equal(joined->count, 2);
    assert_int_equal(joined->items[0].size, 5);
    pave_territories_destroy(joined);
}

TEST(small_maps)
{
    pave_territory_def all = {.grow_into_none = true, .size_min = 10, .fill_holes = true};
    expect("", 5, all, "");
    expect("a", 1, all, "."); // no neighbour to join
    expect("a", 1, (pave_territory_def){0}, "a");
    expect("......", 3, all, "......");
    expect("abcdef", 3, all, "......"); // all below the floor: what is left in the end is, too
    expect("abcdefghijkl", 4, (pave_territory_def){.size_min = 12}, "bbbbbbbbbbbb");
    pave_territories *one = of_picture("a", 1, (pave_territory_def){0});
    assert_int_equal(one->count, 1);
    assert_int_equal(one->items[0].depth, 1);
    assert_int_equal(one->items[0].border, 0);
    assert_int_equal(one->start[1], 0);
    pave_territories_destroy(one);
    pave_territories_destroy(NULL);
}

TEST(wrong_numbers)
{
    pave_window *window = NULL;
    pave_error error;
    pave_territories *territories = NULL;
    assert_ok(pave_window_create(&(pave_window_def){.width = 2, .height = 2}, NULL, &window, NULL));
    pave_territory_def def = {
        .ground = pave_ground_of_window(window), .labels = labels, .size_min = -1};
    assert_int_equal(pave_territories_create(&def, NULL, NULL, &territories, &error), PAVE_RANGE);
    assert_null(territories);
    assert_string_equal(error.message, "size_min must be 0 or more, not -1");
    def = (pave_territory_def){.ground = def.ground, .labels = labels, .hole_max = -7};
    assert_int_equal(pave_territories_create(&def, NULL, NULL, &territories, &error), PAVE_RANGE);
    assert_string_equal(error.message, "hole_max must be 0 or more, not -7");
    assert_int_equal(pave_territories_create(&def, NULL, NULL, &territories, NULL), PAVE_RANGE);
    pave_window_destroy(window);
}

// ---- Rims ---------------------------------------------------------------------------------------

/// The walk around a graph finds the same rim cells as its window, for windows whose cells are
/// connected across sides.
TEST(rims_of_drawings)
{
    static const graph_case cases[] = {
        {0, {.width = 9, .height = 7}},
        {1, {.shape = PAVE_WINDOW_HEXAGON, .radius = 5}},
        {1, {.width = 8, .height = 7, .system = 1}},
    };
    for (int number = 0; number < (int)(sizeof cases / sizeof *cases); number++) {
        static int32_t edges[TWIN_MAX * 3][2];
        static bool drawn[TWIN_MAX];
        pave_window_def def = cases[number].def;
        pave_window *window = NULL;
        pave_graph *graph = NULL;
        pave_near near;
        int32_t count = 0;
        def.tiling = cases[number].grid == 0 ? NULL : pave_tiling_hex();
        assert_ok(pave_window_create(&def, NULL, &window, NULL));
        pave_graph *cells = case_graph(window, NULL, PAVE_CONTACT_EDGE);
        for (int32_t i = 0; i < cells->node_count; i++)
            for (int32_t arc = cells->start[i]; arc < cells->start[i + 1]; arc++) {
                if (cells->to[arc] < i) continue;
                edges[count][0] = i;
                edges[count++][1] = cells->to[arc];
            }
        assert_ok(
            pave_graph_create_from_edges(&(pave_edges_def){cells->node_count, cells->positions,
                                                           count, (const int32_t(*)[2])edges},
                                         NULL, &graph, NULL));
        pave_ground ground = pave_ground_of_graph(graph);
        assert_ok(pave_near_begin(&ground, NULL, &near));
        memset(drawn, 0, sizeof drawn);
        assert_ok(pave_near_rim(&near, drawn));
        find_rim(window);
        for (int32_t i = 0; i < graph->node_count; i++)
            if (drawn[i] != rim[i])
                fail_msg("case %d: cell %d is at the rim: %d", number, (int)i, rim[i]);
        case_labels(graph, number, 20, 3, 2, labels);
        check(NULL, graph, (pave_territory_def){.labels = labels, .fill_holes = true}, "drawing",
              number);
        pave_near_end(&near);
        pave_graph_destroy(graph);
        pave_graph_destroy(cells);
        pave_window_destroy(window);
    }
}

TEST(positions_are_the_same)
{
    for (int number = 0; number < GRAPH_CASES; number++) {
        pave_window *window = case_window(number);
        pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
        pave_ground a = pave_ground_of_window(window), b = pave_ground_of_graph(graph);
        assert_int_equal(pave_ground_count(a), pave_ground_count(b));
        for (int32_t i = 0; i < graph->node_count; i++) {
            pave_vec2 one = pave_ground_position(&a, i), two = pave_ground_position(&b, i);
            assert_memory_equal(&one, &two, sizeof one);
        }
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
}

/// Windows have the neighbours that their graphs have, in any order of questions.
TEST(windows_are_graphs)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++) {
            pave_window *window = case_window(number);
            pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
            pave_ground ground = {.window = window, .contact = (pave_contact)contact};
            pave_near near;
            assert_ok(pave_near_begin(&ground, NULL, &near));
            for (int32_t i = 0; i < 3 * graph->node_count; i++) {
                int32_t cell =
                            i < graph->node_count
                                ? i
                                : (int32_t)(case_word(i, number, 5) % (uint32_t)graph->node_count),
                        count;
                const int32_t *to = pave_near_list(&near, cell, &count);
                assert_int_equal(count, graph->start[cell + 1] - graph->start[cell]);
                for (int32_t k = 0; k < count; k++)
                    assert_int_equal(to[k], graph->to[graph->start[cell] + k]);
            }
            pave_near_end(&near);
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

// ---- Who holds together -------------------------------------------------------------------------

TEST(graphs_of_territories)
{
    pave_territories *territories = of_picture("aabb.c"
                                               "aabb.c"
                                               "ddee..",
                                               6, (pave_territory_def){0});
    pave_graph *graph = NULL;
    assert_ok(pave_territories_graph(territories, NULL, &graph, NULL));
    assert_int_equal(graph->node_count, 5);
    assert_int_equal(graph->arc_count, 8);
    for (int32_t node = 0; node < graph->node_count; node++) {
        assert_memory_equal(&graph->positions[node], &territories->items[node].mean,
                            sizeof(pave_vec2));
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            assert_int_equal(graph->to[graph->twin[arc]], node);
            assert_int_equal(graph->twin[graph->twin[arc]], arc);
            assert_true(graph->twin[arc] >= graph->start[graph->to[arc]] &&
                        graph->twin[arc] < graph->start[graph->to[arc] + 1]);
        }
    }
    int32_t largest[3] = {7, 7, 7}, owners[] = {0, 1, 0, 0, 0}, found[3];
    int64_t count = -1;
    int64_t cells[3] = {7, 7, 7};
    assert_ok(pave_territories_supply(territories, owners, 3, NULL, largest, cells));
    assert_int_equal(largest[0], 3); // a, d, e; not c, which lies apart
    assert_int_equal(cells[0], 8);
    assert_int_equal(largest[1], 1);
    assert_int_equal(cells[1], 4);
    assert_int_equal(largest[2], 0);
    assert_int_equal(cells[2], 0);
    owners[3] = owners[4] = -1; // groups of one: a with four cells before c with two
    owners[0] = owners[2] = 2;
    assert_ok(pave_territories_supply(territories, owners, 3, NULL, largest, NULL));
    assert_int_equal(largest[2], 1);
    assert_ok(pave_territories_supply(territories, owners, 3, NULL, largest, cells));
    assert_int_equal(cells[2], 4);
    assert_ok(pave_graph_articulation_points(graph, NULL, found, 3, &count));
    assert_int_equal(count, 0);
    pave_graph_destroy(graph);
    pave_territories_destroy(territories);
}

TEST(hashes_tell_maps_apart)
{
    static const char *const pictures[] = {"aabb", "aab.", "aacc", "abab", "aabbb", "....", ""};
    uint64_t hashes[7];
    for (int i = 0; i < 7; i++) {
        pave_territories *territories = of_picture(pictures[i], 1, (pave_territory_def){0});
        hashes[i] = pave_territories_hash(territories);
        for (int before = 0; before < i; before++) assert_true(hashes[before] != hashes[i]);
        pave_territories_destroy(territories);
    }
}

// ---- Bridges ------------------------------------------------------------------------------------

TEST(territories_have_bridges)
{
    // 1 1 2 2 3
    // 1 0 2 0 3
    // 4 4 0 5 5    1-2, 1-4, 2-3 and 3-5 touch, by one edge each
    static const int32_t marks[15] = {1, 1, 2, 2, 3, 1, 0, 2, 0, 3, 4, 4, 0, 5, 5};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&(pave_window_def){.width = 5, .height = 3}, NULL, &window, NULL));
    pave_territory_def def = {.ground = pave_ground_of_window(window), .labels = marks};
    pave_territories *territories = NULL;
    assert_ok(pave_territories_create(&def, NULL, NULL, &territories, NULL));
    pave_territory_bridge bridges[8];
    int32_t ids[8];
    int64_t count = -1;
    assert_ok(pave_territories_bridges(territories, NULL, bridges, 8, &count));
    assert_int_equal(count, 4); // 1-2, 1-4, 2-3, 3-5
    const pave_territory_bridge wanted[4] = {{1, 2, 1}, {1, 4, 1}, {2, 3, 1}, {3, 5, 1}};
    assert_memory_equal(bridges, wanted, sizeof wanted);
    assert_ok(pave_territories_articulation_points(territories, NULL, ids, 8, &count));
    assert_true(count == 3 && ids[0] == 1 && ids[1] == 2 && ids[2] == 3);
    // Exactly enough room, and one too few, which writes nothing but the need.
    memset(bridges, 0, sizeof bridges);
    count = -1;
    assert_int_equal(pave_territories_bridges(territories, NULL, bridges, 3, &count),
                     PAVE_CAPACITY);
    assert_true(count == 4 && bridges[0].a == 0);
    assert_ok(pave_territories_bridges(territories, NULL, bridges, 4, &count));
    assert_memory_equal(bridges, wanted, sizeof wanted);
    assert_int_equal(bridges[4].a, 0);
    memset(ids, 0, sizeof ids);
    count = -1;
    assert_int_equal(pave_territories_articulation_points(territories, NULL, ids, 2, &count),
                     PAVE_CAPACITY);
    assert_true(count == 3 && ids[0] == 0);
    assert_ok(pave_territories_articulation_points(territories, NULL, ids, 3, &count));
    assert_true(count == 3 && ids[2] == 3 && ids[3] == 0);
    for (int64_t fail_at = 0, failed = 1; failed; fail_at++) {
        failing counts = {.fail_at = fail_at};
        pave_allocator allocator = failing_allocator(&counts);
        pave_result one = pave_territories_bridges(territories, &allocator, bridges, 8, &count);
        if (one == PAVE_OK)
            failed = 0;
        else
            assert_int_equal(one, PAVE_NO_MEMORY);
        assert_true(counts.alive == 0 && counts.bytes == 0);
        counts = (failing){.fail_at = fail_at};
        one = pave_territories_articulation_points(territories, &allocator, ids, 8, &count);
        assert_true((one == PAVE_OK) == !failed && counts.alive == 0 && counts.bytes == 0);
    }
    pave_territories_destroy(territories);
    pave_window_destroy(window);
}

int main(void) { return run_all_tests(NULL, NULL); }
