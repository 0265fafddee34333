/// tests/world/edits_fixture.h: edited worlds on any tiling, random edits, and a naive twin that
/// knows the rules of edits.h and nothing else, for the tests of edits.
#ifndef PAVE_TESTS_EDITS_FIXTURE_H
#define PAVE_TESTS_EDITS_FIXTURE_H

#include "../../scenes/partial_sets.h"
#include "src/world/edits/edits_model.h"
#include "src/world/tilings/world_tiling.h"
#include "tiling_fixture.h"

#include <pave/edits.h>
#include <string.h>

typedef struct edited {
    scene_tiling_world scene; ///< its world is not used
    pave_wang_set *set;       ///< of squares that lack combinations
    pave_world_def def;
    pave_edits *edits;
    const pave_tiling *tiling;
    uint64_t state;        ///< of random_word
    pave_world *worlds[4]; ///< of the twin, as it asks for them: of seeds 0, 1, 2, and of the world
} edited;

static inline uint32_t random_word(edited *e)
{
    const uint64_t at = e->state++;
    return pave_random_at(99, PAVE_STREAM_USER, (int32_t)(at >> 2), 0, 0, 0).word[at & 3];
}

static inline uint32_t random_below(edited *e, uint32_t count)
{
    return pave_random_below(random_word(e), count);
}

static inline void open_edits(edited *e)
{
    pave_error error = {0};
    if (pave_edits_create(&e->def, NULL, &e->edits, &error)) fail_msg("%s", error.message);
    e->tiling = e->def.tiling ? e->def.tiling : pave_tiling_square();
}

/// A world on a tiling with a name.
static inline edited *open_edited(const char *name, pave_wang_kind kind, pave_world_method method,
                                  uint64_t seed)
{
    edited *e = calloc(1, sizeof *e);
    const scene_set set = scene_tiling_set(name, kind, 1 + (int)(seed % 2));
    assert_non_null(e);
    assert_true(scene_tiling_world_sets(name, set, &e->scene));
    e->def = (pave_world_def){.seed = seed, .method = method, .tiling = e->scene.tiling};
    e->def.sets = e->scene.sets;
    open_edits(e);
    return e;
}

/// A connected world: of a set of three colours one of them can be passed, or two.
static inline edited *open_edited_connected(const char *name, pave_wang_kind kind, uint64_t seed)
{
    static const bool passable[2][4] = {{false, false, true, true}, {false, true, false, true}};
    static const bool one[2] = {false, true};
    edited *e = open_edited(name, kind, PAVE_WORLD_FEATURE, seed);
    const int colors = pave_wang_color_count(e->def.sets[0]);
    pave_edits_destroy(e->edits);
    e->def.passable = colors == 1 ? one : passable[colors > 2 && seed % 2];
    open_edits(e);
    return e;
}

/// One of squares that lack combinations.
static inline edited *open_edited_partial(int scene, uint64_t seed)
{
    edited *e = calloc(1, sizeof *e);
    assert_non_null(e);
    e->set = scene_partial_create(&scene_partials[scene]);
    assert_non_null(e->set);
    e->def = (pave_world_def){.set = e->set, .seed = seed, .method = PAVE_WORLD_BLOCKS};
    open_edits(e);
    return e;
}

static inline void close_edited(edited *e)
{
    pave_edits_destroy(e->edits);
    scene_tiling_world_close(&e->scene);
    pave_wang_destroy(e->set);
    for (int i = 0; i < 4; i++) pave_world_destroy(e->worlds[i]);
    free(e);
}

static inline const pave_wang_set *set_of(const edited *e, int32_t s)
{
    return e->def.sets ? e->def.sets[s] : e->def.set;
}

// ---- Random edits -------------------------------------------------------------------------------

/// A cell of the unit cells (q, r) .. (q + size - 1, r + size - 1).
static inline pave_cell random_cell(edited *e, pave_cell at, int32_t size)
{
    pave_cell cell;
    cell.q = at.q + (int32_t)random_below(e, (uint32_t)size);
    cell.r = at.r + (int32_t)random_below(e, (uint32_t)size);
    cell.s = (int32_t)random_below(e, (uint32_t)e->tiling->face_count);
    return cell;
}

static inline uint32_t random_tile(edited *e, int32_t s)
{
    const pave_wang_set *set = set_of(e, s);
    return pave_wang_tile_id(set, random_below(e, pave_wang_tile_count(set)));
}

/// A tile of another map: such tiles often stand beside each other.
static inline uint32_t likely_tile(edited *e, pave_cell cell)
{
    const uint32_t way = random_below(e, 4);
    if (way == 0) return random_tile(e, cell.s);
    return pave_world_at(pave_edits_world(e->edits), cell);
}

