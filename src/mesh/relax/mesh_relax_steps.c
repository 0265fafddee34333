/// src/mesh/relax/mesh_relax_steps.c: the relaxation steps for every kind, in bands of tiles.
///
/// A step is one pass over the bands of tiles: each band adds its contributions to its vertices; a
/// vertex moves once the last of its bands is done; a band is checked once all its vertices have
/// moved. Once all strips are done, the seams between them are handled, and the guard tests the
/// tiles that may be bad.
#include "../../base/exact.h"

#include "../../base/batch.h"
#include "../../base/bits.h"
#include "../../base/memory.h"
#include "../mesh_parts.h"
#include "../unit_circle.h"
#include "mesh_even.h"
#include "mesh_relax.h"
#include "mesh_rim_moves.h"

#include <math.h>
#include <string.h>

#define PAVE_EVEN_OMEGA 0.6F
#define PAVE_EVEN_MOMENTUM 0.8F
#define PAVE_EVEN_CUT 0.15         ///< as a fraction of the root of the mean tile area
#define PAVE_EVEN_CUT_MAX 2097152. ///< pave_push_round is exact below twice this

/// A seam corner, and the contribution of its tile.
typedef struct pave_even_seam {
    pave_band_row told;
    int32_t rank;
} pave_even_seam;

/// State of a relaxation.
typedef struct pave_evening {
    pave_mesh *mesh;
    const pave_even_kernel *kernel;
    pave_band_way way;
    pave_rim_moves *rim;
    const pave_relax_def *def;
    pave_bands bands;
    pave_even_pass pass;
    pave_guard_floors floors;
    pave_vec2 units[PAVE_BAND_SIDES + 1][PAVE_BAND_SIDES + 1];
    double regular[PAVE_BAND_SIDES + 1]; ///< indexed by side count; see even_regular
    double unit;                         ///< sum of the relative target areas, per unit of area
    const double *weights;               ///< weight of each tile; NULL if all are 1
    float *scales;
    pave_band_row *room; ///< see even_room_of
    size_t room_count;
    pave_even_seam *seams;    ///< seam corners of all strips, in order
    pave_band_row *seam_sums; ///< one row for each seam
    uint64_t *bad;            ///< bit t is set if the guard must test tile t
    /// For each strip of vertices, the squared length of the maximum move.
    uint64_t *far;
} pave_evening;

// ---- Target areas -------------------------------------------------------------------------------

/// Returns base^power for a power of 0 to 1, given in units of 2^-20: a product of repeated square
/// roots.
static double even_power(double base, double power)
{
    double product = 1;
    if (power >= 1) return base;
    for (int bit = 0; bit < 20; bit++) {
        base = sqrt(base);
        power *= 2;
        if (power < 1) continue;
        power -= 1;
        product *= base;
    }
    return product;
}

/// Returns the relative area of a regular polygon with `sides` sides, raised to the requested
/// power.
static double even_regular(const pave_relax_def *def, int32_t sides)
{
    const pave_vec2 unit = pave_unit_at(1, sides);
    return def->wanted > 0 ? even_power((double)sides * (1 + unit.x) / unit.y, def->wanted) : 1;
}

/// Returns the relative target area of a tile.
static double even_wanted(const pave_evening *even, const pave_relax_def *def, int32_t tile)
{
    const int32_t sides = pave_mesh_side_count(even->mesh, tile);
    return (even->weights ? even->weights[tile] : 1) *
           (sides <= PAVE_BAND_SIDES ? even->regular[sides] : even_regular(def, sides));
}

/// Returns the reciprocal of the square root of a tile's target area, in fixed-point units.
static float even_scale(const pave_evening *even, int32_t tile)
{
    return (float)sqrt(even->unit / even_wanted(even, even->def, tile));
}

/// Fills the scales so that the target areas of all tiles sum to `area`, in fixed-point units.
static void even_fill_scales(pave_evening *even, double area)
{
    const pave_mesh *mesh = even->mesh;
    double sum = 0;
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++)
        even->regular[sides] = even_regular(even->def, sides);
    for (int32_t tile = 0; tile < mesh->tile_count; tile++)
        sum += even_wanted(even, even->def, tile);
    even->unit = sum / area;
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++)
        even->pass.side_scales[sides] = (float)sqrt(even->unit / even->regular[sides]);
    for (int32_t tile = 0; even->scales && tile < mesh->tile_count; tile++)
        even->scales[tile] = even_scale(even, tile);
}

