/// tests/mesh/test_mesh_even.c: the energy that evens tiles: its gradient against differences of
/// an energy that is written down anew, its rest, its kernels, and what its steps reach.
#include "../test.h"
#include "mesh_plan.h"

#include "src/mesh/relax/mesh_even.h"
#include "src/mesh/unit_circle.h"
#include "src/mesh/valid/mesh_shape.h"

// ---- The energy, anew ---------------------------------------------------------------------------

typedef struct corner {
    double x, y;
} corner;

/// Of the tile with these corners, in units of its wanted area.
static double energy_of(const corner *p, int n)
{
    const double pi = 3.14159265358979323846, t = 2 * pi / n, alpha = .5, beta = .5, gamma = 2,
                 kappa = 10, tau = .4, bend = 8 * sin(pi / n) * sin(pi / n) / n;
    double sum = 0, area = 0, corners = 0;
    corner c = {0, 0};
    for (int k = 0; k < n; k++) c.x += p[k].x / n, c.y += p[k].y / n;
    for (int k = 0; k < n; k++) {
        const corner *to = &p[(k + 1) % n], *far = &p[(k + 2) % n];
        const double ax = p[k].x - c.x, ay = p[k].y - c.y, bx = to->x - c.x, by = to->y - c.y,
                     cross = ax * by - ay * bx, d = n * cross / 2,
                     squares = ax * ax + ay * ay + bx * bx + by * by, m = ax * bx + ay * by;
        // |J|^2 of the map from the triangle of the regular polygon of area 1, as an angle of 2 pi
        // / n between two radii has it, and (r / distance of the side)^2
        const double dirichlet = n / (8 * sin(t)) * (squares - 2 * cos(t) * m),
                     circle = n / (4 * tan(pi / n)) * (squares - 2 * m);
        sum += (alpha * dirichlet * (1 + 1 / (d * d)) + beta * circle / (d * d)) / n;
        area += cross / 2;
        const double v =
            ((to->x - p[k].x) * (far->y - to->y) - (to->y - p[k].y) * (far->x - to->x)) / bend;
        corners += v < tau ? kappa / n * (tau - v) * (tau - v) : 0;
    }
    area -= 1 - beta / (2 * gamma);
    return sum + gamma * area * area + corners;
}

// ---- One tile -----------------------------------------------------------------------------------

/// A mesh of one tile, and all that its loops read; and what it tells.
typedef struct single {
    pave_mesh *mesh;
    pave_bands bands;
    pave_even_pass pass;
    pave_band_row told[32];
    corner corners[32]; ///< as they lie in the ring, in units
} single;

enum { UNIT = 1 << 17 };

static void single_make(single *one, const corner *corners, int n)
{
    pave_vec2 at[32];
    const int64_t start[2] = {0, n};
    int32_t ring[32], count;
    for (int k = 0; k < n; k++) {
        at[k] = pave_vec2_of(corners[k].x * UNIT, corners[k].y * UNIT);
        ring[k] = k;
    }
    const pave_mesh_rings rings = {.vertex_count = n,
                                   .tile_count = 1,
                                   .vertices = at,
                                   .start = start,
                                   .rings = ring,
                                   .step = 1};
    memset(one, 0, sizeof *one);
    assert_ok(pave_mesh_create_from_rings(&rings, NULL, &one->mesh, NULL));
    assert_ok(pave_bands_make(one->mesh, NULL, &one->bands));
    const int32_t *turned = pave_mesh_ring(one->mesh, 0, &count);
    for (int k = 0; k < n; k++)
        one->corners[k] = (corner){(double)one->mesh->vertices[turned[k]].x / UNIT,
                                   (double)one->mesh->vertices[turned[k]].y / UNIT};
    one->pass = (pave_even_pass){.bands = &one->bands, .points = one->mesh->vertices};
    for (int sides = 3; sides <= PAVE_BAND_SIDES; sides++) {
        one->pass.forms[sides] = pave_even_form_of(sides);
        one->pass.side_scales[sides] = 1.0F / UNIT;
    }
}

static void single_free(single *one)
{
    pave_bands_release(&one->bands);
    pave_mesh_destroy(one->mesh);
}

