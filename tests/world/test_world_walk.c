/// tests/world/test_world_walk.c: which sides can be passed, shortest paths through endless worlds,
/// where to start, masks, and the parts of a window.
#include "../calls.h"
#include "../failing.h"
#include "../test.h"
#include "golden_connected.h"
#include "multigrid_fixture.h"
#include "src/world/wang/wang_set.h"

#include <pave/graph.h>

static const bool passable[PAVE_WANG_COLORS_MAX + 1] = {false, false, true, true};

// ---- Sides --------------------------------------------------------------------------------------

/// Whether a side can be passed, by the colours of a tile.
static bool is_open(const pave_wang_set *set, const uint8_t *colors, int k)
{
    const int sides = pave_wang_sides(set), before = (k + sides - 1) % sides;
    if (pave_wang_kind_of(set) != PAVE_WANG_CORNER) return passable[colors[2 * k]];
    return passable[colors[2 * k + 1]] || passable[colors[2 * before + 1]];
}

TEST(test_open_sides)
{
    for (int sides = 3; sides <= 6; sides++)
        for (int kind = 0; kind < 3; kind++) {
            pave_wang_set *set =
                scene_set_create_sides(&(scene_set){(pave_wang_kind)kind, 2, 1, false}, sides);
            for (uint32_t i = 0; i < pave_wang_tile_count(set); i += 1 + i / 64) {
                const uint32_t open =
                    pave_wang_open_sides(set, pave_wang_tile_id(set, i), passable);
                assert_int_equal(open >> sides, 0);
                for (int k = 0; k < sides; k++)
                    assert_int_equal(open >> k & 1, is_open(set, pave_wang_tile_colors(set, i), k));
            }
            assert_int_equal(pave_wang_open_sides(set, PAVE_WANG_EMPTY, passable), 0);
            assert_int_equal(pave_wang_open_sides(set, 4, passable), 0); // ids are 5, 8, 11...
            pave_wang_destroy(set);
        }
    // Tiles that are turned, some of them as the set does not allow; a colour needs its mirror.
    static const uint8_t colors[] = {2, 0, 1, 0, 3, 0, 1, 0}, mirrors[] = {1, 3, 2};
    static const bool two[] = {false, false, true, false};
    for (int turns = 0; turns < 2; turns++) {
        pave_wang_def def = {.kind = PAVE_WANG_EDGE, .color_count = 3, .tile_count = 1};
        pave_wang_set *set;
        def.colors = colors;
        def.symmetries = turns ? PAVE_WANG_ROTATE : 0;
        assert_ok(pave_wang_create(&def, NULL, &set, NULL));
        assert_int_equal(pave_wang_open_sides(set, 0, passable), 5);
        assert_int_equal(pave_wang_open_sides(set, UINT32_C(0xa0000000), passable), 10);
        pave_wang_destroy(set);
        def.color_mirrors = mirrors;
        assert_ok(pave_wang_create(&def, NULL, &set, NULL));
        assert_int_equal(pave_wang_open_sides(set, 0, passable), 5);
        assert_int_equal(pave_wang_open_sides(set, 0, two), 0);
        pave_wang_destroy(set);
    }
}

// ---- A second search ----------------------------------------------------------------------------

enum { SIDE = 32 };

/// A square of unit cells, each cell with its tile.
typedef struct field {
    const scene_tiling_world *scene;
    int32_t q, r, faces, count;
    uint32_t *ids;
    int32_t *queue;
} field;

static field open_field(const scene_tiling_world *scene, int32_t q, int32_t r)
{
    field f = {scene, q,   r, scene->tiling->face_count, SIDE * SIDE * scene->tiling->face_count,
               NULL,  NULL};
    f.ids = malloc((size_t)f.count * sizeof *f.ids);
    f.queue = malloc((size_t)f.count * sizeof *f.queue);
    assert_ok(pave_world_fill(scene->world, pave_rect_of(q, r, SIDE, SIDE), NULL, f.ids,
                              (ptrdiff_t)SIDE * f.faces));
    return f;
}

static void close_field(field *f)
{
    free(f->ids);
    free(f->queue);
}

