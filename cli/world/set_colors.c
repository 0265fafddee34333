// cli/world/set_colors.c: finds a colour of a tile set by its name or number.
#include "set_colors.h"

#include "../value.h"

#include <string.h>

const char *cli_color_name(const cli_colors *colors, int color)
{
    const char *name = color ? colors->list[color].name : "unset";
    return name && *name ? name : "unnamed";
}

// A word must be unambiguous: if it is the name of one colour and the number of another, only
// #number is accepted.
int cli_color_find(const cli_colors *colors, const char *word, int out[2])
{
    const bool numbered = word[0] == '#';
    int64_t number;
    int count = 0;
    if (strcmp(word, "none") == 0 || strcmp(word, "unset") == 0)
        out[count++] = 0;
    else if (cli_read_number(word + numbered, 0, colors->count, &number) == CLI_READ)
        out[count++] = (int)number;
    for (int color = 1; color <= colors->count && count < 2 && !numbered; color++) {
        const char *name = colors->list[color].name;
        if (!name || !*name || strcmp(name, word) != 0 || (count && out[0] == color)) continue;
        out[count++] = color;
    }
    return count;
}

int cli_color_read(const cli_colors *colors, const char *file, const char *name, const char *word,
                   int *out)
{
    char names[512] = "";
    int meant[2] = {0, 0};
    const int count = cli_color_find(colors, word, meant);
    *out = meant[0];
    if (count == 1) return CLI_DONE;
    if (count == 2)
        return cli_refuse(file, name, "\"%s\" may be colour #%d or #%d%s; give its number so", word,
                          meant[0], meant[1], meant[0] ? "" : ", where #0 is unset");
    for (int i = 1; i <= colors->count; i++)
        cli_add_word(names, sizeof names, "#%d %s", i,
                     colors->list[i].name ? colors->list[i].name : "");
    return cli_refuse(file, name, "the set has no colour \"%s\"; its colours are %s%s", word, names,
                      colors->unset ? ", and none" : "");
}
