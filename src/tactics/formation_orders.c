/// src/tactics/formation_orders.c: orders: the place of each soldier, stopping cells for blocked
/// soldiers, and the walk to them.
#include "../base/exact.h"

#include "../base/array.h"
#include "formation_parts.h"

const char *const pave_order_kind_words[] = {"march", "wheel", "open", "close", "form", NULL};
const char *const pave_order_pivot_words[] = {"flank", "middle", NULL};

/// An order in progress. A *stage* is one pace of a march, or a complete order of another kind: in
/// stage p = 1..stage_count soldier i walks to place target[i] of `places`, shifted by shift[p];
/// stage 0 is its initial position.
typedef struct pave_formation_drill {
    const pave_formation *formation;
    const pave_order *order;
    pave_allocator allocator;
    pave_formation_def def; ///< definition of the formation after the order
    int32_t count, stage_count;
    pave_cell *shift;                 ///< stage_count + 1 elements
    pave_formation_place *before;     ///< `count` elements: places before the order, moved
    pave_formation_place *places;     ///< `count` elements: places after the order
    pave_formation_soldier *soldiers; ///< `count` elements: soldiers after the order
    int32_t *target;                  ///< `count` elements
    int32_t *stop; ///< `count` elements: last stage whose place each soldier reaches
    pave_cell *track;
    int64_t track_room;
    int32_t turn_count;
    pave_formation_walk walk;
} pave_formation_drill;

static pave_result drill_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for an order");
}

// ---- Orders -------------------------------------------------------------------------------------

static pave_cell drill_moved(pave_cell cell, pave_cell by)
{
    cell.q += by.q;
    cell.r += by.r;
    return cell;
}

/// Returns the step back that reverses a pace ahead.
static pave_cell drill_pace_back(const pave_formation_def *def)
{
    pave_formation_def behind = *def;
    behind.at = drill_moved(def->at, pave_formation_turned_step(def->grid, 0, 1, def->facing));
    const pave_cell pace = pave_formation_pace(&behind);
    return pave_cell_of(-pace.q, -pace.r);
}

static void drill_march(pave_formation_drill *drill)
{
    const bool back = drill->order->paces < 0;
    const int32_t paces = back ? -drill->order->paces : drill->order->paces;
    for (int32_t p = 1; p <= paces; p++) {
        const pave_cell step =
            back ? drill_pace_back(&drill->def) : pave_formation_pace(&drill->def);
        drill->shift[p] = drill_moved(drill->shift[p - 1], step);
        drill->def.at = drill_moved(drill->def.at, step);
    }
}

static void drill_wheel(pave_formation_drill *drill)
{
    pave_formation_def *def = &drill->def;
    const pave_window_grid grid = def->grid;
    const int facings = pave_formation_facing_count(grid), turn = drill->order->left ? -1 : 1;
    const pave_cell origin = pave_formation_origin(grid, def->kind),
                    turned = pave_formation_turned(grid, origin, def->facing),
                    shift = pave_cell_of(def->at.q - turned.q, def->at.r - turned.r);
    const bool flank =
        drill->order->pivot == PAVE_ORDER_FLANK && def->kind <= PAVE_FORMATION_COLUMN;
    pave_cell pivot = origin;
    if (flank) pivot = pave_formation_block_cell(def, 0, turn < 0 ? 0 : def->files - 1);
    if (grid == PAVE_WINDOW_TRIANGLES) {
        const pave_tri_vertex corner =
            pave_tri_corners(pivot, flank && turn > 0 && pivot.s == PAVE_TRI_L);
        const pave_cell at =
            drill_moved(pave_formation_turned_step(grid, corner.q, corner.r, def->facing), shift);
        def->at = pave_tri_rotate_about_vertex(def->at, turn, pave_tri_vertex_of(at.q, at.r));
    } else {
        const pave_cell at = drill_moved(pave_formation_turned(grid, pivot, def->facing), shift);
        def->at = grid == PAVE_WINDOW_HEXAGONS ? pave_hex_rotate_about_face(def->at, turn, at)
                                               : pave_square_rotate_about_face(def->at, turn, at);
    }
    def->facing = (def->facing + turn + facings) % facings;
}

