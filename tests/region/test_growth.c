/// tests/region/test_growth.c: growth on many grounds: what is promised of every map, sizes, sea,
/// locks, roughness, hard grounds, bad input.
#include "../graph/graph_cases.h"
#include "../sparse.h"
#include "../test.h"
#include "growth_check.h"

enum { CELLS_MAX = 4096 };

/// Makes a map and holds it against what is promised. `graph` is that of the ground.
static pave_growth_result grow(const pave_growth_def *def, const pave_graph *graph, int32_t *labels)
{
    pave_growth_result result = {0};
    pave_error error = {0};
    pave_result made = pave_growth_make(def, NULL, NULL, labels, &result, &error);
    if (made != PAVE_OK)
        fail_msg("seed %d, %d areas: %s", (int)def->seed, (int)def->areas, error.message);
    const char *fault = growth_fault(def, graph, labels, &result);
    if (fault)
        fail_msg("seed %d, %d areas of %d cells: %s", (int)def->seed, (int)def->areas,
                 (int)graph->node_count, fault);
    return result;
}

/// A random share in steps of a tenth, low..high.
static double tenths(int32_t seed, int32_t what, uint32_t low, uint32_t high)
{
    return (low + case_word(seed, what, 77) % (high - low + 1)) / 10.0;
}

/// Parts of the ground that are open.
static int32_t open_parts(const pave_graph *graph, const int32_t *locked, int32_t *open)
{
    int32_t *labels = malloc(sizeof *labels * (size_t)graph->node_count);
    if (!labels) abort();
    for (int32_t cell = 0; cell < graph->node_count; cell++)
        labels[cell] = locked && locked[cell] < 0 ? 0 : 1;
    int32_t parts = growth_pieces(graph, labels, 1, open);
    free(labels);
    return parts;
}

// ---- What is promised ---------------------------------------------------------------------------

