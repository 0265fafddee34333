/// src/scene/picture_window.c: pictures of windows. Only the tables of the tiling are used, so all
/// tilings share the code.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_window.h"
#include "scene_model.h"

// ---- Appearance ---------------------------------------------------------------------------------

#define PAVE_PICTURE_BAND UINT32_C(0xe9dfc8ff) // bands of labelled edges
#define PAVE_PICTURE_VERTEX_RIM UINT32_C(0x7d7567ff)

// Lengths, in units of the shortest edge of the tiling.
#define PAVE_PICTURE_LINE_WIDTH 0.04
#define PAVE_PICTURE_BAND_WIDTH 0.18

#define PAVE_PICTURE_SCALE 64

// ---- Parts --------------------------------------------------------------------------------------

static void picture_paint_face(pave_picture_painter *p, pave_cell cell, uint32_t fill)
{
    const pave_scene_style style = {.fill = fill, .stroke = PAVE_PICTURE_LINES, .width = p->line};
    int count = pave_picture_corners(&p->grid, cell);
    pave_scene_add_polygon(p->scene, p->grid.corners, count, &style);
}

static void picture_paint_edge(pave_picture_painter *p, pave_cell edge, uint32_t color,
                               double width)
{
    const pave_scene_style style = {.stroke = color, .width = width * p->grid.unit};
    pave_vec2 ends[2];
    pave_picture_edge_ends(&p->grid, edge, ends);
    pave_scene_add_line(p->scene, ends, 2, &style);
}

static void picture_paint_vertex(pave_picture_painter *p, pave_cell vertex, uint32_t fill,
                                 uint32_t stroke, double radius)
{
    const pave_scene_style style = {.fill = fill, .stroke = stroke, .width = 0.7 * p->line};
    pave_scene_add_circle(p->scene, pave_picture_vertex_point(&p->grid, vertex),
                          radius * p->grid.unit, &style);
}

// ---- Cells --------------------------------------------------------------------------------------

static bool picture_is_wall(const pave_picture_painter *p, const pave_picture_part *part)
{
    if (part->kind != PAVE_PICTURE_FACE || !p->def->walls) return false;
    int64_t index = pave_window_index(p->window, part->at);
    return index >= 0 && pave_mask_cell(p->def->walls, index);
}

static uint32_t picture_ground(const pave_picture_painter *p, int64_t index, pave_cell cell)
{
    const pave_picture_window_def *def = p->def;
    const bool seen = p->query->seen && pave_mask_cell(p->query->seen, index);
    if (def->walls && pave_mask_cell(def->walls, index))
        return seen ? PAVE_PICTURE_SEEN_WALL : PAVE_PICTURE_WALL;
    if (seen) return PAVE_PICTURE_SEEN;
    if (p->query->numbers && p->query->numbers[index] >= 0)
        return pave_picture_number_color(p->query->numbers[index], p->most, p->query->classes);
    if (def->colors && def->colors[index]) return def->colors[index];
    return def->coloring
               ? pave_picture_color(PAVE_PICTURE_GROUNDS, pave_coloring_of(def->coloring, cell))
               : PAVE_PICTURE_PALE;
}

static void picture_paint_faces(pave_picture_painter *p)
{
    pave_window_walk walk = pave_window_begin(p->window);
    pave_scene_open_group(p->scene, "faces");
    while (pave_window_next(&walk))
        picture_paint_face(p, walk.cell, picture_ground(p, walk.index, walk.cell));
    pave_scene_close_group(p->scene);
}

static void picture_paint_walls(pave_picture_painter *p)
{
    const double width = 0.11;
    const pave_mask *walls = p->def->walls;
    if (!walls || !walls->sides) return;
    pave_window_walk walk = pave_window_begin(p->window);
    pave_scene_open_group(p->scene, "walls");
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(p->tiling, walk.cell.s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(p->tiling, walk.cell.s, k);
            pave_cell edge = {walk.cell.q + side->edge_q, walk.cell.r + side->edge_r, side->edge};
            int64_t beyond =
                pave_window_index(p->window, pave_tiling_neighbors(p->tiling, walk.cell, k));
            // Draws each shared edge once.
            if (pave_mask_side(walls, walk.index, k) && (beyond < 0 || beyond > walk.index))
                picture_paint_edge(p, edge, PAVE_PICTURE_WALL, width);
        }
    pave_scene_close_group(p->scene);
}

