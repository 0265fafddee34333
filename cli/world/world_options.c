// cli/world/world_options.c: the options that shape a world: --only, --base, --shares, --patch,
// --connected and --bias.
#include "world_options.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A bias to be opened.
typedef struct opening {
    const char *file; // the file with the property; NULL for an option
    const cli_bias_said *said;
    cli_bias *out;
} opening;

#define refuse_bias(of, ...) cli_refuse((of)->file, "bias", __VA_ARGS__)

// Writes the path of a file named in the text, relative to the working directory. The text of a
// property has paths relative to the file with the property. Returns false if the path is too long.
static bool full_path(const char *file, const char *path, char *out)
{
    const int folder = file && path[0] != '/' ? (int)cli_folder_length(file) : 0;
    return snprintf(out, CLI_BIAS_TEXT, "%.*s%s", folder, file ? file : "", path) < CLI_BIAS_TEXT;
}

// Reports an error of a file, and the property that names the file, if any.
static int report(const opening *of, pave_error *error)
{
    return of->file ? refuse_bias(of, "%s: %s", of->out->path, error->message) : cli_report(error);
}

static int open_map(const opening *of)
{
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    pave_bias *bias = &of->out->bias;
    struct stat about;
    if (of->file && stat(of->out->path, &about) == 0 && !S_ISREG(about.st_mode))
        return refuse_bias(of, "%s: is not a file; give the name of one", of->out->path);
    error.result = pave_tiled_png_read(of->out->path, NULL, &pixels, &error);
    if (error.result != PAVE_OK) return report(of, &error);
    of->out->values =
        malloc((size_t)pixels.width * (size_t)pixels.height * sizeof *of->out->values);
    if (of->out->values) cli_bias_take_map(&pixels, bias->holes, of->out->values);
    bias->values = of->out->values;
    bias->width = pixels.width, bias->height = pixels.height;
    bias->x = of->said->x, bias->y = of->said->y;
    bias->cells = of->said->cells ? of->said->cells : 1;
    pave_tiled_pixels_destroy(&pixels);
    return of->out->values ? CLI_DONE : cli_failed("out of memory");
}

// Converts a terrain to an upright map, by shifting its rows back. If `out` is NULL, finds the
// position and size of the map; otherwise writes its values, 0 for the lowest height and 65535 for
// the highest.
static void lay_heights(const opening *of, const pave_terrain *terrain, uint16_t *out)
{
    const int64_t range = (int64_t)terrain->highest - terrain->lowest + 1;
    pave_bias *bias = &of->out->bias;
    int32_t left = out ? bias->x : INT32_MAX, right = out ? bias->x + bias->width : INT32_MIN;
    for (int32_t y = 0; y < terrain->row_count; y++) {
        const pave_terrain_row *row = &terrain->rows[y];
        const int32_t count = row[1].start - row->start, first = row->q + ((terrain->r + y) >> 1);
        for (int32_t x = left; out && x < right; x++) {
            const int32_t k = x < first ? 0 : x - first < count ? x - first : count - 1;
            const int64_t height = terrain->heights[row->start + k] - (int64_t)terrain->lowest;
            *out++ = (uint16_t)(height * 65535 / range);
        }
        if (!out && first < left) left = first;
        if (!out && first + count > right) right = first + count;
    }
    bias->x = left, bias->y = terrain->r;
    bias->width = right - left, bias->height = terrain->row_count;
}

static int open_terrain(const opening *of)
{
    pave_json_any any;
    pave_error error = {0};
    pave_bias *bias = &of->out->bias;
    if (pave_json_any_read(of->out->path, NULL, NULL, &any, &error)) return report(of, &error);
    int code = any.terrain ? CLI_DONE
                           : refuse_bias(of, "%s: is a %s; give the JSON of a terrain",
                                         of->out->path, pave_word(pave_json_type_words, any.type));
    if (any.terrain) {
        lay_heights(of, any.terrain, NULL);
        of->out->values = malloc((size_t)bias->width * (size_t)bias->height * sizeof(uint16_t));
        if (of->out->values) lay_heights(of, any.terrain, of->out->values);
        code = of->out->values ? CLI_DONE : cli_failed("out of memory");
        bias->values = of->out->values;
        bias->cells = of->said->cells ? of->said->cells : 1;
        const int64_t x = (int64_t)bias->x * bias->cells + of->said->x,
                      y = (int64_t)bias->y * bias->cells + of->said->y;
        if (code == CLI_DONE && (llabs(x) > PAVE_COORDINATE_MAX || llabs(y) > PAVE_COORDINATE_MAX))
            code = refuse_bias(of, "%s: too large: its coordinates exceed %d; give fewer cells",
                               of->out->path, PAVE_COORDINATE_MAX);
        bias->x = (int32_t)x, bias->y = (int32_t)y;
    }
    pave_json_any_release(&any);
    return code;
}

