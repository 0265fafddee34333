// cli/region/cmd_region_grow.c: pave region grow: a given number of compact territories.
#include "../commands.h"
#include "../work.h"
#include "region.h"
#include "region_place.h"

#include <pave/growth.h>

#include <inttypes.h>
#include <stdlib.h>

typedef struct grow_options {
    region_place_options place;
    const char *locked, *keep, *shares;
    int64_t areas;
    double tolerance, roughness, land;
    bool islands;
    uint64_t seed;
    region_output output;
    region_look look;
} grow_options;

#define OPTIONS grow_options
static const cli_option table[] = {
    CLI_OPTION(NUMBER, 'n', "areas", "N", NULL, areas, 1, INT32_MAX, "exact number of territories"),
    REGION_PLACE_ROWS(place, "24x24", GRID_WINDOW_DEFAULT),
    CLI_OPTION(SHARE, 0, "tolerance", "P", "0.1", tolerance, 0, 1000,
               "allowed deviation of a size from its share, as a fraction of it, up to 1000; the "
               "bounds are rounded outwards: 0.1 of a share of 36 allows 32 to 40; 0: the share "
               "itself, rounded down or up"),
    CLI_ROW(TEXT, "shares", "A,B,...", NULL, shares,
            "the relative sizes of the territories, one number for each (default: all equal)"),
    CLI_ROW(SHARE, "roughness", "X", "0", roughness,
            "how ragged borders are: 0 compact, 1 grown at random"),
    CLI_OPTION(SHARE, 0, "land", "P", "1", land, 1, 1,
               "the share, 0.0001 to 1, of the cells outside walls and the --margin that become "
               "land; all others are sea"),
    REGION_MARGIN_ROW(place, "0", ""),
    CLI_FLAG_ROW("islands", islands, "allow land of several connected components"),
    CLI_ROW(PATH, "locked", "MAP.json", NULL, locked,
            "a map whose territories stay; its cells are used unless options set others"),
    CLI_ROW(TEXT, "keep", "ID,ID,...", NULL, keep,
            "the territories of --locked that stay (default: all); they become the areas 1, 2, ... "
            "in the order of their ids"),
    CLI_SEED_ROW(seed, "which map"),
    REGION_OUTPUT_ROWS(output),
    REGION_LOOK_ROWS(look),
};

/// State of the command.
typedef struct grow_job {
    region_job base; // must be first: printers receive a pointer to it
    const grow_options *options;
    region_place place;
    pave_map *old; // map of --locked; otherwise NULL
    pave_ground ground;
    const pave_mesh *mesh;
    const pave_patch *patch;
    pave_orientation orientation;
    pave_growth_def def;
    pave_growth_result result;
    double *shares;
    int32_t *labels; // one per cell; initially the locked labels
    bool *fixed;
} grow_job;

// ---- The cells ----------------------------------------------------------------------------------

static int open_cells(grow_job *job)
{
    const region_place_wish wish = {.bytes = 120};
    if (job->old && !cli_given_of(job->base.call, REGION_PLACE_NAMES)) {
        job->ground = job->old->ground;
        job->mesh = job->old->mesh;
        job->patch = job->old->patch;
        job->orientation = job->old->orientation;
        return CLI_DONE;
    }
    int code = region_place_open(job->base.call, &job->options->place, wish, &job->place);
    job->ground = job->place.ground;
    job->mesh = region_place_mesh(&job->place);
    job->patch = region_place_patch(&job->place);
    job->orientation = job->place.orientation;
    if (code == CLI_DONE && job->old &&
        job->old->territories->cell_count != pave_ground_count(job->ground))
        return cli_wrong("--locked: %s has %d cells, but %lld are needed; leave out options that "
                         "set other cells",
                         job->options->locked, (int)job->old->territories->cell_count,
                         (long long)pave_ground_count(job->ground));
    return code;
}

// ---- Locked cells -------------------------------------------------------------------------------

// Computes the area of each territory of the old map, indexed by id; 0: none. `numbers` must hold
// one more element than there are territories.
static int choose_kept(const grow_job *job, int32_t *numbers, int32_t *kept)
{
    int32_t *ids = NULL, count = 0, all = job->old->territories->count;
    *kept = 0;
    if (job->options->keep) {
        int code = region_read_counts("keep", job->options->keep, 1, all, &ids, &count);
        for (int32_t i = 0; code == CLI_DONE && i < count; i++) numbers[ids[i]] = 1;
        free(ids);
        if (code != CLI_DONE) return code;
    }
    for (int32_t id = 1; id <= all; id++) {
        bool keep = !job->options->keep || numbers[id];
        numbers[id] = keep ? ++*kept : 0;
    }
    if (*kept > job->options->areas)
        return cli_wrong("--areas: %d territories are locked; request at least that number, or "
                         "keep fewer with --keep",
                         (int)*kept);
    return CLI_DONE;
}

static int lock(grow_job *job)
{
    const pave_territories *old = job->old->territories;
    int32_t *numbers = calloc((size_t)old->count + 1, sizeof *numbers), kept;
    job->fixed = calloc((size_t)job->options->areas, sizeof *job->fixed);
    int code = numbers && job->fixed ? choose_kept(job, numbers, &kept) : region_no_memory();
    for (int32_t cell = 0; code == CLI_DONE && cell < old->cell_count; cell++)
        job->labels[cell] = numbers[old->of_cell[cell]];
    for (int32_t area = 0; code == CLI_DONE && area < kept; area++) job->fixed[area] = true;
    free(numbers);
    job->def.locked = job->labels;
    job->def.fixed = job->fixed;
    return code;
}

