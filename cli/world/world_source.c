// cli/world/world_source.c: opens the world that a command's options describe, with the pictures of
// its tiles.
#include "world_source.h"

#include <pave/picture.h>

#include <stdlib.h>
#include <string.h>

// ---- Cells --------------------------------------------------------------------------------------

const char *cli_named_world_form(const cli_named_world *ground)
{
    if (ground->on_multigrid) return "Q,R,S, such as 3,-2,5";
    if (ground->tiling->letters) return "Q,R,L or Q,R,R, such as -3,2,L";
    return ground->tiling->face_count > 1 ? "Q,R,S, such as -3,2,0" : "X,Y, such as -3,2";
}

static const char *read_rhomb(const cli_named_world *ground, const char *text, pave_cell *out)
{
    const pave_result result = grid_rhomb_read(&ground->multigrid, text, out);
    return result == PAVE_OK ? NULL : result == PAVE_RANGE ? "is out of range" : "is not a place";
}

const char *cli_named_world_read(const cli_named_world *ground, const char *text, pave_cell *out)
{
    if (ground->on_multigrid) return read_rhomb(ground, text, out);
    const pave_result result = pave_tiling_face_read(ground->tiling, text, out);
    if (result == PAVE_RANGE) return "is out of range";
    if (result == PAVE_OK) return NULL;
    int q, r, s, used = 0; // accepts q,r,s although faces are written as letters
    if (ground->tiling->letters && sscanf(text, "%d,%d,%d%n", &q, &r, &s, &used) == 3 &&
        text[used] == '\0' && pave_tiling_cell_valid(ground->tiling, (pave_cell){q, r, s})) {
        *out = (pave_cell){q, r, s};
        return NULL;
    }
    if (ground->tiling->face_count == 1 && cli_read_place(text, out) == CLI_READ) return NULL;
    return "is not a place";
}

int cli_named_world_cell(const cli_named_world *ground, const char *text, pave_cell *out)
{
    const char *wrong = cli_named_world_read(ground, text, out);
    if (!wrong) return CLI_DONE;
    if (strcmp(wrong, "is not a place") == 0)
        return cli_wrong("\"%s\" is not a place; give %s", text, cli_named_world_form(ground));
    if (ground->on_multigrid)
        return cli_wrong("%s is out of range; cells of %s are within %d of the origin", text,
                         ground->kind->name, PAVE_MULTIGRID_FAR);
    return cli_wrong("%s is out of range; coordinates go from -%d to %d", text, PAVE_COORDINATE_MAX,
                     PAVE_COORDINATE_MAX);
}

const char *cli_named_world_text(const cli_named_world *ground, pave_cell cell, char *out)
{
    if (!ground->on_multigrid) return pave_tiling_face_text(ground->tiling, cell, out);
    snprintf(out, PAVE_TILING_TEXT_SIZE, "%d,%d,%d", (int)cell.q, (int)cell.r, (int)cell.s);
    return out;
}

// ---- Sets ---------------------------------------------------------------------------------------

static int open_builtin_sets(const cli_named_world_options *options, cli_named_world *out)
{
    const int code = cli_builtin_read(options->set, &out->theme);
    if (code != CLI_DONE) return code;
    out->name = pave_word(pave_builtin_words, out->theme);
    for (int32_t s = 0; s < out->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(out->tiling, s);
        pave_error error = {0};
        if (sides > PAVE_WANG_SIDES_MAX)
            return cli_wrong("--grid: face %d has %d sides; tiles have at most %d", (int)s, sides,
                             PAVE_WANG_SIDES_MAX);
        pave_wang_set **set = &out->by_sides[sides];
        if (!*set && pave_builtin_create_sides(out->theme, sides, NULL, set, &error) != PAVE_OK)
            return cli_report(&error);
        out->sets[s] = *set;
    }
    return CLI_DONE;
}

