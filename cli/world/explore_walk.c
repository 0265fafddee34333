// cli/world/explore_walk.c: walks through a world move by move, and records how each tile was
// chosen.
#include "explore_walk.h"

#include "winds.h"

#include <stdlib.h>
#include <string.h>

static int out_of_memory(void) { return cli_failed("out of memory; make fewer moves"); }

static const pave_tiling *tiling_of(const cli_trip *trip) { return trip->def->ground->tiling; }

// Returns the slot of a cell in the hash table, or the free slot for it.
static int64_t slot_of(const cli_trip *trip, pave_cell cell)
{
    const uint32_t words[] = {(uint32_t)cell.q, (uint32_t)cell.r, (uint32_t)cell.s};
    const int64_t size = 2 * trip->tile_room; // always a power of two
    int64_t slot = (int64_t)(pave_hash(PAVE_HASH_START, words, 3) >> 32) & (size - 1);
    for (; trip->index[slot]; slot = (slot + 1) & (size - 1)) {
        const pave_cell other = trip->tiles[trip->index[slot] - 1].cell;
        if (other.q == cell.q && other.r == cell.r && other.s == cell.s) break;
    }
    return slot;
}

const pave_picture_walk_tile *cli_trip_at(const cli_trip *trip, pave_cell cell)
{
    if (trip->tile_count == 0) return NULL;
    const int32_t number = trip->index[slot_of(trip, cell)];
    return number ? &trip->tiles[number - 1] : NULL;
}

// ---- Storage of tiles --------------------------------------------------------------------------

// Reserves capacity for one more tile. Returns false if memory runs out.
static bool grow(cli_trip *trip)
{
    if (trip->tile_count < trip->tile_room) return true;
    const int64_t room = trip->tile_room ? 2 * trip->tile_room : 64;
    int32_t *index = calloc(2 * (size_t)room, sizeof *index);
    pave_picture_walk_tile *tiles = realloc(trip->tiles, (size_t)room * sizeof *tiles);
    if (tiles) trip->tiles = tiles;
    cli_trip_fact *facts = realloc(trip->facts, (size_t)room * sizeof *facts);
    if (facts) trip->facts = facts;
    if (!index || !tiles || !facts) {
        free(index);
        return false;
    }
    free(trip->index);
    trip->index = index;
    trip->tile_room = room;
    for (int64_t i = 0; i < trip->tile_count; i++)
        trip->index[slot_of(trip, tiles[i].cell)] = (int32_t)i + 1;
    return true;
}

// Adds a zeroed tile; NULL if memory runs out.
static pave_picture_walk_tile *add_tile(cli_trip *trip, pave_cell cell)
{
    if (!grow(trip)) return NULL;
    const int64_t slot = slot_of(trip, cell);
    pave_picture_walk_tile *tile = &trip->tiles[trip->tile_count];
    trip->facts[trip->tile_count++] = (cli_trip_fact){.laid = false};
    trip->index[slot] = (int32_t)trip->tile_count;
    *tile = (pave_picture_walk_tile){
        .cell = cell, .seen = INT64_MAX, .chosen = -1, .id = PAVE_WANG_EMPTY};
    return tile;
}

static bool add_step(cli_trip *trip, pave_picture_walk_step step, cli_trip_move move)
{
    if (trip->step_count == trip->step_room) {
        const int64_t room = trip->step_room ? 2 * trip->step_room : 64;
        pave_picture_walk_step *steps = realloc(trip->steps, (size_t)room * sizeof *steps);
        if (steps) trip->steps = steps;
        cli_trip_move *moves = realloc(trip->moves, (size_t)room * sizeof *moves);
        if (moves) trip->moves = moves;
        if (!steps || !moves) return false;
        trip->step_room = room;
    }
    trip->moves[trip->step_count] = move;
    trip->steps[trip->step_count++] = step;
    return true;
}

// Returns the constraints of the last tile.
static cli_trip_fact *last_fact(const cli_trip *trip) { return &trip->facts[trip->tile_count - 1]; }

// Finds the candidate with the tile's id.
static void find_chosen(const pave_wang_set *set, pave_picture_walk_tile *tile)
{
    for (int64_t i = 0; i < tile->candidate_count; i++)
        if (pave_wang_tile_id(set, tile->candidates[i]) == tile->id) tile->chosen = i;
}

// ---- Walks in a world --------------------------------------------------------------------------

static bool is_there(const cli_trip *trip, pave_cell cell)
{
    const pave_picture_walk_tile *tile = cli_trip_at(trip, cell);
    return tile && tile != &trip->tiles[trip->tile_count - 1];
}

