/// formats/store/store_ground.c: reads a file and options into cells that are open, closed or
/// costly.
#include <pave/builtin.h>
#include <pave/formats/obj.h>
#include <pave/formats/store.h>

#include "../common/common_memory.h"
#include "../common/common_text.h"

#include <stdio.h>
#include <string.h>

enum { COST_MAX = 1000000, WORLD_CELLS_MAX = 4000000, NAMES_SIZE = 300, WORD_SIZE = 1024 };

/// State of opening a ground.
typedef struct opening {
    const pave_store_ground_def *def;
    pave_store_ground *out;
    pave_error *error;
    pave_json_any over; // a mask given in the options
    uint8_t *colors;    // colours of the cells of a world; NULL: not needed
    bool passable[PAVE_WANG_COLORS_MAX + 1];
} opening;

static bool no_memory(const opening *job)
{
    PAVE_FAIL(job->error, PAVE_NO_MEMORY, "out of memory; choose a smaller ground");
    return false;
}

// ---- Words --------------------------------------------------------------------------------------

/// Meaning of an option of `walls` or `cost`.
typedef enum word_kind {
    MARKED,
    ZONE,
    RIVER,
    SLOPE,
    ABOVE,
    BELOW,
    LABEL,
    NAMED, // labels with the name of that label
    OWNER,
    COLOR,
    CELL,
    LAID // a cell set in an overlay mask
} word_kind;
typedef struct word {
    word_kind kind;
    int32_t value;
} word;

static const pave_json_wang *tiles_of(const pave_store_ground *ground)
{
    return pave_store_def_of(ground->store)->tiles;
}

// Names of zones or colours, by index.
static const char *name_of(const pave_store_ground *ground, int number)
{
    if (ground->any.zones) return pave_word(pave_citadel_zone_words, number);
    if (ground->any.terrain) return pave_word(pave_terrain_zone_words, number);
    if (!ground->store || number >= tiles_of(ground)->color_count) return NULL;
    const char *name = tiles_of(ground)->colors[number].name;
    return name ? name : "";
}

static void add_name(char *names, const char *name)
{
    const size_t used = strlen(names);
    snprintf(names + used, NAMES_SIZE - used, "%s%s", used ? ", " : "", name);
}

static bool unknown_word(const opening *job, const char *option, const char *text)
{
    const pave_store_ground *ground = job->out;
    char names[NAMES_SIZE] = "";
    for (int i = 0; name_of(ground, i); i++) add_name(names, name_of(ground, i));
    if (ground->any.terrain) add_name(names, "above:H, below:H, slope:PERCENT");
    PAVE_FAIL(job->error, PAVE_NOT_FOUND, "%s: \"%.60s\" is unknown in this %s; it has %s", option,
              text, ground->what,
              names[0] ? names
              : ground->any.map && ground->any.map->name_count > 0
                  ? "sea, labels such as 12, their names, and owner:N"
              : ground->any.map  ? "sea, labels such as 12, and owner:N"
              : ground->any.mask ? "marked"
                                 : "the numbers of its cells");
    return false;
}

// Parses `above:3` and similar.
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
        if (!pave_common_real_read(text + length, strlen(text + length), &number) ||
            number < rows[i].least || number > rows[i].most)
            return false;
        *out = (word){rows[i].kind, (int32_t)(number * rows[i].unit)};
        return true;
    }
    return false;
}

static bool read_number(const char *text, int64_t most, int64_t *out)
{
    return pave_common_integer_read(text, strlen(text), out) && *out >= 0 && *out <= most;
}

// Returns true if two windows have the same cells in the same order.
static bool same_cells(const pave_window *a, const pave_window *b)
{
    bool same = a->count == b->count;
    for (int64_t i = 0; i < a->count && same; i++)
        same = pave_cell_equal(pave_window_cell(a, i), pave_window_cell(b, i));
    return same;
}

// Reads an overlay mask and makes it the current one.
static bool read_mask(opening *job, const char *file)
{
    const pave_window *window = job->out->window;
    pave_json_any_release(&job->over);
    const pave_json_any_def def = {.tiling = window->tiling};
    if (pave_json_any_read(file, &def, &job->out->allocator, &job->over, job->error)) return false;
    if (job->over.mask && same_cells(window, job->over.mask->window)) return true;
    pave_error_set(job->error, PAVE_INVALID, file, 0, 0,
                   "its window differs from that of %s; give both the same window", job->def->file);
    return false;
}

