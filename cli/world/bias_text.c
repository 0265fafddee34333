// cli/world/bias_text.c: parses the text of --bias.
#include "bias_text.h"

#include "../value.h"

#include <pave/bias.h>

#include <string.h>
#include <strings.h>

enum { PERCENT = 100, WEIGHT_MAX = 65535, CELLS_MAX = 65536 };

/// The options, in the form of cli_read_word.
#define OPTIONS "bands|weights|blend|octaves|rough|seed|cells|at|holes"
typedef enum option {
    BANDS,
    WEIGHTS,
    BLEND,
    OCTAVES,
    ROUGH,
    SEED,
    CELLS,
    AT,
    HOLES,
    OPTION_COUNT
} option;

// State of parsing: the text split into words.
typedef struct reading {
    const char *file; // the file with the property; NULL for an option
    const cli_colors *colors;
    char text[CLI_BIAS_TEXT];
    bool said[OPTION_COUNT];
    char *bands, *weights;
    int64_t blend, octaves, rough, x, y, cells, scale; // `scale` is for noise
    cli_bias_said *out;
} reading;

#define refuse(of, ...) cli_refuse((of)->file, "bias", __VA_ARGS__)

// Cuts the text at the first `mark`; returns the rest, or NULL.
static char *cut(char *text, char mark)
{
    char *end = strchr(text, mark);
    if (!end) return NULL;
    *end = '\0';
    return end + 1;
}

// ---- Options ------------------------------------------------------------------------------------

static int read_number(const reading *of, const char *key, const char *text, int64_t low,
                       int64_t high, int64_t *out)
{
    if (cli_read_number(text, low, high, out) == CLI_READ) return CLI_DONE;
    return refuse(of, "%s=%s: give an integer from %lld to %lld", key, text, (long long)low,
                  (long long)high);
}

static int read_scale(reading *of, const char *key, const char *value)
{
    return read_number(of, key, value, PAVE_NOISE_SCALE_MIN, PAVE_NOISE_SCALE_MAX, &of->scale);
}

static int read_at(reading *of, char *value)
{
    enum { FAR = 1 << 29 };
    char *y = cut(value, ':');
    if (!y) return refuse(of, "at=%s: give X:Y, such as at=-100:50", value);
    const int code = read_number(of, "at", value, -FAR, FAR, &of->x);
    return code == CLI_DONE ? read_number(of, "at", y, -FAR, FAR, &of->y) : code;
}

static int read_value(reading *of, option which, const char *key, char *value)
{
    switch (which) {
    case BANDS: return of->bands = value, CLI_DONE;
    case WEIGHTS: return of->weights = value, CLI_DONE;
    case BLEND: return read_number(of, key, value, 0, PERCENT, &of->blend);
    case OCTAVES: return read_number(of, key, value, 1, PAVE_NOISE_OCTAVES_MAX, &of->octaves);
    case ROUGH: return read_number(of, key, value, 0, PERCENT, &of->rough);
    case CELLS: return read_number(of, key, value, 1, CELLS_MAX, &of->cells);
    case AT: return read_at(of, value);
    case HOLES:
        of->out->holes = true;
        return strcmp(value, "none") == 0 ? CLI_DONE : read_scale(of, key, value);
    default: break;
    }
    of->out->seeded = true;
    if (cli_read_seed(value, &of->out->seed) == CLI_READ) return CLI_DONE;
    return refuse(of, "seed=%s: give a 64-bit integer, or a word or a date", value);
}

static int read_option(reading *of, char *key)
{
    char *value = cut(key, '=');
    const int which = value ? cli_read_word(key, OPTIONS) : -1;
    if (value && !*value) return refuse(of, "%s= has no value; give one, or leave it out", key);
    if (which < 0)
        return refuse(of,
                      "\"%s\" is not an option; options are bands=, weights=, blend=, octaves=, "
                      "rough=, seed=, cells=, at=, holes=",
                      key);
    if (of->said[which]) return refuse(of, "%s= is given twice; give it once", key);
    of->said[which] = true;
    return read_value(of, (option)which, key, value);
}

// ---- Weights ------------------------------------------------------------------------------------

