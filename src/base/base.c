/// src/base/base.c: results, errors, memory, hashes, the version.
#include "exact.h"

#include "area.h"
#include "memory.h"

#include <pave/base.h>

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *pave_version(void) { return PAVE_VERSION_TEXT; }

const char *pave_result_text(pave_result result)
{
    switch (result) {
#define PAVE_RESULT_CASE(name, number, text) \
    case name: return text;
        PAVE_RESULTS(PAVE_RESULT_CASE)
#undef PAVE_RESULT_CASE
    }
    return "unknown result";
}

const char *pave_word(const char *const *words, int64_t number)
{
    if (number < 0) return NULL;
    while (number > 0 && *words) words++, number--;
    return *words;
}

int pave_word_number(const char *const *words, const char *word)
{
    assert(word);
    for (int number = 0; words[number]; number++)
        if (strcmp(words[number], word) == 0) return number;
    return -1;
}

// ---- Errors -------------------------------------------------------------------------------------

static void error_blank_controls(char *text)
{
    for (; *text; text++)
        if ((unsigned char)*text < 0x20 || *text == 0x7f) *text = ' ';
}

/// Returns whether a byte continues a UTF-8 character.
static bool utf8_continues(char byte) { return ((unsigned char)byte & 0xc0) == 0x80; }

/// If truncation to `length` bytes has cut the last character of a string, removes that character.
static void utf8_mend_end(char *text, size_t length)
{
    size_t begin = length;
    while (begin > 0 && utf8_continues(text[begin - 1])) begin--;
    if (begin == 0 || (unsigned char)text[begin - 1] < 0xc0) return;
    unsigned char lead = (unsigned char)text[begin - 1];
    size_t wanted = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (length - begin < wanted) text[begin - 1] = '\0';
}

/// If the path is too long, stores its end, which is more useful than its beginning.
static void error_set_file(pave_error *error, const char *file)
{
    size_t length = strlen(file), capacity = PAVE_ERROR_FILE_SIZE - 1;
    if (length <= capacity) {
        memcpy(error->file, file, length + 1);
    } else {
        const char *end = file + length - (capacity - 3);
        while (utf8_continues(*end)) end++;
        snprintf(error->file, sizeof error->file, "...%s", end);
    }
    error_blank_controls(error->file);
}

pave_result pave_error_set(pave_error *error, pave_result result, const char *file, int32_t line,
                           int32_t column, const char *format, ...)
{
    if (!error) return result;
    pave_error fresh = {.result = result,
                        .line = line,
                        // a separate struct, because the arguments may come from `error` itself
                        .column = column};
    if (file) error_set_file(&fresh, file);
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(fresh.message, sizeof fresh.message, format, arguments);
    va_end(arguments);
    if (length >= (int)sizeof fresh.message) utf8_mend_end(fresh.message, sizeof fresh.message - 1);
    error_blank_controls(fresh.message);
    *error = fresh;
    return result;
}

char *pave_error_text(const pave_error *error, char *out)
{
    const char *after_file = error->file[0] ? ":" : "";
    char place[2 * 12 + 4] = "";
    if (error->line > 0 && error->column > 0)
        snprintf(place, sizeof place, "%s%d:%d: ", after_file, (int)error->line,
                 (int)error->column);
    else if (error->line > 0)
        snprintf(place, sizeof place, "%s%d: ", after_file, (int)error->line);
    else if (error->file[0])
        snprintf(place, sizeof place, ": ");
    snprintf(out, PAVE_ERROR_TEXT_SIZE, "%s%s%s", error->file, place,
             error->message[0] ? error->message : pave_result_text(error->result));
    return out;
}

// ---- Memory -------------------------------------------------------------------------------------

#if defined(__linux__)
int madvise(void *address, size_t length, int advice); // part of libc, but hidden in strict C

