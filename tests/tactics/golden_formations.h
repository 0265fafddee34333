/// tests/tactics/golden_formations.h: one number for what formations do on a grid, for the golden
/// hashes.
#ifndef PAVE_TESTS_GOLDEN_FORMATIONS_H
#define PAVE_TESTS_GOLDEN_FORMATIONS_H

#include <pave/pave.h>

enum { GOLDEN_ATTACKS = 4096, GOLDEN_FRONT = 512 };

static inline uint64_t golden_formation_cell(uint64_t hash, pave_cell cell)
{
    hash = pave_hash_word(pave_hash_word(hash, (uint32_t)cell.q), (uint32_t)cell.r);
    return pave_hash_word(hash, (uint32_t)cell.s);
}

/// The track of the last order, and how it ended.
static inline uint64_t golden_formation_track(uint64_t hash, const pave_formation *f)
{
    for (int64_t i = 0; i < (int64_t)f->count * (f->turn_count + 1); i++)
        hash = golden_formation_cell(hash, f->track[i]);
    for (int32_t i = 0; i < f->count; i++) {
        const pave_formation_soldier *s = &f->soldiers[i];
        hash = pave_hash_word(hash, (uint32_t)(s->place * 8 + (int)s->state * 2 + s->exchanged));
        hash = pave_hash_word(hash, (uint32_t)(s->steps * 65536 + s->waits));
    }
    return hash;
}

static inline uint64_t golden_formation_attacks(uint64_t hash, const pave_formation *f)
{
    static pave_attack attacks[GOLDEN_ATTACKS];
    pave_cell front[GOLDEN_FRONT];
    int64_t count = 0, targets = 0;
    if (pave_formation_front(f, front, GOLDEN_FRONT, &targets)) return 0;
    const pave_attack_def def = {
        .targets = front, .target_count = targets, .range = 2, .solid = true};
    if (pave_formation_attacks(f, &def, attacks, GOLDEN_ATTACKS, &count, NULL)) return 0;
    for (int64_t i = 0; i < count; i++) {
        hash = pave_hash_word(hash, (uint32_t)(attacks[i].soldier * 1024 + attacks[i].target));
        hash = pave_hash_word(hash, (uint32_t)(attacks[i].blocker * 4 + (int)attacks[i].state));
    }
    return hash;
}

/// A line that marches between random walls, wheels, opens and closes its ranks, and becomes a
/// column; its attacks after each order.
static inline uint64_t golden_formations(const char *tiling_name)
{
    pave_tiling *tiling;
    pave_window *window = NULL;
    pave_mask *walls = NULL;
    pave_formation *f = NULL;
    uint64_t hash = PAVE_HASH_START;
    if (pave_tiling_create_named(tiling_name, NULL, &tiling, NULL)) return 0;
    const pave_window_def board = {
        .tiling = tiling, .width = tiling->face_count == 2 ? 64 : 32, .height = 32};
    if (pave_window_create(&board, NULL, &window, NULL) ||
        pave_mask_create(window, NULL, &walls, NULL))
        return 0;
    const pave_formation_def def = {.grid = window->grid,
                                    .kind = PAVE_FORMATION_LINE,
                                    .ranks = 2,
                                    .files = 6,
                                    .at = {8, 16, 0}};
    const pave_order orders[] = {
        {.kind = PAVE_ORDER_MARCH, .paces = 5},
        {.kind = PAVE_ORDER_WHEEL},
        {.kind = PAVE_ORDER_OPEN},
        {.kind = PAVE_ORDER_MARCH, .paces = -3},
        {.kind = PAVE_ORDER_CLOSE},
        {.kind = PAVE_ORDER_FORM, .form = PAVE_FORMATION_COLUMN, .ranks = 6, .files = 2},
        {.kind = PAVE_ORDER_WHEEL, .left = true, .pivot = PAVE_ORDER_MIDDLE},
        {.kind = PAVE_ORDER_MARCH, .paces = 4}};
    if (pave_formation_create(&def, walls, NULL, &f, NULL)) return 0;
    for (int64_t i = 0; i < window->count; i++) {
        const pave_random_words words = pave_random_at(14, PAVE_STREAM_USER, (int32_t)i, 0, 0, 0);
        bool held = false;
        for (int32_t s = 0; s < f->count; s++)
            held = held || pave_cell_equal(f->soldiers[s].cell, pave_window_cell(window, i));
        if (!held) pave_mask_set_cell(walls, i, words.word[0] % 11 == 0);
    }
    for (size_t o = 0; o < sizeof orders / sizeof *orders; o++) {
        if (pave_formation_give(f, &orders[o], NULL)) return 0;
        hash = golden_formation_attacks(golden_formation_track(hash, f), f);
    }
    pave_formation_destroy(f);
    pave_mask_destroy(walls);
    pave_window_destroy(window);
    pave_tiling_destroy(tiling);
    return hash;
}

#endif
