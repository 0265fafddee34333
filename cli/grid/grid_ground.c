// cli/grid/grid_ground.c: from --on, --walls and --cost to cells that are open, closed or dear.
#include "grid_ground.h"

#include "../output.h"

#include <pave/builtin.h>
#include <pave/formats/obj.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { COST_MAX = 1000000, WORLD_CELLS_MAX = 4000000, NAMES_SIZE = 400, WORD_SIZE = 1024 };

static bool no_memory(grid_answer *answer)
{
    return grid_failed(answer, "out of memory; choose a smaller ground");
}

static bool take(const pave_error *error, grid_answer *answer)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    return error->result == PAVE_OK || grid_failed(answer, "%s", pave_error_text(error, text));
}

// ---- Words --------------------------------------------------------------------------------------

/// What a word of --walls or --cost says of a cell.
typedef enum word_kind {
    MARKED,
    ZONE,
    RIVER,
    SLOPE,
    ABOVE,
    BELOW,
    LABEL,
    OWNER,
    COLOR,
    CELL,
    LAID // in a mask that is laid over the ground
} word_kind;
typedef struct word {
    word_kind kind;
    int32_t value;
} word;

static const pave_json_wang *tiles_of(const grid_ground *ground)
{
    return pave_store_def_of(ground->store)->tiles;
}

// The words of zones or colours, by number.
static const char *name_of(const grid_ground *ground, int number)
{
    if (ground->any.zones) return pave_word(pave_citadel_zone_words, number);
    if (ground->any.terrain) return pave_word(pave_terrain_zone_words, number);
    if (!ground->store || number >= tiles_of(ground)->color_count) return NULL;
    const char *name = tiles_of(ground)->colors[number].name;
    return name ? name : "";
}

static bool unknown_word(const grid_ground *ground, const char *option, const char *text,
                         grid_answer *answer)
{
    char names[NAMES_SIZE] = "";
    for (int i = 0; name_of(ground, i); i++)
        cli_add_word(names, sizeof names, "%s", name_of(ground, i));
    if (ground->any.terrain) cli_add_word(names, sizeof names, "above:H, below:H, slope:PERCENT");
    return grid_wrong(answer, "--%s: \"%.60s\" is unknown in this %s; it has %s", option, text,
                      ground->what,
                      names[0]           ? names
                      : ground->any.map  ? "sea, labels such as 12, and owner:N"
                      : ground->any.mask ? "marked"
                                         : "the numbers of its cells");
}

// `above:3` and its like.
static bool read_measure(const char *text, word *out)
{
    static const struct {
        const char *name;
        word_kind kind;
        double unit, least, most;
    } rows[] = {{"above:", ABOVE, PAVE_TERRAIN_UNIT, -16384, 16384},
                {"below:", BELOW, PAVE_TERRAIN_UNIT, -16384, 16384},
                {"slope:", SLOPE, 2.56, 0, 100000}};
    double number;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const size_t length = strlen(rows[i].name);
        if (strncmp(text, rows[i].name, length) != 0) continue;
        if (cli_read_decimal(text + length, &number) != CLI_READ || number < rows[i].least ||
            number > rows[i].most)
            return false;
        *out = (word){rows[i].kind, (int32_t)(number * rows[i].unit)};
        return true;
    }
    return false;
}

// Whether two windows have the same cells.
static bool same_window(const pave_window *a, const pave_window *b)
{
    const pave_window_def *x = &a->def, *y = &b->def;
    return a->count == b->count && x->shape == y->shape && x->width == y->width &&
           x->wrap == y->wrap && x->orientation == y->orientation &&
           pave_cell_equal(pave_window_cell(a, 0), pave_window_cell(b, 0)) &&
           pave_cell_equal(pave_window_cell(a, a->count - 1), pave_window_cell(b, b->count - 1));
}

// The mask that is laid over the ground from now on.
static bool read_mask(grid_ground *ground, const char *file, grid_answer *answer)
{
    pave_error error = {0};
    pave_json_any_release(&ground->over);
    pave_json_any_read(file, ground->window->tiling, NULL, &ground->over, &error);
    if (!take(&error, answer)) return false;
    return (ground->over.mask && ground->over.mask->window->count > 0 &&
            same_window(ground->window, ground->over.mask->window)) ||
           grid_failed(answer, "%s: its window is not that of %s; give both the same one", file,
                       ground->file);
}