/// Requests large pages for large blocks, because the first access to small pages costs more than
/// most of the library's work on them. The system may ignore the request.
static void advise_large_pages(void *memory, size_t size)
{
    enum { LARGE = 1 << 21, ADVICE = 14 }; // MADV_HUGEPAGE
    uintptr_t first = ((uintptr_t)memory + LARGE - 1) / LARGE * LARGE,
              end = ((uintptr_t)memory + size) / LARGE * LARGE;
    if (memory && end > first) (void)madvise((void *)first, end - first, ADVICE);
}
#else
static void advise_large_pages(void *memory, size_t size)
{
    (void)memory;
    (void)size;
}
#endif

static void *libc_resize(void *context, void *memory, size_t old_size, size_t new_size)
{
    enum { LARGE_BLOCK = 1 << 22 };
    (void)context;
    (void)old_size;
    if (new_size == 0) {
        free(memory);
        return NULL;
    }
    memory = realloc(memory, new_size);
    if (new_size >= LARGE_BLOCK) advise_large_pages(memory, new_size);
    return memory;
}

pave_allocator pave_allocator_or_default(const pave_allocator *allocator)
{
    if (allocator && allocator->resize) return *allocator;
    return (pave_allocator){.resize = libc_resize};
}

/// The header before the elements of an array. It stores the size, so that callers need not pass it
/// to release an array.
typedef struct block_head {
    _Alignas(16) size_t size; // size of the elements and of this header
} block_head;

void *pave_array_take(const pave_allocator *allocator, size_t count, size_t size)
{
    return pave_array_resize(allocator, NULL, count, size);
}

void *pave_array_allocate(const pave_allocator *allocator, size_t count, size_t size)
{
    void *elements = pave_array_take(allocator, count, size);
    if (elements) memset(elements, 0, (count ? count : 1) * size);
    return elements;
}

void *pave_array_resize(const pave_allocator *allocator, void *elements, size_t count, size_t size)
{
    assert(size > 0);
    if (count == 0) count = 1;
    if (count > SIZE_MAX / 2 / size) return NULL;
    const pave_allocator from = pave_allocator_or_default(allocator);
    block_head *head = elements ? (block_head *)elements - 1 : NULL;
    const size_t bytes = sizeof *head + count * size;
    head = from.resize(from.context, head, head ? head->size : 0, bytes);
    if (!head) return NULL;
    head->size = bytes;
    return head + 1;
}

void pave_array_release(const pave_allocator *allocator, const void *elements)
{
    if (!elements) return;
    const pave_allocator from = pave_allocator_or_default(allocator);
    block_head *head = (block_head *)(uintptr_t)elements - 1;
    from.resize(from.context, head, head->size, 0);
}

void pave_arrays_release(const pave_allocator *allocator, const void *const *arrays, size_t count)
{
    const pave_allocator from = pave_allocator_or_default(allocator);
    for (size_t i = 0; i < count; i++) pave_array_release(&from, arrays[i]);
}

// ---- Hash ---------------------------------------------------------------------------------------

uint64_t pave_hash(uint64_t hash, const uint32_t *words, int64_t count)
{
    assert(count >= 0);
    for (int64_t i = 0; i < count; i++) hash = pave_hash_word(hash, words[i]);
    return hash;
}

// ---- Areas --------------------------------------------------------------------------------------

bool pave_area_contains(const pave_area *area, pave_vec2 point)
{
    const pave_box *box = &area->box;
    if (!(point.x >= box->min.x && point.x <= box->max.x && point.y >= box->min.y &&
          point.y <= box->max.y))
        return false;
    if (area->disk) {
        const double width = box->max.x - box->min.x, height = box->max.y - box->min.y,
                     x = (2.0 * point.x - (box->min.x + box->max.x)) * height,
                     y = (2.0 * point.y - (box->min.y + box->max.y)) * width, most = width * height;
        if (x * x + y * y > most * most) return false;
    }
    return !area->contains || area->contains(area->context, point);
}