// Makes the bias follow a world, whose colours are ordered from low to high.
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

// Opens the world of a file without its edits.
static int open_store(const opening *of)
{
    cli_bias *out = of->out;
    pave_error error = {0};
    if (of->said->seeded)
        return refuse_bias(of, "%s is a world file with its own seed; leave seed= out",
                           of->said->name);
    if (pave_store_open(out->path, (pave_store_way){.writes = false}, NULL, &out->store, &error))
        return report(of, &error);
    follow(of, pave_edits_base(pave_store_edits(out->store)),
           pave_store_def_of(out->store)->tiles->color_count);
    return CLI_DONE;
}

// Opens the world of a built-in set, a tile-set file or a world file.
static int open_world(const opening *of, uint64_t seed)
{
    cli_bias *out = of->out;
    const char *name = of->said->name;
    const bool builtin = pave_word_number(pave_builtin_words, name) >= 0;
    if (strcmp(name, "-") == 0) return refuse_bias(of, "a bias is read from a file; give its name");
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

// ---- Opening a bias ----------------------------------------------------------------------------

/// Reads the text and opens the files and worlds that it names. `file` is the file with the
/// property, or NULL for an option; `seed` is used for noise and for worlds whose text has no seed.
/// Returns CLI_DONE, or an exit code after a message.
static int open_bias(const char *text, const char *file, uint64_t seed, const cli_colors *colors,
                     cli_bias *out)
{
    cli_bias_said said;
    const opening of = {file, &said, out};
    const int code = cli_bias_read(text, file, colors, &said);
    if (code != CLI_DONE) return code;
    memcpy(out->weights, said.weights, sizeof out->weights);
    out->bias = (pave_bias){
        .kind = said.kind, .weights = out->weights, .noise = said.noise, .holes = said.holes};
    if (!said.seeded) out->bias.noise.seed = seed;
    if (said.kind == PAVE_BIAS_NOISE) return CLI_DONE;
    if (!full_path(file, said.name, out->path)) return refuse_bias(&of, "the path is too long");
    const int opened = said.terrain                 ? open_terrain(&of)
                       : said.kind == PAVE_BIAS_MAP ? open_map(&of)
                                                    : open_world(&of, seed);
    return opened == CLI_DONE ? cli_note_input(out->path, "the bias is read from") : opened;
}

void cli_bias_close(cli_bias *bias)
{
    pave_world_destroy(bias->below);
    pave_store_close(bias->store);
    grid_cache_release(&bias->masks);
    cli_source_close(&bias->source);
    free(bias->values);
    *bias = (cli_bias){0};
}

// ---- Paths in texts ----------------------------------------------------------------------------

static const char keep_text[] = ",keep="; // part of the text of --connected

// Finds the name of a file in the text: its offset and length; the length is 0 if the text names no
// file.
static size_t find_file(const char *text, size_t *length)
{
    char name[CLI_BIAS_TEXT];
    const char *keep = strstr(text, keep_text);
    const size_t begin = keep                                ? (size_t)(keep - text) + 6
                         : strncmp(text, "world:", 6) == 0   ? 6
                         : strncmp(text, "terrain:", 8) == 0 ? 8
                                                             : 0;
    *length = strcspn(text + begin, ",");
    snprintf(name, sizeof name, "%.*s", (int)*length, text + begin);
    if (strncmp(text, "noise:", 6) == 0 ||
        (begin && !keep && pave_word_number(pave_builtin_words, name) >= 0))
        *length = 0;
    return begin;
}

static bool file_is_there(const char *text, const char *file)
{
    char path[CLI_BIAS_TEXT], name[CLI_BIAS_TEXT];
    size_t length;
    const size_t begin = find_file(text, &length);
    snprintf(name, sizeof name, "%.*s", (int)length, text + begin);
    return length == 0 || (full_path(file, name, path) && access(path, R_OK) == 0);
}

bool cli_wishes_are_there(const cli_wishes *wishes)
{
    const char *connected = wishes->connected;
    return (!wishes->bias || file_is_there(wishes->bias, wishes->file)) &&
           (!connected || !strstr(connected, keep_text) || file_is_there(connected, wishes->file));
}

const char *cli_connected_seen_from(const char *text, const char *output, char *out)
{
    return text && strstr(text, keep_text) ? cli_bias_seen_from(text, output, out) : text;
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
        whole = realpath(name, NULL); // the number of parent folders is unknown
    for (; !whole && name[0] != '/' && part < end; part = strchr(part, '/') + 1)
        if (part[0] != '/' && strncmp(part, "./", 2) != 0 && strlen(up) + 4 < sizeof up)
            strcat(up, "../");
    const int size = snprintf(out, CLI_BIAS_TEXT, "%.*s%s%s%s", (int)begin, text, up,
                              whole ? whole : name, text + begin + length);
    free(whole);
    return size < CLI_BIAS_TEXT ? out : text;
}

// ---- Options ------------------------------------------------------------------------------------

enum { WORD_SIZE = 1024 };

// ---- Errors -------------------------------------------------------------------------------------

// An option: its name and its source.
typedef struct wish {
    const char *name, *file; // file: the file with the property; NULL: an option
} wish;

static wish wish_of(const cli_wishes *wishes, const char *name, bool typed)
{
    return (wish){.name = name, .file = typed ? NULL : wishes->file};
}

#define refuse(of, ...) cli_refuse((of)->file, (of)->name, __VA_ARGS__)

// ---- Colours ------------------------------------------------------------------------------------

// Reads the next word of a comma-separated text. Returns false after the last.
static bool next_word(const char **text, char *word)
{
    const char *end = *text + strcspn(*text, ",");
    size_t length = (size_t)(end - *text);
    if (**text == '\0') return false;
    if (length >= WORD_SIZE) length = WORD_SIZE - 1;
    memcpy(word, *text, length);
    word[length] = '\0';
    *text = *end ? end + 1 : end;
    return true;
}

static int refuse_absent(const wish *of, int color, const char *word)
{
    return color == 0 ? refuse(of,
                               "%s: no tile of the set has an unset place, so no cell is empty; "
                               "give one of its colours",
                               word)
                      : refuse(of, "no tile of the set has the colour %s; leave it out", word);
}

// ---- --only ------------------------------------------------------------------------------------

static int read_only(const wish *of, const cli_source *source, const char *text, uint8_t *colors,
                     int *count)
{
    cli_colors all;
    char word[WORD_SIZE];
    int color;
    *count = 0;
    cli_source_colors(source, true, &all);
    while (next_word(&text, word)) {
        const int code = cli_color_read(&all, of->file, of->name, word, &color);
        if (code != CLI_DONE) return code;
        for (int i = 0; i < *count; i++)
            if (colors[i] == color) return refuse(of, "%s is given twice; give it once", word);
        if (!cli_source_has_color(source, color)) return refuse_absent(of, color, word);
        colors[(*count)++] = (uint8_t)color;
    }
    return CLI_DONE;
}

int cli_wishes_narrow(const cli_wishes *wishes, cli_source *source)
{
    const wish of = wish_of(wishes, "only", wishes->only_typed);
    uint8_t colors[PAVE_WANG_COLORS_MAX + 1], numbers[PAVE_WANG_COLORS_MAX + 1] = {0};
    int count, numbered = 0;
    if (!wishes->only) return CLI_DONE;
    const int code = read_only(&of, source, wishes->only, colors, &count);
    if (code != CLI_DONE) return code;
    for (int i = 0; i < count; i++)
        if (colors[i] > 0) numbers[++numbered] = colors[i];
    pave_wang_set *part = NULL;
    pave_error error = {0};
    if (pave_wang_create_part(source->set, colors, count, NULL, &part, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory")
                                              : refuse(&of, "%s", error.message);
    pave_wang_destroy(source->set);
    source->set = part;
    memcpy(source->numbers, numbers, sizeof numbers);
    return CLI_DONE;
}

// ---- --base, --shares, --patch -----------------------------------------------------------------

// Converts a colour of the file to one of source->set.
static int read_own_color(const wish *of, const cli_source *source, const char *word, int *out)
{
    cli_colors all;
    int number, own = 0;
    cli_source_colors(source, true, &all);
    const int code = cli_color_read(&all, of->file, of->name, word, &number);
    const int count = pave_wang_color_count(source->set);
    if (code != CLI_DONE) return code;
    if (number > 0)
        for (own = 1; own <= count && cli_source_color(source, own) != number;) own++;
    if (own > count) return refuse(of, "colour %s is not in --only; add it there", word);
    if (!cli_source_has_color(source, own)) return refuse_absent(of, own, word);
    *out = own;
    return CLI_DONE;
}

static int read_shares(const wish *of, const cli_source *source, const char *text, double *shares)
{
    bool said[PAVE_WANG_COLORS_MAX + 1] = {false};
    char word[WORD_SIZE];
    int color;
    for (int i = 0; i <= PAVE_WANG_COLORS_MAX; i++) shares[i] = 1;
    while (next_word(&text, word)) {
        char *equals = strrchr(word, '=');
        double share;
        if (!equals || cli_read_decimal(equals + 1, &share) != CLI_READ || share < 0)
            return refuse(of, "\"%s\" is not a share; give COLOR=N, such as grass=3", word);
        *equals = '\0';
        const int code = read_own_color(of, source, word, &color);
        if (code != CLI_DONE) return code;
        if (said[color]) return refuse(of, "%s is given twice; give it once", word);
        said[color] = true;
        shares[color] = share;
    }
    for (color = 0; color <= pave_wang_color_count(source->set); color++)
        if (shares[color] > 0 && cli_source_has_color(source, color)) return CLI_DONE;
    return refuse(of, "all shares are 0; give at least one colour more");
}

int cli_wishes_fill_in(const cli_wishes *wishes, const cli_source *source, double *shares,
                       pave_world_def *def)
{
    int code = CLI_DONE, base = 0;
    if (cli_wishes_any(wishes) && def->method == PAVE_WORLD_AUTO) def->method = PAVE_WORLD_BLOCKS;
    if (cli_wishes_any(wishes) && def->method != PAVE_WORLD_BLOCKS)
        return cli_wrong("--base, --shares and --patch: only method blocks uses them; leave them "
                         "out, or --method");
    def->patch = (int)wishes->patch;
    if (wishes->base) {
        const wish of = wish_of(wishes, "base", wishes->base_typed);
        code = read_own_color(&of, source, wishes->base, &base);
        def->base = base ? base : PAVE_WANG_UNSET;
    }
    if (!wishes->shares || code != CLI_DONE) return code;
    const wish of = wish_of(wishes, "shares", wishes->shares_typed);
    def->shares = shares;
    return read_shares(&of, source, wishes->shares, shares);
}

int cli_wishes_follow(const cli_wishes *wishes, const cli_colors *colors, cli_bias *out,
                      pave_world_def *def)
{
    if (!wishes->bias) return CLI_DONE;
    const char *file = wishes->bias_typed ? NULL : wishes->file;
    const int code = open_bias(wishes->bias, file, def->seed, colors, out);
    if (code == CLI_DONE) def->bias = &out->bias;
    return code;
}

// ---- --connected -------------------------------------------------------------------------------

static int pass(const wish *of, const cli_colors *colors, const char *word, bool *passable)
{
    int color;
    const int code = cli_color_read(colors, of->file, of->name, word, &color);
    if (code != CLI_DONE) return code;
    if (color == 0) return refuse(of, "unset cannot be passed; leave %s out", word);
    if (passable[color]) return refuse(of, "%s is given twice; give it once", word);
    passable[color] = true;
    return CLI_DONE;
}

static int read_percent(const wish *of, const char *text, double *share)
{
    int64_t number;
    if (cli_read_number(text, 0, 100, &number) != CLI_READ)
        return refuse(of, "\"%s\" is not a percentage; give 0 to 100", text);
    *share = (double)number / 100;
    return CLI_DONE;
}

static int read_dead_ends(const wish *of, const char *text, cli_connection *out)
{
    double left = 0;
    const int code = read_percent(of, text, &left);
    if (code == CLI_DONE) out->opened = 1 - left;
    return code;
}

// Reads a word of the text: a colour, several colours separated by /, solid=PERCENT,
// dead-ends=PERCENT, mesh=UNITS, or keep=MASK.
static int read_connected(const wish *of, const cli_colors *colors, char *word, cli_connection *out)
{
    int64_t number = 0;
    if (strncmp(word, "solid=", 6) == 0) return read_percent(of, word + 6, &out->solid);
    if (strncmp(word, "dead-ends=", 10) == 0) return read_dead_ends(of, word + 10, out);
    if (strncmp(word, "mesh=", 5) == 0) {
        if (cli_read_number(word + 5, PAVE_WORLD_MESH_MIN, PAVE_WORLD_MESH_MAX, &number) !=
            CLI_READ)
            return refuse(of, "%s: must be an integer from %d to %d", word, PAVE_WORLD_MESH_MIN,
                          PAVE_WORLD_MESH_MAX);
        out->mesh = (int)number;
        return CLI_DONE;
    }
    if (strncmp(word, "keep=", 5) == 0)
        return full_path(of->file, word + 5, out->keep) ? CLI_DONE
                                                        : refuse(of, "the path is too long");
    int code = CLI_DONE, meant[2];
    // A name may contain a slash, such as dirt/grass.
    const bool whole = cli_color_find(colors, word, meant) == 1;
    for (char *part = word; part && code == CLI_DONE;) {
        char *slash = whole ? NULL : strchr(part, '/');
        if (slash) *slash = '\0';
        code = pass(of, colors, part, out->passable);
        part = slash ? slash + 1 : NULL;
    }
    return code;
}

// If no colour is named, uses the passable colours of a built-in set.
static int pass_known(const wish *of, const cli_colors *colors, cli_connection *out)
{
    for (int i = 1; i <= colors->count; i++)
        if (out->passable[i]) return CLI_DONE;
    if (of->file)
        return refuse(of, "includes no passable colour; give one, such as %s",
                      cli_color_name(colors, colors->count));
    if (!colors->passable)
        return refuse(of, "the set does not define passable colours; give them, such as --%s=%s",
                      of->name, cli_color_name(colors, colors->count));
    for (int i = 1; i <= colors->count; i++) out->passable[i] = colors->list[i].passable;
    return CLI_DONE;
}

void cli_connection_spell(const cli_colors *colors, cli_connection *out)
{
    char word[WORD_SIZE], text[CLI_BIAS_TEXT] = "";
    size_t used = 0;
    for (int i = 1; i <= colors->count; i++) {
        const char *own = colors->list[i].name;
        int meant[2];
        if (!out->passable[i]) continue;
        snprintf(word, sizeof word, "#%d", i);
        if (own && !strpbrk(own, ",/=") && cli_color_find(colors, own, meant) == 1)
            snprintf(word, sizeof word, "%s", own);
        if (used < sizeof text)
            used +=
                (size_t)snprintf(text + used, sizeof text - used, "%s%s", used ? "/" : "", word);
    }
    char solid[24] = "", ends[24] = "", mesh[24] = "";
    if (out->solid > 0) snprintf(solid, sizeof solid, ",solid=%.0f", out->solid * 100);
    if (out->opened > 0) snprintf(ends, sizeof ends, ",dead-ends=%.0f", (1 - out->opened) * 100);
    if (out->mesh > 0) snprintf(mesh, sizeof mesh, ",mesh=%d", out->mesh);
    snprintf(out->text, sizeof out->text, "%.*s%s%s%s%s%s", CLI_BIAS_TEXT - 72, text, solid, ends,
             mesh, out->keep[0] ? keep_text : "", out->keep);
}

int cli_read_connection(const char *file, const char *name, const char *text,
                        const cli_colors *colors, cli_connection *out)
{
    const wish of = {.name = name, .file = file};
    char word[WORD_SIZE];
    int code = CLI_DONE;
    *out = (cli_connection){.mesh = 0};
    while (code == CLI_DONE && next_word(&text, word))
        code = read_connected(&of, colors, word, out);
    if (code == CLI_DONE) code = pass_known(&of, colors, out);
    if (code == CLI_DONE) cli_connection_spell(colors, out);
    return code;
}

static bool is_kept(void *context, pave_cell cell)
{
    const pave_mask *mask = context;
    const int64_t index = pave_window_index(mask->window, cell);
    return index >= 0 && pave_mask_cell(mask, index);
}

// Opens the mask of kept cells.
static int keep(const wish *of, const cli_connection *from, cli_bias *held, pave_world_def *def)
{
    grid_answer answer = {0};
    if (!from->keep[0]) return CLI_DONE;
    const grid_ground_options options = {.on = from->keep};
    const pave_store_ground *on = grid_cache_ground(
        &held->masks, &options, def->tiling ? def->tiling : pave_tiling_square(), &answer);
    const pave_mask *mask = on ? on->closed : NULL;
    int code = mask ? cli_note_input(from->keep, "what is kept is read from")
                    : refuse(of, "%s", answer.error);
    // The cause is the file, not the arguments.
    if (!mask && answer.code == CLI_FAILED) code = CLI_FAILED;
    grid_answer_release(&answer);
    if (code != CLI_DONE) return code;
    def->keep = is_kept;
    def->keep_context = (pave_mask *)mask; // not modified
    def->keep_id = PAVE_HASH_START;
    for (int64_t i = 0; i < mask->window->count; i++) {
        const pave_cell cell = pave_window_cell(mask->window, i);
        const uint32_t words[] = {(uint32_t)cell.q, (uint32_t)cell.r, (uint32_t)cell.s};
        if (pave_mask_cell(mask, i)) def->keep_id = pave_hash(def->keep_id, words, 3);
    }
    return CLI_DONE;
}

int cli_wishes_connect(const cli_wishes *wishes, const cli_colors *colors, pave_wang_kind kind,
                       cli_bias *held, cli_connection *out, pave_world_def *def)
{
    const wish of = wish_of(wishes, "connected", wishes->connected_typed);
    const bool corners = kind == PAVE_WANG_CORNER;
    if (!wishes->connected && (wishes->solid || wishes->mesh || wishes->dead_ends || wishes->keep))
        return cli_wrong("--solid, --dead-ends, --mesh and --keep are for connected worlds; give "
                         "--connected");
    if (!wishes->connected) return CLI_DONE;
    if (def->method != PAVE_WORLD_AUTO && def->method != PAVE_WORLD_FEATURE)
        return refuse(&of, "worlds of method %s cannot be connected; choose feature",
                      pave_word(pave_world_method_words, def->method));
    const wish of_ends = {.name = "dead-ends"};
    int code = cli_read_connection(of.file, of.name, wishes->connected, colors, out);
    if (code == CLI_DONE && wishes->dead_ends)
        code = read_dead_ends(&of_ends, wishes->dead_ends, out);
    if (code != CLI_DONE) return code;
    if (wishes->solid) out->solid = (double)wishes->solid / 100;
    if (wishes->mesh) out->mesh = (int)wishes->mesh;
    if (wishes->keep &&
        snprintf(out->keep, sizeof out->keep, "%s", wishes->keep) >= (int)sizeof out->keep)
        return cli_wrong("--keep: the path is too long");
    if (corners && (out->solid > 0 || out->opened > 0))
        return cli_wrong("--solid and --dead-ends are for sets of edges; leave them out");
    if (!corners && (out->mesh > 0 || out->keep[0]) && out->solid <= 0)
        return cli_wrong("--%s: without --solid there is no rock; give --solid",
                         out->mesh > 0 ? "mesh" : "keep");
    cli_connection_spell(colors, out);
    def->passable = out->passable;
    def->solid = out->solid;
    def->opened = out->opened;
    def->mesh = out->mesh;
    const wish of_keep = {.name = wishes->keep ? "keep" : of.name,
                          .file = wishes->keep ? NULL : of.file};
    return keep(&of_keep, out, held, def);
}

// ---- Properties of maps ------------------------------------------------------------------------

bool cli_wishes_any(const cli_wishes *wishes)
{
    return wishes->base || wishes->shares || wishes->patch > 0;
}

static void add_property(cli_wishes_properties *out, const char *name, const char *value)
{
    if (value) out->list[out->count++] = (pave_tiled_said){.name = name, .value = value};
}

void cli_wishes_write(const cli_wishes *wishes, const char *output, cli_wishes_properties *out)
{
    *out = (cli_wishes_properties){0};
    snprintf(out->patch, sizeof out->patch, "%d", (int)wishes->patch);
    add_property(out, "only", wishes->only);
    add_property(out, "base", wishes->base);
    add_property(out, "shares", wishes->shares);
    add_property(out, "bias", cli_bias_seen_from(wishes->bias, output, out->bias));
    add_property(out, "connected",
                 cli_connected_seen_from(wishes->connected, output, out->connected));
    if (wishes->patch == 0) return;
    add_property(out, "patch", out->patch);
    out->list[out->count - 1].whole = true;
}

void cli_wishes_merge(cli_wishes *wishes, const cli_wishes *of_file)
{
    wishes->only_typed = wishes->only != NULL;
    wishes->base_typed = wishes->base != NULL;
    wishes->shares_typed = wishes->shares != NULL;
    wishes->bias_typed = wishes->bias != NULL;
    wishes->connected_typed = wishes->connected != NULL;
    if (!wishes->only) wishes->only = of_file->only;
    if (!wishes->base) wishes->base = of_file->base;
    if (!wishes->shares) wishes->shares = of_file->shares;
    if (!wishes->bias) wishes->bias = of_file->bias;
    if (!wishes->connected) wishes->connected = of_file->connected;
    if (!wishes->patch) wishes->patch = of_file->patch;
    wishes->file = of_file->file;
}
