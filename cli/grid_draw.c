// cli/grid_draw.c: a piece of a grid as a scene. It knows the parts of a grid by the tables of its tiling alone, so every grid is drawn alike.
#include "grid_draw.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

// ---- Looks ------------------------------------------------------------------------------------------------------------------

enum {
    INK = 0x33302b,     // what is written on light ground
    LIGHT = 0xffffff,   // what is written on the colours
    GROUND = 0xf7f3e9,
    WALL = 0x57524a,
    LINES = 0xa79d8b,
    VERTEX = 0x7d7567,
    ASKED = 0x1f6f8b,   // what the query is about
    ANSWER = 0xd9692f,  // what it answers
    WAY = 0x00000058    // with its alpha
};

// Sizes, in shortest edges of the tiling.
static const double line_width = 0.04, marked_width = 0.22, wall_width = 0.11, vertex_radius = 0.19, dot_radius = 0.055, way_width = 0.11, edge_text = 0.125, caption_text = 0.25;

// A drawing on its way.
typedef struct painter {
    const grid_drawing *drawing;
    pave_scene *scene;
    double unit;           // the length of the shortest edge
    double line;           // the width of lines
    double sizes[GRID_PART_KINDS]; // of what is written on parts: one for all of a kind, so that the longest fits
    pave_vec2 *corners;    // room for those of one face
    grid_part *parts;      // the edges or vertices of the window
    int64_t part_count, part_capacity;
} painter;

// ---- Where parts lie --------------------------------------------------------------------------------------------------------

static pave_vec2 middle(pave_vec2 a, pave_vec2 b) { return pave_vec2_of((a.x + b.x) / 2, (a.y + b.y) / 2); }

static double length_of(pave_vec2 a, pave_vec2 b) { return sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)); }

static int face_corners(const grid_drawing *d, pave_cell cell, pave_vec2 *out)
{
    int count = pave_tiling_side_count(d->tiling, cell.s);
    for (int k = 0; k < count; k++) out[k] = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
    return count;
}

// The ends of an edge: those of a side that lies on it.
static void edge_ends(const grid_drawing *d, pave_cell edge, pave_vec2 out[2])
{
    for (int32_t s = 0; s < d->tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(d->tiling, s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(d->tiling, s, k);
            if (side->edge != edge.s) continue;
            pave_cell cell = {edge.q - side->edge_q, edge.r - side->edge_r, s};
            out[0] = pave_tiling_corner_point(d->tiling, d->layout, cell, k);
            out[1] = pave_tiling_corner_point(d->tiling, d->layout, cell, (k + 1) % pave_tiling_side_count(d->tiling, s));
            return;
        }
    assert(false && "every edge has a side");
}

static pave_vec2 vertex_point(const grid_drawing *d, pave_cell vertex)
{
    return pave_layout_point(d->layout, vertex.q + d->tiling->vertices[vertex.s].x, vertex.r + d->tiling->vertices[vertex.s].y);
}

static pave_vec2 part_point(const grid_drawing *d, const grid_part *part)
{
    pave_vec2 ends[2];
    if (part->kind == GRID_FACE) return pave_tiling_face_point(d->tiling, d->layout, part->at);
    if (part->kind == GRID_VERTEX) return vertex_point(d, part->at);
    edge_ends(d, part->at, ends);
    return middle(ends[0], ends[1]);
}

// How far it is from the middle of a face to its nearest side.
static double room_in(const grid_drawing *d, pave_cell cell, pave_vec2 *corners)
{
    int count = face_corners(d, cell, corners);
    pave_vec2 center = pave_tiling_face_point(d->tiling, d->layout, cell);
    double least = INFINITY;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = corners[k], b = corners[(k + 1) % count];
        double away = fabs((b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x)) / length_of(a, b);
        least = away < least ? away : least;
    }
    return least;
}