// Returns the file's face whose tiles are used for a face of the grid: the face with the same index
// if the numbers of faces are equal, otherwise the first with the same number of sides. With --set
// only the selected face is considered. -1 if no face fits.
static int32_t find_face(const pave_json_wang *file, int32_t chosen, const pave_tiling *tiling,
                         int32_t face)
{
    const int sides = pave_tiling_side_count(tiling, face);
    if (chosen >= 0) return file->faces[chosen].sides == sides ? chosen : -1;
    if (file->face_count == tiling->face_count && file->faces[face].sides == sides) return face;
    for (int32_t i = 0; i < file->face_count; i++)
        if (file->faces[i].sides == sides) return i;
    return -1;
}

// `3, 4 and 6`: the sides of a file's tiles. `out` must hold at least `size` characters.
static const char *list_sides(const pave_json_wang *file, char *out, size_t size)
{
    bool has[PAVE_WANG_SIDES_MAX + 1] = {false};
    int left = 0;
    out[0] = '\0';
    for (int32_t i = 0; i < file->face_count; i++) {
        left += !has[file->faces[i].sides];
        has[file->faces[i].sides] = true;
    }
    for (int n = 0; n <= PAVE_WANG_SIDES_MAX; n++) {
        if (!has[n]) continue;
        const size_t used = strlen(out);
        left--;
        snprintf(out + used, size - used, "%d%s", n, left > 1 ? ", " : left == 1 ? " and " : "");
    }
    return out;
}

static int refuse_face(const cli_named_world *ground, int32_t face)
{
    char sides[64];
    return cli_wrong("%s: has tiles of %s sides, but face %d of the grid %s has %d; add tiles for "
                     "it, or choose another --grid",
                     ground->source.name, list_sides(ground->source.file, sides, sizeof sides),
                     (int)face, ground->tiling->name ? ground->tiling->name : "of the file",
                     pave_tiling_side_count(ground->tiling, face));
}

// Opens the set of squares, with its pictures.
static int open_square_set(const cli_named_world_options *options, cli_source_wish wish,
                           cli_named_world *out)
{
    const char *set = options->set;
    char number[16];
    if (!set && !out->source.name && options->method == PAVE_WORLD_APERIODIC)
        // The garden was made for this method.
        set = pave_word(pave_builtin_words, PAVE_BUILTIN_GARDEN);
    if (out->source.file) {
        int32_t chosen;
        const int code = cli_source_face(&out->source, options->set, &chosen);
        if (code != CLI_DONE) return code;
        const int32_t face = find_face(out->source.file, chosen, out->tiling, 0);
        if (face < 0) return refuse_face(out, 0);
        snprintf(number, sizeof number, "%d", (int)face);
        set = number;
    }
    int code = cli_source_go_on(set, wish, &out->source);
    if (code == CLI_DONE) code = cli_wishes_narrow(&options->wishes, &out->source);
    if (code != CLI_DONE) return code;
    out->name = out->source.builtin ? out->source.name : out->source.wangset->name;
    if (out->source.builtin) out->theme = out->source.which;
    for (int32_t s = 0; s < (out->on_multigrid ? out->multigrid.pair_count : 1); s++)
        out->sets[s] = out->source.set;
    return CLI_DONE;
}

// Opens the sets of pave's own tile-set file for the faces of the grid.
static int open_file_sets(const cli_named_world_options *options, cli_named_world *out)
{
    const pave_json_wang *file = out->source.file;
    int32_t chosen;
    int code = cli_source_note(&out->source);
    if (code == CLI_DONE) code = cli_source_face(&out->source, options->set, &chosen);
    if (code != CLI_DONE) return code;
    out->name = file->name && *file->name ? file->name : out->source.name;
    out->source.face = chosen > 0 ? chosen : 0;
    for (int32_t s = 0; s < out->tiling->face_count; s++) {
        pave_error error = {0};
        const int32_t face = find_face(file, chosen, out->tiling, s);
        if (face < 0) return refuse_face(out, s);
        if (!out->by_face[face] &&
            pave_json_wang_create(file, face, NULL, &out->by_face[face], &error) != PAVE_OK)
            return cli_report_in(out->source.name, &error);
        out->sets[s] = out->by_face[face];
        out->faces[s] = face;
    }
    return CLI_DONE;
}

