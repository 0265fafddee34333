/// tests/fuzz/fuzz_mesh.c: any bytes as a mesh; what is taken is valid, is written, and read again
/// as the same mesh.
#include "../../formats/json/json_parts.h"
#include "limited.h"

#include <pave/formats/json.h>

#include <stdio.h>
#include <unistd.h>

static void check_there_and_back(const pave_mesh *mesh, const pave_allocator *allocator)
{
    char path[64];
    pave_mesh *read = NULL;
    pave_error error = {0};
    snprintf(path, sizeof path, "fuzz_mesh_%ld.json", (long)getpid());
    if (pave_json_mesh_write(mesh, path, allocator, NULL, NULL) == PAVE_OK) {
        const pave_result result = pave_json_mesh_read(path, allocator, &read, &error);
        must(result == PAVE_OK || result == PAVE_NO_MEMORY);
        if (read) must(pave_mesh_hash(read) == pave_mesh_hash(mesh));
        for (int32_t tile = 0; read && tile < mesh->tile_count; tile++)
            must(pave_mesh_node(read, tile) == pave_mesh_node(mesh, tile));
        pave_mesh_destroy(read);
        remove(path);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_mesh *mesh = NULL;
    pave_mesh_faults faults;
    pave_error error = {0};
    const pave_result result = pave_json_text_parse(&pave_json_mesh_format, (const char *)data,
                                                    size, "in.json", &allocator, &mesh, &error);
    must((result == PAVE_OK) == (mesh != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (mesh) {
        const pave_result found = pave_mesh_check(mesh, &allocator, &faults);
        must(found == PAVE_OK || found == PAVE_NO_MEMORY);
        check_there_and_back(mesh, &allocator);
    }
    pave_mesh_destroy(mesh);
    must(used == 0);
    return 0;
}