static void single_tell(single *one, int kernel)
{
    const pave_even_kernel *entry = pave_kernel_get(&pave_even_kernels, kernel);
    const int32_t sides = pave_mesh_side_count(one->mesh, 0);
    float room[512];
    assert_true(pave_even_room(sides) <= sizeof room / sizeof *room);
    if (sides > PAVE_BAND_SIDES)
        entry->way.tell_one(&one->pass, 0, 1.0F / UNIT, room, one->told);
    else
        entry->way.tell(&one->pass, 0, one->told);
}

/// What the tile tells corner k: 0 x, 1 y, 2 h.
static double single_told(const single *one, int k, int plane)
{
    return (double)one->told[k].floats[plane];
}

/// A polygon around the origin, star-shaped, of an area of about 1; the smaller `rough`, the more
/// regular.
static void rough_polygon(corner *out, int n, uint64_t seed, double rough)
{
    const double pi = 3.14159265358979323846, radius = sqrt(2 / (n * sin(2 * pi / n)));
    for (int k = 0; k < n; k++) {
        pave_random_words w = pave_random_at(seed, 0x8002, k, n, 0, 0);
        double turn = 2 * pi * (k + rough * .5 * (w.word[0] / 4294967296.0 - .5)) / n,
               r = radius * (1 + rough * (w.word[1] / 4294967296.0 - .5));
        out[k] = (corner){r * cos(turn), r * sin(turn)};
    }
}

TEST(the_gradient_is_that_of_the_energy)
{
    int bent = 0;
    for (int n = 3; n <= 20; n++)
        for (uint64_t seed = 0; seed < 12; seed++) {
            corner corners[32];
            single one;
            rough_polygon(corners, n, seed, .2 + .1 * (double)seed);
            single_make(&one, corners, n);
            single_tell(&one, 0);
            double energy = energy_of(one.corners, n), far = 0, wrong = 0;
            for (int k = 0; k < n; k++)
                for (int axis = 0; axis < 2; axis++) {
                    corner moved[32];
                    const double step = 1e-6;
                    double ends[2];
                    for (int end = 0; end < 2; end++) {
                        memcpy(moved, one.corners, sizeof moved);
                        double *at = axis ? &moved[k].y : &moved[k].x;
                        *at += end ? step : -step;
                        ends[end] = energy_of(moved, n);
                    }
                    double slope = energy * (ends[1] - ends[0]) / (2 * step), // of E^2 / 2
                        is = single_told(&one, k, axis) * UNIT;
                    far = fabs(slope) > far ? fabs(slope) : far;
                    wrong = fabs(slope - is) > wrong ? fabs(slope - is) : wrong;
                    assert_true(single_told(&one, k, 2) > 0);
                }
            bent += energy > 5;
            if (!(wrong < 1e-4 * (far + energy)))
                fail_msg("%d sides, seed %d: %g of %g", n, (int)seed, wrong, far);
            single_free(&one);
        }
    assert_true(bent > 10);
}

TEST(regular_polygons_are_at_rest)
{
    for (int n = 3; n <= 24; n++) {
        corner corners[32];
        single one;
        rough_polygon(corners, n, 0, 0);
        single_make(&one, corners, n);
        single_tell(&one, 0);
        for (int k = 0; k < n; k++) {
            assert_true(fabs(single_told(&one, k, 0)) * UNIT < 1e-3);
            assert_true(fabs(single_told(&one, k, 1)) * UNIT < 1e-3);
        }
        assert_true(fabs(energy_of(one.corners, n) - 1.03125) < 1e-4);
        single_free(&one);
    }
}

// ---- Kernels ------------------------------------------------------------------------------------

static pave_mesh *sound_mesh(int32_t width, int32_t height, uint64_t seed, double share)
{
    pave_mesh *m = plan_random_mesh(width, height, 0, seed, share);
    assert_ok(pave_mesh_make_sound(m, NULL));
    return m;
}

/// Whether an entry runs here; says so if it does not.
static bool runs_here(const void *entry)
{
    if (pave_kernel_runs(entry)) return true;
    print_message("skip: %s, this processor has no such instructions\n", pave_kernel_name(entry));
    return false;
}

