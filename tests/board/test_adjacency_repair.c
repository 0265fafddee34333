/// tests/board/test_adjacency_repair.c: checks, random removal and repair on many small
/// adjacencies, against what they must be by definition.
#include "../sparse.h"
#include "../test.h"
#include "adjacency_fixture.h"
#include "src/board/adjacency_parts.h"

#include <math.h>

enum { FAULTS_MAX = 4096 };

static int64_t count_faults(const pave_adjacency *adjacency)
{
    int64_t count = -1;
    pave_result result = pave_adjacency_check(adjacency, NULL, NULL, 0, &count);
    assert_int_equal(result, count > 0 ? PAVE_CAPACITY : PAVE_OK);
    return count;
}

TEST(check_finds_nothing_where_there_is_a_disk)
{
    int good = 0, bad = 0;
    for (int32_t seed = 0; seed < 4000; seed += SPARSE(7)) {
        fixture made = fixture_of(seed);
        fixture_cut(made.adjacency, seed, fixture_word(seed, 0, 4) % (seed % 2 ? 12 : 50));
        bool expected = fixture_good(made.adjacency);
        if ((count_faults(made.adjacency) == 0) != expected)
            fail_msg("seed %d: %d faults, but it %s", (int)seed, (int)count_faults(made.adjacency),
                     expected ? "is a disk" : "is no disk");
        if (expected && made.adjacency->inner_count > 0) good++;
        if (!expected) bad++;
        fixture_free(&made);
    }
    assert_true(good > 400 / SPARSE(10) && bad > 400 / SPARSE(10));
}

/// What repair promises: no fault is left, only cut edges are restored, and none of
/// them could be cut.
static void check_repair(pave_adjacency *adjacency, const uint64_t *before, const int32_t *again,
                         int32_t count)
{
    int32_t next = 0;
    assert_int_equal(count_faults(adjacency), 0);
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++) {
        int32_t twin = adjacency->graph->twin[arc];
        bool was = before[arc / 64] >> (arc % 64) & 1, is = pave_adjacency_is_cut(adjacency, arc);
        assert_true(was || !is);
        assert_int_equal(is, pave_adjacency_is_cut(adjacency, twin));
        if (!was || is || arc > twin) continue;
        assert_true(next < count && again[next++] == arc);
        assert_false(fixture_can_cut(adjacency, arc));
    }
    assert_int_equal(next, count);
}

/// The connected components of the border: parts[node], -1 for inner tiles. Returns their count.
static int32_t border_parts(const pave_adjacency *adjacency, int32_t *parts)
{
    const pave_graph *graph = adjacency->graph;
    int32_t count = 0;
    for (int32_t node = 0; node < graph->node_count; node++) parts[node] = -1;
    for (int32_t node = 0; node < graph->node_count; node++) {
        if (parts[node] >= 0 || !pave_adjacency_is_border(adjacency, node)) continue;
        parts[node] = count;
        for (bool more = true; more;) {
            more = false;
            for (int32_t arc = 0; arc < graph->arc_count; arc++) {
                int32_t a = graph->to[graph->twin[arc]], b = graph->to[arc];
                if (parts[a] != count || parts[b] >= 0 || !pave_adjacency_is_border(adjacency, b))
                    continue;
                parts[b] = count;
                more = true;
            }
        }
        count++;
    }
    return count;
}

/// Whether some of the cut edges can be restored so that it is a disk. To try all or none at each
/// component of the border, and all others, is enough: only edges to components inside can do harm,
/// and then each of them does.
static bool can_be_repaired(pave_adjacency *adjacency)
{
    static uint64_t cuts[64];
    static int32_t parts[1024];
    const pave_graph *graph = adjacency->graph;
    size_t bytes = ((size_t)graph->arc_count / 64 + 1) * sizeof *cuts;
    assert_true(bytes <= sizeof cuts && graph->node_count <= 1024);
    memcpy(cuts, adjacency->cuts, bytes);
    int32_t count = border_parts(adjacency, parts);
    bool can = false;
    if (count > 12)
        count = 12; // then the last ones are always made whole; none of the seeds needs more
    for (int32_t kept = 0; kept < 1 << count && !can; kept++) {
        memset(adjacency->cuts, 0, bytes);
        for (int32_t arc = 0; arc < graph->arc_count; arc++) {
            int32_t part = parts[graph->to[arc]] >= 0 ? parts[graph->to[arc]]
                                                      : parts[graph->to[graph->twin[arc]]];
            if (cuts[arc / 64] >> (arc % 64) & 1 && part >= 0 && part < count && kept >> part & 1)
                (void)pave_adjacency_set_cut(adjacency, arc, true);
        }
        can = fixture_good(adjacency);
    }
    memcpy(adjacency->cuts, cuts, bytes);
    return can;
}

