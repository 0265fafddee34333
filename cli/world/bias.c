// cli/world/bias.c: from the text of --bias to a bias.
#include "bias.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { WHY_SIZE = 1024, PERCENT = 100, WEIGHT_MAX = 65535 };

// A text in work: cut into words.
typedef struct reading {
    const char *file; // whose property it is; NULL: an option
    const cli_bias_colors *colors;
    char text[CLI_BIAS_TEXT];
    const char *bands, *weights; // NULL: not said
    int64_t blend, x, y;
    bool seeded, has_cells, has_at, has_octaves, has_rough;
    char said[64]; // which options, by their first letters
    uint64_t seed;
    int64_t cells, octaves, rough;
    cli_bias *out;
} reading;

PAVE_PRINTF(2, 3) static int refuse(const reading *of, const char *format, ...)
{
    char why[WHY_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(why, sizeof why, format, arguments);
    va_end(arguments);
    return of->file ? cli_failed("%s: property bias: %s", of->file, why)
                    : cli_wrong("--bias: %s", why);
}

// The path of a file that a text names, as seen from the working directory: that of a property is
// as seen from its file. False: it is too long.
static bool full_path(const char *file, const char *path, char *out)
{
    const int folder = file && path[0] != '/' ? (int)cli_folder_length(file) : 0;
    return snprintf(out, CLI_BIAS_TEXT, "%.*s%s", folder, file ? file : "", path) < CLI_BIAS_TEXT;
}

// What went wrong with a file that a property names is said of the property.
static int report(const reading *of, pave_error *error)
{
    return of->file ? refuse(of, "%s: %s", of->out->path, error->message) : cli_report(error);
}

// Cuts the text at the first `mark`; what follows, or NULL.
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
    return refuse(of, "%s=%s: give a whole number from %lld to %lld", key, text, (long long)low,
                  (long long)high);
}

static int read_at(reading *of, char *value)
{
    enum { FAR = 1 << 29 };
    char *y = cut(value, ':');
    if (!y) return refuse(of, "at=%s: give X:Y, such as at=-100:50", value);
    of->has_at = true;
    const int code = read_number(of, "at", value, -FAR, FAR, &of->x);
    return code == CLI_DONE ? read_number(of, "at", y, -FAR, FAR, &of->y) : code;
}

static int read_option(reading *of, char *option)
{
    char *value = cut(option, '=');
    if (value && !*value)
        return refuse(of, "%s= says nothing; give a value, or leave it out", option);
    if (!value)
        return refuse(of,
                      "\"%s\" is no option; there are bands=, weights=, blend=, octaves=, rough=, "
                      "seed=, cells=, at=",
                      option);
    const char twice[] = {option[0], option[1], '\0'}; // they tell the options apart
    if (strstr(of->said, twice)) return refuse(of, "%s= is said twice; say it once", option);
    if (strlen(of->said) + 4 < sizeof of->said) strcat(strcat(of->said, twice), ",");
    if (strcmp(option, "bands") == 0) return of->bands = value, CLI_DONE;
    if (strcmp(option, "weights") == 0) return of->weights = value, CLI_DONE;
    if (strcmp(option, "blend") == 0) return read_number(of, option, value, 0, PERCENT, &of->blend);
    if (strcmp(option, "octaves") == 0)
        return of->has_octaves = true,
               read_number(of, option, value, 1, PAVE_NOISE_OCTAVES_MAX, &of->octaves);
    if (strcmp(option, "rough") == 0)
        return of->has_rough = true, read_number(of, option, value, 0, PERCENT, &of->rough);
    if (strcmp(option, "cells") == 0)
        return of->has_cells = true, read_number(of, option, value, 1, 65536, &of->cells);
    if (strcmp(option, "at") == 0) return read_at(of, value);
    if (strcmp(option, "seed") != 0)
        return refuse(of,
                      "there is no option %s; there are bands, weights, blend, octaves, rough, "
                      "seed, cells, at",
                      option);
    of->seeded = true;
    if (cli_read_seed(value, &of->seed) == CLI_READ) return CLI_DONE;
    return refuse(of, "seed=%s: give a whole number of 64 bits", value);
}

// ---- Weights ------------------------------------------------------------------------------------