// Returns whether another cell around the corner at which side `first` starts has a tile.
static bool is_corner_there(const cli_trip *trip, pave_cell cell, int first)
{
    const pave_tiling *tiling = tiling_of(trip);
    pave_cell at = cell;
    for (int corner = first;;) {
        const pave_tiling_side *side = pave_tiling_side_of(tiling, at.s, corner);
        at = pave_tiling_neighbors(tiling, at, corner);
        corner = (side->twin + 1) % pave_tiling_side_count(tiling, at.s);
        if (at.q == cell.q && at.r == cell.r && at.s == cell.s) return false;
        if (is_there(trip, at)) return true;
    }
}

// Finds the constraints of a cell of a world: the colours of adjacent tiles, or the colours drawn
// at random.
static void constrain(const cli_trip *trip, const pave_picture_walk_tile *tile)
{
    const pave_tiling *tiling = tiling_of(trip);
    const int sides = pave_tiling_side_count(tiling, tile->cell.s);
    const pave_wang_kind kind = pave_wang_kind_of(trip->def->ground->sets[tile->cell.s]);
    for (int k = 0; k < sides; k++) {
        const bool edge =
                       trip->drawn || is_there(trip, pave_tiling_neighbors(tiling, tile->cell, k)),
                   corner = trip->drawn || is_corner_there(trip, tile->cell, (k + 1) % sides);
        for (int place = 2 * k; place < 2 * k + 2; place++) {
            const bool used =
                place % 2 ? kind != PAVE_WANG_EDGE && corner : kind != PAVE_WANG_CORNER && edge;
            const uint8_t color = tile->colors[place];
            last_fact(trip)->constraints[place] = !used   ? PAVE_WANG_FREE
                                                  : color ? color
                                                          : PAVE_WANG_UNSET;
        }
    }
}

// Lists the tiles of positive weight that satisfy the constraints.
static bool match(const pave_wang_set *set, const uint8_t *constraints,
                  pave_picture_walk_tile *tile)
{
    int64_t count = 0, kept = 0;
    uint32_t *fit;
    pave_wang_match(set, constraints, NULL, 0, &count);
    tile->candidates = fit = malloc(((size_t)count + 1) * sizeof *fit);
    if (!fit) return false;
    pave_wang_match(set, constraints, fit, count, &count);
    for (int64_t i = 0; i < count; i++)
        if (pave_wang_tile_weight(set, fit[i]) > 0) fit[kept++] = fit[i];
    tile->candidate_count = kept;
    find_chosen(set, tile);
    return true;
}

