// cli/tess/tess_write.c: pave tess: writes tiles to files, and the report as a table or JSON.
#include "../output.h"
#include "../result.h"
#include "../work.h"
#include "tess.h"

#include <pave/formats/obj.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static double achieved(const pave_removal *removal)
{
    return removal->inner_edges ? (double)removal->removed / (double)removal->inner_edges : 0;
}

static const char *plural(int64_t count) { return count == 1 ? "" : "s"; }

static void put_sides(cli_result *result, const pave_mesh_report *report)
{
    const char *before = "";
    cli_json_open(result, "sides", '{');
    cli_text(result, "%-12s", "sides");
    for (int sides = 0; sides <= PAVE_MESH_SIDES_MAX; sides++) {
        char name[16];
        if (report->sides[sides] == 0) continue;
        snprintf(name, sizeof name, "%d%s", sides, sides == PAVE_MESH_SIDES_MAX ? "+" : "");
        CLI_JSON_COUNTS(result, name, report->sides[sides]);
        cli_text(result, "%s%s: %" PRId64, before, name, report->sides[sides]);
        before = "  ";
    }
    cli_text(result, "\n");
    cli_json_close(result);
}

static void put_repaired(cli_result *result, const tess_job *job)
{
    enum { SHOWN = 10 };
    const int64_t count = job->repaired_count;
    if (!result->json && !job->options->repair) return;
    cli_put_list(result, "repaired");
    if (count)
        cli_text(result, "%d adjacenc%s restored", (int)count, count == 1 ? "y" : "ies");
    else
        cli_text(result, "no adjacency had to be restored");
    for (int64_t i = 0; cli_put_each(result, i, count, SHOWN); i++)
        cli_put(result, NULL, result->json ? "[%d,%d]" : "%d:%d", (int)job->repaired[i][0],
                (int)job->repaired[i][1]);
}

static void put_members(cli_result *result, const tess_job *job, const pave_mesh_report *report)
{
    CLI_JSON_COUNTS(result,
                    "tiles|vertices|edges|euler|rim|inverted|self_intersecting|not_star_shaped",
                    report->tiles, report->vertices, report->edges, report->euler, report->rim,
                    report->inverted, report->self_intersecting, report->not_star_shaped);
    CLI_JSON_NUMBERS(result,
                     "area|mean_area|min_area|max_area|area_cv|min_share|min_circle|circle_1|"
                     "circle_10|min_angle|angle_1|under_20|under_25|concave|mean_aspect|max_aspect|"
                     "coverage_error",
                     report->area, report->mean_area, report->min_area, report->max_area,
                     report->area_cv, report->min_share, report->min_circle, report->circle_1,
                     report->circle_10, report->min_angle, report->angle_1, report->under_20,
                     report->under_25, report->concave, report->mean_aspect, report->max_aspect,
                     report->coverage_error);
    if (result->json) put_sides(result, report);
    const pave_mesh_stats *made = &job->mesh->made;
    CLI_JSON_COUNTS(result, "steps", made->steps);
    CLI_JSON_NUMBERS(result, "moved", made->moved);
    CLI_JSON_COUNTS(result, "guarded", made->guarded);
    CLI_JSON_COUNTS(result, "off_frame_count", made->off_frame_count);
    CLI_JSON_NUMBERS(result, "off_frame", made->off_frame);
    CLI_JSON_NUMBERS(result, "removed_share", achieved(&job->removal));
    CLI_JSON_COUNTS(result, "removed_edges|outer_nodes", job->removal.removed, job->outer_count);
}