TEST(any_map_keeps_the_promises)
{
    static int32_t labels[CELLS_MAX], again[CELLS_MAX], locked[CELLS_MAX];
    int32_t made = 0, refused = 0, within = 0;
    for (int32_t seed = 0; seed < 1500 / SPARSE(2); seed++) {
        pave_window *window = case_window(seed % GRAPH_CASES);
        pave_contact contact = seed % 5 == 0 ? PAVE_CONTACT_VERTEX : PAVE_CONTACT_EDGE;
        pave_graph *graph = case_graph(window, NULL, contact);
        uint32_t holes = seed % 3 == 0 ? 0 : case_word(seed, 1, 2) % 40;
        int32_t open = 0, parts;
        for (int32_t cell = 0; cell < graph->node_count; cell++)
            locked[cell] = case_word(cell, seed, 3) % 100 < holes ? -1 : 0;
        parts = open_parts(graph, locked, &open);
        if (open > 0) {
            bool sea = seed % 2;
            pave_growth_def def = {.ground = pave_ground_of_window(window),
                                   .seed = (uint64_t)seed,
                                   .locked = locked,
                                   .islands = seed % 4 == 1};
            def.ground.contact = contact;
            def.areas = 1 + (int32_t)(case_word(seed, 4, 5) %
                                      (uint32_t)(seed % 7 == 0 ? open : (open + 7) / 8));
            def.tolerance = tenths(seed, 6, 0, 5);
            def.roughness = seed % 3 ? 0.0 : tenths(seed, 7, 0, 10);
            def.land = sea ? tenths(seed, 8, 3, 9) : 0.0;
            if (!sea && parts > def.areas) {
                pave_error error = {0};
                assert_int_equal(pave_growth_make(&def, NULL, NULL, labels, NULL, &error),
                                 PAVE_INVALID);
                assert_non_null(strstr(error.message, "connected components"));
                refused++;
            } else {
                pave_growth_result result = grow(&def, graph, labels);
                if (sea && !def.islands && parts == 1) assert_int_equal(result.pieces, 1);
                made++;
                within += result.within;
                def.ground = pave_ground_of_graph(graph);
                (void)grow(&def, graph, again);
                assert_memory_equal(labels, again, sizeof *labels * (size_t)graph->node_count);
            }
        }
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
    print_message("%d maps, %d refused, %d within\n", (int)made, (int)refused, (int)within);
    assert_true(made > 1000 / SPARSE(2) && refused > 50 / SPARSE(2));
}

// ---- Sizes --------------------------------------------------------------------------------------

/// On open ground every tolerance is met down to a few cells, and land is exactly as requested;
/// `within` is right.
TEST(open_ground_meets_the_tolerance)
{
    static int32_t labels[CELLS_MAX];
    static const double tolerances[] = {-1, 0.02, 0, 0.3};
    int32_t met = 0, all = 0;
    for (int32_t seed = 0; seed < 360; seed++) {
        const pave_tiling *tilings[] = {NULL, pave_tiling_hex(), pave_tiling_tri()};
        pave_window_def place = {.tiling = tilings[seed % 3],
                                 .width = 20 + seed % 7 * 4,
                                 .height = 20 + seed % 5 * 2,
                                 .wrap = seed % 11 == 10};
        pave_window *window = NULL;
        assert_ok(pave_window_create(&place, NULL, &window, NULL));
        pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = (uint64_t)seed,
                               .tolerance = tolerances[seed % 4]};
        def.areas = 2 + seed % 17;
        def.land = seed % 2 ? tenths(seed, 1, 4, 9) : 0;
        def.islands = seed % 3 == 0;
        def.roughness = seed % 5 == 0 ? 1 : 0;
        pave_growth_result result = grow(&def, graph, labels);
        double share =
            (def.land > 0 ? floor(def.land * graph->node_count + 0.5) : graph->node_count) /
            def.areas;
        double tolerance = def.tolerance == 0 ? 0.1 : def.tolerance < 0 ? 0 : def.tolerance;
        bool within = result.size_min >= floor((1 - tolerance) * share + 1e-9) &&
                      result.size_max <= ceil((1 + tolerance) * share - 1e-9);
        assert_int_equal(result.within, within);
        assert_true(fabs(result.share_min - result.size_min / share) < 1e-9 &&
                    fabs(result.share_max - result.size_max / share) < 1e-9);
        if (within && def.land > 0)
            assert_true(fabs(result.land - floor(def.land * graph->node_count + 0.5)) < 1);
        met += within;
        all++;
        if (!within)
            print_message("seed %d: %d areas of %.1f, %d .. %d\n", (int)seed, (int)def.areas, share,
                          (int)result.size_min, (int)result.size_max);
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
    assert_int_equal(met, all);
}

TEST(shares_are_met)
{
    static int32_t labels[CELLS_MAX];
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = 50, .height = 40};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
    for (int32_t seed = 0; seed < 60; seed++) {
        double shares[20], sum = 0;
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = (uint64_t)seed,
                               .areas = 3 + seed % 17,
                               .shares = shares};
        def.land = seed % 2 ? 0.6 : 0;
        for (int32_t area = 0; area < def.areas; area++)
            sum += shares[area] = 1 + case_word(seed, area, 3) % 20;
        pave_growth_result result = grow(&def, graph, labels);
        int32_t *sizes = growth_sizes(graph, labels, def.areas);
        double cells = seed % 2 ? floor(0.6 * 2000 + 0.5) : 2000, low = 1e9, high = 0;
        assert_true(result.within);
        for (int32_t area = 1; area <= def.areas; area++) {
            double part = sizes[area] / (cells * shares[area - 1] / sum);
            low = part < low ? part : low;
            high = part > high ? part : high;
        }
        assert_true(fabs(low - result.share_min) < 1e-9 && fabs(high - result.share_max) < 1e-9 &&
                    low > 0.7 && high < 1.3);
        free(sizes);
    }
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

