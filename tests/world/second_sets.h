/// tests/world/second_sets.h: random sets of squares for the tests of the second implementation.
#ifndef PAVE_TESTS_SECOND_SETS_H
#define PAVE_TESTS_SECOND_SETS_H

#include "second_random.h"
#include "second_squares.h"

// ---- Sets ---------------------------------------------------------------------------------------

enum { TILES_MAX = 3000 };

/// What a random set is made of: one to three tiles for each combination and some that fill none,
/// in no order.
typedef struct plan {
    pave_wang_kind kind;
    int colors;
    uint32_t count;
    uint8_t color[TILES_MAX][8];
    uint32_t ids[TILES_MAX];
    double weights[TILES_MAX], color_weights[PAVE_WANG_COLORS_MAX];
} plan;

static inline void add_tile(plan *made, uint32_t combination, double weight)
{
    assert_true(made->count < TILES_MAX);
    uint32_t i = made->count++, at = draw(i + 1);
    memcpy(made->color[i], made->color[at], 8);
    made->weights[i] = made->weights[at];
    for (int place = 0; place < 8; place++) {
        if (!uses(made->kind, place)) {
            made->color[at][place] = (uint8_t)draw(255); // to be ignored
            continue;
        }
        made->color[at][place] = (uint8_t)(1 + combination % (uint32_t)made->colors);
        combination /= (uint32_t)made->colors;
    }
    made->weights[at] = weight;
    made->ids[i] = 7 * i + draw(7);
}

static inline void make_plan(pave_wang_kind kind, int colors, uint32_t variants, plan *made)
{
    static const double weights[] = {1, 0.25, 3, 1e-7, 20, 0.1, 1, 1e6, 2};
    uint32_t combinations = 1;
    memset(made, 0, sizeof *made);
    made->kind = kind;
    made->colors = colors;
    for (int place = 0; place < 8; place++)
        if (uses(kind, place)) combinations *= (uint32_t)colors;
    for (uint32_t c = 0; c < combinations; c++) {
        for (uint32_t v = draw(variants); v < variants; v++) add_tile(made, c, weights[draw(9)]);
        if (draw(20) == 0) add_tile(made, c, 0);
    }
    for (uint32_t i = 0; i < 5; i++) add_tile(made, i, 5);
    for (uint32_t i = 0; i < made->count; i++)
        if (made->weights[i] == 5)
            made->color[i][kind == PAVE_WANG_CORNER ? PAVE_WANG_BL : PAVE_WANG_R] =
                0; // unset: fills nothing
    for (int c = 0; c < colors; c++) made->color_weights[c] = (1 + draw(40)) / 8.0;
}

/// The whole weights of the page, by its words.
static inline void whole_weights(const plan *made, uint64_t *out)
{
    double effective[TILES_MAX];
    for (uint32_t i = 0; i < made->count; i++) {
        effective[i] = made->weights[i];
        for (int place = 0; place < 8; place++)
            if (uses(made->kind, place) && made->color[i][place])
                effective[i] *= made->color_weights[made->color[i][place] - 1];
    }
    make_whole(effective, made->count, out);
}

/// A set of a plan.
static inline pave_wang_set *create_set(const plan *made)
{
    pave_wang_def def = {.kind = made->kind,
                         .color_count = made->colors,
                         .tile_count = made->count,
                         .colors = made->color[0],
                         .ids = made->ids,
                         .tile_weights = made->weights,
                         .color_weights = made->color_weights};
    pave_wang_set *set = NULL;
    assert_int_equal(pave_wang_create(&def, NULL, &set, NULL), PAVE_OK);
    return set;
}

#endif
