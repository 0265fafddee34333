// cli/world/bias_option.c: opens what the text of --bias names.
#include "bias_option.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What is opened.
typedef struct opening {
    const char *file; // whose property the text is; NULL: an option
    const cli_bias_said *said;
    cli_bias *out;
} opening;

#define refuse(of, ...) cli_refuse((of)->file, "bias", __VA_ARGS__)

// The path of a file that a text names, as seen from the working directory: that of a property is
// as seen from its file. False: it is too long.
static bool full_path(const char *file, const char *path, char *out)
{
    const int folder = file && path[0] != '/' ? (int)cli_folder_length(file) : 0;
    return snprintf(out, CLI_BIAS_TEXT, "%.*s%s", folder, file ? file : "", path) < CLI_BIAS_TEXT;
}

// What went wrong with a file that a property names is said of the property.
static int report(const opening *of, pave_error *error)
{
    return of->file ? refuse(of, "%s: %s", of->out->path, error->message) : cli_report(error);
}

static int open_map(const opening *of)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    pave_bias *bias = &of->out->bias;
    struct stat about;
    if (of->file && stat(of->out->path, &about) == 0 && !S_ISREG(about.st_mode))
        return refuse(of, "%s: is not a file; name one", of->out->path);
    error.result = pave_tiled_png_read(of->out->path, NULL, &pixels, &error);
    if (error.result != PAVE_OK) return report(of, &error);
    of->out->values =
        malloc((size_t)pixels.width * (size_t)pixels.height * sizeof *of->out->values);
    if (of->out->values) cli_bias_take_map(&pixels, of->out->values);
    bias->values = of->out->values;
    bias->width = pixels.width, bias->height = pixels.height;
    bias->x = of->said->x, bias->y = of->said->y;
    bias->cells = of->said->cells ? of->said->cells : 1;
    pave_tiled_pixels_destroy(&pixels);
    return of->out->values ? CLI_DONE : cli_failed("out of memory");
}

// Follows a world; its colours from low to high.
static void follow(const opening *of, const pave_world *world, int count)
{
    cli_bias *out = of->out;
    for (int color = 1; color <= count; color++)
        out->color_values[color] =
            (uint16_t)(count > 1 ? (color - 1) * 65535 / (count - 1) : 32768);
    out->bias.world = world;
    out->bias.color_values = out->color_values;
    out->bias.world_colors = count;
    out->bias.cells = of->said->cells ? of->said->cells : 16;
}

// The world of a file, as it is without its edits.
static int open_store(const opening *of)
{
    cli_bias *out = of->out;
    pave_error error = {0};
    if (of->said->seeded)
        return refuse(of, "%s is a world with its seed; leave seed= out", of->said->name);
    if (pave_store_open(out->path, (pave_store_way){.writes = false}, NULL, &out->store, &error))
        return report(of, &error);
    follow(of, pave_edits_base(pave_store_edits(out->store)),
           pave_store_def_of(out->store)->tiles->color_count);
    return CLI_DONE;
}

// A built-in set by name, or a file's, or a world file.
static int open_world(const opening *of, uint64_t seed)
{
    cli_bias *out = of->out;
    const char *name = of->said->name;
    pave_builtin which;
    const bool builtin = pave_builtin_read(name, &which) == PAVE_OK;
    if (strcmp(name, "-") == 0) return refuse(of, "a bias is read from a file; give its name");
    if (!builtin && pave_store_recognizes(out->path)) return open_store(of);
    int code = cli_source_open(builtin ? NULL : out->path, builtin ? name : NULL,
                               (cli_source_wish){0}, &out->source);
    out->below_seed = of->said->seeded ? of->said->seed : ~seed;
    const pave_world_def def = {.seed = out->below_seed};
    if (code == CLI_DONE) code = cli_source_world(&out->source, &def, &out->below);
    if (code != CLI_DONE) return code;
    follow(of, out->below, pave_wang_color_count(out->source.set));
    return CLI_DONE;
}

// ---- All ----------------------------------------------------------------------------------------

int cli_bias_open(const char *text, const char *file, uint64_t seed, const cli_bias_colors *colors,
                  cli_bias *out)
{
    cli_bias_said said;
    const opening of = {file, &said, out};
    const int code = cli_bias_read(text, file, colors, &said);
    if (code != CLI_DONE) return code;
    memcpy(out->weights, said.weights, sizeof out->weights);
    out->bias = (pave_bias){.kind = said.kind, .weights = out->weights, .noise = said.noise};
    if (said.kind == PAVE_BIAS_NOISE) {
        if (!said.seeded) out->bias.noise.seed = seed;
        return CLI_DONE;
    }
    if (!full_path(file, said.name, out->path)) return refuse(&of, "the path is too long");
    const int opened = said.kind == PAVE_BIAS_MAP ? open_map(&of) : open_world(&of, seed);
    return opened == CLI_DONE ? cli_note_input(out->path, "the bias is read from") : opened;
}

void cli_bias_close(cli_bias *bias)
{
    pave_world_destroy(bias->below);
    pave_store_close(bias->store);
    cli_source_close(&bias->source);
    free(bias->values);
    *bias = (cli_bias){0};
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
