/// formats/tiled/tiled_record.h: the named values of one XML element or one JSON object, read the
/// same way. Tiled gives most of them the same names in both formats, so what is to be read and
/// which values are allowed is written down once.
#ifndef PAVE_TILED_RECORD_H
#define PAVE_TILED_RECORD_H

#include "tiled_input.h"
#include "tiled_json_tree.h"

/// The values of an element: either attributes (pairs of texts, ended by NULL) or a JSON object.
typedef struct pave_tiled_record {
    const pave_tiled_input *input;
    const char *element;           ///< its name in XML
    const char **attributes;       ///< NULL in JSON
    const pave_tiled_node *object; ///< NULL in XML
} pave_tiled_record;

/// As a fallback: the value must be there.
#define PAVE_TILED_REQUIRED INT64_MIN

/// Fails with the element's name before the message.
pave_result pave_tiled_record_fail(const pave_tiled_record *record, pave_result result,
                                   const char *format, ...) PAVE_PRINTF(3, 4);

/// The value of that name in XML, or NULL; NULL in JSON.
const char *pave_tiled_record_attribute(const pave_tiled_record *record, const char *name);

/// The value of that name in JSON, or NULL (null counts as absent too); NULL in XML.
const pave_tiled_node *pave_tiled_record_member(const pave_tiled_record *record, const char *name);

/// Whether there is a value of that name.
bool pave_tiled_record_has(const pave_tiled_record *record, const char *name);

/// The text of that name, valid as long as the record; NULL if it is absent. PAVE_INVALID when
/// it is not text.
pave_result pave_tiled_record_text(const pave_tiled_record *record, const char *name,
                                   const char **out);

/// The whole number of that name, which must be in low..high; `fallback` if it is absent.
pave_result pave_tiled_record_integer(const pave_tiled_record *record, const char *name,
                                      int64_t low, int64_t high, int64_t fallback, int64_t *out);

/// The same into 32 bits; low and high must fit.
pave_result pave_tiled_record_int32(const pave_tiled_record *record, const char *name, int32_t low,
                                    int32_t high, int64_t fallback, int32_t *out);

/// What pave_tiled_record_int32 takes, for several.
typedef struct pave_tiled_number {
    const char *name;
    int32_t low, high;
    int64_t fallback;
    int32_t *out;
} pave_tiled_number;

/// The same for `count` numbers, up to the first that is wrong.
pave_result pave_tiled_record_numbers(const pave_tiled_record *record,
                                      const pave_tiled_number *numbers, size_t count);

/// Whether the value of that name is 1 or true; false if it is absent.
pave_result pave_tiled_record_flag(const pave_tiled_record *record, const char *name, bool *out);

/// The weight of that name (see pave_weight_read); 1 if it is absent.
pave_result pave_tiled_record_weight(const pave_tiled_record *record, const char *name,
                                     double *out);

/// The colour of that name as 0xRRGGBB; *has false if it is absent.
pave_result pave_tiled_record_rgb(const pave_tiled_record *record, const char *name, bool *has,
                                  uint32_t *out);

/// A copy of the text of that name; NULL if it is absent.
pave_result pave_tiled_record_copy(const pave_tiled_record *record, const char *name, char **out);

/// A word that may be a value, and what it stands for.
typedef struct pave_tiled_word {
    const char *text;
    int value;
} pave_tiled_word;

/// The value of the word of that name; *out does not change if it is absent or empty.
/// `words` ends with a NULL text. PAVE_INVALID (or `otherwise`) for a word that is not listed; the
/// message lists them.
pave_result pave_tiled_record_word(const pave_tiled_record *record, const char *name,
                                   const pave_tiled_word *words, pave_result otherwise, int *out);

#endif
