/// bench/citadels.c: citadels by size and outline, all drawn anew each time.
#include "bench.h"

#include <pave/pave.h>

#include <stdlib.h>

/// The next seed of a size and outline.
typedef struct bench_town {
    pave_citadel_def def;
    const char *name;
} bench_town;

static bench_town towns[] = {
    {{.size = 24, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .moat = true}, "hexagon-24"},
    {{.size = 40, .outline = PAVE_CITADEL_OUTLINE_TRIANGLE, .moat = true}, "triangle-40"},
    {{.size = 40, .outline = PAVE_CITADEL_OUTLINE_RHOMBUS, .moat = true}, "rhombus-40"},
    {{.size = 40, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .moat = true}, "hexagon-40"},
    {{.size = 40, .outline = PAVE_CITADEL_OUTLINE_FREE, .moat = true}, "free-40"},
    {{.size = 60, .outline = PAVE_CITADEL_OUTLINE_HEXAGON, .moat = true}, "hexagon-60"},
};

static void run_town(void *context)
{
    bench_town *town = context;
    pave_citadel *citadel = NULL;
    town->def.seed++;
    if (pave_citadel_create(&town->def, NULL, &citadel, NULL)) abort();
    bench_keep((uint64_t)citadel->house_count);
    pave_citadel_destroy(citadel);
}

static int add_towns(bench_entry *entries)
{
    const int count = (int)(sizeof towns / sizeof *towns);
    for (int i = 0; i < count; i++)
        entries[i] = (bench_entry){.name = towns[i].name,
                                   .run = run_town,
                                   .context = &towns[i],
                                   .work = 1,
                                   .unit = "citadel"};
    return count;
}

static void drop_towns(void) {}

const bench_group bench_tactics_citadels = {
    "tactics-citadels", "Citadels with a moat, a new seed each time.", add_towns, drop_towns};
