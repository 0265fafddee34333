// cli/grid/grid_cache.c: tilings and walls that are made or read once, and what is made of them.
#include "grid_cache.h"
#include "grid_patch.h"

#include "../work.h"

#include <pave/formats/json.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { METRICS = PAVE_TRI_FLANK + 1, CORNERS = PAVE_MOVE_OPEN + 1, GRAPHS = CORNERS };

/// Moves between walls on triangles, and a workspace for searches of them.
typedef struct kept_moves {
    pave_moves *moves;
    pave_search *search;
} kept_moves;

/// Something that is kept: its key, and what it is; all else is NULL or 0.
struct grid_kept {
    char *name;            // of a tiling, or all that was said of a ground; else NULL
    const pave_tiling *on; // what it belongs to; of a tiling NULL
    int32_t radius;        // of sight
    int32_t choice;        // the metric of sight, the contact of a colouring
    pave_tiling *tiling;
    grid_patch_ground ground; // instead of a tiling
    grid_kind kind;           // the grid of that tiling or ground
    grid_ground place;
    pave_graph *graphs[GRAPHS];         // across edges, else by the rule; NULL until it is needed
    pave_search *searches[GRAPHS];      // the same
    kept_moves moves[METRICS][CORNERS]; // the same
    pave_sight *sight;                  // NULL: the radius is too large
    pave_coloring coloring;
    grid_steps *steps;
};

/// The capacity for each kind.
static const int kept_most[GRID_KEPT_KINDS] = {[GRID_KEPT_TILINGS] = 8,
                                               [GRID_KEPT_GROUNDS] = 4,
                                               [GRID_KEPT_SIGHTS] = 4,
                                               [GRID_KEPT_COLORINGS] = 8,
                                               [GRID_KEPT_STEPS] = 8};

/// All walls but those that were opened last go where they have more cells together: with their
/// graphs that is a gigabyte.
enum { GROUNDS_CELLS_MAX = 1 << 23 };

// ---- Rows of what is kept -----------------------------------------------------------------------

static void release(grid_kept *kept)
{
    for (int i = 0; i < GRAPHS; i++) {
        pave_search_destroy(kept->searches[i]);
        pave_graph_destroy(kept->graphs[i]);
    }
    for (int i = 0; i < METRICS * CORNERS; i++) {
        pave_search_destroy(kept->moves[i / CORNERS][i % CORNERS].search);
        pave_moves_destroy(kept->moves[i / CORNERS][i % CORNERS].moves);
    }
    grid_ground_close(&kept->place);
    pave_sight_destroy(kept->sight);
    pave_coloring_release(&kept->coloring, NULL);
    grid_steps_destroy(kept->steps);
    pave_tiling_destroy(kept->tiling);
    free(kept->name);
    free(kept);
}

static int count_of(grid_kept *const *row)
{
    int count = 0;
    while (count < GRID_KEPT_MAX && row[count]) count++;
    return count;
}

// Takes number i out of its row.
static grid_kept *take(grid_kept **row, int i)
{
    grid_kept *kept = row[i];
    memmove(row + i, row + i + 1, (size_t)(GRID_KEPT_MAX - 1 - i) * sizeof *row);
    row[GRID_KEPT_MAX - 1] = NULL;
    return kept;
}

// Removes number i of a row; with a tiling all that belongs to it.
static void drop(grid_cache *cache, grid_kept_kind kind, int i)
{
    grid_kept *kept = take(cache->rows[kind], i);
    for (int other = 0; kept->tiling && other < GRID_KEPT_KINDS; other++) {
        for (int k = count_of(cache->rows[other]) - 1; k >= 0; k--) {
            if (cache->rows[other][k]->on == kept->tiling) release(take(cache->rows[other], k));
        }
    }
    release(kept);
}

// Puts it in front of its row.
static grid_kept *keep(grid_cache *cache, grid_kept_kind kind, grid_kept *kept)
{
    grid_kept **row = cache->rows[kind];
    if (count_of(row) == kept_most[kind]) drop(cache, kind, kept_most[kind] - 1);
    memmove(row + 1, row, (GRID_KEPT_MAX - 1) * sizeof *row);
    return row[0] = kept;
}