static bool is_mask(const grid_ground *ground, const char *text)
{
    const size_t length = strlen(text);
    return ground->window && length > 5 && strcmp(text + length - 5, ".mask") == 0;
}

static bool has_river(const grid_ground *ground, int32_t cell)
{
    bool river = false;
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        river = river || pave_terrain_river_at(ground->any.terrain, cell, k);
    return river;
}

static bool is(const grid_ground *ground, int64_t cell, word said)
{
    const pave_terrain *terrain = ground->any.terrain;
    const pave_map *map = ground->any.map;
    int32_t corners[3] = {0};
    if (terrain) pave_terrain_corners(terrain, (int32_t)cell, corners);
    const int64_t height = terrain ? ((int64_t)terrain->levels[corners[0]] +
                                      terrain->levels[corners[1]] + terrain->levels[corners[2]]) /
                                         3
                                   : 0;
    switch (said.kind) {
    case MARKED: return pave_mask_cell(ground->any.mask, cell);
    case ZONE: return (terrain ? terrain->zones : ground->any.zones)[cell] == said.value;
    case RIVER: return has_river(ground, (int32_t)cell);
    case SLOPE: return pave_terrain_slope(terrain, (int32_t)cell) >= said.value;
    case ABOVE: return height > said.value;
    case BELOW: return height < said.value;
    case LABEL: return map->territories->labels[cell] == said.value;
    case OWNER:
        return map->owners && map->territories->of_cell[cell] &&
               map->owners[map->territories->of_cell[cell] - 1] == said.value;
    case COLOR: return ground->colors[cell] == said.value + 1;
    case LAID: return pave_mask_cell(ground->over.mask, cell);
    case CELL: break;
    }
    return cell == said.value;
}

static bool read_word(const grid_ground *ground, const char *text, word *out)
{
    const pave_map *map = ground->any.map;
    const bool owner = map && strncmp(text, "owner:", 6) == 0;
    int64_t number;
    *out = (word){ground->any.terrain || ground->any.zones ? ZONE : COLOR, 0};
    for (int i = 0; name_of(ground, i); i++) {
        out->value = i;
        if (strcmp(name_of(ground, i), text) != 0) continue;
        if (ground->any.terrain && i == PAVE_TERRAIN_RIVER) out->kind = RIVER;
        return true;
    }
    if (ground->any.terrain) return read_measure(text, out);
    *out = (word){owner ? OWNER : map ? LABEL : CELL, 0};
    if (map && strcmp(text, "sea") == 0) return true;
    if (ground->any.mask) {
        out->kind = MARKED;
        return strcmp(text, "marked") == 0;
    }
    if (ground->any.zones || ground->store ||
        cli_read_number(text + (owner ? 6 : 0), 0, INT32_MAX, &number) != CLI_READ)
        return false;
    out->value = (int32_t)number;
    for (int64_t i = 0; map && i < ground->count; i++)
        if (is(ground, i, *out)) return true;
    return !map && number < ground->count;
}

/// What is done with each word of a list, and with the number behind its =.
typedef bool each_word(grid_ground *ground, word said, const char *number, grid_answer *answer);

static bool for_words(grid_ground *ground, const char *option, const char *list, each_word *run,
                      grid_answer *answer)
{
    char text[WORD_SIZE];
    while (*list) {
        const size_t length = strcspn(list, ",");
        word said;
        snprintf(text, sizeof text, "%.*s", (int)(length < WORD_SIZE ? length : WORD_SIZE - 1),
                 list);
        char *number = ground->costs ? strchr(text, '=') : NULL;
        if (number) *number++ = '\0';
        if (is_mask(ground, text)) {
            if (!read_mask(ground, text, answer)) return false;
            said = (word){LAID, 0};
        } else if (!read_word(ground, text, &said)) {
            return unknown_word(ground, option, text, answer);
        }
        if (!run(ground, said, number, answer)) return false;
        list += length + (list[length] == ',');
    }
    return true;
}

// ---- What closes --------------------------------------------------------------------------------

