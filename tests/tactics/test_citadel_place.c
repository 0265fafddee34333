/// tests/tactics/test_citadel_place.c: citadels in a land: that nothing nearer fits, what is laid,
/// roads, terrain, bad input, memory.
#include "../grid/same_parts.h"
#include "../test.h"
#include "citadel_checks.h"

/// A land of its own, and a citadel on it.
typedef struct place {
    pave_citadel *citadel;
    pave_window *window;
    uint8_t *land, *zones;
    int32_t *sources;
    pave_citadel_place_def def;
    pave_citadel_place where;
    pave_error error;
} place;

static place place_of(pave_citadel_def citadel, int32_t width, int32_t height)
{
    place p = {0};
    const pave_window_def def = {.tiling = pave_tiling_tri(),
                                 .shape = PAVE_WINDOW_RECTANGLE,
                                 .width = width,
                                 .height = height,
                                 .at = {-7, 11, 0}};
    assert_ok(pave_citadel_create(&citadel, NULL, &p.citadel, NULL));
    assert_ok(pave_window_create(&def, NULL, &p.window, NULL));
    p.land = calloc((size_t)p.window->count, 1);
    p.zones = malloc((size_t)p.window->count);
    p.sources = malloc((size_t)p.window->count * sizeof *p.sources);
    // The middle of the rectangle.
    p.def = (pave_citadel_place_def){
        .window = p.window, .land = p.land, .at = {-7 + width / 4 - height / 4, 11 + height / 2}};
    return p;
}

static void place_release(place *p)
{
    free(p->sources);
    free(p->zones);
    free(p->land);
    pave_window_destroy(p->window);
    pave_citadel_destroy(p->citadel);
}

static pave_result lay(place *p, const pave_allocator *allocator, pave_citadel **out)
{
    const pave_citadel_lay_def def = {p->citadel, p->window, p->where, p->zones, p->sources};
    return pave_citadel_lay(&def, allocator, out, &p->error);
}

static pave_result put(place *p)
{
    return pave_citadel_place_in(p->citadel, &p->def, NULL, &p->where, p->zones, p->sources,
                                 &p->error);
}

static int zone_at(const place *p, pave_cell cell)
{
    const int64_t at = pave_window_index(p->window, cell);
    return at < 0 ? -1 : p->zones[at];
}

/// Marks what is reached from the listed cells.
static void flood(const place *p, uint8_t *mark, int64_t *list, int64_t count, bool corners,
                  bool (*open)(int zone))
{
    for (int64_t i = 0; i < count; i++)
        for (int k = 0; k < (corners ? PAVE_TRI_TOUCHING_MAX : PAVE_TRI_NEIGHBORS_MAX); k++) {
            const pave_cell cell = pave_window_cell(p->window, list[i]);
            const int64_t next = pave_window_index(
                p->window, corners ? pave_tri_touching(cell, k) : pave_tri_neighbors(cell, k));
            if (next < 0 || mark[next] || !open(p->zones[next])) continue;
            mark[next] = 1;
            list[count++] = next;
        }
}

static bool at_rim(const place *p, int64_t at)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (!pave_window_contains(p->window,
                                  pave_tri_neighbors(pave_window_cell(p->window, at), k)))
            return true;
    return false;
}

/// A road from each gate reaches a goal or the rim.
static void has_roads(const place *p)
{
    uint8_t *mark = malloc((size_t)p->window->count);
    int64_t *list = malloc((size_t)p->window->count * sizeof *list);
    for (int32_t g = 0; g < p->citadel->gate_count; g++) {
        bool there = false;
        memset(mark, 0, (size_t)p->window->count);
        list[0] =
            pave_window_index(p->window, pave_citadel_place_cell(p->citadel, &p->where,
                                                                 p->citadel->gates[g].outside));
        assert_true(list[0] >= 0 && checks_road(p->zones[list[0]]));
        mark[list[0]] = 1;
        flood(p, mark, list, 1, false, checks_road);
        for (int64_t i = 0; i < p->window->count; i++)
            there = there || (mark[i] && !p->def.goals && at_rim(p, i));
        for (int64_t i = 0; i < p->def.goal_count; i++)
            there = there || mark[pave_window_index(p->window, p->def.goals[i])];
        assert_true(there);
    }
    free(list);
    free(mark);
}