/// The more rough, the more ragged; compact areas have hardly a cell that protrudes.
TEST(roughness_is_seen)
{
    static int32_t labels[CELLS_MAX];
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = 60, .height = 60};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
    double compact[3] = {0};
    int32_t spikes[3] = {0};
    for (int32_t seed = 0; seed < 20; seed++)
        for (int i = 0; i < 3; i++) {
            pave_growth_def def = {.ground = pave_ground_of_window(window),
                                   .seed = (uint64_t)seed,
                                   .areas = 40,
                                   .land = 0.7,
                                   .roughness = i / 2.0};
            pave_growth_result result = grow(&def, graph, labels);
            assert_true(result.within && result.pieces == 1);
            compact[i] += result.compactness / 20;
            spikes[i] += result.spikes;
        }
    print_message("compactness %.1f %.1f %.1f, spikes %d %d %d\n", compact[0], compact[1],
                  compact[2], (int)spikes[0], (int)spikes[1], (int)spikes[2]);
    assert_true(compact[0] < 52 && compact[0] + 2 < compact[1] && compact[1] + 3 < compact[2]);
    assert_true(spikes[0] < 40 && spikes[2] > 3 * spikes[0]);
    pave_graph_destroy(graph);
    pave_window_destroy(window);
}

// ---- Locks --------------------------------------------------------------------------------------

/// Some areas of a map are kept while the others grow again, several times: whole ones, parts of
/// them, fixed or not; labels in place.
TEST(locked_cells_survive)
{
    static int32_t labels[CELLS_MAX], locked[CELLS_MAX], before[CELLS_MAX];
    int32_t within = 0, fixed_runs = 0, joined = 0, runs = 0;
    for (int32_t seed = 0; seed < 250; seed++) {
        pave_window *window = case_window(seed % GRAPH_CASES);
        pave_graph *graph = case_graph(window, NULL, PAVE_CONTACT_EDGE);
        int32_t areas = 2 + seed % (graph->node_count / 4 < 14 ? graph->node_count / 4 + 1 : 14);
        bool fixed[16] = {false};
        if (areas > graph->node_count) areas = graph->node_count;
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = (uint64_t)seed,
                               .areas = areas,
                               .land = seed % 2 ? 0.7 : 0};
        (void)grow(&def, graph, labels);
        for (int32_t round = 0; round < 3; round++) {
            memcpy(before, labels, sizeof before);
            for (int32_t area = 1; area <= areas; area++)
                fixed[area - 1] = area != 1 && case_word(seed, area, 5 + (uint32_t)round) % 4 == 0;
            for (int32_t cell = 0; cell < graph->node_count; cell++) {
                bool kept =
                    labels[cell] > 0 && case_word(seed, labels[cell], 9 + (uint32_t)round) % 3 == 0;
                locked[cell] =
                    labels[cell] > 0 && (kept || fixed[labels[cell] - 1]) ? labels[cell] : 0;
            }
            def.locked = locked;
            def.fixed = fixed;
            def.seed += 1000;
            memcpy(labels, locked, sizeof labels); // in place
            def.locked = labels;
            pave_growth_result result = {0};
            pave_error error = {0};
            pave_result made = pave_growth_make(&def, NULL, NULL, labels, &result, &error);
            def.locked = locked;
            if (made == PAVE_INVALID) { // without sea, fixed areas may have separated the rest
                assert_true(!(def.land > 0) && strstr(error.message, "connected components"));
                assert_memory_equal(labels, locked, sizeof *labels * (size_t)graph->node_count);
                memcpy(labels, before, sizeof before);
                continue;
            }
            assert_ok(made);
            const char *fault = growth_fault(&def, graph, labels, &result);
            if (fault) fail_msg("seed %d round %d: %s", (int)seed, (int)round, fault);
            runs++;
            within += result.within;
            joined += result.pieces == 1;
            fixed_runs += memcmp(fixed, (bool[16]){false}, sizeof fixed) != 0;
        }
        pave_graph_destroy(graph);
        pave_window_destroy(window);
    }
    print_message("%d runs, %d within, %d with fixed areas, %d in one piece\n", (int)runs,
                  (int)within, (int)fixed_runs, (int)joined);
    assert_true(runs > 600 && within > runs / 2 && fixed_runs > 300 && joined > runs * 9 / 10);
}