// Closes a cell or opens it; a wall also stops sight. Without a window costs close.
static void set(grid_ground *ground, int64_t cell, bool closed, bool wall)
{
    if (!ground->window) {
        if (closed) ground->costs[cell] = -1;
        return;
    }
    pave_mask_set_cell(ground->masks[0], cell, wall);
    pave_mask_set_cell(ground->masks[1], cell, closed);
}

static bool block(grid_ground *ground, word said, const char *number, grid_answer *answer)
{
    (void)number;
    pave_result result = PAVE_OK;
    for (int32_t i = 0; i < ground->count; i++) {
        if (said.kind != RIVER && is(ground, i, said)) set(ground, i, true, true);
        for (int k = 0; said.kind == RIVER && k < PAVE_TRI_NEIGHBORS_MAX; k++)
            for (int m = 0; m < 2 && pave_terrain_river_at(ground->any.terrain, i, k); m++)
                if (result == PAVE_OK) result = pave_mask_set_side(ground->masks[m], i, k, true);
    }
    return result == PAVE_OK || no_memory(answer);
}

static bool price(grid_ground *ground, word said, const char *number, grid_answer *answer)
{
    int64_t cost = -1;
    const bool none = number && strcmp(number, "none") == 0;
    if (!none && (!number || cli_read_number(number, 0, COST_MAX, &cost) != CLI_READ))
        return grid_wrong(answer, "--cost: give NAME=N with N from 0 to %d, or NAME=none",
                          COST_MAX);
    for (int64_t i = 0; i < ground->count; i++) {
        if (!is(ground, i, said)) continue;
        ground->costs[i] = (int32_t)cost;
        if (ground->window) set(ground, i, none, false);
    }
    return true;
}

static bool price_on_foot(grid_ground *ground, grid_answer *answer)
{
    const pave_terrain_costs_def foot = pave_terrain_costs_on_foot();
    if (!ground->any.terrain)
        return grid_wrong(answer, "--cost foot: only a terrain has such costs; give NAME=N");
    const pave_result result =
        pave_terrain_costs(ground->any.terrain, &foot, NULL, ground->costs, NULL, NULL);
    for (int64_t i = 0; i < ground->count; i++) set(ground, i, ground->costs[i] < 0, false);
    return result == PAVE_OK || no_memory(answer);
}

static bool make_costs(const char *text, grid_ground *ground, grid_answer *answer)
{
    if (!text && ground->window) return true;
    ground->costs = malloc((size_t)(ground->count + 1) * sizeof *ground->costs);
    if (!ground->costs) return no_memory(answer);
    for (int64_t i = 0; i < ground->count; i++) ground->costs[i] = 1;
    return true;
}

// What is closed without --walls: the sea of a map, water, walls and houses of a citadel.
static bool close_by_default(grid_ground *ground, grid_answer *answer)
{
    const pave_json_any *any = &ground->any;
    pave_result result = PAVE_OK;
    if (any->zones) {
        pave_citadel_mask(any->zones, true, ground->masks[0]);
        pave_citadel_mask(any->zones, false, ground->masks[1]);
    }
    for (int64_t i = 0; any->terrain && i < ground->count; i++)
        set(ground, i, any->terrain->zones[i] <= PAVE_TERRAIN_LAKE, false);
    for (int64_t i = 0; any->map && i < ground->count; i++)
        set(ground, i, any->map->territories->of_cell[i] == 0, false);
    if (any->map && ground->window) result = pave_map_mask(any->map, ground->masks[1]);
    return result == PAVE_OK || no_memory(answer);
}

static bool apply(const grid_ground_options *options, grid_ground *ground, grid_answer *answer)
{
    if (!make_costs(options->cost, ground, answer) || !close_by_default(ground, answer))
        return false;
    const char *walls = ground->store ? NULL : options->walls, *cost = options->cost;
    if (walls) {
        for (int64_t i = 0; ground->window && i < ground->count; i++) set(ground, i, false, false);
        for (int64_t i = 0; !ground->window && i < ground->count; i++) ground->costs[i] = 1;
    }
    const bool priced =
        !cost || (strcmp(cost, "foot") == 0 ? price_on_foot(ground, answer)
                                            : for_words(ground, "cost", cost, price, answer));
    return priced && (!walls || for_words(ground, "walls", walls, block, answer));
}

