// cli/world/wishes.c: colours by name or number, and what is wished of them.
#include "wishes.h"

#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 256 };

// The next of some words with commas between; false after the last.
static bool next_word(const char **text, char *word)
{
    const char *end = *text + strcspn(*text, ",");
    size_t length = (size_t)(end - *text);
    if (**text == '\0') return false;
    if (length >= WORD_SIZE) length = WORD_SIZE - 1;
    memcpy(word, *text, length);
    word[length] = '\0';
    *text = *end ? end + 1 : end;
    return true;
}

// The number of a colour of the file, 0 for none; -1 after a message.
static int read_color(const char *option, const cli_source *source, const char *word)
{
    const pave_tiled_wangset *wangset = source->wangset;
    char names[512] = "";
    int64_t number;
    if (strcmp(word, "none") == 0 || strcmp(word, "unset") == 0) return 0;
    if (cli_read_number(word, 0, wangset->color_count, &number) == CLI_READ) return (int)number;
    for (int i = 0; i < wangset->color_count; i++)
        if (wangset->colors[i].name && strcmp(wangset->colors[i].name, word) == 0) return i + 1;
    for (int i = 0; i < wangset->color_count; i++)
        cli_add_word(names, sizeof names, "%d %s", i + 1,
                     wangset->colors[i].name ? wangset->colors[i].name : "");
    (void)cli_wrong("--%s: the set has no colour \"%s\"; there are %s, and none", option, word,
                    names);
    return -1;
}

int cli_wishes_narrow(const cli_wishes *wishes, cli_source *source)
{
    uint8_t colors[PAVE_WANG_COLORS_MAX + 1], numbers[PAVE_WANG_COLORS_MAX + 1] = {0};
    const char *rest = wishes->only;
    char word[WORD_SIZE];
    int count = 0, numbered = 0;
    if (!wishes->only) return CLI_DONE;
    while (count <= PAVE_WANG_COLORS_MAX && next_word(&rest, word)) {
        const int color = read_color("only", source, word);
        if (color < 0) return CLI_WRONG;
        colors[count++] = (uint8_t)color;
        if (color > 0 && numbered < PAVE_WANG_COLORS_MAX) numbers[++numbered] = (uint8_t)color;
    }
    pave_wang_set *part = NULL;
    pave_error error = {0};
    if (pave_wang_create_part(source->set, colors, count, NULL, &part, &error) != PAVE_OK)
        return error.result == PAVE_NO_MEMORY ? cli_failed("out of memory")
                                              : cli_wrong("--only: %s", error.message);
    pave_wang_destroy(source->set);
    source->set = part;
    memcpy(source->numbers, numbers, sizeof numbers);
    return CLI_DONE;
}

// The number of a colour of the file in source->set; -1 after a message.
static int read_own_color(const char *option, const cli_source *source, const char *word)
{
    const int color = read_color(option, source, word);
    for (int own = 0; color > 0 && own <= pave_wang_color_count(source->set); own++)
        if (cli_source_color(source, own) == color) return own;
    if (color > 0)
        (void)cli_wrong("--%s: colour %s is not among --only; name it there", option, word);
    return color > 0 ? -1 : color;
}

static int read_shares(const cli_wishes *wishes, const cli_source *source, double *shares)
{
    const char *rest = wishes->shares;
    char word[WORD_SIZE];
    for (int i = 0; i <= PAVE_WANG_COLORS_MAX; i++) shares[i] = 1;
    while (next_word(&rest, word)) {
        char *equals = strrchr(word, '=');
        double share;
        if (!equals || cli_read_decimal(equals + 1, &share) != CLI_READ || share < 0)
            return cli_wrong("--shares: \"%s\" is no share; give COLOR=N, such as grass=3", word);
        *equals = '\0';
        const int color = read_own_color("shares", source, word);
        if (color < 0) return CLI_WRONG;
        shares[color] = share;
    }
    for (int color = 0; color <= pave_wang_color_count(source->set); color++)
        if (shares[color] > 0) return CLI_DONE;
    return cli_wrong("--shares: every colour has 0; give one of them more");
}

int cli_wishes_fill_in(const cli_wishes *wishes, const cli_source *source, double *shares,
                       pave_world_def *def)
{
    def->patch = (int)wishes->patch;
    if (wishes->base) {
        const int base = read_own_color("base", source, wishes->base);
        if (base < 0) return CLI_WRONG;
        def->base = base ? base : PAVE_WANG_UNSET;
    }
    if (!wishes->shares) return CLI_DONE;
    def->shares = shares;
    return read_shares(wishes, source, shares);
}

bool cli_wishes_any(const cli_wishes *wishes)
{
    return wishes->base || wishes->shares || wishes->patch > 0;
}

static void add_property(cli_wishes_properties *out, const char *name, const char *value)
{
    if (value) out->list[out->count++] = (pave_tiled_said){name, value};
}

void cli_wishes_write(const cli_wishes *wishes, cli_wishes_properties *out)
{
    *out = (cli_wishes_properties){0};
    snprintf(out->patch, sizeof out->patch, "%d", (int)wishes->patch);
    add_property(out, "only", wishes->only);
    add_property(out, "base", wishes->base);
    add_property(out, "shares", wishes->shares);
    add_property(out, "patch", wishes->patch > 0 ? out->patch : NULL);
}

cli_wishes cli_wishes_of(const pave_tiled_map *map)
{
    cli_wishes wishes = {.only = pave_tiled_map_property(map, "only"),
                         .base = pave_tiled_map_property(map, "base"),
                         .shares = pave_tiled_map_property(map, "shares")};
    const char *patch = pave_tiled_map_property(map, "patch");
    if (patch && cli_read_number(patch, 4, 64, &wishes.patch) != CLI_READ) wishes.patch = 0;
    return wishes;
}
