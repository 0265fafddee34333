/// src/region/borders_query.c: points of a ring, hashes, areas and boxes of borders.
#include "../base/exact.h"

#include "borders_parts.h"

#include <string.h>

pave_result pave_borders_ring(const pave_borders *borders, int32_t territory, int32_t k,
                              pave_vec2 *out, int64_t capacity, int64_t *count)
{
    int32_t rings;
    const pave_ring *ring = pave_borders_rings(borders, territory, &rings) + k;
    assert(k >= 0 && k < rings);
    *count = 0;
    for (int64_t r = 0; r < ring->count; r++)
        *count += pave_borders_ref_count(borders, borders->refs[ring->start + r]);
    if (*count > capacity) return PAVE_CAPACITY;
    for (int64_t r = 0; r < ring->count; r++) {
        const int32_t ref = borders->refs[ring->start + r];
        for (int64_t i = 0, end = pave_borders_ref_count(borders, ref); i < end; i++)
            *out++ = pave_borders_ref_point(borders, ref, i);
    }
    return PAVE_OK;
}

static uint64_t borders_hash_number(uint64_t hash, double number)
{
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    return pave_hash_word(pave_hash_word(hash, (uint32_t)bits), (uint32_t)(bits >> 32));
}

uint64_t pave_borders_hash(const pave_borders *borders)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)borders->arc_count);
    for (int32_t i = 0; i < borders->arc_count; i++) {
        const pave_arc *arc = &borders->arcs[i];
        const uint32_t words[] = {(uint32_t)arc->left,
                                  (uint32_t)arc->right,
                                  (uint32_t)arc->from,
                                  (uint32_t)arc->to,
                                  (uint32_t)arc->count,
                                  arc->closed,
                                  arc->rim};
        hash = pave_hash(hash, words, sizeof words / sizeof *words);
    }
    for (int64_t i = 0; i < borders->point_count; i++)
        hash = borders_hash_number(borders_hash_number(hash, borders->points[i].x),
                                   borders->points[i].y);
    for (int32_t i = 0; i < borders->ring_count; i++)
        hash = pave_hash_word(pave_hash_word(hash, (uint32_t)borders->rings[i].count),
                              borders->rings[i].hole);
    for (int64_t i = 0; i < borders->ref_count; i++)
        hash = pave_hash_word(hash, (uint32_t)borders->refs[i]);
    return hash;
}

double pave_borders_twice_area(const pave_borders *borders, const int32_t *refs, int64_t count)
{
    const pave_vec2 origin = pave_borders_ref_point(borders, refs[0], 0);
    pave_vec2 a = {0.0, 0.0};
    double twice = 0.0;
    for (int64_t r = 0; r < count; r++)
        for (int64_t i = 0, end = pave_borders_ref_count(borders, refs[r]); i < end; i++) {
            const pave_vec2 point = pave_borders_ref_point(borders, refs[r], i),
                            b = {point.x - origin.x, point.y - origin.y};
            twice += a.x * b.y - a.y * b.x;
            a = b;
        }
    return twice;
}

double pave_borders_area(const pave_borders *borders, int32_t territory)
{
    int32_t count;
    const pave_ring *rings = pave_borders_rings(borders, territory, &count);
    double twice = 0.0;
    for (int32_t k = 0; k < count; k++)
        twice += pave_borders_twice_area(borders, borders->refs + rings[k].start, rings[k].count);
    return 0.5 * twice;
}

bool pave_borders_box(const pave_borders *borders, int32_t territory, pave_box *out)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    if (count == 0) return false;
    const pave_vec2 first = pave_borders_ref_point(borders, refs[0], 0);
    *out = pave_box_of(first, first);
    for (int64_t r = 0; r < count; r++)
        for (int64_t i = 0, end = pave_borders_ref_count(borders, refs[r]); i < end; i++)
            *out = pave_box_add(*out, pave_borders_ref_point(borders, refs[r], i));
    return true;
}