// ---- Hard grounds -------------------------------------------------------------------------------

static pave_graph *graph_of(int32_t nodes, const pave_vec2 *positions, int32_t edges,
                            const int32_t (*pairs)[2])
{
    pave_graph *graph = NULL;
    pave_error error = {0};
    if (pave_graph_create_from_edges(&(pave_edges_def){nodes, positions, edges, pairs}, NULL,
                                     &graph, &error) != PAVE_OK)
        fail_msg("%s", error.message);
    return graph;
}

enum { HARD = 600 };

/// 0: a path; 1: a star; 2: a comb with teeth of 9; 3: a random tree; 4: a ring; 5: two pieces.
static pave_graph *hard_graph(int kind, int32_t seed)
{
    static pave_vec2 positions[HARD];
    static int32_t pairs[HARD][2];
    int32_t edges = 0;
    for (int32_t node = 0; node < HARD; node++) {
        positions[node] = pave_vec2_of(node, kind == 1 && node > 0 ? node * (double)node : 0);
        if (kind == 2) positions[node] = pave_vec2_of(node / 10 * 2, node % 10);
        if (kind == 3)
            positions[node] = pave_vec2_of(case_word(node, seed, 1), case_word(node, seed, 2));
        if (kind == 4)
            positions[node] =
                pave_vec2_of(node < HARD / 2 ? node : HARD - 1 - node, node < HARD / 2 ? 0 : 1);
        if (node == 0) continue;
        int32_t before = kind == 1   ? 0
                         : kind == 2 ? (node % 10 ? node - 1 : node - 10)
                         : kind == 3 ? (int32_t)(case_word(node, seed, 3) % (uint32_t)node)
                                     : node - 1;
        if (kind == 5 && node == HARD / 3) continue;
        pairs[edges][0] = before;
        pairs[edges++][1] = node;
    }
    if (kind == 4) {
        pairs[edges][0] = 0;
        pairs[edges++][1] = HARD - 1;
    }
    return graph_of(HARD, positions, edges, (const int32_t(*)[2])pairs);
}

TEST(hard_grounds_keep_the_promises)
{
    static int32_t labels[HARD];
    int32_t within[6] = {0};
    for (int32_t seed = 0; seed < 20; seed += SPARSE(10))
        for (int kind = 0; kind < 6; kind++) {
            pave_graph *graph = hard_graph(kind, seed);
            static const int32_t counts[] = {2, 7, 30, 150, HARD - 1, HARD};
            for (int i = 0; i < 6; i++) {
                pave_growth_def def = {.ground = pave_ground_of_graph(graph),
                                       .seed = (uint64_t)seed,
                                       .areas = counts[i],
                                       .tolerance = 0.2};
                pave_growth_result result = grow(&def, graph, labels);
                within[kind] += result.within;
                if (counts[i] == HARD) assert_true(result.size_max == 1 && result.within);
                if (kind == 1)
                    assert_int_equal(result.size_max,
                                     HARD - counts[i] + 1); // all but one have a cell
                def.land = 0.5;
                def.areas = (counts[i] + 1) / 2;
                result = grow(&def, graph, labels);
                if (kind != 5) assert_int_equal(result.pieces, 1);
            }
            pave_graph_destroy(graph);
        }
    print_message("within of %d: path %d, star %d, comb %d, tree %d, ring %d, two pieces %d\n",
                  120 / SPARSE(10), (int)within[0], (int)within[1], (int)within[2], (int)within[3],
                  (int)within[4], (int)within[5]);
    assert_true(within[0] == 120 / SPARSE(10) && within[4] == 120 / SPARSE(10));
}

// ---- What is wrong ------------------------------------------------------------------------------

