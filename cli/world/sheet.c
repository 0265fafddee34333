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

int cli_sheet_path(const char *png, const char *ending, bool force, char *out)
{
    const size_t stem = strlen(png) - strlen(".png");
    if (stem <= cli_folder_length(png) || stem + strlen(ending) + 1 > CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: give the sheet a name in front of .png", png);
    if (snprintf(out, CLI_SHEET_PATH_SIZE, "%.*s%s", (int)stem, png, ending) >= CLI_SHEET_PATH_SIZE)
        return cli_wrong("-o %s: the name is too long; give a shorter one", png);
    const int code = check_free(png, force);
    return code == CLI_DONE ? check_free(out, force) : code;
}

// The tile set as pave's own file; its texts and paths are borrowed, so it is not destroyed.
static int write_json(const cli_sheet *sheet, const char *path)
{
    const pave_tiled_template_def *def = &sheet->def;
    const int sides = def->sides ? def->sides : 4;
    pave_json_wang_face face = {
        .sides = sides, .mirror_sum = def->mirror_sum, .tile_count = def->tile_count};
    pave_json_wang_color *colors = calloc((size_t)def->colors, sizeof *colors);
    face.tiles = calloc(def->tile_count, sizeof *face.tiles);
    char image[CLI_SHEET_PATH_SIZE], name[] = "template", grids[3][8] = {"tri", "square", "hex"};
    snprintf(image, sizeof image, "%s", def->png_path);
    pave_json_wang file = {.name = name,
                           .grid = sides == 3   ? grids[0]
                                   : sides == 4 ? grids[1]
                                   : sides == 6 ? grids[2]
                                                : NULL,
                           .kind = def->kind,
                           .symmetries = def->symmetries,
                           .color_count = def->colors,
                           .colors = colors,
                           .face_count = 1,
                           .faces = &face};
    pave_error error = {.result = PAVE_NO_MEMORY, .message = "out of memory for a tile set"};
    pave_tiled_pixels pixels = {0};
    if (colors && face.tiles) error.result = pave_tiled_png_read(image, NULL, &pixels, &error);
    int columns = 1;
    while ((int64_t)columns * columns < def->tile_count) columns++;
    const int rows = (int)((def->tile_count + (uint32_t)columns - 1) / (uint32_t)columns);
    file.sheet = (pave_json_wang_sheet){.image = image,
                                        .tile_width = def->tile_size,
                                        .tile_height = pixels.height / rows,
                                        .columns = columns};
    pave_tiled_pixels_destroy(&pixels);
    char *names[PAVE_WANG_COLORS_MAX] = {NULL};
    for (int c = 0; def->names && c < def->colors; c++)
        if (def->names[c]) names[c] = strdup(def->names[c]);
    for (int c = 0; error.result == PAVE_OK && c < def->colors; c++)
        colors[c] = (pave_json_wang_color){.name = names[c],
                                           .rgb = def->rgb[c],
                                           .weight = 1,
                                           .mirror = sheet->color_mirrors ? sheet->color_mirrors[c]
                                                                          : (uint8_t)(c + 1)};
    for (uint32_t i = 0; error.result == PAVE_OK && i < def->tile_count; i++) {
        face.tiles[i] = (pave_json_wang_tile){.id = i, .weight = 1};
        memcpy(face.tiles[i].colors, def->tiles + (size_t)i * 2 * (size_t)sides, 2 * (size_t)sides);
    }
    if (error.result == PAVE_OK) error.result = pave_json_wang_write(&file, path, NULL, &error);
    for (int c = 0; c < def->colors; c++) free(names[c]);
    free(face.tiles);
    free(colors);
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

static bool is_for_tiled(const cli_sheet *sheet)
{
    const pave_tiled_template_def *def = &sheet->def;
    for (int c = 0; sheet->color_mirrors && c < def->colors; c++)
        if (sheet->color_mirrors[c] != c + 1) return false;
    return (def->sides == 0 || def->sides == 4) && !(def->symmetries & PAVE_WANG_HALF_TURN) &&
           def->mirror_sum % 4 == 0;
}

int cli_sheet_write(const cli_sheet *sheet)
{
    char beside[CLI_SHEET_PATH_SIZE];
    const bool tiled = is_for_tiled(sheet);
    int code = cli_sheet_path(sheet->def.png_path, tiled ? ".tsx" : ".json", sheet->force, beside);
    if (code != CLI_DONE) return code;
    pave_tiled_template_def def = sheet->def;
    def.tsx_path = tiled ? beside : NULL;
    cli_catch_signals();
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "drawing")};
    pave_error error = {0};
    error.result = pave_tiled_template_write(&def, NULL, &batch, &error);
    cli_progress_end(&bar);
    if (error.result == PAVE_OK) return tiled ? CLI_DONE : write_json(sheet, beside);
    code = cli_report(&error);
    return error.result == PAVE_RANGE && code != CLI_STOPPED ? CLI_WRONG : code;
}