// ---- The query ----------------------------------------------------------------------------------

/// Returns whether a dot of the answer covers the centre of a part, and therefore its label.
static bool picture_is_covered(const pave_picture_painter *p, const pave_picture_part *part)
{
    pave_vec2 middle = pave_picture_grid_point(&p->grid, part);
    for (int64_t i = 0; i < p->query->point_count; i++)
        if (pave_picture_distance(p->query->points[i], middle) < PAVE_PICTURE_DOT * p->grid.unit)
            return true;
    return false;
}

static void picture_mark(pave_picture_painter *p, const pave_picture_part *part, uint32_t color)
{
    const double width = 0.22;
    if (part->kind == PAVE_PICTURE_FACE)
        picture_paint_face(p, part->at, color);
    else if (part->kind == PAVE_PICTURE_EDGE)
        picture_paint_edge(p, part->at, color, width);
    else
        picture_paint_vertex(p, part->at, color, PAVE_PICTURE_LIGHT, pave_picture_vertex_radius(p));
}

static void picture_write_on(pave_picture_painter *p, const pave_picture_part *part, int64_t number,
                             uint32_t ground)
{
    char text[PAVE_PICTURE_TEXT_SIZE];
    pave_picture_label_text(p, part, true, number, text);
    pave_picture_write_label(p, part, text, PAVE_PICTURE_LIGHT, ground);
}

/// Marks the parts of a kind that the query is about, or labels them.
static void picture_mark_subject(pave_picture_painter *p, pave_picture_part_kind kind, bool write)
{
    for (int64_t i = 0; i < p->query->subject_count; i++) {
        const pave_picture_part *part = &p->query->subject[i];
        if (part->kind != kind) continue;
        if (!write)
            picture_mark(p, part, PAVE_PICTURE_BLUE);
        else if (!picture_is_covered(p, part))
            picture_write_on(p, part, pave_picture_list_find(&p->answer, part), PAVE_PICTURE_BLUE);
    }
}

/// Marks the parts of a kind in the answer, or labels them.
static void picture_mark_answer(pave_picture_painter *p, pave_picture_part_kind kind, bool write)
{
    for (int64_t i = 0; p->query->kind == kind && i < p->query->cell_count; i++) {
        const pave_picture_part part = {kind, p->query->cells[i]};
        if (pave_picture_is_subject(p, &part)) continue;
        uint32_t color = picture_is_wall(p, &part) ? PAVE_PICTURE_ORANGE_WALL : PAVE_PICTURE_ORANGE;
        if (write)
            picture_write_on(p, &part, i, color);
        else
            picture_mark(p, &part, color);
    }
}

/// Draws the faces of a query and the path through them, below all labels. Returns false if memory
/// runs out.
static bool picture_paint_query(pave_picture_painter *p)
{
    if (!p->def->query) return true;
    pave_scene_open_group(p->scene, "query");
    picture_mark_answer(p, PAVE_PICTURE_FACE, false);
    picture_mark_subject(p, PAVE_PICTURE_FACE, false);
    bool enough = pave_picture_way(p);
    pave_scene_close_group(p->scene);
    return enough;
}

/// Draws the query's edges and vertices above the edges of the ground. Edges are drawn first, so
/// that they hide no vertex.
static void picture_paint_borders(pave_picture_painter *p)
{
    if (!pave_picture_shows(p, PAVE_PICTURE_EDGE) && !pave_picture_shows(p, PAVE_PICTURE_VERTEX))
        return;
    pave_scene_open_group(p->scene, "query-borders");
    for (int kind = PAVE_PICTURE_EDGE; kind <= PAVE_PICTURE_VERTEX; kind++) {
        picture_mark_answer(p, (pave_picture_part_kind)kind, false);
        picture_mark_subject(p, (pave_picture_part_kind)kind, false);
    }
    pave_scene_close_group(p->scene);
}

