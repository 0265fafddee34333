/// formats/json/gltf_write.c: writes solids as binary glTF 2.0: a header of 12 bytes, a JSON chunk
/// and a chunk of numbers, all little-endian. Based on: Khronos 3D Formats Working Group, "glTF 2.0
/// Specification", 2021.
#include "solid_space.h"

#include "../common/common_list.h"
#include "../common/common_output.h"

#include <pave/formats/obj.h>

#include <math.h>
#include <string.h>

enum {
    FLOAT = 5126,
    UNSIGNED_INT = 5125,
    ARRAY_BUFFER = 34962,
    ELEMENT_ARRAY_BUFFER = 34963,
    POINT_SIZE = 12, ///< bytes of a position or a normal
    INDEX_SIZE = 4,
    TOLD_EVERY = 1 << 12
};

/// State of writing a file.
typedef struct gltf_writer {
    pave_solid_space space;
    uint64_t vertex_count;
    float least[3], most[3];
    pave_common_list json; ///< text of the JSON chunk
} gltf_writer;

// ---- Vertices -----------------------------------------------------------------------------------

/// Returns the point of a vertex. In a flat solid, each triangle has three separate vertices.
static int32_t point_of(const gltf_writer *writer, uint64_t vertex)
{
    return writer->space.normals ? (int32_t)vertex : writer->space.solid->corners[vertex];
}

static void measure(gltf_writer *writer)
{
    for (uint64_t i = 0; i < writer->vertex_count; i++) {
        float at[3];
        pave_solid_space_point(&writer->space, point_of(writer, i), at);
        for (int k = 0; k < 3; k++) {
            if (i == 0 || at[k] < writer->least[k]) writer->least[k] = at[k];
            if (i == 0 || at[k] > writer->most[k]) writer->most[k] = at[k];
        }
    }
}

// ---- The text -----------------------------------------------------------------------------------

/// Converts an sRGB channel to linear light: x / 12.92 below 0.04045, otherwise ((x + 0.055) /
/// 1.055)^2.4. The fifth root is found by Newton's method, since libm differs between machines.
static double light_of(uint32_t channel)
{
    const double x = channel / 255.0, base = (x + 0.055) / 1.055, square = base * base;
    double root = 1.0; // fifth root of base^2: root * base^2 is base^2.4
    if (x <= 0.04045) return x / 12.92;
    for (int i = 0; i < 60; i++) {
        const double fourth = root * root * root * root;
        root -= (fourth * root - square) / (5.0 * fourth);
    }
    return root * square;
}

/// Writes a number with four decimals.
static void put_rounded(pave_output *output, double number)
{
    pave_output_double(output, floor(number * 10000.0 + 0.5) / 10000.0);
}

static void put_material(pave_output *output, const pave_solid_zone *zone)
{
    const uint32_t alpha = zone->color & 255;
    pave_output_text(output, "{\"name\":");
    pave_output_json(output, zone->name);
    pave_output_text(output, ",\"pbrMetallicRoughness\":{\"baseColorFactor\":[");
    for (int k = 0; k < 3; k++) {
        put_rounded(output, light_of(zone->color >> (24 - 8 * k) & 255));
        pave_output_char(output, ',');
    }
    put_rounded(output, alpha / 255.0);
    pave_output_text(output, "],\"metallicFactor\":0,\"roughnessFactor\":0.9}");
    if (alpha < 255) pave_output_text(output, ",\"alphaMode\":\"BLEND\"");
    pave_output_char(output, '}');
}

static void put_numbers(pave_output *output, const char *name, const float numbers[3])
{
    pave_output_format(output, ",\"%s\":[", name);
    for (int k = 0; k < 3; k++) {
        if (k > 0) pave_output_char(output, ',');
        pave_output_double(output, (double)numbers[k]);
    }
    pave_output_char(output, ']');
}

static void put_view(pave_output *output, uint64_t offset, uint64_t length, int target)
{
    pave_output_format(output,
                       "{\"buffer\":0,\"byteOffset\":%llu,\"byteLength\":%llu,\"target\":%d}",
                       (unsigned long long)offset, (unsigned long long)length, target);
}

