/// src/scene/scene_svg_text.c: bytes, numbers and texts of an SVG, independent of the locale.
#include "../base/exact.h"

#include "scene_svg.h"

#include <math.h>
#include <string.h>

void pave_svg_flush(pave_svg *svg)
{
    if (svg->used > 0 && !svg->stopped)
        svg->stopped = !svg->sink.write(svg->sink.context, svg->buffer, svg->used);
    svg->used = 0;
}

void pave_svg_bytes(pave_svg *svg, const char *bytes, size_t size)
{
    while (size > 0 && !svg->stopped) {
        if (svg->used == PAVE_SVG_BUFFER_SIZE) pave_svg_flush(svg);
        size_t room = PAVE_SVG_BUFFER_SIZE - svg->used, part = size < room ? size : room;
        memcpy(svg->buffer + svg->used, bytes, part);
        svg->used += part;
        bytes += part;
        size -= part;
    }
}

void pave_svg_text(pave_svg *svg, const char *text) { pave_svg_bytes(svg, text, strlen(text)); }

void pave_svg_escaped(pave_svg *svg, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&': pave_svg_text(svg, "&amp;"); break;
        case '<': pave_svg_text(svg, "&lt;"); break;
        case '>': pave_svg_text(svg, "&gt;"); break;
        case '"': pave_svg_text(svg, "&quot;"); break;
        default: pave_svg_bytes(svg, text, 1);
        }
    }
}

void pave_svg_decimal(pave_svg *svg, double number, int decimals)
{
    static const double powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000};
    double size = fabs(number) < 1e12 ? fabs(number) : 1e12;
    uint64_t parts = (uint64_t)floor(size * powers[decimals] + 0.5); // at most 10^18
    char digits[24];
    size_t first = sizeof digits;
    for (; decimals > 0 && parts % 10 == 0; decimals--) parts /= 10;
    bool negative = number < 0 && parts > 0;
    for (int place = 0; parts > 0 || place <= decimals; place++) {
        if (place == decimals && decimals > 0) digits[--first] = '.';
        digits[--first] = (char)('0' + parts % 10);
        parts /= 10;
    }
    if (negative) digits[--first] = '-';
    pave_svg_bytes(svg, digits + first, sizeof digits - first);
}

void pave_svg_number(pave_svg *svg, double number) { pave_svg_decimal(svg, number, 3); }

void pave_svg_length(pave_svg *svg, double length)
{
    pave_svg_number(svg, length * svg->frame.scale);
}

void pave_svg_point(pave_svg *svg, pave_vec2 point)
{
    pave_svg_length(svg, point.x - svg->frame.origin.x);
    pave_svg_text(svg, ",");
    pave_svg_length(svg, point.y - svg->frame.origin.y);
}

void pave_svg_attribute(pave_svg *svg, const char *name, double number)
{
    pave_svg_text(svg, " ");
    pave_svg_text(svg, name);
    pave_svg_text(svg, "=\"");
    pave_svg_number(svg, number);
    pave_svg_text(svg, "\"");
}
