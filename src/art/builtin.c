/// src/art/builtin.c: the built-in sets: names, colours and tiles. builtin_paint.c paints their
/// pictures.
#include "../base/exact.h"

#include "../base/memory.h"
#include "builtin_art.h"

#include <string.h>

enum { PAVE_BUILTIN_COLORS = 5, PAVE_BUILTIN_VARIANTS = 3, PAVE_BUILTIN_MOST = 1 << 20 };

typedef struct pave_builtin_color {
    const char *name;
    uint32_t rgb;
} pave_builtin_color;

/// The definition of a set. The colours contrast with the pictures of the tiles.
typedef struct pave_builtin_theme {
    pave_wang_kind kind;
    int colors, variants;
    int blocked; ///< impassable colour; 0: none
    pave_builtin_color named[PAVE_BUILTIN_COLORS];
    double weights[PAVE_BUILTIN_COLORS];
} pave_builtin_theme;

static const pave_builtin_theme builtin_themes[PAVE_BUILTIN_COUNT] = {
    {PAVE_WANG_EDGE, 2, 1, 1, {{"grass", 0x5f9e3e}, {"road", 0xe6b655}}, {1, 1}},
    {PAVE_WANG_CORNER, 2, 1, 2, {{"grass", 0x5f9e3e}, {"water", 0x2f8fc4}}, {1, 1}},
    {PAVE_WANG_CORNER, 2, 3, 2, {{"floor", 0xd9c29a}, {"rock", 0x7a6cb0}}, {1, 1}},
    {PAVE_WANG_EDGE,
     3,
     3,
     1,
     {{"wall", 0x7d6ba8}, {"door", 0xc98a3a}, {"hall", 0xded5c0}},
     {5, 2, 4}},
    {PAVE_WANG_EDGE, 2, 3, 1, {{"hedge", 0x2f8f4a}, {"path", 0xf0d68a}}, {1, 1}},
    {PAVE_WANG_CORNER, 2, 3, 0, {{"grass", 0x5f9e3e}, {"meadow", 0x9cc45a}}, {1, 1}},
    {PAVE_WANG_EDGE, 2, 3, 1, {{"grass", 0x5f9e3e}, {"road", 0xe6b655}}, {1, 1}},
    {PAVE_WANG_CORNER, 2, 3, 2, {{"grass", 0x5f9e3e}, {"water", 0x2f8fc4}}, {1, 1}},
    {PAVE_WANG_CORNER,
     4,
     3,
     1,
     {{"water", 0x2f8fc4}, {"sand", 0xe8cf8e}, {"grass", 0x7fb54f}, {"forest", 0x2c6b3f}},
     {4, 1, 4, 3}},
    {PAVE_WANG_EDGE,
     5,
     1,
     1,
     {{"lawn", 0x5f9e3e},
      {"path", 0xe6b655},
      {"avenue", 0xd9735a},
      {"brook", 0x62c4dc},
      {"canal", 0x2f6fc4}},
     {1, 1, 1, 1, 1}},
};

/// The tiles of the garden: the Jeandel-Rao tiles, as 0-based colours T, R, B, L.
enum { PAVE_GARDEN_TILES = 11 };
static const uint8_t garden_tiles[PAVE_GARDEN_TILES][4] = {
    {4, 2, 1, 2}, {2, 2, 0, 2}, {1, 1, 1, 3}, {2, 1, 2, 3}, {1, 3, 3, 3}, {1, 0, 1, 3},
    {0, 0, 1, 0}, {1, 3, 2, 0}, {2, 0, 2, 1}, {2, 1, 4, 1}, {3, 3, 2, 1},
};

/// Weights of the variants of a combination. A single variant has weight 1.
static const double builtin_variant_weights[PAVE_BUILTIN_VARIANTS] = {8, 8, 1};

#define PAVE_BUILTIN_TEXT(name, number, text) text,
const char *const pave_builtin_words[] = {PAVE_BUILTIN_LIST(PAVE_BUILTIN_TEXT) NULL};
#undef PAVE_BUILTIN_TEXT

static const pave_builtin_theme *builtin_theme_of(pave_builtin builtin)
{
    assert((int)builtin >= 0 && builtin < PAVE_BUILTIN_COUNT);
    return &builtin_themes[builtin];
}

pave_wang_kind pave_builtin_kind(pave_builtin builtin) { return builtin_theme_of(builtin)->kind; }

int pave_builtin_color_count(pave_builtin builtin) { return builtin_theme_of(builtin)->colors; }

const char *pave_builtin_color_name(pave_builtin builtin, int color)
{
    assert(color >= 1 && color <= pave_builtin_color_count(builtin));
    return builtin_theme_of(builtin)->named[color - 1].name;
}

uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color)
{
    assert(color >= 1 && color <= pave_builtin_color_count(builtin));
    return builtin_theme_of(builtin)->named[color - 1].rgb;
}

bool pave_builtin_color_passable(pave_builtin builtin, int color)
{
    assert(color >= 1 && color <= pave_builtin_color_count(builtin));
    return color != builtin_theme_of(builtin)->blocked;
}

double pave_builtin_color_weight(pave_builtin builtin, int color)
{
    assert(color >= 1 && color <= pave_builtin_color_count(builtin));
    return builtin_theme_of(builtin)->weights[color - 1];
}

int pave_builtin_variant_count(pave_builtin builtin) { return builtin_theme_of(builtin)->variants; }