static bool is_mask(const pave_store_ground *ground, const char *text)
{
    const size_t length = strlen(text);
    return ground->window && length > 5 && strcmp(text + length - 5, ".mask") == 0;
}

static bool has_river(const pave_terrain *terrain, int32_t cell)
{
    for (int k = 0; k < PAVE_TRI_NEIGHBORS_MAX; k++)
        if (pave_terrain_river_at(terrain, cell, k)) return true;
    return false;
}

static int64_t height_of(const pave_terrain *terrain, int32_t cell)
{
    int32_t corners[3] = {0};
    pave_terrain_corners(terrain, cell, corners);
    return ((int64_t)terrain->levels[corners[0]] + terrain->levels[corners[1]] +
            terrain->levels[corners[2]]) /
           3;
}

static const char *label_name(const pave_map *map, int32_t label)
{
    return label > 0 && label <= map->name_count ? map->names[label - 1] : "";
}

static bool is(const opening *job, int64_t cell, word said)
{
    const pave_json_any *any = &job->out->any;
    switch (said.kind) {
    case MARKED: return pave_mask_cell(any->mask, cell);
    case ZONE: return (any->terrain ? any->terrain->zones : any->zones)[cell] == said.value;
    case RIVER: return has_river(any->terrain, (int32_t)cell);
    case SLOPE: return pave_terrain_slope(any->terrain, (int32_t)cell) >= said.value;
    case ABOVE: return height_of(any->terrain, (int32_t)cell) > said.value;
    case BELOW: return height_of(any->terrain, (int32_t)cell) < said.value;
    case LABEL: return any->map->territories->labels[cell] == said.value;
    case NAMED:
        return strcmp(label_name(any->map, any->map->territories->labels[cell]),
                      label_name(any->map, said.value)) == 0;
    case OWNER:
        return any->map->owners && any->map->territories->of_cell[cell] &&
               any->map->owners[any->map->territories->of_cell[cell] - 1] == said.value;
    case COLOR: return job->colors[cell] == said.value + 1;
    case LAID: return pave_mask_cell(job->over.mask, cell);
    case CELL: break;
    }
    return cell == said.value;
}

// Reads the name of a label of a map; several labels may have the same name.
static bool read_label_name(const pave_map *map, const char *text, word *out)
{
    for (int32_t label = 1; *text && label <= map->name_count; label++) {
        if (strcmp(label_name(map, label), text) != 0) continue;
        *out = (word){NAMED, label};
        return true;
    }
    return false;
}

static bool read_word(const opening *job, const char *text, word *out)
{
    const pave_store_ground *ground = job->out;
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
        !read_number(text + (owner ? 6 : 0), INT32_MAX, &number))
        return map && read_label_name(map, text, out);
    out->value = (int32_t)number;
    for (int64_t i = 0; map && i < ground->count; i++)
        if (is(job, i, *out)) return true;
    return map ? read_label_name(map, text, out) : number < ground->count;
}

/// Called for each word of a list, with the number after its "=".
typedef bool each_word(opening *job, word said, const char *number);

static bool for_words(opening *job, const char *option, const char *list, each_word *run)
{
    char text[WORD_SIZE];
    while (*list) {
        const size_t length = strcspn(list, ",");
        word said = {LAID, 0};
        snprintf(text, sizeof text, "%.*s", (int)(length < WORD_SIZE ? length : WORD_SIZE - 1),
                 list);
        char *number = job->out->costs ? strchr(text, '=') : NULL;
        if (number) *number++ = '\0';
        if (is_mask(job->out, text)) {
            if (!read_mask(job, text)) return false;
        } else if (!read_word(job, text, &said)) {
            return unknown_word(job, option, text);
        }
        if (!run(job, said, number)) return false;
        list += length + (list[length] == ',');
    }
    return true;
}

// ---- Closed cells -------------------------------------------------------------------------------

