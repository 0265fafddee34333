/// formats/tiled/tiled_base64_write.c: writes a layer as base64, streamed: ids, little-endian
/// bytes, compression, base64, file.
///
/// Based on: S. Josefsson, "The Base16, Base32, and Base64 Data Encodings", RFC 4648, 2006.
#include "tiled_write_shared.h"

#include "../common/common_memory.h"

#include <zlib.h>
#ifndef PAVE_BARE
#include <zstd.h>
#endif

// Fixed levels give the same bytes every time.
enum { ZLIB_LEVEL = 6, ZSTD_LEVEL = 3, CHUNK_IDS = 2048, PACKED_SIZE = 1 << 14 };

// ---- Base64 -------------------------------------------------------------------------------------

static const char base64_digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void pave_tiled_base64_add(pave_tiled_base64 *state, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        state->group = state->group << 8 | bytes[i];
        if (++state->count < 3) continue;
        uint32_t g = state->group & 0xffffff;
        char text[4] = {base64_digits[g >> 18], base64_digits[g >> 12 & 63],
                        base64_digits[g >> 6 & 63], base64_digits[g & 63]};
        pave_output_bytes(state->output, text, 4);
        state->count = 0;
    }
}

void pave_tiled_base64_end(pave_tiled_base64 *state)
{
    if (state->count == 0) return;
    uint32_t g = state->count == 1 ? (state->group & 0xff) << 16 : (state->group & 0xffff) << 8;
    char text[4] = {base64_digits[g >> 18], base64_digits[g >> 12 & 63],
                    state->count == 2 ? base64_digits[g >> 6 & 63] : '=', '='};
    pave_output_bytes(state->output, text, 4);
}

// ---- Compressions -------------------------------------------------------------------------------

typedef struct packer {
    uint64_t size; ///< total number of bytes
    pave_tiled_base64 text;
    z_stream zlib;
    void *zstd; ///< a ZSTD_CCtx
    unsigned char bytes[4 * CHUNK_IDS];
    unsigned char packed[PACKED_SIZE];
} packer;

static void *zlib_allocate(void *allocator, unsigned count, unsigned size)
{
    return size != 0 && count > SIZE_MAX / size
               ? NULL
               : pave_common_malloc(allocator, (size_t)count * size);
}

static void zlib_release(void *allocator, void *memory) { pave_common_free(allocator, memory); }

static bool plain_begin(packer *self) { return self != NULL; }

static void plain_write(packer *self, size_t size, bool last)
{
    (void)last;
    pave_tiled_base64_add(&self->text, self->bytes, size);
}

static void plain_end(packer *self) { (void)self; }

/// zlib and zstd take pointers to non-const allocators and bytes but change neither.
static void *not_const(const void *pointer)
{
    union {
        const void *in;
        void *out;
    } cast = {pointer};
    return cast.out;
}

static bool deflate_begin(packer *self)
{
    self->zlib = (z_stream){.zalloc = zlib_allocate,
                            .zfree = zlib_release,
                            .opaque = not_const(self->text.output->allocator)};
    return deflateInit(&self->zlib, ZLIB_LEVEL) == Z_OK;
}

static void deflate_write(packer *self, size_t size, bool last)
{
    self->zlib.next_in = self->bytes;
    self->zlib.avail_in = (unsigned)size;
    do {
        self->zlib.next_out = self->packed;
        self->zlib.avail_out = PACKED_SIZE;
        int result = deflate(&self->zlib, last ? Z_FINISH : Z_NO_FLUSH);
        assert(result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR);
        (void)result;
        pave_tiled_base64_add(&self->text, self->packed, PACKED_SIZE - self->zlib.avail_out);
    } while (self->zlib.avail_out == 0);
}

static void deflate_end(packer *self) { deflateEnd(&self->zlib); }

#ifdef PAVE_BARE
static bool zstd_begin(packer *self)
{
    pave_output_fail(self->text.output, PAVE_UNSUPPORTED,
                     "this build of pave lacks zstd; choose another compression");
    return false;
}

static void zstd_write(packer *self, size_t size, bool last) { (void)self, (void)size, (void)last; }

