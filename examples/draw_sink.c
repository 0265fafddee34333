/// A picture in memory: the bytes of a PNG to wherever one likes, here into a buffer whose head is
/// read back.
#include <pave/formats/draw.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

typedef struct buffer {
    unsigned char bytes[1 << 16];
    size_t size;
} buffer;

static bool append(void *context, const char *bytes, size_t size)
{
    buffer *self = context;
    if (size > sizeof self->bytes - self->size) return false; // the drawing stops
    memcpy(self->bytes + self->size, bytes, size);
    self->size += size;
    return true;
}

static unsigned number_at(const unsigned char *bytes)
{
    return (unsigned)bytes[0] << 24 | (unsigned)bytes[1] << 16 | (unsigned)bytes[2] << 8 | bytes[3];
}

int main(void)
{
    static buffer self;
    const pave_scene_style style = {
        .fill = pave_scene_opaque(0x80c0ff), .stroke = 0x000000ff, .width = 0.1};
    pave_scene *scene;
    pave_error error;
    if (pave_scene_create(NULL, NULL, &scene, NULL) != PAVE_OK) return 1;
    pave_scene_add_circle(scene, pave_vec2_of(0, 0), 1, &style);

    // The name would tell the format; without one, the options do. Their size is the longer side
    // here, as they name none.
    const pave_draw_def options = {.format = pave_draw_format_of("circle.PNG")};
    pave_result result =
        pave_draw_sink(scene, (pave_scene_sink){append, &self}, &options, NULL, NULL, &error);
    if (result == PAVE_OK)
        printf("a PNG of %u x %u pixels in %d bytes\n", number_at(self.bytes + 16),
               number_at(self.bytes + 20), (int)self.size);
    else
        fprintf(stderr, "%s\n", error.message);
    pave_scene_destroy(scene);
    return result == PAVE_OK ? 0 : 1;
}
