/// formats/json/tres_scan.h: reads Godot 4 text resources and scenes, a section or a property at a
/// time.
#ifndef PAVE_FORMATS_JSON_TRES_SCAN_H
#define PAVE_FORMATS_JSON_TRES_SCAN_H

#include <pave/base.h>

/// Part of the text.
typedef struct pave_tres_slice {
    const char *at;
    size_t size;
} pave_tres_slice;

typedef struct pave_tres_scan {
    const char *at, *end;
    int32_t line;
    const char *path;
    pave_error *error;
    pave_result result; ///< the first failure; nothing is read after it

    // Current position: fields of the section's header, and a property.
    pave_tres_slice section; ///< its first word, such as sub_resource
    pave_tres_slice type, id, resource_path;
    pave_tres_slice name, value; ///< empty name: start of the section
} pave_tres_scan;

/// Returns true if the text begins like a resource or a scene.
bool pave_tres_recognizes(const char *text, size_t size);

/// Starts reading; clears the error, which may be NULL.
pave_tres_scan pave_tres_begin(const char *text, size_t size, const char *path, pave_error *error);

/// Advances to the next section or property; returns false at the end and after a failure.
bool pave_tres_next(pave_tres_scan *scan);

/// Fails at the line read last; returns false.
bool pave_tres_fail(pave_tres_scan *scan, pave_result result, const char *format, ...)
    PAVE_PRINTF(3, 4);

bool pave_tres_is(pave_tres_slice slice, const char *text);

/// Removes `text` from the beginning of a slice, if present.
bool pave_tres_skip(pave_tres_slice *slice, const char *text);

/// Removes a number of up to 9 digits from the beginning of a slice.
bool pave_tres_take_number(pave_tres_slice *slice, int32_t *out);

/// Parse an integer, 0..maximum; a number; the two numbers of a Vector2i; the components of a
/// Color, 0 to 1; the id in Word("id"). On failure, the error says what the property must be.
bool pave_tres_integer(pave_tres_scan *scan, int32_t maximum, int32_t *out);
bool pave_tres_real(pave_tres_scan *scan, double *out);
bool pave_tres_vector(pave_tres_scan *scan, int32_t maximum, int32_t out[2]);
bool pave_tres_color(pave_tres_scan *scan, uint32_t *rgb);
bool pave_tres_reference(pave_tres_scan *scan, const char *word, pave_tres_slice *id);

/// Copies the text of a string in the file; NULL if out of memory.
char *pave_tres_text(pave_tres_slice string, const pave_allocator *allocator);

#endif
