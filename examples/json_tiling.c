/// A tiling as a file: one that pave knows is written, to be changed in an editor, and read again;
/// and what is said about a damaged one.
#include <pave/formats/json.h>
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    pave_tiling *known, *read;
    pave_error error;
    if (pave_tiling_create_named("snub-square", NULL, &known, NULL) != PAVE_OK) return 1;
    if (pave_json_tiling_write(known, "snub-square.json", NULL, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    if (pave_json_tiling_read("snub-square.json", NULL, &read, &error) != PAVE_OK) {
        printf("%s\n", error.message);
        return 1;
    }
    printf("%s has %d faces in a unit cell, before and after: %s\n", read->name,
           (int)read->face_count,
           read->face_count == known->face_count && read->edge_count == known->edge_count ? "yes"
                                                                                          : "no");
    pave_tiling_destroy(read);
    pave_tiling_destroy(known);
    remove("snub-square.json");

    static const char *const texts[] = {
        "{\"i\": [1, 0], \"j\": [0, 1], \"faces\": [[[0, 0], [1, 0], [1, 1], [0, 1]]]}",
        "{\"i\": [1, 0],\n \"j\": [0, 1],\n \"faces\": [[[0, 0], [1, 0], [1]]]}",
        "{\"i\": [1, 0], \"j\": [0, 1],\n \"faces\": [[[0, 0], [1, 0], [1, 1]]]}",
        "{\"i\": [1, 0], \"j\": [2, 0], \"faces\": [[[0, 0], [1, 0], [1, 1]]]}",
    };
    for (int n = 0; n < 4; n++) {
        char text[PAVE_ERROR_TEXT_SIZE];
        if (pave_json_tiling_parse(texts[n], strlen(texts[n]), "own.json", NULL, &read, &error) ==
            PAVE_OK) {
            printf("own.json: a tiling with %d faces in a unit cell\n", (int)read->face_count);
            pave_tiling_destroy(read);
        } else {
            printf("%s\n", pave_error_text(&error, text));
        }
    }
    return 0;
}
