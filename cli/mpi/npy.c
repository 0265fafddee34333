// cli/mpi/npy.c: NumPy's file of an array.
#include "npy.h"

#include "../output.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/// Multiples of this are where data may begin; one is enough here.
enum { HEAD_SIZE = 128, MAGIC_SIZE = 10 };

static void make_head(const mpi_npy *array, char out[HEAD_SIZE])
{
    char shape[64], dictionary[HEAD_SIZE];
    if (array->columns > 0)
        snprintf(shape, sizeof shape, "(%" PRId64 ", %" PRId64 ")", array->rows, array->columns);
    else
        snprintf(shape, sizeof shape, "(%" PRId64 ",)", array->rows);
    memset(out, ' ', HEAD_SIZE);
    memcpy(out, "\x93NUMPY\x01\x00", 8);
    out[8] = HEAD_SIZE - MAGIC_SIZE; // two bytes, the low one first
    out[9] = 0;
    const int length = snprintf(dictionary, sizeof dictionary,
                                "{'descr': '|u1', 'fortran_order': False, 'shape': %s, }", shape);
    assert(length < HEAD_SIZE - MAGIC_SIZE);
    memcpy(out + MAGIC_SIZE, dictionary, (size_t)length);
    out[HEAD_SIZE - 1] = '\n';
}

// The name of the file while it is written: hidden, in the same folder.
static char *name_beside(const char *path)
{
    const size_t folder = cli_folder_length(path), size = strlen(path) + sizeof ".." + 5;
    char *name = malloc(size);
    if (name) snprintf(name, size, "%.*s.%s.part", (int)folder, path, path + folder);
    return name;
}

static pave_result write_all(const mpi_npy *array, const pave_ranks *ranks,
                             const pave_bake_file *file)
{
    char head[HEAD_SIZE];
    make_head(array, head);
    const int64_t cells = array->rows * (array->columns > 0 ? array->columns : 1);
    pave_result result =
        file->write_at(file->context, 0, head, pave_ranks_rank(ranks) == 0 ? HEAD_SIZE : 0);
    const pave_result written =
        file->write_at(file->context, HEAD_SIZE + array->first, array->bytes, array->count);
    if (result == PAVE_OK) result = written;
    result = pave_ranks_agree(ranks, result);
    if (result == PAVE_OK)
        result = pave_ranks_agree(ranks, file->resize(file->context, HEAD_SIZE + cells));
    if (result == PAVE_OK) result = pave_ranks_agree(ranks, file->sync(file->context));
    const pave_result closed = pave_ranks_agree(ranks, file->close(file->context));
    return result == PAVE_OK ? closed : result;
}

// The first rank gives the file its name, or takes back what cannot be used.
static int finish(const mpi_npy *array, const pave_ranks *ranks, const char *name, bool whole)
{
    int64_t code = CLI_DONE;
    if (pave_ranks_rank(ranks) == 0 && (!whole || rename(name, array->path) != 0)) {
        code = whole ? cli_failed("%s: cannot be written: %s; choose another name", array->path,
                                  strerror(errno))
                     : CLI_FAILED;
        remove(name);
    }
    return pave_ranks_most(ranks, 1, &code) == PAVE_OK ? (int)code : CLI_FAILED;
}

int mpi_npy_write(const mpi_npy *array, const pave_ranks *ranks, const pave_bake_files *files)
{
    pave_bake_file file;
    pave_error error = {0};
    char *name = name_beside(array->path);
    int code = CLI_DONE;
    if (pave_ranks_agree(ranks, name ? PAVE_OK : PAVE_NO_MEMORY) != PAVE_OK)
        code = cli_failed("out of memory");
    else if (files->open(files->context, name, &file, &error) != PAVE_OK)
        code = cli_report(&error);
    else {
        const pave_result result = write_all(array, ranks, &file);
        if (result != PAVE_OK)
            cli_say("%s: cannot be written; make room on the disk, or choose another", array->path);
        code = finish(array, ranks, name, result == PAVE_OK);
    }
    free(name);
    return code;
}