/// What stands on the land is the citadel, whole, and its wall still closes.
static void is_whole(const place *p)
{
    uint8_t *mark = calloc((size_t)p->window->count, 1);
    int64_t *list = malloc((size_t)p->window->count * sizeof *list), count = 0;
    for (int64_t i = 0; i < p->citadel->window->count; i++) {
        const int zone = p->citadel->zones[i];
        if (!checks_built(zone) && !checks_inner(zone) && zone != PAVE_CITADEL_RAVELIN) continue;
        const pave_cell cell =
            pave_citadel_place_cell(p->citadel, &p->where, pave_window_cell(p->citadel->window, i));
        const int64_t at = pave_window_index(p->window, cell);
        assert_true(at >= 0);
        assert_int_equal(p->zones[at], zone);
        assert_int_equal(p->sources[at], i);
        assert_true(p->land[at] != PAVE_CITADEL_LAND_CLOSED &&
                    p->land[at] != PAVE_CITADEL_LAND_WATER);
    }
    for (int64_t i = 0; i < p->window->count; i++) {
        if (p->land[i] == PAVE_CITADEL_LAND_CLOSED)
            assert_int_equal(p->zones[i], PAVE_CITADEL_GROUND);
        if (!at_rim(p, i)) continue;
        mark[i] = 1;
        list[count++] = i;
    }
    flood(p, mark, list, count, true, checks_open);
    for (int64_t i = 0; i < p->window->count; i++)
        assert_false(mark[i] && checks_inner(p->zones[i]));
    free(list);
    free(mark);
    has_roads(p);
}

TEST(open_land_takes_it_where_it_is_to_stand)
{
    for (int i = 0; i < 12; i++) {
        place p =
            place_of((pave_citadel_def){.seed = (uint64_t)i,
                                        .size = 20 + 2 * i,
                                        .outline = (pave_citadel_outline)(i < 2 ? 1 : 1 + i % 4),
                                        .moat = i % 2,
                                        .ravelins = i % 3 != 0},
                     300, 160);
        assert_ok(put(&p));
        assert_int_equal(p.where.turn, 0);
        assert_true(same_tri_vertex(p.where.at, p.def.at));
        assert_true(p.where.road_count > 0);
        is_whole(&p);
        place_release(&p);
    }
}

/// Whether works fit at a place, by force.
static bool fits(const place *p, pave_citadel_place where)
{
    for (int64_t i = 0; i < p->citadel->window->count; i++) {
        const int zone = p->citadel->zones[i];
        if (!checks_built(zone) && !checks_inner(zone)) continue;
        const int64_t at = pave_window_index(
            p->window,
            pave_citadel_place_cell(p->citadel, &where, pave_window_cell(p->citadel->window, i)));
        if (at < 0 || p->land[at] >= PAVE_CITADEL_LAND_CLOSED) return false;
    }
    return true;
}

static int32_t hex_far(pave_tri_vertex a, pave_tri_vertex b)
{
    const int32_t q = abs(a.q - b.q), r = abs(a.r - b.r), s = abs(a.q + a.r - b.q - b.r);
    return (q + r + s) / 2;
}

