// cli/world/own_pictures.c: the pictures of a file's tiles, for the faces of a grid.
#include "own_pictures.h"

#include <stdlib.h>

static bool names_pictures(const pave_json_wang *file)
{
    if (file->sheet.image && file->sheet.columns > 0) return true;
    for (int32_t f = 0; f < file->face_count; f++)
        for (uint32_t i = 0; i < file->faces[f].tile_count; i++)
            if (file->faces[f].tiles[i].image || file->faces[f].tiles[i].has_rect) return true;
    return false;
}

// The file with the names of the pictures; NULL: it has none.
static int find_file(const cli_source *source, cli_own_pictures *out, const pave_json_wang **file)
{
    *file = source->file;
    if (!source->file && source->tileset->grid == PAVE_TILED_ORTHOGONAL) {
        pave_error error = {0};
        error.result =
            pave_tiled_wangset_to_file(source->tileset, source->wangset, NULL, &out->made, &error);
        if (error.result != PAVE_OK) return cli_source_report(source, &error);
        *file = out->made;
    }
    if (*file && !names_pictures(*file)) *file = NULL;
    return CLI_DONE;
}

int cli_own_pictures_open(const cli_ground *ground, bool wanted, cli_own_pictures *out)
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
    if (error.result != PAVE_OK) return cli_source_report(source, &error);
    out->lists = calloc((size_t)ground->tiling->face_count, sizeof *out->lists);
    if (!out->lists) return cli_failed("out of memory for the pictures of %s", source->name);
    for (int32_t s = 0; s < ground->tiling->face_count; s++)
        out->lists[s] = out->read->lists[!source->file                  ? 0
                                         : cli_ground_is_square(ground) ? source->face
                                                                        : ground->faces[s]];
    return CLI_DONE;
}

void cli_own_pictures_close(cli_own_pictures *pictures)
{
    free(pictures->lists);
    pave_tiled_pictures_destroy(pictures->read);
    pave_json_wang_destroy(pictures->made);
}
