/// tests/world/test_world_multigrid.c: worlds on multigrids: neighbouring tiles agree, in any order
/// and far out; shares of colours; the decisions of docs/determinism.md made again; refusals.
#include "../sparse.h"
#include "../test.h"
#include "golden_multigrid.h"
#include "second_random.h"
#include "src/world/world_model.h"
#include "strip_threads.h"

#include <pave/edits.h>
#include <pave/explore.h>
#include <pave/world.h>

#include <math.h>

static rhombs open_at(int32_t families, int set, uint64_t seed, double x, double y, double radius)
{
    rhombs r;
    assert_true(open_rhombs(families, rhomb_sets[set], seed, pave_vec2_of(x, y), radius, &r));
    assert_true(r.count > 0);
    return r;
}

static pave_world_rhombs tiles_of(const rhombs *r)
{
    return (pave_world_rhombs){&r->grid, r->sets, r->cells, r->ids, r->count};
}

// ---- Neighbours agree ---------------------------------------------------------------------------

/// Without pave_world_verify_rhombs: across each side, and around each corner.
static void look_around(const rhombs *r, pave_cell cell)
{
    uint8_t mine[PAVE_WANG_PLACES_MAX], theirs[PAVE_WANG_PLACES_MAX];
    pave_cell across[RHOMB_SIDES], around[PAVE_MULTIGRID_AROUND_MAX];
    int twins[RHOMB_SIDES];
    pave_world_colors_at(r->world, cell, mine);
    const uint32_t tile = pave_wang_tile_index(r->set, pave_world_at(r->world, cell));
    assert_true(tile != UINT32_MAX);
    assert_memory_equal(mine, pave_wang_tile_colors(r->set, tile), 2 * RHOMB_SIDES);
    pave_multigrid_neighbors(&r->grid, cell, across, twins);
    for (int k = 0; k < RHOMB_SIDES; k++) {
        pave_vec2 corners[RHOMB_SIDES], others[RHOMB_SIDES];
        if (pave_multigrid_cell_valid(&r->grid, across[k])) {
            pave_world_colors_at(r->world, across[k], theirs);
            assert_int_equal(mine[2 * k], theirs[2 * twins[k]]);
        }
        const int count = pave_multigrid_around(&r->grid, cell, (k + 1) % RHOMB_SIDES, around);
        pave_multigrid_corners(&r->grid, cell, corners);
        const pave_vec2 at = corners[(k + 1) % RHOMB_SIDES];
        for (int i = 0; i < count; i++) {
            int corner = 0;
            if (!pave_multigrid_cell_valid(&r->grid, around[i])) continue;
            pave_multigrid_corners(&r->grid, around[i], others);
            while (memcmp(&others[corner], &at, sizeof at) != 0) corner++;
            assert_true(corner < RHOMB_SIDES);
            pave_world_colors_at(r->world, around[i], theirs);
            assert_int_equal(mine[2 * k + 1], theirs[2 * ((corner + 3) % RHOMB_SIDES) + 1]);
        }
    }
}

TEST(test_neighbors_agree)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++)
        for (int set = 0; set < RHOMB_SETS; set++) {
            if ((n + set) % SPARSE(2)) continue;
            const bool far = set % 2;
            rhombs r = open_at(n, set, (uint64_t)(n * RHOMB_SETS + set), far ? -2.5e8 : 0.5,
                               far ? 2.6e8 : -0.25, 12);
            const pave_world_rhombs tiles = tiles_of(&r);
            pave_world_verdict verdict;
            assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, NULL));
            assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches, 0);
            assert_int_equal(verdict.foreign + verdict.empty, 0);
            assert_false(verdict.found);
            const pave_wang_kind kind = rhomb_sets[set].kind;
            // Of n cells about 2 n edges and n vertices, less at the rim.
            if (kind != PAVE_WANG_CORNER)
                assert_true(10 * verdict.edges > 17 * r.count && verdict.edges < 2 * r.count);
            else
                assert_int_equal(verdict.edges, 0);
            if (kind != PAVE_WANG_EDGE)
                assert_true(10 * verdict.vertices > 9 * r.count &&
                            10 * verdict.vertices < 12 * r.count);
            else
                assert_int_equal(verdict.vertices, 0);
            for (int64_t i = 0; i < r.count; i += 17) look_around(&r, r.cells[i]);
            close_rhombs(&r);
        }
}