/// Ground in two components. The left one has two areas with shares that are larger than it: the
/// one of the small share is not starved for the other.
TEST(crowded_components_are_shared)
{
    static const struct {
        uint64_t seed;
        int32_t width, height, wall, areas;
    } cases[] = {
        {54, 16, 11, 7, 5}, {110, 24, 8, 11, 5}, {138, 20, 12, 9, 5}, {1938, 12, 10, 6, 4}};
    static const double shares[5] = {1, 20, 5, 5, 5};
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        static int32_t labels[CELLS_MAX], locked[CELLS_MAX];
        pave_window_def place = {.width = cases[k].width, .height = cases[k].height};
        pave_window *window = NULL;
        pave_growth_result result;
        assert_ok(pave_window_create(&place, NULL, &window, NULL));
        for (int32_t i = 0; i < window->count; i++)
            locked[i] = i % place.width == cases[k].wall ? -1 : 0;
        locked[0] = 1;
        locked[place.height / 2 * place.width] = 2;
        pave_growth_def def = {.ground = pave_ground_of_window(window),
                               .seed = cases[k].seed,
                               .areas = cases[k].areas,
                               .shares = shares,
                               .locked = locked};
        assert_ok(pave_growth_make(&def, NULL, NULL, labels, &result, NULL));
        if (result.share_min < 0.6)
            fail_msg("seed %d: %g of its share", (int)def.seed, result.share_min);
        pave_window_destroy(window);
    }
}

TEST(what_is_wrong_is_named)
{
    static int32_t labels[12], untouched[12];
    pave_window_def place = {.width = 4, .height = 3};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    static const int32_t apart[12] = {1, 0, 0, 1}, beyond[12] = {0, 5},
                         parted[12] = {0, -1, 0, 0, 0, -1, 0, 0, 0, -1},
                         full[12] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0};
    static const int32_t closed[12] = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
    static const double shares[3] = {1, 0, 1}, infinite[3] = {1, 2, 1e300 * 1e10};
    static const bool fixed[3] = {true, true, true}, second[3] = {false, true, false};
    const struct {
        pave_result result;
        const char *says;
        pave_growth_def def;
    } cases[] = {
        {PAVE_RANGE, "not 0", {.areas = 0}},
        {PAVE_RANGE, "not -3", {.areas = -3}},
        {PAVE_INVALID, "has 12", {.areas = 13}},
        {PAVE_RANGE, "tolerance", {.areas = 2, .tolerance = 1001}},
        {PAVE_RANGE, "land must be", {.areas = 2, .land = 1.5}},
        {PAVE_RANGE, "land must be", {.areas = 2, .land = -0.1}},
        {PAVE_RANGE, "roughness", {.areas = 2, .roughness = 2}},
        {PAVE_RANGE, "margin must be", {.areas = 2, .margin = -1}},
        {PAVE_INVALID, "a smaller margin", {.areas = 2, .margin = 2}},
        {PAVE_RANGE, "share of area 2", {.areas = 3, .shares = shares}},
        {PAVE_RANGE, "share of area 3", {.areas = 3, .shares = infinite}},
        {PAVE_INVALID, "area 1 are not connected", {.areas = 3, .locked = apart}},
        {PAVE_RANGE, "cell 1 is locked to area 5", {.areas = 3, .locked = beyond}},
        {PAVE_INVALID, "2 connected components", {.areas = 1, .locked = parted}},
        {PAVE_INVALID, "need a free cell", {.areas = 3, .locked = full}},
        {PAVE_INVALID, "need a free cell", {.areas = 1, .locked = closed}},
        {PAVE_INVALID, "area 2 is fixed", {.areas = 2, .locked = full, .fixed = second}},
        {PAVE_INVALID, "all areas are fixed", {.areas = 1, .locked = full, .fixed = fixed}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pave_growth_def def = cases[i].def;
        pave_error error = {0};
        def.ground = pave_ground_of_window(window);
        for (int cell = 0; cell < 12; cell++) labels[cell] = untouched[cell] = 7;
        assert_int_equal(pave_growth_make(&def, NULL, NULL, labels, NULL, &error), cases[i].result);
        assert_int_equal(error.result, cases[i].result);
        if (!strstr(error.message, cases[i].says))
            fail_msg("\"%s\" does not say \"%s\"", error.message, cases[i].says);
        assert_null(strchr(error.message, '\n'));
        assert_memory_equal(labels, untouched, sizeof labels);
        assert_int_equal(pave_growth_make(&def, NULL, NULL, labels, NULL, NULL), cases[i].result);
    }
    // With sea, all areas may be fixed, and parts may stay bare.
    pave_growth_def def = {.ground = pave_ground_of_window(window),
                           .areas = 1,
                           .locked = full,
                           .fixed = fixed,
                           .land = 0.5};
    pave_growth_result result;
    assert_ok(pave_growth_make(&def, NULL, NULL, labels, &result, NULL));
    assert_true(result.land == 11 && result.sea == 1 && result.within && result.pieces == 1);
    def = (pave_growth_def){
        .ground = pave_ground_of_window(window), .areas = 1, .locked = parted, .land = 0.6};
    assert_ok(pave_growth_make(&def, NULL, NULL, labels, &result, NULL));
    if (result.land != 5 || labels[0] != 0 || labels[4] != 0 || result.pieces != 1)
        fail_msg("%d cells of land", (int)result.land);
    pave_window_destroy(window);
}

