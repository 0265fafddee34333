/// tests/world/test_world_rocks.c: corners and solid cells of connected worlds: which are blocked,
/// by a second implementation, and that all others are joined.
#include "../failing.h"
#include "../test.h"
#include "golden_rocks.h"
#include "world_fixture.h"

#include <math.h>

// ---- A second implementation --------------------------------------------------------------------

enum { MEMO = 1 << 16 };

/// A world whose sites are the faces of `sites`: the tiling itself, or for corners its dual.
typedef struct second {
    const pave_tiling *tiling, *sites;
    const pave_world *plain; ///< the world that is not connected, for its corners
    const bool *passable;
    uint64_t seed;
    bool cells;
    int64_t mesh; ///< 0: by word alone
    double solid;
    bool by_depth; ///< posts are the candidates where `noise` is deepest
    pave_noise noise;
    struct {
        bool made, blocked;
        pave_cell site;
    } memo[MEMO];
} second;

static pave_cell step(pave_cell from, int32_t q, int32_t r, int32_t s)
{
    return (pave_cell){from.q + q, from.r + r, s};
}

static uint32_t word(const second *of, pave_cell site, uint32_t draw)
{
    return pave_random_at(of->seed, 0x27, site.q >> 2, site.r, (uint32_t)site.s, draw)
        .word[site.q & 3];
}

/// The color of a corner of a world, by the first face that has it.
static int corner_color(const pave_world *world, const pave_tiling *tiling, pave_cell corner)
{
    uint8_t colors[PAVE_WANG_PLACES_MAX];
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int count = pave_tiling_side_count(tiling, s);
        for (int k = 0; k < count; k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            if (side->vertex != corner.s) continue;
            pave_world_colors_at(world, step(corner, -side->vertex_q, -side->vertex_r, s), colors);
            return colors[2 * ((k + count - 1) % count) + 1];
        }
    }
    fail();
    return 0;
}

static bool wishes(const second *of, pave_cell site)
{
    return of->cells ? word(of, site, 3) < of->solid * 4294967296.0
                     : !of->passable[corner_color(of->plain, of->tiling, site)];
}

static int64_t to_256ths(double value) { return (int64_t)floor(value * 256 + 0.5); }

static int64_t block_of(int64_t at, int64_t size)
{
    return (at - (at % size + size) % size) / size;
}

/// How deep a place is: the lower levels of the scenes can mostly be passed, those above cannot.
static int32_t depth(const second *of, int64_t x, int64_t y)
{
    const int32_t value = pave_noise_at(&of->noise, x, y);
    return value < golden_rocks_open_values ? 0 : value - golden_rocks_open_values + 1;
}

/// The squared distance to the nearest post.
static int64_t post(const second *of, pave_cell site)
{
    const pave_tiling *t = of->tiling;
    const pave_vec2 at = of->cells ? t->centers[site.s] : t->vertices[site.s];
    const int64_t x = site.q * to_256ths(t->i.x) + site.r * to_256ths(t->j.x) +
                      to_256ths(at.x * t->i.x + at.y * t->j.x),
                  y = site.q * to_256ths(t->i.y) + site.r * to_256ths(t->j.y) +
                      to_256ths(at.x * t->i.y + at.y * t->j.y),
                  size = 256 * of->mesh;
    int64_t best = INT64_MAX;
    for (int64_t j = block_of(y, size) - 2; j <= block_of(y, size) + 2; j++)
        for (int64_t i = block_of(x, size) - 2; i <= block_of(x, size) + 2; i++) {
            int32_t deepest = -1;
            int64_t dx = 0, dy = 0;
            for (uint32_t k = 0; k < (of->by_depth ? 4 : 1); k++) {
                const pave_random_words w =
                    pave_random_at(of->seed, 0x27, (int32_t)i, (int32_t)j, k, 2);
                const int64_t u = i * size + (int64_t)((w.word[0] * (uint64_t)size) >> 32),
                              v = j * size + (int64_t)((w.word[1] * (uint64_t)size) >> 32);
                const int32_t deep = of->by_depth ? depth(of, u, v) : 0;
                if (deep > deepest) deepest = deep, dx = x - u, dy = y - v;
            }
            if (dx * dx + dy * dy < best) best = dx * dx + dy * dy;
        }
    return best;
}