static void picture_write_query(pave_picture_painter *p)
{
    const pave_picture_query *query = p->query;
    if (!p->def->query) return;
    pave_scene_open_group(p->scene, "query-labels");
    for (int kind = 0; kind < PAVE_PICTURE_PART_KINDS; kind++) {
        picture_mark_answer(p, (pave_picture_part_kind)kind, true);
        picture_mark_subject(p, (pave_picture_part_kind)kind, true);
    }
    for (int64_t i = 0; i < query->subject_point_count; i++)
        pave_picture_add_point(p->scene, query->subject_points[i], p->grid.unit, p->line,
                               PAVE_PICTURE_BLUE);
    for (int64_t i = 0; i < query->point_count; i++)
        pave_picture_add_point(p->scene, query->points[i], p->grid.unit, p->line,
                               PAVE_PICTURE_ORANGE);
    pave_scene_close_group(p->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

/// Draws bands for labelled edges. All outlines are drawn first, so that they cover no band.
static void picture_paint_bands(pave_picture_painter *p, const pave_picture_list *edges)
{
    for (int64_t i = 0; i < edges->count; i++)
        picture_paint_edge(p, edges->entries[i].part.at, PAVE_PICTURE_LINES,
                           PAVE_PICTURE_BAND_WIDTH);
    for (int64_t i = 0; i < edges->count; i++)
        picture_paint_edge(p, edges->entries[i].part.at, PAVE_PICTURE_BAND,
                           PAVE_PICTURE_BAND_WIDTH - PAVE_PICTURE_LINE_WIDTH);
}

static void picture_label_part(pave_picture_painter *p, const pave_picture_entry *entry)
{
    const double radius = 0.21;
    const pave_picture_part *part = &entry->part;
    char text[PAVE_PICTURE_TEXT_SIZE];
    pave_picture_label_text(p, part, false, -1, text);
    if (part->kind == PAVE_PICTURE_VERTEX)
        picture_paint_vertex(p, part->at, PAVE_PICTURE_LIGHT, PAVE_PICTURE_VERTEX_RIM, radius);
    bool halo = part->kind == PAVE_PICTURE_FACE && pave_picture_has_way(p->query);
    pave_picture_write_label(p, part, text,
                             picture_is_wall(p, part) ? PAVE_PICTURE_LIGHT : PAVE_PICTURE_INK,
                             halo ? picture_ground(p, entry->number, part->at) : PAVE_PICTURE_PALE);
}

/// Labels all parts of a kind except those of the query, which are labelled later. Returns false if
/// memory runs out.
static bool picture_label_parts(pave_picture_painter *p, pave_picture_part_kind kind)
{
    static const char *const groups[PAVE_PICTURE_PART_KINDS] = {"face-labels", "edge-labels",
                                                                "vertices"};
    pave_picture_list parts;
    if (!pave_picture_list_window(&parts, p->window, kind, p->allocator)) return false;
    pave_scene_open_group(p->scene, groups[kind]);
    if (kind == PAVE_PICTURE_EDGE) picture_paint_bands(p, &parts);
    for (int64_t i = 0; i < parts.count; i++) {
        const pave_picture_part *part = &parts.entries[i].part;
        if (!pave_picture_is_subject(p, part) && pave_picture_list_find(&p->answer, part) < 0)
            picture_label_part(p, &parts.entries[i]);
    }
    pave_scene_close_group(p->scene);
    pave_picture_list_close(&parts, p->allocator);
    return true;
}

// ---- The picture --------------------------------------------------------------------------------

/// Chooses the scale from the content drawn so far; later content does not change the size of the
/// picture.
static void picture_choose_scale(pave_picture_painter *p)
{
    const pave_scene_size *size = &p->def->size;
    pave_box box = pave_scene_bounds(p->scene);
    double side = pave_picture_most(box.max.x - box.min.x, box.max.y - box.min.y);
    double least = pave_picture_least(p->sizes[PAVE_PICTURE_EDGE], p->sizes[PAVE_PICTURE_VERTEX]);
    pave_scene_frame frame;
    if (size->scale > 0 || size->width > 0 || size->height > 0) {
        p->scale = pave_scene_measure(p->scene, size, &frame, NULL) == PAVE_OK ? frame.scale
                                                                               : PAVE_PICTURE_SCALE;
        return;
    }
    p->scale =
        pave_picture_most(PAVE_PICTURE_SCALE, pave_picture_least(PAVE_PICTURE_LABEL_WANTED / least,
                                                                 PAVE_PICTURE_PIXELS_MOST / side));
    pave_scene_set_size(p->scene, (pave_scene_size){.scale = p->scale});
}

/// Draws everything below the labels. After this, the scale is known. Returns false if memory runs
/// out.
static bool picture_paint_below(pave_picture_painter *p)
{
    p->line = PAVE_PICTURE_LINE_WIDTH * p->grid.unit;
    for (int32_t s = 0; s < p->tiling->face_count; s++)
        p->line =
            pave_picture_least(p->line, 2 * PAVE_PICTURE_LINE_WIDTH *
                                            pave_picture_room_in(&p->grid, (pave_cell){0, 0, s}));
    picture_paint_faces(p);
    if (!picture_paint_query(p)) return false;
    picture_choose_scale(p);
    for (int kind = 0; kind < PAVE_PICTURE_PART_KINDS; kind++)
        if (p->sizes[kind] * p->scale < PAVE_PICTURE_LABEL_PIXELS) p->labels[kind] = false;
    return true;
}

static bool picture_paint(pave_picture_painter *p)
{
    if (!pave_picture_choose_sizes(p) || !picture_paint_below(p)) return false;
    for (int kind = PAVE_PICTURE_FACE; kind < PAVE_PICTURE_VERTEX; kind++)
        if (pave_picture_is_labelled(p, (pave_picture_part_kind)kind) &&
            !picture_label_parts(p, (pave_picture_part_kind)kind))
            return false;
    picture_paint_borders(p);
    picture_paint_walls(p);
    if (p->labels[PAVE_PICTURE_VERTEX] && !picture_label_parts(p, PAVE_PICTURE_VERTEX))
        return false;
    picture_write_query(p);
    pave_picture_write_caption(p);
    const pave_picture_query *query = p->query;
    const pave_mask *walls = p->def->walls;
    bool walled = walls && walls->side_count > 0;
    for (int64_t i = 0; walls && i < walls->word_count; i++) walled = walled || walls->cells[i];
    pave_picture_add_query_keys(
        p->scene, &(pave_picture_query_parts){
                      .subject = query->subject_count + query->subject_point_count > 0,
                      .answer = query->cell_count + query->point_count > 0,
                      .path = query->path,
                      .seen = query->seen,
                      .walls = walled,
                      .numbers = query->numbers,
                      .most = p->most,
                      .classes = query->classes});
    return true;
}

// ---- The definition -----------------------------------------------------------------------------

static bool picture_is_part(const pave_tiling *tiling, pave_picture_part_kind kind, pave_cell at)
{
    int32_t counts[] = {tiling->face_count, tiling->edge_count, tiling->vertex_count};
    if ((unsigned)kind >= PAVE_PICTURE_PART_KINDS) return false;
    return at.s >= 0 && at.s < counts[kind] && pave_cell_in_range(at);
}

static bool picture_are_parts(const pave_tiling *tiling, pave_picture_part_kind kind,
                              const pave_cell *cells, int64_t count)
{
    for (int64_t i = 0; i < count; i++)
        if (!picture_is_part(tiling, kind, cells[i])) return false;
    return true;
}

static bool picture_is_mask_of(const pave_mask *mask, const pave_window *window)
{
    return !mask ||
           (mask->window->tiling == window->tiling && mask->window->count == window->count);
}

static pave_result picture_check_query(const pave_picture_painter *p, pave_error *error)
{
    const pave_picture_query *query = p->query;
    if (query->subject_count < 0 || query->subject_point_count < 0 || query->cell_count < 0 ||
        query->point_count < 0)
        return pave_picture_wrong(error, PAVE_RANGE, "a count of the query is below 0");
    bool fine = picture_are_parts(p->tiling, query->kind, query->cells, query->cell_count) &&
                picture_are_parts(p->tiling, PAVE_PICTURE_FACE, query->line, query->line ? 2 : 0);
    for (int64_t i = 0; fine && i < query->subject_count; i++)
        fine = picture_is_part(p->tiling, query->subject[i].kind, query->subject[i].at);
    if (!fine || (unsigned)query->kind >= PAVE_PICTURE_PART_KINDS)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "a part of the query is not in the tiling; check its kind and s, "
                                  "and that |q|, |r| are at most 2^29");
    if (!picture_is_mask_of(query->seen, p->window))
        return pave_picture_wrong(
            error, PAVE_INVALID,
            "the mask of seen cells is of another window; use the picture's window");
    return PAVE_OK;
}

static pave_result picture_check_window(const pave_picture_painter *p, pave_error *error)
{
    const pave_picture_window_def *def = p->def;
    if (!p->window)
        return pave_picture_wrong(error, PAVE_INVALID, "no window is given; set window or walls");
    if (!picture_is_mask_of(def->walls, p->window))
        return pave_picture_wrong(error, PAVE_INVALID,
                                  "the walls are a mask of another window; leave the window out");
    if ((unsigned)def->orientation > PAVE_FLAT)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "the orientation does not exist; use an enumerator");
    if (def->labels >= 2 * PAVE_PICTURE_LABEL_BARE)
        return pave_picture_wrong(error, PAVE_RANGE,
                                  "labels must be a sum of enumerators of pave_picture_labels");
    return picture_check_query(p, error);
}