/// Returns the neighbour of a triangle that is farthest ahead or farthest back.
static pave_cell drill_beside(const pave_formation_def *def, bool ahead)
{
    pave_cell best = pave_tri_neighbors(def->at, 0);
    for (int k = 1; k < PAVE_TRI_NEIGHBORS_MAX; k++) {
        const pave_cell cell = pave_tri_neighbors(def->at, k);
        const int64_t more = pave_formation_ahead(def->grid, def->facing, cell) -
                             pave_formation_ahead(def->grid, def->facing, best);
        if (ahead ? more > 0 : more < 0) best = cell;
    }
    return best;
}

static void drill_form(pave_formation_drill *drill)
{
    pave_formation_def *def = &drill->def;
    const bool was = def->kind == PAVE_FORMATION_WEDGE,
               is = drill->order->form == PAVE_FORMATION_WEDGE;
    if (def->grid == PAVE_WINDOW_TRIANGLES && was != is) def->at = drill_beside(def, is);
    def->kind = drill->order->form;
    def->ranks = drill->order->ranks;
    def->files = drill->order->files;
    def->open = false;
}

static pave_result drill_check(const pave_formation *formation, const pave_order *order,
                               pave_error *error)
{
    const bool block = formation->def.kind <= PAVE_FORMATION_COLUMN;
    if (!pave_word(pave_order_kind_words, order->kind) ||
        !pave_word(pave_order_pivot_words, order->pivot))
        return PAVE_FAIL(error, PAVE_RANGE, "order %d with pivot %d does not exist",
                         (int)order->kind, (int)order->pivot);
    if (order->paces < -PAVE_ORDER_PACES_MAX || order->paces > PAVE_ORDER_PACES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a march of %d paces: give %d to %d", (int)order->paces,
                         -(int)PAVE_ORDER_PACES_MAX, (int)PAVE_ORDER_PACES_MAX);
    if (order->kind == PAVE_ORDER_OPEN || order->kind == PAVE_ORDER_CLOSE) {
        const bool open = order->kind == PAVE_ORDER_OPEN;
        if (!block)
            return PAVE_FAIL(error, PAVE_INVALID, "only a line and a column have ranks to open");
        if (formation->def.open == open)
            return PAVE_FAIL(error, PAVE_INVALID, "the ranks are %s already",
                             open ? "open" : "closed");
    }
    return PAVE_OK;
}

/// Computes the places after the order.
static pave_result drill_places(pave_formation_drill *drill, pave_error *error)
{
    int64_t count = 0;
    const pave_result result =
        pave_formation_places(&drill->def, drill->places, drill->count, &count, error);
    if ((result == PAVE_OK || result == PAVE_CAPACITY) && count != drill->count)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a %s of these ranks and files has %d places, but there are %d soldiers: "
                         "change the ranks or files",
                         pave_word(pave_formation_kind_words, drill->def.kind), (int)count,
                         (int)drill->count);
    return result;
}

static pave_result drill_plan(pave_formation_drill *drill, pave_error *error)
{
    switch (drill->order->kind) {
    case PAVE_ORDER_MARCH: drill_march(drill); break;
    case PAVE_ORDER_WHEEL: drill_wheel(drill); break;
    case PAVE_ORDER_FORM: drill_form(drill); break;
    default: drill->def.open = drill->order->kind == PAVE_ORDER_OPEN; break;
    }
    const pave_result result = drill_places(drill, error);
    if (result != PAVE_OK) return result;
    for (int32_t i = 0; i < drill->count; i++) {
        drill->target[i] = drill->formation->soldiers[i].place;
        drill->before[i] =
            drill->order->kind == PAVE_ORDER_MARCH ? drill->formation->places[i] : drill->places[i];
    }
    return PAVE_OK;
}

// ---- Assignment of places -----------------------------------------------------------------------

/// Length used for longer paths and for unreachable places.
enum { PAVE_DRILL_WAY_MAX = 4095 };

static int32_t drill_index(const pave_formation_drill *drill, pave_cell cell)
{
    return (int32_t)pave_window_index(drill->walk.walls->window, cell);
}

