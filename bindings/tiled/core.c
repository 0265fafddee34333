/// bindings/tiled/core.c: what pave.js calls: an edited world, with the cells of Tiled's maps.
/// build makes JavaScript of it. Arguments are 32-bit integers, because Tiled 1.8 has no BigInt.
#include "pave_worlds.c"

#include "../../formats/tiled/tiled_stagger.c"

#include <stdlib.h>
#include <string.h>

#define CALLED(name) __attribute__((export_name(name)))

/// The arrangement of the cells of a map.
typedef enum map_kind { STRAIGHT, STAGGERED, HEXAGONAL } map_kind;

typedef struct ground {
    pave_wang_set *set;
    pave_edits *edits;
    map_kind kind;
    pave_tiled_stagger stagger;
    int q, r; ///< the cell at 0,0 of the map
} ground;

static ground now;
static pave_error error;

static uint64_t seed_of(const char *text)
{
    char *end;
    const bool hexadecimal = text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    const uint64_t number = strtoull(text, &end, hexadecimal ? 16 : 10);
    return *end || end == text ? pave_seed_of(text) : number;
}

static pave_cell cell_of(int x, int y)
{
    const int system = 2 * now.stagger.columns + now.stagger.even;
    pave_cell cell = pave_cell_of(x, y);
    if (now.kind == HEXAGONAL)
        cell = pave_hex_from_offset((pave_hex_offset){x, y}, (pave_hex_system)system);
    if (now.kind == STAGGERED) cell = pave_tiled_stagger_cell(now.stagger, x, y);
    return pave_cell_of(now.q + cell.q, now.r + cell.r);
}

CALLED("take") void *take(int size) { return malloc((size_t)size); }
CALLED("release") void release(void *memory) { free(memory); }

/// What the last function that returned false found wrong.
CALLED("why") const char *why(void) { return error.message; }

/// Makes the world of all further calls. `method` is one of pave_world_method_words.
CALLED("open") bool open_world(const pave_wang_def *def, const char *seed, const char *method)
{
    pave_edits_destroy(now.edits);
    pave_wang_destroy(now.set);
    now = (ground){0};
    if (pave_wang_create(def, NULL, &now.set, &error) != PAVE_OK) return false;
    const int number = pave_word_number(pave_world_method_words, method);
    const pave_world_def world = {.set = now.set,
                                  .seed = seed_of(seed),
                                  .method = (pave_world_method)number,
                                  .tiling = def->sides == 6 ? pave_tiling_hex() : NULL};
    return pave_edits_create(&world, NULL, &now.edits, &error) == PAVE_OK;
}

/// Sets how the cells of a map lie in the world.
CALLED("lay") void lay(map_kind kind, bool columns, bool even, int q, int r)
{
    now.kind = kind;
    now.stagger = (pave_tiled_stagger){.columns = columns, .even = even};
    now.q = q, now.r = r;
}

/// Pins a tile.
CALLED("pin") bool pin(int x, int y, uint32_t tile)
{
    const pave_edit edit = {.cell = cell_of(x, y), .tile = tile};
    return pave_edits_change(now.edits, &edit, 1, NULL, 0, &error) == PAVE_OK;
}

// Fills a rectangle of a staggered or hexagonal map.
static pave_result fill_shifted(int x, int y, int width, int height, uint32_t *out)
{
    const int count = width * height;
    pave_cell *cells = malloc((size_t)count * sizeof *cells);
    if (!cells) return PAVE_NO_MEMORY;
    for (int i = 0; i < count; i++) cells[i] = cell_of(x + i % width, y + i / width);
    const pave_result result =
        pave_world_fill_cells(pave_edits_world(now.edits), cells, count, NULL, out);
    free(cells);
    return result;
}

/// Writes the tiles of a rectangle of the map, row by row.
CALLED("fill") bool fill(int x, int y, int width, int height, uint32_t *out)
{
    const pave_rect rect = pave_rect_of(now.q + x, now.r + y, width, height);
    const pave_result result =
        now.kind == STRAIGHT ? pave_world_fill(pave_edits_world(now.edits), rect, NULL, out, width)
                             : fill_shifted(x, y, width, height, out);
    if (result != PAVE_OK) PAVE_FAIL(&error, result, "%s", pave_result_text(result));
    return result == PAVE_OK;
}
