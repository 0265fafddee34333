/// src/scene/picture_shared.c: the positions of the parts of a tiling, computed from its tables,
/// the space for labels on them, lists of parts, and other code shared by pictures.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_shared.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

// ---- Shared by all pictures ---------------------------------------------------------------------

pave_result pave_picture_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory; draw a smaller picture");
}

pave_result pave_picture_finish(pave_scene *scene, pave_result result, pave_scene **out,
                                pave_error *error)
{
    const pave_error *first = scene ? pave_scene_error(scene) : NULL;
    if (result == PAVE_OK && first->result != PAVE_OK)
        result = PAVE_FAIL(error, first->result, "%s", first->message);
    if (result == PAVE_OK) {
        *out = scene;
        return PAVE_OK;
    }
    pave_scene_destroy(scene);
    return result;
}

double pave_picture_cell_length(const pave_tiling *tiling, const pave_layout *layout)
{
    const pave_cell first = {0, 0, 0}, next = {1, 0, 0};
    return tiling == pave_tiling_hex()
               ? pave_picture_distance(pave_tiling_face_point(tiling, layout, first),
                                       pave_tiling_face_point(tiling, layout, next))
               : pave_picture_distance(pave_tiling_corner_point(tiling, layout, first, 0),
                                       pave_tiling_corner_point(tiling, layout, first, 1));
}

double pave_picture_mesh_measure(const pave_mesh *mesh, double *length)
{
    const int32_t count = mesh->tile_count;
    double area = 0, around = 0;
    int32_t similar = 0;
    for (int32_t tile = 0; tile < count; tile++) {
        const int32_t sides = pave_mesh_side_count(mesh, tile);
        area += pave_mesh_area(mesh, tile);
        around += pave_mesh_perimeter(mesh, tile);
        similar += sides >= 5 && sides <= 7;
    }
    *length = similar > count / 2 ? sqrt(2 / sqrt(3) * area / count)
                                  : around / (double)mesh->corner_count;
    return area / count;
}

void pave_picture_digits(int64_t number, char *out) { snprintf(out, 24, "%" PRId64, number); }

void pave_picture_cell_digits(pave_cell cell, char *out)
{
    snprintf(out, 48, "%" PRId32 ",%" PRId32 ",%" PRId32, cell.q, cell.r, cell.s);
}

pave_result pave_picture_wrong(pave_error *error, pave_result result, const char *message)
{
    return PAVE_FAIL(error, result, "%s", message);
}

// ---- Cells and queries --------------------------------------------------------------------------

uint32_t pave_picture_number_color(int32_t number, int32_t most, bool classes)
{
    if (classes) return pave_picture_color(PAVE_PICTURE_GROUNDS, number);
    uint32_t color = 0xff;
    for (int shift = 8; shift < 32; shift += 8) {
        int64_t near = PAVE_PICTURE_ORANGE >> shift & 255, far = PAVE_PICTURE_PALE >> shift & 255;
        color |= (uint32_t)(near + (far - near) * number / most) << shift;
    }
    return color;
}

static void picture_add_key(pave_scene *scene, bool there, uint32_t color, const char *text)
{
    if (there) pave_scene_add_key(scene, &(pave_scene_style){.fill = color}, text);
}

void pave_picture_add_query_keys(pave_scene *scene, const pave_picture_query_parts *parts)
{
    char far[PAVE_PICTURE_TEXT_SIZE];
    const bool graded = parts->numbers && !parts->classes;
    snprintf(far, sizeof far, "%" PRId32 " away", parts->most);
    picture_add_key(scene, parts->subject, PAVE_PICTURE_BLUE, "asked about");
    picture_add_key(scene, parts->answer && !graded, PAVE_PICTURE_ORANGE,
                    parts->path ? "path" : "answer");
    picture_add_key(scene, parts->seen, PAVE_PICTURE_SEEN, "seen");
    picture_add_key(scene, graded, PAVE_PICTURE_ORANGE, "near");
    picture_add_key(scene, graded, pave_picture_number_color(parts->most, parts->most, false), far);
    picture_add_key(scene, parts->walls, PAVE_PICTURE_WALL, "wall");
    picture_add_key(scene, parts->walls && parts->seen, PAVE_PICTURE_SEEN_WALL, "seen wall");
}

