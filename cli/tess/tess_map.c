// cli/tess/tess_map.c: pave tess --map: a number for each tile, from a file.
#include "tess.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 32 };

/// A file that is read word by word.
typedef struct map_file {
    const char *path;
    FILE *in;
    int line;             // of the word
    char word[WORD_SIZE]; // cut to this
} map_file;

static bool is_blank(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ','; }

// Reads the next word. False: it does not exist.
static bool next_word(map_file *file)
{
    size_t length = 0;
    int c;
    while (is_blank(c = getc(file->in))) file->line += c == '\n';
    for (; c != EOF && !is_blank(c); c = getc(file->in)) {
        if (length + 1 < WORD_SIZE) file->word[length++] = (char)(c ? c : '?');
    }
    file->word[length] = '\0';
    if (c != EOF) ungetc(c, file->in); // a line break counts when the next word is looked for
    return length > 0;
}

static int read_words(map_file *file, int32_t count, int32_t *out)
{
    int32_t read = 0;
    int64_t number;
    for (; next_word(file); read++) {
        if (cli_read_number(file->word, INT32_MIN, INT32_MAX, &number) != CLI_READ)
            return cli_failed(
                "%s:%d: \"%s\" is no whole number of 32 bits; write one for each tile", file->path,
                file->line, file->word);
        if (read < count)
            out[read] = (int32_t)number;
        else if (read == INT32_MAX - 1)
            break;
    }
    if (ferror(file->in))
        return cli_failed("%s: the file cannot be read (%s); check its name and permissions",
                          file->path, strerror(errno));
    if (read != count)
        return cli_failed("%s: there are %d numbers, but %d tiles; write one for each tile",
                          file->path, (int)read, (int)count);
    return CLI_DONE;
}

int tess_read_map(tess_job *job)
{
    map_file file = {.path = job->options->map, .line = 1};
    if (!file.path) return CLI_DONE;
    job->numbers = malloc(((size_t)job->mesh->tile_count + 1) * sizeof *job->numbers);
    if (!job->numbers) return cli_failed("out of memory; draw fewer tiles");
    file.in = fopen(file.path, "rb");
    if (!file.in)
        return cli_failed("%s: the file cannot be read (%s); check its name and permissions",
                          file.path, strerror(errno));
    int code = read_words(&file, job->mesh->tile_count, job->numbers);
    fclose(file.in);
    return code;
}
