// cli/grid_draw.c: a piece of a grid as a scene. It knows the parts of a grid by the tables of its
// tiling alone, so every grid is drawn alike.
#include "grid_draw_places.h"
#include "grid_draw_way.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

// ---- Looks --------------------------------------------------------------------------------------

enum {
    INK = 0x33302b,   // what is written on light ground
    LIGHT = 0xffffff, // what is written on the colours
    GROUND = 0xf7f3e9,
    WALL = 0x57524a,
    LINES = 0xa79d8b,
    BAND = 0xe9dfc8, // edges that are written on
    VERTEX = 0x7d7567,
    ASKED = 0x1f6f8b,       // what the query is about
    ANSWER = 0xd9692f,      // what it answers
    ANSWER_WALL = 0x9a4520, // where that is a wall
    SEEN = 0xf6cfae         // what is seen from there
};

// Of faces that are coloured: as far apart as pale colours are.
static const uint32_t grounds[] = {0xf3e3b8, 0xbfd9c4, 0xc4d4ea, 0xeec4b4,
                                   0xd9c9e4, 0xe4e9c0, 0xb9dde0, 0xd8d0c4};

// Sizes, in shortest edges of the tiling.
static const double line_width = 0.04, marked_width = 0.22, band_width = 0.18, wall_width = 0.11,
                    vertex_radius = 0.21, marked_radius = 0.27, dot_radius = 0.055;

// Sizes of texts, in the same: the most that they have on parts of each kind.
static const double part_text_size[GRID_PART_KINDS] = {0.4, 0.135, 0.18},
                    marked_text_size[GRID_PART_KINDS] = {0.4, 0.165, 0.22},
                    crowded_face_text = 0.28;

// The size of a caption: so much of the width of the picture, at most so much of what is written on
// faces, and if there is room at least so many pixels.
static const double caption_share = 1.0 / 21, caption_growth = 1.2, caption_pixels = 12;

// Texts on parts, whose capital letters are 0.73 of their size: what is smaller than so many pixels
// is left out; edges and vertices get more, if the picture need not become larger than that.
static const double text_pixels_least = 5, text_pixels_wanted = 12, picture_pixels_most = 4096;

static const double halo_share = 0.12; // around what stands on a way, of its size

// A drawing on its way.
typedef struct painter {
    const grid_drawing *drawing;
    double scale; // pixels of a unit
    pave_scene *scene;
    double unit;                   // the length of the shortest edge
    double line;                   // the width of lines
    double sizes[GRID_PART_KINDS]; // of what is written on parts: one for all of a kind, so that
                                   // the longest fits
    pave_vec2 *corners;            // room for those of one face
    grid_part_list parts;          // those of a kind that the window has
    int64_t *numbers; // for each face of the window, where the answer lists it, or -1; NULL: it
                      // lists no faces
    grid_part asked[2 * GRID_ARGUMENTS_MAX]; // what the query is about
    int asked_count;
} painter;

// ---- Writing on parts ---------------------------------------------------------------------------

// Whether the answer has a number for each face of the window.
static bool has_numbers(const grid_drawing *d)
{
    return d->call && d->answer->kind == GRID_NUMBERS && d->answer->count == d->window->count;
}

// The coordinates of a part; of a face in the system of the labels, or "" where it has none there;
// or its number.
static void part_text(const grid_drawing *d, const grid_part *part, char *out)
{
    int64_t index = d->numbers && part->kind == GRID_FACE && has_numbers(d)
                        ? pave_window_index(d->window, part->at)
                        : -1;
    if (index >= 0 && d->answer->numbers[index] < 0)
        out[0] = '\0';
    else if (index >= 0)
        snprintf(out, GRID_TEXT_SIZE, "%" PRId32, d->answer->numbers[index]);
    else if (part->kind != GRID_FACE || !d->system)
        grid_part_text(d->kind, part, out);
    else if (!grid_system_text(d->system, d->width, part->at, out))
        out[0] = '\0';
}

static double smaller(double a, double b) { return a < b ? a : b; }

