/// pave/scene.h: a flat list of polygons, lines, circles, images and labels, and its writer as SVG.
///
/// A scene separates what is drawn from the format: picture.h, or any caller, adds items; a writer
/// reads the list. The writer of SVG is here; PDF and PNG are in pave/formats/draw.h.
///
/// Positions and lengths are in world units; y points down. Colours are 0xRRGGBBAA, not
/// premultiplied. Later items lie above earlier ones. Everything that is added is copied.
///
/// The first failure sticks: after it nothing is added, and each call and each writer returns that
/// result. So a caller can add a whole picture and check once, at the end.
///
/// Example: scene_svg.c.
#ifndef PAVE_SCENE_H
#define PAVE_SCENE_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// |x| and |y| of every point, and every length, are at most this many world units.
#define PAVE_SCENE_COORDINATE_MAX 1099511627776.0

/// The distance from the position of a label down to the baseline of its letters, in ems: half the
/// height of capital letters.
#define PAVE_SCENE_BASELINE 0.365

enum {
    PAVE_SCENE_IMAGE_SIZE_MAX = 32767,     ///< pixels of an image, each way
    PAVE_SCENE_IMAGE_PIXELS_MAX = 1 << 28, ///< pixels of an image, in all
    PAVE_SCENE_PICTURE_SIZE_MAX =
        1 << 30, ///< pixels of the whole picture, each way; a writer may allow less
    PAVE_SCENE_PICTURE_SIZE_DEFAULT = 1024, ///< pixels of its longer side where no size is given
    PAVE_SCENE_MITER_MAX = 4 ///< a mitred corner is at most this many widths long (corners under 29
                             ///< degrees become bevels)
};

/// The size of a picture. {0}: that of the scene's definition.
typedef struct pave_scene_size {
    double scale;          ///< pixels of a world unit; 0: as width and height say
    int32_t width, height; ///< pixels; 0: as the other and the scale say. With a scale they must be
                           ///< 0. Both: the picture is put in the middle
} pave_scene_size;

// ---- Making a scene -----------------------------------------------------------------------------

typedef struct pave_scene pave_scene;

/// What holds for a whole scene. {0}: nothing behind the picture, and no margin.
typedef struct pave_scene_def {
    const char *title;       ///< one line of UTF-8; NULL: none
    const char *description; ///< the same; longer
    uint32_t background;     ///< 0xRRGGBBAA; alpha 0: none
    double margin;           ///< world units around all that is drawn
    pave_box view;           ///< what is shown; without an area: all that is drawn, and the margin
    pave_scene_size size;    ///< of the picture where a writer gets none; {0}: the longer side has
                             ///< PAVE_SCENE_PICTURE_SIZE_DEFAULT pixels
    double cell;             ///< world units of a cell, as pave_scene_paper measures it; 0 means 1
    double paper; ///< millimetres of a world unit: where a writer gets no size, SVG and PDF are as
                  ///< large as the view, to a fraction of a pixel; 0: not on paper
} pave_scene_def;

/// Makes an empty scene. `def` may be NULL, which is {0}. What it points to is copied.
/// Returns PAVE_OK and the scene in `out`, to be given to pave_scene_destroy; PAVE_INVALID when a
/// text is not UTF-8 or holds control characters, or the size has both a scale and a width or
/// height; PAVE_RANGE when a number is not finite or beyond PAVE_SCENE_COORDINATE_MAX, or the
/// margin or size is negative; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL)
/// says why.
PAVE_API pave_result pave_scene_create(const pave_scene_def *def, const pave_allocator *allocator,
                                       pave_scene **out, pave_error *error);

/// Releases a scene; NULL is allowed. Linear time in the images, else constant.
PAVE_API void pave_scene_destroy(pave_scene *scene);

/// The first failure; its result is PAVE_OK if nothing failed. The message names the item. The
/// scene owns it. Constant time.
PAVE_API const pave_error *pave_scene_error(const pave_scene *scene);

// ---- Adding -------------------------------------------------------------------------------------
// All return PAVE_OK, or the first failure of the scene: PAVE_INVALID for what is not text or no
// name; PAVE_RANGE for numbers that are not finite or beyond PAVE_SCENE_COORDINATE_MAX, lengths
// that are negative, and joins, caps and anchors that do not exist; PAVE_NO_MEMORY. Amortised
// constant time for each point or byte.

typedef enum pave_scene_join {
    PAVE_SCENE_JOIN_ROUND = 0,
    PAVE_SCENE_JOIN_MITER = 1, ///< up to PAVE_SCENE_MITER_MAX, then as a bevel
    PAVE_SCENE_JOIN_BEVEL = 2
} pave_scene_join;

