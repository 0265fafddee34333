// cli/tactics/tactics.c: shared by the commands: the board and its cells, moves, answers, pictures
// and solids.
#include "tactics.h"
#include "../output.h"
#include "../work.h"

#include <pave/formats/obj.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Maximum number of cells; more would take minutes and gigabytes to draw.
enum { CELLS_MAX = 1000000 };

// ---- The board ----------------------------------------------------------------------------------

uint32_t tactics_modes_on(const grid_ground_options *ground)
{
    const bool sized = grid_ground_is_sized(ground);
    return (sized ? 0 : TACTICS_SIZED) | (ground->on ? TACTICS_ON : 0) |
           (ground->on && !sized ? TACTICS_PIECE : 0);
}

uint32_t tactics_board_modes(const cli_call *call) { return tactics_modes_on(call->options); }

int tactics_board_open(const grid_ground_options *options, tactics_board *out)
{
    const pave_store_ground *ground = &out->ground;
    const int code = grid_ground_option_open(options, pave_tiling_tri(), CELLS_MAX, &out->ground);
    if (code != CLI_DONE) return code;
    out->window = ground->window;
    if (!options->on) return CLI_DONE;
    out->walls = ground->walls;
    out->closed = ground->closed;
    out->costs = ground->costs;
    if (!out->costs) return CLI_DONE;
    if (pave_mask_create(out->window, NULL, &out->rough, NULL)) return tactics_no_memory();
    for (int64_t i = 0; i < ground->count; i++)
        pave_mask_set_cell(out->rough, i, out->costs[i] >= 2 * (ground->least ? ground->least : 1));
    return CLI_DONE;
}

void tactics_board_close(tactics_board *board)
{
    pave_mask_destroy(board->rough);
    pave_store_ground_close(&board->ground);
}

// ---- Cells --------------------------------------------------------------------------------------

int tactics_read_cell(const tactics_board *board, const char *option, const char *text, bool open,
                      int32_t *out)
{
    pave_cell cell;
    if (!text) return cli_wrong("--%s is missing; give a cell, such as --%s 0,0,L", option, option);
    if (pave_tri_face_read(text, &cell) != PAVE_OK)
        return cli_wrong("--%s: \"%s\" is not a cell; a triangle is q,r,L or q,r,R, such as 3,-1,R",
                         option, text);
    const int64_t index = pave_window_wrapped(board->window, cell);
    if (index < 0)
        return cli_wrong("--%s: %s is outside the board; give a cell on it", option, text);
    if (open && board->closed && pave_mask_cell(board->closed, index))
        return cli_wrong("--%s: %s is a wall, or closed; give an open cell", option, text);
    *out = (int32_t)index;
    return CLI_DONE;
}

// ---- Moves --------------------------------------------------------------------------------------

int tactics_moves_open(const tactics_board *board, const tactics_moves_options *options,
                       int32_t points, tactics_moves *out)
{
    const pave_moves_def def = {.window = board->window,
                                .walls = board->closed,
                                .metric = (pave_tri_metric)options->metric,
                                .corners = (pave_move_corners)options->corners,
                                .costs = board->costs,
                                .points = points};
    pave_error error = {0};
    if (pave_moves_create(&def, NULL, &out->moves, &error) != PAVE_OK)
        return tactics_refuse(&error);
    const pave_ground ground = pave_ground_of_graph(out->moves->graph);
    return pave_search_create(&ground, NULL, &out->search, NULL) == PAVE_OK ? CLI_DONE
                                                                            : tactics_no_memory();
}

void tactics_moves_close(tactics_moves *moves)
{
    pave_search_destroy(moves->search);
    pave_moves_destroy(moves->moves);
}

int tactics_field(const tactics_board *board, const tactics_moves *moves, int32_t from,
                  int32_t **out)
{
    *out = malloc((size_t)board->window->count * sizeof **out);
    if (!*out) return tactics_no_memory();
    switch (pave_search_field(moves->search, &from, 1, &moves->moves->costs, *out, NULL)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_RANGE: return cli_wrong("--cost: a distance is too large; give smaller numbers");
    default: return tactics_no_memory();
    }
}

