/// src/scene/picture_window_labels.c: labels on the parts of a window: their texts, and sizes that
/// fit each part.
#include "../base/exact.h"

#include "../base/memory.h"
#include "picture_window.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tri.h>

#include <string.h>

// Maximum label sizes on parts of each kind, in units of the shortest edge. The second value
// applies to the query's parts if no others have labels.
static const double picture_label_most[PAVE_PICTURE_PART_KINDS] = {PAVE_PICTURE_LABEL_MOST, 0.135,
                                                                   0.18};
static const double picture_marked_most[PAVE_PICTURE_PART_KINDS] = {PAVE_PICTURE_LABEL_MOST, 0.165,
                                                                    0.22};

// ---- Texts --------------------------------------------------------------------------------------

/// Writes the name of a part in its grid's notation; it is shorter than PAVE_PICTURE_TEXT_SIZE.
static void picture_part_name(const pave_tiling *tiling, const pave_picture_part *part, char *out)
{
    pave_cell at = part->at;
    bool edge = part->kind == PAVE_PICTURE_EDGE;
    if (part->kind == PAVE_PICTURE_FACE)
        pave_tiling_face_text(tiling, at, out);
    else if (tiling == pave_tiling_hex() && edge)
        pave_hex_edge_text((pave_hex_edge){at.q, at.r, at.s}, out);
    else if (tiling == pave_tiling_hex())
        pave_hex_vertex_text((pave_hex_vertex){at.q, at.r, at.s}, out);
    else if (tiling == pave_tiling_tri() && edge)
        pave_tri_edge_text((pave_tri_edge){at.q, at.r, at.s}, out);
    else if (tiling == pave_tiling_tri())
        pave_tri_vertex_text((pave_tri_vertex){at.q, at.r}, out);
    else if (tiling == pave_tiling_square() && edge)
        pave_square_edge_text((pave_square_edge){at.q, at.r, at.s}, out);
    else if (tiling == pave_tiling_square())
        pave_square_vertex_text((pave_square_vertex){at.q, at.r}, out);
    else
        pave_picture_cell_digits(at, out);
}

void pave_picture_label_text(const pave_picture_painter *p, const pave_picture_part *part,
                             bool marked, int64_t number, char *out)
{
    const pave_picture_query *query = p->query;
    bool face = part->kind == PAVE_PICTURE_FACE, fields = query->numbered && query->numbers;
    int64_t index = face && fields ? pave_window_index(p->window, part->at) : -1;
    out[0] = '\0';
    if (marked && query->numbered && number >= 0)
        pave_picture_digits(number, out);
    else if (marked && face && (p->def->labels & PAVE_PICTURE_LABEL_BARE) && !fields)
        return;
    else if (index >= 0 && query->numbers[index] >= 0)
        pave_picture_digits(query->numbers[index], out);
    else if (index >= 0)
        return;
    else if (p->def->names.write)
        p->def->names.write(p->def->names.context, *part, out);
    else
        picture_part_name(p->tiling, part, out);
}

// ---- Sizes --------------------------------------------------------------------------------------

bool pave_picture_shows(const pave_picture_painter *p, pave_picture_part_kind kind)
{
    for (int64_t i = 0; i < p->query->subject_count; i++)
        if (p->query->subject[i].kind == kind) return true;
    return p->query->kind == kind && p->query->cell_count > 0;
}

bool pave_picture_is_labelled(const pave_picture_painter *p, pave_picture_part_kind kind)
{
    return p->labels[kind] ||
           (kind == PAVE_PICTURE_FACE && p->query->numbered && p->query->numbers);
}

/// Returns how much of an edge is covered by the vertex at one end, in units of the shortest edge.
static double picture_taken_at(const pave_picture_painter *p, pave_cell vertex)
{
    const pave_picture_part part = {PAVE_PICTURE_VERTEX, vertex};
    bool marked =
        pave_picture_is_subject(p, &part) || pave_picture_list_find(&p->answer, &part) >= 0;
    return p->labels[PAVE_PICTURE_VERTEX] || marked ? pave_picture_vertex_radius(p)
                                                    : PAVE_PICTURE_DOT;
}

/// Finds the ends of the visible part of an edge.
static void picture_free_ends(const pave_picture_painter *p, pave_cell edge, pave_vec2 out[2])
{
    pave_vec2 ends[2];
    pave_cell vertices[2];
    pave_picture_edge_vertices(&p->grid, edge, vertices);
    for (int i = 0; i < 2; i++) ends[i] = pave_picture_vertex_point(&p->grid, vertices[i]);
    double length = pave_picture_distance(ends[0], ends[1]);
    for (int i = 0; i < 2; i++) {
        double part = picture_taken_at(p, vertices[i]) * p->grid.unit / length;
        out[i] = pave_vec2_of(ends[i].x + part * (ends[1 - i].x - ends[i].x),
                              ends[i].y + part * (ends[1 - i].y - ends[i].y));
    }
}

static double picture_face_size(const pave_picture_painter *p, pave_cell face, double width,
                                double most)
{
    const double marked = 0.22, band = 0.18, line = 0.04, crowded = 0.28;
    bool edges = pave_picture_shows(p, PAVE_PICTURE_EDGE);
    bool others = edges || pave_picture_shows(p, PAVE_PICTURE_VERTEX) ||
                  p->labels[PAVE_PICTURE_EDGE] || p->labels[PAVE_PICTURE_VERTEX];
    double beside = edges ? marked / 2 : p->labels[PAVE_PICTURE_EDGE] ? band / 2 : line;
    if (others) most = crowded * p->grid.unit;
    return pave_picture_least(
        most, pave_picture_size_within(&p->grid, face, width / 2, (beside + 0.03) * p->grid.unit));
}