static pave_cell cell_of(const field *f, int32_t i)
{
    return (pave_cell){f->q + i / f->faces % SIDE, f->r + i / f->faces / SIDE, i % f->faces};
}

/// -1: outside.
static int32_t index_of(const field *f, pave_cell cell)
{
    const int32_t x = cell.q - f->q, y = cell.r - f->r;
    return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : (y * SIDE + x) * f->faces + cell.s;
}

static bool field_open(const field *f, int32_t i, int k)
{
    const pave_wang_set *set = f->scene->sets[i % f->faces];
    return is_open(set, pave_wang_tile_colors(set, pave_wang_tile_index(set, f->ids[i])), k);
}

static bool is_blocked(const field *f, int32_t i)
{
    const int sides = pave_wang_sides(f->scene->sets[i % f->faces]);
    bool open = false;
    for (int k = 0; k < sides; k++) open |= field_open(f, i, k);
    return !open;
}

/// The steps from a cell to each other one within the field, -1 where there is no way; of a search
/// `through` walls as well. Returns the steps to a cell from which a way leads out; INT32_MAX:
/// none.
static int32_t measure(const field *f, int32_t from, bool through, int32_t *steps)
{
    int32_t end = 1, out = INT32_MAX;
    for (int32_t i = 0; i < f->count; i++) steps[i] = -1;
    steps[from] = 0;
    f->queue[0] = from;
    for (int32_t at = 0; at < end; at++) {
        const int32_t i = f->queue[at];
        for (int k = 0; k < pave_tiling_side_count(f->scene->tiling, i % f->faces); k++) {
            if (!through && !field_open(f, i, k)) continue;
            const pave_cell next = pave_tiling_neighbors(f->scene->tiling, cell_of(f, i), k);
            const int32_t there = index_of(f, next);
            if (there < 0 && pave_cell_in_range(next) && steps[i] < out) out = steps[i];
            if (there < 0 || steps[there] >= 0) continue;
            steps[there] = steps[i] + 1;
            f->queue[end++] = there;
        }
    }
    return out;
}

// ---- Paths --------------------------------------------------------------------------------------

static pave_world_path_def def_of(const field *f, int32_t from, int32_t to)
{
    return (pave_world_path_def){.world = f->scene->world,
                                 .tiling = f->scene->tiling,
                                 .sets = f->scene->sets,
                                 .passable = passable,
                                 .from = cell_of(f, from),
                                 .to = cell_of(f, to)};
}

/// Each cell of a path is across an open side of the one before.
static void check_steps(const field *f, const pave_cell *path, int64_t count)
{
    for (int64_t i = 0; i + 1 < count; i++) {
        const int32_t here = index_of(f, path[i]);
        bool next = here < 0; // of what is outside nothing is known
        for (int k = 0; !next && k < pave_tiling_side_count(f->scene->tiling, path[i].s); k++)
            next =
                field_open(f, here, k) &&
                pave_cell_equal(pave_tiling_neighbors(f->scene->tiling, path[i], k), path[i + 1]);
        assert_true(next);
    }
}

/// A path between two cells of the middle. Returns whether its length was known.
static bool check_path(const field *f, int32_t from, int32_t to, int32_t *steps)
{
    static pave_cell path[4096];
    const pave_world_path_def def = def_of(f, from, to);
    pave_error error = {0};
    int64_t count = 0;
    const int32_t out_of_to = measure(f, to, false, steps);
    const int32_t out_of_from = measure(f, from, false, steps);
    const pave_result result = pave_world_path(&def, NULL, NULL, path, 4096, &count, &error);
    if (result == PAVE_NOT_FOUND) {
        assert_int_equal(steps[to], -1);
        assert_true(from != to && (out_of_to == INT32_MAX || out_of_from == INT32_MAX));
        assert_non_null(strstr(error.message,
                               is_blocked(f, from) || is_blocked(f, to) ? "blocked" : "walled in"));
        return true;
    }
    assert_ok(result);
    assert_true(pave_cell_equal(path[0], def.from) && pave_cell_equal(path[count - 1], def.to));
    check_steps(f, path, count);
    if (steps[to] < 0) return false;
    assert_true(count - 1 <= steps[to]);
    if (out_of_from == INT32_MAX || out_of_to == INT32_MAX || steps[to] <= out_of_from + out_of_to)
        assert_int_equal(count - 1, steps[to]);
    return true;
}

