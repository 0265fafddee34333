/// Tiles as a file: vertices, rings and neighbours, as JSON that is read back to the last bit, and
/// as GeoJSON for whoever draws maps.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char two_tiles[] =
    "{\"vertices\": [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1.25], [2, 1]],\n"
    " \"tiles\": [{\"ring\": [0, 1, 4, 3]},\n"
    "           {\"ring\": [1, 2, 5, 4]}]}";

static void print_file(const char *path)
{
    FILE *file = fopen(path, "r");
    for (int c = file ? fgetc(file) : EOF; c != EOF; c = fgetc(file)) putchar(c);
    if (file) fclose(file);
}

int main(void)
{
    pave_mesh *mesh, *again;
    pave_error error;
    char text[PAVE_ERROR_TEXT_SIZE];
    if (pave_json_mesh_parse(two_tiles, strlen(two_tiles), "tiles.json", NULL, &mesh, &error) !=
        PAVE_OK) {
        printf("%s\n", pave_error_text(&error, text));
        return 1;
    }
    if (pave_json_mesh_write(mesh, "tiles.json", NULL, NULL, &error) != PAVE_OK ||
        pave_json_mesh_read("tiles.json", NULL, &again, &error) != PAVE_OK) {
        printf("%s\n", pave_error_text(&error, text));
        return 1;
    }
    print_file("tiles.json");
    printf("read again, it is the same: %s\n",
           pave_mesh_hash(mesh) == pave_mesh_hash(again) ? "yes" : "no");
    if (pave_json_geojson_write(mesh, "tiles.geojson", NULL, NULL, &error) != PAVE_OK) return 1;
    print_file("tiles.geojson");
    pave_mesh_destroy(again);
    pave_mesh_destroy(mesh);
    remove("tiles.json");
    remove("tiles.geojson");

    static const char bow_tie[] =
        "{\"vertices\": [[0, 0], [1, 0], [1, 1], [0, 1]],\n \"tiles\": [{\"ring\": [0, 1, 3, 2]}]}";
    if (pave_json_mesh_parse(bow_tie, strlen(bow_tie), "bow.json", NULL, &mesh, &error) != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    return 0;
}
