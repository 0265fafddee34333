/// tests/fuzz/fuzz_parts.c: any text as a face, edge or vertex of each grid, as a cell of a tiling,
/// as an address of the mosaic: what can be read is within the limits, is written, and read again
/// as the same.
#include "limited.h"

#include <pave/hex.h>
#include <pave/square.h>
#include <pave/tiling.h>
#include <pave/tri.h>
#include <pave/window.h>

#include <string.h>

static bool is_read(pave_result result)
{
    must(result == PAVE_OK || result == PAVE_INVALID || result == PAVE_RANGE);
    return result == PAVE_OK;
}

#define CHECK(grid, part, type)                                                                 \
    static void check_##grid##_##part(const char *text)                                         \
    {                                                                                           \
        type read, again;                                                                       \
        char written[64];                                                                       \
        memset(&read, 0x5a, sizeof read);                                                       \
        again = read;                                                                           \
        if (!is_read(pave_##grid##_##part##_read(text, &read))) {                               \
            must(memcmp(&read, &again, sizeof read) == 0);                                      \
            return;                                                                             \
        }                                                                                       \
        must(read.q >= -PAVE_COORDINATE_MAX && read.q <= PAVE_COORDINATE_MAX);                  \
        must(read.r >= -PAVE_COORDINATE_MAX && read.r <= PAVE_COORDINATE_MAX);                  \
        must(pave_##grid##_##part##_read(pave_##grid##_##part##_text(read, written), &again) == \
             PAVE_OK);                                                                          \
        must(memcmp(&read, &again, sizeof read) == 0);                                          \
    }

CHECK(square, face, pave_cell)
CHECK(square, edge, pave_square_edge)
CHECK(square, vertex, pave_square_vertex)
CHECK(hex, face, pave_cell)
CHECK(hex, edge, pave_hex_edge)
CHECK(hex, vertex, pave_hex_vertex)
CHECK(tri, face, pave_cell)
CHECK(tri, edge, pave_tri_edge)
CHECK(tri, vertex, pave_tri_vertex)

static void check_tiling(const pave_tiling *tiling, const char *text)
{
    pave_cell read, again;
    char written[PAVE_TILING_TEXT_SIZE];
    if (!is_read(pave_tiling_face_read(tiling, text, &read))) return;
    must(pave_tiling_cell_valid(tiling, read));
    must(pave_tiling_face_read(tiling, pave_tiling_face_text(tiling, read, written), &again) ==
             PAVE_OK &&
         pave_cell_equal(read, again));
}

static void check_mosaic(const char *text)
{
    uint64_t read, again;
    char written[PAVE_HEX_TEXT_SIZE];
    if (!is_read(pave_hex_shm_read(text, &read))) return;
    must(pave_hex_shm_read(pave_hex_shm_text(read, written), &again) == PAVE_OK && read == again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static pave_tiling *cairo;
    if (!cairo) must(pave_tiling_create_named("cairo", NULL, &cairo, NULL) == PAVE_OK);
    char *text = malloc(size + 1);
    must(text != NULL);
    if (size) memcpy(text, data, size);
    text[size] = '\0';
    check_square_face(text), check_square_edge(text), check_square_vertex(text);
    check_hex_face(text), check_hex_edge(text), check_hex_vertex(text);
    check_tri_face(text), check_tri_edge(text), check_tri_vertex(text);
    check_tiling(pave_tiling_square(), text), check_tiling(pave_tiling_tri(), text),
        check_tiling(cairo, text);
    check_mosaic(text);
    free(text);
    return 0;
}
