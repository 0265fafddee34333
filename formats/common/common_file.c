/// formats/common/common_file.c: reads files into memory.
#define _XOPEN_SOURCE 700 // open, fdopen, fstat
#include "common_file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pave_result no_memory(const pave_common_stream *reader)
{
    return pave_error_set(
        reader->error, PAVE_NO_MEMORY, reader->path, 0, 0,
        "not enough memory to read this file; close other programs, or use a smaller file");
}

static pave_result read_failed(const pave_common_stream *reader, int number)
{
    if (number == EISDIR)
        return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                              "this is a directory; name a file in it");
    if (number == EINVAL)
        return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                              "this is a pipe or a device; name a file");
    return pave_error_set(reader->error, PAVE_IO, reader->path, 0, 0,
                          "the file cannot be read (%s); check its name and permissions",
                          strerror(number));
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

pave_result pave_common_stream_open(pave_common_stream *stream, bool named)
{
    errno = 0;
    stream->bytes.element_size = 1;
    stream->is_input = !named && strcmp(stream->path, "-") == 0;
    stream->file = stream->is_input ? stdin
                   : named          ? pave_common_file_open(stream->path)
                                    : fopen(stream->path, "rb");
    if (stream->file == NULL)
        return errno == ENOMEM ? no_memory(stream) : read_failed(stream, errno);
    // blocks are read directly, so no buffer is needed
    if (!stream->is_input) setvbuf(stream->file, NULL, _IONBF, 0);
    return PAVE_OK;
}

pave_result pave_common_stream_read(pave_common_stream *stream, bool all)
{
    enum { BLOCK = 1 << 16 };
    size_t got = 0;
    do {
        const size_t before = stream->bytes.count;
        unsigned char *block = pave_common_list_add(&stream->bytes, stream->allocator, BLOCK);
        if (block == NULL) return no_memory(stream);
        errno = 0;
        got = fread(block, 1, BLOCK, stream->file);
        stream->bytes.count = before + got;
        stream->total += got;
        stream->ended = got < BLOCK;
        if (stream->total > stream->size_max)
            return pave_error_set(stream->error, PAVE_UNSUPPORTED, stream->path, 0, 0,
                                  "the file is larger than %d MiB; split it",
                                  (int)(stream->size_max >> 20));
    } while (all && !stream->ended);
    return ferror(stream->file) ? read_failed(stream, errno) : PAVE_OK;
}

void pave_common_stream_close(pave_common_stream *stream)
{
    if (stream->file != NULL && !stream->is_input) fclose(stream->file);
    pave_common_list_release(&stream->bytes, stream->allocator);
}

pave_result pave_common_file_read(const char *path, bool named, size_t size_max,
                                  const pave_allocator *allocator, unsigned char **out,
                                  size_t *size, pave_error *error)
{
    pave_common_stream stream = {
        .path = path, .size_max = size_max, .allocator = allocator, .error = error};
    void *whole = NULL;
    pave_result result = pave_common_stream_open(&stream, named);
    if (result == PAVE_OK) result = pave_common_stream_read(&stream, true);
    const size_t count = stream.bytes.count;
    if (result == PAVE_OK && !pave_common_list_take(&stream.bytes, allocator, &whole))
        result = no_memory(&stream);
    pave_common_stream_close(&stream);
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
    pave_common_free(allocator, text->bytes);
    *text = (pave_common_text){.text = ""};
}