void pave_picture_add_point(pave_scene *scene, pave_vec2 at, double unit, double line,
                            uint32_t color)
{
    const pave_scene_style style = {.fill = color, .stroke = PAVE_PICTURE_LIGHT, .width = line};
    pave_scene_add_circle(scene, at, 1.6 * PAVE_PICTURE_DOT * unit, &style);
}

pave_scene_style pave_picture_way_style(double unit)
{
    return (pave_scene_style){.stroke = 0x00000058, .width = PAVE_PICTURE_WAY_WIDTH * unit};
}

void pave_picture_add_way(pave_scene *scene, pave_vec2 *points, int64_t count, double unit,
                          bool before_label)
{
    const double tip = 0.32 * unit, end = 0.7;
    const pave_scene_style style = pave_picture_way_style(unit);
    if (before_label) {
        const pave_vec2 from = points[count - 2], to = points[count - 1];
        points[count - 1] =
            pave_vec2_of(from.x + end * (to.x - from.x), from.y + end * (to.y - from.y));
    }
    pave_scene_add_arrow(scene, points, count, tip, &style);
}

void pave_picture_add_caption(pave_scene *scene, const char *caption, double label, double scale)
{
    const double share = 1.0 / 21, growth = 1.2;
    const double width = caption ? pave_scene_text_width(caption) : 0;
    if (width <= 0) return;
    const pave_box box = pave_scene_bounds(scene);
    const double across = box.max.x - box.min.x;
    double size = pave_picture_least(share * across, growth * label);
    size = pave_picture_least(pave_picture_most(size, PAVE_PICTURE_LABEL_WANTED / scale),
                              across / width);
    const pave_scene_font font = {.size = size, .color = PAVE_PICTURE_INK};
    pave_scene_add_label(scene, pave_vec2_of((box.min.x + box.max.x) / 2, box.max.y + 0.55 * size),
                         caption, &font);
}

/// Returns the maximum of |x| and |y| at fraction t of the segment from a to b.
static double picture_square_norm(pave_vec2 a, pave_vec2 b, double t)
{
    return pave_picture_most(fabs(a.x + t * (b.x - a.x)), fabs(a.y + t * (b.y - a.y)));
}

/// Returns the minimum of this norm along the segment, which occurs at an end or where |x| = |y|.
static double picture_square_distance(pave_vec2 a, pave_vec2 b)
{
    double least = pave_picture_least(picture_square_norm(a, b, 0), picture_square_norm(a, b, 1));
    for (int sign = -1; sign <= 1; sign += 2) {
        const double from = a.x + sign * a.y, to = b.x + sign * b.y;
        if ((from < 0) != (to < 0))
            least = pave_picture_least(least, picture_square_norm(a, b, from / (from - to)));
    }
    return least;
}

double pave_picture_size_inside(const pave_vec2 *corners, int32_t count, pave_vec2 at,
                                double half_width)
{
    const double half_height = 0.37; // half the height of capital letters and digits, relative to
                                     // the font size
    double least = INFINITY;
    for (int32_t k = 0; k < count; k++) {
        const pave_vec2 a = corners[k], b = corners[k + 1 < count ? k + 1 : 0];
        least = pave_picture_least(
            least, picture_square_distance(
                       pave_vec2_of((a.x - at.x) / half_width, (a.y - at.y) / half_height),
                       pave_vec2_of((b.x - at.x) / half_width, (b.y - at.y) / half_height)));
    }
    return least;
}

// ---- Parts of a tiling --------------------------------------------------------------------------

