/// pave/scene.h: a flat list of polygons, lines, circles, images and labels, and its SVG writer.
///
/// A scene separates drawing from file formats: picture.h, or any caller, adds items; a writer
/// reads the list. The SVG writer is here; PDF and PNG are in pave/formats/draw.h.
///
/// Positions and lengths are in world units; y points down. Colours are 0xRRGGBBAA, not
/// premultiplied. Later items are drawn over earlier ones. Everything that is added is copied.
///
/// After the first failure nothing is added, and each call and each writer returns that failure. A
/// caller can therefore add a whole picture and check once, at the end.
///
/// Example: scene_svg.c.
#ifndef PAVE_SCENE_H
#define PAVE_SCENE_H

#include <pave/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Maximum |x| and |y| of every point, and maximum length, in world units.
#define PAVE_SCENE_COORDINATE_MAX 1099511627776.0

/// Distance from the position of a label down to the baseline of its letters, in ems: half the
/// height of capital letters.
#define PAVE_SCENE_BASELINE 0.365

enum {
    PAVE_SCENE_IMAGE_SIZE_MAX = 32767,     ///< maximum width and height of an image in pixels
    PAVE_SCENE_IMAGE_PIXELS_MAX = 1 << 28, ///< maximum total number of pixels of an image
    /// Maximum width and height of a picture in pixels; a writer may allow less.
    PAVE_SCENE_PICTURE_SIZE_MAX = 1 << 30,
    PAVE_SCENE_PICTURE_SIZE_DEFAULT = 1024, ///< default of the longer side in pixels
    PAVE_SCENE_MITER_MAX = 4 ///< maximum length of a mitred corner in stroke widths (corners under
                             ///< 29 degrees become bevels)
};

/// Size of a picture. {0}: the size of the scene's definition.
typedef struct pave_scene_size {
    double scale;          ///< pixels per world unit; 0: from width and height
    int32_t width, height; ///< pixels; 0: from the other one and the scale; must be 0 with a scale.
                           ///< If both are set, the picture is centred
} pave_scene_size;

// ---- Creation -----------------------------------------------------------------------------------

typedef struct pave_scene pave_scene;

/// Properties of a whole scene. {0}: no background and no margin.
typedef struct pave_scene_def {
    const char *title;       ///< one line of UTF-8; NULL: none
    const char *description; ///< longer text of UTF-8; NULL: none
    uint32_t background;     ///< 0xRRGGBBAA; alpha 0: none
    double margin;           ///< world units around all items
    pave_box view;           ///< visible part; without an area: all items and the margin
    pave_scene_size size;    ///< default size of the picture for writers; {0}: the longer side has
                             ///< PAVE_SCENE_PICTURE_SIZE_DEFAULT pixels
    double cell;             ///< size of a cell in world units, for pave_scene_paper; 0 means 1
    double paper; ///< millimetres per world unit. Without another size, SVG and PDF then have the
                  ///< exact size of the view; 0: not on paper
} pave_scene_def;

/// Creates an empty scene. `def` may be NULL, the same as {0}; its texts are copied. Returns
/// PAVE_OK and the scene in `out`, to be released by pave_scene_destroy; PAVE_INVALID if a string
/// is not UTF-8 or has control characters, or the size has both a scale and a width or height;
/// PAVE_RANGE if a number is not finite or exceeds PAVE_SCENE_COORDINATE_MAX, or the margin or size
/// is negative; PAVE_NO_MEMORY. On failure `out` is NULL and `error` (may be NULL) has the reason.
PAVE_API pave_result pave_scene_create(const pave_scene_def *def, const pave_allocator *allocator,
                                       pave_scene **out, pave_error *error);

/// Releases a scene. NULL is allowed. Linear in the number of images, otherwise constant time.
PAVE_API void pave_scene_destroy(pave_scene *scene);

/// Returns the first failure, owned by the scene; its result is PAVE_OK if nothing failed. The
/// message names the item. Constant time.
PAVE_API const pave_error *pave_scene_error(const pave_scene *scene);

// ---- Adding items -------------------------------------------------------------------------------
// All functions return PAVE_OK, or the first failure of the scene: PAVE_INVALID for invalid text or
// an invalid name; PAVE_RANGE for numbers that are not finite or exceed PAVE_SCENE_COORDINATE_MAX,
// negative lengths, and unknown joins, caps and anchors; PAVE_NO_MEMORY. Amortized constant time
// for each point or byte.

typedef enum pave_scene_join {
    PAVE_SCENE_JOIN_ROUND = 0,
    PAVE_SCENE_JOIN_MITER = 1, ///< up to PAVE_SCENE_MITER_MAX, then a bevel
    PAVE_SCENE_JOIN_BEVEL = 2
} pave_scene_join;