/// Lists the query's subjects and answers in order. Returns false if memory runs out.
static bool picture_list_query(pave_picture_painter *p)
{
    const pave_picture_query *query = p->query;
    if (!pave_picture_list_open(&p->subject, query->subject_count, p->allocator) ||
        !pave_picture_list_open(&p->answer, query->cell_count, p->allocator))
        return false;
    for (int64_t i = 0; i < query->subject_count; i++)
        pave_picture_list_add(&p->subject, query->subject[i].kind, query->subject[i].at, i);
    for (int64_t i = 0; i < query->cell_count; i++)
        pave_picture_list_add(&p->answer, query->kind, query->cells[i], i);
    pave_picture_list_sort(&p->subject);
    pave_picture_list_sort(&p->answer);
    return true;
}

static pave_result picture_window_layout(pave_picture_painter *p, pave_error *error)
{
    const pave_picture_window_def *def = p->def;
    const pave_layout_def layout = {.orientation = def->orientation, .y_up = def->y_up};
    p->grid.tiling = p->tiling;
    if (!def->layout) return pave_tiling_layout(p->tiling, &layout, &p->grid.layout, error);
    p->grid.layout = *def->layout;
    return PAVE_OK;
}

static void picture_prepare(pave_picture_painter *p)
{
    static const uint32_t bits[PAVE_PICTURE_PART_KINDS] = {
        PAVE_PICTURE_LABEL_FACES, PAVE_PICTURE_LABEL_EDGES, PAVE_PICTURE_LABEL_VERTICES};
    uint32_t labels = p->def->labels ? p->def->labels : PAVE_PICTURE_LABEL_FACES;
    for (int kind = 0; kind < PAVE_PICTURE_PART_KINDS; kind++)
        p->labels[kind] = labels & bits[kind];
    if (labels & PAVE_PICTURE_LABEL_BARE) p->labels[PAVE_PICTURE_FACE] = false;
    p->most = 1;
    for (int64_t i = 0; p->query->numbers && i < p->window->count; i++)
        if (p->query->numbers[i] > p->most) p->most = p->query->numbers[i];
}

