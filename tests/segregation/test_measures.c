/// tests/segregation/test_measures.c: measures against their formulas written out naively, against
/// cases worked by hand, and windows against their graphs.
#include "../graph/graph_cases.h"
#include "../test.h"

#include <pave/segregation.h>

#include <math.h>

// ---- The formulas, naively ----------------------------------------------------------------------

enum { RACES_MAX = 64 };

typedef struct naive {
    int32_t races[RACES_MAX], race_count;
    double size[RACES_MAX]; ///< n_m
    double n;
} naive;

static int race_of(const naive *all, int32_t label)
{
    for (int m = 0; m < all->race_count; m++)
        if (all->races[m] == label) return m;
    return -1;
}

static naive census(const int32_t *labels, int32_t count)
{
    naive all = {.race_count = 0};
    for (int32_t i = 0; i < count; i++) {
        if (labels[i] == 0) continue;
        int m = race_of(&all, labels[i]);
        if (m < 0) all.races[m = all.race_count++] = labels[i];
        assert_true(m < RACES_MAX);
        all.size[m]++;
        all.n++;
    }
    return all;
}

/// c_m / e for all races; e.
static int surroundings(const naive *all, const pave_graph *graph, const int32_t *labels,
                        int32_t cell, double *share)
{
    int e = 1;
    for (int m = 0; m < all->race_count; m++) share[m] = all->races[m] == labels[cell];
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++) {
        int32_t label = labels[graph->to[arc]];
        if (label == 0) continue;
        e++;
        share[race_of(all, label)]++;
    }
    for (int m = 0; m < all->race_count; m++) share[m] /= e;
    return e;
}

static double naive_dissimilarity(const naive *all, const pave_graph *graph, const int32_t *labels)
{
    double sum = 0, interaction = 0, share[RACES_MAX];
    for (int32_t i = 0; i < graph->node_count; i++) {
        if (labels[i] == 0) continue;
        (void)surroundings(all, graph, labels, i, share);
        for (int m = 0; m < all->race_count; m++) sum += fabs(share[m] - all->size[m] / all->n);
    }
    for (int m = 0; m < all->race_count; m++)
        interaction += all->size[m] / all->n * (1 - all->size[m] / all->n);
    return all->race_count < 2 ? 0 : sum / (2 * all->n * interaction);
}

static double naive_isolation(const naive *all, const pave_graph *graph, const int32_t *labels)
{
    double sum = 0, share[RACES_MAX];
    for (int32_t i = 0; i < graph->node_count; i++) {
        if (labels[i] == 0) continue;
        (void)surroundings(all, graph, labels, i, share);
        sum += share[race_of(all, labels[i])];
    }
    return all->n > 0 ? sum / all->n : 0;
}

/// As the formula stands: means, products of differences, squares.
static double naive_moran(const naive *all, const pave_graph *graph, const int32_t *labels)
{
    double moran = 0;
    for (int m = 0; m < all->race_count && all->race_count > 1; m++) {
        double mean = all->size[m] / all->n, products = 0, squares = 0, weight = 0;
        for (int32_t i = 0; i < graph->node_count; i++) {
            if (labels[i] == 0) continue;
            double xi = (labels[i] == all->races[m]) - mean;
            squares += xi * xi;
            for (int32_t arc = graph->start[i]; arc < graph->start[i + 1]; arc++) {
                int32_t label = labels[graph->to[arc]];
                if (label == 0) continue;
                weight++;
                products += xi * ((label == all->races[m]) - mean);
            }
        }
        if (weight > 0) moran += mean * (all->n / weight * products / squares);
    }
    return moran;
}

static void naive_pairs(const pave_graph *graph, const int32_t *labels, const pave_measures *found)
{
    int64_t edges = 0, same = 0, sharing = 0;
    double shares = 0;
    for (int32_t i = 0; i < graph->node_count; i++) {
        int here = 0, alike = 0;
        for (int32_t arc = graph->start[i]; arc < graph->start[i + 1] && labels[i]; arc++) {
            here += labels[graph->to[arc]] != 0;
            alike += labels[graph->to[arc]] == labels[i];
        }
        edges += here, same += alike;
        if (here) shares += (double)alike / here, sharing++;
    }
    assert_int_equal(2 * found->edges, edges);
    assert_int_equal(2 * found->same_edges, same);
    assert_true(fabs(found->interface_density - (edges ? 1 - (double)same / (double)edges : 0)) <
                1e-12);
    assert_true(fabs(found->same_share - (sharing ? shares / (double)sharing : 0)) < 1e-12);
    assert_int_equal(found->alone, found->agents - sharing);
}

