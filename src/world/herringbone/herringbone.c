/// src/world/herringbone/herringbone.c: worlds of herringbone tiles: creation, and single tiles.
#include "../../base/exact.h"

#include "../../base/memory.h"
#include "herringbone_model.h"

#include <string.h>

const pave_herringbone_feature pave_herringbone_features[2][2][PAVE_HERRINGBONE_PLACES] = {
    {{{PAVE_HERRINGBONE_UPPER, 0, 0},
      {PAVE_HERRINGBONE_UPPER, 1, 0},
      {PAVE_HERRINGBONE_LEFT, 0, 0},
      {PAVE_HERRINGBONE_LEFT, 2, 0},
      {PAVE_HERRINGBONE_UPPER, 0, 1},
      {PAVE_HERRINGBONE_UPPER, 1, 1}},
     {{PAVE_HERRINGBONE_UPPER, 0, 0},
      {PAVE_HERRINGBONE_LEFT, 0, 0},
      {PAVE_HERRINGBONE_LEFT, 1, 0},
      {PAVE_HERRINGBONE_LEFT, 0, 1},
      {PAVE_HERRINGBONE_LEFT, 1, 1},
      {PAVE_HERRINGBONE_UPPER, 0, 2}}},
    {{{PAVE_HERRINGBONE_CORNERS, 0, 0},
      {PAVE_HERRINGBONE_CORNERS, 1, 0},
      {PAVE_HERRINGBONE_CORNERS, 2, 0},
      {PAVE_HERRINGBONE_CORNERS, 0, 1},
      {PAVE_HERRINGBONE_CORNERS, 1, 1},
      {PAVE_HERRINGBONE_CORNERS, 2, 1}},
     {{PAVE_HERRINGBONE_CORNERS, 0, 0},
      {PAVE_HERRINGBONE_CORNERS, 0, 1},
      {PAVE_HERRINGBONE_CORNERS, 0, 2},
      {PAVE_HERRINGBONE_CORNERS, 1, 0},
      {PAVE_HERRINGBONE_CORNERS, 1, 1},
      {PAVE_HERRINGBONE_CORNERS, 1, 2}}}};

int pave_herringbone_type(pave_wang_kind kind, bool upright, int place)
{
    static const int8_t types[2][2][PAVE_HERRINGBONE_PLACES] = {
        {{2, 3, 1, 4, 0, 2}, {0, 5, 1, 4, 5, 3}}, {{1, 2, 3, 0, 1, 2}, {0, 3, 2, 1, 0, 3}}};
    assert(kind == PAVE_WANG_EDGE || kind == PAVE_WANG_CORNER);
    assert(place >= 0 && place < PAVE_HERRINGBONE_PLACES);
    return types[kind][upright][place];
}

// ---- Checking a definition ----------------------------------------------------------------------

pave_result pave_herringbone_check_shape(const pave_herringbone_shape *shape, pave_error *error)
{
    if (shape->kind != PAVE_WANG_EDGE && shape->kind != PAVE_WANG_CORNER)
        return PAVE_FAIL(error, PAVE_RANGE, "herringbone tiles of kind %d: use edge or corner",
                         (int)shape->kind);
    if (shape->side < 1 || shape->side > PAVE_HERRINGBONE_SIDE_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "a short side of %d pixels: use 1 to %d", shape->side,
                         PAVE_HERRINGBONE_SIDE_MAX);
    for (int type = 0; type < pave_herringbone_type_count(shape->kind); type++)
        if (shape->colors[type] < 1 || shape->colors[type] > PAVE_HERRINGBONE_COLORS_MAX)
            return PAVE_FAIL(error, PAVE_RANGE, "%d colours of type %d: use 1 to %d",
                             shape->colors[type], type, PAVE_HERRINGBONE_COLORS_MAX);
    if (shape->vary_x < 0 || shape->vary_x > PAVE_HERRINGBONE_VARY_MAX || shape->vary_y < 0 ||
        shape->vary_y > PAVE_HERRINGBONE_VARY_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%d x %d variants: use 1 to %d each way", shape->vary_x,
                         shape->vary_y, PAVE_HERRINGBONE_VARY_MAX);
    return PAVE_OK;
}

