/// A mask as a text that a person can type, read and written; and what is said when a line of it is
/// wrong.
#include <pave/pave.h>

#include <stdio.h>
#include <string.h>

static const char text[] = "# a cave, and a wall with a gap\n"
                           "grid hex\n"
                           "window hexagon 2\n"
                           "rows\n"
                           "    # # .\n"
                           "   # . . .\n"
                           "  . . . . .\n"
                           "   . . # #\n"
                           "    . . .\n"
                           "cells -2,1\n"
                           "edges 0,0,NE 0,0,NW 1,0,W\n";

int main(void)
{
    pave_mask *mask = NULL;
    pave_error error = {0};
    char written[400], message[PAVE_ERROR_TEXT_SIZE];
    int64_t size = 0, blocked = 0;
    if (pave_mask_read(text, sizeof text - 1, "cave.mask", NULL, NULL, &mask, &error) != PAVE_OK)
        return 1;
    for (int64_t i = 0; i < mask->window->count; i++) blocked += pave_mask_cell(mask, i);
    printf("%d of %d cells are blocked. As pave writes it:\n\n", (int)blocked,
           (int)mask->window->count);

    // Asking for the size first, or trying with the buffer that one has.
    if (pave_mask_write(mask, written, sizeof written, &size) != PAVE_OK) return 1;
    printf("%s\n", written);
    pave_mask_destroy(mask);

    const char wrong[] = "grid hex\nwindow hexagon 2\nedges 0,0,E\n";
    if (pave_mask_read(wrong, strlen(wrong), "wrong.mask", NULL, NULL, &mask, &error) == PAVE_OK)
        return 1;
    printf("%s\n", pave_error_text(&error, message));
    return 0;
}
