/// A small battle on triangles that plays itself: two sides with a line of soldiers, archers and a
/// large creature, among stones. It is longer than the other examples, because it shows how the
/// parts of a game fit together: marching lines (formation.h), bodies of many cells (creature.h),
/// paths and lines of sight (search.h), pictures of a board (picture.h). The rules:
///
/// - In each turn both sides act, one unit after another; blue begins in odd turns.
/// - A unit attacks if it can. Otherwise it takes the shortest path to a position from which it
///   could, or at least moves closer to an enemy, as far as its points allow.
/// - Soldiers and creatures strike adjacent units. Archers shoot up to RANGE steps; stones and
///   units in the line stop a shot.
/// - A line marches until an enemy is within CONTACT steps or a soldier cannot keep its place;
///   after that each soldier fights alone.
/// - The battle ends when a side has less than a third of its hits left. The other side wins.
///
///     example_skirmish [SEED] [FOLDER]
///
/// FOLDER receives a picture of each turn. The same seed gives the same battle.
#include <pave/pave.h>

#include <stdio.h>
#include <stdlib.h>

enum { FILES = 7, SOLDIERS = 2 * FILES, ARCHERS = 4, SIDE_UNITS = SOLDIERS + ARCHERS + 1 };
enum { SIDES = 2, UNITS = SIDES * SIDE_UNITS, WIDTH = 56, HEIGHT = 24, CELLS = WIDTH * HEIGHT };
enum { TURNS = 40, POINTS = 6, PACES = 2, CONTACT = 7, RANGE = 6 };
enum { BODY_MAX = 6, STONES = 10, STEPS_MAX = 16, NOBODY = -1 };
enum { HITS = 3 * SOLDIERS + 2 * ARCHERS + 12 };

typedef enum { SOLDIER, ARCHER, CREATURE } unit_kind;

static const char *const side_names[] = {"blue", "red"};
static const char *const kind_names[] = {"soldier", "archer", "creature"};
static const int hits_of[] = {3, 2, 12};  // hits that a unit can take; the total of a side is HITS
static const int skill_of[] = {7, 5, 9};  // chance to hit, out of 12
static const int damage_of[] = {1, 1, 2}; // hits that its target loses
static const pave_creature bodies[] = {
    {PAVE_CREATURE_TRIANGLE, 1}, {PAVE_CREATURE_TRIANGLE, 1}, {PAVE_CREATURE_HEXAGON, 1}};

typedef struct {
    unit_kind kind;
    int side, hits, cell_count;
    pave_creature_pose pose;
    int32_t cells[BODY_MAX]; // indices of the cells of its body
} unit;

/// The action of a unit in this turn, as a line in the picture.
typedef struct {
    int32_t cells[STEPS_MAX];
    pave_picture_trail trail;
} deed;

static struct {
    uint64_t seed;
    int turn;
    pave_window *window;
    pave_mask *stones, *board;    // board: the stones and the cells of all units
    pave_formation *lines[SIDES]; // NULL: broken up
    unit units[UNITS];            // soldiers, archers, creature of blue; the same of red
    deed deeds[UNITS];
    int deed_count;
} game;

static pave_error error;

static void must(pave_result result)
{
    if (result == PAVE_OK) return;
    fprintf(stderr, "%s\n", *error.message ? error.message : pave_result_text(result));
    exit(1);
}

// ---- The board ---------------------------------------------------------------------------

static pave_cell cell_of(int32_t index) { return pave_window_cell(game.window, index); }

static int32_t index_of(pave_cell cell) { return (int32_t)pave_window_index(game.window, cell); }

static int32_t steps_between(int32_t a, int32_t b)
{
    return (int32_t)pave_tri_distance(cell_of(a), cell_of(b), PAVE_TRI_TOUCH);
}

static bool is_enemy(int u, int other)
{
    return game.units[other].side != game.units[u].side && game.units[other].hits > 0;
}

/// Returns the minimum number of steps from some cells to an enemy.
static int32_t gap_of(int u, const int32_t *cells, int count)
{
    int32_t least = PAVE_FAR;
    for (int i = 0; i < UNITS; i++)
        for (int k = 0; is_enemy(u, i) && k < count * game.units[i].cell_count; k++) {
            const int32_t steps = steps_between(cells[k % count], game.units[i].cells[k / count]);
            least = steps < least ? steps : least;
        }
    return least;
}

