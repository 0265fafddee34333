/// tests/world/second.h: words, shares and tables of the second implementation, written from
/// docs/determinism.md alone and as naively as can be.
#ifndef PAVE_TESTS_SECOND_H
#define PAVE_TESTS_SECOND_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

// ---- Words --------------------------------------------------------------------------------------

enum { PHASE_TILE = 1, VARIANT = 2, EDGE_COLOR = 3, VERTEX_COLOR = 4 };

typedef struct call {
    uint32_t word[4];
} call;

static inline call make_call(uint64_t seed, uint32_t stream, int32_t q, int32_t r, uint32_t s,
                             uint32_t draw)
{
    uint32_t c0 = (uint32_t)q, c1 = (uint32_t)r, c2 = (stream << 16) + s, c3 = draw,
             k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
    for (int round = 0; round < 10; round++) {
        uint64_t a = (uint64_t)0xD2511F53 * c0, b = (uint64_t)0xCD9E8D57 * c2;
        c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)b;
        c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)a;
        k0 += 0x9E3779B9;
        k1 += 0xBB67AE85;
    }
    return (call){{c0, c1, c2, c3}};
}

static inline int32_t div_down(int32_t a, int32_t b) { return a >= 0 ? a / b : -1 - (-1 - a) / b; }
static inline int32_t mod_down(int32_t a, int32_t b) { return a - b * div_down(a, b); }

// ---- Choosing by weight -------------------------------------------------------------------------

typedef struct second_column {
    uint32_t value, other;
    uint64_t threshold;
} second_column;

typedef struct second_table {
    uint32_t count;
    second_column *columns;
} second_table;

/// floor(weight * 2^32 / sum), as by hand.
static inline uint64_t floor_share(uint64_t weight, uint64_t sum, uint64_t *remainder)
{
    uint64_t share = weight / sum, rest = weight % sum;
    for (int bit = 0; bit < 32; bit++) {
        share = share * 2 + (rest >= sum - rest);
        rest = rest >= sum - rest ? rest - (sum - rest) : rest * 2;
    }
    *remainder = rest;
    return share;
}

typedef struct second_remainder {
    uint64_t remainder;
    uint32_t index;
} second_remainder;

/// The largest first, of equals the earlier.
static inline int compare_remainders(const void *left, const void *right)
{
    const second_remainder *a = left, *b = right;
    if (a->remainder != b->remainder) return a->remainder > b->remainder ? -1 : 1;
    return a->index < b->index ? -1 : a->index > b->index;
}

static inline void make_shares(const uint64_t *weights, uint32_t count, uint64_t *shares)
{
    uint64_t sum = 0, left = UINT64_C(1) << 32;
    second_remainder *order = calloc(count, sizeof *order);
    for (uint32_t i = 0; i < count; i++) sum += weights[i];
    for (uint32_t i = 0; i < count; i++) {
        shares[i] = floor_share(weights[i], sum, &order[i].remainder);
        order[i].index = i;
        left -= shares[i];
    }
    qsort(order, count, sizeof *order, compare_remainders);
    for (uint32_t i = 0; i < left; i++) shares[order[i].index]++;
    free(order);
}

static inline second_table make_table(const uint64_t *weights, uint32_t count)
{
    const uint64_t full = UINT64_C(1) << 32;
    second_table made = {count, calloc(count, sizeof *made.columns)};
    uint64_t *h = calloc(count, sizeof *h);
    uint32_t *poor = calloc(count, sizeof *poor), *rich = calloc(count, sizeof *rich),
             poor_count = 0, rich_count = 0;
    make_shares(weights, count, h);
    for (uint32_t i = 0; i < count; i++) {
        made.columns[i] = (second_column){i, i, 0};
        h[i] *= count;
        if (h[i] < full)
            poor[poor_count++] = i;
        else
            rich[rich_count++] = i;
    }
    while (poor_count > 0 && rich_count > 0) {
        uint32_t p = poor[--poor_count], t = rich[rich_count - 1];
        made.columns[p].threshold = h[p];
        made.columns[p].other = t;
        h[t] -= full - h[p];
        if (h[t] < full) poor[poor_count++] = rich[--rich_count];
    }
    free(rich);
    free(poor);
    free(h);
    return made;
}

/// The whole weights of effective weights.
static inline void make_whole(const double *effective, uint32_t count, uint64_t *out)
{
    double largest = 0;
    for (uint32_t i = 0; i < count; i++) largest = fmax(largest, effective[i]);
    for (uint32_t i = 0; i < count; i++) {
        out[i] = (uint64_t)ldexp(effective[i], 36 - ilogb(largest));
        if (effective[i] > 0 && out[i] == 0) out[i] = 1;
    }
}

static inline uint32_t pick(second_table from, uint32_t word)
{
    uint64_t product = (uint64_t)word * from.count;
    second_column chosen = from.columns[product >> 32];
    return (product & 0xffffffff) < chosen.threshold ? chosen.value : chosen.other;
}

#endif