// Reads the bands of a string; repeating a band makes it wider.
static int read_bands(reading *of, uint8_t *order, int *count)
{
    for (char *word = of->bands, *next; word; word = next) {
        next = cut(word, '/');
        int color;
        const int code = cli_color_read(of->colors, of->file, "bias", word, &color);
        if (code != CLI_DONE) return code;
        if (color == 0 && !of->colors->unset)
            return refuse(of, "bands=: no tile has unset places; leave %s out", word);
        if (*count > PAVE_WANG_COLORS_MAX) return refuse(of, "bands=: too many colours");
        order[(*count)++] = (uint8_t)color;
    }
    return CLI_DONE;
}

// Returns whether all colours of a set have the same weight. `sum` receives the sum of the weights.
static bool are_alike(const cli_colors *colors, double *sum)
{
    bool alike = true;
    *sum = 0;
    for (int color = 1; color <= colors->count; color++) {
        const double weight = colors->list[color].weight;
        alike = alike && weight == colors->list[1].weight;
        *sum += weight;
    }
    return alike || *sum <= 0;
}

// By default, each colour has a band, in order. If up to eight colours have different weights, the
// widths of their bands are their shares in twelfths, with at most 16 bands in total.
static void default_bands(const reading *of, uint8_t *order, int *count)
{
    enum { PARTS = 12, FEW = 8 };
    const cli_colors *colors = of->colors;
    double sum;
    const bool alike = are_alike(colors, &sum) || colors->count > FEW;
    for (int color = 1; color <= colors->count; color++) {
        const double share = alike ? 1 : colors->list[color].weight * PARTS / sum;
        const int parts = alike ? 1 : share > 0 && share < 1 ? 1 : (int)(share + 0.5);
        for (int i = 0; i < parts && (alike || *count < PAVE_BIAS_LEVELS); i++)
            order[(*count)++] = (uint8_t)color;
    }
}

// Makes the weights of the bands. The default blend is scaled by the average number of entries per
// band.
static int make_bands(reading *of, int blend)
{
    uint8_t order[PAVE_WANG_COLORS_MAX + 1];
    int count = 0, runs = 1;
    const int code = of->bands ? read_bands(of, order, &count) : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (!of->bands) default_bands(of, order, &count);
    if (count > PAVE_BIAS_LEVELS)
        return refuse(of, "%d bands: the maximum is 16; give up to 16 colours in bands=", count);
    for (int i = 1; i < count; i++) runs += order[i] != order[i - 1];
    if (blend < 0) blend = PAVE_BIAS_BLEND * count / runs;
    pave_bias_bands(of->colors->count, order, count, blend < 256 ? blend : 256, of->out->weights);
    return CLI_DONE;
}

// Reads one row of weights, for the levels first..end-1.
static int read_row(reading *of, char *row, int first, int end)
{
    const int width = of->colors->count + 1;
    int color = 0;
    bool any = false;
    for (char *word = row, *next; word; word = next, color++) {
        int64_t weight = 0;
        next = cut(word, '/');
        const int code = read_number(of, "weights", word, 0, WEIGHT_MAX, &weight);
        if (code != CLI_DONE) return code;
        any = any || weight > 0;
        for (int level = first; level < end && color < of->colors->count; level++)
            of->out->weights[level * width + color + 1] = (uint16_t)weight;
    }
    if (color == of->colors->count && !any)
        return refuse(of,
                      "weights=: a row has only zeros; give at least one colour a positive weight");
    if (color == of->colors->count) return CLI_DONE;
    return refuse(of, "weights=: a row has %d numbers; give one for each of the %d colours", color,
                  of->colors->count);
}

static int read_weights(reading *of)
{
    char *rows[PAVE_BIAS_LEVELS];
    int count = 0, code = CLI_DONE;
    for (char *row = of->weights, *next; row; row = next) {
        next = cut(row, ':');
        if (count == PAVE_BIAS_LEVELS) return refuse(of, "weights=: give up to 16 rows");
        rows[count++] = row;
    }
    for (int i = 0; i < count && code == CLI_DONE; i++)
        code =
            read_row(of, rows[i], i * PAVE_BIAS_LEVELS / count, (i + 1) * PAVE_BIAS_LEVELS / count);
    return code;
}

