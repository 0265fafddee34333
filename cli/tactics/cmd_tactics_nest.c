// cli/tactics/cmd_tactics_nest.c: pave tactics nest: nested triangles.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct nest_options {
    int64_t factor;
    int hexagon, square; // 0: none
    tactics_output output;
} nest_options;

enum { FACTOR_MAX = 1000 };

#define OPTIONS nest_options
static const cli_option table[] = {
    CLI_COUNT_ROW("factor", "M", "2", factor, 1, FACTOR_MAX,
                  "M^2 triangles form one that is M times as large"),
    CLI_ROW(WORD, "hexagon", "none|0|1|2", "none", hexagon,
            "the hexagon of six triangles that contains C, as a cell of hex, among those whose "
            "centres q,r have this remainder of q - r modulo 3; a picture shows all of them"),
    CLI_ROW(
        WORD, "square", "none|E|N|W", "none", square,
        "the square of two triangles that share an edge of that kind, as a cell of square; in a "
        "picture all of them"),
    TACTICS_OUTPUT_ROWS(output),
};

static const cli_need needs[] = {CLI_OVER_NEEDS, CLI_PICTURE_NEEDS};

typedef struct nest_job {
    const cli_call *call;
    const nest_options *options;
    pave_cell cell, parent;
    pave_nest *nest; // nest for the picture
} nest_job;

// ---- Cells --------------------------------------------------------------------------------------

static int read_cell(nest_job *job)
{
    const char *text = job->call->operands[0];
    if (pave_tri_face_read(text, &job->cell) != PAVE_OK)
        return cli_wrong("C: \"%s\" is not a cell; a triangle is q,r,L or q,r,R, such as 3,-1,R",
                         text);
    job->parent = pave_tri_parent(job->cell, (int32_t)job->options->factor);
    if (llabs(job->cell.q) >= PAVE_COORDINATE_MAX || llabs(job->cell.r) >= PAVE_COORDINATE_MAX)
        return cli_wrong("C: %s is at the limit; give a cell closer to 0,0", text);
    return CLI_DONE;
}

static void put_face(cli_result *result, const char *name, pave_cell cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put(result, name, result->json ? "\"%s\"" : "%s", pave_tri_face_text(cell, text));
}

static void put_cell(cli_result *result, const char *name, pave_cell cell)
{
    cli_put(result, name, result->json ? "\"%" PRId32 ",%" PRId32 "\"" : "%" PRId32 ",%" PRId32,
            cell.q, cell.r);
}

static void put_grids(const nest_job *job, cli_result *result)
{
    if (job->options->hexagon) {
        const int choice = job->options->hexagon - 1;
        const pave_cell hexagon = pave_nest_hexagon(job->cell, choice);
        put_cell(result, "hexagon", hexagon);
        cli_put_list(result, "of");
        for (int k = 0; cli_put_each(result, k, PAVE_TRI_TOUCHES_MAX, 0); k++)
            put_face(result, NULL, pave_nest_hexagon_face(hexagon, choice, k));
    }
    if (job->options->square) {
        const pave_tri_edge_kind kind = (pave_tri_edge_kind)(job->options->square - 1);
        const pave_cell square = pave_nest_square(job->cell, kind);
        put_cell(result, "square", square);
        cli_put_list(result, "holds");
        for (int32_t s = 0; cli_put_each(result, s, 2, 0); s++)
            put_face(result, NULL, pave_nest_square_face(square, kind, s));
    }
}

static uint64_t hash_cell(const nest_job *job)
{
    const int32_t words[] = {
        job->cell.q,           job->cell.r,          job->cell.s,   (int32_t)job->options->factor,
        job->options->hexagon, job->options->square, job->parent.q, job->parent.r,
        job->parent.s};
    return tactics_hash(PAVE_HASH_START, words, sizeof words / sizeof *words);
}

static void print_cell(const nest_job *job)
{
    char texts[2][PAVE_TRI_TEXT_SIZE];
    const int32_t m = (int32_t)job->options->factor;
    int64_t child = 0;
    while (!pave_cell_equal(pave_tri_child(job->parent, m, child), job->cell)) child++;
    cli_result result = tactics_begin(job->call, &job->options->output);
    pave_tri_face_text(job->cell, texts[0]);
    pave_tri_face_text(job->parent, texts[1]);
    cli_text(&result, "%s is child %" PRId64 " of %s, factor %" PRId32 "\n", texts[0], child,
             texts[1], m);
    cli_json_text(&result, "cell", texts[0]);
    CLI_JSON_COUNTS(&result, "factor|child", m, child);
    cli_json_text(&result, "parent", texts[1]);
    put_grids(job, &result);
    tactics_end(&result, &job->options->output, hash_cell(job));
}

// Makes a nest of big triangles around a corner of the parent, for the picture.
static int make_round(nest_job *job)
{
    const int32_t m = (int32_t)job->options->factor;
    const pave_tri_vertex corner = pave_tri_corners(job->parent, 0);
    const pave_nest_def def = {.window = {.shape = PAVE_WINDOW_HEXAGON,
                                          .radius = m <= 4 ? 2 : 1,
                                          .at = {corner.q, corner.r, 0}},
                               .factor = m};
    pave_error error = {0};
    return pave_nest_create(&def, NULL, &job->nest, &error) == PAVE_OK ? CLI_DONE
                                                                       : tactics_refuse(&error);
}

// ---- The command --------------------------------------------------------------------------------

static int draw(const nest_job *job)
{
    const int32_t m = job->nest->factor;
    pave_cell *children = malloc((size_t)m * (size_t)m * sizeof *children);
    if (!children) return tactics_no_memory();
    for (int64_t i = 0; i < (int64_t)m * m; i++) children[i] = pave_tri_child(job->parent, m, i);
    const pave_picture_nest_def def = {.nest = job->nest,
                                       .hexagons = job->options->hexagon,
                                       .squares = job->options->square,
                                       .marked = children,
                                       .marked_count = (int64_t)m * m,
                                       .title = "nested triangles",
                                       .size = cli_picture_size(&job->options->output.picture, 96)};
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_result result = pave_picture_nest(&def, NULL, &scene, &error);
    free(children);
    return result == PAVE_OK ? tactics_scene_write(job->call, &job->options->output,
                                                   job->nest->small->window, scene)
                             : tactics_refuse(&error);
}

static int run(const cli_call *call)
{
    nest_job job = {.call = call, .options = call->options};
    const nest_options *options = job.options;
    int code = read_cell(&job);
    if (code == CLI_DONE && options->output.path) code = make_round(&job);
    if (code == CLI_DONE && options->output.path) code = draw(&job);
    if (code == CLI_DONE && tactics_prints(&options->output)) print_cell(&job);
    pave_nest_destroy(job.nest);
    return code;
}

const cli_command cli_tactics_nest = {CLI_COMMAND("tactics", "nest", table, run),
                                      CLI_OPERANDS("C", 1, 1), CLI_NEEDS(needs),
                                      .formats = TACTICS_FORMATS};
