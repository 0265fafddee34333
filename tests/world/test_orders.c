/// tests/world/test_orders.c: worlds with a bias and worlds with edits are the same in any order:
/// cell by cell, in shuffled lists, in overlapping pieces across the strips of fills, on threads;
/// on every tiling, by every method; and edits in any order leave the same map.
#include "../sparse.h"
#include "../test.h"
#include "edits_fixture.h"
#include "strip_threads.h"

enum { WIDE = 30, HIGH = 10, PIECES = 4, EDITS = 50 };

static uint16_t waves(void *context, int64_t x, int64_t y)
{
    (void)context;
    return (uint16_t)((x * 23 + y * 9) & 65535);
}

static uint16_t weights[PAVE_BIAS_LEVELS * 6];

/// A bias of noise, a map or a function, by a number. Some weights are 0.
static pave_bias bias_of(int which)
{
    static const uint16_t values[] = {0, 65535, 20000, 33000, 48000, 9000};
    pave_bias bias = {.weights = weights, .kind = PAVE_BIAS_NOISE};
    bias.noise = pave_noise_of(3, 20);
    if (which % 3 == 1) bias.kind = PAVE_BIAS_MAP;
    if (which % 3 == 2) bias.kind = PAVE_BIAS_FUNCTION, bias.function = waves;
    bias.values = values, bias.width = 3, bias.height = 2, bias.cells = 4;
    for (int i = 0; i < PAVE_BIAS_LEVELS * 6; i++) weights[i] = (uint16_t)(i * 37 % 11 * 500);
    return bias;
}

// ---- One world, in any order --------------------------------------------------------------------

/// All cells of a rectangle, in the order of a fill, and what a fill says.
typedef struct part {
    const pave_world *world;
    pave_rect rect;
    int32_t faces;
    int64_t count;
    pave_cell *cells;
    uint32_t *tiles, *others;
} part;

static part open_part(const pave_world *world, int32_t faces, pave_rect rect)
{
    part p = {world, rect, faces, pave_rect_count(rect) * faces, NULL, NULL, NULL};
    p.cells = calloc((size_t)p.count, sizeof *p.cells);
    p.tiles = calloc((size_t)p.count, sizeof *p.tiles);
    p.others = calloc((size_t)p.count, sizeof *p.others);
    assert_true(p.cells && p.tiles && p.others);
    assert_ok(pave_world_fill(world, rect, NULL, p.tiles, (ptrdiff_t)rect.width * faces));
    for (int64_t i = 0; i < p.count; i++) {
        const pave_cell unit = pave_rect_cell(rect, i / faces);
        p.cells[i] = (pave_cell){unit.q, unit.r, (int32_t)(i % faces)};
    }
    return p;
}

static void close_part(part *p)
{
    free(p->others);
    free(p->tiles);
    free(p->cells);
}

static void check_others(const part *p)
{
    assert_memory_equal(p->others, p->tiles, (size_t)p->count * sizeof *p->tiles);
    memset(p->others, 0, (size_t)p->count * sizeof *p->others);
}

/// Shuffled, one by one and as a list.
static void check_places(edited *e, part *p)
{
    uint32_t *expected = calloc((size_t)p->count, sizeof *expected);
    assert_non_null(expected);
    for (int64_t i = 0; i < p->count; i++) expected[i] = p->tiles[i];
    for (int64_t i = p->count - 1; i > 0; i--) {
        const uint32_t j = random_below(e, (uint32_t)i + 1), tile = expected[i];
        const pave_cell cell = p->cells[i];
        p->cells[i] = p->cells[j], expected[i] = expected[j];
        p->cells[j] = cell, expected[j] = tile;
    }
    for (int64_t i = 0; i < p->count; i++)
        assert_int_equal(pave_world_at(p->world, p->cells[i]), expected[i]);
    assert_ok(pave_world_fill_cells(p->world, p->cells, p->count, NULL, p->others));
    assert_memory_equal(p->others, expected, (size_t)p->count * sizeof *expected);
    memset(p->others, 0, (size_t)p->count * sizeof *p->others);
    free(expected);
}

/// Pieces that overlap, in a random order, until all is filled; and on threads, backwards.
static void check_pieces(edited *e, part *p)
{
    const ptrdiff_t row = (ptrdiff_t)p->rect.width * p->faces;
    int32_t threads = 2;
    const pave_batch batch = {.runner = {.run = run_threads, .context = &threads}};
    for (int i = 0; i <= PIECES; i++) {
        const int32_t x = (int32_t)random_below(e, (uint32_t)p->rect.width),
                      y = (int32_t)random_below(e, (uint32_t)p->rect.height),
                      w = 1 + (int32_t)random_below(e, (uint32_t)(p->rect.width - x)),
                      h = 1 + (int32_t)random_below(e, (uint32_t)(p->rect.height - y));
        const pave_rect piece = pave_rect_of(p->rect.q + x, p->rect.r + y, w, h);
        uint32_t *at = p->others + y * row + x * p->faces;
        assert_ok(pave_world_fill(p->world, piece, i % 2 ? &batch : NULL, at, row));
        for (int32_t down = 0; down < h; down++)
            assert_memory_equal(at + down * row, p->tiles + (at - p->others) + down * row,
                                (size_t)(w * p->faces) * sizeof *at);
    }
    assert_ok(pave_world_fill(p->world, p->rect, &batch, p->others, row));
    check_others(p);
}

