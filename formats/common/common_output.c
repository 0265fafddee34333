/// formats/common/common_output.c: atomic file output.
#define _XOPEN_SOURCE 700
#include "common_output.h"

#include "common_memory.h"
#include "common_text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    BUFFER_SIZE = 1 << 16,
    TEMPORARY_ROOM = 48,
    TEMPORARY_TRIES = 1000,
    LINK_SIZE = 4096,
    LINKS_MAX = 40,
    PARTS_MAX = 32 ///< parts made at once
};

/// Parts of an output. With threads, one list is made while the other, made before, is written.
struct pave_output_list {
    void (*write)(void *job, int64_t index, pave_output *part);
    void *job;
    pave_output *output;
    int64_t first;   ///< index of the first part of the list that is made
    int turn;        ///< the list that is made
    int32_t waiting; ///< parts of the other list that are not written yet
    int32_t late;    ///< 1 if they are written now
    size_t capacity; ///< of the output's buffer, which seems full while parts wait
    pave_output lists[2][PARTS_MAX];
    pave_error errors[2][PARTS_MAX];
};

// ---- Errors ------------------------------------------------------------------------------------

pave_result pave_output_fail(pave_output *output, pave_result result, const char *format, ...)
{
    assert(result != PAVE_OK);
    if (output->result != PAVE_OK) return output->result;
    output->result = result;
    char message[PAVE_ERROR_MESSAGE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return pave_error_set(output->error, result, output->path, 0, 0, "%s", message);
}

pave_result pave_output_no_memory(pave_output *output)
{
    return pave_output_fail(output, PAVE_NO_MEMORY,
                            "out of memory while writing; choose a smaller size");
}

bool pave_output_stopped(pave_output *output, int64_t done, int64_t total)
{
    const pave_batch *batch = output->batch;
    assert(done >= 0 && done <= total);
    if (output->result == PAVE_OK && batch && batch->progress.stop &&
        batch->progress.stop(batch->progress.context, done, total) && done < total)
        pave_output_fail(output, PAVE_STOPPED, "stopped; nothing was written");
    return output->result != PAVE_OK;
}

pave_result pave_output_take(pave_output *output, pave_result result)
{
    if (output->result == PAVE_OK) output->result = result;
    return output->result;
}

/// Returns advice to the user about a failed system call.
static const char *advice(int code)
{
    switch (code) {
    case ENOENT: return "make the folder first";
    case ENOTDIR: return "a part of the path is a file, not a folder: choose another path";
    case EACCES:
    case EPERM:
    case EROFS: return "choose a folder that you may write to";
    case ENOSPC:
    case EDQUOT: return "make room on the disk";
    case EFBIG: return "the file is larger than the system allows";
    case EISDIR: return "it is a folder: name a file in it";
    case ENAMETOOLONG: return "choose a shorter name";
    case EPIPE: return "the reader closed it";
    default: return "choose another place";
    }
}

static pave_result fail_call(pave_output *output, const char *what, int code)
{
    return pave_output_fail(output, PAVE_IO, "%s: %s; %s", what, strerror(code), advice(code));
}

/// Fails for an existing file. If its permissions forbid writing, the advice is not to use another
/// folder.
static pave_result fail_old_file(pave_output *output, int code)
{
    if (code != EACCES && code != EPERM) return fail_call(output, "cannot write", code);
    return pave_output_fail(output, PAVE_IO,
                            "cannot write: %s; the file is write-protected: choose another name, "
                            "or allow it with chmod u+w",
                            strerror(code));
}

// ---- Opening ------------------------------------------------------------------------------------

/// Allocates the buffer, or at least doubles it, for `size` more bytes.
static void grow(pave_output *output, size_t size)
{
    const size_t need = output->used + size,
                 twice = output->capacity > 0 ? 2 * output->capacity : BUFFER_SIZE,
                 capacity = need > twice ? need : twice;
    char *buffer = pave_common_realloc(output->allocator, output->buffer, capacity);
    if (!buffer) {
        pave_output_no_memory(output);
        return;
    }
    output->buffer = buffer;
    output->capacity = capacity;
}

static void release_text(pave_output *output, char *text)
{
    pave_common_free(output->allocator, text);
}

/// Returns the path of the file to replace: `path`, or the target if `path` is a symbolic link
/// (which may dangle), so that the link survives. NULL: no memory.
static char *real_target(const pave_output *output, const char *path)
{
    char to[LINK_SIZE];
    char *target = pave_common_text_copy(output->allocator, path, strlen(path));
    for (int i = 0; target && i < LINKS_MAX; i++) {
        ssize_t length = readlink(target, to, sizeof to - 1);
        if (length < 0) break;
        to[length] = 0;
        char *next = pave_common_path_join(output->allocator, target, to);
        pave_common_free(output->allocator, target);
        target = next;
    }
    return target;
}

/// Creates a hidden temporary file in the target's folder, with the permissions of the existing
/// target or those a new file would get.
static void open_temporary(pave_output *output, const struct stat *old)
{
    size_t size = strlen(output->target) + TEMPORARY_ROOM;
    output->temporary = pave_common_malloc(output->allocator, size);
    if (!output->temporary) {
        pave_output_no_memory(output);
        return;
    }
    const char *slash = strrchr(output->target, '/');
    int folder = slash ? (int)(slash + 1 - output->target) : 0;
    for (int i = 0; i < TEMPORARY_TRIES; i++) {
        snprintf(output->temporary, size, "%.*s.pave-%ld-%d.part", folder, output->target,
                 (long)getpid(), i);
        output->descriptor = open(output->temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (output->descriptor >= 0 || errno != EEXIST) break;
    }
    if (output->descriptor < 0) {
        fail_call(output, "cannot write here", errno);
        release_text(output, output->temporary);
        output->temporary = NULL;
    } else if (old && fchmod(output->descriptor, old->st_mode & 0777) != 0) {
        // If the permissions cannot be copied, the file gets default permissions; this is not an
        // error.
    }
}

static void open_file(pave_output *output)
{
    struct stat old;
    bool exists = stat(output->path, &old) == 0;
    if (!exists && (errno != ENOENT || output->path[0] == 0)) {
        fail_call(output, "cannot write", errno);
    } else if (exists && S_ISDIR(old.st_mode)) {
        fail_call(output, "cannot write", EISDIR);
    } else if (exists &&
               !S_ISREG(old.st_mode)) { // a device or a pipe cannot be replaced by renaming
        output->descriptor = open(output->path, O_WRONLY | O_CLOEXEC);
        if (output->descriptor < 0) fail_old_file(output, errno);
    } else if (exists && faccessat(AT_FDCWD, output->path, W_OK, AT_EACCESS) != 0) {
        fail_old_file(output, errno);
    } else {
        output->target = real_target(output, output->path);
        if (output->target)
            open_temporary(output, exists ? &old : NULL);
        else
            pave_output_no_memory(output);
    }
}

pave_result pave_output_open(pave_output *output, const char *path, const pave_allocator *allocator,
                             pave_error *error)
{
    assert(output && path);
    *output = (pave_output){.error = error, .path = path, .allocator = allocator, .descriptor = -1};
    grow(output, 0);
    if (output->result != PAVE_OK) return output->result;
    if (strcmp(path, "-") == 0) {
        output->path = "standard output";
        fflush(stdout); // flush earlier stdout output first
        output->descriptor = STDOUT_FILENO;
    } else {
        open_file(output);
    }
    return output->result == PAVE_OK ? PAVE_OK : pave_output_close(output);
}

pave_result pave_output_open_function(
    pave_output *output, bool (*write_bytes)(void *context, const char *bytes, size_t size),
    void *context, const pave_allocator *allocator, pave_error *error)
{
    assert(output && write_bytes);
    *output = (pave_output){.error = error,
                            .allocator = allocator,
                            .descriptor = -1,
                            .write = write_bytes,
                            .context = context};
    grow(output, 0);
    return output->result;
}

bool pave_output_same_file(const char *a, const char *b)
{
    struct stat first, second;
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

// ---- Closing ------------------------------------------------------------------------------------

static void send(pave_output *output, const char *bytes, size_t size)
{
    if (output->write && output->result == PAVE_OK && size > 0 &&
        !output->write(output->context, bytes, size))
        pave_output_fail(output, PAVE_STOPPED, "stopped by the function that receives the bytes");
    if (output->write) return;
    while (output->result == PAVE_OK && size > 0) {
        const ssize_t written = write(output->descriptor, bytes, size);
        if (written > 0) {
            bytes += written;
            size -= (size_t)written;
        }
        if (written < 0 && errno != EINTR) fail_call(output, "cannot write", errno);
    }
}

static void flush(pave_output *output)
{
    send(output, output->buffer, output->used);
    output->used = 0;
}

/// Writes a part, and fails if it failed.
static void append(pave_output *output, const pave_output *part)
{
    if (output->used > 0) flush(output);
    send(output, part->buffer, part->used);
    if (part->result != PAVE_OK && output->result == PAVE_OK && output->error)
        *output->error = *part->error;
    pave_output_take(output, part->result);
}

/// Writes the parts that wait.
static void write_waiting(struct pave_output_list *self)
{
    const int32_t count = self->waiting;
    if (count == 0) return;
    self->waiting = 0;
    self->output->capacity = self->capacity;
    for (int32_t i = 0; i < count; i++) append(self->output, &self->lists[1 - self->turn][i]);
}

/// Makes space in the buffer; one that does not grow has BUFFER_SIZE bytes.
static void make_space(pave_output *output, size_t size)
{
    if (output->parts) write_waiting(output->parts);
    if (output->grows)
        grow(output, size);
    else if (output->capacity - output->used < size)
        flush(output);
}

void pave_output_accompany(pave_output *output, pave_output *companion)
{
    assert(!output->companion && output != companion);
    output->companion = companion;
    pave_output_take(output, companion->result);
}

/// Writes the remaining bytes without renaming. Returns the first failure of the file or its
/// companions.
static pave_result finish(pave_output *output)
{
    if (output->companion) pave_output_take(output, finish(output->companion));
    if (output->parts) write_waiting(output->parts);
    flush(output);
    if (output->descriptor >= 0 && output->descriptor != STDOUT_FILENO &&
        close(output->descriptor) != 0)
        fail_call(output, "cannot finish the file", errno);
    output->descriptor = -1;
    return output->result;
}

/// Gives the files that companions replace a second, hidden name, so that they can be restored. All
/// companions do this before the first rename, so only renames happen between the first and the
/// last. On file systems without hard links the old files cannot be restored.
static void keep_old_files(pave_output *output)
{
    if (output->companion) keep_old_files(output->companion);
    if (!output->temporary) return;
    const size_t size = strlen(output->temporary) + sizeof ".old";
    output->kept = pave_common_malloc(output->allocator, size);
    if (!output->kept) {
        pave_output_no_memory(output);
        return;
    }
    snprintf(output->kept, size, "%s.old", output->temporary);
    if (link(output->target, output->kept) == 0) return;
    output->fresh = errno == ENOENT;
    release_text(output, output->kept);
    output->kept = NULL;
}

/// Renames a file to its final name, its companions first, stopping at the first failure. Returns
/// the result.
static pave_result place(pave_output *output)
{
    if (output->companion) pave_output_take(output, place(output->companion));
    if (output->result == PAVE_OK && output->temporary) {
        output->placed = rename(output->temporary, output->target) == 0;
        if (!output->placed) fail_call(output, "cannot rename the file to its final name", errno);
    }
    return output->result;
}

/// Undoes everything if `result` is not PAVE_OK, then releases the output.
static void settle(pave_output *output, pave_result result)
{
    if (output->companion) settle(output->companion, result);
    if (output->kept) {
        // If the old file cannot be restored, it keeps its hidden name. rename() does nothing if
        // both names are links to one file.
        if (result == PAVE_OK || rename(output->kept, output->target) == 0) unlink(output->kept);
    } else if (result != PAVE_OK && output->placed && output->fresh) {
        unlink(output->target);
    }
    if (output->temporary && !output->placed) unlink(output->temporary);
    release_text(output, output->kept);
    release_text(output, output->temporary);
    release_text(output, output->target);
    for (int i = 0; i < 2 * PARTS_MAX && output->parts; i++)
        pave_common_free(output->allocator,
                         output->parts->lists[i / PARTS_MAX][i % PARTS_MAX].buffer);
    PAVE_COMMON_FREE(output->allocator, output->parts, output->buffer);
    output->kept = output->temporary = output->target = output->buffer = NULL;
    output->parts = NULL;
}

pave_result pave_output_close(pave_output *output)
{
    pave_result result = finish(output);
    if (result == PAVE_OK && output->companion) keep_old_files(output->companion);
    if (result == PAVE_OK) result = place(output);
    settle(output, result);
    return result;
}

// ---- Writing ------------------------------------------------------------------------------------

void pave_output_bytes(pave_output *output, const void *bytes, size_t size)
{
    const char *from = bytes;
    while (size > 0 && output->result == PAVE_OK) {
        if (output->used == output->capacity) make_space(output, 1);
        size_t room = output->capacity - output->used, part = size < room ? size : room;
        memcpy(output->buffer + output->used, from, part);
        output->used += part;
        from += part;
        size -= part;
    }
}

char *pave_output_room(pave_output *output, size_t size)
{
    if (output->capacity - output->used < size) make_space(output, size);
    return output->result == PAVE_OK ? output->buffer + output->used : NULL;
}

void pave_output_char(pave_output *output, char c)
{
    char *to = pave_output_room(output, 1);
    if (!to) return;
    *to = c;
    output->used++;
}

void pave_output_text(pave_output *output, const char *text)
{
    pave_output_bytes(output, text, strlen(text));
}

void pave_output_format(pave_output *output, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    assert(length >= 0 && length < (int)sizeof text);
    pave_output_bytes(output, text, (size_t)length);
}

char *pave_output_digits(char *to, uint64_t number)
{
    size_t digits = 1 + (size_t)((9 - number) >> 63); // a branch would be mispredicted
    if (number < 100) {                               // such as most ids
        to[0] = (char)('0' + number / 10);
        to[digits - 1] = (char)('0' + number % 10);
        return to + digits;
    }
    digits = 2;
    for (uint64_t rest = number / 100; rest > 0; rest /= 10) digits++;
    for (size_t i = digits; i > 0; i--, number /= 10) to[i - 1] = (char)('0' + number % 10);
    return to + digits;
}

void pave_output_unsigned(pave_output *output, uint64_t number)
{
    enum { DIGITS_MAX = 20 };
    char *to = pave_output_room(output, DIGITS_MAX);
    if (to) output->used += (size_t)(pave_output_digits(to, number) - to);
}

void pave_output_signed(pave_output *output, int64_t number)
{
    if (number < 0) pave_output_char(output, '-');
    pave_output_unsigned(output, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

// ---- Parts --------------------------------------------------------------------------------------

static void write_part(void *job, int32_t index)
{
    struct pave_output_list *self = job;
    if (index < self->late) {
        write_waiting(self);
        return;
    }
    pave_output *part = &self->lists[self->turn][index - self->late];
    part->result = PAVE_OK;
    part->used = 0;
    if (part->capacity == 0) grow(part, 0);
    if (part->result == PAVE_OK) self->write(self->job, self->first + index - self->late, part);
}

static void make_parts(pave_output *output)
{
    struct pave_output_list *parts = pave_common_array(output->allocator, 1, sizeof *parts);
    output->parts = parts;
    if (!parts) {
        pave_output_no_memory(output);
        return;
    }
    parts->output = output;
    for (int i = 0; i < 2 * PARTS_MAX; i++)
        parts->lists[i / PARTS_MAX][i % PARTS_MAX] =
            (pave_output){.error = &parts->errors[i / PARTS_MAX][i % PARTS_MAX],
                          .path = output->path,
                          .allocator = output->allocator,
                          .descriptor = -1,
                          .grows = true};
}

void pave_output_parts(pave_output *output, int64_t count,
                       void (*write)(void *job, int64_t index, pave_output *part), void *job)
{
    const pave_runner runner = output->batch ? output->batch->runner : (pave_runner){0};
    if (output->result == PAVE_OK && !output->parts) make_parts(output);
    struct pave_output_list *self = output->parts;
    for (int64_t first = 0; first < count && output->result == PAVE_OK;) {
        const int64_t left = count - first, most = runner.run ? PARTS_MAX : 1;
        const int32_t here = (int32_t)(left < most ? left : most);
        self->write = write;
        self->job = job;
        self->first = first;
        self->late = self->waiting > 0;
        if (runner.run) {
            runner.run(runner.context, here + self->late, write_part, self);
            self->turn = 1 - self->turn;
            self->waiting = here;
            self->capacity = output->capacity;
            output->capacity = output->used;        // so that the next byte writes the parts first
            if (output->write) write_waiting(self); // functions are called on this thread only
        } else {
            write_part(self, 0);
            append(output, &self->lists[self->turn][0]);
        }
        first += here;
    }
}