// Finds what has the same key and puts it in front. NULL: none.
static grid_kept *find(grid_cache *cache, grid_kept_kind kind, const grid_kept *key)
{
    grid_kept **row = cache->rows[kind];
    for (int i = 0; i < GRID_KEPT_MAX && row[i]; i++) {
        const grid_kept *kept = row[i];
        bool same_name = !key->name || strcmp(kept->name, key->name) == 0;
        if (same_name && kept->on == key->on && kept->radius == key->radius &&
            kept->choice == key->choice)
            return keep(cache, kind, take(row, i));
    }
    return NULL;
}

// Something with that key, which is in no row yet. NULL: the answer says that there is no memory.
static grid_kept *begin(const grid_kept *key, grid_answer *answer)
{
    grid_kept *kept = malloc(sizeof *kept);
    char *name = key->name ? malloc(strlen(key->name) + 1) : NULL;
    if (!kept || (key->name && !name)) {
        free(kept);
        free(name);
        grid_failed(answer, "out of memory");
        return NULL;
    }
    *kept = *key;
    kept->name = name;
    if (name) memcpy(name, key->name, strlen(key->name) + 1);
    return kept;
}

// What has that key; where nothing does, it is made. NULL: the answer says what is wrong.
typedef bool maker(grid_kept *kept, grid_answer *answer);

static grid_kept *open_kept(grid_cache *cache, grid_kept_kind kind, const grid_kept *key,
                            maker *make, grid_answer *answer)
{
    grid_kept *kept = find(cache, kind, key);
    if (kept || !(kept = begin(key, answer))) return kept;
    if (make(kept, answer)) return keep(cache, kind, kept);
    release(kept);
    return NULL;
}

void grid_cache_release(grid_cache *cache)
{
    for (int kind = GRID_KEPT_KINDS - 1; kind >= 0;
         kind--) { // tilings last: all else stands on them
        while (cache->rows[kind][0]) drop(cache, (grid_kept_kind)kind, 0);
    }
}

// ---- Tilings ------------------------------------------------------------------------------------

bool grid_is_file(const char *name)
{
    size_t length = strlen(name);
    return strcmp(name, "-") == 0 || strchr(name, '/') ||
           (length > 5 && strcmp(name + length - 5, ".json") == 0);
}

// Whether a file can be read: standard input cannot where the queries come from it.
static bool is_readable(const grid_cache *cache, const char *name, grid_answer *answer)
{
    return !cache->input_has_queries || strcmp(name, "-") != 0 ||
           grid_wrong(answer, "-: standard input has the queries; name a file");
}

static bool unknown(const char *name, grid_answer *answer)
{
    char all[640] = "";
    const char *hint = NULL;
    for (int32_t i = 0; pave_tiling_name(i); i++) {
        cli_add_word(all, sizeof all, "%s", pave_tiling_name(i));
        hint = !hint && cli_alike(name, pave_tiling_name(i)) ? pave_tiling_name(i) : hint;
    }
    for (int32_t i = 0; grid_patch_name(i); i++) {
        cli_add_word(all, sizeof all, "%s", grid_patch_name(i));
        hint = !hint && cli_alike(name, grid_patch_name(i)) ? grid_patch_name(i) : hint;
    }
    if (hint)
        return grid_wrong(answer,
                          "\"%.60s\" is not a grid; did you mean %s? There are %s, and FILE.json",
                          name, hint, all);
    return grid_wrong(answer, "\"%.60s\" is not a grid; there are %s, and FILE.json", name, all);
}

static bool read_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    return pave_json_tiling_read(name, NULL, out, &error) == PAVE_OK ||
           grid_failed(answer, "%s", pave_error_text(&error, text));
}

static bool name_tiling(const char *name, pave_tiling **out, grid_answer *answer)
{
    pave_result result = pave_tiling_create_named(name, NULL, out, NULL);
    if (result == PAVE_NOT_FOUND) return unknown(name, answer);
    return result == PAVE_OK || grid_failed(answer, "out of memory");
}

grid_kind grid_kind_of(const char *name, const pave_tiling *tiling)
{
    grid_kind kind = grid_other;
    kind.name = name;
    kind.own_tiling = tiling;
    if (tiling->face_count == 1) kind.parts[GRID_FACE].annotations = "";
    return kind;
}

static bool make_ground(grid_kept *kept, grid_answer *answer)
{
    char why[CLI_WHY_SIZE];
    if (!grid_patch_read(kept->name, &kept->ground, why)) return grid_wrong(answer, "%s", why);
    kept->kind = grid_kind_of_ground(kept->name, &kept->ground);
    return true;
}