// A colour by its name, its number or #number, 0 for none; -1 after a message. A word that may mean
// two is refused, as in --shares.
static int color_of(const reading *of, const char *word)
{
    const bool numbered = word[0] == '#';
    int64_t number = -1;
    int found = -1;
    bool several = false;
    if (cli_read_number(word + numbered, 0, of->colors->count, &number) == CLI_READ && numbered)
        found = (int)number;
    for (int color = 1; color <= of->colors->count && !numbered; color++) {
        const char *name = of->colors->name(of->colors->set, color);
        if (!name || strcmp(name, word) != 0) continue;
        several = several || found >= 0;
        found = color;
    }
    const int other = strcmp(word, "none") == 0 ? 0 : numbered ? -1 : (int)number;
    several = several || (found >= 0 && other >= 0 && other != found);
    if (found < 0) found = other;
    if (several)
        refuse(of, "bands=: \"%s\" may be two colours; give #N, the number of one", word);
    else if (found < 0)
        refuse(of,
               "bands=: the set has no colour \"%s\"; its colours are names or numbers 1 to %d%s",
               word, of->colors->count, of->colors->unset ? ", and none" : "");
    else if (found == 0 && !of->colors->unset)
        refuse(of, "bands=: no tile has unset places; leave %s out", word);
    else
        return found;
    return -1;
}

// The bands of a text; what it names again right away makes its band wider.
static int read_bands(reading *of, uint8_t *order, int *count)
{
    for (char *word = (char *)of->bands, *next; word; word = next) {
        next = cut(word, '/');
        const int color = color_of(of, word);
        if (color < 0) return of->file ? CLI_FAILED : CLI_WRONG;
        if (*count > PAVE_WANG_COLORS_MAX) return refuse(of, "bands=: too many colours");
        order[(*count)++] = (uint8_t)color;
    }
    return CLI_DONE;
}

// Whether all colours of a set come alike often; `sum`: of their weights.
static bool are_alike(const cli_bias_colors *colors, double *sum)
{
    bool alike = true;
    *sum = 0;
    for (int color = 1; color <= colors->count; color++) {
        const double weight = colors->weight(colors->set, color);
        alike = alike && weight == colors->weight(colors->set, 1);
        *sum += weight;
    }
    return alike || *sum <= 0;
}

// All colours from the first to the last; of up to eight that come unlike often, each as wide as it
// comes, in twelfths: at most 16 bands in all.
static void default_bands(const reading *of, uint8_t *order, int *count)
{
    enum { PARTS = 12, FEW = 8 };
    const cli_bias_colors *colors = of->colors;
    double sum;
    const bool alike = are_alike(colors, &sum) || colors->count > FEW;
    for (int color = 1; color <= colors->count; color++) {
        const double share = alike ? 1 : colors->weight(colors->set, color) * PARTS / sum;
        const int parts = alike ? 1 : share > 0 && share < 1 ? 1 : (int)(share + 0.5);
        for (int i = 0; i < parts && (alike || *count < PAVE_BIAS_LEVELS); i++)
            order[(*count)++] = (uint8_t)color;
    }
}

// Without blend= bands are mixed as far as those of one entry, however wide each is.
static int make_bands(reading *of, int blend)
{
    uint8_t order[PAVE_WANG_COLORS_MAX + 1];
    int count = 0, runs = 1;
    const int code = of->bands ? read_bands(of, order, &count) : CLI_DONE;
    if (code != CLI_DONE) return code;
    if (!of->bands) default_bands(of, order, &count);
    if (count > PAVE_BIAS_LEVELS)
        return refuse(of,
                      "%d bands: there are 16 levels, so name up to 16 colours by bands=", count);
    for (int i = 1; i < count; i++) runs += order[i] != order[i - 1];
    if (blend < 0) blend = PAVE_BIAS_BLEND * count / runs;
    pave_bias_bands(of->colors->count, order, count, blend < 256 ? blend : 256, of->out->weights);
    return CLI_DONE;
}

// One row of weights, for the levels first..end-1.
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
        return refuse(of, "weights=: a row has zeros alone; give one of its colours more");
    if (color == of->colors->count) return CLI_DONE;
    return refuse(of, "weights=: a row has %d numbers; give one for each of the %d colours", color,
                  of->colors->count);
}

