/// tests/world/test_wang_complete.c: orbits of combinations: the numbers of Burnside's lemma, and
/// every orbit against a twin that joins combinations one by one.

#include <pave/wang.h>

#include "../test.h"

enum {
    R = PAVE_WANG_ROTATE,
    M = PAVE_WANG_MIRROR,
    F = PAVE_WANG_FLIP,
    H = PAVE_WANG_HALF_TURN,
    ED = PAVE_WANG_EDGE,
    CO = PAVE_WANG_CORNER,
    MI = PAVE_WANG_MIXED
};

// ---- Known numbers ------------------------------------------------------------------------------

typedef struct known {
    int kind, sides, colors;
    uint32_t symmetries;
    int pairs; ///< colours that are each other's mirrors: the last 2 * pairs
    uint64_t orbits;
} known;

static const known numbers[] = {
    {ED, 3, 2, 0, 0, 8},         {ED, 3, 3, 0, 0, 27},      {ED, 3, 4, 0, 0, 64},
    {ED, 3, 2, R, 0, 4},         {ED, 3, 3, R, 0, 11},      {ED, 3, 4, R, 0, 24},
    {ED, 3, 2, R | M, 0, 4},     {ED, 3, 3, R | M, 0, 10},  {ED, 3, 4, R | M, 0, 20},
    {CO, 3, 2, R | M, 0, 4},     {CO, 3, 3, R | M, 0, 10},  {CO, 3, 4, R | M, 0, 20},
    {ED, 4, 2, 0, 0, 16},        {ED, 4, 3, 0, 0, 81},      {ED, 4, 4, 0, 0, 256},
    {ED, 4, 2, R, 0, 6},         {ED, 4, 3, R, 0, 24},      {ED, 4, 4, R, 0, 70},
    {CO, 4, 2, R, 0, 6},         {CO, 4, 3, R, 0, 24},      {CO, 4, 4, R, 0, 70},
    {ED, 4, 2, R | M, 0, 6},     {ED, 4, 3, R | M, 0, 21},  {ED, 4, 4, R | M, 0, 55},
    {CO, 4, 2, R | F, 0, 6},     {CO, 4, 3, R | F, 0, 21},  {CO, 4, 4, R | F, 0, 55},
    {ED, 6, 2, 0, 0, 64},        {ED, 6, 3, 0, 0, 729},     {ED, 6, 4, 0, 0, 4096},
    {ED, 6, 2, R, 0, 14},        {ED, 6, 3, R, 0, 130},     {ED, 6, 4, R, 0, 700},
    {CO, 6, 2, R, 0, 14},        {CO, 6, 3, R, 0, 130},     {CO, 6, 4, R, 0, 700},
    {ED, 6, 2, R | M, 0, 13},    {ED, 6, 3, R | M, 0, 92},  {ED, 6, 4, R | M, 0, 430},
    {CO, 6, 2, R | M, 0, 13},    {CO, 6, 3, R | M, 0, 92},  {CO, 6, 4, R | M, 0, 430},
    {ED, 4, 2, M, 0, 12},        {ED, 4, 3, M, 0, 54},      {ED, 4, 4, M, 0, 160},
    {CO, 4, 2, M, 0, 10},        {CO, 4, 3, M, 0, 45},      {CO, 4, 4, M, 0, 136},
    {ED, 4, 4, F, 0, 160},       {CO, 4, 4, F, 0, 136},     {ED, 4, 2, M | F, 0, 9},
    {ED, 4, 3, M | F, 0, 36},    {ED, 4, 4, M | F, 0, 100}, {CO, 4, 2, M | F, 0, 7},
    {CO, 4, 3, M | F, 0, 27},    {CO, 4, 4, M | F, 0, 76},  {ED, 4, 2, H, 0, 10},
    {ED, 4, 3, H, 0, 45},        {ED, 4, 4, H, 0, 136},     {CO, 4, 2, H, 0, 10},
    {CO, 4, 3, H, 0, 45},        {CO, 4, 4, H, 0, 136},     {MI, 4, 2, 0, 0, 256},
    {MI, 4, 2, R, 0, 70},        {MI, 4, 2, R | M, 0, 51},  {MI, 4, 3, 0, 0, 6561},
    {MI, 4, 3, R, 0, 1665},      {MI, 4, 3, R | M, 0, 954}, {MI, 3, 2, R, 0, 24},
    {MI, 3, 2, R | M, 0, 20},    {MI, 3, 3, R, 0, 249},     {MI, 3, 3, R | M, 0, 165},
    {MI, 6, 2, R, 0, 700},       {MI, 6, 2, R | M, 0, 414}, {MI, 6, 3, R, 0, 88725},
    {MI, 6, 3, R | M, 0, 45456}, {ED, 4, 4, R | M, 1, 43},  {ED, 4, 4, R | M, 2, 39},
    {ED, 4, 3, R | M, 1, 15},    {ED, 4, 2, R | M, 1, 4},   {ED, 6, 4, R | M, 1, 382},
    {ED, 6, 4, R | M, 2, 366},   {ED, 6, 2, R | M, 1, 9},   {ED, 3, 4, R | M, 1, 16},
    {ED, 3, 4, R | M, 2, 12},    {ED, 3, 2, R | M, 1, 2},   {ED, 4, 4, R, 2, 70},
};

