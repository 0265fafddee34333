/// formats/json/json_wang_set.c: converts tile-set files to core sets.
#include "../common/common_memory.h"

#include <pave/formats/json_wang.h>
#include <string.h>

/// Arrays used by the core's set.
typedef struct set_arrays {
    uint8_t *colors, *symmetries, mirrors[PAVE_WANG_COLORS_MAX];
    uint32_t *ids;
    double *weights, color_weights[PAVE_WANG_COLORS_MAX];
} set_arrays;

static bool take_arrays(const pave_json_wang *file, const pave_json_wang_face *face,
                        const pave_allocator *allocator, set_arrays *out)
{
    const size_t stride = 2 * (size_t)face->sides, count = face->tile_count;
    out->colors = pave_common_array(allocator, count, stride);
    out->symmetries = pave_common_array(allocator, count, 1);
    out->ids = pave_common_array(allocator, count, sizeof *out->ids);
    out->weights = pave_common_array(allocator, count, sizeof *out->weights);
    if (!out->colors || !out->symmetries || !out->ids || !out->weights) return false;
    for (size_t i = 0; i < count; i++) {
        const pave_json_wang_tile *tile = &face->tiles[i];
        memcpy(out->colors + i * stride, tile->colors, stride);
        out->ids[i] = tile->id;
        out->weights[i] = tile->weight;
        out->symmetries[i] = tile->own_symmetries
                                 ? tile->symmetries
                                 : (uint8_t)(file->symmetries & ~(uint32_t)PAVE_WANG_PREFER_PLAIN);
    }
    for (int32_t c = 0; c < file->color_count; c++) {
        out->mirrors[c] = file->colors[c].mirror;
        out->color_weights[c] = file->colors[c].weight;
    }
    return true;
}

static pave_result make_set(const pave_json_wang *file, const pave_json_wang_face *face,
                            const pave_allocator *allocator, pave_wang_set **out, pave_error *error)
{
    set_arrays arrays = {0};
    pave_result result = PAVE_NO_MEMORY;
    if (take_arrays(file, face, allocator, &arrays)) {
        const pave_wang_def def = {.kind = file->kind,
                                   .sides = face->sides,
                                   .color_count = file->color_count,
                                   .tile_count = face->tile_count,
                                   .colors = arrays.colors,
                                   .ids = arrays.ids,
                                   .tile_weights = arrays.weights,
                                   .color_weights = arrays.color_weights,
                                   .symmetries = file->symmetries,
                                   .tile_symmetries = arrays.symmetries,
                                   .mirror_sum = face->mirror_sum,
                                   .color_mirrors = arrays.mirrors};
        result = pave_wang_create(&def, allocator, out, error);
    }
    PAVE_COMMON_FREE(allocator, arrays.weights, arrays.ids, arrays.symmetries, arrays.colors);
    return result;
}

pave_result pave_json_wang_create(const pave_json_wang *file, int32_t face,
                                  const pave_allocator *allocator, pave_wang_set **out,
                                  pave_error *error)
{
    assert(file && out && face >= 0 && face < file->face_count);
    pave_error inner = {0};
    *out = NULL;
    pave_result result = PAVE_RANGE;
    if (file->faces[face].tile_count == 0 || file->color_count == 0)
        PAVE_FAIL(&inner, result, "it has no %s; add some",
                  file->color_count == 0 ? "colours" : "tiles");
    else
        result = make_set(file, &file->faces[face], allocator, out, &inner);
    if (result == PAVE_OK) return result;
    if (file->face_count > 1)
        return pave_error_set(error, result, file->path, 0, 0, "face %d: %s", (int)face,
                              inner.message[0] ? inner.message : pave_result_text(result));
    return pave_error_set(error, result, file->path, 0, 0, "%s",
                          inner.message[0] ? inner.message : pave_result_text(result));
}
