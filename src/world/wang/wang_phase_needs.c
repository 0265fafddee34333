/// src/world/wang/wang_phase_needs.c: the combinations that the later classes of method PHASE may
/// need.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (the white cells determine
/// the combinations that the black cells need).
#include "../../base/exact.h"

#include "wang_set.h"

#include <pave/wang.h>
#include <string.h>

enum { PAVE_PHASE_WORDS = (PAVE_WANG_COLORS_MAX + 1) * (PAVE_WANG_COLORS_MAX + 1) / 64 + 1 };

/// Two places of a cell, and the places of decided cells that determine their colours. If one cell
/// determines both, only pairs that occur in its tiles can be needed.
typedef struct pave_phase_pair {
    uint8_t place[2], from[2];
    bool together;
} pave_phase_pair;

/// Pairs by kind and class. Edges: the cells across the sides. Corners: the cells with even q and r
/// determine all corners; every other cell has two such cells at its sides, or four at its corners.
static const pave_phase_pair phase_edges[2] = {
    {{PAVE_WANG_T, PAVE_WANG_B}, {PAVE_WANG_B, PAVE_WANG_T}, false},
    {{PAVE_WANG_R, PAVE_WANG_L}, {PAVE_WANG_L, PAVE_WANG_R}, false}};
static const pave_phase_pair phase_corners[3][2] = {
    {{{PAVE_WANG_TR, PAVE_WANG_BR}, {PAVE_WANG_TL, PAVE_WANG_BL}, true},
     {{PAVE_WANG_BL, PAVE_WANG_TL}, {PAVE_WANG_BR, PAVE_WANG_TR}, true}},
    {{{PAVE_WANG_TR, PAVE_WANG_TL}, {PAVE_WANG_BR, PAVE_WANG_BL}, true},
     {{PAVE_WANG_BR, PAVE_WANG_BL}, {PAVE_WANG_TR, PAVE_WANG_TL}, true}},
    {{{PAVE_WANG_TR, PAVE_WANG_BR}, {PAVE_WANG_BL, PAVE_WANG_TL}, false},
     {{PAVE_WANG_BL, PAVE_WANG_TL}, {PAVE_WANG_TR, PAVE_WANG_BR}, false}}};

/// The pairs of colours that may be needed.
typedef struct pave_phase_needs {
    const pave_phase_pair *pairs;
    uint64_t count[2];
    uint64_t allowed[2][PAVE_PHASE_WORDS];
} pave_phase_needs;

static uint32_t phase_bit(int a, int b) { return (uint32_t)(a * (PAVE_WANG_COLORS_MAX + 1) + b); }

static void phase_allow(pave_phase_needs *needs, int p, int a, int b)
{
    const uint32_t bit = phase_bit(a, b);
    const uint64_t mask = UINT64_C(1) << (bit % 64);
    needs->count[p] += !(needs->allowed[p][bit / 64] & mask);
    needs->allowed[p][bit / 64] |= mask;
}

static bool phase_allows(const pave_phase_needs *needs, int p, int a, int b)
{
    const uint32_t bit = phase_bit(a, b);
    return needs->allowed[p][bit / 64] >> (bit % 64) & 1;
}

/// Returns the colour, as seen from the cell, at a place of a decided neighbouring tile.
static int phase_across(const pave_wang_set *set, uint32_t held, int from)
{
    const uint8_t color = set->tiles[set->held[held]].colors[from];
    return from % 2 ? color : set->color_mirror[color];
}

static void phase_find(const pave_wang_set *set, int phase, pave_phase_needs *needs)
{
    memset(needs, 0, sizeof *needs);
    needs->pairs = set->kind == PAVE_WANG_EDGE ? phase_edges : phase_corners[phase - 1];
    for (int p = 0; p < 2; p++) {
        const pave_phase_pair *pair = &needs->pairs[p];
        bool seen[2][PAVE_WANG_COLORS_MAX + 1] = {{false}};
        for (uint32_t h = 0; h < set->held_count; h++) {
            const int a = phase_across(set, h, pair->from[0]),
                      b = phase_across(set, h, pair->from[1]);
            if (pair->together) phase_allow(needs, p, a, b);
            seen[0][a] = seen[1][b] = true;
        }
        for (int a = 1; !pair->together && a <= set->color_count; a++)
            for (int b = 1; seen[0][a] && b <= set->color_count; b++)
                if (seen[1][b]) phase_allow(needs, p, a, b);
    }
}

/// Returns whether the places up to `last` can have these colours.
static bool phase_may(const pave_phase_needs *needs, const uint8_t *combination, int last)
{
    for (int p = 0; p < 2; p++) {
        const int a = needs->pairs[p].place[0] / 2, b = needs->pairs[p].place[1] / 2;
        if (a <= last && b <= last && !phase_allows(needs, p, combination[a], combination[b]))
            return false;
    }
    return true;
}

int pave_wang_phase_count(const pave_wang_set *set)
{
    if (set->sides != 4 || set->kind == PAVE_WANG_MIXED) return 0;
    return set->kind == PAVE_WANG_EDGE ? 2 : 4;
}

pave_wang_phase pave_wang_take_phase(const pave_wang_set *set, int phase)
{
    assert(phase >= 1 && phase < pave_wang_phase_count(set));
    pave_phase_needs needs;
    phase_find(set, phase, &needs);
    pave_wang_phase out = {.needed = needs.count[0] * needs.count[1]};
    for (uint32_t h = 0; h < set->held_count; h++) {
        uint8_t combination[4];
        for (int k = 0; k < 4; k++)
            combination[k] = set->tiles[set->held[h]].colors[set->places[k]];
        out.held += phase_may(&needs, combination, 3);
    }
    out.missing = out.needed - out.held;
    return out;
}

bool pave_wang_next_phase_missing(const pave_wang_set *set, int phase, uint8_t *combination)
{
    assert(phase >= 1 && phase < pave_wang_phase_count(set));
    pave_phase_needs needs;
    uint8_t next[4];
    phase_find(set, phase, &needs);
    memcpy(next, combination, 4);
    for (int k = next[0] ? 3 : 0; k >= 0;) {
        if (next[k] == set->color_count) {
            next[k--] = 0;
            continue;
        }
        next[k]++;
        if (!phase_may(&needs, next, k)) continue;
        if (k < 3) {
            next[++k] = 0;
            continue;
        }
        if (pave_wang_holds(set, next)) continue;
        memcpy(combination, next, 4);
        return true;
    }
    return false;
}
