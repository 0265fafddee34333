/// src/world/squares/world_aperiodic_match.c: checks whether a set is the Jeandel-Rao set, up to
/// renaming of colours, and matches its tiles.
#include "../../base/exact.h"

#include "../world_model.h"
#include "world_aperiodic.h"

#include <string.h>

enum {
    PAVE_APERIODIC_SIDES = 4,
    /// number of colours of upper and lower sides; left and right sides use only the first 4
    PAVE_APERIODIC_COLORS = 5
};

/// The order of a tile's colours in the table: right, upper, left and lower side.
static const uint8_t aperiodic_places[PAVE_APERIODIC_SIDES] = {PAVE_WANG_R, PAVE_WANG_T,
                                                               PAVE_WANG_L, PAVE_WANG_B};

static const uint8_t aperiodic_table[PAVE_APERIODIC_TILES][PAVE_APERIODIC_SIDES] = {
    {2, 4, 2, 1}, {2, 2, 2, 0}, {1, 1, 3, 1}, {1, 2, 3, 2}, {3, 1, 3, 3}, {0, 1, 3, 1},
    {0, 0, 0, 1}, {3, 1, 0, 2}, {0, 2, 1, 2}, {1, 2, 1, 4}, {3, 3, 1, 2},
};

/// A partial match: names[0] maps the colours of left and right sides, names[1] those of upper and
/// lower sides; 0: unknown.
typedef struct pave_aperiodic_search {
    const pave_wang_set *set;
    bool merged; ///< whether colours 0 and 4 have the same name, as in the set with four colours
    bool taken[PAVE_APERIODIC_TILES];
    uint8_t names[2][PAVE_APERIODIC_COLORS];
    uint32_t *out;
} pave_aperiodic_search;

/// Gives a colour a name. Returns false if the colour already has another name, or the name belongs
/// to another colour.
static bool aperiodic_name(uint8_t names[PAVE_APERIODIC_COLORS], uint8_t color, uint8_t name)
{
    for (int other = 0; other < PAVE_APERIODIC_COLORS; other++)
        if (other != color && names[other] == name) return false;
    if (names[color] != 0) return names[color] == name;
    names[color] = name;
    return true;
}

static bool aperiodic_fits(pave_aperiodic_search *search, int number, uint32_t tile)
{
    for (int k = 0; k < PAVE_APERIODIC_SIDES; k++) {
        const uint8_t place = aperiodic_places[k];
        const uint8_t name =
            pave_wang_feature_color(search->set, search->set->tiles[tile].colors[place],
                                    pave_world_is_far((pave_wang_place)place));
        uint8_t color = aperiodic_table[number][k];
        if (search->merged && color == PAVE_APERIODIC_COLORS - 1) color = 0;
        if (name == 0 || !aperiodic_name(search->names[k % 2], color, name)) return false;
    }
    return true;
}

/// Finds tiles of the set for the tiles of the table, starting with `number`. No two tiles of the
/// table are interchangeable under renaming, so there is at most one match.
static bool aperiodic_find(const pave_aperiodic_search *before, int number)
{
    if (number == PAVE_APERIODIC_TILES) return true;
    for (uint32_t tile = 0; tile < PAVE_APERIODIC_TILES; tile++) {
        pave_aperiodic_search search = *before;
        if (search.taken[tile] || !aperiodic_fits(&search, number, tile)) continue;
        search.taken[tile] = true;
        search.out[number] = tile;
        if (aperiodic_find(&search, number + 1)) return true;
    }
    return false;
}

bool pave_aperiodic_match(const pave_wang_set *set, uint32_t out[PAVE_APERIODIC_TILES],
                          pave_error *error)
{
    pave_aperiodic_search search = {.set = set, .out = out};
    const pave_wang_kind kind = pave_wang_acts_as(set);
    const char *const want = "method aperiodic needs the 11 Jeandel-Rao tiles";
    if (set->sides != PAVE_APERIODIC_SIDES || kind != PAVE_WANG_EDGE) {
        PAVE_FAIL(error, PAVE_UNSUPPORTED,
                  "%s, squares whose edges have colours: this is a set of kind %s, of tiles with "
                  "%d sides",
                  want, pave_word(pave_wang_kind_words, kind), set->sides);
        return false;
    }
    if (set->tile_count != PAVE_APERIODIC_TILES) {
        PAVE_FAIL(error, PAVE_UNSUPPORTED, "%s: the set has %lu", want,
                  (unsigned long)set->tile_count);
        return false;
    }
    if (aperiodic_find(&search, 0)) return true;
    search.merged = true;
    if (aperiodic_find(&search, 0)) return true;
    PAVE_FAIL(error, PAVE_UNSUPPORTED,
              "%s: the set has other tiles, whatever their colours are called", want);
    return false;
}

void pave_aperiodic_take(pave_aperiodic *aperiodic, const pave_wang_set *set,
                         const uint32_t tiles[PAVE_APERIODIC_TILES])
{
    for (int number = 0; number < PAVE_APERIODIC_TILES; number++) {
        aperiodic->id[number] = set->ids[tiles[number]];
        memcpy(aperiodic->colors[number], set->tiles[tiles[number]].colors,
               sizeof aperiodic->colors[number]);
    }
}
