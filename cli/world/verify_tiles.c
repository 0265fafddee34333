/// cli/world/verify_tiles.c: compares tiles, from a map or from JSON, with their set and their
/// world.
#include "verify_tiles.h"
#include "../output.h"
#include "stagger.h"

#include <pave/hex.h>

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// ---- The cells of a map -------------------------------------------------------------------------

// Ids that no set uses.
enum {
    FOREIGN = 0x0fffffff, // a tile of another tile set
    ABSENT = 0x1fffffff,  // a cell that is not in the layer
};

// Cells verified at a time; larger layers are cut into stripes.
enum { STRIPE_CELLS = 1 << 20 };

typedef struct box {
    int64_t left, top, right, bottom;
} box;

static bool is_hexagonal(const pave_tiled_map *map)
{
    return map->orientation == PAVE_TILED_HEXAGONAL;
}

// Returns whether rows of the map are also rows of the world.
static bool is_straight(const pave_tiled_map *map)
{
    return map->orientation < PAVE_TILED_STAGGERED;
}

// Returns the box of a chunk's cells.
static box box_of_chunk(const pave_tiled_chunk *chunk)
{
    return (box){chunk->x, chunk->y, (int64_t)chunk->x + chunk->width - 1,
                 (int64_t)chunk->y + chunk->height - 1};
}

static void extend(box *of, box by)
{
    if (by.left < of->left) of->left = by.left;
    if (by.top < of->top) of->top = by.top;
    if (by.right > of->right) of->right = by.right;
    if (by.bottom > of->bottom) of->bottom = by.bottom;
}

// Cells of a layer, and the tiles of a box of them.
typedef struct map_cells {
    const pave_tiled_map *map;
    const pave_tiled_chunk *chunks; // ascending by y, then x
    uint32_t chunk_count;
    pave_cell at;        // the cell at the map's 0,0
    uint32_t first, end; // range of the tile set's gids
    int64_t left, top;   // upper left corner of the box
    pave_window *window; // a parallelogram of the box's size, from 0,0
    pave_mask *mask;
    uint32_t *ids; // ids of the box's cells, by index
} map_cells;

// Finds the cell at a position of the map; it is within twice the limits.
static void find_cell(const map_cells *cells, int32_t x, int32_t y, int64_t *q, int64_t *r)
{
    const cli_shifted map = {cells->map->orientation, cells->map->stagger, {0}, true};
    const pave_cell cell =
        is_straight(cells->map) ? pave_cell_of(x, y) : cli_shifted_cell(&map, x, y);
    *q = (int64_t)cell.q + cells->at.q;
    *r = (int64_t)cell.r + cells->at.r;
}

// Returns the bounding box of the cells in the world.
static box find_box(const map_cells *cells)
{
    box out = {INT64_MAX, INT64_MAX, INT64_MIN, INT64_MIN};
    int64_t q, r;
    for (uint32_t i = 0; i < cells->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &cells->chunks[i];
        const int64_t last = (int64_t)chunk->width * chunk->height - 1;
        for (int64_t k = 0; k <= last; k += is_straight(cells->map) && k < last ? last : 1) {
            find_cell(cells, chunk->x + (int32_t)(k % chunk->width),
                      chunk->y + (int32_t)(k / chunk->width), &q, &r);
            extend(&out, (box){q, r, q, r});
        }
    }
    return out;
}

// Converts a cell of the window to its position in the map. Does not fill in the text.
static cli_verified_cell find_place(const map_cells *cells, pave_cell cell)
{
    const pave_tiled_stagger stagger = cells->map->stagger;
    const int64_t even = stagger.even, odd = even ? -1 : 1;
    int64_t x = cell.q + cells->left - cells->at.q, y = cell.r + cells->top - cells->at.r;
    if (is_hexagonal(cells->map) && stagger.columns)
        y += (x - odd * (x & 1)) / 2;
    else if (is_hexagonal(cells->map))
        x += (y - odd * (y & 1)) / 2;
    else if (!is_straight(cells->map)) { // the inverse of pave_tiled_stagger_cell
        const int64_t right = x + even - y, down = x + even + y;
        const int64_t along = (stagger.columns ? right : down) - even,
                      across = ((stagger.columns ? down : right) - ((along & 1) ^ even)) / 2;
        x = stagger.columns ? along : across;
        y = stagger.columns ? across : along;
    }
    return (cli_verified_cell){.found = true, .count = 2, .numbers = {(int32_t)x, (int32_t)y}};
}