static double shortest_edge(const grid_drawing *d)
{
    double least = INFINITY;
    for (int32_t e = 0; e < d->tiling->edge_count; e++) {
        pave_vec2 ends[2];
        edge_ends(d, (pave_cell){0, 0, e}, ends);
        double length = length_of(ends[0], ends[1]);
        least = length < least ? length : least;
    }
    return least;
}

// ---- The parts of the window ------------------------------------------------------------------------------------------------

static int compare_parts(const void *a, const void *b)
{
    pave_cell x = ((const grid_part *)a)->at, y = ((const grid_part *)b)->at;
    if (x.r != y.r) return x.r < y.r ? -1 : 1;
    if (x.q != y.q) return x.q < y.q ? -1 : 1;
    return (x.s > y.s) - (x.s < y.s);
}

static bool add_part(painter *p, grid_part_kind kind, int32_t q, int32_t r, int32_t s)
{
    if (p->part_count == p->part_capacity) {
        int64_t capacity = 2 * p->part_capacity + 256;
        void *parts = realloc(p->parts, (size_t)capacity * sizeof *p->parts);
        if (!parts) return false;
        p->parts = parts;
        p->part_capacity = capacity;
    }
    p->parts[p->part_count++] = (grid_part){kind, {q, r, s}};
    return true;
}

// Collects the edges or vertices of the window's cells, each once. False: out of memory.
static bool collect(painter *p, grid_part_kind kind)
{
    const pave_tiling *tiling = p->drawing->tiling;
    pave_window_walk walk = pave_window_begin(p->drawing->window);
    p->part_count = 0;
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(tiling, walk.cell.s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(tiling, walk.cell.s, k);
            bool added = kind == GRID_EDGE ? add_part(p, kind, walk.cell.q + side->edge_q, walk.cell.r + side->edge_r, side->edge)
                                           : add_part(p, kind, walk.cell.q + side->vertex_q, walk.cell.r + side->vertex_r, side->vertex);
            if (!added) return false;
        }
    if (p->part_count) qsort(p->parts, (size_t)p->part_count, sizeof *p->parts, compare_parts);
    int64_t kept = 0;
    for (int64_t i = 0; i < p->part_count; i++)
        if (i == 0 || compare_parts(&p->parts[i], &p->parts[kept - 1]) != 0) p->parts[kept++] = p->parts[i];
    p->part_count = kept;
    return true;
}

// ---- Writing on parts -------------------------------------------------------------------------------------------------------

// The coordinates of a part; of a face in the system of the labels, or "" where it has none there.
static void part_text(const grid_drawing *d, const grid_part *part, char *out)
{
    if (part->kind != GRID_FACE || !d->system) grid_part_text(d->kind, part, out);
    else if (!grid_system_text(d->system, d->width, part->at, out)) out[0] = '\0';
}

static double smaller(double a, double b) { return a < b ? a : b; }

// How large a text may be that is written on a part: by its room, and by a share of it that looks well for short ones.
static double fitting_size(painter *p, const grid_part *part, const char *text)
{
    const grid_drawing *d = p->drawing;
    double width = pave_scene_text_width(text), room, most;
    if (part->kind == GRID_FACE) {
        bool crowded = d->labels[GRID_EDGE] || d->labels[GRID_VERTEX];
        room = room_in(d, part->at, p->corners);
        most = room * (crowded ? 0.45 : 0.6);
        room *= crowded ? 1.25 : 1.6;
    } else if (part->kind == GRID_EDGE) {
        pave_vec2 ends[2];
        edge_ends(d, part->at, ends);
        room = length_of(ends[0], ends[1]) - 2 * ((d->labels[GRID_VERTEX] ? vertex_radius : dot_radius) + 0.03) * p->unit;
        most = edge_text * p->unit;
    } else {
        room = 1.75 * vertex_radius * p->unit;
        most = 0.17 * p->unit;
    }
    return width > 0 ? smaller(most, room / width) : most;
}

