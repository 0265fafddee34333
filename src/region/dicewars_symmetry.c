/// src/region/dicewars_symmetry.c: areas that are images of each other.
///
/// The images of a cell form its *orbit*. Areas grow on the graph of orbits; each then becomes one
/// area per step of the symmetry.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../graph/graph_parts.h"
#include "../graph/ground_near.h"
#include "dicewars_deal.h"
#include "dicewars_symmetry.h"
#include "growth_model.h"

#include <pave/random.h>

#include <string.h>

/// Orbits of the cells whose `order` images are all distinct and in the window.
typedef struct pave_dicewars_orbits {
    const pave_ground *ground;
    const pave_window *window;
    const int8_t *matrix; ///< matrix of a step, applied to cell coordinates times three, so that
                          ///< the centres of triangles are integers
    int64_t q, r;         ///< translation of a step
    int32_t order, cells, count;
    int32_t *of;       ///< per cell: its orbit, or -1
    int32_t *first;    ///< first cell of each orbit; `count` elements are used
    pave_graph *graph; ///< adjacency of orbits
    pave_allocator allocator;
} pave_dicewars_orbits;

const char *const pave_dicewars_symmetry_words[] = {"none", "2", "3", "4", "6", "mirror", NULL};

int32_t pave_dicewars_order(pave_dicewars_symmetry symmetry)
{
    static const int32_t orders[] = {1, 2, 3, 4, 6, 2};
    return (unsigned)symmetry <= PAVE_DICEWARS_MIRROR ? orders[symmetry] : 0;
}

// ---- Steps --------------------------------------------------------------------------------------

/// The matrices for each grid; 0: the grid has no such symmetry. Mirrors are chosen to pass through
/// as few cells as possible: a column of squares, every second hexagon of a column, or no triangle.
static const int8_t symmetry_matrices[][PAVE_DICEWARS_MIRROR + 1][4] = {
    [PAVE_WINDOW_SQUARES] = {{0}, {-1, 0, 0, -1}, {0}, {0, -1, 1, 0}, {0}, {-1, 0, 0, 1}},
    [PAVE_WINDOW_HEXAGONS] =
        {{0}, {-1, 0, 0, -1}, {-1, -1, 1, 0}, {0}, {0, -1, 1, 1}, {-1, -1, 0, 1}},
    [PAVE_WINDOW_TRIANGLES] =
        {{0}, {-1, 0, 0, -1}, {-1, -1, 1, 0}, {0}, {0, -1, 1, 1}, {1, 1, 0, -1}},
};

/// Reflections of rectangles with flat hexagons or triangles. They swap top and bottom or, for
/// triangles, left and right.
static const int8_t symmetry_flat_mirrors[][4] = {
    [PAVE_WINDOW_HEXAGONS] = {1, 0, -1, -1}, [PAVE_WINDOW_TRIANGLES] = {-1, 0, 1, 1}};

static bool symmetry_is_flat(const pave_window *window)
{
    const pave_window_def *def = &window->def;
    return def->shape == PAVE_WINDOW_RECTANGLE &&
           (window->grid == PAVE_WINDOW_HEXAGONS
                ? def->system == PAVE_HEX_ODD_Q || def->system == PAVE_HEX_EVEN_Q
                : window->grid == PAVE_WINDOW_TRIANGLES && def->orientation == PAVE_FLAT);
}

/// Computes the scaled coordinates of a cell.
static void symmetry_point(const pave_dicewars_orbits *orbits, int64_t cell, int64_t *q, int64_t *r)
{
    const pave_cell at = pave_window_cell(orbits->window, cell);
    const int middle = orbits->window->grid == PAVE_WINDOW_TRIANGLES ? 1 + at.s : 0;
    *q = 3 * (int64_t)at.q + middle;
    *r = 3 * (int64_t)at.r + middle;
}

