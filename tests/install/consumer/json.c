// Uses the installed core and pave_json, down to the library that it needs.
#include <pave/formats/json.h>
#include <pave/pave.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    static const char text[] =
        "{\"i\": [1, 0], \"j\": [0, 1], \"faces\": [[[0, 0], [1, 0], [1, 1], [0, 1]]]}";
    pave_error error;
    pave_tiling *tiling = NULL;
    if (pave_json_tiling_parse(text, strlen(text), "t.json", NULL, &tiling, &error) != PAVE_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    int touching = (int)tiling->touching_max;
    pave_tiling_destroy(tiling);
    if (touching != 8) return 1;
    printf("pave %s\n", pave_version());
    return 0;
}