typedef enum pave_scene_cap {
    PAVE_SCENE_CAP_ROUND = 0, ///< half a circle beyond the end
    PAVE_SCENE_CAP_BUTT = 1,  ///< cut off at the end
    PAVE_SCENE_CAP_SQUARE = 2 ///< half a width beyond the end
} pave_scene_cap;

/// Style of an item. {0} draws nothing.
typedef struct pave_scene_style {
    uint32_t fill;   ///< 0xRRGGBBAA; alpha 0: not filled. Lines are never filled
    uint32_t stroke; ///< 0xRRGGBBAA; alpha 0: not stroked
    double width;    ///< world units; 0: not stroked. Half of the stroke is inside
    double dash,
        gap; ///< world units along the stroke; gap 0: not dashed; dash 0 with round caps: dots
    pave_scene_join join; ///< at corners
    pave_scene_cap cap;   ///< at the ends of lines and of dashes
} pave_scene_style;

/// Adds a polygon from the first corner to the last and back to the first. `corners` must hold at
/// least `count` elements; `count` must be at least 3.
PAVE_API pave_result pave_scene_add_polygon(pave_scene *scene, const pave_vec2 *corners,
                                            int64_t count, const pave_scene_style *style);

/// Adds a line through points. `points` must hold at least `count` elements; `count` must be at
/// least 2.
PAVE_API pave_result pave_scene_add_line(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                         const pave_scene_style *style);

/// Adds an arrow: a line with a tip at its last point. The tip is a triangle in the stroke's
/// colour, `head` world units long and 0.8 times as wide; it is shorter if the last step is
/// shorter. The scene stores a line and a polygon. `points` and `count` as in pave_scene_add_line.
PAVE_API pave_result pave_scene_add_arrow(pave_scene *scene, const pave_vec2 *points, int64_t count,
                                          double head, const pave_scene_style *style);

/// Adds a circle, filled and stroked like a polygon.
PAVE_API pave_result pave_scene_add_circle(pave_scene *scene, pave_vec2 center, double radius,
                                           const pave_scene_style *style);

/// Adds an image that fills `place`. When enlarged, its pixels are interpolated if `smooth` is
/// true, and stay squares otherwise. `rgba` must hold at least 4 * width * height elements: rows
/// from the top, alpha not premultiplied. Returns PAVE_INVALID also for an empty `place`;
/// PAVE_RANGE also for a size not in 1..PAVE_SCENE_IMAGE_SIZE_MAX or more than
/// PAVE_SCENE_IMAGE_PIXELS_MAX pixels in total.
PAVE_API pave_result pave_scene_add_image(pave_scene *scene, pave_box place, const uint8_t *rgba,
                                          int32_t width, int32_t height, bool smooth);

typedef enum pave_scene_anchor {
    PAVE_SCENE_ANCHOR_MIDDLE = 0, ///< the position is at the middle of the text
    PAVE_SCENE_ANCHOR_START = 1,  ///< the position is at its start
    PAVE_SCENE_ANCHOR_END = 2     ///< the position is at its end
} pave_scene_anchor;

/// Font of a label. {0}: black, a quarter of a world unit high, centred. The typeface is DejaVu
/// Sans if it is installed, otherwise another sans-serif.
typedef struct pave_scene_font {
    double size; ///< size of the em in world units; 0 means 0.25. Capital letters have 0.73 of it
    uint32_t color;           ///< 0xRRGGBBAA; 0: opaque black
    uint32_t halo;            ///< 0xRRGGBBAA, around the letters; alpha 0: none
    double halo_width;        ///< world units, outside the letters
    pave_scene_anchor anchor; ///< the point of the text that is at the position
    bool bold;
    pave_vec2 along; ///< reading direction, of any length; (0, 0): to the right
} pave_scene_font;

/// Adds a line of text. `at` is at half the height of its capital letters. `text` is UTF-8 without
/// control characters; an empty text adds nothing. `font` may be NULL, the same as {0}.
PAVE_API pave_result pave_scene_add_label(pave_scene *scene, pave_vec2 at, const char *text,
                                          const pave_scene_font *font);

/// Returns the estimated width of a string in ems, slightly too wide: a label fits into a width w
/// if its size is at most w / pave_scene_text_width(text). Bold text is 10 % wider. Returns 0 if
/// the text is not UTF-8. Linear time.
PAVE_API double pave_scene_text_width(const char *text);

/// Opens a group. It contains all items until it is closed. Groups may contain groups. `name`
/// begins with a letter, followed by letters, digits, `-`, `_` and `.` (all ASCII), and must be
/// unique in the scene; otherwise PAVE_INVALID. Editors show the name. NULL: no name. Linear in the
/// number of groups.
PAVE_API pave_result pave_scene_open_group(pave_scene *scene, const char *name);