/// Floods one cluster; its size.
static int32_t flood(const pave_graph *graph, const int32_t *labels, int32_t cell, bool *seen)
{
    int32_t size = 1;
    seen[cell] = true;
    for (int32_t arc = graph->start[cell]; arc < graph->start[cell + 1]; arc++)
        if (!seen[graph->to[arc]] && labels[graph->to[arc]] == labels[cell])
            size += flood(graph, labels, graph->to[arc], seen);
    return size;
}

static int compare_sizes(const void *a, const void *b)
{
    return *(const int32_t *)a - *(const int32_t *)b;
}

static void naive_clusters(const pave_graph *graph, const int32_t *labels,
                           const pave_measures *found)
{
    bool seen[2000] = {false};
    int32_t sizes[2000], count = 0, classes[PAVE_MEASURES_CLASSES] = {0},
                         cells[PAVE_MEASURES_CLASSES] = {0};
    for (int32_t i = 0; i < graph->node_count; i++)
        if (labels[i] && !seen[i]) sizes[count++] = flood(graph, labels, i, seen);
    qsort(sizes, (size_t)count, sizeof *sizes, compare_sizes);
    assert_int_equal(found->clusters, count);
    assert_int_equal(found->largest, count ? sizes[count - 1] : 0);
    assert_true(found->mean_size == (count ? (double)found->agents / count : 0));
    assert_true(found->median_size == (count == 0 ? 0
                                       : count % 2
                                           ? sizes[count / 2]
                                           : (sizes[count / 2 - 1] + sizes[count / 2]) / 2.0));
    for (int32_t i = 0; i < count; i++) {
        int j = 0;
        while (sizes[i] >= 2 << j) j++;
        classes[j]++;
        cells[j] += sizes[i];
    }
    assert_memory_equal(classes, found->clusters_of_class, sizeof classes);
    assert_memory_equal(cells, found->cells_of_class, sizeof cells);
}

static void check(const pave_graph *graph, const int32_t *labels)
{
    pave_measures found;
    pave_ground ground = pave_ground_of_graph(graph);
    naive all = census(labels, graph->node_count);
    assert_ok(pave_measures_make(&ground, labels, NULL, &found));
    assert_int_equal(found.cells, graph->node_count);
    assert_int_equal(found.agents, all.n);
    assert_int_equal(found.races, all.race_count);
    assert_true(fabs(found.dissimilarity - naive_dissimilarity(&all, graph, labels)) < 1e-12);
    assert_true(fabs(found.isolation - naive_isolation(&all, graph, labels)) < 1e-12);
    assert_true(fabs(found.moran - naive_moran(&all, graph, labels)) < 1e-11);
    naive_pairs(graph, labels, &found);
    naive_clusters(graph, labels, &found);
}

/// Some labels far apart and below 0, some close; patches and noise.
static void draw_labels(int32_t *labels, int32_t count, int32_t seed, int32_t races, bool far)
{
    for (int32_t i = 0; i < count; i++) {
        uint32_t word = case_word(i / (1 + seed % 3), seed, 77);
        labels[i] = (int32_t)(word % (uint32_t)(races + 1));
        if (far && labels[i])
            labels[i] = labels[i] % 2 ? INT32_MIN + labels[i] : INT32_MAX - labels[i];
    }
}

TEST(formulas_and_windows)
{
    for (int number = 0; number < GRAPH_CASES; number++)
        for (int contact = 0; contact < 2; contact++) {
            pave_window *window = case_window(number);
            pave_graph *graph = case_graph(window, NULL, (pave_contact)contact);
            pave_ground by_window = {.window = window, .contact = (pave_contact)contact},
                        by_graph = pave_ground_of_graph(graph);
            int32_t labels[2000];
            assert_true(window->count <= 2000);
            for (int32_t seed = 0; seed < 8; seed++) {
                pave_measures one, two;
                draw_labels(labels, graph->node_count, seed, 1 + seed % 5, seed > 5);
                check(graph, labels);
                assert_ok(pave_measures_make(&by_window, labels, NULL, &one));
                assert_ok(pave_measures_make(&by_graph, labels, NULL, &two));
                assert_memory_equal(&one, &two, sizeof one);
            }
            pave_graph_destroy(graph);
            pave_window_destroy(window);
        }
}

// ---- By hand ------------------------------------------------------------------------------------

