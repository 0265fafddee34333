/// src/scene/picture_patch.c: pictures of patches: outlined cells and a query.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_patch_kinds.h"
#include "scene_model.h"

#define PAVE_PICTURE_PATCH_LINES UINT32_C(0x4d473eff)

typedef struct pave_picture_patcher {
    const pave_picture_patch_def *def;
    const pave_patch *patch;
    const pave_picture_patch_query *query; // {0} if there is no query
    const pave_allocator *allocator;
    pave_scene *scene;
    pave_picture_kinds kinds;
    double unit;        // side of a square with the mean area of a cell
    double line;        // width of lines
    double size;        // preferred font size of labels
    double scale;       // pixels per world unit
    int32_t most;       // maximum number of the query; at least 1
    int64_t *places;    // by cell: its index in the answer; -1 if it is not part of the answer
    bool *subject;      // by cell: whether it is a subject of the query
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

static void picture_paint_cell(const pave_picture_patcher *p, int32_t cell, uint32_t fill)
{
    const pave_scene_style style = {
        .fill = fill, .stroke = PAVE_PICTURE_PATCH_LINES, .width = p->line};
    const int32_t count = picture_patch_ring(p, cell);
    pave_scene_add_polygon(p->scene, p->corners, count, &style);
}

static uint32_t picture_patch_ground(const pave_picture_patcher *p, int32_t cell)
{
    const double paler = 0.6;
    const pave_picture_patch_def *def = p->def;
    const bool seen = p->query->seen && p->query->seen[cell];
    if (def->blocked && def->blocked[cell])
        return seen ? PAVE_PICTURE_SEEN_WALL : PAVE_PICTURE_WALL;
    if (seen) return PAVE_PICTURE_SEEN;
    if (p->query->numbers && p->query->numbers[cell] >= 0)
        return pave_picture_number_color(p->query->numbers[cell], p->most, p->query->classes);
    if (def->colors && def->colors[cell]) return def->colors[cell];
    const uint32_t color = pave_picture_kind_color(&p->kinds, cell);
    return def->query ? pave_picture_blend(color, PAVE_PICTURE_PALE, paler) : color;
}

static void picture_paint_cells(const pave_picture_patcher *p)
{
    pave_scene_open_group(p->scene, "faces");
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++)
        picture_paint_cell(p, cell, picture_patch_ground(p, cell));
    pave_scene_close_group(p->scene);
}

// ---- The query ----------------------------------------------------------------------------------

/// Returns the colour of a cell of the query.
static uint32_t picture_marked_color(const pave_picture_patcher *p, int32_t cell)
{
    if (p->subject[cell]) return PAVE_PICTURE_BLUE;
    return p->def->blocked && p->def->blocked[cell] ? PAVE_PICTURE_ORANGE_WALL
                                                    : PAVE_PICTURE_ORANGE;
}

static bool picture_is_marked(const pave_picture_patcher *p, int32_t cell)
{
    return p->subject[cell] || p->places[cell] >= 0;
}

static bool picture_patch_path(const pave_picture_patcher *p)
{
    const int64_t count = p->query->answer_count;
    const pave_vec2 *middles = p->patch->graph->positions;
    if (!p->query->path || count < 2) return true;
    pave_vec2 *points = pave_array_take(p->allocator, (size_t)count, sizeof *points);
    if (!points) return false;
    for (int64_t i = 0; i < count; i++) points[i] = middles[p->query->cells[i]];
    pave_picture_add_way(p->scene, points, count, p->unit, p->def->labels != 0);
    pave_array_release(p->allocator, points);
    return true;
}

/// Draws the cells of a query and the path through them, below all labels. Returns false if memory
/// runs out.
static bool picture_paint_answer(const pave_picture_patcher *p)
{
    const pave_vec2 *middles = p->patch->graph->positions;
    if (!p->def->query) return true;
    pave_scene_open_group(p->scene, "query");
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++)
        if (picture_is_marked(p, cell)) picture_paint_cell(p, cell, picture_marked_color(p, cell));
    const bool enough = picture_patch_path(p);
    if (p->query->line) {
        const pave_vec2 ends[2] = {middles[p->query->line[0]], middles[p->query->line[1]]};
        const pave_scene_style style = pave_picture_way_style(p->unit);
        pave_scene_add_line(p->scene, ends, 2, &style);
    }
    pave_scene_close_group(p->scene);
    return enough;
}