/// Adds all items of another scene in a group without a name; the groups of `part` lose their
/// names. Each point p becomes `at` + scale * p, and all lengths are multiplied by `scale`, above
/// 0. The background, view and margin of `part` are ignored. `part` must be another scene, with all
/// groups closed. Returns PAVE_RANGE also for a scale that is not above 0, and the failure of
/// `part`. Linear in its points, pixels and texts.
PAVE_API pave_result pave_scene_add_scene(pave_scene *scene, const pave_scene *part, pave_vec2 at,
                                          double scale);

/// Closes the last opened group; one must be open. Every group must be closed before the scene is
/// written.
PAVE_API pave_result pave_scene_close_group(pave_scene *scene);

// ---- Legends ------------------------------------------------------------------------------------

enum {
    PAVE_SCENE_KEY_SIZE = 64
}; ///< size of a legend entry's text in bytes, including the final zero

/// Records the meaning of a colour for pave_scene_add_legend: the legend shows a square in the
/// style, or a line if the style has no fill; lengths are ignored. Nothing is drawn now. Recording
/// the same text again has no effect; a different text for the same colour adds an entry. The
/// pictures of picture.h record their own entries, and pave_scene_add_scene copies the entries of
/// its part. `text` is UTF-8 without control characters, of less than PAVE_SCENE_KEY_SIZE bytes;
/// otherwise PAVE_INVALID. Linear in the number of entries.
PAVE_API pave_result pave_scene_add_key(pave_scene *scene, const pave_scene_style *style,
                                        const char *text);

/// Draws the legend in columns below the scene, and extends the view downwards. Call it once, after
/// all other items. If the scene takes several pages, the legend is on the key page. Group:
/// `legend`. Returns PAVE_NOT_FOUND also if the scene has no entries; this is not a failure of the
/// scene. Linear in the number of entries.
PAVE_API pave_result pave_scene_add_legend(pave_scene *scene);

// ---- Sheets -------------------------------------------------------------------------------------

/// Parameters of pave_scene_create_sheet: scenes arranged row by row.
typedef struct pave_scene_sheet_def {
    /// part_count scenes with all groups closed; NULL: an empty position.
    const pave_scene *const *parts;
    int64_t part_count; ///< at least 1
    int64_t columns;    ///< 0: 3, or 2 for 4 parts; at most the number of parts
    /// part_count texts below the parts, UTF-8; a NULL element or a NULL array: none.
    const char *const *captions;
    double gap; ///< world units between parts; half of this around the sheet; 0 means 1/25 of the
                ///< widest part
    uint32_t background;  ///< 0xRRGGBBAA; alpha 0: none
    const char *title;    ///< one line of UTF-8; NULL: none
    pave_scene_size size; ///< size of the picture
} pave_scene_sheet_def;

/// Creates a sheet of scenes: pictures to compare, frames of a film. Parts keep their scale. A
/// column is as wide as its widest part, and a row as high as its highest part. Each part is
/// centred in its position and not clipped to its view. The height of captions is 1/20 of the
/// widest part's width, less if a caption would be wider than its column. Returns PAVE_OK;
/// PAVE_RANGE for a count below 1, negative columns, or a gap that is negative or not finite; the
/// failure of a part; the results of pave_scene_create and pave_scene_add_label. On failure `out`
/// is NULL and `error` (may be NULL) has the reason. Linear in the size of the parts.
PAVE_API pave_result pave_scene_create_sheet(const pave_scene_sheet_def *def,
                                             const pave_allocator *allocator, pave_scene **out,
                                             pave_error *error);

// ---- Paper --------------------------------------------------------------------------------------

enum { PAVE_SCENE_PAGES_MAX = 1000 }; ///< maximum number of pages of a scene

/// A sheet of paper. All lengths are in millimetres.
typedef struct pave_scene_paper {
    double width, height; ///< 0 for both: the size of the scene, one page
    double margin;        ///< white margin on each side
    double overlap;       ///< overlap of neighbouring pages; 0 means 10
    /// Size of a cell: the side of a square or triangle, the distance of parallel sides of a
    /// hexagon, or the length of an edge on other tilings. On a mesh, if most tiles have 5 to 7
    /// sides, the distance of parallel sides of a regular hexagon with the mean area of a tile;
    /// otherwise the mean length of a side. 0: the scene is scaled to fit one page.
    double cell;
} pave_scene_paper;

/// Creates a page of a scene: its part centred on white paper, with crop marks. A scene that does
/// not fit on one page has a key page first, page 0, which shows the layout of the pages; the
/// others follow row by row. World units of a page are millimetres. `count` receives the number of
/// pages. Returns PAVE_OK; PAVE_RANGE for a page not in 0..count-1, lengths that are negative or
/// not finite, a cell of 0 without a size, margins and overlap that leave no space, and more than
/// PAVE_SCENE_PAGES_MAX pages; the scene's failure; PAVE_NO_MEMORY. On failure `out` is NULL and
/// `error` (may be NULL) has the reason. Linear in the size of the scene.
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
    PAVE_SCENE_GROUP = 5,    ///< start of a group
    PAVE_SCENE_GROUP_END = 6 ///< end of a group
} pave_scene_kind;