// ---- Work memory --------------------------------------------------------------------------------

static size_t even_strips(const pave_mesh *mesh)
{
    return ((size_t)mesh->vertex_count + PAVE_MESH_STRIP - 1) / PAVE_MESH_STRIP;
}

/// The work memory of a strip, part of an array shared by all strips.
typedef struct pave_even_room_parts {
    pave_band_row *sums; ///< the strip's ring buffer
    pave_band_row *told; ///< rows of a band
    float *one;          ///< work memory of tell_one
} pave_even_room_parts;

static size_t even_strip_rows(const pave_band_strip *strip)
{
    return strip->window + (size_t)strip->most + (pave_even_room(strip->many) + 3) / 4;
}

static pave_even_room_parts even_room_of(const pave_evening *even, int32_t index)
{
    pave_even_room_parts parts = {.sums = even->room};
    const pave_band_strip *strips = even->bands.strips;
    for (int32_t i = 0; i < index; i++) parts.sums += even_strip_rows(&strips[i]);
    parts.told = parts.sums + strips[index].window;
    parts.one = (float *)(void *)(parts.told + strips[index].most);
    return parts;
}

static size_t even_room_count(const pave_bands *bands)
{
    size_t count = 0;
    for (int32_t i = 0; i < bands->strip_count; i++) count += even_strip_rows(&bands->strips[i]);
    return count;
}

static size_t even_seam_corners(const pave_bands *bands)
{
    if (bands->strip_count == 0) return 0;
    const pave_band_strip *last = &bands->strips[bands->strip_count - 1];
    return (size_t)(last->first + last->seam);
}

static void evening_release(pave_evening *even)
{
    const pave_mesh *mesh = even->mesh;
    const pave_allocator *allocator = &mesh->allocator;
    PAVE_RELEASE(allocator, even->far, even->bad, even->seam_sums, even->seams, even->room,
                 even->scales, even->pass.before);
    pave_bands_release(&even->bands);
}