/// The rings of a margin are sea. Without roughness land reaches them everywhere; with it bays lie
/// up to two cells further in, in other places with each seed.
TEST(margins_are_sea)
{
    static int32_t labels[2][CELLS_MAX], depths[CELLS_MAX];
    const pave_window_def place = {.tiling = pave_tiling_hex(), .width = 40, .height = 30};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    pave_ground ground = pave_ground_of_window(window);
    ground.contact = PAVE_CONTACT_VERTEX;
    assert_ok(pave_ground_depths(&ground, NULL, depths, NULL));
    for (int rough = 0; rough < 2; rough++) {
        int bays = 0, differ = 0;
        for (int seed = 0; seed < 2; seed++) {
            const pave_growth_def def = {.ground = pave_ground_of_window(window),
                                         .seed = (uint64_t)seed,
                                         .areas = 20,
                                         .roughness = rough,
                                         .margin = 3};
            assert_ok(pave_growth_make(&def, NULL, NULL, labels[seed], NULL, NULL));
            for (int64_t i = 0; i < window->count; i++) {
                const bool land = labels[seed][i] > 0;
                assert_true(depths[i] > 3 ? land || (rough && depths[i] <= 5) : !land);
                bays += !land && depths[i] > 3;
                differ += seed == 1 && land != (labels[0][i] > 0);
            }
        }
        assert_true(rough ? bays > 100 && differ > 50 : bays == 0 && differ == 0);
    }
    pave_window_destroy(window);
}

typedef struct tally {
    int64_t calls, last, total, stop_at;
} tally;

static bool tell(void *context, int64_t done, int64_t total)
{
    tally *one = context;
    assert_true(done >= one->last && done <= total && (one->total == 0 || one->total == total));
    if (one->calls++ == 0) assert_int_equal(done, 0);
    one->last = done;
    one->total = total;
    return one->calls > one->stop_at;
}

/// A round tells of its progress on the way, so that a large map stops soon.
TEST(rounds_tell_of_progress)
{
    enum { WIDE = 400, ROUNDS = 6, PASSES = 2 };
    int32_t *labels = test_malloc(sizeof *labels * WIDE * WIDE);
    pave_window_def place = {.tiling = pave_tiling_hex(), .width = WIDE, .height = WIDE};
    pave_window *window = NULL;
    assert_ok(pave_window_create(&place, NULL, &window, NULL));
    tally counts = {.stop_at = INT64_MAX};
    pave_batch batch = {.progress = {tell, &counts}};
    pave_growth_def def = {.ground = pave_ground_of_window(window), .areas = 20, .land = 0.7};
    assert_ok(pave_growth_make(&def, NULL, &batch, labels, NULL, NULL));
    const int64_t parts = WIDE * WIDE >> 16;
    assert_true(counts.calls > 3 + ROUNDS * (1 + parts) + PASSES * (1 + parts));
    pave_window_destroy(window);
    test_free(labels);
}

int main(void) { return run_all_tests(NULL, NULL); }
