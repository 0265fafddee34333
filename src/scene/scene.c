/// src/scene/scene.c: creates scenes and adds items to them.
#include "../base/exact.h"

#include "../base/array.h"
#include "scene_model.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// ---- Failures -----------------------------------------------------------------------------------

pave_result pave_scene_fail(pave_scene *scene, pave_result result, const char *message)
{
    assert(result != PAVE_OK && scene->error.result == PAVE_OK);
    return PAVE_FAIL(&scene->error, result, "item %lld of the scene: %s",
                     (long long)scene->records.count + 1, message);
}

pave_result pave_scene_no_memory(pave_scene *scene)
{
    return pave_scene_fail(scene, PAVE_NO_MEMORY, "out of memory; draw a smaller picture");
}

const pave_error *pave_scene_error(const pave_scene *scene) { return &scene->error; }

// ---- Checks -------------------------------------------------------------------------------------
// Each check returns PAVE_OK or PAVE_RANGE.

static pave_result scene_check_number(double number)
{
    return fabs(number) <= PAVE_SCENE_COORDINATE_MAX ? PAVE_OK : PAVE_RANGE;
}

static pave_result scene_check_length(double length)
{
    pave_result result = scene_check_number(length);
    return result == PAVE_OK && length < 0 ? PAVE_RANGE : result;
}

