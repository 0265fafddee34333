/// formats/json/json_scan.h: a JSON text, value by value, in memory that does not grow with it.
/// Part of pave_json, and compiled into pave_tiled as well.
///
/// A reader pulls what it expects: a member, an element, a value. The first failure is kept: after
/// it there are no more members, elements and values, so a check at the end is enough.
///
///     if (!pave_json_scan_root(&scan)) ...
///     while (pave_json_scan_member(&scan))                                     // its name is
///                                                                              scan.name
///         if (pave_json_scan_value(&scan) == PAVE_JSON_LIST)
///             while (pave_json_scan_element(&scan)) pave_json_scan_value(&scan) ...
///     pave_json_scan_end(&scan);
///
/// Based on: T. Bray, "RFC 8259: The JavaScript Object Notation (JSON) Data Interchange Format",
/// 2017.
#ifndef PAVE_FORMATS_JSON_SCAN_H
#define PAVE_FORMATS_JSON_SCAN_H

#include "../common/common_list.h"
#include "../common/common_text.h"

typedef enum pave_json_kind {
    PAVE_JSON_NONE = 0, ///< it has failed
    PAVE_JSON_OBJECT,   ///< has begun: pave_json_scan_member goes through it
    PAVE_JSON_LIST,     ///< has begun: pave_json_scan_element goes through it
    PAVE_JSON_TEXT,     ///< in scan.string
    PAVE_JSON_NUMBER,   ///< as it is written: scan.number, scan.number_size
    PAVE_JSON_TRUE,
    PAVE_JSON_FALSE,
    PAVE_JSON_NULL
} pave_json_kind;

/// A text that is being read.
typedef struct pave_json_scan {
    pave_result result; ///< the first thing that went wrong
    const char *path;   ///< names the text in errors; may be NULL
    const pave_allocator *allocator;
    pave_error *error; ///< may be NULL
    const char *begin, *at, *end;
    const char *root;        ///< where the object begins that the text is; NULL before
    const char *place;       ///< where the value begins that was read last
    const char *name_place;  ///< where the name begins that was read last
    pave_common_list name;   ///< of characters, with a 0 at the end
    pave_common_list string; ///< the same
    const char *number;      ///< number_size characters
    size_t number_size;
    pave_common_decimal decimal; ///< this number without its exponent
    bool is_plain;               ///< it has no exponent
    bool fresh;                  ///< the innermost list or object has nothing in it yet
} pave_json_scan;

/// Begins with a text of `size` bytes, after a byte order mark if there is one. Give the scan to
/// pave_json_scan_release.
void pave_json_scan_begin(pave_json_scan *scan, const char *text, size_t size, const char *path,
                          const pave_allocator *allocator, pave_error *error);

/// Releases what it holds, and returns its result.
pave_result pave_json_scan_release(pave_json_scan *scan);

/// Opens the object that the text is.
bool pave_json_scan_root(pave_json_scan *scan);

/// Goes on to the next member of the innermost object and reads its name, so that scan->at is where
/// its value begins; false at its end, and after a failure.
bool pave_json_scan_member(pave_json_scan *scan);

/// Goes on to the next element of the innermost list, so that scan->at is where it begins; false at
/// its end, and after a failure.
bool pave_json_scan_element(pave_json_scan *scan);

/// Reads a value; of an object or a list, only its bracket.
pave_json_kind pave_json_scan_value(pave_json_scan *scan);

/// Reads past a value and all in it; false after a failure, as for lists and objects that are
/// nested more than 64 deep.
bool pave_json_scan_skip(pave_json_scan *scan);

/// Expects the end of the text, where the object has ended. pave_json_scan_members does so itself.
void pave_json_scan_end(pave_json_scan *scan);

/// Whether the number that was read last is an integer of at most 18 digits, and which one: 1.0,
/// 10e-1 and 1 are the same number.
bool pave_json_scan_whole(const pave_json_scan *scan, int64_t *out);

/// Fails with the line and the column of a place in the text, unless it has failed already. Returns
/// false.
bool pave_json_scan_fail(pave_json_scan *scan, const char *place, pave_result result,
                         const char *format, ...) PAVE_PRINTF(4, 5);

/// The same for lack of memory.
bool pave_json_scan_no_memory(pave_json_scan *scan);

/// Reads a number; false where there is something else, of which the caller says what is wanted.
bool pave_json_scan_number(pave_json_scan *scan, double *out);

/// Reads a whole number from INT32_MIN to INT32_MAX; false as above.
bool pave_json_scan_int32(pave_json_scan *scan, int32_t *out);

/// Reads [x, y]; false as above, or where they are not finite.
bool pave_json_scan_vector(pave_json_scan *scan, pave_vec2 *out);

/// Reads [a, b], two such whole numbers; false as above.
bool pave_json_scan_int32_pair(pave_json_scan *scan, int32_t *out);

/// The text that is the next value; "" for any other value, so that no word is it.
const char *pave_json_scan_name(pave_json_scan *scan);

/// The number of the word that is the next value, 0..most; -1 for anything else, after it has
/// failed with what is wanted.
int pave_json_scan_word(pave_json_scan *scan, const char *const *words, int most,
                        const char *wanted);

/// A member that an object may have: `read` is called where its value stands, and gets what the
/// caller of pave_json_scan_members gave.
typedef struct pave_json_member {
    const char *name;
    bool (*read)(void *reader);
} pave_json_member;

/// Reads the members of the object that has begun last, in whatever order, and refuses others and
/// those that stand there twice; `whose` says in errors who has which. Behind the object that the
/// text is, the text must end. Returns bit k for each member k that was there.
uint32_t pave_json_scan_members(pave_json_scan *scan, const pave_json_member *members, int count,
                                void *reader, const char *whose);

/// What a text is: one object.
typedef struct pave_json_format {
    size_t size_max; ///< a text of more bytes is refused
    /// Reads what follows the bracket of the object into `out`, to which nothing is written unless
    /// it returns true; on failure the scan has the error.
    bool (*read)(pave_json_scan *scan, void *out);
} pave_json_format;

/// Reads a text; and a file. `error` may be NULL.
pave_result pave_json_text_parse(const pave_json_format *format, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator, void *out,
                                 pave_error *error);
pave_result pave_json_file_read(const pave_json_format *format, const char *path,
                                const pave_allocator *allocator, void *out, pave_error *error);

/// Where element `index` of the list at `list` begins, both of which have been read already.
const char *pave_json_scan_place(const pave_json_scan *scan, const char *list, int64_t index);

#endif