static inline pave_edit random_edit(edited *e, pave_cell at, int32_t size)
{
    pave_edit edit = {.cell = random_cell(e, at, size)};
    const uint32_t way = random_below(e, 10);
    edit.tile = likely_tile(e, edit.cell);
    if (way < 6) return edit;
    edit.kind = way == 6 ? PAVE_EDIT_CLEAR : way == 7 ? PAVE_EDIT_AREA : PAVE_EDIT_COLOR;
    const int sides = pave_tiling_side_count(e->tiling, edit.cell.s);
    edit.place = (int32_t)random_below(e, 2 * (uint32_t)sides);
    edit.color = (int)random_below(e, 1 + (uint32_t)pave_wang_color_count(set_of(e, 0)));
    edit.rect = pave_rect_of(edit.cell.q, edit.cell.r, 1 + (int32_t)random_below(e, 5),
                             1 + (int32_t)random_below(e, 5));
    edit.seed = random_below(e, 3);
    return edit;
}

// ---- The twin -----------------------------------------------------------------------------------

/// What stands, and the colours that were read last.
typedef struct naive {
    edited *e;
    pave_edit *list;
    int64_t count;
    const pave_world *read_world; ///< NULL: nothing was read
    pave_cell read_cell;
    uint8_t read[PAVE_WANG_PLACES_MAX];
} naive;

static inline naive open_naive(edited *e)
{
    naive n = {.e = e, .list = calloc((size_t)pave_edits_count(e->edits) + 1, sizeof(pave_edit))};
    assert_non_null(n.list);
    pave_edit edit = {0};
    while (pave_edits_next(e->edits, edit.number, &edit)) n.list[n.count++] = edit;
    assert_int_equal(n.count, pave_edits_count(e->edits));
    return n;
}

static inline void close_naive(naive *n) { free(n->list); }

/// The pin of a cell: false without.
static inline bool naive_pin(const naive *n, pave_cell cell, uint32_t *tile)
{
    for (int64_t i = n->count - 1; i >= 0; i--) {
        const pave_edit *edit = &n->list[i];
        for (int64_t k = 0; edit->kind == PAVE_EDIT_PINS && k < edit->count; k++)
            if (pave_cell_equal(edit->cells[k], cell)) {
                *tile = edit->tiles[k];
                return true;
            }
        if (edit->kind > PAVE_EDIT_CLEAR || !pave_cell_equal(edit->cell, cell)) continue;
        *tile = edit->tile;
        return edit->kind == PAVE_EDIT_PIN;
    }
    return false;
}

/// The latest area with a unit cell: its index in the list, -1 without.
static inline int64_t naive_area(const naive *n, pave_cell cell)
{
    for (int64_t i = n->count - 1; i >= 0; i--)
        if (n->list[i].kind == PAVE_EDIT_AREA &&
            pave_rect_contains(n->list[i].rect, pave_cell_of(cell.q, cell.r)))
            return i;
    return -1;
}

static inline const pave_world *naive_world(const naive *n, int64_t area)
{
    const int which = area < 0 ? 3 : (int)n->list[area].seed;
    pave_world **world = &n->e->worlds[which];
    pave_world_def def = n->e->def;
    if (which < 3) def.seed = (uint64_t)which;
    if (!*world) assert_int_equal(pave_world_create(&def, NULL, world, NULL), PAVE_OK);
    return *world;
}

/// The colours of a cell without pins and colours.
static inline const uint8_t *naive_base(naive *n, int64_t area, pave_cell cell)
{
    const pave_world *world = naive_world(n, area);
    if (n->read_world != world || !pave_cell_equal(n->read_cell, cell))
        pave_world_colors_at(world, cell, n->read);
    n->read_world = world, n->read_cell = cell;
    return n->read;
}

typedef struct naive_spot {
    pave_cell cell;
    int place;
    bool far; ///< reads the mirror of what the asker reads
} naive_spot;

/// The cells around a feature, the asker first. Returns how many.
static inline int naive_around(const pave_tiling *tiling, pave_cell cell, int place,
                               naive_spot out[64])
{
    int count = 0, sides = pave_tiling_side_count(tiling, cell.s);
    out[count++] = (naive_spot){cell, place, false};
    if (place % 2 == 0) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, cell.s, place / 2);
        out[count++] =
            (naive_spot){pave_tiling_neighbors(tiling, cell, place / 2), 2 * side->twin, true};
        return count;
    }
    pave_cell at = cell;
    for (int side = place / 2;;) { // across the side that ends at the corner
        const pave_tiling_side *s = pave_tiling_side_of(tiling, at.s, side);
        at = pave_tiling_neighbors(tiling, at, side);
        sides = pave_tiling_side_count(tiling, at.s);
        side = (s->twin + sides - 1) % sides; // the twin begins there, this one ends
        if (pave_cell_equal(at, cell) && side == place / 2) return count;
        out[count++] = (naive_spot){at, 2 * side + 1, false};
    }
}

