// cli/world/check_looks.c: classes of sets in words.
#include "check_looks.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct looks_words {
    const char *what; // it is
    const char *wish; // what would be more; NULL: it is all that it wants to be
} looks_words;

#define ROUNDED "outer and inner corners, sides and full tiles"
static const looks_words words[PAVE_WANG_CLASSES] = {
    [PAVE_WANG_CLASS_FILLS] = {"no tile joins two colours: for painting with variants",
                               "tiles that join them would make a world"},
    [PAVE_WANG_CLASS_COMPLETE] = {"every combination of its colours", NULL},
    [PAVE_WANG_CLASS_OVERLAY] = {"complete with unset: patches or paths on a layer beneath", NULL},
    [PAVE_WANG_CLASS_ROUNDED] = {"all corners but the two diagonals: rounded islands", NULL},
    [PAVE_WANG_CLASS_SLICES] = {"outer corners, sides and the full tile: rectangles",
                                "the four inner corners would make rounded islands"},
    [PAVE_WANG_CLASS_FRAGMENT] = {"a part of the corners",
                                  "outer corners, sides and the full tile would make rectangles"},
    [PAVE_WANG_CLASS_STAR] = {"terrains that each meet one ground",
                              ROUNDED " of each would make rounded islands"},
    [PAVE_WANG_CLASS_NETWORK] = {"terrains that meet in some pairs",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_PATHS] = {"a part of the edges: roads, fences or pipes",
                               "ends, bends, crossings and branches would make any path"},
    [PAVE_WANG_CLASS_BLOB] = {"all 47 of a blob: walls or water with necks", NULL},
    [PAVE_WANG_CLASS_CORNERS] = {"sides follow from their corners: terrains",
                                 ROUNDED " of each pair would make rounded borders"},
    [PAVE_WANG_CLASS_BLOB_PART] = {"a part of a blob of 47 tiles",
                                   "the others would make walls or water with necks"},
    [PAVE_WANG_CLASS_MIXED] = {"edges and corners of its own kind", NULL},
};

// What the class wants, in a list of its own.
static int take_lacks(const pave_wang_set *set, cli_looks *out)
{
    pave_error error = {0};
    int64_t count = 0;
    error.result = pave_wang_list_lacks(set, NULL, NULL, 0, &count, &error);
    if (error.result == PAVE_CAPACITY) {
        out->lacks = malloc((size_t)count * PAVE_WANG_PLACES_SQUARE);
        error.result = PAVE_NO_MEMORY;
        if (out->lacks)
            error.result = pave_wang_list_lacks(set, NULL, out->lacks, count, &count, &error);
    }
    out->lack_count = count;
    return error.result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

int cli_looks_take(const pave_wang_set *set, bool all, cli_looks *out)
{
    *out = (cli_looks){.method = NULL};
    out->error.result = pave_wang_look(set, NULL, &out->looks, &out->error);
    if (out->error.result == PAVE_UNSUPPORTED) return CLI_DONE;
    if (out->error.result != PAVE_OK) return cli_report(&out->error);
    out->known = true;
    pave_world *world = NULL;
    const pave_world_def def = {.set = set};
    if (pave_world_create(&def, NULL, &world, &out->error) == PAVE_OK)
        out->method = pave_world_method_name(pave_world_method_of(world));
    pave_world_destroy(world);
    out->by_class = !all && out->looks.class_of_set != PAVE_WANG_CLASS_COMPLETE &&
                    out->looks.class_of_set != PAVE_WANG_CLASS_OVERLAY;
    return out->by_class ? take_lacks(set, out) : CLI_DONE;
}

void cli_looks_release(cli_looks *looks)
{
    free(looks->lacks);
    looks->lacks = NULL;
}

bool cli_looks_whole(const cli_looks *looks)
{
    return looks->by_class && looks->lack_count == 0 && looks->method &&
           looks->looks.class_of_set != PAVE_WANG_CLASS_MIXED;
}

static void print_wish(cli_result *result, const cli_looks *looks, const char *wish)
{
    const int64_t lacks = looks->looks.lacks;
    if (lacks > 0 || looks->looks.class_of_set == PAVE_WANG_CLASS_SLICES)
        cli_text(result, "; %s", wish);
    if (lacks > 0) cli_text(result, ": %" PRId64 " %s missing", lacks, lacks == 1 ? "is" : "are");
}

void cli_put_looks(cli_result *result, const cli_looks *looks)
{
    const pave_wang_looks *of_set = &looks->looks;
    if (!looks->known) return;
    const looks_words *of_class = &words[of_set->class_of_set];
    const char *name = pave_wang_class_name(of_set->class_of_set);
    cli_json_text(result, "class", name);
    cli_json_flag(result, "unset", of_set->unset);
    cli_json_member(result, "ground", "%d", of_set->ground);
    cli_json_text(result, "world", looks->method);
    cli_json_member(result, "lacks", "%" PRId64, of_set->lacks);
    if (of_set->class_of_set == PAVE_WANG_CLASS_COMPLETE) return; // so much was said
    cli_text(result, "  class %s: %s", name, of_class->what);
    if (of_class->wish) print_wish(result, looks, of_class->wish);
    cli_text(result, "\n");
    if (looks->method)
        cli_text(result, "  a world by method %s\n", looks->method);
    else
        cli_text_print(result, "  no world: ", looks->error.message, "\n");
}