static void put_accessors(const gltf_writer *writer, pave_output *output)
{
    const pave_solid_space *space = &writer->space;
    uint64_t offset = 0;
    pave_output_format(output,
                       "\"accessors\":[{\"bufferView\":0,\"componentType\":%d,\"count\":%llu,"
                       "\"type\":\"VEC3\"",
                       FLOAT, (unsigned long long)writer->vertex_count);
    put_numbers(output, "min", writer->least);
    put_numbers(output, "max", writer->most);
    pave_output_format(output,
                       "},{\"bufferView\":1,\"componentType\":%d,\"count\":%llu,"
                       "\"type\":\"VEC3\"}",
                       FLOAT, (unsigned long long)writer->vertex_count);
    for (int32_t zone = 0; zone < space->solid->zone_count; zone++) {
        const uint64_t count = 3 * (uint64_t)space->triangles[zone];
        if (count == 0) continue;
        pave_output_format(output,
                           ",{\"bufferView\":2,\"byteOffset\":%llu,\"componentType\":%d,"
                           "\"count\":%llu,\"type\":\"SCALAR\"}",
                           (unsigned long long)offset, UNSIGNED_INT, (unsigned long long)count);
        offset += count * INDEX_SIZE;
    }
    pave_output_char(output, ']');
}

/// Writes one primitive or one material for each zone in use.
static void put_zones(const gltf_writer *writer, pave_output *output, bool materials)
{
    const pave_solid *solid = writer->space.solid;
    int count = 0;
    for (int32_t zone = 0; zone < solid->zone_count; zone++) {
        if (writer->space.triangles[zone] == 0) continue;
        if (count > 0) pave_output_char(output, ',');
        if (materials)
            put_material(output, &solid->zone_list[zone]);
        else
            pave_output_format(output,
                               "{\"attributes\":{\"POSITION\":0,\"NORMAL\":1},\"indices\":%d,"
                               "\"material\":%d}",
                               count + 2, count);
        count++;
    }
}

static void put_json(const gltf_writer *writer, pave_output *output)
{
    const uint64_t vertices = writer->vertex_count * POINT_SIZE,
                   indices = 3 * (uint64_t)writer->space.solid->triangle_count * INDEX_SIZE;
    pave_output_text(output, "{\"asset\":{\"version\":\"2.0\",\"generator\":\"pave\"},\"scene\":0,"
                             "\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0}],\"meshes\":[{"
                             "\"primitives\":[");
    put_zones(writer, output, false);
    pave_output_text(output, "]}],\"materials\":[");
    put_zones(writer, output, true);
    pave_output_text(output, "],");
    put_accessors(writer, output);
    pave_output_text(output, ",\"bufferViews\":[");
    put_view(output, 0, vertices, ARRAY_BUFFER);
    pave_output_char(output, ',');
    put_view(output, vertices, vertices, ARRAY_BUFFER);
    pave_output_char(output, ',');
    put_view(output, 2 * vertices, indices, ELEMENT_ARRAY_BUFFER);
    pave_output_format(output, "],\"buffers\":[{\"byteLength\":%llu}]}",
                       (unsigned long long)(2 * vertices + indices));
}

static bool keep(void *context, const char *bytes, size_t size)
{
    gltf_writer *writer = context;
    char *room = size ? pave_common_list_add(&writer->json, writer->space.allocator, size) : NULL;
    if (room) memcpy(room, bytes, size);
    return room || size == 0;
}

/// Builds the JSON text. Its length precedes it in the file, and blanks pad it to a multiple of
/// four bytes.
static pave_result make_json(gltf_writer *writer, pave_error *error)
{
    pave_output output;
    writer->json = (pave_common_list){.element_size = 1};
    pave_result result =
        pave_output_open_function(&output, keep, writer, writer->space.allocator, error);
    if (result != PAVE_OK) return result;
    put_json(writer, &output);
    result = pave_output_close(&output);
    while (result == PAVE_OK && writer->json.count % 4 != 0)
        if (!keep(writer, " ", 1)) result = PAVE_STOPPED;
    // The sink stops only if memory runs out.
    return result == PAVE_STOPPED ? PAVE_NO_MEMORY : result;
}

// ---- Binary chunk -------------------------------------------------------------------------------

