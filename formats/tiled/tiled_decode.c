/// formats/tiled/tiled_decode.c: the gids of a layer from csv, or from base64 with or without gzip,
/// zlib or zstd.
#include "tiled_decode.h"

#include "../common/common_memory.h"

#include <string.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

// The most that one byte can stand for. deflate: a match of 258 bytes takes two bits. zstd: a block
// of 128 KiB of one byte takes four bytes.
enum { DEFLATE_RATIO = 1032, ZSTD_RATIO = 1 << 15 };

// ---- csv ----------------------------------------------------------------------------------------

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

static const char *skip_space(pave_tiled_input *input, const char *text, const char *end)
{
    while (text < end && is_space(*text)) {
        input->line += *text == '\n' && input->line > 0;
        text++;
    }
    return text;
}

// Reads one number, after a comma unless it is the first, and the space around it; NULL without a
// number, or if it is above 32 bits.
static const char *read_number(pave_tiled_input *input, const char *text, const char *end,
                               bool first, uint32_t *out)
{
    uint64_t value = 0;
    if (!first && (text == end || *text++ != ',')) {
        return NULL;
    }
    text = skip_space(input, text, end);
    const char *start = text;
    while (text < end && *text >= '0' && *text <= '9' && value <= UINT32_MAX) {
        value = value * 10 + (uint64_t)(*text++ - '0');
    }
    if (text == start || value > UINT32_MAX) {
        return NULL;
    }
    *out = (uint32_t)value;
    return skip_space(input, text, end);
}

pave_result pave_tiled_decode_csv(pave_tiled_input *input, const char *text, size_t size,
                                  int64_t cells, uint32_t **out)
{
    const char *end = text + size;
    *out = NULL;
    if (cells > (int64_t)(size / 2) + 1) { // a digit and a comma each
        return pave_tiled_fail(
            input, PAVE_INVALID,
            "the layer's text is too short for its %lld cells; correct its size or write it again",
            (long long)cells);
    }
    uint32_t *gids = pave_common_array(input->allocator, (size_t)cells, sizeof *gids);
    if (gids == NULL) {
        return pave_tiled_no_memory(input);
    }
    input->column = 0;
    for (int64_t i = 0; i < cells && text != NULL; i++) {
        text = read_number(input, text, end, i == 0, &gids[i]);
        if (text == NULL) {
            pave_tiled_fail(input, PAVE_INVALID,
                            "number %lld of %lld of the layer is missing or is no gid; write whole "
                            "numbers from 0 to 4294967295 "
                            "with commas between",
                            (long long)i + 1, (long long)cells);
        }
    }
    if (text != NULL && text < end &&
        *text == ',') { // Tiled's own files have no comma here, those of others do
        text = skip_space(input, text + 1, end);
    }
    if (text != NULL && text != end) {
        text = NULL;
        pave_tiled_fail(input, PAVE_INVALID,
                        "the layer has more than its %lld numbers; correct its size or its numbers",
                        (long long)cells);
    }
    if (text == NULL) {
        pave_common_array_release(input->allocator, gids, (size_t)cells, sizeof *gids);
        return PAVE_INVALID;
    }
    *out = gids;
    return PAVE_OK;
}

// ---- base64 -------------------------------------------------------------------------------------