static void picture_paint_points(const pave_picture_patcher *p)
{
    const pave_picture_patch_query *query = p->query;
    for (int64_t i = 0; i < query->subject_point_count; i++)
        pave_picture_add_point(p->scene, query->subject_points[i], p->unit, p->line,
                               PAVE_PICTURE_BLUE);
    for (int64_t i = 0; i < query->point_count; i++)
        pave_picture_add_point(p->scene, query->points[i], p->unit, p->line, PAVE_PICTURE_ORANGE);
}

// ---- Labels -------------------------------------------------------------------------------------

/// Returns whether a cell has a label. `marked` cells belong to the query.
static bool picture_is_named(const pave_picture_patcher *p, int32_t cell, bool marked)
{
    if (picture_is_marked(p, cell) != marked) return false;
    if (p->query->numbered && p->query->numbers) return p->query->numbers[cell] >= 0;
    if (marked && p->query->numbered && p->places[cell] >= 0) return true;
    return p->def->labels & (marked ? PAVE_PICTURE_LABEL_FACES | PAVE_PICTURE_LABEL_QUERY
                                    : PAVE_PICTURE_LABEL_FACES);
}

static void picture_patch_text(const pave_picture_patcher *p, int32_t cell, char *out)
{
    const pave_picture_part part = {PAVE_PICTURE_FACE, p->patch->cells[cell]};
    out[0] = '\0';
    if (p->query->numbered && p->query->numbers)
        pave_picture_digits(p->query->numbers[cell], out);
    else if (p->query->numbered && p->places[cell] >= 0)
        pave_picture_digits(p->places[cell], out);
    else if (p->def->names.write)
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

/// Chooses a font size that fits on average; labels on smaller cells are smaller.
static void picture_choose_label_size(pave_picture_patcher *p)
{
    double sum = 0;
    int64_t count = 0;
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        char text[PAVE_PICTURE_TEXT_SIZE];
        if (!picture_is_named(p, cell, picture_is_marked(p, cell))) continue;
        picture_patch_text(p, cell, text);
        sum += picture_patch_size(p, cell, text);
        count++;
    }
    p->size = count ? sum / (double)count : 0;
}

/// Returns whether labels on a colour should be light. Channels are weighted by perceived
/// brightness.
static bool picture_is_dark(uint32_t color)
{
    const uint32_t red = color >> 24, green = color >> 16 & 0xff, blue = color >> 8 & 0xff;
    return 2 * red + 5 * green + blue < 8 * 128;
}

static void picture_write_cell(const pave_picture_patcher *p, int32_t cell, bool marked)
{
    const double halo = 0.12; // width of the halo around labels on a path, relative to the font
                              // size
    char text[PAVE_PICTURE_TEXT_SIZE];
    picture_patch_text(p, cell, text);
    const uint32_t ground = marked ? picture_marked_color(p, cell) : picture_patch_ground(p, cell);
    const double size = pave_picture_least(p->size, picture_patch_size(p, cell, text));
    const bool way = p->query->path || p->query->line;
    const pave_scene_font font = {.size = size,
                                  .color = picture_is_dark(ground) ? PAVE_PICTURE_LIGHT
                                                                   : PAVE_PICTURE_INK,
                                  .halo = way ? ground : 0,
                                  .halo_width = way ? halo * size : 0};
    if (size * p->scale >= PAVE_PICTURE_LABEL_PIXELS)
        pave_scene_add_label(p->scene, p->patch->graph->positions[cell], text, &font);
}

static void picture_write_cells(const pave_picture_patcher *p, bool marked)
{
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++)
        if (picture_is_named(p, cell, marked)) picture_write_cell(p, cell, marked);
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

/// Draws everything. Returns false if memory runs out.
static bool picture_paint_patch(pave_picture_patcher *p)
{
    picture_choose_label_size(p);
    picture_paint_cells(p);
    if (!picture_paint_answer(p)) return false;
    picture_patch_scale(p);
    if (p->size > 0) {
        pave_scene_open_group(p->scene, "face-labels");
        picture_write_cells(p, false);
        pave_scene_close_group(p->scene);
    }
    if (p->def->query) {
        pave_scene_open_group(p->scene, "query-labels");
        picture_write_cells(p, true);
        picture_paint_points(p);
        pave_scene_close_group(p->scene);
    }
    pave_picture_add_caption(p->scene, p->def->caption, PAVE_PICTURE_LABEL_MOST * p->unit,
                             p->scale);
    const pave_picture_patch_query *query = p->query;
    pave_picture_add_query_keys(
        p->scene, &(pave_picture_query_parts){
                      .subject = query->subject_count + query->subject_point_count > 0,
                      .answer = query->answer_count + query->point_count > 0,
                      .path = query->path,
                      .seen = query->seen,
                      .walls = p->def->blocked,
                      .numbers = query->numbers,
                      .most = p->most,
                      .classes = query->classes});
    return true;
}

