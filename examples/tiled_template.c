/// A blank sheet to paint over: every combination of three corner colours, and the tile set that
/// says which tile is which. Writes template.png and template.tsx into the working folder.
#include <pave/formats/tiled.h>

#include <stdio.h>

int main(void)
{
    pave_error error = {0};
    pave_result result = pave_tiled_template_write(
        &(pave_tiled_template_def){PAVE_WANG_CORNER, 3, 48, "template.png", "template.tsx"}, NULL,
        NULL, &error);
    if (result != PAVE_OK) {
        fprintf(stderr, "%s: %s\n", error.file, error.message);
        return 1;
    }
    puts("Paint over template.png, and keep every corner's colour where it is: template.tsx stays "
         "true.");

    // What cannot be made is said, with a size that can.
    result = pave_tiled_template_write(
        &(pave_tiled_template_def){PAVE_WANG_CORNER, 15, 128, "template.png", "template.tsx"}, NULL,
        NULL, &error);
    printf("%s\n", error.message);
    return result == PAVE_RANGE ? 0 : 1;
}