int tactics_no_memory(void) { return cli_failed("out of memory; choose a smaller board"); }

int tactics_refuse(const pave_error *error)
{
    return error->result == PAVE_NO_MEMORY ? tactics_no_memory()
           : error->file[0]                ? cli_report(error)
                                           : cli_wrong("%s", error->message);
}

bool tactics_prints(const tactics_output *output)
{
    return !output->path || strcmp(output->path, "-") != 0;
}

cli_result tactics_begin(const cli_call *call, const tactics_output *output)
{
    cli_result result = {.out = call->out, .json = output->json, .column = 8};
    cli_json_open(&result, NULL, '{');
    return result;
}

void tactics_end(cli_result *result, const tactics_output *output, uint64_t hash)
{
    if (output->hash) cli_put_hash(result, hash);
    cli_json_close(result);
}

void tactics_put_cells(cli_result *result, const char *name, const tactics_board *board,
                       const int32_t *cells, int64_t count)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_put_list(result, name);
    for (int64_t i = 0; cli_put_each(result, i, count, 0); i++) {
        pave_tri_face_text(pave_window_cell(board->window, cells[i]), text);
        cli_put(result, NULL, result->json ? "\"%s\"" : "%s", text);
    }
}

void tactics_json_cell(cli_result *result, const char *name, const tactics_board *board,
                       int32_t cell)
{
    char text[PAVE_TRI_TEXT_SIZE];
    cli_json_text(result, name, pave_tri_face_text(pave_window_cell(board->window, cell), text));
}

uint64_t tactics_hash(uint64_t hash, const int32_t *numbers, int64_t count)
{
    return pave_hash(hash, (const uint32_t *)numbers, count);
}

// Writes the number of a face, or a number of tenths as a decimal, such as 1.5.
static void write_number(void *context, pave_picture_part part, char *out)
{
    const tactics_picture *picture = context;
    const int32_t number = picture->numbers[pave_window_index(picture->def.window, part.at)];
    if (number < 0) return;
    if (picture->tenths && number % 10)
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%" PRId32 ".%" PRId32, number / 10, number % 10);
    else
        snprintf(out, PAVE_PICTURE_TEXT_SIZE, "%" PRId32, picture->tenths ? number / 10 : number);
}

// Draws the plan of a citadel from a file, which contains only its zones.
static pave_result draw_plan(const pave_store_ground *ground, pave_scene_size size,
                             pave_scene **out, pave_error *error)
{
    uint32_t *colors = malloc((size_t)ground->count * sizeof *colors);
    const char *word;
    if (!colors) return PAVE_NO_MEMORY;
    for (int64_t i = 0; i < ground->count; i++) colors[i] = grid_ground_color(ground, i, &word);
    const pave_picture_tactics_def def = {.window = ground->window,
                                          .orientation = ground->window->def.orientation,
                                          .colors = colors,
                                          .size = size};
    const pave_result result = pave_picture_tactics(&def, NULL, out, error);
    if (result == PAVE_OK) grid_ground_add_keys(ground, NULL, *out);
    free(colors);
    return result;
}

// Draws a world in the style of the built-in set that the file names; otherwise in the colours of
// its tiles.
static pave_result draw_world(const pave_store_ground *ground, pave_scene_size size,
                              pave_scene **out, pave_error *error)
{
    const pave_store_def *store = pave_store_def_of(ground->store);
    const char *note = store->note ? strchr(store->note, ':') : NULL;
    const int theme = note ? pave_word_number(pave_builtin_words, note + 1) : -1;
    uint32_t colors[PAVE_WANG_COLORS_MAX];
    const int count = store->tiles->color_count;
    for (int c = 0; c < count; c++) colors[c] = store->tiles->colors[c].rgb << 8 | 0xff;
    const pave_picture_world_def def = {.world = pave_edits_world(pave_store_edits(ground->store)),
                                        .window = ground->window,
                                        .theme =
                                            theme < 0 ? PAVE_BUILTIN_ROADS : (pave_builtin)theme,
                                        .colors = theme < 0 ? colors : NULL,
                                        .color_count = theme < 0 ? count : 0,
                                        .orientation = ground->window->def.orientation,
                                        .seed = store->seed,
                                        .size = size};
    return pave_picture_world(&def, NULL, NULL, out, error);
}