// ---- The definition -----------------------------------------------------------------------------

static bool picture_are_cells(const pave_patch *patch, const int32_t *cells, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (cells[i] < 0 || cells[i] >= patch->cell_count) return false;
    return true;
}

static pave_result picture_check_patch(const pave_picture_patcher *p, pave_error *error)
{
    const pave_picture_patch_query *query = p->query;
    if (!p->patch) return pave_picture_wrong(error, PAVE_INVALID, "no patch is given; set one");
    if ((unsigned)p->def->fill > PAVE_PICTURE_PATCH_BY_NOTHING)
        return pave_picture_wrong(error, PAVE_RANGE, "the fill does not exist; use an enumerator");
    if (p->def->labels & ~(uint32_t)(PAVE_PICTURE_LABEL_FACES | PAVE_PICTURE_LABEL_QUERY))
        return pave_picture_wrong(
            error, PAVE_RANGE,
            "only cells of patches have labels; use PAVE_PICTURE_LABEL_FACES or _QUERY");
    if (query->subject_count < 0 || query->subject_point_count < 0 || query->answer_count < 0 ||
        query->point_count < 0)
        return pave_picture_wrong(error, PAVE_RANGE, "a count of the query is below 0");
    if (!picture_are_cells(p->patch, query->subject, query->subject_count) ||
        !picture_are_cells(p->patch, query->cells, query->answer_count) ||
        !picture_are_cells(p->patch, query->line, query->line ? 2 : 0))
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "a cell of the query is not in the patch; give numbers from 0 to "
                                  "one less than its cells");
    return PAVE_OK;
}

/// Prepares the state of the picture. Returns false if memory runs out.
static bool picture_prepare_patch(pave_picture_patcher *p)
{
    const double width = 0.025;
    const pave_polygons *polygons = p->patch->polygons;
    const size_t cells = (size_t)p->patch->cell_count;
    double area = 0;
    for (int32_t cell = 0; cell < p->patch->cell_count; cell++) {
        const size_t sides = (size_t)pave_polygons_side_count(polygons, cell);
        p->corner_room = sides > p->corner_room ? sides : p->corner_room;
        area += pave_polygons_area(polygons, cell);
    }
    p->unit = area > 0 ? sqrt(area / p->patch->cell_count) : 1;
    p->line = width * p->unit;
    p->most = 1;
    for (size_t i = 0; p->query->numbers && i < cells; i++)
        if (p->query->numbers[i] > p->most) p->most = p->query->numbers[i];
    p->corners = pave_array_take(p->allocator, p->corner_room, sizeof *p->corners);
    p->places = pave_array_take(p->allocator, cells, sizeof *p->places);
    p->subject = pave_array_allocate(p->allocator, cells, sizeof *p->subject);
    if (!p->corners || !p->places || !p->subject) return false;
    for (size_t i = 0; i < cells; i++) p->places[i] = -1;
    for (int64_t i = p->query->answer_count - 1; i >= 0; i--) p->places[p->query->cells[i]] = i;
    for (int64_t i = 0; i < p->query->subject_count; i++) p->subject[p->query->subject[i]] = true;
    return pave_picture_kinds_open(&p->kinds, p->patch, p->def->fill, p->allocator);
}

static void picture_release_patch(pave_picture_patcher *p)
{
    pave_picture_kinds_close(&p->kinds, p->allocator);
    PAVE_RELEASE(p->allocator, p->subject, p->places, p->corners);
}

pave_result pave_picture_patch(const pave_picture_patch_def *def, const pave_allocator *allocator,
                               pave_scene **out, pave_error *error)
{
    static const pave_picture_patch_query nothing = {0};
    const pave_scene_def scene = {
        .title = def->title, .background = PAVE_PICTURE_LIGHT, .margin = 0.25, .size = def->size};
    pave_picture_patcher p = {.def = def, .patch = def->patch, .allocator = allocator};
    *out = NULL;
    p.query = def->query ? def->query : &nothing;
    pave_result result = picture_check_patch(&p, error);
    if (result == PAVE_OK) result = pave_scene_create(&scene, allocator, &p.scene, error);
    if (result != PAVE_OK) return result;
    if (!picture_prepare_patch(&p) || !picture_paint_patch(&p))
        result = pave_picture_no_memory(error);
    picture_release_patch(&p);
    return pave_picture_finish(p.scene, result, out, error);
}
