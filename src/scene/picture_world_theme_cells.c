/// src/scene/picture_world_theme_cells.c: cells of world pictures: the cells of a window come from
/// the tables of its tiling, the cells of a patch from its outlines.
#include "../base/exact.h"

#include "picture_world_theme.h"

#include <string.h>

// ---- Iteration ----------------------------------------------------------------------------------

pave_land_steps pave_land_begin(const pave_land *land)
{
    pave_land_steps steps = {.index = -1};
    if (land->window) steps.walk = pave_window_begin(land->window);
    return steps;
}

bool pave_land_walk(const pave_land *land, pave_land_steps *steps)
{
    if (land->patch) {
        if (++steps->index >= land->patch->cell_count) return false;
        steps->cell = land->patch->cells[steps->index];
        return true;
    }
    const pave_mask *within = land->def->within;
    while (pave_window_next(&steps->walk)) {
        if (within && !pave_mask_cell(within, steps->walk.index)) continue;
        steps->cell = steps->walk.cell;
        steps->index = steps->walk.index;
        return true;
    }
    return false;
}

int pave_land_side_count(const pave_land *land, const pave_land_steps *steps)
{
    if (!land->patch) return pave_tiling_side_count(land->tiling, steps->cell.s);
    const int64_t *start = land->patch->polygons->start + steps->index;
    return (int)(start[1] - start[0]);
}

// ---- Colours ------------------------------------------------------------------------------------

/// Returns a random word for a part of the ground. Decoration depends only on the position and the
/// picture's seed.
static uint32_t land_key(const pave_land *land, uint32_t kind, int32_t q, int32_t r, int32_t s)
{
    const uint64_t seed = land->def->seed;
    uint32_t word = pave_land_word((uint32_t)seed, (uint32_t)(seed >> 32));
    word = pave_land_word(pave_land_word(word, kind), (uint32_t)q);
    return pave_land_word(pave_land_word(word, (uint32_t)r), (uint32_t)s);
}

void pave_land_read_world(const pave_land *land, uint8_t *out)
{
    pave_land_steps steps = pave_land_begin(land);
    while (pave_land_walk(land, &steps))
        pave_world_colors_at(land->def->world, steps.cell,
                             out + steps.index * PAVE_WANG_PLACES_MAX);
}

const uint8_t *pave_land_colors(const pave_land *land, const pave_land_steps *steps)
{
    return land->cell_colors + steps->index * PAVE_WANG_PLACES_MAX;
}

/// Reads the colours. A missing colour counts as the first one; a colour that the theme lacks
/// counts as the theme's last one. If the caller gives the colours, 1 means the colour being drawn
/// or, for corners, also a higher one.
static void land_read_colors(const pave_land *land, const pave_land_steps *steps,
                             pave_land_cell *cell)
{
    const uint8_t *colors = pave_land_colors(land, steps);
    const int most = pave_builtin_color_count(land->def->theme);
    for (int k = 0; k < cell->sides && land->def->colors; k++) {
        cell->edge[k] = colors[2 * k] == land->shown;
        cell->corner[k] =
            colors[2 * ((k + cell->sides - 1) % cell->sides) + 1] >= land->shown && land->shown;
    }
    if (land->def->colors) return;
    for (int k = 0; k < cell->sides; k++) {
        int edge = colors[2 * k], corner = colors[2 * ((k + cell->sides - 1) % cell->sides) + 1];
        edge = edge > most ? most : edge;
        corner = corner > most ? most : corner;
        cell->edge[k] = (uint8_t)(edge > 0 ? edge - 1 : 0);
        cell->corner[k] = (uint8_t)(corner > 0 ? corner - 1 : 0);
    }
    for (int k = 0; k < cell->sides && land->theme == PAVE_BUILTIN_RIVER; k++)
        cell->edge[k] |= cell->corner[k] != cell->corner[pave_land_next(cell, k)];
    if (land->terrain > 0) pave_land_rank(cell, land->terrain);
}