// Closes or opens a cell; a wall also blocks line of sight. Without a window, a cost closes the
// cell.
static void set(pave_store_ground *ground, int64_t cell, bool closed, bool wall)
{
    if (!ground->window) {
        if (closed) ground->costs[cell] = -1;
        return;
    }
    pave_mask_set_cell(ground->masks[0], cell, wall);
    pave_mask_set_cell(ground->masks[1], cell, closed);
}

static bool is_side(const opening *job, int64_t cell, int k, word said)
{
    if (said.kind == RIVER) return pave_terrain_river_at(job->out->any.terrain, (int32_t)cell, k);
    return said.kind == LAID && pave_mask_side(job->over.mask, cell, k);
}

static bool block(opening *job, word said, const char *number)
{
    pave_store_ground *ground = job->out;
    const int sides = ground->window ? ground->window->tiling->sides_max : 0;
    pave_result result = PAVE_OK;
    (void)number;
    for (int64_t i = 0; i < ground->count; i++) {
        if (said.kind != RIVER && is(job, i, said)) set(ground, i, true, true);
        for (int k = 0; k < sides; k++)
            for (int m = 0; m < 2 && is_side(job, i, k, said); m++)
                if (result == PAVE_OK) result = pave_mask_set_side(ground->masks[m], i, k, true);
    }
    return result == PAVE_OK || no_memory(job);
}

static bool price(opening *job, word said, const char *number)
{
    pave_store_ground *ground = job->out;
    int64_t cost = -1;
    const bool none = number && strcmp(number, "none") == 0;
    if (!none && (!number || !read_number(number, COST_MAX, &cost))) {
        PAVE_FAIL(job->error, PAVE_RANGE, "cost: give NAME=N with N from 0 to %d, or NAME=none",
                  COST_MAX);
        return false;
    }
    for (int64_t i = 0; i < ground->count; i++) {
        if (!is(job, i, said)) continue;
        ground->costs[i] = (int32_t)cost;
        if (ground->window) set(ground, i, none, false);
    }
    return true;
}

static bool price_on_foot(opening *job)
{
    pave_store_ground *ground = job->out;
    const pave_terrain_costs_def foot = pave_terrain_costs_on_foot();
    if (!ground->any.terrain) {
        PAVE_FAIL(job->error, PAVE_UNSUPPORTED,
                  "cost foot: only a terrain has such costs; give NAME=N");
        return false;
    }
    const pave_result result =
        pave_terrain_costs(ground->any.terrain, &foot, NULL, ground->costs, NULL, NULL);
    for (int64_t i = 0; i < ground->count; i++) set(ground, i, ground->costs[i] < 0, false);
    return result == PAVE_OK || no_memory(job);
}

static bool make_costs(opening *job)
{
    pave_store_ground *ground = job->out;
    if (!job->def->cost && ground->window) return true;
    ground->costs = pave_common_array(&ground->allocator, (size_t)ground->count, sizeof(int32_t));
    for (int64_t i = 0; ground->costs && i < ground->count; i++) ground->costs[i] = 1;
    return ground->costs || no_memory(job);
}

// Closes the default cells: the sea of a map; water, walls and houses of a citadel.
static bool close_by_default(opening *job)
{
    pave_store_ground *ground = job->out;
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
    return result == PAVE_OK || no_memory(job);
}

static bool apply(opening *job)
{
    pave_store_ground *ground = job->out;
    const char *walls = ground->store ? NULL : job->def->walls, *cost = job->def->cost;
    if (!make_costs(job) || !close_by_default(job)) return false;
    if (walls) {
        for (int64_t i = 0; ground->window && i < ground->count; i++) set(ground, i, false, false);
        for (int64_t i = 0; !ground->window && i < ground->count; i++) ground->costs[i] = 1;
    }
    const bool priced = !cost || (strcmp(cost, "foot") == 0 ? price_on_foot(job)
                                                            : for_words(job, "cost", cost, price));
    return priced && (!walls || for_words(job, "walls", walls, block));
}

// ---- Worlds -------------------------------------------------------------------------------------

static bool forbid(opening *job, word said, const char *number)
{
    (void)number;
    job->passable[said.value + 1] = false;
    return true;
}