static bool make_tiling(grid_kept *kept, grid_answer *answer)
{
    if (grid_patch_is(kept->name)) return make_ground(kept, answer);
    if (!(grid_is_file(kept->name) ? read_tiling : name_tiling)(kept->name, &kept->tiling, answer))
        return false;
    kept->kind = grid_kind_of(kept->name, kept->tiling);
    return true;
}

const grid_kind *grid_kind_open(grid_cache *cache, const char *name, grid_answer *answer)
{
    for (size_t i = 0; grid_kinds[i]; i++) {
        if (strcmp(grid_kinds[i]->name, name) == 0) return grid_kinds[i];
    }
    const grid_kept key = {.name = (char *)name}; // it is copied, and not changed
    if (strcmp(name, grid_numbered.name) == 0) return &grid_numbered;
    if (!is_readable(cache, name, answer)) return NULL;
    grid_kept *kept = open_kept(cache, GRID_KEPT_TILINGS, &key, make_tiling, answer);
    return kept ? &kept->kind : NULL;
}

int grid_option_open(grid_cache *cache, const char *name, grid_answer *answer,
                     const grid_kind **out)
{
    *out = grid_kind_open(cache, name, answer);
    if (*out == &grid_numbered)
        return cli_wrong("--grid: %s are those of a mesh or graph, which pave grid asks; name a "
                         "grid, such as hex",
                         name);
    return *out                         ? CLI_DONE
           : answer->code == CLI_FAILED ? cli_failed("--grid: %s", answer->error)
                                        : cli_wrong("--grid: %s", answer->error);
}

// ---- Grounds ------------------------------------------------------------------------------------

// Removes grounds that were not used lately, until the others are small enough together.
static void limit_grounds(grid_cache *cache)
{
    int64_t cells = 0;
    for (int i = 0; i < count_of(cache->rows[GRID_KEPT_GROUNDS]); i++) {
        cells += cache->rows[GRID_KEPT_GROUNDS][i]->place.count;
        while (i > 0 && cells > GROUNDS_CELLS_MAX && i < count_of(cache->rows[GRID_KEPT_GROUNDS]))
            drop(cache, GRID_KEPT_GROUNDS, i);
    }
}

const grid_ground *grid_cache_ground(grid_cache *cache, const grid_ground_options *options,
                                     const pave_tiling *tiling, grid_answer *answer)
{
    char name[8192];
    grid_kept *kept;
    const grid_kept key = {.name = name, .on = tiling};
    const char *parts[] = {options->walls, options->cost, options->at};
    int used = snprintf(name, sizeof name, "%s %dx%d", options->on, (int)options->size.width,
                        (int)options->size.height);
    for (int i = 0; i < 3 && used < (int)sizeof name; i++)
        used += snprintf(name + used, sizeof name - (size_t)used, "\n%s", parts[i] ? parts[i] : "");
    if (used >= (int)sizeof name) grid_wrong(answer, "--on: what it says is too long");
    if (used >= (int)sizeof name || !is_readable(cache, options->on, answer)) return NULL;
    if ((kept = find(cache, GRID_KEPT_GROUNDS, &key))) return &kept->place;
    if (!(kept = begin(&key, answer))) return NULL;
    if (!grid_ground_open(options, tiling, &kept->place, answer)) {
        release(kept);
        return NULL;
    }
    keep(cache, GRID_KEPT_GROUNDS, kept);
    limit_grounds(cache);
    return &kept->place;
}
// Says why there is no graph or workspace.
static bool no_graph(pave_result result, grid_answer *answer)
{
    return grid_failed(answer, result == PAVE_RANGE
                                   ? "--on: the ground has more cells than a search takes"
                                   : "out of memory; choose a smaller ground");
}

// The ground that was opened last, with its graph in place `at`; NULL: the answer says what is
// wrong.
static grid_kept *open_graph(grid_cache *cache, pave_contact contact, pave_move_corners corners,
                             int *at, grid_answer *answer)
{
    grid_kept *ground = cache->rows[GRID_KEPT_GROUNDS][0];
    const grid_ground *place = &ground->place;
    const pave_corner_rule rule = corners == PAVE_MOVE_SHORT
                                      ? PAVE_CORNERS_ONE_WAY
                                      : (pave_corner_rule)(corners - PAVE_MOVE_ONE);
    const pave_graph_def def = {
        .window = place->window, .walls = place->closed, .contact = contact, .corners = rule};
    *at = contact == PAVE_CONTACT_EDGE ? 0 : 1 + (int)rule;
    if (place->graph || ground->graphs[*at]) return ground;
    const pave_result result = pave_graph_create(&def, NULL, &ground->graphs[*at], NULL);
    return result == PAVE_OK || no_graph(result, answer) ? ground : NULL;
}