pave_scene *tactics_draw_ground(const pave_store_ground *ground, const cli_picture *picture)
{
    pave_error error;
    pave_scene *out = NULL;
    const pave_scene_size size = cli_picture_size(picture, 192);
    if (ground->any.zones)
        draw_plan(ground, size, &out, &error);
    else if (ground->any.terrain)
        pave_picture_terrain(
            &(pave_picture_terrain_def){.terrain = ground->any.terrain, .size = size}, NULL, NULL,
            &out, &error);
    else if (ground->any.map)
        pave_picture_map(&(pave_picture_map_def){.map = ground->any.map, .size = size}, NULL, NULL,
                         &out, &error);
    else if (ground->store)
        draw_world(ground, size, &out, &error);
    return out;
}

int tactics_picture_open(const tactics_board *board, const tactics_output *output,
                         tactics_picture *out)
{
    const size_t count = (size_t)board->window->count;
    out->colors = calloc(count, sizeof *out->colors);
    out->outlines = calloc(count, sizeof *out->outlines);
    out->numbers = malloc(count * sizeof *out->numbers);
    if (!out->colors || !out->outlines || !out->numbers) return tactics_no_memory();
    for (size_t i = 0; i < count; i++) out->numbers[i] = -1;
    out->ground = tactics_draw_ground(&board->ground, &output->picture);
    out->def = (pave_picture_tactics_def){.window = board->window,
                                          .walls = board->closed,
                                          .rough = board->rough,
                                          .ground = out->ground,
                                          .cells = true,
                                          .orientation = board->window->def.orientation,
                                          .colors = out->colors,
                                          .outlines = out->outlines,
                                          .names = {write_number, out},
                                          .trails = out->trails,
                                          .tokens = out->tokens,
                                          .size = cli_picture_size(&output->picture, 96)};
    return CLI_DONE;
}

void tactics_picture_close(tactics_picture *picture)
{
    pave_scene_destroy(picture->ground);
    free(picture->numbers);
    free(picture->outlines);
    free(picture->colors);
}

void tactics_add_token(tactics_picture *picture, pave_picture_token_kind kind, int32_t cell,
                       uint32_t color, const char *text)
{
    const int64_t i = picture->def.token_count++;
    assert(i < TACTICS_TOKENS_MAX);
    picture->cells[i] = cell;
    picture->numbers[cell] = -1;
    picture->tokens[i] = (pave_picture_token){
        .kind = kind, .cells = &picture->cells[i], .cell_count = 1, .color = color, .text = text};
}

void tactics_add_key(tactics_picture *picture, uint32_t color, const char *text, int64_t number)
{
    if (picture->key_count == TACTICS_KEYS_MAX) return;
    const int i = picture->key_count++;
    picture->keys[i].style = (pave_scene_style){.fill = color};
    snprintf(picture->keys[i].text, PAVE_SCENE_KEY_SIZE, text, (int)number);
}

void tactics_add_way(tactics_picture *picture, const int32_t *cells, int64_t count)
{
    assert(picture->def.trail_count < TACTICS_TRAILS_MAX);
    picture->trails[picture->def.trail_count++] = (pave_picture_trail){
        .cells = cells, .cell_count = count, .color = TACTICS_WAY, .end = PAVE_PICTURE_TRAIL_ARROW};
}

int tactics_scene_write(const cli_call *call, const tactics_output *output,
                        const pave_window *window, pave_scene *scene)
{
    const pave_picture_tactics_def over = {
        .window = window, .orientation = window ? window->def.orientation : PAVE_POINTY};
    cli_catch_signals(); // temporary files must be removed
    int code = window ? cli_draw_over(&output->picture, over, &scene) : CLI_DONE;
    if (code == CLI_DONE)
        code = cli_write_scene(scene, output->path,
                               (pave_draw_format)(PAVE_DRAW_SVG + call->format), &output->picture);
    pave_scene_destroy(scene);
    return code;
}