TEST(all_kernels_give_the_same)
{
    const pave_relax_def def = {.steps = 9, .wanted = .5};
    for (uint64_t seed = 0; seed < 4; seed++) {
        uint64_t first = 0;
        for (int i = 0; i < pave_even_kernels.count; i++) {
            const pave_even_kernel *kernel = pave_kernel_get(&pave_even_kernels, i);
            if (!runs_here(kernel)) continue;
            pave_mesh *m = sound_mesh(40, 31, seed, (double)seed / 3);
            pave_rim_moves stay = {0};
            assert_ok(pave_even_relax_by(kernel, m, &def, &stay, NULL));
            if (i == 0) first = plan_hash(m);
            assert_true(plan_hash(m) == first);
            assert_int_equal(plan_bad_tiles(m), 0);
            plan_mesh_free(m);
        }
    }
}

// ---- What steps reach ---------------------------------------------------------------------------

/// The spread of areas, each by what its tile wants, as their deviation by their mean; `least` gets
/// the least by the mean.
static double spread_of(const pave_mesh *m, const double *weights, double *least)
{
    double sum = 0, squares = 0;
    *least = HUGE_VAL;
    for (int32_t t = 0; t < m->tile_count; t++) {
        const double area = pave_mesh_area(m, t) / (weights ? weights[t] : 1);
        sum += area, squares += area * area;
        *least = area < *least ? area : *least;
    }
    sum /= m->tile_count;
    *least /= sum;
    return sqrt(squares / m->tile_count - sum * sum) / sum;
}

static pave_mesh *removed_mesh(int32_t side, uint64_t seed, double share)
{
    const pave_board_def def = {.width = side, .height = side};
    pave_board *board;
    pave_mesh *mesh;
    assert_ok(pave_board_create(&def, NULL, &board, NULL));
    const pave_removal_def removal = {.seed = seed, .share = share};
    assert_ok(pave_board_remove_random(board, &removal, NULL, NULL, NULL));
    assert_ok(pave_mesh_create_from_board(board, NULL, NULL, NULL, &mesh, NULL));
    pave_board_destroy(board);
    return mesh;
}

TEST(areas_become_even)
{
    static const struct {
        double share, stay, free, least;
    } goals[] = {{.1, .08, .075, .45}, {.2, .14, .13, .4}, {.5, .255, .245, .25}};
    for (size_t i = 0; i < sizeof goals / sizeof *goals; i++)
        for (int rim = PAVE_RIM_STAY; rim <= PAVE_RIM_FREE; rim++) {
            const pave_relax_def def = {.steps = 20, .rim = (pave_rim_kind)rim};
            pave_mesh *m = removed_mesh(60, 2, goals[i].share);
            pave_mesh_faults faults;
            double least;
            assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
            const double spread = spread_of(m, NULL, &least);
            print_message("share %.1f, rim %d: spread %.3f, least %.2f\n", goals[i].share, rim,
                          spread, least);
            assert_true(spread < (rim == PAVE_RIM_STAY ? goals[i].stay : goals[i].free));
            if (rim == PAVE_RIM_FREE) assert_true(least > goals[i].least);
            assert_ok(pave_mesh_check(m, NULL, &faults));
            pave_mesh_destroy(m);
        }
}

TEST(tiles_get_the_areas_that_they_want)
{
    pave_mesh *m = removed_mesh(30, 1, .1);
    double *weights = calloc((size_t)m->tile_count, sizeof *weights), least, before;
    for (int32_t t = 0; t < m->tile_count; t++) weights[t] = t % 37 == 5 ? 2 : 1;
    const pave_relax_def def = {.steps = 40, .rim = PAVE_RIM_FREE, .weights = weights};
    before = spread_of(m, weights, &least);
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_true(spread_of(m, weights, &least) < before / 2);
    assert_true(spread_of(m, weights, &least) < .1);
    free(weights);
    pave_mesh_destroy(m);
}

/// With `wanted` 1 tiles of more sides are larger, in proportion to regular ones.
TEST(regular_areas)
{
    const double pi = 3.14159265358979323846;
    double least[2], spread[2];
    for (int wanted = 0; wanted < 2; wanted++) {
        pave_mesh *m = removed_mesh(30, 3, .2);
        const pave_relax_def def = {.steps = 40, .rim = PAVE_RIM_FREE, .wanted = wanted};
        double *regular = calloc((size_t)m->tile_count, sizeof *regular);
        for (int32_t t = 0; t < m->tile_count; t++) {
            const int32_t n = pave_mesh_side_count(m, t);
            regular[t] = n / tan(pi / n);
        }
        assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
        spread[wanted] = spread_of(m, regular, &least[wanted]);
        free(regular);
        pave_mesh_destroy(m);
    }
    assert_true(spread[1] < .15 && spread[0] > 2 * spread[1]);
}

