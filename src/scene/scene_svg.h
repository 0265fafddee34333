/// src/scene/scene_svg.h: the buffer of the SVG writer, and how it writes numbers, texts, points
/// and PNGs.
#ifndef PAVE_SRC_SCENE_SVG_H
#define PAVE_SRC_SCENE_SVG_H

#include <pave/scene.h>

enum { PAVE_SVG_BUFFER_SIZE = 4096 };

typedef struct pave_svg {
    pave_scene_sink sink;
    pave_scene_frame frame;
    bool stopped; ///< the sink wants no more; what follows is dropped
    size_t used;
    char buffer[PAVE_SVG_BUFFER_SIZE];
} pave_svg;

void pave_svg_bytes(pave_svg *svg, const char *bytes, size_t size);
void pave_svg_text(pave_svg *svg, const char *text);
void pave_svg_flush(pave_svg *svg);

/// Text inside an element or attribute, escaped.
void pave_svg_escaped(pave_svg *svg, const char *text);

/// A number rounded to thousandths, half away from 0, without zeros that say nothing: 1.5,
/// -0.125, 12. Beyond 10^12 it is 10^12.
void pave_svg_number(pave_svg *svg, double number);

/// The same with up to 6 decimals.
void pave_svg_decimal(pave_svg *svg, double number, int decimals);

/// A world length as pixels; a world point as `x,y` in pixels.
void pave_svg_length(pave_svg *svg, double length);
void pave_svg_point(pave_svg *svg, pave_vec2 point);

/// ` NAME="NUMBER"`.
void pave_svg_attribute(pave_svg *svg, const char *name, double number);

/// An image as a PNG in base64, without its quotes.
void pave_svg_png(pave_svg *svg, const pave_scene_item *image);

#endif
