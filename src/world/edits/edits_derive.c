/// src/world/edits/edits_derive.c: the tile of a cell near edits, from its pins, colours and areas.
#include "../../base/exact.h"

#include "../../tiling/window_shapes.h"
#include "edits_model.h"

#include <stdio.h>
#include <string.h>

// ---- Pins and colours ---------------------------------------------------------------------------

const pave_edit_mark *pave_edits_pin_of(const pave_edits *edits, pave_cell cell)
{
    const int32_t chunk = edits->pins.heads.count > 0 ? pave_edits_chunk_of(edits, cell) : -1;
    if (chunk < 0) return NULL;
    const pave_edit_mark *mark =
        pave_edit_marks_get(&edits->pins, pave_edits_key(chunk, pave_edits_local(edits, cell)));
    return mark && mark->value != PAVE_EDIT_CLEARED ? mark : NULL;
}

const uint8_t *pave_edits_tile_colors(const pave_edits *edits, int32_t s, uint32_t tile)
{
    static const uint8_t none[PAVE_WANG_PLACES_MAX] = {0};
    const pave_wang_set *set = edits->sets[s];
    const uint32_t index = pave_wang_tile_index(set, tile);
    assert(index != UINT32_MAX || tile == PAVE_WANG_EMPTY);
    return index == UINT32_MAX ? none : set->tiles[index].colors;
}

/// Converts a feature's colour between its first spot and another: mirrors it if `far`.
static uint8_t edits_mirrored(const pave_edits *edits, uint8_t color, bool far)
{
    return far ? edits->sets[0]->color_mirror[color] : color;
}

/// Finds the colour that a COLOR edit gives to a feature. Returns false if there is no such edit.
static bool edits_colored(const pave_edits *edits, const pave_edit_feature *feature, pave_cell cell,
                          uint8_t *color)
{
    const pave_edit_spot *first = &edits->spots[feature->first];
    if (edits->colors.heads.count == 0) return false;
    const pave_cell owner = pave_edits_spot_cell(first, cell);
    const int32_t chunk = pave_edits_chunk_of(edits, owner);
    if (chunk < 0) return false;
    const uint32_t local = pave_edits_local(edits, owner) << PAVE_EDIT_PLACE_LOG;
    const pave_edit_mark *mark =
        pave_edit_marks_get(&edits->colors, pave_edits_key(chunk, local | (uint32_t)first->place));
    if (!mark || mark->value == PAVE_EDIT_CLEARED) return false;
    *color = (uint8_t)mark->value;
    return true;
}

/// Finds the colour that the first pin around a feature gives it. Returns false if there is no pin.
static bool edits_pinned(const pave_edits *edits, const pave_edit_feature *feature, pave_cell cell,
                         uint8_t *color)
{
    for (int32_t i = 0; i < feature->count && edits->pins.heads.count > 0; i++) {
        const pave_edit_spot *spot = &edits->spots[feature->first + i];
        const pave_edit_mark *mark = pave_edits_pin_of(edits, pave_edits_spot_cell(spot, cell));
        if (!mark) continue;
        const uint8_t *colors = pave_edits_tile_colors(edits, spot->s, (uint32_t)mark->value);
        *color = edits_mirrored(edits, colors[spot->place], spot->far);
        return true;
    }
    return false;
}

/// Returns the latest area with a cell around a feature.
static int32_t edits_area_around(const pave_edits *edits, const pave_edit_feature *feature,
                                 pave_cell cell)
{
    int32_t best = PAVE_EDIT_NONE;
    for (int32_t i = 0; i < feature->count; i++) {
        const pave_edit_spot *spot = &edits->spots[feature->first + i];
        const int32_t area = pave_edits_area_at(edits, cell.q + spot->q, cell.r + spot->r);
        if (area == PAVE_EDIT_NONE) continue;
        if (best == PAVE_EDIT_NONE || edits->areas[area].number > edits->areas[best].number)
            best = area;
    }
    return best;
}

