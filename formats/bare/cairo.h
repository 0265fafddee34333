/// formats/bare/cairo.h: the names of cairo's types in headers, for builds without cairo.
#ifndef PAVE_FORMATS_BARE_CAIRO_H
#define PAVE_FORMATS_BARE_CAIRO_H

typedef struct cairo cairo_t;
typedef int cairo_status_t;

#endif
