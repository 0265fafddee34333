// cli/cmd_tess_at.c: pave tess at: the tile under a point.
#include "../commands.h"
#include "../lines.h"
#include "tess_mesh.h"

#include <inttypes.h>
#include <string.h>

typedef struct at_options {
    bool json;
} at_options;

#define OPTIONS at_options
static const cli_option table[] = {
    CLI_PRINT_ROW("json", json, "answer in JSON, one object a point"),
};

/// What the points of a call are asked of.
typedef struct asking {
    const pave_mesh *mesh;
    const pave_locator *locator;
    tess_answer answer;
    int64_t outside;
} asking;

static void answer_point(asking *job, pave_vec2 point)
{
    tess_answer *answer = &job->answer;
    int32_t tile = pave_locator_find(job->locator, point),
            id = tile < 0 ? -1 : pave_mesh_node(job->mesh, tile);
    job->outside += tile < 0;
    if (answer->json) {
        tess_point(answer, "at", point);
        tess_field(answer, "tile");
    }
    if (tile < 0)
        fputs(answer->json ? "null" : "none", answer->out);
    else
        fprintf(answer->out, "%" PRId32, id);
    fputs(answer->json ? "}\n" : "\n", answer->out);
    answer->begun = false;
}

static int read_point(const char *text, pave_vec2 *out)
{
    switch (cli_read_point(text, out)) {
    case CLI_READ: return CLI_DONE;
    case CLI_NO_FORM:
        return cli_wrong("\"%s\" is no point; give two decimal numbers, such as 1.5,-2", text);
    default: return cli_wrong("%s is too far out", text);
    }
}

// All points are read before the first is answered, so that a call that is wrong has answered none.
static int answer_operands(const cli_call *call, asking *job)
{
    pave_vec2 point;
    for (int i = 1; i < call->operand_count; i++) {
        read_point(call->operands[i], &point);
        answer_point(job, point);
    }
    return job->outside ? CLI_NO : CLI_DONE;
}

// ---- Standard input -----------------------------------------------------------------------------

static int answer_lines(asking *job)
{
    static cli_lines in; // too large for a stack
    pave_vec2 point;
    char *line = NULL;
    cli_lines_begin(&in, job->answer.out);
    for (cli_line state; (state = cli_lines_next(&in, &line)) != CLI_LINE_LAST;) {
        if (state == CLI_LINE_READ) {
            line[strcspn(line, "#")] = '\0';
            line += strspn(line, " \t\r");
            for (char *end = line + strlen(line); end > line && strchr(" \t\r", end[-1]);)
                *--end = '\0';
            if (!*line) continue;
        }
        in.asked++;
        if (state == CLI_LINE_READ && cli_read_point(line, &point) == CLI_READ) {
            answer_point(job, point);
            continue;
        }
        in.wrong++;
        fputs(job->answer.json
                  ? "{\"error\":\"not a point; give two decimal numbers, such as 1.5,-2\"}\n"
                  : "error: not a point; give two decimal numbers, such as 1.5,-2\n",
              job->answer.out);
    }
    int code = cli_lines_end(&in, "line", "lines");
    return code == CLI_DONE && job->outside ? CLI_NO : code;
}

static int run(const cli_call *call)
{
    const at_options *options = call->options;
    pave_mesh *mesh;
    pave_locator *locator;
    pave_vec2 point;
    int code = CLI_DONE;
    for (int i = 1; code == CLI_DONE && i < call->operand_count; i++)
        code = read_point(call->operands[i], &point);
    if (code == CLI_DONE) code = tess_open_mesh(call->operands[0], &mesh);
    if (code != CLI_DONE) return code;
    if (pave_locator_create(mesh, NULL, &locator, NULL) == PAVE_OK) {
        asking job = {
            .mesh = mesh, .locator = locator, .answer = {.out = call->out, .json = options->json}};
        code = call->operand_count > 1 ? answer_operands(call, &job) : answer_lines(&job);
        pave_locator_destroy(locator);
    } else {
        code = cli_failed("out of memory");
    }
    pave_mesh_destroy(mesh);
    return code;
}

const cli_command cli_tess_at = {
    .group = "tess",
    .name = "at",
    .operands = "FILE [X,Y...]",
    .operand_minimum = 1,
    .operand_maximum = INT32_MAX,
    .operand_help = TESS_MESH_HELP " X,Y are points; -3,2 needs no quoting. Without any they are "
                                   "read from standard input, one a line.",
    .summary = "the tile of a mesh under a point",
    .about = "Prints the id of the tile under each point, a line each, and \"none\" for points "
             "outside. Points on a side belong to the tile of the lower number.\n"
             "Of standard input, blank lines and what follows a # are passed over; a line that is "
             "no point answers \"error: ...\", the others go on, and the exit "
             "status is 3 in the end.",
    .examples = "pave tess at tiles.json 3.5,2\n"
                "pave tess at --json tiles.json <points.txt\n",
    .no = "a point lies outside",
    .batches = true,
    CLI_TABLE(table),
    .run = run,
};