static void put_rows(cli_result *result, const tess_job *job, const pave_mesh_report *report)
{
    const pave_mesh_stats *made = &job->mesh->made;
    const pave_removal *removal = &job->removal;
    cli_text_row(result, "tiles", "%" PRId64, report->tiles);
    cli_text_row(result, "vertices", "%" PRId64 ", %" PRId64 " of them on the rim",
                 report->vertices, report->rim);
    cli_text_row(result, "edges", "%" PRId64 "; vertices - edges + faces is %" PRId64,
                 report->edges, report->euler);
    if (!result->json) put_sides(result, report);
    cli_text_row(result, "invalid",
                 "%" PRId64 " inverted, %" PRId64 " self-intersecting, %" PRId64 " not star-shaped",
                 report->inverted, report->self_intersecting, report->not_star_shaped);
    cli_text_row(result, "area",
                 "%.6g on average, from %.6g to %.6g; minimum / mean %.4f, coefficient of "
                 "variation %.4f",
                 report->mean_area, report->min_area, report->max_area, report->min_share,
                 report->area_cv);
    cli_text_row(result, "circle",
                 "at least %.3f of a regular tile's; without the worst 1 %% %.3f, 10 %% %.3f",
                 report->min_circle, report->circle_1, report->circle_10);
    cli_text_row(result, "angle",
                 "at least %.2f degrees; without the worst 1 %% %.2f; below 20 in %.2f %% of "
                 "tiles, below 25 in %.2f %%",
                 report->min_angle, report->angle_1, 100 * report->under_20,
                 100 * report->under_25);
    cli_text_row(result, "concave", "%.2f %% of tiles", 100 * report->concave);
    cli_text_row(result, "aspect", "%.3f on average, at most %.3f", report->mean_aspect,
                 report->max_aspect);
    cli_text_row(
        result, "coverage",
        "the areas of the tiles add up to the area inside the rim, with a relative error of %.3g",
        report->coverage_error);
    if (made->steps)
        cli_text_row(result, "relaxed", "%d step%s; the last one moved vertices by at most %.3g",
                     (int)made->steps, plural(made->steps), made->moved);
    if (made->off_frame_count)
        cli_text_row(result, "frame", "%d vert%s of the rim %s not on it, but at most %.3g away",
                     (int)made->off_frame_count, made->off_frame_count == 1 ? "ex" : "ices",
                     made->off_frame_count == 1 ? "is" : "are", made->off_frame);
    if (removal->attempted)
        cli_text_row(result, "removed",
                     "%" PRId64 " of %" PRId64 " adjacencies, %.2f %%; %" PRId64 " were attempted",
                     removal->removed, removal->inner_edges, 100 * achieved(removal),
                     removal->attempted);
}

static void put_report(cli_result *result, const tess_job *job)
{
    const pave_mesh_stats *made = &job->mesh->made;
    put_members(result, job, &job->report);
    put_rows(result, job, &job->report);
    put_repaired(result, job);
    if (made->solved)
        cli_text_row(result, "solved", "the whole mesh, because local repair was not enough");
    else if (made->repaired_tiles)
        cli_text_row(result, "mended",
                     "%d tile%s that %s not valid at the first positions of the "
                     "vertices",
                     (int)made->repaired_tiles, plural(made->repaired_tiles),
                     made->repaired_tiles == 1 ? "was" : "were");
    if (made->displaced)
        cli_text_row(result, "displaced", "%d vert%s moved by repair", (int)made->displaced,
                     made->displaced == 1 ? "ex" : "ices");
    CLI_JSON_COUNTS(result, "repaired_tiles|displaced", made->repaired_tiles, made->displaced);
    cli_json_flag(result, "solved", made->solved);
}

void tess_print(const tess_job *job)
{
    cli_result result = {.out = job->call->out, .json = job->options->json, .column = 11};
    cli_json_open(&result, NULL, '{');
    if (job->options->report) put_report(&result, job);
    if (job->options->hash)
        cli_put_hash(&result,
                     job->mesh ? pave_mesh_hash(job->mesh) : pave_patch_hash(job->faces->patch));
    cli_json_close(&result);
}

// ---- Pictures -----------------------------------------------------------------------------------

/// Maximum number of tiles in a picture; more would take minutes and gigabytes to draw.
enum { TILES_MAX = 1000000 };

static int refuse_picture(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? cli_failed("out of memory; draw fewer tiles")
                                           : cli_wrong("-o: %s", error->message);
}

// Writes the caption between the two pictures of --compare: "after 20 steps and 1 edit".
static void put_caption(const tess_job *job, char *out, size_t size)
{
    const int steps = (int)job->mesh->made.steps,
              edits = job->options->toggles.count + job->options->arounds.count;
    char made[32] = "", changed[32] = "";
    if (steps > 0 || edits == 0)
        snprintf(made, sizeof made, "%d step%s", steps, steps == 1 ? "" : "s");
    if (edits > 0) snprintf(changed, sizeof changed, "%d edit%s", edits, edits == 1 ? "" : "s");
    snprintf(out, size, "after %s%s%s", made, *made && *changed ? " and " : "", changed);
}