static int read_weights(reading *of)
{
    char *rows[PAVE_BIAS_LEVELS];
    int count = 0, code = CLI_DONE;
    for (char *row = (char *)of->weights, *next; row; row = next) {
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
    if (of->weights && (of->bands || of->blend >= 0))
        return refuse(of, "weights= says all that bands= and blend= say; leave one out");
    of->out->bias.weights = of->out->weights;
    return of->weights ? read_weights(of)
                       : make_bands(of, of->blend < 0 ? -1 : (int)(of->blend * 256 / PERCENT));
}

// ---- Sources ------------------------------------------------------------------------------------

static int refuse_for(const reading *of, bool said, const char *option, const char *what)
{
    return said ? refuse(of, "%s= does nothing for %s; leave it out", option, what) : CLI_DONE;
}

static int open_noise(reading *of, const char *scale, uint64_t seed)
{
    int64_t number = 0;
    pave_bias *bias = &of->out->bias;
    int code = read_number(of, "noise", scale, PAVE_NOISE_SCALE_MIN, PAVE_NOISE_SCALE_MAX, &number);
    if (code == CLI_DONE) code = refuse_for(of, of->has_cells, "cells", "noise");
    if (code == CLI_DONE) code = refuse_for(of, of->has_at, "at", "noise");
    if (code != CLI_DONE) return code;
    bias->kind = PAVE_BIAS_NOISE;
    bias->noise = pave_noise_of(of->seeded ? of->seed : seed, (int32_t)number);
    if (of->has_octaves) bias->noise.octaves = (int32_t)of->octaves;
    if (of->has_rough) bias->noise.roughness = (int32_t)(of->rough * 256 / PERCENT);
    return CLI_DONE;
}

// The brightness of each pixel; of a clear one that of black.
static int open_map(reading *of, const char *path)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    pave_bias *bias = &of->out->bias;
    int code = refuse_for(of, of->has_octaves, "octaves", "a map");
    if (code == CLI_DONE) code = refuse_for(of, of->has_rough, "rough", "a map");
    if (code == CLI_DONE) code = refuse_for(of, of->seeded, "seed", "a map");
    if (code != CLI_DONE) return code;
    char *full = of->out->path;
    if (!full_path(of->file, path, full)) return refuse(of, "the path is too long");
    error.result = pave_tiled_png_read(full, NULL, &pixels, &error);
    if (error.result != PAVE_OK) return report(of, &error);
    const size_t count = (size_t)pixels.width * (size_t)pixels.height;
    of->out->values = malloc(count * sizeof *of->out->values);
    for (size_t i = 0; i < count && of->out->values; i++) {
        const uint8_t *rgba = pixels.rgba + 4 * i;
        const uint32_t light = 299U * rgba[0] + 587U * rgba[1] + 114U * rgba[2];
        of->out->values[i] = (uint16_t)((uint64_t)light * rgba[3] * 65535 / (255000ULL * 255));
    }
    bias->kind = PAVE_BIAS_MAP;
    bias->values = of->out->values;
    bias->width = pixels.width, bias->height = pixels.height;
    bias->x = (int32_t)of->x, bias->y = (int32_t)of->y;
    bias->cells = of->has_cells ? (int32_t)of->cells : 1;
    pave_tiled_pixels_destroy(&pixels);
    return of->out->values ? CLI_DONE : cli_failed("out of memory");
}

// Follows a world; its colours from low to high.
static void follow(reading *of, const pave_world *world, int count)
{
    cli_bias *out = of->out;
    for (int color = 1; color <= count; color++)
        out->color_values[color] =
            (uint16_t)(count > 1 ? (color - 1) * 65535 / (count - 1) : 32768);
    out->bias.kind = PAVE_BIAS_WORLD;
    out->bias.world = world;
    out->bias.color_values = out->color_values;
    out->bias.world_colors = count;
    out->bias.cells = of->has_cells ? (int32_t)of->cells : 16;
}

// The world of a file, as it is without its edits.
static int open_store(reading *of, const char *path)
{
    cli_bias *out = of->out;
    pave_error error = {0};
    if (of->seeded) return refuse(of, "%s is a world with its seed; leave seed= out", path);
    if (pave_store_open(path, (pave_store_way){.writes = false}, NULL, &out->store, &error))
        return report(of, &error);
    follow(of, pave_edits_base(pave_store_edits(out->store)),
           pave_store_def_of(out->store)->tiles->color_count);
    return CLI_DONE;
}

// A built-in set by name, or a file's, or a world file.
static int open_world(reading *of, const char *name, uint64_t seed)
{
    cli_bias *out = of->out;
    pave_builtin which;
    int code = refuse_for(of, of->has_octaves, "octaves", "a world");
    if (code == CLI_DONE) code = refuse_for(of, of->has_rough, "rough", "a world");
    if (code == CLI_DONE) code = refuse_for(of, of->has_at, "at", "a world");
    if (code != CLI_DONE) return code;
    const bool builtin = pave_builtin_read(name, &which) == PAVE_OK;
    if (!full_path(of->file, name, out->path)) return refuse(of, "the path is too long");
    if (strcmp(name, "-") == 0) return refuse(of, "a bias is read from a file; give its name");
    if (!builtin && pave_store_recognizes(out->path)) return open_store(of, out->path);
    code = cli_source_open(builtin ? NULL : out->path, builtin ? name : NULL, (cli_source_wish){0},
                           &out->source);
    const pave_world_def def = {.seed = of->seeded ? of->seed : ~seed};
    if (code == CLI_DONE) code = cli_source_world(&out->source, &def, &out->below);
    if (code != CLI_DONE) return code;
    follow(of, out->below, pave_wang_color_count(out->source.set));
    return CLI_DONE;
}

