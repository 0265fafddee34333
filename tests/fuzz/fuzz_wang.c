/// tests/fuzz/fuzz_wang.c: any bytes as a tile-set file; what is taken is made into sets, written,
/// and read again as the same file.
#include "../../formats/json/json_wang_rect.h"
#include "limited.h"

#include <pave/formats/json_wang.h>

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void check_sets(const pave_json_wang *file, const pave_allocator *allocator)
{
    for (int32_t s = 0; s < file->face_count && s < 4; s++) {
        const pave_json_wang_face *face = &file->faces[s];
        pave_wang_set *set = NULL;
        pave_error error = {0};
        const pave_result result = pave_json_wang_create(file, s, allocator, &set, &error);
        must((result == PAVE_OK) == (set != NULL) && error.result == result);
        if (set) must(pave_wang_tile_count(set) >= 1 && pave_wang_sides(set) == face->sides);
        for (uint32_t i = 0; i < face->tile_count; i++) {
            int32_t rect[4];
            if (pave_json_wang_rect(file, s, i, rect)) must(rect[2] > 0 && rect[3] > 0);
            for (int k = 0; k < 2 * face->sides; k++)
                must(face->tiles[i].colors[k] <= file->color_count);
        }
        pave_wang_destroy(set);
    }
}

static void check_same(const pave_json_wang *a, const pave_json_wang *b)
{
    must(a->kind == b->kind && a->symmetries == b->symmetries && a->face_count == b->face_count);
    must(a->color_count == b->color_count);
    for (int32_t s = 0; s < a->face_count; s++) {
        must(a->faces[s].sides == b->faces[s].sides);
        must(a->faces[s].tile_count == b->faces[s].tile_count);
        for (uint32_t i = 0; i < a->faces[s].tile_count; i++) {
            const pave_json_wang_tile *x = &a->faces[s].tiles[i], *y = &b->faces[s].tiles[i];
            must(x->id == y->id && x->own_symmetries == y->own_symmetries);
            must(!(x->weight < y->weight) && !(x->weight > y->weight));
        }
    }
}

static void check_there_and_back(const pave_json_wang *file, const pave_allocator *allocator)
{
    char path[64];
    pave_json_wang *read = NULL;
    snprintf(path, sizeof path, "fuzz_wang_%ld.json", (long)getpid());
    if (pave_json_wang_write(file, path, allocator, NULL) == PAVE_OK) {
        const pave_result result = pave_json_wang_read(path, allocator, &read, NULL);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (read) check_same(file, read);
        pave_json_wang_destroy(read);
    }
    pave_json_wang_write_header(file, path, allocator, NULL);
    remove(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_json_wang *file = NULL;
    pave_error error = {0};
    const pave_result result =
        pave_json_wang_parse((const char *)data, size, "in.json", &allocator, &file, &error);
    must((result == PAVE_OK) == (file != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (file) {
        check_sets(file, &allocator);
        check_there_and_back(file, &allocator);
    }
    pave_json_wang_destroy(file);
    must(used == 0);
    return 0;
}