/// At the rim of what is in range: along each direction the last cell that is valid.
TEST(test_rim_of_the_range)
{
    static const int signs[][2] = {{1, 0},  {1, 1},   {0, 1},  {-1, 1},
                                   {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        rhombs r = open_at(n, 2, (uint64_t)n, 0, 0, 2);
        for (size_t d = 0; d < sizeof signs / sizeof *signs; d++) {
            const double most = PAVE_MULTIGRID_FAR - 0.75;
            const pave_cell cell = pave_multigrid_cell_at(
                &r.grid, pave_vec2_of(signs[d][0] * most, signs[d][1] * most));
            if (!pave_multigrid_cell_valid(&r.grid, cell)) continue;
            uint32_t id;
            look_around(&r, cell);
            assert_ok(pave_world_fill_cells(r.world, &cell, 1, NULL, &id));
            assert_int_equal(id, pave_world_at(r.world, cell));
        }
        close_rhombs(&r);
    }
}

// ---- Any order ----------------------------------------------------------------------------------

TEST(test_any_order)
{
    for (int set = 0; set < RHOMB_SETS; set++) {
        int32_t threads = 3;
        rhombs r = open_at(5 + set % 3, set, 77, 1000, 2000, 50);
        uint32_t *ids = malloc((size_t)r.count * sizeof *ids);
        const pave_batch batch = {.runner = {run_threads, &threads}};
        assert_true(r.count > 5000);
        assert_ok(pave_world_fill_cells(r.world, r.cells, r.count, &batch, ids));
        assert_memory_equal(ids, r.ids, (size_t)r.count * sizeof *ids);
        for (int64_t i = r.count - 1; i > 0; i--) { // shuffled
            const int64_t j = (int64_t)draw((uint32_t)i + 1);
            const pave_cell cell = r.cells[i];
            const uint32_t id = r.ids[i];
            r.cells[i] = r.cells[j], r.cells[j] = cell;
            r.ids[i] = r.ids[j], r.ids[j] = id;
        }
        for (int64_t i = 0; i < r.count; i++)
            assert_int_equal(pave_world_at(r.world, r.cells[i]), r.ids[i]);
        free(ids);
        close_rhombs(&r);
    }
}

// ---- The decisions, made again ------------------------------------------------------------------

/// The first colour such that the word is less than the shares up to it.
static uint8_t first_below(const uint64_t *shares, uint32_t word)
{
    uint64_t sum = 0;
    for (uint8_t color = 0;; color++) {
        sum += shares[color];
        if (word < sum) return (uint8_t)(color + 1);
    }
}

static uint8_t color_of(uint64_t seed, uint32_t stream, pave_cell name, const uint64_t *shares)
{
    const int i = mod_down(name.q, 16);
    const call first = make_call(seed, stream, div_down(name.q, 16), name.r, (uint32_t)name.s, 0);
    const uint32_t byte = first.word[i / 4] >> (8 * (i % 4)) & 255;
    const call below = make_call(seed, stream, name.q, name.r, (uint32_t)name.s, 1);
    return first_below(shares, byte << 24 | below.word[0] >> 8);
}

/// Of the tiles with these colours, that which the word picks; the set has just one or two of each.
static void look_at_decisions(const rhombs *r, uint64_t seed)
{
    uint64_t weights[PAVE_WANG_COLORS_MAX], edge[PAVE_WANG_COLORS_MAX] = {0},
                                            vertex[PAVE_WANG_COLORS_MAX] = {0};
    const int colors = pave_wang_color_count(r->set);
    for (int place = 0; place < 2 * RHOMB_SIDES; place++) {
        uint64_t shares[PAVE_WANG_COLORS_MAX], sum = 0;
        memset(weights, 0, sizeof weights);
        for (uint32_t i = 0; i < pave_wang_tile_count(r->set); i++)
            if (pave_wang_tile_colors(r->set, i)[place])
                sum += weights[pave_wang_tile_colors(r->set, i)[place] - 1] +=
                    pave_wang_tile_weight(r->set, i);
        if (sum == 0) continue; // the kind does not use the place
        assert_ok(pave_shares(weights, colors, NULL, shares));
        for (int c = 0; c < colors; c++)
            (place % 2 ? vertex : edge)[c] += (uint64_t)r->grid.pair_count * shares[c];
    }
    uint64_t laws[2][PAVE_WANG_COLORS_MAX] = {{0}};
    const bool edges = edge[0] > 0, vertices = vertex[0] > 0;
    if (edges) assert_ok(pave_shares(edge, colors, NULL, laws[0]));
    if (vertices) assert_ok(pave_shares(vertex, colors, NULL, laws[1]));
    for (int64_t i = 0; i < r->count; i++) {
        uint8_t found[PAVE_WANG_PLACES_MAX];
        pave_world_colors_at(r->world, r->cells[i], found);
        for (int k = 0; k < RHOMB_SIDES; k++) {
            if (edges)
                assert_int_equal(found[2 * k],
                                 color_of(seed, PAVE_STREAM_EDGE_COLOR,
                                          pave_multigrid_edge(&r->grid, r->cells[i], k), laws[0]));
            if (vertices)
                assert_int_equal(
                    found[2 * k + 1],
                    color_of(seed, PAVE_STREAM_VERTEX_COLOR,
                             pave_multigrid_vertex(&r->grid, r->cells[i], (k + 1) % RHOMB_SIDES),
                             laws[1]));
        }
    }
}

TEST(test_decisions)
{
    for (int32_t n = 4; n <= 9; n++)
        for (int set = 0; set < RHOMB_SETS; set++) {
            rhombs r = open_at(n, set, (uint64_t)n << 40 | 5, -300, 40, 9);
            look_at_decisions(&r, (uint64_t)n << 40 | 5);
            close_rhombs(&r);
        }
}

/// The table of docs/determinism.md: around the cell under (0.25, -0.5), and far away.
TEST(test_table)
{
    static const struct {
        int32_t families;
        pave_builtin set;
        uint32_t tiles[6];
    } rows[] = {{4, PAVE_BUILTIN_ROADS, {15, 5, 12, 14, 11, 6}},
                {4, PAVE_BUILTIN_LAND, {1, 70, 66, 12, 48, 170}},
                {5, PAVE_BUILTIN_ROADS, {15, 15, 15, 9, 6, 12}},
                {5, PAVE_BUILTIN_LAND, {1, 6, 66, 36, 160, 162}},
                {12, PAVE_BUILTIN_ROADS, {13, 14, 1, 1, 14, 5}},
                {12, PAVE_BUILTIN_LAND, {2, 139, 136, 0, 130, 187}}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pave_multigrid grid;
        pave_wang_set *set;
        pave_world *world;
        pave_cell cells[6];
        const pave_multigrid_def def = {.families = rows[i].families, .seed = 7};
        assert_ok(pave_multigrid_make(&def, &grid, NULL));
        assert_ok(pave_builtin_create_sides(rows[i].set, 4, NULL, &set, NULL));
        const pave_world_def made = {.set = set, .seed = 7, .multigrid = &grid};
        assert_ok(pave_world_create(&made, NULL, &world, NULL));
        cells[0] = pave_multigrid_cell_at(&grid, pave_vec2_of(0.25, -0.5));
        pave_multigrid_neighbors(&grid, cells[0], cells + 1, NULL);
        cells[5] = pave_multigrid_cell_at(&grid, pave_vec2_of(2e8, -1e8));
        for (int k = 0; k < 6; k++)
            assert_int_equal(pave_world_at(world, cells[k]), rows[i].tiles[k]);
        assert_true(pave_world_multigrid_of(world)->families == rows[i].families);
        pave_world_destroy(world);
        pave_wang_destroy(set);
    }
}

/// The names of all sides at once are those one by one, the same from both sides.
TEST(test_edge_names)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++) {
        rhombs r = open_at(n, 0, 3, 5e6, 7e6, 6);
        for (int64_t i = 0; i < r.count; i++) {
            pave_cell names[RHOMB_SIDES], across[RHOMB_SIDES];
            int twins[RHOMB_SIDES];
            pave_multigrid_edges(&r.grid, r.cells[i], names);
            pave_multigrid_neighbors(&r.grid, r.cells[i], across, twins);
            for (int k = 0; k < RHOMB_SIDES; k++) {
                const pave_cell one = pave_multigrid_edge(&r.grid, r.cells[i], k),
                                other = pave_multigrid_edge(&r.grid, across[k], twins[k]);
                assert_true(pave_cell_equal(names[k], one) && pave_cell_equal(one, other));
            }
        }
        close_rhombs(&r);
    }
}