const pave_graph *grid_graph_open(grid_cache *cache, pave_contact contact,
                                  pave_move_corners corners, grid_answer *answer)
{
    int at;
    const grid_kept *ground = open_graph(cache, contact, corners, &at, answer);
    return !ground ? NULL : ground->place.graph ? ground->place.graph : ground->graphs[at];
}

pave_search *grid_search_open(grid_cache *cache, pave_contact contact, pave_move_corners corners,
                              grid_answer *answer)
{
    int at;
    grid_kept *ground = open_graph(cache, contact, corners, &at, answer);
    if (!ground || ground->searches[at]) return ground ? ground->searches[at] : NULL;
    const pave_ground of =
        pave_ground_of_graph(ground->place.graph ? ground->place.graph : ground->graphs[at]);
    const pave_result result = pave_search_create(&of, NULL, &ground->searches[at], NULL);
    if (result != PAVE_OK) no_graph(result, answer);
    return ground->searches[at];
}

pave_search *grid_moves_open(grid_cache *cache, pave_tri_metric metric, pave_move_corners corners,
                             const pave_costs **costs, grid_answer *answer)
{
    grid_kept *ground = cache->rows[GRID_KEPT_GROUNDS][0];
    kept_moves *kept = &ground->moves[metric][corners];
    const pave_moves_def def = {.walls = ground->place.closed,
                                .metric = metric,
                                .corners = corners,
                                .costs = ground->place.costs};
    pave_error error = {0};
    pave_result result =
        kept->moves ? PAVE_OK : pave_moves_create(&def, NULL, &kept->moves, &error);
    if (result == PAVE_UNSUPPORTED) {
        grid_failed(answer, "--on: %s", error.message);
        return NULL;
    }
    if (result == PAVE_OK && !kept->search) {
        const pave_ground moves = pave_ground_of_graph(kept->moves->graph);
        result = pave_search_create(&moves, NULL, &kept->search, NULL);
    }
    if (result != PAVE_OK) no_graph(result, answer);
    *costs = kept->moves ? &kept->moves->costs : NULL;
    return kept->search;
}

// ---- Sight, colours and distances ---------------------------------------------------------------

static bool make_sight(grid_kept *kept, grid_answer *answer)
{
    return pave_sight_create(kept->on, kept->radius, kept->choice, NULL, &kept->sight, NULL) !=
               PAVE_NO_MEMORY ||
           grid_failed(answer, "out of memory");
}

bool grid_sight_open(grid_cache *cache, const pave_tiling *tiling, int32_t radius, int32_t metric,
                     const pave_sight **out, grid_answer *answer)
{
    const grid_kept key = {.on = tiling, .radius = radius, .choice = metric};
    const grid_kept *kept = open_kept(cache, GRID_KEPT_SIGHTS, &key, make_sight, answer);
    *out = kept ? kept->sight : NULL;
    return kept;
}

static bool make_coloring(grid_kept *kept, grid_answer *answer)
{
    pave_result result = pave_tiling_color(kept->on, (pave_contact)kept->choice,
                                           PAVE_COLORING_COLORS_MAX, NULL, &kept->coloring);
    if (result == PAVE_NOT_FOUND)
        return grid_failed(answer, "no colouring of up to %d colours was found",
                           PAVE_COLORING_COLORS_MAX);
    return result == PAVE_OK || grid_failed(answer, "out of memory");
}

const pave_coloring *grid_coloring_open(grid_cache *cache, const pave_tiling *tiling,
                                        pave_contact contact, grid_answer *answer)
{
    const grid_kept key = {.on = tiling, .choice = (int32_t)contact};
    const grid_kept *kept = open_kept(cache, GRID_KEPT_COLORINGS, &key, make_coloring, answer);
    return kept ? &kept->coloring : NULL;
}

static bool make_steps(grid_kept *kept, grid_answer *answer)
{
    kept->steps = grid_steps_create(kept->on);
    return kept->steps || grid_failed(answer, "out of memory");
}

grid_steps *grid_steps_open(grid_cache *cache, const pave_tiling *tiling, grid_answer *answer)
{
    const grid_kept key = {.on = tiling};
    grid_kept *kept = open_kept(cache, GRID_KEPT_STEPS, &key, make_steps, answer);
    return kept ? kept->steps : NULL;
}