// Marked vertices have more room where no others are written on.
static double radius_of_vertices(const grid_drawing *d)
{
    return d->labels[GRID_VERTEX] ? vertex_radius : marked_radius;
}

// Whether the answer is of the grid that is drawn; coarse cells are not.
static bool answers_here(const painter *p)
{
    const grid_drawing *d = p->drawing;
    return d->call && d->call->query != GRID_PARENT && d->call->query != GRID_CHUNK &&
           d->answer->kind == GRID_PARTS;
}

// Whether the query is about parts of a kind, or answers with them.
static bool shows(const painter *p, grid_part_kind kind)
{
    for (int i = 0; i < p->asked_count; i++)
        if (p->asked[i].kind == kind) return true;
    return answers_here(p) && p->drawing->answer->part_kind == kind;
}

// Lists what the query is about, coarse cells left out. Queries between walls that wrap go by the
// images in the window of cells that lie beyond it, and so those are marked; only sight looks
// beyond, too.
static void list_asked(painter *p)
{
    const grid_drawing *d = p->drawing;
    if (!d->call || d->call->query == GRID_CHILDREN) return;
    bool wraps = d->walls && d->window->def.wrap && d->call->query >= GRID_PATH;
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++) {
        grid_part part = d->call->arguments[i].part;
        if (!d->call->arguments[i].is_part) continue;
        bool beyond = wraps && part.kind == GRID_FACE && !pave_window_contains(d->window, part.at);
        if (!beyond || d->call->query == GRID_SIGHT) p->asked[p->asked_count++] = part;
        if (beyond)
            p->asked[p->asked_count++] = (grid_part){
                GRID_FACE, pave_window_cell(d->window, pave_window_wrapped(d->window, part.at))};
    }
}

// How much of an edge the vertex at one of its ends takes.
static double taken_at(const painter *p, pave_vec2 end)
{
    const grid_drawing *d = p->drawing;
    grid_part part = {.kind = GRID_VERTEX};
    if (d->labels[GRID_VERTEX]) return vertex_radius;
    for (int i = 0; i < p->asked_count; i++)
        if (p->asked[i].kind == GRID_VERTEX &&
            grid_length_of(grid_part_point(d, &p->asked[i]), end) < 1e-6 * p->unit)
            return marked_radius;
    for (int64_t i = 0;
         answers_here(p) && d->answer->part_kind == GRID_VERTEX && i < d->answer->count; i++) {
        part.at = d->answer->cells[i];
        if (grid_length_of(grid_part_point(d, &part), end) < 1e-6 * p->unit) return marked_radius;
    }
    return dot_radius;
}

// The ends of what can be seen of an edge.
static void free_ends(const painter *p, pave_cell edge, pave_vec2 out[2])
{
    pave_vec2 ends[2];
    grid_edge_ends(p->drawing, edge, ends);
    double length = grid_length_of(ends[0], ends[1]);
    for (int i = 0; i < 2; i++) {
        double part = taken_at(p, ends[i]) * p->unit / length;
        out[i] = pave_vec2_of(ends[i].x + part * (ends[1 - i].x - ends[i].x),
                              ends[i].y + part * (ends[1 - i].y - ends[i].y));
    }
}

// How large a text may be that is written on a part: by its room, and no larger than looks well for
// short ones.
static double fitting_size(painter *p, const grid_part *part, const char *text)
{
    const grid_drawing *d = p->drawing;
    double width = pave_scene_text_width(text), room;
    double most = (d->labels[part->kind] ? part_text_size : marked_text_size)[part->kind] * p->unit;
    if (part->kind == GRID_FACE) {
        bool edges = shows(p, GRID_EDGE), vertices = shows(p, GRID_VERTEX);
        double beside = edges                  ? marked_width / 2
                        : d->labels[GRID_EDGE] ? band_width / 2
                                               : line_width;
        if (edges || vertices || d->labels[GRID_EDGE] || d->labels[GRID_VERTEX])
            most = crowded_face_text * p->unit;
        return smaller(
            most, grid_size_within(d, part->at, p->corners, width / 2, (beside + 0.03) * p->unit));
    }
    if (part->kind == GRID_EDGE) {
        pave_vec2 ends[2];
        free_ends(p, part->at, ends);
        room = grid_length_of(ends[0], ends[1]) - 0.08 * p->unit;
    } else {
        room = 1.8 * radius_of_vertices(d) * p->unit;
    }
    return width > 0 ? smaller(most, room / width) : most;
}

