/// src/tiling/tiling_named.c: the Archimedean tilings and their duals, and valid names of tilings.
/// Each Archimedean tiling is built from a few regular polygons, each placed on a side of an
/// earlier one. A name must fit in a line of a mask file and must not be the name of a different
/// tiling.
#include "../base/exact.h"

#include "../base/memory.h"
#include "tiling_make.h"

#include <math.h>
#include <string.h>

// ---- Steps --------------------------------------------------------------------------------------
// All edges have length 1 and an angle that is a multiple of 15 degrees, so every corner is a sum
// of steps of 24 kinds. The sum is computed exactly, as (a + b sqrt 2 + c sqrt 3 + d sqrt 6) / 4
// with integers, and rounded once.

enum { PAVE_TURN = 24, PAVE_HALF_TURN = 12, PAVE_QUARTER_TURN = 6 };

typedef struct pave_surd {
    int32_t a, b, c, d;
} pave_surd;

typedef struct pave_surd_point {
    pave_surd x, y;
} pave_surd_point;

/// Adds sign times the cosine of 15 k degrees, k = 0..24.
static void surd_add_cosine(pave_surd *sum, int32_t k)
{
    static const pave_surd pave_cosines[PAVE_QUARTER_TURN + 1] = {
        {4, 0, 0, 0}, {0, 1, 0, 1},  {0, 0, 2, 0}, {0, 2, 0, 0},
        {2, 0, 0, 0}, {0, -1, 0, 1}, {0, 0, 0, 0}};
    if (k > PAVE_HALF_TURN) k = PAVE_TURN - k;
    const int32_t sign = k > PAVE_QUARTER_TURN ? -1 : 1;
    const pave_surd *cosine = &pave_cosines[k > PAVE_QUARTER_TURN ? PAVE_HALF_TURN - k : k];
    sum->a += sign * cosine->a;
    sum->b += sign * cosine->b;
    sum->c += sign * cosine->c;
    sum->d += sign * cosine->d;
}

/// Moves the point by a step of length 1. Direction 0 is east, and each next direction is 15
/// degrees further clockwise on screen.
static void surd_step(pave_surd_point *point, int32_t direction)
{
    surd_add_cosine(&point->x, direction % PAVE_TURN);
    surd_add_cosine(&point->y,
                    (direction + PAVE_TURN - PAVE_QUARTER_TURN) %
                        PAVE_TURN); // the sine of the direction
}

static double surd_value(pave_surd surd)
{
    return 0.25 * (surd.a + (surd.b * sqrt(2.0) + (surd.c * sqrt(3.0) + surd.d * sqrt(6.0))));
}

static pave_vec2 surd_vec2(pave_surd_point point)
{
    return pave_vec2_of(surd_value(point.x), surd_value(point.y));
}

/// Returns the end point of a word. Each letter is a step: a in direction 0 up to x in direction
/// 23.
static pave_vec2 surd_word(const char *word)
{
    pave_surd_point point = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    for (; *word; word++) surd_step(&point, *word - 'a');
    return surd_vec2(point);
}

// ---- The table ----------------------------------------------------------------------------------

enum {
    PAVE_PATTERN_FACES_MAX = 9,
    PAVE_PATTERN_SIDES_MAX = 12,
    PAVE_REGULAR_COUNT = 3,
    PAVE_PATTERN_COUNT = 8
};

/// A regular polygon. The first polygon is at the origin, with side 0 in direction `side`; every
/// other one is across side `side` of face `of`.
typedef struct pave_pattern_face {
    int8_t sides, of, side;
} pave_pattern_face;

typedef struct pave_pattern {
    const char *i, *j; ///< the lattice vectors, as words
    int32_t face_count;
    pave_pattern_face faces[PAVE_PATTERN_FACES_MAX];
} pave_pattern;

static const pave_pattern patterns[PAVE_PATTERN_COUNT] = {
    {"aa", "ee", 3, {{6, 0, 0}, {3, 0, 0}, {3, 0, 3}}},
    {"vad", "dgj", 2, {{8, 0, 0}, {4, 0, 1}}},
    {"uwace", "acegi", 3, {{12, 0, 0}, {3, 0, 4}, {3, 0, 6}}},
    {"uwacea", "acegie", 6, {{12, 0, 0}, {4, 0, 3}, {4, 0, 5}, {4, 0, 7}, {6, 0, 4}, {6, 0, 6}}},
    {"wca", "cge", 6, {{6, 0, 2}, {4, 0, 1}, {4, 0, 2}, {4, 0, 3}, {3, 1, 3}, {3, 2, 3}}},
    {"xb", "fh", 6, {{4, 0, 23}, {3, 0, 0}, {3, 0, 1}, {3, 0, 2}, {3, 0, 3}, {4, 1, 1}}},
    {"a", "eg", 3, {{4, 0, 0}, {3, 0, 2}, {3, 1, 1}}},
    {"aee",
     "eii",
     9,
     {{6, 0, 0},
      {3, 0, 0},
      {3, 0, 1},
      {3, 0, 2},
      {3, 0, 3},
      {3, 0, 4},
      {3, 0, 5},
      {3, 1, 1},
      {3, 2, 1}}},
};