/// Sets the cells of a unit in a mask, or clears them.
static void mark(const unit *self, pave_mask *mask, bool stands)
{
    for (int i = 0; i < self->cell_count; i++) pave_mask_set_cell(mask, self->cells[i], stands);
}

static int body_cells(unit_kind kind, pave_creature_pose pose, int32_t *out)
{
    const pave_tri_range body = pave_creature_body(bodies[kind], pose);
    pave_cell cells[BODY_MAX];
    int64_t count;
    must(pave_tri_range_cells(&body, cells, BODY_MAX, &count));
    for (int64_t i = 0; i < count; i++) out[i] = index_of(cells[i]);
    return (int)count;
}

static void place(unit *self, pave_creature_pose pose)
{
    self->pose = pose;
    self->cell_count = body_cells(self->kind, pose, self->cells);
    mark(self, game.board, true);
}

static int strength(int side)
{
    int sum = 0;
    for (int u = side * SIDE_UNITS; u < (side + 1) * SIDE_UNITS; u++) sum += game.units[u].hits;
    return sum;
}

static bool is_over(void)
{
    return 3 * strength(0) < HITS || 3 * strength(1) < HITS || game.turn == TURNS;
}

static void add_step(deed *d, int32_t cell)
{
    if (d->trail.cell_count < STEPS_MAX) d->cells[d->trail.cell_count++] = cell;
}

static deed *add_deed(int side)
{
    deed *d = &game.deeds[game.deed_count++];
    d->trail = (pave_picture_trail){.cells = d->cells, .color = side ? 0xb03030ff : 0x2050b0ff};
    return d;
}

// ---- What a unit does
// -------------------------------------------------------------------------------

typedef struct {
    int target;
    int32_t from, to, distance;
} chance;

/// Finds the best attack of a unit from these cells: on the nearest enemy that it sees; among
/// equally near ones, the weakest.
static bool choose(int u, const int32_t *cells, int count, chance *out)
{
    const bool shoots = game.units[u].kind == ARCHER;
    bool sees;
    *out = (chance){.target = NOBODY, .distance = shoots ? RANGE : 1};
    for (int i = 0; i < UNITS; i++)
        for (int k = 0; is_enemy(u, i) && k < count * game.units[i].cell_count; k++) {
            const int32_t from = cells[k % count], to = game.units[i].cells[k / count],
                          steps = steps_between(from, to);
            if (steps > out->distance || (steps == out->distance && out->target != NOBODY &&
                                          game.units[i].hits >= game.units[out->target].hits))
                continue;
            must(pave_line_of_sight(shoots ? game.board : game.stones, cell_of(from), cell_of(to),
                                    &sees));
            if (sees) *out = (chance){i, from, to, steps};
        }
    return out->target != NOBODY;
}

static void attack(int u, const chance *c)
{
    const unit_kind kind = game.units[u].kind;
    unit *target = &game.units[c->target];
    deed *d = add_deed(game.units[u].side);
    // The dice are words of (seed, unit, turn), so they do not depend on earlier actions.
    const pave_random_words dice = pave_random_at(game.seed, PAVE_STREAM_USER, u, game.turn, 0, 0);
    const bool hit = (int)pave_random_below(dice.word[0], 12) < skill_of[kind];
    add_step(d, c->from);
    add_step(d, c->to);
    d->trail.straight = true;
    d->trail.end = hit ? PAVE_PICTURE_TRAIL_ARROW : PAVE_PICTURE_TRAIL_PLAIN;
    if (!hit) return;
    target->hits = target->hits > damage_of[kind] ? target->hits - damage_of[kind] : 0;
    if (target->hits > 0) return;
    char text[PAVE_TRI_TEXT_SIZE];
    mark(target, game.board, false);
    printf("  %s %s falls at %s\n", side_names[target->side], kind_names[target->kind],
           pave_tri_face_text(cell_of(c->to), text));
}

/// Returns the reachable pose from which a unit can attack, otherwise the pose nearest to an enemy;
/// on a tie, the one with the shortest path.
static int32_t aim(int u, const pave_creature_moves *moves, const int32_t *distances)
{
    int32_t best = -1, least = PAVE_FAR, cells[BODY_MAX];
    chance unused;
    for (int32_t node = 0; node < moves->graph->node_count; node++) {
        if (distances[node] == PAVE_FAR) continue;
        const pave_creature_pose pose = pave_creature_moves_pose(moves, node);
        const int count = body_cells(game.units[u].kind, pose, cells);
        const int32_t gap = choose(u, cells, count, &unused) ? 0 : gap_of(u, cells, count);
        if (gap > least || (gap == least && distances[node] >= distances[best])) continue;
        least = gap;
        best = node;
    }
    return best;
}

