// cli/world/cmd_world_walk.c: pave world walk: a world explored in the terminal.
#include "../commands.h"
#include "../work.h"
#include "trip.h"
#include "walk_screen.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

typedef struct walk_options {
    cli_ground_options ground;
    const char *at;
    int orientation;
    int64_t sight, zoom;
    bool phases;
} walk_options;

#define OPTIONS walk_options
static const cli_option table[] = {
    CLI_GROUND_ROWS_OF(ground, CLI_METHODS, "phase", CLI_GROUND_METHOD_HELP),
    CLI_ROW(TEXT, "at", "CELL", NULL, at, "where the walk begins (default: --origin, else 0,0)"),
    CLI_COUNT_ROW("sight", "STEPS", "0", sight, 0, 8,
                  "how far the player sees; 0: the tile underfoot; keys [ and ] change it"),
    CLI_COUNT_ROW("zoom", "COLUMNS", "12", zoom, 2, 64,
                  "how many columns a cell is wide; keys + and - change it"),
    CLI_FLAG_ROW("phases", phases,
                 "show the phases of cells that are unknown, as a checkerboard; key c changes it"),
    CLI_ROW(WORD, "orientation", "pointy|flat", "pointy", orientation, "of hexagons and triangles"),
};

#ifdef PAVE_COMMAND_CURSES

enum { STATUS = 256, ZOOM_MIN = 2, ZOOM_MAX = 64, SIGHT_MAX = 8 };

typedef struct walk_job {
    const walk_options *options;
    cli_ground ground;
    cli_view *view;
    cli_walk_screen *screen;
    int64_t zoom;
    bool phases, help;
} walk_job;

static const char *const help_lines[] = {
    " arrows, h j k l, w a s d   left, down, up, right        ",
    " y u b n                    diagonally, as on hexagons   ",
    " 1 to 9                     through side 1 to 9,         ",
    "                            clockwise from north         ",
    " + -                        larger, smaller              ",
    " [ ]                        see less, see more           ",
    " c                          phases of unknown cells      ",
    " Ctrl-L                     draws all again              ",
    " q, Ctrl-C                  leaves                       ",
    NULL,
};

static void write_status(const walk_job *job, char *out)
{
    char cell[PAVE_TILING_TEXT_SIZE], tile[32];
    const pave_walker *walker = job->view->walker;
    const uint32_t id = cli_view_tile(job->view, walker->at);
    const char *shade = cli_trip_shade_name(job->view->shade_count,
                                            pave_world_class_at(job->ground.world, walker->at));
    pave_tiling_face_text(job->ground.tiling, walker->at, cell);
    if (id == PAVE_WANG_EMPTY)
        snprintf(tile, sizeof tile, "empty");
    else
        snprintf(tile, sizeof tile, "tile %" PRIu32, id);
    snprintf(out, STATUS,
             " seed %" PRIu64 " | place %s%s%s | %s | %" PRId64 " seen, %" PRId64
             " hidden | ? help",
             job->options->ground.seed, cell, *shade ? " " : "", shade, tile, walker->seen_count,
             walker->count - walker->seen_count);
}

static void draw(walk_job *job)
{
    char status[STATUS];
    write_status(job, status);
    const cli_walk_look look = {.ground = &job->ground,
                                .zoom = (int)job->zoom,
                                .phases = job->phases,
                                .status = status,
                                .help = job->help ? help_lines : NULL};
    cli_walk_screen_draw(job->screen, &look, job->view);
}

static void move(walk_job *job, const cli_walk_event *event)
{
    const pave_cell at = job->view->walker->at;
    const int sides = pave_tiling_side_count(job->ground.tiling, at.s);
    pave_cell next;
    if (event->key == CLI_WALK_SIDE && event->side < sides)
        cli_view_go(job->view, pave_tiling_neighbors(job->ground.tiling, at, event->side));
    else if (event->key == CLI_WALK_MOVE && cli_view_next(job->view, event->x, event->y, &next))
        cli_view_go(job->view, next);
}