pave_result pave_picture_grid_open(pave_picture_grid *grid, const pave_allocator *allocator)
{
    const pave_tiling *tiling = grid->tiling;
    grid->edge_sides =
        pave_array_allocate(allocator, 2 * (size_t)tiling->edge_count, sizeof *grid->edge_sides);
    grid->corners = pave_array_take(allocator, (size_t)tiling->sides_max, sizeof *grid->corners);
    if (!grid->edge_sides || !grid->corners) return PAVE_NO_MEMORY;
    for (int32_t s = tiling->face_count - 1; s >= 0; s--)
        for (int k = pave_tiling_side_count(tiling, s) - 1; k >= 0; k--) {
            int32_t *sides = grid->edge_sides + 2 * pave_tiling_side_of(tiling, s, k)->edge;
            sides[0] = s;
            sides[1] = k;
        }
    grid->unit = INFINITY;
    for (int32_t e = 0; e < tiling->edge_count; e++) {
        pave_vec2 ends[2];
        pave_picture_edge_ends(grid, (pave_cell){0, 0, e}, ends);
        grid->unit = pave_picture_least(grid->unit, pave_picture_distance(ends[0], ends[1]));
    }
    return PAVE_OK;
}

void pave_picture_grid_close(pave_picture_grid *grid, const pave_allocator *allocator)
{
    PAVE_RELEASE(allocator, grid->corners, grid->edge_sides);
}

int pave_picture_corners(const pave_picture_grid *grid, pave_cell cell)
{
    int count = pave_tiling_side_count(grid->tiling, cell.s);
    for (int k = 0; k < count; k++)
        grid->corners[k] = pave_tiling_corner_point(grid->tiling, &grid->layout, cell, k);
    return count;
}

static pave_cell picture_side_vertex(const pave_tiling *tiling, pave_cell cell, int k)
{
    const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
    return (pave_cell){cell.q + side->vertex_q, cell.r + side->vertex_r, side->vertex};
}

void pave_picture_edge_vertices(const pave_picture_grid *grid, pave_cell edge, pave_cell out[2])
{
    const pave_tiling *tiling = grid->tiling;
    int32_t s = grid->edge_sides[2 * edge.s], k = grid->edge_sides[2 * edge.s + 1];
    const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
    pave_cell cell = {edge.q - side->edge_q, edge.r - side->edge_r, s};
    out[0] = picture_side_vertex(tiling, cell, k);
    out[1] = picture_side_vertex(tiling, cell, (k + 1) % pave_tiling_side_count(tiling, s));
}

static pave_vec2 picture_vertex(const pave_tiling *tiling, const pave_layout *layout,
                                pave_cell vertex)
{
    return pave_layout_point(layout, vertex.q + tiling->vertices[vertex.s].x,
                             vertex.r + tiling->vertices[vertex.s].y);
}

pave_vec2 pave_picture_vertex_point(const pave_picture_grid *grid, pave_cell vertex)
{
    return picture_vertex(grid->tiling, &grid->layout, vertex);
}

void pave_picture_edge_ends(const pave_picture_grid *grid, pave_cell edge, pave_vec2 out[2])
{
    pave_cell vertices[2];
    pave_picture_edge_vertices(grid, edge, vertices);
    for (int i = 0; i < 2; i++) out[i] = pave_picture_vertex_point(grid, vertices[i]);
}

pave_vec2 pave_picture_grid_point(const pave_picture_grid *grid, const pave_picture_part *part)
{
    pave_vec2 ends[2];
    if (part->kind == PAVE_PICTURE_FACE)
        return pave_tiling_face_point(grid->tiling, &grid->layout, part->at);
    if (part->kind == PAVE_PICTURE_VERTEX) return pave_picture_vertex_point(grid, part->at);
    pave_picture_edge_ends(grid, part->at, ends);
    return pave_picture_middle(ends[0], ends[1]);
}

double pave_picture_size_within(const pave_picture_grid *grid, pave_cell cell, double half_width,
                                double away)
{
    const double half_height = 0.37; // half the height of capital letters and digits, relative to
                                     // the font size
    int count = pave_picture_corners(grid, cell);
    pave_vec2 center = pave_tiling_face_point(grid->tiling, &grid->layout, cell);
    double least = INFINITY;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = grid->corners[k], b = grid->corners[(k + 1) % count];
        double x = b.x - a.x, y = b.y - a.y, length = pave_picture_distance(a, b);
        double room = fabs(x * (center.y - a.y) - y * (center.x - a.x)) / length - away;
        double taken = (fabs(y) * half_width + fabs(x) * half_height) / length;
        least = pave_picture_least(least, room / taken);
    }
    return least > 0 ? least : 0;
}