/// Names and configurations of the regular grids, the patterns and their duals.
static const char *const tiling_names[PAVE_TILING_NAMES][2] = {
    {"square", "4.4.4.4"},
    {"hex", "6.6.6"},
    {"tri", "3.3.3.3.3.3"},
    {"trihexagonal", "3.6.3.6"},
    {"truncated-square", "4.8.8"},
    {"truncated-hexagonal", "3.12.12"},
    {"truncated-trihexagonal", "4.6.12"},
    {"rhombitrihexagonal", "3.4.6.4"},
    {"snub-square", "3.3.4.3.4"},
    {"elongated-triangular", "3.3.3.4.4"},
    {"snub-trihexagonal", "3.3.3.3.6"},
    {"rhombille", "V3.6.3.6"},
    {"tetrakis-square", "V4.8.8"},
    {"triakis-triangular", "V3.12.12"},
    {"kisrhombille", "V4.6.12"},
    {"deltoidal-trihexagonal", "V3.4.6.4"},
    {"cairo", "V3.3.4.3.4"},
    {"prismatic-pentagonal", "V3.3.3.4.4"},
    {"floret-pentagonal", "V3.3.3.3.6"},
};

const char *pave_tiling_name(int32_t index)
{
    return index >= 0 && index < PAVE_TILING_NAMES ? tiling_names[index][0] : NULL;
}

const char *pave_tiling_configuration(int32_t index)
{
    return index >= 0 && index < PAVE_TILING_NAMES ? tiling_names[index][1] : NULL;
}

// ---- Creation -----------------------------------------------------------------------------------

/// The polygons placed so far.
typedef struct pave_pattern_work {
    pave_surd_point corners[PAVE_PATTERN_FACES_MAX][PAVE_PATTERN_SIDES_MAX];
    int32_t directions[PAVE_PATTERN_FACES_MAX]; ///< directions of side 0
    pave_vec2 places[PAVE_PATTERN_FACES_MAX][PAVE_PATTERN_SIDES_MAX];
    pave_tiling_polygon polygons[PAVE_PATTERN_FACES_MAX];
} pave_pattern_work;

/// Places a clockwise face whose side 0 is the reverse of the given side of an earlier face.
static void pattern_lay(pave_pattern_work *work, const pave_pattern *pattern, int32_t s)
{
    const pave_pattern_face *face = &pattern->faces[s], *base = &pattern->faces[face->of];
    pave_surd_point corner = {{0, 0, 0, 0}, {0, 0, 0, 0}};
    work->directions[s] = face->side;
    if (s > 0) {
        corner = work->corners[face->of][(face->side + 1) % base->sides];
        work->directions[s] =
            work->directions[face->of] + face->side * (PAVE_TURN / base->sides) + PAVE_HALF_TURN;
    }
    for (int32_t k = 0; k < face->sides; k++) {
        work->corners[s][k] = corner;
        surd_step(&corner, work->directions[s] + k * (PAVE_TURN / face->sides));
    }
}

/// Applies the rotation that turns i to the east to a vector.
static pave_vec2 pattern_turned(pave_vec2 vector, pave_vec2 i)
{
    if (i.y == 0.0) return vector;
    const double length = sqrt(i.x * i.x + i.y * i.y);
    return pave_vec2_of((vector.x * i.x + vector.y * i.y) / length,
                        (vector.y * i.x - vector.x * i.y) / length);
}

static pave_result pattern_create(const pave_pattern *pattern, const char *name,
                                  const pave_allocator *allocator, pave_tiling **out)
{
    pave_pattern_work work;
    const pave_vec2 i = surd_word(pattern->i), j = surd_word(pattern->j);
    pave_tiling_def def = {.name = name,
                           .i = pattern_turned(i, i),
                           .j = pattern_turned(j, i),
                           .face_count = pattern->face_count,
                           .faces = work.polygons};
    for (int32_t s = 0; s < pattern->face_count; s++) {
        pattern_lay(&work, pattern, s);
        for (int32_t k = 0; k < pattern->faces[s].sides; k++) {
            work.places[s][k] = pattern_turned(surd_vec2(work.corners[s][k]), i);
        }
        work.polygons[s].corner_count = pattern->faces[s].sides;
        work.polygons[s].corners = work.places[s];
    }
    return pave_tiling_build(&def, allocator, out, NULL);
}