/// Returns the image of a cell, or -1 if it is outside.
static int64_t symmetry_image(const pave_dicewars_orbits *orbits, int64_t cell)
{
    const int8_t *m = orbits->matrix;
    int64_t q, r;
    symmetry_point(orbits, cell, &q, &r);
    const int64_t x = m[0] * q + m[1] * r + orbits->q, y = m[2] * q + m[3] * r + orbits->r,
                  middle = pave_floor_modulo(x, 3);
    return pave_window_index(orbits->window,
                             (pave_cell){(int32_t)((x - middle) / 3), (int32_t)((y - middle) / 3),
                                         (int32_t)(middle > 0 ? middle - 1 : 0)});
}

/// Returns whether all images of a cell are in the window and distinct.
static bool symmetry_keeps(const pave_dicewars_orbits *orbits, int64_t cell)
{
    int64_t image = symmetry_image(orbits, cell);
    int32_t steps = 1;
    for (; image >= 0 && image != cell; steps++) image = symmetry_image(orbits, image);
    return image == cell && steps == orbits->order;
}

/// Chooses a translation near the one that maps the centre of all cells to itself.
static void symmetry_place(pave_dicewars_orbits *orbits)
{
    enum { BEFORE = 1, CHOICES = 4 };
    const int8_t *m = orbits->matrix;
    const int64_t n = orbits->cells;
    int64_t q = 0, r = 0, most = -1, best[2] = {0, 0};
    for (int64_t i = 0; i < n; i++) {
        int64_t x, y;
        symmetry_point(orbits, i, &x, &y);
        q += x - m[0] * x - m[1] * y;
        r += y - m[2] * x - m[3] * y;
    }
    for (int k = 0; k < CHOICES * CHOICES && n > 0; k++) {
        int64_t kept = 0;
        orbits->q = 3 * (pave_floor_divide(q, 3 * n) - BEFORE + k % CHOICES);
        orbits->r = 3 * (pave_floor_divide(r, 3 * n) - BEFORE + k / CHOICES);
        for (int64_t i = 0; i < n; i++) kept += symmetry_keeps(orbits, i);
        if (kept <= most) continue;
        most = kept;
        best[0] = orbits->q;
        best[1] = orbits->r;
    }
    orbits->q = best[0];
    orbits->r = best[1];
}

// ---- Orbits -------------------------------------------------------------------------------------

static void symmetry_number(pave_dicewars_orbits *orbits)
{
    for (int32_t i = 0; i < orbits->cells; i++) orbits->of[i] = -1;
    for (int32_t i = 0; i < orbits->cells; i++) {
        if (orbits->of[i] >= 0 || !symmetry_keeps(orbits, i)) continue;
        int64_t image = i;
        for (int32_t k = 0; k < orbits->order; k++, image = symmetry_image(orbits, image))
            orbits->of[image] = orbits->count;
        orbits->first[orbits->count++] = i;
    }
}

/// Lists the neighbours of each orbit, each once. If `to` is NULL it only counts them.
static int32_t symmetry_arcs(const pave_dicewars_orbits *orbits, const pave_near *near,
                             int32_t *mark, int32_t *start, int32_t *to)
{
    int32_t count = 0;
    for (int32_t o = 0; o < orbits->count; o++) mark[o] = -1;
    for (int32_t o = 0; o < orbits->count; o++) {
        int32_t arcs;
        const int32_t *beside = pave_near_list(near, orbits->first[o], &arcs);
        start[o] = count;
        for (int32_t k = 0; k < arcs; k++) {
            const int32_t other = orbits->of[beside[k]];
            if (other < 0 || other == o || mark[other] == o) continue;
            mark[other] = o;
            if (to) to[count] = other;
            count++;
        }
    }
    return start[orbits->count] = count;
}

static pave_result symmetry_graph(pave_dicewars_orbits *orbits)
{
    pave_near near;
    pave_graph_parts parts;
    int32_t *mark = pave_array_take(&orbits->allocator, (size_t)orbits->count, sizeof *mark);
    pave_result failed =
        mark ? pave_near_begin(orbits->ground, &orbits->allocator, &near) : PAVE_NO_MEMORY;
    if (!failed) {
        failed = pave_graph_begin(orbits->count, &orbits->allocator, &orbits->graph, &parts);
        if (!failed)
            failed = pave_graph_take_arcs(orbits->graph, &parts,
                                          symmetry_arcs(orbits, &near, mark, parts.start, NULL),
                                          false, false);
        if (!failed) (void)symmetry_arcs(orbits, &near, mark, parts.start, parts.to);
        pave_near_end(&near);
    }
    pave_array_release(&orbits->allocator, mark);
    return failed;
}

