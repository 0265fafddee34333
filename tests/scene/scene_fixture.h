/// tests/scene/scene_fixture.h: a scene with one of everything, and a sink that keeps what it is
/// given. tests/golden/scene.svg shows it.
#ifndef PAVE_TESTS_SCENE_FIXTURE_H
#define PAVE_TESTS_SCENE_FIXTURE_H

#include "src/scene/scene_model.h"

#include <pave/scene.h>

#include <stdlib.h>
#include <string.h>

static inline void fixture_scene_shapes(pave_scene *scene)
{
    static const pave_vec2 triangle[] = {{0, 0}, {3, 0}, {1.5, 2.25}};
    static const pave_vec2 frame[] = {{4, 0},     {7, 0},     {7, 2},     {4, 2},
                                      {4.5, 0.5}, {4.5, 1.5}, {6.5, 1.5}, {6.5, 0.5},
                                      {5, 0.75},  {6, 0.75},  {5.5, 1.25}};
    static const int64_t rings[] = {4, 4, 3};
    static const pave_vec2 way[] = {{0, 3}, {2, 4}, {4, 3}, {6, 4}, {7, 3}};
    const pave_scene_style plain = {.fill = 0xffcc00ff, .stroke = 0x204060ff, .width = 0.125};
    const pave_scene_style glass = {
        .fill = 0x0080ff80, .stroke = 0x000000ff, .width = 0.0625, .join = PAVE_SCENE_JOIN_MITER};
    const pave_scene_style dashes = {.stroke = 0xc00000ff,
                                     .width = 0.1,
                                     .dash = 0.3,
                                     .gap = 0.2,
                                     .join = PAVE_SCENE_JOIN_BEVEL,
                                     .cap = PAVE_SCENE_CAP_BUTT};
    const pave_scene_style dots = {
        .fill = 0x12345678, .stroke = 0x008000c0, .width = 0.2, .gap = 0.4};
    const pave_scene_style arrow = {
        .stroke = 0x800080ff, .width = 0.1, .cap = PAVE_SCENE_CAP_SQUARE};
    pave_scene_open_group(scene, "shapes");
    pave_scene_add_polygon(scene, triangle, 3, &plain);
    pave_scene_add_polygon_rings(scene, frame, rings, 3, &glass);
    pave_scene_open_group(scene, NULL);
    pave_scene_add_line(scene, way, 5, &dashes);
    pave_scene_add_circle(scene, pave_vec2_of(1, 6), 0.75, &plain);
    pave_scene_add_circle(scene, pave_vec2_of(3, 6), 0.75, &dots);
    pave_scene_close_group(scene);
    pave_scene_add_arrow(scene, way + 2, 3, 0.5, &arrow);
    pave_scene_close_group(scene);
}

static inline void fixture_image(pave_scene *scene)
{
    const pave_box sharp = {{4.5, 5}, {6, 6.5}}, blurred = {{6.25, 5}, {7.75, 6.5}};
    uint8_t rgba[5 * 3 * 4];
    for (int i = 0; i < 15; i++) {
        rgba[4 * i] = (uint8_t)(i * 17);
        rgba[4 * i + 1] = (uint8_t)(255 - i * 17);
        rgba[4 * i + 2] = (uint8_t)(i * 40);
        rgba[4 * i + 3] = (uint8_t)(i % 3 == 2 ? 128 : 255);
    }
    pave_scene_open_group(scene, "images");
    pave_scene_add_image(scene, sharp, rgba, 5, 3, false);
    pave_scene_add_image(scene, blurred, rgba, 3, 5, true);
    pave_scene_close_group(scene);
}

static inline void fixture_labels(pave_scene *scene)
{
    const pave_scene_font halo = {
        .size = 0.5, .color = 0xa00000ff, .halo = 0xffffffc0, .halo_width = 0.05, .bold = true};
    const pave_scene_font start = {.size = 0.4, .anchor = PAVE_SCENE_ANCHOR_START},
                          end = {.size = 0.4, .anchor = PAVE_SCENE_ANCHOR_END};
    const pave_scene_font slanted = {.color = 0x0000ffff, .along = {3, 4}};
    pave_scene_open_group(scene, "labels");
    pave_scene_add_label(scene, pave_vec2_of(1.5, 0.75), "-3,12", &halo);
    pave_scene_add_label(scene, pave_vec2_of(0.25, 7.5), "a < b & \"c\" > d", &start);
    pave_scene_add_label(scene, pave_vec2_of(7.75, 7.5),
                         "Stra\xc3\x9f"
                         "e \xe2\x86\x92 \xf0\x9f\x8c\x8d",
                         &end);
    pave_scene_add_label(scene, pave_vec2_of(5.5, 4.5), "downhill", &slanted);
    pave_scene_add_label(scene, pave_vec2_of(3, 6), "plain", NULL);
    pave_scene_close_group(scene);
}

/// NULL if out of memory.
static inline pave_scene *fixture_create(const pave_allocator *allocator)
{
    const pave_scene_def def = {.title = "One of <everything>",
                                .description = "For the tests",
                                .background = 0xf8f8f0ff,
                                .margin = 0.25};
    pave_scene *scene = NULL;
    if (pave_scene_create(&def, allocator, &scene, NULL) != PAVE_OK) return NULL;
    fixture_scene_shapes(scene);
    fixture_image(scene);
    fixture_labels(scene);
    return scene;
}

enum { FIXTURE_ROOM = 1 << 18 };

/// What came, with a 0 behind it.
typedef struct fixture_text {
    char bytes[FIXTURE_ROOM];
    size_t size;
    size_t calls;
} fixture_text;

static inline bool fixture_keep(void *context, const char *bytes, size_t size)
{
    fixture_text *text = (fixture_text *)context;
    text->calls++;
    if (size >= FIXTURE_ROOM - text->size) return false;
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
    text->bytes[text->size] = '\0';
    return true;
}

static inline pave_scene_sink fixture_sink(fixture_text *text)
{
    pave_scene_sink sink;
    sink.write = fixture_keep;
    sink.context = text;
    text->size = text->calls = 0;
    text->bytes[0] = '\0';
    return sink;
}

#endif
