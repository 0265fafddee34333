/// A town in an endless world of roads: pinned tiles, a district with its own seed, and a closed
/// road. The tiles around them still match, and undoing the edits restores the world.
#include <pave/pave.h>
#include <stdio.h>

enum { WIDE = 32, HIGH = 9 };

static void show(const pave_edits *edits, const char *what)
{
    // Indexed by the sum of the roads to the top (1), right (2), bottom (4) and left (8).
    static const char *const signs[16] = {"·", "╵", "╶", "└", "╷", "│", "┌", "├",
                                          "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    printf("%s\n", what);
    for (int r = 0; r < HIGH; r++) {
        for (int q = 0; q < WIDE; q++) {
            uint8_t colors[PAVE_WANG_PLACES_MAX];
            int roads = 0;
            pave_world_colors_at(pave_edits_world(edits), pave_cell_of(q, r), colors);
            for (int side = 0; side < 4; side++) roads |= (colors[2 * side] == 2) << side;
            printf("%s", signs[roads]);
        }
        putchar('\n');
    }
}

int main(void)
{
    pave_wang_set *roads = NULL;
    pave_edits *edits = NULL;
    pave_error error = {0};
    if (pave_builtin_create(PAVE_BUILTIN_ROADS, NULL, &roads, &error) != PAVE_OK ||
        pave_edits_create(&(pave_world_def){.set = roads, .seed = 7}, NULL, &edits, &error)) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    show(edits, "The world:");
    const pave_edit town[] = {
        {.kind = PAVE_EDIT_AREA,
         .rect = {20, 2, 8, 5},
         .seed = 1,
         .payload = "East",
         .payload_size = 4},
        {.cell = {14, 4, 0}, .tile = 15, .payload = "market", .payload_size = 6},
        {.cell = {15, 4, 0}, .tile = 15, .payload = "well", .payload_size = 4},
        {.kind = PAVE_EDIT_COLOR, .cell = {6, 4, 0}, .place = PAVE_WANG_R, .color = 1}};
    if (pave_edits_change(edits, town, 4, NULL, 0, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    show(edits, "The town:");
    const pave_edit wall = {.cell = {13, 4, 0}, .tile = 0};
    if (pave_edits_change(edits, &wall, 1, NULL, 0, &error) != PAVE_OK)
        printf("Refused: %s.\n", error.message);
    pave_edit edit;
    if (pave_edits_pin_at(edits, pave_cell_of(15, 4), &edit))
        printf("Edit %lld: %.*s.\n", (long long)edit.number, (int)edit.payload_size,
               (const char *)edit.payload);
    const int64_t all[] = {1, 2, 3, 4};
    pave_edits_change(edits, NULL, 0, all, 4, NULL);
    show(edits, "Undone:");
    pave_edits_destroy(edits);
    pave_wang_destroy(roads);
}