/// The cell to start from is one of the nearest that are not blocked.
static void check_start(const field *f, int32_t from, int32_t *steps)
{
    const pave_world_path_def def = def_of(f, from, from);
    pave_cell start;
    int32_t least = INT32_MAX;
    measure(f, from, true, steps);
    for (int32_t i = 0; i < f->count; i++)
        if (!is_blocked(f, i) && steps[i] >= 0 && steps[i] < least) least = steps[i];
    assert_ok(pave_world_start(&def, NULL, NULL, &start, NULL));
    const int32_t found = index_of(f, start);
    assert_true(found >= 0 && !is_blocked(f, found));
    assert_int_equal(steps[found], least);
}

/// On every tiling: connected worlds of edges and of both, and worlds of corners that are not
/// connected; at the origin, and where coordinates end.
TEST(test_paths)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int law = i % SPARSE(3); law < 3; law += SPARSE(3)) {
            const char *name = pave_tiling_name(i);
            scene_tiling_world scene;
            if (law == 2)
                assert_true(scene_tiling_world_open(
                    name, scene_tiling_set(name, PAVE_WANG_CORNER, 1), PAVE_WORLD_FEATURE,
                    70 + (uint64_t)i, pave_cell_of(0, 0), &scene));
            else
                assert_true(golden_connected_open(name, PAVE_WANG_EDGE, 70 + (uint64_t)i, law == 1,
                                                  &scene));
            const int32_t most = PAVE_COORDINATE_MAX;
            field f = i % 4 ? open_field(&scene, -SIDE / 2, -SIDE / 2)
                            : open_field(&scene, most - SIDE + 1, -most);
            int32_t *steps = malloc((size_t)f.count * sizeof *steps);
            int known = 0;
            for (uint32_t k = 0; k < 9; k += SPARSE(2)) {
                const pave_random_words words = pave_random_at(3, 0, i, law, k, 0);
                const int32_t from = (int32_t)(words.word[0] % (uint32_t)f.count),
                              to = (int32_t)(words.word[1] % (uint32_t)f.count);
                known += check_path(&f, from, k == 0 ? from : to, steps);
                check_start(&f, from, steps);
            }
            assert_true(known > 4 / SPARSE(2));
            free(steps);
            close_field(&f);
            scene_tiling_world_close(&scene);
        }
}

/// On the rhombs of a multigrid the same as of a search among the cells of a disk.
TEST(test_rhombs)
{
    rhombs r;
    assert_true(
        open_rhombs(5, (scene_set){PAVE_WANG_EDGE, 3, 1, false}, 4, pave_vec2_of(90, -40), 14, &r));
    const pave_world_path_def def = {.world = r.world,
                                     .sets = r.sets,
                                     .passable = passable,
                                     .from = r.cells[r.count / 2],
                                     .to = r.cells[r.count / 2 + 40]};
    int32_t *steps = malloc((size_t)r.count * sizeof *steps);
    pave_cell path[256], around[4];
    int64_t count;
    for (int64_t i = 0; i < r.count; i++) steps[i] = i == r.count / 2 ? 0 : -1;
    for (int32_t step = 0; step < 60; step++)
        for (int64_t i = 0; i < r.count; i++) {
            if (steps[i] != step) continue;
            const uint32_t open = pave_wang_open_sides(r.set, r.ids[i], passable);
            pave_multigrid_neighbors(&r.grid, r.cells[i], around, NULL);
            for (int64_t j = 0; j < r.count; j++)
                for (int k = 0; k < 4; k++)
                    if (open >> k & 1 && steps[j] < 0 && pave_cell_equal(r.cells[j], around[k]))
                        steps[j] = step + 1;
        }
    assert_ok(pave_world_path(&def, NULL, NULL, path, 256, &count, NULL));
    assert_true(count > 4);
    assert_int_equal(count - 1, steps[r.count / 2 + 40]);
    assert_ok(pave_world_start(&def, NULL, NULL, path, NULL));
    free(steps);
    close_rhombs(&r);
}