static void mirrors_of(int colors, int pairs, uint8_t *out)
{
    for (int c = 0; c < colors; c++) out[c] = (uint8_t)(c + 1);
    for (int p = 0; p < pairs; p++) {
        int a = colors - 2 * p - 2;
        out[a] = (uint8_t)(a + 2);
        out[a + 1] = (uint8_t)(a + 1);
    }
}

static pave_wang_complete_def def_of(const known *k, uint8_t *mirrors)
{
    mirrors_of(k->colors, k->pairs, mirrors);
    return (pave_wang_complete_def){.kind = (pave_wang_kind)k->kind,
                                    .sides = k->sides,
                                    .color_count = k->colors,
                                    .symmetries = k->symmetries,
                                    .color_mirrors = mirrors};
}

TEST(test_known_numbers)
{
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint8_t mirrors[8], combination[PAVE_WANG_PLACES_MAX] = {0};
        const pave_wang_complete_def def = def_of(&numbers[i], mirrors);
        pave_wang_complete_count count;
        uint64_t listed = 0;
        assert_ok(pave_wang_complete_count_of(&def, &count, NULL));
        if (count.orbits != numbers[i].orbits)
            fail_msg("row %d: %s orbits", (int)i, count.orbits_text);
        while (pave_wang_complete_next(&def, combination)) listed++;
        assert_int_equal(listed, numbers[i].orbits);
    }
}

TEST(test_blobs)
{
    static const struct {
        uint32_t symmetries;
        uint64_t orbits;
    } blobs[] = {{0, 47}, {R, 15}, {R | M, 14}};
    for (size_t i = 0; i < 3; i++) {
        const pave_wang_complete_def def = {.kind = PAVE_WANG_MIXED,
                                            .color_count = 2,
                                            .blob = true,
                                            .symmetries = blobs[i].symmetries};
        pave_wang_complete_count count;
        pave_wang_set *set = NULL;
        assert_ok(pave_wang_complete_count_of(&def, &count, NULL));
        assert_int_equal(count.combinations, 47);
        assert_int_equal(count.orbits, blobs[i].orbits);
        assert_ok(pave_wang_complete_create(&def, NULL, &set, NULL));
        assert_int_equal(pave_wang_tile_count(set), 47);
        pave_wang_destroy(set);
    }
}

// ---- A twin -------------------------------------------------------------------------------------

/// Combinations as numbers, joined into orbits: `parent` of a combination is one of its orbit.
typedef struct twin {
    int sides, colors, places, top;
    const uint8_t *place, *mirrors;
    uint32_t *parent;
} twin;

static uint32_t root(const twin *t, uint32_t i)
{
    while (t->parent[i] != i) i = t->parent[i];
    return i;
}

static void read_number(const twin *t, uint32_t number, uint8_t *all)
{
    for (int k = t->places - 1; k >= 0; k--, number /= (uint32_t)t->colors)
        all[t->place[k]] = (uint8_t)(1 + number % (uint32_t)t->colors);
}

/// Joins each combination with what becomes of it when the place at angle a goes to factor * a +
/// shift, in steps of half a side.
static void join(const twin *t, uint32_t total, int factor, int shift)
{
    const int around = 2 * t->sides;
    for (uint32_t i = 0; i < total; i++) {
        uint8_t all[PAVE_WANG_PLACES_MAX] = {0}, laid[PAVE_WANG_PLACES_MAX] = {0};
        read_number(t, i, all);
        for (int p = 0; p < around; p++) {
            const int angle = p + t->top,
                      to = ((factor * angle + shift - t->top) % around + around) % around;
            laid[to] = all[p] && factor < 0 ? t->mirrors[all[p] - 1] : all[p];
        }
        uint32_t j = 0;
        for (int k = 0; k < t->places; k++) j = j * (uint32_t)t->colors + laid[t->place[k]] - 1u;
        const uint32_t a = root(t, i), b = root(t, j);
        t->parent[a > b ? a : b] = a < b ? a : b;
    }
}