/// Finds the centre or axis that keeps the maximum number of cells, and builds the orbits.
static pave_result symmetry_open(pave_dicewars_orbits *out, pave_dicewars_symmetry symmetry,
                                 const pave_ground *ground, const pave_allocator *allocator,
                                 pave_error *error)
{
    const pave_window *window = ground->graph ? NULL : ground->window;
    const bool regular = window && !window->def.wrap && window->grid != PAVE_WINDOW_OTHER;
    *out = (pave_dicewars_orbits){.ground = ground,
                                  .window = window,
                                  .order = pave_dicewars_order(symmetry),
                                  .allocator = pave_allocator_or_default(allocator)};
    if (regular)
        out->matrix = symmetry == PAVE_DICEWARS_MIRROR && symmetry_is_flat(window)
                          ? symmetry_flat_mirrors[window->grid]
                          : symmetry_matrices[window->grid][symmetry];
    if (!regular || (out->matrix[0] == 0 && out->matrix[1] == 0))
        return PAVE_FAIL(
            error, PAVE_UNSUPPORTED, "%s",
            !regular ? "a symmetric map needs a window of squares, hexagons or triangles that does "
                       "not wrap and has no walls on edges"
            : window->grid == PAVE_WINDOW_SQUARES
                ? "squares have no such symmetry; use 2, 4 or mirror"
                : "hexagons and triangles have no such symmetry; use 2, 3, 6 or mirror");
    out->cells = (int32_t)window->count;
    out->of = pave_array_take(&out->allocator, (size_t)out->cells, sizeof *out->of);
    out->first = pave_array_take(&out->allocator, (size_t)out->cells, sizeof *out->first);
    if (!out->of || !out->first) return PAVE_NO_MEMORY;
    symmetry_place(out);
    symmetry_number(out);
    return symmetry_graph(out);
}

static void symmetry_close(pave_dicewars_orbits *orbits)
{
    pave_graph_destroy(orbits->graph);
    PAVE_RELEASE(&orbits->allocator, orbits->first, orbits->of);
}

// ---- Areas --------------------------------------------------------------------------------------

/// Chooses one cell of each orbit of an area, connected to the first, and labels their images. An
/// area that surrounds the centre is cut open.
static void symmetry_lift_area(const pave_dicewars_orbits *orbits, const pave_near *near,
                               const int32_t *areas, int32_t first, int32_t *queue, int32_t *labels)
{
    const int32_t area = areas[orbits->of[first]];
    int32_t count = 0;
    queue[count++] = first;
    for (int32_t next = 0; next < count; next++) {
        int32_t arcs;
        const int32_t *beside = pave_near_list(near, queue[next], &arcs);
        int64_t image = queue[next];
        for (int32_t k = 0; k < orbits->order; k++, image = symmetry_image(orbits, image))
            labels[image] = (area - 1) * orbits->order + k + 1;
        for (int32_t k = 0; k < arcs; k++) {
            const int32_t other = orbits->of[beside[k]];
            if (other < 0 || areas[other] != area || labels[beside[k]] != 0) continue;
            image = beside[k];
            for (int32_t i = 0; i < orbits->order; i++, image = symmetry_image(orbits, image))
                labels[image] = -1; // marks the orbit as taken
            queue[count++] = beside[k];
        }
    }
}

