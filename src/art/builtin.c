/// src/art/builtin.c: the built-in sets as sets: names, colours and tiles. Their pictures are
/// painted by builtin_paint.c.
#include "../base/exact.h"

#include "../base/names.h"
#include <pave/builtin.h>

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
static const char *const pave_builtin_names[PAVE_BUILTIN_COUNT] = {
    PAVE_BUILTIN_LIST(PAVE_BUILTIN_TEXT)};
#undef PAVE_BUILTIN_TEXT

#ifndef NDEBUG
static bool pave_builtin_is(pave_builtin builtin)
{
    return (int)builtin >= 0 && builtin < PAVE_BUILTIN_COUNT;
}
#endif

const char *pave_builtin_name(pave_builtin builtin)
{
    return pave_names_at(pave_builtin_names, PAVE_BUILTIN_COUNT, (int)builtin);
}

pave_result pave_builtin_read(const char *name, pave_builtin *out)
{
    int builtin = 0;
    const pave_result result =
        pave_names_read(pave_builtin_names, PAVE_BUILTIN_COUNT, name, &builtin);
    if (!result) *out = (pave_builtin)builtin;
    return result;
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
                                pave_wang_set **out, pave_error *error)
{
    assert(out);
    *out = NULL;
    if (!pave_builtin_name(builtin))
        return pave_error_set(error, PAVE_RANGE, NULL, 0, 0, "built-in set %d: use roads or meadow",
                              (int)builtin);
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
    };
    return pave_wang_create(&def, allocator, out, error);
}