static void write_on_edge(painter *p, pave_cell edge, const char *text, pave_scene_font font, bool beside)
{
    pave_vec2 ends[2];
    edge_ends(p->drawing, edge, ends);
    bool turned = ends[1].x < ends[0].x - 1e-9 || (fabs(ends[1].x - ends[0].x) <= 1e-9 && ends[1].y > ends[0].y);
    pave_vec2 a = ends[turned], b = ends[!turned], at = middle(a, b);
    double length = length_of(a, b), away = beside ? 0.6 * font.size : 0;
    font.along = pave_vec2_of(b.x - a.x, b.y - a.y);
    at = pave_vec2_of(at.x + away * font.along.y / length, at.y - away * font.along.x / length);
    pave_scene_add_label(p->scene, at, text, &font);
}

// Writes on a part; beside its line, where it is an edge that is not marked.
static void write_text(painter *p, const grid_part *part, const char *text, uint32_t color, bool beside)
{
    double own = fitting_size(p, part, text), size = p->sizes[part->kind];
    pave_scene_font font = {.size = size > 0 ? smaller(size, own) : own, .color = pave_scene_opaque(color)};
    if (part->kind == GRID_EDGE) write_on_edge(p, part->at, text, font, beside);
    else pave_scene_add_label(p->scene, part_point(p->drawing, part), text, &font);
}

// ---- Drawing parts ----------------------------------------------------------------------------------------------------------

static void paint_face(painter *p, pave_cell cell, uint32_t fill)
{
    pave_scene_style style = {.fill = pave_scene_opaque(fill), .stroke = pave_scene_opaque(LINES), .width = p->line};
    int count = face_corners(p->drawing, cell, p->corners);
    pave_scene_add_polygon(p->scene, p->corners, count, &style);
}

static void paint_edge(painter *p, pave_cell edge, uint32_t color, double width)
{
    pave_scene_style style = {.stroke = pave_scene_opaque(color), .width = width * p->unit};
    pave_vec2 ends[2];
    edge_ends(p->drawing, edge, ends);
    pave_scene_add_line(p->scene, ends, 2, &style);
}

static void paint_vertex(painter *p, pave_cell vertex, uint32_t fill, uint32_t stroke, double radius)
{
    pave_scene_style style = {.fill = pave_scene_opaque(fill), .stroke = pave_scene_opaque(stroke), .width = p->line};
    pave_scene_add_circle(p->scene, vertex_point(p->drawing, vertex), radius * p->unit, &style);
}

static void paint_point(painter *p, pave_vec2 at, uint32_t color)
{
    pave_scene_style style = {.fill = pave_scene_opaque(color), .stroke = pave_scene_opaque(LIGHT), .width = p->line};
    pave_scene_add_circle(p->scene, at, 1.6 * dot_radius * p->unit, &style);
}

static void paint_faces(painter *p)
{
    const grid_drawing *d = p->drawing;
    pave_window_walk walk = pave_window_begin(d->window);
    pave_scene_open_group(p->scene, "faces");
    while (pave_window_next(&walk)) paint_face(p, walk.cell, d->walls && pave_mask_cell(d->walls, walk.index) ? WALL : GROUND);
    pave_scene_close_group(p->scene);
}

static void paint_walls(painter *p)
{
    const grid_drawing *d = p->drawing;
    if (!d->walls || !d->walls->sides) return;
    pave_window_walk walk = pave_window_begin(d->window);
    pave_scene_open_group(p->scene, "walls");
    while (pave_window_next(&walk))
        for (int k = 0; k < pave_tiling_side_count(d->tiling, walk.cell.s); k++) {
            const pave_tiling_side *side = pave_tiling_side_of(d->tiling, walk.cell.s, k);
            if (pave_mask_side(d->walls, walk.index, k))
                paint_edge(p, (pave_cell){walk.cell.q + side->edge_q, walk.cell.r + side->edge_r, side->edge}, WALL, wall_width);
        }
    pave_scene_close_group(p->scene);
}

// ---- The query --------------------------------------------------------------------------------------------------------------

