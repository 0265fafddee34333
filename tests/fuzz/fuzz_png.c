/// tests/fuzz/fuzz_png.c: any bytes as a PNG.
#include "../../formats/tiled/tiled_png.h"
#include "limited.h"
#include "png_mend.h"

#include <pave/formats/tiled.h>

#include <string.h>

static void read_png(const uint8_t *data, size_t size)
{
    size_t used = 0;
    pave_allocator allocator = {.resize = limited_resize, .context = &used};
    pave_tiled_pixels pixels = {0};
    pave_error error = {0};
    pave_result result = pave_tiled_png_parse(data, size, "in.png", &allocator, &pixels, &error);
    must((result == PAVE_OK) == (pixels.rgba != NULL) && error.result == result);
    must((result == PAVE_OK) == (error.message[0] == 0));
    if (pixels.rgba != NULL) {
        const size_t bytes = 4 * (size_t)pixels.width * (size_t)pixels.height;
        uint64_t sum = 0;
        must(pixels.width >= 1 && pixels.height >= 1 && used >= bytes);
        for (size_t i = 0; i < bytes; i++) sum += pixels.rgba[i]; // every byte is there
        must(sum <= 255 * (uint64_t)bytes);
    }
    pave_tiled_pixels_destroy(&pixels);
    must(used == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    png_read_twice(data, size, read_png);
    return 0;
}
