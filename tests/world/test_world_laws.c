/// tests/world/test_world_laws.c: weights mean what world.h says: frequencies over four million
/// cells, each class of cells by itself.
#include "../sparse.h"
#include "../test.h"
#include "world_fixture.h"

// ---- What weights mean --------------------------------------------------------------------------

enum { SIDE = 2000 / SPARSE(2) };

/// A tile's share among those with its colours.
static double share_among_equals(const pave_wang_set *set, uint32_t tile)
{
    double sum = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        if (memcmp(pave_wang_tile_colors(set, i), pave_wang_tile_colors(set, tile), 8) == 0)
            sum += (double)pave_wang_tile_weight(set, i);
    return (double)pave_wang_tile_weight(set, tile) / sum;
}

/// A tile's share of the whole set.
static double share_by_weight(const pave_wang_set *set, uint32_t tile)
{
    double sum = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        sum += (double)pave_wang_tile_weight(set, i);
    return (double)pave_wang_tile_weight(set, tile) / sum;
}

/// By weight, the share of tiles whose places have the given colours. A place of -1 demands
/// nothing.
static double share_of_colors(const pave_wang_set *set, int place, uint8_t color, int place2,
                              uint8_t color2)
{
    double sum = 0, whole = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        const uint8_t *c = pave_wang_tile_colors(set, i);
        double weight = (double)pave_wang_tile_weight(set, i);
        whole += weight;
        if ((place < 0 || c[place] == color) && (place2 < 0 || c[place2] == color2)) sum += weight;
    }
    return sum / whole;
}

static double share_of_color(const pave_wang_set *set, int place, uint8_t color)
{
    return share_of_colors(set, place, color, -1, 0);
}

/// What world.h promises: the probability of a tile in a cell with q & 1 and r & 1.
static double promised(const pave_wang_set *set, pave_world_method method, uint32_t tile, int q,
                       int r)
{
    const uint8_t *c = pave_wang_tile_colors(set, tile);
    bool edge = pave_wang_kind_of(set) == PAVE_WANG_EDGE;
    double among = share_among_equals(set, tile), p = 1;
    if (method == PAVE_WORLD_FEATURE) {
        uint8_t places[PAVE_WANG_PLACES_MAX];
        int place_count = pave_wang_places(pave_wang_kind_of(set), 4, places);
        for (int i = 0; i < place_count;
             i++) { // an edge is two tiles' place, across; a corner is four tiles', all corners
            int k = places[i], step = k % 2 ? 2 : 4, count = 8 / step;
            double sum = 0;
            for (int j = k % step; j < 8; j += step) sum += share_of_color(set, j, c[k]);
            p *= sum / count;
        }
        return p * among;
    }
    bool first = edge ? ((q ^ r) & 1) == 0 : q == 0 && r == 0;
    if (first) return share_by_weight(set, tile);
    if (edge) {
        for (int k = 0; k < 8; k += 2)
            p *= share_of_color(set, (k + 4) % 8,
                                c[k]); // each side is the opposite side of another white cell
        return p * among;
    }
    if (q == 1 && r == 0) // the left neighbour gives two corners, the right one the others
        return among *
               share_of_colors(set, PAVE_WANG_TR, c[PAVE_WANG_TL], PAVE_WANG_BR, c[PAVE_WANG_BL]) *
               share_of_colors(set, PAVE_WANG_TL, c[PAVE_WANG_TR], PAVE_WANG_BL, c[PAVE_WANG_BR]);
    if (q == 0 && r == 1)
        return among *
               share_of_colors(set, PAVE_WANG_BL, c[PAVE_WANG_TL], PAVE_WANG_BR, c[PAVE_WANG_TR]) *
               share_of_colors(set, PAVE_WANG_TL, c[PAVE_WANG_BL], PAVE_WANG_TR, c[PAVE_WANG_BR]);
    for (int k = 1; k < 8; k += 2) p *= share_of_color(set, (k + 4) % 8, c[k]);
    return p * among;
}

/// Counts over up to four million cells, each class of cells by itself, against the promise: within
/// six standard deviations.
static void check_frequencies(scene_set scene, pave_world_method method)
{
    fixture f = open_world(scene, method, 2024);
    uint32_t *tiles = fill_new(f.world, pave_rect_of(0, 0, SIDE, SIDE)),
             count = pave_wang_tile_count(f.set);
    for (int q = 0; q < 2; q++)
        for (int r = 0; r < 2; r++) {
            uint32_t *seen = calloc(count, sizeof *seen);
            double sum = 0;
            for (int y = r; y < SIDE; y += 2)
                for (int x = q; x < SIDE; x += 2)
                    seen[pave_wang_tile_index(f.set, tiles[y * SIDE + x])]++;
            for (uint32_t i = 0; i < count; i++) {
                double p = promised(f.set, method, i, q, r), n = SIDE / 2.0 * SIDE / 2.0,
                       deviation = seen[i] - n * p;
                sum += p;
                if (deviation * deviation > 36 * n * p + 36)
                    fail_msg("tile %u at parity %d,%d: %u seen, %.1f promised", i, q, r, seen[i],
                             n * p);
            }
            assert_true(sum > 0.999999 && sum < 1.000001);
            free(seen);
        }
    free(tiles);
    close_world(f);
}

TEST(test_frequencies)
{
    for (int kind = PAVE_WANG_EDGE; kind <= PAVE_WANG_CORNER; kind++)
        for (int method = PAVE_WORLD_FEATURE; method <= PAVE_WORLD_PHASE; method++) {
            check_frequencies((scene_set){(pave_wang_kind)kind, 2, 1, false},
                              (pave_world_method)method);
            check_frequencies((scene_set){(pave_wang_kind)kind, 2, 3, true},
                              (pave_world_method)method);
            check_frequencies((scene_set){(pave_wang_kind)kind, 3, 1, true},
                              (pave_world_method)method);
        }
    check_frequencies((scene_set){PAVE_WANG_MIXED, 2, 1, true}, PAVE_WORLD_FEATURE);
}

/// One tile for each combination and equal weights: both methods draw independent, even colours.

int main(void) { return run_all_tests(NULL, NULL); }
