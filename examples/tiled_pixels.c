/// Reading a PNG: its pixels as bytes, from a file or from memory. Usage: tiled_pixels [FILE];
/// without a file, a sheet of the built-in meadow is written as pixels.png and shown, as well as
/// letters can.
#include <pave/formats/tiled.h>

#include <stdio.h>
#include <stdlib.h>

enum { SHOWN_WIDTH = 96 };

/// Blocks of pixels by their brightness, two rows to one as letters are tall; what is transparent
/// is blank.
static void show(const pave_tiled_pixels *picture)
{
    int step = picture->width / SHOWN_WIDTH + 1;
    for (int y = 0; y + 2 * step <= picture->height; y += 2 * step) {
        for (int x = 0; x + step <= picture->width; x += step) {
            int sum = 0, count = 0;
            for (int i = 0; i < 2 * step * step; i++) {
                const uint8_t *rgba =
                    picture->rgba +
                    4 * ((size_t)(y + i / step) * (size_t)picture->width + (size_t)(x + i % step));
                if (rgba[3] > 127) sum += 2 * rgba[0] + 3 * rgba[1] + rgba[2], count += 6;
            }
            putchar(count == 0 ? ' ' : "#%*+=-:."[sum / count / 32]);
        }
        putchar('\n');
    }
}

/// The bytes of a small file, which are to be freed; NULL where it cannot be read.
static void *read_bytes(const char *path, size_t *size)
{
    const size_t most = 1 << 20;
    FILE *file = fopen(path, "rb");
    void *bytes = malloc(most);
    *size = file && bytes ? fread(bytes, 1, most, file) : 0;
    if (file) fclose(file);
    return bytes;
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "pixels.png";
    pave_error error = {0};
    char text[PAVE_ERROR_TEXT_SIZE];
    pave_tiled_pixels picture = {0};
    pave_result result = PAVE_OK;
    if (argc < 2) {
        pave_tiled_tileset *meadow = NULL;
        result =
            pave_tiled_builtin(PAVE_BUILTIN_MEADOW, PAVE_ORTHOGONAL, 24, NULL, &meadow, &error);
        if (result == PAVE_OK)
            result = pave_tiled_builtin_write(meadow, path, NULL, &error); // the picture alone
        pave_tiled_tileset_destroy(meadow);
    }
    if (result == PAVE_OK) result = pave_tiled_png_read(path, NULL, &picture, &error);
    if (result == PAVE_OK)
        printf("%s: %d x %d pixels\n", path, (int)picture.width, (int)picture.height);
    if (result == PAVE_OK) show(&picture);
    if (result != PAVE_OK) fprintf(stderr, "%s\n", pave_error_text(&error, text));
    pave_tiled_pixels_destroy(&picture);

    // From memory, and cut off in the middle: what is not a whole picture is none.
    size_t size;
    void *bytes = read_bytes(path, &size);
    pave_result half = bytes ? pave_tiled_png_parse(bytes, size / 2, "the first half of it", NULL,
                                                    &picture, &error)
                             : PAVE_IO;
    if (half != PAVE_OK)
        printf("%s\n", pave_error_text(&error, text));
    else
        pave_tiled_pixels_destroy(&picture);
    free(bytes);
    return result == PAVE_OK && half == PAVE_INVALID ? 0 : 1;
}