static void evening_begin(pave_evening *even)
{
    pave_mesh *mesh = even->mesh;
    const uint64_t turns = pave_mesh_rim_turns(mesh);
    const double area = (double)turns / 2,
                 cut = PAVE_EVEN_CUT * sqrt(area / (double)mesh->tile_count);
    even->floors.floor = pave_guard_floor(turns, mesh->corner_count);
    even->floors.deep = even->def->kind == PAVE_RELAX_EVEN ? even->floors.floor / PAVE_GUARD_DEEP
                                                           : even->floors.floor;
    for (int32_t sides = 3; sides <= PAVE_BAND_SIDES; sides++) {
        even->pass.forms[sides] = pave_even_form_of(sides);
        for (int32_t k = 0; k < sides; k++) even->units[sides][k] = pave_unit_at(k, sides);
    }
    even->pass.units = even->units;
    even->pass.mesh = mesh;
    even->pass.radius =
        pave_relax_radius(even->def, mesh->step, turns, mesh->tile_count, mesh->corner_count);
    even->pass.radius_squared = even->pass.radius * even->pass.radius;
    memcpy(even->pass.before, mesh->vertices, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    even_fill_scales(even, area);
    even->pass.bands = &even->bands;
    even->pass.points = mesh->vertices;
    even->pass.scales = even->scales;
    even->pass.floor = (float)even->floors.floor * 1.0001F + 1;
    even->pass.omega = PAVE_EVEN_OMEGA;
    even->pass.cut = (float)(cut < PAVE_EVEN_CUT_MAX ? cut : PAVE_EVEN_CUT_MAX);
}

/// Allocates the work memory. `even` must have a kernel, a mesh, a definition and a rim.
static pave_result evening_make(pave_evening *even, const pave_batch *batch)
{
    const pave_mesh *mesh = even->mesh;
    const pave_bands *bands = &even->bands;
    const pave_allocator *allocator = &mesh->allocator;
    const size_t vertices = (size_t)mesh->vertex_count, tiles = (size_t)mesh->tile_count;
    const pave_result result = pave_bands_make(mesh, batch, &even->bands);
    if (result != PAVE_OK) return result;
    even->room_count = even_room_count(bands);
    even->room = pave_array_allocate(allocator, even->room_count, sizeof *even->room);
    even->pass.before = pave_array_take(allocator, vertices, sizeof *even->pass.before);
    if (even->weights) even->scales = pave_array_take(allocator, tiles, sizeof *even->scales);
    even->seams = pave_array_take(allocator, even_seam_corners(bands), sizeof *even->seams);
    even->seam_sums =
        pave_array_allocate(allocator, (size_t)bands->seam_count, sizeof *even->seam_sums);
    even->bad =
        pave_array_allocate(allocator, pave_bits_words(mesh->tile_count), sizeof *even->bad);
    even->far = pave_array_allocate(allocator, even_strips(mesh), sizeof *even->far);
    if (!even->room || !even->pass.before || !even->seams || !even->seam_sums || !even->bad ||
        !even->far || (even->weights && !even->scales))
        return PAVE_NO_MEMORY;
    evening_begin(even);
    return PAVE_OK;
}

// ---- Vertices -----------------------------------------------------------------------------------

/// If the rim is fixed, moves rim vertices back; checks `count` vertices, starting at `vertex`.
static void even_hold(const pave_evening *even, int32_t vertex, int32_t count)
{
    if (even->rim->led) return;
    for (int32_t end = vertex + count; vertex < end;) {
        const int32_t next = end - vertex > 64 ? 64 : end - vertex;
        for (uint64_t left = pave_bits_at(even->mesh->fixed, vertex, next); left;
             left &= left - 1) {
            const int32_t at = vertex + pave_bits_lowest(left);
            even->pass.points[at] = even->pass.before[at];
        }
        vertex += next;
    }
}

/// Moves `count` vertices of a strip, starting at `vertex`; none may be a seam.
static void even_go_run(const pave_evening *even, const pave_band_strip *strip, pave_band_row *sums,
                        int32_t vertex, int32_t count)
{
    while (count > 0) {
        const uint32_t row = (uint32_t)vertex & strip->mask, room = strip->window - row;
        const int32_t here = (uint32_t)count < room ? count : (int32_t)room;
        even->way.go(&even->pass, sums + row, vertex, here);
        even_hold(even, vertex, here);
        vertex += here;
        count -= here;
    }
}

/// Moves the vertices of a strip from `vertex` to `end`, except seams.
static void even_go(const pave_evening *even, const pave_band_strip *strip, pave_band_row *sums,
                    int32_t vertex, int32_t end)
{
    const uint64_t *seams = even->bands.seams;
    while (vertex < end) {
        int32_t stop = even->bands.strip_count > 1 ? vertex : end;
        while (stop < end && !pave_bits_test(seams, stop)) stop++;
        if (stop > vertex) even_go_run(even, strip, sums, vertex, stop - vertex);
        vertex = stop + 1;
    }
}

static void even_go_seams(const pave_evening *even)
{
    const pave_bands *bands = &even->bands;
    const size_t corners = even_seam_corners(bands), words = pave_bits_words(bands->vertex_count);
    pave_band_row *sums = even->seam_sums;
    if (corners == 0) return;
    for (size_t i = 0; i < corners; i++)
        even->way.add(sums, UINT32_MAX, &even->seams[i].rank, 1, &even->seams[i].told);
    for (size_t word = 0; word < words; word++)
        for (uint64_t left = bands->seams[word]; left; left &= left - 1) {
            const int32_t vertex = (int32_t)(64 * word) + pave_bits_lowest(left);
            even->way.go(&even->pass, sums++, vertex, 1);
            even_hold(even, vertex, 1);
        }
}

// ---- Tiles --------------------------------------------------------------------------------------

/// Returns whether the guard would accept a tile.
static bool even_good(const pave_evening *even, int32_t tile)
{
    const pave_mesh *mesh = even->mesh;
    const int64_t turn = pave_mesh_turn_min(mesh, mesh->vertices, tile);
    if (turn <= 0 || turn >= even->floors.floor) return turn > 0;
    return turn >=
           pave_guard_least(even->floors, pave_mesh_turn_min(mesh, even->pass.before, tile));
}

/// Adds the contributions of a band's tiles with more than PAVE_BAND_SIDES sides.
static void even_tell_many(const pave_evening *even, int32_t band, const pave_even_room_parts *room)
{
    const pave_bands *bands = &even->bands;
    const int32_t first = pave_band_first(bands, band),
                  count = pave_band_first(bands, band + 1) - first;
    for (int32_t i = pave_band_ends(bands, band)[PAVE_BAND_SIDES]; i < count; i++) {
        const int32_t tile = first + bands->order[first + i];
        even->way.tell_one(&even->pass, tile, even_scale(even, tile), room->one,
                           room->told + (bands->start[tile] - bands->start[first]));
    }
}

/// Adds the contributions of a band to its corners. Those at seams are appended to a list, starting
/// at `seam`.
static void even_tell(const pave_evening *even, int32_t band, const pave_band_strip *strip,
                      const pave_even_room_parts *room, pave_even_seam **seam)
{
    const pave_bands *bands = &even->bands;
    const uint32_t begin = bands->start[pave_band_first(bands, band)],
                   end = bands->start[pave_band_first(bands, band + 1)];
    even->way.tell(&even->pass, band, room->told);
    even_tell_many(even, band, room);
    if (!bands->mixed[band]) {
        even->way.add(room->sums, strip->mask, bands->rings + begin, end - begin, room->told);
        return;
    }
    for (uint32_t i = begin; i < end; i++) {
        const int32_t *corner = &bands->rings[i];
        const pave_band_row *told = &room->told[i - begin];
        if (pave_bits_test(bands->seams, *corner))
            *(*seam)++ = (pave_even_seam){*told, pave_bands_rank(bands, *corner)};
        else
            even->way.add(room->sums, strip->mask, corner, 1, told);
    }
}

/// Finds the bad tiles of a band.
static void even_look(const pave_evening *even, int32_t band)
{
    const pave_bands *bands = &even->bands;
    const int32_t first = pave_band_first(bands, band),
                  count = pave_band_first(bands, band + 1) - first;
    uint64_t doubts[PAVE_BAND_TILES / 64] = {0};
    even->kernel->look(&even->pass, band, doubts);
    for (int32_t i = pave_band_ends(bands, band)[PAVE_BAND_SIDES]; i < count; i++)
        pave_bits_set(doubts, bands->order[first + i]); // tiles with many sides
    for (int32_t word = 0; 64 * word < count; word++) {
        uint64_t bad = 0;
        for (uint64_t left = doubts[word]; left; left &= left - 1) {
            const int bit = pave_bits_lowest(left);
            if (!even_good(even, first + 64 * word + bit)) bad |= UINT64_C(1) << bit;
        }
        even->bad[first / 64 + word] = bad;
    }
}

/// Returns whether the check of a band must wait until all strips are done and the rim has been
/// limited.
static bool even_waits(const pave_evening *even, int32_t band)
{
    return even->rim->mesh || even->bands.mixed[band];
}

static void even_run_strip(void *job, int32_t index)
{
    const pave_evening *even = job;
    const pave_bands *bands = &even->bands;
    const pave_band_strip *strip = &bands->strips[index];
    const pave_even_room_parts room = even_room_of(even, index);
    pave_even_seam *seam = even->seams + strip->first;
    int32_t gone = strip->from, looked = strip->begin;
    for (int32_t band = strip->begin; band < strip->end; band++) {
        even_tell(even, band, strip, &room, &seam);
        int32_t ready = band + 1 < strip->end ? bands->ready[band] : strip->to;
        if (band + 1 < strip->end) ready -= (ready - gone) % PAVE_BAND_SPARE;
        even_go(even, strip, room.sums, gone, ready);
        for (gone = ready; looked <= band && bands->reach[looked] <= gone; looked++)
            if (!even_waits(even, looked)) even_look(even, looked);
    }
}

static void even_look_strip(void *job, int32_t index)
{
    const pave_evening *even = job;
    const pave_band_strip *strip = &even->bands.strips[index];
    for (int32_t band = strip->begin; band < strip->end; band++)
        if (even_waits(even, band)) even_look(even, band);
}

// ---- The guard ----------------------------------------------------------------------------------

/// Lists the tiles that the guard must test. Returns false if out of memory.
static bool even_list_bad(const pave_evening *even, pave_shape_list *list)
{
    for (size_t word = 0; word < pave_bits_words(even->mesh->tile_count); word++)
        for (uint64_t left = even->bad[word]; left; left &= left - 1)
            if (!pave_shape_list_add(list, (int32_t)(64 * word) + pave_bits_lowest(left)))
                return false;
    return true;
}

/// Runs the guard on the bad tiles.
static pave_result even_guard(pave_evening *even)
{
    pave_mesh_view view = {even->mesh, even->pass.before};
    pave_shape shape = pave_mesh_shape(&view);
    if (even->rim->mesh) shape.fixed = pave_rim_moves_fixed;
    const pave_allocator *allocator = &even->mesh->allocator;
    pave_shape_list bad = {.allocator = *allocator}, changed = {.allocator = *allocator};
    pave_result result = even_list_bad(even, &bad) ? PAVE_OK : PAVE_NO_MEMORY;
    if (result == PAVE_OK && bad.count > 0)
        result = pave_shape_guard(&shape, even->floors, bad.items, bad.count, allocator, &changed,
                                  &even->mesh->made.guarded);
    pave_shape_list_free(&changed);
    pave_shape_list_free(&bad);
    return result;
}

// ---- Moves --------------------------------------------------------------------------------------

static int32_t even_end(const pave_evening *even, int32_t strip)
{
    const int64_t end = ((int64_t)strip + 1) * PAVE_MESH_STRIP;
    return end < even->mesh->vertex_count ? (int32_t)end : even->mesh->vertex_count;
}

static void even_measure(void *job, int32_t strip)
{
    pave_evening *even = job;
    const int32_t end = even_end(even, strip);
    uint64_t far = 0;
    for (int32_t vertex = strip * PAVE_MESH_STRIP; vertex < end; vertex++) {
        const pave_point now = even->mesh->vertices[vertex], was = even->pass.before[vertex];
        const int64_t x = (int64_t)now.x - was.x, y = (int64_t)now.y - was.y;
        const uint64_t square = (uint64_t)(x * x) + (uint64_t)(y * y);
        far = square > far ? square : far;
    }
    even->far[strip] = far;
}

/// Records the maximum move of the last step.
static void even_note(pave_evening *even, const pave_batch *batch)
{
    pave_mesh *mesh = even->mesh;
    uint64_t most = 0;
    pave_mesh_run_strips(batch, mesh->vertex_count, even_measure, even);
    for (size_t i = 0; i < even_strips(mesh); i++) most = even->far[i] > most ? even->far[i] : most;
    mesh->made.moved = sqrt((double)most) * mesh->step;
}

// ---- Steps --------------------------------------------------------------------------------------

/// Performs one step. On failure the vertices are restored.
static pave_result even_step(pave_evening *even, int32_t step, const pave_batch *batch)
{
    pave_mesh *mesh = even->mesh;
    const int64_t guarded = mesh->made.guarded;
    even->pass.momentum = PAVE_EVEN_MOMENTUM * (step < 4 ? (float)step * 0.25F : 1);
    pave_batch_run(batch, even->bands.strip_count, even_run_strip, even);
    even_go_seams(even);
    pave_rim_moves_limit(even->rim, even->pass.before);
    if (even->rim->mesh || even->bands.seam_count > 0)
        pave_batch_run(batch, even->bands.strip_count, even_look_strip, even);
    const pave_result result = even_guard(even);
    if (result == PAVE_OK) {
        mesh->made.steps++;
        return result;
    }
    memcpy(mesh->vertices, even->pass.before, (size_t)mesh->vertex_count * sizeof *mesh->vertices);
    mesh->made.guarded = guarded;
    return result;
}

static pave_result even_steps(pave_evening *even, const pave_relax_def *def,
                              const pave_batch *batch)
{
    for (int32_t step = 0; step < def->steps; step++) {
        if (pave_batch_stop(batch, step, def->steps)) {
            if (step > 0) even_note(even, batch);
            return PAVE_STOPPED;
        }
        const pave_result result = even_step(even, step, batch);
        if (result != PAVE_OK) return result;
        if (def->until == 0 && step + 1 < def->steps) continue;
        even_note(even, batch);
        if (even->mesh->made.moved <= def->until) break;
    }
    return PAVE_OK;
}

pave_result pave_even_relax_by(const pave_even_kernel *kernel, pave_mesh *mesh,
                               const pave_relax_def *def, pave_rim_moves *rim,
                               const pave_batch *batch)
{
    const bool evens = def->kind == PAVE_RELAX_EVEN;
    pave_evening even = {.mesh = mesh,
                         .kernel = kernel,
                         .way = evens ? kernel->way : pave_ways[def->kind],
                         .rim = rim,
                         .def = def,
                         .weights = evens ? def->weights : NULL};
    pave_result result = evening_make(&even, batch);
    if (result == PAVE_OK) result = even_steps(&even, def, batch);
    evening_release(&even);
    return result;
}

pave_result pave_even_relax(pave_mesh *mesh, const pave_relax_def *def, pave_rim_moves *rim,
                            const pave_batch *batch)
{
    return pave_even_relax_by(pave_kernel_best(&pave_even_kernels), mesh, def, rim, batch);
}
