/// formats/json/json_wang_rect.h: position of a tile in its picture.
#ifndef PAVE_FORMATS_JSON_WANG_RECT_H
#define PAVE_FORMATS_JSON_WANG_RECT_H

#include <pave/formats/json_wang.h>

/// Finds the rectangle of a face's tile in its picture, in pixels: given by the file, or computed
/// from the tile's id in the sheet. Returns false if the file does not define it. Constant time.
static inline bool pave_json_wang_rect(const pave_json_wang *file, int32_t face, uint32_t tile,
                                       int32_t out[4])
{
    const pave_json_wang_tile *it = &file->faces[face].tiles[tile];
    const pave_json_wang_sheet *sheet = &file->sheet;
    assert(face >= 0 && face < file->face_count && tile < file->faces[face].tile_count);
    if (it->has_rect) {
        out[0] = it->rect_x, out[1] = it->rect_y, out[2] = it->width, out[3] = it->height;
        return true;
    }
    if (it->image || !sheet->image || sheet->columns < 1) return false;
    {
        const int64_t column = it->id % (uint32_t)sheet->columns,
                      row = it->id / (uint32_t)sheet->columns;
        const int64_t x = sheet->margin + column * ((int64_t)sheet->tile_width + sheet->spacing),
                      y = sheet->margin + row * ((int64_t)sheet->tile_height + sheet->spacing);
        if (x > INT32_MAX || y > INT32_MAX) return false;
        out[0] = (int32_t)x, out[1] = (int32_t)y;
        out[2] = sheet->tile_width, out[3] = sheet->tile_height;
    }
    return true;
}

#endif
