// cli/grid_cache.c: tilings and walls that are made or read once.
#include "grid_cache.h"

#include <pave/formats/json.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static void drop_walls(grid_cache *cache)
{
    for (int contact = 0; contact < 2; contact++) {
        pave_search_destroy(cache->searches[contact]);
        pave_graph_destroy(cache->graphs[contact]);
        cache->searches[contact] = NULL;
        cache->graphs[contact] = NULL;
    }
    pave_mask_destroy(cache->walls);
    free(cache->file);
    cache->walls = NULL;
    cache->file = NULL;
}

static void drop_sight(grid_cache *cache)
{
    pave_sight_destroy(cache->sight);
    cache->sight = NULL;
}

static void drop_colorings(grid_cache *cache)
{
    for (int contact = 0; contact < 2; contact++)
        pave_coloring_release(NULL, &cache->colorings[contact]);
}

void grid_cache_release(grid_cache *cache)
{
    drop_walls(cache); // they stand on the tiling, and so do the others
    drop_sight(cache);
    drop_colorings(cache);
    pave_tiling_destroy(cache->tiling);
    free(cache->name);
    *cache = (grid_cache){0};
}

static bool keep_text(char **out, const char *text, grid_answer *answer)
{
    size_t size = strlen(text) + 1;
    *out = malloc(size);
    if (!*out)
        return grid_failed(answer, "out of memory");
    memcpy(*out, text, size);
    return true;
}

// ---- Tilings ----------------------------------------------------------------------------------------------------------------

static bool is_file(const char *name)
{
    size_t length = strlen(name);
    return strchr(name, '/') || (length > 5 && strcmp(name + length - 5, ".json") == 0);
}

static bool unknown(const char *name, grid_answer *answer)
{
    char all[512] = "";
    const char *hint = NULL;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        size_t used = strlen(all);
        snprintf(all + used, sizeof all - used, "%s%s", used ? ", " : "", pave_tiling_name(i));
        hint = !hint && cli_alike(name, pave_tiling_name(i)) ? pave_tiling_name(i) : hint;
    }
    if (hint)
        return grid_wrong(answer, "\"%.60s\" is no grid; did you mean %s? There are %s, and FILE.json", name, hint, all);
    return grid_wrong(answer, "\"%.60s\" is no grid; there are %s, and FILE.json", name, all);
}

static bool make_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
    if (is_file(name)) {
        pave_error error = {0};
        char text[PAVE_ERROR_TEXT_SIZE];
        if (pave_json_tiling_read(name, NULL, out, &error) == PAVE_OK)
            return true;
        return grid_failed(answer, "%s", pave_error_text(&error, text));
    }
    switch (pave_tiling_create_named(name, NULL, out)) {
    case PAVE_OK: return true;
    case PAVE_NOT_FOUND: return unknown(name, answer);
    default: return grid_failed(answer, "out of memory");
    }
}

const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer)
{
    for (size_t i = 0; grid_kinds[i]; i++) {
        if (strcmp(grid_kinds[i]->name, name) == 0)
            return grid_kinds[i];
    }
    if (cache->name && strcmp(cache->name, name) == 0)
        return &cache->kind;
    grid_cache_release(cache);
    if (!make_tiling(name, &cache->tiling, answer) || !keep_text(&cache->name, name, answer)) {
        grid_cache_release(cache);
        return NULL;
    }
    cache->kind = grid_other;
    cache->kind.name = cache->name;
    cache->kind.own_tiling = cache->tiling;
    if (cache->tiling->face_count == 1)
        cache->kind.parts[GRID_FACE].annotations = "";
    return &cache->kind;
}

// ---- Walls ------------------------------------------------------------------------------------------------------------------

/// No file of walls is larger.
enum { FILE_SIZE_MAX = 1 << 28 };

// Reads all of a stream. `out` is to be freed, whatever is returned.
static bool read_stream(FILE *in, char **out, size_t *size)
{
    size_t room = 0;
    *size = 0;
    for (;;) {
        if (*size == room) {
            room = room ? 2 * room : 1 << 16;
            char *more = room <= FILE_SIZE_MAX ? realloc(*out, room) : NULL;
            if (!more) {
                errno = room <= FILE_SIZE_MAX ? ENOMEM : EFBIG;
                return false;
            }
            *out = more;
        }
        size_t count = fread(*out + *size, 1, room - *size, in);
        *size += count;
        if (count == 0)
            return !ferror(in);
    }
}