/// Around the corners of strips, at random places, and at the ends of coordinates; every second of
/// these by a number, unless all cases are taken.
static void check_orders(edited *e, const pave_world *world, int which)
{
    const int32_t most = PAVE_COORDINATE_MAX;
    const pave_rect rects[] = {
        {-WIDE / 2, -HIGH / 2, WIDE, HIGH},
        {4096 - WIDE / 2, 64 * (int32_t)random_below(e, 99) - HIGH / 2, WIDE, HIGH},
        {(int32_t)random_below(e, 1 << 28), -(int32_t)random_below(e, 1 << 28), WIDE, HIGH},
        {-most, most - HIGH + 1, WIDE, HIGH}};
    const int step = SPARSE(2);
    for (int i = e->set ? 0 : which / 2 % step; i < (e->set ? 2 : 4);
         i += step) { // blocks are slow
        part p = open_part(world, e->tiling->face_count, rects[i]);
        check_places(e, &p);
        check_pieces(e, &p);
        close_part(&p);
    }
}

// ---- Edits in any order -------------------------------------------------------------------------

/// Pins made in two random orders give the same map as all at once.
static void check_edits(edited *e)
{
    pave_edit list[EDITS], edit = {0};
    int count = 0;
    for (int i = 0; i < 4 * EDITS / (e->set ? SPARSE(4) : 1); i++) {
        const pave_cell cell = random_cell(e, pave_cell_of(-WIDE / 2, -HIGH / 2), HIGH);
        edit = (pave_edit){.cell = cell, .tile = random_tile(e, cell.s)};
        pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL);
    }
    for (edit.number = 0; count < EDITS && pave_edits_next(e->edits, edit.number, &edit);) {
        int at = 0;
        while (at < count && !pave_cell_equal(list[at].cell, edit.cell)) at++;
        list[at] = edit; // the later one counts
        list[at].number = 0;
        count += at == count;
    }
    assert_true(count > (e->set ? 0 : 5));
    uint32_t *first = NULL;
    const pave_rect rect = pave_rect_of(-WIDE / 2, -HIGH / 2, WIDE, HIGH);
    const ptrdiff_t row = (ptrdiff_t)WIDE * e->tiling->face_count;
    for (int way = 0; way < 3; way++) {
        edited other = *e;
        open_edits(&other);
        for (int i = count - 1; i > 0; i--) {
            const uint32_t j = random_below(e, (uint32_t)i + 1);
            const pave_edit kept = list[i];
            list[i] = list[j];
            list[j] = kept;
        }
        // of partial sets fewer pins may be refused where all together are not
        const int step = way && !e->set ? 1 : count;
        for (int i = 0; i < count; i += step)
            assert_ok(pave_edits_change(other.edits, list + i, step, NULL, 0, NULL));
        uint32_t *tiles = calloc((size_t)(row * HIGH), sizeof *tiles);
        assert_non_null(tiles);
        pave_world_fill(pave_edits_world(other.edits), rect, NULL, tiles, row);
        if (way) assert_memory_equal(tiles, first, (size_t)(row * HIGH) * sizeof *tiles);
        if (way) free(tiles);
        if (!way) first = tiles;
        pave_edits_destroy(other.edits);
    }
    free(first);
}

/// Stripes follow no bias.
static bool can_be(const pave_world_def *def)
{
    pave_world *world = NULL;
    const pave_result result = pave_world_create(def, NULL, &world, NULL);
    pave_world_destroy(world);
    assert_true(result == PAVE_OK || result == PAVE_UNSUPPORTED);
    return result == PAVE_OK;
}

/// The world of `e` with a bias and without, and each with edits.
static void check_law(edited *e, int which)
{
    const pave_bias bias = bias_of(which);
    for (int biased = which / 2 % SPARSE(2); biased < 2; biased += SPARSE(2)) {
        pave_edits_destroy(e->edits);
        e->edits = NULL;
        e->def.bias = biased ? &bias : NULL;
        if (biased && !can_be(&e->def)) return;
        open_edits(e);
        if (biased) check_orders(e, pave_edits_base(e->edits), which);
        check_edits(e);
        make_random_edits(e, pave_cell_of(-WIDE / 2, -HIGH / 2), HIGH, EDITS);
        make_random_edits(e, pave_cell_of(4096 - HIGH / 2, -HIGH / 2), HIGH, EDITS);
        if (which % 2 == biased) check_orders(e, pave_edits_world(e->edits), which);
    }
}

TEST(test_tilings)
{
    for (int32_t i = 0; i < PAVE_TILING_NAMES; i++)
        for (int law = i % SPARSE(6); law < 6; law += SPARSE(6)) {
            edited *e = open_edited(pave_tiling_name(i), (pave_wang_kind)(law % 3),
                                    law < 3 ? PAVE_WORLD_FEATURE : PAVE_WORLD_PHASE,
                                    (uint64_t)(7 * i + law));
            check_law(e, i / 6 + i + law); // odd and even by default as well
            close_edited(e);
        }
}

TEST(test_blocks)
{
    for (int i = 0; i < SCENE_PARTIAL_COUNT; i += SPARSE(5)) {
        edited *e = open_edited_partial(i, (uint64_t)i);
        check_law(e, i);
        close_edited(e);
    }
}

int main(void) { return run_all_tests(NULL, NULL); }