TEST(repair_makes_whole_what_it_must)
{
    enum { ARCS_MAX = 4096 };
    int repaired = 0, hopeless = 0, sound = 0;
    for (int32_t seed = 0; seed < 4000; seed += SPARSE(7)) {
        uint64_t before[ARCS_MAX / 64];
        int32_t again[ARCS_MAX];
        int64_t count = -1;
        int64_t rest = -1;
        fixture made = fixture_of(seed);
        pave_adjacency *adjacency = made.adjacency;
        size_t bytes = ((size_t)adjacency->graph->arc_count / 64 + 1) * sizeof *before;
        assert_true(bytes <= sizeof before);
        fixture_cut(adjacency, seed, fixture_word(seed, 0, 4) % (seed % 2 ? 12 : 70));
        bool is = fixture_good(adjacency), can_be = is || can_be_repaired(adjacency);
        memcpy(before, adjacency->cuts, bytes);
        pave_result result = pave_adjacency_repair(adjacency, NULL, again, ARCS_MAX, &count);
        assert_int_equal(result, can_be ? PAVE_OK : PAVE_INVALID);
        if (!can_be || is) assert_true(count == 0 && memcmp(before, adjacency->cuts, bytes) == 0);
        if (can_be) check_repair(adjacency, before, again, (int32_t)count);
        if (can_be) assert_ok(pave_adjacency_repair(adjacency, NULL, NULL, 0, &rest));
        sound += is;
        hopeless += !can_be;
        repaired += can_be && !is;
        fixture_free(&made);
    }
    assert_true(repaired > 1000 / SPARSE(10) && hopeless > 200 / SPARSE(10) &&
                sound > 300 / SPARSE(10));
}

/// Cuts in increasing order what was cut, is whole, can be cut, and has its bit in `first` (NULL:
/// whatever).
static void cut_again(pave_adjacency *adjacency, const uint64_t *before, const uint64_t *first)
{
    for (int32_t arc = 0; arc < adjacency->graph->arc_count; arc++) {
        bool wanted =
            before[arc / 64] >> (arc % 64) & 1 && (!first || first[arc / 64] >> (arc % 64) & 1);
        if (!wanted || pave_adjacency_is_cut(adjacency, arc)) continue;
        if (fixture_can_cut(adjacency, arc))
            assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
    }
}

TEST(some_cuts_are_done_again_before_others)
{
    int differ = 0, looked = 0;
    for (int32_t seed = 0; seed < 1200; seed += SPARSE(7)) {
        uint64_t before[64], first[64] = {0};
        int64_t count;
        fixture one = fixture_of(seed), two = fixture_of(seed), plain = fixture_of(seed);
        const pave_graph *graph = one.graph;
        size_t bytes = ((size_t)graph->arc_count / 64 + 1) * sizeof *before;
        assert_true(bytes <= sizeof before);
        bool sound = count_faults(one.adjacency) == 0; // with nothing cut
        fixture_cut(one.adjacency, seed, 40);
        fixture_cut(plain.adjacency, seed, 40);
        memcpy(before, one.adjacency->cuts, bytes);
        for (int32_t arc = 0; arc < graph->arc_count; arc++) // both arcs of an edge
            if (fixture_word(arc < graph->twin[arc] ? arc : graph->twin[arc], seed, 8) % 100 < 40)
                first[arc / 64] |= UINT64_C(1) << (arc % 64);
        if (sound && count_faults(one.adjacency) > 0) {
            pave_result result =
                pave_adjacency_repair_first(one.adjacency, first, NULL, NULL, 0, &count);
            assert_true(result == PAVE_OK && count > 0);
            cut_again(two.adjacency, before, first);
            cut_again(two.adjacency, before, NULL);
            assert_memory_equal(one.adjacency->cuts, two.adjacency->cuts, bytes);
            assert_int_equal(count_faults(one.adjacency), 0);
            (void)pave_adjacency_repair(plain.adjacency, NULL, NULL, 0, &count);
            differ += memcmp(one.adjacency->cuts, plain.adjacency->cuts, bytes) != 0;
            looked++;
        }
        fixture_free(&plain);
        fixture_free(&two);
        fixture_free(&one);
    }
    assert_true(looked > 300 / SPARSE(10) && differ > 100 / SPARSE(10));
}

