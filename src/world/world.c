/// src/world/world.c: worlds of any kind: checks, creation, and single cells.
#include "../base/exact.h"

#include "../base/memory.h"
#include "../tiling/window_shapes.h"
#include "squares/world_squares.h"

#include <stdio.h>
#include <string.h>

const char *const pave_world_method_words[] = {"auto",   "feature",   "phase",
                                               "blocks", "aperiodic", NULL};

// ---- Laws ---------------------------------------------------------------------------------------

pave_result pave_law_make(pave_law *law, const uint64_t *weights, int color_count,
                          const pave_allocator *allocator)
{
    uint64_t shares[PAVE_WANG_COLORS_MAX];
    pave_result result = pave_shares(weights, (uint32_t)color_count, allocator, shares);
    if (result) return result;
    uint64_t sum = 0;
    bool doubtful[256] = {false};
    law->step_count = (uint32_t)color_count - 1;
    for (uint32_t i = 0; i < law->step_count; i++) {
        sum += shares[i];
        law->threshold[i] = sum;
        // The byte alone does not settle a step that is not at a byte boundary.
        bool inside = sum % (UINT64_C(1) << PAVE_LAW_BITS_MAX) != 0;
        uint64_t byte = (sum >> PAVE_LAW_BITS_MAX) + inside;
        if (byte <= 255) law->byte_step[law->byte_step_count++] = (uint8_t)byte;
        if (inside) doubtful[sum >> PAVE_LAW_BITS_MAX] = true;
    }
    for (uint32_t byte = 0, color = 0; byte < 256; byte++) {
        while (color < law->byte_step_count && law->byte_step[color] <= byte) color++;
        law->settled[byte] = doubtful[byte] ? PAVE_LAW_UNSETTLED : (uint8_t)color;
        if (doubtful[byte]) law->doubt[law->doubt_count++] = (uint8_t)byte;
    }
    return PAVE_OK;
}

// ---- Checks -------------------------------------------------------------------------------------

/// Returns the maximum number of colours for which codes of `place_count` places fit in 24 bits.
static int world_color_limit(int place_count)
{
    const int bits = 24 / place_count;
    return bits < 8 ? 1 << bits : PAVE_WANG_COLORS_MAX;
}

/// Returns whether a combination has a tile of weight 0, which worlds do not use.
static bool world_has_weightless(const pave_wang_set *set, const uint8_t *combination)
{
    for (uint32_t i = 0; i < set->tile_count; i++) {
        int same = 0;
        for (int k = 0; k < set->place_count; k++)
            same += set->tiles[i].colors[set->places[k]] == combination[k];
        if (same == set->place_count && set->weights[i] == 0) return true;
    }
    return false;
}

pave_result pave_world_check(const pave_wang_set *set, const char *where, pave_error *error)
{
    const int limit = world_color_limit(set->place_count);
    const bool small = set->color_count <= limit;
    char advice[64] = "draw tiles for them (pave wang check --all lists them)",
         text[4 * PAVE_WANG_PLACES_MAX + 1] = "";
    if (!small)
        snprintf(advice, sizeof advice, "worlds take up to %d colours, not %d, so split the set",
                 limit, set->color_count);
    pave_wang_census census = pave_wang_take_census(set);
    if (census.complete && small) return PAVE_OK;
    if (census.complete)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "%sfor tiles of %d sides %s", where, set->sides,
                         advice);
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    if (pave_wang_next_missing(set, missing))
        for (int k = 0; k < census.places; k++)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", k ? "," : "",
                     missing[k]);
    const bool weightless = world_has_weightless(set, missing);
    return PAVE_FAIL(error, PAVE_INCOMPLETE,
                     "%sthe %s set lacks %s of %s combinations, the first is %s%s: %s", where,
                     pave_word(pave_wang_kind_words, set->kind), census.missing_text,
                     census.total_text, text, weightless ? ", whose tile weighs 0" : "", advice);
}

static bool world_is_square(const pave_world_def *def)
{
    return !def->tiling || pave_window_grid_of(def->tiling) == PAVE_WINDOW_SQUARES;
}

static bool world_is_of_squares(pave_world_method method)
{
    return method == PAVE_WORLD_BLOCKS || method == PAVE_WORLD_APERIODIC;
}

/// Checks the fields that exclude a multigrid.
static pave_result world_check_multigrid(const pave_world_def *def, pave_error *error)
{
    if (def->tiling)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "a world is on a tiling or on a multigrid, not on both");
    if (def->method != PAVE_WORLD_AUTO && def->method != PAVE_WORLD_FEATURE)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "method %s does not work on multigrids: use feature",
                         pave_word(pave_world_method_words, def->method));
    if (def->origin.q != 0 || def->origin.r != 0 || def->origin.s != 0)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "worlds on multigrids have no phases, so no origin: leave it out");
    return PAVE_OK;
}

