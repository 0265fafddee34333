/// src/tactics/solid.c: solids made of triangles, each with a zone: adding, releasing, hashing.
/// Points are looked up in a hash table with open addressing, whose order affects no result.
#include "../base/exact.h"

#include "../base/array.h"
#include "solid_parts.h"

#include <string.h>

enum { PAVE_SOLID_NAME_SIZE = 32, PAVE_SOLID_COUNT_MAX = INT32_MAX / 4 };

typedef struct pave_solid_private {
    pave_solid_point *points;
    int32_t *corners;
    uint8_t *zones;
    int64_t point_room, corner_room, zone_room;
    int32_t *slots;     ///< point index plus 1; 0: free
    int64_t slot_count; ///< a power of two, at least twice the number of points; 0: not allocated
    pave_solid_zone list[PAVE_SOLID_ZONES_MAX];
    char names[PAVE_SOLID_ZONES_MAX][PAVE_SOLID_NAME_SIZE];
} pave_solid_private;

// ---- Zones --------------------------------------------------------------------------------------

static bool solid_is_name(const char *name)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return name && *name && strlen(name) < PAVE_SOLID_NAME_SIZE &&
           strspn(name, letters) == strlen(name);
}

static pave_result solid_check_zones(const pave_solid_zone *zones, int32_t count, pave_error *error)
{
    if (count < 1 || count > PAVE_SOLID_ZONES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a solid has 1 to %d zones, not %d: give it some",
                         PAVE_SOLID_ZONES_MAX, count);
    for (int32_t i = 0; i < count; i++) {
        if (!solid_is_name(zones[i].name))
            return PAVE_FAIL(error, PAVE_INVALID,
                             "the name of zone %d must be 1 to %d letters, digits, - or _", i,
                             PAVE_SOLID_NAME_SIZE - 1);
        for (int32_t k = 0; k < i; k++)
            if (strcmp(zones[i].name, zones[k].name) == 0)
                return PAVE_FAIL(error, PAVE_INVALID,
                                 "zones %d and %d are both named %s: rename one", k, i,
                                 zones[i].name);
    }
    return PAVE_OK;
}

pave_result pave_solid_create(const pave_solid_zone *zones, int32_t zone_count, bool smooth,
                              const pave_allocator *allocator, pave_solid **out, pave_error *error)
{
    assert(out && (zones || zone_count <= 0));
    *out = NULL;
    pave_result result = solid_check_zones(zones, zone_count, error);
    if (result != PAVE_OK) return result;
    pave_solid *solid = pave_array_allocate(allocator, 1, sizeof *solid);
    pave_solid_private *own = pave_array_allocate(allocator, 1, sizeof *own);
    if (!solid || !own) {
        PAVE_RELEASE(allocator, solid, own);
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for a solid");
    }
    for (int32_t i = 0; i < zone_count; i++) {
        memcpy(own->names[i], zones[i].name, strlen(zones[i].name) + 1);
        own->list[i] = (pave_solid_zone){own->names[i], zones[i].color};
    }
    *solid = (pave_solid){.zone_count = zone_count,
                          .zone_list = own->list,
                          .smooth = smooth,
                          .allocator = pave_allocator_or_default(allocator),
                          .own = own};
    *out = solid;
    return PAVE_OK;
}

void pave_solid_destroy(pave_solid *solid)
{
    if (!solid) return;
    const pave_allocator allocator = solid->allocator;
    pave_solid_private *own = solid->own;
    PAVE_RELEASE(&allocator, own->slots, own->zones, own->corners, own->points, own, solid);
}

// ---- Points -------------------------------------------------------------------------------------

static uint64_t solid_point_hash(pave_solid_point point)
{
    const uint32_t words[3] = {(uint32_t)point.u, (uint32_t)point.v, (uint32_t)point.h};
    uint64_t hash = PAVE_HASH_START;
    for (int i = 0; i < 3; i++) hash = pave_hash_word(hash, words[i]);
    return hash;
}

static bool solid_point_equal(pave_solid_point a, pave_solid_point b)
{
    return a.u == b.u && a.v == b.v && a.h == b.h;
}

/// Returns the slot of a point, or the free slot to store it in.
static int32_t *solid_slot(const pave_solid_private *own, pave_solid_point point)
{
    const uint64_t mask = (uint64_t)own->slot_count - 1;
    uint64_t at = solid_point_hash(point) & mask;
    while (own->slots[at] && !solid_point_equal(own->points[own->slots[at] - 1], point))
        at = (at + 1) & mask;
    return &own->slots[at];
}

/// Reserves memory for one more point in the array and the table.
static bool solid_reserve(pave_solid *solid)
{
    pave_solid_private *own = solid->own;
    const int64_t old_count = own->slot_count;
    if (!pave_array_reserve(&solid->allocator, &own->points, &own->point_room,
                            (int64_t)solid->point_count + 1, sizeof *own->points))
        return false;
    solid->points = own->points;
    if (2 * ((int64_t)solid->point_count + 1) <= old_count) return true;
    int32_t *old = own->slots;
    const int64_t count = old_count ? 2 * old_count : 64;
    int32_t *slots = pave_array_allocate(&solid->allocator, (size_t)count, sizeof *slots);
    if (!slots) return false;
    own->slots = slots;
    own->slot_count = count;
    for (int32_t i = 0; i < solid->point_count; i++) *solid_slot(own, own->points[i]) = i + 1;
    pave_array_release(&solid->allocator, old);
    return true;
}

static bool solid_fits(int32_t number)
{
    return number >= -PAVE_SOLID_COORDINATE_MAX && number <= PAVE_SOLID_COORDINATE_MAX;
}