/// What a step leaves of a tile below the floor: 7 tenths, down to the deep floor.
TEST(the_guard_lets_go_a_little)
{
    const pave_guard_floors floors = {1000, 8}, kept = {1000, 1000};
    assert_int_equal(pave_guard_least(floors, 5000), 1000);
    assert_int_equal(pave_guard_least(floors, 1000), 1000);
    assert_int_equal(pave_guard_least(floors, 999), 700);
    assert_int_equal(pave_guard_least(floors, 100), 70);
    assert_int_equal(pave_guard_least(floors, 10), 8);
    assert_int_equal(pave_guard_least(floors, 8), 8);
    assert_int_equal(pave_guard_least(floors, 3), 3);
    assert_int_equal(pave_guard_least(kept, 999), 999);
    assert_int_equal(pave_guard_least(kept, 1001), 1000);
    for (uint64_t seed = 0; seed < 6; seed++) { // and no step leaves less
        pave_mesh *m = sound_mesh(24, 24, seed, 1);
        int64_t *before = calloc((size_t)m->tile_count, sizeof *before);
        const int64_t floor = pave_guard_floor(pave_mesh_rim_turns(m), m->corner_count);
        const pave_guard_floors all = {floor, floor / PAVE_GUARD_DEEP};
        for (int step = 0; step < 6; step++) {
            const pave_relax_def def = {.steps = 1};
            for (int32_t t = 0; t < m->tile_count; t++)
                before[t] = pave_mesh_turn_min(m, m->vertices, t);
            assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
            for (int32_t t = 0; t < m->tile_count; t++)
                assert_true(pave_mesh_turn_min(m, m->vertices, t) >=
                            pave_guard_least(all, before[t]));
        }
        free(before);
        plan_mesh_free(m);
    }
}

/// A hub with more sides than a pack has lanes for, in the middle of others.
TEST(hubs_are_tiles_too)
{
    enum { SPOKES = 40, RINGS = 2 };
    pave_vec2 at[SPOKES * (RINGS + 1)];
    int32_t rings[SPOKES + 4 * SPOKES * RINGS];
    int64_t start[SPOKES * RINGS + 2] = {0, SPOKES};
    for (int r = 0; r <= RINGS; r++)
        for (int k = 0; k < SPOKES; k++) {
            const double turn = 6.283185307179586 * k / SPOKES + .03 * (k % 3), far = 4 + 2 * r;
            at[r * SPOKES + k] = pave_vec2_of(far * cos(turn), far * sin(turn));
            if (r == 0) rings[k] = k;
        }
    for (int t = 0; t < SPOKES * RINGS; t++) {
        const int r = t / SPOKES, k = t % SPOKES, next = (k + 1) % SPOKES;
        const int32_t ring[] = {r * SPOKES + k, r * SPOKES + next, (r + 1) * SPOKES + next,
                                (r + 1) * SPOKES + k};
        memcpy(rings + SPOKES + 4 * t, ring, sizeof ring);
        start[t + 2] = start[t + 1] + 4;
    }
    const pave_mesh_rings from = {
        SPOKES * (RINGS + 1), SPOKES * RINGS + 1, at, start, rings, 0, {0, 0}, NULL};
    const pave_relax_def def = {.steps = 30, .rim = PAVE_RIM_FREE};
    pave_mesh *m;
    pave_mesh_faults faults;
    double least, before;
    assert_ok(pave_mesh_create_from_rings(&from, NULL, &m, NULL));
    before = spread_of(m, NULL, &least);
    assert_ok(pave_mesh_relax(m, &def, NULL, NULL));
    assert_true(spread_of(m, NULL, &least) < before);
    assert_ok(pave_mesh_check(m, NULL, &faults));
    pave_mesh_destroy(m);
}

int main(void) { return run_all_tests(NULL, NULL); }
