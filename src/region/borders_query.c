/// src/region/borders_query.c: queries of borders: arcs between two territories, points of a ring,
/// areas, lengths, boxes, and point-in-territory tests.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../base/sort.h"
#include "borders_parts.h"

#include <math.h>
#include <string.h>

// ---- Arcs and rings -----------------------------------------------------------------------------

/// Returns the first arc whose pair is not below (left, right).
static int32_t borders_lower(const pave_borders *borders, int32_t left, int64_t right)
{
    int32_t from = 0, end = borders->arc_count;
    while (from < end) {
        const int32_t middle = from + (end - from) / 2;
        const pave_arc *arc = &borders->arcs[middle];
        if (arc->left < left || (arc->left == left && arc->right < right))
            from = middle + 1;
        else
            end = middle;
    }
    return from;
}

int32_t pave_borders_between(const pave_borders *borders, int32_t a, int32_t b, int32_t *count)
{
    assert(a != b && a >= 0 && b >= 0 && a <= borders->count && b <= borders->count);
    const int32_t left = a < b ? a : b, right = a < b ? b : a,
                  first = borders_lower(borders, left, right);
    *count = borders_lower(borders, left, (int64_t)right + 1) - first;
    return first;
}

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

// ---- Sizes --------------------------------------------------------------------------------------

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

/// Returns whether the ray from a point towards +x crosses a b. Only the lower end is included, so
/// that corners are counted consistently.
static bool borders_ray_meets(pave_vec2 point, pave_vec2 a, pave_vec2 b)
{
    if ((a.y > point.y) == (b.y > point.y)) return false;
    if (a.y > b.y) { // always tested upwards, so that both territories of an arc get bit-identical
                     // results
        const pave_vec2 kept = a;
        a = b;
        b = kept;
    }
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0.0;
}

bool pave_borders_contains(const pave_borders *borders, int32_t territory, pave_vec2 point)
{
    int64_t count;
    const int32_t *refs = pave_borders_arcs_of(borders, territory, &count);
    bool inside = false;
    for (int64_t r = 0; r < count; r++) {
        const pave_arc *arc = &borders->arcs[refs[r] < 0 ? ~refs[r] : refs[r]];
        for (int64_t i = 0; i < arc->count - !arc->closed; i++)
            inside ^=
                borders_ray_meets(point, borders->points[arc->start + i],
                                  borders->points[arc->start + (i + 1 < arc->count ? i + 1 : 0)]);
    }
    return inside;
}
