/// tests/fuzz/fuzz_grid.c: any bytes as the lines of pave grid --batch: every query is answered by
/// one line, and nothing breaks. The first byte chooses the walls that queries go by.
#define _POSIX_C_SOURCE 200809L // dup2, fileno, open_memstream

#include "limited.h"

#include "cli/commands.h"
#include "cli/grid/grid_cache.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const walls[] = {
    "grid square\nwindow rectangle 9x7 at -3,-2\ncells 0,1 1,1 2,-1\n",
    "grid hex\nwindow hexagon 4\ncells 0,1 1,1\nedges 0,0,W 2,0,NE\n",
    "grid tri\nwindow parallelogram 8x6 wrap\ncells 1,1,L 2,2,R\nedges 3,3,E\n",
    "grid cairo\nwindow rectangle 5x4 at -1,-1\ncells 1,1,0\nedges 0,0,1:2\n",
};

enum { WALLS = sizeof walls / sizeof *walls };

/// A file without a name, with this in it.
static FILE *file_of(const void *bytes, size_t size)
{
    FILE *file = tmpfile();
    must(file && fwrite(bytes, 1, size, file) == size && fflush(file) == 0 &&
         lseek(fileno(file), 0, SEEK_SET) == 0);
    return file;
}

/// The lines without /, so that they name no file but those of this folder.
static FILE *input_of(const uint8_t *data, size_t size)
{
    uint8_t *bytes = malloc(size + 1);
    must(bytes != NULL);
    if (size) memcpy(bytes, data, size);
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == '/') bytes[i] = ' ';
    FILE *file = file_of(bytes, size);
    free(bytes);
    return file;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static FILE *wall_files[WALLS];
    char path[32], *said = NULL;
    size_t said_size = 0;
    const size_t choice = size ? data[0] % WALLS : 0;
    if (!wall_files[choice]) wall_files[choice] = file_of(walls[choice], strlen(walls[choice]));
    snprintf(path, sizeof path, "/dev/fd/%d", fileno(wall_files[choice]));
    grid_cache cache = {0};
    const grid_options options = {.batch = true, .scale = 1.0, .ground.on = path, .cache = &cache};
    FILE *in = input_of(size ? data + 1 : data, size ? size - 1 : 0),
         *out = open_memstream(&said, &said_size);
    must(out && dup2(fileno(in), STDIN_FILENO) == STDIN_FILENO);
    const int code = grid_batch(&cli_grid, &options, out);
    must(code == CLI_DONE || code == CLI_FAILED);
    must(fclose(out) == 0 && fclose(in) == 0);
    must(said_size == 0 || said[said_size - 1] == '\n');
    size_t lines = 0, asked = 1;
    for (size_t i = 0; i < said_size; i++) lines += said[i] == '\n';
    for (size_t i = 1; i < size; i++) asked += data[i] == '\n';
    must(lines <= asked && !memchr(said, '\0', said_size));
    grid_cache_release(&cache);
    free(said);
    return 0;
}
