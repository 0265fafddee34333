/// formats/store/store_bias.c: storing a world's bias: noise, a map, or a world below.
#include "store_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/// Returns the number of values of a map, or of colours of a world.
static int64_t store_value_count(const pave_bias *bias)
{
    return bias->kind == PAVE_BIAS_MAP     ? (int64_t)bias->width * bias->height
           : bias->kind == PAVE_BIAS_WORLD ? (int64_t)bias->world_colors + 1
                                           : 0;
}

static int64_t store_weight_count(const pave_store *store)
{
    return (int64_t)PAVE_BIAS_LEVELS * (store->def.tiles->color_count + 1);
}

// ---- Copying ------------------------------------------------------------------------------------

/// Copies the definition of the world that a bias follows.
static pave_result store_take_below(pave_store *store, pave_error *error)
{
    const pave_store_def *def = store->def.below;
    const pave_world *known = store->bias.world;
    if (!def || store->depth >= PAVE_STORE_BELOW_MAX)
        return pave_error_set(
            error, PAVE_UNSUPPORTED, store->path, 0, 0,
            "a file can store a world as bias only with its definition, and at most %d worlds deep",
            PAVE_STORE_BELOW_MAX);
    if (!pave_store_open_below(store)) return pave_store_no_memory(store, error);
    const pave_result result = pave_store_take_def(store->below, def, error);
    if (result) return result;
    store->bias.world = pave_edits_base(store->below->edits);
    store->def.below = &store->below->def;
    if (!known || pave_world_hash(known) == pave_world_hash(store->bias.world)) return PAVE_OK;
    return pave_error_set(
        error, PAVE_INVALID, store->path, 0, 0,
        "the definition of the world that the bias follows makes a different world");
}

pave_result pave_store_take_bias(pave_store *store, pave_error *error)
{
    const pave_bias *bias = store->def.bias;
    if (!bias || bias->kind != PAVE_BIAS_WORLD) store->def.below = NULL;
    if (!bias) return PAVE_OK;
    if (bias->kind == PAVE_BIAS_FUNCTION || store_value_count(bias) > PAVE_STORE_TEXT_MAX / 2)
        return pave_error_set(
            error, PAVE_UNSUPPORTED, store->path, 0, 0,
            "a file cannot store a bias that is a function, or a map of more than %d values",
            PAVE_STORE_TEXT_MAX / 2);
    store->bias = *bias;
    store->def.bias = &store->bias;
    return bias->kind == PAVE_BIAS_WORLD ? store_take_below(store, error) : PAVE_OK;
}

// ---- Writing ------------------------------------------------------------------------------------

/// Stores 16-bit numbers as little-endian bytes.
static pave_result store_put_words(pave_store *store, const char *name, const uint16_t *words,
                                   int64_t count, pave_error *error)
{
    unsigned char *bytes = pave_common_array(&store->allocator, 2 * (size_t)count, 1);
    sqlite3_stmt *put = NULL;
    if (!bytes) return pave_store_no_memory(store, error);
    for (int64_t i = 0; i < count; i++) {
        bytes[2 * i] = (unsigned char)(words[i] & 255);
        bytes[2 * i + 1] = (unsigned char)(words[i] >> 8);
    }
    put = pave_store_put(store, name);
    const bool fine =
        put &&
        sqlite3_bind_blob64(put, 2, bytes, 2 * (sqlite3_uint64)count, SQLITE_STATIC) == SQLITE_OK &&
        sqlite3_step(put) == SQLITE_DONE;
    const pave_result result = fine ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_finalize(put);
    pave_common_free(&store->allocator, bytes);
    return result;
}

pave_result pave_store_write_bias(pave_store *store, pave_error *error)
{
    const pave_bias *bias = store->def.bias;
    char text[240];
    if (!bias) return PAVE_OK;
    if (bias->kind == PAVE_BIAS_NOISE)
        snprintf(text, sizeof text, "noise %d %" PRIu64 " %d %d %d", (int)bias->spacing,
                 bias->noise.seed, (int)bias->noise.scale, (int)bias->noise.octaves,
                 (int)bias->noise.roughness);
    else if (bias->kind == PAVE_BIAS_MAP) {
        const int end = snprintf(text, sizeof text, "map %d %d %d %d %d %d", (int)bias->spacing,
                                 (int)bias->width, (int)bias->height, (int)bias->x, (int)bias->y,
                                 (int)bias->cells);
        if (bias->holes)
            snprintf(text + end, sizeof text - (size_t)end, " holes %" PRIu64 " %d %d %d",
                     bias->noise.seed, (int)bias->noise.scale, (int)bias->noise.octaves,
                     (int)bias->noise.roughness);
    } else {
        snprintf(text, sizeof text, "world %d %d %d", (int)bias->spacing, (int)bias->world_colors,
                 (int)bias->cells);
    }
    pave_result result = pave_store_put_text(store, "bias", text, error);
    if (!result)
        result =
            store_put_words(store, "bias_weights", bias->weights, store_weight_count(store), error);
    if (!result && store_value_count(bias) > 0)
        result = store_put_words(store, "bias_values",
                                 bias->kind == PAVE_BIAS_MAP ? bias->values : bias->color_values,
                                 store_value_count(bias), error);
    return result;
}