/// Returns a cost that orders assignments by the sum of steps, then by the sum of squares: the
/// squares of 1024 paths sum to less than 2^35.
static int64_t drill_cost(int32_t way)
{
    const int64_t steps = way < PAVE_DRILL_WAY_MAX ? way : PAVE_DRILL_WAY_MAX;
    return (steps << 35) + steps * steps;
}

static pave_result drill_choose(pave_formation_drill *drill, pave_error *error)
{
    const int32_t n = drill->count;
    const size_t room = (size_t)n * (size_t)n;
    int64_t *costs = pave_array_take(&drill->allocator, room, sizeof *costs);
    if (!costs) return drill_no_memory(error);
    for (int32_t p = 0; p < n; p++) {
        const pave_cell cell = drill->places[p].cell;
        const bool is_free = pave_formation_is_free(drill->walk.walls, cell);
        if (is_free)
            pave_formation_walk_spread(&drill->walk, drill_index(drill, cell), drill->walk.field);
        for (int32_t i = 0; i < n; i++)
            costs[(int64_t)i * n + p] =
                drill_cost(is_free ? drill->walk.field[drill->walk.at[i]] : PAVE_DRILL_WAY_MAX);
    }
    const bool done = pave_formation_assign(costs, n, &drill->allocator, drill->target);
    pave_array_release(&drill->allocator, costs);
    return done ? PAVE_OK : drill_no_memory(error);
}

// ---- Goals --------------------------------------------------------------------------------------

static pave_cell drill_cell(const pave_formation_drill *drill, int32_t i, int32_t stage)
{
    if (stage == 0) return drill->formation->soldiers[i].cell;
    return drill_moved(drill->before[drill->target[i]].cell, drill->shift[stage]);
}

static bool drill_has_place(const pave_formation_drill *drill, int32_t i, int32_t stage)
{
    return stage == 0 || pave_formation_is_free(drill->walk.walls, drill_cell(drill, i, stage));
}

/// Returns the last stage below `stage` whose place is free.
static int32_t drill_stage_before(const pave_formation_drill *drill, int32_t i, int32_t stage)
{
    do stage--;
    while (!drill_has_place(drill, i, stage));
    return stage;
}

/// Finds where each soldier stops: at its last place, or earlier if that cell is closed or is the
/// final stop of another soldier.
static void drill_find_stops(pave_formation_drill *drill)
{
    int32_t *holder = drill->walk.holder;
    bool changed = true;
    for (int32_t i = 0; i < drill->count; i++)
        drill->stop[i] = drill_stage_before(drill, i, drill->stage_count + 1);
    while (changed) {
        changed = false;
        for (int64_t c = 0; c < drill->walk.cell_count; c++) holder[c] = -1;
        for (int32_t i = 0; i < drill->count; i++) {
            const int32_t cell = drill_index(drill, drill_cell(drill, i, drill->stop[i]));
            const int32_t other = holder[cell];
            holder[cell] = i;
            if (other < 0) continue;
            const int32_t loser = drill->stop[i] > drill->stop[other] ? i : other;
            holder[cell] = loser == i ? other : i;
            drill->stop[loser] = drill_stage_before(drill, loser, drill->stop[loser]);
            changed = true;
        }
    }
    for (int64_t c = 0; c < drill->walk.cell_count; c++) holder[c] = -1;
}

/// Sets each soldier's goal in a stage: its place, or the next free place.
static void drill_aim(pave_formation_drill *drill, int32_t stage)
{
    for (int32_t i = 0; i < drill->count; i++) {
        int32_t goal = stage < drill->stop[i] ? stage : drill->stop[i];
        while (!drill_has_place(drill, i, goal)) goal++;
        pave_formation_walk_aim(&drill->walk, i, drill_index(drill, drill_cell(drill, i, goal)));
    }
}

// ---- The walk -----------------------------------------------------------------------------------

