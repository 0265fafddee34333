/// pave/formats/draw.h: scenes as pictures in files: SVG, PDF, PNG. Library pave_draw (cairo,
/// libpng).
///
/// The same scene gives the same bytes with the same versions of cairo, libpng, zlib and the
/// typeface; no file holds a date. (SVG, which the core writes, is the same everywhere.) Labels are
/// set in DejaVu Sans where the machine has it.
///
/// Memory for rows and buffers comes from the allocator; cairo takes its own from malloc.
///
/// Examples: draw_picture.c (one picture in three formats), draw_sink.c (bytes to wherever one
/// likes).
#ifndef PAVE_FORMATS_DRAW_H
#define PAVE_FORMATS_DRAW_H

#include <pave/base.h>
#include <pave/scene.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    PAVE_DRAW_PNG_SIZE_MAX = 32767, ///< pixels of a PNG, each way
    PAVE_DRAW_PDF_SIZE_MAX =
        19200 ///< pixels of a PDF, each way: 200 inches, beyond which readers give up
};

typedef enum pave_draw_format {
    PAVE_DRAW_BY_NAME = 0, ///< .svg, .pdf or .png at the end of the path, in any case
    PAVE_DRAW_SVG = 1,
    PAVE_DRAW_PDF = 2, ///< one page; a pixel is 1/96 of an inch
    PAVE_DRAW_PNG = 3  ///< RGBA, 8 bits
} pave_draw_format;

/// How a scene is drawn. {0}: in the format of the path's ending, in the size of the scene's
/// definition.
typedef struct pave_draw_def {
    pave_draw_format format;
    pave_scene_size size;
} pave_draw_def;

/// The format that a path asks for; PAVE_DRAW_BY_NAME where it ends in none of them. Constant time.
PAVE_API pave_draw_format pave_draw_format_of(const char *path);

/// Draws a scene into a file, which is written beside its target and takes its place when it is
/// whole; "-" is standard output, and needs a format. Groups must be closed. What lies more than 4
/// million pixels outside a PDF or PNG is moved there. `options` may be NULL, which is {0}. Returns
/// PAVE_OK; the scene's failure; PAVE_INVALID for a size that contradicts itself; PAVE_RANGE for a
/// picture that is too large for its format; PAVE_UNSUPPORTED where the path says no format;
/// PAVE_IO when it cannot be written; PAVE_NO_MEMORY; PAVE_STOPPED when the progress callback said
/// so. After a failure the target is as it was, and nothing lies beside it. A command that may be
/// interrupted lets its progress callback stop the drawing. `error`, which may be NULL, says what,
/// with the path. A PNG takes memory for up to 16 million pixels at a time, whatever its size; a
/// larger one is drawn in several bands.
PAVE_API pave_result pave_draw_file(const pave_scene *scene, const char *path,
                                    const pave_draw_def *def, const pave_allocator *allocator,
                                    const pave_batch *batch, pave_error *error);

/// The same into a sink; the options must name the format. Returns PAVE_STOPPED also when the sink
/// wanted no more; what it got before may be any part.
PAVE_API pave_result pave_draw_sink(const pave_scene *scene, pave_scene_sink sink,
                                    const pave_draw_def *def, const pave_allocator *allocator,
                                    const pave_batch *batch, pave_error *error);

#ifdef __cplusplus
}
#endif
#endif
