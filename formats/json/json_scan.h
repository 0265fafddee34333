/// formats/json/json_scan.h: a JSON scanner in constant memory. Part of pave_json, and also
/// compiled into pave_tiled.
///
/// A reader requests what it expects: a member, an element, a value. After the first failure, all
/// such calls report the end, so one check at the end is enough.
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
    PAVE_JSON_NONE = 0, ///< the scan has failed
    PAVE_JSON_OBJECT,   ///< an object has begun; iterate with pave_json_scan_member
    PAVE_JSON_LIST,     ///< a list has begun; iterate with pave_json_scan_element
    PAVE_JSON_TEXT,     ///< in scan.string
    PAVE_JSON_NUMBER,   ///< as written: scan.number, scan.number_size
    PAVE_JSON_TRUE,
    PAVE_JSON_FALSE,
    PAVE_JSON_NULL
} pave_json_kind;

/// State of a scan of a JSON text.
typedef struct pave_json_scan {
    pave_result result; ///< the first failure
    const char *path;   ///< names the text in errors; may be NULL
    const pave_allocator *allocator;
    pave_error *error; ///< may be NULL
    const char *begin, *at, *end;
    const char *root;        ///< start of the outermost object; NULL before it
    const char *place;       ///< start of the last value read
    const char *name_place;  ///< start of the last name read
    pave_common_list name;   ///< characters, terminated by a 0
    pave_common_list string; ///< characters of the last string, terminated by a 0
    const char *number;      ///< number_size characters
    size_t number_size;
    pave_common_decimal decimal; ///< the number without its exponent
    bool is_plain;               ///< it has no exponent
    bool fresh;                  ///< the innermost list or object has no items yet
} pave_json_scan;

/// Begins scanning `size` bytes of text, skipping a byte order mark. Give the scan to
/// pave_json_scan_release.
void pave_json_scan_begin(pave_json_scan *scan, const char *text, size_t size, const char *path,
                          const pave_allocator *allocator, pave_error *error);

/// Releases the scan and returns its result.
pave_result pave_json_scan_release(pave_json_scan *scan);

/// Opens the outermost object.
bool pave_json_scan_root(pave_json_scan *scan);

/// Advances to the next member of the innermost object and reads its name; its value begins at
/// scan->at. Returns false at the end and after a failure.
bool pave_json_scan_member(pave_json_scan *scan);

/// Advances to the next element of the innermost list, which begins at scan->at. Returns false at
/// the end and after a failure.
bool pave_json_scan_element(pave_json_scan *scan);

/// Reads a value; for an object or a list, only its bracket.
pave_json_kind pave_json_scan_value(pave_json_scan *scan);

/// Skips a value with its contents. Returns false after a failure, including lists and objects
/// nested more than 64 deep.
bool pave_json_scan_skip(pave_json_scan *scan);

/// Checks that the text ends after the object. pave_json_scan_members does this itself.
void pave_json_scan_end(pave_json_scan *scan);

/// Returns true and the value if the last number read is an integer of at most 18 digits: 1.0,
/// 10e-1 and 1 are the same number.
bool pave_json_scan_whole(const pave_json_scan *scan, int64_t *out);

/// Reports an error at the line and column of a position in the text, unless an error was reported
/// before. Returns false.
bool pave_json_scan_fail(pave_json_scan *scan, const char *place, pave_result result,
                         const char *format, ...) PAVE_PRINTF(4, 5);

/// Fails with PAVE_NO_MEMORY. Returns false.
bool pave_json_scan_no_memory(pave_json_scan *scan);

/// Reads a number; returns false on any other value, without an error: the caller reports it.
bool pave_json_scan_number(pave_json_scan *scan, double *out);

/// Reads an integer from INT32_MIN to INT32_MAX; false as above.
bool pave_json_scan_int32(pave_json_scan *scan, int32_t *out);