// ---- Shares -------------------------------------------------------------------------------------

/// The tiles of each combination have the share that their colours and weights say, within five
/// standard deviations.
TEST(test_shares)
{
    static const double weights[] = {1, 3, 2};
    uint8_t tiles[3 * 3 * 3 * 3 + 1][2 * RHOMB_SIDES] = {{0}};
    double of_tile[3 * 3 * 3 * 3 + 1];
    for (int i = 0; i < 81; i++) {
        int rest = i;
        for (int k = 0; k < RHOMB_SIDES; k++, rest /= 3) tiles[i][2 * k] = (uint8_t)(1 + rest % 3);
        of_tile[i] = 1;
    }
    memcpy(tiles[81], tiles[40], sizeof tiles[40]); // a variant, that weighs a third
    of_tile[81] = 0.5;
    const pave_wang_def sets = {.kind = PAVE_WANG_EDGE,
                                .color_count = 3,
                                .tile_count = 82,
                                .colors = tiles[0],
                                .tile_weights = of_tile,
                                .color_weights = weights};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&sets, NULL, &set, NULL));
    rhombs r = open_at(5, 0, 1, 0, 0, 110);
    const pave_world_def def = {.set = set, .seed = 9, .multigrid = &r.grid};
    pave_world *world;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_ok(pave_world_fill_cells(world, r.cells, r.count, NULL, r.ids));
    double sum = 0, law[3] = {0}, counted[3] = {0}, variant[2] = {0};
    for (int i = 0; i < 82; i++) {
        double weight = of_tile[i];
        for (int k = 0; k < RHOMB_SIDES; k++) weight *= weights[tiles[i][2 * k] - 1];
        for (int k = 0; k < RHOMB_SIDES; k++) law[tiles[i][2 * k] - 1] += weight;
        sum += RHOMB_SIDES * weight;
    }
    for (int64_t i = 0; i < r.count; i++) {
        for (int k = 0; k < RHOMB_SIDES; k++) counted[tiles[r.ids[i]][2 * k] - 1] += 0.25;
        if (r.ids[i] == 40 || r.ids[i] == 81) variant[r.ids[i] == 81]++;
    }
    const double cells = (double)r.count;
    for (int c = 0; c < 3; c++) { // two edges a cell
        const double share = law[c] / sum, deviation = sqrt(share * (1 - share) / (2 * cells));
        assert_true(fabs(counted[c] / cells - share) < 5 * deviation);
    }
    const double both = variant[0] + variant[1], expected = law[1] / sum;
    assert_true(fabs(variant[1] / both - 1.0 / 3) < 5 * sqrt(2.0 / 9 / both));
    const double four = expected * expected * expected * expected;
    assert_true(fabs(both / cells - four) < 8 * sqrt(four / cells));
    pave_world_destroy(world);
    pave_wang_destroy(set);
    close_rhombs(&r);
}

