// cli/world/ground.c: from the options to a world on any grid.
#include "ground.h"

#include <string.h>

// ---- Cells --------------------------------------------------------------------------------------

const char *cli_ground_form(const cli_ground *ground)
{
    if (ground->tiling->letters) return "Q,R,L or Q,R,R, such as -3,2,L";
    return ground->tiling->face_count > 1 ? "Q,R,S, such as -3,2,0" : "X,Y, such as -3,2";
}

const char *cli_ground_read(const cli_ground *ground, const char *text, pave_cell *out)
{
    const pave_result result = pave_tiling_face_read(ground->tiling, text, out);
    if (result == PAVE_RANGE) return "is too far out";
    if (result == PAVE_OK) return NULL;
    int q, r, s, used = 0; // q,r,s where the faces have letters
    if (ground->tiling->letters && sscanf(text, "%d,%d,%d%n", &q, &r, &s, &used) == 3 &&
        text[used] == '\0' && pave_tiling_cell_valid(ground->tiling, (pave_cell){q, r, s})) {
        *out = (pave_cell){q, r, s};
        return NULL;
    }
    if (ground->tiling->face_count == 1 && cli_read_place(text, out) == CLI_READ) return NULL;
    return "is no place";
}

int cli_ground_cell(const cli_ground *ground, const char *text, pave_cell *out)
{
    const char *wrong = cli_ground_read(ground, text, out);
    if (!wrong) return CLI_DONE;
    if (strcmp(wrong, "is no place") == 0)
        return cli_wrong("\"%s\" is no place; give %s", text, cli_ground_form(ground));
    return cli_wrong("%s is too far out; coordinates go from -%d to %d", text, PAVE_COORDINATE_MAX,
                     PAVE_COORDINATE_MAX);
}

// ---- Sets ---------------------------------------------------------------------------------------

static int open_builtin_sets(const cli_ground_options *options, cli_ground *out)
{
    const int which = options->set ? cli_read_word(options->set, CLI_BUILTINS) : PAVE_BUILTIN_ROADS;
    if (which < 0)
        return cli_wrong("--set: there is no built-in set \"%s\"; give one of %s", options->set,
                         "roads, meadow, cave, dungeon, maze, river");
    out->name = pave_builtin_name((pave_builtin)which);
    for (int32_t s = 0; s < out->tiling->face_count; s++) {
        const int sides = pave_tiling_side_count(out->tiling, s);
        pave_error error = {0};
        if (sides > PAVE_WANG_SIDES_MAX)
            return cli_wrong("--grid: face %d has %d sides; tiles have at most %d", (int)s, sides,
                             PAVE_WANG_SIDES_MAX);
        pave_wang_set **set = &out->by_sides[sides];
        if (!*set &&
            pave_builtin_create_sides((pave_builtin)which, sides, NULL, set, &error) != PAVE_OK)
            return cli_report(&error);
        out->sets[s] = *set;
    }
    return CLI_DONE;
}

static int open_sets(const cli_ground_options *options, const char *file, cli_source_wish wish,
                     cli_ground *out)
{
    if (cli_ground_is_square(out)) {
        const int code = cli_source_open(file, options->set, wish, &out->source);
        if (code != CLI_DONE) return code;
        const int narrowed = cli_wishes_narrow(&options->wishes, &out->source);
        if (narrowed != CLI_DONE) return narrowed;
        out->name = out->source.builtin ? out->source.name : out->source.wangset->name;
        out->sets[0] = out->source.set;
        return CLI_DONE;
    }
    if (file)
        return cli_wrong("%s: a tile set of Tiled is for squares; leave --grid out, or the file",
                         file);
    return open_builtin_sets(options, out);
}

// ---- All ----------------------------------------------------------------------------------------

static int make_square_world(const cli_ground_options *options, pave_world_def *def,
                             cli_ground *out)
{
    double shares[PAVE_WANG_COLORS_MAX + 1];
    int code = cli_wishes_fill_in(&options->wishes, &out->source, shares, def);
    if (cli_wishes_any(&options->wishes) && def->method == PAVE_WORLD_AUTO)
        def->method = PAVE_WORLD_BLOCKS;
    if (code == CLI_DONE && cli_wishes_any(&options->wishes) && def->method != PAVE_WORLD_BLOCKS)
        code = cli_wrong("--base, --shares and --patch: only method blocks knows them; leave them "
                         "out, or --method");
    return code == CLI_DONE ? cli_source_world(&out->source, def, &out->world) : code;
}

static int make_world(const cli_ground_options *options, cli_ground *out)
{
    pave_error error = {0};
    pave_world_def def = {.tiling = out->tiling,
                          .sets = out->sets,
                          .seed = options->seed,
                          .method = (pave_world_method)options->method};
    if (options->origin) {
        const int code = cli_ground_cell(out, options->origin, &def.origin);
        if (code != CLI_DONE) return code;
        out->origin = def.origin;
    }
    if (cli_ground_is_square(out)) return make_square_world(options, &def, out);
    if (options->wishes.only || cli_wishes_any(&options->wishes))
        return cli_wrong("--only, --base, --shares and --patch are for squares; leave them out");
    const pave_result result = pave_world_create(&def, NULL, &out->world, &error);
    return result == PAVE_OK ? CLI_DONE : cli_report(&error);
}

int cli_ground_open_on(const pave_tiling *tiling, const cli_ground_options *options,
                       const char *file, cli_source_wish wish, bool with_world, cli_ground *out)
{
    out->tiling = tiling;
    const int code = open_sets(options, file, wish, out);
    return code == CLI_DONE && with_world ? make_world(options, out) : code;
}

int cli_ground_open(const cli_ground_options *options, const char *file, cli_source_wish wish,
                    bool with_world, cli_ground *out)
{
    const grid_kind *kind;
    const int code = grid_option_open(&out->cache, options->grid, &out->answer, &kind);
    return code == CLI_DONE
               ? cli_ground_open_on(grid_tiling(kind), options, file, wish, with_world, out)
               : code;
}

void cli_ground_close(cli_ground *ground)
{
    pave_world_destroy(ground->world);
    for (int i = 0; i <= PAVE_WANG_SIDES_MAX; i++) pave_wang_destroy(ground->by_sides[i]);
    cli_source_close(&ground->source);
    grid_answer_release(&ground->answer);
    grid_cache_release(&ground->cache);
}