// Chooses the passable colours: all except walls, or as defined by the world or its built-in set.
static bool choose_passable(opening *job)
{
    const char *walls = job->def->walls;
    const pave_store_def *def = pave_store_def_of(job->out->store);
    const char *note = def->note ? strchr(def->note, ':') : NULL;
    const int theme = note ? pave_word_number(pave_builtin_words, note + 1) : -1;
    if (!walls && !def->passable && theme < 0) {
        PAVE_FAIL(job->error, PAVE_INVALID,
                  "walls is missing; name the colours of %s that cannot be passed", job->def->file);
        return false;
    }
    for (int32_t c = 0; c <= def->tiles->color_count; c++)
        job->passable[c] = walls ? true
                           : def->passable
                               ? def->passable[c]
                               : c > 0 && pave_builtin_color_passable((pave_builtin)theme, c);
    return !walls || for_words(job, "walls", walls, forbid);
}

// Gives each cell the colour that occurs most often in it, the first on a tie.
static bool color_cells(opening *job, const pave_world *world)
{
    job->colors = pave_common_array(&job->out->allocator, (size_t)job->out->count, 1);
    if (!job->colors) return no_memory(job);
    pave_window_walk walk = pave_window_begin(job->out->window);
    while (pave_window_next(&walk)) {
        uint8_t colors[PAVE_WANG_PLACES_MAX] = {0};
        int counts[PAVE_WANG_COLORS_MAX + 1] = {0}, best = 0;
        pave_world_colors_at(world, walk.cell, colors);
        for (int i = 0; i < PAVE_WANG_PLACES_MAX; i++)
            if (colors[i] && ++counts[colors[i]] > counts[best]) best = colors[i];
        job->colors[walk.index] = (uint8_t)best;
    }
    return true;
}

// Makes the tile sets of the faces: the file's set with the same index if there are enough,
// otherwise the first with the same number of sides.
static bool make_sets(const opening *job, pave_wang_set **sets)
{
    const pave_json_wang *tiles = tiles_of(job->out);
    const pave_tiling *tiling = job->out->window->tiling;
    for (int32_t s = 0; s < tiling->face_count; s++) {
        int32_t face = tiles->face_count == tiling->face_count ? s : 0;
        while (tiles->faces[face].sides != pave_tiling_side_count(tiling, s)) face++;
        if (pave_json_wang_create(tiles, face, &job->out->allocator, &sets[s], job->error))
            return false;
    }
    return true;
}

static bool fill_world(opening *job)
{
    pave_store_ground *ground = job->out;
    const size_t count = (size_t)ground->count;
    const pave_world *world = pave_edits_world(pave_store_edits(ground->store));
    pave_wang_set *sets[PAVE_TILING_FACES_MAX] = {NULL};
    uint32_t *ids = pave_common_array(&ground->allocator, count, sizeof *ids);
    bool fine = choose_passable(job) && (!job->def->cost || color_cells(job, world)) &&
                make_sets(job, sets);
    fine = fine &&
           ((ids && !pave_world_fill_window(world, ground->window, NULL, ids)) || no_memory(job));
    for (int m = 0; m < 2 && fine; m++)
        fine = !pave_world_mask((const pave_wang_set *const *)sets, ids, job->passable,
                                ground->masks[m]) ||
               no_memory(job);
    for (int32_t s = 0; s < PAVE_TILING_FACES_MAX; s++) pave_wang_destroy(sets[s]);
    pave_common_free(&ground->allocator, ids);
    return fine;
}

// ---- Opening ------------------------------------------------------------------------------------

static bool make_window(opening *job, const pave_tiling *tiling)
{
    const pave_store_ground_def *def = job->def;
    pave_window_def window = {.tiling = tiling, .width = def->width, .height = def->height};
    if ((double)def->width * def->height > WORLD_CELLS_MAX) {
        PAVE_FAIL(job->error, PAVE_RANGE,
                  "size: the ground has at most %d cells; choose a smaller one", WORLD_CELLS_MAX);
        return false;
    }
    if (def->at && pave_tiling_face_read(tiling, def->at, &window.at) != PAVE_OK) {
        PAVE_FAIL(job->error, PAVE_INVALID, "at: \"%.60s\" is not a cell of the grid %s", def->at,
                  tiling->name);
        return false;
    }
    const pave_result result =
        pave_window_create(&window, &job->out->allocator, &job->out->own_window, job->error);
    if (result == PAVE_NO_MEMORY) return no_memory(job);
    if (result != PAVE_OK) PAVE_FAIL(job->error, result, "size: %s", job->error->message);
    job->out->window = job->out->own_window;
    return result == PAVE_OK;
}