static bool before(const second *of, pave_cell a, pave_cell b)
{
    const int64_t x = of->mesh ? post(of, a) : 0, y = of->mesh ? post(of, b) : 0;
    const uint32_t v = word(of, a, of->cells), w = word(of, b, of->cells);
    if (x != y || v != w) return x != y ? x < y : v < w;
    return a.q != b.q ? a.q < b.q : a.r != b.r ? a.r < b.r : a.s < b.s;
}

static bool blocked(second *of, pave_cell site);

/// By the definition: among what touches the site and is left of earlier ones, all neighbours are
/// joined by walking from one to the next.
static bool decide(second *of, pave_cell site)
{
    const pave_tiling *t = of->sites;
    const int count = pave_tiling_touching_count(t, site.s);
    bool gone[64], near[64] = {false};
    int label[64], runs = 0;
    for (int k = 0; k < count; k++) {
        const pave_cell other = pave_tiling_touching(t, site, k);
        gone[k] = wishes(of, other) && before(of, other, site) && blocked(of, other);
        label[k] = -1;
        for (int i = 0; i < pave_tiling_side_count(t, site.s); i++) {
            const pave_cell beside = pave_tiling_neighbors(t, site, i);
            near[k] |= beside.q == other.q && beside.r == other.r && beside.s == other.s;
        }
    }
    for (int k = 0; k < count; k++) {
        if (gone[k] || !near[k] || label[k] >= 0) continue;
        runs++;
        for (int turn = -1; turn <= 1; turn += 2)
            for (int i = k, left = count; left > 0 && !gone[i]; left--) {
                label[i] = k;
                i = (i + turn + count) % count;
            }
    }
    return runs == 1;
}

static bool blocked(second *of, pave_cell site)
{
    if (!wishes(of, site)) return false;
    const uint32_t slot =
        ((uint32_t)site.q * 7919 + (uint32_t)site.r * 104729 + (uint32_t)site.s * 31) *
            UINT32_C(2654435761) >>
        16;
    if (of->memo[slot].made && of->memo[slot].site.q == site.q && of->memo[slot].site.r == site.r &&
        of->memo[slot].site.s == site.s)
        return of->memo[slot].blocked;
    const bool answer = decide(of, site);
    of->memo[slot].made = true;
    of->memo[slot].site = site;
    of->memo[slot].blocked = answer;
    return answer;
}

// ---- Worlds -------------------------------------------------------------------------------------

static const bool passables[] = {false, false, true, true};

static const int32_t places[][2] = {{-16, -16},
                                    {400000000, -400000000},
                                    {PAVE_COORDINATE_MAX - 60, PAVE_COORDINATE_MAX - 60},
                                    {-PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX - 60}};

