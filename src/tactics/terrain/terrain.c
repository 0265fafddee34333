/// src/tactics/terrain/terrain.c: creates terrain step by step: rows of vertices, heights, water,
/// zones.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "terrain_model.h"

const char *const pave_water_words[] = {"none", "river", "lake", "sea", NULL};
const char *const pave_terrain_zone_words[] = {"sea",    "lake", "river", "beach", "grass",
                                               "forest", "rock", "snow",  NULL};

uint32_t pave_terrain_zone_color(pave_terrain_zone zone)
{
    static const uint32_t colors[PAVE_TERRAIN_ZONES] = {0x3f76a8ff, 0x5b9bc9ff, 0x4f8fc0ff,
                                                        0xe3d3a0ff, 0x86b062ff, 0x4c7f48ff,
                                                        0x938a80ff, 0xf3f6f9ff};
    assert((uint64_t)zone < PAVE_TERRAIN_ZONES);
    return colors[zone];
}

// ---- The definition -----------------------------------------------------------------------------

static pave_result terrain_check_window(const pave_window *window, pave_error *error)
{
    if (!window || window->grid != PAVE_WINDOW_TRIANGLES)
        return PAVE_FAIL(error, PAVE_INVALID, "terrain needs a window of triangles: give it one");
    if (window->def.wrap)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "terrain needs a window that does not wrap: give it one");
    if (window->count == 0)
        return PAVE_FAIL(error, PAVE_INVALID, "the window has no cells: make it larger");
    for (int32_t row = 0; row < window->row_count; row++) {
        if (window->rows[row].start == window->rows[row + 1].start) continue;
        const pave_cell first = pave_window_cell(window, window->rows[row].start),
                        last = pave_window_cell(window, window->rows[row + 1].start - 1);
        const int32_t most = PAVE_TERRAIN_COORDINATE_MAX;
        if (first.q < -most || last.q > most || first.r < -most || first.r > most)
            return PAVE_FAIL(error, PAVE_RANGE,
                             "the cells of terrain have |q| and |r| up to %d: move the window",
                             most);
    }
    return PAVE_OK;
}

typedef struct pave_terrain_number {
    const char *name;
    int32_t value, least, most;
} pave_terrain_number;