// ---- Worlds -------------------------------------------------------------------------------------

static bool forbid(grid_ground *ground, word said, const char *number, grid_answer *answer)
{
    (void)number, (void)answer;
    ground->passable[said.value + 1] = false;
    return true;
}

// The colours that can be passed: all but --walls, or as the world or its built-in set says.
static bool choose_passable(const grid_ground_options *options, grid_ground *ground,
                            grid_answer *answer)
{
    const pave_store_def *def = pave_store_def_of(ground->store);
    const char *note = def->note ? strchr(def->note, ':') : NULL;
    const int theme = note ? pave_word_number(pave_builtin_words, note + 1) : -1;
    if (!options->walls && !def->passable && theme < 0)
        return grid_wrong(answer,
                          "--walls is missing; name the colours of %s that cannot be passed",
                          ground->file);
    for (int32_t c = 0; c <= tiles_of(ground)->color_count; c++)
        ground->passable[c] = options->walls ? true
                              : def->passable
                                  ? def->passable[c]
                                  : c > 0 && pave_builtin_color_passable((pave_builtin)theme, c);
    return !options->walls || for_words(ground, "walls", options->walls, forbid, answer);
}

// The colour of a cell is that of most of its places, the first of equals.
static bool color_cells(grid_ground *ground, const pave_world *world, grid_answer *answer)
{
    ground->colors = malloc((size_t)ground->count);
    if (!ground->colors) return no_memory(answer);
    pave_window_walk walk = pave_window_begin(ground->window);
    while (pave_window_next(&walk)) {
        uint8_t colors[PAVE_WANG_PLACES_MAX] = {0};
        int counts[PAVE_WANG_COLORS_MAX + 1] = {0}, best = 0;
        pave_world_colors_at(world, walk.cell, colors);
        for (int i = 0; i < PAVE_WANG_PLACES_MAX; i++)
            if (colors[i] && ++counts[colors[i]] > counts[best]) best = colors[i];
        ground->colors[walk.index] = (uint8_t)best;
    }
    return true;
}

// The tiles of a face: those of its number where the file has as many, else the first with as many
// sides.
static bool make_sets(const grid_ground *ground, pave_wang_set **sets, grid_answer *answer)
{
    const pave_json_wang *tiles = tiles_of(ground);
    const pave_tiling *tiling = ground->window->tiling;
    pave_error error = {0};
    for (int32_t s = 0; s < tiling->face_count && error.result == PAVE_OK; s++) {
        int32_t face = tiles->face_count == tiling->face_count ? s : 0;
        while (tiles->faces[face].sides != pave_tiling_side_count(tiling, s)) face++;
        pave_json_wang_create(tiles, face, NULL, &sets[s], &error);
    }
    return take(&error, answer);
}

static bool fill_world(const grid_ground_options *options, grid_ground *ground, grid_answer *answer)
{
    const pave_world *world = pave_edits_world(pave_store_edits(ground->store));
    pave_wang_set *sets[PAVE_TILING_FACES_MAX] = {NULL};
    uint32_t *ids = malloc((size_t)ground->count * sizeof *ids);
    bool fine = choose_passable(options, ground, answer) &&
                (!options->cost || color_cells(ground, world, answer)) &&
                make_sets(ground, sets, answer);
    fine = fine && ((ids && !pave_world_fill_window(world, ground->window, NULL, ids)) ||
                    no_memory(answer));
    for (int m = 0; m < 2 && fine; m++)
        fine = !pave_world_mask((const pave_wang_set *const *)sets, ids, ground->passable,
                                ground->masks[m]) ||
               no_memory(answer);
    for (int32_t s = 0; s < PAVE_TILING_FACES_MAX; s++) pave_wang_destroy(sets[s]);
    free(ids);
    return fine;
}

// ---- Opening ------------------------------------------------------------------------------------

bool grid_ground_is_sized(const grid_ground_options *options)
{
    return options->on && !pave_store_recognizes(options->on);
}

