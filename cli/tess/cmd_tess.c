// cli/cmd_tess.c: pave tess: tiles from chosen adjacency.
#include "../commands.h"
#include "../work.h"
#include "tess.h"

#include <pave/scene.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const cli_option table[] = {
    {"size", 0, CLI_SIZE, "WxH", "12x9",
     "inner tiles of a board; with --grid unit cells; with --voronoi the rectangle (default there: "
     "the area 1 for each point)",
     offsetof(tess_options, size), 0, 0},
    {"board", 0, CLI_PATH, "FILE", NULL, "a board from a JSON file", offsetof(tess_options, board),
     0, 0},
    {"graph", 0, CLI_PATH, "FILE", NULL,
     "a graph from a .json, .obj or .off file, whose edges say which tiles touch",
     offsetof(tess_options, graph), 0, 0},
    {"grid", 0, CLI_TEXT, "GRID", NULL,
     "faces of a tiling that touch across edges: square, hex, tri, another tiling or TILING.json",
     offsetof(tess_options, grid), 0, 0},
    {"voronoi", 0, CLI_NUMBER, "N", NULL, "the Voronoi diagram of N random points, for comparison",
     offsetof(tess_options, voronoi), 1, 1 << 24},
    {"lloyd", 0, CLI_NUMBER, "N", "0",
     "how often each point of --voronoi goes to the centroid of its cell",
     offsetof(tess_options, lloyd), 0, 10000},
    {"layout", 0, CLI_WORD, "odd-r|even-r|odd-q|even-q", "even-q",
     "how a board's rows or columns are shoved", offsetof(tess_options, layout), 0, 0},
    {"pattern", 0, CLI_WORD, "hex|quad|triangle", "hex", "who is adjacent on a board at first",
     offsetof(tess_options, pattern), 0, 0},
    {"walls", 0, CLI_PATH, "MASK", NULL, "cuts where a mask of the board's size has walls",
     offsetof(tess_options, walls), 0, 0},
    {"cut", 0, CLI_LIST, "A:B", NULL, "cuts the adjacency of two tiles; may be repeated",
     offsetof(tess_options, cuts), 0, 0},
    {"join", 0, CLI_LIST, "A:B", NULL,
     "makes two tiles adjacent that the pattern or a cut keeps apart; may be repeated",
     offsetof(tess_options, joins), 0, 0},
    {"remove", 0, CLI_SHARE, "P", "0",
     "the share of adjacencies between inner tiles whose random removal is attempted; each tile "
     "keeps three",
     offsetof(tess_options, remove), 0, 0},
    {"seed", 's', CLI_SEED, "SEED", "0", "of --remove and --voronoi", offsetof(tess_options, seed),
     0, 0},
    {"repair", 0, CLI_FLAG, NULL, NULL,
     "joins again, of what was cut or removed, what valid tiles take; none of it could be cut "
     "again",
     offsetof(tess_options, repair), 0, 0},
    {"faults", 0, CLI_NUMBER, "N", "10",
     "how many faults are named, of adjacencies of which tiles cannot be made",
     offsetof(tess_options, faults), 1, 1000000},
    {"vertex", 0, CLI_WORD, "mean|centroid|circumcentre", "mean",
     "where a vertex goes: the mean of its tiles, their area's centroid, or the circumcentre of "
     "three",
     offsetof(tess_options, vertex), 0, 0},
    {"relax", 0, CLI_NUMBER, "N", "0", "steps of relaxation", offsetof(tess_options, relax), 0,
     1000000},
    {"until", 0, CLI_DECIMAL, "EPS", NULL,
     "ends the relaxation where no vertex went farther than that in a step (without --relax: after "
     "1000 steps)",
     offsetof(tess_options, until), 0, 0},
    {"min-radius", 0, CLI_DECIMAL, "R", NULL,
     "how far vertices are pushed from the centres of their tiles (default: 0.85 of the radius of "
     "a regular polygon of a tile's mean area and mean number of sides: 0.85 on boards of "
     "hexagons)",
     offsetof(tess_options, min_radius), 0, 0},
    {"kind", 0, CLI_WORD, "push|angle|lloyd|reapply", "push",
     "what a step does: pushes vertices out, turns them to regular angles, takes the mean of "
     "centroids, or applies the vertex rule to the centres",
     offsetof(tess_options, kind), 0, 0},
    {"toggle", 0, CLI_LIST, "A:B", NULL,
     "cuts or joins two tiles in the mesh that is there, after the relaxation: all but the tiles "
     "round about stays where it is; may be repeated",
     offsetof(tess_options, toggles), 0, 0},
    {"report", 0, CLI_FLAG, NULL, NULL, "prints how good the tiles are",
     offsetof(tess_options, report), 0, 0},
    {"json", 0, CLI_FLAG, NULL, NULL, "prints the report in JSON", offsetof(tess_options, json), 0,
     0},
    {"hash", 0, CLI_FLAG, NULL, NULL, "prints a number for the mesh", offsetof(tess_options, hash),
     0, 0},
    {"output", 'o', CLI_PATH, "FILE", NULL,
     "where it goes, the format taken from the name; - is standard output, with --format",
     offsetof(tess_options, output), 0, 0},
    {"format", 0, CLI_WORD, TESS_FORMATS, NULL, "the format, whatever the name",
     offsetof(tess_options, format), 0, 0},
    {"save-board", 0, CLI_PATH, "FILE", NULL, "also writes the board as it is in the end, in JSON",
     offsetof(tess_options, save_board), 0, 0},
    {"fill", 0, CLI_WORD, TESS_FILLS, "sides",
     "the colours of a picture: by the number of sides, so that neighbours differ, by area, by "
     "--map, or none",
     offsetof(tess_options, fill), 0, 0},
    {"map", 0, CLI_PATH, "FILE", NULL,
     "a whole number for each tile, with blanks or line breaks between: tiles of one number have "
     "one colour",
     offsetof(tess_options, map), 0, 0},
    {"centers", 0, CLI_FLAG, NULL, NULL, "draws the centres of tiles",
     offsetof(tess_options, centers), 0, 0},
    {"adjacency", 0, CLI_FLAG, NULL, NULL, "draws who is adjacent, with the border",
     offsetof(tess_options, adjacency), 0, 0},
    {"labels", 0, CLI_FLAG, NULL, NULL, "writes the tiles' numbers", offsetof(tess_options, labels),
     0, 0},
    {"before", 0, CLI_FLAG, NULL, NULL, "draws the outlines from before the relaxation, too",
     offsetof(tess_options, before), 0, 0},
    {"scale", 0, CLI_DECIMAL, "PX", NULL,
     "pixels of a world unit, which is the edge of a board's hexagon (default: a picture of 1024 "
     "pixels)",
     offsetof(tess_options, scale), 0, 0},
    {"width", 0, CLI_NUMBER, "PX", NULL, "pixels of the whole picture from left to right, instead",
     offsetof(tess_options, width), 1, PAVE_SCENE_PICTURE_SIZE_MAX},
    {"threads", 0, CLI_NUMBER, "N", "0",
     "how many threads; 0: as many as the machine offers; the tiles are the same",
     offsetof(tess_options, threads), 0, CLI_THREADS_MAX},
};

