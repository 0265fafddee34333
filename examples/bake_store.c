/// Writes a world as a Zarr array of tile ids that other programs can read. The bake is stopped in
/// the middle, then resumed.
#include <pave/formats/bake.h>
#include <pave/pave.h>
#include <stdio.h>

static int failed(const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    fprintf(stderr, "%s\n", pave_error_text(error, text));
    return 1;
}

// The source of the ids. Several threads may call it concurrently.
static pave_result give_ids(void *context, pave_rect rect, uint32_t *out, ptrdiff_t stride)
{
    return pave_world_fill(context, rect, NULL, out, stride);
}

// Simulates a user who stops the bake when half of the chunks are done.
static bool stop_halfway(void *context, int64_t done, int64_t total)
{
    (void)context;
    return 2 * done >= total;
}

int main(void)
{
    pave_wang_set *roads = NULL;
    pave_world *world = NULL;
    pave_bake_report report;
    pave_error error = {0};
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, &error)) return failed(&error);
    const pave_world_def world_def = {.set = roads, .seed = 7};
    if (pave_world_create(&world_def, NULL, &world, &error)) return failed(&error);

    const pave_bake_fact facts[] = {{"seed", "7"}, {"set", "roads"}};
    pave_bake_def def = {.path = "roads.zarr",
                         .format = PAVE_BAKE_ZARR,
                         .source = {.ids = give_ids, .context = world},
                         .rect = pave_rect_of(-1000, -1000, 2000, 2000),
                         .id_max = 15,
                         .request = "roads, seed 7, 2000x2000 at -1000,-1000",
                         .facts = facts,
                         .fact_count = 2,
                         .replace = true};
    const pave_batch impatient = {.progress = {.stop = stop_halfway}};
    const pave_result first = pave_bake_run(&def, NULL, &impatient, &report, &error);
    printf("%s: %lld of %lld chunks\n", pave_result_text(first), (long long)report.items,
           (long long)report.items_total);
    if (first != PAVE_STOPPED) return failed(&error);

    def.resume = true; // existing chunks are checked and kept
    if (pave_bake_run(&def, NULL, NULL, &report, &error)) return failed(&error);
    printf("%lld of %lld units were kept; roads.zarr is %s\n", (long long)report.found,
           (long long)report.units_total, report.whole ? "whole" : "not whole");
    pave_world_destroy(world);
    pave_wang_destroy(roads);
}
