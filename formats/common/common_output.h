/// formats/common/common_output.h: atomic file output. Data is written to a temporary file in the
/// target's folder, which replaces the target on a successful close; after an error the target is
/// unchanged. The path "-" is standard output; devices and pipes are written directly.
///
/// The first error sticks and stops all writing, so callers need to check only occasionally. A
/// process that exits without closing leaves its temporary file behind: stop the writer through the
/// progress callback instead.
#ifndef PAVE_FORMATS_COMMON_OUTPUT_H
#define PAVE_FORMATS_COMMON_OUTPUT_H

#include <pave/base.h>

typedef struct pave_output {
    pave_result result; ///< the first failure
    pave_error *error;  ///< receives its description; may be NULL
    const char *path;   ///< as given by the caller
    const pave_allocator *allocator;
    const pave_batch *batch; ///< its progress callback may stop the output; NULL after opening
    int descriptor;
    bool (*write)(void *context, const char *bytes,
                  size_t size); ///< receives the bytes; NULL: writes a file
    void *context;
    char *target; ///< final name of the temporary file; NULL: written directly
    char *temporary;
    char *kept;  ///< companion only: hidden name of the file it replaces; NULL: none
    bool fresh;  ///< companion only: it replaces no file
    bool placed; ///< already renamed
    char *buffer;
    size_t used, capacity;          ///< bytes used in the buffer, and its size
    bool grows;                     ///< the buffer keeps all bytes; see pave_output_parts
    struct pave_output_list *parts; ///< see pave_output_parts; their buffers are kept
    struct pave_output *companion;  ///< the file renamed just before this one; NULL: none
} pave_output;

/// Opens the file. `path` and `error` must outlive the output. Returns PAVE_OK, PAVE_IO or
/// PAVE_NO_MEMORY; after a failure there is nothing to close.
pave_result pave_output_open(pave_output *output, const char *path, const pave_allocator *allocator,
                             pave_error *error);

/// Opens an output that passes its bytes to a function. If the function returns false, the output
/// fails with PAVE_STOPPED. Returns PAVE_OK or PAVE_NO_MEMORY.
pave_result pave_output_open_function(pave_output *output,
                                      bool (*write)(void *context, const char *bytes, size_t size),
                                      void *context, const pave_allocator *allocator,
                                      pave_error *error);

/// Commits two files together: closing `output` also closes the companion. Both files are
/// completely written before either is renamed; the companion is renamed first. If either fails,
/// both are removed and the file replaced by the companion is restored. A companion may have a
/// companion too. It must outlive the output.
void pave_output_accompany(pave_output *output, pave_output *companion);

/// Closes the output: renames the file if nothing failed, otherwise removes it. Returns the overall
/// result.
pave_result pave_output_close(pave_output *output);

/// Marks the output as failed, unless it has failed before. Returns the first failure.
pave_result pave_output_fail(pave_output *output, pave_result result, const char *format, ...)
    PAVE_PRINTF(3, 4);

/// Marks the output as failed with PAVE_NO_MEMORY.
pave_result pave_output_no_memory(pave_output *output);

/// Calls the batch's progress callback unless the output has failed. If the callback returns true
/// before all units are done, the output fails with PAVE_STOPPED. Returns true if the output has
/// failed.
bool pave_output_stopped(pave_output *output, int64_t done, int64_t total);

/// Takes over a result whose error is already filled.
pave_result pave_output_take(pave_output *output, pave_result result);

/// Returns true if both paths name the same existing file.
bool pave_output_same_file(const char *a, const char *b);

/// Writes `count` parts in order: write(job, index, part) writes part `index` to `part`, which is
/// in memory from its first byte, at `part->buffer`. Parts are made on the threads of the batch's
/// runner, which also use the allocator. The last parts may be written to the file later, on any of
/// these threads, but before any byte that follows; a function receives them on the caller's
/// thread. A failed part is the last one.
void pave_output_parts(pave_output *output, int64_t count,
                       void (*write)(void *job, int64_t index, pave_output *part), void *job);

/// Returns a buffer for up to `size` bytes, at most 64 kB unless the output is a part; the caller
/// adds the bytes written to `used`. NULL after a failure.
char *pave_output_room(pave_output *output, size_t size);

void pave_output_bytes(pave_output *output, const void *bytes, size_t size);
void pave_output_char(pave_output *output, char c);
void pave_output_text(pave_output *output, const char *text);
void pave_output_format(pave_output *output, const char *format, ...)
    PAVE_PRINTF(2, 3); ///< up to 511 characters; no floats, since they depend on the locale
void pave_output_unsigned(pave_output *output, uint64_t number);
void pave_output_signed(pave_output *output, int64_t number);

/// Puts the decimal digits of a number, at most 20, and returns their end.
char *pave_output_digits(char *to, uint64_t number);

/// Writes the shortest decimal that reads back as the same number, with a decimal point in every
/// locale. Not for infinities and NaN.
void pave_output_double(pave_output *output, double number);

/// Writes escaped text for an XML attribute. NULL writes nothing. Fails with PAVE_INVALID if it is
/// not UTF-8 or not allowed in XML.
void pave_output_xml(pave_output *output, const char *text);

/// Decodes the UTF-8 character at `text` and returns its length in bytes; 0 if invalid, including
/// overlong forms and surrogates.
int pave_output_character(const char *text, uint32_t *number);

/// Writes a quoted JSON string; NULL is "". Fails with PAVE_INVALID if it is not UTF-8.
void pave_output_json(pave_output *output, const char *text);

#endif