/// Moves there with POINTS. The nodes of the search are poses; all other units are walls.
static void walk(int u)
{
    unit *self = &game.units[u];
    const pave_creature_def def = {.walls = game.board, .creature = bodies[self->kind]};
    pave_creature_moves *moves;
    pave_search *search;
    int32_t distances[CELLS], from[CELLS], way[CELLS];
    int64_t count;
    mark(self, game.board, false);
    must(pave_creature_moves_create(&def, NULL, &moves, &error));
    const pave_ground ground = pave_ground_of_graph(moves->graph);
    const int32_t start = pave_creature_moves_node(moves, self->pose);
    must(pave_search_create(&ground, NULL, &search, &error));
    must(pave_search_field(search, &start, 1, &moves->costs, distances, from));
    const int32_t goal = aim(u, moves, distances);
    must(pave_search_field_path(search, distances, from, goal, way, CELLS, &count));
    deed *d = add_deed(self->side);
    pave_creature_pose pose = self->pose;
    for (int64_t i = count - 1; i >= 0 && distances[way[i]] <= POINTS; i--) {
        pose = pave_creature_moves_pose(moves, way[i]);
        add_step(d, index_of(pose.anchor));
    }
    place(self, pose);
    pave_search_destroy(search);
    pave_creature_moves_destroy(moves);
}

// ---- Turns --------------------------------------------------------------------------------------

/// Marches the line of a side. Returns false if it has broken up; each soldier then acts alone.
static bool march(int side)
{
    pave_formation *line = game.lines[side];
    const pave_order order = {.kind = PAVE_ORDER_MARCH, .paces = PACES};
    unit *soldiers = &game.units[side * SIDE_UNITS];
    bool contact = false, whole = true;
    if (!line) return false;
    for (int i = 0; i < SOLDIERS; i++)
        contact = contact || gap_of(side * SIDE_UNITS, soldiers[i].cells, 1) <= CONTACT;
    if (!contact) {
        for (int i = 0; i < SOLDIERS; i++) mark(&soldiers[i], game.board, false);
        must(pave_formation_give(line, &order, &error));
        for (int i = 0; i < SOLDIERS; i++) {
            deed *d = add_deed(side);
            for (int t = 0; t <= line->turn_count; t++)
                add_step(d, index_of(line->track[t * SOLDIERS + i]));
            whole = whole && line->soldiers[i].state == PAVE_FORMATION_IN_PLACE;
            place(&soldiers[i], (pave_creature_pose){.anchor = line->soldiers[i].cell});
        }
        if (whole) return true;
    }
    printf("  the line of %s breaks up\n", side_names[side]);
    pave_formation_destroy(line);
    game.lines[side] = NULL;
    return !contact;
}

static void play_side(int side)
{
    const bool marched = march(side);
    for (int u = side * SIDE_UNITS; u < (side + 1) * SIDE_UNITS; u++) {
        const unit *self = &game.units[u];
        chance c;
        if (self->hits == 0 || (marched && self->kind == SOLDIER)) continue;
        if (choose(u, self->cells, self->cell_count, &c))
            attack(u, &c);
        else
            walk(u);
    }
}

static void play_turn(void)
{
    game.deed_count = 0;
    printf("turn %d\n", ++game.turn);
    play_side((game.turn + 1) % SIDES);
    play_side(game.turn % SIDES);
    printf("  hits left: blue %d, red %d\n", strength(0), strength(1));
}

static bool print_bytes(void *context, const char *bytes, size_t size)
{
    return fwrite(bytes, 1, size, context) == size;
}

