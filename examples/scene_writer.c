/// A writer of one's own: scenes as letters on a terminal. It sees a flat list of items and where
/// they lie on the pixels, which are characters here.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

enum { WIDTH = 72, HEIGHT = 24 };

static char canvas[HEIGHT][WIDTH + 1];

static void put(const pave_scene_frame *frame, pave_vec2 point, char c)
{
    double x = (point.x - frame->origin.x) * frame->scale,
           y = (point.y - frame->origin.y) * frame->scale;
    if (x >= 0 && x < frame->width && y >= 0 && y < frame->height)
        canvas[(int)y / 2][(int)x] = c; // a character is twice as high as wide
}

static void draw_outline(const pave_scene_frame *frame, const pave_scene_item *item)
{
    int64_t count = item->kind == PAVE_SCENE_POLYGON ? item->point_count : item->point_count - 1;
    for (int64_t i = 0; i < count; i++) {
        pave_vec2 a = item->points[i], b = item->points[(i + 1) % item->point_count];
        for (int k = 0; k <= 200; k++)
            put(frame, pave_vec2_of(a.x + (b.x - a.x) * k / 200, a.y + (b.y - a.y) * k / 200), '#');
    }
}

static void draw(const pave_scene_frame *frame, const pave_scene_item *item)
{
    switch (item->kind) {
    case PAVE_SCENE_POLYGON:
    case PAVE_SCENE_LINE: draw_outline(frame, item); break;
    case PAVE_SCENE_LABEL:
        for (const char *c = item->text; *c; c++)
            put(frame,
                pave_vec2_of(item->points[0].x + (double)(c - item->text) / frame->scale,
                             item->points[0].y),
                *c);
        break;
    default: { // circles and images by the rectangle that they cover
        pave_box box = pave_scene_item_bounds(item);
        for (double y = box.min.y; y < box.max.y; y += 1 / frame->scale)
            for (double x = box.min.x; x < box.max.x; x += 1 / frame->scale)
                put(frame, pave_vec2_of(x, y), 'o');
    }
    }
}

int main(void)
{
    const pave_scene_def def = {.title = "A tower, a hill and a moon"};
    const pave_scene_style line = {.stroke = 0xff, .width = 0.1};
    const pave_vec2 tower[] = {{2, 2}, {5, 2}, {5, 9}, {2, 9}},
                    hill[] = {{0, 9}, {6, 9}, {11, 5}, {16, 9}, {18, 9}};
    pave_scene *scene;
    if (pave_scene_create(&def, NULL, &scene, NULL) != PAVE_OK) return 1;
    pave_scene_add_polygon(scene, tower, 4, &line);
    pave_scene_add_line(scene, hill, 5, &line);
    pave_scene_add_circle(scene, pave_vec2_of(15, 2), 1, &line);
    pave_scene_add_label(scene, pave_vec2_of(2.5, 5), "TOWER", NULL);

    pave_scene_frame frame;
    pave_error error;
    const pave_scene_size size = {.width = WIDTH, .height = 2 * HEIGHT};
    if (pave_scene_measure(scene, &size, &frame, &error) != PAVE_OK)
        return fprintf(stderr, "%s\n", error.message), 1;
    memset(canvas, ' ', sizeof canvas);
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        draw(&frame, &item);
    }
    for (int y = 0; y < HEIGHT; y++) printf("%.*s\n", WIDTH, canvas[y]);
    pave_box box = pave_scene_bounds(scene);
    printf("%s: %.1f x %.1f, hash %016llx\n", pave_scene_get_def(scene).title,
           box.max.x - box.min.x, box.max.y - box.min.y,
           (unsigned long long)pave_scene_hash(scene));
    pave_scene_destroy(scene);
    return 0;
}
