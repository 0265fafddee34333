/// src/scene/scene_model.h: what a scene keeps.
#ifndef PAVE_SRC_SCENE_MODEL_H
#define PAVE_SRC_SCENE_MODEL_H

#include <pave/scene.h>

/// A list of elements of one size that grows at its end.
typedef struct pave_scene_list {
    void *elements;
    size_t element_size, count;
    int64_t room;
} pave_scene_list;

/// An item by indices, for the lists move as they grow. Neighbours that look alike share their
/// style or font.
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
    pave_scene_size size; ///< where a writer gets none
    double cell, paper;
    int64_t title, description; ///< indices of first bytes; -1: none
    bool drawn;                 ///< whether `reach` holds
    pave_box reach;             ///< of all items
    int64_t open_groups;
    double legend; ///< the height of what pave_scene_add_legend has added
    pave_scene_list records, points, ring_ends, styles, fonts, text, keys;
};

/// Pixels of a millimetre: 96 an inch.
#define PAVE_SCENE_MILLIMETER (96 / 25.4)

/// Adds what is within a box of an image's scene; `to` is the place of the whole image.
typedef void pave_scene_cut(pave_scene *scene, const pave_scene_item *image, pave_box to,
                            const pave_box *within);

/// As pave_scene_add_scene, but only what may be seen within a box of the part; both NULL: all.
pave_result pave_scene_add_part(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                double scale, const pave_box *within, pave_scene_cut *cut);

/// The height of the legend that the keys of a scene make, `width` wide, in letters of a size; 0
/// without keys.
double pave_scene_legend_height(const pave_scene *keys, double width, double size);

/// Draws it, on `scene`, which may be the same: `corner` is its upper left corner.
void pave_scene_draw_legend(pave_scene *scene, const pave_scene *keys, pave_vec2 corner,
                            double width, double size);

/// Keeps the first failure, of the item that is being added, and returns it. The message gets the
/// item's number, from 1 as people count.
pave_result pave_scene_fail(pave_scene *scene, pave_result result, const char *message);
pave_result pave_scene_no_memory(pave_scene *scene);

/// Whether a size is one: PAVE_OK, or PAVE_RANGE or PAVE_INVALID with the error, which may be NULL.
pave_result pave_scene_check_size(const pave_scene_size *size, pave_error *error);

/// Sets the size that writers take where they get none. It must be one.
static inline void pave_scene_set_size(pave_scene *scene, pave_scene_size size)
{
    scene->size = size;
}

/// Whether max lies beyond min both ways.
bool pave_scene_has_area(pave_box box);

/// Whether a text is UTF-8 without control characters and noncharacters, so that XML can hold it.
bool pave_scene_text_valid(const char *text);

/// The number of the UTF-8 character at `*text`, which is moved behind it; 0, and unmoved, where
/// the text ends or is not UTF-8.
uint32_t pave_scene_text_next(const char **text);

/// Adds a rectangle; one without an area adds nothing.
pave_result pave_scene_add_box(pave_scene *scene, pave_box box, const pave_scene_style *style);

/// Adds a polygon of several rings: points inside an odd number of them are filled, so a
/// ring within a ring is a hole. `corners` must hold the corners ring by ring;
/// `ring_sizes` must hold at least ring_count elements, each at least 3.
pave_result pave_scene_add_polygon_rings(pave_scene *scene, const pave_vec2 *corners,
                                         const int64_t *ring_sizes, int64_t ring_count,
                                         const pave_scene_style *style);

#endif
