/// Groups that an editor shows as layers, a polygon with a hole, an image, what an error looks
/// like, and a sink that has seen enough.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { ENOUGH = 1500 };

typedef struct reader {
    char bytes[ENOUGH + 1];
    size_t size;
} reader;

/// Keeps what fits, and then wants no more.
static bool keep(void *context, const char *bytes, size_t size)
{
    reader *self = context;
    size_t room = ENOUGH - self->size, part = size < room ? size : room;
    memcpy(self->bytes + self->size, bytes, part);
    self->size += part;
    return part == size;
}

static void add_ground(pave_scene *scene)
{
    uint8_t rgba[16 * 16 * 4];
    for (int i = 0; i < 16 * 16; i++) {
        const uint8_t pixel[] = {(uint8_t)(60 + 5 * (i % 16)), (uint8_t)(120 + 5 * (i / 16)), 60,
                                 255};
        memcpy(rgba + 4 * i, pixel, 4);
    }
    const pave_box place = {{0, 0}, {8, 8}};
    pave_scene_open_group(scene, "ground");
    pave_scene_add_image(scene, place, rgba, 16, 16, false);
    pave_scene_close_group(scene);
}

static void add_walls(pave_scene *scene)
{
    static const pave_vec2 corners[] = {{1, 1}, {7, 1}, {7, 7}, {1, 7}, {2, 2},
                                        {6, 2}, {6, 6}, {2, 6}}; // the second ring is a hole
    static const int64_t rings[] = {4, 4};
    static const pave_scene_style style = {
        .fill = 0x404040c0, .stroke = 0x000000ff, .width = 0.1, .join = PAVE_SCENE_JOIN_MITER};
    pave_scene_open_group(scene, "walls");
    pave_scene_add_polygon_rings(scene, corners, rings, 2, &style);
    pave_scene_close_group(scene);
}

int main(void)
{
    static reader self;
    pave_scene *scene;
    pave_error error;
    pave_scene_sink sink = {keep, &self};
    if (pave_scene_create(NULL, NULL, &scene, NULL) != PAVE_OK) return 1;
    add_ground(scene);
    add_walls(scene);
    pave_result result = pave_scene_write_svg(scene, NULL, sink, &error);
    printf("%s after %d bytes: %s\n", pave_result_text(result), (int)self.size,
           strstr(self.bytes, "id=\"walls\"") ? "all layers" : "a part");

    self = (reader){0};
    add_walls(scene); // there is such a group already; what follows is not added any more
    add_ground(scene);
    printf("%s\n", pave_scene_error(scene)->message);
    bool refused = pave_scene_write_svg(scene, NULL, sink, NULL) == PAVE_INVALID && self.size == 0;
    pave_scene_destroy(scene);
    return refused ? 0 : 1;
}