// Draws the pictures before and after in a row.
static pave_result compare(const tess_job *job, const pave_picture_mesh_def *def, pave_scene **out,
                           pave_error *error)
{
    pave_scene *parts[2] = {NULL};
    char after[64];
    pave_picture_mesh_def one = *def;
    one.size = (pave_scene_size){0};
    pave_result result = pave_picture_mesh(&one, NULL, &parts[1], error);
    one.mesh = job->before;
    if (result == PAVE_OK) result = pave_picture_mesh(&one, NULL, &parts[0], error);
    put_caption(job, after, sizeof after);
    if (result == PAVE_OK)
        result = pave_scene_create_sheet(
            &(pave_scene_sheet_def){.parts = (const pave_scene *const *)parts,
                                    .part_count = 2,
                                    .captions = (const char *const[]){"before", after},
                                    .background = pave_scene_get_def(parts[1]).background,
                                    .title = def->title,
                                    .size = def->size},
            NULL, out, error);
    pave_scene_destroy(parts[0]);
    pave_scene_destroy(parts[1]);
    return result;
}

static int write_picture(const tess_job *job, const pave_picture_mesh_def *def)
{
    static const pave_draw_format formats[] = {
        [TESS_SVG] = PAVE_DRAW_SVG, [TESS_PDF] = PAVE_DRAW_PDF, [TESS_PNG] = PAVE_DRAW_PNG};
    pave_error error = {0};
    pave_scene *scene;
    cli_progress bar;
    (void)cli_progress_begin(&bar, "drawing");
    pave_result result = job->options->compare ? compare(job, def, &scene, &error)
                                               : pave_picture_mesh(def, NULL, &scene, &error);
    cli_progress_end(&bar);
    if (result != PAVE_OK) return refuse_picture(&error);
    const int code = cli_write_scene(scene, cli_stage(job->options->output), formats[job->format],
                                     &job->options->picture);
    pave_scene_destroy(scene);
    return code;
}

static int draw(const tess_job *job)
{
    const tess_options *options = job->options;
    const pave_adjacency *adjacency = job->adjacency;
    pave_adjacency *made = NULL;
    if (job->mesh->tile_count > TILES_MAX)
        return cli_wrong("-o: a picture has at most %d tiles, and this one would have %d; draw "
                         "fewer, or write .geojson",
                         TILES_MAX, (int)job->mesh->tile_count);
    if ((options->adjacency || options->intended) && job->board) {
        if (pave_board_to_adjacency(job->board, NULL, &made, NULL) != PAVE_OK)
            return cli_failed("out of memory; draw fewer tiles");
        adjacency = made;
    }
    const pave_picture_mesh_def def = {
        .mesh = job->mesh,
        .fill = (pave_picture_fill)options->fill,
        .adjacency = options->adjacency ? adjacency : NULL,
        .intended = options->intended ? adjacency : NULL,
        .stretched = options->frame > 0 && (options->adjacency || options->intended),
        .labels = options->labels || options->first > 0,
        .first = (int32_t)options->first,
        .title = options->voronoi || options->voronoi_of ? "cells of a Voronoi diagram"
                 : options->tiles                        ? "faces of a graph"
                 : job->quads                            ? "relaxed quads"
                                                         : "tiles from chosen adjacency",
        .size = cli_picture_size(&options->picture, 96)};
    int code = write_picture(job, &def);
    pave_adjacency_destroy(made);
    return code;
}

// ---- Data formats ------------------------------------------------------------------------------

typedef pave_result writer(const pave_mesh *mesh, const char *path, const pave_allocator *allocator,
                           const pave_batch *batch, pave_error *error);

/// Indexed by tess_format; NULL: a picture.
static writer *const writers[] = {
    [TESS_SVG] = NULL,
    [TESS_PDF] = NULL,
    [TESS_PNG] = NULL,
    [TESS_GEOJSON] = pave_json_geojson_write,
    [TESS_OBJ] = pave_obj_mesh_write,
    [TESS_OFF] = pave_off_mesh_write,
    [TESS_JSON] = pave_json_mesh_write,
};

int tess_write(const tess_job *job)
{
    const bool data = job->format == TESS_JSON || job->format == TESS_GEOJSON;
    if (!job->mesh || (job->labels && data)) return tess_write_map(job);
    if (!writers[job->format]) return draw(job);
    cli_progress bar;
    const pave_batch batch = {.progress = cli_progress_begin(&bar, "writing")};
    pave_error error = {0};
    pave_result result =
        writers[job->format](job->mesh, cli_stage(job->options->output), NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
