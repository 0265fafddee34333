// cli/world/blank_sheets.c: writes a sheet of tiles and its tile-set file: blank, to be painted
// over, or in the theme of a built-in set.
#include "blank_sheets.h"

#include "../grid/grid_patch.h"
#include "../output.h"
#include "../work.h"
#include "painted_sheet.h"

#include <pave/picture.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Rejects an existing file, which may have been painted over, unless `force`.
static int check_free(const char *path, bool force)
{
    if (!force && cli_is_taken(path))
        return cli_wrong("%s: the file exists, and may have been painted over; choose another "
                         "name, or --force to replace it",
                         path);
    return CLI_DONE;
}

// Writes the name of the tile set: SHEET.png with another ending. Returns an exit code.
static int name_beside(const char *png, const char *ending, char out[CLI_SHEET_PATH_SIZE])
{
    const size_t stem = strlen(png) - strlen(".png");
    if (stem <= cli_folder_length(png) || stem + strlen(ending) + 1 > CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: give the sheet a name in front of .png", png);
    if (snprintf(out, CLI_SHEET_PATH_SIZE, "%.*s%s", (int)stem, png, ending) >= CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: the name is too long; give a shorter one", png);
    return CLI_DONE;
}

// Lists the tiles of one shape. Returns false if memory runs out.
static bool list_face(const cli_sheet *sheet, const pave_tiled_template_def *def, uint32_t first,
                      pave_json_wang_face *out)
{
    const int sides = def->sides ? def->sides : 4;
    *out = (pave_json_wang_face){
        .sides = sides, .mirror_sum = def->mirror_sum, .tile_count = def->tile_count};
    out->tiles = calloc(def->tile_count, sizeof *out->tiles);
    for (uint32_t i = 0; out->tiles && i < def->tile_count; i++) {
        pave_json_wang_tile *tile = &out->tiles[i];
        int32_t rect[4];
        pave_tiled_template_rect(&sheet->def, first + i, rect);
        *tile = (pave_json_wang_tile){.id = first + i,
                                      .weight = 1,
                                      .has_rect = sheet->def.next != NULL,
                                      .rect_x = rect[0],
                                      .rect_y = rect[1],
                                      .width = rect[2],
                                      .height = rect[3]};
        memcpy(tile->colors, def->tiles + (size_t)i * 2 * (size_t)sides, 2 * (size_t)sides);
    }
    return out->tiles != NULL;
}

static bool list_colors(const cli_sheet *sheet, pave_json_wang_color *out)
{
    const pave_tiled_template_def *def = &sheet->def;
    for (int c = 0; c < def->colors; c++) {
        out[c] = (pave_json_wang_color){.rgb = def->rgb[c],
                                        .weight = def->weights ? def->weights[c] : 1,
                                        .mirror = sheet->color_mirrors ? sheet->color_mirrors[c]
                                                                       : (uint8_t)(c + 1)};
        if (def->names && def->names[c] && !(out[c].name = strdup(def->names[c]))) return false;
    }
    return true;
}

static pave_result write_file(const cli_sheet *sheet, pave_json_wang *file, const char *path,
                              pave_error *error)
{
    uint32_t first = 0;
    bool well = list_colors(sheet, file->colors);
    for (const pave_tiled_template_def *def = &sheet->def; def && well; def = def->next) {
        well = list_face(sheet, def, first, &file->faces[file->face_count++]);
        first += def->tile_count;
    }
    if (!well) return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0, "out of memory for a set");
    return pave_json_wang_write(file, path, NULL, error);
}

// Writes the tile set as pave's own file. Its texts and paths are borrowed, so it is not destroyed.
static pave_result write_json(const cli_sheet *sheet, const char *png, const char *path,
                              pave_error *error)
{
    const pave_tiled_template_def *def = &sheet->def;
    const int sides = def->sides ? def->sides : 4;
    pave_json_wang_color colors[PAVE_WANG_COLORS_MAX] = {{0}};
    pave_json_wang_face faces[PAVE_WANG_SIDES_MAX] = {{0}};
    char image[CLI_SHEET_PATH_SIZE + 256], grid[CLI_SHEET_PATH_SIZE], name[16];
    snprintf(name, sizeof name, "%s", def->name ? def->name : "template");
    snprintf(image, sizeof image, "%s", png);
    snprintf(grid, sizeof grid, "%s",
             sheet->grid  ? sheet->grid
             : sides == 3 ? "tri"
             : sides == 4 ? "square"
                          : "hex");
    int columns = 1;
    int32_t rect[4];
    while ((int64_t)columns * columns < def->tile_count) columns++;
    pave_tiled_template_rect(def, 0, rect);
    const bool named = sheet->grid || sides == 3 || sides == 4 || sides == 6;
    pave_json_wang file = {.name = name,
                           .grid = named && !strpbrk(grid, "./") ? grid : NULL,
                           .kind = def->kind,
                           .symmetries = def->symmetries,
                           .sheet = {.image = image},
                           .color_count = def->colors,
                           .colors = colors,
                           .faces = faces};
    if (!def->next)
        file.sheet = (pave_json_wang_sheet){
            .image = image, .tile_width = rect[2], .tile_height = rect[3], .columns = columns};
    const pave_result result = write_file(sheet, &file, path, error);
    for (int32_t f = 0; f < file.face_count; f++) free(faces[f].tiles);
    for (int c = 0; c < def->colors; c++) free(colors[c].name);
    return result;
}

// ---- A picture and its tile set, both or neither ------------------------------------------------

static bool is_for_tiled(const cli_sheet *sheet)
{
    const pave_tiled_template_def *def = &sheet->def;
    for (int c = 0; sheet->color_mirrors && c < def->colors; c++)
        if (sheet->color_mirrors[c] != c + 1) return false;
    return !sheet->grid && (def->sides == 0 || def->sides == 4) &&
           !(def->symmetries & PAVE_WANG_HALF_TURN) && def->mirror_sum % 4 == 0;
}

static pave_result draw(const cli_sheet *sheet, const char *png, const char *tsx, pave_error *error)
{
    pave_tiled_template_def def = sheet->def;
    def.png_path = png;
    def.tsx_path = tsx;
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_result result = pave_tiled_template_write(&def, NULL, &batch, error);
    if (result == PAVE_OK && sheet->theme)
        result = cli_sheet_paint(&def, *sheet->theme, batch.progress, error);
    cli_progress_end(&bar);
    return result;
}

static int write_pair(const cli_sheet *sheet, const char *json)
{
    const char *png = sheet->def.png_path, *hidden_json = cli_stage(json),
               *hidden_png = cli_stage(png);
    pave_error error = {0};
    error.result = draw(sheet, hidden_png, NULL, &error);
    if (error.result == PAVE_OK) error.result = write_json(sheet, png, hidden_json, &error);
    return cli_stage_end(error.result == PAVE_OK ? CLI_DONE : cli_report_output(&error));
}

int cli_sheet_write(const cli_sheet *sheet)
{
    char beside[CLI_SHEET_PATH_SIZE];
    const bool tiled = is_for_tiled(sheet);
    int code = name_beside(sheet->def.png_path, tiled ? ".tsx" : ".json", beside);
    if (code == CLI_DONE) code = cli_check_beside(sheet->call, beside, NULL);
    if (code == CLI_DONE) code = check_free(sheet->def.png_path, sheet->force);
    if (code == CLI_DONE) code = check_free(beside, sheet->force);
    if (code != CLI_DONE) return code;
    cli_catch_signals();
    if (!tiled) return write_pair(sheet, beside);
    pave_error error = {0};
    error.result = draw(sheet, sheet->def.png_path, beside, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report_output(&error);
}

// ---- The shapes of a grid -----------------------------------------------------------------------

enum { SHEET_COLORS_MAX = 15, SHEET_TILES_MAX = 1 << 20, TILE_MIN = 8 };

// Returns the number of sides of a single shape: square, hex, tri or a number; 0 for other names.
static int read_sides(const char *grid)
{
    static const int named[] = {4, 6, 3};
    const int word = cli_read_word(grid, "square|hex|tri");
    int64_t sides = 0;
    if (word >= 0) return named[word];
    return cli_read_number(grid, 3, PAVE_WANG_SIDES_MAX, &sides) == CLI_READ ? (int)sides : 0;
}

// Returns the mirror_sum with which a picture is oriented like the face; 0, the default, if the
// face is not regular.
static int find_sum(const pave_tiling *tiling, int32_t s)
{
    const int n = pave_tiling_side_count(tiling, s);
    pave_vec2 corners[PAVE_WANG_SIDES_MAX], own[PAVE_WANG_SIDES_MAX];
    pave_layout layout;
    pave_box box = {{0, 0}, {0, 0}};
    if (pave_tiling_layout(tiling, NULL, &layout, NULL) != PAVE_OK) return 0;
    for (int k = 0; k < n; k++) {
        corners[k] = pave_tiling_corner_point(tiling, &layout, (pave_cell){0, 0, s}, k);
        box = k == 0 ? pave_box_of(corners[k], corners[k]) : pave_box_add(box, corners[k]);
    }
    for (int sum = 1; sum <= n; sum++) {
        bool same = true;
        pave_picture_tile_polygon(n, sum, own);
        for (int k = 0; k < n && same; k++)
            same = fabs((corners[k].x - box.min.x) / (box.max.x - box.min.x) - own[k].x) < 0.02 &&
                   fabs((corners[k].y - box.min.y) / (box.max.y - box.min.y) - own[k].y) < 0.02;
        if (same) return sum;
    }
    return 0;
}

static bool has_sides(const cli_shapes *shapes, int sides)
{
    for (int i = 0; i < shapes->count; i++)
        if (shapes->defs[i].sides == sides) return true;
    return false;
}

int cli_shapes_open(const char *grid, const pave_wang_complete_def *base, cli_shapes *out)
{
    const grid_kind *kind;
    pave_multigrid rhombs;
    const int alone = grid_patch_multigrid(grid, &rhombs) ? 4 : read_sides(grid);
    out->defs[0] = *base;
    out->defs[0].sides = alone;
    out->count = alone > 0;
    if (alone) return CLI_DONE;
    if (grid_patch_is(grid))
        return cli_wrong("--grid: worlds on %.60s are not supported; give a tiling or a multigrid, "
                         "such as penrose",
                         grid);
    if (strspn(grid, "0123456789") == strlen(grid))
        return cli_wrong("--grid: tiles have 3 to %d sides", PAVE_WANG_SIDES_MAX);
    const int code = grid_option_open(&out->cache, grid, &out->answer, &kind);
    if (code != CLI_DONE) return code;
    const pave_tiling *tiling = grid_tiling(kind);
    // A configuration, such as 4.8.8, is replaced by its name.
    out->grid = tiling->name && !grid_is_file(grid) ? tiling->name : grid;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(tiling, s);
        if (sides > PAVE_WANG_SIDES_MAX)
            return cli_wrong("--grid: face %d has %d sides; tiles have at most %d", (int)s, sides,
                             PAVE_WANG_SIDES_MAX);
        if (has_sides(out, sides)) continue;
        pave_wang_complete_def *def = &out->defs[out->count++];
        *def = *base;
        def->sides = sides;
        def->mirror_sum = find_sum(tiling, s);
    }
    return CLI_DONE;
}

void cli_shapes_close(cli_shapes *shapes)
{
    grid_answer_release(&shapes->answer);
    grid_cache_release(&shapes->cache);
}

// ---- The sheet ----------------------------------------------------------------------------------

// Returns the width of a regular polygon whose sides are 1.
static double width_of(const pave_wang_complete_def *def)
{
    pave_vec2 own[PAVE_WANG_SIDES_MAX];
    const double aspect = pave_picture_tile_polygon(def->sides, def->mirror_sum, own);
    return 1 / hypot(own[1].x - own[0].x, (own[1].y - own[0].y) * aspect);
}

// Lists the tiles of a shape; `themed` if a built-in set defines the colours. The caller frees
// them. NULL after a message.
static uint8_t *list_tiles(const pave_wang_complete_def *def, bool themed, uint32_t *out)
{
    pave_wang_complete_count count;
    pave_error error = {0};
    error.result = pave_wang_complete_count_of(def, &count, &error);
    if (error.result != PAVE_OK) {
        cli_report(&error);
        return NULL;
    }
    if (count.orbits > SHEET_TILES_MAX) {
        cli_say("-o: a sheet cannot hold %s tiles; use %s", count.orbits_text,
                themed ? "another --set, with fewer colours" : "fewer colours");
        return NULL;
    }
    uint8_t places[PAVE_WANG_PLACES_MAX], combination[PAVE_WANG_PLACES_MAX] = {0};
    pave_wang_places(def->kind, def->sides, places);
    const size_t stride = 2 * (size_t)def->sides;
    uint8_t *tiles = calloc((size_t)count.orbits, stride);
    if (!tiles) {
        cli_say("out of memory for %s tiles", count.orbits_text);
        return NULL;
    }
    for (size_t i = 0; pave_wang_complete_next(def, combination); i++)
        for (int k = 0; k < count.places; k++) tiles[i * stride + places[k]] = combination[k];
    *out = (uint32_t)count.orbits;
    return tiles;
}

int cli_shapes_write(const cli_call *call, const cli_shapes *shapes, const char *png, int tile,
                     bool force)
{
    uint32_t rgb[SHEET_COLORS_MAX] = {0x5fb04a, 0x3272d9, 0xf2cf4a, 0xd63c3c, 0x9250c4,
                                      0xf28a2a, 0x1fa898, 0xf291bd, 0x85592f, 0x8e939c,
                                      0xbfe03f, 0x22347f, 0x7a1c3c, 0x9adcf2, 0x2e3036};
    const char *names[SHEET_COLORS_MAX] = {"green",  "blue", "yellow", "red",   "purple",
                                           "orange", "teal", "pink",   "brown", "grey",
                                           "lime",   "navy", "maroon", "sky",   "black"};
    double weights[SHEET_COLORS_MAX];
    const pave_wang_complete_def *first = &shapes->defs[0];
    pave_tiled_template_def parts[PAVE_WANG_SIDES_MAX];
    uint8_t *tiles[PAVE_WANG_SIDES_MAX] = {NULL};
    double widest = 0;
    int code = CLI_DONE;
    if (first->color_count > SHEET_COLORS_MAX)
        return cli_wrong("-o: a sheet shows up to %d colours; leave -o out", SHEET_COLORS_MAX);
    for (int c = 0; shapes->theme && c < first->color_count; c++) {
        rgb[c] = pave_builtin_color_rgb(*shapes->theme, c + 1);
        names[c] = pave_builtin_color_name(*shapes->theme, c + 1);
        weights[c] = pave_builtin_color_weight(*shapes->theme, c + 1);
    }
    for (int i = 0; i < shapes->count; i++) widest = fmax(widest, width_of(&shapes->defs[i]));
    for (int i = 0; i < shapes->count && code == CLI_DONE; i++) {
        const pave_wang_complete_def *def = &shapes->defs[i];
        const int size = (int)(tile * width_of(def) / widest + 0.5);
        parts[i] = (pave_tiled_template_def){.kind = def->kind,
                                             .colors = def->color_count,
                                             .tile_size = size < TILE_MIN ? TILE_MIN : size,
                                             .png_path = png,
                                             .sides = def->sides,
                                             .mirror_sum = def->mirror_sum,
                                             .symmetries = def->symmetries,
                                             .rgb = rgb,
                                             .names = names};
        if (shapes->theme) {
            parts[i].name = pave_word(pave_builtin_words, *shapes->theme);
            parts[i].weights = weights;
        }
        tiles[i] = list_tiles(def, shapes->theme != NULL, &parts[i].tile_count);
        parts[i].tiles = tiles[i];
        if (i > 0) parts[i - 1].next = &parts[i];
        if (!tiles[i]) code = CLI_WRONG;
    }
    if (code == CLI_DONE)
        code = cli_sheet_write(&(cli_sheet){.def = parts[0],
                                            .grid = shapes->grid,
                                            .color_mirrors = first->color_mirrors,
                                            .theme = shapes->theme,
                                            .call = call,
                                            .force = force});
    for (int i = 0; i < shapes->count; i++) free(tiles[i]);
    return code;
}