static void put_word(pave_output *output, uint32_t word)
{
    const unsigned char bytes[4] = {(unsigned char)word, (unsigned char)(word >> 8),
                                    (unsigned char)(word >> 16), (unsigned char)(word >> 24)};
    pave_output_bytes(output, bytes, sizeof bytes);
}

static void put_floats(pave_output *output, const float numbers[3])
{
    for (int k = 0; k < 3; k++) {
        uint32_t word;
        memcpy(&word, &numbers[k], sizeof word);
        put_word(output, word);
    }
}

/// Writes positions or normals.
static void put_vertices(const gltf_writer *writer, pave_output *output, bool normals)
{
    const pave_solid_space *space = &writer->space;
    for (uint64_t i = 0; i < writer->vertex_count && output->result == PAVE_OK; i++) {
        float numbers[3];
        if (!normals)
            pave_solid_space_point(space, point_of(writer, i), numbers);
        else if (space->normals)
            memcpy(numbers, space->normals + 3 * i, sizeof numbers);
        else
            pave_solid_space_normal(space, (int32_t)(i / 3), numbers);
        put_floats(output, numbers);
    }
}

static void put_indices(const gltf_writer *writer, pave_output *output)
{
    const pave_solid *solid = writer->space.solid;
    int64_t done = 0;
    for (int32_t zone = 0; zone < solid->zone_count; zone++) {
        if (writer->space.triangles[zone] == 0) continue;
        for (int32_t t = 0; t < solid->triangle_count && output->result == PAVE_OK; t++) {
            if (solid->zones[t] != zone) continue;
            if (done++ % TOLD_EVERY == 0 &&
                pave_output_stopped(output, done - 1, solid->triangle_count))
                return;
            for (int k = 0; k < 3; k++)
                put_word(output, writer->space.normals ? (uint32_t)solid->corners[3 * t + k]
                                                       : 3 * (uint32_t)t + (uint32_t)k);
        }
    }
    pave_output_stopped(output, done, solid->triangle_count);
}

static void put_file(const gltf_writer *writer, pave_output *output, uint64_t numbers)
{
    const uint64_t all = 12 + 8 + writer->json.count + 8 + numbers;
    pave_output_text(output, "glTF");
    put_word(output, 2);
    put_word(output, (uint32_t)all);
    put_word(output, (uint32_t)writer->json.count);
    pave_output_text(output, "JSON");
    pave_output_bytes(output, writer->json.elements, writer->json.count);
    put_word(output, (uint32_t)numbers);
    pave_output_bytes(output, "BIN", 4);
    put_vertices(writer, output, false);
    put_vertices(writer, output, true);
    put_indices(writer, output);
}

static pave_result write_file(gltf_writer *writer, const char *path, const pave_batch *batch,
                              pave_error *error)
{
    const pave_solid *solid = writer->space.solid;
    pave_output output;
    writer->vertex_count =
        solid->smooth ? (uint64_t)solid->point_count : 3 * (uint64_t)solid->triangle_count;
    const uint64_t numbers =
        2 * writer->vertex_count * POINT_SIZE + 3 * (uint64_t)solid->triangle_count * INDEX_SIZE;
    if (numbers > UINT32_MAX - (1 << 20)) // leaves 1 MiB for the JSON text, which is much smaller
        return pave_error_set(error, PAVE_UNSUPPORTED, path, 0, 0,
                              "the file would be larger than the 4 GiB that glTF allows; make the "
                              "solid smaller");
    measure(writer);
    pave_result result = make_json(writer, error);
    if (result == PAVE_NO_MEMORY)
        return pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0,
                              "there is not enough memory to write the solid; make it smaller");
    if (result == PAVE_OK) result = pave_output_open(&output, path, writer->space.allocator, error);
    if (result != PAVE_OK) return result;
    output.batch = batch;
    put_file(writer, &output, numbers);
    return pave_output_close(&output);
}

pave_result pave_gltf_solid_write(const pave_solid *solid, const char *path,
                                  const pave_allocator *allocator, const pave_batch *batch,
                                  pave_error *error)
{
    gltf_writer writer = {.json = {.element_size = 1}};
    pave_result result = pave_solid_space_open(solid, allocator, &writer.space, path, error);
    if (result == PAVE_OK) result = write_file(&writer, path, batch, error);
    pave_common_list_release(&writer.json, allocator);
    pave_solid_space_close(&writer.space);
    return result;
}