enum { HOLE_SIZE = 9, HOLE = HOLE_SIZE * HOLE_SIZE / 2, HOLE_BESIDE = HOLE - 2 * HOLE_SIZE };

/// A board inside which two tiles are of the border, and a tile beside them has lost four
/// neighbours.
static fixture board_with_hole(void)
{
    int32_t border[HOLE_SIZE * HOLE_SIZE], count = 0;
    fixture whole = fixture_make(pave_tiling_hex(), HOLE_SIZE, HOLE_SIZE, 0, 0, NULL, 0);
    for (int32_t node = 0; node < HOLE_SIZE * HOLE_SIZE; node++)
        if (pave_adjacency_is_border(whole.adjacency, node) || node == HOLE || node == HOLE + 1)
            border[count++] = node;
    fixture_free(&whole);
    fixture made = fixture_make(pave_tiling_hex(), HOLE_SIZE, HOLE_SIZE, 0, 0, border, count);
    for (int32_t arc = made.graph->start[HOLE_BESIDE], k = 0; k < 4; k++)
        assert_ok(pave_adjacency_set_cut(made.adjacency, arc + k, true));
    return made;
}

/// A border tile inside does no harm once no edge leads to it, so no edge to it is restored. While
/// an edge leads to it, repair cannot succeed.
TEST(holes_that_are_cut_off_stay_so)
{
    fixture made = board_with_hole();
    const pave_graph *graph = made.graph;
    int32_t last = -1, again[8];
    int64_t count;
    for (int32_t node = HOLE; node <= HOLE + 1; node++)
        for (int32_t arc = graph->start[node]; arc < graph->start[node + 1]; arc++) {
            assert_int_equal(pave_adjacency_repair(made.adjacency, NULL, again, 8, &count),
                             PAVE_INVALID);
            if (pave_adjacency_set_cut(made.adjacency, arc, true) == PAVE_OK) last = arc;
        }
    for (int64_t n = 0, failed = 1; failed; n++) {
        failing memory = {.fail_at = n};
        pave_allocator allocator = failing_allocator(&memory);
        pave_result result = pave_adjacency_repair(made.adjacency, &allocator, again, 8, &count);
        failed = result == PAVE_NO_MEMORY;
        assert_true(
            (failed ? n < 100 && pave_adjacency_is_cut(made.adjacency, graph->start[HOLE_BESIDE])
                    : result == PAVE_OK) &&
            memory.alive == 0);
    }
    assert_true(count == 1 && graph->to[graph->twin[again[0]]] == HOLE_BESIDE &&
                pave_adjacency_is_cut(made.adjacency, last));
    assert_int_equal(count_faults(made.adjacency), 0);
    assert_true(fixture_good(made.adjacency));
    fixture_free(&made);
}

TEST(too_little_room_changes_nothing)
{
    int32_t all[512], some[512] = {-7};
    int64_t count = 0, need = 0;
    fixture one = fixture_make(pave_tiling_hex(), 7, 7, 0, 0, NULL, 0),
            two = fixture_make(pave_tiling_hex(), 7, 7, 0, 0, NULL, 0);
    fixture_cut(one.adjacency, 1, 60);
    fixture_cut(two.adjacency, 1, 60);
    assert_ok(pave_adjacency_repair(one.adjacency, NULL, all, 512, &count));
    int64_t faults = count_faults(two.adjacency);
    uint64_t before[64];
    size_t bytes = ((size_t)two.graph->arc_count / 64 + 1) * sizeof *before;
    assert_true(faults > 0 && bytes <= sizeof before);
    memcpy(before, two.adjacency->cuts, bytes);
    assert_int_equal(pave_adjacency_repair(two.adjacency, NULL, some, count - 1, &need),
                     PAVE_CAPACITY);
    assert_true(need == count && count > 5 && some[0] == -7);
    assert_memory_equal(two.adjacency->cuts, before, bytes);
    assert_ok(pave_adjacency_repair(two.adjacency, NULL, some, count, &need));
    assert_int_equal(need, count);
    assert_memory_equal(some, all, (size_t)count * sizeof *all);
    assert_memory_equal(two.adjacency->cuts, one.adjacency->cuts, bytes);
    assert_int_equal(count_faults(two.adjacency), 0);
    fixture_free(&two);
    fixture_free(&one);
}

// ---- Random removal -----------------------------------------------------------------------------

typedef struct attempt {
    uint32_t word;
    int32_t arc;
} attempt;

static int compare_attempts(const void *a, const void *b)
{
    const attempt *one = a, *two = b;
    if (one->word != two->word) return one->word < two->word ? -1 : 1;
    return one->arc < two->arc ? -1 : one->arc > two->arc;
}

