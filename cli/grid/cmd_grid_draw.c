// cli/grid/cmd_grid_draw.c: pave grid draw: draws a part of a grid.
#include "../commands.h"
#include "../output.h"
#include "../value.h"
#include "../work.h"
#include "grid_draw.h"
#include "grid_patch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FORMATS "svg|pdf|png"

#define OPTIONS draw_options
static const cli_option table[] = {
    GRID_WINDOW_ROWS(window, "hex", "5x5", "2", 10000, GRID_WINDOW_DEFAULT),
    CLI_ROW(TEXT, "at", "C", NULL, at,
            "the first cell of the window; the middle of a hexagon or disk (default: 0,0; without "
            "options of the window, around the query)"),
    CLI_ROW(BASIS, "basis", "X,Y X,Y", NULL, basis,
            "the vectors of a step in q and a step in r, instead of regular shapes; y points down"),
    CLI_FLAG_ROW("y-up", y_up,
                 "the layout of `pave grid --y-up`: y points down in pictures, so r grows upwards"),
    CLI_ROW(TEXT, "labels", "SYSTEM", "axial", labels,
            "the labels of faces: axial, none, or a system of `pave grid ... to`"),
    CLI_ROW(TEXT, "parts", "LIST", "faces", parts,
            "the parts to label: faces, edges, vertices, separated by commas; query: only those "
            "of the query"),
    GRID_GROUND_ROWS(ground),
    GRID_COST_ROW(ground),
    CLI_ROW(LIST, "show", "QUERY", NULL, shows,
            "a query without its grid: its arguments in one colour, its answer in another; may be "
            "repeated: one picture each, side by side"),
    CLI_COUNT_ROW("columns", "N", NULL, columns, 1, GRID_DRAW_SHOWS_MAX,
                  "pictures in a row (default: up to 3)"),
    CLI_ROW(WORD, "corners", GRID_CORNER_RULES, "one", corners, GRID_CORNERS_HELP),
    CLI_FLAG_ROW("numbers", numbers,
                 "label the cells of the answer with their numbers in the list, from 0; for field "
                 "and components with their values"),
    CLI_ROW(WORD, "color", "edge|vertex", NULL, color,
            "colour the ground so that faces that share an edge, or a vertex, differ"),
    CLI_ROW(TEXT, "caption", "TEXT", NULL, caption,
            "the text below the picture; none: no text (default: the query)"),
    CLI_UNITS_ROW(picture),
    CLI_LEGEND_ROW(picture),
    CLI_PICTURE_ROWS(
        "64", picture,
        "an edge; by default more if labels of edges or vertices need it, or less, so that no "
        "side of the picture exceeds 4096"),
    CLI_OUTPUT_ROWS(FORMATS, output, format),
};

enum {
    SHOWN = CLI_MODE(0),
    REGULAR = CLI_MODE(1),
    WINDOW = CLI_MODE(2),
    SEVERAL = CLI_MODE(3),
    ONE = CLI_MODE(4),
    ON = CLI_MODE(5),
    SIZED = CLI_MODE(6)
};

/// Returns whether the answer has cells of the drawn grid; coarse cells belong to another grid.
static bool answers_here(const grid_call *call)
{
    return call->query != GRID_PARENT && call->query != GRID_CHUNK && call->query != GRID_DUAL;
}

static uint32_t modes_of(const cli_call *call)
{
    const draw_options *options = call->options;
    return (options->shows.count ? SHOWN : 0) | (options->basis.given ? 0 : REGULAR) |
           (options->ground.on ? ON : WINDOW) |
           (grid_ground_is_sized(&options->ground) ? 0 : SIZED) |
           (options->shows.count > 1 ? SEVERAL : ONE);
}

static const cli_need needs[] = {
    {"numbers", SHOWN, "only an answer of --show has numbers"},
    {"corners", SHOWN, "only paths, reach and field have them; give one to --show"},
    {"columns", SEVERAL, "has no effect on a single picture"},
    {"caption", ONE, "each picture has its query below"},
    {"orientation|y-up", REGULAR, "--basis gives it"},
    {"window|radius", WINDOW, "--on gives the window"},
    {"size|at", SIZED, "--on gives the window"},
    {"walls|cost", ON, "it needs the ground of --on"},
    CLI_PICTURE_NEEDS};

