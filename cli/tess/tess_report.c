// cli/tess/tess_report.c: pave tess --report: how good the tiles are, as a table and in JSON.
#include "tess.h"

#include "../say.h"

#include <inttypes.h>

static double achieved(const pave_removal *removal)
{
    return removal->inner_edges ? (double)removal->removed / (double)removal->inner_edges : 0;
}

// ---- JSON ---------------------------------------------------------------------------------------

static void put_sides(FILE *out, const pave_mesh_report *report)
{
    const char *before = "";
    fputs(",\"sides\":{", out);
    for (int sides = 0; sides <= PAVE_MESH_SIDES_MAX; sides++) {
        if (report->sides[sides] == 0) continue;
        fprintf(out, "%s\"%d%s\":%" PRId64, before, sides, sides == PAVE_MESH_SIDES_MAX ? "+" : "",
                report->sides[sides]);
        before = ",";
    }
    fputc('}', out);
}

static void put_repaired(FILE *out, const tess_job *job)
{
    fputs(",\"repaired\":[", out);
    for (int32_t i = 0; i < job->repaired_count; i++)
        fprintf(out, "%s[%d,%d]", i ? "," : "", (int)job->repaired[i][0], (int)job->repaired[i][1]);
    fputc(']', out);
}

static void print_object(const tess_job *job, const pave_mesh_report *report)
{
    FILE *out = job->call->out;
    const pave_mesh_story *made = &job->mesh->made;
    fprintf(out, "{\"tiles\":%" PRId64, report->tiles);
    cli_put_count(out, "vertices", report->vertices);
    cli_put_count(out, "edges", report->edges);
    cli_put_count(out, "euler", report->euler);
    cli_put_count(out, "rim", report->rim);
    cli_put_count(out, "inverted", report->inverted);
    cli_put_count(out, "self_intersecting", report->self_intersecting);
    cli_put_count(out, "not_star_shaped", report->not_star_shaped);
    cli_put_number(out, "area", report->area);
    cli_put_number(out, "mean_area", report->mean_area);
    cli_put_number(out, "min_area", report->min_area);
    cli_put_number(out, "max_area", report->max_area);
    cli_put_number(out, "area_cv", report->area_cv);
    cli_put_number(out, "min_angle", report->min_angle);
    cli_put_number(out, "mean_aspect", report->mean_aspect);
    cli_put_number(out, "max_aspect", report->max_aspect);
    cli_put_number(out, "coverage_error", report->coverage_error);
    put_sides(out, report);
    cli_put_count(out, "steps", made->steps);
    cli_put_number(out, "moved", made->moved);
    cli_put_count(out, "guarded", made->guarded);
    cli_put_number(out, "removed", achieved(&job->removal));
    cli_put_count(out, "removed_edges", job->removal.removed);
    put_repaired(out, job);
    cli_put_count(out, "repaired_tiles", made->repaired_tiles);
    fprintf(out, ",\"tutte\":%s", made->tutte ? "true" : "false");
    if (job->options->hash) cli_put_hash(out, true, pave_mesh_hash(job->mesh));
    fputs("}\n", out);
}

// ---- The table ----------------------------------------------------------------------------------

static const char *plural(int64_t count) { return count == 1 ? "" : "s"; }

static void print_sides(FILE *out, const pave_mesh_report *report)
{
    const char *before = " ";
    fputs("sides      ", out);
    for (int sides = 0; sides <= PAVE_MESH_SIDES_MAX; sides++) {
        if (report->sides[sides] == 0) continue;
        fprintf(out, "%s%d%s: %" PRId64, before, sides, sides == PAVE_MESH_SIDES_MAX ? "+" : "",
                report->sides[sides]);
        before = "  ";
    }
    fputc('\n', out);
}

static void print_repaired(const tess_job *job)
{
    enum { SHOWN = 10 };
    FILE *out = job->call->out;
    if (job->repaired_count == 0) {
        fputs("repaired    nothing had to be joined again\n", out);
        return;
    }
    fprintf(out, "repaired    %d adjacenc%s joined again", (int)job->repaired_count,
            job->repaired_count == 1 ? "y" : "ies");
    for (int32_t i = 0; i < job->repaired_count && i < SHOWN; i++)
        fprintf(out, "%s %d:%d", i ? "," : ":", (int)job->repaired[i][0], (int)job->repaired[i][1]);
    fputs(job->repaired_count > SHOWN ? ", ...\n" : "\n", out);
}

static void print_table(const tess_job *job, const pave_mesh_report *report)
{
    FILE *out = job->call->out;
    const pave_mesh_story *made = &job->mesh->made;
    fprintf(out, "tiles       %" PRId64 "\n", report->tiles);
    fprintf(out, "vertices    %" PRId64 ", %" PRId64 " of them on the rim\n", report->vertices,
            report->rim);
    fprintf(out, "edges       %" PRId64 "; vertices - edges + faces is %" PRId64 "\n",
            report->edges, report->euler);
    print_sides(out, report);
    fprintf(out,
            "invalid     %" PRId64 " inverted, %" PRId64 " self-intersecting, %" PRId64
            " not star-shaped\n",
            report->inverted, report->self_intersecting, report->not_star_shaped);
    fprintf(out, "area        %.6g in the mean, from %.6g to %.6g; coefficient of variation %.4f\n",
            report->mean_area, report->min_area, report->max_area, report->area_cv);
    fprintf(out, "angle       %.2f degrees at least\n", report->min_angle);
    fprintf(out, "aspect      %.3f in the mean, %.3f at most\n", report->mean_aspect,
            report->max_aspect);
    fprintf(out, "coverage    all tiles together have the area inside the rim, except %.3g of it\n",
            report->coverage_error);
    if (made->steps)
        fprintf(out,
                "relaxed     %d step%s; %.3g is the farthest that a vertex went in the last one\n",
                (int)made->steps, plural(made->steps), made->moved);
    if (job->removal.attempted)
        fprintf(out,
                "removed     %" PRId64 " of %" PRId64 " adjacencies, %.2f %%; %" PRId64
                " were attempted\n",
                job->removal.removed, job->removal.inner_edges, 100 * achieved(&job->removal),
                job->removal.attempted);
    if (job->options->repair) print_repaired(job);
    if (made->tutte)
        fputs("solved      the whole, as local repair was not enough\n", out);
    else if (made->repaired_tiles)
        fprintf(out, "mended      %d tile%s that %s not valid where the vertices first lay\n",
                (int)made->repaired_tiles, plural(made->repaired_tiles),
                made->repaired_tiles == 1 ? "was" : "were");
}

void tess_print_report(const tess_job *job)
{
    if (job->options->json)
        print_object(job, &job->report);
    else
        print_table(job, &job->report);
}