static pave_result herringbone_check_tiles(const pave_herringbone_def *def, pave_error *error)
{
    for (int64_t i = 0; i < def->tile_count; i++) {
        const pave_herringbone_tile *tile = &def->tiles[i];
        for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
            const int type = pave_herringbone_type(def->shape.kind, tile->upright, place);
            if (tile->colors[place] < 1 || tile->colors[place] > def->shape.colors[type])
                return PAVE_FAIL(
                    error, PAVE_RANGE, "tile %lld: colour %d at place %c, whose type has %d",
                    (long long)i, tile->colors[place], 'a' + place, def->shape.colors[type]);
        }
    }
    return PAVE_OK;
}

static pave_result herringbone_check(const pave_herringbone_def *def, pave_error *error)
{
    const pave_result result = pave_herringbone_check_shape(&def->shape, error);
    if (result) return result;
    if (def->channels < 0 || def->channels > 4)
        return PAVE_FAIL(error, PAVE_RANGE, "%d bytes of a pixel: use 1 to 4", def->channels);
    if (def->tile_count < 1 || def->tile_count > PAVE_HERRINGBONE_TILES_MAX)
        return PAVE_FAIL(error, PAVE_RANGE, "%lld tiles: use 1 to %d", (long long)def->tile_count,
                         PAVE_HERRINGBONE_TILES_MAX);
    return herringbone_check_tiles(def, error);
}

// ---- Codes --------------------------------------------------------------------------------------

/// Assigns each place its weight in a code, and counts the codes of flat and upright tiles.
static void herringbone_scale(pave_herringbone *world)
{
    int64_t count[2];
    for (int upright = 0; upright < 2; upright++) {
        count[upright] = 1;
        for (int place = PAVE_HERRINGBONE_PLACES - 1; place >= 0; place--) {
            const int type = pave_herringbone_type(world->shape.kind, upright, place);
            world->scale[upright][place] = (uint32_t)count[upright];
            count[upright] *= world->shape.colors[type]; // at most 2^30
        }
    }
    world->first_upright = (uint32_t)count[0];
    world->code_count = count[0] + count[1];
}

static uint32_t herringbone_code(const pave_herringbone *world, const pave_herringbone_tile *tile)
{
    uint32_t code = tile->upright ? world->first_upright : 0;
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++)
        code += world->scale[tile->upright][place] * (uint32_t)(tile->colors[place] - 1);
    return code;
}

static pave_result herringbone_lacks(const pave_herringbone *world, int64_t code, pave_error *error)
{
    const bool upright = code >= world->first_upright;
    uint32_t rest = (uint32_t)code - (upright ? world->first_upright : 0);
    int colors[PAVE_HERRINGBONE_PLACES];
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
        colors[place] = (int)(rest / world->scale[upright][place]) + 1;
        rest %= world->scale[upright][place];
    }
    return PAVE_FAIL(error, PAVE_INCOMPLETE,
                     "no %s tile has the colours %d,%d,%d,%d,%d,%d at its places a to f: draw one",
                     upright ? "upright" : "flat", colors[0], colors[1], colors[2], colors[3],
                     colors[4], colors[5]);
}

/// Finds the first code without a tile, if there are more codes than tiles. Linear in the number of
/// tiles.
static pave_result herringbone_find_lack(const pave_herringbone *world,
                                         const pave_herringbone_def *def, const uint64_t *weights,
                                         pave_error *error)
{
    const size_t count = (size_t)def->tile_count + 1;
    bool *there = pave_array_allocate(&world->allocator, count, sizeof *there);
    if (!there)
        return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for %lld tiles",
                         (long long)def->tile_count);
    for (int64_t i = 0; i < def->tile_count; i++) {
        const uint32_t code = herringbone_code(world, &def->tiles[i]);
        if (code < count && weights[i] > 0) there[code] = true;
    }
    int64_t code = 0;
    while (there[code]) code++; // terminates, because some code has no tile
    pave_array_release(&world->allocator, there);
    return herringbone_lacks(world, code, error);
}

// ---- Creation -----------------------------------------------------------------------------------

static pave_result herringbone_no_memory(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "not enough memory for a world of herringbone tiles");
}

static pave_result herringbone_weigh(const double *weights, int64_t count, uint64_t *out,
                                     const char *what, pave_error *error)
{
    for (int64_t i = 0; i < count; i++) out[i] = 1;
    if (weights && pave_weights_to_integers(weights, count, out))
        return PAVE_FAIL(error, PAVE_RANGE,
                         "the weights of %s must be finite, not negative, and not all 0", what);
    return PAVE_OK;
}

