/// formats/store/store_bias.c: the bias of a world in a file: of noise, or of a map.
#include "store_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/// How many values a map has.
static int64_t store_map_count(const pave_bias *bias)
{
    return bias->kind == PAVE_BIAS_MAP ? (int64_t)bias->width * bias->height : 0;
}

static int64_t store_weight_count(const pave_store *store)
{
    return (int64_t)PAVE_BIAS_LEVELS * (store->def.tiles->color_count + 1);
}

// ---- Writing ------------------------------------------------------------------------------------

/// Numbers of 16 bits as bytes, the low one first.
static pave_result store_put_words(pave_store *store, const char *name, const uint16_t *words,
                                   int64_t count, pave_error *error)
{
    unsigned char *bytes = pave_common_array(&store->allocator, 2 * (size_t)count, 1);
    sqlite3_stmt *put = NULL;
    if (!bytes)
        return pave_error_set(error, PAVE_NO_MEMORY, store->path, 0, 0, "no memory for a bias");
    for (int64_t i = 0; i < count; i++) {
        bytes[2 * i] = (unsigned char)(words[i] & 255);
        bytes[2 * i + 1] = (unsigned char)(words[i] >> 8);
    }
    const bool fine =
        sqlite3_prepare_v2(store->db, "INSERT INTO world VALUES (?, ?)", -1, &put, NULL) ==
            SQLITE_OK &&
        sqlite3_bind_text(put, 1, name, -1, SQLITE_STATIC) == SQLITE_OK &&
        sqlite3_bind_blob64(put, 2, bytes, 2 * (sqlite3_uint64)count, SQLITE_STATIC) == SQLITE_OK &&
        sqlite3_step(put) == SQLITE_DONE;
    const pave_result result = fine ? PAVE_OK : pave_store_fail(store, error);
    sqlite3_finalize(put);
    pave_common_array_release(&store->allocator, bytes, 2 * (size_t)count, 1);
    return result;
}

pave_result pave_store_write_bias(pave_store *store, pave_error *error)
{
    const pave_bias *bias = store->def.bias;
    char text[160];
    if (!bias) return PAVE_OK;
    if (bias->kind == PAVE_BIAS_NOISE)
        snprintf(text, sizeof text, "noise %d %" PRIu64 " %d %d %d", (int)bias->spacing,
                 bias->noise.seed, (int)bias->noise.scale, (int)bias->noise.octaves,
                 (int)bias->noise.roughness);
    else if (bias->kind == PAVE_BIAS_MAP && store_map_count(bias) <= PAVE_STORE_TEXT_MAX / 2)
        snprintf(text, sizeof text, "map %d %d %d %d %d %d", (int)bias->spacing, (int)bias->width,
                 (int)bias->height, (int)bias->x, (int)bias->y, (int)bias->cells);
    else
        return pave_error_set(error, PAVE_UNSUPPORTED, store->path, 0, 0,
                              "a file keeps a bias of noise or of a map of at most %d values",
                              PAVE_STORE_TEXT_MAX / 2);
    pave_result result = pave_store_put_text(store, "bias", text, error);
    if (!result)
        result =
            store_put_words(store, "bias_weights", bias->weights, store_weight_count(store), error);
    if (!result && store_map_count(bias) > 0)
        result = store_put_words(store, "bias_values", bias->values, store_map_count(bias), error);
    return result;
}

// ---- Reading ------------------------------------------------------------------------------------

/// Reads `count` numbers of 16 bits; NULL where there are not as many.
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

/// Reads the numbers of a bias. False: they are wrong.
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
    } else {
        return false;
    }
    bias->spacing = spacing;
    return text[used] == '\0' &&
           (bias->kind == PAVE_BIAS_NOISE || (bias->width >= 1 && bias->height >= 1 &&
                                              store_map_count(bias) <= PAVE_STORE_TEXT_MAX / 2));
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
    if (fine && store_map_count(bias) > 0) {
        store->bias_values = store_words(store, "bias_values", store_map_count(bias));
        fine = store->bias_values != NULL;
    }
    if (!fine) return pave_store_damaged(store, "the bias is wrong", error);
    bias->weights = store->bias_weights;
    bias->values = store->bias_values;
    store->def.bias = bias;
    return PAVE_OK;
}

void pave_store_release_bias(pave_store *store)
{
    const pave_allocator *from = &store->allocator;
    if (!store->tiles) return;
    pave_common_array_release(from, store->bias_values, (size_t)store_map_count(&store->bias),
                              sizeof *store->bias_values);
    pave_common_array_release(from, store->bias_weights, (size_t)store_weight_count(store),
                              sizeof *store->bias_weights);
}