static int visit_world(cli_trip *trip, pave_walker *walker, pave_cell at, int side)
{
    const cli_named_world *ground = trip->def->ground;
    pave_walk_visit visit;
    const pave_result result = pave_walker_visit(walker, at, &visit);
    if (result == PAVE_RANGE)
        return cli_wrong("--moves: the walk leaves the world, whose coordinates go from -%d to %d",
                         PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
    if (result != PAVE_OK) return out_of_memory();
    for (int64_t i = visit.first; i < visit.first + visit.count; i++) {
        const pave_cell cell = walker->cells[i];
        pave_picture_walk_tile *tile = pave_cell_in_range(cell) ? add_tile(trip, cell) : NULL;
        if (!tile)
            return pave_cell_in_range(cell) ? out_of_memory()
                                            : cli_wrong("--at: the walk is at the rim of the "
                                                        "world; begin further inside");
        pave_edit pin;
        last_fact(trip)->laid =
            ground->store && pave_edits_pin_at(pave_store_edits(ground->store), cell, &pin);
        tile->shade = pave_world_class_at(ground->world, cell);
        tile->id = pave_world_at(ground->world, cell);
        pave_world_colors_at(ground->world, cell, tile->colors);
        constrain(trip, tile);
        if (!match(ground->sets[cell.s], last_fact(trip)->constraints, tile))
            return out_of_memory();
    }
    pave_picture_walk_tile *here = (pave_picture_walk_tile *)cli_trip_at(trip, at);
    if (here->seen == INT64_MAX) here->seen = trip->step_count;
    const pave_picture_walk_step step = {at, visit.first, visit.count};
    return add_step(trip, step, (cli_trip_move){side, visit.revealed}) ? CLI_DONE : out_of_memory();
}

// ---- The naive method --------------------------------------------------------------------------

// Lists the candidates of a cell before its tile is chosen.
static bool list_candidates(const pave_naive *naive, uint8_t *constraints,
                            pave_picture_walk_tile *tile)
{
    int64_t count = 0;
    uint32_t *fit;
    pave_naive_candidates(naive, tile->cell, NULL, 0, &count);
    tile->candidates = fit = malloc(((size_t)count + 1) * sizeof *fit);
    if (!fit) return false;
    pave_naive_candidates(naive, tile->cell, fit, count, &count);
    tile->candidate_count = count;
    pave_naive_constraints(naive, tile->cell, constraints);
    return true;
}

static int lay_start(pave_naive *naive, const cli_trip *trip, const pave_picture_walk_tile *tile)
{
    const pave_wang_set *set = trip->def->ground->sets[tile->cell.s];
    const uint32_t index = pave_wang_tile_index(set, trip->def->start);
    pave_error error = {0};
    if (index == UINT32_MAX)
        return cli_wrong("--start: there is no tile %u in the set \"%s\"",
                         (unsigned)trip->def->start, trip->def->ground->name);
    last_fact(trip)->laid = true;
    const pave_result result = pave_naive_put(naive, tile->cell, index, &error);
    return result == PAVE_OK ? CLI_DONE : cli_wrong("--start: %s", error.message);
}

static int visit_naive(cli_trip *trip, pave_naive *naive, pave_cell at, int side)
{
    const cli_trip_def *def = trip->def;
    pave_picture_walk_tile *here = (pave_picture_walk_tile *)cli_trip_at(trip, at);
    const pave_picture_walk_step step = {at, trip->tile_count, !here};
    const cli_trip_move move = {side, !here};
    pave_error error = {0};
    if (!here) {
        here = pave_cell_in_range(at) ? add_tile(trip, at) : NULL;
        if (!here && !pave_cell_in_range(at))
            return cli_wrong(
                "--moves: the walk leaves the world, whose coordinates go from -%d to %d",
                PAVE_COORDINATE_MAX, PAVE_COORDINATE_MAX);
        if (!here || !list_candidates(naive, last_fact(trip)->constraints, here))
            return out_of_memory();
        const int code = side < 0 && def->starts ? lay_start(naive, trip, here) : CLI_DONE;
        if (code != CLI_DONE) return code;
        const pave_result result = pave_naive_visit(naive, at, &error);
        if (result == PAVE_NO_MEMORY) return out_of_memory();
        trip->hole = result == PAVE_INCOMPLETE;
        here->seen = trip->step_count;
    }
    if (!trip->hole) {
        const pave_wang_set *set = def->ground->sets[at.s];
        const uint32_t index = pave_naive_at(naive, at);
        here->id = pave_wang_tile_id(set, index);
        memcpy(here->colors, pave_wang_tile_colors(set, index), 2 * (size_t)pave_wang_sides(set));
        find_chosen(set, here);
    }
    return add_step(trip, step, move) ? CLI_DONE : out_of_memory();
}

static int open_naive(const cli_trip_def *def, int64_t **stocks, pave_naive **out)
{
    const cli_named_world *ground = def->ground;
    pave_naive_def made = {.seed = def->seed, .tiling = ground->tiling, .sets = ground->sets};
    pave_error error = {0};
    for (int32_t s = 1; s < ground->tiling->face_count && def->stock; s++)
        if (ground->sets[s] != ground->sets[0])
            return cli_wrong("--stock: needs a grid whose cells all use one set; leave it out");
    if (def->stock) {
        const uint32_t count = pave_wang_tile_count(ground->sets[0]);
        *stocks = malloc(count * sizeof **stocks);
        if (!*stocks) return out_of_memory();
        for (uint32_t i = 0; i < count; i++) (*stocks)[i] = def->stock;
        made.stocks = *stocks;
        made.set = ground->sets[0];
        made.sets = NULL;
    }
    if (pave_naive_create(&made, NULL, out, &error) == PAVE_OK) return CLI_DONE;
    return cli_report(&error);
}

// ---- Moves --------------------------------------------------------------------------------------

/// Returns the number of classes of a ground's world; they have a period of 16 unit cells.
static int count_shades(const cli_named_world *ground)
{
    int most = 0;
    for (int32_t i = 0; i < 256 * ground->tiling->face_count; i++) {
        const pave_cell cell = {i & 15, i >> 4 & 15, i >> 8};
        const int shade = pave_world_class_at(ground->world, cell);
        most = shade > most ? shade : most;
    }
    return most + 1;
}

// Reads the next move. Returns CLI_DONE, with `side` -1 after the last move; CLI_WRONG for an
// invalid move.
static int next_move(const cli_trip_def *def, int32_t face, const char **moves, int *side)
{
    char word[CLI_WIND_SIZE], names[256];
    *side = -1;
    if (!*moves || !**moves) return CLI_DONE;
    const size_t length = strcspn(*moves, ",");
    snprintf(word, sizeof word, "%.*s", (int)length, *moves);
    *side = cli_wind_side(def->ground->tiling, &def->layout, face, word);
    if (*side < 0)
        return cli_wrong(
            "--moves: \"%s\" is not a side of this cell; give %s", word,
            cli_wind_list(def->ground->tiling, &def->layout, face, names, sizeof names));
    *moves += length + ((*moves)[length] == ',');
    return CLI_DONE;
}

int cli_trip_make(const cli_trip_def *def, cli_trip *out)
{
    pave_naive *naive = NULL;
    pave_walker *walker = NULL;
    pave_error error = {0};
    int64_t *stocks = NULL;
    const char *moves = def->moves;
    pave_cell at = def->at;
    int side = -1, code = CLI_DONE;
    *out = (cli_trip){.def = def, .shade_count = 1};
    if (def->naive)
        code = open_naive(def, &stocks, &naive);
    else if (pave_walker_create(def->ground->world, NULL, &walker, &error) != PAVE_OK)
        code = cli_report(&error);
    if (walker) {
        out->drawn = pave_world_method_of(def->ground->world) != PAVE_WORLD_PHASE;
        out->shade_count = count_shades(def->ground);
    }
    while (code == CLI_DONE) {
        code = naive ? visit_naive(out, naive, at, side) : visit_world(out, walker, at, side);
        if (code == CLI_DONE) code = next_move(def, at.s, &moves, &side);
        if (code == CLI_DONE && out->step_count > CLI_TRIP_MOVES_MAX + 1)
            code = cli_wrong("--moves: more than %d moves", CLI_TRIP_MOVES_MAX);
        if (side < 0 || out->hole) break;
        at = pave_tiling_neighbors(def->ground->tiling, at, side);
    }
    pave_walker_destroy(walker);
    pave_naive_destroy(naive);
    free(stocks);
    return code;
}

void cli_trip_close(cli_trip *trip)
{
    for (int64_t i = 0; i < trip->tile_count; i++)
        free((uint32_t *)(uintptr_t)trip->tiles[i].candidates);
    free(trip->index);
    free(trip->tiles);
    free(trip->facts);
    free(trip->steps);
    free(trip->moves);
    *trip = (cli_trip){0};
}

// ---- Texts -------------------------------------------------------------------------------------

char *cli_trip_constraints(const cli_trip *trip, int64_t i, char *out)
{
    const int32_t face = trip->tiles[i].cell.s;
    const cli_named_world *ground = trip->def->ground;
    const int places = 2 * pave_tiling_side_count(ground->tiling, face);
    char wind[CLI_WIND_SIZE];
    out[0] = '\0';
    for (int place = 0; place < places; place++) {
        const int constraint = trip->facts[i].constraints[place];
        if (constraint == PAVE_WANG_FREE) continue;
        cli_add_word(
            out, CLI_TRIP_LINE, "%s%s: %s",
            cli_wind(ground->tiling, &trip->def->layout, face, place, true, wind),
            place % 2 ? " corner" : "",
            cli_color_name(&ground->colors, constraint == PAVE_WANG_UNSET ? 0 : constraint));
    }
    return out;
}

char *cli_trip_choice(const cli_trip *trip, int64_t i, char *out)
{
    const pave_picture_walk_tile *tile = &trip->tiles[i];
    const long long nth = tile->chosen + 1, count = tile->candidate_count;
    const char *ending = nth % 100 / 10 == 1 ? "th"
                         : nth % 10 == 1     ? "st"
                         : nth % 10 == 2     ? "nd"
                         : nth % 10 == 3     ? "rd"
                                             : "th";
    if (trip->facts[i].laid)
        snprintf(out, CLI_TRIP_LINE, "placed by hand");
    else if (count == 0)
        snprintf(out, CLI_TRIP_LINE, "no tile fits");
    else if (nth == 0)
        snprintf(out, CLI_TRIP_LINE, "empty");
    else if (count == 1)
        snprintf(out, CLI_TRIP_LINE, "the only one that fits");
    else
        snprintf(out, CLI_TRIP_LINE, "the %lld%s of %lld that fit", nth, ending, count);
    return out;
}

const char *cli_trip_shade(const cli_trip *trip, int shade)
{
    const int shade_count = trip->shade_count;
    static const char *const names[][4] = {{"white", "black"},
                                           {"white", "grey", "black"},
                                           {"white", "light grey", "dark grey", "black"}};
    const bool named = shade_count >= 2 && shade_count <= 4;
    return named ? names[shade_count - 2][shade] : "";
}