/// A set for each pair: thin and thick rhombs of Penrose.
TEST(test_sets_of_pairs)
{
    rhombs r = open_at(5, 1, 4, 0, 0, 15), thick = open_at(5, 1, 4, 0, 0, 1);
    const pave_wang_set *sets[PAVE_MULTIGRID_PAIRS_MAX];
    uint32_t ids[64];
    uint8_t colors[64][2 * RHOMB_SIDES] = {{0}};
    const uint32_t count = pave_wang_tile_count(r.set);
    assert_true(count <= 64);
    for (uint32_t i = 0; i < count; i++) {
        ids[i] = 1000 + i;
        memcpy(colors[i], pave_wang_tile_colors(r.set, i), 2 * RHOMB_SIDES);
    }
    const pave_wang_def other = {.kind = PAVE_WANG_CORNER,
                                 .color_count = 2,
                                 .tile_count = count,
                                 .colors = colors[0],
                                 .ids = ids};
    pave_wang_set *second;
    pave_world *world, *same;
    assert_ok(pave_wang_create(&other, NULL, &second, NULL));
    for (int32_t s = 0; s < 10; s++) {
        int32_t i, j;
        pave_multigrid_pair(&r.grid, s, &i, &j);
        sets[s] = j - i == 1 || j - i == 4 ? r.set : second;
    }
    pave_world_def def = {.sets = sets, .seed = 4, .multigrid = &r.grid};
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_ok(pave_world_fill_cells(world, r.cells, r.count, NULL, r.ids));
    int64_t thin = 0;
    for (int64_t i = 0; i < r.count; i++) {
        assert_true((r.ids[i] >= 1000) == (sets[r.cells[i].s] == second));
        thin += r.ids[i] >= 1000;
    }
    assert_true(thin > 0 && thin < r.count);
    pave_world_rhombs tiles = tiles_of(&r);
    pave_world_verdict verdict;
    tiles.sets = sets;
    assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, NULL));
    assert_int_equal(verdict.vertex_mismatches + verdict.foreign, 0);
    assert_true(pave_world_hash(world) != pave_world_hash(r.world));
    pave_world_destroy(world);
    def.sets = r.sets;
    assert_ok(pave_world_create(&def, NULL, &same, NULL));
    assert_true(pave_world_hash(same) == pave_world_hash(r.world));
    pave_world_destroy(same);
    pave_wang_destroy(second);
    close_rhombs(&thick);
    close_rhombs(&r);
}