enum { SUBJECT_MAX = 2 * GRID_ARGUMENTS_MAX, SHOW_SIZE = 512 };

/// A query of --show and its answer. Initialize to {0}; release the answer.
typedef struct shown_query {
    char copy[SHOW_SIZE]; // storage of the query's words
    grid_call query;
    grid_answer answer;
    char caption[GRID_ERROR_SIZE];
} shown_query;

/// The caption of one of several pictures.
typedef struct show_caption {
    char text[GRID_ERROR_SIZE];
} show_caption;

/// The drawn content. The window, walls and layout of `def` are set; draw_query sets the rest.
typedef struct grid_drawing {
    const grid_kind *kind;
    const grid_system *system; // coordinates to label faces with; NULL for the notation of queries
    int32_t width;             // width of the system, if it has one
    const grid_call *call;     // may be NULL
    const grid_answer *answer;
    pave_picture_window_def def;
    pave_picture_query query;
    pave_picture_part subject[SUBJECT_MAX];
    pave_vec2 points[GRID_ARGUMENTS_MAX];
    pave_cell sight[2]; // ends of the line of sight
    pave_mask *seen;    // cells visible from sight[0]
    const pave_mask *sight_walls;
} grid_drawing;

// ---- Names --------------------------------------------------------------------------------------

static void write_name(void *context, pave_picture_part part, char *out)
{
    const grid_drawing *d = context;
    const grid_part named = {(grid_part_kind)part.kind, part.at};
    if (part.kind != PAVE_PICTURE_FACE || !d->system)
        grid_part_text(d->kind, &named, out);
    else if (!grid_system_text(d->system, d->width, part.at, out))
        out[0] = '\0';
}

// ---- The query ----------------------------------------------------------------------------------

static void add_subject(grid_drawing *d, grid_part_kind kind, pave_cell at)
{
    d->subject[d->query.subject_count++] = (pave_picture_part){(pave_picture_part_kind)kind, at};
}

// Lists the subject of the query, without coarse cells. If the walls wrap, a cell beyond the window
// is replaced by its image in the window, except for sight.
static void list_subject(grid_drawing *d)
{
    const pave_window *window = d->def.window;
    bool wraps = d->def.walls && window->def.wrap && d->call->query >= GRID_PATH;
    for (int i = 0; i < GRID_ARGUMENTS_MAX && d->call->query != GRID_CHILDREN; i++) {
        const grid_argument *argument = &d->call->arguments[i];
        pave_cell at = argument->part.at;
        if (!argument->is_part) continue;
        bool beyond =
            wraps && argument->part.kind == GRID_FACE && !pave_window_contains(window, at);
        if (!beyond || d->call->query == GRID_SIGHT) add_subject(d, argument->part.kind, at);
        if (beyond)
            add_subject(d, GRID_FACE, pave_window_cell(window, pave_window_wrapped(window, at)));
    }
    for (int i = 0; i < GRID_ARGUMENTS_MAX; i++)
        if (d->call->arguments[i].is_point)
            d->points[d->query.subject_point_count++] = d->call->arguments[i].point;
    // `round` takes lattice coordinates; those of squares start at the centre of a face.
    const double half = window->tiling == pave_tiling_square() ? 0.5 : 0;
    if (d->call->query == GRID_ROUND)
        d->points[0] =
            pave_layout_point(d->def.layout, d->points[0].x + half, d->points[0].y + half);
}

