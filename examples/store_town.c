/// A world with edits in a file: created once, changed in one run of a game, and read in the next.
#include <pave/formats/store.h>
#include <pave/pave.h>
#include <stdio.h>
#include <string.h>

static int failed(const pave_error *error)
{
    char text[PAVE_ERROR_TEXT_SIZE];
    fprintf(stderr, "%s\n", pave_error_text(error, text));
    return 1;
}

int main(void)
{
    // Lanes on squares: colour 1 is grass, 2 is lane; one tile for each combination.
    static const char text[] =
        "{\"name\": \"lanes\", \"grid\": \"square\", \"kind\": \"edge\", \"symmetries\": "
        "[\"rotate\"],"
        " \"colors\": [{\"name\": \"grass\"}, {\"name\": \"lane\"}], \"tiles\": ["
        "{\"colors\": [1, 1, 1, 1]}, {\"colors\": [2, 1, 1, 1]}, {\"colors\": [2, 2, 1, 1]},"
        "{\"colors\": [2, 1, 2, 1]}, {\"colors\": [2, 2, 2, 1]}, {\"colors\": [2, 2, 2, 2]}]}";
    const char *path = "town.pave";
    pave_json_wang *tiles = NULL;
    pave_store *store = NULL;
    pave_error error = {0};
    remove(path);
    if (pave_json_wang_parse(text, strlen(text), "lanes.json", NULL, &tiles, &error))
        return failed(&error);
    const pave_store_def def = {.tiles = tiles, .seed = 20261122};
    if (pave_store_create(path, &def, NULL, &error)) return failed(&error);
    pave_json_wang_destroy(tiles);

    // The first run: a crossing with a well. When the function returns, the edit is on disk.
    const pave_store_way writes = {.writes = true}, reads = {.writes = false};
    const pave_edit well = {
        .cell = pave_cell_of(1000000, -7), .tile = 5, .payload = "a well", .payload_size = 6};
    if (pave_store_open(path, writes, NULL, &store, &error)) return failed(&error);
    if (pave_store_change(store, &well, 1, NULL, 0, &error)) return failed(&error);
    pave_store_close(store);

    // The next run: the crossing's tile, and the game's payload.
    if (pave_store_open(path, reads, NULL, &store, &error)) return failed(&error);
    const pave_edits *edits = pave_store_edits(store);
    pave_edit edit;
    if (pave_edits_pin_at(edits, well.cell, &edit))
        printf("edit %lld: %.*s\n", (long long)edit.number, (int)edit.payload_size,
               (const char *)edit.payload);
    printf("tile %u there, %u in the world of the seed\n",
           (unsigned)pave_world_at(pave_edits_world(edits), well.cell),
           (unsigned)pave_world_at(pave_edits_base(edits), well.cell));
    pave_store_close(store);
    remove(path);
}