/// Half of the land is water: the town moves, and nothing nearer would do.
TEST(water_shifts_it_no_farther_than_needed)
{
    for (int i = 0; i < 4; i++) {
        place p = place_of((pave_citadel_def){.seed = (uint64_t)(30 + i),
                                              .size = 24,
                                              .outline = (pave_citadel_outline)(1 + i)},
                           220, 120);
        for (int64_t c = 0; c < p.window->count; c++) {
            const pave_cell cell = pave_window_cell(p.window, c);
            const int32_t lane = i % 3 == 0   ? cell.q
                                 : i % 3 == 1 ? cell.r
                                              : cell.q + cell.r + cell.s;
            const int32_t middle = i % 3 == 0   ? p.def.at.q
                                   : i % 3 == 1 ? p.def.at.r
                                                : p.def.at.q + p.def.at.r;
            if (lane < middle) p.land[c] = PAVE_CITADEL_LAND_WATER;
        }
        assert_int_equal(put(&p), PAVE_NOT_FOUND);
        assert_non_null(strstr(p.error.message, "does not fit within 0 edges"));
        p.def.shift = 60;
        p.def.bridges = true; // also of a gate that looks over the water
        assert_ok(put(&p));
        is_whole(&p);
        const int32_t far = hex_far(p.where.at, p.def.at);
        assert_true(far > 4);
        for (int32_t q = -far; q <= far; q++)
            for (int32_t r = -far; r <= far; r++)
                for (int32_t turn = 0; turn < 6; turn++) {
                    const pave_citadel_place where = {{p.def.at.q + q, p.def.at.r + r}, turn, 0};
                    if (hex_far(where.at, p.def.at) < far) assert_false(fits(&p, where));
                }
        place_release(&p);
    }
}

/// A strip that a rhombus fits in one way only.
TEST(it_turns_to_fit)
{
    int turned = 0;
    for (int seed = 0; seed < 6; seed++) {
        place p = place_of((pave_citadel_def){.seed = (uint64_t)seed,
                                              .size = 30,
                                              .outline = PAVE_CITADEL_OUTLINE_RHOMBUS},
                           240, 100);
        for (int64_t c = 0; c < p.window->count; c++) {
            const pave_cell cell = pave_window_cell(p.window, c);
            if (abs(cell.r - p.def.at.r) > 10) p.land[c] = PAVE_CITADEL_LAND_CLOSED;
        }
        p.def.shift = 8;
        assert_ok(put(&p));
        is_whole(&p);
        turned += p.where.turn > 0;
        p.def.fixed = true;
        const pave_result fixed = put(&p);
        assert_int_equal(fixed, p.where.turn > 0 ? PAVE_NOT_FOUND : PAVE_OK);
        place_release(&p);
    }
    assert_true(turned > 0 && turned < 6);
}

/// A river between the town and the goal: it needs bridges.
TEST(roads_lead_to_goals)
{
    place p = place_of((pave_citadel_def){.seed = 8,
                                          .size = 20,
                                          .outline = PAVE_CITADEL_OUTLINE_HEXAGON,
                                          .gates = 2,
                                          .moat = true},
                       240, 120);
    const pave_cell goals[2] = {pave_window_cell(p.window, 5), pave_window_cell(p.window, 90)};
    p.def.goals = goals;
    p.def.goal_count = 2;
    for (int64_t c = 0; c < p.window->count; c++)
        if (abs(pave_window_cell(p.window, c).r - 30) < 2) p.land[c] = PAVE_CITADEL_LAND_WATER;
    assert_int_equal(put(&p), PAVE_NOT_FOUND);
    assert_non_null(strstr(p.error.message, "no road leads from gate 0"));
    p.def.bridges = true;
    assert_ok(put(&p));
    is_whole(&p);
    int64_t bridges = 0;
    for (int64_t c = 0; c < p.window->count; c++)
        bridges += p.land[c] == PAVE_CITADEL_LAND_WATER && p.zones[c] == PAVE_CITADEL_BRIDGE;
    assert_true(bridges > 0);
    place_release(&p);
}

TEST(terrain_has_room_for_towns)
{
    int stood = 0;
    for (int seed = 0; seed < 6; seed++) {
        place p = place_of((pave_citadel_def){.seed = (uint64_t)seed, .size = 20}, 300, 160);
        pave_terrain *terrain = NULL;
        const pave_terrain_def def = {.window = p.window,
                                      .seed = (uint64_t)seed,
                                      .hills = 100,
                                      .wet = 20,
                                      .river = 400,
                                      .steep = 512};
        assert_ok(pave_terrain_create(&def, NULL, &terrain, NULL));
        pave_citadel_land_of_terrain(terrain, p.land);
        for (int32_t c = 0; c < terrain->cell_count; c++) {
            if (terrain->zones[c] == PAVE_TERRAIN_SEA)
                assert_int_equal(p.land[c], PAVE_CITADEL_LAND_WATER);
            if (p.land[c] == PAVE_CITADEL_LAND_ROUGH)
                assert_int_equal(terrain->zones[c], PAVE_TERRAIN_FOREST);
        }
        p.def.shift = 70;
        p.def.bridges = true;
        const pave_result result = put(&p);
        assert_true(result == PAVE_OK || result == PAVE_NOT_FOUND);
        if (result == PAVE_OK) is_whole(&p);
        stood += result == PAVE_OK;
        pave_terrain_destroy(terrain);
        place_release(&p);
    }
    assert_true(stood >= 3);
}

