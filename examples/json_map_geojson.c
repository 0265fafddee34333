/// Territories for whoever draws maps: smooth borders, along which neighbours stay glued, as
/// GeoJSON; and as JSON with poles for labels.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char island[] =
    "{\"grid\": \"hex\", \"orientation\": \"flat\", \"window\": {\"shape\": \"hexagon\", "
    "\"radius\": 2},\n"
    " \"labels\": [0, 1, 1,  1, 1, 1, 2,  0, 1, 3, 2, 2,  1, 2, 2, 2,  0, 2, 0]}";

static void print_file(const char *path)
{
    FILE *file = fopen(path, "r");
    for (int c = file ? fgetc(file) : EOF; c != EOF; c = fgetc(file)) putchar(c);
    if (file) fclose(file);
    remove(path);
}

int main(void)
{
    pave_map *map;
    pave_polygons *polygons = NULL;
    pave_borders *borders = NULL;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_map_parse(island, strlen(island), "island.json", NULL, &map, &error) != PAVE_OK) {
        printf("%s\n", pave_error_text(&error, text));
        return 1;
    }
    pave_result result = pave_map_polygons(map, NULL, &polygons, NULL);
    if (result == PAVE_OK)
        result = pave_borders_create(polygons, map->territories->of_cell, map->territories->count,
                                     NULL, &borders, &error);
    if (result == PAVE_OK) result = pave_borders_smooth(borders, NULL, &error);
    if (result == PAVE_OK)
        result = pave_json_map_geojson_write(map, borders, "island.geojson", NULL, NULL, &error);
    if (result == PAVE_OK)
        result = pave_json_map_write(map, borders, "island.json", NULL, NULL, &error);
    if (result == PAVE_OK) {
        print_file("island.geojson");
        print_file("island.json");
    }
    pave_borders_destroy(borders);
    pave_polygons_destroy(polygons);
    pave_map_destroy(map);
    return result == PAVE_OK ? 0 : 1;
}