// ---- Parts and masks ----------------------------------------------------------------------------

/// The parts of a window, its mask, and the components of that agree with the second search.
static void check_parts(const scene_tiling_world *scene, bool connected)
{
    field f = open_field(scene, -7, 3);
    int32_t *steps = malloc((size_t)f.count * sizeof *steps), parts = 0, enclosed = 0, blocked = 0;
    bool *seen = calloc((size_t)f.count, sizeof *seen);
    int32_t first = -1, labelled;
    pave_window *window;
    pave_mask *mask;
    pave_world_parts found;
    const pave_window_def def = {.tiling = scene->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = strcmp(scene->tiling->name, "tri") == 0 ? 2 * SIDE : SIDE,
                                 .height = SIDE,
                                 .at = pave_cell_of(f.q, f.r)};
    assert_ok(pave_window_create(&def, NULL, &window, NULL));
    assert_int_equal(window->count, f.count);
    const pave_world_parts_def of = {
        .window = window, .sets = scene->sets, .ids = f.ids, .passable = passable};
    assert_ok(pave_world_verify_parts(&of, NULL, &found, NULL));
    for (int32_t i = 0; i < f.count; i++) {
        blocked += is_blocked(&f, i);
        if (seen[i] || is_blocked(&f, i)) continue;
        const bool leaves = measure(&f, i, false, steps) != INT32_MAX;
        parts++;
        if (!leaves && enclosed++ == 0) first = i;
        for (int32_t j = 0; j < f.count; j++) seen[j] |= steps[j] >= 0;
    }
    assert_int_equal(found.parts, parts);
    assert_int_equal(found.enclosed, parts == 1 ? 0 : enclosed);
    assert_int_equal(found.blocked, blocked);
    if (found.enclosed) assert_true(pave_cell_equal(found.cell, cell_of(&f, first)));
    if (connected) assert_int_equal(found.enclosed, 0);
    assert_true(found.open < found.sides && found.dead_ends < f.count);
    assert_ok(pave_mask_create(window, NULL, &mask, NULL));
    assert_ok(pave_world_mask(scene->sets, f.ids, passable, mask));
    assert_ok(pave_mask_components(mask, NULL, steps, &labelled));
    assert_int_equal(labelled, parts);
    for (int32_t i = 0; i < f.count; i++)
        assert_int_equal(pave_mask_cell(mask, i), is_blocked(&f, i));
    pave_mask_destroy(mask);
    pave_window_destroy(window);
    free(seen);
    free(steps);
    close_field(&f);
}

TEST(test_parts)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++) {
        const char *name = pave_tiling_name(i);
        scene_tiling_world scene;
        for (int law = i % SPARSE(3); law < 3; law += SPARSE(3)) {
            const scene_set set =
                scene_tiling_set(name, law == 2 ? PAVE_WANG_CORNER : PAVE_WANG_EDGE, 1);
            if (law == 0)
                assert_true(golden_connected_open(name, PAVE_WANG_EDGE, 9, false, &scene));
            else
                assert_true(scene_tiling_world_open(name, set, PAVE_WORLD_FEATURE, 9,
                                                    pave_cell_of(0, 0), &scene));
            check_parts(&scene, law == 0);
            scene_tiling_world_close(&scene);
        }
    }
}

