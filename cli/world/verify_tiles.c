// cli/world/verify_tiles.c: tiles of a window against their set and their world.
#include "verify_tiles.h"
#include "../output.h"
#include "shifted.h"

#include <pave/hex.h>

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- Maps ---------------------------------------------------------------------------------------

PAVE_PRINTF(3, 4)
static void refuse(cli_claim *claim, const char *name, const char *format, ...)
{
    va_list arguments;
    if (claim->wrong[0]) return;
    const int used = snprintf(claim->wrong, sizeof claim->wrong, "property %s: ", name);
    va_start(arguments, format);
    vsnprintf(claim->wrong + used, sizeof claim->wrong - (size_t)used, format, arguments);
    va_end(arguments);
}

// A property of the layer, whose name for the layer beneath begins with under_.
static const char *find(const pave_tiled_map *map, bool beneath, const char *name)
{
    char longer[32];
    snprintf(longer, sizeof longer, "under_%s", name);
    return pave_tiled_map_property(map, beneath ? longer : name);
}

static void read_place(const pave_tiled_map *map, cli_claim *out)
{
    static const char *const names[2] = {"q", "r"};
    int64_t place[2] = {0, 0};
    for (int i = 0; i < 2; i++) {
        const char *text = pave_tiled_map_property(map, names[i]);
        if (text && cli_read_number(text, -PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX, &place[i]))
            refuse(out, names[i], "\"%s\" is not an integer from -%d to %d", text,
                   PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    }
    out->at = pave_cell_of((int32_t)place[0], (int32_t)place[1]);
}

static void read_method(const char *name, cli_claim *out)
{
    if (!name) return;
    out->painted = strcmp(name, "painted") == 0;
    if (out->painted) return;
    const int method = pave_word_number(pave_world_method_words, name);
    if (method >= 0)
        out->method = (pave_world_method)method;
    else
        refuse(out, "method",
               "there is no method \"%s\"; it is feature, phase, blocks, aperiodic or painted",
               name);
}

static void read_wishes(const pave_tiled_map *map, cli_claim *out)
{
    const char *patch = pave_tiled_map_property(map, "patch"),
               *origin = pave_tiled_map_property(map, "origin");
    out->wishes.only = pave_tiled_map_property(map, "only");
    out->wishes.base = pave_tiled_map_property(map, "base");
    out->wishes.shares = pave_tiled_map_property(map, "shares");
    out->wishes.bias = pave_tiled_map_property(map, "bias");
    out->wishes.connected = pave_tiled_map_property(map, "connected");
    if (patch && cli_read_number(patch, 4, 64, &out->wishes.patch) != CLI_READ)
        refuse(out, "patch", "\"%s\" is not an integer from 4 to 64", patch);
    if (origin && cli_read_place(origin, &out->origin) != CLI_READ)
        refuse(out, "origin", "\"%s\" is not a cell; it is Q,R, such as 1,0", origin);
}

void cli_claim_of_map(const pave_tiled_map *map, const char *file, bool beneath, cli_claim *out)
{
    *out = (cli_claim){.file = file, .wishes.file = file};
    const char *seed = find(map, beneath, "seed"), *world = find(map, beneath, "world");
    out->set = pave_tiled_map_property(map, beneath ? "under" : "set");
    out->tiles = find(map, beneath, "tiles");
    read_method(find(map, beneath, "method"), out);
    out->seeded = seed && cli_read_seed(seed, &out->seed) == CLI_READ;
    if (seed && !out->seeded) refuse(out, "seed", "\"%s\" is not a number of 64 bits", seed);
    if (world && cli_read_seed(world, &out->fingerprint) != CLI_READ)
        refuse(out, "world", "\"%s\" is not a number of 64 bits", world);
    read_place(map, out);
    if (!beneath) read_wishes(map, out);
}

// ---- JSON ---------------------------------------------------------------------------------------

void cli_claim_of_json(const pave_json_world *tiles, const char *file, cli_claim *out)
{
    *out = (cli_claim){.file = file,
                       .seeded = tiles->seeded,
                       .painted = tiles->painted,
                       .seed = tiles->seed,
                       .method = tiles->method,
                       .origin = tiles->origin,
                       .set = tiles->set,
                       .tiles = tiles->from,
                       .fingerprint = tiles->world,
                       .wishes = {.only = tiles->only,
                                  .base = tiles->base,
                                  .shares = tiles->shares,
                                  .bias = tiles->bias,
                                  .connected = tiles->connected,
                                  .patch = tiles->patch,
                                  .file = file}};
    if (tiles->window) out->at = pave_cell_of(tiles->window->def.at.q, tiles->window->def.at.r);
}

// ---- The world to compare with ------------------------------------------------------------------

static int check_own(const cli_claim *claim)
{
    if (claim->painted)
        return cli_wrong("--own: %s was laid on painted terrain, and a painted map is not a "
                         "function of its seed: there is no world to compare it with; leave --own "
                         "out",
                         claim->file);
    if (!claim->seeded && !claim->wrong[0])
        return cli_wrong("--own: %s does not say which world it is, for it has no property seed; "
                         "give --seed",
                         claim->file);
    return CLI_DONE;
}

int cli_claim_choose(const cli_claim_call *call, cli_claim *claim, bool *wanted)
{
    *wanted = call->own || call->seeded;
    const int code = call->own ? check_own(claim) : CLI_DONE;
    if (!*wanted || code != CLI_DONE) return code;
    if (claim->wrong[0]) return cli_failed("%s: %s", claim->file, claim->wrong);
    if (call->own) return CLI_DONE;
    claim->seed = call->seed;
    if (call->at_given) claim->at = call->at;
    if (call->method_given) claim->method = call->method;
    if (claim->method == PAVE_WORLD_FEATURE || claim->method == PAVE_WORLD_PHASE) {
        const cli_wishes kept = {.only = claim->wishes.only,
                                 .bias = claim->wishes.bias,
                                 .connected = claim->wishes.connected,
                                 .file = claim->wishes.file};
        if (call->method_given) claim->wishes = kept;
        if (claim->method == PAVE_WORLD_PHASE) claim->wishes.connected = NULL;
    }
    cli_wishes wishes = call->wishes;
    if (cli_wishes_any(&wishes) && !call->method_given) claim->method = PAVE_WORLD_AUTO;
    cli_wishes_merge(&wishes, &claim->wishes);
    claim->wishes = wishes;
    return CLI_DONE;
}

// ---- What was found -----------------------------------------------------------------------------

cli_verified_cell cli_verified_place(bool found, int32_t x, int32_t y)
{
    cli_verified_cell cell = {.found = found, .numbers = {x, y}, .count = 2};
    snprintf(cell.text, sizeof cell.text, "%d,%d", (int)x, (int)y);
    return cell;
}

bool cli_verified_well(const cli_verified *verified)
{
    const cli_verified_parts *parts = &verified->parts;
    return verified->sides + verified->corners + verified->different == 0 &&
           parts->found.enclosed == 0 && (!parts->wanted || parts->found.sides > 0) &&
           verified->checked_sides + verified->checked_corners + verified->compared > 0;
}

static void put_cell(cli_result *result, const cli_verified_cell *cell)
{
    if (cell->found)
        cli_json_list(result, "first", cell->numbers, cell->count);
    else
        cli_json_member(result, "first", "null");
}

static void put_world(cli_result *result, const cli_verified *v)
{
    const cli_claim *world = &v->world;
    const char *method = pave_word(pave_world_method_words, world->method);
    if (!v->wanted) {
        cli_json_member(result, "world", "null");
        return;
    }
    cli_json_open(result, "world", '{');
    cli_json_text(result, "method", method);
    cli_json_member(result, "seed", "\"%" PRIu64 "\"", world->seed);
    cli_json_list(result, "at", (const int32_t[]){world->at.q, world->at.r}, 2);
    CLI_JSON_COUNTS(result, "compared|different", v->compared, v->different);
    put_cell(result, &v->first_different);
    cli_json_close(result);
    cli_text(result, "  the world of seed %" PRIu64 ", method %s", world->seed, method);
    if (v->layer) cli_text(result, ", from %d,%d on", (int)world->at.q, (int)world->at.r);
    cli_text(result, ": ");
    if (v->different)
        cli_text(result, "%" PRId64 " of %" PRId64 " cells have other tiles, the first is %s\n",
                 v->different, v->compared, v->first_different.text);
    else
        cli_text(result, "these are its tiles, all %" PRId64 "\n", v->compared);
}

static void put_change(cli_result *result, const cli_verified *v)
{
    const bool changed = v->knows && v->was != v->is;
    cli_json_member(result, "changed", !v->knows ? "null" : changed ? "true" : "false");
    if (changed && v->is)
        cli_text(result,
                 "  its tile set or properties have changed since it was written: the world was "
                 "0x%016" PRIx64 " and would be 0x%016" PRIx64 "\n",
                 v->was, v->is);
    else if (changed)
        cli_text(
            result,
            "  its tile set or properties have changed since it was written: they make no world "
            "any more\n");
}

static void put_colors(cli_result *result, const cli_verified *v)
{
    const int64_t mismatches = v->sides + v->corners;
    CLI_JSON_COUNTS(result, "mismatches|sides|corners|checked_sides|checked_corners|empty|foreign",
                    mismatches, v->sides, v->corners, v->checked_sides, v->checked_corners,
                    v->empty, v->foreign);
    cli_text(result, "%" PRId64 " mismatch%s", mismatches, mismatches == 1 ? "" : "es");
    if (v->checked_sides)
        cli_text(result, ", %" PRId64 " of %" PRId64 " sides", v->sides, v->checked_sides);
    if (v->checked_corners)
        cli_text(result, ", %" PRId64 " of %" PRId64 " corners", v->corners, v->checked_corners);
    if (!v->checked_sides && !v->checked_corners)
        cli_text(result, ", but no colours were compared: %s",
                 v->foreign ? "the tiles are not in this set; name theirs with --set, or its file "
                              "behind the map"
                            : "no two tiles are neighbours");
    cli_text(result, "\n");
    put_cell(result, &v->first);
    if (v->first.found && v->before)
        cli_text(result,
                 "  the first is where the cell %s meets a tile to its left or in a row above\n",
                 v->first.text);
    else if (v->first.found)
        cli_text(result, "  the first is at the cell %s\n", v->first.text);
    if (v->empty || v->foreign)
        cli_text(result, "  empty cells: %" PRId64 "; tiles that are not in the set: %" PRId64 "\n",
                 v->empty, v->foreign);
}

static void put_parts(cli_result *result, const cli_verified_parts *parts)
{
    const pave_world_parts *found = &parts->found;
    if (!parts->wanted) return;
    cli_json_open(result, "connected", '{');
    cli_json_text(result, "passable", parts->passable);
    CLI_JSON_COUNTS(result, "parts|enclosed|sides|open|dead_ends|blocked", found->parts,
                    found->enclosed, found->sides, found->open, found->dead_ends, found->blocked);
    put_cell(result, &parts->first);
    cli_json_close(result);
    cli_text_print(result, "  through ", parts->passable, ": ");
    if (found->sides == 0)
        cli_text(result, "no two cells are neighbours, so nothing is known");
    else if (found->enclosed)
        cli_text(result, "%" PRId64 " of %" PRId64 " parts are enclosed, the first at %s",
                 found->enclosed, found->parts, parts->first.text);
    else
        cli_text(result, "%" PRId64 " part%s, none enclosed", found->parts,
                 found->parts == 1 ? "" : "s");
    cli_text(result,
             "; %" PRId64 " of %" PRId64 " sides are open, %" PRId64 " dead ends, %" PRId64
             " blocked cells\n",
             found->open, found->sides, found->dead_ends, found->blocked);
}

static void put_all(cli_result *result, const cli_verified *v, const char *file)
{
    cli_text_print(result, "", file, ", ");
    if (v->layer) cli_text_print(result, "layer \"", v->layer, "\", ");
    cli_text_print(result, "set \"", v->set, "\": ");
    put_colors(result, v);
    put_parts(result, &v->parts);
    put_world(result, v);
    put_change(result, v);
}

void cli_verified_print(const cli_verified *verified, const cli_verified *under, const char *file,
                        cli_result *result)
{
    cli_json_open(result, NULL, '{');
    put_all(result, verified, file);
    if (under) {
        cli_json_open(result, "under", '{');
        put_all(result, under, file);
        cli_json_close(result);
    }
    cli_json_close(result);
}

// ---- The cells of a map -------------------------------------------------------------------------

enum { FOREIGN = 0x0fffffff }; // an id that no set has, for a tile of another tile set

// Where the cells of a layer lie, with their numbers from at.
typedef struct box {
    int64_t left, top, right, bottom;
} box;

static bool is_hexagonal(const pave_tiled_map *map)
{
    return map->orientation == PAVE_TILED_HEXAGONAL;
}

// The cell at a place, within twice the limits.
static void find_cell(const cli_map_cells *cells, int32_t x, int32_t y, int64_t *q, int64_t *r)
{
    const pave_tiled_map *map = cells->map;
    const int32_t odd = map->stagger.even ? -1 : 1; // what is added to make halves whole
    *q = x;
    *r = y;
    if (is_hexagonal(map) && map->stagger.columns)
        *r -= (x - odd * (x & 1)) / 2;
    else if (is_hexagonal(map))
        *q -= (y - odd * (y & 1)) / 2;
    else if (map->orientation == PAVE_TILED_STAGGERED) {
        const pave_cell cell = pave_tiled_stagger_cell(map->stagger, x, y);
        *q = cell.q;
        *r = cell.r;
    }
    *q += cells->at.q;
    *r += cells->at.r;
}

// The steps through a layer, cell by cell.
typedef struct walk {
    const cli_map_cells *cells;
    uint32_t chunk;
    int64_t next; // cell of the chunk
    int32_t x, y;
    int64_t q, r;
    uint32_t gid;
} walk;

static bool step(walk *self)
{
    const pave_tiled_layer *layer = self->cells->layer;
    for (; self->chunk < layer->chunk_count; self->chunk++, self->next = 0) {
        const pave_tiled_chunk *chunk = &layer->chunks[self->chunk];
        if (self->next == (int64_t)chunk->width * chunk->height) continue;
        self->x = chunk->x + (int32_t)(self->next % chunk->width);
        self->y = chunk->y + (int32_t)(self->next / chunk->width);
        self->gid = chunk->gids[self->next++];
        find_cell(self->cells, self->x, self->y, &self->q, &self->r);
        return true;
    }
    return false;
}

static box find_box(const cli_map_cells *cells)
{
    box out = {INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
    for (walk at = {.cells = cells}; step(&at);) {
        if (at.q < out.left) out.left = at.q;
        if (at.q > out.right) out.right = at.q;
        if (at.r < out.top) out.top = at.r;
        if (at.r > out.bottom) out.bottom = at.r;
    }
    return out;
}

static int make_window(const box *of, const char *file, cli_map_cells *out)
{
    const int64_t most = PAVE_COORDINATE_MAX, width = of->right - of->left + 1,
                  height = of->bottom - of->top + 1;
    pave_error error = {0};
    if (out->layer->chunk_count == 0)
        return cli_failed("%s: the layer \"%s\" has no cell; there is nothing to verify", file,
                          out->layer->name);
    if (of->left < -most || of->top < -most || of->right > most || of->bottom > most)
        return cli_failed("%s: the layer reaches beyond the world, whose coordinates go from -%d "
                          "to %d",
                          file, PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    if (width > (int64_t)PAVE_TILED_CELLS_MAX / height)
        return cli_failed("%s: the cells of the layer lie too far apart to be checked at once; "
                          "write a smaller map",
                          file);
    const pave_window_def def = {.tiling = is_hexagonal(out->map) ? pave_tiling_hex()
                                                                  : pave_tiling_square(),
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = (int32_t)width,
                                 .height = (int32_t)height,
                                 .at = pave_cell_of((int32_t)of->left, (int32_t)of->top)};
    if (pave_window_create(&def, NULL, &out->window, &error) != PAVE_OK ||
        pave_mask_create(out->window, NULL, &out->there, &error) != PAVE_OK ||
        pave_mask_create(out->window, NULL, &out->filled, &error) != PAVE_OK)
        return cli_report(&error);
    out->ids = malloc((size_t)out->window->count * sizeof *out->ids);
    if (!out->ids) return cli_failed("out of memory");
    for (int64_t i = 0; i < out->window->count; i++) {
        out->ids[i] = PAVE_WANG_EMPTY;
        pave_mask_set_cell(out->there, i, false);
        pave_mask_set_cell(out->filled, i, false);
    }
    return CLI_DONE;
}

/// Finds the cells of a layer; their tiles wait for map_cells_take. Returns CLI_DONE, or
/// CLI_FAILED after a message.
static int map_cells_open(const pave_tiled_map *map, const pave_tiled_layer *layer, pave_cell at,
                          const char *file, cli_map_cells *out)
{
    out->map = map;
    out->layer = layer;
    out->at = at;
    const box of = find_box(out);
    return make_window(&of, file, out);
}

// ---- Tiles --------------------------------------------------------------------------------------

// The tile set of the map that a number is of; its count where it is of none.
static uint32_t find_tileset(const pave_tiled_map *map, uint32_t number)
{
    uint32_t i = map->tileset_count;
    while (i > 0 && map->first_gids[i - 1] > number) i--;
    return i > 0 ? i - 1 : map->tileset_count;
}

// Which tile set of the map is the source's; -1: no memory.
static int64_t choose_tileset(const cli_source *source, const cli_map_cells *cells)
{
    const pave_tiled_map *map = cells->map;
    const pave_json_wang *file = source->file;
    const pave_tiled_tileset *tileset = source->tileset;
    const char *picture = file      ? file->sheet.image
                          : tileset ? tileset->image.path
                                    : NULL,
               *name = file      ? file->name
                       : tileset ? tileset->name
                                 : NULL;
    int64_t *counts = calloc(map->tileset_count + 1, sizeof *counts), chosen[3] = {-1, -1, -1};
    if (!counts) return -1;
    for (walk at = {.cells = cells}; step(&at);)
        if (at.gid & PAVE_TILED_GID_MASK) counts[find_tileset(map, at.gid & PAVE_TILED_GID_MASK)]++;
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        const pave_tiled_tileset *it = map->tilesets[i];
        const bool suits[3] = {cli_same_file(it->image.path, picture),
                               name && it->name && strcmp(it->name, name) == 0, true};
        for (int k = 0; k < 3; k++)
            if (suits[k] && (chosen[k] < 0 || counts[i] > counts[chosen[k]])) chosen[k] = i;
    }
    free(counts);
    for (int k = 0; k < 3; k++)
        if (chosen[k] >= 0) return chosen[k];
    return 0;
}

/// Takes the tiles of the map's tile set that matches `source`: by picture, else by name, else any.
/// If several match, the one with the most tiles in the layer is taken. All other tiles count as
/// not in the set. Returns CLI_DONE, or CLI_FAILED after a message.
static int map_cells_take(const cli_source *source, cli_map_cells *cells)
{
    const pave_tiled_map *map = cells->map;
    const int64_t tileset = choose_tileset(source, cells);
    if (tileset < 0) return cli_failed("out of memory");
    for (walk i = {.cells = cells}; step(&i);) {
        const int64_t index =
            pave_window_index(cells->window, pave_cell_of((int32_t)i.q, (int32_t)i.r));
        const uint32_t number = i.gid & PAVE_TILED_GID_MASK;
        if (number > 0 || !map->infinite) pave_mask_set_cell(cells->there, index, true);
        cells->empty += number == 0;
        if (number == 0) continue;
        pave_mask_set_cell(cells->filled, index, true);
        cells->ids[index] =
            find_tileset(map, number) == tileset && tileset < map->tileset_count
                ? (i.gid & ~PAVE_TILED_GID_MASK) | (number - map->first_gids[tileset])
                : FOREIGN;
    }
    return CLI_DONE;
}

/// The place in the map of a cell of the layer.
static cli_verified_cell map_cells_place(const cli_map_cells *cells, pave_cell cell)
{
    for (walk at = {.cells = cells}; step(&at);)
        if (at.q == cell.q && at.r == cell.r) return cli_verified_place(true, at.x, at.y);
    return (cli_verified_cell){.found = false};
}

static void map_cells_close(cli_map_cells *cells)
{
    free(cells->ids);
    pave_mask_destroy(cells->filled);
    pave_mask_destroy(cells->there);
    pave_window_destroy(cells->window);
}

// ---- Verifying ----------------------------------------------------------------------------------

bool cli_is_tiles(const char *file)
{
    const size_t length = strlen(file);
    pave_tiled_map *map = NULL;
    if (length <= 5 || strcmp(file + length - 5, ".json") != 0) return false;
    const bool is_map = pave_tiled_map_read(file, NULL, &map, NULL) == PAVE_OK;
    pave_tiled_map_destroy(map);
    return !is_map;
}

// Tiles of a window, wherever they come from.
typedef struct tiles_of {
    const pave_window *window;
    const pave_mask *filled, *there; // cells whose colours are compared, and whose tiles; NULL: all
    const uint32_t *ids;
    cli_map_cells *cells; // NULL if the tiles come from a JSON file
} tiles_of;

// A cell as it is named: of a map by its place there.
static cli_verified_cell name_cell(const tiles_of *tiles, pave_cell cell)
{
    if (tiles->cells) return map_cells_place(tiles->cells, cell);
    cli_verified_cell out = {.found = true,
                             .numbers = {cell.q, cell.r, cell.s},
                             .count = tiles->window->face_count > 1 ? 3 : 2};
    pave_tiling_face_text(tiles->window->tiling, cell, out.text);
    return out;
}

// The part of a row that has cells whose tiles are compared: from *first to *end - 1.
static bool find_part(const tiles_of *tiles, int64_t row, int64_t length, int64_t *first,
                      int64_t *end)
{
    *first = 0;
    *end = length;
    if (!tiles->there) return true;
    while (*first < length && !pave_mask_cell(tiles->there, row + *first)) ++*first;
    while (*end > *first && !pave_mask_cell(tiles->there, row + *end - 1)) --*end;
    return *first < *end;
}

static void compare_part(const tiles_of *tiles, int64_t row, int64_t first, int64_t end,
                         const uint32_t *of_world, cli_verified *out)
{
    for (int64_t i = row + first; i < row + end; i++) {
        if (tiles->there && !pave_mask_cell(tiles->there, i)) continue;
        out->compared++;
        if (*(of_world + (i - row)) == tiles->ids[i]) continue;
        if (out->different++ == 0)
            out->first_different = name_cell(tiles, pave_window_cell(tiles->window, i));
    }
}

// Row by row, some at a time: the window is a parallelogram of unit cells, as the world fills them.
static int compare(const tiles_of *tiles, const pave_world *world, cli_verified *out)
{
    enum { ROWS = 64, CELLS = 1 << 22 };
    const pave_window *window = tiles->window;
    const int64_t length = window->count / window->row_count, faces = window->face_count;
    const int64_t most = length * ROWS > CELLS ? (CELLS + length - 1) / length : ROWS;
    uint32_t *of_world = malloc((size_t)(most * length) * sizeof *of_world);
    if (!of_world) return cli_failed("out of memory");
    for (int64_t y = 0, rows; y < window->row_count; y += rows) {
        int64_t first = length, end = 0, a, b;
        rows = window->row_count - y < most ? window->row_count - y : most;
        for (int64_t k = y; k < y + rows; k++)
            if (find_part(tiles, k * length, length, &a, &b)) {
                first = a < first ? a : first;
                end = b > end ? b : end;
            }
        if (first >= end) continue;
        first -= first % faces;
        end += (faces - end % faces) % faces;
        const pave_cell corner = pave_window_cell(window, y * length + first);
        const pave_rect rect =
            pave_rect_of(corner.q, corner.r, (int32_t)((end - first) / faces), (int32_t)rows);
        if (pave_world_fill(world, rect, NULL, of_world + first, (ptrdiff_t)length) != PAVE_OK)
            break;
        for (int64_t k = 0; k < rows; k++)
            compare_part(tiles, (y + k) * length, first, end, of_world + k * length, out);
    }
    free(of_world);
    return CLI_DONE;
}

static int verify_colors(const tiles_of *tiles, const cli_named_world *ground, cli_verified *out)
{
    pave_world_verdict verdict;
    pave_error error = {0};
    if (pave_world_verify(tiles->window, tiles->filled, ground->sets, tiles->ids, &verdict,
                          &error) != PAVE_OK)
        return cli_report(&error);
    out->sides = verdict.edge_mismatches;
    out->corners = verdict.vertex_mismatches;
    out->checked_sides = verdict.edges;
    out->checked_corners = verdict.vertices;
    out->empty = tiles->cells ? tiles->cells->empty : verdict.empty;
    out->foreign = verdict.foreign;
    if (verdict.found) out->first = name_cell(tiles, verdict.cell);
    return CLI_DONE;
}

// ---- Parts --------------------------------------------------------------------------------------

// Finds the parts of the cells of a definition, through the colours that the call or the tiles
// name.
static int find_parts(const cli_verify_tiles_call *call, const cli_claim *claim,
                      const cli_bias_colors *colors, pave_world_parts_def *def, cli_verified *out)
{
    cli_connection connection;
    pave_error error = {0};
    const char *text = call->passable ? call->passable : claim->wishes.connected;
    if (!text)
        return cli_wrong("--connected: %s does not say which colours can be passed; name them, "
                         "such as --connected=%s",
                         claim->file, colors->name(colors->set, colors->count));
    const int code = cli_read_connection(call->passable ? NULL : claim->file, "connected", text,
                                         colors, &connection);
    out->parts = (cli_verified_parts){.wanted = true};
    if (code != CLI_DONE) return code;
    def->passable = connection.passable;
    snprintf(out->parts.passable, sizeof out->parts.passable, "%.*s",
             (int)strcspn(connection.text, ","), connection.text); // without what makes rock
    const pave_result result = pave_world_verify_parts(def, NULL, &out->parts.found, &error);
    def->passable = NULL; // it ends here
    return result == PAVE_OK ? CLI_DONE : cli_report_in(claim->file, &error);
}

static int find_window_parts(const cli_verify_tiles_call *call, const tiles_of *tiles,
                             const pave_wang_set *const *sets, const cli_claim *claim,
                             const cli_bias_colors *colors, cli_verified *out)
{
    pave_world_parts_def def = {
        .window = tiles->window, .within = tiles->there, .sets = sets, .ids = tiles->ids};
    const int code = find_parts(call, claim, colors, &def, out);
    if (out->parts.found.enclosed) out->parts.first = name_cell(tiles, out->parts.found.cell);
    return code;
}

int cli_verify_square_parts(const cli_verify_tiles_call *call, const pave_tiled_map *map,
                            const pave_tiled_layer *layer, const cli_claim *claim,
                            const cli_source *source, cli_verified *out)
{
    cli_map_cells cells = {0};
    const cli_bias_colors colors = cli_wishes_colors(source);
    const pave_wang_set *set = source->set;
    int code = map_cells_open(map, layer, claim->at, claim->file, &cells);
    if (code == CLI_DONE) code = map_cells_take(source, &cells);
    const tiles_of of = {
        .window = cells.window, .there = cells.there, .ids = cells.ids, .cells = &cells};
    if (code == CLI_DONE) code = find_window_parts(call, &of, &set, claim, &colors, out);
    map_cells_close(&cells);
    return code;
}

// ---- Multigrids ---------------------------------------------------------------------------------

static cli_verified_cell name_rhomb(pave_cell cell)
{
    cli_verified_cell out = {.found = true, .numbers = {cell.q, cell.r, cell.s}, .count = 3};
    snprintf(out.text, sizeof out.text, "%d,%d,%d", (int)cell.q, (int)cell.r, (int)cell.s);
    return out;
}

static pave_world_rhombs rhombs_of(const pave_json_world *read, const cli_named_world *ground)
{
    return (pave_world_rhombs){&read->multigrid, ground->sets, read->cells, read->ids,
                               read->cell_count};
}

static int find_rhomb_parts(const cli_verify_tiles_call *call, const pave_json_world *read,
                            const cli_named_world *ground, const cli_claim *claim,
                            const cli_bias_colors *colors, cli_verified *out)
{
    const pave_world_rhombs rhombs = rhombs_of(read, ground);
    pave_world_parts_def def = {.rhombs = &rhombs};
    const int code = find_parts(call, claim, colors, &def, out);
    if (out->parts.found.enclosed) out->parts.first = name_rhomb(out->parts.found.cell);
    return code;
}

static int verify_rhomb_colors(const pave_json_world *read, const char *file,
                               const cli_named_world *ground, cli_verified *out)
{
    pave_world_verdict verdict;
    pave_error error = {0};
    const pave_world_rhombs rhombs = rhombs_of(read, ground);
    if (pave_world_verify_rhombs(&rhombs, NULL, &verdict, &error) != PAVE_OK)
        return cli_failed("%s: %s", file, error.message);
    out->sides = verdict.edge_mismatches;
    out->corners = verdict.vertex_mismatches;
    out->checked_sides = verdict.edges;
    out->checked_corners = verdict.vertices;
    out->empty = verdict.empty;
    out->foreign = verdict.foreign;
    if (verdict.found) out->first = name_rhomb(verdict.cell);
    return CLI_DONE;
}

static void compare_rhombs(const pave_json_world *read, const pave_world *world, cli_verified *out)
{
    for (int64_t i = 0; i < read->cell_count; i++) {
        out->compared++;
        if (pave_world_at(world, read->cells[i]) == read->ids[i]) continue;
        if (out->different++ == 0) out->first_different = name_rhomb(read->cells[i]);
    }
}

// ---- All ----------------------------------------------------------------------------------------

// The ground of the tiles, on the tiling of the window or on the multigrid of the file.
static int open_ground(const tiles_of *tiles, const pave_json_world *read,
                       const cli_named_world_options *options, const char *file, bool with_world,
                       cli_named_world *ground)
{
    if (tiles)
        return cli_named_world_open_on(tiles->window->tiling, options, file, (cli_source_wish){0},
                                       with_world, ground);
    if (file && pave_store_recognizes(file))
        return cli_wrong("%s: is a world on a tiling, and the tiles are on %s; name their tile set",
                         file, pave_multigrid_name(read->multigrid.families));
    return cli_named_world_open_rhombs(&read->multigrid,
                                       pave_multigrid_name(read->multigrid.families), options, file,
                                       with_world, ground);
}

// `tiles` NULL: those of `read` are on a multigrid.
static int verify_on(const cli_verify_tiles_call *call, const tiles_of *tiles,
                     const pave_json_world *read, const char *file, cli_named_world *ground,
                     cli_verified *out)
{
    cli_claim *world = &out->world;
    const cli_claim claim = *world; // of the tiles
    char origin[PAVE_TILING_TEXT_SIZE];
    const uint64_t fingerprint = world->fingerprint;
    int code = cli_claim_choose(&call->world, world, &out->wanted);
    if (code != CLI_DONE) return code;
    const pave_tiling *tiling = tiles ? tiles->window->tiling : pave_tiling_square();
    if (!pave_tiling_cell_valid(tiling, world->origin))
        return cli_failed("%s: origin is not a cell of the grid", file);
    if (!call->tiles && !call->set && world->set && cli_read_word(world->set, CLI_BUILTINS) < 0)
        return cli_wrong("%s: its tile set, \"%s\", is not built in; name the file of the set "
                         "behind it",
                         file, world->set);
    pave_tiling_face_text(tiling, world->origin, origin);
    cli_named_world_options options = {.origin = world->method == PAVE_WORLD_PHASE ? origin : NULL,
                                       .set = call->set     ? call->set
                                              : call->tiles ? NULL
                                                            : world->set,
                                       .method = (int)world->method,
                                       .seed = world->seed,
                                       .wishes = world->wishes};
    if (call->tiles && pave_store_recognizes(call->tiles)) { // it says all of the world
        if (call->world.seeded)
            return cli_wrong(
                "--seed: %s is a world with its seed, and with edits; leave --seed out",
                call->tiles);
        options = (cli_named_world_options){.set = NULL};
        out->wanted = true;
    }
    code = open_ground(tiles, read, &options, call->tiles, out->wanted, ground);
    if (code == CLI_DONE && tiles && tiles->cells)
        code = map_cells_take(&ground->source, tiles->cells);
    if (code == CLI_DONE)
        code = tiles ? verify_colors(tiles, ground, out)
                     : verify_rhomb_colors(read, file, ground, out);
    if (code == CLI_DONE && call->joined) {
        const cli_bias_colors colors = cli_named_world_colors(ground);
        code = tiles ? find_window_parts(call, tiles, ground->sets, &claim, &colors, out)
                     : find_rhomb_parts(call, read, ground, &claim, &colors, out);
    }
    if (code != CLI_DONE) return code;
    out->set = ground->name;
    if (!out->wanted) return CLI_DONE;
    if (tiles)
        code = compare(tiles, ground->world, out);
    else
        compare_rhombs(read, ground->world, out);
    world->method = pave_world_method_of(ground->world);
    out->knows = call->world.own && fingerprint != 0;
    out->was = fingerprint;
    out->is = pave_world_hash(ground->world);
    return code;
}

// Whether a file that another one names can be read; a pipe would be waited for.
static int check_named(const char *file, const char *path)
{
    struct stat about;
    const bool there = access(path, R_OK) == 0 && stat(path, &about) == 0;
    if (there && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode))) return CLI_DONE;
    return cli_failed("%s: the file of its tiles, %s, cannot be read (%s); name it behind the map",
                      file, path, there ? "it is a pipe or a device" : strerror(errno));
}