static pave_result herringbone_make_laws(pave_herringbone *world, const pave_herringbone_def *def,
                                         pave_error *error)
{
    uint64_t weights[PAVE_HERRINGBONE_COLORS_MAX];
    for (int type = 0; type < pave_herringbone_type_count(world->shape.kind); type++) {
        const int colors = world->shape.colors[type];
        pave_result result =
            herringbone_weigh(def->color_weights[type], colors, weights, "colours", error);
        if (result) return result;
        result = pave_law_make(&world->laws[type], weights, colors, &world->allocator);
        if (result) return herringbone_no_memory(error);
    }
    return PAVE_OK;
}

/// Fills the table of feature types, indexed by plane and phase.
static void herringbone_make_types(pave_herringbone *world)
{
    memset(world->type, -1, sizeof world->type);
    for (int upright = 0; upright < 2; upright++)
        for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
            const pave_herringbone_feature at =
                pave_herringbone_features[world->shape.kind][upright][place];
            const int phase = ((upright ? 3 : 0) + at.x - at.y) & 3;
            world->type[at.plane][phase] =
                (int8_t)pave_herringbone_type(world->shape.kind, upright, place);
        }
}

/// Sorts the tiles by code, then by index, into `list`; by_code receives the start of each code.
static void herringbone_sort(pave_herringbone *world, const pave_herringbone_def *def,
                             const uint64_t *weights, uint32_t *list)
{
    for (int64_t i = 0; i < def->tile_count; i++)
        world->by_code[herringbone_code(world, &def->tiles[i])].count += weights[i] > 0;
    uint32_t sum = 0;
    for (int64_t code = 0; code < world->code_count; code++) {
        pave_choice *choice = &world->by_code[code];
        choice->first = sum;
        sum += choice->count;
        choice->count = 0;
    }
    for (int64_t i = 0; i < def->tile_count; i++) {
        pave_choice *choice = &world->by_code[herringbone_code(world, &def->tiles[i])];
        if (weights[i] > 0) list[choice->first + choice->count++] = (uint32_t)i;
    }
}

static pave_result herringbone_make_choice(pave_herringbone *world, pave_choice choice,
                                           const uint32_t *list, const uint64_t *weights,
                                           uint64_t *scratch)
{
    pave_alias *columns = world->columns + choice.first;
    if (choice.count == 1) {
        *columns = (pave_alias){.value = list[choice.first], .other = list[choice.first]};
        return PAVE_OK;
    }
    for (uint32_t i = 0; i < choice.count; i++) scratch[i] = weights[list[choice.first + i]];
    pave_result result = pave_shares(scratch, choice.count, &world->allocator, scratch);
    if (!result) result = pave_alias_build(scratch, choice.count, &world->allocator, columns);
    for (uint32_t i = 0; i < choice.count && !result; i++) {
        columns[i].value = list[choice.first + columns[i].value];
        columns[i].other = list[choice.first + columns[i].other];
    }
    return result;
}

static pave_result herringbone_make_choices(pave_herringbone *world,
                                            const pave_herringbone_def *def,
                                            const uint64_t *weights, uint64_t *scratch,
                                            pave_error *error)
{
    if (world->code_count > def->tile_count)
        return herringbone_find_lack(world, def, weights, error);
    world->by_code =
        pave_array_allocate(&world->allocator, (size_t)world->code_count, sizeof(pave_choice));
    world->columns =
        pave_array_allocate(&world->allocator, (size_t)world->column_count, sizeof(pave_alias));
    uint32_t *list = pave_array_take(&world->allocator, (size_t)def->tile_count, sizeof *list);
    pave_result result = PAVE_OK;
    if (!world->by_code || !world->columns || !list) result = herringbone_no_memory(error);
    if (!result) herringbone_sort(world, def, weights, list);
    for (int64_t code = 0; code < world->code_count && !result; code++) {
        if (world->by_code[code].count == 0)
            result = herringbone_lacks(world, code, error);
        else if (herringbone_make_choice(world, world->by_code[code], list, weights, scratch))
            result = herringbone_no_memory(error);
    }
    pave_array_release(&world->allocator, list);
    return result;
}

static pave_result herringbone_make_tiles(pave_herringbone *world, const pave_herringbone_def *def,
                                          pave_error *error)
{
    const size_t count = (size_t)def->tile_count;
    uint64_t *weights = pave_array_take(&world->allocator, count, 2 * sizeof *weights);
    if (!weights) return herringbone_no_memory(error);
    pave_result result = herringbone_weigh(def->weights, def->tile_count, weights, "tiles", error);
    if (!result) result = herringbone_make_choices(world, def, weights, weights + count, error);
    pave_array_release(&world->allocator, weights);
    return result;
}

