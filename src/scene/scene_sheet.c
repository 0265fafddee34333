/// src/scene/scene_sheet.c: arranges several scenes as one, with captions. See scene_page.c for
/// paper.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

#define PAVE_SHEET_GAP 0.04     // gap between parts, relative to the widest part
#define PAVE_SHEET_CAPTION 0.05 // font size of captions, relative to the same width

typedef struct pave_sheet {
    const pave_scene_sheet_def *def;
    int64_t columns, rows;
    double *widths, *heights; // widths of columns, and heights of rows without captions
    double gap, caption;      // gap, and font size of captions; 0: none
    pave_scene *scene;
} pave_sheet;

static double sheet_most(double a, double b) { return a > b ? a : b; }

static pave_vec2 sheet_extent(const pave_scene *part)
{
    if (!part) return pave_vec2_of(0, 0);
    const pave_box box = pave_scene_bounds(part);
    return pave_vec2_of(box.max.x - box.min.x, box.max.y - box.min.y);
}

/// Returns PAVE_SHEET_CAPTION times the widest part, or the largest smaller caption size at which
/// every caption fits its column; 0 without captions.
static double sheet_caption_size(const pave_sheet *sheet, double widest)
{
    const pave_scene_sheet_def *def = sheet->def;
    double size = 0;
    for (int64_t i = 0; def->captions && i < def->part_count; i++) {
        const char *text = def->captions[i];
        if (!text || !*text) continue;
        const double wide = pave_scene_text_width(text);
        const double most = wide > 0 ? sheet->widths[i % sheet->columns] / wide : widest;
        if (!(size > 0)) size = PAVE_SHEET_CAPTION * widest;
        if (most < size) size = most;
    }
    return size;
}

static void sheet_measure(pave_sheet *sheet)
{
    const pave_scene_sheet_def *def = sheet->def;
    double widest = 0;
    for (int64_t i = 0; i < def->part_count; i++) {
        double *width = &sheet->widths[i % sheet->columns],
               *height = &sheet->heights[i / sheet->columns];
        const pave_vec2 extent = sheet_extent(def->parts[i]);
        *width = sheet_most(*width, extent.x);
        *height = sheet_most(*height, extent.y);
        widest = sheet_most(widest, extent.x);
    }
    sheet->gap = def->gap > 0 ? def->gap : PAVE_SHEET_GAP * widest;
    sheet->caption = sheet_caption_size(sheet, widest);
}

/// Adds part i, centred in the cell whose upper left corner is at `at`, with its caption below.
static void sheet_add(const pave_sheet *sheet, int64_t i, pave_vec2 at)
{
    const pave_scene_sheet_def *def = sheet->def;
    const pave_scene *part = def->parts[i];
    const double width = sheet->widths[i % sheet->columns],
                 height = sheet->heights[i / sheet->columns];
    const pave_vec2 extent = sheet_extent(part);
    if (part) {
        const pave_box box = pave_scene_bounds(part);
        pave_scene_add_scene(sheet->scene, part,
                             pave_vec2_of(at.x + (width - extent.x) / 2 - box.min.x,
                                          at.y + (height - extent.y) / 2 - box.min.y),
                             1);
    }
    if (!(sheet->caption > 0) || !def->captions[i]) return;
    const pave_scene_font font = {.size = sheet->caption};
    pave_scene_add_label(sheet->scene,
                         pave_vec2_of(at.x + width / 2, at.y + height + 0.6 * sheet->caption),
                         def->captions[i], &font);
}

static void sheet_add_all(const pave_sheet *sheet)
{
    const double below = sheet->caption > 0 ? 1.2 * sheet->caption : 0;
    pave_vec2 at = {0, 0};
    for (int64_t i = 0; i < sheet->def->part_count; i++) {
        const int64_t column = i % sheet->columns;
        if (column == 0) at.x = 0;
        sheet_add(sheet, i, at);
        at.x += sheet->widths[column] + sheet->gap;
        if (column + 1 == sheet->columns)
            at.y += sheet->heights[i / sheet->columns] + below + sheet->gap;
    }
}

static pave_result sheet_check(const pave_scene_sheet_def *def, pave_error *error)
{
    if (def->part_count < 1 || def->columns < 0 || !(def->gap >= 0) ||
        !(def->gap <= PAVE_SCENE_COORDINATE_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "a sheet has at least one part, and no negative columns or gap");
    for (int64_t i = 0; i < def->part_count; i++) {
        const pave_scene *part = def->parts[i];
        if (part && part->error.result != PAVE_OK)
            return PAVE_FAIL(error, part->error.result, "%s", part->error.message);
    }
    return PAVE_OK;
}

static pave_result sheet_make(pave_sheet *sheet, const pave_allocator *allocator, pave_error *error)
{
    const pave_scene_sheet_def *def = sheet->def;
    sheet_measure(sheet);
    const pave_scene_def whole = {.title = def->title,
                                  .background = def->background,
                                  .margin = sheet->gap / 2,
                                  .size = def->size,
                                  .cell = def->parts[0] ? def->parts[0]->cell : 0};
    pave_result result = pave_scene_create(&whole, allocator, &sheet->scene, error);
    if (result != PAVE_OK) return result;
    sheet_add_all(sheet);
    pave_scene *made = sheet->scene;
    sheet->scene = NULL;
    return pave_picture_finish(made, PAVE_OK, &sheet->scene, error);
}

pave_result pave_scene_create_sheet(const pave_scene_sheet_def *def,
                                    const pave_allocator *allocator, pave_scene **out,
                                    pave_error *error)
{
    *out = NULL;
    pave_result result = sheet_check(def, error);
    if (result != PAVE_OK) return result;
    pave_sheet sheet = {.def = def};
    sheet.columns = def->columns > 0 ? def->columns : def->part_count == 4 ? 2 : 3;
    if (sheet.columns > def->part_count) sheet.columns = def->part_count;
    sheet.rows = (def->part_count + sheet.columns - 1) / sheet.columns;
    sheet.widths = pave_array_allocate(allocator, (size_t)sheet.columns, sizeof(double));
    sheet.heights = pave_array_allocate(allocator, (size_t)sheet.rows, sizeof(double));
    if (sheet.widths && sheet.heights)
        result = sheet_make(&sheet, allocator, error);
    else
        result = PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory; draw a smaller picture");
    PAVE_RELEASE(allocator, sheet.heights, sheet.widths);
    *out = sheet.scene;
    return result;
}
