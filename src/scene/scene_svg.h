/// src/scene/scene_svg.h: the SVG writer's buffer, and functions that write numbers, text, points
/// and PNGs to it.
#ifndef PAVE_SRC_SCENE_SVG_H
#define PAVE_SRC_SCENE_SVG_H

#include <pave/scene.h>

enum { PAVE_SVG_BUFFER_SIZE = 4096 };

typedef struct pave_svg {
    pave_scene_sink sink;
    pave_scene_frame frame;
    bool stopped; ///< the sink refused more data; further output is dropped
    size_t used;
    char buffer[PAVE_SVG_BUFFER_SIZE];
} pave_svg;

void pave_svg_bytes(pave_svg *svg, const char *bytes, size_t size);
void pave_svg_text(pave_svg *svg, const char *text);
void pave_svg_flush(pave_svg *svg);

/// Writes text inside an element or attribute, escaped.
void pave_svg_escaped(pave_svg *svg, const char *text);

/// Writes a number rounded to thousandths, half away from 0, without trailing zeros: 1.5, -0.125,
/// 12. Values above 10^12 become 10^12.
void pave_svg_number(pave_svg *svg, double number);

/// Like pave_svg_number, with up to 6 decimals.
void pave_svg_decimal(pave_svg *svg, double number, int decimals);

/// Writes a length in world units as pixels; the next function writes a point in the world as `x,y`
/// in pixels.
void pave_svg_length(pave_svg *svg, double length);
void pave_svg_point(pave_svg *svg, pave_vec2 point);

/// Writes ` NAME="NUMBER"`.
void pave_svg_attribute(pave_svg *svg, const char *name, double number);

/// Writes an image as a base64 PNG, without quotes.
void pave_svg_png(pave_svg *svg, const pave_scene_item *image);

#endif