static pave_result herringbone_copy(pave_herringbone *world, const pave_herringbone_def *def,
                                    pave_error *error)
{
    const size_t side = (size_t)world->shape.side;
    world->tile_bytes = 2 * side * side * (size_t)world->channels;
    world->pixels = pave_array_allocate(
        &world->allocator, (size_t)world->tile_count * world->tile_bytes + PAVE_HERRINGBONE_ROOM,
        1);
    if (!world->pixels) return herringbone_no_memory(error);
    uint8_t *out = world->pixels;
    for (int64_t i = 0; i < def->tile_count; i++) {
        const pave_herringbone_tile *tile = &def->tiles[i];
        const size_t rows = tile->upright ? 2 * side : side, row = world->tile_bytes / rows;
        for (size_t y = 0; y < rows; y++, out += row)
            memcpy(out, tile->pixels + (ptrdiff_t)y * def->stride, row);
    }
    return PAVE_OK;
}

pave_result pave_herringbone_create(const pave_herringbone_def *def,
                                    const pave_allocator *allocator, pave_herringbone **out,
                                    pave_error *error)
{
    assert(def && out && (def->tiles || def->tile_count < 1));
    *out = NULL;
    pave_result result = herringbone_check(def, error);
    if (result) return result;
    pave_herringbone *world = pave_array_allocate(allocator, 1, sizeof *world);
    if (!world) return herringbone_no_memory(error);
    world->allocator = pave_allocator_or_default(allocator);
    world->seed = def->seed;
    world->shape = def->shape;
    world->channels = def->channels ? def->channels : 3;
    world->tile_count = world->column_count = def->tile_count;
    herringbone_scale(world);
    herringbone_make_types(world);
    result = herringbone_make_laws(world, def, error);
    if (!result) result = herringbone_make_tiles(world, def, error);
    if (!result) result = herringbone_copy(world, def, error);
    if (result)
        pave_herringbone_destroy(world);
    else
        *out = world;
    return result;
}

void pave_herringbone_destroy(pave_herringbone *world)
{
    if (!world) return;
    const pave_allocator allocator = world->allocator;
    PAVE_RELEASE(&allocator, world->pixels, world->columns, world->by_code, world);
}

// ---- One tile -----------------------------------------------------------------------------------

/// Returns the colour of a feature, counting from 0.
static uint8_t herringbone_color(const pave_herringbone *world, int plane, int32_t x, int32_t y)
{
    const int type = world->type[plane][((uint32_t)x - (uint32_t)y) & 3];
    const pave_random_words words =
        pave_random_at(world->seed, PAVE_STREAM_HERRINGBONE, x >> 4, y, (uint32_t)plane, 0);
    assert(type >= 0);
    return pave_law_color(&world->laws[type], world->seed, PAVE_STREAM_HERRINGBONE, x, y,
                          (uint32_t)plane, pave_words_byte(&words, (uint32_t)x & 15));
}

static void herringbone_spot_colors(const pave_herringbone *world, pave_herringbone_spot spot,
                                    uint8_t *out)
{
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) {
        const pave_herringbone_feature at =
            pave_herringbone_features[world->shape.kind][spot.upright][place];
        out[place] = herringbone_color(world, at.plane, spot.x + at.x, spot.y + at.y);
    }
}

pave_herringbone_spot pave_herringbone_at(const pave_herringbone *world, int32_t x, int32_t y)
{
    assert(world && pave_cell_in_range(pave_cell_of(x, y)));
    pave_herringbone_spot spot = pave_herringbone_spot_of(x, y);
    uint8_t colors[PAVE_HERRINGBONE_PLACES];
    herringbone_spot_colors(world, spot, colors);
    uint32_t code = spot.upright ? world->first_upright : 0;
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++)
        code += world->scale[spot.upright][place] * colors[place];
    spot.tile = pave_herringbone_pick(world, code, spot.x, spot.y);
    return spot;
}

void pave_herringbone_colors_at(const pave_herringbone *world, int32_t x, int32_t y, uint8_t *out)
{
    assert(world && out && pave_cell_in_range(pave_cell_of(x, y)));
    herringbone_spot_colors(world, pave_herringbone_spot_of(x, y), out);
    for (int place = 0; place < PAVE_HERRINGBONE_PLACES; place++) out[place]++;
}