// The options of which at most one may be given.
static int check_sources(const cli_call *call)
{
    static const char *const sources[] = {"board", "graph", "grid", "voronoi"};
    const char *first = NULL;
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        if (!cli_given(call, sources[i])) continue;
        if (first)
            return cli_wrong("--%s: the tiles come from --%s; give one of the two", sources[i],
                             first);
        first = sources[i];
    }
    if (cli_given(call, "size") && (cli_given(call, "board") || cli_given(call, "graph")))
        return cli_wrong(
            "--size: the file of --%s says how many tiles there are; leave out the size", first);
    return CLI_DONE;
}

// An option that means something only with some sources: s a board of --size, b one of --board, g a
// graph, e a grid, v Voronoi.
typedef struct need {
    const char *option, *sources, *why;
} need;

static const need needs[] = {
    {"layout", "s", "only boards of --size have a layout to choose"},
    {"pattern", "s", "only boards of --size have a pattern to choose"},
    {"walls", "sb", "only boards have sides as masks have them"},
    {"save-board", "sb", "there is no board"},
    {"cut", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"join", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"remove", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"repair", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"vertex", "sbge", "cells of a Voronoi diagram have their vertices"},
    {"toggle", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"adjacency", "sbge", "cells of a Voronoi diagram touch as they do"},
    {"lloyd", "v", "it moves the points of --voronoi"},
};

static int check_needs(const cli_call *call)
{
    char source = cli_given(call, "board")     ? 'b'
                  : cli_given(call, "graph")   ? 'g'
                  : cli_given(call, "grid")    ? 'e'
                  : cli_given(call, "voronoi") ? 'v'
                                               : 's';
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++) {
        if (cli_given(call, needs[i].option) && !strchr(needs[i].sources, source))
            return cli_wrong("--%s: %s; leave it out", needs[i].option, needs[i].why);
    }
    return CLI_DONE;
}