// Rejects a file of Tiled if the grid is not of squares. Errors in the file are reported first.
static int refuse_squares(const cli_named_world_options *options, cli_source_wish wish,
                          cli_named_world *out)
{
    const int code = cli_source_go_on(options->set, wish, &out->source);
    return code == CLI_DONE
               ? cli_wrong(
                     "%s: Tiled's tile sets are for squares only; for the grid %s give a .json "
                     "tile set of pave, or no file",
                     out->source.name, out->tiling->name)
               : code;
}

// ---- Colours ------------------------------------------------------------------------------------

// Takes the colours from the file or the built-in set.
static void take_colors(cli_named_world *out)
{
    const pave_json_wang *file = out->source.file;
    cli_colors *colors = &out->colors;
    bool said = false;
    if (out->source.wangset) {
        cli_source_colors(&out->source, false, colors);
    } else {
        *colors = (cli_colors){.count = pave_wang_color_count(out->sets[0]),
                               .passable = cli_named_world_is_builtin(out)};
        for (int c = 1; c <= colors->count; c++)
            colors->list[c] =
                cli_named_world_is_builtin(out)
                    ? (cli_color){pave_builtin_color_name(out->theme, c),
                                  pave_builtin_color_rgb(out->theme, c) << 8 | 255,
                                  pave_builtin_color_weight(out->theme, c),
                                  pave_builtin_color_passable(out->theme, c)}
                    : (cli_color){file->colors[c - 1].name, file->colors[c - 1].rgb << 8 | 255,
                                  file->colors[c - 1].weight, false};
    }
    for (int c = 1; c <= colors->count; c++) said = said || colors->list[c].rgba > 255;
    for (int c = 1; c <= colors->count && !said; c++)
        colors->list[c].rgba = pave_picture_color(PAVE_PICTURE_LANDS, c - 1);
}

static int open_sets(const cli_named_world_options *options, cli_source_wish wish,
                     cli_named_world *out)
{
    const bool square = out->on_multigrid || cli_named_world_is_square(out);
    const int code = square             ? open_square_set(options, wish, out)
                     : out->source.file ? open_file_sets(options, out)
                     : out->source.name ? refuse_squares(options, wish, out)
                                        : open_builtin_sets(options, out);
    if (code == CLI_DONE) take_colors(out);
    return code;
}

int cli_named_world_passable(cli_named_world *ground, const char *text)
{
    const cli_colors *colors = &ground->colors;
    if (text) return cli_read_connection(NULL, "passable", text, colors, &ground->connection);
    const bool *own =
        ground->store ? pave_store_def_of(ground->store)->passable : ground->def.passable;
    if (own) memmove(ground->connection.passable, own, ((size_t)colors->count + 1) * sizeof *own);
    if (!own && colors->passable)
        return cli_read_connection(NULL, "passable", "", colors, &ground->connection);
    return own ? CLI_DONE
               : cli_wrong("--passable is missing; give the passable colours, such as "
                           "--passable %s",
                           cli_color_name(colors, colors->count));
}

