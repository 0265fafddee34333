/// formats/json/json_wang_sheet.c: reads the sheet of a tile-set file.
#include "json_wang_read.h"

static bool read_sheet_image(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_text(reader, &reader->file->sheet.image, true,
                               "image must be the name of a picture, such as \"sheet.png\"");
}

static bool read_sheet_tile(void *context)
{
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    static const char what[] = "tile must be [width, height] in pixels";
    if (pave_json_scan_value(scan) != PAVE_JSON_LIST)
        return pave_json_wang_refuse(reader, scan->place, what);
    const char *begin = scan->place;
    if (!pave_json_scan_element(scan)) return pave_json_wang_refuse(reader, begin, what);
    if (!pave_json_wang_whole(reader, 1, PAVE_JSON_WANG_PIXELS_MAX, &reader->file->sheet.tile_width,
                              what))
        return false;
    if (!pave_json_scan_element(scan)) return pave_json_wang_refuse(reader, begin, what);
    if (!pave_json_wang_whole(reader, 1, PAVE_JSON_WANG_PIXELS_MAX,
                              &reader->file->sheet.tile_height, what))
        return false;
    if (pave_json_scan_element(scan)) return pave_json_wang_refuse(reader, begin, what);
    return scan->result == PAVE_OK;
}

static bool read_sheet_columns(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_whole(reader, 1, PAVE_JSON_WANG_PIXELS_MAX, &reader->file->sheet.columns,
                                "columns must be the number of tiles in a row");
}

static bool read_sheet_margin(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_whole(reader, 0, PAVE_JSON_WANG_PIXELS_MAX, &reader->file->sheet.margin,
                                "margin must be a number of pixels");
}

static bool read_sheet_spacing(void *context)
{
    pave_json_wang_reader *reader = context;
    return pave_json_wang_whole(reader, 0, PAVE_JSON_WANG_PIXELS_MAX, &reader->file->sheet.spacing,
                                "spacing must be a number of pixels");
}

bool pave_json_wang_sheet_read(void *context)
{
    static const pave_json_member members[] = {{"image", read_sheet_image},
                                               {"tile", read_sheet_tile},
                                               {"columns", read_sheet_columns},
                                               {"margin", read_sheet_margin},
                                               {"spacing", read_sheet_spacing}};
    pave_json_wang_reader *reader = context;
    pave_json_scan *scan = reader->scan;
    if (pave_json_scan_value(scan) != PAVE_JSON_OBJECT)
        return pave_json_wang_refuse(reader, scan->place, "sheet must be an object with image");
    const char *place = scan->place;
    const uint32_t seen =
        pave_json_scan_members(scan, members, sizeof members / sizeof *members, reader, "a sheet");
    if (scan->result != PAVE_OK) return false;
    if (!(seen & 1)) return pave_json_wang_refuse(reader, place, "a sheet must have an image");
    if ((seen & 6) == 2 || (seen & 6) == 4)
        return pave_json_wang_refuse(reader, place,
                                     "a sheet must have both tile and columns, or neither");
    return true;
}