// Writes on a part what it is called, or its number in the answer.
static void write_on(painter *p, const grid_part *part, int64_t number, uint32_t color)
{
    char text[GRID_TEXT_SIZE];
    if (number >= 0) snprintf(text, sizeof text, "%" PRId64, number);
    else part_text(p->drawing, part, text);
    write_text(p, part, text, color, false);
}

static void mark(painter *p, const grid_part *part, uint32_t color)
{
    if (part->kind == GRID_FACE) paint_face(p, part->at, color);
    else if (part->kind == GRID_EDGE) paint_edge(p, part->at, color, marked_width);
    else paint_vertex(p, part->at, color, LIGHT, vertex_radius);
}

// Marks the parts of a kind that are asked about, or that the answer lists; faces go first, then edges, then vertices, so that none hides another.
static void mark_asked(painter *p, grid_part_kind kind, bool write)
{
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++) {
        const grid_argument *asked = &p->drawing->call->arguments[i];
        if (!asked->is_part || asked->part.kind != kind) continue;
        if (write) write_on(p, &asked->part, -1, LIGHT);
        else mark(p, &asked->part, ASKED);
    }
}

static bool is_asked(const painter *p, const grid_part *part)
{
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++) {
        const grid_argument *asked = &p->drawing->call->arguments[i];
        if (asked->is_part && asked->part.kind == part->kind && pave_cell_equal(asked->part.at, part->at)) return true;
    }
    return false;
}

static void mark_answer(painter *p, grid_part_kind kind, bool write)
{
    const grid_answer *answer = p->drawing->answer;
    if (answer->kind != GRID_PARTS || answer->part_kind != kind) return;
    for (int64_t i = 0; i < answer->count; i++) {
        grid_part part = {kind, answer->cells[i]};
        if (is_asked(p, &part)) continue;
        if (write) write_on(p, &part, p->drawing->numbers ? i : -1, LIGHT);
        else mark(p, &part, ANSWER);
    }
}

static bool is_way(grid_query_id query) { return query == GRID_LINE || query == GRID_RAY; }

// The way through the cells of a line, a ray or a path; the straight line of sight.
static void paint_way(painter *p)
{
    const grid_drawing *d = p->drawing;
    const grid_answer *answer = d->answer;
    pave_scene_style style = {.stroke = WAY, .width = way_width * p->unit};
    if (is_way(d->call->query) && answer->kind == GRID_PARTS && answer->count > 1) {
        pave_vec2 *points = malloc((size_t)answer->count * sizeof *points);
        for (int64_t i = 0; points && i < answer->count; i++) points[i] = pave_tiling_face_point(d->tiling, d->layout, answer->cells[i]);
        if (points) pave_scene_add_arrow(p->scene, points, answer->count, 0.32 * p->unit, &style);
        free(points);
    } else if (false) {
        pave_vec2 ends[2] = {part_point(d, &d->call->arguments[0].part), part_point(d, &d->call->arguments[1].part)};
        pave_scene_add_line(p->scene, ends, 2, &style);
    }
}

static void paint_points(painter *p)
{
    const grid_answer *answer = p->drawing->answer;
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++)
        if (p->drawing->call->arguments[i].is_point) paint_point(p, p->drawing->call->arguments[i].point, ASKED);
    if (answer->kind == GRID_POINT || answer->kind == GRID_POINTS)
        for (int64_t i = 0; i < (answer->kind == GRID_POINT ? 1 : answer->count); i++) paint_point(p, answer->points[i], ANSWER);
}

static void paint_query(painter *p, bool write)
{
    if (!p->drawing->call) return;
    pave_scene_open_group(p->scene, write ? "query-labels" : "query");
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        mark_answer(p, kind, write);
        mark_asked(p, kind, write);
    }
    if (!write) paint_way(p);
    else paint_points(p);
    pave_scene_close_group(p->scene);
}

// ---- Labels -----------------------------------------------------------------------------------------------------------------