static void zstd_end(packer *self) { (void)self; }
#else
static bool zstd_begin(packer *self)
{
    self->zstd = ZSTD_createCCtx();
    return self->zstd &&
           !ZSTD_isError(ZSTD_CCtx_setParameter(self->zstd, ZSTD_c_compressionLevel, ZSTD_LEVEL)) &&
           !ZSTD_isError(ZSTD_CCtx_setPledgedSrcSize(self->zstd, self->size));
}

static void zstd_write(packer *self, size_t size, bool last)
{
    ZSTD_inBuffer in = {.src = self->bytes, .size = size};
    size_t left = 1;
    while (left > 0) {
        ZSTD_outBuffer out = {.dst = self->packed, .size = PACKED_SIZE};
        left = ZSTD_compressStream2(self->zstd, &out, &in, last ? ZSTD_e_end : ZSTD_e_continue);
        if (ZSTD_isError(left)) { // zstd allocates memory while it compresses
            pave_output_no_memory(self->text.output);
            return;
        }
        pave_tiled_base64_add(&self->text, self->packed, out.pos);
        if (!last && in.pos == in.size) return;
    }
}

static void zstd_end(packer *self) { ZSTD_freeCCtx(self->zstd); }
#endif

static const struct compression {
    const char *text;
    bool (*begin)(packer *self); ///< returns false if out of memory
    void (*write)(packer *self, size_t size,
                  bool last); ///< compresses the first `size` of the packer's bytes
    void (*end)(packer *self);
} compressions[] = {
    [PAVE_TILED_UNCOMPRESSED] = {"", plain_begin, plain_write, plain_end},
    [PAVE_TILED_ZLIB] = {"zlib", deflate_begin, deflate_write, deflate_end},
    [PAVE_TILED_ZSTD] = {"zstd", zstd_begin, zstd_write, zstd_end},
};

const char *pave_tiled_compression_text(pave_tiled_compression compression)
{
    return compressions[compression].text;
}

// ---- The layer ----------------------------------------------------------------------------------

static void pack_block(packer *self, const struct compression *compression, const uint32_t *ids,
                       size_t count, bool last)
{
    for (size_t done = 0; done < count && self->text.output->result == PAVE_OK;) {
        size_t part = count - done < CHUNK_IDS ? count - done : CHUNK_IDS;
        for (size_t i = 0; i < part; i++) {
            uint32_t gid = pave_tiled_gid_of_id(ids[done + i]);
            for (int k = 0; k < 4; k++)
                self->bytes[4 * i + (size_t)k] = (unsigned char)(gid >> 8 * k);
        }
        done += part;
        compression->write(self, 4 * part, last && done == count);
    }
}

/// Makes a packer for `size` bytes; NULL after a failure, which is kept in the output.
static packer *packer_make(pave_output *output, const struct compression *compression,
                           uint64_t size)
{
    packer *self = pave_common_array(output->allocator, 1, sizeof *self);
    if (self) {
        self->size = size;
        self->text.output = output;
        if (compression->begin(self)) return self;
        compression->end(self);
        pave_common_free(output->allocator, self);
    }
    pave_output_no_memory(output);
    return NULL;
}

static void packer_finish(packer *self, const struct compression *compression)
{
    const pave_allocator *allocator = self->text.output->allocator;
    pave_tiled_base64_end(&self->text);
    compression->end(self);
    pave_common_free(allocator, self);
}

void pave_tiled_base64_write(pave_output *output, const pave_tiled_map_def *map)
{
    const struct compression *compression = &compressions[map->compression];
    packer *self =
        packer_make(output, compression, 4 * (uint64_t)map->width * (uint64_t)map->height);
    if (!self) return;
    pave_tiled_blocks blocks;
    pave_tiled_blocks_begin(&blocks, map, output);
    while (pave_tiled_blocks_next(&blocks))
        pack_block(self, compression, blocks.ids, (size_t)blocks.count * (size_t)map->width,
                   blocks.first + blocks.count == map->height);
    pave_tiled_blocks_end(&blocks);
    packer_finish(self, compression);
}

void pave_tiled_base64_ids(pave_output *output, const pave_tiled_map_def *map, const uint32_t *ids,
                           size_t count)
{
    const struct compression *compression = &compressions[map->compression];
    packer *self = packer_make(output, compression, 4 * (uint64_t)count);
    if (!self) return;
    pack_block(self, compression, ids, count, true);
    packer_finish(self, compression);
}
