/// bench/tactics_formation.c: orders to 64 soldiers on triangles: a march, a wheel, a change of
/// kind; and their lines of attack.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

enum { FORMATION_SIDE = 60, SOLDIERS = 64, FRONT_MAX = 256, ATTACKS_MAX = 4096 };

static pave_window *field_window;
static pave_mask *field_walls;
static pave_formation *line;

static void give(const pave_order *order)
{
    if (pave_formation_give(line, order, NULL)) abort();
}

/// There and back, so that each run begins alike.
static void run_march(void *context)
{
    (void)context;
    give(&(pave_order){.kind = PAVE_ORDER_MARCH, .paces = 5});
    give(&(pave_order){.kind = PAVE_ORDER_MARCH, .paces = -5});
    bench_keep((uint64_t)line->turn_count);
}

static void run_wheel(void *context)
{
    (void)context;
    give(&(pave_order){.kind = PAVE_ORDER_WHEEL, .pivot = PAVE_ORDER_MIDDLE});
    give(&(pave_order){.kind = PAVE_ORDER_WHEEL, .pivot = PAVE_ORDER_MIDDLE, .left = true});
    bench_keep((uint64_t)line->turn_count);
}

static void run_form(void *context)
{
    (void)context;
    give(&(pave_order){
        .kind = PAVE_ORDER_FORM, .form = PAVE_FORMATION_COLUMN, .ranks = 16, .files = 4});
    give(&(pave_order){
        .kind = PAVE_ORDER_FORM, .form = PAVE_FORMATION_LINE, .ranks = 4, .files = 16});
    bench_keep((uint64_t)line->turn_count);
}

static void run_attacks(void *context)
{
    static pave_attack attacks[ATTACKS_MAX];
    static pave_cell front[FRONT_MAX];
    int64_t targets, count;
    (void)context;
    if (pave_formation_front(line, front, FRONT_MAX, &targets)) abort();
    const pave_attack_def def = {
        .targets = front, .target_count = targets, .range = 2, .solid = true};
    if (pave_formation_attacks(line, &def, attacks, ATTACKS_MAX, &count, NULL)) abort();
    bench_keep((uint64_t)count);
}

static int add_formations(bench_entry *entries)
{
    static const struct {
        const char *name;
        void (*run)(void *context);
        int orders;
    } all[] = {{"march of 5 paces", run_march, 2},
               {"wheel", run_wheel, 2},
               {"line and column", run_form, 2},
               {"attacks, range 2", run_attacks, 1}};
    const pave_window_def board = {
        .tiling = pave_tiling_tri(), .width = 2 * FORMATION_SIDE, .height = FORMATION_SIDE};
    const pave_formation_def def = {
        .grid = PAVE_WINDOW_TRIANGLES, .ranks = 4, .files = 16, .at = {15, 30, PAVE_TRI_L}};
    if (pave_window_create(&board, NULL, &field_window, NULL) ||
        pave_mask_create(field_window, NULL, &field_walls, NULL) ||
        pave_formation_create(&def, field_walls, NULL, &line, NULL))
        abort();
    for (int i = 0; i < 4; i++)
        entries[i] = (bench_entry){.name = all[i].name,
                                   .run = all[i].run,
                                   .work = all[i].orders * SOLDIERS,
                                   .unit = "soldier"};
    return 4;
}

static void drop_formations(void)
{
    pave_formation_destroy(line);
    pave_mask_destroy(field_walls);
    pave_window_destroy(field_window);
}

const bench_group bench_tactics_formations = {
    "tactics-formations", "Orders to 64 soldiers on 7,200 triangles, and their lines of attack.",
    add_formations, drop_formations};