static bool is_marked(const painter *p, const grid_part *part)
{
    const grid_answer *answer = p->drawing->answer;
    if (!p->drawing->call) return false;
    if (is_asked(p, part)) return true;
    if (answer->kind != GRID_PARTS || answer->part_kind != part->kind) return false;
    for (int64_t i = 0; i < answer->count; i++)
        if (pave_cell_equal(answer->cells[i], part->at)) return true;
    return false;
}

// Lists the parts of a kind that the window has, each once. False: out of memory.
static bool list_parts(painter *p, grid_part_kind kind)
{
    if (kind != GRID_FACE) return collect(p, kind);
    pave_window_walk walk = pave_window_begin(p->drawing->window);
    p->part_count = 0;
    while (pave_window_next(&walk))
        if (!add_part(p, kind, walk.cell.q, walk.cell.r, walk.cell.s)) return false;
    return true;
}

// Finds the size of what is written on parts of a kind.
static bool choose_size(painter *p, grid_part_kind kind)
{
    char text[GRID_TEXT_SIZE];
    p->sizes[kind] = INFINITY;
    if (!list_parts(p, kind)) return false;
    for (int64_t i = 0; i < p->part_count; i++) {
        part_text(p->drawing, &p->parts[i], text);
        p->sizes[kind] = smaller(p->sizes[kind], fitting_size(p, &p->parts[i], text));
    }
    return true;
}

static bool is_wall(const grid_drawing *d, const grid_part *part)
{
    return part->kind == GRID_FACE && d->walls && pave_mask_cell(d->walls, pave_window_index(d->window, part->at));
}

// Writes on all parts of a kind but those of the query, which come later.
static bool label_parts(painter *p, grid_part_kind kind)
{
    static const char *const groups[GRID_PART_KINDS] = {"face-labels", "edge-labels", "vertices"};
    char text[GRID_TEXT_SIZE];
    if (!choose_size(p, kind)) return false;
    pave_scene_open_group(p->scene, groups[kind]);
    for (int64_t i = 0; i < p->part_count; i++) {
        const grid_part *part = &p->parts[i];
        if (is_marked(p, part)) continue;
        part_text(p->drawing, part, text);
        if (kind == GRID_VERTEX) paint_vertex(p, part->at, LIGHT, VERTEX, vertex_radius);
        write_text(p, part, text, is_wall(p->drawing, part) ? LIGHT : INK, true);
    }
    pave_scene_close_group(p->scene);
    return true;
}

static void write_caption(painter *p)
{
    const char *caption = p->drawing->caption;
    pave_scene_box box = pave_scene_bounds(p->scene);
    double width = caption ? pave_scene_text_width(caption) : 0;
    if (width <= 0) return;
    double size = smaller(caption_text * p->unit, (box.max.x - box.min.x) / width);
    pave_scene_font font = {.size = size, .color = pave_scene_opaque(INK)};
    pave_scene_add_label(p->scene, pave_vec2_of((box.min.x + box.max.x) / 2, box.max.y + 0.55 * size), caption, &font);
}

pave_result grid_draw(const grid_drawing *drawing, pave_scene *scene)
{
    painter p = {.drawing = drawing, .scene = scene, .unit = shortest_edge(drawing)};
    bool enough = (p.corners = malloc((size_t)drawing->tiling->sides_max * sizeof *p.corners)) != NULL;
    if (enough) {
        p.line = line_width * p.unit;
        for (int32_t s = 0; s < drawing->tiling->face_count; s++)
            p.line = smaller(p.line, 2 * line_width * room_in(drawing, (pave_cell){0, 0, s}, p.corners));
        paint_faces(&p);
        paint_walls(&p);
        for (grid_part_kind kind = GRID_FACE; enough && kind < GRID_VERTEX; kind++)
            enough = !drawing->labels[kind] || label_parts(&p, kind);
        paint_query(&p, false);
        if (enough && drawing->labels[GRID_VERTEX]) enough = label_parts(&p, GRID_VERTEX);
        paint_query(&p, true);
        write_caption(&p);
    }
    free(p.parts);
    free(p.corners);
    return enough ? pave_scene_error(scene)->result : PAVE_NO_MEMORY;
}