static void list_answer(grid_drawing *d)
{
    const grid_answer *answer = d->answer;
    pave_picture_query *query = &d->query;
    if (answer->kind == GRID_PARTS && answers_here(d->call)) {
        query->kind = (pave_picture_part_kind)answer->part_kind;
        query->cells = answer->cells;
        query->cell_count = answer->count;
    } else if (answer->kind == GRID_POINT || answer->kind == GRID_POINTS) {
        query->points = answer->points;
        query->point_count = answer->kind == GRID_POINT ? 1 : answer->count;
    } else if (answer->kind == GRID_NUMBERS && answer->count == d->def.window->count) {
        query->numbers = answer->numbers;
        query->classes = answer->counts;
    }
    const grid_query_id id = d->call->query;
    query->path = id == GRID_LINE || id == GRID_RAY || id == GRID_PATH;
}

// For sight, lists the straight line and all visible cells.
static int list_sight(grid_drawing *d)
{
    pave_error error = {0};
    const pave_cell from = d->call->arguments[0].part.at;
    if (d->call->query != GRID_SIGHT) return CLI_DONE;
    d->sight[0] = from;
    d->sight[1] = d->call->arguments[1].part.at;
    d->query.line = d->sight;
    if (!d->def.walls) return CLI_DONE;
    if (pave_mask_create(d->def.window, NULL, &d->seen, &error) != PAVE_OK)
        return cli_failed("%s", error.message);
    pave_window_walk walk = pave_window_begin(d->def.window);
    while (pave_window_next(&walk)) {
        bool seen = false;
        if (pave_line_of_sight(d->sight_walls, from, walk.cell, &seen) == PAVE_OK && seen)
            pave_mask_set_cell(d->seen, walk.index, true);
    }
    d->query.seen = d->seen;
    return CLI_DONE;
}

// Fills in the query of the picture, including the names of the parts.
static int draw_query(grid_drawing *d)
{
    d->def.names = (pave_picture_names){write_name, d};
    if (!d->call) return CLI_DONE;
    list_subject(d);
    list_answer(d);
    d->query.subject = d->subject;
    d->query.subject_points = d->points;
    d->def.query = &d->query;
    return list_sight(d);
}

// ---- Position -----------------------------------------------------------------------------------

// Returns whether a point is in or next to the window; `cell` is the cell at that point.
static bool point_is_near(const pave_picture_window_def *def, pave_vec2 point, pave_cell *cell)
{
    const pave_window *window = def->window;
    *cell = pave_tiling_face_at(window->tiling, def->layout, point);
    bool near = pave_window_contains(window, *cell);
    for (int k = 0; !near && k < pave_tiling_touching_count(window->tiling, cell->s); k++)
        near = pave_window_contains(window, pave_tiling_touching(window->tiling, *cell, k));
    return near;
}

// Returns whether a part of the query is in or next to the window; true if the query has no parts.
// If it returns false, `out` is a cell near one of the parts.
static bool is_near(const grid_drawing *drawing, pave_cell *out)
{
    const pave_picture_query *query = &drawing->query;
    bool any = false;
    for (int64_t i = 0; i < query->subject_count + query->cell_count; i++) {
        const pave_picture_part part =
            i < query->subject_count
                ? query->subject[i]
                : (pave_picture_part){query->kind, query->cells[i - query->subject_count]};
        pave_cell cell;
        const grid_notation *notation = &drawing->kind->parts[part.kind];
        const pave_vec2 point =
            notation->point
                ? notation->point(drawing->def.layout, part.at)
                : pave_tiling_face_point(drawing->def.window->tiling, drawing->def.layout, part.at);
        if (point_is_near(&drawing->def, point, &cell)) return true;
        if (!any) *out = cell;
        any = true;
    }
    return !any;
}

// ---- The call -----------------------------------------------------------------------------------

/// State of a picture.
typedef struct draw_job {
    const cli_call *call;
    const draw_options *options;
    const char *show; // NULL: none
    grid_cache *cache;
    grid_options query_options;
    shown_query shown;
    const pave_tiling *tiling;
    pave_window *window; // NULL: the window of the walls
    pave_layout layout;
    pave_coloring coloring;
    uint32_t *colors; // colours of the cells of --on; NULL: none
    const pave_store_ground *on;
    grid_drawing drawing;
    bool moved;      // the window has moved to the query
    pave_cell place; // its new position
} draw_job;

// ---- The window ---------------------------------------------------------------------------------