// Along the edge; upright ones read upwards.
static void write_on_edge(painter *p, pave_cell edge, const char *text, pave_scene_font font)
{
    pave_vec2 ends[2];
    free_ends(p, edge, ends);
    bool turned = ends[1].x < ends[0].x - 1e-9 ||
                  (fabs(ends[1].x - ends[0].x) <= 1e-9 && ends[1].y > ends[0].y);
    pave_vec2 a = ends[turned], b = ends[!turned];
    font.along = pave_vec2_of(b.x - a.x, b.y - a.y);
    pave_scene_add_label(p->scene, grid_middle(a, b), text, &font);
}

// `ground` is the colour that it stands on.
static void write_text(painter *p, const grid_part *part, const char *text, uint32_t color,
                       uint32_t ground)
{
    double own = fitting_size(p, part, text), size = p->sizes[part->kind];
    pave_scene_font font = {.size = size > 0 ? smaller(size, own) : own,
                            .color = pave_scene_opaque(color)};
    if (font.size * p->scale < text_pixels_least) return;
    if (part->kind == GRID_FACE && grid_draw_has_way(p->drawing)) {
        font.halo = pave_scene_opaque(ground);
        font.halo_width = halo_share * font.size;
    }
    if (part->kind == GRID_EDGE)
        write_on_edge(p, part->at, text, font);
    else
        pave_scene_add_label(p->scene, grid_part_point(p->drawing, part), text, &font);
}

// ---- Drawing parts ------------------------------------------------------------------------------

static void paint_face(painter *p, pave_cell cell, uint32_t fill)
{
    pave_scene_style style = {
        .fill = pave_scene_opaque(fill), .stroke = pave_scene_opaque(LINES), .width = p->line};
    int count = grid_face_corners(p->drawing, cell, p->corners);
    pave_scene_add_polygon(p->scene, p->corners, count, &style);
}

static void paint_edge(painter *p, pave_cell edge, uint32_t color, double width)
{
    pave_scene_style style = {.stroke = pave_scene_opaque(color), .width = width * p->unit};
    pave_vec2 ends[2];
    grid_edge_ends(p->drawing, edge, ends);
    pave_scene_add_line(p->scene, ends, 2, &style);
}

static void paint_vertex(painter *p, pave_cell vertex, uint32_t fill, uint32_t stroke,
                         double radius)
{
    pave_scene_style style = {.fill = pave_scene_opaque(fill),
                              .stroke = pave_scene_opaque(stroke),
                              .width = 0.7 * p->line};
    pave_scene_add_circle(p->scene, grid_vertex_point(p->drawing, vertex), radius * p->unit,
                          &style);
}

static void paint_point(painter *p, pave_vec2 at, uint32_t color)
{
    pave_scene_style style = {
        .fill = pave_scene_opaque(color), .stroke = pave_scene_opaque(LIGHT), .width = p->line};
    pave_scene_add_circle(p->scene, at, 1.6 * dot_radius * p->unit, &style);
}

static bool is_wall(const grid_drawing *d, const grid_part *part)
{
    int64_t index = part->kind == GRID_FACE && d->walls
                        ? pave_window_index(d->window, part->at)
                        : -1; // the answer may lie beyond the window
    return index >= 0 && pave_mask_cell(d->walls, index);
}

// Whether the query is about sight, and the cell is seen from where that begins.
static bool is_seen(const grid_drawing *d, pave_cell cell)
{
    bool seen = false;
    if (!d->call || d->call->query != GRID_SIGHT || !d->walls) return false;
    return pave_sight_between(d->walls, d->call->arguments[0].part.at, cell, &seen) == PAVE_OK &&
           seen;
}