static int define_world(const cli_named_world_options *options, cli_named_world *out)
{
    out->wishes = options->wishes;
    pave_world_def def = {.tiling = out->tiling,
                          .sets = out->sets,
                          .seed = options->seed,
                          .method = (pave_world_method)options->method};
    if (options->origin && def.method != PAVE_WORLD_PHASE)
        return cli_wrong("--origin: only method phase has one; give --method phase, or leave it "
                         "out");
    if (options->origin) {
        const int code = cli_named_world_cell(out, options->origin, &def.origin);
        if (code != CLI_DONE) return code;
        out->origin = def.origin;
    }
    const bool square = cli_named_world_is_square(out);
    if (out->on_multigrid && def.method != PAVE_WORLD_AUTO && def.method != PAVE_WORLD_FEATURE)
        return cli_wrong("--method %s does not support multigrids; give feature, or leave it out",
                         pave_word(pave_world_method_words, def.method));
    if (out->on_multigrid) {
        def.tiling = NULL;
        def.multigrid = &out->multigrid;
        def.sets = NULL;
        def.set = out->sets[0];
    } else if (!square && (def.method == PAVE_WORLD_BLOCKS || def.method == PAVE_WORLD_APERIODIC))
        return cli_wrong(
            "--method %s only supports squares; give feature or phase, or leave it out",
            pave_word(pave_world_method_words, def.method));
    if (!square && (options->wishes.only || cli_wishes_any(&options->wishes)))
        return cli_wrong(
            "--only, --base, --shares and --patch only support squares; leave them out");
    int code =
        square ? cli_wishes_fill_in(&options->wishes, &out->source, out->shares, &def) : CLI_DONE;
    if (code == CLI_DONE)
        code = cli_wishes_follow(&options->wishes, &out->colors, &out->bias, &def);
    if (code == CLI_DONE)
        code = cli_wishes_connect(&options->wishes, &out->colors, pave_wang_kind_of(out->sets[0]),
                                  &out->bias, &out->connection, &def);
    if (def.passable) out->wishes.connected = out->connection.text;
    out->def = def;
    return code;
}

static int make_world(const cli_named_world_options *options, cli_named_world *out)
{
    pave_error error = {0};
    const int code = define_world(options, out);
    if (code != CLI_DONE) return code;
    if (cli_named_world_is_square(out))
        return cli_source_world(&out->source, &out->def, &out->world);
    if (pave_world_create(&out->def, NULL, &out->world, &error) == PAVE_OK) return CLI_DONE;
    if (error.result == PAVE_INCOMPLETE && cli_named_world_is_builtin(out)) // the garden
        return cli_wrong("--set %s supports only squares; choose another set, or leave out --grid",
                         pave_word(pave_builtin_words, out->theme));
    return out->source.file ? cli_report_in(out->source.name, &error) : cli_report(&error);
}

int cli_named_world_make_world(const cli_named_world_options *options, cli_named_world *ground)
{
    if (ground->store)
        return cli_wrong("%s has its own seed; give another world file", ground->source.name);
    pave_world_destroy(ground->world);
    ground->world = NULL;
    cli_bias_close(&ground->bias);
    return make_world(options, ground);
}

static int open_rest(const cli_named_world_options *options, cli_source_wish wish, bool with_world,
                     cli_named_world *out)
{
    const int code = open_sets(options, wish, out);
    out->wishes = options->wishes;
    return code == CLI_DONE && with_world ? make_world(options, out) : code;
}

static int open_grid(const cli_named_world_options *options, cli_named_world *out);

/// Opens a grid that has patches instead of windows.
static int open_patch_grid(const char *name, cli_named_world *out)
{
    grid_patch_ground ground;
    char why[CLI_WHY_SIZE];
    if (!grid_patch_read(name, &ground, why)) return cli_wrong("--grid: %s", why);
    if (!ground.is_multigrid)
        return cli_wrong(
            "--grid: worlds on %s are not supported; give a tiling or a multigrid, such as penrose",
            name);
    if (!out->takes_multigrids)
        return cli_wrong("--grid: only pave world fill, draw, at, path and verify support worlds "
                         "of %s; choose a tiling, such as hex",
                         name);
    out->on_multigrid = true;
    out->multigrid = ground.multigrid;
    out->own_kind = grid_kind_of(name, pave_tiling_square());
    out->kind = &out->own_kind;
    return CLI_DONE;
}

static const char builtin_note[] = "builtin:"; // the name of the set follows

const char *cli_named_world_note(const cli_named_world *ground, char out[CLI_NAMED_WORLD_NOTE_SIZE])
{
    const bool plain = cli_named_world_is_builtin(ground) && !ground->source.numbers[1];
    snprintf(out, CLI_NAMED_WORLD_NOTE_SIZE, "%s%s", plain ? builtin_note : "",
             plain ? pave_word(pave_builtin_words, ground->theme) : "");
    return out;
}