// ---- The run ------------------------------------------------------------------------------------

static int read_shares(grow_job *job)
{
    int32_t count;
    if (!job->options->shares) return CLI_DONE;
    int code = region_read_shares("shares", job->options->shares, 1e-9, 1e9, &job->shares, &count);
    if (code == CLI_DONE && count != job->options->areas)
        return cli_wrong("--shares: %d shares for %lld areas; give one for each", (int)count,
                         (long long)job->options->areas);
    job->def.shares = job->shares;
    return code;
}

enum { LOCKED = REGION_MODE(0), SEA = REGION_MODE(1) };

static uint32_t modes_of(const cli_call *call)
{
    const grow_options *options = call->options;
    return region_modes(call, false) | region_place_modes(&options->place) |
           (options->locked ? LOCKED : 0) | (options->land < 1 || options->place.margin ? SEA : 0);
}

static const cli_need needs[] = {{"keep", LOCKED, "it names territories of --locked"},
                                 {"islands", SEA, "needs sea, from --land below 1 or --margin"},
                                 REGION_PLACE_NEEDS,
                                 REGION_LOOK_NEEDS};

static int check_call(grow_job *job)
{
    if (cli_given(job->base.call, "areas")) return CLI_DONE;
    return cli_wrong("--areas is missing; give the number of territories, such as --areas 12");
}

static int grow(grow_job *job)
{
    const grow_options *options = job->options;
    pave_error error = {0};
    cli_progress bar;
    pave_batch batch = {0};
    if (options->areas > pave_ground_count(job->ground))
        return cli_wrong(
            "--areas: %lld exceeds the %lld available cells; use fewer, or a larger window",
            (long long)options->areas, (long long)pave_ground_count(job->ground));
    job->labels = calloc((size_t)pave_ground_count(job->ground) + 1, sizeof *job->labels);
    int code = !job->labels ? region_no_memory() : job->old ? lock(job) : CLI_DONE;
    if (code == CLI_DONE) code = read_shares(job);
    if (code != CLI_DONE) return code;
    region_place place = job->place;
    place.ground = job->ground;
    if (place.on.closes) job->def.locked = job->labels;
    region_place_lock(&place, job->labels);
    job->def.ground = job->ground;
    job->def.seed = options->seed;
    job->def.areas = (int32_t)options->areas;
    job->def.tolerance =
        options->tolerance > 0 ? options->tolerance : -1; // 0 would mean the library's default
    job->def.roughness = options->roughness;
    job->def.land = options->land;
    job->def.margin = (int32_t)options->place.margin;
    job->def.islands = options->islands;
    batch.progress = cli_progress_begin(&bar, "growing");
    pave_result result =
        pave_growth_make(&job->def, NULL, &batch, job->labels, &job->result, &error);
    cli_progress_end(&bar);
    if (result == PAVE_OK) return CLI_DONE;
    return region_refuse_call(&error);
}

static int make_map(grow_job *job)
{
    pave_map_def def = {.territory = {.ground = job->ground, .labels = job->labels},
                        .mesh = job->mesh,
                        .patch = job->patch,
                        .orientation = job->orientation,
                        .kind = "grow"};
    job->base.walls = job->place.closed;
    return region_make_map(&job->base, &def);
}

// ---- Output -------------------------------------------------------------------------------------

static int print(const region_job *base, cli_result *result)
{
    const pave_growth_result *made = &((const grow_job *)base)->result;
    const int cells = (int)base->map->territories->cell_count;
    CLI_JSON_COUNTS(result, "areas|cells|land|sea|size_min|size_max", made->areas, cells,
                    made->land, made->sea, made->size_min, made->size_max);
    CLI_JSON_NUMBERS(result, "share_min|share_max", made->share_min, made->share_max);
    cli_json_flag(result, "within", made->within);
    CLI_JSON_COUNTS(result, "pieces|rounds", made->pieces, made->rounds);
    CLI_JSON_NUMBERS(result, "compactness", made->compactness);
    CLI_JSON_COUNTS(result, "spikes", made->spikes);
    cli_text(result, "areas=%d sizes=%d..%d within=%s land=%d/%d pieces=%d\n", (int)made->areas,
             (int)made->size_min, (int)made->size_max, made->within ? "yes" : "no", (int)made->land,
             cells, (int)made->pieces);
    return CLI_DONE;
}

static int run_job(grow_job *job)
{
    int code = check_call(job);
    if (code == CLI_DONE)
        code = job->options->locked ? region_read_map(job->options->locked, NULL, &job->old)
                                    : CLI_DONE;
    if (code == CLI_DONE) code = open_cells(job);
    if (code != CLI_DONE) return code;
    cli_catch_signals(); // temporary files must be removed
    code = grow(job);
    if (code == CLI_DONE) code = make_map(job);
    if (code == CLI_DONE) code = region_put_out(&job->base, print);
    return code == CLI_DONE && !job->result.within ? CLI_NO : code;
}

static int run(const cli_call *call)
{
    const grow_options *options = call->options;
    grow_job job = {.base = {.call = call,
                             .output = &options->output,
                             .look = &options->look,
                             .title = "territories",
                             .format = (region_format)call->format},
                    .options = options};
    int code = run_job(&job);
    pave_map_destroy(job.base.map);
    free(job.fixed);
    free(job.labels);
    free(job.shares);
    pave_map_destroy(job.old);
    region_place_close(&job.place);
    return code;
}

const cli_command cli_region_grow = {CLI_COMMAND("region", "grow", table, run),
                                     CLI_WRITES(REGION_FORMATS, needs, modes_of)};
