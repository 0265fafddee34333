/// tests/region/dicewars_maps.h: grounds of many kinds, requests by number, and what must be true
/// of every map, checked with plain loops over lists of neighbours.
#ifndef PAVE_TESTS_DICEWARS_MAPS_H
#define PAVE_TESTS_DICEWARS_MAPS_H

#include <pave/dicewars.h>
#include <pave/random.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAP_GROUNDS = 8, MAP_CELLS_MAX = 2000, MAP_AREAS_MAX = 200, MAP_PLAYERS_MAX = 12 };

typedef struct map_ground {
    pave_window *window;
    pave_mask *walls;  ///< or NULL
    pave_graph *graph; ///< always there
    pave_ground ground;
} map_ground;

/// All of them are connected.
static inline bool map_ground_open(int number, map_ground *out)
{
    const pave_window_def defs[MAP_GROUNDS] = {
        {.tiling = pave_tiling_hex(), .width = 28, .height = 32},
        {.tiling = pave_tiling_hex(), .shape = PAVE_WINDOW_HEXAGON, .radius = 12},
        {.width = 30, .height = 20},
        {.tiling = pave_tiling_tri(), .width = 40, .height = 18},
        {.tiling = pave_tiling_hex(), .width = 24, .height = 24, .wrap = true},
        {.tiling = pave_tiling_hex(), .width = 30, .height = 30}, // with walls
        {.shape = PAVE_WINDOW_DISK, .radius = 14},
        {.width = 22, .height = 22, .wrap = true},
    };
    memset(out, 0, sizeof *out);
    if (pave_window_create(&defs[number], NULL, &out->window, NULL) != PAVE_OK ||
        out->window->count > MAP_CELLS_MAX)
        return false;
    if (number == 5) {
        if (pave_mask_create(out->window, NULL, &out->walls, NULL) != PAVE_OK) return false;
        for (int64_t i = 0; i < out->window->count;
             i++) { // two walls with a door each; what is masked is closed by `locked`
            int64_t x = i % 30, y = i / 30;
            pave_mask_set_cell(out->walls, i, (x == 10 && y != 4) || (x == 20 && y != 25));
        }
    }
    const pave_graph_def graph = {.window = out->window, .walls = out->walls};
    if (pave_graph_create(&graph, NULL, &out->graph, NULL) != PAVE_OK) return false;
    out->ground = out->walls || number & 1 ? pave_ground_of_graph(out->graph)
                                           : pave_ground_of_window(out->window);
    return true;
}

static inline void map_ground_close(map_ground *ground)
{
    pave_graph_destroy(ground->graph);
    pave_mask_destroy(ground->walls);
    pave_window_destroy(ground->window);
}

/// A case: the request, and the room for its result.
typedef struct map_case {
    pave_dicewars_def def;
    int32_t locked[MAP_CELLS_MAX];
    int32_t labels[MAP_CELLS_MAX], owners[MAP_AREAS_MAX], dice[MAP_AREAS_MAX];
    pave_dicewars_result result;
} map_case;

/// The case of a number, on one of the grounds: areas, players, land and the like drawn from it.
static inline void map_case_draw(uint64_t number, const map_ground *ground, map_case *out)
{
    static const double lands[] = {0, 1, 0.5, 0.85}, roughs[] = {0, -1, 0.5, 0.9},
                        tolerances[] = {0, 0.2, 0.5, 0};
    pave_random_words words = pave_random_at(number, PAVE_STREAM_USER, 7, 0, 0, 0);
    memset(&out->def, 0, sizeof out->def);
    out->def.ground = ground->ground;
    out->def.seed = number;
    out->def.players = 2 + (int32_t)pave_random_below(words.word[0], 7);
    out->def.areas = out->def.players + (int32_t)pave_random_below(words.word[1], 34);
    out->def.land = lands[words.word[2] & 3];
    out->def.roughness = roughs[words.word[2] >> 2 & 3];
    out->def.tolerance = tolerances[words.word[2] >> 4 & 3];
    out->def.dice_mean = (int32_t)(words.word[2] >> 6 & 3);
    for (int64_t i = 0; ground->walls && i < ground->window->count; i++)
        out->locked[i] = pave_mask_cell(ground->walls, i) ? -1 : 0;
    if (ground->walls) out->def.locked = out->locked;
}

