/// src/scene/picture_patch.c: pictures of patches: outlined cells, coloured and named.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_patch_kinds.h"
#include "scene_model.h"

#define PAVE_PICTURE_PATCH_LINES UINT32_C(0x4d473eff)

typedef struct pave_picture_patcher {
    const pave_picture_patch_def *def;
    const pave_patch *patch;
    const pave_allocator *allocator;
    pave_scene *scene;
    pave_picture_kinds kinds;
    double unit;        // side of a square with the mean area of a cell
    double line;        // width of lines
    double size;        // preferred font size of labels
    double scale;       // pixels per world unit
    pave_vec2 *corners; // capacity for one ring
    size_t corner_room;
} pave_picture_patcher;

// ---- Cells --------------------------------------------------------------------------------------

static int32_t picture_patch_ring(const pave_picture_patcher *p, int32_t cell)
{
    const int32_t count = pave_polygons_side_count(p->patch->polygons, cell);
    for (int32_t k = 0; k < count; k++)
        p->corners[k] = pave_polygons_corner(p->patch->polygons, cell, k);
    return count;
}

static uint32_t picture_patch_ground(const pave_picture_patcher *p, int32_t cell)
{
    const uint32_t color = p->def->colors ? p->def->colors[cell] : 0;
    return color ? color : pave_picture_kind_color(&p->kinds, cell);
}

static void picture_paint_cells(const pave_picture_patcher *p)
{
    pave_scene_open_group(p->scene, "faces");
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        const pave_scene_style style = {.fill = picture_patch_ground(p, cell),
                                        .stroke = PAVE_PICTURE_PATCH_LINES,
                                        .width = p->line};
        const int32_t count = picture_patch_ring(p, cell);
        pave_scene_add_polygon(p->scene, p->corners, count, &style);
    }
    pave_scene_close_group(p->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

static void picture_patch_text(const pave_picture_patcher *p, int32_t cell, char *out)
{
    const pave_picture_part part = {PAVE_PICTURE_FACE, p->patch->cells[cell]};
    out[0] = '\0';
    if (p->def->names.write)
        p->def->names.write(p->def->names.context, part, out);
    else
        pave_picture_cell_digits(part.at, out);
}

/// Returns the maximum font size on a cell, limited to a reasonable size for short labels.
static double picture_patch_size(const pave_picture_patcher *p, int32_t cell, const char *text)
{
    const double air = 0.9, most = PAVE_PICTURE_LABEL_MOST * p->unit;
    const double width = pave_scene_text_width(text);
    const int32_t count = picture_patch_ring(p, cell);
    if (width <= 0) return most;
    return pave_picture_least(most, air * pave_picture_size_inside(p->corners, count,
                                                                   p->patch->graph->positions[cell],
                                                                   width / 2));
}

/// Chooses a font size that fits on average; labels on smaller cells are smaller. Without labels
/// the size is 0.
static void picture_choose_label_size(pave_picture_patcher *p)
{
    double sum = 0;
    if (!p->def->labels || p->patch->cell_count == 0) return;
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        char text[PAVE_PICTURE_TEXT_SIZE];
        picture_patch_text(p, cell, text);
        sum += picture_patch_size(p, cell, text);
    }
    p->size = sum / p->patch->cell_count;
}

/// Returns whether labels on a colour should be light. Channels are weighted by perceived
/// brightness.
static bool picture_is_dark(uint32_t color)
{
    const uint32_t red = color >> 24, green = color >> 16 & 0xff, blue = color >> 8 & 0xff;
    return 2 * red + 5 * green + blue < 8 * 128;
}

static void picture_write_cells(const pave_picture_patcher *p)
{
    pave_scene_open_group(p->scene, "face-labels");
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        char text[PAVE_PICTURE_TEXT_SIZE];
        picture_patch_text(p, cell, text);
        const double size = pave_picture_least(p->size, picture_patch_size(p, cell, text));
        const bool dark = picture_is_dark(picture_patch_ground(p, cell));
        const pave_scene_font font = {.size = size,
                                      .color = dark ? PAVE_PICTURE_LIGHT : PAVE_PICTURE_INK};
        if (size * p->scale >= PAVE_PICTURE_LABEL_PIXELS)
            pave_scene_add_label(p->scene, p->patch->graph->positions[cell], text, &font);
    }
    pave_scene_close_group(p->scene);
}

