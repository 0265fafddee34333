/// formats/json/obj_solid.c: writes solids as OBJ with a material file.
#define _XOPEN_SOURCE 700
#include "solid_space.h"

#include "../common/common_memory.h"
#include "../common/common_output.h"

#include <pave/formats/obj.h>

#include <string.h>
#include <sys/stat.h>

enum { TOLD_EVERY = 1 << 12 };

// ---- Materials ----------------------------------------------------------------------------------

/// Returns the path of the material file: .mtl replaces .obj, or is appended to any other name.
static char *material_path(const char *path, const pave_allocator *allocator)
{
    const size_t length = strlen(path);
    const bool ends = length > 4 && path[length - 4] == '.' && (path[length - 3] | 32) == 'o' &&
                      (path[length - 2] | 32) == 'b' && (path[length - 1] | 32) == 'j';
    const size_t kept = ends ? length - 4 : length;
    char *out = pave_common_malloc(allocator, kept + 5);
    if (!out) return NULL;
    memcpy(out, path, kept);
    memcpy(out + kept, ".mtl", 5);
    return out;
}

/// Writes channel / 255 with three decimals.
static void put_channel(pave_output *output, uint32_t channel)
{
    pave_output_char(output, ' ');
    pave_output_double(output, (double)((channel * 2000 + 255) / 510) / 1000.0);
}

static void put_materials(pave_output *output, const pave_solid_space *space)
{
    pave_output_text(output, "# pave\n");
    for (int32_t zone = 0; zone < space->solid->zone_count; zone++) {
        const pave_solid_zone *of = &space->solid->zone_list[zone];
        if (space->triangles[zone] == 0) continue;
        pave_output_format(output, "newmtl %s\nKd", of->name);
        for (int k = 0; k < 3; k++) put_channel(output, of->color >> (24 - 8 * k) & 255);
        pave_output_text(output, "\nd");
        put_channel(output, of->color & 255);
        pave_output_text(output, "\nillum 1\n");
    }
}

// ---- The solid ----------------------------------------------------------------------------------

static void put_numbers(pave_output *output, const char *word, const float numbers[3])
{
    pave_output_text(output, word);
    for (int k = 0; k < 3; k++) {
        pave_output_char(output, ' ');
        pave_output_double(output, (double)numbers[k]);
    }
    pave_output_char(output, '\n');
}

static void put_points(pave_output *output, const pave_solid_space *space)
{
    const pave_solid *solid = space->solid;
    float numbers[3];
    for (int32_t i = 0; i < solid->point_count && output->result == PAVE_OK; i++) {
        pave_solid_space_point(space, i, numbers);
        put_numbers(output, "v", numbers);
    }
    for (int32_t i = 0; space->normals && i < solid->point_count && output->result == PAVE_OK; i++)
        put_numbers(output, "vn", space->normals + 3 * (size_t)i);
    for (int32_t t = 0; !space->normals && t < solid->triangle_count && output->result == PAVE_OK;
         t++) {
        pave_solid_space_normal(space, t, numbers);
        put_numbers(output, "vn", numbers);
    }
}

static void put_triangles(pave_output *output, const pave_solid_space *space)
{
    const pave_solid *solid = space->solid;
    int64_t done = 0;
    for (int32_t zone = 0; zone < solid->zone_count; zone++) {
        if (space->triangles[zone] == 0) continue;
        pave_output_format(output, "g %s\nusemtl %s\n", solid->zone_list[zone].name,
                           solid->zone_list[zone].name);
        for (int32_t t = 0; t < solid->triangle_count; t++) {
            if (solid->zones[t] != zone) continue;
            if (done++ % TOLD_EVERY == 0 &&
                pave_output_stopped(output, done - 1, solid->triangle_count))
                return;
            pave_output_char(output, 'f');
            for (int k = 0; k < 3; k++) {
                const int32_t point = solid->corners[3 * t + k];
                pave_output_format(output, " %d//%d", point + 1,
                                   space->normals ? point + 1 : t + 1);
            }
            pave_output_char(output, '\n');
        }
    }
    pave_output_stopped(output, done, solid->triangle_count);
}

static void put_solid(pave_output *output, const pave_solid_space *space, const char *materials)
{
    pave_output_format(output, "# pave: %d points, %d triangles; x is east, y up, z south\n",
                       (int)space->solid->point_count, (int)space->solid->triangle_count);
    if (materials) {
        const char *slash = strrchr(materials, '/');
        pave_output_text(output, "mtllib ");
        pave_output_text(output, slash ? slash + 1 : materials);
        pave_output_char(output, '\n');
    }
    put_points(output, space);
    put_triangles(output, space);
}

/// Writes both files or neither.
static pave_result write_both(const pave_solid_space *space, const char *path, const char *beside,
                              const pave_batch *batch, pave_error *error)
{
    pave_output output, materials;
    pave_result result = pave_output_open(&output, path, space->allocator, error);
    if (result != PAVE_OK) return result;
    output.batch = batch;
    if (beside) {
        result = pave_output_open(&materials, beside, space->allocator, error);
        if (result == PAVE_OK) {
            pave_output_accompany(&output, &materials);
            put_materials(&materials, space);
        } else {
            pave_output_take(&output, result);
        }
    }
    put_solid(&output, space, beside);
    return pave_output_close(&output);
}

pave_result pave_obj_solid_write(const pave_solid *solid, const char *path,
                                 const pave_allocator *allocator, const pave_batch *batch,
                                 pave_error *error)
{
    struct stat status; // a device or a pipe cannot have a material file
    const bool alone =
        strcmp(path, "-") == 0 || (stat(path, &status) == 0 && !S_ISREG(status.st_mode));
    pave_solid_space space;
    pave_result result = pave_solid_space_open(solid, allocator, &space, path, error);
    if (result == PAVE_OK) {
        char *beside = alone ? NULL : material_path(path, allocator);
        if (alone || beside)
            result = write_both(&space, path, beside, batch, error);
        else
            result = pave_error_set(error, PAVE_NO_MEMORY, path, 0, 0,
                                    "there is not enough memory to write the solid");
        pave_common_free(allocator, beside);
    }
    pave_solid_space_close(&space);
    return result;
}