// Returns whether two grids have the same faces and neighbours.
static bool is_same_grid(const pave_tiling *a, const pave_tiling *b)
{
    bool same = a->face_count == b->face_count;
    for (int32_t s = 0; s <= a->face_count && same; s++)
        same = a->side_start[s] == b->side_start[s];
    for (int32_t k = 0; same && k < a->side_start[a->face_count]; k++) {
        const pave_tiling_side *x = &a->sides[k], *y = &b->sides[k];
        same = x->q == y->q && x->r == y->r && x->s == y->s && x->twin == y->twin;
    }
    return same;
}

static const char *name_grid(const pave_tiling *tiling)
{
    return tiling->name ? tiling->name : "of a file";
}

// Returns whether a world file contains the current built-in sets of a name; the stored sets may be
// older or changed.
static bool holds_builtin(const pave_store *store, const char *name)
{
    const pave_json_wang *tiles = pave_store_def_of(store)->tiles;
    const pave_tiling *tiling = pave_store_tiling(store);
    const int which = cli_read_word(name, CLI_BUILTINS);
    bool same = which >= 0;
    for (int32_t s = 0; same && s < tiling->face_count; s++) {
        pave_wang_set *kept = NULL, *builtin = NULL;
        const int32_t face = find_face(tiles, -1, tiling, s);
        same = face >= 0 && !pave_json_wang_create(tiles, face, NULL, &kept, NULL) &&
               !(strcmp(name_grid(tiling), "square") == 0 // squares have all variants
                     ? pave_builtin_create((pave_builtin)which, NULL, &builtin, NULL)
                     : pave_builtin_create_sides((pave_builtin)which, tiles->faces[face].sides,
                                                 NULL, &builtin, NULL)) &&
               pave_wang_hash(kept) == pave_wang_hash(builtin);
        pave_wang_destroy(kept);
        pave_wang_destroy(builtin);
    }
    return same;
}

// Opens the sets of a world file: the stored sets or, if they are equal, the built-in sets, which
// have pictures.
static int open_store_sets(const pave_store_def *def, cli_source_wish wish, cli_named_world *out)
{
    const size_t length = strlen(builtin_note);
    const bool builtin = strncmp(def->note, builtin_note, length) == 0 &&
                         holds_builtin(out->store, def->note + length);
    const cli_named_world_options own = {.grid = def->tiling,
                                         .set = builtin ? def->note + length : NULL};
    int code = CLI_DONE;
    // Must be reset before the source is closed.
    if (!builtin) out->source.file = (pave_json_wang *)def->tiles;
    if (!out->tiling && def->own_tiling) {
        out->own_kind = grid_kind_of(name_grid(def->own_tiling), def->own_tiling);
        out->kind = &out->own_kind;
    }
    if (!out->tiling && !out->kind) code = open_grid(&own, out);
    if (code != CLI_DONE) return code;
    if (!out->tiling) out->tiling = grid_tiling(out->kind);
    if (builtin) out->source.name = NULL;
    return open_sets(&own, wish, out);
}

static int open_store(const cli_named_world_options *options, const char *file,
                      cli_source_wish wish, bool with_world, cli_named_world *out)
{
    pave_error error = {0};
    if (pave_store_open(file,
                        (pave_store_way){.writes = out->writes, .power_safe = out->power_safe},
                        NULL, &out->store, &error))
        return cli_report_in(file, &error);
    const pave_store_def *def = pave_store_def_of(out->store);
    const pave_tiling *tiling = pave_store_tiling(out->store);
    if (out->tiling && !is_same_grid(out->tiling, tiling))
        return cli_wrong("%s: is a world on the grid %s, but the tiles are on the grid %s; give "
                         "their own world file, or their tile set",
                         file, name_grid(tiling), name_grid(out->tiling));
    out->source = (cli_source){.name = file};
    const int code = open_store_sets(def, wish, out);
    if (code != CLI_DONE) return code;
    if (def->passable) {
        memcpy(out->connection.passable, def->passable,
               ((size_t)out->colors.count + 1) * sizeof *def->passable);
        out->connection.solid = def->solid;
        out->connection.opened = def->opened;
        out->connection.mesh = def->mesh;
        cli_connection_spell(&out->colors, &out->connection);
        out->wishes.connected = out->connection.text;
    }
    if (with_world) {
        out->world = (pave_world *)pave_edits_world(pave_store_edits(out->store));
        out->origin = def->origin;
    }
    cli_named_world_options *said =
        (cli_named_world_options *)options; // for the output about the world
    said->seed = def->seed;
    said->method = (int)def->method;
    return CLI_DONE;
}

