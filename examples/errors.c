/// Results and errors: every reader returns a pave_result and fills a pave_error with the position,
/// the reason and a remedy.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

/// Your own readers can report errors the same way: `return pave_error_set(...)`.
static pave_result read_door(const char *file, int32_t line, const char *text,
                             pave_square_edge *door, pave_error *error)
{
    pave_result result = pave_square_edge_read(text, door);
    if (result != PAVE_OK)
        return pave_error_set(error, result, file, line, 0,
                              "\"%s\" is not an edge: write a door as q,r,W or q,r,N within +-%d",
                              text, (int)PAVE_COORDINATE_MAX);
    return PAVE_OK;
}

int main(void)
{
    static const char *const lines[] = {"3,4,N", "-1,0,W", "3,4,X", "3,4", "999999999,0,W"};
    printf("pave %s, compiled against %s\n", pave_version(), PAVE_VERSION_TEXT);
    if (strcmp(pave_version(), PAVE_VERSION_TEXT) != 0)
        printf("(another version than the headers)\n");
    for (int32_t i = 0; i < 5; i++) {
        pave_square_edge door;
        pave_error error;
        char text[PAVE_ERROR_TEXT_SIZE];
        pave_result result = read_door("doors.txt", i + 1, lines[i], &door, &error);
        if (result == PAVE_OK)
            printf("doors.txt:%d: a door at %s\n", (int)i + 1, lines[i]);
        else
            printf("%s (result %d: %s)\n", pave_error_text(&error, text), (int)result,
                   pave_result_text(result));
    }
    return 0;
}
