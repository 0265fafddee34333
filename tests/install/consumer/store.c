// Uses the installed core and pave_store, down to the library that it needs.
#include <pave/formats/store.h>
#include <pave/pave.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char text[] =
        "{\"grid\": \"square\", \"kind\": \"edge\", \"colors\": [{\"rgb\": \"#00ff00\"}], "
        "\"tiles\": [{\"colors\": [1, 1, 1, 1]}]}";
    pave_json_wang *tiles = NULL;
    pave_store *store = NULL;
    pave_store_def def = {0};
    pave_store_way way = {true, false};
    pave_edit edit = {0};
    pave_error error;
    remove("consumer.pave");
    if (pave_json_wang_parse(text, strlen(text), "tiles.json", NULL, &tiles, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    def.tiles = tiles;
    if (pave_store_create("consumer.pave", &def, NULL, &error) != PAVE_OK ||
        pave_store_open("consumer.pave", way, NULL, &store, &error) != PAVE_OK ||
        pave_store_change(store, &edit, 1, NULL, 0, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    pave_store_close(store);
    pave_json_wang_destroy(tiles);
    remove("consumer.pave");
    printf("pave %s\n", pave_version());
    return 0;
}