static pave_result scene_check_numbers(const double *numbers, int count, pave_result check(double))
{
    for (int i = 0; i < count; i++) {
        pave_result result = check(numbers[i]);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

static pave_result scene_check_points(const pave_vec2 *points, int64_t count)
{
    for (int64_t i = 0; i < count; i++) {
        pave_result result =
            scene_check_numbers((const double[]){points[i].x, points[i].y}, 2, scene_check_number);
        if (result != PAVE_OK) return result;
    }
    return PAVE_OK;
}

/// Converts the failure of a check to a failure of the item that is being added.
static pave_result scene_checked(pave_scene *scene, pave_result result, const char *what)
{
    char message[128];
    if (result == PAVE_OK) return PAVE_OK;
    snprintf(message, sizeof message,
             "%s is not a number, negative, or beyond 2^40 world units; scale the picture", what);
    return pave_scene_fail(scene, result, message);
}

static pave_result scene_check_places(pave_scene *scene, const pave_vec2 *points, int64_t count)
{
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (scene_check_points(points, count) != PAVE_OK)
        return pave_scene_fail(
            scene, PAVE_RANGE,
            "a coordinate is not a number, or beyond 2^40 world units; scale the picture");
    return PAVE_OK;
}

static pave_result scene_check_style(pave_scene *scene, const pave_scene_style *style)
{
    if (scene->error.result != PAVE_OK) return scene->error.result;
    const double lengths[] = {style->width, style->dash, style->gap};
    if ((unsigned)style->join > PAVE_SCENE_JOIN_BEVEL ||
        (unsigned)style->cap > PAVE_SCENE_CAP_SQUARE)
        return pave_scene_fail(scene, PAVE_RANGE,
                               "the join or cap of the style does not exist; use an enumerator");
    return scene_checked(scene, scene_check_numbers(lengths, 3, scene_check_length),
                         "a length of the style");
}

// ---- Lists --------------------------------------------------------------------------------------

/// Reserves capacity for `count` more elements.
static bool scene_list_reserve(pave_scene *scene, pave_scene_list *list, size_t count)
{
    return count <= INT64_MAX - (uint64_t)list->count &&
           pave_array_reserve(&scene->allocator, &list->elements, &list->room,
                              (int64_t)(list->count + count), list->element_size);
}

/// Appends elements, for which there must be capacity, and returns the index of the first.
static int64_t scene_list_add(pave_scene_list *list, const void *elements, size_t count)
{
    assert((uint64_t)list->room - list->count >= count);
    size_t first = list->count;
    if (count > 0)
        memcpy((char *)list->elements + first * list->element_size, elements,
               count * list->element_size);
    list->count += count;
    return (int64_t)first;
}

static void scene_list_release(pave_scene *scene, pave_scene_list *list)
{
    pave_array_release(&scene->allocator, list->elements);
    list->elements = NULL;
    list->count = 0;
    list->room = 0;
}

/// Returns the index of the last element if it is equal; otherwise appends the element, for which
/// there must be capacity.
static int64_t scene_list_share(pave_scene_list *list, const void *element, bool same_as_last)
{
    return same_as_last ? (int64_t)list->count - 1 : scene_list_add(list, element, 1);
}

// ---- Creation -----------------------------------------------------------------------------------

static bool scene_keep_text(pave_scene *scene, const char *text, int64_t *out)
{
    *out = -1;
    if (!text) return true;
    size_t size = strlen(text) + 1;
    if (!scene_list_reserve(scene, &scene->text, size)) return false;
    *out = scene_list_add(&scene->text, text, size);
    return true;
}

static pave_result scene_check_def(const pave_scene_def *def, pave_error *error)
{
    const pave_vec2 corners[] = {def->view.min, def->view.max};
    if ((def->title && !pave_scene_text_valid(def->title)) ||
        (def->description && !pave_scene_text_valid(def->description)))
        return PAVE_FAIL(error, PAVE_INVALID,
                         "the title and the description must be UTF-8 without line breaks and "
                         "other control characters");
    if (scene_check_numbers((const double[]){def->margin, def->cell, def->paper}, 3,
                            scene_check_length) != PAVE_OK)
        return PAVE_FAIL(error, PAVE_RANGE, "the margin, cell and paper must be 0 to 2^40");
    if (scene_check_points(corners, 2) != PAVE_OK)
        return PAVE_FAIL(error, PAVE_RANGE, "the coordinates of the view must be -2^40 to 2^40");
    return pave_scene_check_size(&def->size, error);
}

static pave_result scene_create_failed(pave_error *error)
{
    return PAVE_FAIL(error, PAVE_NO_MEMORY, "out of memory; draw a smaller picture");
}

pave_result pave_scene_create(const pave_scene_def *def, const pave_allocator *allocator,
                              pave_scene **out, pave_error *error)
{
    static const pave_scene_def plain = {0};
    *out = NULL;
    if (!def) def = &plain;
    pave_result result = scene_check_def(def, error);
    if (result != PAVE_OK) return result;
    pave_scene *scene = pave_array_allocate(allocator, 1, sizeof *scene);
    if (!scene) return scene_create_failed(error);
    scene->allocator = pave_allocator_or_default(allocator);
    scene->background = def->background;
    scene->margin = def->margin;
    scene->view = def->view;
    scene->size = def->size;
    scene->cell = def->cell > 0 ? def->cell : 1;
    scene->paper = def->paper;
    scene->records.element_size = sizeof(pave_scene_record);
    scene->points.element_size = sizeof(pave_vec2);
    scene->ring_ends.element_size = sizeof(int64_t);
    scene->styles.element_size = sizeof(pave_scene_style);
    scene->fonts.element_size = sizeof(pave_scene_font);
    scene->text.element_size = 1;
    scene->keys.element_size = sizeof(pave_scene_key);
    if (!scene_keep_text(scene, def->title, &scene->title) ||
        !scene_keep_text(scene, def->description, &scene->description)) {
        pave_scene_destroy(scene);
        return scene_create_failed(error);
    }
    *out = scene;
    return PAVE_OK;
}

void pave_scene_destroy(pave_scene *scene)
{
    if (!scene) return;
    const pave_scene_record *records = scene->records.elements;
    for (size_t i = 0; i < scene->records.count; i++)
        pave_array_release(&scene->allocator, records[i].rgba);
    pave_scene_list *lists[] = {&scene->text,   &scene->fonts,   &scene->styles, &scene->ring_ends,
                                &scene->points, &scene->records, &scene->keys};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) scene_list_release(scene, lists[i]);
    pave_allocator allocator = scene->allocator;
    pave_array_release(&allocator, scene);
}

// ---- Adding items -------------------------------------------------------------------------------

/// Adds a record whose data is already in the lists, and extends the bounds. There must be capacity
/// for it.
static pave_result scene_add_record(pave_scene *scene, const pave_scene_record *record)
{
    int64_t index = scene_list_add(&scene->records, record, 1);
    pave_scene_item item = pave_scene_at(scene, index);
    if (item.kind == PAVE_SCENE_GROUP || item.kind == PAVE_SCENE_GROUP_END) return PAVE_OK;
    pave_box box = pave_scene_item_bounds(&item), *reach = &scene->reach;
    *reach = scene->drawn ? pave_box_add(pave_box_add(*reach, box.min), box.max) : box;
    scene->drawn = true;
    return PAVE_OK;
}

static bool scene_style_equal(const pave_scene_style *a, const pave_scene_style *b)
{
    return a->fill == b->fill && a->stroke == b->stroke && a->width == b->width &&
           a->dash == b->dash && a->gap == b->gap && a->join == b->join && a->cap == b->cap;
}

/// Adds a shape whose points have been checked. `ring_sizes` has `ring_count` elements, possibly 0.
static pave_result scene_add_shape(pave_scene *scene, pave_scene_record record,
                                   const pave_vec2 *points, const int64_t *ring_sizes,
                                   const pave_scene_style *style)
{
    if (scene_check_places(scene, points, record.point_count) || scene_check_style(scene, style))
        return scene->error.result;
    if (!scene_list_reserve(scene, &scene->records, 1) ||
        !scene_list_reserve(scene, &scene->styles, 1) ||
        !scene_list_reserve(scene, &scene->points, (size_t)record.point_count) ||
        !scene_list_reserve(scene, &scene->ring_ends, (size_t)record.ring_count))
        return pave_scene_no_memory(scene);
    const pave_scene_style *styles = scene->styles.elements;
    bool same =
        scene->styles.count > 0 && scene_style_equal(&styles[scene->styles.count - 1], style);
    record.look = scene_list_share(&scene->styles, style, same);
    record.first_point = scene_list_add(&scene->points, points, (size_t)record.point_count);
    record.first_ring = (int64_t)scene->ring_ends.count;
    record.text = -1;
    int64_t end = 0;
    for (int64_t i = 0; i < record.ring_count; i++) {
        end += ring_sizes[i];
        scene_list_add(&scene->ring_ends, &end, 1);
    }
    return scene_add_record(scene, &record);
}

pave_result pave_scene_add_polygon(pave_scene *scene, const pave_vec2 *corners, int64_t count,
                                   const pave_scene_style *style)
{
    return pave_scene_add_polygon_rings(scene, corners, &count, 1, style);
}

pave_result pave_scene_add_polygon_rings(pave_scene *scene, const pave_vec2 *corners,
                                         const int64_t *ring_sizes, int64_t ring_count,
                                         const pave_scene_style *style)
{
    assert(ring_count >= 1);
    pave_scene_record record = {.kind = PAVE_SCENE_POLYGON, .ring_count = ring_count};
    for (int64_t i = 0; i < ring_count; i++) {
        assert(ring_sizes[i] >= 3);
        record.point_count += ring_sizes[i];
    }
    return scene_add_shape(scene, record, corners, ring_sizes, style);
}

pave_result pave_scene_add_box(pave_scene *scene, pave_box box, const pave_scene_style *style)
{
    const pave_vec2 corners[] = {box.min, {box.max.x, box.min.y}, box.max, {box.min.x, box.max.y}};
    if (!pave_scene_has_area(box)) return scene->error.result;
    return pave_scene_add_polygon(scene, corners, 4, style);
}

pave_result pave_scene_add_line(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                const pave_scene_style *style)
{
    assert(count >= 2);
    return scene_add_shape(scene,
                           (pave_scene_record){.kind = PAVE_SCENE_LINE, .point_count = count},
                           points, NULL, style);
}

pave_result pave_scene_add_circle(pave_scene *scene, pave_vec2 center, double radius,
                                  const pave_scene_style *style)
{
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (scene_checked(scene, scene_check_length(radius), "the radius")) return scene->error.result;
    pave_scene_record record = {.kind = PAVE_SCENE_CIRCLE, .point_count = 1, .radius = radius};
    return scene_add_shape(scene, record, &center, NULL, style);
}

pave_result pave_scene_add_image(pave_scene *scene, pave_box place, const uint8_t *rgba,
                                 int32_t width, int32_t height, bool smooth)
{
    const pave_vec2 corners[] = {place.min, place.max};
    if (scene_check_places(scene, corners, 2)) return scene->error.result;
    if (!pave_scene_has_area(place))
        return pave_scene_fail(
            scene, PAVE_INVALID,
            "the box of an image is empty: its max must be greater than its min");
    if (width < 1 || height < 1 || width > PAVE_SCENE_IMAGE_SIZE_MAX ||
        height > PAVE_SCENE_IMAGE_SIZE_MAX || (int64_t)width * height > PAVE_SCENE_IMAGE_PIXELS_MAX)
        return pave_scene_fail(
            scene, PAVE_RANGE,
            "an image has 1 to 32767 pixels each way, and up to 2^28 in all; choose a smaller one");
    size_t bytes = 4 * (size_t)width * (size_t)height;
    if (!scene_list_reserve(scene, &scene->records, 1) ||
        !scene_list_reserve(scene, &scene->points, 2))
        return pave_scene_no_memory(scene);
    pave_scene_record record = {.kind = PAVE_SCENE_IMAGE,
                                .point_count = 2,
                                .width = width,
                                .height = height,
                                .smooth = smooth,
                                .text = -1};
    record.rgba = pave_array_take(&scene->allocator, bytes, 1);
    if (!record.rgba) return pave_scene_no_memory(scene);
    memcpy(record.rgba, rgba, bytes);
    record.first_point = scene_list_add(&scene->points, corners, 2);
    return scene_add_record(scene, &record);
}

// ---- Labels -------------------------------------------------------------------------------------

static bool scene_font_equal(const pave_scene_font *a, const pave_scene_font *b)
{
    return a->size == b->size && a->color == b->color && a->halo == b->halo &&
           a->halo_width == b->halo_width && a->anchor == b->anchor && a->bold == b->bold &&
           a->along.x == b->along.x && a->along.y == b->along.y;
}

/// Fills in the defaults of a font whose numbers have been checked. Scales the direction by its
/// larger component first, so that squaring cannot overflow or underflow.
static pave_scene_font scene_font_filled(pave_scene_font font)
{
    double x = font.along.x, y = font.along.y, most = fabs(x) > fabs(y) ? fabs(x) : fabs(y);
    if (font.size == 0) font.size = 0.25;
    if (font.color == 0) font.color = 0x000000ff;
    font.along = pave_vec2_of(1, 0);
    if (most > 0) {
        x /= most;
        y /= most;
        double length = sqrt(x * x + y * y);
        font.along = pave_vec2_of(x / length, y / length);
    }
    return font;
}

pave_result pave_scene_add_label(pave_scene *scene, pave_vec2 at, const char *text,
                                 const pave_scene_font *font)
{
    static const pave_scene_font plain = {0};
    if (!font) font = &plain;
    const pave_vec2 places[] = {at, font->along};
    const double lengths[] = {font->size, font->halo_width};
    if (scene_check_places(scene, places, 2)) return scene->error.result;
    if (scene_checked(scene, scene_check_numbers(lengths, 2, scene_check_length),
                      "a length of the font"))
        return scene->error.result;
    if ((unsigned)font->anchor > PAVE_SCENE_ANCHOR_END)
        return pave_scene_fail(scene, PAVE_RANGE,
                               "the anchor of the font does not exist; use an enumerator");
    if (!pave_scene_text_valid(text))
        return pave_scene_fail(scene, PAVE_INVALID,
                               "a label is not UTF-8, or holds a line break or another control "
                               "character; write one label for each line");
    if (!*text) return PAVE_OK;
    if (!scene_list_reserve(scene, &scene->records, 1) ||
        !scene_list_reserve(scene, &scene->points, 1) ||
        !scene_list_reserve(scene, &scene->fonts, 1) ||
        !scene_list_reserve(scene, &scene->text, strlen(text) + 1))
        return pave_scene_no_memory(scene);
    pave_scene_record record = {.kind = PAVE_SCENE_LABEL, .point_count = 1};
    pave_scene_font filled = scene_font_filled(*font);
    const pave_scene_font *fonts = scene->fonts.elements;
    bool same = scene->fonts.count > 0 && scene_font_equal(&fonts[scene->fonts.count - 1], &filled);
    record.look = scene_list_share(&scene->fonts, &filled, same);
    record.first_point = scene_list_add(&scene->points, &at, 1);
    scene_keep_text(scene, text, &record.text);
    return scene_add_record(scene, &record);
}

static bool scene_has_key(const pave_scene *scene, const char *text)
{
    const pave_scene_key *keys = scene->keys.elements;
    for (size_t i = 0; i < scene->keys.count; i++)
        if (strcmp((const char *)scene->text.elements + keys[i].text, text) == 0) return true;
    return false;
}

pave_result pave_scene_add_key(pave_scene *scene, const pave_scene_style *style, const char *text)
{
    pave_scene_key key = {.style = *style};
    if (scene_check_style(scene, style)) return scene->error.result;
    if (!pave_scene_text_valid(text) || strlen(text) >= PAVE_SCENE_KEY_SIZE)
        return pave_scene_fail(scene, PAVE_INVALID,
                               "a text of the legend is not UTF-8, too long, or holds a control "
                               "character; write a few words");
    if (scene_has_key(scene, text)) return PAVE_OK;
    if (!scene_list_reserve(scene, &scene->keys, 1) || !scene_keep_text(scene, text, &key.text))
        return pave_scene_no_memory(scene);
    scene_list_add(&scene->keys, &key, 1);
    return PAVE_OK;
}

// ---- Groups -------------------------------------------------------------------------------------

/// Returns whether a string is a valid XML id that editors display.
static bool scene_name_valid(const char *name)
{
    for (const char *c = name; *c; c++) {
        bool letter = (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z');
        bool later = (*c >= '0' && *c <= '9') || *c == '-' || *c == '_' || *c == '.';
        if (!letter && !(later && c > name)) return false;
    }
    return *name != '\0';
}

static bool scene_name_taken(const pave_scene *scene, const char *name)
{
    const pave_scene_record *records = scene->records.elements;
    for (size_t i = 0; i < scene->records.count; i++)
        if (records[i].kind == PAVE_SCENE_GROUP && records[i].text >= 0 &&
            strcmp((const char *)scene->text.elements + records[i].text, name) == 0)
            return true;
    return false;
}

pave_result pave_scene_open_group(pave_scene *scene, const char *name)
{
    pave_scene_record record = {.kind = PAVE_SCENE_GROUP};
    if (scene->error.result != PAVE_OK) return scene->error.result;
    if (name && !scene_name_valid(name))
        return pave_scene_fail(scene, PAVE_INVALID,
                               "the name of a group must be a letter, followed by letters, digits, "
                               "-, _ and . (ASCII)");
    if (name && scene_name_taken(scene, name))
        return pave_scene_fail(scene, PAVE_INVALID,
                               "another group has the same name; choose another");
    if (!scene_list_reserve(scene, &scene->records, 1) ||
        !scene_keep_text(scene, name, &record.text))
        return pave_scene_no_memory(scene);
    scene->open_groups++;
    return scene_add_record(scene, &record);
}

pave_result pave_scene_close_group(pave_scene *scene)
{
    if (scene->error.result != PAVE_OK) return scene->error.result;
    assert(scene->open_groups > 0);
    if (!scene_list_reserve(scene, &scene->records, 1)) return pave_scene_no_memory(scene);
    scene->open_groups--;
    return scene_add_record(scene, &(pave_scene_record){.kind = PAVE_SCENE_GROUP_END, .text = -1});
}

// ---- Reading ------------------------------------------------------------------------------------

int64_t pave_scene_count(const pave_scene *scene) { return (int64_t)scene->records.count; }

pave_scene_item pave_scene_at(const pave_scene *scene, int64_t index)
{
    assert(index >= 0 && (size_t)index < scene->records.count);
    const pave_scene_record *record = (const pave_scene_record *)scene->records.elements + index;
    pave_scene_item item = {.kind = record->kind,
                            .radius = record->radius,
                            .point_count = record->point_count,
                            .rgba = record->rgba};
    item.width = record->width;
    item.height = record->height;
    item.smooth = record->smooth;
    if (record->point_count > 0)
        item.points = (const pave_vec2 *)scene->points.elements + record->first_point;
    if (record->text >= 0) item.text = (const char *)scene->text.elements + record->text;
    if (record->kind == PAVE_SCENE_LABEL)
        item.font = ((const pave_scene_font *)scene->fonts.elements)[record->look];
    if (record->kind <= PAVE_SCENE_CIRCLE)
        item.style = ((const pave_scene_style *)scene->styles.elements)[record->look];
    if (record->kind == PAVE_SCENE_POLYGON) {
        item.ring_ends = (const int64_t *)scene->ring_ends.elements + record->first_ring;
        item.ring_count = record->ring_count;
    }
    return item;
}

pave_scene_def pave_scene_get_def(const pave_scene *scene)
{
    const char *text = scene->text.elements;
    return (pave_scene_def){.title = scene->title < 0 ? NULL : text + scene->title,
                            .description =
                                scene->description < 0 ? NULL : text + scene->description,
                            .background = scene->background,
                            .margin = scene->margin,
                            .view = scene->view,
                            .size = scene->size,
                            .cell = scene->cell,
                            .paper = scene->paper};
}
