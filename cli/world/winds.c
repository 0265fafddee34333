// cli/world/winds.c: names the sides and corners of cells by compass direction.
#include "winds.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { WINDS = 16 };

static const char *const shorts[WINDS] = {"N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE",
                                          "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"};
static const char *const words[WINDS] = {
    "north", "north-north-east", "north-east", "east-north-east",
    "east",  "east-south-east",  "south-east", "south-south-east",
    "south", "south-south-west", "south-west", "west-south-west",
    "west",  "west-north-west",  "north-west", "north-north-west"};

// The directions of the first quarter, from north clockwise: sines of 0, 22.5, 45, 67.5, 90
// degrees.
static pave_vec2 wind_of(int wind)
{
    static const double sine[] = {0, 0.38268343236508977, 0.70710678118654752, 0.92387953251128674,
                                  1};
    const int k = wind % 4, quarter = wind / 4 % 4;
    const double x = sine[k], y = -sine[4 - k];
    switch (quarter) {
    case 0: return pave_vec2_of(x, y);
    case 1: return pave_vec2_of(-y, x);
    case 2: return pave_vec2_of(-x, -y);
    default: return pave_vec2_of(y, -x);
    }
}

// Returns the unit vector from the centre of a face: perpendicular to a side, or to a corner.
static pave_vec2 direction(const pave_tiling *tiling, const pave_layout *layout, int32_t face,
                           int place)
{
    const pave_cell cell = {0, 0, face};
    const int sides = pave_tiling_side_count(tiling, face), k = place / 2;
    const pave_vec2 middle = pave_tiling_face_point(tiling, layout, cell),
                    a = pave_tiling_corner_point(tiling, layout, cell, k),
                    b = pave_tiling_corner_point(tiling, layout, cell, (k + 1) % sides);
    double x = b.x - middle.x, y = b.y - middle.y;
    if (place % 2 == 0) {
        const double out = (b.y - a.y) * (a.x - middle.x) - (b.x - a.x) * (a.y - middle.y);
        x = out < 0 ? a.y - b.y : b.y - a.y;
        y = out < 0 ? b.x - a.x : a.x - b.x;
    }
    const double length = sqrt(x * x + y * y);
    return pave_vec2_of(x / length, y / length);
}

static int nearest_wind(pave_vec2 way, int step)
{
    int best = 0;
    double most = -2;
    for (int wind = 0; wind < WINDS; wind += step) {
        const pave_vec2 blows = wind_of(wind);
        const double much = blows.x * way.x + blows.y * way.y;
        if (much > most + 1e-9) {
            most = much;
            best = wind;
        }
    }
    return best;
}

// Returns the wind of a side or corner; -1 if two sides (or two corners) of the face would have the
// same wind.
static int wind_at(const pave_tiling *tiling, const pave_layout *layout, int32_t face, int place)
{
    const int sides = pave_tiling_side_count(tiling, face);
    for (int step = 2; step >= 1; step--) {
        bool taken[WINDS] = {false}, twice = false;
        for (int k = 0; k < sides; k++) {
            const int wind = nearest_wind(direction(tiling, layout, face, 2 * k + place % 2), step);
            twice = twice || taken[wind];
            taken[wind] = true;
        }
        if (!twice) return nearest_wind(direction(tiling, layout, face, place), step);
    }
    return -1;
}

char *cli_wind(const pave_tiling *tiling, const pave_layout *layout, int32_t face, int place,
               bool word, char *out)
{
    const int wind = wind_at(tiling, layout, face, place);
    if (wind < 0)
        snprintf(out, CLI_WIND_SIZE, "%d", place / 2);
    else
        snprintf(out, CLI_WIND_SIZE, "%s", word ? words[wind] : shorts[wind]);
    return out;
}

// Returns whether a string is the wind of a side or corner.
static bool is_wind(const pave_tiling *tiling, const pave_layout *layout, int32_t face, int place,
                    const char *text)
{
    const int wind = wind_at(tiling, layout, face, place);
    return wind >= 0 && (strcasecmp(shorts[wind], text) == 0 || strcasecmp(words[wind], text) == 0);
}

int cli_wind_place(const pave_tiling *tiling, const pave_layout *layout, int32_t face, bool corner,
                   const char *text)
{
    for (int place = corner; place < 2 * pave_tiling_side_count(tiling, face); place += 2)
        if (is_wind(tiling, layout, face, place, text)) return place;
    return -1;
}

int cli_wind_side(const pave_tiling *tiling, const pave_layout *layout, int32_t face,
                  const char *text)
{
    char name[CLI_WIND_SIZE];
    const int sides = pave_tiling_side_count(tiling, face);
    for (int k = 0; k < sides; k++) {
        snprintf(name, sizeof name, "%d", k);
        if (strcmp(name, text) == 0 || is_wind(tiling, layout, face, 2 * k, text)) return k;
    }
    return -1;
}

char *cli_wind_list(const pave_tiling *tiling, const pave_layout *layout, int32_t face, char *out,
                    size_t size)
{
    const int sides = pave_tiling_side_count(tiling, face);
    char name[CLI_WIND_SIZE];
    out[0] = '\0';
    for (int k = 0; k < sides; k++) {
        const size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s",
                 k == 0           ? ""
                 : k + 1 == sides ? " or "
                                  : ", ",
                 cli_wind(tiling, layout, face, 2 * k, false, name));
    }
    return out;
}
