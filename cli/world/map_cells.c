// cli/world/map_cells.c: the tiles of a layer of a map as cells of a window.
#include "map_cells.h"

#include "shifted.h"

#include <pave/hex.h>
#include <stdlib.h>
#include <string.h>

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

int cli_map_cells_open(const pave_tiled_map *map, const pave_tiled_layer *layer, pave_cell at,
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

int cli_map_cells_take(const cli_source *source, cli_map_cells *cells)
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

cli_verified_cell cli_map_cells_place(const cli_map_cells *cells, pave_cell cell)
{
    for (walk at = {.cells = cells}; step(&at);)
        if (at.q == cell.q && at.r == cell.r) return cli_verified_place(true, at.x, at.y);
    return (cli_verified_cell){.found = false};
}

void cli_map_cells_close(cli_map_cells *cells)
{
    free(cells->ids);
    pave_mask_destroy(cells->filled);
    pave_mask_destroy(cells->there);
    pave_window_destroy(cells->window);
}
