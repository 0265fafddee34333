/// src/tactics/citadel/citadel.c: citadels: names, definition, and results.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "citadel_model.h"

#include <inttypes.h>
#include <string.h>

// ---- Words --------------------------------------------------------------------------------------

const char *const pave_citadel_zone_words[] = {
    "ground",      "wall",   "bastion", "gate",   "tower", "street", "square",
    "house",       "church", "keep",    "garden", "moat",  "bridge", "ravelin",
    "covered way", "glacis", "road",    "water",  NULL};
const char *const pave_citadel_outline_words[] = {"any",     "triangle", "rhombus",
                                                  "hexagon", "free",     NULL};
const char *const pave_citadel_pattern_words[] = {"any",  "radial", "rings",   "spider",
                                                  "grid", "rows",   "organic", NULL};
const char *const pave_citadel_shore_words[] = {"any", "none", "river", "sea", NULL};

int32_t pave_citadel_size_least(pave_citadel_outline outline)
{
    static const int32_t least[5] = {12, 13, 22, 12, 17};
    assert((int)outline >= 0 && (int)outline < 5);
    return least[outline];
}

// ---- The definition -----------------------------------------------------------------------------

static pave_result citadel_enums_check(const pave_citadel_def *def, pave_error *error)
{
    if (!pave_word(pave_citadel_outline_words, def->outline))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "outline must be a pave_citadel_outline, 0 to %d, not %d",
                         (int)PAVE_CITADEL_OUTLINE_FREE, (int)def->outline);
    if (!pave_word(pave_citadel_pattern_words, def->pattern))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "pattern must be a pave_citadel_pattern, 0 to %d, not %d",
                         (int)PAVE_CITADEL_PATTERN_ORGANIC, (int)def->pattern);
    if (!pave_word(pave_citadel_shore_words, def->shore))
        return PAVE_FAIL(error, PAVE_RANGE, "shore must be a pave_citadel_shore, 0 to %d, not %d",
                         (int)PAVE_CITADEL_SHORE_SEA, (int)def->shore);
    return PAVE_OK;
}

static pave_result citadel_def_check(const pave_citadel_def *def, pave_error *error)
{
    const pave_result failed = citadel_enums_check(def, error);
    if (failed) return failed;
    const int32_t least = pave_citadel_size_least(def->outline);
    if (def->size != 0 && (def->size < least || def->size > PAVE_CITADEL_SIZE_MAX))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the size of a citadel of outline %s must be %" PRId32
                         " to %d rows, not %" PRId32,
                         pave_word(pave_citadel_outline_words, def->outline), least,
                         PAVE_CITADEL_SIZE_MAX, def->size);
    if (def->bastions < 0 || def->bastions > PAVE_CITADEL_BASTIONS_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "bastions must be 0 to %d, not %" PRId32,
                         (int)PAVE_CITADEL_BASTIONS_MAX, def->bastions);
    if (def->gates < 0 || def->gates > PAVE_CITADEL_GATES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "gates must be 0 to %d, not %" PRId32,
                         (int)PAVE_CITADEL_GATES_MAX, def->gates);
    return PAVE_OK;
}

/// Fills in the size and the outline.
static void citadel_def_complete(pave_citadel_def *def)
{
    pave_citadel_outline fit[4];
    int32_t found = 0;
    if (def->size == 0) def->size = PAVE_CITADEL_SIZE;
    if (def->outline != PAVE_CITADEL_OUTLINE_ANY) return;
    for (int i = PAVE_CITADEL_OUTLINE_TRIANGLE; i <= PAVE_CITADEL_OUTLINE_FREE; i++)
        if (def->size >= pave_citadel_size_least((pave_citadel_outline)i))
            fit[found++] = (pave_citadel_outline)i;
    def->outline = fit[pave_citadel_draw(def->seed, PAVE_CITADEL_DRAW_PLAN, -1, 0, 0, found)];
}

// ---- Results ------------------------------------------------------------------------------------

/// Capacities of the arrays.
typedef struct citadel_room {
    size_t cells, works, gates, houses, house_cells, vertices;
} citadel_room;

struct pave_citadel_private {
    pave_allocator allocator;
};

/// Converts cells and vertices of the board to those of the window, which begins at 0,0,L.
typedef struct citadel_origin {
    const pave_citadel_town *town;
    pave_tri_vertex at;
} citadel_origin;

static citadel_origin citadel_origin_of(const pave_citadel_town *town)
{
    const citadel_origin origin = {town,
                                   {(town->column_first - town->row_first) / 2, town->row_first}};
    return origin;
}

