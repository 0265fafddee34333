// cli/world/verify_tiles.c: tiles of a window against their set and their world.
#include "verify_tiles.h"

#include "../output.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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
    if (tiles->cells) return cli_map_cells_place(tiles->cells, cell);
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

static int verify_colors(const tiles_of *tiles, const cli_ground *ground, cli_verified *out)
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

// ---- Multigrids ---------------------------------------------------------------------------------

static cli_verified_cell name_rhomb(pave_cell cell)
{
    cli_verified_cell out = {.found = true, .numbers = {cell.q, cell.r, cell.s}, .count = 3};
    snprintf(out.text, sizeof out.text, "%d,%d,%d", (int)cell.q, (int)cell.r, (int)cell.s);
    return out;
}

static int verify_rhomb_colors(const pave_json_world *read, const char *file,
                               const cli_ground *ground, cli_verified *out)
{
    const pave_wang_set *sets[PAVE_MULTIGRID_PAIRS_MAX];
    pave_world_verdict verdict;
    pave_error error = {0};
    for (int32_t s = 0; s < read->multigrid.pair_count; s++) sets[s] = ground->sets[0];
    const pave_world_rhombs rhombs = {&read->multigrid, sets, read->cells, read->ids,
                                      read->cell_count};
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
                       const cli_ground_options *options, const char *file, bool with_world,
                       cli_ground *ground)
{
    if (tiles)
        return cli_ground_open_on(tiles->window->tiling, options, file, (cli_source_wish){0},
                                  with_world, ground);
    if (file && pave_store_recognizes(file))
        return cli_wrong("%s: is a world on a tiling, and the tiles are on %s; name their tile set",
                         file, pave_multigrid_name(read->multigrid.families));
    return cli_ground_open_rhombs(&read->multigrid, pave_multigrid_name(read->multigrid.families),
                                  options, file, with_world, ground);
}

// `tiles` NULL: those of `read` are on a multigrid.
static int verify_on(const cli_verify_tiles_call *call, const tiles_of *tiles,
                     const pave_json_world *read, const char *file, cli_ground *ground,
                     cli_verified *out)
{
    cli_claim *world = &out->world;
    char origin[PAVE_TILING_TEXT_SIZE];
    const uint64_t fingerprint = world->fingerprint;
    int code = cli_claim_choose(&call->world, world, &out->wanted);
    if (code != CLI_DONE) return code;
    const pave_tiling *tiling = tiles ? tiles->window->tiling : pave_tiling_square();
    if (!pave_tiling_cell_valid(tiling, world->origin))
        return cli_failed("%s: origin is no cell of the grid", file);
    if (!call->tiles && !call->set && world->set && cli_read_word(world->set, CLI_BUILTINS) < 0)
        return cli_wrong("%s: its tile set, \"%s\", is not built in; name the file of the set "
                         "behind it",
                         file, world->set);
    pave_tiling_face_text(tiling, world->origin, origin);
    cli_ground_options options = {.origin = world->method == PAVE_WORLD_PHASE ? origin : NULL,
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
        options = (cli_ground_options){.set = NULL};
        out->wanted = true;
    }
    code = open_ground(tiles, read, &options, call->tiles, out->wanted, ground);
    if (code == CLI_DONE && tiles && tiles->cells)
        code = cli_map_cells_take(&ground->source, tiles->cells);
    if (code == CLI_DONE)
        code = tiles ? verify_colors(tiles, ground, out)
                     : verify_rhomb_colors(read, file, ground, out);
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
    int code = cli_map_cells_open(map, layer, at, claim->file, &tiles->cells);
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
    cli_ground_close(&tiles->ground);
    cli_map_cells_close(&tiles->cells);
    pave_json_world_destroy(tiles->file);
}