void pave_land_rank(pave_land_cell *cell, int terrain)
{
    for (int k = 0; k < cell->sides; k++) cell->corner[k] = cell->corner[k] >= terrain;
}

// ---- Cells of a window --------------------------------------------------------------------------

/// Returns the index of a cell in the drawn window; -1 if it is not in it.
static int64_t land_index(const pave_land *land, pave_cell cell)
{
    const int64_t index = pave_window_index(land->window, cell);
    return index >= 0 && land->def->within && !pave_mask_cell(land->def->within, index) ? -1
                                                                                        : index;
}

/// Returns a cell relative to the first cell of the view, which is the origin of positions.
static pave_cell land_near(const pave_land *land, pave_cell at)
{
    const pave_picture_view *view = land->def->view;
    return view ? (pave_cell){at.q - view->from.q, at.r - view->from.r, at.s} : at;
}

/// Returns the node of a vertex or edge of the unit cell (q, r).
static uint64_t land_node(const pave_land *land, int32_t q, int32_t r, int32_t part, bool edge)
{
    const pave_cell at = land->window->def.at;
    return ((uint64_t)(uint32_t)(q - at.q) & 0xffffff) << 38 |
           ((uint64_t)(uint32_t)(r - at.r) & 0xffffff) << 14 | (uint64_t)part << 1 | edge;
}

static void land_open_tile(const pave_land *land, const pave_land_steps *steps, pave_land_cell *out)
{
    const pave_cell at = steps->cell;
    out->middle = pave_tiling_face_point(land->tiling, &land->layout, land_near(land, at));
    for (int k = 0; k < out->sides; k++) {
        const pave_tiling_side *side = pave_tiling_side_of(land->tiling, at.s, k);
        const int64_t across = land_index(land, pave_tiling_neighbors(land->tiling, at, k));
        const int32_t edge_q = at.q + side->edge_q, edge_r = at.r + side->edge_r;
        out->inside[k] = across >= 0;
        out->first[k] =
            across < 0 || steps->index < across || (steps->index == across && k < side->twin);
        out->keys[k] = land_key(land, 1, edge_q, edge_r, side->edge);
        out->edge_nodes[k] = land_node(land, edge_q, edge_r, side->edge, true);
        out->corner_nodes[k] =
            land_node(land, at.q + side->vertex_q, at.r + side->vertex_r, side->vertex, false);
    }
}

// ---- Cells of a patch ---------------------------------------------------------------------------

/// Returns a random word of an edge. It depends only on the position of the edge's midpoint, so it
/// is the same in all patches.
static uint32_t land_edge_key(const pave_land *land, pave_vec2 a, pave_vec2 b)
{
    const double sums[2] = {a.x + b.x, a.y + b.y};
    uint32_t words[4];
    memcpy(words, sums, sizeof words);
    return pave_land_word(
        land_key(land, 2, (int32_t)words[0], (int32_t)words[1], (int32_t)words[2]), words[3]);
}

static void land_open_outline(const pave_land *land, const pave_land_steps *steps,
                              pave_land_cell *out)
{
    const pave_polygons *polygons = land->patch->polygons;
    const int64_t start = polygons->start[steps->index];
    out->middle = land->patch->graph->positions[steps->index];
    for (int k = 0; k < out->sides; k++) {
        const uint64_t a = (uint64_t)polygons->corners[start + k],
                       b = (uint64_t)polygons->corners[start + pave_land_next(out, k)];
        const int32_t across = polygons->neighbors[start + k];
        out->inside[k] = across >= 0;
        out->first[k] = across < 0 || steps->index < across;
        out->keys[k] = land_edge_key(land, out->corners[k], out->corners[pave_land_next(out, k)]);
        out->corner_nodes[k] = a << 1;
        out->edge_nodes[k] = (a < b ? a << 31 | b : b << 31 | a) << 1 | 1;
    }
}

