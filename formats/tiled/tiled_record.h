/// formats/tiled/tiled_record.h: uniform access to the named values of an XML element or a JSON
/// object. Tiled uses the same names for most of them in both formats, so one description of names
/// and ranges serves both.
#ifndef PAVE_TILED_RECORD_H
#define PAVE_TILED_RECORD_H

#include "tiled_input.h"
#include "tiled_json_tree.h"

/// The values of an element: attributes (pairs of texts, terminated by NULL) or a JSON object.
typedef struct pave_tiled_record {
    const pave_tiled_input *input;
    const char *element;           ///< its XML name
    const char **attributes;       ///< NULL in JSON
    const pave_tiled_node *object; ///< NULL in XML
} pave_tiled_record;

/// Pass this as the fallback if the value is required.
#define PAVE_TILED_REQUIRED INT64_MIN

/// Fails with the element's name before the message.
pave_result pave_tiled_record_fail(const pave_tiled_record *record, pave_result result,
                                   const char *format, ...) PAVE_PRINTF(3, 4);

/// Returns the attribute with that name in XML, or NULL; NULL in JSON.
const char *pave_tiled_record_attribute(const pave_tiled_record *record, const char *name);

/// Returns the member with that name in JSON, or NULL (null counts as absent); NULL in XML.
const pave_tiled_node *pave_tiled_record_member(const pave_tiled_record *record, const char *name);

/// Returns true if a value with that name exists.
bool pave_tiled_record_has(const pave_tiled_record *record, const char *name);

/// Gets a string, valid as long as the record; NULL if absent. Returns PAVE_INVALID if it is not
/// text.
pave_result pave_tiled_record_text(const pave_tiled_record *record, const char *name,
                                   const char **out);

/// Reads `count` integers with commas between them. With `gaps` they may be missing, which leaves
/// `out` as it is.
bool pave_tiled_integers_read(const char *text, int count, bool gaps, int64_t *out);

/// Gets an integer, which must be in low..high; `fallback` if absent.
pave_result pave_tiled_record_integer(const pave_tiled_record *record, const char *name,
                                      int64_t low, int64_t high, int64_t fallback, int64_t *out);

/// Like pave_tiled_record_integer, for 32 bits; low and high must fit.
pave_result pave_tiled_record_int32(const pave_tiled_record *record, const char *name, int32_t low,
                                    int32_t high, int64_t fallback, int32_t *out);

/// Arguments of pave_tiled_record_int32, for several values.
typedef struct pave_tiled_number {
    const char *name;
    int32_t low, high;
    int64_t fallback;
    int32_t *out;
} pave_tiled_number;

/// Reads `count` numbers, up to the first invalid one.
pave_result pave_tiled_record_numbers(const pave_tiled_record *record,
                                      const pave_tiled_number *numbers, size_t count);

/// Gets a flag: true if the value is 1 or true; false if absent.
pave_result pave_tiled_record_flag(const pave_tiled_record *record, const char *name, bool *out);

/// Gets a weight (see pave_weight_read); 1 if absent.
pave_result pave_tiled_record_weight(const pave_tiled_record *record, const char *name,
                                     double *out);

/// Gets a colour as 0xRRGGBB; *has is false if absent.
pave_result pave_tiled_record_rgb(const pave_tiled_record *record, const char *name, bool *has,
                                  uint32_t *out);

/// Copies a string; NULL if absent.
pave_result pave_tiled_record_copy(const pave_tiled_record *record, const char *name, char **out);

/// A valid word, and its value.
typedef struct pave_tiled_word {
    const char *text;
    int value;
} pave_tiled_word;

/// Gets the value of a word; *out does not change if it is absent or empty. `words` ends with a
/// NULL text. Returns PAVE_INVALID (or `otherwise`) for a word that is not listed; the message
/// lists all.
pave_result pave_tiled_record_word(const pave_tiled_record *record, const char *name,
                                   const pave_tiled_word *words, pave_result otherwise, int *out);

#endif