/// The rule as it is written, on a separate adjacency.
static pave_removal remove_naively(pave_adjacency *adjacency, uint64_t seed, double share)
{
    static attempt attempts[4096];
    const pave_graph *graph = adjacency->graph;
    pave_removal removal = {0};
    for (int32_t a = 0; a < graph->node_count; a++)
        for (int32_t b = a + 1; b < graph->node_count; b++) {
            int32_t arc = pave_adjacency_find(adjacency, a, b);
            if (arc < 0 || pave_adjacency_is_cut(adjacency, arc) ||
                pave_adjacency_is_border(adjacency, a) || pave_adjacency_is_border(adjacency, b))
                continue;
            uint32_t word = pave_random_at(seed, PAVE_STREAM_EDGE_REMOVAL, a, b, 3, 0).word[0];
            removal.inner_edges++;
            if ((double)word < share * 0x1p32) attempts[removal.attempted++] = (attempt){word, arc};
        }
    qsort(attempts, (size_t)removal.attempted, sizeof *attempts, compare_attempts);
    for (int64_t i = 0; i < removal.attempted; i++) {
        int32_t arc = attempts[i].arc, a = graph->to[arc], b = graph->to[graph->twin[arc]];
        if (pave_adjacency_degree(adjacency, a) <= 3 || pave_adjacency_degree(adjacency, b) <= 3)
            continue;
        assert_ok(pave_adjacency_set_cut(adjacency, arc, true));
        removal.removed++;
    }
    return removal;
}

static int32_t longest_face(const pave_adjacency *adjacency)
{
    int32_t longest = 0;
    for (int32_t first = 0; first < adjacency->graph->arc_count; first++) {
        int32_t count = 0, arc = first;
        if (pave_adjacency_is_cut(adjacency, first)) continue;
        do {
            count++;
            arc = pave_adjacency_next(adjacency, arc);
        } while (arc != first);
        longest = count > longest ? count : longest;
    }
    return longest;
}

/// By its rules, removal makes no faults and no face of more nodes than they say.
TEST(removal_by_rules_makes_no_faults)
{
    int sound = 0, removed = 0;
    for (int32_t seed = 0; seed < 300; seed += SPARSE(5)) {
        fixture made = fixture_of(seed);
        int64_t faults = 0, before = 0;
        const int32_t degree = 4 + seed % 6, longest = longest_face(made.adjacency);
        const pave_removal_def def = {(uint64_t)seed, 0.25 * (1 + seed % 4), degree, 3 + seed % 2};
        pave_removal removal;
        (void)pave_adjacency_check(made.adjacency, NULL, NULL, 0, &before);
        assert_ok(pave_adjacency_remove_random(made.adjacency, &def, NULL, &removal, NULL));
        (void)pave_adjacency_check(made.adjacency, NULL, NULL, 0, &faults);
        assert_true(longest_face(made.adjacency) <= (longest > degree ? longest : degree));
        if (before == 0) {
            assert_int_equal(faults, 0);
            sound++;
            removed += (int)removal.removed;
        }
        fixture_free(&made);
    }
    assert_true(sound > 50 / SPARSE(10) && removed > 100 / SPARSE(10));
}

TEST(removal_follows_its_rule_and_grows_with_the_share)
{
    static const double shares[] = {0.0, 0.05, 0.2, 0.5, 0.75, 1.0};
    for (int32_t seed = 0; seed < 60; seed++) {
        uint64_t less[64] = {0};
        for (int i = 0; i < 6; i++) {
            fixture one = fixture_of(seed), two = fixture_of(seed);
            pave_removal removal = {-1, -1, -1};
            fixture_cut(one.adjacency, seed, seed % 2 ? 5 : 0); // what is cut before stays so
            fixture_cut(two.adjacency, seed, seed % 2 ? 5 : 0);
            assert_ok(
                pave_adjacency_remove_random(one.adjacency,
                                             &(pave_removal_def){.seed = (uint64_t)seed << 33,
                                                                 .share = shares[i],
                                                                 .max_degree = PAVE_REMOVAL_ANY},
                                             NULL, &removal, NULL));
            pave_removal naive = remove_naively(two.adjacency, (uint64_t)seed << 33, shares[i]);
            size_t words = (size_t)one.graph->arc_count / 64 + 1;
            assert_true(words <= 64);
            assert_memory_equal(one.adjacency->cuts, two.adjacency->cuts, words * sizeof *less);
            assert_true(removal.inner_edges == naive.inner_edges &&
                        removal.attempted == naive.attempted && removal.removed == naive.removed);
            assert_true(i < 5 || removal.attempted == removal.inner_edges);
            for (size_t word = 0; word < words; word++) {
                assert_true((less[word] & ~one.adjacency->cuts[word]) == 0);
                less[word] = one.adjacency->cuts[word];
            }
            fixture_free(&two);
            fixture_free(&one);
        }
    }
}