// ---- Tiles --------------------------------------------------------------------------------------

// Counts the layer's tiles in each tile set; the element after the last counts tiles in no set.
static void count_tiles(const map_cells *cells, int64_t *counts)
{
    const pave_tiled_map *map = cells->map;
    for (uint32_t c = 0; c < cells->chunk_count; c++) {
        const pave_tiled_chunk *chunk = &cells->chunks[c];
        for (int64_t i = 0; i < (int64_t)chunk->width * chunk->height; i++) {
            const uint32_t number = chunk->gids[i] & PAVE_TILED_GID_MASK;
            uint32_t t = map->tileset_count;
            while (t > 0 && map->first_gids[t - 1] > number) t--;
            counts[t > 0 ? t - 1 : map->tileset_count] += number > 0;
        }
    }
}

// Chooses the tile set of the map that matches the source: by picture, otherwise by name, otherwise
// any. If several match, chooses the one with the most tiles in the layer.
static int choose_tileset(const cli_source *source, const map_cells *cells, uint32_t *out)
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
    int64_t chosen[3] = {-1, -1, -1};
    int64_t *counts = calloc(map->tileset_count + 1, sizeof *counts);
    if (!counts) return cli_failed("out of memory");
    if (map->tileset_count > 1) count_tiles(cells, counts);
    for (uint32_t i = 0; i < map->tileset_count; i++) {
        const pave_tiled_tileset *it = map->tilesets[i];
        const bool suits[3] = {cli_same_file(it->image.path, picture),
                               name && it->name && strcmp(it->name, name) == 0, true};
        for (int k = 0; k < 3; k++)
            if (suits[k] && (chosen[k] < 0 || counts[i] > counts[chosen[k]])) chosen[k] = i;
    }
    free(counts);
    *out = 0;
    for (int k = 2; k >= 0; k--)
        if (chosen[k] >= 0) *out = (uint32_t)chosen[k];
    return CLI_DONE;
}

static uint32_t id_of(const map_cells *cells, uint32_t gid)
{
    const uint32_t number = gid & PAVE_TILED_GID_MASK;
    if (number == 0) return cells->map->infinite ? ABSENT : PAVE_WANG_EMPTY;
    return number >= cells->first && number < cells->end ? gid - cells->first : FOREIGN;
}

// Copies the ids of a chunk's row that are within the window. Returns the number of empty cells.
static int64_t take_row(map_cells *cells, const pave_tiled_chunk *chunk, int32_t y)
{
    const uint32_t *gids = chunk->gids + (size_t)(y - chunk->y) * (size_t)chunk->width;
    int64_t index = -1, empty = 0, q, r;
    for (int32_t i = 0; i < chunk->width; i++) {
        if (index < 0 || !is_straight(cells->map)) {
            find_cell(cells, chunk->x + i, y, &q, &r);
            index = pave_window_index(
                cells->window, pave_cell_of((int32_t)(q - cells->left), (int32_t)(r - cells->top)));
        } else {
            index++;
        }
        if (index < 0) return empty; // the cell belongs to another box
        cells->ids[index] = id_of(cells, gids[i]);
        empty += (gids[i] & PAVE_TILED_GID_MASK) == 0;
    }
    return empty;
}

static bool is_there(const map_cells *cells, int64_t i, bool empty)
{
    return cells->ids[i] != ABSENT && (empty || cells->ids[i] != PAVE_WANG_EMPTY);
}

// Returns the mask of cells with tiles; with `empty`, of all cells in the layer. NULL if all cells
// are included.
static const pave_mask *mask_cells(map_cells *cells, bool empty)
{
    int64_t i = 0;
    while (i < cells->window->count && is_there(cells, i, empty)) i++;
    if (i == cells->window->count) return NULL;
    for (i = 0; i < cells->window->count; i++)
        pave_mask_set_cell(cells->mask, i, is_there(cells, i, empty));
    return cells->mask;
}

static void close_box(map_cells *cells)
{
    free(cells->ids);
    pave_mask_destroy(cells->mask);
    pave_window_destroy(cells->window);
    cells->ids = NULL;
    cells->mask = NULL;
    cells->window = NULL;
}