static void compare_with_twin(const known *k)
{
    uint8_t mirrors[8], place[PAVE_WANG_PLACES_MAX], combination[PAVE_WANG_PLACES_MAX] = {0};
    const pave_wang_complete_def def = def_of(k, mirrors);
    twin t = {.sides = k->sides, .colors = k->colors, .place = place, .mirrors = mirrors};
    // The angle of side 0 from the top, in half sides: hexagons and triangles have a corner there.
    t.top = k->sides == 6 || k->sides == 3 ? 1 : 0;
    t.places = pave_wang_places((pave_wang_kind)k->kind, k->sides, place);
    uint32_t total = 1;
    for (int i = 0; i < t.places; i++) total *= (uint32_t)k->colors;
    t.parent = malloc(total * sizeof *t.parent);
    assert_non_null(t.parent);
    for (uint32_t i = 0; i < total; i++) t.parent[i] = i;
    if (k->symmetries & R) join(&t, total, 1, 2);
    if (k->symmetries & H) join(&t, total, 1, k->sides);
    if (k->symmetries & M) join(&t, total, -1, 0);
    if (k->symmetries & F) join(&t, total, -1, k->sides);
    for (uint32_t i = 0; i < total; i++) {
        if (t.parent[i] != i) continue;
        uint8_t all[PAVE_WANG_PLACES_MAX] = {0};
        read_number(&t, i, all);
        assert_true(pave_wang_complete_next(&def, combination));
        for (int c = 0; c < t.places; c++) assert_int_equal(combination[c], all[place[c]]);
    }
    assert_false(pave_wang_complete_next(&def, combination));
    free(t.parent);
}

TEST(test_twin)
{
    static const known further[] = {
        {ED, 5, 3, R, 0, 0},      {CO, 5, 3, R | M, 1, 0},  {ED, 5, 2, M, 0, 0},
        {MI, 5, 2, R | M, 1, 0},  {ED, 8, 3, R | F, 1, 0},  {CO, 8, 2, M | F, 0, 0},
        {ED, 12, 2, R | M, 0, 0}, {CO, 12, 2, H | M, 1, 0}, {MI, 6, 2, M | F, 1, 0},
        {MI, 4, 3, F, 1, 0},      {CO, 6, 3, M, 0, 0},      {ED, 6, 3, M, 0, 0},
        {ED, 3, 4, M, 1, 0},      {CO, 3, 4, M, 0, 0},      {MI, 7, 2, R | M, 0, 0},
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (numbers[i].orbits < 5000) compare_with_twin(&numbers[i]);
    for (size_t i = 0; i < sizeof further / sizeof *further; i++) compare_with_twin(&further[i]);
}

// ---- Sets ---------------------------------------------------------------------------------------

TEST(test_the_smallest_sets_are_complete)
{
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        uint8_t mirrors[8];
        const pave_wang_complete_def def = def_of(&numbers[i], mirrors);
        pave_wang_set *set = NULL;
        if (numbers[i].orbits > 5000) continue;
        assert_ok(pave_wang_complete_create(&def, NULL, &set, NULL));
        const pave_wang_census census = pave_wang_take_census(set);
        const pave_wang_orbits orbits = pave_wang_take_orbits(set);
        assert_true(census.complete);
        assert_int_equal(census.distinct, pave_wang_tile_count(set));
        assert_true(orbits.complete);
        assert_int_equal(orbits.held, numbers[i].orbits);
        assert_string_equal(orbits.missing_text, "0");
        pave_wang_destroy(set);
    }
}

/// A set of some of the tiles of the smallest complete one.
static pave_wang_set *without(const known *k, uint32_t modulus)
{
    uint8_t mirrors[8], colors[64 * 12], places[12], combination[PAVE_WANG_PLACES_MAX] = {0};
    const pave_wang_complete_def def = def_of(k, mirrors);
    const int count = pave_wang_places(def.kind, def.sides, places);
    uint32_t tiles = 0;
    memset(colors, 0, sizeof colors);
    for (uint32_t i = 0; pave_wang_complete_next(&def, combination); i++) {
        if (i % modulus == 1) continue;
        for (int c = 0; c < count; c++)
            colors[(int)tiles * 2 * k->sides + places[c]] = combination[c];
        tiles++;
    }
    const pave_wang_def made = {.kind = def.kind,
                                .sides = def.sides,
                                .color_count = def.color_count,
                                .tile_count = tiles,
                                .colors = colors,
                                .symmetries = def.symmetries,
                                .color_mirrors = mirrors};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_create(&made, NULL, &set, NULL));
    return set;
}