// ---- All ----------------------------------------------------------------------------------------

int cli_bias_open(const char *text, const char *file, uint64_t seed, const cli_bias_colors *colors,
                  cli_bias *out)
{
    reading of = {.file = file, .colors = colors, .blend = -1, .out = out};
    int code = CLI_DONE;
    if (strlen(text) >= sizeof of.text) return refuse(&of, "the text is too long");
    strcpy(of.text, text);
    char *source = of.text;
    for (char *option = cut(source, ','), *next; option && code == CLI_DONE; option = next) {
        next = cut(option, ',');
        code = read_option(&of, option);
    }
    if (code == CLI_DONE) code = make_weights(&of);
    if (code != CLI_DONE) return code;
    const size_t length = strlen(source);
    if (strncmp(source, "noise:", 6) == 0) return open_noise(&of, source + 6, seed);
    if (strncmp(source, "world:", 6) == 0 && source[6]) return open_world(&of, source + 6, seed);
    if (length > 4 && strcasecmp(source + length - 4, ".png") == 0) return open_map(&of, source);
    return refuse(&of,
                  "\"%s\": give noise:SCALE, FILE.png or world:FILE; a file whose name has a comma "
                  "needs another name",
                  source);
}

void cli_bias_close(cli_bias *bias)
{
    pave_world_destroy(bias->below);
    pave_store_close(bias->store);
    cli_source_close(&bias->source);
    free(bias->values);
    *bias = (cli_bias){0};
}

int cli_bias_spare(const cli_bias *bias, const char *output, const char *path)
{
    const bool map = bias->values && path && cli_same_file(bias->path, path);
    if (!map) return cli_source_spare(&bias->source, output, path);
    return path == output
               ? cli_wrong("-o %s: the bias is read from this file; give another name", output)
               : cli_wrong(
                     "-o %s: would replace %s, from which the bias is read; give another name",
                     output, path);
}

// ---- Texts of other files -----------------------------------------------------------------------

// Where in a text the name of a file begins, and its length; 0 where it names no file.
static size_t find_file(const char *text, size_t *length)
{
    pave_builtin which;
    char name[CLI_BIAS_TEXT];
    const size_t begin = strncmp(text, "world:", 6) == 0 ? 6 : 0;
    *length = strcspn(text + begin, ",");
    snprintf(name, sizeof name, "%.*s", (int)*length, text + begin);
    if (strncmp(text, "noise:", 6) == 0 || (begin && pave_builtin_read(name, &which) == PAVE_OK))
        *length = 0;
    return begin;
}

bool cli_bias_is_there(const char *text, const char *file)
{
    char path[CLI_BIAS_TEXT], name[CLI_BIAS_TEXT];
    size_t length;
    const size_t begin = find_file(text, &length);
    snprintf(name, sizeof name, "%.*s", (int)length, text + begin);
    return length == 0 || (full_path(file, name, path) && access(path, R_OK) == 0);
}

const char *cli_bias_seen_from(const char *text, const char *output, char *out)
{
    size_t length;
    char name[CLI_BIAS_TEXT], up[CLI_BIAS_TEXT] = "";
    if (!text) return NULL;
    const size_t begin = find_file(text, &length), folder = cli_folder_length(output);
    if (length == 0) return text;
    snprintf(name, sizeof name, "%.*s", (int)length, text + begin);
    char *whole = NULL;
    const char *part = output, *end = output + folder;
    if (name[0] != '/' && (output[0] == '/' || strstr(output, "..")))
        whole = realpath(name, NULL); // such a folder cannot be left by counting
    for (; !whole && name[0] != '/' && part < end; part = strchr(part, '/') + 1)
        if (part[0] != '/' && strncmp(part, "./", 2) != 0 && strlen(up) + 4 < sizeof up)
            strcat(up, "../");
    const int size = snprintf(out, CLI_BIAS_TEXT, "%.*s%s%s%s", (int)begin, text, up,
                              whole ? whole : name, text + begin + length);
    free(whole);
    return size < CLI_BIAS_TEXT ? out : text;
}