static bool drill_turn(pave_formation_drill *drill)
{
    const int64_t used = (int64_t)(drill->turn_count + 1) * drill->count;
    if (!pave_array_reserve(&drill->allocator, &drill->track, &drill->track_room,
                            used + drill->count, sizeof *drill->track))
        return false;
    pave_formation_walk_turn(&drill->walk);
    for (int32_t i = 0; i < drill->count; i++) {
        const pave_cell cell = pave_window_cell(drill->walk.walls->window, drill->walk.at[i]);
        const bool moved = !pave_cell_equal(cell, drill->track[used - drill->count + i]);
        drill->track[used + i] = cell;
        drill->soldiers[i].steps += moved;
        drill->soldiers[i].waits += !moved && drill->walk.at[i] != drill->walk.goal[i];
    }
    drill->turn_count++;
    return true;
}

/// Returns the maximum remaining distance of a soldier; 0: every soldier is at its goal or has no
/// path.
static int32_t drill_longest(const pave_formation_drill *drill)
{
    int32_t longest = 0;
    for (int32_t i = 0; i < drill->count; i++) {
        const int32_t left = pave_formation_walk_left(&drill->walk, i);
        if (left != INT32_MAX && left > longest) longest = left;
    }
    return longest;
}

/// Swaps the places of soldiers that block each other, along with their blocked states.
static void drill_exchange(pave_formation_drill *drill)
{
    for (int32_t i = 0; i < drill->count; i++) {
        const int32_t j = pave_formation_walk_rival(&drill->walk, i);
        if (j < 0) continue;
        const int32_t target = drill->target[i];
        const pave_formation_state state = drill->soldiers[i].state;
        drill->target[i] = drill->target[j];
        drill->target[j] = target;
        drill->soldiers[i].state = drill->soldiers[j].state;
        drill->soldiers[j].state = state;
        drill->soldiers[i].exchanged = drill->soldiers[j].exchanged = true;
        pave_formation_walk_exchange(&drill->walk, i, j);
    }
}

/// Walks until all soldiers are at their goals or the turn limit is reached. If `in_step` is set,
/// soldiers with a short path move slowly, which keeps ranks straight in a wheel.
static bool drill_arrive(pave_formation_drill *drill, bool in_step)
{
    const int32_t pace = drill_longest(drill);
    const int64_t most = 4 * ((int64_t)pace + drill->count) + 16;
    int32_t *whole = drill->stop; // reuses the memory of `stop`, because stages are no longer
                                  // needed
    for (int32_t i = 0; i < drill->count; i++) whole[i] = pave_formation_walk_left(&drill->walk, i);
    for (int64_t turn = 1; turn <= most && drill_longest(drill) > 0; turn++) {
        for (int32_t i = 0; i < drill->count; i++)
            drill->walk.wish[i] = in_step && turn < pace && whole[i] != INT32_MAX
                                      ? (int32_t)((whole[i] * (pace - turn) + pace - 1) / pace)
                                      : 0;
        if (turn > pace) drill_exchange(drill);
        if (!drill_turn(drill)) return false;
    }
    return true;
}

/// Executes the order on `soldiers` and `track`.
static pave_result drill_walk(pave_formation_drill *drill, pave_error *error)
{
    const bool march = drill->order->kind == PAVE_ORDER_MARCH;
    const int beat = drill->def.grid == PAVE_WINDOW_TRIANGLES ? 2 : 1;
    if (drill->order->kind == PAVE_ORDER_FORM) {
        const pave_result result = drill_choose(drill, error);
        if (result != PAVE_OK) return result;
    }
    drill_find_stops(drill);
    for (int32_t i = 0; i < drill->count; i++)
        drill->soldiers[i].state =
            drill->stop[i] < drill->stage_count ? PAVE_FORMATION_BLOCKED : PAVE_FORMATION_LATE;
    drill->walk.place = drill->target;
    for (int32_t stage = 1; stage <= drill->stage_count; stage++) {
        drill_aim(drill, stage);
        for (int b = 0; drill->order->paces != 0 && march && b < beat; b++)
            if (!drill_turn(drill)) return drill_no_memory(error);
    }
    return drill_arrive(drill, !march) ? PAVE_OK : drill_no_memory(error);
}

// ---- Creation and release -----------------------------------------------------------------------