/// The state of a cell's derivation.
typedef struct pave_edit_work {
    const pave_edits *edits;
    pave_cell cell;
    int32_t area; ///< area that provides the base
    uint8_t base[PAVE_WANG_PLACES_MAX], colors[PAVE_WANG_PLACES_MAX];
    /// like `base`; in connected worlds, includes the effects of the edits around the cell
    uint8_t ground[PAVE_WANG_PLACES_MAX];
    bool touched;       ///< whether an edit, rather than the base, determines any of its colours
    bool changed;       ///< whether the colours differ from the base
    int32_t other_area; ///< area that provides the colours in `other`; PAVE_EDIT_NONE: not known
                        ///< yet
    uint8_t other[PAVE_WANG_PLACES_MAX];
    pave_world_view view;
} pave_edit_work;

static uint64_t edits_ground_seed(const pave_edits *edits, pave_cell cell)
{
    const int32_t area = pave_edits_area_at(edits, cell.q, cell.r);
    return area == PAVE_EDIT_NONE ? edits->world->seed : edits->areas[area].seed;
}

/// Returns whether an edit gives the feature at a place of a cell an impassable colour.
static bool edits_closes(const pave_edits *edits, pave_cell cell, int place)
{
    const pave_edit_feature *feature = pave_edits_feature(edits, cell.s, place);
    uint8_t color;
    return (edits_colored(edits, feature, cell, &color) ||
            edits_pinned(edits, feature, cell, &color)) &&
           !edits->passable[color];
}

/// Returns the vertex at an odd place of a cell.
static pave_cell edits_vertex(const pave_edits *edits, pave_cell cell, int place)
{
    const int count = pave_tiling_side_count(edits->tiling, cell.s);
    const pave_tiling_side *side =
        pave_tiling_side_of(edits->tiling, cell.s, (place + 1) / 2 % count);
    return (pave_cell){cell.q + side->vertex_q, cell.r + side->vertex_r, side->vertex};
}

/// Returns the place of a vertex of a cell.
static int edits_place(const pave_edits *edits, pave_cell cell, pave_cell vertex)
{
    int place = 1;
    while (!pave_cell_equal(edits_vertex(edits, cell, place), vertex)) place += 2;
    assert(place < 2 * pave_tiling_side_count(edits->tiling, cell.s));
    return place;
}

/// Returns whether the cells around vertex `place` of a cell have different grounds.
static bool edits_is_rim(const pave_edits *edits, pave_cell cell, int place)
{
    const pave_edit_feature *corner = pave_edits_feature(edits, cell.s, place);
    if (edits->area_standing == 0) return false;
    const uint64_t seed = edits_ground_seed(edits, cell);
    for (int32_t i = 0; i < corner->count; i++)
        if (edits_ground_seed(edits,
                              pave_edits_spot_cell(&edits->spots[corner->first + i], cell)) != seed)
            return true;
    return false;
}

/// Returns whether a vertex of the cell must not own a wall: the cells around it have different
/// grounds, or an edit closes the cell's last side that ends there.
static bool edits_silent(void *context, pave_cell vertex)
{
    const pave_edit_work *work = context;
    const pave_edits *edits = work->edits;
    const int place = edits_place(edits, work->cell, vertex);
    const pave_edit_feature *corner = pave_edits_feature(edits, work->cell.s, place);
    for (int32_t i = 0; i < corner->count; i++) {
        const pave_edit_spot *spot = &edits->spots[corner->first + i];
        if (edits_closes(edits, pave_edits_spot_cell(spot, work->cell), spot->place - 1))
            return true;
    }
    return edits_is_rim(edits, work->cell, place);
}

// ---- Rocks --------------------------------------------------------------------------------------