TEST(test_missing_orbits)
{
    static const known cases[] = {{ED, 4, 3, R | M, 0, 21},
                                  {CO, 4, 3, M, 0, 45},
                                  {ED, 6, 2, R, 0, 14},
                                  {ED, 4, 4, R | M, 1, 43}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t mirrors[8], expected[PAVE_WANG_PLACES_MAX] = {0}, got[PAVE_WANG_PLACES_MAX] = {0};
        const pave_wang_complete_def def = def_of(&cases[i], mirrors);
        pave_wang_set *set = without(&cases[i], 3);
        uint64_t missing = 0;
        for (uint32_t k = 0; pave_wang_complete_next(&def, expected); k++) {
            if (k % 3 != 1) continue;
            missing++;
            assert_true(pave_wang_next_missing_orbit(set, got));
            assert_memory_equal(got, expected, PAVE_WANG_PLACES_MAX);
        }
        assert_false(pave_wang_next_missing_orbit(set, got));
        const pave_wang_orbits orbits = pave_wang_take_orbits(set);
        assert_int_equal(orbits.missing, missing);
        assert_int_equal(orbits.held + missing, cases[i].orbits);
        assert_int_equal(orbits.total, cases[i].orbits);
        pave_wang_destroy(set);
    }
}

TEST(test_partly_held_orbits)
{
    // All sixteen but one of the four straight corners: its orbit is missing, and named by it.
    uint8_t colors[15 * 8] = {0}, got[PAVE_WANG_PLACES_MAX] = {0};
    int tiles = 0;
    for (int i = 0; i < 16; i++) {
        if (i == 6) continue;
        for (int k = 0; k < 4; k++) colors[8 * tiles + 2 * k] = (uint8_t)(1 + (i >> (3 - k) & 1));
        tiles++;
    }
    static const uint8_t none[15] = {0};
    const pave_wang_def def = {.color_count = 2,
                               .tile_count = 15,
                               .colors = colors,
                               .symmetries = R,
                               .tile_symmetries = none};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_create(&def, NULL, &set, NULL));
    assert_int_equal(pave_wang_tile_count(set), 15);
    const pave_wang_orbits orbits = pave_wang_take_orbits(set);
    assert_int_equal(orbits.held, 5);
    assert_int_equal(orbits.missing, 1);
    assert_int_equal(orbits.ways, 4);
    assert_true(pave_wang_next_missing_orbit(set, got));
    assert_memory_equal(got, ((const uint8_t[]){1, 2, 2, 1}), 4);
    assert_false(pave_wang_next_missing_orbit(set, got));
    pave_wang_destroy(set);
}

// ---- Refusals -----------------------------------------------------------------------------------

static void refuses(pave_wang_complete_def def, pave_result expected, const char *part)
{
    pave_error error = {0};
    pave_wang_complete_count count;
    pave_wang_set *set = (pave_wang_set *)&def;
    assert_int_equal(pave_wang_complete_count_of(&def, &count, &error), expected);
    if (!strstr(error.message, part)) fail_msg("'%s' does not say '%s'", error.message, part);
    assert_int_equal(pave_wang_complete_create(&def, NULL, &set, NULL), expected);
    assert_null(set);
}

TEST(test_refusals)
{
    static const uint8_t loop[] = {2, 3, 1}, beyond[] = {1, 2, 4};
    const pave_wang_complete_def good = {.color_count = 3};
    pave_wang_complete_def def = good;
    def.kind = (pave_wang_kind)7, refuses(def, PAVE_RANGE, "kind 7");
    def = good, def.sides = 13, refuses(def, PAVE_RANGE, "13 sides");
    def = good, def.color_count = 0, refuses(def, PAVE_RANGE, "0 colours");
    def = good, def.symmetries = 32, refuses(def, PAVE_RANGE, "symmetries 32");
    def = good, def.sides = 3, def.symmetries = F, refuses(def, PAVE_RANGE, "upside down");
    def = good, def.mirror_sum = 5, refuses(def, PAVE_RANGE, "mirror_sum 5");
    def = good, def.color_mirrors = loop, refuses(def, PAVE_INVALID, "colour 1 has the mirror 2");
    def = good, def.color_mirrors = beyond, refuses(def, PAVE_INVALID, "colour 3 has the mirror 4");
    def = good, def.blob = true, refuses(def, PAVE_INVALID, "blob");
}

TEST(test_large_numbers)
{
    const pave_wang_complete_def def = {
        .kind = PAVE_WANG_MIXED, .sides = 12, .color_count = 254, .symmetries = R | M};
    pave_wang_complete_count count;
    pave_error error = {0};
    pave_wang_set *set = NULL;
    assert_ok(pave_wang_complete_count_of(&def, &count, NULL));
    assert_int_equal(count.places, 24);
    assert_int_equal(count.ways, 24);
    assert_true(count.orbits == UINT64_MAX);
    // Computed with Python's whole numbers.
    assert_string_equal(count.combinations_text,
                        "5200070107896443229954481287788030427072419912870218694656");
    assert_string_equal(count.orbits_text,
                        "216669587829018467914770062819001222988808075677064781170");
    assert_int_equal(pave_wang_complete_create(&def, NULL, &set, &error), PAVE_RANGE);
}

int main(void) { return run_all_tests(NULL, NULL); }
