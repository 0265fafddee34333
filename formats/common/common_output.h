/// formats/common/common_output.h: a file that is there whole or not at all. What is written goes
/// to a temporary file beside the target, which takes the target's place when it is closed without
/// an error; after one the target is as it was. The path "-" is standard output; devices and pipes
/// are written as they are.
///
/// The first error sticks: after it nothing is written any more, so that callers need to look only
/// now and then. An interrupted command leaves its temporary behind only if it ends without a
/// close: let the progress callback stop the writer instead.
#ifndef PAVE_FORMATS_COMMON_OUTPUT_H
#define PAVE_FORMATS_COMMON_OUTPUT_H

#include <pave/base.h>

typedef struct pave_output {
    pave_result result; ///< the first thing that went wrong
    pave_error *error;  ///< where it is described; may be NULL
    const char *path;   ///< as the caller named it
    const pave_allocator *allocator;
    const pave_batch *batch; ///< whose progress callback may stop it; NULL after opening
    int descriptor;
    bool (*write)(void *context, const char *bytes,
                  size_t size); ///< takes the bytes instead of a file; NULL: a file
    void *context;
    char *target; ///< what the temporary is renamed to; NULL: written as it is
    char *temporary;
    char *kept;  ///< of a companion: what it replaces, under a hidden name; NULL: nothing
    bool fresh;  ///< of a companion: it replaces nothing
    bool placed; ///< it is in its place
    char *buffer;
    size_t used;                   ///< bytes of the buffer
    struct pave_output *companion; ///< the file that takes its place just before this one; NULL
} pave_output;

/// Opens the file. `path` and `error` must stay as long as the output. Returns PAVE_OK; PAVE_IO or
/// PAVE_NO_MEMORY, and then there is nothing to close.
pave_result pave_output_open(pave_output *output, const char *path, const pave_allocator *allocator,
                             pave_error *error);

/// The same for a function that takes the bytes; when it returns false, the output fails with
/// PAVE_STOPPED. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_output_open_function(pave_output *output,
                                      bool (*write)(void *context, const char *bytes, size_t size),
                                      void *context, const pave_allocator *allocator,
                                      pave_error *error);

/// Makes two files one: closing `output` closes the companion as well. Both are finished before
/// either takes its place, the companion first; where anything goes wrong with one, both disappear,
/// and what was in the companion's place returns. The companion may have one itself. It must stay
/// as long as the output.
void pave_output_accompany(pave_output *output, pave_output *companion);

/// Closes the file: it takes its place if nothing went wrong, and else disappears. Returns the
/// result of it all.
pave_result pave_output_close(pave_output *output);

/// Makes the output fail, unless it has failed already. Returns the first result.
pave_result pave_output_fail(pave_output *output, pave_result result, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// The same for lack of memory.
pave_result pave_output_no_memory(pave_output *output);

/// Calls the progress callback of the output's batch, unless the output has failed; it fails with
/// PAVE_STOPPED if that returns true before all is done. Returns whether the output has failed.
bool pave_output_stopped(pave_output *output, int64_t done, int64_t total);

/// Takes over a result whose error has been described already.
pave_result pave_output_take(pave_output *output, pave_result result);

/// Whether both paths lead to the same existing file.
bool pave_output_same_file(const char *a, const char *b);

/// Where up to `size` bytes, at most 64, may be written, which `used` then counts; NULL after a
/// failure.
char *pave_output_room(pave_output *output, size_t size);

void pave_output_bytes(pave_output *output, const void *bytes, size_t size);
void pave_output_char(pave_output *output, char c);
void pave_output_text(pave_output *output, const char *text);
void pave_output_format(pave_output *output, const char *format, ...)
    PAVE_PRINTF(2, 3); ///< up to 511 characters; no floats: they know a locale
void pave_output_unsigned(pave_output *output, uint64_t number);
void pave_output_signed(pave_output *output, int64_t number);

/// The shortest decimal that reads back as the same number, with a point in every locale. Not for
/// infinities and NaN.
void pave_output_double(pave_output *output, double number);

/// Text inside an XML attribute, escaped. NULL writes nothing. Fails with PAVE_INVALID for what is
/// not UTF-8 or cannot stand in XML.
void pave_output_xml(pave_output *output, const char *text);

/// The bytes of the UTF-8 character at `text`, and its number; 0 bytes for anything else, overlong
/// forms and surrogates included.
int pave_output_character(const char *text, uint32_t *number);

/// A JSON string with its quotes; NULL is "". Fails with PAVE_INVALID for what is not UTF-8.
void pave_output_json(pave_output *output, const char *text);

#endif
