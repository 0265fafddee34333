// cli/help_text.c: reads the texts of a command from help.md.
#include "help.h"

#include "help_md.h"
#include <string.h>

// Appends a line to a field, after `between` if the field is not empty.
static void add(char *field, size_t size, const char *between, const char *line, size_t length)
{
    const size_t used = strlen(field);
    const int whole =
        snprintf(field + used, size - used, "%s%.*s", used ? between : "", (int)length, line);
    assert((size_t)whole < size - used && "a text of help.md is too long");
    (void)whole;
}

// Returns the text after the heading of a section.
static const char *find_section(const char *name, size_t length)
{
    static char all[sizeof help_md + 1];
    char heading[96];
    if (!all[0]) memcpy(all, help_md, sizeof help_md);
    snprintf(heading, sizeof heading, "\n## %.*s\n", (int)length, name);
    const char *at = strstr(all, heading);
    assert(at && "help.md lacks a section");
    return at + strlen(heading);
}

typedef enum block { SUMMARY, ABOUT, OPERANDS, EXAMPLES, NO } block;

// Returns the kind of the block that starts at `*line`, and skips its label.
static block block_at(const char **line, bool first)
{
    static const char *const labels[] = {[SUMMARY] = "",
                                         [ABOUT] = "",
                                         [OPERANDS] = "Operands:\n",
                                         [EXAMPLES] = "    ",
                                         [NO] = "Exit 1: "};
    for (block kind = OPERANDS; kind <= NO; kind++) {
        const size_t length = strlen(labels[kind]);
        if (strncmp(*line, labels[kind], length) != 0) continue;
        *line += kind == EXAMPLES ? 0 : length;
        return kind;
    }
    return first ? SUMMARY : ABOUT;
}

static void read_section(const char *line, cli_help *out)
{
    const struct {
        char *text;
        size_t size;
    } fields[] = {[SUMMARY] = {out->summary, sizeof out->summary},
                  [ABOUT] = {out->about, sizeof out->about},
                  [OPERANDS] = {out->operands, sizeof out->operands},
                  [EXAMPLES] = {out->examples, sizeof out->examples},
                  [NO] = {out->no, sizeof out->no}};
    block kind = SUMMARY;
    bool starts = true;
    *out = (cli_help){0};
    while (*line && strncmp(line, "## ", 3) != 0) {
        if (starts && *line != '\n') kind = block_at(&line, !out->summary[0]);
        const size_t length = strcspn(line, "\n");
        if (line[0] == '{') { // stands for another section
            cli_help other;
            read_section(find_section(line + 1, length - 2), &other);
            add(fields[kind].text, fields[kind].size, " ", other.summary, strlen(other.summary));
        } else if (length > 0) {
            const size_t indent = kind == EXAMPLES ? 4 : 0;
            add(fields[kind].text, fields[kind].size,
                kind == EXAMPLES || (kind == ABOUT && starts) ? "\n" : " ", line + indent,
                length - indent);
        }
        starts = length == 0;
        line += length + (line[length] == '\n');
    }
}

void cli_help_read(const cli_command *command, cli_help *out)
{
    char name[CLI_TITLE_SIZE];
    const int length = snprintf(name, sizeof name, "%s%s%s", command->group,
                                command->name[0] ? " " : "", command->name);
    read_section(find_section(name, (size_t)length), out);
}