// The greatest number of an answer; at least 1.
static int32_t most_of(const grid_drawing *d)
{
    int32_t most = 1;
    for (int64_t i = 0; has_numbers(d) && i < d->answer->count; i++)
        most = d->answer->numbers[i] > most ? d->answer->numbers[i] : most;
    return most;
}

// Regions and colours have their own; steps fade from the colour of answers to that of the ground.
static uint32_t color_of_number(const grid_answer *answer, int32_t number, int32_t most)
{
    if (answer->counts) return grounds[number % (int)(sizeof grounds / sizeof *grounds)];
    uint32_t color = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        int64_t near = ANSWER >> shift & 255, far = GROUND >> shift & 255;
        color |= (uint32_t)(near + (far - near) * number / most) << shift;
    }
    return color;
}

static uint32_t ground_of(const grid_drawing *d, int64_t index, pave_cell cell, int32_t most)
{
    if (d->walls && pave_mask_cell(d->walls, index)) return WALL;
    if (is_seen(d, cell)) return SEEN;
    if (has_numbers(d) && d->answer->numbers[index] >= 0)
        return color_of_number(d->answer, d->answer->numbers[index], most);
    return d->coloring ? grounds[pave_coloring_of(d->coloring, cell) %
                                 (int)(sizeof grounds / sizeof *grounds)]
                       : GROUND;
}

static void paint_faces(painter *p)
{
    const grid_drawing *d = p->drawing;
    int32_t most = most_of(d);
    pave_window_walk walk = pave_window_begin(d->window);
    pave_scene_open_group(p->scene, "faces");
    while (pave_window_next(&walk))
        paint_face(p, walk.cell, ground_of(d, walk.index, walk.cell, most));
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
            int64_t beyond = pave_window_index(
                d->window, (pave_cell){walk.cell.q + side->q, walk.cell.r + side->r, side->s});
            if (pave_mask_side(d->walls, walk.index, k) &&
                (beyond < 0 || beyond > walk.index)) // an edge between two is drawn once
                paint_edge(
                    p,
                    (pave_cell){walk.cell.q + side->edge_q, walk.cell.r + side->edge_r, side->edge},
                    WALL, wall_width);
        }
    pave_scene_close_group(p->scene);
}

// ---- The query ----------------------------------------------------------------------------------

// What is written on a part of the query: what it is called, or its number in the answer.
static void marked_text(const painter *p, const grid_part *part, int64_t number, char *out)
{
    if (p->drawing->numbers && number >= 0)
        snprintf(out, GRID_TEXT_SIZE, "%" PRId64, number);
    else if (part->kind == GRID_FACE && p->drawing->bare &&
             !(p->drawing->numbers && has_numbers(p->drawing)))
        out[0] = '\0';
    else
        part_text(p->drawing, part, out);
}

static void write_on(painter *p, const grid_part *part, int64_t number, uint32_t ground)
{
    char text[GRID_TEXT_SIZE];
    marked_text(p, part, number, text);
    write_text(p, part, text, LIGHT, ground);
}

static void mark(painter *p, const grid_part *part, uint32_t color)
{
    if (part->kind == GRID_FACE)
        paint_face(p, part->at, color);
    else if (part->kind == GRID_EDGE)
        paint_edge(p, part->at, color, marked_width);
    else
        paint_vertex(p, part->at, color, LIGHT, radius_of_vertices(p->drawing));
}

// Where the answer lists a part, or -1. Faces of the window are looked up: there may be many.
static int64_t number_in_answer(const painter *p, const grid_part *part)
{
    const grid_answer *answer = p->drawing->answer;
    if (!answers_here(p) || answer->part_kind != part->kind) return -1;
    int64_t index = p->numbers && part->kind == GRID_FACE
                        ? pave_window_index(p->drawing->window, part->at)
                        : -1;
    if (index >= 0) return p->numbers[index];
    for (int64_t i = 0; i < answer->count; i++)
        if (pave_cell_equal(answer->cells[i], part->at)) return i;
    return -1;
}