/// Colours that read differently from the other side of an edge.
TEST(test_mirrors)
{
    uint8_t colors[3 * 3 * 3 * 3][2 * RHOMB_SIDES] = {{0}};
    const uint8_t mirrors[] = {2, 1, 3};
    for (int i = 0; i < 81; i++)
        for (int k = 0, rest = i; k < RHOMB_SIDES; k++, rest /= 3)
            colors[i][2 * k] = (uint8_t)(1 + rest % 3);
    const pave_wang_def def = {.kind = PAVE_WANG_EDGE,
                               .color_count = 3,
                               .tile_count = 81,
                               .colors = colors[0],
                               .color_mirrors = mirrors};
    pave_wang_set *set;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    for (int32_t n = 4; n <= 7; n++) {
        rhombs r = open_at(n, 0, 12, 0, 0, 12);
        const pave_world_def made = {.set = set, .seed = 12, .multigrid = &r.grid};
        pave_world *world;
        pave_world_verdict verdict;
        pave_world_rhombs tiles = tiles_of(&r);
        assert_ok(pave_world_create(&made, NULL, &world, NULL));
        assert_ok(pave_world_fill_cells(world, r.cells, r.count, NULL, r.ids));
        for (int32_t s = 0; s < r.grid.pair_count; s++) r.sets[s] = set;
        assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, NULL));
        assert_true(verdict.edges > r.count && verdict.edge_mismatches == 0);
        pave_world_destroy(world);
        close_rhombs(&r);
    }
    pave_wang_destroy(set);
}

// ---- A bias -------------------------------------------------------------------------------------

/// East of the origin the last colour prevails, west of it the first.
static uint16_t east(void *context, int64_t x, int64_t y)
{
    (void)context, (void)y;
    return x < 0 ? 0 : UINT16_MAX;
}

TEST(test_bias)
{
    uint16_t weights[PAVE_BIAS_LEVELS * 3];
    assert_ok(pave_bias_bands(2, (const uint8_t[]){1, 2}, 2, 0, weights));
    const pave_bias bias = {.kind = PAVE_BIAS_FUNCTION,
                            .weights = weights,
                            .spacing = 1,
                            .function = east,
                            .function_id = 1};
    for (int set = 0; set < RHOMB_SETS; set++) {
        if (rhomb_sets[set].colors != 2) continue;
        rhombs r = open_at(5, set, 3, 0, 0, 20);
        const pave_world_def def = {.set = r.set, .seed = 3, .multigrid = &r.grid, .bias = &bias};
        pave_world *world;
        pave_world_verdict verdict;
        const pave_world_rhombs tiles = tiles_of(&r);
        assert_ok(pave_world_create(&def, NULL, &world, NULL));
        assert_true(pave_world_hash(world) != pave_world_hash(r.world));
        assert_int_equal(pave_world_level_at(r.world, r.cells[0]), 0);
        assert_ok(pave_world_fill_cells(world, r.cells, r.count, NULL, r.ids));
        assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, NULL));
        assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches, 0);
        for (int64_t i = 0; i < r.count; i++) {
            uint8_t colors[PAVE_WANG_PLACES_MAX];
            const double x = pave_multigrid_center(&r.grid, r.cells[i]).x;
            pave_world_colors_at(world, r.cells[i], colors);
            if (fabs(x) < 3) continue;
            assert_int_equal(pave_world_level_at(world, r.cells[i]), x < 0 ? 0 : 15);
            for (int place = 0; place < 2 * RHOMB_SIDES; place++)
                if (colors[place]) assert_int_equal(colors[place], x < 0 ? 1 : 2);
        }
        pave_world_destroy(world);
        close_rhombs(&r);
    }
}