double pave_picture_room_in(const pave_picture_grid *grid, pave_cell cell)
{
    int count = pave_picture_corners(grid, cell);
    pave_vec2 center = pave_tiling_face_point(grid->tiling, &grid->layout, cell);
    double least = INFINITY;
    for (int k = 0; k < count; k++) {
        pave_vec2 a = grid->corners[k], b = grid->corners[(k + 1) % count];
        double cross = (b.x - a.x) * (center.y - a.y) - (b.y - a.y) * (center.x - a.x);
        least = pave_picture_least(least, fabs(cross) / pave_picture_distance(a, b));
    }
    return least;
}

// ---- Lists of parts -----------------------------------------------------------------------------

bool pave_picture_list_open(pave_picture_list *list, int64_t room, const pave_allocator *allocator)
{
    *list = (pave_picture_list){
        .entries = pave_array_take(allocator, (size_t)room, sizeof *list->entries), .room = room};
    return list->entries != NULL;
}

void pave_picture_list_close(pave_picture_list *list, const pave_allocator *allocator)
{
    pave_array_release(allocator, list->entries);
    *list = (pave_picture_list){0};
}

static int picture_compare_parts(const pave_picture_part *a, const pave_picture_part *b)
{
    if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
    if (a->at.r != b->at.r) return a->at.r < b->at.r ? -1 : 1;
    if (a->at.q != b->at.q) return a->at.q < b->at.q ? -1 : 1;
    return (a->at.s > b->at.s) - (a->at.s < b->at.s);
}

static int picture_compare(const void *a, const void *b)
{
    const pave_picture_entry *x = a, *y = b;
    int order = picture_compare_parts(&x->part, &y->part);
    return order ? order : (x->number > y->number) - (x->number < y->number);
}

void pave_picture_list_sort(pave_picture_list *list)
{
    if (list->count > 1)
        qsort(list->entries, (size_t)list->count, sizeof *list->entries, picture_compare);
}

int64_t pave_picture_list_find(const pave_picture_list *list, const pave_picture_part *part)
{
    int64_t low = 0, high = list->count;
    while (low < high) {
        int64_t middle = low + (high - low) / 2;
        if (picture_compare_parts(&list->entries[middle].part, part) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    bool found = low < list->count && picture_compare_parts(&list->entries[low].part, part) == 0;
    return found ? list->entries[low].number : -1;
}

static void picture_list_add_of(pave_picture_list *list, const pave_tiling *tiling,
                                pave_picture_part_kind kind, pave_cell cell)
{
    for (int k = 0; k < pave_tiling_side_count(tiling, cell.s); k++) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, k);
        pave_cell edge = {cell.q + side->edge_q, cell.r + side->edge_r, side->edge};
        pave_picture_list_add(
            list, kind, kind == PAVE_PICTURE_EDGE ? edge : picture_side_vertex(tiling, cell, k), 0);
    }
}

/// Returns the total number of sides of all cells of a window.
static int64_t picture_side_total(const pave_window *window)
{
    pave_window_walk walk = pave_window_begin(window);
    int64_t total = 0;
    while (pave_window_next(&walk)) total += pave_tiling_side_count(window->tiling, walk.cell.s);
    return total;
}

bool pave_picture_list_window(pave_picture_list *list, const pave_window *window,
                              pave_picture_part_kind kind, const pave_allocator *allocator)
{
    pave_window_walk walk = pave_window_begin(window);
    bool faces = kind == PAVE_PICTURE_FACE;
    int64_t kept = 0;
    if (!pave_picture_list_open(list, faces ? window->count : picture_side_total(window),
                                allocator))
        return false;
    while (pave_window_next(&walk))
        if (faces)
            pave_picture_list_add(list, kind, walk.cell, walk.index);
        else
            picture_list_add_of(list, window->tiling, kind, walk.cell);
    if (faces) return true;
    pave_picture_list_sort(list);
    for (int64_t i = 0; i < list->count; i++)
        if (i == 0 ||
            picture_compare_parts(&list->entries[i].part, &list->entries[kept - 1].part) != 0)
            list->entries[kept++] = list->entries[i];
    list->count = kept;
    return true;
}
