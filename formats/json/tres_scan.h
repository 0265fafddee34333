/// formats/json/tres_scan.h: reads text resources and scenes of Godot 4, a section or a property
/// at a time.
#ifndef PAVE_FORMATS_JSON_TRES_SCAN_H
#define PAVE_FORMATS_JSON_TRES_SCAN_H

#include <pave/base.h>

/// A piece of the text.
typedef struct pave_tres_slice {
    const char *at;
    size_t size;
} pave_tres_slice;

typedef struct pave_tres_scan {
    const char *at, *end;
    int32_t line;
    const char *path;
    pave_error *error;
    pave_result result; ///< the first failure; after it nothing is read

    // Where it is: the fields of the section's head, and a property.
    pave_tres_slice section; ///< its first word, such as sub_resource
    pave_tres_slice type, id, resource_path;
    pave_tres_slice name, value; ///< empty name: the section begins
} pave_tres_scan;

/// Whether a text begins as a resource or a scene does.
bool pave_tres_recognizes(const char *text, size_t size);

/// Begins; clears the error, which may be NULL.
pave_tres_scan pave_tres_begin(const char *text, size_t size, const char *path, pave_error *error);

/// Goes to the next section or property; false at the end, and after a failure.
bool pave_tres_next(pave_tres_scan *scan);

/// Fails at the line of what was read last; returns false.
bool pave_tres_fail(pave_tres_scan *scan, pave_result result, const char *format, ...)
    PAVE_PRINTF(3, 4);

bool pave_tres_is(pave_tres_slice slice, const char *text);

/// Takes `text` off the beginning of a slice, if it is there.
bool pave_tres_skip(pave_tres_slice *slice, const char *text);

/// Takes a number of up to 9 digits off the beginning of a slice.
bool pave_tres_take_number(pave_tres_slice *slice, int32_t *out);

/// A whole number, 0..maximum; a number; two numbers, of Vector2i; the parts of a Color, 0 to 1;
/// the id in Word("id"). Each fails with what the property must be.
bool pave_tres_integer(pave_tres_scan *scan, int32_t maximum, int32_t *out);
bool pave_tres_real(pave_tres_scan *scan, double *out);
bool pave_tres_vector(pave_tres_scan *scan, int32_t maximum, int32_t out[2]);
bool pave_tres_color(pave_tres_scan *scan, uint32_t *rgb);
bool pave_tres_reference(pave_tres_scan *scan, const char *word, pave_tres_slice *id);

/// A copy of the text in a string of the file; NULL when there is no memory.
char *pave_tres_text(pave_tres_slice string, const pave_allocator *allocator);

#endif
