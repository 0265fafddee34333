// cli/tactics/cmd_tactics_nest.c: pave tactics nest: triangles within triangles, and maps of two
// sizes.
#include "../commands.h"
#include "tactics.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct nest_options {
    const char *map;
    int64_t factor;
    int hexagon, square; // 0: none
    bool children, walls;
    tactics_output output;
} nest_options;

// More children would be no answer that is read.
enum { FACTOR_MAX = 1000 };

#define OPTIONS nest_options
static const cli_option table[] = {
    CLI_COUNT_ROW("factor", "M", "2", factor, 1, FACTOR_MAX,
                  "M^2 triangles form one that is M times as large"),
    CLI_FLAG_ROW("children", children, "the triangles that C is made of, when it is a large one"),
    CLI_ROW(WORD, "hexagon", "none|0|1|2", "none", hexagon,
            "the hexagon of six triangles that holds C, as a cell of hex, of the hexagons whose "
            "middles q,r have that remainder of q - r by 3; in a picture all of them"),
    CLI_ROW(
        WORD, "square", "none|E|N|W", "none", square,
        "the square of two triangles that share an edge of that kind, as a cell of square; in a "
        "picture all of them"),
    CLI_ROW(PATH, "map", "FILE", NULL, map,
            "instead of C, a map of big and small triangles, which is checked; - is standard "
            "input"),
    CLI_PRINT_ROW("walls", walls, "print all walls of the map as a mask of its small triangles"),
    TACTICS_OUTPUT_ROWS(output),
};

enum {
    CELL = TACTICS_MODE(0),
    MAP = TACTICS_MODE(1),
    DRAWN = TACTICS_MODE(2),
    TOLD = TACTICS_MODE(3)
};

static uint32_t modes_of(const cli_call *call)
{
    const nest_options *options = call->options;
    return (options->map ? MAP : CELL) | (!options->map || options->output.path ? DRAWN : 0) |
           (options->walls ? 0 : TOLD);
}

static const cli_need needs[] = {
    {"factor|children", CELL, "a map has its own factor"},
    {"walls", MAP, "only a map has walls, --map"},
    {"hexagon|square", DRAWN, "of a map they are only drawn, with -o"},
    {"json|hash|output|format|hexagon|square", TOLD, "--walls prints a mask"},
    CLI_PICTURE_NEEDS,
    {NULL, 0, NULL}};

typedef struct nest_job {
    const cli_call *call;
    const nest_options *options;
    pave_cell cell, parent;
    pave_nest *nest; // the map, or that of the picture
    grid_answer answer;
} nest_job;

// ---- Cells --------------------------------------------------------------------------------------

static int read_cell(nest_job *job)
{
    const char *text = job->call->operand_count > 0 ? job->call->operands[0] : NULL;
    if (!text) return cli_wrong("C is missing; give a triangle, such as 3,-1,R, or --map FILE");
    if (pave_tri_face_read(text, &job->cell) != PAVE_OK)
        return cli_wrong("C: \"%s\" is no cell; a triangle is q,r,L or q,r,R, such as 3,-1,R",
                         text);
    job->parent = pave_tri_parent(job->cell, (int32_t)job->options->factor);
    const int64_t far = PAVE_COORDINATE_MAX / (job->options->children ? job->options->factor : 1);
    if (llabs(job->cell.q) >= far || llabs(job->cell.r) >= far)
        return cli_wrong("C: the children of %s lie beyond the limits; give a cell nearer to 0,0",
                         text);
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

static void put_children(const nest_job *job, cli_result *result)
{
    const int32_t m = (int32_t)job->options->factor;
    cli_put_list(result, "children");
    for (int64_t i = 0; cli_put_each(result, i, (int64_t)m * m, 0); i++)
        put_face(result, NULL, pave_tri_child(job->cell, m, i));
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
    const int64_t child = pave_tri_child_index(job->cell, m);
    cli_result result = tactics_begin(job->call, &job->options->output);
    pave_tri_face_text(job->cell, texts[0]);
    pave_tri_face_text(job->parent, texts[1]);
    cli_text(&result, "%s is child %" PRId64 " of %s, factor %" PRId32 "\n", texts[0], child,
             texts[1], m);
    cli_json_text(&result, "cell", texts[0]);
    CLI_JSON_COUNTS(&result, "factor|child", m, child);
    cli_json_text(&result, "parent", texts[1]);
    if (job->options->children) put_children(job, &result);
    put_grids(job, &result);
    tactics_end(&result, &job->options->output, hash_cell(job));
}

// A nest of big triangles round a corner of the parent, for the picture.
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

// ---- Maps ---------------------------------------------------------------------------------------

static int read_map(nest_job *job)
{
    const char *file = job->options->map;
    char *text = NULL, said[PAVE_ERROR_TEXT_SIZE];
    size_t size = 0;
    pave_error error = {0};
    if (job->call->operand_count > 0)
        return cli_wrong("C: a map is given by --map; leave one of both out");
    if (!grid_text_open(file, &text, &size, &job->answer)) {
        free(text);
        return cli_failed("%s", job->answer.error);
    }
    const pave_result result = pave_nest_read(text, size, file, NULL, &job->nest, &error);
    free(text);
    return result == PAVE_OK ? CLI_DONE : cli_failed("%s", pave_error_text(&error, said));
}

// The walls of the map as the text of a mask, to be freed; NULL: no memory.
static char *walls_text(const nest_job *job, int64_t *size)
{
    pave_mask *walls = NULL;
    char *text = NULL;
    if (pave_mask_create(job->nest->small->window, NULL, &walls, NULL) == PAVE_OK &&
        pave_nest_walls(job->nest, walls) == PAVE_OK &&
        pave_mask_write(walls, NULL, 0, size) == PAVE_CAPACITY)
        text = malloc((size_t)*size);
    if (text) (void)pave_mask_write(walls, text, *size, size);
    pave_mask_destroy(walls);
    return text;
}

static int64_t count_of(const int32_t *on, int64_t count)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) sum += on[i] > 0;
    return sum;
}