static int make_window(draw_job *job)
{
    const grid_window_options *options = &job->options->window;
    pave_window_def def;
    int code = grid_window_define(job->call, options, false, job->tiling, &def);
    bool sized = grid_window_is_sized(def.shape);
    if (code != CLI_DONE || (code = grid_window_at(job->tiling, job->drawing.kind->name,
                                                   job->options->at, &def.at)) != CLI_DONE)
        return code;
    if (job->moved)
        def.at = sized ? pave_cell_of(job->place.q - def.width / 2, job->place.r - def.height / 2)
                       : pave_cell_of(job->place.q, job->place.r);
    code = grid_window_make(job->moved ? "show" : NULL, &def, GRID_DRAW_CELLS_MAX, "a picture has",
                            &job->window);
    job->drawing.def.window = job->window;
    return code;
}

// Makes part of the query visible by moving a window that has no options.
static int find_query(draw_job *job)
{
    if (is_near(&job->drawing, &job->place)) return CLI_DONE;
    if (job->options->ground.on)
        return cli_wrong("--show: no part of it is in or next to the window of %s; use cells there",
                         job->options->ground.on);
    if (cli_given_of(job->call, "window|size|radius|at"))
        return cli_wrong(
            "--show: no part of it is in or next to the window; move the window with --at");
    pave_window_destroy(job->window);
    job->window = NULL;
    job->moved = true;
    return make_window(job);
}

static int open_ground(draw_job *job)
{
    grid_ground_options *options = &job->query_options.ground;
    grid_answer *answer = &job->shown.answer;
    *options = job->options->ground;
    options->at = job->options->at;
    options->size = cli_given(job->call, "size") ? job->options->window.size : (cli_size){24, 12};
    const pave_store_ground *on = grid_cache_ground(job->cache, options, job->tiling, answer);
    if (!on)
        return answer->code == CLI_WRONG ? cli_wrong("%s", answer->error)
                                         : cli_failed("%s", answer->error);
    job->on = on;
    job->drawing.def.window = on->window;
    job->drawing.def.walls = on->closed;
    job->drawing.sight_walls = on->walls;
    if (on->count > GRID_DRAW_CELLS_MAX)
        return cli_wrong("--on: %s has %" PRId64
                         " cells; a picture has at most %d, so draw a smaller ground",
                         options->on, on->count, GRID_DRAW_CELLS_MAX);
    job->colors = malloc((size_t)on->count * sizeof *job->colors);
    if (!job->colors) return cli_failed("out of memory; draw a smaller ground");
    const char *word;
    for (int64_t i = 0; i < on->count; i++) job->colors[i] = grid_ground_color(on, i, &word);
    if (!cli_given(job->call, "color")) job->drawing.def.colors = job->colors;
    return CLI_DONE;
}

// Returns the orientation of the picture. If the walls are a rectangle by columns, it is upright
// only in the flat orientation.
static pave_orientation orientation_of(const draw_job *job)
{
    const pave_window_def *def = &job->drawing.def.window->def;
    bool columns = def->tiling == pave_tiling_hex() && def->shape == PAVE_WINDOW_RECTANGLE &&
                   (def->system == PAVE_HEX_ODD_Q || def->system == PAVE_HEX_EVEN_Q);
    columns = columns || (def->tiling == pave_tiling_tri() && def->shape == PAVE_WINDOW_RECTANGLE &&
                          def->orientation == PAVE_FLAT);
    return columns && !cli_given(job->call, "orientation")
               ? PAVE_FLAT
               : (pave_orientation)job->options->window.orientation;
}

// ---- Files --------------------------------------------------------------------------------------

