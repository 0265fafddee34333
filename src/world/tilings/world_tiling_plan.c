/// src/world/tilings/world_tiling_plan.c: the plan of method PHASE on a tiling: the class of each
/// cell of a period, the features decided before it, and the closure of cells that its decision
/// needs.
///
/// Based on: N. Turner, "Seeded Exploration of Wang Tiled Environments" (a tile is decided after
/// its neighbours of lower colour). A feature belongs to the cell of the lowest class around it. A
/// cell therefore depends on the owners of its features and, recursively, on the cells that these
/// depend on.
#include "../../base/exact.h"

#include "../../base/array.h"
#include "world_tiling.h"

// ---- Classes ------------------------------------------------------------------------------------

/// Finds the classes of a period; the class of the origin becomes the first, and `origin_class`
/// receives its original number.
static pave_result plan_classes(pave_world *world, const pave_tiling *tiling, pave_cell origin,
                                int *origin_class)
{
    pave_phase_plan *plan = &((pave_world_tiling *)world)->plan;
    pave_coloring coloring;
    const pave_contact contact =
        world->kind == PAVE_WANG_EDGE ? PAVE_CONTACT_EDGE : PAVE_CONTACT_VERTEX;
    pave_result result =
        pave_tiling_color(tiling, contact, PAVE_COLORING_COLORS_MAX, &world->allocator, &coloring);
    if (result) return result;
    plan->width = coloring.width;
    plan->height = coloring.height;
    plan->colors = coloring.colors;
    const int64_t count = (int64_t)coloring.width * coloring.height * coloring.face_count;
    plan->cells = pave_array_allocate(&world->allocator, (size_t)count, sizeof *plan->cells);
    if (plan->cells) {
        const int first = *origin_class = pave_coloring_of(&coloring, origin);
        plan->cell_count = count;
        for (int64_t i = 0; i < count; i++) {
            const int color = coloring.table[i];
            plan->cells[i].color = color == first ? 0 : color < first ? color + 1 : color;
        }
    } else {
        result = PAVE_NO_MEMORY;
    }
    pave_coloring_release(&coloring, &world->allocator);
    return result;
}

// ---- Sources ------------------------------------------------------------------------------------

/// Returns the cell of the lowest class at a feature of the unit cell (q, r), and the feature's
/// shift in that cell.
static pave_phase_source plan_owner(const pave_world_tiling *own, int32_t feature, int32_t q,
                                    int32_t r)
{
    pave_phase_source owner = {0};
    int32_t least = INT32_MAX;
    for (int32_t s = 0; s < own->face_count; s++) {
        const pave_world_face *face = &own->faces[s];
        for (int32_t k = 0; k < face->place_count; k++) {
            const pave_face_place *place = &own->places[face->first + k];
            if (place->feature != feature) continue;
            const int32_t cell_q = q - place->q, cell_r = r - place->r;
            const int32_t color = own->plan.cells[pave_phase_index(own, cell_q, cell_r, s)].color;
            if (color >= least) continue;
            least = color;
            owner = (pave_phase_source){.q = cell_q, .r = cell_r, .s = s, .shift = place->shift};
        }
    }
    return owner;
}

static pave_result plan_add_source(pave_phase_plan *plan, const pave_phase_source *source,
                                   const pave_allocator *from)
{
    if (!pave_array_reserve(from, &plan->sources, &plan->source_room, plan->source_count + 1,
                            sizeof *plan->sources))
        return PAVE_NO_MEMORY;
    plan->sources[plan->source_count++] = *source;
    return PAVE_OK;
}

/// Lists the sources of a cell of the period: the places that other cells own.
static pave_result plan_sources(pave_world *world, int32_t q, int32_t r, int32_t s)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_phase_plan *plan = &own->plan;
    const pave_world_face *face = &own->faces[s];
    pave_phase_cell *cell = &plan->cells[pave_phase_index(own, q, r, s)];
    pave_result result = PAVE_OK;
    uint32_t mask = 0;
    cell->first_source = (int32_t)plan->source_count;
    for (int32_t k = 0; k < face->place_count && !result; k++) {
        const pave_face_place *place = &own->places[face->first + k];
        pave_phase_source owner = plan_owner(own, place->feature, q + place->q, r + place->r);
        if (owner.q == q && owner.r == r && owner.s == s) continue;
        owner.q -= q;
        owner.r -= r;
        mask |= UINT32_C(1) << k;
        result = plan_add_source(plan, &owner, &world->allocator);
        cell->source_count += !result;
    }
    for (int32_t i = 0; i < cell->source_count; i++)
        plan->sources[cell->first_source + i].key_shift =
            world->bits * (cell->source_count - 1 - i);
    cell->stream = mask ? PAVE_STREAM_VARIANT : PAVE_STREAM_PHASE_TILE;
    cell->table = -1;
    if (result || (cell->source_count == face->place_count && !face->deck->has_variants))
        return result;
    pave_deck *deck = &own->decks[face->deck - own->decks];
    return pave_deck_table_for(deck, mask, world->bits, world->bias, &world->allocator,
                               &cell->table);
}