TEST(shares_are_from_0_to_1)
{
    fixture made = fixture_make(pave_tiling_hex(), 5, 5, 0, 0, NULL, 0);
    const double wrong[] = {-0.001, 1.001, (double)NAN, (double)INFINITY};
    for (int i = 0; i < 4; i++) {
        pave_removal removal = {1, 1, 1};
        assert_int_equal(
            pave_adjacency_remove_random(
                made.adjacency,
                &(pave_removal_def){.seed = 1, .share = wrong[i], .max_degree = PAVE_REMOVAL_ANY},
                NULL, &removal, NULL),
            PAVE_RANGE);
        assert_true(removal.inner_edges == 0 && removal.removed == 0);
    }
    assert_ok(pave_adjacency_remove_random(
        made.adjacency,
        &(pave_removal_def){.seed = 1, .share = 1.0, .max_degree = PAVE_REMOVAL_ANY}, NULL, NULL,
        NULL));
    fixture_free(&made);
}

// ---- The rim ------------------------------------------------------------------------------------

TEST(faces_of_the_rim_have_one_run_of_border_nodes)
{
    int64_t rims = 0;
    for (int32_t seed = 0; seed < 1500; seed += SPARSE(7)) {
        fixture made = fixture_of(seed);
        int64_t count;
        fixture_cut(made.adjacency, seed, 50);
        (void)pave_adjacency_repair(made.adjacency, NULL, NULL, 0, &count);
        for (int32_t first = 0; first < made.graph->arc_count && count_faults(made.adjacency) == 0;
             first++) {
            int32_t changes = 0, inner = 0, arc = first;
            if (pave_adjacency_is_cut(made.adjacency, first)) continue;
            do { // from each arc again: these are small
                bool here =
                    pave_adjacency_is_border(made.adjacency, made.graph->to[made.graph->twin[arc]]);
                changes += here != pave_adjacency_is_border(made.adjacency, made.graph->to[arc]);
                inner += !here;
                arc = pave_adjacency_next(made.adjacency, arc);
            } while (arc != first);
            if (inner > 0) assert_in_range(changes, 0, 2);
            rims += inner > 0 && changes == 2;
        }
        fixture_free(&made);
    }
    assert_true(rims > 10000 / SPARSE(10));
}

// ---- Memory -------------------------------------------------------------------------------------

TEST(failing_allocations_change_nothing)
{
    fixture made = fixture_make(pave_tiling_hex(), 9, 9, 0, 0, NULL, 0);
    uint64_t before[32];
    size_t bytes = ((size_t)made.graph->arc_count / 64 + 1) * sizeof *before;
    assert_true(bytes <= sizeof before);
    for (int what = 0; what < 3; what++) {
        pave_result result = PAVE_NO_MEMORY;
        for (int64_t n = 0; result == PAVE_NO_MEMORY; n++) {
            failing memory = {.fail_at = n};
            pave_allocator allocator = failing_allocator(&memory);
            int64_t count = 0;
            memset(made.adjacency->cuts, 0, bytes);
            fixture_cut(made.adjacency, 3, what == 2 ? 40 : 0);
            memcpy(before, made.adjacency->cuts, bytes);
            if (what == 0)
                result = pave_adjacency_check(made.adjacency, &allocator, NULL, 0, &count);
            if (what == 1)
                result = pave_adjacency_remove_random(made.adjacency,
                                                      &(pave_removal_def){.seed = 1, .share = 0.5},
                                                      &allocator, NULL, NULL);
            if (what == 2)
                result = pave_adjacency_repair(made.adjacency, &allocator, NULL, 0, &count);
            assert_true(memory.alive == 0 && memory.bytes == 0);
            if (result == PAVE_NO_MEMORY)
                assert_true(memcmp(before, made.adjacency->cuts, bytes) == 0);
            assert_true(n < 100 && (n > 0 || result == PAVE_NO_MEMORY));
        }
        assert_true(result == PAVE_OK || (what == 2 && result == PAVE_CAPACITY));
    }
    fixture_free(&made);
}

int main(void) { return run_all_tests(NULL, NULL); }