static bool open_world(opening *job)
{
    pave_store_ground *ground = job->out;
    ground->what = "world";
    return !pave_store_open(job->def->file, (pave_store_way){0}, &ground->allocator, &ground->store,
                            job->error) &&
           make_window(job, pave_store_tiling(ground->store));
}

static bool make_graph(const opening *job, const pave_edges_def *def, pave_graph **out)
{
    const pave_result result =
        pave_graph_create_from_edges(def, &job->out->allocator, out, job->error);
    if (result != PAVE_OK)
        pave_error_set(job->error, result, job->def->file, 0, 0, "%s", job->error->message);
    return result == PAVE_OK;
}

// Lists the edges between open cells, each pair of neighbours once. `told` must have one element
// per cell, initially 0.
static void list_edges(pave_store_ground *ground, int32_t (*edges)[2], int32_t *told,
                       int32_t *count)
{
    const pave_graph *graph = ground->whole;
    *count = 0;
    ground->closes = false;
    for (int32_t a = 0; a < graph->node_count; a++) {
        ground->closes = ground->closes || ground->costs[a] < 0;
        for (int32_t arc = graph->start[a]; arc < graph->start[a + 1]; arc++) {
            const int32_t b = graph->to[arc];
            if (b <= a || ground->costs[a] < 0 || ground->costs[b] < 0 || told[b] == a + 1)
                continue;
            told[b] = a + 1;
            edges[*count][0] = a;
            edges[(*count)++][1] = b;
        }
    }
}

// Removes all arcs except those between open cells.
static bool cut_graph(opening *job)
{
    pave_store_ground *ground = job->out;
    const pave_graph *graph = ground->whole;
    const size_t most = (size_t)graph->arc_count, cells = (size_t)graph->node_count;
    int32_t *told = pave_common_array(&ground->allocator, cells, sizeof *told);
    int32_t(*edges)[2] = pave_common_array(&ground->allocator, most, sizeof *edges);
    pave_edges_def def = {graph->node_count, graph->positions, 0, (const int32_t(*)[2])edges};
    bool fine = edges && told;
    if (fine) list_edges(ground, edges, told, &def.edge_count);
    if (!fine) no_memory(job);
    fine = fine && (!ground->closes || make_graph(job, &def, &ground->own_graphs[1]));
    ground->graph = ground->closes ? ground->own_graphs[1] : graph;
    pave_common_free(&ground->allocator, told);
    pave_common_free(&ground->allocator, edges);
    return fine;
}

static bool make_list_graph(opening *job)
{
    const pave_edge_list *list = &job->out->any.graph;
    const pave_edges_def def = {list->node_count, list->positions, list->edge_count,
                                (const int32_t(*)[2])list->edges};
    if (list->fault_count == 0) return make_graph(job, &def, &job->out->own_graphs[0]);
    pave_error_set(job->error, PAVE_INVALID, job->def->file, 0, 0,
                   "node %d lists %d as a neighbour, but not the reverse; list each with the other",
                   (int)list->faults[0].nodes[0], (int)list->faults[0].nodes[1]);
    return false;
}

// Builds the window or graph of the input.
static bool lay(opening *job)
{
    pave_store_ground *ground = job->out;
    pave_json_any *any = &ground->any;
    ground->what = pave_word(pave_json_type_words, any->type);
    ground->window = any->window;
    switch (any->type) {
    case PAVE_JSON_BOARD:
        if (pave_board_to_mask(any->board, &ground->allocator, &any->mask, NULL))
            return no_memory(job);
        ground->window = any->mask->window;
        break;
    case PAVE_JSON_MASK: ground->window = any->mask->window; break;
    case PAVE_JSON_MAP:
        ground->window = pave_map_window(any->map);
        ground->whole = any->map->ground.graph;
        break;
    case PAVE_JSON_MESH:
        if (pave_mesh_to_graph(any->mesh, &ground->allocator, &ground->own_graphs[0], NULL))
            return no_memory(job);
        break;
    case PAVE_JSON_GRAPH:
        if (!make_list_graph(job)) return false;
        break;
    default: break;
    }
    if (ground->own_graphs[0]) ground->whole = ground->own_graphs[0];
    return true;
}