typedef enum pave_scene_cap {
    PAVE_SCENE_CAP_ROUND = 0, ///< half a circle over the end
    PAVE_SCENE_CAP_BUTT = 1,  ///< cut at the end
    PAVE_SCENE_CAP_SQUARE = 2 ///< half a width over the end
} pave_scene_cap;

/// How an item is drawn. {0} draws nothing.
typedef struct pave_scene_style {
    uint32_t fill;   ///< 0xRRGGBBAA; alpha 0: not filled. Lines are never filled
    uint32_t stroke; ///< 0xRRGGBBAA; alpha 0: not stroked
    double width;    ///< world units; 0: not stroked. Half of the stroke is inside
    double dash,
        gap; ///< world units along the stroke; gap 0: not dashed; dash 0 with round caps: dots
    pave_scene_join join; ///< at corners
    pave_scene_cap cap;   ///< at ends, and at those of dashes
} pave_scene_style;

/// Adds a polygon, from the first corner to the last and back to the first.
/// `corners` must hold at least count elements, and count be at least 3.
PAVE_API pave_result pave_scene_add_polygon(pave_scene *scene, const pave_vec2 *corners,
                                            int64_t count, const pave_scene_style *style);

/// Adds a line through points. `points` must hold at least count elements, and count be at least 2.
PAVE_API pave_result pave_scene_add_line(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                         const pave_scene_style *style);

/// Adds an arrow: the same line with a tip at its last point, a triangle of the stroke's colour,
/// `head` world units long and 0.8 times as wide; shorter where the last step is shorter. The scene
/// keeps it as a line and a polygon. `points` as above.
PAVE_API pave_result pave_scene_add_arrow(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                          double head, const pave_scene_style *style);

/// Adds a circle, filled and stroked as a polygon is.
PAVE_API pave_result pave_scene_add_circle(pave_scene *scene, pave_vec2 center, double radius,
                                           const pave_scene_style *style);

/// Adds an image that fills `place`. Enlarged, its pixels are interpolated if it is `smooth`, and
/// else stay squares. `rgba` must hold at least 4 * width * height elements:
/// rows from the top, alpha not premultiplied. An empty place is PAVE_INVALID; a size that is not
/// in 1..PAVE_SCENE_IMAGE_SIZE_MAX, or more than PAVE_SCENE_IMAGE_PIXELS_MAX in all, PAVE_RANGE.
PAVE_API pave_result pave_scene_add_image(pave_scene *scene, pave_box place, const uint8_t *rgba,
                                          int32_t width, int32_t height, bool smooth);

typedef enum pave_scene_anchor {
    PAVE_SCENE_ANCHOR_MIDDLE = 0, ///< the position is the middle of the text
    PAVE_SCENE_ANCHOR_START = 1,  ///< the position is its start
    PAVE_SCENE_ANCHOR_END = 2     ///< the position is its end
} pave_scene_anchor;

/// How a label is written. {0}: black, a quarter of a world unit high, centred. The typeface is
/// DejaVu Sans if the machine has it, and else another sans-serif.
typedef struct pave_scene_font {
    double size;       ///< of the em, world units; 0 means 0.25. Capital letters are 0.73 of it
    uint32_t color;    ///< 0xRRGGBBAA; 0 means opaque black
    uint32_t halo;     ///< 0xRRGGBBAA, around the letters; alpha 0: none
    double halo_width; ///< world units, beyond the letters
    pave_scene_anchor anchor; ///< which point of the text is at the position
    bool bold;
    pave_vec2 along; ///< the direction of reading, of any length; (0, 0) means to the right
} pave_scene_font;

/// Adds a line of text. `at` is half-way up its capital letters. `text` is UTF-8 without control
/// characters; an empty one is allowed, and adds nothing. `font` may be NULL, which is {0}.
PAVE_API pave_result pave_scene_add_label(pave_scene *scene, pave_vec2 at, const char *text,
                                          const pave_scene_font *font);

/// Estimates the width of a text in ems, a little on the wide side: a label fits into a width w if
/// its size is at most w / pave_scene_text_width(text). Bold text is a tenth wider. 0 if the text
/// is not UTF-8. Linear time.
PAVE_API double pave_scene_text_width(const char *text);

/// Opens a group: it contains all items up to its close. Groups may contain groups. `name`
/// begins with a letter and goes on with letters, digits, `-`, `_` and `.` (all ASCII), and no
/// other group of the scene has it; else PAVE_INVALID. Editors show it. NULL: no name. Linear time
/// in the number of groups.
PAVE_API pave_result pave_scene_open_group(pave_scene *scene, const char *name);

/// Adds all items of another scene in a group without a name, and so do its groups lose theirs:
/// each point p at `at` + scale * p, and all lengths times `scale`, above 0. Its background, view
/// and margin do not count. `part` must be another scene, with all groups closed. Also PAVE_RANGE
/// for a scale that is not above 0, and the failure of `part`. Linear in its points, pixels and
/// texts.
PAVE_API pave_result pave_scene_add_scene(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                          double scale);

