// cli/world/bake_hash.c: the hashes of a rectangle of a world.
#include "bake_hash.h"

#include "../commands.h"
#include "../output.h"
#include "../work.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- The chain ----------------------------------------------------------------------------------

// Rows, or where they are wide parts of one, go through the hash in order: threads fill them, and
// one goes through.
static int hash_rows(const cli_bake_hash_call *call, const pave_batch *batch, uint64_t *out)
{
    enum { PIECE_ROWS = 1024, PIECE_CELLS = 1 << 21 };
    const pave_rect rect = call->rect;
    const uint32_t size[2] = {(uint32_t)rect.width, (uint32_t)rect.height};
    const int32_t width = rect.width < PIECE_CELLS ? rect.width : PIECE_CELLS;
    int32_t height = PIECE_CELLS / width;
    if (height > PIECE_ROWS) height = PIECE_ROWS;
    if (width < rect.width) height = 1;
    const size_t faces = (size_t)call->face_count;
    uint32_t *tiles = malloc((size_t)width * (size_t)height * faces * sizeof *tiles);
    if (!tiles) return cli_failed("out of memory");
    const pave_batch fill = {.runner = batch->runner, .progress = cli_progress_silent};
    const int64_t total = pave_rect_count(rect);
    bool stopped = false;
    *out = pave_hash(PAVE_HASH_START, size, call->square ? 2 : 0);
    for (int64_t done = 0; done < total && !stopped;) {
        const int32_t x = (int32_t)(done % rect.width), y = (int32_t)(done / rect.width);
        const pave_rect piece =
            pave_rect_intersection(rect, pave_rect_of(rect.q + x, rect.r + y, width, height));
        stopped = batch->progress.stop(batch->progress.context, done, total) ||
                  pave_world_fill(call->world, piece, &fill, tiles,
                                  piece.width * (ptrdiff_t)faces) != PAVE_OK;
        if (!stopped) *out = pave_hash(*out, tiles, pave_rect_count(piece) * (int64_t)faces);
        done += pave_rect_count(piece);
    }
    if (!stopped) batch->progress.stop(batch->progress.context, total, total);
    free(tiles);
    return stopped ? CLI_STOPPED : CLI_DONE;
}

// ---- Leaves -------------------------------------------------------------------------------------

enum { LEAVES = 1024 };

static int write_leaves(const cli_bake_hash_call *call, const pave_batch *batch, FILE *out)
{
    uint64_t leaves[LEAVES];
    const int64_t total = pave_chunk_count(call->rect);
    const pave_batch fill = {.runner = batch->runner, .progress = cli_progress_silent};
    for (int64_t first = 0; first < total; first += LEAVES) {
        const int64_t count = total - first < LEAVES ? total - first : LEAVES;
        if (batch->progress.stop(batch->progress.context, first, total)) return CLI_STOPPED;
        const pave_result result =
            pave_world_leaves(call->world, call->rect, first, count, NULL, &fill, leaves);
        if (result == PAVE_STOPPED) return CLI_STOPPED;
        if (result != PAVE_OK) return cli_failed("out of memory");
        for (int64_t i = 0; i < count; i++) {
            const pave_rect rect = pave_chunk_rect(call->rect, first + i);
            fprintf(out, "%d,%d\t%dx%d\t0x%016" PRIx64 "\n", (int)rect.q, (int)rect.r,
                    (int)rect.width, (int)rect.height, leaves[i]);
        }
    }
    batch->progress.stop(batch->progress.context, total, total);
    return CLI_DONE;
}

static int write_leaves_file(const cli_bake_hash_call *call, const pave_batch *batch)
{
    const char *path = call->leaves;
    const bool standard = strcmp(path, "-") == 0;
    FILE *out = standard ? stdout : fopen(cli_stage(path), "w");
    int code = out ? write_leaves(call, batch, out)
                   : cli_failed("%s: cannot be written: %s", path, strerror(errno));
    if (code == CLI_DONE && !cli_flush(out, standard ? "standard output" : path)) code = CLI_FAILED;
    if (out && !standard) fclose(out);
    return cli_stage_end(code);
}

// ---- All of it ----------------------------------------------------------------------------------

static int hash_chunks(const cli_bake_hash_call *call, const pave_batch *batch, uint64_t *out)
{
    switch (pave_world_hash_chunks(call->world, call->rect, call->ranks, NULL, batch, out)) {
    case PAVE_OK: return CLI_DONE;
    case PAVE_STOPPED: return CLI_STOPPED;
    case PAVE_IO: return cli_failed("the exchange among ranks failed");
    default: return cli_failed("out of memory");
    }
}

int cli_bake_hash(const cli_bake_hash_call *call, uint64_t *out)
{
    cli_progress bar;
    int code = CLI_DONE;
    const bool first = pave_ranks_rank(call->ranks) == 0;
    if (call->hash == CLI_HASH_NONE && !call->leaves) return CLI_DONE;
    const pave_batch batch = {.runner = cli_runner(call->threads),
                              .progress = cli_progress_begin(&bar, "hashing")};
    if (call->hash == CLI_HASH_CHUNKS) code = hash_chunks(call, &batch, out);
    if (call->hash == CLI_HASH_WHOLE && first) code = hash_rows(call, &batch, out);
    if (call->leaves && first && code == CLI_DONE) code = write_leaves_file(call, &batch);
    cli_progress_end(&bar);
    return cli_agree(call->ranks, code);
}