// Reads the cells of a box of the world. Release them with close_box.
static int open_box(map_cells *cells, box of, int64_t *empty)
{
    pave_error error = {0};
    cells->left = of.left;
    cells->top = of.top;
    const pave_window_def def = {.tiling = is_hexagonal(cells->map) ? pave_tiling_hex()
                                                                    : pave_tiling_square(),
                                 .shape = PAVE_WINDOW_PARALLELOGRAM,
                                 .width = (int32_t)(of.right - of.left + 1),
                                 .height = (int32_t)(of.bottom - of.top + 1)};
    if (pave_window_create(&def, NULL, &cells->window, &error) != PAVE_OK ||
        pave_mask_create(cells->window, NULL, &cells->mask, &error) != PAVE_OK)
        return cli_report(&error);
    cells->ids = malloc((size_t)cells->window->count * sizeof *cells->ids);
    if (!cells->ids) return cli_failed("out of memory");
    for (int64_t i = 0; i < cells->window->count; i++) cells->ids[i] = ABSENT;
    *empty = 0;
    for (uint32_t i = 0; i < cells->chunk_count; i++) {
        const pave_tiled_chunk *chunk = &cells->chunks[i];
        int32_t first = 0, end = chunk->height;
        if (is_straight(cells->map)) {
            const int64_t above = of.top - cells->at.r - chunk->y;
            if (above > first) first = above < end ? (int32_t)above : end;
            if (above + def.height < end)
                end = above + def.height > 0 ? (int32_t)(above + def.height) : 0;
        }
        for (int32_t y = first; y < end; y++) *empty += take_row(cells, chunk, chunk->y + y);
    }
    return CLI_DONE;
}

// ---- Verifying ----------------------------------------------------------------------------------

bool cli_is_tiles(const char *file)
{
    const size_t length = strlen(file);
    pave_tiled_map *map = NULL;
    if (length <= 5 || strcmp(file + length - 5, ".json") != 0) return false;
    const bool is_map = pave_tiled_map_read(file, NULL, NULL, &map, NULL) == PAVE_OK;
    pave_tiled_map_destroy(map);
    return !is_map;
}

// Tiles of a window from any source, or of rhombs.
typedef struct tiles_of {
    const pave_world_rhombs *rhombs; // NULL: the tiles of the window
    const pave_window *window;
    const pave_mask *within; // NULL: all
    const uint32_t *ids;
    const map_cells *cells; // NULL: the tiles come from a JSON file
} tiles_of;

// Returns the name of a cell of a JSON file.
static cli_verified_cell name_cell(const tiles_of *tiles, pave_cell cell)
{
    cli_verified_cell out = {.found = true, .numbers = {cell.q, cell.r, cell.s}, .count = 3};
    if (tiles->rhombs) {
        snprintf(out.text, sizeof out.text, "%d,%d,%d", (int)cell.q, (int)cell.r, (int)cell.s);
        return out;
    }
    out.count = tiles->window->face_count > 1 ? 3 : 2;
    pave_tiling_face_text(tiles->window->tiling, cell, out.text);
    return out;
}

// Updates the first cell with an error. In a map, the map's rows define the order; they may be
// diagonals of the window. A row that is verified twice may have more errors the second time.
static void keep_first(const tiles_of *tiles, pave_cell cell, cli_verified_cell *first)
{
    if (!tiles->cells && !first->found) *first = name_cell(tiles, cell);
    if (!tiles->cells) return;
    const cli_verified_cell other = find_place(tiles->cells, cell);
    const int32_t *is = other.numbers, *was = first->numbers;
    if (first->found && (is[1] > was[1] || (is[1] == was[1] && is[0] >= was[0]))) return;
    *first = other;
    snprintf(first->text, sizeof first->text, "%d,%d", (int)is[0], (int)is[1]);
}

static bool has_cell(const tiles_of *tiles, int64_t i)
{
    if (tiles->cells) return tiles->ids[i] != ABSENT;
    return !tiles->within || pave_mask_cell(tiles->within, i);
}