static pave_result world_check_def(const pave_world_def *def, pave_error *error)
{
    if (!pave_word(pave_world_method_words, def->method))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "method %d: use auto, feature, phase, blocks or aperiodic",
                         (int)def->method);
    if (def->passable && def->method != PAVE_WORLD_AUTO && def->method != PAVE_WORLD_FEATURE)
        return PAVE_FAIL(error, PAVE_UNSUPPORTED,
                         "worlds of method %s cannot be connected: use feature",
                         pave_word(pave_world_method_words, def->method));
    const bool solid = def->solid > 0, meshed = def->mesh != 0, opened = def->opened > 0;
    if ((solid || meshed || opened || def->keep) && !def->passable)
        return PAVE_FAIL(error, PAVE_INVALID,
                         "only connected worlds have rock and opened dead ends: say which colours "
                         "can be passed");
    if (!(def->opened >= 0 && def->opened <= 1))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the share of dead ends that are opened must be 0 to 1");
    if (!(def->solid >= 0 && def->solid <= 1) ||
        (meshed && (def->mesh < PAVE_WORLD_MESH_MIN || def->mesh > PAVE_WORLD_MESH_MAX)))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the share of solid cells must be 0 to 1, the mesh %d to %d, or 0",
                         PAVE_WORLD_MESH_MIN, PAVE_WORLD_MESH_MAX);
    if (def->multigrid) return world_check_multigrid(def, error);
    const int32_t faces = def->tiling ? def->tiling->face_count : 1;
    if (world_is_of_squares(def->method) && !world_is_square(def))
        return PAVE_FAIL(error, PAVE_UNSUPPORTED, "method %s needs squares: use feature or phase",
                         pave_word(pave_world_method_words, def->method));
    if (!pave_cell_in_range(def->origin) || def->origin.s < 0 || def->origin.s >= faces)
        return PAVE_FAIL(error, PAVE_RANGE, "origin %d,%d,%d is not a cell of the tiling",
                         (int)def->origin.q, (int)def->origin.r, (int)def->origin.s);
    return PAVE_OK;
}

// ---- Creation and destruction -------------------------------------------------------------------

/// Finds the implementation for a definition and the method that AUTO chooses.
static pave_result world_choose(const pave_world_def *def, const pave_world_way **way,
                                pave_world_method *method, pave_error *error)
{
    *method = def->method;
    if (!def->multigrid && !def->passable && world_is_square(def))
        return pave_squares_choose(def, way, method, error);
    *way = def->multigrid ? &pave_way_multigrid : &pave_way_tiling;
    if (*method == PAVE_WORLD_AUTO) *method = PAVE_WORLD_FEATURE;
    return PAVE_OK;
}

pave_result pave_world_create(const pave_world_def *def, const pave_allocator *allocator,
                              pave_world **out, pave_error *error)
{
    assert(def && (def->set || def->sets) && out);
    *out = NULL;
    const pave_world_way *way;
    pave_world_method method;
    pave_result result = world_check_def(def, error);
    if (!result) result = world_choose(def, &way, &method, error);
    if (result) return result;
    pave_world *world = pave_array_allocate(allocator, 1, way->size);
    if (!world) return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a world");
    world->allocator = pave_allocator_or_default(allocator);
    world->way = way;
    world->strip_columns_log = way->strip_columns_log;
    world->slow = way->slow;
    world->seed = def->seed;
    pave_philox_schedule(world->seed, &world->keys);
    world->method = method;
    world->of_squares = !def->multigrid && world_is_square(def);
    world->face_count = def->multigrid ? 0 : def->tiling ? def->tiling->face_count : 1;
    world->kernel = pave_kernel_best(&pave_world_kernels);
    world->levels = def->bias ? PAVE_BIAS_LEVELS : 1;
    result = way->make(world, def, error);
    if (result) {
        pave_world_destroy(world);
        return result;
    }
    *out = world;
    return PAVE_OK;
}

void pave_world_destroy(pave_world *world)
{
    if (!world) return;
    const pave_allocator from = world->allocator;
    if (world->way->release) world->way->release(world);
    pave_world_bias_destroy(world->bias);
    pave_array_release(&from, world);
}

void pave_world_use_kernel(pave_world *world, int kernel)
{
    world->kernel = pave_kernel_get(&pave_world_kernels, kernel);
    const int last = pave_bias_kernels.count - 1;
    if (world->bias)
        world->bias->kernel = pave_kernel_get(&pave_bias_kernels, kernel < last ? kernel : last);
    assert(pave_kernel_runs(world->kernel));
}

// ---- Queries ------------------------------------------------------------------------------------

pave_world_method pave_world_method_of(const pave_world *world) { return world->method; }

uint32_t pave_world_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    return world->way->at(world, cell);
}

int pave_world_level_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    return world->bias ? world->way->level_at(world, cell) : 0;
}

void pave_world_colors_at(const pave_world *world, pave_cell cell, uint8_t *out)
{
    assert(pave_world_has(world, cell));
    world->way->colors_at(world, cell, out);
}

int pave_world_class_at(const pave_world *world, pave_cell cell)
{
    assert(pave_world_has(world, cell));
    return world->method == PAVE_WORLD_PHASE ? world->way->class_at(world, cell) : 0;
}

pave_result pave_world_closure(const pave_world *world, pave_cell cell, pave_cell *out,
                               int64_t capacity, int64_t *count)
{
    assert(pave_world_has(world, cell) && capacity >= 0 && (out || capacity == 0) && count);
    if (world->method == PAVE_WORLD_PHASE)
        return world->way->closure(world, cell, out, capacity, count);
    *count = 1;
    if (capacity < 1) return PAVE_CAPACITY;
    out[0] = cell;
    return PAVE_OK;
}

uint64_t pave_world_hash(const pave_world *world)
{
    uint64_t hash = pave_hash_64(world->set_hash, world->seed);
    hash = pave_hash_word(hash, (uint32_t)world->method);
    if (world->bias) hash = pave_hash_64(hash, world->bias->hash);
    return world->way->hash ? world->way->hash(world, hash) : hash;
}