static pave_tri_vertex citadel_vertex_out(citadel_origin origin, pave_tri_vertex vertex)
{
    return pave_tri_vertex_of(vertex.q - origin.at.q, vertex.r - origin.at.r);
}

static pave_cell citadel_cell_out(citadel_origin origin, int32_t at)
{
    return pave_tri_face_of(pave_citadel_q(at) - origin.at.q, pave_citadel_r(at) - origin.at.r,
                            at & 1);
}

/// Copies zones and parts, and numbers houses in the order of their lowest cells. `number` must
/// hold at least house_count elements.
static void citadel_cells_hand(const pave_citadel_town *town, pave_citadel *citadel,
                               int32_t *number)
{
    const int32_t width = town->column_last - town->column_first + 1;
    int64_t i = 0;
    for (int32_t h = 0; h < town->house_count; h++) number[h] = -1;
    for (int32_t r = town->row_first; r <= town->row_last; r++)
        for (int32_t x = 0; x < width; x++, i++) {
            const int32_t at = r * PAVE_CITADEL_ROW + town->column_first - r + x;
            const uint8_t zone = town->zone[at];
            int32_t part = town->part[at];
            if (zone == PAVE_CITADEL_HOUSE || zone == PAVE_CITADEL_CHURCH) {
                if (number[part] < 0) number[part] = citadel->house_count++;
                part = number[part];
                citadel->houses[part].count++;
                citadel->houses[part].church = zone == PAVE_CITADEL_CHURCH;
            }
            citadel->zones[i] = zone;
            citadel->parts[i] = part;
        }
}

static void citadel_houses_hand(pave_citadel *citadel)
{
    int32_t start = 0;
    for (int32_t h = 0; h < citadel->house_count; h++) {
        citadel->houses[h].start = start;
        start += citadel->houses[h].count;
        citadel->houses[h].count = 0;
    }
    for (int64_t i = 0; i < citadel->window->count; i++) {
        if (citadel->zones[i] != PAVE_CITADEL_HOUSE && citadel->zones[i] != PAVE_CITADEL_CHURCH)
            continue;
        pave_citadel_house *house = &citadel->houses[citadel->parts[i]];
        citadel->house_cells[house->start + house->count++] = (int32_t)i;
    }
}

static void citadel_polygon_hand(pave_citadel *citadel, citadel_origin origin,
                                 pave_citadel_polygon_kind kind, const pave_tri_vertex *vertices,
                                 int32_t count)
{
    citadel->polygons[citadel->polygon_count++] =
        (pave_citadel_polygon){kind, citadel->vertex_count, count};
    for (int32_t i = 0; i < count; i++)
        citadel->vertices[citadel->vertex_count++] = citadel_vertex_out(origin, vertices[i]);
}

static pave_tri_vertex citadel_salient(const pave_citadel_plan *plan,
                                       const pave_citadel_bastion *bastion)
{
    const pave_tri_vertex *loop = &plan->trace[bastion->start];
    if (bastion->kind == PAVE_CITADEL_WORK_REDAN) return loop[1];
    if (bastion->kind != PAVE_CITADEL_WORK_FLAT) return loop[2];
    return pave_tri_vertex_of((loop[1].q + loop[2].q) / 2, (loop[1].r + loop[2].r) / 2);
}

static void citadel_works_hand(pave_citadel *citadel, citadel_origin origin)
{
    const pave_citadel_town *town = origin.town;
    const pave_citadel_plan *plan = &town->plan;
    for (int32_t b = 0; b < plan->bastion_count; b++) {
        const pave_citadel_bastion *bastion = &plan->bastion[b];
        pave_tri_vertex loop[8];
        memcpy(loop, plan->trace + bastion->start, (size_t)bastion->count * sizeof *loop);
        loop[bastion->count] = bastion->corner;
        citadel->works[citadel->work_count++] =
            (pave_citadel_work){bastion->kind, citadel->polygon_count,
                                citadel_vertex_out(origin, citadel_salient(plan, bastion))};
        citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_BASTION, loop,
                             bastion->count + (bastion->kind == PAVE_CITADEL_WORK_CORNER));
    }
    for (int32_t i = 0; i < town->ravelin_count; i++) {
        citadel->works[citadel->work_count++] =
            (pave_citadel_work){PAVE_CITADEL_WORK_RAVELIN, citadel->polygon_count,
                                citadel_vertex_out(origin, town->ravelin[i][1])};
        citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_RAVELIN, town->ravelin[i], 3);
    }
}

