/// pave/base.h: definitions that every other header uses: results and errors, the allocator,
/// batches with a runner and progress, integers, cells, points and boxes, hashes, and the version.
///
/// Thread safety of the whole library: it has no global state. Any number of threads may use a
/// const object at the same time. An object that a call changes belongs to one thread during that
/// call. Exceptions are documented where they occur.
///
/// A zeroed struct is valid and means the defaults, unless its comment requires a function to make
/// it. Programming errors fail an assertion; bad data is reported as a pave_result.
///
/// Examples: errors.c, world_rectangle.c (a runner and progress).
#ifndef PAVE_BASE_H
#define PAVE_BASE_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(PAVE_STATIC)
#define PAVE_API
#elif defined(_WIN32) && defined(PAVE_BUILD_SHARED)
#define PAVE_API __declspec(dllexport)
#elif defined(_WIN32)
#define PAVE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define PAVE_API __attribute__((visibility("default")))
#else
#define PAVE_API
#endif

// Marks functions whose bodies are in headers. One source file of the library defines it as
// PAVE_API, which exports them as symbols for other languages.
#ifndef PAVE_INLINE
#define PAVE_INLINE static inline
#endif

#if defined(__GNUC__)
#define PAVE_PRINTF(text_index, first_index) \
    __attribute__((format(printf, text_index, first_index)))
#else
#define PAVE_PRINTF(text_index, first_index)
#endif

// ---- Words --------------------------------------------------------------------------------------
// The words of an enumeration pave_x are the list pave_x_words, in the order of its values from 0.
// A NULL ends the list.

/// The word at index `number`; NULL if the list has no such index. Linear in the length of the
/// list.
PAVE_API const char *pave_word(const char *const *words, int64_t number);

/// The index of a word, or -1 if the list does not contain it. Linear in the length of the list.
PAVE_API int pave_word_number(const char *const *words, const char *word);

// ---- Version ------------------------------------------------------------------------------------

#define PAVE_VERSION_MAJOR 1
#define PAVE_VERSION_MINOR 0
#define PAVE_VERSION_PATCH 0
#define PAVE_VERSION_TEXT "1.0.0-rc1"

/// The version of the running library, as "major.minor.patch", with "-rc1" and so on for a release
/// candidate. PAVE_VERSION_TEXT is the version of the headers. The text is static. Constant time.
PAVE_API const char *pave_version(void);

// ---- Results ------------------------------------------------------------------------------------

/// Every result, its fixed number and its text for pave_result_text. Numbers are never reused.
#define PAVE_RESULTS(X)                                                   \
    X(PAVE_OK, 0, "done")                                                 \
    X(PAVE_STOPPED, 1, "stopped by the progress callback")                \
    X(PAVE_CAPACITY, 2, "the buffer is too small")                        \
    X(PAVE_NO_MEMORY, 3, "out of memory")                                 \
    X(PAVE_RANGE, 4, "a number is out of its range")                      \
    X(PAVE_INVALID, 5, "the data contradicts itself or its format")       \
    X(PAVE_INCOMPLETE, 6, "the tile set lacks combinations")              \
    X(PAVE_NOT_FOUND, 7, "there is nothing of that name")                 \
    X(PAVE_UNSUPPORTED, 8, "the data is valid but beyond what pave does") \
    X(PAVE_IO, 9, "a file could not be read or written")

#define PAVE_RESULT_ENUMERATOR(name, number, text) name = number,
typedef enum pave_result { PAVE_RESULTS(PAVE_RESULT_ENUMERATOR) } pave_result;
#undef PAVE_RESULT_ENUMERATOR

/// The text of a result; "unknown result" for any other number. The text is static. Constant time.
PAVE_API const char *pave_result_text(pave_result result);

enum { PAVE_ERROR_FILE_SIZE = 256, PAVE_ERROR_MESSAGE_SIZE = 384 };

/// An error: what went wrong, where, and what to do about it. {0} means no error.
typedef struct pave_error {
    pave_result result;
    int32_t line;   ///< from 1; 0: no line
    int32_t column; ///< from 1; 0: no column
    /// Path of the file, or "". If the path is too long, only its end is stored.
    char file[PAVE_ERROR_FILE_SIZE];
    char message[PAVE_ERROR_MESSAGE_SIZE]; ///< one line, without a final full stop
} pave_error;

/// Fills `error`, which may be NULL, and returns `result`. A reader can therefore `return
/// pave_error_set(...)`. `file` may be NULL. `file` and the arguments may be fields of `error`, to
/// wrap one message in another. Control characters, including line breaks, become spaces. The
/// message is truncated to the size of its field.
PAVE_API pave_result pave_error_set(pave_error *error, pave_result result, const char *file,
                                    int32_t line, int32_t column, const char *format, ...)
    PAVE_PRINTF(6, 7);