// ---- Cells --------------------------------------------------------------------------------------

pave_vec2 pave_land_corner(const pave_land *land, const pave_land_steps *steps, int k)
{
    const pave_patch *patch = land->patch;
    if (!patch)
        return pave_tiling_corner_point(land->tiling, &land->layout, land_near(land, steps->cell),
                                        k);
    return patch->polygons
        ->vertices[patch->polygons->corners[patch->polygons->start[steps->index] + k]];
}

void pave_land_open_cell(const pave_land *land, const pave_land_steps *steps, pave_land_cell *out)
{
    out->at = steps->cell;
    out->sides = pave_land_side_count(land, steps);
    out->of_patch = land->patch != NULL;
    out->word = land_key(land, 0, out->at.q, out->at.r, out->at.s);
    for (int k = 0; k < out->sides; k++) out->corners[k] = pave_land_corner(land, steps, k);
    (land->patch ? land_open_outline : land_open_tile)(land, steps, out);
    out->room = 1e300;
    for (int k = 0; k < out->sides; k++) {
        const pave_vec2 ends[2] = {out->corners[k], out->corners[pave_land_next(out, k)]};
        out->room = pave_picture_least(out->room, pave_land_away(ends, 2, out->middle));
    }
    land_read_colors(land, steps, out);
}

// ---- Entry points -------------------------------------------------------------------------------

/// Includes a cell in the minimum edge length and in the minimum distance from a centre to a side.
static void land_measure(const pave_vec2 *corners, int sides, pave_vec2 middle, double *edge,
                         double *narrow)
{
    for (int k = 0; k < sides; k++) {
        const pave_vec2 ends[2] = {corners[k], corners[(k + 1) % sides]};
        *edge = pave_picture_least(*edge, pave_picture_distance(ends[0], ends[1]));
        *narrow = pave_picture_least(*narrow, pave_land_away(ends, 2, middle));
    }
}

double pave_land_unit(const pave_land *land)
{
    double edge = 1e300, narrow = 1e300;
    pave_vec2 corners[PAVE_LAND_SIDES];
    pave_land_steps steps = pave_land_begin(land);
    while (land->patch && pave_land_walk(land, &steps)) {
        const int sides = pave_land_side_count(land, &steps);
        for (int k = 0; k < sides; k++) corners[k] = pave_land_corner(land, &steps, k);
        land_measure(corners, sides, land->patch->graph->positions[steps.index], &edge, &narrow);
    }
    for (int32_t s = 0; !land->patch && s < land->tiling->face_count; s++) {
        const pave_cell at = {0, 0, s};
        const int sides = pave_tiling_side_count(land->tiling, s);
        for (int k = 0; k < sides; k++)
            corners[k] = pave_tiling_corner_point(land->tiling, &land->layout, at, k);
        land_measure(corners, sides, pave_tiling_face_point(land->tiling, &land->layout, at), &edge,
                     &narrow);
    }
    // Rhombs may be so narrow that roads would be too thin; then roads fill the cell.
    const double least = land->patch ? 0.42 * edge : 0;
    return pave_picture_least(1.2 * edge, pave_picture_most(2 * narrow, least));
}

pave_box pave_land_bounds(const pave_land *land)
{
    pave_box box = {{0, 0}, {0, 0}};
    if (land->def->view) return land->def->view->box;
    if (land->patch) return land->patch->bounds;
    pave_window_walk walk = pave_window_begin(land->window);
    while (pave_window_next(&walk)) {
        const int sides = pave_tiling_side_count(land->tiling, walk.cell.s);
        for (int k = 0; k < sides; k++) {
            const pave_vec2 at =
                pave_tiling_corner_point(land->tiling, &land->layout, walk.cell, k);
            box = walk.index == 0 && k == 0 ? pave_box_of(at, at) : pave_box_add(box, at);
        }
    }
    return box;
}
