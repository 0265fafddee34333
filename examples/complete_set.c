/// Is a tile set complete? A set in which every combination of colours is held never leads into a
/// dead end. This one has 15 of its 16 tiles: the census says so, the iterator names what is
/// missing, and drawing that tile mends it.
#include <pave/pave.h>

#include <stdio.h>

enum { TILES = 16, GRASS = 1, WATER = 2 };

/// Tile i of the complete corner set of two colours: its bits say where there is water.
static void paint_corners(uint32_t i, uint8_t *colors)
{
    for (int corner = 0; corner < 4; corner++)
        colors[2 * corner + 1] = i >> corner & 1 ? WATER : GRASS;
}

static void print_combination(const uint8_t *combination)
{
    uint8_t places[PAVE_WANG_PLACES_MAX], at[PAVE_WANG_PLACES_SQUARE] = {0};
    static const char *const names[PAVE_WANG_PLACES_SQUARE] = {"T", "TR", "R", "BR",
                                                               "B", "BL", "L", "TL"};
    int count = pave_wang_places(PAVE_WANG_CORNER, 4, places);
    printf("  missing");
    for (int k = 0; k < count; k++)
        printf(" %s=%s", names[places[k]], combination[k] == WATER ? "water" : "grass");
    for (int k = 0; k < count; k++) at[places[k]] = combination[k];
    printf(":\n    +---+\n    |%c %c|\n    |   |\n    |%c %c|\n    +---+\n",
           " .~"[at[PAVE_WANG_TL]], " .~"[at[PAVE_WANG_TR]], " .~"[at[PAVE_WANG_BL]],
           " .~"[at[PAVE_WANG_BR]]);
}

/// Makes a set of the first `count` tiles and says how complete it is; false where there is no
/// memory.
static bool report(const uint8_t *colors, uint32_t count)
{
    pave_wang_def def = {
        .kind = PAVE_WANG_CORNER, .color_count = 2, .tile_count = count, .colors = colors};
    pave_wang_set *set = NULL;
    pave_error error = {0};
    if (pave_wang_create(&def, NULL, &set, &error) != PAVE_OK) return false;

    pave_wang_census census = pave_wang_take_census(set);
    printf("%u tiles hold %u of %s combinations: %s\n", (unsigned)count, (unsigned)census.distinct,
           census.total_text, census.complete ? "complete" : "incomplete");
    uint8_t missing[PAVE_WANG_PLACES_MAX] = {0};
    while (pave_wang_next_missing(set, missing)) print_combination(missing);

    // A world takes complete sets only, and its refusal says what is missing, too.
    pave_world *world = NULL;
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_world_def world_def = {.set = set, .seed = 1};
    if (pave_world_create(&world_def, NULL, &world, &error) == PAVE_OK)
        printf("  a world can be made of it; at 0,0 lies tile %u\n",
               (unsigned)pave_world_at(world, pave_cell_of(0, 0)));
    else
        printf("  no world: %s\n", pave_error_text(&error, text));
    pave_world_destroy(world); // NULL where there is none
    pave_wang_destroy(set);
    return true;
}

int main(void)
{
    uint8_t colors[TILES * PAVE_WANG_PLACES_SQUARE] = {0};
    for (uint32_t i = 0, place = 0; i < TILES; i++) {
        bool forgotten = i == 6; // it comes last
        paint_corners(i, colors + PAVE_WANG_PLACES_SQUARE * (forgotten ? TILES - 1 : place++));
    }
    return report(colors, TILES - 1) && report(colors, TILES) ? 0 : 1;
}