static void see_further(walk_job *job, int steps)
{
    const int64_t sight = job->view->sight + steps;
    if (sight < 0 || sight > SIGHT_MAX) return;
    job->view->sight = sight;
    cli_view_go(job->view, job->view->walker->at);
}

// Answers a key. Returns false for the last one.
static bool answer(walk_job *job, const cli_walk_event *event)
{
    job->help = event->key == CLI_WALK_HELP      ? !job->help
                : event->key == CLI_WALK_NOTHING ? job->help
                                                 : false;
    switch (event->key) {
    case CLI_WALK_MOVE:
    case CLI_WALK_SIDE: move(job, event); break;
    case CLI_WALK_NEAR:
        if (job->zoom < ZOOM_MAX) job->zoom += 1 + job->zoom / 8;
        break;
    case CLI_WALK_FAR:
        if (job->zoom > ZOOM_MIN) job->zoom -= 1 + job->zoom / 9;
        break;
    case CLI_WALK_PHASES: job->phases = !job->phases; break;
    case CLI_WALK_SIGHT: see_further(job, event->side); break;
    case CLI_WALK_QUIT: return false;
    default: break;
    }
    return true;
}

static int walk(walk_job *job)
{
    int code;
    cli_catch_signals(); // the terminal is to be given back
    job->screen = cli_walk_screen_open(&job->ground, &code);
    if (!job->screen) return code;
    for (bool on = true; on && !cli_stopped();) {
        draw(job);
        const cli_walk_event event = cli_walk_screen_wait(job->screen);
        on = answer(job, &event);
    }
    cli_walk_screen_close(job->screen);
    return cli_stopped() ? CLI_STOPPED : CLI_DONE;
}

static int run(const cli_call *call)
{
    walk_options *options = call->options;
    walk_job job = {.options = options};
    const char *file = call->operand_count ? call->operands[0] : NULL;
    if (isatty(STDOUT_FILENO) != 1 || isatty(STDIN_FILENO) != 1)
        return cli_wrong("pave world walk needs a terminal for its input and its output; pave "
                         "world explore draws a walk without one");
    int code =
        cli_ground_open(call, &options->ground, file, (cli_source_wish){0}, true, &job.ground);
    pave_cell start = job.ground.origin;
    if (code == CLI_DONE && options->at) code = cli_ground_cell(&job.ground, options->at, &start);
    if (code == CLI_DONE)
        job.view = cli_view_open(&job.ground, (pave_orientation)job.options->orientation,
                                 job.options->sight, start, &code);
    job.zoom = job.options->zoom;
    job.phases = job.options->phases;
    if (code == CLI_DONE) code = walk(&job);
    cli_view_close(job.view);
    cli_ground_close(&job.ground);
    return code;
}

#else

static int run(const cli_call *call)
{
    (void)call;
    return cli_wrong("pave was built without ncurses, so it cannot walk in a terminal; pave world "
                     "explore draws a walk");
}

#endif

const cli_command cli_world_walk = {
    .group = "world",
    .name = "walk",
    .operands = "[FILE]",
    .operand_maximum = 1,
    .operand_help = CLI_WORLD_FILE_HELP,
    .summary = "explores a world in the terminal",
    .about = "Shows a world around a player, @, who goes with the arrow keys: tiles that were "
             "visited in the colours of the terrain, those that had to be decided but were not "
             "visited dimmed, and nothing of the others. The last line says the seed, the place, "
             "the tile and how much of the world there is by now; ? lists the keys.\n"
             "Arrows take the side that is nearest to their direction. On hexagons up and down "
             "lead in a zigzag straight on, and y, u, b and n go diagonally; a number goes through "
             "the side of that number on any grid, clockwise from north, which is 1.",
    .examples = "pave world walk --seed 7\n"
                "pave world walk --set dungeon --sight 2 --method feature\n"
                "pave world walk --grid hex --set cave --phases\n"
                "pave world walk docs/sets/biomes.tsx --method blocks --sight 3\n",
    .no = "the set is incomplete",
    CLI_TABLE(table),
    .run = run,
};