static bool make_window(const grid_ground_options *options, const pave_tiling *tiling,
                        grid_ground *ground, grid_answer *answer)
{
    const double cells = (double)options->size.width * options->size.height;
    pave_window_def def = {
        .tiling = tiling, .width = options->size.width, .height = options->size.height};
    pave_error error = {0};
    if (cells > WORLD_CELLS_MAX)
        return grid_wrong(answer, "--size: the ground has at most %d cells; choose a smaller one",
                          WORLD_CELLS_MAX);
    if (options->at && pave_tiling_face_read(tiling, options->at, &def.at) != PAVE_OK)
        return grid_wrong(answer, "--at: \"%.60s\" is not a cell of the grid %s", options->at,
                          tiling->name);
    pave_window_create(&def, NULL, &ground->own_window, &error);
    if (error.result != PAVE_OK) return grid_wrong(answer, "--size: %s", error.message);
    ground->window = ground->own_window;
    ground->count = ground->window->count;
    return true;
}

static bool open_world(const grid_ground_options *options, grid_ground *ground, grid_answer *answer)
{
    pave_error error = {0};
    ground->what = "world";
    pave_store_open(options->on, (pave_store_way){0}, NULL, &ground->store, &error);
    return take(&error, answer) &&
           make_window(options, pave_store_tiling(ground->store), ground, answer);
}

static bool make_graph(const pave_edges_def *def, const char *file, pave_graph **out,
                       grid_answer *answer)
{
    pave_error error = {0};
    pave_graph_create_from_edges(def, NULL, out, &error);
    return error.result == PAVE_OK || grid_failed(answer, "%s: %s", file, error.message);
}

// Leaves only arcs between open cells, each pair of neighbours once.
static bool cut_graph(grid_ground *ground, grid_answer *answer)
{
    const pave_graph *graph = ground->whole;
    int32_t(*edges)[2] = malloc(((size_t)graph->arc_count + 1) * sizeof *edges);
    pave_edges_def def = {graph->node_count, graph->positions, 0, (const int32_t(*)[2])edges};
    ground->closes = false;
    for (int32_t a = 0; edges && a < graph->node_count; a++) {
        ground->closes = ground->closes || ground->costs[a] < 0;
        for (int32_t arc = graph->start[a]; arc < graph->start[a + 1]; arc++) {
            const int32_t b = graph->to[arc];
            bool told = b <= a || ground->costs[a] < 0 || ground->costs[b] < 0;
            for (int32_t other = graph->start[a]; other < arc; other++)
                told = told || graph->to[other] == b;
            if (told) continue;
            edges[def.edge_count][0] = a;
            edges[def.edge_count++][1] = b;
        }
    }
    const bool fine =
        !ground->closes || make_graph(&def, ground->file, &ground->own_graphs[1], answer);
    ground->graph = ground->closes ? ground->own_graphs[1] : graph;
    free(edges);
    return edges ? fine : no_memory(answer);
}

static bool make_list_graph(grid_ground *ground, grid_answer *answer)
{
    const pave_edge_list *list = &ground->any.graph;
    const pave_edges_def def = {list->node_count, list->positions, list->edge_count,
                                (const int32_t(*)[2])list->edges};
    if (list->fault_count > 0)
        return grid_failed(answer,
                           "%s: node %d names %d as its neighbour, which does not name it; name "
                           "each in the list of the other",
                           ground->file, (int)list->faults[0].nodes[0],
                           (int)list->faults[0].nodes[1]);
    return make_graph(&def, ground->file, &ground->own_graphs[0], answer);
}

// The window or the graph of what was read.
static bool lay(grid_ground *ground, grid_answer *answer)
{
    pave_json_any *any = &ground->any;
    ground->what = pave_word(pave_json_type_words, any->type);
    ground->window = any->window;
    switch (any->type) {
    case PAVE_JSON_BOARD:
        if (pave_board_to_mask(any->board, NULL, &any->mask, NULL)) return no_memory(answer);
        ground->window = any->mask->window;
        break;
    case PAVE_JSON_MASK: ground->window = any->mask->window; break;
    case PAVE_JSON_MAP:
        ground->window = pave_map_window(any->map);
        ground->whole = any->map->ground.graph;
        break;
    case PAVE_JSON_MESH:
        if (pave_mesh_to_graph(any->mesh, NULL, &ground->own_graphs[0], NULL))
            return no_memory(answer);
        break;
    case PAVE_JSON_GRAPH:
        if (!make_list_graph(ground, answer)) return false;
        break;
    default: break;
    }
    if (ground->own_graphs[0]) ground->whole = ground->own_graphs[0];
    return true;
}