static void citadel_polygons_hand(pave_citadel *citadel, citadel_origin origin)
{
    const pave_citadel_town *town = origin.town;
    const pave_citadel_plan *plan = &town->plan;
    pave_tri_vertex corners[PAVE_CITADEL_SIDES_MAX];
    citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_TRACE, plan->trace,
                         plan->trace_count);
    citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_CURTAIN, plan->corner,
                         plan->side_count);
    pave_citadel_inset(plan, plan->set.thick, corners);
    citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_TOWN, corners, plan->side_count);
    citadel_works_hand(citadel, origin);
    citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_KEEP, corners,
                         pave_citadel_box_corners(&town->keep, corners));
    citadel_polygon_hand(citadel, origin, PAVE_CITADEL_POLYGON_SQUARE, corners,
                         pave_citadel_box_corners(&town->square, corners));
}

static void citadel_gates_hand(pave_citadel *citadel, citadel_origin origin)
{
    const pave_citadel_town *town = origin.town;
    for (int32_t i = 0; i < town->door_count; i++)
        citadel->gates[i] = (pave_citadel_gate){citadel_cell_out(origin, town->door[i].middle),
                                                citadel_cell_out(origin, town->door[i].mouth),
                                                citadel_cell_out(origin, town->door[i].outside),
                                                town->door[i].ravelin};
    citadel->gate_count = town->door_count;
}

enum { CITADEL_POLYGONS_PLAIN = 5, CITADEL_LOOP_MAX = 6 };

static int32_t citadel_works_count(const pave_citadel_town *town)
{
    return town->plan.bastion_count + town->ravelin_count;
}

static int32_t citadel_vertices_room(const pave_citadel_town *town)
{
    return town->plan.trace_count + 2 * PAVE_CITADEL_SIDES_MAX +
           CITADEL_LOOP_MAX * (citadel_works_count(town) + 2);
}

/// Allocates the arrays with the given capacities.
static pave_result citadel_arrays_take(pave_citadel *citadel, citadel_room room)
{
    const pave_allocator *allocator = &citadel->own->allocator;
    citadel->zones = pave_array_take(allocator, room.cells, sizeof *citadel->zones);
    citadel->parts = pave_array_take(allocator, room.cells, sizeof *citadel->parts);
    citadel->works = pave_array_take(allocator, room.works, sizeof *citadel->works);
    citadel->gates = pave_array_take(allocator, room.gates, sizeof *citadel->gates);
    citadel->houses = pave_array_allocate(allocator, room.houses, sizeof *citadel->houses);
    citadel->house_cells =
        pave_array_take(allocator, room.house_cells, sizeof *citadel->house_cells);
    citadel->polygons =
        pave_array_take(allocator, room.works + CITADEL_POLYGONS_PLAIN, sizeof *citadel->polygons);
    citadel->vertices = pave_array_take(allocator, room.vertices, sizeof *citadel->vertices);
    return citadel->zones && citadel->parts && citadel->works && citadel->gates &&
                   citadel->houses && citadel->house_cells && citadel->polygons && citadel->vertices
               ? PAVE_OK
               : PAVE_NO_MEMORY;
}

void pave_citadel_destroy(pave_citadel *citadel)
{
    if (!citadel) return;
    struct pave_citadel_private *own = citadel->own;
    const pave_allocator allocator = own->allocator;
    PAVE_RELEASE(&allocator, citadel->vertices, citadel->polygons, citadel->house_cells,
                 citadel->houses, citadel->gates, citadel->works, citadel->parts, citadel->zones);
    pave_window_destroy(citadel->window);
    PAVE_RELEASE(&allocator, own, citadel);
}

/// Allocates a citadel with a window and the given capacities. The properties are still unset.
static pave_result citadel_take(const pave_window_def *window, const citadel_room *room,
                                const pave_allocator *allocator, pave_citadel **out,
                                pave_error *error)
{
    const pave_allocator copy = pave_allocator_or_default(allocator);
    pave_citadel *citadel = pave_array_allocate(&copy, 1, sizeof *citadel);
    struct pave_citadel_private *own = pave_array_allocate(&copy, 1, sizeof *own);
    if (!citadel || !own) {
        PAVE_RELEASE(&copy, own, citadel);
        return PAVE_NO_MEMORY;
    }
    citadel->own = own;
    own->allocator = copy;
    pave_result failed = pave_window_create(window, &copy, &citadel->window, error);
    if (!failed) failed = citadel_arrays_take(citadel, *room);
    if (failed)
        pave_citadel_destroy(citadel);
    else
        *out = citadel;
    return failed;
}