static inline uint8_t naive_mirror(const naive *n, uint8_t color, bool far)
{
    return far ? (uint8_t)pave_wang_color_mirror(set_of(n->e, 0), color) : color;
}

/// The colour of a COLOR at a feature; false without.
static inline bool naive_colored(const naive *n, const naive_spot *spots, int count, uint8_t *color)
{
    for (int64_t i = n->count - 1; i >= 0; i--)
        for (int k = 0; n->list[i].kind == PAVE_EDIT_COLOR && k < count; k++) {
            const pave_edit *edit = &n->list[i];
            if (!pave_cell_equal(edit->cell, spots[k].cell) || edit->place != spots[k].place)
                continue;
            if (edit->color == PAVE_WANG_FREE) return false;
            const uint8_t read = edit->color == PAVE_WANG_UNSET ? 0 : (uint8_t)edit->color;
            *color = naive_mirror(n, read, spots[k].far);
            return true;
        }
    return false;
}

/// The colour that edits give to a feature; false without.
static inline bool naive_edit_color(const naive *n, pave_cell cell, int place, uint8_t *color)
{
    naive_spot spots[64];
    const int count = naive_around(n->e->tiling, cell, place, spots);
    uint32_t tile;
    if (naive_colored(n, spots, count, color)) return true;
    for (int k = 0; k < count; k++)
        if (naive_pin(n, spots[k].cell, &tile)) {
            const pave_wang_set *set = set_of(n->e, spots[k].cell.s);
            *color = 0;
            if (tile != PAVE_WANG_EMPTY)
                *color =
                    pave_wang_tile_colors(set, pave_wang_tile_index(set, tile))[spots[k].place];
            *color = naive_mirror(n, *color, spots[k].far);
            return true;
        }
    return false;
}

/// Whether a vertex of a connected world is silent, by the cells around it.
static inline bool naive_silent(void *context, pave_cell vertex)
{
    const naive *n = context;
    const pave_tiling *tiling = n->e->tiling;
    bool any = false;
    uint64_t seed = 0;
    for (int32_t s = 0; s < tiling->face_count; s++)
        for (int k = 0; k < pave_tiling_side_count(tiling, s); k++) { // sides that begin there
            const pave_tiling_side *side = pave_tiling_side_of(tiling, s, k);
            if (side->vertex != vertex.s) continue;
            const pave_cell cell = {vertex.q - side->vertex_q, vertex.r - side->vertex_r, s};
            const int64_t area = naive_area(n, cell);
            const uint64_t own = area < 0 ? n->e->def.seed : n->list[area].seed;
            uint8_t color;
            if (naive_edit_color(n, cell, 2 * k, &color) && !n->e->def.passable[color]) return true;
            if (any && own != seed) return true;
            any = true, seed = own;
        }
    return false;
}

/// The colour that a ground has, in connected worlds beside the edits.
static inline uint8_t naive_ground(naive *n, int64_t area, pave_cell cell, int place)
{
    const pave_world *world = naive_world(n, area);
    const pave_world_tiling *own = (const pave_world_tiling *)world;
    const uint8_t color = naive_base(n, area, cell)[place];
    const pave_tiling_side *side = pave_tiling_side_of(n->e->tiling, cell.s, place / 2);
    const int32_t q = cell.q + side->edge_q, r = cell.r + side->edge_r;
    if (!n->e->def.passable || place % 2) return color;
    pave_wall_view view;
    pave_wall_view_begin(&view, world->seed);
    if (!pave_walls_may_close(own->walls, &view, side->edge, q, r)) return color;
    view.silent = naive_silent;
    view.context = n;
    if (pave_walls_may_close(own->walls, &view, side->edge, q, r)) return color;
    const uint32_t s = (uint32_t)side->edge;
    const pave_random_words words =
        pave_random_at(world->seed, PAVE_STREAM_EDGE_COLOR, q >> 4, r, s, 0);
    return (uint8_t)(1 + pave_law_color(own->features[s].laws[PAVE_LAW_PLAIN], world->seed,
                                        PAVE_STREAM_EDGE_COLOR, q, r, s,
                                        pave_words_byte(&words, (uint32_t)q & 15)));
}

static inline uint8_t naive_color(naive *n, pave_cell cell, int place)
{
    naive_spot spots[64];
    uint8_t color = 0;
    const int count = naive_around(n->e->tiling, cell, place, spots);
    if (naive_edit_color(n, cell, place, &color)) return color;
    int64_t area = -1;
    for (int k = 0; k < count; k++)
        if (naive_area(n, spots[k].cell) > area) area = naive_area(n, spots[k].cell);
    return naive_ground(n, area, cell, place);
}