/// pave_error_set(error, result, ...) without a file, a line and a column.
#define PAVE_FAIL(error, result, ...) pave_error_set(error, result, NULL, 0, 0, __VA_ARGS__)

enum { PAVE_ERROR_TEXT_SIZE = PAVE_ERROR_FILE_SIZE + PAVE_ERROR_MESSAGE_SIZE + 32 };

/// Writes `FILE:LINE:COLUMN: message`, omitting unknown parts, and returns `out`. `out` must hold
/// at least PAVE_ERROR_TEXT_SIZE characters.
PAVE_API char *pave_error_text(const pave_error *error, char *out);

// ---- Memory -------------------------------------------------------------------------------------

/// A memory allocator. `resize` allocates if `memory` is NULL, frees the block and returns NULL if
/// `new_size` is 0, and otherwise resizes the block. If memory runs out, it returns NULL and leaves
/// the old block unchanged. `old_size` is the size of the last request. Blocks are aligned for any
/// type, as by malloc. An object copies the struct and uses it until it is destroyed, so the
/// context must live that long. A NULL allocator, or one whose `resize` is NULL, means realloc and
/// free.
typedef struct pave_allocator {
    void *(*resize)(void *context, void *memory, size_t old_size, size_t new_size);
    void *context;
} pave_allocator;

// ---- Long batches -------------------------------------------------------------------------------

/// Runs work on threads. `run` calls strip(job, 0) ... strip(job, count - 1), each once, in any
/// order, on any threads. It returns when all calls are done and their writes are visible to the
/// caller's thread. A batch may call `run` several times. The strips depend only on the size of the
/// batch, so results do not depend on the runner.
typedef struct pave_runner {
    void (*run)(void *context, int32_t count, void (*strip)(void *job, int32_t index), void *job);
    void *context;
} pave_runner;

/// A progress callback. `stop` is called from time to time on the caller's thread, with `done` of
/// `total` units of work: first with 0, last with `total`, and never with a total of 0. The
/// function that takes the batch documents the unit. If `stop` returns true, the batch stops and
/// returns PAVE_STOPPED; after the last unit the return value has no effect.
typedef struct pave_progress {
    bool (*stop)(void *context, int64_t done, int64_t total);
    void *context;
} pave_progress;

/// Options of a long batch. NULL or {0}: serial, without progress.
typedef struct pave_batch {
    pave_runner runner;     ///< run NULL: serial
    pave_progress progress; ///< stop NULL: no progress
} pave_batch;

// ---- Integers -----------------------------------------------------------------------------------

/// The quotient rounded down: -1 for -1 / 3, for which C gives 0. `divisor` must be at least 1.
/// Constant time.
PAVE_INLINE int64_t pave_floor_divide(int64_t number, int64_t divisor)
{
    assert(divisor >= 1);
    return number / divisor - (number % divisor < 0);
}

/// The remainder of pave_floor_divide: 0..divisor-1. `divisor` must be at least 1. Constant time.
PAVE_INLINE int64_t pave_floor_modulo(int64_t number, int64_t divisor)
{
    assert(divisor >= 1);
    return number % divisor + (number % divisor < 0 ? divisor : 0);
}

/// The integers min..max, both included; empty if max < min. {0} contains only 0.
typedef struct pave_span {
    int64_t min, max;
} pave_span;

/// The span min..max. Constant time.
PAVE_INLINE pave_span pave_span_of(int64_t min, int64_t max)
{
    pave_span span;
    span.min = min;
    span.max = max;
    return span;
}

/// The intersection of two spans. Constant time.
PAVE_INLINE pave_span pave_span_intersection(pave_span a, pave_span b)
{
    return pave_span_of(a.min > b.min ? a.min : b.min, a.max < b.max ? a.max : b.max);
}

// ---- Cells --------------------------------------------------------------------------------------

/// Maximum of |q| and |r| of every coordinate passed to the library.
#define PAVE_COORDINATE_MAX (INT32_C(1) << 29)

/// A face that carries data: the unit cell (q, r) and the index s of a face in it. s is 0 on
/// squares and hexagons, 0 (L) or 1 (R) on triangles.
typedef struct pave_cell {
    int32_t q, r, s;
} pave_cell;

/// The cell (q, r, 0). Constant time.
PAVE_INLINE pave_cell pave_cell_of(int32_t q, int32_t r)
{
    pave_cell cell;
    cell.q = q;
    cell.r = r;
    cell.s = 0;
    return cell;
}

/// Returns whether q, r and s are equal. Constant time.
PAVE_INLINE bool pave_cell_equal(pave_cell a, pave_cell b)
{
    return a.q == b.q && a.r == b.r && a.s == b.s;
}

/// Returns whether |q| and |r| are at most PAVE_COORDINATE_MAX. Constant time.
PAVE_INLINE bool pave_cell_in_range(pave_cell cell)
{
    return cell.q >= -PAVE_COORDINATE_MAX && cell.q <= PAVE_COORDINATE_MAX &&
           cell.r >= -PAVE_COORDINATE_MAX && cell.r <= PAVE_COORDINATE_MAX;
}