/// The parts of a list of rhombs are those of steps among them.
TEST(test_parts_of_rhombs)
{
    rhombs r;
    assert_true(
        open_rhombs(4, (scene_set){PAVE_WANG_EDGE, 2, 1, false}, 8, pave_vec2_of(0, 0), 12, &r));
    const pave_world_rhombs list = {&r.grid, r.sets, r.cells, r.ids, r.count};
    const pave_world_parts_def of = {.rhombs = &list, .passable = passable};
    int32_t *part = malloc((size_t)r.count * sizeof *part);
    pave_world_parts found;
    int64_t parts = 0, blocked = 0;
    assert_ok(pave_world_verify_parts(&of, NULL, &found, NULL));
    for (int64_t i = 0; i < r.count; i++) part[i] = (int32_t)i;
    for (bool changed = true; changed;) {
        changed = false;
        for (int64_t i = 0; i < r.count; i++) {
            const uint32_t open = pave_wang_open_sides(r.set, r.ids[i], passable);
            pave_cell around[4];
            pave_multigrid_neighbors(&r.grid, r.cells[i], around, NULL);
            for (int64_t j = 0; j < r.count; j++)
                for (int k = 0; k < 4; k++)
                    if (open >> k & 1 && part[j] < part[i] &&
                        pave_cell_equal(r.cells[j], around[k]))
                        changed = true, part[i] = part[j];
        }
    }
    for (int64_t i = 0; i < r.count; i++) {
        const bool closed = pave_wang_open_sides(r.set, r.ids[i], passable) == 0;
        blocked += closed;
        parts += part[i] == i && !closed;
    }
    assert_int_equal(found.parts, parts);
    assert_int_equal(found.blocked, blocked);
    assert_true(found.enclosed > 0 && found.enclosed < found.parts);
    free(part);
    close_rhombs(&r);
}

// ---- What is refused ----------------------------------------------------------------------------

TEST(test_refused)
{
    scene_tiling_world scene;
    assert_true(golden_connected_open("tri", PAVE_WANG_EDGE, 5, false, &scene));
    field f = open_field(&scene, 0, 0);
    pave_world_path_def def = def_of(&f, 3, f.count - 1);
    pave_cell path[600], again[600];
    int64_t count, need;
    const pave_batch batch = {.progress = {stop_at_once, NULL}};
    assert_int_equal(pave_world_path(&def, NULL, &batch, path, 600, &count, NULL), PAVE_STOPPED);
    assert_ok(pave_world_path(&def, NULL, NULL, path, 600, &count, NULL));
    assert_int_equal(pave_world_path(&def, NULL, NULL, again, count - 1, &need, NULL),
                     PAVE_CAPACITY);
    assert_int_equal(need, count);
    assert_ok(pave_world_path(&def, NULL, NULL, again, count, &need, NULL));
    assert_memory_equal(path, again, (size_t)count * sizeof *path);
    def.limit = 100;
    assert_int_equal(pave_world_path(&def, NULL, NULL, path, 600, &count, NULL), PAVE_STOPPED);
    def.limit = 0;
    def.to.s = 2;
    assert_int_equal(pave_world_path(&def, NULL, NULL, path, 600, &count, NULL), PAVE_RANGE);
    def.to = (pave_cell){PAVE_COORDINATE_MAX + 1, 0, 0};
    assert_int_equal(pave_world_path(&def, NULL, NULL, path, 600, &count, NULL), PAVE_RANGE);
    def.tiling = NULL;
    assert_int_equal(pave_world_path(&def, NULL, NULL, path, 600, &count, NULL), PAVE_INVALID);
    def = def_of(&f, 3, f.count - 1);
    pave_window *window;
    const pave_window_def wide = {.tiling = scene.tiling,
                                  .shape = PAVE_WINDOW_PARALLELOGRAM,
                                  .width = 2 * SIDE,
                                  .height = SIDE};
    assert_ok(pave_window_create(&wide, NULL, &window, NULL));
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_result result =
            pave_world_path(&def, &memory.allocator, NULL, path, 600, &count, NULL);
        assert_told(memory, result);
    }
    for (failing memory = each_failing; failing_next(&memory);) {
        const pave_world_parts_def of = {
            .window = window, .sets = scene.sets, .ids = f.ids, .passable = passable};
        pave_world_parts found;
        const pave_result result = pave_world_verify_parts(&of, &memory.allocator, &found, NULL);
        assert_told(memory, result);
    }
    for (failing memory = each_failing; failing_next(&memory);) {
        pave_mask *mask;
        pave_result result = pave_mask_create(window, &memory.allocator, &mask, NULL);
        if (!result) result = pave_world_mask(scene.sets, f.ids, passable, mask);
        assert_told(memory, result);
        pave_mask_destroy(mask);
    }
    pave_window_destroy(window);
    close_field(&f);
    scene_tiling_world_close(&scene);
}

int main(void) { return run_all_tests(NULL, NULL); }