/// Computes the area of each cell from the areas of orbits: image i of area a is (a - 1) * order +
/// i + 1. `scratch` must hold at least two elements per cell. Returns PAVE_OK; PAVE_NOT_FOUND if an
/// area is not connected; PAVE_RANGE; PAVE_NO_MEMORY.
static pave_result symmetry_lift(const pave_dicewars_orbits *orbits, const int32_t *areas,
                                 int32_t *scratch, int32_t *labels)
{
    pave_near near;
    int32_t pieces, *land = scratch + orbits->cells;
    pave_result failed = pave_near_begin(orbits->ground, &orbits->allocator, &near);
    if (failed) return failed;
    memset(labels, 0, (size_t)orbits->cells * sizeof *labels);
    for (int32_t o = 0; o < orbits->count; o++)
        if (areas[o] > 0 && labels[orbits->first[o]] == 0)
            symmetry_lift_area(orbits, &near, areas, orbits->first[o], scratch, labels);
    pave_near_end(&near);
    for (int32_t i = 0; i < orbits->cells; i++) land[i] = labels[i] > 0;
    failed =
        pave_label_components(orbits->ground, land, false, &orbits->allocator, scratch, &pieces);
    return failed ? failed : pieces == 1 ? PAVE_OK : PAVE_NOT_FOUND;
}

// ---- Growth -------------------------------------------------------------------------------------

/// Grows areas on orbits until the resulting areas of cells are connected.
static pave_result symmetry_grow(const pave_dicewars_orbits *orbits, pave_growth_def growth,
                                 const pave_batch *batch, int32_t *labels,
                                 pave_growth_result *grown, pave_error *error)
{
    enum { GROWN = 16 };
    const pave_allocator *allocator = &orbits->allocator;
    const int32_t *closed = growth.locked;
    const uint64_t seed = growth.seed;
    const size_t room = 2 * ((size_t)orbits->count + (size_t)orbits->cells);
    int32_t *areas = pave_array_allocate(allocator, room, sizeof *areas);
    if (!areas) return PAVE_NO_MEMORY;
    int32_t *locked = areas + orbits->count, *scratch = locked + orbits->count;
    pave_result failed =
        growth.margin > 0 ? pave_growth_margin(&growth, allocator, scratch) : PAVE_OK;
    if (failed) {
        pave_array_release(allocator, areas);
        return failed;
    }
    failed = PAVE_NOT_FOUND;
    growth.ground = pave_ground_of_graph(orbits->graph);
    growth.areas /= orbits->order;
    growth.locked = locked;
    growth.fixed = NULL;
    growth.margin = 0;
    for (int32_t o = 0; o < orbits->count; o++) // bays are drawn once and shared by all images
        locked[o] = scratch[orbits->first[o]] > 0 ? -1 : 0;
    for (int32_t i = 0; i < orbits->cells; i++)
        if (orbits->of[i] >= 0 && (scratch[i] >= PAVE_GROWTH_RING || (closed && closed[i] < 0)))
            locked[orbits->of[i]] = -1;
    for (int32_t i = 0; i < GROWN && failed == PAVE_NOT_FOUND; i++) {
        const pave_random_words words =
            pave_random_at(seed, PAVE_STREAM_DICEWARS, i, 0, PAVE_DICEWARS_GROW, 0);
        if (i > 0) growth.seed = words.word[0] | (uint64_t)words.word[1] << 32;
        failed = pave_growth_make(&growth, allocator, batch, areas, grown, error);
        if (!failed) failed = symmetry_lift(orbits, areas, scratch, labels);
    }
    if (!failed) grown->land *= orbits->order;
    pave_array_release(allocator, areas);
    return failed != PAVE_NOT_FOUND
               ? failed
               : PAVE_FAIL(
                     error, PAVE_INVALID,
                     "the symmetric land is not connected; request more land, or fewer walls");
}

pave_result pave_dicewars_grow_images(pave_dicewars_symmetry symmetry, const pave_growth_def *def,
                                      const pave_allocator *allocator, const pave_batch *batch,
                                      int32_t *labels, pave_growth_result *grown, pave_error *error)
{
    pave_dicewars_orbits orbits;
    pave_result failed = symmetry_open(&orbits, symmetry, &def->ground, allocator, error);
    if (!failed) failed = symmetry_grow(&orbits, *def, batch, labels, grown, error);
    symmetry_close(&orbits);
    return failed;
}