// Compares rows from `top` on with the world, several at a time. The window is a parallelogram of
// unit cells, like the fills of a world.
static int compare(const tiles_of *tiles, int64_t top, const pave_world *world, cli_verified *out)
{
    enum { ROWS = 64, CELLS = 1 << 22 };
    const pave_window *window = tiles->window;
    const int64_t length = window->count / window->row_count;
    const int64_t most = length * ROWS > CELLS ? (CELLS + length - 1) / length : ROWS;
    uint32_t *of_world = malloc((size_t)(most * length) * sizeof *of_world);
    if (!of_world) return cli_failed("out of memory");
    for (int64_t y = top, rows; y < window->row_count; y += rows) {
        rows = window->row_count - y < most ? window->row_count - y : most;
        pave_cell corner = pave_window_cell(window, y * length);
        if (tiles->cells) corner.q += (int32_t)tiles->cells->left;
        if (tiles->cells) corner.r += (int32_t)tiles->cells->top;
        const pave_rect rect =
            pave_rect_of(corner.q, corner.r, (int32_t)(length / window->face_count), (int32_t)rows);
        if (pave_world_fill(world, rect, NULL, of_world, (ptrdiff_t)length) != PAVE_OK) break;
        for (int64_t i = y * length; i < (y + rows) * length; i++) {
            if (!has_cell(tiles, i)) continue;
            out->compared++;
            if (*(of_world + (i - y * length)) == tiles->ids[i]) continue;
            out->different++;
            keep_first(tiles, pave_window_cell(window, i), &out->first_different);
        }
    }
    free(of_world);
    return CLI_DONE;
}

// ---- Sets and worlds ----------------------------------------------------------------------------

// State of a verification.
typedef struct verifier {
    const cli_verify_tiles_call *call;
    const pave_tiling *tiling; // NULL: a multigrid
    const pave_json_world *read;
    cli_claim claim; // claim of the tiles
    cli_tiles *tiles;
    const pave_world *world; // world to compare with, if out->wanted
    cli_verified *out;
} verifier;

// Returns the options that make a recorded world. `origin` must hold at least PAVE_TILING_TEXT_SIZE
// characters.
static cli_named_world_options options_of(const cli_claim *world, const pave_tiling *tiling,
                                          char *origin)
{
    pave_tiling_face_text(tiling, world->origin, origin);
    return (cli_named_world_options){.origin = world->method == PAVE_WORLD_PHASE ? origin : NULL,
                                     .method = (int)world->method,
                                     .seed = world->seed,
                                     .wishes = world->wishes};
}

// Opens the ground of the tiles, on their tiling or on the multigrid given in the file.
static int open_ground(const verifier *v, const cli_named_world_options *options)
{
    const char *file = v->call->tiles;
    if (v->tiling)
        return cli_named_world_open_on(v->tiling, options, file, (cli_source_wish){0},
                                       v->out->wanted, &v->tiles->ground);
    const pave_multigrid *multigrid = &v->read->multigrid;
    const char *name = pave_multigrid_name(multigrid->families);
    return file && pave_store_recognizes(file)
               ? cli_wrong(
                     "%s: is a world on a tiling, but the tiles are on %s; give their tile set",
                     file, name)
               : cli_named_world_open_rhombs(multigrid, name, options, file, v->out->wanted,
                                             &v->tiles->ground);
}

// Opens the set of a file or a built-in set, and the world to compare with.
static int open_file(verifier *v)
{
    const cli_verify_tiles_call *call = v->call;
    cli_claim *world = &v->out->world;
    char origin[PAVE_TILING_TEXT_SIZE];
    int code = cli_claim_choose(&call->world, world, &v->out->wanted);
    if (code != CLI_DONE) return code;
    const pave_tiling *tiling = v->tiling ? v->tiling : pave_tiling_square();
    if (!pave_tiling_cell_valid(tiling, world->origin))
        return cli_failed("%s: origin is not a cell of the grid", v->claim.file);
    if (!call->tiles && !call->set && world->set && cli_read_word(world->set, CLI_BUILTINS) < 0)
        return cli_wrong(
            "%s: its tile set, \"%s\", is not built in; give the file of the set as FILE",
            v->claim.file, world->set);
    cli_named_world_options options = options_of(world, tiling, origin);
    options.set = call->set ? call->set : call->tiles ? NULL : world->set;
    if (call->tiles && pave_store_recognizes(call->tiles)) { // a world file defines the whole world
        if (call->world.seeded)
            return cli_wrong(
                "--seed: %s is a world file with its own seed and edits; leave --seed out",
                call->tiles);
        options = (cli_named_world_options){.set = NULL};
        v->out->wanted = true;
    }
    code = open_ground(v, &options);
    v->world = v->tiles->ground.world;
    return code;
}