// Writes down where the answer lists each face of the window. False: out of memory.
static bool number_faces(painter *p)
{
    const grid_drawing *d = p->drawing;
    if (!answers_here(p) || d->answer->part_kind != GRID_FACE) return true;
    p->numbers = malloc((size_t)(d->window->count + 1) * sizeof *p->numbers);
    for (int64_t i = 0; p->numbers && i < d->window->count; i++) p->numbers[i] = -1;
    for (int64_t i = d->answer->count - 1; p->numbers && i >= 0; i--) {
        int64_t index = pave_window_index(d->window, d->answer->cells[i]);
        if (index >= 0) p->numbers[index] = i;
    }
    return p->numbers != NULL;
}

// Marks the parts of a kind that are asked about, or that the answer lists; faces go first, then
// edges, then vertices, so that none hides another.
static void mark_asked(painter *p, grid_part_kind kind, bool write)
{
    for (int i = 0; i < p->asked_count; i++) {
        const grid_part *asked = &p->asked[i];
        if (asked->kind != kind) continue;
        if (write && p->drawing->answer->kind == GRID_POINT) continue; // which lies there
        if (write)
            write_on(p, asked, number_in_answer(p, asked), ASKED);
        else
            mark(p, asked, ASKED);
    }
}

static bool is_asked(const painter *p, const grid_part *part)
{
    for (int i = 0; i < p->asked_count; i++)
        if (p->asked[i].kind == part->kind && pave_cell_equal(p->asked[i].at, part->at))
            return true;
    return false;
}

static void mark_answer(painter *p, grid_part_kind kind, bool write)
{
    const grid_answer *answer = p->drawing->answer;
    if (!answers_here(p) || answer->part_kind != kind) return;
    for (int64_t i = 0; i < answer->count; i++) {
        grid_part part = {kind, answer->cells[i]};
        if (is_asked(p, &part)) continue;
        uint32_t color = is_wall(p->drawing, &part) ? ANSWER_WALL : ANSWER;
        if (write)
            write_on(p, &part, i, color);
        else
            mark(p, &part, color);
    }
}

// Where no other parts of a kind are written on, the size of the text is one for all that are
// marked.
static void choose_marked_size(painter *p, grid_part_kind kind)
{
    const grid_answer *answer = p->drawing->answer;
    char text[GRID_TEXT_SIZE];
    double least = INFINITY;
    for (int i = 0; i < p->asked_count; i++) {
        if (p->asked[i].kind != kind) continue;
        marked_text(p, &p->asked[i], number_in_answer(p, &p->asked[i]), text);
        least = smaller(least, fitting_size(p, &p->asked[i], text));
    }
    for (int64_t i = 0; answers_here(p) && answer->part_kind == kind && i < answer->count; i++) {
        grid_part part = {kind, answer->cells[i]};
        marked_text(p, &part, i, text);
        least = smaller(least, fitting_size(p, &part, text));
    }
    p->sizes[kind] = least;
}

static void paint_points(painter *p)
{
    const grid_answer *answer = p->drawing->answer;
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++)
        if (p->drawing->call->arguments[i].is_point)
            paint_point(p, p->drawing->call->arguments[i].point, ASKED);
    if (answer->kind == GRID_POINT || answer->kind == GRID_POINTS)
        for (int64_t i = 0; i < (answer->kind == GRID_POINT ? 1 : answer->count); i++)
            paint_point(p, answer->points[i], ANSWER);
}

// The faces of a query and the way through them, below all that is written.
static void paint_query_faces(painter *p)
{
    if (!p->drawing->call) return;
    pave_scene_open_group(p->scene, "query");
    mark_answer(p, GRID_FACE, false);
    mark_asked(p, GRID_FACE, false);
    grid_draw_way(p->drawing, p->scene, p->unit, ANSWER);
    pave_scene_close_group(p->scene);
}

// Its edges and vertices, above the edges of the ground.
static void paint_query_borders(painter *p)
{
    if (!shows(p, GRID_EDGE) && !shows(p, GRID_VERTEX)) return;
    pave_scene_open_group(p->scene, "query-borders");
    for (grid_part_kind kind = GRID_EDGE; kind < GRID_PART_KINDS; kind++) {
        mark_answer(p, kind, false);
        mark_asked(p, kind, false);
    }
    pave_scene_close_group(p->scene);
}