/// The cell (q, r, s), with each number clamped to three times the limits, +-3 * 2^29. A rotation
/// about a distant centre may exceed an int32_t. A clamped cell fails pave_cell_in_range. Constant
/// time.
PAVE_INLINE pave_cell pave_cell_cut(int64_t q, int64_t r, int64_t s)
{
    const int64_t most = 3 * (int64_t)PAVE_COORDINATE_MAX;
    pave_cell cell;
    cell.q = (int32_t)(q > most ? most : q < -most ? -most : q);
    cell.r = (int32_t)(r > most ? most : r < -most ? -most : r);
    cell.s = (int32_t)(s > most ? most : s < -most ? -most : s);
    return cell;
}

// ---- Points -------------------------------------------------------------------------------------

/// A point or a vector of the plane. y points down unless a layout flips it.
typedef struct pave_vec2 {
    double x, y;
} pave_vec2;

/// The vector (x, y). Constant time.
PAVE_INLINE pave_vec2 pave_vec2_of(double x, double y)
{
    pave_vec2 vector;
    vector.x = x;
    vector.y = y;
    return vector;
}

// ---- Boxes --------------------------------------------------------------------------------------

/// A rectangle with sides along x and y: all points with min.x <= x <= max.x and min.y <= y <=
/// max.y. {0} contains only the point (0, 0).
typedef struct pave_box {
    pave_vec2 min, max;
} pave_box;

/// The box with these corners; `max` must not be below `min`. To get the bounding box of a list of
/// points, start with pave_box_of(points[0], points[0]) and add the remaining points. Constant
/// time.
PAVE_INLINE pave_box pave_box_of(pave_vec2 min, pave_vec2 max)
{
    pave_box box;
    box.min = min;
    box.max = max;
    return box;
}

/// The smallest box that contains the box and the point. Constant time.
PAVE_INLINE pave_box pave_box_add(pave_box box, pave_vec2 point)
{
    box.min.x = point.x < box.min.x ? point.x : box.min.x;
    box.min.y = point.y < box.min.y ? point.y : box.min.y;
    box.max.x = point.x > box.max.x ? point.x : box.max.x;
    box.max.y = point.y > box.max.y ? point.y : box.max.y;
    return box;
}

/// The box with every side moved outwards by `margin`, which may be negative. Constant time.
PAVE_INLINE pave_box pave_box_widened(pave_box box, double margin)
{
    return pave_box_of(pave_vec2_of(box.min.x - margin, box.min.y - margin),
                       pave_vec2_of(box.max.x + margin, box.max.y + margin));
}

/// A region of the plane. {0} is the point (0, 0).
typedef struct pave_area {
    pave_box box; ///< bounds of the region
    bool disk;    ///< only the ellipse inscribed in the box (a disk if the box is square)
    /// Restricts the region to points for which it returns true; NULL: no restriction.
    bool (*contains)(void *context, pave_vec2 point);
    void *context; ///< passed to `contains`
} pave_area;

/// The disk with this centre and radius, 0 or more. Constant time.
PAVE_INLINE pave_area pave_area_disk(pave_vec2 middle, double radius)
{
    pave_area area;
    area.box = pave_box_widened(pave_box_of(middle, middle), radius);
    area.disk = true;
    area.contains = NULL;
    area.context = NULL;
    return area;
}

/// The rectangle with these corners; `max` must not be below `min`. Constant time.
PAVE_INLINE pave_area pave_area_rectangle(pave_vec2 min, pave_vec2 max)
{
    pave_area area;
    area.box = pave_box_of(min, max);
    area.disk = false;
    area.contains = NULL;
    area.context = NULL;
    return area;
}

// ---- Hash ---------------------------------------------------------------------------------------

/// The hash of no data: the initial value of every hash.
#define PAVE_HASH_START UINT64_C(0x9e3779b97f4a7c15)

/// Adds one 32-bit word to a hash: h = (h ^ word) * 0xff51afd7ed558ccd, then h ^= h >> 32. The
/// result is the same on every machine, in any byte order. Use it to compare results; it is not
/// cryptographic. Constant time. (The multiplier is from the 64-bit finaliser in A. Appleby,
/// "MurmurHash3", 2011.)
PAVE_INLINE uint64_t pave_hash_word(uint64_t hash, uint32_t word)
{
    hash = (hash ^ word) * UINT64_C(0xff51afd7ed558ccd);
    return hash ^ (hash >> 32);
}

/// Adds `count` words, in order. `words` must hold at least count elements. Linear time.
PAVE_API uint64_t pave_hash(uint64_t hash, const uint32_t *words, int64_t count);

#ifdef __cplusplus
}
#endif
#endif