/// Returns the number of combinations of a face that have tiles.
static uint32_t builtin_combinations(pave_builtin builtin, int sides)
{
    uint32_t count = 1;
    if (builtin == PAVE_BUILTIN_GARDEN) return PAVE_GARDEN_TILES;
    for (int k = 0; k < sides; k++) count *= (uint32_t)pave_builtin_color_count(builtin);
    return count;
}

pave_art_counts pave_art_count(pave_builtin builtin)
{
    const pave_builtin_theme *theme = builtin_theme_of(builtin);
    pave_art_counts counts = {(uint32_t)theme->colors, (uint32_t)theme->variants,
                              builtin_combinations(builtin, 4)};
    return counts;
}

void pave_art_colors(pave_builtin builtin, uint32_t combination, uint8_t out[4])
{
    const uint32_t base = (uint32_t)pave_builtin_color_count(builtin);
    if (builtin == PAVE_BUILTIN_GARDEN) {
        memcpy(out, garden_tiles[combination], 4);
        return;
    }
    for (int k = 0; k < 4; k++, combination /= base) out[k] = (uint8_t)(combination % base);
}

uint32_t pave_builtin_tile_count(pave_builtin builtin)
{
    const pave_art_counts counts = pave_art_count(builtin);
    return counts.combinations * counts.variants;
}

double pave_builtin_tile_weight(pave_builtin builtin, uint32_t id)
{
    const pave_art_counts counts = pave_art_count(builtin);
    assert(id < counts.combinations * counts.variants);
    return counts.variants > 1 ? builtin_variant_weights[id / counts.combinations] : 1;
}

// ---- The sets -----------------------------------------------------------------------------------

/// Writes the colours of every tile, variant by variant.
static void builtin_fill(pave_builtin builtin, int sides, uint32_t count, uint8_t *colors)
{
    const uint32_t base = (uint32_t)pave_builtin_color_count(builtin);
    uint8_t places[PAVE_WANG_PLACES_MAX];
    int place_count = pave_wang_places(pave_builtin_kind(builtin), sides, places);
    assert(place_count == sides);
    for (uint32_t id = 0; id < count; id++) {
        uint32_t rest = id;
        for (int k = 0; k < place_count; k++, rest /= base)
            colors[(size_t)id * 2 * (size_t)sides + places[k]] =
                (uint8_t)(1 + (builtin == PAVE_BUILTIN_GARDEN ? garden_tiles[id][k] : rest % base));
    }
}

static pave_result builtin_make(pave_builtin builtin, int sides, int variants,
                                const pave_allocator *allocator, pave_wang_set **out,
                                pave_error *error)
{
    const uint32_t count = builtin_combinations(builtin, sides) * (uint32_t)variants;
    const size_t size = (size_t)count * 2 * (size_t)sides;
    uint8_t *colors = pave_array_allocate(allocator, size, 1);
    double *weights = pave_array_allocate(allocator, count, sizeof *weights);
    pave_result result = PAVE_NO_MEMORY;
    if (colors && weights) {
        builtin_fill(builtin, sides, count, colors);
        for (uint32_t id = 0; id < count; id++)
            weights[id] = variants > 1 ? pave_builtin_tile_weight(builtin, id) : 1;
        pave_wang_def def = {
            .kind = pave_builtin_kind(builtin),
            .sides = sides,
            .color_count = pave_builtin_color_count(builtin),
            .tile_count = count,
            .colors = colors,
            .tile_weights = weights,
            .color_weights = builtin_theme_of(builtin)->weights,
        };
        result = pave_wang_create(&def, allocator, out, error);
    } else {
        PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for a tile set; close other programs");
    }
    PAVE_RELEASE(allocator, weights, colors);
    return result;
}

static pave_result builtin_check(pave_builtin builtin, pave_error *error)
{
    if (pave_word(pave_builtin_words, builtin)) return PAVE_OK;
    return PAVE_FAIL(error, PAVE_RANGE, "built-in set %d: use one of the list in builtin.h",
                     (int)builtin);
}

pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                pave_wang_set **out, pave_error *error)
{
    assert(out);
    *out = NULL;
    pave_result result = builtin_check(builtin, error);
    if (result != PAVE_OK) return result;
    return builtin_make(builtin, 4, pave_builtin_variant_count(builtin), allocator, out, error);
}

pave_result pave_builtin_create_sides(pave_builtin builtin, int sides,
                                      const pave_allocator *allocator, pave_wang_set **out,
                                      pave_error *error)
{
    assert(out);
    *out = NULL;
    pave_result result = builtin_check(builtin, error);
    if (result == PAVE_OK && (sides < 3 || sides > PAVE_WANG_SIDES_MAX))
        result =
            PAVE_FAIL(error, PAVE_RANGE, "a face of %d sides: built-in sets have faces of 3 to %d",
                      sides, (int)PAVE_WANG_SIDES_MAX);
    if (result == PAVE_OK && builtin == PAVE_BUILTIN_GARDEN && sides != 4)
        result = PAVE_FAIL(error, PAVE_UNSUPPORTED,
                           "the garden has only tiles of 4 sides, not %d: use another set", sides);
    if (result == PAVE_OK && builtin_combinations(builtin, sides) > PAVE_BUILTIN_MOST)
        result = PAVE_FAIL(error, PAVE_UNSUPPORTED,
                           "faces of %d sides in %d colours have too many combinations: use a set "
                           "with fewer colours",
                           sides, pave_builtin_color_count(builtin));
    return result == PAVE_OK ? builtin_make(builtin, sides, 1, allocator, out, error) : result;
}