// Says why a file cannot be read, as it is said of all other files.
static void unread(const char *file, int code, grid_answer *answer)
{
    if (code == EISDIR)
        grid_failed(answer, "%s: this is a directory; name a file in it", file);
    else
        grid_failed(answer, "%s: the file cannot be read (%s); check its name and permissions", file, strerror(code));
}

static bool read_walls(const char *file, const pave_tiling *tiling, pave_mask **out, grid_answer *answer)
{
    char *text = NULL, said[PAVE_ERROR_TEXT_SIZE];
    size_t size = 0;
    pave_error error = {0};
    errno = 0;
    FILE *in = fopen(file, "rb");
    bool fine = in && read_stream(in, &text, &size);
    if (!fine)
        unread(file, errno, answer);
    if (in)
        fclose(in);
    if (fine && pave_mask_read(text, size, file, tiling, NULL, out, &error) != PAVE_OK)
        fine = grid_failed(answer, "%s", pave_error_text(&error, said));
    free(text);
    return fine;
}

const pave_mask *grid_walls_open(grid_cache *cache, const char *file, const pave_tiling *tiling, grid_answer *answer)
{
    if (cache->file && strcmp(cache->file, file) == 0 && cache->walls_tiling == tiling)
        return cache->walls;
    drop_walls(cache);
    if (!read_walls(file, tiling, &cache->walls, answer) || !keep_text(&cache->file, file, answer)) {
        drop_walls(cache);
        return NULL;
    }
    cache->walls_tiling = tiling;
    return cache->walls;
}

// Says why there is no graph or workspace.
static void no_graph(const grid_cache *cache, pave_result result, grid_answer *answer)
{
    if (result == PAVE_RANGE)
        grid_failed(answer, "%s: the window has more cells than a search takes", cache->file);
    else
        grid_failed(answer, "%s: out of memory", cache->file);
}

static pave_graph *graph_of(grid_cache *cache, pave_contact contact, grid_answer *answer)
{
    assert(cache->walls);
    pave_graph_def def = {.window = cache->walls->window, .walls = cache->walls, .contact = contact};
    if (cache->graphs[contact])
        return cache->graphs[contact];
    pave_result result = pave_graph_create(&def, NULL, &cache->graphs[contact]);
    if (result != PAVE_OK)
        no_graph(cache, result, answer);
    return cache->graphs[contact];
}

const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact, grid_answer *answer) { return graph_of(cache, contact, answer); }

pave_search *grid_search_open(grid_cache *cache, pave_contact contact, grid_answer *answer)
{
    const pave_graph *graph = graph_of(cache, contact, answer);
    if (!graph || cache->searches[contact])
        return cache->searches[contact];
    pave_result result = pave_search_create(graph, NULL, &cache->searches[contact]);
    if (result != PAVE_OK)
        no_graph(cache, result, answer);
    return cache->searches[contact];
}

// ---- Sight and colours ------------------------------------------------------------------------------------------------------

bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric, const pave_sight **out, grid_answer *answer)
{
    if (cache->sight_tiling != tiling || cache->sight_radius != radius || cache->sight_metric != metric)
        drop_sight(cache);
    cache->sight_tiling = tiling;
    cache->sight_radius = radius;
    cache->sight_metric = metric;
    if (!cache->sight && pave_sight_create(tiling, radius, metric, NULL, &cache->sight) == PAVE_NO_MEMORY)
        return grid_failed(answer, "out of memory");
    *out = cache->sight;
    return true;
}

const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling, pave_contact contact, grid_answer *answer)
{
    pave_coloring *coloring = &cache->colorings[contact];
    if (cache->coloring_tiling != tiling)
        drop_colorings(cache);
    cache->coloring_tiling = tiling;
    if (coloring->table)
        return coloring;
    switch (pave_tiling_color(tiling, contact, PAVE_COLORING_COLORS_MAX, NULL, coloring)) {
    case PAVE_OK: return coloring;
    case PAVE_NOT_FOUND: grid_failed(answer, "no colouring of up to %d colours was found", PAVE_COLORING_COLORS_MAX); return NULL;
    default: grid_failed(answer, "out of memory"); return NULL;
    }
}