/// Levels are those of squares at the same point: that of 256ths of a unit.
TEST(test_levels_are_those_of_squares)
{
    uint16_t weights[PAVE_BIAS_LEVELS * 4];
    assert_ok(pave_bias_bands(3, (const uint8_t[]){1, 2, 3}, 3, PAVE_BIAS_BLEND, weights));
    const pave_bias bias = {.weights = weights,
                            .noise = {.seed = 5, .scale = 24, .octaves = 3, .roughness = 128}};
    rhombs r = open_at(7, 0, 3, -2e8, 1e8, 30);
    const pave_world_def def = {.set = r.set, .seed = 3, .multigrid = &r.grid, .bias = &bias},
                         plain = {.set = r.set, .seed = 3, .bias = &bias};
    pave_world *world, *squares;
    int levels = 0;
    assert_ok(pave_world_create(&def, NULL, &world, NULL));
    assert_ok(pave_world_create(&plain, NULL, &squares, NULL));
    for (int64_t i = 0; i < r.count; i++) {
        const pave_vec2 at = pave_multigrid_center(&r.grid, r.cells[i]);
        // The middle of a square is the point that squares know: near enough, the level is near.
        const pave_cell under = pave_cell_of((int32_t)floor(at.x), (int32_t)floor(at.y));
        const int level = pave_world_level_at(world, r.cells[i]);
        assert_true(abs(level - pave_world_level_at(squares, under)) <= 2);
        levels |= 1 << level;
    }
    assert_true(levels & (levels - 1));
    pave_world_destroy(squares);
    pave_world_destroy(world);
    close_rhombs(&r);
}

// ---- Fingerprints -------------------------------------------------------------------------------

static uint64_t hash_of(const pave_world_def *def)
{
    pave_world *world;
    assert_ok(pave_world_create(def, NULL, &world, NULL));
    const uint64_t hash = pave_world_hash(world);
    pave_world_destroy(world);
    return hash;
}

TEST(test_fingerprints)
{
    rhombs r = open_at(5, 0, 8, 0, 0, 3), other = open_at(5, 3, 8, 0, 0, 3);
    pave_multigrid grid = r.grid;
    pave_world_def def = {.set = r.set, .seed = 8, .multigrid = &grid};
    const uint64_t first = hash_of(&def);
    assert_true(first == pave_world_hash(r.world));
    grid = (pave_multigrid){.families = 0}; // the world has a copy
    assert_true(pave_world_hash(r.world) == first);
    assert_ok(pave_multigrid_make(&(pave_multigrid_def){.families = 5, .seed = 9}, &grid, NULL));
    assert_true(hash_of(&def) != first);
    grid = r.grid;
    def.seed = 7;
    assert_true(hash_of(&def) != first);
    def.seed = 8;
    def.set = other.set;
    assert_true(hash_of(&def) != first);
    // By the words of docs/determinism.md.
    const uint64_t of_grid = pave_multigrid_hash(&r.grid), of_set = pave_wang_hash(r.set);
    uint64_t hash = pave_hash_word(pave_hash_word(PAVE_HASH_START, (uint32_t)of_grid),
                                   (uint32_t)(of_grid >> 32));
    for (int32_t s = 0; s < 10; s++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)of_set), (uint32_t)(of_set >> 32));
    hash = pave_hash_word(pave_hash_word(pave_hash_word(hash, 8), 0), PAVE_WORLD_FEATURE);
    assert_true(hash == first);
    close_rhombs(&other);
    close_rhombs(&r);
}

TEST(test_golden)
{
    for (int32_t n = PAVE_MULTIGRID_FAMILIES_MIN; n <= PAVE_MULTIGRID_FAMILIES_MAX; n++)
        assert_true(hash_multigrid_world(n) ==
                    golden_multigrid_worlds[n - PAVE_MULTIGRID_FAMILIES_MIN]);
}