static int print_map(const nest_job *job)
{
    const pave_nest *nest = job->nest;
    const int64_t big = nest->big->window->count, small = nest->small->window->count;
    int64_t size = 0, halves = 0;
    char *text = walls_text(job, &size);
    if (!text) return tactics_no_memory();
    if (job->options->walls) {
        fputs(text, job->call->out);
        free(text);
        return CLI_DONE;
    }
    for (int64_t i = 0; i < small; i++) halves += nest->halves[i] > 0;
    cli_result result = tactics_begin(job->call, &job->options->output);
    cli_text(&result,
             "%" PRId64 " big tiles, %" PRId64 " small ones, factor %" PRId32 ": %" PRId64
             " big and %" PRId64 " small ones are built on, %" PRId64 " are half tiles\n",
             big, small, nest->factor, count_of(nest->on_big, big), count_of(nest->on_small, small),
             halves);
    CLI_JSON_COUNTS(&result, "big|small|factor|on_big|on_small|halves", big, small, nest->factor,
                    count_of(nest->on_big, big), count_of(nest->on_small, small), halves);
    uint64_t hash = tactics_hash(PAVE_HASH_START, nest->on_big, big);
    hash = tactics_hash(hash, nest->on_small, small);
    for (int64_t i = 0; text[i]; i++) hash = pave_hash_word(hash, (uint8_t)text[i]);
    tactics_end(&result, &job->options->output, hash);
    free(text);
    return CLI_DONE;
}

// ---- The command --------------------------------------------------------------------------------

static int draw(const nest_job *job)
{
    const int32_t m = job->nest->factor;
    const bool map = job->options->map != NULL;
    pave_cell *children = map ? NULL : malloc((size_t)m * (size_t)m * sizeof *children);
    if (!map && !children) return tactics_no_memory();
    for (int64_t i = 0; !map && i < (int64_t)m * m; i++)
        children[i] = pave_tri_child(job->parent, m, i);
    const pave_picture_nest_def def = {.nest = job->nest,
                                       .hexagons = job->options->hexagon,
                                       .squares = job->options->square,
                                       .marked = children,
                                       .marked_count = map ? 0 : (int64_t)m * m,
                                       .title = map ? "a map of two sizes" : "nested triangles",
                                       .size = tactics_size(&job->options->output)};
    pave_scene *scene = NULL;
    pave_error error = {0};
    const pave_result result = pave_picture_nest(&def, NULL, &scene, &error);
    free(children);
    return result == PAVE_OK ? tactics_scene_write(job->call, &job->options->output, scene)
                             : tactics_refuse(&error);
}

static int run(const cli_call *call)
{
    nest_job job = {.call = call, .options = call->options};
    const nest_options *options = job.options;
    int code = options->map ? read_map(&job) : read_cell(&job);
    if (code == CLI_DONE && options->output.path && !options->map) code = make_round(&job);
    if (code == CLI_DONE && options->output.path) code = draw(&job);
    if (code == CLI_DONE && tactics_prints(&options->output)) {
        if (options->map)
            code = print_map(&job);
        else
            print_cell(&job);
    }
    pave_nest_destroy(job.nest);
    grid_answer_release(&job.answer);
    return code;
}

const cli_command cli_tactics_nest = {
    .group = "tactics",
    .name = "nest",
    .operands = "[C]",
    .operand_minimum = 0,
    .operand_maximum = 1,
    .operand_help = "C is a triangle, such as 3,-1,R",
    .summary = "the triangle that a smaller one lies in; maps of big and small triangles",
    .about = "Prints the large triangle that C lies in and which of its M^2 children C is; with "
             "--children those of C itself; and the hexagon or the square that holds C, and the "
             "triangles in it.\n"
             "With --map it reads a map of big and small triangles, checks that all on it stands "
             "where it may, and counts; --walls prints its walls as a mask, for --walls of other "
             "commands.",
    .examples =
        "pave tactics nest --factor 3 -4,5,R\n"
        "pave tactics nest --factor 3 --children 0,0,L\n"
        "pave tactics nest --hexagon 0 --square E 2,1,L -o nested.svg\n"
        "pave tactics nest --map town.nest -o town.svg\n"
        "pave tactics nest --map town.nest --walls | pave tactics path --walls - --from 0,0,L --to "
        "9,4,R\n",
    CLI_TABLE(table),
    .formats = TACTICS_FORMATS,
    .needs = needs,
    .modes = modes_of,
    .run = run,
};