static bool read_file(opening *job)
{
    const char *path = job->def->file, *dot = strrchr(path, '.');
    const bool obj = dot && strcmp(dot, ".obj") == 0, off = dot && strcmp(dot, ".off") == 0;
    pave_json_any *any = &job->out->any;
    if (obj || off) {
        any->type = PAVE_JSON_GRAPH;
        (obj ? pave_obj_graph_read : pave_off_graph_read)(
            path, PAVE_UP_FLATTER, &job->out->allocator, &any->graph, job->error);
    } else {
        const pave_json_any_def def = {.tiling = job->def->tiling};
        pave_json_any_read(path, &def, &job->out->allocator, any, job->error);
    }
    return job->error->result == PAVE_OK && lay(job);
}

static pave_result copy_mask(const pave_mask *from, pave_mask *to)
{
    pave_result result = PAVE_OK;
    memcpy(to->cells, from->cells, (size_t)from->word_count * sizeof *to->cells);
    for (int64_t i = 0; from->sides && i < from->window->count; i++)
        for (int k = 0; k < from->window->tiling->sides_max && result == PAVE_OK; k++)
            if (pave_mask_side(from, i, k)) result = pave_mask_set_side(to, i, k, true);
    return result;
}

static bool make_masks(opening *job)
{
    pave_store_ground *ground = job->out;
    const pave_mask *given = ground->any.mask;
    ground->count = ground->window ? ground->window->count : ground->whole->node_count;
    for (int m = 0; m < 2 && ground->window; m++)
        if (pave_mask_create(ground->window, &ground->allocator, &ground->masks[m], NULL) ||
            (given && copy_mask(given, ground->masks[m])))
            return no_memory(job);
    ground->walls = ground->masks[0];
    ground->closed = ground->masks[1];
    return true;
}

static bool open_file(opening *job)
{
    pave_store_ground *ground = job->out;
    if (!(pave_store_recognizes(job->def->file) ? open_world : read_file)(job) || !make_masks(job))
        return false;
    ground->closes = true;
    if ((ground->store && !fill_world(job)) || !apply(job) || (!ground->window && !cut_graph(job)))
        return false;
    ground->least = COST_MAX;
    for (int64_t i = 0; ground->costs && i < ground->count; i++)
        if (ground->costs[i] >= 0 && ground->costs[i] < ground->least)
            ground->least = ground->costs[i];
    return true;
}

pave_result pave_store_ground_open(const pave_store_ground_def *def,
                                   const pave_allocator *allocator, pave_store_ground *out,
                                   pave_error *error)
{
    pave_error own;
    opening job = {.def = def, .out = out, .error = error ? error : &own};
    assert(def && out && (def->file || def->tiling));
    *out = (pave_store_ground){.allocator = allocator ? *allocator : (pave_allocator){0}};
    *job.error = (pave_error){0};
    const bool fine =
        def->file ? open_file(&job) : make_window(&job, def->tiling) && make_masks(&job);
    pave_common_free(allocator, job.colors);
    pave_json_any_release(&job.over);
    if (!fine) pave_store_ground_close(out);
    return job.error->result;
}

void pave_store_ground_close(pave_store_ground *ground)
{
    for (int m = 0; m < 2; m++) pave_mask_destroy(ground->masks[m]);
    pave_common_free(&ground->allocator, ground->costs);
    pave_graph_destroy(ground->own_graphs[0]);
    pave_graph_destroy(ground->own_graphs[1]);
    pave_json_any_release(&ground->any);
    pave_window_destroy(ground->own_window);
    pave_store_close(ground->store);
    *ground = (pave_store_ground){.allocator = ground->allocator};
}