static int check_options(tess_job *job)
{
    const cli_call *call = job->call;
    const tess_options *options = job->options;
    int code;
    if (!options->output && !options->report && !options->hash && !options->save_board)
        return cli_wrong(
            "nothing to do; name a file such as -o tiles.svg, or ask for --report or --hash");
    if (options->json && !options->report)
        return cli_wrong("--json: it is how --report prints; ask for that, too");
    if (options->width && cli_given(call, "scale"))
        return cli_wrong("--width: it says the scale; leave out --scale");
    if (cli_given(call, "map") != (options->fill == PAVE_PICTURE_FILL_NUMBERS))
        return cli_wrong(options->map ? "--map: it is for --fill map; give both"
                                      : "--fill: map needs the numbers of --map FILE");
    if (options->relax == 0 && !cli_given(call, "relax") && !(options->until > 0)) {
        static const char *const relaxing[] = {"kind", "min-radius", "before"};
        for (size_t i = 0; i < sizeof relaxing / sizeof *relaxing; i++) {
            if (cli_given(call, relaxing[i]))
                return cli_wrong(
                    "--%s: nothing is relaxed; ask for steps with --relax N, or leave it out",
                    relaxing[i]);
        }
    }
    if (cli_given(call, "min-radius") && options->kind != PAVE_RELAX_PUSH)
        return cli_wrong("--min-radius: only --kind push has a radius; leave it out");
    if ((code = check_sources(call)) != CLI_DONE || (code = check_needs(call)) != CLI_DONE)
        return code;
    return tess_check_output(job);
}

void tess_release(tess_job *job)
{
    pave_mesh_destroy(job->mesh);
    pave_mesh_destroy(job->before);
    pave_adjacency_destroy(job->adjacency);
    pave_board_destroy(job->board);
    free(job->repaired);
    free(job->numbers);
}

static int make(tess_job *job)
{
    cli_progress bar;
    job->batch.runner = cli_runner(&job->options->threads);
    job->batch.progress = cli_progress_begin(&bar, "tessellating");
    int code = tess_make_source(job);
    if (code == CLI_DONE) code = tess_make_mesh(job);
    if (code == CLI_DONE) code = tess_toggle(job);
    if (code == CLI_DONE) code = tess_read_map(job);
    if (code == CLI_DONE && job->options->report &&
        pave_mesh_report_make(job->mesh, NULL, &job->report) != PAVE_OK)
        code = cli_failed("out of memory; leave out --report");
    cli_progress_end(&bar);
    return code;
}

// The files before what is printed, so that a call that fails has printed nothing. Until here
// signals kill, as there is nothing to clean up.
static int put_out(const tess_job *job)
{
    const tess_options *options = job->options;
    pave_error error = {0};
    cli_catch_signals(); // what is written beside its target is to be taken back
    int code = options->output ? tess_write(job) : CLI_DONE;
    if (code == CLI_DONE && options->save_board &&
        pave_json_board_write(job->board, options->save_board, NULL, &error) != PAVE_OK)
        code = cli_report(&error);
    if (code == CLI_DONE && options->report) tess_print_report(job);
    if (code == CLI_DONE && options->hash && !options->json) // else it is in the report
        fprintf(job->call->out, "0x%016" PRIx64 "\n", pave_mesh_hash(job->mesh));
    return code;
}

static int run(const cli_call *call)
{
    tess_job job = {.call = call, .options = call->options};
    int code = check_options(&job);
    if (code != CLI_DONE) return code;
    code = make(&job);
    if (code == CLI_DONE) code = put_out(&job);
    tess_release(&job);
    return code;
}

const cli_command cli_tess = {
    .group = "tess",
    .name = "",
    .operands = "",
    .summary = "makes tiles from chosen adjacency: boards and graphs become polygons that share "
               "their sides",
    .about =
        "Says which tiles touch, and gets polygons that do: a board of hexagons, a graph or a "
        "tiling, with some of its adjacencies cut. Cuts are made in this order: "
        "--pattern, --walls, --cut, --join, --remove, --repair. Then come --relax and --toggle.\n"
        "A tile is named by its number: on a board row * width + column, in a graph that of the "
        "node. On boards C,R is its column and row, too; the border around them has "
        "-1 and the width or height, and its numbers go on clockwise from the upper left. The "
        "border of a graph is its outer nodes, if the file names no others; it "
        "becomes no tiles.\n"
        "No tile that is written is ever inverted, crosses itself or lies on another one. Where "
        "the adjacencies make that impossible, each fault is named, nothing is written, "
        "and the exit status is 1; --repair finds what to join again.",
    .examples = "pave tess --size 12x9 --remove 0.3 --seed 7 --repair --relax 20 -o tiles.svg\n"
                "pave tess --pattern quad --relax 10 --centers -o quads.png\n"
                "pave tess --size 4x4 --cut 0,0:1,0 --report --json\n"
                "pave tess --grid cairo --size 6x6 --remove 0.2 --repair -o cairo.geojson\n"
                "pave tess --graph map.obj --relax 50 --until 0.001 -o map.json\n"
                "pave tess --size 9x9 --remove 0.2 --repair --relax 20 --toggle 4,4:4,5 --hash\n"
                "pave tess --voronoi 200 --lloyd 3 -o cells.svg\n",
    .no = "tiles cannot be made of these adjacencies",
    .options = table,
    .option_count = sizeof table / sizeof *table,
    .options_size = sizeof(tess_options),
    .run = run,
};
