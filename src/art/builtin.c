/// src/art/builtin.c: the built-in sets as sets: names, colours and tiles. Their pictures are
/// painted by builtin_paint.c.
#include "../base/exact.h"

#include <pave/wang.h>

enum { PAVE_BUILTIN_TILES = 16, PAVE_BUILTIN_COLORS = 2 };

typedef struct pave_builtin_color {
    const char *name;
    uint32_t rgb;
} pave_builtin_color;

/// By built-in set and colour; the colours stand out from the picture that they are laid over.
static const pave_builtin_color pave_builtin_colors[PAVE_BUILTIN_COUNT][PAVE_BUILTIN_COLORS] = {
    {{"grass", 0x5f9e3e}, {"road", 0xe6b655}},
    {{"grass", 0x5f9e3e}, {"water", 0x2f8fc4}},
};

static const pave_wang_kind pave_builtin_kinds[PAVE_BUILTIN_COUNT] = {PAVE_WANG_EDGE,
                                                                      PAVE_WANG_CORNER};

#define PAVE_BUILTIN_TEXT(name, number, text) text,
static const char *const pave_builtin_texts[PAVE_BUILTIN_COUNT] = {
    PAVE_BUILTINS(PAVE_BUILTIN_TEXT)};
#undef PAVE_BUILTIN_TEXT

#ifndef NDEBUG
static bool pave_builtin_is(pave_builtin builtin)
{
    return (int)builtin >= 0 && builtin < PAVE_BUILTIN_COUNT;
}
#endif

const char *pave_builtin_text(pave_builtin builtin)
{
    assert(pave_builtin_is(builtin));
    return pave_builtin_texts[builtin];
}

const char *pave_builtin_color_name(pave_builtin builtin, int color)
{
    assert(pave_builtin_is(builtin) && color >= 1 && color <= PAVE_BUILTIN_COLORS);
    return pave_builtin_colors[builtin][color - 1].name;
}

uint32_t pave_builtin_color_rgb(pave_builtin builtin, int color)
{
    assert(pave_builtin_is(builtin) && color >= 1 && color <= PAVE_BUILTIN_COLORS);
    return pave_builtin_colors[builtin][color - 1].rgb;
}

pave_result pave_builtin_create(pave_builtin builtin, const pave_allocator *allocator,
                                pave_wang_set **out)
{
    assert(pave_builtin_is(builtin) && out != NULL);
    uint8_t places[PAVE_WANG_PLACES_MAX];
    uint8_t colors[PAVE_BUILTIN_TILES * PAVE_WANG_PLACES_SQUARE] = {0};
    int place_count = pave_wang_places(pave_builtin_kinds[builtin], 4, places);
    assert(place_count == 4);
    for (uint32_t id = 0; id < PAVE_BUILTIN_TILES; id++)
        for (int k = 0; k < place_count; k++)
            colors[id * PAVE_WANG_PLACES_SQUARE + places[k]] = (uint8_t)(1 + (id >> k & 1));
    pave_wang_def def = {
        .kind = pave_builtin_kinds[builtin],
        .sides = 4,
        .color_count = PAVE_BUILTIN_COLORS,
        .tile_count = PAVE_BUILTIN_TILES,
        .colors = colors,
        .allocator = allocator,
    };
    return pave_wang_create(&def, out, NULL);
}