static bool read_file(const char *path, const pave_tiling *tiling, grid_ground *ground,
                      grid_answer *answer)
{
    const char *dot = strrchr(path, '.');
    const bool obj = dot && strcmp(dot, ".obj") == 0, off = dot && strcmp(dot, ".off") == 0;
    pave_error error = {0};
    if (obj || off) {
        ground->any.type = PAVE_JSON_GRAPH;
        (obj ? pave_obj_graph_read : pave_off_graph_read)(path, NULL, &ground->any.graph, &error);
    } else {
        pave_json_any_read(path, tiling, NULL, &ground->any, &error);
    }
    return take(&error, answer) && lay(ground, answer);
}

// Whether it lies on the tiling that is wanted.
static bool fits(const grid_ground *ground, const pave_tiling *tiling, grid_answer *answer)
{
    if (!tiling) return true;
    if (!ground->window)
        return grid_wrong(answer,
                          "%s is a %s, whose cells have numbers; the grid for it is cells, "
                          "such as pave grid cells path 0 5 --on %s",
                          ground->file, ground->what, ground->file);
    return strcmp(tiling->name, ground->window->tiling->name) == 0 ||
           grid_wrong(answer, "%s is a %s of the grid %s, not of %s; pave grid %s answers about it",
                      ground->file, ground->what, ground->window->tiling->name, tiling->name,
                      ground->window->tiling->name);
}

static bool make_masks(grid_ground *ground, grid_answer *answer)
{
    if (!ground->window) return true;
    for (int m = 0; m < 2; m++)
        if (ground->any.mask)
            ground->masks[m] = ground->any.mask;
        else if (pave_mask_create(ground->window, NULL, &ground->masks[m], NULL))
            return no_memory(answer);
    ground->walls = ground->masks[0];
    ground->closed = ground->masks[1];
    return true;
}

bool grid_ground_open(const grid_ground_options *options, const pave_tiling *tiling,
                      grid_ground *out, grid_answer *answer)
{
    out->file = options->on;
    if (!options->on) return make_window(options, tiling, out, answer) && make_masks(out, answer);
    if (!(pave_store_recognizes(options->on) ? open_world(options, out, answer)
                                             : read_file(options->on, tiling, out, answer)) ||
        !fits(out, tiling, answer) || !make_masks(out, answer))
        return false;
    out->count = out->window ? out->window->count : out->whole->node_count;
    out->closes = true;
    if ((out->store && !fill_world(options, out, answer)) || !apply(options, out, answer) ||
        (!out->window && !cut_graph(out, answer)))
        return false;
    out->least = COST_MAX;
    for (int64_t i = 0; out->costs && i < out->count; i++)
        if (out->costs[i] >= 0 && out->costs[i] < out->least) out->least = out->costs[i];
    return true;
}

int grid_ground_option_open(const grid_ground_options *options, const pave_tiling *tiling,
                            int64_t cells, grid_ground *out)
{
    grid_answer answer = {0};
    if (!grid_ground_open(options, tiling, out, &answer))
        return answer.code == CLI_WRONG ? cli_wrong("%s", answer.error)
                                        : cli_failed("%s", answer.error);
    if (out->count == 0)
        return cli_failed("%s: has no cells; name a file with at least one", options->on);
    return out->count <= cells ? CLI_DONE
           : options->on ? cli_failed("%s: %" PRId64 " cells, but there may be at most %" PRId64
                                      "; name a smaller one",
                                      options->on, out->count, cells)
                         : cli_wrong("--size: %" PRId64 " cells, but there may be at most %" PRId64
                                     "; choose a smaller one",
                                     out->count, cells);
}

void grid_ground_close(grid_ground *ground)
{
    for (int m = 0; m < 2 && !ground->any.mask; m++) pave_mask_destroy(ground->masks[m]);
    free(ground->colors);
    free(ground->costs);
    pave_graph_destroy(ground->own_graphs[0]);
    pave_graph_destroy(ground->own_graphs[1]);
    pave_json_any_release(&ground->over);
    pave_json_any_release(&ground->any);
    pave_window_destroy(ground->own_window);
    pave_store_close(ground->store);
}