/// Closes the group that was opened last; one must be open. Every group must be closed before the
/// scene is written.
PAVE_API pave_result pave_scene_close_group(pave_scene *scene);

// ---- Legends ------------------------------------------------------------------------------------

enum { PAVE_SCENE_KEY_SIZE = 64 }; ///< bytes of a text of a legend, the final zero included

/// Keeps what a colour means, for pave_scene_add_legend: a square of the style, or a line where it
/// has no fill; lengths do not count. Nothing is drawn. A text that is there already adds nothing.
/// The pictures of picture.h know theirs, and pave_scene_add_scene takes those of its part. `text`
/// is UTF-8 without control characters, of less than PAVE_SCENE_KEY_SIZE bytes; else PAVE_INVALID.
/// Linear time in the entries.
PAVE_API pave_result pave_scene_add_key(pave_scene *scene, const pave_scene_style *style,
                                        const char *text);

/// Draws the legend in columns below what the scene shows, whose view grows downwards: once, after
/// all else. Where the scene takes several pages, it is on the key page. Group: `legend`. Also
/// PAVE_NOT_FOUND where the scene has no entries; that is not a failure of the scene. Linear time
/// in the entries.
PAVE_API pave_result pave_scene_add_legend(pave_scene *scene);

// ---- Sheets -------------------------------------------------------------------------------------

/// Scenes beside each other, row by row.
typedef struct pave_scene_sheet_def {
    const pave_scene *const *parts; ///< part_count, with all groups closed; NULL: an empty place
    int64_t part_count;             ///< at least 1
    int64_t columns;                ///< 0: 3, or 2 of 4 parts; never more than parts
    const char *const *captions;    ///< part_count: below each part, UTF-8; NULL: none. Also NULL
                                    ///< for all
    double gap;           ///< world units between parts, half of it around all; 0: a 25th of the
                          ///< widest part
    uint32_t background;  ///< 0xRRGGBBAA; alpha 0: none
    const char *title;    ///< one line of UTF-8; NULL: none
    pave_scene_size size; ///< that the scene's writers take
} pave_scene_sheet_def;

/// Makes a scene of all of them: pictures to compare, frames of a film. Parts keep their scale. A
/// column is as wide as its widest part, a row as high as its highest one; each part is in the
/// middle of its place, and not clipped to its view. Captions are a twentieth as high as the widest
/// part is wide, and less where one would be wider than its column. Returns PAVE_OK; PAVE_RANGE for
/// a count below 1, negative columns and a gap that is negative or not finite; the failure of a
/// part; what pave_scene_create and pave_scene_add_label return. On failure `out` is NULL and
/// `error` (may be NULL) says why. Linear in what the parts hold.
PAVE_API pave_result pave_scene_create_sheet(const pave_scene_sheet_def *def,
                                             const pave_allocator *allocator, pave_scene **out,
                                             pave_error *error);

// ---- Paper --------------------------------------------------------------------------------------

enum { PAVE_SCENE_PAGES_MAX = 1000 }; ///< pages of a scene

/// A sheet of paper. All lengths are in millimetres.
typedef struct pave_scene_paper {
    double width, height; ///< 0 both: as large as the scene needs, one page
    double margin;        ///< stays white on each side
    double overlap;       ///< what neighbouring pages share; 0 means 10
    double cell; ///< of a cell: the side of a square or triangle, the width of a hexagon between
                 ///< two parallel sides, else an edge. 0: the scene is as large as fits on one page
} pave_scene_paper;

/// Makes a page of a scene: its part in the middle of white paper, with crop marks. A scene that
/// does not fit has a key page first, page 0, which shows the pages on the whole; the others follow
/// row by row. World units of a page are millimetres. `count` is set to the number of pages.
/// Returns PAVE_OK; PAVE_RANGE for a page that is not in 0..count-1, lengths that are negative or
/// not finite, a cell of 0 without a size, margins and overlap that leave no room, and more than
/// PAVE_SCENE_PAGES_MAX pages; the scene's failure; PAVE_NO_MEMORY. On failure `out` is NULL and
/// `error` (may be NULL) says why. Linear in the scene.
PAVE_API pave_result pave_scene_create_page(const pave_scene *scene, const pave_scene_paper *paper,
                                            int64_t page, const pave_allocator *allocator,
                                            pave_scene **out, int64_t *count, pave_error *error);

// ---- Reading ------------------------------------------------------------------------------------