static inline bool naive_uses(const naive *n, int place)
{
    const pave_wang_kind kind = pave_wang_kind_of(set_of(n->e, 0));
    return kind == PAVE_WANG_MIXED || (kind == PAVE_WANG_CORNER) == (place % 2 == 1);
}

/// The tile of these colours by the word of a cell: by weight, in the order of the set.
static inline uint32_t naive_draw(const naive *n, pave_cell cell, uint64_t seed,
                                  const uint8_t *colors)
{
    const pave_wang_set *set = set_of(n->e, cell.s);
    const size_t size = 2 * (size_t)pave_wang_sides(set);
    const uint32_t word =
        pave_random_at(seed, PAVE_STREAM_VARIANT, cell.q >> 2, cell.r, (uint32_t)cell.s, 0)
            .word[cell.q & 3];
    uint64_t sum = 0;
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++)
        if (memcmp(pave_wang_tile_colors(set, i), colors, size) == 0)
            sum += pave_wang_tile_weight(set, i);
    uint64_t left = (sum >> 32) * word + ((sum & UINT32_MAX) * word >> 32);
    for (uint32_t i = 0; i < pave_wang_tile_count(set); i++) {
        if (memcmp(pave_wang_tile_colors(set, i), colors, size) != 0) continue;
        if (left < pave_wang_tile_weight(set, i)) return pave_wang_tile_id(set, i);
        left -= pave_wang_tile_weight(set, i);
    }
    return PAVE_WANG_EMPTY;
}

/// The tile of a cell by the rules alone.
static inline uint32_t naive_at(naive *n, pave_cell cell)
{
    const int places = 2 * pave_tiling_side_count(n->e->tiling, cell.s);
    const int64_t area = naive_area(n, cell);
    uint8_t colors[PAVE_WANG_PLACES_MAX] = {0};
    uint32_t tile;
    if (naive_pin(n, cell, &tile)) return tile;
    for (int place = 0; place < places; place++)
        if (naive_uses(n, place)) colors[place] = naive_color(n, cell, place);
    if (memcmp(naive_base(n, area, cell), colors, (size_t)places) == 0)
        return pave_world_at(naive_world(n, area), cell);
    return naive_draw(n, cell, area < 0 ? n->e->def.seed : n->list[area].seed, colors);
}

// ---- Many edits ---------------------------------------------------------------------------------

static inline void make_random_edits(edited *e, pave_cell at, int32_t size, int count)
{
    for (int i = 0; i < count; i++) {
        const pave_edit edit = random_edit(e, at, size);
        pave_edits_change(e->edits, &edit, 1, NULL, 0, NULL);
    }
}

/// No two tiles of a window mismatch; and the window has what pave_world_at says.
static inline void check_window(const edited *e, const pave_window *window)
{
    const pave_wang_set *sets[PAVE_TILING_FACES_MAX];
    pave_world_verdict verdict;
    uint32_t *ids = calloc((size_t)window->count, sizeof *ids);
    assert_non_null(ids);
    for (int32_t s = 0; s < e->tiling->face_count; s++) sets[s] = set_of(e, s);
    assert_int_equal(pave_world_fill_window(pave_edits_world(e->edits), window, NULL, ids),
                     PAVE_OK);
    pave_window_walk walk = pave_window_begin(window);
    while (pave_window_next(&walk))
        assert_int_equal(ids[walk.index], pave_world_at(pave_edits_world(e->edits), walk.cell));
    assert_int_equal(pave_world_verify(window, NULL, sets, ids, &verdict, NULL), PAVE_OK);
    assert_int_equal(verdict.edge_mismatches + verdict.vertex_mismatches + verdict.foreign, 0);
    assert_true(verdict.edges + verdict.vertices > 0);
    free(ids);
}

static inline void check_no_mismatch(const edited *e, pave_cell at, int32_t size)
{
    const pave_window_def def = {.tiling = e->tiling,
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = size + 8,
                                 .height = size + 8,
                                 .at = pave_cell_of(at.q - 4, at.r - 4)};
    pave_window *window;
    assert_int_equal(pave_window_create(&def, NULL, &window, NULL), PAVE_OK);
    check_window(e, window);
    pave_window_destroy(window);
}

/// Undoes all edits in a random order; what is refused comes again later.
static inline void undo_all(edited *e)
{
    while (pave_edits_count(e->edits) > 0) {
        const int64_t from = random_below(e, (uint32_t)pave_edits_last(e->edits));
        pave_edit edit;
        if (!pave_edits_next(e->edits, from, &edit)) continue;
        pave_edits_change(e->edits, NULL, 0, &edit.number, 1, NULL);
    }
}

#endif