/// Each corner or cell is blocked as the second implementation says.
TEST(test_second)
{
    enum { SIDE = 15 - 3 * SPARSE(2) };
    second *of = malloc(sizeof *of);
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int how = i % SPARSE(2); how < GOLDEN_ROCKS_WAYS; how += SPARSE(2)) {
            scene_tiling_world scene, plain;
            pave_tiling *dual = NULL;
            const int32_t *at = places[(i / 2 + how) % 2]; // others lie too near the end
            if (!golden_rocks_open(pave_tiling_name(i), how, 70 + (uint64_t)i, true, &scene))
                fail();
            if (!golden_rocks_open(pave_tiling_name(i), how, 70 + (uint64_t)i, false, &plain))
                fail();
            const bool cells = how == GOLDEN_ROCKS_CELLS;
            if (!cells) assert_ok(pave_tiling_create_dual(scene.tiling, "dual", NULL, &dual, NULL));
            memset(of, 0, sizeof *of);
            of->tiling = scene.tiling;
            of->sites = cells ? scene.tiling : dual;
            of->plain = plain.world;
            of->passable = passables;
            of->seed = 70 + (uint64_t)i;
            of->cells = cells;
            of->by_depth = how == GOLDEN_ROCKS_DEPTH;
            of->noise = pave_noise_of(of->seed, golden_rocks_scale);
            of->mesh = how == GOLDEN_ROCKS_WORD    ? 0
                       : how == GOLDEN_ROCKS_DEPTH ? golden_rocks_scale
                                                   : golden_rocks_mesh;
            of->solid = golden_rocks_solid;
            for (int32_t n = 0; n < SIDE * SIDE; n++)
                for (int32_t s = 0; s < of->sites->face_count; s++) {
                    const pave_cell site = {at[0] + n % SIDE, at[1] + n / SIDE, s};
                    const bool expected = blocked(of, site);
                    uint8_t colors[PAVE_WANG_PLACES_MAX];
                    if (!cells) {
                        const int color = corner_color(scene.world, scene.tiling, site);
                        if (expected == passables[color])
                            fail_msg("%s: the corner %d,%d,%d", scene.tiling->name, site.q, site.r,
                                     site.s);
                        continue;
                    }
                    pave_world_colors_at(scene.world, site, colors);
                    bool closed = true;
                    for (int k = 0; k < pave_tiling_side_count(scene.tiling, s); k++)
                        closed = closed && !passables[colors[2 * k]];
                    if (closed != expected)
                        fail_msg("%s: the cell %d,%d,%d", scene.tiling->name, site.q, site.r, s);
                }
            pave_tiling_destroy(dual);
            scene_tiling_world_close(&scene);
            scene_tiling_world_close(&plain);
        }
    free(of);
}

/// The sides of a cell that can be passed: by their colours, or where an end can.
static bool passes(const scene_tiling_world *scene, int how, const uint8_t *colors, int k,
                   int count)
{
    if (how == GOLDEN_ROCKS_CELLS) return passables[colors[2 * k]];
    return passables[colors[2 * k + 1]] || passables[colors[2 * ((k + count - 1) % count) + 1]];
}

/// Every part of a region reaches its rim, and a fill is the same as cell by cell.
static void check_region(const scene_tiling_world *scene, int how, const int32_t *at, int32_t side)
{
    const pave_tiling *tiling = scene->tiling;
    const int32_t faces = tiling->face_count, count = side * side * faces;
    uint32_t *ids = malloc((size_t)count * sizeof *ids);
    int32_t *parent = malloc((size_t)count * sizeof *parent);
    bool *rim = calloc((size_t)count, sizeof *rim), *solid = calloc((size_t)count, sizeof *solid);
    int32_t parts = 0, open = 0;
    assert_ok(pave_world_fill(scene->world, pave_rect_of(at[0], at[1], side, side), NULL, ids,
                              (ptrdiff_t)side * faces));
    for (int32_t i = 0; i < count; i++) parent[i] = i;
    for (int32_t i = 0; i < count; i++) {
        const int32_t x = i / faces % side, y = i / faces / side, s = i % faces;
        const pave_wang_set *set = scene->sets[s];
        const uint8_t *colors = pave_wang_tile_colors(set, pave_wang_tile_index(set, ids[i]));
        if (i % 13 == 0)
            assert_int_equal(pave_world_at(scene->world, (pave_cell){at[0] + x, at[1] + y, s}),
                             ids[i]);
        solid[i] = true;
        for (int k = 0; k < pave_wang_sides(set); k++) {
            const pave_tiling_side *across = pave_tiling_side_of(tiling, s, k);
            const int32_t u = x + across->q, v = y + across->r;
            if (!passes(scene, how, colors, k, pave_wang_sides(set))) continue;
            solid[i] = false;
            if (u >= 0 && v >= 0 && u < side && v < side)
                parent[find_part(parent, i)] =
                    find_part(parent, (v * side + u) * faces + across->s);
        }
    }
    for (int32_t i = 0; i < count; i++) {
        const int32_t x = i / faces % side, y = i / faces / side;
        if (x < 1 || y < 1 || x >= side - 1 || y >= side - 1) rim[find_part(parent, i)] = true;
        open += !solid[i];
    }
    for (int32_t i = 0; i < count; i++) {
        if (solid[i] || parent[i] != i) continue;
        parts++;
        if (!rim[i])
            fail_msg("%s, %d: the cells around %d,%d reach no others", tiling->name, how,
                     at[0] + i / faces % side, at[1] + i / faces / side);
    }
    assert_true(open > count / 20);
    free(solid);
    free(rim);
    free(parent);
    free(ids);
}