// Makes the world of a claim from a set of the map itself. Returns CLI_DONE; CLI_NO with the reason
// in `error` if that is impossible; or an exit code after a message.
static int open_own_world(const verifier *v, const cli_claim *claim, cli_named_world *out,
                          pave_error *error)
{
    char origin[PAVE_TILING_TEXT_SIZE];
    const cli_named_world_options options = options_of(claim, v->tiling, origin);
    const int code = cli_named_world_open_tileset(v->call->own, &options, claim->file, true, out);
    pave_world_def def = out->def;
    def.set = out->source.set;
    def.sets = NULL;
    if (code != CLI_DONE) return code;
    error->result = pave_world_create(&def, NULL, &out->world, error);
    return error->result == PAVE_OK ? CLI_DONE : CLI_NO;
}

static int open_own(verifier *v)
{
    const cli_named_world_options none = {.set = NULL};
    cli_claim *world = &v->out->world;
    pave_error error = {0};
    int code = cli_claim_choose(&v->call->world, world, &v->out->wanted);
    if (code == CLI_DONE)
        code = cli_named_world_open_tileset(v->call->own, &none, v->claim.file, false,
                                            &v->tiles->ground);
    if (code == CLI_DONE && v->out->wanted) code = open_own_world(v, world, &v->tiles->own, &error);
    v->world = v->tiles->own.world;
    return error.result == PAVE_OK ? code : cli_report_in(v->claim.file, &error);
}

static int open_all(verifier *v)
{
    const int code = v->call->own ? open_own(v) : open_file(v);
    v->out->set = v->tiles->ground.name;
    return code;
}

// Checks whether the map's own set still makes the world from which the map was written.
static int find_own_change(const verifier *v)
{
    const cli_claim *its = &v->claim;
    const pave_tiled_wangset *found = NULL;
    cli_named_world own = {.tiling = NULL};
    pave_error error = {0};
    if (!its->seeded || !its->fingerprint || !its->set ||
        pave_tiled_wangset_find(v->call->own->tileset, its->set, &found, NULL) != PAVE_OK ||
        found != v->call->own->wangset)
        return CLI_DONE;
    if (its->wrong[0]) return cli_failed("%s: %s", its->file, its->wrong);
    if (!cli_wishes_are_there(&its->wishes)) return CLI_DONE;
    int code = open_own_world(v, its, &own, &error);
    if (error.result == PAVE_NO_MEMORY) code = cli_report_in(its->file, &error);
    if (code == CLI_DONE || code == CLI_NO) {
        v->out->knows = true;
        v->out->was = its->fingerprint;
        v->out->is = own.world ? pave_world_hash(own.world) : 0;
        code = CLI_DONE;
    }
    cli_named_world_close(&own);
    return code;
}

// Completes the result about the world after all tiles were compared.
static int finish(const verifier *v)
{
    if (v->out->wanted) v->out->world.method = pave_world_method_of(v->world);
    if (v->call->own) return find_own_change(v);
    v->out->knows = v->out->wanted && v->call->world.own && v->claim.fingerprint != 0;
    v->out->was = v->claim.fingerprint;
    v->out->is = v->out->knows ? pave_world_hash(v->world) : 0;
    return CLI_DONE;
}

// ---- Colours and parts --------------------------------------------------------------------------

// Counts mismatched colours of neighbours; a `sign` of -1 subtracts mismatches that were counted
// twice.
static int verify_colors(const verifier *v, const tiles_of *tiles, int sign)
{
    pave_world_verdict verdict;
    pave_error error = {0};
    error.result = tiles->rhombs
                       ? pave_world_verify_rhombs(tiles->rhombs, NULL, &verdict, &error)
                       : pave_world_verify(tiles->window, tiles->within, v->tiles->ground.sets,
                                           tiles->ids, &verdict, &error);
    if (error.result != PAVE_OK) return cli_report_in(v->claim.file, &error);
    v->out->sides += sign * verdict.edge_mismatches;
    v->out->corners += sign * verdict.vertex_mismatches;
    v->out->checked_sides += sign * verdict.edges;
    v->out->checked_corners += sign * verdict.vertices;
    v->out->empty += sign * verdict.empty;
    v->out->foreign += sign * verdict.foreign;
    if (verdict.found) keep_first(tiles, verdict.cell, &v->out->first);
    return CLI_DONE;
}