static int choose_parts(draw_job *job)
{
    if (strcmp(job->options->parts, "query") == 0) return CLI_DONE; // same as the default
    static const char *const names[GRID_PART_KINDS] = {"faces", "edges", "vertices"};
    const char *at = job->options->parts;
    while (*at) {
        size_t length = strcspn(at, ",");
        int kind = 0;
        while (kind < GRID_PART_KINDS &&
               (strncmp(at, names[kind], length) != 0 || names[kind][length] != '\0'))
            kind++;
        if (kind == GRID_PART_KINDS || length == 0)
            return cli_wrong("--parts: \"%.*s\" is not a kind of parts; they are faces, edges and "
                             "vertices, or query alone",
                             (int)length, at);
        if (!job->drawing.kind->parts[kind].read)
            return cli_wrong(
                "--parts: %s of %s have no names; only those of square, hex and tri do",
                names[kind], job->drawing.kind->name);
        job->drawing.def.labels |= (uint32_t)PAVE_PICTURE_LABEL_FACES << kind;
        at += length + (at[length] == ',');
    }
    return CLI_DONE;
}

static int choose_labels(draw_job *job)
{
    const char *name = job->options->labels;
    if (strcmp(name, "axial") == 0) return CLI_DONE;
    if (strcmp(name, "none") == 0) {
        job->drawing.def.labels &= ~(uint32_t)PAVE_PICTURE_LABEL_FACES;
        job->drawing.def.labels |= PAVE_PICTURE_LABEL_BARE;
        return CLI_DONE;
    }
    if (!job->drawing.kind->systems)
        return cli_wrong("--labels: %s has no other coordinates; give axial or none",
                         job->drawing.kind->name);
    job->drawing.system =
        grid_system_named(job->drawing.kind, name, &job->drawing.width, &job->shown.answer);
    return job->drawing.system ? CLI_DONE : cli_wrong("--labels: %s", job->shown.answer.error);
}

static int choose_colors(draw_job *job)
{
    if (!cli_given(job->call, "color")) return CLI_DONE;
    pave_result result = pave_tiling_color(job->tiling, (pave_contact)job->options->color,
                                           PAVE_COLORING_COLORS_MAX, NULL, &job->coloring);
    if (result != PAVE_OK) return cli_failed("--color: %s", pave_result_text(result));
    job->drawing.def.coloring = &job->coloring;
    return CLI_DONE;
}

// ---- The query ----------------------------------------------------------------------------------

enum { WORDS_MAX = 16 };

/// Reports the error of an answer. Returns an exit code.
static int say_wrong(const grid_answer *answer)
{
    return answer->code == CLI_WRONG ? cli_wrong("--show: %s", answer->error)
                                     : cli_failed("--show: %s", answer->error);
}

// Reads a query without its grid. Returns an exit code, after a message unless it is CLI_DONE.
static int understand(const grid_options *options, const char *grid, const char *show,
                      shown_query *out)
{
    const char *words[WORDS_MAX] = {grid};
    int count = 1;
    if (strlen(show) >= sizeof out->copy) return cli_wrong("--show: the query is too long");
    strcpy(out->copy, show);
    for (char *word = strtok(out->copy, " \t"); word; word = strtok(NULL, " \t")) {
        if (count == WORDS_MAX) return cli_wrong("--show: the query has too many words");
        words[count++] = word;
    }
    if (!grid_understand(options, count, words, &out->query, &out->answer))
        return say_wrong(&out->answer);
    return CLI_DONE;
}

// Answers the query, and makes the caption. Returns an exit code as above.
static int answer_query(const char *show, shown_query *out)
{
    grid_answer *answer = &out->answer;
    out->query.kind->run[out->query.query](&out->query, answer);
    if (grid_is_wrong(answer)) return say_wrong(answer);
    if ((answer->kind == GRID_PARTS || answer->kind == GRID_POINTS) &&
        answer->count > GRID_DRAW_CELLS_MAX)
        return cli_wrong("--show: the result has %" PRId64
                         " parts; a picture shows at most %d, so request fewer",
                         answer->count, GRID_DRAW_CELLS_MAX);
    const size_t used = (size_t)snprintf(out->caption, sizeof out->caption, "%s", show);
    if (answers_here(&out->query) && answer->kind != GRID_SIDE && answer->kind != GRID_VALUE &&
        answer->kind != GRID_TEXT && answer->kind != GRID_BOOL && answer->kind != GRID_POINT)
        return CLI_DONE;
    FILE *text = fmemopen(out->caption + used, sizeof out->caption - used, "w");
    if (!text) return cli_failed("out of memory; choose a smaller piece");
    fputs(": ", text);
    grid_answer_print(text, answer);
    fclose(text);
    return CLI_DONE;
}