pave_result pave_picture_window(const pave_picture_window_def *def, const pave_allocator *allocator,
                                pave_scene **out, pave_error *error)
{
    static const pave_picture_query nothing = {0};
    pave_scene_def scene = {
        .title = def->title, .background = PAVE_PICTURE_LIGHT, .margin = 0.25, .size = def->size};
    pave_picture_painter p = {.def = def, .allocator = allocator};
    *out = NULL;
    p.query = def->query ? def->query : &nothing;
    p.window = def->window || !def->walls ? def->window : def->walls->window;
    p.tiling = p.window ? p.window->tiling : NULL;
    pave_result result = picture_check_window(&p, error);
    if (result == PAVE_OK) result = picture_window_layout(&p, error);
    if (result == PAVE_OK) {
        scene.cell = pave_picture_cell_length(p.tiling, &p.grid.layout);
        result = pave_scene_create(&scene, allocator, &p.scene, error);
    }
    if (result != PAVE_OK) return result;
    picture_prepare(&p);
    if ((pave_picture_grid_open(&p.grid, allocator) != PAVE_OK || !picture_list_query(&p) ||
         !picture_paint(&p)))
        result = pave_picture_no_memory(error);
    pave_picture_list_close(&p.answer, allocator);
    pave_picture_list_close(&p.subject, allocator);
    pave_picture_grid_close(&p.grid, allocator);
    return pave_picture_finish(p.scene, result, out, error);
}