// ---- Reading ------------------------------------------------------------------------------------

/// Reads `count` 16-bit numbers. Returns NULL if the value has a different size.
static uint16_t *store_words(pave_store *store, const char *name, int64_t count)
{
    sqlite3_stmt *row = pave_store_value(store, name);
    const unsigned char *bytes = row ? sqlite3_column_blob(row, 0) : NULL;
    const bool whole = bytes && sqlite3_column_bytes(row, 0) == 2 * count;
    uint16_t *words =
        whole ? pave_common_array(&store->allocator, (size_t)count, sizeof *words) : NULL;
    for (int64_t i = 0; words && i < count; i++)
        words[i] = (uint16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8);
    store->starved = store->starved || (whole && !words);
    sqlite3_finalize(row);
    return words;
}

/// Parses the numbers of a bias. Returns false if they are invalid.
static bool store_read_numbers(const char *text, pave_bias *bias)
{
    int spacing, a, b, c, d, e, used = 0;
    uint64_t seed;
    if (sscanf(text, "noise %d %" SCNu64 " %d %d %d%n", &spacing, &seed, &a, &b, &c, &used) == 5) {
        bias->kind = PAVE_BIAS_NOISE;
        bias->noise = (pave_noise){seed, a, b, c};
    } else if (sscanf(text, "map %d %d %d %d %d %d%n", &spacing, &a, &b, &c, &d, &e, &used) == 6) {
        bias->kind = PAVE_BIAS_MAP;
        bias->width = a;
        bias->height = b;
        bias->x = c;
        bias->y = d;
        bias->cells = e;
        int more = 0;
        bias->holes =
            sscanf(text + used, " holes %" SCNu64 " %d %d %d%n", &seed, &a, &b, &c, &more) == 4;
        if (bias->holes) bias->noise = (pave_noise){seed, a, b, c};
        used += more;
    } else if (sscanf(text, "world %d %d %d%n", &spacing, &a, &b, &used) == 3) {
        bias->kind = PAVE_BIAS_WORLD;
        bias->world_colors = a;
        bias->cells = b;
    } else {
        return false;
    }
    bias->spacing = spacing;
    if (text[used] != '\0') return false;
    if (bias->kind == PAVE_BIAS_WORLD) return a >= 1 && a <= PAVE_WANG_COLORS_MAX;
    return bias->kind == PAVE_BIAS_NOISE || (bias->width >= 1 && bias->height >= 1 &&
                                             store_value_count(bias) <= PAVE_STORE_TEXT_MAX / 2);
}

pave_result pave_store_read_bias(pave_store *store, pave_error *error)
{
    size_t size;
    pave_bias *bias = &store->bias;
    sqlite3_stmt *row = pave_store_value(store, "bias");
    const bool there = row != NULL;
    sqlite3_finalize(row);
    if (!there) return PAVE_OK;
    char *text = pave_store_text(store, "bias", &size);
    bool fine = text && store_read_numbers(text, bias);
    pave_common_free(&store->allocator, text);
    if (fine) store->bias_weights = store_words(store, "bias_weights", store_weight_count(store));
    fine = fine && store->bias_weights;
    if (fine && store_value_count(bias) > 0) {
        store->bias_values = store_words(store, "bias_values", store_value_count(bias));
        fine = store->bias_values != NULL;
    }
    if (!fine) return pave_store_damaged(store, "the bias is wrong", error);
    bias->weights = store->bias_weights;
    store->def.bias = bias;
    bias->values = bias->kind == PAVE_BIAS_MAP ? store->bias_values : NULL;
    if (bias->kind != PAVE_BIAS_WORLD) return PAVE_OK;
    const pave_result result = pave_store_read_below(store, error);
    if (result) return result;
    bias->color_values = store->bias_values;
    bias->world = pave_edits_base(store->below->edits);
    store->def.below = &store->below->def;
    return PAVE_OK;
}

void pave_store_release_bias(pave_store *store)
{
    const pave_allocator *from = &store->allocator;
    if (!store->tiles) return;
    PAVE_COMMON_FREE(from, store->bias_values, store->bias_weights);
}