// ---- The picture --------------------------------------------------------------------------------

static void picture_patch_scale(pave_picture_patcher *p)
{
    const double pixels = 64, least = 1024;
    const pave_scene_size *size = &p->def->size;
    const pave_box box = pave_scene_bounds(p->scene);
    const double side = pave_picture_most(box.max.x - box.min.x, box.max.y - box.min.y);
    pave_scene_frame frame;
    if (size->scale > 0 || size->width > 0 || size->height > 0) {
        const bool fits = pave_scene_measure(p->scene, size, &frame, NULL) == PAVE_OK;
        p->scale = fits ? frame.scale : pixels / p->unit;
        return;
    }
    p->scale = pave_picture_most(pixels / p->unit, least / side);
    if (p->size > 0) p->scale = pave_picture_most(p->scale, PAVE_PICTURE_LABEL_WANTED / p->size);
    p->scale = pave_picture_least(p->scale, PAVE_PICTURE_PIXELS_MOST / side);
    pave_scene_set_size(p->scene, (pave_scene_size){.scale = p->scale});
}

static void picture_paint_patch(pave_picture_patcher *p)
{
    picture_choose_label_size(p);
    picture_paint_cells(p);
    picture_patch_scale(p);
    if (p->size > 0) picture_write_cells(p);
    pave_picture_add_caption(p->scene, p->def->caption, PAVE_PICTURE_LABEL_MOST * p->unit,
                             p->scale);
}

// ---- The definition -----------------------------------------------------------------------------

static pave_result picture_check_patch(const pave_picture_patcher *p, pave_error *error)
{
    if (!p->patch) return pave_picture_wrong(error, PAVE_INVALID, "no patch is given; set one");
    if ((unsigned)p->def->fill > PAVE_PICTURE_PATCH_BY_NOTHING)
        return pave_picture_wrong(error, PAVE_RANGE, "the fill does not exist; use an enumerator");
    return PAVE_OK;
}

/// Prepares the state of the picture. Returns false if memory runs out.
static bool picture_prepare_patch(pave_picture_patcher *p)
{
    const double width = 0.025;
    const pave_polygons *polygons = p->patch->polygons;
    double area = 0;
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        const size_t sides = (size_t)pave_polygons_side_count(polygons, cell);
        p->corner_room = sides > p->corner_room ? sides : p->corner_room;
        area += pave_polygons_area(polygons, cell);
    }
    p->unit = area > 0 ? sqrt(area / p->patch->cell_count) : 1;
    p->line = width * p->unit;
    p->corners = pave_array_take(p->allocator, p->corner_room, sizeof *p->corners);
    return p->corners && pave_picture_kinds_open(&p->kinds, p->patch, p->def->fill, p->allocator);
}

static void picture_release_patch(pave_picture_patcher *p)
{
    pave_picture_kinds_close(&p->kinds, p->allocator);
    pave_array_release(p->allocator, p->corners);
}

pave_result pave_picture_patch(const pave_picture_patch_def *def, const pave_allocator *allocator,
                               pave_scene **out, pave_error *error)
{
    const pave_scene_def scene = {
        .title = def->title, .background = PAVE_PICTURE_LIGHT, .margin = 0.25, .size = def->size};
    pave_picture_patcher p = {.def = def, .patch = def->patch, .allocator = allocator};
    *out = NULL;
    pave_result result = picture_check_patch(&p, error);
    if (result == PAVE_OK) result = pave_scene_create(&scene, allocator, &p.scene, error);
    if (result != PAVE_OK) return result;
    if (picture_prepare_patch(&p))
        picture_paint_patch(&p);
    else
        result = pave_picture_no_memory(error);
    picture_release_patch(&p);
    return pave_picture_finish(p.scene, result, out, error);
}