static pave_result citadel_hand_out(pave_citadel_town *town, const pave_allocator *allocator,
                                    pave_citadel **out, pave_error *error)
{
    const pave_window_def window = {.tiling = pave_tiling_tri(),
                                    .width = town->column_last - town->column_first + 1,
                                    .height = town->row_last - town->row_first + 1};
    const citadel_room room = {.cells = (size_t)window.width * (size_t)window.height,
                               .works = (size_t)citadel_works_count(town),
                               .gates = (size_t)town->door_count,
                               .houses = (size_t)town->house_count,
                               .house_cells = (size_t)town->inside_count,
                               .vertices = (size_t)citadel_vertices_room(town)};
    const pave_result failed = citadel_take(&window, &room, allocator, out, error);
    if (failed) return failed;
    pave_citadel *citadel = *out;
    citadel->def = town->def;
    citadel->def.bastions = town->plan.bastion_count;
    citadel->extent = town->plan.extent;
    citadel->middle = citadel_vertex_out(citadel_origin_of(town), town->middle);
    citadel->corner_count = town->plan.side_count;
    citadel->gate_most = town->door_most;
    citadel_cells_hand(town, citadel, town->list);
    citadel_houses_hand(citadel);
    citadel_polygons_hand(citadel, citadel_origin_of(town));
    citadel_gates_hand(citadel, citadel_origin_of(town));
    return PAVE_OK;
}

// ---- Creation -----------------------------------------------------------------------------------

/// Builds everything inside the wall. If too few houses remain, as in the smallest towns, starts
/// again with a smaller keep, square and streets.
static void citadel_inside_make(pave_citadel_town *town)
{
    const int32_t wanted = town->inside_count / 60 > 3 ? town->inside_count / 60 : 3;
    for (town->thrift = 0;; town->thrift++) {
        pave_citadel_streets_make(town);
        pave_citadel_blocks_make(town);
        if (town->house_count >= wanted || town->thrift == 2) return;
        for (int32_t i = 0; i < town->inside_count; i++) {
            town->zone[town->inside[i]] = PAVE_CITADEL_FREE;
            town->part[town->inside[i]] = -1;
        }
        town->house_count = 0;
    }
}

/// Runs the steps. Clears only the memory that is read before it is written.
static pave_result citadel_town_make(pave_citadel_town *town, const pave_citadel_def *def,
                                     pave_error *error)
{
    memset(town, 0, offsetof(pave_citadel_town, zone));
    memset(town->zone, PAVE_CITADEL_GROUND, sizeof town->zone);
    memset(town->work, 0, sizeof town->work);
    memset(town->mark, 0, sizeof town->mark);
    memset(town->part, 0xff, sizeof town->part);
    town->def = *def;
    town->seed = def->seed;
    citadel_def_complete(&town->def);
    pave_result failed = pave_citadel_plan_make(town, error);
    if (!failed) failed = pave_citadel_works_make(town, error);
    if (failed) return failed;
    citadel_inside_make(town);
    pave_citadel_land_make(town);
    return PAVE_OK;
}

pave_result pave_citadel_create(const pave_citadel_def *def, const pave_allocator *allocator,
                                pave_citadel **out, pave_error *error)
{
    const pave_allocator copy = pave_allocator_or_default(allocator);
    *out = NULL;
    pave_result failed = citadel_def_check(def, error);
    if (failed) return failed;
    pave_citadel_town *town = pave_array_take(&copy, 1, sizeof *town);
    failed = town ? citadel_town_make(town, def, error) : PAVE_NO_MEMORY;
    if (!failed) failed = citadel_hand_out(town, &copy, out, error);
    pave_array_release(&copy, town);
    if (failed == PAVE_NO_MEMORY) PAVE_FAIL(error, failed, "not enough memory for a citadel");
    return failed;
}

// ---- Reading ------------------------------------------------------------------------------------

uint64_t pave_citadel_hash(const pave_citadel *citadel)
{
    uint64_t hash = PAVE_HASH_START;
    hash = pave_hash_word(hash, (uint32_t)citadel->window->def.width);
    hash = pave_hash_word(hash, (uint32_t)citadel->window->def.height);
    for (int64_t i = 0; i < citadel->window->count; i++)
        hash = pave_hash_word(hash, (uint32_t)(citadel->parts[i] + 1) << 8 | citadel->zones[i]);
    return hash;
}

void pave_citadel_mask(const uint8_t *zones, bool sight, pave_mask *mask)
{
    for (int64_t i = 0; i < mask->window->count; i++) {
        const pave_citadel_zone zone = (pave_citadel_zone)zones[i];
        pave_mask_set_cell(mask, i,
                           sight ? pave_citadel_zone_solid(zone) : !pave_citadel_zone_walked(zone));
    }
}
