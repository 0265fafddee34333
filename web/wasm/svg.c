/// web/wasm/svg.c: a scene as SVG in memory.
#include "web.h"

#include <stdlib.h>
#include <string.h>

typedef struct text {
    char *bytes;
    size_t size, capacity;
} text;

static bool append(void *context, const char *bytes, size_t size)
{
    text *out = context;
    if (out->size + size > out->capacity) {
        const size_t capacity = 2 * (out->size + size);
        char *more = realloc(out->bytes, capacity);
        if (!more) return false;
        out->bytes = more;
        out->capacity = capacity;
    }
    memcpy(out->bytes + out->size, bytes, size);
    out->size += size;
    return true;
}

pave_result pave_web_svg(const pave_scene *scene, const pave_scene_size *size, char **out,
                         int32_t *length, pave_error *error)
{
    text made = {NULL, 0, 0};
    const pave_scene_sink sink = {append, &made};
    const pave_result result = pave_scene_write_svg(scene, size, sink, error);
    *out = made.bytes;
    *length = (int32_t)made.size;
    return result == PAVE_STOPPED
               ? pave_error_set(error, PAVE_NO_MEMORY, NULL, 0, 0, "not enough memory for the SVG")
               : result;
}