// ---- Closures -----------------------------------------------------------------------------------

/// A closure under construction, in order of discovery.
typedef struct pave_plan_closure {
    int32_t count;
    pave_phase_step cells[PAVE_CLOSURE_MAX];
    int32_t colors[PAVE_CLOSURE_MAX];
    /// cells sorted by class, and the inverse
    int32_t order[PAVE_CLOSURE_MAX], place[PAVE_CLOSURE_MAX];
} pave_plan_closure;

/// Returns the index of a cell in the closure. Adds it if it is new. Returns -1 if the closure is
/// full.
static int32_t plan_join(const pave_world_tiling *own, int32_t base_q, int32_t base_r,
                         pave_plan_closure *closure, pave_phase_step cell)
{
    for (int32_t i = 0; i < closure->count; i++)
        if (closure->cells[i].q == cell.q && closure->cells[i].r == cell.r &&
            closure->cells[i].s == cell.s)
            return i;
    if (closure->count == PAVE_CLOSURE_MAX) return -1;
    const int32_t index = pave_phase_index(own, base_q + cell.q, base_r + cell.r, cell.s);
    cell.first_input = index; // temporary value until the cells are sorted
    closure->colors[closure->count] = own->plan.cells[index].color;
    closure->cells[closure->count] = cell;
    return closure->count++;
}

/// Finds all cells that a cell of the period needs, in order of discovery, starting with itself.
static pave_result plan_find(const pave_world_tiling *own, int32_t q, int32_t r, int32_t s,
                             pave_plan_closure *closure)
{
    closure->count = 0;
    plan_join(own, q, r, closure, (pave_phase_step){.s = s});
    for (int32_t i = 0; i < closure->count; i++) {
        const pave_phase_step me = closure->cells[i];
        const pave_phase_cell *cell = &own->plan.cells[me.first_input];
        for (int32_t k = 0; k < cell->source_count; k++) {
            const pave_phase_source *source = &own->plan.sources[cell->first_source + k];
            const pave_phase_step other = {
                .q = me.q + source->q, .r = me.r + source->r, .s = source->s};
            if (plan_join(own, q, r, closure, other) < 0) return PAVE_UNSUPPORTED;
        }
    }
    return PAVE_OK;
}

/// Sorts the cells of a closure by class, then by discovery. The requested cell is last, since all
/// others have lower classes.
static void plan_order(const pave_world_tiling *own, pave_plan_closure *closure)
{
    int32_t count = 0;
    for (int32_t color = 0; color < own->plan.colors; color++)
        for (int32_t i = 0; i < closure->count; i++)
            if (closure->colors[i] == color) closure->order[count++] = i;
    for (int32_t i = 0; i < count; i++) closure->place[closure->order[i]] = i;
}

/// Adds a cell of a closure, and the indices of its sources in the closure, to the plan.
static pave_result plan_add_step(pave_world *world, pave_plan_closure *closure, int32_t i)
{
    pave_phase_plan *plan = &((pave_world_tiling *)world)->plan;
    pave_phase_step step = closure->cells[i];
    const pave_phase_cell *cell = &plan->cells[step.first_input];
    if (!pave_array_reserve(&world->allocator, &plan->steps, &plan->step_room, plan->step_count + 1,
                            sizeof *plan->steps) ||
        !pave_array_reserve(&world->allocator, &plan->inputs, &plan->input_room,
                            plan->input_count + cell->source_count, sizeof *plan->inputs))
        return PAVE_NO_MEMORY;
    step.cell = step.first_input;
    step.first_input = (int32_t)plan->input_count;
    plan->steps[plan->step_count++] = step;
    for (int32_t k = 0; k < cell->source_count; k++) {
        const pave_phase_source *source = &plan->sources[cell->first_source + k];
        int32_t j = 0;
        while (closure->cells[j].q != step.q + source->q ||
               closure->cells[j].r != step.r + source->r || closure->cells[j].s != source->s)
            j++;
        plan->inputs[plan->input_count++] = closure->place[j];
    }
    return PAVE_OK;
}