TEST(what_is_laid_is_the_citadel_where_it_stands)
{
    place p = place_of((pave_citadel_def){.seed = 5, .size = 24, .moat = true}, 200, 120);
    const pave_citadel *town = p.citadel;
    assert_ok(put(&p));
    for (p.where.turn = 0; p.where.turn < 6; p.where.turn++) {
        pave_citadel *laid = NULL;
        for (int64_t i = 0; i < town->window->count; i++) {
            const pave_cell cell = pave_window_cell(town->window, i);
            const int64_t at =
                pave_window_index(p.window, pave_citadel_place_cell(town, &p.where, cell));
            if (at >= 0) p.sources[at] = (int32_t)i;
        }
        assert_ok(lay(&p, NULL, &laid));
        for (int32_t i = 0; i < town->gate_count; i++)
            assert_int_equal(laid->parts[pave_window_index(p.window, laid->gates[i].cell)], i);
        for (int32_t i = 0; i < town->house_count; i++)
            assert_int_equal(laid->parts[laid->house_cells[laid->houses[i].start]], i);
        for (int32_t i = 0; i < town->vertex_count; i++)
            assert_int_equal(hex_far(laid->vertices[i], p.where.at),
                             hex_far(town->vertices[i], town->middle));
        pave_citadel_destroy(laid);
    }
    place_release(&p);
}

TEST(wrong_places_are_refused)
{
    place p = place_of((pave_citadel_def){.size = 12}, 120, 60);
    const pave_cell goal = pave_tri_face_of(-999, 0, 0);
    p.def.shift = -1;
    assert_int_equal(put(&p), PAVE_RANGE);
    p.def.shift = PAVE_CITADEL_SHIFT_MAX + 1;
    assert_int_equal(put(&p), PAVE_RANGE);
    p.def.shift = 0;
    p.land[7] = 9;
    assert_int_equal(put(&p), PAVE_RANGE);
    assert_non_null(strstr(p.error.message, "cell 7"));
    p.land[7] = 0;
    p.def.goals = &goal;
    p.def.goal_count = 1;
    assert_int_equal(put(&p), PAVE_RANGE);
    p.def.goals = NULL;
    p.def.goal_count = 0;
    p.def.at.q = PAVE_COORDINATE_MAX;
    assert_int_equal(put(&p), PAVE_RANGE);
    pave_window *squares = NULL;
    assert_ok(
        pave_window_create(&(pave_window_def){.width = 4, .height = 4}, NULL, &squares, NULL));
    p.def.window = squares;
    assert_int_equal(put(&p), PAVE_INVALID);
    pave_window_destroy(squares);
    place_release(&p);
}

TEST(memory_that_fails_is_reported)
{
    place p = place_of((pave_citadel_def){.size = 12}, 120, 60);
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_result result = pave_citadel_place_in(p.citadel, &p.def, &memory.allocator,
                                                         &p.where, p.zones, NULL, &p.error);
        assert_told(memory, result);
        if (result) assert_int_equal(p.error.result, PAVE_NO_MEMORY);
    }
    assert_ok(put(&p));
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_citadel *laid = NULL;
        const pave_result result = lay(&p, &memory.allocator, &laid);
        assert_told(memory, result);
        pave_citadel_destroy(laid);
    }
    assert_int_not_equal(zone_at(&p, pave_tri_face_of(p.where.at.q, p.where.at.r, 0)),
                         PAVE_CITADEL_GROUND);
    place_release(&p);
}

int main(void) { return run_all_tests(NULL, NULL); }