typedef enum pave_scene_kind {
    PAVE_SCENE_POLYGON = 0,
    PAVE_SCENE_LINE = 1,
    PAVE_SCENE_CIRCLE = 2,
    PAVE_SCENE_IMAGE = 3,
    PAVE_SCENE_LABEL = 4,
    PAVE_SCENE_GROUP = 5,    ///< opened
    PAVE_SCENE_GROUP_END = 6 ///< closed
} pave_scene_kind;

/// One entry of the list, as a writer sees it. Fields of other kinds are zero. The pointers hold
/// until something is added.
typedef struct pave_scene_item {
    pave_scene_kind kind;
    pave_scene_style style;  ///< of polygons, lines and circles
    const pave_vec2 *points; ///< corners, ring by ring; a line's points; a circle's middle; min and
                             ///< max of an image's place; a label's place
    int64_t point_count;     ///< at least 3, at least 2, 1, 2, 1
    const int64_t
        *ring_ends;        ///< polygons: where in `points` each ring ends; the last is point_count
    int64_t ring_count;    ///< polygons: at least 1
    double radius;         ///< circles
    const uint8_t *rgba;   ///< images: 4 * width * height elements
    int32_t width, height; ///< images: pixels
    bool smooth;           ///< images
    const char *text;      ///< labels: never empty; groups: the name, or NULL
    pave_scene_font
        font; ///< labels: size, colour and direction filled in, the direction of length 1
} pave_scene_item;

/// The count of items. Constant time.
PAVE_API int64_t pave_scene_count(const pave_scene *scene);

/// The item at `index`, which must be in 0..count-1; items are in drawing order.
/// Constant time.
PAVE_API pave_scene_item pave_scene_at(const pave_scene *scene, int64_t index);

/// The definition of a scene; the scene owns the texts. Constant time.
PAVE_API pave_scene_def pave_scene_get_def(const pave_scene *scene);

/// The rectangle that an item covers, strokes included; of a label by pave_scene_text_width, of
/// a mitred corner the farthest point it may have. Empty at (0, 0) for groups. Linear time in its
/// points.
PAVE_API pave_box pave_scene_item_bounds(const pave_scene_item *item);

/// What the picture shows: the view, or all items and the margin. Never empty: half a world unit is
/// added on each side of an empty extent. Constant time.
PAVE_API pave_box pave_scene_bounds(const pave_scene *scene);

/// A hash of all that was added and of the def without its size, cell and paper. Equal scenes have
/// equal hashes on every machine; -0 counts as 0. Linear time.
PAVE_API uint64_t pave_scene_hash(const pave_scene *scene);

// ---- Writing ------------------------------------------------------------------------------------

/// The map from world units to pixels: a point is at ((x - origin.x) scale, (y - origin.y) scale),
/// from the upper left corner of the first pixel.
typedef struct pave_scene_frame {
    pave_vec2 origin;
    double scale;
    int32_t width, height; ///< pixels, each at least 1
    pave_vec2 paper;       ///< millimetres of the page, from its upper left corner on; (0, 0): the
                           ///< pixels, 96 an inch
} pave_scene_frame;

/// The frame of a scene: its bounds in the middle of as many pixels as they touch. All writers
/// share it. `size` may be NULL, which is {0}: the size of the definition. Returns PAVE_OK; the
/// scene's failure; PAVE_INVALID for a scale beside a width or height; PAVE_RANGE for a size that
/// is negative or not finite, when a side would be longer than PAVE_SCENE_PICTURE_SIZE_MAX, or when
/// the scale leaves 2^-40 to 2^40.
/// `error` may be NULL. Constant time.
PAVE_API pave_result pave_scene_measure(const pave_scene *scene, const pave_scene_size *size,
                                        pave_scene_frame *out, pave_error *error);

/// Receives the bytes of a file in order; false stops the writer.
typedef struct pave_scene_sink {
    bool (*write)(void *context, const char *bytes, size_t size);
    void *context;
} pave_scene_sink;

/// Writes the scene as SVG 1.1: one element for each item, groups as <g id="NAME">, images inside
/// as PNG that is not compressed (with base64, 5.4 bytes a pixel). Coordinates are pixels, rounded
/// to thousandths; they have a point and the same digits in every locale and on every machine.
/// Coordinates are clamped to 10^12 pixels. `size` may be NULL, which is {0}; `error` may be NULL.
/// Returns PAVE_OK; PAVE_STOPPED when the sink stops it; what pave_scene_measure returns (then
/// nothing is written). Allocates nothing; the sink is given up to 4 kB at a time. Linear time.
/// Based on: "Scalable Vector Graphics (SVG) 1.1 (Second Edition)", W3C, 2011, and `paint-order`
/// and `image-rendering` of its successors.
PAVE_API pave_result pave_scene_write_svg(const pave_scene *scene, const pave_scene_size *size,
                                          pave_scene_sink sink, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