TEST(test_joined)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int how = 0; how < GOLDEN_ROCKS_WAYS; how++) {
            scene_tiling_world scene;
            if (!golden_rocks_open(pave_tiling_name(i), how, 5 + (uint64_t)i, true, &scene)) fail();
            for (int k = i % SPARSE(4); k < 4; k += SPARSE(4))
                check_region(&scene, how, places[k], i < 3 ? 60 : 30);
            scene_tiling_world_close(&scene);
        }
}

// ---- Cells that are kept ------------------------------------------------------------------------

static bool keep_some(void *context, pave_cell cell)
{
    (void)context;
    return cell.q % 5 == 0 && cell.r % 3 == 0;
}

TEST(test_kept)
{
    for (int how = GOLDEN_ROCKS_WORD; how < GOLDEN_ROCKS_WAYS; how++) {
        const scene_set edges = {PAVE_WANG_EDGE, 3, 1, false},
                        corners = {PAVE_WANG_CORNER, 3, 1, false};
        const bool cells = how == GOLDEN_ROCKS_CELLS;
        pave_wang_set *set = scene_set_create(cells ? &edges : &corners);
        uint64_t hash = 0;
        for (uint64_t id = 1; id < 3; id++) {
            pave_world *world;
            uint8_t colors[PAVE_WANG_PLACES_MAX];
            assert_ok(pave_world_create(&(pave_world_def){.set = set,
                                                          .seed = 5,
                                                          .passable = passables,
                                                          .solid = cells ? .9 : 0,
                                                          .keep = keep_some,
                                                          .keep_id = id},
                                        NULL, &world, NULL));
            for (int32_t i = 0; i < 400; i++) {
                const pave_cell cell = pave_cell_of(5 * (i % 20), 3 * (i / 20));
                int open = 0;
                pave_world_colors_at(world, cell, colors);
                for (int k = 0; k < 4; k++) open += passables[colors[cells ? 2 * k : 2 * k + 1]];
                assert_true(cells ? open > 0 : open == 4);
            }
            assert_true(pave_world_hash(world) != hash);
            hash = pave_world_hash(world);
            pave_world_destroy(world);
        }
        pave_wang_destroy(set);
    }
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refused)
{
    static const bool all[] = {false, true, true, true};
    static const scene_set edges = {PAVE_WANG_EDGE, 3, 1, false},
                           corners = {PAVE_WANG_CORNER, 3, 1, false};
    const bool *some = passables;
    refuse_world((pave_world_def){.solid = .5}, &edges, PAVE_INVALID);
    refuse_world((pave_world_def){.mesh = 8}, &corners, PAVE_INVALID);
    refuse_world((pave_world_def){.passable = some, .solid = 1.5}, &edges, PAVE_RANGE);
    refuse_world((pave_world_def){.passable = some, .solid = (double)NAN}, &edges, PAVE_RANGE);
    refuse_world((pave_world_def){.passable = some, .mesh = 1}, &corners, PAVE_RANGE);
    refuse_world((pave_world_def){.passable = some, .mesh = 65}, &corners, PAVE_RANGE);
    refuse_world((pave_world_def){.passable = all, .solid = .5}, &edges, PAVE_INVALID);
}

int main(void) { return run_all_tests(NULL, NULL); }