static pave_result plan_close(pave_world *world, pave_plan_closure *closure, int32_t q, int32_t r,
                              int32_t s)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_phase_cell *cell = &own->plan.cells[pave_phase_index(own, q, r, s)];
    pave_result result = plan_find(own, q, r, s, closure);
    if (result) return result;
    plan_order(own, closure);
    cell->first_step = (int32_t)own->plan.step_count;
    cell->step_count = closure->count;
    for (int32_t i = 0; i < closure->count && !result; i++)
        result = plan_add_step(world, closure, closure->order[i]);
    return result;
}

// ---- Blocks -------------------------------------------------------------------------------------

/// Widens the margin of a source class so that it covers all cells that a dependent class with the
/// margin (from_q, from_r) reads.
static void plan_widen(pave_phase_plan *plan, int32_t color, int32_t from_q, int32_t from_r,
                       const pave_phase_source *source)
{
    const int32_t q = from_q + (source->q < 0 ? -source->q : source->q);
    const int32_t r = from_r + (source->r < 0 ? -source->r : source->r);
    if (q > plan->margin_q[color]) plan->margin_q[color] = q;
    if (r > plan->margin_r[color]) plan->margin_r[color] = r;
}

/// Computes the margins, from the last class, which has none, to the first.
static void plan_find_margins(pave_world_tiling *own)
{
    pave_phase_plan *plan = &own->plan;
    for (int32_t color = plan->colors - 1; color > 0; color--)
        for (int32_t i = 0; i < plan->cell_count; i++) {
            const pave_phase_cell *cell = &plan->cells[i];
            if (cell->color != color) continue;
            const int32_t q = i / own->face_count % plan->width;
            const int32_t r = i / own->face_count / plan->width;
            for (int32_t k = 0; k < cell->source_count; k++) {
                const pave_phase_source *source = &plan->sources[cell->first_source + k];
                const int32_t theirs =
                    pave_phase_index(own, q + source->q, r + source->r, source->s);
                plan_widen(plan, plan->cells[theirs].color, plan->margin_q[color],
                           plan->margin_r[color], source);
            }
        }
}

static pave_result plan_sort(pave_world_tiling *own, const pave_allocator *from)
{
    pave_phase_plan *plan = &own->plan;
    const int32_t groups = plan->colors * own->face_count;
    plan->order = pave_array_allocate(from, (size_t)plan->cell_count, sizeof *plan->order);
    plan->order_start = pave_array_allocate(from, (size_t)groups + 1, sizeof *plan->order_start);
    plan->group_count = groups;
    if (!plan->order || !plan->order_start) return PAVE_NO_MEMORY;
    int32_t count = 0;
    for (int32_t group = 0; group < groups; group++) {
        const int32_t color = group / own->face_count, s = group % own->face_count;
        plan->order_start[group] = count;
        for (int32_t i = s; i < plan->cell_count; i += own->face_count)
            if (plan->cells[i].color == color) plan->order[count++] = i;
    }
    plan->order_start[groups] = count;
    return PAVE_OK;
}

// ---- The plan -----------------------------------------------------------------------------------

/// Calls a function for each cell of the period, until it fails.
static pave_result plan_each(pave_world *world, pave_plan_closure *closure)
{
    pave_world_tiling *own = (pave_world_tiling *)world;
    pave_result result = PAVE_OK;
    for (int32_t r = 0; r < own->plan.height && !result; r++)
        for (int32_t q = 0; q < own->plan.width && !result; q++)
            for (int32_t s = 0; s < own->face_count && !result; s++)
                result =
                    closure ? plan_close(world, closure, q, r, s) : plan_sources(world, q, r, s);
    return result;
}

pave_result pave_phase_plan_make(pave_world *world, const pave_tiling *tiling, pave_cell origin,
                                 int *origin_class)
{
    pave_result result = plan_classes(world, tiling, origin, origin_class);
    if (!result) result = plan_each(world, NULL);
    if (!result) result = plan_sort((pave_world_tiling *)world, &world->allocator);
    if (result) return result;
    plan_find_margins((pave_world_tiling *)world);
    pave_plan_closure *closure = pave_array_allocate(&world->allocator, 1, sizeof *closure);
    if (!closure) return PAVE_NO_MEMORY;
    result = plan_each(world, closure);
    pave_array_release(&world->allocator, closure);
    return result;
}

void pave_phase_plan_destroy(pave_phase_plan *plan, const pave_allocator *from)
{
    PAVE_RELEASE(from, plan->order_start, plan->order, plan->inputs, plan->steps, plan->sources,
                 plan->cells);
}