static pave_measures measure(const pave_window_def *def, int32_t (*label)(pave_cell))
{
    pave_window *window = NULL;
    pave_measures found;
    int32_t labels[400];
    assert_ok(pave_window_create(def, NULL, &window, NULL));
    assert_true(window->count <= 400);
    for (int64_t i = 0; i < window->count; i++) labels[i] = label(pave_window_cell(window, i));
    pave_ground ground = pave_ground_of_window(window);
    assert_ok(pave_measures_make(&ground, labels, NULL, &found));
    pave_window_destroy(window);
    return found;
}

static int32_t one_label(pave_cell cell) { return (void)cell, 7; }
static int32_t no_label(pave_cell cell) { return (void)cell, 0; }
static int32_t checkerboard(pave_cell cell) { return 1 + ((cell.q + cell.r) & 1); }
static int32_t two_halves(pave_cell cell) { return cell.q < 4 ? 1 : 2; }
static int32_t every_second(pave_cell cell) { return (cell.q + cell.r) & 1 ? 0 : 1 + (cell.r & 1); }
static bool close_to(double a, double b) { return fabs(a - b) < 1e-14; }

/// An 8 x 8 torus has 128 edges.
static const pave_window_def torus = {.width = 8, .height = 8, .wrap = true};

TEST(by_hand)
{
    pave_measures all = measure(&torus, one_label);
    assert_true(all.agents == 64 && all.races == 1 && all.edges == 128 && all.same_edges == 128 &&
                all.clusters == 1 && all.largest == 64);
    assert_true(all.same_share == 1 && all.isolation == 1 && all.dissimilarity == 0 &&
                all.moran == 0 && all.interface_density == 0);
    assert_true(all.mean_size == 64 && all.median_size == 64 && all.clusters_of_class[6] == 1 &&
                all.cells_of_class[6] == 64);

    // All four neighbours are of the other race: surroundings have 1/5 and 4/5, so D = |1/5 - 1/2|
    // * 2 / (2 * 1/2) = 0.6.
    all = measure(&torus, checkerboard);
    assert_true(all.races == 2 && all.same_share == 0 && all.interface_density == 1 &&
                all.clusters == 64 && all.largest == 1);
    assert_true(close_to(all.isolation, 0.2) && close_to(all.dissimilarity, 0.6) &&
                close_to(all.moran, -1));

    // Two bands, 4 wide: half the agents lie at a seam, with 1 of 4 neighbours beyond. 16 edges of
    // 128 are seams. Surroundings: 5/5 (D part 1), or 4/5 (|4/5 - 1/2| * 2 = 0.6): the mean is 0.8.
    // I: of 256 arcs 32 join unlike ones: (224 - 32) / 256.
    all = measure(&torus, two_halves);
    assert_true(close_to(all.same_share, 0.875) && close_to(all.isolation, 0.9) &&
                close_to(all.dissimilarity, 0.8));
    assert_true(close_to(all.moran, 0.75) && close_to(all.interface_density, 0.125));
    assert_true(all.clusters == 2 && all.median_size == 32 && all.cells_of_class[5] == 64);

    // No agent has a neighbour: each is isolated, and there is no edge.
    all = measure(&torus, every_second);
    assert_true(all.agents == 32 && all.alone == 32 && all.edges == 0 && all.same_share == 0 &&
                all.moran == 0 && all.interface_density == 0);
    assert_true(all.isolation == 1 && all.dissimilarity == 1 && all.clusters == 32 &&
                all.mean_size == 1 && all.cells_of_class[0] == 32);

    static const pave_measures none = {.cells = 64};
    all = measure(&torus, no_label);
    assert_memory_equal(&all, &none, sizeof all);
    static const pave_measures nowhere = {.cells = 0};
    all = measure(&(pave_window_def){.width = 0}, no_label);
    assert_memory_equal(&all, &nowhere, sizeof all);
}

/// A star: the middle of one race, 300 points of two others.
TEST(a_star)
{
    enum { POINTS = 300 };
    static pave_vec2 positions[POINTS + 1];
    static int32_t edges[POINTS][2], labels[POINTS + 1];
    for (int i = 0; i <= POINTS; i++) {
        positions[i] = i == 0 ? (pave_vec2){0, 0} : (pave_vec2){i, 1 + i % 7 + i * i};
        labels[i] = i == 0 ? 5 : 1 + i % 3;
        if (i > 0) edges[i - 1][0] = 0, edges[i - 1][1] = i;
    }
    pave_graph *graph = NULL;
    assert_ok(pave_graph_create_from_edges(
        &(pave_edges_def){POINTS + 1, positions, POINTS, (const int32_t(*)[2])edges}, NULL, &graph,
        NULL));
    check(graph, labels);
    labels[0] = 0;
    check(graph, labels);
    pave_graph_destroy(graph);
}

int main(void) { return run_all_tests(NULL, NULL); }