/// Reads [x, y]; false as above, or if they are not finite.
bool pave_json_scan_vector(pave_json_scan *scan, pave_vec2 *out);

/// Reads [a, b], two integers as above.
bool pave_json_scan_int32_pair(pave_json_scan *scan, int32_t *out);

/// Reads [q, r, s]; false as above. With `flat`, [q, r] is allowed too and leaves s unchanged.
bool pave_json_scan_cell(pave_json_scan *scan, bool flat, pave_cell *out);

/// Appends a list of integers as int32_t elements; `list` NULL: skips them. On any other value,
/// fails with the message `wanted`.
bool pave_json_scan_integers(pave_json_scan *scan, pave_common_list *list, const char *wanted);

/// Reads a string; "" for any other value, so that it matches no word.
const char *pave_json_scan_name(pave_json_scan *scan);

/// Turns the result of making an object into a failure at `place`, with the maker's message.
/// Returns true if it is PAVE_OK.
bool pave_json_scan_made(pave_json_scan *scan, pave_result result, const char *place,
                         const char *message);

/// What a member of an object holds, and the type of the variable that receives it.
typedef enum pave_json_field {
    PAVE_FIELD_READ = 0, ///< anything: the member's function reads it
    PAVE_FIELD_ANY,      ///< any value, which is skipped
    PAVE_FIELD_BOOL,     ///< bool
    PAVE_FIELD_INT32,    ///< int32_t from `low` to `high`
    PAVE_FIELD_RANGED,   ///< the same, but PAVE_RANGE beyond these; `wanted` does not say them
    PAVE_FIELD_PAIR,     ///< int32_t[2], each at least `low`
    PAVE_FIELD_REAL,     ///< double, finite
    PAVE_FIELD_VECTOR,   ///< pave_vec2, finite
    PAVE_FIELD_WORD,     ///< an enum: the index of one of `words`, up to `high` unless that is 0
    PAVE_FIELD_TEXT,     ///< char *, a copy
    PAVE_FIELD_PATH      ///< char *, a copy joined to the folder of the file; not empty
} pave_json_field;

/// A member of an object, and the offset in the reader of the variable that receives it. A member
/// with a function needs no `field`.
typedef struct pave_json_member {
    const char *name;
    pave_json_field field;
    size_t offset;
    /// Called when the scan is at the value. On failure the scan has the error.
    bool (*read)(pave_json_scan *scan, void *out);
    int32_t low, high;
    const char *const *words;
    /// Message for any other value; NULL (booleans, integers): a message with the name.
    const char *wanted;
} pave_json_member;

/// Reads the members of the object just begun, in any order, and refuses unknown and duplicate
/// ones; `whose` names the owner in errors. After the outermost object the text must end. `places`
/// (may be NULL) has an element for each member and receives where the value of each member that is
/// present begins. Returns a mask with bit k set if member k is present.
uint32_t pave_json_scan_members(pave_json_scan *scan, const pave_json_member *members, int count,
                                void *reader, const char *whose, const char **places);

/// A file format whose text is one object.
typedef struct pave_json_format {
    size_t size_max; ///< maximum size in bytes
    size_t out_size; ///< size of what is read into: it is zeroed first
    /// Reads the object into `out`, after its bracket. Writes to `out` only if it returns true; on
    /// failure the scan has the error.
    bool (*read)(pave_json_scan *scan, void *out);
} pave_json_format;

/// Read from memory or from a file. `error` may be NULL.
pave_result pave_json_text_parse(const pave_json_format *format, const char *text, size_t size,
                                 const char *path, const pave_allocator *allocator, void *out,
                                 pave_error *error);
pave_result pave_json_file_read(const pave_json_format *format, const char *path,
                                const pave_allocator *allocator, void *out, pave_error *error);

/// Returns the start of element `index` of the list at `list`. The list must already be parsed.
const char *pave_json_scan_place(const pave_json_scan *scan, const char *list, int64_t index);

#endif