// Finds the connected components through passable colours, if requested.
static int find_parts(const verifier *v, const tiles_of *tiles)
{
    const cli_colors *colors = &v->tiles->ground.colors;
    const char *named = v->call->passable, *text = named ? named : v->claim.wishes.connected;
    cli_verified_parts *parts = &v->out->parts;
    cli_connection connection;
    pave_error error = {0};
    if (!v->call->joined) return CLI_DONE;
    if (!text)
        return cli_wrong(
            "--connected: %s does not define passable colours; give them, such as --connected=%s",
            v->claim.file, cli_color_name(colors, colors->count));
    const int code =
        cli_read_connection(named ? NULL : v->claim.file, "connected", text, colors, &connection);
    *parts = (cli_verified_parts){.wanted = true};
    if (code != CLI_DONE) return code;
    snprintf(parts->passable, sizeof parts->passable, "%.*s", (int)strcspn(connection.text, ","),
             connection.text); // without the options about rock
    const pave_world_parts_def def = {.rhombs = tiles->rhombs,
                                      .window = tiles->window,
                                      .within = tiles->within,
                                      .sets = v->tiles->ground.sets,
                                      .ids = tiles->ids,
                                      .passable = connection.passable};
    if (pave_world_verify_parts(&def, NULL, &parts->found, &error) != PAVE_OK)
        return cli_report_in(v->claim.file, &error);
    if (parts->found.enclosed) keep_first(tiles, parts->found.cell, &parts->first);
    return CLI_DONE;
}

// ---- Tiles in JSON ------------------------------------------------------------------------------

static void compare_rhombs(const tiles_of *tiles, const pave_world *world, cli_verified *out)
{
    const pave_world_rhombs *rhombs = tiles->rhombs;
    for (int64_t i = 0; i < rhombs->count; i++) {
        out->compared++;
        if (pave_world_at(world, rhombs->cells[i]) == rhombs->ids[i]) continue;
        out->different++;
        keep_first(tiles, rhombs->cells[i], &out->first_different);
    }
}

static int verify_file(const verifier *v)
{
    const pave_json_world *read = v->read;
    const pave_world_rhombs rhombs = {&read->multigrid, v->tiles->ground.sets, read->cells,
                                      read->ids, read->cell_count};
    const tiles_of tiles = {.rhombs = read->window ? NULL : &rhombs,
                            .window = read->window,
                            .within = read->within,
                            .ids = read->ids};
    int code = verify_colors(v, &tiles, 1);
    if (code == CLI_DONE) code = find_parts(v, &tiles);
    if (code != CLI_DONE || !v->out->wanted) return code;
    if (read->window) return compare(&tiles, 0, v->world, v->out);
    compare_rhombs(&tiles, v->world, v->out);
    return CLI_DONE;
}

// Checks that a file named by another file can be read. Rejects a pipe, because reading it could
// block.
static int check_named(const char *file, const char *path)
{
    struct stat about;
    const bool there = access(path, R_OK) == 0 && stat(path, &about) == 0;
    if (there && (S_ISREG(about.st_mode) || S_ISDIR(about.st_mode))) return CLI_DONE;
    return cli_failed("%s: the file of its tiles, %s, cannot be read (%s); give it as FILE", file,
                      path, there ? "it is a pipe or a device" : strerror(errno));
}

int cli_find_named(const char *file, const char *named, char path[CLI_NAMED_SIZE])
{
    const int folder = named[0] == '/' ? 0 : (int)cli_folder_length(file);
    if (snprintf(path, CLI_NAMED_SIZE, "%.*s%s", folder, file, named) >= CLI_NAMED_SIZE)
        return cli_failed("%s: the path of the file that it names is too long", file);
    return check_named(file, path);
}

// Returns whether the file named by tiles in JSON is needed, for their set or for the edits of
// their world.
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
        // The cause is the file, not the call.
        return cli_report(&error) == CLI_STOPPED ? CLI_STOPPED : CLI_FAILED;
    const pave_json_world *read = tiles->file;
    cli_claim_of_json(read, file, &out->world);
    if (needs_named(call, &out->world)) {
        const int code = cli_find_named(file, out->world.tiles, path);
        if (code != CLI_DONE) return code;
        how.tiles = path;
    }
    verifier v = {.call = &how,
                  .tiling = read->window ? read->window->tiling : NULL,
                  .read = read,
                  .claim = out->world,
                  .tiles = tiles,
                  .out = out};
    int code = open_all(&v);
    if (code == CLI_DONE) code = verify_file(&v);
    return code == CLI_DONE ? finish(&v) : code;
}

