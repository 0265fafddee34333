// cli/world/sheet.c: sheets to paint over, with their tile sets.
#define _XOPEN_SOURCE 700 // strdup
#include "sheet.h"

#include "../output.h"
#include "../work.h"

#include <stdlib.h>
#include <string.h>

// An earlier sheet may have been painted over.
static int check_free(const char *path, bool force)
{
    if (!force && cli_is_taken(path))
        return cli_wrong("%s: the file exists, and may have been painted over; give another name, "
                         "or --force to replace it",
                         path);
    return CLI_DONE;
}

// Finds the name of the tile set beside SHEET.png, with another ending.
static int name_beside(const char *png, const char *ending, char out[CLI_SHEET_PATH_SIZE])
{
    const size_t stem = strlen(png) - strlen(".png");
    if (stem <= cli_folder_length(png) || stem + strlen(ending) + 1 > CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: give the sheet a name in front of .png", png);
    if (snprintf(out, CLI_SHEET_PATH_SIZE, "%.*s%s", (int)stem, png, ending) >= CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: the name is too long; give a shorter one", png);
    return CLI_DONE;
}

// What the call reads stays in any case, what else is there unless `force`.
static int check_places(const cli_sheet *sheet, const char *beside)
{
    int code = cli_check_beside(sheet->call, beside, NULL);
    if (code == CLI_DONE) code = check_free(sheet->def.png_path, sheet->force);
    return code == CLI_DONE ? check_free(beside, sheet->force) : code;
}

// The tiles of one shape; false: there is no memory.
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
                                        .weight = 1,
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

// The tile set as pave's own file; its texts and paths are borrowed, so it is not destroyed.
static pave_result write_json(const cli_sheet *sheet, const char *png, const char *path,
                              pave_error *error)
{
    const pave_tiled_template_def *def = &sheet->def;
    const int sides = def->sides ? def->sides : 4;
    pave_json_wang_color colors[PAVE_WANG_COLORS_MAX] = {{0}};
    pave_json_wang_face faces[PAVE_WANG_SIDES_MAX] = {{0}};
    char image[CLI_SHEET_PATH_SIZE + 256], grid[CLI_SHEET_PATH_SIZE], name[] = "template";
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

// ---- A picture and its tile set, both or neither
// -------------------------------------------------

static bool is_for_tiled(const cli_sheet *sheet)
{
    const pave_tiled_template_def *def = &sheet->def;
    for (int c = 0; sheet->color_mirrors && c < def->colors; c++)
        if (sheet->color_mirrors[c] != c + 1) return false;
    return !sheet->grid && (def->sides == 0 || def->sides == 4) &&
           !(def->symmetries & PAVE_WANG_HALF_TURN) && def->mirror_sum % 4 == 0;
}

static pave_result draw(pave_tiled_template_def def, const char *png, const char *tsx,
                        pave_error *error)
{
    def.png_path = png;
    def.tsx_path = tsx;
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    const pave_result result = pave_tiled_template_write(&def, NULL, &batch, error);
    cli_progress_end(&bar);
    return result;
}

static int write_pair(const cli_sheet *sheet, const char *json)
{
    const char *png = sheet->def.png_path, *hidden_json = cli_stage(json),
               *hidden_png = cli_stage(png);
    pave_error error = {0};
    error.result = draw(sheet->def, hidden_png, NULL, &error);
    if (error.result == PAVE_OK) error.result = write_json(sheet, png, hidden_json, &error);
    return cli_stage_end(error.result == PAVE_OK ? CLI_DONE : cli_report_output(&error));
}

int cli_sheet_write(const cli_sheet *sheet)
{
    char beside[CLI_SHEET_PATH_SIZE];
    const bool tiled = is_for_tiled(sheet);
    int code = name_beside(sheet->def.png_path, tiled ? ".tsx" : ".json", beside);
    if (code == CLI_DONE) code = check_places(sheet, beside);
    if (code != CLI_DONE) return code;
    cli_catch_signals();
    if (!tiled) return write_pair(sheet, beside);
    pave_error error = {0};
    error.result = draw(sheet->def, sheet->def.png_path, beside, &error);
    return error.result == PAVE_OK ? CLI_DONE : cli_report_output(&error);
}