pave_result pave_solid_add_point(pave_solid *solid, pave_solid_point point, int32_t *out)
{
    assert(solid && out);
    pave_solid_private *own = solid->own;
    if (!solid_fits(point.u) || !solid_fits(point.v) || !solid_fits(point.h)) return PAVE_RANGE;
    if (solid->point_count >= PAVE_SOLID_COUNT_MAX) return PAVE_RANGE;
    if (!solid_reserve(solid)) return PAVE_NO_MEMORY;
    int32_t *slot = solid_slot(own, point);
    if (!*slot) {
        own->points[solid->point_count++] = point;
        *slot = solid->point_count;
    }
    *out = *slot - 1;
    return PAVE_OK;
}

// ---- Triangles ----------------------------------------------------------------------------------

pave_result pave_solid_add_triangle(pave_solid *solid, int32_t a, int32_t b, int32_t c,
                                    int32_t zone)
{
    assert(solid);
    pave_solid_private *own = solid->own;
    const int32_t points[3] = {a, b, c};
    const int64_t count = solid->triangle_count;
    for (int i = 0; i < 3; i++)
        if (points[i] < 0 || points[i] >= solid->point_count || points[i] == points[(i + 1) % 3])
            return PAVE_RANGE;
    if (zone < 0 || zone >= solid->zone_count || count >= PAVE_SOLID_COUNT_MAX) return PAVE_RANGE;
    if (!pave_array_reserve(&solid->allocator, &own->corners, &own->corner_room, 3 * count + 3,
                            sizeof *own->corners))
        return PAVE_NO_MEMORY;
    solid->corners = own->corners;
    if (!pave_array_reserve(&solid->allocator, &own->zones, &own->zone_room, count + 1,
                            sizeof *own->zones))
        return PAVE_NO_MEMORY;
    solid->zones = own->zones;
    memcpy(own->corners + 3 * count, points, sizeof points);
    own->zones[count] = (uint8_t)zone;
    solid->triangle_count++;
    return PAVE_OK;
}

/// Tests the cross product of the sides at a polygon's point. It is zero if the point is on the
/// line between its neighbours.
static bool solid_is_corner(const pave_solid *solid, const int32_t points[3])
{
    const pave_solid_point a = solid->points[points[0]], b = solid->points[points[1]],
                           c = solid->points[points[2]];
    const int64_t u = (int64_t)b.u - a.u, v = (int64_t)b.v - a.v, h = (int64_t)b.h - a.h,
                  x = (int64_t)c.u - b.u, y = (int64_t)c.v - b.v, z = (int64_t)c.h - b.h;
    return u * y != v * x || v * z != h * y || h * x != u * z;
}

/// Returns whether a polygon still has a nonzero area after point `gone` is removed.
static bool solid_rest_has_area(const pave_solid *solid, const int32_t *points, int32_t count,
                                int32_t gone)
{
    if (count == 3) return true; // nothing remains
    for (int32_t i = 0; i < count - 1; i++) {
        int32_t corner[3];
        for (int k = 0; k < 3; k++) corner[k] = points[(gone + 1 + (i + k) % (count - 1)) % count];
        if (solid_is_corner(solid, corner)) return true;
    }
    return false;
}

/// Repeatedly cuts off the first corner that is not collinear with its neighbours and whose removal
/// leaves a polygon with an area.
pave_result pave_solid_add_polygon(pave_solid *solid, const int32_t *points, int32_t count,
                                   int32_t zone)
{
    int32_t left[PAVE_SOLID_CORNERS_MAX];
    if (count < 3 || count > PAVE_SOLID_CORNERS_MAX) return PAVE_RANGE;
    for (int32_t i = 0; i < count; i++) {
        if (points[i] < 0 || points[i] >= solid->point_count) return PAVE_RANGE;
        left[i] = points[i];
    }
    while (count >= 3) {
        int32_t at = 0, ear[3];
        for (; at < count; at++) {
            for (int k = 0; k < 3; k++) ear[k] = left[(at + k) % count];
            if (solid_is_corner(solid, ear) &&
                solid_rest_has_area(solid, left, count, (at + 1) % count))
                break;
        }
        if (at == count) return PAVE_RANGE;
        const pave_result result = pave_solid_add_triangle(solid, ear[0], ear[1], ear[2], zone);
        if (result != PAVE_OK) return result;
        const int32_t gone = (at + 1) % count;
        memmove(left + gone, left + gone + 1, (size_t)(count - gone - 1) * sizeof *left);
        count--;
    }
    return PAVE_OK;
}

// ---- The hash -----------------------------------------------------------------------------------

uint64_t pave_solid_hash(const pave_solid *solid)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)solid->smooth);
    for (int32_t i = 0; i < solid->point_count; i++) {
        hash = pave_hash_word(hash, (uint32_t)solid->points[i].u);
        hash = pave_hash_word(hash, (uint32_t)solid->points[i].v);
        hash = pave_hash_word(hash, (uint32_t)solid->points[i].h);
    }
    for (int32_t i = 0; i < 3 * solid->triangle_count; i++)
        hash = pave_hash_word(hash, (uint32_t)solid->corners[i]);
    for (int32_t i = 0; i < solid->triangle_count; i++)
        hash = pave_hash_word(hash, solid->zones[i]);
    for (int32_t i = 0; i < solid->zone_count; i++) {
        for (const char *c = solid->zone_list[i].name; *c; c++)
            hash = pave_hash_word(hash, (unsigned char)*c);
        hash = pave_hash_word(hash, solid->zone_list[i].color);
    }
    return hash;
}