static int make_weights(reading *of)
{
    if (of->weights && (of->bands || of->said[BLEND]))
        return refuse(of, "weights= replaces bands= and blend=; leave one out");
    return of->weights ? read_weights(of)
                       : make_bands(of, of->said[BLEND] ? (int)(of->blend * 256 / PERCENT) : -1);
}

// ---- Parsing -----------------------------------------------------------------------------------

// Rejects the options in `idle`, separated by |, which have no effect on a source.
static int refuse_idle(const reading *of, const char *idle, const char *what)
{
    char name[16];
    for (int i = 0; cli_word(idle, i, name, sizeof name); i++)
        if (of->said[cli_read_word(name, OPTIONS)])
            return refuse(of, "%s= has no effect on %s; leave it out", name, what);
    return CLI_DONE;
}

static void make_noise(reading *of)
{
    cli_bias_said *out = of->out;
    out->noise = pave_noise_of(out->seed, (int32_t)of->scale);
    if (of->said[OCTAVES]) out->noise.octaves = (int32_t)of->octaves;
    if (of->said[ROUGH]) out->noise.roughness = (int32_t)(of->rough * 256 / PERCENT);
}

static int read_file(reading *of, pave_bias_kind kind, const char *name)
{
    cli_bias_said *out = of->out;
    out->kind = kind;
    strcpy(out->name, name);
    out->x = (int32_t)of->x;
    out->y = (int32_t)of->y;
    out->cells = (int32_t)of->cells;
    if (kind == PAVE_BIAS_WORLD) return refuse_idle(of, "octaves|rough|at|holes", "a world");
    if (out->terrain) return refuse_idle(of, "octaves|rough|seed|holes", "a map");
    if (of->scale == 0) return refuse_idle(of, "octaves|rough|seed", "a map");
    make_noise(of);
    return CLI_DONE;
}

int cli_bias_read(const char *text, const char *file, const cli_colors *colors, cli_bias_said *out)
{
    reading of = {.file = file, .colors = colors, .out = out};
    int code = CLI_DONE;
    *out = (cli_bias_said){.seeded = false};
    if (strlen(text) >= sizeof of.text) return refuse(&of, "the text is too long");
    strcpy(of.text, text);
    char *source = of.text;
    for (char *key = cut(source, ','), *next; key && code == CLI_DONE; key = next) {
        next = cut(key, ',');
        code = read_option(&of, key);
    }
    if (code == CLI_DONE) code = make_weights(&of);
    if (code != CLI_DONE) return code;
    const size_t length = strlen(source);
    if (strncmp(source, "noise:", 6) == 0) {
        code = refuse_idle(&of, "cells|at|holes", "noise");
        if (code == CLI_DONE) code = read_scale(&of, "noise", source + 6);
        out->kind = PAVE_BIAS_NOISE;
        if (code == CLI_DONE) make_noise(&of);
        return code;
    }
    if (strncmp(source, "world:", 6) == 0 && source[6])
        return read_file(&of, PAVE_BIAS_WORLD, source + 6);
    out->terrain = strncmp(source, "terrain:", 8) == 0 && source[8];
    if (out->terrain) return read_file(&of, PAVE_BIAS_MAP, source + 8);
    if (length > 4 && strcasecmp(source + length - 4, ".png") == 0)
        return read_file(&of, PAVE_BIAS_MAP, source);
    return refuse(&of,
                  "\"%s\": give noise:SCALE, FILE.png, terrain:FILE or world:FILE; a file whose "
                  "name has a comma needs another name",
                  source);
}

// ---- Pictures -----------------------------------------------------------------------------------

void cli_bias_take_map(const pave_tiled_pixels *pixels, bool holes, uint16_t *out)
{
    const size_t count = (size_t)pixels->width * (size_t)pixels->height;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *rgba = pixels->rgba + 4 * i;
        const uint32_t light = 299U * rgba[0] + 587U * rgba[1] + 114U * rgba[2];
        out[i] = (uint16_t)((uint64_t)light * rgba[3] * 65535 / (255000ULL * 255));
        if (holes && rgba[3] == 0)
            out[i] = PAVE_BIAS_HOLE;
        else if (holes && out[i] == PAVE_BIAS_HOLE)
            out[i]--;
    }
}
