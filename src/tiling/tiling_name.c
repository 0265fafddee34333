/// src/tiling/tiling_name.c: the names that tilings may have. A name must survive a line of a mask
/// file, and must not pass for another tiling's.
#include "../base/exact.h"

#include "tiling_make.h"

#include <math.h>
#include <string.h>

#define PAVE_TILING_SAME 1e-6 ///< unit cells: what is closer is one place

pave_result pave_tiling_check_name(const char *name, pave_error *error)
{
    size_t length = name ? strlen(name) : 0;
    if (length == 0) return PAVE_OK;
    if (name[0] == ' ' || name[length - 1] == ' ')
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the name \"%.60s\" has a blank at an end: leave it out", name);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)name[i];
        if (c >= ' ' && c != 0x7f && c != '#') continue;
        return pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                              "the name of a tiling has no line breaks, control characters or #: "
                              "leave out its character %d",
                              (int)i + 1);
    }
    return PAVE_OK;
}

static bool pave_tiling_near(pave_vec2 a, pave_vec2 b, double distance)
{
    return fabs(a.x - b.x) <= distance && fabs(a.y - b.y) <= distance;
}

/// Whether two tilings have the same faces, by number and place, and the same sides. Vertices and
/// edges may be numbered otherwise.
static bool pave_tiling_same(const pave_tiling *a, const pave_tiling *b)
{
    double near = PAVE_TILING_SAME * sqrt(a->i.x * a->i.x + a->i.y * a->i.y);
    if (a->face_count != b->face_count || !pave_tiling_near(a->i, b->i, near) ||
        !pave_tiling_near(a->j, b->j, near))
        return false;
    for (int32_t s = 0; s < a->face_count; s++) {
        if (!pave_tiling_near(a->centers[s], b->centers[s], PAVE_TILING_SAME)) return false;
        if (pave_tiling_side_count(a, s) != pave_tiling_side_count(b, s)) return false;
        for (int k = 0; k < pave_tiling_side_count(a, s); k++) {
            const pave_tiling_side *x = pave_tiling_side_of(a, s, k),
                                   *y = pave_tiling_side_of(b, s, k);
            if (x->q != y->q || x->r != y->r || x->s != y->s || x->twin != y->twin) return false;
        }
    }
    return true;
}

pave_result pave_tiling_settle_name(pave_tiling **out, const pave_allocator *allocator,
                                    pave_error *error)
{
    pave_tiling *made = *out, *known = NULL;
    pave_result result = pave_tiling_create_named(made->name, allocator, &known, NULL);
    if (result == PAVE_NOT_FOUND) return PAVE_OK;
    *out = NULL;
    if (result == PAVE_NO_MEMORY) {
        pave_error_set(error, result, NULL, 0, 0, "there is no memory for the tiling");
    } else if (pave_tiling_same(made, known)) {
        *out = known;
        known = NULL;
    } else {
        result = pave_error_set(error, PAVE_INVALID, NULL, 0, 0,
                                "the name \"%s\" is that of a tiling that pave knows, and this is "
                                "another: choose another name",
                                made->name);
    }
    pave_tiling_destroy(known);
    pave_tiling_destroy(made);
    return result;
}