static inline pave_result map_case_make(map_case *made, const pave_allocator *allocator,
                                        const pave_batch *batch, pave_error *error)
{
    pave_dicewars_map out = {made->labels, made->owners, made->dice};
    return pave_dicewars_make(&made->def, allocator, batch, &out, &made->result, error);
}

static bool map_quiet; ///< for maps that are wrong on purpose

static inline bool map_wrong(const map_case *made, const char *what)
{
    if (!map_quiet)
        printf("wrong: seed %llu, %d areas, %d players: %s\n", (unsigned long long)made->def.seed,
               (int)made->def.areas, (int)made->def.players, what);
    return false;
}

/// Whether what can be reached from a cell over cells of the wanted label (0: of any territory) has
/// so many cells.
static inline bool map_reaches(const map_ground *ground, const int32_t *labels, int32_t first,
                               int32_t label, int32_t count)
{
    static bool seen[MAP_CELLS_MAX];
    static int32_t queue[MAP_CELLS_MAX];
    int32_t found = 1;
    memset(seen, 0, sizeof seen);
    seen[first] = true;
    queue[0] = first;
    for (int32_t next = 0; next < found; next++)
        for (int32_t arc = ground->graph->start[queue[next]];
             arc < ground->graph->start[queue[next] + 1]; arc++) {
            int32_t to = ground->graph->to[arc];
            if (seen[to] || labels[to] <= 0 || (label && labels[to] != label)) continue;
            seen[to] = true;
            queue[found++] = to;
        }
    return found == count;
}

/// Whether all is true of the map's cells: exact number, each connected, all of them connected, as
/// large as they shall be.
static inline bool map_cells_hold(const map_ground *ground, const map_case *made)
{
    int32_t sizes[MAP_AREAS_MAX + 1] = {0}, first[MAP_AREAS_MAX + 1], land = 0, least = INT32_MAX,
                                  most = 0, any = -1, areas = made->result.areas;
    for (int32_t i = (int32_t)ground->window->count - 1; i >= 0; i--) {
        int32_t label = made->labels[i];
        if (label < 0 || label > areas) return map_wrong(made, "a label is none");
        if (made->def.locked && made->def.locked[i] &&
            label != (made->def.locked[i] > 0 ? made->def.locked[i] : 0))
            return map_wrong(made, "a locked cell is another's");
        sizes[label]++;
        first[label] = i;
        if (label) any = i, land++;
    }
    for (int32_t label = 1; label <= areas; label++) {
        if (sizes[label] == 0) return map_wrong(made, "an area is missing");
        if (!map_reaches(ground, made->labels, first[label], label, sizes[label]))
            return map_wrong(made, "an area is split");
        least = sizes[label] < least ? sizes[label] : least;
        most = sizes[label] > most ? sizes[label] : most;
    }
    if (!map_reaches(ground, made->labels, any, 0, land))
        return map_wrong(made, "the areas are not connected");
    if (made->result.pieces != 1)
        return map_wrong(made, "it reports that the areas are not connected");
    if (made->result.size_min != least || made->result.size_max != most ||
        made->result.land != land)
        return map_wrong(made, "it reports other sizes");
    return true;
}

/// Whether owners and dice are balanced: of maps without locked territories.
static inline bool map_deal_holds(const map_case *made)
{
    int32_t counts[MAP_PLAYERS_MAX] = {0}, dice[MAP_PLAYERS_MAX] = {0}, areas = made->result.areas,
            players = made->result.players;
    int32_t mean = made->def.dice_mean ? made->def.dice_mean : 3, all = 0;
    for (int32_t t = 0; t < areas; t++) {
        if (made->owners[t] < 0 || made->owners[t] >= players)
            return map_wrong(made, "an owner is none");
        if (made->dice[t] < 1 || made->dice[t] > 8)
            return map_wrong(made, "a territory has too few dice or too many");
        counts[made->owners[t]]++;
        dice[made->owners[t]] += made->dice[t];
        all += made->dice[t];
    }
    if (all != mean * areas) return map_wrong(made, "there are other dice");
    for (int32_t p = 0; p < players; p++) {
        if (counts[p] < areas / players || counts[p] > (areas + players - 1) / players)
            return map_wrong(made, "territories are not balanced");
        // With one die for each territory there is nothing to balance by; with room for all, no
        // player has two more.
        if (mean > 1 && (dice[p] < all / players || dice[p] > (all + players - 1) / players))
            return map_wrong(made, "dice are not balanced");
    }
    return true;
}

#endif