static pave_result pattern_create_dual(const pave_pattern *pattern, const char *name,
                                       const pave_allocator *allocator, pave_tiling **out)
{
    pave_tiling *primal;
    pave_result result = pattern_create(pattern, "", allocator, &primal);
    if (result != PAVE_OK) return result;
    result = pave_tiling_build_dual(primal, name, allocator, out, NULL);
    pave_tiling_destroy(primal);
    return result;
}

/// Creates a copy of a static tiling that uses the same tables.
static pave_result tiling_create_copy(const pave_tiling *tiling, const pave_allocator *allocator,
                                      pave_tiling **out)
{
    pave_tiling_made *made = pave_tiling_make(tiling->name, allocator);
    if (!made) return PAVE_NO_MEMORY;
    made->tiling = *tiling;
    made->tiling.name = made->name;
    *out = &made->tiling;
    return PAVE_OK;
}

static pave_result tiling_create_index(int32_t index, const pave_allocator *allocator,
                                       pave_tiling **out)
{
    if (index == 0) return tiling_create_copy(pave_tiling_square(), allocator, out);
    if (index == 1) return tiling_create_copy(pave_tiling_hex(), allocator, out);
    if (index == 2) return tiling_create_copy(pave_tiling_tri(), allocator, out);
    const int32_t pattern = (index - PAVE_REGULAR_COUNT) % PAVE_PATTERN_COUNT;
    const char *name = tiling_names[index][0];
    return index < PAVE_REGULAR_COUNT + PAVE_PATTERN_COUNT
               ? pattern_create(&patterns[pattern], name, allocator, out)
               : pattern_create_dual(&patterns[pattern], name, allocator, out);
}

pave_result pave_tiling_create_named(const char *name, const pave_allocator *allocator,
                                     pave_tiling **out, pave_error *error)
{
    int32_t index = 0;
    *out = NULL;
    while (index < PAVE_TILING_NAMES && strcmp(name, tiling_names[index][0]) != 0 &&
           strcmp(name, tiling_names[index][1]) != 0)
        index++;
    if (index == PAVE_TILING_NAMES)
        return PAVE_FAIL(error, PAVE_NOT_FOUND,
                         "unknown tiling \"%.60s\": use a name that pave_tiling_name lists", name);
    const pave_result result = tiling_create_index(index, allocator, out);
    return result == PAVE_OK
               ? result
               : PAVE_FAIL(error, result,
                           "not enough memory for the tiling: free some and try again");
}

// ---- Names of other tilings ---------------------------------------------------------------------

#define PAVE_TILING_SAME 1e-6 ///< points closer than this, in unit cells, are equal

pave_result pave_tiling_check_name(const char *name, pave_error *error)
{
    size_t length = name ? strlen(name) : 0;
    if (length == 0) return PAVE_OK;
    if (name[0] == ' ' || name[length - 1] == ' ')
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the name \"%.60s\" has a blank at an end: leave it out", name);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)name[i];
        if (c >= ' ' && c != 0x7f && c != '#') continue;
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the name of a tiling has no line breaks, control characters or #: leave "
                         "out its character %d",
                         (int)i + 1);
    }
    return PAVE_OK;
}

static bool tiling_near(pave_vec2 a, pave_vec2 b, double distance)
{
    return fabs(a.x - b.x) <= distance && fabs(a.y - b.y) <= distance;
}

/// Returns whether two tilings have the same faces, with the same numbers, positions and sides.
/// Vertices and edges may be numbered differently.
static bool tiling_same(const pave_tiling *a, const pave_tiling *b)
{
    double near = PAVE_TILING_SAME * sqrt(a->i.x * a->i.x + a->i.y * a->i.y);
    if (a->face_count != b->face_count || !tiling_near(a->i, b->i, near) ||
        !tiling_near(a->j, b->j, near))
        return false;
    for (int32_t s = 0; s < a->face_count; s++) {
        if (!tiling_near(a->centers[s], b->centers[s], PAVE_TILING_SAME)) return false;
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
        PAVE_FAIL(error, result, "not enough memory for the tiling");
    } else if (tiling_same(made, known)) {
        *out = known;
        known = NULL;
    } else {
        result =
            PAVE_FAIL(error, PAVE_INVALID,
                      "the name \"%s\" belongs to another tiling: choose another name", made->name);
    }
    pave_tiling_destroy(known);
    pave_tiling_destroy(made);
    return result;
}