/// Returns whether a cell is free before edits: it is not rock, or it is at the rim of an area.
static bool edits_free_cell(const pave_edits *edits, pave_rock_view *view, pave_cell cell)
{
    const int places = 2 * pave_tiling_side_count(edits->tiling, cell.s);
    for (int place = 1; place < places; place += 2)
        if (edits_is_rim(edits, cell, place)) return true;
    return !pave_rock_at(view, cell);
}

/// Returns whether an edit closes a side between two free cells that ends at vertex `place` of a
/// cell.
static bool edits_parts_cells(const pave_edits *edits, pave_rock_view *view, pave_cell cell,
                              int place)
{
    const pave_edit_feature *corner = pave_edits_feature(edits, cell.s, place);
    for (int32_t i = 0; i < corner->count; i++) {
        const pave_edit_spot *spot = &edits->spots[corner->first + i];
        const pave_cell around = pave_edits_spot_cell(spot, cell);
        const pave_cell beside = pave_tiling_neighbors(edits->tiling, around, spot->place / 2);
        if (edits_closes(edits, around, spot->place - 1) && edits_free_cell(edits, view, around) &&
            edits_free_cell(edits, view, beside))
            return true;
    }
    return false;
}

/// Returns whether an edit blocks a corner of a cell that was free before edits.
static bool edits_blocks_corner(const pave_edits *edits, pave_rock_view *view, pave_cell cell)
{
    const int places = 2 * pave_tiling_side_count(edits->tiling, cell.s);
    for (int place = 1; place < places; place += 2)
        if (edits_closes(edits, cell, place) &&
            (edits_is_rim(edits, cell, place) ||
             !pave_rock_at(view, edits_vertex(edits, cell, place))))
            return true;
    return false;
}

/// Returns whether a site is kept free so that a path remains around closed sides: a site at the
/// rim of an area, a cell at an end of a closed side, or a corner of a cell with a blocked corner.
static bool edits_freed(void *context, pave_rock_view *view, pave_cell site)
{
    const pave_edit_work *work = context;
    const pave_edits *edits = work->edits;
    if (view->rocks->cells) {
        const int places = 2 * pave_tiling_side_count(edits->tiling, site.s);
        for (int place = 1; place < places; place += 2)
            if (edits_is_rim(edits, site, place) || edits_parts_cells(edits, view, site, place))
                return true;
        return false;
    }
    const int place = edits_place(edits, work->cell, site);
    const pave_edit_feature *corner = pave_edits_feature(edits, work->cell.s, place);
    if (edits_is_rim(edits, work->cell, place)) return true;
    for (int32_t i = 0; i < corner->count; i++)
        if (edits_blocks_corner(edits, view,
                                pave_edits_spot_cell(&edits->spots[corner->first + i], work->cell)))
            return true;
    return false;
}

/// Computes the colours of the cell in the world of an area; in a connected world, includes the
/// effects of the edits around it.
static void edits_ground_colors(pave_edit_work *work, int32_t area, uint8_t *out)
{
    const pave_world *ground = pave_edits_ground(work->edits, area, &work->view);
    if (work->edits->connected)
        pave_tiling_colors_with(ground, work->cell, (pave_silence){edits_silent, edits_freed, work},
                                out);
    else
        pave_world_colors_at(ground, work->cell, out);
}

/// Returns the colour in the world of the latest area around a feature.
static uint8_t edits_ground_color(const pave_edits *edits, const pave_edit_feature *feature,
                                  int place, pave_edit_work *work)
{
    const int32_t area =
        edits->area_standing == 0 ? PAVE_EDIT_NONE : edits_area_around(edits, feature, work->cell);
    if (area == work->area) {
        work->touched = work->touched || work->ground[place] != work->base[place];
        return work->ground[place];
    }
    work->touched = true;
    if (area != work->other_area) {
        edits_ground_colors(work, area, work->other);
        work->other_area = area;
    }
    return work->other[place];
}

