/// A map as hand-written JSON: it is read, written with all derived data, and read again. Then an
/// error: the labels do not fit the window.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char by_hand[] = "{\"grid\": \"hex\", \"window\": {\"shape\": \"rectangle\", "
                              "\"size\": [4, 3]}, \"players\": 2,\n"
                              " \"labels\": [1, 1, 2, 2,\n"
                              "             1, 0, 2, 0,\n"
                              "             3, 3, 3, 3],\n"
                              " \"territories\": [{\"owner\": 0, \"dice\": 3}, {\"owner\": 1, "
                              "\"dice\": 2}, {\"owner\": 1, \"dice\": 5}]}";

static void print_file(const char *path)
{
    FILE *file = fopen(path, "r");
    for (int c = file ? fgetc(file) : EOF; c != EOF; c = fgetc(file)) putchar(c);
    if (file) fclose(file);
}

int main(void)
{
    pave_map *map, *again;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_map_parse(by_hand, strlen(by_hand), "by_hand.json", NULL, &map, &error) !=
            PAVE_OK ||
        pave_json_map_write(map, NULL, "map.json", NULL, NULL, &error) != PAVE_OK ||
        pave_json_map_read("map.json", NULL, &again, &error) != PAVE_OK) {
        printf("%s\n", pave_error_text(&error, text));
        return 1;
    }
    print_file("map.json");
    printf("read again, it is the same: %s\n",
           pave_map_hash(map) == pave_map_hash(again) ? "yes" : "no");
    pave_map_destroy(again);
    pave_map_destroy(map);
    remove("map.json");

    static const char too_few[] = "{\"grid\": \"hex\", \"window\": {\"shape\": \"hexagon\", "
                                  "\"radius\": 1},\n \"labels\": [1, 1, 2, 2, 0, 3]}";
    if (pave_json_map_parse(too_few, strlen(too_few), "few.json", NULL, &map, &error) != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    return 0;
}