/// Draws the board with the actions of this turn. Numbers are remaining hits.
static void draw(const char *folder)
{
    static const uint32_t colors[SIDES][3] = {{0x2050b0ff, 0x4f8fe0ff, 0x163878ff},
                                              {0xb03030ff, 0xe07a5aff, 0x7a1c1cff}};
    pave_picture_token tokens[UNITS];
    pave_picture_trail trails[UNITS];
    char texts[UNITS][12], path[1024];
    pave_picture_tactics_def def = {.walls = game.stones, .trails = trails, .tokens = tokens};
    pave_scene *scene;
    for (int i = 0; i < game.deed_count; i++) trails[def.trail_count++] = game.deeds[i].trail;
    for (int u = 0; u < UNITS; u++) {
        const unit *self = &game.units[u];
        if (self->hits == 0) continue;
        snprintf(texts[u], sizeof texts[u], "%d", self->hits);
        tokens[def.token_count++] = (pave_picture_token){.cells = self->cells,
                                                         .cell_count = self->cell_count,
                                                         .color = colors[self->side][self->kind],
                                                         .text = texts[u]};
    }
    snprintf(path, sizeof path, "%s/turn-%02d.svg", folder, game.turn);
    FILE *file = fopen(path, "wb");
    must(file ? PAVE_OK : PAVE_IO);
    must(pave_picture_tactics(&def, NULL, &scene, &error));
    must(pave_scene_write_svg(scene, NULL, (pave_scene_sink){print_bytes, file}, &error));
    pave_scene_destroy(scene);
    must(fclose(file) ? PAVE_IO : PAVE_OK);
}

// ---- The field ----------------------------------------------------------------------------------

/// Returns the cell that is `right` cells to the right of the middle of a row.
static pave_cell cell_at(int row, int right, int s)
{
    pave_cell cell = cell_of((int32_t)game.window->rows[row].start + WIDTH / 2 + right);
    cell.s = s;
    return cell;
}

/// Places hexagons of stones in the middle rows.
static void scatter_stones(void)
{
    for (int i = 0; i < STONES; i++) {
        const pave_random_words words = pave_random_at(game.seed, PAVE_STREAM_USER, i, 0, 1, 0);
        const int row = 8 + (int)pave_random_below(words.word[0], HEIGHT - 16),
                  right = (int)pave_random_below(words.word[1], WIDTH - 8) - WIDTH / 2 + 4;
        unit stone = {.kind = CREATURE};
        place(&stone, (pave_creature_pose){.anchor = cell_at(row, right, PAVE_TRI_L)});
        mark(&stone, game.stones, true);
    }
}

static void add_unit(int u, unit_kind kind, pave_cell cell)
{
    game.units[u] = (unit){.kind = kind, .side = u / SIDE_UNITS, .hits = hits_of[kind]};
    place(&game.units[u], (pave_creature_pose){.anchor = cell});
}

/// Places a line of two ranks at the front, archers behind it, and the creature next to it.
static void deploy(int side)
{
    const int back = side ? 1 : HEIGHT - 2, ahead = side ? 1 : -1;
    const pave_formation_def def = {
        .grid = PAVE_WINDOW_TRIANGLES,
        .ranks = 2,
        .files = FILES,
        .facing = side ? 3 : 0, // south, north
        .at = cell_at(back + 3 * ahead, 0, side ? PAVE_TRI_R : PAVE_TRI_L)};
    int u = side * SIDE_UNITS;
    must(pave_formation_create(&def, game.board, NULL, &game.lines[side], &error));
    for (int i = 0; i < SOLDIERS; i++) add_unit(u++, SOLDIER, game.lines[side]->soldiers[i].cell);
    for (int i = 0; i < ARCHERS; i++)
        add_unit(u++, ARCHER, cell_at(back, 6 * (2 * i - ARCHERS + 1), PAVE_TRI_L));
    add_unit(u, CREATURE, cell_at(back + 2 * ahead, side ? -18 : 18, PAVE_TRI_L));
}

int main(int argc, char **argv)
{
    const pave_window_def def = {.tiling = pave_tiling_tri(), .width = WIDTH, .height = HEIGHT};
    game.seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 7;
    must(pave_window_create(&def, NULL, &game.window, &error));
    must(pave_mask_create(game.window, NULL, &game.stones, &error));
    must(pave_mask_create(game.window, NULL, &game.board, &error));
    scatter_stones();
    for (int side = 0; side < SIDES; side++) deploy(side);
    if (argc > 2) draw(argv[2]);
    while (!is_over()) {
        play_turn();
        if (argc > 2) draw(argv[2]);
    }
    printf("%s wins\n", side_names[strength(0) < strength(1)]);
    for (int side = 0; side < SIDES; side++) pave_formation_destroy(game.lines[side]);
    pave_mask_destroy(game.board);
    pave_mask_destroy(game.stones);
    pave_window_destroy(game.window);
    return 0;
}