/// An entry of the list, as writers see it. Fields of other kinds are zero. Pointers are valid
/// until something is added.
typedef struct pave_scene_item {
    pave_scene_kind kind;
    pave_scene_style style;  ///< polygons, lines and circles
    const pave_vec2 *points; ///< corners, ring by ring; points of a line; centre of a circle; min
                             ///< and max of an image's place; position of a label
    /// Polygons: at least 3; lines: at least 2; circles: 1; images: 2; labels: 1.
    int64_t point_count;
    const int64_t *ring_ends; ///< polygons: end of each ring in `points`; the last is point_count
    int64_t ring_count;       ///< polygons: at least 1
    double radius;            ///< circles
    const uint8_t *rgba;      ///< images: 4 * width * height elements
    int32_t width, height;    ///< images: pixels
    bool smooth;              ///< images
    const char *text;         ///< labels: not empty; groups: the name, or NULL
    /// Labels: size, colour and direction filled in; the direction has length 1.
    pave_scene_font font;
} pave_scene_item;

/// Returns the number of items. Constant time.
PAVE_API int64_t pave_scene_count(const pave_scene *scene);

/// Returns the item at `index`, 0..count-1, in drawing order. Constant time.
PAVE_API pave_scene_item pave_scene_at(const pave_scene *scene, int64_t index);

/// Returns the definition of a scene; the scene owns the texts. Constant time.
PAVE_API pave_scene_def pave_scene_get_def(const pave_scene *scene);

/// Returns the rectangle that an item covers, strokes included. Labels are measured by
/// pave_scene_text_width, mitred corners by their farthest possible point. Empty at (0, 0) for
/// groups. Linear in its points.
PAVE_API pave_box pave_scene_item_bounds(const pave_scene_item *item);

/// Returns the visible rectangle: the view, or all items and the margin. Never empty: half a world
/// unit is added on each side of an empty extent. Constant time.
PAVE_API pave_box pave_scene_bounds(const pave_scene *scene);

/// Returns a hash of all items and of the definition without its size, cell and paper. Equal scenes
/// have equal hashes on every machine; -0 counts as 0. Linear time.
PAVE_API uint64_t pave_scene_hash(const pave_scene *scene);

// ---- Writing ------------------------------------------------------------------------------------

/// Map from world units to pixels: a point is at ((x - origin.x) scale, (y - origin.y) scale), from
/// the upper left corner of the first pixel.
typedef struct pave_scene_frame {
    pave_vec2 origin;
    double scale;
    int32_t width, height; ///< pixels, each at least 1
    pave_vec2 paper; ///< size of the page in millimetres, from its upper left corner; (0, 0): the
                     ///< pixels, at 96 per inch
} pave_scene_frame;

/// Computes the frame of a scene: its bounds, centred in the smallest number of pixels that covers
/// them. All writers use it. `size` may be NULL, the same as {0}: the size of the definition.
/// Returns PAVE_OK; the scene's failure; PAVE_INVALID for a scale together with a width or height;
/// PAVE_RANGE for a size that is negative or not finite, a side longer than
/// PAVE_SCENE_PICTURE_SIZE_MAX, or a scale outside 2^-40..2^40. `error` may be NULL. Constant time.
PAVE_API pave_result pave_scene_measure(const pave_scene *scene, const pave_scene_size *size,
                                        pave_scene_frame *out, pave_error *error);

/// Receives the bytes of a file in order. Returning false stops the writer.
typedef struct pave_scene_sink {
    bool (*write)(void *context, const char *bytes, size_t size);
    void *context;
} pave_scene_sink;

/// Writes the scene as SVG 1.1: one element per item, groups as <g id="NAME">, images embedded as
/// uncompressed PNG (5.4 bytes per pixel in base64). Coordinates are pixels, rounded to thousandths
/// and clamped to 10^12; they have a decimal point and the same digits in every locale and on every
/// machine. `size` may be NULL, the same as {0}; `error` may be NULL. Returns PAVE_OK; PAVE_STOPPED
/// if the sink stops it; the results of pave_scene_measure (nothing is written then). Allocates
/// nothing; the sink receives up to 4 kB at a time. Linear time. Based on: "Scalable Vector
/// Graphics (SVG) 1.1 (Second Edition)", W3C, 2011, and `paint-order` and `image-rendering` of its
/// successors.
PAVE_API pave_result pave_scene_write_svg(const pave_scene *scene, const pave_scene_size *size,
                                          pave_scene_sink sink, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
