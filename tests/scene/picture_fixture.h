/// tests/scene/picture_fixture.h: looking into the scenes of pictures, and making each of their
/// allocations fail.
#ifndef PAVE_TESTS_SCENE_PICTURE_FIXTURE_H
#define PAVE_TESTS_SCENE_PICTURE_FIXTURE_H

#include <pave/picture.h>

#include <inttypes.h>

#include "../sparse.h"
#include "../test.h"

/// The count of items of a kind in the group `name` (NULL: in all); -1: the group is not there.
static inline int64_t items_in(const pave_scene *scene, const char *name, pave_scene_kind kind)
{
    int64_t found = name ? -1 : 0;
    int depth = 0, inside = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_GROUP) depth++;
        if (item.kind == PAVE_SCENE_GROUP && name && item.text && strcmp(item.text, name) == 0) {
            inside = depth;
            found = 0;
        }
        if (item.kind == PAVE_SCENE_GROUP_END && depth-- == inside) inside = 0;
        if (item.kind == kind && (inside || !name)) found++;
    }
    return found;
}

/// The item with a label; `text` is NULL if no item has it.
static inline pave_scene_item label_of(const pave_scene *scene, const char *text)
{
    static const pave_scene_item none = {.text = NULL};
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        if (item.kind == PAVE_SCENE_LABEL && strcmp(item.text, text) == 0) return item;
    }
    return none;
}

/// The hash of all pictures since the last `same_pictures`, and of their frames.
static uint64_t pictures_seen;

static inline void note_picture(const pave_scene *scene)
{
    pave_scene_frame frame = {.width = 0};
    if (pave_scene_measure(scene, NULL, &frame, NULL) != PAVE_OK) abort();
    const uint64_t hash = pave_scene_hash(scene);
    const uint32_t words[] = {(uint32_t)hash, (uint32_t)(hash >> 32), (uint32_t)frame.width,
                              (uint32_t)frame.height};
    for (int i = 0; i < 4; i++) pictures_seen = pave_hash_word(pictures_seen, words[i]);
}

/// Fails if not all pictures since the last call are as they were when this hash was written.
static inline void same_pictures(uint64_t hash)
{
    const uint64_t seen = pictures_seen;
    pictures_seen = 0;
    if (seen != hash) fail_msg("the pictures have the hash 0x%016" PRIx64, seen);
}

/// The count of items that are filled, or else stroked, with a colour.
static inline int64_t items_of_color(const pave_scene *scene, uint32_t color)
{
    int64_t found = 0;
    for (int64_t i = 0; i < pave_scene_count(scene); i++) {
        pave_scene_item item = pave_scene_at(scene, i);
        found += item.kind <= PAVE_SCENE_CIRCLE &&
                 ((item.style.fill ? item.style.fill : item.style.stroke) == color);
    }
    return found;
}

typedef pave_result make_picture(const void *def, const pave_allocator *allocator, pave_scene **out,
                                 pave_error *error);

/// The make_picture of worlds.
static inline pave_result make_picture_world(const void *def, const pave_allocator *allocator,
                                             pave_scene **out, pave_error *error)
{
    return pave_picture_world(def, allocator, NULL, out, error);
}

/// Makes the picture with each allocation failing once, of those after the first 16 a sample unless
/// all cases are taken; the scene that comes at last has the hash
/// of one that was made undisturbed. `text` is what the message of a failure holds.
static inline void fail_each_allocation(make_picture *make, const void *def)
{
    pave_scene *scene = NULL, *whole = NULL;
    pave_error error;
    if (make(def, NULL, &whole, NULL) != PAVE_OK) abort();
    pave_result result = PAVE_NO_MEMORY;
    int64_t i = 0;
    for (; result != PAVE_OK; i += 1 + (i < 16 ? 0 : i * (SPARSE(2) - 1) / 8)) {
        failing memory = {.fail_at = i};
        pave_allocator allocator = failing_allocator(&memory);
        error = (pave_error){PAVE_OK, 0, 0, "", ""};
        scene = whole;
        result = make(def, &allocator, &scene, &error);
        if (result == PAVE_OK) {
            if (pave_scene_hash(scene) != pave_scene_hash(whole)) abort();
            pave_scene_destroy(scene);
        } else if (result != PAVE_NO_MEMORY || scene || error.result != PAVE_NO_MEMORY ||
                   !strstr(error.message, "out of memory")) {
            fprintf(stderr, "allocation %lld: %d, \"%s\"\n", (long long)i, (int)result,
                    error.message);
            abort();
        }
        if (memory.alive || memory.bytes) {
            fprintf(stderr, "allocation %lld: %lld blocks left\n", (long long)i,
                    (long long)memory.alive);
            abort();
        }
    }
    if (i < 5) abort();
    pave_scene_destroy(whole);
}

/// Whether a point is inside an odd number of rings.
static inline bool is_filled(const pave_scene_item *item, pave_vec2 p)
{
    bool inside = false;
    for (int64_t ring = 0, first = 0; ring < item->ring_count; first = item->ring_ends[ring++])
        for (int64_t k = first, last = item->ring_ends[ring] - 1; k < item->ring_ends[ring];
             last = k++) {
            const pave_vec2 a = item->points[last], b = item->points[k];
            if ((a.y > p.y) != (b.y > p.y) && a.x + (p.y - a.y) * (b.x - a.x) / (b.y - a.y) > p.x)
                inside = !inside;
        }
    return inside;
}

#endif