// ---- The file -----------------------------------------------------------------------------------

pave_scene_size grid_draw_size(const cli_call *call)
{
    cli_picture picture = ((const draw_options *)call->options)->picture;
    if (!cli_given(call, "scale")) picture.scale = 0;
    return cli_picture_size(&picture, 96);
}

int grid_draw_failed(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? cli_failed("out of memory; choose a smaller piece")
                                           : cli_failed("%s", error->message);
}

static int draw(draw_job *job, pave_scene **out)
{
    char title[SHOW_SIZE + 64];
    pave_error error = {0};
    snprintf(title, sizeof title, "%s grid%s%s", job->drawing.kind->name, job->show ? ": " : "",
             job->show ? job->show : "");
    job->drawing.def.title = title;
    if (job->options->shows.count <= 1) job->drawing.def.size = grid_draw_size(job->call);
    error.result = pave_picture_window(&job->drawing.def, NULL, out, &error);
    if (error.result == PAVE_OK && cli_picture_shrinks(job->call, *out, &job->drawing.def.size)) {
        pave_scene_destroy(*out);
        error.result = pave_picture_window(&job->drawing.def, NULL, out, &error);
    }
    if (error.result == PAVE_OK && job->drawing.def.colors)
        grid_ground_add_keys(job->on, job->on->closed, *out);
    return error.result == PAVE_OK ? CLI_DONE : grid_draw_failed(&error);
}

static int ask(draw_job *job)
{
    int code = understand(&job->query_options, job->options->window.grid, job->show, &job->shown);
    if (code == CLI_DONE) code = answer_query(job->show, &job->shown);
    job->drawing.call = &job->shown.query;
    job->drawing.answer = &job->shown.answer;
    job->drawing.def.caption = job->shown.caption;
    return code;
}

static int prepare(draw_job *job)
{
    const draw_options *options = job->options;
    pave_layout_def layout = {0};
    int code =
        grid_option_open(job->cache, options->window.grid, &job->shown.answer, &job->drawing.kind);
    if (code != CLI_DONE) return code;
    job->tiling = grid_tiling(job->drawing.kind);
    if ((code = options->ground.on ? open_ground(job) : make_window(job)) != CLI_DONE) return code;
    layout.orientation = orientation_of(job);
    layout.y_up = options->y_up;
    if (pave_tiling_layout(job->tiling, &layout, &job->layout, NULL) != PAVE_OK)
        return cli_failed("%s cannot be drawn in the plane", job->drawing.kind->name);
    if (options->basis.given &&
        (code = grid_window_layout(&options->basis, &job->layout)) != CLI_DONE)
        return code;
    job->drawing.def.layout = &job->layout;
    job->drawing.query.numbered = options->numbers;
    if ((code = choose_parts(job)) != CLI_DONE || (code = choose_labels(job)) != CLI_DONE ||
        (code = choose_colors(job)) != CLI_DONE)
        return code;
    job->query_options =
        (grid_options){.orientation = options->basis.given ? PAVE_POINTY : (int)layout.orientation,
                       .scale = 1,
                       .y_up = options->y_up,
                       .basis = options->basis,
                       .ground = job->query_options.ground,
                       .corners = options->corners,
                       .cache = job->cache};
    if (job->show && (code = ask(job)) != CLI_DONE) return code;
    if ((code = draw_query(&job->drawing)) != CLI_DONE) return code;
    if (job->show && (code = find_query(job)) != CLI_DONE) return code;
    if (job->drawing.def.labels == 0) job->drawing.def.labels = PAVE_PICTURE_LABEL_QUERY;
    if (options->caption)
        job->drawing.def.caption = strcmp(options->caption, "none") == 0 ? NULL : options->caption;
    return CLI_DONE;
}