static pave_result terrain_check_numbers(const pave_terrain_def *def, pave_error *error)
{
    const int32_t most = PAVE_TERRAIN_HEIGHT_MAX;
    const pave_terrain_number numbers[] = {
        {"hills", def->hills, PAVE_TERRAIN_HILLS_MIN, PAVE_TERRAIN_HILLS_MAX},
        {"relief", def->relief, 1, most},
        {"wet", def->wet, 1, 99},
        {"sea", def->sea, -most, most},
        {"river", def->river, 1, INT32_MAX},
        {"lake", def->lake, 1, INT32_MAX},
        {"erosion", def->erosion, 0, PAVE_TERRAIN_EROSION_MAX},
        {"beach", def->beach, 0, most},
        {"snow", def->snow, 0, most},
        {"steep", def->steep, 0, INT32_MAX}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (numbers[i].value < numbers[i].least || numbers[i].value > numbers[i].most)
            return PAVE_FAIL(error, PAVE_RANGE, "%s must be %d to %d, not %d", numbers[i].name,
                             numbers[i].least, numbers[i].most, numbers[i].value);
    return PAVE_OK;
}

static int32_t terrain_or(int32_t value, int32_t fallback) { return value ? value : fallback; }

static pave_terrain_def terrain_complete(const pave_terrain_def *def)
{
    pave_terrain_def full = *def;
    full.hills = terrain_or(def->hills, 40);
    if (!def->relief && full.hills > 0 && full.hills <= PAVE_TERRAIN_HILLS_MAX)
        full.relief = full.hills * (PAVE_TERRAIN_UNIT / 4);
    full.wet = terrain_or(def->wet, 40);
    full.river = terrain_or(def->river, 60);
    full.lake = terrain_or(def->lake, 10);
    full.steep = terrain_or(def->steep, 192);
    if (full.relief == 0) full.relief = 1; // out-of-range hills are rejected later
    return full;
}

// ---- Rows ---------------------------------------------------------------------------------------

/// Widens the vertices of a row to q0..q1. A new row has count 0 in `start`.
static void terrain_widen(pave_terrain_row *row, int64_t q0, int64_t q1)
{
    const int64_t end = (int64_t)row->q + row->start - 1;
    if (row->start == 0) {
        *row = (pave_terrain_row){(int32_t)q0, (int32_t)(q1 - q0 + 1)};
        return;
    }
    const int64_t first = q0 < row->q ? q0 : row->q, last = q1 > end ? q1 : end;
    *row = (pave_terrain_row){(int32_t)first, (int32_t)(last - first + 1)};
}

int64_t pave_terrain_lay_rows(const pave_window *window, pave_terrain_row *rows)
{
    int64_t count = 0;
    for (int32_t row = 0; row < window->row_count; row++) {
        if (window->rows[row].start == window->rows[row + 1].start) continue;
        const pave_cell first = pave_window_cell(window, window->rows[row].start),
                        last = pave_window_cell(window, window->rows[row + 1].start - 1);
        // L has the upper vertices q and q + 1 and the lower vertex q; R has the upper vertex q + 1
        // and the lower vertices q and q + 1.
        terrain_widen(&rows[row], (int64_t)first.q + first.s, (int64_t)last.q + 1);
        terrain_widen(&rows[row + 1], first.q, (int64_t)last.q + last.s);
    }
    for (int32_t row = 0; row <= window->row_count; row++) {
        const int32_t in_row = rows[row].start;
        rows[row].start = (int32_t)(count > INT32_MAX ? INT32_MAX : count);
        count += in_row;
    }
    rows[window->row_count + 1].start = (int32_t)(count > INT32_MAX ? INT32_MAX : count);
    return count;
}

pave_tri_vertex pave_terrain_vertex(const pave_terrain *terrain, int32_t index)
{
    int32_t low = 0, high = terrain->row_count - 1;
    assert(index >= 0 && index < terrain->vertex_count);
    while (low < high) {
        const int32_t middle = low + (high - low + 1) / 2;
        if (terrain->rows[middle].start <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return pave_tri_vertex_of(terrain->rows[low].q + index - terrain->rows[low].start,
                              terrain->r + low);
}

void pave_terrain_corners(const pave_terrain *terrain, int32_t cell, int32_t out[3])
{
    const pave_cell at = pave_window_cell(terrain->window, cell);
    for (int k = 0; k < 3; k++) out[k] = pave_terrain_index(terrain, pave_tri_corners(at, k));
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result terrain_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory for the terrain");
}

/// Allocates the arrays of the result.
static bool terrain_take(pave_terrain *terrain)
{
    pave_terrain_private *own = terrain->own;
    const pave_allocator *allocator = &terrain->allocator;
    const size_t vertices = (size_t)terrain->vertex_count;
    terrain->heights = own->heights = pave_array_take(allocator, vertices, sizeof *own->heights);
    terrain->levels = own->levels = pave_array_take(allocator, vertices, sizeof *own->levels);
    terrain->down = own->down = pave_array_take(allocator, vertices, sizeof *own->down);
    terrain->runoff = own->runoff = pave_array_take(allocator, vertices, sizeof *own->runoff);
    terrain->waters = own->waters = pave_array_allocate(allocator, vertices, 1);
    terrain->zones = own->zones = pave_array_allocate(allocator, (size_t)terrain->cell_count, 1);
    return own->heights && own->levels && own->down && own->runoff && own->waters && own->zones;
}

static pave_result terrain_take_heights(pave_terrain *terrain, pave_error *error)
{
    const pave_heights *heights = &terrain->def.heights;
    int32_t *out = terrain->own->heights;
    if (!heights->at) {
        pave_terrain_noise(terrain, out);
        return PAVE_OK;
    }
    for (int32_t row = 0; row < terrain->row_count; row++)
        for (int32_t i = terrain->rows[row].start; i < terrain->rows[row + 1].start; i++) {
            const pave_tri_vertex vertex = pave_tri_vertex_of(
                terrain->rows[row].q + i - terrain->rows[row].start, terrain->r + row);
            out[i] = heights->at(heights->context, vertex);
            if (out[i] < -PAVE_TERRAIN_HEIGHT_MAX || out[i] > PAVE_TERRAIN_HEIGHT_MAX)
                return PAVE_FAIL(
                    error, PAVE_RANGE,
                    "the height of vertex %d,%d is %d: heights are at most %d, up and down",
                    vertex.q, vertex.r, out[i], PAVE_TERRAIN_HEIGHT_MAX);
        }
    return PAVE_OK;
}

static pave_result terrain_fill(pave_terrain *terrain, const pave_allocator *allocator,
                                pave_error *error)
{
    if (!terrain_take(terrain)) return terrain_no_memory(error);
    const pave_result result = terrain_take_heights(terrain, error);
    if (result != PAVE_OK) return result;
    if (!pave_terrain_flow(terrain, allocator) || !pave_terrain_choose_zones(terrain, allocator))
        return terrain_no_memory(error);
    return PAVE_OK;
}

/// Allocates a terrain and its rows. The other arrays stay NULL.
static pave_result terrain_begin(const pave_terrain_def *def, const pave_allocator *allocator,
                                 pave_terrain **out, pave_error *error)
{
    const int32_t row_count = def->window->row_count + 1;
    pave_terrain *terrain = pave_array_allocate(allocator, 1, sizeof *terrain);
    pave_terrain_private *own = pave_array_allocate(allocator, 1, sizeof *own);
    pave_terrain_row *rows = pave_array_allocate(allocator, (size_t)row_count + 1, sizeof *rows);
    if (!terrain || !own || !rows) {
        PAVE_RELEASE(allocator, rows, own, terrain);
        return terrain_no_memory(error);
    }
    const int64_t vertex_count = pave_terrain_lay_rows(def->window, rows);
    own->rows = rows;
    *terrain = (pave_terrain){.def = *def,
                              .window = def->window,
                              .r = def->window->r,
                              .row_count = row_count,
                              .rows = rows,
                              .allocator = pave_allocator_or_default(allocator),
                              .own = own};
    *out = terrain;
    if (vertex_count > PAVE_TERRAIN_VERTICES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "the terrain would have %lld vertices: use at most %d",
                         (long long)vertex_count, PAVE_TERRAIN_VERTICES_MAX);
    terrain->vertex_count = (int32_t)vertex_count;
    terrain->cell_count = (int32_t)def->window->count;
    return PAVE_OK;
}

pave_result pave_terrain_create(const pave_terrain_def *def, const pave_allocator *allocator,
                                pave_terrain **out, pave_error *error)
{
    assert(def && out);
    const pave_terrain_def full = terrain_complete(def);
    *out = NULL;
    if (error) *error = (pave_error){0};
    pave_result result = terrain_check_window(def->window, error);
    if (result == PAVE_OK) result = terrain_check_numbers(&full, error);
    if (result == PAVE_OK) result = terrain_begin(&full, allocator, out, error);
    if (result == PAVE_OK) result = terrain_fill(*out, allocator, error);
    if (result != PAVE_OK) {
        pave_terrain_destroy(*out);
        *out = NULL;
    }
    return result;
}

void pave_terrain_destroy(pave_terrain *terrain)
{
    if (!terrain) return;
    const pave_allocator allocator = terrain->allocator;
    pave_terrain_private *own = terrain->own;
    PAVE_RELEASE(&allocator, own->zones, own->waters, own->runoff, own->down, own->levels,
                 own->heights, own->rows, own, terrain);
}

uint64_t pave_terrain_hash(const pave_terrain *terrain)
{
    uint64_t hash = pave_hash_word(PAVE_HASH_START, (uint32_t)terrain->vertex_count);
    hash = pave_hash_word(hash, (uint32_t)terrain->cell_count);
    for (int32_t i = 0; i < terrain->vertex_count; i++) {
        hash = pave_hash_word(hash, (uint32_t)terrain->heights[i]);
        hash = pave_hash_word(hash, (uint32_t)terrain->levels[i]);
        hash = pave_hash_word(hash, (uint32_t)terrain->down[i]);
        hash = pave_hash_word(hash, (uint32_t)terrain->runoff[i]);
        hash = pave_hash_word(hash, terrain->waters[i]);
    }
    for (int32_t i = 0; i < terrain->cell_count; i++)
        hash = pave_hash_word(hash, terrain->zones[i]);
    return hash;
}
