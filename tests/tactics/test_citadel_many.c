/// tests/tactics/test_citadel_many.c: citadels over seeds, sizes and outlines: every property of
/// each, and no two alike; and the table of least sides, by force. With PAVE_SOAK 10,000 citadels.
#include "../sparse.h"
#include "../test.h"
#include "citadel_checks.h"

#include "../../src/tactics/citadel/citadel_model.h"

#ifdef PAVE_SOAK
enum { CITADELS = 10000 };
#else
enum { CITADELS = 300 };
#endif

static int by_value(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/// The outlines in turn, and of each the sizes from the least to the greatest.
static pave_citadel_def def_of(int i)
{
    const pave_citadel_outline outline = (pave_citadel_outline)(1 + i % 4);
    const int32_t least = pave_citadel_size_least(outline);
    return (pave_citadel_def){.seed = (uint64_t)i * 0x9e3779b97f4a7c15u,
                              .size = least + i / 4 % (PAVE_CITADEL_SIZE_MAX + 1 - least),
                              .outline = outline,
                              .moat = i % 3 != 0,
                              .ravelins = i % 5 != 0};
}

TEST(citadels_hold_and_differ)
{
    uint64_t *hash = malloc(CITADELS * sizeof *hash);
    size_t count = 0;
    for (int i = 0; i < CITADELS; i += SPARSE(7)) { // what def_of takes turns in is of 3, 4 and 5
        const pave_citadel_def def = def_of(i);
        pave_citadel *citadel = NULL;
        pave_error error = {0};
        if (pave_citadel_create(&def, NULL, &citadel, &error)) fail_msg("%d: %s", i, error.message);
        const char *wrong = checks_all(citadel);
        if (wrong)
            fail_msg("%d, size %d, %s: %s", i, (int)def.size,
                     pave_word(pave_citadel_outline_words, def.outline), wrong);
        hash[count++] = pave_citadel_hash(citadel);
        pave_citadel_destroy(citadel);
    }
    qsort(hash, count, sizeof *hash, by_value);
    for (size_t i = 1; i < count; i++) assert_true(hash[i] != hash[i - 1]);
    free(hash);
}

// ---- The least sides ----------------------------------------------------------------------------

/// Cells of a polygon by force: a cell is in it if a ray from its middle along +q crosses its
/// border an odd number of times.
static bool in_polygon(const pave_tri_vertex *polygon, int32_t count, pave_cell cell)
{
    int32_t middle[2];
    bool inside = false;
    siege_middle(cell, middle);
    for (int32_t i = 0; i < count; i++) {
        const int32_t a[2] = {3 * polygon[i].q, 3 * polygon[i].r},
                      b[2] = {3 * polygon[(i + 1) % count].q, 3 * polygon[(i + 1) % count].r};
        if ((a[1] > middle[1]) == (b[1] > middle[1])) continue;
        inside ^= siege_side(a, b, middle) == (b[1] > a[1] ? 1 : -1);
    }
    return inside;
}

/// The dead cells at the foot of a regular outline of a side, at any reach; -1: its trace fails.
static int32_t dead_of(const pave_citadel_set *set, int corners, int32_t side)
{
    static const int8_t direction[3][6] = {{0, 2, 4}, {0, 1, 3, 4}, {0, 1, 2, 3, 4, 5}};
    static const int8_t kind[7] = {0, 0, 0, 0, 1, 0, 2};
    pave_citadel_plan plan = {.set = *set, .side_count = corners};
    for (int i = 0; i < corners; i++) {
        plan.direction[i] = direction[kind[corners]][i];
        plan.length[i] = side;
    }
    if (!pave_citadel_trace_make(&plan)) return -1;
    siege s = siege_create(PAVE_CITADEL_COLUMNS, PAVE_CITADEL_ROWS);
    for (int32_t r = 0; r < s.height; r++)
        for (int32_t x = 0; x < 2 * s.width; x++) {
            const pave_cell cell = pave_tri_face_of(x >> 1, r, x & 1);
            const int64_t at = siege_index(&s, cell);
            s.solid[at] = in_polygon(plan.trace, plan.trace_count, cell);
            s.outside[at] = !s.solid[at];
            if (!s.solid[at] || in_polygon(plan.corner, plan.side_count, cell)) continue;
            for (int32_t b = 0; b < plan.bastion_count; b++) {
                pave_tri_vertex loop[6];
                memcpy(loop, plan.trace + plan.bastion[b].start, 5 * sizeof *loop);
                loop[5] = plan.bastion[b].corner;
                if (in_polygon(loop, 6, cell)) s.bastion[at] = (int16_t)b;
            }
        }
    const int32_t dead = siege_dead(&s, s.solid, 1000);
    siege_release(&s);
    return dead;
}

/// The minimum side between two corners: docs/proofs/tactics.md, "No dead ground".
static int32_t least_side(const pave_citadel_set *set, bool sharp)
{
    const int32_t f = set->f, g = set->g;
    if (set->flank == 2) return sharp ? 3 * g + 3 * f + 1 : 3 * g + 2 * f;
    if (sharp) return 4 * g + f + 2;
    return 4 * g - f > 2 * g + 2 ? 4 * g - f : 2 * g + 2;
}

/// One less leaves dead ground, or no room for a curtain.
TEST(the_least_sides_are_the_least)
{
    const int most = CITADELS > 1000 ? 4 : 2;
    for (int f = 1; f <= most; f++)
        for (int g = 1; g <= most; g++)
            for (int flank = 1; flank <= 2; flank++)
                for (int corners = 3; corners <= 6; corners += corners == 4 ? 2 : 1) {
                    const pave_citadel_set set = {.f = f, .g = g, .flank = flank, .thick = 1};
                    const int32_t least = least_side(&set, corners < 6);
                    assert_int_equal(dead_of(&set, corners, least), 0);
                    assert_int_equal(dead_of(&set, corners, least + 1), 0);
                    assert_int_not_equal(dead_of(&set, corners, least - 1), 0);
                }
}

int main(void) { return run_all_tests(NULL, NULL); }
