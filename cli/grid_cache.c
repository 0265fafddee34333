// cli/grid_cache.c: tilings that are made once.
#include "grid_cache.h"

#include <stdlib.h>
#include <string.h>

void grid_cache_release(grid_cache *cache)
{
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
        return grid_wrong(answer, "\"%.60s\" is no grid; did you mean %s? There are %s", name, hint, all);
    return grid_wrong(answer, "\"%.60s\" is no grid; there are %s", name, all);
}

static bool make_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
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