static void write_query(painter *p)
{
    if (!p->drawing->call) return;
    pave_scene_open_group(p->scene, "query-labels");
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++) {
        mark_answer(p, kind, true);
        mark_asked(p, kind, true);
    }
    paint_points(p);
    pave_scene_close_group(p->scene);
}

// ---- Labels -------------------------------------------------------------------------------------

static bool is_marked(const painter *p, const grid_part *part)
{
    return p->drawing->call && (is_asked(p, part) || number_in_answer(p, part) >= 0);
}

// Finds the size of what is written on parts of a kind.
static bool choose_size(painter *p, grid_part_kind kind)
{
    char text[GRID_TEXT_SIZE];
    p->sizes[kind] = INFINITY;
    if (!grid_list_parts(p->drawing, kind, &p->parts)) return false;
    for (int64_t i = 0; i < p->parts.count; i++) {
        part_text(p->drawing, &p->parts.parts[i], text);
        p->sizes[kind] = smaller(p->sizes[kind], fitting_size(p, &p->parts.parts[i], text));
    }
    return true;
}

// Edges that are written on are as wide as what is written: all borders first, so that none is
// drawn over.
static void paint_bands(painter *p)
{
    for (int64_t i = 0; i < p->parts.count; i++)
        paint_edge(p, p->parts.parts[i].at, LINES, band_width);
    for (int64_t i = 0; i < p->parts.count; i++)
        paint_edge(p, p->parts.parts[i].at, BAND, band_width - line_width);
}

// Writes on all parts of a kind but those of the query, which come later.
static bool label_parts(painter *p, grid_part_kind kind)
{
    static const char *const groups[GRID_PART_KINDS] = {"face-labels", "edge-labels", "vertices"};
    char text[GRID_TEXT_SIZE];
    if (!grid_list_parts(p->drawing, kind, &p->parts)) return false;
    int32_t most = most_of(p->drawing);
    pave_scene_open_group(p->scene, groups[kind]);
    if (kind == GRID_EDGE) paint_bands(p);
    for (int64_t i = 0; i < p->parts.count; i++) {
        const grid_part *part = &p->parts.parts[i];
        if (is_marked(p, part)) continue;
        part_text(p->drawing, part, text);
        if (kind == GRID_VERTEX) paint_vertex(p, part->at, LIGHT, VERTEX, vertex_radius);
        uint32_t ground =
            kind == GRID_FACE && grid_draw_has_way(p->drawing)
                ? ground_of(p->drawing, pave_window_index(p->drawing->window, part->at), part->at,
                            most)
                : GROUND;
        write_text(p, part, text, is_wall(p->drawing, part) ? LIGHT : INK, ground);
    }
    pave_scene_close_group(p->scene);
    return true;
}

static void write_caption(painter *p)
{
    const char *caption = p->drawing->caption;
    pave_box box = pave_scene_bounds(p->scene);
    double width = caption ? pave_scene_text_width(caption) : 0;
    if (width <= 0) return;
    bool written = p->drawing->labels[GRID_FACE] || (shows(p, GRID_FACE) && !p->drawing->bare);
    double across = box.max.x - box.min.x,
           label = written ? p->sizes[GRID_FACE] : part_text_size[GRID_FACE] * p->unit;
    double size = smaller(caption_share * across, caption_growth * label);
    if (size < caption_pixels / p->scale) size = caption_pixels / p->scale;
    size = smaller(size, across / width);
    pave_scene_font font = {.size = size, .color = pave_scene_opaque(INK)};
    pave_scene_add_label(p->scene,
                         pave_vec2_of((box.min.x + box.max.x) / 2, box.max.y + 0.55 * size),
                         caption, &font);
}

// ---- The picture --------------------------------------------------------------------------------

// Whether all parts of a kind are written on.
static bool is_labelled(const grid_drawing *d, grid_part_kind kind)
{
    return d->labels[kind] || (kind == GRID_FACE && d->numbers && has_numbers(d));
}