static void edits_take_colors(const pave_edits *edits, pave_edit_work *work)
{
    const pave_cell cell = work->cell;
    const int places = 2 * pave_tiling_side_count(edits->tiling, cell.s);
    memset(work->colors, 0, sizeof work->colors);
    for (int place = 0; place < places; place++) {
        const pave_edit_feature *feature = pave_edits_feature(edits, cell.s, place);
        uint8_t color;
        if (!feature->used) continue;
        if (edits_colored(edits, feature, cell, &color) ||
            edits_pinned(edits, feature, cell, &color)) {
            color = edits_mirrored(edits, color, feature->far);
            work->touched = true;
        } else {
            color = edits_ground_color(edits, feature, place, work);
        }
        work->colors[place] = color;
        work->changed = work->changed || color != work->base[place];
    }
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns the first entry of a deck whose colours are not below the given ones.
static uint32_t edit_deck_search(const pave_edit_deck *deck, const uint8_t *colors)
{
    uint32_t low = 0, high = deck->count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (memcmp(deck->set->tiles[deck->order[middle]].colors, colors, PAVE_WANG_PLACES_MAX) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/// Draws a tile with these colours by weight; false if there is no such tile.
static bool edit_deck_draw(const pave_edit_deck *deck, const uint8_t *colors, uint32_t word,
                           uint32_t *tile)
{
    const pave_wang_set *set = deck->set;
    const uint32_t first = edit_deck_search(deck, colors);
    uint64_t sum = 0;
    uint32_t end = first;
    for (; end < deck->count &&
           memcmp(set->tiles[deck->order[end]].colors, colors, PAVE_WANG_PLACES_MAX) == 0;
         end++)
        sum += set->weights[deck->order[end]];
    if (end == first) return false;
    // The high 32 bits of word * sum, which is below 2^61, are in 0..sum - 1.
    uint64_t left = (sum >> 32) * word + ((sum & UINT32_MAX) * word >> 32);
    uint32_t i = first;
    while (left >= set->weights[deck->order[i]]) left -= set->weights[deck->order[i++]];
    *tile = set->ids[deck->order[i]];
    return true;
}

static bool edits_all_unset(const uint8_t *colors)
{
    for (int place = 0; place < PAVE_WANG_PLACES_MAX; place++)
        if (colors[place] != 0) return false;
    return true;
}

/// Finds the tile of a cell whose colours differ from its base. Returns false if no tile has these
/// colours.
static bool edits_draw(const pave_edits *edits, const pave_edit_work *work, uint32_t *tile)
{
    const pave_cell cell = work->cell;
    const uint64_t seed =
        work->area == PAVE_EDIT_NONE ? edits->world->seed : edits->areas[work->area].seed;
    const uint32_t word =
        pave_random_at(seed, PAVE_STREAM_VARIANT, cell.q >> 2, cell.r, (uint32_t)cell.s, 0)
            .word[cell.q & 3];
    if (edit_deck_draw(&edits->decks[edits->decks_of[cell.s]], work->colors, word, tile))
        return true;
    *tile = PAVE_WANG_EMPTY;
    return edits->has_empty && edits_all_unset(work->colors);
}

// ---- Results ------------------------------------------------------------------------------------

/// Describes a place in words, such as "its bottom side".
static const char *edits_place_text(const pave_edits *edits, pave_cell cell, int place,
                                    char out[32])
{
    static const char *const squares[] = {
        "top side",    "top right corner",   "right side", "bottom right corner",
        "bottom side", "bottom left corner", "left side",  "top left corner"};
    if (pave_window_grid_of(edits->tiling) == PAVE_WINDOW_SQUARES) return squares[place];
    (void)cell;
    snprintf(out, 32, "%s %d", place % 2 ? "corner" : "side", place / 2);
    return out;
}

static pave_result edits_say_contradiction(const pave_edits *edits, const pave_edit_work *work,
                                           int place, uint8_t own, pave_error *error)
{
    char at[PAVE_TILING_TEXT_SIZE], where[32];
    return PAVE_FAIL(
        error, PAVE_INVALID,
        "cell %s is pinned to a tile with colour %d at its %s, where another edit has %d",
        pave_tiling_face_text(edits->tiling, work->cell, at), own,
        edits_place_text(edits, work->cell, place, where), work->colors[place]);
}

static pave_result edits_say_lack(const pave_edits *edits, const pave_edit_work *work,
                                  pave_error *error)
{
    char at[PAVE_TILING_TEXT_SIZE], where[32], colors[4 * PAVE_WANG_PLACES_MAX] = "";
    const int places = 2 * pave_tiling_side_count(edits->tiling, work->cell.s);
    int changed = 0;
    size_t used = 0;
    for (int place = places - 1; place >= 0; place--)
        if (work->colors[place] != work->base[place]) changed = place;
    for (int place = 0; place < places; place++)
        if (pave_edits_feature(edits, work->cell.s, place)->used)
            used += (size_t)snprintf(colors + used, sizeof colors - used, "%s%d", used ? "," : "",
                                     work->colors[place]);
    return PAVE_FAIL(
        error, PAVE_INCOMPLETE,
        "cell %s would have no tile: none has the colours %s, of which its %s would change",
        pave_tiling_face_text(edits->tiling, work->cell, at), colors,
        edits_place_text(edits, work->cell, changed, where));
}

/// Checks that the tile of a pinned cell has the colours of the cell's features.
static pave_result edits_check_pin(const pave_edits *edits, const pave_edit_work *work,
                                   uint32_t tile, pave_error *error)
{
    const uint8_t *own = pave_edits_tile_colors(edits, work->cell.s, tile);
    const int places = 2 * pave_tiling_side_count(edits->tiling, work->cell.s);
    for (int place = 0; place < places; place++)
        if (pave_edits_feature(edits, work->cell.s, place)->used &&
            work->colors[place] != own[place])
            return edits_say_contradiction(edits, work, place, own[place], error);
    return PAVE_OK;
}

/// Finds the base of a cell; `known` is the world's tile at the cell, or NULL.
static void edits_take_base(const pave_edits *edits, const uint32_t *known, pave_edit_work *work)
{
    const pave_cell cell = work->cell;
    work->area = pave_edits_area_at(edits, cell.q, cell.r);
    work->other_area = work->area;
    work->touched = work->changed = false;
    if (known && work->area == PAVE_EDIT_NONE) {
        memcpy(work->base, pave_edits_tile_colors(edits, cell.s, *known), sizeof work->base);
    } else {
        memset(work->base, 0, sizeof work->base);
        pave_world_colors_at(pave_edits_ground(edits, work->area, &work->view), cell, work->base);
    }
    memcpy(work->ground, work->base, sizeof work->ground);
    if (edits->connected) edits_ground_colors(work, work->area, work->ground);
}

pave_result pave_edits_derive(const pave_edits *edits, pave_cell cell, const uint32_t *known,
                              pave_edit_tile *out, pave_error *error)
{
    pave_edit_work work;
    work.edits = edits;
    work.cell = cell;
    edits_take_base(edits, known, &work);
    edits_take_colors(edits, &work);
    const pave_edit_mark *pin = pave_edits_pin_of(edits, cell);
    out->patched = work.touched;
    if (pin) {
        out->tile = (uint32_t)pin->value;
        return edits_check_pin(edits, &work, out->tile, error);
    }
    if (!work.changed && work.touched)
        out->tile = known && work.area == PAVE_EDIT_NONE
                        ? *known
                        : pave_world_at(pave_edits_ground(edits, work.area, &work.view), cell);
    if (work.changed && !edits_draw(edits, &work, &out->tile))
        return edits_say_lack(edits, &work, error);
    return PAVE_OK;
}