int cli_named_world_open_on(const pave_tiling *tiling, const cli_named_world_options *options,
                            const char *file, cli_source_wish wish, bool with_world,
                            cli_named_world *out)
{
    out->tiling = tiling;
    if (file && pave_store_recognizes(file))
        return open_store(options, file, wish, with_world, out);
    const int code = cli_source_begin(file, options->set, &out->source);
    return code == CLI_DONE ? open_rest(options, wish, with_world, out) : code;
}

int cli_named_world_open_tileset(const cli_own_set *set, const cli_named_world_options *options,
                                 const char *file, bool with_def, cli_named_world *out)
{
    out->tiling = pave_tiling_square();
    out->source = (cli_source){.name = file,
                               .lent = true,
                               .tileset = (pave_tiled_tileset *)set->tileset, // not modified
                               .wangset = set->wangset};
    const int code = open_sets(options, (cli_source_wish){0}, out);
    return code == CLI_DONE && with_def ? define_world(options, out) : code;
}

int cli_named_world_open_rhombs(const pave_multigrid *multigrid, const char *name,
                                const cli_named_world_options *options, const char *file,
                                bool with_world, cli_named_world *out)
{
    const int code = cli_source_begin(file, options->set, &out->source);
    out->on_multigrid = true;
    out->multigrid = *multigrid;
    out->tiling = pave_tiling_square();
    out->own_kind = grid_kind_of(name, out->tiling);
    out->kind = &out->own_kind;
    return code == CLI_DONE ? open_rest(options, (cli_source_wish){0}, with_world, out) : code;
}

// Opens the grid given by the options, otherwise the grid of the file, otherwise squares.
static int open_grid(const cli_named_world_options *options, cli_named_world *out)
{
    const pave_json_wang *file = out->source.file;
    const char *own = file && !options->grid ? file->grid : NULL;
    const char *name = own ? own : options->grid;
    if (name && grid_patch_is(name)) return open_patch_grid(name, out);
    if (!own)
        return grid_option_open(&out->cache, options->grid ? options->grid : "square", &out->answer,
                                &out->kind);
    out->kind = strpbrk(own, "./") ? NULL : grid_kind_open(&out->cache, own, &out->answer);
    return out->kind
               ? CLI_DONE
               : cli_wrong(
                     "%s: is for the unknown grid \"%s\"; give the file of its tiling with --grid",
                     out->source.name, own);
}

// A world file defines its world completely, so other options that define a world are rejected,
// even with default values.
static int check_kept(const cli_call *call, const char *file)
{
    if (cli_given_of(call, "set|grid|method|origin|" CLI_WISH_OPTIONS))
        return cli_wrong("%s is a world file, which defines the set, grid and method; leave out "
                         "--set, --grid and the other options of worlds",
                         file);
    return cli_given(call, "seed")
               ? cli_wrong("--seed: %s is a world file with its own seed; leave --seed out", file)
               : CLI_DONE;
}