static bool choose_sizes(painter *p)
{
    bool enough = true;
    for (grid_part_kind kind = GRID_FACE; enough && kind < GRID_PART_KINDS; kind++) {
        if (is_labelled(p->drawing, kind))
            enough = choose_size(p, kind);
        else if (p->drawing->call)
            choose_marked_size(p, kind);
        else
            p->sizes[kind] = INFINITY;
    }
    return enough;
}

// By what has been painted so far, which is all that counts for the size of the picture.
static void choose_scale(painter *p, grid_picture *picture)
{
    pave_box box = pave_scene_bounds(p->scene);
    double across = box.max.x - box.min.x, down = box.max.y - box.min.y,
           least = smaller(p->sizes[GRID_EDGE], p->sizes[GRID_VERTEX]);
    pave_scene_size size = {.width = picture->width};
    pave_scene_frame frame;
    if (picture->width && pave_scene_measure(p->scene, &size, &frame, NULL) == PAVE_OK)
        picture->scale = frame.scale;
    double wanted =
        smaller(text_pixels_wanted / least, picture_pixels_most / (across > down ? across : down));
    if (picture->grows && wanted > picture->scale) picture->scale = wanted;
    p->scale = picture->scale;
}

// All that lies below what is written; then it is known what can be read.
static void paint_ground(painter *p, grid_drawing *drawing, grid_picture *picture)
{
    p->line = line_width * p->unit;
    for (int32_t s = 0; s < drawing->tiling->face_count; s++)
        p->line = smaller(p->line,
                          2 * line_width * grid_room_in(drawing, (pave_cell){0, 0, s}, p->corners));
    paint_faces(p);
    paint_query_faces(p);
    choose_scale(p, picture);
    for (grid_part_kind kind = GRID_FACE; kind < GRID_PART_KINDS; kind++)
        if (p->sizes[kind] * p->scale < text_pixels_least) drawing->labels[kind] = false;
}

pave_result grid_draw(const grid_drawing *asked, grid_picture *picture, pave_scene *scene)
{
    grid_drawing own = *asked, *drawing = &own;
    painter p = {.drawing = drawing, .scene = scene, .unit = grid_shortest_edge(drawing)};
    bool enough =
        (p.corners = malloc((size_t)drawing->tiling->sides_max * sizeof *p.corners)) != NULL;
    list_asked(&p);
    enough = enough && number_faces(&p) && choose_sizes(&p);
    if (enough) {
        paint_ground(&p, drawing, picture);
        for (grid_part_kind kind = GRID_FACE; enough && kind < GRID_VERTEX; kind++)
            enough = !is_labelled(drawing, kind) || label_parts(&p, kind);
        paint_query_borders(&p);
        paint_walls(&p);
        if (enough && drawing->labels[GRID_VERTEX]) enough = label_parts(&p, GRID_VERTEX);
        write_query(&p);
        write_caption(&p);
    }
    free(p.parts.parts);
    free(p.corners);
    free(p.numbers);
    return enough ? pave_scene_error(scene)->result : PAVE_NO_MEMORY;
}

// Whether a point lies in the window or beside it; `cell` is where it lies.
static bool point_is_near(const grid_drawing *d, pave_vec2 point, pave_cell *cell)
{
    *cell = pave_tiling_face_at(d->tiling, d->layout, point);
    bool near = pave_window_contains(d->window, *cell);
    for (int k = 0; !near && k < pave_tiling_touching_count(d->tiling, cell->s); k++)
        near = pave_window_contains(d->window, pave_tiling_touching(d->tiling, *cell, k));
    return near;
}

bool grid_draw_is_near(const grid_drawing *drawing, pave_cell *out)
{
    painter p = {.drawing = drawing};
    bool any = false;
    list_asked(&p);
    for (int64_t i = 0; i < p.asked_count + (answers_here(&p) ? drawing->answer->count : 0); i++) {
        grid_part part = i < p.asked_count ? p.asked[i]
                                           : (grid_part){drawing->answer->part_kind,
                                                         drawing->answer->cells[i - p.asked_count]};
        pave_cell cell;
        if (point_is_near(drawing, grid_part_point(drawing, &part), &cell)) return true;
        if (!any) *out = cell;
        any = true;
    }
    return !any;
}