// ---- Layers of maps -----------------------------------------------------------------------------

// Verifies the cells of a box of the world; `joined`: its first row was verified before.
static int verify_box(const verifier *v, map_cells *cells, box of, bool joined, int sign)
{
    int64_t empty;
    int code = open_box(cells, of, &empty);
    tiles_of tiles = {.window = cells->window, .ids = cells->ids, .cells = cells};
    if (code == CLI_DONE) tiles.within = mask_cells(cells, false);
    if (code == CLI_DONE) code = verify_colors(v, &tiles, sign);
    if (code == CLI_DONE) v->out->empty += sign * empty;
    if (code == CLI_DONE && v->out->wanted && sign > 0)
        code = compare(&tiles, joined, v->world, v->out);
    if (code == CLI_DONE && v->call->joined) {
        tiles.within = mask_cells(cells, true);
        code = find_parts(v, &tiles);
    }
    close_box(cells);
    of.bottom = of.top;
    return code == CLI_DONE && joined ? verify_box(v, cells, of, false, -1) : code;
}

static int compare_boxes(const void *a, const void *b)
{
    const box *x = a, *y = b;
    return (x->left > y->left) - (x->left < y->left);
}

// Verifies a stripe of chunks in ascending order of their first rows. Only touching cells are
// compared, so chunks separated by free columns are verified separately.
static int verify_stripe(const verifier *v, map_cells *cells, box stripe, bool joined, box *boxes)
{
    size_t count = 0;
    int code = CLI_DONE;
    for (uint32_t i = 0; i < cells->chunk_count && cells->chunks[i].y <= stripe.bottom; i++) {
        const box chunk = box_of_chunk(&cells->chunks[i]);
        if (chunk.bottom >= stripe.top) boxes[count++] = chunk;
    }
    qsort(boxes, count, sizeof *boxes, compare_boxes);
    for (size_t i = 0, end; i < count && code == CLI_DONE; i = end) {
        box of = boxes[i];
        for (end = i + 1; end < count && boxes[end].left <= of.right + 1; end++)
            extend(&of, boxes[end]);
        code = verify_box(v, cells,
                          (box){of.left + cells->at.q, stripe.top + cells->at.r,
                                of.right + cells->at.q, stripe.bottom + cells->at.r},
                          joined, 1);
    }
    return code;
}

// Returns the first row from `y` on that has cells; INT64_MAX: none.
static int64_t next_row(const map_cells *cells, int64_t y)
{
    int64_t next = INT64_MAX;
    for (uint32_t i = 0; i < cells->chunk_count; i++) {
        const box chunk = box_of_chunk(&cells->chunks[i]);
        const int64_t first = chunk.top > y ? chunk.top : y;
        if (chunk.bottom >= y && first < next) next = first;
        if (chunk.top >= y) break;
    }
    return next;
}

// Verifies rows from the top in parts that overlap by one row.
static int verify_stripes(const verifier *v, map_cells *cells, box of)
{
    const int64_t width = of.right - of.left + 1,
                  rows = width < STRIPE_CELLS / 2 ? STRIPE_CELLS / width : 2;
    box *boxes = malloc((cells->chunk_count + 1) * sizeof *boxes);
    int code = boxes ? CLI_DONE : cli_failed("out of memory");
    bool joined = false;
    of.bottom -= cells->at.r;
    for (int64_t y = next_row(cells, INT32_MIN), next; y != INT64_MAX && code == CLI_DONE;
         y = joined ? next - 1 : next) {
        const int64_t bottom = y + rows - 1 < of.bottom ? y + rows - 1 : of.bottom;
        code = verify_stripe(v, cells, (box){of.left, y, of.right, bottom}, joined, boxes);
        next = next_row(cells, bottom + 1);
        joined = next == bottom + 1;
    }
    free(boxes);
    return code;
}