int cli_named_world_open(const cli_call *call, const cli_named_world_options *options,
                         const char *file, cli_source_wish wish, bool with_world,
                         cli_named_world *out)
{
    const bool kept = file && pave_store_recognizes(file);
    int code = kept ? check_kept(call, file) : cli_source_begin(file, options->set, &out->source);
    if (code == CLI_DONE && kept) return open_store(options, file, wish, with_world, out);
    if (code == CLI_DONE) code = open_grid(options, out);
    if (code != CLI_DONE) return code;
    out->tiling = grid_tiling(out->kind);
    return open_rest(options, wish, with_world, out);
}

int cli_named_world_open_kept(const char *path, bool writes, bool power_safe, cli_named_world *out)
{
    cli_named_world_options none = {.set = NULL};
    *out = (cli_named_world){.writes = writes, .power_safe = power_safe};
    return open_store(&none, path, (cli_source_wish){0}, true, out);
}

void cli_named_world_close(cli_named_world *ground)
{
    if (ground->store) {
        ground->world = NULL;
        ground->source.file = NULL;
    }
    pave_world_destroy(ground->world);
    cli_bias_close(&ground->bias);
    for (int i = 0; i <= PAVE_WANG_SIDES_MAX; i++) pave_wang_destroy(ground->by_sides[i]);
    for (int i = 0; i < PAVE_JSON_WANG_FACES_MAX; i++) pave_wang_destroy(ground->by_face[i]);
    cli_source_close(&ground->source);
    pave_store_close(ground->store);
    grid_answer_release(&ground->answer);
    grid_cache_release(&ground->cache);
}

// ---- Pictures of the tiles of a file ------------------------------------------------------------

static bool names_pictures(const pave_json_wang *file)
{
    if (file->sheet.image && file->sheet.columns > 0) return true;
    for (int32_t f = 0; f < file->face_count; f++)
        for (uint32_t i = 0; i < file->faces[f].tile_count; i++)
            if (file->faces[f].tiles[i].image || file->faces[f].tiles[i].has_rect) return true;
    return false;
}

// Finds the file that names the pictures; `file` receives NULL if no file does. Returns an exit
// code.
static int find_file(const cli_source *source, cli_own_pictures *out, const pave_json_wang **file)
{
    *file = source->file;
    if (!source->file && source->tileset->grid == PAVE_TILED_ORTHOGONAL) {
        pave_error error = {0};
        error.result =
            pave_tiled_wangset_to_file(source->tileset, source->wangset, NULL, &out->made, &error);
        if (error.result != PAVE_OK) return cli_report_in(source->name, &error);
        *file = out->made;
    }
    if (*file && !names_pictures(*file)) *file = NULL;
    return CLI_DONE;
}

int cli_own_pictures_open(const cli_named_world *ground, bool wanted, cli_own_pictures *out)
{
    const cli_source *source = &ground->source;
    const pave_json_wang *file;
    pave_error error = {0};
    const int code = find_file(source, out, &file);
    if (code != CLI_DONE) return code;
    if (!file && wanted && source->tileset && source->tileset->fault)
        return cli_report(source->tileset->fault);
    if (!file && wanted)
        return cli_wrong("--look tiles: %s has no pictures of tiles as a grid needs them; leave it "
                         "out, or add a sheet",
                         source->name);
    if (!file) return CLI_DONE;
    const bool keyed = !source->file && source->tileset->image.has_key;
    error.result = pave_tiled_pictures_read(file, keyed ? &source->tileset->image.key : NULL, NULL,
                                            &out->read, &error);
    if (error.result != PAVE_OK) return cli_report_in(source->name, &error);
    out->lists = calloc((size_t)ground->tiling->face_count, sizeof *out->lists);
    if (!out->lists) return cli_failed("out of memory for the pictures of %s", source->name);
    for (int32_t s = 0; s < ground->tiling->face_count; s++)
        out->lists[s] = out->read->lists[!source->file                       ? 0
                                         : cli_named_world_is_square(ground) ? source->face
                                                                             : ground->faces[s]];
    return CLI_DONE;
}

void cli_own_pictures_close(cli_own_pictures *pictures)
{
    free(pictures->lists);
    pave_tiled_pictures_destroy(pictures->read);
    pave_json_wang_destroy(pictures->made);
}