// The value of a digit of base64, or -1.
static int digit_value(unsigned char c)
{
    if (c >= 'A' && c <= 'Z') {
        return c - 'A';
    }
    if (c >= 'a' && c <= 'z') {
        return c - 'a' + 26;
    }
    if (c >= '0' && c <= '9') {
        return c - '0' + 52;
    }
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

// Decodes into `out`, which must hold at least 3 * (size / 4) + 3 bytes; returns how many, or
// SIZE_MAX when it is no base64.
static size_t decode_base64(const char *text, size_t size, unsigned char *out)
{
    uint32_t bits = 0;
    int held = 0;
    size_t digits = 0, count = 0, i = 0;
    for (; i < size && text[i] != '='; i++) {
        int value = digit_value((unsigned char)text[i]);
        if (is_space(text[i])) {
            continue;
        }
        if (value < 0) {
            return SIZE_MAX;
        }
        digits++;
        bits = (bits << 6 | (uint32_t)value) & 0xfff;
        held += 6;
        if (held >= 8) {
            held -= 8;
            out[count++] = (unsigned char)(bits >> held & 0xff);
        }
    }
    size_t padding = 0;
    for (; i < size; i++) {
        if (!is_space(text[i]) && (text[i] != '=' || ++padding > 2)) {
            return SIZE_MAX;
        }
    }
    bool whole = padding == 0 ? digits % 4 != 1 : (digits + padding) % 4 == 0;
    return whole ? count : SIZE_MAX;
}

// ---- Compression --------------------------------------------------------------------------------

static void *zlib_allocate(void *context, unsigned count, unsigned size)
{
    return pave_common_malloc(context, (size_t)count * size);
}
static void zlib_release(void *context, void *memory) { pave_common_free(context, memory); }

static pave_result corrupt(const pave_tiled_input *input, const char *format)
{
    return pave_tiled_fail(
        input, PAVE_INVALID,
        "the layer's %s data are damaged or do not fit its size; write the map again", format);
}

// Fills exactly `size` bytes.
static pave_result inflate_exactly(const pave_tiled_input *input, const unsigned char *packed,
                                   size_t packed_size, void *out, size_t size)
{
    unsigned char spare = 0; // one byte more than there should be
    z_stream stream = {.zalloc = zlib_allocate,
                       .zfree = zlib_release,
                       .opaque = (void *)(uintptr_t)input->allocator};
    enum { GZIP_OR_ZLIB = 32 + 15 };
    if (inflateInit2(&stream, GZIP_OR_ZLIB) != Z_OK) {
        return pave_tiled_no_memory(input);
    }
    stream.next_in = (unsigned char *)(uintptr_t)packed;
    stream.avail_in = (unsigned)packed_size;
    stream.next_out = out;
    stream.avail_out = (unsigned)size;
    int status = inflate(&stream, Z_FINISH);
    if (status != Z_STREAM_END && stream.avail_out == 0) {
        stream.next_out = &spare;
        stream.avail_out = 1;
        status = inflate(&stream, Z_FINISH);
        status = stream.avail_out == 1 ? status : Z_DATA_ERROR;
    } else if (stream.avail_out > 0 && status == Z_STREAM_END) {
        status = Z_DATA_ERROR;
    }
    inflateEnd(&stream);
    if (status == Z_STREAM_END) {
        return PAVE_OK;
    }
    return status == Z_MEM_ERROR ? pave_tiled_no_memory(input) : corrupt(input, "gzip or zlib");
}

static pave_result unzstd_exactly(const pave_tiled_input *input, const unsigned char *packed,
                                  size_t packed_size, void *out, size_t size)
{
    static const unsigned char magic[4] = {
        0x28, 0xb5, 0x2f, 0xfd}; // older formats and further frames are not for maps
    if (packed_size < 4 || memcmp(packed, magic, 4) != 0 ||
        ZSTD_findFrameCompressedSize(packed, packed_size) != packed_size) {
        return corrupt(input, "zstd");
    }
    ZSTD_DCtx *context = ZSTD_createDCtx();
    if (context == NULL) {
        return pave_tiled_no_memory(input);
    }
    size_t got = ZSTD_decompressDCtx(context, out, size, packed, packed_size);
    ZSTD_freeDCtx(context);
    if (ZSTD_getErrorCode(got) == ZSTD_error_memory_allocation) {
        return pave_tiled_no_memory(input);
    }
    return !ZSTD_isError(got) && got == size ? PAVE_OK : corrupt(input, "zstd");
}

static pave_result unpack(const pave_tiled_input *input, const unsigned char *packed,
                          size_t packed_size, pave_tiled_compression_read compression,
                          int64_t cells, uint32_t **out)
{
    static const int64_t ratios[] = {1, DEFLATE_RATIO, ZSTD_RATIO};
    int64_t size = cells * 4;
    bool exact = compression != PAVE_TILED_READ_PLAIN || (int64_t)packed_size == size;
    if (!exact || size / ratios[compression] > (int64_t)packed_size) {
        return pave_tiled_fail(input, PAVE_INVALID,
                               "the layer has %zu bytes of data, which do not fit its %lld cells "
                               "of 4 bytes; correct its size or "
                               "write the map again",
                               packed_size, (long long)cells);
    }
    uint32_t *gids = pave_common_array(input->allocator, (size_t)cells, sizeof *gids);
    if (gids == NULL) {
        return pave_tiled_no_memory(input);
    }
    pave_result result = PAVE_OK;
    if (compression == PAVE_TILED_READ_PLAIN) {
        memcpy(gids, packed, packed_size);
    } else if (compression == PAVE_TILED_READ_DEFLATE) {
        result = inflate_exactly(input, packed, packed_size, gids, (size_t)size);
    } else {
        result = unzstd_exactly(input, packed, packed_size, gids, (size_t)size);
    }
    if (result != PAVE_OK) {
        pave_common_array_release(input->allocator, gids, (size_t)cells, sizeof *gids);
        return result;
    }
    for (int64_t i = 0; i < cells; i++) { // the lowest byte comes first, whatever this machine does
        unsigned char bytes[4];
        memcpy(bytes, &gids[i], 4);
        gids[i] = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
                  (uint32_t)bytes[3] << 24;
    }
    *out = gids;
    return PAVE_OK;
}

pave_result pave_tiled_decode_base64(pave_tiled_input *input, const char *text, size_t size,
                                     pave_tiled_compression_read compression, int64_t cells,
                                     uint32_t **out)
{
    size_t room = size / 4 * 3 + 3;
    *out = NULL;
    unsigned char *packed = pave_common_array(input->allocator, room, 1);
    if (packed == NULL) {
        return pave_tiled_no_memory(input);
    }
    size_t packed_size = decode_base64(text, size, packed);
    pave_result result = packed_size == SIZE_MAX
                             ? corrupt(input, "base64")
                             : unpack(input, packed, packed_size, compression, cells, out);
    pave_common_array_release(input->allocator, packed, room, 1);
    return result;
}