// ---- What is verified ---------------------------------------------------------------------------

TEST(test_faults_are_found)
{
    rhombs r = open_at(5, 2, 6, 0, 0, 8);
    pave_world_rhombs tiles = tiles_of(&r);
    pave_world_verdict verdict;
    pave_error error = {0};
    const int64_t middle = r.count / 2;
    const uint32_t kept = r.ids[middle];
    for (uint32_t i = 0; i < pave_wang_tile_count(r.set); i += 7) {
        const uint8_t *now = pave_wang_tile_colors(r.set, i),
                      *before = pave_wang_tile_colors(r.set, pave_wang_tile_index(r.set, kept));
        int edges = 0, vertices = 0;
        for (int k = 0; k < RHOMB_SIDES; k++) {
            edges += now[2 * k] != before[2 * k];
            vertices += now[2 * k + 1] != before[2 * k + 1];
        }
        r.ids[middle] = pave_wang_tile_id(r.set, i);
        assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error));
        assert_int_equal(verdict.edge_mismatches, edges);
        assert_int_equal(verdict.vertex_mismatches, vertices);
        assert_true(verdict.found == (edges + vertices > 0));
    }
    r.ids[middle] = 1; // no id of the set
    assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error));
    assert_int_equal(verdict.foreign, 1);
    assert_true(verdict.edge_mismatches == 4 && verdict.vertex_mismatches == 4);
    r.ids[middle] = PAVE_WANG_EMPTY;
    assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error));
    assert_int_equal(verdict.empty, 1);
    assert_true(verdict.edge_mismatches == 4 && verdict.vertex_mismatches == 4);
    r.ids[middle] = kept;
    const pave_cell cell = r.cells[middle];
    r.cells[middle] = r.cells[0];
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_INVALID);
    assert_non_null(strstr(error.message, "twice"));
    r.cells[middle] = (pave_cell){0, 0, 10};
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_RANGE);
    r.cells[middle] = cell;
    tiles.count = -1;
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_RANGE);
    tiles.count = (int64_t)INT32_MAX + 1;
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_RANGE);
    tiles.count = 0;
    assert_ok(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error));
    assert_int_equal(verdict.edges + verdict.vertices, 0);
    pave_wang_set *six = scene_set_create_sides(&rhomb_sets[0], 6);
    tiles.count = r.count;
    r.sets[3] = six;
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_INVALID);
    pave_wang_set *edges = scene_set_create(&rhomb_sets[0]);
    r.sets[3] = edges;
    assert_int_equal(pave_world_verify_rhombs(&tiles, NULL, &verdict, &error), PAVE_INVALID);
    r.sets[3] = r.set;
    failing fails = {.fail_at = 0};
    const pave_allocator allocator = failing_allocator(&fails);
    assert_int_equal(pave_world_verify_rhombs(&tiles, &allocator, &verdict, &error),
                     PAVE_NO_MEMORY);
    assert_int_equal(fails.alive, 0);
    pave_wang_destroy(edges);
    pave_wang_destroy(six);
    close_rhombs(&r);
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuse(pave_world_def def, pave_result expected, const char *words)
{
    pave_world *world;
    pave_error error = {0};
    assert_int_equal(pave_world_create(&def, NULL, &world, &error), expected);
    assert_null(world);
    if (!strstr(error.message, words)) fail_msg("\"%s\" lacks \"%s\"", error.message, words);
}