// State of a layer's verification. The rows are used only if the layer is verified while its map is
// read; a layer in memory uses `v` and `cells`.
struct cli_verify_rows {
    verifier v;
    map_cells cells;
    pave_tiled_chunk chunk; // the rows in memory
    int32_t most, end;      // capacity in rows; height of the layer
    bool joined;            // whether the first of these rows has been verified
    uint32_t gids[];        // gids of the chunk
};

static cli_verify_rows *open_rows(const pave_tiled_chunk *chunk)
{
    const int32_t fit = STRIPE_CELLS / chunk->width,
                  most = fit < chunk->height ? fit : chunk->height;
    cli_verify_rows *self =
        calloc(1, sizeof *self + (size_t)most * (size_t)chunk->width * sizeof *self->gids);
    if (!self) return NULL;
    self->chunk = (pave_tiled_chunk){.width = chunk->width, .gids = self->gids};
    self->most = most;
    self->end = chunk->height;
    return self;
}

int cli_verify_cells(const cli_verify_tiles_call *call, const pave_tiled_map *map,
                     const pave_tiled_layer *layer, const cli_claim *claim, cli_tiles *tiles,
                     cli_verified *out, cli_verify_rows **rows)
{
    const int64_t most = PAVE_COORDINATE_MAX;
    const bool whole = call->joined || !is_straight(map);
    uint32_t tileset = call->own ? call->own->number : 0;
    cli_verify_rows held = {.joined = false}, *self = &held;
    if (rows && (whole || (!call->own && map->tileset_count > 1) ||
                 layer->chunks->width > STRIPE_CELLS / 2))
        return CLI_DONE;
    if (rows) *rows = self = open_rows(layer->chunks);
    if (!self) return cli_failed("out of memory");
    verifier *v = &self->v;
    map_cells *cells = &self->cells;
    *v = (verifier){.call = call,
                    .tiling = is_hexagonal(map) ? pave_tiling_hex() : pave_tiling_square(),
                    .claim = *claim,
                    .tiles = tiles,
                    .out = out};
    out->layer = layer->name;
    out->world = *claim;
    int code = open_all(v);
    *cells = (map_cells){.map = map,
                         .chunks = layer->chunks,
                         .chunk_count = layer->chunk_count,
                         .at = out->world.at};
    if (code == CLI_DONE && !call->own)
        code = choose_tileset(&tiles->ground.source, cells, &tileset);
    if (code != CLI_DONE) return code;
    const uint32_t next = tileset + 1; // tiles of other tile sets are foreign
    if (next <= map->tileset_count) cells->first = map->first_gids[tileset];
    if (next <= map->tileset_count)
        cells->end = next < map->tileset_count ? map->first_gids[next] : PAVE_TILED_GID_MASK + 1;
    const box of = find_box(cells);
    if (cells->chunk_count == 0) return finish(v);
    if (out->wanted && (of.left < -most || of.top < -most || of.right > most || of.bottom > most))
        return cli_failed("%s: the layer reaches beyond the world, whose coordinates go from -%d "
                          "to %d",
                          claim->file, PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    if (whole && of.right - of.left + 1 > PAVE_TILED_CELLS_MAX / (of.bottom - of.top + 1))
        return cli_failed("%s: the cells of the layer are too far apart to be checked at once; "
                          "write a smaller map",
                          claim->file);
    if (rows) return CLI_DONE;
    code = whole ? verify_box(v, cells, of, false, 1) : verify_stripes(v, cells, of);
    return code == CLI_DONE ? finish(v) : code;
}

int cli_verify_row(cli_verify_rows *rows, int32_t y, const uint32_t *gids)
{
    pave_tiled_chunk *held = &rows->chunk;
    const size_t row = (size_t)held->width * sizeof *gids;
    memcpy(held->gids + (size_t)held->height * (size_t)held->width, gids, row);
    if (++held->height < rows->most && y + 1 < rows->end) return CLI_DONE;
    rows->cells.chunks = held;
    const int code = verify_box(&rows->v, &rows->cells, find_box(&rows->cells), rows->joined, 1);
    if (code == CLI_DONE && y + 1 == rows->end) return finish(&rows->v);
    memcpy(held->gids, gids, row);
    held->y = y;
    held->height = 1;
    rows->joined = true;
    return code;
}

void cli_tiles_close(cli_tiles *tiles)
{
    cli_named_world_close(&tiles->own);
    cli_named_world_close(&tiles->ground);
    pave_json_world_destroy(tiles->file);
}
