/// formats/common/common_file.c: whole files in memory.
#define _XOPEN_SOURCE 700 // open, fdopen, fstat
#include "common_file.h"

#include "common_list.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// A file that is being read.
typedef struct file_reader {
    const char *path;
    size_t size_max;
    const pave_allocator *allocator;
    pave_error *error;
} file_reader;

static pave_result no_memory(const file_reader *reader)
{
    return pave_error_set(
        reader->error, PAVE_NO_MEMORY, reader->path, 0, 0,
        "there is not enough memory to read this; close other programs, or make it smaller");
}

static pave_result read_failed(const file_reader *reader, int number)
{
    if (number == EISDIR) {
        return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                              "this is a directory; name a file in it");
    }
    if (number == EINVAL) {
        return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                              "this is a pipe or a device; name a file");
    }
    return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                          "the file cannot be read (%s); check its name and permissions",
                          strerror(number));
}

static pave_result read_stream(const file_reader *reader, FILE *stream, pave_common_list *bytes)
{
    enum { BLOCK = 1 << 16 };
    for (;;) {
        size_t before = bytes->count;
        unsigned char *block = pave_common_list_add(bytes, reader->allocator, BLOCK);
        if (block == NULL) return no_memory(reader);
        errno = 0;
        size_t got = fread(block, 1, BLOCK, stream);
        bytes->count = before + got;
        if (bytes->count > reader->size_max) {
            return pave_error_set(reader->error, PAVE_UNSUPPORTED, reader->path, 0, 0,
                                  "the file has more than %d MiB; split it",
                                  (int)(reader->size_max >> 20));
        }
        if (got < BLOCK) return ferror(stream) ? read_failed(reader, errno) : PAVE_OK;
    }
}

FILE *pave_common_file_open(const char *path)
{
    struct stat about;
    const int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) return NULL;
    FILE *stream = NULL;
    if (fstat(descriptor, &about) == 0) {
        errno = S_ISDIR(about.st_mode) ? EISDIR : EINVAL;
        if (S_ISREG(about.st_mode)) stream = fdopen(descriptor, "rb");
    }
    if (stream == NULL) {
        const int why = errno;
        close(descriptor);
        errno = why;
    }
    return stream;
}

pave_result pave_common_file_read(const char *path, bool named, size_t size_max,
                                  const pave_allocator *allocator, unsigned char **out,
                                  size_t *size, pave_error *error)
{
    const file_reader reader = {path, size_max, allocator, error};
    *out = NULL;
    *size = 0;
    errno = 0;
    const bool is_input = !named && strcmp(path, "-") == 0;
    FILE *stream = is_input ? stdin : named ? pave_common_file_open(path) : fopen(path, "rb");
    if (stream == NULL) return errno == ENOMEM ? no_memory(&reader) : read_failed(&reader, errno);
    if (!is_input) setvbuf(stream, NULL, _IONBF, 0); // blocks of our own are large enough
    pave_common_list bytes = {.element_size = 1};
    void *whole = NULL;
    pave_result result = read_stream(&reader, stream, &bytes);
    if (!is_input) fclose(stream);
    const size_t count = bytes.count;
    if (result == PAVE_OK && !pave_common_list_take(&bytes, allocator, &whole))
        result = no_memory(&reader);
    pave_common_list_release(&bytes, allocator);
    *out = whole;
    *size = result == PAVE_OK ? count : 0;
    return result;
}

pave_result pave_common_text_read(const char *path, size_t size_max,
                                  const pave_allocator *allocator, pave_common_text *out,
                                  pave_error *error)
{
    *out = (pave_common_text){.text = ""};
    if (error != NULL) *error = (pave_error){0};
    const pave_result result =
        pave_common_file_read(path, false, size_max, allocator, &out->bytes, &out->size, error);
    if (out->bytes != NULL) out->text = (const char *)out->bytes;
    return result;
}

void pave_common_text_release(pave_common_text *text, const pave_allocator *allocator)
{
    pave_common_array_release(allocator, text->bytes, text->size, 1);
    *text = (pave_common_text){.text = ""};
}