TEST(test_refused_definitions)
{
    rhombs r = open_at(5, 0, 8, 0, 0, 2);
    const pave_world_def def = {.set = r.set, .multigrid = &r.grid};
    static const pave_world_method methods[] = {PAVE_WORLD_PHASE, PAVE_WORLD_BLOCKS,
                                                PAVE_WORLD_APERIODIC};
    pave_world_def wrong = def;
    for (int i = 0; i < 3; i++) {
        wrong.method = methods[i];
        refuse(wrong, PAVE_UNSUPPORTED, pave_word(pave_world_method_words, methods[i]));
    }
    wrong = def, wrong.tiling = pave_tiling_hex();
    refuse(wrong, PAVE_INVALID, "not on both");
    wrong = def, wrong.origin.q = 1;
    refuse(wrong, PAVE_UNSUPPORTED, "no origin");
    wrong = def, wrong.method = (pave_world_method)99;
    refuse(wrong, PAVE_RANGE, "99");
    pave_wang_set *six = scene_set_create_sides(&rhomb_sets[0], 6);
    wrong = def, wrong.set = six;
    refuse(wrong, PAVE_INVALID, "6 sides");
    pave_wang_set *corners = scene_set_create(&rhomb_sets[1]),
                  *two = scene_set_create(&rhomb_sets[3]);
    r.sets[4] = corners;
    wrong = def, wrong.sets = r.sets;
    refuse(wrong, PAVE_INVALID, "kind");
    r.sets[4] = two;
    refuse(wrong, PAVE_INVALID, "colours");
    const uint8_t one[2 * RHOMB_SIDES] = {1, 0, 2, 0, 1, 0, 3};
    const pave_wang_def lacks = {
        .kind = PAVE_WANG_EDGE, .color_count = 3, .tile_count = 1, .colors = one};
    pave_wang_set *incomplete;
    assert_ok(pave_wang_create(&lacks, NULL, &incomplete, NULL));
    r.sets[4] = incomplete;
    refuse(wrong, PAVE_INCOMPLETE, "pair 4");
    wrong = def, wrong.set = incomplete;
    refuse(wrong, PAVE_INCOMPLETE, "the edge set lacks 80 of 81");
    pave_wang_destroy(incomplete);
    pave_wang_destroy(two);
    pave_wang_destroy(corners);
    pave_wang_destroy(six);
    close_rhombs(&r);
}

TEST(test_refused_uses)
{
    rhombs r = open_at(5, 0, 8, 0, 0, 2);
    uint32_t ids[64];
    int64_t count;
    pave_cell cell = {0, 0, 10};
    pave_error error = {0};
    const pave_rect rect = pave_rect_of(0, 0, 4, 4);
    const pave_window_def squares = {.tiling = pave_tiling_square(), .width = 4, .height = 4};
    pave_window *window;
    assert_ok(pave_window_create(&squares, NULL, &window, NULL));
    assert_int_equal(pave_world_method_of(r.world), PAVE_WORLD_FEATURE);
    assert_int_equal(pave_world_fill(r.world, rect, NULL, ids, 4), PAVE_UNSUPPORTED);
    assert_int_equal(pave_world_fill_window(r.world, window, NULL, ids), PAVE_UNSUPPORTED);
    assert_int_equal(pave_world_fill_cells(r.world, &cell, 1, NULL, ids), PAVE_RANGE);
    cell = (pave_cell){0, 0, -1};
    assert_int_equal(pave_world_fill_cells(r.world, &cell, 1, NULL, ids), PAVE_RANGE);
    cell = (pave_cell){INT32_MAX, INT32_MIN, 3};
    assert_int_equal(pave_world_fill_cells(r.world, &cell, 1, NULL, ids), PAVE_RANGE);
    pave_walker *walker;
    assert_int_equal(pave_walker_create(r.world, NULL, &walker, &error), PAVE_UNSUPPORTED);
    assert_null(walker);
    pave_edits *edits;
    const pave_world_def def = {.set = r.set, .multigrid = &r.grid};
    assert_int_equal(pave_edits_create(&def, NULL, &edits, &error), PAVE_UNSUPPORTED);
    assert_null(edits);
    uint16_t weights[PAVE_BIAS_LEVELS * 4] = {1}, values[4] = {0};
    const pave_bias bias = {.kind = PAVE_BIAS_WORLD,
                            .weights = weights,
                            .cells = 1,
                            .world = r.world,
                            .color_values = values,
                            .world_colors = 3};
    refuse((pave_world_def){.set = r.set, .bias = &bias}, PAVE_RANGE, "must be of squares");
    assert_int_equal(pave_world_class_at(r.world, r.cells[0]), 0);
    assert_int_equal(pave_world_closure(r.world, r.cells[0], NULL, 0, &count), PAVE_CAPACITY);
    assert_ok(pave_world_closure(r.world, r.cells[0], &cell, 1, &count));
    assert_true(count == 1 && pave_cell_equal(cell, r.cells[0]));
    pave_window_destroy(window);
    close_rhombs(&r);
}

int main(void) { return run_all_tests(NULL, NULL); }