static bool drill_open(pave_formation_drill *drill)
{
    const pave_allocator *allocator = &drill->allocator;
    const size_t count = (size_t)drill->count;
    drill->shift =
        pave_array_allocate(allocator, (size_t)drill->stage_count + 1, sizeof *drill->shift);
    drill->before = pave_array_take(allocator, count, sizeof *drill->before);
    drill->places = pave_array_take(allocator, count, sizeof *drill->places);
    drill->soldiers = pave_array_allocate(allocator, count, sizeof *drill->soldiers);
    drill->target = pave_array_take(allocator, count, sizeof *drill->target);
    drill->stop = pave_array_take(allocator, count, sizeof *drill->stop);
    drill->track = pave_array_take(allocator, count, sizeof *drill->track);
    drill->track_room = drill->track ? drill->count : 0;
    return drill->shift && drill->before && drill->places && drill->soldiers && drill->target &&
           drill->stop && drill->track;
}

static void drill_close(pave_formation_drill *drill)
{
    const pave_allocator *allocator = &drill->allocator;
    pave_formation_walk_close(&drill->walk);
    PAVE_RELEASE(allocator, drill->track, drill->stop, drill->target, drill->soldiers,
                 drill->places, drill->before, drill->shift);
}

static pave_result drill_begin(pave_formation_drill *drill, pave_error *error)
{
    const pave_formation *formation = drill->formation;
    drill->walk = (pave_formation_walk){.walls = formation->walls,
                                        .grid = formation->def.grid,
                                        .facing = formation->def.facing,
                                        .allocator = drill->allocator,
                                        .count = drill->count};
    if (!drill_open(drill) || !pave_formation_walk_open(&drill->walk))
        return drill_no_memory(error);
    for (int32_t i = 0; i < drill->count; i++) {
        drill->track[i] = formation->soldiers[i].cell;
        drill->walk.at[i] = drill_index(drill, drill->track[i]);
    }
    return drill_plan(drill, error);
}

/// Swaps the contents of the formation with the results of the drill.
static void drill_commit(pave_formation_drill *drill, pave_formation *formation)
{
    struct pave_formation_private *own = formation->own;
    for (int32_t i = 0; i < drill->count; i++) {
        pave_formation_soldier *soldier = &drill->soldiers[i];
        const pave_cell place = drill->places[drill->target[i]].cell;
        soldier->place = drill->target[i];
        soldier->cell = drill->track[(int64_t)drill->turn_count * drill->count + i];
        soldier->least = (int32_t)pave_formation_distance(formation->def.grid,
                                                          formation->soldiers[i].cell, place);
        if (pave_cell_equal(soldier->cell, place)) soldier->state = PAVE_FORMATION_IN_PLACE;
    }
    const struct pave_formation_private old = *own;
    own->places = drill->places;
    own->soldiers = drill->soldiers;
    own->track = drill->track;
    own->track_room = drill->track_room;
    drill->places = old.places;
    drill->soldiers = old.soldiers;
    drill->track = old.track;
    drill->track_room = old.track_room;
    formation->def = drill->def;
    formation->places = own->places;
    formation->soldiers = own->soldiers;
    formation->track = own->track;
    formation->turn_count = drill->turn_count;
    formation->turned = drill->order->kind != PAVE_ORDER_WHEEL ? 0 : drill->order->left ? -1 : 1;
}

pave_result pave_formation_give(pave_formation *formation, const pave_order *order,
                                pave_error *error)
{
    assert(formation && order);
    pave_result result = drill_check(formation, order, error);
    if (result != PAVE_OK) return result;
    pave_formation_drill drill = {.formation = formation,
                                  .order = order,
                                  .allocator = formation->own->allocator,
                                  .def = formation->def,
                                  .count = formation->count,
                                  .stage_count = 1};
    if (order->kind == PAVE_ORDER_MARCH && order->paces != 0)
        drill.stage_count = order->paces < 0 ? -order->paces : order->paces;
    result = drill_begin(&drill, error);
    if (result == PAVE_OK) result = drill_walk(&drill, error);
    if (result == PAVE_OK) drill_commit(&drill, formation);
    drill_close(&drill);
    return result;
}