int cli_find_named(const char *file, const char *named, char path[CLI_NAMED_SIZE])
{
    const int folder = named[0] == '/' ? 0 : (int)cli_folder_length(file);
    if (snprintf(path, CLI_NAMED_SIZE, "%.*s%s", folder, file, named) >= CLI_NAMED_SIZE)
        return cli_failed("%s: the path of the file that it names is too long", file);
    return check_named(file, path);
}

// Whether the set of tiles in JSON is in the file that they name, or the edits of their world are.
static bool needs_named(const cli_verify_tiles_call *call, const cli_claim *claim)
{
    return claim->tiles && !call->tiles &&
           (call->world.own || !claim->set || cli_read_word(claim->set, CLI_BUILTINS) < 0);
}

int cli_verify_tiles(const cli_verify_tiles_call *call, const char *file, cli_tiles *tiles,
                     cli_verified *out)
{
    char path[CLI_NAMED_SIZE];
    cli_verify_tiles_call how = *call;
    pave_error error = {0};
    if (pave_json_world_read(file, NULL, &tiles->file, &error) != PAVE_OK)
        return cli_report(&error) == CLI_STOPPED ? CLI_STOPPED : CLI_FAILED; // the file's fault
    const pave_json_world *read = tiles->file;
    const tiles_of of = {
        .window = read->window, .filled = read->within, .there = read->within, .ids = read->ids};
    cli_claim_of_json(read, file, &out->world);
    if (needs_named(call, &out->world)) {
        const int code = cli_find_named(file, out->world.tiles, path);
        if (code != CLI_DONE) return code;
        how.tiles = path;
    }
    return verify_on(&how, read->window ? &of : NULL, read, file, &tiles->ground, out);
}

int cli_verify_cells(const cli_verify_tiles_call *call, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, const cli_claim *claim, cli_tiles *tiles,
                     cli_verified *out)
{
    const pave_cell at = call->world.at_given && call->world.seeded ? call->world.at : claim->at;
    int code = map_cells_open(map, layer, at, claim->file, &tiles->cells);
    if (code != CLI_DONE) return code;
    cli_map_cells *cells = &tiles->cells;
    const tiles_of of = {.window = cells->window,
                         .filled = cells->filled,
                         .there = cells->there,
                         .ids = cells->ids,
                         .cells = cells};
    out->layer = layer->name;
    out->world = *claim;
    return verify_on(call, &of, NULL, claim->file, &tiles->ground, out);
}

void cli_tiles_close(cli_tiles *tiles)
{
    cli_named_world_close(&tiles->ground);
    map_cells_close(&tiles->cells);
    pave_json_world_destroy(tiles->file);
}