/// Returns the label size that fits on a part, limited to a reasonable size for short labels.
static double picture_fitting_size(const pave_picture_painter *p, const pave_picture_part *part,
                                   const char *text)
{
    double width = pave_scene_text_width(text), unit = p->grid.unit, room;
    double most =
        unit * (p->labels[part->kind] ? picture_label_most : picture_marked_most)[part->kind];
    if (part->kind == PAVE_PICTURE_FACE) return picture_face_size(p, part->at, width, most);
    if (part->kind == PAVE_PICTURE_EDGE) {
        pave_vec2 ends[2];
        picture_free_ends(p, part->at, ends);
        room = pave_picture_distance(ends[0], ends[1]) - 0.08 * unit;
    } else {
        room = 1.8 * pave_picture_vertex_radius(p) * unit;
    }
    return width > 0 ? pave_picture_least(most, room / width) : most;
}

static void picture_shrink(pave_picture_painter *p, const pave_picture_part *part, bool marked,
                           int64_t number)
{
    char text[PAVE_PICTURE_TEXT_SIZE];
    pave_picture_label_text(p, part, marked, number, text);
    p->sizes[part->kind] =
        pave_picture_least(p->sizes[part->kind], picture_fitting_size(p, part, text));
}

/// Reduces the label size to fit on all parts of a kind.
static bool picture_size_of_all(pave_picture_painter *p, pave_picture_part_kind kind)
{
    pave_picture_list parts;
    if (!pave_picture_list_window(&parts, p->window, kind, p->allocator)) return false;
    for (int64_t i = 0; i < parts.count; i++) picture_shrink(p, &parts.entries[i].part, false, -1);
    pave_picture_list_close(&parts, p->allocator);
    return true;
}

/// Reduces the label size to fit on the query's parts, if no other parts have labels.
static void picture_size_of_marked(pave_picture_painter *p, pave_picture_part_kind kind)
{
    const pave_picture_query *query = p->query;
    for (int64_t i = 0; i < query->subject_count; i++)
        if (query->subject[i].kind == kind)
            picture_shrink(p, &query->subject[i], true,
                           pave_picture_list_find(&p->answer, &query->subject[i]));
    for (int64_t i = 0; query->kind == kind && i < query->cell_count; i++) {
        const pave_picture_part part = {kind, query->cells[i]};
        picture_shrink(p, &part, true, i);
    }
}

bool pave_picture_choose_sizes(pave_picture_painter *p)
{
    for (int kind = 0; kind < PAVE_PICTURE_PART_KINDS; kind++) {
        p->sizes[kind] = INFINITY;
        if (!pave_picture_is_labelled(p, (pave_picture_part_kind)kind))
            picture_size_of_marked(p, (pave_picture_part_kind)kind);
        else if (!picture_size_of_all(p, (pave_picture_part_kind)kind))
            return false;
    }
    return true;
}

// ---- Writing ------------------------------------------------------------------------------------

/// Writes a label along an edge. Labels on upright edges read upwards.
static void picture_write_along(pave_picture_painter *p, pave_cell edge, const char *text,
                                pave_scene_font font)
{
    pave_vec2 ends[2];
    picture_free_ends(p, edge, ends);
    bool turned = ends[1].x < ends[0].x - 1e-9 ||
                  (fabs(ends[1].x - ends[0].x) <= 1e-9 && ends[1].y > ends[0].y);
    pave_vec2 a = ends[turned], b = ends[!turned];
    font.along = pave_vec2_of(b.x - a.x, b.y - a.y);
    pave_scene_add_label(p->scene, pave_picture_middle(a, b), text, &font);
}

void pave_picture_write_label(pave_picture_painter *p, const pave_picture_part *part,
                              const char *text, uint32_t color, uint32_t ground)
{
    const double halo = 0.12; // width of the halo around labels on a path, relative to the font
                              // size
    double own = picture_fitting_size(p, part, text), size = p->sizes[part->kind];
    pave_scene_font font = {.size = size > 0 ? pave_picture_least(size, own) : own, .color = color};
    if (font.size * p->scale < PAVE_PICTURE_LABEL_PIXELS) return;
    if (part->kind == PAVE_PICTURE_FACE && pave_picture_has_way(p->query)) {
        font.halo = ground;
        font.halo_width = halo * font.size;
    }
    if (part->kind == PAVE_PICTURE_EDGE)
        picture_write_along(p, part->at, text, font);
    else
        pave_scene_add_label(p->scene, pave_picture_grid_point(&p->grid, part), text, &font);
}

void pave_picture_write_caption(pave_picture_painter *p)
{
    bool written = p->labels[PAVE_PICTURE_FACE] || (pave_picture_shows(p, PAVE_PICTURE_FACE) &&
                                                    !(p->def->labels & PAVE_PICTURE_LABEL_BARE));
    pave_picture_add_caption(
        p->scene, p->def->caption,
        written ? p->sizes[PAVE_PICTURE_FACE] : PAVE_PICTURE_LABEL_MOST * p->grid.unit, p->scale);
}