// Draws one query, or none. If there are several pictures, `caption` receives the caption, which is
// then not drawn in the picture; NULL for a single picture.
static int draw_show(const cli_call *call, grid_cache *cache, const char *show,
                     show_caption *caption, pave_scene **out)
{
    draw_job job = {.call = call, .options = call->options, .show = show, .cache = cache};
    int code = prepare(&job);
    if (caption) {
        memcpy(caption->text, job.shown.caption, sizeof caption->text);
        job.drawing.def.caption = NULL;
    }
    if (code == CLI_DONE) code = draw(&job, out);
    const pave_picture_tactics_def over = {.window = job.drawing.def.window, .layout = &job.layout};
    if (code == CLI_DONE) code = cli_draw_over(&job.options->picture, over, out);
    pave_mask_destroy(job.drawing.seen);
    grid_answer_release(&job.shown.answer);
    pave_coloring_release(&job.coloring, NULL);
    pave_window_destroy(job.window);
    free(job.colors);
    return code;
}

// Arranges the pictures of all queries in a row.
static int lay_out(const cli_call *call, pave_scene *const *parts, const show_caption *captions,
                   pave_scene **out)
{
    const char *texts[GRID_DRAW_SHOWS_MAX];
    const draw_options *options = call->options;
    const int64_t count = options->shows.count;
    const pave_scene_def first = pave_scene_get_def(parts[0]);
    pave_scene_size size = grid_draw_size(call);
    if (!size.width && !(size.scale > 0)) size = first.size;
    char title[64];
    snprintf(title, sizeof title, "%.40s grid: %d queries", options->window.grid, (int)count);
    for (int64_t i = 0; i < count; i++) texts[i] = captions[i].text;
    const pave_scene_sheet_def def = {.parts = (const pave_scene *const *)parts,
                                      .part_count = count,
                                      .captions = texts,
                                      .columns = options->columns,
                                      .background = first.background,
                                      .title = title,
                                      .size = size};
    pave_error error = {0};
    return pave_scene_create_sheet(&def, NULL, out, &error) == PAVE_OK ? CLI_DONE
                                                                       : grid_draw_failed(&error);
}

static int draw_shows(const cli_call *call, grid_cache *cache, pave_scene **out)
{
    const draw_options *options = call->options;
    pave_scene *parts[GRID_DRAW_SHOWS_MAX] = {NULL};
    int code = CLI_DONE;
    if (options->shows.count > GRID_DRAW_SHOWS_MAX)
        return cli_wrong("--show: a picture shows at most %d queries", GRID_DRAW_SHOWS_MAX);
    show_caption *captions = malloc((size_t)options->shows.count * sizeof *captions);
    if (!captions) return cli_failed("out of memory; show fewer queries");
    for (int i = 0; code == CLI_DONE && i < options->shows.count; i++)
        code = draw_show(call, cache, options->shows.items[i], &captions[i], &parts[i]);
    if (code == CLI_DONE) code = lay_out(call, parts, captions, out);
    for (int i = 0; i < options->shows.count; i++) pave_scene_destroy(parts[i]);
    free(captions);
    return code;
}

static int run(const cli_call *call)
{
    const draw_options *options = call->options;
    grid_cache cache = {0};
    pave_scene *scene = NULL;
    if (!options->output) return cli_wrong("-o is missing; give a picture, such as -o grid.svg");
    const char *show = options->shows.count ? options->shows.items[0] : NULL;
    int code = grid_patch_is(options->window.grid) ? grid_draw_patch(call, &scene)
               : options->shows.count > 1          ? draw_shows(call, &cache, &scene)
                                                   : draw_show(call, &cache, show, NULL, &scene);
    if (code == CLI_DONE)
        code = cli_write_scene(scene, options->output,
                               (pave_draw_format)(PAVE_DRAW_SVG + call->format), &options->picture);
    pave_scene_destroy(scene);
    grid_cache_release(&cache);
    return code;
}

const cli_command cli_grid_draw = {CLI_COMMAND("grid", "draw", table, run),
                                   CLI_WRITES(FORMATS, needs, modes_of)};
