/// pave/formats/draw.h: scenes as files: SVG, PDF, PNG. Library pave_draw (cairo, libpng).
///
/// Functions write to a file or to memory. The same scene gives the same bytes with the same
/// versions of cairo, libpng, zlib and the typeface; no file contains a date. (SVG, written by the
/// core, is the same everywhere.) Labels are set in DejaVu Sans if it is installed.
///
/// Memory for rows and buffers comes from the allocator; cairo uses malloc.
///
/// Example: hex_board.c.
#ifndef PAVE_FORMATS_DRAW_H
#define PAVE_FORMATS_DRAW_H

#include <pave/base.h>
#include <pave/scene.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_DRAW_PNG_SIZE_MAX = 32767, ///< maximum width and height of a PNG in pixels
    PAVE_DRAW_PDF_SIZE_MAX = 19200  ///< maximum width and height of a PDF in pixels: 200 inches,
                                    ///< beyond which readers fail
};

typedef enum pave_draw_format {
    PAVE_DRAW_BY_NAME =
        0, ///< by the extension of the path: .svg, .pdf or .png, in upper or lower case
    PAVE_DRAW_SVG = 1,
    PAVE_DRAW_PDF = 2, ///< a pixel is 1/96 of an inch
    PAVE_DRAW_PNG = 3  ///< 8-bit RGB; RGBA if the background is not opaque
} pave_draw_format;

/// Makes the scene for one part of a picture. `frame` selects the part, in pixels of the picture.
/// Returns PAVE_OK, or an error (`out` is NULL).
typedef struct pave_draw_parts {
    pave_result (*make)(void *context, const pave_scene_frame *frame, pave_scene **out);
    void *context;
} pave_draw_parts;

/// Format and size of a drawing. {0}: the format given by the path's extension, and the size in the
/// scene's definition.
typedef struct pave_draw_def {
    pave_draw_format format;
    pave_scene_size size;
    const pave_scene_paper *paper; ///< PDF and SVG: pages of paper, instead of a size; an SVG of
                                   ///< more than one page is PAVE_UNSUPPORTED. NULL: none
    pave_draw_parts parts; ///< PNG: source of the parts of the picture, from the top, so that
                           ///< memory does not grow with the picture; only the size, bounds and
                           ///< background of the scene are used. `make` NULL: the scene is drawn
} pave_draw_def;

/// Draws a scene to a file. The file is written under a temporary name and renamed when complete; a
/// failure leaves the target unchanged. The path "-" is standard output; it requires a format.
/// Groups must be closed. Coordinates in a PDF or PNG are clamped to 4 million pixels. `def` may be
/// NULL, the same as {0}. Progress counts items, rows of pixels or blocks of text. Returns PAVE_OK;
/// the scene's failure; PAVE_INVALID or PAVE_RANGE as in pave_scene_measure; PAVE_RANGE for a
/// picture too large for its format; PAVE_UNSUPPORTED if the path has no format; PAVE_IO;
/// PAVE_NO_MEMORY; PAVE_STOPPED. `error` (may be NULL) names the path. A PNG takes memory for
/// at most 4 million pixels; the runner compresses it.
PAVE_API pave_result pave_draw_file(const pave_scene *scene, const char *path,
                                    const pave_draw_def *def, const pave_allocator *allocator,
                                    const pave_batch *batch, pave_error *error);

/// Draws the part of a scene shown by a frame to memory: RGBA pixels, rows from the top without
/// gaps, alpha not premultiplied. `frame` may be any frame, not only the result of
/// pave_scene_measure, so a large picture can be drawn in parts. `out` must hold at least 4 * width
/// * height elements of the frame. Progress counts items. Any number of threads may draw scenes,
/// even the same one. Returns PAVE_OK; the scene's failure; PAVE_RANGE for a frame of less than one
/// pixel or more than PAVE_DRAW_PNG_SIZE_MAX in a direction, or a scale or origin beyond the limits
/// of scenes; PAVE_NO_MEMORY; PAVE_STOPPED (`out` is unchanged). `error` may be NULL.
PAVE_API pave_result pave_draw_pixels(const pave_scene *scene, const pave_scene_frame *frame,
                                      const pave_batch *batch, uint8_t *out, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