int tactics_picture_write(const cli_call *call, const tactics_output *output,
                          tactics_picture *picture)
{
    pave_error error = {0};
    pave_scene *scene;
    // there, names replace numbers
    if (output->picture.names) picture->def.names = (pave_picture_names){0};
    if (pave_picture_tactics(&picture->def, NULL, &scene, &error) != PAVE_OK)
        return tactics_refuse(&error);
    for (int i = 0; i < picture->key_count; i++)
        pave_scene_add_key(scene, &picture->keys[i].style, picture->keys[i].text);
    return tactics_scene_write(call, output, picture->def.window, scene);
}

// ---- Queries ------------------------------------------------------------------------------------

static int open_query(const tactics_way *way, tactics_query *query)
{
    const tactics_options *options = query->options;
    const int32_t points = way->turns ? (int32_t)options->budget : 0;
    int code = tactics_board_open(&options->ground, &query->board);
    if (code == CLI_DONE)
        code = tactics_read_cell(&query->board, "from", options->from, true, &query->from);
    if (code == CLI_DONE && (way->goes || options->to))
        code = tactics_read_cell(&query->board, "to", options->to, false, &query->to);
    if (code == CLI_DONE && !way->stands)
        code = tactics_moves_open(&query->board, &options->moves, points, &query->moves);
    return code;
}

static int draw(const tactics_way *way, const tactics_query *query)
{
    tactics_picture picture = {0};
    int code = tactics_picture_open(&query->board, &query->options->output, &picture);
    if (code == CLI_DONE) {
        picture.def.title = way->title;
        way->paint(query, &picture);
        code = tactics_picture_write(query->call, &query->options->output, &picture);
    }
    tactics_picture_close(&picture);
    return code;
}

int tactics_answer(const cli_call *call, const tactics_way *way, void *job)
{
    tactics_query *query = job;
    const tactics_output *output = &((const tactics_options *)call->options)->output;
    query->call = call;
    query->options = call->options;
    query->to = -1;
    int code = open_query(way, query);
    if (code == CLI_DONE) code = way->find(job);
    if (code == CLI_DONE && output->path) code = draw(way, query);
    if (code == CLI_DONE && tactics_prints(output)) {
        cli_result result = tactics_begin(call, output);
        tactics_end(&result, output, way->print(job, &result));
    }
    tactics_moves_close(&query->moves);
    tactics_board_close(&query->board);
    return code == CLI_DONE && query->no ? CLI_NO : code;
}

// ---- Solids -------------------------------------------------------------------------------------

enum { PATH_SIZE = 4096 };

// Checks the file of an OBJ's materials, which may already exist without having been written by
// pave.
static int check_materials(const cli_call *call, const char *path)
{
    char materials[PATH_SIZE];
    const size_t length = strlen(path);
    const bool ends = length > 4 && strcasecmp(path + length - 4, ".obj") == 0;
    if (cli_is_stream(path)) return CLI_DONE; // a stream has no materials
    if (snprintf(materials, sizeof materials, "%.*s.mtl", (int)(ends ? length - 4 : length),
                 path) >= PATH_SIZE)
        return cli_wrong("-o: the name is too long; give a shorter one");
    return cli_check_beside(call, materials, "# pave\n");
}

int tactics_write_solid(const cli_call *call, const char *path, const pave_solid *solid, bool gltf)
{
    const int code = gltf ? CLI_DONE : check_materials(call, path);
    if (code != CLI_DONE) return code;
    pave_error error = {0};
    pave_batch batch = {0};
    cli_progress bar = {0};
    cli_catch_signals(); // temporary files must be removed
    batch.progress = cli_progress_begin(&bar, "writing");
    const pave_result result =
        (gltf ? pave_gltf_solid_write : pave_obj_solid_write)(solid, path, NULL, &batch, &error);
    cli_progress_end(&bar);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}
