/// src/scene/scene_model.h: scene internals.
#ifndef PAVE_SRC_SCENE_MODEL_H
#define PAVE_SRC_SCENE_MODEL_H

#include <pave/scene.h>

/// A growable array of elements of one size.
typedef struct pave_scene_list {
    void *elements;
    size_t element_size, count;
    int64_t room;
} pave_scene_list;

/// An item, stored as indices because the lists move when they grow. Adjacent items share equal
/// styles and fonts.
typedef struct pave_scene_record {
    pave_scene_kind kind;
    bool smooth;
    int32_t width, height;
    int64_t look; ///< index of the style, or of a label's font
    int64_t first_point, point_count;
    int64_t first_ring, ring_count;
    int64_t text; ///< index of its first byte; -1: none
    uint8_t *rgba;
    double radius;
} pave_scene_record;

/// An entry of the legend.
typedef struct pave_scene_key {
    pave_scene_style style;
    int64_t text; ///< index of its first byte
} pave_scene_key;

struct pave_scene {
    pave_allocator allocator;
    pave_error error;
    uint32_t background;
    double margin;
    pave_box view;
    pave_scene_size size; ///< default size for writers
    double cell, paper;
    int64_t title, description; ///< indices of first bytes; -1: none
    bool drawn;                 ///< whether `reach` is valid
    pave_box reach;             ///< bounds of all items
    int64_t open_groups;
    double legend; ///< the height added by pave_scene_add_legend
    pave_scene_list records, points, ring_ends, styles, fonts, text, keys;
};

/// Pixels per millimetre, at 96 per inch.
#define PAVE_SCENE_MILLIMETER (96 / 25.4)

/// Adds the part of an image item that is within a box; `to` is the box of the whole image.
typedef void pave_scene_cut(pave_scene *scene, const pave_scene_item *image, pave_box to,
                            const pave_box *within);

/// Like pave_scene_add_scene, but adds only items that may be visible within a box of the part. If
/// both are NULL, adds everything.
pave_result pave_scene_add_part(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                double scale, const pave_box *within, pave_scene_cut *cut);

/// Returns the height of a legend for the keys of a scene, with width `width`, at a letter size; 0
/// without keys.
double pave_scene_legend_height(const pave_scene *keys, double width, double size);

/// Draws this legend on `scene`, which may be the same scene. `corner` is the upper left corner of
/// the legend.
void pave_scene_draw_legend(pave_scene *scene, const pave_scene *keys, pave_vec2 corner,
                            double width, double size);

/// Records the first failure, which concerns the item being added, and returns it. The message
/// contains the item's number, counted from 1.
pave_result pave_scene_fail(pave_scene *scene, pave_result result, const char *message);
pave_result pave_scene_no_memory(pave_scene *scene);

/// Validates a size. Returns PAVE_OK, PAVE_RANGE or PAVE_INVALID, and sets the error, which may be
/// NULL.
pave_result pave_scene_check_size(const pave_scene_size *size, pave_error *error);

/// Sets the default size for writers. It must be valid.
static inline void pave_scene_set_size(pave_scene *scene, pave_scene_size size)
{
    scene->size = size;
}

/// Returns whether the box has positive width and height.
bool pave_scene_has_area(pave_box box);

/// Returns whether a string is UTF-8 without control characters and noncharacters, as XML requires.
bool pave_scene_text_valid(const char *text);

/// Decodes the UTF-8 character at `*text` and advances past it. Returns 0 without advancing at the
/// end of the text or if it is not UTF-8.
uint32_t pave_scene_text_next(const char **text);

/// Adds a rectangle, or nothing if its area is 0.
pave_result pave_scene_add_box(pave_scene *scene, pave_box box, const pave_scene_style *style);

/// Adds a polygon of several rings by the even-odd rule, so a ring within a ring is a hole.
/// `corners` must hold the corners ring by ring; `ring_sizes` must hold at least ring_count
/// elements, each at least 3.
pave_result pave_scene_add_polygon_rings(pave_scene *scene, const pave_vec2 *corners,
                                         const int64_t *ring_sizes, int64_t ring_count,
                                         const pave_scene_style *style);

#endif
